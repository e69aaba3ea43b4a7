import { builtServer } from "../../server/built-server.ts";

/** A server to measure. */
export interface Subject {
  readonly name: string;
  /** The arguments of `node`. */
  readonly args: readonly string[];
  /** Whether the server is our service. Requests to the service need the token of an admin. */
  readonly isService?: true;
}

/** Bare Hono that echoes the body. The bench prints the ratio of each server's rate to the rate of this server. */
export const echo: Subject = { name: "Hono, echo", args: source("serve-echo") };

/** The built service. */
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

/** All servers to measure, in the order of the printed table. */
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
