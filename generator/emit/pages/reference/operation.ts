import { isObject } from "../../../openapi/pointer.ts";
import type { Content, DeclaredResponse } from "../../../plan/contents.ts";
import type { Operation } from "../../../plan/operations.ts";
import type { Parameter } from "../../../plan/parameters.ts";
import { languages } from "../../../runtime/pages/snippets.js";
import { type Context, isError, modelLink, ruleItem } from "./context.ts";
import { errorPlace } from "./errors.ts";
import type { BodyExample } from "./examples.ts";
import { markdown, markdownLine } from "./markdown.ts";
import { type Markup, markup, type Part, separated } from "./markup.ts";
import { modelHere } from "./members.ts";
import { limitWords, typeWords, valueList } from "./type-words.ts";

/** The examples of an operation. */
export interface OperationExamples {
  request: readonly BodyExample[];
  /** The examples of responses, by status. */
  responses: ReadonlyMap<string, readonly BodyExample[]>;
}

/** The id of the element that shows an operation. */
export function operationPlace({ id }: Pick<Operation, "id">): string {
  return `operation/${id}`;
}

/**
 * The article of one operation: its parameters, body, responses and errors; if `isCalled`, also an example call.
 * `isCalled` is false for webhooks and callbacks, which the service itself sends.
 */
export function operationArticle(
  context: Context,
  operation: Operation,
  examples: OperationExamples,
  isCalled = true,
): Markup {
  const { id, method, path, summary, description, deprecated, parameters, body, responses } =
    operation;
  const place = operationPlace(operation);
  const good = responses.filter((response) => !isError(response));
  const call = isCalled ? callFacts(context, operation) : undefined;
  return markup`<article class="operation" id="${place}"${call !== undefined && markup` data-call="${unseen(call)}"`}>
<header><h3><a href="${context.href(place)}">${summary}</a></h3>
<p class="call"><b class="method ${/^[a-z]+$/.test(method) ? method : ""}">${method.toUpperCase()}</b> <code>${path}</code>${deprecated && markup` <b class="tag warned">deprecated</b>`}</p></header>
<div class="told">${markdown(description)}${isCalled && access(operation)}
${parameters.length > 0 && markup`<h4>Parameters</h4><ul class="members">${parameters.map((one) => parameterItem(context, one))}</ul>`}
${body !== undefined && bodyPart(context, operation)}
<h4>${isCalled ? "Responses" : "Expected responses"}</h4><ul class="answers">${good.map((response) => responseItem(context, id, response, examples))}</ul>
${errorLine(context, operation)}</div>
<div class="shown">${call !== undefined && snippet(context, call, examples.request[0])}${exampleFigures(examples.request, "Example", id, call === undefined)}</div>
</article>
`;
}

/** The facts for an example call. `query` and `headers` list required parameters. */
export interface CallFacts {
  method: string;
  path: string;
  query: string[];
  headers: string[];
  security: string[];
  /** Absent if there is no body, or if the body is a multipart form: its media type would need a boundary. */
  mediaType?: string;
  /** The name of the file in which the example call saves the response. */
  file?: string;
  /** Absent for a response that is JSON or a file. */
  result?: "nothing" | "text";
}

function callFacts(
  context: Context,
  { method, path, parameters, body, responses, security }: Operation,
): CallFacts {
  const required = (place: string) =>
    parameters.filter((one) => one.in === place && one.required).map(({ name }) => name);
  const [content] = body?.contents ?? [];
  const good = responses.find((response) => !isError(response));
  // The first security requirement whose schemes are all in the plan.
  const way = security.find((demands) =>
    demands.every(({ scheme }) => context.plan.schemes[scheme]),
  );
  return {
    method,
    path,
    query: required("query"),
    headers: required("header"),
    security: (way ?? []).map(({ scheme }) => scheme),
    ...(content === undefined || content.kind === "multipart"
      ? {}
      : { mediaType: content.mediaType }),
    ...(good === undefined ? {} : resultOf(method === "head" ? [] : good.contents)),
  };
}

/** The facts that the page's script cannot read from the article, as JSON. */
function unseen({ method: _method, path: _path, query, headers, security, ...others }: CallFacts) {
  const lists = Object.entries({ query, headers, security }).filter(([, list]) => list.length > 0);
  return JSON.stringify({ ...Object.fromEntries(lists), ...others });
}

function resultOf([first]: readonly Content[]): Pick<CallFacts, "file" | "result"> {
  if (first === undefined) return { result: "nothing" };
  if (/json|^text\/|\*/.test(first.mediaType))
    return first.kind === "text" ? { result: "text" } : {};
  const [, ending = ""] = /\/([a-z0-9]+)$/i.exec(first.mediaType) ?? [];
  return { file: ending === "" ? "answer.bin" : `answer.${ending.toLowerCase()}` };
}

/** The call as a curl command with the given example, and buttons for the page's script. */
function snippet(context: Context, call: CallFacts, example?: BodyExample): Markup {
  const credentials = call.security.flatMap((name) => context.plan.schemes[name] ?? []);
  const isSent = example !== undefined && call.mediaType !== undefined;
  const body = isSent ? { body: example.text } : {};
  const text = languages.curl?.({ ...call, server: "$SERVER", credentials, ...body });
  const names = [...Object.keys(languages), ...(call.mediaType === undefined ? [] : ["Body"])];
  const button = (kind: string, name: string) => markup`<button class="${kind}">${name}</button>`;
  return markup`<div class="snippet"><p class="bar">${names.map((name) => button("language", name))}${button("copy", "Copy")}${button("try", "Try it")}</p><pre tabindex="0" role="group" aria-label="Request"><code>${text ?? ""}</code></pre></div>`;
}

function access({ security }: Operation): Part {
  if (security.length === 0) return markup`<p class="access">Needs no login.</p>`;
  const ways = security.map((demands) =>
    demands.length === 0
      ? "no login"
      : separated(
          demands.map(
            ({ scheme, roles }) =>
              markup`<code>${scheme}</code>${roles.length > 0 && markup` (${roles.join(", ")})`}`,
          ),
          " and ",
        ),
  );
  return markup`<p class="access">Login: ${separated(ways, ", or ")}.</p>`;
}

function parameterItem(context: Context, one: Parameter): Markup {
  const { name, description, deprecated, required, schema } = one;
  const limits = limitWords(schema);
  const mark = required
    ? markup`<b class="must">required</b>`
    : markup`<b class="may">optional</b>`;
  const list = isObject(schema.items) ? valueList(schema.items) : undefined;
  const data = markup` data-in="${one.in}" data-name="${name}"${one.explode && schema.type === "array" && markup` data-explode=""`}`;
  return markup`<li${data}><p class="line"><code>${name}</code> <small>${one.in} · ${typeWords(schema, (model) => modelLink(context, model))}</small> ${mark}${deprecated && markup` <b class="tag warned">deprecated</b>`}${limits.length > 0 && markup` <span class="limits">${separated(limits, ", ")}</span>`}</p>${markdownLine(description)}${valueList(schema)}${list}</li>`;
}

function bodyPart(context: Context, { body, id }: Operation): Part {
  const contents = body?.contents ?? [];
  const kinds = contents.map(({ mediaType }) => markup`<code>${mediaType}</code>`);
  const models = [
    ...new Set(contents.flatMap(({ model }) => (model === undefined ? [] : [model]))),
  ];
  const mark =
    body?.required === true
      ? markup`<b class="must">required</b>`
      : markup`<b class="may">optional</b>`;
  const narrowed = context.plan.bodies.find(
    ({ operations, variants }) => operations.includes(id) && variants.length > 0,
  );
  const schemas = narrowed?.variants.map(
    ({ name, title }) =>
      markup`<a href="${context.root}schemas/${encodeURIComponent(`${narrowed.name}.${name}`)}.json">${title}</a>`,
  );
  return markup`<h4>Body</h4><p class="line">${separated(kinds, ", ")} ${separated(
    models.map((model) => modelLink(context, model)),
    ", ",
  )} ${mark}</p>${schemas !== undefined && markup`<p class="limits">JSON Schema of each ${narrowed?.by}: ${separated(schemas, ", ")}</p>`}${models.map((model) => modelPart(context, model))}`;
}

/** The content of a model that is used only here. Other models have only a link. */
function modelPart(context: Context, model: string): Part {
  return context.inline.has(model) && modelHere(context, model);
}

function responseItem(
  context: Context,
  id: string,
  response: DeclaredResponse,
  examples: OperationExamples,
): Markup {
  const { status, description, contents, headers } = response;
  const kinds = contents.map(
    ({ mediaType, model }) =>
      markup`<code>${mediaType}</code>${model !== undefined && markup` ${modelLink(context, model)}`}`,
  );
  const models = new Set(contents.flatMap(({ model }) => (model === undefined ? [] : [model])));
  const names = headers.map(
    ({ name, description: words }) => markup`<code title="${words}">${name}</code>`,
  );
  return markup`<li><p class="line"><b class="status">${status}</b> ${separated(kinds, ", ")}</p>${markdownLine(description)}${names.length > 0 && markup`<p class="limits">Headers: ${separated(names, ", ")}</p>`}${[...models].map((model) => modelPart(context, model))}${exampleFigures(examples.responses.get(status) ?? [], "Response", `${id} ${status}`, false)}</li>`;
}

/** Links to an operation's errors, and below them a list of the rules that the service checks in its own code. */
function errorLine(context: Context, operation: Operation): Part {
  const errors = operation.responses.filter(isError);
  const links = errors.map(
    (response) =>
      markup`<a href="${context.href(errorPlace(context, response))}">${response.status}</a>`,
  );
  const bodies = context.plan.bodies.filter(({ operations }) => operations.includes(operation.id));
  const rules = context.plan.rules.filter(
    ({ kind, bodies: names }) =>
      kind === "refusal" && bodies.some(({ name }) => names.includes(name)),
  );
  const own = rules.map(({ id, variants }) => ruleItem(context, id, variants));
  return [
    links.length > 0 && markup`<p class="errors">Errors: ${separated(links, " ")}</p>`,
    own.length > 0 &&
      markup`<details class="codes"><summary>Rules that the service itself decides (${own.length})</summary><ul class="ruled">${own}</ul></details>`,
  ];
}

/** Examples as `details` elements of one group: at most one is open. If `isOpen`, the first is open at the start. */
export function exampleFigures(
  examples: readonly BodyExample[],
  name: string,
  group: string,
  isOpen = true,
): Part {
  return examples.map(
    ({ title, text, variant }, index) =>
      markup`<details class="example" name="${`example/${group}`}"${variant !== undefined && markup` data-example="${variant}"`}${index === 0 && isOpen && markup` open`}><summary>${name}: ${title}</summary><pre tabindex="0"><code>${text}</code></pre></details>`,
  );
}
