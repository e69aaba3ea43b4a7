import { readDatabaseTarget } from "../config.ts";
import { backUpSqlite } from "./copy-sqlite.ts";
import { backUpPostgres } from "./dump-postgres.ts";
import { runCommand } from "./run-command.ts";

runCommand("npm run backup -- <new file>", (file) => {
  const database = readDatabaseTarget(process.env);
  if (database.engine === "sqlite") {
    backUpSqlite(database.file, file);
  } else {
    backUpPostgres(database.url, file);
  }
  return `${file} holds everything but the key: without SECRET_KEY its secrets stay closed, so keep that somewhere else.`;
});
