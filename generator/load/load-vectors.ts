import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { compare, type Diagnostic } from "../diagnostics/diagnostic.ts";
import { parseBytes, type Source } from "./source.ts";

/**
 * Reads the vector files `<body>/<file>` in the folder `name` of `root`, sorted by body and file. `folders` contains
 * the path of this folder and of each entry in it. `onRead` receives the path of each folder and file that is read.
 */
export function loadVectors(
  root: string,
  name: string,
  problems: Diagnostic[],
  onRead: (file: string) => void = () => {},
): { sources: Source[]; folders: string[] } {
  const list = (place: string) => {
    onRead(place);
    return namesIn(place);
  };
  const folder = path.join(root, name);
  const bodies = list(folder);
  const folders = [folder, ...bodies.map((body) => path.join(folder, body))];
  const sources = bodies.flatMap((body) =>
    list(path.join(folder, body))
      .filter((file) => /\.(ya?ml|json)$/.test(file) && isFile(path.join(folder, body, file)))
      .map((file) => {
        onRead(path.join(folder, body, file));
        const bytes = readFileSync(path.join(folder, body, file));
        return parseBytes(`${name}/${body}/${file}`, bytes, problems);
      }),
  );
  return { sources, folders };
}

function isFile(place: string): boolean {
  return statSync(place, { throwIfNoEntry: false })?.isFile() === true;
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).sort(compare);
  } catch {
    return [];
  }
}
