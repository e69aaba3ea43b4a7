// Generated; do not edit. Why a body is not a webhook-subscription-create: every error, at most 100.
import { formats as formats } from "./runtime/formats.js";
import { explainWith } from "./runtime/explain.js";

// Made when something is first explained: a module that is only loaded has no use for it.
let made;
const tables = () => (made ??= {"rules":{},"named":{},"titles":{"WebhookSubscriptionCreate#/properties/event_id":["The account's digital certificate was verified or renewed"]},"members":{"WebhookSubscriptionCreate#":["account_id","callback_url","callback_username","callback_password","event_id"]}});

const judge = (validate) => {
  const explanation = (body) => explainWith(validate, body, tables(), 400);
  return { explanation, explain: (body) => explanation(body).refusals };
};

export const { explanation, explain } = judge(validate0);

export const variants = {
};

const formats0 = formats.uri;
const pattern0 = new RegExp("^[Hh][Tt][Tt][Pp][Ss]?://(?:[A-Za-z0-9._~!$&'()*+,;=:%-]{1,512}@)?(?:[A-Za-z0-9._~-]{1,253}|\\[[0-9A-Fa-f:.]{2,45}\\])(?::[0-9]{1,5})?(?:[/?#][A-Za-z0-9._~:/?#@!$&'()*+,;=%-]*)?$", "u");
function validate0(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(key0 === "account_id" || key0 === "callback_url" || key0 === "callback_username" || key0 === "callback_password" || key0 === "event_id")){
found.push([path, "WebhookSubscriptionCreate#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.account_id !== undefined){
let data0 = data.account_id;
if(!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))){
found.push([path+"/account_id", "WebhookSubscriptionCreate#/properties/account_id/type", {type: "integer"}]);
errors++;
}
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
found.push([path+"/account_id", "WebhookSubscriptionCreate#/properties/account_id/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data0 < -9007199254740991 || isNaN(data0)){
found.push([path+"/account_id", "WebhookSubscriptionCreate#/properties/account_id/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
}
if(data.callback_url !== undefined){
let data1 = data.callback_url;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
found.push([path+"/callback_url", "WebhookSubscriptionCreate#/properties/callback_url/pattern", {pattern: "^[Hh][Tt][Tt][Pp][Ss]?://([A-Za-z0-9._~!$&'()*+,;=:%-]{1,512}@)?([A-Za-z0-9._~-]{1,253}|\\[[0-9A-Fa-f:.]{2,45}\\])(:[0-9]{1,5})?([/?#][A-Za-z0-9._~:/?#@!$&'()*+,;=%-]*)?$"}]);
errors++;
}
if(!formats0(data1)){
found.push([path+"/callback_url", "WebhookSubscriptionCreate#/properties/callback_url/format", {format: "uri"}]);
errors++;
}
}
else {
found.push([path+"/callback_url", "WebhookSubscriptionCreate#/properties/callback_url/type", {type: "string"}]);
errors++;
}
}
if(data.callback_username !== undefined){
if(typeof data.callback_username !== "string"){
found.push([path+"/callback_username", "WebhookSubscriptionCreate#/properties/callback_username/type", {type: "string"}]);
errors++;
}
}
if(data.callback_password !== undefined){
if(typeof data.callback_password !== "string"){
found.push([path+"/callback_password", "WebhookSubscriptionCreate#/properties/callback_password/type", {type: "string"}]);
errors++;
}
}
if(data.event_id !== undefined){
let data4 = data.event_id;
if(typeof data4 !== "string"){
found.push([path+"/event_id", "WebhookSubscriptionCreate#/properties/event_id/type", {type: "string"}]);
errors++;
}
if(data4 !== "ACCOUNT.CERTIFICATIONUPDATE"){
found.push([path+"/event_id", "WebhookSubscriptionCreate#/properties/event_id/enum", {allowedValues: ["ACCOUNT.CERTIFICATIONUPDATE"]}]);
errors++;
}
}
}
else {
found.push([path, "WebhookSubscriptionCreate#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
