/** A parsed JSON Schema object. */
export type SchemaNode = { readonly [keyword: string]: unknown };

/** A member of a schema, or the elements of an array; `field` is the path as in `tables/`, such as `details[].sku`. */
export interface SchemaField {
  readonly field: string;
  readonly node: SchemaNode;
  /** Whether the object that lists the member also requires the member; false for the elements of an array. */
  readonly required: boolean;
}

const isNode = (value: unknown): value is SchemaNode =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Resolves a local `$ref`; keywords next to the `$ref` override the target. Throws if the target is missing. */
export function resolve(root: SchemaNode, node: SchemaNode): SchemaNode {
  const { $ref, ...others } = node;
  if (typeof $ref !== "string") return node;
  let target: unknown = root;
  for (const part of $ref.replace(/^#\/?/, "").split("/")) {
    const key = decodeURIComponent(part).replaceAll("~1", "/").replaceAll("~0", "~");
    target = isNode(target) ? target[key] : undefined;
  }
  if (!isNode(target)) throw new Error(`no schema at ${$ref}`);
  return { ...resolve(root, target), ...others };
}

/** All members below `node`, depth first; `[]` after a name means the elements of an array. */
export function schemaFields(
  root: SchemaNode,
  node: SchemaNode = root,
  prefix = "",
): SchemaField[] {
  const properties = isNode(node.properties) ? node.properties : {};
  const required = Array.isArray(node.required) ? node.required : [];
  return Object.entries(properties).flatMap(([name, value]) => {
    if (!isNode(value)) return [];
    const member = resolve(root, value);
    const field = prefix + name;
    const own = { field, node: member, required: required.includes(name) };
    if (!isNode(member.items)) return [own, ...schemaFields(root, member, `${field}.`)];
    const element = resolve(root, member.items);
    return [
      own,
      { field: `${field}[]`, node: element, required: false },
      ...schemaFields(root, element, `${field}[].`),
    ];
  });
}
