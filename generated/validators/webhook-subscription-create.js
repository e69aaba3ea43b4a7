// Generated; do not edit. Whether a body is a webhook-subscription-create: the shared schema, and each variant.
import { formats as formats } from "./runtime/formats.js";

export const is = (body) => validate0(body);

export const variants = {
};

const formats0 = formats.uri;
const pattern0 = new RegExp("^[Hh][Tt][Tt][Pp][Ss]?://([A-Za-z0-9._~!$&'()*+,;=:%-]{1,512}@)?([A-Za-z0-9._~-]{1,253}|\\[[0-9A-Fa-f:.]{2,45}\\])(:[0-9]{1,5})?([/?#][A-Za-z0-9._~:/?#@!$&'()*+,;=%-]*)?$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "account_id") || (key0 === "callback_url")) || (key0 === "callback_username")) || (key0 === "callback_password")) || (key0 === "event_id"))){
validate0.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.account_id !== undefined){
let data0 = data.account_id;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate0.errors = [{}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
validate0.errors = [{}];
return false;
}
else {
if(data0 < -9007199254740991 || isNaN(data0)){
validate0.errors = [{}];
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
if(data.callback_url !== undefined){
let data1 = data.callback_url;
const _errs4 = errors;
if(errors === _errs4){
if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
validate0.errors = [{}];
return false;
}
else {
if(!(formats0(data1))){
validate0.errors = [{}];
return false;
}
}
}
else {
validate0.errors = [{}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.callback_username !== undefined){
const _errs6 = errors;
if(typeof data.callback_username !== "string"){
validate0.errors = [{}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.callback_password !== undefined){
const _errs8 = errors;
if(typeof data.callback_password !== "string"){
validate0.errors = [{}];
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
validate0.errors = [{}];
return false;
}
if(!(data4 === "ACCOUNT.CERTIFICATIONUPDATE")){
validate0.errors = [{}];
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
validate0.errors = [{}];
return false;
}
}
validate0.errors = vErrors;
return errors === 0;
}

