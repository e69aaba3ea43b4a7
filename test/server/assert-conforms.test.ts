import { describe, expect, it } from "vitest";
import { assertConforms } from "./assert-conforms.ts";

const token = { access_token: "t", token_type: "Bearer", expires_in: 1 };
const problem = { type: "about:blank", title: "Wrong", status: 400, detail: "…", instance: "/" };
const json = "application/json";

function response(status: number, body: object | undefined, type = json): Response {
  const text = body === undefined ? null : JSON.stringify(body);
  return new Response(text, { status, headers: { "Content-Type": type } });
}

describe("assertConforms", () => {
  it("accepts a declared response, a problem response to an unknown operation, and any response outside the API", async () => {
    await assertConforms("POST", "/auth", response(200, token));
    await assertConforms(
      "DELETE",
      "http://h/v1/documents/1?x=1",
      new Response(null, { status: 204 }),
    );
    await assertConforms("GET", "/v1/nothing", response(404, problem, "application/problem+json"));
    await assertConforms("GET", "/livez", response(200, {}));
  });

  it.each([
    ["status", "POST", "/auth", response(201, token), "is not declared"],
    ["status", "POST", "/auth/revoke", response(201, undefined), "is not declared"],
    ["body", "POST", "/auth", response(200, { ...token, secret: 1 }), "has a body that Token"],
    ["content type", "POST", "/auth", response(400, problem), "has an undeclared content type"],
    ["header", "POST", "/v1/company_branches", response(201, {}), "lacks the header Location"],
    [
      "content type (unknown operation)",
      "GET",
      "/v1/nothing",
      response(404, {}),
      "has an undeclared content type",
    ],
  ])("rejects a response with a missing or wrong %s", async (_, method, path, given, reason) => {
    await expect(assertConforms(method, path, given)).rejects.toThrow(reason);
  });
});
