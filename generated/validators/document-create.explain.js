/** @noprettier */ /* eslint-disable */ /* eslint max-lines: [1, 1] */
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
// biome-ignore-all assist: generated
// Generated; do not edit. Validates a body as a document-create and returns at most 100 errors.

// The tables are built at the first explanation, not when the module is imported.
/** @type {any} */
let made;
const tables = () => (made ??= {"rules":{"DueDays#/allOf/0":"terms.due-days","DueDays#/allOf/1":"terms.instalments","DocumentHeaderCreate#/allOf/1":"document.receiver-place","DocumentHeaderCreate#/allOf/2":"document.exchange-rate-without-currency","LineModifiers#/allOf/0":"line.modifier-conflict","DocumentReference#/allOf/0":"reference.number-and-document","DocumentReference#/allOf/1":"reference.date-of-tax-document","DocumentReference#/allOf/2":"reference.type-only-non-tax","DocumentReference#/allOf/3":"reference.global-number","DocumentCreate#/allOf/0":"totals.net-amount","DocumentCreate#/allOf/1":"totals.whole-amounts","DocumentCreate#/allOf/2":"document.whole-exchange-rate","CountriesClDocumentHeader#/allOf/0":"cl.document-type","CountriesClDocumentHeader#/allOf/1":"cl.receiver-activity","CountriesClDocumentHeader#/allOf/2":"cl.named-receipt-activity","CountriesClDocumentHeader#/allOf/3":"cl.receiver-tax-id-code","CountriesClDocumentHeader#/allOf/4":"cl.export-receiver-tax-id-code","CountriesClDocumentHeader#/allOf/5":"cl.sale-modality","CountriesClDocumentHeader#/allOf/6":"cl.sale-clause","part 818e1759b031#/allOf/1":"cl.receiver-tax-id-required","part 818e1759b031#/allOf/2":"cl.receiver-legal-name-required","part 818e1759b031#/allOf/3":"cl.named-receipt-tax-id","part 818e1759b031#/allOf/4":"cl.named-receipt-legal-name","part 818e1759b031#/allOf/5":"cl.currency","part 818e1759b031#/allOf/6":"cl.service-indicator","part 818e1759b031#/allOf/7":"cl.guide-type","part 818e1759b031#/allOf/8":"cl.transfer-type","CountriesClDocumentCreate#/allOf/0":"cl.gross-values-type","CountriesClDocumentCreate#/allOf/1":"cl.gross-values-totals","CountriesClDocumentCreate#/allOf/2":"cl.peso-amounts","part 1fb3dc1fcfa5#":"scope.send_email","part c2f080fb62be#":"scope.document_sequence_code","part 513026e37220#":"scope.receiver_county_id","part 1a00cc21f3ae#":"scope.mx_header","part 850bc88cd6eb#":"scope.mx_shipping","part 634b6b66614c#":"scope.mx_exports","part bf6be6e5e153#":"scope.co_header","part 8a99b8a482c5#":"scope.pe_header","part 75f0a056bc29#":"scope.pe_detraction","part 2bc829bc1a9c#":"scope.pe_cargo_transport","part 49c0aa49ed4b#":"scope.ar_header","part 437a60f5b9b8#":"scope.pe_retention_header","part 6902bb828a17#":"scope.pe_shipping","part 7b1231f344ea#":"scope.mx_detail","part 4017a48fb0fb#":"scope.pe_retention_details","part dfcf78c18270#":"scope.draft_only","part 2e67ab34031e#":"scope.draft_preview","part ebccb2382a0e#":"scope.gross_values","part 4e43efd820fc#":"scope.pdf_transfer_copy","part 7f2e5b591528#/allOf/0":"pe.detraction-required","part 7f2e5b591528#/allOf/1":"pe.cargo-transport-required"},"titles":{"part b2ae7bfd12bc#":["Issued at once","Kept as a draft"],"part 0e0079656734#":["No preview","Preview only"],"part 3e1d158cbabf#":["Not sent","Sent by e-mail"],"part 59d7e86166d6#":["Prices without VAT","Prices with VAT"],"part 923a4e32bbbd#":["Whole amounts","Amounts with decimals"],"part 66e7b8815272#":["On the net sum","On gross lines"],"part 25880b3ec385#":["Without transfer copy","With transfer copy"],"part 2b4c3378b688#":["Invoice of periodic household services","Invoice of other periodic services","Invoice of services","Hospitality services","International land transport"],"part 11fbc07eea35#":["Sale agreed","Sale under condition","Free consignment","Consignment with a minimum sale","No payment"],"part 6a5df9ab225a#":["CIF","CFR","EXW","FAS","FOB","S/CL","DDP","FCA","CPT","CIP","DAT","DAP","Other"],"part b69cb6c79361#":["The operation is a sale","Sales to be made","Consignment","Delivery free of charge","Internal transfer","Other transfer that is no sale","Return","Transfer for export that is no sale","Sale for export"],"part 5fa6706cbe3d#":["On the receiver's account","On the issuer's account to the receiver's premises","On the issuer's account to other premises"],"part dc6ef646ebab#":["Neither in the XML nor on the PDF","In the XML and on the PDF","On the PDF only","In the XML only"],"part c2857edc0edb#":["Products","Services","Products and services"],"part 0c3ef157c300#":["Sale","Sale","Purchase","Purchase","Other reasons","Other reasons"],"part 418606df2cc6#":["All goods are moved at once","Vehicle returns with empty packaging","Vehicle returns empty","Planned change of vehicle","Transport is subcontracted","Freight paid by the sender","Freight paid by the subcontracting carrier","Freight paid by a third party","Light vehicle of category M1 or L"],"part 881ecb5aa639#":["Public transport","Private transport"],"part c96760169855#":["Purchase order","Order note","Contract","Resolution","Public procurement process","Public procurement form","Export declaration","Bill of lading","Air waybill","MIC/DTA","Consignment note","Customs resolution that qualifies export services","Passport","Deposit certificate of a commodity exchange","Pledge voucher of a commodity exchange"],"part aa85090ff306#":["Cancels the document","Corrects a text","Corrects a quantity","Test set of the Chilean authority","Refers to a document that is no tax document","Refers to a dispatch guide","Refers to all of the customer's documents of a type and lowers their amount"],"part a5f9eee5fc17#":["Discount on the taxable part","Discount on the exempt part","Surcharge on the taxable part","Surcharge on the exempt part"],"part ad1a45644dc5#":["Amount in the currency of the document","Percentage"],"CountriesClDocumentHeader#/allOf/0/properties/document_type_id":["Electronic invoice","Exempt electronic invoice","Electronic receipt","Electronic receipt (same as 37; 39 is the tax authority's code)","Exempt electronic receipt","Electronic dispatch guide","Electronic debit note","Electronic credit note","Electronic export invoice","Electronic export debit note","Electronic export credit note"]},"members":{},"named":{"cl.currency":{"message":"Only export documents (46, 47 and 48) carry currency_id; leave currency_id out."},"cl.document-type":{"message":"Chile has no document of this type; send 2, 32, 37, 39, 41, 54, 17, 16, 46, 47 or 48."},"cl.export-receiver-tax-id-code":{"message":"The tax id of a foreign receiver may have any form but cannot be empty; send it as the receiver's country writes it."},"cl.gross-values-totals":{"message":"With gross_values 1, the server computes net_amount and supports no taxes_amount and no construction credit; leave this member out."},"cl.gross-values-type":{"message":"Only electronic receipts (37 and 39) can have prices that include VAT; leave gross_values out or send 0."},"cl.guide-type":{"message":"A dispatch guide says why the goods are moved; send guide_type."},"cl.named-receipt-activity":{"message":"A receipt that names its receiver cannot state the receiver's activity; leave receiver_activity out."},"cl.named-receipt-legal-name":{"message":"A receipt with its receiver's tax id also needs the name; send receiver_legal_name or leave receiver_tax_id_code out."},"cl.named-receipt-tax-id":{"message":"A receipt with its receiver's name also needs the tax id; send receiver_tax_id_code or leave receiver_legal_name out."},"cl.peso-amounts":{"message":"The Chilean peso has no decimals; round this amount or, in an export document, send a foreign currency in currency_id."},"cl.receiver-activity":{"message":"Invoices, credit notes, debit notes and dispatch guides state the receiver's activity; send receiver_activity."},"cl.receiver-legal-name-required":{"message":"Invoices, credit notes and debit notes name the receiver; send receiver_legal_name."},"cl.receiver-tax-id-code":{"message":"A RUT is written as 7 or 8 digits, a hyphen, and a digit or K, without dots."},"cl.receiver-tax-id-required":{"message":"Invoices, credit notes and debit notes name the receiver; send receiver_tax_id_code."},"cl.sale-clause":{"message":"Only export documents (46, 47 and 48) carry sale_clause; leave sale_clause out."},"cl.sale-modality":{"message":"Only export documents (46, 47 and 48) carry sale_modality; leave sale_modality out."},"cl.service-indicator":{"message":"Only export documents (46, 47 and 48) carry service_indicator; leave service_indicator out."},"cl.transfer-type":{"message":"A dispatch guide needs transfer_type unless guide_type is 5 (internal transfer); send transfer_type."},"document.exchange-rate-without-currency":{"message":"An exchange rate needs a currency; send currency_id as well or leave exchange_rate_value out."},"document.receiver-place":{"message":"A document states the place of its receiver; send receiver_city and receiver_district, or in Colombia receiver_county_id."},"document.whole-exchange-rate":{"message":"The exchange rate must be a whole number; round it, or send options.decimal_amounts 1 to use decimals."},"line.modifier-conflict":{"message":"A line takes either modifier_amount or modifier_percentage; leave one of them out or send 0 for it."},"pe.cargo-transport-required":{"message":"An operation of type 1004 is a cargo transport; send pe_cargo_transport.","code":"3116"},"pe.detraction-required":{"message":"An operation of type 1001, 1003 or 1004 is subject to detraction; send pe_detraction."},"reference.date-of-tax-document":{"message":"The service knows the date of the document in reference_document_id; leave reference_date out."},"reference.global-number":{"message":"A reference to all documents of a type (reference_code 7) has the number \"0\"; send \"0\" or leave reference_number out."},"reference.number-and-document":{"message":"A reference cannot have both reference_number and reference_document_id; leave one of them out."},"reference.type-only-non-tax":{"message":"Only references to non-tax documents have a reference_type; leave reference_type out or send reference_code 5."},"scope.ar_header":{"message":"ar_header is only for Argentina: leave it out.","code":"forbidden"},"scope.co_header":{"message":"co_header is only for Colombia: leave it out.","code":"forbidden"},"scope.document_sequence_code":{"message":"document_sequence_code is only for Peru, Argentina, Colombia: leave it out.","code":"forbidden"},"scope.draft_only":{"message":"draft_only is only for Chile: leave it out.","code":"forbidden"},"scope.draft_preview":{"message":"draft_preview is only for Chile: leave it out.","code":"forbidden"},"scope.gross_values":{"message":"gross_values is only for Chile: leave it out.","code":"forbidden"},"scope.mx_detail":{"message":"mx_detail is only for Mexico: leave it out.","code":"forbidden"},"scope.mx_exports":{"message":"mx_exports is only for Mexico: leave it out.","code":"forbidden"},"scope.mx_header":{"message":"mx_header is only for Mexico: leave it out.","code":"forbidden"},"scope.mx_shipping":{"message":"mx_shipping is only for Mexico: leave it out.","code":"forbidden"},"scope.pdf_transfer_copy":{"message":"pdf_transfer_copy is only for Chile: leave it out.","code":"forbidden"},"scope.pe_cargo_transport":{"message":"pe_cargo_transport is only for Peru: leave it out.","code":"forbidden"},"scope.pe_detraction":{"message":"pe_detraction is only for Peru: leave it out.","code":"forbidden"},"scope.pe_header":{"message":"pe_header is only for Peru: leave it out.","code":"forbidden"},"scope.pe_retention_details":{"message":"pe_retention_details is only for Peru: leave it out.","code":"forbidden"},"scope.pe_retention_header":{"message":"pe_retention_header is only for Peru: leave it out.","code":"forbidden"},"scope.pe_shipping":{"message":"pe_shipping is only for Peru: leave it out.","code":"forbidden"},"scope.receiver_county_id":{"message":"receiver_county_id is only for Colombia: leave it out.","code":"forbidden"},"scope.send_email":{"message":"send_email is only for Colombia: leave it out.","code":"forbidden"},"terms.due-days":{"message":"Due days are whole numbers with one comma between two numbers, such as 0,30,60; remove the other commas."},"terms.instalments":{"message":"At most 400 instalments are allowed; send no more than 400 numbers of days."},"totals.net-amount":{"message":"net_amount is required unless options.gross_values is 1; send the sum of the taxable net values."},"totals.whole-amounts":{"message":"This amount must be a whole number; round it, or send options.decimal_amounts 1 to use decimals."}}});

/** @param {any} validate */
const explaining = (validate) => {
  /** @param {unknown} body */
  const explanation = (body) => explainWith(validate, body, tables(), 400);
  return { explanation, explain: (/** @type {unknown} */ body) => explanation(body).refusals };
};

export const { explanation, explain } = explaining(explain_DocumentCreate);

export const variants = {
  "cl": explaining(explain_document$create$47cl),
  "us": explaining(explain_document$create$47us),
  "co": explaining(explain_document$create$47co),
  "mx": explaining(explain_document$create$47mx),
  "pe": explaining(explain_document$create$47pe),
  "ar": explaining(explain_document$create$47ar),
};

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
function validate_part$6793141b70d0(data){
if(data && typeof data == "object" && !Array.isArray(data)){
const data0 = data.options;
if(data0 !== undefined){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
const data1 = data0.gross_values;
if(data1 !== undefined){
if(!(data1 === 0)){
return false;
}
}
}
}
}
return true;
}
/** @type {Any} */
function validate_part$35b972c77e58(data){
if(data && typeof data == "object" && !Array.isArray(data)){
const data0 = data.options;
if(data0 !== undefined){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
const data1 = data0.decimal_amounts;
if(data1 !== undefined){
if(!(data1 === 0)){
return false;
}
}
}
}
}
return true;
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
function explain_part$00404e686415(data, path, found){
let errors = 0;
if(typeof data !== "string"){
found.push([path, "part 00404e686415#/type", {type: "string"}]);
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
function validate_part$f932132f5221(data){
if(data && typeof data == "object" && !Array.isArray(data)){
const data0 = data.receiver_county_id;
if(data0 !== undefined){
return false;
}
}
return true;
}
/** @type {Any} */
function validate_part$93495307420f(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.exchange_rate_value === undefined){
return false;
}
const data0 = data.currency_id;
if(data0 !== undefined){
return false;
}
}
return true;
}
/** @type {Any} */
function explain_DocumentHeaderCreate(data, path, found){
let errors = 0;
const before0 = found.length;
if(errors < 400){
if(!(explain_DueDays(data, path, found))){
errors += found.length - before0;
}
}
if(validate_part$f932132f5221(data)){
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
}
if(validate_part$93495307420f(data)){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.exchange_rate_value !== undefined){
found.push([path+"/exchange_rate_value", "DocumentHeaderCreate#/allOf/2/then/properties/exchange_rate_value/false schema", {}]);
errors++;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "DocumentHeaderCreate#", () => ({"account_id": explain_part$e5ae5c0f5f1a, "document_type_id": explain_part$54f8b649009b, "document_sequence_code": explain_part$00404e686415, "document_number": explain_part$e5ae5c0f5f1a, "issue_date": explain_part$051726f6ae3c, "issuer_tax_id_code": explain_part$00404e686415, "issuer_tax_id_type": explain_part$00404e686415, "issuer_legal_name": explain_part$00404e686415, "issuer_address": explain_part$00404e686415, "issuer_district": explain_part$00404e686415, "issuer_city": explain_part$00404e686415, "issuer_country_id": explain_part$00404e686415, "issuer_phone": explain_part$00404e686415, "issuer_activity": explain_part$00404e686415, "issuer_postalcode": explain_part$00404e686415, "receiver_tax_id_code": explain_part$00404e686415, "receiver_tax_id_type": explain_part$00404e686415, "receiver_legal_name": explain_part$00404e686415, "receiver_address": explain_part$00404e686415, "receiver_district": explain_part$00404e686415, "receiver_city": explain_part$00404e686415, "receiver_phone": explain_part$00404e686415, "receiver_activity": explain_part$00404e686415, "receiver_postalcode": explain_part$00404e686415, "receiver_state_id": explain_part$e5ae5c0f5f1a, "receiver_county_id": explain_part$00404e686415, "receiver_country_id": explain_part$e5ae5c0f5f1a, "receiver_email": explain_part$00404e686415, "payment_conditions": explain_part$bd707dea6225, "seller_id": explain_part$e5ae5c0f5f1a, "currency_id": explain_part$e5ae5c0f5f1a, "exchange_rate_value": explain_part$8004158c9756, "service_indicator": explain_part$2b4c3378b688, "sale_modality": explain_part$11fbc07eea35, "sale_clause": explain_part$6a5df9ab225a, "guide_type": explain_part$b69cb6c79361, "transfer_type": explain_part$5fa6706cbe3d, "branch_office_code": explain_part$00404e686415, "observations": explain_part$00404e686415, "deployment_observations": explain_part$dc6ef646ebab, "port_disembarkation": explain_part$00404e686415, "port_embarkation": explain_part$00404e686415, "gross_weight": explain_part$00404e686415, "shipping_address": explain_part$00404e686415, "additional": explain_DocumentAdditional}), ["document_type_id","issue_date","issuer_address","issuer_district","issuer_city","issuer_phone","issuer_activity","receiver_address","receiver_phone","payment_conditions"], true, 400);
}
else {
found.push([path, "DocumentHeaderCreate#/type", {type: "object"}]);
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
function explain_DocumentLineCreate(data, path, found){
let errors = 0;
const before0 = found.length;
if(errors < 400){
if(!(explain_LineModifiers(data, path, found))){
errors += found.length - before0;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "DocumentLineCreate#", () => ({"quantity": explain_part$8004158c9756, "sku": explain_part$00404e686415, "line_description": explain_part$507580129371, "unit_price": explain_part$8004158c9756, "long_description": explain_part$00404e686415, "unit_measure": explain_part$00404e686415, "modifier_amount": explain_part$bfccf6e7dce2, "modifier_percentage": explain_part$bfccf6e7dce2, "total_taxes": explain_part$bfccf6e7dce2, "total_amount_line": explain_part$bfccf6e7dce2, "taxes": explain_part$68e7a3cf39b4, "additional": explain_DocumentLineAdditional}), ["quantity","line_description","unit_price","unit_measure","total_amount_line"], true, 400);
}
else {
found.push([path, "DocumentLineCreate#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$5dff0341a7b6(data, path, found){
let errors = 0;
if(Array.isArray(data)){
if(data.length > 10000){
found.push([path, "part 5dff0341a7b6#/maxItems", {limit: 10000}]);
errors++;
}
if(data.length < 1){
found.push([path, "part 5dff0341a7b6#/minItems", {limit: 1}]);
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
if(!(explain_DocumentLineCreate(data[i0], path+"/" + i0, found))){
errors += found.length - before1;
}
}
}
}
else {
found.push([path, "part 5dff0341a7b6#/type", {type: "array"}]);
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
function explain_part$4f86f2fab9d2(data, path, found){
let errors = 0;
if(Array.isArray(data)){
if(data.length > 1000){
found.push([path, "part 4f86f2fab9d2#/maxItems", {limit: 1000}]);
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
if(!(explain_DocumentReference(data[i0], path+"/" + i0, found))){
errors += found.length - before1;
}
}
}
}
else {
found.push([path, "part 4f86f2fab9d2#/type", {type: "array"}]);
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
function explain_part$dbe226016802(data, path, found){
let errors = 0;
if((typeof data == "number") && (isFinite(data))){
if(data > 9007199254740991 || isNaN(data)){
found.push([path, "part dbe226016802#/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data < -9007199254740991 || isNaN(data)){
found.push([path, "part dbe226016802#/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
if(!decimals(data, 2)){
found.push([path, "part dbe226016802#/x-decimals", {}]);
errors++;
}
}
else {
found.push([path, "part dbe226016802#/type", {type: "number"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_DocumentTotalsCreate(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "DocumentTotalsCreate#", () => ({"vat_credit_construction_company": explain_part$dbe226016802, "net_amount": explain_part$dbe226016802, "taxes_amount": explain_part$dbe226016802, "total_amount": explain_part$dbe226016802}), ["total_amount"], true, 400);
}
else {
found.push([path, "DocumentTotalsCreate#/type", {type: "object"}]);
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
function explain_DocumentCreate(data, path, found){
let errors = 0;
if(validate_part$6793141b70d0(data)){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.totals !== undefined){
let data0 = data.totals;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.net_amount === undefined){
found.push([path+"/totals", "DocumentCreate#/allOf/0/then/properties/totals/required", {missingProperty: "net_amount"}]);
errors++;
}
}
}
}
}
if(validate_part$35b972c77e58(data)){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.totals !== undefined){
let data1 = data.totals;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.vat_credit_construction_company !== undefined){
let data2 = data1.vat_credit_construction_company;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
found.push([path+"/totals/vat_credit_construction_company", "DocumentCreate#/allOf/1/then/properties/totals/properties/vat_credit_construction_company/type", {type: "integer"}]);
errors++;
}
}
if(data1.net_amount !== undefined){
let data3 = data1.net_amount;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
found.push([path+"/totals/net_amount", "DocumentCreate#/allOf/1/then/properties/totals/properties/net_amount/type", {type: "integer"}]);
errors++;
}
}
if(data1.taxes_amount !== undefined){
let data4 = data1.taxes_amount;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
found.push([path+"/totals/taxes_amount", "DocumentCreate#/allOf/1/then/properties/totals/properties/taxes_amount/type", {type: "integer"}]);
errors++;
}
}
if(data1.total_amount !== undefined){
let data5 = data1.total_amount;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
found.push([path+"/totals/total_amount", "DocumentCreate#/allOf/1/then/properties/totals/properties/total_amount/type", {type: "integer"}]);
errors++;
}
}
}
}
}
}
if(validate_part$35b972c77e58(data)){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.header !== undefined){
let data6 = data.header;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.exchange_rate_value !== undefined){
let data7 = data6.exchange_rate_value;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
found.push([path+"/header/exchange_rate_value", "DocumentCreate#/allOf/2/then/properties/header/properties/exchange_rate_value/type", {type: "integer"}]);
errors++;
}
}
}
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "DocumentCreate#", () => ({"options": explain_DocumentOptions, "header": explain_DocumentHeaderCreate, "details": explain_part$5dff0341a7b6, "references": explain_part$4f86f2fab9d2, "globals_discounts_surcharges": explain_part$fabe0a8b764f, "totals": explain_DocumentTotalsCreate, "payment_link": explain_PaymentLink}), ["header","details","totals"], true, 400);
}
else {
found.push([path, "DocumentCreate#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function validate_part$5c28759965cc(data){
if(data && typeof data == "object" && !Array.isArray(data)){
const data0 = data.header;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
const data1 = data0.document_type_id;
if(!(data1 === 2 || data1 === 32 || data1 === 41 || data1 === 54 || data1 === 17 || data1 === 16 || data1 === 46 || data1 === 47 || data1 === 48)){
return false;
}
}
else {
return false;
}
}
return true;
}
/** @type {Any} */
function validate_part$d70ff6cb1b30(data){
if(data && typeof data == "object" && !Array.isArray(data)){
const data0 = data.options;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
const data1 = data0.gross_values;
if(!(data1 === 1)){
return false;
}
}
else {
return false;
}
}
return true;
}
/** @type {Any} */
function validate_part$31e332bbb0d1(data){
if(data && typeof data == "object" && !Array.isArray(data)){
const data0 = data.options;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
const data1 = data0.decimal_amounts;
if(!(data1 === 1)){
return false;
}
}
else {
return false;
}
const data2 = data.header;
if(data2 !== undefined){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
const data3 = data2.currency_id;
if(data3 !== undefined){
if(!(data3 === 1 || data3 === 152)){
return false;
}
}
}
}
}
return true;
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
function validate_part$e1cea5a3c20d(data){
if(data && typeof data == "object" && !Array.isArray(data)){
const data0 = data.document_type_id;
if(!(data0 === 2 || data0 === 32 || data0 === 17 || data0 === 16 || data0 === 46 || data0 === 47 || data0 === 48)){
return false;
}
}
return true;
}
/** @type {Any} */
function validate_part$1781a953f8bb(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.receiver_legal_name === undefined){
return false;
}
const data0 = data.document_type_id;
if(!(data0 === 37 || data0 === 39 || data0 === 41)){
return false;
}
}
return true;
}
/** @type {Any} */
function validate_part$b031c35bd29f(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.receiver_tax_id_code === undefined){
return false;
}
const data0 = data.document_type_id;
if(!(data0 === 37 || data0 === 39 || data0 === 41)){
return false;
}
}
return true;
}
/** @type {Any} */
function validate_part$fa9b779d5d44(data){
if(data && typeof data == "object" && !Array.isArray(data)){
const data0 = data.document_type_id;
if(!(data0 === 54)){
return false;
}
}
return true;
}
/** @type {Any} */
function validate_part$357593597a7c(data){
if(data && typeof data == "object" && !Array.isArray(data)){
const data0 = data.guide_type;
if(!(data0 === 5)){
return false;
}
}
return true;
}
/** @type {Any} */
function validate_part$02e1934bd0d1(data){
if(validate_part$357593597a7c(data)){
return false;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const data0 = data.document_type_id;
if(!(data0 === 54)){
return false;
}
}
return true;
}
/** @type {Any} */
function explain_part$818e1759b031(data, path, found){
let errors = 0;
const before0 = found.length;
if(errors < 400){
if(!(explain_CountriesClDocumentHeader(data, path, found))){
errors += found.length - before0;
}
}
if(validate_part$e1cea5a3c20d(data)){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.receiver_tax_id_code === undefined){
found.push([path, "part 818e1759b031#/allOf/1/then/required", {missingProperty: "receiver_tax_id_code"}]);
errors++;
}
}
}
if(validate_part$e1cea5a3c20d(data)){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.receiver_legal_name === undefined){
found.push([path, "part 818e1759b031#/allOf/2/then/required", {missingProperty: "receiver_legal_name"}]);
errors++;
}
}
}
if(validate_part$1781a953f8bb(data)){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.receiver_tax_id_code === undefined){
found.push([path, "part 818e1759b031#/allOf/3/then/required", {missingProperty: "receiver_tax_id_code"}]);
errors++;
}
}
}
if(validate_part$b031c35bd29f(data)){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.receiver_legal_name === undefined){
found.push([path, "part 818e1759b031#/allOf/4/then/required", {missingProperty: "receiver_legal_name"}]);
errors++;
}
}
}
if(validate_part$b72fb336da19(data)){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.currency_id !== undefined){
found.push([path+"/currency_id", "part 818e1759b031#/allOf/5/then/properties/currency_id/false schema", {}]);
errors++;
}
}
}
if(validate_part$b72fb336da19(data)){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.service_indicator !== undefined){
found.push([path+"/service_indicator", "part 818e1759b031#/allOf/6/then/properties/service_indicator/false schema", {}]);
errors++;
}
}
}
if(validate_part$fa9b779d5d44(data)){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.guide_type === undefined){
found.push([path, "part 818e1759b031#/allOf/7/then/required", {missingProperty: "guide_type"}]);
errors++;
}
}
}
if(validate_part$02e1934bd0d1(data)){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.transfer_type === undefined){
found.push([path, "part 818e1759b031#/allOf/8/then/required", {missingProperty: "transfer_type"}]);
errors++;
}
}
}
return errors === 0;
}
/** @type {Any} */
function explain_CountriesClDocumentCreate(data, path, found){
let errors = 0;
if(validate_part$5c28759965cc(data)){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.options !== undefined){
let data0 = data.options;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.gross_values !== undefined){
if(!(data0.gross_values === 0)){
found.push([path+"/options/gross_values", "CountriesClDocumentCreate#/allOf/0/then/properties/options/properties/gross_values/const", {allowedValue: 0}]);
errors++;
}
}
}
}
}
}
if(validate_part$d70ff6cb1b30(data)){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.totals !== undefined){
let data2 = data.totals;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.vat_credit_construction_company !== undefined){
found.push([path+"/totals/vat_credit_construction_company", "CountriesClDocumentCreate#/allOf/1/then/properties/totals/properties/vat_credit_construction_company/false schema", {}]);
errors++;
}
if(data2.net_amount !== undefined){
found.push([path+"/totals/net_amount", "CountriesClDocumentCreate#/allOf/1/then/properties/totals/properties/net_amount/false schema", {}]);
errors++;
}
if(data2.taxes_amount !== undefined){
found.push([path+"/totals/taxes_amount", "CountriesClDocumentCreate#/allOf/1/then/properties/totals/properties/taxes_amount/false schema", {}]);
errors++;
}
}
}
}
}
if(validate_part$31e332bbb0d1(data)){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.totals !== undefined){
let data6 = data.totals;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.vat_credit_construction_company !== undefined){
let data7 = data6.vat_credit_construction_company;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
found.push([path+"/totals/vat_credit_construction_company", "CountriesClDocumentCreate#/allOf/2/then/properties/totals/properties/vat_credit_construction_company/type", {type: "integer"}]);
errors++;
}
}
if(data6.net_amount !== undefined){
let data8 = data6.net_amount;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
found.push([path+"/totals/net_amount", "CountriesClDocumentCreate#/allOf/2/then/properties/totals/properties/net_amount/type", {type: "integer"}]);
errors++;
}
}
if(data6.taxes_amount !== undefined){
let data9 = data6.taxes_amount;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
found.push([path+"/totals/taxes_amount", "CountriesClDocumentCreate#/allOf/2/then/properties/totals/properties/taxes_amount/type", {type: "integer"}]);
errors++;
}
}
if(data6.total_amount !== undefined){
let data10 = data6.total_amount;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
found.push([path+"/totals/total_amount", "CountriesClDocumentCreate#/allOf/2/then/properties/totals/properties/total_amount/type", {type: "integer"}]);
errors++;
}
}
}
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "CountriesClDocumentCreate#", () => ({"header": explain_part$818e1759b031}), [], false, 400);
}
else {
found.push([path, "CountriesClDocumentCreate#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$1fb3dc1fcfa5(data, path, found){
let errors = 0;
if(!(data === 0)){
found.push([path, "part 1fb3dc1fcfa5#/const", {allowedValue: 0}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$fde966b5179e(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "part fde966b5179e#", () => ({"send_email": explain_part$1fb3dc1fcfa5}), [], false, 400);
}
return errors === 0;
}
/** @type {Any} */
function validate_part$44136fa355b3(_data){
return true;
}
/** @type {Any} */
function explain_part$c2f080fb62be(data, path, found){
let errors = 0;
if(validate_part$44136fa355b3(data)){
found.push([path, "part c2f080fb62be#/not", {}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$513026e37220(data, path, found){
let errors = 0;
if(validate_part$44136fa355b3(data)){
found.push([path, "part 513026e37220#/not", {}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$1a00cc21f3ae(data, path, found){
let errors = 0;
if(validate_part$44136fa355b3(data)){
found.push([path, "part 1a00cc21f3ae#/not", {}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$850bc88cd6eb(data, path, found){
let errors = 0;
if(validate_part$44136fa355b3(data)){
found.push([path, "part 850bc88cd6eb#/not", {}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$634b6b66614c(data, path, found){
let errors = 0;
if(validate_part$44136fa355b3(data)){
found.push([path, "part 634b6b66614c#/not", {}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$bf6be6e5e153(data, path, found){
let errors = 0;
if(validate_part$44136fa355b3(data)){
found.push([path, "part bf6be6e5e153#/not", {}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$8a99b8a482c5(data, path, found){
let errors = 0;
if(validate_part$44136fa355b3(data)){
found.push([path, "part 8a99b8a482c5#/not", {}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$75f0a056bc29(data, path, found){
let errors = 0;
if(validate_part$44136fa355b3(data)){
found.push([path, "part 75f0a056bc29#/not", {}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$2bc829bc1a9c(data, path, found){
let errors = 0;
if(validate_part$44136fa355b3(data)){
found.push([path, "part 2bc829bc1a9c#/not", {}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$49c0aa49ed4b(data, path, found){
let errors = 0;
if(validate_part$44136fa355b3(data)){
found.push([path, "part 49c0aa49ed4b#/not", {}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$437a60f5b9b8(data, path, found){
let errors = 0;
if(validate_part$44136fa355b3(data)){
found.push([path, "part 437a60f5b9b8#/not", {}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$6902bb828a17(data, path, found){
let errors = 0;
if(validate_part$44136fa355b3(data)){
found.push([path, "part 6902bb828a17#/not", {}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$eadcb7b89614(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "part eadcb7b89614#", () => ({"mx_header": explain_part$1a00cc21f3ae, "mx_shipping": explain_part$850bc88cd6eb, "mx_exports": explain_part$634b6b66614c, "co_header": explain_part$bf6be6e5e153, "pe_header": explain_part$8a99b8a482c5, "pe_detraction": explain_part$75f0a056bc29, "pe_cargo_transport": explain_part$2bc829bc1a9c, "ar_header": explain_part$49c0aa49ed4b, "pe_retention_header": explain_part$437a60f5b9b8, "pe_shipping": explain_part$6902bb828a17}), [], false, 400);
}
return errors === 0;
}
/** @type {Any} */
function explain_part$16eaabf4c092(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "part 16eaabf4c092#", () => ({"document_sequence_code": explain_part$c2f080fb62be, "receiver_county_id": explain_part$513026e37220, "additional": explain_part$eadcb7b89614}), [], false, 400);
}
return errors === 0;
}
/** @type {Any} */
function explain_part$7b1231f344ea(data, path, found){
let errors = 0;
if(validate_part$44136fa355b3(data)){
found.push([path, "part 7b1231f344ea#/not", {}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$32586269b705(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "part 32586269b705#", () => ({"mx_detail": explain_part$7b1231f344ea}), [], false, 400);
}
return errors === 0;
}
/** @type {Any} */
function explain_part$4a6c18d72807(data, path, found){
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
errors += validateMembers(data0, path+"/" + i0, found, "part 4a6c18d72807#/items", () => ({"additional": explain_part$32586269b705}), [], false, 400);
}
}
}
return errors === 0;
}
/** @type {Any} */
function explain_part$4017a48fb0fb(data, path, found){
let errors = 0;
if(validate_part$44136fa355b3(data)){
found.push([path, "part 4017a48fb0fb#/not", {}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$a55d7fe69583(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "part a55d7fe69583#", () => ({"pe_retention_details": explain_part$4017a48fb0fb}), [], false, 400);
}
return errors === 0;
}
/** @type {Any} */
function explain_part$c4ad3296cdf7(data, path, found){
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
errors += validateMembers(data0, path+"/" + i0, found, "part c4ad3296cdf7#/items", () => ({"additional": explain_part$a55d7fe69583}), [], false, 400);
}
}
}
return errors === 0;
}
/** @type {Any} */
function explain_document$create$47cl$scope(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "document-create/cl-scope#", () => ({"options": explain_part$fde966b5179e, "header": explain_part$16eaabf4c092, "details": explain_part$4a6c18d72807, "references": explain_part$c4ad3296cdf7}), [], false, 400);
}
return errors === 0;
}
/** @type {Any} */
function explain_document$create$47cl(data, path, found){
let errors = 0;
const before0 = found.length;
if(errors < 400){
if(!(explain_DocumentCreate(data, path, found))){
errors += found.length - before0;
}
}
const before1 = found.length;
if(errors < 400){
if(!(explain_CountriesClDocumentCreate(data, path, found))){
errors += found.length - before1;
}
}
const before2 = found.length;
if(errors < 400){
if(!(explain_document$create$47cl$scope(data, path, found))){
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
function explain_part$f6552d37645e(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.net_amount === undefined){
found.push([path, "part f6552d37645e#/required", {missingProperty: "net_amount"}]);
errors++;
}
}
return errors === 0;
}
/** @type {Any} */
function explain_CountriesUsDocumentCreate(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "CountriesUsDocumentCreate#", () => ({"header": explain_part$5d6f9ea8bad0, "totals": explain_part$f6552d37645e}), [], false, 400);
}
else {
found.push([path, "CountriesUsDocumentCreate#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$dfcf78c18270(data, path, found){
let errors = 0;
if(!(data === 0)){
found.push([path, "part dfcf78c18270#/const", {allowedValue: 0}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$2e67ab34031e(data, path, found){
let errors = 0;
if(!(data === 0)){
found.push([path, "part 2e67ab34031e#/const", {allowedValue: 0}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$ebccb2382a0e(data, path, found){
let errors = 0;
if(!(data === 0)){
found.push([path, "part ebccb2382a0e#/const", {allowedValue: 0}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$4e43efd820fc(data, path, found){
let errors = 0;
if(!(data === 0)){
found.push([path, "part 4e43efd820fc#/const", {allowedValue: 0}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$0e31524ad0ef(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "part 0e31524ad0ef#", () => ({"draft_only": explain_part$dfcf78c18270, "draft_preview": explain_part$2e67ab34031e, "send_email": explain_part$1fb3dc1fcfa5, "gross_values": explain_part$ebccb2382a0e, "pdf_transfer_copy": explain_part$4e43efd820fc}), [], false, 400);
}
return errors === 0;
}
/** @type {Any} */
function explain_document$create$47us$scope(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "document-create/us-scope#", () => ({"options": explain_part$0e31524ad0ef, "header": explain_part$16eaabf4c092, "details": explain_part$4a6c18d72807, "references": explain_part$c4ad3296cdf7}), [], false, 400);
}
return errors === 0;
}
/** @type {Any} */
function explain_document$create$47us(data, path, found){
let errors = 0;
const before0 = found.length;
if(errors < 400){
if(!(explain_DocumentCreate(data, path, found))){
errors += found.length - before0;
}
}
const before1 = found.length;
if(errors < 400){
if(!(explain_CountriesUsDocumentCreate(data, path, found))){
errors += found.length - before1;
}
}
const before2 = found.length;
if(errors < 400){
if(!(explain_document$create$47us$scope(data, path, found))){
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
function explain_CountriesCoDocumentCreate(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "CountriesCoDocumentCreate#", () => ({"header": explain_part$9d65028387a8, "totals": explain_part$f6552d37645e}), [], false, 400);
}
else {
found.push([path, "CountriesCoDocumentCreate#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$a06dba765965(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "part a06dba765965#", () => ({"draft_only": explain_part$dfcf78c18270, "draft_preview": explain_part$2e67ab34031e, "gross_values": explain_part$ebccb2382a0e, "pdf_transfer_copy": explain_part$4e43efd820fc}), [], false, 400);
}
return errors === 0;
}
/** @type {Any} */
function explain_part$7209172e61d5(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "part 7209172e61d5#", () => ({"mx_header": explain_part$1a00cc21f3ae, "mx_shipping": explain_part$850bc88cd6eb, "mx_exports": explain_part$634b6b66614c, "pe_header": explain_part$8a99b8a482c5, "pe_detraction": explain_part$75f0a056bc29, "pe_cargo_transport": explain_part$2bc829bc1a9c, "ar_header": explain_part$49c0aa49ed4b, "pe_retention_header": explain_part$437a60f5b9b8, "pe_shipping": explain_part$6902bb828a17}), [], false, 400);
}
return errors === 0;
}
/** @type {Any} */
function explain_part$4fe640ca8ece(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "part 4fe640ca8ece#", () => ({"additional": explain_part$7209172e61d5}), [], false, 400);
}
return errors === 0;
}
/** @type {Any} */
function explain_document$create$47co$scope(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "document-create/co-scope#", () => ({"options": explain_part$a06dba765965, "header": explain_part$4fe640ca8ece, "details": explain_part$4a6c18d72807, "references": explain_part$c4ad3296cdf7}), [], false, 400);
}
return errors === 0;
}
/** @type {Any} */
function explain_document$create$47co(data, path, found){
let errors = 0;
const before0 = found.length;
if(errors < 400){
if(!(explain_DocumentCreate(data, path, found))){
errors += found.length - before0;
}
}
const before1 = found.length;
if(errors < 400){
if(!(explain_CountriesCoDocumentCreate(data, path, found))){
errors += found.length - before1;
}
}
const before2 = found.length;
if(errors < 400){
if(!(explain_document$create$47co$scope(data, path, found))){
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
function explain_CountriesMxDocumentCreate(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "CountriesMxDocumentCreate#", () => ({"header": explain_part$61a053946312, "totals": explain_part$f6552d37645e}), [], false, 400);
}
else {
found.push([path, "CountriesMxDocumentCreate#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$5be5a588c560(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "part 5be5a588c560#", () => ({"co_header": explain_part$bf6be6e5e153, "pe_header": explain_part$8a99b8a482c5, "pe_detraction": explain_part$75f0a056bc29, "pe_cargo_transport": explain_part$2bc829bc1a9c, "ar_header": explain_part$49c0aa49ed4b, "pe_retention_header": explain_part$437a60f5b9b8, "pe_shipping": explain_part$6902bb828a17}), [], false, 400);
}
return errors === 0;
}
/** @type {Any} */
function explain_part$ed23b5225a0b(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "part ed23b5225a0b#", () => ({"document_sequence_code": explain_part$c2f080fb62be, "receiver_county_id": explain_part$513026e37220, "additional": explain_part$5be5a588c560}), [], false, 400);
}
return errors === 0;
}
/** @type {Any} */
function explain_document$create$47mx$scope(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "document-create/mx-scope#", () => ({"options": explain_part$0e31524ad0ef, "header": explain_part$ed23b5225a0b, "references": explain_part$c4ad3296cdf7}), [], false, 400);
}
return errors === 0;
}
/** @type {Any} */
function explain_document$create$47mx(data, path, found){
let errors = 0;
const before0 = found.length;
if(errors < 400){
if(!(explain_DocumentCreate(data, path, found))){
errors += found.length - before0;
}
}
const before1 = found.length;
if(errors < 400){
if(!(explain_CountriesMxDocumentCreate(data, path, found))){
errors += found.length - before1;
}
}
const before2 = found.length;
if(errors < 400){
if(!(explain_document$create$47mx$scope(data, path, found))){
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
function validate_part$f110b7bf5abd(data){
if(data && typeof data == "object" && !Array.isArray(data)){
const data0 = data.pe_header;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
const data1 = data0.operation_type;
if(!(data1 === "1001" || data1 === "1003" || data1 === "1004")){
return false;
}
}
else {
return false;
}
}
return true;
}
/** @type {Any} */
function validate_part$31b0c9909bd8(data){
if(data && typeof data == "object" && !Array.isArray(data)){
const data0 = data.pe_header;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
const data1 = data0.operation_type;
if(!(data1 === "1004")){
return false;
}
}
else {
return false;
}
}
return true;
}
/** @type {Any} */
function explain_part$7f2e5b591528(data, path, found){
let errors = 0;
if(validate_part$f110b7bf5abd(data)){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.pe_detraction === undefined){
found.push([path, "part 7f2e5b591528#/allOf/0/then/required", {missingProperty: "pe_detraction"}]);
errors++;
}
}
}
if(validate_part$31b0c9909bd8(data)){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.pe_cargo_transport === undefined){
found.push([path, "part 7f2e5b591528#/allOf/1/then/required", {missingProperty: "pe_cargo_transport"}]);
errors++;
}
}
}
return errors === 0;
}
/** @type {Any} */
function explain_part$6ea518f902c1(data, path, found){
let errors = 0;
const before0 = found.length;
if(errors < 400){
if(!(explain_CountriesPeDocumentHeader(data, path, found))){
errors += found.length - before0;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "part 6ea518f902c1#", () => ({"additional": explain_part$7f2e5b591528}), [], false, 400);
}
return errors === 0;
}
/** @type {Any} */
function explain_CountriesPeDocumentCreate(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "CountriesPeDocumentCreate#", () => ({"header": explain_part$6ea518f902c1, "totals": explain_part$f6552d37645e}), [], false, 400);
}
else {
found.push([path, "CountriesPeDocumentCreate#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$2c1b9cfb2533(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "part 2c1b9cfb2533#", () => ({"mx_header": explain_part$1a00cc21f3ae, "mx_shipping": explain_part$850bc88cd6eb, "mx_exports": explain_part$634b6b66614c, "co_header": explain_part$bf6be6e5e153, "ar_header": explain_part$49c0aa49ed4b}), [], false, 400);
}
return errors === 0;
}
/** @type {Any} */
function explain_part$870f502f4327(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "part 870f502f4327#", () => ({"receiver_county_id": explain_part$513026e37220, "additional": explain_part$2c1b9cfb2533}), [], false, 400);
}
return errors === 0;
}
/** @type {Any} */
function explain_document$create$47pe$scope(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "document-create/pe-scope#", () => ({"options": explain_part$0e31524ad0ef, "header": explain_part$870f502f4327, "details": explain_part$4a6c18d72807}), [], false, 400);
}
return errors === 0;
}
/** @type {Any} */
function explain_document$create$47pe(data, path, found){
let errors = 0;
const before0 = found.length;
if(errors < 400){
if(!(explain_DocumentCreate(data, path, found))){
errors += found.length - before0;
}
}
const before1 = found.length;
if(errors < 400){
if(!(explain_CountriesPeDocumentCreate(data, path, found))){
errors += found.length - before1;
}
}
const before2 = found.length;
if(errors < 400){
if(!(explain_document$create$47pe$scope(data, path, found))){
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
function explain_CountriesArDocumentCreate(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "CountriesArDocumentCreate#", () => ({"header": explain_part$0ace47eb80ce, "totals": explain_part$f6552d37645e}), [], false, 400);
}
else {
found.push([path, "CountriesArDocumentCreate#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
/** @type {Any} */
function explain_part$26b74ffccc26(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "part 26b74ffccc26#", () => ({"mx_header": explain_part$1a00cc21f3ae, "mx_shipping": explain_part$850bc88cd6eb, "mx_exports": explain_part$634b6b66614c, "co_header": explain_part$bf6be6e5e153, "pe_header": explain_part$8a99b8a482c5, "pe_detraction": explain_part$75f0a056bc29, "pe_cargo_transport": explain_part$2bc829bc1a9c, "pe_retention_header": explain_part$437a60f5b9b8, "pe_shipping": explain_part$6902bb828a17}), [], false, 400);
}
return errors === 0;
}
/** @type {Any} */
function explain_part$ed5a5cc87702(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "part ed5a5cc87702#", () => ({"receiver_county_id": explain_part$513026e37220, "additional": explain_part$26b74ffccc26}), [], false, 400);
}
return errors === 0;
}
/** @type {Any} */
function explain_document$create$47ar$scope(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
errors += validateMembers(data, path, found, "document-create/ar-scope#", () => ({"options": explain_part$0e31524ad0ef, "header": explain_part$ed5a5cc87702, "details": explain_part$4a6c18d72807, "references": explain_part$c4ad3296cdf7}), [], false, 400);
}
return errors === 0;
}
/** @type {Any} */
function explain_document$create$47ar(data, path, found){
let errors = 0;
const before0 = found.length;
if(errors < 400){
if(!(explain_DocumentCreate(data, path, found))){
errors += found.length - before0;
}
}
const before1 = found.length;
if(errors < 400){
if(!(explain_CountriesArDocumentCreate(data, path, found))){
errors += found.length - before1;
}
}
const before2 = found.length;
if(errors < 400){
if(!(explain_document$create$47ar$scope(data, path, found))){
errors += found.length - before2;
}
}
return errors === 0;
}
