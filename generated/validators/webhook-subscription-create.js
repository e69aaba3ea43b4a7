// Generated; do not edit. Whether a body is a webhook-subscription-create: the shared schema, and each variant.
import { formats as formats } from "./runtime/formats.js";

export const is = (body) => validate0(body);

export const variants = {
};

const formats0 = formats.uri;
const pattern0 = new RegExp("^[Hh][Tt][Tt][Pp][Ss]?://(?:[A-Za-z0-9._~!$&'()*+,;=:%-]{1,512}@)?(?:[A-Za-z0-9._~-]{1,253}|\\[[0-9A-Fa-f:.]{2,45}\\])(?::[0-9]{1,5})?(?:[/?#][A-Za-z0-9._~:/?#@!$&'()*+,;=%-]*)?$", "u");
function validate0(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
for(const key0 in data){
if(!(key0 === "account_id" || key0 === "callback_url" || key0 === "callback_username" || key0 === "callback_password" || key0 === "event_id"))return false;
}
if(data.account_id !== undefined){
let data0 = data.account_id;
if(!Number.isSafeInteger(data0))return false;
}
if(data.callback_url !== undefined){
let data1 = data.callback_url;
if(typeof data1 !== "string")return false;
if(!pattern0.test(data1))return false;
if(!formats0(data1))return false;
}
if(data.callback_username !== undefined){
if(typeof data.callback_username !== "string")return false;
}
if(data.callback_password !== undefined){
if(typeof data.callback_password !== "string")return false;
}
if(data.event_id !== undefined){
let data4 = data.event_id;
if(data4 !== "ACCOUNT.CERTIFICATIONUPDATE")return false;
}
return true;
}
