import { describe, expect, it } from "vitest";
import { languages, type SnippetRequest } from "../../generator/runtime/pages/snippets.js";

const request: SnippetRequest = {
  method: "put",
  path: "/things/{thing_id}",
  server: "https://api.example",
  query: ["page size"],
  headers: ["If-Match"],
  credentials: [{ type: "bearer" }],
  mediaType: "application/json",
  body: '{"it\'s": [true, "true"]}',
};

function write(language: string, changes: Partial<SnippetRequest> = {}): string {
  return languages[language]?.({ ...request, ...changes }) ?? "";
}

describe("a request", () => {
  it("in curl has a quoted body, and shell variables for unknown values", () => {
    expect(write("curl")).toBe(
      [
        `curl -X PUT "https://api.example/things/$THING_ID?page%20size=$PAGE_SIZE"`,
        `-H "Authorization: Bearer $TOKEN"`,
        `-H "If-Match: $IF_MATCH"`,
        `-H 'Content-Type: application/json'`,
        `-d '{"it'\\''s": [true, "true"]}'`,
      ].join(" \\\n  "),
    );
  });

  it("in curl has a body that is neither a file name for curl nor a command for the shell", () => {
    const code = write("curl", { mediaType: "text/plain", body: "@a; rm -rf 'b'" });
    expect(code).toContain("--data-raw '@a; rm -rf '\\''b'\\'''");
  });

  it("in JavaScript compiles, and sends the described request", async () => {
    const sent: [string, RequestInit][] = [];
    const fetch = async (address: string, init: RequestInit) => {
      sent.push([address, init]);
      return Response.json({});
    };
    const names = ["fetch", "thingId", "pageSize", "ifMatch", "token"];
    const code = new Function(...names, `return (async () => { ${write("JavaScript")} })();`);
    await code(fetch, "a/b", "1&2", '"x"', "t");
    const [address, init] = sent[0] ?? [];
    expect(address).toBe("https://api.example/things/a%2Fb?page%20size=1%262");
    expect(init?.method).toBe("PUT");
    expect(init?.headers).toEqual({
      Authorization: "Bearer t",
      "If-Match": '"x"',
      "Content-Type": "application/json",
    });
    expect(JSON.parse(String(init?.body))).toEqual({ "it's": [true, "true"] });
  });

  it("in Python contains True for true, except inside a string", () => {
    const code = write("Python");
    expect(code).toContain("requests.put(");
    expect(code).toContain('f"https://api.example/things/{thing_id}"');
    expect(code).toContain('params={"page size": page_size}');
    expect(code).toContain('"Authorization": f"Bearer {token}"');
    expect(code).toMatch(/True,\s+"true"/);
  });

  it.each(["curl", "JavaScript", "Python"])("in %s saves a response that is a file", (language) => {
    const code = write(language, { method: "get", body: undefined, file: "a.pdf" } as never);
    expect(code).toMatch(/-o a\.pdf|response\.blob\(\)|"a\.pdf", "wb"/);
  });

  it.each([
    ["a password", { type: "basic" }, ['-u "$NAME:$PASSWORD"', "btoa(", "auth=(name, password)"]],
    [
      "an API key",
      { type: "apiKey", in: "header", name: "X-Key" },
      ['-H "X-Key: $KEY"', '"X-Key": `$', '"X-Key": f"{key}"'],
    ],
  ] as const)("sends %s in each language", (_, credential, expected) => {
    const made = Object.keys(languages).map((name) => write(name, { credentials: [credential] }));
    for (const [index, part] of expected.entries()) expect(made[index]).toContain(part);
  });

  it("has a path that cannot end its string literal, in any language", () => {
    const path = '/a"; rm -rf $HOME; `x`\\$' + "{y}/{id}";
    expect(write("curl", { path })).not.toMatch(/[`\\]x|\$HOME|"; rm/);
    expect(write("JavaScript", { path })).not.toMatch(/`x`|\$\{y\}/);
    expect(write("Python", { path })).not.toContain('"; rm');
  });
});
