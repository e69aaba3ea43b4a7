// Generated; do not edit. What the body of an answer may be.
import { codePoints as func1 } from "./runtime/lengths.js";
import { date as formats2 } from "./runtime/date.js";
import { decimals as func0 } from "./runtime/decimals.js";
import { base64 as func2 } from "./runtime/base64.js";
import { formats as formats } from "./runtime/formats.js";
import { explainWith } from "./runtime/explain.js";

const tables = {"rules":{},"named":{},"titles":{"Account#/properties/country_id":["Chile","United States","Colombia","Mexico","Peru","Argentina"],"Account#/properties/registration_tax_id_type":["Chilean taxpayer number","United States employer number","United States social security number","Colombian taxpayer number","Peruvian taxpayer number","Mexican taxpayer number","Argentine taxpayer number"],"Account#/properties/registration_company_size":["Micro","Small","Medium","Large"],"Account#/properties/registration_terms_of_use":["Accepted"],"Account#/properties/registration_type_use":["Billing"],"AccountConfig#/properties/rounding_format":["On net values","On gross values"],"AccountConfig#/properties/allow_issuance_based_on_stock":["When all warehouses together hold enough","Always","When the selected warehouse holds enough"],"AccountConfig#/properties/show_document_time":["Time not printed","Time printed"],"AccountConfig#/properties/adjust_draft_date":["The date it was given","The day of issue"],"AccountConfig#/properties/sum_up_detail_lines":["Lines as sent","Like lines combined"],"AccountConfig#/properties/order_of_added_products":["As sent","Last line first"],"AccountConfig#/properties/display_tax_receipt":["Same gross amount, larger net and VAT","Additional tax left out of receipts","Additional tax shown on receipts"],"AccountConfig#/properties/stock_reservation_for_quotation":["Not set aside","Set aside"],"AccountConfig#/properties/cost_greater_than_the_price":["Any price","No price below cost"],"AccountCertificate#/properties/state":["Not checked yet","Fit to be used","Not fit to be used"],"AccountCertificate#/properties/reasons/items":["The certificate or its key was not sent","The bytes are no certificate or key of a kind that is known","The password is missing or does not open it","The file holds no private key","The key is not the one of the certificate","Its time has not come yet","Its time is over","It names another tax id than the account's"],"CompanyBranch#/properties/is_headquarters":["Not the main office","Main office"],"CompanyBranch#/properties/branch_type":["Physical branch","Virtual branch"],"Document#/properties/document_status":["Draft (Chile)","Issued","Cancelled (Mexico)"],"DocumentOptions#/properties/draft_only":["Issued at once","Kept as a draft"],"DocumentOptions#/properties/draft_preview":["Carried out","Only shown"],"DocumentOptions#/properties/send_email":["Not sent","Sent by e-mail"],"DocumentOptions#/properties/gross_values":["Prices without VAT","Prices with VAT"],"DocumentOptions#/properties/rounding_type":["On the net sum","On gross lines"],"DocumentOptions#/properties/pdf_transfer_copy":["Without transfer copy","With transfer copy"],"DocumentHeader#/properties/received_issued_flag":["Received","Issued"],"DocumentHeader#/properties/service_indicator":["Invoice of periodic household services","Invoice of other periodic services","Invoice of services","Hospitality services","International land transport"],"DocumentHeader#/properties/sale_modality":["Sale agreed","Sale under condition","Free consignment","Consignment with a minimum sale","No payment"],"DocumentHeader#/properties/sale_clause":["CIF","CFR","EXW","FAS","FOB","S/CL","DDP","FCA","CPT","CIP","DAT","DAP","Other"],"DocumentHeader#/properties/guide_type":["The operation is a sale","Sales to be made","Consignment","Delivery free of charge","Internal transfer","Other transfer that is no sale","Return","Transfer for export that is no sale","Sale for export"],"DocumentHeader#/properties/transfer_type":["On the receiver's account","On the issuer's account to the receiver's premises","On the issuer's account to other premises"],"DocumentHeader#/properties/transportation_doc_type":["The operation is a sale","Sales to be made","Consignment","Delivery free of charge","Internal transfer","Other transfer that is no sale","Return","Transfer for export that is no sale","Sale for export"],"DocumentHeader#/properties/transportation_doc_billing":["On the receiver's account","On the issuer's account to the receiver's premises","On the issuer's account to other premises"],"DocumentHeader#/properties/deployment_observations":["Neither in the XML nor on the PDF","In the XML and on the PDF","On the PDF only","In the XML only"],"DocumentHeader#/properties/document_status":["Draft","Issued","Sent to the counterparty","Accepted by the counterparty"],"ArHeader#/properties/invoice_concept":["Products","Services","Products and services"],"PeShipping#/properties/handling_code":["Sale","Sale","Purchase","Purchase","Other reasons","Other reasons"],"PeShipping#/properties/special_instructions":["All goods are moved at once","Vehicle returns with empty packaging","Vehicle returns empty","Planned change of vehicle","Transport is subcontracted","Freight paid by the sender","Freight paid by whoever subcontracted it","Freight paid by someone else","Light vehicle of category M1 or L"],"PeShipmentStage#/properties/transport_mode_code":["Public transport","Private transport"],"DocumentReference#/properties/reference_type":["Purchase order","Order note","Contract","Resolution","Public procurement process","Public procurement form","Export declaration","Bill of lading","Air waybill","MIC/DTA","Consignment note","Customs resolution that qualifies export services","Passport","Deposit certificate of a commodity exchange","Pledge voucher of a commodity exchange"],"DocumentReference#/properties/reference_code":["Cancels it","Corrects its text","Corrects a quantity","Set of documents","Refers to a document that is no tax document","Refers to a dispatch guide","Refers to all of the customer's documents of a type and lowers their amount"],"DocumentGlobal#/properties/discount_surcharge_code":["Discount on the taxable part","Discount on the exempt part","Surcharge on the taxable part","Surcharge on the exempt part"],"DocumentGlobal#/properties/discount_surcharge_type":["Amount in the currency of the document","Percentage"],"DocumentHistoryEntry#/properties/from":["Draft (Chile)","Issued","Cancelled (Mexico)"],"DocumentHistoryEntry#/properties/to":["Draft (Chile)","Issued","Cancelled (Mexico)"],"Token#/properties/token_type":["In the Authorization header"],"WebhookDelivery#/properties/event_id":["The account's digital certificate was verified or renewed"],"WebhookDelivery#/properties/state":["Still to be tried","Answered with a 2xx status","Given up"],"WebhookDelivery#/properties/failure":["Answered with another status than 2xx; redirects are not followed","Answered with 410, which disables the subscription","The connection failed or broke off","No answer came in time","The host has no address","The host is in a network that is closed to notifications","The URL is not one that can be called","The subscription was deleted","The subscription was disabled","Something went wrong on this side"],"WebhookSubscription#/properties/event_id":["The account's digital certificate was verified or renewed"]},"members":{"Account#":["account_id","country_id","contact_name","contact_phone","admin_email","registration_legal_name_company","registration_tax_id_code","registration_tax_id_type","registration_company_size","registration_terms_of_use","registration_type_use","registration_company_industry_sector","registration_additional_data","account_config","warnings"],"AccountRegistrationData#":["registration_test_set_id"],"AccountConfig#":["rounding_format","time_zone","allow_issuance_based_on_stock","show_document_time","adjust_draft_date","sum_up_detail_lines","order_of_added_products","display_tax_receipt","stock_reservation_for_quotation","cost_greater_than_the_price"],"Warning#":["pointer","rule","code","message"],"AccountCertificate#":["account_id","state","reasons","checked_at","not_before","not_after"],"AccountList#":["items","next_cursor"],"CompanyBranch#":["company_branch_id","account_id","is_headquarters","branch_type","name","address","district","city","phone","company_branch_tax_code","company_branch_internal_code","parent_company_branch_id","user_permissions","warnings"],"CompanyBranchUserPermissions#":["user_id","user_name","has_branch_permission"],"CompanyBranchList#":["items","next_cursor"],"CustomerSupplier#":["customer_supplier_id","account_id","name","is_customer","is_supplier","responsible_user_id","payment_term","contacts","invoicing_details","additional","warnings"],"Contact#":["first_name","last_name","phone","email"],"InvoicingDetails#":["country_id","tax_id_type","tax_id_code","legal_name","address","district","city","business_activity","phone","postal_code"],"CustomerSupplierAdditional#":["data_name_1","data_name_2","data_name_3","data_name_4","data_name_5","data_value_1","data_value_2","data_value_3","data_value_4","data_value_5"],"CustomerSupplierList#":["items","next_cursor"],"Document#":["document_id","document_status","options","header","details","references","globals_discounts_surcharges","totals","electronic_document","payment_link","result","history","warnings"],"DocumentOptions#":["draft_only","draft_preview","send_email","template_id","gross_values","rounding_type","company_web","company_email","pdf_transfer_copy"],"DocumentHeader#":["account_id","document_type_id","document_sequence_code","document_type_taxbureau","document_number","received_issued_flag","taxbureau_validation_status","issue_date","issuer_tax_id_code","issuer_tax_id_type","issuer_legal_name","issuer_address","issuer_district","issuer_city","issuer_state_id","issuer_country_id","issuer_phone","issuer_activity","issuer_postalcode","customer_supplier_id","receiver_tax_id_code","receiver_tax_id_type","receiver_legal_name","receiver_address","receiver_district","receiver_city","receiver_phone","receiver_activity","receiver_postalcode","receiver_state_id","receiver_county_id","receiver_country_id","receiver_email","payment_conditions","seller_id","currency_id","exchange_rate_value","service_indicator","sale_modality","sale_clause","guide_type","transfer_type","transportation_doc_type","transportation_doc_billing","branch_office_code","observations","deployment_observations","port_disembarkation","port_embarkation","gross_weight","shipping_address","document_status","additional"],"DocumentAdditional#":["mx_header","mx_shipping","mx_exports","co_header","pe_header","pe_detraction","pe_cargo_transport","ar_header","pe_retention_header","pe_shipping"],"MxHeader#":["receiver_cfdi_usage"],"MxShipping#":["distance","transport_code","transport_method_name","transport_tax_id_type","transport_tax_id_code","transport_license","origin","destination","merchandise"],"MxShippingPlace#":["tax_id_type","tax_id_code","date_time","address_state_id","address_country_id","address_postalcode"],"MxShippingMerchandise#":["total_weight","sct_permission_code","sct_permission_number","vehicle_configuration","vehicle_weight","vehicle_license_plate","vehicle_year","insurance_company","insurance_identifier","details"],"MxShippingProduct#":["product_code","description","quantity","weight"],"MxExports#":["terms","exchange_rate","total","origin","destination","merchandise"],"MxExportsOrigin#":["address_street","address_city_id","address_county_id","address_state_id","address_country_id","address_postalcode"],"MxExportsDestination#":["tax_id_type","tax_id_code","address_street","address_state_id","address_country_id","address_postalcode"],"MxExportsMerchandise#":["details"],"MxExportsProduct#":["customs_code","customs_quantity","sku","customs_measure_unit","customs_unit_value","customs_total_value"],"CoHeader#":["reported_payment_code"],"PeHeader#":["operation_type"],"PeDetraction#":["code","percent","amount","nation_bank_account","payment_means_code"],"PeCargoTransport#":["origin_ubigeo","origin_address","destination_ubigeo","destination_address","trip_detail","service_reference_amount","effective_load_reference_amount","payload_reference_amount"],"ArHeader#":["invoice_concept","items_quantity","service_date_from","service_date_to","receiver_vat_condition_id"],"PeRetentionHeader#":["pe_taxbureau_retention_system_code","pe_taxbureau_retention_percent","pe_taxbureau_total_paid"],"PeShipping#":["handling_code","special_instructions","handling_instructions","gross_weight_measure","gross_weight_measure_id","shipment_stage","delivery","transport_handling_unit"],"PeShipmentStage#":["transport_mode_code","transit_period","driver_person","carrier_party"],"PeDriver#":["driver_id","first_name","family_name","identity_document_reference"],"PeCarrier#":["party_identification","party_legal_entity_name","party_legal_entity_id","agent_party_id"],"PeDelivery#":["delivery_address","dispatch"],"PeDeliveryPlace#":["id","city_subdivision_name","city_name","country_subentity","district","address_line","country_id"],"PeTransportHandlingUnit#":["transport_equipment_id"],"DocumentLine#":["quantity","sku","line_description","unit_price","long_description","unit_measure","modifier_amount","modifier_percentage","total_taxes","total_amount_line","taxes","additional"],"LineTax#":["tax_type_id","tax_percentage","tax_amount"],"DocumentLineAdditional#":["mx_detail"],"MxDetail#":["product_service_identifier","measure_unit_code"],"DocumentReference#":["document_type_id","reference_type","reference_number","reference_document_id","reference_code","description","reference_date","additional"],"DocumentReferenceAdditional#":["pe_retention_details"],"PeRetentionDetails#":["reference_paid_amount","reference_total_invoice_amount","reference_paid_date","reference_payment_id","pe_reference_taxbureau_retention_amount","pe_reference_taxbureau_retention_date","calculation_rate","currency_id"],"DocumentGlobal#":["discount_surcharge_code","discount_surcharge_value","discount_surcharge_type"],"DocumentTotals#":["vat_credit_construction_company","net_amount","taxes_amount","total_amount"],"ElectronicDocument#":["document_xml","document_cdr","document_cdr_filename","document_pdf","stamp_img","document_transfer_copy_pdf"],"PaymentLink#":["payment_url"],"Result#":["status","error_message"],"DocumentHistoryEntry#":["at","by","from","to"],"DocumentList#":["items","next_cursor"],"Problem#":["type","title","status","detail","instance","errors","truncated","result"],"Refusal#":["pointer","parameter","rule","code","message"],"Token#":["access_token","token_type","expires_in","account_id"],"WebhookDelivery#":["webhook_delivery_id","account_id","webhook_subscription_id","event_id","message_id","state","attempts","created_at","next_attempt_at","last_attempt_at","response_status","failure"],"WebhookDeliveryList#":["items","next_cursor"],"WebhookSubscription#":["webhook_subscription_id","account_id","callback_url","callback_username","event_id","signing_secret","disabled_at","warnings"],"WebhookSubscriptionList#":["items","next_cursor"]}};

export const explanations = {
  "Account": (value) => explainWith(validate4, value, tables, 400),
  "AccountCertificate": (value) => explainWith(validate5, value, tables, 400),
  "AccountList": (value) => explainWith(validate6, value, tables, 400),
  "CompanyBranch": (value) => explainWith(validate8, value, tables, 400),
  "CompanyBranchList": (value) => explainWith(validate9, value, tables, 400),
  "CustomerSupplier": (value) => explainWith(validate13, value, tables, 400),
  "CustomerSupplierList": (value) => explainWith(validate14, value, tables, 400),
  "Document": (value) => explainWith(validate54, value, tables, 400),
  "DocumentList": (value) => explainWith(validate55, value, tables, 400),
  "Problem": (value) => explainWith(validate57, value, tables, 400),
  "Token": (value) => explainWith(validate58, value, tables, 400),
  "WebhookDelivery": (value) => explainWith(validate59, value, tables, 400),
  "WebhookDeliveryList": (value) => explainWith(validate60, value, tables, 400),
  "WebhookSubscription": (value) => explainWith(validate61, value, tables, 400),
  "WebhookSubscriptionList": (value) => explainWith(validate62, value, tables, 400),
};

const schema0 = {"type":"object","additionalProperties":false,"required":["account_id","country_id","contact_name","contact_phone","admin_email","registration_legal_name_company","registration_tax_id_code","registration_tax_id_type","registration_company_size","registration_terms_of_use","registration_type_use","registration_additional_data"],"properties":{"account_id":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"country_id":{"type":"integer","enum":[253,89,66,80,83,88]},"contact_name":{"type":"string"},"contact_phone":{"type":"string"},"admin_email":{"type":"string","format":"email","pattern":"^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]{1,64}([.][A-Za-z0-9!#$%&'*+/=?^_`{|}~-]{1,64}){0,31}@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?[.]){1,16}[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?$"},"registration_legal_name_company":{"type":"string"},"registration_tax_id_code":{"type":"string","minLength":1},"registration_tax_id_type":{"type":"string","enum":["CL-RUT","US-EIN","US-SSN","CO-NIT","PE-RUC","MX-RFC","AR-CUIT"]},"registration_company_size":{"type":"string","enum":["1","2","3","4"]},"registration_terms_of_use":{"type":"integer","enum":[1]},"registration_type_use":{"type":"integer","enum":[1]},"registration_company_industry_sector":{"type":"string"},"registration_additional_data":{"$ref":"AccountRegistrationData"},"account_config":{"$ref":"AccountConfig"},"warnings":{"$ref":"Warnings"}}};
const formats0 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
const pattern0 = new RegExp("^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]{1,64}(?:[.][A-Za-z0-9!#$%&'*+/=?^_`{|}~-]{1,64}){0,31}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?[.]){1,16}[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(key0 === "registration_test_set_id")){
(vErrors ??= []).push({instancePath,schemaPath:"AccountRegistrationData#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.registration_test_set_id !== undefined){
let data0 = data.registration_test_set_id;
if(typeof data0 === "string"){
if(data0.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/registration_test_set_id",schemaPath:"AccountRegistrationData#/properties/registration_test_set_id/minLength",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/registration_test_set_id",schemaPath:"AccountRegistrationData#/properties/registration_test_set_id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"AccountRegistrationData#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
const schema1 = {"type":"object","additionalProperties":false,"properties":{"rounding_format":{"type":"number","enum":[0,1]},"time_zone":{"type":"string","pattern":"^UTC[+-]([01]?[0-9]|2[0-3])(:[0-5][0-9])?$"},"allow_issuance_based_on_stock":{"type":"number","enum":[0,1,2]},"show_document_time":{"type":"number","enum":[0,1]},"adjust_draft_date":{"type":"number","enum":[0,1]},"sum_up_detail_lines":{"type":"number","enum":[0,1]},"order_of_added_products":{"type":"number","enum":[0,1]},"display_tax_receipt":{"type":"number","enum":[0,1,2]},"stock_reservation_for_quotation":{"type":"number","enum":[0,1]},"cost_greater_than_the_price":{"type":"number","enum":[0,1]}}};
const pattern1 = new RegExp("^UTC[+-](?:[01]?[0-9]|2[0-3])(?::[0-5][0-9])?$", "u");
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
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
(vErrors ??= []).push({instancePath,schemaPath:"AccountConfig#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
if(data.rounding_format !== undefined){
let data0 = data.rounding_format;
if(!(typeof data0 == "number")){
(vErrors ??= []).push({instancePath:instancePath+"/rounding_format",schemaPath:"AccountConfig#/properties/rounding_format/type",keyword:"type",params:{type: "number"}});
errors++;
}
if(!((data0 === 0) || (data0 === 1))){
(vErrors ??= []).push({instancePath:instancePath+"/rounding_format",schemaPath:"AccountConfig#/properties/rounding_format/enum",keyword:"enum",params:{allowedValues: schema1.properties.rounding_format.enum}});
errors++;
}
}
if(data.time_zone !== undefined){
let data1 = data.time_zone;
if(typeof data1 === "string"){
if(!pattern1.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/time_zone",schemaPath:"AccountConfig#/properties/time_zone/pattern",keyword:"pattern",params:{pattern: "^UTC[+-]([01]?[0-9]|2[0-3])(:[0-5][0-9])?$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/time_zone",schemaPath:"AccountConfig#/properties/time_zone/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.allow_issuance_based_on_stock !== undefined){
let data2 = data.allow_issuance_based_on_stock;
if(!(typeof data2 == "number")){
(vErrors ??= []).push({instancePath:instancePath+"/allow_issuance_based_on_stock",schemaPath:"AccountConfig#/properties/allow_issuance_based_on_stock/type",keyword:"type",params:{type: "number"}});
errors++;
}
if(!(((data2 === 0) || (data2 === 1)) || (data2 === 2))){
(vErrors ??= []).push({instancePath:instancePath+"/allow_issuance_based_on_stock",schemaPath:"AccountConfig#/properties/allow_issuance_based_on_stock/enum",keyword:"enum",params:{allowedValues: schema1.properties.allow_issuance_based_on_stock.enum}});
errors++;
}
}
if(data.show_document_time !== undefined){
let data3 = data.show_document_time;
if(!(typeof data3 == "number")){
(vErrors ??= []).push({instancePath:instancePath+"/show_document_time",schemaPath:"AccountConfig#/properties/show_document_time/type",keyword:"type",params:{type: "number"}});
errors++;
}
if(!((data3 === 0) || (data3 === 1))){
(vErrors ??= []).push({instancePath:instancePath+"/show_document_time",schemaPath:"AccountConfig#/properties/show_document_time/enum",keyword:"enum",params:{allowedValues: schema1.properties.show_document_time.enum}});
errors++;
}
}
if(data.adjust_draft_date !== undefined){
let data4 = data.adjust_draft_date;
if(!(typeof data4 == "number")){
(vErrors ??= []).push({instancePath:instancePath+"/adjust_draft_date",schemaPath:"AccountConfig#/properties/adjust_draft_date/type",keyword:"type",params:{type: "number"}});
errors++;
}
if(!((data4 === 0) || (data4 === 1))){
(vErrors ??= []).push({instancePath:instancePath+"/adjust_draft_date",schemaPath:"AccountConfig#/properties/adjust_draft_date/enum",keyword:"enum",params:{allowedValues: schema1.properties.adjust_draft_date.enum}});
errors++;
}
}
if(data.sum_up_detail_lines !== undefined){
let data5 = data.sum_up_detail_lines;
if(!(typeof data5 == "number")){
(vErrors ??= []).push({instancePath:instancePath+"/sum_up_detail_lines",schemaPath:"AccountConfig#/properties/sum_up_detail_lines/type",keyword:"type",params:{type: "number"}});
errors++;
}
if(!((data5 === 0) || (data5 === 1))){
(vErrors ??= []).push({instancePath:instancePath+"/sum_up_detail_lines",schemaPath:"AccountConfig#/properties/sum_up_detail_lines/enum",keyword:"enum",params:{allowedValues: schema1.properties.sum_up_detail_lines.enum}});
errors++;
}
}
if(data.order_of_added_products !== undefined){
let data6 = data.order_of_added_products;
if(!(typeof data6 == "number")){
(vErrors ??= []).push({instancePath:instancePath+"/order_of_added_products",schemaPath:"AccountConfig#/properties/order_of_added_products/type",keyword:"type",params:{type: "number"}});
errors++;
}
if(!((data6 === 0) || (data6 === 1))){
(vErrors ??= []).push({instancePath:instancePath+"/order_of_added_products",schemaPath:"AccountConfig#/properties/order_of_added_products/enum",keyword:"enum",params:{allowedValues: schema1.properties.order_of_added_products.enum}});
errors++;
}
}
if(data.display_tax_receipt !== undefined){
let data7 = data.display_tax_receipt;
if(!(typeof data7 == "number")){
(vErrors ??= []).push({instancePath:instancePath+"/display_tax_receipt",schemaPath:"AccountConfig#/properties/display_tax_receipt/type",keyword:"type",params:{type: "number"}});
errors++;
}
if(!(((data7 === 0) || (data7 === 1)) || (data7 === 2))){
(vErrors ??= []).push({instancePath:instancePath+"/display_tax_receipt",schemaPath:"AccountConfig#/properties/display_tax_receipt/enum",keyword:"enum",params:{allowedValues: schema1.properties.display_tax_receipt.enum}});
errors++;
}
}
if(data.stock_reservation_for_quotation !== undefined){
let data8 = data.stock_reservation_for_quotation;
if(!(typeof data8 == "number")){
(vErrors ??= []).push({instancePath:instancePath+"/stock_reservation_for_quotation",schemaPath:"AccountConfig#/properties/stock_reservation_for_quotation/type",keyword:"type",params:{type: "number"}});
errors++;
}
if(!((data8 === 0) || (data8 === 1))){
(vErrors ??= []).push({instancePath:instancePath+"/stock_reservation_for_quotation",schemaPath:"AccountConfig#/properties/stock_reservation_for_quotation/enum",keyword:"enum",params:{allowedValues: schema1.properties.stock_reservation_for_quotation.enum}});
errors++;
}
}
if(data.cost_greater_than_the_price !== undefined){
let data9 = data.cost_greater_than_the_price;
if(!(typeof data9 == "number")){
(vErrors ??= []).push({instancePath:instancePath+"/cost_greater_than_the_price",schemaPath:"AccountConfig#/properties/cost_greater_than_the_price/type",keyword:"type",params:{type: "number"}});
errors++;
}
if(!((data9 === 0) || (data9 === 1))){
(vErrors ??= []).push({instancePath:instancePath+"/cost_greater_than_the_price",schemaPath:"AccountConfig#/properties/cost_greater_than_the_price/enum",keyword:"enum",params:{allowedValues: schema1.properties.cost_greater_than_the_price.enum}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"AccountConfig#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.pointer === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"Warning#/required",keyword:"required",params:{missingProperty: "pointer"}});
errors++;
}
if(data.rule === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"Warning#/required",keyword:"required",params:{missingProperty: "rule"}});
errors++;
}
if(data.code === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"Warning#/required",keyword:"required",params:{missingProperty: "code"}});
errors++;
}
if(data.message === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"Warning#/required",keyword:"required",params:{missingProperty: "message"}});
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!((((key0 === "pointer") || (key0 === "rule")) || (key0 === "code")) || (key0 === "message"))){
(vErrors ??= []).push({instancePath,schemaPath:"Warning#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.pointer !== undefined){
if(typeof data.pointer !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/pointer",schemaPath:"Warning#/properties/pointer/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.rule !== undefined){
if(typeof data.rule !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/rule",schemaPath:"Warning#/properties/rule/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/code",schemaPath:"Warning#/properties/code/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/message",schemaPath:"Warning#/properties/message/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"Warning#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}
function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length < 1){
(vErrors ??= []).push({instancePath,schemaPath:"Warnings#/minItems",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len0 = data.length;
for(let i0=0, i0_=errors; i0<len0 && errors-i0_<400; i0++){
if(errors < 400){
if(!(validate2(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"Warnings#/type",keyword:"type",params:{type: "array"}});
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}
function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.account_id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"Account#/required",keyword:"required",params:{missingProperty: "account_id"}});
errors++;
}
if(data.country_id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"Account#/required",keyword:"required",params:{missingProperty: "country_id"}});
errors++;
}
if(data.contact_name === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"Account#/required",keyword:"required",params:{missingProperty: "contact_name"}});
errors++;
}
if(data.contact_phone === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"Account#/required",keyword:"required",params:{missingProperty: "contact_phone"}});
errors++;
}
if(data.admin_email === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"Account#/required",keyword:"required",params:{missingProperty: "admin_email"}});
errors++;
}
if(data.registration_legal_name_company === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"Account#/required",keyword:"required",params:{missingProperty: "registration_legal_name_company"}});
errors++;
}
if(data.registration_tax_id_code === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"Account#/required",keyword:"required",params:{missingProperty: "registration_tax_id_code"}});
errors++;
}
if(data.registration_tax_id_type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"Account#/required",keyword:"required",params:{missingProperty: "registration_tax_id_type"}});
errors++;
}
if(data.registration_company_size === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"Account#/required",keyword:"required",params:{missingProperty: "registration_company_size"}});
errors++;
}
if(data.registration_terms_of_use === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"Account#/required",keyword:"required",params:{missingProperty: "registration_terms_of_use"}});
errors++;
}
if(data.registration_type_use === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"Account#/required",keyword:"required",params:{missingProperty: "registration_type_use"}});
errors++;
}
if(data.registration_additional_data === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"Account#/required",keyword:"required",params:{missingProperty: "registration_additional_data"}});
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
(vErrors ??= []).push({instancePath,schemaPath:"Account#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
if(data.account_id !== undefined){
let data0 = data.account_id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/account_id",schemaPath:"Account#/properties/account_id/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/account_id",schemaPath:"Account#/properties/account_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data0 < -9007199254740991 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/account_id",schemaPath:"Account#/properties/account_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
}
if(data.country_id !== undefined){
let data1 = data.country_id;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/country_id",schemaPath:"Account#/properties/country_id/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(!((((((data1 === 253) || (data1 === 89)) || (data1 === 66)) || (data1 === 80)) || (data1 === 83)) || (data1 === 88))){
(vErrors ??= []).push({instancePath:instancePath+"/country_id",schemaPath:"Account#/properties/country_id/enum",keyword:"enum",params:{allowedValues: schema0.properties.country_id.enum}});
errors++;
}
}
if(data.contact_name !== undefined){
if(typeof data.contact_name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/contact_name",schemaPath:"Account#/properties/contact_name/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.contact_phone !== undefined){
if(typeof data.contact_phone !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/contact_phone",schemaPath:"Account#/properties/contact_phone/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.admin_email !== undefined){
let data4 = data.admin_email;
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/admin_email",schemaPath:"Account#/properties/admin_email/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]{1,64}([.][A-Za-z0-9!#$%&'*+/=?^_`{|}~-]{1,64}){0,31}@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?[.]){1,16}[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?$"}});
errors++;
}
if(!(formats0.test(data4))){
(vErrors ??= []).push({instancePath:instancePath+"/admin_email",schemaPath:"Account#/properties/admin_email/format",keyword:"format",params:{format: "email"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/admin_email",schemaPath:"Account#/properties/admin_email/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.registration_legal_name_company !== undefined){
if(typeof data.registration_legal_name_company !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/registration_legal_name_company",schemaPath:"Account#/properties/registration_legal_name_company/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.registration_tax_id_code !== undefined){
let data6 = data.registration_tax_id_code;
if(typeof data6 === "string"){
if(data6.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/registration_tax_id_code",schemaPath:"Account#/properties/registration_tax_id_code/minLength",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/registration_tax_id_code",schemaPath:"Account#/properties/registration_tax_id_code/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.registration_tax_id_type !== undefined){
let data7 = data.registration_tax_id_type;
if(typeof data7 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/registration_tax_id_type",schemaPath:"Account#/properties/registration_tax_id_type/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!(((((((data7 === "CL-RUT") || (data7 === "US-EIN")) || (data7 === "US-SSN")) || (data7 === "CO-NIT")) || (data7 === "PE-RUC")) || (data7 === "MX-RFC")) || (data7 === "AR-CUIT"))){
(vErrors ??= []).push({instancePath:instancePath+"/registration_tax_id_type",schemaPath:"Account#/properties/registration_tax_id_type/enum",keyword:"enum",params:{allowedValues: schema0.properties.registration_tax_id_type.enum}});
errors++;
}
}
if(data.registration_company_size !== undefined){
let data8 = data.registration_company_size;
if(typeof data8 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/registration_company_size",schemaPath:"Account#/properties/registration_company_size/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!((((data8 === "1") || (data8 === "2")) || (data8 === "3")) || (data8 === "4"))){
(vErrors ??= []).push({instancePath:instancePath+"/registration_company_size",schemaPath:"Account#/properties/registration_company_size/enum",keyword:"enum",params:{allowedValues: schema0.properties.registration_company_size.enum}});
errors++;
}
}
if(data.registration_terms_of_use !== undefined){
let data9 = data.registration_terms_of_use;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
(vErrors ??= []).push({instancePath:instancePath+"/registration_terms_of_use",schemaPath:"Account#/properties/registration_terms_of_use/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(!(data9 === 1)){
(vErrors ??= []).push({instancePath:instancePath+"/registration_terms_of_use",schemaPath:"Account#/properties/registration_terms_of_use/enum",keyword:"enum",params:{allowedValues: schema0.properties.registration_terms_of_use.enum}});
errors++;
}
}
if(data.registration_type_use !== undefined){
let data10 = data.registration_type_use;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
(vErrors ??= []).push({instancePath:instancePath+"/registration_type_use",schemaPath:"Account#/properties/registration_type_use/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(!(data10 === 1)){
(vErrors ??= []).push({instancePath:instancePath+"/registration_type_use",schemaPath:"Account#/properties/registration_type_use/enum",keyword:"enum",params:{allowedValues: schema0.properties.registration_type_use.enum}});
errors++;
}
}
if(data.registration_company_industry_sector !== undefined){
if(typeof data.registration_company_industry_sector !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/registration_company_industry_sector",schemaPath:"Account#/properties/registration_company_industry_sector/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.registration_additional_data !== undefined){
if(errors < 400){
if(!(validate0(data.registration_additional_data, {instancePath:instancePath+"/registration_additional_data",parentData:data,parentDataProperty:"registration_additional_data",rootData}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
}
if(data.account_config !== undefined){
if(errors < 400){
if(!(validate1(data.account_config, {instancePath:instancePath+"/account_config",parentData:data,parentDataProperty:"account_config",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
}
if(data.warnings !== undefined){
if(errors < 400){
if(!(validate3(data.warnings, {instancePath:instancePath+"/warnings",parentData:data,parentDataProperty:"warnings",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"Account#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}
const schema2 = {"type":"object","additionalProperties":false,"required":["account_id","state"],"properties":{"account_id":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"state":{"type":"string","enum":["pending","valid","invalid"]},"reasons":{"type":"array","minItems":1,"items":{"type":"string","enum":["incomplete","unreadable","password","no-key","key-mismatch","not-yet-valid","expired","other-tax-id"]}},"checked_at":{"type":"string","format":"date-time","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,9})?([Zz]|[+-][0-9]{2}:[0-9]{2})$"},"not_before":{"type":"string","format":"date-time","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,9})?([Zz]|[+-][0-9]{2}:[0-9]{2})$"},"not_after":{"type":"string","format":"date-time","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,9})?([Zz]|[+-][0-9]{2}:[0-9]{2})$"}}};
const formats1 = formats["date-time"];
const pattern2 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}(?:[.][0-9]{1,9})?(?:[Zz]|[+-][0-9]{2}:[0-9]{2})$", "u");
function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.account_id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"AccountCertificate#/required",keyword:"required",params:{missingProperty: "account_id"}});
errors++;
}
if(data.state === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"AccountCertificate#/required",keyword:"required",params:{missingProperty: "state"}});
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!((((((key0 === "account_id") || (key0 === "state")) || (key0 === "reasons")) || (key0 === "checked_at")) || (key0 === "not_before")) || (key0 === "not_after"))){
(vErrors ??= []).push({instancePath,schemaPath:"AccountCertificate#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.account_id !== undefined){
let data0 = data.account_id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/account_id",schemaPath:"AccountCertificate#/properties/account_id/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/account_id",schemaPath:"AccountCertificate#/properties/account_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data0 < -9007199254740991 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/account_id",schemaPath:"AccountCertificate#/properties/account_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
}
if(data.state !== undefined){
let data1 = data.state;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/state",schemaPath:"AccountCertificate#/properties/state/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!(((data1 === "pending") || (data1 === "valid")) || (data1 === "invalid"))){
(vErrors ??= []).push({instancePath:instancePath+"/state",schemaPath:"AccountCertificate#/properties/state/enum",keyword:"enum",params:{allowedValues: schema2.properties.state.enum}});
errors++;
}
}
if(data.reasons !== undefined){
let data2 = data.reasons;
if(Array.isArray(data2)){
if(data2.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/reasons",schemaPath:"AccountCertificate#/properties/reasons/minItems",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len0 = data2.length;
for(let i0=0, i0_=errors; i0<len0 && errors-i0_<400; i0++){
let data3 = data2[i0];
if(typeof data3 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/reasons/" + i0,schemaPath:"AccountCertificate#/properties/reasons/items/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!((((((((data3 === "incomplete") || (data3 === "unreadable")) || (data3 === "password")) || (data3 === "no-key")) || (data3 === "key-mismatch")) || (data3 === "not-yet-valid")) || (data3 === "expired")) || (data3 === "other-tax-id"))){
(vErrors ??= []).push({instancePath:instancePath+"/reasons/" + i0,schemaPath:"AccountCertificate#/properties/reasons/items/enum",keyword:"enum",params:{allowedValues: schema2.properties.reasons.items.enum}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reasons",schemaPath:"AccountCertificate#/properties/reasons/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.checked_at !== undefined){
let data4 = data.checked_at;
if(typeof data4 === "string"){
if(!pattern2.test(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/checked_at",schemaPath:"AccountCertificate#/properties/checked_at/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,9})?([Zz]|[+-][0-9]{2}:[0-9]{2})$"}});
errors++;
}
if(!(formats1.validate(data4))){
(vErrors ??= []).push({instancePath:instancePath+"/checked_at",schemaPath:"AccountCertificate#/properties/checked_at/format",keyword:"format",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/checked_at",schemaPath:"AccountCertificate#/properties/checked_at/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.not_before !== undefined){
let data5 = data.not_before;
if(typeof data5 === "string"){
if(!pattern2.test(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/not_before",schemaPath:"AccountCertificate#/properties/not_before/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,9})?([Zz]|[+-][0-9]{2}:[0-9]{2})$"}});
errors++;
}
if(!(formats1.validate(data5))){
(vErrors ??= []).push({instancePath:instancePath+"/not_before",schemaPath:"AccountCertificate#/properties/not_before/format",keyword:"format",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/not_before",schemaPath:"AccountCertificate#/properties/not_before/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.not_after !== undefined){
let data6 = data.not_after;
if(typeof data6 === "string"){
if(!pattern2.test(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/not_after",schemaPath:"AccountCertificate#/properties/not_after/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,9})?([Zz]|[+-][0-9]{2}:[0-9]{2})$"}});
errors++;
}
if(!(formats1.validate(data6))){
(vErrors ??= []).push({instancePath:instancePath+"/not_after",schemaPath:"AccountCertificate#/properties/not_after/format",keyword:"format",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/not_after",schemaPath:"AccountCertificate#/properties/not_after/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"AccountCertificate#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}
function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.items === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"AccountList#/required",keyword:"required",params:{missingProperty: "items"}});
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!((key0 === "items") || (key0 === "next_cursor"))){
(vErrors ??= []).push({instancePath,schemaPath:"AccountList#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.items !== undefined){
let data0 = data.items;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0, i0_=errors; i0<len0 && errors-i0_<400; i0++){
if(errors < 400){
if(!(validate4(data0[i0], {instancePath:instancePath+"/items/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/items",schemaPath:"AccountList#/properties/items/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.next_cursor !== undefined){
if(typeof data.next_cursor !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/next_cursor",schemaPath:"AccountList#/properties/next_cursor/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"AccountList#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate6.errors = vErrors;
return errors === 0;
}
const schema3 = {"type":"object","additionalProperties":false,"required":["company_branch_id","account_id","name"],"properties":{"company_branch_id":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"account_id":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"is_headquarters":{"type":"integer","enum":[0,1]},"branch_type":{"type":"integer","enum":[1,2]},"name":{"type":"string"},"address":{"type":"string"},"district":{"type":"string"},"city":{"type":"string"},"phone":{"type":"string"},"company_branch_tax_code":{"type":"string"},"company_branch_internal_code":{"type":"string"},"parent_company_branch_id":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"user_permissions":{"$ref":"CompanyBranchUserPermissions"},"warnings":{"$ref":"Warnings"}}};
function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(((key0 === "user_id") || (key0 === "user_name")) || (key0 === "has_branch_permission"))){
(vErrors ??= []).push({instancePath,schemaPath:"CompanyBranchUserPermissions#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.user_id !== undefined){
if(typeof data.user_id !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/user_id",schemaPath:"CompanyBranchUserPermissions#/properties/user_id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.user_name !== undefined){
if(typeof data.user_name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/user_name",schemaPath:"CompanyBranchUserPermissions#/properties/user_name/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.has_branch_permission !== undefined){
let data2 = data.has_branch_permission;
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/has_branch_permission",schemaPath:"CompanyBranchUserPermissions#/properties/has_branch_permission/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data2 < -9007199254740991 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/has_branch_permission",schemaPath:"CompanyBranchUserPermissions#/properties/has_branch_permission/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/has_branch_permission",schemaPath:"CompanyBranchUserPermissions#/properties/has_branch_permission/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"CompanyBranchUserPermissions#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate7.errors = vErrors;
return errors === 0;
}
function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.company_branch_id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"CompanyBranch#/required",keyword:"required",params:{missingProperty: "company_branch_id"}});
errors++;
}
if(data.account_id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"CompanyBranch#/required",keyword:"required",params:{missingProperty: "account_id"}});
errors++;
}
if(data.name === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"CompanyBranch#/required",keyword:"required",params:{missingProperty: "name"}});
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
(vErrors ??= []).push({instancePath,schemaPath:"CompanyBranch#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
if(data.company_branch_id !== undefined){
let data0 = data.company_branch_id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/company_branch_id",schemaPath:"CompanyBranch#/properties/company_branch_id/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/company_branch_id",schemaPath:"CompanyBranch#/properties/company_branch_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data0 < -9007199254740991 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/company_branch_id",schemaPath:"CompanyBranch#/properties/company_branch_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
}
if(data.account_id !== undefined){
let data1 = data.account_id;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/account_id",schemaPath:"CompanyBranch#/properties/account_id/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/account_id",schemaPath:"CompanyBranch#/properties/account_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data1 < -9007199254740991 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/account_id",schemaPath:"CompanyBranch#/properties/account_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
}
if(data.is_headquarters !== undefined){
let data2 = data.is_headquarters;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/is_headquarters",schemaPath:"CompanyBranch#/properties/is_headquarters/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(!((data2 === 0) || (data2 === 1))){
(vErrors ??= []).push({instancePath:instancePath+"/is_headquarters",schemaPath:"CompanyBranch#/properties/is_headquarters/enum",keyword:"enum",params:{allowedValues: schema3.properties.is_headquarters.enum}});
errors++;
}
}
if(data.branch_type !== undefined){
let data3 = data.branch_type;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/branch_type",schemaPath:"CompanyBranch#/properties/branch_type/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(!((data3 === 1) || (data3 === 2))){
(vErrors ??= []).push({instancePath:instancePath+"/branch_type",schemaPath:"CompanyBranch#/properties/branch_type/enum",keyword:"enum",params:{allowedValues: schema3.properties.branch_type.enum}});
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"CompanyBranch#/properties/name/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.address !== undefined){
if(typeof data.address !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/address",schemaPath:"CompanyBranch#/properties/address/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.district !== undefined){
if(typeof data.district !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/district",schemaPath:"CompanyBranch#/properties/district/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.city !== undefined){
if(typeof data.city !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/city",schemaPath:"CompanyBranch#/properties/city/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.phone !== undefined){
if(typeof data.phone !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/phone",schemaPath:"CompanyBranch#/properties/phone/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.company_branch_tax_code !== undefined){
if(typeof data.company_branch_tax_code !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/company_branch_tax_code",schemaPath:"CompanyBranch#/properties/company_branch_tax_code/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.company_branch_internal_code !== undefined){
if(typeof data.company_branch_internal_code !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/company_branch_internal_code",schemaPath:"CompanyBranch#/properties/company_branch_internal_code/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.parent_company_branch_id !== undefined){
let data11 = data.parent_company_branch_id;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
(vErrors ??= []).push({instancePath:instancePath+"/parent_company_branch_id",schemaPath:"CompanyBranch#/properties/parent_company_branch_id/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data11 == "number"){
if(data11 > 9007199254740991 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/parent_company_branch_id",schemaPath:"CompanyBranch#/properties/parent_company_branch_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data11 < -9007199254740991 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/parent_company_branch_id",schemaPath:"CompanyBranch#/properties/parent_company_branch_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
}
if(data.user_permissions !== undefined){
if(errors < 400){
if(!(validate7(data.user_permissions, {instancePath:instancePath+"/user_permissions",parentData:data,parentDataProperty:"user_permissions",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
}
if(data.warnings !== undefined){
if(errors < 400){
if(!(validate3(data.warnings, {instancePath:instancePath+"/warnings",parentData:data,parentDataProperty:"warnings",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"CompanyBranch#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate8.errors = vErrors;
return errors === 0;
}
function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.items === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"CompanyBranchList#/required",keyword:"required",params:{missingProperty: "items"}});
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!((key0 === "items") || (key0 === "next_cursor"))){
(vErrors ??= []).push({instancePath,schemaPath:"CompanyBranchList#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.items !== undefined){
let data0 = data.items;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0, i0_=errors; i0<len0 && errors-i0_<400; i0++){
if(errors < 400){
if(!(validate8(data0[i0], {instancePath:instancePath+"/items/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/items",schemaPath:"CompanyBranchList#/properties/items/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.next_cursor !== undefined){
if(typeof data.next_cursor !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/next_cursor",schemaPath:"CompanyBranchList#/properties/next_cursor/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"CompanyBranchList#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate9.errors = vErrors;
return errors === 0;
}
const pattern3 = new RegExp("^[0-9][0-9,]*$", "u");
function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!((((key0 === "first_name") || (key0 === "last_name")) || (key0 === "phone")) || (key0 === "email"))){
(vErrors ??= []).push({instancePath,schemaPath:"Contact#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.first_name !== undefined){
if(typeof data.first_name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/first_name",schemaPath:"Contact#/properties/first_name/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.last_name !== undefined){
if(typeof data.last_name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/last_name",schemaPath:"Contact#/properties/last_name/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.phone !== undefined){
if(typeof data.phone !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/phone",schemaPath:"Contact#/properties/phone/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.email !== undefined){
if(typeof data.email !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/email",schemaPath:"Contact#/properties/email/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"Contact#/type",keyword:"type",params:{type: "object"}});
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
switch(key0.length){
case 10:switch(key0){case "country_id":case "legal_name":continue;}break;
case 11:switch(key0){case "tax_id_type":case "tax_id_code":case "postal_code":continue;}break;
case 7:switch(key0){case "address":continue;}break;
case 8:switch(key0){case "district":continue;}break;
case 4:switch(key0){case "city":continue;}break;
case 17:switch(key0){case "business_activity":continue;}break;
case 5:switch(key0){case "phone":continue;}break;
}
(vErrors ??= []).push({instancePath,schemaPath:"InvoicingDetails#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
if(data.country_id !== undefined){
if(typeof data.country_id !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/country_id",schemaPath:"InvoicingDetails#/properties/country_id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.tax_id_type !== undefined){
if(typeof data.tax_id_type !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/tax_id_type",schemaPath:"InvoicingDetails#/properties/tax_id_type/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.tax_id_code !== undefined){
if(typeof data.tax_id_code !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/tax_id_code",schemaPath:"InvoicingDetails#/properties/tax_id_code/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.legal_name !== undefined){
if(typeof data.legal_name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/legal_name",schemaPath:"InvoicingDetails#/properties/legal_name/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.address !== undefined){
if(typeof data.address !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/address",schemaPath:"InvoicingDetails#/properties/address/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.district !== undefined){
if(typeof data.district !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/district",schemaPath:"InvoicingDetails#/properties/district/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.city !== undefined){
if(typeof data.city !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/city",schemaPath:"InvoicingDetails#/properties/city/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.business_activity !== undefined){
if(typeof data.business_activity !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/business_activity",schemaPath:"InvoicingDetails#/properties/business_activity/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.phone !== undefined){
if(typeof data.phone !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/phone",schemaPath:"InvoicingDetails#/properties/phone/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.postal_code !== undefined){
if(typeof data.postal_code !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/postal_code",schemaPath:"InvoicingDetails#/properties/postal_code/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"InvoicingDetails#/type",keyword:"type",params:{type: "object"}});
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
switch(key0.length){
case 11:switch(key0){case "data_name_1":case "data_name_2":case "data_name_3":case "data_name_4":case "data_name_5":continue;}break;
case 12:switch(key0){case "data_value_1":case "data_value_2":case "data_value_3":case "data_value_4":case "data_value_5":continue;}break;
}
(vErrors ??= []).push({instancePath,schemaPath:"CustomerSupplierAdditional#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
if(data.data_name_1 !== undefined){
if(typeof data.data_name_1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/data_name_1",schemaPath:"CustomerSupplierAdditional#/properties/data_name_1/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.data_name_2 !== undefined){
if(typeof data.data_name_2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/data_name_2",schemaPath:"CustomerSupplierAdditional#/properties/data_name_2/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.data_name_3 !== undefined){
if(typeof data.data_name_3 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/data_name_3",schemaPath:"CustomerSupplierAdditional#/properties/data_name_3/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.data_name_4 !== undefined){
if(typeof data.data_name_4 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/data_name_4",schemaPath:"CustomerSupplierAdditional#/properties/data_name_4/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.data_name_5 !== undefined){
if(typeof data.data_name_5 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/data_name_5",schemaPath:"CustomerSupplierAdditional#/properties/data_name_5/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.data_value_1 !== undefined){
if(typeof data.data_value_1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/data_value_1",schemaPath:"CustomerSupplierAdditional#/properties/data_value_1/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.data_value_2 !== undefined){
if(typeof data.data_value_2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/data_value_2",schemaPath:"CustomerSupplierAdditional#/properties/data_value_2/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.data_value_3 !== undefined){
if(typeof data.data_value_3 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/data_value_3",schemaPath:"CustomerSupplierAdditional#/properties/data_value_3/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.data_value_4 !== undefined){
if(typeof data.data_value_4 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/data_value_4",schemaPath:"CustomerSupplierAdditional#/properties/data_value_4/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.data_value_5 !== undefined){
if(typeof data.data_value_5 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/data_value_5",schemaPath:"CustomerSupplierAdditional#/properties/data_value_5/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"CustomerSupplierAdditional#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}
function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.customer_supplier_id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"CustomerSupplier#/required",keyword:"required",params:{missingProperty: "customer_supplier_id"}});
errors++;
}
if(data.account_id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"CustomerSupplier#/required",keyword:"required",params:{missingProperty: "account_id"}});
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
(vErrors ??= []).push({instancePath,schemaPath:"CustomerSupplier#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
if(data.customer_supplier_id !== undefined){
let data0 = data.customer_supplier_id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/customer_supplier_id",schemaPath:"CustomerSupplier#/properties/customer_supplier_id/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/customer_supplier_id",schemaPath:"CustomerSupplier#/properties/customer_supplier_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data0 < -9007199254740991 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/customer_supplier_id",schemaPath:"CustomerSupplier#/properties/customer_supplier_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
}
if(data.account_id !== undefined){
let data1 = data.account_id;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/account_id",schemaPath:"CustomerSupplier#/properties/account_id/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/account_id",schemaPath:"CustomerSupplier#/properties/account_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data1 < -9007199254740991 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/account_id",schemaPath:"CustomerSupplier#/properties/account_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"CustomerSupplier#/properties/name/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.is_customer !== undefined){
if(typeof data.is_customer !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_customer",schemaPath:"CustomerSupplier#/properties/is_customer/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.is_supplier !== undefined){
if(typeof data.is_supplier !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_supplier",schemaPath:"CustomerSupplier#/properties/is_supplier/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.responsible_user_id !== undefined){
let data5 = data.responsible_user_id;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
(vErrors ??= []).push({instancePath:instancePath+"/responsible_user_id",schemaPath:"CustomerSupplier#/properties/responsible_user_id/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data5 == "number"){
if(data5 > 9007199254740991 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/responsible_user_id",schemaPath:"CustomerSupplier#/properties/responsible_user_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data5 < -9007199254740991 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/responsible_user_id",schemaPath:"CustomerSupplier#/properties/responsible_user_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
}
if(data.payment_term !== undefined){
let data6 = data.payment_term;
if(typeof data6 === "string"){
if(!pattern3.test(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_term",schemaPath:"CustomerSupplier#/properties/payment_term/pattern",keyword:"pattern",params:{pattern: "^[0-9][0-9,]*$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_term",schemaPath:"CustomerSupplier#/properties/payment_term/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.contacts !== undefined){
let data7 = data.contacts;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0, i0_=errors; i0<len0 && errors-i0_<400; i0++){
if(errors < 400){
if(!(validate10(data7[i0], {instancePath:instancePath+"/contacts/" + i0,parentData:data7,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/contacts",schemaPath:"CustomerSupplier#/properties/contacts/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.invoicing_details !== undefined){
let data9 = data.invoicing_details;
if(Array.isArray(data9)){
const len1 = data9.length;
for(let i1=0, i1_=errors; i1<len1 && errors-i1_<400; i1++){
if(errors < 400){
if(!(validate11(data9[i1], {instancePath:instancePath+"/invoicing_details/" + i1,parentData:data9,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/invoicing_details",schemaPath:"CustomerSupplier#/properties/invoicing_details/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.additional !== undefined){
if(errors < 400){
if(!(validate12(data.additional, {instancePath:instancePath+"/additional",parentData:data,parentDataProperty:"additional",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
}
if(data.warnings !== undefined){
if(errors < 400){
if(!(validate3(data.warnings, {instancePath:instancePath+"/warnings",parentData:data,parentDataProperty:"warnings",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"CustomerSupplier#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate13.errors = vErrors;
return errors === 0;
}
function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.items === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"CustomerSupplierList#/required",keyword:"required",params:{missingProperty: "items"}});
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!((key0 === "items") || (key0 === "next_cursor"))){
(vErrors ??= []).push({instancePath,schemaPath:"CustomerSupplierList#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.items !== undefined){
let data0 = data.items;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0, i0_=errors; i0<len0 && errors-i0_<400; i0++){
if(errors < 400){
if(!(validate13(data0[i0], {instancePath:instancePath+"/items/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/items",schemaPath:"CustomerSupplierList#/properties/items/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.next_cursor !== undefined){
if(typeof data.next_cursor !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/next_cursor",schemaPath:"CustomerSupplierList#/properties/next_cursor/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"CustomerSupplierList#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate14.errors = vErrors;
return errors === 0;
}
const schema4 = {"type":"object","additionalProperties":false,"required":["document_status","header","details","totals"],"properties":{"document_id":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"document_status":{"type":"integer","enum":[0,1,2]},"options":{"$ref":"DocumentOptions"},"header":{"$ref":"DocumentHeader"},"details":{"type":"array","items":{"$ref":"DocumentLine"}},"references":{"type":"array","items":{"$ref":"DocumentReference"}},"globals_discounts_surcharges":{"type":"array","items":{"$ref":"DocumentGlobal"}},"totals":{"$ref":"DocumentTotals"},"electronic_document":{"$ref":"ElectronicDocument"},"payment_link":{"$ref":"PaymentLink"},"result":{"$ref":"Result"},"history":{"type":"array","items":{"$ref":"DocumentHistoryEntry"}},"warnings":{"$ref":"Warnings"}}};
const schema5 = {"type":"object","additionalProperties":false,"properties":{"draft_only":{"type":"integer","enum":[0,1]},"draft_preview":{"type":"integer","enum":[0,1]},"send_email":{"type":"integer","enum":[0,1]},"template_id":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"gross_values":{"type":"integer","enum":[0,1]},"rounding_type":{"type":"string","enum":["net","gross"]},"company_web":{"type":"string","pattern":"^https?://"},"company_email":{"type":"string"},"pdf_transfer_copy":{"type":"integer","enum":[0,1]}}};
const pattern4 = new RegExp("^https?://", "u");
function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
(vErrors ??= []).push({instancePath:instancePath+"/draft_only",schemaPath:"DocumentOptions#/properties/draft_only/enum",keyword:"enum",params:{allowedValues: schema5.properties.draft_only.enum}});
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
(vErrors ??= []).push({instancePath:instancePath+"/draft_preview",schemaPath:"DocumentOptions#/properties/draft_preview/enum",keyword:"enum",params:{allowedValues: schema5.properties.draft_preview.enum}});
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
(vErrors ??= []).push({instancePath:instancePath+"/send_email",schemaPath:"DocumentOptions#/properties/send_email/enum",keyword:"enum",params:{allowedValues: schema5.properties.send_email.enum}});
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
(vErrors ??= []).push({instancePath:instancePath+"/gross_values",schemaPath:"DocumentOptions#/properties/gross_values/enum",keyword:"enum",params:{allowedValues: schema5.properties.gross_values.enum}});
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
(vErrors ??= []).push({instancePath:instancePath+"/rounding_type",schemaPath:"DocumentOptions#/properties/rounding_type/enum",keyword:"enum",params:{allowedValues: schema5.properties.rounding_type.enum}});
errors++;
}
}
if(data.company_web !== undefined){
let data6 = data.company_web;
if(typeof data6 === "string"){
if(!pattern4.test(data6)){
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
(vErrors ??= []).push({instancePath:instancePath+"/pdf_transfer_copy",schemaPath:"DocumentOptions#/properties/pdf_transfer_copy/enum",keyword:"enum",params:{allowedValues: schema5.properties.pdf_transfer_copy.enum}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"DocumentOptions#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate15.errors = vErrors;
return errors === 0;
}
const schema6 = {"type":"object","additionalProperties":false,"required":["account_id","document_type_id","issue_date","issuer_address","issuer_district","issuer_city","issuer_phone","issuer_activity","receiver_address","receiver_phone","payment_conditions","document_status"],"properties":{"account_id":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"document_type_id":{"type":"integer","minimum":1,"maximum":9007199254740991},"document_sequence_code":{"type":"string"},"document_type_taxbureau":{"type":"string"},"document_number":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"received_issued_flag":{"type":"integer","enum":[0,1]},"taxbureau_validation_status":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"issue_date":{"type":"string","format":"date","pattern":"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"},"issuer_tax_id_code":{"type":"string"},"issuer_tax_id_type":{"type":"string"},"issuer_legal_name":{"type":"string"},"issuer_address":{"type":"string"},"issuer_district":{"type":"string"},"issuer_city":{"type":"string"},"issuer_state_id":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"issuer_country_id":{"type":"string"},"issuer_phone":{"type":"string"},"issuer_activity":{"type":"string"},"issuer_postalcode":{"type":"string"},"customer_supplier_id":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"receiver_tax_id_code":{"type":"string"},"receiver_tax_id_type":{"type":"string"},"receiver_legal_name":{"type":"string"},"receiver_address":{"type":"string"},"receiver_district":{"type":"string"},"receiver_city":{"type":"string"},"receiver_phone":{"type":"string"},"receiver_activity":{"type":"string"},"receiver_postalcode":{"type":"string"},"receiver_state_id":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"receiver_county_id":{"type":"string"},"receiver_country_id":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"receiver_email":{"type":"string"},"payment_conditions":{"type":"string","pattern":"^[0-9][0-9,]*$"},"seller_id":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"currency_id":{"type":"number","minimum":-9007199254740991,"maximum":9007199254740991},"exchange_rate_value":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"service_indicator":{"type":"integer","enum":[1,2,3,4,5]},"sale_modality":{"type":"integer","enum":[1,2,3,4,9]},"sale_clause":{"type":"integer","enum":[1,2,3,4,5,6,9,10,11,12,17,18,8]},"guide_type":{"type":"integer","enum":[1,2,3,4,5,6,7,8,9]},"transfer_type":{"type":"integer","enum":[1,2,3]},"transportation_doc_type":{"type":"number","enum":[1,2,3,4,5,6,7,8,9]},"transportation_doc_billing":{"type":"number","enum":[1,2,3]},"branch_office_code":{"type":"string"},"observations":{"type":"string"},"deployment_observations":{"type":"integer","enum":[0,1,2,3]},"port_disembarkation":{"type":"string"},"port_embarkation":{"type":"string"},"gross_weight":{"type":"string"},"shipping_address":{"type":"string"},"document_status":{"type":"number","enum":[0,1,2,3]},"additional":{"$ref":"DocumentAdditional"}}};
const pattern5 = new RegExp("^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$", "u");
function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate16.errors = vErrors;
return errors === 0;
}
function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(formats1.validate(data2))){
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
validate17.errors = vErrors;
return errors === 0;
}
function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate18.errors = vErrors;
return errors === 0;
}
function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate18(data9[i0], {instancePath:instancePath+"/details/" + i0,parentData:data9,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
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
validate19.errors = vErrors;
return errors === 0;
}
function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate17(data.origin, {instancePath:instancePath+"/origin",parentData:data,parentDataProperty:"origin",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
}
if(data.destination !== undefined){
if(errors < 400){
if(!(validate17(data.destination, {instancePath:instancePath+"/destination",parentData:data,parentDataProperty:"destination",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
}
if(data.merchandise !== undefined){
if(errors < 400){
if(!(validate19(data.merchandise, {instancePath:instancePath+"/merchandise",parentData:data,parentDataProperty:"merchandise",rootData}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"MxShipping#/type",keyword:"type",params:{type: "object"}});
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
validate21.errors = vErrors;
return errors === 0;
}
function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate22.errors = vErrors;
return errors === 0;
}
function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate23.errors = vErrors;
return errors === 0;
}
function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate23(data0[i0], {instancePath:instancePath+"/details/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
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
validate24.errors = vErrors;
return errors === 0;
}
function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate21(data.origin, {instancePath:instancePath+"/origin",parentData:data,parentDataProperty:"origin",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
}
if(data.destination !== undefined){
if(errors < 400){
if(!(validate22(data.destination, {instancePath:instancePath+"/destination",parentData:data,parentDataProperty:"destination",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
}
if(data.merchandise !== undefined){
if(errors < 400){
if(!(validate24(data.merchandise, {instancePath:instancePath+"/merchandise",parentData:data,parentDataProperty:"merchandise",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"MxExports#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}
function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate26.errors = vErrors;
return errors === 0;
}
function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate27.errors = vErrors;
return errors === 0;
}
function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate28.errors = vErrors;
return errors === 0;
}
function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate29.errors = vErrors;
return errors === 0;
}
const schema7 = {"type":"object","additionalProperties":false,"properties":{"invoice_concept":{"type":"integer","enum":[1,2,3]},"items_quantity":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"service_date_from":{"type":"string"},"service_date_to":{"type":"string"},"receiver_vat_condition_id":{"type":"string"}}};
function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
(vErrors ??= []).push({instancePath:instancePath+"/invoice_concept",schemaPath:"ArHeader#/properties/invoice_concept/enum",keyword:"enum",params:{allowedValues: schema7.properties.invoice_concept.enum}});
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
validate30.errors = vErrors;
return errors === 0;
}
function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate31.errors = vErrors;
return errors === 0;
}
const schema8 = {"type":"object","additionalProperties":false,"properties":{"handling_code":{"type":"string","enum":["1","01","2","02","13","013"]},"special_instructions":{"type":"integer","enum":[1,2,3,4,5,6,7,8,9]},"handling_instructions":{"type":"string"},"gross_weight_measure":{"type":"string"},"gross_weight_measure_id":{"type":"string"},"shipment_stage":{"$ref":"PeShipmentStage"},"delivery":{"$ref":"PeDelivery"},"transport_handling_unit":{"$ref":"PeTransportHandlingUnit"}}};
const schema9 = {"type":"object","additionalProperties":false,"properties":{"transport_mode_code":{"type":"string","enum":["01","02"]},"transit_period":{"type":"string"},"driver_person":{"$ref":"PeDriver"},"carrier_party":{"$ref":"PeCarrier"}}};
function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate32.errors = vErrors;
return errors === 0;
}
function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate33.errors = vErrors;
return errors === 0;
}
function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
(vErrors ??= []).push({instancePath:instancePath+"/transport_mode_code",schemaPath:"PeShipmentStage#/properties/transport_mode_code/enum",keyword:"enum",params:{allowedValues: schema9.properties.transport_mode_code.enum}});
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
if(!(validate32(data.driver_person, {instancePath:instancePath+"/driver_person",parentData:data,parentDataProperty:"driver_person",rootData}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
}
}
if(data.carrier_party !== undefined){
if(errors < 400){
if(!(validate33(data.carrier_party, {instancePath:instancePath+"/carrier_party",parentData:data,parentDataProperty:"carrier_party",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"PeShipmentStage#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate34.errors = vErrors;
return errors === 0;
}
function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate35.errors = vErrors;
return errors === 0;
}
function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate35(data.delivery_address, {instancePath:instancePath+"/delivery_address",parentData:data,parentDataProperty:"delivery_address",rootData}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
}
}
if(data.dispatch !== undefined){
if(errors < 400){
if(!(validate35(data.dispatch, {instancePath:instancePath+"/dispatch",parentData:data,parentDataProperty:"dispatch",rootData}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"PeDelivery#/type",keyword:"type",params:{type: "object"}});
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
validate37.errors = vErrors;
return errors === 0;
}
function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
(vErrors ??= []).push({instancePath:instancePath+"/handling_code",schemaPath:"PeShipping#/properties/handling_code/enum",keyword:"enum",params:{allowedValues: schema8.properties.handling_code.enum}});
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
(vErrors ??= []).push({instancePath:instancePath+"/special_instructions",schemaPath:"PeShipping#/properties/special_instructions/enum",keyword:"enum",params:{allowedValues: schema8.properties.special_instructions.enum}});
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
if(!(validate34(data.shipment_stage, {instancePath:instancePath+"/shipment_stage",parentData:data,parentDataProperty:"shipment_stage",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
}
}
if(data.delivery !== undefined){
if(errors < 400){
if(!(validate36(data.delivery, {instancePath:instancePath+"/delivery",parentData:data,parentDataProperty:"delivery",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
}
}
if(data.transport_handling_unit !== undefined){
if(errors < 400){
if(!(validate37(data.transport_handling_unit, {instancePath:instancePath+"/transport_handling_unit",parentData:data,parentDataProperty:"transport_handling_unit",rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"PeShipping#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate38.errors = vErrors;
return errors === 0;
}
function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate16(data.mx_header, {instancePath:instancePath+"/mx_header",parentData:data,parentDataProperty:"mx_header",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
}
if(data.mx_shipping !== undefined){
if(errors < 400){
if(!(validate20(data.mx_shipping, {instancePath:instancePath+"/mx_shipping",parentData:data,parentDataProperty:"mx_shipping",rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
}
}
if(data.mx_exports !== undefined){
if(errors < 400){
if(!(validate25(data.mx_exports, {instancePath:instancePath+"/mx_exports",parentData:data,parentDataProperty:"mx_exports",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
}
if(data.co_header !== undefined){
if(errors < 400){
if(!(validate26(data.co_header, {instancePath:instancePath+"/co_header",parentData:data,parentDataProperty:"co_header",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
}
if(data.pe_header !== undefined){
if(errors < 400){
if(!(validate27(data.pe_header, {instancePath:instancePath+"/pe_header",parentData:data,parentDataProperty:"pe_header",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
}
}
if(data.pe_detraction !== undefined){
if(errors < 400){
if(!(validate28(data.pe_detraction, {instancePath:instancePath+"/pe_detraction",parentData:data,parentDataProperty:"pe_detraction",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
}
}
if(data.pe_cargo_transport !== undefined){
if(errors < 400){
if(!(validate29(data.pe_cargo_transport, {instancePath:instancePath+"/pe_cargo_transport",parentData:data,parentDataProperty:"pe_cargo_transport",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
}
}
if(data.ar_header !== undefined){
if(errors < 400){
if(!(validate30(data.ar_header, {instancePath:instancePath+"/ar_header",parentData:data,parentDataProperty:"ar_header",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
}
if(data.pe_retention_header !== undefined){
if(errors < 400){
if(!(validate31(data.pe_retention_header, {instancePath:instancePath+"/pe_retention_header",parentData:data,parentDataProperty:"pe_retention_header",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
}
}
if(data.pe_shipping !== undefined){
if(errors < 400){
if(!(validate38(data.pe_shipping, {instancePath:instancePath+"/pe_shipping",parentData:data,parentDataProperty:"pe_shipping",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"DocumentAdditional#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate39.errors = vErrors;
return errors === 0;
}
function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.account_id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"DocumentHeader#/required",keyword:"required",params:{missingProperty: "account_id"}});
errors++;
}
if(data.document_type_id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"DocumentHeader#/required",keyword:"required",params:{missingProperty: "document_type_id"}});
errors++;
}
if(data.issue_date === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"DocumentHeader#/required",keyword:"required",params:{missingProperty: "issue_date"}});
errors++;
}
if(data.issuer_address === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"DocumentHeader#/required",keyword:"required",params:{missingProperty: "issuer_address"}});
errors++;
}
if(data.issuer_district === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"DocumentHeader#/required",keyword:"required",params:{missingProperty: "issuer_district"}});
errors++;
}
if(data.issuer_city === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"DocumentHeader#/required",keyword:"required",params:{missingProperty: "issuer_city"}});
errors++;
}
if(data.issuer_phone === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"DocumentHeader#/required",keyword:"required",params:{missingProperty: "issuer_phone"}});
errors++;
}
if(data.issuer_activity === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"DocumentHeader#/required",keyword:"required",params:{missingProperty: "issuer_activity"}});
errors++;
}
if(data.receiver_address === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"DocumentHeader#/required",keyword:"required",params:{missingProperty: "receiver_address"}});
errors++;
}
if(data.receiver_phone === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"DocumentHeader#/required",keyword:"required",params:{missingProperty: "receiver_phone"}});
errors++;
}
if(data.payment_conditions === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"DocumentHeader#/required",keyword:"required",params:{missingProperty: "payment_conditions"}});
errors++;
}
if(data.document_status === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"DocumentHeader#/required",keyword:"required",params:{missingProperty: "document_status"}});
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
(vErrors ??= []).push({instancePath,schemaPath:"DocumentHeader#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
if(data.account_id !== undefined){
let data0 = data.account_id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/account_id",schemaPath:"DocumentHeader#/properties/account_id/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/account_id",schemaPath:"DocumentHeader#/properties/account_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data0 < -9007199254740991 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/account_id",schemaPath:"DocumentHeader#/properties/account_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
}
if(data.document_type_id !== undefined){
let data1 = data.document_type_id;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/document_type_id",schemaPath:"DocumentHeader#/properties/document_type_id/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/document_type_id",schemaPath:"DocumentHeader#/properties/document_type_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data1 < 1 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/document_type_id",schemaPath:"DocumentHeader#/properties/document_type_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.document_sequence_code !== undefined){
if(typeof data.document_sequence_code !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/document_sequence_code",schemaPath:"DocumentHeader#/properties/document_sequence_code/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.document_type_taxbureau !== undefined){
if(typeof data.document_type_taxbureau !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/document_type_taxbureau",schemaPath:"DocumentHeader#/properties/document_type_taxbureau/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.document_number !== undefined){
let data4 = data.document_number;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
(vErrors ??= []).push({instancePath:instancePath+"/document_number",schemaPath:"DocumentHeader#/properties/document_number/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data4 == "number"){
if(data4 > 9007199254740991 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/document_number",schemaPath:"DocumentHeader#/properties/document_number/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data4 < -9007199254740991 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/document_number",schemaPath:"DocumentHeader#/properties/document_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
}
if(data.received_issued_flag !== undefined){
let data5 = data.received_issued_flag;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
(vErrors ??= []).push({instancePath:instancePath+"/received_issued_flag",schemaPath:"DocumentHeader#/properties/received_issued_flag/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(!((data5 === 0) || (data5 === 1))){
(vErrors ??= []).push({instancePath:instancePath+"/received_issued_flag",schemaPath:"DocumentHeader#/properties/received_issued_flag/enum",keyword:"enum",params:{allowedValues: schema6.properties.received_issued_flag.enum}});
errors++;
}
}
if(data.taxbureau_validation_status !== undefined){
let data6 = data.taxbureau_validation_status;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
(vErrors ??= []).push({instancePath:instancePath+"/taxbureau_validation_status",schemaPath:"DocumentHeader#/properties/taxbureau_validation_status/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data6 == "number"){
if(data6 > 9007199254740991 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/taxbureau_validation_status",schemaPath:"DocumentHeader#/properties/taxbureau_validation_status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data6 < -9007199254740991 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/taxbureau_validation_status",schemaPath:"DocumentHeader#/properties/taxbureau_validation_status/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
}
if(data.issue_date !== undefined){
let data7 = data.issue_date;
if(typeof data7 === "string"){
if(!pattern5.test(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/issue_date",schemaPath:"DocumentHeader#/properties/issue_date/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"}});
errors++;
}
if(!(formats2(data7))){
(vErrors ??= []).push({instancePath:instancePath+"/issue_date",schemaPath:"DocumentHeader#/properties/issue_date/format",keyword:"format",params:{format: "date"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/issue_date",schemaPath:"DocumentHeader#/properties/issue_date/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.issuer_tax_id_code !== undefined){
if(typeof data.issuer_tax_id_code !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/issuer_tax_id_code",schemaPath:"DocumentHeader#/properties/issuer_tax_id_code/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.issuer_tax_id_type !== undefined){
if(typeof data.issuer_tax_id_type !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/issuer_tax_id_type",schemaPath:"DocumentHeader#/properties/issuer_tax_id_type/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.issuer_legal_name !== undefined){
if(typeof data.issuer_legal_name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/issuer_legal_name",schemaPath:"DocumentHeader#/properties/issuer_legal_name/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.issuer_address !== undefined){
if(typeof data.issuer_address !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/issuer_address",schemaPath:"DocumentHeader#/properties/issuer_address/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.issuer_district !== undefined){
if(typeof data.issuer_district !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/issuer_district",schemaPath:"DocumentHeader#/properties/issuer_district/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.issuer_city !== undefined){
if(typeof data.issuer_city !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/issuer_city",schemaPath:"DocumentHeader#/properties/issuer_city/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.issuer_state_id !== undefined){
let data14 = data.issuer_state_id;
if(!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))){
(vErrors ??= []).push({instancePath:instancePath+"/issuer_state_id",schemaPath:"DocumentHeader#/properties/issuer_state_id/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data14 == "number"){
if(data14 > 9007199254740991 || isNaN(data14)){
(vErrors ??= []).push({instancePath:instancePath+"/issuer_state_id",schemaPath:"DocumentHeader#/properties/issuer_state_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data14 < -9007199254740991 || isNaN(data14)){
(vErrors ??= []).push({instancePath:instancePath+"/issuer_state_id",schemaPath:"DocumentHeader#/properties/issuer_state_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
}
if(data.issuer_country_id !== undefined){
if(typeof data.issuer_country_id !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/issuer_country_id",schemaPath:"DocumentHeader#/properties/issuer_country_id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.issuer_phone !== undefined){
if(typeof data.issuer_phone !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/issuer_phone",schemaPath:"DocumentHeader#/properties/issuer_phone/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.issuer_activity !== undefined){
if(typeof data.issuer_activity !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/issuer_activity",schemaPath:"DocumentHeader#/properties/issuer_activity/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.issuer_postalcode !== undefined){
if(typeof data.issuer_postalcode !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/issuer_postalcode",schemaPath:"DocumentHeader#/properties/issuer_postalcode/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.customer_supplier_id !== undefined){
let data19 = data.customer_supplier_id;
if(!((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19)))){
(vErrors ??= []).push({instancePath:instancePath+"/customer_supplier_id",schemaPath:"DocumentHeader#/properties/customer_supplier_id/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data19 == "number"){
if(data19 > 9007199254740991 || isNaN(data19)){
(vErrors ??= []).push({instancePath:instancePath+"/customer_supplier_id",schemaPath:"DocumentHeader#/properties/customer_supplier_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data19 < -9007199254740991 || isNaN(data19)){
(vErrors ??= []).push({instancePath:instancePath+"/customer_supplier_id",schemaPath:"DocumentHeader#/properties/customer_supplier_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
}
if(data.receiver_tax_id_code !== undefined){
if(typeof data.receiver_tax_id_code !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/receiver_tax_id_code",schemaPath:"DocumentHeader#/properties/receiver_tax_id_code/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.receiver_tax_id_type !== undefined){
if(typeof data.receiver_tax_id_type !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/receiver_tax_id_type",schemaPath:"DocumentHeader#/properties/receiver_tax_id_type/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.receiver_legal_name !== undefined){
if(typeof data.receiver_legal_name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/receiver_legal_name",schemaPath:"DocumentHeader#/properties/receiver_legal_name/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.receiver_address !== undefined){
if(typeof data.receiver_address !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/receiver_address",schemaPath:"DocumentHeader#/properties/receiver_address/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.receiver_district !== undefined){
if(typeof data.receiver_district !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/receiver_district",schemaPath:"DocumentHeader#/properties/receiver_district/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.receiver_city !== undefined){
if(typeof data.receiver_city !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/receiver_city",schemaPath:"DocumentHeader#/properties/receiver_city/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.receiver_phone !== undefined){
if(typeof data.receiver_phone !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/receiver_phone",schemaPath:"DocumentHeader#/properties/receiver_phone/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.receiver_activity !== undefined){
if(typeof data.receiver_activity !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/receiver_activity",schemaPath:"DocumentHeader#/properties/receiver_activity/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.receiver_postalcode !== undefined){
if(typeof data.receiver_postalcode !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/receiver_postalcode",schemaPath:"DocumentHeader#/properties/receiver_postalcode/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.receiver_state_id !== undefined){
let data29 = data.receiver_state_id;
if(!((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29)))){
(vErrors ??= []).push({instancePath:instancePath+"/receiver_state_id",schemaPath:"DocumentHeader#/properties/receiver_state_id/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data29 == "number"){
if(data29 > 9007199254740991 || isNaN(data29)){
(vErrors ??= []).push({instancePath:instancePath+"/receiver_state_id",schemaPath:"DocumentHeader#/properties/receiver_state_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data29 < -9007199254740991 || isNaN(data29)){
(vErrors ??= []).push({instancePath:instancePath+"/receiver_state_id",schemaPath:"DocumentHeader#/properties/receiver_state_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
}
if(data.receiver_county_id !== undefined){
if(typeof data.receiver_county_id !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/receiver_county_id",schemaPath:"DocumentHeader#/properties/receiver_county_id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.receiver_country_id !== undefined){
let data31 = data.receiver_country_id;
if(!((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31)))){
(vErrors ??= []).push({instancePath:instancePath+"/receiver_country_id",schemaPath:"DocumentHeader#/properties/receiver_country_id/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data31 == "number"){
if(data31 > 9007199254740991 || isNaN(data31)){
(vErrors ??= []).push({instancePath:instancePath+"/receiver_country_id",schemaPath:"DocumentHeader#/properties/receiver_country_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data31 < -9007199254740991 || isNaN(data31)){
(vErrors ??= []).push({instancePath:instancePath+"/receiver_country_id",schemaPath:"DocumentHeader#/properties/receiver_country_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
}
if(data.receiver_email !== undefined){
if(typeof data.receiver_email !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/receiver_email",schemaPath:"DocumentHeader#/properties/receiver_email/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.payment_conditions !== undefined){
let data33 = data.payment_conditions;
if(typeof data33 === "string"){
if(!pattern3.test(data33)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_conditions",schemaPath:"DocumentHeader#/properties/payment_conditions/pattern",keyword:"pattern",params:{pattern: "^[0-9][0-9,]*$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_conditions",schemaPath:"DocumentHeader#/properties/payment_conditions/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.seller_id !== undefined){
let data34 = data.seller_id;
if(!((typeof data34 == "number") && (!(data34 % 1) && !isNaN(data34)))){
(vErrors ??= []).push({instancePath:instancePath+"/seller_id",schemaPath:"DocumentHeader#/properties/seller_id/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data34 == "number"){
if(data34 > 9007199254740991 || isNaN(data34)){
(vErrors ??= []).push({instancePath:instancePath+"/seller_id",schemaPath:"DocumentHeader#/properties/seller_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data34 < -9007199254740991 || isNaN(data34)){
(vErrors ??= []).push({instancePath:instancePath+"/seller_id",schemaPath:"DocumentHeader#/properties/seller_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
}
if(data.currency_id !== undefined){
let data35 = data.currency_id;
if(typeof data35 == "number"){
if(data35 > 9007199254740991 || isNaN(data35)){
(vErrors ??= []).push({instancePath:instancePath+"/currency_id",schemaPath:"DocumentHeader#/properties/currency_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data35 < -9007199254740991 || isNaN(data35)){
(vErrors ??= []).push({instancePath:instancePath+"/currency_id",schemaPath:"DocumentHeader#/properties/currency_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/currency_id",schemaPath:"DocumentHeader#/properties/currency_id/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data.exchange_rate_value !== undefined){
let data36 = data.exchange_rate_value;
if(!((typeof data36 == "number") && (!(data36 % 1) && !isNaN(data36)))){
(vErrors ??= []).push({instancePath:instancePath+"/exchange_rate_value",schemaPath:"DocumentHeader#/properties/exchange_rate_value/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data36 == "number"){
if(data36 > 9007199254740991 || isNaN(data36)){
(vErrors ??= []).push({instancePath:instancePath+"/exchange_rate_value",schemaPath:"DocumentHeader#/properties/exchange_rate_value/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data36 < -9007199254740991 || isNaN(data36)){
(vErrors ??= []).push({instancePath:instancePath+"/exchange_rate_value",schemaPath:"DocumentHeader#/properties/exchange_rate_value/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
}
if(data.service_indicator !== undefined){
let data37 = data.service_indicator;
if(!((typeof data37 == "number") && (!(data37 % 1) && !isNaN(data37)))){
(vErrors ??= []).push({instancePath:instancePath+"/service_indicator",schemaPath:"DocumentHeader#/properties/service_indicator/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(!(((((data37 === 1) || (data37 === 2)) || (data37 === 3)) || (data37 === 4)) || (data37 === 5))){
(vErrors ??= []).push({instancePath:instancePath+"/service_indicator",schemaPath:"DocumentHeader#/properties/service_indicator/enum",keyword:"enum",params:{allowedValues: schema6.properties.service_indicator.enum}});
errors++;
}
}
if(data.sale_modality !== undefined){
let data38 = data.sale_modality;
if(!((typeof data38 == "number") && (!(data38 % 1) && !isNaN(data38)))){
(vErrors ??= []).push({instancePath:instancePath+"/sale_modality",schemaPath:"DocumentHeader#/properties/sale_modality/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(!(((((data38 === 1) || (data38 === 2)) || (data38 === 3)) || (data38 === 4)) || (data38 === 9))){
(vErrors ??= []).push({instancePath:instancePath+"/sale_modality",schemaPath:"DocumentHeader#/properties/sale_modality/enum",keyword:"enum",params:{allowedValues: schema6.properties.sale_modality.enum}});
errors++;
}
}
if(data.sale_clause !== undefined){
let data39 = data.sale_clause;
if(!((typeof data39 == "number") && (!(data39 % 1) && !isNaN(data39)))){
(vErrors ??= []).push({instancePath:instancePath+"/sale_clause",schemaPath:"DocumentHeader#/properties/sale_clause/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(!(((((((((((((data39 === 1) || (data39 === 2)) || (data39 === 3)) || (data39 === 4)) || (data39 === 5)) || (data39 === 6)) || (data39 === 9)) || (data39 === 10)) || (data39 === 11)) || (data39 === 12)) || (data39 === 17)) || (data39 === 18)) || (data39 === 8))){
(vErrors ??= []).push({instancePath:instancePath+"/sale_clause",schemaPath:"DocumentHeader#/properties/sale_clause/enum",keyword:"enum",params:{allowedValues: schema6.properties.sale_clause.enum}});
errors++;
}
}
if(data.guide_type !== undefined){
let data40 = data.guide_type;
if(!((typeof data40 == "number") && (!(data40 % 1) && !isNaN(data40)))){
(vErrors ??= []).push({instancePath:instancePath+"/guide_type",schemaPath:"DocumentHeader#/properties/guide_type/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(!(((((((((data40 === 1) || (data40 === 2)) || (data40 === 3)) || (data40 === 4)) || (data40 === 5)) || (data40 === 6)) || (data40 === 7)) || (data40 === 8)) || (data40 === 9))){
(vErrors ??= []).push({instancePath:instancePath+"/guide_type",schemaPath:"DocumentHeader#/properties/guide_type/enum",keyword:"enum",params:{allowedValues: schema6.properties.guide_type.enum}});
errors++;
}
}
if(data.transfer_type !== undefined){
let data41 = data.transfer_type;
if(!((typeof data41 == "number") && (!(data41 % 1) && !isNaN(data41)))){
(vErrors ??= []).push({instancePath:instancePath+"/transfer_type",schemaPath:"DocumentHeader#/properties/transfer_type/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(!(((data41 === 1) || (data41 === 2)) || (data41 === 3))){
(vErrors ??= []).push({instancePath:instancePath+"/transfer_type",schemaPath:"DocumentHeader#/properties/transfer_type/enum",keyword:"enum",params:{allowedValues: schema6.properties.transfer_type.enum}});
errors++;
}
}
if(data.transportation_doc_type !== undefined){
let data42 = data.transportation_doc_type;
if(!(typeof data42 == "number")){
(vErrors ??= []).push({instancePath:instancePath+"/transportation_doc_type",schemaPath:"DocumentHeader#/properties/transportation_doc_type/type",keyword:"type",params:{type: "number"}});
errors++;
}
if(!(((((((((data42 === 1) || (data42 === 2)) || (data42 === 3)) || (data42 === 4)) || (data42 === 5)) || (data42 === 6)) || (data42 === 7)) || (data42 === 8)) || (data42 === 9))){
(vErrors ??= []).push({instancePath:instancePath+"/transportation_doc_type",schemaPath:"DocumentHeader#/properties/transportation_doc_type/enum",keyword:"enum",params:{allowedValues: schema6.properties.transportation_doc_type.enum}});
errors++;
}
}
if(data.transportation_doc_billing !== undefined){
let data43 = data.transportation_doc_billing;
if(!(typeof data43 == "number")){
(vErrors ??= []).push({instancePath:instancePath+"/transportation_doc_billing",schemaPath:"DocumentHeader#/properties/transportation_doc_billing/type",keyword:"type",params:{type: "number"}});
errors++;
}
if(!(((data43 === 1) || (data43 === 2)) || (data43 === 3))){
(vErrors ??= []).push({instancePath:instancePath+"/transportation_doc_billing",schemaPath:"DocumentHeader#/properties/transportation_doc_billing/enum",keyword:"enum",params:{allowedValues: schema6.properties.transportation_doc_billing.enum}});
errors++;
}
}
if(data.branch_office_code !== undefined){
if(typeof data.branch_office_code !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/branch_office_code",schemaPath:"DocumentHeader#/properties/branch_office_code/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.observations !== undefined){
if(typeof data.observations !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/observations",schemaPath:"DocumentHeader#/properties/observations/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.deployment_observations !== undefined){
let data46 = data.deployment_observations;
if(!((typeof data46 == "number") && (!(data46 % 1) && !isNaN(data46)))){
(vErrors ??= []).push({instancePath:instancePath+"/deployment_observations",schemaPath:"DocumentHeader#/properties/deployment_observations/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(!((((data46 === 0) || (data46 === 1)) || (data46 === 2)) || (data46 === 3))){
(vErrors ??= []).push({instancePath:instancePath+"/deployment_observations",schemaPath:"DocumentHeader#/properties/deployment_observations/enum",keyword:"enum",params:{allowedValues: schema6.properties.deployment_observations.enum}});
errors++;
}
}
if(data.port_disembarkation !== undefined){
if(typeof data.port_disembarkation !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/port_disembarkation",schemaPath:"DocumentHeader#/properties/port_disembarkation/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.port_embarkation !== undefined){
if(typeof data.port_embarkation !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/port_embarkation",schemaPath:"DocumentHeader#/properties/port_embarkation/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.gross_weight !== undefined){
if(typeof data.gross_weight !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/gross_weight",schemaPath:"DocumentHeader#/properties/gross_weight/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.shipping_address !== undefined){
if(typeof data.shipping_address !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/shipping_address",schemaPath:"DocumentHeader#/properties/shipping_address/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.document_status !== undefined){
let data51 = data.document_status;
if(!(typeof data51 == "number")){
(vErrors ??= []).push({instancePath:instancePath+"/document_status",schemaPath:"DocumentHeader#/properties/document_status/type",keyword:"type",params:{type: "number"}});
errors++;
}
if(!((((data51 === 0) || (data51 === 1)) || (data51 === 2)) || (data51 === 3))){
(vErrors ??= []).push({instancePath:instancePath+"/document_status",schemaPath:"DocumentHeader#/properties/document_status/enum",keyword:"enum",params:{allowedValues: schema6.properties.document_status.enum}});
errors++;
}
}
if(data.additional !== undefined){
if(errors < 400){
if(!(validate39(data.additional, {instancePath:instancePath+"/additional",parentData:data,parentDataProperty:"additional",rootData}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"DocumentHeader#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate40.errors = vErrors;
return errors === 0;
}
function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate41.errors = vErrors;
return errors === 0;
}
function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate42.errors = vErrors;
return errors === 0;
}
function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate42(data.mx_detail, {instancePath:instancePath+"/mx_detail",parentData:data,parentDataProperty:"mx_detail",rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"DocumentLineAdditional#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate43.errors = vErrors;
return errors === 0;
}
function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.quantity === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"DocumentLine#/required",keyword:"required",params:{missingProperty: "quantity"}});
errors++;
}
if(data.unit_price === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"DocumentLine#/required",keyword:"required",params:{missingProperty: "unit_price"}});
errors++;
}
if(data.total_amount_line === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"DocumentLine#/required",keyword:"required",params:{missingProperty: "total_amount_line"}});
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
(vErrors ??= []).push({instancePath,schemaPath:"DocumentLine#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
if(data.quantity !== undefined){
let data0 = data.quantity;
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/quantity",schemaPath:"DocumentLine#/properties/quantity/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data0 < -9007199254740991 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/quantity",schemaPath:"DocumentLine#/properties/quantity/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
if(!func0(data0, 6)){
(vErrors ??= []).push({instancePath:instancePath+"/quantity",schemaPath:"DocumentLine#/properties/quantity/x-decimals",keyword:"x-decimals",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/quantity",schemaPath:"DocumentLine#/properties/quantity/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data.sku !== undefined){
if(typeof data.sku !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/sku",schemaPath:"DocumentLine#/properties/sku/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.line_description !== undefined){
let data2 = data.line_description;
if(typeof data2 === "string"){
if(data2.length > 100 && func1(data2) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/line_description",schemaPath:"DocumentLine#/properties/line_description/maxLength",keyword:"maxLength",params:{limit: 100}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/line_description",schemaPath:"DocumentLine#/properties/line_description/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.unit_price !== undefined){
let data3 = data.unit_price;
if(typeof data3 == "number"){
if(data3 > 9007199254740991 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/unit_price",schemaPath:"DocumentLine#/properties/unit_price/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data3 < -9007199254740991 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/unit_price",schemaPath:"DocumentLine#/properties/unit_price/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
if(!func0(data3, 6)){
(vErrors ??= []).push({instancePath:instancePath+"/unit_price",schemaPath:"DocumentLine#/properties/unit_price/x-decimals",keyword:"x-decimals",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/unit_price",schemaPath:"DocumentLine#/properties/unit_price/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data.long_description !== undefined){
if(typeof data.long_description !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/long_description",schemaPath:"DocumentLine#/properties/long_description/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.unit_measure !== undefined){
if(typeof data.unit_measure !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/unit_measure",schemaPath:"DocumentLine#/properties/unit_measure/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.modifier_amount !== undefined){
let data6 = data.modifier_amount;
if(typeof data6 == "number"){
if(data6 > 9007199254740991 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/modifier_amount",schemaPath:"DocumentLine#/properties/modifier_amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data6 < -9007199254740991 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/modifier_amount",schemaPath:"DocumentLine#/properties/modifier_amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/modifier_amount",schemaPath:"DocumentLine#/properties/modifier_amount/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data.modifier_percentage !== undefined){
let data7 = data.modifier_percentage;
if(typeof data7 == "number"){
if(data7 > 9007199254740991 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/modifier_percentage",schemaPath:"DocumentLine#/properties/modifier_percentage/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data7 < -9007199254740991 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/modifier_percentage",schemaPath:"DocumentLine#/properties/modifier_percentage/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/modifier_percentage",schemaPath:"DocumentLine#/properties/modifier_percentage/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data.total_taxes !== undefined){
let data8 = data.total_taxes;
if(typeof data8 == "number"){
if(data8 > 9007199254740991 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/total_taxes",schemaPath:"DocumentLine#/properties/total_taxes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data8 < -9007199254740991 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/total_taxes",schemaPath:"DocumentLine#/properties/total_taxes/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/total_taxes",schemaPath:"DocumentLine#/properties/total_taxes/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data.total_amount_line !== undefined){
let data9 = data.total_amount_line;
if(typeof data9 == "number"){
if(data9 > 9007199254740991 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/total_amount_line",schemaPath:"DocumentLine#/properties/total_amount_line/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data9 < -9007199254740991 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/total_amount_line",schemaPath:"DocumentLine#/properties/total_amount_line/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/total_amount_line",schemaPath:"DocumentLine#/properties/total_amount_line/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data.taxes !== undefined){
let data10 = data.taxes;
if(Array.isArray(data10)){
const len0 = data10.length;
for(let i0=0, i0_=errors; i0<len0 && errors-i0_<400; i0++){
if(errors < 400){
if(!(validate41(data10[i0], {instancePath:instancePath+"/taxes/" + i0,parentData:data10,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/taxes",schemaPath:"DocumentLine#/properties/taxes/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.additional !== undefined){
if(errors < 400){
if(!(validate43(data.additional, {instancePath:instancePath+"/additional",parentData:data,parentDataProperty:"additional",rootData}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"DocumentLine#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate44.errors = vErrors;
return errors === 0;
}
const schema10 = {"type":"object","additionalProperties":false,"required":["reference_code","description"],"properties":{"document_type_id":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"reference_type":{"type":"integer","enum":[801,802,803,804,805,806,807,808,809,810,811,812,813,814,815]},"reference_number":{"type":"string"},"reference_document_id":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"reference_code":{"type":"integer","enum":[1,2,3,4,5,6,7]},"description":{"type":"string"},"reference_date":{"type":"string","format":"date","pattern":"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"},"additional":{"$ref":"DocumentReferenceAdditional"}},"allOf":[{"if":{"required":["reference_document_id"]},"then":{"properties":{"reference_number":false}}},{"if":{"required":["reference_document_id"]},"then":{"properties":{"reference_date":false}}},{"if":{"required":["reference_code"],"properties":{"reference_code":{"enum":[1,2,3,4,6,7]}}},"then":{"properties":{"reference_type":false}}},{"if":{"required":["reference_code"],"properties":{"reference_code":{"const":7}}},"then":{"properties":{"reference_number":{"const":"0"}}}}]};
function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!pattern5.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/reference_paid_date",schemaPath:"PeRetentionDetails#/properties/reference_paid_date/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"}});
errors++;
}
if(!(formats2(data2))){
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
if(!pattern5.test(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/pe_reference_taxbureau_retention_date",schemaPath:"PeRetentionDetails#/properties/pe_reference_taxbureau_retention_date/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"}});
errors++;
}
if(!(formats2(data5))){
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
validate45.errors = vErrors;
return errors === 0;
}
function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate45(data.pe_retention_details, {instancePath:instancePath+"/pe_retention_details",parentData:data,parentDataProperty:"pe_retention_details",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"DocumentReferenceAdditional#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate46.errors = vErrors;
return errors === 0;
}
function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
(vErrors ??= []).push({instancePath:instancePath+"/reference_type",schemaPath:"DocumentReference#/properties/reference_type/enum",keyword:"enum",params:{allowedValues: schema10.properties.reference_type.enum}});
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
(vErrors ??= []).push({instancePath:instancePath+"/reference_code",schemaPath:"DocumentReference#/properties/reference_code/enum",keyword:"enum",params:{allowedValues: schema10.properties.reference_code.enum}});
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
if(!pattern5.test(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/reference_date",schemaPath:"DocumentReference#/properties/reference_date/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"}});
errors++;
}
if(!(formats2(data12))){
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
if(!(validate46(data.additional, {instancePath:instancePath+"/additional",parentData:data,parentDataProperty:"additional",rootData}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"DocumentReference#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate47.errors = vErrors;
return errors === 0;
}
const schema11 = {"type":"object","additionalProperties":false,"required":["discount_surcharge_code","discount_surcharge_value","discount_surcharge_type"],"properties":{"discount_surcharge_code":{"type":"string","enum":["DA","DE","RA","RE"]},"discount_surcharge_value":{"type":"number","minimum":-9007199254740991,"maximum":9007199254740991},"discount_surcharge_type":{"type":"string","enum":["$","%"]}}};
function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
(vErrors ??= []).push({instancePath:instancePath+"/discount_surcharge_code",schemaPath:"DocumentGlobal#/properties/discount_surcharge_code/enum",keyword:"enum",params:{allowedValues: schema11.properties.discount_surcharge_code.enum}});
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
(vErrors ??= []).push({instancePath:instancePath+"/discount_surcharge_type",schemaPath:"DocumentGlobal#/properties/discount_surcharge_type/enum",keyword:"enum",params:{allowedValues: schema11.properties.discount_surcharge_type.enum}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"DocumentGlobal#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate48.errors = vErrors;
return errors === 0;
}
function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.net_amount === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"DocumentTotals#/required",keyword:"required",params:{missingProperty: "net_amount"}});
errors++;
}
if(data.total_amount === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"DocumentTotals#/required",keyword:"required",params:{missingProperty: "total_amount"}});
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!((((key0 === "vat_credit_construction_company") || (key0 === "net_amount")) || (key0 === "taxes_amount")) || (key0 === "total_amount"))){
(vErrors ??= []).push({instancePath,schemaPath:"DocumentTotals#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.vat_credit_construction_company !== undefined){
let data0 = data.vat_credit_construction_company;
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/vat_credit_construction_company",schemaPath:"DocumentTotals#/properties/vat_credit_construction_company/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data0 < -9007199254740991 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/vat_credit_construction_company",schemaPath:"DocumentTotals#/properties/vat_credit_construction_company/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/vat_credit_construction_company",schemaPath:"DocumentTotals#/properties/vat_credit_construction_company/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data.net_amount !== undefined){
let data1 = data.net_amount;
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/net_amount",schemaPath:"DocumentTotals#/properties/net_amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data1 < -9007199254740991 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/net_amount",schemaPath:"DocumentTotals#/properties/net_amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/net_amount",schemaPath:"DocumentTotals#/properties/net_amount/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data.taxes_amount !== undefined){
let data2 = data.taxes_amount;
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/taxes_amount",schemaPath:"DocumentTotals#/properties/taxes_amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data2 < -9007199254740991 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/taxes_amount",schemaPath:"DocumentTotals#/properties/taxes_amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/taxes_amount",schemaPath:"DocumentTotals#/properties/taxes_amount/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data.total_amount !== undefined){
let data3 = data.total_amount;
if(typeof data3 == "number"){
if(data3 > 9007199254740991 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/total_amount",schemaPath:"DocumentTotals#/properties/total_amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data3 < -9007199254740991 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/total_amount",schemaPath:"DocumentTotals#/properties/total_amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/total_amount",schemaPath:"DocumentTotals#/properties/total_amount/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"DocumentTotals#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate49.errors = vErrors;
return errors === 0;
}
const pattern6 = new RegExp("^[A-Za-z0-9+/]*={0,2}$", "u");
function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!((((((key0 === "document_xml") || (key0 === "document_cdr")) || (key0 === "document_cdr_filename")) || (key0 === "document_pdf")) || (key0 === "stamp_img")) || (key0 === "document_transfer_copy_pdf"))){
(vErrors ??= []).push({instancePath,schemaPath:"ElectronicDocument#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.document_xml !== undefined){
let data0 = data.document_xml;
if(typeof data0 === "string"){
if(!pattern6.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/document_xml",schemaPath:"ElectronicDocument#/properties/document_xml/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9+/]*={0,2}$"}});
errors++;
}
if(!func2(data0, true)){
(vErrors ??= []).push({instancePath:instancePath+"/document_xml",schemaPath:"ElectronicDocument#/properties/document_xml/x-base64",keyword:"x-base64",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/document_xml",schemaPath:"ElectronicDocument#/properties/document_xml/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.document_cdr !== undefined){
let data1 = data.document_cdr;
if(typeof data1 === "string"){
if(!pattern6.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/document_cdr",schemaPath:"ElectronicDocument#/properties/document_cdr/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9+/]*={0,2}$"}});
errors++;
}
if(!func2(data1, true)){
(vErrors ??= []).push({instancePath:instancePath+"/document_cdr",schemaPath:"ElectronicDocument#/properties/document_cdr/x-base64",keyword:"x-base64",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/document_cdr",schemaPath:"ElectronicDocument#/properties/document_cdr/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.document_cdr_filename !== undefined){
if(typeof data.document_cdr_filename !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/document_cdr_filename",schemaPath:"ElectronicDocument#/properties/document_cdr_filename/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.document_pdf !== undefined){
let data3 = data.document_pdf;
if(typeof data3 === "string"){
if(!pattern6.test(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/document_pdf",schemaPath:"ElectronicDocument#/properties/document_pdf/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9+/]*={0,2}$"}});
errors++;
}
if(!func2(data3, true)){
(vErrors ??= []).push({instancePath:instancePath+"/document_pdf",schemaPath:"ElectronicDocument#/properties/document_pdf/x-base64",keyword:"x-base64",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/document_pdf",schemaPath:"ElectronicDocument#/properties/document_pdf/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.stamp_img !== undefined){
let data4 = data.stamp_img;
if(typeof data4 === "string"){
if(!pattern6.test(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/stamp_img",schemaPath:"ElectronicDocument#/properties/stamp_img/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9+/]*={0,2}$"}});
errors++;
}
if(!func2(data4, true)){
(vErrors ??= []).push({instancePath:instancePath+"/stamp_img",schemaPath:"ElectronicDocument#/properties/stamp_img/x-base64",keyword:"x-base64",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/stamp_img",schemaPath:"ElectronicDocument#/properties/stamp_img/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.document_transfer_copy_pdf !== undefined){
let data5 = data.document_transfer_copy_pdf;
if(typeof data5 === "string"){
if(!pattern6.test(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/document_transfer_copy_pdf",schemaPath:"ElectronicDocument#/properties/document_transfer_copy_pdf/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9+/]*={0,2}$"}});
errors++;
}
if(!func2(data5, true)){
(vErrors ??= []).push({instancePath:instancePath+"/document_transfer_copy_pdf",schemaPath:"ElectronicDocument#/properties/document_transfer_copy_pdf/x-base64",keyword:"x-base64",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/document_transfer_copy_pdf",schemaPath:"ElectronicDocument#/properties/document_transfer_copy_pdf/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"ElectronicDocument#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate50.errors = vErrors;
return errors === 0;
}
function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate51.errors = vErrors;
return errors === 0;
}
function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!((key0 === "status") || (key0 === "error_message"))){
(vErrors ??= []).push({instancePath,schemaPath:"Result#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.status !== undefined){
let data0 = data.status;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/status",schemaPath:"Result#/properties/status/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/status",schemaPath:"Result#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data0 < -9007199254740991 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/status",schemaPath:"Result#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
}
if(data.error_message !== undefined){
if(typeof data.error_message !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/error_message",schemaPath:"Result#/properties/error_message/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"Result#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
const schema12 = {"type":"object","additionalProperties":false,"required":["at","by","to"],"properties":{"at":{"type":"string","format":"date-time","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,9})?([Zz]|[+-][0-9]{2}:[0-9]{2})$"},"by":{"type":"string"},"from":{"type":"integer","enum":[0,1,2]},"to":{"type":"integer","enum":[0,1,2]}}};
function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.at === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"DocumentHistoryEntry#/required",keyword:"required",params:{missingProperty: "at"}});
errors++;
}
if(data.by === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"DocumentHistoryEntry#/required",keyword:"required",params:{missingProperty: "by"}});
errors++;
}
if(data.to === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"DocumentHistoryEntry#/required",keyword:"required",params:{missingProperty: "to"}});
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!((((key0 === "at") || (key0 === "by")) || (key0 === "from")) || (key0 === "to"))){
(vErrors ??= []).push({instancePath,schemaPath:"DocumentHistoryEntry#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.at !== undefined){
let data0 = data.at;
if(typeof data0 === "string"){
if(!pattern2.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/at",schemaPath:"DocumentHistoryEntry#/properties/at/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,9})?([Zz]|[+-][0-9]{2}:[0-9]{2})$"}});
errors++;
}
if(!(formats1.validate(data0))){
(vErrors ??= []).push({instancePath:instancePath+"/at",schemaPath:"DocumentHistoryEntry#/properties/at/format",keyword:"format",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/at",schemaPath:"DocumentHistoryEntry#/properties/at/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.by !== undefined){
if(typeof data.by !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/by",schemaPath:"DocumentHistoryEntry#/properties/by/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.from !== undefined){
let data2 = data.from;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/from",schemaPath:"DocumentHistoryEntry#/properties/from/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(!(((data2 === 0) || (data2 === 1)) || (data2 === 2))){
(vErrors ??= []).push({instancePath:instancePath+"/from",schemaPath:"DocumentHistoryEntry#/properties/from/enum",keyword:"enum",params:{allowedValues: schema12.properties.from.enum}});
errors++;
}
}
if(data.to !== undefined){
let data3 = data.to;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/to",schemaPath:"DocumentHistoryEntry#/properties/to/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(!(((data3 === 0) || (data3 === 1)) || (data3 === 2))){
(vErrors ??= []).push({instancePath:instancePath+"/to",schemaPath:"DocumentHistoryEntry#/properties/to/enum",keyword:"enum",params:{allowedValues: schema12.properties.to.enum}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"DocumentHistoryEntry#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}
function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.document_status === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"Document#/required",keyword:"required",params:{missingProperty: "document_status"}});
errors++;
}
if(data.header === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"Document#/required",keyword:"required",params:{missingProperty: "header"}});
errors++;
}
if(data.details === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"Document#/required",keyword:"required",params:{missingProperty: "details"}});
errors++;
}
if(data.totals === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"Document#/required",keyword:"required",params:{missingProperty: "totals"}});
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
(vErrors ??= []).push({instancePath,schemaPath:"Document#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
if(data.document_id !== undefined){
let data0 = data.document_id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/document_id",schemaPath:"Document#/properties/document_id/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/document_id",schemaPath:"Document#/properties/document_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data0 < -9007199254740991 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/document_id",schemaPath:"Document#/properties/document_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
}
if(data.document_status !== undefined){
let data1 = data.document_status;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/document_status",schemaPath:"Document#/properties/document_status/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(!(((data1 === 0) || (data1 === 1)) || (data1 === 2))){
(vErrors ??= []).push({instancePath:instancePath+"/document_status",schemaPath:"Document#/properties/document_status/enum",keyword:"enum",params:{allowedValues: schema4.properties.document_status.enum}});
errors++;
}
}
if(data.options !== undefined){
if(errors < 400){
if(!(validate15(data.options, {instancePath:instancePath+"/options",parentData:data,parentDataProperty:"options",rootData}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
}
}
}
if(data.header !== undefined){
if(errors < 400){
if(!(validate40(data.header, {instancePath:instancePath+"/header",parentData:data,parentDataProperty:"header",rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
}
}
if(data.details !== undefined){
let data4 = data.details;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0, i0_=errors; i0<len0 && errors-i0_<400; i0++){
if(errors < 400){
if(!(validate44(data4[i0], {instancePath:instancePath+"/details/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
errors = vErrors.length;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/details",schemaPath:"Document#/properties/details/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.references !== undefined){
let data6 = data.references;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0, i1_=errors; i1<len1 && errors-i1_<400; i1++){
if(errors < 400){
if(!(validate47(data6[i1], {instancePath:instancePath+"/references/" + i1,parentData:data6,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/references",schemaPath:"Document#/properties/references/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.globals_discounts_surcharges !== undefined){
let data8 = data.globals_discounts_surcharges;
if(Array.isArray(data8)){
const len2 = data8.length;
for(let i2=0, i2_=errors; i2<len2 && errors-i2_<400; i2++){
if(errors < 400){
if(!(validate48(data8[i2], {instancePath:instancePath+"/globals_discounts_surcharges/" + i2,parentData:data8,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/globals_discounts_surcharges",schemaPath:"Document#/properties/globals_discounts_surcharges/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.totals !== undefined){
if(errors < 400){
if(!(validate49(data.totals, {instancePath:instancePath+"/totals",parentData:data,parentDataProperty:"totals",rootData}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
errors = vErrors.length;
}
}
}
if(data.electronic_document !== undefined){
if(errors < 400){
if(!(validate50(data.electronic_document, {instancePath:instancePath+"/electronic_document",parentData:data,parentDataProperty:"electronic_document",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
}
}
if(data.payment_link !== undefined){
if(errors < 400){
if(!(validate51(data.payment_link, {instancePath:instancePath+"/payment_link",parentData:data,parentDataProperty:"payment_link",rootData}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
}
}
if(data.result !== undefined){
if(errors < 400){
if(!(validate52(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length;
}
}
}
if(data.history !== undefined){
let data14 = data.history;
if(Array.isArray(data14)){
const len3 = data14.length;
for(let i3=0, i3_=errors; i3<len3 && errors-i3_<400; i3++){
if(errors < 400){
if(!(validate53(data14[i3], {instancePath:instancePath+"/history/" + i3,parentData:data14,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/history",schemaPath:"Document#/properties/history/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.warnings !== undefined){
if(errors < 400){
if(!(validate3(data.warnings, {instancePath:instancePath+"/warnings",parentData:data,parentDataProperty:"warnings",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"Document#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate54.errors = vErrors;
return errors === 0;
}
function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.items === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"DocumentList#/required",keyword:"required",params:{missingProperty: "items"}});
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!((key0 === "items") || (key0 === "next_cursor"))){
(vErrors ??= []).push({instancePath,schemaPath:"DocumentList#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.items !== undefined){
let data0 = data.items;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0, i0_=errors; i0<len0 && errors-i0_<400; i0++){
if(errors < 400){
if(!(validate54(data0[i0], {instancePath:instancePath+"/items/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/items",schemaPath:"DocumentList#/properties/items/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.next_cursor !== undefined){
if(typeof data.next_cursor !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/next_cursor",schemaPath:"DocumentList#/properties/next_cursor/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"DocumentList#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate55.errors = vErrors;
return errors === 0;
}
function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.rule === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"Refusal#/required",keyword:"required",params:{missingProperty: "rule"}});
errors++;
}
if(data.code === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"Refusal#/required",keyword:"required",params:{missingProperty: "code"}});
errors++;
}
if(data.message === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"Refusal#/required",keyword:"required",params:{missingProperty: "message"}});
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(((((key0 === "pointer") || (key0 === "parameter")) || (key0 === "rule")) || (key0 === "code")) || (key0 === "message"))){
(vErrors ??= []).push({instancePath,schemaPath:"Refusal#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.pointer !== undefined){
if(typeof data.pointer !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/pointer",schemaPath:"Refusal#/properties/pointer/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.parameter !== undefined){
if(typeof data.parameter !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/parameter",schemaPath:"Refusal#/properties/parameter/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.rule !== undefined){
if(typeof data.rule !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/rule",schemaPath:"Refusal#/properties/rule/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/code",schemaPath:"Refusal#/properties/code/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/message",schemaPath:"Refusal#/properties/message/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"Refusal#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate56.errors = vErrors;
return errors === 0;
}
function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"Problem#/required",keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data.title === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"Problem#/required",keyword:"required",params:{missingProperty: "title"}});
errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"Problem#/required",keyword:"required",params:{missingProperty: "status"}});
errors++;
}
if(data.instance === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"Problem#/required",keyword:"required",params:{missingProperty: "instance"}});
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!((((((((key0 === "type") || (key0 === "title")) || (key0 === "status")) || (key0 === "detail")) || (key0 === "instance")) || (key0 === "errors")) || (key0 === "truncated")) || (key0 === "result"))){
(vErrors ??= []).push({instancePath,schemaPath:"Problem#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.type !== undefined){
if(typeof data.type !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"Problem#/properties/type/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/title",schemaPath:"Problem#/properties/title/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.status !== undefined){
let data2 = data.status;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/status",schemaPath:"Problem#/properties/status/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data2 == "number"){
if(data2 > 599 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/status",schemaPath:"Problem#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599}});
errors++;
}
if(data2 < 400 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/status",schemaPath:"Problem#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400}});
errors++;
}
}
}
if(data.detail !== undefined){
if(typeof data.detail !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/detail",schemaPath:"Problem#/properties/detail/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.instance !== undefined){
if(typeof data.instance !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/instance",schemaPath:"Problem#/properties/instance/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.errors !== undefined){
let data5 = data.errors;
if(Array.isArray(data5)){
if(data5.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/errors",schemaPath:"Problem#/properties/errors/maxItems",keyword:"maxItems",params:{limit: 100}});
errors++;
}
const len0 = data5.length;
for(let i0=0, i0_=errors; i0<len0 && errors-i0_<400; i0++){
if(errors < 400){
if(!(validate56(data5[i0], {instancePath:instancePath+"/errors/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/errors",schemaPath:"Problem#/properties/errors/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.truncated !== undefined){
if(typeof data.truncated !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/truncated",schemaPath:"Problem#/properties/truncated/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.result !== undefined){
if(errors < 400){
if(!(validate52(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"Problem#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate57.errors = vErrors;
return errors === 0;
}
const schema13 = {"type":"object","additionalProperties":false,"required":["access_token","token_type","expires_in"],"properties":{"access_token":{"type":"string"},"token_type":{"type":"string","enum":["Bearer"]},"expires_in":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"account_id":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991}}};
function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.access_token === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"Token#/required",keyword:"required",params:{missingProperty: "access_token"}});
errors++;
}
if(data.token_type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"Token#/required",keyword:"required",params:{missingProperty: "token_type"}});
errors++;
}
if(data.expires_in === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"Token#/required",keyword:"required",params:{missingProperty: "expires_in"}});
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!((((key0 === "access_token") || (key0 === "token_type")) || (key0 === "expires_in")) || (key0 === "account_id"))){
(vErrors ??= []).push({instancePath,schemaPath:"Token#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.access_token !== undefined){
if(typeof data.access_token !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/access_token",schemaPath:"Token#/properties/access_token/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.token_type !== undefined){
let data1 = data.token_type;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/token_type",schemaPath:"Token#/properties/token_type/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!(data1 === "Bearer")){
(vErrors ??= []).push({instancePath:instancePath+"/token_type",schemaPath:"Token#/properties/token_type/enum",keyword:"enum",params:{allowedValues: schema13.properties.token_type.enum}});
errors++;
}
}
if(data.expires_in !== undefined){
let data2 = data.expires_in;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/expires_in",schemaPath:"Token#/properties/expires_in/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/expires_in",schemaPath:"Token#/properties/expires_in/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data2 < -9007199254740991 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/expires_in",schemaPath:"Token#/properties/expires_in/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
}
if(data.account_id !== undefined){
let data3 = data.account_id;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/account_id",schemaPath:"Token#/properties/account_id/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data3 == "number"){
if(data3 > 9007199254740991 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/account_id",schemaPath:"Token#/properties/account_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data3 < -9007199254740991 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/account_id",schemaPath:"Token#/properties/account_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"Token#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate58.errors = vErrors;
return errors === 0;
}
const schema14 = {"type":"object","additionalProperties":false,"required":["webhook_delivery_id","account_id","webhook_subscription_id","event_id","message_id","state","attempts","created_at"],"properties":{"webhook_delivery_id":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"account_id":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"webhook_subscription_id":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"event_id":{"type":"string","enum":["ACCOUNT.CERTIFICATIONUPDATE"]},"message_id":{"type":"string"},"state":{"type":"string","enum":["pending","delivered","failed"]},"attempts":{"type":"integer","minimum":0,"maximum":9007199254740991},"created_at":{"type":"string","format":"date-time","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,9})?([Zz]|[+-][0-9]{2}:[0-9]{2})$"},"next_attempt_at":{"type":"string","format":"date-time","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,9})?([Zz]|[+-][0-9]{2}:[0-9]{2})$"},"last_attempt_at":{"type":"string","format":"date-time","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,9})?([Zz]|[+-][0-9]{2}:[0-9]{2})$"},"response_status":{"type":"integer","minimum":100,"maximum":999},"failure":{"type":"string","enum":["refused","gone","not-connected","timed-out","name-unknown","address-refused","url","subscription-deleted","subscription-disabled","internal"]}}};
function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.webhook_delivery_id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"WebhookDelivery#/required",keyword:"required",params:{missingProperty: "webhook_delivery_id"}});
errors++;
}
if(data.account_id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"WebhookDelivery#/required",keyword:"required",params:{missingProperty: "account_id"}});
errors++;
}
if(data.webhook_subscription_id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"WebhookDelivery#/required",keyword:"required",params:{missingProperty: "webhook_subscription_id"}});
errors++;
}
if(data.event_id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"WebhookDelivery#/required",keyword:"required",params:{missingProperty: "event_id"}});
errors++;
}
if(data.message_id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"WebhookDelivery#/required",keyword:"required",params:{missingProperty: "message_id"}});
errors++;
}
if(data.state === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"WebhookDelivery#/required",keyword:"required",params:{missingProperty: "state"}});
errors++;
}
if(data.attempts === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"WebhookDelivery#/required",keyword:"required",params:{missingProperty: "attempts"}});
errors++;
}
if(data.created_at === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"WebhookDelivery#/required",keyword:"required",params:{missingProperty: "created_at"}});
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
(vErrors ??= []).push({instancePath,schemaPath:"WebhookDelivery#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
if(data.webhook_delivery_id !== undefined){
let data0 = data.webhook_delivery_id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/webhook_delivery_id",schemaPath:"WebhookDelivery#/properties/webhook_delivery_id/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/webhook_delivery_id",schemaPath:"WebhookDelivery#/properties/webhook_delivery_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data0 < -9007199254740991 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/webhook_delivery_id",schemaPath:"WebhookDelivery#/properties/webhook_delivery_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
}
if(data.account_id !== undefined){
let data1 = data.account_id;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/account_id",schemaPath:"WebhookDelivery#/properties/account_id/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/account_id",schemaPath:"WebhookDelivery#/properties/account_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data1 < -9007199254740991 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/account_id",schemaPath:"WebhookDelivery#/properties/account_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
}
if(data.webhook_subscription_id !== undefined){
let data2 = data.webhook_subscription_id;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/webhook_subscription_id",schemaPath:"WebhookDelivery#/properties/webhook_subscription_id/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/webhook_subscription_id",schemaPath:"WebhookDelivery#/properties/webhook_subscription_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data2 < -9007199254740991 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/webhook_subscription_id",schemaPath:"WebhookDelivery#/properties/webhook_subscription_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
}
if(data.event_id !== undefined){
let data3 = data.event_id;
if(typeof data3 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/event_id",schemaPath:"WebhookDelivery#/properties/event_id/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!(data3 === "ACCOUNT.CERTIFICATIONUPDATE")){
(vErrors ??= []).push({instancePath:instancePath+"/event_id",schemaPath:"WebhookDelivery#/properties/event_id/enum",keyword:"enum",params:{allowedValues: schema14.properties.event_id.enum}});
errors++;
}
}
if(data.message_id !== undefined){
if(typeof data.message_id !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/message_id",schemaPath:"WebhookDelivery#/properties/message_id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.state !== undefined){
let data5 = data.state;
if(typeof data5 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/state",schemaPath:"WebhookDelivery#/properties/state/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!(((data5 === "pending") || (data5 === "delivered")) || (data5 === "failed"))){
(vErrors ??= []).push({instancePath:instancePath+"/state",schemaPath:"WebhookDelivery#/properties/state/enum",keyword:"enum",params:{allowedValues: schema14.properties.state.enum}});
errors++;
}
}
if(data.attempts !== undefined){
let data6 = data.attempts;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
(vErrors ??= []).push({instancePath:instancePath+"/attempts",schemaPath:"WebhookDelivery#/properties/attempts/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data6 == "number"){
if(data6 > 9007199254740991 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/attempts",schemaPath:"WebhookDelivery#/properties/attempts/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data6 < 0 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/attempts",schemaPath:"WebhookDelivery#/properties/attempts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data.created_at !== undefined){
let data7 = data.created_at;
if(typeof data7 === "string"){
if(!pattern2.test(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/created_at",schemaPath:"WebhookDelivery#/properties/created_at/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,9})?([Zz]|[+-][0-9]{2}:[0-9]{2})$"}});
errors++;
}
if(!(formats1.validate(data7))){
(vErrors ??= []).push({instancePath:instancePath+"/created_at",schemaPath:"WebhookDelivery#/properties/created_at/format",keyword:"format",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/created_at",schemaPath:"WebhookDelivery#/properties/created_at/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.next_attempt_at !== undefined){
let data8 = data.next_attempt_at;
if(typeof data8 === "string"){
if(!pattern2.test(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/next_attempt_at",schemaPath:"WebhookDelivery#/properties/next_attempt_at/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,9})?([Zz]|[+-][0-9]{2}:[0-9]{2})$"}});
errors++;
}
if(!(formats1.validate(data8))){
(vErrors ??= []).push({instancePath:instancePath+"/next_attempt_at",schemaPath:"WebhookDelivery#/properties/next_attempt_at/format",keyword:"format",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/next_attempt_at",schemaPath:"WebhookDelivery#/properties/next_attempt_at/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.last_attempt_at !== undefined){
let data9 = data.last_attempt_at;
if(typeof data9 === "string"){
if(!pattern2.test(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/last_attempt_at",schemaPath:"WebhookDelivery#/properties/last_attempt_at/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,9})?([Zz]|[+-][0-9]{2}:[0-9]{2})$"}});
errors++;
}
if(!(formats1.validate(data9))){
(vErrors ??= []).push({instancePath:instancePath+"/last_attempt_at",schemaPath:"WebhookDelivery#/properties/last_attempt_at/format",keyword:"format",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/last_attempt_at",schemaPath:"WebhookDelivery#/properties/last_attempt_at/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.response_status !== undefined){
let data10 = data.response_status;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
(vErrors ??= []).push({instancePath:instancePath+"/response_status",schemaPath:"WebhookDelivery#/properties/response_status/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data10 == "number"){
if(data10 > 999 || isNaN(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/response_status",schemaPath:"WebhookDelivery#/properties/response_status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999}});
errors++;
}
if(data10 < 100 || isNaN(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/response_status",schemaPath:"WebhookDelivery#/properties/response_status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 100}});
errors++;
}
}
}
if(data.failure !== undefined){
let data11 = data.failure;
if(typeof data11 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/failure",schemaPath:"WebhookDelivery#/properties/failure/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!((((((((((data11 === "refused") || (data11 === "gone")) || (data11 === "not-connected")) || (data11 === "timed-out")) || (data11 === "name-unknown")) || (data11 === "address-refused")) || (data11 === "url")) || (data11 === "subscription-deleted")) || (data11 === "subscription-disabled")) || (data11 === "internal"))){
(vErrors ??= []).push({instancePath:instancePath+"/failure",schemaPath:"WebhookDelivery#/properties/failure/enum",keyword:"enum",params:{allowedValues: schema14.properties.failure.enum}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"WebhookDelivery#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate59.errors = vErrors;
return errors === 0;
}
function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.items === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"WebhookDeliveryList#/required",keyword:"required",params:{missingProperty: "items"}});
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!((key0 === "items") || (key0 === "next_cursor"))){
(vErrors ??= []).push({instancePath,schemaPath:"WebhookDeliveryList#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.items !== undefined){
let data0 = data.items;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0, i0_=errors; i0<len0 && errors-i0_<400; i0++){
if(errors < 400){
if(!(validate59(data0[i0], {instancePath:instancePath+"/items/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/items",schemaPath:"WebhookDeliveryList#/properties/items/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.next_cursor !== undefined){
if(typeof data.next_cursor !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/next_cursor",schemaPath:"WebhookDeliveryList#/properties/next_cursor/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"WebhookDeliveryList#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate60.errors = vErrors;
return errors === 0;
}
const schema15 = {"type":"object","additionalProperties":false,"required":["webhook_subscription_id","account_id"],"properties":{"webhook_subscription_id":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"account_id":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"callback_url":{"type":"string","format":"uri","pattern":"^[Hh][Tt][Tt][Pp][Ss]?://([A-Za-z0-9._~!$&'()*+,;=:%-]{1,512}@)?([A-Za-z0-9._~-]{1,253}|\\[[0-9A-Fa-f:.]{2,45}\\])(:[0-9]{1,5})?([/?#][A-Za-z0-9._~:/?#@!$&'()*+,;=%-]*)?$"},"callback_username":{"type":"string"},"event_id":{"type":"string","enum":["ACCOUNT.CERTIFICATIONUPDATE"]},"signing_secret":{"type":"string"},"disabled_at":{"type":"string","format":"date-time","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,9})?([Zz]|[+-][0-9]{2}:[0-9]{2})$"},"warnings":{"$ref":"Warnings"}}};
const formats3 = formats.uri;
const pattern7 = new RegExp("^[Hh][Tt][Tt][Pp][Ss]?://(?:[A-Za-z0-9._~!$&'()*+,;=:%-]{1,512}@)?(?:[A-Za-z0-9._~-]{1,253}|\\[[0-9A-Fa-f:.]{2,45}\\])(?::[0-9]{1,5})?(?:[/?#][A-Za-z0-9._~:/?#@!$&'()*+,;=%-]*)?$", "u");
function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.webhook_subscription_id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"WebhookSubscription#/required",keyword:"required",params:{missingProperty: "webhook_subscription_id"}});
errors++;
}
if(data.account_id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"WebhookSubscription#/required",keyword:"required",params:{missingProperty: "account_id"}});
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!((((((((key0 === "webhook_subscription_id") || (key0 === "account_id")) || (key0 === "callback_url")) || (key0 === "callback_username")) || (key0 === "event_id")) || (key0 === "signing_secret")) || (key0 === "disabled_at")) || (key0 === "warnings"))){
(vErrors ??= []).push({instancePath,schemaPath:"WebhookSubscription#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.webhook_subscription_id !== undefined){
let data0 = data.webhook_subscription_id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/webhook_subscription_id",schemaPath:"WebhookSubscription#/properties/webhook_subscription_id/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/webhook_subscription_id",schemaPath:"WebhookSubscription#/properties/webhook_subscription_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data0 < -9007199254740991 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/webhook_subscription_id",schemaPath:"WebhookSubscription#/properties/webhook_subscription_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
}
if(data.account_id !== undefined){
let data1 = data.account_id;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/account_id",schemaPath:"WebhookSubscription#/properties/account_id/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/account_id",schemaPath:"WebhookSubscription#/properties/account_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data1 < -9007199254740991 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/account_id",schemaPath:"WebhookSubscription#/properties/account_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
}
if(data.callback_url !== undefined){
let data2 = data.callback_url;
if(typeof data2 === "string"){
if(!pattern7.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/callback_url",schemaPath:"WebhookSubscription#/properties/callback_url/pattern",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://([A-Za-z0-9._~!$&'()*+,;=:%-]{1,512}@)?([A-Za-z0-9._~-]{1,253}|\\[[0-9A-Fa-f:.]{2,45}\\])(:[0-9]{1,5})?([/?#][A-Za-z0-9._~:/?#@!$&'()*+,;=%-]*)?$"}});
errors++;
}
if(!(formats3(data2))){
(vErrors ??= []).push({instancePath:instancePath+"/callback_url",schemaPath:"WebhookSubscription#/properties/callback_url/format",keyword:"format",params:{format: "uri"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/callback_url",schemaPath:"WebhookSubscription#/properties/callback_url/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.callback_username !== undefined){
if(typeof data.callback_username !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/callback_username",schemaPath:"WebhookSubscription#/properties/callback_username/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.event_id !== undefined){
let data4 = data.event_id;
if(typeof data4 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/event_id",schemaPath:"WebhookSubscription#/properties/event_id/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!(data4 === "ACCOUNT.CERTIFICATIONUPDATE")){
(vErrors ??= []).push({instancePath:instancePath+"/event_id",schemaPath:"WebhookSubscription#/properties/event_id/enum",keyword:"enum",params:{allowedValues: schema15.properties.event_id.enum}});
errors++;
}
}
if(data.signing_secret !== undefined){
if(typeof data.signing_secret !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/signing_secret",schemaPath:"WebhookSubscription#/properties/signing_secret/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.disabled_at !== undefined){
let data6 = data.disabled_at;
if(typeof data6 === "string"){
if(!pattern2.test(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/disabled_at",schemaPath:"WebhookSubscription#/properties/disabled_at/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,9})?([Zz]|[+-][0-9]{2}:[0-9]{2})$"}});
errors++;
}
if(!(formats1.validate(data6))){
(vErrors ??= []).push({instancePath:instancePath+"/disabled_at",schemaPath:"WebhookSubscription#/properties/disabled_at/format",keyword:"format",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/disabled_at",schemaPath:"WebhookSubscription#/properties/disabled_at/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.warnings !== undefined){
if(errors < 400){
if(!(validate3(data.warnings, {instancePath:instancePath+"/warnings",parentData:data,parentDataProperty:"warnings",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"WebhookSubscription#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate61.errors = vErrors;
return errors === 0;
}
function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.items === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"WebhookSubscriptionList#/required",keyword:"required",params:{missingProperty: "items"}});
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!((key0 === "items") || (key0 === "next_cursor"))){
(vErrors ??= []).push({instancePath,schemaPath:"WebhookSubscriptionList#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.items !== undefined){
let data0 = data.items;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0, i0_=errors; i0<len0 && errors-i0_<400; i0++){
if(errors < 400){
if(!(validate61(data0[i0], {instancePath:instancePath+"/items/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/items",schemaPath:"WebhookSubscriptionList#/properties/items/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.next_cursor !== undefined){
if(typeof data.next_cursor !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/next_cursor",schemaPath:"WebhookSubscriptionList#/properties/next_cursor/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"WebhookSubscriptionList#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate62.errors = vErrors;
return errors === 0;
}
