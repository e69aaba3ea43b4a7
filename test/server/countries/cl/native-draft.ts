import type { DocumentCreate } from "../../../../generated/types/models.d.ts";
import { native } from "../../../../server/countries/cl/native/native.ts";
import { childElements, textOf } from "../../../../server/xml/find.ts";
import type { XmlElement } from "../../../../server/xml/xml.ts";
import { baseBody } from "../bodies.ts";
import { nativeInput } from "../native-suite.ts";
import { chileanTrial } from "./native-trial.ts";

type Changes = Omit<Partial<DocumentCreate>, "header"> & {
  readonly header?: Partial<DocumentCreate["header"]>;
};

/**
 * Creates the unsealed DTE of the body named `base`, with `changes`. The result:
 * - `document`: the element `Documento` or `Exportaciones`.
 * - `header`: a function that returns the text at a path in `Encabezado`.
 * - `defaults`: pointers to the members for which the DTE contains a default.
 * - `limits`: pointers to the values for which the SII would reject the DTE.
 */
export function draft(base: string, changes: Changes = {}, account = {}) {
  const body = baseBody("cl", base);
  const changed = { ...body, ...changes, header: { ...body.header, ...changes.header } };
  const input = nativeInput({ ...chileanTrial, account }, changed);
  const { root, defaults, limits } = native.write(input);
  const [document] = childElements(root);
  if (document === undefined) throw new Error("no document");
  const header = (...path: readonly string[]) => textOf(document, "Encabezado", ...path);
  return { document, header, defaults, limits: limits.map(({ pointer }) => pointer) };
}

/** The texts of an element's children, by element name. */
export function texts(parent: XmlElement | undefined): Readonly<Record<string, string>> {
  const children = parent === undefined ? [] : childElements(parent);
  return Object.fromEntries(children.map((one) => [one.name, textOf(one) ?? ""]));
}

/** A document line with a unit price of 1000 pesos; `parts` replaces members. */
export const line = (parts: object) => ({
  quantity: 1,
  line_description: "Item",
  unit_price: 1000,
  unit_measure: "UN",
  total_amount_line: 1190,
  ...parts,
});
