// Generated; do not edit. What the body of an answer may be.

// Made when something is first explained: a module that is only loaded has no use for it.
let made;
const tables = () => (made ??= {"rules":{},"named":{},"titles":{"m.d7526dd9d15e#":["Chile","United States","Colombia","Mexico","Peru","Argentina"],"m.9b30a62f9eaf#":["Chilean taxpayer number","United States employer number","United States social security number","Colombian taxpayer number","Peruvian taxpayer number","Mexican taxpayer number","Argentine taxpayer number"],"m.48b16a9d92fb#":["Micro","Small","Medium","Large"],"m.1258076fe8b5#":["Accepted"],"m.a6632870c61a#":["Billing"],"m.4d3831ff12bb#":["On net values","On gross values"],"m.fd40b535018e#":["When all warehouses together hold enough","Always","When the selected warehouse holds enough"],"m.a276503060a9#":["Time not printed","Time printed"],"m.ea41ceeeee60#":["The date it was given","The day of issue"],"m.da73282c3565#":["Lines as sent","Like lines combined"],"m.9fcbf0bbcb39#":["As sent","Last line first"],"m.39e5e34dfd80#":["Same gross amount, larger net and VAT","Additional tax left out of receipts","Additional tax shown on receipts"],"m.ecd93d502bd9#":["Not set aside","Set aside"],"m.2df2b3415a55#":["Any price","No price below cost"],"m.4dbebfe8c35f#":["Not checked yet","Fit to be used","Not fit to be used"],"m.f051c4010917#/items":["The certificate or its key was not sent","The bytes are no certificate or key of a kind that is known","The password is missing, does not open it, or is proved by nothing in it","The file holds no private key","The key is not the one of the certificate","Its time has not come yet","Its time is over","It names another tax id than the account's","Opening it takes more work than any certificate should need"],"m.6f64d4b489a1#":["Not the main office","Main office"],"m.6d29165ee60e#":["Physical branch","Virtual branch"],"m.a13672c109e3#":["Draft (Chile)","Issued","Cancelled (Mexico)"],"m.e8d76e4dda31#":["Issued at once","Kept as a draft"],"m.1f33de924bc5#":["Carried out","Only shown"],"m.643c0d63748b#":["Not sent","Sent by e-mail"],"m.0118bea5694e#":["Prices without VAT","Prices with VAT"],"m.309a76cf4616#":["On the net sum","On gross lines"],"m.dfdc5f694402#":["Without transfer copy","With transfer copy"],"m.85b2817126b3#":["Received","Issued"],"m.410766d81260#":["Invoice of periodic household services","Invoice of other periodic services","Invoice of services","Hospitality services","International land transport"],"m.086c69b7d198#":["Sale agreed","Sale under condition","Free consignment","Consignment with a minimum sale","No payment"],"m.2343275dc02a#":["CIF","CFR","EXW","FAS","FOB","S/CL","DDP","FCA","CPT","CIP","DAT","DAP","Other"],"m.bab77899105d#":["The operation is a sale","Sales to be made","Consignment","Delivery free of charge","Internal transfer","Other transfer that is no sale","Return","Transfer for export that is no sale","Sale for export"],"m.e6df857a415e#":["On the receiver's account","On the issuer's account to the receiver's premises","On the issuer's account to other premises"],"m.68673a1215d8#":["The operation is a sale","Sales to be made","Consignment","Delivery free of charge","Internal transfer","Other transfer that is no sale","Return","Transfer for export that is no sale","Sale for export"],"m.19f5fa3cfe52#":["On the receiver's account","On the issuer's account to the receiver's premises","On the issuer's account to other premises"],"m.2203eda2cbde#":["Neither in the XML nor on the PDF","In the XML and on the PDF","On the PDF only","In the XML only"],"m.e26e0ecae82d#":["Draft","Issued","Sent to the counterparty","Accepted by the counterparty"],"m.b46815a0a1d6#":["Products","Services","Products and services"],"m.f89bf1546d11#":["Sale","Sale","Purchase","Purchase","Other reasons","Other reasons"],"m.391692f3e745#":["All goods are moved at once","Vehicle returns with empty packaging","Vehicle returns empty","Planned change of vehicle","Transport is subcontracted","Freight paid by the sender","Freight paid by whoever subcontracted it","Freight paid by someone else","Light vehicle of category M1 or L"],"m.edecd43ffc7a#":["Public transport","Private transport"],"m.571110d7c3a3#":["Purchase order","Order note","Contract","Resolution","Public procurement process","Public procurement form","Export declaration","Bill of lading","Air waybill","MIC/DTA","Consignment note","Customs resolution that qualifies export services","Passport","Deposit certificate of a commodity exchange","Pledge voucher of a commodity exchange"],"m.05da1cdf3031#":["Cancels it","Corrects its text","Corrects a quantity","Set of documents","Refers to a document that is no tax document","Refers to a dispatch guide","Refers to all of the customer's documents of a type and lowers their amount"],"m.c4fce022afb7#":["Discount on the taxable part","Discount on the exempt part","Surcharge on the taxable part","Surcharge on the exempt part"],"m.e0d0dbd6b1d6#":["Amount in the currency of the document","Percentage"],"m.b743d498111d#":["In the Authorization header"],"m.43785a09034f#":["The account's digital certificate was verified or renewed"],"m.2fce908644b4#":["Still to be tried","Answered with a 2xx status","Given up"],"m.a65718164576#":["Answered with another status than 2xx; redirects are not followed","Answered with 410, which disables the subscription","The connection failed or broke off","No answer came in time","The host has no address","The host is in a network that is closed to notifications","The URL is not one that can be called","The subscription was deleted","The subscription was disabled","Something went wrong on this side"]},"members":{}});

const judge = (validate) => (value) => explainWith(validate, value, tables(), 400);

export const explanations = {
  "Account": judge(validate_Account),
  "AccountCertificate": judge(validate_AccountCertificate),
  "AccountList": judge(validate_AccountList),
  "CompanyBranch": judge(validate_CompanyBranch),
  "CompanyBranchList": judge(validate_CompanyBranchList),
  "CustomerSupplier": judge(validate_CustomerSupplier),
  "CustomerSupplierList": judge(validate_CustomerSupplierList),
  "Document": judge(validate_Document),
  "DocumentList": judge(validate_DocumentList),
  "PasswordChanged": judge(validate_PasswordChanged),
  "Problem": judge(validate_Problem),
  "Token": judge(validate_Token),
  "WebhookDelivery": judge(validate_WebhookDelivery),
  "WebhookDeliveryList": judge(validate_WebhookDeliveryList),
  "WebhookSubscription": judge(validate_WebhookSubscription),
  "WebhookSubscriptionList": judge(validate_WebhookSubscriptionList),
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
const NOT_URI_FRAGMENT = /\/|:/;
const URI = /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function uri(str) {
    return NOT_URI_FRAGMENT.test(str) && URI.test(str);
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
function member_d7526dd9d15e(data, path, found){
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
found.push([path, "m.d7526dd9d15e#/type", {type: "integer"}]);
errors++;
}
if(!(((((((data === 253) || (data === 89)) || (data === 66)) || (data === 80)) || (data === 83)) || (data === 88)) || (false))){
found.push([path, "m.d7526dd9d15e#/enum", {allowedValues: [253,89,66,80,83,88]}]);
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
const pattern_d64140ce67 = new RegExp("^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]{1,64}(?:[.][A-Za-z0-9!#$%&'*+/=?^_`{|}~-]{1,64}){0,31}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?[.]){1,16}[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$", "u");
const format_9ab8c387c1 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
function member_9335a88222b9(data, path, found){
let errors = 0;
if(typeof data === "string"){
if(!pattern_d64140ce67.test(data)){
found.push([path, "m.9335a88222b9#/pattern", {pattern: "^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]{1,64}([.][A-Za-z0-9!#$%&'*+/=?^_`{|}~-]{1,64}){0,31}@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?[.]){1,16}[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?$"}]);
errors++;
}
if(!(format_9ab8c387c1.test(data))){
found.push([path, "m.9335a88222b9#/format", {format: "email"}]);
errors++;
}
}
else {
found.push([path, "m.9335a88222b9#/type", {type: "string"}]);
errors++;
}
return errors === 0;
}
function member_7f94c9cfc4e7(data, path, found){
let errors = 0;
if(typeof data === "string"){
if(data.length < 1){
found.push([path, "m.7f94c9cfc4e7#/minLength", {limit: 1}]);
errors++;
}
}
else {
found.push([path, "m.7f94c9cfc4e7#/type", {type: "string"}]);
errors++;
}
return errors === 0;
}
function member_9b30a62f9eaf(data, path, found){
let errors = 0;
if(typeof data !== "string"){
found.push([path, "m.9b30a62f9eaf#/type", {type: "string"}]);
errors++;
}
if(!((((((((data === "CL-RUT") || (data === "US-EIN")) || (data === "US-SSN")) || (data === "CO-NIT")) || (data === "PE-RUC")) || (data === "MX-RFC")) || (data === "AR-CUIT")) || (false))){
found.push([path, "m.9b30a62f9eaf#/enum", {allowedValues: ["CL-RUT","US-EIN","US-SSN","CO-NIT","PE-RUC","MX-RFC","AR-CUIT"]}]);
errors++;
}
return errors === 0;
}
function member_48b16a9d92fb(data, path, found){
let errors = 0;
if(typeof data !== "string"){
found.push([path, "m.48b16a9d92fb#/type", {type: "string"}]);
errors++;
}
if(!(((((data === "1") || (data === "2")) || (data === "3")) || (data === "4")) || (false))){
found.push([path, "m.48b16a9d92fb#/enum", {allowedValues: ["1","2","3","4"]}]);
errors++;
}
return errors === 0;
}
function member_1258076fe8b5(data, path, found){
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
found.push([path, "m.1258076fe8b5#/type", {type: "integer"}]);
errors++;
}
if(!((data === 1) || (false))){
found.push([path, "m.1258076fe8b5#/enum", {allowedValues: [1]}]);
errors++;
}
return errors === 0;
}
function member_a6632870c61a(data, path, found){
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
found.push([path, "m.a6632870c61a#/type", {type: "integer"}]);
errors++;
}
if(!((data === 1) || (false))){
found.push([path, "m.a6632870c61a#/enum", {allowedValues: [1]}]);
errors++;
}
return errors === 0;
}
function validate_AccountRegistrationData(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "AccountRegistrationData#", () => ({"registration_test_set_id": member_7f94c9cfc4e7}), [], true, 400);
}
else {
found.push([path, "AccountRegistrationData#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function member_4d3831ff12bb(data, path, found){
let errors = 0;
if(!(typeof data == "number")){
found.push([path, "m.4d3831ff12bb#/type", {type: "number"}]);
errors++;
}
if(!(((data === 0) || (data === 1)) || (false))){
found.push([path, "m.4d3831ff12bb#/enum", {allowedValues: [0,1]}]);
errors++;
}
return errors === 0;
}
const pattern_a0ca670d7a = new RegExp("^UTC[+-](?:[01]?[0-9]|2[0-3])(?::[0-5][0-9])?$", "u");
function member_0d36c2af6b33(data, path, found){
let errors = 0;
if(typeof data === "string"){
if(!pattern_a0ca670d7a.test(data)){
found.push([path, "m.0d36c2af6b33#/pattern", {pattern: "^UTC[+-]([01]?[0-9]|2[0-3])(:[0-5][0-9])?$"}]);
errors++;
}
}
else {
found.push([path, "m.0d36c2af6b33#/type", {type: "string"}]);
errors++;
}
return errors === 0;
}
function member_fd40b535018e(data, path, found){
let errors = 0;
if(!(typeof data == "number")){
found.push([path, "m.fd40b535018e#/type", {type: "number"}]);
errors++;
}
if(!((((data === 0) || (data === 1)) || (data === 2)) || (false))){
found.push([path, "m.fd40b535018e#/enum", {allowedValues: [0,1,2]}]);
errors++;
}
return errors === 0;
}
function member_a276503060a9(data, path, found){
let errors = 0;
if(!(typeof data == "number")){
found.push([path, "m.a276503060a9#/type", {type: "number"}]);
errors++;
}
if(!(((data === 0) || (data === 1)) || (false))){
found.push([path, "m.a276503060a9#/enum", {allowedValues: [0,1]}]);
errors++;
}
return errors === 0;
}
function member_ea41ceeeee60(data, path, found){
let errors = 0;
if(!(typeof data == "number")){
found.push([path, "m.ea41ceeeee60#/type", {type: "number"}]);
errors++;
}
if(!(((data === 0) || (data === 1)) || (false))){
found.push([path, "m.ea41ceeeee60#/enum", {allowedValues: [0,1]}]);
errors++;
}
return errors === 0;
}
function member_da73282c3565(data, path, found){
let errors = 0;
if(!(typeof data == "number")){
found.push([path, "m.da73282c3565#/type", {type: "number"}]);
errors++;
}
if(!(((data === 0) || (data === 1)) || (false))){
found.push([path, "m.da73282c3565#/enum", {allowedValues: [0,1]}]);
errors++;
}
return errors === 0;
}
function member_9fcbf0bbcb39(data, path, found){
let errors = 0;
if(!(typeof data == "number")){
found.push([path, "m.9fcbf0bbcb39#/type", {type: "number"}]);
errors++;
}
if(!(((data === 0) || (data === 1)) || (false))){
found.push([path, "m.9fcbf0bbcb39#/enum", {allowedValues: [0,1]}]);
errors++;
}
return errors === 0;
}
function member_39e5e34dfd80(data, path, found){
let errors = 0;
if(!(typeof data == "number")){
found.push([path, "m.39e5e34dfd80#/type", {type: "number"}]);
errors++;
}
if(!((((data === 0) || (data === 1)) || (data === 2)) || (false))){
found.push([path, "m.39e5e34dfd80#/enum", {allowedValues: [0,1,2]}]);
errors++;
}
return errors === 0;
}
function member_ecd93d502bd9(data, path, found){
let errors = 0;
if(!(typeof data == "number")){
found.push([path, "m.ecd93d502bd9#/type", {type: "number"}]);
errors++;
}
if(!(((data === 0) || (data === 1)) || (false))){
found.push([path, "m.ecd93d502bd9#/enum", {allowedValues: [0,1]}]);
errors++;
}
return errors === 0;
}
function member_2df2b3415a55(data, path, found){
let errors = 0;
if(!(typeof data == "number")){
found.push([path, "m.2df2b3415a55#/type", {type: "number"}]);
errors++;
}
if(!(((data === 0) || (data === 1)) || (false))){
found.push([path, "m.2df2b3415a55#/enum", {allowedValues: [0,1]}]);
errors++;
}
return errors === 0;
}
function validate_AccountConfig(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "AccountConfig#", () => ({"rounding_format": member_4d3831ff12bb, "time_zone": member_0d36c2af6b33, "allow_issuance_based_on_stock": member_fd40b535018e, "show_document_time": member_a276503060a9, "adjust_draft_date": member_ea41ceeeee60, "sum_up_detail_lines": member_da73282c3565, "order_of_added_products": member_9fcbf0bbcb39, "display_tax_receipt": member_39e5e34dfd80, "stock_reservation_for_quotation": member_ecd93d502bd9, "cost_greater_than_the_price": member_2df2b3415a55}), [], true, 400);
}
else {
found.push([path, "AccountConfig#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function member_8c056434fd45(data, path, found){
let errors = 0;
if(typeof data !== "boolean"){
found.push([path, "m.8c056434fd45#/type", {type: "boolean"}]);
errors++;
}
return errors === 0;
}
function validate_Warning(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "Warning#", () => ({"pointer": member_a5a0a01e98ca, "rule": member_a5a0a01e98ca, "code": member_a5a0a01e98ca, "message": member_a5a0a01e98ca}), ["pointer","rule","code","message"], true, 400);
}
else {
found.push([path, "Warning#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate_Warnings(data, path, found){
let errors = 0;
if(Array.isArray(data)){
if(data.length < 1){
found.push([path, "Warnings#/minItems", {limit: 1}]);
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
if(!(validate_Warning(data[i0], path+"/" + i0, found))){
errors += found.length - before1;
}
}
}
}
else {
found.push([path, "Warnings#/type", {type: "array"}]);
errors++;
}
return errors === 0;
}
function validate_Account(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "Account#", () => ({"account_id": member_ad335f6efca8, "country_id": member_d7526dd9d15e, "contact_name": member_a5a0a01e98ca, "contact_phone": member_a5a0a01e98ca, "admin_email": member_9335a88222b9, "registration_legal_name_company": member_a5a0a01e98ca, "registration_tax_id_code": member_7f94c9cfc4e7, "registration_tax_id_type": member_9b30a62f9eaf, "registration_company_size": member_48b16a9d92fb, "registration_terms_of_use": member_1258076fe8b5, "registration_type_use": member_a6632870c61a, "registration_company_industry_sector": member_a5a0a01e98ca, "registration_additional_data": validate_AccountRegistrationData, "account_config": validate_AccountConfig, "disabled": member_8c056434fd45, "warnings": validate_Warnings}), ["account_id","country_id","contact_name","contact_phone","admin_email","registration_legal_name_company","registration_tax_id_code","registration_tax_id_type","registration_company_size","registration_terms_of_use","registration_type_use","registration_additional_data"], true, 400);
}
else {
found.push([path, "Account#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function member_4dbebfe8c35f(data, path, found){
let errors = 0;
if(typeof data !== "string"){
found.push([path, "m.4dbebfe8c35f#/type", {type: "string"}]);
errors++;
}
if(!((((data === "pending") || (data === "valid")) || (data === "invalid")) || (false))){
found.push([path, "m.4dbebfe8c35f#/enum", {allowedValues: ["pending","valid","invalid"]}]);
errors++;
}
return errors === 0;
}
function member_f051c4010917(data, path, found){
let errors = 0;
if(Array.isArray(data)){
if(data.length < 1){
found.push([path, "m.f051c4010917#/minItems", {limit: 1}]);
errors++;
}
const len0 = data.length;
const before0 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - before0 >= 400){
break;
}
let data0 = data[i0];
if(typeof data0 !== "string"){
found.push([path+"/" + i0, "m.f051c4010917#/items/type", {type: "string"}]);
errors++;
}
if(!((((((((((data0 === "incomplete") || (data0 === "unreadable")) || (data0 === "password")) || (data0 === "no-key")) || (data0 === "key-mismatch")) || (data0 === "not-yet-valid")) || (data0 === "expired")) || (data0 === "other-tax-id")) || (data0 === "too-costly")) || (false))){
found.push([path+"/" + i0, "m.f051c4010917#/items/enum", {allowedValues: ["incomplete","unreadable","password","no-key","key-mismatch","not-yet-valid","expired","other-tax-id","too-costly"]}]);
errors++;
}
}
}
else {
found.push([path, "m.f051c4010917#/type", {type: "array"}]);
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
function validate_AccountCertificate(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "AccountCertificate#", () => ({"account_id": member_ad335f6efca8, "state": member_4dbebfe8c35f, "reasons": member_f051c4010917, "checked_at": member_0debd7c48aa3, "not_before": member_0debd7c48aa3, "not_after": member_0debd7c48aa3}), ["account_id","state"], true, 400);
}
else {
found.push([path, "AccountCertificate#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function member_294837177a97(data, path, found){
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
if(!(validate_Account(data[i0], path+"/" + i0, found))){
errors += found.length - before1;
}
}
}
}
else {
found.push([path, "m.294837177a97#/type", {type: "array"}]);
errors++;
}
return errors === 0;
}
function validate_AccountList(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "AccountList#", () => ({"items": member_294837177a97, "next_cursor": member_a5a0a01e98ca}), ["items"], true, 400);
}
else {
found.push([path, "AccountList#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function member_6f64d4b489a1(data, path, found){
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
found.push([path, "m.6f64d4b489a1#/type", {type: "integer"}]);
errors++;
}
if(!(((data === 0) || (data === 1)) || (false))){
found.push([path, "m.6f64d4b489a1#/enum", {allowedValues: [0,1]}]);
errors++;
}
return errors === 0;
}
function member_6d29165ee60e(data, path, found){
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
found.push([path, "m.6d29165ee60e#/type", {type: "integer"}]);
errors++;
}
if(!(((data === 1) || (data === 2)) || (false))){
found.push([path, "m.6d29165ee60e#/enum", {allowedValues: [1,2]}]);
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
function validate_CompanyBranchUserPermissions(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "CompanyBranchUserPermissions#", () => ({"user_id": member_a5a0a01e98ca, "user_name": member_a5a0a01e98ca, "has_branch_permission": member_10d9052ae730}), [], true, 400);
}
else {
found.push([path, "CompanyBranchUserPermissions#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate_CompanyBranch(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "CompanyBranch#", () => ({"company_branch_id": member_ad335f6efca8, "account_id": member_ad335f6efca8, "is_headquarters": member_6f64d4b489a1, "branch_type": member_6d29165ee60e, "name": member_a5a0a01e98ca, "address": member_a5a0a01e98ca, "district": member_a5a0a01e98ca, "city": member_a5a0a01e98ca, "phone": member_a5a0a01e98ca, "company_branch_tax_code": member_a5a0a01e98ca, "company_branch_internal_code": member_a5a0a01e98ca, "parent_company_branch_id": member_ad335f6efca8, "user_permissions": validate_CompanyBranchUserPermissions, "warnings": validate_Warnings}), ["company_branch_id","account_id","name"], true, 400);
}
else {
found.push([path, "CompanyBranch#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function member_3924b071f0e3(data, path, found){
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
if(!(validate_CompanyBranch(data[i0], path+"/" + i0, found))){
errors += found.length - before1;
}
}
}
}
else {
found.push([path, "m.3924b071f0e3#/type", {type: "array"}]);
errors++;
}
return errors === 0;
}
function validate_CompanyBranchList(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "CompanyBranchList#", () => ({"items": member_3924b071f0e3, "next_cursor": member_a5a0a01e98ca}), ["items"], true, 400);
}
else {
found.push([path, "CompanyBranchList#/type", {type: "object"}]);
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
function validate_Contact(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "Contact#", () => ({"first_name": member_a5a0a01e98ca, "last_name": member_a5a0a01e98ca, "phone": member_a5a0a01e98ca, "email": member_a5a0a01e98ca}), [], true, 400);
}
else {
found.push([path, "Contact#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function member_157b3850cf06(data, path, found){
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
if(!(validate_Contact(data[i0], path+"/" + i0, found))){
errors += found.length - before1;
}
}
}
}
else {
found.push([path, "m.157b3850cf06#/type", {type: "array"}]);
errors++;
}
return errors === 0;
}
function validate_InvoicingDetails(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "InvoicingDetails#", () => ({"country_id": member_a5a0a01e98ca, "tax_id_type": member_a5a0a01e98ca, "tax_id_code": member_a5a0a01e98ca, "legal_name": member_a5a0a01e98ca, "address": member_a5a0a01e98ca, "district": member_a5a0a01e98ca, "city": member_a5a0a01e98ca, "business_activity": member_a5a0a01e98ca, "phone": member_a5a0a01e98ca, "postal_code": member_a5a0a01e98ca}), [], true, 400);
}
else {
found.push([path, "InvoicingDetails#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function member_5ee9a592ffcc(data, path, found){
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
if(!(validate_InvoicingDetails(data[i0], path+"/" + i0, found))){
errors += found.length - before1;
}
}
}
}
else {
found.push([path, "m.5ee9a592ffcc#/type", {type: "array"}]);
errors++;
}
return errors === 0;
}
function validate_CustomerSupplierAdditional(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "CustomerSupplierAdditional#", () => ({"data_name_1": member_a5a0a01e98ca, "data_name_2": member_a5a0a01e98ca, "data_name_3": member_a5a0a01e98ca, "data_name_4": member_a5a0a01e98ca, "data_name_5": member_a5a0a01e98ca, "data_value_1": member_a5a0a01e98ca, "data_value_2": member_a5a0a01e98ca, "data_value_3": member_a5a0a01e98ca, "data_value_4": member_a5a0a01e98ca, "data_value_5": member_a5a0a01e98ca}), [], true, 400);
}
else {
found.push([path, "CustomerSupplierAdditional#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate_CustomerSupplier(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "CustomerSupplier#", () => ({"customer_supplier_id": member_ad335f6efca8, "account_id": member_ad335f6efca8, "name": member_a5a0a01e98ca, "is_customer": member_8c056434fd45, "is_supplier": member_8c056434fd45, "responsible_user_id": member_ad335f6efca8, "payment_term": member_84cded4d0c57, "contacts": member_157b3850cf06, "invoicing_details": member_5ee9a592ffcc, "additional": validate_CustomerSupplierAdditional, "warnings": validate_Warnings}), ["customer_supplier_id","account_id"], true, 400);
}
else {
found.push([path, "CustomerSupplier#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function member_8fbcbda44702(data, path, found){
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
if(!(validate_CustomerSupplier(data[i0], path+"/" + i0, found))){
errors += found.length - before1;
}
}
}
}
else {
found.push([path, "m.8fbcbda44702#/type", {type: "array"}]);
errors++;
}
return errors === 0;
}
function validate_CustomerSupplierList(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "CustomerSupplierList#", () => ({"items": member_8fbcbda44702, "next_cursor": member_a5a0a01e98ca}), ["items"], true, 400);
}
else {
found.push([path, "CustomerSupplierList#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function member_a13672c109e3(data, path, found){
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
found.push([path, "m.a13672c109e3#/type", {type: "integer"}]);
errors++;
}
if(!((((data === 0) || (data === 1)) || (data === 2)) || (false))){
found.push([path, "m.a13672c109e3#/enum", {allowedValues: [0,1,2]}]);
errors++;
}
return errors === 0;
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
function member_85b2817126b3(data, path, found){
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
found.push([path, "m.85b2817126b3#/type", {type: "integer"}]);
errors++;
}
if(!(((data === 0) || (data === 1)) || (false))){
found.push([path, "m.85b2817126b3#/enum", {allowedValues: [0,1]}]);
errors++;
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
function member_68673a1215d8(data, path, found){
let errors = 0;
if(!(typeof data == "number")){
found.push([path, "m.68673a1215d8#/type", {type: "number"}]);
errors++;
}
if(!((((((((((data === 1) || (data === 2)) || (data === 3)) || (data === 4)) || (data === 5)) || (data === 6)) || (data === 7)) || (data === 8)) || (data === 9)) || (false))){
found.push([path, "m.68673a1215d8#/enum", {allowedValues: [1,2,3,4,5,6,7,8,9]}]);
errors++;
}
return errors === 0;
}
function member_19f5fa3cfe52(data, path, found){
let errors = 0;
if(!(typeof data == "number")){
found.push([path, "m.19f5fa3cfe52#/type", {type: "number"}]);
errors++;
}
if(!((((data === 1) || (data === 2)) || (data === 3)) || (false))){
found.push([path, "m.19f5fa3cfe52#/enum", {allowedValues: [1,2,3]}]);
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
function member_e26e0ecae82d(data, path, found){
let errors = 0;
if(!(typeof data == "number")){
found.push([path, "m.e26e0ecae82d#/type", {type: "number"}]);
errors++;
}
if(!(((((data === 0) || (data === 1)) || (data === 2)) || (data === 3)) || (false))){
found.push([path, "m.e26e0ecae82d#/enum", {allowedValues: [0,1,2,3]}]);
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
function validate_DocumentHeader(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "DocumentHeader#", () => ({"account_id": member_ad335f6efca8, "document_type_id": member_84011e2cdafb, "document_sequence_code": member_a5a0a01e98ca, "document_type_taxbureau": member_a5a0a01e98ca, "document_number": member_ad335f6efca8, "received_issued_flag": member_85b2817126b3, "taxbureau_validation_status": member_ad335f6efca8, "issue_date": member_b333d1ada5af, "issuer_tax_id_code": member_a5a0a01e98ca, "issuer_tax_id_type": member_a5a0a01e98ca, "issuer_legal_name": member_a5a0a01e98ca, "issuer_address": member_a5a0a01e98ca, "issuer_district": member_a5a0a01e98ca, "issuer_city": member_a5a0a01e98ca, "issuer_state_id": member_ad335f6efca8, "issuer_country_id": member_a5a0a01e98ca, "issuer_phone": member_a5a0a01e98ca, "issuer_activity": member_a5a0a01e98ca, "issuer_postalcode": member_a5a0a01e98ca, "customer_supplier_id": member_ad335f6efca8, "receiver_tax_id_code": member_a5a0a01e98ca, "receiver_tax_id_type": member_a5a0a01e98ca, "receiver_legal_name": member_a5a0a01e98ca, "receiver_address": member_a5a0a01e98ca, "receiver_district": member_a5a0a01e98ca, "receiver_city": member_a5a0a01e98ca, "receiver_phone": member_a5a0a01e98ca, "receiver_activity": member_a5a0a01e98ca, "receiver_postalcode": member_a5a0a01e98ca, "receiver_state_id": member_ad335f6efca8, "receiver_county_id": member_a5a0a01e98ca, "receiver_country_id": member_ad335f6efca8, "receiver_email": member_a5a0a01e98ca, "payment_conditions": member_84cded4d0c57, "seller_id": member_ad335f6efca8, "currency_id": member_10d9052ae730, "exchange_rate_value": member_ad335f6efca8, "service_indicator": member_410766d81260, "sale_modality": member_086c69b7d198, "sale_clause": member_2343275dc02a, "guide_type": member_bab77899105d, "transfer_type": member_e6df857a415e, "transportation_doc_type": member_68673a1215d8, "transportation_doc_billing": member_19f5fa3cfe52, "branch_office_code": member_a5a0a01e98ca, "observations": member_a5a0a01e98ca, "deployment_observations": member_2203eda2cbde, "port_disembarkation": member_a5a0a01e98ca, "port_embarkation": member_a5a0a01e98ca, "gross_weight": member_a5a0a01e98ca, "shipping_address": member_a5a0a01e98ca, "document_status": member_e26e0ecae82d, "additional": validate_DocumentAdditional}), ["account_id","document_type_id","issue_date","issuer_address","issuer_district","issuer_city","issuer_phone","issuer_activity","receiver_address","receiver_phone","payment_conditions","document_status"], true, 400);
}
else {
found.push([path, "DocumentHeader#/type", {type: "object"}]);
errors++;
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
function validate_DocumentLine(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "DocumentLine#", () => ({"quantity": member_0bfbeeb0451a, "sku": member_a5a0a01e98ca, "line_description": member_1d23515e04a1, "unit_price": member_0bfbeeb0451a, "long_description": member_a5a0a01e98ca, "unit_measure": member_a5a0a01e98ca, "modifier_amount": member_10d9052ae730, "modifier_percentage": member_10d9052ae730, "total_taxes": member_10d9052ae730, "total_amount_line": member_10d9052ae730, "taxes": member_bf2d217bf94f, "additional": validate_DocumentLineAdditional}), ["quantity","unit_price","total_amount_line"], true, 400);
}
else {
found.push([path, "DocumentLine#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function member_44c8c9f743d3(data, path, found){
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
if(!(validate_DocumentLine(data[i0], path+"/" + i0, found))){
errors += found.length - before1;
}
}
}
}
else {
found.push([path, "m.44c8c9f743d3#/type", {type: "array"}]);
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
function member_6c458c256716(data, path, found){
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
if(!(validate_DocumentReference(data[i0], path+"/" + i0, found))){
errors += found.length - before1;
}
}
}
}
else {
found.push([path, "m.6c458c256716#/type", {type: "array"}]);
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
function validate_DocumentTotals(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "DocumentTotals#", () => ({"vat_credit_construction_company": member_10d9052ae730, "net_amount": member_10d9052ae730, "taxes_amount": member_10d9052ae730, "total_amount": member_10d9052ae730}), ["net_amount","total_amount"], true, 400);
}
else {
found.push([path, "DocumentTotals#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
const pattern_49f53b5298 = new RegExp("^[A-Za-z0-9+/]*={0,2}$", "u");
function member_0beee01dfa76(data, path, found){
let errors = 0;
if(typeof data === "string"){
if(!pattern_49f53b5298.test(data)){
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
function validate_ElectronicDocument(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "ElectronicDocument#", () => ({"document_xml": member_0beee01dfa76, "document_cdr": member_0beee01dfa76, "document_cdr_filename": member_a5a0a01e98ca, "document_pdf": member_0beee01dfa76, "stamp_img": member_0beee01dfa76, "document_transfer_copy_pdf": member_0beee01dfa76}), [], true, 400);
}
else {
found.push([path, "ElectronicDocument#/type", {type: "object"}]);
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
function validate_Result(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "Result#", () => ({"status": member_ad335f6efca8, "error_message": member_a5a0a01e98ca}), [], true, 400);
}
else {
found.push([path, "Result#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate_DocumentHistoryEntry(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "DocumentHistoryEntry#", () => ({"at": member_0debd7c48aa3, "by": member_a5a0a01e98ca, "from": member_a13672c109e3, "to": member_a13672c109e3}), ["at","by","to"], true, 400);
}
else {
found.push([path, "DocumentHistoryEntry#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function member_d1f8b9d8ce14(data, path, found){
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
if(!(validate_DocumentHistoryEntry(data[i0], path+"/" + i0, found))){
errors += found.length - before1;
}
}
}
}
else {
found.push([path, "m.d1f8b9d8ce14#/type", {type: "array"}]);
errors++;
}
return errors === 0;
}
function validate_Document(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "Document#", () => ({"document_id": member_ad335f6efca8, "document_status": member_a13672c109e3, "options": validate_DocumentOptions, "header": validate_DocumentHeader, "details": member_44c8c9f743d3, "references": member_6c458c256716, "globals_discounts_surcharges": member_657e254607d4, "totals": validate_DocumentTotals, "electronic_document": validate_ElectronicDocument, "payment_link": validate_PaymentLink, "result": validate_Result, "history": member_d1f8b9d8ce14, "warnings": validate_Warnings}), ["document_status","header","details","totals"], true, 400);
}
else {
found.push([path, "Document#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function member_31852552ac53(data, path, found){
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
if(!(validate_Document(data[i0], path+"/" + i0, found))){
errors += found.length - before1;
}
}
}
}
else {
found.push([path, "m.31852552ac53#/type", {type: "array"}]);
errors++;
}
return errors === 0;
}
function validate_DocumentList(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "DocumentList#", () => ({"items": member_31852552ac53, "next_cursor": member_a5a0a01e98ca}), ["items"], true, 400);
}
else {
found.push([path, "DocumentList#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate_PasswordChanged(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "PasswordChanged#", () => ({"account_id": member_ad335f6efca8, "detail": member_a5a0a01e98ca}), ["account_id","detail"], true, 400);
}
else {
found.push([path, "PasswordChanged#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function member_d669ec9cce37(data, path, found){
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
found.push([path, "m.d669ec9cce37#/type", {type: "integer"}]);
errors++;
}
if(typeof data == "number"){
if(data > 599 || isNaN(data)){
found.push([path, "m.d669ec9cce37#/maximum", {comparison: "<=", limit: 599}]);
errors++;
}
if(data < 400 || isNaN(data)){
found.push([path, "m.d669ec9cce37#/minimum", {comparison: ">=", limit: 400}]);
errors++;
}
}
return errors === 0;
}
function validate_Refusal(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "Refusal#", () => ({"pointer": member_a5a0a01e98ca, "parameter": member_a5a0a01e98ca, "rule": member_a5a0a01e98ca, "code": member_a5a0a01e98ca, "message": member_a5a0a01e98ca}), ["rule","code","message"], true, 400);
}
else {
found.push([path, "Refusal#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function member_cb9b799dc276(data, path, found){
let errors = 0;
if(Array.isArray(data)){
if(data.length > 100){
found.push([path, "m.cb9b799dc276#/maxItems", {limit: 100}]);
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
if(!(validate_Refusal(data[i0], path+"/" + i0, found))){
errors += found.length - before1;
}
}
}
}
else {
found.push([path, "m.cb9b799dc276#/type", {type: "array"}]);
errors++;
}
return errors === 0;
}
function validate_Problem(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "Problem#", () => ({"type": member_a5a0a01e98ca, "title": member_a5a0a01e98ca, "status": member_d669ec9cce37, "detail": member_a5a0a01e98ca, "instance": member_a5a0a01e98ca, "errors": member_cb9b799dc276, "truncated": member_8c056434fd45, "result": validate_Result}), ["type","title","status","instance"], true, 400);
}
else {
found.push([path, "Problem#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function member_b743d498111d(data, path, found){
let errors = 0;
if(typeof data !== "string"){
found.push([path, "m.b743d498111d#/type", {type: "string"}]);
errors++;
}
if(!((data === "Bearer") || (false))){
found.push([path, "m.b743d498111d#/enum", {allowedValues: ["Bearer"]}]);
errors++;
}
return errors === 0;
}
function validate_Token(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "Token#", () => ({"access_token": member_a5a0a01e98ca, "token_type": member_b743d498111d, "expires_in": member_ad335f6efca8, "account_id": member_ad335f6efca8}), ["access_token","token_type","expires_in"], true, 400);
}
else {
found.push([path, "Token#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function member_43785a09034f(data, path, found){
let errors = 0;
if(typeof data !== "string"){
found.push([path, "m.43785a09034f#/type", {type: "string"}]);
errors++;
}
if(!((data === "ACCOUNT.CERTIFICATIONUPDATE") || (false))){
found.push([path, "m.43785a09034f#/enum", {allowedValues: ["ACCOUNT.CERTIFICATIONUPDATE"]}]);
errors++;
}
return errors === 0;
}
function member_2fce908644b4(data, path, found){
let errors = 0;
if(typeof data !== "string"){
found.push([path, "m.2fce908644b4#/type", {type: "string"}]);
errors++;
}
if(!((((data === "pending") || (data === "delivered")) || (data === "failed")) || (false))){
found.push([path, "m.2fce908644b4#/enum", {allowedValues: ["pending","delivered","failed"]}]);
errors++;
}
return errors === 0;
}
function member_93f118c1e787(data, path, found){
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
found.push([path, "m.93f118c1e787#/type", {type: "integer"}]);
errors++;
}
if(typeof data == "number"){
if(data > 9007199254740991 || isNaN(data)){
found.push([path, "m.93f118c1e787#/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data < 0 || isNaN(data)){
found.push([path, "m.93f118c1e787#/minimum", {comparison: ">=", limit: 0}]);
errors++;
}
}
return errors === 0;
}
function member_e6153473d1e6(data, path, found){
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
found.push([path, "m.e6153473d1e6#/type", {type: "integer"}]);
errors++;
}
if(typeof data == "number"){
if(data > 999 || isNaN(data)){
found.push([path, "m.e6153473d1e6#/maximum", {comparison: "<=", limit: 999}]);
errors++;
}
if(data < 100 || isNaN(data)){
found.push([path, "m.e6153473d1e6#/minimum", {comparison: ">=", limit: 100}]);
errors++;
}
}
return errors === 0;
}
function member_a65718164576(data, path, found){
let errors = 0;
if(typeof data !== "string"){
found.push([path, "m.a65718164576#/type", {type: "string"}]);
errors++;
}
if(!(((((((((((data === "refused") || (data === "gone")) || (data === "not-connected")) || (data === "timed-out")) || (data === "name-unknown")) || (data === "address-refused")) || (data === "url")) || (data === "subscription-deleted")) || (data === "subscription-disabled")) || (data === "internal")) || (false))){
found.push([path, "m.a65718164576#/enum", {allowedValues: ["refused","gone","not-connected","timed-out","name-unknown","address-refused","url","subscription-deleted","subscription-disabled","internal"]}]);
errors++;
}
return errors === 0;
}
function validate_WebhookDelivery(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "WebhookDelivery#", () => ({"webhook_delivery_id": member_ad335f6efca8, "account_id": member_ad335f6efca8, "webhook_subscription_id": member_ad335f6efca8, "event_id": member_43785a09034f, "message_id": member_a5a0a01e98ca, "state": member_2fce908644b4, "attempts": member_93f118c1e787, "created_at": member_0debd7c48aa3, "next_attempt_at": member_0debd7c48aa3, "last_attempt_at": member_0debd7c48aa3, "response_status": member_e6153473d1e6, "failure": member_a65718164576}), ["webhook_delivery_id","account_id","webhook_subscription_id","event_id","message_id","state","attempts","created_at"], true, 400);
}
else {
found.push([path, "WebhookDelivery#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function member_db45f0d87820(data, path, found){
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
if(!(validate_WebhookDelivery(data[i0], path+"/" + i0, found))){
errors += found.length - before1;
}
}
}
}
else {
found.push([path, "m.db45f0d87820#/type", {type: "array"}]);
errors++;
}
return errors === 0;
}
function validate_WebhookDeliveryList(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "WebhookDeliveryList#", () => ({"items": member_db45f0d87820, "next_cursor": member_a5a0a01e98ca}), ["items"], true, 400);
}
else {
found.push([path, "WebhookDeliveryList#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
const pattern_f968889cab = new RegExp("^[Hh][Tt][Tt][Pp][Ss]?:\\/\\/(?:[A-Za-z0-9._~!$&'()*+,;=:%-]{1,512}@)?(?:[A-Za-z0-9._~-]{1,253}|\\[[0-9A-Fa-f:.]{2,45}\\])(?::[0-9]{1,5})?(?:[/?#][A-Za-z0-9._~:/?#@!$&'()*+,;=%-]*)?$", "u");
function member_d0833c0aba55(data, path, found){
let errors = 0;
if(typeof data === "string"){
if(!pattern_f968889cab.test(data)){
found.push([path, "m.d0833c0aba55#/pattern", {pattern: "^[Hh][Tt][Tt][Pp][Ss]?://([A-Za-z0-9._~!$&'()*+,;=:%-]{1,512}@)?([A-Za-z0-9._~-]{1,253}|\\[[0-9A-Fa-f:.]{2,45}\\])(:[0-9]{1,5})?([/?#][A-Za-z0-9._~:/?#@!$&'()*+,;=%-]*)?$"}]);
errors++;
}
if(!(uri(data))){
found.push([path, "m.d0833c0aba55#/format", {format: "uri"}]);
errors++;
}
}
else {
found.push([path, "m.d0833c0aba55#/type", {type: "string"}]);
errors++;
}
return errors === 0;
}
function validate_WebhookSubscription(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "WebhookSubscription#", () => ({"webhook_subscription_id": member_ad335f6efca8, "account_id": member_ad335f6efca8, "callback_url": member_d0833c0aba55, "callback_username": member_a5a0a01e98ca, "event_id": member_43785a09034f, "signing_secret": member_a5a0a01e98ca, "disabled_at": member_0debd7c48aa3, "warnings": validate_Warnings}), ["webhook_subscription_id","account_id"], true, 400);
}
else {
found.push([path, "WebhookSubscription#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function member_ede73c9f1403(data, path, found){
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
if(!(validate_WebhookSubscription(data[i0], path+"/" + i0, found))){
errors += found.length - before1;
}
}
}
}
else {
found.push([path, "m.ede73c9f1403#/type", {type: "array"}]);
errors++;
}
return errors === 0;
}
function validate_WebhookSubscriptionList(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "WebhookSubscriptionList#", () => ({"items": member_ede73c9f1403, "next_cursor": member_a5a0a01e98ca}), ["items"], true, 400);
}
else {
found.push([path, "WebhookSubscriptionList#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
