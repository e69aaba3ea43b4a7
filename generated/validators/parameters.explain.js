/** @noprettier */ /* eslint-disable */ /* eslint max-lines: [1, 1] */
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
// biome-ignore-all assist: generated
// Generated; do not edit. The validators of an operation's parameters.

// The tables are built at the first explanation, not when the module is imported.
/** @type {any} */
let made;
const tables = () => (made ??= {"rules":{},"titles":{"part 46746b9cf0b6#":["Draft","Issued","Cancelled"],"part e74c09eeff1f#":["Without the image","With the image"],"part 25880b3ec385#":["Without transfer copy","With transfer copy"],"part 37c9beb9edf5#":["Waiting","Delivered","Failed"]},"members":{},"named":{}});

/** @param {any} validate */
const explaining = (validate) => (/** @type {unknown} */ value) => explainWith(validate, value, tables(), 400);

export const explanations = {
  " none": explaining(explain_$none),
  "listAccounts query": explaining(explain_listAccounts$query),
  "createAccount header": explaining(explain_createAccount$header),
  "getAccount path": explaining(explain_getAccount$path),
  "updateAccount path": explaining(explain_updateAccount$path),
  "getAccountCertificate path": explaining(explain_getAccountCertificate$path),
  "checkAccountCertificate path": explaining(explain_checkAccountCertificate$path),
  "checkAccountCertificate header": explaining(explain_checkAccountCertificate$header),
  "changeAccountPassword path": explaining(explain_changeAccountPassword$path),
  "listCompanyBranches query": explaining(explain_listCompanyBranches$query),
  "createCompanyBranch header": explaining(explain_createCompanyBranch$header),
  "getCompanyBranch path": explaining(explain_getCompanyBranch$path),
  "updateCompanyBranch path": explaining(explain_updateCompanyBranch$path),
  "listCustomersSuppliers query": explaining(explain_listCustomersSuppliers$query),
  "getCustomerSupplier path": explaining(explain_getCustomerSupplier$path),
  "updateCustomerSupplier path": explaining(explain_updateCustomerSupplier$path),
  "listDocuments query": explaining(explain_listDocuments$query),
  "createDocument query": explaining(explain_createDocument$query),
  "createDocument header": explaining(explain_createDocument$header),
  "deleteDocument path": explaining(explain_deleteDocument$path),
  "getDocument path": explaining(explain_getDocument$path),
  "getDocument query": explaining(explain_getDocument$query),
  "changeDocumentStatus path": explaining(explain_changeDocumentStatus$path),
  "updateDocument path": explaining(explain_updateDocument$path),
  "listDocumentEmails path": explaining(explain_listDocumentEmails$path),
  "listDocumentEmails query": explaining(explain_listDocumentEmails$query),
  "createDocumentEmails path": explaining(explain_createDocumentEmails$path),
  "createDocumentEmails header": explaining(explain_createDocumentEmails$header),
  "getDocumentPdf path": explaining(explain_getDocumentPdf$path),
  "getDocumentPdf header": explaining(explain_getDocumentPdf$header),
  "getDocumentStamp path": explaining(explain_getDocumentStamp$path),
  "getDocumentStamp header": explaining(explain_getDocumentStamp$header),
  "getDocumentXml path": explaining(explain_getDocumentXml$path),
  "getDocumentXml header": explaining(explain_getDocumentXml$header),
  "listNumberingAuthorizations query": explaining(explain_listNumberingAuthorizations$query),
  "createNumberingAuthorization header": explaining(explain_createNumberingAuthorization$header),
  "deleteNumberingAuthorization path": explaining(explain_deleteNumberingAuthorization$path),
  "getNumberingAuthorization path": explaining(explain_getNumberingAuthorization$path),
  "getSummary query": explaining(explain_getSummary$query),
  "listWebhookDeliveries query": explaining(explain_listWebhookDeliveries$query),
  "getWebhookDelivery path": explaining(explain_getWebhookDelivery$path),
  "replayWebhookDelivery path": explaining(explain_replayWebhookDelivery$path),
  "replayWebhookDelivery header": explaining(explain_replayWebhookDelivery$header),
  "listWebhookSubscriptions query": explaining(explain_listWebhookSubscriptions$query),
  "createWebhookSubscription header": explaining(explain_createWebhookSubscription$header),
  "deleteWebhookSubscription path": explaining(explain_deleteWebhookSubscription$path),
  "getWebhookSubscription path": explaining(explain_getWebhookSubscription$path),
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
function explain_$none(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, " none#", () => ({}), [], true, 400);
}
else {
found.push([path, " none#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$e5ed7374a5c8(data, path, found){
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
found.push([path, "part e5ed7374a5c8#/type", {type: "integer"}]);
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 100 || isNaN(data)){
found.push([path, "part e5ed7374a5c8#/maximum", {comparison: "<=", limit: 100}]);
errors++;
}
if(data < 1 || isNaN(data)){
found.push([path, "part e5ed7374a5c8#/minimum", {comparison: ">=", limit: 1}]);
errors++;
}
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
/** @type {Any} */
function explain_listAccounts$query(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "listAccounts query#", () => ({"limit": explain_part$e5ed7374a5c8, "cursor": explain_part$f0ebe3aa93e1, "account_id": explain_part$e5ae5c0f5f1a}), [], true, 400);
}
else {
found.push([path, "listAccounts query#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$f55d211c1383(data, path, found){
let errors = 0;
if(typeof data === "string"){
if(data.length > 255 && codePoints(data) > 255){
found.push([path, "part f55d211c1383#/maxLength", {limit: 255}]);
errors++;
}
if(data.length < 1){
found.push([path, "part f55d211c1383#/minLength", {limit: 1}]);
errors++;
}
}
else {
found.push([path, "part f55d211c1383#/type", {type: "string"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_createAccount$header(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "createAccount header#", () => ({"Idempotency-Key": explain_part$f55d211c1383}), [], true, 400);
}
else {
found.push([path, "createAccount header#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
const pattern_0d8528fa4cea = new RegExp("^[0-9]+$", "u");
/** @type {Any} */
function explain_part$7859b2f47317(data, path, found){
let errors = 0;
if(typeof data === "string"){
if(!pattern_0d8528fa4cea.test(data)){
found.push([path, "part 7859b2f47317#/pattern", {pattern: "^[0-9]+$"}]);
errors++;
}
}
else {
found.push([path, "part 7859b2f47317#/type", {type: "string"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_getAccount$path(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "getAccount path#", () => ({"account_id": explain_part$7859b2f47317}), ["account_id"], true, 400);
}
else {
found.push([path, "getAccount path#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_updateAccount$path(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "updateAccount path#", () => ({"account_id": explain_part$7859b2f47317}), ["account_id"], true, 400);
}
else {
found.push([path, "updateAccount path#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_getAccountCertificate$path(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "getAccountCertificate path#", () => ({"account_id": explain_part$7859b2f47317}), ["account_id"], true, 400);
}
else {
found.push([path, "getAccountCertificate path#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_checkAccountCertificate$path(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "checkAccountCertificate path#", () => ({"account_id": explain_part$7859b2f47317}), ["account_id"], true, 400);
}
else {
found.push([path, "checkAccountCertificate path#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_checkAccountCertificate$header(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "checkAccountCertificate header#", () => ({"Idempotency-Key": explain_part$f55d211c1383}), [], true, 400);
}
else {
found.push([path, "checkAccountCertificate header#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_changeAccountPassword$path(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "changeAccountPassword path#", () => ({"account_id": explain_part$7859b2f47317}), ["account_id"], true, 400);
}
else {
found.push([path, "changeAccountPassword path#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_listCompanyBranches$query(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "listCompanyBranches query#", () => ({"limit": explain_part$e5ed7374a5c8, "cursor": explain_part$f0ebe3aa93e1, "account_id": explain_part$e5ae5c0f5f1a}), [], true, 400);
}
else {
found.push([path, "listCompanyBranches query#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_createCompanyBranch$header(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "createCompanyBranch header#", () => ({"Idempotency-Key": explain_part$f55d211c1383}), [], true, 400);
}
else {
found.push([path, "createCompanyBranch header#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_getCompanyBranch$path(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "getCompanyBranch path#", () => ({"company_branch_id": explain_part$7859b2f47317}), ["company_branch_id"], true, 400);
}
else {
found.push([path, "getCompanyBranch path#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_updateCompanyBranch$path(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "updateCompanyBranch path#", () => ({"company_branch_id": explain_part$7859b2f47317}), ["company_branch_id"], true, 400);
}
else {
found.push([path, "updateCompanyBranch path#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_listCustomersSuppliers$query(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "listCustomersSuppliers query#", () => ({"limit": explain_part$e5ed7374a5c8, "cursor": explain_part$f0ebe3aa93e1, "account_id": explain_part$e5ae5c0f5f1a}), [], true, 400);
}
else {
found.push([path, "listCustomersSuppliers query#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_getCustomerSupplier$path(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "getCustomerSupplier path#", () => ({"customer_supplier_id": explain_part$7859b2f47317}), ["customer_supplier_id"], true, 400);
}
else {
found.push([path, "getCustomerSupplier path#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_updateCustomerSupplier$path(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "updateCustomerSupplier path#", () => ({"customer_supplier_id": explain_part$7859b2f47317}), ["customer_supplier_id"], true, 400);
}
else {
found.push([path, "updateCustomerSupplier path#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$46746b9cf0b6(data, path, found){
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
found.push([path, "part 46746b9cf0b6#/type", {type: "integer"}]);
errors++;
}
if(!(data === 0 || data === 1 || data === 2)){
found.push([path, "part 46746b9cf0b6#/enum", {allowedValues: [0,1,2]}]);
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
function explain_part$00404e686415(data, path, found){
let errors = 0;
if(typeof data !== "string"){
found.push([path, "part 00404e686415#/type", {type: "string"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$35552adbdf60(data, path, found){
let errors = 0;
if(typeof data === "string"){
if(data.length > 100 && codePoints(data) > 100){
found.push([path, "part 35552adbdf60#/maxLength", {limit: 100}]);
errors++;
}
if(data.length < 3 || data.length < 6 && codePoints(data) < 3){
found.push([path, "part 35552adbdf60#/minLength", {limit: 3}]);
errors++;
}
}
else {
found.push([path, "part 35552adbdf60#/type", {type: "string"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$bfccf6e7dce2(data, path, found){
let errors = 0;
if((typeof data == "number") && (isFinite(data))){
if(data > 9007199254740991 || isNaN(data)){
found.push([path, "part bfccf6e7dce2#/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data < -9007199254740991 || isNaN(data)){
found.push([path, "part bfccf6e7dce2#/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
else {
found.push([path, "part bfccf6e7dce2#/type", {type: "number"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_listDocuments$query(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "listDocuments query#", () => ({"limit": explain_part$e5ed7374a5c8, "cursor": explain_part$f0ebe3aa93e1, "account_id": explain_part$e5ae5c0f5f1a, "document_type_id": explain_part$e5ae5c0f5f1a, "document_status": explain_part$46746b9cf0b6, "issue_date_from": explain_part$051726f6ae3c, "issue_date_to": explain_part$051726f6ae3c, "receiver_tax_id_code": explain_part$00404e686415, "receiver_name": explain_part$35552adbdf60, "document_number": explain_part$e5ae5c0f5f1a, "total_amount": explain_part$bfccf6e7dce2}), [], true, 400);
}
else {
found.push([path, "listDocuments query#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$e74c09eeff1f(data, path, found){
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
found.push([path, "part e74c09eeff1f#/type", {type: "integer"}]);
errors++;
}
if(!(data === 0 || data === 1)){
found.push([path, "part e74c09eeff1f#/enum", {allowedValues: [0,1]}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_createDocument$query(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "createDocument query#", () => ({"generate_stamp": explain_part$e74c09eeff1f}), [], true, 400);
}
else {
found.push([path, "createDocument query#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_createDocument$header(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "createDocument header#", () => ({"Idempotency-Key": explain_part$f55d211c1383}), [], true, 400);
}
else {
found.push([path, "createDocument header#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_deleteDocument$path(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "deleteDocument path#", () => ({"document_id": explain_part$7859b2f47317}), ["document_id"], true, 400);
}
else {
found.push([path, "deleteDocument path#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_getDocument$path(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "getDocument path#", () => ({"document_id": explain_part$7859b2f47317}), ["document_id"], true, 400);
}
else {
found.push([path, "getDocument path#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$25880b3ec385(data, path, found){
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
found.push([path, "part 25880b3ec385#/type", {type: "integer"}]);
errors++;
}
if(!(data === 0 || data === 1)){
found.push([path, "part 25880b3ec385#/enum", {allowedValues: [0,1]}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_getDocument$query(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "getDocument query#", () => ({"pdf_transfer_copy": explain_part$25880b3ec385}), [], true, 400);
}
else {
found.push([path, "getDocument query#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_changeDocumentStatus$path(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "changeDocumentStatus path#", () => ({"document_id": explain_part$7859b2f47317}), ["document_id"], true, 400);
}
else {
found.push([path, "changeDocumentStatus path#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_updateDocument$path(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "updateDocument path#", () => ({"document_id": explain_part$7859b2f47317}), ["document_id"], true, 400);
}
else {
found.push([path, "updateDocument path#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_listDocumentEmails$path(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "listDocumentEmails path#", () => ({"document_id": explain_part$7859b2f47317}), ["document_id"], true, 400);
}
else {
found.push([path, "listDocumentEmails path#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_listDocumentEmails$query(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "listDocumentEmails query#", () => ({"limit": explain_part$e5ed7374a5c8, "cursor": explain_part$f0ebe3aa93e1}), [], true, 400);
}
else {
found.push([path, "listDocumentEmails query#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_createDocumentEmails$path(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "createDocumentEmails path#", () => ({"document_id": explain_part$7859b2f47317}), ["document_id"], true, 400);
}
else {
found.push([path, "createDocumentEmails path#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_createDocumentEmails$header(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "createDocumentEmails header#", () => ({"Idempotency-Key": explain_part$f55d211c1383}), [], true, 400);
}
else {
found.push([path, "createDocumentEmails header#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_getDocumentPdf$path(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "getDocumentPdf path#", () => ({"document_id": explain_part$7859b2f47317}), ["document_id"], true, 400);
}
else {
found.push([path, "getDocumentPdf path#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$94d4998a6231(data, path, found){
let errors = 0;
if(typeof data === "string"){
if(data.length > 4096 && codePoints(data) > 4096){
found.push([path, "part 94d4998a6231#/maxLength", {limit: 4096}]);
errors++;
}
}
else {
found.push([path, "part 94d4998a6231#/type", {type: "string"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_getDocumentPdf$header(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "getDocumentPdf header#", () => ({"If-None-Match": explain_part$94d4998a6231}), [], true, 400);
}
else {
found.push([path, "getDocumentPdf header#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_getDocumentStamp$path(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "getDocumentStamp path#", () => ({"document_id": explain_part$7859b2f47317}), ["document_id"], true, 400);
}
else {
found.push([path, "getDocumentStamp path#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_getDocumentStamp$header(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "getDocumentStamp header#", () => ({"If-None-Match": explain_part$94d4998a6231}), [], true, 400);
}
else {
found.push([path, "getDocumentStamp header#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_getDocumentXml$path(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "getDocumentXml path#", () => ({"document_id": explain_part$7859b2f47317}), ["document_id"], true, 400);
}
else {
found.push([path, "getDocumentXml path#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_getDocumentXml$header(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "getDocumentXml header#", () => ({"If-None-Match": explain_part$94d4998a6231}), [], true, 400);
}
else {
found.push([path, "getDocumentXml header#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_listNumberingAuthorizations$query(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "listNumberingAuthorizations query#", () => ({"limit": explain_part$e5ed7374a5c8, "cursor": explain_part$f0ebe3aa93e1, "account_id": explain_part$e5ae5c0f5f1a}), [], true, 400);
}
else {
found.push([path, "listNumberingAuthorizations query#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_createNumberingAuthorization$header(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "createNumberingAuthorization header#", () => ({"Idempotency-Key": explain_part$f55d211c1383}), [], true, 400);
}
else {
found.push([path, "createNumberingAuthorization header#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_deleteNumberingAuthorization$path(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "deleteNumberingAuthorization path#", () => ({"numbering_authorization_id": explain_part$7859b2f47317}), ["numbering_authorization_id"], true, 400);
}
else {
found.push([path, "deleteNumberingAuthorization path#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_getNumberingAuthorization$path(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "getNumberingAuthorization path#", () => ({"numbering_authorization_id": explain_part$7859b2f47317}), ["numbering_authorization_id"], true, 400);
}
else {
found.push([path, "getNumberingAuthorization path#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_getSummary$query(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "getSummary query#", () => ({"account_id": explain_part$e5ae5c0f5f1a}), [], true, 400);
}
else {
found.push([path, "getSummary query#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$37c9beb9edf5(data, path, found){
let errors = 0;
if(typeof data !== "string"){
found.push([path, "part 37c9beb9edf5#/type", {type: "string"}]);
errors++;
}
if(!(data === "pending" || data === "delivered" || data === "failed")){
found.push([path, "part 37c9beb9edf5#/enum", {allowedValues: ["pending","delivered","failed"]}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_listWebhookDeliveries$query(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "listWebhookDeliveries query#", () => ({"limit": explain_part$e5ed7374a5c8, "cursor": explain_part$f0ebe3aa93e1, "account_id": explain_part$e5ae5c0f5f1a, "webhook_subscription_id": explain_part$e5ae5c0f5f1a, "state": explain_part$37c9beb9edf5}), [], true, 400);
}
else {
found.push([path, "listWebhookDeliveries query#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_getWebhookDelivery$path(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "getWebhookDelivery path#", () => ({"webhook_delivery_id": explain_part$7859b2f47317}), ["webhook_delivery_id"], true, 400);
}
else {
found.push([path, "getWebhookDelivery path#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_replayWebhookDelivery$path(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "replayWebhookDelivery path#", () => ({"webhook_delivery_id": explain_part$7859b2f47317}), ["webhook_delivery_id"], true, 400);
}
else {
found.push([path, "replayWebhookDelivery path#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_replayWebhookDelivery$header(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "replayWebhookDelivery header#", () => ({"Idempotency-Key": explain_part$f55d211c1383}), [], true, 400);
}
else {
found.push([path, "replayWebhookDelivery header#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_listWebhookSubscriptions$query(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "listWebhookSubscriptions query#", () => ({"limit": explain_part$e5ed7374a5c8, "cursor": explain_part$f0ebe3aa93e1, "account_id": explain_part$e5ae5c0f5f1a}), [], true, 400);
}
else {
found.push([path, "listWebhookSubscriptions query#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_createWebhookSubscription$header(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "createWebhookSubscription header#", () => ({"Idempotency-Key": explain_part$f55d211c1383}), [], true, 400);
}
else {
found.push([path, "createWebhookSubscription header#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_deleteWebhookSubscription$path(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "deleteWebhookSubscription path#", () => ({"webhook_subscription_id": explain_part$7859b2f47317}), ["webhook_subscription_id"], true, 400);
}
else {
found.push([path, "deleteWebhookSubscription path#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_getWebhookSubscription$path(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "getWebhookSubscription path#", () => ({"webhook_subscription_id": explain_part$7859b2f47317}), ["webhook_subscription_id"], true, 400);
}
else {
found.push([path, "getWebhookSubscription path#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
