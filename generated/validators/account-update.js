// Generated; do not edit. Whether a body is a account-update: the shared schema, and each variant.
import { codePoints as func0 } from "./runtime/lengths.js";
import { base64 as func1 } from "./runtime/base64.js";

export const is = (body) => validate1(body);

export const variants = {
};

const pattern0 = new RegExp("^[A-Za-z0-9+/]*={0,2}$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "registration_test_set_id") || (key0 === "registration_form_rut")) || (key0 === "certificate_file")) || (key0 === "certificate_key")) || (key0 === "certificate_cer")) || (key0 === "certificate_password"))){
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
if(func0(data0) < 1){
validate0.errors = [{}];
return false;
}
}
else {
validate0.errors = [{}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.registration_form_rut !== undefined){
let data1 = data.registration_form_rut;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func0(data1) < 1){
validate0.errors = [{}];
return false;
}
else {
if(!pattern0.test(data1)){
validate0.errors = [{}];
return false;
}
else {
if(!func1(data1, true)){
validate0.errors = [{}];
return false;
}
}
}
}
else {
validate0.errors = [{}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.certificate_file !== undefined){
let data2 = data.certificate_file;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func0(data2) < 1){
validate0.errors = [{}];
return false;
}
else {
if(!pattern0.test(data2)){
validate0.errors = [{}];
return false;
}
else {
if(!func1(data2, true)){
validate0.errors = [{}];
return false;
}
}
}
}
else {
validate0.errors = [{}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.certificate_key !== undefined){
let data3 = data.certificate_key;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(func0(data3) < 1){
validate0.errors = [{}];
return false;
}
}
else {
validate0.errors = [{}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.certificate_cer !== undefined){
let data4 = data.certificate_cer;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data4 === "string"){
if(func0(data4) < 1){
validate0.errors = [{}];
return false;
}
}
else {
validate0.errors = [{}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.certificate_password !== undefined){
let data5 = data.certificate_password;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data5 === "string"){
if(func0(data5) < 1){
validate0.errors = [{}];
return false;
}
}
else {
validate0.errors = [{}];
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
validate0.errors = [{}];
return false;
}
}
validate0.errors = vErrors;
return errors === 0;
}


function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "registration_additional_data") || (key0 === "registration_test_set_id")) || (key0 === "registration_form_rut")) || (key0 === "certificate_file")) || (key0 === "certificate_key")) || (key0 === "certificate_cer")) || (key0 === "certificate_password"))){
validate1.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.registration_additional_data !== undefined){
const _errs2 = errors;
if(!(validate0(data.registration_additional_data, {instancePath:instancePath+"/registration_additional_data",parentData:data,parentDataProperty:"registration_additional_data",rootData}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.registration_test_set_id !== undefined){
let data1 = data.registration_test_set_id;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func0(data1) < 1){
validate1.errors = [{}];
return false;
}
}
else {
validate1.errors = [{}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.registration_form_rut !== undefined){
let data2 = data.registration_form_rut;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(func0(data2) < 1){
validate1.errors = [{}];
return false;
}
else {
if(!pattern0.test(data2)){
validate1.errors = [{}];
return false;
}
else {
if(!func1(data2, true)){
validate1.errors = [{}];
return false;
}
}
}
}
else {
validate1.errors = [{}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.certificate_file !== undefined){
let data3 = data.certificate_file;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(func0(data3) < 1){
validate1.errors = [{}];
return false;
}
else {
if(!pattern0.test(data3)){
validate1.errors = [{}];
return false;
}
else {
if(!func1(data3, true)){
validate1.errors = [{}];
return false;
}
}
}
}
else {
validate1.errors = [{}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.certificate_key !== undefined){
let data4 = data.certificate_key;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(func0(data4) < 1){
validate1.errors = [{}];
return false;
}
}
else {
validate1.errors = [{}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.certificate_cer !== undefined){
let data5 = data.certificate_cer;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(func0(data5) < 1){
validate1.errors = [{}];
return false;
}
}
else {
validate1.errors = [{}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.certificate_password !== undefined){
let data6 = data.certificate_password;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data6 === "string"){
if(func0(data6) < 1){
validate1.errors = [{}];
return false;
}
}
else {
validate1.errors = [{}];
return false;
}
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
else {
validate1.errors = [{}];
return false;
}
}
validate1.errors = vErrors;
return errors === 0;
}

