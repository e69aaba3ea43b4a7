import { execFileSync, spawnSync } from "node:child_process";
import { generateKeyPairSync } from "node:crypto";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Country } from "../../../server/countries/country.ts";
import type {
  Native,
  NativeAccount,
  NativeDocument,
  NativeDraft,
  NativeFile,
  NativeInput,
  NativeKeys,
  NativeNumbering,
  NativeSettings,
  ReferencedNative,
} from "../../../server/countries/native.ts";
import { selfSigned } from "../../../server/signing/self-signed.ts";
import { type SigningKeys, signingKeys } from "../../../server/signing/signing-keys.ts";
import { hasCommand } from "../has-command.ts";
import { accountBase } from "./base-bodies.ts";
import { type NamedBody, type Refine, randomBodies, vectorBodies } from "./native-documents.ts";

/** A country's implementation of native files (XML for the tax authority), and the data for making them. */
export interface NativeTrial {
  readonly country: Country;
  readonly native: Native;
  numbering(document: NativeDocument, number: number): NativeNumbering;
  /** The keys for one input; `suiteKeys` by default. */
  keys?(keys: SigningKeys, input: NativeInput): NativeKeys;
  readonly refine?: Refine;
  /** Documents that references may name, by `document_id`. */
  readonly referenced?: ReadonlyMap<number, ReferencedNative>;
  readonly account?: Partial<NativeAccount>;
  readonly settings?: NativeSettings;
}

/** A sealed file, with its input and with the unsealed file (`draft`). */
export interface MadeFile {
  readonly name: string;
  readonly isPlain: boolean;
  readonly input: NativeInput;
  readonly draft: NativeDraft;
  readonly file: NativeFile;
}

/** The folder of the authorities' schemas; undefined if the folder does not exist. */
export const authorities: string | undefined = [
  process.env.AUTHORITY_SCHEMAS ?? "../shared/authorities",
].find((folder) => existsSync(folder));

/** The number of random documents in the full tests of a country. */
export const documentCount = Number(process.env.TALONARIO_NATIVE_DOCUMENTS ?? 50);

const pair = generateKeyPairSync("rsa", { modulusLength: 2048 });

/** Keys with a self-signed certificate. */
export const suiteKeys: SigningKeys = signingKeys(
  selfSigned(
    {
      commonName: "Native suite",
      organization: "Test",
      notBefore: Date.UTC(2020, 0, 1),
      notAfter: Date.UTC(2050, 0, 1),
    },
    pair,
  ),
  pair.privateKey,
);

/** The input for the native file of a body; the document gets the given number. */
export function nativeInput(trial: NativeTrial, body: NamedBody["body"], number = 1): NativeInput {
  const { country } = trial;
  const account = accountBase(country.code);
  const document = country.defaults(body, account);
  const stored = {
    ...document,
    header: { ...document.header, document_number: number },
    totals: country.totals(document),
  } as unknown as NativeDocument;
  return {
    document: stored,
    account: {
      ...account,
      registration_additional_data: {},
      ...trial.account,
    } as NativeAccount,
    numbering: trial.numbering(stored, number),
    drawn: { at: Date.UTC(2026, 2, 14, 15, 9, 26), uuid: "0b8d6f0e-5f0e-4b0a-9c39-2f6f3f6d1c11" },
    timeZone: country.timeZone,
    referenced: trial.referenced ?? new Map(),
    certificate: suiteKeys.certificate,
    settings: trial.settings ?? {},
  };
}

/** Writes and seals the native file of a body. */
export async function makeFile(
  trial: NativeTrial,
  named: NamedBody,
  number = 1,
): Promise<MadeFile> {
  const input = nativeInput(trial, named.body, number);
  const draft = trial.native.write(input);
  const keys = trial.keys?.(suiteKeys, input) ?? suiteKeys;
  const file = await trial.native.seal(draft, input, keys);
  return { name: named.name, isPlain: named.isPlain, input, draft, file };
}

/** The files of every valid vector, then of the given number of random documents. */
export async function makeFiles(trial: NativeTrial, random: number): Promise<readonly MadeFile[]> {
  const { country, refine } = trial;
  const bodies = [
    ...vectorBodies(country),
    ...randomBodies(country, random, refine === undefined ? {} : { refine }),
  ];
  const made: MadeFile[] = [];
  for (const [index, named] of bodies.entries()) made.push(await makeFile(trial, named, index + 1));
  return made;
}

/** Declares the quick tests of a country's native files. */
export function describeNative(trial: NativeTrial): void {
  const { native } = trial;
  test.each(vectorBodies(trial.country))("vector: $name", async (named) => {
    const made = await makeFile(trial, named);
    if (named.isPlain) expect(made.draft.limits).toEqual([]);
    if (made.draft.limits.length > 0) return;
    expect(native.examine(made.file.bytes, made.input)).toEqual([]);
    const again = await makeFile(trial, named);
    expect(again.file.bytes.equals(made.file.bytes)).toBe(true);
  });

  // Creation rejects a document without lines, but an update can remove all lines.
  test("a document without lines is reported in `limits`", async () => {
    const [named] = vectorBodies(trial.country).filter(({ isPlain }) => isPlain);
    if (named === undefined) throw new Error("No vector is plain.");
    const { draft } = await makeFile(trial, { ...named, body: { ...named.body, details: [] } });
    expect(draft.limits).toHaveLength(1);
  });

  test("fewer than 5 % of random documents have entries in `limits`; the sandbox accepts all others", async () => {
    const made = (await makeFiles(trial, 40)).filter(({ name }) => name.startsWith("random "));
    expectFewLimits(made);
    for (const { file, input } of within(made)) {
      expect(native.examine(file.bytes, input)).toEqual([]);
    }
  });
}

/** The input of `xmllint` and `xmlsec1` for a country's files. */
export interface AuthorityTools {
  /** The path of a file's schema in the authorities' folder; undefined if the file has no schema. */
  schemaOf(made: MadeFile): string | undefined;
  /** The XML to validate by the schema; by default, the sealed file. */
  examined?(made: MadeFile): Buffer;
  /** Options of `xmlsec1 --verify` that name ID attributes; undefined if the file has no XML signature. */
  verifyOptions?(made: MadeFile): readonly string[] | undefined;
}

/** Declares the full tests: xmllint validates files by the authority's schema, and xmlsec1 verifies signatures. */
export function describeNativeByAuthority(trial: NativeTrial, tools: AuthorityTools): void {
  const folder = mkdtempSync(path.join(tmpdir(), `native-${trial.country.code}-`));
  afterAll(() => rmSync(folder, { recursive: true }));
  let all: readonly MadeFile[] = [];
  beforeAll(async () => {
    all = await makeFiles(trial, documentCount);
  }, 600_000);
  const lint = authorities !== undefined && hasCommand("xmllint");

  describe(`${documentCount} random documents and every valid vector of ${trial.country.name}`, () => {
    test("`limits` is empty for vectors without warnings, and for more than 95 % of random documents", async () => {
      const made = all;
      expect(made.filter(({ isPlain, draft }) => isPlain && draft.limits.length > 0)).toEqual([]);
      expectFewLimits(made.filter(({ name }) => name.startsWith("random ")));
    });

    test.skipIf(!lint)(
      "with empty `limits` are valid by the authority's schema (skipped without xmllint or the schemas)",
      async () => {
        const bySchema = new Map<string, string[]>();
        for (const [index, made] of within(all).entries()) {
          const schema = tools.schemaOf(made);
          if (schema === undefined) continue;
          const file = path.join(folder, `${index}-${made.input.numbering.type}.xml`);
          writeFileSync(file, tools.examined?.(made) ?? made.file.bytes);
          bySchema.set(schema, [...(bySchema.get(schema) ?? []), file]);
        }
        expect(bySchema.size).toBeGreaterThan(0);
        for (const [schema, files] of bySchema) expect(refusals(schema, files)).toBe("");
      },
      600_000,
    );

    if (tools.verifyOptions === undefined) return;
    test.skipIf(!hasCommand("xmlsec1"))(
      "with empty `limits` have signatures that xmlsec1 verifies (skipped without xmlsec1)",
      async () => {
        const certificate = path.join(folder, "certificate.pem");
        writeFileSync(certificate, pem(suiteKeys.certificate.der));
        const byOptions = new Map<string, string[]>();
        for (const [index, made] of within(all).entries()) {
          const options = tools.verifyOptions?.(made);
          if (options === undefined) continue;
          const file = path.join(folder, `signed-${index}.xml`);
          writeFileSync(file, made.file.bytes);
          const key = options.join("\n");
          byOptions.set(key, [...(byOptions.get(key) ?? []), file]);
        }
        expect(byOptions.size).toBeGreaterThan(0);
        for (const [options, files] of byOptions) {
          const fixed = ["--verify", "--enabled-key-data", "key-name", ...options.split("\n")];
          const key = ["--pubkey-cert-pem", certificate];
          execFileSync("xmlsec1", [...fixed, ...key, ...files], { stdio: "pipe" });
        }
      },
      600_000,
    );
  });
}

/** The files whose drafts have empty `limits`. */
export function within(made: readonly MadeFile[]): readonly MadeFile[] {
  return made.filter(({ draft }) => draft.limits.length === 0);
}

function expectFewLimits(made: readonly MadeFile[]): void {
  const limited = made.filter(({ draft }) => draft.limits.length > 0);
  const found = limited.map(({ name, draft }) => ({ name, limits: draft.limits }));
  expect(limited.length / made.length, JSON.stringify(found)).toBeLessThan(0.05);
}

function refusals(schema: string, files: readonly string[]): string {
  const options = ["--nonet", "--noout", "--schema", path.join(authorities ?? "", schema)];
  const { status, stderr } = spawnSync("xmllint", [...options, ...files], {
    encoding: "utf8",
    maxBuffer: 2 ** 28,
  });
  if (status === 0) return "";
  return stderr.replace(/^.* validates\n/gm, "").slice(0, 4000) || `status ${status}`;
}

function pem(der: Buffer): string {
  const lines = der.toString("base64").replace(/.{64}/g, "$&\n");
  return `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`;
}
