/** @noprettier */ /* eslint-disable */ /* eslint max-lines: [1, 1] */
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
// biome-ignore-all assist: generated
// Generated; do not edit. Validates a body as a account-update and returns at most 100 errors.

// The tables are built at the first explanation, not when the module is imported.
/** @type {any} */
let made;
const tables = () => (made ??= {"rules":{},"titles":{"part 923dd5379334#":["On net values","On gross values"],"part a531b7b92296#":["When all warehouses together hold enough","Always","When the selected warehouse holds enough"],"part 930d37a558cb#":["Time not printed","Time printed"],"part 4d7e6c1c6943#":["Date of the draft","Day of issue"],"part 3cef3ebec357#":["Lines as sent","Equal lines combined"],"part 8f50caff4606#":["As sent","Last line first"],"part 020f2bbe570a#":["Same gross amount, larger net and VAT","Additional tax only included in the total","Additional tax shown on receipts"],"part c3c5cca3e730#":["Not reserved","Reserved"],"part 0dc45bf09093#":["Any price","No price below cost"]},"members":{},"named":{}});

/** @param {any} validate */
const explaining = (validate) => {
  /** @param {unknown} body */
  const explanation = (body) => explainWith(validate, body, tables(), 400);
  return { explanation, explain: (/** @type {unknown} */ body) => explanation(body).refusals };
};

export const { explanation, explain } = explaining(explain_AccountUpdate);

export const variants = {
};

/** @type {Any} */
function base64(text) {
  return text.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/.test(text);
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
function explain_part$00404e686415(data, path, found){
let errors = 0;
if(typeof data !== "string"){
found.push([path, "part 00404e686415#/type", {type: "string"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$923dd5379334(data, path, found){
let errors = 0;
if(!((typeof data == "number") && (isFinite(data)))){
found.push([path, "part 923dd5379334#/type", {type: "number"}]);
errors++;
}
if(!(data === 0 || data === 1)){
found.push([path, "part 923dd5379334#/enum", {allowedValues: [0,1]}]);
errors++;
}
return errors === 0;
}
const pattern_6240e92ebe47 = new RegExp("^UTC[+-]([01]?[0-9]|2[0-3])(:[0-5][0-9])?$", "u");
/** @type {Any} */
function explain_part$182df9537ecb(data, path, found){
let errors = 0;
if(typeof data === "string"){
if(!pattern_6240e92ebe47.test(data)){
found.push([path, "part 182df9537ecb#/pattern", {pattern: "^UTC[+-]([01]?[0-9]|2[0-3])(:[0-5][0-9])?$"}]);
errors++;
}
}
else {
found.push([path, "part 182df9537ecb#/type", {type: "string"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$a531b7b92296(data, path, found){
let errors = 0;
if(!((typeof data == "number") && (isFinite(data)))){
found.push([path, "part a531b7b92296#/type", {type: "number"}]);
errors++;
}
if(!(data === 0 || data === 1 || data === 2)){
found.push([path, "part a531b7b92296#/enum", {allowedValues: [0,1,2]}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$930d37a558cb(data, path, found){
let errors = 0;
if(!((typeof data == "number") && (isFinite(data)))){
found.push([path, "part 930d37a558cb#/type", {type: "number"}]);
errors++;
}
if(!(data === 0 || data === 1)){
found.push([path, "part 930d37a558cb#/enum", {allowedValues: [0,1]}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$4d7e6c1c6943(data, path, found){
let errors = 0;
if(!((typeof data == "number") && (isFinite(data)))){
found.push([path, "part 4d7e6c1c6943#/type", {type: "number"}]);
errors++;
}
if(!(data === 0 || data === 1)){
found.push([path, "part 4d7e6c1c6943#/enum", {allowedValues: [0,1]}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$3cef3ebec357(data, path, found){
let errors = 0;
if(!((typeof data == "number") && (isFinite(data)))){
found.push([path, "part 3cef3ebec357#/type", {type: "number"}]);
errors++;
}
if(!(data === 0 || data === 1)){
found.push([path, "part 3cef3ebec357#/enum", {allowedValues: [0,1]}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$8f50caff4606(data, path, found){
let errors = 0;
if(!((typeof data == "number") && (isFinite(data)))){
found.push([path, "part 8f50caff4606#/type", {type: "number"}]);
errors++;
}
if(!(data === 0 || data === 1)){
found.push([path, "part 8f50caff4606#/enum", {allowedValues: [0,1]}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$020f2bbe570a(data, path, found){
let errors = 0;
if(!((typeof data == "number") && (isFinite(data)))){
found.push([path, "part 020f2bbe570a#/type", {type: "number"}]);
errors++;
}
if(!(data === 0 || data === 1 || data === 2)){
found.push([path, "part 020f2bbe570a#/enum", {allowedValues: [0,1,2]}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$c3c5cca3e730(data, path, found){
let errors = 0;
if(!((typeof data == "number") && (isFinite(data)))){
found.push([path, "part c3c5cca3e730#/type", {type: "number"}]);
errors++;
}
if(!(data === 0 || data === 1)){
found.push([path, "part c3c5cca3e730#/enum", {allowedValues: [0,1]}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$0dc45bf09093(data, path, found){
let errors = 0;
if(!((typeof data == "number") && (isFinite(data)))){
found.push([path, "part 0dc45bf09093#/type", {type: "number"}]);
errors++;
}
if(!(data === 0 || data === 1)){
found.push([path, "part 0dc45bf09093#/enum", {allowedValues: [0,1]}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_AccountConfig(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "AccountConfig#", () => ({"rounding_format": explain_part$923dd5379334, "time_zone": explain_part$182df9537ecb, "allow_issuance_based_on_stock": explain_part$a531b7b92296, "show_document_time": explain_part$930d37a558cb, "adjust_draft_date": explain_part$4d7e6c1c6943, "sum_up_detail_lines": explain_part$3cef3ebec357, "order_of_added_products": explain_part$8f50caff4606, "display_tax_receipt": explain_part$020f2bbe570a, "stock_reservation_for_quotation": explain_part$c3c5cca3e730, "cost_greater_than_the_price": explain_part$0dc45bf09093}), [], true, 400);
}
else {
found.push([path, "AccountConfig#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
const pattern_49f53b5298ee = new RegExp("^[A-Za-z0-9+/]*={0,2}$", "u");
/** @type {Any} */
function explain_part$e4e7deae50ae(data, path, found){
let errors = 0;
if(typeof data === "string"){
if(data.length > 266668 && codePoints(data) > 266668){
found.push([path, "part e4e7deae50ae#/maxLength", {limit: 266668}]);
errors++;
}
if(!pattern_49f53b5298ee.test(data)){
found.push([path, "part e4e7deae50ae#/pattern", {pattern: "^[A-Za-z0-9+/]*={0,2}$"}]);
errors++;
}
if(!base64(data, true)){
found.push([path, "part e4e7deae50ae#/x-base64", {}]);
errors++;
}
}
else {
found.push([path, "part e4e7deae50ae#/type", {type: "string"}]);
errors++;
}
return errors === 0;
}
const pattern_39128171b973 = new RegExp("^(#[0-9A-Fa-f]{6})?$", "u");
/** @type {Any} */
function explain_part$bb36ed7079e0(data, path, found){
let errors = 0;
if(typeof data === "string"){
if(!pattern_39128171b973.test(data)){
found.push([path, "part bb36ed7079e0#/pattern", {pattern: "^(#[0-9A-Fa-f]{6})?$"}]);
errors++;
}
}
else {
found.push([path, "part bb36ed7079e0#/type", {type: "string"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_AccountBranding(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "AccountBranding#", () => ({"logo": explain_part$e4e7deae50ae, "accent_color": explain_part$bb36ed7079e0}), [], true, 400);
}
else {
found.push([path, "AccountBranding#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$7cb541e84f22(data, path, found){
let errors = 0;
if(typeof data !== "boolean"){
found.push([path, "part 7cb541e84f22#/type", {type: "boolean"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$f0ebe3aa93e1(data, path, found){
let errors = 0;
if(typeof data === "string"){
if(data.length < 1){
found.push([path, "part f0ebe3aa93e1#/minLength", {limit: 1}]);
errors++;
}
}
else {
found.push([path, "part f0ebe3aa93e1#/type", {type: "string"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$b28a99be5ff5(data, path, found){
let errors = 0;
if(typeof data === "string"){
if(data.length < 1){
found.push([path, "part b28a99be5ff5#/minLength", {limit: 1}]);
errors++;
}
if(!base64(data, true)){
found.push([path, "part b28a99be5ff5#/x-base64", {}]);
errors++;
}
}
else {
found.push([path, "part b28a99be5ff5#/type", {type: "string"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$d1c441e03e7f(data, path, found){
let errors = 0;
if(typeof data === "string"){
if(data.length > 1024 && codePoints(data) > 1024){
found.push([path, "part d1c441e03e7f#/maxLength", {limit: 1024}]);
errors++;
}
if(data.length < 1){
found.push([path, "part d1c441e03e7f#/minLength", {limit: 1}]);
errors++;
}
}
else {
found.push([path, "part d1c441e03e7f#/type", {type: "string"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$7f4fd7cc2136(data, path, found){
let errors = 0;
if(typeof data === "string"){
if(data.length > 20 && codePoints(data) > 20){
found.push([path, "part 7f4fd7cc2136#/maxLength", {limit: 20}]);
errors++;
}
if(data.length < 1){
found.push([path, "part 7f4fd7cc2136#/minLength", {limit: 1}]);
errors++;
}
}
else {
found.push([path, "part 7f4fd7cc2136#/type", {type: "string"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_RegistrationAdditionalData(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "RegistrationAdditionalData#", () => ({"registration_test_set_id": explain_part$f0ebe3aa93e1, "registration_form_rut": explain_part$b28a99be5ff5, "certificate_file": explain_part$b28a99be5ff5, "certificate_key": explain_part$f0ebe3aa93e1, "certificate_cer": explain_part$f0ebe3aa93e1, "certificate_password": explain_part$d1c441e03e7f, "registration_tax_regime": explain_part$7f4fd7cc2136, "registration_postal_code": explain_part$7f4fd7cc2136, "registration_activity_code": explain_part$7f4fd7cc2136}), [], true, 400);
}
else {
found.push([path, "RegistrationAdditionalData#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_AccountUpdate(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "AccountUpdate#", () => ({"contact_name": explain_part$00404e686415, "contact_phone": explain_part$00404e686415, "account_config": explain_AccountConfig, "branding": explain_AccountBranding, "disabled": explain_part$7cb541e84f22, "registration_additional_data": explain_RegistrationAdditionalData, "registration_test_set_id": explain_part$f0ebe3aa93e1, "registration_form_rut": explain_part$b28a99be5ff5, "certificate_file": explain_part$b28a99be5ff5, "certificate_key": explain_part$f0ebe3aa93e1, "certificate_cer": explain_part$f0ebe3aa93e1, "certificate_password": explain_part$d1c441e03e7f, "registration_tax_regime": explain_part$7f4fd7cc2136, "registration_postal_code": explain_part$7f4fd7cc2136, "registration_activity_code": explain_part$7f4fd7cc2136}), [], true, 400);
}
else {
found.push([path, "AccountUpdate#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
