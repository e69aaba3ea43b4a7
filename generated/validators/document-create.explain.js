// Generated; do not edit. Why a body is not a document-create: every error, at most 100.

// Made when something is first explained: a module that is only loaded has no use for it.
let made;
const tables = () => (made ??= {"rules":{"DocumentCreate#/allOf/0":"totals.net-amount","DocumentHeaderCreate#/allOf/1":"document.receiver-place","DocumentHeaderCreate#/allOf/2":"document.exchange-rate-without-currency","DueDays#/allOf/0":"terms.due-days","DueDays#/allOf/1":"terms.instalments","LineModifiers#/allOf/0":"line.modifier-conflict","DocumentReference#/allOf/0":"reference.number-and-document","DocumentReference#/allOf/1":"reference.date-of-tax-document","DocumentReference#/allOf/2":"reference.type-only-non-tax","DocumentReference#/allOf/3":"reference.global-number","CountriesClDocumentCreate#/allOf/0":"cl.gross-values-type","CountriesClDocumentCreate#/allOf/1":"cl.gross-values-totals","CountriesClDocumentHeader#/allOf/0":"cl.document-type","CountriesClDocumentHeader#/allOf/1":"cl.receiver-activity","CountriesClDocumentHeader#/allOf/2":"cl.named-receipt-activity","CountriesClDocumentHeader#/allOf/3":"cl.receiver-tax-id-code","CountriesClDocumentHeader#/allOf/4":"cl.export-receiver-tax-id-code","CountriesClDocumentHeader#/allOf/5":"cl.sale-modality","CountriesClDocumentHeader#/allOf/6":"cl.sale-clause","m.472e22de28ec#/allOf/1":"cl.receiver-tax-id-required","m.472e22de28ec#/allOf/2":"cl.receiver-legal-name-required","m.472e22de28ec#/allOf/3":"cl.named-receipt-tax-id","m.472e22de28ec#/allOf/4":"cl.named-receipt-legal-name","m.472e22de28ec#/allOf/5":"cl.currency","m.472e22de28ec#/allOf/6":"cl.service-indicator","m.472e22de28ec#/allOf/7":"cl.guide-type","m.472e22de28ec#/allOf/8":"cl.transfer-type","m.72c357c9c089#/allOf/0":"pe.detraction-required","m.72c357c9c089#/allOf/1":"pe.cargo-transport-required","m.d4aae7f16e9f#":"scope.send_email","m.6fd84deac77e#":"scope.mx_header","m.c96e41d080a9#":"scope.mx_shipping","m.b2f4042cddbe#":"scope.mx_exports","m.bfad6e0cc07b#":"scope.co_header","m.dbf55ab236c3#":"scope.pe_header","m.0f75e1fb05a0#":"scope.pe_detraction","m.c9004da336ff#":"scope.pe_cargo_transport","m.7213d881f0d9#":"scope.ar_header","m.c8685f4fb342#":"scope.pe_retention_header","m.c771126588e5#":"scope.pe_shipping","m.a2b25f4071b6#":"scope.document_sequence_code","m.848a898dfa60#":"scope.receiver_county_id","m.9b7b0631cc2a#":"scope.mx_detail","m.8755e8c38b04#":"scope.pe_retention_details","m.e342c188c2e6#":"scope.draft_only","m.2555b6e1d2a1#":"scope.draft_preview","m.db90d54b6189#":"scope.gross_values","m.5ab5419a8b31#":"scope.pdf_transfer_copy"},"named":{"cl.currency":{"message":"Only export documents (46, 47 and 48) are in another currency; leave currency_id out."},"cl.document-type":{"message":"Chile has no document of this type; send 2, 32, 37, 39, 41, 54, 17, 16, 46, 47 or 48."},"cl.export-receiver-tax-id-code":{"message":"The tax id of a foreign receiver may have any form but cannot be empty; send it as its country writes it."},"cl.gross-values-totals":{"message":"With gross_values the net amount is worked out from the total, and neither other taxes nor the construction credit are supported; leave this member out."},"cl.gross-values-type":{"message":"Only electronic receipts (37 and 39) can be made out of prices that include VAT; leave gross_values out or send 0."},"cl.guide-type":{"message":"A dispatch guide says why the goods are moved; send guide_type."},"cl.named-receipt-activity":{"message":"A receipt that names its receiver does not say what the receiver does for a living; leave receiver_activity out."},"cl.named-receipt-legal-name":{"message":"A receipt that names its receiver needs the name too; send receiver_legal_name or leave receiver_tax_id_code out."},"cl.named-receipt-tax-id":{"message":"A receipt that names its receiver needs the tax id too; send receiver_tax_id_code or leave receiver_legal_name out."},"cl.receiver-activity":{"message":"Invoices, credit and debit notes and dispatch guides say what the receiver does for a living; send receiver_activity."},"cl.receiver-legal-name-required":{"message":"Invoices and credit and debit notes name their receiver; send receiver_legal_name."},"cl.receiver-tax-id-code":{"message":"A RUT is written as 7 or 8 digits without dots, a hyphen, and a digit or K."},"cl.receiver-tax-id-required":{"message":"Invoices and credit and debit notes name their receiver; send receiver_tax_id_code."},"cl.sale-clause":{"message":"Only export documents (46, 47 and 48) have a delivery clause; leave sale_clause out."},"cl.sale-modality":{"message":"Only export documents (46, 47 and 48) are sold on export terms; leave sale_modality out."},"cl.service-indicator":{"message":"Only export documents (46, 47 and 48) say which service is exported; leave service_indicator out."},"cl.transfer-type":{"message":"A dispatch guide says who dispatches the goods unless they stay within the company (guide_type 5); send transfer_type."},"document.exchange-rate-without-currency":{"message":"An exchange rate needs the currency that it is for; send currency_id as well or leave exchange_rate_value out."},"document.receiver-place":{"message":"Say where the receiver is, with receiver_city and receiver_district (in Colombia receiver_county_id may stand in their place)."},"line.modifier-conflict":{"message":"A line takes either an amount or a percentage, not both; leave one of them out or send 0 for it."},"pe.cargo-transport-required":{"message":"An operation of type 1004 carries cargo; describe its way in pe_cargo_transport.","code":"3116"},"pe.detraction-required":{"message":"An operation of type 1001, 1003 or 1004 is subject to detraction; describe it in pe_detraction."},"reference.date-of-tax-document":{"message":"The date of a document that is held here is known; leave reference_date out where reference_document_id names it."},"reference.global-number":{"message":"A reference to all documents of a type (reference_code 7) has the number \"0\"; send that or leave the number out."},"reference.number-and-document":{"message":"Name the other document once, by reference_number or by reference_document_id; leave one of them out."},"reference.type-only-non-tax":{"message":"A reference_type belongs to documents that are no tax documents; leave it out or use reference_code 5."},"scope.ar_header":{"message":"ar_header is only for Argentina: leave it out.","code":"forbidden"},"scope.co_header":{"message":"co_header is only for Colombia: leave it out.","code":"forbidden"},"scope.document_sequence_code":{"message":"document_sequence_code is only for Peru, Argentina, Colombia: leave it out.","code":"forbidden"},"scope.draft_only":{"message":"draft_only is only for Chile: leave it out.","code":"forbidden"},"scope.draft_preview":{"message":"draft_preview is only for Chile: leave it out.","code":"forbidden"},"scope.gross_values":{"message":"gross_values is only for Chile: leave it out.","code":"forbidden"},"scope.mx_detail":{"message":"mx_detail is only for Mexico: leave it out.","code":"forbidden"},"scope.mx_exports":{"message":"mx_exports is only for Mexico: leave it out.","code":"forbidden"},"scope.mx_header":{"message":"mx_header is only for Mexico: leave it out.","code":"forbidden"},"scope.mx_shipping":{"message":"mx_shipping is only for Mexico: leave it out.","code":"forbidden"},"scope.pdf_transfer_copy":{"message":"pdf_transfer_copy is only for Chile: leave it out.","code":"forbidden"},"scope.pe_cargo_transport":{"message":"pe_cargo_transport is only for Peru: leave it out.","code":"forbidden"},"scope.pe_detraction":{"message":"pe_detraction is only for Peru: leave it out.","code":"forbidden"},"scope.pe_header":{"message":"pe_header is only for Peru: leave it out.","code":"forbidden"},"scope.pe_retention_details":{"message":"pe_retention_details is only for Peru: leave it out.","code":"forbidden"},"scope.pe_retention_header":{"message":"pe_retention_header is only for Peru: leave it out.","code":"forbidden"},"scope.pe_shipping":{"message":"pe_shipping is only for Peru: leave it out.","code":"forbidden"},"scope.receiver_county_id":{"message":"receiver_county_id is only for Colombia: leave it out.","code":"forbidden"},"scope.send_email":{"message":"send_email is only for Colombia: leave it out.","code":"forbidden"},"terms.due-days":{"message":"Due days are whole numbers with one comma between each two, such as 0,30,60; take out the comma that has no number beside it."},"terms.instalments":{"message":"There can be 400 instalments at most; send no more than 400 numbers of days."},"totals.net-amount":{"message":"Send the sum of the taxable net values in net_amount; only a document with gross_values 1 goes without it."}},"titles":{"CountriesClDocumentHeader#/allOf/0/properties/document_type_id":["Electronic invoice","Exempt electronic invoice","Electronic receipt","Electronic receipt, under the number of the tax authority","Exempt electronic receipt","Electronic dispatch guide","Electronic debit note","Electronic credit note","Electronic export invoice","Electronic export debit note","Electronic export credit note"],"m.e8d76e4dda31#":["Issued at once","Kept as a draft"],"m.1f33de924bc5#":["Carried out","Only shown"],"m.643c0d63748b#":["Not sent","Sent by e-mail"],"m.0118bea5694e#":["Prices without VAT","Prices with VAT"],"m.309a76cf4616#":["On the net sum","On gross lines"],"m.dfdc5f694402#":["Without transfer copy","With transfer copy"],"m.410766d81260#":["Invoice of periodic household services","Invoice of other periodic services","Invoice of services","Hospitality services","International land transport"],"m.086c69b7d198#":["Sale agreed","Sale under condition","Free consignment","Consignment with a minimum sale","No payment"],"m.2343275dc02a#":["CIF","CFR","EXW","FAS","FOB","S/CL","DDP","FCA","CPT","CIP","DAT","DAP","Other"],"m.bab77899105d#":["The operation is a sale","Sales to be made","Consignment","Delivery free of charge","Internal transfer","Other transfer that is no sale","Return","Transfer for export that is no sale","Sale for export"],"m.e6df857a415e#":["On the receiver's account","On the issuer's account to the receiver's premises","On the issuer's account to other premises"],"m.2203eda2cbde#":["Neither in the XML nor on the PDF","In the XML and on the PDF","On the PDF only","In the XML only"],"m.b46815a0a1d6#":["Products","Services","Products and services"],"m.f89bf1546d11#":["Sale","Sale","Purchase","Purchase","Other reasons","Other reasons"],"m.391692f3e745#":["All goods are moved at once","Vehicle returns with empty packaging","Vehicle returns empty","Planned change of vehicle","Transport is subcontracted","Freight paid by the sender","Freight paid by whoever subcontracted it","Freight paid by someone else","Light vehicle of category M1 or L"],"m.edecd43ffc7a#":["Public transport","Private transport"],"m.571110d7c3a3#":["Purchase order","Order note","Contract","Resolution","Public procurement process","Public procurement form","Export declaration","Bill of lading","Air waybill","MIC/DTA","Consignment note","Customs resolution that qualifies export services","Passport","Deposit certificate of a commodity exchange","Pledge voucher of a commodity exchange"],"m.05da1cdf3031#":["Cancels it","Corrects its text","Corrects a quantity","Set of documents","Refers to a document that is no tax document","Refers to a dispatch guide","Refers to all of the customer's documents of a type and lowers their amount"],"m.c4fce022afb7#":["Discount on the taxable part","Discount on the exempt part","Surcharge on the taxable part","Surcharge on the exempt part"],"m.e0d0dbd6b1d6#":["Amount in the currency of the document","Percentage"]},"members":{}});

const judge = (validate) => {
  const explanation = (body) => explainWith(validate, body, tables(), 400);
  return { explanation, explain: (body) => explanation(body).refusals };
};

export const { explanation, explain } = judge(validate_DocumentCreate);

export const variants = {
  "cl": judge(validate_DocumentCreate$cl),
  "us": judge(validate_DocumentCreate$us),
  "co": judge(validate_DocumentCreate$co),
  "mx": judge(validate_DocumentCreate$mx),
  "pe": judge(validate_DocumentCreate$pe),
  "ar": judge(validate_DocumentCreate$ar),
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

function member_e8d76e4dda31(data, path, found){
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
found.push([path, "m.e8d76e4dda31#/type", {type: "integer"}]);
errors++;
}
if(!(((data === 0) || (data === 1)) || (false))){
found.push([path, "m.e8d76e4dda31#/enum", {allowedValues: [0,1]}]);
errors++;
}
return errors === 0;
}
function member_1f33de924bc5(data, path, found){
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
found.push([path, "m.1f33de924bc5#/type", {type: "integer"}]);
errors++;
}
if(!(((data === 0) || (data === 1)) || (false))){
found.push([path, "m.1f33de924bc5#/enum", {allowedValues: [0,1]}]);
errors++;
}
return errors === 0;
}
function member_643c0d63748b(data, path, found){
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
found.push([path, "m.643c0d63748b#/type", {type: "integer"}]);
errors++;
}
if(!(((data === 0) || (data === 1)) || (false))){
found.push([path, "m.643c0d63748b#/enum", {allowedValues: [0,1]}]);
errors++;
}
return errors === 0;
}
function member_ad335f6efca8(data, path, found){
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
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
function member_0118bea5694e(data, path, found){
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
found.push([path, "m.0118bea5694e#/type", {type: "integer"}]);
errors++;
}
if(!(((data === 0) || (data === 1)) || (false))){
found.push([path, "m.0118bea5694e#/enum", {allowedValues: [0,1]}]);
errors++;
}
return errors === 0;
}
function member_309a76cf4616(data, path, found){
let errors = 0;
if(typeof data !== "string"){
found.push([path, "m.309a76cf4616#/type", {type: "string"}]);
errors++;
}
if(!(((data === "net") || (data === "gross")) || (false))){
found.push([path, "m.309a76cf4616#/enum", {allowedValues: ["net","gross"]}]);
errors++;
}
return errors === 0;
}
const pattern_5df0d1c59c = new RegExp("^https?:\\/\\/", "u");
function member_1226b3992f67(data, path, found){
let errors = 0;
if(typeof data === "string"){
if(!pattern_5df0d1c59c.test(data)){
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
function member_a5a0a01e98ca(data, path, found){
let errors = 0;
if(typeof data !== "string"){
found.push([path, "m.a5a0a01e98ca#/type", {type: "string"}]);
errors++;
}
return errors === 0;
}
function member_dfdc5f694402(data, path, found){
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
found.push([path, "m.dfdc5f694402#/type", {type: "integer"}]);
errors++;
}
if(!(((data === 0) || (data === 1)) || (false))){
found.push([path, "m.dfdc5f694402#/enum", {allowedValues: [0,1]}]);
errors++;
}
return errors === 0;
}
function validate_DocumentOptions(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "DocumentOptions#", () => ({"draft_only": member_e8d76e4dda31, "draft_preview": member_1f33de924bc5, "send_email": member_643c0d63748b, "template_id": member_ad335f6efca8, "gross_values": member_0118bea5694e, "rounding_type": member_309a76cf4616, "company_web": member_1226b3992f67, "company_email": member_a5a0a01e98ca, "pdf_transfer_copy": member_dfdc5f694402}), [], true, 400);
}
else {
found.push([path, "DocumentOptions#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
const pattern_ce39ba5ce0 = new RegExp(",,|,$", "u");
const pattern_fbd3f70e82 = new RegExp("^(?:[0-9]*,){400}", "u");
function validate_DueDays(data, path, found){
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data))){
found.push([path, "DueDays#/type", {type: "object"}]);
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.payment_conditions !== undefined){
let data0 = data.payment_conditions;
const _errs4 = errors;
const _errs5 = errors;
if(typeof data0 === "string"){
if(!pattern_ce39ba5ce0.test(data0)){
errors++;
}
}
var valid3 = _errs5 === errors;
if(valid3){
found.push([path+"/payment_conditions", "DueDays#/allOf/0/properties/payment_conditions/not", {}]);
errors++;
}
else {
errors = _errs4;
}
}
if(data.payment_term !== undefined){
let data1 = data.payment_term;
const _errs7 = errors;
const _errs8 = errors;
if(typeof data1 === "string"){
if(!pattern_ce39ba5ce0.test(data1)){
errors++;
}
}
var valid4 = _errs8 === errors;
if(valid4){
found.push([path+"/payment_term", "DueDays#/allOf/0/properties/payment_term/not", {}]);
errors++;
}
else {
errors = _errs7;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.payment_conditions !== undefined){
let data2 = data.payment_conditions;
const _errs11 = errors;
const _errs12 = errors;
if(typeof data2 === "string"){
if(!pattern_fbd3f70e82.test(data2)){
errors++;
}
}
var valid6 = _errs12 === errors;
if(valid6){
found.push([path+"/payment_conditions", "DueDays#/allOf/1/properties/payment_conditions/not", {}]);
errors++;
}
else {
errors = _errs11;
}
}
if(data.payment_term !== undefined){
let data3 = data.payment_term;
const _errs14 = errors;
const _errs15 = errors;
if(typeof data3 === "string"){
if(!pattern_fbd3f70e82.test(data3)){
errors++;
}
}
var valid7 = _errs15 === errors;
if(valid7){
found.push([path+"/payment_term", "DueDays#/allOf/1/properties/payment_term/not", {}]);
errors++;
}
else {
errors = _errs14;
}
}
}
return errors === 0;
}
function member_84011e2cdafb(data, path, found){
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
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
const pattern_f2b8864e99 = new RegExp("^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$", "u");
function member_b333d1ada5af(data, path, found){
let errors = 0;
if(typeof data === "string"){
if(!pattern_f2b8864e99.test(data)){
found.push([path, "m.b333d1ada5af#/pattern", {pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"}]);
errors++;
}
if(!(date(data))){
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
const pattern_9e52b0da74 = new RegExp("^[0-9][0-9,]*$", "u");
function member_84cded4d0c57(data, path, found){
let errors = 0;
if(typeof data === "string"){
if(!pattern_9e52b0da74.test(data)){
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
function member_410766d81260(data, path, found){
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
found.push([path, "m.410766d81260#/type", {type: "integer"}]);
errors++;
}
if(!((((((data === 1) || (data === 2)) || (data === 3)) || (data === 4)) || (data === 5)) || (false))){
found.push([path, "m.410766d81260#/enum", {allowedValues: [1,2,3,4,5]}]);
errors++;
}
return errors === 0;
}
function member_086c69b7d198(data, path, found){
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
found.push([path, "m.086c69b7d198#/type", {type: "integer"}]);
errors++;
}
if(!((((((data === 1) || (data === 2)) || (data === 3)) || (data === 4)) || (data === 9)) || (false))){
found.push([path, "m.086c69b7d198#/enum", {allowedValues: [1,2,3,4,9]}]);
errors++;
}
return errors === 0;
}
function member_2343275dc02a(data, path, found){
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
found.push([path, "m.2343275dc02a#/type", {type: "integer"}]);
errors++;
}
if(!((((((((((((((data === 1) || (data === 2)) || (data === 3)) || (data === 4)) || (data === 5)) || (data === 6)) || (data === 9)) || (data === 10)) || (data === 11)) || (data === 12)) || (data === 17)) || (data === 18)) || (data === 8)) || (false))){
found.push([path, "m.2343275dc02a#/enum", {allowedValues: [1,2,3,4,5,6,9,10,11,12,17,18,8]}]);
errors++;
}
return errors === 0;
}
function member_bab77899105d(data, path, found){
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
found.push([path, "m.bab77899105d#/type", {type: "integer"}]);
errors++;
}
if(!((((((((((data === 1) || (data === 2)) || (data === 3)) || (data === 4)) || (data === 5)) || (data === 6)) || (data === 7)) || (data === 8)) || (data === 9)) || (false))){
found.push([path, "m.bab77899105d#/enum", {allowedValues: [1,2,3,4,5,6,7,8,9]}]);
errors++;
}
return errors === 0;
}
function member_e6df857a415e(data, path, found){
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
found.push([path, "m.e6df857a415e#/type", {type: "integer"}]);
errors++;
}
if(!((((data === 1) || (data === 2)) || (data === 3)) || (false))){
found.push([path, "m.e6df857a415e#/enum", {allowedValues: [1,2,3]}]);
errors++;
}
return errors === 0;
}
function member_2203eda2cbde(data, path, found){
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
found.push([path, "m.2203eda2cbde#/type", {type: "integer"}]);
errors++;
}
if(!(((((data === 0) || (data === 1)) || (data === 2)) || (data === 3)) || (false))){
found.push([path, "m.2203eda2cbde#/enum", {allowedValues: [0,1,2,3]}]);
errors++;
}
return errors === 0;
}
function validate_MxHeader(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "MxHeader#", () => ({"receiver_cfdi_usage": member_a5a0a01e98ca}), [], true, 400);
}
else {
found.push([path, "MxHeader#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
const pattern_269d35303a = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}(?:[.][0-9]{1,9})?(?:[Zz]|[+-][0-9]{2}:[0-9]{2})$", "u");
const format_e9aaa9b15e = getDateTime(true);
function member_0debd7c48aa3(data, path, found){
let errors = 0;
if(typeof data === "string"){
if(!pattern_269d35303a.test(data)){
found.push([path, "m.0debd7c48aa3#/pattern", {pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,9})?([Zz]|[+-][0-9]{2}:[0-9]{2})$"}]);
errors++;
}
if(!(format_e9aaa9b15e(data))){
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
function validate_MxShippingPlace(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "MxShippingPlace#", () => ({"tax_id_type": member_a5a0a01e98ca, "tax_id_code": member_a5a0a01e98ca, "date_time": member_0debd7c48aa3, "address_state_id": member_a5a0a01e98ca, "address_country_id": member_a5a0a01e98ca, "address_postalcode": member_a5a0a01e98ca}), [], true, 400);
}
else {
found.push([path, "MxShippingPlace#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate_MxShippingProduct(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "MxShippingProduct#", () => ({"product_code": member_a5a0a01e98ca, "description": member_a5a0a01e98ca, "quantity": member_a5a0a01e98ca, "weight": member_a5a0a01e98ca}), [], true, 400);
}
else {
found.push([path, "MxShippingProduct#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function member_18060cc1e592(data, path, found){
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
const before0 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - before0 >= 400){
break;
}
if(errors < 400){
const before1 = found.length;
if(!(validate_MxShippingProduct(data[i0], path+"/" + i0, found))){
errors += found.length - before1;
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
function validate_MxShippingMerchandise(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "MxShippingMerchandise#", () => ({"total_weight": member_a5a0a01e98ca, "sct_permission_code": member_a5a0a01e98ca, "sct_permission_number": member_a5a0a01e98ca, "vehicle_configuration": member_a5a0a01e98ca, "vehicle_weight": member_a5a0a01e98ca, "vehicle_license_plate": member_a5a0a01e98ca, "vehicle_year": member_a5a0a01e98ca, "insurance_company": member_a5a0a01e98ca, "insurance_identifier": member_a5a0a01e98ca, "details": member_18060cc1e592}), [], true, 400);
}
else {
found.push([path, "MxShippingMerchandise#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate_MxShipping(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "MxShipping#", () => ({"distance": member_a5a0a01e98ca, "transport_code": member_a5a0a01e98ca, "transport_method_name": member_a5a0a01e98ca, "transport_tax_id_type": member_a5a0a01e98ca, "transport_tax_id_code": member_a5a0a01e98ca, "transport_license": member_a5a0a01e98ca, "origin": validate_MxShippingPlace, "destination": validate_MxShippingPlace, "merchandise": validate_MxShippingMerchandise}), [], true, 400);
}
else {
found.push([path, "MxShipping#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function member_10d9052ae730(data, path, found){
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
function validate_MxExportsOrigin(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "MxExportsOrigin#", () => ({"address_street": member_a5a0a01e98ca, "address_city_id": member_a5a0a01e98ca, "address_county_id": member_a5a0a01e98ca, "address_state_id": member_a5a0a01e98ca, "address_country_id": member_a5a0a01e98ca, "address_postalcode": member_a5a0a01e98ca}), [], true, 400);
}
else {
found.push([path, "MxExportsOrigin#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate_MxExportsDestination(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "MxExportsDestination#", () => ({"tax_id_type": member_a5a0a01e98ca, "tax_id_code": member_a5a0a01e98ca, "address_street": member_a5a0a01e98ca, "address_state_id": member_a5a0a01e98ca, "address_country_id": member_a5a0a01e98ca, "address_postalcode": member_a5a0a01e98ca}), [], true, 400);
}
else {
found.push([path, "MxExportsDestination#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate_MxExportsProduct(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "MxExportsProduct#", () => ({"customs_code": member_a5a0a01e98ca, "customs_quantity": member_a5a0a01e98ca, "sku": member_a5a0a01e98ca, "customs_measure_unit": member_a5a0a01e98ca, "customs_unit_value": member_a5a0a01e98ca, "customs_total_value": member_a5a0a01e98ca}), [], true, 400);
}
else {
found.push([path, "MxExportsProduct#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function member_fea7bce92f1e(data, path, found){
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
const before0 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - before0 >= 400){
break;
}
if(errors < 400){
const before1 = found.length;
if(!(validate_MxExportsProduct(data[i0], path+"/" + i0, found))){
errors += found.length - before1;
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
function validate_MxExportsMerchandise(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "MxExportsMerchandise#", () => ({"details": member_fea7bce92f1e}), [], true, 400);
}
else {
found.push([path, "MxExportsMerchandise#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate_MxExports(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "MxExports#", () => ({"terms": member_a5a0a01e98ca, "exchange_rate": member_10d9052ae730, "total": member_ad335f6efca8, "origin": validate_MxExportsOrigin, "destination": validate_MxExportsDestination, "merchandise": validate_MxExportsMerchandise}), [], true, 400);
}
else {
found.push([path, "MxExports#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate_CoHeader(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "CoHeader#", () => ({"reported_payment_code": member_ad335f6efca8}), [], true, 400);
}
else {
found.push([path, "CoHeader#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate_PeHeader(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "PeHeader#", () => ({"operation_type": member_a5a0a01e98ca}), [], true, 400);
}
else {
found.push([path, "PeHeader#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate_PeDetraction(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "PeDetraction#", () => ({"code": member_a5a0a01e98ca, "percent": member_10d9052ae730, "amount": member_10d9052ae730, "nation_bank_account": member_a5a0a01e98ca, "payment_means_code": member_a5a0a01e98ca}), [], true, 400);
}
else {
found.push([path, "PeDetraction#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate_PeCargoTransport(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "PeCargoTransport#", () => ({"origin_ubigeo": member_a5a0a01e98ca, "origin_address": member_a5a0a01e98ca, "destination_ubigeo": member_a5a0a01e98ca, "destination_address": member_a5a0a01e98ca, "trip_detail": member_a5a0a01e98ca, "service_reference_amount": member_10d9052ae730, "effective_load_reference_amount": member_10d9052ae730, "payload_reference_amount": member_10d9052ae730}), [], true, 400);
}
else {
found.push([path, "PeCargoTransport#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function member_b46815a0a1d6(data, path, found){
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
found.push([path, "m.b46815a0a1d6#/type", {type: "integer"}]);
errors++;
}
if(!((((data === 1) || (data === 2)) || (data === 3)) || (false))){
found.push([path, "m.b46815a0a1d6#/enum", {allowedValues: [1,2,3]}]);
errors++;
}
return errors === 0;
}
function validate_ArHeader(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "ArHeader#", () => ({"invoice_concept": member_b46815a0a1d6, "items_quantity": member_ad335f6efca8, "service_date_from": member_a5a0a01e98ca, "service_date_to": member_a5a0a01e98ca, "receiver_vat_condition_id": member_a5a0a01e98ca}), [], true, 400);
}
else {
found.push([path, "ArHeader#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate_PeRetentionHeader(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "PeRetentionHeader#", () => ({"pe_taxbureau_retention_system_code": member_a5a0a01e98ca, "pe_taxbureau_retention_percent": member_10d9052ae730, "pe_taxbureau_total_paid": member_10d9052ae730}), [], true, 400);
}
else {
found.push([path, "PeRetentionHeader#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function member_f89bf1546d11(data, path, found){
let errors = 0;
if(typeof data !== "string"){
found.push([path, "m.f89bf1546d11#/type", {type: "string"}]);
errors++;
}
if(!(((((((data === "1") || (data === "01")) || (data === "2")) || (data === "02")) || (data === "13")) || (data === "013")) || (false))){
found.push([path, "m.f89bf1546d11#/enum", {allowedValues: ["1","01","2","02","13","013"]}]);
errors++;
}
return errors === 0;
}
function member_391692f3e745(data, path, found){
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
found.push([path, "m.391692f3e745#/type", {type: "integer"}]);
errors++;
}
if(!((((((((((data === 1) || (data === 2)) || (data === 3)) || (data === 4)) || (data === 5)) || (data === 6)) || (data === 7)) || (data === 8)) || (data === 9)) || (false))){
found.push([path, "m.391692f3e745#/enum", {allowedValues: [1,2,3,4,5,6,7,8,9]}]);
errors++;
}
return errors === 0;
}
function member_edecd43ffc7a(data, path, found){
let errors = 0;
if(typeof data !== "string"){
found.push([path, "m.edecd43ffc7a#/type", {type: "string"}]);
errors++;
}
if(!(((data === "01") || (data === "02")) || (false))){
found.push([path, "m.edecd43ffc7a#/enum", {allowedValues: ["01","02"]}]);
errors++;
}
return errors === 0;
}
function validate_PeDriver(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "PeDriver#", () => ({"driver_id": member_a5a0a01e98ca, "first_name": member_a5a0a01e98ca, "family_name": member_a5a0a01e98ca, "identity_document_reference": member_a5a0a01e98ca}), [], true, 400);
}
else {
found.push([path, "PeDriver#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate_PeCarrier(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "PeCarrier#", () => ({"party_identification": member_a5a0a01e98ca, "party_legal_entity_name": member_a5a0a01e98ca, "party_legal_entity_id": member_a5a0a01e98ca, "agent_party_id": member_a5a0a01e98ca}), [], true, 400);
}
else {
found.push([path, "PeCarrier#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate_PeShipmentStage(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "PeShipmentStage#", () => ({"transport_mode_code": member_edecd43ffc7a, "transit_period": member_a5a0a01e98ca, "driver_person": validate_PeDriver, "carrier_party": validate_PeCarrier}), [], true, 400);
}
else {
found.push([path, "PeShipmentStage#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate_PeDeliveryPlace(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "PeDeliveryPlace#", () => ({"id": member_a5a0a01e98ca, "city_subdivision_name": member_a5a0a01e98ca, "city_name": member_a5a0a01e98ca, "country_subentity": member_a5a0a01e98ca, "district": member_a5a0a01e98ca, "address_line": member_a5a0a01e98ca, "country_id": member_a5a0a01e98ca}), [], true, 400);
}
else {
found.push([path, "PeDeliveryPlace#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate_PeDelivery(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "PeDelivery#", () => ({"delivery_address": validate_PeDeliveryPlace, "dispatch": validate_PeDeliveryPlace}), [], true, 400);
}
else {
found.push([path, "PeDelivery#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate_PeTransportHandlingUnit(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "PeTransportHandlingUnit#", () => ({"transport_equipment_id": member_a5a0a01e98ca}), [], true, 400);
}
else {
found.push([path, "PeTransportHandlingUnit#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate_PeShipping(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "PeShipping#", () => ({"handling_code": member_f89bf1546d11, "special_instructions": member_391692f3e745, "handling_instructions": member_a5a0a01e98ca, "gross_weight_measure": member_a5a0a01e98ca, "gross_weight_measure_id": member_a5a0a01e98ca, "shipment_stage": validate_PeShipmentStage, "delivery": validate_PeDelivery, "transport_handling_unit": validate_PeTransportHandlingUnit}), [], true, 400);
}
else {
found.push([path, "PeShipping#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate_DocumentAdditional(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "DocumentAdditional#", () => ({"mx_header": validate_MxHeader, "mx_shipping": validate_MxShipping, "mx_exports": validate_MxExports, "co_header": validate_CoHeader, "pe_header": validate_PeHeader, "pe_detraction": validate_PeDetraction, "pe_cargo_transport": validate_PeCargoTransport, "ar_header": validate_ArHeader, "pe_retention_header": validate_PeRetentionHeader, "pe_shipping": validate_PeShipping}), [], true, 400);
}
else {
found.push([path, "DocumentAdditional#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate_DocumentHeaderCreate(data, path, found){
let errors = 0;
if(errors < 400){
const before0 = found.length;
if(!(validate_DueDays(data, path, found))){
errors += found.length - before0;
}
}
const _errs4 = errors;
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.receiver_county_id !== undefined){
errors++;
}
}
var _valid0 = _errs5 === errors;
errors = _errs4;
if(_valid0){
const _errs6 = errors;
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
var _valid0 = _errs6 === errors;
}
const _errs8 = errors;
const _errs9 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.exchange_rate_value === undefined) && (missing0 = "exchange_rate_value")){
errors++;
}
else {
if(data.currency_id !== undefined){
errors++;
}
}
}
var _valid1 = _errs9 === errors;
errors = _errs8;
if(_valid1){
const _errs10 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.exchange_rate_value !== undefined){
found.push([path+"/exchange_rate_value", "DocumentHeaderCreate#/allOf/2/then/properties/exchange_rate_value/false schema", {}]);
errors++;
}
}
var _valid1 = _errs10 === errors;
}
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "DocumentHeaderCreate#", () => ({"account_id": member_ad335f6efca8, "document_type_id": member_84011e2cdafb, "document_sequence_code": member_a5a0a01e98ca, "document_number": member_ad335f6efca8, "issue_date": member_b333d1ada5af, "issuer_tax_id_code": member_a5a0a01e98ca, "issuer_tax_id_type": member_a5a0a01e98ca, "issuer_legal_name": member_a5a0a01e98ca, "issuer_address": member_a5a0a01e98ca, "issuer_district": member_a5a0a01e98ca, "issuer_city": member_a5a0a01e98ca, "issuer_country_id": member_a5a0a01e98ca, "issuer_phone": member_a5a0a01e98ca, "issuer_activity": member_a5a0a01e98ca, "issuer_postalcode": member_a5a0a01e98ca, "receiver_tax_id_code": member_a5a0a01e98ca, "receiver_tax_id_type": member_a5a0a01e98ca, "receiver_legal_name": member_a5a0a01e98ca, "receiver_address": member_a5a0a01e98ca, "receiver_district": member_a5a0a01e98ca, "receiver_city": member_a5a0a01e98ca, "receiver_phone": member_a5a0a01e98ca, "receiver_activity": member_a5a0a01e98ca, "receiver_postalcode": member_a5a0a01e98ca, "receiver_state_id": member_ad335f6efca8, "receiver_county_id": member_a5a0a01e98ca, "receiver_country_id": member_ad335f6efca8, "receiver_email": member_a5a0a01e98ca, "payment_conditions": member_84cded4d0c57, "seller_id": member_ad335f6efca8, "currency_id": member_ad335f6efca8, "exchange_rate_value": member_ad335f6efca8, "service_indicator": member_410766d81260, "sale_modality": member_086c69b7d198, "sale_clause": member_2343275dc02a, "guide_type": member_bab77899105d, "transfer_type": member_e6df857a415e, "branch_office_code": member_a5a0a01e98ca, "observations": member_a5a0a01e98ca, "deployment_observations": member_2203eda2cbde, "port_disembarkation": member_a5a0a01e98ca, "port_embarkation": member_a5a0a01e98ca, "gross_weight": member_a5a0a01e98ca, "shipping_address": member_a5a0a01e98ca, "additional": validate_DocumentAdditional}), ["document_type_id","issue_date","issuer_address","issuer_district","issuer_city","issuer_phone","issuer_activity","receiver_address","receiver_phone","payment_conditions"], true, 400);
}
else {
found.push([path, "DocumentHeaderCreate#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate_LineModifiers(data, path, found){
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data))){
found.push([path, "LineModifiers#/type", {type: "object"}]);
errors++;
}
const _errs3 = errors;
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.modifier_amount === undefined) && (missing0 = "modifier_amount")) || ((data.modifier_percentage === undefined) && (missing0 = "modifier_percentage"))){
errors++;
}
else {
if(data.modifier_amount !== undefined){
let data0 = data.modifier_amount;
if(!(typeof data0 == "number")){
errors++;
}
const _errs7 = errors;
const _errs8 = errors;
if(!(data0 === 0)){
errors++;
}
var valid4 = _errs8 === errors;
if(valid4){
errors++;
}
else {
errors = _errs7;
}
}
}
}
var _valid0 = _errs4 === errors;
errors = _errs3;
if(_valid0){
const _errs9 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.modifier_percentage !== undefined){
if(!(data.modifier_percentage === 0)){
found.push([path+"/modifier_percentage", "LineModifiers#/allOf/0/then/properties/modifier_percentage/const", {allowedValue: 0}]);
errors++;
}
}
}
var _valid0 = _errs9 === errors;
}
return errors === 0;
}
function member_0bfbeeb0451a(data, path, found){
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
function member_1d23515e04a1(data, path, found){
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
function validate_LineTax(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "LineTax#", () => ({"tax_type_id": member_a5a0a01e98ca, "tax_percentage": member_10d9052ae730, "tax_amount": member_10d9052ae730}), ["tax_type_id","tax_percentage","tax_amount"], true, 400);
}
else {
found.push([path, "LineTax#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function member_bf2d217bf94f(data, path, found){
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
const before0 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - before0 >= 400){
break;
}
if(errors < 400){
const before1 = found.length;
if(!(validate_LineTax(data[i0], path+"/" + i0, found))){
errors += found.length - before1;
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
function validate_MxDetail(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "MxDetail#", () => ({"product_service_identifier": member_a5a0a01e98ca, "measure_unit_code": member_a5a0a01e98ca}), [], true, 400);
}
else {
found.push([path, "MxDetail#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate_DocumentLineAdditional(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "DocumentLineAdditional#", () => ({"mx_detail": validate_MxDetail}), [], true, 400);
}
else {
found.push([path, "DocumentLineAdditional#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate_DocumentLineCreate(data, path, found){
let errors = 0;
if(errors < 400){
const before0 = found.length;
if(!(validate_LineModifiers(data, path, found))){
errors += found.length - before0;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "DocumentLineCreate#", () => ({"quantity": member_0bfbeeb0451a, "sku": member_a5a0a01e98ca, "line_description": member_1d23515e04a1, "unit_price": member_0bfbeeb0451a, "long_description": member_a5a0a01e98ca, "unit_measure": member_a5a0a01e98ca, "modifier_amount": member_10d9052ae730, "modifier_percentage": member_10d9052ae730, "total_taxes": member_10d9052ae730, "total_amount_line": member_10d9052ae730, "taxes": member_bf2d217bf94f, "additional": validate_DocumentLineAdditional}), ["quantity","line_description","unit_price","unit_measure","total_amount_line"], true, 400);
}
else {
found.push([path, "DocumentLineCreate#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function member_d24cb453a454(data, path, found){
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
const before0 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - before0 >= 400){
break;
}
if(errors < 400){
const before1 = found.length;
if(!(validate_DocumentLineCreate(data[i0], path+"/" + i0, found))){
errors += found.length - before1;
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
function member_571110d7c3a3(data, path, found){
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
found.push([path, "m.571110d7c3a3#/type", {type: "integer"}]);
errors++;
}
if(!((((((((((((((((data === 801) || (data === 802)) || (data === 803)) || (data === 804)) || (data === 805)) || (data === 806)) || (data === 807)) || (data === 808)) || (data === 809)) || (data === 810)) || (data === 811)) || (data === 812)) || (data === 813)) || (data === 814)) || (data === 815)) || (false))){
found.push([path, "m.571110d7c3a3#/enum", {allowedValues: [801,802,803,804,805,806,807,808,809,810,811,812,813,814,815]}]);
errors++;
}
return errors === 0;
}
function member_05da1cdf3031(data, path, found){
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
found.push([path, "m.05da1cdf3031#/type", {type: "integer"}]);
errors++;
}
if(!((((((((data === 1) || (data === 2)) || (data === 3)) || (data === 4)) || (data === 5)) || (data === 6)) || (data === 7)) || (false))){
found.push([path, "m.05da1cdf3031#/enum", {allowedValues: [1,2,3,4,5,6,7]}]);
errors++;
}
return errors === 0;
}
function validate_PeRetentionDetails(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "PeRetentionDetails#", () => ({"reference_paid_amount": member_10d9052ae730, "reference_total_invoice_amount": member_10d9052ae730, "reference_paid_date": member_b333d1ada5af, "reference_payment_id": member_a5a0a01e98ca, "pe_reference_taxbureau_retention_amount": member_10d9052ae730, "pe_reference_taxbureau_retention_date": member_b333d1ada5af, "calculation_rate": member_10d9052ae730, "currency_id": member_a5a0a01e98ca}), [], true, 400);
}
else {
found.push([path, "PeRetentionDetails#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate_DocumentReferenceAdditional(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "DocumentReferenceAdditional#", () => ({"pe_retention_details": validate_PeRetentionDetails}), [], true, 400);
}
else {
found.push([path, "DocumentReferenceAdditional#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate_DocumentReference(data, path, found){
let errors = 0;
const _errs3 = errors;
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.reference_document_id === undefined) && (missing0 = "reference_document_id")){
errors++;
}
}
var _valid0 = _errs4 === errors;
errors = _errs3;
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reference_number !== undefined){
found.push([path+"/reference_number", "DocumentReference#/allOf/0/then/properties/reference_number/false schema", {}]);
errors++;
}
}
var _valid0 = _errs5 === errors;
}
const _errs7 = errors;
const _errs8 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.reference_document_id === undefined) && (missing1 = "reference_document_id")){
errors++;
}
}
var _valid1 = _errs8 === errors;
errors = _errs7;
if(_valid1){
const _errs9 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reference_date !== undefined){
found.push([path+"/reference_date", "DocumentReference#/allOf/1/then/properties/reference_date/false schema", {}]);
errors++;
}
}
var _valid1 = _errs9 === errors;
}
const _errs11 = errors;
const _errs12 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.reference_code === undefined) && (missing2 = "reference_code")){
errors++;
}
else {
if(data.reference_code !== undefined){
let data2 = data.reference_code;
if(!(((((((data2 === 1) || (data2 === 2)) || (data2 === 3)) || (data2 === 4)) || (data2 === 6)) || (data2 === 7)) || (false))){
errors++;
}
}
}
}
var _valid2 = _errs12 === errors;
errors = _errs11;
if(_valid2){
const _errs14 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reference_type !== undefined){
found.push([path+"/reference_type", "DocumentReference#/allOf/2/then/properties/reference_type/false schema", {}]);
errors++;
}
}
var _valid2 = _errs14 === errors;
}
const _errs16 = errors;
const _errs17 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.reference_code === undefined) && (missing3 = "reference_code")){
errors++;
}
else {
if(data.reference_code !== undefined){
if(!(data.reference_code === 7)){
errors++;
}
}
}
}
var _valid3 = _errs17 === errors;
errors = _errs16;
if(_valid3){
const _errs19 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reference_number !== undefined){
if(!(data.reference_number === "0")){
found.push([path+"/reference_number", "DocumentReference#/allOf/3/then/properties/reference_number/const", {allowedValue: "0"}]);
errors++;
}
}
}
var _valid3 = _errs19 === errors;
}
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "DocumentReference#", () => ({"document_type_id": member_ad335f6efca8, "reference_type": member_571110d7c3a3, "reference_number": member_a5a0a01e98ca, "reference_document_id": member_ad335f6efca8, "reference_code": member_05da1cdf3031, "description": member_a5a0a01e98ca, "reference_date": member_b333d1ada5af, "additional": validate_DocumentReferenceAdditional}), ["reference_code","description"], true, 400);
}
else {
found.push([path, "DocumentReference#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function member_cf98ec749595(data, path, found){
let errors = 0;
if(Array.isArray(data)){
if(data.length > 1000){
found.push([path, "m.cf98ec749595#/maxItems", {limit: 1000}]);
errors++;
}
const len0 = data.length;
const before0 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - before0 >= 400){
break;
}
if(errors < 400){
const before1 = found.length;
if(!(validate_DocumentReference(data[i0], path+"/" + i0, found))){
errors += found.length - before1;
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
function member_c4fce022afb7(data, path, found){
let errors = 0;
if(typeof data !== "string"){
found.push([path, "m.c4fce022afb7#/type", {type: "string"}]);
errors++;
}
if(!(((((data === "DA") || (data === "DE")) || (data === "RA")) || (data === "RE")) || (false))){
found.push([path, "m.c4fce022afb7#/enum", {allowedValues: ["DA","DE","RA","RE"]}]);
errors++;
}
return errors === 0;
}
function member_e0d0dbd6b1d6(data, path, found){
let errors = 0;
if(typeof data !== "string"){
found.push([path, "m.e0d0dbd6b1d6#/type", {type: "string"}]);
errors++;
}
if(!(((data === "$") || (data === "%")) || (false))){
found.push([path, "m.e0d0dbd6b1d6#/enum", {allowedValues: ["$","%"]}]);
errors++;
}
return errors === 0;
}
function validate_DocumentGlobal(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "DocumentGlobal#", () => ({"discount_surcharge_code": member_c4fce022afb7, "discount_surcharge_value": member_10d9052ae730, "discount_surcharge_type": member_e0d0dbd6b1d6}), ["discount_surcharge_code","discount_surcharge_value","discount_surcharge_type"], true, 400);
}
else {
found.push([path, "DocumentGlobal#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function member_657e254607d4(data, path, found){
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
const before0 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - before0 >= 400){
break;
}
if(errors < 400){
const before1 = found.length;
if(!(validate_DocumentGlobal(data[i0], path+"/" + i0, found))){
errors += found.length - before1;
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
function validate_DocumentTotalsCreate(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "DocumentTotalsCreate#", () => ({"vat_credit_construction_company": member_ad335f6efca8, "net_amount": member_ad335f6efca8, "taxes_amount": member_ad335f6efca8, "total_amount": member_ad335f6efca8}), ["total_amount"], true, 400);
}
else {
found.push([path, "DocumentTotalsCreate#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate_PaymentLink(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "PaymentLink#", () => ({"payment_url": member_a5a0a01e98ca}), [], true, 400);
}
else {
found.push([path, "PaymentLink#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate_DocumentCreate(data, path, found){
let errors = 0;
const _errs3 = errors;
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.options !== undefined){
let data0 = data.options;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.gross_values !== undefined){
if(!(data0.gross_values === 0)){
errors++;
}
}
}
}
}
var _valid0 = _errs4 === errors;
errors = _errs3;
if(_valid0){
const _errs7 = errors;
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
var _valid0 = _errs7 === errors;
}
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "DocumentCreate#", () => ({"options": validate_DocumentOptions, "header": validate_DocumentHeaderCreate, "details": member_d24cb453a454, "references": member_cf98ec749595, "globals_discounts_surcharges": member_657e254607d4, "totals": validate_DocumentTotalsCreate, "payment_link": validate_PaymentLink}), ["header","details","totals"], true, 400);
}
else {
found.push([path, "DocumentCreate#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
const pattern_3afdd6f4d7 = new RegExp("^[0-9]{7,8}-[0-9Kk]$", "u");
function validate_CountriesClDocumentHeader(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.document_type_id !== undefined){
let data0 = data.document_type_id;
if(!((((((((((((data0 === 2) || (data0 === 32)) || (data0 === 37)) || (data0 === 39)) || (data0 === 41)) || (data0 === 54)) || (data0 === 17)) || (data0 === 16)) || (data0 === 46)) || (data0 === 47)) || (data0 === 48)) || (false))){
found.push([path+"/document_type_id", "CountriesClDocumentHeader#/allOf/0/properties/document_type_id/enum", {allowedValues: [2,32,37,39,41,54,17,16,46,47,48]}]);
errors++;
}
}
}
const _errs5 = errors;
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.document_type_id === undefined) && (missing0 = "document_type_id")){
errors++;
}
else {
if(data.document_type_id !== undefined){
let data1 = data.document_type_id;
if(!(((((((((data1 === 2) || (data1 === 32)) || (data1 === 54)) || (data1 === 17)) || (data1 === 16)) || (data1 === 46)) || (data1 === 47)) || (data1 === 48)) || (false))){
errors++;
}
}
}
}
var _valid0 = _errs6 === errors;
errors = _errs5;
if(_valid0){
const _errs8 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.receiver_activity === undefined){
found.push([path, "CountriesClDocumentHeader#/allOf/1/then/required", {missingProperty: "receiver_activity"}]);
errors++;
}
}
var _valid0 = _errs8 === errors;
}
const _errs10 = errors;
const _errs11 = errors;
const _errs12 = errors;
const _errs13 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.receiver_tax_id_code !== undefined){
var valid7 = false;
errors++;
}
else {
var valid7 = true;
}
if(valid7){
if(data.receiver_legal_name !== undefined){
var valid7 = false;
errors++;
}
else {
var valid7 = true;
}
}
}
var valid6 = _errs13 === errors;
if(valid6){
errors++;
}
else {
errors = _errs12;
}
if(errors === _errs11){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.document_type_id === undefined) && (missing1 = "document_type_id")){
errors++;
}
else {
if(data.document_type_id !== undefined){
let data4 = data.document_type_id;
if(!((((data4 === 37) || (data4 === 39)) || (data4 === 41)) || (false))){
errors++;
}
}
}
}
}
var _valid1 = _errs11 === errors;
errors = _errs10;
if(_valid1){
const _errs15 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.receiver_activity !== undefined){
found.push([path+"/receiver_activity", "CountriesClDocumentHeader#/allOf/2/then/properties/receiver_activity/false schema", {}]);
errors++;
}
}
var _valid1 = _errs15 === errors;
}
const _errs17 = errors;
const _errs18 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.document_type_id === undefined) && (missing2 = "document_type_id")){
errors++;
}
else {
if(data.document_type_id !== undefined){
let data6 = data.document_type_id;
if(!(((((((((data6 === 2) || (data6 === 32)) || (data6 === 37)) || (data6 === 39)) || (data6 === 41)) || (data6 === 54)) || (data6 === 17)) || (data6 === 16)) || (false))){
errors++;
}
}
}
}
var _valid2 = _errs18 === errors;
errors = _errs17;
if(_valid2){
const _errs20 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.receiver_tax_id_code !== undefined){
let data7 = data.receiver_tax_id_code;
if(typeof data7 === "string"){
if(!pattern_3afdd6f4d7.test(data7)){
found.push([path+"/receiver_tax_id_code", "CountriesClDocumentHeader#/allOf/3/then/properties/receiver_tax_id_code/pattern", {pattern: "^[0-9]{7,8}-[0-9Kk]$"}]);
errors++;
}
}
}
}
var _valid2 = _errs20 === errors;
}
const _errs23 = errors;
const _errs24 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.document_type_id === undefined) && (missing3 = "document_type_id")){
errors++;
}
else {
if(data.document_type_id !== undefined){
let data8 = data.document_type_id;
if(!((((data8 === 46) || (data8 === 47)) || (data8 === 48)) || (false))){
errors++;
}
}
}
}
var _valid3 = _errs24 === errors;
errors = _errs23;
if(_valid3){
const _errs26 = errors;
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
var _valid3 = _errs26 === errors;
}
const _errs29 = errors;
const _errs30 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((data.document_type_id === undefined) && (missing4 = "document_type_id")){
errors++;
}
else {
if(data.document_type_id !== undefined){
let data10 = data.document_type_id;
if(!(((((((((data10 === 2) || (data10 === 32)) || (data10 === 37)) || (data10 === 39)) || (data10 === 41)) || (data10 === 54)) || (data10 === 17)) || (data10 === 16)) || (false))){
errors++;
}
}
}
}
var _valid4 = _errs30 === errors;
errors = _errs29;
if(_valid4){
const _errs32 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sale_modality !== undefined){
found.push([path+"/sale_modality", "CountriesClDocumentHeader#/allOf/5/then/properties/sale_modality/false schema", {}]);
errors++;
}
}
var _valid4 = _errs32 === errors;
}
const _errs34 = errors;
const _errs35 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if((data.document_type_id === undefined) && (missing5 = "document_type_id")){
errors++;
}
else {
if(data.document_type_id !== undefined){
let data12 = data.document_type_id;
if(!(((((((((data12 === 2) || (data12 === 32)) || (data12 === 37)) || (data12 === 39)) || (data12 === 41)) || (data12 === 54)) || (data12 === 17)) || (data12 === 16)) || (false))){
errors++;
}
}
}
}
var _valid5 = _errs35 === errors;
errors = _errs34;
if(_valid5){
const _errs37 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sale_clause !== undefined){
found.push([path+"/sale_clause", "CountriesClDocumentHeader#/allOf/6/then/properties/sale_clause/false schema", {}]);
errors++;
}
}
var _valid5 = _errs37 === errors;
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
function member_472e22de28ec(data, path, found){
let errors = 0;
if(errors < 400){
const before0 = found.length;
if(!(validate_CountriesClDocumentHeader(data, path, found))){
errors += found.length - before0;
}
}
const _errs3 = errors;
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.document_type_id === undefined) && (missing0 = "document_type_id")){
errors++;
}
else {
if(data.document_type_id !== undefined){
let data0 = data.document_type_id;
if(!((((((((data0 === 2) || (data0 === 32)) || (data0 === 17)) || (data0 === 16)) || (data0 === 46)) || (data0 === 47)) || (data0 === 48)) || (false))){
errors++;
}
}
}
}
var _valid0 = _errs4 === errors;
errors = _errs3;
if(_valid0){
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.receiver_tax_id_code === undefined){
found.push([path, "m.472e22de28ec#/allOf/1/then/required", {missingProperty: "receiver_tax_id_code"}]);
errors++;
}
}
var _valid0 = _errs6 === errors;
}
const _errs8 = errors;
const _errs9 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.document_type_id === undefined) && (missing1 = "document_type_id")){
errors++;
}
else {
if(data.document_type_id !== undefined){
let data1 = data.document_type_id;
if(!((((((((data1 === 2) || (data1 === 32)) || (data1 === 17)) || (data1 === 16)) || (data1 === 46)) || (data1 === 47)) || (data1 === 48)) || (false))){
errors++;
}
}
}
}
var _valid1 = _errs9 === errors;
errors = _errs8;
if(_valid1){
const _errs11 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.receiver_legal_name === undefined){
found.push([path, "m.472e22de28ec#/allOf/2/then/required", {missingProperty: "receiver_legal_name"}]);
errors++;
}
}
var _valid1 = _errs11 === errors;
}
const _errs13 = errors;
const _errs14 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if(((data.document_type_id === undefined) && (missing2 = "document_type_id")) || ((data.receiver_legal_name === undefined) && (missing2 = "receiver_legal_name"))){
errors++;
}
else {
if(data.document_type_id !== undefined){
let data2 = data.document_type_id;
if(!((((data2 === 37) || (data2 === 39)) || (data2 === 41)) || (false))){
errors++;
}
}
}
}
var _valid2 = _errs14 === errors;
errors = _errs13;
if(_valid2){
const _errs16 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.receiver_tax_id_code === undefined){
found.push([path, "m.472e22de28ec#/allOf/3/then/required", {missingProperty: "receiver_tax_id_code"}]);
errors++;
}
}
var _valid2 = _errs16 === errors;
}
const _errs18 = errors;
const _errs19 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if(((data.document_type_id === undefined) && (missing3 = "document_type_id")) || ((data.receiver_tax_id_code === undefined) && (missing3 = "receiver_tax_id_code"))){
errors++;
}
else {
if(data.document_type_id !== undefined){
let data3 = data.document_type_id;
if(!((((data3 === 37) || (data3 === 39)) || (data3 === 41)) || (false))){
errors++;
}
}
}
}
var _valid3 = _errs19 === errors;
errors = _errs18;
if(_valid3){
const _errs21 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.receiver_legal_name === undefined){
found.push([path, "m.472e22de28ec#/allOf/4/then/required", {missingProperty: "receiver_legal_name"}]);
errors++;
}
}
var _valid3 = _errs21 === errors;
}
const _errs23 = errors;
const _errs24 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((data.document_type_id === undefined) && (missing4 = "document_type_id")){
errors++;
}
else {
if(data.document_type_id !== undefined){
let data4 = data.document_type_id;
if(!(((((((((data4 === 2) || (data4 === 32)) || (data4 === 37)) || (data4 === 39)) || (data4 === 41)) || (data4 === 54)) || (data4 === 17)) || (data4 === 16)) || (false))){
errors++;
}
}
}
}
var _valid4 = _errs24 === errors;
errors = _errs23;
if(_valid4){
const _errs26 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.currency_id !== undefined){
found.push([path+"/currency_id", "m.472e22de28ec#/allOf/5/then/properties/currency_id/false schema", {}]);
errors++;
}
}
var _valid4 = _errs26 === errors;
}
const _errs28 = errors;
const _errs29 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if((data.document_type_id === undefined) && (missing5 = "document_type_id")){
errors++;
}
else {
if(data.document_type_id !== undefined){
let data6 = data.document_type_id;
if(!(((((((((data6 === 2) || (data6 === 32)) || (data6 === 37)) || (data6 === 39)) || (data6 === 41)) || (data6 === 54)) || (data6 === 17)) || (data6 === 16)) || (false))){
errors++;
}
}
}
}
var _valid5 = _errs29 === errors;
errors = _errs28;
if(_valid5){
const _errs31 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.service_indicator !== undefined){
found.push([path+"/service_indicator", "m.472e22de28ec#/allOf/6/then/properties/service_indicator/false schema", {}]);
errors++;
}
}
var _valid5 = _errs31 === errors;
}
const _errs33 = errors;
const _errs34 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing6;
if((data.document_type_id === undefined) && (missing6 = "document_type_id")){
errors++;
}
else {
if(data.document_type_id !== undefined){
if(!(data.document_type_id === 54)){
errors++;
}
}
}
}
var _valid6 = _errs34 === errors;
errors = _errs33;
if(_valid6){
const _errs36 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.guide_type === undefined){
found.push([path, "m.472e22de28ec#/allOf/7/then/required", {missingProperty: "guide_type"}]);
errors++;
}
}
var _valid6 = _errs36 === errors;
}
const _errs38 = errors;
const _errs39 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing7;
if(((data.document_type_id === undefined) && (missing7 = "document_type_id")) || ((data.guide_type === undefined) && (missing7 = "guide_type"))){
errors++;
}
else {
if(data.document_type_id !== undefined){
const _errs40 = errors;
if(!(data.document_type_id === 54)){
errors++;
}
var valid19 = _errs40 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data.guide_type !== undefined){
let data10 = data.guide_type;
const _errs41 = errors;
if(!(((((((((data10 === 1) || (data10 === 2)) || (data10 === 3)) || (data10 === 4)) || (data10 === 6)) || (data10 === 7)) || (data10 === 8)) || (data10 === 9)) || (false))){
errors++;
}
var valid19 = _errs41 === errors;
}
else {
var valid19 = true;
}
}
}
}
var _valid7 = _errs39 === errors;
errors = _errs38;
if(_valid7){
const _errs42 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.transfer_type === undefined){
found.push([path, "m.472e22de28ec#/allOf/8/then/required", {missingProperty: "transfer_type"}]);
errors++;
}
}
var _valid7 = _errs42 === errors;
}
return errors === 0;
}
function validate_CountriesClDocumentCreate(data, path, found){
let errors = 0;
const _errs3 = errors;
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.header === undefined) && (missing0 = "header")){
errors++;
}
else {
if(data.header !== undefined){
let data0 = data.header;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.document_type_id === undefined) && (missing1 = "document_type_id")){
errors++;
}
else {
if(data0.document_type_id !== undefined){
let data1 = data0.document_type_id;
if(!((((((((((data1 === 2) || (data1 === 32)) || (data1 === 41)) || (data1 === 54)) || (data1 === 17)) || (data1 === 16)) || (data1 === 46)) || (data1 === 47)) || (data1 === 48)) || (false))){
errors++;
}
}
}
}
}
}
}
var _valid0 = _errs4 === errors;
errors = _errs3;
if(_valid0){
const _errs7 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.options !== undefined){
let data2 = data.options;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.gross_values !== undefined){
if(!(data2.gross_values === 0)){
found.push([path+"/options/gross_values", "CountriesClDocumentCreate#/allOf/0/then/properties/options/properties/gross_values/const", {allowedValue: 0}]);
errors++;
}
}
}
}
}
var _valid0 = _errs7 === errors;
}
const _errs11 = errors;
const _errs12 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.options === undefined) && (missing2 = "options")){
errors++;
}
else {
if(data.options !== undefined){
let data4 = data.options;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing3;
if((data4.gross_values === undefined) && (missing3 = "gross_values")){
errors++;
}
else {
if(data4.gross_values !== undefined){
if(!(data4.gross_values === 1)){
errors++;
}
}
}
}
}
}
}
var _valid1 = _errs12 === errors;
errors = _errs11;
if(_valid1){
const _errs15 = errors;
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
var _valid1 = _errs15 === errors;
}
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "CountriesClDocumentCreate#", () => ({"header": member_472e22de28ec}), [], false, 400);
}
else {
found.push([path, "CountriesClDocumentCreate#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function member_d4aae7f16e9f(data, path, found){
let errors = 0;
if(!(data === 0)){
found.push([path, "m.d4aae7f16e9f#/const", {allowedValue: 0}]);
errors++;
}
return errors === 0;
}
function member_280764c49bb5(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "m.280764c49bb5#", () => ({"send_email": member_d4aae7f16e9f}), [], false, 400);
}
return errors === 0;
}
function member_a2b25f4071b6(data, path, found){
let errors = 0;
found.push([path, "m.a2b25f4071b6#/not", {}]);
errors++;
return errors === 0;
}
function member_848a898dfa60(data, path, found){
let errors = 0;
found.push([path, "m.848a898dfa60#/not", {}]);
errors++;
return errors === 0;
}
function member_6fd84deac77e(data, path, found){
let errors = 0;
found.push([path, "m.6fd84deac77e#/not", {}]);
errors++;
return errors === 0;
}
function member_c96e41d080a9(data, path, found){
let errors = 0;
found.push([path, "m.c96e41d080a9#/not", {}]);
errors++;
return errors === 0;
}
function member_b2f4042cddbe(data, path, found){
let errors = 0;
found.push([path, "m.b2f4042cddbe#/not", {}]);
errors++;
return errors === 0;
}
function member_bfad6e0cc07b(data, path, found){
let errors = 0;
found.push([path, "m.bfad6e0cc07b#/not", {}]);
errors++;
return errors === 0;
}
function member_dbf55ab236c3(data, path, found){
let errors = 0;
found.push([path, "m.dbf55ab236c3#/not", {}]);
errors++;
return errors === 0;
}
function member_0f75e1fb05a0(data, path, found){
let errors = 0;
found.push([path, "m.0f75e1fb05a0#/not", {}]);
errors++;
return errors === 0;
}
function member_c9004da336ff(data, path, found){
let errors = 0;
found.push([path, "m.c9004da336ff#/not", {}]);
errors++;
return errors === 0;
}
function member_7213d881f0d9(data, path, found){
let errors = 0;
found.push([path, "m.7213d881f0d9#/not", {}]);
errors++;
return errors === 0;
}
function member_c8685f4fb342(data, path, found){
let errors = 0;
found.push([path, "m.c8685f4fb342#/not", {}]);
errors++;
return errors === 0;
}
function member_c771126588e5(data, path, found){
let errors = 0;
found.push([path, "m.c771126588e5#/not", {}]);
errors++;
return errors === 0;
}
function member_56fea6761779(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "m.56fea6761779#", () => ({"mx_header": member_6fd84deac77e, "mx_shipping": member_c96e41d080a9, "mx_exports": member_b2f4042cddbe, "co_header": member_bfad6e0cc07b, "pe_header": member_dbf55ab236c3, "pe_detraction": member_0f75e1fb05a0, "pe_cargo_transport": member_c9004da336ff, "ar_header": member_7213d881f0d9, "pe_retention_header": member_c8685f4fb342, "pe_shipping": member_c771126588e5}), [], false, 400);
}
return errors === 0;
}
function member_364fd90e2a4c(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "m.364fd90e2a4c#", () => ({"document_sequence_code": member_a2b25f4071b6, "receiver_county_id": member_848a898dfa60, "additional": member_56fea6761779}), [], false, 400);
}
return errors === 0;
}
function member_9b7b0631cc2a(data, path, found){
let errors = 0;
found.push([path, "m.9b7b0631cc2a#/not", {}]);
errors++;
return errors === 0;
}
function member_82b99301209f(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "m.82b99301209f#", () => ({"mx_detail": member_9b7b0631cc2a}), [], false, 400);
}
return errors === 0;
}
function member_b9d5f3f4e281(data, path, found){
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
const before0 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - before0 >= 400){
break;
}
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
errors += judgeMembers(data0, path+"/" + i0, found, "m.b9d5f3f4e281#/items", () => ({"additional": member_82b99301209f}), [], false, 400);
}
}
}
return errors === 0;
}
function member_8755e8c38b04(data, path, found){
let errors = 0;
found.push([path, "m.8755e8c38b04#/not", {}]);
errors++;
return errors === 0;
}
function member_5f39d583a93d(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "m.5f39d583a93d#", () => ({"pe_retention_details": member_8755e8c38b04}), [], false, 400);
}
return errors === 0;
}
function member_46b7df221bcd(data, path, found){
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
const before0 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - before0 >= 400){
break;
}
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
errors += judgeMembers(data0, path+"/" + i0, found, "m.46b7df221bcd#/items", () => ({"additional": member_5f39d583a93d}), [], false, 400);
}
}
}
return errors === 0;
}
function validate_DocumentCreate$cl$scope(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "DocumentCreate-cl-scope#", () => ({"options": member_280764c49bb5, "header": member_364fd90e2a4c, "details": member_b9d5f3f4e281, "references": member_46b7df221bcd}), [], false, 400);
}
return errors === 0;
}
function validate_DocumentCreate$cl(data, path, found){
let errors = 0;
if(errors < 400){
const before0 = found.length;
if(!(validate_DocumentCreate(data, path, found))){
errors += found.length - before0;
}
}
if(errors < 400){
const before1 = found.length;
if(!(validate_CountriesClDocumentCreate(data, path, found))){
errors += found.length - before1;
}
}
if(errors < 400){
const before2 = found.length;
if(!(validate_DocumentCreate$cl$scope(data, path, found))){
errors += found.length - before2;
}
}
return errors === 0;
}
function validate_CountriesUsDocumentHeader(data, path, found){
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
function member_a19af63b836e(data, path, found){
let errors = 0;
if(errors < 400){
const before0 = found.length;
if(!(validate_CountriesUsDocumentHeader(data, path, found))){
errors += found.length - before0;
}
}
return errors === 0;
}
function member_bd3cf02a6832(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.net_amount === undefined){
found.push([path, "m.bd3cf02a6832#/required", {missingProperty: "net_amount"}]);
errors++;
}
}
return errors === 0;
}
function validate_CountriesUsDocumentCreate(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "CountriesUsDocumentCreate#", () => ({"header": member_a19af63b836e, "totals": member_bd3cf02a6832}), [], false, 400);
}
else {
found.push([path, "CountriesUsDocumentCreate#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function member_e342c188c2e6(data, path, found){
let errors = 0;
if(!(data === 0)){
found.push([path, "m.e342c188c2e6#/const", {allowedValue: 0}]);
errors++;
}
return errors === 0;
}
function member_2555b6e1d2a1(data, path, found){
let errors = 0;
if(!(data === 0)){
found.push([path, "m.2555b6e1d2a1#/const", {allowedValue: 0}]);
errors++;
}
return errors === 0;
}
function member_db90d54b6189(data, path, found){
let errors = 0;
if(!(data === 0)){
found.push([path, "m.db90d54b6189#/const", {allowedValue: 0}]);
errors++;
}
return errors === 0;
}
function member_5ab5419a8b31(data, path, found){
let errors = 0;
if(!(data === 0)){
found.push([path, "m.5ab5419a8b31#/const", {allowedValue: 0}]);
errors++;
}
return errors === 0;
}
function member_c7ee93c53513(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "m.c7ee93c53513#", () => ({"draft_only": member_e342c188c2e6, "draft_preview": member_2555b6e1d2a1, "send_email": member_d4aae7f16e9f, "gross_values": member_db90d54b6189, "pdf_transfer_copy": member_5ab5419a8b31}), [], false, 400);
}
return errors === 0;
}
function validate_DocumentCreate$us$scope(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "DocumentCreate-us-scope#", () => ({"options": member_c7ee93c53513, "header": member_364fd90e2a4c, "details": member_b9d5f3f4e281, "references": member_46b7df221bcd}), [], false, 400);
}
return errors === 0;
}
function validate_DocumentCreate$us(data, path, found){
let errors = 0;
if(errors < 400){
const before0 = found.length;
if(!(validate_DocumentCreate(data, path, found))){
errors += found.length - before0;
}
}
if(errors < 400){
const before1 = found.length;
if(!(validate_CountriesUsDocumentCreate(data, path, found))){
errors += found.length - before1;
}
}
if(errors < 400){
const before2 = found.length;
if(!(validate_DocumentCreate$us$scope(data, path, found))){
errors += found.length - before2;
}
}
return errors === 0;
}
function validate_CountriesCoDocumentHeader(data, path, found){
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
function member_cba504ccad3e(data, path, found){
let errors = 0;
if(errors < 400){
const before0 = found.length;
if(!(validate_CountriesCoDocumentHeader(data, path, found))){
errors += found.length - before0;
}
}
return errors === 0;
}
function validate_CountriesCoDocumentCreate(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "CountriesCoDocumentCreate#", () => ({"header": member_cba504ccad3e, "totals": member_bd3cf02a6832}), [], false, 400);
}
else {
found.push([path, "CountriesCoDocumentCreate#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function member_bba1d1f73887(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "m.bba1d1f73887#", () => ({"draft_only": member_e342c188c2e6, "draft_preview": member_2555b6e1d2a1, "gross_values": member_db90d54b6189, "pdf_transfer_copy": member_5ab5419a8b31}), [], false, 400);
}
return errors === 0;
}
function member_ce8d7e970981(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "m.ce8d7e970981#", () => ({"mx_header": member_6fd84deac77e, "mx_shipping": member_c96e41d080a9, "mx_exports": member_b2f4042cddbe, "pe_header": member_dbf55ab236c3, "pe_detraction": member_0f75e1fb05a0, "pe_cargo_transport": member_c9004da336ff, "ar_header": member_7213d881f0d9, "pe_retention_header": member_c8685f4fb342, "pe_shipping": member_c771126588e5}), [], false, 400);
}
return errors === 0;
}
function member_c09630b7ebfc(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "m.c09630b7ebfc#", () => ({"additional": member_ce8d7e970981}), [], false, 400);
}
return errors === 0;
}
function validate_DocumentCreate$co$scope(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "DocumentCreate-co-scope#", () => ({"options": member_bba1d1f73887, "header": member_c09630b7ebfc, "details": member_b9d5f3f4e281, "references": member_46b7df221bcd}), [], false, 400);
}
return errors === 0;
}
function validate_DocumentCreate$co(data, path, found){
let errors = 0;
if(errors < 400){
const before0 = found.length;
if(!(validate_DocumentCreate(data, path, found))){
errors += found.length - before0;
}
}
if(errors < 400){
const before1 = found.length;
if(!(validate_CountriesCoDocumentCreate(data, path, found))){
errors += found.length - before1;
}
}
if(errors < 400){
const before2 = found.length;
if(!(validate_DocumentCreate$co$scope(data, path, found))){
errors += found.length - before2;
}
}
return errors === 0;
}
function validate_CountriesMxDocumentHeader(data, path, found){
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
function member_8ba15c1cc180(data, path, found){
let errors = 0;
if(errors < 400){
const before0 = found.length;
if(!(validate_CountriesMxDocumentHeader(data, path, found))){
errors += found.length - before0;
}
}
return errors === 0;
}
function validate_CountriesMxDocumentCreate(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "CountriesMxDocumentCreate#", () => ({"header": member_8ba15c1cc180, "totals": member_bd3cf02a6832}), [], false, 400);
}
else {
found.push([path, "CountriesMxDocumentCreate#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function member_6eb554cc2bfd(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "m.6eb554cc2bfd#", () => ({"co_header": member_bfad6e0cc07b, "pe_header": member_dbf55ab236c3, "pe_detraction": member_0f75e1fb05a0, "pe_cargo_transport": member_c9004da336ff, "ar_header": member_7213d881f0d9, "pe_retention_header": member_c8685f4fb342, "pe_shipping": member_c771126588e5}), [], false, 400);
}
return errors === 0;
}
function member_439164d7cd30(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "m.439164d7cd30#", () => ({"document_sequence_code": member_a2b25f4071b6, "receiver_county_id": member_848a898dfa60, "additional": member_6eb554cc2bfd}), [], false, 400);
}
return errors === 0;
}
function validate_DocumentCreate$mx$scope(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "DocumentCreate-mx-scope#", () => ({"options": member_c7ee93c53513, "header": member_439164d7cd30, "references": member_46b7df221bcd}), [], false, 400);
}
return errors === 0;
}
function validate_DocumentCreate$mx(data, path, found){
let errors = 0;
if(errors < 400){
const before0 = found.length;
if(!(validate_DocumentCreate(data, path, found))){
errors += found.length - before0;
}
}
if(errors < 400){
const before1 = found.length;
if(!(validate_CountriesMxDocumentCreate(data, path, found))){
errors += found.length - before1;
}
}
if(errors < 400){
const before2 = found.length;
if(!(validate_DocumentCreate$mx$scope(data, path, found))){
errors += found.length - before2;
}
}
return errors === 0;
}
function validate_CountriesPeDocumentHeader(data, path, found){
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
function member_72c357c9c089(data, path, found){
let errors = 0;
const _errs2 = errors;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.pe_header === undefined) && (missing0 = "pe_header")){
errors++;
}
else {
if(data.pe_header !== undefined){
let data0 = data.pe_header;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.operation_type === undefined) && (missing1 = "operation_type")){
errors++;
}
else {
if(data0.operation_type !== undefined){
let data1 = data0.operation_type;
if(!((((data1 === "1001") || (data1 === "1003")) || (data1 === "1004")) || (false))){
errors++;
}
}
}
}
}
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(_valid0){
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.pe_detraction === undefined){
found.push([path, "m.72c357c9c089#/allOf/0/then/required", {missingProperty: "pe_detraction"}]);
errors++;
}
}
var _valid0 = _errs6 === errors;
}
const _errs8 = errors;
const _errs9 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.pe_header === undefined) && (missing2 = "pe_header")){
errors++;
}
else {
if(data.pe_header !== undefined){
let data2 = data.pe_header;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing3;
if((data2.operation_type === undefined) && (missing3 = "operation_type")){
errors++;
}
else {
if(data2.operation_type !== undefined){
if(!(data2.operation_type === "1004")){
errors++;
}
}
}
}
}
}
}
var _valid1 = _errs9 === errors;
errors = _errs8;
if(_valid1){
const _errs12 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.pe_cargo_transport === undefined){
found.push([path, "m.72c357c9c089#/allOf/1/then/required", {missingProperty: "pe_cargo_transport"}]);
errors++;
}
}
var _valid1 = _errs12 === errors;
}
return errors === 0;
}
function member_31992de8268e(data, path, found){
let errors = 0;
if(errors < 400){
const before0 = found.length;
if(!(validate_CountriesPeDocumentHeader(data, path, found))){
errors += found.length - before0;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "m.31992de8268e#", () => ({"additional": member_72c357c9c089}), [], false, 400);
}
return errors === 0;
}
function validate_CountriesPeDocumentCreate(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "CountriesPeDocumentCreate#", () => ({"header": member_31992de8268e, "totals": member_bd3cf02a6832}), [], false, 400);
}
else {
found.push([path, "CountriesPeDocumentCreate#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function member_d92d388b95ac(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "m.d92d388b95ac#", () => ({"mx_header": member_6fd84deac77e, "mx_shipping": member_c96e41d080a9, "mx_exports": member_b2f4042cddbe, "co_header": member_bfad6e0cc07b, "ar_header": member_7213d881f0d9}), [], false, 400);
}
return errors === 0;
}
function member_e2d31784c5ca(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "m.e2d31784c5ca#", () => ({"receiver_county_id": member_848a898dfa60, "additional": member_d92d388b95ac}), [], false, 400);
}
return errors === 0;
}
function validate_DocumentCreate$pe$scope(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "DocumentCreate-pe-scope#", () => ({"options": member_c7ee93c53513, "header": member_e2d31784c5ca, "details": member_b9d5f3f4e281}), [], false, 400);
}
return errors === 0;
}
function validate_DocumentCreate$pe(data, path, found){
let errors = 0;
if(errors < 400){
const before0 = found.length;
if(!(validate_DocumentCreate(data, path, found))){
errors += found.length - before0;
}
}
if(errors < 400){
const before1 = found.length;
if(!(validate_CountriesPeDocumentCreate(data, path, found))){
errors += found.length - before1;
}
}
if(errors < 400){
const before2 = found.length;
if(!(validate_DocumentCreate$pe$scope(data, path, found))){
errors += found.length - before2;
}
}
return errors === 0;
}
function validate_CountriesArDocumentHeader(data, path, found){
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
function member_92ebf39e1b87(data, path, found){
let errors = 0;
if(errors < 400){
const before0 = found.length;
if(!(validate_CountriesArDocumentHeader(data, path, found))){
errors += found.length - before0;
}
}
return errors === 0;
}
function validate_CountriesArDocumentCreate(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "CountriesArDocumentCreate#", () => ({"header": member_92ebf39e1b87, "totals": member_bd3cf02a6832}), [], false, 400);
}
else {
found.push([path, "CountriesArDocumentCreate#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function member_c6bc4d47f7d1(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "m.c6bc4d47f7d1#", () => ({"mx_header": member_6fd84deac77e, "mx_shipping": member_c96e41d080a9, "mx_exports": member_b2f4042cddbe, "co_header": member_bfad6e0cc07b, "pe_header": member_dbf55ab236c3, "pe_detraction": member_0f75e1fb05a0, "pe_cargo_transport": member_c9004da336ff, "pe_retention_header": member_c8685f4fb342, "pe_shipping": member_c771126588e5}), [], false, 400);
}
return errors === 0;
}
function member_e922fa034aa7(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "m.e922fa034aa7#", () => ({"receiver_county_id": member_848a898dfa60, "additional": member_c6bc4d47f7d1}), [], false, 400);
}
return errors === 0;
}
function validate_DocumentCreate$ar$scope(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "DocumentCreate-ar-scope#", () => ({"options": member_c7ee93c53513, "header": member_e922fa034aa7, "details": member_b9d5f3f4e281, "references": member_46b7df221bcd}), [], false, 400);
}
return errors === 0;
}
function validate_DocumentCreate$ar(data, path, found){
let errors = 0;
if(errors < 400){
const before0 = found.length;
if(!(validate_DocumentCreate(data, path, found))){
errors += found.length - before0;
}
}
if(errors < 400){
const before1 = found.length;
if(!(validate_CountriesArDocumentCreate(data, path, found))){
errors += found.length - before1;
}
}
if(errors < 400){
const before2 = found.length;
if(!(validate_DocumentCreate$ar$scope(data, path, found))){
errors += found.length - before2;
}
}
return errors === 0;
}
