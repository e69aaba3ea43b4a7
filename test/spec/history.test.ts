import { cpSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { holdContract } from "../../generator/contract/contract.ts";
import { compareForClients } from "../../generator/contract/for-clients.ts";
import { folderFor } from "../generator/output.ts";

it("the version fits the changes since the last release; `npm run contract` would not change CHANGELOG.md", async () => {
  const folder = folderFor("history");
  for (const part of ["openapi.yaml", "schemas", "countries", "history"]) {
    cpSync(`spec/${part}`, `${folder}/${part}`, { recursive: true });
  }
  const { fault, last } = await holdContract(`${folder}/openapi.yaml`, compareForClients, false);
  expect(fault).toBeUndefined();
  expect(last).toBeDefined();
  const changelog = (place: string) => readFileSync(`${place}/history/CHANGELOG.md`, "utf8");
  expect(changelog(folder)).toBe(changelog("spec"));
});
