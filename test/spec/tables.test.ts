import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type SchemaField, type SchemaNode, schemaFields } from "./schema-fields.ts";
import { bodies } from "./tables/bodies.ts";
import type { Row } from "./tables/row.ts";

const read = (name: string): SchemaNode =>
  JSON.parse(readFileSync(`generated/schemas/${name}.json`, "utf8"));

const sorted = (values: Iterable<unknown>): unknown[] => [...values].sort();

/** Whether the shared schema must require a field: the table marks it as required, and no variant may omit it. */
const alwaysRequired = (row: Row): boolean => row.mark === "req" && row.spared.length === 0;

describe.each(Object.entries(bodies))("the tables and the schema of %s", (body, rows) => {
  const schema = read(body);
  const fields = new Map<string, SchemaField>(schemaFields(schema).map((one) => [one.field, one]));
  const found = (row: Row): SchemaField => {
    const field = fields.get(row.field);
    if (field === undefined) throw new Error(`${body} does not list ${row.field}`);
    return field;
  };

  it("have each member only once", () => {
    expect(new Set(rows.map((row) => row.field)).size).toBe(rows.length);
  });

  it("have the same members", () => {
    expect(sorted(fields.keys())).toEqual(sorted(rows.map((row) => row.field)));
  });

  it.each(rows)("give $field the type $type", (row) => {
    expect(found(row).node.type).toBe(row.type);
  });

  it.each(rows.filter((row) => !row.field.endsWith("[]")))(
    "agree whether $field is required",
    (row) => {
      expect(found(row).required).toBe(alwaysRequired(row));
    },
  );

  it.each(rows.filter((row) => row.limits.values))("agree on the values of $field", (row) => {
    expect(sorted(found(row).node.enum as unknown[])).toEqual(sorted(row.limits.values ?? []));
  });

  it.each(rows.filter((row) => row.limits.values))(
    "have one title in the schema per value of $field",
    (row) => {
      const titles = found(row).node["x-titles"] as unknown[];
      expect(titles).toHaveLength(row.limits.values?.length ?? 0);
    },
  );

  it.each(rows.filter((row) => row.limits.maxLength))("agree on the maxLength of $field", (row) => {
    expect(found(row).node.maxLength).toBe(row.limits.maxLength);
  });

  it("agree on the members without a maxLength", () => {
    const limited = rows.filter((row) => row.limits.maxLength === undefined);
    expect(limited.filter((row) => found(row).node.maxLength !== undefined)).toEqual([]);
  });

  it.each(rows.filter((row) => row.limits.decimals))("agree on the decimals of $field", (row) => {
    expect(found(row).node["x-decimals"]).toBe(row.limits.decimals);
  });

  it.each(rows.filter((row) => row.limits.format))("agree on the format of $field", (row) => {
    expect(found(row).node.format).toBe(row.limits.format);
    expect(found(row).node.pattern).toEqual(expect.any(String));
  });

  it.each(rows.filter((row) => row.limits.only))("agree on the countries of $field", (row) => {
    expect(sorted(found(row).node["x-only"] as unknown[])).toEqual(sorted(row.limits.only ?? []));
  });

  it("have a description in the schema for every member", () => {
    const silent = [...fields.values()].filter(
      ({ field, node }) => !field.endsWith("[]") && !/\w{3}/.test(String(node.description ?? "")),
    );
    expect(silent.map(({ field }) => field)).toEqual([]);
  });
});
