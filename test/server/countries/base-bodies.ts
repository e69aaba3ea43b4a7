import { readFileSync } from "node:fs";
import { parse } from "yaml";
import type { AccountCreate, DocumentCreate } from "../../../generated/types/models.d.ts";

interface Vectors<Body> {
  readonly bases: Readonly<Record<string, { readonly value: Body }>>;
}

const files = new Map<string, unknown>();

function readFile(path: string): unknown {
  const url = new URL(`../../../spec/vectors/${path}.yaml`, import.meta.url);
  const content = files.get(path) ?? parse(readFileSync(url, "utf8"));
  files.set(path, content);
  return content;
}

function readBases<Body>(path: string): readonly (readonly [string, Body])[] {
  const { bases } = readFile(path) as Vectors<Body>;
  return Object.entries(bases).map(([name, { value }]) => [name, value]);
}

/** Complete document bodies of a country by name, right in every respect. */
export function documentBases(country: string): readonly (readonly [string, DocumentCreate])[] {
  return readBases(`document-create/${country}`);
}

/** The body with which an account of a country is created. */
export function accountBase(country: string): AccountCreate {
  const found = readBases<AccountCreate>("account-create/shared").find(
    ([name]) => name === country,
  );
  if (found === undefined) throw new Error(`no base body of an account named ${country}`);
  return found[1];
}
