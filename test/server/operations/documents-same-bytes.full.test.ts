import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openStore, type Store } from "../../../server/store/store.ts";
import { createAccount, documentBody, type TestAccount } from "../accounts.ts";
import { pfxOf } from "../certificates/sent.ts";
import { adminOf, type Client } from "../client.ts";
import { authorities } from "../countries/native-suite.ts";
import { makeCaf } from "../make-caf.ts";
import { startService, type TestService } from "../service.ts";
import { describeEngines, type TestDatabase } from "../store/engines.ts";
import { certificateIn, verifySigned } from "./signed-files.ts";

const path = "/v1/documents";
const csd = `${authorities}/mx/csd/30001000000400002436`;

/** Request members with SAT's published test certificate. */
const published = () => ({
  certificate_key: readFileSync(`${csd}.key`).toString("base64"),
  certificate_cer: readFileSync(`${csd}.cer`).toString("base64"),
  certificate_password: readFileSync(`${authorities}/mx/csd/pass.txt`, "utf8").trim(),
});

const own: Readonly<Record<string, () => object>> = {
  cl: () => pfxOf("modern", "contraseña"),
  mx: published,
};

describeEngines("the native file of a document", (engine) => {
  let database: TestDatabase;
  let store: Store;
  let service: TestService;

  async function start(): Promise<void> {
    store = await openStore(database.target);
    service = await startService({ store });
  }

  async function stop(): Promise<void> {
    await service.close();
    await store.close();
  }

  beforeAll(async () => {
    database = await engine.create();
    await start();
  });
  afterAll(async () => {
    await stop();
    await database.drop();
  });

  const xmlOf = async (client: Client, id: number | undefined): Promise<Buffer> => {
    const { body } = await client.get(`${path}/${id}`);
    const response = await service.request(`${path}/${id}/xml`, {
      headers: { Authorization: `Bearer ${client.token}` },
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.toString("base64")).toBe(body.electronic_document?.document_xml);
    return bytes;
  };

  async function issue({ admin }: TestAccount, country: string, base: string) {
    const { status, body } = await admin.post(path, documentBody(country, base));
    expect([status, body.errors]).toEqual([201, undefined]);
    return body;
  }

  const cases: readonly (readonly [string, string])[] = [
    ["cl", "invoice"],
    ["pe", "plain"],
    ["co", "plain"],
    ...(authorities === undefined ? [] : [["mx", "plain"] as const]),
  ];

  it.each(cases)(
    "in %s keeps the same bytes after a restart and after the account has sent its own certificate",
    async (country, base) => {
      const account = await createAccount(service, country);
      const { document_id: id, authority } = await issue(account, country, base);
      expect(authority).toMatchObject({ status: "accepted", signed_with: "sandbox" });
      const before = await xmlOf(account.admin, id);
      await stop();
      await start();
      const admin = await adminOf(service, account.id);
      expect((await xmlOf(admin, id)).equals(before)).toBe(true);
      const registration_additional_data = (own[country] ?? own.cl)?.();
      const changed = await admin.patch(`/v1/accounts/${account.id}`, {
        registration_additional_data,
      });
      expect(changed.status, JSON.stringify(changed.body)).toBe(200);
      const later = await issue({ ...account, admin }, country, base);
      expect(later.authority).toMatchObject({ status: "accepted", signed_with: "account" });
      const signed = await xmlOf(admin, later.document_id);
      expect(certificateIn(signed)).not.toBe(certificateIn(before));
      expect((await xmlOf(admin, id)).equals(before)).toBe(true);
      for (const [file, number] of [
        [before, 1],
        [signed, 2],
      ] as const) {
        expect(verifySigned(country, file)).toEqual({ number, isValid: true });
      }
    },
    60_000,
  );
  if (authorities === undefined) {
    it.skip("in mx keeps the same bytes (skipped without the folder of the authorities' files)");
  }

  it("in Chile uses the account's certificate (PFX) and range of numbers (CAF) if both were sent", async () => {
    const account = await createAccount(service, "cl", {
      registration_additional_data: own.cl?.(),
    });
    const body = documentBody("cl", "invoice");
    const rut = "77123456-9";
    const dated = body.header.issue_date;
    const caf = makeCaf({ rut, type: 33, from: 501, to: 520, dated }).toString("base64");
    const made = await account.admin.post("/v1/numbering_authorizations", { caf });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    const { document_id, authority, header } = await issue(account, "cl", "invoice");
    expect([header.document_number, authority]).toMatchObject([
      501,
      { status: "accepted", signed_with: "account", numbering: "account" },
    ]);
    const file = await xmlOf(account.admin, document_id);
    expect(verifySigned("cl", file)).toEqual({ number: 501, isValid: true });
  });
});
