import { beforeAll, expect, it } from "vitest";
import { printContract } from "../../generator/contract/print-contract.ts";
import { diffPlans } from "../../generator/diff/diff.ts";
import { understand } from "../../generator/generate.ts";
import { folderFor, writeFiles } from "../generator/output.ts";

type Understood = Awaited<ReturnType<typeof understand>>;

let now: Understood;
let text: string;
let again: Understood;

beforeAll(async () => {
  now = await understand("spec/openapi.yaml");
  text = printContract(now.spec, now.planned);
  const folder = folderFor("print-contract");
  writeFiles(folder, [["kept.yaml", text]]);
  again = await understand(`${folder}/kept.yaml`);
}, 60_000);

it("a printed contract is read back with every operation, rule and variant", () => {
  expect(diffPlans(now.planned, again.planned)).toEqual([]);
  expect(diffPlans(again.planned, now.planned)).toEqual([]);
  const facts = ({ planned }: Understood) => [
    planned.operations.map(({ id }) => id),
    planned.rules.map(({ id, kind, variants }) => [id, kind, variants]),
    planned.bodies.map(({ name, variants }) => [name, variants.length]),
  ];
  expect(facts(again)).toEqual(facts(now));
});

it("a contract that is read back and printed again has the same text; summary, x-titles and examples are omitted", () => {
  expect(printContract(again.spec, again.planned)).toBe(text);
  expect(text).not.toMatch(/^[ -]*(summary|x-titles|examples):/m);
});
