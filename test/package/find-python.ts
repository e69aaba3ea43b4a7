import { execFileSync } from "node:child_process";

/** The command of a Python with jsonschema, first the system's Python; undefined if there is none. */
export function findPython(): string | undefined {
  return ["/usr/bin/python3", "python3"].find(hasJsonschema);
}

function hasJsonschema(name: string): boolean {
  try {
    execFileSync(name, ["-W", "ignore", "-c", "import jsonschema"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}
