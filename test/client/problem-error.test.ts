import { expect, it } from "vitest";
import { ProblemError } from "../../generator/runtime/client/problem-error.js";

it.each([
  [{ title: "Wrong", detail: "Two things." }, "400 Wrong: Two things."],
  [{ title: "Wrong" }, "400 Wrong"],
  [{ title: null, detail: null }, "400 Bad Request"],
])(
  "the message of a ProblemError has the title and detail, or the status text if the title is missing: %j",
  (problem, message) => {
    const response = new Response(null, { status: 400, statusText: "Bad Request" });
    expect(new ProblemError(response, Object(problem)).message).toBe(message);
  },
);

it("the message of a ProblemError is the status if there is neither a title nor a status text", () => {
  expect(new ProblemError(new Response(null, { status: 503 }), {}).message).toBe("503");
});
