/** @noprettier */ /* eslint-disable */ /* eslint max-lines: [1, 1] */
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
// biome-ignore-all assist: generated
// Generated; do not edit. Validates a body as a account-create and returns at most 100 errors.

// The tables are built at the first explanation, not when the module is imported.
/** @type {any} */
let made;
const tables = () => (made ??= {"rules":{"CountriesClAccountCreate#/allOf/0":"cl.contact-phone","CountriesClAccountCreate#/allOf/1":"cl.registration-tax-id-code","CountriesClAccountCreate#/allOf/2":"cl.registration-tax-id-type","CountriesClAccountCreate#/allOf/3":"cl.registration-additional-data","CountriesUsAccountCreate#/allOf/0":"us.contact-phone","CountriesUsAccountCreate#/allOf/1":"us.registration-tax-id-type","CountriesCoAccountCreate#/allOf/0":"co.contact-phone","CountriesCoAccountCreate#/allOf/1":"co.registration-tax-id-code","CountriesCoAccountCreate#/allOf/2":"co.registration-tax-id-type","CountriesCoAccountCreate#/allOf/3":"co.registration-additional-data","CountriesMxAccountCreate#/allOf/0":"mx.contact-phone","CountriesMxAccountCreate#/allOf/1":"mx.registration-tax-id-code","CountriesMxAccountCreate#/allOf/2":"mx.registration-tax-id-type","CountriesMxAccountCreate#/allOf/3":"mx.registration-additional-data","CountriesPeAccountCreate#/allOf/0":"pe.contact-phone","CountriesPeAccountCreate#/allOf/1":"pe.registration-tax-id-code","CountriesPeAccountCreate#/allOf/2":"pe.registration-tax-id-type","CountriesArAccountCreate#/allOf/0":"ar.contact-phone","CountriesArAccountCreate#/allOf/1":"ar.registration-tax-id-code","CountriesArAccountCreate#/allOf/2":"ar.registration-tax-id-type","CountriesArAccountCreate#/allOf/3":"ar.registration-additional-data"},"titles":{"part 581a75c58bee#":["Chile","United States","Colombia","Mexico","Peru","Argentina"],"part dd4c1662d340#":["Chilean taxpayer number","United States employer number","United States social security number","Colombian taxpayer number","Peruvian taxpayer number","Mexican taxpayer number","Argentine taxpayer number"],"part 762e338f24ff#":["Micro","Small","Medium","Large"],"part 05894dcc7863#":["Accepted"],"part 55b45c1337f0#":["Billing"],"part 923dd5379334#":["On net values","On gross values"],"part a531b7b92296#":["When all warehouses together hold enough","Always","When the selected warehouse holds enough"],"part 930d37a558cb#":["Time not printed","Time printed"],"part 4d7e6c1c6943#":["Date of the draft","Day of issue"],"part 3cef3ebec357#":["Lines as sent","Equal lines combined"],"part 8f50caff4606#":["As sent","Last line first"],"part 020f2bbe570a#":["Same gross amount, larger net and VAT","Additional tax only included in the total","Additional tax shown on receipts"],"part c3c5cca3e730#":["Not reserved","Reserved"],"part 0dc45bf09093#":["Any price","No price below cost"]},"members":{},"named":{"ar.contact-phone":{"message":"A telephone in Argentina is written as +54 and 11 digits, without spaces."},"ar.registration-additional-data":{"message":"A company in Argentina is registered with certificate_key and certificate_cer; send both."},"ar.registration-tax-id-code":{"message":"A tax id in Argentina has 11 digits."},"ar.registration-tax-id-type":{"message":"A company in Argentina has a tax id of type AR-CUIT; send AR-CUIT."},"cl.contact-phone":{"message":"A telephone in Chile is written as +56 and 9 digits, without spaces."},"cl.registration-additional-data":{"message":"A company in Chile is registered with certificate_file and certificate_password; send both."},"cl.registration-tax-id-code":{"message":"The tax id of a company in Chile has 8 digits, a hyphen, and a digit or K."},"cl.registration-tax-id-type":{"message":"A company in Chile has a tax id of type CL-RUT; send CL-RUT."},"co.contact-phone":{"message":"A telephone in Colombia is written as +57 and 10 digits, without spaces."},"co.registration-additional-data":{"message":"A company in Colombia is registered with registration_test_set_id and registration_form_rut; send both."},"co.registration-tax-id-code":{"message":"A tax id in Colombia has 10 digits, a hyphen and a digit."},"co.registration-tax-id-type":{"message":"A company in Colombia has a tax id of type CO-NIT; send CO-NIT."},"mx.contact-phone":{"message":"A telephone in Mexico is written as +52 and 10 digits, without spaces."},"mx.registration-additional-data":{"message":"A company in Mexico is registered with certificate_key, certificate_cer and certificate_password; send all three."},"mx.registration-tax-id-code":{"message":"The tax id of a company in Mexico has 12 characters: letters (also Ñ), digits or &."},"mx.registration-tax-id-type":{"message":"A company in Mexico has a tax id of type MX-RFC; send MX-RFC."},"pe.contact-phone":{"message":"A telephone in Peru is written as +51 and 9 digits, without spaces."},"pe.registration-tax-id-code":{"message":"A tax id in Peru has 11 digits."},"pe.registration-tax-id-type":{"message":"A company in Peru has a tax id of type PE-RUC; send PE-RUC."},"us.contact-phone":{"message":"A telephone in the United States is written as +1 and 9 digits, without spaces."},"us.registration-tax-id-type":{"message":"A company in the United States has a tax id of type US-EIN or US-SSN; send either."}}});

/** @param {any} validate */
const explaining = (validate) => {
  /** @param {unknown} body */
  const explanation = (body) => explainWith(validate, body, tables(), 400);
  return { explanation, explain: (/** @type {unknown} */ body) => explanation(body).refusals };
};

export const { explanation, explain } = explaining(explain_AccountCreate);

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
function validate_part$2d522fd03252(data){
if(data && typeof data == "object" && !Array.isArray(data)){
const data0 = data.country_id;
if(!(data0 === 253)){
return false;
}
}
return true;
}
const pattern_dc7084cc341c = new RegExp("^[+]56[0-9]{9}$", "u");
const pattern_4d3d559c0cd1 = new RegExp("^[0-9]{8}-[0-9Kk]$", "u");
/** @type {Any} */
function explain_CountriesClAccountCreate(data, path, found){
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data))){
found.push([path, "CountriesClAccountCreate#/type", {type: "object"}]);
errors++;
}
if(validate_part$2d522fd03252(data)){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.contact_phone !== undefined){
let data0 = data.contact_phone;
if(typeof data0 === "string"){
if(!pattern_dc7084cc341c.test(data0)){
found.push([path+"/contact_phone", "CountriesClAccountCreate#/allOf/0/then/properties/contact_phone/pattern", {pattern: "^[+]56[0-9]{9}$"}]);
errors++;
}
}
}
}
}
if(validate_part$2d522fd03252(data)){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.registration_tax_id_code !== undefined){
let data1 = data.registration_tax_id_code;
if(typeof data1 === "string"){
if(!pattern_4d3d559c0cd1.test(data1)){
found.push([path+"/registration_tax_id_code", "CountriesClAccountCreate#/allOf/1/then/properties/registration_tax_id_code/pattern", {pattern: "^[0-9]{8}-[0-9Kk]$"}]);
errors++;
}
}
}
}
}
if(validate_part$2d522fd03252(data)){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.registration_tax_id_type !== undefined){
if(!(data.registration_tax_id_type === "CL-RUT")){
found.push([path+"/registration_tax_id_type", "CountriesClAccountCreate#/allOf/2/then/properties/registration_tax_id_type/const", {allowedValue: "CL-RUT"}]);
errors++;
}
}
}
}
if(validate_part$2d522fd03252(data)){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.registration_additional_data !== undefined){
let data3 = data.registration_additional_data;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.certificate_file === undefined){
found.push([path+"/registration_additional_data", "CountriesClAccountCreate#/allOf/3/then/properties/registration_additional_data/required", {missingProperty: "certificate_file"}]);
errors++;
}
if(data3.certificate_password === undefined){
found.push([path+"/registration_additional_data", "CountriesClAccountCreate#/allOf/3/then/properties/registration_additional_data/required", {missingProperty: "certificate_password"}]);
errors++;
}
}
}
}
}
return errors === 0;
}
/** @type {Any} */
function validate_part$e7166614f9a3(data){
if(data && typeof data == "object" && !Array.isArray(data)){
const data0 = data.country_id;
if(!(data0 === 89)){
return false;
}
}
return true;
}
const pattern_bbb9ec128fee = new RegExp("^[+]1[0-9]{9}$", "u");
/** @type {Any} */
function explain_CountriesUsAccountCreate(data, path, found){
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data))){
found.push([path, "CountriesUsAccountCreate#/type", {type: "object"}]);
errors++;
}
if(validate_part$e7166614f9a3(data)){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.contact_phone !== undefined){
let data0 = data.contact_phone;
if(typeof data0 === "string"){
if(!pattern_bbb9ec128fee.test(data0)){
found.push([path+"/contact_phone", "CountriesUsAccountCreate#/allOf/0/then/properties/contact_phone/pattern", {pattern: "^[+]1[0-9]{9}$"}]);
errors++;
}
}
}
}
}
if(validate_part$e7166614f9a3(data)){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.registration_tax_id_type !== undefined){
let data1 = data.registration_tax_id_type;
if(!(data1 === "US-EIN" || data1 === "US-SSN")){
found.push([path+"/registration_tax_id_type", "CountriesUsAccountCreate#/allOf/1/then/properties/registration_tax_id_type/enum", {allowedValues: ["US-EIN","US-SSN"]}]);
errors++;
}
}
}
}
return errors === 0;
}
/** @type {Any} */
function validate_part$ec84981ddbd0(data){
if(data && typeof data == "object" && !Array.isArray(data)){
const data0 = data.country_id;
if(!(data0 === 66)){
return false;
}
}
return true;
}
const pattern_846cabf66737 = new RegExp("^[+]57[0-9]{10}$", "u");
const pattern_637da8b5bfc5 = new RegExp("^[0-9]{10}-[0-9]$", "u");
/** @type {Any} */
function explain_CountriesCoAccountCreate(data, path, found){
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data))){
found.push([path, "CountriesCoAccountCreate#/type", {type: "object"}]);
errors++;
}
if(validate_part$ec84981ddbd0(data)){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.contact_phone !== undefined){
let data0 = data.contact_phone;
if(typeof data0 === "string"){
if(!pattern_846cabf66737.test(data0)){
found.push([path+"/contact_phone", "CountriesCoAccountCreate#/allOf/0/then/properties/contact_phone/pattern", {pattern: "^[+]57[0-9]{10}$"}]);
errors++;
}
}
}
}
}
if(validate_part$ec84981ddbd0(data)){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.registration_tax_id_code !== undefined){
let data1 = data.registration_tax_id_code;
if(typeof data1 === "string"){
if(!pattern_637da8b5bfc5.test(data1)){
found.push([path+"/registration_tax_id_code", "CountriesCoAccountCreate#/allOf/1/then/properties/registration_tax_id_code/pattern", {pattern: "^[0-9]{10}-[0-9]$"}]);
errors++;
}
}
}
}
}
if(validate_part$ec84981ddbd0(data)){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.registration_tax_id_type !== undefined){
if(!(data.registration_tax_id_type === "CO-NIT")){
found.push([path+"/registration_tax_id_type", "CountriesCoAccountCreate#/allOf/2/then/properties/registration_tax_id_type/const", {allowedValue: "CO-NIT"}]);
errors++;
}
}
}
}
if(validate_part$ec84981ddbd0(data)){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.registration_additional_data !== undefined){
let data3 = data.registration_additional_data;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.registration_test_set_id === undefined){
found.push([path+"/registration_additional_data", "CountriesCoAccountCreate#/allOf/3/then/properties/registration_additional_data/required", {missingProperty: "registration_test_set_id"}]);
errors++;
}
if(data3.registration_form_rut === undefined){
found.push([path+"/registration_additional_data", "CountriesCoAccountCreate#/allOf/3/then/properties/registration_additional_data/required", {missingProperty: "registration_form_rut"}]);
errors++;
}
}
}
}
}
return errors === 0;
}
/** @type {Any} */
function validate_part$16224e7e60aa(data){
if(data && typeof data == "object" && !Array.isArray(data)){
const data0 = data.country_id;
if(!(data0 === 80)){
return false;
}
}
return true;
}
const pattern_4b09cdf664cf = new RegExp("^[+]52[0-9]{10}$", "u");
const pattern_43e6fffe5104 = new RegExp("^[A-Za-zÑñ&0-9]{12}$", "u");
/** @type {Any} */
function explain_CountriesMxAccountCreate(data, path, found){
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data))){
found.push([path, "CountriesMxAccountCreate#/type", {type: "object"}]);
errors++;
}
if(validate_part$16224e7e60aa(data)){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.contact_phone !== undefined){
let data0 = data.contact_phone;
if(typeof data0 === "string"){
if(!pattern_4b09cdf664cf.test(data0)){
found.push([path+"/contact_phone", "CountriesMxAccountCreate#/allOf/0/then/properties/contact_phone/pattern", {pattern: "^[+]52[0-9]{10}$"}]);
errors++;
}
}
}
}
}
if(validate_part$16224e7e60aa(data)){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.registration_tax_id_code !== undefined){
let data1 = data.registration_tax_id_code;
if(typeof data1 === "string"){
if(!pattern_43e6fffe5104.test(data1)){
found.push([path+"/registration_tax_id_code", "CountriesMxAccountCreate#/allOf/1/then/properties/registration_tax_id_code/pattern", {pattern: "^[A-Za-zÑñ&0-9]{12}$"}]);
errors++;
}
}
}
}
}
if(validate_part$16224e7e60aa(data)){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.registration_tax_id_type !== undefined){
if(!(data.registration_tax_id_type === "MX-RFC")){
found.push([path+"/registration_tax_id_type", "CountriesMxAccountCreate#/allOf/2/then/properties/registration_tax_id_type/const", {allowedValue: "MX-RFC"}]);
errors++;
}
}
}
}
if(validate_part$16224e7e60aa(data)){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.registration_additional_data !== undefined){
let data3 = data.registration_additional_data;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.certificate_key === undefined){
found.push([path+"/registration_additional_data", "CountriesMxAccountCreate#/allOf/3/then/properties/registration_additional_data/required", {missingProperty: "certificate_key"}]);
errors++;
}
if(data3.certificate_cer === undefined){
found.push([path+"/registration_additional_data", "CountriesMxAccountCreate#/allOf/3/then/properties/registration_additional_data/required", {missingProperty: "certificate_cer"}]);
errors++;
}
if(data3.certificate_password === undefined){
found.push([path+"/registration_additional_data", "CountriesMxAccountCreate#/allOf/3/then/properties/registration_additional_data/required", {missingProperty: "certificate_password"}]);
errors++;
}
}
}
}
}
return errors === 0;
}
/** @type {Any} */
function validate_part$ada046a7a4bf(data){
if(data && typeof data == "object" && !Array.isArray(data)){
const data0 = data.country_id;
if(!(data0 === 83)){
return false;
}
}
return true;
}
const pattern_03576ac8d00a = new RegExp("^[+]51[0-9]{9}$", "u");
const pattern_fed4690bb163 = new RegExp("^[0-9]{11}$", "u");
/** @type {Any} */
function explain_CountriesPeAccountCreate(data, path, found){
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data))){
found.push([path, "CountriesPeAccountCreate#/type", {type: "object"}]);
errors++;
}
if(validate_part$ada046a7a4bf(data)){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.contact_phone !== undefined){
let data0 = data.contact_phone;
if(typeof data0 === "string"){
if(!pattern_03576ac8d00a.test(data0)){
found.push([path+"/contact_phone", "CountriesPeAccountCreate#/allOf/0/then/properties/contact_phone/pattern", {pattern: "^[+]51[0-9]{9}$"}]);
errors++;
}
}
}
}
}
if(validate_part$ada046a7a4bf(data)){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.registration_tax_id_code !== undefined){
let data1 = data.registration_tax_id_code;
if(typeof data1 === "string"){
if(!pattern_fed4690bb163.test(data1)){
found.push([path+"/registration_tax_id_code", "CountriesPeAccountCreate#/allOf/1/then/properties/registration_tax_id_code/pattern", {pattern: "^[0-9]{11}$"}]);
errors++;
}
}
}
}
}
if(validate_part$ada046a7a4bf(data)){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.registration_tax_id_type !== undefined){
if(!(data.registration_tax_id_type === "PE-RUC")){
found.push([path+"/registration_tax_id_type", "CountriesPeAccountCreate#/allOf/2/then/properties/registration_tax_id_type/const", {allowedValue: "PE-RUC"}]);
errors++;
}
}
}
}
return errors === 0;
}
/** @type {Any} */
function validate_part$85a7d392a032(data){
if(data && typeof data == "object" && !Array.isArray(data)){
const data0 = data.country_id;
if(!(data0 === 88)){
return false;
}
}
return true;
}
const pattern_5cde64b27674 = new RegExp("^[+]54[0-9]{11}$", "u");
/** @type {Any} */
function explain_CountriesArAccountCreate(data, path, found){
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data))){
found.push([path, "CountriesArAccountCreate#/type", {type: "object"}]);
errors++;
}
if(validate_part$85a7d392a032(data)){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.contact_phone !== undefined){
let data0 = data.contact_phone;
if(typeof data0 === "string"){
if(!pattern_5cde64b27674.test(data0)){
found.push([path+"/contact_phone", "CountriesArAccountCreate#/allOf/0/then/properties/contact_phone/pattern", {pattern: "^[+]54[0-9]{11}$"}]);
errors++;
}
}
}
}
}
if(validate_part$85a7d392a032(data)){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.registration_tax_id_code !== undefined){
let data1 = data.registration_tax_id_code;
if(typeof data1 === "string"){
if(!pattern_fed4690bb163.test(data1)){
found.push([path+"/registration_tax_id_code", "CountriesArAccountCreate#/allOf/1/then/properties/registration_tax_id_code/pattern", {pattern: "^[0-9]{11}$"}]);
errors++;
}
}
}
}
}
if(validate_part$85a7d392a032(data)){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.registration_tax_id_type !== undefined){
if(!(data.registration_tax_id_type === "AR-CUIT")){
found.push([path+"/registration_tax_id_type", "CountriesArAccountCreate#/allOf/2/then/properties/registration_tax_id_type/const", {allowedValue: "AR-CUIT"}]);
errors++;
}
}
}
}
if(validate_part$85a7d392a032(data)){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.registration_additional_data !== undefined){
let data3 = data.registration_additional_data;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.certificate_key === undefined){
found.push([path+"/registration_additional_data", "CountriesArAccountCreate#/allOf/3/then/properties/registration_additional_data/required", {missingProperty: "certificate_key"}]);
errors++;
}
if(data3.certificate_cer === undefined){
found.push([path+"/registration_additional_data", "CountriesArAccountCreate#/allOf/3/then/properties/registration_additional_data/required", {missingProperty: "certificate_cer"}]);
errors++;
}
}
}
}
}
return errors === 0;
}
/** @type {Any} */
function explain_part$581a75c58bee(data, path, found){
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
found.push([path, "part 581a75c58bee#/type", {type: "integer"}]);
errors++;
}
if(!(data === 253 || data === 89 || data === 66 || data === 80 || data === 83 || data === 88)){
found.push([path, "part 581a75c58bee#/enum", {allowedValues: [253,89,66,80,83,88]}]);
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
const pattern_d408aa351b38 = new RegExp("^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+([.][A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?[.]){1,16}[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?$", "u");
const format_email = /^(?![.@])(?![^]*?(?:\.[.@]))[a-z0-9!#$%&'*+/=?^_`{|}~.-]*@(?![.-])(?![^]*?(?:\.[.-]|-\.))(?=[^.]*?\.)[a-z0-9.-]*?[a-z0-9]$/i;
/** @type {Any} */
function explain_part$298a45b59561(data, path, found){
let errors = 0;
if(typeof data === "string"){
if(data.length > 254 && codePoints(data) > 254){
found.push([path, "part 298a45b59561#/maxLength", {limit: 254}]);
errors++;
}
if(!pattern_d408aa351b38.test(data)){
found.push([path, "part 298a45b59561#/pattern", {pattern: "^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+([.][A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?[.]){1,16}[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?$"}]);
errors++;
}
if(!(format_email.test(data))){
found.push([path, "part 298a45b59561#/format", {format: "email"}]);
errors++;
}
}
else {
found.push([path, "part 298a45b59561#/type", {type: "string"}]);
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
function explain_part$dd4c1662d340(data, path, found){
let errors = 0;
if(typeof data !== "string"){
found.push([path, "part dd4c1662d340#/type", {type: "string"}]);
errors++;
}
if(!(data === "CL-RUT" || data === "US-EIN" || data === "US-SSN" || data === "CO-NIT" || data === "PE-RUC" || data === "MX-RFC" || data === "AR-CUIT")){
found.push([path, "part dd4c1662d340#/enum", {allowedValues: ["CL-RUT","US-EIN","US-SSN","CO-NIT","PE-RUC","MX-RFC","AR-CUIT"]}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$762e338f24ff(data, path, found){
let errors = 0;
if(typeof data !== "string"){
found.push([path, "part 762e338f24ff#/type", {type: "string"}]);
errors++;
}
if(!(data === "1" || data === "2" || data === "3" || data === "4")){
found.push([path, "part 762e338f24ff#/enum", {allowedValues: ["1","2","3","4"]}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$05894dcc7863(data, path, found){
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
found.push([path, "part 05894dcc7863#/type", {type: "integer"}]);
errors++;
}
if(!(data === 1)){
found.push([path, "part 05894dcc7863#/enum", {allowedValues: [1]}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$55b45c1337f0(data, path, found){
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
found.push([path, "part 55b45c1337f0#/type", {type: "integer"}]);
errors++;
}
if(!(data === 1)){
found.push([path, "part 55b45c1337f0#/enum", {allowedValues: [1]}]);
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
/** @type {Any} */
function explain_AccountCreate(data, path, found){
let errors = 0;
const before0 = found.length;
if(errors < 400){
if(!(explain_CountriesClAccountCreate(data, path, found))){
errors += found.length - before0;
}
}
const before1 = found.length;
if(errors < 400){
if(!(explain_CountriesUsAccountCreate(data, path, found))){
errors += found.length - before1;
}
}
const before2 = found.length;
if(errors < 400){
if(!(explain_CountriesCoAccountCreate(data, path, found))){
errors += found.length - before2;
}
}
const before3 = found.length;
if(errors < 400){
if(!(explain_CountriesMxAccountCreate(data, path, found))){
errors += found.length - before3;
}
}
const before4 = found.length;
if(errors < 400){
if(!(explain_CountriesPeAccountCreate(data, path, found))){
errors += found.length - before4;
}
}
const before5 = found.length;
if(errors < 400){
if(!(explain_CountriesArAccountCreate(data, path, found))){
errors += found.length - before5;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "AccountCreate#", () => ({"country_id": explain_part$581a75c58bee, "contact_name": explain_part$00404e686415, "contact_phone": explain_part$00404e686415, "admin_email": explain_part$298a45b59561, "admin_password": explain_part$d1c441e03e7f, "registration_legal_name_company": explain_part$00404e686415, "registration_tax_id_code": explain_part$f0ebe3aa93e1, "registration_tax_id_type": explain_part$dd4c1662d340, "registration_company_size": explain_part$762e338f24ff, "registration_terms_of_use": explain_part$05894dcc7863, "registration_type_use": explain_part$55b45c1337f0, "registration_company_industry_sector": explain_part$00404e686415, "registration_additional_data": explain_RegistrationAdditionalData, "account_config": explain_AccountConfig}), ["country_id","contact_name","contact_phone","admin_email","admin_password","registration_legal_name_company","registration_tax_id_code","registration_tax_id_type","registration_company_size","registration_terms_of_use","registration_type_use","registration_additional_data"], true, 400);
}
else {
found.push([path, "AccountCreate#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
