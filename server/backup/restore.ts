import { readDatabaseTarget } from "../config.ts";
import { restoreSqlite } from "./copy-sqlite.ts";
import { restorePostgres } from "./dump-postgres.ts";
import { runCommand } from "./run-command.ts";

runCommand("Usage: npm run restore -- <backup file>", (file) => {
  const database = readDatabaseTarget(process.env);
  if (database.engine === "sqlite") {
    restoreSqlite(file, database.file);
  } else {
    restorePostgres(file, database.url);
  }
  return "The database is restored. Start the server with the SECRET_KEY from the time of the backup. If that server had a key file instead, copy the file next to the database file.";
});
