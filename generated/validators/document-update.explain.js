// Generated; do not edit. Why a body is not a document-update: every error, at most 100.

// Made when something is first explained: a module that is only loaded has no use for it.
let made;
const tables = () => (made ??= {"rules":{"DueDays#/allOf/0":"terms.due-days","DueDays#/allOf/1":"terms.instalments","LineModifiers#/allOf/0":"line.modifier-conflict","CountriesClDocumentUpdate#/allOf/0":"cl.document-status","CountriesClDocumentHeader#/allOf/0":"cl.document-type","CountriesClDocumentHeader#/allOf/1":"cl.receiver-activity","CountriesClDocumentHeader#/allOf/2":"cl.named-receipt-activity","CountriesClDocumentHeader#/allOf/3":"cl.receiver-tax-id-code","CountriesClDocumentHeader#/allOf/4":"cl.export-receiver-tax-id-code","CountriesClDocumentHeader#/allOf/5":"cl.sale-modality","CountriesClDocumentHeader#/allOf/6":"cl.sale-clause","CountriesUsDocumentUpdate#/allOf/0":"us.document-status","CountriesCoDocumentUpdate#/allOf/0":"co.document-status","CountriesMxDocumentUpdate#/allOf/0":"mx.document-status","CountriesPeDocumentUpdate#/allOf/0":"pe.document-status","CountriesArDocumentUpdate#/allOf/0":"ar.document-status","m.2d4d68a34fa5#/allOf/1":"cl.transportation-doc-type","m.2d4d68a34fa5#/allOf/2":"cl.transportation-doc-billing","m.99305757dc64#":"scope.document_cdr","m.8161f3f9a4a3#":"scope.document_cdr_filename","m.715e823df254#":"scope.document_transfer_copy_pdf"},"named":{"ar.document-status":{"message":"A document of Argentina is always issued, neither a draft nor cancelled; send 1 or leave document_status out."},"cl.document-status":{"message":"A Chilean document is a draft or issued and cannot be cancelled; send 0 or 1, or leave document_status out."},"cl.document-type":{"message":"Chile has no document of this type; send 2, 32, 37, 39, 41, 54, 17, 16, 46, 47 or 48."},"cl.export-receiver-tax-id-code":{"message":"The tax id of a foreign receiver may have any form but cannot be empty; send it as its country writes it."},"cl.named-receipt-activity":{"message":"A receipt that names its receiver does not say what the receiver does for a living; leave receiver_activity out."},"cl.receiver-activity":{"message":"Invoices, credit and debit notes and dispatch guides say what the receiver does for a living; send receiver_activity."},"cl.receiver-tax-id-code":{"message":"A RUT is written as 7 or 8 digits without dots, a hyphen, and a digit or K."},"cl.sale-clause":{"message":"Only export documents (46, 47 and 48) have a delivery clause; leave sale_clause out."},"cl.sale-modality":{"message":"Only export documents (46, 47 and 48) are sold on export terms; leave sale_modality out."},"cl.transportation-doc-billing":{"message":"Only dispatch guides (54) say who dispatches the goods; leave transportation_doc_billing out."},"cl.transportation-doc-type":{"message":"Only dispatch guides (54) say why goods are moved; leave transportation_doc_type out."},"co.document-status":{"message":"A document of Colombia is always issued, neither a draft nor cancelled; send 1 or leave document_status out."},"line.modifier-conflict":{"message":"A line takes either an amount or a percentage, not both; leave one of them out or send 0 for it."},"mx.document-status":{"message":"A Mexican document is issued or cancelled, never a draft; send 1 or 2, or leave document_status out."},"pe.document-status":{"message":"A document of Peru is always issued, neither a draft nor cancelled; send 1 or leave document_status out."},"scope.document_cdr":{"message":"document_cdr is only for Peru: leave it out.","code":"forbidden"},"scope.document_cdr_filename":{"message":"document_cdr_filename is only for Peru: leave it out.","code":"forbidden"},"scope.document_transfer_copy_pdf":{"message":"document_transfer_copy_pdf is only for Chile: leave it out.","code":"forbidden"},"terms.due-days":{"message":"Due days are whole numbers with one comma between each two, such as 0,30,60; take out the comma that has no number beside it."},"terms.instalments":{"message":"There can be 400 instalments at most; send no more than 400 numbers of days."},"us.document-status":{"message":"A document of the United States is always issued, neither a draft nor cancelled; send 1 or leave document_status out."}},"titles":{"CountriesClDocumentHeader#/allOf/0/properties/document_type_id":["Electronic invoice","Exempt electronic invoice","Electronic receipt","Electronic receipt, under the number of the tax authority","Exempt electronic receipt","Electronic dispatch guide","Electronic debit note","Electronic credit note","Electronic export invoice","Electronic export debit note","Electronic export credit note"],"m.a13672c109e3#":["Draft (Chile)","Issued","Cancelled (Mexico)"],"m.85b2817126b3#":["Received","Issued"],"m.086c69b7d198#":["Sale agreed","Sale under condition","Free consignment","Consignment with a minimum sale","No payment"],"m.2343275dc02a#":["CIF","CFR","EXW","FAS","FOB","S/CL","DDP","FCA","CPT","CIP","DAT","DAP","Other"],"m.68673a1215d8#":["The operation is a sale","Sales to be made","Consignment","Delivery free of charge","Internal transfer","Other transfer that is no sale","Return","Transfer for export that is no sale","Sale for export"],"m.19f5fa3cfe52#":["On the receiver's account","On the issuer's account to the receiver's premises","On the issuer's account to other premises"],"m.e26e0ecae82d#":["Draft","Issued","Sent to the counterparty","Accepted by the counterparty"]},"members":{}});

const judge = (validate) => {
  const explanation = (body) => explainWith(validate, body, tables(), 400);
  return { explanation, explain: (body) => explanation(body).refusals };
};

export const { explanation, explain } = judge(validate25);

export const variants = {
  "cl": judge(validate33),
  "us": judge(validate40),
  "co": judge(validate45),
  "mx": judge(validate50),
  "pe": judge(validate56),
  "ar": judge(validate61),
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
        ? nearest(segmentsOf(pointer).at(-1) ?? "", [
            ...(params.members?.keys() ?? tables.members[schema] ?? []),
          ])
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
function judgeMembers(object, path, found, schema, list, required, closed, bound) {
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
  for (const [name, { judge, segment }] of members) {
    if (found.length - before >= bound) break;
    const value = object[name];
    if (value !== undefined) judge?.(value, path + segment, found);
  }
  return found.length - before;
}
const listed = new Map();
function readList(list) {
  return new Map(
    Object.entries(list).map(([name, judge]) => [
      name,
      { judge, segment: `/${escapeSegment(name)}` },
    ]),
  );
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
  const text = `${subject} ${words(keyword, facts)}`;
  return text.endsWith("?") ? text : `${text}.`;
}
function words(keyword, { params, value, titles, guess }) {
  switch (keyword) {
    case "required":
      return "is required and missing";
    case "unknown":
      return `is not a member here${guess === undefined ? "" : `: did you mean "${guess}"?`}`;
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
      return `must have at most ${count(params.limit, "item")}`;
    case "unevaluatedItems":
      return `must have at most ${count(params.len, "item")}`;
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
if(!(typeof data == "number" && !(data % 1) && !isNaN(data))){
found.push([path, "m.ad335f6efca8#/type", {type: "integer"}]);
errors++;
}
if(typeof data == "number"){
if(data > 9007199254740991 || isNaN(data)){
found.push([path, "m.ad335f6efca8#/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data < -9007199254740991 || isNaN(data)){
found.push([path, "m.ad335f6efca8#/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
return errors === 0;
}
function validate1(data, path, found){
let errors = 0;
if(!(typeof data == "number" && !(data % 1) && !isNaN(data))){
found.push([path, "m.a13672c109e3#/type", {type: "integer"}]);
errors++;
}
if(!(data === 0 || data === 1 || data === 2)){
found.push([path, "m.a13672c109e3#/enum", {allowedValues: [0,1,2]}]);
errors++;
}
return errors === 0;
}
const pattern0 = new RegExp(",,|,$", "u");
const pattern1 = new RegExp("^(?:[0-9]*,){400}", "u");
function validate2(data, path, found){
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.payment_conditions !== undefined){
let data2 = data.payment_conditions;
const _errs10 = errors;
const _errs11 = errors;
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
errors++;
}
}
var valid5 = errors === _errs11;
if(valid5){
found.push([path+"/payment_conditions", "DueDays#/allOf/1/properties/payment_conditions/not", {}]);
errors++;
}
else {
errors = _errs10;
}
}
if(data.payment_term !== undefined){
let data3 = data.payment_term;
const _errs13 = errors;
const _errs14 = errors;
if(typeof data3 === "string"){
if(!pattern1.test(data3)){
errors++;
}
}
var valid6 = errors === _errs14;
if(valid6){
found.push([path+"/payment_term", "DueDays#/allOf/1/properties/payment_term/not", {}]);
errors++;
}
else {
errors = _errs13;
}
}
}
return errors === 0;
}
function validate3(data, path, found){
let errors = 0;
if(!(typeof data == "number" && !(data % 1) && !isNaN(data))){
found.push([path, "m.84011e2cdafb#/type", {type: "integer"}]);
errors++;
}
if(typeof data == "number"){
if(data > 9007199254740991 || isNaN(data)){
found.push([path, "m.84011e2cdafb#/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data < 1 || isNaN(data)){
found.push([path, "m.84011e2cdafb#/minimum", {comparison: ">=", limit: 1}]);
errors++;
}
}
return errors === 0;
}
function validate4(data, path, found){
let errors = 0;
if(typeof data !== "string"){
found.push([path, "m.a5a0a01e98ca#/type", {type: "string"}]);
errors++;
}
return errors === 0;
}
function validate5(data, path, found){
let errors = 0;
if(!(typeof data == "number" && !(data % 1) && !isNaN(data))){
found.push([path, "m.85b2817126b3#/type", {type: "integer"}]);
errors++;
}
if(!(data === 0 || data === 1)){
found.push([path, "m.85b2817126b3#/enum", {allowedValues: [0,1]}]);
errors++;
}
return errors === 0;
}
const formats0 = date;
const pattern2 = new RegExp("^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$", "u");
function validate6(data, path, found){
let errors = 0;
if(typeof data === "string"){
if(!pattern2.test(data)){
found.push([path, "m.b333d1ada5af#/pattern", {pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"}]);
errors++;
}
if(!formats0(data)){
found.push([path, "m.b333d1ada5af#/format", {format: "date"}]);
errors++;
}
}
else {
found.push([path, "m.b333d1ada5af#/type", {type: "string"}]);
errors++;
}
return errors === 0;
}
const pattern3 = new RegExp("^[0-9][0-9,]*$", "u");
function validate7(data, path, found){
let errors = 0;
if(typeof data === "string"){
if(!pattern3.test(data)){
found.push([path, "m.84cded4d0c57#/pattern", {pattern: "^[0-9][0-9,]*$"}]);
errors++;
}
}
else {
found.push([path, "m.84cded4d0c57#/type", {type: "string"}]);
errors++;
}
return errors === 0;
}
function validate8(data, path, found){
let errors = 0;
if(typeof data == "number"){
if(data > 9007199254740991 || isNaN(data)){
found.push([path, "m.10d9052ae730#/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data < -9007199254740991 || isNaN(data)){
found.push([path, "m.10d9052ae730#/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
else {
found.push([path, "m.10d9052ae730#/type", {type: "number"}]);
errors++;
}
return errors === 0;
}
function validate9(data, path, found){
let errors = 0;
if(!(typeof data == "number" && !(data % 1) && !isNaN(data))){
found.push([path, "m.086c69b7d198#/type", {type: "integer"}]);
errors++;
}
if(!(data === 1 || data === 2 || data === 3 || data === 4 || data === 9)){
found.push([path, "m.086c69b7d198#/enum", {allowedValues: [1,2,3,4,9]}]);
errors++;
}
return errors === 0;
}
function validate10(data, path, found){
let errors = 0;
if(!(typeof data == "number" && !(data % 1) && !isNaN(data))){
found.push([path, "m.2343275dc02a#/type", {type: "integer"}]);
errors++;
}
if(!(data === 1 || data === 2 || data === 3 || data === 4 || data === 5 || data === 6 || data === 9 || data === 10 || data === 11 || data === 12 || data === 17 || data === 18 || data === 8)){
found.push([path, "m.2343275dc02a#/enum", {allowedValues: [1,2,3,4,5,6,9,10,11,12,17,18,8]}]);
errors++;
}
return errors === 0;
}
function validate11(data, path, found){
let errors = 0;
if(typeof data != "number"){
found.push([path, "m.68673a1215d8#/type", {type: "number"}]);
errors++;
}
if(!(data === 1 || data === 2 || data === 3 || data === 4 || data === 5 || data === 6 || data === 7 || data === 8 || data === 9)){
found.push([path, "m.68673a1215d8#/enum", {allowedValues: [1,2,3,4,5,6,7,8,9]}]);
errors++;
}
return errors === 0;
}
function validate12(data, path, found){
let errors = 0;
if(typeof data != "number"){
found.push([path, "m.19f5fa3cfe52#/type", {type: "number"}]);
errors++;
}
if(!(data === 1 || data === 2 || data === 3)){
found.push([path, "m.19f5fa3cfe52#/enum", {allowedValues: [1,2,3]}]);
errors++;
}
return errors === 0;
}
function validate13(data, path, found){
let errors = 0;
if(typeof data != "number"){
found.push([path, "m.e26e0ecae82d#/type", {type: "number"}]);
errors++;
}
if(!(data === 0 || data === 1 || data === 2 || data === 3)){
found.push([path, "m.e26e0ecae82d#/enum", {allowedValues: [0,1,2,3]}]);
errors++;
}
return errors === 0;
}
function validate14(data, path, found){
let errors = 0;
if(errors < 400){
const before0 = found.length;
if(!validate2(data, path, found)){
errors += found.length - before0;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "DocumentHeaderUpdate#", () => ({"account_id": validate0, "document_type_id": validate3, "document_type_taxbureau": validate4, "document_number": validate0, "received_issued_flag": validate5, "taxbureau_validation_status": validate0, "issue_date": validate6, "issuer_tax_id_code": validate4, "issuer_tax_id_type": validate4, "issuer_legal_name": validate4, "issuer_address": validate4, "issuer_district": validate4, "issuer_city": validate4, "issuer_state_id": validate0, "issuer_country_id": validate0, "issuer_phone": validate4, "issuer_activity": validate4, "customer_supplier_id": validate0, "receiver_tax_id_code": validate4, "receiver_tax_id_type": validate4, "receiver_legal_name": validate4, "receiver_address": validate4, "receiver_district": validate4, "receiver_city": validate4, "receiver_phone": validate4, "receiver_activity": validate4, "receiver_postalcode": validate4, "receiver_state_id": validate0, "receiver_country_id": validate0, "payment_conditions": validate7, "currency_id": validate8, "exchange_rate_value": validate0, "sale_modality": validate9, "sale_clause": validate10, "transportation_doc_type": validate11, "transportation_doc_billing": validate12, "document_status": validate13}), ["document_type_id","issue_date","issuer_address","issuer_district","issuer_city","issuer_phone","issuer_activity","receiver_address","receiver_district","receiver_city","receiver_phone","currency_id"], true, 400);
}
else {
found.push([path, "DocumentHeaderUpdate#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate15(data, path, found){
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
function validate16(data, path, found){
let errors = 0;
if(typeof data == "number"){
if(data > 9007199254740991 || isNaN(data)){
found.push([path, "m.0bfbeeb0451a#/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data < -9007199254740991 || isNaN(data)){
found.push([path, "m.0bfbeeb0451a#/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
if(!decimals(data, 6)){
found.push([path, "m.0bfbeeb0451a#/x-decimals", {}]);
errors++;
}
}
else {
found.push([path, "m.0bfbeeb0451a#/type", {type: "number"}]);
errors++;
}
return errors === 0;
}
function validate17(data, path, found){
let errors = 0;
if(typeof data === "string"){
if(data.length > 100 && codePoints(data) > 100){
found.push([path, "m.1d23515e04a1#/maxLength", {limit: 100}]);
errors++;
}
}
else {
found.push([path, "m.1d23515e04a1#/type", {type: "string"}]);
errors++;
}
return errors === 0;
}
function validate18(data, path, found){
let errors = 0;
if(errors < 400){
const before0 = found.length;
if(!validate15(data, path, found)){
errors += found.length - before0;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "DocumentLineUpdate#", () => ({"quantity": validate16, "line_description": validate17, "unit_price": validate16, "long_description": validate17, "unit_measure": validate4, "modifier_amount": validate8, "modifier_percentage": validate8, "total_taxes": validate8, "total_amount_line": validate8}), ["quantity","unit_price","total_amount_line"], true, 400);
}
else {
found.push([path, "DocumentLineUpdate#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate19(data, path, found){
let errors = 0;
if(Array.isArray(data)){
if(data.length > 10000){
found.push([path, "m.c16e0fddd265#/maxItems", {limit: 10000}]);
errors++;
}
const len0 = data.length;
for(let i0=0, i0_=errors; i0<len0 && errors-i0_<400; i0++){
if(errors < 400){
const before0 = found.length;
if(!validate18(data[i0], path+"/" + i0, found)){
errors += found.length - before0;
}
}
}
}
else {
found.push([path, "m.c16e0fddd265#/type", {type: "array"}]);
errors++;
}
return errors === 0;
}
function validate20(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "DocumentTotalsUpdate#", () => ({"net_amount": validate8, "taxes_amount": validate8, "total_amount": validate8}), ["net_amount","total_amount"], true, 400);
}
else {
found.push([path, "DocumentTotalsUpdate#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
const pattern4 = new RegExp("^[A-Za-z0-9+/]*={0,2}$", "u");
function validate21(data, path, found){
let errors = 0;
if(typeof data === "string"){
if(!pattern4.test(data)){
found.push([path, "m.0beee01dfa76#/pattern", {pattern: "^[A-Za-z0-9+/]*={0,2}$"}]);
errors++;
}
if(!base64(data, true)){
found.push([path, "m.0beee01dfa76#/x-base64", {}]);
errors++;
}
}
else {
found.push([path, "m.0beee01dfa76#/type", {type: "string"}]);
errors++;
}
return errors === 0;
}
function validate22(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "ElectronicDocument#", () => ({"document_xml": validate21, "document_cdr": validate21, "document_cdr_filename": validate4, "document_pdf": validate21, "stamp_img": validate21, "document_transfer_copy_pdf": validate21}), [], true, 400);
}
else {
found.push([path, "ElectronicDocument#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate23(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "PaymentLink#", () => ({"payment_url": validate4}), [], true, 400);
}
else {
found.push([path, "PaymentLink#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate24(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "Result#", () => ({"status": validate0, "error_message": validate4}), [], true, 400);
}
else {
found.push([path, "Result#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate25(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "DocumentUpdate#", () => ({"document_id": validate0, "document_status": validate1, "header": validate14, "details": validate19, "totals": validate20, "electronic_document": validate22, "payment_link": validate23, "result": validate24}), ["header","totals"], true, 400);
}
else {
found.push([path, "DocumentUpdate#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
const pattern5 = new RegExp("^[0-9]{7,8}-[0-9Kk]$", "u");
function validate26(data, path, found){
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
if(!pattern5.test(data7)){
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
function validate27(data, path, found){
let errors = 0;
if(errors < 400){
const before0 = found.length;
if(!validate26(data, path, found)){
errors += found.length - before0;
}
}
const _errs2 = errors;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.document_type_id === undefined){
errors++;
}
else {
let data0 = data.document_type_id;
if(!(data0 === 2 || data0 === 32 || data0 === 37 || data0 === 39 || data0 === 41 || data0 === 17 || data0 === 16 || data0 === 46 || data0 === 47 || data0 === 48)){
errors++;
}
}
}
var _valid0 = errors === _errs3;
errors = _errs2;
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.transportation_doc_type !== undefined){
found.push([path+"/transportation_doc_type", "m.2d4d68a34fa5#/allOf/1/then/properties/transportation_doc_type/false schema", {}]);
errors++;
}
}
var _valid0 = errors === _errs5;
}
const _errs7 = errors;
const _errs8 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.document_type_id === undefined){
errors++;
}
else {
let data2 = data.document_type_id;
if(!(data2 === 2 || data2 === 32 || data2 === 37 || data2 === 39 || data2 === 41 || data2 === 17 || data2 === 16 || data2 === 46 || data2 === 47 || data2 === 48)){
errors++;
}
}
}
var _valid1 = errors === _errs8;
errors = _errs7;
if(_valid1){
const _errs10 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.transportation_doc_billing !== undefined){
found.push([path+"/transportation_doc_billing", "m.2d4d68a34fa5#/allOf/2/then/properties/transportation_doc_billing/false schema", {}]);
errors++;
}
}
var _valid1 = errors === _errs10;
}
return errors === 0;
}
function validate28(data, path, found){
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
errors += judgeMembers(data, path, found, "CountriesClDocumentUpdate#", () => ({"header": validate27}), [], false, 400);
}
else {
found.push([path, "CountriesClDocumentUpdate#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate29(data, path, found){
found.push([path, "m.99305757dc64#/not", {}]);
return false;
}
function validate30(data, path, found){
found.push([path, "m.8161f3f9a4a3#/not", {}]);
return false;
}
function validate31(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "m.b10e87292ef2#", () => ({"document_cdr": validate29, "document_cdr_filename": validate30}), [], false, 400);
}
return errors === 0;
}
function validate32(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "DocumentUpdate-cl-scope#", () => ({"electronic_document": validate31}), [], false, 400);
}
return errors === 0;
}
function validate33(data, path, found){
let errors = 0;
if(errors < 400){
const before0 = found.length;
if(!validate25(data, path, found)){
errors += found.length - before0;
}
}
if(errors < 400){
const before1 = found.length;
if(!validate28(data, path, found)){
errors += found.length - before1;
}
}
if(errors < 400){
const before2 = found.length;
if(!validate32(data, path, found)){
errors += found.length - before2;
}
}
return errors === 0;
}
function validate34(data, path, found){
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
function validate35(data, path, found){
let errors = 0;
if(errors < 400){
const before0 = found.length;
if(!validate34(data, path, found)){
errors += found.length - before0;
}
}
return errors === 0;
}
function validate36(data, path, found){
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
errors += judgeMembers(data, path, found, "CountriesUsDocumentUpdate#", () => ({"header": validate35}), [], false, 400);
}
else {
found.push([path, "CountriesUsDocumentUpdate#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate37(data, path, found){
found.push([path, "m.715e823df254#/not", {}]);
return false;
}
function validate38(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "m.1724b1a731c5#", () => ({"document_cdr": validate29, "document_cdr_filename": validate30, "document_transfer_copy_pdf": validate37}), [], false, 400);
}
return errors === 0;
}
function validate39(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "DocumentUpdate-us-scope#", () => ({"electronic_document": validate38}), [], false, 400);
}
return errors === 0;
}
function validate40(data, path, found){
let errors = 0;
if(errors < 400){
const before0 = found.length;
if(!validate25(data, path, found)){
errors += found.length - before0;
}
}
if(errors < 400){
const before1 = found.length;
if(!validate36(data, path, found)){
errors += found.length - before1;
}
}
if(errors < 400){
const before2 = found.length;
if(!validate39(data, path, found)){
errors += found.length - before2;
}
}
return errors === 0;
}
function validate41(data, path, found){
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
function validate42(data, path, found){
let errors = 0;
if(errors < 400){
const before0 = found.length;
if(!validate41(data, path, found)){
errors += found.length - before0;
}
}
return errors === 0;
}
function validate43(data, path, found){
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
errors += judgeMembers(data, path, found, "CountriesCoDocumentUpdate#", () => ({"header": validate42}), [], false, 400);
}
else {
found.push([path, "CountriesCoDocumentUpdate#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate44(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "DocumentUpdate-co-scope#", () => ({"electronic_document": validate38}), [], false, 400);
}
return errors === 0;
}
function validate45(data, path, found){
let errors = 0;
if(errors < 400){
const before0 = found.length;
if(!validate25(data, path, found)){
errors += found.length - before0;
}
}
if(errors < 400){
const before1 = found.length;
if(!validate43(data, path, found)){
errors += found.length - before1;
}
}
if(errors < 400){
const before2 = found.length;
if(!validate44(data, path, found)){
errors += found.length - before2;
}
}
return errors === 0;
}
function validate46(data, path, found){
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
function validate47(data, path, found){
let errors = 0;
if(errors < 400){
const before0 = found.length;
if(!validate46(data, path, found)){
errors += found.length - before0;
}
}
return errors === 0;
}
function validate48(data, path, found){
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
errors += judgeMembers(data, path, found, "CountriesMxDocumentUpdate#", () => ({"header": validate47}), [], false, 400);
}
else {
found.push([path, "CountriesMxDocumentUpdate#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate49(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "DocumentUpdate-mx-scope#", () => ({"electronic_document": validate38}), [], false, 400);
}
return errors === 0;
}
function validate50(data, path, found){
let errors = 0;
if(errors < 400){
const before0 = found.length;
if(!validate25(data, path, found)){
errors += found.length - before0;
}
}
if(errors < 400){
const before1 = found.length;
if(!validate48(data, path, found)){
errors += found.length - before1;
}
}
if(errors < 400){
const before2 = found.length;
if(!validate49(data, path, found)){
errors += found.length - before2;
}
}
return errors === 0;
}
function validate51(data, path, found){
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
function validate52(data, path, found){
let errors = 0;
if(errors < 400){
const before0 = found.length;
if(!validate51(data, path, found)){
errors += found.length - before0;
}
}
return errors === 0;
}
function validate53(data, path, found){
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
errors += judgeMembers(data, path, found, "CountriesPeDocumentUpdate#", () => ({"header": validate52}), [], false, 400);
}
else {
found.push([path, "CountriesPeDocumentUpdate#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate54(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "m.99fce6b5b665#", () => ({"document_transfer_copy_pdf": validate37}), [], false, 400);
}
return errors === 0;
}
function validate55(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "DocumentUpdate-pe-scope#", () => ({"electronic_document": validate54}), [], false, 400);
}
return errors === 0;
}
function validate56(data, path, found){
let errors = 0;
if(errors < 400){
const before0 = found.length;
if(!validate25(data, path, found)){
errors += found.length - before0;
}
}
if(errors < 400){
const before1 = found.length;
if(!validate53(data, path, found)){
errors += found.length - before1;
}
}
if(errors < 400){
const before2 = found.length;
if(!validate55(data, path, found)){
errors += found.length - before2;
}
}
return errors === 0;
}
function validate57(data, path, found){
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
function validate58(data, path, found){
let errors = 0;
if(errors < 400){
const before0 = found.length;
if(!validate57(data, path, found)){
errors += found.length - before0;
}
}
return errors === 0;
}
function validate59(data, path, found){
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
errors += judgeMembers(data, path, found, "CountriesArDocumentUpdate#", () => ({"header": validate58}), [], false, 400);
}
else {
found.push([path, "CountriesArDocumentUpdate#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate60(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "DocumentUpdate-ar-scope#", () => ({"electronic_document": validate38}), [], false, 400);
}
return errors === 0;
}
function validate61(data, path, found){
let errors = 0;
if(errors < 400){
const before0 = found.length;
if(!validate25(data, path, found)){
errors += found.length - before0;
}
}
if(errors < 400){
const before1 = found.length;
if(!validate59(data, path, found)){
errors += found.length - before1;
}
}
if(errors < 400){
const before2 = found.length;
if(!validate60(data, path, found)){
errors += found.length - before2;
}
}
return errors === 0;
}
