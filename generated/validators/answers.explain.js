// Generated; do not edit. What the body of an answer may be.

// Made when something is first explained: a module that is only loaded has no use for it.
let made;
const tables = () => (made ??= {"rules":{},"named":{},"titles":{"Account#/properties/country_id":["Chile","United States","Colombia","Mexico","Peru","Argentina"],"Account#/properties/registration_tax_id_type":["Chilean taxpayer number","United States employer number","United States social security number","Colombian taxpayer number","Peruvian taxpayer number","Mexican taxpayer number","Argentine taxpayer number"],"Account#/properties/registration_company_size":["Micro","Small","Medium","Large"],"Account#/properties/registration_terms_of_use":["Accepted"],"Account#/properties/registration_type_use":["Billing"],"AccountConfig#/properties/rounding_format":["On net values","On gross values"],"AccountConfig#/properties/allow_issuance_based_on_stock":["When all warehouses together hold enough","Always","When the selected warehouse holds enough"],"AccountConfig#/properties/show_document_time":["Time not printed","Time printed"],"AccountConfig#/properties/adjust_draft_date":["The date it was given","The day of issue"],"AccountConfig#/properties/sum_up_detail_lines":["Lines as sent","Like lines combined"],"AccountConfig#/properties/order_of_added_products":["As sent","Last line first"],"AccountConfig#/properties/display_tax_receipt":["Same gross amount, larger net and VAT","Additional tax left out of receipts","Additional tax shown on receipts"],"AccountConfig#/properties/stock_reservation_for_quotation":["Not set aside","Set aside"],"AccountConfig#/properties/cost_greater_than_the_price":["Any price","No price below cost"],"AccountCertificate#/properties/state":["Not checked yet","Fit to be used","Not fit to be used"],"AccountCertificate#/properties/reasons/items":["The certificate or its key was not sent","The bytes are no certificate or key of a kind that is known","The password is missing or does not open it","The file holds no private key","The key is not the one of the certificate","Its time has not come yet","Its time is over","It names another tax id than the account's"],"CompanyBranch#/properties/is_headquarters":["Not the main office","Main office"],"CompanyBranch#/properties/branch_type":["Physical branch","Virtual branch"],"Document#/properties/document_status":["Draft (Chile)","Issued","Cancelled (Mexico)"],"DocumentOptions#/properties/draft_only":["Issued at once","Kept as a draft"],"DocumentOptions#/properties/draft_preview":["Carried out","Only shown"],"DocumentOptions#/properties/send_email":["Not sent","Sent by e-mail"],"DocumentOptions#/properties/gross_values":["Prices without VAT","Prices with VAT"],"DocumentOptions#/properties/rounding_type":["On the net sum","On gross lines"],"DocumentOptions#/properties/pdf_transfer_copy":["Without transfer copy","With transfer copy"],"DocumentHeader#/properties/received_issued_flag":["Received","Issued"],"DocumentHeader#/properties/service_indicator":["Invoice of periodic household services","Invoice of other periodic services","Invoice of services","Hospitality services","International land transport"],"DocumentHeader#/properties/sale_modality":["Sale agreed","Sale under condition","Free consignment","Consignment with a minimum sale","No payment"],"DocumentHeader#/properties/sale_clause":["CIF","CFR","EXW","FAS","FOB","S/CL","DDP","FCA","CPT","CIP","DAT","DAP","Other"],"DocumentHeader#/properties/guide_type":["The operation is a sale","Sales to be made","Consignment","Delivery free of charge","Internal transfer","Other transfer that is no sale","Return","Transfer for export that is no sale","Sale for export"],"DocumentHeader#/properties/transfer_type":["On the receiver's account","On the issuer's account to the receiver's premises","On the issuer's account to other premises"],"DocumentHeader#/properties/transportation_doc_type":["The operation is a sale","Sales to be made","Consignment","Delivery free of charge","Internal transfer","Other transfer that is no sale","Return","Transfer for export that is no sale","Sale for export"],"DocumentHeader#/properties/transportation_doc_billing":["On the receiver's account","On the issuer's account to the receiver's premises","On the issuer's account to other premises"],"DocumentHeader#/properties/deployment_observations":["Neither in the XML nor on the PDF","In the XML and on the PDF","On the PDF only","In the XML only"],"DocumentHeader#/properties/document_status":["Draft","Issued","Sent to the counterparty","Accepted by the counterparty"],"ArHeader#/properties/invoice_concept":["Products","Services","Products and services"],"PeShipping#/properties/handling_code":["Sale","Sale","Purchase","Purchase","Other reasons","Other reasons"],"PeShipping#/properties/special_instructions":["All goods are moved at once","Vehicle returns with empty packaging","Vehicle returns empty","Planned change of vehicle","Transport is subcontracted","Freight paid by the sender","Freight paid by whoever subcontracted it","Freight paid by someone else","Light vehicle of category M1 or L"],"PeShipmentStage#/properties/transport_mode_code":["Public transport","Private transport"],"DocumentReference#/properties/reference_type":["Purchase order","Order note","Contract","Resolution","Public procurement process","Public procurement form","Export declaration","Bill of lading","Air waybill","MIC/DTA","Consignment note","Customs resolution that qualifies export services","Passport","Deposit certificate of a commodity exchange","Pledge voucher of a commodity exchange"],"DocumentReference#/properties/reference_code":["Cancels it","Corrects its text","Corrects a quantity","Set of documents","Refers to a document that is no tax document","Refers to a dispatch guide","Refers to all of the customer's documents of a type and lowers their amount"],"DocumentGlobal#/properties/discount_surcharge_code":["Discount on the taxable part","Discount on the exempt part","Surcharge on the taxable part","Surcharge on the exempt part"],"DocumentGlobal#/properties/discount_surcharge_type":["Amount in the currency of the document","Percentage"],"DocumentHistoryEntry#/properties/from":["Draft (Chile)","Issued","Cancelled (Mexico)"],"DocumentHistoryEntry#/properties/to":["Draft (Chile)","Issued","Cancelled (Mexico)"],"Token#/properties/token_type":["In the Authorization header"],"WebhookDelivery#/properties/event_id":["The account's digital certificate was verified or renewed"],"WebhookDelivery#/properties/state":["Still to be tried","Answered with a 2xx status","Given up"],"WebhookDelivery#/properties/failure":["Answered with another status than 2xx; redirects are not followed","Answered with 410, which disables the subscription","The connection failed or broke off","No answer came in time","The host has no address","The host is in a network that is closed to notifications","The URL is not one that can be called","The subscription was deleted","The subscription was disabled","Something went wrong on this side"],"WebhookSubscription#/properties/event_id":["The account's digital certificate was verified or renewed"]},"members":{"Account#":["account_id","country_id","contact_name","contact_phone","admin_email","registration_legal_name_company","registration_tax_id_code","registration_tax_id_type","registration_company_size","registration_terms_of_use","registration_type_use","registration_company_industry_sector","registration_additional_data","account_config","warnings"],"AccountRegistrationData#":["registration_test_set_id"],"AccountConfig#":["rounding_format","time_zone","allow_issuance_based_on_stock","show_document_time","adjust_draft_date","sum_up_detail_lines","order_of_added_products","display_tax_receipt","stock_reservation_for_quotation","cost_greater_than_the_price"],"Warning#":["pointer","rule","code","message"],"AccountCertificate#":["account_id","state","reasons","checked_at","not_before","not_after"],"AccountList#":["items","next_cursor"],"CompanyBranch#":["company_branch_id","account_id","is_headquarters","branch_type","name","address","district","city","phone","company_branch_tax_code","company_branch_internal_code","parent_company_branch_id","user_permissions","warnings"],"CompanyBranchUserPermissions#":["user_id","user_name","has_branch_permission"],"CompanyBranchList#":["items","next_cursor"],"CustomerSupplier#":["customer_supplier_id","account_id","name","is_customer","is_supplier","responsible_user_id","payment_term","contacts","invoicing_details","additional","warnings"],"Contact#":["first_name","last_name","phone","email"],"InvoicingDetails#":["country_id","tax_id_type","tax_id_code","legal_name","address","district","city","business_activity","phone","postal_code"],"CustomerSupplierAdditional#":["data_name_1","data_name_2","data_name_3","data_name_4","data_name_5","data_value_1","data_value_2","data_value_3","data_value_4","data_value_5"],"CustomerSupplierList#":["items","next_cursor"],"Document#":["document_id","document_status","options","header","details","references","globals_discounts_surcharges","totals","electronic_document","payment_link","result","history","warnings"],"DocumentOptions#":["draft_only","draft_preview","send_email","template_id","gross_values","rounding_type","company_web","company_email","pdf_transfer_copy"],"DocumentHeader#":["account_id","document_type_id","document_sequence_code","document_type_taxbureau","document_number","received_issued_flag","taxbureau_validation_status","issue_date","issuer_tax_id_code","issuer_tax_id_type","issuer_legal_name","issuer_address","issuer_district","issuer_city","issuer_state_id","issuer_country_id","issuer_phone","issuer_activity","issuer_postalcode","customer_supplier_id","receiver_tax_id_code","receiver_tax_id_type","receiver_legal_name","receiver_address","receiver_district","receiver_city","receiver_phone","receiver_activity","receiver_postalcode","receiver_state_id","receiver_county_id","receiver_country_id","receiver_email","payment_conditions","seller_id","currency_id","exchange_rate_value","service_indicator","sale_modality","sale_clause","guide_type","transfer_type","transportation_doc_type","transportation_doc_billing","branch_office_code","observations","deployment_observations","port_disembarkation","port_embarkation","gross_weight","shipping_address","document_status","additional"],"DocumentAdditional#":["mx_header","mx_shipping","mx_exports","co_header","pe_header","pe_detraction","pe_cargo_transport","ar_header","pe_retention_header","pe_shipping"],"MxHeader#":["receiver_cfdi_usage"],"MxShipping#":["distance","transport_code","transport_method_name","transport_tax_id_type","transport_tax_id_code","transport_license","origin","destination","merchandise"],"MxShippingPlace#":["tax_id_type","tax_id_code","date_time","address_state_id","address_country_id","address_postalcode"],"MxShippingMerchandise#":["total_weight","sct_permission_code","sct_permission_number","vehicle_configuration","vehicle_weight","vehicle_license_plate","vehicle_year","insurance_company","insurance_identifier","details"],"MxShippingProduct#":["product_code","description","quantity","weight"],"MxExports#":["terms","exchange_rate","total","origin","destination","merchandise"],"MxExportsOrigin#":["address_street","address_city_id","address_county_id","address_state_id","address_country_id","address_postalcode"],"MxExportsDestination#":["tax_id_type","tax_id_code","address_street","address_state_id","address_country_id","address_postalcode"],"MxExportsMerchandise#":["details"],"MxExportsProduct#":["customs_code","customs_quantity","sku","customs_measure_unit","customs_unit_value","customs_total_value"],"CoHeader#":["reported_payment_code"],"PeHeader#":["operation_type"],"PeDetraction#":["code","percent","amount","nation_bank_account","payment_means_code"],"PeCargoTransport#":["origin_ubigeo","origin_address","destination_ubigeo","destination_address","trip_detail","service_reference_amount","effective_load_reference_amount","payload_reference_amount"],"ArHeader#":["invoice_concept","items_quantity","service_date_from","service_date_to","receiver_vat_condition_id"],"PeRetentionHeader#":["pe_taxbureau_retention_system_code","pe_taxbureau_retention_percent","pe_taxbureau_total_paid"],"PeShipping#":["handling_code","special_instructions","handling_instructions","gross_weight_measure","gross_weight_measure_id","shipment_stage","delivery","transport_handling_unit"],"PeShipmentStage#":["transport_mode_code","transit_period","driver_person","carrier_party"],"PeDriver#":["driver_id","first_name","family_name","identity_document_reference"],"PeCarrier#":["party_identification","party_legal_entity_name","party_legal_entity_id","agent_party_id"],"PeDelivery#":["delivery_address","dispatch"],"PeDeliveryPlace#":["id","city_subdivision_name","city_name","country_subentity","district","address_line","country_id"],"PeTransportHandlingUnit#":["transport_equipment_id"],"DocumentLine#":["quantity","sku","line_description","unit_price","long_description","unit_measure","modifier_amount","modifier_percentage","total_taxes","total_amount_line","taxes","additional"],"LineTax#":["tax_type_id","tax_percentage","tax_amount"],"DocumentLineAdditional#":["mx_detail"],"MxDetail#":["product_service_identifier","measure_unit_code"],"DocumentReference#":["document_type_id","reference_type","reference_number","reference_document_id","reference_code","description","reference_date","additional"],"DocumentReferenceAdditional#":["pe_retention_details"],"PeRetentionDetails#":["reference_paid_amount","reference_total_invoice_amount","reference_paid_date","reference_payment_id","pe_reference_taxbureau_retention_amount","pe_reference_taxbureau_retention_date","calculation_rate","currency_id"],"DocumentGlobal#":["discount_surcharge_code","discount_surcharge_value","discount_surcharge_type"],"DocumentTotals#":["vat_credit_construction_company","net_amount","taxes_amount","total_amount"],"ElectronicDocument#":["document_xml","document_cdr","document_cdr_filename","document_pdf","stamp_img","document_transfer_copy_pdf"],"PaymentLink#":["payment_url"],"Result#":["status","error_message"],"DocumentHistoryEntry#":["at","by","from","to"],"DocumentList#":["items","next_cursor"],"Problem#":["type","title","status","detail","instance","errors","truncated","result"],"Refusal#":["pointer","parameter","rule","code","message"],"Token#":["access_token","token_type","expires_in","account_id"],"WebhookDelivery#":["webhook_delivery_id","account_id","webhook_subscription_id","event_id","message_id","state","attempts","created_at","next_attempt_at","last_attempt_at","response_status","failure"],"WebhookDeliveryList#":["items","next_cursor"],"WebhookSubscription#":["webhook_subscription_id","account_id","callback_url","callback_username","event_id","signing_secret","disabled_at","warnings"],"WebhookSubscriptionList#":["items","next_cursor"]}});

export const explanations = {
  "Account": (value) => explainWith(validate4, value, tables(), 400),
  "AccountCertificate": (value) => explainWith(validate5, value, tables(), 400),
  "AccountList": (value) => explainWith(validate6, value, tables(), 400),
  "CompanyBranch": (value) => explainWith(validate8, value, tables(), 400),
  "CompanyBranchList": (value) => explainWith(validate9, value, tables(), 400),
  "CustomerSupplier": (value) => explainWith(validate13, value, tables(), 400),
  "CustomerSupplierList": (value) => explainWith(validate14, value, tables(), 400),
  "Document": (value) => explainWith(validate54, value, tables(), 400),
  "DocumentList": (value) => explainWith(validate55, value, tables(), 400),
  "Problem": (value) => explainWith(validate57, value, tables(), 400),
  "Token": (value) => explainWith(validate58, value, tables(), 400),
  "WebhookDelivery": (value) => explainWith(validate59, value, tables(), 400),
  "WebhookDeliveryList": (value) => explainWith(validate60, value, tables(), 400),
  "WebhookSubscription": (value) => explainWith(validate61, value, tables(), 400),
  "WebhookSubscriptionList": (value) => explainWith(validate62, value, tables(), 400),
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
        ? nearest(segmentsOf(pointer).at(-1) ?? "", tables.members[schema] ?? [])
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
  const write = Object.hasOwn(sentences, keyword) ? sentences[keyword] : undefined;
  const text = `${subject} ${write === undefined ? `does not satisfy ${keyword}` : write(facts)}`;
  return text.endsWith("?") ? text : `${text}.`;
}
const sentences = {
  required: () => "is required and missing",
  unknown: ({ guess }) =>
    `is not a member here${guess === undefined ? "" : `: did you mean "${guess}"?`}`,
  forbidden: () => "must be left out here",
  type: ({ params, value }) => `must be ${kinds(params.type)}, and is ${kindOf(value)}`,
  enum: ({ params, titles }) => `must be one of: ${choices(params.allowedValues, titles)}`,
  discriminator: ({ params, value }) =>
    value === undefined
      ? `is required and missing: one of ${choices(params.allowedValues, undefined)}`
      : `must be one of: ${choices(params.allowedValues, undefined)}`,
  const: ({ params }) => `must be ${show(params.allowedValue)}`,
  pattern: ({ params }) => `does not have the right form (${params.pattern})`,
  format: ({ params }) => `is not a valid ${params.format}`,
  minLength: ({ params }) =>
    params.limit === 1
      ? "must not be empty"
      : `must have at least ${count(params.limit, "character")}`,
  maxLength: ({ params }) => `must have at most ${count(params.limit, "character")}`,
  minimum: ({ params }) => `must be ${params.comparison} ${params.limit}`,
  maximum: ({ params }) => `must be ${params.comparison} ${params.limit}`,
  exclusiveMinimum: ({ params }) => `must be ${params.comparison} ${params.limit}`,
  exclusiveMaximum: ({ params }) => `must be ${params.comparison} ${params.limit}`,
  multipleOf: ({ params }) => `must be a multiple of ${params.multipleOf}`,
  minItems: ({ params }) => `must have at least ${count(params.limit, "item")}`,
  maxItems: ({ params }) => `must have at most ${count(params.limit, "item")}`,
  items: ({ params }) => `must have at most ${count(params.limit, "item")}`,
  unevaluatedItems: ({ params }) => `must have at most ${count(params.len, "item")}`,
  minProperties: ({ params }) => `must have at least ${count(params.limit, "member")}`,
  maxProperties: ({ params }) => `must have at most ${count(params.limit, "member")}`,
  uniqueItems: ({ params }) => `has the same item at ${params.j} and ${params.i}`,
  oneOf: () => "must fit exactly one of the alternatives",
  anyOf: () => "fits none of the alternatives",
  not: () => "is of a form that is not allowed here",
  contains: ({ params }) =>
    params.maxContains === undefined
      ? `must contain at least ${count(params.minContains, "fitting item")}`
      : `must contain from ${params.minContains} to ${count(params.maxContains, "fitting item")}`,
  dependentRequired: ({ params }) => `is required when "${params.property}" is present`,
  propertyNames: () => "is not a name that is allowed here",
  "x-decimals": () => "has too many digits after the decimal point",
  "x-base64": () => "is not base64: check the alphabet, the padding and the length",
};
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

const formats0 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
const pattern0 = new RegExp("^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]{1,64}(?:[.][A-Za-z0-9!#$%&'*+/=?^_`{|}~-]{1,64}){0,31}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?[.]){1,16}[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$", "u");
function validate0(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(key0 !== "registration_test_set_id"){
found.push([path, "AccountRegistrationData#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.registration_test_set_id !== undefined){
let data0 = data.registration_test_set_id;
if(typeof data0 === "string"){
if(data0.length < 1){
found.push([path+"/registration_test_set_id", "AccountRegistrationData#/properties/registration_test_set_id/minLength", {limit: 1}]);
errors++;
}
}
else {
found.push([path+"/registration_test_set_id", "AccountRegistrationData#/properties/registration_test_set_id/type", {type: "string"}]);
errors++;
}
}
}
else {
found.push([path, "AccountRegistrationData#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
const pattern1 = new RegExp("^UTC[+-](?:[01]?[0-9]|2[0-3])(?::[0-5][0-9])?$", "u");
function validate1(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
switch(key0.length){
case 15:switch(key0){case "rounding_format":continue;}break;
case 9:switch(key0){case "time_zone":continue;}break;
case 29:switch(key0){case "allow_issuance_based_on_stock":continue;}break;
case 18:switch(key0){case "show_document_time":continue;}break;
case 17:switch(key0){case "adjust_draft_date":continue;}break;
case 19:switch(key0){case "sum_up_detail_lines":case "display_tax_receipt":continue;}break;
case 23:switch(key0){case "order_of_added_products":continue;}break;
case 31:switch(key0){case "stock_reservation_for_quotation":continue;}break;
case 27:switch(key0){case "cost_greater_than_the_price":continue;}break;
}
found.push([path, "AccountConfig#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
if(data.rounding_format !== undefined){
let data0 = data.rounding_format;
if(typeof data0 != "number"){
found.push([path+"/rounding_format", "AccountConfig#/properties/rounding_format/type", {type: "number"}]);
errors++;
}
if(!(data0 === 0 || data0 === 1)){
found.push([path+"/rounding_format", "AccountConfig#/properties/rounding_format/enum", {allowedValues: [0,1]}]);
errors++;
}
}
if(data.time_zone !== undefined){
let data1 = data.time_zone;
if(typeof data1 === "string"){
if(!pattern1.test(data1)){
found.push([path+"/time_zone", "AccountConfig#/properties/time_zone/pattern", {pattern: "^UTC[+-]([01]?[0-9]|2[0-3])(:[0-5][0-9])?$"}]);
errors++;
}
}
else {
found.push([path+"/time_zone", "AccountConfig#/properties/time_zone/type", {type: "string"}]);
errors++;
}
}
if(data.allow_issuance_based_on_stock !== undefined){
let data2 = data.allow_issuance_based_on_stock;
if(typeof data2 != "number"){
found.push([path+"/allow_issuance_based_on_stock", "AccountConfig#/properties/allow_issuance_based_on_stock/type", {type: "number"}]);
errors++;
}
if(!(data2 === 0 || data2 === 1 || data2 === 2)){
found.push([path+"/allow_issuance_based_on_stock", "AccountConfig#/properties/allow_issuance_based_on_stock/enum", {allowedValues: [0,1,2]}]);
errors++;
}
}
if(data.show_document_time !== undefined){
let data3 = data.show_document_time;
if(typeof data3 != "number"){
found.push([path+"/show_document_time", "AccountConfig#/properties/show_document_time/type", {type: "number"}]);
errors++;
}
if(!(data3 === 0 || data3 === 1)){
found.push([path+"/show_document_time", "AccountConfig#/properties/show_document_time/enum", {allowedValues: [0,1]}]);
errors++;
}
}
if(data.adjust_draft_date !== undefined){
let data4 = data.adjust_draft_date;
if(typeof data4 != "number"){
found.push([path+"/adjust_draft_date", "AccountConfig#/properties/adjust_draft_date/type", {type: "number"}]);
errors++;
}
if(!(data4 === 0 || data4 === 1)){
found.push([path+"/adjust_draft_date", "AccountConfig#/properties/adjust_draft_date/enum", {allowedValues: [0,1]}]);
errors++;
}
}
if(data.sum_up_detail_lines !== undefined){
let data5 = data.sum_up_detail_lines;
if(typeof data5 != "number"){
found.push([path+"/sum_up_detail_lines", "AccountConfig#/properties/sum_up_detail_lines/type", {type: "number"}]);
errors++;
}
if(!(data5 === 0 || data5 === 1)){
found.push([path+"/sum_up_detail_lines", "AccountConfig#/properties/sum_up_detail_lines/enum", {allowedValues: [0,1]}]);
errors++;
}
}
if(data.order_of_added_products !== undefined){
let data6 = data.order_of_added_products;
if(typeof data6 != "number"){
found.push([path+"/order_of_added_products", "AccountConfig#/properties/order_of_added_products/type", {type: "number"}]);
errors++;
}
if(!(data6 === 0 || data6 === 1)){
found.push([path+"/order_of_added_products", "AccountConfig#/properties/order_of_added_products/enum", {allowedValues: [0,1]}]);
errors++;
}
}
if(data.display_tax_receipt !== undefined){
let data7 = data.display_tax_receipt;
if(typeof data7 != "number"){
found.push([path+"/display_tax_receipt", "AccountConfig#/properties/display_tax_receipt/type", {type: "number"}]);
errors++;
}
if(!(data7 === 0 || data7 === 1 || data7 === 2)){
found.push([path+"/display_tax_receipt", "AccountConfig#/properties/display_tax_receipt/enum", {allowedValues: [0,1,2]}]);
errors++;
}
}
if(data.stock_reservation_for_quotation !== undefined){
let data8 = data.stock_reservation_for_quotation;
if(typeof data8 != "number"){
found.push([path+"/stock_reservation_for_quotation", "AccountConfig#/properties/stock_reservation_for_quotation/type", {type: "number"}]);
errors++;
}
if(!(data8 === 0 || data8 === 1)){
found.push([path+"/stock_reservation_for_quotation", "AccountConfig#/properties/stock_reservation_for_quotation/enum", {allowedValues: [0,1]}]);
errors++;
}
}
if(data.cost_greater_than_the_price !== undefined){
let data9 = data.cost_greater_than_the_price;
if(typeof data9 != "number"){
found.push([path+"/cost_greater_than_the_price", "AccountConfig#/properties/cost_greater_than_the_price/type", {type: "number"}]);
errors++;
}
if(!(data9 === 0 || data9 === 1)){
found.push([path+"/cost_greater_than_the_price", "AccountConfig#/properties/cost_greater_than_the_price/enum", {allowedValues: [0,1]}]);
errors++;
}
}
}
else {
found.push([path, "AccountConfig#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate2(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.pointer === undefined){
found.push([path, "Warning#/required", {missingProperty: "pointer"}]);
errors++;
}
if(data.rule === undefined){
found.push([path, "Warning#/required", {missingProperty: "rule"}]);
errors++;
}
if(data.code === undefined){
found.push([path, "Warning#/required", {missingProperty: "code"}]);
errors++;
}
if(data.message === undefined){
found.push([path, "Warning#/required", {missingProperty: "message"}]);
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(key0 === "pointer" || key0 === "rule" || key0 === "code" || key0 === "message")){
found.push([path, "Warning#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.pointer !== undefined){
if(typeof data.pointer !== "string"){
found.push([path+"/pointer", "Warning#/properties/pointer/type", {type: "string"}]);
errors++;
}
}
if(data.rule !== undefined){
if(typeof data.rule !== "string"){
found.push([path+"/rule", "Warning#/properties/rule/type", {type: "string"}]);
errors++;
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
found.push([path+"/code", "Warning#/properties/code/type", {type: "string"}]);
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
found.push([path+"/message", "Warning#/properties/message/type", {type: "string"}]);
errors++;
}
}
}
else {
found.push([path, "Warning#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate3(data, path, found){
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
if(!validate2(data[i0], path+"/" + i0, found)){
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
function validate4(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.account_id === undefined){
found.push([path, "Account#/required", {missingProperty: "account_id"}]);
errors++;
}
if(data.country_id === undefined){
found.push([path, "Account#/required", {missingProperty: "country_id"}]);
errors++;
}
if(data.contact_name === undefined){
found.push([path, "Account#/required", {missingProperty: "contact_name"}]);
errors++;
}
if(data.contact_phone === undefined){
found.push([path, "Account#/required", {missingProperty: "contact_phone"}]);
errors++;
}
if(data.admin_email === undefined){
found.push([path, "Account#/required", {missingProperty: "admin_email"}]);
errors++;
}
if(data.registration_legal_name_company === undefined){
found.push([path, "Account#/required", {missingProperty: "registration_legal_name_company"}]);
errors++;
}
if(data.registration_tax_id_code === undefined){
found.push([path, "Account#/required", {missingProperty: "registration_tax_id_code"}]);
errors++;
}
if(data.registration_tax_id_type === undefined){
found.push([path, "Account#/required", {missingProperty: "registration_tax_id_type"}]);
errors++;
}
if(data.registration_company_size === undefined){
found.push([path, "Account#/required", {missingProperty: "registration_company_size"}]);
errors++;
}
if(data.registration_terms_of_use === undefined){
found.push([path, "Account#/required", {missingProperty: "registration_terms_of_use"}]);
errors++;
}
if(data.registration_type_use === undefined){
found.push([path, "Account#/required", {missingProperty: "registration_type_use"}]);
errors++;
}
if(data.registration_additional_data === undefined){
found.push([path, "Account#/required", {missingProperty: "registration_additional_data"}]);
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
switch(key0.length){
case 10:switch(key0){case "account_id":case "country_id":continue;}break;
case 12:switch(key0){case "contact_name":continue;}break;
case 13:switch(key0){case "contact_phone":continue;}break;
case 11:switch(key0){case "admin_email":continue;}break;
case 31:switch(key0){case "registration_legal_name_company":continue;}break;
case 24:switch(key0){case "registration_tax_id_code":case "registration_tax_id_type":continue;}break;
case 25:switch(key0){case "registration_company_size":case "registration_terms_of_use":continue;}break;
case 21:switch(key0){case "registration_type_use":continue;}break;
case 36:switch(key0){case "registration_company_industry_sector":continue;}break;
case 28:switch(key0){case "registration_additional_data":continue;}break;
case 14:switch(key0){case "account_config":continue;}break;
case 8:switch(key0){case "warnings":continue;}break;
}
found.push([path, "Account#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
if(data.account_id !== undefined){
let data0 = data.account_id;
if(!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))){
found.push([path+"/account_id", "Account#/properties/account_id/type", {type: "integer"}]);
errors++;
}
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
found.push([path+"/account_id", "Account#/properties/account_id/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data0 < -9007199254740991 || isNaN(data0)){
found.push([path+"/account_id", "Account#/properties/account_id/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
}
if(data.country_id !== undefined){
let data1 = data.country_id;
if(!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1))){
found.push([path+"/country_id", "Account#/properties/country_id/type", {type: "integer"}]);
errors++;
}
if(!(data1 === 253 || data1 === 89 || data1 === 66 || data1 === 80 || data1 === 83 || data1 === 88)){
found.push([path+"/country_id", "Account#/properties/country_id/enum", {allowedValues: [253,89,66,80,83,88]}]);
errors++;
}
}
if(data.contact_name !== undefined){
if(typeof data.contact_name !== "string"){
found.push([path+"/contact_name", "Account#/properties/contact_name/type", {type: "string"}]);
errors++;
}
}
if(data.contact_phone !== undefined){
if(typeof data.contact_phone !== "string"){
found.push([path+"/contact_phone", "Account#/properties/contact_phone/type", {type: "string"}]);
errors++;
}
}
if(data.admin_email !== undefined){
let data4 = data.admin_email;
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
found.push([path+"/admin_email", "Account#/properties/admin_email/pattern", {pattern: "^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]{1,64}([.][A-Za-z0-9!#$%&'*+/=?^_`{|}~-]{1,64}){0,31}@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?[.]){1,16}[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?$"}]);
errors++;
}
if(!formats0.test(data4)){
found.push([path+"/admin_email", "Account#/properties/admin_email/format", {format: "email"}]);
errors++;
}
}
else {
found.push([path+"/admin_email", "Account#/properties/admin_email/type", {type: "string"}]);
errors++;
}
}
if(data.registration_legal_name_company !== undefined){
if(typeof data.registration_legal_name_company !== "string"){
found.push([path+"/registration_legal_name_company", "Account#/properties/registration_legal_name_company/type", {type: "string"}]);
errors++;
}
}
if(data.registration_tax_id_code !== undefined){
let data6 = data.registration_tax_id_code;
if(typeof data6 === "string"){
if(data6.length < 1){
found.push([path+"/registration_tax_id_code", "Account#/properties/registration_tax_id_code/minLength", {limit: 1}]);
errors++;
}
}
else {
found.push([path+"/registration_tax_id_code", "Account#/properties/registration_tax_id_code/type", {type: "string"}]);
errors++;
}
}
if(data.registration_tax_id_type !== undefined){
let data7 = data.registration_tax_id_type;
if(typeof data7 !== "string"){
found.push([path+"/registration_tax_id_type", "Account#/properties/registration_tax_id_type/type", {type: "string"}]);
errors++;
}
if(!(data7 === "CL-RUT" || data7 === "US-EIN" || data7 === "US-SSN" || data7 === "CO-NIT" || data7 === "PE-RUC" || data7 === "MX-RFC" || data7 === "AR-CUIT")){
found.push([path+"/registration_tax_id_type", "Account#/properties/registration_tax_id_type/enum", {allowedValues: ["CL-RUT","US-EIN","US-SSN","CO-NIT","PE-RUC","MX-RFC","AR-CUIT"]}]);
errors++;
}
}
if(data.registration_company_size !== undefined){
let data8 = data.registration_company_size;
if(typeof data8 !== "string"){
found.push([path+"/registration_company_size", "Account#/properties/registration_company_size/type", {type: "string"}]);
errors++;
}
if(!(data8 === "1" || data8 === "2" || data8 === "3" || data8 === "4")){
found.push([path+"/registration_company_size", "Account#/properties/registration_company_size/enum", {allowedValues: ["1","2","3","4"]}]);
errors++;
}
}
if(data.registration_terms_of_use !== undefined){
let data9 = data.registration_terms_of_use;
if(!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9))){
found.push([path+"/registration_terms_of_use", "Account#/properties/registration_terms_of_use/type", {type: "integer"}]);
errors++;
}
if(data9 !== 1){
found.push([path+"/registration_terms_of_use", "Account#/properties/registration_terms_of_use/enum", {allowedValues: [1]}]);
errors++;
}
}
if(data.registration_type_use !== undefined){
let data10 = data.registration_type_use;
if(!(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10))){
found.push([path+"/registration_type_use", "Account#/properties/registration_type_use/type", {type: "integer"}]);
errors++;
}
if(data10 !== 1){
found.push([path+"/registration_type_use", "Account#/properties/registration_type_use/enum", {allowedValues: [1]}]);
errors++;
}
}
if(data.registration_company_industry_sector !== undefined){
if(typeof data.registration_company_industry_sector !== "string"){
found.push([path+"/registration_company_industry_sector", "Account#/properties/registration_company_industry_sector/type", {type: "string"}]);
errors++;
}
}
if(data.registration_additional_data !== undefined){
if(errors < 400){
const before0 = found.length;
if(!validate0(data.registration_additional_data, path+"/registration_additional_data", found)){
errors += found.length - before0;
}
}
}
if(data.account_config !== undefined){
if(errors < 400){
const before1 = found.length;
if(!validate1(data.account_config, path+"/account_config", found)){
errors += found.length - before1;
}
}
}
if(data.warnings !== undefined){
if(errors < 400){
const before2 = found.length;
if(!validate3(data.warnings, path+"/warnings", found)){
errors += found.length - before2;
}
}
}
}
else {
found.push([path, "Account#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
const formats1 = getDateTime(true);
const pattern2 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}(?:[.][0-9]{1,9})?(?:[Zz]|[+-][0-9]{2}:[0-9]{2})$", "u");
function validate5(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.account_id === undefined){
found.push([path, "AccountCertificate#/required", {missingProperty: "account_id"}]);
errors++;
}
if(data.state === undefined){
found.push([path, "AccountCertificate#/required", {missingProperty: "state"}]);
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(key0 === "account_id" || key0 === "state" || key0 === "reasons" || key0 === "checked_at" || key0 === "not_before" || key0 === "not_after")){
found.push([path, "AccountCertificate#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.account_id !== undefined){
let data0 = data.account_id;
if(!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))){
found.push([path+"/account_id", "AccountCertificate#/properties/account_id/type", {type: "integer"}]);
errors++;
}
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
found.push([path+"/account_id", "AccountCertificate#/properties/account_id/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data0 < -9007199254740991 || isNaN(data0)){
found.push([path+"/account_id", "AccountCertificate#/properties/account_id/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
}
if(data.state !== undefined){
let data1 = data.state;
if(typeof data1 !== "string"){
found.push([path+"/state", "AccountCertificate#/properties/state/type", {type: "string"}]);
errors++;
}
if(!(data1 === "pending" || data1 === "valid" || data1 === "invalid")){
found.push([path+"/state", "AccountCertificate#/properties/state/enum", {allowedValues: ["pending","valid","invalid"]}]);
errors++;
}
}
if(data.reasons !== undefined){
let data2 = data.reasons;
if(Array.isArray(data2)){
if(data2.length < 1){
found.push([path+"/reasons", "AccountCertificate#/properties/reasons/minItems", {limit: 1}]);
errors++;
}
const len0 = data2.length;
for(let i0=0, i0_=errors; i0<len0 && errors-i0_<400; i0++){
let data3 = data2[i0];
if(typeof data3 !== "string"){
found.push([path+"/reasons/" + i0, "AccountCertificate#/properties/reasons/items/type", {type: "string"}]);
errors++;
}
if(!(data3 === "incomplete" || data3 === "unreadable" || data3 === "password" || data3 === "no-key" || data3 === "key-mismatch" || data3 === "not-yet-valid" || data3 === "expired" || data3 === "other-tax-id")){
found.push([path+"/reasons/" + i0, "AccountCertificate#/properties/reasons/items/enum", {allowedValues: ["incomplete","unreadable","password","no-key","key-mismatch","not-yet-valid","expired","other-tax-id"]}]);
errors++;
}
}
}
else {
found.push([path+"/reasons", "AccountCertificate#/properties/reasons/type", {type: "array"}]);
errors++;
}
}
if(data.checked_at !== undefined){
let data4 = data.checked_at;
if(typeof data4 === "string"){
if(!pattern2.test(data4)){
found.push([path+"/checked_at", "AccountCertificate#/properties/checked_at/pattern", {pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,9})?([Zz]|[+-][0-9]{2}:[0-9]{2})$"}]);
errors++;
}
if(!formats1(data4)){
found.push([path+"/checked_at", "AccountCertificate#/properties/checked_at/format", {format: "date-time"}]);
errors++;
}
}
else {
found.push([path+"/checked_at", "AccountCertificate#/properties/checked_at/type", {type: "string"}]);
errors++;
}
}
if(data.not_before !== undefined){
let data5 = data.not_before;
if(typeof data5 === "string"){
if(!pattern2.test(data5)){
found.push([path+"/not_before", "AccountCertificate#/properties/not_before/pattern", {pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,9})?([Zz]|[+-][0-9]{2}:[0-9]{2})$"}]);
errors++;
}
if(!formats1(data5)){
found.push([path+"/not_before", "AccountCertificate#/properties/not_before/format", {format: "date-time"}]);
errors++;
}
}
else {
found.push([path+"/not_before", "AccountCertificate#/properties/not_before/type", {type: "string"}]);
errors++;
}
}
if(data.not_after !== undefined){
let data6 = data.not_after;
if(typeof data6 === "string"){
if(!pattern2.test(data6)){
found.push([path+"/not_after", "AccountCertificate#/properties/not_after/pattern", {pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,9})?([Zz]|[+-][0-9]{2}:[0-9]{2})$"}]);
errors++;
}
if(!formats1(data6)){
found.push([path+"/not_after", "AccountCertificate#/properties/not_after/format", {format: "date-time"}]);
errors++;
}
}
else {
found.push([path+"/not_after", "AccountCertificate#/properties/not_after/type", {type: "string"}]);
errors++;
}
}
}
else {
found.push([path, "AccountCertificate#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate6(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.items === undefined){
found.push([path, "AccountList#/required", {missingProperty: "items"}]);
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(key0 === "items" || key0 === "next_cursor")){
found.push([path, "AccountList#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.items !== undefined){
let data0 = data.items;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0, i0_=errors; i0<len0 && errors-i0_<400; i0++){
if(errors < 400){
const before0 = found.length;
if(!validate4(data0[i0], path+"/items/" + i0, found)){
errors += found.length - before0;
}
}
}
}
else {
found.push([path+"/items", "AccountList#/properties/items/type", {type: "array"}]);
errors++;
}
}
if(data.next_cursor !== undefined){
if(typeof data.next_cursor !== "string"){
found.push([path+"/next_cursor", "AccountList#/properties/next_cursor/type", {type: "string"}]);
errors++;
}
}
}
else {
found.push([path, "AccountList#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate7(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(key0 === "user_id" || key0 === "user_name" || key0 === "has_branch_permission")){
found.push([path, "CompanyBranchUserPermissions#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.user_id !== undefined){
if(typeof data.user_id !== "string"){
found.push([path+"/user_id", "CompanyBranchUserPermissions#/properties/user_id/type", {type: "string"}]);
errors++;
}
}
if(data.user_name !== undefined){
if(typeof data.user_name !== "string"){
found.push([path+"/user_name", "CompanyBranchUserPermissions#/properties/user_name/type", {type: "string"}]);
errors++;
}
}
if(data.has_branch_permission !== undefined){
let data2 = data.has_branch_permission;
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
found.push([path+"/has_branch_permission", "CompanyBranchUserPermissions#/properties/has_branch_permission/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data2 < -9007199254740991 || isNaN(data2)){
found.push([path+"/has_branch_permission", "CompanyBranchUserPermissions#/properties/has_branch_permission/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
else {
found.push([path+"/has_branch_permission", "CompanyBranchUserPermissions#/properties/has_branch_permission/type", {type: "number"}]);
errors++;
}
}
}
else {
found.push([path, "CompanyBranchUserPermissions#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate8(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.company_branch_id === undefined){
found.push([path, "CompanyBranch#/required", {missingProperty: "company_branch_id"}]);
errors++;
}
if(data.account_id === undefined){
found.push([path, "CompanyBranch#/required", {missingProperty: "account_id"}]);
errors++;
}
if(data.name === undefined){
found.push([path, "CompanyBranch#/required", {missingProperty: "name"}]);
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
switch(key0.length){
case 17:switch(key0){case "company_branch_id":continue;}break;
case 10:switch(key0){case "account_id":continue;}break;
case 15:switch(key0){case "is_headquarters":continue;}break;
case 11:switch(key0){case "branch_type":continue;}break;
case 4:switch(key0){case "name":case "city":continue;}break;
case 7:switch(key0){case "address":continue;}break;
case 8:switch(key0){case "district":case "warnings":continue;}break;
case 5:switch(key0){case "phone":continue;}break;
case 23:switch(key0){case "company_branch_tax_code":continue;}break;
case 28:switch(key0){case "company_branch_internal_code":continue;}break;
case 24:switch(key0){case "parent_company_branch_id":continue;}break;
case 16:switch(key0){case "user_permissions":continue;}break;
}
found.push([path, "CompanyBranch#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
if(data.company_branch_id !== undefined){
let data0 = data.company_branch_id;
if(!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))){
found.push([path+"/company_branch_id", "CompanyBranch#/properties/company_branch_id/type", {type: "integer"}]);
errors++;
}
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
found.push([path+"/company_branch_id", "CompanyBranch#/properties/company_branch_id/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data0 < -9007199254740991 || isNaN(data0)){
found.push([path+"/company_branch_id", "CompanyBranch#/properties/company_branch_id/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
}
if(data.account_id !== undefined){
let data1 = data.account_id;
if(!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1))){
found.push([path+"/account_id", "CompanyBranch#/properties/account_id/type", {type: "integer"}]);
errors++;
}
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
found.push([path+"/account_id", "CompanyBranch#/properties/account_id/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data1 < -9007199254740991 || isNaN(data1)){
found.push([path+"/account_id", "CompanyBranch#/properties/account_id/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
}
if(data.is_headquarters !== undefined){
let data2 = data.is_headquarters;
if(!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))){
found.push([path+"/is_headquarters", "CompanyBranch#/properties/is_headquarters/type", {type: "integer"}]);
errors++;
}
if(!(data2 === 0 || data2 === 1)){
found.push([path+"/is_headquarters", "CompanyBranch#/properties/is_headquarters/enum", {allowedValues: [0,1]}]);
errors++;
}
}
if(data.branch_type !== undefined){
let data3 = data.branch_type;
if(!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3))){
found.push([path+"/branch_type", "CompanyBranch#/properties/branch_type/type", {type: "integer"}]);
errors++;
}
if(!(data3 === 1 || data3 === 2)){
found.push([path+"/branch_type", "CompanyBranch#/properties/branch_type/enum", {allowedValues: [1,2]}]);
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
found.push([path+"/name", "CompanyBranch#/properties/name/type", {type: "string"}]);
errors++;
}
}
if(data.address !== undefined){
if(typeof data.address !== "string"){
found.push([path+"/address", "CompanyBranch#/properties/address/type", {type: "string"}]);
errors++;
}
}
if(data.district !== undefined){
if(typeof data.district !== "string"){
found.push([path+"/district", "CompanyBranch#/properties/district/type", {type: "string"}]);
errors++;
}
}
if(data.city !== undefined){
if(typeof data.city !== "string"){
found.push([path+"/city", "CompanyBranch#/properties/city/type", {type: "string"}]);
errors++;
}
}
if(data.phone !== undefined){
if(typeof data.phone !== "string"){
found.push([path+"/phone", "CompanyBranch#/properties/phone/type", {type: "string"}]);
errors++;
}
}
if(data.company_branch_tax_code !== undefined){
if(typeof data.company_branch_tax_code !== "string"){
found.push([path+"/company_branch_tax_code", "CompanyBranch#/properties/company_branch_tax_code/type", {type: "string"}]);
errors++;
}
}
if(data.company_branch_internal_code !== undefined){
if(typeof data.company_branch_internal_code !== "string"){
found.push([path+"/company_branch_internal_code", "CompanyBranch#/properties/company_branch_internal_code/type", {type: "string"}]);
errors++;
}
}
if(data.parent_company_branch_id !== undefined){
let data11 = data.parent_company_branch_id;
if(!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11))){
found.push([path+"/parent_company_branch_id", "CompanyBranch#/properties/parent_company_branch_id/type", {type: "integer"}]);
errors++;
}
if(typeof data11 == "number"){
if(data11 > 9007199254740991 || isNaN(data11)){
found.push([path+"/parent_company_branch_id", "CompanyBranch#/properties/parent_company_branch_id/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data11 < -9007199254740991 || isNaN(data11)){
found.push([path+"/parent_company_branch_id", "CompanyBranch#/properties/parent_company_branch_id/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
}
if(data.user_permissions !== undefined){
if(errors < 400){
const before0 = found.length;
if(!validate7(data.user_permissions, path+"/user_permissions", found)){
errors += found.length - before0;
}
}
}
if(data.warnings !== undefined){
if(errors < 400){
const before1 = found.length;
if(!validate3(data.warnings, path+"/warnings", found)){
errors += found.length - before1;
}
}
}
}
else {
found.push([path, "CompanyBranch#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate9(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.items === undefined){
found.push([path, "CompanyBranchList#/required", {missingProperty: "items"}]);
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(key0 === "items" || key0 === "next_cursor")){
found.push([path, "CompanyBranchList#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.items !== undefined){
let data0 = data.items;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0, i0_=errors; i0<len0 && errors-i0_<400; i0++){
if(errors < 400){
const before0 = found.length;
if(!validate8(data0[i0], path+"/items/" + i0, found)){
errors += found.length - before0;
}
}
}
}
else {
found.push([path+"/items", "CompanyBranchList#/properties/items/type", {type: "array"}]);
errors++;
}
}
if(data.next_cursor !== undefined){
if(typeof data.next_cursor !== "string"){
found.push([path+"/next_cursor", "CompanyBranchList#/properties/next_cursor/type", {type: "string"}]);
errors++;
}
}
}
else {
found.push([path, "CompanyBranchList#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
const pattern3 = new RegExp("^[0-9][0-9,]*$", "u");
function validate10(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(key0 === "first_name" || key0 === "last_name" || key0 === "phone" || key0 === "email")){
found.push([path, "Contact#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.first_name !== undefined){
if(typeof data.first_name !== "string"){
found.push([path+"/first_name", "Contact#/properties/first_name/type", {type: "string"}]);
errors++;
}
}
if(data.last_name !== undefined){
if(typeof data.last_name !== "string"){
found.push([path+"/last_name", "Contact#/properties/last_name/type", {type: "string"}]);
errors++;
}
}
if(data.phone !== undefined){
if(typeof data.phone !== "string"){
found.push([path+"/phone", "Contact#/properties/phone/type", {type: "string"}]);
errors++;
}
}
if(data.email !== undefined){
if(typeof data.email !== "string"){
found.push([path+"/email", "Contact#/properties/email/type", {type: "string"}]);
errors++;
}
}
}
else {
found.push([path, "Contact#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate11(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
switch(key0.length){
case 10:switch(key0){case "country_id":case "legal_name":continue;}break;
case 11:switch(key0){case "tax_id_type":case "tax_id_code":case "postal_code":continue;}break;
case 7:switch(key0){case "address":continue;}break;
case 8:switch(key0){case "district":continue;}break;
case 4:switch(key0){case "city":continue;}break;
case 17:switch(key0){case "business_activity":continue;}break;
case 5:switch(key0){case "phone":continue;}break;
}
found.push([path, "InvoicingDetails#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
if(data.country_id !== undefined){
if(typeof data.country_id !== "string"){
found.push([path+"/country_id", "InvoicingDetails#/properties/country_id/type", {type: "string"}]);
errors++;
}
}
if(data.tax_id_type !== undefined){
if(typeof data.tax_id_type !== "string"){
found.push([path+"/tax_id_type", "InvoicingDetails#/properties/tax_id_type/type", {type: "string"}]);
errors++;
}
}
if(data.tax_id_code !== undefined){
if(typeof data.tax_id_code !== "string"){
found.push([path+"/tax_id_code", "InvoicingDetails#/properties/tax_id_code/type", {type: "string"}]);
errors++;
}
}
if(data.legal_name !== undefined){
if(typeof data.legal_name !== "string"){
found.push([path+"/legal_name", "InvoicingDetails#/properties/legal_name/type", {type: "string"}]);
errors++;
}
}
if(data.address !== undefined){
if(typeof data.address !== "string"){
found.push([path+"/address", "InvoicingDetails#/properties/address/type", {type: "string"}]);
errors++;
}
}
if(data.district !== undefined){
if(typeof data.district !== "string"){
found.push([path+"/district", "InvoicingDetails#/properties/district/type", {type: "string"}]);
errors++;
}
}
if(data.city !== undefined){
if(typeof data.city !== "string"){
found.push([path+"/city", "InvoicingDetails#/properties/city/type", {type: "string"}]);
errors++;
}
}
if(data.business_activity !== undefined){
if(typeof data.business_activity !== "string"){
found.push([path+"/business_activity", "InvoicingDetails#/properties/business_activity/type", {type: "string"}]);
errors++;
}
}
if(data.phone !== undefined){
if(typeof data.phone !== "string"){
found.push([path+"/phone", "InvoicingDetails#/properties/phone/type", {type: "string"}]);
errors++;
}
}
if(data.postal_code !== undefined){
if(typeof data.postal_code !== "string"){
found.push([path+"/postal_code", "InvoicingDetails#/properties/postal_code/type", {type: "string"}]);
errors++;
}
}
}
else {
found.push([path, "InvoicingDetails#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate12(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
switch(key0.length){
case 11:switch(key0){case "data_name_1":case "data_name_2":case "data_name_3":case "data_name_4":case "data_name_5":continue;}break;
case 12:switch(key0){case "data_value_1":case "data_value_2":case "data_value_3":case "data_value_4":case "data_value_5":continue;}break;
}
found.push([path, "CustomerSupplierAdditional#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
if(data.data_name_1 !== undefined){
if(typeof data.data_name_1 !== "string"){
found.push([path+"/data_name_1", "CustomerSupplierAdditional#/properties/data_name_1/type", {type: "string"}]);
errors++;
}
}
if(data.data_name_2 !== undefined){
if(typeof data.data_name_2 !== "string"){
found.push([path+"/data_name_2", "CustomerSupplierAdditional#/properties/data_name_2/type", {type: "string"}]);
errors++;
}
}
if(data.data_name_3 !== undefined){
if(typeof data.data_name_3 !== "string"){
found.push([path+"/data_name_3", "CustomerSupplierAdditional#/properties/data_name_3/type", {type: "string"}]);
errors++;
}
}
if(data.data_name_4 !== undefined){
if(typeof data.data_name_4 !== "string"){
found.push([path+"/data_name_4", "CustomerSupplierAdditional#/properties/data_name_4/type", {type: "string"}]);
errors++;
}
}
if(data.data_name_5 !== undefined){
if(typeof data.data_name_5 !== "string"){
found.push([path+"/data_name_5", "CustomerSupplierAdditional#/properties/data_name_5/type", {type: "string"}]);
errors++;
}
}
if(data.data_value_1 !== undefined){
if(typeof data.data_value_1 !== "string"){
found.push([path+"/data_value_1", "CustomerSupplierAdditional#/properties/data_value_1/type", {type: "string"}]);
errors++;
}
}
if(data.data_value_2 !== undefined){
if(typeof data.data_value_2 !== "string"){
found.push([path+"/data_value_2", "CustomerSupplierAdditional#/properties/data_value_2/type", {type: "string"}]);
errors++;
}
}
if(data.data_value_3 !== undefined){
if(typeof data.data_value_3 !== "string"){
found.push([path+"/data_value_3", "CustomerSupplierAdditional#/properties/data_value_3/type", {type: "string"}]);
errors++;
}
}
if(data.data_value_4 !== undefined){
if(typeof data.data_value_4 !== "string"){
found.push([path+"/data_value_4", "CustomerSupplierAdditional#/properties/data_value_4/type", {type: "string"}]);
errors++;
}
}
if(data.data_value_5 !== undefined){
if(typeof data.data_value_5 !== "string"){
found.push([path+"/data_value_5", "CustomerSupplierAdditional#/properties/data_value_5/type", {type: "string"}]);
errors++;
}
}
}
else {
found.push([path, "CustomerSupplierAdditional#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate13(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.customer_supplier_id === undefined){
found.push([path, "CustomerSupplier#/required", {missingProperty: "customer_supplier_id"}]);
errors++;
}
if(data.account_id === undefined){
found.push([path, "CustomerSupplier#/required", {missingProperty: "account_id"}]);
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
switch(key0.length){
case 20:switch(key0){case "customer_supplier_id":continue;}break;
case 10:switch(key0){case "account_id":case "additional":continue;}break;
case 4:switch(key0){case "name":continue;}break;
case 11:switch(key0){case "is_customer":case "is_supplier":continue;}break;
case 19:switch(key0){case "responsible_user_id":continue;}break;
case 12:switch(key0){case "payment_term":continue;}break;
case 8:switch(key0){case "contacts":case "warnings":continue;}break;
case 17:switch(key0){case "invoicing_details":continue;}break;
}
found.push([path, "CustomerSupplier#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
if(data.customer_supplier_id !== undefined){
let data0 = data.customer_supplier_id;
if(!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))){
found.push([path+"/customer_supplier_id", "CustomerSupplier#/properties/customer_supplier_id/type", {type: "integer"}]);
errors++;
}
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
found.push([path+"/customer_supplier_id", "CustomerSupplier#/properties/customer_supplier_id/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data0 < -9007199254740991 || isNaN(data0)){
found.push([path+"/customer_supplier_id", "CustomerSupplier#/properties/customer_supplier_id/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
}
if(data.account_id !== undefined){
let data1 = data.account_id;
if(!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1))){
found.push([path+"/account_id", "CustomerSupplier#/properties/account_id/type", {type: "integer"}]);
errors++;
}
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
found.push([path+"/account_id", "CustomerSupplier#/properties/account_id/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data1 < -9007199254740991 || isNaN(data1)){
found.push([path+"/account_id", "CustomerSupplier#/properties/account_id/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
found.push([path+"/name", "CustomerSupplier#/properties/name/type", {type: "string"}]);
errors++;
}
}
if(data.is_customer !== undefined){
if(typeof data.is_customer !== "boolean"){
found.push([path+"/is_customer", "CustomerSupplier#/properties/is_customer/type", {type: "boolean"}]);
errors++;
}
}
if(data.is_supplier !== undefined){
if(typeof data.is_supplier !== "boolean"){
found.push([path+"/is_supplier", "CustomerSupplier#/properties/is_supplier/type", {type: "boolean"}]);
errors++;
}
}
if(data.responsible_user_id !== undefined){
let data5 = data.responsible_user_id;
if(!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5))){
found.push([path+"/responsible_user_id", "CustomerSupplier#/properties/responsible_user_id/type", {type: "integer"}]);
errors++;
}
if(typeof data5 == "number"){
if(data5 > 9007199254740991 || isNaN(data5)){
found.push([path+"/responsible_user_id", "CustomerSupplier#/properties/responsible_user_id/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data5 < -9007199254740991 || isNaN(data5)){
found.push([path+"/responsible_user_id", "CustomerSupplier#/properties/responsible_user_id/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
}
if(data.payment_term !== undefined){
let data6 = data.payment_term;
if(typeof data6 === "string"){
if(!pattern3.test(data6)){
found.push([path+"/payment_term", "CustomerSupplier#/properties/payment_term/pattern", {pattern: "^[0-9][0-9,]*$"}]);
errors++;
}
}
else {
found.push([path+"/payment_term", "CustomerSupplier#/properties/payment_term/type", {type: "string"}]);
errors++;
}
}
if(data.contacts !== undefined){
let data7 = data.contacts;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0, i0_=errors; i0<len0 && errors-i0_<400; i0++){
if(errors < 400){
const before0 = found.length;
if(!validate10(data7[i0], path+"/contacts/" + i0, found)){
errors += found.length - before0;
}
}
}
}
else {
found.push([path+"/contacts", "CustomerSupplier#/properties/contacts/type", {type: "array"}]);
errors++;
}
}
if(data.invoicing_details !== undefined){
let data9 = data.invoicing_details;
if(Array.isArray(data9)){
const len1 = data9.length;
for(let i1=0, i1_=errors; i1<len1 && errors-i1_<400; i1++){
if(errors < 400){
const before1 = found.length;
if(!validate11(data9[i1], path+"/invoicing_details/" + i1, found)){
errors += found.length - before1;
}
}
}
}
else {
found.push([path+"/invoicing_details", "CustomerSupplier#/properties/invoicing_details/type", {type: "array"}]);
errors++;
}
}
if(data.additional !== undefined){
if(errors < 400){
const before2 = found.length;
if(!validate12(data.additional, path+"/additional", found)){
errors += found.length - before2;
}
}
}
if(data.warnings !== undefined){
if(errors < 400){
const before3 = found.length;
if(!validate3(data.warnings, path+"/warnings", found)){
errors += found.length - before3;
}
}
}
}
else {
found.push([path, "CustomerSupplier#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate14(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.items === undefined){
found.push([path, "CustomerSupplierList#/required", {missingProperty: "items"}]);
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(key0 === "items" || key0 === "next_cursor")){
found.push([path, "CustomerSupplierList#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.items !== undefined){
let data0 = data.items;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0, i0_=errors; i0<len0 && errors-i0_<400; i0++){
if(errors < 400){
const before0 = found.length;
if(!validate13(data0[i0], path+"/items/" + i0, found)){
errors += found.length - before0;
}
}
}
}
else {
found.push([path+"/items", "CustomerSupplierList#/properties/items/type", {type: "array"}]);
errors++;
}
}
if(data.next_cursor !== undefined){
if(typeof data.next_cursor !== "string"){
found.push([path+"/next_cursor", "CustomerSupplierList#/properties/next_cursor/type", {type: "string"}]);
errors++;
}
}
}
else {
found.push([path, "CustomerSupplierList#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
const pattern4 = new RegExp("^https?://", "u");
function validate15(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
switch(key0.length){
case 10:switch(key0){case "draft_only":case "send_email":continue;}break;
case 13:switch(key0){case "draft_preview":case "rounding_type":case "company_email":continue;}break;
case 11:switch(key0){case "template_id":case "company_web":continue;}break;
case 12:switch(key0){case "gross_values":continue;}break;
case 17:switch(key0){case "pdf_transfer_copy":continue;}break;
}
found.push([path, "DocumentOptions#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
if(data.draft_only !== undefined){
let data0 = data.draft_only;
if(!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))){
found.push([path+"/draft_only", "DocumentOptions#/properties/draft_only/type", {type: "integer"}]);
errors++;
}
if(!(data0 === 0 || data0 === 1)){
found.push([path+"/draft_only", "DocumentOptions#/properties/draft_only/enum", {allowedValues: [0,1]}]);
errors++;
}
}
if(data.draft_preview !== undefined){
let data1 = data.draft_preview;
if(!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1))){
found.push([path+"/draft_preview", "DocumentOptions#/properties/draft_preview/type", {type: "integer"}]);
errors++;
}
if(!(data1 === 0 || data1 === 1)){
found.push([path+"/draft_preview", "DocumentOptions#/properties/draft_preview/enum", {allowedValues: [0,1]}]);
errors++;
}
}
if(data.send_email !== undefined){
let data2 = data.send_email;
if(!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))){
found.push([path+"/send_email", "DocumentOptions#/properties/send_email/type", {type: "integer"}]);
errors++;
}
if(!(data2 === 0 || data2 === 1)){
found.push([path+"/send_email", "DocumentOptions#/properties/send_email/enum", {allowedValues: [0,1]}]);
errors++;
}
}
if(data.template_id !== undefined){
let data3 = data.template_id;
if(!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3))){
found.push([path+"/template_id", "DocumentOptions#/properties/template_id/type", {type: "integer"}]);
errors++;
}
if(typeof data3 == "number"){
if(data3 > 9007199254740991 || isNaN(data3)){
found.push([path+"/template_id", "DocumentOptions#/properties/template_id/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data3 < -9007199254740991 || isNaN(data3)){
found.push([path+"/template_id", "DocumentOptions#/properties/template_id/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
}
if(data.gross_values !== undefined){
let data4 = data.gross_values;
if(!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4))){
found.push([path+"/gross_values", "DocumentOptions#/properties/gross_values/type", {type: "integer"}]);
errors++;
}
if(!(data4 === 0 || data4 === 1)){
found.push([path+"/gross_values", "DocumentOptions#/properties/gross_values/enum", {allowedValues: [0,1]}]);
errors++;
}
}
if(data.rounding_type !== undefined){
let data5 = data.rounding_type;
if(typeof data5 !== "string"){
found.push([path+"/rounding_type", "DocumentOptions#/properties/rounding_type/type", {type: "string"}]);
errors++;
}
if(!(data5 === "net" || data5 === "gross")){
found.push([path+"/rounding_type", "DocumentOptions#/properties/rounding_type/enum", {allowedValues: ["net","gross"]}]);
errors++;
}
}
if(data.company_web !== undefined){
let data6 = data.company_web;
if(typeof data6 === "string"){
if(!pattern4.test(data6)){
found.push([path+"/company_web", "DocumentOptions#/properties/company_web/pattern", {pattern: "^https?://"}]);
errors++;
}
}
else {
found.push([path+"/company_web", "DocumentOptions#/properties/company_web/type", {type: "string"}]);
errors++;
}
}
if(data.company_email !== undefined){
if(typeof data.company_email !== "string"){
found.push([path+"/company_email", "DocumentOptions#/properties/company_email/type", {type: "string"}]);
errors++;
}
}
if(data.pdf_transfer_copy !== undefined){
let data8 = data.pdf_transfer_copy;
if(!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8))){
found.push([path+"/pdf_transfer_copy", "DocumentOptions#/properties/pdf_transfer_copy/type", {type: "integer"}]);
errors++;
}
if(!(data8 === 0 || data8 === 1)){
found.push([path+"/pdf_transfer_copy", "DocumentOptions#/properties/pdf_transfer_copy/enum", {allowedValues: [0,1]}]);
errors++;
}
}
}
else {
found.push([path, "DocumentOptions#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
const formats2 = date;
const pattern5 = new RegExp("^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$", "u");
function validate16(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(key0 !== "receiver_cfdi_usage"){
found.push([path, "MxHeader#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.receiver_cfdi_usage !== undefined){
if(typeof data.receiver_cfdi_usage !== "string"){
found.push([path+"/receiver_cfdi_usage", "MxHeader#/properties/receiver_cfdi_usage/type", {type: "string"}]);
errors++;
}
}
}
else {
found.push([path, "MxHeader#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate17(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(key0 === "tax_id_type" || key0 === "tax_id_code" || key0 === "date_time" || key0 === "address_state_id" || key0 === "address_country_id" || key0 === "address_postalcode")){
found.push([path, "MxShippingPlace#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.tax_id_type !== undefined){
if(typeof data.tax_id_type !== "string"){
found.push([path+"/tax_id_type", "MxShippingPlace#/properties/tax_id_type/type", {type: "string"}]);
errors++;
}
}
if(data.tax_id_code !== undefined){
if(typeof data.tax_id_code !== "string"){
found.push([path+"/tax_id_code", "MxShippingPlace#/properties/tax_id_code/type", {type: "string"}]);
errors++;
}
}
if(data.date_time !== undefined){
let data2 = data.date_time;
if(typeof data2 === "string"){
if(!pattern2.test(data2)){
found.push([path+"/date_time", "MxShippingPlace#/properties/date_time/pattern", {pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,9})?([Zz]|[+-][0-9]{2}:[0-9]{2})$"}]);
errors++;
}
if(!formats1(data2)){
found.push([path+"/date_time", "MxShippingPlace#/properties/date_time/format", {format: "date-time"}]);
errors++;
}
}
else {
found.push([path+"/date_time", "MxShippingPlace#/properties/date_time/type", {type: "string"}]);
errors++;
}
}
if(data.address_state_id !== undefined){
if(typeof data.address_state_id !== "string"){
found.push([path+"/address_state_id", "MxShippingPlace#/properties/address_state_id/type", {type: "string"}]);
errors++;
}
}
if(data.address_country_id !== undefined){
if(typeof data.address_country_id !== "string"){
found.push([path+"/address_country_id", "MxShippingPlace#/properties/address_country_id/type", {type: "string"}]);
errors++;
}
}
if(data.address_postalcode !== undefined){
if(typeof data.address_postalcode !== "string"){
found.push([path+"/address_postalcode", "MxShippingPlace#/properties/address_postalcode/type", {type: "string"}]);
errors++;
}
}
}
else {
found.push([path, "MxShippingPlace#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate18(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(key0 === "product_code" || key0 === "description" || key0 === "quantity" || key0 === "weight")){
found.push([path, "MxShippingProduct#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.product_code !== undefined){
if(typeof data.product_code !== "string"){
found.push([path+"/product_code", "MxShippingProduct#/properties/product_code/type", {type: "string"}]);
errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
found.push([path+"/description", "MxShippingProduct#/properties/description/type", {type: "string"}]);
errors++;
}
}
if(data.quantity !== undefined){
if(typeof data.quantity !== "string"){
found.push([path+"/quantity", "MxShippingProduct#/properties/quantity/type", {type: "string"}]);
errors++;
}
}
if(data.weight !== undefined){
if(typeof data.weight !== "string"){
found.push([path+"/weight", "MxShippingProduct#/properties/weight/type", {type: "string"}]);
errors++;
}
}
}
else {
found.push([path, "MxShippingProduct#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate19(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
switch(key0.length){
case 12:switch(key0){case "total_weight":case "vehicle_year":continue;}break;
case 19:switch(key0){case "sct_permission_code":continue;}break;
case 21:switch(key0){case "sct_permission_number":case "vehicle_configuration":case "vehicle_license_plate":continue;}break;
case 14:switch(key0){case "vehicle_weight":continue;}break;
case 17:switch(key0){case "insurance_company":continue;}break;
case 20:switch(key0){case "insurance_identifier":continue;}break;
case 7:switch(key0){case "details":continue;}break;
}
found.push([path, "MxShippingMerchandise#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
if(data.total_weight !== undefined){
if(typeof data.total_weight !== "string"){
found.push([path+"/total_weight", "MxShippingMerchandise#/properties/total_weight/type", {type: "string"}]);
errors++;
}
}
if(data.sct_permission_code !== undefined){
if(typeof data.sct_permission_code !== "string"){
found.push([path+"/sct_permission_code", "MxShippingMerchandise#/properties/sct_permission_code/type", {type: "string"}]);
errors++;
}
}
if(data.sct_permission_number !== undefined){
if(typeof data.sct_permission_number !== "string"){
found.push([path+"/sct_permission_number", "MxShippingMerchandise#/properties/sct_permission_number/type", {type: "string"}]);
errors++;
}
}
if(data.vehicle_configuration !== undefined){
if(typeof data.vehicle_configuration !== "string"){
found.push([path+"/vehicle_configuration", "MxShippingMerchandise#/properties/vehicle_configuration/type", {type: "string"}]);
errors++;
}
}
if(data.vehicle_weight !== undefined){
if(typeof data.vehicle_weight !== "string"){
found.push([path+"/vehicle_weight", "MxShippingMerchandise#/properties/vehicle_weight/type", {type: "string"}]);
errors++;
}
}
if(data.vehicle_license_plate !== undefined){
if(typeof data.vehicle_license_plate !== "string"){
found.push([path+"/vehicle_license_plate", "MxShippingMerchandise#/properties/vehicle_license_plate/type", {type: "string"}]);
errors++;
}
}
if(data.vehicle_year !== undefined){
if(typeof data.vehicle_year !== "string"){
found.push([path+"/vehicle_year", "MxShippingMerchandise#/properties/vehicle_year/type", {type: "string"}]);
errors++;
}
}
if(data.insurance_company !== undefined){
if(typeof data.insurance_company !== "string"){
found.push([path+"/insurance_company", "MxShippingMerchandise#/properties/insurance_company/type", {type: "string"}]);
errors++;
}
}
if(data.insurance_identifier !== undefined){
if(typeof data.insurance_identifier !== "string"){
found.push([path+"/insurance_identifier", "MxShippingMerchandise#/properties/insurance_identifier/type", {type: "string"}]);
errors++;
}
}
if(data.details !== undefined){
let data9 = data.details;
if(Array.isArray(data9)){
const len0 = data9.length;
for(let i0=0, i0_=errors; i0<len0 && errors-i0_<400; i0++){
if(errors < 400){
const before0 = found.length;
if(!validate18(data9[i0], path+"/details/" + i0, found)){
errors += found.length - before0;
}
}
}
}
else {
found.push([path+"/details", "MxShippingMerchandise#/properties/details/type", {type: "array"}]);
errors++;
}
}
}
else {
found.push([path, "MxShippingMerchandise#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate20(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
switch(key0.length){
case 8:switch(key0){case "distance":continue;}break;
case 14:switch(key0){case "transport_code":continue;}break;
case 21:switch(key0){case "transport_method_name":case "transport_tax_id_type":case "transport_tax_id_code":continue;}break;
case 17:switch(key0){case "transport_license":continue;}break;
case 6:switch(key0){case "origin":continue;}break;
case 11:switch(key0){case "destination":case "merchandise":continue;}break;
}
found.push([path, "MxShipping#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
if(data.distance !== undefined){
if(typeof data.distance !== "string"){
found.push([path+"/distance", "MxShipping#/properties/distance/type", {type: "string"}]);
errors++;
}
}
if(data.transport_code !== undefined){
if(typeof data.transport_code !== "string"){
found.push([path+"/transport_code", "MxShipping#/properties/transport_code/type", {type: "string"}]);
errors++;
}
}
if(data.transport_method_name !== undefined){
if(typeof data.transport_method_name !== "string"){
found.push([path+"/transport_method_name", "MxShipping#/properties/transport_method_name/type", {type: "string"}]);
errors++;
}
}
if(data.transport_tax_id_type !== undefined){
if(typeof data.transport_tax_id_type !== "string"){
found.push([path+"/transport_tax_id_type", "MxShipping#/properties/transport_tax_id_type/type", {type: "string"}]);
errors++;
}
}
if(data.transport_tax_id_code !== undefined){
if(typeof data.transport_tax_id_code !== "string"){
found.push([path+"/transport_tax_id_code", "MxShipping#/properties/transport_tax_id_code/type", {type: "string"}]);
errors++;
}
}
if(data.transport_license !== undefined){
if(typeof data.transport_license !== "string"){
found.push([path+"/transport_license", "MxShipping#/properties/transport_license/type", {type: "string"}]);
errors++;
}
}
if(data.origin !== undefined){
if(errors < 400){
const before0 = found.length;
if(!validate17(data.origin, path+"/origin", found)){
errors += found.length - before0;
}
}
}
if(data.destination !== undefined){
if(errors < 400){
const before1 = found.length;
if(!validate17(data.destination, path+"/destination", found)){
errors += found.length - before1;
}
}
}
if(data.merchandise !== undefined){
if(errors < 400){
const before2 = found.length;
if(!validate19(data.merchandise, path+"/merchandise", found)){
errors += found.length - before2;
}
}
}
}
else {
found.push([path, "MxShipping#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate21(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(key0 === "address_street" || key0 === "address_city_id" || key0 === "address_county_id" || key0 === "address_state_id" || key0 === "address_country_id" || key0 === "address_postalcode")){
found.push([path, "MxExportsOrigin#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.address_street !== undefined){
if(typeof data.address_street !== "string"){
found.push([path+"/address_street", "MxExportsOrigin#/properties/address_street/type", {type: "string"}]);
errors++;
}
}
if(data.address_city_id !== undefined){
if(typeof data.address_city_id !== "string"){
found.push([path+"/address_city_id", "MxExportsOrigin#/properties/address_city_id/type", {type: "string"}]);
errors++;
}
}
if(data.address_county_id !== undefined){
if(typeof data.address_county_id !== "string"){
found.push([path+"/address_county_id", "MxExportsOrigin#/properties/address_county_id/type", {type: "string"}]);
errors++;
}
}
if(data.address_state_id !== undefined){
if(typeof data.address_state_id !== "string"){
found.push([path+"/address_state_id", "MxExportsOrigin#/properties/address_state_id/type", {type: "string"}]);
errors++;
}
}
if(data.address_country_id !== undefined){
if(typeof data.address_country_id !== "string"){
found.push([path+"/address_country_id", "MxExportsOrigin#/properties/address_country_id/type", {type: "string"}]);
errors++;
}
}
if(data.address_postalcode !== undefined){
if(typeof data.address_postalcode !== "string"){
found.push([path+"/address_postalcode", "MxExportsOrigin#/properties/address_postalcode/type", {type: "string"}]);
errors++;
}
}
}
else {
found.push([path, "MxExportsOrigin#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate22(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(key0 === "tax_id_type" || key0 === "tax_id_code" || key0 === "address_street" || key0 === "address_state_id" || key0 === "address_country_id" || key0 === "address_postalcode")){
found.push([path, "MxExportsDestination#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.tax_id_type !== undefined){
if(typeof data.tax_id_type !== "string"){
found.push([path+"/tax_id_type", "MxExportsDestination#/properties/tax_id_type/type", {type: "string"}]);
errors++;
}
}
if(data.tax_id_code !== undefined){
if(typeof data.tax_id_code !== "string"){
found.push([path+"/tax_id_code", "MxExportsDestination#/properties/tax_id_code/type", {type: "string"}]);
errors++;
}
}
if(data.address_street !== undefined){
if(typeof data.address_street !== "string"){
found.push([path+"/address_street", "MxExportsDestination#/properties/address_street/type", {type: "string"}]);
errors++;
}
}
if(data.address_state_id !== undefined){
if(typeof data.address_state_id !== "string"){
found.push([path+"/address_state_id", "MxExportsDestination#/properties/address_state_id/type", {type: "string"}]);
errors++;
}
}
if(data.address_country_id !== undefined){
if(typeof data.address_country_id !== "string"){
found.push([path+"/address_country_id", "MxExportsDestination#/properties/address_country_id/type", {type: "string"}]);
errors++;
}
}
if(data.address_postalcode !== undefined){
if(typeof data.address_postalcode !== "string"){
found.push([path+"/address_postalcode", "MxExportsDestination#/properties/address_postalcode/type", {type: "string"}]);
errors++;
}
}
}
else {
found.push([path, "MxExportsDestination#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate23(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(key0 === "customs_code" || key0 === "customs_quantity" || key0 === "sku" || key0 === "customs_measure_unit" || key0 === "customs_unit_value" || key0 === "customs_total_value")){
found.push([path, "MxExportsProduct#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.customs_code !== undefined){
if(typeof data.customs_code !== "string"){
found.push([path+"/customs_code", "MxExportsProduct#/properties/customs_code/type", {type: "string"}]);
errors++;
}
}
if(data.customs_quantity !== undefined){
if(typeof data.customs_quantity !== "string"){
found.push([path+"/customs_quantity", "MxExportsProduct#/properties/customs_quantity/type", {type: "string"}]);
errors++;
}
}
if(data.sku !== undefined){
if(typeof data.sku !== "string"){
found.push([path+"/sku", "MxExportsProduct#/properties/sku/type", {type: "string"}]);
errors++;
}
}
if(data.customs_measure_unit !== undefined){
if(typeof data.customs_measure_unit !== "string"){
found.push([path+"/customs_measure_unit", "MxExportsProduct#/properties/customs_measure_unit/type", {type: "string"}]);
errors++;
}
}
if(data.customs_unit_value !== undefined){
if(typeof data.customs_unit_value !== "string"){
found.push([path+"/customs_unit_value", "MxExportsProduct#/properties/customs_unit_value/type", {type: "string"}]);
errors++;
}
}
if(data.customs_total_value !== undefined){
if(typeof data.customs_total_value !== "string"){
found.push([path+"/customs_total_value", "MxExportsProduct#/properties/customs_total_value/type", {type: "string"}]);
errors++;
}
}
}
else {
found.push([path, "MxExportsProduct#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate24(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(key0 !== "details"){
found.push([path, "MxExportsMerchandise#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.details !== undefined){
let data0 = data.details;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0, i0_=errors; i0<len0 && errors-i0_<400; i0++){
if(errors < 400){
const before0 = found.length;
if(!validate23(data0[i0], path+"/details/" + i0, found)){
errors += found.length - before0;
}
}
}
}
else {
found.push([path+"/details", "MxExportsMerchandise#/properties/details/type", {type: "array"}]);
errors++;
}
}
}
else {
found.push([path, "MxExportsMerchandise#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate25(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(key0 === "terms" || key0 === "exchange_rate" || key0 === "total" || key0 === "origin" || key0 === "destination" || key0 === "merchandise")){
found.push([path, "MxExports#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.terms !== undefined){
if(typeof data.terms !== "string"){
found.push([path+"/terms", "MxExports#/properties/terms/type", {type: "string"}]);
errors++;
}
}
if(data.exchange_rate !== undefined){
let data1 = data.exchange_rate;
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
found.push([path+"/exchange_rate", "MxExports#/properties/exchange_rate/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data1 < -9007199254740991 || isNaN(data1)){
found.push([path+"/exchange_rate", "MxExports#/properties/exchange_rate/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
else {
found.push([path+"/exchange_rate", "MxExports#/properties/exchange_rate/type", {type: "number"}]);
errors++;
}
}
if(data.total !== undefined){
let data2 = data.total;
if(!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))){
found.push([path+"/total", "MxExports#/properties/total/type", {type: "integer"}]);
errors++;
}
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
found.push([path+"/total", "MxExports#/properties/total/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data2 < -9007199254740991 || isNaN(data2)){
found.push([path+"/total", "MxExports#/properties/total/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
}
if(data.origin !== undefined){
if(errors < 400){
const before0 = found.length;
if(!validate21(data.origin, path+"/origin", found)){
errors += found.length - before0;
}
}
}
if(data.destination !== undefined){
if(errors < 400){
const before1 = found.length;
if(!validate22(data.destination, path+"/destination", found)){
errors += found.length - before1;
}
}
}
if(data.merchandise !== undefined){
if(errors < 400){
const before2 = found.length;
if(!validate24(data.merchandise, path+"/merchandise", found)){
errors += found.length - before2;
}
}
}
}
else {
found.push([path, "MxExports#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate26(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(key0 !== "reported_payment_code"){
found.push([path, "CoHeader#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.reported_payment_code !== undefined){
let data0 = data.reported_payment_code;
if(!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))){
found.push([path+"/reported_payment_code", "CoHeader#/properties/reported_payment_code/type", {type: "integer"}]);
errors++;
}
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
found.push([path+"/reported_payment_code", "CoHeader#/properties/reported_payment_code/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data0 < -9007199254740991 || isNaN(data0)){
found.push([path+"/reported_payment_code", "CoHeader#/properties/reported_payment_code/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
}
}
else {
found.push([path, "CoHeader#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate27(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(key0 !== "operation_type"){
found.push([path, "PeHeader#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.operation_type !== undefined){
if(typeof data.operation_type !== "string"){
found.push([path+"/operation_type", "PeHeader#/properties/operation_type/type", {type: "string"}]);
errors++;
}
}
}
else {
found.push([path, "PeHeader#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate28(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(key0 === "code" || key0 === "percent" || key0 === "amount" || key0 === "nation_bank_account" || key0 === "payment_means_code")){
found.push([path, "PeDetraction#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
found.push([path+"/code", "PeDetraction#/properties/code/type", {type: "string"}]);
errors++;
}
}
if(data.percent !== undefined){
let data1 = data.percent;
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
found.push([path+"/percent", "PeDetraction#/properties/percent/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data1 < -9007199254740991 || isNaN(data1)){
found.push([path+"/percent", "PeDetraction#/properties/percent/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
else {
found.push([path+"/percent", "PeDetraction#/properties/percent/type", {type: "number"}]);
errors++;
}
}
if(data.amount !== undefined){
let data2 = data.amount;
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
found.push([path+"/amount", "PeDetraction#/properties/amount/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data2 < -9007199254740991 || isNaN(data2)){
found.push([path+"/amount", "PeDetraction#/properties/amount/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
else {
found.push([path+"/amount", "PeDetraction#/properties/amount/type", {type: "number"}]);
errors++;
}
}
if(data.nation_bank_account !== undefined){
if(typeof data.nation_bank_account !== "string"){
found.push([path+"/nation_bank_account", "PeDetraction#/properties/nation_bank_account/type", {type: "string"}]);
errors++;
}
}
if(data.payment_means_code !== undefined){
if(typeof data.payment_means_code !== "string"){
found.push([path+"/payment_means_code", "PeDetraction#/properties/payment_means_code/type", {type: "string"}]);
errors++;
}
}
}
else {
found.push([path, "PeDetraction#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate29(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(key0 === "origin_ubigeo" || key0 === "origin_address" || key0 === "destination_ubigeo" || key0 === "destination_address" || key0 === "trip_detail" || key0 === "service_reference_amount" || key0 === "effective_load_reference_amount" || key0 === "payload_reference_amount")){
found.push([path, "PeCargoTransport#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.origin_ubigeo !== undefined){
if(typeof data.origin_ubigeo !== "string"){
found.push([path+"/origin_ubigeo", "PeCargoTransport#/properties/origin_ubigeo/type", {type: "string"}]);
errors++;
}
}
if(data.origin_address !== undefined){
if(typeof data.origin_address !== "string"){
found.push([path+"/origin_address", "PeCargoTransport#/properties/origin_address/type", {type: "string"}]);
errors++;
}
}
if(data.destination_ubigeo !== undefined){
if(typeof data.destination_ubigeo !== "string"){
found.push([path+"/destination_ubigeo", "PeCargoTransport#/properties/destination_ubigeo/type", {type: "string"}]);
errors++;
}
}
if(data.destination_address !== undefined){
if(typeof data.destination_address !== "string"){
found.push([path+"/destination_address", "PeCargoTransport#/properties/destination_address/type", {type: "string"}]);
errors++;
}
}
if(data.trip_detail !== undefined){
if(typeof data.trip_detail !== "string"){
found.push([path+"/trip_detail", "PeCargoTransport#/properties/trip_detail/type", {type: "string"}]);
errors++;
}
}
if(data.service_reference_amount !== undefined){
let data5 = data.service_reference_amount;
if(typeof data5 == "number"){
if(data5 > 9007199254740991 || isNaN(data5)){
found.push([path+"/service_reference_amount", "PeCargoTransport#/properties/service_reference_amount/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data5 < -9007199254740991 || isNaN(data5)){
found.push([path+"/service_reference_amount", "PeCargoTransport#/properties/service_reference_amount/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
else {
found.push([path+"/service_reference_amount", "PeCargoTransport#/properties/service_reference_amount/type", {type: "number"}]);
errors++;
}
}
if(data.effective_load_reference_amount !== undefined){
let data6 = data.effective_load_reference_amount;
if(typeof data6 == "number"){
if(data6 > 9007199254740991 || isNaN(data6)){
found.push([path+"/effective_load_reference_amount", "PeCargoTransport#/properties/effective_load_reference_amount/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data6 < -9007199254740991 || isNaN(data6)){
found.push([path+"/effective_load_reference_amount", "PeCargoTransport#/properties/effective_load_reference_amount/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
else {
found.push([path+"/effective_load_reference_amount", "PeCargoTransport#/properties/effective_load_reference_amount/type", {type: "number"}]);
errors++;
}
}
if(data.payload_reference_amount !== undefined){
let data7 = data.payload_reference_amount;
if(typeof data7 == "number"){
if(data7 > 9007199254740991 || isNaN(data7)){
found.push([path+"/payload_reference_amount", "PeCargoTransport#/properties/payload_reference_amount/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data7 < -9007199254740991 || isNaN(data7)){
found.push([path+"/payload_reference_amount", "PeCargoTransport#/properties/payload_reference_amount/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
else {
found.push([path+"/payload_reference_amount", "PeCargoTransport#/properties/payload_reference_amount/type", {type: "number"}]);
errors++;
}
}
}
else {
found.push([path, "PeCargoTransport#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate30(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(key0 === "invoice_concept" || key0 === "items_quantity" || key0 === "service_date_from" || key0 === "service_date_to" || key0 === "receiver_vat_condition_id")){
found.push([path, "ArHeader#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.invoice_concept !== undefined){
let data0 = data.invoice_concept;
if(!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))){
found.push([path+"/invoice_concept", "ArHeader#/properties/invoice_concept/type", {type: "integer"}]);
errors++;
}
if(!(data0 === 1 || data0 === 2 || data0 === 3)){
found.push([path+"/invoice_concept", "ArHeader#/properties/invoice_concept/enum", {allowedValues: [1,2,3]}]);
errors++;
}
}
if(data.items_quantity !== undefined){
let data1 = data.items_quantity;
if(!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1))){
found.push([path+"/items_quantity", "ArHeader#/properties/items_quantity/type", {type: "integer"}]);
errors++;
}
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
found.push([path+"/items_quantity", "ArHeader#/properties/items_quantity/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data1 < -9007199254740991 || isNaN(data1)){
found.push([path+"/items_quantity", "ArHeader#/properties/items_quantity/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
}
if(data.service_date_from !== undefined){
if(typeof data.service_date_from !== "string"){
found.push([path+"/service_date_from", "ArHeader#/properties/service_date_from/type", {type: "string"}]);
errors++;
}
}
if(data.service_date_to !== undefined){
if(typeof data.service_date_to !== "string"){
found.push([path+"/service_date_to", "ArHeader#/properties/service_date_to/type", {type: "string"}]);
errors++;
}
}
if(data.receiver_vat_condition_id !== undefined){
if(typeof data.receiver_vat_condition_id !== "string"){
found.push([path+"/receiver_vat_condition_id", "ArHeader#/properties/receiver_vat_condition_id/type", {type: "string"}]);
errors++;
}
}
}
else {
found.push([path, "ArHeader#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate31(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(key0 === "pe_taxbureau_retention_system_code" || key0 === "pe_taxbureau_retention_percent" || key0 === "pe_taxbureau_total_paid")){
found.push([path, "PeRetentionHeader#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.pe_taxbureau_retention_system_code !== undefined){
if(typeof data.pe_taxbureau_retention_system_code !== "string"){
found.push([path+"/pe_taxbureau_retention_system_code", "PeRetentionHeader#/properties/pe_taxbureau_retention_system_code/type", {type: "string"}]);
errors++;
}
}
if(data.pe_taxbureau_retention_percent !== undefined){
let data1 = data.pe_taxbureau_retention_percent;
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
found.push([path+"/pe_taxbureau_retention_percent", "PeRetentionHeader#/properties/pe_taxbureau_retention_percent/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data1 < -9007199254740991 || isNaN(data1)){
found.push([path+"/pe_taxbureau_retention_percent", "PeRetentionHeader#/properties/pe_taxbureau_retention_percent/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
else {
found.push([path+"/pe_taxbureau_retention_percent", "PeRetentionHeader#/properties/pe_taxbureau_retention_percent/type", {type: "number"}]);
errors++;
}
}
if(data.pe_taxbureau_total_paid !== undefined){
let data2 = data.pe_taxbureau_total_paid;
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
found.push([path+"/pe_taxbureau_total_paid", "PeRetentionHeader#/properties/pe_taxbureau_total_paid/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data2 < -9007199254740991 || isNaN(data2)){
found.push([path+"/pe_taxbureau_total_paid", "PeRetentionHeader#/properties/pe_taxbureau_total_paid/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
else {
found.push([path+"/pe_taxbureau_total_paid", "PeRetentionHeader#/properties/pe_taxbureau_total_paid/type", {type: "number"}]);
errors++;
}
}
}
else {
found.push([path, "PeRetentionHeader#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate32(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(key0 === "driver_id" || key0 === "first_name" || key0 === "family_name" || key0 === "identity_document_reference")){
found.push([path, "PeDriver#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.driver_id !== undefined){
if(typeof data.driver_id !== "string"){
found.push([path+"/driver_id", "PeDriver#/properties/driver_id/type", {type: "string"}]);
errors++;
}
}
if(data.first_name !== undefined){
if(typeof data.first_name !== "string"){
found.push([path+"/first_name", "PeDriver#/properties/first_name/type", {type: "string"}]);
errors++;
}
}
if(data.family_name !== undefined){
if(typeof data.family_name !== "string"){
found.push([path+"/family_name", "PeDriver#/properties/family_name/type", {type: "string"}]);
errors++;
}
}
if(data.identity_document_reference !== undefined){
if(typeof data.identity_document_reference !== "string"){
found.push([path+"/identity_document_reference", "PeDriver#/properties/identity_document_reference/type", {type: "string"}]);
errors++;
}
}
}
else {
found.push([path, "PeDriver#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate33(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(key0 === "party_identification" || key0 === "party_legal_entity_name" || key0 === "party_legal_entity_id" || key0 === "agent_party_id")){
found.push([path, "PeCarrier#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.party_identification !== undefined){
if(typeof data.party_identification !== "string"){
found.push([path+"/party_identification", "PeCarrier#/properties/party_identification/type", {type: "string"}]);
errors++;
}
}
if(data.party_legal_entity_name !== undefined){
if(typeof data.party_legal_entity_name !== "string"){
found.push([path+"/party_legal_entity_name", "PeCarrier#/properties/party_legal_entity_name/type", {type: "string"}]);
errors++;
}
}
if(data.party_legal_entity_id !== undefined){
if(typeof data.party_legal_entity_id !== "string"){
found.push([path+"/party_legal_entity_id", "PeCarrier#/properties/party_legal_entity_id/type", {type: "string"}]);
errors++;
}
}
if(data.agent_party_id !== undefined){
if(typeof data.agent_party_id !== "string"){
found.push([path+"/agent_party_id", "PeCarrier#/properties/agent_party_id/type", {type: "string"}]);
errors++;
}
}
}
else {
found.push([path, "PeCarrier#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate34(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(key0 === "transport_mode_code" || key0 === "transit_period" || key0 === "driver_person" || key0 === "carrier_party")){
found.push([path, "PeShipmentStage#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.transport_mode_code !== undefined){
let data0 = data.transport_mode_code;
if(typeof data0 !== "string"){
found.push([path+"/transport_mode_code", "PeShipmentStage#/properties/transport_mode_code/type", {type: "string"}]);
errors++;
}
if(!(data0 === "01" || data0 === "02")){
found.push([path+"/transport_mode_code", "PeShipmentStage#/properties/transport_mode_code/enum", {allowedValues: ["01","02"]}]);
errors++;
}
}
if(data.transit_period !== undefined){
if(typeof data.transit_period !== "string"){
found.push([path+"/transit_period", "PeShipmentStage#/properties/transit_period/type", {type: "string"}]);
errors++;
}
}
if(data.driver_person !== undefined){
if(errors < 400){
const before0 = found.length;
if(!validate32(data.driver_person, path+"/driver_person", found)){
errors += found.length - before0;
}
}
}
if(data.carrier_party !== undefined){
if(errors < 400){
const before1 = found.length;
if(!validate33(data.carrier_party, path+"/carrier_party", found)){
errors += found.length - before1;
}
}
}
}
else {
found.push([path, "PeShipmentStage#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate35(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(key0 === "id" || key0 === "city_subdivision_name" || key0 === "city_name" || key0 === "country_subentity" || key0 === "district" || key0 === "address_line" || key0 === "country_id")){
found.push([path, "PeDeliveryPlace#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
found.push([path+"/id", "PeDeliveryPlace#/properties/id/type", {type: "string"}]);
errors++;
}
}
if(data.city_subdivision_name !== undefined){
if(typeof data.city_subdivision_name !== "string"){
found.push([path+"/city_subdivision_name", "PeDeliveryPlace#/properties/city_subdivision_name/type", {type: "string"}]);
errors++;
}
}
if(data.city_name !== undefined){
if(typeof data.city_name !== "string"){
found.push([path+"/city_name", "PeDeliveryPlace#/properties/city_name/type", {type: "string"}]);
errors++;
}
}
if(data.country_subentity !== undefined){
if(typeof data.country_subentity !== "string"){
found.push([path+"/country_subentity", "PeDeliveryPlace#/properties/country_subentity/type", {type: "string"}]);
errors++;
}
}
if(data.district !== undefined){
if(typeof data.district !== "string"){
found.push([path+"/district", "PeDeliveryPlace#/properties/district/type", {type: "string"}]);
errors++;
}
}
if(data.address_line !== undefined){
if(typeof data.address_line !== "string"){
found.push([path+"/address_line", "PeDeliveryPlace#/properties/address_line/type", {type: "string"}]);
errors++;
}
}
if(data.country_id !== undefined){
if(typeof data.country_id !== "string"){
found.push([path+"/country_id", "PeDeliveryPlace#/properties/country_id/type", {type: "string"}]);
errors++;
}
}
}
else {
found.push([path, "PeDeliveryPlace#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate36(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(key0 === "delivery_address" || key0 === "dispatch")){
found.push([path, "PeDelivery#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.delivery_address !== undefined){
if(errors < 400){
const before0 = found.length;
if(!validate35(data.delivery_address, path+"/delivery_address", found)){
errors += found.length - before0;
}
}
}
if(data.dispatch !== undefined){
if(errors < 400){
const before1 = found.length;
if(!validate35(data.dispatch, path+"/dispatch", found)){
errors += found.length - before1;
}
}
}
}
else {
found.push([path, "PeDelivery#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate37(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(key0 !== "transport_equipment_id"){
found.push([path, "PeTransportHandlingUnit#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.transport_equipment_id !== undefined){
if(typeof data.transport_equipment_id !== "string"){
found.push([path+"/transport_equipment_id", "PeTransportHandlingUnit#/properties/transport_equipment_id/type", {type: "string"}]);
errors++;
}
}
}
else {
found.push([path, "PeTransportHandlingUnit#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate38(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(key0 === "handling_code" || key0 === "special_instructions" || key0 === "handling_instructions" || key0 === "gross_weight_measure" || key0 === "gross_weight_measure_id" || key0 === "shipment_stage" || key0 === "delivery" || key0 === "transport_handling_unit")){
found.push([path, "PeShipping#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.handling_code !== undefined){
let data0 = data.handling_code;
if(typeof data0 !== "string"){
found.push([path+"/handling_code", "PeShipping#/properties/handling_code/type", {type: "string"}]);
errors++;
}
if(!(data0 === "1" || data0 === "01" || data0 === "2" || data0 === "02" || data0 === "13" || data0 === "013")){
found.push([path+"/handling_code", "PeShipping#/properties/handling_code/enum", {allowedValues: ["1","01","2","02","13","013"]}]);
errors++;
}
}
if(data.special_instructions !== undefined){
let data1 = data.special_instructions;
if(!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1))){
found.push([path+"/special_instructions", "PeShipping#/properties/special_instructions/type", {type: "integer"}]);
errors++;
}
if(!(data1 === 1 || data1 === 2 || data1 === 3 || data1 === 4 || data1 === 5 || data1 === 6 || data1 === 7 || data1 === 8 || data1 === 9)){
found.push([path+"/special_instructions", "PeShipping#/properties/special_instructions/enum", {allowedValues: [1,2,3,4,5,6,7,8,9]}]);
errors++;
}
}
if(data.handling_instructions !== undefined){
if(typeof data.handling_instructions !== "string"){
found.push([path+"/handling_instructions", "PeShipping#/properties/handling_instructions/type", {type: "string"}]);
errors++;
}
}
if(data.gross_weight_measure !== undefined){
if(typeof data.gross_weight_measure !== "string"){
found.push([path+"/gross_weight_measure", "PeShipping#/properties/gross_weight_measure/type", {type: "string"}]);
errors++;
}
}
if(data.gross_weight_measure_id !== undefined){
if(typeof data.gross_weight_measure_id !== "string"){
found.push([path+"/gross_weight_measure_id", "PeShipping#/properties/gross_weight_measure_id/type", {type: "string"}]);
errors++;
}
}
if(data.shipment_stage !== undefined){
if(errors < 400){
const before0 = found.length;
if(!validate34(data.shipment_stage, path+"/shipment_stage", found)){
errors += found.length - before0;
}
}
}
if(data.delivery !== undefined){
if(errors < 400){
const before1 = found.length;
if(!validate36(data.delivery, path+"/delivery", found)){
errors += found.length - before1;
}
}
}
if(data.transport_handling_unit !== undefined){
if(errors < 400){
const before2 = found.length;
if(!validate37(data.transport_handling_unit, path+"/transport_handling_unit", found)){
errors += found.length - before2;
}
}
}
}
else {
found.push([path, "PeShipping#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate39(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
switch(key0.length){
case 9:switch(key0){case "mx_header":case "co_header":case "pe_header":case "ar_header":continue;}break;
case 11:switch(key0){case "mx_shipping":case "pe_shipping":continue;}break;
case 10:switch(key0){case "mx_exports":continue;}break;
case 13:switch(key0){case "pe_detraction":continue;}break;
case 18:switch(key0){case "pe_cargo_transport":continue;}break;
case 19:switch(key0){case "pe_retention_header":continue;}break;
}
found.push([path, "DocumentAdditional#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
if(data.mx_header !== undefined){
if(errors < 400){
const before0 = found.length;
if(!validate16(data.mx_header, path+"/mx_header", found)){
errors += found.length - before0;
}
}
}
if(data.mx_shipping !== undefined){
if(errors < 400){
const before1 = found.length;
if(!validate20(data.mx_shipping, path+"/mx_shipping", found)){
errors += found.length - before1;
}
}
}
if(data.mx_exports !== undefined){
if(errors < 400){
const before2 = found.length;
if(!validate25(data.mx_exports, path+"/mx_exports", found)){
errors += found.length - before2;
}
}
}
if(data.co_header !== undefined){
if(errors < 400){
const before3 = found.length;
if(!validate26(data.co_header, path+"/co_header", found)){
errors += found.length - before3;
}
}
}
if(data.pe_header !== undefined){
if(errors < 400){
const before4 = found.length;
if(!validate27(data.pe_header, path+"/pe_header", found)){
errors += found.length - before4;
}
}
}
if(data.pe_detraction !== undefined){
if(errors < 400){
const before5 = found.length;
if(!validate28(data.pe_detraction, path+"/pe_detraction", found)){
errors += found.length - before5;
}
}
}
if(data.pe_cargo_transport !== undefined){
if(errors < 400){
const before6 = found.length;
if(!validate29(data.pe_cargo_transport, path+"/pe_cargo_transport", found)){
errors += found.length - before6;
}
}
}
if(data.ar_header !== undefined){
if(errors < 400){
const before7 = found.length;
if(!validate30(data.ar_header, path+"/ar_header", found)){
errors += found.length - before7;
}
}
}
if(data.pe_retention_header !== undefined){
if(errors < 400){
const before8 = found.length;
if(!validate31(data.pe_retention_header, path+"/pe_retention_header", found)){
errors += found.length - before8;
}
}
}
if(data.pe_shipping !== undefined){
if(errors < 400){
const before9 = found.length;
if(!validate38(data.pe_shipping, path+"/pe_shipping", found)){
errors += found.length - before9;
}
}
}
}
else {
found.push([path, "DocumentAdditional#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate40(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.account_id === undefined){
found.push([path, "DocumentHeader#/required", {missingProperty: "account_id"}]);
errors++;
}
if(data.document_type_id === undefined){
found.push([path, "DocumentHeader#/required", {missingProperty: "document_type_id"}]);
errors++;
}
if(data.issue_date === undefined){
found.push([path, "DocumentHeader#/required", {missingProperty: "issue_date"}]);
errors++;
}
if(data.issuer_address === undefined){
found.push([path, "DocumentHeader#/required", {missingProperty: "issuer_address"}]);
errors++;
}
if(data.issuer_district === undefined){
found.push([path, "DocumentHeader#/required", {missingProperty: "issuer_district"}]);
errors++;
}
if(data.issuer_city === undefined){
found.push([path, "DocumentHeader#/required", {missingProperty: "issuer_city"}]);
errors++;
}
if(data.issuer_phone === undefined){
found.push([path, "DocumentHeader#/required", {missingProperty: "issuer_phone"}]);
errors++;
}
if(data.issuer_activity === undefined){
found.push([path, "DocumentHeader#/required", {missingProperty: "issuer_activity"}]);
errors++;
}
if(data.receiver_address === undefined){
found.push([path, "DocumentHeader#/required", {missingProperty: "receiver_address"}]);
errors++;
}
if(data.receiver_phone === undefined){
found.push([path, "DocumentHeader#/required", {missingProperty: "receiver_phone"}]);
errors++;
}
if(data.payment_conditions === undefined){
found.push([path, "DocumentHeader#/required", {missingProperty: "payment_conditions"}]);
errors++;
}
if(data.document_status === undefined){
found.push([path, "DocumentHeader#/required", {missingProperty: "document_status"}]);
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
switch(key0.length){
case 10:switch(key0){case "account_id":case "issue_date":case "guide_type":case "additional":continue;}break;
case 16:switch(key0){case "document_type_id":case "receiver_address":case "port_embarkation":case "shipping_address":continue;}break;
case 22:switch(key0){case "document_sequence_code":continue;}break;
case 23:switch(key0){case "document_type_taxbureau":case "transportation_doc_type":case "deployment_observations":continue;}break;
case 15:switch(key0){case "document_number":case "issuer_district":case "issuer_state_id":case "issuer_activity":case "document_status":continue;}break;
case 20:switch(key0){case "received_issued_flag":case "customer_supplier_id":case "receiver_tax_id_code":case "receiver_tax_id_type":continue;}break;
case 27:switch(key0){case "taxbureau_validation_status":continue;}break;
case 18:switch(key0){case "issuer_tax_id_code":case "issuer_tax_id_type":case "receiver_county_id":case "payment_conditions":case "branch_office_code":continue;}break;
case 17:switch(key0){case "issuer_legal_name":case "issuer_country_id":case "issuer_postalcode":case "receiver_district":case "receiver_activity":case "receiver_state_id":case "service_indicator":continue;}break;
case 14:switch(key0){case "issuer_address":case "receiver_phone":case "receiver_email":continue;}break;
case 11:switch(key0){case "issuer_city":case "currency_id":case "sale_clause":continue;}break;
case 12:switch(key0){case "issuer_phone":case "observations":case "gross_weight":continue;}break;
case 19:switch(key0){case "receiver_legal_name":case "receiver_postalcode":case "receiver_country_id":case "exchange_rate_value":case "port_disembarkation":continue;}break;
case 13:switch(key0){case "receiver_city":case "sale_modality":case "transfer_type":continue;}break;
case 9:switch(key0){case "seller_id":continue;}break;
case 26:switch(key0){case "transportation_doc_billing":continue;}break;
}
found.push([path, "DocumentHeader#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
if(data.account_id !== undefined){
let data0 = data.account_id;
if(!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))){
found.push([path+"/account_id", "DocumentHeader#/properties/account_id/type", {type: "integer"}]);
errors++;
}
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
found.push([path+"/account_id", "DocumentHeader#/properties/account_id/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data0 < -9007199254740991 || isNaN(data0)){
found.push([path+"/account_id", "DocumentHeader#/properties/account_id/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
}
if(data.document_type_id !== undefined){
let data1 = data.document_type_id;
if(!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1))){
found.push([path+"/document_type_id", "DocumentHeader#/properties/document_type_id/type", {type: "integer"}]);
errors++;
}
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
found.push([path+"/document_type_id", "DocumentHeader#/properties/document_type_id/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data1 < 1 || isNaN(data1)){
found.push([path+"/document_type_id", "DocumentHeader#/properties/document_type_id/minimum", {comparison: ">=", limit: 1}]);
errors++;
}
}
}
if(data.document_sequence_code !== undefined){
if(typeof data.document_sequence_code !== "string"){
found.push([path+"/document_sequence_code", "DocumentHeader#/properties/document_sequence_code/type", {type: "string"}]);
errors++;
}
}
if(data.document_type_taxbureau !== undefined){
if(typeof data.document_type_taxbureau !== "string"){
found.push([path+"/document_type_taxbureau", "DocumentHeader#/properties/document_type_taxbureau/type", {type: "string"}]);
errors++;
}
}
if(data.document_number !== undefined){
let data4 = data.document_number;
if(!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4))){
found.push([path+"/document_number", "DocumentHeader#/properties/document_number/type", {type: "integer"}]);
errors++;
}
if(typeof data4 == "number"){
if(data4 > 9007199254740991 || isNaN(data4)){
found.push([path+"/document_number", "DocumentHeader#/properties/document_number/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data4 < -9007199254740991 || isNaN(data4)){
found.push([path+"/document_number", "DocumentHeader#/properties/document_number/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
}
if(data.received_issued_flag !== undefined){
let data5 = data.received_issued_flag;
if(!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5))){
found.push([path+"/received_issued_flag", "DocumentHeader#/properties/received_issued_flag/type", {type: "integer"}]);
errors++;
}
if(!(data5 === 0 || data5 === 1)){
found.push([path+"/received_issued_flag", "DocumentHeader#/properties/received_issued_flag/enum", {allowedValues: [0,1]}]);
errors++;
}
}
if(data.taxbureau_validation_status !== undefined){
let data6 = data.taxbureau_validation_status;
if(!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6))){
found.push([path+"/taxbureau_validation_status", "DocumentHeader#/properties/taxbureau_validation_status/type", {type: "integer"}]);
errors++;
}
if(typeof data6 == "number"){
if(data6 > 9007199254740991 || isNaN(data6)){
found.push([path+"/taxbureau_validation_status", "DocumentHeader#/properties/taxbureau_validation_status/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data6 < -9007199254740991 || isNaN(data6)){
found.push([path+"/taxbureau_validation_status", "DocumentHeader#/properties/taxbureau_validation_status/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
}
if(data.issue_date !== undefined){
let data7 = data.issue_date;
if(typeof data7 === "string"){
if(!pattern5.test(data7)){
found.push([path+"/issue_date", "DocumentHeader#/properties/issue_date/pattern", {pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"}]);
errors++;
}
if(!formats2(data7)){
found.push([path+"/issue_date", "DocumentHeader#/properties/issue_date/format", {format: "date"}]);
errors++;
}
}
else {
found.push([path+"/issue_date", "DocumentHeader#/properties/issue_date/type", {type: "string"}]);
errors++;
}
}
if(data.issuer_tax_id_code !== undefined){
if(typeof data.issuer_tax_id_code !== "string"){
found.push([path+"/issuer_tax_id_code", "DocumentHeader#/properties/issuer_tax_id_code/type", {type: "string"}]);
errors++;
}
}
if(data.issuer_tax_id_type !== undefined){
if(typeof data.issuer_tax_id_type !== "string"){
found.push([path+"/issuer_tax_id_type", "DocumentHeader#/properties/issuer_tax_id_type/type", {type: "string"}]);
errors++;
}
}
if(data.issuer_legal_name !== undefined){
if(typeof data.issuer_legal_name !== "string"){
found.push([path+"/issuer_legal_name", "DocumentHeader#/properties/issuer_legal_name/type", {type: "string"}]);
errors++;
}
}
if(data.issuer_address !== undefined){
if(typeof data.issuer_address !== "string"){
found.push([path+"/issuer_address", "DocumentHeader#/properties/issuer_address/type", {type: "string"}]);
errors++;
}
}
if(data.issuer_district !== undefined){
if(typeof data.issuer_district !== "string"){
found.push([path+"/issuer_district", "DocumentHeader#/properties/issuer_district/type", {type: "string"}]);
errors++;
}
}
if(data.issuer_city !== undefined){
if(typeof data.issuer_city !== "string"){
found.push([path+"/issuer_city", "DocumentHeader#/properties/issuer_city/type", {type: "string"}]);
errors++;
}
}
if(data.issuer_state_id !== undefined){
let data14 = data.issuer_state_id;
if(!(typeof data14 == "number" && !(data14 % 1) && !isNaN(data14))){
found.push([path+"/issuer_state_id", "DocumentHeader#/properties/issuer_state_id/type", {type: "integer"}]);
errors++;
}
if(typeof data14 == "number"){
if(data14 > 9007199254740991 || isNaN(data14)){
found.push([path+"/issuer_state_id", "DocumentHeader#/properties/issuer_state_id/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data14 < -9007199254740991 || isNaN(data14)){
found.push([path+"/issuer_state_id", "DocumentHeader#/properties/issuer_state_id/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
}
if(data.issuer_country_id !== undefined){
if(typeof data.issuer_country_id !== "string"){
found.push([path+"/issuer_country_id", "DocumentHeader#/properties/issuer_country_id/type", {type: "string"}]);
errors++;
}
}
if(data.issuer_phone !== undefined){
if(typeof data.issuer_phone !== "string"){
found.push([path+"/issuer_phone", "DocumentHeader#/properties/issuer_phone/type", {type: "string"}]);
errors++;
}
}
if(data.issuer_activity !== undefined){
if(typeof data.issuer_activity !== "string"){
found.push([path+"/issuer_activity", "DocumentHeader#/properties/issuer_activity/type", {type: "string"}]);
errors++;
}
}
if(data.issuer_postalcode !== undefined){
if(typeof data.issuer_postalcode !== "string"){
found.push([path+"/issuer_postalcode", "DocumentHeader#/properties/issuer_postalcode/type", {type: "string"}]);
errors++;
}
}
if(data.customer_supplier_id !== undefined){
let data19 = data.customer_supplier_id;
if(!(typeof data19 == "number" && !(data19 % 1) && !isNaN(data19))){
found.push([path+"/customer_supplier_id", "DocumentHeader#/properties/customer_supplier_id/type", {type: "integer"}]);
errors++;
}
if(typeof data19 == "number"){
if(data19 > 9007199254740991 || isNaN(data19)){
found.push([path+"/customer_supplier_id", "DocumentHeader#/properties/customer_supplier_id/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data19 < -9007199254740991 || isNaN(data19)){
found.push([path+"/customer_supplier_id", "DocumentHeader#/properties/customer_supplier_id/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
}
if(data.receiver_tax_id_code !== undefined){
if(typeof data.receiver_tax_id_code !== "string"){
found.push([path+"/receiver_tax_id_code", "DocumentHeader#/properties/receiver_tax_id_code/type", {type: "string"}]);
errors++;
}
}
if(data.receiver_tax_id_type !== undefined){
if(typeof data.receiver_tax_id_type !== "string"){
found.push([path+"/receiver_tax_id_type", "DocumentHeader#/properties/receiver_tax_id_type/type", {type: "string"}]);
errors++;
}
}
if(data.receiver_legal_name !== undefined){
if(typeof data.receiver_legal_name !== "string"){
found.push([path+"/receiver_legal_name", "DocumentHeader#/properties/receiver_legal_name/type", {type: "string"}]);
errors++;
}
}
if(data.receiver_address !== undefined){
if(typeof data.receiver_address !== "string"){
found.push([path+"/receiver_address", "DocumentHeader#/properties/receiver_address/type", {type: "string"}]);
errors++;
}
}
if(data.receiver_district !== undefined){
if(typeof data.receiver_district !== "string"){
found.push([path+"/receiver_district", "DocumentHeader#/properties/receiver_district/type", {type: "string"}]);
errors++;
}
}
if(data.receiver_city !== undefined){
if(typeof data.receiver_city !== "string"){
found.push([path+"/receiver_city", "DocumentHeader#/properties/receiver_city/type", {type: "string"}]);
errors++;
}
}
if(data.receiver_phone !== undefined){
if(typeof data.receiver_phone !== "string"){
found.push([path+"/receiver_phone", "DocumentHeader#/properties/receiver_phone/type", {type: "string"}]);
errors++;
}
}
if(data.receiver_activity !== undefined){
if(typeof data.receiver_activity !== "string"){
found.push([path+"/receiver_activity", "DocumentHeader#/properties/receiver_activity/type", {type: "string"}]);
errors++;
}
}
if(data.receiver_postalcode !== undefined){
if(typeof data.receiver_postalcode !== "string"){
found.push([path+"/receiver_postalcode", "DocumentHeader#/properties/receiver_postalcode/type", {type: "string"}]);
errors++;
}
}
if(data.receiver_state_id !== undefined){
let data29 = data.receiver_state_id;
if(!(typeof data29 == "number" && !(data29 % 1) && !isNaN(data29))){
found.push([path+"/receiver_state_id", "DocumentHeader#/properties/receiver_state_id/type", {type: "integer"}]);
errors++;
}
if(typeof data29 == "number"){
if(data29 > 9007199254740991 || isNaN(data29)){
found.push([path+"/receiver_state_id", "DocumentHeader#/properties/receiver_state_id/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data29 < -9007199254740991 || isNaN(data29)){
found.push([path+"/receiver_state_id", "DocumentHeader#/properties/receiver_state_id/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
}
if(data.receiver_county_id !== undefined){
if(typeof data.receiver_county_id !== "string"){
found.push([path+"/receiver_county_id", "DocumentHeader#/properties/receiver_county_id/type", {type: "string"}]);
errors++;
}
}
if(data.receiver_country_id !== undefined){
let data31 = data.receiver_country_id;
if(!(typeof data31 == "number" && !(data31 % 1) && !isNaN(data31))){
found.push([path+"/receiver_country_id", "DocumentHeader#/properties/receiver_country_id/type", {type: "integer"}]);
errors++;
}
if(typeof data31 == "number"){
if(data31 > 9007199254740991 || isNaN(data31)){
found.push([path+"/receiver_country_id", "DocumentHeader#/properties/receiver_country_id/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data31 < -9007199254740991 || isNaN(data31)){
found.push([path+"/receiver_country_id", "DocumentHeader#/properties/receiver_country_id/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
}
if(data.receiver_email !== undefined){
if(typeof data.receiver_email !== "string"){
found.push([path+"/receiver_email", "DocumentHeader#/properties/receiver_email/type", {type: "string"}]);
errors++;
}
}
if(data.payment_conditions !== undefined){
let data33 = data.payment_conditions;
if(typeof data33 === "string"){
if(!pattern3.test(data33)){
found.push([path+"/payment_conditions", "DocumentHeader#/properties/payment_conditions/pattern", {pattern: "^[0-9][0-9,]*$"}]);
errors++;
}
}
else {
found.push([path+"/payment_conditions", "DocumentHeader#/properties/payment_conditions/type", {type: "string"}]);
errors++;
}
}
if(data.seller_id !== undefined){
let data34 = data.seller_id;
if(!(typeof data34 == "number" && !(data34 % 1) && !isNaN(data34))){
found.push([path+"/seller_id", "DocumentHeader#/properties/seller_id/type", {type: "integer"}]);
errors++;
}
if(typeof data34 == "number"){
if(data34 > 9007199254740991 || isNaN(data34)){
found.push([path+"/seller_id", "DocumentHeader#/properties/seller_id/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data34 < -9007199254740991 || isNaN(data34)){
found.push([path+"/seller_id", "DocumentHeader#/properties/seller_id/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
}
if(data.currency_id !== undefined){
let data35 = data.currency_id;
if(typeof data35 == "number"){
if(data35 > 9007199254740991 || isNaN(data35)){
found.push([path+"/currency_id", "DocumentHeader#/properties/currency_id/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data35 < -9007199254740991 || isNaN(data35)){
found.push([path+"/currency_id", "DocumentHeader#/properties/currency_id/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
else {
found.push([path+"/currency_id", "DocumentHeader#/properties/currency_id/type", {type: "number"}]);
errors++;
}
}
if(data.exchange_rate_value !== undefined){
let data36 = data.exchange_rate_value;
if(!(typeof data36 == "number" && !(data36 % 1) && !isNaN(data36))){
found.push([path+"/exchange_rate_value", "DocumentHeader#/properties/exchange_rate_value/type", {type: "integer"}]);
errors++;
}
if(typeof data36 == "number"){
if(data36 > 9007199254740991 || isNaN(data36)){
found.push([path+"/exchange_rate_value", "DocumentHeader#/properties/exchange_rate_value/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data36 < -9007199254740991 || isNaN(data36)){
found.push([path+"/exchange_rate_value", "DocumentHeader#/properties/exchange_rate_value/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
}
if(data.service_indicator !== undefined){
let data37 = data.service_indicator;
if(!(typeof data37 == "number" && !(data37 % 1) && !isNaN(data37))){
found.push([path+"/service_indicator", "DocumentHeader#/properties/service_indicator/type", {type: "integer"}]);
errors++;
}
if(!(data37 === 1 || data37 === 2 || data37 === 3 || data37 === 4 || data37 === 5)){
found.push([path+"/service_indicator", "DocumentHeader#/properties/service_indicator/enum", {allowedValues: [1,2,3,4,5]}]);
errors++;
}
}
if(data.sale_modality !== undefined){
let data38 = data.sale_modality;
if(!(typeof data38 == "number" && !(data38 % 1) && !isNaN(data38))){
found.push([path+"/sale_modality", "DocumentHeader#/properties/sale_modality/type", {type: "integer"}]);
errors++;
}
if(!(data38 === 1 || data38 === 2 || data38 === 3 || data38 === 4 || data38 === 9)){
found.push([path+"/sale_modality", "DocumentHeader#/properties/sale_modality/enum", {allowedValues: [1,2,3,4,9]}]);
errors++;
}
}
if(data.sale_clause !== undefined){
let data39 = data.sale_clause;
if(!(typeof data39 == "number" && !(data39 % 1) && !isNaN(data39))){
found.push([path+"/sale_clause", "DocumentHeader#/properties/sale_clause/type", {type: "integer"}]);
errors++;
}
if(!(data39 === 1 || data39 === 2 || data39 === 3 || data39 === 4 || data39 === 5 || data39 === 6 || data39 === 9 || data39 === 10 || data39 === 11 || data39 === 12 || data39 === 17 || data39 === 18 || data39 === 8)){
found.push([path+"/sale_clause", "DocumentHeader#/properties/sale_clause/enum", {allowedValues: [1,2,3,4,5,6,9,10,11,12,17,18,8]}]);
errors++;
}
}
if(data.guide_type !== undefined){
let data40 = data.guide_type;
if(!(typeof data40 == "number" && !(data40 % 1) && !isNaN(data40))){
found.push([path+"/guide_type", "DocumentHeader#/properties/guide_type/type", {type: "integer"}]);
errors++;
}
if(!(data40 === 1 || data40 === 2 || data40 === 3 || data40 === 4 || data40 === 5 || data40 === 6 || data40 === 7 || data40 === 8 || data40 === 9)){
found.push([path+"/guide_type", "DocumentHeader#/properties/guide_type/enum", {allowedValues: [1,2,3,4,5,6,7,8,9]}]);
errors++;
}
}
if(data.transfer_type !== undefined){
let data41 = data.transfer_type;
if(!(typeof data41 == "number" && !(data41 % 1) && !isNaN(data41))){
found.push([path+"/transfer_type", "DocumentHeader#/properties/transfer_type/type", {type: "integer"}]);
errors++;
}
if(!(data41 === 1 || data41 === 2 || data41 === 3)){
found.push([path+"/transfer_type", "DocumentHeader#/properties/transfer_type/enum", {allowedValues: [1,2,3]}]);
errors++;
}
}
if(data.transportation_doc_type !== undefined){
let data42 = data.transportation_doc_type;
if(typeof data42 != "number"){
found.push([path+"/transportation_doc_type", "DocumentHeader#/properties/transportation_doc_type/type", {type: "number"}]);
errors++;
}
if(!(data42 === 1 || data42 === 2 || data42 === 3 || data42 === 4 || data42 === 5 || data42 === 6 || data42 === 7 || data42 === 8 || data42 === 9)){
found.push([path+"/transportation_doc_type", "DocumentHeader#/properties/transportation_doc_type/enum", {allowedValues: [1,2,3,4,5,6,7,8,9]}]);
errors++;
}
}
if(data.transportation_doc_billing !== undefined){
let data43 = data.transportation_doc_billing;
if(typeof data43 != "number"){
found.push([path+"/transportation_doc_billing", "DocumentHeader#/properties/transportation_doc_billing/type", {type: "number"}]);
errors++;
}
if(!(data43 === 1 || data43 === 2 || data43 === 3)){
found.push([path+"/transportation_doc_billing", "DocumentHeader#/properties/transportation_doc_billing/enum", {allowedValues: [1,2,3]}]);
errors++;
}
}
if(data.branch_office_code !== undefined){
if(typeof data.branch_office_code !== "string"){
found.push([path+"/branch_office_code", "DocumentHeader#/properties/branch_office_code/type", {type: "string"}]);
errors++;
}
}
if(data.observations !== undefined){
if(typeof data.observations !== "string"){
found.push([path+"/observations", "DocumentHeader#/properties/observations/type", {type: "string"}]);
errors++;
}
}
if(data.deployment_observations !== undefined){
let data46 = data.deployment_observations;
if(!(typeof data46 == "number" && !(data46 % 1) && !isNaN(data46))){
found.push([path+"/deployment_observations", "DocumentHeader#/properties/deployment_observations/type", {type: "integer"}]);
errors++;
}
if(!(data46 === 0 || data46 === 1 || data46 === 2 || data46 === 3)){
found.push([path+"/deployment_observations", "DocumentHeader#/properties/deployment_observations/enum", {allowedValues: [0,1,2,3]}]);
errors++;
}
}
if(data.port_disembarkation !== undefined){
if(typeof data.port_disembarkation !== "string"){
found.push([path+"/port_disembarkation", "DocumentHeader#/properties/port_disembarkation/type", {type: "string"}]);
errors++;
}
}
if(data.port_embarkation !== undefined){
if(typeof data.port_embarkation !== "string"){
found.push([path+"/port_embarkation", "DocumentHeader#/properties/port_embarkation/type", {type: "string"}]);
errors++;
}
}
if(data.gross_weight !== undefined){
if(typeof data.gross_weight !== "string"){
found.push([path+"/gross_weight", "DocumentHeader#/properties/gross_weight/type", {type: "string"}]);
errors++;
}
}
if(data.shipping_address !== undefined){
if(typeof data.shipping_address !== "string"){
found.push([path+"/shipping_address", "DocumentHeader#/properties/shipping_address/type", {type: "string"}]);
errors++;
}
}
if(data.document_status !== undefined){
let data51 = data.document_status;
if(typeof data51 != "number"){
found.push([path+"/document_status", "DocumentHeader#/properties/document_status/type", {type: "number"}]);
errors++;
}
if(!(data51 === 0 || data51 === 1 || data51 === 2 || data51 === 3)){
found.push([path+"/document_status", "DocumentHeader#/properties/document_status/enum", {allowedValues: [0,1,2,3]}]);
errors++;
}
}
if(data.additional !== undefined){
if(errors < 400){
const before0 = found.length;
if(!validate39(data.additional, path+"/additional", found)){
errors += found.length - before0;
}
}
}
}
else {
found.push([path, "DocumentHeader#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate41(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tax_type_id === undefined){
found.push([path, "LineTax#/required", {missingProperty: "tax_type_id"}]);
errors++;
}
if(data.tax_percentage === undefined){
found.push([path, "LineTax#/required", {missingProperty: "tax_percentage"}]);
errors++;
}
if(data.tax_amount === undefined){
found.push([path, "LineTax#/required", {missingProperty: "tax_amount"}]);
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(key0 === "tax_type_id" || key0 === "tax_percentage" || key0 === "tax_amount")){
found.push([path, "LineTax#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.tax_type_id !== undefined){
if(typeof data.tax_type_id !== "string"){
found.push([path+"/tax_type_id", "LineTax#/properties/tax_type_id/type", {type: "string"}]);
errors++;
}
}
if(data.tax_percentage !== undefined){
let data1 = data.tax_percentage;
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
found.push([path+"/tax_percentage", "LineTax#/properties/tax_percentage/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data1 < -9007199254740991 || isNaN(data1)){
found.push([path+"/tax_percentage", "LineTax#/properties/tax_percentage/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
else {
found.push([path+"/tax_percentage", "LineTax#/properties/tax_percentage/type", {type: "number"}]);
errors++;
}
}
if(data.tax_amount !== undefined){
let data2 = data.tax_amount;
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
found.push([path+"/tax_amount", "LineTax#/properties/tax_amount/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data2 < -9007199254740991 || isNaN(data2)){
found.push([path+"/tax_amount", "LineTax#/properties/tax_amount/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
else {
found.push([path+"/tax_amount", "LineTax#/properties/tax_amount/type", {type: "number"}]);
errors++;
}
}
}
else {
found.push([path, "LineTax#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate42(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(key0 === "product_service_identifier" || key0 === "measure_unit_code")){
found.push([path, "MxDetail#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.product_service_identifier !== undefined){
if(typeof data.product_service_identifier !== "string"){
found.push([path+"/product_service_identifier", "MxDetail#/properties/product_service_identifier/type", {type: "string"}]);
errors++;
}
}
if(data.measure_unit_code !== undefined){
if(typeof data.measure_unit_code !== "string"){
found.push([path+"/measure_unit_code", "MxDetail#/properties/measure_unit_code/type", {type: "string"}]);
errors++;
}
}
}
else {
found.push([path, "MxDetail#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate43(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(key0 !== "mx_detail"){
found.push([path, "DocumentLineAdditional#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.mx_detail !== undefined){
if(errors < 400){
const before0 = found.length;
if(!validate42(data.mx_detail, path+"/mx_detail", found)){
errors += found.length - before0;
}
}
}
}
else {
found.push([path, "DocumentLineAdditional#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate44(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.quantity === undefined){
found.push([path, "DocumentLine#/required", {missingProperty: "quantity"}]);
errors++;
}
if(data.unit_price === undefined){
found.push([path, "DocumentLine#/required", {missingProperty: "unit_price"}]);
errors++;
}
if(data.total_amount_line === undefined){
found.push([path, "DocumentLine#/required", {missingProperty: "total_amount_line"}]);
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
switch(key0.length){
case 8:switch(key0){case "quantity":continue;}break;
case 3:switch(key0){case "sku":continue;}break;
case 16:switch(key0){case "line_description":case "long_description":continue;}break;
case 10:switch(key0){case "unit_price":case "additional":continue;}break;
case 12:switch(key0){case "unit_measure":continue;}break;
case 15:switch(key0){case "modifier_amount":continue;}break;
case 19:switch(key0){case "modifier_percentage":continue;}break;
case 11:switch(key0){case "total_taxes":continue;}break;
case 17:switch(key0){case "total_amount_line":continue;}break;
case 5:switch(key0){case "taxes":continue;}break;
}
found.push([path, "DocumentLine#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
if(data.quantity !== undefined){
let data0 = data.quantity;
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
found.push([path+"/quantity", "DocumentLine#/properties/quantity/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data0 < -9007199254740991 || isNaN(data0)){
found.push([path+"/quantity", "DocumentLine#/properties/quantity/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
if(!decimals(data0, 6)){
found.push([path+"/quantity", "DocumentLine#/properties/quantity/x-decimals", {}]);
errors++;
}
}
else {
found.push([path+"/quantity", "DocumentLine#/properties/quantity/type", {type: "number"}]);
errors++;
}
}
if(data.sku !== undefined){
if(typeof data.sku !== "string"){
found.push([path+"/sku", "DocumentLine#/properties/sku/type", {type: "string"}]);
errors++;
}
}
if(data.line_description !== undefined){
let data2 = data.line_description;
if(typeof data2 === "string"){
if(data2.length > 100 && codePoints(data2) > 100){
found.push([path+"/line_description", "DocumentLine#/properties/line_description/maxLength", {limit: 100}]);
errors++;
}
}
else {
found.push([path+"/line_description", "DocumentLine#/properties/line_description/type", {type: "string"}]);
errors++;
}
}
if(data.unit_price !== undefined){
let data3 = data.unit_price;
if(typeof data3 == "number"){
if(data3 > 9007199254740991 || isNaN(data3)){
found.push([path+"/unit_price", "DocumentLine#/properties/unit_price/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data3 < -9007199254740991 || isNaN(data3)){
found.push([path+"/unit_price", "DocumentLine#/properties/unit_price/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
if(!decimals(data3, 6)){
found.push([path+"/unit_price", "DocumentLine#/properties/unit_price/x-decimals", {}]);
errors++;
}
}
else {
found.push([path+"/unit_price", "DocumentLine#/properties/unit_price/type", {type: "number"}]);
errors++;
}
}
if(data.long_description !== undefined){
if(typeof data.long_description !== "string"){
found.push([path+"/long_description", "DocumentLine#/properties/long_description/type", {type: "string"}]);
errors++;
}
}
if(data.unit_measure !== undefined){
if(typeof data.unit_measure !== "string"){
found.push([path+"/unit_measure", "DocumentLine#/properties/unit_measure/type", {type: "string"}]);
errors++;
}
}
if(data.modifier_amount !== undefined){
let data6 = data.modifier_amount;
if(typeof data6 == "number"){
if(data6 > 9007199254740991 || isNaN(data6)){
found.push([path+"/modifier_amount", "DocumentLine#/properties/modifier_amount/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data6 < -9007199254740991 || isNaN(data6)){
found.push([path+"/modifier_amount", "DocumentLine#/properties/modifier_amount/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
else {
found.push([path+"/modifier_amount", "DocumentLine#/properties/modifier_amount/type", {type: "number"}]);
errors++;
}
}
if(data.modifier_percentage !== undefined){
let data7 = data.modifier_percentage;
if(typeof data7 == "number"){
if(data7 > 9007199254740991 || isNaN(data7)){
found.push([path+"/modifier_percentage", "DocumentLine#/properties/modifier_percentage/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data7 < -9007199254740991 || isNaN(data7)){
found.push([path+"/modifier_percentage", "DocumentLine#/properties/modifier_percentage/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
else {
found.push([path+"/modifier_percentage", "DocumentLine#/properties/modifier_percentage/type", {type: "number"}]);
errors++;
}
}
if(data.total_taxes !== undefined){
let data8 = data.total_taxes;
if(typeof data8 == "number"){
if(data8 > 9007199254740991 || isNaN(data8)){
found.push([path+"/total_taxes", "DocumentLine#/properties/total_taxes/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data8 < -9007199254740991 || isNaN(data8)){
found.push([path+"/total_taxes", "DocumentLine#/properties/total_taxes/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
else {
found.push([path+"/total_taxes", "DocumentLine#/properties/total_taxes/type", {type: "number"}]);
errors++;
}
}
if(data.total_amount_line !== undefined){
let data9 = data.total_amount_line;
if(typeof data9 == "number"){
if(data9 > 9007199254740991 || isNaN(data9)){
found.push([path+"/total_amount_line", "DocumentLine#/properties/total_amount_line/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data9 < -9007199254740991 || isNaN(data9)){
found.push([path+"/total_amount_line", "DocumentLine#/properties/total_amount_line/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
else {
found.push([path+"/total_amount_line", "DocumentLine#/properties/total_amount_line/type", {type: "number"}]);
errors++;
}
}
if(data.taxes !== undefined){
let data10 = data.taxes;
if(Array.isArray(data10)){
const len0 = data10.length;
for(let i0=0, i0_=errors; i0<len0 && errors-i0_<400; i0++){
if(errors < 400){
const before0 = found.length;
if(!validate41(data10[i0], path+"/taxes/" + i0, found)){
errors += found.length - before0;
}
}
}
}
else {
found.push([path+"/taxes", "DocumentLine#/properties/taxes/type", {type: "array"}]);
errors++;
}
}
if(data.additional !== undefined){
if(errors < 400){
const before1 = found.length;
if(!validate43(data.additional, path+"/additional", found)){
errors += found.length - before1;
}
}
}
}
else {
found.push([path, "DocumentLine#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate45(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(key0 === "reference_paid_amount" || key0 === "reference_total_invoice_amount" || key0 === "reference_paid_date" || key0 === "reference_payment_id" || key0 === "pe_reference_taxbureau_retention_amount" || key0 === "pe_reference_taxbureau_retention_date" || key0 === "calculation_rate" || key0 === "currency_id")){
found.push([path, "PeRetentionDetails#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.reference_paid_amount !== undefined){
let data0 = data.reference_paid_amount;
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
found.push([path+"/reference_paid_amount", "PeRetentionDetails#/properties/reference_paid_amount/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data0 < -9007199254740991 || isNaN(data0)){
found.push([path+"/reference_paid_amount", "PeRetentionDetails#/properties/reference_paid_amount/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
else {
found.push([path+"/reference_paid_amount", "PeRetentionDetails#/properties/reference_paid_amount/type", {type: "number"}]);
errors++;
}
}
if(data.reference_total_invoice_amount !== undefined){
let data1 = data.reference_total_invoice_amount;
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
found.push([path+"/reference_total_invoice_amount", "PeRetentionDetails#/properties/reference_total_invoice_amount/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data1 < -9007199254740991 || isNaN(data1)){
found.push([path+"/reference_total_invoice_amount", "PeRetentionDetails#/properties/reference_total_invoice_amount/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
else {
found.push([path+"/reference_total_invoice_amount", "PeRetentionDetails#/properties/reference_total_invoice_amount/type", {type: "number"}]);
errors++;
}
}
if(data.reference_paid_date !== undefined){
let data2 = data.reference_paid_date;
if(typeof data2 === "string"){
if(!pattern5.test(data2)){
found.push([path+"/reference_paid_date", "PeRetentionDetails#/properties/reference_paid_date/pattern", {pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"}]);
errors++;
}
if(!formats2(data2)){
found.push([path+"/reference_paid_date", "PeRetentionDetails#/properties/reference_paid_date/format", {format: "date"}]);
errors++;
}
}
else {
found.push([path+"/reference_paid_date", "PeRetentionDetails#/properties/reference_paid_date/type", {type: "string"}]);
errors++;
}
}
if(data.reference_payment_id !== undefined){
if(typeof data.reference_payment_id !== "string"){
found.push([path+"/reference_payment_id", "PeRetentionDetails#/properties/reference_payment_id/type", {type: "string"}]);
errors++;
}
}
if(data.pe_reference_taxbureau_retention_amount !== undefined){
let data4 = data.pe_reference_taxbureau_retention_amount;
if(typeof data4 == "number"){
if(data4 > 9007199254740991 || isNaN(data4)){
found.push([path+"/pe_reference_taxbureau_retention_amount", "PeRetentionDetails#/properties/pe_reference_taxbureau_retention_amount/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data4 < -9007199254740991 || isNaN(data4)){
found.push([path+"/pe_reference_taxbureau_retention_amount", "PeRetentionDetails#/properties/pe_reference_taxbureau_retention_amount/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
else {
found.push([path+"/pe_reference_taxbureau_retention_amount", "PeRetentionDetails#/properties/pe_reference_taxbureau_retention_amount/type", {type: "number"}]);
errors++;
}
}
if(data.pe_reference_taxbureau_retention_date !== undefined){
let data5 = data.pe_reference_taxbureau_retention_date;
if(typeof data5 === "string"){
if(!pattern5.test(data5)){
found.push([path+"/pe_reference_taxbureau_retention_date", "PeRetentionDetails#/properties/pe_reference_taxbureau_retention_date/pattern", {pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"}]);
errors++;
}
if(!formats2(data5)){
found.push([path+"/pe_reference_taxbureau_retention_date", "PeRetentionDetails#/properties/pe_reference_taxbureau_retention_date/format", {format: "date"}]);
errors++;
}
}
else {
found.push([path+"/pe_reference_taxbureau_retention_date", "PeRetentionDetails#/properties/pe_reference_taxbureau_retention_date/type", {type: "string"}]);
errors++;
}
}
if(data.calculation_rate !== undefined){
let data6 = data.calculation_rate;
if(typeof data6 == "number"){
if(data6 > 9007199254740991 || isNaN(data6)){
found.push([path+"/calculation_rate", "PeRetentionDetails#/properties/calculation_rate/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data6 < -9007199254740991 || isNaN(data6)){
found.push([path+"/calculation_rate", "PeRetentionDetails#/properties/calculation_rate/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
else {
found.push([path+"/calculation_rate", "PeRetentionDetails#/properties/calculation_rate/type", {type: "number"}]);
errors++;
}
}
if(data.currency_id !== undefined){
if(typeof data.currency_id !== "string"){
found.push([path+"/currency_id", "PeRetentionDetails#/properties/currency_id/type", {type: "string"}]);
errors++;
}
}
}
else {
found.push([path, "PeRetentionDetails#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate46(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(key0 !== "pe_retention_details"){
found.push([path, "DocumentReferenceAdditional#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.pe_retention_details !== undefined){
if(errors < 400){
const before0 = found.length;
if(!validate45(data.pe_retention_details, path+"/pe_retention_details", found)){
errors += found.length - before0;
}
}
}
}
else {
found.push([path, "DocumentReferenceAdditional#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate47(data, path, found){
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
if(data.reference_code === undefined){
found.push([path, "DocumentReference#/required", {missingProperty: "reference_code"}]);
errors++;
}
if(data.description === undefined){
found.push([path, "DocumentReference#/required", {missingProperty: "description"}]);
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(key0 === "document_type_id" || key0 === "reference_type" || key0 === "reference_number" || key0 === "reference_document_id" || key0 === "reference_code" || key0 === "description" || key0 === "reference_date" || key0 === "additional")){
found.push([path, "DocumentReference#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.document_type_id !== undefined){
let data6 = data.document_type_id;
if(!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6))){
found.push([path+"/document_type_id", "DocumentReference#/properties/document_type_id/type", {type: "integer"}]);
errors++;
}
if(typeof data6 == "number"){
if(data6 > 9007199254740991 || isNaN(data6)){
found.push([path+"/document_type_id", "DocumentReference#/properties/document_type_id/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data6 < -9007199254740991 || isNaN(data6)){
found.push([path+"/document_type_id", "DocumentReference#/properties/document_type_id/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
}
if(data.reference_type !== undefined){
let data7 = data.reference_type;
if(!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7))){
found.push([path+"/reference_type", "DocumentReference#/properties/reference_type/type", {type: "integer"}]);
errors++;
}
if(!(data7 === 801 || data7 === 802 || data7 === 803 || data7 === 804 || data7 === 805 || data7 === 806 || data7 === 807 || data7 === 808 || data7 === 809 || data7 === 810 || data7 === 811 || data7 === 812 || data7 === 813 || data7 === 814 || data7 === 815)){
found.push([path+"/reference_type", "DocumentReference#/properties/reference_type/enum", {allowedValues: [801,802,803,804,805,806,807,808,809,810,811,812,813,814,815]}]);
errors++;
}
}
if(data.reference_number !== undefined){
if(typeof data.reference_number !== "string"){
found.push([path+"/reference_number", "DocumentReference#/properties/reference_number/type", {type: "string"}]);
errors++;
}
}
if(data.reference_document_id !== undefined){
let data9 = data.reference_document_id;
if(!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9))){
found.push([path+"/reference_document_id", "DocumentReference#/properties/reference_document_id/type", {type: "integer"}]);
errors++;
}
if(typeof data9 == "number"){
if(data9 > 9007199254740991 || isNaN(data9)){
found.push([path+"/reference_document_id", "DocumentReference#/properties/reference_document_id/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data9 < -9007199254740991 || isNaN(data9)){
found.push([path+"/reference_document_id", "DocumentReference#/properties/reference_document_id/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
}
if(data.reference_code !== undefined){
let data10 = data.reference_code;
if(!(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10))){
found.push([path+"/reference_code", "DocumentReference#/properties/reference_code/type", {type: "integer"}]);
errors++;
}
if(!(data10 === 1 || data10 === 2 || data10 === 3 || data10 === 4 || data10 === 5 || data10 === 6 || data10 === 7)){
found.push([path+"/reference_code", "DocumentReference#/properties/reference_code/enum", {allowedValues: [1,2,3,4,5,6,7]}]);
errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
found.push([path+"/description", "DocumentReference#/properties/description/type", {type: "string"}]);
errors++;
}
}
if(data.reference_date !== undefined){
let data12 = data.reference_date;
if(typeof data12 === "string"){
if(!pattern5.test(data12)){
found.push([path+"/reference_date", "DocumentReference#/properties/reference_date/pattern", {pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"}]);
errors++;
}
if(!formats2(data12)){
found.push([path+"/reference_date", "DocumentReference#/properties/reference_date/format", {format: "date"}]);
errors++;
}
}
else {
found.push([path+"/reference_date", "DocumentReference#/properties/reference_date/type", {type: "string"}]);
errors++;
}
}
if(data.additional !== undefined){
if(errors < 400){
const before0 = found.length;
if(!validate46(data.additional, path+"/additional", found)){
errors += found.length - before0;
}
}
}
}
else {
found.push([path, "DocumentReference#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate48(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.discount_surcharge_code === undefined){
found.push([path, "DocumentGlobal#/required", {missingProperty: "discount_surcharge_code"}]);
errors++;
}
if(data.discount_surcharge_value === undefined){
found.push([path, "DocumentGlobal#/required", {missingProperty: "discount_surcharge_value"}]);
errors++;
}
if(data.discount_surcharge_type === undefined){
found.push([path, "DocumentGlobal#/required", {missingProperty: "discount_surcharge_type"}]);
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(key0 === "discount_surcharge_code" || key0 === "discount_surcharge_value" || key0 === "discount_surcharge_type")){
found.push([path, "DocumentGlobal#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.discount_surcharge_code !== undefined){
let data0 = data.discount_surcharge_code;
if(typeof data0 !== "string"){
found.push([path+"/discount_surcharge_code", "DocumentGlobal#/properties/discount_surcharge_code/type", {type: "string"}]);
errors++;
}
if(!(data0 === "DA" || data0 === "DE" || data0 === "RA" || data0 === "RE")){
found.push([path+"/discount_surcharge_code", "DocumentGlobal#/properties/discount_surcharge_code/enum", {allowedValues: ["DA","DE","RA","RE"]}]);
errors++;
}
}
if(data.discount_surcharge_value !== undefined){
let data1 = data.discount_surcharge_value;
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
found.push([path+"/discount_surcharge_value", "DocumentGlobal#/properties/discount_surcharge_value/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data1 < -9007199254740991 || isNaN(data1)){
found.push([path+"/discount_surcharge_value", "DocumentGlobal#/properties/discount_surcharge_value/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
else {
found.push([path+"/discount_surcharge_value", "DocumentGlobal#/properties/discount_surcharge_value/type", {type: "number"}]);
errors++;
}
}
if(data.discount_surcharge_type !== undefined){
let data2 = data.discount_surcharge_type;
if(typeof data2 !== "string"){
found.push([path+"/discount_surcharge_type", "DocumentGlobal#/properties/discount_surcharge_type/type", {type: "string"}]);
errors++;
}
if(!(data2 === "$" || data2 === "%")){
found.push([path+"/discount_surcharge_type", "DocumentGlobal#/properties/discount_surcharge_type/enum", {allowedValues: ["$","%"]}]);
errors++;
}
}
}
else {
found.push([path, "DocumentGlobal#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate49(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.net_amount === undefined){
found.push([path, "DocumentTotals#/required", {missingProperty: "net_amount"}]);
errors++;
}
if(data.total_amount === undefined){
found.push([path, "DocumentTotals#/required", {missingProperty: "total_amount"}]);
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(key0 === "vat_credit_construction_company" || key0 === "net_amount" || key0 === "taxes_amount" || key0 === "total_amount")){
found.push([path, "DocumentTotals#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.vat_credit_construction_company !== undefined){
let data0 = data.vat_credit_construction_company;
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
found.push([path+"/vat_credit_construction_company", "DocumentTotals#/properties/vat_credit_construction_company/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data0 < -9007199254740991 || isNaN(data0)){
found.push([path+"/vat_credit_construction_company", "DocumentTotals#/properties/vat_credit_construction_company/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
else {
found.push([path+"/vat_credit_construction_company", "DocumentTotals#/properties/vat_credit_construction_company/type", {type: "number"}]);
errors++;
}
}
if(data.net_amount !== undefined){
let data1 = data.net_amount;
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
found.push([path+"/net_amount", "DocumentTotals#/properties/net_amount/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data1 < -9007199254740991 || isNaN(data1)){
found.push([path+"/net_amount", "DocumentTotals#/properties/net_amount/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
else {
found.push([path+"/net_amount", "DocumentTotals#/properties/net_amount/type", {type: "number"}]);
errors++;
}
}
if(data.taxes_amount !== undefined){
let data2 = data.taxes_amount;
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
found.push([path+"/taxes_amount", "DocumentTotals#/properties/taxes_amount/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data2 < -9007199254740991 || isNaN(data2)){
found.push([path+"/taxes_amount", "DocumentTotals#/properties/taxes_amount/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
else {
found.push([path+"/taxes_amount", "DocumentTotals#/properties/taxes_amount/type", {type: "number"}]);
errors++;
}
}
if(data.total_amount !== undefined){
let data3 = data.total_amount;
if(typeof data3 == "number"){
if(data3 > 9007199254740991 || isNaN(data3)){
found.push([path+"/total_amount", "DocumentTotals#/properties/total_amount/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data3 < -9007199254740991 || isNaN(data3)){
found.push([path+"/total_amount", "DocumentTotals#/properties/total_amount/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
else {
found.push([path+"/total_amount", "DocumentTotals#/properties/total_amount/type", {type: "number"}]);
errors++;
}
}
}
else {
found.push([path, "DocumentTotals#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
const pattern6 = new RegExp("^[A-Za-z0-9+/]*={0,2}$", "u");
function validate50(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(key0 === "document_xml" || key0 === "document_cdr" || key0 === "document_cdr_filename" || key0 === "document_pdf" || key0 === "stamp_img" || key0 === "document_transfer_copy_pdf")){
found.push([path, "ElectronicDocument#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.document_xml !== undefined){
let data0 = data.document_xml;
if(typeof data0 === "string"){
if(!pattern6.test(data0)){
found.push([path+"/document_xml", "ElectronicDocument#/properties/document_xml/pattern", {pattern: "^[A-Za-z0-9+/]*={0,2}$"}]);
errors++;
}
if(!base64(data0, true)){
found.push([path+"/document_xml", "ElectronicDocument#/properties/document_xml/x-base64", {}]);
errors++;
}
}
else {
found.push([path+"/document_xml", "ElectronicDocument#/properties/document_xml/type", {type: "string"}]);
errors++;
}
}
if(data.document_cdr !== undefined){
let data1 = data.document_cdr;
if(typeof data1 === "string"){
if(!pattern6.test(data1)){
found.push([path+"/document_cdr", "ElectronicDocument#/properties/document_cdr/pattern", {pattern: "^[A-Za-z0-9+/]*={0,2}$"}]);
errors++;
}
if(!base64(data1, true)){
found.push([path+"/document_cdr", "ElectronicDocument#/properties/document_cdr/x-base64", {}]);
errors++;
}
}
else {
found.push([path+"/document_cdr", "ElectronicDocument#/properties/document_cdr/type", {type: "string"}]);
errors++;
}
}
if(data.document_cdr_filename !== undefined){
if(typeof data.document_cdr_filename !== "string"){
found.push([path+"/document_cdr_filename", "ElectronicDocument#/properties/document_cdr_filename/type", {type: "string"}]);
errors++;
}
}
if(data.document_pdf !== undefined){
let data3 = data.document_pdf;
if(typeof data3 === "string"){
if(!pattern6.test(data3)){
found.push([path+"/document_pdf", "ElectronicDocument#/properties/document_pdf/pattern", {pattern: "^[A-Za-z0-9+/]*={0,2}$"}]);
errors++;
}
if(!base64(data3, true)){
found.push([path+"/document_pdf", "ElectronicDocument#/properties/document_pdf/x-base64", {}]);
errors++;
}
}
else {
found.push([path+"/document_pdf", "ElectronicDocument#/properties/document_pdf/type", {type: "string"}]);
errors++;
}
}
if(data.stamp_img !== undefined){
let data4 = data.stamp_img;
if(typeof data4 === "string"){
if(!pattern6.test(data4)){
found.push([path+"/stamp_img", "ElectronicDocument#/properties/stamp_img/pattern", {pattern: "^[A-Za-z0-9+/]*={0,2}$"}]);
errors++;
}
if(!base64(data4, true)){
found.push([path+"/stamp_img", "ElectronicDocument#/properties/stamp_img/x-base64", {}]);
errors++;
}
}
else {
found.push([path+"/stamp_img", "ElectronicDocument#/properties/stamp_img/type", {type: "string"}]);
errors++;
}
}
if(data.document_transfer_copy_pdf !== undefined){
let data5 = data.document_transfer_copy_pdf;
if(typeof data5 === "string"){
if(!pattern6.test(data5)){
found.push([path+"/document_transfer_copy_pdf", "ElectronicDocument#/properties/document_transfer_copy_pdf/pattern", {pattern: "^[A-Za-z0-9+/]*={0,2}$"}]);
errors++;
}
if(!base64(data5, true)){
found.push([path+"/document_transfer_copy_pdf", "ElectronicDocument#/properties/document_transfer_copy_pdf/x-base64", {}]);
errors++;
}
}
else {
found.push([path+"/document_transfer_copy_pdf", "ElectronicDocument#/properties/document_transfer_copy_pdf/type", {type: "string"}]);
errors++;
}
}
}
else {
found.push([path, "ElectronicDocument#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate51(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(key0 !== "payment_url"){
found.push([path, "PaymentLink#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.payment_url !== undefined){
if(typeof data.payment_url !== "string"){
found.push([path+"/payment_url", "PaymentLink#/properties/payment_url/type", {type: "string"}]);
errors++;
}
}
}
else {
found.push([path, "PaymentLink#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate52(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(key0 === "status" || key0 === "error_message")){
found.push([path, "Result#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.status !== undefined){
let data0 = data.status;
if(!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))){
found.push([path+"/status", "Result#/properties/status/type", {type: "integer"}]);
errors++;
}
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
found.push([path+"/status", "Result#/properties/status/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data0 < -9007199254740991 || isNaN(data0)){
found.push([path+"/status", "Result#/properties/status/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
}
if(data.error_message !== undefined){
if(typeof data.error_message !== "string"){
found.push([path+"/error_message", "Result#/properties/error_message/type", {type: "string"}]);
errors++;
}
}
}
else {
found.push([path, "Result#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate53(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.at === undefined){
found.push([path, "DocumentHistoryEntry#/required", {missingProperty: "at"}]);
errors++;
}
if(data.by === undefined){
found.push([path, "DocumentHistoryEntry#/required", {missingProperty: "by"}]);
errors++;
}
if(data.to === undefined){
found.push([path, "DocumentHistoryEntry#/required", {missingProperty: "to"}]);
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(key0 === "at" || key0 === "by" || key0 === "from" || key0 === "to")){
found.push([path, "DocumentHistoryEntry#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.at !== undefined){
let data0 = data.at;
if(typeof data0 === "string"){
if(!pattern2.test(data0)){
found.push([path+"/at", "DocumentHistoryEntry#/properties/at/pattern", {pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,9})?([Zz]|[+-][0-9]{2}:[0-9]{2})$"}]);
errors++;
}
if(!formats1(data0)){
found.push([path+"/at", "DocumentHistoryEntry#/properties/at/format", {format: "date-time"}]);
errors++;
}
}
else {
found.push([path+"/at", "DocumentHistoryEntry#/properties/at/type", {type: "string"}]);
errors++;
}
}
if(data.by !== undefined){
if(typeof data.by !== "string"){
found.push([path+"/by", "DocumentHistoryEntry#/properties/by/type", {type: "string"}]);
errors++;
}
}
if(data.from !== undefined){
let data2 = data.from;
if(!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))){
found.push([path+"/from", "DocumentHistoryEntry#/properties/from/type", {type: "integer"}]);
errors++;
}
if(!(data2 === 0 || data2 === 1 || data2 === 2)){
found.push([path+"/from", "DocumentHistoryEntry#/properties/from/enum", {allowedValues: [0,1,2]}]);
errors++;
}
}
if(data.to !== undefined){
let data3 = data.to;
if(!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3))){
found.push([path+"/to", "DocumentHistoryEntry#/properties/to/type", {type: "integer"}]);
errors++;
}
if(!(data3 === 0 || data3 === 1 || data3 === 2)){
found.push([path+"/to", "DocumentHistoryEntry#/properties/to/enum", {allowedValues: [0,1,2]}]);
errors++;
}
}
}
else {
found.push([path, "DocumentHistoryEntry#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate54(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.document_status === undefined){
found.push([path, "Document#/required", {missingProperty: "document_status"}]);
errors++;
}
if(data.header === undefined){
found.push([path, "Document#/required", {missingProperty: "header"}]);
errors++;
}
if(data.details === undefined){
found.push([path, "Document#/required", {missingProperty: "details"}]);
errors++;
}
if(data.totals === undefined){
found.push([path, "Document#/required", {missingProperty: "totals"}]);
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
switch(key0.length){
case 11:switch(key0){case "document_id":continue;}break;
case 15:switch(key0){case "document_status":continue;}break;
case 7:switch(key0){case "options":case "details":case "history":continue;}break;
case 6:switch(key0){case "header":case "totals":case "result":continue;}break;
case 10:switch(key0){case "references":continue;}break;
case 28:switch(key0){case "globals_discounts_surcharges":continue;}break;
case 19:switch(key0){case "electronic_document":continue;}break;
case 12:switch(key0){case "payment_link":continue;}break;
case 8:switch(key0){case "warnings":continue;}break;
}
found.push([path, "Document#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
if(data.document_id !== undefined){
let data0 = data.document_id;
if(!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))){
found.push([path+"/document_id", "Document#/properties/document_id/type", {type: "integer"}]);
errors++;
}
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
found.push([path+"/document_id", "Document#/properties/document_id/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data0 < -9007199254740991 || isNaN(data0)){
found.push([path+"/document_id", "Document#/properties/document_id/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
}
if(data.document_status !== undefined){
let data1 = data.document_status;
if(!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1))){
found.push([path+"/document_status", "Document#/properties/document_status/type", {type: "integer"}]);
errors++;
}
if(!(data1 === 0 || data1 === 1 || data1 === 2)){
found.push([path+"/document_status", "Document#/properties/document_status/enum", {allowedValues: [0,1,2]}]);
errors++;
}
}
if(data.options !== undefined){
if(errors < 400){
const before0 = found.length;
if(!validate15(data.options, path+"/options", found)){
errors += found.length - before0;
}
}
}
if(data.header !== undefined){
if(errors < 400){
const before1 = found.length;
if(!validate40(data.header, path+"/header", found)){
errors += found.length - before1;
}
}
}
if(data.details !== undefined){
let data4 = data.details;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0, i0_=errors; i0<len0 && errors-i0_<400; i0++){
if(errors < 400){
const before2 = found.length;
if(!validate44(data4[i0], path+"/details/" + i0, found)){
errors += found.length - before2;
}
}
}
}
else {
found.push([path+"/details", "Document#/properties/details/type", {type: "array"}]);
errors++;
}
}
if(data.references !== undefined){
let data6 = data.references;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0, i1_=errors; i1<len1 && errors-i1_<400; i1++){
if(errors < 400){
const before3 = found.length;
if(!validate47(data6[i1], path+"/references/" + i1, found)){
errors += found.length - before3;
}
}
}
}
else {
found.push([path+"/references", "Document#/properties/references/type", {type: "array"}]);
errors++;
}
}
if(data.globals_discounts_surcharges !== undefined){
let data8 = data.globals_discounts_surcharges;
if(Array.isArray(data8)){
const len2 = data8.length;
for(let i2=0, i2_=errors; i2<len2 && errors-i2_<400; i2++){
if(errors < 400){
const before4 = found.length;
if(!validate48(data8[i2], path+"/globals_discounts_surcharges/" + i2, found)){
errors += found.length - before4;
}
}
}
}
else {
found.push([path+"/globals_discounts_surcharges", "Document#/properties/globals_discounts_surcharges/type", {type: "array"}]);
errors++;
}
}
if(data.totals !== undefined){
if(errors < 400){
const before5 = found.length;
if(!validate49(data.totals, path+"/totals", found)){
errors += found.length - before5;
}
}
}
if(data.electronic_document !== undefined){
if(errors < 400){
const before6 = found.length;
if(!validate50(data.electronic_document, path+"/electronic_document", found)){
errors += found.length - before6;
}
}
}
if(data.payment_link !== undefined){
if(errors < 400){
const before7 = found.length;
if(!validate51(data.payment_link, path+"/payment_link", found)){
errors += found.length - before7;
}
}
}
if(data.result !== undefined){
if(errors < 400){
const before8 = found.length;
if(!validate52(data.result, path+"/result", found)){
errors += found.length - before8;
}
}
}
if(data.history !== undefined){
let data14 = data.history;
if(Array.isArray(data14)){
const len3 = data14.length;
for(let i3=0, i3_=errors; i3<len3 && errors-i3_<400; i3++){
if(errors < 400){
const before9 = found.length;
if(!validate53(data14[i3], path+"/history/" + i3, found)){
errors += found.length - before9;
}
}
}
}
else {
found.push([path+"/history", "Document#/properties/history/type", {type: "array"}]);
errors++;
}
}
if(data.warnings !== undefined){
if(errors < 400){
const before10 = found.length;
if(!validate3(data.warnings, path+"/warnings", found)){
errors += found.length - before10;
}
}
}
}
else {
found.push([path, "Document#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate55(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.items === undefined){
found.push([path, "DocumentList#/required", {missingProperty: "items"}]);
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(key0 === "items" || key0 === "next_cursor")){
found.push([path, "DocumentList#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.items !== undefined){
let data0 = data.items;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0, i0_=errors; i0<len0 && errors-i0_<400; i0++){
if(errors < 400){
const before0 = found.length;
if(!validate54(data0[i0], path+"/items/" + i0, found)){
errors += found.length - before0;
}
}
}
}
else {
found.push([path+"/items", "DocumentList#/properties/items/type", {type: "array"}]);
errors++;
}
}
if(data.next_cursor !== undefined){
if(typeof data.next_cursor !== "string"){
found.push([path+"/next_cursor", "DocumentList#/properties/next_cursor/type", {type: "string"}]);
errors++;
}
}
}
else {
found.push([path, "DocumentList#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate56(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.rule === undefined){
found.push([path, "Refusal#/required", {missingProperty: "rule"}]);
errors++;
}
if(data.code === undefined){
found.push([path, "Refusal#/required", {missingProperty: "code"}]);
errors++;
}
if(data.message === undefined){
found.push([path, "Refusal#/required", {missingProperty: "message"}]);
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(key0 === "pointer" || key0 === "parameter" || key0 === "rule" || key0 === "code" || key0 === "message")){
found.push([path, "Refusal#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.pointer !== undefined){
if(typeof data.pointer !== "string"){
found.push([path+"/pointer", "Refusal#/properties/pointer/type", {type: "string"}]);
errors++;
}
}
if(data.parameter !== undefined){
if(typeof data.parameter !== "string"){
found.push([path+"/parameter", "Refusal#/properties/parameter/type", {type: "string"}]);
errors++;
}
}
if(data.rule !== undefined){
if(typeof data.rule !== "string"){
found.push([path+"/rule", "Refusal#/properties/rule/type", {type: "string"}]);
errors++;
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
found.push([path+"/code", "Refusal#/properties/code/type", {type: "string"}]);
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
found.push([path+"/message", "Refusal#/properties/message/type", {type: "string"}]);
errors++;
}
}
}
else {
found.push([path, "Refusal#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate57(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
found.push([path, "Problem#/required", {missingProperty: "type"}]);
errors++;
}
if(data.title === undefined){
found.push([path, "Problem#/required", {missingProperty: "title"}]);
errors++;
}
if(data.status === undefined){
found.push([path, "Problem#/required", {missingProperty: "status"}]);
errors++;
}
if(data.instance === undefined){
found.push([path, "Problem#/required", {missingProperty: "instance"}]);
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(key0 === "type" || key0 === "title" || key0 === "status" || key0 === "detail" || key0 === "instance" || key0 === "errors" || key0 === "truncated" || key0 === "result")){
found.push([path, "Problem#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.type !== undefined){
if(typeof data.type !== "string"){
found.push([path+"/type", "Problem#/properties/type/type", {type: "string"}]);
errors++;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
found.push([path+"/title", "Problem#/properties/title/type", {type: "string"}]);
errors++;
}
}
if(data.status !== undefined){
let data2 = data.status;
if(!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))){
found.push([path+"/status", "Problem#/properties/status/type", {type: "integer"}]);
errors++;
}
if(typeof data2 == "number"){
if(data2 > 599 || isNaN(data2)){
found.push([path+"/status", "Problem#/properties/status/maximum", {comparison: "<=", limit: 599}]);
errors++;
}
if(data2 < 400 || isNaN(data2)){
found.push([path+"/status", "Problem#/properties/status/minimum", {comparison: ">=", limit: 400}]);
errors++;
}
}
}
if(data.detail !== undefined){
if(typeof data.detail !== "string"){
found.push([path+"/detail", "Problem#/properties/detail/type", {type: "string"}]);
errors++;
}
}
if(data.instance !== undefined){
if(typeof data.instance !== "string"){
found.push([path+"/instance", "Problem#/properties/instance/type", {type: "string"}]);
errors++;
}
}
if(data.errors !== undefined){
let data5 = data.errors;
if(Array.isArray(data5)){
if(data5.length > 100){
found.push([path+"/errors", "Problem#/properties/errors/maxItems", {limit: 100}]);
errors++;
}
const len0 = data5.length;
for(let i0=0, i0_=errors; i0<len0 && errors-i0_<400; i0++){
if(errors < 400){
const before0 = found.length;
if(!validate56(data5[i0], path+"/errors/" + i0, found)){
errors += found.length - before0;
}
}
}
}
else {
found.push([path+"/errors", "Problem#/properties/errors/type", {type: "array"}]);
errors++;
}
}
if(data.truncated !== undefined){
if(typeof data.truncated !== "boolean"){
found.push([path+"/truncated", "Problem#/properties/truncated/type", {type: "boolean"}]);
errors++;
}
}
if(data.result !== undefined){
if(errors < 400){
const before1 = found.length;
if(!validate52(data.result, path+"/result", found)){
errors += found.length - before1;
}
}
}
}
else {
found.push([path, "Problem#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate58(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.access_token === undefined){
found.push([path, "Token#/required", {missingProperty: "access_token"}]);
errors++;
}
if(data.token_type === undefined){
found.push([path, "Token#/required", {missingProperty: "token_type"}]);
errors++;
}
if(data.expires_in === undefined){
found.push([path, "Token#/required", {missingProperty: "expires_in"}]);
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(key0 === "access_token" || key0 === "token_type" || key0 === "expires_in" || key0 === "account_id")){
found.push([path, "Token#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.access_token !== undefined){
if(typeof data.access_token !== "string"){
found.push([path+"/access_token", "Token#/properties/access_token/type", {type: "string"}]);
errors++;
}
}
if(data.token_type !== undefined){
let data1 = data.token_type;
if(typeof data1 !== "string"){
found.push([path+"/token_type", "Token#/properties/token_type/type", {type: "string"}]);
errors++;
}
if(data1 !== "Bearer"){
found.push([path+"/token_type", "Token#/properties/token_type/enum", {allowedValues: ["Bearer"]}]);
errors++;
}
}
if(data.expires_in !== undefined){
let data2 = data.expires_in;
if(!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))){
found.push([path+"/expires_in", "Token#/properties/expires_in/type", {type: "integer"}]);
errors++;
}
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
found.push([path+"/expires_in", "Token#/properties/expires_in/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data2 < -9007199254740991 || isNaN(data2)){
found.push([path+"/expires_in", "Token#/properties/expires_in/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
}
if(data.account_id !== undefined){
let data3 = data.account_id;
if(!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3))){
found.push([path+"/account_id", "Token#/properties/account_id/type", {type: "integer"}]);
errors++;
}
if(typeof data3 == "number"){
if(data3 > 9007199254740991 || isNaN(data3)){
found.push([path+"/account_id", "Token#/properties/account_id/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data3 < -9007199254740991 || isNaN(data3)){
found.push([path+"/account_id", "Token#/properties/account_id/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
}
}
else {
found.push([path, "Token#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate59(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.webhook_delivery_id === undefined){
found.push([path, "WebhookDelivery#/required", {missingProperty: "webhook_delivery_id"}]);
errors++;
}
if(data.account_id === undefined){
found.push([path, "WebhookDelivery#/required", {missingProperty: "account_id"}]);
errors++;
}
if(data.webhook_subscription_id === undefined){
found.push([path, "WebhookDelivery#/required", {missingProperty: "webhook_subscription_id"}]);
errors++;
}
if(data.event_id === undefined){
found.push([path, "WebhookDelivery#/required", {missingProperty: "event_id"}]);
errors++;
}
if(data.message_id === undefined){
found.push([path, "WebhookDelivery#/required", {missingProperty: "message_id"}]);
errors++;
}
if(data.state === undefined){
found.push([path, "WebhookDelivery#/required", {missingProperty: "state"}]);
errors++;
}
if(data.attempts === undefined){
found.push([path, "WebhookDelivery#/required", {missingProperty: "attempts"}]);
errors++;
}
if(data.created_at === undefined){
found.push([path, "WebhookDelivery#/required", {missingProperty: "created_at"}]);
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
switch(key0.length){
case 19:switch(key0){case "webhook_delivery_id":continue;}break;
case 10:switch(key0){case "account_id":case "message_id":case "created_at":continue;}break;
case 23:switch(key0){case "webhook_subscription_id":continue;}break;
case 8:switch(key0){case "event_id":case "attempts":continue;}break;
case 5:switch(key0){case "state":continue;}break;
case 15:switch(key0){case "next_attempt_at":case "last_attempt_at":case "response_status":continue;}break;
case 7:switch(key0){case "failure":continue;}break;
}
found.push([path, "WebhookDelivery#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
if(data.webhook_delivery_id !== undefined){
let data0 = data.webhook_delivery_id;
if(!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))){
found.push([path+"/webhook_delivery_id", "WebhookDelivery#/properties/webhook_delivery_id/type", {type: "integer"}]);
errors++;
}
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
found.push([path+"/webhook_delivery_id", "WebhookDelivery#/properties/webhook_delivery_id/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data0 < -9007199254740991 || isNaN(data0)){
found.push([path+"/webhook_delivery_id", "WebhookDelivery#/properties/webhook_delivery_id/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
}
if(data.account_id !== undefined){
let data1 = data.account_id;
if(!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1))){
found.push([path+"/account_id", "WebhookDelivery#/properties/account_id/type", {type: "integer"}]);
errors++;
}
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
found.push([path+"/account_id", "WebhookDelivery#/properties/account_id/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data1 < -9007199254740991 || isNaN(data1)){
found.push([path+"/account_id", "WebhookDelivery#/properties/account_id/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
}
if(data.webhook_subscription_id !== undefined){
let data2 = data.webhook_subscription_id;
if(!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))){
found.push([path+"/webhook_subscription_id", "WebhookDelivery#/properties/webhook_subscription_id/type", {type: "integer"}]);
errors++;
}
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
found.push([path+"/webhook_subscription_id", "WebhookDelivery#/properties/webhook_subscription_id/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data2 < -9007199254740991 || isNaN(data2)){
found.push([path+"/webhook_subscription_id", "WebhookDelivery#/properties/webhook_subscription_id/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
}
if(data.event_id !== undefined){
let data3 = data.event_id;
if(typeof data3 !== "string"){
found.push([path+"/event_id", "WebhookDelivery#/properties/event_id/type", {type: "string"}]);
errors++;
}
if(data3 !== "ACCOUNT.CERTIFICATIONUPDATE"){
found.push([path+"/event_id", "WebhookDelivery#/properties/event_id/enum", {allowedValues: ["ACCOUNT.CERTIFICATIONUPDATE"]}]);
errors++;
}
}
if(data.message_id !== undefined){
if(typeof data.message_id !== "string"){
found.push([path+"/message_id", "WebhookDelivery#/properties/message_id/type", {type: "string"}]);
errors++;
}
}
if(data.state !== undefined){
let data5 = data.state;
if(typeof data5 !== "string"){
found.push([path+"/state", "WebhookDelivery#/properties/state/type", {type: "string"}]);
errors++;
}
if(!(data5 === "pending" || data5 === "delivered" || data5 === "failed")){
found.push([path+"/state", "WebhookDelivery#/properties/state/enum", {allowedValues: ["pending","delivered","failed"]}]);
errors++;
}
}
if(data.attempts !== undefined){
let data6 = data.attempts;
if(!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6))){
found.push([path+"/attempts", "WebhookDelivery#/properties/attempts/type", {type: "integer"}]);
errors++;
}
if(typeof data6 == "number"){
if(data6 > 9007199254740991 || isNaN(data6)){
found.push([path+"/attempts", "WebhookDelivery#/properties/attempts/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data6 < 0 || isNaN(data6)){
found.push([path+"/attempts", "WebhookDelivery#/properties/attempts/minimum", {comparison: ">=", limit: 0}]);
errors++;
}
}
}
if(data.created_at !== undefined){
let data7 = data.created_at;
if(typeof data7 === "string"){
if(!pattern2.test(data7)){
found.push([path+"/created_at", "WebhookDelivery#/properties/created_at/pattern", {pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,9})?([Zz]|[+-][0-9]{2}:[0-9]{2})$"}]);
errors++;
}
if(!formats1(data7)){
found.push([path+"/created_at", "WebhookDelivery#/properties/created_at/format", {format: "date-time"}]);
errors++;
}
}
else {
found.push([path+"/created_at", "WebhookDelivery#/properties/created_at/type", {type: "string"}]);
errors++;
}
}
if(data.next_attempt_at !== undefined){
let data8 = data.next_attempt_at;
if(typeof data8 === "string"){
if(!pattern2.test(data8)){
found.push([path+"/next_attempt_at", "WebhookDelivery#/properties/next_attempt_at/pattern", {pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,9})?([Zz]|[+-][0-9]{2}:[0-9]{2})$"}]);
errors++;
}
if(!formats1(data8)){
found.push([path+"/next_attempt_at", "WebhookDelivery#/properties/next_attempt_at/format", {format: "date-time"}]);
errors++;
}
}
else {
found.push([path+"/next_attempt_at", "WebhookDelivery#/properties/next_attempt_at/type", {type: "string"}]);
errors++;
}
}
if(data.last_attempt_at !== undefined){
let data9 = data.last_attempt_at;
if(typeof data9 === "string"){
if(!pattern2.test(data9)){
found.push([path+"/last_attempt_at", "WebhookDelivery#/properties/last_attempt_at/pattern", {pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,9})?([Zz]|[+-][0-9]{2}:[0-9]{2})$"}]);
errors++;
}
if(!formats1(data9)){
found.push([path+"/last_attempt_at", "WebhookDelivery#/properties/last_attempt_at/format", {format: "date-time"}]);
errors++;
}
}
else {
found.push([path+"/last_attempt_at", "WebhookDelivery#/properties/last_attempt_at/type", {type: "string"}]);
errors++;
}
}
if(data.response_status !== undefined){
let data10 = data.response_status;
if(!(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10))){
found.push([path+"/response_status", "WebhookDelivery#/properties/response_status/type", {type: "integer"}]);
errors++;
}
if(typeof data10 == "number"){
if(data10 > 999 || isNaN(data10)){
found.push([path+"/response_status", "WebhookDelivery#/properties/response_status/maximum", {comparison: "<=", limit: 999}]);
errors++;
}
if(data10 < 100 || isNaN(data10)){
found.push([path+"/response_status", "WebhookDelivery#/properties/response_status/minimum", {comparison: ">=", limit: 100}]);
errors++;
}
}
}
if(data.failure !== undefined){
let data11 = data.failure;
if(typeof data11 !== "string"){
found.push([path+"/failure", "WebhookDelivery#/properties/failure/type", {type: "string"}]);
errors++;
}
if(!(data11 === "refused" || data11 === "gone" || data11 === "not-connected" || data11 === "timed-out" || data11 === "name-unknown" || data11 === "address-refused" || data11 === "url" || data11 === "subscription-deleted" || data11 === "subscription-disabled" || data11 === "internal")){
found.push([path+"/failure", "WebhookDelivery#/properties/failure/enum", {allowedValues: ["refused","gone","not-connected","timed-out","name-unknown","address-refused","url","subscription-deleted","subscription-disabled","internal"]}]);
errors++;
}
}
}
else {
found.push([path, "WebhookDelivery#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate60(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.items === undefined){
found.push([path, "WebhookDeliveryList#/required", {missingProperty: "items"}]);
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(key0 === "items" || key0 === "next_cursor")){
found.push([path, "WebhookDeliveryList#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.items !== undefined){
let data0 = data.items;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0, i0_=errors; i0<len0 && errors-i0_<400; i0++){
if(errors < 400){
const before0 = found.length;
if(!validate59(data0[i0], path+"/items/" + i0, found)){
errors += found.length - before0;
}
}
}
}
else {
found.push([path+"/items", "WebhookDeliveryList#/properties/items/type", {type: "array"}]);
errors++;
}
}
if(data.next_cursor !== undefined){
if(typeof data.next_cursor !== "string"){
found.push([path+"/next_cursor", "WebhookDeliveryList#/properties/next_cursor/type", {type: "string"}]);
errors++;
}
}
}
else {
found.push([path, "WebhookDeliveryList#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
const formats3 = uri;
const pattern7 = new RegExp("^[Hh][Tt][Tt][Pp][Ss]?://(?:[A-Za-z0-9._~!$&'()*+,;=:%-]{1,512}@)?(?:[A-Za-z0-9._~-]{1,253}|\\[[0-9A-Fa-f:.]{2,45}\\])(?::[0-9]{1,5})?(?:[/?#][A-Za-z0-9._~:/?#@!$&'()*+,;=%-]*)?$", "u");
function validate61(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.webhook_subscription_id === undefined){
found.push([path, "WebhookSubscription#/required", {missingProperty: "webhook_subscription_id"}]);
errors++;
}
if(data.account_id === undefined){
found.push([path, "WebhookSubscription#/required", {missingProperty: "account_id"}]);
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(key0 === "webhook_subscription_id" || key0 === "account_id" || key0 === "callback_url" || key0 === "callback_username" || key0 === "event_id" || key0 === "signing_secret" || key0 === "disabled_at" || key0 === "warnings")){
found.push([path, "WebhookSubscription#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.webhook_subscription_id !== undefined){
let data0 = data.webhook_subscription_id;
if(!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))){
found.push([path+"/webhook_subscription_id", "WebhookSubscription#/properties/webhook_subscription_id/type", {type: "integer"}]);
errors++;
}
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
found.push([path+"/webhook_subscription_id", "WebhookSubscription#/properties/webhook_subscription_id/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data0 < -9007199254740991 || isNaN(data0)){
found.push([path+"/webhook_subscription_id", "WebhookSubscription#/properties/webhook_subscription_id/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
}
if(data.account_id !== undefined){
let data1 = data.account_id;
if(!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1))){
found.push([path+"/account_id", "WebhookSubscription#/properties/account_id/type", {type: "integer"}]);
errors++;
}
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
found.push([path+"/account_id", "WebhookSubscription#/properties/account_id/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data1 < -9007199254740991 || isNaN(data1)){
found.push([path+"/account_id", "WebhookSubscription#/properties/account_id/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
}
if(data.callback_url !== undefined){
let data2 = data.callback_url;
if(typeof data2 === "string"){
if(!pattern7.test(data2)){
found.push([path+"/callback_url", "WebhookSubscription#/properties/callback_url/pattern", {pattern: "^[Hh][Tt][Tt][Pp][Ss]?://([A-Za-z0-9._~!$&'()*+,;=:%-]{1,512}@)?([A-Za-z0-9._~-]{1,253}|\\[[0-9A-Fa-f:.]{2,45}\\])(:[0-9]{1,5})?([/?#][A-Za-z0-9._~:/?#@!$&'()*+,;=%-]*)?$"}]);
errors++;
}
if(!formats3(data2)){
found.push([path+"/callback_url", "WebhookSubscription#/properties/callback_url/format", {format: "uri"}]);
errors++;
}
}
else {
found.push([path+"/callback_url", "WebhookSubscription#/properties/callback_url/type", {type: "string"}]);
errors++;
}
}
if(data.callback_username !== undefined){
if(typeof data.callback_username !== "string"){
found.push([path+"/callback_username", "WebhookSubscription#/properties/callback_username/type", {type: "string"}]);
errors++;
}
}
if(data.event_id !== undefined){
let data4 = data.event_id;
if(typeof data4 !== "string"){
found.push([path+"/event_id", "WebhookSubscription#/properties/event_id/type", {type: "string"}]);
errors++;
}
if(data4 !== "ACCOUNT.CERTIFICATIONUPDATE"){
found.push([path+"/event_id", "WebhookSubscription#/properties/event_id/enum", {allowedValues: ["ACCOUNT.CERTIFICATIONUPDATE"]}]);
errors++;
}
}
if(data.signing_secret !== undefined){
if(typeof data.signing_secret !== "string"){
found.push([path+"/signing_secret", "WebhookSubscription#/properties/signing_secret/type", {type: "string"}]);
errors++;
}
}
if(data.disabled_at !== undefined){
let data6 = data.disabled_at;
if(typeof data6 === "string"){
if(!pattern2.test(data6)){
found.push([path+"/disabled_at", "WebhookSubscription#/properties/disabled_at/pattern", {pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,9})?([Zz]|[+-][0-9]{2}:[0-9]{2})$"}]);
errors++;
}
if(!formats1(data6)){
found.push([path+"/disabled_at", "WebhookSubscription#/properties/disabled_at/format", {format: "date-time"}]);
errors++;
}
}
else {
found.push([path+"/disabled_at", "WebhookSubscription#/properties/disabled_at/type", {type: "string"}]);
errors++;
}
}
if(data.warnings !== undefined){
if(errors < 400){
const before0 = found.length;
if(!validate3(data.warnings, path+"/warnings", found)){
errors += found.length - before0;
}
}
}
}
else {
found.push([path, "WebhookSubscription#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate62(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.items === undefined){
found.push([path, "WebhookSubscriptionList#/required", {missingProperty: "items"}]);
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(key0 === "items" || key0 === "next_cursor")){
found.push([path, "WebhookSubscriptionList#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.items !== undefined){
let data0 = data.items;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0, i0_=errors; i0<len0 && errors-i0_<400; i0++){
if(errors < 400){
const before0 = found.length;
if(!validate61(data0[i0], path+"/items/" + i0, found)){
errors += found.length - before0;
}
}
}
}
else {
found.push([path+"/items", "WebhookSubscriptionList#/properties/items/type", {type: "array"}]);
errors++;
}
}
if(data.next_cursor !== undefined){
if(typeof data.next_cursor !== "string"){
found.push([path+"/next_cursor", "WebhookSubscriptionList#/properties/next_cursor/type", {type: "string"}]);
errors++;
}
}
}
else {
found.push([path, "WebhookSubscriptionList#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
