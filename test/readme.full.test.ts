import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { hashPassword } from "../server/auth/passwords.ts";
import { listen } from "./client/listen.ts";
import { startService } from "./server/service.ts";

const readmes = ["", "spec/", "generator/", "generated/", "server/", "test/", ".github/"].flatMap(
  (folder) =>
    [`${folder}README.md`, `${folder}CONTRIBUTING.md`, `${folder}SECURITY.md`].filter(existsSync),
);
const read = (file: string) => readFileSync(file, "utf8");

/** The code blocks of one language in a file. */
const blocksOf = (file: string, language: string) =>
  [...read(file).matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, "gm"))].map(
    ([, block = ""]) => block,
  );

/** Starts a service on a free port, with the operator that the READMEs name. */
async function startAsWritten(): Promise<{ readonly url: string; end(): Promise<void> }> {
  const passwordHash = hashPassword("a-long-password");
  const service = await startService({
    operator: { email: "operator@talonario.example", passwordHash },
  });
  const { url, close } = await listen(service);
  return {
    url,
    async end() {
      await close();
      await service.close();
    },
  };
}

/** Runs a block of commands against the service at `url`, and returns the standard output. */
async function run(block: string, url: string, folder: string): Promise<string> {
  const script = block
    .replaceAll("http://127.0.0.1:3000", url)
    .replace(/-o (invoice\.(?:pdf|xml))/g, `-o ${folder}/$1`);
  const { stdout } = await promisify(execFile)("bash", ["-c", `set -eo pipefail\n${script}`]);
  return stdout;
}

it("README.md has at most 150 lines", () => {
  expect(read("README.md").trimEnd().split("\n").length).toBeLessThanOrEqual(150);
});

it.each(readmes)("every relative link of %s leads to a file or folder", (file) => {
  const links = [...read(file).matchAll(/\]\((?!https?:|#)([^)#]+)(?:#[^)]*)?\)/g)].map(
    ([, to = ""]) => to,
  );
  expect(links.filter((to) => !existsSync(path.join(path.dirname(file), to)))).toEqual([]);
});

it.each(["README.md", "spec/README.md"])("the YAML in %s is part of the spec", (file) => {
  const spec = [
    "schemas/document-header-members",
    "countries/cl/document-create",
    "vectors/document-create/cl",
  ]
    .map((name) => read(`spec/${name}.yaml`))
    .join("\n");
  const parts = blocksOf(file, "yaml").flatMap((block) => block.split(/^# .*\n/m));
  expect(parts.length).toBeGreaterThan(1);
  expect(parts.filter((part) => !spec.includes(part))).toEqual([]);
});

it("the TypeScript type in README.md is a generated type", () => {
  const [block = "none"] = blocksOf("README.md", "ts");
  expect(read("generated/types/models.d.ts")).toContain(block);
});

it("the commands of README.md return an invoice as PDF and XML, and the error response that README.md shows", async () => {
  const { url, end } = await startAsWritten();
  const folder = mkdtempSync(path.join(tmpdir(), "readme-"));
  try {
    const commands = blocksOf("README.md", "sh");
    const invoice = commands.find((block) => block.includes("invoice.pdf")) ?? "";
    const guide = commands.find((block) => block.includes("guide_type")) ?? "";
    const printed = await run(`${invoice}\n${guide}`, url, folder);
    expect(readFileSync(path.join(folder, "invoice.pdf")).subarray(0, 5).toString()).toBe("%PDF-");
    expect(readFileSync(path.join(folder, "invoice.xml"), "latin1")).toContain("<DTE ");
    const [shown = ""] = blocksOf("README.md", "json");
    expect(JSON.parse(printed.slice(printed.indexOf("{")))).toEqual(JSON.parse(shown));
  } finally {
    rmSync(folder, { recursive: true });
    await end();
  }
});

it("the requests of the server's README succeed, except the two requests that show a problem", async () => {
  const { url, end } = await startAsWritten();
  try {
    const blocks = blocksOf("server/README.md", "sh").filter((block) => block.startsWith("# "));
    const printed = await run(blocks.join("\n"), url, tmpdir());
    expect(printed.match(/^[1-6]$/gm)).toEqual(["1", "2", "3", "4", "5", "6"]);
    const statuses = [...printed.matchAll(/^([0-9]{3}) /gm)].map(([, status]) => status);
    expect(statuses.filter((status) => status !== "201")).toEqual(["200", "200"]);
    const problems = [...printed.matchAll(/"status":([45][0-9]{2})/g)].map(([, status]) => status);
    expect(problems).toEqual(["409", "400"]);
  } finally {
    await end();
  }
});
