// Generated; do not edit. Why a body is not a account-create: every error, at most 100.

// Made when something is first explained: a module that is only loaded has no use for it.
let made;
const tables = () => (made ??= {"rules":{"CountriesClAccountCreate#/allOf/0":"cl.contact-phone","CountriesClAccountCreate#/allOf/1":"cl.registration-tax-id-code","CountriesClAccountCreate#/allOf/2":"cl.registration-tax-id-type","CountriesClAccountCreate#/allOf/3":"cl.registration-additional-data","CountriesUsAccountCreate#/allOf/0":"us.contact-phone","CountriesUsAccountCreate#/allOf/1":"us.registration-tax-id-type","CountriesCoAccountCreate#/allOf/0":"co.contact-phone","CountriesCoAccountCreate#/allOf/1":"co.registration-tax-id-code","CountriesCoAccountCreate#/allOf/2":"co.registration-tax-id-type","CountriesCoAccountCreate#/allOf/3":"co.registration-additional-data","CountriesMxAccountCreate#/allOf/0":"mx.contact-phone","CountriesMxAccountCreate#/allOf/1":"mx.registration-tax-id-code","CountriesMxAccountCreate#/allOf/2":"mx.registration-tax-id-type","CountriesMxAccountCreate#/allOf/3":"mx.registration-additional-data","CountriesPeAccountCreate#/allOf/0":"pe.contact-phone","CountriesPeAccountCreate#/allOf/1":"pe.registration-tax-id-code","CountriesPeAccountCreate#/allOf/2":"pe.registration-tax-id-type","CountriesArAccountCreate#/allOf/0":"ar.contact-phone","CountriesArAccountCreate#/allOf/1":"ar.registration-tax-id-code","CountriesArAccountCreate#/allOf/2":"ar.registration-tax-id-type","CountriesArAccountCreate#/allOf/3":"ar.registration-additional-data"},"named":{"ar.contact-phone":{"message":"A telephone in Argentina is written as +54 and 11 digits, without spaces."},"ar.registration-additional-data":{"message":"A company in Argentina is registered with its certificate_key and certificate_cer; send what is missing."},"ar.registration-tax-id-code":{"message":"A tax id in Argentina has 11 digits."},"ar.registration-tax-id-type":{"message":"A company in Argentina has a tax id of the kind AR-CUIT; send that."},"cl.contact-phone":{"message":"A telephone in Chile is written as +56 and 9 digits, without spaces."},"cl.registration-additional-data":{"message":"A company in Chile is registered with its certificate_file and certificate_password; send what is missing."},"cl.registration-tax-id-code":{"message":"A tax id in Chile has 8 digits, a hyphen, and a digit or K."},"cl.registration-tax-id-type":{"message":"A company in Chile has a tax id of the kind CL-RUT; send that."},"co.contact-phone":{"message":"A telephone in Colombia is written as +57 and 10 digits, without spaces."},"co.registration-additional-data":{"message":"A company in Colombia is registered with its registration_test_set_id and registration_form_rut; send what is missing."},"co.registration-tax-id-code":{"message":"A tax id in Colombia has 10 digits, a hyphen and a digit."},"co.registration-tax-id-type":{"message":"A company in Colombia has a tax id of the kind CO-NIT; send that."},"mx.contact-phone":{"message":"A telephone in Mexico is written as +52 and 10 digits, without spaces."},"mx.registration-additional-data":{"message":"A company in Mexico is registered with its certificate_key, certificate_cer and certificate_password; send what is missing."},"mx.registration-tax-id-code":{"message":"A tax id in Mexico has 12 letters (Ñ too), digits or ampersands."},"mx.registration-tax-id-type":{"message":"A company in Mexico has a tax id of the kind MX-RFC; send that."},"pe.contact-phone":{"message":"A telephone in Peru is written as +51 and 9 digits, without spaces."},"pe.registration-tax-id-code":{"message":"A tax id in Peru has 11 digits."},"pe.registration-tax-id-type":{"message":"A company in Peru has a tax id of the kind PE-RUC; send that."},"us.contact-phone":{"message":"A telephone in the United States is written as +1 and 9 digits, without spaces."},"us.registration-tax-id-type":{"message":"A company in the United States has a tax id of the kind US-EIN or US-SSN; send that."}},"titles":{"AccountCreate#/properties/country_id":["Chile","United States","Colombia","Mexico","Peru","Argentina"],"AccountCreate#/properties/registration_tax_id_type":["Chilean taxpayer number","United States employer number","United States social security number","Colombian taxpayer number","Peruvian taxpayer number","Mexican taxpayer number","Argentine taxpayer number"],"AccountCreate#/properties/registration_company_size":["Micro","Small","Medium","Large"],"AccountCreate#/properties/registration_terms_of_use":["Accepted"],"AccountCreate#/properties/registration_type_use":["Billing"],"AccountConfig#/properties/rounding_format":["On net values","On gross values"],"AccountConfig#/properties/allow_issuance_based_on_stock":["When all warehouses together hold enough","Always","When the selected warehouse holds enough"],"AccountConfig#/properties/show_document_time":["Time not printed","Time printed"],"AccountConfig#/properties/adjust_draft_date":["The date it was given","The day of issue"],"AccountConfig#/properties/sum_up_detail_lines":["Lines as sent","Like lines combined"],"AccountConfig#/properties/order_of_added_products":["As sent","Last line first"],"AccountConfig#/properties/display_tax_receipt":["Same gross amount, larger net and VAT","Additional tax left out of receipts","Additional tax shown on receipts"],"AccountConfig#/properties/stock_reservation_for_quotation":["Not set aside","Set aside"],"AccountConfig#/properties/cost_greater_than_the_price":["Any price","No price below cost"]},"members":{"AccountCreate#":["country_id","contact_name","contact_phone","admin_email","admin_password","registration_legal_name_company","registration_tax_id_code","registration_tax_id_type","registration_company_size","registration_terms_of_use","registration_type_use","registration_company_industry_sector","registration_additional_data","account_config"],"RegistrationAdditionalData#":["registration_test_set_id","registration_form_rut","certificate_file","certificate_key","certificate_cer","certificate_password"],"AccountConfig#":["rounding_format","time_zone","allow_issuance_based_on_stock","show_document_time","adjust_draft_date","sum_up_detail_lines","order_of_added_products","display_tax_receipt","stock_reservation_for_quotation","cost_greater_than_the_price"]}});

const judge = (validate) => {
  const explanation = (body) => explainWith(validate, body, tables(), 400);
  return { explanation, explain: (body) => explanation(body).refusals };
};

export const { explanation, explain } = judge(validate8);

export const variants = {
};

function base64(text) {
  return text.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/.test(text);
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

const pattern0 = new RegExp("^[+]56[0-9]{9}$", "u");
const pattern1 = new RegExp("^[0-9]{8}-[0-9Kk]$", "u");
function validate0(data, path, found){
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data))){
found.push([path, "CountriesClAccountCreate#/type", {type: "object"}]);
errors++;
}
const _errs2 = errors;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.country_id === undefined){
errors++;
}
else if(253 !== data.country_id){
errors++;
}
}
var _valid0 = errors === _errs3;
errors = _errs2;
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.contact_phone !== undefined){
let data1 = data.contact_phone;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
found.push([path+"/contact_phone", "CountriesClAccountCreate#/allOf/0/then/properties/contact_phone/pattern", {pattern: "^[+]56[0-9]{9}$"}]);
errors++;
}
}
}
}
var _valid0 = errors === _errs5;
}
const _errs8 = errors;
const _errs9 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.country_id === undefined){
errors++;
}
else if(253 !== data.country_id){
errors++;
}
}
var _valid1 = errors === _errs9;
errors = _errs8;
if(_valid1){
const _errs11 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.registration_tax_id_code !== undefined){
let data3 = data.registration_tax_id_code;
if(typeof data3 === "string"){
if(!pattern1.test(data3)){
found.push([path+"/registration_tax_id_code", "CountriesClAccountCreate#/allOf/1/then/properties/registration_tax_id_code/pattern", {pattern: "^[0-9]{8}-[0-9Kk]$"}]);
errors++;
}
}
}
}
var _valid1 = errors === _errs11;
}
const _errs14 = errors;
const _errs15 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.country_id === undefined){
errors++;
}
else if(253 !== data.country_id){
errors++;
}
}
var _valid2 = errors === _errs15;
errors = _errs14;
if(_valid2){
const _errs17 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.registration_tax_id_type !== undefined){
if("CL-RUT" !== data.registration_tax_id_type){
found.push([path+"/registration_tax_id_type", "CountriesClAccountCreate#/allOf/2/then/properties/registration_tax_id_type/const", {allowedValue: "CL-RUT"}]);
errors++;
}
}
}
var _valid2 = errors === _errs17;
}
const _errs20 = errors;
const _errs21 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.country_id === undefined){
errors++;
}
else if(253 !== data.country_id){
errors++;
}
}
var _valid3 = errors === _errs21;
errors = _errs20;
if(_valid3){
const _errs23 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.registration_additional_data !== undefined){
let data7 = data.registration_additional_data;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.certificate_file === undefined){
found.push([path+"/registration_additional_data", "CountriesClAccountCreate#/allOf/3/then/properties/registration_additional_data/required", {missingProperty: "certificate_file"}]);
errors++;
}
if(data7.certificate_password === undefined){
found.push([path+"/registration_additional_data", "CountriesClAccountCreate#/allOf/3/then/properties/registration_additional_data/required", {missingProperty: "certificate_password"}]);
errors++;
}
}
}
}
var _valid3 = errors === _errs23;
}
return errors === 0;
}
const pattern2 = new RegExp("^[+]1[0-9]{9}$", "u");
function validate1(data, path, found){
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data))){
found.push([path, "CountriesUsAccountCreate#/type", {type: "object"}]);
errors++;
}
const _errs2 = errors;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.country_id === undefined){
errors++;
}
else if(89 !== data.country_id){
errors++;
}
}
var _valid0 = errors === _errs3;
errors = _errs2;
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.contact_phone !== undefined){
let data1 = data.contact_phone;
if(typeof data1 === "string"){
if(!pattern2.test(data1)){
found.push([path+"/contact_phone", "CountriesUsAccountCreate#/allOf/0/then/properties/contact_phone/pattern", {pattern: "^[+]1[0-9]{9}$"}]);
errors++;
}
}
}
}
var _valid0 = errors === _errs5;
}
const _errs8 = errors;
const _errs9 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.country_id === undefined){
errors++;
}
else if(89 !== data.country_id){
errors++;
}
}
var _valid1 = errors === _errs9;
errors = _errs8;
if(_valid1){
const _errs11 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.registration_tax_id_type !== undefined){
let data3 = data.registration_tax_id_type;
if(!(data3 === "US-EIN" || data3 === "US-SSN")){
found.push([path+"/registration_tax_id_type", "CountriesUsAccountCreate#/allOf/1/then/properties/registration_tax_id_type/enum", {allowedValues: ["US-EIN","US-SSN"]}]);
errors++;
}
}
}
var _valid1 = errors === _errs11;
}
return errors === 0;
}
const pattern3 = new RegExp("^[+]57[0-9]{10}$", "u");
const pattern4 = new RegExp("^[0-9]{10}-[0-9]$", "u");
function validate2(data, path, found){
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data))){
found.push([path, "CountriesCoAccountCreate#/type", {type: "object"}]);
errors++;
}
const _errs2 = errors;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.country_id === undefined){
errors++;
}
else if(66 !== data.country_id){
errors++;
}
}
var _valid0 = errors === _errs3;
errors = _errs2;
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.contact_phone !== undefined){
let data1 = data.contact_phone;
if(typeof data1 === "string"){
if(!pattern3.test(data1)){
found.push([path+"/contact_phone", "CountriesCoAccountCreate#/allOf/0/then/properties/contact_phone/pattern", {pattern: "^[+]57[0-9]{10}$"}]);
errors++;
}
}
}
}
var _valid0 = errors === _errs5;
}
const _errs8 = errors;
const _errs9 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.country_id === undefined){
errors++;
}
else if(66 !== data.country_id){
errors++;
}
}
var _valid1 = errors === _errs9;
errors = _errs8;
if(_valid1){
const _errs11 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.registration_tax_id_code !== undefined){
let data3 = data.registration_tax_id_code;
if(typeof data3 === "string"){
if(!pattern4.test(data3)){
found.push([path+"/registration_tax_id_code", "CountriesCoAccountCreate#/allOf/1/then/properties/registration_tax_id_code/pattern", {pattern: "^[0-9]{10}-[0-9]$"}]);
errors++;
}
}
}
}
var _valid1 = errors === _errs11;
}
const _errs14 = errors;
const _errs15 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.country_id === undefined){
errors++;
}
else if(66 !== data.country_id){
errors++;
}
}
var _valid2 = errors === _errs15;
errors = _errs14;
if(_valid2){
const _errs17 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.registration_tax_id_type !== undefined){
if("CO-NIT" !== data.registration_tax_id_type){
found.push([path+"/registration_tax_id_type", "CountriesCoAccountCreate#/allOf/2/then/properties/registration_tax_id_type/const", {allowedValue: "CO-NIT"}]);
errors++;
}
}
}
var _valid2 = errors === _errs17;
}
const _errs20 = errors;
const _errs21 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.country_id === undefined){
errors++;
}
else if(66 !== data.country_id){
errors++;
}
}
var _valid3 = errors === _errs21;
errors = _errs20;
if(_valid3){
const _errs23 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.registration_additional_data !== undefined){
let data7 = data.registration_additional_data;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.registration_test_set_id === undefined){
found.push([path+"/registration_additional_data", "CountriesCoAccountCreate#/allOf/3/then/properties/registration_additional_data/required", {missingProperty: "registration_test_set_id"}]);
errors++;
}
if(data7.registration_form_rut === undefined){
found.push([path+"/registration_additional_data", "CountriesCoAccountCreate#/allOf/3/then/properties/registration_additional_data/required", {missingProperty: "registration_form_rut"}]);
errors++;
}
}
}
}
var _valid3 = errors === _errs23;
}
return errors === 0;
}
const pattern5 = new RegExp("^[+]52[0-9]{10}$", "u");
const pattern6 = new RegExp("^[A-Za-zÑñ&0-9]{12}$", "u");
function validate3(data, path, found){
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data))){
found.push([path, "CountriesMxAccountCreate#/type", {type: "object"}]);
errors++;
}
const _errs2 = errors;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.country_id === undefined){
errors++;
}
else if(80 !== data.country_id){
errors++;
}
}
var _valid0 = errors === _errs3;
errors = _errs2;
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.contact_phone !== undefined){
let data1 = data.contact_phone;
if(typeof data1 === "string"){
if(!pattern5.test(data1)){
found.push([path+"/contact_phone", "CountriesMxAccountCreate#/allOf/0/then/properties/contact_phone/pattern", {pattern: "^[+]52[0-9]{10}$"}]);
errors++;
}
}
}
}
var _valid0 = errors === _errs5;
}
const _errs8 = errors;
const _errs9 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.country_id === undefined){
errors++;
}
else if(80 !== data.country_id){
errors++;
}
}
var _valid1 = errors === _errs9;
errors = _errs8;
if(_valid1){
const _errs11 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.registration_tax_id_code !== undefined){
let data3 = data.registration_tax_id_code;
if(typeof data3 === "string"){
if(!pattern6.test(data3)){
found.push([path+"/registration_tax_id_code", "CountriesMxAccountCreate#/allOf/1/then/properties/registration_tax_id_code/pattern", {pattern: "^[A-Za-zÑñ&0-9]{12}$"}]);
errors++;
}
}
}
}
var _valid1 = errors === _errs11;
}
const _errs14 = errors;
const _errs15 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.country_id === undefined){
errors++;
}
else if(80 !== data.country_id){
errors++;
}
}
var _valid2 = errors === _errs15;
errors = _errs14;
if(_valid2){
const _errs17 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.registration_tax_id_type !== undefined){
if("MX-RFC" !== data.registration_tax_id_type){
found.push([path+"/registration_tax_id_type", "CountriesMxAccountCreate#/allOf/2/then/properties/registration_tax_id_type/const", {allowedValue: "MX-RFC"}]);
errors++;
}
}
}
var _valid2 = errors === _errs17;
}
const _errs20 = errors;
const _errs21 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.country_id === undefined){
errors++;
}
else if(80 !== data.country_id){
errors++;
}
}
var _valid3 = errors === _errs21;
errors = _errs20;
if(_valid3){
const _errs23 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.registration_additional_data !== undefined){
let data7 = data.registration_additional_data;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.certificate_key === undefined){
found.push([path+"/registration_additional_data", "CountriesMxAccountCreate#/allOf/3/then/properties/registration_additional_data/required", {missingProperty: "certificate_key"}]);
errors++;
}
if(data7.certificate_cer === undefined){
found.push([path+"/registration_additional_data", "CountriesMxAccountCreate#/allOf/3/then/properties/registration_additional_data/required", {missingProperty: "certificate_cer"}]);
errors++;
}
if(data7.certificate_password === undefined){
found.push([path+"/registration_additional_data", "CountriesMxAccountCreate#/allOf/3/then/properties/registration_additional_data/required", {missingProperty: "certificate_password"}]);
errors++;
}
}
}
}
var _valid3 = errors === _errs23;
}
return errors === 0;
}
const pattern7 = new RegExp("^[+]51[0-9]{9}$", "u");
const pattern8 = new RegExp("^[0-9]{11}$", "u");
function validate4(data, path, found){
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data))){
found.push([path, "CountriesPeAccountCreate#/type", {type: "object"}]);
errors++;
}
const _errs2 = errors;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.country_id === undefined){
errors++;
}
else if(83 !== data.country_id){
errors++;
}
}
var _valid0 = errors === _errs3;
errors = _errs2;
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.contact_phone !== undefined){
let data1 = data.contact_phone;
if(typeof data1 === "string"){
if(!pattern7.test(data1)){
found.push([path+"/contact_phone", "CountriesPeAccountCreate#/allOf/0/then/properties/contact_phone/pattern", {pattern: "^[+]51[0-9]{9}$"}]);
errors++;
}
}
}
}
var _valid0 = errors === _errs5;
}
const _errs8 = errors;
const _errs9 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.country_id === undefined){
errors++;
}
else if(83 !== data.country_id){
errors++;
}
}
var _valid1 = errors === _errs9;
errors = _errs8;
if(_valid1){
const _errs11 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.registration_tax_id_code !== undefined){
let data3 = data.registration_tax_id_code;
if(typeof data3 === "string"){
if(!pattern8.test(data3)){
found.push([path+"/registration_tax_id_code", "CountriesPeAccountCreate#/allOf/1/then/properties/registration_tax_id_code/pattern", {pattern: "^[0-9]{11}$"}]);
errors++;
}
}
}
}
var _valid1 = errors === _errs11;
}
const _errs14 = errors;
const _errs15 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.country_id === undefined){
errors++;
}
else if(83 !== data.country_id){
errors++;
}
}
var _valid2 = errors === _errs15;
errors = _errs14;
if(_valid2){
const _errs17 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.registration_tax_id_type !== undefined){
if("PE-RUC" !== data.registration_tax_id_type){
found.push([path+"/registration_tax_id_type", "CountriesPeAccountCreate#/allOf/2/then/properties/registration_tax_id_type/const", {allowedValue: "PE-RUC"}]);
errors++;
}
}
}
var _valid2 = errors === _errs17;
}
return errors === 0;
}
const pattern9 = new RegExp("^[+]54[0-9]{11}$", "u");
function validate5(data, path, found){
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data))){
found.push([path, "CountriesArAccountCreate#/type", {type: "object"}]);
errors++;
}
const _errs2 = errors;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.country_id === undefined){
errors++;
}
else if(88 !== data.country_id){
errors++;
}
}
var _valid0 = errors === _errs3;
errors = _errs2;
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.contact_phone !== undefined){
let data1 = data.contact_phone;
if(typeof data1 === "string"){
if(!pattern9.test(data1)){
found.push([path+"/contact_phone", "CountriesArAccountCreate#/allOf/0/then/properties/contact_phone/pattern", {pattern: "^[+]54[0-9]{11}$"}]);
errors++;
}
}
}
}
var _valid0 = errors === _errs5;
}
const _errs8 = errors;
const _errs9 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.country_id === undefined){
errors++;
}
else if(88 !== data.country_id){
errors++;
}
}
var _valid1 = errors === _errs9;
errors = _errs8;
if(_valid1){
const _errs11 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.registration_tax_id_code !== undefined){
let data3 = data.registration_tax_id_code;
if(typeof data3 === "string"){
if(!pattern8.test(data3)){
found.push([path+"/registration_tax_id_code", "CountriesArAccountCreate#/allOf/1/then/properties/registration_tax_id_code/pattern", {pattern: "^[0-9]{11}$"}]);
errors++;
}
}
}
}
var _valid1 = errors === _errs11;
}
const _errs14 = errors;
const _errs15 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.country_id === undefined){
errors++;
}
else if(88 !== data.country_id){
errors++;
}
}
var _valid2 = errors === _errs15;
errors = _errs14;
if(_valid2){
const _errs17 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.registration_tax_id_type !== undefined){
if("AR-CUIT" !== data.registration_tax_id_type){
found.push([path+"/registration_tax_id_type", "CountriesArAccountCreate#/allOf/2/then/properties/registration_tax_id_type/const", {allowedValue: "AR-CUIT"}]);
errors++;
}
}
}
var _valid2 = errors === _errs17;
}
const _errs20 = errors;
const _errs21 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.country_id === undefined){
errors++;
}
else if(88 !== data.country_id){
errors++;
}
}
var _valid3 = errors === _errs21;
errors = _errs20;
if(_valid3){
const _errs23 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.registration_additional_data !== undefined){
let data7 = data.registration_additional_data;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.certificate_key === undefined){
found.push([path+"/registration_additional_data", "CountriesArAccountCreate#/allOf/3/then/properties/registration_additional_data/required", {missingProperty: "certificate_key"}]);
errors++;
}
if(data7.certificate_cer === undefined){
found.push([path+"/registration_additional_data", "CountriesArAccountCreate#/allOf/3/then/properties/registration_additional_data/required", {missingProperty: "certificate_cer"}]);
errors++;
}
}
}
}
var _valid3 = errors === _errs23;
}
return errors === 0;
}
const pattern10 = new RegExp("^[A-Za-z0-9+/]*={0,2}$", "u");
function validate6(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(key0 === "registration_test_set_id" || key0 === "registration_form_rut" || key0 === "certificate_file" || key0 === "certificate_key" || key0 === "certificate_cer" || key0 === "certificate_password")){
found.push([path, "RegistrationAdditionalData#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.registration_test_set_id !== undefined){
let data0 = data.registration_test_set_id;
if(typeof data0 === "string"){
if(data0.length < 1){
found.push([path+"/registration_test_set_id", "RegistrationAdditionalData#/properties/registration_test_set_id/minLength", {limit: 1}]);
errors++;
}
}
else {
found.push([path+"/registration_test_set_id", "RegistrationAdditionalData#/properties/registration_test_set_id/type", {type: "string"}]);
errors++;
}
}
if(data.registration_form_rut !== undefined){
let data1 = data.registration_form_rut;
if(typeof data1 === "string"){
if(data1.length < 1){
found.push([path+"/registration_form_rut", "RegistrationAdditionalData#/properties/registration_form_rut/minLength", {limit: 1}]);
errors++;
}
if(!pattern10.test(data1)){
found.push([path+"/registration_form_rut", "RegistrationAdditionalData#/properties/registration_form_rut/pattern", {pattern: "^[A-Za-z0-9+/]*={0,2}$"}]);
errors++;
}
if(!base64(data1, true)){
found.push([path+"/registration_form_rut", "RegistrationAdditionalData#/properties/registration_form_rut/x-base64", {}]);
errors++;
}
}
else {
found.push([path+"/registration_form_rut", "RegistrationAdditionalData#/properties/registration_form_rut/type", {type: "string"}]);
errors++;
}
}
if(data.certificate_file !== undefined){
let data2 = data.certificate_file;
if(typeof data2 === "string"){
if(data2.length < 1){
found.push([path+"/certificate_file", "RegistrationAdditionalData#/properties/certificate_file/minLength", {limit: 1}]);
errors++;
}
if(!pattern10.test(data2)){
found.push([path+"/certificate_file", "RegistrationAdditionalData#/properties/certificate_file/pattern", {pattern: "^[A-Za-z0-9+/]*={0,2}$"}]);
errors++;
}
if(!base64(data2, true)){
found.push([path+"/certificate_file", "RegistrationAdditionalData#/properties/certificate_file/x-base64", {}]);
errors++;
}
}
else {
found.push([path+"/certificate_file", "RegistrationAdditionalData#/properties/certificate_file/type", {type: "string"}]);
errors++;
}
}
if(data.certificate_key !== undefined){
let data3 = data.certificate_key;
if(typeof data3 === "string"){
if(data3.length < 1){
found.push([path+"/certificate_key", "RegistrationAdditionalData#/properties/certificate_key/minLength", {limit: 1}]);
errors++;
}
}
else {
found.push([path+"/certificate_key", "RegistrationAdditionalData#/properties/certificate_key/type", {type: "string"}]);
errors++;
}
}
if(data.certificate_cer !== undefined){
let data4 = data.certificate_cer;
if(typeof data4 === "string"){
if(data4.length < 1){
found.push([path+"/certificate_cer", "RegistrationAdditionalData#/properties/certificate_cer/minLength", {limit: 1}]);
errors++;
}
}
else {
found.push([path+"/certificate_cer", "RegistrationAdditionalData#/properties/certificate_cer/type", {type: "string"}]);
errors++;
}
}
if(data.certificate_password !== undefined){
let data5 = data.certificate_password;
if(typeof data5 === "string"){
if(data5.length < 1){
found.push([path+"/certificate_password", "RegistrationAdditionalData#/properties/certificate_password/minLength", {limit: 1}]);
errors++;
}
}
else {
found.push([path+"/certificate_password", "RegistrationAdditionalData#/properties/certificate_password/type", {type: "string"}]);
errors++;
}
}
}
else {
found.push([path, "RegistrationAdditionalData#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
const pattern11 = new RegExp("^UTC[+-](?:[01]?[0-9]|2[0-3])(?::[0-5][0-9])?$", "u");
function validate7(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
switch(key0.length){
case 15:switch(key0){case "rounding_format":continue;}break;
case 9:switch(key0){case "time_zone":continue;}break;
case 29:switch(key0){case "allow_issuance_based_on_stock":continue;}break;
case 18:switch(key0){case "show_document_time":continue;}break;
case 17:switch(key0){case "adjust_draft_date":continue;}break;
case 19:switch(key0){case "sum_up_detail_lines":case "display_tax_receipt":continue;}break;
case 23:switch(key0){case "order_of_added_products":continue;}break;
case 31:switch(key0){case "stock_reservation_for_quotation":continue;}break;
case 27:switch(key0){case "cost_greater_than_the_price":continue;}break;
}
found.push([path, "AccountConfig#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
if(data.rounding_format !== undefined){
let data0 = data.rounding_format;
if(typeof data0 != "number"){
found.push([path+"/rounding_format", "AccountConfig#/properties/rounding_format/type", {type: "number"}]);
errors++;
}
if(!(data0 === 0 || data0 === 1)){
found.push([path+"/rounding_format", "AccountConfig#/properties/rounding_format/enum", {allowedValues: [0,1]}]);
errors++;
}
}
if(data.time_zone !== undefined){
let data1 = data.time_zone;
if(typeof data1 === "string"){
if(!pattern11.test(data1)){
found.push([path+"/time_zone", "AccountConfig#/properties/time_zone/pattern", {pattern: "^UTC[+-]([01]?[0-9]|2[0-3])(:[0-5][0-9])?$"}]);
errors++;
}
}
else {
found.push([path+"/time_zone", "AccountConfig#/properties/time_zone/type", {type: "string"}]);
errors++;
}
}
if(data.allow_issuance_based_on_stock !== undefined){
let data2 = data.allow_issuance_based_on_stock;
if(typeof data2 != "number"){
found.push([path+"/allow_issuance_based_on_stock", "AccountConfig#/properties/allow_issuance_based_on_stock/type", {type: "number"}]);
errors++;
}
if(!(data2 === 0 || data2 === 1 || data2 === 2)){
found.push([path+"/allow_issuance_based_on_stock", "AccountConfig#/properties/allow_issuance_based_on_stock/enum", {allowedValues: [0,1,2]}]);
errors++;
}
}
if(data.show_document_time !== undefined){
let data3 = data.show_document_time;
if(typeof data3 != "number"){
found.push([path+"/show_document_time", "AccountConfig#/properties/show_document_time/type", {type: "number"}]);
errors++;
}
if(!(data3 === 0 || data3 === 1)){
found.push([path+"/show_document_time", "AccountConfig#/properties/show_document_time/enum", {allowedValues: [0,1]}]);
errors++;
}
}
if(data.adjust_draft_date !== undefined){
let data4 = data.adjust_draft_date;
if(typeof data4 != "number"){
found.push([path+"/adjust_draft_date", "AccountConfig#/properties/adjust_draft_date/type", {type: "number"}]);
errors++;
}
if(!(data4 === 0 || data4 === 1)){
found.push([path+"/adjust_draft_date", "AccountConfig#/properties/adjust_draft_date/enum", {allowedValues: [0,1]}]);
errors++;
}
}
if(data.sum_up_detail_lines !== undefined){
let data5 = data.sum_up_detail_lines;
if(typeof data5 != "number"){
found.push([path+"/sum_up_detail_lines", "AccountConfig#/properties/sum_up_detail_lines/type", {type: "number"}]);
errors++;
}
if(!(data5 === 0 || data5 === 1)){
found.push([path+"/sum_up_detail_lines", "AccountConfig#/properties/sum_up_detail_lines/enum", {allowedValues: [0,1]}]);
errors++;
}
}
if(data.order_of_added_products !== undefined){
let data6 = data.order_of_added_products;
if(typeof data6 != "number"){
found.push([path+"/order_of_added_products", "AccountConfig#/properties/order_of_added_products/type", {type: "number"}]);
errors++;
}
if(!(data6 === 0 || data6 === 1)){
found.push([path+"/order_of_added_products", "AccountConfig#/properties/order_of_added_products/enum", {allowedValues: [0,1]}]);
errors++;
}
}
if(data.display_tax_receipt !== undefined){
let data7 = data.display_tax_receipt;
if(typeof data7 != "number"){
found.push([path+"/display_tax_receipt", "AccountConfig#/properties/display_tax_receipt/type", {type: "number"}]);
errors++;
}
if(!(data7 === 0 || data7 === 1 || data7 === 2)){
found.push([path+"/display_tax_receipt", "AccountConfig#/properties/display_tax_receipt/enum", {allowedValues: [0,1,2]}]);
errors++;
}
}
if(data.stock_reservation_for_quotation !== undefined){
let data8 = data.stock_reservation_for_quotation;
if(typeof data8 != "number"){
found.push([path+"/stock_reservation_for_quotation", "AccountConfig#/properties/stock_reservation_for_quotation/type", {type: "number"}]);
errors++;
}
if(!(data8 === 0 || data8 === 1)){
found.push([path+"/stock_reservation_for_quotation", "AccountConfig#/properties/stock_reservation_for_quotation/enum", {allowedValues: [0,1]}]);
errors++;
}
}
if(data.cost_greater_than_the_price !== undefined){
let data9 = data.cost_greater_than_the_price;
if(typeof data9 != "number"){
found.push([path+"/cost_greater_than_the_price", "AccountConfig#/properties/cost_greater_than_the_price/type", {type: "number"}]);
errors++;
}
if(!(data9 === 0 || data9 === 1)){
found.push([path+"/cost_greater_than_the_price", "AccountConfig#/properties/cost_greater_than_the_price/enum", {allowedValues: [0,1]}]);
errors++;
}
}
}
else {
found.push([path, "AccountConfig#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
const formats0 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
const pattern12 = new RegExp("^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]{1,64}(?:[.][A-Za-z0-9!#$%&'*+/=?^_`{|}~-]{1,64}){0,31}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?[.]){1,16}[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$", "u");
function validate8(data, path, found){
let errors = 0;
if(errors < 400){
const before0 = found.length;
if(!validate0(data, path, found)){
errors += found.length - before0;
}
}
if(errors < 400){
const before1 = found.length;
if(!validate1(data, path, found)){
errors += found.length - before1;
}
}
if(errors < 400){
const before2 = found.length;
if(!validate2(data, path, found)){
errors += found.length - before2;
}
}
if(errors < 400){
const before3 = found.length;
if(!validate3(data, path, found)){
errors += found.length - before3;
}
}
if(errors < 400){
const before4 = found.length;
if(!validate4(data, path, found)){
errors += found.length - before4;
}
}
if(errors < 400){
const before5 = found.length;
if(!validate5(data, path, found)){
errors += found.length - before5;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.country_id === undefined){
found.push([path, "AccountCreate#/required", {missingProperty: "country_id"}]);
errors++;
}
if(data.contact_name === undefined){
found.push([path, "AccountCreate#/required", {missingProperty: "contact_name"}]);
errors++;
}
if(data.contact_phone === undefined){
found.push([path, "AccountCreate#/required", {missingProperty: "contact_phone"}]);
errors++;
}
if(data.admin_email === undefined){
found.push([path, "AccountCreate#/required", {missingProperty: "admin_email"}]);
errors++;
}
if(data.admin_password === undefined){
found.push([path, "AccountCreate#/required", {missingProperty: "admin_password"}]);
errors++;
}
if(data.registration_legal_name_company === undefined){
found.push([path, "AccountCreate#/required", {missingProperty: "registration_legal_name_company"}]);
errors++;
}
if(data.registration_tax_id_code === undefined){
found.push([path, "AccountCreate#/required", {missingProperty: "registration_tax_id_code"}]);
errors++;
}
if(data.registration_tax_id_type === undefined){
found.push([path, "AccountCreate#/required", {missingProperty: "registration_tax_id_type"}]);
errors++;
}
if(data.registration_company_size === undefined){
found.push([path, "AccountCreate#/required", {missingProperty: "registration_company_size"}]);
errors++;
}
if(data.registration_terms_of_use === undefined){
found.push([path, "AccountCreate#/required", {missingProperty: "registration_terms_of_use"}]);
errors++;
}
if(data.registration_type_use === undefined){
found.push([path, "AccountCreate#/required", {missingProperty: "registration_type_use"}]);
errors++;
}
if(data.registration_additional_data === undefined){
found.push([path, "AccountCreate#/required", {missingProperty: "registration_additional_data"}]);
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
switch(key0.length){
case 10:switch(key0){case "country_id":continue;}break;
case 12:switch(key0){case "contact_name":continue;}break;
case 13:switch(key0){case "contact_phone":continue;}break;
case 11:switch(key0){case "admin_email":continue;}break;
case 14:switch(key0){case "admin_password":case "account_config":continue;}break;
case 31:switch(key0){case "registration_legal_name_company":continue;}break;
case 24:switch(key0){case "registration_tax_id_code":case "registration_tax_id_type":continue;}break;
case 25:switch(key0){case "registration_company_size":case "registration_terms_of_use":continue;}break;
case 21:switch(key0){case "registration_type_use":continue;}break;
case 36:switch(key0){case "registration_company_industry_sector":continue;}break;
case 28:switch(key0){case "registration_additional_data":continue;}break;
}
found.push([path, "AccountCreate#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
if(data.country_id !== undefined){
let data0 = data.country_id;
if(!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))){
found.push([path+"/country_id", "AccountCreate#/properties/country_id/type", {type: "integer"}]);
errors++;
}
if(!(data0 === 253 || data0 === 89 || data0 === 66 || data0 === 80 || data0 === 83 || data0 === 88)){
found.push([path+"/country_id", "AccountCreate#/properties/country_id/enum", {allowedValues: [253,89,66,80,83,88]}]);
errors++;
}
}
if(data.contact_name !== undefined){
if(typeof data.contact_name !== "string"){
found.push([path+"/contact_name", "AccountCreate#/properties/contact_name/type", {type: "string"}]);
errors++;
}
}
if(data.contact_phone !== undefined){
if(typeof data.contact_phone !== "string"){
found.push([path+"/contact_phone", "AccountCreate#/properties/contact_phone/type", {type: "string"}]);
errors++;
}
}
if(data.admin_email !== undefined){
let data3 = data.admin_email;
if(typeof data3 === "string"){
if(!pattern12.test(data3)){
found.push([path+"/admin_email", "AccountCreate#/properties/admin_email/pattern", {pattern: "^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]{1,64}([.][A-Za-z0-9!#$%&'*+/=?^_`{|}~-]{1,64}){0,31}@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?[.]){1,16}[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?$"}]);
errors++;
}
if(!formats0.test(data3)){
found.push([path+"/admin_email", "AccountCreate#/properties/admin_email/format", {format: "email"}]);
errors++;
}
}
else {
found.push([path+"/admin_email", "AccountCreate#/properties/admin_email/type", {type: "string"}]);
errors++;
}
}
if(data.admin_password !== undefined){
let data4 = data.admin_password;
if(typeof data4 === "string"){
if(data4.length < 1){
found.push([path+"/admin_password", "AccountCreate#/properties/admin_password/minLength", {limit: 1}]);
errors++;
}
}
else {
found.push([path+"/admin_password", "AccountCreate#/properties/admin_password/type", {type: "string"}]);
errors++;
}
}
if(data.registration_legal_name_company !== undefined){
if(typeof data.registration_legal_name_company !== "string"){
found.push([path+"/registration_legal_name_company", "AccountCreate#/properties/registration_legal_name_company/type", {type: "string"}]);
errors++;
}
}
if(data.registration_tax_id_code !== undefined){
let data6 = data.registration_tax_id_code;
if(typeof data6 === "string"){
if(data6.length < 1){
found.push([path+"/registration_tax_id_code", "AccountCreate#/properties/registration_tax_id_code/minLength", {limit: 1}]);
errors++;
}
}
else {
found.push([path+"/registration_tax_id_code", "AccountCreate#/properties/registration_tax_id_code/type", {type: "string"}]);
errors++;
}
}
if(data.registration_tax_id_type !== undefined){
let data7 = data.registration_tax_id_type;
if(typeof data7 !== "string"){
found.push([path+"/registration_tax_id_type", "AccountCreate#/properties/registration_tax_id_type/type", {type: "string"}]);
errors++;
}
if(!(data7 === "CL-RUT" || data7 === "US-EIN" || data7 === "US-SSN" || data7 === "CO-NIT" || data7 === "PE-RUC" || data7 === "MX-RFC" || data7 === "AR-CUIT")){
found.push([path+"/registration_tax_id_type", "AccountCreate#/properties/registration_tax_id_type/enum", {allowedValues: ["CL-RUT","US-EIN","US-SSN","CO-NIT","PE-RUC","MX-RFC","AR-CUIT"]}]);
errors++;
}
}
if(data.registration_company_size !== undefined){
let data8 = data.registration_company_size;
if(typeof data8 !== "string"){
found.push([path+"/registration_company_size", "AccountCreate#/properties/registration_company_size/type", {type: "string"}]);
errors++;
}
if(!(data8 === "1" || data8 === "2" || data8 === "3" || data8 === "4")){
found.push([path+"/registration_company_size", "AccountCreate#/properties/registration_company_size/enum", {allowedValues: ["1","2","3","4"]}]);
errors++;
}
}
if(data.registration_terms_of_use !== undefined){
let data9 = data.registration_terms_of_use;
if(!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9))){
found.push([path+"/registration_terms_of_use", "AccountCreate#/properties/registration_terms_of_use/type", {type: "integer"}]);
errors++;
}
if(data9 !== 1){
found.push([path+"/registration_terms_of_use", "AccountCreate#/properties/registration_terms_of_use/enum", {allowedValues: [1]}]);
errors++;
}
}
if(data.registration_type_use !== undefined){
let data10 = data.registration_type_use;
if(!(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10))){
found.push([path+"/registration_type_use", "AccountCreate#/properties/registration_type_use/type", {type: "integer"}]);
errors++;
}
if(data10 !== 1){
found.push([path+"/registration_type_use", "AccountCreate#/properties/registration_type_use/enum", {allowedValues: [1]}]);
errors++;
}
}
if(data.registration_company_industry_sector !== undefined){
if(typeof data.registration_company_industry_sector !== "string"){
found.push([path+"/registration_company_industry_sector", "AccountCreate#/properties/registration_company_industry_sector/type", {type: "string"}]);
errors++;
}
}
if(data.registration_additional_data !== undefined){
if(errors < 400){
const before6 = found.length;
if(!validate6(data.registration_additional_data, path+"/registration_additional_data", found)){
errors += found.length - before6;
}
}
}
if(data.account_config !== undefined){
if(errors < 400){
const before7 = found.length;
if(!validate7(data.account_config, path+"/account_config", found)){
errors += found.length - before7;
}
}
}
}
else {
found.push([path, "AccountCreate#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
