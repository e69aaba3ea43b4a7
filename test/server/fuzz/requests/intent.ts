import fc from "fast-check";
import { countryCodes } from "../../countries/known.ts";
import type { BodyPlan } from "../bodies/body-plan.ts";
import { bodyPlan } from "../bodies/body-plan.ts";
import type { Operation } from "../contract.ts";
import { operations } from "../contract.ts";
import type { KeyForm, QueryMember } from "./parameter-plan.ts";
import { keyForm, queryPlan, strangeId } from "./parameter-plan.ts";

/** The form of a request's credential; only "right" and "lower case" are valid. */
export type Credential = (typeof credentials)[number];

/** The resource that the path identifies, or a text that replaces the identifier in the path. */
export type Aim = "own" | "other's" | "gone" | { readonly text: string };

/** The plan of a request; the request is prepared later, with the resources of the scene. */
export interface Intent {
  readonly operation: Operation;
  /** The index of the account. If `asOperator` is true, the sender is the operator and not the account's admin. */
  readonly account: number;
  readonly asOperator: boolean;
  readonly credential: Credential;
  readonly aim: Aim;
  /** A random number that later steps use to choose, for example, the resource in the path. */
  readonly pick: number;
  readonly body: BodyPlan | undefined;
  /** The account that the body names. "usual" means "own" if the body needs an account, otherwise "none". */
  readonly naming: "usual" | "none" | "own" | "other" | "unknown";
  readonly query: readonly QueryMember[];
  readonly contentType: string | undefined;
  /** The form of the Idempotency-Key, and whether the request is repeated with the same or another body. */
  readonly key: { readonly form: KeyForm; readonly again: "no" | "same" | "other" } | undefined;
  /** Replacements for the operation's method and path. The OpenAPI document need not declare them. */
  readonly method: string | undefined;
  readonly path: string | undefined;
}

const credentials = [
  "right",
  "lower case",
  "none",
  "forged",
  "expired",
  "unsigned",
  "altered",
  "basic",
  "two words",
  "empty",
] as const;

// The weights of some operations. Every other operation has the weight 4.
const weights: Readonly<Record<string, number>> = {
  authenticate: 1,
  createAccount: 1,
  createDocument: 12,
  updateDocument: 6,
  changeDocumentStatus: 6,
  listDocuments: 6,
  createCompanyBranch: 6,
  updateCompanyBranch: 6,
  createWebhookSubscription: 6,
};

// Operations on drafts, which only Chile has. In the other countries, these operations have the weight 1, because only
// one of them can succeed: changeDocumentStatus, if it cancels a Mexican document.
const drafted = new Set(["changeDocumentStatus", "deleteDocument"]);
const weightOf = ({ id }: Operation) => weights[id] ?? 4;

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND"];

const paths = [
  "/v1",
  "/v1/",
  "/v1/nothing",
  "/V1/documents",
  "/v1/documents/",
  "/v1//documents",
  "/v1/documents/1/",
  "/v1/documents/1/2",
  "/v1/documents%2F1",
  "/v1/%64ocuments/x/y",
  "/v1/documents;a=b",
  "/v1/accounts/1/certificate/",
  "/v1/__proto__",
  "/v1/constructor/1",
  "/auth/",
  "/Auth",
  "/schemas/..%2f..%2fpackage.json",
  "/schemas/%00.json",
  "/vectors/__proto__",
  "/%",
  "/%zz",
  "/%ED%A0%80",
  `/v1/${"x".repeat(4000)}`,
];

const contentTypes = [
  undefined,
  "text/plain",
  "application/xml",
  "application/jsonx",
  "application/json; charset=latin1",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "json",
  "application/json, text/plain",
];

/** Draws `usual` with the weight `often`, or a value of `seldom` with the weight 1. */
function mostly<Value>(
  usual: Value,
  seldom: fc.Arbitrary<Value>,
  often: number,
): fc.Arbitrary<Value> {
  return fc.oneof(
    { weight: often, arbitrary: fc.constant(usual) },
    { weight: 1, arbitrary: seldom },
  );
}

/** Generates requests for the accounts of `countryCodes[country]`; each part of a request is usually valid. */
export function intentOf(country: number): fc.Arbitrary<Intent> {
  return fc.oneof(
    ...operations.map((operation) => ({
      weight: drafted.has(operation.id) && countryCodes[country] !== "cl" ? 1 : weightOf(operation),
      arbitrary: intentTo(operation, country),
    })),
  );
}

function intentTo(operation: Operation, country: number): fc.Arbitrary<Intent> {
  const forOperator = operation.roles?.includes("operator") === true;
  const usualKey = operation.parameters.some(({ name }) => name === "Idempotency-Key") ? 2 : 30;
  return fc.record<Intent>({
    operation: fc.constant(operation),
    account: fc.constantFrom(2 * country, 2 * country + 1),
    asOperator: mostly(forOperator, fc.boolean(), 4),
    credential: mostly("right", fc.constantFrom(...credentials), 12),
    aim: mostly<Aim>(
      "own",
      fc.oneof(
        fc.constantFrom<Aim>("other's", "gone"),
        strangeId.map((text) => ({ text })),
      ),
      5,
    ),
    pick: fc.nat(10),
    body:
      operation.body === undefined
        ? fc.constant(undefined)
        : bodyPlan(operation, countryCodes[country]),
    naming: mostly("usual", fc.constantFrom("none", "own", "other", "unknown"), 6),
    query: queryPlan(operation),
    contentType: mostly<string | undefined>(
      "application/json",
      fc.constantFrom(...contentTypes, 'Application/JSON ; Charset="UTF-8"'),
      20,
    ),
    key: mostly(
      undefined,
      fc.record({
        form: mostly<KeyForm>("fresh", keyForm, 3),
        again: fc.constantFrom("no", "same", "other"),
      }),
      usualKey,
    ),
    method: mostly<string | undefined>(undefined, fc.constantFrom(...methods), 40),
    path: mostly<string | undefined>(undefined, fc.constantFrom(...paths), 60),
  });
}
