import { readDatabaseTarget } from "../config.ts";
import { backUpSqlite } from "./copy-sqlite.ts";
import { backUpPostgres } from "./dump-postgres.ts";
import { runCommand } from "./run-command.ts";

runCommand("Usage: npm run backup -- <new file>", (file) => {
  const database = readDatabaseTarget(process.env);
  if (database.engine === "sqlite") {
    backUpSqlite(database.file, file);
  } else {
    backUpPostgres(database.url, file);
  }
  return `${file} contains the whole database, but not the key. Store SECRET_KEY or the key file elsewhere; without the key, the secrets cannot be opened.`;
});
