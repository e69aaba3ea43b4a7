// Generated; do not edit. Why a body is not a customer-supplier-update: every error, at most 100.

// Made when something is first explained: a module that is only loaded has no use for it.
let made;
const tables = () => (made ??= {"rules":{"DueDays#/allOf/0":"terms.due-days"},"named":{"terms.due-days":{"message":"Due days are whole numbers with one comma between each two, such as 0,30,60; take out the comma that has no number beside it."}},"titles":{},"members":{"CustomerSupplierUpdate#":["account_id","name","is_customer","is_supplier","responsible_user_id","payment_term","contacts","invoicing_details","additional"],"Contact#":["first_name","last_name","phone","email"],"InvoicingDetails#":["country_id","tax_id_type","tax_id_code","legal_name","address","district","city","business_activity","phone","postal_code"],"CustomerSupplierAdditional#":["data_name_1","data_name_2","data_name_3","data_name_4","data_name_5","data_value_1","data_value_2","data_value_3","data_value_4","data_value_5"]}});

const judge = (validate) => {
  const explanation = (body) => explainWith(validate, body, tables(), 400);
  return { explanation, explain: (body) => explanation(body).refusals };
};

export const { explanation, explain } = judge(validate4);

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

const pattern0 = new RegExp(",,|,$", "u");
function validate0(data, path, found){
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data))){
found.push([path, "DueDays#/type", {type: "object"}]);
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.payment_conditions !== undefined){
let data0 = data.payment_conditions;
const _errs3 = errors;
const _errs4 = errors;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
errors++;
}
}
var valid2 = errors === _errs4;
if(valid2){
found.push([path+"/payment_conditions", "DueDays#/allOf/0/properties/payment_conditions/not", {}]);
errors++;
}
else {
errors = _errs3;
}
}
if(data.payment_term !== undefined){
let data1 = data.payment_term;
const _errs6 = errors;
const _errs7 = errors;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
errors++;
}
}
var valid3 = errors === _errs7;
if(valid3){
found.push([path+"/payment_term", "DueDays#/allOf/0/properties/payment_term/not", {}]);
errors++;
}
else {
errors = _errs6;
}
}
}
return errors === 0;
}
function validate1(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(key0 === "first_name" || key0 === "last_name" || key0 === "phone" || key0 === "email")){
found.push([path, "Contact#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.first_name !== undefined){
if(typeof data.first_name !== "string"){
found.push([path+"/first_name", "Contact#/properties/first_name/type", {type: "string"}]);
errors++;
}
}
if(data.last_name !== undefined){
if(typeof data.last_name !== "string"){
found.push([path+"/last_name", "Contact#/properties/last_name/type", {type: "string"}]);
errors++;
}
}
if(data.phone !== undefined){
if(typeof data.phone !== "string"){
found.push([path+"/phone", "Contact#/properties/phone/type", {type: "string"}]);
errors++;
}
}
if(data.email !== undefined){
if(typeof data.email !== "string"){
found.push([path+"/email", "Contact#/properties/email/type", {type: "string"}]);
errors++;
}
}
}
else {
found.push([path, "Contact#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate2(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
switch(key0.length){
case 10:switch(key0){case "country_id":case "legal_name":continue;}break;
case 11:switch(key0){case "tax_id_type":case "tax_id_code":case "postal_code":continue;}break;
case 7:switch(key0){case "address":continue;}break;
case 8:switch(key0){case "district":continue;}break;
case 4:switch(key0){case "city":continue;}break;
case 17:switch(key0){case "business_activity":continue;}break;
case 5:switch(key0){case "phone":continue;}break;
}
found.push([path, "InvoicingDetails#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
if(data.country_id !== undefined){
if(typeof data.country_id !== "string"){
found.push([path+"/country_id", "InvoicingDetails#/properties/country_id/type", {type: "string"}]);
errors++;
}
}
if(data.tax_id_type !== undefined){
if(typeof data.tax_id_type !== "string"){
found.push([path+"/tax_id_type", "InvoicingDetails#/properties/tax_id_type/type", {type: "string"}]);
errors++;
}
}
if(data.tax_id_code !== undefined){
if(typeof data.tax_id_code !== "string"){
found.push([path+"/tax_id_code", "InvoicingDetails#/properties/tax_id_code/type", {type: "string"}]);
errors++;
}
}
if(data.legal_name !== undefined){
if(typeof data.legal_name !== "string"){
found.push([path+"/legal_name", "InvoicingDetails#/properties/legal_name/type", {type: "string"}]);
errors++;
}
}
if(data.address !== undefined){
if(typeof data.address !== "string"){
found.push([path+"/address", "InvoicingDetails#/properties/address/type", {type: "string"}]);
errors++;
}
}
if(data.district !== undefined){
if(typeof data.district !== "string"){
found.push([path+"/district", "InvoicingDetails#/properties/district/type", {type: "string"}]);
errors++;
}
}
if(data.city !== undefined){
if(typeof data.city !== "string"){
found.push([path+"/city", "InvoicingDetails#/properties/city/type", {type: "string"}]);
errors++;
}
}
if(data.business_activity !== undefined){
if(typeof data.business_activity !== "string"){
found.push([path+"/business_activity", "InvoicingDetails#/properties/business_activity/type", {type: "string"}]);
errors++;
}
}
if(data.phone !== undefined){
if(typeof data.phone !== "string"){
found.push([path+"/phone", "InvoicingDetails#/properties/phone/type", {type: "string"}]);
errors++;
}
}
if(data.postal_code !== undefined){
if(typeof data.postal_code !== "string"){
found.push([path+"/postal_code", "InvoicingDetails#/properties/postal_code/type", {type: "string"}]);
errors++;
}
}
}
else {
found.push([path, "InvoicingDetails#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate3(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
switch(key0.length){
case 11:switch(key0){case "data_name_1":case "data_name_2":case "data_name_3":case "data_name_4":case "data_name_5":continue;}break;
case 12:switch(key0){case "data_value_1":case "data_value_2":case "data_value_3":case "data_value_4":case "data_value_5":continue;}break;
}
found.push([path, "CustomerSupplierAdditional#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
if(data.data_name_1 !== undefined){
if(typeof data.data_name_1 !== "string"){
found.push([path+"/data_name_1", "CustomerSupplierAdditional#/properties/data_name_1/type", {type: "string"}]);
errors++;
}
}
if(data.data_name_2 !== undefined){
if(typeof data.data_name_2 !== "string"){
found.push([path+"/data_name_2", "CustomerSupplierAdditional#/properties/data_name_2/type", {type: "string"}]);
errors++;
}
}
if(data.data_name_3 !== undefined){
if(typeof data.data_name_3 !== "string"){
found.push([path+"/data_name_3", "CustomerSupplierAdditional#/properties/data_name_3/type", {type: "string"}]);
errors++;
}
}
if(data.data_name_4 !== undefined){
if(typeof data.data_name_4 !== "string"){
found.push([path+"/data_name_4", "CustomerSupplierAdditional#/properties/data_name_4/type", {type: "string"}]);
errors++;
}
}
if(data.data_name_5 !== undefined){
if(typeof data.data_name_5 !== "string"){
found.push([path+"/data_name_5", "CustomerSupplierAdditional#/properties/data_name_5/type", {type: "string"}]);
errors++;
}
}
if(data.data_value_1 !== undefined){
if(typeof data.data_value_1 !== "string"){
found.push([path+"/data_value_1", "CustomerSupplierAdditional#/properties/data_value_1/type", {type: "string"}]);
errors++;
}
}
if(data.data_value_2 !== undefined){
if(typeof data.data_value_2 !== "string"){
found.push([path+"/data_value_2", "CustomerSupplierAdditional#/properties/data_value_2/type", {type: "string"}]);
errors++;
}
}
if(data.data_value_3 !== undefined){
if(typeof data.data_value_3 !== "string"){
found.push([path+"/data_value_3", "CustomerSupplierAdditional#/properties/data_value_3/type", {type: "string"}]);
errors++;
}
}
if(data.data_value_4 !== undefined){
if(typeof data.data_value_4 !== "string"){
found.push([path+"/data_value_4", "CustomerSupplierAdditional#/properties/data_value_4/type", {type: "string"}]);
errors++;
}
}
if(data.data_value_5 !== undefined){
if(typeof data.data_value_5 !== "string"){
found.push([path+"/data_value_5", "CustomerSupplierAdditional#/properties/data_value_5/type", {type: "string"}]);
errors++;
}
}
}
else {
found.push([path, "CustomerSupplierAdditional#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
const pattern1 = new RegExp("^[0-9][0-9,]*$", "u");
function validate4(data, path, found){
let errors = 0;
if(errors < 400){
const before0 = found.length;
if(!validate0(data, path, found)){
errors += found.length - before0;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.account_id === undefined){
found.push([path, "CustomerSupplierUpdate#/required", {missingProperty: "account_id"}]);
errors++;
}
if(data.name === undefined){
found.push([path, "CustomerSupplierUpdate#/required", {missingProperty: "name"}]);
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
switch(key0.length){
case 10:switch(key0){case "account_id":case "additional":continue;}break;
case 4:switch(key0){case "name":continue;}break;
case 11:switch(key0){case "is_customer":case "is_supplier":continue;}break;
case 19:switch(key0){case "responsible_user_id":continue;}break;
case 12:switch(key0){case "payment_term":continue;}break;
case 8:switch(key0){case "contacts":continue;}break;
case 17:switch(key0){case "invoicing_details":continue;}break;
}
found.push([path, "CustomerSupplierUpdate#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
if(data.account_id !== undefined){
let data0 = data.account_id;
if(!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))){
found.push([path+"/account_id", "CustomerSupplierUpdate#/properties/account_id/type", {type: "integer"}]);
errors++;
}
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
found.push([path+"/account_id", "CustomerSupplierUpdate#/properties/account_id/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data0 < -9007199254740991 || isNaN(data0)){
found.push([path+"/account_id", "CustomerSupplierUpdate#/properties/account_id/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
found.push([path+"/name", "CustomerSupplierUpdate#/properties/name/type", {type: "string"}]);
errors++;
}
}
if(data.is_customer !== undefined){
if(typeof data.is_customer !== "boolean"){
found.push([path+"/is_customer", "CustomerSupplierUpdate#/properties/is_customer/type", {type: "boolean"}]);
errors++;
}
}
if(data.is_supplier !== undefined){
if(typeof data.is_supplier !== "boolean"){
found.push([path+"/is_supplier", "CustomerSupplierUpdate#/properties/is_supplier/type", {type: "boolean"}]);
errors++;
}
}
if(data.responsible_user_id !== undefined){
let data4 = data.responsible_user_id;
if(!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4))){
found.push([path+"/responsible_user_id", "CustomerSupplierUpdate#/properties/responsible_user_id/type", {type: "integer"}]);
errors++;
}
if(typeof data4 == "number"){
if(data4 > 9007199254740991 || isNaN(data4)){
found.push([path+"/responsible_user_id", "CustomerSupplierUpdate#/properties/responsible_user_id/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data4 < -9007199254740991 || isNaN(data4)){
found.push([path+"/responsible_user_id", "CustomerSupplierUpdate#/properties/responsible_user_id/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
}
if(data.payment_term !== undefined){
let data5 = data.payment_term;
if(typeof data5 === "string"){
if(!pattern1.test(data5)){
found.push([path+"/payment_term", "CustomerSupplierUpdate#/properties/payment_term/pattern", {pattern: "^[0-9][0-9,]*$"}]);
errors++;
}
}
else {
found.push([path+"/payment_term", "CustomerSupplierUpdate#/properties/payment_term/type", {type: "string"}]);
errors++;
}
}
if(data.contacts !== undefined){
let data6 = data.contacts;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0, i0_=errors; i0<len0 && errors-i0_<400; i0++){
if(errors < 400){
const before1 = found.length;
if(!validate1(data6[i0], path+"/contacts/" + i0, found)){
errors += found.length - before1;
}
}
}
}
else {
found.push([path+"/contacts", "CustomerSupplierUpdate#/properties/contacts/type", {type: "array"}]);
errors++;
}
}
if(data.invoicing_details !== undefined){
let data8 = data.invoicing_details;
if(Array.isArray(data8)){
const len1 = data8.length;
for(let i1=0, i1_=errors; i1<len1 && errors-i1_<400; i1++){
if(errors < 400){
const before2 = found.length;
if(!validate2(data8[i1], path+"/invoicing_details/" + i1, found)){
errors += found.length - before2;
}
}
}
}
else {
found.push([path+"/invoicing_details", "CustomerSupplierUpdate#/properties/invoicing_details/type", {type: "array"}]);
errors++;
}
}
if(data.additional !== undefined){
if(errors < 400){
const before3 = found.length;
if(!validate3(data.additional, path+"/additional", found)){
errors += found.length - before3;
}
}
}
}
else {
found.push([path, "CustomerSupplierUpdate#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
