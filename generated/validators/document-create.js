// Generated; do not edit. Whether a body is a document-create: the shared schema, and each variant.
import { decimals as func1 } from "./runtime/decimals.js";
import { codePoints as func2 } from "./runtime/lengths.js";
import { formats as formats } from "./runtime/formats.js";

export const is = (body) => validate38(body);

export const variants = {
  "cl": { is: (body) => validate42(body) },
  "us": { is: (body) => validate46(body) },
  "co": { is: (body) => validate50(body) },
  "mx": { is: (body) => validate54(body) },
  "pe": { is: (body) => validate58(body) },
  "ar": { is: (body) => validate62(body) },
};

const schema0 = {"type":"object","additionalProperties":false,"properties":{"draft_only":{"type":"integer","enum":[0,1]},"draft_preview":{"type":"integer","enum":[0,1]},"send_email":{"type":"integer","enum":[0,1]},"template_id":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"gross_values":{"type":"integer","enum":[0,1]},"rounding_type":{"type":"string","enum":["net","gross"]},"company_web":{"type":"string","pattern":"^https?://"},"company_email":{"type":"string"},"pdf_transfer_copy":{"type":"integer","enum":[0,1]}}};
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^https?://", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
validate0.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.draft_only !== undefined){
let data0 = data.draft_only;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate0.errors = [{}];
return false;
}
if(!((data0 === 0) || (data0 === 1))){
validate0.errors = [{}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.draft_preview !== undefined){
let data1 = data.draft_preview;
const _errs4 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate0.errors = [{}];
return false;
}
if(!((data1 === 0) || (data1 === 1))){
validate0.errors = [{}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.send_email !== undefined){
let data2 = data.send_email;
const _errs6 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate0.errors = [{}];
return false;
}
if(!((data2 === 0) || (data2 === 1))){
validate0.errors = [{}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.template_id !== undefined){
let data3 = data.template_id;
const _errs8 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate0.errors = [{}];
return false;
}
if(errors === _errs8){
if(typeof data3 == "number"){
if(data3 > 9007199254740991 || isNaN(data3)){
validate0.errors = [{}];
return false;
}
else {
if(data3 < -9007199254740991 || isNaN(data3)){
validate0.errors = [{}];
return false;
}
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gross_values !== undefined){
let data4 = data.gross_values;
const _errs10 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate0.errors = [{}];
return false;
}
if(!((data4 === 0) || (data4 === 1))){
validate0.errors = [{}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rounding_type !== undefined){
let data5 = data.rounding_type;
const _errs12 = errors;
if(typeof data5 !== "string"){
validate0.errors = [{}];
return false;
}
if(!((data5 === "net") || (data5 === "gross"))){
validate0.errors = [{}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.company_web !== undefined){
let data6 = data.company_web;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data6 === "string"){
if(!pattern0.test(data6)){
validate0.errors = [{}];
return false;
}
}
else {
validate0.errors = [{}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.company_email !== undefined){
const _errs16 = errors;
if(typeof data.company_email !== "string"){
validate0.errors = [{}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pdf_transfer_copy !== undefined){
let data8 = data.pdf_transfer_copy;
const _errs18 = errors;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
validate0.errors = [{}];
return false;
}
if(!((data8 === 0) || (data8 === 1))){
validate0.errors = [{}];
return false;
}
var valid0 = _errs18 === errors;
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
validate0.errors = [{}];
return false;
}
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
validate1.errors = [{}];
return false;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.payment_conditions !== undefined){
let data0 = data.payment_conditions;
const _errs2 = errors;
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
validate1.errors = [{}];
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
if(!pattern1.test(data1)){
(vErrors ??= []).push({});
errors++;
}
}
var valid3 = _errs7 === errors;
if(valid3){
validate1.errors = [{}];
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
validate1.errors = vErrors;
return errors === 0;
}

const schema2 = {"type":"object","additionalProperties":false,"properties":{"mx_header":{"$ref":"MxHeader"},"mx_shipping":{"$ref":"MxShipping"},"mx_exports":{"$ref":"MxExports"},"co_header":{"$ref":"CoHeader"},"pe_header":{"$ref":"PeHeader"},"pe_detraction":{"$ref":"PeDetraction"},"pe_cargo_transport":{"$ref":"PeCargoTransport"},"ar_header":{"$ref":"ArHeader"},"pe_retention_header":{"$ref":"PeRetentionHeader"},"pe_shipping":{"$ref":"PeShipping"}}};

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "receiver_cfdi_usage")){
validate2.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.receiver_cfdi_usage !== undefined){
if(typeof data.receiver_cfdi_usage !== "string"){
validate2.errors = [{}];
return false;
}
}
}
}
else {
validate2.errors = [{}];
return false;
}
}
validate2.errors = vErrors;
return errors === 0;
}

const schema3 = {"type":"object","additionalProperties":false,"properties":{"distance":{"type":"string"},"transport_code":{"type":"string"},"transport_method_name":{"type":"string"},"transport_tax_id_type":{"type":"string"},"transport_tax_id_code":{"type":"string"},"transport_license":{"type":"string"},"origin":{"$ref":"MxShippingPlace"},"destination":{"$ref":"MxShippingPlace"},"merchandise":{"$ref":"MxShippingMerchandise"}}};
const formats0 = formats["date-time"];
const pattern2 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,9})?([Zz]|[+-][0-9]{2}:[0-9]{2})$", "u");

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "tax_id_type") || (key0 === "tax_id_code")) || (key0 === "date_time")) || (key0 === "address_state_id")) || (key0 === "address_country_id")) || (key0 === "address_postalcode"))){
validate3.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.tax_id_type !== undefined){
const _errs2 = errors;
if(typeof data.tax_id_type !== "string"){
validate3.errors = [{}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tax_id_code !== undefined){
const _errs4 = errors;
if(typeof data.tax_id_code !== "string"){
validate3.errors = [{}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.date_time !== undefined){
let data2 = data.date_time;
const _errs6 = errors;
if(errors === _errs6){
if(errors === _errs6){
if(typeof data2 === "string"){
if(!pattern2.test(data2)){
validate3.errors = [{}];
return false;
}
else {
if(!(formats0.validate(data2))){
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
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.address_state_id !== undefined){
const _errs8 = errors;
if(typeof data.address_state_id !== "string"){
validate3.errors = [{}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.address_country_id !== undefined){
const _errs10 = errors;
if(typeof data.address_country_id !== "string"){
validate3.errors = [{}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.address_postalcode !== undefined){
const _errs12 = errors;
if(typeof data.address_postalcode !== "string"){
validate3.errors = [{}];
return false;
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
validate3.errors = [{}];
return false;
}
}
validate3.errors = vErrors;
return errors === 0;
}

const schema4 = {"type":"object","additionalProperties":false,"properties":{"total_weight":{"type":"string"},"sct_permission_code":{"type":"string"},"sct_permission_number":{"type":"string"},"vehicle_configuration":{"type":"string"},"vehicle_weight":{"type":"string"},"vehicle_license_plate":{"type":"string"},"vehicle_year":{"type":"string"},"insurance_company":{"type":"string"},"insurance_identifier":{"type":"string"},"details":{"type":"array","items":{"$ref":"MxShippingProduct"}}}};

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "product_code") || (key0 === "description")) || (key0 === "quantity")) || (key0 === "weight"))){
validate4.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.product_code !== undefined){
const _errs2 = errors;
if(typeof data.product_code !== "string"){
validate4.errors = [{}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
const _errs4 = errors;
if(typeof data.description !== "string"){
validate4.errors = [{}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.quantity !== undefined){
const _errs6 = errors;
if(typeof data.quantity !== "string"){
validate4.errors = [{}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.weight !== undefined){
const _errs8 = errors;
if(typeof data.weight !== "string"){
validate4.errors = [{}];
return false;
}
var valid0 = _errs8 === errors;
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


function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema4.properties, key0))){
validate5.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.total_weight !== undefined){
const _errs2 = errors;
if(typeof data.total_weight !== "string"){
validate5.errors = [{}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sct_permission_code !== undefined){
const _errs4 = errors;
if(typeof data.sct_permission_code !== "string"){
validate5.errors = [{}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sct_permission_number !== undefined){
const _errs6 = errors;
if(typeof data.sct_permission_number !== "string"){
validate5.errors = [{}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.vehicle_configuration !== undefined){
const _errs8 = errors;
if(typeof data.vehicle_configuration !== "string"){
validate5.errors = [{}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.vehicle_weight !== undefined){
const _errs10 = errors;
if(typeof data.vehicle_weight !== "string"){
validate5.errors = [{}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.vehicle_license_plate !== undefined){
const _errs12 = errors;
if(typeof data.vehicle_license_plate !== "string"){
validate5.errors = [{}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.vehicle_year !== undefined){
const _errs14 = errors;
if(typeof data.vehicle_year !== "string"){
validate5.errors = [{}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.insurance_company !== undefined){
const _errs16 = errors;
if(typeof data.insurance_company !== "string"){
validate5.errors = [{}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.insurance_identifier !== undefined){
const _errs18 = errors;
if(typeof data.insurance_identifier !== "string"){
validate5.errors = [{}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.details !== undefined){
let data9 = data.details;
const _errs20 = errors;
if(errors === _errs20){
if(Array.isArray(data9)){
var valid1 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
const _errs22 = errors;
if(!(validate4(data9[i0], {instancePath:instancePath+"/details/" + i0,parentData:data9,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var valid1 = _errs22 === errors;
if(!valid1){
break;
}
}
}
else {
validate5.errors = [{}];
return false;
}
}
var valid0 = _errs20 === errors;
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
if(!(func0.call(schema3.properties, key0))){
validate6.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.distance !== undefined){
const _errs2 = errors;
if(typeof data.distance !== "string"){
validate6.errors = [{}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.transport_code !== undefined){
const _errs4 = errors;
if(typeof data.transport_code !== "string"){
validate6.errors = [{}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.transport_method_name !== undefined){
const _errs6 = errors;
if(typeof data.transport_method_name !== "string"){
validate6.errors = [{}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.transport_tax_id_type !== undefined){
const _errs8 = errors;
if(typeof data.transport_tax_id_type !== "string"){
validate6.errors = [{}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.transport_tax_id_code !== undefined){
const _errs10 = errors;
if(typeof data.transport_tax_id_code !== "string"){
validate6.errors = [{}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.transport_license !== undefined){
const _errs12 = errors;
if(typeof data.transport_license !== "string"){
validate6.errors = [{}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.origin !== undefined){
const _errs14 = errors;
if(!(validate3(data.origin, {instancePath:instancePath+"/origin",parentData:data,parentDataProperty:"origin",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.destination !== undefined){
const _errs15 = errors;
if(!(validate3(data.destination, {instancePath:instancePath+"/destination",parentData:data,parentDataProperty:"destination",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.merchandise !== undefined){
const _errs16 = errors;
if(!(validate5(data.merchandise, {instancePath:instancePath+"/merchandise",parentData:data,parentDataProperty:"merchandise",rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
var valid0 = _errs16 === errors;
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
if(!((((((key0 === "address_street") || (key0 === "address_city_id")) || (key0 === "address_county_id")) || (key0 === "address_state_id")) || (key0 === "address_country_id")) || (key0 === "address_postalcode"))){
validate7.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.address_street !== undefined){
const _errs2 = errors;
if(typeof data.address_street !== "string"){
validate7.errors = [{}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.address_city_id !== undefined){
const _errs4 = errors;
if(typeof data.address_city_id !== "string"){
validate7.errors = [{}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.address_county_id !== undefined){
const _errs6 = errors;
if(typeof data.address_county_id !== "string"){
validate7.errors = [{}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.address_state_id !== undefined){
const _errs8 = errors;
if(typeof data.address_state_id !== "string"){
validate7.errors = [{}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.address_country_id !== undefined){
const _errs10 = errors;
if(typeof data.address_country_id !== "string"){
validate7.errors = [{}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.address_postalcode !== undefined){
const _errs12 = errors;
if(typeof data.address_postalcode !== "string"){
validate7.errors = [{}];
return false;
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
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "tax_id_type") || (key0 === "tax_id_code")) || (key0 === "address_street")) || (key0 === "address_state_id")) || (key0 === "address_country_id")) || (key0 === "address_postalcode"))){
validate8.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.tax_id_type !== undefined){
const _errs2 = errors;
if(typeof data.tax_id_type !== "string"){
validate8.errors = [{}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tax_id_code !== undefined){
const _errs4 = errors;
if(typeof data.tax_id_code !== "string"){
validate8.errors = [{}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.address_street !== undefined){
const _errs6 = errors;
if(typeof data.address_street !== "string"){
validate8.errors = [{}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.address_state_id !== undefined){
const _errs8 = errors;
if(typeof data.address_state_id !== "string"){
validate8.errors = [{}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.address_country_id !== undefined){
const _errs10 = errors;
if(typeof data.address_country_id !== "string"){
validate8.errors = [{}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.address_postalcode !== undefined){
const _errs12 = errors;
if(typeof data.address_postalcode !== "string"){
validate8.errors = [{}];
return false;
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
validate8.errors = [{}];
return false;
}
}
validate8.errors = vErrors;
return errors === 0;
}


function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "customs_code") || (key0 === "customs_quantity")) || (key0 === "sku")) || (key0 === "customs_measure_unit")) || (key0 === "customs_unit_value")) || (key0 === "customs_total_value"))){
validate9.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.customs_code !== undefined){
const _errs2 = errors;
if(typeof data.customs_code !== "string"){
validate9.errors = [{}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.customs_quantity !== undefined){
const _errs4 = errors;
if(typeof data.customs_quantity !== "string"){
validate9.errors = [{}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sku !== undefined){
const _errs6 = errors;
if(typeof data.sku !== "string"){
validate9.errors = [{}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.customs_measure_unit !== undefined){
const _errs8 = errors;
if(typeof data.customs_measure_unit !== "string"){
validate9.errors = [{}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.customs_unit_value !== undefined){
const _errs10 = errors;
if(typeof data.customs_unit_value !== "string"){
validate9.errors = [{}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.customs_total_value !== undefined){
const _errs12 = errors;
if(typeof data.customs_total_value !== "string"){
validate9.errors = [{}];
return false;
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "details")){
validate10.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.details !== undefined){
let data0 = data.details;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate9(data0[i0], {instancePath:instancePath+"/details/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate10.errors = [{}];
return false;
}
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "terms") || (key0 === "exchange_rate")) || (key0 === "total")) || (key0 === "origin")) || (key0 === "destination")) || (key0 === "merchandise"))){
validate11.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.terms !== undefined){
const _errs2 = errors;
if(typeof data.terms !== "string"){
validate11.errors = [{}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.exchange_rate !== undefined){
let data1 = data.exchange_rate;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
validate11.errors = [{}];
return false;
}
else {
if(data1 < -9007199254740991 || isNaN(data1)){
validate11.errors = [{}];
return false;
}
}
}
else {
validate11.errors = [{}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
let data2 = data.total;
const _errs6 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate11.errors = [{}];
return false;
}
if(errors === _errs6){
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
validate11.errors = [{}];
return false;
}
else {
if(data2 < -9007199254740991 || isNaN(data2)){
validate11.errors = [{}];
return false;
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.origin !== undefined){
const _errs8 = errors;
if(!(validate7(data.origin, {instancePath:instancePath+"/origin",parentData:data,parentDataProperty:"origin",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.destination !== undefined){
const _errs9 = errors;
if(!(validate8(data.destination, {instancePath:instancePath+"/destination",parentData:data,parentDataProperty:"destination",rootData}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.merchandise !== undefined){
const _errs10 = errors;
if(!(validate10(data.merchandise, {instancePath:instancePath+"/merchandise",parentData:data,parentDataProperty:"merchandise",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
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
validate11.errors = [{}];
return false;
}
}
validate11.errors = vErrors;
return errors === 0;
}


function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "reported_payment_code")){
validate12.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.reported_payment_code !== undefined){
let data0 = data.reported_payment_code;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate12.errors = [{}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
validate12.errors = [{}];
return false;
}
else {
if(data0 < -9007199254740991 || isNaN(data0)){
validate12.errors = [{}];
return false;
}
}
}
}
}
}
}
else {
validate12.errors = [{}];
return false;
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
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "operation_type")){
validate13.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.operation_type !== undefined){
if(typeof data.operation_type !== "string"){
validate13.errors = [{}];
return false;
}
}
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "code") || (key0 === "percent")) || (key0 === "amount")) || (key0 === "nation_bank_account")) || (key0 === "payment_means_code"))){
validate14.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.code !== undefined){
const _errs2 = errors;
if(typeof data.code !== "string"){
validate14.errors = [{}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.percent !== undefined){
let data1 = data.percent;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
validate14.errors = [{}];
return false;
}
else {
if(data1 < -9007199254740991 || isNaN(data1)){
validate14.errors = [{}];
return false;
}
}
}
else {
validate14.errors = [{}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.amount !== undefined){
let data2 = data.amount;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
validate14.errors = [{}];
return false;
}
else {
if(data2 < -9007199254740991 || isNaN(data2)){
validate14.errors = [{}];
return false;
}
}
}
else {
validate14.errors = [{}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nation_bank_account !== undefined){
const _errs8 = errors;
if(typeof data.nation_bank_account !== "string"){
validate14.errors = [{}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.payment_means_code !== undefined){
const _errs10 = errors;
if(typeof data.payment_means_code !== "string"){
validate14.errors = [{}];
return false;
}
var valid0 = _errs10 === errors;
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((((((((key0 === "origin_ubigeo") || (key0 === "origin_address")) || (key0 === "destination_ubigeo")) || (key0 === "destination_address")) || (key0 === "trip_detail")) || (key0 === "service_reference_amount")) || (key0 === "effective_load_reference_amount")) || (key0 === "payload_reference_amount"))){
validate15.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.origin_ubigeo !== undefined){
const _errs2 = errors;
if(typeof data.origin_ubigeo !== "string"){
validate15.errors = [{}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.origin_address !== undefined){
const _errs4 = errors;
if(typeof data.origin_address !== "string"){
validate15.errors = [{}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.destination_ubigeo !== undefined){
const _errs6 = errors;
if(typeof data.destination_ubigeo !== "string"){
validate15.errors = [{}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.destination_address !== undefined){
const _errs8 = errors;
if(typeof data.destination_address !== "string"){
validate15.errors = [{}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.trip_detail !== undefined){
const _errs10 = errors;
if(typeof data.trip_detail !== "string"){
validate15.errors = [{}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.service_reference_amount !== undefined){
let data5 = data.service_reference_amount;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data5 == "number"){
if(data5 > 9007199254740991 || isNaN(data5)){
validate15.errors = [{}];
return false;
}
else {
if(data5 < -9007199254740991 || isNaN(data5)){
validate15.errors = [{}];
return false;
}
}
}
else {
validate15.errors = [{}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.effective_load_reference_amount !== undefined){
let data6 = data.effective_load_reference_amount;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data6 == "number"){
if(data6 > 9007199254740991 || isNaN(data6)){
validate15.errors = [{}];
return false;
}
else {
if(data6 < -9007199254740991 || isNaN(data6)){
validate15.errors = [{}];
return false;
}
}
}
else {
validate15.errors = [{}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.payload_reference_amount !== undefined){
let data7 = data.payload_reference_amount;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data7 == "number"){
if(data7 > 9007199254740991 || isNaN(data7)){
validate15.errors = [{}];
return false;
}
else {
if(data7 < -9007199254740991 || isNaN(data7)){
validate15.errors = [{}];
return false;
}
}
}
else {
validate15.errors = [{}];
return false;
}
}
var valid0 = _errs16 === errors;
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
else {
validate15.errors = [{}];
return false;
}
}
validate15.errors = vErrors;
return errors === 0;
}


function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "invoice_concept") || (key0 === "items_quantity")) || (key0 === "service_date_from")) || (key0 === "service_date_to")) || (key0 === "receiver_vat_condition_id"))){
validate16.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.invoice_concept !== undefined){
let data0 = data.invoice_concept;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate16.errors = [{}];
return false;
}
if(!(((data0 === 1) || (data0 === 2)) || (data0 === 3))){
validate16.errors = [{}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.items_quantity !== undefined){
let data1 = data.items_quantity;
const _errs4 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate16.errors = [{}];
return false;
}
if(errors === _errs4){
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
validate16.errors = [{}];
return false;
}
else {
if(data1 < -9007199254740991 || isNaN(data1)){
validate16.errors = [{}];
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.service_date_from !== undefined){
const _errs6 = errors;
if(typeof data.service_date_from !== "string"){
validate16.errors = [{}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.service_date_to !== undefined){
const _errs8 = errors;
if(typeof data.service_date_to !== "string"){
validate16.errors = [{}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.receiver_vat_condition_id !== undefined){
const _errs10 = errors;
if(typeof data.receiver_vat_condition_id !== "string"){
validate16.errors = [{}];
return false;
}
var valid0 = _errs10 === errors;
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
else {
validate16.errors = [{}];
return false;
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
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "pe_taxbureau_retention_system_code") || (key0 === "pe_taxbureau_retention_percent")) || (key0 === "pe_taxbureau_total_paid"))){
validate17.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.pe_taxbureau_retention_system_code !== undefined){
const _errs2 = errors;
if(typeof data.pe_taxbureau_retention_system_code !== "string"){
validate17.errors = [{}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pe_taxbureau_retention_percent !== undefined){
let data1 = data.pe_taxbureau_retention_percent;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
validate17.errors = [{}];
return false;
}
else {
if(data1 < -9007199254740991 || isNaN(data1)){
validate17.errors = [{}];
return false;
}
}
}
else {
validate17.errors = [{}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pe_taxbureau_total_paid !== undefined){
let data2 = data.pe_taxbureau_total_paid;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
validate17.errors = [{}];
return false;
}
else {
if(data2 < -9007199254740991 || isNaN(data2)){
validate17.errors = [{}];
return false;
}
}
}
else {
validate17.errors = [{}];
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "driver_id") || (key0 === "first_name")) || (key0 === "family_name")) || (key0 === "identity_document_reference"))){
validate18.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.driver_id !== undefined){
const _errs2 = errors;
if(typeof data.driver_id !== "string"){
validate18.errors = [{}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.first_name !== undefined){
const _errs4 = errors;
if(typeof data.first_name !== "string"){
validate18.errors = [{}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.family_name !== undefined){
const _errs6 = errors;
if(typeof data.family_name !== "string"){
validate18.errors = [{}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.identity_document_reference !== undefined){
const _errs8 = errors;
if(typeof data.identity_document_reference !== "string"){
validate18.errors = [{}];
return false;
}
var valid0 = _errs8 === errors;
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "party_identification") || (key0 === "party_legal_entity_name")) || (key0 === "party_legal_entity_id")) || (key0 === "agent_party_id"))){
validate19.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.party_identification !== undefined){
const _errs2 = errors;
if(typeof data.party_identification !== "string"){
validate19.errors = [{}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.party_legal_entity_name !== undefined){
const _errs4 = errors;
if(typeof data.party_legal_entity_name !== "string"){
validate19.errors = [{}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.party_legal_entity_id !== undefined){
const _errs6 = errors;
if(typeof data.party_legal_entity_id !== "string"){
validate19.errors = [{}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agent_party_id !== undefined){
const _errs8 = errors;
if(typeof data.agent_party_id !== "string"){
validate19.errors = [{}];
return false;
}
var valid0 = _errs8 === errors;
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
validate19.errors = [{}];
return false;
}
}
validate19.errors = vErrors;
return errors === 0;
}


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "transport_mode_code") || (key0 === "transit_period")) || (key0 === "driver_person")) || (key0 === "carrier_party"))){
validate20.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.transport_mode_code !== undefined){
let data0 = data.transport_mode_code;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate20.errors = [{}];
return false;
}
if(!((data0 === "01") || (data0 === "02"))){
validate20.errors = [{}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.transit_period !== undefined){
const _errs4 = errors;
if(typeof data.transit_period !== "string"){
validate20.errors = [{}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.driver_person !== undefined){
const _errs6 = errors;
if(!(validate18(data.driver_person, {instancePath:instancePath+"/driver_person",parentData:data,parentDataProperty:"driver_person",rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.carrier_party !== undefined){
const _errs7 = errors;
if(!(validate19(data.carrier_party, {instancePath:instancePath+"/carrier_party",parentData:data,parentDataProperty:"carrier_party",rootData}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
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
validate20.errors = [{}];
return false;
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
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "id") || (key0 === "city_subdivision_name")) || (key0 === "city_name")) || (key0 === "country_subentity")) || (key0 === "district")) || (key0 === "address_line")) || (key0 === "country_id"))){
validate21.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate21.errors = [{}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.city_subdivision_name !== undefined){
const _errs4 = errors;
if(typeof data.city_subdivision_name !== "string"){
validate21.errors = [{}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.city_name !== undefined){
const _errs6 = errors;
if(typeof data.city_name !== "string"){
validate21.errors = [{}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.country_subentity !== undefined){
const _errs8 = errors;
if(typeof data.country_subentity !== "string"){
validate21.errors = [{}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.district !== undefined){
const _errs10 = errors;
if(typeof data.district !== "string"){
validate21.errors = [{}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.address_line !== undefined){
const _errs12 = errors;
if(typeof data.address_line !== "string"){
validate21.errors = [{}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.country_id !== undefined){
const _errs14 = errors;
if(typeof data.country_id !== "string"){
validate21.errors = [{}];
return false;
}
var valid0 = _errs14 === errors;
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "delivery_address") || (key0 === "dispatch"))){
validate22.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.delivery_address !== undefined){
const _errs2 = errors;
if(!(validate21(data.delivery_address, {instancePath:instancePath+"/delivery_address",parentData:data,parentDataProperty:"delivery_address",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dispatch !== undefined){
const _errs3 = errors;
if(!(validate21(data.dispatch, {instancePath:instancePath+"/dispatch",parentData:data,parentDataProperty:"dispatch",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "transport_equipment_id")){
validate23.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.transport_equipment_id !== undefined){
if(typeof data.transport_equipment_id !== "string"){
validate23.errors = [{}];
return false;
}
}
}
}
else {
validate23.errors = [{}];
return false;
}
}
validate23.errors = vErrors;
return errors === 0;
}


function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((((((((key0 === "handling_code") || (key0 === "special_instructions")) || (key0 === "handling_instructions")) || (key0 === "gross_weight_measure")) || (key0 === "gross_weight_measure_id")) || (key0 === "shipment_stage")) || (key0 === "delivery")) || (key0 === "transport_handling_unit"))){
validate24.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.handling_code !== undefined){
let data0 = data.handling_code;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate24.errors = [{}];
return false;
}
if(!((((((data0 === "1") || (data0 === "01")) || (data0 === "2")) || (data0 === "02")) || (data0 === "13")) || (data0 === "013"))){
validate24.errors = [{}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.special_instructions !== undefined){
let data1 = data.special_instructions;
const _errs4 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate24.errors = [{}];
return false;
}
if(!(((((((((data1 === 1) || (data1 === 2)) || (data1 === 3)) || (data1 === 4)) || (data1 === 5)) || (data1 === 6)) || (data1 === 7)) || (data1 === 8)) || (data1 === 9))){
validate24.errors = [{}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.handling_instructions !== undefined){
const _errs6 = errors;
if(typeof data.handling_instructions !== "string"){
validate24.errors = [{}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gross_weight_measure !== undefined){
const _errs8 = errors;
if(typeof data.gross_weight_measure !== "string"){
validate24.errors = [{}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gross_weight_measure_id !== undefined){
const _errs10 = errors;
if(typeof data.gross_weight_measure_id !== "string"){
validate24.errors = [{}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.shipment_stage !== undefined){
const _errs12 = errors;
if(!(validate20(data.shipment_stage, {instancePath:instancePath+"/shipment_stage",parentData:data,parentDataProperty:"shipment_stage",rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.delivery !== undefined){
const _errs13 = errors;
if(!(validate22(data.delivery, {instancePath:instancePath+"/delivery",parentData:data,parentDataProperty:"delivery",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.transport_handling_unit !== undefined){
const _errs14 = errors;
if(!(validate23(data.transport_handling_unit, {instancePath:instancePath+"/transport_handling_unit",parentData:data,parentDataProperty:"transport_handling_unit",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
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
else {
validate24.errors = [{}];
return false;
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
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema2.properties, key0))){
validate25.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.mx_header !== undefined){
const _errs2 = errors;
if(!(validate2(data.mx_header, {instancePath:instancePath+"/mx_header",parentData:data,parentDataProperty:"mx_header",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mx_shipping !== undefined){
const _errs3 = errors;
if(!(validate6(data.mx_shipping, {instancePath:instancePath+"/mx_shipping",parentData:data,parentDataProperty:"mx_shipping",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mx_exports !== undefined){
const _errs4 = errors;
if(!(validate11(data.mx_exports, {instancePath:instancePath+"/mx_exports",parentData:data,parentDataProperty:"mx_exports",rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.co_header !== undefined){
const _errs5 = errors;
if(!(validate12(data.co_header, {instancePath:instancePath+"/co_header",parentData:data,parentDataProperty:"co_header",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pe_header !== undefined){
const _errs6 = errors;
if(!(validate13(data.pe_header, {instancePath:instancePath+"/pe_header",parentData:data,parentDataProperty:"pe_header",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pe_detraction !== undefined){
const _errs7 = errors;
if(!(validate14(data.pe_detraction, {instancePath:instancePath+"/pe_detraction",parentData:data,parentDataProperty:"pe_detraction",rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pe_cargo_transport !== undefined){
const _errs8 = errors;
if(!(validate15(data.pe_cargo_transport, {instancePath:instancePath+"/pe_cargo_transport",parentData:data,parentDataProperty:"pe_cargo_transport",rootData}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ar_header !== undefined){
const _errs9 = errors;
if(!(validate16(data.ar_header, {instancePath:instancePath+"/ar_header",parentData:data,parentDataProperty:"ar_header",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pe_retention_header !== undefined){
const _errs10 = errors;
if(!(validate17(data.pe_retention_header, {instancePath:instancePath+"/pe_retention_header",parentData:data,parentDataProperty:"pe_retention_header",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pe_shipping !== undefined){
const _errs11 = errors;
if(!(validate24(data.pe_shipping, {instancePath:instancePath+"/pe_shipping",parentData:data,parentDataProperty:"pe_shipping",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
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
}
else {
validate25.errors = [{}];
return false;
}
}
validate25.errors = vErrors;
return errors === 0;
}

const formats1 = formats.date;
const pattern3 = new RegExp("^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$", "u");
const pattern4 = new RegExp("^[0-9][0-9,]*$", "u");

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
if(!(validate1(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs2 = errors;
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
let missing0;
if(((data.receiver_district === undefined) && (missing0 = "receiver_district")) || ((data.receiver_city === undefined) && (missing0 = "receiver_city"))){
validate26.errors = [{}];
return false;
}
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
}
if(!valid1){
(vErrors ??= []).push({});
errors++;
validate26.errors = vErrors;
return false;
}
var valid0 = _errs2 === errors;
if(valid0){
const _errs6 = errors;
const _errs7 = errors;
let valid3 = true;
const _errs8 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.exchange_rate_value === undefined) && (missing1 = "exchange_rate_value")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.currency_id !== undefined){
(vErrors ??= []).push({});
errors++;
}
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
validate26.errors = [{}];
return false;
}
}
var _valid1 = _errs9 === errors;
valid3 = _valid1;
}
if(!valid3){
(vErrors ??= []).push({});
errors++;
validate26.errors = vErrors;
return false;
}
var valid0 = _errs6 === errors;
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if(((((((((((data.document_type_id === undefined) && (missing2 = "document_type_id")) || ((data.issue_date === undefined) && (missing2 = "issue_date"))) || ((data.issuer_address === undefined) && (missing2 = "issuer_address"))) || ((data.issuer_district === undefined) && (missing2 = "issuer_district"))) || ((data.issuer_city === undefined) && (missing2 = "issuer_city"))) || ((data.issuer_phone === undefined) && (missing2 = "issuer_phone"))) || ((data.issuer_activity === undefined) && (missing2 = "issuer_activity"))) || ((data.receiver_address === undefined) && (missing2 = "receiver_address"))) || ((data.receiver_phone === undefined) && (missing2 = "receiver_phone"))) || ((data.payment_conditions === undefined) && (missing2 = "payment_conditions"))){
validate26.errors = [{}];
return false;
}
else {
const _errs10 = errors;
for(const key0 in data){
if(!(func0.call(schema1.properties, key0))){
validate26.errors = [{}];
return false;
break;
}
}
if(_errs10 === errors){
if(data.account_id !== undefined){
let data3 = data.account_id;
const _errs11 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate26.errors = [{}];
return false;
}
if(errors === _errs11){
if(typeof data3 == "number"){
if(data3 > 9007199254740991 || isNaN(data3)){
validate26.errors = [{}];
return false;
}
else {
if(data3 < -9007199254740991 || isNaN(data3)){
validate26.errors = [{}];
return false;
}
}
}
}
var valid6 = _errs11 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.document_type_id !== undefined){
let data4 = data.document_type_id;
const _errs13 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate26.errors = [{}];
return false;
}
if(errors === _errs13){
if(typeof data4 == "number"){
if(data4 > 9007199254740991 || isNaN(data4)){
validate26.errors = [{}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate26.errors = [{}];
return false;
}
}
}
}
var valid6 = _errs13 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.document_sequence_code !== undefined){
const _errs15 = errors;
if(typeof data.document_sequence_code !== "string"){
validate26.errors = [{}];
return false;
}
var valid6 = _errs15 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.document_number !== undefined){
let data6 = data.document_number;
const _errs17 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate26.errors = [{}];
return false;
}
if(errors === _errs17){
if(typeof data6 == "number"){
if(data6 > 9007199254740991 || isNaN(data6)){
validate26.errors = [{}];
return false;
}
else {
if(data6 < -9007199254740991 || isNaN(data6)){
validate26.errors = [{}];
return false;
}
}
}
}
var valid6 = _errs17 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.issue_date !== undefined){
let data7 = data.issue_date;
const _errs19 = errors;
if(errors === _errs19){
if(errors === _errs19){
if(typeof data7 === "string"){
if(!pattern3.test(data7)){
validate26.errors = [{}];
return false;
}
else {
if(!(formats1.validate(data7))){
validate26.errors = [{}];
return false;
}
}
}
else {
validate26.errors = [{}];
return false;
}
}
}
var valid6 = _errs19 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.issuer_tax_id_code !== undefined){
const _errs21 = errors;
if(typeof data.issuer_tax_id_code !== "string"){
validate26.errors = [{}];
return false;
}
var valid6 = _errs21 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.issuer_tax_id_type !== undefined){
const _errs23 = errors;
if(typeof data.issuer_tax_id_type !== "string"){
validate26.errors = [{}];
return false;
}
var valid6 = _errs23 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.issuer_legal_name !== undefined){
const _errs25 = errors;
if(typeof data.issuer_legal_name !== "string"){
validate26.errors = [{}];
return false;
}
var valid6 = _errs25 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.issuer_address !== undefined){
const _errs27 = errors;
if(typeof data.issuer_address !== "string"){
validate26.errors = [{}];
return false;
}
var valid6 = _errs27 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.issuer_district !== undefined){
const _errs29 = errors;
if(typeof data.issuer_district !== "string"){
validate26.errors = [{}];
return false;
}
var valid6 = _errs29 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.issuer_city !== undefined){
const _errs31 = errors;
if(typeof data.issuer_city !== "string"){
validate26.errors = [{}];
return false;
}
var valid6 = _errs31 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.issuer_country_id !== undefined){
const _errs33 = errors;
if(typeof data.issuer_country_id !== "string"){
validate26.errors = [{}];
return false;
}
var valid6 = _errs33 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.issuer_phone !== undefined){
const _errs35 = errors;
if(typeof data.issuer_phone !== "string"){
validate26.errors = [{}];
return false;
}
var valid6 = _errs35 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.issuer_activity !== undefined){
const _errs37 = errors;
if(typeof data.issuer_activity !== "string"){
validate26.errors = [{}];
return false;
}
var valid6 = _errs37 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.issuer_postalcode !== undefined){
const _errs39 = errors;
if(typeof data.issuer_postalcode !== "string"){
validate26.errors = [{}];
return false;
}
var valid6 = _errs39 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.receiver_tax_id_code !== undefined){
const _errs41 = errors;
if(typeof data.receiver_tax_id_code !== "string"){
validate26.errors = [{}];
return false;
}
var valid6 = _errs41 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.receiver_tax_id_type !== undefined){
const _errs43 = errors;
if(typeof data.receiver_tax_id_type !== "string"){
validate26.errors = [{}];
return false;
}
var valid6 = _errs43 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.receiver_legal_name !== undefined){
const _errs45 = errors;
if(typeof data.receiver_legal_name !== "string"){
validate26.errors = [{}];
return false;
}
var valid6 = _errs45 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.receiver_address !== undefined){
const _errs47 = errors;
if(typeof data.receiver_address !== "string"){
validate26.errors = [{}];
return false;
}
var valid6 = _errs47 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.receiver_district !== undefined){
const _errs49 = errors;
if(typeof data.receiver_district !== "string"){
validate26.errors = [{}];
return false;
}
var valid6 = _errs49 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.receiver_city !== undefined){
const _errs51 = errors;
if(typeof data.receiver_city !== "string"){
validate26.errors = [{}];
return false;
}
var valid6 = _errs51 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.receiver_phone !== undefined){
const _errs53 = errors;
if(typeof data.receiver_phone !== "string"){
validate26.errors = [{}];
return false;
}
var valid6 = _errs53 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.receiver_activity !== undefined){
const _errs55 = errors;
if(typeof data.receiver_activity !== "string"){
validate26.errors = [{}];
return false;
}
var valid6 = _errs55 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.receiver_postalcode !== undefined){
const _errs57 = errors;
if(typeof data.receiver_postalcode !== "string"){
validate26.errors = [{}];
return false;
}
var valid6 = _errs57 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.receiver_state_id !== undefined){
let data27 = data.receiver_state_id;
const _errs59 = errors;
if(!((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27)))){
validate26.errors = [{}];
return false;
}
if(errors === _errs59){
if(typeof data27 == "number"){
if(data27 > 9007199254740991 || isNaN(data27)){
validate26.errors = [{}];
return false;
}
else {
if(data27 < -9007199254740991 || isNaN(data27)){
validate26.errors = [{}];
return false;
}
}
}
}
var valid6 = _errs59 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.receiver_county_id !== undefined){
const _errs61 = errors;
if(typeof data.receiver_county_id !== "string"){
validate26.errors = [{}];
return false;
}
var valid6 = _errs61 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.receiver_country_id !== undefined){
let data29 = data.receiver_country_id;
const _errs63 = errors;
if(!((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29)))){
validate26.errors = [{}];
return false;
}
if(errors === _errs63){
if(typeof data29 == "number"){
if(data29 > 9007199254740991 || isNaN(data29)){
validate26.errors = [{}];
return false;
}
else {
if(data29 < -9007199254740991 || isNaN(data29)){
validate26.errors = [{}];
return false;
}
}
}
}
var valid6 = _errs63 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.receiver_email !== undefined){
const _errs65 = errors;
if(typeof data.receiver_email !== "string"){
validate26.errors = [{}];
return false;
}
var valid6 = _errs65 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.payment_conditions !== undefined){
let data31 = data.payment_conditions;
const _errs67 = errors;
if(errors === _errs67){
if(typeof data31 === "string"){
if(!pattern4.test(data31)){
validate26.errors = [{}];
return false;
}
}
else {
validate26.errors = [{}];
return false;
}
}
var valid6 = _errs67 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.seller_id !== undefined){
let data32 = data.seller_id;
const _errs69 = errors;
if(!((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32)))){
validate26.errors = [{}];
return false;
}
if(errors === _errs69){
if(typeof data32 == "number"){
if(data32 > 9007199254740991 || isNaN(data32)){
validate26.errors = [{}];
return false;
}
else {
if(data32 < -9007199254740991 || isNaN(data32)){
validate26.errors = [{}];
return false;
}
}
}
}
var valid6 = _errs69 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.currency_id !== undefined){
let data33 = data.currency_id;
const _errs71 = errors;
if(!((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33)))){
validate26.errors = [{}];
return false;
}
if(errors === _errs71){
if(typeof data33 == "number"){
if(data33 > 9007199254740991 || isNaN(data33)){
validate26.errors = [{}];
return false;
}
else {
if(data33 < -9007199254740991 || isNaN(data33)){
validate26.errors = [{}];
return false;
}
}
}
}
var valid6 = _errs71 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.exchange_rate_value !== undefined){
let data34 = data.exchange_rate_value;
const _errs73 = errors;
if(!((typeof data34 == "number") && (!(data34 % 1) && !isNaN(data34)))){
validate26.errors = [{}];
return false;
}
if(errors === _errs73){
if(typeof data34 == "number"){
if(data34 > 9007199254740991 || isNaN(data34)){
validate26.errors = [{}];
return false;
}
else {
if(data34 < -9007199254740991 || isNaN(data34)){
validate26.errors = [{}];
return false;
}
}
}
}
var valid6 = _errs73 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.service_indicator !== undefined){
let data35 = data.service_indicator;
const _errs75 = errors;
if(!((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35)))){
validate26.errors = [{}];
return false;
}
if(!(((((data35 === 1) || (data35 === 2)) || (data35 === 3)) || (data35 === 4)) || (data35 === 5))){
validate26.errors = [{}];
return false;
}
var valid6 = _errs75 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.sale_modality !== undefined){
let data36 = data.sale_modality;
const _errs77 = errors;
if(!((typeof data36 == "number") && (!(data36 % 1) && !isNaN(data36)))){
validate26.errors = [{}];
return false;
}
if(!(((((data36 === 1) || (data36 === 2)) || (data36 === 3)) || (data36 === 4)) || (data36 === 9))){
validate26.errors = [{}];
return false;
}
var valid6 = _errs77 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.sale_clause !== undefined){
let data37 = data.sale_clause;
const _errs79 = errors;
if(!((typeof data37 == "number") && (!(data37 % 1) && !isNaN(data37)))){
validate26.errors = [{}];
return false;
}
if(!(((((((((((((data37 === 1) || (data37 === 2)) || (data37 === 3)) || (data37 === 4)) || (data37 === 5)) || (data37 === 6)) || (data37 === 9)) || (data37 === 10)) || (data37 === 11)) || (data37 === 12)) || (data37 === 17)) || (data37 === 18)) || (data37 === 8))){
validate26.errors = [{}];
return false;
}
var valid6 = _errs79 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.guide_type !== undefined){
let data38 = data.guide_type;
const _errs81 = errors;
if(!((typeof data38 == "number") && (!(data38 % 1) && !isNaN(data38)))){
validate26.errors = [{}];
return false;
}
if(!(((((((((data38 === 1) || (data38 === 2)) || (data38 === 3)) || (data38 === 4)) || (data38 === 5)) || (data38 === 6)) || (data38 === 7)) || (data38 === 8)) || (data38 === 9))){
validate26.errors = [{}];
return false;
}
var valid6 = _errs81 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.transfer_type !== undefined){
let data39 = data.transfer_type;
const _errs83 = errors;
if(!((typeof data39 == "number") && (!(data39 % 1) && !isNaN(data39)))){
validate26.errors = [{}];
return false;
}
if(!(((data39 === 1) || (data39 === 2)) || (data39 === 3))){
validate26.errors = [{}];
return false;
}
var valid6 = _errs83 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.branch_office_code !== undefined){
const _errs85 = errors;
if(typeof data.branch_office_code !== "string"){
validate26.errors = [{}];
return false;
}
var valid6 = _errs85 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.observations !== undefined){
const _errs87 = errors;
if(typeof data.observations !== "string"){
validate26.errors = [{}];
return false;
}
var valid6 = _errs87 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.deployment_observations !== undefined){
let data42 = data.deployment_observations;
const _errs89 = errors;
if(!((typeof data42 == "number") && (!(data42 % 1) && !isNaN(data42)))){
validate26.errors = [{}];
return false;
}
if(!((((data42 === 0) || (data42 === 1)) || (data42 === 2)) || (data42 === 3))){
validate26.errors = [{}];
return false;
}
var valid6 = _errs89 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.port_disembarkation !== undefined){
const _errs91 = errors;
if(typeof data.port_disembarkation !== "string"){
validate26.errors = [{}];
return false;
}
var valid6 = _errs91 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.port_embarkation !== undefined){
const _errs93 = errors;
if(typeof data.port_embarkation !== "string"){
validate26.errors = [{}];
return false;
}
var valid6 = _errs93 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.gross_weight !== undefined){
const _errs95 = errors;
if(typeof data.gross_weight !== "string"){
validate26.errors = [{}];
return false;
}
var valid6 = _errs95 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.shipping_address !== undefined){
const _errs97 = errors;
if(typeof data.shipping_address !== "string"){
validate26.errors = [{}];
return false;
}
var valid6 = _errs97 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.additional !== undefined){
const _errs99 = errors;
if(!(validate25(data.additional, {instancePath:instancePath+"/additional",parentData:data,parentDataProperty:"additional",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid6 = _errs99 === errors;
}
else {
var valid6 = true;
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
}
}
}
}
}
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

const schema5 = {"type":"object","additionalProperties":false,"required":["quantity","line_description","unit_price","unit_measure","total_amount_line"],"properties":{"quantity":{"type":"number","minimum":-9007199254740991,"maximum":9007199254740991,"x-decimals":6},"sku":{"type":"string"},"line_description":{"type":"string","maxLength":100},"unit_price":{"type":"number","minimum":-9007199254740991,"maximum":9007199254740991,"x-decimals":6},"long_description":{"type":"string"},"unit_measure":{"type":"string"},"modifier_amount":{"type":"number","minimum":-9007199254740991,"maximum":9007199254740991},"modifier_percentage":{"type":"number","minimum":-9007199254740991,"maximum":9007199254740991},"total_taxes":{"type":"number","minimum":-9007199254740991,"maximum":9007199254740991},"total_amount_line":{"type":"number","minimum":-9007199254740991,"maximum":9007199254740991},"taxes":{"type":"array","items":{"$ref":"LineTax"}},"additional":{"$ref":"DocumentLineAdditional"}},"allOf":[{"$ref":"LineModifiers"}]};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate27.errors = [{}];
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
validate27.errors = [{}];
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
validate27.errors = vErrors;
return false;
}
validate27.errors = vErrors;
return errors === 0;
}


function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.tax_type_id === undefined) && (missing0 = "tax_type_id")) || ((data.tax_percentage === undefined) && (missing0 = "tax_percentage"))) || ((data.tax_amount === undefined) && (missing0 = "tax_amount"))){
validate28.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "tax_type_id") || (key0 === "tax_percentage")) || (key0 === "tax_amount"))){
validate28.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.tax_type_id !== undefined){
const _errs2 = errors;
if(typeof data.tax_type_id !== "string"){
validate28.errors = [{}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tax_percentage !== undefined){
let data1 = data.tax_percentage;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
validate28.errors = [{}];
return false;
}
else {
if(data1 < -9007199254740991 || isNaN(data1)){
validate28.errors = [{}];
return false;
}
}
}
else {
validate28.errors = [{}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tax_amount !== undefined){
let data2 = data.tax_amount;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
validate28.errors = [{}];
return false;
}
else {
if(data2 < -9007199254740991 || isNaN(data2)){
validate28.errors = [{}];
return false;
}
}
}
else {
validate28.errors = [{}];
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
validate28.errors = [{}];
return false;
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
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "product_service_identifier") || (key0 === "measure_unit_code"))){
validate29.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.product_service_identifier !== undefined){
const _errs2 = errors;
if(typeof data.product_service_identifier !== "string"){
validate29.errors = [{}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.measure_unit_code !== undefined){
const _errs4 = errors;
if(typeof data.measure_unit_code !== "string"){
validate29.errors = [{}];
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "mx_detail")){
validate30.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.mx_detail !== undefined){
if(!(validate29(data.mx_detail, {instancePath:instancePath+"/mx_detail",parentData:data,parentDataProperty:"mx_detail",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
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
if(!(validate27(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.quantity === undefined) && (missing0 = "quantity")) || ((data.line_description === undefined) && (missing0 = "line_description"))) || ((data.unit_price === undefined) && (missing0 = "unit_price"))) || ((data.unit_measure === undefined) && (missing0 = "unit_measure"))) || ((data.total_amount_line === undefined) && (missing0 = "total_amount_line"))){
validate31.errors = [{}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(func0.call(schema5.properties, key0))){
validate31.errors = [{}];
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
validate31.errors = [{}];
return false;
}
else {
if(data0 < -9007199254740991 || isNaN(data0)){
validate31.errors = [{}];
return false;
}
else {
if(!func1(data0, 6)){
validate31.errors = [{}];
return false;
}
}
}
}
else {
validate31.errors = [{}];
return false;
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.sku !== undefined){
const _errs5 = errors;
if(typeof data.sku !== "string"){
validate31.errors = [{}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.line_description !== undefined){
let data2 = data.line_description;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func2(data2) > 100){
validate31.errors = [{}];
return false;
}
}
else {
validate31.errors = [{}];
return false;
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.unit_price !== undefined){
let data3 = data.unit_price;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data3 == "number"){
if(data3 > 9007199254740991 || isNaN(data3)){
validate31.errors = [{}];
return false;
}
else {
if(data3 < -9007199254740991 || isNaN(data3)){
validate31.errors = [{}];
return false;
}
else {
if(!func1(data3, 6)){
validate31.errors = [{}];
return false;
}
}
}
}
else {
validate31.errors = [{}];
return false;
}
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.long_description !== undefined){
const _errs11 = errors;
if(typeof data.long_description !== "string"){
validate31.errors = [{}];
return false;
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.unit_measure !== undefined){
const _errs13 = errors;
if(typeof data.unit_measure !== "string"){
validate31.errors = [{}];
return false;
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.modifier_amount !== undefined){
let data6 = data.modifier_amount;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data6 == "number"){
if(data6 > 9007199254740991 || isNaN(data6)){
validate31.errors = [{}];
return false;
}
else {
if(data6 < -9007199254740991 || isNaN(data6)){
validate31.errors = [{}];
return false;
}
}
}
else {
validate31.errors = [{}];
return false;
}
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.modifier_percentage !== undefined){
let data7 = data.modifier_percentage;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data7 == "number"){
if(data7 > 9007199254740991 || isNaN(data7)){
validate31.errors = [{}];
return false;
}
else {
if(data7 < -9007199254740991 || isNaN(data7)){
validate31.errors = [{}];
return false;
}
}
}
else {
validate31.errors = [{}];
return false;
}
}
var valid1 = _errs17 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.total_taxes !== undefined){
let data8 = data.total_taxes;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data8 == "number"){
if(data8 > 9007199254740991 || isNaN(data8)){
validate31.errors = [{}];
return false;
}
else {
if(data8 < -9007199254740991 || isNaN(data8)){
validate31.errors = [{}];
return false;
}
}
}
else {
validate31.errors = [{}];
return false;
}
}
var valid1 = _errs19 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.total_amount_line !== undefined){
let data9 = data.total_amount_line;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data9 == "number"){
if(data9 > 9007199254740991 || isNaN(data9)){
validate31.errors = [{}];
return false;
}
else {
if(data9 < -9007199254740991 || isNaN(data9)){
validate31.errors = [{}];
return false;
}
}
}
else {
validate31.errors = [{}];
return false;
}
}
var valid1 = _errs21 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.taxes !== undefined){
let data10 = data.taxes;
const _errs23 = errors;
if(errors === _errs23){
if(Array.isArray(data10)){
var valid2 = true;
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
const _errs25 = errors;
if(!(validate28(data10[i0], {instancePath:instancePath+"/taxes/" + i0,parentData:data10,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
var valid2 = _errs25 === errors;
if(!valid2){
break;
}
}
}
else {
validate31.errors = [{}];
return false;
}
}
var valid1 = _errs23 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.additional !== undefined){
const _errs26 = errors;
if(!(validate30(data.additional, {instancePath:instancePath+"/additional",parentData:data,parentDataProperty:"additional",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
var valid1 = _errs26 === errors;
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
else {
validate31.errors = [{}];
return false;
}
}
validate31.errors = vErrors;
return errors === 0;
}


function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((((((((key0 === "reference_paid_amount") || (key0 === "reference_total_invoice_amount")) || (key0 === "reference_paid_date")) || (key0 === "reference_payment_id")) || (key0 === "pe_reference_taxbureau_retention_amount")) || (key0 === "pe_reference_taxbureau_retention_date")) || (key0 === "calculation_rate")) || (key0 === "currency_id"))){
validate32.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.reference_paid_amount !== undefined){
let data0 = data.reference_paid_amount;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
validate32.errors = [{}];
return false;
}
else {
if(data0 < -9007199254740991 || isNaN(data0)){
validate32.errors = [{}];
return false;
}
}
}
else {
validate32.errors = [{}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reference_total_invoice_amount !== undefined){
let data1 = data.reference_total_invoice_amount;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
validate32.errors = [{}];
return false;
}
else {
if(data1 < -9007199254740991 || isNaN(data1)){
validate32.errors = [{}];
return false;
}
}
}
else {
validate32.errors = [{}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reference_paid_date !== undefined){
let data2 = data.reference_paid_date;
const _errs6 = errors;
if(errors === _errs6){
if(errors === _errs6){
if(typeof data2 === "string"){
if(!pattern3.test(data2)){
validate32.errors = [{}];
return false;
}
else {
if(!(formats1.validate(data2))){
validate32.errors = [{}];
return false;
}
}
}
else {
validate32.errors = [{}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reference_payment_id !== undefined){
const _errs8 = errors;
if(typeof data.reference_payment_id !== "string"){
validate32.errors = [{}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pe_reference_taxbureau_retention_amount !== undefined){
let data4 = data.pe_reference_taxbureau_retention_amount;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data4 == "number"){
if(data4 > 9007199254740991 || isNaN(data4)){
validate32.errors = [{}];
return false;
}
else {
if(data4 < -9007199254740991 || isNaN(data4)){
validate32.errors = [{}];
return false;
}
}
}
else {
validate32.errors = [{}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pe_reference_taxbureau_retention_date !== undefined){
let data5 = data.pe_reference_taxbureau_retention_date;
const _errs12 = errors;
if(errors === _errs12){
if(errors === _errs12){
if(typeof data5 === "string"){
if(!pattern3.test(data5)){
validate32.errors = [{}];
return false;
}
else {
if(!(formats1.validate(data5))){
validate32.errors = [{}];
return false;
}
}
}
else {
validate32.errors = [{}];
return false;
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.calculation_rate !== undefined){
let data6 = data.calculation_rate;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data6 == "number"){
if(data6 > 9007199254740991 || isNaN(data6)){
validate32.errors = [{}];
return false;
}
else {
if(data6 < -9007199254740991 || isNaN(data6)){
validate32.errors = [{}];
return false;
}
}
}
else {
validate32.errors = [{}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.currency_id !== undefined){
const _errs16 = errors;
if(typeof data.currency_id !== "string"){
validate32.errors = [{}];
return false;
}
var valid0 = _errs16 === errors;
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
else {
validate32.errors = [{}];
return false;
}
}
validate32.errors = vErrors;
return errors === 0;
}


function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "pe_retention_details")){
validate33.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.pe_retention_details !== undefined){
if(!(validate32(data.pe_retention_details, {instancePath:instancePath+"/pe_retention_details",parentData:data,parentDataProperty:"pe_retention_details",rootData}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
}
}
}
else {
validate33.errors = [{}];
return false;
}
}
validate33.errors = vErrors;
return errors === 0;
}


function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
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
validate34.errors = [{}];
return false;
}
}
var _valid0 = _errs4 === errors;
valid1 = _valid0;
}
if(!valid1){
(vErrors ??= []).push({});
errors++;
validate34.errors = vErrors;
return false;
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs5 = errors;
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
validate34.errors = [{}];
return false;
}
}
var _valid1 = _errs8 === errors;
valid3 = _valid1;
}
if(!valid3){
(vErrors ??= []).push({});
errors++;
validate34.errors = vErrors;
return false;
}
var valid0 = _errs5 === errors;
if(valid0){
const _errs9 = errors;
const _errs10 = errors;
let valid5 = true;
const _errs11 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.reference_code === undefined) && (missing2 = "reference_code")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.reference_code !== undefined){
let data2 = data.reference_code;
if(!((((((data2 === 1) || (data2 === 2)) || (data2 === 3)) || (data2 === 4)) || (data2 === 6)) || (data2 === 7))){
(vErrors ??= []).push({});
errors++;
}
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
validate34.errors = [{}];
return false;
}
}
var _valid2 = _errs13 === errors;
valid5 = _valid2;
}
if(!valid5){
(vErrors ??= []).push({});
errors++;
validate34.errors = vErrors;
return false;
}
var valid0 = _errs9 === errors;
if(valid0){
const _errs14 = errors;
const _errs15 = errors;
let valid8 = true;
const _errs16 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.reference_code === undefined) && (missing3 = "reference_code")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.reference_code !== undefined){
if(7 !== data.reference_code){
(vErrors ??= []).push({});
errors++;
}
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
validate34.errors = [{}];
return false;
}
}
}
var _valid3 = _errs18 === errors;
valid8 = _valid3;
}
if(!valid8){
(vErrors ??= []).push({});
errors++;
validate34.errors = vErrors;
return false;
}
var valid0 = _errs14 === errors;
}
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if(((data.reference_code === undefined) && (missing4 = "reference_code")) || ((data.description === undefined) && (missing4 = "description"))){
validate34.errors = [{}];
return false;
}
else {
const _errs20 = errors;
for(const key0 in data){
if(!((((((((key0 === "document_type_id") || (key0 === "reference_type")) || (key0 === "reference_number")) || (key0 === "reference_document_id")) || (key0 === "reference_code")) || (key0 === "description")) || (key0 === "reference_date")) || (key0 === "additional"))){
validate34.errors = [{}];
return false;
break;
}
}
if(_errs20 === errors){
if(data.document_type_id !== undefined){
let data6 = data.document_type_id;
const _errs21 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate34.errors = [{}];
return false;
}
if(errors === _errs21){
if(typeof data6 == "number"){
if(data6 > 9007199254740991 || isNaN(data6)){
validate34.errors = [{}];
return false;
}
else {
if(data6 < -9007199254740991 || isNaN(data6)){
validate34.errors = [{}];
return false;
}
}
}
}
var valid11 = _errs21 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data.reference_type !== undefined){
let data7 = data.reference_type;
const _errs23 = errors;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
validate34.errors = [{}];
return false;
}
if(!(((((((((((((((data7 === 801) || (data7 === 802)) || (data7 === 803)) || (data7 === 804)) || (data7 === 805)) || (data7 === 806)) || (data7 === 807)) || (data7 === 808)) || (data7 === 809)) || (data7 === 810)) || (data7 === 811)) || (data7 === 812)) || (data7 === 813)) || (data7 === 814)) || (data7 === 815))){
validate34.errors = [{}];
return false;
}
var valid11 = _errs23 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data.reference_number !== undefined){
const _errs25 = errors;
if(typeof data.reference_number !== "string"){
validate34.errors = [{}];
return false;
}
var valid11 = _errs25 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data.reference_document_id !== undefined){
let data9 = data.reference_document_id;
const _errs27 = errors;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
validate34.errors = [{}];
return false;
}
if(errors === _errs27){
if(typeof data9 == "number"){
if(data9 > 9007199254740991 || isNaN(data9)){
validate34.errors = [{}];
return false;
}
else {
if(data9 < -9007199254740991 || isNaN(data9)){
validate34.errors = [{}];
return false;
}
}
}
}
var valid11 = _errs27 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data.reference_code !== undefined){
let data10 = data.reference_code;
const _errs29 = errors;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
validate34.errors = [{}];
return false;
}
if(!(((((((data10 === 1) || (data10 === 2)) || (data10 === 3)) || (data10 === 4)) || (data10 === 5)) || (data10 === 6)) || (data10 === 7))){
validate34.errors = [{}];
return false;
}
var valid11 = _errs29 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data.description !== undefined){
const _errs31 = errors;
if(typeof data.description !== "string"){
validate34.errors = [{}];
return false;
}
var valid11 = _errs31 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data.reference_date !== undefined){
let data12 = data.reference_date;
const _errs33 = errors;
if(errors === _errs33){
if(errors === _errs33){
if(typeof data12 === "string"){
if(!pattern3.test(data12)){
validate34.errors = [{}];
return false;
}
else {
if(!(formats1.validate(data12))){
validate34.errors = [{}];
return false;
}
}
}
else {
validate34.errors = [{}];
return false;
}
}
}
var valid11 = _errs33 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data.additional !== undefined){
const _errs35 = errors;
if(!(validate33(data.additional, {instancePath:instancePath+"/additional",parentData:data,parentDataProperty:"additional",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var valid11 = _errs35 === errors;
}
else {
var valid11 = true;
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
validate34.errors = [{}];
return false;
}
}
validate34.errors = vErrors;
return errors === 0;
}


function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.discount_surcharge_code === undefined) && (missing0 = "discount_surcharge_code")) || ((data.discount_surcharge_value === undefined) && (missing0 = "discount_surcharge_value"))) || ((data.discount_surcharge_type === undefined) && (missing0 = "discount_surcharge_type"))){
validate35.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "discount_surcharge_code") || (key0 === "discount_surcharge_value")) || (key0 === "discount_surcharge_type"))){
validate35.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.discount_surcharge_code !== undefined){
let data0 = data.discount_surcharge_code;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate35.errors = [{}];
return false;
}
if(!((((data0 === "DA") || (data0 === "DE")) || (data0 === "RA")) || (data0 === "RE"))){
validate35.errors = [{}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.discount_surcharge_value !== undefined){
let data1 = data.discount_surcharge_value;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
validate35.errors = [{}];
return false;
}
else {
if(data1 < -9007199254740991 || isNaN(data1)){
validate35.errors = [{}];
return false;
}
}
}
else {
validate35.errors = [{}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.discount_surcharge_type !== undefined){
let data2 = data.discount_surcharge_type;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate35.errors = [{}];
return false;
}
if(!((data2 === "$") || (data2 === "%"))){
validate35.errors = [{}];
return false;
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
validate35.errors = [{}];
return false;
}
}
validate35.errors = vErrors;
return errors === 0;
}


function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.total_amount === undefined) && (missing0 = "total_amount")){
validate36.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "vat_credit_construction_company") || (key0 === "net_amount")) || (key0 === "taxes_amount")) || (key0 === "total_amount"))){
validate36.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.vat_credit_construction_company !== undefined){
let data0 = data.vat_credit_construction_company;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate36.errors = [{}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
validate36.errors = [{}];
return false;
}
else {
if(data0 < -9007199254740991 || isNaN(data0)){
validate36.errors = [{}];
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
if(data.net_amount !== undefined){
let data1 = data.net_amount;
const _errs4 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate36.errors = [{}];
return false;
}
if(errors === _errs4){
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
validate36.errors = [{}];
return false;
}
else {
if(data1 < -9007199254740991 || isNaN(data1)){
validate36.errors = [{}];
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.taxes_amount !== undefined){
let data2 = data.taxes_amount;
const _errs6 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate36.errors = [{}];
return false;
}
if(errors === _errs6){
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
validate36.errors = [{}];
return false;
}
else {
if(data2 < -9007199254740991 || isNaN(data2)){
validate36.errors = [{}];
return false;
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total_amount !== undefined){
let data3 = data.total_amount;
const _errs8 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate36.errors = [{}];
return false;
}
if(errors === _errs8){
if(typeof data3 == "number"){
if(data3 > 9007199254740991 || isNaN(data3)){
validate36.errors = [{}];
return false;
}
else {
if(data3 < -9007199254740991 || isNaN(data3)){
validate36.errors = [{}];
return false;
}
}
}
}
var valid0 = _errs8 === errors;
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
else {
validate36.errors = [{}];
return false;
}
}
validate36.errors = vErrors;
return errors === 0;
}


function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "payment_url")){
validate37.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.payment_url !== undefined){
if(typeof data.payment_url !== "string"){
validate37.errors = [{}];
return false;
}
}
}
}
else {
validate37.errors = [{}];
return false;
}
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
let missing0;
if((data2.net_amount === undefined) && (missing0 = "net_amount")){
validate38.errors = [{}];
return false;
}
}
}
}
var _valid0 = _errs6 === errors;
valid1 = _valid0;
}
if(!valid1){
(vErrors ??= []).push({});
errors++;
validate38.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((((data.header === undefined) && (missing1 = "header")) || ((data.details === undefined) && (missing1 = "details"))) || ((data.totals === undefined) && (missing1 = "totals"))){
validate38.errors = [{}];
return false;
}
else {
const _errs8 = errors;
for(const key0 in data){
if(!(((((((key0 === "options") || (key0 === "header")) || (key0 === "details")) || (key0 === "references")) || (key0 === "globals_discounts_surcharges")) || (key0 === "totals")) || (key0 === "payment_link"))){
validate38.errors = [{}];
return false;
break;
}
}
if(_errs8 === errors){
if(data.options !== undefined){
const _errs9 = errors;
if(!(validate0(data.options, {instancePath:instancePath+"/options",parentData:data,parentDataProperty:"options",rootData}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
var valid5 = _errs9 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.header !== undefined){
const _errs10 = errors;
if(!(validate26(data.header, {instancePath:instancePath+"/header",parentData:data,parentDataProperty:"header",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid5 = _errs10 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.details !== undefined){
let data5 = data.details;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data5)){
if(data5.length > 10000){
validate38.errors = [{}];
return false;
}
else {
if(data5.length < 1){
validate38.errors = [{}];
return false;
}
else {
var valid6 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
const _errs13 = errors;
if(!(validate31(data5[i0], {instancePath:instancePath+"/details/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var valid6 = _errs13 === errors;
if(!valid6){
break;
}
}
}
}
}
else {
validate38.errors = [{}];
return false;
}
}
var valid5 = _errs11 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.references !== undefined){
let data7 = data.references;
const _errs14 = errors;
if(errors === _errs14){
if(Array.isArray(data7)){
var valid7 = true;
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
const _errs16 = errors;
if(!(validate34(data7[i1], {instancePath:instancePath+"/references/" + i1,parentData:data7,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid7 = _errs16 === errors;
if(!valid7){
break;
}
}
}
else {
validate38.errors = [{}];
return false;
}
}
var valid5 = _errs14 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.globals_discounts_surcharges !== undefined){
let data9 = data.globals_discounts_surcharges;
const _errs17 = errors;
if(errors === _errs17){
if(Array.isArray(data9)){
var valid8 = true;
const len2 = data9.length;
for(let i2=0; i2<len2; i2++){
const _errs19 = errors;
if(!(validate35(data9[i2], {instancePath:instancePath+"/globals_discounts_surcharges/" + i2,parentData:data9,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
var valid8 = _errs19 === errors;
if(!valid8){
break;
}
}
}
else {
validate38.errors = [{}];
return false;
}
}
var valid5 = _errs17 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.totals !== undefined){
const _errs20 = errors;
if(!(validate36(data.totals, {instancePath:instancePath+"/totals",parentData:data,parentDataProperty:"totals",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
var valid5 = _errs20 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.payment_link !== undefined){
const _errs21 = errors;
if(!(validate37(data.payment_link, {instancePath:instancePath+"/payment_link",parentData:data,parentDataProperty:"payment_link",rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
var valid5 = _errs21 === errors;
}
else {
var valid5 = true;
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
validate38.errors = [{}];
return false;
}
}
validate38.errors = vErrors;
return errors === 0;
}

const pattern5 = new RegExp("^[0-9]{7,8}-[0-9Kk]$", "u");

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.document_type_id !== undefined){
let data0 = data.document_type_id;
if(!(((((((((((data0 === 2) || (data0 === 32)) || (data0 === 37)) || (data0 === 39)) || (data0 === 41)) || (data0 === 54)) || (data0 === 17)) || (data0 === 16)) || (data0 === 46)) || (data0 === 47)) || (data0 === 48))){
validate39.errors = [{}];
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
validate39.errors = [{}];
return false;
}
}
var _valid0 = _errs7 === errors;
valid2 = _valid0;
}
if(!valid2){
(vErrors ??= []).push({});
errors++;
validate39.errors = vErrors;
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
validate39.errors = [{}];
return false;
}
}
var _valid1 = _errs14 === errors;
valid4 = _valid1;
}
if(!valid4){
(vErrors ??= []).push({});
errors++;
validate39.errors = vErrors;
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
if(!pattern5.test(data7)){
validate39.errors = [{}];
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
validate39.errors = vErrors;
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
validate39.errors = [{}];
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
validate39.errors = vErrors;
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
validate39.errors = [{}];
return false;
}
}
var _valid4 = _errs31 === errors;
valid15 = _valid4;
}
if(!valid15){
(vErrors ??= []).push({});
errors++;
validate39.errors = vErrors;
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
validate39.errors = [{}];
return false;
}
}
var _valid5 = _errs36 === errors;
valid18 = _valid5;
}
if(!valid18){
(vErrors ??= []).push({});
errors++;
validate39.errors = vErrors;
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
validate39.errors = [{}];
return false;
}
}
else {
validate39.errors = [{}];
return false;
}
}
validate39.errors = vErrors;
return errors === 0;
}


function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.header === undefined) && (missing0 = "header")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.header !== undefined){
let data0 = data.header;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.document_type_id === undefined) && (missing1 = "document_type_id")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data0.document_type_id !== undefined){
let data1 = data0.document_type_id;
if(!(((((((((data1 === 2) || (data1 === 32)) || (data1 === 41)) || (data1 === 54)) || (data1 === 17)) || (data1 === 16)) || (data1 === 46)) || (data1 === 47)) || (data1 === 48))){
(vErrors ??= []).push({});
errors++;
}
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
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.options !== undefined){
let data2 = data.options;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.gross_values !== undefined){
if(0 !== data2.gross_values){
validate40.errors = [{}];
return false;
}
}
}
}
}
var _valid0 = _errs6 === errors;
valid1 = _valid0;
}
if(!valid1){
(vErrors ??= []).push({});
errors++;
validate40.errors = vErrors;
return false;
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs9 = errors;
const _errs10 = errors;
let valid6 = true;
const _errs11 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.options === undefined) && (missing2 = "options")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.options !== undefined){
let data4 = data.options;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing3;
if((data4.gross_values === undefined) && (missing3 = "gross_values")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data4.gross_values !== undefined){
if(1 !== data4.gross_values){
(vErrors ??= []).push({});
errors++;
}
}
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
var valid10 = false;
validate40.errors = [{}];
return false;
}
else {
var valid10 = true;
}
if(valid10){
if(data6.net_amount !== undefined){
var valid10 = false;
validate40.errors = [{}];
return false;
}
else {
var valid10 = true;
}
if(valid10){
if(data6.taxes_amount !== undefined){
var valid10 = false;
validate40.errors = [{}];
return false;
}
else {
var valid10 = true;
}
}
}
}
}
}
var _valid1 = _errs14 === errors;
valid6 = _valid1;
}
if(!valid6){
(vErrors ??= []).push({});
errors++;
validate40.errors = vErrors;
return false;
}
var valid0 = _errs9 === errors;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.header !== undefined){
let data10 = data.header;
const _errs17 = errors;
if(!(validate39(data10, {instancePath:instancePath+"/header",parentData:data,parentDataProperty:"header",rootData}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
var valid12 = _errs17 === errors;
if(valid12){
const _errs18 = errors;
const _errs19 = errors;
let valid13 = true;
const _errs20 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing4;
if((data10.document_type_id === undefined) && (missing4 = "document_type_id")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data10.document_type_id !== undefined){
let data11 = data10.document_type_id;
if(!(((((((data11 === 2) || (data11 === 32)) || (data11 === 17)) || (data11 === 16)) || (data11 === 46)) || (data11 === 47)) || (data11 === 48))){
(vErrors ??= []).push({});
errors++;
}
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
let missing5;
if((data10.receiver_tax_id_code === undefined) && (missing5 = "receiver_tax_id_code")){
validate40.errors = [{}];
return false;
}
}
var _valid2 = _errs22 === errors;
valid13 = _valid2;
}
if(!valid13){
(vErrors ??= []).push({});
errors++;
validate40.errors = vErrors;
return false;
}
var valid12 = _errs18 === errors;
if(valid12){
const _errs23 = errors;
const _errs24 = errors;
let valid15 = true;
const _errs25 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing6;
if((data10.document_type_id === undefined) && (missing6 = "document_type_id")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data10.document_type_id !== undefined){
let data12 = data10.document_type_id;
if(!(((((((data12 === 2) || (data12 === 32)) || (data12 === 17)) || (data12 === 16)) || (data12 === 46)) || (data12 === 47)) || (data12 === 48))){
(vErrors ??= []).push({});
errors++;
}
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
let missing7;
if((data10.receiver_legal_name === undefined) && (missing7 = "receiver_legal_name")){
validate40.errors = [{}];
return false;
}
}
var _valid3 = _errs27 === errors;
valid15 = _valid3;
}
if(!valid15){
(vErrors ??= []).push({});
errors++;
validate40.errors = vErrors;
return false;
}
var valid12 = _errs23 === errors;
if(valid12){
const _errs28 = errors;
const _errs29 = errors;
let valid17 = true;
const _errs30 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing8;
if(((data10.document_type_id === undefined) && (missing8 = "document_type_id")) || ((data10.receiver_legal_name === undefined) && (missing8 = "receiver_legal_name"))){
(vErrors ??= []).push({});
errors++;
}
else {
if(data10.document_type_id !== undefined){
let data13 = data10.document_type_id;
if(!(((data13 === 37) || (data13 === 39)) || (data13 === 41))){
(vErrors ??= []).push({});
errors++;
}
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
let missing9;
if((data10.receiver_tax_id_code === undefined) && (missing9 = "receiver_tax_id_code")){
validate40.errors = [{}];
return false;
}
}
var _valid4 = _errs32 === errors;
valid17 = _valid4;
}
if(!valid17){
(vErrors ??= []).push({});
errors++;
validate40.errors = vErrors;
return false;
}
var valid12 = _errs28 === errors;
if(valid12){
const _errs33 = errors;
const _errs34 = errors;
let valid19 = true;
const _errs35 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing10;
if(((data10.document_type_id === undefined) && (missing10 = "document_type_id")) || ((data10.receiver_tax_id_code === undefined) && (missing10 = "receiver_tax_id_code"))){
(vErrors ??= []).push({});
errors++;
}
else {
if(data10.document_type_id !== undefined){
let data14 = data10.document_type_id;
if(!(((data14 === 37) || (data14 === 39)) || (data14 === 41))){
(vErrors ??= []).push({});
errors++;
}
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
let missing11;
if((data10.receiver_legal_name === undefined) && (missing11 = "receiver_legal_name")){
validate40.errors = [{}];
return false;
}
}
var _valid5 = _errs37 === errors;
valid19 = _valid5;
}
if(!valid19){
(vErrors ??= []).push({});
errors++;
validate40.errors = vErrors;
return false;
}
var valid12 = _errs33 === errors;
if(valid12){
const _errs38 = errors;
const _errs39 = errors;
let valid21 = true;
const _errs40 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing12;
if((data10.document_type_id === undefined) && (missing12 = "document_type_id")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data10.document_type_id !== undefined){
let data15 = data10.document_type_id;
if(!((((((((data15 === 2) || (data15 === 32)) || (data15 === 37)) || (data15 === 39)) || (data15 === 41)) || (data15 === 54)) || (data15 === 17)) || (data15 === 16))){
(vErrors ??= []).push({});
errors++;
}
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
validate40.errors = [{}];
return false;
}
}
var _valid6 = _errs42 === errors;
valid21 = _valid6;
}
if(!valid21){
(vErrors ??= []).push({});
errors++;
validate40.errors = vErrors;
return false;
}
var valid12 = _errs38 === errors;
if(valid12){
const _errs43 = errors;
const _errs44 = errors;
let valid24 = true;
const _errs45 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing13;
if((data10.document_type_id === undefined) && (missing13 = "document_type_id")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data10.document_type_id !== undefined){
let data17 = data10.document_type_id;
if(!((((((((data17 === 2) || (data17 === 32)) || (data17 === 37)) || (data17 === 39)) || (data17 === 41)) || (data17 === 54)) || (data17 === 17)) || (data17 === 16))){
(vErrors ??= []).push({});
errors++;
}
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
validate40.errors = [{}];
return false;
}
}
var _valid7 = _errs47 === errors;
valid24 = _valid7;
}
if(!valid24){
(vErrors ??= []).push({});
errors++;
validate40.errors = vErrors;
return false;
}
var valid12 = _errs43 === errors;
if(valid12){
const _errs48 = errors;
const _errs49 = errors;
let valid27 = true;
const _errs50 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing14;
if((data10.document_type_id === undefined) && (missing14 = "document_type_id")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data10.document_type_id !== undefined){
if(54 !== data10.document_type_id){
(vErrors ??= []).push({});
errors++;
}
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
let missing15;
if((data10.guide_type === undefined) && (missing15 = "guide_type")){
validate40.errors = [{}];
return false;
}
}
var _valid8 = _errs52 === errors;
valid27 = _valid8;
}
if(!valid27){
(vErrors ??= []).push({});
errors++;
validate40.errors = vErrors;
return false;
}
var valid12 = _errs48 === errors;
if(valid12){
const _errs53 = errors;
const _errs54 = errors;
let valid29 = true;
const _errs55 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing16;
if(((data10.document_type_id === undefined) && (missing16 = "document_type_id")) || ((data10.guide_type === undefined) && (missing16 = "guide_type"))){
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
let missing17;
if((data10.transfer_type === undefined) && (missing17 = "transfer_type")){
validate40.errors = [{}];
return false;
}
}
var _valid9 = _errs58 === errors;
valid29 = _valid9;
}
if(!valid29){
(vErrors ??= []).push({});
errors++;
validate40.errors = vErrors;
return false;
}
var valid12 = _errs53 === errors;
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
validate40.errors = [{}];
return false;
}
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
const _errs0 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.send_email !== undefined){
if(0 !== data0.send_email){
validate41.errors = [{}];
return false;
}
}
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data2 = data.header;
const _errs2 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.document_sequence_code !== undefined){
const _errs3 = errors;
validate41.errors = [{}];
return false;
var valid2 = _errs3 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.receiver_county_id !== undefined){
const _errs5 = errors;
validate41.errors = [{}];
return false;
var valid2 = _errs5 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.additional !== undefined){
let data5 = data2.additional;
const _errs7 = errors;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.mx_header !== undefined){
const _errs8 = errors;
validate41.errors = [{}];
return false;
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data5.mx_shipping !== undefined){
const _errs10 = errors;
validate41.errors = [{}];
return false;
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data5.mx_exports !== undefined){
const _errs12 = errors;
validate41.errors = [{}];
return false;
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data5.co_header !== undefined){
const _errs14 = errors;
validate41.errors = [{}];
return false;
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data5.pe_header !== undefined){
const _errs16 = errors;
validate41.errors = [{}];
return false;
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data5.pe_detraction !== undefined){
const _errs18 = errors;
validate41.errors = [{}];
return false;
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data5.pe_cargo_transport !== undefined){
const _errs20 = errors;
validate41.errors = [{}];
return false;
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data5.ar_header !== undefined){
const _errs22 = errors;
validate41.errors = [{}];
return false;
var valid3 = _errs22 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data5.pe_retention_header !== undefined){
const _errs24 = errors;
validate41.errors = [{}];
return false;
var valid3 = _errs24 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data5.pe_shipping !== undefined){
const _errs26 = errors;
validate41.errors = [{}];
return false;
var valid3 = _errs26 === errors;
}
else {
var valid3 = true;
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
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
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
if(data.details !== undefined){
let data16 = data.details;
const _errs28 = errors;
if(Array.isArray(data16)){
var valid4 = true;
const len0 = data16.length;
for(let i0=0; i0<len0; i0++){
let data17 = data16[i0];
const _errs29 = errors;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.additional !== undefined){
let data18 = data17.additional;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.mx_detail !== undefined){
validate41.errors = [{}];
return false;
}
}
}
}
var valid4 = _errs29 === errors;
if(!valid4){
break;
}
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.references !== undefined){
let data20 = data.references;
const _errs33 = errors;
if(Array.isArray(data20)){
var valid7 = true;
const len1 = data20.length;
for(let i1=0; i1<len1; i1++){
let data21 = data20[i1];
const _errs34 = errors;
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(data21.additional !== undefined){
let data22 = data21.additional;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(data22.pe_retention_details !== undefined){
validate41.errors = [{}];
return false;
}
}
}
}
var valid7 = _errs34 === errors;
if(!valid7){
break;
}
}
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
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
const _errs0 = errors;
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(!(validate40(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs2 = errors;
if(!(validate41(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
}
validate42.errors = vErrors;
return errors === 0;
}


function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.receiver_activity === undefined) && (missing0 = "receiver_activity")) || ((data.receiver_district === undefined) && (missing0 = "receiver_district"))) || ((data.receiver_city === undefined) && (missing0 = "receiver_city"))){
validate43.errors = [{}];
return false;
}
}
else {
validate43.errors = [{}];
return false;
}
}
validate43.errors = vErrors;
return errors === 0;
}


function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.header !== undefined){
const _errs1 = errors;
if(!(validate43(data.header, {instancePath:instancePath+"/header",parentData:data,parentDataProperty:"header",rootData}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.totals !== undefined){
let data1 = data.totals;
const _errs3 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing0;
if((data1.net_amount === undefined) && (missing0 = "net_amount")){
validate44.errors = [{}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate44.errors = [{}];
return false;
}
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
const _errs0 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.draft_only !== undefined){
const _errs1 = errors;
if(0 !== data0.draft_only){
validate45.errors = [{}];
return false;
}
var valid1 = _errs1 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.draft_preview !== undefined){
const _errs2 = errors;
if(0 !== data0.draft_preview){
validate45.errors = [{}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.send_email !== undefined){
const _errs3 = errors;
if(0 !== data0.send_email){
validate45.errors = [{}];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.gross_values !== undefined){
const _errs4 = errors;
if(0 !== data0.gross_values){
validate45.errors = [{}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.pdf_transfer_copy !== undefined){
const _errs5 = errors;
if(0 !== data0.pdf_transfer_copy){
validate45.errors = [{}];
return false;
}
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
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data6 = data.header;
const _errs6 = errors;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.document_sequence_code !== undefined){
const _errs7 = errors;
validate45.errors = [{}];
return false;
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data6.receiver_county_id !== undefined){
const _errs9 = errors;
validate45.errors = [{}];
return false;
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data6.additional !== undefined){
let data9 = data6.additional;
const _errs11 = errors;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.mx_header !== undefined){
const _errs12 = errors;
validate45.errors = [{}];
return false;
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data9.mx_shipping !== undefined){
const _errs14 = errors;
validate45.errors = [{}];
return false;
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data9.mx_exports !== undefined){
const _errs16 = errors;
validate45.errors = [{}];
return false;
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data9.co_header !== undefined){
const _errs18 = errors;
validate45.errors = [{}];
return false;
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data9.pe_header !== undefined){
const _errs20 = errors;
validate45.errors = [{}];
return false;
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data9.pe_detraction !== undefined){
const _errs22 = errors;
validate45.errors = [{}];
return false;
var valid3 = _errs22 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data9.pe_cargo_transport !== undefined){
const _errs24 = errors;
validate45.errors = [{}];
return false;
var valid3 = _errs24 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data9.ar_header !== undefined){
const _errs26 = errors;
validate45.errors = [{}];
return false;
var valid3 = _errs26 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data9.pe_retention_header !== undefined){
const _errs28 = errors;
validate45.errors = [{}];
return false;
var valid3 = _errs28 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data9.pe_shipping !== undefined){
const _errs30 = errors;
validate45.errors = [{}];
return false;
var valid3 = _errs30 === errors;
}
else {
var valid3 = true;
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
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.details !== undefined){
let data20 = data.details;
const _errs32 = errors;
if(Array.isArray(data20)){
var valid4 = true;
const len0 = data20.length;
for(let i0=0; i0<len0; i0++){
let data21 = data20[i0];
const _errs33 = errors;
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(data21.additional !== undefined){
let data22 = data21.additional;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(data22.mx_detail !== undefined){
validate45.errors = [{}];
return false;
}
}
}
}
var valid4 = _errs33 === errors;
if(!valid4){
break;
}
}
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.references !== undefined){
let data24 = data.references;
const _errs37 = errors;
if(Array.isArray(data24)){
var valid7 = true;
const len1 = data24.length;
for(let i1=0; i1<len1; i1++){
let data25 = data24[i1];
const _errs38 = errors;
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
if(data25.additional !== undefined){
let data26 = data25.additional;
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
if(data26.pe_retention_details !== undefined){
validate45.errors = [{}];
return false;
}
}
}
}
var valid7 = _errs38 === errors;
if(!valid7){
break;
}
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
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
const _errs0 = errors;
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(!(validate44(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs2 = errors;
if(!(validate45(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
}
validate46.errors = vErrors;
return errors === 0;
}


function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.receiver_activity === undefined) && (missing0 = "receiver_activity")){
validate47.errors = [{}];
return false;
}
}
else {
validate47.errors = [{}];
return false;
}
}
validate47.errors = vErrors;
return errors === 0;
}


function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.header !== undefined){
const _errs1 = errors;
if(!(validate47(data.header, {instancePath:instancePath+"/header",parentData:data,parentDataProperty:"header",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.totals !== undefined){
let data1 = data.totals;
const _errs3 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing0;
if((data1.net_amount === undefined) && (missing0 = "net_amount")){
validate48.errors = [{}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate48.errors = [{}];
return false;
}
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
const _errs0 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.draft_only !== undefined){
const _errs1 = errors;
if(0 !== data0.draft_only){
validate49.errors = [{}];
return false;
}
var valid1 = _errs1 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.draft_preview !== undefined){
const _errs2 = errors;
if(0 !== data0.draft_preview){
validate49.errors = [{}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.gross_values !== undefined){
const _errs3 = errors;
if(0 !== data0.gross_values){
validate49.errors = [{}];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.pdf_transfer_copy !== undefined){
const _errs4 = errors;
if(0 !== data0.pdf_transfer_copy){
validate49.errors = [{}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data5 = data.header;
const _errs5 = errors;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.additional !== undefined){
let data6 = data5.additional;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.mx_header !== undefined){
const _errs7 = errors;
validate49.errors = [{}];
return false;
var valid3 = _errs7 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data6.mx_shipping !== undefined){
const _errs9 = errors;
validate49.errors = [{}];
return false;
var valid3 = _errs9 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data6.mx_exports !== undefined){
const _errs11 = errors;
validate49.errors = [{}];
return false;
var valid3 = _errs11 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data6.pe_header !== undefined){
const _errs13 = errors;
validate49.errors = [{}];
return false;
var valid3 = _errs13 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data6.pe_detraction !== undefined){
const _errs15 = errors;
validate49.errors = [{}];
return false;
var valid3 = _errs15 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data6.pe_cargo_transport !== undefined){
const _errs17 = errors;
validate49.errors = [{}];
return false;
var valid3 = _errs17 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data6.ar_header !== undefined){
const _errs19 = errors;
validate49.errors = [{}];
return false;
var valid3 = _errs19 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data6.pe_retention_header !== undefined){
const _errs21 = errors;
validate49.errors = [{}];
return false;
var valid3 = _errs21 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data6.pe_shipping !== undefined){
const _errs23 = errors;
validate49.errors = [{}];
return false;
var valid3 = _errs23 === errors;
}
else {
var valid3 = true;
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
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.details !== undefined){
let data16 = data.details;
const _errs25 = errors;
if(Array.isArray(data16)){
var valid4 = true;
const len0 = data16.length;
for(let i0=0; i0<len0; i0++){
let data17 = data16[i0];
const _errs26 = errors;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.additional !== undefined){
let data18 = data17.additional;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.mx_detail !== undefined){
validate49.errors = [{}];
return false;
}
}
}
}
var valid4 = _errs26 === errors;
if(!valid4){
break;
}
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.references !== undefined){
let data20 = data.references;
const _errs30 = errors;
if(Array.isArray(data20)){
var valid7 = true;
const len1 = data20.length;
for(let i1=0; i1<len1; i1++){
let data21 = data20[i1];
const _errs31 = errors;
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(data21.additional !== undefined){
let data22 = data21.additional;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(data22.pe_retention_details !== undefined){
validate49.errors = [{}];
return false;
}
}
}
}
var valid7 = _errs31 === errors;
if(!valid7){
break;
}
}
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
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
const _errs0 = errors;
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(!(validate48(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs2 = errors;
if(!(validate49(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
}
validate50.errors = vErrors;
return errors === 0;
}


function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.receiver_activity === undefined) && (missing0 = "receiver_activity")) || ((data.receiver_district === undefined) && (missing0 = "receiver_district"))) || ((data.receiver_city === undefined) && (missing0 = "receiver_city"))){
validate51.errors = [{}];
return false;
}
}
else {
validate51.errors = [{}];
return false;
}
}
validate51.errors = vErrors;
return errors === 0;
}


function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.header !== undefined){
const _errs1 = errors;
if(!(validate51(data.header, {instancePath:instancePath+"/header",parentData:data,parentDataProperty:"header",rootData}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.totals !== undefined){
let data1 = data.totals;
const _errs3 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing0;
if((data1.net_amount === undefined) && (missing0 = "net_amount")){
validate52.errors = [{}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate52.errors = [{}];
return false;
}
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
const _errs0 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.draft_only !== undefined){
const _errs1 = errors;
if(0 !== data0.draft_only){
validate53.errors = [{}];
return false;
}
var valid1 = _errs1 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.draft_preview !== undefined){
const _errs2 = errors;
if(0 !== data0.draft_preview){
validate53.errors = [{}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.send_email !== undefined){
const _errs3 = errors;
if(0 !== data0.send_email){
validate53.errors = [{}];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.gross_values !== undefined){
const _errs4 = errors;
if(0 !== data0.gross_values){
validate53.errors = [{}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.pdf_transfer_copy !== undefined){
const _errs5 = errors;
if(0 !== data0.pdf_transfer_copy){
validate53.errors = [{}];
return false;
}
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
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data6 = data.header;
const _errs6 = errors;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.document_sequence_code !== undefined){
const _errs7 = errors;
validate53.errors = [{}];
return false;
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data6.receiver_county_id !== undefined){
const _errs9 = errors;
validate53.errors = [{}];
return false;
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data6.additional !== undefined){
let data9 = data6.additional;
const _errs11 = errors;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.co_header !== undefined){
const _errs12 = errors;
validate53.errors = [{}];
return false;
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data9.pe_header !== undefined){
const _errs14 = errors;
validate53.errors = [{}];
return false;
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data9.pe_detraction !== undefined){
const _errs16 = errors;
validate53.errors = [{}];
return false;
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data9.pe_cargo_transport !== undefined){
const _errs18 = errors;
validate53.errors = [{}];
return false;
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data9.ar_header !== undefined){
const _errs20 = errors;
validate53.errors = [{}];
return false;
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data9.pe_retention_header !== undefined){
const _errs22 = errors;
validate53.errors = [{}];
return false;
var valid3 = _errs22 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data9.pe_shipping !== undefined){
const _errs24 = errors;
validate53.errors = [{}];
return false;
var valid3 = _errs24 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
}
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.references !== undefined){
let data17 = data.references;
const _errs26 = errors;
if(Array.isArray(data17)){
var valid4 = true;
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
let data18 = data17[i0];
const _errs27 = errors;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.additional !== undefined){
let data19 = data18.additional;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(data19.pe_retention_details !== undefined){
validate53.errors = [{}];
return false;
}
}
}
}
var valid4 = _errs27 === errors;
if(!valid4){
break;
}
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
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
const _errs0 = errors;
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(!(validate52(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs2 = errors;
if(!(validate53(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
}
validate54.errors = vErrors;
return errors === 0;
}


function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.receiver_activity === undefined) && (missing0 = "receiver_activity")) || ((data.receiver_district === undefined) && (missing0 = "receiver_district"))) || ((data.receiver_city === undefined) && (missing0 = "receiver_city"))){
validate55.errors = [{}];
return false;
}
}
else {
validate55.errors = [{}];
return false;
}
}
validate55.errors = vErrors;
return errors === 0;
}


function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.header !== undefined){
let data0 = data.header;
const _errs1 = errors;
if(!(validate55(data0, {instancePath:instancePath+"/header",parentData:data,parentDataProperty:"header",rootData}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.additional !== undefined){
let data1 = data0.additional;
const _errs4 = errors;
const _errs5 = errors;
let valid4 = true;
const _errs6 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing0;
if((data1.pe_header === undefined) && (missing0 = "pe_header")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data1.pe_header !== undefined){
let data2 = data1.pe_header;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2.operation_type === undefined) && (missing1 = "operation_type")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data2.operation_type !== undefined){
let data3 = data2.operation_type;
if(!(((data3 === "1001") || (data3 === "1003")) || (data3 === "1004"))){
(vErrors ??= []).push({});
errors++;
}
}
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
let missing2;
if((data1.pe_detraction === undefined) && (missing2 = "pe_detraction")){
validate56.errors = [{}];
return false;
}
}
var _valid0 = _errs9 === errors;
valid4 = _valid0;
}
if(!valid4){
(vErrors ??= []).push({});
errors++;
validate56.errors = vErrors;
return false;
}
var valid3 = _errs4 === errors;
if(valid3){
const _errs10 = errors;
const _errs11 = errors;
let valid7 = true;
const _errs12 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing3;
if((data1.pe_header === undefined) && (missing3 = "pe_header")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data1.pe_header !== undefined){
let data4 = data1.pe_header;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing4;
if((data4.operation_type === undefined) && (missing4 = "operation_type")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data4.operation_type !== undefined){
if("1004" !== data4.operation_type){
(vErrors ??= []).push({});
errors++;
}
}
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
let missing5;
if((data1.pe_cargo_transport === undefined) && (missing5 = "pe_cargo_transport")){
validate56.errors = [{}];
return false;
}
}
var _valid1 = _errs15 === errors;
valid7 = _valid1;
}
if(!valid7){
(vErrors ??= []).push({});
errors++;
validate56.errors = vErrors;
return false;
}
var valid3 = _errs10 === errors;
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.totals !== undefined){
let data6 = data.totals;
const _errs16 = errors;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing6;
if((data6.net_amount === undefined) && (missing6 = "net_amount")){
validate56.errors = [{}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate56.errors = [{}];
return false;
}
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
const _errs0 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.draft_only !== undefined){
const _errs1 = errors;
if(0 !== data0.draft_only){
validate57.errors = [{}];
return false;
}
var valid1 = _errs1 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.draft_preview !== undefined){
const _errs2 = errors;
if(0 !== data0.draft_preview){
validate57.errors = [{}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.send_email !== undefined){
const _errs3 = errors;
if(0 !== data0.send_email){
validate57.errors = [{}];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.gross_values !== undefined){
const _errs4 = errors;
if(0 !== data0.gross_values){
validate57.errors = [{}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.pdf_transfer_copy !== undefined){
const _errs5 = errors;
if(0 !== data0.pdf_transfer_copy){
validate57.errors = [{}];
return false;
}
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
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data6 = data.header;
const _errs6 = errors;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.receiver_county_id !== undefined){
const _errs7 = errors;
validate57.errors = [{}];
return false;
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data6.additional !== undefined){
let data8 = data6.additional;
const _errs9 = errors;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.mx_header !== undefined){
const _errs10 = errors;
validate57.errors = [{}];
return false;
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data8.mx_shipping !== undefined){
const _errs12 = errors;
validate57.errors = [{}];
return false;
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data8.mx_exports !== undefined){
const _errs14 = errors;
validate57.errors = [{}];
return false;
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data8.co_header !== undefined){
const _errs16 = errors;
validate57.errors = [{}];
return false;
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data8.ar_header !== undefined){
const _errs18 = errors;
validate57.errors = [{}];
return false;
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.details !== undefined){
let data14 = data.details;
const _errs20 = errors;
if(Array.isArray(data14)){
var valid4 = true;
const len0 = data14.length;
for(let i0=0; i0<len0; i0++){
let data15 = data14[i0];
const _errs21 = errors;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.additional !== undefined){
let data16 = data15.additional;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.mx_detail !== undefined){
validate57.errors = [{}];
return false;
}
}
}
}
var valid4 = _errs21 === errors;
if(!valid4){
break;
}
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
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
const _errs0 = errors;
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs2 = errors;
if(!(validate57(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
}
validate58.errors = vErrors;
return errors === 0;
}


function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.receiver_activity === undefined) && (missing0 = "receiver_activity")) || ((data.receiver_district === undefined) && (missing0 = "receiver_district"))) || ((data.receiver_city === undefined) && (missing0 = "receiver_city"))){
validate59.errors = [{}];
return false;
}
}
else {
validate59.errors = [{}];
return false;
}
}
validate59.errors = vErrors;
return errors === 0;
}


function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.header !== undefined){
const _errs1 = errors;
if(!(validate59(data.header, {instancePath:instancePath+"/header",parentData:data,parentDataProperty:"header",rootData}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.totals !== undefined){
let data1 = data.totals;
const _errs3 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing0;
if((data1.net_amount === undefined) && (missing0 = "net_amount")){
validate60.errors = [{}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate60.errors = [{}];
return false;
}
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
const _errs0 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.draft_only !== undefined){
const _errs1 = errors;
if(0 !== data0.draft_only){
validate61.errors = [{}];
return false;
}
var valid1 = _errs1 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.draft_preview !== undefined){
const _errs2 = errors;
if(0 !== data0.draft_preview){
validate61.errors = [{}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.send_email !== undefined){
const _errs3 = errors;
if(0 !== data0.send_email){
validate61.errors = [{}];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.gross_values !== undefined){
const _errs4 = errors;
if(0 !== data0.gross_values){
validate61.errors = [{}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.pdf_transfer_copy !== undefined){
const _errs5 = errors;
if(0 !== data0.pdf_transfer_copy){
validate61.errors = [{}];
return false;
}
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
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data6 = data.header;
const _errs6 = errors;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.receiver_county_id !== undefined){
const _errs7 = errors;
validate61.errors = [{}];
return false;
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data6.additional !== undefined){
let data8 = data6.additional;
const _errs9 = errors;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.mx_header !== undefined){
const _errs10 = errors;
validate61.errors = [{}];
return false;
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data8.mx_shipping !== undefined){
const _errs12 = errors;
validate61.errors = [{}];
return false;
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data8.mx_exports !== undefined){
const _errs14 = errors;
validate61.errors = [{}];
return false;
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data8.co_header !== undefined){
const _errs16 = errors;
validate61.errors = [{}];
return false;
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data8.pe_header !== undefined){
const _errs18 = errors;
validate61.errors = [{}];
return false;
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data8.pe_detraction !== undefined){
const _errs20 = errors;
validate61.errors = [{}];
return false;
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data8.pe_cargo_transport !== undefined){
const _errs22 = errors;
validate61.errors = [{}];
return false;
var valid3 = _errs22 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data8.pe_retention_header !== undefined){
const _errs24 = errors;
validate61.errors = [{}];
return false;
var valid3 = _errs24 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data8.pe_shipping !== undefined){
const _errs26 = errors;
validate61.errors = [{}];
return false;
var valid3 = _errs26 === errors;
}
else {
var valid3 = true;
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
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.details !== undefined){
let data18 = data.details;
const _errs28 = errors;
if(Array.isArray(data18)){
var valid4 = true;
const len0 = data18.length;
for(let i0=0; i0<len0; i0++){
let data19 = data18[i0];
const _errs29 = errors;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(data19.additional !== undefined){
let data20 = data19.additional;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20.mx_detail !== undefined){
validate61.errors = [{}];
return false;
}
}
}
}
var valid4 = _errs29 === errors;
if(!valid4){
break;
}
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.references !== undefined){
let data22 = data.references;
const _errs33 = errors;
if(Array.isArray(data22)){
var valid7 = true;
const len1 = data22.length;
for(let i1=0; i1<len1; i1++){
let data23 = data22[i1];
const _errs34 = errors;
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if(data23.additional !== undefined){
let data24 = data23.additional;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if(data24.pe_retention_details !== undefined){
validate61.errors = [{}];
return false;
}
}
}
}
var valid7 = _errs34 === errors;
if(!valid7){
break;
}
}
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
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
const _errs0 = errors;
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(!(validate60(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs2 = errors;
if(!(validate61(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
}
validate62.errors = vErrors;
return errors === 0;
}

