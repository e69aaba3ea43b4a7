/** @noprettier */ /* eslint-disable */ /* eslint max-lines: [1, 1] */
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
// biome-ignore-all assist: generated
// Generated; do not edit. The validators of response bodies.

export const validators = {
  "Account": validate_Account,
  "AccountCertificate": validate_AccountCertificate,
  "AccountList": validate_AccountList,
  "CompanyBranch": validate_CompanyBranch,
  "CompanyBranchList": validate_CompanyBranchList,
  "CustomerSupplier": validate_CustomerSupplier,
  "CustomerSupplierList": validate_CustomerSupplierList,
  "Document": validate_Document,
  "DocumentEmailList": validate_DocumentEmailList,
  "DocumentEmails": validate_DocumentEmails,
  "DocumentList": validate_DocumentList,
  "NumberingAuthorization": validate_NumberingAuthorization,
  "NumberingAuthorizationList": validate_NumberingAuthorizationList,
  "PasswordChanged": validate_PasswordChanged,
  "Problem": validate_Problem,
  "Summary": validate_Summary,
  "Token": validate_Token,
  "WebhookDelivery": validate_WebhookDelivery,
  "WebhookDeliveryList": validate_WebhookDeliveryList,
  "WebhookSubscription": validate_WebhookSubscription,
  "WebhookSubscriptionList": validate_WebhookSubscriptionList,
};

export const judges = validators;

/** @type {Any} */
function base64(text) {
  return text.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/.test(text);
}
const days = [0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
/** @type {Any} */
function date(text) {
  if (text.length !== 10 || text[4] !== "-" || text[7] !== "-") return false;
  const year = digits(text, 0, 4);
  const month = digits(text, 5, 7);
  const day = digits(text, 8, 10);
  if (year < 0 || month < 1 || month > 12 || day < 1) return false;
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return day <= (month === 2 && leap ? 29 : (days[month] ?? 0));
}
/** @type {Any} */
function digits(text, from, to) {
  let number = 0;
  for (let index = from; index < to; index++) {
    const digit = text.charCodeAt(index) - 48;
    if (digit < 0 || digit > 9) return -1;
    number = number * 10 + digit;
  }
  return number;
}
/** @type {Any} */
function decimals(number, most) {
  if (Number.isInteger(number)) return true;
  const [mantissa = "", exponent = "0"] = String(number).split("e");
  const fraction = mantissa.split(".")[1]?.length ?? 0;
  return fraction - Number(exponent) <= most;
}
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
/** @type {Any} */
function dateTime(text) {
  return (text[10] === "T" || text[10] === "t") && date(text.slice(0, 10)) && isTime(text, 11);
}
/** @type {Any} */
function isTime(text, from) {
  if (text.length < from + 9 || text[from + 2] !== ":" || text[from + 5] !== ":") return false;
  const hour = digits(text, from, from + 2);
  const minute = digits(text, from + 3, from + 5);
  const second = digits(text, from + 6, from + 8);
  if (hour < 0 || hour > 23 || minute < 0 || minute > 59 || second < 0 || second > 60) return false;
  const offset = minutesOf(text, endOfFraction(text, from + 8));
  if (offset === undefined) return false;
  return second < 60 || (hour * 60 + minute - offset + 1440) % 1440 === 1439;
}
/** @type {Any} */
function endOfFraction(text, from) {
  if (text[from] !== ".") return from;
  let end = from + 1;
  while (end < text.length && digits(text, end, end + 1) >= 0) end++;
  return end === from + 1 ? from : end;
}
/** @type {Any} */
function minutesOf(text, at) {
  const sign = text[at];
  if (sign === "Z" || sign === "z") return text.length === at + 1 ? 0 : undefined;
  if ((sign !== "+" && sign !== "-") || text.length !== at + 6 || text[at + 3] !== ":") {
    return undefined;
  }
  const hours = digits(text, at + 1, at + 3);
  const minutes = digits(text, at + 4, at + 6);
  if (hours < 0 || hours > 23 || minutes < 0 || minutes > 59) return undefined;
  return (sign === "-" ? -1 : 1) * (hours * 60 + minutes);
}

/** @typedef {(...values: any[]) => any} Any */
const pattern_d408aa351b38 = new RegExp("^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+([.][A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?[.]){1,16}[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?$", "u");
const format_email = /^(?![.@])(?![^]*?(?:\.[.@]))[a-z0-9!#$%&'*+/=?^_`{|}~.-]*@(?![.-])(?![^]*?(?:\.[.-]|-\.))(?=[^.]*?\.)[a-z0-9.-]*?[a-z0-9]$/i;
/** @type {Any} */
function validate_AccountRegistrationData(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "registration_test_set_id":case "registration_tax_regime":case "registration_postal_code":case "registration_activity_code":continue;};
return false;
}
const data0 = data.registration_test_set_id;
if(data0 !== undefined){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
}
else {
return false;
}
}
const data1 = data.registration_tax_regime;
if(data1 !== undefined){
if(typeof data1 === "string"){
if(data1.length > 20 && codePoints(data1) > 20){
return false;
}
if(data1.length < 1){
return false;
}
}
else {
return false;
}
}
const data2 = data.registration_postal_code;
if(data2 !== undefined){
if(typeof data2 === "string"){
if(data2.length > 20 && codePoints(data2) > 20){
return false;
}
if(data2.length < 1){
return false;
}
}
else {
return false;
}
}
const data3 = data.registration_activity_code;
if(data3 !== undefined){
if(typeof data3 === "string"){
if(data3.length > 20 && codePoints(data3) > 20){
return false;
}
if(data3.length < 1){
return false;
}
}
else {
return false;
}
}
}
else {
return false;
}
return true;
}
const pattern_6240e92ebe47 = new RegExp("^UTC[+-]([01]?[0-9]|2[0-3])(:[0-5][0-9])?$", "u");
/** @type {Any} */
function validate_AccountConfig(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "rounding_format":case "time_zone":case "allow_issuance_based_on_stock":case "show_document_time":case "adjust_draft_date":case "sum_up_detail_lines":case "order_of_added_products":case "display_tax_receipt":case "stock_reservation_for_quotation":case "cost_greater_than_the_price":continue;};
return false;
}
const data0 = data.rounding_format;
if(data0 !== undefined){
if(!(data0 === 0 || data0 === 1)){
return false;
}
}
const data1 = data.time_zone;
if(data1 !== undefined){
if(typeof data1 === "string"){
if(!pattern_6240e92ebe47.test(data1)){
return false;
}
}
else {
return false;
}
}
const data2 = data.allow_issuance_based_on_stock;
if(data2 !== undefined){
if(!(data2 === 0 || data2 === 1 || data2 === 2)){
return false;
}
}
const data3 = data.show_document_time;
if(data3 !== undefined){
if(!(data3 === 0 || data3 === 1)){
return false;
}
}
const data4 = data.adjust_draft_date;
if(data4 !== undefined){
if(!(data4 === 0 || data4 === 1)){
return false;
}
}
const data5 = data.sum_up_detail_lines;
if(data5 !== undefined){
if(!(data5 === 0 || data5 === 1)){
return false;
}
}
const data6 = data.order_of_added_products;
if(data6 !== undefined){
if(!(data6 === 0 || data6 === 1)){
return false;
}
}
const data7 = data.display_tax_receipt;
if(data7 !== undefined){
if(!(data7 === 0 || data7 === 1 || data7 === 2)){
return false;
}
}
const data8 = data.stock_reservation_for_quotation;
if(data8 !== undefined){
if(!(data8 === 0 || data8 === 1)){
return false;
}
}
const data9 = data.cost_greater_than_the_price;
if(data9 !== undefined){
if(!(data9 === 0 || data9 === 1)){
return false;
}
}
}
else {
return false;
}
return true;
}
const pattern_34517ed6cb83 = new RegExp("^[0-9a-f]{64}$", "u");
const pattern_665d4de0bd29 = new RegExp("^#[0-9A-Fa-f]{6}$", "u");
/** @type {Any} */
function validate_AccountBrandingStored(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "logo_sha256":case "accent_color":continue;};
return false;
}
const data0 = data.logo_sha256;
if(data0 !== undefined){
if(typeof data0 === "string"){
if(!pattern_34517ed6cb83.test(data0)){
return false;
}
}
else {
return false;
}
}
const data1 = data.accent_color;
if(data1 !== undefined){
if(typeof data1 === "string"){
if(!pattern_665d4de0bd29.test(data1)){
return false;
}
}
else {
return false;
}
}
}
else {
return false;
}
return true;
}
/** @type {Any} */
function validate_Warning(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "pointer":case "rule":case "code":case "message":continue;};
return false;
}
const data0 = data.pointer;
if(typeof data0 !== "string"){
return false;
}
const data1 = data.rule;
if(typeof data1 !== "string"){
return false;
}
const data2 = data.code;
if(typeof data2 !== "string"){
return false;
}
const data3 = data.message;
if(typeof data3 !== "string"){
return false;
}
}
else {
return false;
}
return true;
}
/** @type {Any} */
function validate_Warnings(data){
if(Array.isArray(data)){
if(data.length < 1){
return false;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate_Warning(data[i0]))){
return false;
}
}
}
else {
return false;
}
return true;
}
/** @type {Any} */
function validate_Account(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0.length){case 10:switch(key0){case "account_id":case "country_id":continue;}break;case 12:switch(key0){case "contact_name":continue;}break;case 13:switch(key0){case "contact_phone":continue;}break;case 11:switch(key0){case "admin_email":continue;}break;case 31:switch(key0){case "registration_legal_name_company":continue;}break;case 24:switch(key0){case "registration_tax_id_code":case "registration_tax_id_type":continue;}break;case 25:switch(key0){case "registration_company_size":case "registration_terms_of_use":continue;}break;case 21:switch(key0){case "registration_type_use":continue;}break;case 36:switch(key0){case "registration_company_industry_sector":continue;}break;case 28:switch(key0){case "registration_additional_data":continue;}break;case 14:switch(key0){case "account_config":continue;}break;case 8:switch(key0){case "branding":case "disabled":case "warnings":continue;}break;};
return false;
}
const data0 = data.account_id;
if(!(Number.isSafeInteger(data0))){
return false;
}
const data1 = data.country_id;
if(!(data1 === 253 || data1 === 89 || data1 === 66 || data1 === 80 || data1 === 83 || data1 === 88)){
return false;
}
const data2 = data.contact_name;
if(typeof data2 !== "string"){
return false;
}
const data3 = data.contact_phone;
if(typeof data3 !== "string"){
return false;
}
const data4 = data.admin_email;
if(typeof data4 === "string"){
if(!pattern_d408aa351b38.test(data4)){
return false;
}
if(!(format_email.test(data4))){
return false;
}
}
else {
return false;
}
const data5 = data.registration_legal_name_company;
if(typeof data5 !== "string"){
return false;
}
const data6 = data.registration_tax_id_code;
if(typeof data6 === "string"){
if(data6.length < 1){
return false;
}
}
else {
return false;
}
const data7 = data.registration_tax_id_type;
if(!(data7 === "CL-RUT" || data7 === "US-EIN" || data7 === "US-SSN" || data7 === "CO-NIT" || data7 === "PE-RUC" || data7 === "MX-RFC" || data7 === "AR-CUIT")){
return false;
}
const data8 = data.registration_company_size;
if(!(data8 === "1" || data8 === "2" || data8 === "3" || data8 === "4")){
return false;
}
const data9 = data.registration_terms_of_use;
if(!(data9 === 1)){
return false;
}
const data10 = data.registration_type_use;
if(!(data10 === 1)){
return false;
}
const data11 = data.registration_company_industry_sector;
if(data11 !== undefined){
if(typeof data11 !== "string"){
return false;
}
}
const data12 = data.registration_additional_data;
if(data12 === undefined){
return false;
}
if(!(validate_AccountRegistrationData(data12))){
return false;
}
const data13 = data.account_config;
if(data13 !== undefined){
if(!(validate_AccountConfig(data13))){
return false;
}
}
const data14 = data.branding;
if(data14 !== undefined){
if(!(validate_AccountBrandingStored(data14))){
return false;
}
}
const data15 = data.disabled;
if(data15 !== undefined){
if(typeof data15 !== "boolean"){
return false;
}
}
const data16 = data.warnings;
if(data16 !== undefined){
if(!(validate_Warnings(data16))){
return false;
}
}
}
else {
return false;
}
return true;
}
const pattern_ecd6f5a07317 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,9})?([Zz]|[+-][0-9]{2}:[0-9]{2})$", "u");
const format_date_time = dateTime;
/** @type {Any} */
function validate_AccountCertificate(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "account_id":case "state":case "reasons":case "checked_at":case "not_before":case "not_after":continue;};
return false;
}
const data0 = data.account_id;
if(!(Number.isSafeInteger(data0))){
return false;
}
const data1 = data.state;
if(!(data1 === "pending" || data1 === "valid" || data1 === "invalid")){
return false;
}
const data2 = data.reasons;
if(data2 !== undefined){
if(Array.isArray(data2)){
if(data2.length < 1){
return false;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(!(data3 === "incomplete" || data3 === "unreadable" || data3 === "password" || data3 === "no-key" || data3 === "key-mismatch" || data3 === "not-yet-valid" || data3 === "expired" || data3 === "other-tax-id" || data3 === "too-costly")){
return false;
}
}
}
else {
return false;
}
}
const data4 = data.checked_at;
if(data4 !== undefined){
if(typeof data4 === "string"){
if(!pattern_ecd6f5a07317.test(data4)){
return false;
}
if(!(format_date_time(data4))){
return false;
}
}
else {
return false;
}
}
const data5 = data.not_before;
if(data5 !== undefined){
if(typeof data5 === "string"){
if(!pattern_ecd6f5a07317.test(data5)){
return false;
}
if(!(format_date_time(data5))){
return false;
}
}
else {
return false;
}
}
const data6 = data.not_after;
if(data6 !== undefined){
if(typeof data6 === "string"){
if(!pattern_ecd6f5a07317.test(data6)){
return false;
}
if(!(format_date_time(data6))){
return false;
}
}
else {
return false;
}
}
}
else {
return false;
}
return true;
}
/** @type {Any} */
function validate_AccountList(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "items":case "next_cursor":continue;};
return false;
}
const data0 = data.items;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate_Account(data0[i0]))){
return false;
}
}
}
else {
return false;
}
const data2 = data.next_cursor;
if(data2 !== undefined){
if(typeof data2 !== "string"){
return false;
}
}
}
else {
return false;
}
return true;
}
/** @type {Any} */
function validate_CompanyBranchUserPermissions(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "user_id":case "user_name":case "has_branch_permission":continue;};
return false;
}
const data0 = data.user_id;
if(data0 !== undefined){
if(typeof data0 !== "string"){
return false;
}
}
const data1 = data.user_name;
if(data1 !== undefined){
if(typeof data1 !== "string"){
return false;
}
}
const data2 = data.has_branch_permission;
if(data2 !== undefined){
if(!(typeof data2 === "number" && data2 >= -9007199254740991 && data2 <= 9007199254740991)){
return false;
}
}
}
else {
return false;
}
return true;
}
/** @type {Any} */
function validate_CompanyBranch(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "company_branch_id":case "account_id":case "is_headquarters":case "branch_type":case "name":case "address":case "district":case "city":case "phone":case "company_branch_tax_code":case "company_branch_internal_code":case "parent_company_branch_id":case "user_permissions":case "warnings":continue;};
return false;
}
const data0 = data.company_branch_id;
if(!(Number.isSafeInteger(data0))){
return false;
}
const data1 = data.account_id;
if(!(Number.isSafeInteger(data1))){
return false;
}
const data2 = data.is_headquarters;
if(data2 !== undefined){
if(!(data2 === 0 || data2 === 1)){
return false;
}
}
const data3 = data.branch_type;
if(data3 !== undefined){
if(!(data3 === 1 || data3 === 2)){
return false;
}
}
const data4 = data.name;
if(typeof data4 !== "string"){
return false;
}
const data5 = data.address;
if(data5 !== undefined){
if(typeof data5 !== "string"){
return false;
}
}
const data6 = data.district;
if(data6 !== undefined){
if(typeof data6 !== "string"){
return false;
}
}
const data7 = data.city;
if(data7 !== undefined){
if(typeof data7 !== "string"){
return false;
}
}
const data8 = data.phone;
if(data8 !== undefined){
if(typeof data8 !== "string"){
return false;
}
}
const data9 = data.company_branch_tax_code;
if(data9 !== undefined){
if(typeof data9 !== "string"){
return false;
}
}
const data10 = data.company_branch_internal_code;
if(data10 !== undefined){
if(typeof data10 !== "string"){
return false;
}
}
const data11 = data.parent_company_branch_id;
if(data11 !== undefined){
if(!(Number.isSafeInteger(data11))){
return false;
}
}
const data12 = data.user_permissions;
if(data12 !== undefined){
if(!(validate_CompanyBranchUserPermissions(data12))){
return false;
}
}
const data13 = data.warnings;
if(data13 !== undefined){
if(!(validate_Warnings(data13))){
return false;
}
}
}
else {
return false;
}
return true;
}
/** @type {Any} */
function validate_CompanyBranchList(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "items":case "next_cursor":continue;};
return false;
}
const data0 = data.items;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate_CompanyBranch(data0[i0]))){
return false;
}
}
}
else {
return false;
}
const data2 = data.next_cursor;
if(data2 !== undefined){
if(typeof data2 !== "string"){
return false;
}
}
}
else {
return false;
}
return true;
}
const pattern_9e52b0da7494 = new RegExp("^[0-9][0-9,]*$", "u");
/** @type {Any} */
function validate_Contact(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "first_name":case "last_name":case "phone":case "email":continue;};
return false;
}
const data0 = data.first_name;
if(data0 !== undefined){
if(typeof data0 !== "string"){
return false;
}
}
const data1 = data.last_name;
if(data1 !== undefined){
if(typeof data1 !== "string"){
return false;
}
}
const data2 = data.phone;
if(data2 !== undefined){
if(typeof data2 !== "string"){
return false;
}
}
const data3 = data.email;
if(data3 !== undefined){
if(typeof data3 !== "string"){
return false;
}
}
}
else {
return false;
}
return true;
}
/** @type {Any} */
function validate_InvoicingDetails(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "country_id":case "tax_id_type":case "tax_id_code":case "legal_name":case "address":case "district":case "city":case "business_activity":case "phone":case "postal_code":continue;};
return false;
}
const data0 = data.country_id;
if(data0 !== undefined){
if(typeof data0 !== "string"){
return false;
}
}
const data1 = data.tax_id_type;
if(data1 !== undefined){
if(typeof data1 !== "string"){
return false;
}
}
const data2 = data.tax_id_code;
if(data2 !== undefined){
if(typeof data2 !== "string"){
return false;
}
}
const data3 = data.legal_name;
if(data3 !== undefined){
if(typeof data3 !== "string"){
return false;
}
}
const data4 = data.address;
if(data4 !== undefined){
if(typeof data4 !== "string"){
return false;
}
}
const data5 = data.district;
if(data5 !== undefined){
if(typeof data5 !== "string"){
return false;
}
}
const data6 = data.city;
if(data6 !== undefined){
if(typeof data6 !== "string"){
return false;
}
}
const data7 = data.business_activity;
if(data7 !== undefined){
if(typeof data7 !== "string"){
return false;
}
}
const data8 = data.phone;
if(data8 !== undefined){
if(typeof data8 !== "string"){
return false;
}
}
const data9 = data.postal_code;
if(data9 !== undefined){
if(typeof data9 !== "string"){
return false;
}
}
}
else {
return false;
}
return true;
}
/** @type {Any} */
function validate_CustomerSupplierAdditional(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "data_name_1":case "data_name_2":case "data_name_3":case "data_name_4":case "data_name_5":case "data_value_1":case "data_value_2":case "data_value_3":case "data_value_4":case "data_value_5":continue;};
return false;
}
const data0 = data.data_name_1;
if(data0 !== undefined){
if(typeof data0 !== "string"){
return false;
}
}
const data1 = data.data_name_2;
if(data1 !== undefined){
if(typeof data1 !== "string"){
return false;
}
}
const data2 = data.data_name_3;
if(data2 !== undefined){
if(typeof data2 !== "string"){
return false;
}
}
const data3 = data.data_name_4;
if(data3 !== undefined){
if(typeof data3 !== "string"){
return false;
}
}
const data4 = data.data_name_5;
if(data4 !== undefined){
if(typeof data4 !== "string"){
return false;
}
}
const data5 = data.data_value_1;
if(data5 !== undefined){
if(typeof data5 !== "string"){
return false;
}
}
const data6 = data.data_value_2;
if(data6 !== undefined){
if(typeof data6 !== "string"){
return false;
}
}
const data7 = data.data_value_3;
if(data7 !== undefined){
if(typeof data7 !== "string"){
return false;
}
}
const data8 = data.data_value_4;
if(data8 !== undefined){
if(typeof data8 !== "string"){
return false;
}
}
const data9 = data.data_value_5;
if(data9 !== undefined){
if(typeof data9 !== "string"){
return false;
}
}
}
else {
return false;
}
return true;
}
/** @type {Any} */
function validate_CustomerSupplier(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "customer_supplier_id":case "account_id":case "name":case "is_customer":case "is_supplier":case "responsible_user_id":case "payment_term":case "contacts":case "invoicing_details":case "additional":case "warnings":continue;};
return false;
}
const data0 = data.customer_supplier_id;
if(!(Number.isSafeInteger(data0))){
return false;
}
const data1 = data.account_id;
if(!(Number.isSafeInteger(data1))){
return false;
}
const data2 = data.name;
if(data2 !== undefined){
if(typeof data2 !== "string"){
return false;
}
}
const data3 = data.is_customer;
if(data3 !== undefined){
if(typeof data3 !== "boolean"){
return false;
}
}
const data4 = data.is_supplier;
if(data4 !== undefined){
if(typeof data4 !== "boolean"){
return false;
}
}
const data5 = data.responsible_user_id;
if(data5 !== undefined){
if(!(Number.isSafeInteger(data5))){
return false;
}
}
const data6 = data.payment_term;
if(data6 !== undefined){
if(typeof data6 === "string"){
if(!pattern_9e52b0da7494.test(data6)){
return false;
}
}
else {
return false;
}
}
const data7 = data.contacts;
if(data7 !== undefined){
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
if(!(validate_Contact(data7[i0]))){
return false;
}
}
}
else {
return false;
}
}
const data9 = data.invoicing_details;
if(data9 !== undefined){
if(Array.isArray(data9)){
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
if(!(validate_InvoicingDetails(data9[i1]))){
return false;
}
}
}
else {
return false;
}
}
const data11 = data.additional;
if(data11 !== undefined){
if(!(validate_CustomerSupplierAdditional(data11))){
return false;
}
}
const data12 = data.warnings;
if(data12 !== undefined){
if(!(validate_Warnings(data12))){
return false;
}
}
}
else {
return false;
}
return true;
}
/** @type {Any} */
function validate_CustomerSupplierList(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "items":case "next_cursor":continue;};
return false;
}
const data0 = data.items;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate_CustomerSupplier(data0[i0]))){
return false;
}
}
}
else {
return false;
}
const data2 = data.next_cursor;
if(data2 !== undefined){
if(typeof data2 !== "string"){
return false;
}
}
}
else {
return false;
}
return true;
}
const pattern_ccaba4ebdd20 = new RegExp("^https?://", "u");
/** @type {Any} */
function validate_DocumentOptions(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "draft_only":case "draft_preview":case "send_email":case "template_id":case "gross_values":case "decimal_amounts":case "rounding_type":case "company_web":case "company_email":case "pdf_transfer_copy":continue;};
return false;
}
const data0 = data.draft_only;
if(data0 !== undefined){
if(!(data0 === 0 || data0 === 1)){
return false;
}
}
const data1 = data.draft_preview;
if(data1 !== undefined){
if(!(data1 === 0 || data1 === 1)){
return false;
}
}
const data2 = data.send_email;
if(data2 !== undefined){
if(!(data2 === 0 || data2 === 1)){
return false;
}
}
const data3 = data.template_id;
if(data3 !== undefined){
if(!(Number.isSafeInteger(data3))){
return false;
}
}
const data4 = data.gross_values;
if(data4 !== undefined){
if(!(data4 === 0 || data4 === 1)){
return false;
}
}
const data5 = data.decimal_amounts;
if(data5 !== undefined){
if(!(data5 === 0 || data5 === 1)){
return false;
}
}
const data6 = data.rounding_type;
if(data6 !== undefined){
if(!(data6 === "net" || data6 === "gross")){
return false;
}
}
const data7 = data.company_web;
if(data7 !== undefined){
if(typeof data7 === "string"){
if(!pattern_ccaba4ebdd20.test(data7)){
return false;
}
}
else {
return false;
}
}
const data8 = data.company_email;
if(data8 !== undefined){
if(typeof data8 !== "string"){
return false;
}
}
const data9 = data.pdf_transfer_copy;
if(data9 !== undefined){
if(!(data9 === 0 || data9 === 1)){
return false;
}
}
}
else {
return false;
}
return true;
}
const pattern_c735c86f3b53 = new RegExp("^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$", "u");
const format_date = date;
/** @type {Any} */
function validate_MxHeader(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "receiver_cfdi_usage":continue;};
return false;
}
const data0 = data.receiver_cfdi_usage;
if(data0 !== undefined){
if(typeof data0 !== "string"){
return false;
}
}
}
else {
return false;
}
return true;
}
/** @type {Any} */
function validate_MxShippingPlace(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "tax_id_type":case "tax_id_code":case "date_time":case "address_state_id":case "address_country_id":case "address_postalcode":continue;};
return false;
}
const data0 = data.tax_id_type;
if(data0 !== undefined){
if(typeof data0 !== "string"){
return false;
}
}
const data1 = data.tax_id_code;
if(data1 !== undefined){
if(typeof data1 !== "string"){
return false;
}
}
const data2 = data.date_time;
if(data2 !== undefined){
if(typeof data2 === "string"){
if(!pattern_ecd6f5a07317.test(data2)){
return false;
}
if(!(format_date_time(data2))){
return false;
}
}
else {
return false;
}
}
const data3 = data.address_state_id;
if(data3 !== undefined){
if(typeof data3 !== "string"){
return false;
}
}
const data4 = data.address_country_id;
if(data4 !== undefined){
if(typeof data4 !== "string"){
return false;
}
}
const data5 = data.address_postalcode;
if(data5 !== undefined){
if(typeof data5 !== "string"){
return false;
}
}
}
else {
return false;
}
return true;
}
/** @type {Any} */
function validate_MxShippingProduct(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "product_code":case "description":case "quantity":case "weight":continue;};
return false;
}
const data0 = data.product_code;
if(data0 !== undefined){
if(typeof data0 !== "string"){
return false;
}
}
const data1 = data.description;
if(data1 !== undefined){
if(typeof data1 !== "string"){
return false;
}
}
const data2 = data.quantity;
if(data2 !== undefined){
if(typeof data2 !== "string"){
return false;
}
}
const data3 = data.weight;
if(data3 !== undefined){
if(typeof data3 !== "string"){
return false;
}
}
}
else {
return false;
}
return true;
}
/** @type {Any} */
function validate_MxShippingMerchandise(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "total_weight":case "sct_permission_code":case "sct_permission_number":case "vehicle_configuration":case "vehicle_weight":case "vehicle_license_plate":case "vehicle_year":case "insurance_company":case "insurance_identifier":case "details":continue;};
return false;
}
const data0 = data.total_weight;
if(data0 !== undefined){
if(typeof data0 !== "string"){
return false;
}
}
const data1 = data.sct_permission_code;
if(data1 !== undefined){
if(typeof data1 !== "string"){
return false;
}
}
const data2 = data.sct_permission_number;
if(data2 !== undefined){
if(typeof data2 !== "string"){
return false;
}
}
const data3 = data.vehicle_configuration;
if(data3 !== undefined){
if(typeof data3 !== "string"){
return false;
}
}
const data4 = data.vehicle_weight;
if(data4 !== undefined){
if(typeof data4 !== "string"){
return false;
}
}
const data5 = data.vehicle_license_plate;
if(data5 !== undefined){
if(typeof data5 !== "string"){
return false;
}
}
const data6 = data.vehicle_year;
if(data6 !== undefined){
if(typeof data6 !== "string"){
return false;
}
}
const data7 = data.insurance_company;
if(data7 !== undefined){
if(typeof data7 !== "string"){
return false;
}
}
const data8 = data.insurance_identifier;
if(data8 !== undefined){
if(typeof data8 !== "string"){
return false;
}
}
const data9 = data.details;
if(data9 !== undefined){
if(Array.isArray(data9)){
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
if(!(validate_MxShippingProduct(data9[i0]))){
return false;
}
}
}
else {
return false;
}
}
}
else {
return false;
}
return true;
}
/** @type {Any} */
function validate_MxShipping(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "distance":case "transport_code":case "transport_method_name":case "transport_tax_id_type":case "transport_tax_id_code":case "transport_license":case "origin":case "destination":case "merchandise":continue;};
return false;
}
const data0 = data.distance;
if(data0 !== undefined){
if(typeof data0 !== "string"){
return false;
}
}
const data1 = data.transport_code;
if(data1 !== undefined){
if(typeof data1 !== "string"){
return false;
}
}
const data2 = data.transport_method_name;
if(data2 !== undefined){
if(typeof data2 !== "string"){
return false;
}
}
const data3 = data.transport_tax_id_type;
if(data3 !== undefined){
if(typeof data3 !== "string"){
return false;
}
}
const data4 = data.transport_tax_id_code;
if(data4 !== undefined){
if(typeof data4 !== "string"){
return false;
}
}
const data5 = data.transport_license;
if(data5 !== undefined){
if(typeof data5 !== "string"){
return false;
}
}
const data6 = data.origin;
if(data6 !== undefined){
if(!(validate_MxShippingPlace(data6))){
return false;
}
}
const data7 = data.destination;
if(data7 !== undefined){
if(!(validate_MxShippingPlace(data7))){
return false;
}
}
const data8 = data.merchandise;
if(data8 !== undefined){
if(!(validate_MxShippingMerchandise(data8))){
return false;
}
}
}
else {
return false;
}
return true;
}
/** @type {Any} */
function validate_MxExportsOrigin(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "address_street":case "address_city_id":case "address_county_id":case "address_state_id":case "address_country_id":case "address_postalcode":continue;};
return false;
}
const data0 = data.address_street;
if(data0 !== undefined){
if(typeof data0 !== "string"){
return false;
}
}
const data1 = data.address_city_id;
if(data1 !== undefined){
if(typeof data1 !== "string"){
return false;
}
}
const data2 = data.address_county_id;
if(data2 !== undefined){
if(typeof data2 !== "string"){
return false;
}
}
const data3 = data.address_state_id;
if(data3 !== undefined){
if(typeof data3 !== "string"){
return false;
}
}
const data4 = data.address_country_id;
if(data4 !== undefined){
if(typeof data4 !== "string"){
return false;
}
}
const data5 = data.address_postalcode;
if(data5 !== undefined){
if(typeof data5 !== "string"){
return false;
}
}
}
else {
return false;
}
return true;
}
/** @type {Any} */
function validate_MxExportsDestination(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "tax_id_type":case "tax_id_code":case "address_street":case "address_state_id":case "address_country_id":case "address_postalcode":continue;};
return false;
}
const data0 = data.tax_id_type;
if(data0 !== undefined){
if(typeof data0 !== "string"){
return false;
}
}
const data1 = data.tax_id_code;
if(data1 !== undefined){
if(typeof data1 !== "string"){
return false;
}
}
const data2 = data.address_street;
if(data2 !== undefined){
if(typeof data2 !== "string"){
return false;
}
}
const data3 = data.address_state_id;
if(data3 !== undefined){
if(typeof data3 !== "string"){
return false;
}
}
const data4 = data.address_country_id;
if(data4 !== undefined){
if(typeof data4 !== "string"){
return false;
}
}
const data5 = data.address_postalcode;
if(data5 !== undefined){
if(typeof data5 !== "string"){
return false;
}
}
}
else {
return false;
}
return true;
}
/** @type {Any} */
function validate_MxExportsProduct(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "customs_code":case "customs_quantity":case "sku":case "customs_measure_unit":case "customs_unit_value":case "customs_total_value":continue;};
return false;
}
const data0 = data.customs_code;
if(data0 !== undefined){
if(typeof data0 !== "string"){
return false;
}
}
const data1 = data.customs_quantity;
if(data1 !== undefined){
if(typeof data1 !== "string"){
return false;
}
}
const data2 = data.sku;
if(data2 !== undefined){
if(typeof data2 !== "string"){
return false;
}
}
const data3 = data.customs_measure_unit;
if(data3 !== undefined){
if(typeof data3 !== "string"){
return false;
}
}
const data4 = data.customs_unit_value;
if(data4 !== undefined){
if(typeof data4 !== "string"){
return false;
}
}
const data5 = data.customs_total_value;
if(data5 !== undefined){
if(typeof data5 !== "string"){
return false;
}
}
}
else {
return false;
}
return true;
}
/** @type {Any} */
function validate_MxExportsMerchandise(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "details":continue;};
return false;
}
const data0 = data.details;
if(data0 !== undefined){
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate_MxExportsProduct(data0[i0]))){
return false;
}
}
}
else {
return false;
}
}
}
else {
return false;
}
return true;
}
/** @type {Any} */
function validate_MxExports(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "terms":case "exchange_rate":case "total":case "origin":case "destination":case "merchandise":continue;};
return false;
}
const data0 = data.terms;
if(data0 !== undefined){
if(typeof data0 !== "string"){
return false;
}
}
const data1 = data.exchange_rate;
if(data1 !== undefined){
if(!(typeof data1 === "number" && data1 >= -9007199254740991 && data1 <= 9007199254740991)){
return false;
}
}
const data2 = data.total;
if(data2 !== undefined){
if(!(Number.isSafeInteger(data2))){
return false;
}
}
const data3 = data.origin;
if(data3 !== undefined){
if(!(validate_MxExportsOrigin(data3))){
return false;
}
}
const data4 = data.destination;
if(data4 !== undefined){
if(!(validate_MxExportsDestination(data4))){
return false;
}
}
const data5 = data.merchandise;
if(data5 !== undefined){
if(!(validate_MxExportsMerchandise(data5))){
return false;
}
}
}
else {
return false;
}
return true;
}
/** @type {Any} */
function validate_CoHeader(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "reported_payment_code":continue;};
return false;
}
const data0 = data.reported_payment_code;
if(data0 !== undefined){
if(!(Number.isSafeInteger(data0))){
return false;
}
}
}
else {
return false;
}
return true;
}
/** @type {Any} */
function validate_PeHeader(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "operation_type":continue;};
return false;
}
const data0 = data.operation_type;
if(data0 !== undefined){
if(typeof data0 !== "string"){
return false;
}
}
}
else {
return false;
}
return true;
}
/** @type {Any} */
function validate_PeDetraction(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "code":case "percent":case "amount":case "nation_bank_account":case "payment_means_code":continue;};
return false;
}
const data0 = data.code;
if(data0 !== undefined){
if(typeof data0 !== "string"){
return false;
}
}
const data1 = data.percent;
if(data1 !== undefined){
if(!(typeof data1 === "number" && data1 >= -9007199254740991 && data1 <= 9007199254740991)){
return false;
}
}
const data2 = data.amount;
if(data2 !== undefined){
if(!(typeof data2 === "number" && data2 >= -9007199254740991 && data2 <= 9007199254740991)){
return false;
}
}
const data3 = data.nation_bank_account;
if(data3 !== undefined){
if(typeof data3 !== "string"){
return false;
}
}
const data4 = data.payment_means_code;
if(data4 !== undefined){
if(typeof data4 !== "string"){
return false;
}
}
}
else {
return false;
}
return true;
}
/** @type {Any} */
function validate_PeCargoTransport(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "origin_ubigeo":case "origin_address":case "destination_ubigeo":case "destination_address":case "trip_detail":case "service_reference_amount":case "effective_load_reference_amount":case "payload_reference_amount":continue;};
return false;
}
const data0 = data.origin_ubigeo;
if(data0 !== undefined){
if(typeof data0 !== "string"){
return false;
}
}
const data1 = data.origin_address;
if(data1 !== undefined){
if(typeof data1 !== "string"){
return false;
}
}
const data2 = data.destination_ubigeo;
if(data2 !== undefined){
if(typeof data2 !== "string"){
return false;
}
}
const data3 = data.destination_address;
if(data3 !== undefined){
if(typeof data3 !== "string"){
return false;
}
}
const data4 = data.trip_detail;
if(data4 !== undefined){
if(typeof data4 !== "string"){
return false;
}
}
const data5 = data.service_reference_amount;
if(data5 !== undefined){
if(!(typeof data5 === "number" && data5 >= -9007199254740991 && data5 <= 9007199254740991)){
return false;
}
}
const data6 = data.effective_load_reference_amount;
if(data6 !== undefined){
if(!(typeof data6 === "number" && data6 >= -9007199254740991 && data6 <= 9007199254740991)){
return false;
}
}
const data7 = data.payload_reference_amount;
if(data7 !== undefined){
if(!(typeof data7 === "number" && data7 >= -9007199254740991 && data7 <= 9007199254740991)){
return false;
}
}
}
else {
return false;
}
return true;
}
/** @type {Any} */
function validate_ArHeader(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "invoice_concept":case "items_quantity":case "service_date_from":case "service_date_to":case "receiver_vat_condition_id":continue;};
return false;
}
const data0 = data.invoice_concept;
if(data0 !== undefined){
if(!(data0 === 1 || data0 === 2 || data0 === 3)){
return false;
}
}
const data1 = data.items_quantity;
if(data1 !== undefined){
if(!(Number.isSafeInteger(data1))){
return false;
}
}
const data2 = data.service_date_from;
if(data2 !== undefined){
if(typeof data2 !== "string"){
return false;
}
}
const data3 = data.service_date_to;
if(data3 !== undefined){
if(typeof data3 !== "string"){
return false;
}
}
const data4 = data.receiver_vat_condition_id;
if(data4 !== undefined){
if(typeof data4 !== "string"){
return false;
}
}
}
else {
return false;
}
return true;
}
/** @type {Any} */
function validate_PeRetentionHeader(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "pe_taxbureau_retention_system_code":case "pe_taxbureau_retention_percent":case "pe_taxbureau_total_paid":continue;};
return false;
}
const data0 = data.pe_taxbureau_retention_system_code;
if(data0 !== undefined){
if(typeof data0 !== "string"){
return false;
}
}
const data1 = data.pe_taxbureau_retention_percent;
if(data1 !== undefined){
if(!(typeof data1 === "number" && data1 >= -9007199254740991 && data1 <= 9007199254740991)){
return false;
}
}
const data2 = data.pe_taxbureau_total_paid;
if(data2 !== undefined){
if(!(typeof data2 === "number" && data2 >= -9007199254740991 && data2 <= 9007199254740991)){
return false;
}
}
}
else {
return false;
}
return true;
}
/** @type {Any} */
function validate_PeDriver(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "driver_id":case "first_name":case "family_name":case "identity_document_reference":continue;};
return false;
}
const data0 = data.driver_id;
if(data0 !== undefined){
if(typeof data0 !== "string"){
return false;
}
}
const data1 = data.first_name;
if(data1 !== undefined){
if(typeof data1 !== "string"){
return false;
}
}
const data2 = data.family_name;
if(data2 !== undefined){
if(typeof data2 !== "string"){
return false;
}
}
const data3 = data.identity_document_reference;
if(data3 !== undefined){
if(typeof data3 !== "string"){
return false;
}
}
}
else {
return false;
}
return true;
}
/** @type {Any} */
function validate_PeCarrier(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "party_identification":case "party_legal_entity_name":case "party_legal_entity_id":case "agent_party_id":continue;};
return false;
}
const data0 = data.party_identification;
if(data0 !== undefined){
if(typeof data0 !== "string"){
return false;
}
}
const data1 = data.party_legal_entity_name;
if(data1 !== undefined){
if(typeof data1 !== "string"){
return false;
}
}
const data2 = data.party_legal_entity_id;
if(data2 !== undefined){
if(typeof data2 !== "string"){
return false;
}
}
const data3 = data.agent_party_id;
if(data3 !== undefined){
if(typeof data3 !== "string"){
return false;
}
}
}
else {
return false;
}
return true;
}
/** @type {Any} */
function validate_PeShipmentStage(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "transport_mode_code":case "transit_period":case "driver_person":case "carrier_party":continue;};
return false;
}
const data0 = data.transport_mode_code;
if(data0 !== undefined){
if(!(data0 === "01" || data0 === "02")){
return false;
}
}
const data1 = data.transit_period;
if(data1 !== undefined){
if(typeof data1 !== "string"){
return false;
}
}
const data2 = data.driver_person;
if(data2 !== undefined){
if(!(validate_PeDriver(data2))){
return false;
}
}
const data3 = data.carrier_party;
if(data3 !== undefined){
if(!(validate_PeCarrier(data3))){
return false;
}
}
}
else {
return false;
}
return true;
}
/** @type {Any} */
function validate_PeDeliveryPlace(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "id":case "city_subdivision_name":case "city_name":case "country_subentity":case "district":case "address_line":case "country_id":continue;};
return false;
}
const data0 = data.id;
if(data0 !== undefined){
if(typeof data0 !== "string"){
return false;
}
}
const data1 = data.city_subdivision_name;
if(data1 !== undefined){
if(typeof data1 !== "string"){
return false;
}
}
const data2 = data.city_name;
if(data2 !== undefined){
if(typeof data2 !== "string"){
return false;
}
}
const data3 = data.country_subentity;
if(data3 !== undefined){
if(typeof data3 !== "string"){
return false;
}
}
const data4 = data.district;
if(data4 !== undefined){
if(typeof data4 !== "string"){
return false;
}
}
const data5 = data.address_line;
if(data5 !== undefined){
if(typeof data5 !== "string"){
return false;
}
}
const data6 = data.country_id;
if(data6 !== undefined){
if(typeof data6 !== "string"){
return false;
}
}
}
else {
return false;
}
return true;
}
/** @type {Any} */
function validate_PeDelivery(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "delivery_address":case "dispatch":continue;};
return false;
}
const data0 = data.delivery_address;
if(data0 !== undefined){
if(!(validate_PeDeliveryPlace(data0))){
return false;
}
}
const data1 = data.dispatch;
if(data1 !== undefined){
if(!(validate_PeDeliveryPlace(data1))){
return false;
}
}
}
else {
return false;
}
return true;
}
/** @type {Any} */
function validate_PeTransportHandlingUnit(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "transport_equipment_id":continue;};
return false;
}
const data0 = data.transport_equipment_id;
if(data0 !== undefined){
if(typeof data0 !== "string"){
return false;
}
}
}
else {
return false;
}
return true;
}
/** @type {Any} */
function validate_PeShipping(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "handling_code":case "special_instructions":case "handling_instructions":case "gross_weight_measure":case "gross_weight_measure_id":case "shipment_stage":case "delivery":case "transport_handling_unit":continue;};
return false;
}
const data0 = data.handling_code;
if(data0 !== undefined){
if(!(data0 === "1" || data0 === "01" || data0 === "2" || data0 === "02" || data0 === "13" || data0 === "013")){
return false;
}
}
const data1 = data.special_instructions;
if(data1 !== undefined){
if(!(data1 === 1 || data1 === 2 || data1 === 3 || data1 === 4 || data1 === 5 || data1 === 6 || data1 === 7 || data1 === 8 || data1 === 9)){
return false;
}
}
const data2 = data.handling_instructions;
if(data2 !== undefined){
if(typeof data2 !== "string"){
return false;
}
}
const data3 = data.gross_weight_measure;
if(data3 !== undefined){
if(typeof data3 !== "string"){
return false;
}
}
const data4 = data.gross_weight_measure_id;
if(data4 !== undefined){
if(typeof data4 !== "string"){
return false;
}
}
const data5 = data.shipment_stage;
if(data5 !== undefined){
if(!(validate_PeShipmentStage(data5))){
return false;
}
}
const data6 = data.delivery;
if(data6 !== undefined){
if(!(validate_PeDelivery(data6))){
return false;
}
}
const data7 = data.transport_handling_unit;
if(data7 !== undefined){
if(!(validate_PeTransportHandlingUnit(data7))){
return false;
}
}
}
else {
return false;
}
return true;
}
/** @type {Any} */
function validate_DocumentAdditional(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "mx_header":case "mx_shipping":case "mx_exports":case "co_header":case "pe_header":case "pe_detraction":case "pe_cargo_transport":case "ar_header":case "pe_retention_header":case "pe_shipping":continue;};
return false;
}
const data0 = data.mx_header;
if(data0 !== undefined){
if(!(validate_MxHeader(data0))){
return false;
}
}
const data1 = data.mx_shipping;
if(data1 !== undefined){
if(!(validate_MxShipping(data1))){
return false;
}
}
const data2 = data.mx_exports;
if(data2 !== undefined){
if(!(validate_MxExports(data2))){
return false;
}
}
const data3 = data.co_header;
if(data3 !== undefined){
if(!(validate_CoHeader(data3))){
return false;
}
}
const data4 = data.pe_header;
if(data4 !== undefined){
if(!(validate_PeHeader(data4))){
return false;
}
}
const data5 = data.pe_detraction;
if(data5 !== undefined){
if(!(validate_PeDetraction(data5))){
return false;
}
}
const data6 = data.pe_cargo_transport;
if(data6 !== undefined){
if(!(validate_PeCargoTransport(data6))){
return false;
}
}
const data7 = data.ar_header;
if(data7 !== undefined){
if(!(validate_ArHeader(data7))){
return false;
}
}
const data8 = data.pe_retention_header;
if(data8 !== undefined){
if(!(validate_PeRetentionHeader(data8))){
return false;
}
}
const data9 = data.pe_shipping;
if(data9 !== undefined){
if(!(validate_PeShipping(data9))){
return false;
}
}
}
else {
return false;
}
return true;
}
/** @type {Any} */
function validate_DocumentHeader(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0.length){case 10:switch(key0){case "account_id":case "issue_date":case "guide_type":case "additional":continue;}break;case 16:switch(key0){case "document_type_id":case "receiver_address":case "port_embarkation":case "shipping_address":continue;}break;case 22:switch(key0){case "document_sequence_code":continue;}break;case 23:switch(key0){case "document_type_taxbureau":case "transportation_doc_type":case "deployment_observations":continue;}break;case 15:switch(key0){case "document_number":case "issuer_district":case "issuer_state_id":case "issuer_activity":case "document_status":continue;}break;case 20:switch(key0){case "received_issued_flag":case "customer_supplier_id":case "receiver_tax_id_code":case "receiver_tax_id_type":continue;}break;case 27:switch(key0){case "taxbureau_validation_status":continue;}break;case 18:switch(key0){case "issuer_tax_id_code":case "issuer_tax_id_type":case "receiver_county_id":case "payment_conditions":case "branch_office_code":continue;}break;case 17:switch(key0){case "issuer_legal_name":case "issuer_country_id":case "issuer_postalcode":case "receiver_district":case "receiver_activity":case "receiver_state_id":case "service_indicator":continue;}break;case 14:switch(key0){case "issuer_address":case "receiver_phone":case "receiver_email":continue;}break;case 11:switch(key0){case "issuer_city":case "currency_id":case "sale_clause":continue;}break;case 12:switch(key0){case "issuer_phone":case "observations":case "gross_weight":continue;}break;case 19:switch(key0){case "receiver_legal_name":case "receiver_postalcode":case "receiver_country_id":case "exchange_rate_value":case "port_disembarkation":continue;}break;case 13:switch(key0){case "receiver_city":case "sale_modality":case "transfer_type":continue;}break;case 9:switch(key0){case "seller_id":continue;}break;case 26:switch(key0){case "transportation_doc_billing":continue;}break;};
return false;
}
const data0 = data.account_id;
if(!(Number.isSafeInteger(data0))){
return false;
}
const data1 = data.document_type_id;
if(!(Number.isSafeInteger(data1) && data1 >= 1)){
return false;
}
const data2 = data.document_sequence_code;
if(data2 !== undefined){
if(typeof data2 !== "string"){
return false;
}
}
const data3 = data.document_type_taxbureau;
if(typeof data3 !== "string"){
return false;
}
const data4 = data.document_number;
if(data4 !== undefined){
if(!(Number.isSafeInteger(data4))){
return false;
}
}
const data5 = data.received_issued_flag;
if(data5 !== undefined){
if(!(data5 === 0 || data5 === 1)){
return false;
}
}
const data6 = data.taxbureau_validation_status;
if(data6 !== undefined){
if(!(Number.isSafeInteger(data6))){
return false;
}
}
const data7 = data.issue_date;
if(typeof data7 === "string"){
if(!pattern_c735c86f3b53.test(data7)){
return false;
}
if(!(format_date(data7))){
return false;
}
}
else {
return false;
}
const data8 = data.issuer_tax_id_code;
if(data8 !== undefined){
if(typeof data8 !== "string"){
return false;
}
}
const data9 = data.issuer_tax_id_type;
if(data9 !== undefined){
if(typeof data9 !== "string"){
return false;
}
}
const data10 = data.issuer_legal_name;
if(data10 !== undefined){
if(typeof data10 !== "string"){
return false;
}
}
const data11 = data.issuer_address;
if(typeof data11 !== "string"){
return false;
}
const data12 = data.issuer_district;
if(typeof data12 !== "string"){
return false;
}
const data13 = data.issuer_city;
if(typeof data13 !== "string"){
return false;
}
const data14 = data.issuer_state_id;
if(data14 !== undefined){
if(!(Number.isSafeInteger(data14))){
return false;
}
}
const data15 = data.issuer_country_id;
if(data15 !== undefined){
if(typeof data15 !== "string"){
return false;
}
}
const data16 = data.issuer_phone;
if(typeof data16 !== "string"){
return false;
}
const data17 = data.issuer_activity;
if(typeof data17 !== "string"){
return false;
}
const data18 = data.issuer_postalcode;
if(data18 !== undefined){
if(typeof data18 !== "string"){
return false;
}
}
const data19 = data.customer_supplier_id;
if(data19 !== undefined){
if(!(Number.isSafeInteger(data19))){
return false;
}
}
const data20 = data.receiver_tax_id_code;
if(data20 !== undefined){
if(typeof data20 !== "string"){
return false;
}
}
const data21 = data.receiver_tax_id_type;
if(data21 !== undefined){
if(typeof data21 !== "string"){
return false;
}
}
const data22 = data.receiver_legal_name;
if(data22 !== undefined){
if(typeof data22 !== "string"){
return false;
}
}
const data23 = data.receiver_address;
if(typeof data23 !== "string"){
return false;
}
const data24 = data.receiver_district;
if(data24 !== undefined){
if(typeof data24 !== "string"){
return false;
}
}
const data25 = data.receiver_city;
if(data25 !== undefined){
if(typeof data25 !== "string"){
return false;
}
}
const data26 = data.receiver_phone;
if(typeof data26 !== "string"){
return false;
}
const data27 = data.receiver_activity;
if(data27 !== undefined){
if(typeof data27 !== "string"){
return false;
}
}
const data28 = data.receiver_postalcode;
if(data28 !== undefined){
if(typeof data28 !== "string"){
return false;
}
}
const data29 = data.receiver_state_id;
if(data29 !== undefined){
if(!(Number.isSafeInteger(data29))){
return false;
}
}
const data30 = data.receiver_county_id;
if(data30 !== undefined){
if(typeof data30 !== "string"){
return false;
}
}
const data31 = data.receiver_country_id;
if(data31 !== undefined){
if(!(Number.isSafeInteger(data31))){
return false;
}
}
const data32 = data.receiver_email;
if(data32 !== undefined){
if(typeof data32 !== "string"){
return false;
}
}
const data33 = data.payment_conditions;
if(typeof data33 === "string"){
if(!pattern_9e52b0da7494.test(data33)){
return false;
}
}
else {
return false;
}
const data34 = data.seller_id;
if(data34 !== undefined){
if(!(Number.isSafeInteger(data34))){
return false;
}
}
const data35 = data.currency_id;
if(data35 !== undefined){
if(!(typeof data35 === "number" && data35 >= -9007199254740991 && data35 <= 9007199254740991)){
return false;
}
}
const data36 = data.exchange_rate_value;
if(data36 !== undefined){
if(!(typeof data36 === "number" && data36 >= -9007199254740991 && data36 <= 9007199254740991)){
return false;
}
if((typeof data36 == "number") && (isFinite(data36))){
if(!decimals(data36, 6)){
return false;
}
}
}
const data37 = data.service_indicator;
if(data37 !== undefined){
if(!(data37 === 1 || data37 === 2 || data37 === 3 || data37 === 4 || data37 === 5)){
return false;
}
}
const data38 = data.sale_modality;
if(data38 !== undefined){
if(!(data38 === 1 || data38 === 2 || data38 === 3 || data38 === 4 || data38 === 9)){
return false;
}
}
const data39 = data.sale_clause;
if(data39 !== undefined){
if(!(data39 === 1 || data39 === 2 || data39 === 3 || data39 === 4 || data39 === 5 || data39 === 6 || data39 === 9 || data39 === 10 || data39 === 11 || data39 === 12 || data39 === 17 || data39 === 18 || data39 === 8)){
return false;
}
}
const data40 = data.guide_type;
if(data40 !== undefined){
if(!(data40 === 1 || data40 === 2 || data40 === 3 || data40 === 4 || data40 === 5 || data40 === 6 || data40 === 7 || data40 === 8 || data40 === 9)){
return false;
}
}
const data41 = data.transfer_type;
if(data41 !== undefined){
if(!(data41 === 1 || data41 === 2 || data41 === 3)){
return false;
}
}
const data42 = data.transportation_doc_type;
if(data42 !== undefined){
if(!(data42 === 1 || data42 === 2 || data42 === 3 || data42 === 4 || data42 === 5 || data42 === 6 || data42 === 7 || data42 === 8 || data42 === 9)){
return false;
}
}
const data43 = data.transportation_doc_billing;
if(data43 !== undefined){
if(!(data43 === 1 || data43 === 2 || data43 === 3)){
return false;
}
}
const data44 = data.branch_office_code;
if(data44 !== undefined){
if(typeof data44 !== "string"){
return false;
}
}
const data45 = data.observations;
if(data45 !== undefined){
if(typeof data45 !== "string"){
return false;
}
}
const data46 = data.deployment_observations;
if(data46 !== undefined){
if(!(data46 === 0 || data46 === 1 || data46 === 2 || data46 === 3)){
return false;
}
}
const data47 = data.port_disembarkation;
if(data47 !== undefined){
if(typeof data47 !== "string"){
return false;
}
}
const data48 = data.port_embarkation;
if(data48 !== undefined){
if(typeof data48 !== "string"){
return false;
}
}
const data49 = data.gross_weight;
if(data49 !== undefined){
if(typeof data49 !== "string"){
return false;
}
}
const data50 = data.shipping_address;
if(data50 !== undefined){
if(typeof data50 !== "string"){
return false;
}
}
const data51 = data.document_status;
if(!(data51 === 0 || data51 === 1 || data51 === 2 || data51 === 3)){
return false;
}
const data52 = data.additional;
if(data52 !== undefined){
if(!(validate_DocumentAdditional(data52))){
return false;
}
}
}
else {
return false;
}
return true;
}
/** @type {Any} */
function validate_LineTax(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "tax_type_id":case "tax_percentage":case "tax_amount":continue;};
return false;
}
const data0 = data.tax_type_id;
if(typeof data0 !== "string"){
return false;
}
const data1 = data.tax_percentage;
if(!(typeof data1 === "number" && data1 >= -9007199254740991 && data1 <= 9007199254740991)){
return false;
}
const data2 = data.tax_amount;
if(!(typeof data2 === "number" && data2 >= -9007199254740991 && data2 <= 9007199254740991)){
return false;
}
}
else {
return false;
}
return true;
}
/** @type {Any} */
function validate_MxDetail(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "product_service_identifier":case "measure_unit_code":continue;};
return false;
}
const data0 = data.product_service_identifier;
if(data0 !== undefined){
if(typeof data0 !== "string"){
return false;
}
}
const data1 = data.measure_unit_code;
if(data1 !== undefined){
if(typeof data1 !== "string"){
return false;
}
}
}
else {
return false;
}
return true;
}
/** @type {Any} */
function validate_DocumentLineAdditional(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "mx_detail":continue;};
return false;
}
const data0 = data.mx_detail;
if(data0 !== undefined){
if(!(validate_MxDetail(data0))){
return false;
}
}
}
else {
return false;
}
return true;
}
/** @type {Any} */
function validate_DocumentLine(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "quantity":case "sku":case "line_description":case "unit_price":case "long_description":case "unit_measure":case "modifier_amount":case "modifier_percentage":case "total_taxes":case "total_amount_line":case "taxes":case "additional":continue;};
return false;
}
const data0 = data.quantity;
if(!(typeof data0 === "number" && data0 >= -9007199254740991 && data0 <= 9007199254740991)){
return false;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(!decimals(data0, 6)){
return false;
}
}
const data1 = data.sku;
if(data1 !== undefined){
if(typeof data1 !== "string"){
return false;
}
}
const data2 = data.line_description;
if(data2 !== undefined){
if(typeof data2 === "string"){
if(data2.length > 100 && codePoints(data2) > 100){
return false;
}
}
else {
return false;
}
}
const data3 = data.unit_price;
if(!(typeof data3 === "number" && data3 >= -9007199254740991 && data3 <= 9007199254740991)){
return false;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(!decimals(data3, 6)){
return false;
}
}
const data4 = data.long_description;
if(data4 !== undefined){
if(typeof data4 !== "string"){
return false;
}
}
const data5 = data.unit_measure;
if(data5 !== undefined){
if(typeof data5 !== "string"){
return false;
}
}
const data6 = data.modifier_amount;
if(data6 !== undefined){
if(!(typeof data6 === "number" && data6 >= -9007199254740991 && data6 <= 9007199254740991)){
return false;
}
}
const data7 = data.modifier_percentage;
if(data7 !== undefined){
if(!(typeof data7 === "number" && data7 >= -9007199254740991 && data7 <= 9007199254740991)){
return false;
}
}
const data8 = data.total_taxes;
if(data8 !== undefined){
if(!(typeof data8 === "number" && data8 >= -9007199254740991 && data8 <= 9007199254740991)){
return false;
}
}
const data9 = data.total_amount_line;
if(!(typeof data9 === "number" && data9 >= -9007199254740991 && data9 <= 9007199254740991)){
return false;
}
const data10 = data.taxes;
if(data10 !== undefined){
if(Array.isArray(data10)){
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
if(!(validate_LineTax(data10[i0]))){
return false;
}
}
}
else {
return false;
}
}
const data12 = data.additional;
if(data12 !== undefined){
if(!(validate_DocumentLineAdditional(data12))){
return false;
}
}
}
else {
return false;
}
return true;
}
/** @type {Any} */
function validate_part$2a248105225d(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reference_document_id === undefined){
return false;
}
}
return true;
}
/** @type {Any} */
function validate_part$13818a4651c2(data){
if(data && typeof data == "object" && !Array.isArray(data)){
const data0 = data.reference_code;
if(!(data0 === 1 || data0 === 2 || data0 === 3 || data0 === 4 || data0 === 6 || data0 === 7)){
return false;
}
}
return true;
}
/** @type {Any} */
function validate_part$768b9add1719(data){
if(data && typeof data == "object" && !Array.isArray(data)){
const data0 = data.reference_code;
if(!(data0 === 7)){
return false;
}
}
return true;
}
/** @type {Any} */
function validate_PeRetentionDetails(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "reference_paid_amount":case "reference_total_invoice_amount":case "reference_paid_date":case "reference_payment_id":case "pe_reference_taxbureau_retention_amount":case "pe_reference_taxbureau_retention_date":case "calculation_rate":case "currency_id":continue;};
return false;
}
const data0 = data.reference_paid_amount;
if(data0 !== undefined){
if(!(typeof data0 === "number" && data0 >= -9007199254740991 && data0 <= 9007199254740991)){
return false;
}
}
const data1 = data.reference_total_invoice_amount;
if(data1 !== undefined){
if(!(typeof data1 === "number" && data1 >= -9007199254740991 && data1 <= 9007199254740991)){
return false;
}
}
const data2 = data.reference_paid_date;
if(data2 !== undefined){
if(typeof data2 === "string"){
if(!pattern_c735c86f3b53.test(data2)){
return false;
}
if(!(format_date(data2))){
return false;
}
}
else {
return false;
}
}
const data3 = data.reference_payment_id;
if(data3 !== undefined){
if(typeof data3 !== "string"){
return false;
}
}
const data4 = data.pe_reference_taxbureau_retention_amount;
if(data4 !== undefined){
if(!(typeof data4 === "number" && data4 >= -9007199254740991 && data4 <= 9007199254740991)){
return false;
}
}
const data5 = data.pe_reference_taxbureau_retention_date;
if(data5 !== undefined){
if(typeof data5 === "string"){
if(!pattern_c735c86f3b53.test(data5)){
return false;
}
if(!(format_date(data5))){
return false;
}
}
else {
return false;
}
}
const data6 = data.calculation_rate;
if(data6 !== undefined){
if(!(typeof data6 === "number" && data6 >= -9007199254740991 && data6 <= 9007199254740991)){
return false;
}
}
const data7 = data.currency_id;
if(data7 !== undefined){
if(typeof data7 !== "string"){
return false;
}
}
}
else {
return false;
}
return true;
}
/** @type {Any} */
function validate_DocumentReferenceAdditional(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "pe_retention_details":continue;};
return false;
}
const data0 = data.pe_retention_details;
if(data0 !== undefined){
if(!(validate_PeRetentionDetails(data0))){
return false;
}
}
}
else {
return false;
}
return true;
}
/** @type {Any} */
function validate_DocumentReference(data){
if(validate_part$2a248105225d(data)){
if(data && typeof data == "object" && !Array.isArray(data)){
const data0 = data.reference_number;
if(data0 !== undefined){
return false;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
const data1 = data.reference_date;
if(data1 !== undefined){
return false;
}
}
}
if(validate_part$13818a4651c2(data)){
if(data && typeof data == "object" && !Array.isArray(data)){
const data2 = data.reference_type;
if(data2 !== undefined){
return false;
}
}
}
if(validate_part$768b9add1719(data)){
if(data && typeof data == "object" && !Array.isArray(data)){
const data3 = data.reference_number;
if(data3 !== undefined){
if(!(data3 === "0")){
return false;
}
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "document_type_id":case "reference_type":case "reference_number":case "reference_document_id":case "reference_code":case "description":case "reference_date":case "additional":continue;};
return false;
}
const data4 = data.document_type_id;
if(data4 !== undefined){
if(!(Number.isSafeInteger(data4))){
return false;
}
}
const data5 = data.reference_type;
if(data5 !== undefined){
if(!(data5 === 801 || data5 === 802 || data5 === 803 || data5 === 804 || data5 === 805 || data5 === 806 || data5 === 807 || data5 === 808 || data5 === 809 || data5 === 810 || data5 === 811 || data5 === 812 || data5 === 813 || data5 === 814 || data5 === 815)){
return false;
}
}
const data6 = data.reference_number;
if(data6 !== undefined){
if(typeof data6 !== "string"){
return false;
}
}
const data7 = data.reference_document_id;
if(data7 !== undefined){
if(!(Number.isSafeInteger(data7))){
return false;
}
}
const data8 = data.reference_code;
if(!(data8 === 1 || data8 === 2 || data8 === 3 || data8 === 4 || data8 === 5 || data8 === 6 || data8 === 7)){
return false;
}
const data9 = data.description;
if(typeof data9 !== "string"){
return false;
}
const data10 = data.reference_date;
if(data10 !== undefined){
if(typeof data10 === "string"){
if(!pattern_c735c86f3b53.test(data10)){
return false;
}
if(!(format_date(data10))){
return false;
}
}
else {
return false;
}
}
const data11 = data.additional;
if(data11 !== undefined){
if(!(validate_DocumentReferenceAdditional(data11))){
return false;
}
}
}
else {
return false;
}
return true;
}
/** @type {Any} */
function validate_DocumentGlobal(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "discount_surcharge_code":case "discount_surcharge_value":case "discount_surcharge_type":continue;};
return false;
}
const data0 = data.discount_surcharge_code;
if(!(data0 === "DA" || data0 === "DE" || data0 === "RA" || data0 === "RE")){
return false;
}
const data1 = data.discount_surcharge_value;
if(!(typeof data1 === "number" && data1 >= -9007199254740991 && data1 <= 9007199254740991)){
return false;
}
const data2 = data.discount_surcharge_type;
if(!(data2 === "$" || data2 === "%")){
return false;
}
}
else {
return false;
}
return true;
}
/** @type {Any} */
function validate_DocumentTotals(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "vat_credit_construction_company":case "net_amount":case "taxes_amount":case "total_amount":continue;};
return false;
}
const data0 = data.vat_credit_construction_company;
if(data0 !== undefined){
if(!(typeof data0 === "number" && data0 >= -9007199254740991 && data0 <= 9007199254740991)){
return false;
}
}
const data1 = data.net_amount;
if(!(typeof data1 === "number" && data1 >= -9007199254740991 && data1 <= 9007199254740991)){
return false;
}
const data2 = data.taxes_amount;
if(data2 !== undefined){
if(!(typeof data2 === "number" && data2 >= -9007199254740991 && data2 <= 9007199254740991)){
return false;
}
}
const data3 = data.total_amount;
if(!(typeof data3 === "number" && data3 >= -9007199254740991 && data3 <= 9007199254740991)){
return false;
}
}
else {
return false;
}
return true;
}
/** @type {Any} */
function validate_ElectronicDocument(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "document_xml":case "document_cdr":case "document_cdr_filename":case "document_pdf":case "stamp_img":case "document_transfer_copy_pdf":continue;};
return false;
}
const data0 = data.document_xml;
if(data0 !== undefined){
if(typeof data0 === "string"){
if(!base64(data0, true)){
return false;
}
}
else {
return false;
}
}
const data1 = data.document_cdr;
if(data1 !== undefined){
if(typeof data1 === "string"){
if(!base64(data1, true)){
return false;
}
}
else {
return false;
}
}
const data2 = data.document_cdr_filename;
if(data2 !== undefined){
if(typeof data2 !== "string"){
return false;
}
}
const data3 = data.document_pdf;
if(data3 !== undefined){
if(typeof data3 === "string"){
if(!base64(data3, true)){
return false;
}
}
else {
return false;
}
}
const data4 = data.stamp_img;
if(data4 !== undefined){
if(typeof data4 === "string"){
if(!base64(data4, true)){
return false;
}
}
else {
return false;
}
}
const data5 = data.document_transfer_copy_pdf;
if(data5 !== undefined){
if(typeof data5 === "string"){
if(!base64(data5, true)){
return false;
}
}
else {
return false;
}
}
}
else {
return false;
}
return true;
}
/** @type {Any} */
function validate_PaymentLink(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "payment_url":continue;};
return false;
}
const data0 = data.payment_url;
if(data0 !== undefined){
if(typeof data0 !== "string"){
return false;
}
}
}
else {
return false;
}
return true;
}
/** @type {Any} */
function validate_Result(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "status":case "error_message":continue;};
return false;
}
const data0 = data.status;
if(data0 !== undefined){
if(!(Number.isSafeInteger(data0))){
return false;
}
}
const data1 = data.error_message;
if(data1 !== undefined){
if(typeof data1 !== "string"){
return false;
}
}
}
else {
return false;
}
return true;
}
const pattern_bb498d97204d = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}$", "u");
const pattern_027af7c4bb0a = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?Z$", "u");
/** @type {Any} */
function validate_DocumentAuthority(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "name":case "status":case "attempts":case "signed_with":case "numbering":case "defaults":case "track_id":case "uuid":case "cae":case "cae_valid_to":case "cdr_code":case "received_at":case "messages":continue;};
return false;
}
const data0 = data.name;
if(!(data0 === "sandbox")){
return false;
}
const data1 = data.status;
if(!(data1 === "pending" || data1 === "accepted" || data1 === "observed" || data1 === "refused")){
return false;
}
const data2 = data.attempts;
if(!(Number.isSafeInteger(data2))){
return false;
}
const data3 = data.signed_with;
if(data3 !== undefined){
if(!(data3 === "account" || data3 === "sandbox")){
return false;
}
}
const data4 = data.numbering;
if(data4 !== undefined){
if(!(data4 === "account" || data4 === "sandbox")){
return false;
}
}
const data5 = data.defaults;
if(data5 !== undefined){
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(typeof data5[i0] !== "string"){
return false;
}
}
}
else {
return false;
}
}
const data7 = data.track_id;
if(data7 !== undefined){
if(typeof data7 !== "string"){
return false;
}
}
const data8 = data.uuid;
if(data8 !== undefined){
if(typeof data8 !== "string"){
return false;
}
}
const data9 = data.cae;
if(data9 !== undefined){
if(typeof data9 !== "string"){
return false;
}
}
const data10 = data.cae_valid_to;
if(data10 !== undefined){
if(typeof data10 === "string"){
if(!pattern_bb498d97204d.test(data10)){
return false;
}
if(!(format_date(data10))){
return false;
}
}
else {
return false;
}
}
const data11 = data.cdr_code;
if(data11 !== undefined){
if(typeof data11 !== "string"){
return false;
}
}
const data12 = data.received_at;
if(data12 !== undefined){
if(typeof data12 === "string"){
if(!pattern_027af7c4bb0a.test(data12)){
return false;
}
if(!(format_date_time(data12))){
return false;
}
}
else {
return false;
}
}
const data13 = data.messages;
if(data13 !== undefined){
if(Array.isArray(data13)){
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
let data14 = data13[i1];
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
for(const key1 in data14){
switch(key1){case "code":case "text":continue;};
return false;
}
const data15 = data14.code;
if(typeof data15 !== "string"){
return false;
}
const data16 = data14.text;
if(typeof data16 !== "string"){
return false;
}
}
else {
return false;
}
}
}
else {
return false;
}
}
}
else {
return false;
}
return true;
}
/** @type {Any} */
function validate_DocumentReferredBy(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "document_id":case "reference_code":continue;};
return false;
}
const data0 = data.document_id;
if(!(Number.isSafeInteger(data0))){
return false;
}
const data1 = data.reference_code;
if(!(data1 === 1 || data1 === 2 || data1 === 3 || data1 === 4 || data1 === 5 || data1 === 6 || data1 === 7)){
return false;
}
}
else {
return false;
}
return true;
}
/** @type {Any} */
function validate_DocumentHistoryEntry(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "at":case "by":case "from":case "to":continue;};
return false;
}
const data0 = data.at;
if(typeof data0 === "string"){
if(!pattern_ecd6f5a07317.test(data0)){
return false;
}
if(!(format_date_time(data0))){
return false;
}
}
else {
return false;
}
const data1 = data.by;
if(typeof data1 !== "string"){
return false;
}
const data2 = data.from;
if(data2 !== undefined){
if(!(data2 === 0 || data2 === 1 || data2 === 2)){
return false;
}
}
const data3 = data.to;
if(!(data3 === 0 || data3 === 1 || data3 === 2)){
return false;
}
}
else {
return false;
}
return true;
}
/** @type {Any} */
function validate_Document(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "document_id":case "document_status":case "options":case "header":case "details":case "references":case "globals_discounts_surcharges":case "totals":case "electronic_document":case "payment_link":case "result":case "authority":case "referenced_by":case "balance":case "history":case "warnings":continue;};
return false;
}
const data0 = data.document_id;
if(data0 !== undefined){
if(!(Number.isSafeInteger(data0))){
return false;
}
}
const data1 = data.document_status;
if(!(data1 === 0 || data1 === 1 || data1 === 2)){
return false;
}
const data2 = data.options;
if(data2 !== undefined){
if(!(validate_DocumentOptions(data2))){
return false;
}
}
const data3 = data.header;
if(data3 === undefined){
return false;
}
if(!(validate_DocumentHeader(data3))){
return false;
}
const data4 = data.details;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate_DocumentLine(data4[i0]))){
return false;
}
}
}
else {
return false;
}
const data6 = data.references;
if(data6 !== undefined){
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
if(!(validate_DocumentReference(data6[i1]))){
return false;
}
}
}
else {
return false;
}
}
const data8 = data.globals_discounts_surcharges;
if(data8 !== undefined){
if(Array.isArray(data8)){
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
if(!(validate_DocumentGlobal(data8[i2]))){
return false;
}
}
}
else {
return false;
}
}
const data10 = data.totals;
if(data10 === undefined){
return false;
}
if(!(validate_DocumentTotals(data10))){
return false;
}
const data11 = data.electronic_document;
if(data11 !== undefined){
if(!(validate_ElectronicDocument(data11))){
return false;
}
}
const data12 = data.payment_link;
if(data12 !== undefined){
if(!(validate_PaymentLink(data12))){
return false;
}
}
const data13 = data.result;
if(data13 !== undefined){
if(!(validate_Result(data13))){
return false;
}
}
const data14 = data.authority;
if(data14 !== undefined){
if(!(validate_DocumentAuthority(data14))){
return false;
}
}
const data15 = data.referenced_by;
if(data15 !== undefined){
if(Array.isArray(data15)){
if(data15.length > 100){
return false;
}
const len3 = data15.length;
for(let i3=0; i3<len3; i3++){
if(!(validate_DocumentReferredBy(data15[i3]))){
return false;
}
}
}
else {
return false;
}
}
const data17 = data.balance;
if(data17 !== undefined){
if(!(typeof data17 === "number" && data17 >= -9007199254740991 && data17 <= 9007199254740991)){
return false;
}
}
const data18 = data.history;
if(data18 !== undefined){
if(Array.isArray(data18)){
const len4 = data18.length;
for(let i4=0; i4<len4; i4++){
if(!(validate_DocumentHistoryEntry(data18[i4]))){
return false;
}
}
}
else {
return false;
}
}
const data20 = data.warnings;
if(data20 !== undefined){
if(!(validate_Warnings(data20))){
return false;
}
}
}
else {
return false;
}
return true;
}
/** @type {Any} */
function validate_DocumentEmail(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "document_email_id":case "account_id":case "document_id":case "to":case "state":case "attempts":case "created_at":case "next_attempt_at":case "last_attempt_at":case "failure":continue;};
return false;
}
const data0 = data.document_email_id;
if(!(Number.isSafeInteger(data0))){
return false;
}
const data1 = data.account_id;
if(!(Number.isSafeInteger(data1))){
return false;
}
const data2 = data.document_id;
if(!(Number.isSafeInteger(data2))){
return false;
}
const data3 = data.to;
if(data3 !== undefined){
if(typeof data3 !== "string"){
return false;
}
}
const data4 = data.state;
if(!(data4 === "pending" || data4 === "delivered" || data4 === "failed")){
return false;
}
const data5 = data.attempts;
if(!(Number.isSafeInteger(data5) && data5 >= 0)){
return false;
}
const data6 = data.created_at;
if(typeof data6 === "string"){
if(!pattern_ecd6f5a07317.test(data6)){
return false;
}
if(!(format_date_time(data6))){
return false;
}
}
else {
return false;
}
const data7 = data.next_attempt_at;
if(data7 !== undefined){
if(typeof data7 === "string"){
if(!pattern_ecd6f5a07317.test(data7)){
return false;
}
if(!(format_date_time(data7))){
return false;
}
}
else {
return false;
}
}
const data8 = data.last_attempt_at;
if(data8 !== undefined){
if(typeof data8 === "string"){
if(!pattern_ecd6f5a07317.test(data8)){
return false;
}
if(!(format_date_time(data8))){
return false;
}
}
else {
return false;
}
}
const data9 = data.failure;
if(data9 !== undefined){
if(!(data9 === "refused" || data9 === "not-accepted" || data9 === "not-connected" || data9 === "timed-out" || data9 === "no-acceptance" || data9 === "no-receiver" || data9 === "no-server" || data9 === "internal")){
return false;
}
}
}
else {
return false;
}
return true;
}
/** @type {Any} */
function validate_DocumentEmailList(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "items":case "next_cursor":continue;};
return false;
}
const data0 = data.items;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate_DocumentEmail(data0[i0]))){
return false;
}
}
}
else {
return false;
}
const data2 = data.next_cursor;
if(data2 !== undefined){
if(typeof data2 !== "string"){
return false;
}
}
}
else {
return false;
}
return true;
}
/** @type {Any} */
function validate_DocumentEmails(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "items":continue;};
return false;
}
const data0 = data.items;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate_DocumentEmail(data0[i0]))){
return false;
}
}
}
else {
return false;
}
}
else {
return false;
}
return true;
}
/** @type {Any} */
function validate_DocumentList(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "items":case "next_cursor":continue;};
return false;
}
const data0 = data.items;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate_Document(data0[i0]))){
return false;
}
}
}
else {
return false;
}
const data2 = data.next_cursor;
if(data2 !== undefined){
if(typeof data2 !== "string"){
return false;
}
}
}
else {
return false;
}
return true;
}
/** @type {Any} */
function validate_NumberingAuthorization(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "numbering_authorization_id":case "account_id":case "document_type_taxbureau":case "series":case "from":case "to":case "next":case "remaining":case "valid_from":case "valid_to":case "authorization_number":continue;};
return false;
}
const data0 = data.numbering_authorization_id;
if(!(Number.isSafeInteger(data0))){
return false;
}
const data1 = data.account_id;
if(!(Number.isSafeInteger(data1))){
return false;
}
const data2 = data.document_type_taxbureau;
if(typeof data2 !== "string"){
return false;
}
const data3 = data.series;
if(data3 !== undefined){
if(typeof data3 !== "string"){
return false;
}
}
const data4 = data.from;
if(!(Number.isSafeInteger(data4) && data4 >= 1)){
return false;
}
const data5 = data.to;
if(!(Number.isSafeInteger(data5) && data5 >= 1)){
return false;
}
const data6 = data.next;
if(data6 !== undefined){
if(!(Number.isSafeInteger(data6) && data6 >= 1)){
return false;
}
}
const data7 = data.remaining;
if(!(Number.isSafeInteger(data7) && data7 >= 0)){
return false;
}
const data8 = data.valid_from;
if(data8 !== undefined){
if(typeof data8 === "string"){
if(!pattern_c735c86f3b53.test(data8)){
return false;
}
if(!(format_date(data8))){
return false;
}
}
else {
return false;
}
}
const data9 = data.valid_to;
if(data9 !== undefined){
if(typeof data9 === "string"){
if(!pattern_c735c86f3b53.test(data9)){
return false;
}
if(!(format_date(data9))){
return false;
}
}
else {
return false;
}
}
const data10 = data.authorization_number;
if(data10 !== undefined){
if(typeof data10 === "string"){
if(data10.length > 100 && codePoints(data10) > 100){
return false;
}
}
else {
return false;
}
}
}
else {
return false;
}
return true;
}
/** @type {Any} */
function validate_NumberingAuthorizationList(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "items":case "next_cursor":continue;};
return false;
}
const data0 = data.items;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate_NumberingAuthorization(data0[i0]))){
return false;
}
}
}
else {
return false;
}
const data2 = data.next_cursor;
if(data2 !== undefined){
if(typeof data2 !== "string"){
return false;
}
}
}
else {
return false;
}
return true;
}
/** @type {Any} */
function validate_PasswordChanged(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "account_id":case "detail":continue;};
return false;
}
const data0 = data.account_id;
if(!(Number.isSafeInteger(data0))){
return false;
}
const data1 = data.detail;
if(typeof data1 !== "string"){
return false;
}
}
else {
return false;
}
return true;
}
/** @type {Any} */
function validate_Refusal(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "pointer":case "parameter":case "rule":case "code":case "message":continue;};
return false;
}
const data0 = data.pointer;
if(data0 !== undefined){
if(typeof data0 !== "string"){
return false;
}
}
const data1 = data.parameter;
if(data1 !== undefined){
if(typeof data1 !== "string"){
return false;
}
}
const data2 = data.rule;
if(typeof data2 !== "string"){
return false;
}
const data3 = data.code;
if(typeof data3 !== "string"){
return false;
}
const data4 = data.message;
if(typeof data4 !== "string"){
return false;
}
}
else {
return false;
}
return true;
}
/** @type {Any} */
function validate_Problem(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "type":case "title":case "status":case "detail":case "instance":case "errors":case "truncated":case "result":continue;};
return false;
}
const data0 = data.type;
if(typeof data0 !== "string"){
return false;
}
const data1 = data.title;
if(typeof data1 !== "string"){
return false;
}
const data2 = data.status;
if(!(Number.isSafeInteger(data2) && data2 >= 400 && data2 <= 599)){
return false;
}
const data3 = data.detail;
if(data3 !== undefined){
if(typeof data3 !== "string"){
return false;
}
}
const data4 = data.instance;
if(typeof data4 !== "string"){
return false;
}
const data5 = data.errors;
if(data5 !== undefined){
if(Array.isArray(data5)){
if(data5.length > 100){
return false;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(!(validate_Refusal(data5[i0]))){
return false;
}
}
}
else {
return false;
}
}
const data7 = data.truncated;
if(data7 !== undefined){
if(typeof data7 !== "boolean"){
return false;
}
}
const data8 = data.result;
if(data8 !== undefined){
if(!(validate_Result(data8))){
return false;
}
}
}
else {
return false;
}
return true;
}
/** @type {Any} */
function validate_SummarySent(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "pending":case "failed":continue;};
return false;
}
const data0 = data.pending;
if(!(Number.isSafeInteger(data0) && data0 >= 0 && data0 <= 1000)){
return false;
}
const data1 = data.failed;
if(!(Number.isSafeInteger(data1) && data1 >= 0 && data1 <= 1000)){
return false;
}
}
else {
return false;
}
return true;
}
/** @type {Any} */
function validate_Summary(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "account_id":case "date":case "documents":case "deliveries":case "emails":case "failed_emails":case "certificates":case "numbering_authorizations":continue;};
return false;
}
const data0 = data.account_id;
if(data0 !== undefined){
if(!(Number.isSafeInteger(data0))){
return false;
}
}
const data1 = data.date;
if(typeof data1 === "string"){
if(!pattern_bb498d97204d.test(data1)){
return false;
}
if(!(format_date(data1))){
return false;
}
}
else {
return false;
}
const data2 = data.documents;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
switch(key1){case "issued_today":case "drafts":continue;};
return false;
}
const data3 = data2.issued_today;
if(!(Number.isSafeInteger(data3) && data3 >= 0 && data3 <= 1000)){
return false;
}
const data4 = data2.drafts;
if(!(Number.isSafeInteger(data4) && data4 >= 0 && data4 <= 1000)){
return false;
}
}
else {
return false;
}
const data5 = data.deliveries;
if(data5 === undefined){
return false;
}
if(!(validate_SummarySent(data5))){
return false;
}
const data6 = data.emails;
if(data6 === undefined){
return false;
}
if(!(validate_SummarySent(data6))){
return false;
}
const data7 = data.failed_emails;
if(Array.isArray(data7)){
if(data7.length > 20){
return false;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
if(!(validate_DocumentEmail(data7[i0]))){
return false;
}
}
}
else {
return false;
}
const data9 = data.certificates;
if(Array.isArray(data9)){
if(data9.length > 20){
return false;
}
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
if(!(validate_AccountCertificate(data9[i1]))){
return false;
}
}
}
else {
return false;
}
const data11 = data.numbering_authorizations;
if(Array.isArray(data11)){
if(data11.length > 20){
return false;
}
const len2 = data11.length;
for(let i2=0; i2<len2; i2++){
if(!(validate_NumberingAuthorization(data11[i2]))){
return false;
}
}
}
else {
return false;
}
}
else {
return false;
}
return true;
}
/** @type {Any} */
function validate_Token(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "access_token":case "token_type":case "expires_in":case "account_id":continue;};
return false;
}
const data0 = data.access_token;
if(typeof data0 !== "string"){
return false;
}
const data1 = data.token_type;
if(!(data1 === "Bearer")){
return false;
}
const data2 = data.expires_in;
if(!(Number.isSafeInteger(data2))){
return false;
}
const data3 = data.account_id;
if(data3 !== undefined){
if(!(Number.isSafeInteger(data3))){
return false;
}
}
}
else {
return false;
}
return true;
}
/** @type {Any} */
function validate_WebhookDelivery(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "webhook_delivery_id":case "account_id":case "webhook_subscription_id":case "event_id":case "message_id":case "state":case "attempts":case "created_at":case "next_attempt_at":case "last_attempt_at":case "response_status":case "failure":continue;};
return false;
}
const data0 = data.webhook_delivery_id;
if(!(Number.isSafeInteger(data0))){
return false;
}
const data1 = data.account_id;
if(!(Number.isSafeInteger(data1))){
return false;
}
const data2 = data.webhook_subscription_id;
if(!(Number.isSafeInteger(data2))){
return false;
}
const data3 = data.event_id;
if(!(data3 === "ACCOUNT.CERTIFICATIONUPDATE" || data3 === "document.issued" || data3 === "document.accepted" || data3 === "document.refused" || data3 === "document.cancelled" || data3 === "document.emailed" || data3 === "numbering.low")){
return false;
}
const data4 = data.message_id;
if(typeof data4 !== "string"){
return false;
}
const data5 = data.state;
if(!(data5 === "pending" || data5 === "delivered" || data5 === "failed")){
return false;
}
const data6 = data.attempts;
if(!(Number.isSafeInteger(data6) && data6 >= 0)){
return false;
}
const data7 = data.created_at;
if(typeof data7 === "string"){
if(!pattern_ecd6f5a07317.test(data7)){
return false;
}
if(!(format_date_time(data7))){
return false;
}
}
else {
return false;
}
const data8 = data.next_attempt_at;
if(data8 !== undefined){
if(typeof data8 === "string"){
if(!pattern_ecd6f5a07317.test(data8)){
return false;
}
if(!(format_date_time(data8))){
return false;
}
}
else {
return false;
}
}
const data9 = data.last_attempt_at;
if(data9 !== undefined){
if(typeof data9 === "string"){
if(!pattern_ecd6f5a07317.test(data9)){
return false;
}
if(!(format_date_time(data9))){
return false;
}
}
else {
return false;
}
}
const data10 = data.response_status;
if(data10 !== undefined){
if(!(Number.isSafeInteger(data10) && data10 >= 100 && data10 <= 999)){
return false;
}
}
const data11 = data.failure;
if(data11 !== undefined){
if(!(data11 === "refused" || data11 === "gone" || data11 === "not-connected" || data11 === "timed-out" || data11 === "name-unknown" || data11 === "address-refused" || data11 === "url" || data11 === "subscription-deleted" || data11 === "subscription-disabled" || data11 === "internal")){
return false;
}
}
}
else {
return false;
}
return true;
}
/** @type {Any} */
function validate_WebhookDeliveryList(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "items":case "next_cursor":continue;};
return false;
}
const data0 = data.items;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate_WebhookDelivery(data0[i0]))){
return false;
}
}
}
else {
return false;
}
const data2 = data.next_cursor;
if(data2 !== undefined){
if(typeof data2 !== "string"){
return false;
}
}
}
else {
return false;
}
return true;
}
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
function validate_WebhookSubscription(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "webhook_subscription_id":case "account_id":case "callback_url":case "callback_username":case "event_id":case "events":case "signing_secret":case "disabled_at":case "warnings":continue;};
return false;
}
const data0 = data.webhook_subscription_id;
if(!(Number.isSafeInteger(data0))){
return false;
}
const data1 = data.account_id;
if(!(Number.isSafeInteger(data1))){
return false;
}
const data2 = data.callback_url;
if(data2 !== undefined){
if(typeof data2 === "string"){
if(!pattern_d1e6716f37b1.test(data2)){
return false;
}
if(!(format_uri.test(data2))){
return false;
}
}
else {
return false;
}
}
const data3 = data.callback_username;
if(data3 !== undefined){
if(typeof data3 !== "string"){
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
const data6 = data.signing_secret;
if(data6 !== undefined){
if(typeof data6 !== "string"){
return false;
}
}
const data7 = data.disabled_at;
if(data7 !== undefined){
if(typeof data7 === "string"){
if(!pattern_ecd6f5a07317.test(data7)){
return false;
}
if(!(format_date_time(data7))){
return false;
}
}
else {
return false;
}
}
const data8 = data.warnings;
if(data8 !== undefined){
if(!(validate_Warnings(data8))){
return false;
}
}
}
else {
return false;
}
return true;
}
/** @type {Any} */
function validate_WebhookSubscriptionList(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "items":case "next_cursor":continue;};
return false;
}
const data0 = data.items;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate_WebhookSubscription(data0[i0]))){
return false;
}
}
}
else {
return false;
}
const data2 = data.next_cursor;
if(data2 !== undefined){
if(typeof data2 !== "string"){
return false;
}
}
}
else {
return false;
}
return true;
}
