import { builtServer } from "../../server/built-server.ts";

/** A server that is measured. */
export interface Subject {
  readonly name: string;
  /** The arguments of `node`. */
  readonly args: readonly string[];
  /** Whether it is the service. Only the service gets an account, whose admin sends the documents. */
  readonly isService?: true;
}

/** Bare Hono, the baseline of all comparisons. */
export const echo: Subject = { name: "Hono, echo", args: source("serve-echo") };

/** The service as it is built. */
export const creation: Subject = {
  name: "talonario, durable creation",
  get args() {
    return [builtServer().program("main")];
  },
  isService: true,
};

/** The service without group commit. */
export const oneByOne: Subject = {
  name: "talonario, 1 transaction/request",
  args: source("serve-one-by-one"),
  isService: true,
};

/** Bare Hono with a generated validator. */
export const validator: Subject = {
  name: "Hono, our validator",
  args: source("serve-validator"),
};

/** Everything that is measured, in the order of the table. */
export const subjects: readonly Subject[] = [
  echo,
  validator,
  { name: "Hono, our validator, only UTF-8", args: source("serve-bytes") },
  { name: "Fastify, the same schema", args: source("serve-fastify") },
  { name: "@hono/zod-openapi, the shape", args: source("serve-zod-openapi") },
  // Besides validating, the routes authenticate, enforce limits and resolve the variant.
  { name: "generated routes, empty handlers", args: source("serve-routes") },
  creation,
  oneByOne,
];

function source(name: string): readonly string[] {
  return ["--import", "ts-blank-space/register", `test/bench/server/${name}.ts`];
}
