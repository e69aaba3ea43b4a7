import { readdirSync } from "node:fs";
import path from "node:path";
import { type Document, isMap, isScalar, isSeq, YAMLMap, type YAMLSeq } from "yaml";
import { rehome } from "./rehome.ts";
import { editYaml, listAt } from "./yaml-file.ts";

/**
 * Removes a country and its rules from all vectors. Also removes the rule `scope.<member>` of each member in
 * `members`: only this country had these members. Throws if no vector has an account of the country.
 */
export function takeFromVectors(folder: string, code: string, members: readonly string[]): void {
  let accounts = 0;
  const rules = new RegExp(`^(${code}\\..*|scope\\.(${members.join("|") || "-"}))$`);
  for (const body of readdirSync(folder)) {
    for (const name of readdirSync(path.join(folder, body))) {
      const file = path.join(folder, body, name);
      editYaml(file, (document) => {
        if (name === "shared.yaml") rehome(document, code);
        if (body === "account-create") accounts += takeFromAccounts(document, code);
        const vectors = listAt(document, ["vectors"]);
        vectors.items = vectors.items.filter((one) => isMap(one) && keeps(one, code, rules));
        deleteUnusedBases(document, vectors);
      });
    }
  }
  if (accounts === 0) throw new Error(`no vector has an account of ${code}`);
}

/**
 * Deletes the country's account vectors that name a rule of the country. The country's other account vectors get a base
 * of another country. Returns the number of the deleted and changed vectors.
 */
function takeFromAccounts(document: Document, code: string): number {
  const vectors = listAt(document, ["vectors"]);
  const own = vectors.items.filter((one) => isMap(one) && one.get("base") === code);
  const moved = own.filter((one) => !JSON.stringify(one).includes(`"${code}.`));
  vectors.items = vectors.items.filter((one) => !own.includes(one) || moved.includes(one));
  // Some of these vectors change `account_config` or drop the industry sector. The bases `cl` and `ar` contain both.
  for (const one of moved) if (isMap(one)) one.set("base", code === "cl" ? "ar" : "cl");
  return own.length;
}

/**
 * Removes the country's rules from a vector, and the values that violate these rules. Returns false if the vector must
 * be deleted.
 */
function keeps(vector: YAMLMap, code: string, rules: RegExp): boolean {
  const shows = vector.get("shows");
  if (isSeq(shows)) {
    shows.items = shows.items.filter((rule) => !(isScalar(rule) && rules.test(`${rule.value}`)));
    if (shows.items.length === 0) {
      // The vector showed only rules that are removed. It is deleted if it has an `answer`, or if it still names a rule
      // of the country.
      if (vector.has("answer") || JSON.stringify(vector).includes(`"${code}.`)) return false;
      vector.delete("shows");
    }
  }
  const errors = vector.get("errors");
  if (!isSeq(errors)) return true;
  const own = errors.items.filter((one) => isMap(one) && rules.test(`${one.get("rule")}`));
  if (own.length === 0) return true;
  errors.items = errors.items.filter((one) => !own.includes(one));
  for (const one of own) unset(vector, pointerOf(one));
  return errors.items.length > 0;
}

function pointerOf(finding: unknown): string {
  return isMap(finding) ? `${finding.get("pointer")}` : "";
}

/** Removes the member at a pointer from a vector's `set`. */
function unset(vector: YAMLMap, pointer: string): void {
  const set = vector.get("set");
  if (!isMap(set)) return;
  for (const { key } of [...set.items]) {
    const name = String(isScalar(key) ? key.value : key);
    if (pointer === name) set.delete(key);
    else if (pointer.startsWith(`${name}/`)) {
      set.deleteIn([key, ...steps(pointer.slice(name.length + 1))]);
    }
  }
}

function steps(rest: string): (string | number)[] {
  return rest.split("/").map((step) => (/^[0-9]+$/.test(step) ? Number(step) : step));
}

/** Deletes the bases that no vector of the file uses. */
function deleteUnusedBases(document: Document, vectors: YAMLSeq): void {
  const bases = document.get("bases");
  if (!(bases instanceof YAMLMap)) return;
  const used = new Set(vectors.items.map((one) => (isMap(one) ? one.get("base") : undefined)));
  bases.items = bases.items.filter(({ key }) => used.has(isScalar(key) ? key.value : key));
}
