import { describe, expect, it } from "vitest";
import { languages, type SnippetRequest } from "../../generator/runtime/pages/snippets.js";

const request: SnippetRequest = {
  method: "put",
  path: "/books/{book_id}",
  server: "https://api.example",
  query: ["page size"],
  headers: ["If-Match"],
  credentials: [{ type: "bearer" }],
  mediaType: "application/json",
  body: '{"it\'s": [true, "true"]}',
};

/** The changes that turn the request into a GET with only a path. */
const bare = {
  method: "get",
  path: "/a",
  query: [],
  headers: [],
  credentials: [],
  body: undefined,
} as unknown as Partial<SnippetRequest>;

function write(language: string, changes: Partial<SnippetRequest> = {}): string {
  return languages[language]?.({ ...request, ...changes }) ?? "";
}

/** Runs a JavaScript snippet with the values of its variables; returns the arguments of `fetch`. */
async function run(code: string, values: Record<string, string>): Promise<[string, RequestInit?]> {
  const sent: [string, RequestInit?][] = [];
  const fetch = async (...request: [string, RequestInit?]) => {
    sent.push(request);
    return Response.json({});
  };
  const body = `"use strict"; return (async () => { ${code} })();`;
  await new Function("fetch", ...Object.keys(values), body)(fetch, ...Object.values(values));
  return sent[0] ?? [""];
}

describe("a snippet", () => {
  it("in curl has a quoted body, and shell variables for unknown values", () => {
    expect(write("curl")).toBe(
      [
        `curl -X PUT "https://api.example/books/$BOOK_ID?page%20size=$PAGE_SIZE"`,
        `-H "Authorization: Bearer $TOKEN"`,
        `-H "If-Match: $IF_MATCH"`,
        `-H 'Content-Type: application/json'`,
        `-d '{"it'\\''s": [true, "true"]}'`,
      ].join(" \\\n  "),
    );
  });

  it("in curl sends a body with @ and quotes unchanged: curl reads no file, and the shell runs no command", () => {
    const code = write("curl", { mediaType: "text/plain", body: "@a; rm -rf 'b'" });
    expect(code).toContain("--data-raw '@a; rm -rf '\\''b'\\'''");
  });

  it("in curl does not join a shell variable with the letters after it", () => {
    const code = write("curl", { path: "/files/{id}_thumb/{a}{b}.{c}" });
    expect(code).toContain("/files/\x24{ID}_thumb/$A$B.$C?");
  });

  it("in curl does not use the shell's own variable PATH", () => {
    const code = write("curl", { ...bare, path: "/files/{path}" });
    expect(code).toBe('curl "https://api.example/files/$V_PATH"');
  });

  it("in curl sends HEAD with --head, so that curl does not wait for a body", () => {
    expect(write("curl", { ...bare, method: "head" })).toBe('curl --head "https://api.example/a"');
  });

  it("in JavaScript compiles, and sends the request", async () => {
    const values = { bookId: "a/b", pageSize: "1&2", ifMatch: '"x"', token: "t" };
    const [address, init] = await run(write("JavaScript"), values);
    expect(address).toBe("https://api.example/books/a%2Fb?page%20size=1%262");
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
    expect(code).toContain('f"https://api.example/books/{book_id}"');
    expect(code).toContain('params={"page size": page_size}');
    expect(code).toContain('"Authorization": f"Bearer {token}"');
    expect(code).toMatch(/True,\s+"true"/);
  });

  it("in JavaScript sends a non-ASCII password as UTF-8", async () => {
    const code = write("JavaScript", { ...bare, credentials: [{ type: "basic" }] });
    const [, init] = await run(code, { name: "żaneta", password: "pé" });
    const sent = new Headers(init?.headers).get("Authorization");
    expect(sent).toBe(`Basic ${Buffer.from("żaneta:pé").toString("base64")}`);
  });

  it("in JavaScript and in Python appends _ to a parameter name that is a reserved word or that the snippet itself uses", async () => {
    const changes = { ...bare, path: "/{from}/{class}", query: ["in", "response", "is_new"] };
    const values = { from_: "1", class_: "2", in_: "3", response_: "4", isNew: "5" };
    const [address] = await run(write("JavaScript", changes), values);
    expect(address).toBe("https://api.example/1/2?in=3&response=4&is_new=5");
    const python = write("Python", changes);
    expect(python).toContain('f"https://api.example/{from_}/{class_}"');
    expect(python).toContain('{"in": in_, "response": response_, "is_new": is_new}');
  });

  it("in Python sets Content-Type for JSON types other than application/json, because `json=` sends application/json", () => {
    const [merge, plain] = ["application/merge-patch+json", "application/json"].map((mediaType) =>
      write("Python", { ...bare, mediaType, body: "{}" }),
    );
    expect(merge).toContain('"Content-Type": "application/merge-patch+json"');
    expect(merge).toContain("json={}");
    expect(plain).not.toContain("Content-Type");
  });

  it.each([
    ["JavaScript", "nothing", "if (!response.ok) throw new Error(await response.text());"],
    ["JavaScript", "text", "const answer = await response.text();"],
    ["Python", "nothing", "response.raise_for_status()"],
    ["Python", "text", "answer = response.text"],
  ] as const)("in %s, with `result` %j, ends with: %s", (language, result, expected) => {
    expect(write(language, { result }).split("\n").at(-1)).toBe(expected);
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
    [
      "an API key in the query",
      { type: "apiKey", in: "query", name: "api key" },
      [
        "&api%20key=$API_KEY",
        "&api%20key=$" + "{encodeURIComponent(apiKey)}",
        '"api key": api_key',
      ],
    ],
  ] as const)("sends %s in each language", (_, credential, expected) => {
    const made = Object.keys(languages).map((name) => write(name, { credentials: [credential] }));
    for (const [index, part] of expected.entries()) expect(made[index]).toContain(part);
  });

  it("in curl states `-X GET` for a GET request with a body, because curl would otherwise send POST", () => {
    expect(write("curl", { method: "get" })).toContain("curl -X GET ");
    expect(write("curl", { method: "post" })).not.toContain("-X");
    expect(write("curl", bare)).not.toContain("-X");
  });

  it("escapes the path in each language, so that no text of the path ends the string literal", () => {
    const path = '/a"; rm -rf $HOME; `x`\\$' + "{y}/{id}";
    expect(write("curl", { path })).not.toMatch(/[`\\]x|\$HOME|"; rm/);
    expect(write("JavaScript", { path })).not.toMatch(/`x`|\$\{y\}/);
    expect(write("Python", { path })).not.toContain('"; rm');
  });
});
