// Builds the server into dist/: types are only taken out here, `tsc` checks them. Data that it serves is copied.
import { cpSync, rmSync } from "node:fs";
import { compile } from "./compile.js";

for (const room of ["server", "generated"])
  rmSync(`dist/${room}`, { recursive: true, force: true });
cpSync("generated", "dist/generated", {
  recursive: true,
  filter: (file) => !file.endsWith(".ts"),
});
for (const room of ["server", "generated"]) compile(room, "dist");
