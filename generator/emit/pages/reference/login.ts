import { isObject, type JsonObject } from "../../../openapi/pointer.ts";
import type { Operation } from "../../../plan/operations.ts";
import type { Context } from "./context.ts";
import { type Markup, markup, type Part } from "./markup.ts";

/** The login section: a field for each security scheme, and a form for the operation that returns a token. */
export function loginPart(context: Context): Part {
  const schemes = Object.entries(context.plan.schemes).filter(([, { type }]) => type !== "none");
  if (schemes.length === 0) return undefined;
  const bearer = schemes.find(([, { type }]) => type === "bearer")?.[0];
  const login = bearer === undefined ? undefined : loginOf(context);
  return markup`<details class="login card" id="login"><summary>Log in</summary>
<p id="login-state" role="status"></p>
${login !== undefined && loginForm(context, login, bearer ?? "")}
${schemes.map(([name, scheme]) => schemeForm(name, scheme))}
<p class="limits">Credentials are kept until this tab is closed.</p>
</details>`;
}

function schemeForm(name: string, scheme: Context["plan"]["schemes"][string]): Markup {
  const { type } = scheme;
  const facts = JSON.stringify(
    scheme.type === "apiKey" ? { ...scheme, name, parameter: scheme.name } : { ...scheme, name },
  );
  const label = type === "basic" ? "name:password" : type === "bearer" ? "token" : "key";
  return markup`<form class="scheme" data-scheme="${facts}" autocomplete="off"><p><label>${name}: ${label}<input type="password" name="value" autocomplete="off" spellcheck="false"></label></p><button class="plain">Keep</button></form>`;
}

function loginForm(context: Context, operation: Operation, scheme: string): Markup {
  const fields = requiredTexts(loginSchema(context, operation) ?? {}).map((name) => {
    const words = name.replace(/_|(?<=[a-z])(?=[A-Z])/g, " ");
    const isSecret = /pass|secret|\bpin(?!n)/i.test(words);
    const kind = isSecret ? "password" : /mail/i.test(name) ? "email" : "text";
    const filled = isSecret ? "current-password" : "username";
    return markup`<p><label>${name}<input name="${name}" type="${kind}" autocomplete="${filled}" required></label></p>`;
  });
  return markup`<form id="get-token" data-path="${operation.path}" data-scheme="${scheme}">${fields}<button class="plain">${operation.summary}</button></form>`;
}

/** The first public POST operation whose body requires only strings and that returns an `access_token` (OAuth 2). */
function loginOf(context: Context): Operation | undefined {
  const { plan, models } = context;
  return plan.operations.find((operation) => {
    const { method, path, security, responses } = operation;
    if (method !== "post" || security.length > 0 || path.includes("{")) return false;
    const taken = loginSchema(context, operation);
    const given = responses
      .filter(({ status }) => status.startsWith("2"))
      .flatMap(({ contents }) => contents.map(({ model }) => models.get(model ?? "")?.schema));
    const hasToken = given.some(
      (schema) => isObject(schema?.properties) && Object.hasOwn(schema.properties, "access_token"),
    );
    return hasToken && taken !== undefined && requiredTexts(taken).length > 0;
  });
}

/** The schema of an operation's JSON body: the login form sends JSON. */
function loginSchema({ models }: Context, { body }: Operation): JsonObject | undefined {
  const json = body?.contents.find(({ kind }) => kind === "json");
  return models.get(json?.model ?? "")?.schema;
}

/** The required members of a body if all are strings, otherwise an empty list. */
function requiredTexts(schema: JsonObject): string[] {
  const names = Array.isArray(schema.required) ? schema.required.map(String) : [];
  const properties = isObject(schema.properties) ? schema.properties : {};
  const isText = (name: string) => {
    const member = properties[name];
    return isObject(member) && member.type === "string";
  };
  return names.every(isText) ? names : [];
}
