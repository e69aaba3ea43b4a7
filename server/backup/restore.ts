import { readDatabaseTarget } from "../config.ts";
import { restoreSqlite } from "./copy-sqlite.ts";
import { restorePostgres } from "./dump-postgres.ts";
import { runCommand } from "./run-command.ts";

runCommand("npm run restore -- <file of a backup>", (file) => {
  const database = readDatabaseTarget(process.env);
  if (database.engine === "sqlite") {
    restoreSqlite(file, database.file);
  } else {
    restorePostgres(file, database.url);
  }
  return "The database is restored. Start the server with the SECRET_KEY that it had, or with its key file beside it.";
});
