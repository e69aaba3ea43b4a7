// Generated; do not edit. Why a body is not a account-update: every error, at most 100.
import { codePoints as func1 } from "./runtime/lengths.js";
import { base64 as func0 } from "./runtime/base64.js";
import { explainWith } from "./runtime/explain.js";

const tables = {"rules":{},"named":{},"titles":{},"members":{"AccountUpdate#":["registration_additional_data","registration_test_set_id","registration_form_rut","certificate_file","certificate_key","certificate_cer","certificate_password"],"RegistrationAdditionalData#":["registration_test_set_id","registration_form_rut","certificate_file","certificate_key","certificate_cer","certificate_password"]}};

const judge = (validate) => {
  const explanation = (body) => explainWith(validate, body, tables, 400);
  return { explanation, explain: (body) => explanation(body).refusals };
};

export const { explanation, explain } = judge(validate1);

export const variants = {
};

const pattern0 = new RegExp("^[A-Za-z0-9+/]*={0,2}$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!((((((key0 === "registration_test_set_id") || (key0 === "registration_form_rut")) || (key0 === "certificate_file")) || (key0 === "certificate_key")) || (key0 === "certificate_cer")) || (key0 === "certificate_password"))){
(vErrors ??= []).push({instancePath,schemaPath:"RegistrationAdditionalData#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.registration_test_set_id !== undefined){
let data0 = data.registration_test_set_id;
if(typeof data0 === "string"){
if(data0.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/registration_test_set_id",schemaPath:"RegistrationAdditionalData#/properties/registration_test_set_id/minLength",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/registration_test_set_id",schemaPath:"RegistrationAdditionalData#/properties/registration_test_set_id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.registration_form_rut !== undefined){
let data1 = data.registration_form_rut;
if(typeof data1 === "string"){
if(data1.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/registration_form_rut",schemaPath:"RegistrationAdditionalData#/properties/registration_form_rut/minLength",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern0.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/registration_form_rut",schemaPath:"RegistrationAdditionalData#/properties/registration_form_rut/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9+/]*={0,2}$"}});
errors++;
}
if(!func0(data1, true)){
(vErrors ??= []).push({instancePath:instancePath+"/registration_form_rut",schemaPath:"RegistrationAdditionalData#/properties/registration_form_rut/x-base64",keyword:"x-base64",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/registration_form_rut",schemaPath:"RegistrationAdditionalData#/properties/registration_form_rut/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.certificate_file !== undefined){
let data2 = data.certificate_file;
if(typeof data2 === "string"){
if(data2.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/certificate_file",schemaPath:"RegistrationAdditionalData#/properties/certificate_file/minLength",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern0.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/certificate_file",schemaPath:"RegistrationAdditionalData#/properties/certificate_file/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9+/]*={0,2}$"}});
errors++;
}
if(!func0(data2, true)){
(vErrors ??= []).push({instancePath:instancePath+"/certificate_file",schemaPath:"RegistrationAdditionalData#/properties/certificate_file/x-base64",keyword:"x-base64",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/certificate_file",schemaPath:"RegistrationAdditionalData#/properties/certificate_file/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.certificate_key !== undefined){
let data3 = data.certificate_key;
if(typeof data3 === "string"){
if(data3.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/certificate_key",schemaPath:"RegistrationAdditionalData#/properties/certificate_key/minLength",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/certificate_key",schemaPath:"RegistrationAdditionalData#/properties/certificate_key/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.certificate_cer !== undefined){
let data4 = data.certificate_cer;
if(typeof data4 === "string"){
if(data4.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/certificate_cer",schemaPath:"RegistrationAdditionalData#/properties/certificate_cer/minLength",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/certificate_cer",schemaPath:"RegistrationAdditionalData#/properties/certificate_cer/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.certificate_password !== undefined){
let data5 = data.certificate_password;
if(typeof data5 === "string"){
if(data5.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/certificate_password",schemaPath:"RegistrationAdditionalData#/properties/certificate_password/minLength",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/certificate_password",schemaPath:"RegistrationAdditionalData#/properties/certificate_password/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"RegistrationAdditionalData#/type",keyword:"type",params:{type: "object"}});
errors++;
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
if(!(((((((key0 === "registration_additional_data") || (key0 === "registration_test_set_id")) || (key0 === "registration_form_rut")) || (key0 === "certificate_file")) || (key0 === "certificate_key")) || (key0 === "certificate_cer")) || (key0 === "certificate_password"))){
(vErrors ??= []).push({instancePath,schemaPath:"AccountUpdate#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
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
if(data.registration_test_set_id !== undefined){
let data1 = data.registration_test_set_id;
if(typeof data1 === "string"){
if(data1.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/registration_test_set_id",schemaPath:"AccountUpdate#/properties/registration_test_set_id/minLength",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/registration_test_set_id",schemaPath:"AccountUpdate#/properties/registration_test_set_id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.registration_form_rut !== undefined){
let data2 = data.registration_form_rut;
if(typeof data2 === "string"){
if(data2.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/registration_form_rut",schemaPath:"AccountUpdate#/properties/registration_form_rut/minLength",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern0.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/registration_form_rut",schemaPath:"AccountUpdate#/properties/registration_form_rut/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9+/]*={0,2}$"}});
errors++;
}
if(!func0(data2, true)){
(vErrors ??= []).push({instancePath:instancePath+"/registration_form_rut",schemaPath:"AccountUpdate#/properties/registration_form_rut/x-base64",keyword:"x-base64",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/registration_form_rut",schemaPath:"AccountUpdate#/properties/registration_form_rut/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.certificate_file !== undefined){
let data3 = data.certificate_file;
if(typeof data3 === "string"){
if(data3.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/certificate_file",schemaPath:"AccountUpdate#/properties/certificate_file/minLength",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern0.test(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/certificate_file",schemaPath:"AccountUpdate#/properties/certificate_file/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9+/]*={0,2}$"}});
errors++;
}
if(!func0(data3, true)){
(vErrors ??= []).push({instancePath:instancePath+"/certificate_file",schemaPath:"AccountUpdate#/properties/certificate_file/x-base64",keyword:"x-base64",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/certificate_file",schemaPath:"AccountUpdate#/properties/certificate_file/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.certificate_key !== undefined){
let data4 = data.certificate_key;
if(typeof data4 === "string"){
if(data4.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/certificate_key",schemaPath:"AccountUpdate#/properties/certificate_key/minLength",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/certificate_key",schemaPath:"AccountUpdate#/properties/certificate_key/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.certificate_cer !== undefined){
let data5 = data.certificate_cer;
if(typeof data5 === "string"){
if(data5.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/certificate_cer",schemaPath:"AccountUpdate#/properties/certificate_cer/minLength",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/certificate_cer",schemaPath:"AccountUpdate#/properties/certificate_cer/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.certificate_password !== undefined){
let data6 = data.certificate_password;
if(typeof data6 === "string"){
if(data6.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/certificate_password",schemaPath:"AccountUpdate#/properties/certificate_password/minLength",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/certificate_password",schemaPath:"AccountUpdate#/properties/certificate_password/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"AccountUpdate#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
