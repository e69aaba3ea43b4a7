// Generated; do not edit. Why a body is not a document-create: every error, at most 100.

// Made when something is first explained: a module that is only loaded has no use for it.
let made;
const tables = () => (made ??= {"rules":{"DocumentCreate#/allOf/0":"totals.net-amount","DocumentHeaderCreate#/allOf/1":"document.receiver-place","DocumentHeaderCreate#/allOf/2":"document.exchange-rate-without-currency","DueDays#/allOf/0":"terms.due-days","LineModifiers#/allOf/0":"line.modifier-conflict","DocumentReference#/allOf/0":"reference.number-and-document","DocumentReference#/allOf/1":"reference.date-of-tax-document","DocumentReference#/allOf/2":"reference.type-only-non-tax","DocumentReference#/allOf/3":"reference.global-number","CountriesClDocumentCreate#/properties/header/allOf/1":"cl.receiver-tax-id-required","CountriesClDocumentCreate#/properties/header/allOf/2":"cl.receiver-legal-name-required","CountriesClDocumentCreate#/properties/header/allOf/3":"cl.named-receipt-tax-id","CountriesClDocumentCreate#/properties/header/allOf/4":"cl.named-receipt-legal-name","CountriesClDocumentCreate#/properties/header/allOf/5":"cl.currency","CountriesClDocumentCreate#/properties/header/allOf/6":"cl.service-indicator","CountriesClDocumentCreate#/properties/header/allOf/7":"cl.guide-type","CountriesClDocumentCreate#/properties/header/allOf/8":"cl.transfer-type","CountriesClDocumentCreate#/allOf/0":"cl.gross-values-type","CountriesClDocumentCreate#/allOf/1":"cl.gross-values-totals","CountriesClDocumentHeader#/allOf/0":"cl.document-type","CountriesClDocumentHeader#/allOf/1":"cl.receiver-activity","CountriesClDocumentHeader#/allOf/2":"cl.named-receipt-activity","CountriesClDocumentHeader#/allOf/3":"cl.receiver-tax-id-code","CountriesClDocumentHeader#/allOf/4":"cl.export-receiver-tax-id-code","CountriesClDocumentHeader#/allOf/5":"cl.sale-modality","CountriesClDocumentHeader#/allOf/6":"cl.sale-clause","CountriesPeDocumentCreate#/properties/header/properties/additional/allOf/0":"pe.detraction-required","CountriesPeDocumentCreate#/properties/header/properties/additional/allOf/1":"pe.cargo-transport-required","DocumentCreate-cl-scope#/properties/options/properties/send_email":"scope.send_email","DocumentCreate-cl-scope#/properties/header/properties/document_sequence_code":"scope.document_sequence_code","DocumentCreate-cl-scope#/properties/header/properties/receiver_county_id":"scope.receiver_county_id","DocumentCreate-cl-scope#/properties/header/properties/additional/properties/mx_header":"scope.mx_header","DocumentCreate-cl-scope#/properties/header/properties/additional/properties/mx_shipping":"scope.mx_shipping","DocumentCreate-cl-scope#/properties/header/properties/additional/properties/mx_exports":"scope.mx_exports","DocumentCreate-cl-scope#/properties/header/properties/additional/properties/co_header":"scope.co_header","DocumentCreate-cl-scope#/properties/header/properties/additional/properties/pe_header":"scope.pe_header","DocumentCreate-cl-scope#/properties/header/properties/additional/properties/pe_detraction":"scope.pe_detraction","DocumentCreate-cl-scope#/properties/header/properties/additional/properties/pe_cargo_transport":"scope.pe_cargo_transport","DocumentCreate-cl-scope#/properties/header/properties/additional/properties/ar_header":"scope.ar_header","DocumentCreate-cl-scope#/properties/header/properties/additional/properties/pe_retention_header":"scope.pe_retention_header","DocumentCreate-cl-scope#/properties/header/properties/additional/properties/pe_shipping":"scope.pe_shipping","DocumentCreate-cl-scope#/properties/details/items/properties/additional/properties/mx_detail":"scope.mx_detail","DocumentCreate-cl-scope#/properties/references/items/properties/additional/properties/pe_retention_details":"scope.pe_retention_details","DocumentCreate-us-scope#/properties/options/properties/draft_only":"scope.draft_only","DocumentCreate-us-scope#/properties/options/properties/draft_preview":"scope.draft_preview","DocumentCreate-us-scope#/properties/options/properties/send_email":"scope.send_email","DocumentCreate-us-scope#/properties/options/properties/gross_values":"scope.gross_values","DocumentCreate-us-scope#/properties/options/properties/pdf_transfer_copy":"scope.pdf_transfer_copy","DocumentCreate-us-scope#/properties/header/properties/document_sequence_code":"scope.document_sequence_code","DocumentCreate-us-scope#/properties/header/properties/receiver_county_id":"scope.receiver_county_id","DocumentCreate-us-scope#/properties/header/properties/additional/properties/mx_header":"scope.mx_header","DocumentCreate-us-scope#/properties/header/properties/additional/properties/mx_shipping":"scope.mx_shipping","DocumentCreate-us-scope#/properties/header/properties/additional/properties/mx_exports":"scope.mx_exports","DocumentCreate-us-scope#/properties/header/properties/additional/properties/co_header":"scope.co_header","DocumentCreate-us-scope#/properties/header/properties/additional/properties/pe_header":"scope.pe_header","DocumentCreate-us-scope#/properties/header/properties/additional/properties/pe_detraction":"scope.pe_detraction","DocumentCreate-us-scope#/properties/header/properties/additional/properties/pe_cargo_transport":"scope.pe_cargo_transport","DocumentCreate-us-scope#/properties/header/properties/additional/properties/ar_header":"scope.ar_header","DocumentCreate-us-scope#/properties/header/properties/additional/properties/pe_retention_header":"scope.pe_retention_header","DocumentCreate-us-scope#/properties/header/properties/additional/properties/pe_shipping":"scope.pe_shipping","DocumentCreate-us-scope#/properties/details/items/properties/additional/properties/mx_detail":"scope.mx_detail","DocumentCreate-us-scope#/properties/references/items/properties/additional/properties/pe_retention_details":"scope.pe_retention_details","DocumentCreate-co-scope#/properties/options/properties/draft_only":"scope.draft_only","DocumentCreate-co-scope#/properties/options/properties/draft_preview":"scope.draft_preview","DocumentCreate-co-scope#/properties/options/properties/gross_values":"scope.gross_values","DocumentCreate-co-scope#/properties/options/properties/pdf_transfer_copy":"scope.pdf_transfer_copy","DocumentCreate-co-scope#/properties/header/properties/additional/properties/mx_header":"scope.mx_header","DocumentCreate-co-scope#/properties/header/properties/additional/properties/mx_shipping":"scope.mx_shipping","DocumentCreate-co-scope#/properties/header/properties/additional/properties/mx_exports":"scope.mx_exports","DocumentCreate-co-scope#/properties/header/properties/additional/properties/pe_header":"scope.pe_header","DocumentCreate-co-scope#/properties/header/properties/additional/properties/pe_detraction":"scope.pe_detraction","DocumentCreate-co-scope#/properties/header/properties/additional/properties/pe_cargo_transport":"scope.pe_cargo_transport","DocumentCreate-co-scope#/properties/header/properties/additional/properties/ar_header":"scope.ar_header","DocumentCreate-co-scope#/properties/header/properties/additional/properties/pe_retention_header":"scope.pe_retention_header","DocumentCreate-co-scope#/properties/header/properties/additional/properties/pe_shipping":"scope.pe_shipping","DocumentCreate-co-scope#/properties/details/items/properties/additional/properties/mx_detail":"scope.mx_detail","DocumentCreate-co-scope#/properties/references/items/properties/additional/properties/pe_retention_details":"scope.pe_retention_details","DocumentCreate-mx-scope#/properties/options/properties/draft_only":"scope.draft_only","DocumentCreate-mx-scope#/properties/options/properties/draft_preview":"scope.draft_preview","DocumentCreate-mx-scope#/properties/options/properties/send_email":"scope.send_email","DocumentCreate-mx-scope#/properties/options/properties/gross_values":"scope.gross_values","DocumentCreate-mx-scope#/properties/options/properties/pdf_transfer_copy":"scope.pdf_transfer_copy","DocumentCreate-mx-scope#/properties/header/properties/document_sequence_code":"scope.document_sequence_code","DocumentCreate-mx-scope#/properties/header/properties/receiver_county_id":"scope.receiver_county_id","DocumentCreate-mx-scope#/properties/header/properties/additional/properties/co_header":"scope.co_header","DocumentCreate-mx-scope#/properties/header/properties/additional/properties/pe_header":"scope.pe_header","DocumentCreate-mx-scope#/properties/header/properties/additional/properties/pe_detraction":"scope.pe_detraction","DocumentCreate-mx-scope#/properties/header/properties/additional/properties/pe_cargo_transport":"scope.pe_cargo_transport","DocumentCreate-mx-scope#/properties/header/properties/additional/properties/ar_header":"scope.ar_header","DocumentCreate-mx-scope#/properties/header/properties/additional/properties/pe_retention_header":"scope.pe_retention_header","DocumentCreate-mx-scope#/properties/header/properties/additional/properties/pe_shipping":"scope.pe_shipping","DocumentCreate-mx-scope#/properties/references/items/properties/additional/properties/pe_retention_details":"scope.pe_retention_details","DocumentCreate-pe-scope#/properties/options/properties/draft_only":"scope.draft_only","DocumentCreate-pe-scope#/properties/options/properties/draft_preview":"scope.draft_preview","DocumentCreate-pe-scope#/properties/options/properties/send_email":"scope.send_email","DocumentCreate-pe-scope#/properties/options/properties/gross_values":"scope.gross_values","DocumentCreate-pe-scope#/properties/options/properties/pdf_transfer_copy":"scope.pdf_transfer_copy","DocumentCreate-pe-scope#/properties/header/properties/receiver_county_id":"scope.receiver_county_id","DocumentCreate-pe-scope#/properties/header/properties/additional/properties/mx_header":"scope.mx_header","DocumentCreate-pe-scope#/properties/header/properties/additional/properties/mx_shipping":"scope.mx_shipping","DocumentCreate-pe-scope#/properties/header/properties/additional/properties/mx_exports":"scope.mx_exports","DocumentCreate-pe-scope#/properties/header/properties/additional/properties/co_header":"scope.co_header","DocumentCreate-pe-scope#/properties/header/properties/additional/properties/ar_header":"scope.ar_header","DocumentCreate-pe-scope#/properties/details/items/properties/additional/properties/mx_detail":"scope.mx_detail","DocumentCreate-ar-scope#/properties/options/properties/draft_only":"scope.draft_only","DocumentCreate-ar-scope#/properties/options/properties/draft_preview":"scope.draft_preview","DocumentCreate-ar-scope#/properties/options/properties/send_email":"scope.send_email","DocumentCreate-ar-scope#/properties/options/properties/gross_values":"scope.gross_values","DocumentCreate-ar-scope#/properties/options/properties/pdf_transfer_copy":"scope.pdf_transfer_copy","DocumentCreate-ar-scope#/properties/header/properties/receiver_county_id":"scope.receiver_county_id","DocumentCreate-ar-scope#/properties/header/properties/additional/properties/mx_header":"scope.mx_header","DocumentCreate-ar-scope#/properties/header/properties/additional/properties/mx_shipping":"scope.mx_shipping","DocumentCreate-ar-scope#/properties/header/properties/additional/properties/mx_exports":"scope.mx_exports","DocumentCreate-ar-scope#/properties/header/properties/additional/properties/co_header":"scope.co_header","DocumentCreate-ar-scope#/properties/header/properties/additional/properties/pe_header":"scope.pe_header","DocumentCreate-ar-scope#/properties/header/properties/additional/properties/pe_detraction":"scope.pe_detraction","DocumentCreate-ar-scope#/properties/header/properties/additional/properties/pe_cargo_transport":"scope.pe_cargo_transport","DocumentCreate-ar-scope#/properties/header/properties/additional/properties/pe_retention_header":"scope.pe_retention_header","DocumentCreate-ar-scope#/properties/header/properties/additional/properties/pe_shipping":"scope.pe_shipping","DocumentCreate-ar-scope#/properties/details/items/properties/additional/properties/mx_detail":"scope.mx_detail","DocumentCreate-ar-scope#/properties/references/items/properties/additional/properties/pe_retention_details":"scope.pe_retention_details"},"named":{"cl.currency":{"message":"Only export documents (46, 47 and 48) are in another currency; leave currency_id out."},"cl.document-type":{"message":"Chile has no document of this type; send 2, 32, 37, 39, 41, 54, 17, 16, 46, 47 or 48."},"cl.export-receiver-tax-id-code":{"message":"The tax id of a foreign receiver may have any form but cannot be empty; send it as its country writes it."},"cl.gross-values-totals":{"message":"With gross_values the net amount is worked out from the total, and neither other taxes nor the construction credit are supported; leave this member out."},"cl.gross-values-type":{"message":"Only electronic receipts (37 and 39) can be made out of prices that include VAT; leave gross_values out or send 0."},"cl.guide-type":{"message":"A dispatch guide says why the goods are moved; send guide_type."},"cl.named-receipt-activity":{"message":"A receipt that names its receiver does not say what the receiver does for a living; leave receiver_activity out."},"cl.named-receipt-legal-name":{"message":"A receipt that names its receiver needs the name too; send receiver_legal_name or leave receiver_tax_id_code out."},"cl.named-receipt-tax-id":{"message":"A receipt that names its receiver needs the tax id too; send receiver_tax_id_code or leave receiver_legal_name out."},"cl.receiver-activity":{"message":"Invoices, credit and debit notes and dispatch guides say what the receiver does for a living; send receiver_activity."},"cl.receiver-legal-name-required":{"message":"Invoices and credit and debit notes name their receiver; send receiver_legal_name."},"cl.receiver-tax-id-code":{"message":"A RUT is written as 7 or 8 digits without dots, a hyphen, and a digit or K."},"cl.receiver-tax-id-required":{"message":"Invoices and credit and debit notes name their receiver; send receiver_tax_id_code."},"cl.sale-clause":{"message":"Only export documents (46, 47 and 48) have a delivery clause; leave sale_clause out."},"cl.sale-modality":{"message":"Only export documents (46, 47 and 48) are sold on export terms; leave sale_modality out."},"cl.service-indicator":{"message":"Only export documents (46, 47 and 48) say which service is exported; leave service_indicator out."},"cl.transfer-type":{"message":"A dispatch guide says who dispatches the goods unless they stay within the company (guide_type 5); send transfer_type."},"document.exchange-rate-without-currency":{"message":"An exchange rate needs the currency that it is for; send currency_id as well or leave exchange_rate_value out."},"document.receiver-place":{"message":"Say where the receiver is, with receiver_city and receiver_district (in Colombia receiver_county_id may stand in their place)."},"line.modifier-conflict":{"message":"A line takes either an amount or a percentage, not both; leave one of them out or send 0 for it."},"pe.cargo-transport-required":{"message":"An operation of type 1004 carries cargo; describe its way in pe_cargo_transport.","code":"3116"},"pe.detraction-required":{"message":"An operation of type 1001, 1003 or 1004 is subject to detraction; describe it in pe_detraction."},"reference.date-of-tax-document":{"message":"The date of a document that is held here is known; leave reference_date out where reference_document_id names it."},"reference.global-number":{"message":"A reference to all documents of a type (reference_code 7) has the number \"0\"; send that or leave the number out."},"reference.number-and-document":{"message":"Name the other document once, by reference_number or by reference_document_id; leave one of them out."},"reference.type-only-non-tax":{"message":"A reference_type belongs to documents that are no tax documents; leave it out or use reference_code 5."},"scope.ar_header":{"message":"ar_header is only for Argentina: leave it out.","code":"forbidden"},"scope.co_header":{"message":"co_header is only for Colombia: leave it out.","code":"forbidden"},"scope.document_sequence_code":{"message":"document_sequence_code is only for Peru, Argentina, Colombia: leave it out.","code":"forbidden"},"scope.draft_only":{"message":"draft_only is only for Chile: leave it out.","code":"forbidden"},"scope.draft_preview":{"message":"draft_preview is only for Chile: leave it out.","code":"forbidden"},"scope.gross_values":{"message":"gross_values is only for Chile: leave it out.","code":"forbidden"},"scope.mx_detail":{"message":"mx_detail is only for Mexico: leave it out.","code":"forbidden"},"scope.mx_exports":{"message":"mx_exports is only for Mexico: leave it out.","code":"forbidden"},"scope.mx_header":{"message":"mx_header is only for Mexico: leave it out.","code":"forbidden"},"scope.mx_shipping":{"message":"mx_shipping is only for Mexico: leave it out.","code":"forbidden"},"scope.pdf_transfer_copy":{"message":"pdf_transfer_copy is only for Chile: leave it out.","code":"forbidden"},"scope.pe_cargo_transport":{"message":"pe_cargo_transport is only for Peru: leave it out.","code":"forbidden"},"scope.pe_detraction":{"message":"pe_detraction is only for Peru: leave it out.","code":"forbidden"},"scope.pe_header":{"message":"pe_header is only for Peru: leave it out.","code":"forbidden"},"scope.pe_retention_details":{"message":"pe_retention_details is only for Peru: leave it out.","code":"forbidden"},"scope.pe_retention_header":{"message":"pe_retention_header is only for Peru: leave it out.","code":"forbidden"},"scope.pe_shipping":{"message":"pe_shipping is only for Peru: leave it out.","code":"forbidden"},"scope.receiver_county_id":{"message":"receiver_county_id is only for Colombia: leave it out.","code":"forbidden"},"scope.send_email":{"message":"send_email is only for Colombia: leave it out.","code":"forbidden"},"terms.due-days":{"message":"Due days are whole numbers with one comma between each two, such as 0,30,60; take out the comma that has no number beside it."},"totals.net-amount":{"message":"Send the sum of the taxable net values in net_amount; only a document with gross_values 1 goes without it."}},"titles":{"DocumentOptions#/properties/draft_only":["Issued at once","Kept as a draft"],"DocumentOptions#/properties/draft_preview":["Carried out","Only shown"],"DocumentOptions#/properties/send_email":["Not sent","Sent by e-mail"],"DocumentOptions#/properties/gross_values":["Prices without VAT","Prices with VAT"],"DocumentOptions#/properties/rounding_type":["On the net sum","On gross lines"],"DocumentOptions#/properties/pdf_transfer_copy":["Without transfer copy","With transfer copy"],"DocumentHeaderCreate#/properties/service_indicator":["Invoice of periodic household services","Invoice of other periodic services","Invoice of services","Hospitality services","International land transport"],"DocumentHeaderCreate#/properties/sale_modality":["Sale agreed","Sale under condition","Free consignment","Consignment with a minimum sale","No payment"],"DocumentHeaderCreate#/properties/sale_clause":["CIF","CFR","EXW","FAS","FOB","S/CL","DDP","FCA","CPT","CIP","DAT","DAP","Other"],"DocumentHeaderCreate#/properties/guide_type":["The operation is a sale","Sales to be made","Consignment","Delivery free of charge","Internal transfer","Other transfer that is no sale","Return","Transfer for export that is no sale","Sale for export"],"DocumentHeaderCreate#/properties/transfer_type":["On the receiver's account","On the issuer's account to the receiver's premises","On the issuer's account to other premises"],"DocumentHeaderCreate#/properties/deployment_observations":["Neither in the XML nor on the PDF","In the XML and on the PDF","On the PDF only","In the XML only"],"ArHeader#/properties/invoice_concept":["Products","Services","Products and services"],"PeShipping#/properties/handling_code":["Sale","Sale","Purchase","Purchase","Other reasons","Other reasons"],"PeShipping#/properties/special_instructions":["All goods are moved at once","Vehicle returns with empty packaging","Vehicle returns empty","Planned change of vehicle","Transport is subcontracted","Freight paid by the sender","Freight paid by whoever subcontracted it","Freight paid by someone else","Light vehicle of category M1 or L"],"PeShipmentStage#/properties/transport_mode_code":["Public transport","Private transport"],"DocumentReference#/properties/reference_type":["Purchase order","Order note","Contract","Resolution","Public procurement process","Public procurement form","Export declaration","Bill of lading","Air waybill","MIC/DTA","Consignment note","Customs resolution that qualifies export services","Passport","Deposit certificate of a commodity exchange","Pledge voucher of a commodity exchange"],"DocumentReference#/properties/reference_code":["Cancels it","Corrects its text","Corrects a quantity","Set of documents","Refers to a document that is no tax document","Refers to a dispatch guide","Refers to all of the customer's documents of a type and lowers their amount"],"DocumentGlobal#/properties/discount_surcharge_code":["Discount on the taxable part","Discount on the exempt part","Surcharge on the taxable part","Surcharge on the exempt part"],"DocumentGlobal#/properties/discount_surcharge_type":["Amount in the currency of the document","Percentage"],"CountriesClDocumentHeader#/allOf/0/properties/document_type_id":["Electronic invoice","Exempt electronic invoice","Electronic receipt","Electronic receipt, under the number of the tax authority","Exempt electronic receipt","Electronic dispatch guide","Electronic debit note","Electronic credit note","Electronic export invoice","Electronic export debit note","Electronic export credit note"]},"members":{"DocumentCreate#":["options","header","details","references","globals_discounts_surcharges","totals","payment_link"],"DocumentOptions#":["draft_only","draft_preview","send_email","template_id","gross_values","rounding_type","company_web","company_email","pdf_transfer_copy"],"DocumentHeaderCreate#":["account_id","document_type_id","document_sequence_code","document_number","issue_date","issuer_tax_id_code","issuer_tax_id_type","issuer_legal_name","issuer_address","issuer_district","issuer_city","issuer_country_id","issuer_phone","issuer_activity","issuer_postalcode","receiver_tax_id_code","receiver_tax_id_type","receiver_legal_name","receiver_address","receiver_district","receiver_city","receiver_phone","receiver_activity","receiver_postalcode","receiver_state_id","receiver_county_id","receiver_country_id","receiver_email","payment_conditions","seller_id","currency_id","exchange_rate_value","service_indicator","sale_modality","sale_clause","guide_type","transfer_type","branch_office_code","observations","deployment_observations","port_disembarkation","port_embarkation","gross_weight","shipping_address","additional"],"DocumentAdditional#":["mx_header","mx_shipping","mx_exports","co_header","pe_header","pe_detraction","pe_cargo_transport","ar_header","pe_retention_header","pe_shipping"],"MxHeader#":["receiver_cfdi_usage"],"MxShipping#":["distance","transport_code","transport_method_name","transport_tax_id_type","transport_tax_id_code","transport_license","origin","destination","merchandise"],"MxShippingPlace#":["tax_id_type","tax_id_code","date_time","address_state_id","address_country_id","address_postalcode"],"MxShippingMerchandise#":["total_weight","sct_permission_code","sct_permission_number","vehicle_configuration","vehicle_weight","vehicle_license_plate","vehicle_year","insurance_company","insurance_identifier","details"],"MxShippingProduct#":["product_code","description","quantity","weight"],"MxExports#":["terms","exchange_rate","total","origin","destination","merchandise"],"MxExportsOrigin#":["address_street","address_city_id","address_county_id","address_state_id","address_country_id","address_postalcode"],"MxExportsDestination#":["tax_id_type","tax_id_code","address_street","address_state_id","address_country_id","address_postalcode"],"MxExportsMerchandise#":["details"],"MxExportsProduct#":["customs_code","customs_quantity","sku","customs_measure_unit","customs_unit_value","customs_total_value"],"CoHeader#":["reported_payment_code"],"PeHeader#":["operation_type"],"PeDetraction#":["code","percent","amount","nation_bank_account","payment_means_code"],"PeCargoTransport#":["origin_ubigeo","origin_address","destination_ubigeo","destination_address","trip_detail","service_reference_amount","effective_load_reference_amount","payload_reference_amount"],"ArHeader#":["invoice_concept","items_quantity","service_date_from","service_date_to","receiver_vat_condition_id"],"PeRetentionHeader#":["pe_taxbureau_retention_system_code","pe_taxbureau_retention_percent","pe_taxbureau_total_paid"],"PeShipping#":["handling_code","special_instructions","handling_instructions","gross_weight_measure","gross_weight_measure_id","shipment_stage","delivery","transport_handling_unit"],"PeShipmentStage#":["transport_mode_code","transit_period","driver_person","carrier_party"],"PeDriver#":["driver_id","first_name","family_name","identity_document_reference"],"PeCarrier#":["party_identification","party_legal_entity_name","party_legal_entity_id","agent_party_id"],"PeDelivery#":["delivery_address","dispatch"],"PeDeliveryPlace#":["id","city_subdivision_name","city_name","country_subentity","district","address_line","country_id"],"PeTransportHandlingUnit#":["transport_equipment_id"],"DocumentLineCreate#":["quantity","sku","line_description","unit_price","long_description","unit_measure","modifier_amount","modifier_percentage","total_taxes","total_amount_line","taxes","additional"],"LineTax#":["tax_type_id","tax_percentage","tax_amount"],"DocumentLineAdditional#":["mx_detail"],"MxDetail#":["product_service_identifier","measure_unit_code"],"DocumentReference#":["document_type_id","reference_type","reference_number","reference_document_id","reference_code","description","reference_date","additional"],"DocumentReferenceAdditional#":["pe_retention_details"],"PeRetentionDetails#":["reference_paid_amount","reference_total_invoice_amount","reference_paid_date","reference_payment_id","pe_reference_taxbureau_retention_amount","pe_reference_taxbureau_retention_date","calculation_rate","currency_id"],"DocumentGlobal#":["discount_surcharge_code","discount_surcharge_value","discount_surcharge_type"],"DocumentTotalsCreate#":["vat_credit_construction_company","net_amount","taxes_amount","total_amount"],"PaymentLink#":["payment_url"]}});

const judge = (validate) => {
  const explanation = (body) => explainWith(validate, body, tables(), 400);
  return { explanation, explain: (body) => explanation(body).refusals };
};

export const { explanation, explain } = judge(validate38);

export const variants = {
  "cl": judge(validate42),
  "us": judge(validate46),
  "co": judge(validate50),
  "mx": judge(validate54),
  "pe": judge(validate58),
  "ar": judge(validate62),
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

const pattern0 = new RegExp("^https?://", "u");
function validate0(data, path, found){
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
if(!pattern0.test(data6)){
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
const pattern1 = new RegExp(",,|,$", "u");
function validate1(data, path, found){
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
return errors === 0;
}
function validate2(data, path, found){
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
const formats0 = getDateTime(true);
const pattern2 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}(?:[.][0-9]{1,9})?(?:[Zz]|[+-][0-9]{2}:[0-9]{2})$", "u");
function validate3(data, path, found){
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
if(!formats0(data2)){
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
function validate4(data, path, found){
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
function validate5(data, path, found){
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
if(!validate4(data9[i0], path+"/details/" + i0, found)){
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
function validate6(data, path, found){
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
if(!validate3(data.origin, path+"/origin", found)){
errors += found.length - before0;
}
}
}
if(data.destination !== undefined){
if(errors < 400){
const before1 = found.length;
if(!validate3(data.destination, path+"/destination", found)){
errors += found.length - before1;
}
}
}
if(data.merchandise !== undefined){
if(errors < 400){
const before2 = found.length;
if(!validate5(data.merchandise, path+"/merchandise", found)){
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
function validate7(data, path, found){
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
function validate8(data, path, found){
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
function validate9(data, path, found){
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
function validate10(data, path, found){
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
if(!validate9(data0[i0], path+"/details/" + i0, found)){
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
function validate11(data, path, found){
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
if(!validate7(data.origin, path+"/origin", found)){
errors += found.length - before0;
}
}
}
if(data.destination !== undefined){
if(errors < 400){
const before1 = found.length;
if(!validate8(data.destination, path+"/destination", found)){
errors += found.length - before1;
}
}
}
if(data.merchandise !== undefined){
if(errors < 400){
const before2 = found.length;
if(!validate10(data.merchandise, path+"/merchandise", found)){
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
function validate12(data, path, found){
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
function validate13(data, path, found){
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
function validate14(data, path, found){
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
function validate15(data, path, found){
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
function validate16(data, path, found){
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
function validate17(data, path, found){
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
function validate18(data, path, found){
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
function validate19(data, path, found){
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
function validate20(data, path, found){
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
if(!validate18(data.driver_person, path+"/driver_person", found)){
errors += found.length - before0;
}
}
}
if(data.carrier_party !== undefined){
if(errors < 400){
const before1 = found.length;
if(!validate19(data.carrier_party, path+"/carrier_party", found)){
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
function validate21(data, path, found){
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
function validate22(data, path, found){
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
if(!validate21(data.delivery_address, path+"/delivery_address", found)){
errors += found.length - before0;
}
}
}
if(data.dispatch !== undefined){
if(errors < 400){
const before1 = found.length;
if(!validate21(data.dispatch, path+"/dispatch", found)){
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
function validate23(data, path, found){
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
function validate24(data, path, found){
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
if(!validate20(data.shipment_stage, path+"/shipment_stage", found)){
errors += found.length - before0;
}
}
}
if(data.delivery !== undefined){
if(errors < 400){
const before1 = found.length;
if(!validate22(data.delivery, path+"/delivery", found)){
errors += found.length - before1;
}
}
}
if(data.transport_handling_unit !== undefined){
if(errors < 400){
const before2 = found.length;
if(!validate23(data.transport_handling_unit, path+"/transport_handling_unit", found)){
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
function validate25(data, path, found){
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
if(!validate2(data.mx_header, path+"/mx_header", found)){
errors += found.length - before0;
}
}
}
if(data.mx_shipping !== undefined){
if(errors < 400){
const before1 = found.length;
if(!validate6(data.mx_shipping, path+"/mx_shipping", found)){
errors += found.length - before1;
}
}
}
if(data.mx_exports !== undefined){
if(errors < 400){
const before2 = found.length;
if(!validate11(data.mx_exports, path+"/mx_exports", found)){
errors += found.length - before2;
}
}
}
if(data.co_header !== undefined){
if(errors < 400){
const before3 = found.length;
if(!validate12(data.co_header, path+"/co_header", found)){
errors += found.length - before3;
}
}
}
if(data.pe_header !== undefined){
if(errors < 400){
const before4 = found.length;
if(!validate13(data.pe_header, path+"/pe_header", found)){
errors += found.length - before4;
}
}
}
if(data.pe_detraction !== undefined){
if(errors < 400){
const before5 = found.length;
if(!validate14(data.pe_detraction, path+"/pe_detraction", found)){
errors += found.length - before5;
}
}
}
if(data.pe_cargo_transport !== undefined){
if(errors < 400){
const before6 = found.length;
if(!validate15(data.pe_cargo_transport, path+"/pe_cargo_transport", found)){
errors += found.length - before6;
}
}
}
if(data.ar_header !== undefined){
if(errors < 400){
const before7 = found.length;
if(!validate16(data.ar_header, path+"/ar_header", found)){
errors += found.length - before7;
}
}
}
if(data.pe_retention_header !== undefined){
if(errors < 400){
const before8 = found.length;
if(!validate17(data.pe_retention_header, path+"/pe_retention_header", found)){
errors += found.length - before8;
}
}
}
if(data.pe_shipping !== undefined){
if(errors < 400){
const before9 = found.length;
if(!validate24(data.pe_shipping, path+"/pe_shipping", found)){
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
const formats1 = date;
const pattern3 = new RegExp("^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$", "u");
const pattern4 = new RegExp("^[0-9][0-9,]*$", "u");
function validate26(data, path, found){
let errors = 0;
if(errors < 400){
const before0 = found.length;
if(!validate1(data, path, found)){
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
if(data.document_type_id === undefined){
found.push([path, "DocumentHeaderCreate#/required", {missingProperty: "document_type_id"}]);
errors++;
}
if(data.issue_date === undefined){
found.push([path, "DocumentHeaderCreate#/required", {missingProperty: "issue_date"}]);
errors++;
}
if(data.issuer_address === undefined){
found.push([path, "DocumentHeaderCreate#/required", {missingProperty: "issuer_address"}]);
errors++;
}
if(data.issuer_district === undefined){
found.push([path, "DocumentHeaderCreate#/required", {missingProperty: "issuer_district"}]);
errors++;
}
if(data.issuer_city === undefined){
found.push([path, "DocumentHeaderCreate#/required", {missingProperty: "issuer_city"}]);
errors++;
}
if(data.issuer_phone === undefined){
found.push([path, "DocumentHeaderCreate#/required", {missingProperty: "issuer_phone"}]);
errors++;
}
if(data.issuer_activity === undefined){
found.push([path, "DocumentHeaderCreate#/required", {missingProperty: "issuer_activity"}]);
errors++;
}
if(data.receiver_address === undefined){
found.push([path, "DocumentHeaderCreate#/required", {missingProperty: "receiver_address"}]);
errors++;
}
if(data.receiver_phone === undefined){
found.push([path, "DocumentHeaderCreate#/required", {missingProperty: "receiver_phone"}]);
errors++;
}
if(data.payment_conditions === undefined){
found.push([path, "DocumentHeaderCreate#/required", {missingProperty: "payment_conditions"}]);
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
switch(key0.length){
case 10:switch(key0){case "account_id":case "issue_date":case "guide_type":case "additional":continue;}break;
case 16:switch(key0){case "document_type_id":case "receiver_address":case "port_embarkation":case "shipping_address":continue;}break;
case 22:switch(key0){case "document_sequence_code":continue;}break;
case 15:switch(key0){case "document_number":case "issuer_district":case "issuer_activity":continue;}break;
case 18:switch(key0){case "issuer_tax_id_code":case "issuer_tax_id_type":case "receiver_county_id":case "payment_conditions":case "branch_office_code":continue;}break;
case 17:switch(key0){case "issuer_legal_name":case "issuer_country_id":case "issuer_postalcode":case "receiver_district":case "receiver_activity":case "receiver_state_id":case "service_indicator":continue;}break;
case 14:switch(key0){case "issuer_address":case "receiver_phone":case "receiver_email":continue;}break;
case 11:switch(key0){case "issuer_city":case "currency_id":case "sale_clause":continue;}break;
case 12:switch(key0){case "issuer_phone":case "observations":case "gross_weight":continue;}break;
case 20:switch(key0){case "receiver_tax_id_code":case "receiver_tax_id_type":continue;}break;
case 19:switch(key0){case "receiver_legal_name":case "receiver_postalcode":case "receiver_country_id":case "exchange_rate_value":case "port_disembarkation":continue;}break;
case 13:switch(key0){case "receiver_city":case "sale_modality":case "transfer_type":continue;}break;
case 9:switch(key0){case "seller_id":continue;}break;
case 23:switch(key0){case "deployment_observations":continue;}break;
}
found.push([path, "DocumentHeaderCreate#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
if(data.account_id !== undefined){
let data3 = data.account_id;
if(!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3))){
found.push([path+"/account_id", "DocumentHeaderCreate#/properties/account_id/type", {type: "integer"}]);
errors++;
}
if(typeof data3 == "number"){
if(data3 > 9007199254740991 || isNaN(data3)){
found.push([path+"/account_id", "DocumentHeaderCreate#/properties/account_id/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data3 < -9007199254740991 || isNaN(data3)){
found.push([path+"/account_id", "DocumentHeaderCreate#/properties/account_id/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
}
if(data.document_type_id !== undefined){
let data4 = data.document_type_id;
if(!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4))){
found.push([path+"/document_type_id", "DocumentHeaderCreate#/properties/document_type_id/type", {type: "integer"}]);
errors++;
}
if(typeof data4 == "number"){
if(data4 > 9007199254740991 || isNaN(data4)){
found.push([path+"/document_type_id", "DocumentHeaderCreate#/properties/document_type_id/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data4 < 1 || isNaN(data4)){
found.push([path+"/document_type_id", "DocumentHeaderCreate#/properties/document_type_id/minimum", {comparison: ">=", limit: 1}]);
errors++;
}
}
}
if(data.document_sequence_code !== undefined){
if(typeof data.document_sequence_code !== "string"){
found.push([path+"/document_sequence_code", "DocumentHeaderCreate#/properties/document_sequence_code/type", {type: "string"}]);
errors++;
}
}
if(data.document_number !== undefined){
let data6 = data.document_number;
if(!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6))){
found.push([path+"/document_number", "DocumentHeaderCreate#/properties/document_number/type", {type: "integer"}]);
errors++;
}
if(typeof data6 == "number"){
if(data6 > 9007199254740991 || isNaN(data6)){
found.push([path+"/document_number", "DocumentHeaderCreate#/properties/document_number/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data6 < -9007199254740991 || isNaN(data6)){
found.push([path+"/document_number", "DocumentHeaderCreate#/properties/document_number/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
}
if(data.issue_date !== undefined){
let data7 = data.issue_date;
if(typeof data7 === "string"){
if(!pattern3.test(data7)){
found.push([path+"/issue_date", "DocumentHeaderCreate#/properties/issue_date/pattern", {pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"}]);
errors++;
}
if(!formats1(data7)){
found.push([path+"/issue_date", "DocumentHeaderCreate#/properties/issue_date/format", {format: "date"}]);
errors++;
}
}
else {
found.push([path+"/issue_date", "DocumentHeaderCreate#/properties/issue_date/type", {type: "string"}]);
errors++;
}
}
if(data.issuer_tax_id_code !== undefined){
if(typeof data.issuer_tax_id_code !== "string"){
found.push([path+"/issuer_tax_id_code", "DocumentHeaderCreate#/properties/issuer_tax_id_code/type", {type: "string"}]);
errors++;
}
}
if(data.issuer_tax_id_type !== undefined){
if(typeof data.issuer_tax_id_type !== "string"){
found.push([path+"/issuer_tax_id_type", "DocumentHeaderCreate#/properties/issuer_tax_id_type/type", {type: "string"}]);
errors++;
}
}
if(data.issuer_legal_name !== undefined){
if(typeof data.issuer_legal_name !== "string"){
found.push([path+"/issuer_legal_name", "DocumentHeaderCreate#/properties/issuer_legal_name/type", {type: "string"}]);
errors++;
}
}
if(data.issuer_address !== undefined){
if(typeof data.issuer_address !== "string"){
found.push([path+"/issuer_address", "DocumentHeaderCreate#/properties/issuer_address/type", {type: "string"}]);
errors++;
}
}
if(data.issuer_district !== undefined){
if(typeof data.issuer_district !== "string"){
found.push([path+"/issuer_district", "DocumentHeaderCreate#/properties/issuer_district/type", {type: "string"}]);
errors++;
}
}
if(data.issuer_city !== undefined){
if(typeof data.issuer_city !== "string"){
found.push([path+"/issuer_city", "DocumentHeaderCreate#/properties/issuer_city/type", {type: "string"}]);
errors++;
}
}
if(data.issuer_country_id !== undefined){
if(typeof data.issuer_country_id !== "string"){
found.push([path+"/issuer_country_id", "DocumentHeaderCreate#/properties/issuer_country_id/type", {type: "string"}]);
errors++;
}
}
if(data.issuer_phone !== undefined){
if(typeof data.issuer_phone !== "string"){
found.push([path+"/issuer_phone", "DocumentHeaderCreate#/properties/issuer_phone/type", {type: "string"}]);
errors++;
}
}
if(data.issuer_activity !== undefined){
if(typeof data.issuer_activity !== "string"){
found.push([path+"/issuer_activity", "DocumentHeaderCreate#/properties/issuer_activity/type", {type: "string"}]);
errors++;
}
}
if(data.issuer_postalcode !== undefined){
if(typeof data.issuer_postalcode !== "string"){
found.push([path+"/issuer_postalcode", "DocumentHeaderCreate#/properties/issuer_postalcode/type", {type: "string"}]);
errors++;
}
}
if(data.receiver_tax_id_code !== undefined){
if(typeof data.receiver_tax_id_code !== "string"){
found.push([path+"/receiver_tax_id_code", "DocumentHeaderCreate#/properties/receiver_tax_id_code/type", {type: "string"}]);
errors++;
}
}
if(data.receiver_tax_id_type !== undefined){
if(typeof data.receiver_tax_id_type !== "string"){
found.push([path+"/receiver_tax_id_type", "DocumentHeaderCreate#/properties/receiver_tax_id_type/type", {type: "string"}]);
errors++;
}
}
if(data.receiver_legal_name !== undefined){
if(typeof data.receiver_legal_name !== "string"){
found.push([path+"/receiver_legal_name", "DocumentHeaderCreate#/properties/receiver_legal_name/type", {type: "string"}]);
errors++;
}
}
if(data.receiver_address !== undefined){
if(typeof data.receiver_address !== "string"){
found.push([path+"/receiver_address", "DocumentHeaderCreate#/properties/receiver_address/type", {type: "string"}]);
errors++;
}
}
if(data.receiver_district !== undefined){
if(typeof data.receiver_district !== "string"){
found.push([path+"/receiver_district", "DocumentHeaderCreate#/properties/receiver_district/type", {type: "string"}]);
errors++;
}
}
if(data.receiver_city !== undefined){
if(typeof data.receiver_city !== "string"){
found.push([path+"/receiver_city", "DocumentHeaderCreate#/properties/receiver_city/type", {type: "string"}]);
errors++;
}
}
if(data.receiver_phone !== undefined){
if(typeof data.receiver_phone !== "string"){
found.push([path+"/receiver_phone", "DocumentHeaderCreate#/properties/receiver_phone/type", {type: "string"}]);
errors++;
}
}
if(data.receiver_activity !== undefined){
if(typeof data.receiver_activity !== "string"){
found.push([path+"/receiver_activity", "DocumentHeaderCreate#/properties/receiver_activity/type", {type: "string"}]);
errors++;
}
}
if(data.receiver_postalcode !== undefined){
if(typeof data.receiver_postalcode !== "string"){
found.push([path+"/receiver_postalcode", "DocumentHeaderCreate#/properties/receiver_postalcode/type", {type: "string"}]);
errors++;
}
}
if(data.receiver_state_id !== undefined){
let data27 = data.receiver_state_id;
if(!(typeof data27 == "number" && !(data27 % 1) && !isNaN(data27))){
found.push([path+"/receiver_state_id", "DocumentHeaderCreate#/properties/receiver_state_id/type", {type: "integer"}]);
errors++;
}
if(typeof data27 == "number"){
if(data27 > 9007199254740991 || isNaN(data27)){
found.push([path+"/receiver_state_id", "DocumentHeaderCreate#/properties/receiver_state_id/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data27 < -9007199254740991 || isNaN(data27)){
found.push([path+"/receiver_state_id", "DocumentHeaderCreate#/properties/receiver_state_id/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
}
if(data.receiver_county_id !== undefined){
if(typeof data.receiver_county_id !== "string"){
found.push([path+"/receiver_county_id", "DocumentHeaderCreate#/properties/receiver_county_id/type", {type: "string"}]);
errors++;
}
}
if(data.receiver_country_id !== undefined){
let data29 = data.receiver_country_id;
if(!(typeof data29 == "number" && !(data29 % 1) && !isNaN(data29))){
found.push([path+"/receiver_country_id", "DocumentHeaderCreate#/properties/receiver_country_id/type", {type: "integer"}]);
errors++;
}
if(typeof data29 == "number"){
if(data29 > 9007199254740991 || isNaN(data29)){
found.push([path+"/receiver_country_id", "DocumentHeaderCreate#/properties/receiver_country_id/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data29 < -9007199254740991 || isNaN(data29)){
found.push([path+"/receiver_country_id", "DocumentHeaderCreate#/properties/receiver_country_id/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
}
if(data.receiver_email !== undefined){
if(typeof data.receiver_email !== "string"){
found.push([path+"/receiver_email", "DocumentHeaderCreate#/properties/receiver_email/type", {type: "string"}]);
errors++;
}
}
if(data.payment_conditions !== undefined){
let data31 = data.payment_conditions;
if(typeof data31 === "string"){
if(!pattern4.test(data31)){
found.push([path+"/payment_conditions", "DocumentHeaderCreate#/properties/payment_conditions/pattern", {pattern: "^[0-9][0-9,]*$"}]);
errors++;
}
}
else {
found.push([path+"/payment_conditions", "DocumentHeaderCreate#/properties/payment_conditions/type", {type: "string"}]);
errors++;
}
}
if(data.seller_id !== undefined){
let data32 = data.seller_id;
if(!(typeof data32 == "number" && !(data32 % 1) && !isNaN(data32))){
found.push([path+"/seller_id", "DocumentHeaderCreate#/properties/seller_id/type", {type: "integer"}]);
errors++;
}
if(typeof data32 == "number"){
if(data32 > 9007199254740991 || isNaN(data32)){
found.push([path+"/seller_id", "DocumentHeaderCreate#/properties/seller_id/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data32 < -9007199254740991 || isNaN(data32)){
found.push([path+"/seller_id", "DocumentHeaderCreate#/properties/seller_id/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
}
if(data.currency_id !== undefined){
let data33 = data.currency_id;
if(!(typeof data33 == "number" && !(data33 % 1) && !isNaN(data33))){
found.push([path+"/currency_id", "DocumentHeaderCreate#/properties/currency_id/type", {type: "integer"}]);
errors++;
}
if(typeof data33 == "number"){
if(data33 > 9007199254740991 || isNaN(data33)){
found.push([path+"/currency_id", "DocumentHeaderCreate#/properties/currency_id/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data33 < -9007199254740991 || isNaN(data33)){
found.push([path+"/currency_id", "DocumentHeaderCreate#/properties/currency_id/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
}
if(data.exchange_rate_value !== undefined){
let data34 = data.exchange_rate_value;
if(!(typeof data34 == "number" && !(data34 % 1) && !isNaN(data34))){
found.push([path+"/exchange_rate_value", "DocumentHeaderCreate#/properties/exchange_rate_value/type", {type: "integer"}]);
errors++;
}
if(typeof data34 == "number"){
if(data34 > 9007199254740991 || isNaN(data34)){
found.push([path+"/exchange_rate_value", "DocumentHeaderCreate#/properties/exchange_rate_value/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data34 < -9007199254740991 || isNaN(data34)){
found.push([path+"/exchange_rate_value", "DocumentHeaderCreate#/properties/exchange_rate_value/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
}
if(data.service_indicator !== undefined){
let data35 = data.service_indicator;
if(!(typeof data35 == "number" && !(data35 % 1) && !isNaN(data35))){
found.push([path+"/service_indicator", "DocumentHeaderCreate#/properties/service_indicator/type", {type: "integer"}]);
errors++;
}
if(!(data35 === 1 || data35 === 2 || data35 === 3 || data35 === 4 || data35 === 5)){
found.push([path+"/service_indicator", "DocumentHeaderCreate#/properties/service_indicator/enum", {allowedValues: [1,2,3,4,5]}]);
errors++;
}
}
if(data.sale_modality !== undefined){
let data36 = data.sale_modality;
if(!(typeof data36 == "number" && !(data36 % 1) && !isNaN(data36))){
found.push([path+"/sale_modality", "DocumentHeaderCreate#/properties/sale_modality/type", {type: "integer"}]);
errors++;
}
if(!(data36 === 1 || data36 === 2 || data36 === 3 || data36 === 4 || data36 === 9)){
found.push([path+"/sale_modality", "DocumentHeaderCreate#/properties/sale_modality/enum", {allowedValues: [1,2,3,4,9]}]);
errors++;
}
}
if(data.sale_clause !== undefined){
let data37 = data.sale_clause;
if(!(typeof data37 == "number" && !(data37 % 1) && !isNaN(data37))){
found.push([path+"/sale_clause", "DocumentHeaderCreate#/properties/sale_clause/type", {type: "integer"}]);
errors++;
}
if(!(data37 === 1 || data37 === 2 || data37 === 3 || data37 === 4 || data37 === 5 || data37 === 6 || data37 === 9 || data37 === 10 || data37 === 11 || data37 === 12 || data37 === 17 || data37 === 18 || data37 === 8)){
found.push([path+"/sale_clause", "DocumentHeaderCreate#/properties/sale_clause/enum", {allowedValues: [1,2,3,4,5,6,9,10,11,12,17,18,8]}]);
errors++;
}
}
if(data.guide_type !== undefined){
let data38 = data.guide_type;
if(!(typeof data38 == "number" && !(data38 % 1) && !isNaN(data38))){
found.push([path+"/guide_type", "DocumentHeaderCreate#/properties/guide_type/type", {type: "integer"}]);
errors++;
}
if(!(data38 === 1 || data38 === 2 || data38 === 3 || data38 === 4 || data38 === 5 || data38 === 6 || data38 === 7 || data38 === 8 || data38 === 9)){
found.push([path+"/guide_type", "DocumentHeaderCreate#/properties/guide_type/enum", {allowedValues: [1,2,3,4,5,6,7,8,9]}]);
errors++;
}
}
if(data.transfer_type !== undefined){
let data39 = data.transfer_type;
if(!(typeof data39 == "number" && !(data39 % 1) && !isNaN(data39))){
found.push([path+"/transfer_type", "DocumentHeaderCreate#/properties/transfer_type/type", {type: "integer"}]);
errors++;
}
if(!(data39 === 1 || data39 === 2 || data39 === 3)){
found.push([path+"/transfer_type", "DocumentHeaderCreate#/properties/transfer_type/enum", {allowedValues: [1,2,3]}]);
errors++;
}
}
if(data.branch_office_code !== undefined){
if(typeof data.branch_office_code !== "string"){
found.push([path+"/branch_office_code", "DocumentHeaderCreate#/properties/branch_office_code/type", {type: "string"}]);
errors++;
}
}
if(data.observations !== undefined){
if(typeof data.observations !== "string"){
found.push([path+"/observations", "DocumentHeaderCreate#/properties/observations/type", {type: "string"}]);
errors++;
}
}
if(data.deployment_observations !== undefined){
let data42 = data.deployment_observations;
if(!(typeof data42 == "number" && !(data42 % 1) && !isNaN(data42))){
found.push([path+"/deployment_observations", "DocumentHeaderCreate#/properties/deployment_observations/type", {type: "integer"}]);
errors++;
}
if(!(data42 === 0 || data42 === 1 || data42 === 2 || data42 === 3)){
found.push([path+"/deployment_observations", "DocumentHeaderCreate#/properties/deployment_observations/enum", {allowedValues: [0,1,2,3]}]);
errors++;
}
}
if(data.port_disembarkation !== undefined){
if(typeof data.port_disembarkation !== "string"){
found.push([path+"/port_disembarkation", "DocumentHeaderCreate#/properties/port_disembarkation/type", {type: "string"}]);
errors++;
}
}
if(data.port_embarkation !== undefined){
if(typeof data.port_embarkation !== "string"){
found.push([path+"/port_embarkation", "DocumentHeaderCreate#/properties/port_embarkation/type", {type: "string"}]);
errors++;
}
}
if(data.gross_weight !== undefined){
if(typeof data.gross_weight !== "string"){
found.push([path+"/gross_weight", "DocumentHeaderCreate#/properties/gross_weight/type", {type: "string"}]);
errors++;
}
}
if(data.shipping_address !== undefined){
if(typeof data.shipping_address !== "string"){
found.push([path+"/shipping_address", "DocumentHeaderCreate#/properties/shipping_address/type", {type: "string"}]);
errors++;
}
}
if(data.additional !== undefined){
if(errors < 400){
const before1 = found.length;
if(!validate25(data.additional, path+"/additional", found)){
errors += found.length - before1;
}
}
}
}
else {
found.push([path, "DocumentHeaderCreate#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate27(data, path, found){
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
function validate28(data, path, found){
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
function validate29(data, path, found){
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
function validate30(data, path, found){
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
if(!validate29(data.mx_detail, path+"/mx_detail", found)){
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
function validate31(data, path, found){
let errors = 0;
if(errors < 400){
const before0 = found.length;
if(!validate27(data, path, found)){
errors += found.length - before0;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.quantity === undefined){
found.push([path, "DocumentLineCreate#/required", {missingProperty: "quantity"}]);
errors++;
}
if(data.line_description === undefined){
found.push([path, "DocumentLineCreate#/required", {missingProperty: "line_description"}]);
errors++;
}
if(data.unit_price === undefined){
found.push([path, "DocumentLineCreate#/required", {missingProperty: "unit_price"}]);
errors++;
}
if(data.unit_measure === undefined){
found.push([path, "DocumentLineCreate#/required", {missingProperty: "unit_measure"}]);
errors++;
}
if(data.total_amount_line === undefined){
found.push([path, "DocumentLineCreate#/required", {missingProperty: "total_amount_line"}]);
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
found.push([path, "DocumentLineCreate#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
if(data.quantity !== undefined){
let data0 = data.quantity;
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
found.push([path+"/quantity", "DocumentLineCreate#/properties/quantity/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data0 < -9007199254740991 || isNaN(data0)){
found.push([path+"/quantity", "DocumentLineCreate#/properties/quantity/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
if(!decimals(data0, 6)){
found.push([path+"/quantity", "DocumentLineCreate#/properties/quantity/x-decimals", {}]);
errors++;
}
}
else {
found.push([path+"/quantity", "DocumentLineCreate#/properties/quantity/type", {type: "number"}]);
errors++;
}
}
if(data.sku !== undefined){
if(typeof data.sku !== "string"){
found.push([path+"/sku", "DocumentLineCreate#/properties/sku/type", {type: "string"}]);
errors++;
}
}
if(data.line_description !== undefined){
let data2 = data.line_description;
if(typeof data2 === "string"){
if(data2.length > 100 && codePoints(data2) > 100){
found.push([path+"/line_description", "DocumentLineCreate#/properties/line_description/maxLength", {limit: 100}]);
errors++;
}
}
else {
found.push([path+"/line_description", "DocumentLineCreate#/properties/line_description/type", {type: "string"}]);
errors++;
}
}
if(data.unit_price !== undefined){
let data3 = data.unit_price;
if(typeof data3 == "number"){
if(data3 > 9007199254740991 || isNaN(data3)){
found.push([path+"/unit_price", "DocumentLineCreate#/properties/unit_price/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data3 < -9007199254740991 || isNaN(data3)){
found.push([path+"/unit_price", "DocumentLineCreate#/properties/unit_price/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
if(!decimals(data3, 6)){
found.push([path+"/unit_price", "DocumentLineCreate#/properties/unit_price/x-decimals", {}]);
errors++;
}
}
else {
found.push([path+"/unit_price", "DocumentLineCreate#/properties/unit_price/type", {type: "number"}]);
errors++;
}
}
if(data.long_description !== undefined){
if(typeof data.long_description !== "string"){
found.push([path+"/long_description", "DocumentLineCreate#/properties/long_description/type", {type: "string"}]);
errors++;
}
}
if(data.unit_measure !== undefined){
if(typeof data.unit_measure !== "string"){
found.push([path+"/unit_measure", "DocumentLineCreate#/properties/unit_measure/type", {type: "string"}]);
errors++;
}
}
if(data.modifier_amount !== undefined){
let data6 = data.modifier_amount;
if(typeof data6 == "number"){
if(data6 > 9007199254740991 || isNaN(data6)){
found.push([path+"/modifier_amount", "DocumentLineCreate#/properties/modifier_amount/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data6 < -9007199254740991 || isNaN(data6)){
found.push([path+"/modifier_amount", "DocumentLineCreate#/properties/modifier_amount/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
else {
found.push([path+"/modifier_amount", "DocumentLineCreate#/properties/modifier_amount/type", {type: "number"}]);
errors++;
}
}
if(data.modifier_percentage !== undefined){
let data7 = data.modifier_percentage;
if(typeof data7 == "number"){
if(data7 > 9007199254740991 || isNaN(data7)){
found.push([path+"/modifier_percentage", "DocumentLineCreate#/properties/modifier_percentage/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data7 < -9007199254740991 || isNaN(data7)){
found.push([path+"/modifier_percentage", "DocumentLineCreate#/properties/modifier_percentage/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
else {
found.push([path+"/modifier_percentage", "DocumentLineCreate#/properties/modifier_percentage/type", {type: "number"}]);
errors++;
}
}
if(data.total_taxes !== undefined){
let data8 = data.total_taxes;
if(typeof data8 == "number"){
if(data8 > 9007199254740991 || isNaN(data8)){
found.push([path+"/total_taxes", "DocumentLineCreate#/properties/total_taxes/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data8 < -9007199254740991 || isNaN(data8)){
found.push([path+"/total_taxes", "DocumentLineCreate#/properties/total_taxes/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
else {
found.push([path+"/total_taxes", "DocumentLineCreate#/properties/total_taxes/type", {type: "number"}]);
errors++;
}
}
if(data.total_amount_line !== undefined){
let data9 = data.total_amount_line;
if(typeof data9 == "number"){
if(data9 > 9007199254740991 || isNaN(data9)){
found.push([path+"/total_amount_line", "DocumentLineCreate#/properties/total_amount_line/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data9 < -9007199254740991 || isNaN(data9)){
found.push([path+"/total_amount_line", "DocumentLineCreate#/properties/total_amount_line/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
else {
found.push([path+"/total_amount_line", "DocumentLineCreate#/properties/total_amount_line/type", {type: "number"}]);
errors++;
}
}
if(data.taxes !== undefined){
let data10 = data.taxes;
if(Array.isArray(data10)){
const len0 = data10.length;
for(let i0=0, i0_=errors; i0<len0 && errors-i0_<400; i0++){
if(errors < 400){
const before1 = found.length;
if(!validate28(data10[i0], path+"/taxes/" + i0, found)){
errors += found.length - before1;
}
}
}
}
else {
found.push([path+"/taxes", "DocumentLineCreate#/properties/taxes/type", {type: "array"}]);
errors++;
}
}
if(data.additional !== undefined){
if(errors < 400){
const before2 = found.length;
if(!validate30(data.additional, path+"/additional", found)){
errors += found.length - before2;
}
}
}
}
else {
found.push([path, "DocumentLineCreate#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate32(data, path, found){
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
if(!pattern3.test(data2)){
found.push([path+"/reference_paid_date", "PeRetentionDetails#/properties/reference_paid_date/pattern", {pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"}]);
errors++;
}
if(!formats1(data2)){
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
if(!pattern3.test(data5)){
found.push([path+"/pe_reference_taxbureau_retention_date", "PeRetentionDetails#/properties/pe_reference_taxbureau_retention_date/pattern", {pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"}]);
errors++;
}
if(!formats1(data5)){
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
function validate33(data, path, found){
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
if(!validate32(data.pe_retention_details, path+"/pe_retention_details", found)){
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
function validate34(data, path, found){
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
if(!pattern3.test(data12)){
found.push([path+"/reference_date", "DocumentReference#/properties/reference_date/pattern", {pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"}]);
errors++;
}
if(!formats1(data12)){
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
if(!validate33(data.additional, path+"/additional", found)){
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
function validate35(data, path, found){
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
function validate36(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.total_amount === undefined){
found.push([path, "DocumentTotalsCreate#/required", {missingProperty: "total_amount"}]);
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(key0 === "vat_credit_construction_company" || key0 === "net_amount" || key0 === "taxes_amount" || key0 === "total_amount")){
found.push([path, "DocumentTotalsCreate#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.vat_credit_construction_company !== undefined){
let data0 = data.vat_credit_construction_company;
if(!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))){
found.push([path+"/vat_credit_construction_company", "DocumentTotalsCreate#/properties/vat_credit_construction_company/type", {type: "integer"}]);
errors++;
}
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
found.push([path+"/vat_credit_construction_company", "DocumentTotalsCreate#/properties/vat_credit_construction_company/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data0 < -9007199254740991 || isNaN(data0)){
found.push([path+"/vat_credit_construction_company", "DocumentTotalsCreate#/properties/vat_credit_construction_company/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
}
if(data.net_amount !== undefined){
let data1 = data.net_amount;
if(!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1))){
found.push([path+"/net_amount", "DocumentTotalsCreate#/properties/net_amount/type", {type: "integer"}]);
errors++;
}
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
found.push([path+"/net_amount", "DocumentTotalsCreate#/properties/net_amount/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data1 < -9007199254740991 || isNaN(data1)){
found.push([path+"/net_amount", "DocumentTotalsCreate#/properties/net_amount/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
}
if(data.taxes_amount !== undefined){
let data2 = data.taxes_amount;
if(!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))){
found.push([path+"/taxes_amount", "DocumentTotalsCreate#/properties/taxes_amount/type", {type: "integer"}]);
errors++;
}
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
found.push([path+"/taxes_amount", "DocumentTotalsCreate#/properties/taxes_amount/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data2 < -9007199254740991 || isNaN(data2)){
found.push([path+"/taxes_amount", "DocumentTotalsCreate#/properties/taxes_amount/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
}
if(data.total_amount !== undefined){
let data3 = data.total_amount;
if(!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3))){
found.push([path+"/total_amount", "DocumentTotalsCreate#/properties/total_amount/type", {type: "integer"}]);
errors++;
}
if(typeof data3 == "number"){
if(data3 > 9007199254740991 || isNaN(data3)){
found.push([path+"/total_amount", "DocumentTotalsCreate#/properties/total_amount/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data3 < -9007199254740991 || isNaN(data3)){
found.push([path+"/total_amount", "DocumentTotalsCreate#/properties/total_amount/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
}
}
else {
found.push([path, "DocumentTotalsCreate#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate37(data, path, found){
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
function validate38(data, path, found){
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
if(data.header === undefined){
found.push([path, "DocumentCreate#/required", {missingProperty: "header"}]);
errors++;
}
if(data.details === undefined){
found.push([path, "DocumentCreate#/required", {missingProperty: "details"}]);
errors++;
}
if(data.totals === undefined){
found.push([path, "DocumentCreate#/required", {missingProperty: "totals"}]);
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(key0 === "options" || key0 === "header" || key0 === "details" || key0 === "references" || key0 === "globals_discounts_surcharges" || key0 === "totals" || key0 === "payment_link")){
found.push([path, "DocumentCreate#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.options !== undefined){
if(errors < 400){
const before0 = found.length;
if(!validate0(data.options, path+"/options", found)){
errors += found.length - before0;
}
}
}
if(data.header !== undefined){
if(errors < 400){
const before1 = found.length;
if(!validate26(data.header, path+"/header", found)){
errors += found.length - before1;
}
}
}
if(data.details !== undefined){
let data5 = data.details;
if(Array.isArray(data5)){
if(data5.length > 10000){
found.push([path+"/details", "DocumentCreate#/properties/details/maxItems", {limit: 10000}]);
errors++;
}
if(data5.length < 1){
found.push([path+"/details", "DocumentCreate#/properties/details/minItems", {limit: 1}]);
errors++;
}
const len0 = data5.length;
for(let i0=0, i0_=errors; i0<len0 && errors-i0_<400; i0++){
if(errors < 400){
const before2 = found.length;
if(!validate31(data5[i0], path+"/details/" + i0, found)){
errors += found.length - before2;
}
}
}
}
else {
found.push([path+"/details", "DocumentCreate#/properties/details/type", {type: "array"}]);
errors++;
}
}
if(data.references !== undefined){
let data7 = data.references;
if(Array.isArray(data7)){
const len1 = data7.length;
for(let i1=0, i1_=errors; i1<len1 && errors-i1_<400; i1++){
if(errors < 400){
const before3 = found.length;
if(!validate34(data7[i1], path+"/references/" + i1, found)){
errors += found.length - before3;
}
}
}
}
else {
found.push([path+"/references", "DocumentCreate#/properties/references/type", {type: "array"}]);
errors++;
}
}
if(data.globals_discounts_surcharges !== undefined){
let data9 = data.globals_discounts_surcharges;
if(Array.isArray(data9)){
const len2 = data9.length;
for(let i2=0, i2_=errors; i2<len2 && errors-i2_<400; i2++){
if(errors < 400){
const before4 = found.length;
if(!validate35(data9[i2], path+"/globals_discounts_surcharges/" + i2, found)){
errors += found.length - before4;
}
}
}
}
else {
found.push([path+"/globals_discounts_surcharges", "DocumentCreate#/properties/globals_discounts_surcharges/type", {type: "array"}]);
errors++;
}
}
if(data.totals !== undefined){
if(errors < 400){
const before5 = found.length;
if(!validate36(data.totals, path+"/totals", found)){
errors += found.length - before5;
}
}
}
if(data.payment_link !== undefined){
if(errors < 400){
const before6 = found.length;
if(!validate37(data.payment_link, path+"/payment_link", found)){
errors += found.length - before6;
}
}
}
}
else {
found.push([path, "DocumentCreate#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
const pattern5 = new RegExp("^[0-9]{7,8}-[0-9Kk]$", "u");
function validate39(data, path, found){
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
if(!pattern5.test(data7)){
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
function validate40(data, path, found){
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
if(data.header !== undefined){
let data10 = data.header;
if(errors < 400){
const before0 = found.length;
if(!validate39(data10, path+"/header", found)){
errors += found.length - before0;
}
}
const _errs19 = errors;
const _errs20 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.document_type_id === undefined){
errors++;
}
else {
let data11 = data10.document_type_id;
if(!(data11 === 2 || data11 === 32 || data11 === 17 || data11 === 16 || data11 === 46 || data11 === 47 || data11 === 48)){
errors++;
}
}
}
var _valid2 = errors === _errs20;
errors = _errs19;
if(_valid2){
const _errs22 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.receiver_tax_id_code === undefined){
found.push([path+"/header", "CountriesClDocumentCreate#/properties/header/allOf/1/then/required", {missingProperty: "receiver_tax_id_code"}]);
errors++;
}
}
var _valid2 = errors === _errs22;
}
const _errs24 = errors;
const _errs25 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.document_type_id === undefined){
errors++;
}
else {
let data12 = data10.document_type_id;
if(!(data12 === 2 || data12 === 32 || data12 === 17 || data12 === 16 || data12 === 46 || data12 === 47 || data12 === 48)){
errors++;
}
}
}
var _valid3 = errors === _errs25;
errors = _errs24;
if(_valid3){
const _errs27 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.receiver_legal_name === undefined){
found.push([path+"/header", "CountriesClDocumentCreate#/properties/header/allOf/2/then/required", {missingProperty: "receiver_legal_name"}]);
errors++;
}
}
var _valid3 = errors === _errs27;
}
const _errs29 = errors;
const _errs30 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.document_type_id === undefined || data10.receiver_legal_name === undefined){
errors++;
}
else {
let data13 = data10.document_type_id;
if(!(data13 === 37 || data13 === 39 || data13 === 41)){
errors++;
}
}
}
var _valid4 = errors === _errs30;
errors = _errs29;
if(_valid4){
const _errs32 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.receiver_tax_id_code === undefined){
found.push([path+"/header", "CountriesClDocumentCreate#/properties/header/allOf/3/then/required", {missingProperty: "receiver_tax_id_code"}]);
errors++;
}
}
var _valid4 = errors === _errs32;
}
const _errs34 = errors;
const _errs35 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.document_type_id === undefined || data10.receiver_tax_id_code === undefined){
errors++;
}
else {
let data14 = data10.document_type_id;
if(!(data14 === 37 || data14 === 39 || data14 === 41)){
errors++;
}
}
}
var _valid5 = errors === _errs35;
errors = _errs34;
if(_valid5){
const _errs37 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.receiver_legal_name === undefined){
found.push([path+"/header", "CountriesClDocumentCreate#/properties/header/allOf/4/then/required", {missingProperty: "receiver_legal_name"}]);
errors++;
}
}
var _valid5 = errors === _errs37;
}
const _errs39 = errors;
const _errs40 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.document_type_id === undefined){
errors++;
}
else {
let data15 = data10.document_type_id;
if(!(data15 === 2 || data15 === 32 || data15 === 37 || data15 === 39 || data15 === 41 || data15 === 54 || data15 === 17 || data15 === 16)){
errors++;
}
}
}
var _valid6 = errors === _errs40;
errors = _errs39;
if(_valid6){
const _errs42 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.currency_id !== undefined){
found.push([path+"/header/currency_id", "CountriesClDocumentCreate#/properties/header/allOf/5/then/properties/currency_id/false schema", {}]);
errors++;
}
}
var _valid6 = errors === _errs42;
}
const _errs44 = errors;
const _errs45 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.document_type_id === undefined){
errors++;
}
else {
let data17 = data10.document_type_id;
if(!(data17 === 2 || data17 === 32 || data17 === 37 || data17 === 39 || data17 === 41 || data17 === 54 || data17 === 17 || data17 === 16)){
errors++;
}
}
}
var _valid7 = errors === _errs45;
errors = _errs44;
if(_valid7){
const _errs47 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.service_indicator !== undefined){
found.push([path+"/header/service_indicator", "CountriesClDocumentCreate#/properties/header/allOf/6/then/properties/service_indicator/false schema", {}]);
errors++;
}
}
var _valid7 = errors === _errs47;
}
const _errs49 = errors;
const _errs50 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.document_type_id === undefined){
errors++;
}
else if(54 !== data10.document_type_id){
errors++;
}
}
var _valid8 = errors === _errs50;
errors = _errs49;
if(_valid8){
const _errs52 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.guide_type === undefined){
found.push([path+"/header", "CountriesClDocumentCreate#/properties/header/allOf/7/then/required", {missingProperty: "guide_type"}]);
errors++;
}
}
var _valid8 = errors === _errs52;
}
const _errs54 = errors;
const _errs55 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.document_type_id === undefined || data10.guide_type === undefined){
errors++;
}
else {
const _errs56 = errors;
if(54 !== data10.document_type_id){
errors++;
}
var valid30 = errors === _errs56;
if(valid30){
let data21 = data10.guide_type;
const _errs57 = errors;
if(!(data21 === 1 || data21 === 2 || data21 === 3 || data21 === 4 || data21 === 6 || data21 === 7 || data21 === 8 || data21 === 9)){
errors++;
}
var valid30 = errors === _errs57;
}
}
}
var _valid9 = errors === _errs55;
errors = _errs54;
if(_valid9){
const _errs58 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.transfer_type === undefined){
found.push([path+"/header", "CountriesClDocumentCreate#/properties/header/allOf/8/then/required", {missingProperty: "transfer_type"}]);
errors++;
}
}
var _valid9 = errors === _errs58;
}
}
}
else {
found.push([path, "CountriesClDocumentCreate#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate41(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.options !== undefined){
let data0 = data.options;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.send_email !== undefined){
if(0 !== data0.send_email){
found.push([path+"/options/send_email", "DocumentCreate-cl-scope#/properties/options/properties/send_email/const", {allowedValue: 0}]);
errors++;
}
}
}
}
if(data.header !== undefined){
let data2 = data.header;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.document_sequence_code !== undefined){
found.push([path+"/header/document_sequence_code", "DocumentCreate-cl-scope#/properties/header/properties/document_sequence_code/not", {}]);
errors++;
}
if(data2.receiver_county_id !== undefined){
found.push([path+"/header/receiver_county_id", "DocumentCreate-cl-scope#/properties/header/properties/receiver_county_id/not", {}]);
errors++;
}
if(data2.additional !== undefined){
let data5 = data2.additional;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.mx_header !== undefined){
found.push([path+"/header/additional/mx_header", "DocumentCreate-cl-scope#/properties/header/properties/additional/properties/mx_header/not", {}]);
errors++;
}
if(data5.mx_shipping !== undefined){
found.push([path+"/header/additional/mx_shipping", "DocumentCreate-cl-scope#/properties/header/properties/additional/properties/mx_shipping/not", {}]);
errors++;
}
if(data5.mx_exports !== undefined){
found.push([path+"/header/additional/mx_exports", "DocumentCreate-cl-scope#/properties/header/properties/additional/properties/mx_exports/not", {}]);
errors++;
}
if(data5.co_header !== undefined){
found.push([path+"/header/additional/co_header", "DocumentCreate-cl-scope#/properties/header/properties/additional/properties/co_header/not", {}]);
errors++;
}
if(data5.pe_header !== undefined){
found.push([path+"/header/additional/pe_header", "DocumentCreate-cl-scope#/properties/header/properties/additional/properties/pe_header/not", {}]);
errors++;
}
if(data5.pe_detraction !== undefined){
found.push([path+"/header/additional/pe_detraction", "DocumentCreate-cl-scope#/properties/header/properties/additional/properties/pe_detraction/not", {}]);
errors++;
}
if(data5.pe_cargo_transport !== undefined){
found.push([path+"/header/additional/pe_cargo_transport", "DocumentCreate-cl-scope#/properties/header/properties/additional/properties/pe_cargo_transport/not", {}]);
errors++;
}
if(data5.ar_header !== undefined){
found.push([path+"/header/additional/ar_header", "DocumentCreate-cl-scope#/properties/header/properties/additional/properties/ar_header/not", {}]);
errors++;
}
if(data5.pe_retention_header !== undefined){
found.push([path+"/header/additional/pe_retention_header", "DocumentCreate-cl-scope#/properties/header/properties/additional/properties/pe_retention_header/not", {}]);
errors++;
}
if(data5.pe_shipping !== undefined){
found.push([path+"/header/additional/pe_shipping", "DocumentCreate-cl-scope#/properties/header/properties/additional/properties/pe_shipping/not", {}]);
errors++;
}
}
}
}
}
if(data.details !== undefined){
let data16 = data.details;
if(Array.isArray(data16)){
const len0 = data16.length;
for(let i0=0, i0_=errors; i0<len0 && errors-i0_<400; i0++){
let data17 = data16[i0];
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.additional !== undefined){
let data18 = data17.additional;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.mx_detail !== undefined){
found.push([path+"/details/" + i0+"/additional/mx_detail", "DocumentCreate-cl-scope#/properties/details/items/properties/additional/properties/mx_detail/not", {}]);
errors++;
}
}
}
}
}
}
}
if(data.references !== undefined){
let data20 = data.references;
if(Array.isArray(data20)){
const len1 = data20.length;
for(let i1=0, i1_=errors; i1<len1 && errors-i1_<400; i1++){
let data21 = data20[i1];
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(data21.additional !== undefined){
let data22 = data21.additional;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(data22.pe_retention_details !== undefined){
found.push([path+"/references/" + i1+"/additional/pe_retention_details", "DocumentCreate-cl-scope#/properties/references/items/properties/additional/properties/pe_retention_details/not", {}]);
errors++;
}
}
}
}
}
}
}
}
return errors === 0;
}
function validate42(data, path, found){
let errors = 0;
if(errors < 400){
const before0 = found.length;
if(!validate38(data, path, found)){
errors += found.length - before0;
}
}
if(errors < 400){
const before1 = found.length;
if(!validate40(data, path, found)){
errors += found.length - before1;
}
}
if(errors < 400){
const before2 = found.length;
if(!validate41(data, path, found)){
errors += found.length - before2;
}
}
return errors === 0;
}
function validate43(data, path, found){
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
function validate44(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.header !== undefined){
if(errors < 400){
const before0 = found.length;
if(!validate43(data.header, path+"/header", found)){
errors += found.length - before0;
}
}
}
if(data.totals !== undefined){
let data1 = data.totals;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.net_amount === undefined){
found.push([path+"/totals", "CountriesUsDocumentCreate#/properties/totals/required", {missingProperty: "net_amount"}]);
errors++;
}
}
}
}
else {
found.push([path, "CountriesUsDocumentCreate#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate45(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.options !== undefined){
let data0 = data.options;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.draft_only !== undefined){
if(0 !== data0.draft_only){
found.push([path+"/options/draft_only", "DocumentCreate-us-scope#/properties/options/properties/draft_only/const", {allowedValue: 0}]);
errors++;
}
}
if(data0.draft_preview !== undefined){
if(0 !== data0.draft_preview){
found.push([path+"/options/draft_preview", "DocumentCreate-us-scope#/properties/options/properties/draft_preview/const", {allowedValue: 0}]);
errors++;
}
}
if(data0.send_email !== undefined){
if(0 !== data0.send_email){
found.push([path+"/options/send_email", "DocumentCreate-us-scope#/properties/options/properties/send_email/const", {allowedValue: 0}]);
errors++;
}
}
if(data0.gross_values !== undefined){
if(0 !== data0.gross_values){
found.push([path+"/options/gross_values", "DocumentCreate-us-scope#/properties/options/properties/gross_values/const", {allowedValue: 0}]);
errors++;
}
}
if(data0.pdf_transfer_copy !== undefined){
if(0 !== data0.pdf_transfer_copy){
found.push([path+"/options/pdf_transfer_copy", "DocumentCreate-us-scope#/properties/options/properties/pdf_transfer_copy/const", {allowedValue: 0}]);
errors++;
}
}
}
}
if(data.header !== undefined){
let data6 = data.header;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.document_sequence_code !== undefined){
found.push([path+"/header/document_sequence_code", "DocumentCreate-us-scope#/properties/header/properties/document_sequence_code/not", {}]);
errors++;
}
if(data6.receiver_county_id !== undefined){
found.push([path+"/header/receiver_county_id", "DocumentCreate-us-scope#/properties/header/properties/receiver_county_id/not", {}]);
errors++;
}
if(data6.additional !== undefined){
let data9 = data6.additional;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.mx_header !== undefined){
found.push([path+"/header/additional/mx_header", "DocumentCreate-us-scope#/properties/header/properties/additional/properties/mx_header/not", {}]);
errors++;
}
if(data9.mx_shipping !== undefined){
found.push([path+"/header/additional/mx_shipping", "DocumentCreate-us-scope#/properties/header/properties/additional/properties/mx_shipping/not", {}]);
errors++;
}
if(data9.mx_exports !== undefined){
found.push([path+"/header/additional/mx_exports", "DocumentCreate-us-scope#/properties/header/properties/additional/properties/mx_exports/not", {}]);
errors++;
}
if(data9.co_header !== undefined){
found.push([path+"/header/additional/co_header", "DocumentCreate-us-scope#/properties/header/properties/additional/properties/co_header/not", {}]);
errors++;
}
if(data9.pe_header !== undefined){
found.push([path+"/header/additional/pe_header", "DocumentCreate-us-scope#/properties/header/properties/additional/properties/pe_header/not", {}]);
errors++;
}
if(data9.pe_detraction !== undefined){
found.push([path+"/header/additional/pe_detraction", "DocumentCreate-us-scope#/properties/header/properties/additional/properties/pe_detraction/not", {}]);
errors++;
}
if(data9.pe_cargo_transport !== undefined){
found.push([path+"/header/additional/pe_cargo_transport", "DocumentCreate-us-scope#/properties/header/properties/additional/properties/pe_cargo_transport/not", {}]);
errors++;
}
if(data9.ar_header !== undefined){
found.push([path+"/header/additional/ar_header", "DocumentCreate-us-scope#/properties/header/properties/additional/properties/ar_header/not", {}]);
errors++;
}
if(data9.pe_retention_header !== undefined){
found.push([path+"/header/additional/pe_retention_header", "DocumentCreate-us-scope#/properties/header/properties/additional/properties/pe_retention_header/not", {}]);
errors++;
}
if(data9.pe_shipping !== undefined){
found.push([path+"/header/additional/pe_shipping", "DocumentCreate-us-scope#/properties/header/properties/additional/properties/pe_shipping/not", {}]);
errors++;
}
}
}
}
}
if(data.details !== undefined){
let data20 = data.details;
if(Array.isArray(data20)){
const len0 = data20.length;
for(let i0=0, i0_=errors; i0<len0 && errors-i0_<400; i0++){
let data21 = data20[i0];
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(data21.additional !== undefined){
let data22 = data21.additional;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(data22.mx_detail !== undefined){
found.push([path+"/details/" + i0+"/additional/mx_detail", "DocumentCreate-us-scope#/properties/details/items/properties/additional/properties/mx_detail/not", {}]);
errors++;
}
}
}
}
}
}
}
if(data.references !== undefined){
let data24 = data.references;
if(Array.isArray(data24)){
const len1 = data24.length;
for(let i1=0, i1_=errors; i1<len1 && errors-i1_<400; i1++){
let data25 = data24[i1];
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
if(data25.additional !== undefined){
let data26 = data25.additional;
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
if(data26.pe_retention_details !== undefined){
found.push([path+"/references/" + i1+"/additional/pe_retention_details", "DocumentCreate-us-scope#/properties/references/items/properties/additional/properties/pe_retention_details/not", {}]);
errors++;
}
}
}
}
}
}
}
}
return errors === 0;
}
function validate46(data, path, found){
let errors = 0;
if(errors < 400){
const before0 = found.length;
if(!validate38(data, path, found)){
errors += found.length - before0;
}
}
if(errors < 400){
const before1 = found.length;
if(!validate44(data, path, found)){
errors += found.length - before1;
}
}
if(errors < 400){
const before2 = found.length;
if(!validate45(data, path, found)){
errors += found.length - before2;
}
}
return errors === 0;
}
function validate47(data, path, found){
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
function validate48(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.header !== undefined){
if(errors < 400){
const before0 = found.length;
if(!validate47(data.header, path+"/header", found)){
errors += found.length - before0;
}
}
}
if(data.totals !== undefined){
let data1 = data.totals;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.net_amount === undefined){
found.push([path+"/totals", "CountriesCoDocumentCreate#/properties/totals/required", {missingProperty: "net_amount"}]);
errors++;
}
}
}
}
else {
found.push([path, "CountriesCoDocumentCreate#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate49(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.options !== undefined){
let data0 = data.options;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.draft_only !== undefined){
if(0 !== data0.draft_only){
found.push([path+"/options/draft_only", "DocumentCreate-co-scope#/properties/options/properties/draft_only/const", {allowedValue: 0}]);
errors++;
}
}
if(data0.draft_preview !== undefined){
if(0 !== data0.draft_preview){
found.push([path+"/options/draft_preview", "DocumentCreate-co-scope#/properties/options/properties/draft_preview/const", {allowedValue: 0}]);
errors++;
}
}
if(data0.gross_values !== undefined){
if(0 !== data0.gross_values){
found.push([path+"/options/gross_values", "DocumentCreate-co-scope#/properties/options/properties/gross_values/const", {allowedValue: 0}]);
errors++;
}
}
if(data0.pdf_transfer_copy !== undefined){
if(0 !== data0.pdf_transfer_copy){
found.push([path+"/options/pdf_transfer_copy", "DocumentCreate-co-scope#/properties/options/properties/pdf_transfer_copy/const", {allowedValue: 0}]);
errors++;
}
}
}
}
if(data.header !== undefined){
let data5 = data.header;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.additional !== undefined){
let data6 = data5.additional;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.mx_header !== undefined){
found.push([path+"/header/additional/mx_header", "DocumentCreate-co-scope#/properties/header/properties/additional/properties/mx_header/not", {}]);
errors++;
}
if(data6.mx_shipping !== undefined){
found.push([path+"/header/additional/mx_shipping", "DocumentCreate-co-scope#/properties/header/properties/additional/properties/mx_shipping/not", {}]);
errors++;
}
if(data6.mx_exports !== undefined){
found.push([path+"/header/additional/mx_exports", "DocumentCreate-co-scope#/properties/header/properties/additional/properties/mx_exports/not", {}]);
errors++;
}
if(data6.pe_header !== undefined){
found.push([path+"/header/additional/pe_header", "DocumentCreate-co-scope#/properties/header/properties/additional/properties/pe_header/not", {}]);
errors++;
}
if(data6.pe_detraction !== undefined){
found.push([path+"/header/additional/pe_detraction", "DocumentCreate-co-scope#/properties/header/properties/additional/properties/pe_detraction/not", {}]);
errors++;
}
if(data6.pe_cargo_transport !== undefined){
found.push([path+"/header/additional/pe_cargo_transport", "DocumentCreate-co-scope#/properties/header/properties/additional/properties/pe_cargo_transport/not", {}]);
errors++;
}
if(data6.ar_header !== undefined){
found.push([path+"/header/additional/ar_header", "DocumentCreate-co-scope#/properties/header/properties/additional/properties/ar_header/not", {}]);
errors++;
}
if(data6.pe_retention_header !== undefined){
found.push([path+"/header/additional/pe_retention_header", "DocumentCreate-co-scope#/properties/header/properties/additional/properties/pe_retention_header/not", {}]);
errors++;
}
if(data6.pe_shipping !== undefined){
found.push([path+"/header/additional/pe_shipping", "DocumentCreate-co-scope#/properties/header/properties/additional/properties/pe_shipping/not", {}]);
errors++;
}
}
}
}
}
if(data.details !== undefined){
let data16 = data.details;
if(Array.isArray(data16)){
const len0 = data16.length;
for(let i0=0, i0_=errors; i0<len0 && errors-i0_<400; i0++){
let data17 = data16[i0];
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.additional !== undefined){
let data18 = data17.additional;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.mx_detail !== undefined){
found.push([path+"/details/" + i0+"/additional/mx_detail", "DocumentCreate-co-scope#/properties/details/items/properties/additional/properties/mx_detail/not", {}]);
errors++;
}
}
}
}
}
}
}
if(data.references !== undefined){
let data20 = data.references;
if(Array.isArray(data20)){
const len1 = data20.length;
for(let i1=0, i1_=errors; i1<len1 && errors-i1_<400; i1++){
let data21 = data20[i1];
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(data21.additional !== undefined){
let data22 = data21.additional;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(data22.pe_retention_details !== undefined){
found.push([path+"/references/" + i1+"/additional/pe_retention_details", "DocumentCreate-co-scope#/properties/references/items/properties/additional/properties/pe_retention_details/not", {}]);
errors++;
}
}
}
}
}
}
}
}
return errors === 0;
}
function validate50(data, path, found){
let errors = 0;
if(errors < 400){
const before0 = found.length;
if(!validate38(data, path, found)){
errors += found.length - before0;
}
}
if(errors < 400){
const before1 = found.length;
if(!validate48(data, path, found)){
errors += found.length - before1;
}
}
if(errors < 400){
const before2 = found.length;
if(!validate49(data, path, found)){
errors += found.length - before2;
}
}
return errors === 0;
}
function validate51(data, path, found){
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
function validate52(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.header !== undefined){
if(errors < 400){
const before0 = found.length;
if(!validate51(data.header, path+"/header", found)){
errors += found.length - before0;
}
}
}
if(data.totals !== undefined){
let data1 = data.totals;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.net_amount === undefined){
found.push([path+"/totals", "CountriesMxDocumentCreate#/properties/totals/required", {missingProperty: "net_amount"}]);
errors++;
}
}
}
}
else {
found.push([path, "CountriesMxDocumentCreate#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate53(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.options !== undefined){
let data0 = data.options;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.draft_only !== undefined){
if(0 !== data0.draft_only){
found.push([path+"/options/draft_only", "DocumentCreate-mx-scope#/properties/options/properties/draft_only/const", {allowedValue: 0}]);
errors++;
}
}
if(data0.draft_preview !== undefined){
if(0 !== data0.draft_preview){
found.push([path+"/options/draft_preview", "DocumentCreate-mx-scope#/properties/options/properties/draft_preview/const", {allowedValue: 0}]);
errors++;
}
}
if(data0.send_email !== undefined){
if(0 !== data0.send_email){
found.push([path+"/options/send_email", "DocumentCreate-mx-scope#/properties/options/properties/send_email/const", {allowedValue: 0}]);
errors++;
}
}
if(data0.gross_values !== undefined){
if(0 !== data0.gross_values){
found.push([path+"/options/gross_values", "DocumentCreate-mx-scope#/properties/options/properties/gross_values/const", {allowedValue: 0}]);
errors++;
}
}
if(data0.pdf_transfer_copy !== undefined){
if(0 !== data0.pdf_transfer_copy){
found.push([path+"/options/pdf_transfer_copy", "DocumentCreate-mx-scope#/properties/options/properties/pdf_transfer_copy/const", {allowedValue: 0}]);
errors++;
}
}
}
}
if(data.header !== undefined){
let data6 = data.header;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.document_sequence_code !== undefined){
found.push([path+"/header/document_sequence_code", "DocumentCreate-mx-scope#/properties/header/properties/document_sequence_code/not", {}]);
errors++;
}
if(data6.receiver_county_id !== undefined){
found.push([path+"/header/receiver_county_id", "DocumentCreate-mx-scope#/properties/header/properties/receiver_county_id/not", {}]);
errors++;
}
if(data6.additional !== undefined){
let data9 = data6.additional;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.co_header !== undefined){
found.push([path+"/header/additional/co_header", "DocumentCreate-mx-scope#/properties/header/properties/additional/properties/co_header/not", {}]);
errors++;
}
if(data9.pe_header !== undefined){
found.push([path+"/header/additional/pe_header", "DocumentCreate-mx-scope#/properties/header/properties/additional/properties/pe_header/not", {}]);
errors++;
}
if(data9.pe_detraction !== undefined){
found.push([path+"/header/additional/pe_detraction", "DocumentCreate-mx-scope#/properties/header/properties/additional/properties/pe_detraction/not", {}]);
errors++;
}
if(data9.pe_cargo_transport !== undefined){
found.push([path+"/header/additional/pe_cargo_transport", "DocumentCreate-mx-scope#/properties/header/properties/additional/properties/pe_cargo_transport/not", {}]);
errors++;
}
if(data9.ar_header !== undefined){
found.push([path+"/header/additional/ar_header", "DocumentCreate-mx-scope#/properties/header/properties/additional/properties/ar_header/not", {}]);
errors++;
}
if(data9.pe_retention_header !== undefined){
found.push([path+"/header/additional/pe_retention_header", "DocumentCreate-mx-scope#/properties/header/properties/additional/properties/pe_retention_header/not", {}]);
errors++;
}
if(data9.pe_shipping !== undefined){
found.push([path+"/header/additional/pe_shipping", "DocumentCreate-mx-scope#/properties/header/properties/additional/properties/pe_shipping/not", {}]);
errors++;
}
}
}
}
}
if(data.references !== undefined){
let data17 = data.references;
if(Array.isArray(data17)){
const len0 = data17.length;
for(let i0=0, i0_=errors; i0<len0 && errors-i0_<400; i0++){
let data18 = data17[i0];
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.additional !== undefined){
let data19 = data18.additional;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(data19.pe_retention_details !== undefined){
found.push([path+"/references/" + i0+"/additional/pe_retention_details", "DocumentCreate-mx-scope#/properties/references/items/properties/additional/properties/pe_retention_details/not", {}]);
errors++;
}
}
}
}
}
}
}
}
return errors === 0;
}
function validate54(data, path, found){
let errors = 0;
if(errors < 400){
const before0 = found.length;
if(!validate38(data, path, found)){
errors += found.length - before0;
}
}
if(errors < 400){
const before1 = found.length;
if(!validate52(data, path, found)){
errors += found.length - before1;
}
}
if(errors < 400){
const before2 = found.length;
if(!validate53(data, path, found)){
errors += found.length - before2;
}
}
return errors === 0;
}
function validate55(data, path, found){
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
function validate56(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.header !== undefined){
let data0 = data.header;
if(errors < 400){
const before0 = found.length;
if(!validate55(data0, path+"/header", found)){
errors += found.length - before0;
}
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.additional !== undefined){
let data1 = data0.additional;
const _errs5 = errors;
const _errs6 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.pe_header === undefined){
errors++;
}
else {
let data2 = data1.pe_header;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.operation_type === undefined){
errors++;
}
else {
let data3 = data2.operation_type;
if(!(data3 === "1001" || data3 === "1003" || data3 === "1004")){
errors++;
}
}
}
}
}
var _valid0 = errors === _errs6;
errors = _errs5;
if(_valid0){
const _errs9 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.pe_detraction === undefined){
found.push([path+"/header/additional", "CountriesPeDocumentCreate#/properties/header/properties/additional/allOf/0/then/required", {missingProperty: "pe_detraction"}]);
errors++;
}
}
var _valid0 = errors === _errs9;
}
const _errs11 = errors;
const _errs12 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.pe_header === undefined){
errors++;
}
else {
let data4 = data1.pe_header;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.operation_type === undefined){
errors++;
}
else if("1004" !== data4.operation_type){
errors++;
}
}
}
}
var _valid1 = errors === _errs12;
errors = _errs11;
if(_valid1){
const _errs15 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.pe_cargo_transport === undefined){
found.push([path+"/header/additional", "CountriesPeDocumentCreate#/properties/header/properties/additional/allOf/1/then/required", {missingProperty: "pe_cargo_transport"}]);
errors++;
}
}
var _valid1 = errors === _errs15;
}
}
}
}
if(data.totals !== undefined){
let data6 = data.totals;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.net_amount === undefined){
found.push([path+"/totals", "CountriesPeDocumentCreate#/properties/totals/required", {missingProperty: "net_amount"}]);
errors++;
}
}
}
}
else {
found.push([path, "CountriesPeDocumentCreate#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate57(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.options !== undefined){
let data0 = data.options;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.draft_only !== undefined){
if(0 !== data0.draft_only){
found.push([path+"/options/draft_only", "DocumentCreate-pe-scope#/properties/options/properties/draft_only/const", {allowedValue: 0}]);
errors++;
}
}
if(data0.draft_preview !== undefined){
if(0 !== data0.draft_preview){
found.push([path+"/options/draft_preview", "DocumentCreate-pe-scope#/properties/options/properties/draft_preview/const", {allowedValue: 0}]);
errors++;
}
}
if(data0.send_email !== undefined){
if(0 !== data0.send_email){
found.push([path+"/options/send_email", "DocumentCreate-pe-scope#/properties/options/properties/send_email/const", {allowedValue: 0}]);
errors++;
}
}
if(data0.gross_values !== undefined){
if(0 !== data0.gross_values){
found.push([path+"/options/gross_values", "DocumentCreate-pe-scope#/properties/options/properties/gross_values/const", {allowedValue: 0}]);
errors++;
}
}
if(data0.pdf_transfer_copy !== undefined){
if(0 !== data0.pdf_transfer_copy){
found.push([path+"/options/pdf_transfer_copy", "DocumentCreate-pe-scope#/properties/options/properties/pdf_transfer_copy/const", {allowedValue: 0}]);
errors++;
}
}
}
}
if(data.header !== undefined){
let data6 = data.header;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.receiver_county_id !== undefined){
found.push([path+"/header/receiver_county_id", "DocumentCreate-pe-scope#/properties/header/properties/receiver_county_id/not", {}]);
errors++;
}
if(data6.additional !== undefined){
let data8 = data6.additional;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.mx_header !== undefined){
found.push([path+"/header/additional/mx_header", "DocumentCreate-pe-scope#/properties/header/properties/additional/properties/mx_header/not", {}]);
errors++;
}
if(data8.mx_shipping !== undefined){
found.push([path+"/header/additional/mx_shipping", "DocumentCreate-pe-scope#/properties/header/properties/additional/properties/mx_shipping/not", {}]);
errors++;
}
if(data8.mx_exports !== undefined){
found.push([path+"/header/additional/mx_exports", "DocumentCreate-pe-scope#/properties/header/properties/additional/properties/mx_exports/not", {}]);
errors++;
}
if(data8.co_header !== undefined){
found.push([path+"/header/additional/co_header", "DocumentCreate-pe-scope#/properties/header/properties/additional/properties/co_header/not", {}]);
errors++;
}
if(data8.ar_header !== undefined){
found.push([path+"/header/additional/ar_header", "DocumentCreate-pe-scope#/properties/header/properties/additional/properties/ar_header/not", {}]);
errors++;
}
}
}
}
}
if(data.details !== undefined){
let data14 = data.details;
if(Array.isArray(data14)){
const len0 = data14.length;
for(let i0=0, i0_=errors; i0<len0 && errors-i0_<400; i0++){
let data15 = data14[i0];
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.additional !== undefined){
let data16 = data15.additional;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.mx_detail !== undefined){
found.push([path+"/details/" + i0+"/additional/mx_detail", "DocumentCreate-pe-scope#/properties/details/items/properties/additional/properties/mx_detail/not", {}]);
errors++;
}
}
}
}
}
}
}
}
return errors === 0;
}
function validate58(data, path, found){
let errors = 0;
if(errors < 400){
const before0 = found.length;
if(!validate38(data, path, found)){
errors += found.length - before0;
}
}
if(errors < 400){
const before1 = found.length;
if(!validate56(data, path, found)){
errors += found.length - before1;
}
}
if(errors < 400){
const before2 = found.length;
if(!validate57(data, path, found)){
errors += found.length - before2;
}
}
return errors === 0;
}
function validate59(data, path, found){
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
function validate60(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.header !== undefined){
if(errors < 400){
const before0 = found.length;
if(!validate59(data.header, path+"/header", found)){
errors += found.length - before0;
}
}
}
if(data.totals !== undefined){
let data1 = data.totals;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.net_amount === undefined){
found.push([path+"/totals", "CountriesArDocumentCreate#/properties/totals/required", {missingProperty: "net_amount"}]);
errors++;
}
}
}
}
else {
found.push([path, "CountriesArDocumentCreate#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate61(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.options !== undefined){
let data0 = data.options;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.draft_only !== undefined){
if(0 !== data0.draft_only){
found.push([path+"/options/draft_only", "DocumentCreate-ar-scope#/properties/options/properties/draft_only/const", {allowedValue: 0}]);
errors++;
}
}
if(data0.draft_preview !== undefined){
if(0 !== data0.draft_preview){
found.push([path+"/options/draft_preview", "DocumentCreate-ar-scope#/properties/options/properties/draft_preview/const", {allowedValue: 0}]);
errors++;
}
}
if(data0.send_email !== undefined){
if(0 !== data0.send_email){
found.push([path+"/options/send_email", "DocumentCreate-ar-scope#/properties/options/properties/send_email/const", {allowedValue: 0}]);
errors++;
}
}
if(data0.gross_values !== undefined){
if(0 !== data0.gross_values){
found.push([path+"/options/gross_values", "DocumentCreate-ar-scope#/properties/options/properties/gross_values/const", {allowedValue: 0}]);
errors++;
}
}
if(data0.pdf_transfer_copy !== undefined){
if(0 !== data0.pdf_transfer_copy){
found.push([path+"/options/pdf_transfer_copy", "DocumentCreate-ar-scope#/properties/options/properties/pdf_transfer_copy/const", {allowedValue: 0}]);
errors++;
}
}
}
}
if(data.header !== undefined){
let data6 = data.header;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.receiver_county_id !== undefined){
found.push([path+"/header/receiver_county_id", "DocumentCreate-ar-scope#/properties/header/properties/receiver_county_id/not", {}]);
errors++;
}
if(data6.additional !== undefined){
let data8 = data6.additional;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.mx_header !== undefined){
found.push([path+"/header/additional/mx_header", "DocumentCreate-ar-scope#/properties/header/properties/additional/properties/mx_header/not", {}]);
errors++;
}
if(data8.mx_shipping !== undefined){
found.push([path+"/header/additional/mx_shipping", "DocumentCreate-ar-scope#/properties/header/properties/additional/properties/mx_shipping/not", {}]);
errors++;
}
if(data8.mx_exports !== undefined){
found.push([path+"/header/additional/mx_exports", "DocumentCreate-ar-scope#/properties/header/properties/additional/properties/mx_exports/not", {}]);
errors++;
}
if(data8.co_header !== undefined){
found.push([path+"/header/additional/co_header", "DocumentCreate-ar-scope#/properties/header/properties/additional/properties/co_header/not", {}]);
errors++;
}
if(data8.pe_header !== undefined){
found.push([path+"/header/additional/pe_header", "DocumentCreate-ar-scope#/properties/header/properties/additional/properties/pe_header/not", {}]);
errors++;
}
if(data8.pe_detraction !== undefined){
found.push([path+"/header/additional/pe_detraction", "DocumentCreate-ar-scope#/properties/header/properties/additional/properties/pe_detraction/not", {}]);
errors++;
}
if(data8.pe_cargo_transport !== undefined){
found.push([path+"/header/additional/pe_cargo_transport", "DocumentCreate-ar-scope#/properties/header/properties/additional/properties/pe_cargo_transport/not", {}]);
errors++;
}
if(data8.pe_retention_header !== undefined){
found.push([path+"/header/additional/pe_retention_header", "DocumentCreate-ar-scope#/properties/header/properties/additional/properties/pe_retention_header/not", {}]);
errors++;
}
if(data8.pe_shipping !== undefined){
found.push([path+"/header/additional/pe_shipping", "DocumentCreate-ar-scope#/properties/header/properties/additional/properties/pe_shipping/not", {}]);
errors++;
}
}
}
}
}
if(data.details !== undefined){
let data18 = data.details;
if(Array.isArray(data18)){
const len0 = data18.length;
for(let i0=0, i0_=errors; i0<len0 && errors-i0_<400; i0++){
let data19 = data18[i0];
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(data19.additional !== undefined){
let data20 = data19.additional;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20.mx_detail !== undefined){
found.push([path+"/details/" + i0+"/additional/mx_detail", "DocumentCreate-ar-scope#/properties/details/items/properties/additional/properties/mx_detail/not", {}]);
errors++;
}
}
}
}
}
}
}
if(data.references !== undefined){
let data22 = data.references;
if(Array.isArray(data22)){
const len1 = data22.length;
for(let i1=0, i1_=errors; i1<len1 && errors-i1_<400; i1++){
let data23 = data22[i1];
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if(data23.additional !== undefined){
let data24 = data23.additional;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if(data24.pe_retention_details !== undefined){
found.push([path+"/references/" + i1+"/additional/pe_retention_details", "DocumentCreate-ar-scope#/properties/references/items/properties/additional/properties/pe_retention_details/not", {}]);
errors++;
}
}
}
}
}
}
}
}
return errors === 0;
}
function validate62(data, path, found){
let errors = 0;
if(errors < 400){
const before0 = found.length;
if(!validate38(data, path, found)){
errors += found.length - before0;
}
}
if(errors < 400){
const before1 = found.length;
if(!validate60(data, path, found)){
errors += found.length - before1;
}
}
if(errors < 400){
const before2 = found.length;
if(!validate61(data, path, found)){
errors += found.length - before2;
}
}
return errors === 0;
}
