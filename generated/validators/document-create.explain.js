// Generated; do not edit. Why a body is not a document-create: every error, at most 100.
import { date as formats1 } from "./runtime/date.js";
import { decimals as func0 } from "./runtime/decimals.js";
import { codePoints as func1 } from "./runtime/lengths.js";
import { formats as formats } from "./runtime/formats.js";
import { explainWith } from "./runtime/explain.js";

const tables = {"rules":{"DocumentCreate#/allOf/0":"totals.net-amount","DocumentHeaderCreate#/allOf/1":"document.receiver-place","DocumentHeaderCreate#/allOf/2":"document.exchange-rate-without-currency","DueDays#/allOf/0":"terms.due-days","LineModifiers#/allOf/0":"line.modifier-conflict","DocumentReference#/allOf/0":"reference.number-and-document","DocumentReference#/allOf/1":"reference.date-of-tax-document","DocumentReference#/allOf/2":"reference.type-only-non-tax","DocumentReference#/allOf/3":"reference.global-number","CountriesClDocumentCreate#/properties/header/allOf/1":"cl.receiver-tax-id-required","CountriesClDocumentCreate#/properties/header/allOf/2":"cl.receiver-legal-name-required","CountriesClDocumentCreate#/properties/header/allOf/3":"cl.named-receipt-tax-id","CountriesClDocumentCreate#/properties/header/allOf/4":"cl.named-receipt-legal-name","CountriesClDocumentCreate#/properties/header/allOf/5":"cl.currency","CountriesClDocumentCreate#/properties/header/allOf/6":"cl.service-indicator","CountriesClDocumentCreate#/properties/header/allOf/7":"cl.guide-type","CountriesClDocumentCreate#/properties/header/allOf/8":"cl.transfer-type","CountriesClDocumentCreate#/allOf/0":"cl.gross-values-type","CountriesClDocumentCreate#/allOf/1":"cl.gross-values-totals","CountriesClDocumentHeader#/allOf/0":"cl.document-type","CountriesClDocumentHeader#/allOf/1":"cl.receiver-activity","CountriesClDocumentHeader#/allOf/2":"cl.named-receipt-activity","CountriesClDocumentHeader#/allOf/3":"cl.receiver-tax-id-code","CountriesClDocumentHeader#/allOf/4":"cl.export-receiver-tax-id-code","CountriesClDocumentHeader#/allOf/5":"cl.sale-modality","CountriesClDocumentHeader#/allOf/6":"cl.sale-clause","CountriesPeDocumentCreate#/properties/header/properties/additional/allOf/0":"pe.detraction-required","CountriesPeDocumentCreate#/properties/header/properties/additional/allOf/1":"pe.cargo-transport-required","DocumentCreate-cl-scope#/properties/options/properties/send_email":"scope.send_email","DocumentCreate-cl-scope#/properties/header/properties/document_sequence_code":"scope.document_sequence_code","DocumentCreate-cl-scope#/properties/header/properties/receiver_county_id":"scope.receiver_county_id","DocumentCreate-cl-scope#/properties/header/properties/additional/properties/mx_header":"scope.mx_header","DocumentCreate-cl-scope#/properties/header/properties/additional/properties/mx_shipping":"scope.mx_shipping","DocumentCreate-cl-scope#/properties/header/properties/additional/properties/mx_exports":"scope.mx_exports","DocumentCreate-cl-scope#/properties/header/properties/additional/properties/co_header":"scope.co_header","DocumentCreate-cl-scope#/properties/header/properties/additional/properties/pe_header":"scope.pe_header","DocumentCreate-cl-scope#/properties/header/properties/additional/properties/pe_detraction":"scope.pe_detraction","DocumentCreate-cl-scope#/properties/header/properties/additional/properties/pe_cargo_transport":"scope.pe_cargo_transport","DocumentCreate-cl-scope#/properties/header/properties/additional/properties/ar_header":"scope.ar_header","DocumentCreate-cl-scope#/properties/header/properties/additional/properties/pe_retention_header":"scope.pe_retention_header","DocumentCreate-cl-scope#/properties/header/properties/additional/properties/pe_shipping":"scope.pe_shipping","DocumentCreate-cl-scope#/properties/details/items/properties/additional/properties/mx_detail":"scope.mx_detail","DocumentCreate-cl-scope#/properties/references/items/properties/additional/properties/pe_retention_details":"scope.pe_retention_details","DocumentCreate-us-scope#/properties/options/properties/draft_only":"scope.draft_only","DocumentCreate-us-scope#/properties/options/properties/draft_preview":"scope.draft_preview","DocumentCreate-us-scope#/properties/options/properties/send_email":"scope.send_email","DocumentCreate-us-scope#/properties/options/properties/gross_values":"scope.gross_values","DocumentCreate-us-scope#/properties/options/properties/pdf_transfer_copy":"scope.pdf_transfer_copy","DocumentCreate-us-scope#/properties/header/properties/document_sequence_code":"scope.document_sequence_code","DocumentCreate-us-scope#/properties/header/properties/receiver_county_id":"scope.receiver_county_id","DocumentCreate-us-scope#/properties/header/properties/additional/properties/mx_header":"scope.mx_header","DocumentCreate-us-scope#/properties/header/properties/additional/properties/mx_shipping":"scope.mx_shipping","DocumentCreate-us-scope#/properties/header/properties/additional/properties/mx_exports":"scope.mx_exports","DocumentCreate-us-scope#/properties/header/properties/additional/properties/co_header":"scope.co_header","DocumentCreate-us-scope#/properties/header/properties/additional/properties/pe_header":"scope.pe_header","DocumentCreate-us-scope#/properties/header/properties/additional/properties/pe_detraction":"scope.pe_detraction","DocumentCreate-us-scope#/properties/header/properties/additional/properties/pe_cargo_transport":"scope.pe_cargo_transport","DocumentCreate-us-scope#/properties/header/properties/additional/properties/ar_header":"scope.ar_header","DocumentCreate-us-scope#/properties/header/properties/additional/properties/pe_retention_header":"scope.pe_retention_header","DocumentCreate-us-scope#/properties/header/properties/additional/properties/pe_shipping":"scope.pe_shipping","DocumentCreate-us-scope#/properties/details/items/properties/additional/properties/mx_detail":"scope.mx_detail","DocumentCreate-us-scope#/properties/references/items/properties/additional/properties/pe_retention_details":"scope.pe_retention_details","DocumentCreate-co-scope#/properties/options/properties/draft_only":"scope.draft_only","DocumentCreate-co-scope#/properties/options/properties/draft_preview":"scope.draft_preview","DocumentCreate-co-scope#/properties/options/properties/gross_values":"scope.gross_values","DocumentCreate-co-scope#/properties/options/properties/pdf_transfer_copy":"scope.pdf_transfer_copy","DocumentCreate-co-scope#/properties/header/properties/additional/properties/mx_header":"scope.mx_header","DocumentCreate-co-scope#/properties/header/properties/additional/properties/mx_shipping":"scope.mx_shipping","DocumentCreate-co-scope#/properties/header/properties/additional/properties/mx_exports":"scope.mx_exports","DocumentCreate-co-scope#/properties/header/properties/additional/properties/pe_header":"scope.pe_header","DocumentCreate-co-scope#/properties/header/properties/additional/properties/pe_detraction":"scope.pe_detraction","DocumentCreate-co-scope#/properties/header/properties/additional/properties/pe_cargo_transport":"scope.pe_cargo_transport","DocumentCreate-co-scope#/properties/header/properties/additional/properties/ar_header":"scope.ar_header","DocumentCreate-co-scope#/properties/header/properties/additional/properties/pe_retention_header":"scope.pe_retention_header","DocumentCreate-co-scope#/properties/header/properties/additional/properties/pe_shipping":"scope.pe_shipping","DocumentCreate-co-scope#/properties/details/items/properties/additional/properties/mx_detail":"scope.mx_detail","DocumentCreate-co-scope#/properties/references/items/properties/additional/properties/pe_retention_details":"scope.pe_retention_details","DocumentCreate-mx-scope#/properties/options/properties/draft_only":"scope.draft_only","DocumentCreate-mx-scope#/properties/options/properties/draft_preview":"scope.draft_preview","DocumentCreate-mx-scope#/properties/options/properties/send_email":"scope.send_email","DocumentCreate-mx-scope#/properties/options/properties/gross_values":"scope.gross_values","DocumentCreate-mx-scope#/properties/options/properties/pdf_transfer_copy":"scope.pdf_transfer_copy","DocumentCreate-mx-scope#/properties/header/properties/document_sequence_code":"scope.document_sequence_code","DocumentCreate-mx-scope#/properties/header/properties/receiver_county_id":"scope.receiver_county_id","DocumentCreate-mx-scope#/properties/header/properties/additional/properties/co_header":"scope.co_header","DocumentCreate-mx-scope#/properties/header/properties/additional/properties/pe_header":"scope.pe_header","DocumentCreate-mx-scope#/properties/header/properties/additional/properties/pe_detraction":"scope.pe_detraction","DocumentCreate-mx-scope#/properties/header/properties/additional/properties/pe_cargo_transport":"scope.pe_cargo_transport","DocumentCreate-mx-scope#/properties/header/properties/additional/properties/ar_header":"scope.ar_header","DocumentCreate-mx-scope#/properties/header/properties/additional/properties/pe_retention_header":"scope.pe_retention_header","DocumentCreate-mx-scope#/properties/header/properties/additional/properties/pe_shipping":"scope.pe_shipping","DocumentCreate-mx-scope#/properties/references/items/properties/additional/properties/pe_retention_details":"scope.pe_retention_details","DocumentCreate-pe-scope#/properties/options/properties/draft_only":"scope.draft_only","DocumentCreate-pe-scope#/properties/options/properties/draft_preview":"scope.draft_preview","DocumentCreate-pe-scope#/properties/options/properties/send_email":"scope.send_email","DocumentCreate-pe-scope#/properties/options/properties/gross_values":"scope.gross_values","DocumentCreate-pe-scope#/properties/options/properties/pdf_transfer_copy":"scope.pdf_transfer_copy","DocumentCreate-pe-scope#/properties/header/properties/receiver_county_id":"scope.receiver_county_id","DocumentCreate-pe-scope#/properties/header/properties/additional/properties/mx_header":"scope.mx_header","DocumentCreate-pe-scope#/properties/header/properties/additional/properties/mx_shipping":"scope.mx_shipping","DocumentCreate-pe-scope#/properties/header/properties/additional/properties/mx_exports":"scope.mx_exports","DocumentCreate-pe-scope#/properties/header/properties/additional/properties/co_header":"scope.co_header","DocumentCreate-pe-scope#/properties/header/properties/additional/properties/ar_header":"scope.ar_header","DocumentCreate-pe-scope#/properties/details/items/properties/additional/properties/mx_detail":"scope.mx_detail","DocumentCreate-ar-scope#/properties/options/properties/draft_only":"scope.draft_only","DocumentCreate-ar-scope#/properties/options/properties/draft_preview":"scope.draft_preview","DocumentCreate-ar-scope#/properties/options/properties/send_email":"scope.send_email","DocumentCreate-ar-scope#/properties/options/properties/gross_values":"scope.gross_values","DocumentCreate-ar-scope#/properties/options/properties/pdf_transfer_copy":"scope.pdf_transfer_copy","DocumentCreate-ar-scope#/properties/header/properties/receiver_county_id":"scope.receiver_county_id","DocumentCreate-ar-scope#/properties/header/properties/additional/properties/mx_header":"scope.mx_header","DocumentCreate-ar-scope#/properties/header/properties/additional/properties/mx_shipping":"scope.mx_shipping","DocumentCreate-ar-scope#/properties/header/properties/additional/properties/mx_exports":"scope.mx_exports","DocumentCreate-ar-scope#/properties/header/properties/additional/properties/co_header":"scope.co_header","DocumentCreate-ar-scope#/properties/header/properties/additional/properties/pe_header":"scope.pe_header","DocumentCreate-ar-scope#/properties/header/properties/additional/properties/pe_detraction":"scope.pe_detraction","DocumentCreate-ar-scope#/properties/header/properties/additional/properties/pe_cargo_transport":"scope.pe_cargo_transport","DocumentCreate-ar-scope#/properties/header/properties/additional/properties/pe_retention_header":"scope.pe_retention_header","DocumentCreate-ar-scope#/properties/header/properties/additional/properties/pe_shipping":"scope.pe_shipping","DocumentCreate-ar-scope#/properties/details/items/properties/additional/properties/mx_detail":"scope.mx_detail","DocumentCreate-ar-scope#/properties/references/items/properties/additional/properties/pe_retention_details":"scope.pe_retention_details"},"named":{"cl.currency":{"message":"Only export documents (46, 47 and 48) are in another currency; leave currency_id out."},"cl.document-type":{"message":"Chile has no document of this type; send 2, 32, 37, 39, 41, 54, 17, 16, 46, 47 or 48."},"cl.export-receiver-tax-id-code":{"message":"The tax id of a foreign receiver may have any form but cannot be empty; send it as its country writes it."},"cl.gross-values-totals":{"message":"With gross_values the net amount is worked out from the total, and neither other taxes nor the construction credit are supported; leave this member out."},"cl.gross-values-type":{"message":"Only electronic receipts (37 and 39) can be made out of prices that include VAT; leave gross_values out or send 0."},"cl.guide-type":{"message":"A dispatch guide says why the goods are moved; send guide_type."},"cl.named-receipt-activity":{"message":"A receipt that names its receiver does not say what the receiver does for a living; leave receiver_activity out."},"cl.named-receipt-legal-name":{"message":"A receipt that names its receiver needs the name too; send receiver_legal_name or leave receiver_tax_id_code out."},"cl.named-receipt-tax-id":{"message":"A receipt that names its receiver needs the tax id too; send receiver_tax_id_code or leave receiver_legal_name out."},"cl.receiver-activity":{"message":"Invoices, credit and debit notes and dispatch guides say what the receiver does for a living; send receiver_activity."},"cl.receiver-legal-name-required":{"message":"Invoices and credit and debit notes name their receiver; send receiver_legal_name."},"cl.receiver-tax-id-code":{"message":"A RUT is written as 7 or 8 digits without dots, a hyphen, and a digit or K."},"cl.receiver-tax-id-required":{"message":"Invoices and credit and debit notes name their receiver; send receiver_tax_id_code."},"cl.sale-clause":{"message":"Only export documents (46, 47 and 48) have a delivery clause; leave sale_clause out."},"cl.sale-modality":{"message":"Only export documents (46, 47 and 48) are sold on export terms; leave sale_modality out."},"cl.service-indicator":{"message":"Only export documents (46, 47 and 48) say which service is exported; leave service_indicator out."},"cl.transfer-type":{"message":"A dispatch guide says who dispatches the goods unless they stay within the company (guide_type 5); send transfer_type."},"document.exchange-rate-without-currency":{"message":"An exchange rate needs the currency that it is for; send currency_id as well or leave exchange_rate_value out."},"document.receiver-place":{"message":"Say where the receiver is, with receiver_city and receiver_district (in Colombia receiver_county_id may stand in their place)."},"line.modifier-conflict":{"message":"A line takes either an amount or a percentage, not both; leave one of them out or send 0 for it."},"pe.cargo-transport-required":{"message":"An operation of type 1004 carries cargo; describe its way in pe_cargo_transport.","code":"3116"},"pe.detraction-required":{"message":"An operation of type 1001, 1003 or 1004 is subject to detraction; describe it in pe_detraction."},"reference.date-of-tax-document":{"message":"The date of a document that is held here is known; leave reference_date out where reference_document_id names it."},"reference.global-number":{"message":"A reference to all documents of a type (reference_code 7) has the number \"0\"; send that or leave the number out."},"reference.number-and-document":{"message":"Name the other document once, by reference_number or by reference_document_id; leave one of them out."},"reference.type-only-non-tax":{"message":"A reference_type belongs to documents that are no tax documents; leave it out or use reference_code 5."},"scope.ar_header":{"message":"ar_header is only for Argentina: leave it out.","code":"forbidden"},"scope.co_header":{"message":"co_header is only for Colombia: leave it out.","code":"forbidden"},"scope.document_sequence_code":{"message":"document_sequence_code is only for Peru, Argentina, Colombia: leave it out.","code":"forbidden"},"scope.draft_only":{"message":"draft_only is only for Chile: leave it out.","code":"forbidden"},"scope.draft_preview":{"message":"draft_preview is only for Chile: leave it out.","code":"forbidden"},"scope.gross_values":{"message":"gross_values is only for Chile: leave it out.","code":"forbidden"},"scope.mx_detail":{"message":"mx_detail is only for Mexico: leave it out.","code":"forbidden"},"scope.mx_exports":{"message":"mx_exports is only for Mexico: leave it out.","code":"forbidden"},"scope.mx_header":{"message":"mx_header is only for Mexico: leave it out.","code":"forbidden"},"scope.mx_shipping":{"message":"mx_shipping is only for Mexico: leave it out.","code":"forbidden"},"scope.pdf_transfer_copy":{"message":"pdf_transfer_copy is only for Chile: leave it out.","code":"forbidden"},"scope.pe_cargo_transport":{"message":"pe_cargo_transport is only for Peru: leave it out.","code":"forbidden"},"scope.pe_detraction":{"message":"pe_detraction is only for Peru: leave it out.","code":"forbidden"},"scope.pe_header":{"message":"pe_header is only for Peru: leave it out.","code":"forbidden"},"scope.pe_retention_details":{"message":"pe_retention_details is only for Peru: leave it out.","code":"forbidden"},"scope.pe_retention_header":{"message":"pe_retention_header is only for Peru: leave it out.","code":"forbidden"},"scope.pe_shipping":{"message":"pe_shipping is only for Peru: leave it out.","code":"forbidden"},"scope.receiver_county_id":{"message":"receiver_county_id is only for Colombia: leave it out.","code":"forbidden"},"scope.send_email":{"message":"send_email is only for Colombia: leave it out.","code":"forbidden"},"terms.due-days":{"message":"Due days are whole numbers with one comma between each two, such as 0,30,60; take out the comma that has no number beside it."},"totals.net-amount":{"message":"Send the sum of the taxable net values in net_amount; only a document with gross_values 1 goes without it."}},"titles":{"DocumentOptions#/properties/draft_only":["Issued at once","Kept as a draft"],"DocumentOptions#/properties/draft_preview":["Carried out","Only shown"],"DocumentOptions#/properties/send_email":["Not sent","Sent by e-mail"],"DocumentOptions#/properties/gross_values":["Prices without VAT","Prices with VAT"],"DocumentOptions#/properties/rounding_type":["On the net sum","On gross lines"],"DocumentOptions#/properties/pdf_transfer_copy":["Without transfer copy","With transfer copy"],"DocumentHeaderCreate#/properties/service_indicator":["Invoice of periodic household services","Invoice of other periodic services","Invoice of services","Hospitality services","International land transport"],"DocumentHeaderCreate#/properties/sale_modality":["Sale agreed","Sale under condition","Free consignment","Consignment with a minimum sale","No payment"],"DocumentHeaderCreate#/properties/sale_clause":["CIF","CFR","EXW","FAS","FOB","S/CL","DDP","FCA","CPT","CIP","DAT","DAP","Other"],"DocumentHeaderCreate#/properties/guide_type":["The operation is a sale","Sales to be made","Consignment","Delivery free of charge","Internal transfer","Other transfer that is no sale","Return","Transfer for export that is no sale","Sale for export"],"DocumentHeaderCreate#/properties/transfer_type":["On the receiver's account","On the issuer's account to the receiver's premises","On the issuer's account to other premises"],"DocumentHeaderCreate#/properties/deployment_observations":["Neither in the XML nor on the PDF","In the XML and on the PDF","On the PDF only","In the XML only"],"ArHeader#/properties/invoice_concept":["Products","Services","Products and services"],"PeShipping#/properties/handling_code":["Sale","Sale","Purchase","Purchase","Other reasons","Other reasons"],"PeShipping#/properties/special_instructions":["All goods are moved at once","Vehicle returns with empty packaging","Vehicle returns empty","Planned change of vehicle","Transport is subcontracted","Freight paid by the sender","Freight paid by whoever subcontracted it","Freight paid by someone else","Light vehicle of category M1 or L"],"PeShipmentStage#/properties/transport_mode_code":["Public transport","Private transport"],"DocumentReference#/properties/reference_type":["Purchase order","Order note","Contract","Resolution","Public procurement process","Public procurement form","Export declaration","Bill of lading","Air waybill","MIC/DTA","Consignment note","Customs resolution that qualifies export services","Passport","Deposit certificate of a commodity exchange","Pledge voucher of a commodity exchange"],"DocumentReference#/properties/reference_code":["Cancels it","Corrects its text","Corrects a quantity","Set of documents","Refers to a document that is no tax document","Refers to a dispatch guide","Refers to all of the customer's documents of a type and lowers their amount"],"DocumentGlobal#/properties/discount_surcharge_code":["Discount on the taxable part","Discount on the exempt part","Surcharge on the taxable part","Surcharge on the exempt part"],"DocumentGlobal#/properties/discount_surcharge_type":["Amount in the currency of the document","Percentage"],"CountriesClDocumentHeader#/allOf/0/properties/document_type_id":["Electronic invoice","Exempt electronic invoice","Electronic receipt","Electronic receipt, under the number of the tax authority","Exempt electronic receipt","Electronic dispatch guide","Electronic debit note","Electronic credit note","Electronic export invoice","Electronic export debit note","Electronic export credit note"]},"members":{"DocumentCreate#":["options","header","details","references","globals_discounts_surcharges","totals","payment_link"],"DocumentOptions#":["draft_only","draft_preview","send_email","template_id","gross_values","rounding_type","company_web","company_email","pdf_transfer_copy"],"DocumentHeaderCreate#":["account_id","document_type_id","document_sequence_code","document_number","issue_date","issuer_tax_id_code","issuer_tax_id_type","issuer_legal_name","issuer_address","issuer_district","issuer_city","issuer_country_id","issuer_phone","issuer_activity","issuer_postalcode","receiver_tax_id_code","receiver_tax_id_type","receiver_legal_name","receiver_address","receiver_district","receiver_city","receiver_phone","receiver_activity","receiver_postalcode","receiver_state_id","receiver_county_id","receiver_country_id","receiver_email","payment_conditions","seller_id","currency_id","exchange_rate_value","service_indicator","sale_modality","sale_clause","guide_type","transfer_type","branch_office_code","observations","deployment_observations","port_disembarkation","port_embarkation","gross_weight","shipping_address","additional"],"DocumentAdditional#":["mx_header","mx_shipping","mx_exports","co_header","pe_header","pe_detraction","pe_cargo_transport","ar_header","pe_retention_header","pe_shipping"],"MxHeader#":["receiver_cfdi_usage"],"MxShipping#":["distance","transport_code","transport_method_name","transport_tax_id_type","transport_tax_id_code","transport_license","origin","destination","merchandise"],"MxShippingPlace#":["tax_id_type","tax_id_code","date_time","address_state_id","address_country_id","address_postalcode"],"MxShippingMerchandise#":["total_weight","sct_permission_code","sct_permission_number","vehicle_configuration","vehicle_weight","vehicle_license_plate","vehicle_year","insurance_company","insurance_identifier","details"],"MxShippingProduct#":["product_code","description","quantity","weight"],"MxExports#":["terms","exchange_rate","total","origin","destination","merchandise"],"MxExportsOrigin#":["address_street","address_city_id","address_county_id","address_state_id","address_country_id","address_postalcode"],"MxExportsDestination#":["tax_id_type","tax_id_code","address_street","address_state_id","address_country_id","address_postalcode"],"MxExportsMerchandise#":["details"],"MxExportsProduct#":["customs_code","customs_quantity","sku","customs_measure_unit","customs_unit_value","customs_total_value"],"CoHeader#":["reported_payment_code"],"PeHeader#":["operation_type"],"PeDetraction#":["code","percent","amount","nation_bank_account","payment_means_code"],"PeCargoTransport#":["origin_ubigeo","origin_address","destination_ubigeo","destination_address","trip_detail","service_reference_amount","effective_load_reference_amount","payload_reference_amount"],"ArHeader#":["invoice_concept","items_quantity","service_date_from","service_date_to","receiver_vat_condition_id"],"PeRetentionHeader#":["pe_taxbureau_retention_system_code","pe_taxbureau_retention_percent","pe_taxbureau_total_paid"],"PeShipping#":["handling_code","special_instructions","handling_instructions","gross_weight_measure","gross_weight_measure_id","shipment_stage","delivery","transport_handling_unit"],"PeShipmentStage#":["transport_mode_code","transit_period","driver_person","carrier_party"],"PeDriver#":["driver_id","first_name","family_name","identity_document_reference"],"PeCarrier#":["party_identification","party_legal_entity_name","party_legal_entity_id","agent_party_id"],"PeDelivery#":["delivery_address","dispatch"],"PeDeliveryPlace#":["id","city_subdivision_name","city_name","country_subentity","district","address_line","country_id"],"PeTransportHandlingUnit#":["transport_equipment_id"],"DocumentLineCreate#":["quantity","sku","line_description","unit_price","long_description","unit_measure","modifier_amount","modifier_percentage","total_taxes","total_amount_line","taxes","additional"],"LineTax#":["tax_type_id","tax_percentage","tax_amount"],"DocumentLineAdditional#":["mx_detail"],"MxDetail#":["product_service_identifier","measure_unit_code"],"DocumentReference#":["document_type_id","reference_type","reference_number","reference_document_id","reference_code","description","reference_date","additional"],"DocumentReferenceAdditional#":["pe_retention_details"],"PeRetentionDetails#":["reference_paid_amount","reference_total_invoice_amount","reference_paid_date","reference_payment_id","pe_reference_taxbureau_retention_amount","pe_reference_taxbureau_retention_date","calculation_rate","currency_id"],"DocumentGlobal#":["discount_surcharge_code","discount_surcharge_value","discount_surcharge_type"],"DocumentTotalsCreate#":["vat_credit_construction_company","net_amount","taxes_amount","total_amount"],"PaymentLink#":["payment_url"]}};

const judge = (validate) => {
  const explanation = (body) => explainWith(validate, body, tables, 400);
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

const schema0 = {"type":"object","additionalProperties":false,"properties":{"draft_only":{"type":"integer","enum":[0,1]},"draft_preview":{"type":"integer","enum":[0,1]},"send_email":{"type":"integer","enum":[0,1]},"template_id":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"gross_values":{"type":"integer","enum":[0,1]},"rounding_type":{"type":"string","enum":["net","gross"]},"company_web":{"type":"string","pattern":"^https?://"},"company_email":{"type":"string"},"pdf_transfer_copy":{"type":"integer","enum":[0,1]}}};
const pattern0 = new RegExp("^https?://", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
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
(vErrors ??= []).push({instancePath,schemaPath:"DocumentOptions#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
if(data.draft_only !== undefined){
let data0 = data.draft_only;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/draft_only",schemaPath:"DocumentOptions#/properties/draft_only/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(!((data0 === 0) || (data0 === 1))){
(vErrors ??= []).push({instancePath:instancePath+"/draft_only",schemaPath:"DocumentOptions#/properties/draft_only/enum",keyword:"enum",params:{allowedValues: schema0.properties.draft_only.enum}});
errors++;
}
}
if(data.draft_preview !== undefined){
let data1 = data.draft_preview;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/draft_preview",schemaPath:"DocumentOptions#/properties/draft_preview/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(!((data1 === 0) || (data1 === 1))){
(vErrors ??= []).push({instancePath:instancePath+"/draft_preview",schemaPath:"DocumentOptions#/properties/draft_preview/enum",keyword:"enum",params:{allowedValues: schema0.properties.draft_preview.enum}});
errors++;
}
}
if(data.send_email !== undefined){
let data2 = data.send_email;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/send_email",schemaPath:"DocumentOptions#/properties/send_email/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(!((data2 === 0) || (data2 === 1))){
(vErrors ??= []).push({instancePath:instancePath+"/send_email",schemaPath:"DocumentOptions#/properties/send_email/enum",keyword:"enum",params:{allowedValues: schema0.properties.send_email.enum}});
errors++;
}
}
if(data.template_id !== undefined){
let data3 = data.template_id;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/template_id",schemaPath:"DocumentOptions#/properties/template_id/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data3 == "number"){
if(data3 > 9007199254740991 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/template_id",schemaPath:"DocumentOptions#/properties/template_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data3 < -9007199254740991 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/template_id",schemaPath:"DocumentOptions#/properties/template_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
}
if(data.gross_values !== undefined){
let data4 = data.gross_values;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
(vErrors ??= []).push({instancePath:instancePath+"/gross_values",schemaPath:"DocumentOptions#/properties/gross_values/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(!((data4 === 0) || (data4 === 1))){
(vErrors ??= []).push({instancePath:instancePath+"/gross_values",schemaPath:"DocumentOptions#/properties/gross_values/enum",keyword:"enum",params:{allowedValues: schema0.properties.gross_values.enum}});
errors++;
}
}
if(data.rounding_type !== undefined){
let data5 = data.rounding_type;
if(typeof data5 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/rounding_type",schemaPath:"DocumentOptions#/properties/rounding_type/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!((data5 === "net") || (data5 === "gross"))){
(vErrors ??= []).push({instancePath:instancePath+"/rounding_type",schemaPath:"DocumentOptions#/properties/rounding_type/enum",keyword:"enum",params:{allowedValues: schema0.properties.rounding_type.enum}});
errors++;
}
}
if(data.company_web !== undefined){
let data6 = data.company_web;
if(typeof data6 === "string"){
if(!pattern0.test(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/company_web",schemaPath:"DocumentOptions#/properties/company_web/pattern",keyword:"pattern",params:{pattern: "^https?://"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/company_web",schemaPath:"DocumentOptions#/properties/company_web/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.company_email !== undefined){
if(typeof data.company_email !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/company_email",schemaPath:"DocumentOptions#/properties/company_email/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.pdf_transfer_copy !== undefined){
let data8 = data.pdf_transfer_copy;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
(vErrors ??= []).push({instancePath:instancePath+"/pdf_transfer_copy",schemaPath:"DocumentOptions#/properties/pdf_transfer_copy/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(!((data8 === 0) || (data8 === 1))){
(vErrors ??= []).push({instancePath:instancePath+"/pdf_transfer_copy",schemaPath:"DocumentOptions#/properties/pdf_transfer_copy/enum",keyword:"enum",params:{allowedValues: schema0.properties.pdf_transfer_copy.enum}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"DocumentOptions#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
const schema1 = {"type":"object","additionalProperties":false,"required":["document_type_id","issue_date","issuer_address","issuer_district","issuer_city","issuer_phone","issuer_activity","receiver_address","receiver_phone","payment_conditions"],"properties":{"account_id":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"document_type_id":{"type":"integer","minimum":1,"maximum":9007199254740991},"document_sequence_code":{"type":"string"},"document_number":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"issue_date":{"type":"string","format":"date","pattern":"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"},"issuer_tax_id_code":{"type":"string"},"issuer_tax_id_type":{"type":"string"},"issuer_legal_name":{"type":"string"},"issuer_address":{"type":"string"},"issuer_district":{"type":"string"},"issuer_city":{"type":"string"},"issuer_country_id":{"type":"string"},"issuer_phone":{"type":"string"},"issuer_activity":{"type":"string"},"issuer_postalcode":{"type":"string"},"receiver_tax_id_code":{"type":"string"},"receiver_tax_id_type":{"type":"string"},"receiver_legal_name":{"type":"string"},"receiver_address":{"type":"string"},"receiver_district":{"type":"string"},"receiver_city":{"type":"string"},"receiver_phone":{"type":"string"},"receiver_activity":{"type":"string"},"receiver_postalcode":{"type":"string"},"receiver_state_id":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"receiver_county_id":{"type":"string"},"receiver_country_id":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"receiver_email":{"type":"string"},"payment_conditions":{"type":"string","pattern":"^[0-9][0-9,]*$"},"seller_id":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"currency_id":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"exchange_rate_value":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"service_indicator":{"type":"integer","enum":[1,2,3,4,5]},"sale_modality":{"type":"integer","enum":[1,2,3,4,9]},"sale_clause":{"type":"integer","enum":[1,2,3,4,5,6,9,10,11,12,17,18,8]},"guide_type":{"type":"integer","enum":[1,2,3,4,5,6,7,8,9]},"transfer_type":{"type":"integer","enum":[1,2,3]},"branch_office_code":{"type":"string"},"observations":{"type":"string"},"deployment_observations":{"type":"integer","enum":[0,1,2,3]},"port_disembarkation":{"type":"string"},"port_embarkation":{"type":"string"},"gross_weight":{"type":"string"},"shipping_address":{"type":"string"},"additional":{"$ref":"DocumentAdditional"}},"allOf":[{"$ref":"DueDays"},{"if":{"properties":{"receiver_county_id":false}},"then":{"required":["receiver_district","receiver_city"]}},{"if":{"required":["exchange_rate_value"],"properties":{"currency_id":false}},"then":{"properties":{"exchange_rate_value":false}}}]};
const pattern1 = new RegExp(",,|,$", "u");
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data))){
(vErrors ??= []).push({instancePath,schemaPath:"DueDays#/type",keyword:"type",params:{type: "object"}});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.payment_conditions !== undefined){
let data0 = data.payment_conditions;
const _errs3 = errors;
const _errs4 = errors;
if(typeof data0 === "string"){
if(!pattern1.test(data0)){
(vErrors ??= []).push({});
errors++;
}
}
var valid2 = _errs4 === errors;
if(valid2){
(vErrors ??= []).push({instancePath:instancePath+"/payment_conditions",schemaPath:"DueDays#/allOf/0/properties/payment_conditions/not",keyword:"not",params:{}});
errors++;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
}
if(data.payment_term !== undefined){
let data1 = data.payment_term;
const _errs6 = errors;
const _errs7 = errors;
if(typeof data1 === "string"){
if(!pattern1.test(data1)){
(vErrors ??= []).push({});
errors++;
}
}
var valid3 = _errs7 === errors;
if(valid3){
(vErrors ??= []).push({instancePath:instancePath+"/payment_term",schemaPath:"DueDays#/allOf/0/properties/payment_term/not",keyword:"not",params:{}});
errors++;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
}
}
validate1.errors = vErrors;
return errors === 0;
}
function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(key0 === "receiver_cfdi_usage")){
(vErrors ??= []).push({instancePath,schemaPath:"MxHeader#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.receiver_cfdi_usage !== undefined){
if(typeof data.receiver_cfdi_usage !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/receiver_cfdi_usage",schemaPath:"MxHeader#/properties/receiver_cfdi_usage/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"MxHeader#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}
const formats0 = formats["date-time"];
const pattern2 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}(?:[.][0-9]{1,9})?(?:[Zz]|[+-][0-9]{2}:[0-9]{2})$", "u");
function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!((((((key0 === "tax_id_type") || (key0 === "tax_id_code")) || (key0 === "date_time")) || (key0 === "address_state_id")) || (key0 === "address_country_id")) || (key0 === "address_postalcode"))){
(vErrors ??= []).push({instancePath,schemaPath:"MxShippingPlace#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.tax_id_type !== undefined){
if(typeof data.tax_id_type !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/tax_id_type",schemaPath:"MxShippingPlace#/properties/tax_id_type/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.tax_id_code !== undefined){
if(typeof data.tax_id_code !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/tax_id_code",schemaPath:"MxShippingPlace#/properties/tax_id_code/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.date_time !== undefined){
let data2 = data.date_time;
if(typeof data2 === "string"){
if(!pattern2.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/date_time",schemaPath:"MxShippingPlace#/properties/date_time/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,9})?([Zz]|[+-][0-9]{2}:[0-9]{2})$"}});
errors++;
}
if(!(formats0.validate(data2))){
(vErrors ??= []).push({instancePath:instancePath+"/date_time",schemaPath:"MxShippingPlace#/properties/date_time/format",keyword:"format",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/date_time",schemaPath:"MxShippingPlace#/properties/date_time/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.address_state_id !== undefined){
if(typeof data.address_state_id !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/address_state_id",schemaPath:"MxShippingPlace#/properties/address_state_id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.address_country_id !== undefined){
if(typeof data.address_country_id !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/address_country_id",schemaPath:"MxShippingPlace#/properties/address_country_id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.address_postalcode !== undefined){
if(typeof data.address_postalcode !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/address_postalcode",schemaPath:"MxShippingPlace#/properties/address_postalcode/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"MxShippingPlace#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}
function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!((((key0 === "product_code") || (key0 === "description")) || (key0 === "quantity")) || (key0 === "weight"))){
(vErrors ??= []).push({instancePath,schemaPath:"MxShippingProduct#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.product_code !== undefined){
if(typeof data.product_code !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/product_code",schemaPath:"MxShippingProduct#/properties/product_code/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/description",schemaPath:"MxShippingProduct#/properties/description/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.quantity !== undefined){
if(typeof data.quantity !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/quantity",schemaPath:"MxShippingProduct#/properties/quantity/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.weight !== undefined){
if(typeof data.weight !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/weight",schemaPath:"MxShippingProduct#/properties/weight/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"MxShippingProduct#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}
function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
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
(vErrors ??= []).push({instancePath,schemaPath:"MxShippingMerchandise#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
if(data.total_weight !== undefined){
if(typeof data.total_weight !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/total_weight",schemaPath:"MxShippingMerchandise#/properties/total_weight/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.sct_permission_code !== undefined){
if(typeof data.sct_permission_code !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/sct_permission_code",schemaPath:"MxShippingMerchandise#/properties/sct_permission_code/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.sct_permission_number !== undefined){
if(typeof data.sct_permission_number !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/sct_permission_number",schemaPath:"MxShippingMerchandise#/properties/sct_permission_number/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.vehicle_configuration !== undefined){
if(typeof data.vehicle_configuration !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/vehicle_configuration",schemaPath:"MxShippingMerchandise#/properties/vehicle_configuration/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.vehicle_weight !== undefined){
if(typeof data.vehicle_weight !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/vehicle_weight",schemaPath:"MxShippingMerchandise#/properties/vehicle_weight/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.vehicle_license_plate !== undefined){
if(typeof data.vehicle_license_plate !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/vehicle_license_plate",schemaPath:"MxShippingMerchandise#/properties/vehicle_license_plate/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.vehicle_year !== undefined){
if(typeof data.vehicle_year !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/vehicle_year",schemaPath:"MxShippingMerchandise#/properties/vehicle_year/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.insurance_company !== undefined){
if(typeof data.insurance_company !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/insurance_company",schemaPath:"MxShippingMerchandise#/properties/insurance_company/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.insurance_identifier !== undefined){
if(typeof data.insurance_identifier !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/insurance_identifier",schemaPath:"MxShippingMerchandise#/properties/insurance_identifier/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.details !== undefined){
let data9 = data.details;
if(Array.isArray(data9)){
const len0 = data9.length;
for(let i0=0, i0_=errors; i0<len0 && errors-i0_<400; i0++){
if(errors < 400){
if(!(validate4(data9[i0], {instancePath:instancePath+"/details/" + i0,parentData:data9,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/details",schemaPath:"MxShippingMerchandise#/properties/details/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"MxShippingMerchandise#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}
function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
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
(vErrors ??= []).push({instancePath,schemaPath:"MxShipping#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
if(data.distance !== undefined){
if(typeof data.distance !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/distance",schemaPath:"MxShipping#/properties/distance/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.transport_code !== undefined){
if(typeof data.transport_code !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/transport_code",schemaPath:"MxShipping#/properties/transport_code/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.transport_method_name !== undefined){
if(typeof data.transport_method_name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/transport_method_name",schemaPath:"MxShipping#/properties/transport_method_name/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.transport_tax_id_type !== undefined){
if(typeof data.transport_tax_id_type !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/transport_tax_id_type",schemaPath:"MxShipping#/properties/transport_tax_id_type/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.transport_tax_id_code !== undefined){
if(typeof data.transport_tax_id_code !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/transport_tax_id_code",schemaPath:"MxShipping#/properties/transport_tax_id_code/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.transport_license !== undefined){
if(typeof data.transport_license !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/transport_license",schemaPath:"MxShipping#/properties/transport_license/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.origin !== undefined){
if(errors < 400){
if(!(validate3(data.origin, {instancePath:instancePath+"/origin",parentData:data,parentDataProperty:"origin",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
}
if(data.destination !== undefined){
if(errors < 400){
if(!(validate3(data.destination, {instancePath:instancePath+"/destination",parentData:data,parentDataProperty:"destination",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
}
if(data.merchandise !== undefined){
if(errors < 400){
if(!(validate5(data.merchandise, {instancePath:instancePath+"/merchandise",parentData:data,parentDataProperty:"merchandise",rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"MxShipping#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate6.errors = vErrors;
return errors === 0;
}
function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!((((((key0 === "address_street") || (key0 === "address_city_id")) || (key0 === "address_county_id")) || (key0 === "address_state_id")) || (key0 === "address_country_id")) || (key0 === "address_postalcode"))){
(vErrors ??= []).push({instancePath,schemaPath:"MxExportsOrigin#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.address_street !== undefined){
if(typeof data.address_street !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/address_street",schemaPath:"MxExportsOrigin#/properties/address_street/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.address_city_id !== undefined){
if(typeof data.address_city_id !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/address_city_id",schemaPath:"MxExportsOrigin#/properties/address_city_id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.address_county_id !== undefined){
if(typeof data.address_county_id !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/address_county_id",schemaPath:"MxExportsOrigin#/properties/address_county_id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.address_state_id !== undefined){
if(typeof data.address_state_id !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/address_state_id",schemaPath:"MxExportsOrigin#/properties/address_state_id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.address_country_id !== undefined){
if(typeof data.address_country_id !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/address_country_id",schemaPath:"MxExportsOrigin#/properties/address_country_id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.address_postalcode !== undefined){
if(typeof data.address_postalcode !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/address_postalcode",schemaPath:"MxExportsOrigin#/properties/address_postalcode/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"MxExportsOrigin#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate7.errors = vErrors;
return errors === 0;
}
function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!((((((key0 === "tax_id_type") || (key0 === "tax_id_code")) || (key0 === "address_street")) || (key0 === "address_state_id")) || (key0 === "address_country_id")) || (key0 === "address_postalcode"))){
(vErrors ??= []).push({instancePath,schemaPath:"MxExportsDestination#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.tax_id_type !== undefined){
if(typeof data.tax_id_type !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/tax_id_type",schemaPath:"MxExportsDestination#/properties/tax_id_type/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.tax_id_code !== undefined){
if(typeof data.tax_id_code !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/tax_id_code",schemaPath:"MxExportsDestination#/properties/tax_id_code/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.address_street !== undefined){
if(typeof data.address_street !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/address_street",schemaPath:"MxExportsDestination#/properties/address_street/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.address_state_id !== undefined){
if(typeof data.address_state_id !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/address_state_id",schemaPath:"MxExportsDestination#/properties/address_state_id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.address_country_id !== undefined){
if(typeof data.address_country_id !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/address_country_id",schemaPath:"MxExportsDestination#/properties/address_country_id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.address_postalcode !== undefined){
if(typeof data.address_postalcode !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/address_postalcode",schemaPath:"MxExportsDestination#/properties/address_postalcode/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"MxExportsDestination#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate8.errors = vErrors;
return errors === 0;
}
function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!((((((key0 === "customs_code") || (key0 === "customs_quantity")) || (key0 === "sku")) || (key0 === "customs_measure_unit")) || (key0 === "customs_unit_value")) || (key0 === "customs_total_value"))){
(vErrors ??= []).push({instancePath,schemaPath:"MxExportsProduct#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.customs_code !== undefined){
if(typeof data.customs_code !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/customs_code",schemaPath:"MxExportsProduct#/properties/customs_code/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.customs_quantity !== undefined){
if(typeof data.customs_quantity !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/customs_quantity",schemaPath:"MxExportsProduct#/properties/customs_quantity/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.sku !== undefined){
if(typeof data.sku !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/sku",schemaPath:"MxExportsProduct#/properties/sku/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.customs_measure_unit !== undefined){
if(typeof data.customs_measure_unit !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/customs_measure_unit",schemaPath:"MxExportsProduct#/properties/customs_measure_unit/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.customs_unit_value !== undefined){
if(typeof data.customs_unit_value !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/customs_unit_value",schemaPath:"MxExportsProduct#/properties/customs_unit_value/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.customs_total_value !== undefined){
if(typeof data.customs_total_value !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/customs_total_value",schemaPath:"MxExportsProduct#/properties/customs_total_value/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"MxExportsProduct#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate9.errors = vErrors;
return errors === 0;
}
function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(key0 === "details")){
(vErrors ??= []).push({instancePath,schemaPath:"MxExportsMerchandise#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.details !== undefined){
let data0 = data.details;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0, i0_=errors; i0<len0 && errors-i0_<400; i0++){
if(errors < 400){
if(!(validate9(data0[i0], {instancePath:instancePath+"/details/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/details",schemaPath:"MxExportsMerchandise#/properties/details/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"MxExportsMerchandise#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!((((((key0 === "terms") || (key0 === "exchange_rate")) || (key0 === "total")) || (key0 === "origin")) || (key0 === "destination")) || (key0 === "merchandise"))){
(vErrors ??= []).push({instancePath,schemaPath:"MxExports#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.terms !== undefined){
if(typeof data.terms !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/terms",schemaPath:"MxExports#/properties/terms/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.exchange_rate !== undefined){
let data1 = data.exchange_rate;
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/exchange_rate",schemaPath:"MxExports#/properties/exchange_rate/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data1 < -9007199254740991 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/exchange_rate",schemaPath:"MxExports#/properties/exchange_rate/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/exchange_rate",schemaPath:"MxExports#/properties/exchange_rate/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data.total !== undefined){
let data2 = data.total;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/total",schemaPath:"MxExports#/properties/total/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/total",schemaPath:"MxExports#/properties/total/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data2 < -9007199254740991 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/total",schemaPath:"MxExports#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
}
if(data.origin !== undefined){
if(errors < 400){
if(!(validate7(data.origin, {instancePath:instancePath+"/origin",parentData:data,parentDataProperty:"origin",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
}
if(data.destination !== undefined){
if(errors < 400){
if(!(validate8(data.destination, {instancePath:instancePath+"/destination",parentData:data,parentDataProperty:"destination",rootData}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
}
}
if(data.merchandise !== undefined){
if(errors < 400){
if(!(validate10(data.merchandise, {instancePath:instancePath+"/merchandise",parentData:data,parentDataProperty:"merchandise",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"MxExports#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}
function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(key0 === "reported_payment_code")){
(vErrors ??= []).push({instancePath,schemaPath:"CoHeader#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.reported_payment_code !== undefined){
let data0 = data.reported_payment_code;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/reported_payment_code",schemaPath:"CoHeader#/properties/reported_payment_code/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/reported_payment_code",schemaPath:"CoHeader#/properties/reported_payment_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data0 < -9007199254740991 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/reported_payment_code",schemaPath:"CoHeader#/properties/reported_payment_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"CoHeader#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}
function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(key0 === "operation_type")){
(vErrors ??= []).push({instancePath,schemaPath:"PeHeader#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.operation_type !== undefined){
if(typeof data.operation_type !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/operation_type",schemaPath:"PeHeader#/properties/operation_type/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"PeHeader#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate13.errors = vErrors;
return errors === 0;
}
function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(((((key0 === "code") || (key0 === "percent")) || (key0 === "amount")) || (key0 === "nation_bank_account")) || (key0 === "payment_means_code"))){
(vErrors ??= []).push({instancePath,schemaPath:"PeDetraction#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/code",schemaPath:"PeDetraction#/properties/code/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.percent !== undefined){
let data1 = data.percent;
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/percent",schemaPath:"PeDetraction#/properties/percent/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data1 < -9007199254740991 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/percent",schemaPath:"PeDetraction#/properties/percent/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/percent",schemaPath:"PeDetraction#/properties/percent/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data.amount !== undefined){
let data2 = data.amount;
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/amount",schemaPath:"PeDetraction#/properties/amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data2 < -9007199254740991 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/amount",schemaPath:"PeDetraction#/properties/amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/amount",schemaPath:"PeDetraction#/properties/amount/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data.nation_bank_account !== undefined){
if(typeof data.nation_bank_account !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/nation_bank_account",schemaPath:"PeDetraction#/properties/nation_bank_account/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.payment_means_code !== undefined){
if(typeof data.payment_means_code !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/payment_means_code",schemaPath:"PeDetraction#/properties/payment_means_code/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"PeDetraction#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate14.errors = vErrors;
return errors === 0;
}
function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!((((((((key0 === "origin_ubigeo") || (key0 === "origin_address")) || (key0 === "destination_ubigeo")) || (key0 === "destination_address")) || (key0 === "trip_detail")) || (key0 === "service_reference_amount")) || (key0 === "effective_load_reference_amount")) || (key0 === "payload_reference_amount"))){
(vErrors ??= []).push({instancePath,schemaPath:"PeCargoTransport#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.origin_ubigeo !== undefined){
if(typeof data.origin_ubigeo !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/origin_ubigeo",schemaPath:"PeCargoTransport#/properties/origin_ubigeo/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.origin_address !== undefined){
if(typeof data.origin_address !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/origin_address",schemaPath:"PeCargoTransport#/properties/origin_address/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.destination_ubigeo !== undefined){
if(typeof data.destination_ubigeo !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/destination_ubigeo",schemaPath:"PeCargoTransport#/properties/destination_ubigeo/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.destination_address !== undefined){
if(typeof data.destination_address !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/destination_address",schemaPath:"PeCargoTransport#/properties/destination_address/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.trip_detail !== undefined){
if(typeof data.trip_detail !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/trip_detail",schemaPath:"PeCargoTransport#/properties/trip_detail/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.service_reference_amount !== undefined){
let data5 = data.service_reference_amount;
if(typeof data5 == "number"){
if(data5 > 9007199254740991 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/service_reference_amount",schemaPath:"PeCargoTransport#/properties/service_reference_amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data5 < -9007199254740991 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/service_reference_amount",schemaPath:"PeCargoTransport#/properties/service_reference_amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/service_reference_amount",schemaPath:"PeCargoTransport#/properties/service_reference_amount/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data.effective_load_reference_amount !== undefined){
let data6 = data.effective_load_reference_amount;
if(typeof data6 == "number"){
if(data6 > 9007199254740991 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/effective_load_reference_amount",schemaPath:"PeCargoTransport#/properties/effective_load_reference_amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data6 < -9007199254740991 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/effective_load_reference_amount",schemaPath:"PeCargoTransport#/properties/effective_load_reference_amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/effective_load_reference_amount",schemaPath:"PeCargoTransport#/properties/effective_load_reference_amount/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data.payload_reference_amount !== undefined){
let data7 = data.payload_reference_amount;
if(typeof data7 == "number"){
if(data7 > 9007199254740991 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/payload_reference_amount",schemaPath:"PeCargoTransport#/properties/payload_reference_amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data7 < -9007199254740991 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/payload_reference_amount",schemaPath:"PeCargoTransport#/properties/payload_reference_amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payload_reference_amount",schemaPath:"PeCargoTransport#/properties/payload_reference_amount/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"PeCargoTransport#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate15.errors = vErrors;
return errors === 0;
}
const schema2 = {"type":"object","additionalProperties":false,"properties":{"invoice_concept":{"type":"integer","enum":[1,2,3]},"items_quantity":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"service_date_from":{"type":"string"},"service_date_to":{"type":"string"},"receiver_vat_condition_id":{"type":"string"}}};
function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(((((key0 === "invoice_concept") || (key0 === "items_quantity")) || (key0 === "service_date_from")) || (key0 === "service_date_to")) || (key0 === "receiver_vat_condition_id"))){
(vErrors ??= []).push({instancePath,schemaPath:"ArHeader#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.invoice_concept !== undefined){
let data0 = data.invoice_concept;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/invoice_concept",schemaPath:"ArHeader#/properties/invoice_concept/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(!(((data0 === 1) || (data0 === 2)) || (data0 === 3))){
(vErrors ??= []).push({instancePath:instancePath+"/invoice_concept",schemaPath:"ArHeader#/properties/invoice_concept/enum",keyword:"enum",params:{allowedValues: schema2.properties.invoice_concept.enum}});
errors++;
}
}
if(data.items_quantity !== undefined){
let data1 = data.items_quantity;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/items_quantity",schemaPath:"ArHeader#/properties/items_quantity/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/items_quantity",schemaPath:"ArHeader#/properties/items_quantity/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data1 < -9007199254740991 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/items_quantity",schemaPath:"ArHeader#/properties/items_quantity/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
}
if(data.service_date_from !== undefined){
if(typeof data.service_date_from !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/service_date_from",schemaPath:"ArHeader#/properties/service_date_from/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.service_date_to !== undefined){
if(typeof data.service_date_to !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/service_date_to",schemaPath:"ArHeader#/properties/service_date_to/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.receiver_vat_condition_id !== undefined){
if(typeof data.receiver_vat_condition_id !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/receiver_vat_condition_id",schemaPath:"ArHeader#/properties/receiver_vat_condition_id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"ArHeader#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate16.errors = vErrors;
return errors === 0;
}
function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(((key0 === "pe_taxbureau_retention_system_code") || (key0 === "pe_taxbureau_retention_percent")) || (key0 === "pe_taxbureau_total_paid"))){
(vErrors ??= []).push({instancePath,schemaPath:"PeRetentionHeader#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.pe_taxbureau_retention_system_code !== undefined){
if(typeof data.pe_taxbureau_retention_system_code !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/pe_taxbureau_retention_system_code",schemaPath:"PeRetentionHeader#/properties/pe_taxbureau_retention_system_code/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.pe_taxbureau_retention_percent !== undefined){
let data1 = data.pe_taxbureau_retention_percent;
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/pe_taxbureau_retention_percent",schemaPath:"PeRetentionHeader#/properties/pe_taxbureau_retention_percent/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data1 < -9007199254740991 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/pe_taxbureau_retention_percent",schemaPath:"PeRetentionHeader#/properties/pe_taxbureau_retention_percent/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/pe_taxbureau_retention_percent",schemaPath:"PeRetentionHeader#/properties/pe_taxbureau_retention_percent/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data.pe_taxbureau_total_paid !== undefined){
let data2 = data.pe_taxbureau_total_paid;
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/pe_taxbureau_total_paid",schemaPath:"PeRetentionHeader#/properties/pe_taxbureau_total_paid/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data2 < -9007199254740991 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/pe_taxbureau_total_paid",schemaPath:"PeRetentionHeader#/properties/pe_taxbureau_total_paid/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/pe_taxbureau_total_paid",schemaPath:"PeRetentionHeader#/properties/pe_taxbureau_total_paid/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"PeRetentionHeader#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate17.errors = vErrors;
return errors === 0;
}
const schema3 = {"type":"object","additionalProperties":false,"properties":{"handling_code":{"type":"string","enum":["1","01","2","02","13","013"]},"special_instructions":{"type":"integer","enum":[1,2,3,4,5,6,7,8,9]},"handling_instructions":{"type":"string"},"gross_weight_measure":{"type":"string"},"gross_weight_measure_id":{"type":"string"},"shipment_stage":{"$ref":"PeShipmentStage"},"delivery":{"$ref":"PeDelivery"},"transport_handling_unit":{"$ref":"PeTransportHandlingUnit"}}};
const schema4 = {"type":"object","additionalProperties":false,"properties":{"transport_mode_code":{"type":"string","enum":["01","02"]},"transit_period":{"type":"string"},"driver_person":{"$ref":"PeDriver"},"carrier_party":{"$ref":"PeCarrier"}}};
function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!((((key0 === "driver_id") || (key0 === "first_name")) || (key0 === "family_name")) || (key0 === "identity_document_reference"))){
(vErrors ??= []).push({instancePath,schemaPath:"PeDriver#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.driver_id !== undefined){
if(typeof data.driver_id !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/driver_id",schemaPath:"PeDriver#/properties/driver_id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.first_name !== undefined){
if(typeof data.first_name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/first_name",schemaPath:"PeDriver#/properties/first_name/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.family_name !== undefined){
if(typeof data.family_name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/family_name",schemaPath:"PeDriver#/properties/family_name/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.identity_document_reference !== undefined){
if(typeof data.identity_document_reference !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/identity_document_reference",schemaPath:"PeDriver#/properties/identity_document_reference/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"PeDriver#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate18.errors = vErrors;
return errors === 0;
}
function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!((((key0 === "party_identification") || (key0 === "party_legal_entity_name")) || (key0 === "party_legal_entity_id")) || (key0 === "agent_party_id"))){
(vErrors ??= []).push({instancePath,schemaPath:"PeCarrier#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.party_identification !== undefined){
if(typeof data.party_identification !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/party_identification",schemaPath:"PeCarrier#/properties/party_identification/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.party_legal_entity_name !== undefined){
if(typeof data.party_legal_entity_name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/party_legal_entity_name",schemaPath:"PeCarrier#/properties/party_legal_entity_name/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.party_legal_entity_id !== undefined){
if(typeof data.party_legal_entity_id !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/party_legal_entity_id",schemaPath:"PeCarrier#/properties/party_legal_entity_id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.agent_party_id !== undefined){
if(typeof data.agent_party_id !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/agent_party_id",schemaPath:"PeCarrier#/properties/agent_party_id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"PeCarrier#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate19.errors = vErrors;
return errors === 0;
}
function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!((((key0 === "transport_mode_code") || (key0 === "transit_period")) || (key0 === "driver_person")) || (key0 === "carrier_party"))){
(vErrors ??= []).push({instancePath,schemaPath:"PeShipmentStage#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.transport_mode_code !== undefined){
let data0 = data.transport_mode_code;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/transport_mode_code",schemaPath:"PeShipmentStage#/properties/transport_mode_code/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!((data0 === "01") || (data0 === "02"))){
(vErrors ??= []).push({instancePath:instancePath+"/transport_mode_code",schemaPath:"PeShipmentStage#/properties/transport_mode_code/enum",keyword:"enum",params:{allowedValues: schema4.properties.transport_mode_code.enum}});
errors++;
}
}
if(data.transit_period !== undefined){
if(typeof data.transit_period !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/transit_period",schemaPath:"PeShipmentStage#/properties/transit_period/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.driver_person !== undefined){
if(errors < 400){
if(!(validate18(data.driver_person, {instancePath:instancePath+"/driver_person",parentData:data,parentDataProperty:"driver_person",rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
}
if(data.carrier_party !== undefined){
if(errors < 400){
if(!(validate19(data.carrier_party, {instancePath:instancePath+"/carrier_party",parentData:data,parentDataProperty:"carrier_party",rootData}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"PeShipmentStage#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(((((((key0 === "id") || (key0 === "city_subdivision_name")) || (key0 === "city_name")) || (key0 === "country_subentity")) || (key0 === "district")) || (key0 === "address_line")) || (key0 === "country_id"))){
(vErrors ??= []).push({instancePath,schemaPath:"PeDeliveryPlace#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"PeDeliveryPlace#/properties/id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.city_subdivision_name !== undefined){
if(typeof data.city_subdivision_name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/city_subdivision_name",schemaPath:"PeDeliveryPlace#/properties/city_subdivision_name/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.city_name !== undefined){
if(typeof data.city_name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/city_name",schemaPath:"PeDeliveryPlace#/properties/city_name/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.country_subentity !== undefined){
if(typeof data.country_subentity !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/country_subentity",schemaPath:"PeDeliveryPlace#/properties/country_subentity/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.district !== undefined){
if(typeof data.district !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/district",schemaPath:"PeDeliveryPlace#/properties/district/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.address_line !== undefined){
if(typeof data.address_line !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/address_line",schemaPath:"PeDeliveryPlace#/properties/address_line/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.country_id !== undefined){
if(typeof data.country_id !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/country_id",schemaPath:"PeDeliveryPlace#/properties/country_id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"PeDeliveryPlace#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!((key0 === "delivery_address") || (key0 === "dispatch"))){
(vErrors ??= []).push({instancePath,schemaPath:"PeDelivery#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.delivery_address !== undefined){
if(errors < 400){
if(!(validate21(data.delivery_address, {instancePath:instancePath+"/delivery_address",parentData:data,parentDataProperty:"delivery_address",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
}
if(data.dispatch !== undefined){
if(errors < 400){
if(!(validate21(data.dispatch, {instancePath:instancePath+"/dispatch",parentData:data,parentDataProperty:"dispatch",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"PeDelivery#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}
function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(key0 === "transport_equipment_id")){
(vErrors ??= []).push({instancePath,schemaPath:"PeTransportHandlingUnit#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.transport_equipment_id !== undefined){
if(typeof data.transport_equipment_id !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/transport_equipment_id",schemaPath:"PeTransportHandlingUnit#/properties/transport_equipment_id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"PeTransportHandlingUnit#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}
function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!((((((((key0 === "handling_code") || (key0 === "special_instructions")) || (key0 === "handling_instructions")) || (key0 === "gross_weight_measure")) || (key0 === "gross_weight_measure_id")) || (key0 === "shipment_stage")) || (key0 === "delivery")) || (key0 === "transport_handling_unit"))){
(vErrors ??= []).push({instancePath,schemaPath:"PeShipping#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.handling_code !== undefined){
let data0 = data.handling_code;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/handling_code",schemaPath:"PeShipping#/properties/handling_code/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!((((((data0 === "1") || (data0 === "01")) || (data0 === "2")) || (data0 === "02")) || (data0 === "13")) || (data0 === "013"))){
(vErrors ??= []).push({instancePath:instancePath+"/handling_code",schemaPath:"PeShipping#/properties/handling_code/enum",keyword:"enum",params:{allowedValues: schema3.properties.handling_code.enum}});
errors++;
}
}
if(data.special_instructions !== undefined){
let data1 = data.special_instructions;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/special_instructions",schemaPath:"PeShipping#/properties/special_instructions/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(!(((((((((data1 === 1) || (data1 === 2)) || (data1 === 3)) || (data1 === 4)) || (data1 === 5)) || (data1 === 6)) || (data1 === 7)) || (data1 === 8)) || (data1 === 9))){
(vErrors ??= []).push({instancePath:instancePath+"/special_instructions",schemaPath:"PeShipping#/properties/special_instructions/enum",keyword:"enum",params:{allowedValues: schema3.properties.special_instructions.enum}});
errors++;
}
}
if(data.handling_instructions !== undefined){
if(typeof data.handling_instructions !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/handling_instructions",schemaPath:"PeShipping#/properties/handling_instructions/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.gross_weight_measure !== undefined){
if(typeof data.gross_weight_measure !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/gross_weight_measure",schemaPath:"PeShipping#/properties/gross_weight_measure/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.gross_weight_measure_id !== undefined){
if(typeof data.gross_weight_measure_id !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/gross_weight_measure_id",schemaPath:"PeShipping#/properties/gross_weight_measure_id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.shipment_stage !== undefined){
if(errors < 400){
if(!(validate20(data.shipment_stage, {instancePath:instancePath+"/shipment_stage",parentData:data,parentDataProperty:"shipment_stage",rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
}
}
if(data.delivery !== undefined){
if(errors < 400){
if(!(validate22(data.delivery, {instancePath:instancePath+"/delivery",parentData:data,parentDataProperty:"delivery",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
}
if(data.transport_handling_unit !== undefined){
if(errors < 400){
if(!(validate23(data.transport_handling_unit, {instancePath:instancePath+"/transport_handling_unit",parentData:data,parentDataProperty:"transport_handling_unit",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"PeShipping#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}
function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
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
(vErrors ??= []).push({instancePath,schemaPath:"DocumentAdditional#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
if(data.mx_header !== undefined){
if(errors < 400){
if(!(validate2(data.mx_header, {instancePath:instancePath+"/mx_header",parentData:data,parentDataProperty:"mx_header",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
}
if(data.mx_shipping !== undefined){
if(errors < 400){
if(!(validate6(data.mx_shipping, {instancePath:instancePath+"/mx_shipping",parentData:data,parentDataProperty:"mx_shipping",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
}
if(data.mx_exports !== undefined){
if(errors < 400){
if(!(validate11(data.mx_exports, {instancePath:instancePath+"/mx_exports",parentData:data,parentDataProperty:"mx_exports",rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
}
}
if(data.co_header !== undefined){
if(errors < 400){
if(!(validate12(data.co_header, {instancePath:instancePath+"/co_header",parentData:data,parentDataProperty:"co_header",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
}
if(data.pe_header !== undefined){
if(errors < 400){
if(!(validate13(data.pe_header, {instancePath:instancePath+"/pe_header",parentData:data,parentDataProperty:"pe_header",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
}
if(data.pe_detraction !== undefined){
if(errors < 400){
if(!(validate14(data.pe_detraction, {instancePath:instancePath+"/pe_detraction",parentData:data,parentDataProperty:"pe_detraction",rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
}
}
if(data.pe_cargo_transport !== undefined){
if(errors < 400){
if(!(validate15(data.pe_cargo_transport, {instancePath:instancePath+"/pe_cargo_transport",parentData:data,parentDataProperty:"pe_cargo_transport",rootData}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
}
}
}
if(data.ar_header !== undefined){
if(errors < 400){
if(!(validate16(data.ar_header, {instancePath:instancePath+"/ar_header",parentData:data,parentDataProperty:"ar_header",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
}
if(data.pe_retention_header !== undefined){
if(errors < 400){
if(!(validate17(data.pe_retention_header, {instancePath:instancePath+"/pe_retention_header",parentData:data,parentDataProperty:"pe_retention_header",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
}
if(data.pe_shipping !== undefined){
if(errors < 400){
if(!(validate24(data.pe_shipping, {instancePath:instancePath+"/pe_shipping",parentData:data,parentDataProperty:"pe_shipping",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"DocumentAdditional#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}
const pattern3 = new RegExp("^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$", "u");
const pattern4 = new RegExp("^[0-9][0-9,]*$", "u");
function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors < 400){
if(!(validate1(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
const _errs3 = errors;
let valid1 = true;
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.receiver_county_id !== undefined){
(vErrors ??= []).push({});
errors++;
}
}
var _valid0 = _errs4 === errors;
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.receiver_district === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"DocumentHeaderCreate#/allOf/1/then/required",keyword:"required",params:{missingProperty: "receiver_district"}});
errors++;
}
if(data.receiver_city === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"DocumentHeaderCreate#/allOf/1/then/required",keyword:"required",params:{missingProperty: "receiver_city"}});
errors++;
}
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
}
if(!valid1){
(vErrors ??= []).push({instancePath,schemaPath:"DocumentHeaderCreate#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
const _errs7 = errors;
let valid3 = true;
const _errs8 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.exchange_rate_value === undefined) && (missing0 = "exchange_rate_value")){
(vErrors ??= []).push({});
errors++;
}
else if(data.currency_id !== undefined){
(vErrors ??= []).push({});
errors++;
}
}
var _valid1 = _errs8 === errors;
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs9 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.exchange_rate_value !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/exchange_rate_value",schemaPath:"DocumentHeaderCreate#/allOf/2/then/properties/exchange_rate_value/false schema",keyword:"false schema",params:{}});
errors++;
}
}
var _valid1 = _errs9 === errors;
valid3 = _valid1;
}
if(!valid3){
(vErrors ??= []).push({instancePath,schemaPath:"DocumentHeaderCreate#/allOf/2/if",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.document_type_id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"DocumentHeaderCreate#/required",keyword:"required",params:{missingProperty: "document_type_id"}});
errors++;
}
if(data.issue_date === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"DocumentHeaderCreate#/required",keyword:"required",params:{missingProperty: "issue_date"}});
errors++;
}
if(data.issuer_address === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"DocumentHeaderCreate#/required",keyword:"required",params:{missingProperty: "issuer_address"}});
errors++;
}
if(data.issuer_district === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"DocumentHeaderCreate#/required",keyword:"required",params:{missingProperty: "issuer_district"}});
errors++;
}
if(data.issuer_city === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"DocumentHeaderCreate#/required",keyword:"required",params:{missingProperty: "issuer_city"}});
errors++;
}
if(data.issuer_phone === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"DocumentHeaderCreate#/required",keyword:"required",params:{missingProperty: "issuer_phone"}});
errors++;
}
if(data.issuer_activity === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"DocumentHeaderCreate#/required",keyword:"required",params:{missingProperty: "issuer_activity"}});
errors++;
}
if(data.receiver_address === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"DocumentHeaderCreate#/required",keyword:"required",params:{missingProperty: "receiver_address"}});
errors++;
}
if(data.receiver_phone === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"DocumentHeaderCreate#/required",keyword:"required",params:{missingProperty: "receiver_phone"}});
errors++;
}
if(data.payment_conditions === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"DocumentHeaderCreate#/required",keyword:"required",params:{missingProperty: "payment_conditions"}});
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
(vErrors ??= []).push({instancePath,schemaPath:"DocumentHeaderCreate#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
if(data.account_id !== undefined){
let data3 = data.account_id;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/account_id",schemaPath:"DocumentHeaderCreate#/properties/account_id/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data3 == "number"){
if(data3 > 9007199254740991 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/account_id",schemaPath:"DocumentHeaderCreate#/properties/account_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data3 < -9007199254740991 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/account_id",schemaPath:"DocumentHeaderCreate#/properties/account_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
}
if(data.document_type_id !== undefined){
let data4 = data.document_type_id;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
(vErrors ??= []).push({instancePath:instancePath+"/document_type_id",schemaPath:"DocumentHeaderCreate#/properties/document_type_id/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data4 == "number"){
if(data4 > 9007199254740991 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/document_type_id",schemaPath:"DocumentHeaderCreate#/properties/document_type_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data4 < 1 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/document_type_id",schemaPath:"DocumentHeaderCreate#/properties/document_type_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.document_sequence_code !== undefined){
if(typeof data.document_sequence_code !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/document_sequence_code",schemaPath:"DocumentHeaderCreate#/properties/document_sequence_code/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.document_number !== undefined){
let data6 = data.document_number;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
(vErrors ??= []).push({instancePath:instancePath+"/document_number",schemaPath:"DocumentHeaderCreate#/properties/document_number/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data6 == "number"){
if(data6 > 9007199254740991 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/document_number",schemaPath:"DocumentHeaderCreate#/properties/document_number/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data6 < -9007199254740991 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/document_number",schemaPath:"DocumentHeaderCreate#/properties/document_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
}
if(data.issue_date !== undefined){
let data7 = data.issue_date;
if(typeof data7 === "string"){
if(!pattern3.test(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/issue_date",schemaPath:"DocumentHeaderCreate#/properties/issue_date/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"}});
errors++;
}
if(!(formats1(data7))){
(vErrors ??= []).push({instancePath:instancePath+"/issue_date",schemaPath:"DocumentHeaderCreate#/properties/issue_date/format",keyword:"format",params:{format: "date"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/issue_date",schemaPath:"DocumentHeaderCreate#/properties/issue_date/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.issuer_tax_id_code !== undefined){
if(typeof data.issuer_tax_id_code !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/issuer_tax_id_code",schemaPath:"DocumentHeaderCreate#/properties/issuer_tax_id_code/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.issuer_tax_id_type !== undefined){
if(typeof data.issuer_tax_id_type !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/issuer_tax_id_type",schemaPath:"DocumentHeaderCreate#/properties/issuer_tax_id_type/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.issuer_legal_name !== undefined){
if(typeof data.issuer_legal_name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/issuer_legal_name",schemaPath:"DocumentHeaderCreate#/properties/issuer_legal_name/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.issuer_address !== undefined){
if(typeof data.issuer_address !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/issuer_address",schemaPath:"DocumentHeaderCreate#/properties/issuer_address/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.issuer_district !== undefined){
if(typeof data.issuer_district !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/issuer_district",schemaPath:"DocumentHeaderCreate#/properties/issuer_district/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.issuer_city !== undefined){
if(typeof data.issuer_city !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/issuer_city",schemaPath:"DocumentHeaderCreate#/properties/issuer_city/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.issuer_country_id !== undefined){
if(typeof data.issuer_country_id !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/issuer_country_id",schemaPath:"DocumentHeaderCreate#/properties/issuer_country_id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.issuer_phone !== undefined){
if(typeof data.issuer_phone !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/issuer_phone",schemaPath:"DocumentHeaderCreate#/properties/issuer_phone/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.issuer_activity !== undefined){
if(typeof data.issuer_activity !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/issuer_activity",schemaPath:"DocumentHeaderCreate#/properties/issuer_activity/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.issuer_postalcode !== undefined){
if(typeof data.issuer_postalcode !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/issuer_postalcode",schemaPath:"DocumentHeaderCreate#/properties/issuer_postalcode/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.receiver_tax_id_code !== undefined){
if(typeof data.receiver_tax_id_code !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/receiver_tax_id_code",schemaPath:"DocumentHeaderCreate#/properties/receiver_tax_id_code/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.receiver_tax_id_type !== undefined){
if(typeof data.receiver_tax_id_type !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/receiver_tax_id_type",schemaPath:"DocumentHeaderCreate#/properties/receiver_tax_id_type/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.receiver_legal_name !== undefined){
if(typeof data.receiver_legal_name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/receiver_legal_name",schemaPath:"DocumentHeaderCreate#/properties/receiver_legal_name/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.receiver_address !== undefined){
if(typeof data.receiver_address !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/receiver_address",schemaPath:"DocumentHeaderCreate#/properties/receiver_address/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.receiver_district !== undefined){
if(typeof data.receiver_district !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/receiver_district",schemaPath:"DocumentHeaderCreate#/properties/receiver_district/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.receiver_city !== undefined){
if(typeof data.receiver_city !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/receiver_city",schemaPath:"DocumentHeaderCreate#/properties/receiver_city/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.receiver_phone !== undefined){
if(typeof data.receiver_phone !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/receiver_phone",schemaPath:"DocumentHeaderCreate#/properties/receiver_phone/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.receiver_activity !== undefined){
if(typeof data.receiver_activity !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/receiver_activity",schemaPath:"DocumentHeaderCreate#/properties/receiver_activity/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.receiver_postalcode !== undefined){
if(typeof data.receiver_postalcode !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/receiver_postalcode",schemaPath:"DocumentHeaderCreate#/properties/receiver_postalcode/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.receiver_state_id !== undefined){
let data27 = data.receiver_state_id;
if(!((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27)))){
(vErrors ??= []).push({instancePath:instancePath+"/receiver_state_id",schemaPath:"DocumentHeaderCreate#/properties/receiver_state_id/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data27 == "number"){
if(data27 > 9007199254740991 || isNaN(data27)){
(vErrors ??= []).push({instancePath:instancePath+"/receiver_state_id",schemaPath:"DocumentHeaderCreate#/properties/receiver_state_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data27 < -9007199254740991 || isNaN(data27)){
(vErrors ??= []).push({instancePath:instancePath+"/receiver_state_id",schemaPath:"DocumentHeaderCreate#/properties/receiver_state_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
}
if(data.receiver_county_id !== undefined){
if(typeof data.receiver_county_id !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/receiver_county_id",schemaPath:"DocumentHeaderCreate#/properties/receiver_county_id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.receiver_country_id !== undefined){
let data29 = data.receiver_country_id;
if(!((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29)))){
(vErrors ??= []).push({instancePath:instancePath+"/receiver_country_id",schemaPath:"DocumentHeaderCreate#/properties/receiver_country_id/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data29 == "number"){
if(data29 > 9007199254740991 || isNaN(data29)){
(vErrors ??= []).push({instancePath:instancePath+"/receiver_country_id",schemaPath:"DocumentHeaderCreate#/properties/receiver_country_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data29 < -9007199254740991 || isNaN(data29)){
(vErrors ??= []).push({instancePath:instancePath+"/receiver_country_id",schemaPath:"DocumentHeaderCreate#/properties/receiver_country_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
}
if(data.receiver_email !== undefined){
if(typeof data.receiver_email !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/receiver_email",schemaPath:"DocumentHeaderCreate#/properties/receiver_email/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.payment_conditions !== undefined){
let data31 = data.payment_conditions;
if(typeof data31 === "string"){
if(!pattern4.test(data31)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_conditions",schemaPath:"DocumentHeaderCreate#/properties/payment_conditions/pattern",keyword:"pattern",params:{pattern: "^[0-9][0-9,]*$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_conditions",schemaPath:"DocumentHeaderCreate#/properties/payment_conditions/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.seller_id !== undefined){
let data32 = data.seller_id;
if(!((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32)))){
(vErrors ??= []).push({instancePath:instancePath+"/seller_id",schemaPath:"DocumentHeaderCreate#/properties/seller_id/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data32 == "number"){
if(data32 > 9007199254740991 || isNaN(data32)){
(vErrors ??= []).push({instancePath:instancePath+"/seller_id",schemaPath:"DocumentHeaderCreate#/properties/seller_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data32 < -9007199254740991 || isNaN(data32)){
(vErrors ??= []).push({instancePath:instancePath+"/seller_id",schemaPath:"DocumentHeaderCreate#/properties/seller_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
}
if(data.currency_id !== undefined){
let data33 = data.currency_id;
if(!((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33)))){
(vErrors ??= []).push({instancePath:instancePath+"/currency_id",schemaPath:"DocumentHeaderCreate#/properties/currency_id/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data33 == "number"){
if(data33 > 9007199254740991 || isNaN(data33)){
(vErrors ??= []).push({instancePath:instancePath+"/currency_id",schemaPath:"DocumentHeaderCreate#/properties/currency_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data33 < -9007199254740991 || isNaN(data33)){
(vErrors ??= []).push({instancePath:instancePath+"/currency_id",schemaPath:"DocumentHeaderCreate#/properties/currency_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
}
if(data.exchange_rate_value !== undefined){
let data34 = data.exchange_rate_value;
if(!((typeof data34 == "number") && (!(data34 % 1) && !isNaN(data34)))){
(vErrors ??= []).push({instancePath:instancePath+"/exchange_rate_value",schemaPath:"DocumentHeaderCreate#/properties/exchange_rate_value/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data34 == "number"){
if(data34 > 9007199254740991 || isNaN(data34)){
(vErrors ??= []).push({instancePath:instancePath+"/exchange_rate_value",schemaPath:"DocumentHeaderCreate#/properties/exchange_rate_value/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data34 < -9007199254740991 || isNaN(data34)){
(vErrors ??= []).push({instancePath:instancePath+"/exchange_rate_value",schemaPath:"DocumentHeaderCreate#/properties/exchange_rate_value/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
}
if(data.service_indicator !== undefined){
let data35 = data.service_indicator;
if(!((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35)))){
(vErrors ??= []).push({instancePath:instancePath+"/service_indicator",schemaPath:"DocumentHeaderCreate#/properties/service_indicator/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(!(((((data35 === 1) || (data35 === 2)) || (data35 === 3)) || (data35 === 4)) || (data35 === 5))){
(vErrors ??= []).push({instancePath:instancePath+"/service_indicator",schemaPath:"DocumentHeaderCreate#/properties/service_indicator/enum",keyword:"enum",params:{allowedValues: schema1.properties.service_indicator.enum}});
errors++;
}
}
if(data.sale_modality !== undefined){
let data36 = data.sale_modality;
if(!((typeof data36 == "number") && (!(data36 % 1) && !isNaN(data36)))){
(vErrors ??= []).push({instancePath:instancePath+"/sale_modality",schemaPath:"DocumentHeaderCreate#/properties/sale_modality/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(!(((((data36 === 1) || (data36 === 2)) || (data36 === 3)) || (data36 === 4)) || (data36 === 9))){
(vErrors ??= []).push({instancePath:instancePath+"/sale_modality",schemaPath:"DocumentHeaderCreate#/properties/sale_modality/enum",keyword:"enum",params:{allowedValues: schema1.properties.sale_modality.enum}});
errors++;
}
}
if(data.sale_clause !== undefined){
let data37 = data.sale_clause;
if(!((typeof data37 == "number") && (!(data37 % 1) && !isNaN(data37)))){
(vErrors ??= []).push({instancePath:instancePath+"/sale_clause",schemaPath:"DocumentHeaderCreate#/properties/sale_clause/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(!(((((((((((((data37 === 1) || (data37 === 2)) || (data37 === 3)) || (data37 === 4)) || (data37 === 5)) || (data37 === 6)) || (data37 === 9)) || (data37 === 10)) || (data37 === 11)) || (data37 === 12)) || (data37 === 17)) || (data37 === 18)) || (data37 === 8))){
(vErrors ??= []).push({instancePath:instancePath+"/sale_clause",schemaPath:"DocumentHeaderCreate#/properties/sale_clause/enum",keyword:"enum",params:{allowedValues: schema1.properties.sale_clause.enum}});
errors++;
}
}
if(data.guide_type !== undefined){
let data38 = data.guide_type;
if(!((typeof data38 == "number") && (!(data38 % 1) && !isNaN(data38)))){
(vErrors ??= []).push({instancePath:instancePath+"/guide_type",schemaPath:"DocumentHeaderCreate#/properties/guide_type/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(!(((((((((data38 === 1) || (data38 === 2)) || (data38 === 3)) || (data38 === 4)) || (data38 === 5)) || (data38 === 6)) || (data38 === 7)) || (data38 === 8)) || (data38 === 9))){
(vErrors ??= []).push({instancePath:instancePath+"/guide_type",schemaPath:"DocumentHeaderCreate#/properties/guide_type/enum",keyword:"enum",params:{allowedValues: schema1.properties.guide_type.enum}});
errors++;
}
}
if(data.transfer_type !== undefined){
let data39 = data.transfer_type;
if(!((typeof data39 == "number") && (!(data39 % 1) && !isNaN(data39)))){
(vErrors ??= []).push({instancePath:instancePath+"/transfer_type",schemaPath:"DocumentHeaderCreate#/properties/transfer_type/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(!(((data39 === 1) || (data39 === 2)) || (data39 === 3))){
(vErrors ??= []).push({instancePath:instancePath+"/transfer_type",schemaPath:"DocumentHeaderCreate#/properties/transfer_type/enum",keyword:"enum",params:{allowedValues: schema1.properties.transfer_type.enum}});
errors++;
}
}
if(data.branch_office_code !== undefined){
if(typeof data.branch_office_code !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/branch_office_code",schemaPath:"DocumentHeaderCreate#/properties/branch_office_code/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.observations !== undefined){
if(typeof data.observations !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/observations",schemaPath:"DocumentHeaderCreate#/properties/observations/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.deployment_observations !== undefined){
let data42 = data.deployment_observations;
if(!((typeof data42 == "number") && (!(data42 % 1) && !isNaN(data42)))){
(vErrors ??= []).push({instancePath:instancePath+"/deployment_observations",schemaPath:"DocumentHeaderCreate#/properties/deployment_observations/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(!((((data42 === 0) || (data42 === 1)) || (data42 === 2)) || (data42 === 3))){
(vErrors ??= []).push({instancePath:instancePath+"/deployment_observations",schemaPath:"DocumentHeaderCreate#/properties/deployment_observations/enum",keyword:"enum",params:{allowedValues: schema1.properties.deployment_observations.enum}});
errors++;
}
}
if(data.port_disembarkation !== undefined){
if(typeof data.port_disembarkation !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/port_disembarkation",schemaPath:"DocumentHeaderCreate#/properties/port_disembarkation/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.port_embarkation !== undefined){
if(typeof data.port_embarkation !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/port_embarkation",schemaPath:"DocumentHeaderCreate#/properties/port_embarkation/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.gross_weight !== undefined){
if(typeof data.gross_weight !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/gross_weight",schemaPath:"DocumentHeaderCreate#/properties/gross_weight/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.shipping_address !== undefined){
if(typeof data.shipping_address !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/shipping_address",schemaPath:"DocumentHeaderCreate#/properties/shipping_address/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.additional !== undefined){
if(errors < 400){
if(!(validate25(data.additional, {instancePath:instancePath+"/additional",parentData:data,parentDataProperty:"additional",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"DocumentHeaderCreate#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}
function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data))){
(vErrors ??= []).push({instancePath,schemaPath:"LineModifiers#/type",keyword:"type",params:{type: "object"}});
errors++;
}
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.modifier_amount === undefined) && (missing0 = "modifier_amount")) || ((data.modifier_percentage === undefined) && (missing0 = "modifier_percentage"))){
(vErrors ??= []).push({});
errors++;
}
else if(data.modifier_amount !== undefined){
let data0 = data.modifier_amount;
if(!(typeof data0 == "number")){
(vErrors ??= []).push({});
errors++;
}
const _errs6 = errors;
const _errs7 = errors;
if(0 !== data0){
(vErrors ??= []).push({});
errors++;
}
var valid3 = _errs7 === errors;
if(valid3){
(vErrors ??= []).push({});
errors++;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs8 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.modifier_percentage !== undefined){
if(0 !== data.modifier_percentage){
(vErrors ??= []).push({instancePath:instancePath+"/modifier_percentage",schemaPath:"LineModifiers#/allOf/0/then/properties/modifier_percentage/const",keyword:"const",params:{allowedValue: 0}});
errors++;
}
}
}
var _valid0 = _errs8 === errors;
valid1 = _valid0;
}
if(!valid1){
(vErrors ??= []).push({instancePath,schemaPath:"LineModifiers#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
validate27.errors = vErrors;
return errors === 0;
}
function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tax_type_id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"LineTax#/required",keyword:"required",params:{missingProperty: "tax_type_id"}});
errors++;
}
if(data.tax_percentage === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"LineTax#/required",keyword:"required",params:{missingProperty: "tax_percentage"}});
errors++;
}
if(data.tax_amount === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"LineTax#/required",keyword:"required",params:{missingProperty: "tax_amount"}});
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(((key0 === "tax_type_id") || (key0 === "tax_percentage")) || (key0 === "tax_amount"))){
(vErrors ??= []).push({instancePath,schemaPath:"LineTax#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.tax_type_id !== undefined){
if(typeof data.tax_type_id !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/tax_type_id",schemaPath:"LineTax#/properties/tax_type_id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.tax_percentage !== undefined){
let data1 = data.tax_percentage;
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/tax_percentage",schemaPath:"LineTax#/properties/tax_percentage/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data1 < -9007199254740991 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/tax_percentage",schemaPath:"LineTax#/properties/tax_percentage/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tax_percentage",schemaPath:"LineTax#/properties/tax_percentage/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data.tax_amount !== undefined){
let data2 = data.tax_amount;
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/tax_amount",schemaPath:"LineTax#/properties/tax_amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data2 < -9007199254740991 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/tax_amount",schemaPath:"LineTax#/properties/tax_amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tax_amount",schemaPath:"LineTax#/properties/tax_amount/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"LineTax#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate28.errors = vErrors;
return errors === 0;
}
function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!((key0 === "product_service_identifier") || (key0 === "measure_unit_code"))){
(vErrors ??= []).push({instancePath,schemaPath:"MxDetail#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.product_service_identifier !== undefined){
if(typeof data.product_service_identifier !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/product_service_identifier",schemaPath:"MxDetail#/properties/product_service_identifier/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.measure_unit_code !== undefined){
if(typeof data.measure_unit_code !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/measure_unit_code",schemaPath:"MxDetail#/properties/measure_unit_code/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"MxDetail#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate29.errors = vErrors;
return errors === 0;
}
function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(key0 === "mx_detail")){
(vErrors ??= []).push({instancePath,schemaPath:"DocumentLineAdditional#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.mx_detail !== undefined){
if(errors < 400){
if(!(validate29(data.mx_detail, {instancePath:instancePath+"/mx_detail",parentData:data,parentDataProperty:"mx_detail",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"DocumentLineAdditional#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate30.errors = vErrors;
return errors === 0;
}
function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors < 400){
if(!(validate27(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.quantity === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"DocumentLineCreate#/required",keyword:"required",params:{missingProperty: "quantity"}});
errors++;
}
if(data.line_description === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"DocumentLineCreate#/required",keyword:"required",params:{missingProperty: "line_description"}});
errors++;
}
if(data.unit_price === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"DocumentLineCreate#/required",keyword:"required",params:{missingProperty: "unit_price"}});
errors++;
}
if(data.unit_measure === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"DocumentLineCreate#/required",keyword:"required",params:{missingProperty: "unit_measure"}});
errors++;
}
if(data.total_amount_line === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"DocumentLineCreate#/required",keyword:"required",params:{missingProperty: "total_amount_line"}});
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
(vErrors ??= []).push({instancePath,schemaPath:"DocumentLineCreate#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
if(data.quantity !== undefined){
let data0 = data.quantity;
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/quantity",schemaPath:"DocumentLineCreate#/properties/quantity/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data0 < -9007199254740991 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/quantity",schemaPath:"DocumentLineCreate#/properties/quantity/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
if(!func0(data0, 6)){
(vErrors ??= []).push({instancePath:instancePath+"/quantity",schemaPath:"DocumentLineCreate#/properties/quantity/x-decimals",keyword:"x-decimals",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/quantity",schemaPath:"DocumentLineCreate#/properties/quantity/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data.sku !== undefined){
if(typeof data.sku !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/sku",schemaPath:"DocumentLineCreate#/properties/sku/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.line_description !== undefined){
let data2 = data.line_description;
if(typeof data2 === "string"){
if(data2.length > 100 && func1(data2) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/line_description",schemaPath:"DocumentLineCreate#/properties/line_description/maxLength",keyword:"maxLength",params:{limit: 100}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/line_description",schemaPath:"DocumentLineCreate#/properties/line_description/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.unit_price !== undefined){
let data3 = data.unit_price;
if(typeof data3 == "number"){
if(data3 > 9007199254740991 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/unit_price",schemaPath:"DocumentLineCreate#/properties/unit_price/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data3 < -9007199254740991 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/unit_price",schemaPath:"DocumentLineCreate#/properties/unit_price/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
if(!func0(data3, 6)){
(vErrors ??= []).push({instancePath:instancePath+"/unit_price",schemaPath:"DocumentLineCreate#/properties/unit_price/x-decimals",keyword:"x-decimals",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/unit_price",schemaPath:"DocumentLineCreate#/properties/unit_price/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data.long_description !== undefined){
if(typeof data.long_description !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/long_description",schemaPath:"DocumentLineCreate#/properties/long_description/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.unit_measure !== undefined){
if(typeof data.unit_measure !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/unit_measure",schemaPath:"DocumentLineCreate#/properties/unit_measure/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.modifier_amount !== undefined){
let data6 = data.modifier_amount;
if(typeof data6 == "number"){
if(data6 > 9007199254740991 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/modifier_amount",schemaPath:"DocumentLineCreate#/properties/modifier_amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data6 < -9007199254740991 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/modifier_amount",schemaPath:"DocumentLineCreate#/properties/modifier_amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/modifier_amount",schemaPath:"DocumentLineCreate#/properties/modifier_amount/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data.modifier_percentage !== undefined){
let data7 = data.modifier_percentage;
if(typeof data7 == "number"){
if(data7 > 9007199254740991 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/modifier_percentage",schemaPath:"DocumentLineCreate#/properties/modifier_percentage/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data7 < -9007199254740991 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/modifier_percentage",schemaPath:"DocumentLineCreate#/properties/modifier_percentage/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/modifier_percentage",schemaPath:"DocumentLineCreate#/properties/modifier_percentage/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data.total_taxes !== undefined){
let data8 = data.total_taxes;
if(typeof data8 == "number"){
if(data8 > 9007199254740991 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/total_taxes",schemaPath:"DocumentLineCreate#/properties/total_taxes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data8 < -9007199254740991 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/total_taxes",schemaPath:"DocumentLineCreate#/properties/total_taxes/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/total_taxes",schemaPath:"DocumentLineCreate#/properties/total_taxes/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data.total_amount_line !== undefined){
let data9 = data.total_amount_line;
if(typeof data9 == "number"){
if(data9 > 9007199254740991 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/total_amount_line",schemaPath:"DocumentLineCreate#/properties/total_amount_line/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data9 < -9007199254740991 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/total_amount_line",schemaPath:"DocumentLineCreate#/properties/total_amount_line/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/total_amount_line",schemaPath:"DocumentLineCreate#/properties/total_amount_line/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data.taxes !== undefined){
let data10 = data.taxes;
if(Array.isArray(data10)){
const len0 = data10.length;
for(let i0=0, i0_=errors; i0<len0 && errors-i0_<400; i0++){
if(errors < 400){
if(!(validate28(data10[i0], {instancePath:instancePath+"/taxes/" + i0,parentData:data10,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/taxes",schemaPath:"DocumentLineCreate#/properties/taxes/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.additional !== undefined){
if(errors < 400){
if(!(validate30(data.additional, {instancePath:instancePath+"/additional",parentData:data,parentDataProperty:"additional",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"DocumentLineCreate#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate31.errors = vErrors;
return errors === 0;
}
const schema5 = {"type":"object","additionalProperties":false,"required":["reference_code","description"],"properties":{"document_type_id":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"reference_type":{"type":"integer","enum":[801,802,803,804,805,806,807,808,809,810,811,812,813,814,815]},"reference_number":{"type":"string"},"reference_document_id":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"reference_code":{"type":"integer","enum":[1,2,3,4,5,6,7]},"description":{"type":"string"},"reference_date":{"type":"string","format":"date","pattern":"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"},"additional":{"$ref":"DocumentReferenceAdditional"}},"allOf":[{"if":{"required":["reference_document_id"]},"then":{"properties":{"reference_number":false}}},{"if":{"required":["reference_document_id"]},"then":{"properties":{"reference_date":false}}},{"if":{"required":["reference_code"],"properties":{"reference_code":{"enum":[1,2,3,4,6,7]}}},"then":{"properties":{"reference_type":false}}},{"if":{"required":["reference_code"],"properties":{"reference_code":{"const":7}}},"then":{"properties":{"reference_number":{"const":"0"}}}}]};
function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!((((((((key0 === "reference_paid_amount") || (key0 === "reference_total_invoice_amount")) || (key0 === "reference_paid_date")) || (key0 === "reference_payment_id")) || (key0 === "pe_reference_taxbureau_retention_amount")) || (key0 === "pe_reference_taxbureau_retention_date")) || (key0 === "calculation_rate")) || (key0 === "currency_id"))){
(vErrors ??= []).push({instancePath,schemaPath:"PeRetentionDetails#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.reference_paid_amount !== undefined){
let data0 = data.reference_paid_amount;
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/reference_paid_amount",schemaPath:"PeRetentionDetails#/properties/reference_paid_amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data0 < -9007199254740991 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/reference_paid_amount",schemaPath:"PeRetentionDetails#/properties/reference_paid_amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reference_paid_amount",schemaPath:"PeRetentionDetails#/properties/reference_paid_amount/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data.reference_total_invoice_amount !== undefined){
let data1 = data.reference_total_invoice_amount;
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/reference_total_invoice_amount",schemaPath:"PeRetentionDetails#/properties/reference_total_invoice_amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data1 < -9007199254740991 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/reference_total_invoice_amount",schemaPath:"PeRetentionDetails#/properties/reference_total_invoice_amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reference_total_invoice_amount",schemaPath:"PeRetentionDetails#/properties/reference_total_invoice_amount/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data.reference_paid_date !== undefined){
let data2 = data.reference_paid_date;
if(typeof data2 === "string"){
if(!pattern3.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/reference_paid_date",schemaPath:"PeRetentionDetails#/properties/reference_paid_date/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"}});
errors++;
}
if(!(formats1(data2))){
(vErrors ??= []).push({instancePath:instancePath+"/reference_paid_date",schemaPath:"PeRetentionDetails#/properties/reference_paid_date/format",keyword:"format",params:{format: "date"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reference_paid_date",schemaPath:"PeRetentionDetails#/properties/reference_paid_date/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.reference_payment_id !== undefined){
if(typeof data.reference_payment_id !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/reference_payment_id",schemaPath:"PeRetentionDetails#/properties/reference_payment_id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.pe_reference_taxbureau_retention_amount !== undefined){
let data4 = data.pe_reference_taxbureau_retention_amount;
if(typeof data4 == "number"){
if(data4 > 9007199254740991 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/pe_reference_taxbureau_retention_amount",schemaPath:"PeRetentionDetails#/properties/pe_reference_taxbureau_retention_amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data4 < -9007199254740991 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/pe_reference_taxbureau_retention_amount",schemaPath:"PeRetentionDetails#/properties/pe_reference_taxbureau_retention_amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/pe_reference_taxbureau_retention_amount",schemaPath:"PeRetentionDetails#/properties/pe_reference_taxbureau_retention_amount/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data.pe_reference_taxbureau_retention_date !== undefined){
let data5 = data.pe_reference_taxbureau_retention_date;
if(typeof data5 === "string"){
if(!pattern3.test(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/pe_reference_taxbureau_retention_date",schemaPath:"PeRetentionDetails#/properties/pe_reference_taxbureau_retention_date/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"}});
errors++;
}
if(!(formats1(data5))){
(vErrors ??= []).push({instancePath:instancePath+"/pe_reference_taxbureau_retention_date",schemaPath:"PeRetentionDetails#/properties/pe_reference_taxbureau_retention_date/format",keyword:"format",params:{format: "date"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/pe_reference_taxbureau_retention_date",schemaPath:"PeRetentionDetails#/properties/pe_reference_taxbureau_retention_date/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.calculation_rate !== undefined){
let data6 = data.calculation_rate;
if(typeof data6 == "number"){
if(data6 > 9007199254740991 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/calculation_rate",schemaPath:"PeRetentionDetails#/properties/calculation_rate/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data6 < -9007199254740991 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/calculation_rate",schemaPath:"PeRetentionDetails#/properties/calculation_rate/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/calculation_rate",schemaPath:"PeRetentionDetails#/properties/calculation_rate/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data.currency_id !== undefined){
if(typeof data.currency_id !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/currency_id",schemaPath:"PeRetentionDetails#/properties/currency_id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"PeRetentionDetails#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate32.errors = vErrors;
return errors === 0;
}
function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(key0 === "pe_retention_details")){
(vErrors ??= []).push({instancePath,schemaPath:"DocumentReferenceAdditional#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.pe_retention_details !== undefined){
if(errors < 400){
if(!(validate32(data.pe_retention_details, {instancePath:instancePath+"/pe_retention_details",parentData:data,parentDataProperty:"pe_retention_details",rootData}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"DocumentReferenceAdditional#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate33.errors = vErrors;
return errors === 0;
}
function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.reference_document_id === undefined) && (missing0 = "reference_document_id")){
(vErrors ??= []).push({});
errors++;
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reference_number !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/reference_number",schemaPath:"DocumentReference#/allOf/0/then/properties/reference_number/false schema",keyword:"false schema",params:{}});
errors++;
}
}
var _valid0 = _errs4 === errors;
valid1 = _valid0;
}
if(!valid1){
(vErrors ??= []).push({instancePath,schemaPath:"DocumentReference#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
const _errs6 = errors;
let valid3 = true;
const _errs7 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.reference_document_id === undefined) && (missing1 = "reference_document_id")){
(vErrors ??= []).push({});
errors++;
}
}
var _valid1 = _errs7 === errors;
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs8 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reference_date !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/reference_date",schemaPath:"DocumentReference#/allOf/1/then/properties/reference_date/false schema",keyword:"false schema",params:{}});
errors++;
}
}
var _valid1 = _errs8 === errors;
valid3 = _valid1;
}
if(!valid3){
(vErrors ??= []).push({instancePath,schemaPath:"DocumentReference#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
const _errs10 = errors;
let valid5 = true;
const _errs11 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.reference_code === undefined) && (missing2 = "reference_code")){
(vErrors ??= []).push({});
errors++;
}
else if(data.reference_code !== undefined){
let data2 = data.reference_code;
if(!((((((data2 === 1) || (data2 === 2)) || (data2 === 3)) || (data2 === 4)) || (data2 === 6)) || (data2 === 7))){
(vErrors ??= []).push({});
errors++;
}
}
}
var _valid2 = _errs11 === errors;
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs13 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reference_type !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/reference_type",schemaPath:"DocumentReference#/allOf/2/then/properties/reference_type/false schema",keyword:"false schema",params:{}});
errors++;
}
}
var _valid2 = _errs13 === errors;
valid5 = _valid2;
}
if(!valid5){
(vErrors ??= []).push({instancePath,schemaPath:"DocumentReference#/allOf/2/if",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
const _errs15 = errors;
let valid8 = true;
const _errs16 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.reference_code === undefined) && (missing3 = "reference_code")){
(vErrors ??= []).push({});
errors++;
}
else if(data.reference_code !== undefined){
if(7 !== data.reference_code){
(vErrors ??= []).push({});
errors++;
}
}
}
var _valid3 = _errs16 === errors;
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs18 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reference_number !== undefined){
if("0" !== data.reference_number){
(vErrors ??= []).push({instancePath:instancePath+"/reference_number",schemaPath:"DocumentReference#/allOf/3/then/properties/reference_number/const",keyword:"const",params:{allowedValue: "0"}});
errors++;
}
}
}
var _valid3 = _errs18 === errors;
valid8 = _valid3;
}
if(!valid8){
(vErrors ??= []).push({instancePath,schemaPath:"DocumentReference#/allOf/3/if",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reference_code === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"DocumentReference#/required",keyword:"required",params:{missingProperty: "reference_code"}});
errors++;
}
if(data.description === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"DocumentReference#/required",keyword:"required",params:{missingProperty: "description"}});
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!((((((((key0 === "document_type_id") || (key0 === "reference_type")) || (key0 === "reference_number")) || (key0 === "reference_document_id")) || (key0 === "reference_code")) || (key0 === "description")) || (key0 === "reference_date")) || (key0 === "additional"))){
(vErrors ??= []).push({instancePath,schemaPath:"DocumentReference#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.document_type_id !== undefined){
let data6 = data.document_type_id;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
(vErrors ??= []).push({instancePath:instancePath+"/document_type_id",schemaPath:"DocumentReference#/properties/document_type_id/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data6 == "number"){
if(data6 > 9007199254740991 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/document_type_id",schemaPath:"DocumentReference#/properties/document_type_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data6 < -9007199254740991 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/document_type_id",schemaPath:"DocumentReference#/properties/document_type_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
}
if(data.reference_type !== undefined){
let data7 = data.reference_type;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
(vErrors ??= []).push({instancePath:instancePath+"/reference_type",schemaPath:"DocumentReference#/properties/reference_type/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(!(((((((((((((((data7 === 801) || (data7 === 802)) || (data7 === 803)) || (data7 === 804)) || (data7 === 805)) || (data7 === 806)) || (data7 === 807)) || (data7 === 808)) || (data7 === 809)) || (data7 === 810)) || (data7 === 811)) || (data7 === 812)) || (data7 === 813)) || (data7 === 814)) || (data7 === 815))){
(vErrors ??= []).push({instancePath:instancePath+"/reference_type",schemaPath:"DocumentReference#/properties/reference_type/enum",keyword:"enum",params:{allowedValues: schema5.properties.reference_type.enum}});
errors++;
}
}
if(data.reference_number !== undefined){
if(typeof data.reference_number !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/reference_number",schemaPath:"DocumentReference#/properties/reference_number/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.reference_document_id !== undefined){
let data9 = data.reference_document_id;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
(vErrors ??= []).push({instancePath:instancePath+"/reference_document_id",schemaPath:"DocumentReference#/properties/reference_document_id/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data9 == "number"){
if(data9 > 9007199254740991 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/reference_document_id",schemaPath:"DocumentReference#/properties/reference_document_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data9 < -9007199254740991 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/reference_document_id",schemaPath:"DocumentReference#/properties/reference_document_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
}
if(data.reference_code !== undefined){
let data10 = data.reference_code;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
(vErrors ??= []).push({instancePath:instancePath+"/reference_code",schemaPath:"DocumentReference#/properties/reference_code/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(!(((((((data10 === 1) || (data10 === 2)) || (data10 === 3)) || (data10 === 4)) || (data10 === 5)) || (data10 === 6)) || (data10 === 7))){
(vErrors ??= []).push({instancePath:instancePath+"/reference_code",schemaPath:"DocumentReference#/properties/reference_code/enum",keyword:"enum",params:{allowedValues: schema5.properties.reference_code.enum}});
errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/description",schemaPath:"DocumentReference#/properties/description/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.reference_date !== undefined){
let data12 = data.reference_date;
if(typeof data12 === "string"){
if(!pattern3.test(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/reference_date",schemaPath:"DocumentReference#/properties/reference_date/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"}});
errors++;
}
if(!(formats1(data12))){
(vErrors ??= []).push({instancePath:instancePath+"/reference_date",schemaPath:"DocumentReference#/properties/reference_date/format",keyword:"format",params:{format: "date"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reference_date",schemaPath:"DocumentReference#/properties/reference_date/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.additional !== undefined){
if(errors < 400){
if(!(validate33(data.additional, {instancePath:instancePath+"/additional",parentData:data,parentDataProperty:"additional",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"DocumentReference#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate34.errors = vErrors;
return errors === 0;
}
const schema6 = {"type":"object","additionalProperties":false,"required":["discount_surcharge_code","discount_surcharge_value","discount_surcharge_type"],"properties":{"discount_surcharge_code":{"type":"string","enum":["DA","DE","RA","RE"]},"discount_surcharge_value":{"type":"number","minimum":-9007199254740991,"maximum":9007199254740991},"discount_surcharge_type":{"type":"string","enum":["$","%"]}}};
function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.discount_surcharge_code === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"DocumentGlobal#/required",keyword:"required",params:{missingProperty: "discount_surcharge_code"}});
errors++;
}
if(data.discount_surcharge_value === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"DocumentGlobal#/required",keyword:"required",params:{missingProperty: "discount_surcharge_value"}});
errors++;
}
if(data.discount_surcharge_type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"DocumentGlobal#/required",keyword:"required",params:{missingProperty: "discount_surcharge_type"}});
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(((key0 === "discount_surcharge_code") || (key0 === "discount_surcharge_value")) || (key0 === "discount_surcharge_type"))){
(vErrors ??= []).push({instancePath,schemaPath:"DocumentGlobal#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.discount_surcharge_code !== undefined){
let data0 = data.discount_surcharge_code;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/discount_surcharge_code",schemaPath:"DocumentGlobal#/properties/discount_surcharge_code/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!((((data0 === "DA") || (data0 === "DE")) || (data0 === "RA")) || (data0 === "RE"))){
(vErrors ??= []).push({instancePath:instancePath+"/discount_surcharge_code",schemaPath:"DocumentGlobal#/properties/discount_surcharge_code/enum",keyword:"enum",params:{allowedValues: schema6.properties.discount_surcharge_code.enum}});
errors++;
}
}
if(data.discount_surcharge_value !== undefined){
let data1 = data.discount_surcharge_value;
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/discount_surcharge_value",schemaPath:"DocumentGlobal#/properties/discount_surcharge_value/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data1 < -9007199254740991 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/discount_surcharge_value",schemaPath:"DocumentGlobal#/properties/discount_surcharge_value/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/discount_surcharge_value",schemaPath:"DocumentGlobal#/properties/discount_surcharge_value/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data.discount_surcharge_type !== undefined){
let data2 = data.discount_surcharge_type;
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/discount_surcharge_type",schemaPath:"DocumentGlobal#/properties/discount_surcharge_type/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!((data2 === "$") || (data2 === "%"))){
(vErrors ??= []).push({instancePath:instancePath+"/discount_surcharge_type",schemaPath:"DocumentGlobal#/properties/discount_surcharge_type/enum",keyword:"enum",params:{allowedValues: schema6.properties.discount_surcharge_type.enum}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"DocumentGlobal#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate35.errors = vErrors;
return errors === 0;
}
function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.total_amount === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"DocumentTotalsCreate#/required",keyword:"required",params:{missingProperty: "total_amount"}});
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!((((key0 === "vat_credit_construction_company") || (key0 === "net_amount")) || (key0 === "taxes_amount")) || (key0 === "total_amount"))){
(vErrors ??= []).push({instancePath,schemaPath:"DocumentTotalsCreate#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.vat_credit_construction_company !== undefined){
let data0 = data.vat_credit_construction_company;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/vat_credit_construction_company",schemaPath:"DocumentTotalsCreate#/properties/vat_credit_construction_company/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/vat_credit_construction_company",schemaPath:"DocumentTotalsCreate#/properties/vat_credit_construction_company/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data0 < -9007199254740991 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/vat_credit_construction_company",schemaPath:"DocumentTotalsCreate#/properties/vat_credit_construction_company/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
}
if(data.net_amount !== undefined){
let data1 = data.net_amount;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/net_amount",schemaPath:"DocumentTotalsCreate#/properties/net_amount/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/net_amount",schemaPath:"DocumentTotalsCreate#/properties/net_amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data1 < -9007199254740991 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/net_amount",schemaPath:"DocumentTotalsCreate#/properties/net_amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
}
if(data.taxes_amount !== undefined){
let data2 = data.taxes_amount;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/taxes_amount",schemaPath:"DocumentTotalsCreate#/properties/taxes_amount/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/taxes_amount",schemaPath:"DocumentTotalsCreate#/properties/taxes_amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data2 < -9007199254740991 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/taxes_amount",schemaPath:"DocumentTotalsCreate#/properties/taxes_amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
}
if(data.total_amount !== undefined){
let data3 = data.total_amount;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/total_amount",schemaPath:"DocumentTotalsCreate#/properties/total_amount/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data3 == "number"){
if(data3 > 9007199254740991 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/total_amount",schemaPath:"DocumentTotalsCreate#/properties/total_amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data3 < -9007199254740991 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/total_amount",schemaPath:"DocumentTotalsCreate#/properties/total_amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"DocumentTotalsCreate#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate36.errors = vErrors;
return errors === 0;
}
function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(key0 === "payment_url")){
(vErrors ??= []).push({instancePath,schemaPath:"PaymentLink#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.payment_url !== undefined){
if(typeof data.payment_url !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/payment_url",schemaPath:"PaymentLink#/properties/payment_url/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"PaymentLink#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate37.errors = vErrors;
return errors === 0;
}
function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.options !== undefined){
let data0 = data.options;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.gross_values !== undefined){
if(0 !== data0.gross_values){
(vErrors ??= []).push({});
errors++;
}
}
}
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.totals !== undefined){
let data2 = data.totals;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.net_amount === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/totals",schemaPath:"DocumentCreate#/allOf/0/then/properties/totals/required",keyword:"required",params:{missingProperty: "net_amount"}});
errors++;
}
}
}
}
var _valid0 = _errs6 === errors;
valid1 = _valid0;
}
if(!valid1){
(vErrors ??= []).push({instancePath,schemaPath:"DocumentCreate#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.header === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"DocumentCreate#/required",keyword:"required",params:{missingProperty: "header"}});
errors++;
}
if(data.details === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"DocumentCreate#/required",keyword:"required",params:{missingProperty: "details"}});
errors++;
}
if(data.totals === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"DocumentCreate#/required",keyword:"required",params:{missingProperty: "totals"}});
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(((((((key0 === "options") || (key0 === "header")) || (key0 === "details")) || (key0 === "references")) || (key0 === "globals_discounts_surcharges")) || (key0 === "totals")) || (key0 === "payment_link"))){
(vErrors ??= []).push({instancePath,schemaPath:"DocumentCreate#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.options !== undefined){
if(errors < 400){
if(!(validate0(data.options, {instancePath:instancePath+"/options",parentData:data,parentDataProperty:"options",rootData}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
}
if(data.header !== undefined){
if(errors < 400){
if(!(validate26(data.header, {instancePath:instancePath+"/header",parentData:data,parentDataProperty:"header",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
}
if(data.details !== undefined){
let data5 = data.details;
if(Array.isArray(data5)){
if(data5.length > 10000){
(vErrors ??= []).push({instancePath:instancePath+"/details",schemaPath:"DocumentCreate#/properties/details/maxItems",keyword:"maxItems",params:{limit: 10000}});
errors++;
}
if(data5.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/details",schemaPath:"DocumentCreate#/properties/details/minItems",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len0 = data5.length;
for(let i0=0, i0_=errors; i0<len0 && errors-i0_<400; i0++){
if(errors < 400){
if(!(validate31(data5[i0], {instancePath:instancePath+"/details/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/details",schemaPath:"DocumentCreate#/properties/details/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.references !== undefined){
let data7 = data.references;
if(Array.isArray(data7)){
const len1 = data7.length;
for(let i1=0, i1_=errors; i1<len1 && errors-i1_<400; i1++){
if(errors < 400){
if(!(validate34(data7[i1], {instancePath:instancePath+"/references/" + i1,parentData:data7,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/references",schemaPath:"DocumentCreate#/properties/references/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.globals_discounts_surcharges !== undefined){
let data9 = data.globals_discounts_surcharges;
if(Array.isArray(data9)){
const len2 = data9.length;
for(let i2=0, i2_=errors; i2<len2 && errors-i2_<400; i2++){
if(errors < 400){
if(!(validate35(data9[i2], {instancePath:instancePath+"/globals_discounts_surcharges/" + i2,parentData:data9,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/globals_discounts_surcharges",schemaPath:"DocumentCreate#/properties/globals_discounts_surcharges/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.totals !== undefined){
if(errors < 400){
if(!(validate36(data.totals, {instancePath:instancePath+"/totals",parentData:data,parentDataProperty:"totals",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
}
}
if(data.payment_link !== undefined){
if(errors < 400){
if(!(validate37(data.payment_link, {instancePath:instancePath+"/payment_link",parentData:data,parentDataProperty:"payment_link",rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"DocumentCreate#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate38.errors = vErrors;
return errors === 0;
}
const schema7 = {"type":"object","required":["receiver_district","receiver_city"],"allOf":[{"properties":{"document_type_id":{"enum":[2,32,37,39,41,54,17,16,46,47,48]}}},{"if":{"required":["document_type_id"],"properties":{"document_type_id":{"enum":[2,32,54,17,16,46,47,48]}}},"then":{"required":["receiver_activity"]}},{"if":{"required":["document_type_id"],"properties":{"document_type_id":{"enum":[37,39,41]}},"not":{"properties":{"receiver_tax_id_code":false,"receiver_legal_name":false}}},"then":{"properties":{"receiver_activity":false}}},{"if":{"required":["document_type_id"],"properties":{"document_type_id":{"enum":[2,32,37,39,41,54,17,16]}}},"then":{"properties":{"receiver_tax_id_code":{"pattern":"^[0-9]{7,8}-[0-9Kk]$"}}}},{"if":{"required":["document_type_id"],"properties":{"document_type_id":{"enum":[46,47,48]}}},"then":{"properties":{"receiver_tax_id_code":{"minLength":1}}}},{"if":{"required":["document_type_id"],"properties":{"document_type_id":{"enum":[2,32,37,39,41,54,17,16]}}},"then":{"properties":{"sale_modality":false}}},{"if":{"required":["document_type_id"],"properties":{"document_type_id":{"enum":[2,32,37,39,41,54,17,16]}}},"then":{"properties":{"sale_clause":false}}}]};
const pattern5 = new RegExp("^[0-9]{7,8}-[0-9Kk]$", "u");
function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.document_type_id !== undefined){
let data0 = data.document_type_id;
if(!(((((((((((data0 === 2) || (data0 === 32)) || (data0 === 37)) || (data0 === 39)) || (data0 === 41)) || (data0 === 54)) || (data0 === 17)) || (data0 === 16)) || (data0 === 46)) || (data0 === 47)) || (data0 === 48))){
(vErrors ??= []).push({instancePath:instancePath+"/document_type_id",schemaPath:"CountriesClDocumentHeader#/allOf/0/properties/document_type_id/enum",keyword:"enum",params:{allowedValues: schema7.allOf[0].properties.document_type_id.enum}});
errors++;
}
}
}
const _errs4 = errors;
let valid2 = true;
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.document_type_id === undefined) && (missing0 = "document_type_id")){
(vErrors ??= []).push({});
errors++;
}
else if(data.document_type_id !== undefined){
let data1 = data.document_type_id;
if(!((((((((data1 === 2) || (data1 === 32)) || (data1 === 54)) || (data1 === 17)) || (data1 === 16)) || (data1 === 46)) || (data1 === 47)) || (data1 === 48))){
(vErrors ??= []).push({});
errors++;
}
}
}
var _valid0 = _errs5 === errors;
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs7 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.receiver_activity === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"CountriesClDocumentHeader#/allOf/1/then/required",keyword:"required",params:{missingProperty: "receiver_activity"}});
errors++;
}
}
var _valid0 = _errs7 === errors;
valid2 = _valid0;
}
if(!valid2){
(vErrors ??= []).push({instancePath,schemaPath:"CountriesClDocumentHeader#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
const _errs9 = errors;
let valid4 = true;
const _errs10 = errors;
const _errs11 = errors;
const _errs12 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.receiver_tax_id_code !== undefined){
var valid6 = false;
(vErrors ??= []).push({});
errors++;
}
else {
var valid6 = true;
}
if(valid6){
if(data.receiver_legal_name !== undefined){
var valid6 = false;
(vErrors ??= []).push({});
errors++;
}
else {
var valid6 = true;
}
}
}
var valid5 = _errs12 === errors;
if(valid5){
(vErrors ??= []).push({});
errors++;
}
else {
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
}
if(errors === _errs10){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.document_type_id === undefined) && (missing1 = "document_type_id")){
(vErrors ??= []).push({});
errors++;
}
else if(data.document_type_id !== undefined){
let data4 = data.document_type_id;
if(!(((data4 === 37) || (data4 === 39)) || (data4 === 41))){
(vErrors ??= []).push({});
errors++;
}
}
}
}
var _valid1 = _errs10 === errors;
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs14 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.receiver_activity !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/receiver_activity",schemaPath:"CountriesClDocumentHeader#/allOf/2/then/properties/receiver_activity/false schema",keyword:"false schema",params:{}});
errors++;
}
}
var _valid1 = _errs14 === errors;
valid4 = _valid1;
}
if(!valid4){
(vErrors ??= []).push({instancePath,schemaPath:"CountriesClDocumentHeader#/allOf/2/if",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
const _errs16 = errors;
let valid9 = true;
const _errs17 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.document_type_id === undefined) && (missing2 = "document_type_id")){
(vErrors ??= []).push({});
errors++;
}
else if(data.document_type_id !== undefined){
let data6 = data.document_type_id;
if(!((((((((data6 === 2) || (data6 === 32)) || (data6 === 37)) || (data6 === 39)) || (data6 === 41)) || (data6 === 54)) || (data6 === 17)) || (data6 === 16))){
(vErrors ??= []).push({});
errors++;
}
}
}
var _valid2 = _errs17 === errors;
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs19 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.receiver_tax_id_code !== undefined){
let data7 = data.receiver_tax_id_code;
if(typeof data7 === "string"){
if(!pattern5.test(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/receiver_tax_id_code",schemaPath:"CountriesClDocumentHeader#/allOf/3/then/properties/receiver_tax_id_code/pattern",keyword:"pattern",params:{pattern: "^[0-9]{7,8}-[0-9Kk]$"}});
errors++;
}
}
}
}
var _valid2 = _errs19 === errors;
valid9 = _valid2;
}
if(!valid9){
(vErrors ??= []).push({instancePath,schemaPath:"CountriesClDocumentHeader#/allOf/3/if",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
const _errs22 = errors;
let valid12 = true;
const _errs23 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.document_type_id === undefined) && (missing3 = "document_type_id")){
(vErrors ??= []).push({});
errors++;
}
else if(data.document_type_id !== undefined){
let data8 = data.document_type_id;
if(!(((data8 === 46) || (data8 === 47)) || (data8 === 48))){
(vErrors ??= []).push({});
errors++;
}
}
}
var _valid3 = _errs23 === errors;
errors = _errs22;
if(vErrors !== null){
if(_errs22){
vErrors.length = _errs22;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs25 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.receiver_tax_id_code !== undefined){
let data9 = data.receiver_tax_id_code;
if(typeof data9 === "string"){
if(data9.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/receiver_tax_id_code",schemaPath:"CountriesClDocumentHeader#/allOf/4/then/properties/receiver_tax_id_code/minLength",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
}
}
var _valid3 = _errs25 === errors;
valid12 = _valid3;
}
if(!valid12){
(vErrors ??= []).push({instancePath,schemaPath:"CountriesClDocumentHeader#/allOf/4/if",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
const _errs28 = errors;
let valid15 = true;
const _errs29 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((data.document_type_id === undefined) && (missing4 = "document_type_id")){
(vErrors ??= []).push({});
errors++;
}
else if(data.document_type_id !== undefined){
let data10 = data.document_type_id;
if(!((((((((data10 === 2) || (data10 === 32)) || (data10 === 37)) || (data10 === 39)) || (data10 === 41)) || (data10 === 54)) || (data10 === 17)) || (data10 === 16))){
(vErrors ??= []).push({});
errors++;
}
}
}
var _valid4 = _errs29 === errors;
errors = _errs28;
if(vErrors !== null){
if(_errs28){
vErrors.length = _errs28;
}
else {
vErrors = null;
}
}
if(_valid4){
const _errs31 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sale_modality !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/sale_modality",schemaPath:"CountriesClDocumentHeader#/allOf/5/then/properties/sale_modality/false schema",keyword:"false schema",params:{}});
errors++;
}
}
var _valid4 = _errs31 === errors;
valid15 = _valid4;
}
if(!valid15){
(vErrors ??= []).push({instancePath,schemaPath:"CountriesClDocumentHeader#/allOf/5/if",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
const _errs33 = errors;
let valid18 = true;
const _errs34 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if((data.document_type_id === undefined) && (missing5 = "document_type_id")){
(vErrors ??= []).push({});
errors++;
}
else if(data.document_type_id !== undefined){
let data12 = data.document_type_id;
if(!((((((((data12 === 2) || (data12 === 32)) || (data12 === 37)) || (data12 === 39)) || (data12 === 41)) || (data12 === 54)) || (data12 === 17)) || (data12 === 16))){
(vErrors ??= []).push({});
errors++;
}
}
}
var _valid5 = _errs34 === errors;
errors = _errs33;
if(vErrors !== null){
if(_errs33){
vErrors.length = _errs33;
}
else {
vErrors = null;
}
}
if(_valid5){
const _errs36 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sale_clause !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/sale_clause",schemaPath:"CountriesClDocumentHeader#/allOf/6/then/properties/sale_clause/false schema",keyword:"false schema",params:{}});
errors++;
}
}
var _valid5 = _errs36 === errors;
valid18 = _valid5;
}
if(!valid18){
(vErrors ??= []).push({instancePath,schemaPath:"CountriesClDocumentHeader#/allOf/6/if",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.receiver_district === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"CountriesClDocumentHeader#/required",keyword:"required",params:{missingProperty: "receiver_district"}});
errors++;
}
if(data.receiver_city === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"CountriesClDocumentHeader#/required",keyword:"required",params:{missingProperty: "receiver_city"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"CountriesClDocumentHeader#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate39.errors = vErrors;
return errors === 0;
}
function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.header === undefined) && (missing0 = "header")){
(vErrors ??= []).push({});
errors++;
}
else if(data.header !== undefined){
let data0 = data.header;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.document_type_id === undefined) && (missing1 = "document_type_id")){
(vErrors ??= []).push({});
errors++;
}
else if(data0.document_type_id !== undefined){
let data1 = data0.document_type_id;
if(!(((((((((data1 === 2) || (data1 === 32)) || (data1 === 41)) || (data1 === 54)) || (data1 === 17)) || (data1 === 16)) || (data1 === 46)) || (data1 === 47)) || (data1 === 48))){
(vErrors ??= []).push({});
errors++;
}
}
}
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.options !== undefined){
let data2 = data.options;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.gross_values !== undefined){
if(0 !== data2.gross_values){
(vErrors ??= []).push({instancePath:instancePath+"/options/gross_values",schemaPath:"CountriesClDocumentCreate#/allOf/0/then/properties/options/properties/gross_values/const",keyword:"const",params:{allowedValue: 0}});
errors++;
}
}
}
}
}
var _valid0 = _errs6 === errors;
valid1 = _valid0;
}
if(!valid1){
(vErrors ??= []).push({instancePath,schemaPath:"CountriesClDocumentCreate#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
const _errs10 = errors;
let valid6 = true;
const _errs11 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.options === undefined) && (missing2 = "options")){
(vErrors ??= []).push({});
errors++;
}
else if(data.options !== undefined){
let data4 = data.options;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing3;
if((data4.gross_values === undefined) && (missing3 = "gross_values")){
(vErrors ??= []).push({});
errors++;
}
else if(data4.gross_values !== undefined){
if(1 !== data4.gross_values){
(vErrors ??= []).push({});
errors++;
}
}
}
}
}
var _valid1 = _errs11 === errors;
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs14 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.totals !== undefined){
let data6 = data.totals;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.vat_credit_construction_company !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/totals/vat_credit_construction_company",schemaPath:"CountriesClDocumentCreate#/allOf/1/then/properties/totals/properties/vat_credit_construction_company/false schema",keyword:"false schema",params:{}});
errors++;
}
if(data6.net_amount !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/totals/net_amount",schemaPath:"CountriesClDocumentCreate#/allOf/1/then/properties/totals/properties/net_amount/false schema",keyword:"false schema",params:{}});
errors++;
}
if(data6.taxes_amount !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/totals/taxes_amount",schemaPath:"CountriesClDocumentCreate#/allOf/1/then/properties/totals/properties/taxes_amount/false schema",keyword:"false schema",params:{}});
errors++;
}
}
}
}
var _valid1 = _errs14 === errors;
valid6 = _valid1;
}
if(!valid6){
(vErrors ??= []).push({instancePath,schemaPath:"CountriesClDocumentCreate#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.header !== undefined){
let data10 = data.header;
if(errors < 400){
if(!(validate39(data10, {instancePath:instancePath+"/header",parentData:data,parentDataProperty:"header",rootData}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
}
const _errs19 = errors;
let valid13 = true;
const _errs20 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing4;
if((data10.document_type_id === undefined) && (missing4 = "document_type_id")){
(vErrors ??= []).push({});
errors++;
}
else if(data10.document_type_id !== undefined){
let data11 = data10.document_type_id;
if(!(((((((data11 === 2) || (data11 === 32)) || (data11 === 17)) || (data11 === 16)) || (data11 === 46)) || (data11 === 47)) || (data11 === 48))){
(vErrors ??= []).push({});
errors++;
}
}
}
var _valid2 = _errs20 === errors;
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs22 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.receiver_tax_id_code === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/header",schemaPath:"CountriesClDocumentCreate#/properties/header/allOf/1/then/required",keyword:"required",params:{missingProperty: "receiver_tax_id_code"}});
errors++;
}
}
var _valid2 = _errs22 === errors;
valid13 = _valid2;
}
if(!valid13){
(vErrors ??= []).push({instancePath:instancePath+"/header",schemaPath:"CountriesClDocumentCreate#/properties/header/allOf/1/if",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
const _errs24 = errors;
let valid15 = true;
const _errs25 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing5;
if((data10.document_type_id === undefined) && (missing5 = "document_type_id")){
(vErrors ??= []).push({});
errors++;
}
else if(data10.document_type_id !== undefined){
let data12 = data10.document_type_id;
if(!(((((((data12 === 2) || (data12 === 32)) || (data12 === 17)) || (data12 === 16)) || (data12 === 46)) || (data12 === 47)) || (data12 === 48))){
(vErrors ??= []).push({});
errors++;
}
}
}
var _valid3 = _errs25 === errors;
errors = _errs24;
if(vErrors !== null){
if(_errs24){
vErrors.length = _errs24;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs27 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.receiver_legal_name === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/header",schemaPath:"CountriesClDocumentCreate#/properties/header/allOf/2/then/required",keyword:"required",params:{missingProperty: "receiver_legal_name"}});
errors++;
}
}
var _valid3 = _errs27 === errors;
valid15 = _valid3;
}
if(!valid15){
(vErrors ??= []).push({instancePath:instancePath+"/header",schemaPath:"CountriesClDocumentCreate#/properties/header/allOf/2/if",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
const _errs29 = errors;
let valid17 = true;
const _errs30 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing6;
if(((data10.document_type_id === undefined) && (missing6 = "document_type_id")) || ((data10.receiver_legal_name === undefined) && (missing6 = "receiver_legal_name"))){
(vErrors ??= []).push({});
errors++;
}
else if(data10.document_type_id !== undefined){
let data13 = data10.document_type_id;
if(!(((data13 === 37) || (data13 === 39)) || (data13 === 41))){
(vErrors ??= []).push({});
errors++;
}
}
}
var _valid4 = _errs30 === errors;
errors = _errs29;
if(vErrors !== null){
if(_errs29){
vErrors.length = _errs29;
}
else {
vErrors = null;
}
}
if(_valid4){
const _errs32 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.receiver_tax_id_code === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/header",schemaPath:"CountriesClDocumentCreate#/properties/header/allOf/3/then/required",keyword:"required",params:{missingProperty: "receiver_tax_id_code"}});
errors++;
}
}
var _valid4 = _errs32 === errors;
valid17 = _valid4;
}
if(!valid17){
(vErrors ??= []).push({instancePath:instancePath+"/header",schemaPath:"CountriesClDocumentCreate#/properties/header/allOf/3/if",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
const _errs34 = errors;
let valid19 = true;
const _errs35 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing7;
if(((data10.document_type_id === undefined) && (missing7 = "document_type_id")) || ((data10.receiver_tax_id_code === undefined) && (missing7 = "receiver_tax_id_code"))){
(vErrors ??= []).push({});
errors++;
}
else if(data10.document_type_id !== undefined){
let data14 = data10.document_type_id;
if(!(((data14 === 37) || (data14 === 39)) || (data14 === 41))){
(vErrors ??= []).push({});
errors++;
}
}
}
var _valid5 = _errs35 === errors;
errors = _errs34;
if(vErrors !== null){
if(_errs34){
vErrors.length = _errs34;
}
else {
vErrors = null;
}
}
if(_valid5){
const _errs37 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.receiver_legal_name === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/header",schemaPath:"CountriesClDocumentCreate#/properties/header/allOf/4/then/required",keyword:"required",params:{missingProperty: "receiver_legal_name"}});
errors++;
}
}
var _valid5 = _errs37 === errors;
valid19 = _valid5;
}
if(!valid19){
(vErrors ??= []).push({instancePath:instancePath+"/header",schemaPath:"CountriesClDocumentCreate#/properties/header/allOf/4/if",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
const _errs39 = errors;
let valid21 = true;
const _errs40 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing8;
if((data10.document_type_id === undefined) && (missing8 = "document_type_id")){
(vErrors ??= []).push({});
errors++;
}
else if(data10.document_type_id !== undefined){
let data15 = data10.document_type_id;
if(!((((((((data15 === 2) || (data15 === 32)) || (data15 === 37)) || (data15 === 39)) || (data15 === 41)) || (data15 === 54)) || (data15 === 17)) || (data15 === 16))){
(vErrors ??= []).push({});
errors++;
}
}
}
var _valid6 = _errs40 === errors;
errors = _errs39;
if(vErrors !== null){
if(_errs39){
vErrors.length = _errs39;
}
else {
vErrors = null;
}
}
if(_valid6){
const _errs42 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.currency_id !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/header/currency_id",schemaPath:"CountriesClDocumentCreate#/properties/header/allOf/5/then/properties/currency_id/false schema",keyword:"false schema",params:{}});
errors++;
}
}
var _valid6 = _errs42 === errors;
valid21 = _valid6;
}
if(!valid21){
(vErrors ??= []).push({instancePath:instancePath+"/header",schemaPath:"CountriesClDocumentCreate#/properties/header/allOf/5/if",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
const _errs44 = errors;
let valid24 = true;
const _errs45 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing9;
if((data10.document_type_id === undefined) && (missing9 = "document_type_id")){
(vErrors ??= []).push({});
errors++;
}
else if(data10.document_type_id !== undefined){
let data17 = data10.document_type_id;
if(!((((((((data17 === 2) || (data17 === 32)) || (data17 === 37)) || (data17 === 39)) || (data17 === 41)) || (data17 === 54)) || (data17 === 17)) || (data17 === 16))){
(vErrors ??= []).push({});
errors++;
}
}
}
var _valid7 = _errs45 === errors;
errors = _errs44;
if(vErrors !== null){
if(_errs44){
vErrors.length = _errs44;
}
else {
vErrors = null;
}
}
if(_valid7){
const _errs47 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.service_indicator !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/header/service_indicator",schemaPath:"CountriesClDocumentCreate#/properties/header/allOf/6/then/properties/service_indicator/false schema",keyword:"false schema",params:{}});
errors++;
}
}
var _valid7 = _errs47 === errors;
valid24 = _valid7;
}
if(!valid24){
(vErrors ??= []).push({instancePath:instancePath+"/header",schemaPath:"CountriesClDocumentCreate#/properties/header/allOf/6/if",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
const _errs49 = errors;
let valid27 = true;
const _errs50 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing10;
if((data10.document_type_id === undefined) && (missing10 = "document_type_id")){
(vErrors ??= []).push({});
errors++;
}
else if(data10.document_type_id !== undefined){
if(54 !== data10.document_type_id){
(vErrors ??= []).push({});
errors++;
}
}
}
var _valid8 = _errs50 === errors;
errors = _errs49;
if(vErrors !== null){
if(_errs49){
vErrors.length = _errs49;
}
else {
vErrors = null;
}
}
if(_valid8){
const _errs52 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.guide_type === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/header",schemaPath:"CountriesClDocumentCreate#/properties/header/allOf/7/then/required",keyword:"required",params:{missingProperty: "guide_type"}});
errors++;
}
}
var _valid8 = _errs52 === errors;
valid27 = _valid8;
}
if(!valid27){
(vErrors ??= []).push({instancePath:instancePath+"/header",schemaPath:"CountriesClDocumentCreate#/properties/header/allOf/7/if",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
const _errs54 = errors;
let valid29 = true;
const _errs55 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing11;
if(((data10.document_type_id === undefined) && (missing11 = "document_type_id")) || ((data10.guide_type === undefined) && (missing11 = "guide_type"))){
(vErrors ??= []).push({});
errors++;
}
else {
if(data10.document_type_id !== undefined){
const _errs56 = errors;
if(54 !== data10.document_type_id){
(vErrors ??= []).push({});
errors++;
}
var valid30 = _errs56 === errors;
}
else {
var valid30 = true;
}
if(valid30){
if(data10.guide_type !== undefined){
let data21 = data10.guide_type;
const _errs57 = errors;
if(!((((((((data21 === 1) || (data21 === 2)) || (data21 === 3)) || (data21 === 4)) || (data21 === 6)) || (data21 === 7)) || (data21 === 8)) || (data21 === 9))){
(vErrors ??= []).push({});
errors++;
}
var valid30 = _errs57 === errors;
}
else {
var valid30 = true;
}
}
}
}
var _valid9 = _errs55 === errors;
errors = _errs54;
if(vErrors !== null){
if(_errs54){
vErrors.length = _errs54;
}
else {
vErrors = null;
}
}
if(_valid9){
const _errs58 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.transfer_type === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/header",schemaPath:"CountriesClDocumentCreate#/properties/header/allOf/8/then/required",keyword:"required",params:{missingProperty: "transfer_type"}});
errors++;
}
}
var _valid9 = _errs58 === errors;
valid29 = _valid9;
}
if(!valid29){
(vErrors ??= []).push({instancePath:instancePath+"/header",schemaPath:"CountriesClDocumentCreate#/properties/header/allOf/8/if",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"CountriesClDocumentCreate#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate40.errors = vErrors;
return errors === 0;
}
function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.options !== undefined){
let data0 = data.options;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.send_email !== undefined){
if(0 !== data0.send_email){
(vErrors ??= []).push({instancePath:instancePath+"/options/send_email",schemaPath:"DocumentCreate-cl-scope#/properties/options/properties/send_email/const",keyword:"const",params:{allowedValue: 0}});
errors++;
}
}
}
}
if(data.header !== undefined){
let data2 = data.header;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.document_sequence_code !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/header/document_sequence_code",schemaPath:"DocumentCreate-cl-scope#/properties/header/properties/document_sequence_code/not",keyword:"not",params:{}});
errors++;
}
if(data2.receiver_county_id !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/header/receiver_county_id",schemaPath:"DocumentCreate-cl-scope#/properties/header/properties/receiver_county_id/not",keyword:"not",params:{}});
errors++;
}
if(data2.additional !== undefined){
let data5 = data2.additional;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.mx_header !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/header/additional/mx_header",schemaPath:"DocumentCreate-cl-scope#/properties/header/properties/additional/properties/mx_header/not",keyword:"not",params:{}});
errors++;
}
if(data5.mx_shipping !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/header/additional/mx_shipping",schemaPath:"DocumentCreate-cl-scope#/properties/header/properties/additional/properties/mx_shipping/not",keyword:"not",params:{}});
errors++;
}
if(data5.mx_exports !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/header/additional/mx_exports",schemaPath:"DocumentCreate-cl-scope#/properties/header/properties/additional/properties/mx_exports/not",keyword:"not",params:{}});
errors++;
}
if(data5.co_header !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/header/additional/co_header",schemaPath:"DocumentCreate-cl-scope#/properties/header/properties/additional/properties/co_header/not",keyword:"not",params:{}});
errors++;
}
if(data5.pe_header !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/header/additional/pe_header",schemaPath:"DocumentCreate-cl-scope#/properties/header/properties/additional/properties/pe_header/not",keyword:"not",params:{}});
errors++;
}
if(data5.pe_detraction !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/header/additional/pe_detraction",schemaPath:"DocumentCreate-cl-scope#/properties/header/properties/additional/properties/pe_detraction/not",keyword:"not",params:{}});
errors++;
}
if(data5.pe_cargo_transport !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/header/additional/pe_cargo_transport",schemaPath:"DocumentCreate-cl-scope#/properties/header/properties/additional/properties/pe_cargo_transport/not",keyword:"not",params:{}});
errors++;
}
if(data5.ar_header !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/header/additional/ar_header",schemaPath:"DocumentCreate-cl-scope#/properties/header/properties/additional/properties/ar_header/not",keyword:"not",params:{}});
errors++;
}
if(data5.pe_retention_header !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/header/additional/pe_retention_header",schemaPath:"DocumentCreate-cl-scope#/properties/header/properties/additional/properties/pe_retention_header/not",keyword:"not",params:{}});
errors++;
}
if(data5.pe_shipping !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/header/additional/pe_shipping",schemaPath:"DocumentCreate-cl-scope#/properties/header/properties/additional/properties/pe_shipping/not",keyword:"not",params:{}});
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
(vErrors ??= []).push({instancePath:instancePath+"/details/" + i0+"/additional/mx_detail",schemaPath:"DocumentCreate-cl-scope#/properties/details/items/properties/additional/properties/mx_detail/not",keyword:"not",params:{}});
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
(vErrors ??= []).push({instancePath:instancePath+"/references/" + i1+"/additional/pe_retention_details",schemaPath:"DocumentCreate-cl-scope#/properties/references/items/properties/additional/properties/pe_retention_details/not",keyword:"not",params:{}});
errors++;
}
}
}
}
}
}
}
}
validate41.errors = vErrors;
return errors === 0;
}
function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors < 400){
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
}
if(errors < 400){
if(!(validate40(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
}
if(errors < 400){
if(!(validate41(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
}
validate42.errors = vErrors;
return errors === 0;
}
function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.receiver_activity === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"CountriesUsDocumentHeader#/required",keyword:"required",params:{missingProperty: "receiver_activity"}});
errors++;
}
if(data.receiver_district === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"CountriesUsDocumentHeader#/required",keyword:"required",params:{missingProperty: "receiver_district"}});
errors++;
}
if(data.receiver_city === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"CountriesUsDocumentHeader#/required",keyword:"required",params:{missingProperty: "receiver_city"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"CountriesUsDocumentHeader#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate43.errors = vErrors;
return errors === 0;
}
function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.header !== undefined){
if(errors < 400){
if(!(validate43(data.header, {instancePath:instancePath+"/header",parentData:data,parentDataProperty:"header",rootData}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
}
}
if(data.totals !== undefined){
let data1 = data.totals;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.net_amount === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/totals",schemaPath:"CountriesUsDocumentCreate#/properties/totals/required",keyword:"required",params:{missingProperty: "net_amount"}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"CountriesUsDocumentCreate#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate44.errors = vErrors;
return errors === 0;
}
function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.options !== undefined){
let data0 = data.options;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.draft_only !== undefined){
if(0 !== data0.draft_only){
(vErrors ??= []).push({instancePath:instancePath+"/options/draft_only",schemaPath:"DocumentCreate-us-scope#/properties/options/properties/draft_only/const",keyword:"const",params:{allowedValue: 0}});
errors++;
}
}
if(data0.draft_preview !== undefined){
if(0 !== data0.draft_preview){
(vErrors ??= []).push({instancePath:instancePath+"/options/draft_preview",schemaPath:"DocumentCreate-us-scope#/properties/options/properties/draft_preview/const",keyword:"const",params:{allowedValue: 0}});
errors++;
}
}
if(data0.send_email !== undefined){
if(0 !== data0.send_email){
(vErrors ??= []).push({instancePath:instancePath+"/options/send_email",schemaPath:"DocumentCreate-us-scope#/properties/options/properties/send_email/const",keyword:"const",params:{allowedValue: 0}});
errors++;
}
}
if(data0.gross_values !== undefined){
if(0 !== data0.gross_values){
(vErrors ??= []).push({instancePath:instancePath+"/options/gross_values",schemaPath:"DocumentCreate-us-scope#/properties/options/properties/gross_values/const",keyword:"const",params:{allowedValue: 0}});
errors++;
}
}
if(data0.pdf_transfer_copy !== undefined){
if(0 !== data0.pdf_transfer_copy){
(vErrors ??= []).push({instancePath:instancePath+"/options/pdf_transfer_copy",schemaPath:"DocumentCreate-us-scope#/properties/options/properties/pdf_transfer_copy/const",keyword:"const",params:{allowedValue: 0}});
errors++;
}
}
}
}
if(data.header !== undefined){
let data6 = data.header;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.document_sequence_code !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/header/document_sequence_code",schemaPath:"DocumentCreate-us-scope#/properties/header/properties/document_sequence_code/not",keyword:"not",params:{}});
errors++;
}
if(data6.receiver_county_id !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/header/receiver_county_id",schemaPath:"DocumentCreate-us-scope#/properties/header/properties/receiver_county_id/not",keyword:"not",params:{}});
errors++;
}
if(data6.additional !== undefined){
let data9 = data6.additional;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.mx_header !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/header/additional/mx_header",schemaPath:"DocumentCreate-us-scope#/properties/header/properties/additional/properties/mx_header/not",keyword:"not",params:{}});
errors++;
}
if(data9.mx_shipping !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/header/additional/mx_shipping",schemaPath:"DocumentCreate-us-scope#/properties/header/properties/additional/properties/mx_shipping/not",keyword:"not",params:{}});
errors++;
}
if(data9.mx_exports !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/header/additional/mx_exports",schemaPath:"DocumentCreate-us-scope#/properties/header/properties/additional/properties/mx_exports/not",keyword:"not",params:{}});
errors++;
}
if(data9.co_header !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/header/additional/co_header",schemaPath:"DocumentCreate-us-scope#/properties/header/properties/additional/properties/co_header/not",keyword:"not",params:{}});
errors++;
}
if(data9.pe_header !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/header/additional/pe_header",schemaPath:"DocumentCreate-us-scope#/properties/header/properties/additional/properties/pe_header/not",keyword:"not",params:{}});
errors++;
}
if(data9.pe_detraction !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/header/additional/pe_detraction",schemaPath:"DocumentCreate-us-scope#/properties/header/properties/additional/properties/pe_detraction/not",keyword:"not",params:{}});
errors++;
}
if(data9.pe_cargo_transport !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/header/additional/pe_cargo_transport",schemaPath:"DocumentCreate-us-scope#/properties/header/properties/additional/properties/pe_cargo_transport/not",keyword:"not",params:{}});
errors++;
}
if(data9.ar_header !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/header/additional/ar_header",schemaPath:"DocumentCreate-us-scope#/properties/header/properties/additional/properties/ar_header/not",keyword:"not",params:{}});
errors++;
}
if(data9.pe_retention_header !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/header/additional/pe_retention_header",schemaPath:"DocumentCreate-us-scope#/properties/header/properties/additional/properties/pe_retention_header/not",keyword:"not",params:{}});
errors++;
}
if(data9.pe_shipping !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/header/additional/pe_shipping",schemaPath:"DocumentCreate-us-scope#/properties/header/properties/additional/properties/pe_shipping/not",keyword:"not",params:{}});
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
(vErrors ??= []).push({instancePath:instancePath+"/details/" + i0+"/additional/mx_detail",schemaPath:"DocumentCreate-us-scope#/properties/details/items/properties/additional/properties/mx_detail/not",keyword:"not",params:{}});
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
(vErrors ??= []).push({instancePath:instancePath+"/references/" + i1+"/additional/pe_retention_details",schemaPath:"DocumentCreate-us-scope#/properties/references/items/properties/additional/properties/pe_retention_details/not",keyword:"not",params:{}});
errors++;
}
}
}
}
}
}
}
}
validate45.errors = vErrors;
return errors === 0;
}
function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors < 400){
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
}
if(errors < 400){
if(!(validate44(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
errors = vErrors.length;
}
}
if(errors < 400){
if(!(validate45(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
}
validate46.errors = vErrors;
return errors === 0;
}
function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.receiver_activity === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"CountriesCoDocumentHeader#/required",keyword:"required",params:{missingProperty: "receiver_activity"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"CountriesCoDocumentHeader#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate47.errors = vErrors;
return errors === 0;
}
function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.header !== undefined){
if(errors < 400){
if(!(validate47(data.header, {instancePath:instancePath+"/header",parentData:data,parentDataProperty:"header",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
}
}
if(data.totals !== undefined){
let data1 = data.totals;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.net_amount === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/totals",schemaPath:"CountriesCoDocumentCreate#/properties/totals/required",keyword:"required",params:{missingProperty: "net_amount"}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"CountriesCoDocumentCreate#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate48.errors = vErrors;
return errors === 0;
}
function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.options !== undefined){
let data0 = data.options;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.draft_only !== undefined){
if(0 !== data0.draft_only){
(vErrors ??= []).push({instancePath:instancePath+"/options/draft_only",schemaPath:"DocumentCreate-co-scope#/properties/options/properties/draft_only/const",keyword:"const",params:{allowedValue: 0}});
errors++;
}
}
if(data0.draft_preview !== undefined){
if(0 !== data0.draft_preview){
(vErrors ??= []).push({instancePath:instancePath+"/options/draft_preview",schemaPath:"DocumentCreate-co-scope#/properties/options/properties/draft_preview/const",keyword:"const",params:{allowedValue: 0}});
errors++;
}
}
if(data0.gross_values !== undefined){
if(0 !== data0.gross_values){
(vErrors ??= []).push({instancePath:instancePath+"/options/gross_values",schemaPath:"DocumentCreate-co-scope#/properties/options/properties/gross_values/const",keyword:"const",params:{allowedValue: 0}});
errors++;
}
}
if(data0.pdf_transfer_copy !== undefined){
if(0 !== data0.pdf_transfer_copy){
(vErrors ??= []).push({instancePath:instancePath+"/options/pdf_transfer_copy",schemaPath:"DocumentCreate-co-scope#/properties/options/properties/pdf_transfer_copy/const",keyword:"const",params:{allowedValue: 0}});
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
(vErrors ??= []).push({instancePath:instancePath+"/header/additional/mx_header",schemaPath:"DocumentCreate-co-scope#/properties/header/properties/additional/properties/mx_header/not",keyword:"not",params:{}});
errors++;
}
if(data6.mx_shipping !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/header/additional/mx_shipping",schemaPath:"DocumentCreate-co-scope#/properties/header/properties/additional/properties/mx_shipping/not",keyword:"not",params:{}});
errors++;
}
if(data6.mx_exports !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/header/additional/mx_exports",schemaPath:"DocumentCreate-co-scope#/properties/header/properties/additional/properties/mx_exports/not",keyword:"not",params:{}});
errors++;
}
if(data6.pe_header !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/header/additional/pe_header",schemaPath:"DocumentCreate-co-scope#/properties/header/properties/additional/properties/pe_header/not",keyword:"not",params:{}});
errors++;
}
if(data6.pe_detraction !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/header/additional/pe_detraction",schemaPath:"DocumentCreate-co-scope#/properties/header/properties/additional/properties/pe_detraction/not",keyword:"not",params:{}});
errors++;
}
if(data6.pe_cargo_transport !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/header/additional/pe_cargo_transport",schemaPath:"DocumentCreate-co-scope#/properties/header/properties/additional/properties/pe_cargo_transport/not",keyword:"not",params:{}});
errors++;
}
if(data6.ar_header !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/header/additional/ar_header",schemaPath:"DocumentCreate-co-scope#/properties/header/properties/additional/properties/ar_header/not",keyword:"not",params:{}});
errors++;
}
if(data6.pe_retention_header !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/header/additional/pe_retention_header",schemaPath:"DocumentCreate-co-scope#/properties/header/properties/additional/properties/pe_retention_header/not",keyword:"not",params:{}});
errors++;
}
if(data6.pe_shipping !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/header/additional/pe_shipping",schemaPath:"DocumentCreate-co-scope#/properties/header/properties/additional/properties/pe_shipping/not",keyword:"not",params:{}});
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
(vErrors ??= []).push({instancePath:instancePath+"/details/" + i0+"/additional/mx_detail",schemaPath:"DocumentCreate-co-scope#/properties/details/items/properties/additional/properties/mx_detail/not",keyword:"not",params:{}});
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
(vErrors ??= []).push({instancePath:instancePath+"/references/" + i1+"/additional/pe_retention_details",schemaPath:"DocumentCreate-co-scope#/properties/references/items/properties/additional/properties/pe_retention_details/not",keyword:"not",params:{}});
errors++;
}
}
}
}
}
}
}
}
validate49.errors = vErrors;
return errors === 0;
}
function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors < 400){
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
}
if(errors < 400){
if(!(validate48(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
}
if(errors < 400){
if(!(validate49(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
errors = vErrors.length;
}
}
validate50.errors = vErrors;
return errors === 0;
}
function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.receiver_activity === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"CountriesMxDocumentHeader#/required",keyword:"required",params:{missingProperty: "receiver_activity"}});
errors++;
}
if(data.receiver_district === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"CountriesMxDocumentHeader#/required",keyword:"required",params:{missingProperty: "receiver_district"}});
errors++;
}
if(data.receiver_city === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"CountriesMxDocumentHeader#/required",keyword:"required",params:{missingProperty: "receiver_city"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"CountriesMxDocumentHeader#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate51.errors = vErrors;
return errors === 0;
}
function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.header !== undefined){
if(errors < 400){
if(!(validate51(data.header, {instancePath:instancePath+"/header",parentData:data,parentDataProperty:"header",rootData}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
}
}
if(data.totals !== undefined){
let data1 = data.totals;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.net_amount === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/totals",schemaPath:"CountriesMxDocumentCreate#/properties/totals/required",keyword:"required",params:{missingProperty: "net_amount"}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"CountriesMxDocumentCreate#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.options !== undefined){
let data0 = data.options;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.draft_only !== undefined){
if(0 !== data0.draft_only){
(vErrors ??= []).push({instancePath:instancePath+"/options/draft_only",schemaPath:"DocumentCreate-mx-scope#/properties/options/properties/draft_only/const",keyword:"const",params:{allowedValue: 0}});
errors++;
}
}
if(data0.draft_preview !== undefined){
if(0 !== data0.draft_preview){
(vErrors ??= []).push({instancePath:instancePath+"/options/draft_preview",schemaPath:"DocumentCreate-mx-scope#/properties/options/properties/draft_preview/const",keyword:"const",params:{allowedValue: 0}});
errors++;
}
}
if(data0.send_email !== undefined){
if(0 !== data0.send_email){
(vErrors ??= []).push({instancePath:instancePath+"/options/send_email",schemaPath:"DocumentCreate-mx-scope#/properties/options/properties/send_email/const",keyword:"const",params:{allowedValue: 0}});
errors++;
}
}
if(data0.gross_values !== undefined){
if(0 !== data0.gross_values){
(vErrors ??= []).push({instancePath:instancePath+"/options/gross_values",schemaPath:"DocumentCreate-mx-scope#/properties/options/properties/gross_values/const",keyword:"const",params:{allowedValue: 0}});
errors++;
}
}
if(data0.pdf_transfer_copy !== undefined){
if(0 !== data0.pdf_transfer_copy){
(vErrors ??= []).push({instancePath:instancePath+"/options/pdf_transfer_copy",schemaPath:"DocumentCreate-mx-scope#/properties/options/properties/pdf_transfer_copy/const",keyword:"const",params:{allowedValue: 0}});
errors++;
}
}
}
}
if(data.header !== undefined){
let data6 = data.header;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.document_sequence_code !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/header/document_sequence_code",schemaPath:"DocumentCreate-mx-scope#/properties/header/properties/document_sequence_code/not",keyword:"not",params:{}});
errors++;
}
if(data6.receiver_county_id !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/header/receiver_county_id",schemaPath:"DocumentCreate-mx-scope#/properties/header/properties/receiver_county_id/not",keyword:"not",params:{}});
errors++;
}
if(data6.additional !== undefined){
let data9 = data6.additional;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.co_header !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/header/additional/co_header",schemaPath:"DocumentCreate-mx-scope#/properties/header/properties/additional/properties/co_header/not",keyword:"not",params:{}});
errors++;
}
if(data9.pe_header !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/header/additional/pe_header",schemaPath:"DocumentCreate-mx-scope#/properties/header/properties/additional/properties/pe_header/not",keyword:"not",params:{}});
errors++;
}
if(data9.pe_detraction !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/header/additional/pe_detraction",schemaPath:"DocumentCreate-mx-scope#/properties/header/properties/additional/properties/pe_detraction/not",keyword:"not",params:{}});
errors++;
}
if(data9.pe_cargo_transport !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/header/additional/pe_cargo_transport",schemaPath:"DocumentCreate-mx-scope#/properties/header/properties/additional/properties/pe_cargo_transport/not",keyword:"not",params:{}});
errors++;
}
if(data9.ar_header !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/header/additional/ar_header",schemaPath:"DocumentCreate-mx-scope#/properties/header/properties/additional/properties/ar_header/not",keyword:"not",params:{}});
errors++;
}
if(data9.pe_retention_header !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/header/additional/pe_retention_header",schemaPath:"DocumentCreate-mx-scope#/properties/header/properties/additional/properties/pe_retention_header/not",keyword:"not",params:{}});
errors++;
}
if(data9.pe_shipping !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/header/additional/pe_shipping",schemaPath:"DocumentCreate-mx-scope#/properties/header/properties/additional/properties/pe_shipping/not",keyword:"not",params:{}});
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
(vErrors ??= []).push({instancePath:instancePath+"/references/" + i0+"/additional/pe_retention_details",schemaPath:"DocumentCreate-mx-scope#/properties/references/items/properties/additional/properties/pe_retention_details/not",keyword:"not",params:{}});
errors++;
}
}
}
}
}
}
}
}
validate53.errors = vErrors;
return errors === 0;
}
function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors < 400){
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
}
if(errors < 400){
if(!(validate52(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length;
}
}
if(errors < 400){
if(!(validate53(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
validate54.errors = vErrors;
return errors === 0;
}
function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.receiver_activity === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"CountriesPeDocumentHeader#/required",keyword:"required",params:{missingProperty: "receiver_activity"}});
errors++;
}
if(data.receiver_district === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"CountriesPeDocumentHeader#/required",keyword:"required",params:{missingProperty: "receiver_district"}});
errors++;
}
if(data.receiver_city === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"CountriesPeDocumentHeader#/required",keyword:"required",params:{missingProperty: "receiver_city"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"CountriesPeDocumentHeader#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate55.errors = vErrors;
return errors === 0;
}
function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.header !== undefined){
let data0 = data.header;
if(errors < 400){
if(!(validate55(data0, {instancePath:instancePath+"/header",parentData:data,parentDataProperty:"header",rootData}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.additional !== undefined){
let data1 = data0.additional;
const _errs5 = errors;
let valid4 = true;
const _errs6 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing0;
if((data1.pe_header === undefined) && (missing0 = "pe_header")){
(vErrors ??= []).push({});
errors++;
}
else if(data1.pe_header !== undefined){
let data2 = data1.pe_header;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2.operation_type === undefined) && (missing1 = "operation_type")){
(vErrors ??= []).push({});
errors++;
}
else if(data2.operation_type !== undefined){
let data3 = data2.operation_type;
if(!(((data3 === "1001") || (data3 === "1003")) || (data3 === "1004"))){
(vErrors ??= []).push({});
errors++;
}
}
}
}
}
var _valid0 = _errs6 === errors;
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs9 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.pe_detraction === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/header/additional",schemaPath:"CountriesPeDocumentCreate#/properties/header/properties/additional/allOf/0/then/required",keyword:"required",params:{missingProperty: "pe_detraction"}});
errors++;
}
}
var _valid0 = _errs9 === errors;
valid4 = _valid0;
}
if(!valid4){
(vErrors ??= []).push({instancePath:instancePath+"/header/additional",schemaPath:"CountriesPeDocumentCreate#/properties/header/properties/additional/allOf/0/if",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
const _errs11 = errors;
let valid7 = true;
const _errs12 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing2;
if((data1.pe_header === undefined) && (missing2 = "pe_header")){
(vErrors ??= []).push({});
errors++;
}
else if(data1.pe_header !== undefined){
let data4 = data1.pe_header;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing3;
if((data4.operation_type === undefined) && (missing3 = "operation_type")){
(vErrors ??= []).push({});
errors++;
}
else if(data4.operation_type !== undefined){
if("1004" !== data4.operation_type){
(vErrors ??= []).push({});
errors++;
}
}
}
}
}
var _valid1 = _errs12 === errors;
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs15 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.pe_cargo_transport === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/header/additional",schemaPath:"CountriesPeDocumentCreate#/properties/header/properties/additional/allOf/1/then/required",keyword:"required",params:{missingProperty: "pe_cargo_transport"}});
errors++;
}
}
var _valid1 = _errs15 === errors;
valid7 = _valid1;
}
if(!valid7){
(vErrors ??= []).push({instancePath:instancePath+"/header/additional",schemaPath:"CountriesPeDocumentCreate#/properties/header/properties/additional/allOf/1/if",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
}
}
}
if(data.totals !== undefined){
let data6 = data.totals;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.net_amount === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/totals",schemaPath:"CountriesPeDocumentCreate#/properties/totals/required",keyword:"required",params:{missingProperty: "net_amount"}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"CountriesPeDocumentCreate#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate56.errors = vErrors;
return errors === 0;
}
function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.options !== undefined){
let data0 = data.options;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.draft_only !== undefined){
if(0 !== data0.draft_only){
(vErrors ??= []).push({instancePath:instancePath+"/options/draft_only",schemaPath:"DocumentCreate-pe-scope#/properties/options/properties/draft_only/const",keyword:"const",params:{allowedValue: 0}});
errors++;
}
}
if(data0.draft_preview !== undefined){
if(0 !== data0.draft_preview){
(vErrors ??= []).push({instancePath:instancePath+"/options/draft_preview",schemaPath:"DocumentCreate-pe-scope#/properties/options/properties/draft_preview/const",keyword:"const",params:{allowedValue: 0}});
errors++;
}
}
if(data0.send_email !== undefined){
if(0 !== data0.send_email){
(vErrors ??= []).push({instancePath:instancePath+"/options/send_email",schemaPath:"DocumentCreate-pe-scope#/properties/options/properties/send_email/const",keyword:"const",params:{allowedValue: 0}});
errors++;
}
}
if(data0.gross_values !== undefined){
if(0 !== data0.gross_values){
(vErrors ??= []).push({instancePath:instancePath+"/options/gross_values",schemaPath:"DocumentCreate-pe-scope#/properties/options/properties/gross_values/const",keyword:"const",params:{allowedValue: 0}});
errors++;
}
}
if(data0.pdf_transfer_copy !== undefined){
if(0 !== data0.pdf_transfer_copy){
(vErrors ??= []).push({instancePath:instancePath+"/options/pdf_transfer_copy",schemaPath:"DocumentCreate-pe-scope#/properties/options/properties/pdf_transfer_copy/const",keyword:"const",params:{allowedValue: 0}});
errors++;
}
}
}
}
if(data.header !== undefined){
let data6 = data.header;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.receiver_county_id !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/header/receiver_county_id",schemaPath:"DocumentCreate-pe-scope#/properties/header/properties/receiver_county_id/not",keyword:"not",params:{}});
errors++;
}
if(data6.additional !== undefined){
let data8 = data6.additional;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.mx_header !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/header/additional/mx_header",schemaPath:"DocumentCreate-pe-scope#/properties/header/properties/additional/properties/mx_header/not",keyword:"not",params:{}});
errors++;
}
if(data8.mx_shipping !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/header/additional/mx_shipping",schemaPath:"DocumentCreate-pe-scope#/properties/header/properties/additional/properties/mx_shipping/not",keyword:"not",params:{}});
errors++;
}
if(data8.mx_exports !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/header/additional/mx_exports",schemaPath:"DocumentCreate-pe-scope#/properties/header/properties/additional/properties/mx_exports/not",keyword:"not",params:{}});
errors++;
}
if(data8.co_header !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/header/additional/co_header",schemaPath:"DocumentCreate-pe-scope#/properties/header/properties/additional/properties/co_header/not",keyword:"not",params:{}});
errors++;
}
if(data8.ar_header !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/header/additional/ar_header",schemaPath:"DocumentCreate-pe-scope#/properties/header/properties/additional/properties/ar_header/not",keyword:"not",params:{}});
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
(vErrors ??= []).push({instancePath:instancePath+"/details/" + i0+"/additional/mx_detail",schemaPath:"DocumentCreate-pe-scope#/properties/details/items/properties/additional/properties/mx_detail/not",keyword:"not",params:{}});
errors++;
}
}
}
}
}
}
}
}
validate57.errors = vErrors;
return errors === 0;
}
function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors < 400){
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
}
if(errors < 400){
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(errors < 400){
if(!(validate57(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
}
validate58.errors = vErrors;
return errors === 0;
}
function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.receiver_activity === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"CountriesArDocumentHeader#/required",keyword:"required",params:{missingProperty: "receiver_activity"}});
errors++;
}
if(data.receiver_district === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"CountriesArDocumentHeader#/required",keyword:"required",params:{missingProperty: "receiver_district"}});
errors++;
}
if(data.receiver_city === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"CountriesArDocumentHeader#/required",keyword:"required",params:{missingProperty: "receiver_city"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"CountriesArDocumentHeader#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate59.errors = vErrors;
return errors === 0;
}
function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.header !== undefined){
if(errors < 400){
if(!(validate59(data.header, {instancePath:instancePath+"/header",parentData:data,parentDataProperty:"header",rootData}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
}
}
if(data.totals !== undefined){
let data1 = data.totals;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.net_amount === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/totals",schemaPath:"CountriesArDocumentCreate#/properties/totals/required",keyword:"required",params:{missingProperty: "net_amount"}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"CountriesArDocumentCreate#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate60.errors = vErrors;
return errors === 0;
}
function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.options !== undefined){
let data0 = data.options;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.draft_only !== undefined){
if(0 !== data0.draft_only){
(vErrors ??= []).push({instancePath:instancePath+"/options/draft_only",schemaPath:"DocumentCreate-ar-scope#/properties/options/properties/draft_only/const",keyword:"const",params:{allowedValue: 0}});
errors++;
}
}
if(data0.draft_preview !== undefined){
if(0 !== data0.draft_preview){
(vErrors ??= []).push({instancePath:instancePath+"/options/draft_preview",schemaPath:"DocumentCreate-ar-scope#/properties/options/properties/draft_preview/const",keyword:"const",params:{allowedValue: 0}});
errors++;
}
}
if(data0.send_email !== undefined){
if(0 !== data0.send_email){
(vErrors ??= []).push({instancePath:instancePath+"/options/send_email",schemaPath:"DocumentCreate-ar-scope#/properties/options/properties/send_email/const",keyword:"const",params:{allowedValue: 0}});
errors++;
}
}
if(data0.gross_values !== undefined){
if(0 !== data0.gross_values){
(vErrors ??= []).push({instancePath:instancePath+"/options/gross_values",schemaPath:"DocumentCreate-ar-scope#/properties/options/properties/gross_values/const",keyword:"const",params:{allowedValue: 0}});
errors++;
}
}
if(data0.pdf_transfer_copy !== undefined){
if(0 !== data0.pdf_transfer_copy){
(vErrors ??= []).push({instancePath:instancePath+"/options/pdf_transfer_copy",schemaPath:"DocumentCreate-ar-scope#/properties/options/properties/pdf_transfer_copy/const",keyword:"const",params:{allowedValue: 0}});
errors++;
}
}
}
}
if(data.header !== undefined){
let data6 = data.header;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.receiver_county_id !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/header/receiver_county_id",schemaPath:"DocumentCreate-ar-scope#/properties/header/properties/receiver_county_id/not",keyword:"not",params:{}});
errors++;
}
if(data6.additional !== undefined){
let data8 = data6.additional;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.mx_header !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/header/additional/mx_header",schemaPath:"DocumentCreate-ar-scope#/properties/header/properties/additional/properties/mx_header/not",keyword:"not",params:{}});
errors++;
}
if(data8.mx_shipping !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/header/additional/mx_shipping",schemaPath:"DocumentCreate-ar-scope#/properties/header/properties/additional/properties/mx_shipping/not",keyword:"not",params:{}});
errors++;
}
if(data8.mx_exports !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/header/additional/mx_exports",schemaPath:"DocumentCreate-ar-scope#/properties/header/properties/additional/properties/mx_exports/not",keyword:"not",params:{}});
errors++;
}
if(data8.co_header !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/header/additional/co_header",schemaPath:"DocumentCreate-ar-scope#/properties/header/properties/additional/properties/co_header/not",keyword:"not",params:{}});
errors++;
}
if(data8.pe_header !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/header/additional/pe_header",schemaPath:"DocumentCreate-ar-scope#/properties/header/properties/additional/properties/pe_header/not",keyword:"not",params:{}});
errors++;
}
if(data8.pe_detraction !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/header/additional/pe_detraction",schemaPath:"DocumentCreate-ar-scope#/properties/header/properties/additional/properties/pe_detraction/not",keyword:"not",params:{}});
errors++;
}
if(data8.pe_cargo_transport !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/header/additional/pe_cargo_transport",schemaPath:"DocumentCreate-ar-scope#/properties/header/properties/additional/properties/pe_cargo_transport/not",keyword:"not",params:{}});
errors++;
}
if(data8.pe_retention_header !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/header/additional/pe_retention_header",schemaPath:"DocumentCreate-ar-scope#/properties/header/properties/additional/properties/pe_retention_header/not",keyword:"not",params:{}});
errors++;
}
if(data8.pe_shipping !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/header/additional/pe_shipping",schemaPath:"DocumentCreate-ar-scope#/properties/header/properties/additional/properties/pe_shipping/not",keyword:"not",params:{}});
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
(vErrors ??= []).push({instancePath:instancePath+"/details/" + i0+"/additional/mx_detail",schemaPath:"DocumentCreate-ar-scope#/properties/details/items/properties/additional/properties/mx_detail/not",keyword:"not",params:{}});
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
(vErrors ??= []).push({instancePath:instancePath+"/references/" + i1+"/additional/pe_retention_details",schemaPath:"DocumentCreate-ar-scope#/properties/references/items/properties/additional/properties/pe_retention_details/not",keyword:"not",params:{}});
errors++;
}
}
}
}
}
}
}
}
validate61.errors = vErrors;
return errors === 0;
}
function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors < 400){
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
}
if(errors < 400){
if(!(validate60(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
}
if(errors < 400){
if(!(validate61(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
}
validate62.errors = vErrors;
return errors === 0;
}
