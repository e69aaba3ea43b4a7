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

const schema0 = {"type":"object","additionalProperties":false,"required":["account_id","name"],"properties":{"account_id":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"name":{"type":"string"},"is_customer":{"type":"boolean"},"is_supplier":{"type":"boolean"},"responsible_user_id":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"payment_term":{"type":"string","pattern":"^[0-9][0-9,]*$"},"contacts":{"type":"array","items":{"$ref":"Contact"}},"invoicing_details":{"type":"array","items":{"$ref":"InvoicingDetails"}},"additional":{"$ref":"CustomerSupplierAdditional"}},"allOf":[{"$ref":"DueDays"}]};
const pattern0 = new RegExp(",,|,$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,schemaPath:"DueDays#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.payment_conditions !== undefined){
let data0 = data.payment_conditions;
const _errs3 = errors;
const _errs4 = errors;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var valid2 = _errs4 === errors;
if(valid2){
const err2 = {instancePath:instancePath+"/payment_conditions",schemaPath:"DueDays#/allOf/0/properties/payment_conditions/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
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
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var valid3 = _errs7 === errors;
if(valid3){
const err4 = {instancePath:instancePath+"/payment_term",schemaPath:"DueDays#/allOf/0/properties/payment_term/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
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
const err0 = {instancePath,schemaPath:"Contact#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.first_name !== undefined){
if(typeof data.first_name !== "string"){
const err1 = {instancePath:instancePath+"/first_name",schemaPath:"Contact#/properties/first_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.last_name !== undefined){
if(typeof data.last_name !== "string"){
const err2 = {instancePath:instancePath+"/last_name",schemaPath:"Contact#/properties/last_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.phone !== undefined){
if(typeof data.phone !== "string"){
const err3 = {instancePath:instancePath+"/phone",schemaPath:"Contact#/properties/phone/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.email !== undefined){
if(typeof data.email !== "string"){
const err4 = {instancePath:instancePath+"/email",schemaPath:"Contact#/properties/email/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"Contact#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}

const schema1 = {"type":"object","additionalProperties":false,"properties":{"country_id":{"type":"string"},"tax_id_type":{"type":"string"},"tax_id_code":{"type":"string"},"legal_name":{"type":"string"},"address":{"type":"string"},"district":{"type":"string"},"city":{"type":"string"},"business_activity":{"type":"string"},"phone":{"type":"string"},"postal_code":{"type":"string"}}};
const func0 = Object.prototype.hasOwnProperty;

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(func0.call(schema1.properties, key0))){
const err0 = {instancePath,schemaPath:"InvoicingDetails#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.country_id !== undefined){
if(typeof data.country_id !== "string"){
const err1 = {instancePath:instancePath+"/country_id",schemaPath:"InvoicingDetails#/properties/country_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.tax_id_type !== undefined){
if(typeof data.tax_id_type !== "string"){
const err2 = {instancePath:instancePath+"/tax_id_type",schemaPath:"InvoicingDetails#/properties/tax_id_type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.tax_id_code !== undefined){
if(typeof data.tax_id_code !== "string"){
const err3 = {instancePath:instancePath+"/tax_id_code",schemaPath:"InvoicingDetails#/properties/tax_id_code/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.legal_name !== undefined){
if(typeof data.legal_name !== "string"){
const err4 = {instancePath:instancePath+"/legal_name",schemaPath:"InvoicingDetails#/properties/legal_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.address !== undefined){
if(typeof data.address !== "string"){
const err5 = {instancePath:instancePath+"/address",schemaPath:"InvoicingDetails#/properties/address/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.district !== undefined){
if(typeof data.district !== "string"){
const err6 = {instancePath:instancePath+"/district",schemaPath:"InvoicingDetails#/properties/district/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.city !== undefined){
if(typeof data.city !== "string"){
const err7 = {instancePath:instancePath+"/city",schemaPath:"InvoicingDetails#/properties/city/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.business_activity !== undefined){
if(typeof data.business_activity !== "string"){
const err8 = {instancePath:instancePath+"/business_activity",schemaPath:"InvoicingDetails#/properties/business_activity/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.phone !== undefined){
if(typeof data.phone !== "string"){
const err9 = {instancePath:instancePath+"/phone",schemaPath:"InvoicingDetails#/properties/phone/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.postal_code !== undefined){
if(typeof data.postal_code !== "string"){
const err10 = {instancePath:instancePath+"/postal_code",schemaPath:"InvoicingDetails#/properties/postal_code/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"InvoicingDetails#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}

const schema2 = {"type":"object","additionalProperties":false,"properties":{"data_name_1":{"type":"string"},"data_name_2":{"type":"string"},"data_name_3":{"type":"string"},"data_name_4":{"type":"string"},"data_name_5":{"type":"string"},"data_value_1":{"type":"string"},"data_value_2":{"type":"string"},"data_value_3":{"type":"string"},"data_value_4":{"type":"string"},"data_value_5":{"type":"string"}}};

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(func0.call(schema2.properties, key0))){
const err0 = {instancePath,schemaPath:"CustomerSupplierAdditional#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.data_name_1 !== undefined){
if(typeof data.data_name_1 !== "string"){
const err1 = {instancePath:instancePath+"/data_name_1",schemaPath:"CustomerSupplierAdditional#/properties/data_name_1/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.data_name_2 !== undefined){
if(typeof data.data_name_2 !== "string"){
const err2 = {instancePath:instancePath+"/data_name_2",schemaPath:"CustomerSupplierAdditional#/properties/data_name_2/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.data_name_3 !== undefined){
if(typeof data.data_name_3 !== "string"){
const err3 = {instancePath:instancePath+"/data_name_3",schemaPath:"CustomerSupplierAdditional#/properties/data_name_3/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.data_name_4 !== undefined){
if(typeof data.data_name_4 !== "string"){
const err4 = {instancePath:instancePath+"/data_name_4",schemaPath:"CustomerSupplierAdditional#/properties/data_name_4/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.data_name_5 !== undefined){
if(typeof data.data_name_5 !== "string"){
const err5 = {instancePath:instancePath+"/data_name_5",schemaPath:"CustomerSupplierAdditional#/properties/data_name_5/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.data_value_1 !== undefined){
if(typeof data.data_value_1 !== "string"){
const err6 = {instancePath:instancePath+"/data_value_1",schemaPath:"CustomerSupplierAdditional#/properties/data_value_1/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.data_value_2 !== undefined){
if(typeof data.data_value_2 !== "string"){
const err7 = {instancePath:instancePath+"/data_value_2",schemaPath:"CustomerSupplierAdditional#/properties/data_value_2/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.data_value_3 !== undefined){
if(typeof data.data_value_3 !== "string"){
const err8 = {instancePath:instancePath+"/data_value_3",schemaPath:"CustomerSupplierAdditional#/properties/data_value_3/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.data_value_4 !== undefined){
if(typeof data.data_value_4 !== "string"){
const err9 = {instancePath:instancePath+"/data_value_4",schemaPath:"CustomerSupplierAdditional#/properties/data_value_4/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.data_value_5 !== undefined){
if(typeof data.data_value_5 !== "string"){
const err10 = {instancePath:instancePath+"/data_value_5",schemaPath:"CustomerSupplierAdditional#/properties/data_value_5/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"CustomerSupplierAdditional#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
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
const err0 = {instancePath,schemaPath:"CustomerSupplierUpdate#/required",keyword:"required",params:{missingProperty: "account_id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"CustomerSupplierUpdate#/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(func0.call(schema0.properties, key0))){
const err2 = {instancePath,schemaPath:"CustomerSupplierUpdate#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.account_id !== undefined){
let data0 = data.account_id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err3 = {instancePath:instancePath+"/account_id",schemaPath:"CustomerSupplierUpdate#/properties/account_id/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/account_id",schemaPath:"CustomerSupplierUpdate#/properties/account_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0 < -9007199254740991 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/account_id",schemaPath:"CustomerSupplierUpdate#/properties/account_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err6 = {instancePath:instancePath+"/name",schemaPath:"CustomerSupplierUpdate#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.is_customer !== undefined){
if(typeof data.is_customer !== "boolean"){
const err7 = {instancePath:instancePath+"/is_customer",schemaPath:"CustomerSupplierUpdate#/properties/is_customer/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.is_supplier !== undefined){
if(typeof data.is_supplier !== "boolean"){
const err8 = {instancePath:instancePath+"/is_supplier",schemaPath:"CustomerSupplierUpdate#/properties/is_supplier/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.responsible_user_id !== undefined){
let data4 = data.responsible_user_id;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err9 = {instancePath:instancePath+"/responsible_user_id",schemaPath:"CustomerSupplierUpdate#/properties/responsible_user_id/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data4 == "number"){
if(data4 > 9007199254740991 || isNaN(data4)){
const err10 = {instancePath:instancePath+"/responsible_user_id",schemaPath:"CustomerSupplierUpdate#/properties/responsible_user_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data4 < -9007199254740991 || isNaN(data4)){
const err11 = {instancePath:instancePath+"/responsible_user_id",schemaPath:"CustomerSupplierUpdate#/properties/responsible_user_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
if(data.payment_term !== undefined){
let data5 = data.payment_term;
if(typeof data5 === "string"){
if(!pattern1.test(data5)){
const err12 = {instancePath:instancePath+"/payment_term",schemaPath:"CustomerSupplierUpdate#/properties/payment_term/pattern",keyword:"pattern",params:{pattern: "^[0-9][0-9,]*$"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/payment_term",schemaPath:"CustomerSupplierUpdate#/properties/payment_term/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
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
const err14 = {instancePath:instancePath+"/contacts",schemaPath:"CustomerSupplierUpdate#/properties/contacts/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
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
const err15 = {instancePath:instancePath+"/invoicing_details",schemaPath:"CustomerSupplierUpdate#/properties/invoicing_details/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
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
const err16 = {instancePath,schemaPath:"CustomerSupplierUpdate#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}

