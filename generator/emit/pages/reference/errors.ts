import type { DeclaredResponse } from "../../../plan/contents.ts";
import type { Operation } from "../../../plan/operations.ts";
import { allOperations, type Context, isError, modelLink } from "./context.ts";
import { markdownLine } from "./markdown.ts";
import { type Markup, markup, type Part, separated } from "./markup.ts";

/** An error response and the operations that declare the response. */
interface ErrorKind {
  place: string;
  response: DeclaredResponse;
  operations: Operation[];
}

const byContext = new WeakMap<object, ReadonlyMap<string, ErrorKind>>();

/** The id of the element that describes an error response. */
export function errorPlace(context: Context, response: DeclaredResponse): string {
  return errorKinds(context).get(keyOf(response))?.place ?? "errors";
}

function errorKinds({ plan }: Context): ReadonlyMap<string, ErrorKind> {
  const known = byContext.get(plan);
  if (known !== undefined) return known;
  const kinds = new Map<string, ErrorKind>();
  const numbers = new Map<string, number>();
  for (const operation of allOperations(plan)) {
    for (const response of operation.responses.filter(isError)) {
      const key = keyOf(response);
      const number = (numbers.get(response.status) ?? 0) + 1;
      const kind = kinds.get(key) ?? {
        place: `error/${response.status}/${number}`,
        response,
        operations: [],
      };
      if (!kinds.has(key)) numbers.set(response.status, number);
      kinds.set(key, kind);
      kind.operations.push(operation);
    }
  }
  byContext.set(plan, kinds);
  return kinds;
}

function keyOf({ status, description, contents, headers }: DeclaredResponse): string {
  return JSON.stringify([
    status,
    description,
    contents.map(({ mediaType, model }) => [mediaType, model]),
    headers.map(({ name, description: words }) => [name, words]),
  ]);
}

/** Each error response once, with the operations that declare the response. */
export function errorItems(context: Context, place: (operation: Operation) => string): Part[] {
  const total = allOperations(context.plan).length;
  const kinds = [...errorKinds(context).values()];
  kinds.sort((a, b) =>
    a.response.status < b.response.status ? -1 : a.response.status > b.response.status ? 1 : 0,
  );
  return kinds.map(({ place: id, response, operations }) => {
    const bodies = response.contents.map(
      ({ mediaType, model }) =>
        markup`<code>${mediaType}</code>${model !== undefined && markup` ${modelLink(context, model)}`}`,
    );
    const headers = response.headers.map(
      ({ name, description }) =>
        markup`<li><p class="line"><code>${name}</code></p>${markdownLine(description)}</li>`,
    );
    return markup`<li id="${id}"><p class="line"><b class="status">${response.status}</b> ${separated(bodies, ", ")}</p>${markdownLine(response.description)}${headers.length > 0 && markup`<details><summary>Headers (${headers.length})</summary><ul class="members">${headers}</ul></details>`}<p class="limits">${usedBy(context, operations, total, place)}</p></li>`;
  });
}

function usedBy(
  context: Context,
  operations: readonly Operation[],
  total: number,
  place: (operation: Operation) => string,
): Markup {
  if (operations.length === total) return markup`Every operation.`;
  if (operations.length > 12) return markup`${operations.length} of ${total} operations.`;
  const links = operations.map(
    (operation) => markup`<a href="${context.href(place(operation))}">${operation.summary}</a>`,
  );
  return markup`${separated(links, ", ")}.`;
}
