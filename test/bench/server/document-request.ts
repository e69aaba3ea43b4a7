import { readFileSync } from "node:fs";
import { jsonRequest } from "../load.ts";
import { operator } from "./start-process.ts";
import type { Subject } from "./subjects.ts";

const invoice = readFileSync("generated/examples/document-create/cl/invoice.json", "utf8");
const chileanAccount = readFileSync("generated/examples/account-create/cl.json", "utf8");

/** A request that creates the Chilean invoice of the published examples (2 kB). */
export async function documentRequest(subject: Subject, port: number): Promise<Buffer> {
  const token = subject.isService ? await adminToken(`http://127.0.0.1:${port}`) : "a-token";
  return jsonRequest("POST", "/v1/documents", invoice, token);
}

/** Creates an account; returns a token of its admin. */
export async function adminToken(url: string, account = chileanAccount): Promise<string> {
  const asOperator = await post(`${url}/auth`, JSON.stringify(operator));
  await post(`${url}/v1/accounts`, account, asOperator.access_token);
  const { admin_email, admin_password } = JSON.parse(account);
  const credentials = JSON.stringify({ email: admin_email, password: admin_password });
  return (await post(`${url}/auth`, credentials)).access_token ?? "";
}

/** The response members that the benches read. */
interface Created {
  readonly access_token?: string;
  readonly document_id?: number;
}

/** Sends a POST request; returns the response body, and throws if the status is not 2xx. */
export async function post(url: string, body: string, token?: string): Promise<Created> {
  const headers = new Headers({ "Content-Type": "application/json" });
  if (token !== undefined) headers.set("Authorization", `Bearer ${token}`);
  const response = await fetch(url, { method: "POST", headers, body });
  if (!response.ok) throw new Error(`${url}: status ${response.status}: ${await response.text()}`);
  return (await response.json()) as Created;
}
