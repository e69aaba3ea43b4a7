/** @noprettier */ /* eslint-disable */ /* eslint max-lines: [1, 1] */
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
// biome-ignore-all assist: generated
// Generated; do not edit.


/**
 * A request. `path` may contain placeholders such as `{id}`; snippets use variables for unknown values.
 * @typedef {{
 *   method: string, path: string, server: string, query: string[], headers: string[],
 *   credentials: {type: string, in?: string, name?: string}[],
 *   mediaType?: string, body?: string, file?: string, result?: "nothing" | "text",
 * }} SnippetRequest
 */

/** @type {Record<string, (request: SnippetRequest) => string>} */
export const languages = { curl, JavaScript: javascript, Python: python };

/** The names of the parameters and API keys in the query. @param {SnippetRequest} request */
function asked({ query, credentials }) {
  return [
    ...query,
    ...credentials.flatMap(({ in: place, name = "" }) => (place === "query" ? name : [])),
  ];
}

/** @param {SnippetRequest} request @param {(name: string) => string} variable */
function queryText(request, variable) {
  return asked(request)
    .map((name, at) => `${at === 0 ? "?" : "&"}${encodeURIComponent(name)}=${variable(name)}`)
    .join("");
}

/** @param {SnippetRequest} request */
function curl(request) {
  const { method, path, server, headers, credentials, mediaType, body, file } = request;
  const address = doubleQuoted(server, path) + queryText(request, (name) => `$${shellName(name)}`);
  const lines = [`curl "${address}"`];
  if (method === "head") lines[0] = `curl --head "${address}"`;
  else if (method !== (body === undefined ? "get" : "post")) {
    lines[0] = `curl -X ${method.toUpperCase()} "${address}"`;
  }
  for (const [name, value] of fields(headers, credentials, (one) => `$${shellName(one)}`)) {
    lines.push(`-H "${name}: ${value}"`);
  }
  if (credentials.some(({ type }) => type === "basic")) lines.push('-u "$NAME:$PASSWORD"');
  if (body !== undefined) {
    lines.push(`-H 'Content-Type: ${singleQuoted(mediaType ?? "application/json")}'`);
    lines.push(`${body.startsWith("@") ? "--data-raw" : "-d"} '${singleQuoted(body)}'`);
  }
  if (file !== undefined) lines.push(`-o ${file}`);
  return lines.join(" \\\n  ");
}

/** @param {SnippetRequest} request */
function javascript(request) {
  const { method, path, server, headers, credentials, ...others } = request;
  const { mediaType, body, file, result = "json" } = others;
  const filled = path
    .split(/(\{[^{}]*\})/)
    .map((part) =>
      /^\{.*\}$/.test(part) ? `\${encodeURIComponent(${camel(part)})}` : safePath(part),
    );
  const query = queryText(request, (name) => `\${encodeURIComponent(${camel(name)})}`);
  const lines = fields(headers, credentials, (one) => `\${${camel(one)}}`).map(
    ([name, value]) => `    ${JSON.stringify(name)}: \`${value}\`,`,
  );
  if (credentials.some(({ type }) => type === "basic")) {
    const bytes = `new TextEncoder().encode(\`\${name}:\${password}\`)`;
    lines.push(`    Authorization: \`Basic \${btoa(String.fromCharCode(...${bytes}))}\`,`);
  }
  if (body !== undefined) lines.push(`    "Content-Type": ${JSON.stringify(mediaType)},`);
  const options = [
    ...(method === "get" ? [] : [`  method: ${JSON.stringify(method.toUpperCase())},`]),
    ...(lines.length === 0 ? [] : ["  headers: {", ...lines, "  },"]),
    ...(body === undefined ? [] : [`  body: ${bodyCode(body, mediaType, (text) => text)},`]),
  ];
  const call = `const response = await fetch(\`${safePath(server)}${filled.join("")}${query}\``;
  const read =
    file === undefined
      ? `const answer = await response.${result}();`
      : "const file = await response.blob();";
  return [
    options.length === 0 ? `${call});` : `${call}, {\n${options.join("\n")}\n});`,
    "if (!response.ok) throw new Error(await response.text());",
    ...(result === "nothing" ? [] : [read]),
  ].join("\n");
}

/** @param {SnippetRequest} request */
function python(request) {
  const { method, path, server, headers, credentials, ...others } = request;
  const { mediaType, body, file, result = "json()" } = others;
  const filled = path
    .split(/(\{[^{}]*\})/)
    .map((part) => (/^\{.*\}$/.test(part) ? `{${snake(part)}}` : safePath(part)));
  const named = fields(headers, credentials, (one) => `{${snake(one)}}`).map(
    ([name, value]) => `        ${JSON.stringify(name)}: f${JSON.stringify(value)},`,
  );
  const json = body !== undefined && isJson(mediaType);
  if (body !== undefined && mediaType !== "application/json")
    named.push(`        "Content-Type": ${JSON.stringify(mediaType)},`);
  const query = asked(request).map((name) => `${JSON.stringify(name)}: ${snake(name)}`);
  const options = [
    ...(query.length === 0 ? [] : [`    params={${query.join(", ")}},`]),
    ...(named.length === 0 ? [] : ["    headers={", ...named, "    },"]),
    ...(credentials.some(({ type }) => type === "basic") ? ["    auth=(name, password),"] : []),
    ...(body === undefined
      ? []
      : [`    ${json ? "json" : "data"}=${bodyCode(body, mediaType, pythonWords)},`]),
  ];
  const verb = /^(get|post|put|patch|delete|head|options)$/.test(method)
    ? `requests.${method}(`
    : `requests.request(${JSON.stringify(method.toUpperCase())}, `;
  const address = `f"${safePath(server)}${filled.join("")}"`;
  const read =
    file === undefined
      ? `answer = response.${result}`
      : `open(${JSON.stringify(file)}, "wb").write(response.content)`;
  return [
    "import requests",
    "",
    options.length === 0
      ? `response = ${verb}${address})`
      : `response = ${verb}\n    ${address},\n${options.join("\n")}\n)`,
    "response.raise_for_status()",
    ...(result === "nothing" ? [] : [read]),
  ].join("\n");
}

/**
 * Returns the headers of a request, with variables for unknown values.
 * @param {string[]} headers
 * @param {SnippetRequest["credentials"]} credentials
 * @param {(name: string) => string} variable
 * @returns {[name: string, value: string][]}
 */
function fields(headers, credentials, variable) {
  const own = credentials.flatMap(({ type, in: place, name = "" }) => {
    if (type === "bearer") return [["Authorization", `Bearer ${variable("TOKEN")}`]];
    if (type !== "apiKey" || place === "query") return [];
    const value = variable("KEY");
    return [place === "cookie" ? ["Cookie", `${token(name)}=${value}`] : [token(name), value]];
  });
  const asked = headers.map((name) => [token(name), variable(name)]);
  return /** @type {[string, string][]} */ ([...own, ...asked]);
}

/**
 * @param {string} body
 * @param {string | undefined} mediaType
 * @param {(json: string) => string} write
 */
function bodyCode(body, mediaType, write) {
  if (!isJson(mediaType)) return JSON.stringify(body);
  try {
    const value = JSON.parse(body);
    const code = write(JSON.stringify(value, null, 2).replaceAll("\n", "\n  "));
    return write === pythonWords ? code : `JSON.stringify(${code})`;
  } catch {
    return JSON.stringify(body);
  }
}

/** Translates JSON to Python; strings stay unchanged. @param {string} json */
function pythonWords(json) {
  /** @type {Record<string, string>} */
  const words = { true: "True", false: "False", null: "None" };
  return json
    .replace(/"(?:[^"\\]|\\.)*"|true|false|null/g, (found) => words[found] ?? found)
    .replaceAll("\n", "\n  ");
}

/** @param {string} [mediaType] */
function isJson(mediaType = "") {
  return /^application\/([a-z0-9.-]+\+)?json\b/i.test(mediaType);
}

/** @param {string} server @param {string} path */
function doubleQuoted(server, path) {
  const filled = path.split(/(\{[^{}]*\})/).map((part, index, parts) => {
    if (!/^\{.*\}$/.test(part)) return safePath(part);
    const name = shellName(part);
    return /^\w/.test(parts[index + 1] ?? "") ? `\${${name}}` : `$${name}`;
  });
  return `${/^\$[A-Z]+$/.test(server) ? server : safePath(server)}${filled.join("")}`;
}

/** Percent-encodes unsafe characters. @param {string} path */
function safePath(path) {
  return path.replace(/[^A-Za-z0-9._~:/@,=+()*?&;%-]/gu, (letter) =>
    encodeURIComponent(letter.replace(/\p{Surrogate}/gu, "\ufffd")),
  );
}

/** @param {string} text */
function singleQuoted(text) {
  return text.replaceAll("'", "'\\''");
}

/** @param {string} name */
function token(name) {
  return name.replace(/[^A-Za-z0-9-_.~]/g, "");
}

/** @param {string} name */
function shellName(name) {
  const word = name
    .replace(/[^A-Za-z0-9]+/g, "_")
    .replace(/^_+|_+$/g, "")
    .toUpperCase();
  return /^(?!(HOME|IFS|PATH)$)[A-Z]/.test(word) ? word : `V_${word}`;
}

/** Reserved words of JavaScript and Python, and the names that the snippets themselves use. */
const taken =
  /^(and|answer|as|assert|async|await|break|case|catch|class|const|continue|debugger|def|default|del|delete|do|elif|else|enum|except|export|extends|false|fetch|file|finally|for|from|function|global|if|implements|import|in|instanceof|interface|is|lambda|let|new|nonlocal|not|null|open|or|package|pass|private|protected|public|raise|requests|response|return|static|super|switch|this|throw|true|try|typeof|var|void|while|with|yield)$/;

/** @param {string} name */
function snake(name) {
  return shellName(name).toLowerCase().replace(taken, "$1_");
}

/** @param {string} name */
function camel(name) {
  return snake(name).replace(/_([a-z0-9])/g, (_, letter) => letter.toUpperCase());
}
