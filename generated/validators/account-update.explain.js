// Generated; do not edit. Why a body is not a account-update: every error, at most 100.
import { codePoints as func1 } from "./runtime/values.js";
import { base64 as func0 } from "./runtime/values.js";
import { explainWith } from "./runtime/explain.js";

// Made when something is first explained: a module that is only loaded has no use for it.
let made;
const tables = () => (made ??= {"rules":{},"named":{},"titles":{},"members":{"AccountUpdate#":["registration_additional_data","registration_test_set_id","registration_form_rut","certificate_file","certificate_key","certificate_cer","certificate_password"],"RegistrationAdditionalData#":["registration_test_set_id","registration_form_rut","certificate_file","certificate_key","certificate_cer","certificate_password"]}});

const judge = (validate) => {
  const explanation = (body) => explainWith(validate, body, tables(), 400);
  return { explanation, explain: (body) => explanation(body).refusals };
};

export const { explanation, explain } = judge(validate1);

export const variants = {
};

const pattern0 = new RegExp("^[A-Za-z0-9+/]*={0,2}$", "u");
function validate0(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(key0 === "registration_test_set_id" || key0 === "registration_form_rut" || key0 === "certificate_file" || key0 === "certificate_key" || key0 === "certificate_cer" || key0 === "certificate_password")){
found.push([path, "RegistrationAdditionalData#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.registration_test_set_id !== undefined){
let data0 = data.registration_test_set_id;
if(typeof data0 === "string"){
if(data0.length < 1){
found.push([path+"/registration_test_set_id", "RegistrationAdditionalData#/properties/registration_test_set_id/minLength", {limit: 1}]);
errors++;
}
}
else {
found.push([path+"/registration_test_set_id", "RegistrationAdditionalData#/properties/registration_test_set_id/type", {type: "string"}]);
errors++;
}
}
if(data.registration_form_rut !== undefined){
let data1 = data.registration_form_rut;
if(typeof data1 === "string"){
if(data1.length < 1){
found.push([path+"/registration_form_rut", "RegistrationAdditionalData#/properties/registration_form_rut/minLength", {limit: 1}]);
errors++;
}
if(!pattern0.test(data1)){
found.push([path+"/registration_form_rut", "RegistrationAdditionalData#/properties/registration_form_rut/pattern", {pattern: "^[A-Za-z0-9+/]*={0,2}$"}]);
errors++;
}
if(!func0(data1, true)){
found.push([path+"/registration_form_rut", "RegistrationAdditionalData#/properties/registration_form_rut/x-base64", {}]);
errors++;
}
}
else {
found.push([path+"/registration_form_rut", "RegistrationAdditionalData#/properties/registration_form_rut/type", {type: "string"}]);
errors++;
}
}
if(data.certificate_file !== undefined){
let data2 = data.certificate_file;
if(typeof data2 === "string"){
if(data2.length < 1){
found.push([path+"/certificate_file", "RegistrationAdditionalData#/properties/certificate_file/minLength", {limit: 1}]);
errors++;
}
if(!pattern0.test(data2)){
found.push([path+"/certificate_file", "RegistrationAdditionalData#/properties/certificate_file/pattern", {pattern: "^[A-Za-z0-9+/]*={0,2}$"}]);
errors++;
}
if(!func0(data2, true)){
found.push([path+"/certificate_file", "RegistrationAdditionalData#/properties/certificate_file/x-base64", {}]);
errors++;
}
}
else {
found.push([path+"/certificate_file", "RegistrationAdditionalData#/properties/certificate_file/type", {type: "string"}]);
errors++;
}
}
if(data.certificate_key !== undefined){
let data3 = data.certificate_key;
if(typeof data3 === "string"){
if(data3.length < 1){
found.push([path+"/certificate_key", "RegistrationAdditionalData#/properties/certificate_key/minLength", {limit: 1}]);
errors++;
}
}
else {
found.push([path+"/certificate_key", "RegistrationAdditionalData#/properties/certificate_key/type", {type: "string"}]);
errors++;
}
}
if(data.certificate_cer !== undefined){
let data4 = data.certificate_cer;
if(typeof data4 === "string"){
if(data4.length < 1){
found.push([path+"/certificate_cer", "RegistrationAdditionalData#/properties/certificate_cer/minLength", {limit: 1}]);
errors++;
}
}
else {
found.push([path+"/certificate_cer", "RegistrationAdditionalData#/properties/certificate_cer/type", {type: "string"}]);
errors++;
}
}
if(data.certificate_password !== undefined){
let data5 = data.certificate_password;
if(typeof data5 === "string"){
if(data5.length < 1){
found.push([path+"/certificate_password", "RegistrationAdditionalData#/properties/certificate_password/minLength", {limit: 1}]);
errors++;
}
}
else {
found.push([path+"/certificate_password", "RegistrationAdditionalData#/properties/certificate_password/type", {type: "string"}]);
errors++;
}
}
}
else {
found.push([path, "RegistrationAdditionalData#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate1(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(key0 === "registration_additional_data" || key0 === "registration_test_set_id" || key0 === "registration_form_rut" || key0 === "certificate_file" || key0 === "certificate_key" || key0 === "certificate_cer" || key0 === "certificate_password")){
found.push([path, "AccountUpdate#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.registration_additional_data !== undefined){
if(errors < 400){
const before0 = found.length;
if(!validate0(data.registration_additional_data, path+"/registration_additional_data", found)){
errors += found.length - before0;
}
}
}
if(data.registration_test_set_id !== undefined){
let data1 = data.registration_test_set_id;
if(typeof data1 === "string"){
if(data1.length < 1){
found.push([path+"/registration_test_set_id", "AccountUpdate#/properties/registration_test_set_id/minLength", {limit: 1}]);
errors++;
}
}
else {
found.push([path+"/registration_test_set_id", "AccountUpdate#/properties/registration_test_set_id/type", {type: "string"}]);
errors++;
}
}
if(data.registration_form_rut !== undefined){
let data2 = data.registration_form_rut;
if(typeof data2 === "string"){
if(data2.length < 1){
found.push([path+"/registration_form_rut", "AccountUpdate#/properties/registration_form_rut/minLength", {limit: 1}]);
errors++;
}
if(!pattern0.test(data2)){
found.push([path+"/registration_form_rut", "AccountUpdate#/properties/registration_form_rut/pattern", {pattern: "^[A-Za-z0-9+/]*={0,2}$"}]);
errors++;
}
if(!func0(data2, true)){
found.push([path+"/registration_form_rut", "AccountUpdate#/properties/registration_form_rut/x-base64", {}]);
errors++;
}
}
else {
found.push([path+"/registration_form_rut", "AccountUpdate#/properties/registration_form_rut/type", {type: "string"}]);
errors++;
}
}
if(data.certificate_file !== undefined){
let data3 = data.certificate_file;
if(typeof data3 === "string"){
if(data3.length < 1){
found.push([path+"/certificate_file", "AccountUpdate#/properties/certificate_file/minLength", {limit: 1}]);
errors++;
}
if(!pattern0.test(data3)){
found.push([path+"/certificate_file", "AccountUpdate#/properties/certificate_file/pattern", {pattern: "^[A-Za-z0-9+/]*={0,2}$"}]);
errors++;
}
if(!func0(data3, true)){
found.push([path+"/certificate_file", "AccountUpdate#/properties/certificate_file/x-base64", {}]);
errors++;
}
}
else {
found.push([path+"/certificate_file", "AccountUpdate#/properties/certificate_file/type", {type: "string"}]);
errors++;
}
}
if(data.certificate_key !== undefined){
let data4 = data.certificate_key;
if(typeof data4 === "string"){
if(data4.length < 1){
found.push([path+"/certificate_key", "AccountUpdate#/properties/certificate_key/minLength", {limit: 1}]);
errors++;
}
}
else {
found.push([path+"/certificate_key", "AccountUpdate#/properties/certificate_key/type", {type: "string"}]);
errors++;
}
}
if(data.certificate_cer !== undefined){
let data5 = data.certificate_cer;
if(typeof data5 === "string"){
if(data5.length < 1){
found.push([path+"/certificate_cer", "AccountUpdate#/properties/certificate_cer/minLength", {limit: 1}]);
errors++;
}
}
else {
found.push([path+"/certificate_cer", "AccountUpdate#/properties/certificate_cer/type", {type: "string"}]);
errors++;
}
}
if(data.certificate_password !== undefined){
let data6 = data.certificate_password;
if(typeof data6 === "string"){
if(data6.length < 1){
found.push([path+"/certificate_password", "AccountUpdate#/properties/certificate_password/minLength", {limit: 1}]);
errors++;
}
}
else {
found.push([path+"/certificate_password", "AccountUpdate#/properties/certificate_password/type", {type: "string"}]);
errors++;
}
}
}
else {
found.push([path, "AccountUpdate#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
