import type { Content, DeclaredResponse } from "../../plan/contents.ts";
import { formOf } from "../../plan/forms.ts";
import type { Plan } from "../../plan/plan.ts";
import { comment, literal } from "../../templates/layout.ts";
import { typeOf } from "./request-types.ts";

const bytes = "Bytes | ReadableStream<Uint8Array>";

/** The types of one declared response: one type for each media type, or one type without a body. */
export function responseTypes(
  plan: Plan,
  response: DeclaredResponse,
  all: readonly DeclaredResponse[],
): string[] {
  const status = `status: ${statusType(response.status, all)}`;
  const headers = headersMember(response);
  if (response.contents.length === 0) return [`{ ${[status, ...headers].join("; ")} }`];
  return response.contents.map((content, index) => {
    const members = [
      status,
      ...contentMembers(plan, content, index, response.contents),
      ...headers,
    ];
    return `{ ${members.join("; ")} }`;
  });
}

/** The type of a status. `4XX` and `default` exclude the statuses that other responses declare more exactly. */
function statusType(status: string, all: readonly DeclaredResponse[]): string {
  if (/^[0-9]{3}$/.test(status)) return status;
  const exact = all.map((one) => one.status).filter((one) => one !== status);
  if (status === "default") {
    const taken = exact.map((one) => (one.endsWith("XX") ? `StatusRange<${one[0]}>` : one));
    return without("AnyStatus", taken);
  }
  return without(
    `StatusRange<${status[0]}>`,
    exact.filter((one) => one[0] === status[0] && !one.endsWith("XX")),
  );
}

function without(range: string, taken: readonly string[]): string {
  return taken.length === 0 ? range : `Exclude<${range}, ${taken.join(" | ")}>`;
}

function contentMembers(
  plan: Plan,
  content: Content,
  index: number,
  all: readonly Content[],
): string[] {
  if (content.mediaType === "application/problem+json") return ["problem: ProblemMembers"];
  const { mediaType, kind } = content;
  const model = content.model === undefined ? undefined : formOf(plan, content.model, "read");
  const exact = mediaType.includes("*") ? "string" : literal(mediaType);
  const named = all.length > 1 || mediaType.includes("*");
  const optional = index === 0 && !mediaType.includes("*") ? "?" : "";
  const type = named ? [`contentType${optional}: ${exact}`] : [];
  if (content.stream !== undefined) {
    return [...type, `body: AsyncIterable<${model === undefined ? "unknown" : `Models.${model}`}>`];
  }
  const body = {
    json: model === undefined ? "unknown" : `Models.${model}`,
    // A handler may encode a text itself and return bytes.
    text: `${model === undefined ? "string" : `Models.${model}`} | ${bytes}`,
    binary: bytes,
    form: "URLSearchParams",
    multipart: "FormData",
  }[kind];
  return [...type, `body: ${body}`];
}

function headersMember({ headers }: DeclaredResponse): string[] {
  if (headers.length === 0) return [];
  const types = headers.map(
    ({ name, description, required, schema }) =>
      `${noteOf(description)}${literal(name)}${required ? "" : "?"}: ${headerType(schema)}`,
  );
  const optional = headers.some(({ required }) => required) ? "" : "?";
  return [`headers${optional}: { ${types.join("; ")} }`];
}

/** A description as a one-line comment. */
function noteOf(description: string): string {
  return description === "" ? "" : `/** ${comment(description)} */ `;
}

function headerType(schema: DeclaredResponse["headers"][number]["schema"]): string {
  const type = typeOf(schema);
  if (type === "number") return "number | string";
  return /^("|-?[0-9])/.test(type) || type === "boolean" ? type : "string";
}
