import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { generate } from "../../generator/generate.ts";
import { entryOf } from "./case-output.ts";
import { complaints } from "./compiled.ts";
import { folderFor, importFrom, writeFiles } from "./output.ts";

it.each(["lending", "aquarium"])(
  "%s: types, validators, routes and client each compile if generated alone; a validator and routes can be imported",
  { timeout: 60_000 },
  async (name) => {
    const entry = entryOf(name);
    const folder = folderFor(`parts/${name}`);
    const roots: string[] = [];
    for (const part of ["types", "validators", "routes", "client"] as const) {
      const files = (await generate(entry, { only: [part] })).files;
      writeFiles(
        folder,
        [...files].map(([name, text]) => [`${part}/${name}`, text]),
      );
      const typed = [...files.keys()].filter((name) =>
        /^[^/]+\.ts$|^(types|validators)\/[^/]+\.d\.ts$/.test(name),
      );
      roots.push(...typed.map((name) => path.join(folder, part, name)));
    }
    expect([...complaints(roots, folder)]).toEqual([]);
    const [body = ""] = readdirSync(path.join(folder, "validators/validators")).filter((name) =>
      name.endsWith(".explain.js"),
    );
    await importFrom(folder, `validators/validators/${body}`);
    await importFrom(folder, "routes/routes.ts");
  },
);
