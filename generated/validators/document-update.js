// Generated; do not edit. Whether a body is a document-update: the shared schema, and each variant.
import { decimals as func1 } from "./runtime/decimals.js";
import { codePoints as func2 } from "./runtime/lengths.js";
import { base64 as func3 } from "./runtime/base64.js";
import { formats as formats } from "./runtime/formats.js";

export const is = (body) => validate8(body);

export const variants = {
  "cl": { is: (body) => validate12(body) },
  "us": { is: (body) => validate16(body) },
  "co": { is: (body) => validate20(body) },
  "mx": { is: (body) => validate24(body) },
  "pe": { is: (body) => validate28(body) },
  "ar": { is: (body) => validate32(body) },
};

const schema0 = {"type":"object","additionalProperties":false,"required":["document_type_id","issue_date","issuer_address","issuer_district","issuer_city","issuer_phone","issuer_activity","receiver_address","receiver_district","receiver_city","receiver_phone","currency_id"],"properties":{"account_id":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"document_type_id":{"type":"integer","minimum":1,"maximum":9007199254740991},"document_type_taxbureau":{"type":"string"},"document_number":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"received_issued_flag":{"type":"integer","enum":[0,1]},"taxbureau_validation_status":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"issue_date":{"type":"string","format":"date","pattern":"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"},"issuer_tax_id_code":{"type":"string"},"issuer_tax_id_type":{"type":"string"},"issuer_legal_name":{"type":"string"},"issuer_address":{"type":"string"},"issuer_district":{"type":"string"},"issuer_city":{"type":"string"},"issuer_state_id":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"issuer_country_id":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"issuer_phone":{"type":"string"},"issuer_activity":{"type":"string"},"customer_supplier_id":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"receiver_tax_id_code":{"type":"string"},"receiver_tax_id_type":{"type":"string"},"receiver_legal_name":{"type":"string"},"receiver_address":{"type":"string"},"receiver_district":{"type":"string"},"receiver_city":{"type":"string"},"receiver_phone":{"type":"string"},"receiver_activity":{"type":"string"},"receiver_postalcode":{"type":"string"},"receiver_state_id":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"receiver_country_id":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"payment_conditions":{"type":"string","pattern":"^[0-9][0-9,]*$"},"currency_id":{"type":"number","minimum":-9007199254740991,"maximum":9007199254740991},"exchange_rate_value":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"sale_modality":{"type":"integer","enum":[1,2,3,4,9]},"sale_clause":{"type":"integer","enum":[1,2,3,4,5,6,9,10,11,12,17,18,8]},"transportation_doc_type":{"type":"number","enum":[1,2,3,4,5,6,7,8,9]},"transportation_doc_billing":{"type":"number","enum":[1,2,3]},"document_status":{"type":"number","enum":[0,1,2,3]}},"allOf":[{"$ref":"DueDays"}]};
const pattern0 = new RegExp(",,|,$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate0.errors = [{}];
return false;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.payment_conditions !== undefined){
let data0 = data.payment_conditions;
const _errs2 = errors;
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
validate0.errors = [{}];
return false;
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
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.payment_term !== undefined){
let data1 = data.payment_term;
const _errs5 = errors;
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
validate0.errors = [{}];
return false;
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
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
}
}
validate0.errors = vErrors;
return errors === 0;
}

const func0 = Object.prototype.hasOwnProperty;
const formats0 = formats.date;
const pattern1 = new RegExp("^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$", "u");
const pattern2 = new RegExp("^[0-9][0-9,]*$", "u");

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate0(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((data.document_type_id === undefined) && (missing0 = "document_type_id")) || ((data.issue_date === undefined) && (missing0 = "issue_date"))) || ((data.issuer_address === undefined) && (missing0 = "issuer_address"))) || ((data.issuer_district === undefined) && (missing0 = "issuer_district"))) || ((data.issuer_city === undefined) && (missing0 = "issuer_city"))) || ((data.issuer_phone === undefined) && (missing0 = "issuer_phone"))) || ((data.issuer_activity === undefined) && (missing0 = "issuer_activity"))) || ((data.receiver_address === undefined) && (missing0 = "receiver_address"))) || ((data.receiver_district === undefined) && (missing0 = "receiver_district"))) || ((data.receiver_city === undefined) && (missing0 = "receiver_city"))) || ((data.receiver_phone === undefined) && (missing0 = "receiver_phone"))) || ((data.currency_id === undefined) && (missing0 = "currency_id"))){
validate1.errors = [{}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
validate1.errors = [{}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.account_id !== undefined){
let data0 = data.account_id;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate1.errors = [{}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
validate1.errors = [{}];
return false;
}
else {
if(data0 < -9007199254740991 || isNaN(data0)){
validate1.errors = [{}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.document_type_id !== undefined){
let data1 = data.document_type_id;
const _errs5 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate1.errors = [{}];
return false;
}
if(errors === _errs5){
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
validate1.errors = [{}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate1.errors = [{}];
return false;
}
}
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.document_type_taxbureau !== undefined){
const _errs7 = errors;
if(typeof data.document_type_taxbureau !== "string"){
validate1.errors = [{}];
return false;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.document_number !== undefined){
let data3 = data.document_number;
const _errs9 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate1.errors = [{}];
return false;
}
if(errors === _errs9){
if(typeof data3 == "number"){
if(data3 > 9007199254740991 || isNaN(data3)){
validate1.errors = [{}];
return false;
}
else {
if(data3 < -9007199254740991 || isNaN(data3)){
validate1.errors = [{}];
return false;
}
}
}
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.received_issued_flag !== undefined){
let data4 = data.received_issued_flag;
const _errs11 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate1.errors = [{}];
return false;
}
if(!((data4 === 0) || (data4 === 1))){
validate1.errors = [{}];
return false;
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.taxbureau_validation_status !== undefined){
let data5 = data.taxbureau_validation_status;
const _errs13 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate1.errors = [{}];
return false;
}
if(errors === _errs13){
if(typeof data5 == "number"){
if(data5 > 9007199254740991 || isNaN(data5)){
validate1.errors = [{}];
return false;
}
else {
if(data5 < -9007199254740991 || isNaN(data5)){
validate1.errors = [{}];
return false;
}
}
}
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.issue_date !== undefined){
let data6 = data.issue_date;
const _errs15 = errors;
if(errors === _errs15){
if(errors === _errs15){
if(typeof data6 === "string"){
if(!pattern1.test(data6)){
validate1.errors = [{}];
return false;
}
else {
if(!(formats0.validate(data6))){
validate1.errors = [{}];
return false;
}
}
}
else {
validate1.errors = [{}];
return false;
}
}
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.issuer_tax_id_code !== undefined){
const _errs17 = errors;
if(typeof data.issuer_tax_id_code !== "string"){
validate1.errors = [{}];
return false;
}
var valid1 = _errs17 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.issuer_tax_id_type !== undefined){
const _errs19 = errors;
if(typeof data.issuer_tax_id_type !== "string"){
validate1.errors = [{}];
return false;
}
var valid1 = _errs19 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.issuer_legal_name !== undefined){
const _errs21 = errors;
if(typeof data.issuer_legal_name !== "string"){
validate1.errors = [{}];
return false;
}
var valid1 = _errs21 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.issuer_address !== undefined){
const _errs23 = errors;
if(typeof data.issuer_address !== "string"){
validate1.errors = [{}];
return false;
}
var valid1 = _errs23 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.issuer_district !== undefined){
const _errs25 = errors;
if(typeof data.issuer_district !== "string"){
validate1.errors = [{}];
return false;
}
var valid1 = _errs25 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.issuer_city !== undefined){
const _errs27 = errors;
if(typeof data.issuer_city !== "string"){
validate1.errors = [{}];
return false;
}
var valid1 = _errs27 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.issuer_state_id !== undefined){
let data13 = data.issuer_state_id;
const _errs29 = errors;
if(!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))){
validate1.errors = [{}];
return false;
}
if(errors === _errs29){
if(typeof data13 == "number"){
if(data13 > 9007199254740991 || isNaN(data13)){
validate1.errors = [{}];
return false;
}
else {
if(data13 < -9007199254740991 || isNaN(data13)){
validate1.errors = [{}];
return false;
}
}
}
}
var valid1 = _errs29 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.issuer_country_id !== undefined){
let data14 = data.issuer_country_id;
const _errs31 = errors;
if(!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))){
validate1.errors = [{}];
return false;
}
if(errors === _errs31){
if(typeof data14 == "number"){
if(data14 > 9007199254740991 || isNaN(data14)){
validate1.errors = [{}];
return false;
}
else {
if(data14 < -9007199254740991 || isNaN(data14)){
validate1.errors = [{}];
return false;
}
}
}
}
var valid1 = _errs31 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.issuer_phone !== undefined){
const _errs33 = errors;
if(typeof data.issuer_phone !== "string"){
validate1.errors = [{}];
return false;
}
var valid1 = _errs33 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.issuer_activity !== undefined){
const _errs35 = errors;
if(typeof data.issuer_activity !== "string"){
validate1.errors = [{}];
return false;
}
var valid1 = _errs35 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.customer_supplier_id !== undefined){
let data17 = data.customer_supplier_id;
const _errs37 = errors;
if(!((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17)))){
validate1.errors = [{}];
return false;
}
if(errors === _errs37){
if(typeof data17 == "number"){
if(data17 > 9007199254740991 || isNaN(data17)){
validate1.errors = [{}];
return false;
}
else {
if(data17 < -9007199254740991 || isNaN(data17)){
validate1.errors = [{}];
return false;
}
}
}
}
var valid1 = _errs37 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.receiver_tax_id_code !== undefined){
const _errs39 = errors;
if(typeof data.receiver_tax_id_code !== "string"){
validate1.errors = [{}];
return false;
}
var valid1 = _errs39 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.receiver_tax_id_type !== undefined){
const _errs41 = errors;
if(typeof data.receiver_tax_id_type !== "string"){
validate1.errors = [{}];
return false;
}
var valid1 = _errs41 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.receiver_legal_name !== undefined){
const _errs43 = errors;
if(typeof data.receiver_legal_name !== "string"){
validate1.errors = [{}];
return false;
}
var valid1 = _errs43 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.receiver_address !== undefined){
const _errs45 = errors;
if(typeof data.receiver_address !== "string"){
validate1.errors = [{}];
return false;
}
var valid1 = _errs45 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.receiver_district !== undefined){
const _errs47 = errors;
if(typeof data.receiver_district !== "string"){
validate1.errors = [{}];
return false;
}
var valid1 = _errs47 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.receiver_city !== undefined){
const _errs49 = errors;
if(typeof data.receiver_city !== "string"){
validate1.errors = [{}];
return false;
}
var valid1 = _errs49 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.receiver_phone !== undefined){
const _errs51 = errors;
if(typeof data.receiver_phone !== "string"){
validate1.errors = [{}];
return false;
}
var valid1 = _errs51 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.receiver_activity !== undefined){
const _errs53 = errors;
if(typeof data.receiver_activity !== "string"){
validate1.errors = [{}];
return false;
}
var valid1 = _errs53 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.receiver_postalcode !== undefined){
const _errs55 = errors;
if(typeof data.receiver_postalcode !== "string"){
validate1.errors = [{}];
return false;
}
var valid1 = _errs55 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.receiver_state_id !== undefined){
let data27 = data.receiver_state_id;
const _errs57 = errors;
if(!((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27)))){
validate1.errors = [{}];
return false;
}
if(errors === _errs57){
if(typeof data27 == "number"){
if(data27 > 9007199254740991 || isNaN(data27)){
validate1.errors = [{}];
return false;
}
else {
if(data27 < -9007199254740991 || isNaN(data27)){
validate1.errors = [{}];
return false;
}
}
}
}
var valid1 = _errs57 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.receiver_country_id !== undefined){
let data28 = data.receiver_country_id;
const _errs59 = errors;
if(!((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28)))){
validate1.errors = [{}];
return false;
}
if(errors === _errs59){
if(typeof data28 == "number"){
if(data28 > 9007199254740991 || isNaN(data28)){
validate1.errors = [{}];
return false;
}
else {
if(data28 < -9007199254740991 || isNaN(data28)){
validate1.errors = [{}];
return false;
}
}
}
}
var valid1 = _errs59 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.payment_conditions !== undefined){
let data29 = data.payment_conditions;
const _errs61 = errors;
if(errors === _errs61){
if(typeof data29 === "string"){
if(!pattern2.test(data29)){
validate1.errors = [{}];
return false;
}
}
else {
validate1.errors = [{}];
return false;
}
}
var valid1 = _errs61 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.currency_id !== undefined){
let data30 = data.currency_id;
const _errs63 = errors;
if(errors === _errs63){
if(typeof data30 == "number"){
if(data30 > 9007199254740991 || isNaN(data30)){
validate1.errors = [{}];
return false;
}
else {
if(data30 < -9007199254740991 || isNaN(data30)){
validate1.errors = [{}];
return false;
}
}
}
else {
validate1.errors = [{}];
return false;
}
}
var valid1 = _errs63 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.exchange_rate_value !== undefined){
let data31 = data.exchange_rate_value;
const _errs65 = errors;
if(!((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31)))){
validate1.errors = [{}];
return false;
}
if(errors === _errs65){
if(typeof data31 == "number"){
if(data31 > 9007199254740991 || isNaN(data31)){
validate1.errors = [{}];
return false;
}
else {
if(data31 < -9007199254740991 || isNaN(data31)){
validate1.errors = [{}];
return false;
}
}
}
}
var valid1 = _errs65 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.sale_modality !== undefined){
let data32 = data.sale_modality;
const _errs67 = errors;
if(!((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32)))){
validate1.errors = [{}];
return false;
}
if(!(((((data32 === 1) || (data32 === 2)) || (data32 === 3)) || (data32 === 4)) || (data32 === 9))){
validate1.errors = [{}];
return false;
}
var valid1 = _errs67 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.sale_clause !== undefined){
let data33 = data.sale_clause;
const _errs69 = errors;
if(!((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33)))){
validate1.errors = [{}];
return false;
}
if(!(((((((((((((data33 === 1) || (data33 === 2)) || (data33 === 3)) || (data33 === 4)) || (data33 === 5)) || (data33 === 6)) || (data33 === 9)) || (data33 === 10)) || (data33 === 11)) || (data33 === 12)) || (data33 === 17)) || (data33 === 18)) || (data33 === 8))){
validate1.errors = [{}];
return false;
}
var valid1 = _errs69 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.transportation_doc_type !== undefined){
let data34 = data.transportation_doc_type;
const _errs71 = errors;
if(!(typeof data34 == "number")){
validate1.errors = [{}];
return false;
}
if(!(((((((((data34 === 1) || (data34 === 2)) || (data34 === 3)) || (data34 === 4)) || (data34 === 5)) || (data34 === 6)) || (data34 === 7)) || (data34 === 8)) || (data34 === 9))){
validate1.errors = [{}];
return false;
}
var valid1 = _errs71 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.transportation_doc_billing !== undefined){
let data35 = data.transportation_doc_billing;
const _errs73 = errors;
if(!(typeof data35 == "number")){
validate1.errors = [{}];
return false;
}
if(!(((data35 === 1) || (data35 === 2)) || (data35 === 3))){
validate1.errors = [{}];
return false;
}
var valid1 = _errs73 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.document_status !== undefined){
let data36 = data.document_status;
const _errs75 = errors;
if(!(typeof data36 == "number")){
validate1.errors = [{}];
return false;
}
if(!((((data36 === 0) || (data36 === 1)) || (data36 === 2)) || (data36 === 3))){
validate1.errors = [{}];
return false;
}
var valid1 = _errs75 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate1.errors = [{}];
return false;
}
}
validate1.errors = vErrors;
return errors === 0;
}

const schema1 = {"type":"object","additionalProperties":false,"required":["quantity","unit_price","total_amount_line"],"properties":{"quantity":{"type":"number","minimum":-9007199254740991,"maximum":9007199254740991,"x-decimals":6},"line_description":{"type":"string","maxLength":100},"unit_price":{"type":"number","minimum":-9007199254740991,"maximum":9007199254740991,"x-decimals":6},"long_description":{"type":"string","maxLength":100},"unit_measure":{"type":"string"},"modifier_amount":{"type":"number","minimum":-9007199254740991,"maximum":9007199254740991},"modifier_percentage":{"type":"number","minimum":-9007199254740991,"maximum":9007199254740991},"total_taxes":{"type":"number","minimum":-9007199254740991,"maximum":9007199254740991},"total_amount_line":{"type":"number","minimum":-9007199254740991,"maximum":9007199254740991}},"allOf":[{"$ref":"LineModifiers"}]};

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate2.errors = [{}];
return false;
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
else {
if(data.modifier_amount !== undefined){
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
validate2.errors = [{}];
return false;
}
}
}
var _valid0 = _errs8 === errors;
valid1 = _valid0;
}
if(!valid1){
(vErrors ??= []).push({});
errors++;
validate2.errors = vErrors;
return false;
}
validate2.errors = vErrors;
return errors === 0;
}


function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate2(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.quantity === undefined) && (missing0 = "quantity")) || ((data.unit_price === undefined) && (missing0 = "unit_price"))) || ((data.total_amount_line === undefined) && (missing0 = "total_amount_line"))){
validate3.errors = [{}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(func0.call(schema1.properties, key0))){
validate3.errors = [{}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.quantity !== undefined){
let data0 = data.quantity;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
validate3.errors = [{}];
return false;
}
else {
if(data0 < -9007199254740991 || isNaN(data0)){
validate3.errors = [{}];
return false;
}
else {
if(!func1(data0, 6)){
validate3.errors = [{}];
return false;
}
}
}
}
else {
validate3.errors = [{}];
return false;
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.line_description !== undefined){
let data1 = data.line_description;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func2(data1) > 100){
validate3.errors = [{}];
return false;
}
}
else {
validate3.errors = [{}];
return false;
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.unit_price !== undefined){
let data2 = data.unit_price;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
validate3.errors = [{}];
return false;
}
else {
if(data2 < -9007199254740991 || isNaN(data2)){
validate3.errors = [{}];
return false;
}
else {
if(!func1(data2, 6)){
validate3.errors = [{}];
return false;
}
}
}
}
else {
validate3.errors = [{}];
return false;
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.long_description !== undefined){
let data3 = data.long_description;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data3 === "string"){
if(func2(data3) > 100){
validate3.errors = [{}];
return false;
}
}
else {
validate3.errors = [{}];
return false;
}
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.unit_measure !== undefined){
const _errs11 = errors;
if(typeof data.unit_measure !== "string"){
validate3.errors = [{}];
return false;
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.modifier_amount !== undefined){
let data5 = data.modifier_amount;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data5 == "number"){
if(data5 > 9007199254740991 || isNaN(data5)){
validate3.errors = [{}];
return false;
}
else {
if(data5 < -9007199254740991 || isNaN(data5)){
validate3.errors = [{}];
return false;
}
}
}
else {
validate3.errors = [{}];
return false;
}
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.modifier_percentage !== undefined){
let data6 = data.modifier_percentage;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data6 == "number"){
if(data6 > 9007199254740991 || isNaN(data6)){
validate3.errors = [{}];
return false;
}
else {
if(data6 < -9007199254740991 || isNaN(data6)){
validate3.errors = [{}];
return false;
}
}
}
else {
validate3.errors = [{}];
return false;
}
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.total_taxes !== undefined){
let data7 = data.total_taxes;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data7 == "number"){
if(data7 > 9007199254740991 || isNaN(data7)){
validate3.errors = [{}];
return false;
}
else {
if(data7 < -9007199254740991 || isNaN(data7)){
validate3.errors = [{}];
return false;
}
}
}
else {
validate3.errors = [{}];
return false;
}
}
var valid1 = _errs17 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.total_amount_line !== undefined){
let data8 = data.total_amount_line;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data8 == "number"){
if(data8 > 9007199254740991 || isNaN(data8)){
validate3.errors = [{}];
return false;
}
else {
if(data8 < -9007199254740991 || isNaN(data8)){
validate3.errors = [{}];
return false;
}
}
}
else {
validate3.errors = [{}];
return false;
}
}
var valid1 = _errs19 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate3.errors = [{}];
return false;
}
}
validate3.errors = vErrors;
return errors === 0;
}


function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.net_amount === undefined) && (missing0 = "net_amount")) || ((data.total_amount === undefined) && (missing0 = "total_amount"))){
validate4.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "net_amount") || (key0 === "taxes_amount")) || (key0 === "total_amount"))){
validate4.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.net_amount !== undefined){
let data0 = data.net_amount;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
validate4.errors = [{}];
return false;
}
else {
if(data0 < -9007199254740991 || isNaN(data0)){
validate4.errors = [{}];
return false;
}
}
}
else {
validate4.errors = [{}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.taxes_amount !== undefined){
let data1 = data.taxes_amount;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
validate4.errors = [{}];
return false;
}
else {
if(data1 < -9007199254740991 || isNaN(data1)){
validate4.errors = [{}];
return false;
}
}
}
else {
validate4.errors = [{}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total_amount !== undefined){
let data2 = data.total_amount;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
validate4.errors = [{}];
return false;
}
else {
if(data2 < -9007199254740991 || isNaN(data2)){
validate4.errors = [{}];
return false;
}
}
}
else {
validate4.errors = [{}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate4.errors = [{}];
return false;
}
}
validate4.errors = vErrors;
return errors === 0;
}

const pattern3 = new RegExp("^[A-Za-z0-9+/]*={0,2}$", "u");

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "document_xml") || (key0 === "document_cdr")) || (key0 === "document_cdr_filename")) || (key0 === "document_pdf")) || (key0 === "stamp_img")) || (key0 === "document_transfer_copy_pdf"))){
validate5.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.document_xml !== undefined){
let data0 = data.document_xml;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
validate5.errors = [{}];
return false;
}
else {
if(!func3(data0, true)){
validate5.errors = [{}];
return false;
}
}
}
else {
validate5.errors = [{}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.document_cdr !== undefined){
let data1 = data.document_cdr;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern3.test(data1)){
validate5.errors = [{}];
return false;
}
else {
if(!func3(data1, true)){
validate5.errors = [{}];
return false;
}
}
}
else {
validate5.errors = [{}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.document_cdr_filename !== undefined){
const _errs6 = errors;
if(typeof data.document_cdr_filename !== "string"){
validate5.errors = [{}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.document_pdf !== undefined){
let data3 = data.document_pdf;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(!pattern3.test(data3)){
validate5.errors = [{}];
return false;
}
else {
if(!func3(data3, true)){
validate5.errors = [{}];
return false;
}
}
}
else {
validate5.errors = [{}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stamp_img !== undefined){
let data4 = data.stamp_img;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data4 === "string"){
if(!pattern3.test(data4)){
validate5.errors = [{}];
return false;
}
else {
if(!func3(data4, true)){
validate5.errors = [{}];
return false;
}
}
}
else {
validate5.errors = [{}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.document_transfer_copy_pdf !== undefined){
let data5 = data.document_transfer_copy_pdf;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data5 === "string"){
if(!pattern3.test(data5)){
validate5.errors = [{}];
return false;
}
else {
if(!func3(data5, true)){
validate5.errors = [{}];
return false;
}
}
}
else {
validate5.errors = [{}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate5.errors = [{}];
return false;
}
}
validate5.errors = vErrors;
return errors === 0;
}


function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "payment_url")){
validate6.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.payment_url !== undefined){
if(typeof data.payment_url !== "string"){
validate6.errors = [{}];
return false;
}
}
}
}
else {
validate6.errors = [{}];
return false;
}
}
validate6.errors = vErrors;
return errors === 0;
}


function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "status") || (key0 === "error_message"))){
validate7.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate7.errors = [{}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
validate7.errors = [{}];
return false;
}
else {
if(data0 < -9007199254740991 || isNaN(data0)){
validate7.errors = [{}];
return false;
}
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_message !== undefined){
const _errs4 = errors;
if(typeof data.error_message !== "string"){
validate7.errors = [{}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate7.errors = [{}];
return false;
}
}
validate7.errors = vErrors;
return errors === 0;
}


function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.header === undefined) && (missing0 = "header")) || ((data.totals === undefined) && (missing0 = "totals"))){
validate8.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((((key0 === "document_id") || (key0 === "document_status")) || (key0 === "header")) || (key0 === "details")) || (key0 === "totals")) || (key0 === "electronic_document")) || (key0 === "payment_link")) || (key0 === "result"))){
validate8.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.document_id !== undefined){
let data0 = data.document_id;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate8.errors = [{}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
validate8.errors = [{}];
return false;
}
else {
if(data0 < -9007199254740991 || isNaN(data0)){
validate8.errors = [{}];
return false;
}
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.document_status !== undefined){
let data1 = data.document_status;
const _errs4 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate8.errors = [{}];
return false;
}
if(!(((data1 === 0) || (data1 === 1)) || (data1 === 2))){
validate8.errors = [{}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
const _errs6 = errors;
if(!(validate1(data.header, {instancePath:instancePath+"/header",parentData:data,parentDataProperty:"header",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.details !== undefined){
let data3 = data.details;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data3)){
if(data3.length > 10000){
validate8.errors = [{}];
return false;
}
else {
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs9 = errors;
if(!(validate3(data3[i0], {instancePath:instancePath+"/details/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid1 = _errs9 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate8.errors = [{}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.totals !== undefined){
const _errs10 = errors;
if(!(validate4(data.totals, {instancePath:instancePath+"/totals",parentData:data,parentDataProperty:"totals",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.electronic_document !== undefined){
const _errs11 = errors;
if(!(validate5(data.electronic_document, {instancePath:instancePath+"/electronic_document",parentData:data,parentDataProperty:"electronic_document",rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.payment_link !== undefined){
const _errs12 = errors;
if(!(validate6(data.payment_link, {instancePath:instancePath+"/payment_link",parentData:data,parentDataProperty:"payment_link",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs13 = errors;
if(!(validate7(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate8.errors = [{}];
return false;
}
}
validate8.errors = vErrors;
return errors === 0;
}

const pattern4 = new RegExp("^[0-9]{7,8}-[0-9Kk]$", "u");

function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.document_type_id !== undefined){
let data0 = data.document_type_id;
if(!(((((((((((data0 === 2) || (data0 === 32)) || (data0 === 37)) || (data0 === 39)) || (data0 === 41)) || (data0 === 54)) || (data0 === 17)) || (data0 === 16)) || (data0 === 46)) || (data0 === 47)) || (data0 === 48))){
validate9.errors = [{}];
return false;
}
}
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs3 = errors;
const _errs4 = errors;
let valid2 = true;
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.document_type_id === undefined) && (missing0 = "document_type_id")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.document_type_id !== undefined){
let data1 = data.document_type_id;
if(!((((((((data1 === 2) || (data1 === 32)) || (data1 === 54)) || (data1 === 17)) || (data1 === 16)) || (data1 === 46)) || (data1 === 47)) || (data1 === 48))){
(vErrors ??= []).push({});
errors++;
}
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
let missing1;
if((data.receiver_activity === undefined) && (missing1 = "receiver_activity")){
validate9.errors = [{}];
return false;
}
}
var _valid0 = _errs7 === errors;
valid2 = _valid0;
}
if(!valid2){
(vErrors ??= []).push({});
errors++;
validate9.errors = vErrors;
return false;
}
var valid0 = _errs3 === errors;
if(valid0){
const _errs8 = errors;
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
let missing2;
if((data.document_type_id === undefined) && (missing2 = "document_type_id")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.document_type_id !== undefined){
let data4 = data.document_type_id;
if(!(((data4 === 37) || (data4 === 39)) || (data4 === 41))){
(vErrors ??= []).push({});
errors++;
}
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
validate9.errors = [{}];
return false;
}
}
var _valid1 = _errs14 === errors;
valid4 = _valid1;
}
if(!valid4){
(vErrors ??= []).push({});
errors++;
validate9.errors = vErrors;
return false;
}
var valid0 = _errs8 === errors;
if(valid0){
const _errs15 = errors;
const _errs16 = errors;
let valid9 = true;
const _errs17 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.document_type_id === undefined) && (missing3 = "document_type_id")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.document_type_id !== undefined){
let data6 = data.document_type_id;
if(!((((((((data6 === 2) || (data6 === 32)) || (data6 === 37)) || (data6 === 39)) || (data6 === 41)) || (data6 === 54)) || (data6 === 17)) || (data6 === 16))){
(vErrors ??= []).push({});
errors++;
}
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
validate9.errors = [{}];
return false;
}
}
}
}
var _valid2 = _errs19 === errors;
valid9 = _valid2;
}
if(!valid9){
(vErrors ??= []).push({});
errors++;
validate9.errors = vErrors;
return false;
}
var valid0 = _errs15 === errors;
if(valid0){
const _errs21 = errors;
const _errs22 = errors;
let valid12 = true;
const _errs23 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((data.document_type_id === undefined) && (missing4 = "document_type_id")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.document_type_id !== undefined){
let data8 = data.document_type_id;
if(!(((data8 === 46) || (data8 === 47)) || (data8 === 48))){
(vErrors ??= []).push({});
errors++;
}
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
if(func2(data9) < 1){
validate9.errors = [{}];
return false;
}
}
}
}
var _valid3 = _errs25 === errors;
valid12 = _valid3;
}
if(!valid12){
(vErrors ??= []).push({});
errors++;
validate9.errors = vErrors;
return false;
}
var valid0 = _errs21 === errors;
if(valid0){
const _errs27 = errors;
const _errs28 = errors;
let valid15 = true;
const _errs29 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if((data.document_type_id === undefined) && (missing5 = "document_type_id")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.document_type_id !== undefined){
let data10 = data.document_type_id;
if(!((((((((data10 === 2) || (data10 === 32)) || (data10 === 37)) || (data10 === 39)) || (data10 === 41)) || (data10 === 54)) || (data10 === 17)) || (data10 === 16))){
(vErrors ??= []).push({});
errors++;
}
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
validate9.errors = [{}];
return false;
}
}
var _valid4 = _errs31 === errors;
valid15 = _valid4;
}
if(!valid15){
(vErrors ??= []).push({});
errors++;
validate9.errors = vErrors;
return false;
}
var valid0 = _errs27 === errors;
if(valid0){
const _errs32 = errors;
const _errs33 = errors;
let valid18 = true;
const _errs34 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing6;
if((data.document_type_id === undefined) && (missing6 = "document_type_id")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.document_type_id !== undefined){
let data12 = data.document_type_id;
if(!((((((((data12 === 2) || (data12 === 32)) || (data12 === 37)) || (data12 === 39)) || (data12 === 41)) || (data12 === 54)) || (data12 === 17)) || (data12 === 16))){
(vErrors ??= []).push({});
errors++;
}
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
validate9.errors = [{}];
return false;
}
}
var _valid5 = _errs36 === errors;
valid18 = _valid5;
}
if(!valid18){
(vErrors ??= []).push({});
errors++;
validate9.errors = vErrors;
return false;
}
var valid0 = _errs32 === errors;
}
}
}
}
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing7;
if(((data.receiver_district === undefined) && (missing7 = "receiver_district")) || ((data.receiver_city === undefined) && (missing7 = "receiver_city"))){
validate9.errors = [{}];
return false;
}
}
else {
validate9.errors = [{}];
return false;
}
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
validate10.errors = [{}];
return false;
}
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.header !== undefined){
let data1 = data.header;
const _errs4 = errors;
if(!(validate9(data1, {instancePath:instancePath+"/header",parentData:data,parentDataProperty:"header",rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
var valid3 = _errs4 === errors;
if(valid3){
const _errs5 = errors;
const _errs6 = errors;
let valid4 = true;
const _errs7 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing0;
if((data1.document_type_id === undefined) && (missing0 = "document_type_id")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data1.document_type_id !== undefined){
let data2 = data1.document_type_id;
if(!((((((((((data2 === 2) || (data2 === 32)) || (data2 === 37)) || (data2 === 39)) || (data2 === 41)) || (data2 === 17)) || (data2 === 16)) || (data2 === 46)) || (data2 === 47)) || (data2 === 48))){
(vErrors ??= []).push({});
errors++;
}
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
validate10.errors = [{}];
return false;
}
}
var _valid0 = _errs9 === errors;
valid4 = _valid0;
}
if(!valid4){
(vErrors ??= []).push({});
errors++;
validate10.errors = vErrors;
return false;
}
var valid3 = _errs5 === errors;
if(valid3){
const _errs10 = errors;
const _errs11 = errors;
let valid7 = true;
const _errs12 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.document_type_id === undefined) && (missing1 = "document_type_id")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data1.document_type_id !== undefined){
let data4 = data1.document_type_id;
if(!((((((((((data4 === 2) || (data4 === 32)) || (data4 === 37)) || (data4 === 39)) || (data4 === 41)) || (data4 === 17)) || (data4 === 16)) || (data4 === 46)) || (data4 === 47)) || (data4 === 48))){
(vErrors ??= []).push({});
errors++;
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
const _errs14 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.transportation_doc_billing !== undefined){
validate10.errors = [{}];
return false;
}
}
var _valid1 = _errs14 === errors;
valid7 = _valid1;
}
if(!valid7){
(vErrors ??= []).push({});
errors++;
validate10.errors = vErrors;
return false;
}
var valid3 = _errs10 === errors;
}
}
}
}
else {
validate10.errors = [{}];
return false;
}
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
const _errs1 = errors;
validate11.errors = [{}];
return false;
var valid1 = _errs1 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.document_cdr_filename !== undefined){
const _errs3 = errors;
validate11.errors = [{}];
return false;
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
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
const _errs0 = errors;
if(!(validate8(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(!(validate10(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs2 = errors;
if(!(validate11(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
}
validate12.errors = vErrors;
return errors === 0;
}


function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.receiver_activity === undefined) && (missing0 = "receiver_activity")) || ((data.receiver_district === undefined) && (missing0 = "receiver_district"))) || ((data.receiver_city === undefined) && (missing0 = "receiver_city"))){
validate13.errors = [{}];
return false;
}
}
else {
validate13.errors = [{}];
return false;
}
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
validate14.errors = [{}];
return false;
}
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.header !== undefined){
if(!(validate13(data.header, {instancePath:instancePath+"/header",parentData:data,parentDataProperty:"header",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
}
else {
validate14.errors = [{}];
return false;
}
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
const _errs1 = errors;
validate15.errors = [{}];
return false;
var valid1 = _errs1 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.document_cdr_filename !== undefined){
const _errs3 = errors;
validate15.errors = [{}];
return false;
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.document_transfer_copy_pdf !== undefined){
const _errs5 = errors;
validate15.errors = [{}];
return false;
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
}
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
const _errs0 = errors;
if(!(validate8(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(!(validate14(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs2 = errors;
if(!(validate15(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
}
validate16.errors = vErrors;
return errors === 0;
}


function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.receiver_activity === undefined) && (missing0 = "receiver_activity")){
validate17.errors = [{}];
return false;
}
}
else {
validate17.errors = [{}];
return false;
}
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
validate18.errors = [{}];
return false;
}
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.header !== undefined){
if(!(validate17(data.header, {instancePath:instancePath+"/header",parentData:data,parentDataProperty:"header",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
}
else {
validate18.errors = [{}];
return false;
}
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
const _errs1 = errors;
validate19.errors = [{}];
return false;
var valid1 = _errs1 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.document_cdr_filename !== undefined){
const _errs3 = errors;
validate19.errors = [{}];
return false;
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.document_transfer_copy_pdf !== undefined){
const _errs5 = errors;
validate19.errors = [{}];
return false;
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
}
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
const _errs0 = errors;
if(!(validate8(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(!(validate18(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs2 = errors;
if(!(validate19(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
}
validate20.errors = vErrors;
return errors === 0;
}


function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.receiver_activity === undefined) && (missing0 = "receiver_activity")) || ((data.receiver_district === undefined) && (missing0 = "receiver_district"))) || ((data.receiver_city === undefined) && (missing0 = "receiver_city"))){
validate21.errors = [{}];
return false;
}
}
else {
validate21.errors = [{}];
return false;
}
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
validate22.errors = [{}];
return false;
}
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.header !== undefined){
if(!(validate21(data.header, {instancePath:instancePath+"/header",parentData:data,parentDataProperty:"header",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
}
else {
validate22.errors = [{}];
return false;
}
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
const _errs1 = errors;
validate23.errors = [{}];
return false;
var valid1 = _errs1 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.document_cdr_filename !== undefined){
const _errs3 = errors;
validate23.errors = [{}];
return false;
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.document_transfer_copy_pdf !== undefined){
const _errs5 = errors;
validate23.errors = [{}];
return false;
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
}
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
const _errs0 = errors;
if(!(validate8(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(!(validate22(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs2 = errors;
if(!(validate23(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
}
validate24.errors = vErrors;
return errors === 0;
}


function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.receiver_activity === undefined) && (missing0 = "receiver_activity")) || ((data.receiver_district === undefined) && (missing0 = "receiver_district"))) || ((data.receiver_city === undefined) && (missing0 = "receiver_city"))){
validate25.errors = [{}];
return false;
}
}
else {
validate25.errors = [{}];
return false;
}
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
validate26.errors = [{}];
return false;
}
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.header !== undefined){
if(!(validate25(data.header, {instancePath:instancePath+"/header",parentData:data,parentDataProperty:"header",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
}
else {
validate26.errors = [{}];
return false;
}
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
validate27.errors = [{}];
return false;
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
const _errs0 = errors;
if(!(validate8(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(!(validate26(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs2 = errors;
if(!(validate27(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
}
validate28.errors = vErrors;
return errors === 0;
}


function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.receiver_activity === undefined) && (missing0 = "receiver_activity")) || ((data.receiver_district === undefined) && (missing0 = "receiver_district"))) || ((data.receiver_city === undefined) && (missing0 = "receiver_city"))){
validate29.errors = [{}];
return false;
}
}
else {
validate29.errors = [{}];
return false;
}
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
validate30.errors = [{}];
return false;
}
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.header !== undefined){
if(!(validate29(data.header, {instancePath:instancePath+"/header",parentData:data,parentDataProperty:"header",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
}
}
else {
validate30.errors = [{}];
return false;
}
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
const _errs1 = errors;
validate31.errors = [{}];
return false;
var valid1 = _errs1 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.document_cdr_filename !== undefined){
const _errs3 = errors;
validate31.errors = [{}];
return false;
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.document_transfer_copy_pdf !== undefined){
const _errs5 = errors;
validate31.errors = [{}];
return false;
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
}
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
const _errs0 = errors;
if(!(validate8(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs2 = errors;
if(!(validate31(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
}
validate32.errors = vErrors;
return errors === 0;
}

