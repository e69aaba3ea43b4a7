import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { documentBody } from "./accounts.ts";
import { type BuiltServer, buildServer } from "./built-server.ts";
import { createClient } from "./client.ts";
import { accountBase } from "./countries/base-bodies.ts";
import { type Program, startProgram } from "./program.ts";

const PATIENCE_MS = 60_000;
const OPERATOR = { email: "operator@example.com", password: "the operator's password" };

let built: BuiltServer;
let program: Program;
const request = (place: string, init?: RequestInit) => fetch(program.url + place, init);

beforeAll(async () => {
  built = buildServer();
  const environment = {
    DATABASE_URL: `file:${path.join(built.folder, "built.db")}`,
    OPERATOR_EMAIL: OPERATOR.email,
    OPERATOR_PASSWORD: OPERATOR.password,
  };
  program = await startProgram(environment, [built.program("main")], built.folder);
}, PATIENCE_MS);

afterAll(async () => {
  await program?.end();
  built?.remove();
});

async function logIn(email: string, password: string) {
  const { body } = await createClient({ request }, "").post("/auth", { email, password });
  return createClient({ request }, body.access_token);
}

describe("the built server, without its sources", () => {
  it.each([
    "/openapi.json",
    "/rules",
    "/docs",
    "/pages/reference.css",
    "/validators/document-create.js",
    "/console/login",
    "/console/console.css",
  ])("serves %s", async (place) => {
    const response = await request(place);
    expect(response.status).toBe(200);
    expect(await response.text()).not.toBe("");
  });

  it("renders a document, and reports the errors of an invalid document", async () => {
    const account = {
      ...accountBase("cl"),
      admin_email: "a@example.com",
      admin_password: "secret of a",
    };
    const operator = await logIn(OPERATOR.email, OPERATOR.password);
    expect((await operator.post("/v1/accounts", account)).status).toBe(201);
    const admin = await logIn(account.admin_email, account.admin_password);
    const body = { ...documentBody("cl", "invoice"), options: { pdf_transfer_copy: 1 } };
    const drawn = (await admin.post("/v1/documents?generate_stamp=1", body)).body;
    expect(drawn.electronic_document?.document_transfer_copy_pdf).toMatch(/^JVBERi/);
    expect(drawn.electronic_document?.stamp_img).toBeDefined();
    const rejected = await admin.post("/v1/documents", { ...body, details: [] });
    expect(rejected.body.errors?.map(({ pointer }) => pointer)).toEqual(["/details"]);
  });
});

it("backup, restore and key rotation reject options such as --help, and change nothing", () => {
  const key = path.join(built.folder, "built.db.key");
  const before = [readFileSync(key, "utf8"), readdirSync(built.folder)];
  const env = { PATH: process.env.PATH, DATABASE_URL: `file:${built.folder}/built.db` };
  for (const [name, usage] of [
    ["backup/backup", "Usage: npm run backup -- <new file>"],
    ["backup/restore", "Usage: npm run restore -- <backup file>"],
    ["rotate-keys", "Usage: npm run rotate-keys, without arguments."],
  ] as const) {
    const { status, stderr } = spawnSync(process.execPath, [built.program(name), "--help"], {
      cwd: built.folder,
      env,
      encoding: "utf8",
    });
    expect([status, stderr]).toEqual([1, expect.stringContaining(usage)]);
  }
  expect([readFileSync(key, "utf8"), readdirSync(built.folder)]).toEqual(before);
});

it("the build contains a licence notice for every bundled package", () => {
  const folder = path.join(built.folder, "server");
  const read = (file: string) => readFileSync(path.join(folder, file), "utf8");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const code = files.filter((file) => file.endsWith(".js")).map(read);
  const packages = code.join("\n").matchAll(/^\/\/ .*node_modules\/((?:@[^/]+\/)?[^/\n]+)/gm);
  const names = [...new Set([...packages].map(([, name]) => name))];
  expect(names).toEqual(expect.arrayContaining(["hono", "fontkit"]));
  const notices = read("THIRD-PARTY-NOTICES");
  expect(names.filter((name) => !notices.includes(`\n${name} `))).toEqual([]);
});
