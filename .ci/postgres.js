// Exits with 0 if PostgreSQL responds at TEST_DATABASE_URL (default: port 5432 of this machine), otherwise with 1.
import pg from "pg";

const url = process.env.TEST_DATABASE_URL ?? "postgres://postgres@127.0.0.1:5432/postgres";
const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000 });
try {
  await client.connect();
  await client.query("select 1");
  await client.end();
} catch (error) {
  console.error(`no PostgreSQL at ${new URL(url).host}: ${error.message}`);
  process.exitCode = 1;
}
