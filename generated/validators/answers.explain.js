// Generated; do not edit. What the body of an answer may be.

// Made when something is first explained: a module that is only loaded has no use for it.
let made;
const tables = () => (made ??= {"rules":{},"titles":{".581a75c58b#":["Chile","United States","Colombia","Mexico","Peru","Argentina"],".dd4c1662d3#":["Chilean taxpayer number","United States employer number","United States social security number","Colombian taxpayer number","Peruvian taxpayer number","Mexican taxpayer number","Argentine taxpayer number"],".762e338f24#":["Micro","Small","Medium","Large"],".05894dcc78#":["Accepted"],".55b45c1337#":["Billing"],".923dd53793#":["On net values","On gross values"],".a531b7b922#":["When all warehouses together hold enough","Always","When the selected warehouse holds enough"],".930d37a558#":["Time not printed","Time printed"],".86509596f8#":["The date it was given","The day of issue"],".05e17e0748#":["Lines as sent","Like lines combined"],".8f50caff46#":["As sent","Last line first"],".95a7a1da84#":["Same gross amount, larger net and VAT","Additional tax left out of receipts","Additional tax shown on receipts"],".821ed0328f#":["Not set aside","Set aside"],".0dc45bf090#":["Any price","No price below cost"],".346af0ad4c#":["Not checked yet","Fit to be used","Not fit to be used"],".f1e42d39c9#/items":["The certificate or its key was not sent","The bytes are no certificate or key of a kind that is known","The password is missing, does not open it, or is proved by nothing in it","The file holds no private key","The key is not the one of the certificate","Its time has not come yet","Its time is over","It names another tax id than the account's","Opening it takes more work than any certificate should need"],".7fc842414b#":["Not the main office","Main office"],".8fcc7bc96a#":["Physical branch","Virtual branch"],".83026c35f7#":["Draft (Chile)","Issued","Cancelled (Mexico)"],".b2ae7bfd12#":["Issued at once","Kept as a draft"],".bf4a5c492d#":["Carried out","Only shown"],".3e1d158cba#":["Not sent","Sent by e-mail"],".59d7e86166#":["Prices without VAT","Prices with VAT"],".66e7b88152#":["On the net sum","On gross lines"],".25880b3ec3#":["Without transfer copy","With transfer copy"],".b9f6d84ab8#":["Received","Issued"],".2b4c3378b6#":["Invoice of periodic household services","Invoice of other periodic services","Invoice of services","Hospitality services","International land transport"],".11fbc07eea#":["Sale agreed","Sale under condition","Free consignment","Consignment with a minimum sale","No payment"],".6a5df9ab22#":["CIF","CFR","EXW","FAS","FOB","S/CL","DDP","FCA","CPT","CIP","DAT","DAP","Other"],".b69cb6c793#":["The operation is a sale","Sales to be made","Consignment","Delivery free of charge","Internal transfer","Other transfer that is no sale","Return","Transfer for export that is no sale","Sale for export"],".5fa6706cbe#":["On the receiver's account","On the issuer's account to the receiver's premises","On the issuer's account to other premises"],".521b40c461#":["The operation is a sale","Sales to be made","Consignment","Delivery free of charge","Internal transfer","Other transfer that is no sale","Return","Transfer for export that is no sale","Sale for export"],".5d8904e790#":["On the receiver's account","On the issuer's account to the receiver's premises","On the issuer's account to other premises"],".dc6ef646eb#":["Neither in the XML nor on the PDF","In the XML and on the PDF","On the PDF only","In the XML only"],".6cd453b685#":["Draft","Issued","Sent to the counterparty","Accepted by the counterparty"],".c2857edc0e#":["Products","Services","Products and services"],".0c3ef157c3#":["Sale","Sale","Purchase","Purchase","Other reasons","Other reasons"],".809dd99f78#":["All goods are moved at once","Vehicle returns with empty packaging","Vehicle returns empty","Planned change of vehicle","Transport is subcontracted","Freight paid by the sender","Freight paid by whoever subcontracted it","Freight paid by someone else","Light vehicle of category M1 or L"],".881ecb5aa6#":["Public transport","Private transport"],".c967601698#":["Purchase order","Order note","Contract","Resolution","Public procurement process","Public procurement form","Export declaration","Bill of lading","Air waybill","MIC/DTA","Consignment note","Customs resolution that qualifies export services","Passport","Deposit certificate of a commodity exchange","Pledge voucher of a commodity exchange"],".c7e8bd21df#":["Cancels it","Corrects its text","Corrects a quantity","Set of documents","Refers to a document that is no tax document","Refers to a dispatch guide","Refers to all of the customer's documents of a type and lowers their amount"],".a5f9eee5fc#":["Discount on the taxable part","Discount on the exempt part","Surcharge on the taxable part","Surcharge on the exempt part"],".ad1a45644d#":["Amount in the currency of the document","Percentage"],".cb275580e9#":["In the Authorization header"],".7396450a80#":["The account's digital certificate was verified or renewed"],".8aa2492aa4#":["Still to be tried","Answered with a 2xx status","Given up"],".0814eab723#":["Answered with another status than 2xx; redirects are not followed","Answered with 410, which disables the subscription","The connection failed or broke off","No answer came in time","The host has no address","The host is in a network that is closed to notifications","The URL is not one that can be called","The subscription was deleted","The subscription was disabled","Something went wrong on this side"]},"members":{},"named":{}});

const judge = (validate) => (value) => explainWith(validate, value, tables(), 400);

export const explanations = {
  "Account": judge(explain_Account),
  "AccountCertificate": judge(explain_AccountCertificate),
  "AccountList": judge(explain_AccountList),
  "CompanyBranch": judge(explain_CompanyBranch),
  "CompanyBranchList": judge(explain_CompanyBranchList),
  "CustomerSupplier": judge(explain_CustomerSupplier),
  "CustomerSupplierList": judge(explain_CustomerSupplierList),
  "Document": judge(explain_Document),
  "DocumentList": judge(explain_DocumentList),
  "PasswordChanged": judge(explain_PasswordChanged),
  "Problem": judge(explain_Problem),
  "Token": judge(explain_Token),
  "WebhookDelivery": judge(explain_WebhookDelivery),
  "WebhookDeliveryList": judge(explain_WebhookDeliveryList),
  "WebhookSubscription": judge(explain_WebhookSubscription),
  "WebhookSubscriptionList": judge(explain_WebhookSubscriptionList),
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

function explain_$e5ae5c0f5f(data, path, found){
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
found.push([path, ".e5ae5c0f5f#/type", {type: "integer"}]);
errors++;
}
if(typeof data == "number"){
if(data > 9007199254740991 || isNaN(data)){
found.push([path, ".e5ae5c0f5f#/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data < -9007199254740991 || isNaN(data)){
found.push([path, ".e5ae5c0f5f#/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
return errors === 0;
}
function explain_$581a75c58b(data, path, found){
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
found.push([path, ".581a75c58b#/type", {type: "integer"}]);
errors++;
}
if(!(data === 253 || data === 89 || data === 66 || data === 80 || data === 83 || data === 88)){
found.push([path, ".581a75c58b#/enum", {allowedValues: [253,89,66,80,83,88]}]);
errors++;
}
return errors === 0;
}
function explain_$00404e6864(data, path, found){
let errors = 0;
if(typeof data !== "string"){
found.push([path, ".00404e6864#/type", {type: "string"}]);
errors++;
}
return errors === 0;
}
const pattern_fc5402478e = new RegExp("^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]{1,64}([.][A-Za-z0-9!#$%&'*+/=?^_`{|}~-]{1,64}){0,31}@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?[.]){1,16}[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?$", "u");
const format_email = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
function explain_$cd6f1ae5b9(data, path, found){
let errors = 0;
if(typeof data === "string"){
if(!pattern_fc5402478e.test(data)){
found.push([path, ".cd6f1ae5b9#/pattern", {pattern: "^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]{1,64}([.][A-Za-z0-9!#$%&'*+/=?^_`{|}~-]{1,64}){0,31}@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?[.]){1,16}[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?$"}]);
errors++;
}
if(!(format_email.test(data))){
found.push([path, ".cd6f1ae5b9#/format", {format: "email"}]);
errors++;
}
}
else {
found.push([path, ".cd6f1ae5b9#/type", {type: "string"}]);
errors++;
}
return errors === 0;
}
function explain_$f0ebe3aa93(data, path, found){
let errors = 0;
if(typeof data === "string"){
if(data.length < 1){
found.push([path, ".f0ebe3aa93#/minLength", {limit: 1}]);
errors++;
}
}
else {
found.push([path, ".f0ebe3aa93#/type", {type: "string"}]);
errors++;
}
return errors === 0;
}
function explain_$dd4c1662d3(data, path, found){
let errors = 0;
if(typeof data !== "string"){
found.push([path, ".dd4c1662d3#/type", {type: "string"}]);
errors++;
}
if(!(data === "CL-RUT" || data === "US-EIN" || data === "US-SSN" || data === "CO-NIT" || data === "PE-RUC" || data === "MX-RFC" || data === "AR-CUIT")){
found.push([path, ".dd4c1662d3#/enum", {allowedValues: ["CL-RUT","US-EIN","US-SSN","CO-NIT","PE-RUC","MX-RFC","AR-CUIT"]}]);
errors++;
}
return errors === 0;
}
function explain_$762e338f24(data, path, found){
let errors = 0;
if(typeof data !== "string"){
found.push([path, ".762e338f24#/type", {type: "string"}]);
errors++;
}
if(!(data === "1" || data === "2" || data === "3" || data === "4")){
found.push([path, ".762e338f24#/enum", {allowedValues: ["1","2","3","4"]}]);
errors++;
}
return errors === 0;
}
function explain_$05894dcc78(data, path, found){
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
found.push([path, ".05894dcc78#/type", {type: "integer"}]);
errors++;
}
if(!(data === 1)){
found.push([path, ".05894dcc78#/enum", {allowedValues: [1]}]);
errors++;
}
return errors === 0;
}
function explain_$55b45c1337(data, path, found){
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
found.push([path, ".55b45c1337#/type", {type: "integer"}]);
errors++;
}
if(!(data === 1)){
found.push([path, ".55b45c1337#/enum", {allowedValues: [1]}]);
errors++;
}
return errors === 0;
}
function explain_AccountRegistrationData(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "AccountRegistrationData#", () => ({"registration_test_set_id": explain_$f0ebe3aa93}), [], true, 400);
}
else {
found.push([path, "AccountRegistrationData#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function explain_$923dd53793(data, path, found){
let errors = 0;
if(!(typeof data == "number")){
found.push([path, ".923dd53793#/type", {type: "number"}]);
errors++;
}
if(!(data === 0 || data === 1)){
found.push([path, ".923dd53793#/enum", {allowedValues: [0,1]}]);
errors++;
}
return errors === 0;
}
const pattern_6240e92ebe = new RegExp("^UTC[+-]([01]?[0-9]|2[0-3])(:[0-5][0-9])?$", "u");
function explain_$182df9537e(data, path, found){
let errors = 0;
if(typeof data === "string"){
if(!pattern_6240e92ebe.test(data)){
found.push([path, ".182df9537e#/pattern", {pattern: "^UTC[+-]([01]?[0-9]|2[0-3])(:[0-5][0-9])?$"}]);
errors++;
}
}
else {
found.push([path, ".182df9537e#/type", {type: "string"}]);
errors++;
}
return errors === 0;
}
function explain_$a531b7b922(data, path, found){
let errors = 0;
if(!(typeof data == "number")){
found.push([path, ".a531b7b922#/type", {type: "number"}]);
errors++;
}
if(!(data === 0 || data === 1 || data === 2)){
found.push([path, ".a531b7b922#/enum", {allowedValues: [0,1,2]}]);
errors++;
}
return errors === 0;
}
function explain_$930d37a558(data, path, found){
let errors = 0;
if(!(typeof data == "number")){
found.push([path, ".930d37a558#/type", {type: "number"}]);
errors++;
}
if(!(data === 0 || data === 1)){
found.push([path, ".930d37a558#/enum", {allowedValues: [0,1]}]);
errors++;
}
return errors === 0;
}
function explain_$86509596f8(data, path, found){
let errors = 0;
if(!(typeof data == "number")){
found.push([path, ".86509596f8#/type", {type: "number"}]);
errors++;
}
if(!(data === 0 || data === 1)){
found.push([path, ".86509596f8#/enum", {allowedValues: [0,1]}]);
errors++;
}
return errors === 0;
}
function explain_$05e17e0748(data, path, found){
let errors = 0;
if(!(typeof data == "number")){
found.push([path, ".05e17e0748#/type", {type: "number"}]);
errors++;
}
if(!(data === 0 || data === 1)){
found.push([path, ".05e17e0748#/enum", {allowedValues: [0,1]}]);
errors++;
}
return errors === 0;
}
function explain_$8f50caff46(data, path, found){
let errors = 0;
if(!(typeof data == "number")){
found.push([path, ".8f50caff46#/type", {type: "number"}]);
errors++;
}
if(!(data === 0 || data === 1)){
found.push([path, ".8f50caff46#/enum", {allowedValues: [0,1]}]);
errors++;
}
return errors === 0;
}
function explain_$95a7a1da84(data, path, found){
let errors = 0;
if(!(typeof data == "number")){
found.push([path, ".95a7a1da84#/type", {type: "number"}]);
errors++;
}
if(!(data === 0 || data === 1 || data === 2)){
found.push([path, ".95a7a1da84#/enum", {allowedValues: [0,1,2]}]);
errors++;
}
return errors === 0;
}
function explain_$821ed0328f(data, path, found){
let errors = 0;
if(!(typeof data == "number")){
found.push([path, ".821ed0328f#/type", {type: "number"}]);
errors++;
}
if(!(data === 0 || data === 1)){
found.push([path, ".821ed0328f#/enum", {allowedValues: [0,1]}]);
errors++;
}
return errors === 0;
}
function explain_$0dc45bf090(data, path, found){
let errors = 0;
if(!(typeof data == "number")){
found.push([path, ".0dc45bf090#/type", {type: "number"}]);
errors++;
}
if(!(data === 0 || data === 1)){
found.push([path, ".0dc45bf090#/enum", {allowedValues: [0,1]}]);
errors++;
}
return errors === 0;
}
function explain_AccountConfig(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "AccountConfig#", () => ({"rounding_format": explain_$923dd53793, "time_zone": explain_$182df9537e, "allow_issuance_based_on_stock": explain_$a531b7b922, "show_document_time": explain_$930d37a558, "adjust_draft_date": explain_$86509596f8, "sum_up_detail_lines": explain_$05e17e0748, "order_of_added_products": explain_$8f50caff46, "display_tax_receipt": explain_$95a7a1da84, "stock_reservation_for_quotation": explain_$821ed0328f, "cost_greater_than_the_price": explain_$0dc45bf090}), [], true, 400);
}
else {
found.push([path, "AccountConfig#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function explain_$7cb541e84f(data, path, found){
let errors = 0;
if(typeof data !== "boolean"){
found.push([path, ".7cb541e84f#/type", {type: "boolean"}]);
errors++;
}
return errors === 0;
}
function explain_Warning(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "Warning#", () => ({"pointer": explain_$00404e6864, "rule": explain_$00404e6864, "code": explain_$00404e6864, "message": explain_$00404e6864}), ["pointer","rule","code","message"], true, 400);
}
else {
found.push([path, "Warning#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function explain_Warnings(data, path, found){
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
if(!(explain_Warning(data[i0], path+"/" + i0, found))){
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
function explain_Account(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "Account#", () => ({"account_id": explain_$e5ae5c0f5f, "country_id": explain_$581a75c58b, "contact_name": explain_$00404e6864, "contact_phone": explain_$00404e6864, "admin_email": explain_$cd6f1ae5b9, "registration_legal_name_company": explain_$00404e6864, "registration_tax_id_code": explain_$f0ebe3aa93, "registration_tax_id_type": explain_$dd4c1662d3, "registration_company_size": explain_$762e338f24, "registration_terms_of_use": explain_$05894dcc78, "registration_type_use": explain_$55b45c1337, "registration_company_industry_sector": explain_$00404e6864, "registration_additional_data": explain_AccountRegistrationData, "account_config": explain_AccountConfig, "disabled": explain_$7cb541e84f, "warnings": explain_Warnings}), ["account_id","country_id","contact_name","contact_phone","admin_email","registration_legal_name_company","registration_tax_id_code","registration_tax_id_type","registration_company_size","registration_terms_of_use","registration_type_use","registration_additional_data"], true, 400);
}
else {
found.push([path, "Account#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function explain_$346af0ad4c(data, path, found){
let errors = 0;
if(typeof data !== "string"){
found.push([path, ".346af0ad4c#/type", {type: "string"}]);
errors++;
}
if(!(data === "pending" || data === "valid" || data === "invalid")){
found.push([path, ".346af0ad4c#/enum", {allowedValues: ["pending","valid","invalid"]}]);
errors++;
}
return errors === 0;
}
function explain_$f1e42d39c9(data, path, found){
let errors = 0;
if(Array.isArray(data)){
if(data.length < 1){
found.push([path, ".f1e42d39c9#/minItems", {limit: 1}]);
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
found.push([path+"/" + i0, ".f1e42d39c9#/items/type", {type: "string"}]);
errors++;
}
if(!(data0 === "incomplete" || data0 === "unreadable" || data0 === "password" || data0 === "no-key" || data0 === "key-mismatch" || data0 === "not-yet-valid" || data0 === "expired" || data0 === "other-tax-id" || data0 === "too-costly")){
found.push([path+"/" + i0, ".f1e42d39c9#/items/enum", {allowedValues: ["incomplete","unreadable","password","no-key","key-mismatch","not-yet-valid","expired","other-tax-id","too-costly"]}]);
errors++;
}
}
}
else {
found.push([path, ".f1e42d39c9#/type", {type: "array"}]);
errors++;
}
return errors === 0;
}
const pattern_ecd6f5a073 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,9})?([Zz]|[+-][0-9]{2}:[0-9]{2})$", "u");
const format_date_time = getDateTime(true);
function explain_$ac48efcad8(data, path, found){
let errors = 0;
if(typeof data === "string"){
if(!pattern_ecd6f5a073.test(data)){
found.push([path, ".ac48efcad8#/pattern", {pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,9})?([Zz]|[+-][0-9]{2}:[0-9]{2})$"}]);
errors++;
}
if(!(format_date_time(data))){
found.push([path, ".ac48efcad8#/format", {format: "date-time"}]);
errors++;
}
}
else {
found.push([path, ".ac48efcad8#/type", {type: "string"}]);
errors++;
}
return errors === 0;
}
function explain_AccountCertificate(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "AccountCertificate#", () => ({"account_id": explain_$e5ae5c0f5f, "state": explain_$346af0ad4c, "reasons": explain_$f1e42d39c9, "checked_at": explain_$ac48efcad8, "not_before": explain_$ac48efcad8, "not_after": explain_$ac48efcad8}), ["account_id","state"], true, 400);
}
else {
found.push([path, "AccountCertificate#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function explain_$a0dbc1012e(data, path, found){
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
if(!(explain_Account(data[i0], path+"/" + i0, found))){
errors += found.length - before1;
}
}
}
}
else {
found.push([path, ".a0dbc1012e#/type", {type: "array"}]);
errors++;
}
return errors === 0;
}
function explain_AccountList(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "AccountList#", () => ({"items": explain_$a0dbc1012e, "next_cursor": explain_$00404e6864}), ["items"], true, 400);
}
else {
found.push([path, "AccountList#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function explain_$7fc842414b(data, path, found){
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
found.push([path, ".7fc842414b#/type", {type: "integer"}]);
errors++;
}
if(!(data === 0 || data === 1)){
found.push([path, ".7fc842414b#/enum", {allowedValues: [0,1]}]);
errors++;
}
return errors === 0;
}
function explain_$8fcc7bc96a(data, path, found){
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
found.push([path, ".8fcc7bc96a#/type", {type: "integer"}]);
errors++;
}
if(!(data === 1 || data === 2)){
found.push([path, ".8fcc7bc96a#/enum", {allowedValues: [1,2]}]);
errors++;
}
return errors === 0;
}
function explain_$bfccf6e7dc(data, path, found){
let errors = 0;
if(typeof data == "number"){
if(data > 9007199254740991 || isNaN(data)){
found.push([path, ".bfccf6e7dc#/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data < -9007199254740991 || isNaN(data)){
found.push([path, ".bfccf6e7dc#/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
else {
found.push([path, ".bfccf6e7dc#/type", {type: "number"}]);
errors++;
}
return errors === 0;
}
function explain_CompanyBranchUserPermissions(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "CompanyBranchUserPermissions#", () => ({"user_id": explain_$00404e6864, "user_name": explain_$00404e6864, "has_branch_permission": explain_$bfccf6e7dc}), [], true, 400);
}
else {
found.push([path, "CompanyBranchUserPermissions#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function explain_CompanyBranch(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "CompanyBranch#", () => ({"company_branch_id": explain_$e5ae5c0f5f, "account_id": explain_$e5ae5c0f5f, "is_headquarters": explain_$7fc842414b, "branch_type": explain_$8fcc7bc96a, "name": explain_$00404e6864, "address": explain_$00404e6864, "district": explain_$00404e6864, "city": explain_$00404e6864, "phone": explain_$00404e6864, "company_branch_tax_code": explain_$00404e6864, "company_branch_internal_code": explain_$00404e6864, "parent_company_branch_id": explain_$e5ae5c0f5f, "user_permissions": explain_CompanyBranchUserPermissions, "warnings": explain_Warnings}), ["company_branch_id","account_id","name"], true, 400);
}
else {
found.push([path, "CompanyBranch#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function explain_$1097bbe441(data, path, found){
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
if(!(explain_CompanyBranch(data[i0], path+"/" + i0, found))){
errors += found.length - before1;
}
}
}
}
else {
found.push([path, ".1097bbe441#/type", {type: "array"}]);
errors++;
}
return errors === 0;
}
function explain_CompanyBranchList(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "CompanyBranchList#", () => ({"items": explain_$1097bbe441, "next_cursor": explain_$00404e6864}), ["items"], true, 400);
}
else {
found.push([path, "CompanyBranchList#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
const pattern_9e52b0da74 = new RegExp("^[0-9][0-9,]*$", "u");
function explain_$bd707dea62(data, path, found){
let errors = 0;
if(typeof data === "string"){
if(!pattern_9e52b0da74.test(data)){
found.push([path, ".bd707dea62#/pattern", {pattern: "^[0-9][0-9,]*$"}]);
errors++;
}
}
else {
found.push([path, ".bd707dea62#/type", {type: "string"}]);
errors++;
}
return errors === 0;
}
function explain_Contact(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "Contact#", () => ({"first_name": explain_$00404e6864, "last_name": explain_$00404e6864, "phone": explain_$00404e6864, "email": explain_$00404e6864}), [], true, 400);
}
else {
found.push([path, "Contact#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function explain_$af3c2e3a18(data, path, found){
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
if(!(explain_Contact(data[i0], path+"/" + i0, found))){
errors += found.length - before1;
}
}
}
}
else {
found.push([path, ".af3c2e3a18#/type", {type: "array"}]);
errors++;
}
return errors === 0;
}
function explain_InvoicingDetails(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "InvoicingDetails#", () => ({"country_id": explain_$00404e6864, "tax_id_type": explain_$00404e6864, "tax_id_code": explain_$00404e6864, "legal_name": explain_$00404e6864, "address": explain_$00404e6864, "district": explain_$00404e6864, "city": explain_$00404e6864, "business_activity": explain_$00404e6864, "phone": explain_$00404e6864, "postal_code": explain_$00404e6864}), [], true, 400);
}
else {
found.push([path, "InvoicingDetails#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function explain_$630f606618(data, path, found){
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
if(!(explain_InvoicingDetails(data[i0], path+"/" + i0, found))){
errors += found.length - before1;
}
}
}
}
else {
found.push([path, ".630f606618#/type", {type: "array"}]);
errors++;
}
return errors === 0;
}
function explain_CustomerSupplierAdditional(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "CustomerSupplierAdditional#", () => ({"data_name_1": explain_$00404e6864, "data_name_2": explain_$00404e6864, "data_name_3": explain_$00404e6864, "data_name_4": explain_$00404e6864, "data_name_5": explain_$00404e6864, "data_value_1": explain_$00404e6864, "data_value_2": explain_$00404e6864, "data_value_3": explain_$00404e6864, "data_value_4": explain_$00404e6864, "data_value_5": explain_$00404e6864}), [], true, 400);
}
else {
found.push([path, "CustomerSupplierAdditional#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function explain_CustomerSupplier(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "CustomerSupplier#", () => ({"customer_supplier_id": explain_$e5ae5c0f5f, "account_id": explain_$e5ae5c0f5f, "name": explain_$00404e6864, "is_customer": explain_$7cb541e84f, "is_supplier": explain_$7cb541e84f, "responsible_user_id": explain_$e5ae5c0f5f, "payment_term": explain_$bd707dea62, "contacts": explain_$af3c2e3a18, "invoicing_details": explain_$630f606618, "additional": explain_CustomerSupplierAdditional, "warnings": explain_Warnings}), ["customer_supplier_id","account_id"], true, 400);
}
else {
found.push([path, "CustomerSupplier#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function explain_$96b5630631(data, path, found){
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
if(!(explain_CustomerSupplier(data[i0], path+"/" + i0, found))){
errors += found.length - before1;
}
}
}
}
else {
found.push([path, ".96b5630631#/type", {type: "array"}]);
errors++;
}
return errors === 0;
}
function explain_CustomerSupplierList(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "CustomerSupplierList#", () => ({"items": explain_$96b5630631, "next_cursor": explain_$00404e6864}), ["items"], true, 400);
}
else {
found.push([path, "CustomerSupplierList#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function explain_$83026c35f7(data, path, found){
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
found.push([path, ".83026c35f7#/type", {type: "integer"}]);
errors++;
}
if(!(data === 0 || data === 1 || data === 2)){
found.push([path, ".83026c35f7#/enum", {allowedValues: [0,1,2]}]);
errors++;
}
return errors === 0;
}
function explain_$b2ae7bfd12(data, path, found){
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
found.push([path, ".b2ae7bfd12#/type", {type: "integer"}]);
errors++;
}
if(!(data === 0 || data === 1)){
found.push([path, ".b2ae7bfd12#/enum", {allowedValues: [0,1]}]);
errors++;
}
return errors === 0;
}
function explain_$bf4a5c492d(data, path, found){
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
found.push([path, ".bf4a5c492d#/type", {type: "integer"}]);
errors++;
}
if(!(data === 0 || data === 1)){
found.push([path, ".bf4a5c492d#/enum", {allowedValues: [0,1]}]);
errors++;
}
return errors === 0;
}
function explain_$3e1d158cba(data, path, found){
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
found.push([path, ".3e1d158cba#/type", {type: "integer"}]);
errors++;
}
if(!(data === 0 || data === 1)){
found.push([path, ".3e1d158cba#/enum", {allowedValues: [0,1]}]);
errors++;
}
return errors === 0;
}
function explain_$59d7e86166(data, path, found){
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
found.push([path, ".59d7e86166#/type", {type: "integer"}]);
errors++;
}
if(!(data === 0 || data === 1)){
found.push([path, ".59d7e86166#/enum", {allowedValues: [0,1]}]);
errors++;
}
return errors === 0;
}
function explain_$66e7b88152(data, path, found){
let errors = 0;
if(typeof data !== "string"){
found.push([path, ".66e7b88152#/type", {type: "string"}]);
errors++;
}
if(!(data === "net" || data === "gross")){
found.push([path, ".66e7b88152#/enum", {allowedValues: ["net","gross"]}]);
errors++;
}
return errors === 0;
}
const pattern_ccaba4ebdd = new RegExp("^https?://", "u");
function explain_$920cd4eac2(data, path, found){
let errors = 0;
if(typeof data === "string"){
if(!pattern_ccaba4ebdd.test(data)){
found.push([path, ".920cd4eac2#/pattern", {pattern: "^https?://"}]);
errors++;
}
}
else {
found.push([path, ".920cd4eac2#/type", {type: "string"}]);
errors++;
}
return errors === 0;
}
function explain_$25880b3ec3(data, path, found){
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
found.push([path, ".25880b3ec3#/type", {type: "integer"}]);
errors++;
}
if(!(data === 0 || data === 1)){
found.push([path, ".25880b3ec3#/enum", {allowedValues: [0,1]}]);
errors++;
}
return errors === 0;
}
function explain_DocumentOptions(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "DocumentOptions#", () => ({"draft_only": explain_$b2ae7bfd12, "draft_preview": explain_$bf4a5c492d, "send_email": explain_$3e1d158cba, "template_id": explain_$e5ae5c0f5f, "gross_values": explain_$59d7e86166, "rounding_type": explain_$66e7b88152, "company_web": explain_$920cd4eac2, "company_email": explain_$00404e6864, "pdf_transfer_copy": explain_$25880b3ec3}), [], true, 400);
}
else {
found.push([path, "DocumentOptions#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function explain_$54f8b64900(data, path, found){
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
found.push([path, ".54f8b64900#/type", {type: "integer"}]);
errors++;
}
if(typeof data == "number"){
if(data > 9007199254740991 || isNaN(data)){
found.push([path, ".54f8b64900#/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data < 1 || isNaN(data)){
found.push([path, ".54f8b64900#/minimum", {comparison: ">=", limit: 1}]);
errors++;
}
}
return errors === 0;
}
function explain_$b9f6d84ab8(data, path, found){
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
found.push([path, ".b9f6d84ab8#/type", {type: "integer"}]);
errors++;
}
if(!(data === 0 || data === 1)){
found.push([path, ".b9f6d84ab8#/enum", {allowedValues: [0,1]}]);
errors++;
}
return errors === 0;
}
const pattern_c735c86f3b = new RegExp("^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$", "u");
const format_date = date;
function explain_$051726f6ae(data, path, found){
let errors = 0;
if(typeof data === "string"){
if(!pattern_c735c86f3b.test(data)){
found.push([path, ".051726f6ae#/pattern", {pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"}]);
errors++;
}
if(!(format_date(data))){
found.push([path, ".051726f6ae#/format", {format: "date"}]);
errors++;
}
}
else {
found.push([path, ".051726f6ae#/type", {type: "string"}]);
errors++;
}
return errors === 0;
}
function explain_$2b4c3378b6(data, path, found){
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
found.push([path, ".2b4c3378b6#/type", {type: "integer"}]);
errors++;
}
if(!(data === 1 || data === 2 || data === 3 || data === 4 || data === 5)){
found.push([path, ".2b4c3378b6#/enum", {allowedValues: [1,2,3,4,5]}]);
errors++;
}
return errors === 0;
}
function explain_$11fbc07eea(data, path, found){
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
found.push([path, ".11fbc07eea#/type", {type: "integer"}]);
errors++;
}
if(!(data === 1 || data === 2 || data === 3 || data === 4 || data === 9)){
found.push([path, ".11fbc07eea#/enum", {allowedValues: [1,2,3,4,9]}]);
errors++;
}
return errors === 0;
}
function explain_$6a5df9ab22(data, path, found){
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
found.push([path, ".6a5df9ab22#/type", {type: "integer"}]);
errors++;
}
if(!(data === 1 || data === 2 || data === 3 || data === 4 || data === 5 || data === 6 || data === 9 || data === 10 || data === 11 || data === 12 || data === 17 || data === 18 || data === 8)){
found.push([path, ".6a5df9ab22#/enum", {allowedValues: [1,2,3,4,5,6,9,10,11,12,17,18,8]}]);
errors++;
}
return errors === 0;
}
function explain_$b69cb6c793(data, path, found){
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
found.push([path, ".b69cb6c793#/type", {type: "integer"}]);
errors++;
}
if(!(data === 1 || data === 2 || data === 3 || data === 4 || data === 5 || data === 6 || data === 7 || data === 8 || data === 9)){
found.push([path, ".b69cb6c793#/enum", {allowedValues: [1,2,3,4,5,6,7,8,9]}]);
errors++;
}
return errors === 0;
}
function explain_$5fa6706cbe(data, path, found){
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
found.push([path, ".5fa6706cbe#/type", {type: "integer"}]);
errors++;
}
if(!(data === 1 || data === 2 || data === 3)){
found.push([path, ".5fa6706cbe#/enum", {allowedValues: [1,2,3]}]);
errors++;
}
return errors === 0;
}
function explain_$521b40c461(data, path, found){
let errors = 0;
if(!(typeof data == "number")){
found.push([path, ".521b40c461#/type", {type: "number"}]);
errors++;
}
if(!(data === 1 || data === 2 || data === 3 || data === 4 || data === 5 || data === 6 || data === 7 || data === 8 || data === 9)){
found.push([path, ".521b40c461#/enum", {allowedValues: [1,2,3,4,5,6,7,8,9]}]);
errors++;
}
return errors === 0;
}
function explain_$5d8904e790(data, path, found){
let errors = 0;
if(!(typeof data == "number")){
found.push([path, ".5d8904e790#/type", {type: "number"}]);
errors++;
}
if(!(data === 1 || data === 2 || data === 3)){
found.push([path, ".5d8904e790#/enum", {allowedValues: [1,2,3]}]);
errors++;
}
return errors === 0;
}
function explain_$dc6ef646eb(data, path, found){
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
found.push([path, ".dc6ef646eb#/type", {type: "integer"}]);
errors++;
}
if(!(data === 0 || data === 1 || data === 2 || data === 3)){
found.push([path, ".dc6ef646eb#/enum", {allowedValues: [0,1,2,3]}]);
errors++;
}
return errors === 0;
}
function explain_$6cd453b685(data, path, found){
let errors = 0;
if(!(typeof data == "number")){
found.push([path, ".6cd453b685#/type", {type: "number"}]);
errors++;
}
if(!(data === 0 || data === 1 || data === 2 || data === 3)){
found.push([path, ".6cd453b685#/enum", {allowedValues: [0,1,2,3]}]);
errors++;
}
return errors === 0;
}
function explain_MxHeader(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "MxHeader#", () => ({"receiver_cfdi_usage": explain_$00404e6864}), [], true, 400);
}
else {
found.push([path, "MxHeader#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function explain_MxShippingPlace(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "MxShippingPlace#", () => ({"tax_id_type": explain_$00404e6864, "tax_id_code": explain_$00404e6864, "date_time": explain_$ac48efcad8, "address_state_id": explain_$00404e6864, "address_country_id": explain_$00404e6864, "address_postalcode": explain_$00404e6864}), [], true, 400);
}
else {
found.push([path, "MxShippingPlace#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function explain_MxShippingProduct(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "MxShippingProduct#", () => ({"product_code": explain_$00404e6864, "description": explain_$00404e6864, "quantity": explain_$00404e6864, "weight": explain_$00404e6864}), [], true, 400);
}
else {
found.push([path, "MxShippingProduct#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function explain_$aa7c0afb51(data, path, found){
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
if(!(explain_MxShippingProduct(data[i0], path+"/" + i0, found))){
errors += found.length - before1;
}
}
}
}
else {
found.push([path, ".aa7c0afb51#/type", {type: "array"}]);
errors++;
}
return errors === 0;
}
function explain_MxShippingMerchandise(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "MxShippingMerchandise#", () => ({"total_weight": explain_$00404e6864, "sct_permission_code": explain_$00404e6864, "sct_permission_number": explain_$00404e6864, "vehicle_configuration": explain_$00404e6864, "vehicle_weight": explain_$00404e6864, "vehicle_license_plate": explain_$00404e6864, "vehicle_year": explain_$00404e6864, "insurance_company": explain_$00404e6864, "insurance_identifier": explain_$00404e6864, "details": explain_$aa7c0afb51}), [], true, 400);
}
else {
found.push([path, "MxShippingMerchandise#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function explain_MxShipping(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "MxShipping#", () => ({"distance": explain_$00404e6864, "transport_code": explain_$00404e6864, "transport_method_name": explain_$00404e6864, "transport_tax_id_type": explain_$00404e6864, "transport_tax_id_code": explain_$00404e6864, "transport_license": explain_$00404e6864, "origin": explain_MxShippingPlace, "destination": explain_MxShippingPlace, "merchandise": explain_MxShippingMerchandise}), [], true, 400);
}
else {
found.push([path, "MxShipping#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function explain_MxExportsOrigin(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "MxExportsOrigin#", () => ({"address_street": explain_$00404e6864, "address_city_id": explain_$00404e6864, "address_county_id": explain_$00404e6864, "address_state_id": explain_$00404e6864, "address_country_id": explain_$00404e6864, "address_postalcode": explain_$00404e6864}), [], true, 400);
}
else {
found.push([path, "MxExportsOrigin#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function explain_MxExportsDestination(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "MxExportsDestination#", () => ({"tax_id_type": explain_$00404e6864, "tax_id_code": explain_$00404e6864, "address_street": explain_$00404e6864, "address_state_id": explain_$00404e6864, "address_country_id": explain_$00404e6864, "address_postalcode": explain_$00404e6864}), [], true, 400);
}
else {
found.push([path, "MxExportsDestination#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function explain_MxExportsProduct(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "MxExportsProduct#", () => ({"customs_code": explain_$00404e6864, "customs_quantity": explain_$00404e6864, "sku": explain_$00404e6864, "customs_measure_unit": explain_$00404e6864, "customs_unit_value": explain_$00404e6864, "customs_total_value": explain_$00404e6864}), [], true, 400);
}
else {
found.push([path, "MxExportsProduct#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function explain_$baf2c0eb56(data, path, found){
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
if(!(explain_MxExportsProduct(data[i0], path+"/" + i0, found))){
errors += found.length - before1;
}
}
}
}
else {
found.push([path, ".baf2c0eb56#/type", {type: "array"}]);
errors++;
}
return errors === 0;
}
function explain_MxExportsMerchandise(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "MxExportsMerchandise#", () => ({"details": explain_$baf2c0eb56}), [], true, 400);
}
else {
found.push([path, "MxExportsMerchandise#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function explain_MxExports(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "MxExports#", () => ({"terms": explain_$00404e6864, "exchange_rate": explain_$bfccf6e7dc, "total": explain_$e5ae5c0f5f, "origin": explain_MxExportsOrigin, "destination": explain_MxExportsDestination, "merchandise": explain_MxExportsMerchandise}), [], true, 400);
}
else {
found.push([path, "MxExports#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function explain_CoHeader(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "CoHeader#", () => ({"reported_payment_code": explain_$e5ae5c0f5f}), [], true, 400);
}
else {
found.push([path, "CoHeader#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function explain_PeHeader(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "PeHeader#", () => ({"operation_type": explain_$00404e6864}), [], true, 400);
}
else {
found.push([path, "PeHeader#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function explain_PeDetraction(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "PeDetraction#", () => ({"code": explain_$00404e6864, "percent": explain_$bfccf6e7dc, "amount": explain_$bfccf6e7dc, "nation_bank_account": explain_$00404e6864, "payment_means_code": explain_$00404e6864}), [], true, 400);
}
else {
found.push([path, "PeDetraction#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function explain_PeCargoTransport(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "PeCargoTransport#", () => ({"origin_ubigeo": explain_$00404e6864, "origin_address": explain_$00404e6864, "destination_ubigeo": explain_$00404e6864, "destination_address": explain_$00404e6864, "trip_detail": explain_$00404e6864, "service_reference_amount": explain_$bfccf6e7dc, "effective_load_reference_amount": explain_$bfccf6e7dc, "payload_reference_amount": explain_$bfccf6e7dc}), [], true, 400);
}
else {
found.push([path, "PeCargoTransport#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function explain_$c2857edc0e(data, path, found){
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
found.push([path, ".c2857edc0e#/type", {type: "integer"}]);
errors++;
}
if(!(data === 1 || data === 2 || data === 3)){
found.push([path, ".c2857edc0e#/enum", {allowedValues: [1,2,3]}]);
errors++;
}
return errors === 0;
}
function explain_ArHeader(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "ArHeader#", () => ({"invoice_concept": explain_$c2857edc0e, "items_quantity": explain_$e5ae5c0f5f, "service_date_from": explain_$00404e6864, "service_date_to": explain_$00404e6864, "receiver_vat_condition_id": explain_$00404e6864}), [], true, 400);
}
else {
found.push([path, "ArHeader#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function explain_PeRetentionHeader(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "PeRetentionHeader#", () => ({"pe_taxbureau_retention_system_code": explain_$00404e6864, "pe_taxbureau_retention_percent": explain_$bfccf6e7dc, "pe_taxbureau_total_paid": explain_$bfccf6e7dc}), [], true, 400);
}
else {
found.push([path, "PeRetentionHeader#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function explain_$0c3ef157c3(data, path, found){
let errors = 0;
if(typeof data !== "string"){
found.push([path, ".0c3ef157c3#/type", {type: "string"}]);
errors++;
}
if(!(data === "1" || data === "01" || data === "2" || data === "02" || data === "13" || data === "013")){
found.push([path, ".0c3ef157c3#/enum", {allowedValues: ["1","01","2","02","13","013"]}]);
errors++;
}
return errors === 0;
}
function explain_$809dd99f78(data, path, found){
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
found.push([path, ".809dd99f78#/type", {type: "integer"}]);
errors++;
}
if(!(data === 1 || data === 2 || data === 3 || data === 4 || data === 5 || data === 6 || data === 7 || data === 8 || data === 9)){
found.push([path, ".809dd99f78#/enum", {allowedValues: [1,2,3,4,5,6,7,8,9]}]);
errors++;
}
return errors === 0;
}
function explain_$881ecb5aa6(data, path, found){
let errors = 0;
if(typeof data !== "string"){
found.push([path, ".881ecb5aa6#/type", {type: "string"}]);
errors++;
}
if(!(data === "01" || data === "02")){
found.push([path, ".881ecb5aa6#/enum", {allowedValues: ["01","02"]}]);
errors++;
}
return errors === 0;
}
function explain_PeDriver(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "PeDriver#", () => ({"driver_id": explain_$00404e6864, "first_name": explain_$00404e6864, "family_name": explain_$00404e6864, "identity_document_reference": explain_$00404e6864}), [], true, 400);
}
else {
found.push([path, "PeDriver#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function explain_PeCarrier(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "PeCarrier#", () => ({"party_identification": explain_$00404e6864, "party_legal_entity_name": explain_$00404e6864, "party_legal_entity_id": explain_$00404e6864, "agent_party_id": explain_$00404e6864}), [], true, 400);
}
else {
found.push([path, "PeCarrier#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function explain_PeShipmentStage(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "PeShipmentStage#", () => ({"transport_mode_code": explain_$881ecb5aa6, "transit_period": explain_$00404e6864, "driver_person": explain_PeDriver, "carrier_party": explain_PeCarrier}), [], true, 400);
}
else {
found.push([path, "PeShipmentStage#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function explain_PeDeliveryPlace(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "PeDeliveryPlace#", () => ({"id": explain_$00404e6864, "city_subdivision_name": explain_$00404e6864, "city_name": explain_$00404e6864, "country_subentity": explain_$00404e6864, "district": explain_$00404e6864, "address_line": explain_$00404e6864, "country_id": explain_$00404e6864}), [], true, 400);
}
else {
found.push([path, "PeDeliveryPlace#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function explain_PeDelivery(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "PeDelivery#", () => ({"delivery_address": explain_PeDeliveryPlace, "dispatch": explain_PeDeliveryPlace}), [], true, 400);
}
else {
found.push([path, "PeDelivery#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function explain_PeTransportHandlingUnit(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "PeTransportHandlingUnit#", () => ({"transport_equipment_id": explain_$00404e6864}), [], true, 400);
}
else {
found.push([path, "PeTransportHandlingUnit#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function explain_PeShipping(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "PeShipping#", () => ({"handling_code": explain_$0c3ef157c3, "special_instructions": explain_$809dd99f78, "handling_instructions": explain_$00404e6864, "gross_weight_measure": explain_$00404e6864, "gross_weight_measure_id": explain_$00404e6864, "shipment_stage": explain_PeShipmentStage, "delivery": explain_PeDelivery, "transport_handling_unit": explain_PeTransportHandlingUnit}), [], true, 400);
}
else {
found.push([path, "PeShipping#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function explain_DocumentAdditional(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "DocumentAdditional#", () => ({"mx_header": explain_MxHeader, "mx_shipping": explain_MxShipping, "mx_exports": explain_MxExports, "co_header": explain_CoHeader, "pe_header": explain_PeHeader, "pe_detraction": explain_PeDetraction, "pe_cargo_transport": explain_PeCargoTransport, "ar_header": explain_ArHeader, "pe_retention_header": explain_PeRetentionHeader, "pe_shipping": explain_PeShipping}), [], true, 400);
}
else {
found.push([path, "DocumentAdditional#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function explain_DocumentHeader(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "DocumentHeader#", () => ({"account_id": explain_$e5ae5c0f5f, "document_type_id": explain_$54f8b64900, "document_sequence_code": explain_$00404e6864, "document_type_taxbureau": explain_$00404e6864, "document_number": explain_$e5ae5c0f5f, "received_issued_flag": explain_$b9f6d84ab8, "taxbureau_validation_status": explain_$e5ae5c0f5f, "issue_date": explain_$051726f6ae, "issuer_tax_id_code": explain_$00404e6864, "issuer_tax_id_type": explain_$00404e6864, "issuer_legal_name": explain_$00404e6864, "issuer_address": explain_$00404e6864, "issuer_district": explain_$00404e6864, "issuer_city": explain_$00404e6864, "issuer_state_id": explain_$e5ae5c0f5f, "issuer_country_id": explain_$00404e6864, "issuer_phone": explain_$00404e6864, "issuer_activity": explain_$00404e6864, "issuer_postalcode": explain_$00404e6864, "customer_supplier_id": explain_$e5ae5c0f5f, "receiver_tax_id_code": explain_$00404e6864, "receiver_tax_id_type": explain_$00404e6864, "receiver_legal_name": explain_$00404e6864, "receiver_address": explain_$00404e6864, "receiver_district": explain_$00404e6864, "receiver_city": explain_$00404e6864, "receiver_phone": explain_$00404e6864, "receiver_activity": explain_$00404e6864, "receiver_postalcode": explain_$00404e6864, "receiver_state_id": explain_$e5ae5c0f5f, "receiver_county_id": explain_$00404e6864, "receiver_country_id": explain_$e5ae5c0f5f, "receiver_email": explain_$00404e6864, "payment_conditions": explain_$bd707dea62, "seller_id": explain_$e5ae5c0f5f, "currency_id": explain_$bfccf6e7dc, "exchange_rate_value": explain_$e5ae5c0f5f, "service_indicator": explain_$2b4c3378b6, "sale_modality": explain_$11fbc07eea, "sale_clause": explain_$6a5df9ab22, "guide_type": explain_$b69cb6c793, "transfer_type": explain_$5fa6706cbe, "transportation_doc_type": explain_$521b40c461, "transportation_doc_billing": explain_$5d8904e790, "branch_office_code": explain_$00404e6864, "observations": explain_$00404e6864, "deployment_observations": explain_$dc6ef646eb, "port_disembarkation": explain_$00404e6864, "port_embarkation": explain_$00404e6864, "gross_weight": explain_$00404e6864, "shipping_address": explain_$00404e6864, "document_status": explain_$6cd453b685, "additional": explain_DocumentAdditional}), ["account_id","document_type_id","issue_date","issuer_address","issuer_district","issuer_city","issuer_phone","issuer_activity","receiver_address","receiver_phone","payment_conditions","document_status"], true, 400);
}
else {
found.push([path, "DocumentHeader#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function explain_$8004158c97(data, path, found){
let errors = 0;
if(typeof data == "number"){
if(data > 9007199254740991 || isNaN(data)){
found.push([path, ".8004158c97#/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data < -9007199254740991 || isNaN(data)){
found.push([path, ".8004158c97#/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
if(!decimals(data, 6)){
found.push([path, ".8004158c97#/x-decimals", {}]);
errors++;
}
}
else {
found.push([path, ".8004158c97#/type", {type: "number"}]);
errors++;
}
return errors === 0;
}
function explain_$5075801293(data, path, found){
let errors = 0;
if(typeof data === "string"){
if(data.length > 100 && codePoints(data) > 100){
found.push([path, ".5075801293#/maxLength", {limit: 100}]);
errors++;
}
}
else {
found.push([path, ".5075801293#/type", {type: "string"}]);
errors++;
}
return errors === 0;
}
function explain_LineTax(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "LineTax#", () => ({"tax_type_id": explain_$00404e6864, "tax_percentage": explain_$bfccf6e7dc, "tax_amount": explain_$bfccf6e7dc}), ["tax_type_id","tax_percentage","tax_amount"], true, 400);
}
else {
found.push([path, "LineTax#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function explain_$68e7a3cf39(data, path, found){
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
if(!(explain_LineTax(data[i0], path+"/" + i0, found))){
errors += found.length - before1;
}
}
}
}
else {
found.push([path, ".68e7a3cf39#/type", {type: "array"}]);
errors++;
}
return errors === 0;
}
function explain_MxDetail(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "MxDetail#", () => ({"product_service_identifier": explain_$00404e6864, "measure_unit_code": explain_$00404e6864}), [], true, 400);
}
else {
found.push([path, "MxDetail#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function explain_DocumentLineAdditional(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "DocumentLineAdditional#", () => ({"mx_detail": explain_MxDetail}), [], true, 400);
}
else {
found.push([path, "DocumentLineAdditional#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function explain_DocumentLine(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "DocumentLine#", () => ({"quantity": explain_$8004158c97, "sku": explain_$00404e6864, "line_description": explain_$5075801293, "unit_price": explain_$8004158c97, "long_description": explain_$00404e6864, "unit_measure": explain_$00404e6864, "modifier_amount": explain_$bfccf6e7dc, "modifier_percentage": explain_$bfccf6e7dc, "total_taxes": explain_$bfccf6e7dc, "total_amount_line": explain_$bfccf6e7dc, "taxes": explain_$68e7a3cf39, "additional": explain_DocumentLineAdditional}), ["quantity","unit_price","total_amount_line"], true, 400);
}
else {
found.push([path, "DocumentLine#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function explain_$12d84be81a(data, path, found){
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
if(!(explain_DocumentLine(data[i0], path+"/" + i0, found))){
errors += found.length - before1;
}
}
}
}
else {
found.push([path, ".12d84be81a#/type", {type: "array"}]);
errors++;
}
return errors === 0;
}
function validate_$2a24810522(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reference_document_id === undefined){
return false;
}
}
return true;
}
function validate_$13818a4651(data){
if(data && typeof data == "object" && !Array.isArray(data)){
const data0 = data.reference_code;
if(data0 === undefined){
return false;
}
if(!(data0 === 1 || data0 === 2 || data0 === 3 || data0 === 4 || data0 === 6 || data0 === 7)){
return false;
}
}
return true;
}
function validate_$768b9add17(data){
if(data && typeof data == "object" && !Array.isArray(data)){
const data0 = data.reference_code;
if(data0 === undefined){
return false;
}
if(!(data0 === 7)){
return false;
}
}
return true;
}
function explain_$c967601698(data, path, found){
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
found.push([path, ".c967601698#/type", {type: "integer"}]);
errors++;
}
if(!(data === 801 || data === 802 || data === 803 || data === 804 || data === 805 || data === 806 || data === 807 || data === 808 || data === 809 || data === 810 || data === 811 || data === 812 || data === 813 || data === 814 || data === 815)){
found.push([path, ".c967601698#/enum", {allowedValues: [801,802,803,804,805,806,807,808,809,810,811,812,813,814,815]}]);
errors++;
}
return errors === 0;
}
function explain_$c7e8bd21df(data, path, found){
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
found.push([path, ".c7e8bd21df#/type", {type: "integer"}]);
errors++;
}
if(!(data === 1 || data === 2 || data === 3 || data === 4 || data === 5 || data === 6 || data === 7)){
found.push([path, ".c7e8bd21df#/enum", {allowedValues: [1,2,3,4,5,6,7]}]);
errors++;
}
return errors === 0;
}
function explain_PeRetentionDetails(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "PeRetentionDetails#", () => ({"reference_paid_amount": explain_$bfccf6e7dc, "reference_total_invoice_amount": explain_$bfccf6e7dc, "reference_paid_date": explain_$051726f6ae, "reference_payment_id": explain_$00404e6864, "pe_reference_taxbureau_retention_amount": explain_$bfccf6e7dc, "pe_reference_taxbureau_retention_date": explain_$051726f6ae, "calculation_rate": explain_$bfccf6e7dc, "currency_id": explain_$00404e6864}), [], true, 400);
}
else {
found.push([path, "PeRetentionDetails#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function explain_DocumentReferenceAdditional(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "DocumentReferenceAdditional#", () => ({"pe_retention_details": explain_PeRetentionDetails}), [], true, 400);
}
else {
found.push([path, "DocumentReferenceAdditional#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function explain_DocumentReference(data, path, found){
let errors = 0;
if(validate_$2a24810522(data)){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reference_number !== undefined){
found.push([path+"/reference_number", "DocumentReference#/allOf/0/then/properties/reference_number/false schema", {}]);
errors++;
}
}
}
if(validate_$2a24810522(data)){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reference_date !== undefined){
found.push([path+"/reference_date", "DocumentReference#/allOf/1/then/properties/reference_date/false schema", {}]);
errors++;
}
}
}
if(validate_$13818a4651(data)){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reference_type !== undefined){
found.push([path+"/reference_type", "DocumentReference#/allOf/2/then/properties/reference_type/false schema", {}]);
errors++;
}
}
}
if(validate_$768b9add17(data)){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reference_number !== undefined){
if(!(data.reference_number === "0")){
found.push([path+"/reference_number", "DocumentReference#/allOf/3/then/properties/reference_number/const", {allowedValue: "0"}]);
errors++;
}
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "DocumentReference#", () => ({"document_type_id": explain_$e5ae5c0f5f, "reference_type": explain_$c967601698, "reference_number": explain_$00404e6864, "reference_document_id": explain_$e5ae5c0f5f, "reference_code": explain_$c7e8bd21df, "description": explain_$00404e6864, "reference_date": explain_$051726f6ae, "additional": explain_DocumentReferenceAdditional}), ["reference_code","description"], true, 400);
}
else {
found.push([path, "DocumentReference#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function explain_$3587d7e5eb(data, path, found){
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
if(!(explain_DocumentReference(data[i0], path+"/" + i0, found))){
errors += found.length - before1;
}
}
}
}
else {
found.push([path, ".3587d7e5eb#/type", {type: "array"}]);
errors++;
}
return errors === 0;
}
function explain_$a5f9eee5fc(data, path, found){
let errors = 0;
if(typeof data !== "string"){
found.push([path, ".a5f9eee5fc#/type", {type: "string"}]);
errors++;
}
if(!(data === "DA" || data === "DE" || data === "RA" || data === "RE")){
found.push([path, ".a5f9eee5fc#/enum", {allowedValues: ["DA","DE","RA","RE"]}]);
errors++;
}
return errors === 0;
}
function explain_$ad1a45644d(data, path, found){
let errors = 0;
if(typeof data !== "string"){
found.push([path, ".ad1a45644d#/type", {type: "string"}]);
errors++;
}
if(!(data === "$" || data === "%")){
found.push([path, ".ad1a45644d#/enum", {allowedValues: ["$","%"]}]);
errors++;
}
return errors === 0;
}
function explain_DocumentGlobal(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "DocumentGlobal#", () => ({"discount_surcharge_code": explain_$a5f9eee5fc, "discount_surcharge_value": explain_$bfccf6e7dc, "discount_surcharge_type": explain_$ad1a45644d}), ["discount_surcharge_code","discount_surcharge_value","discount_surcharge_type"], true, 400);
}
else {
found.push([path, "DocumentGlobal#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function explain_$fabe0a8b76(data, path, found){
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
if(!(explain_DocumentGlobal(data[i0], path+"/" + i0, found))){
errors += found.length - before1;
}
}
}
}
else {
found.push([path, ".fabe0a8b76#/type", {type: "array"}]);
errors++;
}
return errors === 0;
}
function explain_DocumentTotals(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "DocumentTotals#", () => ({"vat_credit_construction_company": explain_$bfccf6e7dc, "net_amount": explain_$bfccf6e7dc, "taxes_amount": explain_$bfccf6e7dc, "total_amount": explain_$bfccf6e7dc}), ["net_amount","total_amount"], true, 400);
}
else {
found.push([path, "DocumentTotals#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
const pattern_49f53b5298 = new RegExp("^[A-Za-z0-9+/]*={0,2}$", "u");
function explain_$cf6192c3eb(data, path, found){
let errors = 0;
if(typeof data === "string"){
if(!pattern_49f53b5298.test(data)){
found.push([path, ".cf6192c3eb#/pattern", {pattern: "^[A-Za-z0-9+/]*={0,2}$"}]);
errors++;
}
if(!base64(data, true)){
found.push([path, ".cf6192c3eb#/x-base64", {}]);
errors++;
}
}
else {
found.push([path, ".cf6192c3eb#/type", {type: "string"}]);
errors++;
}
return errors === 0;
}
function explain_ElectronicDocument(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "ElectronicDocument#", () => ({"document_xml": explain_$cf6192c3eb, "document_cdr": explain_$cf6192c3eb, "document_cdr_filename": explain_$00404e6864, "document_pdf": explain_$cf6192c3eb, "stamp_img": explain_$cf6192c3eb, "document_transfer_copy_pdf": explain_$cf6192c3eb}), [], true, 400);
}
else {
found.push([path, "ElectronicDocument#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function explain_PaymentLink(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "PaymentLink#", () => ({"payment_url": explain_$00404e6864}), [], true, 400);
}
else {
found.push([path, "PaymentLink#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function explain_Result(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "Result#", () => ({"status": explain_$e5ae5c0f5f, "error_message": explain_$00404e6864}), [], true, 400);
}
else {
found.push([path, "Result#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function explain_DocumentHistoryEntry(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "DocumentHistoryEntry#", () => ({"at": explain_$ac48efcad8, "by": explain_$00404e6864, "from": explain_$83026c35f7, "to": explain_$83026c35f7}), ["at","by","to"], true, 400);
}
else {
found.push([path, "DocumentHistoryEntry#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function explain_$561065b717(data, path, found){
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
if(!(explain_DocumentHistoryEntry(data[i0], path+"/" + i0, found))){
errors += found.length - before1;
}
}
}
}
else {
found.push([path, ".561065b717#/type", {type: "array"}]);
errors++;
}
return errors === 0;
}
function explain_Document(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "Document#", () => ({"document_id": explain_$e5ae5c0f5f, "document_status": explain_$83026c35f7, "options": explain_DocumentOptions, "header": explain_DocumentHeader, "details": explain_$12d84be81a, "references": explain_$3587d7e5eb, "globals_discounts_surcharges": explain_$fabe0a8b76, "totals": explain_DocumentTotals, "electronic_document": explain_ElectronicDocument, "payment_link": explain_PaymentLink, "result": explain_Result, "history": explain_$561065b717, "warnings": explain_Warnings}), ["document_status","header","details","totals"], true, 400);
}
else {
found.push([path, "Document#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function explain_$66e7ac7e3a(data, path, found){
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
if(!(explain_Document(data[i0], path+"/" + i0, found))){
errors += found.length - before1;
}
}
}
}
else {
found.push([path, ".66e7ac7e3a#/type", {type: "array"}]);
errors++;
}
return errors === 0;
}
function explain_DocumentList(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "DocumentList#", () => ({"items": explain_$66e7ac7e3a, "next_cursor": explain_$00404e6864}), ["items"], true, 400);
}
else {
found.push([path, "DocumentList#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function explain_PasswordChanged(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "PasswordChanged#", () => ({"account_id": explain_$e5ae5c0f5f, "detail": explain_$00404e6864}), ["account_id","detail"], true, 400);
}
else {
found.push([path, "PasswordChanged#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function explain_$1544e38ceb(data, path, found){
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
found.push([path, ".1544e38ceb#/type", {type: "integer"}]);
errors++;
}
if(typeof data == "number"){
if(data > 599 || isNaN(data)){
found.push([path, ".1544e38ceb#/maximum", {comparison: "<=", limit: 599}]);
errors++;
}
if(data < 400 || isNaN(data)){
found.push([path, ".1544e38ceb#/minimum", {comparison: ">=", limit: 400}]);
errors++;
}
}
return errors === 0;
}
function explain_Refusal(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "Refusal#", () => ({"pointer": explain_$00404e6864, "parameter": explain_$00404e6864, "rule": explain_$00404e6864, "code": explain_$00404e6864, "message": explain_$00404e6864}), ["rule","code","message"], true, 400);
}
else {
found.push([path, "Refusal#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function explain_$6e8c1b4c91(data, path, found){
let errors = 0;
if(Array.isArray(data)){
if(data.length > 100){
found.push([path, ".6e8c1b4c91#/maxItems", {limit: 100}]);
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
if(!(explain_Refusal(data[i0], path+"/" + i0, found))){
errors += found.length - before1;
}
}
}
}
else {
found.push([path, ".6e8c1b4c91#/type", {type: "array"}]);
errors++;
}
return errors === 0;
}
function explain_Problem(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "Problem#", () => ({"type": explain_$00404e6864, "title": explain_$00404e6864, "status": explain_$1544e38ceb, "detail": explain_$00404e6864, "instance": explain_$00404e6864, "errors": explain_$6e8c1b4c91, "truncated": explain_$7cb541e84f, "result": explain_Result}), ["type","title","status","instance"], true, 400);
}
else {
found.push([path, "Problem#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function explain_$cb275580e9(data, path, found){
let errors = 0;
if(typeof data !== "string"){
found.push([path, ".cb275580e9#/type", {type: "string"}]);
errors++;
}
if(!(data === "Bearer")){
found.push([path, ".cb275580e9#/enum", {allowedValues: ["Bearer"]}]);
errors++;
}
return errors === 0;
}
function explain_Token(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "Token#", () => ({"access_token": explain_$00404e6864, "token_type": explain_$cb275580e9, "expires_in": explain_$e5ae5c0f5f, "account_id": explain_$e5ae5c0f5f}), ["access_token","token_type","expires_in"], true, 400);
}
else {
found.push([path, "Token#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function explain_$7396450a80(data, path, found){
let errors = 0;
if(typeof data !== "string"){
found.push([path, ".7396450a80#/type", {type: "string"}]);
errors++;
}
if(!(data === "ACCOUNT.CERTIFICATIONUPDATE")){
found.push([path, ".7396450a80#/enum", {allowedValues: ["ACCOUNT.CERTIFICATIONUPDATE"]}]);
errors++;
}
return errors === 0;
}
function explain_$8aa2492aa4(data, path, found){
let errors = 0;
if(typeof data !== "string"){
found.push([path, ".8aa2492aa4#/type", {type: "string"}]);
errors++;
}
if(!(data === "pending" || data === "delivered" || data === "failed")){
found.push([path, ".8aa2492aa4#/enum", {allowedValues: ["pending","delivered","failed"]}]);
errors++;
}
return errors === 0;
}
function explain_$83f6485d0d(data, path, found){
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
found.push([path, ".83f6485d0d#/type", {type: "integer"}]);
errors++;
}
if(typeof data == "number"){
if(data > 9007199254740991 || isNaN(data)){
found.push([path, ".83f6485d0d#/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data < 0 || isNaN(data)){
found.push([path, ".83f6485d0d#/minimum", {comparison: ">=", limit: 0}]);
errors++;
}
}
return errors === 0;
}
function explain_$c29dee075f(data, path, found){
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
found.push([path, ".c29dee075f#/type", {type: "integer"}]);
errors++;
}
if(typeof data == "number"){
if(data > 999 || isNaN(data)){
found.push([path, ".c29dee075f#/maximum", {comparison: "<=", limit: 999}]);
errors++;
}
if(data < 100 || isNaN(data)){
found.push([path, ".c29dee075f#/minimum", {comparison: ">=", limit: 100}]);
errors++;
}
}
return errors === 0;
}
function explain_$0814eab723(data, path, found){
let errors = 0;
if(typeof data !== "string"){
found.push([path, ".0814eab723#/type", {type: "string"}]);
errors++;
}
if(!(data === "refused" || data === "gone" || data === "not-connected" || data === "timed-out" || data === "name-unknown" || data === "address-refused" || data === "url" || data === "subscription-deleted" || data === "subscription-disabled" || data === "internal")){
found.push([path, ".0814eab723#/enum", {allowedValues: ["refused","gone","not-connected","timed-out","name-unknown","address-refused","url","subscription-deleted","subscription-disabled","internal"]}]);
errors++;
}
return errors === 0;
}
function explain_WebhookDelivery(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "WebhookDelivery#", () => ({"webhook_delivery_id": explain_$e5ae5c0f5f, "account_id": explain_$e5ae5c0f5f, "webhook_subscription_id": explain_$e5ae5c0f5f, "event_id": explain_$7396450a80, "message_id": explain_$00404e6864, "state": explain_$8aa2492aa4, "attempts": explain_$83f6485d0d, "created_at": explain_$ac48efcad8, "next_attempt_at": explain_$ac48efcad8, "last_attempt_at": explain_$ac48efcad8, "response_status": explain_$c29dee075f, "failure": explain_$0814eab723}), ["webhook_delivery_id","account_id","webhook_subscription_id","event_id","message_id","state","attempts","created_at"], true, 400);
}
else {
found.push([path, "WebhookDelivery#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function explain_$8bf1f04019(data, path, found){
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
if(!(explain_WebhookDelivery(data[i0], path+"/" + i0, found))){
errors += found.length - before1;
}
}
}
}
else {
found.push([path, ".8bf1f04019#/type", {type: "array"}]);
errors++;
}
return errors === 0;
}
function explain_WebhookDeliveryList(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "WebhookDeliveryList#", () => ({"items": explain_$8bf1f04019, "next_cursor": explain_$00404e6864}), ["items"], true, 400);
}
else {
found.push([path, "WebhookDeliveryList#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
const pattern_b662fa57f0 = new RegExp("^[Hh][Tt][Tt][Pp][Ss]?://([A-Za-z0-9._~!$&'()*+,;=:%-]{1,512}@)?([A-Za-z0-9._~-]{1,253}|\\[[0-9A-Fa-f:.]{2,45}\\])(:[0-9]{1,5})?([/?#][A-Za-z0-9._~:/?#@!$&'()*+,;=%-]*)?$", "u");
const format_uri = uri;
function explain_$d87803b68e(data, path, found){
let errors = 0;
if(typeof data === "string"){
if(!pattern_b662fa57f0.test(data)){
found.push([path, ".d87803b68e#/pattern", {pattern: "^[Hh][Tt][Tt][Pp][Ss]?://([A-Za-z0-9._~!$&'()*+,;=:%-]{1,512}@)?([A-Za-z0-9._~-]{1,253}|\\[[0-9A-Fa-f:.]{2,45}\\])(:[0-9]{1,5})?([/?#][A-Za-z0-9._~:/?#@!$&'()*+,;=%-]*)?$"}]);
errors++;
}
if(!(format_uri(data))){
found.push([path, ".d87803b68e#/format", {format: "uri"}]);
errors++;
}
}
else {
found.push([path, ".d87803b68e#/type", {type: "string"}]);
errors++;
}
return errors === 0;
}
function explain_WebhookSubscription(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "WebhookSubscription#", () => ({"webhook_subscription_id": explain_$e5ae5c0f5f, "account_id": explain_$e5ae5c0f5f, "callback_url": explain_$d87803b68e, "callback_username": explain_$00404e6864, "event_id": explain_$7396450a80, "signing_secret": explain_$00404e6864, "disabled_at": explain_$ac48efcad8, "warnings": explain_Warnings}), ["webhook_subscription_id","account_id"], true, 400);
}
else {
found.push([path, "WebhookSubscription#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function explain_$2d8a24b47d(data, path, found){
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
if(!(explain_WebhookSubscription(data[i0], path+"/" + i0, found))){
errors += found.length - before1;
}
}
}
}
else {
found.push([path, ".2d8a24b47d#/type", {type: "array"}]);
errors++;
}
return errors === 0;
}
function explain_WebhookSubscriptionList(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += judgeMembers(data, path, found, "WebhookSubscriptionList#", () => ({"items": explain_$2d8a24b47d, "next_cursor": explain_$00404e6864}), ["items"], true, 400);
}
else {
found.push([path, "WebhookSubscriptionList#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
