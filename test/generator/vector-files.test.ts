import { writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { SpecError } from "../../generator/diagnostics/diagnostic.ts";
import { examplesByRule } from "../../generator/emit/pages/rule-examples.ts";
import { generate, understand } from "../../generator/generate.ts";
import { folderFor, writeFiles } from "./output.ts";

/** Bases by name. A base is a valid body. A vector changes a base, and lists the errors of the changed body. */
type Named = Record<string, object>;

/** A file of bases and vectors of the body `loan`, as JSON, which is also YAML. */
const loans = (bases: Named, vectors: object[] = [], variant?: string) =>
  JSON.stringify({ body: "loan", ...(variant === undefined ? {} : { variant }), bases, vectors });

const rule = {
  "x-rules": [{ id: "loan.title-is-out", kind: "refusal", message: "The title is lent already." }],
};
const content = {
  "application/json": {
    schema: { $ref: "#/components/schemas/Loan" },
    "x-variants": { by: "plan", gold: { $ref: "#/components/schemas/Gold" } },
  },
};

/** Writes a spec with one body; returns the spec's path. `files`: texts of vector files, by name without `.yaml`. */
function entryOf(name: string, files: Record<string, string>, requestBody: object = { content }) {
  const folder = folderFor(`vector-files-${name}`);
  const spec = {
    openapi: "3.1.1",
    info: { title: "Lending", version: "1" },
    "x-vectors": "vectors",
    paths: {
      "/loans": {
        post: { operationId: "lend", requestBody, responses: { "204": { description: "d" } } },
      },
    },
    components: {
      schemas: { Loan: { type: "object", ...rule }, Gold: { type: "object" } },
      requestBodies: { Loan: { content }, Other: { $ref: "#/components/requestBodies/Loan" } },
    },
  };
  writeFiles(folder, [
    ["openapi.json", JSON.stringify(spec)],
    ...Object.entries(files).map(([file, text]) => [`vectors/loan/${file}.yaml`, text] as const),
  ]);
  return path.join(folder, "openapi.json");
}

describe("the bases of vectors", () => {
  const files = { a: loans({ plain: { value: { a: 1 } }, more: { value: {} } }) };
  const examples = { plain: { summary: "plain", value: { a: 1 } }, more: expect.anything() };

  it.each([
    { content },
    { $ref: "#/components/requestBodies/Loan" },
    { $ref: "#/components/requestBodies/Other" },
  ])("become examples of the request body %j in openapi.json", async (requestBody) => {
    const entry = entryOf("examples", files, requestBody);
    const { files: output } = await generate(entry, { only: ["schemas"] });
    const document = JSON.parse(output.get("openapi.json") ?? "");
    const { paths, components } = document;
    const own = paths["/loans"].post.requestBody;
    const { content } = own.$ref === undefined ? own : components.requestBodies.Loan;
    expect(content["application/json"].examples).toEqual(examples);
  });

  it("of one variant add only one example to openapi.json, the first base, even if they are in several files", async () => {
    const first = loans({ one: { value: { a: 1 } } }, [], "gold");
    const second = loans({ two: { value: { a: 2 } } }, [], "gold");
    const { files: output } = await generate(entryOf("variant", { a: first, b: second }));
    const { paths } = JSON.parse(output.get("openapi.json") ?? "");
    const { examples } = paths["/loans"].post.requestBody.content["application/json"];
    expect(examples).toEqual({ gold: { summary: "one", value: { a: 1 } } });
    expect([...output.keys()].filter((name) => name.startsWith("examples/"))).toEqual([
      "examples/loan/gold/one.json",
      "examples/loan/gold/two.json",
    ]);
  });

  it("must have different names in one body or variant; otherwise an example would overwrite another", async () => {
    const plain = { plain: { value: {} } };
    const gold = loans(plain, [], "gold");
    const entry = entryOf("names", { a: gold, b: loans(plain), c: gold });
    const error = await understand(entry).catch((reason: unknown) => reason);
    const problems = error instanceof SpecError ? error.problems : [];
    expect(problems.map(({ code, location }) => [code, location.file])).toEqual([
      ["spec/vectors", "vectors/loan/c.yaml"],
    ]);
  });
});

describe("a file of vectors", () => {
  const text = loans({ plain: { value: { name: "Peña" } } });

  it("that is not UTF-8 is an error", async () => {
    const entry = entryOf("latin1", { a: text });
    writeFileSync(path.join(path.dirname(entry), "vectors/loan/a.yaml"), text, "latin1");
    const error = await understand(entry).catch((reason: unknown) => reason);
    expect(error instanceof SpecError && error.problems).toMatchObject([
      { code: "spec/syntax", location: { file: "vectors/loan/a.yaml" } },
    ]);
  });

  it("is not read from a folder outside of the spec's root folder", async () => {
    const entry = entryOf("outside", {});
    const folder = path.dirname(entry);
    writeFiles(folder, [
      [
        "spec/openapi.json",
        '{"openapi": "3.1.1", "info": {"title": "t", "version": "1"}, "x-vectors": "../secret"}',
      ],
      ["secret/a/b.json", "{"],
    ]);
    const error = await understand(path.join(folder, "spec/openapi.json")).catch(
      (one: unknown) => one,
    );
    const problems = error instanceof SpecError ? error.problems : [];
    expect(problems.map(({ code }) => code)).toEqual(["spec/annotation"]);
  });

  it("is read only from the body's own folder, even if a subfolder has a name that ends with .json", async () => {
    const entry = entryOf("folder", { a: text });
    writeFiles(path.dirname(entry), [["vectors/loan/old.json/a.json", text]]);
    expect((await understand(entry)).planned.vectors).toHaveLength(1);
  });

  it("may begin with a byte order mark", async () => {
    const entry = entryOf("mark", {});
    writeFiles(path.dirname(entry), [["vectors/loan/a.json", `\ufeff${text}`]]);
    expect((await understand(entry)).planned.vectors).toHaveLength(1);
  });
});

describe("a rule's examples without `errors`", () => {
  const id = "loan.title-is-out";
  const vectors = [
    { name: "the service accepts", base: "plain", shows: [id], set: { "/a": 1 } },
    { name: "the service rejects", base: "plain", shows: [id], state: true, status: 409 },
    { name: "another error", base: "plain", shows: [id], errors: [{ pointer: "", rule: "other" }] },
    { name: "the error", base: "plain", errors: [{ pointer: "", rule: id }], state: true },
  ];
  const entry = entryOf("rules", { a: loans({ plain: { value: {} } }, vectors) });

  it("begin with bodies that the service accepts; bodies that it rejects, e.g. with 409, come last", async () => {
    const { planned } = await understand(entry);
    const { accepted, refused } = examplesByRule(planned).get(id) ?? {};
    expect(accepted?.map(({ name, isRejected }) => [name, isRejected])).toEqual([
      ["the service accepts", false],
      ["the service rejects", true],
    ]);
    expect(refused?.map(({ name }) => name)).toEqual(["the error"]);
  });

  it("are listed as accepted in `rules.json`, even if the service rejects them with a status such as 409", async () => {
    const { files } = await generate(entry);
    const { rules } = JSON.parse(files.get("rules.json") ?? "");
    expect(rules[0].vectors).toEqual({
      accepted: ["loan: the service accepts", "loan: the service rejects"],
      refused: ["loan: the error"],
    });
  });
});
