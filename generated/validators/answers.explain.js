// Generated; do not edit. What the body of an answer may be.

// Made when something is first explained: a module that is only loaded has no use for it.
let made;
const tables = () => (made ??= {"rules":{},"named":{},"titles":{"m.d7526dd9d15e#":["Chile","United States","Colombia","Mexico","Peru","Argentina"],"m.9b30a62f9eaf#":["Chilean taxpayer number","United States employer number","United States social security number","Colombian taxpayer number","Peruvian taxpayer number","Mexican taxpayer number","Argentine taxpayer number"],"m.48b16a9d92fb#":["Micro","Small","Medium","Large"],"m.1258076fe8b5#":["Accepted"],"m.a6632870c61a#":["Billing"],"m.4d3831ff12bb#":["On net values","On gross values"],"m.fd40b535018e#":["When all warehouses together hold enough","Always","When the selected warehouse holds enough"],"m.a276503060a9#":["Time not printed","Time printed"],"m.ea41ceeeee60#":["The date it was given","The day of issue"],"m.da73282c3565#":["Lines as sent","Like lines combined"],"m.9fcbf0bbcb39#":["As sent","Last line first"],"m.39e5e34dfd80#":["Same gross amount, larger net and VAT","Additional tax left out of receipts","Additional tax shown on receipts"],"m.ecd93d502bd9#":["Not set aside","Set aside"],"m.2df2b3415a55#":["Any price","No price below cost"],"m.4dbebfe8c35f#":["Not checked yet","Fit to be used","Not fit to be used"],"m.f051c4010917#/items":["The certificate or its key was not sent","The bytes are no certificate or key of a kind that is known","The password is missing, does not open it, or is proved by nothing in it","The file holds no private key","The key is not the one of the certificate","Its time has not come yet","Its time is over","It names another tax id than the account's","Opening it takes more work than any certificate should need"],"m.6f64d4b489a1#":["Not the main office","Main office"],"m.6d29165ee60e#":["Physical branch","Virtual branch"],"m.a13672c109e3#":["Draft (Chile)","Issued","Cancelled (Mexico)"],"m.e8d76e4dda31#":["Issued at once","Kept as a draft"],"m.1f33de924bc5#":["Carried out","Only shown"],"m.643c0d63748b#":["Not sent","Sent by e-mail"],"m.0118bea5694e#":["Prices without VAT","Prices with VAT"],"m.309a76cf4616#":["On the net sum","On gross lines"],"m.dfdc5f694402#":["Without transfer copy","With transfer copy"],"m.85b2817126b3#":["Received","Issued"],"m.410766d81260#":["Invoice of periodic household services","Invoice of other periodic services","Invoice of services","Hospitality services","International land transport"],"m.086c69b7d198#":["Sale agreed","Sale under condition","Free consignment","Consignment with a minimum sale","No payment"],"m.2343275dc02a#":["CIF","CFR","EXW","FAS","FOB","S/CL","DDP","FCA","CPT","CIP","DAT","DAP","Other"],"m.bab77899105d#":["The operation is a sale","Sales to be made","Consignment","Delivery free of charge","Internal transfer","Other transfer that is no sale","Return","Transfer for export that is no sale","Sale for export"],"m.e6df857a415e#":["On the receiver's account","On the issuer's account to the receiver's premises","On the issuer's account to other premises"],"m.68673a1215d8#":["The operation is a sale","Sales to be made","Consignment","Delivery free of charge","Internal transfer","Other transfer that is no sale","Return","Transfer for export that is no sale","Sale for export"],"m.19f5fa3cfe52#":["On the receiver's account","On the issuer's account to the receiver's premises","On the issuer's account to other premises"],"m.2203eda2cbde#":["Neither in the XML nor on the PDF","In the XML and on the PDF","On the PDF only","In the XML only"],"m.e26e0ecae82d#":["Draft","Issued","Sent to the counterparty","Accepted by the counterparty"],"m.b46815a0a1d6#":["Products","Services","Products and services"],"m.f89bf1546d11#":["Sale","Sale","Purchase","Purchase","Other reasons","Other reasons"],"m.391692f3e745#":["All goods are moved at once","Vehicle returns with empty packaging","Vehicle returns empty","Planned change of vehicle","Transport is subcontracted","Freight paid by the sender","Freight paid by whoever subcontracted it","Freight paid by someone else","Light vehicle of category M1 or L"],"m.edecd43ffc7a#":["Public transport","Private transport"],"m.571110d7c3a3#":["Purchase order","Order note","Contract","Resolution","Public procurement process","Public procurement form","Export declaration","Bill of lading","Air waybill","MIC/DTA","Consignment note","Customs resolution that qualifies export services","Passport","Deposit certificate of a commodity exchange","Pledge voucher of a commodity exchange"],"m.05da1cdf3031#":["Cancels it","Corrects its text","Corrects a quantity","Set of documents","Refers to a document that is no tax document","Refers to a dispatch guide","Refers to all of the customer's documents of a type and lowers their amount"],"m.c4fce022afb7#":["Discount on the taxable part","Discount on the exempt part","Surcharge on the taxable part","Surcharge on the exempt part"],"m.e0d0dbd6b1d6#":["Amount in the currency of the document","Percentage"],"m.b743d498111d#":["In the Authorization header"],"m.43785a09034f#":["The account's digital certificate was verified or renewed"],"m.2fce908644b4#":["Still to be tried","Answered with a 2xx status","Given up"],"m.a65718164576#":["Answered with another status than 2xx; redirects are not followed","Answered with 410, which disables the subscription","The connection failed or broke off","No answer came in time","The host has no address","The host is in a network that is closed to notifications","The URL is not one that can be called","The subscription was deleted","The subscription was disabled","Something went wrong on this side"]},"members":{}});

const judge = (validate) => (value) => explainWith(validate, value, tables(), 400);

export const explanations = {
  "Account": judge(validate24),
  "AccountCertificate": judge(validate28),
  "AccountList": judge(validate30),
  "CompanyBranch": judge(validate35),
  "CompanyBranchList": judge(validate37),
  "CustomerSupplier": judge(validate44),
  "CustomerSupplierList": judge(validate46),
  "Document": judge(validate124),
  "DocumentList": judge(validate126),
  "PasswordChanged": judge(validate127),
  "Problem": judge(validate131),
  "Token": judge(validate133),
  "WebhookDelivery": judge(validate139),
  "WebhookDeliveryList": judge(validate141),
  "WebhookSubscription": judge(validate143),
  "WebhookSubscriptionList": judge(validate145),
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
found.push([path, "m.d7526dd9d15e#/type", {type: "integer"}]);
errors++;
}
if(!(data === 253 || data === 89 || data === 66 || data === 80 || data === 83 || data === 88)){
found.push([path, "m.d7526dd9d15e#/enum", {allowedValues: [253,89,66,80,83,88]}]);
errors++;
}
return errors === 0;
}
function validate2(data, path, found){
let errors = 0;
if(typeof data !== "string"){
found.push([path, "m.a5a0a01e98ca#/type", {type: "string"}]);
errors++;
}
return errors === 0;
}
const formats0 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
const pattern0 = new RegExp("^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]{1,64}(?:[.][A-Za-z0-9!#$%&'*+/=?^_`{|}~-]{1,64}){0,31}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?[.]){1,16}[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$", "u");
function validate3(data, path, found){
let errors = 0;
if(typeof data === "string"){
if(!pattern0.test(data)){
found.push([path, "m.9335a88222b9#/pattern", {pattern: "^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]{1,64}([.][A-Za-z0-9!#$%&'*+/=?^_`{|}~-]{1,64}){0,31}@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?[.]){1,16}[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?$"}]);
errors++;
}
if(!formats0.test(data)){
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
function validate4(data, path, found){
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
function validate5(data, path, found){
let errors = 0;
if(typeof data !== "string"){
found.push([path, "m.9b30a62f9eaf#/type", {type: "string"}]);
errors++;
}
if(!(data === "CL-RUT" || data === "US-EIN" || data === "US-SSN" || data === "CO-NIT" || data === "PE-RUC" || data === "MX-RFC" || data === "AR-CUIT")){
found.push([path, "m.9b30a62f9eaf#/enum", {allowedValues: ["CL-RUT","US-EIN","US-SSN","CO-NIT","PE-RUC","MX-RFC","AR-CUIT"]}]);
errors++;
}
return errors === 0;
}
function validate6(data, path, found){
let errors = 0;
if(typeof data !== "string"){
found.push([path, "m.48b16a9d92fb#/type", {type: "string"}]);
errors++;
}
if(!(data === "1" || data === "2" || data === "3" || data === "4")){
found.push([path, "m.48b16a9d92fb#/enum", {allowedValues: ["1","2","3","4"]}]);
errors++;
}
return errors === 0;
}
function validate7(data, path, found){
let errors = 0;
if(!(typeof data == "number" && !(data % 1) && !isNaN(data))){
found.push([path, "m.1258076fe8b5#/type", {type: "integer"}]);
errors++;
}
if(data !== 1){
found.push([path, "m.1258076fe8b5#/enum", {allowedValues: [1]}]);
errors++;
}
return errors === 0;
}
function validate8(data, path, found){
let errors = 0;
if(!(typeof data == "number" && !(data % 1) && !isNaN(data))){
found.push([path, "m.a6632870c61a#/type", {type: "integer"}]);
errors++;
}
if(data !== 1){
found.push([path, "m.a6632870c61a#/enum", {allowedValues: [1]}]);
errors++;
}
return errors === 0;
}
function validate9(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "AccountRegistrationData#", () => ({"registration_test_set_id": validate4}), [], true, 400);
}
else {
found.push([path, "AccountRegistrationData#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate10(data, path, found){
let errors = 0;
if(typeof data != "number"){
found.push([path, "m.4d3831ff12bb#/type", {type: "number"}]);
errors++;
}
if(!(data === 0 || data === 1)){
found.push([path, "m.4d3831ff12bb#/enum", {allowedValues: [0,1]}]);
errors++;
}
return errors === 0;
}
const pattern1 = new RegExp("^UTC[+-](?:[01]?[0-9]|2[0-3])(?::[0-5][0-9])?$", "u");
function validate11(data, path, found){
let errors = 0;
if(typeof data === "string"){
if(!pattern1.test(data)){
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
function validate12(data, path, found){
let errors = 0;
if(typeof data != "number"){
found.push([path, "m.fd40b535018e#/type", {type: "number"}]);
errors++;
}
if(!(data === 0 || data === 1 || data === 2)){
found.push([path, "m.fd40b535018e#/enum", {allowedValues: [0,1,2]}]);
errors++;
}
return errors === 0;
}
function validate13(data, path, found){
let errors = 0;
if(typeof data != "number"){
found.push([path, "m.a276503060a9#/type", {type: "number"}]);
errors++;
}
if(!(data === 0 || data === 1)){
found.push([path, "m.a276503060a9#/enum", {allowedValues: [0,1]}]);
errors++;
}
return errors === 0;
}
function validate14(data, path, found){
let errors = 0;
if(typeof data != "number"){
found.push([path, "m.ea41ceeeee60#/type", {type: "number"}]);
errors++;
}
if(!(data === 0 || data === 1)){
found.push([path, "m.ea41ceeeee60#/enum", {allowedValues: [0,1]}]);
errors++;
}
return errors === 0;
}
function validate15(data, path, found){
let errors = 0;
if(typeof data != "number"){
found.push([path, "m.da73282c3565#/type", {type: "number"}]);
errors++;
}
if(!(data === 0 || data === 1)){
found.push([path, "m.da73282c3565#/enum", {allowedValues: [0,1]}]);
errors++;
}
return errors === 0;
}
function validate16(data, path, found){
let errors = 0;
if(typeof data != "number"){
found.push([path, "m.9fcbf0bbcb39#/type", {type: "number"}]);
errors++;
}
if(!(data === 0 || data === 1)){
found.push([path, "m.9fcbf0bbcb39#/enum", {allowedValues: [0,1]}]);
errors++;
}
return errors === 0;
}
function validate17(data, path, found){
let errors = 0;
if(typeof data != "number"){
found.push([path, "m.39e5e34dfd80#/type", {type: "number"}]);
errors++;
}
if(!(data === 0 || data === 1 || data === 2)){
found.push([path, "m.39e5e34dfd80#/enum", {allowedValues: [0,1,2]}]);
errors++;
}
return errors === 0;
}
function validate18(data, path, found){
let errors = 0;
if(typeof data != "number"){
found.push([path, "m.ecd93d502bd9#/type", {type: "number"}]);
errors++;
}
if(!(data === 0 || data === 1)){
found.push([path, "m.ecd93d502bd9#/enum", {allowedValues: [0,1]}]);
errors++;
}
return errors === 0;
}
function validate19(data, path, found){
let errors = 0;
if(typeof data != "number"){
found.push([path, "m.2df2b3415a55#/type", {type: "number"}]);
errors++;
}
if(!(data === 0 || data === 1)){
found.push([path, "m.2df2b3415a55#/enum", {allowedValues: [0,1]}]);
errors++;
}
return errors === 0;
}
function validate20(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "AccountConfig#", () => ({"rounding_format": validate10, "time_zone": validate11, "allow_issuance_based_on_stock": validate12, "show_document_time": validate13, "adjust_draft_date": validate14, "sum_up_detail_lines": validate15, "order_of_added_products": validate16, "display_tax_receipt": validate17, "stock_reservation_for_quotation": validate18, "cost_greater_than_the_price": validate19}), [], true, 400);
}
else {
found.push([path, "AccountConfig#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate21(data, path, found){
let errors = 0;
if(typeof data !== "boolean"){
found.push([path, "m.8c056434fd45#/type", {type: "boolean"}]);
errors++;
}
return errors === 0;
}
function validate22(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "Warning#", () => ({"pointer": validate2, "rule": validate2, "code": validate2, "message": validate2}), ["pointer","rule","code","message"], true, 400);
}
else {
found.push([path, "Warning#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate23(data, path, found){
let errors = 0;
if(Array.isArray(data)){
if(data.length < 1){
found.push([path, "Warnings#/minItems", {limit: 1}]);
errors++;
}
const len0 = data.length;
for(let i0=0, i0_=errors; i0<len0 && errors-i0_<400; i0++){
if(errors < 400){
const before0 = found.length;
if(!validate22(data[i0], path+"/" + i0, found)){
errors += found.length - before0;
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
function validate24(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "Account#", () => ({"account_id": validate0, "country_id": validate1, "contact_name": validate2, "contact_phone": validate2, "admin_email": validate3, "registration_legal_name_company": validate2, "registration_tax_id_code": validate4, "registration_tax_id_type": validate5, "registration_company_size": validate6, "registration_terms_of_use": validate7, "registration_type_use": validate8, "registration_company_industry_sector": validate2, "registration_additional_data": validate9, "account_config": validate20, "disabled": validate21, "warnings": validate23}), ["account_id","country_id","contact_name","contact_phone","admin_email","registration_legal_name_company","registration_tax_id_code","registration_tax_id_type","registration_company_size","registration_terms_of_use","registration_type_use","registration_additional_data"], true, 400);
}
else {
found.push([path, "Account#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate25(data, path, found){
let errors = 0;
if(typeof data !== "string"){
found.push([path, "m.4dbebfe8c35f#/type", {type: "string"}]);
errors++;
}
if(!(data === "pending" || data === "valid" || data === "invalid")){
found.push([path, "m.4dbebfe8c35f#/enum", {allowedValues: ["pending","valid","invalid"]}]);
errors++;
}
return errors === 0;
}
function validate26(data, path, found){
let errors = 0;
if(Array.isArray(data)){
if(data.length < 1){
found.push([path, "m.f051c4010917#/minItems", {limit: 1}]);
errors++;
}
const len0 = data.length;
for(let i0=0, i0_=errors; i0<len0 && errors-i0_<400; i0++){
let data0 = data[i0];
if(typeof data0 !== "string"){
found.push([path+"/" + i0, "m.f051c4010917#/items/type", {type: "string"}]);
errors++;
}
if(!(data0 === "incomplete" || data0 === "unreadable" || data0 === "password" || data0 === "no-key" || data0 === "key-mismatch" || data0 === "not-yet-valid" || data0 === "expired" || data0 === "other-tax-id" || data0 === "too-costly")){
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
const formats1 = getDateTime(true);
const pattern2 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}(?:[.][0-9]{1,9})?(?:[Zz]|[+-][0-9]{2}:[0-9]{2})$", "u");
function validate27(data, path, found){
let errors = 0;
if(typeof data === "string"){
if(!pattern2.test(data)){
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
function validate28(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "AccountCertificate#", () => ({"account_id": validate0, "state": validate25, "reasons": validate26, "checked_at": validate27, "not_before": validate27, "not_after": validate27}), ["account_id","state"], true, 400);
}
else {
found.push([path, "AccountCertificate#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate29(data, path, found){
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0, i0_=errors; i0<len0 && errors-i0_<400; i0++){
if(errors < 400){
const before0 = found.length;
if(!validate24(data[i0], path+"/" + i0, found)){
errors += found.length - before0;
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
function validate30(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "AccountList#", () => ({"items": validate29, "next_cursor": validate2}), ["items"], true, 400);
}
else {
found.push([path, "AccountList#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate31(data, path, found){
let errors = 0;
if(!(typeof data == "number" && !(data % 1) && !isNaN(data))){
found.push([path, "m.6f64d4b489a1#/type", {type: "integer"}]);
errors++;
}
if(!(data === 0 || data === 1)){
found.push([path, "m.6f64d4b489a1#/enum", {allowedValues: [0,1]}]);
errors++;
}
return errors === 0;
}
function validate32(data, path, found){
let errors = 0;
if(!(typeof data == "number" && !(data % 1) && !isNaN(data))){
found.push([path, "m.6d29165ee60e#/type", {type: "integer"}]);
errors++;
}
if(!(data === 1 || data === 2)){
found.push([path, "m.6d29165ee60e#/enum", {allowedValues: [1,2]}]);
errors++;
}
return errors === 0;
}
function validate33(data, path, found){
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
function validate34(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "CompanyBranchUserPermissions#", () => ({"user_id": validate2, "user_name": validate2, "has_branch_permission": validate33}), [], true, 400);
}
else {
found.push([path, "CompanyBranchUserPermissions#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate35(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "CompanyBranch#", () => ({"company_branch_id": validate0, "account_id": validate0, "is_headquarters": validate31, "branch_type": validate32, "name": validate2, "address": validate2, "district": validate2, "city": validate2, "phone": validate2, "company_branch_tax_code": validate2, "company_branch_internal_code": validate2, "parent_company_branch_id": validate0, "user_permissions": validate34, "warnings": validate23}), ["company_branch_id","account_id","name"], true, 400);
}
else {
found.push([path, "CompanyBranch#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate36(data, path, found){
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0, i0_=errors; i0<len0 && errors-i0_<400; i0++){
if(errors < 400){
const before0 = found.length;
if(!validate35(data[i0], path+"/" + i0, found)){
errors += found.length - before0;
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
function validate37(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "CompanyBranchList#", () => ({"items": validate36, "next_cursor": validate2}), ["items"], true, 400);
}
else {
found.push([path, "CompanyBranchList#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
const pattern3 = new RegExp("^[0-9][0-9,]*$", "u");
function validate38(data, path, found){
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
function validate39(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "Contact#", () => ({"first_name": validate2, "last_name": validate2, "phone": validate2, "email": validate2}), [], true, 400);
}
else {
found.push([path, "Contact#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate40(data, path, found){
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0, i0_=errors; i0<len0 && errors-i0_<400; i0++){
if(errors < 400){
const before0 = found.length;
if(!validate39(data[i0], path+"/" + i0, found)){
errors += found.length - before0;
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
function validate41(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "InvoicingDetails#", () => ({"country_id": validate2, "tax_id_type": validate2, "tax_id_code": validate2, "legal_name": validate2, "address": validate2, "district": validate2, "city": validate2, "business_activity": validate2, "phone": validate2, "postal_code": validate2}), [], true, 400);
}
else {
found.push([path, "InvoicingDetails#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate42(data, path, found){
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0, i0_=errors; i0<len0 && errors-i0_<400; i0++){
if(errors < 400){
const before0 = found.length;
if(!validate41(data[i0], path+"/" + i0, found)){
errors += found.length - before0;
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
function validate43(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "CustomerSupplierAdditional#", () => ({"data_name_1": validate2, "data_name_2": validate2, "data_name_3": validate2, "data_name_4": validate2, "data_name_5": validate2, "data_value_1": validate2, "data_value_2": validate2, "data_value_3": validate2, "data_value_4": validate2, "data_value_5": validate2}), [], true, 400);
}
else {
found.push([path, "CustomerSupplierAdditional#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate44(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "CustomerSupplier#", () => ({"customer_supplier_id": validate0, "account_id": validate0, "name": validate2, "is_customer": validate21, "is_supplier": validate21, "responsible_user_id": validate0, "payment_term": validate38, "contacts": validate40, "invoicing_details": validate42, "additional": validate43, "warnings": validate23}), ["customer_supplier_id","account_id"], true, 400);
}
else {
found.push([path, "CustomerSupplier#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate45(data, path, found){
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0, i0_=errors; i0<len0 && errors-i0_<400; i0++){
if(errors < 400){
const before0 = found.length;
if(!validate44(data[i0], path+"/" + i0, found)){
errors += found.length - before0;
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
function validate46(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "CustomerSupplierList#", () => ({"items": validate45, "next_cursor": validate2}), ["items"], true, 400);
}
else {
found.push([path, "CustomerSupplierList#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate47(data, path, found){
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
function validate48(data, path, found){
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
function validate49(data, path, found){
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
function validate50(data, path, found){
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
function validate51(data, path, found){
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
function validate52(data, path, found){
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
const pattern4 = new RegExp("^https?://", "u");
function validate53(data, path, found){
let errors = 0;
if(typeof data === "string"){
if(!pattern4.test(data)){
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
function validate54(data, path, found){
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
function validate55(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "DocumentOptions#", () => ({"draft_only": validate48, "draft_preview": validate49, "send_email": validate50, "template_id": validate0, "gross_values": validate51, "rounding_type": validate52, "company_web": validate53, "company_email": validate2, "pdf_transfer_copy": validate54}), [], true, 400);
}
else {
found.push([path, "DocumentOptions#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate56(data, path, found){
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
function validate57(data, path, found){
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
const formats2 = date;
const pattern5 = new RegExp("^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$", "u");
function validate58(data, path, found){
let errors = 0;
if(typeof data === "string"){
if(!pattern5.test(data)){
found.push([path, "m.b333d1ada5af#/pattern", {pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"}]);
errors++;
}
if(!formats2(data)){
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
function validate59(data, path, found){
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
function validate60(data, path, found){
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
function validate61(data, path, found){
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
function validate62(data, path, found){
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
function validate63(data, path, found){
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
function validate64(data, path, found){
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
function validate65(data, path, found){
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
function validate66(data, path, found){
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
function validate67(data, path, found){
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
function validate68(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "MxHeader#", () => ({"receiver_cfdi_usage": validate2}), [], true, 400);
}
else {
found.push([path, "MxHeader#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate69(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "MxShippingPlace#", () => ({"tax_id_type": validate2, "tax_id_code": validate2, "date_time": validate27, "address_state_id": validate2, "address_country_id": validate2, "address_postalcode": validate2}), [], true, 400);
}
else {
found.push([path, "MxShippingPlace#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate70(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "MxShippingProduct#", () => ({"product_code": validate2, "description": validate2, "quantity": validate2, "weight": validate2}), [], true, 400);
}
else {
found.push([path, "MxShippingProduct#/type", {type: "object"}]);
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
found.push([path, "m.18060cc1e592#/type", {type: "array"}]);
errors++;
}
return errors === 0;
}
function validate72(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "MxShippingMerchandise#", () => ({"total_weight": validate2, "sct_permission_code": validate2, "sct_permission_number": validate2, "vehicle_configuration": validate2, "vehicle_weight": validate2, "vehicle_license_plate": validate2, "vehicle_year": validate2, "insurance_company": validate2, "insurance_identifier": validate2, "details": validate71}), [], true, 400);
}
else {
found.push([path, "MxShippingMerchandise#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate73(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "MxShipping#", () => ({"distance": validate2, "transport_code": validate2, "transport_method_name": validate2, "transport_tax_id_type": validate2, "transport_tax_id_code": validate2, "transport_license": validate2, "origin": validate69, "destination": validate69, "merchandise": validate72}), [], true, 400);
}
else {
found.push([path, "MxShipping#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate74(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "MxExportsOrigin#", () => ({"address_street": validate2, "address_city_id": validate2, "address_county_id": validate2, "address_state_id": validate2, "address_country_id": validate2, "address_postalcode": validate2}), [], true, 400);
}
else {
found.push([path, "MxExportsOrigin#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate75(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "MxExportsDestination#", () => ({"tax_id_type": validate2, "tax_id_code": validate2, "address_street": validate2, "address_state_id": validate2, "address_country_id": validate2, "address_postalcode": validate2}), [], true, 400);
}
else {
found.push([path, "MxExportsDestination#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate76(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "MxExportsProduct#", () => ({"customs_code": validate2, "customs_quantity": validate2, "sku": validate2, "customs_measure_unit": validate2, "customs_unit_value": validate2, "customs_total_value": validate2}), [], true, 400);
}
else {
found.push([path, "MxExportsProduct#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate77(data, path, found){
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0, i0_=errors; i0<len0 && errors-i0_<400; i0++){
if(errors < 400){
const before0 = found.length;
if(!validate76(data[i0], path+"/" + i0, found)){
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
function validate78(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "MxExportsMerchandise#", () => ({"details": validate77}), [], true, 400);
}
else {
found.push([path, "MxExportsMerchandise#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate79(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "MxExports#", () => ({"terms": validate2, "exchange_rate": validate33, "total": validate0, "origin": validate74, "destination": validate75, "merchandise": validate78}), [], true, 400);
}
else {
found.push([path, "MxExports#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate80(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "CoHeader#", () => ({"reported_payment_code": validate0}), [], true, 400);
}
else {
found.push([path, "CoHeader#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate81(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "PeHeader#", () => ({"operation_type": validate2}), [], true, 400);
}
else {
found.push([path, "PeHeader#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate82(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "PeDetraction#", () => ({"code": validate2, "percent": validate33, "amount": validate33, "nation_bank_account": validate2, "payment_means_code": validate2}), [], true, 400);
}
else {
found.push([path, "PeDetraction#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate83(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "PeCargoTransport#", () => ({"origin_ubigeo": validate2, "origin_address": validate2, "destination_ubigeo": validate2, "destination_address": validate2, "trip_detail": validate2, "service_reference_amount": validate33, "effective_load_reference_amount": validate33, "payload_reference_amount": validate33}), [], true, 400);
}
else {
found.push([path, "PeCargoTransport#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate84(data, path, found){
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
function validate85(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "ArHeader#", () => ({"invoice_concept": validate84, "items_quantity": validate0, "service_date_from": validate2, "service_date_to": validate2, "receiver_vat_condition_id": validate2}), [], true, 400);
}
else {
found.push([path, "ArHeader#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate86(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "PeRetentionHeader#", () => ({"pe_taxbureau_retention_system_code": validate2, "pe_taxbureau_retention_percent": validate33, "pe_taxbureau_total_paid": validate33}), [], true, 400);
}
else {
found.push([path, "PeRetentionHeader#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate87(data, path, found){
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
function validate88(data, path, found){
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
function validate89(data, path, found){
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
function validate90(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "PeDriver#", () => ({"driver_id": validate2, "first_name": validate2, "family_name": validate2, "identity_document_reference": validate2}), [], true, 400);
}
else {
found.push([path, "PeDriver#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate91(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "PeCarrier#", () => ({"party_identification": validate2, "party_legal_entity_name": validate2, "party_legal_entity_id": validate2, "agent_party_id": validate2}), [], true, 400);
}
else {
found.push([path, "PeCarrier#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate92(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "PeShipmentStage#", () => ({"transport_mode_code": validate89, "transit_period": validate2, "driver_person": validate90, "carrier_party": validate91}), [], true, 400);
}
else {
found.push([path, "PeShipmentStage#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate93(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "PeDeliveryPlace#", () => ({"id": validate2, "city_subdivision_name": validate2, "city_name": validate2, "country_subentity": validate2, "district": validate2, "address_line": validate2, "country_id": validate2}), [], true, 400);
}
else {
found.push([path, "PeDeliveryPlace#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate94(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "PeDelivery#", () => ({"delivery_address": validate93, "dispatch": validate93}), [], true, 400);
}
else {
found.push([path, "PeDelivery#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate95(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "PeTransportHandlingUnit#", () => ({"transport_equipment_id": validate2}), [], true, 400);
}
else {
found.push([path, "PeTransportHandlingUnit#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate96(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "PeShipping#", () => ({"handling_code": validate87, "special_instructions": validate88, "handling_instructions": validate2, "gross_weight_measure": validate2, "gross_weight_measure_id": validate2, "shipment_stage": validate92, "delivery": validate94, "transport_handling_unit": validate95}), [], true, 400);
}
else {
found.push([path, "PeShipping#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate97(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "DocumentAdditional#", () => ({"mx_header": validate68, "mx_shipping": validate73, "mx_exports": validate79, "co_header": validate80, "pe_header": validate81, "pe_detraction": validate82, "pe_cargo_transport": validate83, "ar_header": validate85, "pe_retention_header": validate86, "pe_shipping": validate96}), [], true, 400);
}
else {
found.push([path, "DocumentAdditional#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate98(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "DocumentHeader#", () => ({"account_id": validate0, "document_type_id": validate56, "document_sequence_code": validate2, "document_type_taxbureau": validate2, "document_number": validate0, "received_issued_flag": validate57, "taxbureau_validation_status": validate0, "issue_date": validate58, "issuer_tax_id_code": validate2, "issuer_tax_id_type": validate2, "issuer_legal_name": validate2, "issuer_address": validate2, "issuer_district": validate2, "issuer_city": validate2, "issuer_state_id": validate0, "issuer_country_id": validate2, "issuer_phone": validate2, "issuer_activity": validate2, "issuer_postalcode": validate2, "customer_supplier_id": validate0, "receiver_tax_id_code": validate2, "receiver_tax_id_type": validate2, "receiver_legal_name": validate2, "receiver_address": validate2, "receiver_district": validate2, "receiver_city": validate2, "receiver_phone": validate2, "receiver_activity": validate2, "receiver_postalcode": validate2, "receiver_state_id": validate0, "receiver_county_id": validate2, "receiver_country_id": validate0, "receiver_email": validate2, "payment_conditions": validate38, "seller_id": validate0, "currency_id": validate33, "exchange_rate_value": validate0, "service_indicator": validate59, "sale_modality": validate60, "sale_clause": validate61, "guide_type": validate62, "transfer_type": validate63, "transportation_doc_type": validate64, "transportation_doc_billing": validate65, "branch_office_code": validate2, "observations": validate2, "deployment_observations": validate66, "port_disembarkation": validate2, "port_embarkation": validate2, "gross_weight": validate2, "shipping_address": validate2, "document_status": validate67, "additional": validate97}), ["account_id","document_type_id","issue_date","issuer_address","issuer_district","issuer_city","issuer_phone","issuer_activity","receiver_address","receiver_phone","payment_conditions","document_status"], true, 400);
}
else {
found.push([path, "DocumentHeader#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate99(data, path, found){
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
function validate100(data, path, found){
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
function validate101(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "LineTax#", () => ({"tax_type_id": validate2, "tax_percentage": validate33, "tax_amount": validate33}), ["tax_type_id","tax_percentage","tax_amount"], true, 400);
}
else {
found.push([path, "LineTax#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate102(data, path, found){
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0, i0_=errors; i0<len0 && errors-i0_<400; i0++){
if(errors < 400){
const before0 = found.length;
if(!validate101(data[i0], path+"/" + i0, found)){
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
function validate103(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "MxDetail#", () => ({"product_service_identifier": validate2, "measure_unit_code": validate2}), [], true, 400);
}
else {
found.push([path, "MxDetail#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate104(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "DocumentLineAdditional#", () => ({"mx_detail": validate103}), [], true, 400);
}
else {
found.push([path, "DocumentLineAdditional#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate105(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "DocumentLine#", () => ({"quantity": validate99, "sku": validate2, "line_description": validate100, "unit_price": validate99, "long_description": validate2, "unit_measure": validate2, "modifier_amount": validate33, "modifier_percentage": validate33, "total_taxes": validate33, "total_amount_line": validate33, "taxes": validate102, "additional": validate104}), ["quantity","unit_price","total_amount_line"], true, 400);
}
else {
found.push([path, "DocumentLine#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate106(data, path, found){
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0, i0_=errors; i0<len0 && errors-i0_<400; i0++){
if(errors < 400){
const before0 = found.length;
if(!validate105(data[i0], path+"/" + i0, found)){
errors += found.length - before0;
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
function validate107(data, path, found){
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
function validate108(data, path, found){
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
function validate109(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "PeRetentionDetails#", () => ({"reference_paid_amount": validate33, "reference_total_invoice_amount": validate33, "reference_paid_date": validate58, "reference_payment_id": validate2, "pe_reference_taxbureau_retention_amount": validate33, "pe_reference_taxbureau_retention_date": validate58, "calculation_rate": validate33, "currency_id": validate2}), [], true, 400);
}
else {
found.push([path, "PeRetentionDetails#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate110(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "DocumentReferenceAdditional#", () => ({"pe_retention_details": validate109}), [], true, 400);
}
else {
found.push([path, "DocumentReferenceAdditional#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate111(data, path, found){
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
errors += judgeMembers(data, path, found, "DocumentReference#", () => ({"document_type_id": validate0, "reference_type": validate107, "reference_number": validate2, "reference_document_id": validate0, "reference_code": validate108, "description": validate2, "reference_date": validate58, "additional": validate110}), ["reference_code","description"], true, 400);
}
else {
found.push([path, "DocumentReference#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate112(data, path, found){
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0, i0_=errors; i0<len0 && errors-i0_<400; i0++){
if(errors < 400){
const before0 = found.length;
if(!validate111(data[i0], path+"/" + i0, found)){
errors += found.length - before0;
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
function validate113(data, path, found){
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
function validate114(data, path, found){
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
function validate115(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "DocumentGlobal#", () => ({"discount_surcharge_code": validate113, "discount_surcharge_value": validate33, "discount_surcharge_type": validate114}), ["discount_surcharge_code","discount_surcharge_value","discount_surcharge_type"], true, 400);
}
else {
found.push([path, "DocumentGlobal#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate116(data, path, found){
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0, i0_=errors; i0<len0 && errors-i0_<400; i0++){
if(errors < 400){
const before0 = found.length;
if(!validate115(data[i0], path+"/" + i0, found)){
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
function validate117(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "DocumentTotals#", () => ({"vat_credit_construction_company": validate33, "net_amount": validate33, "taxes_amount": validate33, "total_amount": validate33}), ["net_amount","total_amount"], true, 400);
}
else {
found.push([path, "DocumentTotals#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
const pattern6 = new RegExp("^[A-Za-z0-9+/]*={0,2}$", "u");
function validate118(data, path, found){
let errors = 0;
if(typeof data === "string"){
if(!pattern6.test(data)){
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
function validate119(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "ElectronicDocument#", () => ({"document_xml": validate118, "document_cdr": validate118, "document_cdr_filename": validate2, "document_pdf": validate118, "stamp_img": validate118, "document_transfer_copy_pdf": validate118}), [], true, 400);
}
else {
found.push([path, "ElectronicDocument#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate120(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "PaymentLink#", () => ({"payment_url": validate2}), [], true, 400);
}
else {
found.push([path, "PaymentLink#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate121(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "Result#", () => ({"status": validate0, "error_message": validate2}), [], true, 400);
}
else {
found.push([path, "Result#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate122(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "DocumentHistoryEntry#", () => ({"at": validate27, "by": validate2, "from": validate47, "to": validate47}), ["at","by","to"], true, 400);
}
else {
found.push([path, "DocumentHistoryEntry#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate123(data, path, found){
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0, i0_=errors; i0<len0 && errors-i0_<400; i0++){
if(errors < 400){
const before0 = found.length;
if(!validate122(data[i0], path+"/" + i0, found)){
errors += found.length - before0;
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
function validate124(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "Document#", () => ({"document_id": validate0, "document_status": validate47, "options": validate55, "header": validate98, "details": validate106, "references": validate112, "globals_discounts_surcharges": validate116, "totals": validate117, "electronic_document": validate119, "payment_link": validate120, "result": validate121, "history": validate123, "warnings": validate23}), ["document_status","header","details","totals"], true, 400);
}
else {
found.push([path, "Document#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate125(data, path, found){
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0, i0_=errors; i0<len0 && errors-i0_<400; i0++){
if(errors < 400){
const before0 = found.length;
if(!validate124(data[i0], path+"/" + i0, found)){
errors += found.length - before0;
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
function validate126(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "DocumentList#", () => ({"items": validate125, "next_cursor": validate2}), ["items"], true, 400);
}
else {
found.push([path, "DocumentList#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate127(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "PasswordChanged#", () => ({"account_id": validate0, "detail": validate2}), ["account_id","detail"], true, 400);
}
else {
found.push([path, "PasswordChanged#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate128(data, path, found){
let errors = 0;
if(!(typeof data == "number" && !(data % 1) && !isNaN(data))){
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
function validate129(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "Refusal#", () => ({"pointer": validate2, "parameter": validate2, "rule": validate2, "code": validate2, "message": validate2}), ["rule","code","message"], true, 400);
}
else {
found.push([path, "Refusal#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate130(data, path, found){
let errors = 0;
if(Array.isArray(data)){
if(data.length > 100){
found.push([path, "m.cb9b799dc276#/maxItems", {limit: 100}]);
errors++;
}
const len0 = data.length;
for(let i0=0, i0_=errors; i0<len0 && errors-i0_<400; i0++){
if(errors < 400){
const before0 = found.length;
if(!validate129(data[i0], path+"/" + i0, found)){
errors += found.length - before0;
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
function validate131(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "Problem#", () => ({"type": validate2, "title": validate2, "status": validate128, "detail": validate2, "instance": validate2, "errors": validate130, "truncated": validate21, "result": validate121}), ["type","title","status","instance"], true, 400);
}
else {
found.push([path, "Problem#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate132(data, path, found){
let errors = 0;
if(typeof data !== "string"){
found.push([path, "m.b743d498111d#/type", {type: "string"}]);
errors++;
}
if(data !== "Bearer"){
found.push([path, "m.b743d498111d#/enum", {allowedValues: ["Bearer"]}]);
errors++;
}
return errors === 0;
}
function validate133(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "Token#", () => ({"access_token": validate2, "token_type": validate132, "expires_in": validate0, "account_id": validate0}), ["access_token","token_type","expires_in"], true, 400);
}
else {
found.push([path, "Token#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate134(data, path, found){
let errors = 0;
if(typeof data !== "string"){
found.push([path, "m.43785a09034f#/type", {type: "string"}]);
errors++;
}
if(data !== "ACCOUNT.CERTIFICATIONUPDATE"){
found.push([path, "m.43785a09034f#/enum", {allowedValues: ["ACCOUNT.CERTIFICATIONUPDATE"]}]);
errors++;
}
return errors === 0;
}
function validate135(data, path, found){
let errors = 0;
if(typeof data !== "string"){
found.push([path, "m.2fce908644b4#/type", {type: "string"}]);
errors++;
}
if(!(data === "pending" || data === "delivered" || data === "failed")){
found.push([path, "m.2fce908644b4#/enum", {allowedValues: ["pending","delivered","failed"]}]);
errors++;
}
return errors === 0;
}
function validate136(data, path, found){
let errors = 0;
if(!(typeof data == "number" && !(data % 1) && !isNaN(data))){
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
function validate137(data, path, found){
let errors = 0;
if(!(typeof data == "number" && !(data % 1) && !isNaN(data))){
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
function validate138(data, path, found){
let errors = 0;
if(typeof data !== "string"){
found.push([path, "m.a65718164576#/type", {type: "string"}]);
errors++;
}
if(!(data === "refused" || data === "gone" || data === "not-connected" || data === "timed-out" || data === "name-unknown" || data === "address-refused" || data === "url" || data === "subscription-deleted" || data === "subscription-disabled" || data === "internal")){
found.push([path, "m.a65718164576#/enum", {allowedValues: ["refused","gone","not-connected","timed-out","name-unknown","address-refused","url","subscription-deleted","subscription-disabled","internal"]}]);
errors++;
}
return errors === 0;
}
function validate139(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "WebhookDelivery#", () => ({"webhook_delivery_id": validate0, "account_id": validate0, "webhook_subscription_id": validate0, "event_id": validate134, "message_id": validate2, "state": validate135, "attempts": validate136, "created_at": validate27, "next_attempt_at": validate27, "last_attempt_at": validate27, "response_status": validate137, "failure": validate138}), ["webhook_delivery_id","account_id","webhook_subscription_id","event_id","message_id","state","attempts","created_at"], true, 400);
}
else {
found.push([path, "WebhookDelivery#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate140(data, path, found){
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0, i0_=errors; i0<len0 && errors-i0_<400; i0++){
if(errors < 400){
const before0 = found.length;
if(!validate139(data[i0], path+"/" + i0, found)){
errors += found.length - before0;
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
function validate141(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "WebhookDeliveryList#", () => ({"items": validate140, "next_cursor": validate2}), ["items"], true, 400);
}
else {
found.push([path, "WebhookDeliveryList#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
const formats3 = uri;
const pattern7 = new RegExp("^[Hh][Tt][Tt][Pp][Ss]?://(?:[A-Za-z0-9._~!$&'()*+,;=:%-]{1,512}@)?(?:[A-Za-z0-9._~-]{1,253}|\\[[0-9A-Fa-f:.]{2,45}\\])(?::[0-9]{1,5})?(?:[/?#][A-Za-z0-9._~:/?#@!$&'()*+,;=%-]*)?$", "u");
function validate142(data, path, found){
let errors = 0;
if(typeof data === "string"){
if(!pattern7.test(data)){
found.push([path, "m.d0833c0aba55#/pattern", {pattern: "^[Hh][Tt][Tt][Pp][Ss]?://([A-Za-z0-9._~!$&'()*+,;=:%-]{1,512}@)?([A-Za-z0-9._~-]{1,253}|\\[[0-9A-Fa-f:.]{2,45}\\])(:[0-9]{1,5})?([/?#][A-Za-z0-9._~:/?#@!$&'()*+,;=%-]*)?$"}]);
errors++;
}
if(!formats3(data)){
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
function validate143(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "WebhookSubscription#", () => ({"webhook_subscription_id": validate0, "account_id": validate0, "callback_url": validate142, "callback_username": validate2, "event_id": validate134, "signing_secret": validate2, "disabled_at": validate27, "warnings": validate23}), ["webhook_subscription_id","account_id"], true, 400);
}
else {
found.push([path, "WebhookSubscription#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate144(data, path, found){
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0, i0_=errors; i0<len0 && errors-i0_<400; i0++){
if(errors < 400){
const before0 = found.length;
if(!validate143(data[i0], path+"/" + i0, found)){
errors += found.length - before0;
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
function validate145(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "WebhookSubscriptionList#", () => ({"items": validate144, "next_cursor": validate2}), ["items"], true, 400);
}
else {
found.push([path, "WebhookSubscriptionList#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
