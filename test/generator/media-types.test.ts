import { describe, expect, it } from "vitest";
import { contentOf, readBody } from "../../generator/runtime/routes/body.ts";

const versions = ["application/json;v=1", "application/json;v=2"];
const plain = "application/json";

const chosen = (declared: readonly string[], header: string) =>
  contentOf(
    declared.map((mediaType) => ({ mediaType })),
    header,
  )?.mediaType;

describe("among media types that differ in parameters, a Content-Type", () => {
  it.each([
    [versions, "application/json; v=2", versions[1]],
    [versions, 'Application/JSON ; charset=utf-8; V="2"', versions[1]],
    [versions, "application/json;v=1", versions[0]],
    [[...versions, plain], "application/json; v=2", versions[1]],
    [[plain, ...versions], "application/json; v=2", versions[1]],
    [["application/*;v=2", ...versions], "application/json; v=2", versions[1]],
  ])("selects the content with the same parameters: %j, %s", (declared, header, expected) => {
    expect(chosen(declared, header)).toBe(expected);
  });

  it.each([
    [[...versions, plain], "application/json; v=3", plain],
    [[...versions, plain], "application/json; charset=utf-8", plain],
    [versions, "application/json; v=3", versions[0]],
    [versions, "application/json", versions[0]],
    [versions, 'application/json; v="2', versions[0]],
  ])(
    "with other or no parameters selects the content without parameters; if there is none, the first: %j, %s",
    (declared, header, expected) => {
      expect(chosen(declared, header)).toBe(expected);
    },
  );

  it("with a charset other than UTF-8 selects no content", () => {
    expect(chosen(versions, "application/json; v=2; charset=latin1")).toBeUndefined();
  });
});

describe("a Content-Type", () => {
  it("may contain a semicolon in a quoted parameter", () => {
    expect(chosen([plain], 'application/json; profile="a;charset=latin1"')).toBe(plain);
    expect(chosen([plain], 'application/json; profile="a;b"; charset=latin1')).toBeUndefined();
  });

  it("selects the most specific range that includes its media type", () => {
    const ranges = ["*/*", "application/*", "application/*+json"];
    expect(chosen(ranges, "application/vnd.a+json")).toBe("application/*+json");
    expect(chosen(ranges, "application/xml")).toBe("application/*");
    expect(chosen(ranges, "text/csv")).toBe("*/*");
  });
});

describe("an optional body", () => {
  const contents = [
    { mediaType: "application/json", kind: "json" },
    { mediaType: "text/plain", kind: "text" },
  ] as const;
  const limits = { bytes: 100, depth: 5, values: 5, uniqueNames: false };

  it.each(["application/json", "text/plain"])(
    "that is empty has no media type, even if the request has a Content-Type: %s",
    async (mediaType) => {
      const headers = { "Content-Type": mediaType };
      const request = new Request("http://localhost/", { method: "POST", headers, body: "" });
      const read = await readBody(request, { required: false, contents }, limits);
      expect(read).toEqual({ value: undefined, checked: undefined, content: undefined });
    },
  );
});
