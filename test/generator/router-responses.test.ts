import { Context } from "hono";
import { beforeAll, describe, expect, it } from "vitest";
import { finish } from "../../generator/runtime/routes/finish.ts";
import { RequestIdentity } from "../../generator/runtime/routes/request-identity.ts";
import { writeResponse } from "../../generator/runtime/routes/responses.ts";
import type { OperationDefinition, Validator } from "../../generator/runtime/routes/types.ts";
import { by, goodLoan, lending, loan, type Parts, type Reply } from "./lending.ts";

let make: Awaited<ReturnType<typeof lending>>;

beforeAll(async () => {
  make = await lending("router-answers");
});

/**
 * Sends a request whose handler returns or throws `answer`; returns the response and the reported errors.
 * `responses` is the mode: off, log or enforce.
 */
async function responded(answer: Reply | Error, responses: string) {
  const reported: unknown[] = [];
  const parts: Parts = {
    operations: {
      createLoan: async () => {
        if (answer instanceof Error) throw answer;
        return answer;
      },
    },
    settings: {
      responses,
      onError: (error: unknown) => reported.push(error),
      requestId: () => "r-1",
    },
  };
  const response = await (await make(parts)).request("/loans", by("reader", "POST", goodLoan));
  return { status: response.status, text: await response.text(), reported };
}

const created = { status: 201, body: loan, headers: { Location: "/loans/5" } };
const wrong: [string, Reply][] = [
  ["an undeclared status", { ...created, status: 202 }],
  ["a body that its schema rejects", { ...created, body: { ...loan, secret: "s3cret" } }],
  ["no body", { status: 201, headers: created.headers }],
  ["a missing required header", { status: 201, body: loan }],
  ["a problem with an undeclared status", { status: 418, problem: { title: "s3cret" } }],
];

describe("a response", () => {
  it("that conforms to the spec is sent in every mode", async () => {
    for (const mode of ["off", "log", "enforce"]) {
      const { status, text, reported } = await responded(created, mode);
      expect(status).toBe(201);
      expect(JSON.parse(text)).toEqual(loan);
      expect(reported).toEqual([]);
    }
  });

  it.each(wrong)(
    "with %s becomes, in the mode enforce, a 500 without internal details",
    async (_, response) => {
      const { status, text, reported } = await responded(response, "enforce");
      expect(status).toBe(500);
      expect(JSON.parse(text)).toMatchObject({ status: 500 });
      expect(text).not.toMatch(/s3cret|schema|declares|\bat .*:[0-9]+|createLoan|Error/);
      expect(reported).toHaveLength(1);
    },
  );

  it.each(wrong)("with %s is sent and reported in the mode log", async (_, response) => {
    const { status, reported } = await responded(response, "log");
    expect(status).toBe(response?.status);
    expect(reported).toHaveLength(1);
    expect(String(reported[0])).toContain("createLoan");
  });

  it("of a handler that throws is a 500 with the request's id and without the error's message", async () => {
    const { status, text, reported } = await responded(new Error("s3cret at line 5"), "off");
    expect(status).toBe(500);
    expect(text).not.toContain("s3cret");
    expect(JSON.parse(text).requestId).toBe("r-1");
    expect(reported).toEqual([new Error("s3cret at line 5")]);
  });

  it("that is a problem has the members that the handler returned", async () => {
    const problem = { title: "Taken", detail: "Another reader has it.", result: { until: 5 } };
    const { status, text } = await responded({ status: 409, problem }, "enforce");
    expect(status).toBe(409);
    expect(JSON.parse(text)).toMatchObject({ ...problem, status: 409, instance: "/loans" });
  });

  it("that is a problem lists at most 100 errors, and has `truncated` if the handler returned more", async () => {
    const reported = async (count: number) => {
      const errors = Array.from({ length: count }, (_, number) => {
        return { pointer: `/lines/${number}`, rule: "loan.title-is-out", code: "L", message: "m" };
      });
      return JSON.parse((await responded({ status: 409, problem: { errors } }, "off")).text);
    };
    const [all, more] = [await reported(100), await reported(101)];
    expect([all.errors.length, more.errors.length]).toEqual([100, 100]);
    expect([all.truncated, more.truncated]).toEqual([undefined, true]);
  });

  it("has no body if the handler returns none, or if the method is HEAD", async () => {
    const app = await make();
    const gone = await app.request("/loans/5", by("reader", "DELETE"));
    expect([gone.status, await gone.text()]).toEqual([204, ""]);
    const head = await app.request("/loans/5", by("reader", "HEAD"));
    expect([head.status, await head.text()]).toEqual([200, ""]);
  });
});

describe("an operation whose token is optional", () => {
  const asked = async (init?: RequestInit) => {
    let principal: unknown = "not asked";
    const app = await make({
      operations: {
        getHours: async (reported) => {
          principal = reported.principal;
          return { status: 200, body: { open: "always" } };
        },
      },
    });
    const { status, headers } = await app.request("/hours", init);
    return { status, principal, challenge: headers.get("WWW-Authenticate") };
  };

  it("has no principal without a token, and the token's principal with a token", async () => {
    expect(await asked()).toMatchObject({ status: 200, principal: undefined });
    expect(await asked(by("reader"))).toMatchObject({ status: 200, principal: "reader" });
  });

  it("rejects an invalid token with 401", async () => {
    expect(await asked(by("nobody"))).toEqual({
      status: 401,
      principal: "not asked",
      challenge: "Bearer",
    });
  });
});

const noStream = () => {
  throw new Error("This is no stream.");
};

describe("a text body", () => {
  it("that the handler returns as bytes is sent unchanged", async () => {
    const declared = { contents: [{ mediaType: "application/xml", kind: "text" as const }] };
    const bytes = Uint8Array.of(0x3c, 0xf1, 0x2f, 0x3e);
    const response = writeResponse(declared, { status: 200, body: bytes }, {}, noStream);
    expect(response.headers.get("content-type")).toBe("application/xml");
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes);
  });
});

describe("a text body in a charset other than UTF-8", () => {
  it("is sent unchanged if the spec declares a range of media types", async () => {
    const declared = { contents: [{ mediaType: "text/*", kind: "text" as const }] };
    const contentType = "text/html; charset=iso-8859-1";
    const body = Uint8Array.of(0x3c, 0xf1, 0x2f, 0x3e);
    const response = writeResponse(declared, { status: 200, contentType, body }, {}, noStream);
    expect(response.headers.get("content-type")).toBe(contentType);
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(body);
  });
});

describe("a response with a status that excludes a body", () => {
  it.each([204, 205, 304])("is sent without the body that the handler returns: %i", (status) => {
    const declared = { contents: [{ mediaType: "application/json", kind: "json" as const }] };
    const response = writeResponse(declared, { status, body: { a: 1 } }, {}, noStream);
    expect(response.status).toBe(status);
    expect(response.body).toBeNull();
    expect(response.headers.has("content-type")).toBe(false);
  });
});

describe("a multipart body", () => {
  it("has a Content-Type with the boundary of its parts", async () => {
    const contents = [{ mediaType: "multipart/form-data", kind: "multipart" as const }];
    const body = new FormData();
    body.append("photo", new File(["x"], "x.png"));
    const response = writeResponse({ contents }, { status: 200, body }, { "X-A": "1" }, noStream);
    expect(response.headers.get("X-A")).toBe("1");
    expect((await response.formData()).get("photo")).toBeInstanceOf(File);
  });
});

describe("a problem document in a response", () => {
  const rejectAll: Validator = {
    is: () => false,
    explain: async () => () => ({ refusals: [], truncated: false }),
  };
  const json = { mediaType: "application/json", kind: "json", validator: rejectAll } as const;
  const problemJson = { ...json, mediaType: "application/problem+json" };
  const accepting = { ...problemJson, validator: { ...rejectAll, is: () => true } };

  it.each([
    ["of the media type that is sent", [json, accepting], 0],
    ["of the media type that is sent", [accepting, json], 0],
    [
      "of the media type that is sent",
      [{ ...json, validator: accepting.validator }, problemJson],
      1,
    ],
    ["of the first media type, if the sent type is undeclared", [json], 1],
  ])("is validated by the schema %s (case %#)", async (_, contents, mismatches) => {
    const definition: OperationDefinition = {
      id: "lend",
      method: "post",
      path: "/loans",
      security: [],
      parameters: [],
      validators: { query: accepting.validator },
      responses: { 409: { contents } },
    };
    const reported: unknown[] = [];
    const settings = {
      responses: "log",
      onError: (error: unknown) => reported.push(error),
    } as const;
    const request = new Request("http://localhost/loans", { method: "POST" });
    const identity = new RequestIdentity("/loans", settings, new Context(request));
    const result = { status: 409, problem: { title: "Taken" } };
    const response = await finish({ settings, errors: {} }, definition, identity, request, result);
    expect(response.status).toBe(409);
    expect(reported).toHaveLength(mismatches);
  });
});
