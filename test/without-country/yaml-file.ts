import { readFileSync, writeFileSync } from "node:fs";
import { type Document, isScalar, isSeq, parseDocument, type YAMLSeq } from "yaml";

/** Edits a YAML file in place; comments and order are preserved. */
export function editYaml(file: string, edit: (document: Document) => void): void {
  const document = parseDocument(readFileSync(file, "utf8"));
  edit(document);
  writeFileSync(file, document.toString({ lineWidth: 0, flowCollectionPadding: true }));
}

/** Deletes the node at a path; throws if the path has no node. */
export function deleteAt(document: Document, place: readonly string[]): void {
  if (!document.deleteIn(place)) throw new Error(`there is no node at ${place.join("/")}`);
}

/** The sequence at a path; throws if the path has no sequence. */
export function listAt(document: Document, place: readonly string[]): YAMLSeq {
  const list = document.getIn(place);
  if (!isSeq(list)) throw new Error(`there is no list at ${place.join("/")}`);
  return list;
}

/** Deletes a scalar from a sequence and returns its former index; throws if the scalar is missing. */
export function deleteValue(list: YAMLSeq, value: unknown): number {
  const index = list.items.findIndex((item) => isScalar(item) && item.value === value);
  if (index === -1) throw new Error(`the list has no ${value}`);
  list.items.splice(index, 1);
  return index;
}
