// Generated; do not edit. What the parameters of an operation may be.

// Made when something is first explained: a module that is only loaded has no use for it.
let made;
const tables = () => (made ??= {"rules":{},"named":{},"titles":{"listDocuments-query#/properties/document_status":["Draft","Issued","Cancelled"],"createDocument-query#/properties/generate_stamp":["Without the image","With the image"],"getDocument-query#/properties/pdf_transfer_copy":["Without transfer copy","With transfer copy"],"listWebhookDeliveries-query#/properties/state":["Still to be tried","Answered with a 2xx status","Given up"]},"members":{"-none#":[],"listAccounts-query#":["limit","cursor","account_id"],"createAccount-header#":["Idempotency-Key"],"getAccount-path#":["account_id"],"updateAccount-path#":["account_id"],"getAccountCertificate-path#":["account_id"],"checkAccountCertificate-path#":["account_id"],"checkAccountCertificate-header#":["Idempotency-Key"],"listCompanyBranches-query#":["limit","cursor","account_id"],"createCompanyBranch-header#":["Idempotency-Key"],"getCompanyBranch-path#":["company_branch_id"],"updateCompanyBranch-path#":["company_branch_id"],"listCustomersSuppliers-query#":["limit","cursor","account_id"],"getCustomerSupplier-path#":["customer_supplier_id"],"updateCustomerSupplier-path#":["customer_supplier_id"],"listDocuments-query#":["limit","cursor","account_id","document_type_id","document_status","issue_date_from","issue_date_to","receiver_tax_id_code"],"createDocument-query#":["generate_stamp"],"createDocument-header#":["Idempotency-Key"],"deleteDocument-path#":["document_id"],"getDocument-path#":["document_id"],"getDocument-query#":["pdf_transfer_copy"],"changeDocumentStatus-path#":["document_id"],"updateDocument-path#":["document_id"],"listWebhookDeliveries-query#":["limit","cursor","account_id","webhook_subscription_id","state"],"getWebhookDelivery-path#":["webhook_delivery_id"],"replayWebhookDelivery-path#":["webhook_delivery_id"],"replayWebhookDelivery-header#":["Idempotency-Key"],"listWebhookSubscriptions-query#":["limit","cursor","account_id"],"createWebhookSubscription-header#":["Idempotency-Key"],"deleteWebhookSubscription-path#":["webhook_subscription_id"],"getWebhookSubscription-path#":["webhook_subscription_id"]}});

export const explanations = {
  " none": (value) => explainWith(validate0, value, tables(), 400),
  "listAccounts query": (value) => explainWith(validate1, value, tables(), 400),
  "createAccount header": (value) => explainWith(validate2, value, tables(), 400),
  "getAccount path": (value) => explainWith(validate3, value, tables(), 400),
  "updateAccount path": (value) => explainWith(validate4, value, tables(), 400),
  "getAccountCertificate path": (value) => explainWith(validate5, value, tables(), 400),
  "checkAccountCertificate path": (value) => explainWith(validate6, value, tables(), 400),
  "checkAccountCertificate header": (value) => explainWith(validate7, value, tables(), 400),
  "listCompanyBranches query": (value) => explainWith(validate8, value, tables(), 400),
  "createCompanyBranch header": (value) => explainWith(validate9, value, tables(), 400),
  "getCompanyBranch path": (value) => explainWith(validate10, value, tables(), 400),
  "updateCompanyBranch path": (value) => explainWith(validate11, value, tables(), 400),
  "listCustomersSuppliers query": (value) => explainWith(validate12, value, tables(), 400),
  "getCustomerSupplier path": (value) => explainWith(validate13, value, tables(), 400),
  "updateCustomerSupplier path": (value) => explainWith(validate14, value, tables(), 400),
  "listDocuments query": (value) => explainWith(validate15, value, tables(), 400),
  "createDocument query": (value) => explainWith(validate16, value, tables(), 400),
  "createDocument header": (value) => explainWith(validate17, value, tables(), 400),
  "deleteDocument path": (value) => explainWith(validate18, value, tables(), 400),
  "getDocument path": (value) => explainWith(validate19, value, tables(), 400),
  "getDocument query": (value) => explainWith(validate20, value, tables(), 400),
  "changeDocumentStatus path": (value) => explainWith(validate21, value, tables(), 400),
  "updateDocument path": (value) => explainWith(validate22, value, tables(), 400),
  "listWebhookDeliveries query": (value) => explainWith(validate23, value, tables(), 400),
  "getWebhookDelivery path": (value) => explainWith(validate24, value, tables(), 400),
  "replayWebhookDelivery path": (value) => explainWith(validate25, value, tables(), 400),
  "replayWebhookDelivery header": (value) => explainWith(validate26, value, tables(), 400),
  "listWebhookSubscriptions query": (value) => explainWith(validate27, value, tables(), 400),
  "createWebhookSubscription header": (value) => explainWith(validate28, value, tables(), 400),
  "deleteWebhookSubscription path": (value) => explainWith(validate29, value, tables(), 400),
  "getWebhookSubscription path": (value) => explainWith(validate30, value, tables(), 400),
};

const days = [0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
function date(text) {
  if (text.length !== 10 || text[4] !== "-" || text[7] !== "-") return false;
  const year = digits(text, 0, 4);
  const month = digits(text, 5, 7);
  const day = digits(text, 8, 10);
  if (year < 0 || month < 1 || month > 12 || day < 1) return false;
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return day <= (month === 2 && leap ? 29 : (days[month] ?? 0));
}
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
function explainWith(validate, body, tables, bound) {
  const found = [];
  if (validate(body, "", found)) return { refusals: [], truncated: false };
  const byPointer = new Map();
  for (const failure of found) {
    const refusal = refusalOf(failure, body, tables);
    const before = byPointer.get(refusal.pointer);
    if (before === undefined || (refusal.shape && !before.shape)) {
      byPointer.set(refusal.pointer, refusal);
    }
  }
  const refusals = [...byPointer.values()].map(({ pointer, rule, code, message }) => {
    return { pointer, rule, code, message };
  });
  if (refusals.length === 0) throw new Error("A body was refused for no reason that is known.");
  return {
    refusals: refusals.slice(0, limit),
    truncated: refusals.length > limit || found.length >= bound,
  };
}
function refusalOf([instancePath, schemaPath, params, propertyName], body, tables) {
  const pointer = pointerOf(instancePath, params, propertyName);
  const end = schemaPath.lastIndexOf("/");
  const schema = schemaPath.slice(0, end);
  const keyword = keywordOf(schemaPath.slice(end + 1), params);
  const rule = ruleOf(schemaPath, tables.rules);
  const named = rule === undefined ? undefined : tables.named[rule];
  if (rule !== undefined && named !== undefined) {
    return { pointer, rule, code: named.code ?? keyword, message: named.message, shape: false };
  }
  const message = sentence(keyword, {
    params,
    member: segmentsOf(pointer).at(-1) ?? "",
    value: valueAt(body, pointer),
    titles: tables.titles[schema],
    guess:
      keyword === "unknown"
        ? nearest(segmentsOf(pointer).at(-1) ?? "", tables.members[schema] ?? [])
        : undefined,
  });
  return { pointer, rule: `shape.${keyword}`, code: keyword, message, shape: true };
}
const keywords = {
  additionalProperties: "unknown",
  unevaluatedProperties: "unknown",
  "false schema": "forbidden",
};
function keywordOf(keyword, params) {
  return params.tag === undefined ? (keywords[keyword] ?? keyword) : "discriminator";
}
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
function ruleOf(path, rules) {
  for (let end = path.lastIndexOf("/"); end > 0; end = path.lastIndexOf("/", end - 1)) {
    const rule = rules[path.slice(0, end)];
    if (rule !== undefined) return rule;
  }
  return undefined;
}
function escapeSegment(segment) {
  return segment.replaceAll("~", "~0").replaceAll("/", "~1");
}
function segmentsOf(pointer) {
  return pointer
    .split("/")
    .slice(1)
    .map((segment) => segment.replaceAll("~1", "/").replaceAll("~0", "~"));
}
function valueAt(body, pointer) {
  let value = body;
  for (const segment of segmentsOf(pointer)) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, segment))
      return undefined;
    value = value[segment];
  }
  return value;
}
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
function nearest(name, names) {
  if (name.length > 100) return undefined;
  let best;
  let least = Math.max(2, Math.floor(name.length / 3)) + 1;
  for (const candidate of names) {
    const distance = editDistance(name.toLowerCase(), candidate.toLowerCase(), least);
    if (distance < least) {
      least = distance;
      best = candidate;
    }
  }
  return best ?? names.filter((candidate) => holds(candidate, name)).sort(byLength)[0];
}
function holds(a, b) {
  return Math.min(a.length, b.length) > 3 && (a.includes(b) || b.includes(a));
}
function byLength(a, b) {
  return a.length - b.length;
}
function editDistance(a, b, bound) {
  if (Math.abs(a.length - b.length) >= bound) return bound;
  let before = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
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
function sentence(keyword, facts) {
  const subject = facts.member === "" ? "The body" : `"${clip(facts.member)}"`;
  const write = Object.hasOwn(sentences, keyword) ? sentences[keyword] : undefined;
  const text = `${subject} ${write === undefined ? `does not satisfy ${keyword}` : write(facts)}`;
  return text.endsWith("?") ? text : `${text}.`;
}
const sentences = {
  required: () => "is required and missing",
  unknown: ({ guess }) =>
    `is not a member here${guess === undefined ? "" : `: did you mean "${guess}"?`}`,
  forbidden: () => "must be left out here",
  type: ({ params, value }) => `must be ${kinds(params.type)}, and is ${kindOf(value)}`,
  enum: ({ params, titles }) => `must be one of: ${choices(params.allowedValues, titles)}`,
  discriminator: ({ params, value }) =>
    value === undefined
      ? `is required and missing: one of ${choices(params.allowedValues, undefined)}`
      : `must be one of: ${choices(params.allowedValues, undefined)}`,
  const: ({ params }) => `must be ${show(params.allowedValue)}`,
  pattern: ({ params }) => `does not have the right form (${params.pattern})`,
  format: ({ params }) => `is not a valid ${params.format}`,
  minLength: ({ params }) =>
    params.limit === 1
      ? "must not be empty"
      : `must have at least ${count(params.limit, "character")}`,
  maxLength: ({ params }) => `must have at most ${count(params.limit, "character")}`,
  minimum: ({ params }) => `must be ${params.comparison} ${params.limit}`,
  maximum: ({ params }) => `must be ${params.comparison} ${params.limit}`,
  exclusiveMinimum: ({ params }) => `must be ${params.comparison} ${params.limit}`,
  exclusiveMaximum: ({ params }) => `must be ${params.comparison} ${params.limit}`,
  multipleOf: ({ params }) => `must be a multiple of ${params.multipleOf}`,
  minItems: ({ params }) => `must have at least ${count(params.limit, "item")}`,
  maxItems: ({ params }) => `must have at most ${count(params.limit, "item")}`,
  items: ({ params }) => `must have at most ${count(params.limit, "item")}`,
  unevaluatedItems: ({ params }) => `must have at most ${count(params.len, "item")}`,
  minProperties: ({ params }) => `must have at least ${count(params.limit, "member")}`,
  maxProperties: ({ params }) => `must have at most ${count(params.limit, "member")}`,
  uniqueItems: ({ params }) => `has the same item at ${params.j} and ${params.i}`,
  oneOf: () => "must fit exactly one of the alternatives",
  anyOf: () => "fits none of the alternatives",
  not: () => "is of a form that is not allowed here",
  contains: ({ params }) =>
    params.maxContains === undefined
      ? `must contain at least ${count(params.minContains, "fitting item")}`
      : `must contain from ${params.minContains} to ${count(params.maxContains, "fitting item")}`,
  dependentRequired: ({ params }) => `is required when "${params.property}" is present`,
  propertyNames: () => "is not a name that is allowed here",
  "x-decimals": () => "has too many digits after the decimal point",
  "x-base64": () => "is not base64: check the alphabet, the padding and the length",
};
function count(number, noun) {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}
function kinds(type) {
  return (Array.isArray(type) ? type : [type])
    .map((name) => (/^[aio]/.test(name) ? `an ${name}` : name === "null" ? "null" : `a ${name}`))
    .join(" or ");
}
function kindOf(value) {
  if (value === null) return "null";
  if (Array.isArray(value)) return "an array";
  if (typeof value === "number") return `the number ${value}`;
  return typeof value === "object" ? "an object" : `a ${typeof value}`;
}
function choices(values, titles) {
  return values
    .map((value, index) =>
      titles === undefined ? show(value) : `${show(value)} (${titles[index]})`,
    )
    .join(", ");
}
function show(value) {
  return clip(JSON.stringify(value) ?? String(value));
}
function clip(text) {
  return text.length > 60 ? `${text.slice(0, 60)}\u2026` : text;
}

function validate0(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
found.push([path, "-none#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
else {
found.push([path, "-none#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate1(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(key0 === "limit" || key0 === "cursor" || key0 === "account_id")){
found.push([path, "listAccounts-query#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.limit !== undefined){
let data0 = data.limit;
if(!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))){
found.push([path+"/limit", "listAccounts-query#/properties/limit/type", {type: "integer"}]);
errors++;
}
if(typeof data0 == "number"){
if(data0 > 100 || isNaN(data0)){
found.push([path+"/limit", "listAccounts-query#/properties/limit/maximum", {comparison: "<=", limit: 100}]);
errors++;
}
if(data0 < 1 || isNaN(data0)){
found.push([path+"/limit", "listAccounts-query#/properties/limit/minimum", {comparison: ">=", limit: 1}]);
errors++;
}
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 === "string"){
if(data1.length < 1){
found.push([path+"/cursor", "listAccounts-query#/properties/cursor/minLength", {limit: 1}]);
errors++;
}
}
else {
found.push([path+"/cursor", "listAccounts-query#/properties/cursor/type", {type: "string"}]);
errors++;
}
}
if(data.account_id !== undefined){
let data2 = data.account_id;
if(!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))){
found.push([path+"/account_id", "listAccounts-query#/properties/account_id/type", {type: "integer"}]);
errors++;
}
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
found.push([path+"/account_id", "listAccounts-query#/properties/account_id/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data2 < -9007199254740991 || isNaN(data2)){
found.push([path+"/account_id", "listAccounts-query#/properties/account_id/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
}
}
else {
found.push([path, "listAccounts-query#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate2(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(key0 !== "Idempotency-Key"){
found.push([path, "createAccount-header#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data["Idempotency-Key"] !== undefined){
let data0 = data["Idempotency-Key"];
if(typeof data0 === "string"){
if(data0.length > 255 && codePoints(data0) > 255){
found.push([path+"/Idempotency-Key", "createAccount-header#/properties/Idempotency-Key/maxLength", {limit: 255}]);
errors++;
}
if(data0.length < 1){
found.push([path+"/Idempotency-Key", "createAccount-header#/properties/Idempotency-Key/minLength", {limit: 1}]);
errors++;
}
}
else {
found.push([path+"/Idempotency-Key", "createAccount-header#/properties/Idempotency-Key/type", {type: "string"}]);
errors++;
}
}
}
else {
found.push([path, "createAccount-header#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
const pattern0 = new RegExp("^[0-9]+$", "u");
function validate3(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.account_id === undefined){
found.push([path, "getAccount-path#/required", {missingProperty: "account_id"}]);
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(key0 !== "account_id"){
found.push([path, "getAccount-path#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.account_id !== undefined){
let data0 = data.account_id;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
found.push([path+"/account_id", "getAccount-path#/properties/account_id/pattern", {pattern: "^[0-9]+$"}]);
errors++;
}
}
else {
found.push([path+"/account_id", "getAccount-path#/properties/account_id/type", {type: "string"}]);
errors++;
}
}
}
else {
found.push([path, "getAccount-path#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate4(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.account_id === undefined){
found.push([path, "updateAccount-path#/required", {missingProperty: "account_id"}]);
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(key0 !== "account_id"){
found.push([path, "updateAccount-path#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.account_id !== undefined){
let data0 = data.account_id;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
found.push([path+"/account_id", "updateAccount-path#/properties/account_id/pattern", {pattern: "^[0-9]+$"}]);
errors++;
}
}
else {
found.push([path+"/account_id", "updateAccount-path#/properties/account_id/type", {type: "string"}]);
errors++;
}
}
}
else {
found.push([path, "updateAccount-path#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate5(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.account_id === undefined){
found.push([path, "getAccountCertificate-path#/required", {missingProperty: "account_id"}]);
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(key0 !== "account_id"){
found.push([path, "getAccountCertificate-path#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.account_id !== undefined){
let data0 = data.account_id;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
found.push([path+"/account_id", "getAccountCertificate-path#/properties/account_id/pattern", {pattern: "^[0-9]+$"}]);
errors++;
}
}
else {
found.push([path+"/account_id", "getAccountCertificate-path#/properties/account_id/type", {type: "string"}]);
errors++;
}
}
}
else {
found.push([path, "getAccountCertificate-path#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate6(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.account_id === undefined){
found.push([path, "checkAccountCertificate-path#/required", {missingProperty: "account_id"}]);
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(key0 !== "account_id"){
found.push([path, "checkAccountCertificate-path#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.account_id !== undefined){
let data0 = data.account_id;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
found.push([path+"/account_id", "checkAccountCertificate-path#/properties/account_id/pattern", {pattern: "^[0-9]+$"}]);
errors++;
}
}
else {
found.push([path+"/account_id", "checkAccountCertificate-path#/properties/account_id/type", {type: "string"}]);
errors++;
}
}
}
else {
found.push([path, "checkAccountCertificate-path#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate7(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(key0 !== "Idempotency-Key"){
found.push([path, "checkAccountCertificate-header#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data["Idempotency-Key"] !== undefined){
let data0 = data["Idempotency-Key"];
if(typeof data0 === "string"){
if(data0.length > 255 && codePoints(data0) > 255){
found.push([path+"/Idempotency-Key", "checkAccountCertificate-header#/properties/Idempotency-Key/maxLength", {limit: 255}]);
errors++;
}
if(data0.length < 1){
found.push([path+"/Idempotency-Key", "checkAccountCertificate-header#/properties/Idempotency-Key/minLength", {limit: 1}]);
errors++;
}
}
else {
found.push([path+"/Idempotency-Key", "checkAccountCertificate-header#/properties/Idempotency-Key/type", {type: "string"}]);
errors++;
}
}
}
else {
found.push([path, "checkAccountCertificate-header#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate8(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(key0 === "limit" || key0 === "cursor" || key0 === "account_id")){
found.push([path, "listCompanyBranches-query#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.limit !== undefined){
let data0 = data.limit;
if(!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))){
found.push([path+"/limit", "listCompanyBranches-query#/properties/limit/type", {type: "integer"}]);
errors++;
}
if(typeof data0 == "number"){
if(data0 > 100 || isNaN(data0)){
found.push([path+"/limit", "listCompanyBranches-query#/properties/limit/maximum", {comparison: "<=", limit: 100}]);
errors++;
}
if(data0 < 1 || isNaN(data0)){
found.push([path+"/limit", "listCompanyBranches-query#/properties/limit/minimum", {comparison: ">=", limit: 1}]);
errors++;
}
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 === "string"){
if(data1.length < 1){
found.push([path+"/cursor", "listCompanyBranches-query#/properties/cursor/minLength", {limit: 1}]);
errors++;
}
}
else {
found.push([path+"/cursor", "listCompanyBranches-query#/properties/cursor/type", {type: "string"}]);
errors++;
}
}
if(data.account_id !== undefined){
let data2 = data.account_id;
if(!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))){
found.push([path+"/account_id", "listCompanyBranches-query#/properties/account_id/type", {type: "integer"}]);
errors++;
}
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
found.push([path+"/account_id", "listCompanyBranches-query#/properties/account_id/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data2 < -9007199254740991 || isNaN(data2)){
found.push([path+"/account_id", "listCompanyBranches-query#/properties/account_id/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
}
}
else {
found.push([path, "listCompanyBranches-query#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate9(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(key0 !== "Idempotency-Key"){
found.push([path, "createCompanyBranch-header#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data["Idempotency-Key"] !== undefined){
let data0 = data["Idempotency-Key"];
if(typeof data0 === "string"){
if(data0.length > 255 && codePoints(data0) > 255){
found.push([path+"/Idempotency-Key", "createCompanyBranch-header#/properties/Idempotency-Key/maxLength", {limit: 255}]);
errors++;
}
if(data0.length < 1){
found.push([path+"/Idempotency-Key", "createCompanyBranch-header#/properties/Idempotency-Key/minLength", {limit: 1}]);
errors++;
}
}
else {
found.push([path+"/Idempotency-Key", "createCompanyBranch-header#/properties/Idempotency-Key/type", {type: "string"}]);
errors++;
}
}
}
else {
found.push([path, "createCompanyBranch-header#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate10(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.company_branch_id === undefined){
found.push([path, "getCompanyBranch-path#/required", {missingProperty: "company_branch_id"}]);
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(key0 !== "company_branch_id"){
found.push([path, "getCompanyBranch-path#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.company_branch_id !== undefined){
let data0 = data.company_branch_id;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
found.push([path+"/company_branch_id", "getCompanyBranch-path#/properties/company_branch_id/pattern", {pattern: "^[0-9]+$"}]);
errors++;
}
}
else {
found.push([path+"/company_branch_id", "getCompanyBranch-path#/properties/company_branch_id/type", {type: "string"}]);
errors++;
}
}
}
else {
found.push([path, "getCompanyBranch-path#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate11(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.company_branch_id === undefined){
found.push([path, "updateCompanyBranch-path#/required", {missingProperty: "company_branch_id"}]);
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(key0 !== "company_branch_id"){
found.push([path, "updateCompanyBranch-path#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.company_branch_id !== undefined){
let data0 = data.company_branch_id;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
found.push([path+"/company_branch_id", "updateCompanyBranch-path#/properties/company_branch_id/pattern", {pattern: "^[0-9]+$"}]);
errors++;
}
}
else {
found.push([path+"/company_branch_id", "updateCompanyBranch-path#/properties/company_branch_id/type", {type: "string"}]);
errors++;
}
}
}
else {
found.push([path, "updateCompanyBranch-path#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate12(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(key0 === "limit" || key0 === "cursor" || key0 === "account_id")){
found.push([path, "listCustomersSuppliers-query#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.limit !== undefined){
let data0 = data.limit;
if(!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))){
found.push([path+"/limit", "listCustomersSuppliers-query#/properties/limit/type", {type: "integer"}]);
errors++;
}
if(typeof data0 == "number"){
if(data0 > 100 || isNaN(data0)){
found.push([path+"/limit", "listCustomersSuppliers-query#/properties/limit/maximum", {comparison: "<=", limit: 100}]);
errors++;
}
if(data0 < 1 || isNaN(data0)){
found.push([path+"/limit", "listCustomersSuppliers-query#/properties/limit/minimum", {comparison: ">=", limit: 1}]);
errors++;
}
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 === "string"){
if(data1.length < 1){
found.push([path+"/cursor", "listCustomersSuppliers-query#/properties/cursor/minLength", {limit: 1}]);
errors++;
}
}
else {
found.push([path+"/cursor", "listCustomersSuppliers-query#/properties/cursor/type", {type: "string"}]);
errors++;
}
}
if(data.account_id !== undefined){
let data2 = data.account_id;
if(!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))){
found.push([path+"/account_id", "listCustomersSuppliers-query#/properties/account_id/type", {type: "integer"}]);
errors++;
}
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
found.push([path+"/account_id", "listCustomersSuppliers-query#/properties/account_id/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data2 < -9007199254740991 || isNaN(data2)){
found.push([path+"/account_id", "listCustomersSuppliers-query#/properties/account_id/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
}
}
else {
found.push([path, "listCustomersSuppliers-query#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate13(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.customer_supplier_id === undefined){
found.push([path, "getCustomerSupplier-path#/required", {missingProperty: "customer_supplier_id"}]);
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(key0 !== "customer_supplier_id"){
found.push([path, "getCustomerSupplier-path#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.customer_supplier_id !== undefined){
let data0 = data.customer_supplier_id;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
found.push([path+"/customer_supplier_id", "getCustomerSupplier-path#/properties/customer_supplier_id/pattern", {pattern: "^[0-9]+$"}]);
errors++;
}
}
else {
found.push([path+"/customer_supplier_id", "getCustomerSupplier-path#/properties/customer_supplier_id/type", {type: "string"}]);
errors++;
}
}
}
else {
found.push([path, "getCustomerSupplier-path#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate14(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.customer_supplier_id === undefined){
found.push([path, "updateCustomerSupplier-path#/required", {missingProperty: "customer_supplier_id"}]);
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(key0 !== "customer_supplier_id"){
found.push([path, "updateCustomerSupplier-path#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.customer_supplier_id !== undefined){
let data0 = data.customer_supplier_id;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
found.push([path+"/customer_supplier_id", "updateCustomerSupplier-path#/properties/customer_supplier_id/pattern", {pattern: "^[0-9]+$"}]);
errors++;
}
}
else {
found.push([path+"/customer_supplier_id", "updateCustomerSupplier-path#/properties/customer_supplier_id/type", {type: "string"}]);
errors++;
}
}
}
else {
found.push([path, "updateCustomerSupplier-path#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
const formats0 = date;
const pattern1 = new RegExp("^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$", "u");
function validate15(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(key0 === "limit" || key0 === "cursor" || key0 === "account_id" || key0 === "document_type_id" || key0 === "document_status" || key0 === "issue_date_from" || key0 === "issue_date_to" || key0 === "receiver_tax_id_code")){
found.push([path, "listDocuments-query#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.limit !== undefined){
let data0 = data.limit;
if(!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))){
found.push([path+"/limit", "listDocuments-query#/properties/limit/type", {type: "integer"}]);
errors++;
}
if(typeof data0 == "number"){
if(data0 > 100 || isNaN(data0)){
found.push([path+"/limit", "listDocuments-query#/properties/limit/maximum", {comparison: "<=", limit: 100}]);
errors++;
}
if(data0 < 1 || isNaN(data0)){
found.push([path+"/limit", "listDocuments-query#/properties/limit/minimum", {comparison: ">=", limit: 1}]);
errors++;
}
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 === "string"){
if(data1.length < 1){
found.push([path+"/cursor", "listDocuments-query#/properties/cursor/minLength", {limit: 1}]);
errors++;
}
}
else {
found.push([path+"/cursor", "listDocuments-query#/properties/cursor/type", {type: "string"}]);
errors++;
}
}
if(data.account_id !== undefined){
let data2 = data.account_id;
if(!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))){
found.push([path+"/account_id", "listDocuments-query#/properties/account_id/type", {type: "integer"}]);
errors++;
}
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
found.push([path+"/account_id", "listDocuments-query#/properties/account_id/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data2 < -9007199254740991 || isNaN(data2)){
found.push([path+"/account_id", "listDocuments-query#/properties/account_id/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
}
if(data.document_type_id !== undefined){
let data3 = data.document_type_id;
if(!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3))){
found.push([path+"/document_type_id", "listDocuments-query#/properties/document_type_id/type", {type: "integer"}]);
errors++;
}
if(typeof data3 == "number"){
if(data3 > 9007199254740991 || isNaN(data3)){
found.push([path+"/document_type_id", "listDocuments-query#/properties/document_type_id/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data3 < -9007199254740991 || isNaN(data3)){
found.push([path+"/document_type_id", "listDocuments-query#/properties/document_type_id/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
}
if(data.document_status !== undefined){
let data4 = data.document_status;
if(!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4))){
found.push([path+"/document_status", "listDocuments-query#/properties/document_status/type", {type: "integer"}]);
errors++;
}
if(!(data4 === 0 || data4 === 1 || data4 === 2)){
found.push([path+"/document_status", "listDocuments-query#/properties/document_status/enum", {allowedValues: [0,1,2]}]);
errors++;
}
}
if(data.issue_date_from !== undefined){
let data5 = data.issue_date_from;
if(typeof data5 === "string"){
if(!pattern1.test(data5)){
found.push([path+"/issue_date_from", "listDocuments-query#/properties/issue_date_from/pattern", {pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"}]);
errors++;
}
if(!formats0(data5)){
found.push([path+"/issue_date_from", "listDocuments-query#/properties/issue_date_from/format", {format: "date"}]);
errors++;
}
}
else {
found.push([path+"/issue_date_from", "listDocuments-query#/properties/issue_date_from/type", {type: "string"}]);
errors++;
}
}
if(data.issue_date_to !== undefined){
let data6 = data.issue_date_to;
if(typeof data6 === "string"){
if(!pattern1.test(data6)){
found.push([path+"/issue_date_to", "listDocuments-query#/properties/issue_date_to/pattern", {pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"}]);
errors++;
}
if(!formats0(data6)){
found.push([path+"/issue_date_to", "listDocuments-query#/properties/issue_date_to/format", {format: "date"}]);
errors++;
}
}
else {
found.push([path+"/issue_date_to", "listDocuments-query#/properties/issue_date_to/type", {type: "string"}]);
errors++;
}
}
if(data.receiver_tax_id_code !== undefined){
if(typeof data.receiver_tax_id_code !== "string"){
found.push([path+"/receiver_tax_id_code", "listDocuments-query#/properties/receiver_tax_id_code/type", {type: "string"}]);
errors++;
}
}
}
else {
found.push([path, "listDocuments-query#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate16(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(key0 !== "generate_stamp"){
found.push([path, "createDocument-query#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.generate_stamp !== undefined){
let data0 = data.generate_stamp;
if(!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))){
found.push([path+"/generate_stamp", "createDocument-query#/properties/generate_stamp/type", {type: "integer"}]);
errors++;
}
if(!(data0 === 0 || data0 === 1)){
found.push([path+"/generate_stamp", "createDocument-query#/properties/generate_stamp/enum", {allowedValues: [0,1]}]);
errors++;
}
}
}
else {
found.push([path, "createDocument-query#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate17(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(key0 !== "Idempotency-Key"){
found.push([path, "createDocument-header#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data["Idempotency-Key"] !== undefined){
let data0 = data["Idempotency-Key"];
if(typeof data0 === "string"){
if(data0.length > 255 && codePoints(data0) > 255){
found.push([path+"/Idempotency-Key", "createDocument-header#/properties/Idempotency-Key/maxLength", {limit: 255}]);
errors++;
}
if(data0.length < 1){
found.push([path+"/Idempotency-Key", "createDocument-header#/properties/Idempotency-Key/minLength", {limit: 1}]);
errors++;
}
}
else {
found.push([path+"/Idempotency-Key", "createDocument-header#/properties/Idempotency-Key/type", {type: "string"}]);
errors++;
}
}
}
else {
found.push([path, "createDocument-header#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate18(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.document_id === undefined){
found.push([path, "deleteDocument-path#/required", {missingProperty: "document_id"}]);
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(key0 !== "document_id"){
found.push([path, "deleteDocument-path#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.document_id !== undefined){
let data0 = data.document_id;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
found.push([path+"/document_id", "deleteDocument-path#/properties/document_id/pattern", {pattern: "^[0-9]+$"}]);
errors++;
}
}
else {
found.push([path+"/document_id", "deleteDocument-path#/properties/document_id/type", {type: "string"}]);
errors++;
}
}
}
else {
found.push([path, "deleteDocument-path#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate19(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.document_id === undefined){
found.push([path, "getDocument-path#/required", {missingProperty: "document_id"}]);
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(key0 !== "document_id"){
found.push([path, "getDocument-path#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.document_id !== undefined){
let data0 = data.document_id;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
found.push([path+"/document_id", "getDocument-path#/properties/document_id/pattern", {pattern: "^[0-9]+$"}]);
errors++;
}
}
else {
found.push([path+"/document_id", "getDocument-path#/properties/document_id/type", {type: "string"}]);
errors++;
}
}
}
else {
found.push([path, "getDocument-path#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate20(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(key0 !== "pdf_transfer_copy"){
found.push([path, "getDocument-query#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.pdf_transfer_copy !== undefined){
let data0 = data.pdf_transfer_copy;
if(!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))){
found.push([path+"/pdf_transfer_copy", "getDocument-query#/properties/pdf_transfer_copy/type", {type: "integer"}]);
errors++;
}
if(!(data0 === 0 || data0 === 1)){
found.push([path+"/pdf_transfer_copy", "getDocument-query#/properties/pdf_transfer_copy/enum", {allowedValues: [0,1]}]);
errors++;
}
}
}
else {
found.push([path, "getDocument-query#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate21(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.document_id === undefined){
found.push([path, "changeDocumentStatus-path#/required", {missingProperty: "document_id"}]);
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(key0 !== "document_id"){
found.push([path, "changeDocumentStatus-path#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.document_id !== undefined){
let data0 = data.document_id;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
found.push([path+"/document_id", "changeDocumentStatus-path#/properties/document_id/pattern", {pattern: "^[0-9]+$"}]);
errors++;
}
}
else {
found.push([path+"/document_id", "changeDocumentStatus-path#/properties/document_id/type", {type: "string"}]);
errors++;
}
}
}
else {
found.push([path, "changeDocumentStatus-path#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate22(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.document_id === undefined){
found.push([path, "updateDocument-path#/required", {missingProperty: "document_id"}]);
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(key0 !== "document_id"){
found.push([path, "updateDocument-path#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.document_id !== undefined){
let data0 = data.document_id;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
found.push([path+"/document_id", "updateDocument-path#/properties/document_id/pattern", {pattern: "^[0-9]+$"}]);
errors++;
}
}
else {
found.push([path+"/document_id", "updateDocument-path#/properties/document_id/type", {type: "string"}]);
errors++;
}
}
}
else {
found.push([path, "updateDocument-path#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate23(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(key0 === "limit" || key0 === "cursor" || key0 === "account_id" || key0 === "webhook_subscription_id" || key0 === "state")){
found.push([path, "listWebhookDeliveries-query#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.limit !== undefined){
let data0 = data.limit;
if(!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))){
found.push([path+"/limit", "listWebhookDeliveries-query#/properties/limit/type", {type: "integer"}]);
errors++;
}
if(typeof data0 == "number"){
if(data0 > 100 || isNaN(data0)){
found.push([path+"/limit", "listWebhookDeliveries-query#/properties/limit/maximum", {comparison: "<=", limit: 100}]);
errors++;
}
if(data0 < 1 || isNaN(data0)){
found.push([path+"/limit", "listWebhookDeliveries-query#/properties/limit/minimum", {comparison: ">=", limit: 1}]);
errors++;
}
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 === "string"){
if(data1.length < 1){
found.push([path+"/cursor", "listWebhookDeliveries-query#/properties/cursor/minLength", {limit: 1}]);
errors++;
}
}
else {
found.push([path+"/cursor", "listWebhookDeliveries-query#/properties/cursor/type", {type: "string"}]);
errors++;
}
}
if(data.account_id !== undefined){
let data2 = data.account_id;
if(!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))){
found.push([path+"/account_id", "listWebhookDeliveries-query#/properties/account_id/type", {type: "integer"}]);
errors++;
}
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
found.push([path+"/account_id", "listWebhookDeliveries-query#/properties/account_id/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data2 < -9007199254740991 || isNaN(data2)){
found.push([path+"/account_id", "listWebhookDeliveries-query#/properties/account_id/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
}
if(data.webhook_subscription_id !== undefined){
let data3 = data.webhook_subscription_id;
if(!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3))){
found.push([path+"/webhook_subscription_id", "listWebhookDeliveries-query#/properties/webhook_subscription_id/type", {type: "integer"}]);
errors++;
}
if(typeof data3 == "number"){
if(data3 > 9007199254740991 || isNaN(data3)){
found.push([path+"/webhook_subscription_id", "listWebhookDeliveries-query#/properties/webhook_subscription_id/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data3 < -9007199254740991 || isNaN(data3)){
found.push([path+"/webhook_subscription_id", "listWebhookDeliveries-query#/properties/webhook_subscription_id/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
}
if(data.state !== undefined){
let data4 = data.state;
if(typeof data4 !== "string"){
found.push([path+"/state", "listWebhookDeliveries-query#/properties/state/type", {type: "string"}]);
errors++;
}
if(!(data4 === "pending" || data4 === "delivered" || data4 === "failed")){
found.push([path+"/state", "listWebhookDeliveries-query#/properties/state/enum", {allowedValues: ["pending","delivered","failed"]}]);
errors++;
}
}
}
else {
found.push([path, "listWebhookDeliveries-query#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate24(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.webhook_delivery_id === undefined){
found.push([path, "getWebhookDelivery-path#/required", {missingProperty: "webhook_delivery_id"}]);
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(key0 !== "webhook_delivery_id"){
found.push([path, "getWebhookDelivery-path#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.webhook_delivery_id !== undefined){
let data0 = data.webhook_delivery_id;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
found.push([path+"/webhook_delivery_id", "getWebhookDelivery-path#/properties/webhook_delivery_id/pattern", {pattern: "^[0-9]+$"}]);
errors++;
}
}
else {
found.push([path+"/webhook_delivery_id", "getWebhookDelivery-path#/properties/webhook_delivery_id/type", {type: "string"}]);
errors++;
}
}
}
else {
found.push([path, "getWebhookDelivery-path#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate25(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.webhook_delivery_id === undefined){
found.push([path, "replayWebhookDelivery-path#/required", {missingProperty: "webhook_delivery_id"}]);
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(key0 !== "webhook_delivery_id"){
found.push([path, "replayWebhookDelivery-path#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.webhook_delivery_id !== undefined){
let data0 = data.webhook_delivery_id;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
found.push([path+"/webhook_delivery_id", "replayWebhookDelivery-path#/properties/webhook_delivery_id/pattern", {pattern: "^[0-9]+$"}]);
errors++;
}
}
else {
found.push([path+"/webhook_delivery_id", "replayWebhookDelivery-path#/properties/webhook_delivery_id/type", {type: "string"}]);
errors++;
}
}
}
else {
found.push([path, "replayWebhookDelivery-path#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate26(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(key0 !== "Idempotency-Key"){
found.push([path, "replayWebhookDelivery-header#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data["Idempotency-Key"] !== undefined){
let data0 = data["Idempotency-Key"];
if(typeof data0 === "string"){
if(data0.length > 255 && codePoints(data0) > 255){
found.push([path+"/Idempotency-Key", "replayWebhookDelivery-header#/properties/Idempotency-Key/maxLength", {limit: 255}]);
errors++;
}
if(data0.length < 1){
found.push([path+"/Idempotency-Key", "replayWebhookDelivery-header#/properties/Idempotency-Key/minLength", {limit: 1}]);
errors++;
}
}
else {
found.push([path+"/Idempotency-Key", "replayWebhookDelivery-header#/properties/Idempotency-Key/type", {type: "string"}]);
errors++;
}
}
}
else {
found.push([path, "replayWebhookDelivery-header#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate27(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(key0 === "limit" || key0 === "cursor" || key0 === "account_id")){
found.push([path, "listWebhookSubscriptions-query#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.limit !== undefined){
let data0 = data.limit;
if(!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))){
found.push([path+"/limit", "listWebhookSubscriptions-query#/properties/limit/type", {type: "integer"}]);
errors++;
}
if(typeof data0 == "number"){
if(data0 > 100 || isNaN(data0)){
found.push([path+"/limit", "listWebhookSubscriptions-query#/properties/limit/maximum", {comparison: "<=", limit: 100}]);
errors++;
}
if(data0 < 1 || isNaN(data0)){
found.push([path+"/limit", "listWebhookSubscriptions-query#/properties/limit/minimum", {comparison: ">=", limit: 1}]);
errors++;
}
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 === "string"){
if(data1.length < 1){
found.push([path+"/cursor", "listWebhookSubscriptions-query#/properties/cursor/minLength", {limit: 1}]);
errors++;
}
}
else {
found.push([path+"/cursor", "listWebhookSubscriptions-query#/properties/cursor/type", {type: "string"}]);
errors++;
}
}
if(data.account_id !== undefined){
let data2 = data.account_id;
if(!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))){
found.push([path+"/account_id", "listWebhookSubscriptions-query#/properties/account_id/type", {type: "integer"}]);
errors++;
}
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
found.push([path+"/account_id", "listWebhookSubscriptions-query#/properties/account_id/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data2 < -9007199254740991 || isNaN(data2)){
found.push([path+"/account_id", "listWebhookSubscriptions-query#/properties/account_id/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
}
}
else {
found.push([path, "listWebhookSubscriptions-query#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate28(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(key0 !== "Idempotency-Key"){
found.push([path, "createWebhookSubscription-header#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data["Idempotency-Key"] !== undefined){
let data0 = data["Idempotency-Key"];
if(typeof data0 === "string"){
if(data0.length > 255 && codePoints(data0) > 255){
found.push([path+"/Idempotency-Key", "createWebhookSubscription-header#/properties/Idempotency-Key/maxLength", {limit: 255}]);
errors++;
}
if(data0.length < 1){
found.push([path+"/Idempotency-Key", "createWebhookSubscription-header#/properties/Idempotency-Key/minLength", {limit: 1}]);
errors++;
}
}
else {
found.push([path+"/Idempotency-Key", "createWebhookSubscription-header#/properties/Idempotency-Key/type", {type: "string"}]);
errors++;
}
}
}
else {
found.push([path, "createWebhookSubscription-header#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate29(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.webhook_subscription_id === undefined){
found.push([path, "deleteWebhookSubscription-path#/required", {missingProperty: "webhook_subscription_id"}]);
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(key0 !== "webhook_subscription_id"){
found.push([path, "deleteWebhookSubscription-path#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.webhook_subscription_id !== undefined){
let data0 = data.webhook_subscription_id;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
found.push([path+"/webhook_subscription_id", "deleteWebhookSubscription-path#/properties/webhook_subscription_id/pattern", {pattern: "^[0-9]+$"}]);
errors++;
}
}
else {
found.push([path+"/webhook_subscription_id", "deleteWebhookSubscription-path#/properties/webhook_subscription_id/type", {type: "string"}]);
errors++;
}
}
}
else {
found.push([path, "deleteWebhookSubscription-path#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate30(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.webhook_subscription_id === undefined){
found.push([path, "getWebhookSubscription-path#/required", {missingProperty: "webhook_subscription_id"}]);
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(key0 !== "webhook_subscription_id"){
found.push([path, "getWebhookSubscription-path#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.webhook_subscription_id !== undefined){
let data0 = data.webhook_subscription_id;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
found.push([path+"/webhook_subscription_id", "getWebhookSubscription-path#/properties/webhook_subscription_id/pattern", {pattern: "^[0-9]+$"}]);
errors++;
}
}
else {
found.push([path+"/webhook_subscription_id", "getWebhookSubscription-path#/properties/webhook_subscription_id/type", {type: "string"}]);
errors++;
}
}
}
else {
found.push([path, "getWebhookSubscription-path#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
