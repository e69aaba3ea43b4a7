// Generated; do not edit. Why a body is not a customer-supplier-update: every error, at most 100.
import { explainWith } from "./runtime/explain.js";

const tables = {"rules":{"DueDays#/allOf/0":"terms.due-days"},"named":{"terms.due-days":{"message":"Due days are whole numbers with one comma between each two, such as 0,30,60; take out the comma that has no number beside it."}},"titles":{},"members":{"CustomerSupplierUpdate#":["account_id","name","is_customer","is_supplier","responsible_user_id","payment_term","contacts","invoicing_details","additional"],"Contact#":["first_name","last_name","phone","email"],"InvoicingDetails#":["country_id","tax_id_type","tax_id_code","legal_name","address","district","city","business_activity","phone","postal_code"],"CustomerSupplierAdditional#":["data_name_1","data_name_2","data_name_3","data_name_4","data_name_5","data_value_1","data_value_2","data_value_3","data_value_4","data_value_5"]}};

const judge = (validate) => {
  const explanation = (body) => explainWith(validate, body, tables, 400);
  return { explanation, explain: (body) => explanation(body).refusals };
};

export const { explanation, explain } = judge(validate4);

export const variants = {
};

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
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate1.errors = vErrors;
return errors === 0;
}
function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate2.errors = vErrors;
return errors === 0;
}
function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate3.errors = vErrors;
return errors === 0;
}
const pattern1 = new RegExp("^[0-9][0-9,]*$", "u");
function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors < 400){
if(!(validate0(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.account_id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"CustomerSupplierUpdate#/required",keyword:"required",params:{missingProperty: "account_id"}});
errors++;
}
if(data.name === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"CustomerSupplierUpdate#/required",keyword:"required",params:{missingProperty: "name"}});
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
switch(key0.length){
case 10:switch(key0){case "account_id":case "additional":continue;}break;
case 4:switch(key0){case "name":continue;}break;
case 11:switch(key0){case "is_customer":case "is_supplier":continue;}break;
case 19:switch(key0){case "responsible_user_id":continue;}break;
case 12:switch(key0){case "payment_term":continue;}break;
case 8:switch(key0){case "contacts":continue;}break;
case 17:switch(key0){case "invoicing_details":continue;}break;
}
(vErrors ??= []).push({instancePath,schemaPath:"CustomerSupplierUpdate#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
if(data.account_id !== undefined){
let data0 = data.account_id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/account_id",schemaPath:"CustomerSupplierUpdate#/properties/account_id/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/account_id",schemaPath:"CustomerSupplierUpdate#/properties/account_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data0 < -9007199254740991 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/account_id",schemaPath:"CustomerSupplierUpdate#/properties/account_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"CustomerSupplierUpdate#/properties/name/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.is_customer !== undefined){
if(typeof data.is_customer !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_customer",schemaPath:"CustomerSupplierUpdate#/properties/is_customer/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.is_supplier !== undefined){
if(typeof data.is_supplier !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_supplier",schemaPath:"CustomerSupplierUpdate#/properties/is_supplier/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.responsible_user_id !== undefined){
let data4 = data.responsible_user_id;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
(vErrors ??= []).push({instancePath:instancePath+"/responsible_user_id",schemaPath:"CustomerSupplierUpdate#/properties/responsible_user_id/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data4 == "number"){
if(data4 > 9007199254740991 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/responsible_user_id",schemaPath:"CustomerSupplierUpdate#/properties/responsible_user_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data4 < -9007199254740991 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/responsible_user_id",schemaPath:"CustomerSupplierUpdate#/properties/responsible_user_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
}
if(data.payment_term !== undefined){
let data5 = data.payment_term;
if(typeof data5 === "string"){
if(!pattern1.test(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_term",schemaPath:"CustomerSupplierUpdate#/properties/payment_term/pattern",keyword:"pattern",params:{pattern: "^[0-9][0-9,]*$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_term",schemaPath:"CustomerSupplierUpdate#/properties/payment_term/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.contacts !== undefined){
let data6 = data.contacts;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0, i0_=errors; i0<len0 && errors-i0_<400; i0++){
if(errors < 400){
if(!(validate1(data6[i0], {instancePath:instancePath+"/contacts/" + i0,parentData:data6,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/contacts",schemaPath:"CustomerSupplierUpdate#/properties/contacts/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.invoicing_details !== undefined){
let data8 = data.invoicing_details;
if(Array.isArray(data8)){
const len1 = data8.length;
for(let i1=0, i1_=errors; i1<len1 && errors-i1_<400; i1++){
if(errors < 400){
if(!(validate2(data8[i1], {instancePath:instancePath+"/invoicing_details/" + i1,parentData:data8,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/invoicing_details",schemaPath:"CustomerSupplierUpdate#/properties/invoicing_details/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.additional !== undefined){
if(errors < 400){
if(!(validate3(data.additional, {instancePath:instancePath+"/additional",parentData:data,parentDataProperty:"additional",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"CustomerSupplierUpdate#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}
