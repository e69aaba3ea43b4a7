// Generated; do not edit. What the body of an answer may be.
import { codePoints as func1 } from "./runtime/lengths.js";
import { decimals as func2 } from "./runtime/decimals.js";
import { base64 as func3 } from "./runtime/base64.js";
import { formats as formats } from "./runtime/formats.js";

export const judges = {
  "Account": (value) => validate4(value),
  "AccountCertificate": (value) => validate5(value),
  "AccountList": (value) => validate6(value),
  "CompanyBranch": (value) => validate8(value),
  "CompanyBranchList": (value) => validate9(value),
  "CustomerSupplier": (value) => validate13(value),
  "CustomerSupplierList": (value) => validate14(value),
  "Document": (value) => validate54(value),
  "DocumentList": (value) => validate55(value),
  "Problem": (value) => validate57(value),
  "Token": (value) => validate58(value),
  "WebhookDelivery": (value) => validate59(value),
  "WebhookDeliveryList": (value) => validate60(value),
  "WebhookSubscription": (value) => validate61(value),
  "WebhookSubscriptionList": (value) => validate62(value),
};

const schema0 = {"type":"object","additionalProperties":false,"required":["account_id","country_id","contact_name","contact_phone","admin_email","registration_legal_name_company","registration_tax_id_code","registration_tax_id_type","registration_company_size","registration_terms_of_use","registration_type_use","registration_additional_data"],"properties":{"account_id":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"country_id":{"type":"integer","enum":[253,89,66,80,83,88]},"contact_name":{"type":"string"},"contact_phone":{"type":"string"},"admin_email":{"type":"string","format":"email","pattern":"^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]{1,64}([.][A-Za-z0-9!#$%&'*+/=?^_`{|}~-]{1,64}){0,31}@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?[.]){1,16}[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?$"},"registration_legal_name_company":{"type":"string"},"registration_tax_id_code":{"type":"string","minLength":1},"registration_tax_id_type":{"type":"string","enum":["CL-RUT","US-EIN","US-SSN","CO-NIT","PE-RUC","MX-RFC","AR-CUIT"]},"registration_company_size":{"type":"string","enum":["1","2","3","4"]},"registration_terms_of_use":{"type":"integer","enum":[1]},"registration_type_use":{"type":"integer","enum":[1]},"registration_company_industry_sector":{"type":"string"},"registration_additional_data":{"$ref":"AccountRegistrationData"},"account_config":{"$ref":"AccountConfig"},"warnings":{"$ref":"Warnings"}}};
const func0 = Object.prototype.hasOwnProperty;
const formats0 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
const pattern0 = new RegExp("^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]{1,64}([.][A-Za-z0-9!#$%&'*+/=?^_`{|}~-]{1,64}){0,31}@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?[.]){1,16}[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "registration_test_set_id")){
validate0.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.registration_test_set_id !== undefined){
let data0 = data.registration_test_set_id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate0.errors = [{}];
return false;
}
}
else {
validate0.errors = [{}];
return false;
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

const schema1 = {"type":"object","additionalProperties":false,"properties":{"rounding_format":{"type":"number","enum":[0,1]},"time_zone":{"type":"string","pattern":"^UTC[+-]([01]?[0-9]|2[0-3])(:[0-5][0-9])?$"},"allow_issuance_based_on_stock":{"type":"number","enum":[0,1,2]},"show_document_time":{"type":"number","enum":[0,1]},"adjust_draft_date":{"type":"number","enum":[0,1]},"sum_up_detail_lines":{"type":"number","enum":[0,1]},"order_of_added_products":{"type":"number","enum":[0,1]},"display_tax_receipt":{"type":"number","enum":[0,1,2]},"stock_reservation_for_quotation":{"type":"number","enum":[0,1]},"cost_greater_than_the_price":{"type":"number","enum":[0,1]}}};
const pattern1 = new RegExp("^UTC[+-]([01]?[0-9]|2[0-3])(:[0-5][0-9])?$", "u");

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema1.properties, key0))){
validate1.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.rounding_format !== undefined){
let data0 = data.rounding_format;
const _errs2 = errors;
if(!(typeof data0 == "number")){
validate1.errors = [{}];
return false;
}
if(!((data0 === 0) || (data0 === 1))){
validate1.errors = [{}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.time_zone !== undefined){
let data1 = data.time_zone;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern1.test(data1)){
validate1.errors = [{}];
return false;
}
}
else {
validate1.errors = [{}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allow_issuance_based_on_stock !== undefined){
let data2 = data.allow_issuance_based_on_stock;
const _errs6 = errors;
if(!(typeof data2 == "number")){
validate1.errors = [{}];
return false;
}
if(!(((data2 === 0) || (data2 === 1)) || (data2 === 2))){
validate1.errors = [{}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.show_document_time !== undefined){
let data3 = data.show_document_time;
const _errs8 = errors;
if(!(typeof data3 == "number")){
validate1.errors = [{}];
return false;
}
if(!((data3 === 0) || (data3 === 1))){
validate1.errors = [{}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.adjust_draft_date !== undefined){
let data4 = data.adjust_draft_date;
const _errs10 = errors;
if(!(typeof data4 == "number")){
validate1.errors = [{}];
return false;
}
if(!((data4 === 0) || (data4 === 1))){
validate1.errors = [{}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sum_up_detail_lines !== undefined){
let data5 = data.sum_up_detail_lines;
const _errs12 = errors;
if(!(typeof data5 == "number")){
validate1.errors = [{}];
return false;
}
if(!((data5 === 0) || (data5 === 1))){
validate1.errors = [{}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.order_of_added_products !== undefined){
let data6 = data.order_of_added_products;
const _errs14 = errors;
if(!(typeof data6 == "number")){
validate1.errors = [{}];
return false;
}
if(!((data6 === 0) || (data6 === 1))){
validate1.errors = [{}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.display_tax_receipt !== undefined){
let data7 = data.display_tax_receipt;
const _errs16 = errors;
if(!(typeof data7 == "number")){
validate1.errors = [{}];
return false;
}
if(!(((data7 === 0) || (data7 === 1)) || (data7 === 2))){
validate1.errors = [{}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stock_reservation_for_quotation !== undefined){
let data8 = data.stock_reservation_for_quotation;
const _errs18 = errors;
if(!(typeof data8 == "number")){
validate1.errors = [{}];
return false;
}
if(!((data8 === 0) || (data8 === 1))){
validate1.errors = [{}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cost_greater_than_the_price !== undefined){
let data9 = data.cost_greater_than_the_price;
const _errs20 = errors;
if(!(typeof data9 == "number")){
validate1.errors = [{}];
return false;
}
if(!((data9 === 0) || (data9 === 1))){
validate1.errors = [{}];
return false;
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
validate1.errors = [{}];
return false;
}
}
validate1.errors = vErrors;
return errors === 0;
}


function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.pointer === undefined) && (missing0 = "pointer")) || ((data.rule === undefined) && (missing0 = "rule"))) || ((data.code === undefined) && (missing0 = "code"))) || ((data.message === undefined) && (missing0 = "message"))){
validate2.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "pointer") || (key0 === "rule")) || (key0 === "code")) || (key0 === "message"))){
validate2.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.pointer !== undefined){
const _errs2 = errors;
if(typeof data.pointer !== "string"){
validate2.errors = [{}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rule !== undefined){
const _errs4 = errors;
if(typeof data.rule !== "string"){
validate2.errors = [{}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
const _errs6 = errors;
if(typeof data.code !== "string"){
validate2.errors = [{}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs8 = errors;
if(typeof data.message !== "string"){
validate2.errors = [{}];
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
}
else {
validate2.errors = [{}];
return false;
}
}
validate2.errors = vErrors;
return errors === 0;
}


function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length < 1){
validate3.errors = [{}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate2(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
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
if(((((((((((((data.account_id === undefined) && (missing0 = "account_id")) || ((data.country_id === undefined) && (missing0 = "country_id"))) || ((data.contact_name === undefined) && (missing0 = "contact_name"))) || ((data.contact_phone === undefined) && (missing0 = "contact_phone"))) || ((data.admin_email === undefined) && (missing0 = "admin_email"))) || ((data.registration_legal_name_company === undefined) && (missing0 = "registration_legal_name_company"))) || ((data.registration_tax_id_code === undefined) && (missing0 = "registration_tax_id_code"))) || ((data.registration_tax_id_type === undefined) && (missing0 = "registration_tax_id_type"))) || ((data.registration_company_size === undefined) && (missing0 = "registration_company_size"))) || ((data.registration_terms_of_use === undefined) && (missing0 = "registration_terms_of_use"))) || ((data.registration_type_use === undefined) && (missing0 = "registration_type_use"))) || ((data.registration_additional_data === undefined) && (missing0 = "registration_additional_data"))){
validate4.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
validate4.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.account_id !== undefined){
let data0 = data.account_id;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate4.errors = [{}];
return false;
}
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
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.country_id !== undefined){
let data1 = data.country_id;
const _errs4 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate4.errors = [{}];
return false;
}
if(!((((((data1 === 253) || (data1 === 89)) || (data1 === 66)) || (data1 === 80)) || (data1 === 83)) || (data1 === 88))){
validate4.errors = [{}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contact_name !== undefined){
const _errs6 = errors;
if(typeof data.contact_name !== "string"){
validate4.errors = [{}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contact_phone !== undefined){
const _errs8 = errors;
if(typeof data.contact_phone !== "string"){
validate4.errors = [{}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.admin_email !== undefined){
let data4 = data.admin_email;
const _errs10 = errors;
if(errors === _errs10){
if(errors === _errs10){
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
validate4.errors = [{}];
return false;
}
else {
if(!(formats0.test(data4))){
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
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.registration_legal_name_company !== undefined){
const _errs12 = errors;
if(typeof data.registration_legal_name_company !== "string"){
validate4.errors = [{}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.registration_tax_id_code !== undefined){
let data6 = data.registration_tax_id_code;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data6 === "string"){
if(func1(data6) < 1){
validate4.errors = [{}];
return false;
}
}
else {
validate4.errors = [{}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.registration_tax_id_type !== undefined){
let data7 = data.registration_tax_id_type;
const _errs16 = errors;
if(typeof data7 !== "string"){
validate4.errors = [{}];
return false;
}
if(!(((((((data7 === "CL-RUT") || (data7 === "US-EIN")) || (data7 === "US-SSN")) || (data7 === "CO-NIT")) || (data7 === "PE-RUC")) || (data7 === "MX-RFC")) || (data7 === "AR-CUIT"))){
validate4.errors = [{}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.registration_company_size !== undefined){
let data8 = data.registration_company_size;
const _errs18 = errors;
if(typeof data8 !== "string"){
validate4.errors = [{}];
return false;
}
if(!((((data8 === "1") || (data8 === "2")) || (data8 === "3")) || (data8 === "4"))){
validate4.errors = [{}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.registration_terms_of_use !== undefined){
let data9 = data.registration_terms_of_use;
const _errs20 = errors;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
validate4.errors = [{}];
return false;
}
if(!(data9 === 1)){
validate4.errors = [{}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.registration_type_use !== undefined){
let data10 = data.registration_type_use;
const _errs22 = errors;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
validate4.errors = [{}];
return false;
}
if(!(data10 === 1)){
validate4.errors = [{}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.registration_company_industry_sector !== undefined){
const _errs24 = errors;
if(typeof data.registration_company_industry_sector !== "string"){
validate4.errors = [{}];
return false;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.registration_additional_data !== undefined){
const _errs26 = errors;
if(!(validate0(data.registration_additional_data, {instancePath:instancePath+"/registration_additional_data",parentData:data,parentDataProperty:"registration_additional_data",rootData}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.account_config !== undefined){
const _errs27 = errors;
if(!(validate1(data.account_config, {instancePath:instancePath+"/account_config",parentData:data,parentDataProperty:"account_config",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.warnings !== undefined){
const _errs28 = errors;
if(!(validate3(data.warnings, {instancePath:instancePath+"/warnings",parentData:data,parentDataProperty:"warnings",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid0 = _errs28 === errors;
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

const formats1 = formats["date-time"];
const pattern2 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,9})?([Zz]|[+-][0-9]{2}:[0-9]{2})$", "u");

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.account_id === undefined) && (missing0 = "account_id")) || ((data.state === undefined) && (missing0 = "state"))){
validate5.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "account_id") || (key0 === "state")) || (key0 === "reasons")) || (key0 === "checked_at")) || (key0 === "not_before")) || (key0 === "not_after"))){
validate5.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.account_id !== undefined){
let data0 = data.account_id;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate5.errors = [{}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
validate5.errors = [{}];
return false;
}
else {
if(data0 < -9007199254740991 || isNaN(data0)){
validate5.errors = [{}];
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
if(data.state !== undefined){
let data1 = data.state;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate5.errors = [{}];
return false;
}
if(!(((data1 === "pending") || (data1 === "valid")) || (data1 === "invalid"))){
validate5.errors = [{}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reasons !== undefined){
let data2 = data.reasons;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
if(data2.length < 1){
validate5.errors = [{}];
return false;
}
else {
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs8 = errors;
if(typeof data3 !== "string"){
validate5.errors = [{}];
return false;
}
if(!((((((((data3 === "incomplete") || (data3 === "unreadable")) || (data3 === "password")) || (data3 === "no-key")) || (data3 === "key-mismatch")) || (data3 === "not-yet-valid")) || (data3 === "expired")) || (data3 === "other-tax-id"))){
validate5.errors = [{}];
return false;
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate5.errors = [{}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.checked_at !== undefined){
let data4 = data.checked_at;
const _errs10 = errors;
if(errors === _errs10){
if(errors === _errs10){
if(typeof data4 === "string"){
if(!pattern2.test(data4)){
validate5.errors = [{}];
return false;
}
else {
if(!(formats1.validate(data4))){
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
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.not_before !== undefined){
let data5 = data.not_before;
const _errs12 = errors;
if(errors === _errs12){
if(errors === _errs12){
if(typeof data5 === "string"){
if(!pattern2.test(data5)){
validate5.errors = [{}];
return false;
}
else {
if(!(formats1.validate(data5))){
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
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.not_after !== undefined){
let data6 = data.not_after;
const _errs14 = errors;
if(errors === _errs14){
if(errors === _errs14){
if(typeof data6 === "string"){
if(!pattern2.test(data6)){
validate5.errors = [{}];
return false;
}
else {
if(!(formats1.validate(data6))){
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
let missing0;
if((data.items === undefined) && (missing0 = "items")){
validate6.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "items") || (key0 === "next_cursor"))){
validate6.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.items !== undefined){
let data0 = data.items;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate4(data0[i0], {instancePath:instancePath+"/items/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate6.errors = [{}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.next_cursor !== undefined){
const _errs5 = errors;
if(typeof data.next_cursor !== "string"){
validate6.errors = [{}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
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

const schema2 = {"type":"object","additionalProperties":false,"required":["company_branch_id","account_id","name"],"properties":{"company_branch_id":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"account_id":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"is_headquarters":{"type":"integer","enum":[0,1]},"branch_type":{"type":"integer","enum":[1,2]},"name":{"type":"string"},"address":{"type":"string"},"district":{"type":"string"},"city":{"type":"string"},"phone":{"type":"string"},"company_branch_tax_code":{"type":"string"},"company_branch_internal_code":{"type":"string"},"parent_company_branch_id":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"user_permissions":{"$ref":"CompanyBranchUserPermissions"},"warnings":{"$ref":"Warnings"}}};

function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "user_id") || (key0 === "user_name")) || (key0 === "has_branch_permission"))){
validate7.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.user_id !== undefined){
const _errs2 = errors;
if(typeof data.user_id !== "string"){
validate7.errors = [{}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user_name !== undefined){
const _errs4 = errors;
if(typeof data.user_name !== "string"){
validate7.errors = [{}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.has_branch_permission !== undefined){
let data2 = data.has_branch_permission;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
validate7.errors = [{}];
return false;
}
else {
if(data2 < -9007199254740991 || isNaN(data2)){
validate7.errors = [{}];
return false;
}
}
}
else {
validate7.errors = [{}];
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
if((((data.company_branch_id === undefined) && (missing0 = "company_branch_id")) || ((data.account_id === undefined) && (missing0 = "account_id"))) || ((data.name === undefined) && (missing0 = "name"))){
validate8.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema2.properties, key0))){
validate8.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.company_branch_id !== undefined){
let data0 = data.company_branch_id;
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
if(data.account_id !== undefined){
let data1 = data.account_id;
const _errs4 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate8.errors = [{}];
return false;
}
if(errors === _errs4){
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
validate8.errors = [{}];
return false;
}
else {
if(data1 < -9007199254740991 || isNaN(data1)){
validate8.errors = [{}];
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
if(data.is_headquarters !== undefined){
let data2 = data.is_headquarters;
const _errs6 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate8.errors = [{}];
return false;
}
if(!((data2 === 0) || (data2 === 1))){
validate8.errors = [{}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.branch_type !== undefined){
let data3 = data.branch_type;
const _errs8 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate8.errors = [{}];
return false;
}
if(!((data3 === 1) || (data3 === 2))){
validate8.errors = [{}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs10 = errors;
if(typeof data.name !== "string"){
validate8.errors = [{}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.address !== undefined){
const _errs12 = errors;
if(typeof data.address !== "string"){
validate8.errors = [{}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.district !== undefined){
const _errs14 = errors;
if(typeof data.district !== "string"){
validate8.errors = [{}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.city !== undefined){
const _errs16 = errors;
if(typeof data.city !== "string"){
validate8.errors = [{}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.phone !== undefined){
const _errs18 = errors;
if(typeof data.phone !== "string"){
validate8.errors = [{}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.company_branch_tax_code !== undefined){
const _errs20 = errors;
if(typeof data.company_branch_tax_code !== "string"){
validate8.errors = [{}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.company_branch_internal_code !== undefined){
const _errs22 = errors;
if(typeof data.company_branch_internal_code !== "string"){
validate8.errors = [{}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parent_company_branch_id !== undefined){
let data11 = data.parent_company_branch_id;
const _errs24 = errors;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
validate8.errors = [{}];
return false;
}
if(errors === _errs24){
if(typeof data11 == "number"){
if(data11 > 9007199254740991 || isNaN(data11)){
validate8.errors = [{}];
return false;
}
else {
if(data11 < -9007199254740991 || isNaN(data11)){
validate8.errors = [{}];
return false;
}
}
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user_permissions !== undefined){
const _errs26 = errors;
if(!(validate7(data.user_permissions, {instancePath:instancePath+"/user_permissions",parentData:data,parentDataProperty:"user_permissions",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.warnings !== undefined){
const _errs27 = errors;
if(!(validate3(data.warnings, {instancePath:instancePath+"/warnings",parentData:data,parentDataProperty:"warnings",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid0 = _errs27 === errors;
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
let missing0;
if((data.items === undefined) && (missing0 = "items")){
validate9.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "items") || (key0 === "next_cursor"))){
validate9.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.items !== undefined){
let data0 = data.items;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate8(data0[i0], {instancePath:instancePath+"/items/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate9.errors = [{}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.next_cursor !== undefined){
const _errs5 = errors;
if(typeof data.next_cursor !== "string"){
validate9.errors = [{}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
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

const schema3 = {"type":"object","additionalProperties":false,"required":["customer_supplier_id","account_id"],"properties":{"customer_supplier_id":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"account_id":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"name":{"type":"string"},"is_customer":{"type":"boolean"},"is_supplier":{"type":"boolean"},"responsible_user_id":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"payment_term":{"type":"string","pattern":"^[0-9][0-9,]*$"},"contacts":{"type":"array","items":{"$ref":"Contact"}},"invoicing_details":{"type":"array","items":{"$ref":"InvoicingDetails"}},"additional":{"$ref":"CustomerSupplierAdditional"},"warnings":{"$ref":"Warnings"}}};
const pattern3 = new RegExp("^[0-9][0-9,]*$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "first_name") || (key0 === "last_name")) || (key0 === "phone")) || (key0 === "email"))){
validate10.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.first_name !== undefined){
const _errs2 = errors;
if(typeof data.first_name !== "string"){
validate10.errors = [{}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_name !== undefined){
const _errs4 = errors;
if(typeof data.last_name !== "string"){
validate10.errors = [{}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.phone !== undefined){
const _errs6 = errors;
if(typeof data.phone !== "string"){
validate10.errors = [{}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email !== undefined){
const _errs8 = errors;
if(typeof data.email !== "string"){
validate10.errors = [{}];
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
validate10.errors = [{}];
return false;
}
}
validate10.errors = vErrors;
return errors === 0;
}

const schema4 = {"type":"object","additionalProperties":false,"properties":{"country_id":{"type":"string"},"tax_id_type":{"type":"string"},"tax_id_code":{"type":"string"},"legal_name":{"type":"string"},"address":{"type":"string"},"district":{"type":"string"},"city":{"type":"string"},"business_activity":{"type":"string"},"phone":{"type":"string"},"postal_code":{"type":"string"}}};

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema4.properties, key0))){
validate11.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.country_id !== undefined){
const _errs2 = errors;
if(typeof data.country_id !== "string"){
validate11.errors = [{}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tax_id_type !== undefined){
const _errs4 = errors;
if(typeof data.tax_id_type !== "string"){
validate11.errors = [{}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tax_id_code !== undefined){
const _errs6 = errors;
if(typeof data.tax_id_code !== "string"){
validate11.errors = [{}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.legal_name !== undefined){
const _errs8 = errors;
if(typeof data.legal_name !== "string"){
validate11.errors = [{}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.address !== undefined){
const _errs10 = errors;
if(typeof data.address !== "string"){
validate11.errors = [{}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.district !== undefined){
const _errs12 = errors;
if(typeof data.district !== "string"){
validate11.errors = [{}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.city !== undefined){
const _errs14 = errors;
if(typeof data.city !== "string"){
validate11.errors = [{}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.business_activity !== undefined){
const _errs16 = errors;
if(typeof data.business_activity !== "string"){
validate11.errors = [{}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.phone !== undefined){
const _errs18 = errors;
if(typeof data.phone !== "string"){
validate11.errors = [{}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.postal_code !== undefined){
const _errs20 = errors;
if(typeof data.postal_code !== "string"){
validate11.errors = [{}];
return false;
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
validate11.errors = [{}];
return false;
}
}
validate11.errors = vErrors;
return errors === 0;
}

const schema5 = {"type":"object","additionalProperties":false,"properties":{"data_name_1":{"type":"string"},"data_name_2":{"type":"string"},"data_name_3":{"type":"string"},"data_name_4":{"type":"string"},"data_name_5":{"type":"string"},"data_value_1":{"type":"string"},"data_value_2":{"type":"string"},"data_value_3":{"type":"string"},"data_value_4":{"type":"string"},"data_value_5":{"type":"string"}}};

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema5.properties, key0))){
validate12.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data_name_1 !== undefined){
const _errs2 = errors;
if(typeof data.data_name_1 !== "string"){
validate12.errors = [{}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data_name_2 !== undefined){
const _errs4 = errors;
if(typeof data.data_name_2 !== "string"){
validate12.errors = [{}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data_name_3 !== undefined){
const _errs6 = errors;
if(typeof data.data_name_3 !== "string"){
validate12.errors = [{}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data_name_4 !== undefined){
const _errs8 = errors;
if(typeof data.data_name_4 !== "string"){
validate12.errors = [{}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data_name_5 !== undefined){
const _errs10 = errors;
if(typeof data.data_name_5 !== "string"){
validate12.errors = [{}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data_value_1 !== undefined){
const _errs12 = errors;
if(typeof data.data_value_1 !== "string"){
validate12.errors = [{}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data_value_2 !== undefined){
const _errs14 = errors;
if(typeof data.data_value_2 !== "string"){
validate12.errors = [{}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data_value_3 !== undefined){
const _errs16 = errors;
if(typeof data.data_value_3 !== "string"){
validate12.errors = [{}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data_value_4 !== undefined){
const _errs18 = errors;
if(typeof data.data_value_4 !== "string"){
validate12.errors = [{}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data_value_5 !== undefined){
const _errs20 = errors;
if(typeof data.data_value_5 !== "string"){
validate12.errors = [{}];
return false;
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
let missing0;
if(((data.customer_supplier_id === undefined) && (missing0 = "customer_supplier_id")) || ((data.account_id === undefined) && (missing0 = "account_id"))){
validate13.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema3.properties, key0))){
validate13.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.customer_supplier_id !== undefined){
let data0 = data.customer_supplier_id;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate13.errors = [{}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
validate13.errors = [{}];
return false;
}
else {
if(data0 < -9007199254740991 || isNaN(data0)){
validate13.errors = [{}];
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
if(data.account_id !== undefined){
let data1 = data.account_id;
const _errs4 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate13.errors = [{}];
return false;
}
if(errors === _errs4){
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
validate13.errors = [{}];
return false;
}
else {
if(data1 < -9007199254740991 || isNaN(data1)){
validate13.errors = [{}];
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
if(data.name !== undefined){
const _errs6 = errors;
if(typeof data.name !== "string"){
validate13.errors = [{}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.is_customer !== undefined){
const _errs8 = errors;
if(typeof data.is_customer !== "boolean"){
validate13.errors = [{}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.is_supplier !== undefined){
const _errs10 = errors;
if(typeof data.is_supplier !== "boolean"){
validate13.errors = [{}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.responsible_user_id !== undefined){
let data5 = data.responsible_user_id;
const _errs12 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate13.errors = [{}];
return false;
}
if(errors === _errs12){
if(typeof data5 == "number"){
if(data5 > 9007199254740991 || isNaN(data5)){
validate13.errors = [{}];
return false;
}
else {
if(data5 < -9007199254740991 || isNaN(data5)){
validate13.errors = [{}];
return false;
}
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.payment_term !== undefined){
let data6 = data.payment_term;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data6 === "string"){
if(!pattern3.test(data6)){
validate13.errors = [{}];
return false;
}
}
else {
validate13.errors = [{}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contacts !== undefined){
let data7 = data.contacts;
const _errs16 = errors;
if(errors === _errs16){
if(Array.isArray(data7)){
var valid1 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
const _errs18 = errors;
if(!(validate10(data7[i0], {instancePath:instancePath+"/contacts/" + i0,parentData:data7,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
var valid1 = _errs18 === errors;
if(!valid1){
break;
}
}
}
else {
validate13.errors = [{}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.invoicing_details !== undefined){
let data9 = data.invoicing_details;
const _errs19 = errors;
if(errors === _errs19){
if(Array.isArray(data9)){
var valid2 = true;
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
const _errs21 = errors;
if(!(validate11(data9[i1], {instancePath:instancePath+"/invoicing_details/" + i1,parentData:data9,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
var valid2 = _errs21 === errors;
if(!valid2){
break;
}
}
}
else {
validate13.errors = [{}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.additional !== undefined){
const _errs22 = errors;
if(!(validate12(data.additional, {instancePath:instancePath+"/additional",parentData:data,parentDataProperty:"additional",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.warnings !== undefined){
const _errs23 = errors;
if(!(validate3(data.warnings, {instancePath:instancePath+"/warnings",parentData:data,parentDataProperty:"warnings",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid0 = _errs23 === errors;
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
let missing0;
if((data.items === undefined) && (missing0 = "items")){
validate14.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "items") || (key0 === "next_cursor"))){
validate14.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.items !== undefined){
let data0 = data.items;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate13(data0[i0], {instancePath:instancePath+"/items/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate14.errors = [{}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.next_cursor !== undefined){
const _errs5 = errors;
if(typeof data.next_cursor !== "string"){
validate14.errors = [{}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
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

const schema6 = {"type":"object","additionalProperties":false,"required":["document_status","header","details","totals"],"properties":{"document_id":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"document_status":{"type":"integer","enum":[0,1,2]},"options":{"$ref":"DocumentOptions"},"header":{"$ref":"DocumentHeader"},"details":{"type":"array","items":{"$ref":"DocumentLine"}},"references":{"type":"array","items":{"$ref":"DocumentReference"}},"globals_discounts_surcharges":{"type":"array","items":{"$ref":"DocumentGlobal"}},"totals":{"$ref":"DocumentTotals"},"electronic_document":{"$ref":"ElectronicDocument"},"payment_link":{"$ref":"PaymentLink"},"result":{"$ref":"Result"},"history":{"type":"array","items":{"$ref":"DocumentHistoryEntry"}},"warnings":{"$ref":"Warnings"}}};
const schema7 = {"type":"object","additionalProperties":false,"properties":{"draft_only":{"type":"integer","enum":[0,1]},"draft_preview":{"type":"integer","enum":[0,1]},"send_email":{"type":"integer","enum":[0,1]},"template_id":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"gross_values":{"type":"integer","enum":[0,1]},"rounding_type":{"type":"string","enum":["net","gross"]},"company_web":{"type":"string","pattern":"^https?://"},"company_email":{"type":"string"},"pdf_transfer_copy":{"type":"integer","enum":[0,1]}}};
const pattern4 = new RegExp("^https?://", "u");

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema7.properties, key0))){
validate15.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.draft_only !== undefined){
let data0 = data.draft_only;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate15.errors = [{}];
return false;
}
if(!((data0 === 0) || (data0 === 1))){
validate15.errors = [{}];
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
validate15.errors = [{}];
return false;
}
if(!((data1 === 0) || (data1 === 1))){
validate15.errors = [{}];
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
validate15.errors = [{}];
return false;
}
if(!((data2 === 0) || (data2 === 1))){
validate15.errors = [{}];
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
validate15.errors = [{}];
return false;
}
if(errors === _errs8){
if(typeof data3 == "number"){
if(data3 > 9007199254740991 || isNaN(data3)){
validate15.errors = [{}];
return false;
}
else {
if(data3 < -9007199254740991 || isNaN(data3)){
validate15.errors = [{}];
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
validate15.errors = [{}];
return false;
}
if(!((data4 === 0) || (data4 === 1))){
validate15.errors = [{}];
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
validate15.errors = [{}];
return false;
}
if(!((data5 === "net") || (data5 === "gross"))){
validate15.errors = [{}];
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
if(!pattern4.test(data6)){
validate15.errors = [{}];
return false;
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
if(data.company_email !== undefined){
const _errs16 = errors;
if(typeof data.company_email !== "string"){
validate15.errors = [{}];
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
validate15.errors = [{}];
return false;
}
if(!((data8 === 0) || (data8 === 1))){
validate15.errors = [{}];
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
validate15.errors = [{}];
return false;
}
}
validate15.errors = vErrors;
return errors === 0;
}

const schema8 = {"type":"object","additionalProperties":false,"required":["account_id","document_type_id","issue_date","issuer_address","issuer_district","issuer_city","issuer_phone","issuer_activity","receiver_address","receiver_phone","payment_conditions","document_status"],"properties":{"account_id":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"document_type_id":{"type":"integer","minimum":1,"maximum":9007199254740991},"document_sequence_code":{"type":"string"},"document_type_taxbureau":{"type":"string"},"document_number":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"received_issued_flag":{"type":"integer","enum":[0,1]},"taxbureau_validation_status":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"issue_date":{"type":"string","format":"date","pattern":"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"},"issuer_tax_id_code":{"type":"string"},"issuer_tax_id_type":{"type":"string"},"issuer_legal_name":{"type":"string"},"issuer_address":{"type":"string"},"issuer_district":{"type":"string"},"issuer_city":{"type":"string"},"issuer_state_id":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"issuer_country_id":{"type":"string"},"issuer_phone":{"type":"string"},"issuer_activity":{"type":"string"},"issuer_postalcode":{"type":"string"},"customer_supplier_id":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"receiver_tax_id_code":{"type":"string"},"receiver_tax_id_type":{"type":"string"},"receiver_legal_name":{"type":"string"},"receiver_address":{"type":"string"},"receiver_district":{"type":"string"},"receiver_city":{"type":"string"},"receiver_phone":{"type":"string"},"receiver_activity":{"type":"string"},"receiver_postalcode":{"type":"string"},"receiver_state_id":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"receiver_county_id":{"type":"string"},"receiver_country_id":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"receiver_email":{"type":"string"},"payment_conditions":{"type":"string","pattern":"^[0-9][0-9,]*$"},"seller_id":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"currency_id":{"type":"number","minimum":-9007199254740991,"maximum":9007199254740991},"exchange_rate_value":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"service_indicator":{"type":"integer","enum":[1,2,3,4,5]},"sale_modality":{"type":"integer","enum":[1,2,3,4,9]},"sale_clause":{"type":"integer","enum":[1,2,3,4,5,6,9,10,11,12,17,18,8]},"guide_type":{"type":"integer","enum":[1,2,3,4,5,6,7,8,9]},"transfer_type":{"type":"integer","enum":[1,2,3]},"transportation_doc_type":{"type":"number","enum":[1,2,3,4,5,6,7,8,9]},"transportation_doc_billing":{"type":"number","enum":[1,2,3]},"branch_office_code":{"type":"string"},"observations":{"type":"string"},"deployment_observations":{"type":"integer","enum":[0,1,2,3]},"port_disembarkation":{"type":"string"},"port_embarkation":{"type":"string"},"gross_weight":{"type":"string"},"shipping_address":{"type":"string"},"document_status":{"type":"number","enum":[0,1,2,3]},"additional":{"$ref":"DocumentAdditional"}}};
const formats2 = formats.date;
const pattern5 = new RegExp("^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$", "u");
const schema9 = {"type":"object","additionalProperties":false,"properties":{"mx_header":{"$ref":"MxHeader"},"mx_shipping":{"$ref":"MxShipping"},"mx_exports":{"$ref":"MxExports"},"co_header":{"$ref":"CoHeader"},"pe_header":{"$ref":"PeHeader"},"pe_detraction":{"$ref":"PeDetraction"},"pe_cargo_transport":{"$ref":"PeCargoTransport"},"ar_header":{"$ref":"ArHeader"},"pe_retention_header":{"$ref":"PeRetentionHeader"},"pe_shipping":{"$ref":"PeShipping"}}};

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "receiver_cfdi_usage")){
validate16.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.receiver_cfdi_usage !== undefined){
if(typeof data.receiver_cfdi_usage !== "string"){
validate16.errors = [{}];
return false;
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

const schema10 = {"type":"object","additionalProperties":false,"properties":{"distance":{"type":"string"},"transport_code":{"type":"string"},"transport_method_name":{"type":"string"},"transport_tax_id_type":{"type":"string"},"transport_tax_id_code":{"type":"string"},"transport_license":{"type":"string"},"origin":{"$ref":"MxShippingPlace"},"destination":{"$ref":"MxShippingPlace"},"merchandise":{"$ref":"MxShippingMerchandise"}}};

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "tax_id_type") || (key0 === "tax_id_code")) || (key0 === "date_time")) || (key0 === "address_state_id")) || (key0 === "address_country_id")) || (key0 === "address_postalcode"))){
validate17.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.tax_id_type !== undefined){
const _errs2 = errors;
if(typeof data.tax_id_type !== "string"){
validate17.errors = [{}];
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
validate17.errors = [{}];
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
validate17.errors = [{}];
return false;
}
else {
if(!(formats1.validate(data2))){
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
validate17.errors = [{}];
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
validate17.errors = [{}];
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
validate17.errors = [{}];
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
validate17.errors = [{}];
return false;
}
}
validate17.errors = vErrors;
return errors === 0;
}

const schema11 = {"type":"object","additionalProperties":false,"properties":{"total_weight":{"type":"string"},"sct_permission_code":{"type":"string"},"sct_permission_number":{"type":"string"},"vehicle_configuration":{"type":"string"},"vehicle_weight":{"type":"string"},"vehicle_license_plate":{"type":"string"},"vehicle_year":{"type":"string"},"insurance_company":{"type":"string"},"insurance_identifier":{"type":"string"},"details":{"type":"array","items":{"$ref":"MxShippingProduct"}}}};

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "product_code") || (key0 === "description")) || (key0 === "quantity")) || (key0 === "weight"))){
validate18.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.product_code !== undefined){
const _errs2 = errors;
if(typeof data.product_code !== "string"){
validate18.errors = [{}];
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
validate18.errors = [{}];
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
validate18.errors = [{}];
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
if(!(func0.call(schema11.properties, key0))){
validate19.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.total_weight !== undefined){
const _errs2 = errors;
if(typeof data.total_weight !== "string"){
validate19.errors = [{}];
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
validate19.errors = [{}];
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
validate19.errors = [{}];
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
validate19.errors = [{}];
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
validate19.errors = [{}];
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
validate19.errors = [{}];
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
validate19.errors = [{}];
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
validate19.errors = [{}];
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
validate19.errors = [{}];
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
if(!(validate18(data9[i0], {instancePath:instancePath+"/details/" + i0,parentData:data9,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
var valid1 = _errs22 === errors;
if(!valid1){
break;
}
}
}
else {
validate19.errors = [{}];
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
if(!(func0.call(schema10.properties, key0))){
validate20.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.distance !== undefined){
const _errs2 = errors;
if(typeof data.distance !== "string"){
validate20.errors = [{}];
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
validate20.errors = [{}];
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
validate20.errors = [{}];
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
validate20.errors = [{}];
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
validate20.errors = [{}];
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
validate20.errors = [{}];
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
if(!(validate17(data.origin, {instancePath:instancePath+"/origin",parentData:data,parentDataProperty:"origin",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
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
if(!(validate17(data.destination, {instancePath:instancePath+"/destination",parentData:data,parentDataProperty:"destination",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
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
if(!(validate19(data.merchandise, {instancePath:instancePath+"/merchandise",parentData:data,parentDataProperty:"merchandise",rootData}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
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
if(!((((((key0 === "address_street") || (key0 === "address_city_id")) || (key0 === "address_county_id")) || (key0 === "address_state_id")) || (key0 === "address_country_id")) || (key0 === "address_postalcode"))){
validate21.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.address_street !== undefined){
const _errs2 = errors;
if(typeof data.address_street !== "string"){
validate21.errors = [{}];
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
validate21.errors = [{}];
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
validate21.errors = [{}];
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
validate21.errors = [{}];
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
validate21.errors = [{}];
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
validate21.errors = [{}];
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
if(!((((((key0 === "tax_id_type") || (key0 === "tax_id_code")) || (key0 === "address_street")) || (key0 === "address_state_id")) || (key0 === "address_country_id")) || (key0 === "address_postalcode"))){
validate22.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.tax_id_type !== undefined){
const _errs2 = errors;
if(typeof data.tax_id_type !== "string"){
validate22.errors = [{}];
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
validate22.errors = [{}];
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
validate22.errors = [{}];
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
validate22.errors = [{}];
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
validate22.errors = [{}];
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
validate22.errors = [{}];
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
if(!((((((key0 === "customs_code") || (key0 === "customs_quantity")) || (key0 === "sku")) || (key0 === "customs_measure_unit")) || (key0 === "customs_unit_value")) || (key0 === "customs_total_value"))){
validate23.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.customs_code !== undefined){
const _errs2 = errors;
if(typeof data.customs_code !== "string"){
validate23.errors = [{}];
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
validate23.errors = [{}];
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
validate23.errors = [{}];
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
validate23.errors = [{}];
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
validate23.errors = [{}];
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
validate23.errors = [{}];
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
if(!(key0 === "details")){
validate24.errors = [{}];
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
if(!(validate23(data0[i0], {instancePath:instancePath+"/details/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate24.errors = [{}];
return false;
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
if(!((((((key0 === "terms") || (key0 === "exchange_rate")) || (key0 === "total")) || (key0 === "origin")) || (key0 === "destination")) || (key0 === "merchandise"))){
validate25.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.terms !== undefined){
const _errs2 = errors;
if(typeof data.terms !== "string"){
validate25.errors = [{}];
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
validate25.errors = [{}];
return false;
}
else {
if(data1 < -9007199254740991 || isNaN(data1)){
validate25.errors = [{}];
return false;
}
}
}
else {
validate25.errors = [{}];
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
validate25.errors = [{}];
return false;
}
if(errors === _errs6){
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
validate25.errors = [{}];
return false;
}
else {
if(data2 < -9007199254740991 || isNaN(data2)){
validate25.errors = [{}];
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
if(!(validate21(data.origin, {instancePath:instancePath+"/origin",parentData:data,parentDataProperty:"origin",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
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
if(!(validate22(data.destination, {instancePath:instancePath+"/destination",parentData:data,parentDataProperty:"destination",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
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
if(!(validate24(data.merchandise, {instancePath:instancePath+"/merchandise",parentData:data,parentDataProperty:"merchandise",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "reported_payment_code")){
validate26.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.reported_payment_code !== undefined){
let data0 = data.reported_payment_code;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate26.errors = [{}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
validate26.errors = [{}];
return false;
}
else {
if(data0 < -9007199254740991 || isNaN(data0)){
validate26.errors = [{}];
return false;
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


function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "operation_type")){
validate27.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.operation_type !== undefined){
if(typeof data.operation_type !== "string"){
validate27.errors = [{}];
return false;
}
}
}
}
else {
validate27.errors = [{}];
return false;
}
}
validate27.errors = vErrors;
return errors === 0;
}


function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "code") || (key0 === "percent")) || (key0 === "amount")) || (key0 === "nation_bank_account")) || (key0 === "payment_means_code"))){
validate28.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.code !== undefined){
const _errs2 = errors;
if(typeof data.code !== "string"){
validate28.errors = [{}];
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
if(data.amount !== undefined){
let data2 = data.amount;
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
if(valid0){
if(data.nation_bank_account !== undefined){
const _errs8 = errors;
if(typeof data.nation_bank_account !== "string"){
validate28.errors = [{}];
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
validate28.errors = [{}];
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
if(!((((((((key0 === "origin_ubigeo") || (key0 === "origin_address")) || (key0 === "destination_ubigeo")) || (key0 === "destination_address")) || (key0 === "trip_detail")) || (key0 === "service_reference_amount")) || (key0 === "effective_load_reference_amount")) || (key0 === "payload_reference_amount"))){
validate29.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.origin_ubigeo !== undefined){
const _errs2 = errors;
if(typeof data.origin_ubigeo !== "string"){
validate29.errors = [{}];
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
validate29.errors = [{}];
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
validate29.errors = [{}];
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
validate29.errors = [{}];
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
validate29.errors = [{}];
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
validate29.errors = [{}];
return false;
}
else {
if(data5 < -9007199254740991 || isNaN(data5)){
validate29.errors = [{}];
return false;
}
}
}
else {
validate29.errors = [{}];
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
validate29.errors = [{}];
return false;
}
else {
if(data6 < -9007199254740991 || isNaN(data6)){
validate29.errors = [{}];
return false;
}
}
}
else {
validate29.errors = [{}];
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
validate29.errors = [{}];
return false;
}
else {
if(data7 < -9007199254740991 || isNaN(data7)){
validate29.errors = [{}];
return false;
}
}
}
else {
validate29.errors = [{}];
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
if(!(((((key0 === "invoice_concept") || (key0 === "items_quantity")) || (key0 === "service_date_from")) || (key0 === "service_date_to")) || (key0 === "receiver_vat_condition_id"))){
validate30.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.invoice_concept !== undefined){
let data0 = data.invoice_concept;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate30.errors = [{}];
return false;
}
if(!(((data0 === 1) || (data0 === 2)) || (data0 === 3))){
validate30.errors = [{}];
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
validate30.errors = [{}];
return false;
}
if(errors === _errs4){
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
validate30.errors = [{}];
return false;
}
else {
if(data1 < -9007199254740991 || isNaN(data1)){
validate30.errors = [{}];
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
validate30.errors = [{}];
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
validate30.errors = [{}];
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
validate30.errors = [{}];
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "pe_taxbureau_retention_system_code") || (key0 === "pe_taxbureau_retention_percent")) || (key0 === "pe_taxbureau_total_paid"))){
validate31.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.pe_taxbureau_retention_system_code !== undefined){
const _errs2 = errors;
if(typeof data.pe_taxbureau_retention_system_code !== "string"){
validate31.errors = [{}];
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
validate31.errors = [{}];
return false;
}
else {
if(data1 < -9007199254740991 || isNaN(data1)){
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
validate31.errors = [{}];
return false;
}
else {
if(data2 < -9007199254740991 || isNaN(data2)){
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
if(!((((key0 === "driver_id") || (key0 === "first_name")) || (key0 === "family_name")) || (key0 === "identity_document_reference"))){
validate32.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.driver_id !== undefined){
const _errs2 = errors;
if(typeof data.driver_id !== "string"){
validate32.errors = [{}];
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
validate32.errors = [{}];
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
validate32.errors = [{}];
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
validate32.errors = [{}];
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
if(!((((key0 === "party_identification") || (key0 === "party_legal_entity_name")) || (key0 === "party_legal_entity_id")) || (key0 === "agent_party_id"))){
validate33.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.party_identification !== undefined){
const _errs2 = errors;
if(typeof data.party_identification !== "string"){
validate33.errors = [{}];
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
validate33.errors = [{}];
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
validate33.errors = [{}];
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
validate33.errors = [{}];
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "transport_mode_code") || (key0 === "transit_period")) || (key0 === "driver_person")) || (key0 === "carrier_party"))){
validate34.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.transport_mode_code !== undefined){
let data0 = data.transport_mode_code;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate34.errors = [{}];
return false;
}
if(!((data0 === "01") || (data0 === "02"))){
validate34.errors = [{}];
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
validate34.errors = [{}];
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
if(!(validate32(data.driver_person, {instancePath:instancePath+"/driver_person",parentData:data,parentDataProperty:"driver_person",rootData}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
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
if(!(validate33(data.carrier_party, {instancePath:instancePath+"/carrier_party",parentData:data,parentDataProperty:"carrier_party",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
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
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "id") || (key0 === "city_subdivision_name")) || (key0 === "city_name")) || (key0 === "country_subentity")) || (key0 === "district")) || (key0 === "address_line")) || (key0 === "country_id"))){
validate35.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate35.errors = [{}];
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
validate35.errors = [{}];
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
validate35.errors = [{}];
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
validate35.errors = [{}];
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
validate35.errors = [{}];
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
validate35.errors = [{}];
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
validate35.errors = [{}];
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
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "delivery_address") || (key0 === "dispatch"))){
validate36.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.delivery_address !== undefined){
const _errs2 = errors;
if(!(validate35(data.delivery_address, {instancePath:instancePath+"/delivery_address",parentData:data,parentDataProperty:"delivery_address",rootData}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
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
if(!(validate35(data.dispatch, {instancePath:instancePath+"/dispatch",parentData:data,parentDataProperty:"dispatch",rootData}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
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
if(!(key0 === "transport_equipment_id")){
validate37.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.transport_equipment_id !== undefined){
if(typeof data.transport_equipment_id !== "string"){
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((((((((key0 === "handling_code") || (key0 === "special_instructions")) || (key0 === "handling_instructions")) || (key0 === "gross_weight_measure")) || (key0 === "gross_weight_measure_id")) || (key0 === "shipment_stage")) || (key0 === "delivery")) || (key0 === "transport_handling_unit"))){
validate38.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.handling_code !== undefined){
let data0 = data.handling_code;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate38.errors = [{}];
return false;
}
if(!((((((data0 === "1") || (data0 === "01")) || (data0 === "2")) || (data0 === "02")) || (data0 === "13")) || (data0 === "013"))){
validate38.errors = [{}];
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
validate38.errors = [{}];
return false;
}
if(!(((((((((data1 === 1) || (data1 === 2)) || (data1 === 3)) || (data1 === 4)) || (data1 === 5)) || (data1 === 6)) || (data1 === 7)) || (data1 === 8)) || (data1 === 9))){
validate38.errors = [{}];
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
validate38.errors = [{}];
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
validate38.errors = [{}];
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
validate38.errors = [{}];
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
if(!(validate34(data.shipment_stage, {instancePath:instancePath+"/shipment_stage",parentData:data,parentDataProperty:"shipment_stage",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
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
if(!(validate36(data.delivery, {instancePath:instancePath+"/delivery",parentData:data,parentDataProperty:"delivery",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
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
if(!(validate37(data.transport_handling_unit, {instancePath:instancePath+"/transport_handling_unit",parentData:data,parentDataProperty:"transport_handling_unit",rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
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
validate38.errors = [{}];
return false;
}
}
validate38.errors = vErrors;
return errors === 0;
}


function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema9.properties, key0))){
validate39.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.mx_header !== undefined){
const _errs2 = errors;
if(!(validate16(data.mx_header, {instancePath:instancePath+"/mx_header",parentData:data,parentDataProperty:"mx_header",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
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
if(!(validate20(data.mx_shipping, {instancePath:instancePath+"/mx_shipping",parentData:data,parentDataProperty:"mx_shipping",rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
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
if(!(validate25(data.mx_exports, {instancePath:instancePath+"/mx_exports",parentData:data,parentDataProperty:"mx_exports",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
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
if(!(validate26(data.co_header, {instancePath:instancePath+"/co_header",parentData:data,parentDataProperty:"co_header",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
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
if(!(validate27(data.pe_header, {instancePath:instancePath+"/pe_header",parentData:data,parentDataProperty:"pe_header",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
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
if(!(validate28(data.pe_detraction, {instancePath:instancePath+"/pe_detraction",parentData:data,parentDataProperty:"pe_detraction",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
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
if(!(validate29(data.pe_cargo_transport, {instancePath:instancePath+"/pe_cargo_transport",parentData:data,parentDataProperty:"pe_cargo_transport",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
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
if(!(validate30(data.ar_header, {instancePath:instancePath+"/ar_header",parentData:data,parentDataProperty:"ar_header",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
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
if(!(validate31(data.pe_retention_header, {instancePath:instancePath+"/pe_retention_header",parentData:data,parentDataProperty:"pe_retention_header",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
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
if(!(validate38(data.pe_shipping, {instancePath:instancePath+"/pe_shipping",parentData:data,parentDataProperty:"pe_shipping",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((data.account_id === undefined) && (missing0 = "account_id")) || ((data.document_type_id === undefined) && (missing0 = "document_type_id"))) || ((data.issue_date === undefined) && (missing0 = "issue_date"))) || ((data.issuer_address === undefined) && (missing0 = "issuer_address"))) || ((data.issuer_district === undefined) && (missing0 = "issuer_district"))) || ((data.issuer_city === undefined) && (missing0 = "issuer_city"))) || ((data.issuer_phone === undefined) && (missing0 = "issuer_phone"))) || ((data.issuer_activity === undefined) && (missing0 = "issuer_activity"))) || ((data.receiver_address === undefined) && (missing0 = "receiver_address"))) || ((data.receiver_phone === undefined) && (missing0 = "receiver_phone"))) || ((data.payment_conditions === undefined) && (missing0 = "payment_conditions"))) || ((data.document_status === undefined) && (missing0 = "document_status"))){
validate40.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema8.properties, key0))){
validate40.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.account_id !== undefined){
let data0 = data.account_id;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate40.errors = [{}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
validate40.errors = [{}];
return false;
}
else {
if(data0 < -9007199254740991 || isNaN(data0)){
validate40.errors = [{}];
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
if(data.document_type_id !== undefined){
let data1 = data.document_type_id;
const _errs4 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate40.errors = [{}];
return false;
}
if(errors === _errs4){
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
validate40.errors = [{}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate40.errors = [{}];
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
if(data.document_sequence_code !== undefined){
const _errs6 = errors;
if(typeof data.document_sequence_code !== "string"){
validate40.errors = [{}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.document_type_taxbureau !== undefined){
const _errs8 = errors;
if(typeof data.document_type_taxbureau !== "string"){
validate40.errors = [{}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.document_number !== undefined){
let data4 = data.document_number;
const _errs10 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate40.errors = [{}];
return false;
}
if(errors === _errs10){
if(typeof data4 == "number"){
if(data4 > 9007199254740991 || isNaN(data4)){
validate40.errors = [{}];
return false;
}
else {
if(data4 < -9007199254740991 || isNaN(data4)){
validate40.errors = [{}];
return false;
}
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.received_issued_flag !== undefined){
let data5 = data.received_issued_flag;
const _errs12 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate40.errors = [{}];
return false;
}
if(!((data5 === 0) || (data5 === 1))){
validate40.errors = [{}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.taxbureau_validation_status !== undefined){
let data6 = data.taxbureau_validation_status;
const _errs14 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate40.errors = [{}];
return false;
}
if(errors === _errs14){
if(typeof data6 == "number"){
if(data6 > 9007199254740991 || isNaN(data6)){
validate40.errors = [{}];
return false;
}
else {
if(data6 < -9007199254740991 || isNaN(data6)){
validate40.errors = [{}];
return false;
}
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.issue_date !== undefined){
let data7 = data.issue_date;
const _errs16 = errors;
if(errors === _errs16){
if(errors === _errs16){
if(typeof data7 === "string"){
if(!pattern5.test(data7)){
validate40.errors = [{}];
return false;
}
else {
if(!(formats2.validate(data7))){
validate40.errors = [{}];
return false;
}
}
}
else {
validate40.errors = [{}];
return false;
}
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.issuer_tax_id_code !== undefined){
const _errs18 = errors;
if(typeof data.issuer_tax_id_code !== "string"){
validate40.errors = [{}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.issuer_tax_id_type !== undefined){
const _errs20 = errors;
if(typeof data.issuer_tax_id_type !== "string"){
validate40.errors = [{}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.issuer_legal_name !== undefined){
const _errs22 = errors;
if(typeof data.issuer_legal_name !== "string"){
validate40.errors = [{}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.issuer_address !== undefined){
const _errs24 = errors;
if(typeof data.issuer_address !== "string"){
validate40.errors = [{}];
return false;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.issuer_district !== undefined){
const _errs26 = errors;
if(typeof data.issuer_district !== "string"){
validate40.errors = [{}];
return false;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.issuer_city !== undefined){
const _errs28 = errors;
if(typeof data.issuer_city !== "string"){
validate40.errors = [{}];
return false;
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.issuer_state_id !== undefined){
let data14 = data.issuer_state_id;
const _errs30 = errors;
if(!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))){
validate40.errors = [{}];
return false;
}
if(errors === _errs30){
if(typeof data14 == "number"){
if(data14 > 9007199254740991 || isNaN(data14)){
validate40.errors = [{}];
return false;
}
else {
if(data14 < -9007199254740991 || isNaN(data14)){
validate40.errors = [{}];
return false;
}
}
}
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.issuer_country_id !== undefined){
const _errs32 = errors;
if(typeof data.issuer_country_id !== "string"){
validate40.errors = [{}];
return false;
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.issuer_phone !== undefined){
const _errs34 = errors;
if(typeof data.issuer_phone !== "string"){
validate40.errors = [{}];
return false;
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.issuer_activity !== undefined){
const _errs36 = errors;
if(typeof data.issuer_activity !== "string"){
validate40.errors = [{}];
return false;
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.issuer_postalcode !== undefined){
const _errs38 = errors;
if(typeof data.issuer_postalcode !== "string"){
validate40.errors = [{}];
return false;
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.customer_supplier_id !== undefined){
let data19 = data.customer_supplier_id;
const _errs40 = errors;
if(!((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19)))){
validate40.errors = [{}];
return false;
}
if(errors === _errs40){
if(typeof data19 == "number"){
if(data19 > 9007199254740991 || isNaN(data19)){
validate40.errors = [{}];
return false;
}
else {
if(data19 < -9007199254740991 || isNaN(data19)){
validate40.errors = [{}];
return false;
}
}
}
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.receiver_tax_id_code !== undefined){
const _errs42 = errors;
if(typeof data.receiver_tax_id_code !== "string"){
validate40.errors = [{}];
return false;
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.receiver_tax_id_type !== undefined){
const _errs44 = errors;
if(typeof data.receiver_tax_id_type !== "string"){
validate40.errors = [{}];
return false;
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.receiver_legal_name !== undefined){
const _errs46 = errors;
if(typeof data.receiver_legal_name !== "string"){
validate40.errors = [{}];
return false;
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.receiver_address !== undefined){
const _errs48 = errors;
if(typeof data.receiver_address !== "string"){
validate40.errors = [{}];
return false;
}
var valid0 = _errs48 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.receiver_district !== undefined){
const _errs50 = errors;
if(typeof data.receiver_district !== "string"){
validate40.errors = [{}];
return false;
}
var valid0 = _errs50 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.receiver_city !== undefined){
const _errs52 = errors;
if(typeof data.receiver_city !== "string"){
validate40.errors = [{}];
return false;
}
var valid0 = _errs52 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.receiver_phone !== undefined){
const _errs54 = errors;
if(typeof data.receiver_phone !== "string"){
validate40.errors = [{}];
return false;
}
var valid0 = _errs54 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.receiver_activity !== undefined){
const _errs56 = errors;
if(typeof data.receiver_activity !== "string"){
validate40.errors = [{}];
return false;
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.receiver_postalcode !== undefined){
const _errs58 = errors;
if(typeof data.receiver_postalcode !== "string"){
validate40.errors = [{}];
return false;
}
var valid0 = _errs58 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.receiver_state_id !== undefined){
let data29 = data.receiver_state_id;
const _errs60 = errors;
if(!((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29)))){
validate40.errors = [{}];
return false;
}
if(errors === _errs60){
if(typeof data29 == "number"){
if(data29 > 9007199254740991 || isNaN(data29)){
validate40.errors = [{}];
return false;
}
else {
if(data29 < -9007199254740991 || isNaN(data29)){
validate40.errors = [{}];
return false;
}
}
}
}
var valid0 = _errs60 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.receiver_county_id !== undefined){
const _errs62 = errors;
if(typeof data.receiver_county_id !== "string"){
validate40.errors = [{}];
return false;
}
var valid0 = _errs62 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.receiver_country_id !== undefined){
let data31 = data.receiver_country_id;
const _errs64 = errors;
if(!((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31)))){
validate40.errors = [{}];
return false;
}
if(errors === _errs64){
if(typeof data31 == "number"){
if(data31 > 9007199254740991 || isNaN(data31)){
validate40.errors = [{}];
return false;
}
else {
if(data31 < -9007199254740991 || isNaN(data31)){
validate40.errors = [{}];
return false;
}
}
}
}
var valid0 = _errs64 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.receiver_email !== undefined){
const _errs66 = errors;
if(typeof data.receiver_email !== "string"){
validate40.errors = [{}];
return false;
}
var valid0 = _errs66 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.payment_conditions !== undefined){
let data33 = data.payment_conditions;
const _errs68 = errors;
if(errors === _errs68){
if(typeof data33 === "string"){
if(!pattern3.test(data33)){
validate40.errors = [{}];
return false;
}
}
else {
validate40.errors = [{}];
return false;
}
}
var valid0 = _errs68 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seller_id !== undefined){
let data34 = data.seller_id;
const _errs70 = errors;
if(!((typeof data34 == "number") && (!(data34 % 1) && !isNaN(data34)))){
validate40.errors = [{}];
return false;
}
if(errors === _errs70){
if(typeof data34 == "number"){
if(data34 > 9007199254740991 || isNaN(data34)){
validate40.errors = [{}];
return false;
}
else {
if(data34 < -9007199254740991 || isNaN(data34)){
validate40.errors = [{}];
return false;
}
}
}
}
var valid0 = _errs70 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.currency_id !== undefined){
let data35 = data.currency_id;
const _errs72 = errors;
if(errors === _errs72){
if(typeof data35 == "number"){
if(data35 > 9007199254740991 || isNaN(data35)){
validate40.errors = [{}];
return false;
}
else {
if(data35 < -9007199254740991 || isNaN(data35)){
validate40.errors = [{}];
return false;
}
}
}
else {
validate40.errors = [{}];
return false;
}
}
var valid0 = _errs72 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.exchange_rate_value !== undefined){
let data36 = data.exchange_rate_value;
const _errs74 = errors;
if(!((typeof data36 == "number") && (!(data36 % 1) && !isNaN(data36)))){
validate40.errors = [{}];
return false;
}
if(errors === _errs74){
if(typeof data36 == "number"){
if(data36 > 9007199254740991 || isNaN(data36)){
validate40.errors = [{}];
return false;
}
else {
if(data36 < -9007199254740991 || isNaN(data36)){
validate40.errors = [{}];
return false;
}
}
}
}
var valid0 = _errs74 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.service_indicator !== undefined){
let data37 = data.service_indicator;
const _errs76 = errors;
if(!((typeof data37 == "number") && (!(data37 % 1) && !isNaN(data37)))){
validate40.errors = [{}];
return false;
}
if(!(((((data37 === 1) || (data37 === 2)) || (data37 === 3)) || (data37 === 4)) || (data37 === 5))){
validate40.errors = [{}];
return false;
}
var valid0 = _errs76 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sale_modality !== undefined){
let data38 = data.sale_modality;
const _errs78 = errors;
if(!((typeof data38 == "number") && (!(data38 % 1) && !isNaN(data38)))){
validate40.errors = [{}];
return false;
}
if(!(((((data38 === 1) || (data38 === 2)) || (data38 === 3)) || (data38 === 4)) || (data38 === 9))){
validate40.errors = [{}];
return false;
}
var valid0 = _errs78 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sale_clause !== undefined){
let data39 = data.sale_clause;
const _errs80 = errors;
if(!((typeof data39 == "number") && (!(data39 % 1) && !isNaN(data39)))){
validate40.errors = [{}];
return false;
}
if(!(((((((((((((data39 === 1) || (data39 === 2)) || (data39 === 3)) || (data39 === 4)) || (data39 === 5)) || (data39 === 6)) || (data39 === 9)) || (data39 === 10)) || (data39 === 11)) || (data39 === 12)) || (data39 === 17)) || (data39 === 18)) || (data39 === 8))){
validate40.errors = [{}];
return false;
}
var valid0 = _errs80 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.guide_type !== undefined){
let data40 = data.guide_type;
const _errs82 = errors;
if(!((typeof data40 == "number") && (!(data40 % 1) && !isNaN(data40)))){
validate40.errors = [{}];
return false;
}
if(!(((((((((data40 === 1) || (data40 === 2)) || (data40 === 3)) || (data40 === 4)) || (data40 === 5)) || (data40 === 6)) || (data40 === 7)) || (data40 === 8)) || (data40 === 9))){
validate40.errors = [{}];
return false;
}
var valid0 = _errs82 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.transfer_type !== undefined){
let data41 = data.transfer_type;
const _errs84 = errors;
if(!((typeof data41 == "number") && (!(data41 % 1) && !isNaN(data41)))){
validate40.errors = [{}];
return false;
}
if(!(((data41 === 1) || (data41 === 2)) || (data41 === 3))){
validate40.errors = [{}];
return false;
}
var valid0 = _errs84 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.transportation_doc_type !== undefined){
let data42 = data.transportation_doc_type;
const _errs86 = errors;
if(!(typeof data42 == "number")){
validate40.errors = [{}];
return false;
}
if(!(((((((((data42 === 1) || (data42 === 2)) || (data42 === 3)) || (data42 === 4)) || (data42 === 5)) || (data42 === 6)) || (data42 === 7)) || (data42 === 8)) || (data42 === 9))){
validate40.errors = [{}];
return false;
}
var valid0 = _errs86 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.transportation_doc_billing !== undefined){
let data43 = data.transportation_doc_billing;
const _errs88 = errors;
if(!(typeof data43 == "number")){
validate40.errors = [{}];
return false;
}
if(!(((data43 === 1) || (data43 === 2)) || (data43 === 3))){
validate40.errors = [{}];
return false;
}
var valid0 = _errs88 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.branch_office_code !== undefined){
const _errs90 = errors;
if(typeof data.branch_office_code !== "string"){
validate40.errors = [{}];
return false;
}
var valid0 = _errs90 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.observations !== undefined){
const _errs92 = errors;
if(typeof data.observations !== "string"){
validate40.errors = [{}];
return false;
}
var valid0 = _errs92 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.deployment_observations !== undefined){
let data46 = data.deployment_observations;
const _errs94 = errors;
if(!((typeof data46 == "number") && (!(data46 % 1) && !isNaN(data46)))){
validate40.errors = [{}];
return false;
}
if(!((((data46 === 0) || (data46 === 1)) || (data46 === 2)) || (data46 === 3))){
validate40.errors = [{}];
return false;
}
var valid0 = _errs94 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.port_disembarkation !== undefined){
const _errs96 = errors;
if(typeof data.port_disembarkation !== "string"){
validate40.errors = [{}];
return false;
}
var valid0 = _errs96 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.port_embarkation !== undefined){
const _errs98 = errors;
if(typeof data.port_embarkation !== "string"){
validate40.errors = [{}];
return false;
}
var valid0 = _errs98 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gross_weight !== undefined){
const _errs100 = errors;
if(typeof data.gross_weight !== "string"){
validate40.errors = [{}];
return false;
}
var valid0 = _errs100 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.shipping_address !== undefined){
const _errs102 = errors;
if(typeof data.shipping_address !== "string"){
validate40.errors = [{}];
return false;
}
var valid0 = _errs102 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.document_status !== undefined){
let data51 = data.document_status;
const _errs104 = errors;
if(!(typeof data51 == "number")){
validate40.errors = [{}];
return false;
}
if(!((((data51 === 0) || (data51 === 1)) || (data51 === 2)) || (data51 === 3))){
validate40.errors = [{}];
return false;
}
var valid0 = _errs104 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.additional !== undefined){
const _errs106 = errors;
if(!(validate39(data.additional, {instancePath:instancePath+"/additional",parentData:data,parentDataProperty:"additional",rootData}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
var valid0 = _errs106 === errors;
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
validate40.errors = [{}];
return false;
}
}
validate40.errors = vErrors;
return errors === 0;
}

const schema12 = {"type":"object","additionalProperties":false,"required":["quantity","unit_price","total_amount_line"],"properties":{"quantity":{"type":"number","minimum":-9007199254740991,"maximum":9007199254740991,"x-decimals":6},"sku":{"type":"string"},"line_description":{"type":"string","maxLength":100},"unit_price":{"type":"number","minimum":-9007199254740991,"maximum":9007199254740991,"x-decimals":6},"long_description":{"type":"string"},"unit_measure":{"type":"string"},"modifier_amount":{"type":"number","minimum":-9007199254740991,"maximum":9007199254740991},"modifier_percentage":{"type":"number","minimum":-9007199254740991,"maximum":9007199254740991},"total_taxes":{"type":"number","minimum":-9007199254740991,"maximum":9007199254740991},"total_amount_line":{"type":"number","minimum":-9007199254740991,"maximum":9007199254740991},"taxes":{"type":"array","items":{"$ref":"LineTax"}},"additional":{"$ref":"DocumentLineAdditional"}}};

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.tax_type_id === undefined) && (missing0 = "tax_type_id")) || ((data.tax_percentage === undefined) && (missing0 = "tax_percentage"))) || ((data.tax_amount === undefined) && (missing0 = "tax_amount"))){
validate41.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "tax_type_id") || (key0 === "tax_percentage")) || (key0 === "tax_amount"))){
validate41.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.tax_type_id !== undefined){
const _errs2 = errors;
if(typeof data.tax_type_id !== "string"){
validate41.errors = [{}];
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
validate41.errors = [{}];
return false;
}
else {
if(data1 < -9007199254740991 || isNaN(data1)){
validate41.errors = [{}];
return false;
}
}
}
else {
validate41.errors = [{}];
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
validate41.errors = [{}];
return false;
}
else {
if(data2 < -9007199254740991 || isNaN(data2)){
validate41.errors = [{}];
return false;
}
}
}
else {
validate41.errors = [{}];
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
validate41.errors = [{}];
return false;
}
}
validate41.errors = vErrors;
return errors === 0;
}


function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "product_service_identifier") || (key0 === "measure_unit_code"))){
validate42.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.product_service_identifier !== undefined){
const _errs2 = errors;
if(typeof data.product_service_identifier !== "string"){
validate42.errors = [{}];
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
validate42.errors = [{}];
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
validate42.errors = [{}];
return false;
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
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "mx_detail")){
validate43.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.mx_detail !== undefined){
if(!(validate42(data.mx_detail, {instancePath:instancePath+"/mx_detail",parentData:data,parentDataProperty:"mx_detail",rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
}
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
let missing0;
if((((data.quantity === undefined) && (missing0 = "quantity")) || ((data.unit_price === undefined) && (missing0 = "unit_price"))) || ((data.total_amount_line === undefined) && (missing0 = "total_amount_line"))){
validate44.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema12.properties, key0))){
validate44.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.quantity !== undefined){
let data0 = data.quantity;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
validate44.errors = [{}];
return false;
}
else {
if(data0 < -9007199254740991 || isNaN(data0)){
validate44.errors = [{}];
return false;
}
else {
if(!func2(data0, 6)){
validate44.errors = [{}];
return false;
}
}
}
}
else {
validate44.errors = [{}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sku !== undefined){
const _errs4 = errors;
if(typeof data.sku !== "string"){
validate44.errors = [{}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.line_description !== undefined){
let data2 = data.line_description;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func1(data2) > 100){
validate44.errors = [{}];
return false;
}
}
else {
validate44.errors = [{}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unit_price !== undefined){
let data3 = data.unit_price;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 == "number"){
if(data3 > 9007199254740991 || isNaN(data3)){
validate44.errors = [{}];
return false;
}
else {
if(data3 < -9007199254740991 || isNaN(data3)){
validate44.errors = [{}];
return false;
}
else {
if(!func2(data3, 6)){
validate44.errors = [{}];
return false;
}
}
}
}
else {
validate44.errors = [{}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.long_description !== undefined){
const _errs10 = errors;
if(typeof data.long_description !== "string"){
validate44.errors = [{}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unit_measure !== undefined){
const _errs12 = errors;
if(typeof data.unit_measure !== "string"){
validate44.errors = [{}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.modifier_amount !== undefined){
let data6 = data.modifier_amount;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data6 == "number"){
if(data6 > 9007199254740991 || isNaN(data6)){
validate44.errors = [{}];
return false;
}
else {
if(data6 < -9007199254740991 || isNaN(data6)){
validate44.errors = [{}];
return false;
}
}
}
else {
validate44.errors = [{}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.modifier_percentage !== undefined){
let data7 = data.modifier_percentage;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data7 == "number"){
if(data7 > 9007199254740991 || isNaN(data7)){
validate44.errors = [{}];
return false;
}
else {
if(data7 < -9007199254740991 || isNaN(data7)){
validate44.errors = [{}];
return false;
}
}
}
else {
validate44.errors = [{}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total_taxes !== undefined){
let data8 = data.total_taxes;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data8 == "number"){
if(data8 > 9007199254740991 || isNaN(data8)){
validate44.errors = [{}];
return false;
}
else {
if(data8 < -9007199254740991 || isNaN(data8)){
validate44.errors = [{}];
return false;
}
}
}
else {
validate44.errors = [{}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total_amount_line !== undefined){
let data9 = data.total_amount_line;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data9 == "number"){
if(data9 > 9007199254740991 || isNaN(data9)){
validate44.errors = [{}];
return false;
}
else {
if(data9 < -9007199254740991 || isNaN(data9)){
validate44.errors = [{}];
return false;
}
}
}
else {
validate44.errors = [{}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.taxes !== undefined){
let data10 = data.taxes;
const _errs22 = errors;
if(errors === _errs22){
if(Array.isArray(data10)){
var valid1 = true;
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
const _errs24 = errors;
if(!(validate41(data10[i0], {instancePath:instancePath+"/taxes/" + i0,parentData:data10,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var valid1 = _errs24 === errors;
if(!valid1){
break;
}
}
}
else {
validate44.errors = [{}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.additional !== undefined){
const _errs25 = errors;
if(!(validate43(data.additional, {instancePath:instancePath+"/additional",parentData:data,parentDataProperty:"additional",rootData}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
var valid0 = _errs25 === errors;
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((((((((key0 === "reference_paid_amount") || (key0 === "reference_total_invoice_amount")) || (key0 === "reference_paid_date")) || (key0 === "reference_payment_id")) || (key0 === "pe_reference_taxbureau_retention_amount")) || (key0 === "pe_reference_taxbureau_retention_date")) || (key0 === "calculation_rate")) || (key0 === "currency_id"))){
validate45.errors = [{}];
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
validate45.errors = [{}];
return false;
}
else {
if(data0 < -9007199254740991 || isNaN(data0)){
validate45.errors = [{}];
return false;
}
}
}
else {
validate45.errors = [{}];
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
validate45.errors = [{}];
return false;
}
else {
if(data1 < -9007199254740991 || isNaN(data1)){
validate45.errors = [{}];
return false;
}
}
}
else {
validate45.errors = [{}];
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
if(!pattern5.test(data2)){
validate45.errors = [{}];
return false;
}
else {
if(!(formats2.validate(data2))){
validate45.errors = [{}];
return false;
}
}
}
else {
validate45.errors = [{}];
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
validate45.errors = [{}];
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
validate45.errors = [{}];
return false;
}
else {
if(data4 < -9007199254740991 || isNaN(data4)){
validate45.errors = [{}];
return false;
}
}
}
else {
validate45.errors = [{}];
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
if(!pattern5.test(data5)){
validate45.errors = [{}];
return false;
}
else {
if(!(formats2.validate(data5))){
validate45.errors = [{}];
return false;
}
}
}
else {
validate45.errors = [{}];
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
validate45.errors = [{}];
return false;
}
else {
if(data6 < -9007199254740991 || isNaN(data6)){
validate45.errors = [{}];
return false;
}
}
}
else {
validate45.errors = [{}];
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
validate45.errors = [{}];
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
validate45.errors = [{}];
return false;
}
}
validate45.errors = vErrors;
return errors === 0;
}


function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "pe_retention_details")){
validate46.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.pe_retention_details !== undefined){
if(!(validate45(data.pe_retention_details, {instancePath:instancePath+"/pe_retention_details",parentData:data,parentDataProperty:"pe_retention_details",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
}
}
}
else {
validate46.errors = [{}];
return false;
}
}
validate46.errors = vErrors;
return errors === 0;
}


function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate47.errors = [{}];
return false;
}
}
var _valid0 = _errs4 === errors;
valid1 = _valid0;
}
if(!valid1){
(vErrors ??= []).push({});
errors++;
validate47.errors = vErrors;
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
validate47.errors = [{}];
return false;
}
}
var _valid1 = _errs8 === errors;
valid3 = _valid1;
}
if(!valid3){
(vErrors ??= []).push({});
errors++;
validate47.errors = vErrors;
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
validate47.errors = [{}];
return false;
}
}
var _valid2 = _errs13 === errors;
valid5 = _valid2;
}
if(!valid5){
(vErrors ??= []).push({});
errors++;
validate47.errors = vErrors;
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
validate47.errors = [{}];
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
validate47.errors = vErrors;
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
validate47.errors = [{}];
return false;
}
else {
const _errs20 = errors;
for(const key0 in data){
if(!((((((((key0 === "document_type_id") || (key0 === "reference_type")) || (key0 === "reference_number")) || (key0 === "reference_document_id")) || (key0 === "reference_code")) || (key0 === "description")) || (key0 === "reference_date")) || (key0 === "additional"))){
validate47.errors = [{}];
return false;
break;
}
}
if(_errs20 === errors){
if(data.document_type_id !== undefined){
let data6 = data.document_type_id;
const _errs21 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate47.errors = [{}];
return false;
}
if(errors === _errs21){
if(typeof data6 == "number"){
if(data6 > 9007199254740991 || isNaN(data6)){
validate47.errors = [{}];
return false;
}
else {
if(data6 < -9007199254740991 || isNaN(data6)){
validate47.errors = [{}];
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
validate47.errors = [{}];
return false;
}
if(!(((((((((((((((data7 === 801) || (data7 === 802)) || (data7 === 803)) || (data7 === 804)) || (data7 === 805)) || (data7 === 806)) || (data7 === 807)) || (data7 === 808)) || (data7 === 809)) || (data7 === 810)) || (data7 === 811)) || (data7 === 812)) || (data7 === 813)) || (data7 === 814)) || (data7 === 815))){
validate47.errors = [{}];
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
validate47.errors = [{}];
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
validate47.errors = [{}];
return false;
}
if(errors === _errs27){
if(typeof data9 == "number"){
if(data9 > 9007199254740991 || isNaN(data9)){
validate47.errors = [{}];
return false;
}
else {
if(data9 < -9007199254740991 || isNaN(data9)){
validate47.errors = [{}];
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
validate47.errors = [{}];
return false;
}
if(!(((((((data10 === 1) || (data10 === 2)) || (data10 === 3)) || (data10 === 4)) || (data10 === 5)) || (data10 === 6)) || (data10 === 7))){
validate47.errors = [{}];
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
validate47.errors = [{}];
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
if(!pattern5.test(data12)){
validate47.errors = [{}];
return false;
}
else {
if(!(formats2.validate(data12))){
validate47.errors = [{}];
return false;
}
}
}
else {
validate47.errors = [{}];
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
if(!(validate46(data.additional, {instancePath:instancePath+"/additional",parentData:data,parentDataProperty:"additional",rootData}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
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
let missing0;
if((((data.discount_surcharge_code === undefined) && (missing0 = "discount_surcharge_code")) || ((data.discount_surcharge_value === undefined) && (missing0 = "discount_surcharge_value"))) || ((data.discount_surcharge_type === undefined) && (missing0 = "discount_surcharge_type"))){
validate48.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "discount_surcharge_code") || (key0 === "discount_surcharge_value")) || (key0 === "discount_surcharge_type"))){
validate48.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.discount_surcharge_code !== undefined){
let data0 = data.discount_surcharge_code;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate48.errors = [{}];
return false;
}
if(!((((data0 === "DA") || (data0 === "DE")) || (data0 === "RA")) || (data0 === "RE"))){
validate48.errors = [{}];
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
validate48.errors = [{}];
return false;
}
else {
if(data1 < -9007199254740991 || isNaN(data1)){
validate48.errors = [{}];
return false;
}
}
}
else {
validate48.errors = [{}];
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
validate48.errors = [{}];
return false;
}
if(!((data2 === "$") || (data2 === "%"))){
validate48.errors = [{}];
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.net_amount === undefined) && (missing0 = "net_amount")) || ((data.total_amount === undefined) && (missing0 = "total_amount"))){
validate49.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "vat_credit_construction_company") || (key0 === "net_amount")) || (key0 === "taxes_amount")) || (key0 === "total_amount"))){
validate49.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.vat_credit_construction_company !== undefined){
let data0 = data.vat_credit_construction_company;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
validate49.errors = [{}];
return false;
}
else {
if(data0 < -9007199254740991 || isNaN(data0)){
validate49.errors = [{}];
return false;
}
}
}
else {
validate49.errors = [{}];
return false;
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
if(errors === _errs4){
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
validate49.errors = [{}];
return false;
}
else {
if(data1 < -9007199254740991 || isNaN(data1)){
validate49.errors = [{}];
return false;
}
}
}
else {
validate49.errors = [{}];
return false;
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
if(errors === _errs6){
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
validate49.errors = [{}];
return false;
}
else {
if(data2 < -9007199254740991 || isNaN(data2)){
validate49.errors = [{}];
return false;
}
}
}
else {
validate49.errors = [{}];
return false;
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
if(errors === _errs8){
if(typeof data3 == "number"){
if(data3 > 9007199254740991 || isNaN(data3)){
validate49.errors = [{}];
return false;
}
else {
if(data3 < -9007199254740991 || isNaN(data3)){
validate49.errors = [{}];
return false;
}
}
}
else {
validate49.errors = [{}];
return false;
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
validate49.errors = [{}];
return false;
}
}
validate49.errors = vErrors;
return errors === 0;
}

const pattern6 = new RegExp("^[A-Za-z0-9+/]*={0,2}$", "u");

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "document_xml") || (key0 === "document_cdr")) || (key0 === "document_cdr_filename")) || (key0 === "document_pdf")) || (key0 === "stamp_img")) || (key0 === "document_transfer_copy_pdf"))){
validate50.errors = [{}];
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
if(!pattern6.test(data0)){
validate50.errors = [{}];
return false;
}
else {
if(!func3(data0, true)){
validate50.errors = [{}];
return false;
}
}
}
else {
validate50.errors = [{}];
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
if(!pattern6.test(data1)){
validate50.errors = [{}];
return false;
}
else {
if(!func3(data1, true)){
validate50.errors = [{}];
return false;
}
}
}
else {
validate50.errors = [{}];
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
validate50.errors = [{}];
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
if(!pattern6.test(data3)){
validate50.errors = [{}];
return false;
}
else {
if(!func3(data3, true)){
validate50.errors = [{}];
return false;
}
}
}
else {
validate50.errors = [{}];
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
if(!pattern6.test(data4)){
validate50.errors = [{}];
return false;
}
else {
if(!func3(data4, true)){
validate50.errors = [{}];
return false;
}
}
}
else {
validate50.errors = [{}];
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
if(!pattern6.test(data5)){
validate50.errors = [{}];
return false;
}
else {
if(!func3(data5, true)){
validate50.errors = [{}];
return false;
}
}
}
else {
validate50.errors = [{}];
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
validate50.errors = [{}];
return false;
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
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "payment_url")){
validate51.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.payment_url !== undefined){
if(typeof data.payment_url !== "string"){
validate51.errors = [{}];
return false;
}
}
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
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "status") || (key0 === "error_message"))){
validate52.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate52.errors = [{}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
validate52.errors = [{}];
return false;
}
else {
if(data0 < -9007199254740991 || isNaN(data0)){
validate52.errors = [{}];
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
validate52.errors = [{}];
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.at === undefined) && (missing0 = "at")) || ((data.by === undefined) && (missing0 = "by"))) || ((data.to === undefined) && (missing0 = "to"))){
validate53.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "at") || (key0 === "by")) || (key0 === "from")) || (key0 === "to"))){
validate53.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.at !== undefined){
let data0 = data.at;
const _errs2 = errors;
if(errors === _errs2){
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern2.test(data0)){
validate53.errors = [{}];
return false;
}
else {
if(!(formats1.validate(data0))){
validate53.errors = [{}];
return false;
}
}
}
else {
validate53.errors = [{}];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.by !== undefined){
const _errs4 = errors;
if(typeof data.by !== "string"){
validate53.errors = [{}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.from !== undefined){
let data2 = data.from;
const _errs6 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate53.errors = [{}];
return false;
}
if(!(((data2 === 0) || (data2 === 1)) || (data2 === 2))){
validate53.errors = [{}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.to !== undefined){
let data3 = data.to;
const _errs8 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate53.errors = [{}];
return false;
}
if(!(((data3 === 0) || (data3 === 1)) || (data3 === 2))){
validate53.errors = [{}];
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
}
else {
validate53.errors = [{}];
return false;
}
}
validate53.errors = vErrors;
return errors === 0;
}


function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.document_status === undefined) && (missing0 = "document_status")) || ((data.header === undefined) && (missing0 = "header"))) || ((data.details === undefined) && (missing0 = "details"))) || ((data.totals === undefined) && (missing0 = "totals"))){
validate54.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema6.properties, key0))){
validate54.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.document_id !== undefined){
let data0 = data.document_id;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate54.errors = [{}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
validate54.errors = [{}];
return false;
}
else {
if(data0 < -9007199254740991 || isNaN(data0)){
validate54.errors = [{}];
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
validate54.errors = [{}];
return false;
}
if(!(((data1 === 0) || (data1 === 1)) || (data1 === 2))){
validate54.errors = [{}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.options !== undefined){
const _errs6 = errors;
if(!(validate15(data.options, {instancePath:instancePath+"/options",parentData:data,parentDataProperty:"options",rootData}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
const _errs7 = errors;
if(!(validate40(data.header, {instancePath:instancePath+"/header",parentData:data,parentDataProperty:"header",rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.details !== undefined){
let data4 = data.details;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data4)){
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors;
if(!(validate44(data4[i0], {instancePath:instancePath+"/details/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
errors = vErrors.length;
}
var valid1 = _errs10 === errors;
if(!valid1){
break;
}
}
}
else {
validate54.errors = [{}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.references !== undefined){
let data6 = data.references;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data6)){
var valid2 = true;
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
const _errs13 = errors;
if(!(validate47(data6[i1], {instancePath:instancePath+"/references/" + i1,parentData:data6,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
var valid2 = _errs13 === errors;
if(!valid2){
break;
}
}
}
else {
validate54.errors = [{}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.globals_discounts_surcharges !== undefined){
let data8 = data.globals_discounts_surcharges;
const _errs14 = errors;
if(errors === _errs14){
if(Array.isArray(data8)){
var valid3 = true;
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
const _errs16 = errors;
if(!(validate48(data8[i2], {instancePath:instancePath+"/globals_discounts_surcharges/" + i2,parentData:data8,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
var valid3 = _errs16 === errors;
if(!valid3){
break;
}
}
}
else {
validate54.errors = [{}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.totals !== undefined){
const _errs17 = errors;
if(!(validate49(data.totals, {instancePath:instancePath+"/totals",parentData:data,parentDataProperty:"totals",rootData}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
errors = vErrors.length;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.electronic_document !== undefined){
const _errs18 = errors;
if(!(validate50(data.electronic_document, {instancePath:instancePath+"/electronic_document",parentData:data,parentDataProperty:"electronic_document",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.payment_link !== undefined){
const _errs19 = errors;
if(!(validate51(data.payment_link, {instancePath:instancePath+"/payment_link",parentData:data,parentDataProperty:"payment_link",rootData}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs20 = errors;
if(!(validate52(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.history !== undefined){
let data14 = data.history;
const _errs21 = errors;
if(errors === _errs21){
if(Array.isArray(data14)){
var valid4 = true;
const len3 = data14.length;
for(let i3=0; i3<len3; i3++){
const _errs23 = errors;
if(!(validate53(data14[i3], {instancePath:instancePath+"/history/" + i3,parentData:data14,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid4 = _errs23 === errors;
if(!valid4){
break;
}
}
}
else {
validate54.errors = [{}];
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.warnings !== undefined){
const _errs24 = errors;
if(!(validate3(data.warnings, {instancePath:instancePath+"/warnings",parentData:data,parentDataProperty:"warnings",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid0 = _errs24 === errors;
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
}
}
}
}
else {
validate54.errors = [{}];
return false;
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
if((data.items === undefined) && (missing0 = "items")){
validate55.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "items") || (key0 === "next_cursor"))){
validate55.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.items !== undefined){
let data0 = data.items;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate54(data0[i0], {instancePath:instancePath+"/items/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate55.errors = [{}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.next_cursor !== undefined){
const _errs5 = errors;
if(typeof data.next_cursor !== "string"){
validate55.errors = [{}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
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
let missing0;
if((((data.rule === undefined) && (missing0 = "rule")) || ((data.code === undefined) && (missing0 = "code"))) || ((data.message === undefined) && (missing0 = "message"))){
validate56.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "pointer") || (key0 === "parameter")) || (key0 === "rule")) || (key0 === "code")) || (key0 === "message"))){
validate56.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.pointer !== undefined){
const _errs2 = errors;
if(typeof data.pointer !== "string"){
validate56.errors = [{}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parameter !== undefined){
const _errs4 = errors;
if(typeof data.parameter !== "string"){
validate56.errors = [{}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rule !== undefined){
const _errs6 = errors;
if(typeof data.rule !== "string"){
validate56.errors = [{}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
const _errs8 = errors;
if(typeof data.code !== "string"){
validate56.errors = [{}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs10 = errors;
if(typeof data.message !== "string"){
validate56.errors = [{}];
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.instance === undefined) && (missing0 = "instance"))){
validate57.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((((key0 === "type") || (key0 === "title")) || (key0 === "status")) || (key0 === "detail")) || (key0 === "instance")) || (key0 === "errors")) || (key0 === "truncated")) || (key0 === "result"))){
validate57.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if(typeof data.type !== "string"){
validate57.errors = [{}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
const _errs4 = errors;
if(typeof data.title !== "string"){
validate57.errors = [{}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data2 = data.status;
const _errs6 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate57.errors = [{}];
return false;
}
if(errors === _errs6){
if(typeof data2 == "number"){
if(data2 > 599 || isNaN(data2)){
validate57.errors = [{}];
return false;
}
else {
if(data2 < 400 || isNaN(data2)){
validate57.errors = [{}];
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
if(data.detail !== undefined){
const _errs8 = errors;
if(typeof data.detail !== "string"){
validate57.errors = [{}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instance !== undefined){
const _errs10 = errors;
if(typeof data.instance !== "string"){
validate57.errors = [{}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errors !== undefined){
let data5 = data.errors;
const _errs12 = errors;
if(errors === _errs12){
if(Array.isArray(data5)){
if(data5.length > 100){
validate57.errors = [{}];
return false;
}
else {
var valid1 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
const _errs14 = errors;
if(!(validate56(data5[i0], {instancePath:instancePath+"/errors/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
var valid1 = _errs14 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate57.errors = [{}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.truncated !== undefined){
const _errs15 = errors;
if(typeof data.truncated !== "boolean"){
validate57.errors = [{}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs17 = errors;
if(!(validate52(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length;
}
var valid0 = _errs17 === errors;
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
validate57.errors = [{}];
return false;
}
}
validate57.errors = vErrors;
return errors === 0;
}


function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.access_token === undefined) && (missing0 = "access_token")) || ((data.token_type === undefined) && (missing0 = "token_type"))) || ((data.expires_in === undefined) && (missing0 = "expires_in"))){
validate58.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "access_token") || (key0 === "token_type")) || (key0 === "expires_in")) || (key0 === "account_id"))){
validate58.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.access_token !== undefined){
const _errs2 = errors;
if(typeof data.access_token !== "string"){
validate58.errors = [{}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.token_type !== undefined){
let data1 = data.token_type;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate58.errors = [{}];
return false;
}
if(!(data1 === "Bearer")){
validate58.errors = [{}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expires_in !== undefined){
let data2 = data.expires_in;
const _errs6 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate58.errors = [{}];
return false;
}
if(errors === _errs6){
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
validate58.errors = [{}];
return false;
}
else {
if(data2 < -9007199254740991 || isNaN(data2)){
validate58.errors = [{}];
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
if(data.account_id !== undefined){
let data3 = data.account_id;
const _errs8 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate58.errors = [{}];
return false;
}
if(errors === _errs8){
if(typeof data3 == "number"){
if(data3 > 9007199254740991 || isNaN(data3)){
validate58.errors = [{}];
return false;
}
else {
if(data3 < -9007199254740991 || isNaN(data3)){
validate58.errors = [{}];
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
validate58.errors = [{}];
return false;
}
}
validate58.errors = vErrors;
return errors === 0;
}

const schema13 = {"type":"object","additionalProperties":false,"required":["webhook_delivery_id","account_id","webhook_subscription_id","event_id","message_id","state","attempts","created_at"],"properties":{"webhook_delivery_id":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"account_id":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"webhook_subscription_id":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"event_id":{"type":"string","enum":["ACCOUNT.CERTIFICATIONUPDATE"]},"message_id":{"type":"string"},"state":{"type":"string","enum":["pending","delivered","failed"]},"attempts":{"type":"integer","minimum":0,"maximum":9007199254740991},"created_at":{"type":"string","format":"date-time","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,9})?([Zz]|[+-][0-9]{2}:[0-9]{2})$"},"next_attempt_at":{"type":"string","format":"date-time","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,9})?([Zz]|[+-][0-9]{2}:[0-9]{2})$"},"last_attempt_at":{"type":"string","format":"date-time","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,9})?([Zz]|[+-][0-9]{2}:[0-9]{2})$"},"response_status":{"type":"integer","minimum":100,"maximum":999},"failure":{"type":"string","enum":["refused","gone","not-connected","timed-out","name-unknown","address-refused","url","subscription-deleted","subscription-disabled","internal"]}}};

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.webhook_delivery_id === undefined) && (missing0 = "webhook_delivery_id")) || ((data.account_id === undefined) && (missing0 = "account_id"))) || ((data.webhook_subscription_id === undefined) && (missing0 = "webhook_subscription_id"))) || ((data.event_id === undefined) && (missing0 = "event_id"))) || ((data.message_id === undefined) && (missing0 = "message_id"))) || ((data.state === undefined) && (missing0 = "state"))) || ((data.attempts === undefined) && (missing0 = "attempts"))) || ((data.created_at === undefined) && (missing0 = "created_at"))){
validate59.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema13.properties, key0))){
validate59.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.webhook_delivery_id !== undefined){
let data0 = data.webhook_delivery_id;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate59.errors = [{}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
validate59.errors = [{}];
return false;
}
else {
if(data0 < -9007199254740991 || isNaN(data0)){
validate59.errors = [{}];
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
if(data.account_id !== undefined){
let data1 = data.account_id;
const _errs4 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate59.errors = [{}];
return false;
}
if(errors === _errs4){
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
validate59.errors = [{}];
return false;
}
else {
if(data1 < -9007199254740991 || isNaN(data1)){
validate59.errors = [{}];
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
if(data.webhook_subscription_id !== undefined){
let data2 = data.webhook_subscription_id;
const _errs6 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate59.errors = [{}];
return false;
}
if(errors === _errs6){
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
validate59.errors = [{}];
return false;
}
else {
if(data2 < -9007199254740991 || isNaN(data2)){
validate59.errors = [{}];
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
if(data.event_id !== undefined){
let data3 = data.event_id;
const _errs8 = errors;
if(typeof data3 !== "string"){
validate59.errors = [{}];
return false;
}
if(!(data3 === "ACCOUNT.CERTIFICATIONUPDATE")){
validate59.errors = [{}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message_id !== undefined){
const _errs10 = errors;
if(typeof data.message_id !== "string"){
validate59.errors = [{}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined){
let data5 = data.state;
const _errs12 = errors;
if(typeof data5 !== "string"){
validate59.errors = [{}];
return false;
}
if(!(((data5 === "pending") || (data5 === "delivered")) || (data5 === "failed"))){
validate59.errors = [{}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attempts !== undefined){
let data6 = data.attempts;
const _errs14 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate59.errors = [{}];
return false;
}
if(errors === _errs14){
if(typeof data6 == "number"){
if(data6 > 9007199254740991 || isNaN(data6)){
validate59.errors = [{}];
return false;
}
else {
if(data6 < 0 || isNaN(data6)){
validate59.errors = [{}];
return false;
}
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data7 = data.created_at;
const _errs16 = errors;
if(errors === _errs16){
if(errors === _errs16){
if(typeof data7 === "string"){
if(!pattern2.test(data7)){
validate59.errors = [{}];
return false;
}
else {
if(!(formats1.validate(data7))){
validate59.errors = [{}];
return false;
}
}
}
else {
validate59.errors = [{}];
return false;
}
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.next_attempt_at !== undefined){
let data8 = data.next_attempt_at;
const _errs18 = errors;
if(errors === _errs18){
if(errors === _errs18){
if(typeof data8 === "string"){
if(!pattern2.test(data8)){
validate59.errors = [{}];
return false;
}
else {
if(!(formats1.validate(data8))){
validate59.errors = [{}];
return false;
}
}
}
else {
validate59.errors = [{}];
return false;
}
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_attempt_at !== undefined){
let data9 = data.last_attempt_at;
const _errs20 = errors;
if(errors === _errs20){
if(errors === _errs20){
if(typeof data9 === "string"){
if(!pattern2.test(data9)){
validate59.errors = [{}];
return false;
}
else {
if(!(formats1.validate(data9))){
validate59.errors = [{}];
return false;
}
}
}
else {
validate59.errors = [{}];
return false;
}
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.response_status !== undefined){
let data10 = data.response_status;
const _errs22 = errors;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
validate59.errors = [{}];
return false;
}
if(errors === _errs22){
if(typeof data10 == "number"){
if(data10 > 999 || isNaN(data10)){
validate59.errors = [{}];
return false;
}
else {
if(data10 < 100 || isNaN(data10)){
validate59.errors = [{}];
return false;
}
}
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.failure !== undefined){
let data11 = data.failure;
const _errs24 = errors;
if(typeof data11 !== "string"){
validate59.errors = [{}];
return false;
}
if(!((((((((((data11 === "refused") || (data11 === "gone")) || (data11 === "not-connected")) || (data11 === "timed-out")) || (data11 === "name-unknown")) || (data11 === "address-refused")) || (data11 === "url")) || (data11 === "subscription-deleted")) || (data11 === "subscription-disabled")) || (data11 === "internal"))){
validate59.errors = [{}];
return false;
}
var valid0 = _errs24 === errors;
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
}
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
let missing0;
if((data.items === undefined) && (missing0 = "items")){
validate60.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "items") || (key0 === "next_cursor"))){
validate60.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.items !== undefined){
let data0 = data.items;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate59(data0[i0], {instancePath:instancePath+"/items/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate60.errors = [{}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.next_cursor !== undefined){
const _errs5 = errors;
if(typeof data.next_cursor !== "string"){
validate60.errors = [{}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
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

const formats3 = formats.uri;
const pattern7 = new RegExp("^[Hh][Tt][Tt][Pp][Ss]?://([A-Za-z0-9._~!$&'()*+,;=:%-]{1,512}@)?([A-Za-z0-9._~-]{1,253}|\\[[0-9A-Fa-f:.]{2,45}\\])(:[0-9]{1,5})?([/?#][A-Za-z0-9._~:/?#@!$&'()*+,;=%-]*)?$", "u");

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.webhook_subscription_id === undefined) && (missing0 = "webhook_subscription_id")) || ((data.account_id === undefined) && (missing0 = "account_id"))){
validate61.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((((key0 === "webhook_subscription_id") || (key0 === "account_id")) || (key0 === "callback_url")) || (key0 === "callback_username")) || (key0 === "event_id")) || (key0 === "signing_secret")) || (key0 === "disabled_at")) || (key0 === "warnings"))){
validate61.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.webhook_subscription_id !== undefined){
let data0 = data.webhook_subscription_id;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate61.errors = [{}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
validate61.errors = [{}];
return false;
}
else {
if(data0 < -9007199254740991 || isNaN(data0)){
validate61.errors = [{}];
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
if(data.account_id !== undefined){
let data1 = data.account_id;
const _errs4 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate61.errors = [{}];
return false;
}
if(errors === _errs4){
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
validate61.errors = [{}];
return false;
}
else {
if(data1 < -9007199254740991 || isNaN(data1)){
validate61.errors = [{}];
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
if(data.callback_url !== undefined){
let data2 = data.callback_url;
const _errs6 = errors;
if(errors === _errs6){
if(errors === _errs6){
if(typeof data2 === "string"){
if(!pattern7.test(data2)){
validate61.errors = [{}];
return false;
}
else {
if(!(formats3(data2))){
validate61.errors = [{}];
return false;
}
}
}
else {
validate61.errors = [{}];
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
if(data.callback_username !== undefined){
const _errs8 = errors;
if(typeof data.callback_username !== "string"){
validate61.errors = [{}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event_id !== undefined){
let data4 = data.event_id;
const _errs10 = errors;
if(typeof data4 !== "string"){
validate61.errors = [{}];
return false;
}
if(!(data4 === "ACCOUNT.CERTIFICATIONUPDATE")){
validate61.errors = [{}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.signing_secret !== undefined){
const _errs12 = errors;
if(typeof data.signing_secret !== "string"){
validate61.errors = [{}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled_at !== undefined){
let data6 = data.disabled_at;
const _errs14 = errors;
if(errors === _errs14){
if(errors === _errs14){
if(typeof data6 === "string"){
if(!pattern2.test(data6)){
validate61.errors = [{}];
return false;
}
else {
if(!(formats1.validate(data6))){
validate61.errors = [{}];
return false;
}
}
}
else {
validate61.errors = [{}];
return false;
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.warnings !== undefined){
const _errs16 = errors;
if(!(validate3(data.warnings, {instancePath:instancePath+"/warnings",parentData:data,parentDataProperty:"warnings",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
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
validate61.errors = [{}];
return false;
}
}
validate61.errors = vErrors;
return errors === 0;
}


function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.items === undefined) && (missing0 = "items")){
validate62.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "items") || (key0 === "next_cursor"))){
validate62.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.items !== undefined){
let data0 = data.items;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate61(data0[i0], {instancePath:instancePath+"/items/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate62.errors = [{}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.next_cursor !== undefined){
const _errs5 = errors;
if(typeof data.next_cursor !== "string"){
validate62.errors = [{}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate62.errors = [{}];
return false;
}
}
validate62.errors = vErrors;
return errors === 0;
}

