// Generated; do not edit. Why a body is not a document-update: every error, at most 100.
import { date as formats0 } from "./runtime/date.js";
import { decimals as func0 } from "./runtime/decimals.js";
import { codePoints as func1 } from "./runtime/lengths.js";
import { base64 as func2 } from "./runtime/base64.js";
import { explainWith } from "./runtime/explain.js";

const tables = {"rules":{"DueDays#/allOf/0":"terms.due-days","LineModifiers#/allOf/0":"line.modifier-conflict","CountriesClDocumentUpdate#/properties/header/allOf/1":"cl.transportation-doc-type","CountriesClDocumentUpdate#/properties/header/allOf/2":"cl.transportation-doc-billing","CountriesClDocumentUpdate#/allOf/0":"cl.document-status","CountriesClDocumentHeader#/allOf/0":"cl.document-type","CountriesClDocumentHeader#/allOf/1":"cl.receiver-activity","CountriesClDocumentHeader#/allOf/2":"cl.named-receipt-activity","CountriesClDocumentHeader#/allOf/3":"cl.receiver-tax-id-code","CountriesClDocumentHeader#/allOf/4":"cl.export-receiver-tax-id-code","CountriesClDocumentHeader#/allOf/5":"cl.sale-modality","CountriesClDocumentHeader#/allOf/6":"cl.sale-clause","CountriesUsDocumentUpdate#/allOf/0":"us.document-status","CountriesCoDocumentUpdate#/allOf/0":"co.document-status","CountriesMxDocumentUpdate#/allOf/0":"mx.document-status","CountriesPeDocumentUpdate#/allOf/0":"pe.document-status","CountriesArDocumentUpdate#/allOf/0":"ar.document-status","DocumentUpdate-cl-scope#/properties/electronic_document/properties/document_cdr":"scope.document_cdr","DocumentUpdate-cl-scope#/properties/electronic_document/properties/document_cdr_filename":"scope.document_cdr_filename","DocumentUpdate-us-scope#/properties/electronic_document/properties/document_cdr":"scope.document_cdr","DocumentUpdate-us-scope#/properties/electronic_document/properties/document_cdr_filename":"scope.document_cdr_filename","DocumentUpdate-us-scope#/properties/electronic_document/properties/document_transfer_copy_pdf":"scope.document_transfer_copy_pdf","DocumentUpdate-co-scope#/properties/electronic_document/properties/document_cdr":"scope.document_cdr","DocumentUpdate-co-scope#/properties/electronic_document/properties/document_cdr_filename":"scope.document_cdr_filename","DocumentUpdate-co-scope#/properties/electronic_document/properties/document_transfer_copy_pdf":"scope.document_transfer_copy_pdf","DocumentUpdate-mx-scope#/properties/electronic_document/properties/document_cdr":"scope.document_cdr","DocumentUpdate-mx-scope#/properties/electronic_document/properties/document_cdr_filename":"scope.document_cdr_filename","DocumentUpdate-mx-scope#/properties/electronic_document/properties/document_transfer_copy_pdf":"scope.document_transfer_copy_pdf","DocumentUpdate-pe-scope#/properties/electronic_document/properties/document_transfer_copy_pdf":"scope.document_transfer_copy_pdf","DocumentUpdate-ar-scope#/properties/electronic_document/properties/document_cdr":"scope.document_cdr","DocumentUpdate-ar-scope#/properties/electronic_document/properties/document_cdr_filename":"scope.document_cdr_filename","DocumentUpdate-ar-scope#/properties/electronic_document/properties/document_transfer_copy_pdf":"scope.document_transfer_copy_pdf"},"named":{"ar.document-status":{"message":"A document of Argentina is always issued, neither a draft nor cancelled; send 1 or leave document_status out."},"cl.document-status":{"message":"A Chilean document is a draft or issued and cannot be cancelled; send 0 or 1, or leave document_status out."},"cl.document-type":{"message":"Chile has no document of this type; send 2, 32, 37, 39, 41, 54, 17, 16, 46, 47 or 48."},"cl.export-receiver-tax-id-code":{"message":"The tax id of a foreign receiver may have any form but cannot be empty; send it as its country writes it."},"cl.named-receipt-activity":{"message":"A receipt that names its receiver does not say what the receiver does for a living; leave receiver_activity out."},"cl.receiver-activity":{"message":"Invoices, credit and debit notes and dispatch guides say what the receiver does for a living; send receiver_activity."},"cl.receiver-tax-id-code":{"message":"A RUT is written as 7 or 8 digits without dots, a hyphen, and a digit or K."},"cl.sale-clause":{"message":"Only export documents (46, 47 and 48) have a delivery clause; leave sale_clause out."},"cl.sale-modality":{"message":"Only export documents (46, 47 and 48) are sold on export terms; leave sale_modality out."},"cl.transportation-doc-billing":{"message":"Only dispatch guides (54) say who dispatches the goods; leave transportation_doc_billing out."},"cl.transportation-doc-type":{"message":"Only dispatch guides (54) say why goods are moved; leave transportation_doc_type out."},"co.document-status":{"message":"A document of Colombia is always issued, neither a draft nor cancelled; send 1 or leave document_status out."},"line.modifier-conflict":{"message":"A line takes either an amount or a percentage, not both; leave one of them out or send 0 for it."},"mx.document-status":{"message":"A Mexican document is issued or cancelled, never a draft; send 1 or 2, or leave document_status out."},"pe.document-status":{"message":"A document of Peru is always issued, neither a draft nor cancelled; send 1 or leave document_status out."},"scope.document_cdr":{"message":"document_cdr is only for Peru: leave it out.","code":"forbidden"},"scope.document_cdr_filename":{"message":"document_cdr_filename is only for Peru: leave it out.","code":"forbidden"},"scope.document_transfer_copy_pdf":{"message":"document_transfer_copy_pdf is only for Chile: leave it out.","code":"forbidden"},"terms.due-days":{"message":"Due days are whole numbers with one comma between each two, such as 0,30,60; take out the comma that has no number beside it."},"us.document-status":{"message":"A document of the United States is always issued, neither a draft nor cancelled; send 1 or leave document_status out."}},"titles":{"DocumentUpdate#/properties/document_status":["Draft (Chile)","Issued","Cancelled (Mexico)"],"DocumentHeaderUpdate#/properties/received_issued_flag":["Received","Issued"],"DocumentHeaderUpdate#/properties/sale_modality":["Sale agreed","Sale under condition","Free consignment","Consignment with a minimum sale","No payment"],"DocumentHeaderUpdate#/properties/sale_clause":["CIF","CFR","EXW","FAS","FOB","S/CL","DDP","FCA","CPT","CIP","DAT","DAP","Other"],"DocumentHeaderUpdate#/properties/transportation_doc_type":["The operation is a sale","Sales to be made","Consignment","Delivery free of charge","Internal transfer","Other transfer that is no sale","Return","Transfer for export that is no sale","Sale for export"],"DocumentHeaderUpdate#/properties/transportation_doc_billing":["On the receiver's account","On the issuer's account to the receiver's premises","On the issuer's account to other premises"],"DocumentHeaderUpdate#/properties/document_status":["Draft","Issued","Sent to the counterparty","Accepted by the counterparty"],"CountriesClDocumentHeader#/allOf/0/properties/document_type_id":["Electronic invoice","Exempt electronic invoice","Electronic receipt","Electronic receipt, under the number of the tax authority","Exempt electronic receipt","Electronic dispatch guide","Electronic debit note","Electronic credit note","Electronic export invoice","Electronic export debit note","Electronic export credit note"]},"members":{"DocumentUpdate#":["document_id","document_status","header","details","totals","electronic_document","payment_link","result"],"DocumentHeaderUpdate#":["account_id","document_type_id","document_type_taxbureau","document_number","received_issued_flag","taxbureau_validation_status","issue_date","issuer_tax_id_code","issuer_tax_id_type","issuer_legal_name","issuer_address","issuer_district","issuer_city","issuer_state_id","issuer_country_id","issuer_phone","issuer_activity","customer_supplier_id","receiver_tax_id_code","receiver_tax_id_type","receiver_legal_name","receiver_address","receiver_district","receiver_city","receiver_phone","receiver_activity","receiver_postalcode","receiver_state_id","receiver_country_id","payment_conditions","currency_id","exchange_rate_value","sale_modality","sale_clause","transportation_doc_type","transportation_doc_billing","document_status"],"DocumentLineUpdate#":["quantity","line_description","unit_price","long_description","unit_measure","modifier_amount","modifier_percentage","total_taxes","total_amount_line"],"DocumentTotalsUpdate#":["net_amount","taxes_amount","total_amount"],"ElectronicDocument#":["document_xml","document_cdr","document_cdr_filename","document_pdf","stamp_img","document_transfer_copy_pdf"],"PaymentLink#":["payment_url"],"Result#":["status","error_message"]}};

const judge = (validate) => {
  const explanation = (body) => explainWith(validate, body, tables, 400);
  return { explanation, explain: (body) => explanation(body).refusals };
};

export const { explanation, explain } = judge(validate8);

export const variants = {
  "cl": judge(validate12),
  "us": judge(validate16),
  "co": judge(validate20),
  "mx": judge(validate24),
  "pe": judge(validate28),
  "ar": judge(validate32),
};

const schema0 = {"type":"object","additionalProperties":false,"required":["header","totals"],"properties":{"document_id":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"document_status":{"type":"integer","enum":[0,1,2]},"header":{"$ref":"DocumentHeaderUpdate"},"details":{"type":"array","maxItems":10000,"items":{"$ref":"DocumentLineUpdate"}},"totals":{"$ref":"DocumentTotalsUpdate"},"electronic_document":{"$ref":"ElectronicDocument"},"payment_link":{"$ref":"PaymentLink"},"result":{"$ref":"Result"}}};
const schema1 = {"type":"object","additionalProperties":false,"required":["document_type_id","issue_date","issuer_address","issuer_district","issuer_city","issuer_phone","issuer_activity","receiver_address","receiver_district","receiver_city","receiver_phone","currency_id"],"properties":{"account_id":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"document_type_id":{"type":"integer","minimum":1,"maximum":9007199254740991},"document_type_taxbureau":{"type":"string"},"document_number":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"received_issued_flag":{"type":"integer","enum":[0,1]},"taxbureau_validation_status":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"issue_date":{"type":"string","format":"date","pattern":"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"},"issuer_tax_id_code":{"type":"string"},"issuer_tax_id_type":{"type":"string"},"issuer_legal_name":{"type":"string"},"issuer_address":{"type":"string"},"issuer_district":{"type":"string"},"issuer_city":{"type":"string"},"issuer_state_id":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"issuer_country_id":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"issuer_phone":{"type":"string"},"issuer_activity":{"type":"string"},"customer_supplier_id":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"receiver_tax_id_code":{"type":"string"},"receiver_tax_id_type":{"type":"string"},"receiver_legal_name":{"type":"string"},"receiver_address":{"type":"string"},"receiver_district":{"type":"string"},"receiver_city":{"type":"string"},"receiver_phone":{"type":"string"},"receiver_activity":{"type":"string"},"receiver_postalcode":{"type":"string"},"receiver_state_id":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"receiver_country_id":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"payment_conditions":{"type":"string","pattern":"^[0-9][0-9,]*$"},"currency_id":{"type":"number","minimum":-9007199254740991,"maximum":9007199254740991},"exchange_rate_value":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"sale_modality":{"type":"integer","enum":[1,2,3,4,9]},"sale_clause":{"type":"integer","enum":[1,2,3,4,5,6,9,10,11,12,17,18,8]},"transportation_doc_type":{"type":"number","enum":[1,2,3,4,5,6,7,8,9]},"transportation_doc_billing":{"type":"number","enum":[1,2,3]},"document_status":{"type":"number","enum":[0,1,2,3]}},"allOf":[{"$ref":"DueDays"}]};
const pattern0 = new RegExp(",,|,$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!pattern0.test(data0)){
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
if(!pattern0.test(data1)){
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
validate0.errors = vErrors;
return errors === 0;
}
const pattern1 = new RegExp("^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$", "u");
const pattern2 = new RegExp("^[0-9][0-9,]*$", "u");
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors < 400){
if(!(validate0(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.document_type_id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"DocumentHeaderUpdate#/required",keyword:"required",params:{missingProperty: "document_type_id"}});
errors++;
}
if(data.issue_date === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"DocumentHeaderUpdate#/required",keyword:"required",params:{missingProperty: "issue_date"}});
errors++;
}
if(data.issuer_address === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"DocumentHeaderUpdate#/required",keyword:"required",params:{missingProperty: "issuer_address"}});
errors++;
}
if(data.issuer_district === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"DocumentHeaderUpdate#/required",keyword:"required",params:{missingProperty: "issuer_district"}});
errors++;
}
if(data.issuer_city === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"DocumentHeaderUpdate#/required",keyword:"required",params:{missingProperty: "issuer_city"}});
errors++;
}
if(data.issuer_phone === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"DocumentHeaderUpdate#/required",keyword:"required",params:{missingProperty: "issuer_phone"}});
errors++;
}
if(data.issuer_activity === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"DocumentHeaderUpdate#/required",keyword:"required",params:{missingProperty: "issuer_activity"}});
errors++;
}
if(data.receiver_address === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"DocumentHeaderUpdate#/required",keyword:"required",params:{missingProperty: "receiver_address"}});
errors++;
}
if(data.receiver_district === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"DocumentHeaderUpdate#/required",keyword:"required",params:{missingProperty: "receiver_district"}});
errors++;
}
if(data.receiver_city === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"DocumentHeaderUpdate#/required",keyword:"required",params:{missingProperty: "receiver_city"}});
errors++;
}
if(data.receiver_phone === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"DocumentHeaderUpdate#/required",keyword:"required",params:{missingProperty: "receiver_phone"}});
errors++;
}
if(data.currency_id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"DocumentHeaderUpdate#/required",keyword:"required",params:{missingProperty: "currency_id"}});
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
switch(key0.length){
case 10:switch(key0){case "account_id":case "issue_date":continue;}break;
case 16:switch(key0){case "document_type_id":case "receiver_address":continue;}break;
case 23:switch(key0){case "document_type_taxbureau":case "transportation_doc_type":continue;}break;
case 15:switch(key0){case "document_number":case "issuer_district":case "issuer_state_id":case "issuer_activity":case "document_status":continue;}break;
case 20:switch(key0){case "received_issued_flag":case "customer_supplier_id":case "receiver_tax_id_code":case "receiver_tax_id_type":continue;}break;
case 27:switch(key0){case "taxbureau_validation_status":continue;}break;
case 18:switch(key0){case "issuer_tax_id_code":case "issuer_tax_id_type":case "payment_conditions":continue;}break;
case 17:switch(key0){case "issuer_legal_name":case "issuer_country_id":case "receiver_district":case "receiver_activity":case "receiver_state_id":continue;}break;
case 14:switch(key0){case "issuer_address":case "receiver_phone":continue;}break;
case 11:switch(key0){case "issuer_city":case "currency_id":case "sale_clause":continue;}break;
case 12:switch(key0){case "issuer_phone":continue;}break;
case 19:switch(key0){case "receiver_legal_name":case "receiver_postalcode":case "receiver_country_id":case "exchange_rate_value":continue;}break;
case 13:switch(key0){case "receiver_city":case "sale_modality":continue;}break;
case 26:switch(key0){case "transportation_doc_billing":continue;}break;
}
(vErrors ??= []).push({instancePath,schemaPath:"DocumentHeaderUpdate#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
if(data.account_id !== undefined){
let data0 = data.account_id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/account_id",schemaPath:"DocumentHeaderUpdate#/properties/account_id/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/account_id",schemaPath:"DocumentHeaderUpdate#/properties/account_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data0 < -9007199254740991 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/account_id",schemaPath:"DocumentHeaderUpdate#/properties/account_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
}
if(data.document_type_id !== undefined){
let data1 = data.document_type_id;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/document_type_id",schemaPath:"DocumentHeaderUpdate#/properties/document_type_id/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/document_type_id",schemaPath:"DocumentHeaderUpdate#/properties/document_type_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data1 < 1 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/document_type_id",schemaPath:"DocumentHeaderUpdate#/properties/document_type_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.document_type_taxbureau !== undefined){
if(typeof data.document_type_taxbureau !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/document_type_taxbureau",schemaPath:"DocumentHeaderUpdate#/properties/document_type_taxbureau/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.document_number !== undefined){
let data3 = data.document_number;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/document_number",schemaPath:"DocumentHeaderUpdate#/properties/document_number/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data3 == "number"){
if(data3 > 9007199254740991 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/document_number",schemaPath:"DocumentHeaderUpdate#/properties/document_number/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data3 < -9007199254740991 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/document_number",schemaPath:"DocumentHeaderUpdate#/properties/document_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
}
if(data.received_issued_flag !== undefined){
let data4 = data.received_issued_flag;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
(vErrors ??= []).push({instancePath:instancePath+"/received_issued_flag",schemaPath:"DocumentHeaderUpdate#/properties/received_issued_flag/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(!((data4 === 0) || (data4 === 1))){
(vErrors ??= []).push({instancePath:instancePath+"/received_issued_flag",schemaPath:"DocumentHeaderUpdate#/properties/received_issued_flag/enum",keyword:"enum",params:{allowedValues: schema1.properties.received_issued_flag.enum}});
errors++;
}
}
if(data.taxbureau_validation_status !== undefined){
let data5 = data.taxbureau_validation_status;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
(vErrors ??= []).push({instancePath:instancePath+"/taxbureau_validation_status",schemaPath:"DocumentHeaderUpdate#/properties/taxbureau_validation_status/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data5 == "number"){
if(data5 > 9007199254740991 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/taxbureau_validation_status",schemaPath:"DocumentHeaderUpdate#/properties/taxbureau_validation_status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data5 < -9007199254740991 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/taxbureau_validation_status",schemaPath:"DocumentHeaderUpdate#/properties/taxbureau_validation_status/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
}
if(data.issue_date !== undefined){
let data6 = data.issue_date;
if(typeof data6 === "string"){
if(!pattern1.test(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/issue_date",schemaPath:"DocumentHeaderUpdate#/properties/issue_date/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"}});
errors++;
}
if(!(formats0(data6))){
(vErrors ??= []).push({instancePath:instancePath+"/issue_date",schemaPath:"DocumentHeaderUpdate#/properties/issue_date/format",keyword:"format",params:{format: "date"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/issue_date",schemaPath:"DocumentHeaderUpdate#/properties/issue_date/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.issuer_tax_id_code !== undefined){
if(typeof data.issuer_tax_id_code !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/issuer_tax_id_code",schemaPath:"DocumentHeaderUpdate#/properties/issuer_tax_id_code/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.issuer_tax_id_type !== undefined){
if(typeof data.issuer_tax_id_type !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/issuer_tax_id_type",schemaPath:"DocumentHeaderUpdate#/properties/issuer_tax_id_type/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.issuer_legal_name !== undefined){
if(typeof data.issuer_legal_name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/issuer_legal_name",schemaPath:"DocumentHeaderUpdate#/properties/issuer_legal_name/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.issuer_address !== undefined){
if(typeof data.issuer_address !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/issuer_address",schemaPath:"DocumentHeaderUpdate#/properties/issuer_address/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.issuer_district !== undefined){
if(typeof data.issuer_district !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/issuer_district",schemaPath:"DocumentHeaderUpdate#/properties/issuer_district/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.issuer_city !== undefined){
if(typeof data.issuer_city !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/issuer_city",schemaPath:"DocumentHeaderUpdate#/properties/issuer_city/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.issuer_state_id !== undefined){
let data13 = data.issuer_state_id;
if(!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))){
(vErrors ??= []).push({instancePath:instancePath+"/issuer_state_id",schemaPath:"DocumentHeaderUpdate#/properties/issuer_state_id/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data13 == "number"){
if(data13 > 9007199254740991 || isNaN(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/issuer_state_id",schemaPath:"DocumentHeaderUpdate#/properties/issuer_state_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data13 < -9007199254740991 || isNaN(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/issuer_state_id",schemaPath:"DocumentHeaderUpdate#/properties/issuer_state_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
}
if(data.issuer_country_id !== undefined){
let data14 = data.issuer_country_id;
if(!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))){
(vErrors ??= []).push({instancePath:instancePath+"/issuer_country_id",schemaPath:"DocumentHeaderUpdate#/properties/issuer_country_id/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data14 == "number"){
if(data14 > 9007199254740991 || isNaN(data14)){
(vErrors ??= []).push({instancePath:instancePath+"/issuer_country_id",schemaPath:"DocumentHeaderUpdate#/properties/issuer_country_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data14 < -9007199254740991 || isNaN(data14)){
(vErrors ??= []).push({instancePath:instancePath+"/issuer_country_id",schemaPath:"DocumentHeaderUpdate#/properties/issuer_country_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
}
if(data.issuer_phone !== undefined){
if(typeof data.issuer_phone !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/issuer_phone",schemaPath:"DocumentHeaderUpdate#/properties/issuer_phone/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.issuer_activity !== undefined){
if(typeof data.issuer_activity !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/issuer_activity",schemaPath:"DocumentHeaderUpdate#/properties/issuer_activity/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.customer_supplier_id !== undefined){
let data17 = data.customer_supplier_id;
if(!((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17)))){
(vErrors ??= []).push({instancePath:instancePath+"/customer_supplier_id",schemaPath:"DocumentHeaderUpdate#/properties/customer_supplier_id/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data17 == "number"){
if(data17 > 9007199254740991 || isNaN(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/customer_supplier_id",schemaPath:"DocumentHeaderUpdate#/properties/customer_supplier_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data17 < -9007199254740991 || isNaN(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/customer_supplier_id",schemaPath:"DocumentHeaderUpdate#/properties/customer_supplier_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
}
if(data.receiver_tax_id_code !== undefined){
if(typeof data.receiver_tax_id_code !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/receiver_tax_id_code",schemaPath:"DocumentHeaderUpdate#/properties/receiver_tax_id_code/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.receiver_tax_id_type !== undefined){
if(typeof data.receiver_tax_id_type !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/receiver_tax_id_type",schemaPath:"DocumentHeaderUpdate#/properties/receiver_tax_id_type/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.receiver_legal_name !== undefined){
if(typeof data.receiver_legal_name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/receiver_legal_name",schemaPath:"DocumentHeaderUpdate#/properties/receiver_legal_name/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.receiver_address !== undefined){
if(typeof data.receiver_address !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/receiver_address",schemaPath:"DocumentHeaderUpdate#/properties/receiver_address/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.receiver_district !== undefined){
if(typeof data.receiver_district !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/receiver_district",schemaPath:"DocumentHeaderUpdate#/properties/receiver_district/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.receiver_city !== undefined){
if(typeof data.receiver_city !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/receiver_city",schemaPath:"DocumentHeaderUpdate#/properties/receiver_city/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.receiver_phone !== undefined){
if(typeof data.receiver_phone !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/receiver_phone",schemaPath:"DocumentHeaderUpdate#/properties/receiver_phone/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.receiver_activity !== undefined){
if(typeof data.receiver_activity !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/receiver_activity",schemaPath:"DocumentHeaderUpdate#/properties/receiver_activity/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.receiver_postalcode !== undefined){
if(typeof data.receiver_postalcode !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/receiver_postalcode",schemaPath:"DocumentHeaderUpdate#/properties/receiver_postalcode/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.receiver_state_id !== undefined){
let data27 = data.receiver_state_id;
if(!((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27)))){
(vErrors ??= []).push({instancePath:instancePath+"/receiver_state_id",schemaPath:"DocumentHeaderUpdate#/properties/receiver_state_id/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data27 == "number"){
if(data27 > 9007199254740991 || isNaN(data27)){
(vErrors ??= []).push({instancePath:instancePath+"/receiver_state_id",schemaPath:"DocumentHeaderUpdate#/properties/receiver_state_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data27 < -9007199254740991 || isNaN(data27)){
(vErrors ??= []).push({instancePath:instancePath+"/receiver_state_id",schemaPath:"DocumentHeaderUpdate#/properties/receiver_state_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
}
if(data.receiver_country_id !== undefined){
let data28 = data.receiver_country_id;
if(!((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28)))){
(vErrors ??= []).push({instancePath:instancePath+"/receiver_country_id",schemaPath:"DocumentHeaderUpdate#/properties/receiver_country_id/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data28 == "number"){
if(data28 > 9007199254740991 || isNaN(data28)){
(vErrors ??= []).push({instancePath:instancePath+"/receiver_country_id",schemaPath:"DocumentHeaderUpdate#/properties/receiver_country_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data28 < -9007199254740991 || isNaN(data28)){
(vErrors ??= []).push({instancePath:instancePath+"/receiver_country_id",schemaPath:"DocumentHeaderUpdate#/properties/receiver_country_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
}
if(data.payment_conditions !== undefined){
let data29 = data.payment_conditions;
if(typeof data29 === "string"){
if(!pattern2.test(data29)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_conditions",schemaPath:"DocumentHeaderUpdate#/properties/payment_conditions/pattern",keyword:"pattern",params:{pattern: "^[0-9][0-9,]*$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_conditions",schemaPath:"DocumentHeaderUpdate#/properties/payment_conditions/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.currency_id !== undefined){
let data30 = data.currency_id;
if(typeof data30 == "number"){
if(data30 > 9007199254740991 || isNaN(data30)){
(vErrors ??= []).push({instancePath:instancePath+"/currency_id",schemaPath:"DocumentHeaderUpdate#/properties/currency_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data30 < -9007199254740991 || isNaN(data30)){
(vErrors ??= []).push({instancePath:instancePath+"/currency_id",schemaPath:"DocumentHeaderUpdate#/properties/currency_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/currency_id",schemaPath:"DocumentHeaderUpdate#/properties/currency_id/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data.exchange_rate_value !== undefined){
let data31 = data.exchange_rate_value;
if(!((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31)))){
(vErrors ??= []).push({instancePath:instancePath+"/exchange_rate_value",schemaPath:"DocumentHeaderUpdate#/properties/exchange_rate_value/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data31 == "number"){
if(data31 > 9007199254740991 || isNaN(data31)){
(vErrors ??= []).push({instancePath:instancePath+"/exchange_rate_value",schemaPath:"DocumentHeaderUpdate#/properties/exchange_rate_value/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data31 < -9007199254740991 || isNaN(data31)){
(vErrors ??= []).push({instancePath:instancePath+"/exchange_rate_value",schemaPath:"DocumentHeaderUpdate#/properties/exchange_rate_value/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
}
if(data.sale_modality !== undefined){
let data32 = data.sale_modality;
if(!((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32)))){
(vErrors ??= []).push({instancePath:instancePath+"/sale_modality",schemaPath:"DocumentHeaderUpdate#/properties/sale_modality/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(!(((((data32 === 1) || (data32 === 2)) || (data32 === 3)) || (data32 === 4)) || (data32 === 9))){
(vErrors ??= []).push({instancePath:instancePath+"/sale_modality",schemaPath:"DocumentHeaderUpdate#/properties/sale_modality/enum",keyword:"enum",params:{allowedValues: schema1.properties.sale_modality.enum}});
errors++;
}
}
if(data.sale_clause !== undefined){
let data33 = data.sale_clause;
if(!((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33)))){
(vErrors ??= []).push({instancePath:instancePath+"/sale_clause",schemaPath:"DocumentHeaderUpdate#/properties/sale_clause/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(!(((((((((((((data33 === 1) || (data33 === 2)) || (data33 === 3)) || (data33 === 4)) || (data33 === 5)) || (data33 === 6)) || (data33 === 9)) || (data33 === 10)) || (data33 === 11)) || (data33 === 12)) || (data33 === 17)) || (data33 === 18)) || (data33 === 8))){
(vErrors ??= []).push({instancePath:instancePath+"/sale_clause",schemaPath:"DocumentHeaderUpdate#/properties/sale_clause/enum",keyword:"enum",params:{allowedValues: schema1.properties.sale_clause.enum}});
errors++;
}
}
if(data.transportation_doc_type !== undefined){
let data34 = data.transportation_doc_type;
if(!(typeof data34 == "number")){
(vErrors ??= []).push({instancePath:instancePath+"/transportation_doc_type",schemaPath:"DocumentHeaderUpdate#/properties/transportation_doc_type/type",keyword:"type",params:{type: "number"}});
errors++;
}
if(!(((((((((data34 === 1) || (data34 === 2)) || (data34 === 3)) || (data34 === 4)) || (data34 === 5)) || (data34 === 6)) || (data34 === 7)) || (data34 === 8)) || (data34 === 9))){
(vErrors ??= []).push({instancePath:instancePath+"/transportation_doc_type",schemaPath:"DocumentHeaderUpdate#/properties/transportation_doc_type/enum",keyword:"enum",params:{allowedValues: schema1.properties.transportation_doc_type.enum}});
errors++;
}
}
if(data.transportation_doc_billing !== undefined){
let data35 = data.transportation_doc_billing;
if(!(typeof data35 == "number")){
(vErrors ??= []).push({instancePath:instancePath+"/transportation_doc_billing",schemaPath:"DocumentHeaderUpdate#/properties/transportation_doc_billing/type",keyword:"type",params:{type: "number"}});
errors++;
}
if(!(((data35 === 1) || (data35 === 2)) || (data35 === 3))){
(vErrors ??= []).push({instancePath:instancePath+"/transportation_doc_billing",schemaPath:"DocumentHeaderUpdate#/properties/transportation_doc_billing/enum",keyword:"enum",params:{allowedValues: schema1.properties.transportation_doc_billing.enum}});
errors++;
}
}
if(data.document_status !== undefined){
let data36 = data.document_status;
if(!(typeof data36 == "number")){
(vErrors ??= []).push({instancePath:instancePath+"/document_status",schemaPath:"DocumentHeaderUpdate#/properties/document_status/type",keyword:"type",params:{type: "number"}});
errors++;
}
if(!((((data36 === 0) || (data36 === 1)) || (data36 === 2)) || (data36 === 3))){
(vErrors ??= []).push({instancePath:instancePath+"/document_status",schemaPath:"DocumentHeaderUpdate#/properties/document_status/enum",keyword:"enum",params:{allowedValues: schema1.properties.document_status.enum}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"DocumentHeaderUpdate#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate2.errors = vErrors;
return errors === 0;
}
function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors < 400){
if(!(validate2(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.quantity === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"DocumentLineUpdate#/required",keyword:"required",params:{missingProperty: "quantity"}});
errors++;
}
if(data.unit_price === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"DocumentLineUpdate#/required",keyword:"required",params:{missingProperty: "unit_price"}});
errors++;
}
if(data.total_amount_line === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"DocumentLineUpdate#/required",keyword:"required",params:{missingProperty: "total_amount_line"}});
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
switch(key0.length){
case 8:switch(key0){case "quantity":continue;}break;
case 16:switch(key0){case "line_description":case "long_description":continue;}break;
case 10:switch(key0){case "unit_price":continue;}break;
case 12:switch(key0){case "unit_measure":continue;}break;
case 15:switch(key0){case "modifier_amount":continue;}break;
case 19:switch(key0){case "modifier_percentage":continue;}break;
case 11:switch(key0){case "total_taxes":continue;}break;
case 17:switch(key0){case "total_amount_line":continue;}break;
}
(vErrors ??= []).push({instancePath,schemaPath:"DocumentLineUpdate#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
if(data.quantity !== undefined){
let data0 = data.quantity;
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/quantity",schemaPath:"DocumentLineUpdate#/properties/quantity/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data0 < -9007199254740991 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/quantity",schemaPath:"DocumentLineUpdate#/properties/quantity/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
if(!func0(data0, 6)){
(vErrors ??= []).push({instancePath:instancePath+"/quantity",schemaPath:"DocumentLineUpdate#/properties/quantity/x-decimals",keyword:"x-decimals",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/quantity",schemaPath:"DocumentLineUpdate#/properties/quantity/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data.line_description !== undefined){
let data1 = data.line_description;
if(typeof data1 === "string"){
if(data1.length > 100 && func1(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/line_description",schemaPath:"DocumentLineUpdate#/properties/line_description/maxLength",keyword:"maxLength",params:{limit: 100}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/line_description",schemaPath:"DocumentLineUpdate#/properties/line_description/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.unit_price !== undefined){
let data2 = data.unit_price;
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/unit_price",schemaPath:"DocumentLineUpdate#/properties/unit_price/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data2 < -9007199254740991 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/unit_price",schemaPath:"DocumentLineUpdate#/properties/unit_price/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
if(!func0(data2, 6)){
(vErrors ??= []).push({instancePath:instancePath+"/unit_price",schemaPath:"DocumentLineUpdate#/properties/unit_price/x-decimals",keyword:"x-decimals",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/unit_price",schemaPath:"DocumentLineUpdate#/properties/unit_price/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data.long_description !== undefined){
let data3 = data.long_description;
if(typeof data3 === "string"){
if(data3.length > 100 && func1(data3) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/long_description",schemaPath:"DocumentLineUpdate#/properties/long_description/maxLength",keyword:"maxLength",params:{limit: 100}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/long_description",schemaPath:"DocumentLineUpdate#/properties/long_description/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.unit_measure !== undefined){
if(typeof data.unit_measure !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/unit_measure",schemaPath:"DocumentLineUpdate#/properties/unit_measure/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.modifier_amount !== undefined){
let data5 = data.modifier_amount;
if(typeof data5 == "number"){
if(data5 > 9007199254740991 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/modifier_amount",schemaPath:"DocumentLineUpdate#/properties/modifier_amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data5 < -9007199254740991 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/modifier_amount",schemaPath:"DocumentLineUpdate#/properties/modifier_amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/modifier_amount",schemaPath:"DocumentLineUpdate#/properties/modifier_amount/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data.modifier_percentage !== undefined){
let data6 = data.modifier_percentage;
if(typeof data6 == "number"){
if(data6 > 9007199254740991 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/modifier_percentage",schemaPath:"DocumentLineUpdate#/properties/modifier_percentage/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data6 < -9007199254740991 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/modifier_percentage",schemaPath:"DocumentLineUpdate#/properties/modifier_percentage/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/modifier_percentage",schemaPath:"DocumentLineUpdate#/properties/modifier_percentage/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data.total_taxes !== undefined){
let data7 = data.total_taxes;
if(typeof data7 == "number"){
if(data7 > 9007199254740991 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/total_taxes",schemaPath:"DocumentLineUpdate#/properties/total_taxes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data7 < -9007199254740991 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/total_taxes",schemaPath:"DocumentLineUpdate#/properties/total_taxes/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/total_taxes",schemaPath:"DocumentLineUpdate#/properties/total_taxes/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data.total_amount_line !== undefined){
let data8 = data.total_amount_line;
if(typeof data8 == "number"){
if(data8 > 9007199254740991 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/total_amount_line",schemaPath:"DocumentLineUpdate#/properties/total_amount_line/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data8 < -9007199254740991 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/total_amount_line",schemaPath:"DocumentLineUpdate#/properties/total_amount_line/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/total_amount_line",schemaPath:"DocumentLineUpdate#/properties/total_amount_line/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"DocumentLineUpdate#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}
function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.net_amount === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"DocumentTotalsUpdate#/required",keyword:"required",params:{missingProperty: "net_amount"}});
errors++;
}
if(data.total_amount === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"DocumentTotalsUpdate#/required",keyword:"required",params:{missingProperty: "total_amount"}});
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(((key0 === "net_amount") || (key0 === "taxes_amount")) || (key0 === "total_amount"))){
(vErrors ??= []).push({instancePath,schemaPath:"DocumentTotalsUpdate#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.net_amount !== undefined){
let data0 = data.net_amount;
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/net_amount",schemaPath:"DocumentTotalsUpdate#/properties/net_amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data0 < -9007199254740991 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/net_amount",schemaPath:"DocumentTotalsUpdate#/properties/net_amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/net_amount",schemaPath:"DocumentTotalsUpdate#/properties/net_amount/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data.taxes_amount !== undefined){
let data1 = data.taxes_amount;
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/taxes_amount",schemaPath:"DocumentTotalsUpdate#/properties/taxes_amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data1 < -9007199254740991 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/taxes_amount",schemaPath:"DocumentTotalsUpdate#/properties/taxes_amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/taxes_amount",schemaPath:"DocumentTotalsUpdate#/properties/taxes_amount/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data.total_amount !== undefined){
let data2 = data.total_amount;
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/total_amount",schemaPath:"DocumentTotalsUpdate#/properties/total_amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data2 < -9007199254740991 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/total_amount",schemaPath:"DocumentTotalsUpdate#/properties/total_amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/total_amount",schemaPath:"DocumentTotalsUpdate#/properties/total_amount/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"DocumentTotalsUpdate#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}
const pattern3 = new RegExp("^[A-Za-z0-9+/]*={0,2}$", "u");
function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!pattern3.test(data0)){
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
if(!pattern3.test(data1)){
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
if(!pattern3.test(data3)){
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
if(!pattern3.test(data4)){
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
if(!pattern3.test(data5)){
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
validate5.errors = vErrors;
return errors === 0;
}
function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate6.errors = vErrors;
return errors === 0;
}
function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate7.errors = vErrors;
return errors === 0;
}
function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.header === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"DocumentUpdate#/required",keyword:"required",params:{missingProperty: "header"}});
errors++;
}
if(data.totals === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"DocumentUpdate#/required",keyword:"required",params:{missingProperty: "totals"}});
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!((((((((key0 === "document_id") || (key0 === "document_status")) || (key0 === "header")) || (key0 === "details")) || (key0 === "totals")) || (key0 === "electronic_document")) || (key0 === "payment_link")) || (key0 === "result"))){
(vErrors ??= []).push({instancePath,schemaPath:"DocumentUpdate#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.document_id !== undefined){
let data0 = data.document_id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/document_id",schemaPath:"DocumentUpdate#/properties/document_id/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/document_id",schemaPath:"DocumentUpdate#/properties/document_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data0 < -9007199254740991 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/document_id",schemaPath:"DocumentUpdate#/properties/document_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
}
if(data.document_status !== undefined){
let data1 = data.document_status;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/document_status",schemaPath:"DocumentUpdate#/properties/document_status/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(!(((data1 === 0) || (data1 === 1)) || (data1 === 2))){
(vErrors ??= []).push({instancePath:instancePath+"/document_status",schemaPath:"DocumentUpdate#/properties/document_status/enum",keyword:"enum",params:{allowedValues: schema0.properties.document_status.enum}});
errors++;
}
}
if(data.header !== undefined){
if(errors < 400){
if(!(validate1(data.header, {instancePath:instancePath+"/header",parentData:data,parentDataProperty:"header",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
}
if(data.details !== undefined){
let data3 = data.details;
if(Array.isArray(data3)){
if(data3.length > 10000){
(vErrors ??= []).push({instancePath:instancePath+"/details",schemaPath:"DocumentUpdate#/properties/details/maxItems",keyword:"maxItems",params:{limit: 10000}});
errors++;
}
const len0 = data3.length;
for(let i0=0, i0_=errors; i0<len0 && errors-i0_<400; i0++){
if(errors < 400){
if(!(validate3(data3[i0], {instancePath:instancePath+"/details/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/details",schemaPath:"DocumentUpdate#/properties/details/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.totals !== undefined){
if(errors < 400){
if(!(validate4(data.totals, {instancePath:instancePath+"/totals",parentData:data,parentDataProperty:"totals",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
}
if(data.electronic_document !== undefined){
if(errors < 400){
if(!(validate5(data.electronic_document, {instancePath:instancePath+"/electronic_document",parentData:data,parentDataProperty:"electronic_document",rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
}
}
if(data.payment_link !== undefined){
if(errors < 400){
if(!(validate6(data.payment_link, {instancePath:instancePath+"/payment_link",parentData:data,parentDataProperty:"payment_link",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
}
if(data.result !== undefined){
if(errors < 400){
if(!(validate7(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"DocumentUpdate#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate8.errors = vErrors;
return errors === 0;
}
const schema2 = {"type":"object","properties":{"header":{"allOf":[{"$ref":"CountriesClDocumentHeader"},{"if":{"required":["document_type_id"],"properties":{"document_type_id":{"enum":[2,32,37,39,41,17,16,46,47,48]}}},"then":{"properties":{"transportation_doc_type":false}}},{"if":{"required":["document_type_id"],"properties":{"document_type_id":{"enum":[2,32,37,39,41,17,16,46,47,48]}}},"then":{"properties":{"transportation_doc_billing":false}}}]}},"allOf":[{"properties":{"document_status":{"enum":[0,1]}}}]};
const schema3 = {"type":"object","required":["receiver_district","receiver_city"],"allOf":[{"properties":{"document_type_id":{"enum":[2,32,37,39,41,54,17,16,46,47,48]}}},{"if":{"required":["document_type_id"],"properties":{"document_type_id":{"enum":[2,32,54,17,16,46,47,48]}}},"then":{"required":["receiver_activity"]}},{"if":{"required":["document_type_id"],"properties":{"document_type_id":{"enum":[37,39,41]}},"not":{"properties":{"receiver_tax_id_code":false,"receiver_legal_name":false}}},"then":{"properties":{"receiver_activity":false}}},{"if":{"required":["document_type_id"],"properties":{"document_type_id":{"enum":[2,32,37,39,41,54,17,16]}}},"then":{"properties":{"receiver_tax_id_code":{"pattern":"^[0-9]{7,8}-[0-9Kk]$"}}}},{"if":{"required":["document_type_id"],"properties":{"document_type_id":{"enum":[46,47,48]}}},"then":{"properties":{"receiver_tax_id_code":{"minLength":1}}}},{"if":{"required":["document_type_id"],"properties":{"document_type_id":{"enum":[2,32,37,39,41,54,17,16]}}},"then":{"properties":{"sale_modality":false}}},{"if":{"required":["document_type_id"],"properties":{"document_type_id":{"enum":[2,32,37,39,41,54,17,16]}}},"then":{"properties":{"sale_clause":false}}}]};
const pattern4 = new RegExp("^[0-9]{7,8}-[0-9Kk]$", "u");
function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.document_type_id !== undefined){
let data0 = data.document_type_id;
if(!(((((((((((data0 === 2) || (data0 === 32)) || (data0 === 37)) || (data0 === 39)) || (data0 === 41)) || (data0 === 54)) || (data0 === 17)) || (data0 === 16)) || (data0 === 46)) || (data0 === 47)) || (data0 === 48))){
(vErrors ??= []).push({instancePath:instancePath+"/document_type_id",schemaPath:"CountriesClDocumentHeader#/allOf/0/properties/document_type_id/enum",keyword:"enum",params:{allowedValues: schema3.allOf[0].properties.document_type_id.enum}});
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
if(!pattern4.test(data7)){
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
validate9.errors = vErrors;
return errors === 0;
}
function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.document_status !== undefined){
let data0 = data.document_status;
if(!((data0 === 0) || (data0 === 1))){
(vErrors ??= []).push({instancePath:instancePath+"/document_status",schemaPath:"CountriesClDocumentUpdate#/allOf/0/properties/document_status/enum",keyword:"enum",params:{allowedValues: schema2.allOf[0].properties.document_status.enum}});
errors++;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.header !== undefined){
let data1 = data.header;
if(errors < 400){
if(!(validate9(data1, {instancePath:instancePath+"/header",parentData:data,parentDataProperty:"header",rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
}
const _errs6 = errors;
let valid4 = true;
const _errs7 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing0;
if((data1.document_type_id === undefined) && (missing0 = "document_type_id")){
(vErrors ??= []).push({});
errors++;
}
else if(data1.document_type_id !== undefined){
let data2 = data1.document_type_id;
if(!((((((((((data2 === 2) || (data2 === 32)) || (data2 === 37)) || (data2 === 39)) || (data2 === 41)) || (data2 === 17)) || (data2 === 16)) || (data2 === 46)) || (data2 === 47)) || (data2 === 48))){
(vErrors ??= []).push({});
errors++;
}
}
}
var _valid0 = _errs7 === errors;
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs9 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.transportation_doc_type !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/header/transportation_doc_type",schemaPath:"CountriesClDocumentUpdate#/properties/header/allOf/1/then/properties/transportation_doc_type/false schema",keyword:"false schema",params:{}});
errors++;
}
}
var _valid0 = _errs9 === errors;
valid4 = _valid0;
}
if(!valid4){
(vErrors ??= []).push({instancePath:instancePath+"/header",schemaPath:"CountriesClDocumentUpdate#/properties/header/allOf/1/if",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
const _errs11 = errors;
let valid7 = true;
const _errs12 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.document_type_id === undefined) && (missing1 = "document_type_id")){
(vErrors ??= []).push({});
errors++;
}
else if(data1.document_type_id !== undefined){
let data4 = data1.document_type_id;
if(!((((((((((data4 === 2) || (data4 === 32)) || (data4 === 37)) || (data4 === 39)) || (data4 === 41)) || (data4 === 17)) || (data4 === 16)) || (data4 === 46)) || (data4 === 47)) || (data4 === 48))){
(vErrors ??= []).push({});
errors++;
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
const _errs14 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.transportation_doc_billing !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/header/transportation_doc_billing",schemaPath:"CountriesClDocumentUpdate#/properties/header/allOf/2/then/properties/transportation_doc_billing/false schema",keyword:"false schema",params:{}});
errors++;
}
}
var _valid1 = _errs14 === errors;
valid7 = _valid1;
}
if(!valid7){
(vErrors ??= []).push({instancePath:instancePath+"/header",schemaPath:"CountriesClDocumentUpdate#/properties/header/allOf/2/if",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"CountriesClDocumentUpdate#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.electronic_document !== undefined){
let data0 = data.electronic_document;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.document_cdr !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/electronic_document/document_cdr",schemaPath:"DocumentUpdate-cl-scope#/properties/electronic_document/properties/document_cdr/not",keyword:"not",params:{}});
errors++;
}
if(data0.document_cdr_filename !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/electronic_document/document_cdr_filename",schemaPath:"DocumentUpdate-cl-scope#/properties/electronic_document/properties/document_cdr_filename/not",keyword:"not",params:{}});
errors++;
}
}
}
}
validate11.errors = vErrors;
return errors === 0;
}
function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors < 400){
if(!(validate8(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
}
if(errors < 400){
if(!(validate10(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
}
if(errors < 400){
if(!(validate11(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
}
validate12.errors = vErrors;
return errors === 0;
}
function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate13.errors = vErrors;
return errors === 0;
}
function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.document_status !== undefined){
if(1 !== data.document_status){
(vErrors ??= []).push({instancePath:instancePath+"/document_status",schemaPath:"CountriesUsDocumentUpdate#/allOf/0/properties/document_status/const",keyword:"const",params:{allowedValue: 1}});
errors++;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.header !== undefined){
if(errors < 400){
if(!(validate13(data.header, {instancePath:instancePath+"/header",parentData:data,parentDataProperty:"header",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"CountriesUsDocumentUpdate#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate14.errors = vErrors;
return errors === 0;
}
function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.electronic_document !== undefined){
let data0 = data.electronic_document;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.document_cdr !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/electronic_document/document_cdr",schemaPath:"DocumentUpdate-us-scope#/properties/electronic_document/properties/document_cdr/not",keyword:"not",params:{}});
errors++;
}
if(data0.document_cdr_filename !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/electronic_document/document_cdr_filename",schemaPath:"DocumentUpdate-us-scope#/properties/electronic_document/properties/document_cdr_filename/not",keyword:"not",params:{}});
errors++;
}
if(data0.document_transfer_copy_pdf !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/electronic_document/document_transfer_copy_pdf",schemaPath:"DocumentUpdate-us-scope#/properties/electronic_document/properties/document_transfer_copy_pdf/not",keyword:"not",params:{}});
errors++;
}
}
}
}
validate15.errors = vErrors;
return errors === 0;
}
function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors < 400){
if(!(validate8(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
}
if(errors < 400){
if(!(validate14(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
}
if(errors < 400){
if(!(validate15(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
}
}
validate16.errors = vErrors;
return errors === 0;
}
function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate17.errors = vErrors;
return errors === 0;
}
function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.document_status !== undefined){
if(1 !== data.document_status){
(vErrors ??= []).push({instancePath:instancePath+"/document_status",schemaPath:"CountriesCoDocumentUpdate#/allOf/0/properties/document_status/const",keyword:"const",params:{allowedValue: 1}});
errors++;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.header !== undefined){
if(errors < 400){
if(!(validate17(data.header, {instancePath:instancePath+"/header",parentData:data,parentDataProperty:"header",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"CountriesCoDocumentUpdate#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate18.errors = vErrors;
return errors === 0;
}
function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.electronic_document !== undefined){
let data0 = data.electronic_document;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.document_cdr !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/electronic_document/document_cdr",schemaPath:"DocumentUpdate-co-scope#/properties/electronic_document/properties/document_cdr/not",keyword:"not",params:{}});
errors++;
}
if(data0.document_cdr_filename !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/electronic_document/document_cdr_filename",schemaPath:"DocumentUpdate-co-scope#/properties/electronic_document/properties/document_cdr_filename/not",keyword:"not",params:{}});
errors++;
}
if(data0.document_transfer_copy_pdf !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/electronic_document/document_transfer_copy_pdf",schemaPath:"DocumentUpdate-co-scope#/properties/electronic_document/properties/document_transfer_copy_pdf/not",keyword:"not",params:{}});
errors++;
}
}
}
}
validate19.errors = vErrors;
return errors === 0;
}
function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors < 400){
if(!(validate8(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
}
if(errors < 400){
if(!(validate18(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
if(errors < 400){
if(!(validate19(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
}
validate20.errors = vErrors;
return errors === 0;
}
const schema4 = {"type":"object","properties":{"header":{"allOf":[{"$ref":"CountriesMxDocumentHeader"}]}},"allOf":[{"properties":{"document_status":{"enum":[1,2]}}}]};
function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate21.errors = vErrors;
return errors === 0;
}
function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.document_status !== undefined){
let data0 = data.document_status;
if(!((data0 === 1) || (data0 === 2))){
(vErrors ??= []).push({instancePath:instancePath+"/document_status",schemaPath:"CountriesMxDocumentUpdate#/allOf/0/properties/document_status/enum",keyword:"enum",params:{allowedValues: schema4.allOf[0].properties.document_status.enum}});
errors++;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.header !== undefined){
if(errors < 400){
if(!(validate21(data.header, {instancePath:instancePath+"/header",parentData:data,parentDataProperty:"header",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"CountriesMxDocumentUpdate#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}
function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.electronic_document !== undefined){
let data0 = data.electronic_document;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.document_cdr !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/electronic_document/document_cdr",schemaPath:"DocumentUpdate-mx-scope#/properties/electronic_document/properties/document_cdr/not",keyword:"not",params:{}});
errors++;
}
if(data0.document_cdr_filename !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/electronic_document/document_cdr_filename",schemaPath:"DocumentUpdate-mx-scope#/properties/electronic_document/properties/document_cdr_filename/not",keyword:"not",params:{}});
errors++;
}
if(data0.document_transfer_copy_pdf !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/electronic_document/document_transfer_copy_pdf",schemaPath:"DocumentUpdate-mx-scope#/properties/electronic_document/properties/document_transfer_copy_pdf/not",keyword:"not",params:{}});
errors++;
}
}
}
}
validate23.errors = vErrors;
return errors === 0;
}
function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors < 400){
if(!(validate8(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
}
if(errors < 400){
if(!(validate22(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
if(errors < 400){
if(!(validate23(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
validate24.errors = vErrors;
return errors === 0;
}
function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate25.errors = vErrors;
return errors === 0;
}
function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.document_status !== undefined){
if(1 !== data.document_status){
(vErrors ??= []).push({instancePath:instancePath+"/document_status",schemaPath:"CountriesPeDocumentUpdate#/allOf/0/properties/document_status/const",keyword:"const",params:{allowedValue: 1}});
errors++;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.header !== undefined){
if(errors < 400){
if(!(validate25(data.header, {instancePath:instancePath+"/header",parentData:data,parentDataProperty:"header",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"CountriesPeDocumentUpdate#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}
function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.electronic_document !== undefined){
let data0 = data.electronic_document;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.document_transfer_copy_pdf !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/electronic_document/document_transfer_copy_pdf",schemaPath:"DocumentUpdate-pe-scope#/properties/electronic_document/properties/document_transfer_copy_pdf/not",keyword:"not",params:{}});
errors++;
}
}
}
}
validate27.errors = vErrors;
return errors === 0;
}
function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors < 400){
if(!(validate8(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
}
if(errors < 400){
if(!(validate26(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
if(errors < 400){
if(!(validate27(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
}
validate28.errors = vErrors;
return errors === 0;
}
function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate29.errors = vErrors;
return errors === 0;
}
function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.document_status !== undefined){
if(1 !== data.document_status){
(vErrors ??= []).push({instancePath:instancePath+"/document_status",schemaPath:"CountriesArDocumentUpdate#/allOf/0/properties/document_status/const",keyword:"const",params:{allowedValue: 1}});
errors++;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.header !== undefined){
if(errors < 400){
if(!(validate29(data.header, {instancePath:instancePath+"/header",parentData:data,parentDataProperty:"header",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"CountriesArDocumentUpdate#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate30.errors = vErrors;
return errors === 0;
}
function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.electronic_document !== undefined){
let data0 = data.electronic_document;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.document_cdr !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/electronic_document/document_cdr",schemaPath:"DocumentUpdate-ar-scope#/properties/electronic_document/properties/document_cdr/not",keyword:"not",params:{}});
errors++;
}
if(data0.document_cdr_filename !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/electronic_document/document_cdr_filename",schemaPath:"DocumentUpdate-ar-scope#/properties/electronic_document/properties/document_cdr_filename/not",keyword:"not",params:{}});
errors++;
}
if(data0.document_transfer_copy_pdf !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/electronic_document/document_transfer_copy_pdf",schemaPath:"DocumentUpdate-ar-scope#/properties/electronic_document/properties/document_transfer_copy_pdf/not",keyword:"not",params:{}});
errors++;
}
}
}
}
validate31.errors = vErrors;
return errors === 0;
}
function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors < 400){
if(!(validate8(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
}
if(errors < 400){
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
if(errors < 400){
if(!(validate31(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
}
validate32.errors = vErrors;
return errors === 0;
}
