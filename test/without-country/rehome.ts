import { type Document, isMap, isSeq, type YAMLMap } from "yaml";
import { listAt } from "./yaml-file.ts";

/**
 * In a shared vector file, moves the accounts and documents of the country `code` to `us`, or to `pe` if `code` is
 * `us`.
 */
export function rehome(document: Document, code: string): void {
  const host = code === "us" ? "pe" : "us";
  if (isMap(document.contents)) move(document.contents, code, host);
  const vectors = listAt(document, ["vectors"]);
  vectors.items = vectors.items.filter((vector) => {
    if (!isMap(vector)) return true;
    // Deletes a vector that may fail in another country: vectors of Chile need drafts or CAF files, and an `answer`
    // may contain a code of the country's authority.
    const isOwn = code === "cl" || vector.has("answer");
    if (vector.get("account_base") === code && isOwn) return false;
    move(vector, code, host);
    return true;
  });
}

/** Moves the account of a file or of a vector, and the documents of the `given` requests. */
function move(circumstances: YAMLMap, code: string, host: string): void {
  let moved = circumstances.get("account_base") === code;
  const given = circumstances.get("given");
  for (const one of isSeq(given) ? given.items : []) {
    if (!isMap(one)) continue;
    if (one.get("base") === code) one.set("base", host);
    if (!`${one.get("from")}`.endsWith(`/${code}`)) continue;
    moved = true;
    one.set("from", `${one.get("from")}`.replace(/[a-z]+$/, host));
    if (one.get("base") === "draft") one.setIn(["set", "/options"], { draft_only: 1 });
    one.set("base", "plain");
  }
  if (moved) circumstances.set("account_base", host);
}
