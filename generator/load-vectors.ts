import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseSource, type Source } from "./load.ts";
import { compare, type Problem } from "./problem.ts";

/** Reads every file of a folder of vectors, `<body>/<name>.yaml`, sorted by place. */
export function loadVectors(folder: string, name: string, problems: Problem[]): Source[] {
  const root = path.join(folder, name);
  return list(root).flatMap((body) =>
    list(path.join(root, body))
      .filter((file) => /\.(ya?ml|json)$/.test(file))
      .map((file) => {
        const text = readFileSync(path.join(root, body, file), "utf8");
        return parseSource(`${name}/${body}/${file}`, text, problems);
      }),
  );
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder).sort(compare);
  } catch {
    return [];
  }
}
