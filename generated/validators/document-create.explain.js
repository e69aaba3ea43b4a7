// Generated; do not edit. Why a body is not a document-create: every error, at most 100.

// Made when something is first explained: a module that is only loaded has no use for it.
let made;
const tables = () => (made ??= {"rules":{"DocumentCreate#/allOf/0":"totals.net-amount","DocumentHeaderCreate#/allOf/1":"document.receiver-place","DocumentHeaderCreate#/allOf/2":"document.exchange-rate-without-currency","DueDays#/allOf/0":"terms.due-days","DueDays#/allOf/1":"terms.instalments","LineModifiers#/allOf/0":"line.modifier-conflict","DocumentReference#/allOf/0":"reference.number-and-document","DocumentReference#/allOf/1":"reference.date-of-tax-document","DocumentReference#/allOf/2":"reference.type-only-non-tax","DocumentReference#/allOf/3":"reference.global-number","CountriesClDocumentCreate#/allOf/0":"cl.gross-values-type","CountriesClDocumentCreate#/allOf/1":"cl.gross-values-totals","CountriesClDocumentHeader#/allOf/0":"cl.document-type","CountriesClDocumentHeader#/allOf/1":"cl.receiver-activity","CountriesClDocumentHeader#/allOf/2":"cl.named-receipt-activity","CountriesClDocumentHeader#/allOf/3":"cl.receiver-tax-id-code","CountriesClDocumentHeader#/allOf/4":"cl.export-receiver-tax-id-code","CountriesClDocumentHeader#/allOf/5":"cl.sale-modality","CountriesClDocumentHeader#/allOf/6":"cl.sale-clause","m.472e22de28ec#/allOf/1":"cl.receiver-tax-id-required","m.472e22de28ec#/allOf/2":"cl.receiver-legal-name-required","m.472e22de28ec#/allOf/3":"cl.named-receipt-tax-id","m.472e22de28ec#/allOf/4":"cl.named-receipt-legal-name","m.472e22de28ec#/allOf/5":"cl.currency","m.472e22de28ec#/allOf/6":"cl.service-indicator","m.472e22de28ec#/allOf/7":"cl.guide-type","m.472e22de28ec#/allOf/8":"cl.transfer-type","m.72c357c9c089#/allOf/0":"pe.detraction-required","m.72c357c9c089#/allOf/1":"pe.cargo-transport-required","m.d4aae7f16e9f#":"scope.send_email","m.6fd84deac77e#":"scope.mx_header","m.c96e41d080a9#":"scope.mx_shipping","m.b2f4042cddbe#":"scope.mx_exports","m.bfad6e0cc07b#":"scope.co_header","m.dbf55ab236c3#":"scope.pe_header","m.0f75e1fb05a0#":"scope.pe_detraction","m.c9004da336ff#":"scope.pe_cargo_transport","m.7213d881f0d9#":"scope.ar_header","m.c8685f4fb342#":"scope.pe_retention_header","m.c771126588e5#":"scope.pe_shipping","m.a2b25f4071b6#":"scope.document_sequence_code","m.848a898dfa60#":"scope.receiver_county_id","m.9b7b0631cc2a#":"scope.mx_detail","m.8755e8c38b04#":"scope.pe_retention_details","m.e342c188c2e6#":"scope.draft_only","m.2555b6e1d2a1#":"scope.draft_preview","m.db90d54b6189#":"scope.gross_values","m.5ab5419a8b31#":"scope.pdf_transfer_copy"},"named":{"cl.currency":{"message":"Only export documents (46, 47 and 48) are in another currency; leave currency_id out."},"cl.document-type":{"message":"Chile has no document of this type; send 2, 32, 37, 39, 41, 54, 17, 16, 46, 47 or 48."},"cl.export-receiver-tax-id-code":{"message":"The tax id of a foreign receiver may have any form but cannot be empty; send it as its country writes it."},"cl.gross-values-totals":{"message":"With gross_values the net amount is worked out from the total, and neither other taxes nor the construction credit are supported; leave this member out."},"cl.gross-values-type":{"message":"Only electronic receipts (37 and 39) can be made out of prices that include VAT; leave gross_values out or send 0."},"cl.guide-type":{"message":"A dispatch guide says why the goods are moved; send guide_type."},"cl.named-receipt-activity":{"message":"A receipt that names its receiver does not say what the receiver does for a living; leave receiver_activity out."},"cl.named-receipt-legal-name":{"message":"A receipt that names its receiver needs the name too; send receiver_legal_name or leave receiver_tax_id_code out."},"cl.named-receipt-tax-id":{"message":"A receipt that names its receiver needs the tax id too; send receiver_tax_id_code or leave receiver_legal_name out."},"cl.receiver-activity":{"message":"Invoices, credit and debit notes and dispatch guides say what the receiver does for a living; send receiver_activity."},"cl.receiver-legal-name-required":{"message":"Invoices and credit and debit notes name their receiver; send receiver_legal_name."},"cl.receiver-tax-id-code":{"message":"A RUT is written as 7 or 8 digits without dots, a hyphen, and a digit or K."},"cl.receiver-tax-id-required":{"message":"Invoices and credit and debit notes name their receiver; send receiver_tax_id_code."},"cl.sale-clause":{"message":"Only export documents (46, 47 and 48) have a delivery clause; leave sale_clause out."},"cl.sale-modality":{"message":"Only export documents (46, 47 and 48) are sold on export terms; leave sale_modality out."},"cl.service-indicator":{"message":"Only export documents (46, 47 and 48) say which service is exported; leave service_indicator out."},"cl.transfer-type":{"message":"A dispatch guide says who dispatches the goods unless they stay within the company (guide_type 5); send transfer_type."},"document.exchange-rate-without-currency":{"message":"An exchange rate needs the currency that it is for; send currency_id as well or leave exchange_rate_value out."},"document.receiver-place":{"message":"Say where the receiver is, with receiver_city and receiver_district (in Colombia receiver_county_id may stand in their place)."},"line.modifier-conflict":{"message":"A line takes either an amount or a percentage, not both; leave one of them out or send 0 for it."},"pe.cargo-transport-required":{"message":"An operation of type 1004 carries cargo; describe its way in pe_cargo_transport.","code":"3116"},"pe.detraction-required":{"message":"An operation of type 1001, 1003 or 1004 is subject to detraction; describe it in pe_detraction."},"reference.date-of-tax-document":{"message":"The date of a document that is held here is known; leave reference_date out where reference_document_id names it."},"reference.global-number":{"message":"A reference to all documents of a type (reference_code 7) has the number \"0\"; send that or leave the number out."},"reference.number-and-document":{"message":"Name the other document once, by reference_number or by reference_document_id; leave one of them out."},"reference.type-only-non-tax":{"message":"A reference_type belongs to documents that are no tax documents; leave it out or use reference_code 5."},"scope.ar_header":{"message":"ar_header is only for Argentina: leave it out.","code":"forbidden"},"scope.co_header":{"message":"co_header is only for Colombia: leave it out.","code":"forbidden"},"scope.document_sequence_code":{"message":"document_sequence_code is only for Peru, Argentina, Colombia: leave it out.","code":"forbidden"},"scope.draft_only":{"message":"draft_only is only for Chile: leave it out.","code":"forbidden"},"scope.draft_preview":{"message":"draft_preview is only for Chile: leave it out.","code":"forbidden"},"scope.gross_values":{"message":"gross_values is only for Chile: leave it out.","code":"forbidden"},"scope.mx_detail":{"message":"mx_detail is only for Mexico: leave it out.","code":"forbidden"},"scope.mx_exports":{"message":"mx_exports is only for Mexico: leave it out.","code":"forbidden"},"scope.mx_header":{"message":"mx_header is only for Mexico: leave it out.","code":"forbidden"},"scope.mx_shipping":{"message":"mx_shipping is only for Mexico: leave it out.","code":"forbidden"},"scope.pdf_transfer_copy":{"message":"pdf_transfer_copy is only for Chile: leave it out.","code":"forbidden"},"scope.pe_cargo_transport":{"message":"pe_cargo_transport is only for Peru: leave it out.","code":"forbidden"},"scope.pe_detraction":{"message":"pe_detraction is only for Peru: leave it out.","code":"forbidden"},"scope.pe_header":{"message":"pe_header is only for Peru: leave it out.","code":"forbidden"},"scope.pe_retention_details":{"message":"pe_retention_details is only for Peru: leave it out.","code":"forbidden"},"scope.pe_retention_header":{"message":"pe_retention_header is only for Peru: leave it out.","code":"forbidden"},"scope.pe_shipping":{"message":"pe_shipping is only for Peru: leave it out.","code":"forbidden"},"scope.receiver_county_id":{"message":"receiver_county_id is only for Colombia: leave it out.","code":"forbidden"},"scope.send_email":{"message":"send_email is only for Colombia: leave it out.","code":"forbidden"},"terms.due-days":{"message":"Due days are whole numbers with one comma between each two, such as 0,30,60; take out the comma that has no number beside it."},"terms.instalments":{"message":"There can be 400 instalments at most; send no more than 400 numbers of days."},"totals.net-amount":{"message":"Send the sum of the taxable net values in net_amount; only a document with gross_values 1 goes without it."}},"titles":{"CountriesClDocumentHeader#/allOf/0/properties/document_type_id":["Electronic invoice","Exempt electronic invoice","Electronic receipt","Electronic receipt, under the number of the tax authority","Exempt electronic receipt","Electronic dispatch guide","Electronic debit note","Electronic credit note","Electronic export invoice","Electronic export debit note","Electronic export credit note"],"m.e8d76e4dda31#":["Issued at once","Kept as a draft"],"m.1f33de924bc5#":["Carried out","Only shown"],"m.643c0d63748b#":["Not sent","Sent by e-mail"],"m.0118bea5694e#":["Prices without VAT","Prices with VAT"],"m.309a76cf4616#":["On the net sum","On gross lines"],"m.dfdc5f694402#":["Without transfer copy","With transfer copy"],"m.410766d81260#":["Invoice of periodic household services","Invoice of other periodic services","Invoice of services","Hospitality services","International land transport"],"m.086c69b7d198#":["Sale agreed","Sale under condition","Free consignment","Consignment with a minimum sale","No payment"],"m.2343275dc02a#":["CIF","CFR","EXW","FAS","FOB","S/CL","DDP","FCA","CPT","CIP","DAT","DAP","Other"],"m.bab77899105d#":["The operation is a sale","Sales to be made","Consignment","Delivery free of charge","Internal transfer","Other transfer that is no sale","Return","Transfer for export that is no sale","Sale for export"],"m.e6df857a415e#":["On the receiver's account","On the issuer's account to the receiver's premises","On the issuer's account to other premises"],"m.2203eda2cbde#":["Neither in the XML nor on the PDF","In the XML and on the PDF","On the PDF only","In the XML only"],"m.b46815a0a1d6#":["Products","Services","Products and services"],"m.f89bf1546d11#":["Sale","Sale","Purchase","Purchase","Other reasons","Other reasons"],"m.391692f3e745#":["All goods are moved at once","Vehicle returns with empty packaging","Vehicle returns empty","Planned change of vehicle","Transport is subcontracted","Freight paid by the sender","Freight paid by whoever subcontracted it","Freight paid by someone else","Light vehicle of category M1 or L"],"m.edecd43ffc7a#":["Public transport","Private transport"],"m.571110d7c3a3#":["Purchase order","Order note","Contract","Resolution","Public procurement process","Public procurement form","Export declaration","Bill of lading","Air waybill","MIC/DTA","Consignment note","Customs resolution that qualifies export services","Passport","Deposit certificate of a commodity exchange","Pledge voucher of a commodity exchange"],"m.05da1cdf3031#":["Cancels it","Corrects its text","Corrects a quantity","Set of documents","Refers to a document that is no tax document","Refers to a dispatch guide","Refers to all of the customer's documents of a type and lowers their amount"],"m.c4fce022afb7#":["Discount on the taxable part","Discount on the exempt part","Surcharge on the taxable part","Surcharge on the exempt part"],"m.e0d0dbd6b1d6#":["Amount in the currency of the document","Percentage"]},"members":{}});

const judge = (validate) => {
  const explanation = (body) => explainWith(validate, body, tables(), 400);
  return { explanation, explain: (body) => explanation(body).refusals };
};

export const { explanation, explain } = judge(validate74);

export const variants = {
  "cl": judge(validate101),
  "us": judge(validate112),
  "co": judge(validate120),
  "mx": judge(validate127),
  "pe": judge(validate135),
  "ar": judge(validate142),
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
const TIME = /^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;
function getTime(strictTimeZone) {
    return function time(str) {
        const matches = TIME.exec(str);
        if (!matches)
            return false;
        const hr = +matches[1];
        const min = +matches[2];
        const sec = +matches[3];
        const tz = matches[4];
        const tzSign = matches[5] === "-" ? -1 : 1;
        const tzH = +(matches[6] || 0);
        const tzM = +(matches[7] || 0);
        if (tzH > 23 || tzM > 59 || (strictTimeZone && !tz))
            return false;
        if (hr <= 23 && min <= 59 && sec < 60)
            return true;
        const utcMin = min - tzM * tzSign;
        const utcHr = hr - tzH * tzSign - (utcMin < 0 ? 1 : 0);
        return (utcHr === 23 || utcHr === -1) && (utcMin === 59 || utcMin === -1) && sec < 61;
    };
}
const DATE_TIME_SEPARATOR = /t|\s/i;
function getDateTime(strictTimeZone) {
    const time = getTime(strictTimeZone);
    return function date_time(str) {
        const dateTime = str.split(DATE_TIME_SEPARATOR);
        return dateTime.length === 2 && date(dateTime[0]) && time(dateTime[1]);
    };
}

function validate0(data, path, found){
let errors = 0;
if(!(typeof data == "number" && !(data % 1) && !isNaN(data))){
found.push([path, "m.e8d76e4dda31#/type", {type: "integer"}]);
errors++;
}
if(!(data === 0 || data === 1)){
found.push([path, "m.e8d76e4dda31#/enum", {allowedValues: [0,1]}]);
errors++;
}
return errors === 0;
}
function validate1(data, path, found){
let errors = 0;
if(!(typeof data == "number" && !(data % 1) && !isNaN(data))){
found.push([path, "m.1f33de924bc5#/type", {type: "integer"}]);
errors++;
}
if(!(data === 0 || data === 1)){
found.push([path, "m.1f33de924bc5#/enum", {allowedValues: [0,1]}]);
errors++;
}
return errors === 0;
}
function validate2(data, path, found){
let errors = 0;
if(!(typeof data == "number" && !(data % 1) && !isNaN(data))){
found.push([path, "m.643c0d63748b#/type", {type: "integer"}]);
errors++;
}
if(!(data === 0 || data === 1)){
found.push([path, "m.643c0d63748b#/enum", {allowedValues: [0,1]}]);
errors++;
}
return errors === 0;
}
function validate3(data, path, found){
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
function validate4(data, path, found){
let errors = 0;
if(!(typeof data == "number" && !(data % 1) && !isNaN(data))){
found.push([path, "m.0118bea5694e#/type", {type: "integer"}]);
errors++;
}
if(!(data === 0 || data === 1)){
found.push([path, "m.0118bea5694e#/enum", {allowedValues: [0,1]}]);
errors++;
}
return errors === 0;
}
function validate5(data, path, found){
let errors = 0;
if(typeof data !== "string"){
found.push([path, "m.309a76cf4616#/type", {type: "string"}]);
errors++;
}
if(!(data === "net" || data === "gross")){
found.push([path, "m.309a76cf4616#/enum", {allowedValues: ["net","gross"]}]);
errors++;
}
return errors === 0;
}
const pattern0 = new RegExp("^https?://", "u");
function validate6(data, path, found){
let errors = 0;
if(typeof data === "string"){
if(!pattern0.test(data)){
found.push([path, "m.1226b3992f67#/pattern", {pattern: "^https?://"}]);
errors++;
}
}
else {
found.push([path, "m.1226b3992f67#/type", {type: "string"}]);
errors++;
}
return errors === 0;
}
function validate7(data, path, found){
let errors = 0;
if(typeof data !== "string"){
found.push([path, "m.a5a0a01e98ca#/type", {type: "string"}]);
errors++;
}
return errors === 0;
}
function validate8(data, path, found){
let errors = 0;
if(!(typeof data == "number" && !(data % 1) && !isNaN(data))){
found.push([path, "m.dfdc5f694402#/type", {type: "integer"}]);
errors++;
}
if(!(data === 0 || data === 1)){
found.push([path, "m.dfdc5f694402#/enum", {allowedValues: [0,1]}]);
errors++;
}
return errors === 0;
}
function validate9(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "DocumentOptions#", () => ({"draft_only": validate0, "draft_preview": validate1, "send_email": validate2, "template_id": validate3, "gross_values": validate4, "rounding_type": validate5, "company_web": validate6, "company_email": validate7, "pdf_transfer_copy": validate8}), [], true, 400);
}
else {
found.push([path, "DocumentOptions#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
const pattern1 = new RegExp(",,|,$", "u");
const pattern2 = new RegExp("^(?:[0-9]*,){400}", "u");
function validate10(data, path, found){
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
if(!pattern1.test(data0)){
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
if(!pattern1.test(data1)){
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
if(!pattern2.test(data2)){
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
if(!pattern2.test(data3)){
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
function validate11(data, path, found){
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
const formats0 = date;
const pattern3 = new RegExp("^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$", "u");
function validate12(data, path, found){
let errors = 0;
if(typeof data === "string"){
if(!pattern3.test(data)){
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
const pattern4 = new RegExp("^[0-9][0-9,]*$", "u");
function validate13(data, path, found){
let errors = 0;
if(typeof data === "string"){
if(!pattern4.test(data)){
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
function validate14(data, path, found){
let errors = 0;
if(!(typeof data == "number" && !(data % 1) && !isNaN(data))){
found.push([path, "m.410766d81260#/type", {type: "integer"}]);
errors++;
}
if(!(data === 1 || data === 2 || data === 3 || data === 4 || data === 5)){
found.push([path, "m.410766d81260#/enum", {allowedValues: [1,2,3,4,5]}]);
errors++;
}
return errors === 0;
}
function validate15(data, path, found){
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
function validate16(data, path, found){
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
function validate17(data, path, found){
let errors = 0;
if(!(typeof data == "number" && !(data % 1) && !isNaN(data))){
found.push([path, "m.bab77899105d#/type", {type: "integer"}]);
errors++;
}
if(!(data === 1 || data === 2 || data === 3 || data === 4 || data === 5 || data === 6 || data === 7 || data === 8 || data === 9)){
found.push([path, "m.bab77899105d#/enum", {allowedValues: [1,2,3,4,5,6,7,8,9]}]);
errors++;
}
return errors === 0;
}
function validate18(data, path, found){
let errors = 0;
if(!(typeof data == "number" && !(data % 1) && !isNaN(data))){
found.push([path, "m.e6df857a415e#/type", {type: "integer"}]);
errors++;
}
if(!(data === 1 || data === 2 || data === 3)){
found.push([path, "m.e6df857a415e#/enum", {allowedValues: [1,2,3]}]);
errors++;
}
return errors === 0;
}
function validate19(data, path, found){
let errors = 0;
if(!(typeof data == "number" && !(data % 1) && !isNaN(data))){
found.push([path, "m.2203eda2cbde#/type", {type: "integer"}]);
errors++;
}
if(!(data === 0 || data === 1 || data === 2 || data === 3)){
found.push([path, "m.2203eda2cbde#/enum", {allowedValues: [0,1,2,3]}]);
errors++;
}
return errors === 0;
}
function validate20(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "MxHeader#", () => ({"receiver_cfdi_usage": validate7}), [], true, 400);
}
else {
found.push([path, "MxHeader#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
const formats1 = getDateTime(true);
const pattern5 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}(?:[.][0-9]{1,9})?(?:[Zz]|[+-][0-9]{2}:[0-9]{2})$", "u");
function validate21(data, path, found){
let errors = 0;
if(typeof data === "string"){
if(!pattern5.test(data)){
found.push([path, "m.0debd7c48aa3#/pattern", {pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,9})?([Zz]|[+-][0-9]{2}:[0-9]{2})$"}]);
errors++;
}
if(!formats1(data)){
found.push([path, "m.0debd7c48aa3#/format", {format: "date-time"}]);
errors++;
}
}
else {
found.push([path, "m.0debd7c48aa3#/type", {type: "string"}]);
errors++;
}
return errors === 0;
}
function validate22(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "MxShippingPlace#", () => ({"tax_id_type": validate7, "tax_id_code": validate7, "date_time": validate21, "address_state_id": validate7, "address_country_id": validate7, "address_postalcode": validate7}), [], true, 400);
}
else {
found.push([path, "MxShippingPlace#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate23(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "MxShippingProduct#", () => ({"product_code": validate7, "description": validate7, "quantity": validate7, "weight": validate7}), [], true, 400);
}
else {
found.push([path, "MxShippingProduct#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate24(data, path, found){
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0, i0_=errors; i0<len0 && errors-i0_<400; i0++){
if(errors < 400){
const before0 = found.length;
if(!validate23(data[i0], path+"/" + i0, found)){
errors += found.length - before0;
}
}
}
}
else {
found.push([path, "m.18060cc1e592#/type", {type: "array"}]);
errors++;
}
return errors === 0;
}
function validate25(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "MxShippingMerchandise#", () => ({"total_weight": validate7, "sct_permission_code": validate7, "sct_permission_number": validate7, "vehicle_configuration": validate7, "vehicle_weight": validate7, "vehicle_license_plate": validate7, "vehicle_year": validate7, "insurance_company": validate7, "insurance_identifier": validate7, "details": validate24}), [], true, 400);
}
else {
found.push([path, "MxShippingMerchandise#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate26(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "MxShipping#", () => ({"distance": validate7, "transport_code": validate7, "transport_method_name": validate7, "transport_tax_id_type": validate7, "transport_tax_id_code": validate7, "transport_license": validate7, "origin": validate22, "destination": validate22, "merchandise": validate25}), [], true, 400);
}
else {
found.push([path, "MxShipping#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate27(data, path, found){
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
function validate28(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "MxExportsOrigin#", () => ({"address_street": validate7, "address_city_id": validate7, "address_county_id": validate7, "address_state_id": validate7, "address_country_id": validate7, "address_postalcode": validate7}), [], true, 400);
}
else {
found.push([path, "MxExportsOrigin#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate29(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "MxExportsDestination#", () => ({"tax_id_type": validate7, "tax_id_code": validate7, "address_street": validate7, "address_state_id": validate7, "address_country_id": validate7, "address_postalcode": validate7}), [], true, 400);
}
else {
found.push([path, "MxExportsDestination#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate30(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "MxExportsProduct#", () => ({"customs_code": validate7, "customs_quantity": validate7, "sku": validate7, "customs_measure_unit": validate7, "customs_unit_value": validate7, "customs_total_value": validate7}), [], true, 400);
}
else {
found.push([path, "MxExportsProduct#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate31(data, path, found){
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0, i0_=errors; i0<len0 && errors-i0_<400; i0++){
if(errors < 400){
const before0 = found.length;
if(!validate30(data[i0], path+"/" + i0, found)){
errors += found.length - before0;
}
}
}
}
else {
found.push([path, "m.fea7bce92f1e#/type", {type: "array"}]);
errors++;
}
return errors === 0;
}
function validate32(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "MxExportsMerchandise#", () => ({"details": validate31}), [], true, 400);
}
else {
found.push([path, "MxExportsMerchandise#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate33(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "MxExports#", () => ({"terms": validate7, "exchange_rate": validate27, "total": validate3, "origin": validate28, "destination": validate29, "merchandise": validate32}), [], true, 400);
}
else {
found.push([path, "MxExports#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate34(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "CoHeader#", () => ({"reported_payment_code": validate3}), [], true, 400);
}
else {
found.push([path, "CoHeader#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate35(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "PeHeader#", () => ({"operation_type": validate7}), [], true, 400);
}
else {
found.push([path, "PeHeader#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate36(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "PeDetraction#", () => ({"code": validate7, "percent": validate27, "amount": validate27, "nation_bank_account": validate7, "payment_means_code": validate7}), [], true, 400);
}
else {
found.push([path, "PeDetraction#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate37(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "PeCargoTransport#", () => ({"origin_ubigeo": validate7, "origin_address": validate7, "destination_ubigeo": validate7, "destination_address": validate7, "trip_detail": validate7, "service_reference_amount": validate27, "effective_load_reference_amount": validate27, "payload_reference_amount": validate27}), [], true, 400);
}
else {
found.push([path, "PeCargoTransport#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate38(data, path, found){
let errors = 0;
if(!(typeof data == "number" && !(data % 1) && !isNaN(data))){
found.push([path, "m.b46815a0a1d6#/type", {type: "integer"}]);
errors++;
}
if(!(data === 1 || data === 2 || data === 3)){
found.push([path, "m.b46815a0a1d6#/enum", {allowedValues: [1,2,3]}]);
errors++;
}
return errors === 0;
}
function validate39(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "ArHeader#", () => ({"invoice_concept": validate38, "items_quantity": validate3, "service_date_from": validate7, "service_date_to": validate7, "receiver_vat_condition_id": validate7}), [], true, 400);
}
else {
found.push([path, "ArHeader#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate40(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "PeRetentionHeader#", () => ({"pe_taxbureau_retention_system_code": validate7, "pe_taxbureau_retention_percent": validate27, "pe_taxbureau_total_paid": validate27}), [], true, 400);
}
else {
found.push([path, "PeRetentionHeader#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate41(data, path, found){
let errors = 0;
if(typeof data !== "string"){
found.push([path, "m.f89bf1546d11#/type", {type: "string"}]);
errors++;
}
if(!(data === "1" || data === "01" || data === "2" || data === "02" || data === "13" || data === "013")){
found.push([path, "m.f89bf1546d11#/enum", {allowedValues: ["1","01","2","02","13","013"]}]);
errors++;
}
return errors === 0;
}
function validate42(data, path, found){
let errors = 0;
if(!(typeof data == "number" && !(data % 1) && !isNaN(data))){
found.push([path, "m.391692f3e745#/type", {type: "integer"}]);
errors++;
}
if(!(data === 1 || data === 2 || data === 3 || data === 4 || data === 5 || data === 6 || data === 7 || data === 8 || data === 9)){
found.push([path, "m.391692f3e745#/enum", {allowedValues: [1,2,3,4,5,6,7,8,9]}]);
errors++;
}
return errors === 0;
}
function validate43(data, path, found){
let errors = 0;
if(typeof data !== "string"){
found.push([path, "m.edecd43ffc7a#/type", {type: "string"}]);
errors++;
}
if(!(data === "01" || data === "02")){
found.push([path, "m.edecd43ffc7a#/enum", {allowedValues: ["01","02"]}]);
errors++;
}
return errors === 0;
}
function validate44(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "PeDriver#", () => ({"driver_id": validate7, "first_name": validate7, "family_name": validate7, "identity_document_reference": validate7}), [], true, 400);
}
else {
found.push([path, "PeDriver#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate45(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "PeCarrier#", () => ({"party_identification": validate7, "party_legal_entity_name": validate7, "party_legal_entity_id": validate7, "agent_party_id": validate7}), [], true, 400);
}
else {
found.push([path, "PeCarrier#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate46(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "PeShipmentStage#", () => ({"transport_mode_code": validate43, "transit_period": validate7, "driver_person": validate44, "carrier_party": validate45}), [], true, 400);
}
else {
found.push([path, "PeShipmentStage#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate47(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "PeDeliveryPlace#", () => ({"id": validate7, "city_subdivision_name": validate7, "city_name": validate7, "country_subentity": validate7, "district": validate7, "address_line": validate7, "country_id": validate7}), [], true, 400);
}
else {
found.push([path, "PeDeliveryPlace#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate48(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "PeDelivery#", () => ({"delivery_address": validate47, "dispatch": validate47}), [], true, 400);
}
else {
found.push([path, "PeDelivery#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate49(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "PeTransportHandlingUnit#", () => ({"transport_equipment_id": validate7}), [], true, 400);
}
else {
found.push([path, "PeTransportHandlingUnit#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate50(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "PeShipping#", () => ({"handling_code": validate41, "special_instructions": validate42, "handling_instructions": validate7, "gross_weight_measure": validate7, "gross_weight_measure_id": validate7, "shipment_stage": validate46, "delivery": validate48, "transport_handling_unit": validate49}), [], true, 400);
}
else {
found.push([path, "PeShipping#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate51(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "DocumentAdditional#", () => ({"mx_header": validate20, "mx_shipping": validate26, "mx_exports": validate33, "co_header": validate34, "pe_header": validate35, "pe_detraction": validate36, "pe_cargo_transport": validate37, "ar_header": validate39, "pe_retention_header": validate40, "pe_shipping": validate50}), [], true, 400);
}
else {
found.push([path, "DocumentAdditional#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate52(data, path, found){
let errors = 0;
if(errors < 400){
const before0 = found.length;
if(!validate10(data, path, found)){
errors += found.length - before0;
}
}
const _errs3 = errors;
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.receiver_county_id !== undefined){
errors++;
}
}
var _valid0 = errors === _errs4;
errors = _errs3;
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.receiver_district === undefined){
found.push([path, "DocumentHeaderCreate#/allOf/1/then/required", {missingProperty: "receiver_district"}]);
errors++;
}
if(data.receiver_city === undefined){
found.push([path, "DocumentHeaderCreate#/allOf/1/then/required", {missingProperty: "receiver_city"}]);
errors++;
}
}
var _valid0 = errors === _errs5;
}
const _errs7 = errors;
const _errs8 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.exchange_rate_value === undefined){
errors++;
}
else if(data.currency_id !== undefined){
errors++;
}
}
var _valid1 = errors === _errs8;
errors = _errs7;
if(_valid1){
const _errs9 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.exchange_rate_value !== undefined){
found.push([path+"/exchange_rate_value", "DocumentHeaderCreate#/allOf/2/then/properties/exchange_rate_value/false schema", {}]);
errors++;
}
}
var _valid1 = errors === _errs9;
}
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "DocumentHeaderCreate#", () => ({"account_id": validate3, "document_type_id": validate11, "document_sequence_code": validate7, "document_number": validate3, "issue_date": validate12, "issuer_tax_id_code": validate7, "issuer_tax_id_type": validate7, "issuer_legal_name": validate7, "issuer_address": validate7, "issuer_district": validate7, "issuer_city": validate7, "issuer_country_id": validate7, "issuer_phone": validate7, "issuer_activity": validate7, "issuer_postalcode": validate7, "receiver_tax_id_code": validate7, "receiver_tax_id_type": validate7, "receiver_legal_name": validate7, "receiver_address": validate7, "receiver_district": validate7, "receiver_city": validate7, "receiver_phone": validate7, "receiver_activity": validate7, "receiver_postalcode": validate7, "receiver_state_id": validate3, "receiver_county_id": validate7, "receiver_country_id": validate3, "receiver_email": validate7, "payment_conditions": validate13, "seller_id": validate3, "currency_id": validate3, "exchange_rate_value": validate3, "service_indicator": validate14, "sale_modality": validate15, "sale_clause": validate16, "guide_type": validate17, "transfer_type": validate18, "branch_office_code": validate7, "observations": validate7, "deployment_observations": validate19, "port_disembarkation": validate7, "port_embarkation": validate7, "gross_weight": validate7, "shipping_address": validate7, "additional": validate51}), ["document_type_id","issue_date","issuer_address","issuer_district","issuer_city","issuer_phone","issuer_activity","receiver_address","receiver_phone","payment_conditions"], true, 400);
}
else {
found.push([path, "DocumentHeaderCreate#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate53(data, path, found){
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
function validate54(data, path, found){
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
function validate55(data, path, found){
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
function validate56(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "LineTax#", () => ({"tax_type_id": validate7, "tax_percentage": validate27, "tax_amount": validate27}), ["tax_type_id","tax_percentage","tax_amount"], true, 400);
}
else {
found.push([path, "LineTax#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate57(data, path, found){
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0, i0_=errors; i0<len0 && errors-i0_<400; i0++){
if(errors < 400){
const before0 = found.length;
if(!validate56(data[i0], path+"/" + i0, found)){
errors += found.length - before0;
}
}
}
}
else {
found.push([path, "m.bf2d217bf94f#/type", {type: "array"}]);
errors++;
}
return errors === 0;
}
function validate58(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "MxDetail#", () => ({"product_service_identifier": validate7, "measure_unit_code": validate7}), [], true, 400);
}
else {
found.push([path, "MxDetail#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate59(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "DocumentLineAdditional#", () => ({"mx_detail": validate58}), [], true, 400);
}
else {
found.push([path, "DocumentLineAdditional#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate60(data, path, found){
let errors = 0;
if(errors < 400){
const before0 = found.length;
if(!validate53(data, path, found)){
errors += found.length - before0;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "DocumentLineCreate#", () => ({"quantity": validate54, "sku": validate7, "line_description": validate55, "unit_price": validate54, "long_description": validate7, "unit_measure": validate7, "modifier_amount": validate27, "modifier_percentage": validate27, "total_taxes": validate27, "total_amount_line": validate27, "taxes": validate57, "additional": validate59}), ["quantity","line_description","unit_price","unit_measure","total_amount_line"], true, 400);
}
else {
found.push([path, "DocumentLineCreate#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate61(data, path, found){
let errors = 0;
if(Array.isArray(data)){
if(data.length > 10000){
found.push([path, "m.d24cb453a454#/maxItems", {limit: 10000}]);
errors++;
}
if(data.length < 1){
found.push([path, "m.d24cb453a454#/minItems", {limit: 1}]);
errors++;
}
const len0 = data.length;
for(let i0=0, i0_=errors; i0<len0 && errors-i0_<400; i0++){
if(errors < 400){
const before0 = found.length;
if(!validate60(data[i0], path+"/" + i0, found)){
errors += found.length - before0;
}
}
}
}
else {
found.push([path, "m.d24cb453a454#/type", {type: "array"}]);
errors++;
}
return errors === 0;
}
function validate62(data, path, found){
let errors = 0;
if(!(typeof data == "number" && !(data % 1) && !isNaN(data))){
found.push([path, "m.571110d7c3a3#/type", {type: "integer"}]);
errors++;
}
if(!(data === 801 || data === 802 || data === 803 || data === 804 || data === 805 || data === 806 || data === 807 || data === 808 || data === 809 || data === 810 || data === 811 || data === 812 || data === 813 || data === 814 || data === 815)){
found.push([path, "m.571110d7c3a3#/enum", {allowedValues: [801,802,803,804,805,806,807,808,809,810,811,812,813,814,815]}]);
errors++;
}
return errors === 0;
}
function validate63(data, path, found){
let errors = 0;
if(!(typeof data == "number" && !(data % 1) && !isNaN(data))){
found.push([path, "m.05da1cdf3031#/type", {type: "integer"}]);
errors++;
}
if(!(data === 1 || data === 2 || data === 3 || data === 4 || data === 5 || data === 6 || data === 7)){
found.push([path, "m.05da1cdf3031#/enum", {allowedValues: [1,2,3,4,5,6,7]}]);
errors++;
}
return errors === 0;
}
function validate64(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "PeRetentionDetails#", () => ({"reference_paid_amount": validate27, "reference_total_invoice_amount": validate27, "reference_paid_date": validate12, "reference_payment_id": validate7, "pe_reference_taxbureau_retention_amount": validate27, "pe_reference_taxbureau_retention_date": validate12, "calculation_rate": validate27, "currency_id": validate7}), [], true, 400);
}
else {
found.push([path, "PeRetentionDetails#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate65(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "DocumentReferenceAdditional#", () => ({"pe_retention_details": validate64}), [], true, 400);
}
else {
found.push([path, "DocumentReferenceAdditional#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate66(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reference_document_id === undefined){
errors++;
}
}
var _valid0 = errors === 0;
errors = 0;
if(_valid0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reference_number !== undefined){
found.push([path+"/reference_number", "DocumentReference#/allOf/0/then/properties/reference_number/false schema", {}]);
errors++;
}
}
var _valid0 = errors === 0;
}
const _errs6 = errors;
const _errs7 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reference_document_id === undefined){
errors++;
}
}
var _valid1 = errors === _errs7;
errors = _errs6;
if(_valid1){
const _errs8 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reference_date !== undefined){
found.push([path+"/reference_date", "DocumentReference#/allOf/1/then/properties/reference_date/false schema", {}]);
errors++;
}
}
var _valid1 = errors === _errs8;
}
const _errs10 = errors;
const _errs11 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reference_code === undefined){
errors++;
}
else {
let data2 = data.reference_code;
if(!(data2 === 1 || data2 === 2 || data2 === 3 || data2 === 4 || data2 === 6 || data2 === 7)){
errors++;
}
}
}
var _valid2 = errors === _errs11;
errors = _errs10;
if(_valid2){
const _errs13 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reference_type !== undefined){
found.push([path+"/reference_type", "DocumentReference#/allOf/2/then/properties/reference_type/false schema", {}]);
errors++;
}
}
var _valid2 = errors === _errs13;
}
const _errs15 = errors;
const _errs16 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reference_code === undefined){
errors++;
}
else if(7 !== data.reference_code){
errors++;
}
}
var _valid3 = errors === _errs16;
errors = _errs15;
if(_valid3){
const _errs18 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reference_number !== undefined){
if("0" !== data.reference_number){
found.push([path+"/reference_number", "DocumentReference#/allOf/3/then/properties/reference_number/const", {allowedValue: "0"}]);
errors++;
}
}
}
var _valid3 = errors === _errs18;
}
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "DocumentReference#", () => ({"document_type_id": validate3, "reference_type": validate62, "reference_number": validate7, "reference_document_id": validate3, "reference_code": validate63, "description": validate7, "reference_date": validate12, "additional": validate65}), ["reference_code","description"], true, 400);
}
else {
found.push([path, "DocumentReference#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate67(data, path, found){
let errors = 0;
if(Array.isArray(data)){
if(data.length > 1000){
found.push([path, "m.cf98ec749595#/maxItems", {limit: 1000}]);
errors++;
}
const len0 = data.length;
for(let i0=0, i0_=errors; i0<len0 && errors-i0_<400; i0++){
if(errors < 400){
const before0 = found.length;
if(!validate66(data[i0], path+"/" + i0, found)){
errors += found.length - before0;
}
}
}
}
else {
found.push([path, "m.cf98ec749595#/type", {type: "array"}]);
errors++;
}
return errors === 0;
}
function validate68(data, path, found){
let errors = 0;
if(typeof data !== "string"){
found.push([path, "m.c4fce022afb7#/type", {type: "string"}]);
errors++;
}
if(!(data === "DA" || data === "DE" || data === "RA" || data === "RE")){
found.push([path, "m.c4fce022afb7#/enum", {allowedValues: ["DA","DE","RA","RE"]}]);
errors++;
}
return errors === 0;
}
function validate69(data, path, found){
let errors = 0;
if(typeof data !== "string"){
found.push([path, "m.e0d0dbd6b1d6#/type", {type: "string"}]);
errors++;
}
if(!(data === "$" || data === "%")){
found.push([path, "m.e0d0dbd6b1d6#/enum", {allowedValues: ["$","%"]}]);
errors++;
}
return errors === 0;
}
function validate70(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "DocumentGlobal#", () => ({"discount_surcharge_code": validate68, "discount_surcharge_value": validate27, "discount_surcharge_type": validate69}), ["discount_surcharge_code","discount_surcharge_value","discount_surcharge_type"], true, 400);
}
else {
found.push([path, "DocumentGlobal#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate71(data, path, found){
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0, i0_=errors; i0<len0 && errors-i0_<400; i0++){
if(errors < 400){
const before0 = found.length;
if(!validate70(data[i0], path+"/" + i0, found)){
errors += found.length - before0;
}
}
}
}
else {
found.push([path, "m.657e254607d4#/type", {type: "array"}]);
errors++;
}
return errors === 0;
}
function validate72(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "DocumentTotalsCreate#", () => ({"vat_credit_construction_company": validate3, "net_amount": validate3, "taxes_amount": validate3, "total_amount": validate3}), ["total_amount"], true, 400);
}
else {
found.push([path, "DocumentTotalsCreate#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate73(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "PaymentLink#", () => ({"payment_url": validate7}), [], true, 400);
}
else {
found.push([path, "PaymentLink#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate74(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.options !== undefined){
let data0 = data.options;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.gross_values !== undefined){
if(0 !== data0.gross_values){
errors++;
}
}
}
}
}
var _valid0 = errors === 0;
errors = 0;
if(_valid0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.totals !== undefined){
let data2 = data.totals;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.net_amount === undefined){
found.push([path+"/totals", "DocumentCreate#/allOf/0/then/properties/totals/required", {missingProperty: "net_amount"}]);
errors++;
}
}
}
}
var _valid0 = errors === 0;
}
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "DocumentCreate#", () => ({"options": validate9, "header": validate52, "details": validate61, "references": validate67, "globals_discounts_surcharges": validate71, "totals": validate72, "payment_link": validate73}), ["header","details","totals"], true, 400);
}
else {
found.push([path, "DocumentCreate#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
const pattern6 = new RegExp("^[0-9]{7,8}-[0-9Kk]$", "u");
function validate75(data, path, found){
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
if(!pattern6.test(data7)){
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
function validate76(data, path, found){
let errors = 0;
if(errors < 400){
const before0 = found.length;
if(!validate75(data, path, found)){
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
if(!(data0 === 2 || data0 === 32 || data0 === 17 || data0 === 16 || data0 === 46 || data0 === 47 || data0 === 48)){
errors++;
}
}
}
var _valid0 = errors === _errs3;
errors = _errs2;
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.receiver_tax_id_code === undefined){
found.push([path, "m.472e22de28ec#/allOf/1/then/required", {missingProperty: "receiver_tax_id_code"}]);
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
let data1 = data.document_type_id;
if(!(data1 === 2 || data1 === 32 || data1 === 17 || data1 === 16 || data1 === 46 || data1 === 47 || data1 === 48)){
errors++;
}
}
}
var _valid1 = errors === _errs8;
errors = _errs7;
if(_valid1){
const _errs10 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.receiver_legal_name === undefined){
found.push([path, "m.472e22de28ec#/allOf/2/then/required", {missingProperty: "receiver_legal_name"}]);
errors++;
}
}
var _valid1 = errors === _errs10;
}
const _errs12 = errors;
const _errs13 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.document_type_id === undefined || data.receiver_legal_name === undefined){
errors++;
}
else {
let data2 = data.document_type_id;
if(!(data2 === 37 || data2 === 39 || data2 === 41)){
errors++;
}
}
}
var _valid2 = errors === _errs13;
errors = _errs12;
if(_valid2){
const _errs15 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.receiver_tax_id_code === undefined){
found.push([path, "m.472e22de28ec#/allOf/3/then/required", {missingProperty: "receiver_tax_id_code"}]);
errors++;
}
}
var _valid2 = errors === _errs15;
}
const _errs17 = errors;
const _errs18 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.document_type_id === undefined || data.receiver_tax_id_code === undefined){
errors++;
}
else {
let data3 = data.document_type_id;
if(!(data3 === 37 || data3 === 39 || data3 === 41)){
errors++;
}
}
}
var _valid3 = errors === _errs18;
errors = _errs17;
if(_valid3){
const _errs20 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.receiver_legal_name === undefined){
found.push([path, "m.472e22de28ec#/allOf/4/then/required", {missingProperty: "receiver_legal_name"}]);
errors++;
}
}
var _valid3 = errors === _errs20;
}
const _errs22 = errors;
const _errs23 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.document_type_id === undefined){
errors++;
}
else {
let data4 = data.document_type_id;
if(!(data4 === 2 || data4 === 32 || data4 === 37 || data4 === 39 || data4 === 41 || data4 === 54 || data4 === 17 || data4 === 16)){
errors++;
}
}
}
var _valid4 = errors === _errs23;
errors = _errs22;
if(_valid4){
const _errs25 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.currency_id !== undefined){
found.push([path+"/currency_id", "m.472e22de28ec#/allOf/5/then/properties/currency_id/false schema", {}]);
errors++;
}
}
var _valid4 = errors === _errs25;
}
const _errs27 = errors;
const _errs28 = errors;
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
var _valid5 = errors === _errs28;
errors = _errs27;
if(_valid5){
const _errs30 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.service_indicator !== undefined){
found.push([path+"/service_indicator", "m.472e22de28ec#/allOf/6/then/properties/service_indicator/false schema", {}]);
errors++;
}
}
var _valid5 = errors === _errs30;
}
const _errs32 = errors;
const _errs33 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.document_type_id === undefined){
errors++;
}
else if(54 !== data.document_type_id){
errors++;
}
}
var _valid6 = errors === _errs33;
errors = _errs32;
if(_valid6){
const _errs35 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.guide_type === undefined){
found.push([path, "m.472e22de28ec#/allOf/7/then/required", {missingProperty: "guide_type"}]);
errors++;
}
}
var _valid6 = errors === _errs35;
}
const _errs37 = errors;
const _errs38 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.document_type_id === undefined || data.guide_type === undefined){
errors++;
}
else {
const _errs39 = errors;
if(54 !== data.document_type_id){
errors++;
}
var valid18 = errors === _errs39;
if(valid18){
let data10 = data.guide_type;
const _errs40 = errors;
if(!(data10 === 1 || data10 === 2 || data10 === 3 || data10 === 4 || data10 === 6 || data10 === 7 || data10 === 8 || data10 === 9)){
errors++;
}
var valid18 = errors === _errs40;
}
}
}
var _valid7 = errors === _errs38;
errors = _errs37;
if(_valid7){
const _errs41 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.transfer_type === undefined){
found.push([path, "m.472e22de28ec#/allOf/8/then/required", {missingProperty: "transfer_type"}]);
errors++;
}
}
var _valid7 = errors === _errs41;
}
return errors === 0;
}
function validate77(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.header === undefined){
errors++;
}
else {
let data0 = data.header;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.document_type_id === undefined){
errors++;
}
else {
let data1 = data0.document_type_id;
if(!(data1 === 2 || data1 === 32 || data1 === 41 || data1 === 54 || data1 === 17 || data1 === 16 || data1 === 46 || data1 === 47 || data1 === 48)){
errors++;
}
}
}
}
}
var _valid0 = errors === 0;
errors = 0;
if(_valid0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.options !== undefined){
let data2 = data.options;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.gross_values !== undefined){
if(0 !== data2.gross_values){
found.push([path+"/options/gross_values", "CountriesClDocumentCreate#/allOf/0/then/properties/options/properties/gross_values/const", {allowedValue: 0}]);
errors++;
}
}
}
}
}
var _valid0 = errors === 0;
}
const _errs10 = errors;
const _errs11 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.options === undefined){
errors++;
}
else {
let data4 = data.options;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.gross_values === undefined){
errors++;
}
else if(1 !== data4.gross_values){
errors++;
}
}
}
}
var _valid1 = errors === _errs11;
errors = _errs10;
if(_valid1){
const _errs14 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.totals !== undefined){
let data6 = data.totals;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.vat_credit_construction_company !== undefined){
found.push([path+"/totals/vat_credit_construction_company", "CountriesClDocumentCreate#/allOf/1/then/properties/totals/properties/vat_credit_construction_company/false schema", {}]);
errors++;
}
if(data6.net_amount !== undefined){
found.push([path+"/totals/net_amount", "CountriesClDocumentCreate#/allOf/1/then/properties/totals/properties/net_amount/false schema", {}]);
errors++;
}
if(data6.taxes_amount !== undefined){
found.push([path+"/totals/taxes_amount", "CountriesClDocumentCreate#/allOf/1/then/properties/totals/properties/taxes_amount/false schema", {}]);
errors++;
}
}
}
}
var _valid1 = errors === _errs14;
}
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "CountriesClDocumentCreate#", () => ({"header": validate76}), [], false, 400);
}
else {
found.push([path, "CountriesClDocumentCreate#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate78(data, path, found){
let errors = 0;
if(0 !== data){
found.push([path, "m.d4aae7f16e9f#/const", {allowedValue: 0}]);
errors++;
}
return errors === 0;
}
function validate79(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "m.280764c49bb5#", () => ({"send_email": validate78}), [], false, 400);
}
return errors === 0;
}
function validate80(data, path, found){
found.push([path, "m.a2b25f4071b6#/not", {}]);
return false;
}
function validate81(data, path, found){
found.push([path, "m.848a898dfa60#/not", {}]);
return false;
}
function validate82(data, path, found){
found.push([path, "m.6fd84deac77e#/not", {}]);
return false;
}
function validate83(data, path, found){
found.push([path, "m.c96e41d080a9#/not", {}]);
return false;
}
function validate84(data, path, found){
found.push([path, "m.b2f4042cddbe#/not", {}]);
return false;
}
function validate85(data, path, found){
found.push([path, "m.bfad6e0cc07b#/not", {}]);
return false;
}
function validate86(data, path, found){
found.push([path, "m.dbf55ab236c3#/not", {}]);
return false;
}
function validate87(data, path, found){
found.push([path, "m.0f75e1fb05a0#/not", {}]);
return false;
}
function validate88(data, path, found){
found.push([path, "m.c9004da336ff#/not", {}]);
return false;
}
function validate89(data, path, found){
found.push([path, "m.7213d881f0d9#/not", {}]);
return false;
}
function validate90(data, path, found){
found.push([path, "m.c8685f4fb342#/not", {}]);
return false;
}
function validate91(data, path, found){
found.push([path, "m.c771126588e5#/not", {}]);
return false;
}
function validate92(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "m.56fea6761779#", () => ({"mx_header": validate82, "mx_shipping": validate83, "mx_exports": validate84, "co_header": validate85, "pe_header": validate86, "pe_detraction": validate87, "pe_cargo_transport": validate88, "ar_header": validate89, "pe_retention_header": validate90, "pe_shipping": validate91}), [], false, 400);
}
return errors === 0;
}
function validate93(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "m.364fd90e2a4c#", () => ({"document_sequence_code": validate80, "receiver_county_id": validate81, "additional": validate92}), [], false, 400);
}
return errors === 0;
}
function validate94(data, path, found){
found.push([path, "m.9b7b0631cc2a#/not", {}]);
return false;
}
function validate95(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "m.82b99301209f#", () => ({"mx_detail": validate94}), [], false, 400);
}
return errors === 0;
}
function validate96(data, path, found){
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0, i0_=errors; i0<len0 && errors-i0_<400; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
errors += judgeMembers(data0, path+"/" + i0, found, "m.b9d5f3f4e281#/items", () => ({"additional": validate95}), [], false, 400);
}
}
}
return errors === 0;
}
function validate97(data, path, found){
found.push([path, "m.8755e8c38b04#/not", {}]);
return false;
}
function validate98(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "m.5f39d583a93d#", () => ({"pe_retention_details": validate97}), [], false, 400);
}
return errors === 0;
}
function validate99(data, path, found){
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0, i0_=errors; i0<len0 && errors-i0_<400; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
errors += judgeMembers(data0, path+"/" + i0, found, "m.46b7df221bcd#/items", () => ({"additional": validate98}), [], false, 400);
}
}
}
return errors === 0;
}
function validate100(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "DocumentCreate-cl-scope#", () => ({"options": validate79, "header": validate93, "details": validate96, "references": validate99}), [], false, 400);
}
return errors === 0;
}
function validate101(data, path, found){
let errors = 0;
if(errors < 400){
const before0 = found.length;
if(!validate74(data, path, found)){
errors += found.length - before0;
}
}
if(errors < 400){
const before1 = found.length;
if(!validate77(data, path, found)){
errors += found.length - before1;
}
}
if(errors < 400){
const before2 = found.length;
if(!validate100(data, path, found)){
errors += found.length - before2;
}
}
return errors === 0;
}
function validate102(data, path, found){
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
function validate103(data, path, found){
let errors = 0;
if(errors < 400){
const before0 = found.length;
if(!validate102(data, path, found)){
errors += found.length - before0;
}
}
return errors === 0;
}
function validate104(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.net_amount === undefined){
found.push([path, "m.bd3cf02a6832#/required", {missingProperty: "net_amount"}]);
errors++;
}
}
return errors === 0;
}
function validate105(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "CountriesUsDocumentCreate#", () => ({"header": validate103, "totals": validate104}), [], false, 400);
}
else {
found.push([path, "CountriesUsDocumentCreate#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate106(data, path, found){
let errors = 0;
if(0 !== data){
found.push([path, "m.e342c188c2e6#/const", {allowedValue: 0}]);
errors++;
}
return errors === 0;
}
function validate107(data, path, found){
let errors = 0;
if(0 !== data){
found.push([path, "m.2555b6e1d2a1#/const", {allowedValue: 0}]);
errors++;
}
return errors === 0;
}
function validate108(data, path, found){
let errors = 0;
if(0 !== data){
found.push([path, "m.db90d54b6189#/const", {allowedValue: 0}]);
errors++;
}
return errors === 0;
}
function validate109(data, path, found){
let errors = 0;
if(0 !== data){
found.push([path, "m.5ab5419a8b31#/const", {allowedValue: 0}]);
errors++;
}
return errors === 0;
}
function validate110(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "m.c7ee93c53513#", () => ({"draft_only": validate106, "draft_preview": validate107, "send_email": validate78, "gross_values": validate108, "pdf_transfer_copy": validate109}), [], false, 400);
}
return errors === 0;
}
function validate111(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "DocumentCreate-us-scope#", () => ({"options": validate110, "header": validate93, "details": validate96, "references": validate99}), [], false, 400);
}
return errors === 0;
}
function validate112(data, path, found){
let errors = 0;
if(errors < 400){
const before0 = found.length;
if(!validate74(data, path, found)){
errors += found.length - before0;
}
}
if(errors < 400){
const before1 = found.length;
if(!validate105(data, path, found)){
errors += found.length - before1;
}
}
if(errors < 400){
const before2 = found.length;
if(!validate111(data, path, found)){
errors += found.length - before2;
}
}
return errors === 0;
}
function validate113(data, path, found){
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
function validate114(data, path, found){
let errors = 0;
if(errors < 400){
const before0 = found.length;
if(!validate113(data, path, found)){
errors += found.length - before0;
}
}
return errors === 0;
}
function validate115(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "CountriesCoDocumentCreate#", () => ({"header": validate114, "totals": validate104}), [], false, 400);
}
else {
found.push([path, "CountriesCoDocumentCreate#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate116(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "m.bba1d1f73887#", () => ({"draft_only": validate106, "draft_preview": validate107, "gross_values": validate108, "pdf_transfer_copy": validate109}), [], false, 400);
}
return errors === 0;
}
function validate117(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "m.ce8d7e970981#", () => ({"mx_header": validate82, "mx_shipping": validate83, "mx_exports": validate84, "pe_header": validate86, "pe_detraction": validate87, "pe_cargo_transport": validate88, "ar_header": validate89, "pe_retention_header": validate90, "pe_shipping": validate91}), [], false, 400);
}
return errors === 0;
}
function validate118(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "m.c09630b7ebfc#", () => ({"additional": validate117}), [], false, 400);
}
return errors === 0;
}
function validate119(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "DocumentCreate-co-scope#", () => ({"options": validate116, "header": validate118, "details": validate96, "references": validate99}), [], false, 400);
}
return errors === 0;
}
function validate120(data, path, found){
let errors = 0;
if(errors < 400){
const before0 = found.length;
if(!validate74(data, path, found)){
errors += found.length - before0;
}
}
if(errors < 400){
const before1 = found.length;
if(!validate115(data, path, found)){
errors += found.length - before1;
}
}
if(errors < 400){
const before2 = found.length;
if(!validate119(data, path, found)){
errors += found.length - before2;
}
}
return errors === 0;
}
function validate121(data, path, found){
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
function validate122(data, path, found){
let errors = 0;
if(errors < 400){
const before0 = found.length;
if(!validate121(data, path, found)){
errors += found.length - before0;
}
}
return errors === 0;
}
function validate123(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "CountriesMxDocumentCreate#", () => ({"header": validate122, "totals": validate104}), [], false, 400);
}
else {
found.push([path, "CountriesMxDocumentCreate#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate124(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "m.6eb554cc2bfd#", () => ({"co_header": validate85, "pe_header": validate86, "pe_detraction": validate87, "pe_cargo_transport": validate88, "ar_header": validate89, "pe_retention_header": validate90, "pe_shipping": validate91}), [], false, 400);
}
return errors === 0;
}
function validate125(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "m.439164d7cd30#", () => ({"document_sequence_code": validate80, "receiver_county_id": validate81, "additional": validate124}), [], false, 400);
}
return errors === 0;
}
function validate126(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "DocumentCreate-mx-scope#", () => ({"options": validate110, "header": validate125, "references": validate99}), [], false, 400);
}
return errors === 0;
}
function validate127(data, path, found){
let errors = 0;
if(errors < 400){
const before0 = found.length;
if(!validate74(data, path, found)){
errors += found.length - before0;
}
}
if(errors < 400){
const before1 = found.length;
if(!validate123(data, path, found)){
errors += found.length - before1;
}
}
if(errors < 400){
const before2 = found.length;
if(!validate126(data, path, found)){
errors += found.length - before2;
}
}
return errors === 0;
}
function validate128(data, path, found){
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
function validate129(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.pe_header === undefined){
errors++;
}
else {
let data0 = data.pe_header;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.operation_type === undefined){
errors++;
}
else {
let data1 = data0.operation_type;
if(!(data1 === "1001" || data1 === "1003" || data1 === "1004")){
errors++;
}
}
}
}
}
var _valid0 = errors === 0;
errors = 0;
if(_valid0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.pe_detraction === undefined){
found.push([path, "m.72c357c9c089#/allOf/0/then/required", {missingProperty: "pe_detraction"}]);
errors++;
}
}
var _valid0 = errors === 0;
}
const _errs7 = errors;
const _errs8 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.pe_header === undefined){
errors++;
}
else {
let data2 = data.pe_header;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.operation_type === undefined){
errors++;
}
else if("1004" !== data2.operation_type){
errors++;
}
}
}
}
var _valid1 = errors === _errs8;
errors = _errs7;
if(_valid1){
const _errs11 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.pe_cargo_transport === undefined){
found.push([path, "m.72c357c9c089#/allOf/1/then/required", {missingProperty: "pe_cargo_transport"}]);
errors++;
}
}
var _valid1 = errors === _errs11;
}
return errors === 0;
}
function validate130(data, path, found){
let errors = 0;
if(errors < 400){
const before0 = found.length;
if(!validate128(data, path, found)){
errors += found.length - before0;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "m.31992de8268e#", () => ({"additional": validate129}), [], false, 400);
}
return errors === 0;
}
function validate131(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "CountriesPeDocumentCreate#", () => ({"header": validate130, "totals": validate104}), [], false, 400);
}
else {
found.push([path, "CountriesPeDocumentCreate#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate132(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "m.d92d388b95ac#", () => ({"mx_header": validate82, "mx_shipping": validate83, "mx_exports": validate84, "co_header": validate85, "ar_header": validate89}), [], false, 400);
}
return errors === 0;
}
function validate133(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "m.e2d31784c5ca#", () => ({"receiver_county_id": validate81, "additional": validate132}), [], false, 400);
}
return errors === 0;
}
function validate134(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "DocumentCreate-pe-scope#", () => ({"options": validate110, "header": validate133, "details": validate96}), [], false, 400);
}
return errors === 0;
}
function validate135(data, path, found){
let errors = 0;
if(errors < 400){
const before0 = found.length;
if(!validate74(data, path, found)){
errors += found.length - before0;
}
}
if(errors < 400){
const before1 = found.length;
if(!validate131(data, path, found)){
errors += found.length - before1;
}
}
if(errors < 400){
const before2 = found.length;
if(!validate134(data, path, found)){
errors += found.length - before2;
}
}
return errors === 0;
}
function validate136(data, path, found){
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
function validate137(data, path, found){
let errors = 0;
if(errors < 400){
const before0 = found.length;
if(!validate136(data, path, found)){
errors += found.length - before0;
}
}
return errors === 0;
}
function validate138(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "CountriesArDocumentCreate#", () => ({"header": validate137, "totals": validate104}), [], false, 400);
}
else {
found.push([path, "CountriesArDocumentCreate#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate139(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "m.c6bc4d47f7d1#", () => ({"mx_header": validate82, "mx_shipping": validate83, "mx_exports": validate84, "co_header": validate85, "pe_header": validate86, "pe_detraction": validate87, "pe_cargo_transport": validate88, "pe_retention_header": validate90, "pe_shipping": validate91}), [], false, 400);
}
return errors === 0;
}
function validate140(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "m.e922fa034aa7#", () => ({"receiver_county_id": validate81, "additional": validate139}), [], false, 400);
}
return errors === 0;
}
function validate141(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "DocumentCreate-ar-scope#", () => ({"options": validate110, "header": validate140, "details": validate96, "references": validate99}), [], false, 400);
}
return errors === 0;
}
function validate142(data, path, found){
let errors = 0;
if(errors < 400){
const before0 = found.length;
if(!validate74(data, path, found)){
errors += found.length - before0;
}
}
if(errors < 400){
const before1 = found.length;
if(!validate138(data, path, found)){
errors += found.length - before1;
}
}
if(errors < 400){
const before2 = found.length;
if(!validate141(data, path, found)){
errors += found.length - before2;
}
}
return errors === 0;
}
