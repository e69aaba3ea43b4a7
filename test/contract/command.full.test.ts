import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";
import { main } from "../../generator/cli.ts";
import { recordingConsole } from "../generator/command.ts";
import { folderFor } from "../generator/output.ts";

let folder: string;

beforeEach(() => {
  folder = folderFor("contract-command");
  for (const part of ["openapi.yaml", "schemas", "countries"]) {
    cpSync(`spec/${part}`, `${folder}/${part}`, { recursive: true });
  }
  edit("openapi.yaml", /^ {2}version: .*$/m, "  version: 1.0.0");
});

function edit(file: string, old: RegExp, now: string): void {
  const before = readFileSync(`${folder}/${file}`, "utf8");
  if (!old.test(before)) throw new Error(`${file} does not contain ${old}`);
  writeFileSync(`${folder}/${file}`, before.replace(old, now));
}

async function run(...args: string[]): Promise<{ code: number; text: string }> {
  const { console, out, err } = recordingConsole();
  const code = await main(["contract", "--spec", `${folder}/openapi.yaml`, ...args], console);
  return { code, text: [...out, ...err].join("\n") };
}

const changelog = () => readFileSync(`${folder}/history/CHANGELOG.md`, "utf8");
const release = (version: string) =>
  edit("openapi.yaml", /^ {2}version: .*$/m, `  version: ${version}`);

describe("the contract command, for the spec of this project,", () => {
  it("finds no changes immediately after a run with --keep", async () => {
    expect((await run("--keep")).code).toBe(0);
    expect(await run()).toEqual({
      code: 0,
      text: "1.0.0: compared with 1.0.0\nthe version fits the changes",
    });
  });

  it("fails if the last release is newer than the spec, and reports no comparison", async () => {
    release("1.2.0");
    await run("--keep");
    release("1.1.0");
    const { code, text } = await run();
    expect(code).toBe(1);
    expect(text).toMatch(/^1\.1\.0: older than 1\.2\.0\n/);
  });

  it("reports a removed value of an enumeration, and requires a new major version", async () => {
    await run("--keep");
    edit(
      "schemas/document-members.yaml",
      /enum: \[0, 1, 2\]\n( *)x-titles: \[Draft \(Chile\), Issued, Cancelled \(Mexico\)\]/,
      "enum: [0, 1]\n$1x-titles: [Draft, Issued]",
    );
    release("1.1.0");
    const refused = await run();
    expect(refused.code).toBe(1);
    expect(refused.text).toMatch(/raise the version from 1\.1\.0 to 2\.0\.0 or more$/);
    release("2.0.0");
    expect((await run()).code).toBe(0);
    expect(changelog()).toMatch(
      /## 2\.0\.0\n\n### What clients must change\n\n- \*\*`\/document_status`\*\*, sent with PATCH \/v1\/documents\/\{document_id\}, .*: the value 2 was removed\n/,
    );
  });

  it("reports a member that became required", async () => {
    await run("--keep");
    edit(
      "schemas/webhook-subscription-create.yaml",
      /^(type: object\n)/m,
      "$1required: [event_id]\n",
    );
    release("2.0.0");
    await run();
    expect(changelog()).toContain(
      "- **`/event_id`**, sent with POST /v1/webhook_subscriptions: event_id is required now\n",
    );
  });

  it("reports a new rule with the rule's message", async () => {
    await run("--keep");
    const rule =
      "- {x-rule: cl.new-rule, x-message: Send another type., properties: {header: {properties: {document_type_id: {maximum: 40}}}}}";
    edit("countries/cl/document-create.yaml", /^allOf:\n/m, `allOf:\n  ${rule}\n`);
    release("1.0.1");
    expect((await run()).code).toBe(1);
    release("2.0.0");
    expect((await run()).code).toBe(0);
    expect(changelog()).toContain("- **rule cl.new-rule**: the rule is new: Send another type.");
  });

  it("reports a changed condition of a rule, with the rule's message", async () => {
    await run("--keep");
    edit(
      "countries/cl/document-create.yaml",
      /enum: \[2, 32, 17, 16, 46, 47, 48\]/,
      "enum: [2, 32]",
    );
    release("2.0.0");
    await run();
    expect(changelog()).toContain(
      "- **rule cl.receiver-tax-id-required**: the condition of the rule changed: Invoices",
    );
  });

  it("exits with 2 for an unknown option", async () => {
    expect((await run("--kepe")).code).toBe(2);
  });
});
