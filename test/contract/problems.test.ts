import { writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { main } from "../../generator/cli.ts";
import { recordingConsole } from "../generator/command.ts";
import { folderFor, writeFiles } from "../generator/output.ts";

let folder: string;

beforeEach(() => {
  folder = folderFor("contract-problems");
});

const document = (schemas: object) =>
  JSON.stringify({
    openapi: "3.1.1",
    info: { title: "Kept", version: "1.0.0" },
    paths: {},
    components: { schemas },
  });

async function run(...args: string[]) {
  const { console, out, err } = recordingConsole();
  const entry = `${folder}/api/openapi.json`;
  const status = await main(["contract", "--spec", entry, ...args], console);
  return { status, out: out.join("\n"), err: err.join("\n") };
}

describe("the contract command", () => {
  it("reports the errors of a spec with their places, and that nothing was compared", async () => {
    writeFiles(folder, [["api/openapi.json", document({ A: { $ref: "#/nowhere" } })]]);
    const { status, err } = await run();
    const place = path.relative(process.cwd(), folder);
    expect(status).toBe(1);
    expect(err).toContain(`${place}/api/openapi.json:1:`);
    expect(err).toContain("; nothing was compared. talonario explain ");
    const { problems } = JSON.parse((await run("--json")).out);
    expect(problems).toMatchObject([{ file: `${place}/api/openapi.json` }]);
  });

  it("names the file of a kept release that has a syntax error", async () => {
    writeFiles(folder, [["api/openapi.json", document({})]]);
    await run("--keep");
    writeFileSync(`${folder}/api/history/1.0.0.yaml`, "openapi: [\n");
    const place = path.relative(process.cwd(), folder);
    expect((await run()).err).toContain(`${place}/api/history/1.0.0.yaml:2:1 spec/syntax`);
  });

  it("reads a spec with the same options as generate", async () => {
    const schemas = {
      A: { type: "string", pattern: "^(a+)+$" },
      B: { $ref: "../common/name.json" },
      C: { type: "string", format: "knot" },
    };
    writeFiles(folder, [
      ["api/openapi.json", document(schemas)],
      ["common/name.json", '{ "type": "string" }'],
    ]);
    const flags = ["--root", folder, "--allow", "spec/backtracking", "--format", "knot=^k$"];
    expect(await run(...flags, "--keep")).toMatchObject({ status: 0, err: "" });
    expect(await run(...flags)).toEqual({
      status: 0,
      out: "1.0.0: compared with 1.0.0\nthe version fits the changes",
      err: "",
    });
  });

  it("compares nothing if the version is not three numbers", async () => {
    writeFiles(folder, [["api/openapi.json", document({}).replace("1.0.0", "v1")]]);
    expect(await run("--keep")).toEqual({
      status: 1,
      out: "v1: nothing was compared\nthe version of the spec is v1: write three numbers, such as 1.0.0",
      err: "",
    });
  });
});
