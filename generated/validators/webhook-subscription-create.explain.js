/** @noprettier */ /* eslint-disable */ /* eslint max-lines: [1, 1] */
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
// biome-ignore-all assist: generated
// Generated; do not edit. Validates a body as a webhook-subscription-create and returns at most 100 errors.

// The tables are built at the first explanation, not when the module is imported.
/** @type {any} */
let made;
const tables = () => (made ??= {"rules":{},"titles":{"part 7396450a805f#":["The account's digital certificate was verified or renewed"],"WebhookSubscriptionMembersEvents#/items":["The document was issued","The tax authority accepted the document","The tax authority refused the document","The document was cancelled","The document was sent to an e-mail address","The authorized numbers of a type are running out"]},"members":{},"named":{}});

/** @param {any} validate */
const explaining = (validate) => {
  /** @param {unknown} body */
  const explanation = (body) => explainWith(validate, body, tables(), 400);
  return { explanation, explain: (/** @type {unknown} */ body) => explanation(body).refusals };
};

export const { explanation, explain } = explaining(explain_WebhookSubscriptionCreate);

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
function findDuplicate(items) {
  const scalars = new Map();
  const others = new Map();
  for (let index = 0; index < items.length; index++) {
    const item = items[index];
    const scalar = typeof item !== "object" || item === null;
    const key = scalar ? item : canonical(item);
    const known = scalar ? scalars : others;
    const before = known.get(key);
    if (before !== undefined) return [before, index];
    known.set(key, index);
  }
  return undefined;
}
/** @type {Any} */
function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value === "number") return String(value);
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(
    (/** @type {any} */ [name, member]) => `${JSON.stringify(name)}:${canonical(member)}`,
  );
  return `{${members.sort().join()}}`;
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
function explain_part$e5ae5c0f5f1a(data, path, found){
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
found.push([path, "part e5ae5c0f5f1a#/type", {type: "integer"}]);
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 9007199254740991 || isNaN(data)){
found.push([path, "part e5ae5c0f5f1a#/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data < -9007199254740991 || isNaN(data)){
found.push([path, "part e5ae5c0f5f1a#/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
return errors === 0;
}
const pattern_d1e6716f37b1 = new RegExp("^[Hh][Tt][Tt][Pp][Ss]?://(([A-Za-z0-9._~!$&'()*+,;=:-]|%[0-9A-Fa-f]{2}){1,512}@)?([A-Za-z0-9._~-]{1,253}|\\[[0-9A-Fa-f:.]{2,45}\\])(:[0-9]{1,5})?([/?#]([A-Za-z0-9._~:/?@!$&'()*+,;=-]|%[0-9A-Fa-f]{2})*(#([A-Za-z0-9._~:/?@!$&'()*+,;=-]|%[0-9A-Fa-f]{2})*)?)?$", "u");
const format_uri = /^(?![^]*?(?:%(?![0-9a-f]{2})))[a-z][a-z0-9+\-.]*:(?:\/\/(?:[%a-z0-9\-._~!$&'()*+,;=:]*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){7}(?:[0-9a-f]{1,4}|:))|(?:(?:[0-9a-f]{1,4}:){6}(?::[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(?:(?:[0-9a-f]{1,4}:){5}(?:(?:(?::[0-9a-f]{1,4}){1,2})|:(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(?:(?:[0-9a-f]{1,4}:){4}(?:(?:(?::[0-9a-f]{1,4}){1,3})|(?:(?::[0-9a-f]{1,4})?:(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(?:(?:[0-9a-f]{1,4}:){3}(?:(?:(?::[0-9a-f]{1,4}){1,4})|(?:(?::[0-9a-f]{1,4}){0,2}:(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(?:(?:[0-9a-f]{1,4}:){2}(?:(?:(?::[0-9a-f]{1,4}){1,5})|(?:(?::[0-9a-f]{1,4}){0,3}:(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(?:(?:[0-9a-f]{1,4}:){1}(?:(?:(?::[0-9a-f]{1,4}){1,6})|(?:(?::[0-9a-f]{1,4}){0,4}:(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(?::(?:(?:(?::[0-9a-f]{1,4}){1,7})|(?:(?::[0-9a-f]{1,4}){0,5}:(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))|v[0-9a-f][0-9a-f]*\.[a-z0-9\-._~!$&'()*+,;=:][a-z0-9\-._~!$&'()*+,;=:]*)\]|[%a-z0-9\-._~!$&'()*+,;=]*)(?::\d*)?(?:\/[%a-z0-9\-._~!$&'()*+,;=:@/]*)?|\/(?!\/)[%a-z0-9\-._~!$&'()*+,;=:@/]*|(?!\/)[%a-z0-9\-._~!$&'()*+,;=:@/]*)(?:\?[%a-z0-9\-._~!$&'()*+,;=:@/?]*)?(?:#[%a-z0-9\-._~!$&'()*+,;=:@/?]*)?$/i;
/** @type {Any} */
function explain_part$f635fdf1973c(data, path, found){
let errors = 0;
if(typeof data === "string"){
if(!pattern_d1e6716f37b1.test(data)){
found.push([path, "part f635fdf1973c#/pattern", {pattern: "^[Hh][Tt][Tt][Pp][Ss]?://(([A-Za-z0-9._~!$&'()*+,;=:-]|%[0-9A-Fa-f]{2}){1,512}@)?([A-Za-z0-9._~-]{1,253}|\\[[0-9A-Fa-f:.]{2,45}\\])(:[0-9]{1,5})?([/?#]([A-Za-z0-9._~:/?@!$&'()*+,;=-]|%[0-9A-Fa-f]{2})*(#([A-Za-z0-9._~:/?@!$&'()*+,;=-]|%[0-9A-Fa-f]{2})*)?)?$"}]);
errors++;
}
if(!(format_uri.test(data))){
found.push([path, "part f635fdf1973c#/format", {format: "uri"}]);
errors++;
}
}
else {
found.push([path, "part f635fdf1973c#/type", {type: "string"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$00404e686415(data, path, found){
let errors = 0;
if(typeof data !== "string"){
found.push([path, "part 00404e686415#/type", {type: "string"}]);
errors++;
}
return errors === 0;
}
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
function explain_part$7396450a805f(data, path, found){
let errors = 0;
if(typeof data !== "string"){
found.push([path, "part 7396450a805f#/type", {type: "string"}]);
errors++;
}
if(!(data === "ACCOUNT.CERTIFICATIONUPDATE")){
found.push([path, "part 7396450a805f#/enum", {allowedValues: ["ACCOUNT.CERTIFICATIONUPDATE"]}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_WebhookSubscriptionMembersEvents(data, path, found){
let errors = 0;
if(Array.isArray(data)){
if(data.length > 6){
found.push([path, "WebhookSubscriptionMembersEvents#/maxItems", {limit: 6}]);
errors++;
}
if(data.length < 1){
found.push([path, "WebhookSubscriptionMembersEvents#/minItems", {limit: 1}]);
errors++;
}
const len0 = data.length;
const before0 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - before0 >= 400){
break;
}
let data0 = data[i0];
if(typeof data0 !== "string"){
found.push([path+"/" + i0, "WebhookSubscriptionMembersEvents#/items/type", {type: "string"}]);
errors++;
}
if(!(data0 === "document.issued" || data0 === "document.accepted" || data0 === "document.refused" || data0 === "document.cancelled" || data0 === "document.emailed" || data0 === "numbering.low")){
found.push([path+"/" + i0, "WebhookSubscriptionMembersEvents#/items/enum", {allowedValues: ["document.issued","document.accepted","document.refused","document.cancelled","document.emailed","numbering.low"]}]);
errors++;
}
}
const places0 = findDuplicate(data);
if(places0 !== undefined){
found.push([path, "WebhookSubscriptionMembersEvents#/uniqueItems", {i: places0[1], j: places0[0]}]);
errors++;
}
}
else {
found.push([path, "WebhookSubscriptionMembersEvents#/type", {type: "array"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_WebhookSubscriptionCreate(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "WebhookSubscriptionCreate#", () => ({"account_id": explain_part$e5ae5c0f5f1a, "callback_url": explain_part$f635fdf1973c, "callback_username": explain_part$00404e686415, "callback_password": explain_part$0b08a1408f9e, "event_id": explain_part$7396450a805f, "events": explain_WebhookSubscriptionMembersEvents}), [], true, 400);
}
else {
found.push([path, "WebhookSubscriptionCreate#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
