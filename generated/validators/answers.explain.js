/** @noprettier */ /* eslint-disable */ /* eslint max-lines: [1, 1] */
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
// biome-ignore-all assist: generated
// Generated; do not edit. The validators of response bodies.

// The tables are built at the first explanation, not when the module is imported.
/** @type {any} */
let made;
const tables = () => (made ??= {"rules":{},"titles":{"part 581a75c58bee#":["Chile","United States","Colombia","Mexico","Peru","Argentina"],"part dd4c1662d340#":["Chilean taxpayer number","United States employer number","United States social security number","Colombian taxpayer number","Peruvian taxpayer number","Mexican taxpayer number","Argentine taxpayer number"],"part 762e338f24ff#":["Micro","Small","Medium","Large"],"part 05894dcc7863#":["Accepted"],"part 55b45c1337f0#":["Billing"],"part 923dd5379334#":["On net values","On gross values"],"part a531b7b92296#":["When all warehouses together hold enough","Always","When the selected warehouse holds enough"],"part 930d37a558cb#":["Time not printed","Time printed"],"part 4d7e6c1c6943#":["Date of the draft","Day of issue"],"part 3cef3ebec357#":["Lines as sent","Equal lines combined"],"part 8f50caff4606#":["As sent","Last line first"],"part 020f2bbe570a#":["Same gross amount, larger net and VAT","Additional tax only included in the total","Additional tax shown on receipts"],"part c3c5cca3e730#":["Not reserved","Reserved"],"part 0dc45bf09093#":["Any price","No price below cost"],"part 3db8c2fe75a4#":["Not checked yet","Check passed","Check failed"],"part 49f1895c300d#/items":["The certificate or its key is missing","The file is no certificate or key of a supported kind","The password is missing or wrong, or no part of the file can confirm it","The file contains no private key","The key does not match the certificate","The certificate is not valid yet","The certificate has expired","The certificate names another tax id than the account's","Opening the file exceeds the limits of a check"],"part 7fc842414b0b#":["Not the main office","Main office"],"part 8fcc7bc96a22#":["Physical branch","Virtual branch"],"part 83026c35f75e#":["Draft (Chile)","Issued","Cancelled (Mexico)"],"part b2ae7bfd12bc#":["Issued at once","Kept as a draft"],"part 0e0079656734#":["No preview","Preview only"],"part 3e1d158cbabf#":["Not sent","Sent by e-mail"],"part 59d7e86166d6#":["Prices without VAT","Prices with VAT"],"part 923a4e32bbbd#":["Whole amounts","Amounts with decimals"],"part 66e7b8815272#":["On the net sum","On gross lines"],"part 25880b3ec385#":["Without transfer copy","With transfer copy"],"part b9f6d84ab896#":["Received","Issued"],"part 2b4c3378b688#":["Invoice of periodic household services","Invoice of other periodic services","Invoice of services","Hospitality services","International land transport"],"part 11fbc07eea35#":["Sale agreed","Sale under condition","Free consignment","Consignment with a minimum sale","No payment"],"part 6a5df9ab225a#":["CIF","CFR","EXW","FAS","FOB","S/CL","DDP","FCA","CPT","CIP","DAT","DAP","Other"],"part b69cb6c79361#":["The operation is a sale","Sales to be made","Consignment","Delivery free of charge","Internal transfer","Other transfer that is no sale","Return","Transfer for export that is no sale","Sale for export"],"part 5fa6706cbe3d#":["On the receiver's account","On the issuer's account to the receiver's premises","On the issuer's account to other premises"],"part 521b40c46171#":["The operation is a sale","Sales to be made","Consignment","Delivery free of charge","Internal transfer","Other transfer that is no sale","Return","Transfer for export that is no sale","Sale for export"],"part 5d8904e790bf#":["On the receiver's account","On the issuer's account to the receiver's premises","On the issuer's account to other premises"],"part dc6ef646ebab#":["Neither in the XML nor on the PDF","In the XML and on the PDF","On the PDF only","In the XML only"],"part 6cd453b68520#":["Draft","Issued","Sent to the counterparty","Accepted by the counterparty"],"part c2857edc0edb#":["Products","Services","Products and services"],"part 0c3ef157c300#":["Sale","Sale","Purchase","Purchase","Other reasons","Other reasons"],"part 418606df2cc6#":["All goods are moved at once","Vehicle returns with empty packaging","Vehicle returns empty","Planned change of vehicle","Transport is subcontracted","Freight paid by the sender","Freight paid by the subcontracting carrier","Freight paid by a third party","Light vehicle of category M1 or L"],"part 881ecb5aa639#":["Public transport","Private transport"],"part c96760169855#":["Purchase order","Order note","Contract","Resolution","Public procurement process","Public procurement form","Export declaration","Bill of lading","Air waybill","MIC/DTA","Consignment note","Customs resolution that qualifies export services","Passport","Deposit certificate of a commodity exchange","Pledge voucher of a commodity exchange"],"part aa85090ff306#":["Cancels the document","Corrects a text","Corrects a quantity","Test set of the Chilean authority","Refers to a document that is no tax document","Refers to a dispatch guide","Refers to all of the customer's documents of a type and lowers their amount"],"part a5f9eee5fc17#":["Discount on the taxable part","Discount on the exempt part","Surcharge on the taxable part","Surcharge on the exempt part"],"part ad1a45644dc5#":["Amount in the currency of the document","Percentage"],"part deb4c8830d7d#":["The sandbox inside this server"],"part a1fa121102eb#":["Not answered yet","Accepted","Accepted with remarks","Refused"],"part 43ec84a0fc19#":["The account","The sandbox"],"part 14de5286d5a5#":["Stored by the account","Granted by the sandbox"],"part d6ffd387d28f#":["Waiting","Accepted by the mail server","Failed"],"part 22f099609056#":["The mail server rejected the message for good","The mail server rejected the message for now","The mail server could not be reached","The mail server did not answer in time","The tax authority did not accept the document within three days","The document has no usable address","This server is not set up to send e-mail","This server failed"],"part cb275580e9f6#":["In the Authorization header"],"part f3662bee389e#":["The account's digital certificate was verified or renewed","The document was issued","The tax authority accepted the document","The tax authority refused the document","The document was cancelled","The document was sent by e-mail","The authorized numbers of a type are running out"],"part 37c9beb9edf5#":["Waiting","Delivered","Failed"],"part dfa4e9808afb#":["A response had another status than 2xx; redirects are not followed","A response had status 410, which disables the subscription","The connection failed or broke off","No response came in time","The host has no address","The host is in a network that is closed to notifications","The URL is invalid","The subscription was deleted","The subscription was disabled","This server failed"],"part 7396450a805f#":["The account's digital certificate was verified or renewed"],"WebhookSubscriptionMembersEvents#/items":["The document was issued","The tax authority accepted the document","The tax authority refused the document","The document was cancelled","The document was sent to an e-mail address","The authorized numbers of a type are running out"]},"members":{},"named":{}});

/** @param {any} validate */
const explaining = (validate) => (/** @type {unknown} */ value) => explainWith(validate, value, tables(), 400);

export const explanations = {
  "Account": explaining(explain_Account),
  "AccountCertificate": explaining(explain_AccountCertificate),
  "AccountList": explaining(explain_AccountList),
  "CompanyBranch": explaining(explain_CompanyBranch),
  "CompanyBranchList": explaining(explain_CompanyBranchList),
  "CustomerSupplier": explaining(explain_CustomerSupplier),
  "CustomerSupplierList": explaining(explain_CustomerSupplierList),
  "Document": explaining(explain_Document),
  "DocumentEmailList": explaining(explain_DocumentEmailList),
  "DocumentEmails": explaining(explain_DocumentEmails),
  "DocumentList": explaining(explain_DocumentList),
  "NumberingAuthorization": explaining(explain_NumberingAuthorization),
  "NumberingAuthorizationList": explaining(explain_NumberingAuthorizationList),
  "PasswordChanged": explaining(explain_PasswordChanged),
  "Problem": explaining(explain_Problem),
  "Summary": explaining(explain_Summary),
  "Token": explaining(explain_Token),
  "WebhookDelivery": explaining(explain_WebhookDelivery),
  "WebhookDeliveryList": explaining(explain_WebhookDeliveryList),
  "WebhookSubscription": explaining(explain_WebhookSubscription),
  "WebhookSubscriptionList": explaining(explain_WebhookSubscriptionList),
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
function findDuplicate(items) {
  const scalars = new Map();
  const others = new Map();
  for (let index = 0; index < items.length; index++) {
    const item = items[index];
    const scalar = typeof item !== "object" || item === null;
    const key = scalar ? item : canonical(item);
    const known = scalar ? scalars : others;
    const before = known.get(key);
    if (before !== undefined) return [before, index];
    known.set(key, index);
  }
  return undefined;
}
/** @type {Any} */
function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value === "number") return String(value);
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(
    (/** @type {any} */ [name, member]) => `${JSON.stringify(name)}:${canonical(member)}`,
  );
  return `{${members.sort().join()}}`;
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
/** @type {Any} */
function dateTime(text) {
  return (text[10] === "T" || text[10] === "t") && date(text.slice(0, 10)) && isTime(text, 11);
}
/** @type {Any} */
function isTime(text, from) {
  if (text.length < from + 9 || text[from + 2] !== ":" || text[from + 5] !== ":") return false;
  const hour = digits(text, from, from + 2);
  const minute = digits(text, from + 3, from + 5);
  const second = digits(text, from + 6, from + 8);
  if (hour < 0 || hour > 23 || minute < 0 || minute > 59 || second < 0 || second > 60) return false;
  const offset = minutesOf(text, endOfFraction(text, from + 8));
  if (offset === undefined) return false;
  return second < 60 || (hour * 60 + minute - offset + 1440) % 1440 === 1439;
}
/** @type {Any} */
function endOfFraction(text, from) {
  if (text[from] !== ".") return from;
  let end = from + 1;
  while (end < text.length && digits(text, end, end + 1) >= 0) end++;
  return end === from + 1 ? from : end;
}
/** @type {Any} */
function minutesOf(text, at) {
  const sign = text[at];
  if (sign === "Z" || sign === "z") return text.length === at + 1 ? 0 : undefined;
  if ((sign !== "+" && sign !== "-") || text.length !== at + 6 || text[at + 3] !== ":") {
    return undefined;
  }
  const hours = digits(text, at + 1, at + 3);
  const minutes = digits(text, at + 4, at + 6);
  if (hours < 0 || hours > 23 || minutes < 0 || minutes > 59) return undefined;
  return (sign === "-" ? -1 : 1) * (hours * 60 + minutes);
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
function explain_part$093176fadfe1(data, path, found){
let errors = 0;
if(typeof data === "string"){
if(!pattern_d408aa351b38.test(data)){
found.push([path, "part 093176fadfe1#/pattern", {pattern: "^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+([.][A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?[.]){1,16}[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?$"}]);
errors++;
}
if(!(format_email.test(data))){
found.push([path, "part 093176fadfe1#/format", {format: "email"}]);
errors++;
}
}
else {
found.push([path, "part 093176fadfe1#/type", {type: "string"}]);
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
function explain_AccountRegistrationData(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "AccountRegistrationData#", () => ({"registration_test_set_id": explain_part$f0ebe3aa93e1, "registration_tax_regime": explain_part$7f4fd7cc2136, "registration_postal_code": explain_part$7f4fd7cc2136, "registration_activity_code": explain_part$7f4fd7cc2136}), [], true, 400);
}
else {
found.push([path, "AccountRegistrationData#/type", {type: "object"}]);
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
const pattern_34517ed6cb83 = new RegExp("^[0-9a-f]{64}$", "u");
/** @type {Any} */
function explain_part$c2985f9307d4(data, path, found){
let errors = 0;
if(typeof data === "string"){
if(!pattern_34517ed6cb83.test(data)){
found.push([path, "part c2985f9307d4#/pattern", {pattern: "^[0-9a-f]{64}$"}]);
errors++;
}
}
else {
found.push([path, "part c2985f9307d4#/type", {type: "string"}]);
errors++;
}
return errors === 0;
}
const pattern_665d4de0bd29 = new RegExp("^#[0-9A-Fa-f]{6}$", "u");
/** @type {Any} */
function explain_part$71a1de4c4037(data, path, found){
let errors = 0;
if(typeof data === "string"){
if(!pattern_665d4de0bd29.test(data)){
found.push([path, "part 71a1de4c4037#/pattern", {pattern: "^#[0-9A-Fa-f]{6}$"}]);
errors++;
}
}
else {
found.push([path, "part 71a1de4c4037#/type", {type: "string"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_AccountBrandingStored(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "AccountBrandingStored#", () => ({"logo_sha256": explain_part$c2985f9307d4, "accent_color": explain_part$71a1de4c4037}), [], true, 400);
}
else {
found.push([path, "AccountBrandingStored#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$7cb541e84f22(data, path, found){
let errors = 0;
if(typeof data !== "boolean"){
found.push([path, "part 7cb541e84f22#/type", {type: "boolean"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_Warning(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "Warning#", () => ({"pointer": explain_part$00404e686415, "rule": explain_part$00404e686415, "code": explain_part$00404e686415, "message": explain_part$00404e686415}), ["pointer","rule","code","message"], true, 400);
}
else {
found.push([path, "Warning#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
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
const before1 = found.length;
if(errors < 400){
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
/** @type {Any} */
function explain_Account(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "Account#", () => ({"account_id": explain_part$e5ae5c0f5f1a, "country_id": explain_part$581a75c58bee, "contact_name": explain_part$00404e686415, "contact_phone": explain_part$00404e686415, "admin_email": explain_part$093176fadfe1, "registration_legal_name_company": explain_part$00404e686415, "registration_tax_id_code": explain_part$f0ebe3aa93e1, "registration_tax_id_type": explain_part$dd4c1662d340, "registration_company_size": explain_part$762e338f24ff, "registration_terms_of_use": explain_part$05894dcc7863, "registration_type_use": explain_part$55b45c1337f0, "registration_company_industry_sector": explain_part$00404e686415, "registration_additional_data": explain_AccountRegistrationData, "account_config": explain_AccountConfig, "branding": explain_AccountBrandingStored, "disabled": explain_part$7cb541e84f22, "warnings": explain_Warnings}), ["account_id","country_id","contact_name","contact_phone","admin_email","registration_legal_name_company","registration_tax_id_code","registration_tax_id_type","registration_company_size","registration_terms_of_use","registration_type_use","registration_additional_data"], true, 400);
}
else {
found.push([path, "Account#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$3db8c2fe75a4(data, path, found){
let errors = 0;
if(typeof data !== "string"){
found.push([path, "part 3db8c2fe75a4#/type", {type: "string"}]);
errors++;
}
if(!(data === "pending" || data === "valid" || data === "invalid")){
found.push([path, "part 3db8c2fe75a4#/enum", {allowedValues: ["pending","valid","invalid"]}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$49f1895c300d(data, path, found){
let errors = 0;
if(Array.isArray(data)){
if(data.length < 1){
found.push([path, "part 49f1895c300d#/minItems", {limit: 1}]);
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
found.push([path+"/" + i0, "part 49f1895c300d#/items/type", {type: "string"}]);
errors++;
}
if(!(data0 === "incomplete" || data0 === "unreadable" || data0 === "password" || data0 === "no-key" || data0 === "key-mismatch" || data0 === "not-yet-valid" || data0 === "expired" || data0 === "other-tax-id" || data0 === "too-costly")){
found.push([path+"/" + i0, "part 49f1895c300d#/items/enum", {allowedValues: ["incomplete","unreadable","password","no-key","key-mismatch","not-yet-valid","expired","other-tax-id","too-costly"]}]);
errors++;
}
}
}
else {
found.push([path, "part 49f1895c300d#/type", {type: "array"}]);
errors++;
}
return errors === 0;
}
const pattern_ecd6f5a07317 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,9})?([Zz]|[+-][0-9]{2}:[0-9]{2})$", "u");
const format_date_time = dateTime;
/** @type {Any} */
function explain_part$ac48efcad8c5(data, path, found){
let errors = 0;
if(typeof data === "string"){
if(!pattern_ecd6f5a07317.test(data)){
found.push([path, "part ac48efcad8c5#/pattern", {pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,9})?([Zz]|[+-][0-9]{2}:[0-9]{2})$"}]);
errors++;
}
if(!(format_date_time(data))){
found.push([path, "part ac48efcad8c5#/format", {format: "date-time"}]);
errors++;
}
}
else {
found.push([path, "part ac48efcad8c5#/type", {type: "string"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_AccountCertificate(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "AccountCertificate#", () => ({"account_id": explain_part$e5ae5c0f5f1a, "state": explain_part$3db8c2fe75a4, "reasons": explain_part$49f1895c300d, "checked_at": explain_part$ac48efcad8c5, "not_before": explain_part$ac48efcad8c5, "not_after": explain_part$ac48efcad8c5}), ["account_id","state"], true, 400);
}
else {
found.push([path, "AccountCertificate#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$a0dbc1012e21(data, path, found){
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
const before0 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - before0 >= 400){
break;
}
const before1 = found.length;
if(errors < 400){
if(!(explain_Account(data[i0], path+"/" + i0, found))){
errors += found.length - before1;
}
}
}
}
else {
found.push([path, "part a0dbc1012e21#/type", {type: "array"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_AccountList(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "AccountList#", () => ({"items": explain_part$a0dbc1012e21, "next_cursor": explain_part$00404e686415}), ["items"], true, 400);
}
else {
found.push([path, "AccountList#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$7fc842414b0b(data, path, found){
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
found.push([path, "part 7fc842414b0b#/type", {type: "integer"}]);
errors++;
}
if(!(data === 0 || data === 1)){
found.push([path, "part 7fc842414b0b#/enum", {allowedValues: [0,1]}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$8fcc7bc96a22(data, path, found){
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
found.push([path, "part 8fcc7bc96a22#/type", {type: "integer"}]);
errors++;
}
if(!(data === 1 || data === 2)){
found.push([path, "part 8fcc7bc96a22#/enum", {allowedValues: [1,2]}]);
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
function explain_CompanyBranchUserPermissions(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "CompanyBranchUserPermissions#", () => ({"user_id": explain_part$00404e686415, "user_name": explain_part$00404e686415, "has_branch_permission": explain_part$bfccf6e7dce2}), [], true, 400);
}
else {
found.push([path, "CompanyBranchUserPermissions#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_CompanyBranch(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "CompanyBranch#", () => ({"company_branch_id": explain_part$e5ae5c0f5f1a, "account_id": explain_part$e5ae5c0f5f1a, "is_headquarters": explain_part$7fc842414b0b, "branch_type": explain_part$8fcc7bc96a22, "name": explain_part$00404e686415, "address": explain_part$00404e686415, "district": explain_part$00404e686415, "city": explain_part$00404e686415, "phone": explain_part$00404e686415, "company_branch_tax_code": explain_part$00404e686415, "company_branch_internal_code": explain_part$00404e686415, "parent_company_branch_id": explain_part$e5ae5c0f5f1a, "user_permissions": explain_CompanyBranchUserPermissions, "warnings": explain_Warnings}), ["company_branch_id","account_id","name"], true, 400);
}
else {
found.push([path, "CompanyBranch#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$1097bbe441d1(data, path, found){
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
const before0 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - before0 >= 400){
break;
}
const before1 = found.length;
if(errors < 400){
if(!(explain_CompanyBranch(data[i0], path+"/" + i0, found))){
errors += found.length - before1;
}
}
}
}
else {
found.push([path, "part 1097bbe441d1#/type", {type: "array"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_CompanyBranchList(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "CompanyBranchList#", () => ({"items": explain_part$1097bbe441d1, "next_cursor": explain_part$00404e686415}), ["items"], true, 400);
}
else {
found.push([path, "CompanyBranchList#/type", {type: "object"}]);
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
function explain_Contact(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "Contact#", () => ({"first_name": explain_part$00404e686415, "last_name": explain_part$00404e686415, "phone": explain_part$00404e686415, "email": explain_part$00404e686415}), [], true, 400);
}
else {
found.push([path, "Contact#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$af3c2e3a1851(data, path, found){
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
const before0 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - before0 >= 400){
break;
}
const before1 = found.length;
if(errors < 400){
if(!(explain_Contact(data[i0], path+"/" + i0, found))){
errors += found.length - before1;
}
}
}
}
else {
found.push([path, "part af3c2e3a1851#/type", {type: "array"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_InvoicingDetails(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "InvoicingDetails#", () => ({"country_id": explain_part$00404e686415, "tax_id_type": explain_part$00404e686415, "tax_id_code": explain_part$00404e686415, "legal_name": explain_part$00404e686415, "address": explain_part$00404e686415, "district": explain_part$00404e686415, "city": explain_part$00404e686415, "business_activity": explain_part$00404e686415, "phone": explain_part$00404e686415, "postal_code": explain_part$00404e686415}), [], true, 400);
}
else {
found.push([path, "InvoicingDetails#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$630f6066189f(data, path, found){
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
const before0 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - before0 >= 400){
break;
}
const before1 = found.length;
if(errors < 400){
if(!(explain_InvoicingDetails(data[i0], path+"/" + i0, found))){
errors += found.length - before1;
}
}
}
}
else {
found.push([path, "part 630f6066189f#/type", {type: "array"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_CustomerSupplierAdditional(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "CustomerSupplierAdditional#", () => ({"data_name_1": explain_part$00404e686415, "data_name_2": explain_part$00404e686415, "data_name_3": explain_part$00404e686415, "data_name_4": explain_part$00404e686415, "data_name_5": explain_part$00404e686415, "data_value_1": explain_part$00404e686415, "data_value_2": explain_part$00404e686415, "data_value_3": explain_part$00404e686415, "data_value_4": explain_part$00404e686415, "data_value_5": explain_part$00404e686415}), [], true, 400);
}
else {
found.push([path, "CustomerSupplierAdditional#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_CustomerSupplier(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "CustomerSupplier#", () => ({"customer_supplier_id": explain_part$e5ae5c0f5f1a, "account_id": explain_part$e5ae5c0f5f1a, "name": explain_part$00404e686415, "is_customer": explain_part$7cb541e84f22, "is_supplier": explain_part$7cb541e84f22, "responsible_user_id": explain_part$e5ae5c0f5f1a, "payment_term": explain_part$bd707dea6225, "contacts": explain_part$af3c2e3a1851, "invoicing_details": explain_part$630f6066189f, "additional": explain_CustomerSupplierAdditional, "warnings": explain_Warnings}), ["customer_supplier_id","account_id"], true, 400);
}
else {
found.push([path, "CustomerSupplier#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$96b56306314d(data, path, found){
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
const before0 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - before0 >= 400){
break;
}
const before1 = found.length;
if(errors < 400){
if(!(explain_CustomerSupplier(data[i0], path+"/" + i0, found))){
errors += found.length - before1;
}
}
}
}
else {
found.push([path, "part 96b56306314d#/type", {type: "array"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_CustomerSupplierList(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "CustomerSupplierList#", () => ({"items": explain_part$96b56306314d, "next_cursor": explain_part$00404e686415}), ["items"], true, 400);
}
else {
found.push([path, "CustomerSupplierList#/type", {type: "object"}]);
errors++;
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
/** @type {Any} */
function explain_part$b2ae7bfd12bc(data, path, found){
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
found.push([path, "part b2ae7bfd12bc#/type", {type: "integer"}]);
errors++;
}
if(!(data === 0 || data === 1)){
found.push([path, "part b2ae7bfd12bc#/enum", {allowedValues: [0,1]}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$0e0079656734(data, path, found){
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
found.push([path, "part 0e0079656734#/type", {type: "integer"}]);
errors++;
}
if(!(data === 0 || data === 1)){
found.push([path, "part 0e0079656734#/enum", {allowedValues: [0,1]}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$3e1d158cbabf(data, path, found){
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
found.push([path, "part 3e1d158cbabf#/type", {type: "integer"}]);
errors++;
}
if(!(data === 0 || data === 1)){
found.push([path, "part 3e1d158cbabf#/enum", {allowedValues: [0,1]}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$59d7e86166d6(data, path, found){
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
found.push([path, "part 59d7e86166d6#/type", {type: "integer"}]);
errors++;
}
if(!(data === 0 || data === 1)){
found.push([path, "part 59d7e86166d6#/enum", {allowedValues: [0,1]}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$923a4e32bbbd(data, path, found){
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
found.push([path, "part 923a4e32bbbd#/type", {type: "integer"}]);
errors++;
}
if(!(data === 0 || data === 1)){
found.push([path, "part 923a4e32bbbd#/enum", {allowedValues: [0,1]}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$66e7b8815272(data, path, found){
let errors = 0;
if(typeof data !== "string"){
found.push([path, "part 66e7b8815272#/type", {type: "string"}]);
errors++;
}
if(!(data === "net" || data === "gross")){
found.push([path, "part 66e7b8815272#/enum", {allowedValues: ["net","gross"]}]);
errors++;
}
return errors === 0;
}
const pattern_ccaba4ebdd20 = new RegExp("^https?://", "u");
/** @type {Any} */
function explain_part$920cd4eac289(data, path, found){
let errors = 0;
if(typeof data === "string"){
if(!pattern_ccaba4ebdd20.test(data)){
found.push([path, "part 920cd4eac289#/pattern", {pattern: "^https?://"}]);
errors++;
}
}
else {
found.push([path, "part 920cd4eac289#/type", {type: "string"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$25880b3ec385(data, path, found){
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
found.push([path, "part 25880b3ec385#/type", {type: "integer"}]);
errors++;
}
if(!(data === 0 || data === 1)){
found.push([path, "part 25880b3ec385#/enum", {allowedValues: [0,1]}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_DocumentOptions(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "DocumentOptions#", () => ({"draft_only": explain_part$b2ae7bfd12bc, "draft_preview": explain_part$0e0079656734, "send_email": explain_part$3e1d158cbabf, "template_id": explain_part$e5ae5c0f5f1a, "gross_values": explain_part$59d7e86166d6, "decimal_amounts": explain_part$923a4e32bbbd, "rounding_type": explain_part$66e7b8815272, "company_web": explain_part$920cd4eac289, "company_email": explain_part$00404e686415, "pdf_transfer_copy": explain_part$25880b3ec385}), [], true, 400);
}
else {
found.push([path, "DocumentOptions#/type", {type: "object"}]);
errors++;
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
function explain_part$2b4c3378b688(data, path, found){
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
found.push([path, "part 2b4c3378b688#/type", {type: "integer"}]);
errors++;
}
if(!(data === 1 || data === 2 || data === 3 || data === 4 || data === 5)){
found.push([path, "part 2b4c3378b688#/enum", {allowedValues: [1,2,3,4,5]}]);
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
function explain_part$b69cb6c79361(data, path, found){
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
found.push([path, "part b69cb6c79361#/type", {type: "integer"}]);
errors++;
}
if(!(data === 1 || data === 2 || data === 3 || data === 4 || data === 5 || data === 6 || data === 7 || data === 8 || data === 9)){
found.push([path, "part b69cb6c79361#/enum", {allowedValues: [1,2,3,4,5,6,7,8,9]}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$5fa6706cbe3d(data, path, found){
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
found.push([path, "part 5fa6706cbe3d#/type", {type: "integer"}]);
errors++;
}
if(!(data === 1 || data === 2 || data === 3)){
found.push([path, "part 5fa6706cbe3d#/enum", {allowedValues: [1,2,3]}]);
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
function explain_part$dc6ef646ebab(data, path, found){
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
found.push([path, "part dc6ef646ebab#/type", {type: "integer"}]);
errors++;
}
if(!(data === 0 || data === 1 || data === 2 || data === 3)){
found.push([path, "part dc6ef646ebab#/enum", {allowedValues: [0,1,2,3]}]);
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
function explain_MxHeader(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "MxHeader#", () => ({"receiver_cfdi_usage": explain_part$00404e686415}), [], true, 400);
}
else {
found.push([path, "MxHeader#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_MxShippingPlace(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "MxShippingPlace#", () => ({"tax_id_type": explain_part$00404e686415, "tax_id_code": explain_part$00404e686415, "date_time": explain_part$ac48efcad8c5, "address_state_id": explain_part$00404e686415, "address_country_id": explain_part$00404e686415, "address_postalcode": explain_part$00404e686415}), [], true, 400);
}
else {
found.push([path, "MxShippingPlace#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_MxShippingProduct(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "MxShippingProduct#", () => ({"product_code": explain_part$00404e686415, "description": explain_part$00404e686415, "quantity": explain_part$00404e686415, "weight": explain_part$00404e686415}), [], true, 400);
}
else {
found.push([path, "MxShippingProduct#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$aa7c0afb51aa(data, path, found){
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
const before0 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - before0 >= 400){
break;
}
const before1 = found.length;
if(errors < 400){
if(!(explain_MxShippingProduct(data[i0], path+"/" + i0, found))){
errors += found.length - before1;
}
}
}
}
else {
found.push([path, "part aa7c0afb51aa#/type", {type: "array"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_MxShippingMerchandise(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "MxShippingMerchandise#", () => ({"total_weight": explain_part$00404e686415, "sct_permission_code": explain_part$00404e686415, "sct_permission_number": explain_part$00404e686415, "vehicle_configuration": explain_part$00404e686415, "vehicle_weight": explain_part$00404e686415, "vehicle_license_plate": explain_part$00404e686415, "vehicle_year": explain_part$00404e686415, "insurance_company": explain_part$00404e686415, "insurance_identifier": explain_part$00404e686415, "details": explain_part$aa7c0afb51aa}), [], true, 400);
}
else {
found.push([path, "MxShippingMerchandise#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_MxShipping(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "MxShipping#", () => ({"distance": explain_part$00404e686415, "transport_code": explain_part$00404e686415, "transport_method_name": explain_part$00404e686415, "transport_tax_id_type": explain_part$00404e686415, "transport_tax_id_code": explain_part$00404e686415, "transport_license": explain_part$00404e686415, "origin": explain_MxShippingPlace, "destination": explain_MxShippingPlace, "merchandise": explain_MxShippingMerchandise}), [], true, 400);
}
else {
found.push([path, "MxShipping#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_MxExportsOrigin(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "MxExportsOrigin#", () => ({"address_street": explain_part$00404e686415, "address_city_id": explain_part$00404e686415, "address_county_id": explain_part$00404e686415, "address_state_id": explain_part$00404e686415, "address_country_id": explain_part$00404e686415, "address_postalcode": explain_part$00404e686415}), [], true, 400);
}
else {
found.push([path, "MxExportsOrigin#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_MxExportsDestination(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "MxExportsDestination#", () => ({"tax_id_type": explain_part$00404e686415, "tax_id_code": explain_part$00404e686415, "address_street": explain_part$00404e686415, "address_state_id": explain_part$00404e686415, "address_country_id": explain_part$00404e686415, "address_postalcode": explain_part$00404e686415}), [], true, 400);
}
else {
found.push([path, "MxExportsDestination#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_MxExportsProduct(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "MxExportsProduct#", () => ({"customs_code": explain_part$00404e686415, "customs_quantity": explain_part$00404e686415, "sku": explain_part$00404e686415, "customs_measure_unit": explain_part$00404e686415, "customs_unit_value": explain_part$00404e686415, "customs_total_value": explain_part$00404e686415}), [], true, 400);
}
else {
found.push([path, "MxExportsProduct#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$baf2c0eb5620(data, path, found){
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
const before0 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - before0 >= 400){
break;
}
const before1 = found.length;
if(errors < 400){
if(!(explain_MxExportsProduct(data[i0], path+"/" + i0, found))){
errors += found.length - before1;
}
}
}
}
else {
found.push([path, "part baf2c0eb5620#/type", {type: "array"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_MxExportsMerchandise(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "MxExportsMerchandise#", () => ({"details": explain_part$baf2c0eb5620}), [], true, 400);
}
else {
found.push([path, "MxExportsMerchandise#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_MxExports(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "MxExports#", () => ({"terms": explain_part$00404e686415, "exchange_rate": explain_part$bfccf6e7dce2, "total": explain_part$e5ae5c0f5f1a, "origin": explain_MxExportsOrigin, "destination": explain_MxExportsDestination, "merchandise": explain_MxExportsMerchandise}), [], true, 400);
}
else {
found.push([path, "MxExports#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_CoHeader(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "CoHeader#", () => ({"reported_payment_code": explain_part$e5ae5c0f5f1a}), [], true, 400);
}
else {
found.push([path, "CoHeader#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_PeHeader(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "PeHeader#", () => ({"operation_type": explain_part$00404e686415}), [], true, 400);
}
else {
found.push([path, "PeHeader#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_PeDetraction(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "PeDetraction#", () => ({"code": explain_part$00404e686415, "percent": explain_part$bfccf6e7dce2, "amount": explain_part$bfccf6e7dce2, "nation_bank_account": explain_part$00404e686415, "payment_means_code": explain_part$00404e686415}), [], true, 400);
}
else {
found.push([path, "PeDetraction#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_PeCargoTransport(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "PeCargoTransport#", () => ({"origin_ubigeo": explain_part$00404e686415, "origin_address": explain_part$00404e686415, "destination_ubigeo": explain_part$00404e686415, "destination_address": explain_part$00404e686415, "trip_detail": explain_part$00404e686415, "service_reference_amount": explain_part$bfccf6e7dce2, "effective_load_reference_amount": explain_part$bfccf6e7dce2, "payload_reference_amount": explain_part$bfccf6e7dce2}), [], true, 400);
}
else {
found.push([path, "PeCargoTransport#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$c2857edc0edb(data, path, found){
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
found.push([path, "part c2857edc0edb#/type", {type: "integer"}]);
errors++;
}
if(!(data === 1 || data === 2 || data === 3)){
found.push([path, "part c2857edc0edb#/enum", {allowedValues: [1,2,3]}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_ArHeader(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "ArHeader#", () => ({"invoice_concept": explain_part$c2857edc0edb, "items_quantity": explain_part$e5ae5c0f5f1a, "service_date_from": explain_part$00404e686415, "service_date_to": explain_part$00404e686415, "receiver_vat_condition_id": explain_part$00404e686415}), [], true, 400);
}
else {
found.push([path, "ArHeader#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_PeRetentionHeader(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "PeRetentionHeader#", () => ({"pe_taxbureau_retention_system_code": explain_part$00404e686415, "pe_taxbureau_retention_percent": explain_part$bfccf6e7dce2, "pe_taxbureau_total_paid": explain_part$bfccf6e7dce2}), [], true, 400);
}
else {
found.push([path, "PeRetentionHeader#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$0c3ef157c300(data, path, found){
let errors = 0;
if(typeof data !== "string"){
found.push([path, "part 0c3ef157c300#/type", {type: "string"}]);
errors++;
}
if(!(data === "1" || data === "01" || data === "2" || data === "02" || data === "13" || data === "013")){
found.push([path, "part 0c3ef157c300#/enum", {allowedValues: ["1","01","2","02","13","013"]}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$418606df2cc6(data, path, found){
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
found.push([path, "part 418606df2cc6#/type", {type: "integer"}]);
errors++;
}
if(!(data === 1 || data === 2 || data === 3 || data === 4 || data === 5 || data === 6 || data === 7 || data === 8 || data === 9)){
found.push([path, "part 418606df2cc6#/enum", {allowedValues: [1,2,3,4,5,6,7,8,9]}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$881ecb5aa639(data, path, found){
let errors = 0;
if(typeof data !== "string"){
found.push([path, "part 881ecb5aa639#/type", {type: "string"}]);
errors++;
}
if(!(data === "01" || data === "02")){
found.push([path, "part 881ecb5aa639#/enum", {allowedValues: ["01","02"]}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_PeDriver(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "PeDriver#", () => ({"driver_id": explain_part$00404e686415, "first_name": explain_part$00404e686415, "family_name": explain_part$00404e686415, "identity_document_reference": explain_part$00404e686415}), [], true, 400);
}
else {
found.push([path, "PeDriver#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_PeCarrier(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "PeCarrier#", () => ({"party_identification": explain_part$00404e686415, "party_legal_entity_name": explain_part$00404e686415, "party_legal_entity_id": explain_part$00404e686415, "agent_party_id": explain_part$00404e686415}), [], true, 400);
}
else {
found.push([path, "PeCarrier#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_PeShipmentStage(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "PeShipmentStage#", () => ({"transport_mode_code": explain_part$881ecb5aa639, "transit_period": explain_part$00404e686415, "driver_person": explain_PeDriver, "carrier_party": explain_PeCarrier}), [], true, 400);
}
else {
found.push([path, "PeShipmentStage#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_PeDeliveryPlace(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "PeDeliveryPlace#", () => ({"id": explain_part$00404e686415, "city_subdivision_name": explain_part$00404e686415, "city_name": explain_part$00404e686415, "country_subentity": explain_part$00404e686415, "district": explain_part$00404e686415, "address_line": explain_part$00404e686415, "country_id": explain_part$00404e686415}), [], true, 400);
}
else {
found.push([path, "PeDeliveryPlace#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_PeDelivery(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "PeDelivery#", () => ({"delivery_address": explain_PeDeliveryPlace, "dispatch": explain_PeDeliveryPlace}), [], true, 400);
}
else {
found.push([path, "PeDelivery#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_PeTransportHandlingUnit(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "PeTransportHandlingUnit#", () => ({"transport_equipment_id": explain_part$00404e686415}), [], true, 400);
}
else {
found.push([path, "PeTransportHandlingUnit#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_PeShipping(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "PeShipping#", () => ({"handling_code": explain_part$0c3ef157c300, "special_instructions": explain_part$418606df2cc6, "handling_instructions": explain_part$00404e686415, "gross_weight_measure": explain_part$00404e686415, "gross_weight_measure_id": explain_part$00404e686415, "shipment_stage": explain_PeShipmentStage, "delivery": explain_PeDelivery, "transport_handling_unit": explain_PeTransportHandlingUnit}), [], true, 400);
}
else {
found.push([path, "PeShipping#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_DocumentAdditional(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "DocumentAdditional#", () => ({"mx_header": explain_MxHeader, "mx_shipping": explain_MxShipping, "mx_exports": explain_MxExports, "co_header": explain_CoHeader, "pe_header": explain_PeHeader, "pe_detraction": explain_PeDetraction, "pe_cargo_transport": explain_PeCargoTransport, "ar_header": explain_ArHeader, "pe_retention_header": explain_PeRetentionHeader, "pe_shipping": explain_PeShipping}), [], true, 400);
}
else {
found.push([path, "DocumentAdditional#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_DocumentHeader(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "DocumentHeader#", () => ({"account_id": explain_part$e5ae5c0f5f1a, "document_type_id": explain_part$54f8b649009b, "document_sequence_code": explain_part$00404e686415, "document_type_taxbureau": explain_part$00404e686415, "document_number": explain_part$e5ae5c0f5f1a, "received_issued_flag": explain_part$b9f6d84ab896, "taxbureau_validation_status": explain_part$e5ae5c0f5f1a, "issue_date": explain_part$051726f6ae3c, "issuer_tax_id_code": explain_part$00404e686415, "issuer_tax_id_type": explain_part$00404e686415, "issuer_legal_name": explain_part$00404e686415, "issuer_address": explain_part$00404e686415, "issuer_district": explain_part$00404e686415, "issuer_city": explain_part$00404e686415, "issuer_state_id": explain_part$e5ae5c0f5f1a, "issuer_country_id": explain_part$00404e686415, "issuer_phone": explain_part$00404e686415, "issuer_activity": explain_part$00404e686415, "issuer_postalcode": explain_part$00404e686415, "customer_supplier_id": explain_part$e5ae5c0f5f1a, "receiver_tax_id_code": explain_part$00404e686415, "receiver_tax_id_type": explain_part$00404e686415, "receiver_legal_name": explain_part$00404e686415, "receiver_address": explain_part$00404e686415, "receiver_district": explain_part$00404e686415, "receiver_city": explain_part$00404e686415, "receiver_phone": explain_part$00404e686415, "receiver_activity": explain_part$00404e686415, "receiver_postalcode": explain_part$00404e686415, "receiver_state_id": explain_part$e5ae5c0f5f1a, "receiver_county_id": explain_part$00404e686415, "receiver_country_id": explain_part$e5ae5c0f5f1a, "receiver_email": explain_part$00404e686415, "payment_conditions": explain_part$bd707dea6225, "seller_id": explain_part$e5ae5c0f5f1a, "currency_id": explain_part$bfccf6e7dce2, "exchange_rate_value": explain_part$8004158c9756, "service_indicator": explain_part$2b4c3378b688, "sale_modality": explain_part$11fbc07eea35, "sale_clause": explain_part$6a5df9ab225a, "guide_type": explain_part$b69cb6c79361, "transfer_type": explain_part$5fa6706cbe3d, "transportation_doc_type": explain_part$521b40c46171, "transportation_doc_billing": explain_part$5d8904e790bf, "branch_office_code": explain_part$00404e686415, "observations": explain_part$00404e686415, "deployment_observations": explain_part$dc6ef646ebab, "port_disembarkation": explain_part$00404e686415, "port_embarkation": explain_part$00404e686415, "gross_weight": explain_part$00404e686415, "shipping_address": explain_part$00404e686415, "document_status": explain_part$6cd453b68520, "additional": explain_DocumentAdditional}), ["account_id","document_type_id","document_type_taxbureau","issue_date","issuer_address","issuer_district","issuer_city","issuer_phone","issuer_activity","receiver_address","receiver_phone","payment_conditions","document_status"], true, 400);
}
else {
found.push([path, "DocumentHeader#/type", {type: "object"}]);
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
function explain_LineTax(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "LineTax#", () => ({"tax_type_id": explain_part$00404e686415, "tax_percentage": explain_part$bfccf6e7dce2, "tax_amount": explain_part$bfccf6e7dce2}), ["tax_type_id","tax_percentage","tax_amount"], true, 400);
}
else {
found.push([path, "LineTax#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$68e7a3cf39b4(data, path, found){
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
const before0 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - before0 >= 400){
break;
}
const before1 = found.length;
if(errors < 400){
if(!(explain_LineTax(data[i0], path+"/" + i0, found))){
errors += found.length - before1;
}
}
}
}
else {
found.push([path, "part 68e7a3cf39b4#/type", {type: "array"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_MxDetail(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "MxDetail#", () => ({"product_service_identifier": explain_part$00404e686415, "measure_unit_code": explain_part$00404e686415}), [], true, 400);
}
else {
found.push([path, "MxDetail#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_DocumentLineAdditional(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "DocumentLineAdditional#", () => ({"mx_detail": explain_MxDetail}), [], true, 400);
}
else {
found.push([path, "DocumentLineAdditional#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_DocumentLine(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "DocumentLine#", () => ({"quantity": explain_part$8004158c9756, "sku": explain_part$00404e686415, "line_description": explain_part$507580129371, "unit_price": explain_part$8004158c9756, "long_description": explain_part$00404e686415, "unit_measure": explain_part$00404e686415, "modifier_amount": explain_part$bfccf6e7dce2, "modifier_percentage": explain_part$bfccf6e7dce2, "total_taxes": explain_part$bfccf6e7dce2, "total_amount_line": explain_part$bfccf6e7dce2, "taxes": explain_part$68e7a3cf39b4, "additional": explain_DocumentLineAdditional}), ["quantity","unit_price","total_amount_line"], true, 400);
}
else {
found.push([path, "DocumentLine#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$12d84be81af1(data, path, found){
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
const before0 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - before0 >= 400){
break;
}
const before1 = found.length;
if(errors < 400){
if(!(explain_DocumentLine(data[i0], path+"/" + i0, found))){
errors += found.length - before1;
}
}
}
}
else {
found.push([path, "part 12d84be81af1#/type", {type: "array"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function validate_part$2a248105225d(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reference_document_id === undefined){
return false;
}
}
return true;
}
/** @type {Any} */
function validate_part$13818a4651c2(data){
if(data && typeof data == "object" && !Array.isArray(data)){
const data0 = data.reference_code;
if(!(data0 === 1 || data0 === 2 || data0 === 3 || data0 === 4 || data0 === 6 || data0 === 7)){
return false;
}
}
return true;
}
/** @type {Any} */
function validate_part$768b9add1719(data){
if(data && typeof data == "object" && !Array.isArray(data)){
const data0 = data.reference_code;
if(!(data0 === 7)){
return false;
}
}
return true;
}
/** @type {Any} */
function explain_part$c96760169855(data, path, found){
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
found.push([path, "part c96760169855#/type", {type: "integer"}]);
errors++;
}
if(!(data === 801 || data === 802 || data === 803 || data === 804 || data === 805 || data === 806 || data === 807 || data === 808 || data === 809 || data === 810 || data === 811 || data === 812 || data === 813 || data === 814 || data === 815)){
found.push([path, "part c96760169855#/enum", {allowedValues: [801,802,803,804,805,806,807,808,809,810,811,812,813,814,815]}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$aa85090ff306(data, path, found){
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
found.push([path, "part aa85090ff306#/type", {type: "integer"}]);
errors++;
}
if(!(data === 1 || data === 2 || data === 3 || data === 4 || data === 5 || data === 6 || data === 7)){
found.push([path, "part aa85090ff306#/enum", {allowedValues: [1,2,3,4,5,6,7]}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_PeRetentionDetails(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "PeRetentionDetails#", () => ({"reference_paid_amount": explain_part$bfccf6e7dce2, "reference_total_invoice_amount": explain_part$bfccf6e7dce2, "reference_paid_date": explain_part$051726f6ae3c, "reference_payment_id": explain_part$00404e686415, "pe_reference_taxbureau_retention_amount": explain_part$bfccf6e7dce2, "pe_reference_taxbureau_retention_date": explain_part$051726f6ae3c, "calculation_rate": explain_part$bfccf6e7dce2, "currency_id": explain_part$00404e686415}), [], true, 400);
}
else {
found.push([path, "PeRetentionDetails#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_DocumentReferenceAdditional(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "DocumentReferenceAdditional#", () => ({"pe_retention_details": explain_PeRetentionDetails}), [], true, 400);
}
else {
found.push([path, "DocumentReferenceAdditional#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_DocumentReference(data, path, found){
let errors = 0;
if(validate_part$2a248105225d(data)){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reference_number !== undefined){
found.push([path+"/reference_number", "DocumentReference#/allOf/0/then/properties/reference_number/false schema", {}]);
errors++;
}
}
}
if(validate_part$2a248105225d(data)){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reference_date !== undefined){
found.push([path+"/reference_date", "DocumentReference#/allOf/1/then/properties/reference_date/false schema", {}]);
errors++;
}
}
}
if(validate_part$13818a4651c2(data)){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reference_type !== undefined){
found.push([path+"/reference_type", "DocumentReference#/allOf/2/then/properties/reference_type/false schema", {}]);
errors++;
}
}
}
if(validate_part$768b9add1719(data)){
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
errors += validateMembers(data, path, found, "DocumentReference#", () => ({"document_type_id": explain_part$e5ae5c0f5f1a, "reference_type": explain_part$c96760169855, "reference_number": explain_part$00404e686415, "reference_document_id": explain_part$e5ae5c0f5f1a, "reference_code": explain_part$aa85090ff306, "description": explain_part$00404e686415, "reference_date": explain_part$051726f6ae3c, "additional": explain_DocumentReferenceAdditional}), ["reference_code","description"], true, 400);
}
else {
found.push([path, "DocumentReference#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$3587d7e5eb96(data, path, found){
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
const before0 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - before0 >= 400){
break;
}
const before1 = found.length;
if(errors < 400){
if(!(explain_DocumentReference(data[i0], path+"/" + i0, found))){
errors += found.length - before1;
}
}
}
}
else {
found.push([path, "part 3587d7e5eb96#/type", {type: "array"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$a5f9eee5fc17(data, path, found){
let errors = 0;
if(typeof data !== "string"){
found.push([path, "part a5f9eee5fc17#/type", {type: "string"}]);
errors++;
}
if(!(data === "DA" || data === "DE" || data === "RA" || data === "RE")){
found.push([path, "part a5f9eee5fc17#/enum", {allowedValues: ["DA","DE","RA","RE"]}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$ad1a45644dc5(data, path, found){
let errors = 0;
if(typeof data !== "string"){
found.push([path, "part ad1a45644dc5#/type", {type: "string"}]);
errors++;
}
if(!(data === "$" || data === "%")){
found.push([path, "part ad1a45644dc5#/enum", {allowedValues: ["$","%"]}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_DocumentGlobal(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "DocumentGlobal#", () => ({"discount_surcharge_code": explain_part$a5f9eee5fc17, "discount_surcharge_value": explain_part$bfccf6e7dce2, "discount_surcharge_type": explain_part$ad1a45644dc5}), ["discount_surcharge_code","discount_surcharge_value","discount_surcharge_type"], true, 400);
}
else {
found.push([path, "DocumentGlobal#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$fabe0a8b764f(data, path, found){
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
const before0 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - before0 >= 400){
break;
}
const before1 = found.length;
if(errors < 400){
if(!(explain_DocumentGlobal(data[i0], path+"/" + i0, found))){
errors += found.length - before1;
}
}
}
}
else {
found.push([path, "part fabe0a8b764f#/type", {type: "array"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_DocumentTotals(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "DocumentTotals#", () => ({"vat_credit_construction_company": explain_part$bfccf6e7dce2, "net_amount": explain_part$bfccf6e7dce2, "taxes_amount": explain_part$bfccf6e7dce2, "total_amount": explain_part$bfccf6e7dce2}), ["net_amount","total_amount"], true, 400);
}
else {
found.push([path, "DocumentTotals#/type", {type: "object"}]);
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
function explain_part$deb4c8830d7d(data, path, found){
let errors = 0;
if(typeof data !== "string"){
found.push([path, "part deb4c8830d7d#/type", {type: "string"}]);
errors++;
}
if(!(data === "sandbox")){
found.push([path, "part deb4c8830d7d#/enum", {allowedValues: ["sandbox"]}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$a1fa121102eb(data, path, found){
let errors = 0;
if(typeof data !== "string"){
found.push([path, "part a1fa121102eb#/type", {type: "string"}]);
errors++;
}
if(!(data === "pending" || data === "accepted" || data === "observed" || data === "refused")){
found.push([path, "part a1fa121102eb#/enum", {allowedValues: ["pending","accepted","observed","refused"]}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$43ec84a0fc19(data, path, found){
let errors = 0;
if(typeof data !== "string"){
found.push([path, "part 43ec84a0fc19#/type", {type: "string"}]);
errors++;
}
if(!(data === "account" || data === "sandbox")){
found.push([path, "part 43ec84a0fc19#/enum", {allowedValues: ["account","sandbox"]}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$14de5286d5a5(data, path, found){
let errors = 0;
if(typeof data !== "string"){
found.push([path, "part 14de5286d5a5#/type", {type: "string"}]);
errors++;
}
if(!(data === "account" || data === "sandbox")){
found.push([path, "part 14de5286d5a5#/enum", {allowedValues: ["account","sandbox"]}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$d7a19ad6de43(data, path, found){
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
const before0 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - before0 >= 400){
break;
}
if(typeof data[i0] !== "string"){
found.push([path+"/" + i0, "part d7a19ad6de43#/items/type", {type: "string"}]);
errors++;
}
}
}
else {
found.push([path, "part d7a19ad6de43#/type", {type: "array"}]);
errors++;
}
return errors === 0;
}
const pattern_bb498d97204d = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}$", "u");
/** @type {Any} */
function explain_part$a37043750c4d(data, path, found){
let errors = 0;
if(typeof data === "string"){
if(!pattern_bb498d97204d.test(data)){
found.push([path, "part a37043750c4d#/pattern", {pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"}]);
errors++;
}
if(!(format_date(data))){
found.push([path, "part a37043750c4d#/format", {format: "date"}]);
errors++;
}
}
else {
found.push([path, "part a37043750c4d#/type", {type: "string"}]);
errors++;
}
return errors === 0;
}
const pattern_027af7c4bb0a = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?Z$", "u");
/** @type {Any} */
function explain_part$d17c555924d0(data, path, found){
let errors = 0;
if(typeof data === "string"){
if(!pattern_027af7c4bb0a.test(data)){
found.push([path, "part d17c555924d0#/pattern", {pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?Z$"}]);
errors++;
}
if(!(format_date_time(data))){
found.push([path, "part d17c555924d0#/format", {format: "date-time"}]);
errors++;
}
}
else {
found.push([path, "part d17c555924d0#/type", {type: "string"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$4f956ec757af(data, path, found){
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
errors += validateMembers(data0, path+"/" + i0, found, "part 4f956ec757af#/items", () => ({"code": explain_part$00404e686415, "text": explain_part$00404e686415}), ["code","text"], true, 400);
}
else {
found.push([path+"/" + i0, "part 4f956ec757af#/items/type", {type: "object"}]);
errors++;
}
}
}
else {
found.push([path, "part 4f956ec757af#/type", {type: "array"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_DocumentAuthority(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "DocumentAuthority#", () => ({"name": explain_part$deb4c8830d7d, "status": explain_part$a1fa121102eb, "attempts": explain_part$e5ae5c0f5f1a, "signed_with": explain_part$43ec84a0fc19, "numbering": explain_part$14de5286d5a5, "defaults": explain_part$d7a19ad6de43, "track_id": explain_part$00404e686415, "uuid": explain_part$00404e686415, "cae": explain_part$00404e686415, "cae_valid_to": explain_part$a37043750c4d, "cdr_code": explain_part$00404e686415, "received_at": explain_part$d17c555924d0, "messages": explain_part$4f956ec757af}), ["name","status","attempts"], true, 400);
}
else {
found.push([path, "DocumentAuthority#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_DocumentReferredBy(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "DocumentReferredBy#", () => ({"document_id": explain_part$e5ae5c0f5f1a, "reference_code": explain_part$aa85090ff306}), ["document_id","reference_code"], true, 400);
}
else {
found.push([path, "DocumentReferredBy#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$cd4faf5e6b61(data, path, found){
let errors = 0;
if(Array.isArray(data)){
if(data.length > 100){
found.push([path, "part cd4faf5e6b61#/maxItems", {limit: 100}]);
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
if(!(explain_DocumentReferredBy(data[i0], path+"/" + i0, found))){
errors += found.length - before1;
}
}
}
}
else {
found.push([path, "part cd4faf5e6b61#/type", {type: "array"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_DocumentHistoryEntry(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "DocumentHistoryEntry#", () => ({"at": explain_part$ac48efcad8c5, "by": explain_part$00404e686415, "from": explain_part$83026c35f75e, "to": explain_part$83026c35f75e}), ["at","by","to"], true, 400);
}
else {
found.push([path, "DocumentHistoryEntry#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$561065b71781(data, path, found){
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
const before0 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - before0 >= 400){
break;
}
const before1 = found.length;
if(errors < 400){
if(!(explain_DocumentHistoryEntry(data[i0], path+"/" + i0, found))){
errors += found.length - before1;
}
}
}
}
else {
found.push([path, "part 561065b71781#/type", {type: "array"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_Document(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "Document#", () => ({"document_id": explain_part$e5ae5c0f5f1a, "document_status": explain_part$83026c35f75e, "options": explain_DocumentOptions, "header": explain_DocumentHeader, "details": explain_part$12d84be81af1, "references": explain_part$3587d7e5eb96, "globals_discounts_surcharges": explain_part$fabe0a8b764f, "totals": explain_DocumentTotals, "electronic_document": explain_ElectronicDocument, "payment_link": explain_PaymentLink, "result": explain_Result, "authority": explain_DocumentAuthority, "referenced_by": explain_part$cd4faf5e6b61, "balance": explain_part$bfccf6e7dce2, "history": explain_part$561065b71781, "warnings": explain_Warnings}), ["document_status","header","details","totals"], true, 400);
}
else {
found.push([path, "Document#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$d6ffd387d28f(data, path, found){
let errors = 0;
if(typeof data !== "string"){
found.push([path, "part d6ffd387d28f#/type", {type: "string"}]);
errors++;
}
if(!(data === "pending" || data === "delivered" || data === "failed")){
found.push([path, "part d6ffd387d28f#/enum", {allowedValues: ["pending","delivered","failed"]}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$83f6485d0d16(data, path, found){
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
found.push([path, "part 83f6485d0d16#/type", {type: "integer"}]);
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 9007199254740991 || isNaN(data)){
found.push([path, "part 83f6485d0d16#/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data < 0 || isNaN(data)){
found.push([path, "part 83f6485d0d16#/minimum", {comparison: ">=", limit: 0}]);
errors++;
}
}
return errors === 0;
}
/** @type {Any} */
function explain_part$22f099609056(data, path, found){
let errors = 0;
if(typeof data !== "string"){
found.push([path, "part 22f099609056#/type", {type: "string"}]);
errors++;
}
if(!(data === "refused" || data === "not-accepted" || data === "not-connected" || data === "timed-out" || data === "no-acceptance" || data === "no-receiver" || data === "no-server" || data === "internal")){
found.push([path, "part 22f099609056#/enum", {allowedValues: ["refused","not-accepted","not-connected","timed-out","no-acceptance","no-receiver","no-server","internal"]}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_DocumentEmail(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "DocumentEmail#", () => ({"document_email_id": explain_part$e5ae5c0f5f1a, "account_id": explain_part$e5ae5c0f5f1a, "document_id": explain_part$e5ae5c0f5f1a, "to": explain_part$00404e686415, "state": explain_part$d6ffd387d28f, "attempts": explain_part$83f6485d0d16, "created_at": explain_part$ac48efcad8c5, "next_attempt_at": explain_part$ac48efcad8c5, "last_attempt_at": explain_part$ac48efcad8c5, "failure": explain_part$22f099609056}), ["document_email_id","account_id","document_id","state","attempts","created_at"], true, 400);
}
else {
found.push([path, "DocumentEmail#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$4b91eee15404(data, path, found){
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
const before0 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - before0 >= 400){
break;
}
const before1 = found.length;
if(errors < 400){
if(!(explain_DocumentEmail(data[i0], path+"/" + i0, found))){
errors += found.length - before1;
}
}
}
}
else {
found.push([path, "part 4b91eee15404#/type", {type: "array"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_DocumentEmailList(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "DocumentEmailList#", () => ({"items": explain_part$4b91eee15404, "next_cursor": explain_part$00404e686415}), ["items"], true, 400);
}
else {
found.push([path, "DocumentEmailList#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_DocumentEmails(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "DocumentEmails#", () => ({"items": explain_part$4b91eee15404}), ["items"], true, 400);
}
else {
found.push([path, "DocumentEmails#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$66e7ac7e3a44(data, path, found){
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
const before0 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - before0 >= 400){
break;
}
const before1 = found.length;
if(errors < 400){
if(!(explain_Document(data[i0], path+"/" + i0, found))){
errors += found.length - before1;
}
}
}
}
else {
found.push([path, "part 66e7ac7e3a44#/type", {type: "array"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_DocumentList(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "DocumentList#", () => ({"items": explain_part$66e7ac7e3a44, "next_cursor": explain_part$00404e686415}), ["items"], true, 400);
}
else {
found.push([path, "DocumentList#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_NumberingAuthorization(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "NumberingAuthorization#", () => ({"numbering_authorization_id": explain_part$e5ae5c0f5f1a, "account_id": explain_part$e5ae5c0f5f1a, "document_type_taxbureau": explain_part$00404e686415, "series": explain_part$00404e686415, "from": explain_part$54f8b649009b, "to": explain_part$54f8b649009b, "next": explain_part$54f8b649009b, "remaining": explain_part$83f6485d0d16, "valid_from": explain_part$051726f6ae3c, "valid_to": explain_part$051726f6ae3c, "authorization_number": explain_part$507580129371}), ["numbering_authorization_id","account_id","document_type_taxbureau","from","to","remaining"], true, 400);
}
else {
found.push([path, "NumberingAuthorization#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$e786ca723685(data, path, found){
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
const before0 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - before0 >= 400){
break;
}
const before1 = found.length;
if(errors < 400){
if(!(explain_NumberingAuthorization(data[i0], path+"/" + i0, found))){
errors += found.length - before1;
}
}
}
}
else {
found.push([path, "part e786ca723685#/type", {type: "array"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_NumberingAuthorizationList(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "NumberingAuthorizationList#", () => ({"items": explain_part$e786ca723685, "next_cursor": explain_part$00404e686415}), ["items"], true, 400);
}
else {
found.push([path, "NumberingAuthorizationList#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_PasswordChanged(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "PasswordChanged#", () => ({"account_id": explain_part$e5ae5c0f5f1a, "detail": explain_part$00404e686415}), ["account_id","detail"], true, 400);
}
else {
found.push([path, "PasswordChanged#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$1544e38cebc4(data, path, found){
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
found.push([path, "part 1544e38cebc4#/type", {type: "integer"}]);
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 599 || isNaN(data)){
found.push([path, "part 1544e38cebc4#/maximum", {comparison: "<=", limit: 599}]);
errors++;
}
if(data < 400 || isNaN(data)){
found.push([path, "part 1544e38cebc4#/minimum", {comparison: ">=", limit: 400}]);
errors++;
}
}
return errors === 0;
}
/** @type {Any} */
function explain_Refusal(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "Refusal#", () => ({"pointer": explain_part$00404e686415, "parameter": explain_part$00404e686415, "rule": explain_part$00404e686415, "code": explain_part$00404e686415, "message": explain_part$00404e686415}), ["rule","code","message"], true, 400);
}
else {
found.push([path, "Refusal#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$6e8c1b4c91a3(data, path, found){
let errors = 0;
if(Array.isArray(data)){
if(data.length > 100){
found.push([path, "part 6e8c1b4c91a3#/maxItems", {limit: 100}]);
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
if(!(explain_Refusal(data[i0], path+"/" + i0, found))){
errors += found.length - before1;
}
}
}
}
else {
found.push([path, "part 6e8c1b4c91a3#/type", {type: "array"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_Problem(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "Problem#", () => ({"type": explain_part$00404e686415, "title": explain_part$00404e686415, "status": explain_part$1544e38cebc4, "detail": explain_part$00404e686415, "instance": explain_part$00404e686415, "errors": explain_part$6e8c1b4c91a3, "truncated": explain_part$7cb541e84f22, "result": explain_Result}), ["type","title","status","instance"], true, 400);
}
else {
found.push([path, "Problem#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$787cc7071d72(data, path, found){
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
found.push([path, "part 787cc7071d72#/type", {type: "integer"}]);
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 1000 || isNaN(data)){
found.push([path, "part 787cc7071d72#/maximum", {comparison: "<=", limit: 1000}]);
errors++;
}
if(data < 0 || isNaN(data)){
found.push([path, "part 787cc7071d72#/minimum", {comparison: ">=", limit: 0}]);
errors++;
}
}
return errors === 0;
}
/** @type {Any} */
function explain_part$68a3d5484f65(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "part 68a3d5484f65#", () => ({"issued_today": explain_part$787cc7071d72, "drafts": explain_part$787cc7071d72}), ["issued_today","drafts"], true, 400);
}
else {
found.push([path, "part 68a3d5484f65#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_SummarySent(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "SummarySent#", () => ({"pending": explain_part$787cc7071d72, "failed": explain_part$787cc7071d72}), ["pending","failed"], true, 400);
}
else {
found.push([path, "SummarySent#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$0ef61363716f(data, path, found){
let errors = 0;
if(Array.isArray(data)){
if(data.length > 20){
found.push([path, "part 0ef61363716f#/maxItems", {limit: 20}]);
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
if(!(explain_DocumentEmail(data[i0], path+"/" + i0, found))){
errors += found.length - before1;
}
}
}
}
else {
found.push([path, "part 0ef61363716f#/type", {type: "array"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$d3c40693497c(data, path, found){
let errors = 0;
if(Array.isArray(data)){
if(data.length > 20){
found.push([path, "part d3c40693497c#/maxItems", {limit: 20}]);
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
if(!(explain_AccountCertificate(data[i0], path+"/" + i0, found))){
errors += found.length - before1;
}
}
}
}
else {
found.push([path, "part d3c40693497c#/type", {type: "array"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$8d08d1f9fb42(data, path, found){
let errors = 0;
if(Array.isArray(data)){
if(data.length > 20){
found.push([path, "part 8d08d1f9fb42#/maxItems", {limit: 20}]);
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
if(!(explain_NumberingAuthorization(data[i0], path+"/" + i0, found))){
errors += found.length - before1;
}
}
}
}
else {
found.push([path, "part 8d08d1f9fb42#/type", {type: "array"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_Summary(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "Summary#", () => ({"account_id": explain_part$e5ae5c0f5f1a, "date": explain_part$a37043750c4d, "documents": explain_part$68a3d5484f65, "deliveries": explain_SummarySent, "emails": explain_SummarySent, "failed_emails": explain_part$0ef61363716f, "certificates": explain_part$d3c40693497c, "numbering_authorizations": explain_part$8d08d1f9fb42}), ["date","documents","deliveries","emails","failed_emails","certificates","numbering_authorizations"], true, 400);
}
else {
found.push([path, "Summary#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$cb275580e9f6(data, path, found){
let errors = 0;
if(typeof data !== "string"){
found.push([path, "part cb275580e9f6#/type", {type: "string"}]);
errors++;
}
if(!(data === "Bearer")){
found.push([path, "part cb275580e9f6#/enum", {allowedValues: ["Bearer"]}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_Token(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "Token#", () => ({"access_token": explain_part$00404e686415, "token_type": explain_part$cb275580e9f6, "expires_in": explain_part$e5ae5c0f5f1a, "account_id": explain_part$e5ae5c0f5f1a}), ["access_token","token_type","expires_in"], true, 400);
}
else {
found.push([path, "Token#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$f3662bee389e(data, path, found){
let errors = 0;
if(typeof data !== "string"){
found.push([path, "part f3662bee389e#/type", {type: "string"}]);
errors++;
}
if(!(data === "ACCOUNT.CERTIFICATIONUPDATE" || data === "document.issued" || data === "document.accepted" || data === "document.refused" || data === "document.cancelled" || data === "document.emailed" || data === "numbering.low")){
found.push([path, "part f3662bee389e#/enum", {allowedValues: ["ACCOUNT.CERTIFICATIONUPDATE","document.issued","document.accepted","document.refused","document.cancelled","document.emailed","numbering.low"]}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$37c9beb9edf5(data, path, found){
let errors = 0;
if(typeof data !== "string"){
found.push([path, "part 37c9beb9edf5#/type", {type: "string"}]);
errors++;
}
if(!(data === "pending" || data === "delivered" || data === "failed")){
found.push([path, "part 37c9beb9edf5#/enum", {allowedValues: ["pending","delivered","failed"]}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$c29dee075fa9(data, path, found){
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
found.push([path, "part c29dee075fa9#/type", {type: "integer"}]);
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 999 || isNaN(data)){
found.push([path, "part c29dee075fa9#/maximum", {comparison: "<=", limit: 999}]);
errors++;
}
if(data < 100 || isNaN(data)){
found.push([path, "part c29dee075fa9#/minimum", {comparison: ">=", limit: 100}]);
errors++;
}
}
return errors === 0;
}
/** @type {Any} */
function explain_part$dfa4e9808afb(data, path, found){
let errors = 0;
if(typeof data !== "string"){
found.push([path, "part dfa4e9808afb#/type", {type: "string"}]);
errors++;
}
if(!(data === "refused" || data === "gone" || data === "not-connected" || data === "timed-out" || data === "name-unknown" || data === "address-refused" || data === "url" || data === "subscription-deleted" || data === "subscription-disabled" || data === "internal")){
found.push([path, "part dfa4e9808afb#/enum", {allowedValues: ["refused","gone","not-connected","timed-out","name-unknown","address-refused","url","subscription-deleted","subscription-disabled","internal"]}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_WebhookDelivery(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "WebhookDelivery#", () => ({"webhook_delivery_id": explain_part$e5ae5c0f5f1a, "account_id": explain_part$e5ae5c0f5f1a, "webhook_subscription_id": explain_part$e5ae5c0f5f1a, "event_id": explain_part$f3662bee389e, "message_id": explain_part$00404e686415, "state": explain_part$37c9beb9edf5, "attempts": explain_part$83f6485d0d16, "created_at": explain_part$ac48efcad8c5, "next_attempt_at": explain_part$ac48efcad8c5, "last_attempt_at": explain_part$ac48efcad8c5, "response_status": explain_part$c29dee075fa9, "failure": explain_part$dfa4e9808afb}), ["webhook_delivery_id","account_id","webhook_subscription_id","event_id","message_id","state","attempts","created_at"], true, 400);
}
else {
found.push([path, "WebhookDelivery#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$8bf1f0401906(data, path, found){
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
const before0 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - before0 >= 400){
break;
}
const before1 = found.length;
if(errors < 400){
if(!(explain_WebhookDelivery(data[i0], path+"/" + i0, found))){
errors += found.length - before1;
}
}
}
}
else {
found.push([path, "part 8bf1f0401906#/type", {type: "array"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_WebhookDeliveryList(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "WebhookDeliveryList#", () => ({"items": explain_part$8bf1f0401906, "next_cursor": explain_part$00404e686415}), ["items"], true, 400);
}
else {
found.push([path, "WebhookDeliveryList#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
const pattern_d1e6716f37b1 = new RegExp("^[Hh][Tt][Tt][Pp][Ss]?://(([A-Za-z0-9._~!$&'()*+,;=:-]|%[0-9A-Fa-f]{2}){1,512}@)?([A-Za-z0-9._~-]{1,253}|\\[[0-9A-Fa-f:.]{2,45}\\])(:[0-9]{1,5})?([/?#]([A-Za-z0-9._~:/?@!$&'()*+,;=-]|%[0-9A-Fa-f]{2})*(#([A-Za-z0-9._~:/?@!$&'()*+,;=-]|%[0-9A-Fa-f]{2})*)?)?$", "u");
const format_uri = /^(?![^]*?(?:%(?![0-9a-f]{2})))[a-z][a-z0-9+\-.]*:(?:\/\/(?:[%a-z0-9\-._~!$&'()*+,;=:]*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){7}(?:[0-9a-f]{1,4}|:))|(?:(?:[0-9a-f]{1,4}:){6}(?::[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(?:(?:[0-9a-f]{1,4}:){5}(?:(?:(?::[0-9a-f]{1,4}){1,2})|:(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(?:(?:[0-9a-f]{1,4}:){4}(?:(?:(?::[0-9a-f]{1,4}){1,3})|(?:(?::[0-9a-f]{1,4})?:(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(?:(?:[0-9a-f]{1,4}:){3}(?:(?:(?::[0-9a-f]{1,4}){1,4})|(?:(?::[0-9a-f]{1,4}){0,2}:(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(?:(?:[0-9a-f]{1,4}:){2}(?:(?:(?::[0-9a-f]{1,4}){1,5})|(?:(?::[0-9a-f]{1,4}){0,3}:(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(?:(?:[0-9a-f]{1,4}:){1}(?:(?:(?::[0-9a-f]{1,4}){1,6})|(?:(?::[0-9a-f]{1,4}){0,4}:(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(?::(?:(?:(?::[0-9a-f]{1,4}){1,7})|(?:(?::[0-9a-f]{1,4}){0,5}:(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))|v[0-9a-f][0-9a-f]*\.[a-z0-9\-._~!$&'()*+,;=:][a-z0-9\-._~!$&'()*+,;=:]*)\]|[%a-z0-9\-._~!$&'()*+,;=]*)(?::\d*)?(?:\/[%a-z0-9\-._~!$&'()*+,;=:@/]*)?|\/(?!\/)[%a-z0-9\-._~!$&'()*+,;=:@/]*|(?!\/)[%a-z0-9\-._~!$&'()*+,;=:@/]*)(?:\?[%a-z0-9\-._~!$&'()*+,;=:@/?]*)?(?:#[%a-z0-9\-._~!$&'()*+,;=:@/?]*)?$/i;
/** @type {Any} */
function explain_part$f635fdf1973c(data, path, found){
let errors = 0;
if(typeof data === "string"){
if(!pattern_d1e6716f37b1.test(data)){
found.push([path, "part f635fdf1973c#/pattern", {pattern: "^[Hh][Tt][Tt][Pp][Ss]?://(([A-Za-z0-9._~!$&'()*+,;=:-]|%[0-9A-Fa-f]{2}){1,512}@)?([A-Za-z0-9._~-]{1,253}|\\[[0-9A-Fa-f:.]{2,45}\\])(:[0-9]{1,5})?([/?#]([A-Za-z0-9._~:/?@!$&'()*+,;=-]|%[0-9A-Fa-f]{2})*(#([A-Za-z0-9._~:/?@!$&'()*+,;=-]|%[0-9A-Fa-f]{2})*)?)?$"}]);
errors++;
}
if(!(format_uri.test(data))){
found.push([path, "part f635fdf1973c#/format", {format: "uri"}]);
errors++;
}
}
else {
found.push([path, "part f635fdf1973c#/type", {type: "string"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$7396450a805f(data, path, found){
let errors = 0;
if(typeof data !== "string"){
found.push([path, "part 7396450a805f#/type", {type: "string"}]);
errors++;
}
if(!(data === "ACCOUNT.CERTIFICATIONUPDATE")){
found.push([path, "part 7396450a805f#/enum", {allowedValues: ["ACCOUNT.CERTIFICATIONUPDATE"]}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_WebhookSubscriptionMembersEvents(data, path, found){
let errors = 0;
if(Array.isArray(data)){
if(data.length > 6){
found.push([path, "WebhookSubscriptionMembersEvents#/maxItems", {limit: 6}]);
errors++;
}
if(data.length < 1){
found.push([path, "WebhookSubscriptionMembersEvents#/minItems", {limit: 1}]);
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
found.push([path+"/" + i0, "WebhookSubscriptionMembersEvents#/items/type", {type: "string"}]);
errors++;
}
if(!(data0 === "document.issued" || data0 === "document.accepted" || data0 === "document.refused" || data0 === "document.cancelled" || data0 === "document.emailed" || data0 === "numbering.low")){
found.push([path+"/" + i0, "WebhookSubscriptionMembersEvents#/items/enum", {allowedValues: ["document.issued","document.accepted","document.refused","document.cancelled","document.emailed","numbering.low"]}]);
errors++;
}
}
const places0 = findDuplicate(data);
if(places0 !== undefined){
found.push([path, "WebhookSubscriptionMembersEvents#/uniqueItems", {i: places0[1], j: places0[0]}]);
errors++;
}
}
else {
found.push([path, "WebhookSubscriptionMembersEvents#/type", {type: "array"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_WebhookSubscription(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "WebhookSubscription#", () => ({"webhook_subscription_id": explain_part$e5ae5c0f5f1a, "account_id": explain_part$e5ae5c0f5f1a, "callback_url": explain_part$f635fdf1973c, "callback_username": explain_part$00404e686415, "event_id": explain_part$7396450a805f, "events": explain_WebhookSubscriptionMembersEvents, "signing_secret": explain_part$00404e686415, "disabled_at": explain_part$ac48efcad8c5, "warnings": explain_Warnings}), ["webhook_subscription_id","account_id"], true, 400);
}
else {
found.push([path, "WebhookSubscription#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$2d8a24b47d88(data, path, found){
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
const before0 = errors;
for(let i0=0; i0<len0; i0++){
if(errors - before0 >= 400){
break;
}
const before1 = found.length;
if(errors < 400){
if(!(explain_WebhookSubscription(data[i0], path+"/" + i0, found))){
errors += found.length - before1;
}
}
}
}
else {
found.push([path, "part 2d8a24b47d88#/type", {type: "array"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_WebhookSubscriptionList(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "WebhookSubscriptionList#", () => ({"items": explain_part$2d8a24b47d88, "next_cursor": explain_part$00404e686415}), ["items"], true, 400);
}
else {
found.push([path, "WebhookSubscriptionList#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
