/** @noprettier */ /* eslint-disable */ /* eslint max-lines: [1, 1] */
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
// biome-ignore-all assist: generated
// Generated; do not edit. Validates a body as a numbering-authorization-create and returns at most 100 errors.

// The tables are built at the first explanation, not when the module is imported.
/** @type {any} */
let made;
const tables = () => (made ??= {"rules":{"NumberingAuthorizationCreate#/allOf/0":"numbering.range-required","NumberingAuthorizationCreate#/allOf/1":"numbering.caf-alone"},"titles":{},"members":{},"named":{"numbering.caf-alone":{"message":"This member is not allowed beside caf; leave it out."},"numbering.range-required":{"message":"An authorization without a CAF needs a type and a range; send document_type_id, and the range as two members, from and to."}}});

/** @param {any} validate */
const explaining = (validate) => {
  /** @param {unknown} body */
  const explanation = (body) => explainWith(validate, body, tables(), 400);
  return { explanation, explain: (/** @type {unknown} */ body) => explanation(body).refusals };
};

export const { explanation, explain } = explaining(explain_NumberingAuthorizationCreate);

export const variants = {
};

const days = [0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
/** @type {Any} */
function date(text) {
  if (text.length !== 10 || text[4] !== "-" || text[7] !== "-") return false;
  const year = digits(text, 0, 4);
  const month = digits(text, 5, 7);
  const day = digits(text, 8, 10);
  if (year < 0 || month < 1 || month > 12 || day < 1) return false;
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return day <= (month === 2 && leap ? 29 : (days[month] ?? 0));
}
/** @type {Any} */
function digits(text, from, to) {
  let number = 0;
  for (let index = from; index < to; index++) {
    const digit = text.charCodeAt(index) - 48;
    if (digit < 0 || digit > 9) return -1;
    number = number * 10 + digit;
  }
  return number;
}
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
function validate_part$23292dbd5ff2(data){
if(data && typeof data == "object" && !Array.isArray(data)){
const data0 = data.caf;
if(data0 !== undefined){
return false;
}
}
return true;
}
/** @type {Any} */
function validate_part$b86c393acd42(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.caf === undefined){
return false;
}
}
return true;
}
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
const pattern_49f53b5298ee = new RegExp("^[A-Za-z0-9+/]*={0,2}$", "u");
/** @type {Any} */
function explain_part$1cdef61328d4(data, path, found){
let errors = 0;
if(typeof data === "string"){
if(data.length > 87384 && codePoints(data) > 87384){
found.push([path, "part 1cdef61328d4#/maxLength", {limit: 87384}]);
errors++;
}
if(data.length < 4 || data.length < 8 && codePoints(data) < 4){
found.push([path, "part 1cdef61328d4#/minLength", {limit: 4}]);
errors++;
}
if(!pattern_49f53b5298ee.test(data)){
found.push([path, "part 1cdef61328d4#/pattern", {pattern: "^[A-Za-z0-9+/]*={0,2}$"}]);
errors++;
}
}
else {
found.push([path, "part 1cdef61328d4#/type", {type: "string"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$54f8b649009b(data, path, found){
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
found.push([path, "part 54f8b649009b#/type", {type: "integer"}]);
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 9007199254740991 || isNaN(data)){
found.push([path, "part 54f8b649009b#/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data < 1 || isNaN(data)){
found.push([path, "part 54f8b649009b#/minimum", {comparison: ">=", limit: 1}]);
errors++;
}
}
return errors === 0;
}
/** @type {Any} */
function explain_part$507580129371(data, path, found){
let errors = 0;
if(typeof data === "string"){
if(data.length > 100 && codePoints(data) > 100){
found.push([path, "part 507580129371#/maxLength", {limit: 100}]);
errors++;
}
}
else {
found.push([path, "part 507580129371#/type", {type: "string"}]);
errors++;
}
return errors === 0;
}
const pattern_c735c86f3b53 = new RegExp("^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$", "u");
const format_date = date;
/** @type {Any} */
function explain_part$051726f6ae3c(data, path, found){
let errors = 0;
if(typeof data === "string"){
if(!pattern_c735c86f3b53.test(data)){
found.push([path, "part 051726f6ae3c#/pattern", {pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"}]);
errors++;
}
if(!(format_date(data))){
found.push([path, "part 051726f6ae3c#/format", {format: "date"}]);
errors++;
}
}
else {
found.push([path, "part 051726f6ae3c#/type", {type: "string"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$710bf2d0bd61(data, path, found){
let errors = 0;
if(typeof data === "string"){
if(data.length > 200 && codePoints(data) > 200){
found.push([path, "part 710bf2d0bd61#/maxLength", {limit: 200}]);
errors++;
}
if(data.length < 1){
found.push([path, "part 710bf2d0bd61#/minLength", {limit: 1}]);
errors++;
}
}
else {
found.push([path, "part 710bf2d0bd61#/type", {type: "string"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_NumberingAuthorizationCreate(data, path, found){
let errors = 0;
if(validate_part$23292dbd5ff2(data)){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.document_type_id === undefined){
found.push([path, "NumberingAuthorizationCreate#/allOf/0/then/required", {missingProperty: "document_type_id"}]);
errors++;
}
if(data.from === undefined){
found.push([path, "NumberingAuthorizationCreate#/allOf/0/then/required", {missingProperty: "from"}]);
errors++;
}
if(data.to === undefined){
found.push([path, "NumberingAuthorizationCreate#/allOf/0/then/required", {missingProperty: "to"}]);
errors++;
}
}
}
if(validate_part$b86c393acd42(data)){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.document_type_id !== undefined){
found.push([path+"/document_type_id", "NumberingAuthorizationCreate#/allOf/1/then/properties/document_type_id/false schema", {}]);
errors++;
}
if(data.series !== undefined){
found.push([path+"/series", "NumberingAuthorizationCreate#/allOf/1/then/properties/series/false schema", {}]);
errors++;
}
if(data.from !== undefined){
found.push([path+"/from", "NumberingAuthorizationCreate#/allOf/1/then/properties/from/false schema", {}]);
errors++;
}
if(data.to !== undefined){
found.push([path+"/to", "NumberingAuthorizationCreate#/allOf/1/then/properties/to/false schema", {}]);
errors++;
}
if(data.valid_from !== undefined){
found.push([path+"/valid_from", "NumberingAuthorizationCreate#/allOf/1/then/properties/valid_from/false schema", {}]);
errors++;
}
if(data.valid_to !== undefined){
found.push([path+"/valid_to", "NumberingAuthorizationCreate#/allOf/1/then/properties/valid_to/false schema", {}]);
errors++;
}
if(data.authorization_number !== undefined){
found.push([path+"/authorization_number", "NumberingAuthorizationCreate#/allOf/1/then/properties/authorization_number/false schema", {}]);
errors++;
}
if(data.technical_key !== undefined){
found.push([path+"/technical_key", "NumberingAuthorizationCreate#/allOf/1/then/properties/technical_key/false schema", {}]);
errors++;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "NumberingAuthorizationCreate#", () => ({"account_id": explain_part$e5ae5c0f5f1a, "caf": explain_part$1cdef61328d4, "document_type_id": explain_part$54f8b649009b, "series": explain_part$507580129371, "from": explain_part$54f8b649009b, "to": explain_part$54f8b649009b, "valid_from": explain_part$051726f6ae3c, "valid_to": explain_part$051726f6ae3c, "authorization_number": explain_part$507580129371, "technical_key": explain_part$710bf2d0bd61}), [], true, 400);
}
else {
found.push([path, "NumberingAuthorizationCreate#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
