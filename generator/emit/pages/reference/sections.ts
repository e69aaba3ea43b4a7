import { isObject } from "../../../openapi/pointer.ts";
import type { Operation } from "../../../plan/operations.ts";
import type { ResolvedSpec } from "../../../resolve/resolve.ts";
import { allOperations, type Context, isError, schemaPlace } from "./context.ts";
import { errorItems } from "./errors.ts";
import { examplePool, requestExamples, responseExample, statedExamples } from "./examples.ts";
import { markdown } from "./markdown.ts";
import { type Markup, markup } from "./markup.ts";
import { modelContent } from "./members.ts";
import {
  exampleFigures,
  type OperationExamples,
  operationArticle,
  operationPlace,
} from "./operation.ts";

/**
 * A section of the reference: a schema, all errors, or the operations of a tag.
 * No section is split over pages.
 */
export interface Section {
  kind: "tag" | "schema" | "errors";
  /** The id of the section's HTML element. */
  id: string;
  title: string;
  operations: readonly Operation[];
  /** Renders the section. Its links are relative to the context's page. */
  render(context: Context): Markup;
}

/** Every section in page order: tags in the order of the spec, webhooks, callbacks, errors, schemas. */
export function sectionsOf(spec: ResolvedSpec, context: Context): Section[] {
  const { plan } = context;
  const stated = (Array.isArray(spec.document.tags) ? spec.document.tags : []).filter(isObject);
  const described = new Map(stated.map((tag) => [String(tag.name), String(tag.description ?? "")]));
  const used = new Set(plan.operations.map(({ tag }) => tag));
  const names = [...new Set([...described.keys(), ...used])].filter((name) => used.has(name));
  const tags = names.map((name, index): Section => {
    const operations = plan.operations.filter(({ tag }) => tag === name);
    return group(spec, `tag/${index + 1}`, name, operations, described.get(name) ?? "");
  });
  const asked: Section[] = [
    group(
      spec,
      "tag/webhooks",
      "Webhooks",
      plan.webhooks,
      "Requests that this service sends.",
      false,
    ),
    group(
      spec,
      "tag/callbacks",
      "Callbacks",
      plan.callbacks,
      "Requests that this service sends to a URL that a client stated in a request.",
      false,
    ),
  ].filter(({ operations }) => operations.length > 0);
  const errors: Section = {
    kind: "errors",
    id: "errors",
    title: "Errors",
    operations: [],
    render: (here) =>
      markup`<section class="group" id="errors"><h2>Errors</h2><ul class="answers card">${errorItems(here, operationPlace)}</ul></section>\n`,
  };
  const hasErrors = allOperations(plan).some(({ responses }) => responses.some(isError));
  return [...tags, ...asked, ...(hasErrors ? [errors] : []), ...schemaSections(context)];
}

function group(
  spec: ResolvedSpec,
  id: string,
  title: string,
  operations: readonly Operation[],
  description: string,
  isCalled = true,
): Section {
  return {
    kind: "tag",
    id,
    title,
    operations,
    // No element encloses the operations of a group. The browser lays out an operation only near the screen (see
    // `content-visibility` in reference.css). The operation's height then changes. This change would move an enclosing
    // element of a later group.
    render: (here) =>
      markup`<section class="group" id="${id}"><h2>${title}</h2>${markdown(description)}</section>
${operations.map((operation) => operationArticle(here, operation, examplesFor(spec, here, operation), isCalled))}`,
  };
}

function examplesFor(
  spec: ResolvedSpec,
  { plan }: Context,
  operation: Operation,
): OperationExamples {
  const [content] = operation.body?.contents ?? [];
  const request = content === undefined ? [] : requestExamples(spec, plan, operation.id, content);
  const responses = operation.responses
    .filter((response) => !isError(response))
    .map(({ status, contents }) => {
      const [first] = contents;
      return [status, first === undefined ? [] : statedExamples(spec, first)] as const;
    });
  return { request, responses: new Map(responses) };
}

/** A section for each model that is used more than once, or used in a parameter or an error; sorted by name. */
function schemaSections(context: Context): Section[] {
  const returned = new Set(
    context.plan.operations.flatMap(({ responses }) =>
      responses
        .filter((response) => !isError(response))
        .flatMap(({ contents }) => contents.map(({ model }) => model)),
    ),
  );
  const pool = examplePool(context.plan);
  return context.shown
    .filter((model) => !context.inline.has(model))
    .sort()
    .map((model): Section => {
      const { title, description } = context.models.get(model)?.schema ?? {};
      return {
        kind: "schema",
        id: schemaPlace(model),
        title: model,
        operations: [],
        render(here) {
          const example = returned.has(model) ? responseExample(here, pool, model) : undefined;
          const made =
            example === undefined ? [] : [{ title: "made from the examples", text: example }];
          const own =
            typeof title === "string" && title !== model
              ? markup` <small>${title}</small>`
              : undefined;
          return markup`<section class="schema card" id="${schemaPlace(model)}"><h3><a href="${here.href(schemaPlace(model))}">${model}</a>${own}</h3>${typeof description === "string" && markdown(description)}${modelContent(here, model)}${exampleFigures(made, "Example", model, false)}</section>\n`;
        },
      };
    });
}
