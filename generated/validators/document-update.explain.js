// Generated; do not edit. Why a body is not a document-update: every error, at most 100.

// Made when something is first explained: a module that is only loaded has no use for it.
let made;
const tables = () => (made ??= {"rules":{"DueDays#/allOf/0":"terms.due-days","LineModifiers#/allOf/0":"line.modifier-conflict","CountriesClDocumentUpdate#/properties/header/allOf/1":"cl.transportation-doc-type","CountriesClDocumentUpdate#/properties/header/allOf/2":"cl.transportation-doc-billing","CountriesClDocumentUpdate#/allOf/0":"cl.document-status","CountriesClDocumentHeader#/allOf/0":"cl.document-type","CountriesClDocumentHeader#/allOf/1":"cl.receiver-activity","CountriesClDocumentHeader#/allOf/2":"cl.named-receipt-activity","CountriesClDocumentHeader#/allOf/3":"cl.receiver-tax-id-code","CountriesClDocumentHeader#/allOf/4":"cl.export-receiver-tax-id-code","CountriesClDocumentHeader#/allOf/5":"cl.sale-modality","CountriesClDocumentHeader#/allOf/6":"cl.sale-clause","CountriesUsDocumentUpdate#/allOf/0":"us.document-status","CountriesCoDocumentUpdate#/allOf/0":"co.document-status","CountriesMxDocumentUpdate#/allOf/0":"mx.document-status","CountriesPeDocumentUpdate#/allOf/0":"pe.document-status","CountriesArDocumentUpdate#/allOf/0":"ar.document-status","DocumentUpdate-cl-scope#/properties/electronic_document/properties/document_cdr":"scope.document_cdr","DocumentUpdate-cl-scope#/properties/electronic_document/properties/document_cdr_filename":"scope.document_cdr_filename","DocumentUpdate-us-scope#/properties/electronic_document/properties/document_cdr":"scope.document_cdr","DocumentUpdate-us-scope#/properties/electronic_document/properties/document_cdr_filename":"scope.document_cdr_filename","DocumentUpdate-us-scope#/properties/electronic_document/properties/document_transfer_copy_pdf":"scope.document_transfer_copy_pdf","DocumentUpdate-co-scope#/properties/electronic_document/properties/document_cdr":"scope.document_cdr","DocumentUpdate-co-scope#/properties/electronic_document/properties/document_cdr_filename":"scope.document_cdr_filename","DocumentUpdate-co-scope#/properties/electronic_document/properties/document_transfer_copy_pdf":"scope.document_transfer_copy_pdf","DocumentUpdate-mx-scope#/properties/electronic_document/properties/document_cdr":"scope.document_cdr","DocumentUpdate-mx-scope#/properties/electronic_document/properties/document_cdr_filename":"scope.document_cdr_filename","DocumentUpdate-mx-scope#/properties/electronic_document/properties/document_transfer_copy_pdf":"scope.document_transfer_copy_pdf","DocumentUpdate-pe-scope#/properties/electronic_document/properties/document_transfer_copy_pdf":"scope.document_transfer_copy_pdf","DocumentUpdate-ar-scope#/properties/electronic_document/properties/document_cdr":"scope.document_cdr","DocumentUpdate-ar-scope#/properties/electronic_document/properties/document_cdr_filename":"scope.document_cdr_filename","DocumentUpdate-ar-scope#/properties/electronic_document/properties/document_transfer_copy_pdf":"scope.document_transfer_copy_pdf"},"named":{"ar.document-status":{"message":"A document of Argentina is always issued, neither a draft nor cancelled; send 1 or leave document_status out."},"cl.document-status":{"message":"A Chilean document is a draft or issued and cannot be cancelled; send 0 or 1, or leave document_status out."},"cl.document-type":{"message":"Chile has no document of this type; send 2, 32, 37, 39, 41, 54, 17, 16, 46, 47 or 48."},"cl.export-receiver-tax-id-code":{"message":"The tax id of a foreign receiver may have any form but cannot be empty; send it as its country writes it."},"cl.named-receipt-activity":{"message":"A receipt that names its receiver does not say what the receiver does for a living; leave receiver_activity out."},"cl.receiver-activity":{"message":"Invoices, credit and debit notes and dispatch guides say what the receiver does for a living; send receiver_activity."},"cl.receiver-tax-id-code":{"message":"A RUT is written as 7 or 8 digits without dots, a hyphen, and a digit or K."},"cl.sale-clause":{"message":"Only export documents (46, 47 and 48) have a delivery clause; leave sale_clause out."},"cl.sale-modality":{"message":"Only export documents (46, 47 and 48) are sold on export terms; leave sale_modality out."},"cl.transportation-doc-billing":{"message":"Only dispatch guides (54) say who dispatches the goods; leave transportation_doc_billing out."},"cl.transportation-doc-type":{"message":"Only dispatch guides (54) say why goods are moved; leave transportation_doc_type out."},"co.document-status":{"message":"A document of Colombia is always issued, neither a draft nor cancelled; send 1 or leave document_status out."},"line.modifier-conflict":{"message":"A line takes either an amount or a percentage, not both; leave one of them out or send 0 for it."},"mx.document-status":{"message":"A Mexican document is issued or cancelled, never a draft; send 1 or 2, or leave document_status out."},"pe.document-status":{"message":"A document of Peru is always issued, neither a draft nor cancelled; send 1 or leave document_status out."},"scope.document_cdr":{"message":"document_cdr is only for Peru: leave it out.","code":"forbidden"},"scope.document_cdr_filename":{"message":"document_cdr_filename is only for Peru: leave it out.","code":"forbidden"},"scope.document_transfer_copy_pdf":{"message":"document_transfer_copy_pdf is only for Chile: leave it out.","code":"forbidden"},"terms.due-days":{"message":"Due days are whole numbers with one comma between each two, such as 0,30,60; take out the comma that has no number beside it."},"us.document-status":{"message":"A document of the United States is always issued, neither a draft nor cancelled; send 1 or leave document_status out."}},"titles":{"DocumentUpdate#/properties/document_status":["Draft (Chile)","Issued","Cancelled (Mexico)"],"DocumentHeaderUpdate#/properties/received_issued_flag":["Received","Issued"],"DocumentHeaderUpdate#/properties/sale_modality":["Sale agreed","Sale under condition","Free consignment","Consignment with a minimum sale","No payment"],"DocumentHeaderUpdate#/properties/sale_clause":["CIF","CFR","EXW","FAS","FOB","S/CL","DDP","FCA","CPT","CIP","DAT","DAP","Other"],"DocumentHeaderUpdate#/properties/transportation_doc_type":["The operation is a sale","Sales to be made","Consignment","Delivery free of charge","Internal transfer","Other transfer that is no sale","Return","Transfer for export that is no sale","Sale for export"],"DocumentHeaderUpdate#/properties/transportation_doc_billing":["On the receiver's account","On the issuer's account to the receiver's premises","On the issuer's account to other premises"],"DocumentHeaderUpdate#/properties/document_status":["Draft","Issued","Sent to the counterparty","Accepted by the counterparty"],"CountriesClDocumentHeader#/allOf/0/properties/document_type_id":["Electronic invoice","Exempt electronic invoice","Electronic receipt","Electronic receipt, under the number of the tax authority","Exempt electronic receipt","Electronic dispatch guide","Electronic debit note","Electronic credit note","Electronic export invoice","Electronic export debit note","Electronic export credit note"]},"members":{"DocumentUpdate#":["document_id","document_status","header","details","totals","electronic_document","payment_link","result"],"DocumentHeaderUpdate#":["account_id","document_type_id","document_type_taxbureau","document_number","received_issued_flag","taxbureau_validation_status","issue_date","issuer_tax_id_code","issuer_tax_id_type","issuer_legal_name","issuer_address","issuer_district","issuer_city","issuer_state_id","issuer_country_id","issuer_phone","issuer_activity","customer_supplier_id","receiver_tax_id_code","receiver_tax_id_type","receiver_legal_name","receiver_address","receiver_district","receiver_city","receiver_phone","receiver_activity","receiver_postalcode","receiver_state_id","receiver_country_id","payment_conditions","currency_id","exchange_rate_value","sale_modality","sale_clause","transportation_doc_type","transportation_doc_billing","document_status"],"DocumentLineUpdate#":["quantity","line_description","unit_price","long_description","unit_measure","modifier_amount","modifier_percentage","total_taxes","total_amount_line"],"DocumentTotalsUpdate#":["net_amount","taxes_amount","total_amount"],"ElectronicDocument#":["document_xml","document_cdr","document_cdr_filename","document_pdf","stamp_img","document_transfer_copy_pdf"],"PaymentLink#":["payment_url"],"Result#":["status","error_message"]}});

const judge = (validate) => {
  const explanation = (body) => explainWith(validate, body, tables(), 400);
  return { explanation, explain: (body) => explanation(body).refusals };
};

export const { explanation, explain } = judge(validate8);

export const variants = {
  "cl": judge(validate12),
  "us": judge(validate16),
  "co": judge(validate20),
  "mx": judge(validate24),
  "pe": judge(validate28),
  "ar": judge(validate32),
};

function base64(text) {
  return text.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/.test(text);
}
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
function decimals(number, limit) {
  if (Number.isInteger(number)) return true;
  const [mantissa = "", exponent = "0"] = String(number).split("e");
  const fraction = mantissa.split(".")[1]?.length ?? 0;
  return fraction - Number(exponent) <= limit;
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
const formats0 = date;
const pattern1 = new RegExp("^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$", "u");
const pattern2 = new RegExp("^[0-9][0-9,]*$", "u");
function validate1(data, path, found){
let errors = 0;
if(errors < 400){
const before0 = found.length;
if(!validate0(data, path, found)){
errors += found.length - before0;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.document_type_id === undefined){
found.push([path, "DocumentHeaderUpdate#/required", {missingProperty: "document_type_id"}]);
errors++;
}
if(data.issue_date === undefined){
found.push([path, "DocumentHeaderUpdate#/required", {missingProperty: "issue_date"}]);
errors++;
}
if(data.issuer_address === undefined){
found.push([path, "DocumentHeaderUpdate#/required", {missingProperty: "issuer_address"}]);
errors++;
}
if(data.issuer_district === undefined){
found.push([path, "DocumentHeaderUpdate#/required", {missingProperty: "issuer_district"}]);
errors++;
}
if(data.issuer_city === undefined){
found.push([path, "DocumentHeaderUpdate#/required", {missingProperty: "issuer_city"}]);
errors++;
}
if(data.issuer_phone === undefined){
found.push([path, "DocumentHeaderUpdate#/required", {missingProperty: "issuer_phone"}]);
errors++;
}
if(data.issuer_activity === undefined){
found.push([path, "DocumentHeaderUpdate#/required", {missingProperty: "issuer_activity"}]);
errors++;
}
if(data.receiver_address === undefined){
found.push([path, "DocumentHeaderUpdate#/required", {missingProperty: "receiver_address"}]);
errors++;
}
if(data.receiver_district === undefined){
found.push([path, "DocumentHeaderUpdate#/required", {missingProperty: "receiver_district"}]);
errors++;
}
if(data.receiver_city === undefined){
found.push([path, "DocumentHeaderUpdate#/required", {missingProperty: "receiver_city"}]);
errors++;
}
if(data.receiver_phone === undefined){
found.push([path, "DocumentHeaderUpdate#/required", {missingProperty: "receiver_phone"}]);
errors++;
}
if(data.currency_id === undefined){
found.push([path, "DocumentHeaderUpdate#/required", {missingProperty: "currency_id"}]);
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
switch(key0.length){
case 10:switch(key0){case "account_id":case "issue_date":continue;}break;
case 16:switch(key0){case "document_type_id":case "receiver_address":continue;}break;
case 23:switch(key0){case "document_type_taxbureau":case "transportation_doc_type":continue;}break;
case 15:switch(key0){case "document_number":case "issuer_district":case "issuer_state_id":case "issuer_activity":case "document_status":continue;}break;
case 20:switch(key0){case "received_issued_flag":case "customer_supplier_id":case "receiver_tax_id_code":case "receiver_tax_id_type":continue;}break;
case 27:switch(key0){case "taxbureau_validation_status":continue;}break;
case 18:switch(key0){case "issuer_tax_id_code":case "issuer_tax_id_type":case "payment_conditions":continue;}break;
case 17:switch(key0){case "issuer_legal_name":case "issuer_country_id":case "receiver_district":case "receiver_activity":case "receiver_state_id":continue;}break;
case 14:switch(key0){case "issuer_address":case "receiver_phone":continue;}break;
case 11:switch(key0){case "issuer_city":case "currency_id":case "sale_clause":continue;}break;
case 12:switch(key0){case "issuer_phone":continue;}break;
case 19:switch(key0){case "receiver_legal_name":case "receiver_postalcode":case "receiver_country_id":case "exchange_rate_value":continue;}break;
case 13:switch(key0){case "receiver_city":case "sale_modality":continue;}break;
case 26:switch(key0){case "transportation_doc_billing":continue;}break;
}
found.push([path, "DocumentHeaderUpdate#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
if(data.account_id !== undefined){
let data0 = data.account_id;
if(!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))){
found.push([path+"/account_id", "DocumentHeaderUpdate#/properties/account_id/type", {type: "integer"}]);
errors++;
}
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
found.push([path+"/account_id", "DocumentHeaderUpdate#/properties/account_id/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data0 < -9007199254740991 || isNaN(data0)){
found.push([path+"/account_id", "DocumentHeaderUpdate#/properties/account_id/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
}
if(data.document_type_id !== undefined){
let data1 = data.document_type_id;
if(!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1))){
found.push([path+"/document_type_id", "DocumentHeaderUpdate#/properties/document_type_id/type", {type: "integer"}]);
errors++;
}
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
found.push([path+"/document_type_id", "DocumentHeaderUpdate#/properties/document_type_id/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data1 < 1 || isNaN(data1)){
found.push([path+"/document_type_id", "DocumentHeaderUpdate#/properties/document_type_id/minimum", {comparison: ">=", limit: 1}]);
errors++;
}
}
}
if(data.document_type_taxbureau !== undefined){
if(typeof data.document_type_taxbureau !== "string"){
found.push([path+"/document_type_taxbureau", "DocumentHeaderUpdate#/properties/document_type_taxbureau/type", {type: "string"}]);
errors++;
}
}
if(data.document_number !== undefined){
let data3 = data.document_number;
if(!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3))){
found.push([path+"/document_number", "DocumentHeaderUpdate#/properties/document_number/type", {type: "integer"}]);
errors++;
}
if(typeof data3 == "number"){
if(data3 > 9007199254740991 || isNaN(data3)){
found.push([path+"/document_number", "DocumentHeaderUpdate#/properties/document_number/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data3 < -9007199254740991 || isNaN(data3)){
found.push([path+"/document_number", "DocumentHeaderUpdate#/properties/document_number/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
}
if(data.received_issued_flag !== undefined){
let data4 = data.received_issued_flag;
if(!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4))){
found.push([path+"/received_issued_flag", "DocumentHeaderUpdate#/properties/received_issued_flag/type", {type: "integer"}]);
errors++;
}
if(!(data4 === 0 || data4 === 1)){
found.push([path+"/received_issued_flag", "DocumentHeaderUpdate#/properties/received_issued_flag/enum", {allowedValues: [0,1]}]);
errors++;
}
}
if(data.taxbureau_validation_status !== undefined){
let data5 = data.taxbureau_validation_status;
if(!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5))){
found.push([path+"/taxbureau_validation_status", "DocumentHeaderUpdate#/properties/taxbureau_validation_status/type", {type: "integer"}]);
errors++;
}
if(typeof data5 == "number"){
if(data5 > 9007199254740991 || isNaN(data5)){
found.push([path+"/taxbureau_validation_status", "DocumentHeaderUpdate#/properties/taxbureau_validation_status/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data5 < -9007199254740991 || isNaN(data5)){
found.push([path+"/taxbureau_validation_status", "DocumentHeaderUpdate#/properties/taxbureau_validation_status/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
}
if(data.issue_date !== undefined){
let data6 = data.issue_date;
if(typeof data6 === "string"){
if(!pattern1.test(data6)){
found.push([path+"/issue_date", "DocumentHeaderUpdate#/properties/issue_date/pattern", {pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"}]);
errors++;
}
if(!formats0(data6)){
found.push([path+"/issue_date", "DocumentHeaderUpdate#/properties/issue_date/format", {format: "date"}]);
errors++;
}
}
else {
found.push([path+"/issue_date", "DocumentHeaderUpdate#/properties/issue_date/type", {type: "string"}]);
errors++;
}
}
if(data.issuer_tax_id_code !== undefined){
if(typeof data.issuer_tax_id_code !== "string"){
found.push([path+"/issuer_tax_id_code", "DocumentHeaderUpdate#/properties/issuer_tax_id_code/type", {type: "string"}]);
errors++;
}
}
if(data.issuer_tax_id_type !== undefined){
if(typeof data.issuer_tax_id_type !== "string"){
found.push([path+"/issuer_tax_id_type", "DocumentHeaderUpdate#/properties/issuer_tax_id_type/type", {type: "string"}]);
errors++;
}
}
if(data.issuer_legal_name !== undefined){
if(typeof data.issuer_legal_name !== "string"){
found.push([path+"/issuer_legal_name", "DocumentHeaderUpdate#/properties/issuer_legal_name/type", {type: "string"}]);
errors++;
}
}
if(data.issuer_address !== undefined){
if(typeof data.issuer_address !== "string"){
found.push([path+"/issuer_address", "DocumentHeaderUpdate#/properties/issuer_address/type", {type: "string"}]);
errors++;
}
}
if(data.issuer_district !== undefined){
if(typeof data.issuer_district !== "string"){
found.push([path+"/issuer_district", "DocumentHeaderUpdate#/properties/issuer_district/type", {type: "string"}]);
errors++;
}
}
if(data.issuer_city !== undefined){
if(typeof data.issuer_city !== "string"){
found.push([path+"/issuer_city", "DocumentHeaderUpdate#/properties/issuer_city/type", {type: "string"}]);
errors++;
}
}
if(data.issuer_state_id !== undefined){
let data13 = data.issuer_state_id;
if(!(typeof data13 == "number" && !(data13 % 1) && !isNaN(data13))){
found.push([path+"/issuer_state_id", "DocumentHeaderUpdate#/properties/issuer_state_id/type", {type: "integer"}]);
errors++;
}
if(typeof data13 == "number"){
if(data13 > 9007199254740991 || isNaN(data13)){
found.push([path+"/issuer_state_id", "DocumentHeaderUpdate#/properties/issuer_state_id/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data13 < -9007199254740991 || isNaN(data13)){
found.push([path+"/issuer_state_id", "DocumentHeaderUpdate#/properties/issuer_state_id/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
}
if(data.issuer_country_id !== undefined){
let data14 = data.issuer_country_id;
if(!(typeof data14 == "number" && !(data14 % 1) && !isNaN(data14))){
found.push([path+"/issuer_country_id", "DocumentHeaderUpdate#/properties/issuer_country_id/type", {type: "integer"}]);
errors++;
}
if(typeof data14 == "number"){
if(data14 > 9007199254740991 || isNaN(data14)){
found.push([path+"/issuer_country_id", "DocumentHeaderUpdate#/properties/issuer_country_id/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data14 < -9007199254740991 || isNaN(data14)){
found.push([path+"/issuer_country_id", "DocumentHeaderUpdate#/properties/issuer_country_id/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
}
if(data.issuer_phone !== undefined){
if(typeof data.issuer_phone !== "string"){
found.push([path+"/issuer_phone", "DocumentHeaderUpdate#/properties/issuer_phone/type", {type: "string"}]);
errors++;
}
}
if(data.issuer_activity !== undefined){
if(typeof data.issuer_activity !== "string"){
found.push([path+"/issuer_activity", "DocumentHeaderUpdate#/properties/issuer_activity/type", {type: "string"}]);
errors++;
}
}
if(data.customer_supplier_id !== undefined){
let data17 = data.customer_supplier_id;
if(!(typeof data17 == "number" && !(data17 % 1) && !isNaN(data17))){
found.push([path+"/customer_supplier_id", "DocumentHeaderUpdate#/properties/customer_supplier_id/type", {type: "integer"}]);
errors++;
}
if(typeof data17 == "number"){
if(data17 > 9007199254740991 || isNaN(data17)){
found.push([path+"/customer_supplier_id", "DocumentHeaderUpdate#/properties/customer_supplier_id/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data17 < -9007199254740991 || isNaN(data17)){
found.push([path+"/customer_supplier_id", "DocumentHeaderUpdate#/properties/customer_supplier_id/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
}
if(data.receiver_tax_id_code !== undefined){
if(typeof data.receiver_tax_id_code !== "string"){
found.push([path+"/receiver_tax_id_code", "DocumentHeaderUpdate#/properties/receiver_tax_id_code/type", {type: "string"}]);
errors++;
}
}
if(data.receiver_tax_id_type !== undefined){
if(typeof data.receiver_tax_id_type !== "string"){
found.push([path+"/receiver_tax_id_type", "DocumentHeaderUpdate#/properties/receiver_tax_id_type/type", {type: "string"}]);
errors++;
}
}
if(data.receiver_legal_name !== undefined){
if(typeof data.receiver_legal_name !== "string"){
found.push([path+"/receiver_legal_name", "DocumentHeaderUpdate#/properties/receiver_legal_name/type", {type: "string"}]);
errors++;
}
}
if(data.receiver_address !== undefined){
if(typeof data.receiver_address !== "string"){
found.push([path+"/receiver_address", "DocumentHeaderUpdate#/properties/receiver_address/type", {type: "string"}]);
errors++;
}
}
if(data.receiver_district !== undefined){
if(typeof data.receiver_district !== "string"){
found.push([path+"/receiver_district", "DocumentHeaderUpdate#/properties/receiver_district/type", {type: "string"}]);
errors++;
}
}
if(data.receiver_city !== undefined){
if(typeof data.receiver_city !== "string"){
found.push([path+"/receiver_city", "DocumentHeaderUpdate#/properties/receiver_city/type", {type: "string"}]);
errors++;
}
}
if(data.receiver_phone !== undefined){
if(typeof data.receiver_phone !== "string"){
found.push([path+"/receiver_phone", "DocumentHeaderUpdate#/properties/receiver_phone/type", {type: "string"}]);
errors++;
}
}
if(data.receiver_activity !== undefined){
if(typeof data.receiver_activity !== "string"){
found.push([path+"/receiver_activity", "DocumentHeaderUpdate#/properties/receiver_activity/type", {type: "string"}]);
errors++;
}
}
if(data.receiver_postalcode !== undefined){
if(typeof data.receiver_postalcode !== "string"){
found.push([path+"/receiver_postalcode", "DocumentHeaderUpdate#/properties/receiver_postalcode/type", {type: "string"}]);
errors++;
}
}
if(data.receiver_state_id !== undefined){
let data27 = data.receiver_state_id;
if(!(typeof data27 == "number" && !(data27 % 1) && !isNaN(data27))){
found.push([path+"/receiver_state_id", "DocumentHeaderUpdate#/properties/receiver_state_id/type", {type: "integer"}]);
errors++;
}
if(typeof data27 == "number"){
if(data27 > 9007199254740991 || isNaN(data27)){
found.push([path+"/receiver_state_id", "DocumentHeaderUpdate#/properties/receiver_state_id/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data27 < -9007199254740991 || isNaN(data27)){
found.push([path+"/receiver_state_id", "DocumentHeaderUpdate#/properties/receiver_state_id/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
}
if(data.receiver_country_id !== undefined){
let data28 = data.receiver_country_id;
if(!(typeof data28 == "number" && !(data28 % 1) && !isNaN(data28))){
found.push([path+"/receiver_country_id", "DocumentHeaderUpdate#/properties/receiver_country_id/type", {type: "integer"}]);
errors++;
}
if(typeof data28 == "number"){
if(data28 > 9007199254740991 || isNaN(data28)){
found.push([path+"/receiver_country_id", "DocumentHeaderUpdate#/properties/receiver_country_id/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data28 < -9007199254740991 || isNaN(data28)){
found.push([path+"/receiver_country_id", "DocumentHeaderUpdate#/properties/receiver_country_id/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
}
if(data.payment_conditions !== undefined){
let data29 = data.payment_conditions;
if(typeof data29 === "string"){
if(!pattern2.test(data29)){
found.push([path+"/payment_conditions", "DocumentHeaderUpdate#/properties/payment_conditions/pattern", {pattern: "^[0-9][0-9,]*$"}]);
errors++;
}
}
else {
found.push([path+"/payment_conditions", "DocumentHeaderUpdate#/properties/payment_conditions/type", {type: "string"}]);
errors++;
}
}
if(data.currency_id !== undefined){
let data30 = data.currency_id;
if(typeof data30 == "number"){
if(data30 > 9007199254740991 || isNaN(data30)){
found.push([path+"/currency_id", "DocumentHeaderUpdate#/properties/currency_id/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data30 < -9007199254740991 || isNaN(data30)){
found.push([path+"/currency_id", "DocumentHeaderUpdate#/properties/currency_id/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
else {
found.push([path+"/currency_id", "DocumentHeaderUpdate#/properties/currency_id/type", {type: "number"}]);
errors++;
}
}
if(data.exchange_rate_value !== undefined){
let data31 = data.exchange_rate_value;
if(!(typeof data31 == "number" && !(data31 % 1) && !isNaN(data31))){
found.push([path+"/exchange_rate_value", "DocumentHeaderUpdate#/properties/exchange_rate_value/type", {type: "integer"}]);
errors++;
}
if(typeof data31 == "number"){
if(data31 > 9007199254740991 || isNaN(data31)){
found.push([path+"/exchange_rate_value", "DocumentHeaderUpdate#/properties/exchange_rate_value/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data31 < -9007199254740991 || isNaN(data31)){
found.push([path+"/exchange_rate_value", "DocumentHeaderUpdate#/properties/exchange_rate_value/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
}
if(data.sale_modality !== undefined){
let data32 = data.sale_modality;
if(!(typeof data32 == "number" && !(data32 % 1) && !isNaN(data32))){
found.push([path+"/sale_modality", "DocumentHeaderUpdate#/properties/sale_modality/type", {type: "integer"}]);
errors++;
}
if(!(data32 === 1 || data32 === 2 || data32 === 3 || data32 === 4 || data32 === 9)){
found.push([path+"/sale_modality", "DocumentHeaderUpdate#/properties/sale_modality/enum", {allowedValues: [1,2,3,4,9]}]);
errors++;
}
}
if(data.sale_clause !== undefined){
let data33 = data.sale_clause;
if(!(typeof data33 == "number" && !(data33 % 1) && !isNaN(data33))){
found.push([path+"/sale_clause", "DocumentHeaderUpdate#/properties/sale_clause/type", {type: "integer"}]);
errors++;
}
if(!(data33 === 1 || data33 === 2 || data33 === 3 || data33 === 4 || data33 === 5 || data33 === 6 || data33 === 9 || data33 === 10 || data33 === 11 || data33 === 12 || data33 === 17 || data33 === 18 || data33 === 8)){
found.push([path+"/sale_clause", "DocumentHeaderUpdate#/properties/sale_clause/enum", {allowedValues: [1,2,3,4,5,6,9,10,11,12,17,18,8]}]);
errors++;
}
}
if(data.transportation_doc_type !== undefined){
let data34 = data.transportation_doc_type;
if(typeof data34 != "number"){
found.push([path+"/transportation_doc_type", "DocumentHeaderUpdate#/properties/transportation_doc_type/type", {type: "number"}]);
errors++;
}
if(!(data34 === 1 || data34 === 2 || data34 === 3 || data34 === 4 || data34 === 5 || data34 === 6 || data34 === 7 || data34 === 8 || data34 === 9)){
found.push([path+"/transportation_doc_type", "DocumentHeaderUpdate#/properties/transportation_doc_type/enum", {allowedValues: [1,2,3,4,5,6,7,8,9]}]);
errors++;
}
}
if(data.transportation_doc_billing !== undefined){
let data35 = data.transportation_doc_billing;
if(typeof data35 != "number"){
found.push([path+"/transportation_doc_billing", "DocumentHeaderUpdate#/properties/transportation_doc_billing/type", {type: "number"}]);
errors++;
}
if(!(data35 === 1 || data35 === 2 || data35 === 3)){
found.push([path+"/transportation_doc_billing", "DocumentHeaderUpdate#/properties/transportation_doc_billing/enum", {allowedValues: [1,2,3]}]);
errors++;
}
}
if(data.document_status !== undefined){
let data36 = data.document_status;
if(typeof data36 != "number"){
found.push([path+"/document_status", "DocumentHeaderUpdate#/properties/document_status/type", {type: "number"}]);
errors++;
}
if(!(data36 === 0 || data36 === 1 || data36 === 2 || data36 === 3)){
found.push([path+"/document_status", "DocumentHeaderUpdate#/properties/document_status/enum", {allowedValues: [0,1,2,3]}]);
errors++;
}
}
}
else {
found.push([path, "DocumentHeaderUpdate#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate2(data, path, found){
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data))){
found.push([path, "LineModifiers#/type", {type: "object"}]);
errors++;
}
const _errs2 = errors;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.modifier_amount === undefined || data.modifier_percentage === undefined){
errors++;
}
else {
let data0 = data.modifier_amount;
if(typeof data0 != "number"){
errors++;
}
const _errs6 = errors;
const _errs7 = errors;
if(0 !== data0){
errors++;
}
var valid3 = errors === _errs7;
if(valid3){
errors++;
}
else {
errors = _errs6;
}
}
}
var _valid0 = errors === _errs3;
errors = _errs2;
if(_valid0){
const _errs8 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.modifier_percentage !== undefined){
if(0 !== data.modifier_percentage){
found.push([path+"/modifier_percentage", "LineModifiers#/allOf/0/then/properties/modifier_percentage/const", {allowedValue: 0}]);
errors++;
}
}
}
var _valid0 = errors === _errs8;
}
return errors === 0;
}
function validate3(data, path, found){
let errors = 0;
if(errors < 400){
const before0 = found.length;
if(!validate2(data, path, found)){
errors += found.length - before0;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.quantity === undefined){
found.push([path, "DocumentLineUpdate#/required", {missingProperty: "quantity"}]);
errors++;
}
if(data.unit_price === undefined){
found.push([path, "DocumentLineUpdate#/required", {missingProperty: "unit_price"}]);
errors++;
}
if(data.total_amount_line === undefined){
found.push([path, "DocumentLineUpdate#/required", {missingProperty: "total_amount_line"}]);
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
switch(key0.length){
case 8:switch(key0){case "quantity":continue;}break;
case 16:switch(key0){case "line_description":case "long_description":continue;}break;
case 10:switch(key0){case "unit_price":continue;}break;
case 12:switch(key0){case "unit_measure":continue;}break;
case 15:switch(key0){case "modifier_amount":continue;}break;
case 19:switch(key0){case "modifier_percentage":continue;}break;
case 11:switch(key0){case "total_taxes":continue;}break;
case 17:switch(key0){case "total_amount_line":continue;}break;
}
found.push([path, "DocumentLineUpdate#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
if(data.quantity !== undefined){
let data0 = data.quantity;
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
found.push([path+"/quantity", "DocumentLineUpdate#/properties/quantity/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data0 < -9007199254740991 || isNaN(data0)){
found.push([path+"/quantity", "DocumentLineUpdate#/properties/quantity/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
if(!decimals(data0, 6)){
found.push([path+"/quantity", "DocumentLineUpdate#/properties/quantity/x-decimals", {}]);
errors++;
}
}
else {
found.push([path+"/quantity", "DocumentLineUpdate#/properties/quantity/type", {type: "number"}]);
errors++;
}
}
if(data.line_description !== undefined){
let data1 = data.line_description;
if(typeof data1 === "string"){
if(data1.length > 100 && codePoints(data1) > 100){
found.push([path+"/line_description", "DocumentLineUpdate#/properties/line_description/maxLength", {limit: 100}]);
errors++;
}
}
else {
found.push([path+"/line_description", "DocumentLineUpdate#/properties/line_description/type", {type: "string"}]);
errors++;
}
}
if(data.unit_price !== undefined){
let data2 = data.unit_price;
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
found.push([path+"/unit_price", "DocumentLineUpdate#/properties/unit_price/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data2 < -9007199254740991 || isNaN(data2)){
found.push([path+"/unit_price", "DocumentLineUpdate#/properties/unit_price/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
if(!decimals(data2, 6)){
found.push([path+"/unit_price", "DocumentLineUpdate#/properties/unit_price/x-decimals", {}]);
errors++;
}
}
else {
found.push([path+"/unit_price", "DocumentLineUpdate#/properties/unit_price/type", {type: "number"}]);
errors++;
}
}
if(data.long_description !== undefined){
let data3 = data.long_description;
if(typeof data3 === "string"){
if(data3.length > 100 && codePoints(data3) > 100){
found.push([path+"/long_description", "DocumentLineUpdate#/properties/long_description/maxLength", {limit: 100}]);
errors++;
}
}
else {
found.push([path+"/long_description", "DocumentLineUpdate#/properties/long_description/type", {type: "string"}]);
errors++;
}
}
if(data.unit_measure !== undefined){
if(typeof data.unit_measure !== "string"){
found.push([path+"/unit_measure", "DocumentLineUpdate#/properties/unit_measure/type", {type: "string"}]);
errors++;
}
}
if(data.modifier_amount !== undefined){
let data5 = data.modifier_amount;
if(typeof data5 == "number"){
if(data5 > 9007199254740991 || isNaN(data5)){
found.push([path+"/modifier_amount", "DocumentLineUpdate#/properties/modifier_amount/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data5 < -9007199254740991 || isNaN(data5)){
found.push([path+"/modifier_amount", "DocumentLineUpdate#/properties/modifier_amount/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
else {
found.push([path+"/modifier_amount", "DocumentLineUpdate#/properties/modifier_amount/type", {type: "number"}]);
errors++;
}
}
if(data.modifier_percentage !== undefined){
let data6 = data.modifier_percentage;
if(typeof data6 == "number"){
if(data6 > 9007199254740991 || isNaN(data6)){
found.push([path+"/modifier_percentage", "DocumentLineUpdate#/properties/modifier_percentage/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data6 < -9007199254740991 || isNaN(data6)){
found.push([path+"/modifier_percentage", "DocumentLineUpdate#/properties/modifier_percentage/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
else {
found.push([path+"/modifier_percentage", "DocumentLineUpdate#/properties/modifier_percentage/type", {type: "number"}]);
errors++;
}
}
if(data.total_taxes !== undefined){
let data7 = data.total_taxes;
if(typeof data7 == "number"){
if(data7 > 9007199254740991 || isNaN(data7)){
found.push([path+"/total_taxes", "DocumentLineUpdate#/properties/total_taxes/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data7 < -9007199254740991 || isNaN(data7)){
found.push([path+"/total_taxes", "DocumentLineUpdate#/properties/total_taxes/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
else {
found.push([path+"/total_taxes", "DocumentLineUpdate#/properties/total_taxes/type", {type: "number"}]);
errors++;
}
}
if(data.total_amount_line !== undefined){
let data8 = data.total_amount_line;
if(typeof data8 == "number"){
if(data8 > 9007199254740991 || isNaN(data8)){
found.push([path+"/total_amount_line", "DocumentLineUpdate#/properties/total_amount_line/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data8 < -9007199254740991 || isNaN(data8)){
found.push([path+"/total_amount_line", "DocumentLineUpdate#/properties/total_amount_line/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
else {
found.push([path+"/total_amount_line", "DocumentLineUpdate#/properties/total_amount_line/type", {type: "number"}]);
errors++;
}
}
}
else {
found.push([path, "DocumentLineUpdate#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate4(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.net_amount === undefined){
found.push([path, "DocumentTotalsUpdate#/required", {missingProperty: "net_amount"}]);
errors++;
}
if(data.total_amount === undefined){
found.push([path, "DocumentTotalsUpdate#/required", {missingProperty: "total_amount"}]);
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(key0 === "net_amount" || key0 === "taxes_amount" || key0 === "total_amount")){
found.push([path, "DocumentTotalsUpdate#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.net_amount !== undefined){
let data0 = data.net_amount;
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
found.push([path+"/net_amount", "DocumentTotalsUpdate#/properties/net_amount/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data0 < -9007199254740991 || isNaN(data0)){
found.push([path+"/net_amount", "DocumentTotalsUpdate#/properties/net_amount/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
else {
found.push([path+"/net_amount", "DocumentTotalsUpdate#/properties/net_amount/type", {type: "number"}]);
errors++;
}
}
if(data.taxes_amount !== undefined){
let data1 = data.taxes_amount;
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
found.push([path+"/taxes_amount", "DocumentTotalsUpdate#/properties/taxes_amount/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data1 < -9007199254740991 || isNaN(data1)){
found.push([path+"/taxes_amount", "DocumentTotalsUpdate#/properties/taxes_amount/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
else {
found.push([path+"/taxes_amount", "DocumentTotalsUpdate#/properties/taxes_amount/type", {type: "number"}]);
errors++;
}
}
if(data.total_amount !== undefined){
let data2 = data.total_amount;
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
found.push([path+"/total_amount", "DocumentTotalsUpdate#/properties/total_amount/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data2 < -9007199254740991 || isNaN(data2)){
found.push([path+"/total_amount", "DocumentTotalsUpdate#/properties/total_amount/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
else {
found.push([path+"/total_amount", "DocumentTotalsUpdate#/properties/total_amount/type", {type: "number"}]);
errors++;
}
}
}
else {
found.push([path, "DocumentTotalsUpdate#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
const pattern3 = new RegExp("^[A-Za-z0-9+/]*={0,2}$", "u");
function validate5(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(key0 === "document_xml" || key0 === "document_cdr" || key0 === "document_cdr_filename" || key0 === "document_pdf" || key0 === "stamp_img" || key0 === "document_transfer_copy_pdf")){
found.push([path, "ElectronicDocument#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.document_xml !== undefined){
let data0 = data.document_xml;
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
found.push([path+"/document_xml", "ElectronicDocument#/properties/document_xml/pattern", {pattern: "^[A-Za-z0-9+/]*={0,2}$"}]);
errors++;
}
if(!base64(data0, true)){
found.push([path+"/document_xml", "ElectronicDocument#/properties/document_xml/x-base64", {}]);
errors++;
}
}
else {
found.push([path+"/document_xml", "ElectronicDocument#/properties/document_xml/type", {type: "string"}]);
errors++;
}
}
if(data.document_cdr !== undefined){
let data1 = data.document_cdr;
if(typeof data1 === "string"){
if(!pattern3.test(data1)){
found.push([path+"/document_cdr", "ElectronicDocument#/properties/document_cdr/pattern", {pattern: "^[A-Za-z0-9+/]*={0,2}$"}]);
errors++;
}
if(!base64(data1, true)){
found.push([path+"/document_cdr", "ElectronicDocument#/properties/document_cdr/x-base64", {}]);
errors++;
}
}
else {
found.push([path+"/document_cdr", "ElectronicDocument#/properties/document_cdr/type", {type: "string"}]);
errors++;
}
}
if(data.document_cdr_filename !== undefined){
if(typeof data.document_cdr_filename !== "string"){
found.push([path+"/document_cdr_filename", "ElectronicDocument#/properties/document_cdr_filename/type", {type: "string"}]);
errors++;
}
}
if(data.document_pdf !== undefined){
let data3 = data.document_pdf;
if(typeof data3 === "string"){
if(!pattern3.test(data3)){
found.push([path+"/document_pdf", "ElectronicDocument#/properties/document_pdf/pattern", {pattern: "^[A-Za-z0-9+/]*={0,2}$"}]);
errors++;
}
if(!base64(data3, true)){
found.push([path+"/document_pdf", "ElectronicDocument#/properties/document_pdf/x-base64", {}]);
errors++;
}
}
else {
found.push([path+"/document_pdf", "ElectronicDocument#/properties/document_pdf/type", {type: "string"}]);
errors++;
}
}
if(data.stamp_img !== undefined){
let data4 = data.stamp_img;
if(typeof data4 === "string"){
if(!pattern3.test(data4)){
found.push([path+"/stamp_img", "ElectronicDocument#/properties/stamp_img/pattern", {pattern: "^[A-Za-z0-9+/]*={0,2}$"}]);
errors++;
}
if(!base64(data4, true)){
found.push([path+"/stamp_img", "ElectronicDocument#/properties/stamp_img/x-base64", {}]);
errors++;
}
}
else {
found.push([path+"/stamp_img", "ElectronicDocument#/properties/stamp_img/type", {type: "string"}]);
errors++;
}
}
if(data.document_transfer_copy_pdf !== undefined){
let data5 = data.document_transfer_copy_pdf;
if(typeof data5 === "string"){
if(!pattern3.test(data5)){
found.push([path+"/document_transfer_copy_pdf", "ElectronicDocument#/properties/document_transfer_copy_pdf/pattern", {pattern: "^[A-Za-z0-9+/]*={0,2}$"}]);
errors++;
}
if(!base64(data5, true)){
found.push([path+"/document_transfer_copy_pdf", "ElectronicDocument#/properties/document_transfer_copy_pdf/x-base64", {}]);
errors++;
}
}
else {
found.push([path+"/document_transfer_copy_pdf", "ElectronicDocument#/properties/document_transfer_copy_pdf/type", {type: "string"}]);
errors++;
}
}
}
else {
found.push([path, "ElectronicDocument#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate6(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(key0 !== "payment_url"){
found.push([path, "PaymentLink#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.payment_url !== undefined){
if(typeof data.payment_url !== "string"){
found.push([path+"/payment_url", "PaymentLink#/properties/payment_url/type", {type: "string"}]);
errors++;
}
}
}
else {
found.push([path, "PaymentLink#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate7(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(key0 === "status" || key0 === "error_message")){
found.push([path, "Result#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.status !== undefined){
let data0 = data.status;
if(!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))){
found.push([path+"/status", "Result#/properties/status/type", {type: "integer"}]);
errors++;
}
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
found.push([path+"/status", "Result#/properties/status/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data0 < -9007199254740991 || isNaN(data0)){
found.push([path+"/status", "Result#/properties/status/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
}
if(data.error_message !== undefined){
if(typeof data.error_message !== "string"){
found.push([path+"/error_message", "Result#/properties/error_message/type", {type: "string"}]);
errors++;
}
}
}
else {
found.push([path, "Result#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate8(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.header === undefined){
found.push([path, "DocumentUpdate#/required", {missingProperty: "header"}]);
errors++;
}
if(data.totals === undefined){
found.push([path, "DocumentUpdate#/required", {missingProperty: "totals"}]);
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(key0 === "document_id" || key0 === "document_status" || key0 === "header" || key0 === "details" || key0 === "totals" || key0 === "electronic_document" || key0 === "payment_link" || key0 === "result")){
found.push([path, "DocumentUpdate#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.document_id !== undefined){
let data0 = data.document_id;
if(!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))){
found.push([path+"/document_id", "DocumentUpdate#/properties/document_id/type", {type: "integer"}]);
errors++;
}
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
found.push([path+"/document_id", "DocumentUpdate#/properties/document_id/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data0 < -9007199254740991 || isNaN(data0)){
found.push([path+"/document_id", "DocumentUpdate#/properties/document_id/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
}
if(data.document_status !== undefined){
let data1 = data.document_status;
if(!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1))){
found.push([path+"/document_status", "DocumentUpdate#/properties/document_status/type", {type: "integer"}]);
errors++;
}
if(!(data1 === 0 || data1 === 1 || data1 === 2)){
found.push([path+"/document_status", "DocumentUpdate#/properties/document_status/enum", {allowedValues: [0,1,2]}]);
errors++;
}
}
if(data.header !== undefined){
if(errors < 400){
const before0 = found.length;
if(!validate1(data.header, path+"/header", found)){
errors += found.length - before0;
}
}
}
if(data.details !== undefined){
let data3 = data.details;
if(Array.isArray(data3)){
if(data3.length > 10000){
found.push([path+"/details", "DocumentUpdate#/properties/details/maxItems", {limit: 10000}]);
errors++;
}
const len0 = data3.length;
for(let i0=0, i0_=errors; i0<len0 && errors-i0_<400; i0++){
if(errors < 400){
const before1 = found.length;
if(!validate3(data3[i0], path+"/details/" + i0, found)){
errors += found.length - before1;
}
}
}
}
else {
found.push([path+"/details", "DocumentUpdate#/properties/details/type", {type: "array"}]);
errors++;
}
}
if(data.totals !== undefined){
if(errors < 400){
const before2 = found.length;
if(!validate4(data.totals, path+"/totals", found)){
errors += found.length - before2;
}
}
}
if(data.electronic_document !== undefined){
if(errors < 400){
const before3 = found.length;
if(!validate5(data.electronic_document, path+"/electronic_document", found)){
errors += found.length - before3;
}
}
}
if(data.payment_link !== undefined){
if(errors < 400){
const before4 = found.length;
if(!validate6(data.payment_link, path+"/payment_link", found)){
errors += found.length - before4;
}
}
}
if(data.result !== undefined){
if(errors < 400){
const before5 = found.length;
if(!validate7(data.result, path+"/result", found)){
errors += found.length - before5;
}
}
}
}
else {
found.push([path, "DocumentUpdate#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
const pattern4 = new RegExp("^[0-9]{7,8}-[0-9Kk]$", "u");
function validate9(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.document_type_id !== undefined){
let data0 = data.document_type_id;
if(!(data0 === 2 || data0 === 32 || data0 === 37 || data0 === 39 || data0 === 41 || data0 === 54 || data0 === 17 || data0 === 16 || data0 === 46 || data0 === 47 || data0 === 48)){
found.push([path+"/document_type_id", "CountriesClDocumentHeader#/allOf/0/properties/document_type_id/enum", {allowedValues: [2,32,37,39,41,54,17,16,46,47,48]}]);
errors++;
}
}
}
const _errs4 = errors;
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.document_type_id === undefined){
errors++;
}
else {
let data1 = data.document_type_id;
if(!(data1 === 2 || data1 === 32 || data1 === 54 || data1 === 17 || data1 === 16 || data1 === 46 || data1 === 47 || data1 === 48)){
errors++;
}
}
}
var _valid0 = errors === _errs5;
errors = _errs4;
if(_valid0){
const _errs7 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.receiver_activity === undefined){
found.push([path, "CountriesClDocumentHeader#/allOf/1/then/required", {missingProperty: "receiver_activity"}]);
errors++;
}
}
var _valid0 = errors === _errs7;
}
const _errs9 = errors;
const _errs10 = errors;
const _errs11 = errors;
const _errs12 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.receiver_tax_id_code !== undefined){
var valid6 = false;
errors++;
}
else {
var valid6 = true;
}
if(valid6){
if(data.receiver_legal_name !== undefined){
var valid6 = false;
errors++;
}
else {
var valid6 = true;
}
}
}
var valid5 = errors === _errs12;
if(valid5){
errors++;
}
else {
errors = _errs11;
}
if(_errs10 === errors){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.document_type_id === undefined){
errors++;
}
else {
let data4 = data.document_type_id;
if(!(data4 === 37 || data4 === 39 || data4 === 41)){
errors++;
}
}
}
}
var _valid1 = errors === _errs10;
errors = _errs9;
if(_valid1){
const _errs14 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.receiver_activity !== undefined){
found.push([path+"/receiver_activity", "CountriesClDocumentHeader#/allOf/2/then/properties/receiver_activity/false schema", {}]);
errors++;
}
}
var _valid1 = errors === _errs14;
}
const _errs16 = errors;
const _errs17 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.document_type_id === undefined){
errors++;
}
else {
let data6 = data.document_type_id;
if(!(data6 === 2 || data6 === 32 || data6 === 37 || data6 === 39 || data6 === 41 || data6 === 54 || data6 === 17 || data6 === 16)){
errors++;
}
}
}
var _valid2 = errors === _errs17;
errors = _errs16;
if(_valid2){
const _errs19 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.receiver_tax_id_code !== undefined){
let data7 = data.receiver_tax_id_code;
if(typeof data7 === "string"){
if(!pattern4.test(data7)){
found.push([path+"/receiver_tax_id_code", "CountriesClDocumentHeader#/allOf/3/then/properties/receiver_tax_id_code/pattern", {pattern: "^[0-9]{7,8}-[0-9Kk]$"}]);
errors++;
}
}
}
}
var _valid2 = errors === _errs19;
}
const _errs22 = errors;
const _errs23 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.document_type_id === undefined){
errors++;
}
else {
let data8 = data.document_type_id;
if(!(data8 === 46 || data8 === 47 || data8 === 48)){
errors++;
}
}
}
var _valid3 = errors === _errs23;
errors = _errs22;
if(_valid3){
const _errs25 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.receiver_tax_id_code !== undefined){
let data9 = data.receiver_tax_id_code;
if(typeof data9 === "string"){
if(data9.length < 1){
found.push([path+"/receiver_tax_id_code", "CountriesClDocumentHeader#/allOf/4/then/properties/receiver_tax_id_code/minLength", {limit: 1}]);
errors++;
}
}
}
}
var _valid3 = errors === _errs25;
}
const _errs28 = errors;
const _errs29 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.document_type_id === undefined){
errors++;
}
else {
let data10 = data.document_type_id;
if(!(data10 === 2 || data10 === 32 || data10 === 37 || data10 === 39 || data10 === 41 || data10 === 54 || data10 === 17 || data10 === 16)){
errors++;
}
}
}
var _valid4 = errors === _errs29;
errors = _errs28;
if(_valid4){
const _errs31 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sale_modality !== undefined){
found.push([path+"/sale_modality", "CountriesClDocumentHeader#/allOf/5/then/properties/sale_modality/false schema", {}]);
errors++;
}
}
var _valid4 = errors === _errs31;
}
const _errs33 = errors;
const _errs34 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.document_type_id === undefined){
errors++;
}
else {
let data12 = data.document_type_id;
if(!(data12 === 2 || data12 === 32 || data12 === 37 || data12 === 39 || data12 === 41 || data12 === 54 || data12 === 17 || data12 === 16)){
errors++;
}
}
}
var _valid5 = errors === _errs34;
errors = _errs33;
if(_valid5){
const _errs36 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sale_clause !== undefined){
found.push([path+"/sale_clause", "CountriesClDocumentHeader#/allOf/6/then/properties/sale_clause/false schema", {}]);
errors++;
}
}
var _valid5 = errors === _errs36;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.receiver_district === undefined){
found.push([path, "CountriesClDocumentHeader#/required", {missingProperty: "receiver_district"}]);
errors++;
}
if(data.receiver_city === undefined){
found.push([path, "CountriesClDocumentHeader#/required", {missingProperty: "receiver_city"}]);
errors++;
}
}
else {
found.push([path, "CountriesClDocumentHeader#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate10(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.document_status !== undefined){
let data0 = data.document_status;
if(!(data0 === 0 || data0 === 1)){
found.push([path+"/document_status", "CountriesClDocumentUpdate#/allOf/0/properties/document_status/enum", {allowedValues: [0,1]}]);
errors++;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.header !== undefined){
let data1 = data.header;
if(errors < 400){
const before0 = found.length;
if(!validate9(data1, path+"/header", found)){
errors += found.length - before0;
}
}
const _errs6 = errors;
const _errs7 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.document_type_id === undefined){
errors++;
}
else {
let data2 = data1.document_type_id;
if(!(data2 === 2 || data2 === 32 || data2 === 37 || data2 === 39 || data2 === 41 || data2 === 17 || data2 === 16 || data2 === 46 || data2 === 47 || data2 === 48)){
errors++;
}
}
}
var _valid0 = errors === _errs7;
errors = _errs6;
if(_valid0){
const _errs9 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.transportation_doc_type !== undefined){
found.push([path+"/header/transportation_doc_type", "CountriesClDocumentUpdate#/properties/header/allOf/1/then/properties/transportation_doc_type/false schema", {}]);
errors++;
}
}
var _valid0 = errors === _errs9;
}
const _errs11 = errors;
const _errs12 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.document_type_id === undefined){
errors++;
}
else {
let data4 = data1.document_type_id;
if(!(data4 === 2 || data4 === 32 || data4 === 37 || data4 === 39 || data4 === 41 || data4 === 17 || data4 === 16 || data4 === 46 || data4 === 47 || data4 === 48)){
errors++;
}
}
}
var _valid1 = errors === _errs12;
errors = _errs11;
if(_valid1){
const _errs14 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.transportation_doc_billing !== undefined){
found.push([path+"/header/transportation_doc_billing", "CountriesClDocumentUpdate#/properties/header/allOf/2/then/properties/transportation_doc_billing/false schema", {}]);
errors++;
}
}
var _valid1 = errors === _errs14;
}
}
}
else {
found.push([path, "CountriesClDocumentUpdate#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate11(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.electronic_document !== undefined){
let data0 = data.electronic_document;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.document_cdr !== undefined){
found.push([path+"/electronic_document/document_cdr", "DocumentUpdate-cl-scope#/properties/electronic_document/properties/document_cdr/not", {}]);
errors++;
}
if(data0.document_cdr_filename !== undefined){
found.push([path+"/electronic_document/document_cdr_filename", "DocumentUpdate-cl-scope#/properties/electronic_document/properties/document_cdr_filename/not", {}]);
errors++;
}
}
}
}
return errors === 0;
}
function validate12(data, path, found){
let errors = 0;
if(errors < 400){
const before0 = found.length;
if(!validate8(data, path, found)){
errors += found.length - before0;
}
}
if(errors < 400){
const before1 = found.length;
if(!validate10(data, path, found)){
errors += found.length - before1;
}
}
if(errors < 400){
const before2 = found.length;
if(!validate11(data, path, found)){
errors += found.length - before2;
}
}
return errors === 0;
}
function validate13(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.receiver_activity === undefined){
found.push([path, "CountriesUsDocumentHeader#/required", {missingProperty: "receiver_activity"}]);
errors++;
}
if(data.receiver_district === undefined){
found.push([path, "CountriesUsDocumentHeader#/required", {missingProperty: "receiver_district"}]);
errors++;
}
if(data.receiver_city === undefined){
found.push([path, "CountriesUsDocumentHeader#/required", {missingProperty: "receiver_city"}]);
errors++;
}
}
else {
found.push([path, "CountriesUsDocumentHeader#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate14(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.document_status !== undefined){
if(1 !== data.document_status){
found.push([path+"/document_status", "CountriesUsDocumentUpdate#/allOf/0/properties/document_status/const", {allowedValue: 1}]);
errors++;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.header !== undefined){
if(errors < 400){
const before0 = found.length;
if(!validate13(data.header, path+"/header", found)){
errors += found.length - before0;
}
}
}
}
else {
found.push([path, "CountriesUsDocumentUpdate#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate15(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.electronic_document !== undefined){
let data0 = data.electronic_document;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.document_cdr !== undefined){
found.push([path+"/electronic_document/document_cdr", "DocumentUpdate-us-scope#/properties/electronic_document/properties/document_cdr/not", {}]);
errors++;
}
if(data0.document_cdr_filename !== undefined){
found.push([path+"/electronic_document/document_cdr_filename", "DocumentUpdate-us-scope#/properties/electronic_document/properties/document_cdr_filename/not", {}]);
errors++;
}
if(data0.document_transfer_copy_pdf !== undefined){
found.push([path+"/electronic_document/document_transfer_copy_pdf", "DocumentUpdate-us-scope#/properties/electronic_document/properties/document_transfer_copy_pdf/not", {}]);
errors++;
}
}
}
}
return errors === 0;
}
function validate16(data, path, found){
let errors = 0;
if(errors < 400){
const before0 = found.length;
if(!validate8(data, path, found)){
errors += found.length - before0;
}
}
if(errors < 400){
const before1 = found.length;
if(!validate14(data, path, found)){
errors += found.length - before1;
}
}
if(errors < 400){
const before2 = found.length;
if(!validate15(data, path, found)){
errors += found.length - before2;
}
}
return errors === 0;
}
function validate17(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.receiver_activity === undefined){
found.push([path, "CountriesCoDocumentHeader#/required", {missingProperty: "receiver_activity"}]);
errors++;
}
}
else {
found.push([path, "CountriesCoDocumentHeader#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate18(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.document_status !== undefined){
if(1 !== data.document_status){
found.push([path+"/document_status", "CountriesCoDocumentUpdate#/allOf/0/properties/document_status/const", {allowedValue: 1}]);
errors++;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.header !== undefined){
if(errors < 400){
const before0 = found.length;
if(!validate17(data.header, path+"/header", found)){
errors += found.length - before0;
}
}
}
}
else {
found.push([path, "CountriesCoDocumentUpdate#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate19(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.electronic_document !== undefined){
let data0 = data.electronic_document;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.document_cdr !== undefined){
found.push([path+"/electronic_document/document_cdr", "DocumentUpdate-co-scope#/properties/electronic_document/properties/document_cdr/not", {}]);
errors++;
}
if(data0.document_cdr_filename !== undefined){
found.push([path+"/electronic_document/document_cdr_filename", "DocumentUpdate-co-scope#/properties/electronic_document/properties/document_cdr_filename/not", {}]);
errors++;
}
if(data0.document_transfer_copy_pdf !== undefined){
found.push([path+"/electronic_document/document_transfer_copy_pdf", "DocumentUpdate-co-scope#/properties/electronic_document/properties/document_transfer_copy_pdf/not", {}]);
errors++;
}
}
}
}
return errors === 0;
}
function validate20(data, path, found){
let errors = 0;
if(errors < 400){
const before0 = found.length;
if(!validate8(data, path, found)){
errors += found.length - before0;
}
}
if(errors < 400){
const before1 = found.length;
if(!validate18(data, path, found)){
errors += found.length - before1;
}
}
if(errors < 400){
const before2 = found.length;
if(!validate19(data, path, found)){
errors += found.length - before2;
}
}
return errors === 0;
}
function validate21(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.receiver_activity === undefined){
found.push([path, "CountriesMxDocumentHeader#/required", {missingProperty: "receiver_activity"}]);
errors++;
}
if(data.receiver_district === undefined){
found.push([path, "CountriesMxDocumentHeader#/required", {missingProperty: "receiver_district"}]);
errors++;
}
if(data.receiver_city === undefined){
found.push([path, "CountriesMxDocumentHeader#/required", {missingProperty: "receiver_city"}]);
errors++;
}
}
else {
found.push([path, "CountriesMxDocumentHeader#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate22(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.document_status !== undefined){
let data0 = data.document_status;
if(!(data0 === 1 || data0 === 2)){
found.push([path+"/document_status", "CountriesMxDocumentUpdate#/allOf/0/properties/document_status/enum", {allowedValues: [1,2]}]);
errors++;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.header !== undefined){
if(errors < 400){
const before0 = found.length;
if(!validate21(data.header, path+"/header", found)){
errors += found.length - before0;
}
}
}
}
else {
found.push([path, "CountriesMxDocumentUpdate#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate23(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.electronic_document !== undefined){
let data0 = data.electronic_document;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.document_cdr !== undefined){
found.push([path+"/electronic_document/document_cdr", "DocumentUpdate-mx-scope#/properties/electronic_document/properties/document_cdr/not", {}]);
errors++;
}
if(data0.document_cdr_filename !== undefined){
found.push([path+"/electronic_document/document_cdr_filename", "DocumentUpdate-mx-scope#/properties/electronic_document/properties/document_cdr_filename/not", {}]);
errors++;
}
if(data0.document_transfer_copy_pdf !== undefined){
found.push([path+"/electronic_document/document_transfer_copy_pdf", "DocumentUpdate-mx-scope#/properties/electronic_document/properties/document_transfer_copy_pdf/not", {}]);
errors++;
}
}
}
}
return errors === 0;
}
function validate24(data, path, found){
let errors = 0;
if(errors < 400){
const before0 = found.length;
if(!validate8(data, path, found)){
errors += found.length - before0;
}
}
if(errors < 400){
const before1 = found.length;
if(!validate22(data, path, found)){
errors += found.length - before1;
}
}
if(errors < 400){
const before2 = found.length;
if(!validate23(data, path, found)){
errors += found.length - before2;
}
}
return errors === 0;
}
function validate25(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.receiver_activity === undefined){
found.push([path, "CountriesPeDocumentHeader#/required", {missingProperty: "receiver_activity"}]);
errors++;
}
if(data.receiver_district === undefined){
found.push([path, "CountriesPeDocumentHeader#/required", {missingProperty: "receiver_district"}]);
errors++;
}
if(data.receiver_city === undefined){
found.push([path, "CountriesPeDocumentHeader#/required", {missingProperty: "receiver_city"}]);
errors++;
}
}
else {
found.push([path, "CountriesPeDocumentHeader#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate26(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.document_status !== undefined){
if(1 !== data.document_status){
found.push([path+"/document_status", "CountriesPeDocumentUpdate#/allOf/0/properties/document_status/const", {allowedValue: 1}]);
errors++;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.header !== undefined){
if(errors < 400){
const before0 = found.length;
if(!validate25(data.header, path+"/header", found)){
errors += found.length - before0;
}
}
}
}
else {
found.push([path, "CountriesPeDocumentUpdate#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate27(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.electronic_document !== undefined){
let data0 = data.electronic_document;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.document_transfer_copy_pdf !== undefined){
found.push([path+"/electronic_document/document_transfer_copy_pdf", "DocumentUpdate-pe-scope#/properties/electronic_document/properties/document_transfer_copy_pdf/not", {}]);
errors++;
}
}
}
}
return errors === 0;
}
function validate28(data, path, found){
let errors = 0;
if(errors < 400){
const before0 = found.length;
if(!validate8(data, path, found)){
errors += found.length - before0;
}
}
if(errors < 400){
const before1 = found.length;
if(!validate26(data, path, found)){
errors += found.length - before1;
}
}
if(errors < 400){
const before2 = found.length;
if(!validate27(data, path, found)){
errors += found.length - before2;
}
}
return errors === 0;
}
function validate29(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.receiver_activity === undefined){
found.push([path, "CountriesArDocumentHeader#/required", {missingProperty: "receiver_activity"}]);
errors++;
}
if(data.receiver_district === undefined){
found.push([path, "CountriesArDocumentHeader#/required", {missingProperty: "receiver_district"}]);
errors++;
}
if(data.receiver_city === undefined){
found.push([path, "CountriesArDocumentHeader#/required", {missingProperty: "receiver_city"}]);
errors++;
}
}
else {
found.push([path, "CountriesArDocumentHeader#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate30(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.document_status !== undefined){
if(1 !== data.document_status){
found.push([path+"/document_status", "CountriesArDocumentUpdate#/allOf/0/properties/document_status/const", {allowedValue: 1}]);
errors++;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.header !== undefined){
if(errors < 400){
const before0 = found.length;
if(!validate29(data.header, path+"/header", found)){
errors += found.length - before0;
}
}
}
}
else {
found.push([path, "CountriesArDocumentUpdate#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate31(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.electronic_document !== undefined){
let data0 = data.electronic_document;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.document_cdr !== undefined){
found.push([path+"/electronic_document/document_cdr", "DocumentUpdate-ar-scope#/properties/electronic_document/properties/document_cdr/not", {}]);
errors++;
}
if(data0.document_cdr_filename !== undefined){
found.push([path+"/electronic_document/document_cdr_filename", "DocumentUpdate-ar-scope#/properties/electronic_document/properties/document_cdr_filename/not", {}]);
errors++;
}
if(data0.document_transfer_copy_pdf !== undefined){
found.push([path+"/electronic_document/document_transfer_copy_pdf", "DocumentUpdate-ar-scope#/properties/electronic_document/properties/document_transfer_copy_pdf/not", {}]);
errors++;
}
}
}
}
return errors === 0;
}
function validate32(data, path, found){
let errors = 0;
if(errors < 400){
const before0 = found.length;
if(!validate8(data, path, found)){
errors += found.length - before0;
}
}
if(errors < 400){
const before1 = found.length;
if(!validate30(data, path, found)){
errors += found.length - before1;
}
}
if(errors < 400){
const before2 = found.length;
if(!validate31(data, path, found)){
errors += found.length - before2;
}
}
return errors === 0;
}
