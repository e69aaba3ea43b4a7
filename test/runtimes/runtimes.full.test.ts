import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, existsSync } from "node:fs";
import path from "node:path";
import { rolldown } from "rolldown";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { entryOf } from "../generator/case-output.ts";
import { folderFor, generateInto } from "../generator/output.ts";
import { type Exchange, exchanges } from "./requests.ts";

/** For each runtime, the path of its program below node_modules, and the program's arguments. */
const runtimes: Readonly<Record<string, readonly [program: string, ...args: string[]]>> = {
  "Node 20": ["node-20/bin/node", "node.js"],
  "Node 22": ["node-22/bin/node", "node.js"],
  "Node 24": ["node-24/bin/node", "node.js"],
  Bun: ["@oven/bun-linux-x64/bin/bun", "run", "bun.js"],
  Deno: ["@deno/linux-x64-glibc/deno", "run", "--allow-net", "--allow-read", "deno.js"],
  workerd: ["@cloudflare/workerd-linux-64/bin/workerd", "serve", "workerd.capnp", "--control-fd=1"],
};

const programs = path.join(import.meta.dirname, "node_modules");
const missing = Object.keys(runtimes).filter((name) => !existsSync(programOf(name)));
const started: ChildProcess[] = [];
let folder: string;

if (missing.length > 0) {
  console.info(
    `Skipped: ${missing.join(", ")}, because test/runtimes/node_modules lacks them (all are for Linux on x64).`,
  );
}

function programOf(name: string): string {
  return path.join(programs, runtimes[name]?.[0] ?? "");
}

beforeAll(async () => {
  if (missing.length === Object.keys(runtimes).length) return;
  folder = folderFor("runtimes");
  cpSync(path.join(import.meta.dirname, "service"), folder, { recursive: true });
  for (const name of ["lending", "aquarium"]) {
    const build = { language: "js" } as const;
    await generateInto(path.join(folder, name), entryOf(name), { build, only: ["routes"] });
  }
  const bundle = await rolldown({ input: path.join(folder, "workerd.js"), platform: "browser" });
  await bundle.write({ file: path.join(folder, "worker.js"), codeSplitting: false });
  await bundle.close();
}, 60_000);

afterAll(() => {
  for (const child of started) child.kill("SIGKILL");
});

/** Starts the service in a runtime; resolves with the service's URL once the service listens. */
function start(name: string): Promise<string> {
  const [, ...args] = runtimes[name] ?? [];
  const child = spawn(programOf(name), args, { cwd: folder });
  started.push(child);
  return new Promise((resolve, reject) => {
    let printed = "";
    const read = (text: string) => {
      printed += text;
      const [, port] = /(?:^port |"port":)(\d+)/m.exec(printed) ?? [];
      if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
    };
    child.stdout.setEncoding("utf8").on("data", read);
    child.stderr.setEncoding("utf8").on("data", read);
    child.on("error", reject);
    child.on("exit", () => reject(new Error(`${name} exited: ${printed}`)));
  });
}

async function check(base: string, { path, init, status, type, holds = [] }: Exchange) {
  const response = await fetch(`${base}${path}`, init);
  const text = await response.text();
  expect(response.status, text).toBe(status);
  expect(response.headers.get("content-type") ?? "").toMatch(type === undefined ? /^$/ : type);
  if (type === undefined) expect(text).toBe("");
  for (const part of holds) expect(text).toContain(part);
}

describe.each(Object.keys(runtimes))("%s", (name) => {
  it.skipIf(missing.includes(name))(
    "returns the expected response to each of the seventeen requests",
    async () => {
      expect(exchanges).toHaveLength(17);
      const base = await start(name);
      const wrong: string[] = [];
      for (const exchange of exchanges) {
        await check(base, exchange).catch((error) => wrong.push(`${exchange.name}: ${error}`));
      }
      expect(wrong).toEqual([]);
    },
    60_000,
  );
});
