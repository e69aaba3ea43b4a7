import { execFileSync } from "node:child_process";

/** The first of `/usr/bin/python3` and `python3` that has the package jsonschema; undefined if neither has it. */
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
