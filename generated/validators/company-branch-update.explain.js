// Generated; do not edit. Why a body is not a company-branch-update: every error, at most 100.

// Made when something is first explained: a module that is only loaded has no use for it.
let made;
const tables = () => (made ??= {"rules":{},"named":{},"titles":{},"members":{"CompanyBranchUpdate#":["account_id","company_branch_id","name","address","district","city","phone","company_branch_tax_code","company_branch_internal_code","parent_company_branch_id","user_permissions"],"CompanyBranchUserPermissions#":["user_id","user_name","has_branch_permission"]}});

const judge = (validate) => {
  const explanation = (body) => explainWith(validate, body, tables(), 400);
  return { explanation, explain: (body) => explanation(body).refusals };
};

export const { explanation, explain } = judge(validate1);

export const variants = {
};

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
if(!(key0 === "user_id" || key0 === "user_name" || key0 === "has_branch_permission")){
found.push([path, "CompanyBranchUserPermissions#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.user_id !== undefined){
if(typeof data.user_id !== "string"){
found.push([path+"/user_id", "CompanyBranchUserPermissions#/properties/user_id/type", {type: "string"}]);
errors++;
}
}
if(data.user_name !== undefined){
if(typeof data.user_name !== "string"){
found.push([path+"/user_name", "CompanyBranchUserPermissions#/properties/user_name/type", {type: "string"}]);
errors++;
}
}
if(data.has_branch_permission !== undefined){
let data2 = data.has_branch_permission;
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
found.push([path+"/has_branch_permission", "CompanyBranchUserPermissions#/properties/has_branch_permission/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data2 < -9007199254740991 || isNaN(data2)){
found.push([path+"/has_branch_permission", "CompanyBranchUserPermissions#/properties/has_branch_permission/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
else {
found.push([path+"/has_branch_permission", "CompanyBranchUserPermissions#/properties/has_branch_permission/type", {type: "number"}]);
errors++;
}
}
}
else {
found.push([path, "CompanyBranchUserPermissions#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate1(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
switch(key0.length){
case 10:switch(key0){case "account_id":continue;}break;
case 17:switch(key0){case "company_branch_id":continue;}break;
case 4:switch(key0){case "name":case "city":continue;}break;
case 7:switch(key0){case "address":continue;}break;
case 8:switch(key0){case "district":continue;}break;
case 5:switch(key0){case "phone":continue;}break;
case 23:switch(key0){case "company_branch_tax_code":continue;}break;
case 28:switch(key0){case "company_branch_internal_code":continue;}break;
case 24:switch(key0){case "parent_company_branch_id":continue;}break;
case 16:switch(key0){case "user_permissions":continue;}break;
}
found.push([path, "CompanyBranchUpdate#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
if(data.account_id !== undefined){
let data0 = data.account_id;
if(!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))){
found.push([path+"/account_id", "CompanyBranchUpdate#/properties/account_id/type", {type: "integer"}]);
errors++;
}
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
found.push([path+"/account_id", "CompanyBranchUpdate#/properties/account_id/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data0 < -9007199254740991 || isNaN(data0)){
found.push([path+"/account_id", "CompanyBranchUpdate#/properties/account_id/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
}
if(data.company_branch_id !== undefined){
let data1 = data.company_branch_id;
if(!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1))){
found.push([path+"/company_branch_id", "CompanyBranchUpdate#/properties/company_branch_id/type", {type: "integer"}]);
errors++;
}
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
found.push([path+"/company_branch_id", "CompanyBranchUpdate#/properties/company_branch_id/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data1 < -9007199254740991 || isNaN(data1)){
found.push([path+"/company_branch_id", "CompanyBranchUpdate#/properties/company_branch_id/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
found.push([path+"/name", "CompanyBranchUpdate#/properties/name/type", {type: "string"}]);
errors++;
}
}
if(data.address !== undefined){
if(typeof data.address !== "string"){
found.push([path+"/address", "CompanyBranchUpdate#/properties/address/type", {type: "string"}]);
errors++;
}
}
if(data.district !== undefined){
if(typeof data.district !== "string"){
found.push([path+"/district", "CompanyBranchUpdate#/properties/district/type", {type: "string"}]);
errors++;
}
}
if(data.city !== undefined){
if(typeof data.city !== "string"){
found.push([path+"/city", "CompanyBranchUpdate#/properties/city/type", {type: "string"}]);
errors++;
}
}
if(data.phone !== undefined){
if(typeof data.phone !== "string"){
found.push([path+"/phone", "CompanyBranchUpdate#/properties/phone/type", {type: "string"}]);
errors++;
}
}
if(data.company_branch_tax_code !== undefined){
if(typeof data.company_branch_tax_code !== "string"){
found.push([path+"/company_branch_tax_code", "CompanyBranchUpdate#/properties/company_branch_tax_code/type", {type: "string"}]);
errors++;
}
}
if(data.company_branch_internal_code !== undefined){
if(typeof data.company_branch_internal_code !== "string"){
found.push([path+"/company_branch_internal_code", "CompanyBranchUpdate#/properties/company_branch_internal_code/type", {type: "string"}]);
errors++;
}
}
if(data.parent_company_branch_id !== undefined){
let data9 = data.parent_company_branch_id;
if(!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9))){
found.push([path+"/parent_company_branch_id", "CompanyBranchUpdate#/properties/parent_company_branch_id/type", {type: "integer"}]);
errors++;
}
if(typeof data9 == "number"){
if(data9 > 9007199254740991 || isNaN(data9)){
found.push([path+"/parent_company_branch_id", "CompanyBranchUpdate#/properties/parent_company_branch_id/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data9 < -9007199254740991 || isNaN(data9)){
found.push([path+"/parent_company_branch_id", "CompanyBranchUpdate#/properties/parent_company_branch_id/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
}
if(data.user_permissions !== undefined){
if(errors < 400){
const before0 = found.length;
if(!validate0(data.user_permissions, path+"/user_permissions", found)){
errors += found.length - before0;
}
}
}
}
else {
found.push([path, "CompanyBranchUpdate#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
