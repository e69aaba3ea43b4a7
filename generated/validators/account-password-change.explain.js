/** @noprettier */ /* eslint-disable */ /* eslint max-lines: [1, 1] */
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
// biome-ignore-all assist: generated
// Generated; do not edit. Validates a body as a account-password-change and returns at most 100 errors.

// The tables are built at the first explanation, not when the module is imported.
/** @type {any} */
let made;
const tables = () => (made ??= {"rules":{},"titles":{},"members":{},"named":{}});

/** @param {any} validate */
const explaining = (validate) => {
  /** @param {unknown} body */
  const explanation = (body) => explainWith(validate, body, tables(), 400);
  return { explanation, explain: (/** @type {unknown} */ body) => explanation(body).refusals };
};

export const { explanation, explain } = explaining(explain_AccountPasswordChange);

export const variants = {
};

const limit = 100;
/** @type {Any} */
function explainWith(validate, body, tables, bound) {
  /** @type {any} */
  const found = [];
  if (validate(body, "", found)) return { refusals: [], truncated: false };
  const byPointer = new Map();
  for (const failure of found) {
    const error = errorOf(failure, tables);
    const before = byPointer.get(error.pointer);
    if (before === undefined || (error.shape && !before.shape)) {
      byPointer.set(error.pointer, error);
    }
  }
  const errors = [...byPointer.values()];
  if (errors.length === 0) throw new Error("A body was rejected for no known reason.");
  const refusals = errors.slice(0, limit).map((/** @type {any} */ { pointer, rule, code, messageFor }) => {
    return { pointer, rule, code, message: messageFor(body) };
  });
  return { refusals, truncated: errors.length > limit || found.length >= bound };
}
/** @type {Any} */
function errorOf([instancePath, schemaPath, params, propertyName, place = ""], tables) {
  const pointer = pointerOf(instancePath, params, propertyName);
  const end = schemaPath.lastIndexOf("/");
  const schema = schemaPath.slice(0, end);
  const keyword = keywordOf(schemaPath.slice(end + 1), params);
  const rule = ruleOf(schemaPath, tables.rules) ?? tables.rules[place];
  const named = rule === undefined ? undefined : tables.named[rule];
  if (rule !== undefined && named !== undefined) {
    const messageFor = () => named.message;
    return { pointer, rule, code: named.code ?? keyword, messageFor, shape: false };
  }
  const messageFor = (/** @type {any} */ body) => {
    const names = namesAt(body, pointer);
    const members = () => [...(params.members?.keys() ?? tables.members[schema] ?? [])];
    return sentence(keyword, {
      params,
      names,
      value: valueAt(body, pointer),
      titles: tables.titles[schema],
      guess: keyword === "unknown" ? nearest(String(names[0]), members()) : undefined,
    });
  };
  return { pointer, rule: `shape.${keyword}`, code: keyword, messageFor, shape: true };
}
/** @type {any} */
const keywords = {
  additionalProperties: "unknown",
  unevaluatedProperties: "unknown",
  "false schema": "forbidden",
};
/** @type {Any} */
function keywordOf(keyword, params) {
  return params.tag === undefined ? (keywords[keyword] ?? keyword) : "discriminator";
}
/** @type {Any} */
function pointerOf(instancePath, params, propertyName) {
  const member =
    params.tag ??
    params.missingProperty ??
    params.additionalProperty ??
    params.unevaluatedProperty ??
    params.propertyName ??
    propertyName;
  return member === undefined ? instancePath : `${instancePath}/${escapeSegment(String(member))}`;
}
/** @type {Any} */
function ruleOf(path, rules) {
  for (let end = path.lastIndexOf("/"); end > 0; end = path.lastIndexOf("/", end - 1)) {
    const rule = rules[path.slice(0, end)];
    if (rule !== undefined) return rule;
  }
  return undefined;
}
/** @type {Any} */
function escapeSegment(segment) {
  return segment.replaceAll("~", "~0").replaceAll("/", "~1");
}
/** @type {Any} */
function segmentsOf(pointer) {
  return pointer
    .split("/")
    .slice(1)
    .map((/** @type {any} */ segment) => segment.replaceAll("~1", "/").replaceAll("~0", "~"));
}
/** @type {Any} */
function namesAt(body, pointer) {
  let value = body;
  const names = segmentsOf(pointer).map((/** @type {any} */ segment) => {
    const name = Array.isArray(value) ? Number(segment) : segment;
    value = value?.[segment];
    return name;
  });
  return names.reverse();
}
/** @type {Any} */
function valueAt(body, pointer) {
  let value = body;
  for (const segment of segmentsOf(pointer)) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, segment))
      return undefined;
    value = value[segment];
  }
  return value;
}
/** @type {Any} */
function codePoints(text) {
  let length = text.length;
  for (let index = text.length - 1; index > 0; index--) {
    const low = text.charCodeAt(index);
    if (low < 0xdc00 || low > 0xdfff) continue;
    const high = text.charCodeAt(index - 1);
    if (high >= 0xd800 && high <= 0xdbff) {
      length--;
      index--;
    }
  }
  return length;
}
/** @type {Any} */
function validateMembers(object, path, found, schema, list, required, closed, bound) {
  const members = listed.get(schema) ?? readList(list());
  listed.set(schema, members);
  const before = found.length;
  for (const name of required) {
    if (object[name] === undefined) {
      found.push([path, `${schema}/required`, { missingProperty: name }]);
    }
  }
  const missing = found.length;
  for (const name in closed ? object : {}) {
    if (found.length - missing >= bound) break;
    if (members.has(name)) continue;
    found.push([path, `${schema}/additionalProperties`, { additionalProperty: name, members }]);
  }
  for (const [name, { validate, segment }] of members) {
    if (found.length - before >= bound) break;
    const value = object[name];
    if (value !== undefined) validate?.(value, path + segment, found);
  }
  return found.length - before;
}
const listed = new Map();
/** @type {Any} */
function readList(list) {
  return new Map(
    Object.entries(list).map((/** @type {any} */ [name, validate]) => [
      name,
      { validate, segment: `/${escapeSegment(name)}` },
    ]),
  );
}
/** @type {Any} */
function nearest(name, names) {
  if (name.length > 100) return undefined;
  /** @type {any} */
  let best;
  let least = Math.max(2, Math.floor(name.length / 3)) + 1;
  for (const candidate of names) {
    const distance = editDistance(name.toLowerCase(), candidate.toLowerCase(), least);
    if (distance < least) {
      least = distance;
      best = candidate;
    }
  }
  return best ?? names.filter((/** @type {any} */ candidate) => holds(candidate, name)).sort(byLength)[0];
}
/** @type {Any} */
function holds(a, b) {
  return Math.min(a.length, b.length) > 3 && (a.includes(b) || b.includes(a));
}
/** @type {Any} */
function byLength(a, b) {
  return a.length - b.length;
}
/** @type {Any} */
function editDistance(a, b, bound) {
  if (Math.abs(a.length - b.length) >= bound) return bound;
  /** @type {any} */
  let before = [];
  let last = Array.from({ length: b.length + 1 }, (/** @type {any} */ _, /** @type {any} */ column) => column);
  for (let row = 1; row <= a.length; row++) {
    const line = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1] ? 0 : 1;
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (line[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + same,
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      }
      line.push(cost);
    }
    before = last;
    last = line;
  }
  return last[b.length] ?? bound;
}
/** @type {Any} */
function sentence(keyword, facts) {
  const subject = place(facts.names).replace(/^[it]/, (/** @type {any} */ letter) => letter.toUpperCase());
  const text = `${subject} ${words(keyword, facts)}`;
  return text.endsWith("?") ? text : `${text}.`;
}
/** @type {Any} */
function place([name, ...around]) {
  if (name === undefined) return "the body";
  return typeof name === "number" ? `item ${name} of ${place(around)}` : `"${clip(name)}"`;
}
/** @type {Any} */
function words(keyword, { params, value, titles, guess }) {
  switch (keyword) {
    case "required":
      return "is required and missing";
    case "unknown":
      return `is unknown here${guess === undefined ? "" : `: did you mean "${guess}"?`}`;
    case "forbidden":
      return "must be left out here";
    case "type":
      return `must be ${kinds(params.type)}, and is ${kindOf(value)}`;
    case "enum":
      return `must be one of: ${choices(params.allowedValues, titles)}`;
    case "discriminator":
      return value === undefined
        ? `is required and missing: one of ${choices(params.allowedValues, undefined)}`
        : `must be one of: ${choices(params.allowedValues, undefined)}`;
    case "const":
      return `must be ${show(params.allowedValue)}`;
    case "pattern":
      return `does not have the right form (${params.pattern})`;
    case "format":
      return `is not a valid ${params.format}`;
    case "minLength":
      return params.limit === 1
        ? "must not be empty"
        : `must have at least ${count(params.limit, "character")}`;
    case "maxLength":
      return `must have at most ${count(params.limit, "character")}`;
    case "minimum":
    case "maximum":
    case "exclusiveMinimum":
    case "exclusiveMaximum":
      return `must be ${params.comparison} ${params.limit}`;
    case "multipleOf":
      return `must be a multiple of ${params.multipleOf}`;
    case "minItems":
      return `must have at least ${count(params.limit, "item")}`;
    case "maxItems":
    case "items":
    case "unevaluatedItems":
      return `must have at most ${count(params.limit, "item")}`;
    case "minProperties":
      return `must have at least ${count(params.limit, "member")}`;
    case "maxProperties":
      return `must have at most ${count(params.limit, "member")}`;
    case "uniqueItems":
      return `has the same item at ${params.j} and ${params.i}`;
    case "oneOf":
      return "must fit exactly one of the alternatives";
    case "anyOf":
      return "fits none of the alternatives";
    case "not":
      return "is of a form that is not allowed here";
    case "contains":
      return params.maxContains === undefined
        ? `must contain at least ${count(params.minContains, "fitting item")}`
        : `must contain from ${params.minContains} to ${count(params.maxContains, "fitting item")}`;
    case "dependentRequired":
      return `is required when "${params.property}" is present`;
    case "propertyNames":
      return "is not a name that is allowed here";
    case "x-decimals":
      return "has too many digits after the decimal point";
    case "x-base64":
      return "is not base64: check the alphabet, the padding and the length";
    default:
      return `does not satisfy ${keyword}`;
  }
}
/** @type {Any} */
function count(number, noun) {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}
/** @type {Any} */
function kinds(type) {
  return (Array.isArray(type) ? type : [type])
    .map((/** @type {any} */ name) => (/^[aio]/.test(name) ? `an ${name}` : name === "null" ? "null" : `a ${name}`))
    .join(" or ");
}
/** @type {Any} */
function kindOf(value) {
  if (value === null) return "null";
  if (Array.isArray(value)) return "an array";
  if (typeof value === "number") return `the number ${value}`;
  return typeof value === "object" ? "an object" : `a ${typeof value}`;
}
/** @type {Any} */
function choices(values, titles) {
  return values
    .map((/** @type {any} */ value, /** @type {any} */ index) =>
      titles === undefined ? show(value) : `${show(value)} (${titles[index]})`,
    )
    .join(", ");
}
/** @type {Any} */
function show(value) {
  return clip(JSON.stringify(value) ?? String(value));
}
/** @type {Any} */
function clip(text) {
  if (text.length <= 60) return text;
  return `${text.slice(0, 60).replace(/[\ud800-\udbff]$/, "")}\u2026`;
}

/** @typedef {(...values: any[]) => any} Any */
/** @type {Any} */
function explain_part$0b08a1408f9e(data, path, found){
let errors = 0;
if(typeof data === "string"){
if(data.length > 1024 && codePoints(data) > 1024){
found.push([path, "part 0b08a1408f9e#/maxLength", {limit: 1024}]);
errors++;
}
}
else {
found.push([path, "part 0b08a1408f9e#/type", {type: "string"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$993b7dbdb8f5(data, path, found){
let errors = 0;
if(typeof data === "string"){
if(data.length > 1024 && codePoints(data) > 1024){
found.push([path, "part 993b7dbdb8f5#/maxLength", {limit: 1024}]);
errors++;
}
if(data.length < 12 || data.length < 24 && codePoints(data) < 12){
found.push([path, "part 993b7dbdb8f5#/minLength", {limit: 12}]);
errors++;
}
}
else {
found.push([path, "part 993b7dbdb8f5#/type", {type: "string"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_AccountPasswordChange(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "AccountPasswordChange#", () => ({"password": explain_part$0b08a1408f9e, "new_password": explain_part$993b7dbdb8f5}), ["new_password"], true, 400);
}
else {
found.push([path, "AccountPasswordChange#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
