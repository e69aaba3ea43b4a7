/** @noprettier */ /* eslint-disable */ /* eslint max-lines: [1, 1] */
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
// biome-ignore-all assist: generated
// Generated; do not edit. Validates a body as a document-update and returns at most 100 errors.

// The tables are built at the first explanation, not when the module is imported.
/** @type {any} */
let made;
const tables = () => (made ??= {"rules":{"DueDays#/allOf/0":"terms.due-days","DueDays#/allOf/1":"terms.instalments","LineModifiers#/allOf/0":"line.modifier-conflict","CountriesClDocumentHeader#/allOf/0":"cl.document-type","CountriesClDocumentHeader#/allOf/1":"cl.receiver-activity","CountriesClDocumentHeader#/allOf/2":"cl.named-receipt-activity","CountriesClDocumentHeader#/allOf/3":"cl.receiver-tax-id-code","CountriesClDocumentHeader#/allOf/4":"cl.export-receiver-tax-id-code","CountriesClDocumentHeader#/allOf/5":"cl.sale-modality","CountriesClDocumentHeader#/allOf/6":"cl.sale-clause","part 79ab2e15ffad#/allOf/1":"cl.transportation-doc-type","part 79ab2e15ffad#/allOf/2":"cl.transportation-doc-billing","CountriesClDocumentUpdate#/allOf/0":"cl.document-status","part 14a15e291419#":"scope.document_cdr","part 440c29a0e7e0#":"scope.document_cdr_filename","CountriesUsDocumentUpdate#/allOf/0":"us.document-status","part 834c876c75df#":"scope.document_transfer_copy_pdf","CountriesCoDocumentUpdate#/allOf/0":"co.document-status","CountriesMxDocumentUpdate#/allOf/0":"mx.document-status","CountriesPeDocumentUpdate#/allOf/0":"pe.document-status","CountriesArDocumentUpdate#/allOf/0":"ar.document-status"},"titles":{"part 83026c35f75e#":["Draft (Chile)","Issued","Cancelled (Mexico)"],"part b9f6d84ab896#":["Received","Issued"],"part 11fbc07eea35#":["Sale agreed","Sale under condition","Free consignment","Consignment with a minimum sale","No payment"],"part 6a5df9ab225a#":["CIF","CFR","EXW","FAS","FOB","S/CL","DDP","FCA","CPT","CIP","DAT","DAP","Other"],"part 521b40c46171#":["The operation is a sale","Sales to be made","Consignment","Delivery free of charge","Internal transfer","Other transfer that is no sale","Return","Transfer for export that is no sale","Sale for export"],"part 5d8904e790bf#":["On the receiver's account","On the issuer's account to the receiver's premises","On the issuer's account to other premises"],"part 6cd453b68520#":["Draft","Issued","Sent to the counterparty","Accepted by the counterparty"],"CountriesClDocumentHeader#/allOf/0/properties/document_type_id":["Electronic invoice","Exempt electronic invoice","Electronic receipt","Electronic receipt (same as 37; 39 is the tax authority's code)","Exempt electronic receipt","Electronic dispatch guide","Electronic debit note","Electronic credit note","Electronic export invoice","Electronic export debit note","Electronic export credit note"]},"members":{},"named":{"ar.document-status":{"message":"An Argentine document is always issued, never a draft or cancelled; send 1 or leave document_status out."},"cl.document-status":{"message":"A Chilean document is a draft or issued and cannot be cancelled; send 0 or 1, or leave document_status out."},"cl.document-type":{"message":"Chile has no document of this type; send 2, 32, 37, 39, 41, 54, 17, 16, 46, 47 or 48."},"cl.export-receiver-tax-id-code":{"message":"The tax id of a foreign receiver may have any form but cannot be empty; send it as the receiver's country writes it."},"cl.named-receipt-activity":{"message":"A receipt that names its receiver cannot state the receiver's activity; leave receiver_activity out."},"cl.receiver-activity":{"message":"Invoices, credit notes, debit notes and dispatch guides state the receiver's activity; send receiver_activity."},"cl.receiver-tax-id-code":{"message":"A RUT is written as 7 or 8 digits, a hyphen, and a digit or K, without dots."},"cl.sale-clause":{"message":"Only export documents (46, 47 and 48) carry sale_clause; leave sale_clause out."},"cl.sale-modality":{"message":"Only export documents (46, 47 and 48) carry sale_modality; leave sale_modality out."},"cl.transportation-doc-billing":{"message":"Only dispatch guides (54) carry transportation_doc_billing; leave transportation_doc_billing out."},"cl.transportation-doc-type":{"message":"Only dispatch guides (54) carry transportation_doc_type; leave transportation_doc_type out."},"co.document-status":{"message":"A Colombian document is always issued, never a draft or cancelled; send 1 or leave document_status out."},"line.modifier-conflict":{"message":"A line takes either modifier_amount or modifier_percentage; leave one of them out or send 0 for it."},"mx.document-status":{"message":"A Mexican document is issued or cancelled, never a draft; send 1 or 2, or leave document_status out."},"pe.document-status":{"message":"A Peruvian document is always issued, never a draft or cancelled; send 1 or leave document_status out."},"scope.document_cdr":{"message":"document_cdr is only for Peru: leave it out.","code":"forbidden"},"scope.document_cdr_filename":{"message":"document_cdr_filename is only for Peru: leave it out.","code":"forbidden"},"scope.document_transfer_copy_pdf":{"message":"document_transfer_copy_pdf is only for Chile: leave it out.","code":"forbidden"},"terms.due-days":{"message":"Due days are whole numbers with one comma between two numbers, such as 0,30,60; remove the other commas."},"terms.instalments":{"message":"At most 400 instalments are allowed; send no more than 400 numbers of days."},"us.document-status":{"message":"A US document is always issued, never a draft or cancelled; send 1 or leave document_status out."}}});

/** @param {any} validate */
const explaining = (validate) => {
  /** @param {unknown} body */
  const explanation = (body) => explainWith(validate, body, tables(), 400);
  return { explanation, explain: (/** @type {unknown} */ body) => explanation(body).refusals };
};

export const { explanation, explain } = explaining(explain_DocumentUpdate);

export const variants = {
  "cl": explaining(explain_document$update$47cl),
  "us": explaining(explain_document$update$47us),
  "co": explaining(explain_document$update$47co),
  "mx": explaining(explain_document$update$47mx),
  "pe": explaining(explain_document$update$47pe),
  "ar": explaining(explain_document$update$47ar),
};

/** @type {Any} */
function base64(text) {
  return text.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/.test(text);
}
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
/** @type {Any} */
function decimals(number, most) {
  if (Number.isInteger(number)) return true;
  const [mantissa = "", exponent = "0"] = String(number).split("e");
  const fraction = mantissa.split(".")[1]?.length ?? 0;
  return fraction - Number(exponent) <= most;
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
function explain_part$83026c35f75e(data, path, found){
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
found.push([path, "part 83026c35f75e#/type", {type: "integer"}]);
errors++;
}
if(!(data === 0 || data === 1 || data === 2)){
found.push([path, "part 83026c35f75e#/enum", {allowedValues: [0,1,2]}]);
errors++;
}
return errors === 0;
}
const pattern_ce39ba5ce035 = new RegExp(",,|,$", "u");
/** @type {Any} */
function validate_part$87da915bb391(data){
if(typeof data === "string"){
if(!pattern_ce39ba5ce035.test(data)){
return false;
}
}
return true;
}
const pattern_a9acbb3528d9 = new RegExp("^([0-9]*,){400}", "u");
/** @type {Any} */
function validate_part$4f7341ec00a2(data){
if(typeof data === "string"){
if(!pattern_a9acbb3528d9.test(data)){
return false;
}
}
return true;
}
/** @type {Any} */
function explain_DueDays(data, path, found){
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data))){
found.push([path, "DueDays#/type", {type: "object"}]);
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.payment_conditions !== undefined){
if(validate_part$87da915bb391(data.payment_conditions)){
found.push([path+"/payment_conditions", "DueDays#/allOf/0/properties/payment_conditions/not", {}]);
errors++;
}
}
if(data.payment_term !== undefined){
if(validate_part$87da915bb391(data.payment_term)){
found.push([path+"/payment_term", "DueDays#/allOf/0/properties/payment_term/not", {}]);
errors++;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.payment_conditions !== undefined){
if(validate_part$4f7341ec00a2(data.payment_conditions)){
found.push([path+"/payment_conditions", "DueDays#/allOf/1/properties/payment_conditions/not", {}]);
errors++;
}
}
if(data.payment_term !== undefined){
if(validate_part$4f7341ec00a2(data.payment_term)){
found.push([path+"/payment_term", "DueDays#/allOf/1/properties/payment_term/not", {}]);
errors++;
}
}
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
function explain_part$00404e686415(data, path, found){
let errors = 0;
if(typeof data !== "string"){
found.push([path, "part 00404e686415#/type", {type: "string"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$b9f6d84ab896(data, path, found){
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
found.push([path, "part b9f6d84ab896#/type", {type: "integer"}]);
errors++;
}
if(!(data === 0 || data === 1)){
found.push([path, "part b9f6d84ab896#/enum", {allowedValues: [0,1]}]);
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
const pattern_9e52b0da7494 = new RegExp("^[0-9][0-9,]*$", "u");
/** @type {Any} */
function explain_part$bd707dea6225(data, path, found){
let errors = 0;
if(typeof data === "string"){
if(!pattern_9e52b0da7494.test(data)){
found.push([path, "part bd707dea6225#/pattern", {pattern: "^[0-9][0-9,]*$"}]);
errors++;
}
}
else {
found.push([path, "part bd707dea6225#/type", {type: "string"}]);
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
function explain_part$11fbc07eea35(data, path, found){
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
found.push([path, "part 11fbc07eea35#/type", {type: "integer"}]);
errors++;
}
if(!(data === 1 || data === 2 || data === 3 || data === 4 || data === 9)){
found.push([path, "part 11fbc07eea35#/enum", {allowedValues: [1,2,3,4,9]}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$6a5df9ab225a(data, path, found){
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
found.push([path, "part 6a5df9ab225a#/type", {type: "integer"}]);
errors++;
}
if(!(data === 1 || data === 2 || data === 3 || data === 4 || data === 5 || data === 6 || data === 9 || data === 10 || data === 11 || data === 12 || data === 17 || data === 18 || data === 8)){
found.push([path, "part 6a5df9ab225a#/enum", {allowedValues: [1,2,3,4,5,6,9,10,11,12,17,18,8]}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$521b40c46171(data, path, found){
let errors = 0;
if(!((typeof data == "number") && (isFinite(data)))){
found.push([path, "part 521b40c46171#/type", {type: "number"}]);
errors++;
}
if(!(data === 1 || data === 2 || data === 3 || data === 4 || data === 5 || data === 6 || data === 7 || data === 8 || data === 9)){
found.push([path, "part 521b40c46171#/enum", {allowedValues: [1,2,3,4,5,6,7,8,9]}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$5d8904e790bf(data, path, found){
let errors = 0;
if(!((typeof data == "number") && (isFinite(data)))){
found.push([path, "part 5d8904e790bf#/type", {type: "number"}]);
errors++;
}
if(!(data === 1 || data === 2 || data === 3)){
found.push([path, "part 5d8904e790bf#/enum", {allowedValues: [1,2,3]}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$6cd453b68520(data, path, found){
let errors = 0;
if(!((typeof data == "number") && (isFinite(data)))){
found.push([path, "part 6cd453b68520#/type", {type: "number"}]);
errors++;
}
if(!(data === 0 || data === 1 || data === 2 || data === 3)){
found.push([path, "part 6cd453b68520#/enum", {allowedValues: [0,1,2,3]}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_DocumentHeaderUpdate(data, path, found){
let errors = 0;
const before0 = found.length;
if(errors < 400){
if(!(explain_DueDays(data, path, found))){
errors += found.length - before0;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "DocumentHeaderUpdate#", () => ({"account_id": explain_part$e5ae5c0f5f1a, "document_type_id": explain_part$54f8b649009b, "document_type_taxbureau": explain_part$00404e686415, "document_number": explain_part$e5ae5c0f5f1a, "received_issued_flag": explain_part$b9f6d84ab896, "taxbureau_validation_status": explain_part$e5ae5c0f5f1a, "issue_date": explain_part$051726f6ae3c, "issuer_tax_id_code": explain_part$00404e686415, "issuer_tax_id_type": explain_part$00404e686415, "issuer_legal_name": explain_part$00404e686415, "issuer_address": explain_part$00404e686415, "issuer_district": explain_part$00404e686415, "issuer_city": explain_part$00404e686415, "issuer_state_id": explain_part$e5ae5c0f5f1a, "issuer_country_id": explain_part$e5ae5c0f5f1a, "issuer_phone": explain_part$00404e686415, "issuer_activity": explain_part$00404e686415, "customer_supplier_id": explain_part$e5ae5c0f5f1a, "receiver_tax_id_code": explain_part$00404e686415, "receiver_tax_id_type": explain_part$00404e686415, "receiver_legal_name": explain_part$00404e686415, "receiver_address": explain_part$00404e686415, "receiver_district": explain_part$00404e686415, "receiver_city": explain_part$00404e686415, "receiver_phone": explain_part$00404e686415, "receiver_activity": explain_part$00404e686415, "receiver_postalcode": explain_part$00404e686415, "receiver_state_id": explain_part$e5ae5c0f5f1a, "receiver_country_id": explain_part$e5ae5c0f5f1a, "payment_conditions": explain_part$bd707dea6225, "currency_id": explain_part$bfccf6e7dce2, "exchange_rate_value": explain_part$e5ae5c0f5f1a, "sale_modality": explain_part$11fbc07eea35, "sale_clause": explain_part$6a5df9ab225a, "transportation_doc_type": explain_part$521b40c46171, "transportation_doc_billing": explain_part$5d8904e790bf, "document_status": explain_part$6cd453b68520}), ["document_type_id","issue_date","issuer_address","issuer_district","issuer_city","issuer_phone","issuer_activity","receiver_address","receiver_district","receiver_city","receiver_phone","currency_id"], true, 400);
}
else {
found.push([path, "DocumentHeaderUpdate#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function validate_part$17b9b84fa888(data){
if(!(data === 0)){
return false;
}
return true;
}
/** @type {Any} */
function validate_part$cde9c86f78be(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.modifier_percentage === undefined){
return false;
}
const data0 = data.modifier_amount;
if(validate_part$17b9b84fa888(data0)){
return false;
}
if(!(Number.isFinite(data0))){
return false;
}
}
return true;
}
/** @type {Any} */
function explain_LineModifiers(data, path, found){
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data))){
found.push([path, "LineModifiers#/type", {type: "object"}]);
errors++;
}
if(validate_part$cde9c86f78be(data)){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.modifier_percentage !== undefined){
if(!(data.modifier_percentage === 0)){
found.push([path+"/modifier_percentage", "LineModifiers#/allOf/0/then/properties/modifier_percentage/const", {allowedValue: 0}]);
errors++;
}
}
}
}
return errors === 0;
}
/** @type {Any} */
function explain_part$8004158c9756(data, path, found){
let errors = 0;
if((typeof data == "number") && (isFinite(data))){
if(data > 9007199254740991 || isNaN(data)){
found.push([path, "part 8004158c9756#/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data < -9007199254740991 || isNaN(data)){
found.push([path, "part 8004158c9756#/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
if(!decimals(data, 6)){
found.push([path, "part 8004158c9756#/x-decimals", {}]);
errors++;
}
}
else {
found.push([path, "part 8004158c9756#/type", {type: "number"}]);
errors++;
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
/** @type {Any} */
function explain_DocumentLineUpdate(data, path, found){
let errors = 0;
const before0 = found.length;
if(errors < 400){
if(!(explain_LineModifiers(data, path, found))){
errors += found.length - before0;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "DocumentLineUpdate#", () => ({"quantity": explain_part$8004158c9756, "line_description": explain_part$507580129371, "unit_price": explain_part$8004158c9756, "long_description": explain_part$507580129371, "unit_measure": explain_part$00404e686415, "modifier_amount": explain_part$bfccf6e7dce2, "modifier_percentage": explain_part$bfccf6e7dce2, "total_taxes": explain_part$bfccf6e7dce2, "total_amount_line": explain_part$bfccf6e7dce2}), ["quantity","unit_price","total_amount_line"], true, 400);
}
else {
found.push([path, "DocumentLineUpdate#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$fa0b917ef964(data, path, found){
let errors = 0;
if(Array.isArray(data)){
if(data.length > 10000){
found.push([path, "part fa0b917ef964#/maxItems", {limit: 10000}]);
errors++;
}
const len0 = data.length;
const before0 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - before0 >= 400){
break;
}
const before1 = found.length;
if(errors < 400){
if(!(explain_DocumentLineUpdate(data[i0], path+"/" + i0, found))){
errors += found.length - before1;
}
}
}
}
else {
found.push([path, "part fa0b917ef964#/type", {type: "array"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_DocumentTotalsUpdate(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "DocumentTotalsUpdate#", () => ({"net_amount": explain_part$bfccf6e7dce2, "taxes_amount": explain_part$bfccf6e7dce2, "total_amount": explain_part$bfccf6e7dce2}), ["net_amount","total_amount"], true, 400);
}
else {
found.push([path, "DocumentTotalsUpdate#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$5ade8a643d7f(data, path, found){
let errors = 0;
if(typeof data === "string"){
if(!base64(data, true)){
found.push([path, "part 5ade8a643d7f#/x-base64", {}]);
errors++;
}
}
else {
found.push([path, "part 5ade8a643d7f#/type", {type: "string"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_ElectronicDocument(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "ElectronicDocument#", () => ({"document_xml": explain_part$5ade8a643d7f, "document_cdr": explain_part$5ade8a643d7f, "document_cdr_filename": explain_part$00404e686415, "document_pdf": explain_part$5ade8a643d7f, "stamp_img": explain_part$5ade8a643d7f, "document_transfer_copy_pdf": explain_part$5ade8a643d7f}), [], true, 400);
}
else {
found.push([path, "ElectronicDocument#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_PaymentLink(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "PaymentLink#", () => ({"payment_url": explain_part$00404e686415}), [], true, 400);
}
else {
found.push([path, "PaymentLink#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_Result(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "Result#", () => ({"status": explain_part$e5ae5c0f5f1a, "error_message": explain_part$00404e686415}), [], true, 400);
}
else {
found.push([path, "Result#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_DocumentUpdate(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "DocumentUpdate#", () => ({"document_id": explain_part$e5ae5c0f5f1a, "document_status": explain_part$83026c35f75e, "header": explain_DocumentHeaderUpdate, "details": explain_part$fa0b917ef964, "totals": explain_DocumentTotalsUpdate, "electronic_document": explain_ElectronicDocument, "payment_link": explain_PaymentLink, "result": explain_Result}), ["header","totals"], true, 400);
}
else {
found.push([path, "DocumentUpdate#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function validate_part$eed0924e8c67(data){
if(data && typeof data == "object" && !Array.isArray(data)){
const data0 = data.document_type_id;
if(!(data0 === 2 || data0 === 32 || data0 === 54 || data0 === 17 || data0 === 16 || data0 === 46 || data0 === 47 || data0 === 48)){
return false;
}
}
return true;
}
/** @type {Any} */
function validate_part$768c08b85310(data){
if(data && typeof data == "object" && !Array.isArray(data)){
const data0 = data.receiver_tax_id_code;
if(data0 !== undefined){
return false;
}
const data1 = data.receiver_legal_name;
if(data1 !== undefined){
return false;
}
}
return true;
}
/** @type {Any} */
function validate_part$9ef366120bfa(data){
if(validate_part$768c08b85310(data)){
return false;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const data0 = data.document_type_id;
if(!(data0 === 37 || data0 === 39 || data0 === 41)){
return false;
}
}
return true;
}
/** @type {Any} */
function validate_part$b72fb336da19(data){
if(data && typeof data == "object" && !Array.isArray(data)){
const data0 = data.document_type_id;
if(!(data0 === 2 || data0 === 32 || data0 === 37 || data0 === 39 || data0 === 41 || data0 === 54 || data0 === 17 || data0 === 16)){
return false;
}
}
return true;
}
/** @type {Any} */
function validate_part$7b307c78776f(data){
if(data && typeof data == "object" && !Array.isArray(data)){
const data0 = data.document_type_id;
if(!(data0 === 46 || data0 === 47 || data0 === 48)){
return false;
}
}
return true;
}
const pattern_3afdd6f4d7e7 = new RegExp("^[0-9]{7,8}-[0-9Kk]$", "u");
/** @type {Any} */
function explain_CountriesClDocumentHeader(data, path, found){
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
if(validate_part$eed0924e8c67(data)){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.receiver_activity === undefined){
found.push([path, "CountriesClDocumentHeader#/allOf/1/then/required", {missingProperty: "receiver_activity"}]);
errors++;
}
}
}
if(validate_part$9ef366120bfa(data)){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.receiver_activity !== undefined){
found.push([path+"/receiver_activity", "CountriesClDocumentHeader#/allOf/2/then/properties/receiver_activity/false schema", {}]);
errors++;
}
}
}
if(validate_part$b72fb336da19(data)){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.receiver_tax_id_code !== undefined){
let data2 = data.receiver_tax_id_code;
if(typeof data2 === "string"){
if(!pattern_3afdd6f4d7e7.test(data2)){
found.push([path+"/receiver_tax_id_code", "CountriesClDocumentHeader#/allOf/3/then/properties/receiver_tax_id_code/pattern", {pattern: "^[0-9]{7,8}-[0-9Kk]$"}]);
errors++;
}
}
}
}
}
if(validate_part$7b307c78776f(data)){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.receiver_tax_id_code !== undefined){
let data3 = data.receiver_tax_id_code;
if(typeof data3 === "string"){
if(data3.length < 1){
found.push([path+"/receiver_tax_id_code", "CountriesClDocumentHeader#/allOf/4/then/properties/receiver_tax_id_code/minLength", {limit: 1}]);
errors++;
}
}
}
}
}
if(validate_part$b72fb336da19(data)){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sale_modality !== undefined){
found.push([path+"/sale_modality", "CountriesClDocumentHeader#/allOf/5/then/properties/sale_modality/false schema", {}]);
errors++;
}
}
}
if(validate_part$b72fb336da19(data)){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sale_clause !== undefined){
found.push([path+"/sale_clause", "CountriesClDocumentHeader#/allOf/6/then/properties/sale_clause/false schema", {}]);
errors++;
}
}
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
/** @type {Any} */
function validate_part$17803e7a192b(data){
if(data && typeof data == "object" && !Array.isArray(data)){
const data0 = data.document_type_id;
if(!(data0 === 2 || data0 === 32 || data0 === 37 || data0 === 39 || data0 === 41 || data0 === 17 || data0 === 16 || data0 === 46 || data0 === 47 || data0 === 48)){
return false;
}
}
return true;
}
/** @type {Any} */
function explain_part$79ab2e15ffad(data, path, found){
let errors = 0;
const before0 = found.length;
if(errors < 400){
if(!(explain_CountriesClDocumentHeader(data, path, found))){
errors += found.length - before0;
}
}
if(validate_part$17803e7a192b(data)){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.transportation_doc_type !== undefined){
found.push([path+"/transportation_doc_type", "part 79ab2e15ffad#/allOf/1/then/properties/transportation_doc_type/false schema", {}]);
errors++;
}
}
}
if(validate_part$17803e7a192b(data)){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.transportation_doc_billing !== undefined){
found.push([path+"/transportation_doc_billing", "part 79ab2e15ffad#/allOf/2/then/properties/transportation_doc_billing/false schema", {}]);
errors++;
}
}
}
return errors === 0;
}
/** @type {Any} */
function explain_CountriesClDocumentUpdate(data, path, found){
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
errors += validateMembers(data, path, found, "CountriesClDocumentUpdate#", () => ({"header": explain_part$79ab2e15ffad}), [], false, 400);
}
else {
found.push([path, "CountriesClDocumentUpdate#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function validate_part$44136fa355b3(_data){
return true;
}
/** @type {Any} */
function explain_part$14a15e291419(data, path, found){
let errors = 0;
if(validate_part$44136fa355b3(data)){
found.push([path, "part 14a15e291419#/not", {}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$440c29a0e7e0(data, path, found){
let errors = 0;
if(validate_part$44136fa355b3(data)){
found.push([path, "part 440c29a0e7e0#/not", {}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$ebfcf2f45220(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "part ebfcf2f45220#", () => ({"document_cdr": explain_part$14a15e291419, "document_cdr_filename": explain_part$440c29a0e7e0}), [], false, 400);
}
return errors === 0;
}
/** @type {Any} */
function explain_document$update$47cl$scope(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "document-update/cl-scope#", () => ({"electronic_document": explain_part$ebfcf2f45220}), [], false, 400);
}
return errors === 0;
}
/** @type {Any} */
function explain_document$update$47cl(data, path, found){
let errors = 0;
const before0 = found.length;
if(errors < 400){
if(!(explain_DocumentUpdate(data, path, found))){
errors += found.length - before0;
}
}
const before1 = found.length;
if(errors < 400){
if(!(explain_CountriesClDocumentUpdate(data, path, found))){
errors += found.length - before1;
}
}
const before2 = found.length;
if(errors < 400){
if(!(explain_document$update$47cl$scope(data, path, found))){
errors += found.length - before2;
}
}
return errors === 0;
}
/** @type {Any} */
function explain_CountriesUsDocumentHeader(data, path, found){
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
/** @type {Any} */
function explain_part$5d6f9ea8bad0(data, path, found){
let errors = 0;
const before0 = found.length;
if(errors < 400){
if(!(explain_CountriesUsDocumentHeader(data, path, found))){
errors += found.length - before0;
}
}
return errors === 0;
}
/** @type {Any} */
function explain_CountriesUsDocumentUpdate(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.document_status !== undefined){
if(!(data.document_status === 1)){
found.push([path+"/document_status", "CountriesUsDocumentUpdate#/allOf/0/properties/document_status/const", {allowedValue: 1}]);
errors++;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "CountriesUsDocumentUpdate#", () => ({"header": explain_part$5d6f9ea8bad0}), [], false, 400);
}
else {
found.push([path, "CountriesUsDocumentUpdate#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$834c876c75df(data, path, found){
let errors = 0;
if(validate_part$44136fa355b3(data)){
found.push([path, "part 834c876c75df#/not", {}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$c3d08d1ad43c(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "part c3d08d1ad43c#", () => ({"document_cdr": explain_part$14a15e291419, "document_cdr_filename": explain_part$440c29a0e7e0, "document_transfer_copy_pdf": explain_part$834c876c75df}), [], false, 400);
}
return errors === 0;
}
/** @type {Any} */
function explain_document$update$47us$scope(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "document-update/us-scope#", () => ({"electronic_document": explain_part$c3d08d1ad43c}), [], false, 400);
}
return errors === 0;
}
/** @type {Any} */
function explain_document$update$47us(data, path, found){
let errors = 0;
const before0 = found.length;
if(errors < 400){
if(!(explain_DocumentUpdate(data, path, found))){
errors += found.length - before0;
}
}
const before1 = found.length;
if(errors < 400){
if(!(explain_CountriesUsDocumentUpdate(data, path, found))){
errors += found.length - before1;
}
}
const before2 = found.length;
if(errors < 400){
if(!(explain_document$update$47us$scope(data, path, found))){
errors += found.length - before2;
}
}
return errors === 0;
}
/** @type {Any} */
function explain_CountriesCoDocumentHeader(data, path, found){
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
/** @type {Any} */
function explain_part$9d65028387a8(data, path, found){
let errors = 0;
const before0 = found.length;
if(errors < 400){
if(!(explain_CountriesCoDocumentHeader(data, path, found))){
errors += found.length - before0;
}
}
return errors === 0;
}
/** @type {Any} */
function explain_CountriesCoDocumentUpdate(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.document_status !== undefined){
if(!(data.document_status === 1)){
found.push([path+"/document_status", "CountriesCoDocumentUpdate#/allOf/0/properties/document_status/const", {allowedValue: 1}]);
errors++;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "CountriesCoDocumentUpdate#", () => ({"header": explain_part$9d65028387a8}), [], false, 400);
}
else {
found.push([path, "CountriesCoDocumentUpdate#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_document$update$47co$scope(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "document-update/co-scope#", () => ({"electronic_document": explain_part$c3d08d1ad43c}), [], false, 400);
}
return errors === 0;
}
/** @type {Any} */
function explain_document$update$47co(data, path, found){
let errors = 0;
const before0 = found.length;
if(errors < 400){
if(!(explain_DocumentUpdate(data, path, found))){
errors += found.length - before0;
}
}
const before1 = found.length;
if(errors < 400){
if(!(explain_CountriesCoDocumentUpdate(data, path, found))){
errors += found.length - before1;
}
}
const before2 = found.length;
if(errors < 400){
if(!(explain_document$update$47co$scope(data, path, found))){
errors += found.length - before2;
}
}
return errors === 0;
}
/** @type {Any} */
function explain_CountriesMxDocumentHeader(data, path, found){
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
/** @type {Any} */
function explain_part$61a053946312(data, path, found){
let errors = 0;
const before0 = found.length;
if(errors < 400){
if(!(explain_CountriesMxDocumentHeader(data, path, found))){
errors += found.length - before0;
}
}
return errors === 0;
}
/** @type {Any} */
function explain_CountriesMxDocumentUpdate(data, path, found){
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
errors += validateMembers(data, path, found, "CountriesMxDocumentUpdate#", () => ({"header": explain_part$61a053946312}), [], false, 400);
}
else {
found.push([path, "CountriesMxDocumentUpdate#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_document$update$47mx$scope(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "document-update/mx-scope#", () => ({"electronic_document": explain_part$c3d08d1ad43c}), [], false, 400);
}
return errors === 0;
}
/** @type {Any} */
function explain_document$update$47mx(data, path, found){
let errors = 0;
const before0 = found.length;
if(errors < 400){
if(!(explain_DocumentUpdate(data, path, found))){
errors += found.length - before0;
}
}
const before1 = found.length;
if(errors < 400){
if(!(explain_CountriesMxDocumentUpdate(data, path, found))){
errors += found.length - before1;
}
}
const before2 = found.length;
if(errors < 400){
if(!(explain_document$update$47mx$scope(data, path, found))){
errors += found.length - before2;
}
}
return errors === 0;
}
/** @type {Any} */
function explain_CountriesPeDocumentHeader(data, path, found){
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
/** @type {Any} */
function explain_part$929cea3e349d(data, path, found){
let errors = 0;
const before0 = found.length;
if(errors < 400){
if(!(explain_CountriesPeDocumentHeader(data, path, found))){
errors += found.length - before0;
}
}
return errors === 0;
}
/** @type {Any} */
function explain_CountriesPeDocumentUpdate(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.document_status !== undefined){
if(!(data.document_status === 1)){
found.push([path+"/document_status", "CountriesPeDocumentUpdate#/allOf/0/properties/document_status/const", {allowedValue: 1}]);
errors++;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "CountriesPeDocumentUpdate#", () => ({"header": explain_part$929cea3e349d}), [], false, 400);
}
else {
found.push([path, "CountriesPeDocumentUpdate#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$eaa00ed1ff5b(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "part eaa00ed1ff5b#", () => ({"document_transfer_copy_pdf": explain_part$834c876c75df}), [], false, 400);
}
return errors === 0;
}
/** @type {Any} */
function explain_document$update$47pe$scope(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "document-update/pe-scope#", () => ({"electronic_document": explain_part$eaa00ed1ff5b}), [], false, 400);
}
return errors === 0;
}
/** @type {Any} */
function explain_document$update$47pe(data, path, found){
let errors = 0;
const before0 = found.length;
if(errors < 400){
if(!(explain_DocumentUpdate(data, path, found))){
errors += found.length - before0;
}
}
const before1 = found.length;
if(errors < 400){
if(!(explain_CountriesPeDocumentUpdate(data, path, found))){
errors += found.length - before1;
}
}
const before2 = found.length;
if(errors < 400){
if(!(explain_document$update$47pe$scope(data, path, found))){
errors += found.length - before2;
}
}
return errors === 0;
}
/** @type {Any} */
function explain_CountriesArDocumentHeader(data, path, found){
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
/** @type {Any} */
function explain_part$0ace47eb80ce(data, path, found){
let errors = 0;
const before0 = found.length;
if(errors < 400){
if(!(explain_CountriesArDocumentHeader(data, path, found))){
errors += found.length - before0;
}
}
return errors === 0;
}
/** @type {Any} */
function explain_CountriesArDocumentUpdate(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.document_status !== undefined){
if(!(data.document_status === 1)){
found.push([path+"/document_status", "CountriesArDocumentUpdate#/allOf/0/properties/document_status/const", {allowedValue: 1}]);
errors++;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "CountriesArDocumentUpdate#", () => ({"header": explain_part$0ace47eb80ce}), [], false, 400);
}
else {
found.push([path, "CountriesArDocumentUpdate#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_document$update$47ar$scope(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "document-update/ar-scope#", () => ({"electronic_document": explain_part$c3d08d1ad43c}), [], false, 400);
}
return errors === 0;
}
/** @type {Any} */
function explain_document$update$47ar(data, path, found){
let errors = 0;
const before0 = found.length;
if(errors < 400){
if(!(explain_DocumentUpdate(data, path, found))){
errors += found.length - before0;
}
}
const before1 = found.length;
if(errors < 400){
if(!(explain_CountriesArDocumentUpdate(data, path, found))){
errors += found.length - before1;
}
}
const before2 = found.length;
if(errors < 400){
if(!(explain_document$update$47ar$scope(data, path, found))){
errors += found.length - before2;
}
}
return errors === 0;
}
