// Generated; do not edit. Why a body is not a webhook-subscription-create: every error, at most 100.
import { formats as formats } from "./runtime/formats.js";
import { explainWith } from "./runtime/explain.js";

const tables = {"rules":{},"named":{},"titles":{"WebhookSubscriptionCreate#/properties/event_id":["The account's digital certificate was verified or renewed"]},"members":{"WebhookSubscriptionCreate#":["account_id","callback_url","callback_username","callback_password","event_id"]}};

const judge = (validate) => {
  const explanation = (body) => explainWith(validate, body, tables, 400);
  return { explanation, explain: (body) => explanation(body).refusals };
};

export const { explanation, explain } = judge(validate0);

export const variants = {
};

const schema0 = {"type":"object","additionalProperties":false,"properties":{"account_id":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"callback_url":{"type":"string","format":"uri","pattern":"^[Hh][Tt][Tt][Pp][Ss]?://([A-Za-z0-9._~!$&'()*+,;=:%-]{1,512}@)?([A-Za-z0-9._~-]{1,253}|\\[[0-9A-Fa-f:.]{2,45}\\])(:[0-9]{1,5})?([/?#][A-Za-z0-9._~:/?#@!$&'()*+,;=%-]*)?$"},"callback_username":{"type":"string"},"callback_password":{"type":"string"},"event_id":{"type":"string","enum":["ACCOUNT.CERTIFICATIONUPDATE"]}}};
const formats0 = formats.uri;
const pattern0 = new RegExp("^[Hh][Tt][Tt][Pp][Ss]?://([A-Za-z0-9._~!$&'()*+,;=:%-]{1,512}@)?([A-Za-z0-9._~-]{1,253}|\\[[0-9A-Fa-f:.]{2,45}\\])(:[0-9]{1,5})?([/?#][A-Za-z0-9._~:/?#@!$&'()*+,;=%-]*)?$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(((((key0 === "account_id") || (key0 === "callback_url")) || (key0 === "callback_username")) || (key0 === "callback_password")) || (key0 === "event_id"))){
const err0 = {instancePath,schemaPath:"WebhookSubscriptionCreate#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.account_id !== undefined){
let data0 = data.account_id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/account_id",schemaPath:"WebhookSubscriptionCreate#/properties/account_id/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/account_id",schemaPath:"WebhookSubscriptionCreate#/properties/account_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < -9007199254740991 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/account_id",schemaPath:"WebhookSubscriptionCreate#/properties/account_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.callback_url !== undefined){
let data1 = data.callback_url;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
const err4 = {instancePath:instancePath+"/callback_url",schemaPath:"WebhookSubscriptionCreate#/properties/callback_url/pattern",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://([A-Za-z0-9._~!$&'()*+,;=:%-]{1,512}@)?([A-Za-z0-9._~-]{1,253}|\\[[0-9A-Fa-f:.]{2,45}\\])(:[0-9]{1,5})?([/?#][A-Za-z0-9._~:/?#@!$&'()*+,;=%-]*)?$"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(formats0(data1))){
const err5 = {instancePath:instancePath+"/callback_url",schemaPath:"WebhookSubscriptionCreate#/properties/callback_url/format",keyword:"format",params:{format: "uri"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/callback_url",schemaPath:"WebhookSubscriptionCreate#/properties/callback_url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.callback_username !== undefined){
if(typeof data.callback_username !== "string"){
const err7 = {instancePath:instancePath+"/callback_username",schemaPath:"WebhookSubscriptionCreate#/properties/callback_username/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.callback_password !== undefined){
if(typeof data.callback_password !== "string"){
const err8 = {instancePath:instancePath+"/callback_password",schemaPath:"WebhookSubscriptionCreate#/properties/callback_password/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.event_id !== undefined){
let data4 = data.event_id;
if(typeof data4 !== "string"){
const err9 = {instancePath:instancePath+"/event_id",schemaPath:"WebhookSubscriptionCreate#/properties/event_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(data4 === "ACCOUNT.CERTIFICATIONUPDATE")){
const err10 = {instancePath:instancePath+"/event_id",schemaPath:"WebhookSubscriptionCreate#/properties/event_id/enum",keyword:"enum",params:{allowedValues: schema0.properties.event_id.enum}};
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
const err11 = {instancePath,schemaPath:"WebhookSubscriptionCreate#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

