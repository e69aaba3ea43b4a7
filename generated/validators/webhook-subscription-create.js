/** @noprettier */ /* eslint-disable */ /* eslint max-lines: [1, 1] */
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
// biome-ignore-all assist: generated
// Generated; do not edit. Validates a body as a webhook-subscription-create by the shared schema; a variant adds its own schema.

export const is = validate_WebhookSubscriptionCreate;

export const variants = {
};

/** @type {Any} */
function findDuplicate(items) {
  const scalars = new Map();
  const others = new Map();
  for (let index = 0; index < items.length; index++) {
    const item = items[index];
    const scalar = typeof item !== "object" || item === null;
    const key = scalar ? item : canonical(item);
    const known = scalar ? scalars : others;
    const before = known.get(key);
    if (before !== undefined) return [before, index];
    known.set(key, index);
  }
  return undefined;
}
/** @type {Any} */
function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value === "number") return String(value);
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(
    (/** @type {any} */ [name, member]) => `${JSON.stringify(name)}:${canonical(member)}`,
  );
  return `{${members.sort().join()}}`;
}
/** @type {Any} */
function codePoints(text) {
  let length = text.length;
  for (let index = text.length - 1; index > 0; index--) {
    const low = text.charCodeAt(index);
    if (low < 0xdc00 || low > 0xdfff) continue;
    const high = text.charCodeAt(index - 1);
    if (high >= 0xd800 && high <= 0xdbff) {
      length--;
      index--;
    }
  }
  return length;
}

/** @typedef {(...values: any[]) => any} Any */
const pattern_d1e6716f37b1 = new RegExp("^[Hh][Tt][Tt][Pp][Ss]?://(([A-Za-z0-9._~!$&'()*+,;=:-]|%[0-9A-Fa-f]{2}){1,512}@)?([A-Za-z0-9._~-]{1,253}|\\[[0-9A-Fa-f:.]{2,45}\\])(:[0-9]{1,5})?([/?#]([A-Za-z0-9._~:/?@!$&'()*+,;=-]|%[0-9A-Fa-f]{2})*(#([A-Za-z0-9._~:/?@!$&'()*+,;=-]|%[0-9A-Fa-f]{2})*)?)?$", "u");
const format_uri = /^(?![^]*?(?:%(?![0-9a-f]{2})))[a-z][a-z0-9+\-.]*:(?:\/\/(?:[%a-z0-9\-._~!$&'()*+,;=:]*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){7}(?:[0-9a-f]{1,4}|:))|(?:(?:[0-9a-f]{1,4}:){6}(?::[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(?:(?:[0-9a-f]{1,4}:){5}(?:(?:(?::[0-9a-f]{1,4}){1,2})|:(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(?:(?:[0-9a-f]{1,4}:){4}(?:(?:(?::[0-9a-f]{1,4}){1,3})|(?:(?::[0-9a-f]{1,4})?:(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(?:(?:[0-9a-f]{1,4}:){3}(?:(?:(?::[0-9a-f]{1,4}){1,4})|(?:(?::[0-9a-f]{1,4}){0,2}:(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(?:(?:[0-9a-f]{1,4}:){2}(?:(?:(?::[0-9a-f]{1,4}){1,5})|(?:(?::[0-9a-f]{1,4}){0,3}:(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(?:(?:[0-9a-f]{1,4}:){1}(?:(?:(?::[0-9a-f]{1,4}){1,6})|(?:(?::[0-9a-f]{1,4}){0,4}:(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(?::(?:(?:(?::[0-9a-f]{1,4}){1,7})|(?:(?::[0-9a-f]{1,4}){0,5}:(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))|v[0-9a-f][0-9a-f]*\.[a-z0-9\-._~!$&'()*+,;=:][a-z0-9\-._~!$&'()*+,;=:]*)\]|[%a-z0-9\-._~!$&'()*+,;=]*)(?::\d*)?(?:\/[%a-z0-9\-._~!$&'()*+,;=:@/]*)?|\/(?!\/)[%a-z0-9\-._~!$&'()*+,;=:@/]*|(?!\/)[%a-z0-9\-._~!$&'()*+,;=:@/]*)(?:\?[%a-z0-9\-._~!$&'()*+,;=:@/?]*)?(?:#[%a-z0-9\-._~!$&'()*+,;=:@/?]*)?$/i;
/** @type {Any} */
function validate_WebhookSubscriptionMembersEvents(data){
if(Array.isArray(data)){
if(data.length > 6){
return false;
}
if(data.length < 1){
return false;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(!(data0 === "document.issued" || data0 === "document.accepted" || data0 === "document.refused" || data0 === "document.cancelled" || data0 === "document.emailed" || data0 === "numbering.low")){
return false;
}
}
const places0 = findDuplicate(data);
if(places0 !== undefined){
return false;
}
}
else {
return false;
}
return true;
}
/** @type {Any} */
function validate_WebhookSubscriptionCreate(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "account_id":case "callback_url":case "callback_username":case "callback_password":case "event_id":case "events":continue;};
return false;
}
const data0 = data.account_id;
if(data0 !== undefined){
if(!(Number.isSafeInteger(data0))){
return false;
}
}
const data1 = data.callback_url;
if(data1 !== undefined){
if(typeof data1 === "string"){
if(!pattern_d1e6716f37b1.test(data1)){
return false;
}
if(!(format_uri.test(data1))){
return false;
}
}
else {
return false;
}
}
const data2 = data.callback_username;
if(data2 !== undefined){
if(typeof data2 !== "string"){
return false;
}
}
const data3 = data.callback_password;
if(data3 !== undefined){
if(typeof data3 === "string"){
if(data3.length > 1024 && codePoints(data3) > 1024){
return false;
}
}
else {
return false;
}
}
const data4 = data.event_id;
if(data4 !== undefined){
if(!(data4 === "ACCOUNT.CERTIFICATIONUPDATE")){
return false;
}
}
const data5 = data.events;
if(data5 !== undefined){
if(!(validate_WebhookSubscriptionMembersEvents(data5))){
return false;
}
}
}
else {
return false;
}
return true;
}
