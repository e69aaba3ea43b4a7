// Generated; do not edit. What the body of an answer may be.

export const judges = {
  "Account": validate_Account,
  "AccountCertificate": validate_AccountCertificate,
  "AccountList": validate_AccountList,
  "CompanyBranch": validate_CompanyBranch,
  "CompanyBranchList": validate_CompanyBranchList,
  "CustomerSupplier": validate_CustomerSupplier,
  "CustomerSupplierList": validate_CustomerSupplierList,
  "Document": validate_Document,
  "DocumentList": validate_DocumentList,
  "PasswordChanged": validate_PasswordChanged,
  "Problem": validate_Problem,
  "Token": validate_Token,
  "WebhookDelivery": validate_WebhookDelivery,
  "WebhookDeliveryList": validate_WebhookDeliveryList,
  "WebhookSubscription": validate_WebhookSubscription,
  "WebhookSubscriptionList": validate_WebhookSubscriptionList,
};

function base64(text) {
  return text.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/.test(text);
}
const days = [0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
function date(text) {
  if (text.length !== 10 || text[4] !== "-" || text[7] !== "-") return false;
  const year = digits(text, 0, 4);
  const month = digits(text, 5, 7);
  const day = digits(text, 8, 10);
  if (year < 0 || month < 1 || month > 12 || day < 1) return false;
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return day <= (month === 2 && leap ? 29 : (days[month] ?? 0));
}
function digits(text, from, to) {
  let number = 0;
  for (let index = from; index < to; index++) {
    const digit = text.charCodeAt(index) - 48;
    if (digit < 0 || digit > 9) return -1;
    number = number * 10 + digit;
  }
  return number;
}
function decimals(number, limit) {
  if (Number.isInteger(number)) return true;
  const [mantissa = "", exponent = "0"] = String(number).split("e");
  const fraction = mantissa.split(".")[1]?.length ?? 0;
  return fraction - Number(exponent) <= limit;
}
const limit = 100;
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
const TIME = /^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;
function getTime(strictTimeZone) {
    return function time(str) {
        const matches = TIME.exec(str);
        if (!matches)
            return false;
        const hr = +matches[1];
        const min = +matches[2];
        const sec = +matches[3];
        const tz = matches[4];
        const tzSign = matches[5] === "-" ? -1 : 1;
        const tzH = +(matches[6] || 0);
        const tzM = +(matches[7] || 0);
        if (tzH > 23 || tzM > 59 || (strictTimeZone && !tz))
            return false;
        if (hr <= 23 && min <= 59 && sec < 60)
            return true;
        const utcMin = min - tzM * tzSign;
        const utcHr = hr - tzH * tzSign - (utcMin < 0 ? 1 : 0);
        return (utcHr === 23 || utcHr === -1) && (utcMin === 59 || utcMin === -1) && sec < 61;
    };
}
const DATE_TIME_SEPARATOR = /t|\s/i;
function getDateTime(strictTimeZone) {
    const time = getTime(strictTimeZone);
    return function date_time(str) {
        const dateTime = str.split(DATE_TIME_SEPARATOR);
        return dateTime.length === 2 && date(dateTime[0]) && time(dateTime[1]);
    };
}
const NOT_URI_FRAGMENT = /\/|:/;
const URI = /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function uri(str) {
    return NOT_URI_FRAGMENT.test(str) && URI.test(str);
}

const pattern_d64140ce67 = new RegExp("^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]{1,64}(?:[.][A-Za-z0-9!#$%&'*+/=?^_`{|}~-]{1,64}){0,31}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?[.]){1,16}[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$", "u");
const format_9ab8c387c1 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
function validate_AccountRegistrationData(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0.length){case 24:switch(key0){case "registration_test_set_id":continue;}break;};
return false;
}
if(data.registration_test_set_id !== undefined){
let data0 = data.registration_test_set_id;
if(typeof data0 === "string"){
if(data0.length < 1){
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
const pattern_a0ca670d7a = new RegExp("^UTC[+-](?:[01]?[0-9]|2[0-3])(?::[0-5][0-9])?$", "u");
function validate_AccountConfig(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0.length){case 15:switch(key0){case "rounding_format":continue;}break;case 9:switch(key0){case "time_zone":continue;}break;case 29:switch(key0){case "allow_issuance_based_on_stock":continue;}break;case 18:switch(key0){case "show_document_time":continue;}break;case 17:switch(key0){case "adjust_draft_date":continue;}break;case 19:switch(key0){case "sum_up_detail_lines":case "display_tax_receipt":continue;}break;case 23:switch(key0){case "order_of_added_products":continue;}break;case 31:switch(key0){case "stock_reservation_for_quotation":continue;}break;case 27:switch(key0){case "cost_greater_than_the_price":continue;}break;};
return false;
}
if(data.rounding_format !== undefined){
let data0 = data.rounding_format;
if(!(typeof data0 == "number")){
return false;
}
if(!(((data0 === 0) || (data0 === 1)) || (false))){
return false;
}
}
if(data.time_zone !== undefined){
let data1 = data.time_zone;
if(typeof data1 === "string"){
if(!pattern_a0ca670d7a.test(data1)){
return false;
}
}
else {
return false;
}
}
if(data.allow_issuance_based_on_stock !== undefined){
let data2 = data.allow_issuance_based_on_stock;
if(!(typeof data2 == "number")){
return false;
}
if(!((((data2 === 0) || (data2 === 1)) || (data2 === 2)) || (false))){
return false;
}
}
if(data.show_document_time !== undefined){
let data3 = data.show_document_time;
if(!(typeof data3 == "number")){
return false;
}
if(!(((data3 === 0) || (data3 === 1)) || (false))){
return false;
}
}
if(data.adjust_draft_date !== undefined){
let data4 = data.adjust_draft_date;
if(!(typeof data4 == "number")){
return false;
}
if(!(((data4 === 0) || (data4 === 1)) || (false))){
return false;
}
}
if(data.sum_up_detail_lines !== undefined){
let data5 = data.sum_up_detail_lines;
if(!(typeof data5 == "number")){
return false;
}
if(!(((data5 === 0) || (data5 === 1)) || (false))){
return false;
}
}
if(data.order_of_added_products !== undefined){
let data6 = data.order_of_added_products;
if(!(typeof data6 == "number")){
return false;
}
if(!(((data6 === 0) || (data6 === 1)) || (false))){
return false;
}
}
if(data.display_tax_receipt !== undefined){
let data7 = data.display_tax_receipt;
if(!(typeof data7 == "number")){
return false;
}
if(!((((data7 === 0) || (data7 === 1)) || (data7 === 2)) || (false))){
return false;
}
}
if(data.stock_reservation_for_quotation !== undefined){
let data8 = data.stock_reservation_for_quotation;
if(!(typeof data8 == "number")){
return false;
}
if(!(((data8 === 0) || (data8 === 1)) || (false))){
return false;
}
}
if(data.cost_greater_than_the_price !== undefined){
let data9 = data.cost_greater_than_the_price;
if(!(typeof data9 == "number")){
return false;
}
if(!(((data9 === 0) || (data9 === 1)) || (false))){
return false;
}
}
}
else {
return false;
}
return true;
}
function validate_Warning(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.pointer === undefined){
return false;
}
if(data.rule === undefined){
return false;
}
if(data.code === undefined){
return false;
}
if(data.message === undefined){
return false;
}
for(const key0 in data){
switch(key0.length){case 7:switch(key0){case "pointer":case "message":continue;}break;case 4:switch(key0){case "rule":case "code":continue;}break;};
return false;
}
if(data.pointer !== undefined){
if(typeof data.pointer !== "string"){
return false;
}
}
if(data.rule !== undefined){
if(typeof data.rule !== "string"){
return false;
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
return false;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
return false;
}
}
}
else {
return false;
}
return true;
}
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
function validate_Account(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.account_id === undefined){
return false;
}
if(data.country_id === undefined){
return false;
}
if(data.contact_name === undefined){
return false;
}
if(data.contact_phone === undefined){
return false;
}
if(data.admin_email === undefined){
return false;
}
if(data.registration_legal_name_company === undefined){
return false;
}
if(data.registration_tax_id_code === undefined){
return false;
}
if(data.registration_tax_id_type === undefined){
return false;
}
if(data.registration_company_size === undefined){
return false;
}
if(data.registration_terms_of_use === undefined){
return false;
}
if(data.registration_type_use === undefined){
return false;
}
if(data.registration_additional_data === undefined){
return false;
}
for(const key0 in data){
switch(key0.length){case 10:switch(key0){case "account_id":case "country_id":continue;}break;case 12:switch(key0){case "contact_name":continue;}break;case 13:switch(key0){case "contact_phone":continue;}break;case 11:switch(key0){case "admin_email":continue;}break;case 31:switch(key0){case "registration_legal_name_company":continue;}break;case 24:switch(key0){case "registration_tax_id_code":case "registration_tax_id_type":continue;}break;case 25:switch(key0){case "registration_company_size":case "registration_terms_of_use":continue;}break;case 21:switch(key0){case "registration_type_use":continue;}break;case 36:switch(key0){case "registration_company_industry_sector":continue;}break;case 28:switch(key0){case "registration_additional_data":continue;}break;case 14:switch(key0){case "account_config":continue;}break;case 8:switch(key0){case "disabled":case "warnings":continue;}break;};
return false;
}
if(data.account_id !== undefined){
let data0 = data.account_id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
return false;
}
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
return false;
}
if(data0 < -9007199254740991 || isNaN(data0)){
return false;
}
}
}
if(data.country_id !== undefined){
let data1 = data.country_id;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
return false;
}
if(!(((((((data1 === 253) || (data1 === 89)) || (data1 === 66)) || (data1 === 80)) || (data1 === 83)) || (data1 === 88)) || (false))){
return false;
}
}
if(data.contact_name !== undefined){
if(typeof data.contact_name !== "string"){
return false;
}
}
if(data.contact_phone !== undefined){
if(typeof data.contact_phone !== "string"){
return false;
}
}
if(data.admin_email !== undefined){
let data4 = data.admin_email;
if(typeof data4 === "string"){
if(!pattern_d64140ce67.test(data4)){
return false;
}
if(!(format_9ab8c387c1.test(data4))){
return false;
}
}
else {
return false;
}
}
if(data.registration_legal_name_company !== undefined){
if(typeof data.registration_legal_name_company !== "string"){
return false;
}
}
if(data.registration_tax_id_code !== undefined){
let data6 = data.registration_tax_id_code;
if(typeof data6 === "string"){
if(data6.length < 1){
return false;
}
}
else {
return false;
}
}
if(data.registration_tax_id_type !== undefined){
let data7 = data.registration_tax_id_type;
if(typeof data7 !== "string"){
return false;
}
if(!((((((((data7 === "CL-RUT") || (data7 === "US-EIN")) || (data7 === "US-SSN")) || (data7 === "CO-NIT")) || (data7 === "PE-RUC")) || (data7 === "MX-RFC")) || (data7 === "AR-CUIT")) || (false))){
return false;
}
}
if(data.registration_company_size !== undefined){
let data8 = data.registration_company_size;
if(typeof data8 !== "string"){
return false;
}
if(!(((((data8 === "1") || (data8 === "2")) || (data8 === "3")) || (data8 === "4")) || (false))){
return false;
}
}
if(data.registration_terms_of_use !== undefined){
let data9 = data.registration_terms_of_use;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
return false;
}
if(!((data9 === 1) || (false))){
return false;
}
}
if(data.registration_type_use !== undefined){
let data10 = data.registration_type_use;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
return false;
}
if(!((data10 === 1) || (false))){
return false;
}
}
if(data.registration_company_industry_sector !== undefined){
if(typeof data.registration_company_industry_sector !== "string"){
return false;
}
}
if(data.registration_additional_data !== undefined){
if(!(validate_AccountRegistrationData(data.registration_additional_data))){
return false;
}
}
if(data.account_config !== undefined){
if(!(validate_AccountConfig(data.account_config))){
return false;
}
}
if(data.disabled !== undefined){
if(typeof data.disabled !== "boolean"){
return false;
}
}
if(data.warnings !== undefined){
if(!(validate_Warnings(data.warnings))){
return false;
}
}
}
else {
return false;
}
return true;
}
const pattern_269d35303a = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}(?:[.][0-9]{1,9})?(?:[Zz]|[+-][0-9]{2}:[0-9]{2})$", "u");
const format_e9aaa9b15e = getDateTime(true);
function validate_AccountCertificate(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.account_id === undefined){
return false;
}
if(data.state === undefined){
return false;
}
for(const key0 in data){
switch(key0.length){case 10:switch(key0){case "account_id":case "checked_at":case "not_before":continue;}break;case 5:switch(key0){case "state":continue;}break;case 7:switch(key0){case "reasons":continue;}break;case 9:switch(key0){case "not_after":continue;}break;};
return false;
}
if(data.account_id !== undefined){
let data0 = data.account_id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
return false;
}
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
return false;
}
if(data0 < -9007199254740991 || isNaN(data0)){
return false;
}
}
}
if(data.state !== undefined){
let data1 = data.state;
if(typeof data1 !== "string"){
return false;
}
if(!((((data1 === "pending") || (data1 === "valid")) || (data1 === "invalid")) || (false))){
return false;
}
}
if(data.reasons !== undefined){
let data2 = data.reasons;
if(Array.isArray(data2)){
if(data2.length < 1){
return false;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 !== "string"){
return false;
}
if(!((((((((((data3 === "incomplete") || (data3 === "unreadable")) || (data3 === "password")) || (data3 === "no-key")) || (data3 === "key-mismatch")) || (data3 === "not-yet-valid")) || (data3 === "expired")) || (data3 === "other-tax-id")) || (data3 === "too-costly")) || (false))){
return false;
}
}
}
else {
return false;
}
}
if(data.checked_at !== undefined){
let data4 = data.checked_at;
if(typeof data4 === "string"){
if(!pattern_269d35303a.test(data4)){
return false;
}
if(!(format_e9aaa9b15e(data4))){
return false;
}
}
else {
return false;
}
}
if(data.not_before !== undefined){
let data5 = data.not_before;
if(typeof data5 === "string"){
if(!pattern_269d35303a.test(data5)){
return false;
}
if(!(format_e9aaa9b15e(data5))){
return false;
}
}
else {
return false;
}
}
if(data.not_after !== undefined){
let data6 = data.not_after;
if(typeof data6 === "string"){
if(!pattern_269d35303a.test(data6)){
return false;
}
if(!(format_e9aaa9b15e(data6))){
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
function validate_AccountList(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.items === undefined){
return false;
}
for(const key0 in data){
switch(key0.length){case 5:switch(key0){case "items":continue;}break;case 11:switch(key0){case "next_cursor":continue;}break;};
return false;
}
if(data.items !== undefined){
let data0 = data.items;
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
}
if(data.next_cursor !== undefined){
if(typeof data.next_cursor !== "string"){
return false;
}
}
}
else {
return false;
}
return true;
}
function validate_CompanyBranchUserPermissions(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0.length){case 7:switch(key0){case "user_id":continue;}break;case 9:switch(key0){case "user_name":continue;}break;case 21:switch(key0){case "has_branch_permission":continue;}break;};
return false;
}
if(data.user_id !== undefined){
if(typeof data.user_id !== "string"){
return false;
}
}
if(data.user_name !== undefined){
if(typeof data.user_name !== "string"){
return false;
}
}
if(data.has_branch_permission !== undefined){
let data2 = data.has_branch_permission;
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
return false;
}
if(data2 < -9007199254740991 || isNaN(data2)){
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
function validate_CompanyBranch(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.company_branch_id === undefined){
return false;
}
if(data.account_id === undefined){
return false;
}
if(data.name === undefined){
return false;
}
for(const key0 in data){
switch(key0.length){case 17:switch(key0){case "company_branch_id":continue;}break;case 10:switch(key0){case "account_id":continue;}break;case 15:switch(key0){case "is_headquarters":continue;}break;case 11:switch(key0){case "branch_type":continue;}break;case 4:switch(key0){case "name":case "city":continue;}break;case 7:switch(key0){case "address":continue;}break;case 8:switch(key0){case "district":case "warnings":continue;}break;case 5:switch(key0){case "phone":continue;}break;case 23:switch(key0){case "company_branch_tax_code":continue;}break;case 28:switch(key0){case "company_branch_internal_code":continue;}break;case 24:switch(key0){case "parent_company_branch_id":continue;}break;case 16:switch(key0){case "user_permissions":continue;}break;};
return false;
}
if(data.company_branch_id !== undefined){
let data0 = data.company_branch_id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
return false;
}
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
return false;
}
if(data0 < -9007199254740991 || isNaN(data0)){
return false;
}
}
}
if(data.account_id !== undefined){
let data1 = data.account_id;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
return false;
}
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
return false;
}
if(data1 < -9007199254740991 || isNaN(data1)){
return false;
}
}
}
if(data.is_headquarters !== undefined){
let data2 = data.is_headquarters;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
return false;
}
if(!(((data2 === 0) || (data2 === 1)) || (false))){
return false;
}
}
if(data.branch_type !== undefined){
let data3 = data.branch_type;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
return false;
}
if(!(((data3 === 1) || (data3 === 2)) || (false))){
return false;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
return false;
}
}
if(data.address !== undefined){
if(typeof data.address !== "string"){
return false;
}
}
if(data.district !== undefined){
if(typeof data.district !== "string"){
return false;
}
}
if(data.city !== undefined){
if(typeof data.city !== "string"){
return false;
}
}
if(data.phone !== undefined){
if(typeof data.phone !== "string"){
return false;
}
}
if(data.company_branch_tax_code !== undefined){
if(typeof data.company_branch_tax_code !== "string"){
return false;
}
}
if(data.company_branch_internal_code !== undefined){
if(typeof data.company_branch_internal_code !== "string"){
return false;
}
}
if(data.parent_company_branch_id !== undefined){
let data11 = data.parent_company_branch_id;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
return false;
}
if(typeof data11 == "number"){
if(data11 > 9007199254740991 || isNaN(data11)){
return false;
}
if(data11 < -9007199254740991 || isNaN(data11)){
return false;
}
}
}
if(data.user_permissions !== undefined){
if(!(validate_CompanyBranchUserPermissions(data.user_permissions))){
return false;
}
}
if(data.warnings !== undefined){
if(!(validate_Warnings(data.warnings))){
return false;
}
}
}
else {
return false;
}
return true;
}
function validate_CompanyBranchList(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.items === undefined){
return false;
}
for(const key0 in data){
switch(key0.length){case 5:switch(key0){case "items":continue;}break;case 11:switch(key0){case "next_cursor":continue;}break;};
return false;
}
if(data.items !== undefined){
let data0 = data.items;
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
}
if(data.next_cursor !== undefined){
if(typeof data.next_cursor !== "string"){
return false;
}
}
}
else {
return false;
}
return true;
}
const pattern_9e52b0da74 = new RegExp("^[0-9][0-9,]*$", "u");
function validate_Contact(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0.length){case 10:switch(key0){case "first_name":continue;}break;case 9:switch(key0){case "last_name":continue;}break;case 5:switch(key0){case "phone":case "email":continue;}break;};
return false;
}
if(data.first_name !== undefined){
if(typeof data.first_name !== "string"){
return false;
}
}
if(data.last_name !== undefined){
if(typeof data.last_name !== "string"){
return false;
}
}
if(data.phone !== undefined){
if(typeof data.phone !== "string"){
return false;
}
}
if(data.email !== undefined){
if(typeof data.email !== "string"){
return false;
}
}
}
else {
return false;
}
return true;
}
function validate_InvoicingDetails(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0.length){case 10:switch(key0){case "country_id":case "legal_name":continue;}break;case 11:switch(key0){case "tax_id_type":case "tax_id_code":case "postal_code":continue;}break;case 7:switch(key0){case "address":continue;}break;case 8:switch(key0){case "district":continue;}break;case 4:switch(key0){case "city":continue;}break;case 17:switch(key0){case "business_activity":continue;}break;case 5:switch(key0){case "phone":continue;}break;};
return false;
}
if(data.country_id !== undefined){
if(typeof data.country_id !== "string"){
return false;
}
}
if(data.tax_id_type !== undefined){
if(typeof data.tax_id_type !== "string"){
return false;
}
}
if(data.tax_id_code !== undefined){
if(typeof data.tax_id_code !== "string"){
return false;
}
}
if(data.legal_name !== undefined){
if(typeof data.legal_name !== "string"){
return false;
}
}
if(data.address !== undefined){
if(typeof data.address !== "string"){
return false;
}
}
if(data.district !== undefined){
if(typeof data.district !== "string"){
return false;
}
}
if(data.city !== undefined){
if(typeof data.city !== "string"){
return false;
}
}
if(data.business_activity !== undefined){
if(typeof data.business_activity !== "string"){
return false;
}
}
if(data.phone !== undefined){
if(typeof data.phone !== "string"){
return false;
}
}
if(data.postal_code !== undefined){
if(typeof data.postal_code !== "string"){
return false;
}
}
}
else {
return false;
}
return true;
}
function validate_CustomerSupplierAdditional(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0.length){case 11:switch(key0){case "data_name_1":case "data_name_2":case "data_name_3":case "data_name_4":case "data_name_5":continue;}break;case 12:switch(key0){case "data_value_1":case "data_value_2":case "data_value_3":case "data_value_4":case "data_value_5":continue;}break;};
return false;
}
if(data.data_name_1 !== undefined){
if(typeof data.data_name_1 !== "string"){
return false;
}
}
if(data.data_name_2 !== undefined){
if(typeof data.data_name_2 !== "string"){
return false;
}
}
if(data.data_name_3 !== undefined){
if(typeof data.data_name_3 !== "string"){
return false;
}
}
if(data.data_name_4 !== undefined){
if(typeof data.data_name_4 !== "string"){
return false;
}
}
if(data.data_name_5 !== undefined){
if(typeof data.data_name_5 !== "string"){
return false;
}
}
if(data.data_value_1 !== undefined){
if(typeof data.data_value_1 !== "string"){
return false;
}
}
if(data.data_value_2 !== undefined){
if(typeof data.data_value_2 !== "string"){
return false;
}
}
if(data.data_value_3 !== undefined){
if(typeof data.data_value_3 !== "string"){
return false;
}
}
if(data.data_value_4 !== undefined){
if(typeof data.data_value_4 !== "string"){
return false;
}
}
if(data.data_value_5 !== undefined){
if(typeof data.data_value_5 !== "string"){
return false;
}
}
}
else {
return false;
}
return true;
}
function validate_CustomerSupplier(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.customer_supplier_id === undefined){
return false;
}
if(data.account_id === undefined){
return false;
}
for(const key0 in data){
switch(key0.length){case 20:switch(key0){case "customer_supplier_id":continue;}break;case 10:switch(key0){case "account_id":case "additional":continue;}break;case 4:switch(key0){case "name":continue;}break;case 11:switch(key0){case "is_customer":case "is_supplier":continue;}break;case 19:switch(key0){case "responsible_user_id":continue;}break;case 12:switch(key0){case "payment_term":continue;}break;case 8:switch(key0){case "contacts":case "warnings":continue;}break;case 17:switch(key0){case "invoicing_details":continue;}break;};
return false;
}
if(data.customer_supplier_id !== undefined){
let data0 = data.customer_supplier_id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
return false;
}
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
return false;
}
if(data0 < -9007199254740991 || isNaN(data0)){
return false;
}
}
}
if(data.account_id !== undefined){
let data1 = data.account_id;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
return false;
}
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
return false;
}
if(data1 < -9007199254740991 || isNaN(data1)){
return false;
}
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
return false;
}
}
if(data.is_customer !== undefined){
if(typeof data.is_customer !== "boolean"){
return false;
}
}
if(data.is_supplier !== undefined){
if(typeof data.is_supplier !== "boolean"){
return false;
}
}
if(data.responsible_user_id !== undefined){
let data5 = data.responsible_user_id;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
return false;
}
if(typeof data5 == "number"){
if(data5 > 9007199254740991 || isNaN(data5)){
return false;
}
if(data5 < -9007199254740991 || isNaN(data5)){
return false;
}
}
}
if(data.payment_term !== undefined){
let data6 = data.payment_term;
if(typeof data6 === "string"){
if(!pattern_9e52b0da74.test(data6)){
return false;
}
}
else {
return false;
}
}
if(data.contacts !== undefined){
let data7 = data.contacts;
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
if(data.invoicing_details !== undefined){
let data9 = data.invoicing_details;
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
if(data.additional !== undefined){
if(!(validate_CustomerSupplierAdditional(data.additional))){
return false;
}
}
if(data.warnings !== undefined){
if(!(validate_Warnings(data.warnings))){
return false;
}
}
}
else {
return false;
}
return true;
}
function validate_CustomerSupplierList(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.items === undefined){
return false;
}
for(const key0 in data){
switch(key0.length){case 5:switch(key0){case "items":continue;}break;case 11:switch(key0){case "next_cursor":continue;}break;};
return false;
}
if(data.items !== undefined){
let data0 = data.items;
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
}
if(data.next_cursor !== undefined){
if(typeof data.next_cursor !== "string"){
return false;
}
}
}
else {
return false;
}
return true;
}
const pattern_5df0d1c59c = new RegExp("^https?:\\/\\/", "u");
function validate_DocumentOptions(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0.length){case 10:switch(key0){case "draft_only":case "send_email":continue;}break;case 13:switch(key0){case "draft_preview":case "rounding_type":case "company_email":continue;}break;case 11:switch(key0){case "template_id":case "company_web":continue;}break;case 12:switch(key0){case "gross_values":continue;}break;case 17:switch(key0){case "pdf_transfer_copy":continue;}break;};
return false;
}
if(data.draft_only !== undefined){
let data0 = data.draft_only;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
return false;
}
if(!(((data0 === 0) || (data0 === 1)) || (false))){
return false;
}
}
if(data.draft_preview !== undefined){
let data1 = data.draft_preview;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
return false;
}
if(!(((data1 === 0) || (data1 === 1)) || (false))){
return false;
}
}
if(data.send_email !== undefined){
let data2 = data.send_email;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
return false;
}
if(!(((data2 === 0) || (data2 === 1)) || (false))){
return false;
}
}
if(data.template_id !== undefined){
let data3 = data.template_id;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
return false;
}
if(typeof data3 == "number"){
if(data3 > 9007199254740991 || isNaN(data3)){
return false;
}
if(data3 < -9007199254740991 || isNaN(data3)){
return false;
}
}
}
if(data.gross_values !== undefined){
let data4 = data.gross_values;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
return false;
}
if(!(((data4 === 0) || (data4 === 1)) || (false))){
return false;
}
}
if(data.rounding_type !== undefined){
let data5 = data.rounding_type;
if(typeof data5 !== "string"){
return false;
}
if(!(((data5 === "net") || (data5 === "gross")) || (false))){
return false;
}
}
if(data.company_web !== undefined){
let data6 = data.company_web;
if(typeof data6 === "string"){
if(!pattern_5df0d1c59c.test(data6)){
return false;
}
}
else {
return false;
}
}
if(data.company_email !== undefined){
if(typeof data.company_email !== "string"){
return false;
}
}
if(data.pdf_transfer_copy !== undefined){
let data8 = data.pdf_transfer_copy;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
return false;
}
if(!(((data8 === 0) || (data8 === 1)) || (false))){
return false;
}
}
}
else {
return false;
}
return true;
}
const pattern_f2b8864e99 = new RegExp("^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$", "u");
function validate_MxHeader(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0.length){case 19:switch(key0){case "receiver_cfdi_usage":continue;}break;};
return false;
}
if(data.receiver_cfdi_usage !== undefined){
if(typeof data.receiver_cfdi_usage !== "string"){
return false;
}
}
}
else {
return false;
}
return true;
}
function validate_MxShippingPlace(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0.length){case 11:switch(key0){case "tax_id_type":case "tax_id_code":continue;}break;case 9:switch(key0){case "date_time":continue;}break;case 16:switch(key0){case "address_state_id":continue;}break;case 18:switch(key0){case "address_country_id":case "address_postalcode":continue;}break;};
return false;
}
if(data.tax_id_type !== undefined){
if(typeof data.tax_id_type !== "string"){
return false;
}
}
if(data.tax_id_code !== undefined){
if(typeof data.tax_id_code !== "string"){
return false;
}
}
if(data.date_time !== undefined){
let data2 = data.date_time;
if(typeof data2 === "string"){
if(!pattern_269d35303a.test(data2)){
return false;
}
if(!(format_e9aaa9b15e(data2))){
return false;
}
}
else {
return false;
}
}
if(data.address_state_id !== undefined){
if(typeof data.address_state_id !== "string"){
return false;
}
}
if(data.address_country_id !== undefined){
if(typeof data.address_country_id !== "string"){
return false;
}
}
if(data.address_postalcode !== undefined){
if(typeof data.address_postalcode !== "string"){
return false;
}
}
}
else {
return false;
}
return true;
}
function validate_MxShippingProduct(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0.length){case 12:switch(key0){case "product_code":continue;}break;case 11:switch(key0){case "description":continue;}break;case 8:switch(key0){case "quantity":continue;}break;case 6:switch(key0){case "weight":continue;}break;};
return false;
}
if(data.product_code !== undefined){
if(typeof data.product_code !== "string"){
return false;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
return false;
}
}
if(data.quantity !== undefined){
if(typeof data.quantity !== "string"){
return false;
}
}
if(data.weight !== undefined){
if(typeof data.weight !== "string"){
return false;
}
}
}
else {
return false;
}
return true;
}
function validate_MxShippingMerchandise(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0.length){case 12:switch(key0){case "total_weight":case "vehicle_year":continue;}break;case 19:switch(key0){case "sct_permission_code":continue;}break;case 21:switch(key0){case "sct_permission_number":case "vehicle_configuration":case "vehicle_license_plate":continue;}break;case 14:switch(key0){case "vehicle_weight":continue;}break;case 17:switch(key0){case "insurance_company":continue;}break;case 20:switch(key0){case "insurance_identifier":continue;}break;case 7:switch(key0){case "details":continue;}break;};
return false;
}
if(data.total_weight !== undefined){
if(typeof data.total_weight !== "string"){
return false;
}
}
if(data.sct_permission_code !== undefined){
if(typeof data.sct_permission_code !== "string"){
return false;
}
}
if(data.sct_permission_number !== undefined){
if(typeof data.sct_permission_number !== "string"){
return false;
}
}
if(data.vehicle_configuration !== undefined){
if(typeof data.vehicle_configuration !== "string"){
return false;
}
}
if(data.vehicle_weight !== undefined){
if(typeof data.vehicle_weight !== "string"){
return false;
}
}
if(data.vehicle_license_plate !== undefined){
if(typeof data.vehicle_license_plate !== "string"){
return false;
}
}
if(data.vehicle_year !== undefined){
if(typeof data.vehicle_year !== "string"){
return false;
}
}
if(data.insurance_company !== undefined){
if(typeof data.insurance_company !== "string"){
return false;
}
}
if(data.insurance_identifier !== undefined){
if(typeof data.insurance_identifier !== "string"){
return false;
}
}
if(data.details !== undefined){
let data9 = data.details;
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
function validate_MxShipping(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0.length){case 8:switch(key0){case "distance":continue;}break;case 14:switch(key0){case "transport_code":continue;}break;case 21:switch(key0){case "transport_method_name":case "transport_tax_id_type":case "transport_tax_id_code":continue;}break;case 17:switch(key0){case "transport_license":continue;}break;case 6:switch(key0){case "origin":continue;}break;case 11:switch(key0){case "destination":case "merchandise":continue;}break;};
return false;
}
if(data.distance !== undefined){
if(typeof data.distance !== "string"){
return false;
}
}
if(data.transport_code !== undefined){
if(typeof data.transport_code !== "string"){
return false;
}
}
if(data.transport_method_name !== undefined){
if(typeof data.transport_method_name !== "string"){
return false;
}
}
if(data.transport_tax_id_type !== undefined){
if(typeof data.transport_tax_id_type !== "string"){
return false;
}
}
if(data.transport_tax_id_code !== undefined){
if(typeof data.transport_tax_id_code !== "string"){
return false;
}
}
if(data.transport_license !== undefined){
if(typeof data.transport_license !== "string"){
return false;
}
}
if(data.origin !== undefined){
if(!(validate_MxShippingPlace(data.origin))){
return false;
}
}
if(data.destination !== undefined){
if(!(validate_MxShippingPlace(data.destination))){
return false;
}
}
if(data.merchandise !== undefined){
if(!(validate_MxShippingMerchandise(data.merchandise))){
return false;
}
}
}
else {
return false;
}
return true;
}
function validate_MxExportsOrigin(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0.length){case 14:switch(key0){case "address_street":continue;}break;case 15:switch(key0){case "address_city_id":continue;}break;case 17:switch(key0){case "address_county_id":continue;}break;case 16:switch(key0){case "address_state_id":continue;}break;case 18:switch(key0){case "address_country_id":case "address_postalcode":continue;}break;};
return false;
}
if(data.address_street !== undefined){
if(typeof data.address_street !== "string"){
return false;
}
}
if(data.address_city_id !== undefined){
if(typeof data.address_city_id !== "string"){
return false;
}
}
if(data.address_county_id !== undefined){
if(typeof data.address_county_id !== "string"){
return false;
}
}
if(data.address_state_id !== undefined){
if(typeof data.address_state_id !== "string"){
return false;
}
}
if(data.address_country_id !== undefined){
if(typeof data.address_country_id !== "string"){
return false;
}
}
if(data.address_postalcode !== undefined){
if(typeof data.address_postalcode !== "string"){
return false;
}
}
}
else {
return false;
}
return true;
}
function validate_MxExportsDestination(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0.length){case 11:switch(key0){case "tax_id_type":case "tax_id_code":continue;}break;case 14:switch(key0){case "address_street":continue;}break;case 16:switch(key0){case "address_state_id":continue;}break;case 18:switch(key0){case "address_country_id":case "address_postalcode":continue;}break;};
return false;
}
if(data.tax_id_type !== undefined){
if(typeof data.tax_id_type !== "string"){
return false;
}
}
if(data.tax_id_code !== undefined){
if(typeof data.tax_id_code !== "string"){
return false;
}
}
if(data.address_street !== undefined){
if(typeof data.address_street !== "string"){
return false;
}
}
if(data.address_state_id !== undefined){
if(typeof data.address_state_id !== "string"){
return false;
}
}
if(data.address_country_id !== undefined){
if(typeof data.address_country_id !== "string"){
return false;
}
}
if(data.address_postalcode !== undefined){
if(typeof data.address_postalcode !== "string"){
return false;
}
}
}
else {
return false;
}
return true;
}
function validate_MxExportsProduct(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0.length){case 12:switch(key0){case "customs_code":continue;}break;case 16:switch(key0){case "customs_quantity":continue;}break;case 3:switch(key0){case "sku":continue;}break;case 20:switch(key0){case "customs_measure_unit":continue;}break;case 18:switch(key0){case "customs_unit_value":continue;}break;case 19:switch(key0){case "customs_total_value":continue;}break;};
return false;
}
if(data.customs_code !== undefined){
if(typeof data.customs_code !== "string"){
return false;
}
}
if(data.customs_quantity !== undefined){
if(typeof data.customs_quantity !== "string"){
return false;
}
}
if(data.sku !== undefined){
if(typeof data.sku !== "string"){
return false;
}
}
if(data.customs_measure_unit !== undefined){
if(typeof data.customs_measure_unit !== "string"){
return false;
}
}
if(data.customs_unit_value !== undefined){
if(typeof data.customs_unit_value !== "string"){
return false;
}
}
if(data.customs_total_value !== undefined){
if(typeof data.customs_total_value !== "string"){
return false;
}
}
}
else {
return false;
}
return true;
}
function validate_MxExportsMerchandise(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0.length){case 7:switch(key0){case "details":continue;}break;};
return false;
}
if(data.details !== undefined){
let data0 = data.details;
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
function validate_MxExports(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0.length){case 5:switch(key0){case "terms":case "total":continue;}break;case 13:switch(key0){case "exchange_rate":continue;}break;case 6:switch(key0){case "origin":continue;}break;case 11:switch(key0){case "destination":case "merchandise":continue;}break;};
return false;
}
if(data.terms !== undefined){
if(typeof data.terms !== "string"){
return false;
}
}
if(data.exchange_rate !== undefined){
let data1 = data.exchange_rate;
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
return false;
}
if(data1 < -9007199254740991 || isNaN(data1)){
return false;
}
}
else {
return false;
}
}
if(data.total !== undefined){
let data2 = data.total;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
return false;
}
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
return false;
}
if(data2 < -9007199254740991 || isNaN(data2)){
return false;
}
}
}
if(data.origin !== undefined){
if(!(validate_MxExportsOrigin(data.origin))){
return false;
}
}
if(data.destination !== undefined){
if(!(validate_MxExportsDestination(data.destination))){
return false;
}
}
if(data.merchandise !== undefined){
if(!(validate_MxExportsMerchandise(data.merchandise))){
return false;
}
}
}
else {
return false;
}
return true;
}
function validate_CoHeader(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0.length){case 21:switch(key0){case "reported_payment_code":continue;}break;};
return false;
}
if(data.reported_payment_code !== undefined){
let data0 = data.reported_payment_code;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
return false;
}
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
return false;
}
if(data0 < -9007199254740991 || isNaN(data0)){
return false;
}
}
}
}
else {
return false;
}
return true;
}
function validate_PeHeader(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0.length){case 14:switch(key0){case "operation_type":continue;}break;};
return false;
}
if(data.operation_type !== undefined){
if(typeof data.operation_type !== "string"){
return false;
}
}
}
else {
return false;
}
return true;
}
function validate_PeDetraction(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0.length){case 4:switch(key0){case "code":continue;}break;case 7:switch(key0){case "percent":continue;}break;case 6:switch(key0){case "amount":continue;}break;case 19:switch(key0){case "nation_bank_account":continue;}break;case 18:switch(key0){case "payment_means_code":continue;}break;};
return false;
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
return false;
}
}
if(data.percent !== undefined){
let data1 = data.percent;
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
return false;
}
if(data1 < -9007199254740991 || isNaN(data1)){
return false;
}
}
else {
return false;
}
}
if(data.amount !== undefined){
let data2 = data.amount;
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
return false;
}
if(data2 < -9007199254740991 || isNaN(data2)){
return false;
}
}
else {
return false;
}
}
if(data.nation_bank_account !== undefined){
if(typeof data.nation_bank_account !== "string"){
return false;
}
}
if(data.payment_means_code !== undefined){
if(typeof data.payment_means_code !== "string"){
return false;
}
}
}
else {
return false;
}
return true;
}
function validate_PeCargoTransport(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0.length){case 13:switch(key0){case "origin_ubigeo":continue;}break;case 14:switch(key0){case "origin_address":continue;}break;case 18:switch(key0){case "destination_ubigeo":continue;}break;case 19:switch(key0){case "destination_address":continue;}break;case 11:switch(key0){case "trip_detail":continue;}break;case 24:switch(key0){case "service_reference_amount":case "payload_reference_amount":continue;}break;case 31:switch(key0){case "effective_load_reference_amount":continue;}break;};
return false;
}
if(data.origin_ubigeo !== undefined){
if(typeof data.origin_ubigeo !== "string"){
return false;
}
}
if(data.origin_address !== undefined){
if(typeof data.origin_address !== "string"){
return false;
}
}
if(data.destination_ubigeo !== undefined){
if(typeof data.destination_ubigeo !== "string"){
return false;
}
}
if(data.destination_address !== undefined){
if(typeof data.destination_address !== "string"){
return false;
}
}
if(data.trip_detail !== undefined){
if(typeof data.trip_detail !== "string"){
return false;
}
}
if(data.service_reference_amount !== undefined){
let data5 = data.service_reference_amount;
if(typeof data5 == "number"){
if(data5 > 9007199254740991 || isNaN(data5)){
return false;
}
if(data5 < -9007199254740991 || isNaN(data5)){
return false;
}
}
else {
return false;
}
}
if(data.effective_load_reference_amount !== undefined){
let data6 = data.effective_load_reference_amount;
if(typeof data6 == "number"){
if(data6 > 9007199254740991 || isNaN(data6)){
return false;
}
if(data6 < -9007199254740991 || isNaN(data6)){
return false;
}
}
else {
return false;
}
}
if(data.payload_reference_amount !== undefined){
let data7 = data.payload_reference_amount;
if(typeof data7 == "number"){
if(data7 > 9007199254740991 || isNaN(data7)){
return false;
}
if(data7 < -9007199254740991 || isNaN(data7)){
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
function validate_ArHeader(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0.length){case 15:switch(key0){case "invoice_concept":case "service_date_to":continue;}break;case 14:switch(key0){case "items_quantity":continue;}break;case 17:switch(key0){case "service_date_from":continue;}break;case 25:switch(key0){case "receiver_vat_condition_id":continue;}break;};
return false;
}
if(data.invoice_concept !== undefined){
let data0 = data.invoice_concept;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
return false;
}
if(!((((data0 === 1) || (data0 === 2)) || (data0 === 3)) || (false))){
return false;
}
}
if(data.items_quantity !== undefined){
let data1 = data.items_quantity;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
return false;
}
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
return false;
}
if(data1 < -9007199254740991 || isNaN(data1)){
return false;
}
}
}
if(data.service_date_from !== undefined){
if(typeof data.service_date_from !== "string"){
return false;
}
}
if(data.service_date_to !== undefined){
if(typeof data.service_date_to !== "string"){
return false;
}
}
if(data.receiver_vat_condition_id !== undefined){
if(typeof data.receiver_vat_condition_id !== "string"){
return false;
}
}
}
else {
return false;
}
return true;
}
function validate_PeRetentionHeader(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0.length){case 34:switch(key0){case "pe_taxbureau_retention_system_code":continue;}break;case 30:switch(key0){case "pe_taxbureau_retention_percent":continue;}break;case 23:switch(key0){case "pe_taxbureau_total_paid":continue;}break;};
return false;
}
if(data.pe_taxbureau_retention_system_code !== undefined){
if(typeof data.pe_taxbureau_retention_system_code !== "string"){
return false;
}
}
if(data.pe_taxbureau_retention_percent !== undefined){
let data1 = data.pe_taxbureau_retention_percent;
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
return false;
}
if(data1 < -9007199254740991 || isNaN(data1)){
return false;
}
}
else {
return false;
}
}
if(data.pe_taxbureau_total_paid !== undefined){
let data2 = data.pe_taxbureau_total_paid;
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
return false;
}
if(data2 < -9007199254740991 || isNaN(data2)){
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
function validate_PeDriver(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0.length){case 9:switch(key0){case "driver_id":continue;}break;case 10:switch(key0){case "first_name":continue;}break;case 11:switch(key0){case "family_name":continue;}break;case 27:switch(key0){case "identity_document_reference":continue;}break;};
return false;
}
if(data.driver_id !== undefined){
if(typeof data.driver_id !== "string"){
return false;
}
}
if(data.first_name !== undefined){
if(typeof data.first_name !== "string"){
return false;
}
}
if(data.family_name !== undefined){
if(typeof data.family_name !== "string"){
return false;
}
}
if(data.identity_document_reference !== undefined){
if(typeof data.identity_document_reference !== "string"){
return false;
}
}
}
else {
return false;
}
return true;
}
function validate_PeCarrier(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0.length){case 20:switch(key0){case "party_identification":continue;}break;case 23:switch(key0){case "party_legal_entity_name":continue;}break;case 21:switch(key0){case "party_legal_entity_id":continue;}break;case 14:switch(key0){case "agent_party_id":continue;}break;};
return false;
}
if(data.party_identification !== undefined){
if(typeof data.party_identification !== "string"){
return false;
}
}
if(data.party_legal_entity_name !== undefined){
if(typeof data.party_legal_entity_name !== "string"){
return false;
}
}
if(data.party_legal_entity_id !== undefined){
if(typeof data.party_legal_entity_id !== "string"){
return false;
}
}
if(data.agent_party_id !== undefined){
if(typeof data.agent_party_id !== "string"){
return false;
}
}
}
else {
return false;
}
return true;
}
function validate_PeShipmentStage(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0.length){case 19:switch(key0){case "transport_mode_code":continue;}break;case 14:switch(key0){case "transit_period":continue;}break;case 13:switch(key0){case "driver_person":case "carrier_party":continue;}break;};
return false;
}
if(data.transport_mode_code !== undefined){
let data0 = data.transport_mode_code;
if(typeof data0 !== "string"){
return false;
}
if(!(((data0 === "01") || (data0 === "02")) || (false))){
return false;
}
}
if(data.transit_period !== undefined){
if(typeof data.transit_period !== "string"){
return false;
}
}
if(data.driver_person !== undefined){
if(!(validate_PeDriver(data.driver_person))){
return false;
}
}
if(data.carrier_party !== undefined){
if(!(validate_PeCarrier(data.carrier_party))){
return false;
}
}
}
else {
return false;
}
return true;
}
function validate_PeDeliveryPlace(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0.length){case 2:switch(key0){case "id":continue;}break;case 21:switch(key0){case "city_subdivision_name":continue;}break;case 9:switch(key0){case "city_name":continue;}break;case 17:switch(key0){case "country_subentity":continue;}break;case 8:switch(key0){case "district":continue;}break;case 12:switch(key0){case "address_line":continue;}break;case 10:switch(key0){case "country_id":continue;}break;};
return false;
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
return false;
}
}
if(data.city_subdivision_name !== undefined){
if(typeof data.city_subdivision_name !== "string"){
return false;
}
}
if(data.city_name !== undefined){
if(typeof data.city_name !== "string"){
return false;
}
}
if(data.country_subentity !== undefined){
if(typeof data.country_subentity !== "string"){
return false;
}
}
if(data.district !== undefined){
if(typeof data.district !== "string"){
return false;
}
}
if(data.address_line !== undefined){
if(typeof data.address_line !== "string"){
return false;
}
}
if(data.country_id !== undefined){
if(typeof data.country_id !== "string"){
return false;
}
}
}
else {
return false;
}
return true;
}
function validate_PeDelivery(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0.length){case 16:switch(key0){case "delivery_address":continue;}break;case 8:switch(key0){case "dispatch":continue;}break;};
return false;
}
if(data.delivery_address !== undefined){
if(!(validate_PeDeliveryPlace(data.delivery_address))){
return false;
}
}
if(data.dispatch !== undefined){
if(!(validate_PeDeliveryPlace(data.dispatch))){
return false;
}
}
}
else {
return false;
}
return true;
}
function validate_PeTransportHandlingUnit(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0.length){case 22:switch(key0){case "transport_equipment_id":continue;}break;};
return false;
}
if(data.transport_equipment_id !== undefined){
if(typeof data.transport_equipment_id !== "string"){
return false;
}
}
}
else {
return false;
}
return true;
}
function validate_PeShipping(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0.length){case 13:switch(key0){case "handling_code":continue;}break;case 20:switch(key0){case "special_instructions":case "gross_weight_measure":continue;}break;case 21:switch(key0){case "handling_instructions":continue;}break;case 23:switch(key0){case "gross_weight_measure_id":case "transport_handling_unit":continue;}break;case 14:switch(key0){case "shipment_stage":continue;}break;case 8:switch(key0){case "delivery":continue;}break;};
return false;
}
if(data.handling_code !== undefined){
let data0 = data.handling_code;
if(typeof data0 !== "string"){
return false;
}
if(!(((((((data0 === "1") || (data0 === "01")) || (data0 === "2")) || (data0 === "02")) || (data0 === "13")) || (data0 === "013")) || (false))){
return false;
}
}
if(data.special_instructions !== undefined){
let data1 = data.special_instructions;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
return false;
}
if(!((((((((((data1 === 1) || (data1 === 2)) || (data1 === 3)) || (data1 === 4)) || (data1 === 5)) || (data1 === 6)) || (data1 === 7)) || (data1 === 8)) || (data1 === 9)) || (false))){
return false;
}
}
if(data.handling_instructions !== undefined){
if(typeof data.handling_instructions !== "string"){
return false;
}
}
if(data.gross_weight_measure !== undefined){
if(typeof data.gross_weight_measure !== "string"){
return false;
}
}
if(data.gross_weight_measure_id !== undefined){
if(typeof data.gross_weight_measure_id !== "string"){
return false;
}
}
if(data.shipment_stage !== undefined){
if(!(validate_PeShipmentStage(data.shipment_stage))){
return false;
}
}
if(data.delivery !== undefined){
if(!(validate_PeDelivery(data.delivery))){
return false;
}
}
if(data.transport_handling_unit !== undefined){
if(!(validate_PeTransportHandlingUnit(data.transport_handling_unit))){
return false;
}
}
}
else {
return false;
}
return true;
}
function validate_DocumentAdditional(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0.length){case 9:switch(key0){case "mx_header":case "co_header":case "pe_header":case "ar_header":continue;}break;case 11:switch(key0){case "mx_shipping":case "pe_shipping":continue;}break;case 10:switch(key0){case "mx_exports":continue;}break;case 13:switch(key0){case "pe_detraction":continue;}break;case 18:switch(key0){case "pe_cargo_transport":continue;}break;case 19:switch(key0){case "pe_retention_header":continue;}break;};
return false;
}
if(data.mx_header !== undefined){
if(!(validate_MxHeader(data.mx_header))){
return false;
}
}
if(data.mx_shipping !== undefined){
if(!(validate_MxShipping(data.mx_shipping))){
return false;
}
}
if(data.mx_exports !== undefined){
if(!(validate_MxExports(data.mx_exports))){
return false;
}
}
if(data.co_header !== undefined){
if(!(validate_CoHeader(data.co_header))){
return false;
}
}
if(data.pe_header !== undefined){
if(!(validate_PeHeader(data.pe_header))){
return false;
}
}
if(data.pe_detraction !== undefined){
if(!(validate_PeDetraction(data.pe_detraction))){
return false;
}
}
if(data.pe_cargo_transport !== undefined){
if(!(validate_PeCargoTransport(data.pe_cargo_transport))){
return false;
}
}
if(data.ar_header !== undefined){
if(!(validate_ArHeader(data.ar_header))){
return false;
}
}
if(data.pe_retention_header !== undefined){
if(!(validate_PeRetentionHeader(data.pe_retention_header))){
return false;
}
}
if(data.pe_shipping !== undefined){
if(!(validate_PeShipping(data.pe_shipping))){
return false;
}
}
}
else {
return false;
}
return true;
}
function validate_DocumentHeader(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.account_id === undefined){
return false;
}
if(data.document_type_id === undefined){
return false;
}
if(data.issue_date === undefined){
return false;
}
if(data.issuer_address === undefined){
return false;
}
if(data.issuer_district === undefined){
return false;
}
if(data.issuer_city === undefined){
return false;
}
if(data.issuer_phone === undefined){
return false;
}
if(data.issuer_activity === undefined){
return false;
}
if(data.receiver_address === undefined){
return false;
}
if(data.receiver_phone === undefined){
return false;
}
if(data.payment_conditions === undefined){
return false;
}
if(data.document_status === undefined){
return false;
}
for(const key0 in data){
switch(key0.length){case 10:switch(key0){case "account_id":case "issue_date":case "guide_type":case "additional":continue;}break;case 16:switch(key0){case "document_type_id":case "receiver_address":case "port_embarkation":case "shipping_address":continue;}break;case 22:switch(key0){case "document_sequence_code":continue;}break;case 23:switch(key0){case "document_type_taxbureau":case "transportation_doc_type":case "deployment_observations":continue;}break;case 15:switch(key0){case "document_number":case "issuer_district":case "issuer_state_id":case "issuer_activity":case "document_status":continue;}break;case 20:switch(key0){case "received_issued_flag":case "customer_supplier_id":case "receiver_tax_id_code":case "receiver_tax_id_type":continue;}break;case 27:switch(key0){case "taxbureau_validation_status":continue;}break;case 18:switch(key0){case "issuer_tax_id_code":case "issuer_tax_id_type":case "receiver_county_id":case "payment_conditions":case "branch_office_code":continue;}break;case 17:switch(key0){case "issuer_legal_name":case "issuer_country_id":case "issuer_postalcode":case "receiver_district":case "receiver_activity":case "receiver_state_id":case "service_indicator":continue;}break;case 14:switch(key0){case "issuer_address":case "receiver_phone":case "receiver_email":continue;}break;case 11:switch(key0){case "issuer_city":case "currency_id":case "sale_clause":continue;}break;case 12:switch(key0){case "issuer_phone":case "observations":case "gross_weight":continue;}break;case 19:switch(key0){case "receiver_legal_name":case "receiver_postalcode":case "receiver_country_id":case "exchange_rate_value":case "port_disembarkation":continue;}break;case 13:switch(key0){case "receiver_city":case "sale_modality":case "transfer_type":continue;}break;case 9:switch(key0){case "seller_id":continue;}break;case 26:switch(key0){case "transportation_doc_billing":continue;}break;};
return false;
}
if(data.account_id !== undefined){
let data0 = data.account_id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
return false;
}
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
return false;
}
if(data0 < -9007199254740991 || isNaN(data0)){
return false;
}
}
}
if(data.document_type_id !== undefined){
let data1 = data.document_type_id;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
return false;
}
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
return false;
}
if(data1 < 1 || isNaN(data1)){
return false;
}
}
}
if(data.document_sequence_code !== undefined){
if(typeof data.document_sequence_code !== "string"){
return false;
}
}
if(data.document_type_taxbureau !== undefined){
if(typeof data.document_type_taxbureau !== "string"){
return false;
}
}
if(data.document_number !== undefined){
let data4 = data.document_number;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
return false;
}
if(typeof data4 == "number"){
if(data4 > 9007199254740991 || isNaN(data4)){
return false;
}
if(data4 < -9007199254740991 || isNaN(data4)){
return false;
}
}
}
if(data.received_issued_flag !== undefined){
let data5 = data.received_issued_flag;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
return false;
}
if(!(((data5 === 0) || (data5 === 1)) || (false))){
return false;
}
}
if(data.taxbureau_validation_status !== undefined){
let data6 = data.taxbureau_validation_status;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
return false;
}
if(typeof data6 == "number"){
if(data6 > 9007199254740991 || isNaN(data6)){
return false;
}
if(data6 < -9007199254740991 || isNaN(data6)){
return false;
}
}
}
if(data.issue_date !== undefined){
let data7 = data.issue_date;
if(typeof data7 === "string"){
if(!pattern_f2b8864e99.test(data7)){
return false;
}
if(!(date(data7))){
return false;
}
}
else {
return false;
}
}
if(data.issuer_tax_id_code !== undefined){
if(typeof data.issuer_tax_id_code !== "string"){
return false;
}
}
if(data.issuer_tax_id_type !== undefined){
if(typeof data.issuer_tax_id_type !== "string"){
return false;
}
}
if(data.issuer_legal_name !== undefined){
if(typeof data.issuer_legal_name !== "string"){
return false;
}
}
if(data.issuer_address !== undefined){
if(typeof data.issuer_address !== "string"){
return false;
}
}
if(data.issuer_district !== undefined){
if(typeof data.issuer_district !== "string"){
return false;
}
}
if(data.issuer_city !== undefined){
if(typeof data.issuer_city !== "string"){
return false;
}
}
if(data.issuer_state_id !== undefined){
let data14 = data.issuer_state_id;
if(!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))){
return false;
}
if(typeof data14 == "number"){
if(data14 > 9007199254740991 || isNaN(data14)){
return false;
}
if(data14 < -9007199254740991 || isNaN(data14)){
return false;
}
}
}
if(data.issuer_country_id !== undefined){
if(typeof data.issuer_country_id !== "string"){
return false;
}
}
if(data.issuer_phone !== undefined){
if(typeof data.issuer_phone !== "string"){
return false;
}
}
if(data.issuer_activity !== undefined){
if(typeof data.issuer_activity !== "string"){
return false;
}
}
if(data.issuer_postalcode !== undefined){
if(typeof data.issuer_postalcode !== "string"){
return false;
}
}
if(data.customer_supplier_id !== undefined){
let data19 = data.customer_supplier_id;
if(!((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19)))){
return false;
}
if(typeof data19 == "number"){
if(data19 > 9007199254740991 || isNaN(data19)){
return false;
}
if(data19 < -9007199254740991 || isNaN(data19)){
return false;
}
}
}
if(data.receiver_tax_id_code !== undefined){
if(typeof data.receiver_tax_id_code !== "string"){
return false;
}
}
if(data.receiver_tax_id_type !== undefined){
if(typeof data.receiver_tax_id_type !== "string"){
return false;
}
}
if(data.receiver_legal_name !== undefined){
if(typeof data.receiver_legal_name !== "string"){
return false;
}
}
if(data.receiver_address !== undefined){
if(typeof data.receiver_address !== "string"){
return false;
}
}
if(data.receiver_district !== undefined){
if(typeof data.receiver_district !== "string"){
return false;
}
}
if(data.receiver_city !== undefined){
if(typeof data.receiver_city !== "string"){
return false;
}
}
if(data.receiver_phone !== undefined){
if(typeof data.receiver_phone !== "string"){
return false;
}
}
if(data.receiver_activity !== undefined){
if(typeof data.receiver_activity !== "string"){
return false;
}
}
if(data.receiver_postalcode !== undefined){
if(typeof data.receiver_postalcode !== "string"){
return false;
}
}
if(data.receiver_state_id !== undefined){
let data29 = data.receiver_state_id;
if(!((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29)))){
return false;
}
if(typeof data29 == "number"){
if(data29 > 9007199254740991 || isNaN(data29)){
return false;
}
if(data29 < -9007199254740991 || isNaN(data29)){
return false;
}
}
}
if(data.receiver_county_id !== undefined){
if(typeof data.receiver_county_id !== "string"){
return false;
}
}
if(data.receiver_country_id !== undefined){
let data31 = data.receiver_country_id;
if(!((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31)))){
return false;
}
if(typeof data31 == "number"){
if(data31 > 9007199254740991 || isNaN(data31)){
return false;
}
if(data31 < -9007199254740991 || isNaN(data31)){
return false;
}
}
}
if(data.receiver_email !== undefined){
if(typeof data.receiver_email !== "string"){
return false;
}
}
if(data.payment_conditions !== undefined){
let data33 = data.payment_conditions;
if(typeof data33 === "string"){
if(!pattern_9e52b0da74.test(data33)){
return false;
}
}
else {
return false;
}
}
if(data.seller_id !== undefined){
let data34 = data.seller_id;
if(!((typeof data34 == "number") && (!(data34 % 1) && !isNaN(data34)))){
return false;
}
if(typeof data34 == "number"){
if(data34 > 9007199254740991 || isNaN(data34)){
return false;
}
if(data34 < -9007199254740991 || isNaN(data34)){
return false;
}
}
}
if(data.currency_id !== undefined){
let data35 = data.currency_id;
if(typeof data35 == "number"){
if(data35 > 9007199254740991 || isNaN(data35)){
return false;
}
if(data35 < -9007199254740991 || isNaN(data35)){
return false;
}
}
else {
return false;
}
}
if(data.exchange_rate_value !== undefined){
let data36 = data.exchange_rate_value;
if(!((typeof data36 == "number") && (!(data36 % 1) && !isNaN(data36)))){
return false;
}
if(typeof data36 == "number"){
if(data36 > 9007199254740991 || isNaN(data36)){
return false;
}
if(data36 < -9007199254740991 || isNaN(data36)){
return false;
}
}
}
if(data.service_indicator !== undefined){
let data37 = data.service_indicator;
if(!((typeof data37 == "number") && (!(data37 % 1) && !isNaN(data37)))){
return false;
}
if(!((((((data37 === 1) || (data37 === 2)) || (data37 === 3)) || (data37 === 4)) || (data37 === 5)) || (false))){
return false;
}
}
if(data.sale_modality !== undefined){
let data38 = data.sale_modality;
if(!((typeof data38 == "number") && (!(data38 % 1) && !isNaN(data38)))){
return false;
}
if(!((((((data38 === 1) || (data38 === 2)) || (data38 === 3)) || (data38 === 4)) || (data38 === 9)) || (false))){
return false;
}
}
if(data.sale_clause !== undefined){
let data39 = data.sale_clause;
if(!((typeof data39 == "number") && (!(data39 % 1) && !isNaN(data39)))){
return false;
}
if(!((((((((((((((data39 === 1) || (data39 === 2)) || (data39 === 3)) || (data39 === 4)) || (data39 === 5)) || (data39 === 6)) || (data39 === 9)) || (data39 === 10)) || (data39 === 11)) || (data39 === 12)) || (data39 === 17)) || (data39 === 18)) || (data39 === 8)) || (false))){
return false;
}
}
if(data.guide_type !== undefined){
let data40 = data.guide_type;
if(!((typeof data40 == "number") && (!(data40 % 1) && !isNaN(data40)))){
return false;
}
if(!((((((((((data40 === 1) || (data40 === 2)) || (data40 === 3)) || (data40 === 4)) || (data40 === 5)) || (data40 === 6)) || (data40 === 7)) || (data40 === 8)) || (data40 === 9)) || (false))){
return false;
}
}
if(data.transfer_type !== undefined){
let data41 = data.transfer_type;
if(!((typeof data41 == "number") && (!(data41 % 1) && !isNaN(data41)))){
return false;
}
if(!((((data41 === 1) || (data41 === 2)) || (data41 === 3)) || (false))){
return false;
}
}
if(data.transportation_doc_type !== undefined){
let data42 = data.transportation_doc_type;
if(!(typeof data42 == "number")){
return false;
}
if(!((((((((((data42 === 1) || (data42 === 2)) || (data42 === 3)) || (data42 === 4)) || (data42 === 5)) || (data42 === 6)) || (data42 === 7)) || (data42 === 8)) || (data42 === 9)) || (false))){
return false;
}
}
if(data.transportation_doc_billing !== undefined){
let data43 = data.transportation_doc_billing;
if(!(typeof data43 == "number")){
return false;
}
if(!((((data43 === 1) || (data43 === 2)) || (data43 === 3)) || (false))){
return false;
}
}
if(data.branch_office_code !== undefined){
if(typeof data.branch_office_code !== "string"){
return false;
}
}
if(data.observations !== undefined){
if(typeof data.observations !== "string"){
return false;
}
}
if(data.deployment_observations !== undefined){
let data46 = data.deployment_observations;
if(!((typeof data46 == "number") && (!(data46 % 1) && !isNaN(data46)))){
return false;
}
if(!(((((data46 === 0) || (data46 === 1)) || (data46 === 2)) || (data46 === 3)) || (false))){
return false;
}
}
if(data.port_disembarkation !== undefined){
if(typeof data.port_disembarkation !== "string"){
return false;
}
}
if(data.port_embarkation !== undefined){
if(typeof data.port_embarkation !== "string"){
return false;
}
}
if(data.gross_weight !== undefined){
if(typeof data.gross_weight !== "string"){
return false;
}
}
if(data.shipping_address !== undefined){
if(typeof data.shipping_address !== "string"){
return false;
}
}
if(data.document_status !== undefined){
let data51 = data.document_status;
if(!(typeof data51 == "number")){
return false;
}
if(!(((((data51 === 0) || (data51 === 1)) || (data51 === 2)) || (data51 === 3)) || (false))){
return false;
}
}
if(data.additional !== undefined){
if(!(validate_DocumentAdditional(data.additional))){
return false;
}
}
}
else {
return false;
}
return true;
}
function validate_LineTax(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tax_type_id === undefined){
return false;
}
if(data.tax_percentage === undefined){
return false;
}
if(data.tax_amount === undefined){
return false;
}
for(const key0 in data){
switch(key0.length){case 11:switch(key0){case "tax_type_id":continue;}break;case 14:switch(key0){case "tax_percentage":continue;}break;case 10:switch(key0){case "tax_amount":continue;}break;};
return false;
}
if(data.tax_type_id !== undefined){
if(typeof data.tax_type_id !== "string"){
return false;
}
}
if(data.tax_percentage !== undefined){
let data1 = data.tax_percentage;
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
return false;
}
if(data1 < -9007199254740991 || isNaN(data1)){
return false;
}
}
else {
return false;
}
}
if(data.tax_amount !== undefined){
let data2 = data.tax_amount;
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
return false;
}
if(data2 < -9007199254740991 || isNaN(data2)){
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
function validate_MxDetail(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0.length){case 26:switch(key0){case "product_service_identifier":continue;}break;case 17:switch(key0){case "measure_unit_code":continue;}break;};
return false;
}
if(data.product_service_identifier !== undefined){
if(typeof data.product_service_identifier !== "string"){
return false;
}
}
if(data.measure_unit_code !== undefined){
if(typeof data.measure_unit_code !== "string"){
return false;
}
}
}
else {
return false;
}
return true;
}
function validate_DocumentLineAdditional(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0.length){case 9:switch(key0){case "mx_detail":continue;}break;};
return false;
}
if(data.mx_detail !== undefined){
if(!(validate_MxDetail(data.mx_detail))){
return false;
}
}
}
else {
return false;
}
return true;
}
function validate_DocumentLine(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.quantity === undefined){
return false;
}
if(data.unit_price === undefined){
return false;
}
if(data.total_amount_line === undefined){
return false;
}
for(const key0 in data){
switch(key0.length){case 8:switch(key0){case "quantity":continue;}break;case 3:switch(key0){case "sku":continue;}break;case 16:switch(key0){case "line_description":case "long_description":continue;}break;case 10:switch(key0){case "unit_price":case "additional":continue;}break;case 12:switch(key0){case "unit_measure":continue;}break;case 15:switch(key0){case "modifier_amount":continue;}break;case 19:switch(key0){case "modifier_percentage":continue;}break;case 11:switch(key0){case "total_taxes":continue;}break;case 17:switch(key0){case "total_amount_line":continue;}break;case 5:switch(key0){case "taxes":continue;}break;};
return false;
}
if(data.quantity !== undefined){
let data0 = data.quantity;
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
return false;
}
if(data0 < -9007199254740991 || isNaN(data0)){
return false;
}
if(!decimals(data0, 6)){
return false;
}
}
else {
return false;
}
}
if(data.sku !== undefined){
if(typeof data.sku !== "string"){
return false;
}
}
if(data.line_description !== undefined){
let data2 = data.line_description;
if(typeof data2 === "string"){
if(data2.length > 100 && codePoints(data2) > 100){
return false;
}
}
else {
return false;
}
}
if(data.unit_price !== undefined){
let data3 = data.unit_price;
if(typeof data3 == "number"){
if(data3 > 9007199254740991 || isNaN(data3)){
return false;
}
if(data3 < -9007199254740991 || isNaN(data3)){
return false;
}
if(!decimals(data3, 6)){
return false;
}
}
else {
return false;
}
}
if(data.long_description !== undefined){
if(typeof data.long_description !== "string"){
return false;
}
}
if(data.unit_measure !== undefined){
if(typeof data.unit_measure !== "string"){
return false;
}
}
if(data.modifier_amount !== undefined){
let data6 = data.modifier_amount;
if(typeof data6 == "number"){
if(data6 > 9007199254740991 || isNaN(data6)){
return false;
}
if(data6 < -9007199254740991 || isNaN(data6)){
return false;
}
}
else {
return false;
}
}
if(data.modifier_percentage !== undefined){
let data7 = data.modifier_percentage;
if(typeof data7 == "number"){
if(data7 > 9007199254740991 || isNaN(data7)){
return false;
}
if(data7 < -9007199254740991 || isNaN(data7)){
return false;
}
}
else {
return false;
}
}
if(data.total_taxes !== undefined){
let data8 = data.total_taxes;
if(typeof data8 == "number"){
if(data8 > 9007199254740991 || isNaN(data8)){
return false;
}
if(data8 < -9007199254740991 || isNaN(data8)){
return false;
}
}
else {
return false;
}
}
if(data.total_amount_line !== undefined){
let data9 = data.total_amount_line;
if(typeof data9 == "number"){
if(data9 > 9007199254740991 || isNaN(data9)){
return false;
}
if(data9 < -9007199254740991 || isNaN(data9)){
return false;
}
}
else {
return false;
}
}
if(data.taxes !== undefined){
let data10 = data.taxes;
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
if(data.additional !== undefined){
if(!(validate_DocumentLineAdditional(data.additional))){
return false;
}
}
}
else {
return false;
}
return true;
}
function validate_PeRetentionDetails(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0.length){case 21:switch(key0){case "reference_paid_amount":continue;}break;case 30:switch(key0){case "reference_total_invoice_amount":continue;}break;case 19:switch(key0){case "reference_paid_date":continue;}break;case 20:switch(key0){case "reference_payment_id":continue;}break;case 39:switch(key0){case "pe_reference_taxbureau_retention_amount":continue;}break;case 37:switch(key0){case "pe_reference_taxbureau_retention_date":continue;}break;case 16:switch(key0){case "calculation_rate":continue;}break;case 11:switch(key0){case "currency_id":continue;}break;};
return false;
}
if(data.reference_paid_amount !== undefined){
let data0 = data.reference_paid_amount;
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
return false;
}
if(data0 < -9007199254740991 || isNaN(data0)){
return false;
}
}
else {
return false;
}
}
if(data.reference_total_invoice_amount !== undefined){
let data1 = data.reference_total_invoice_amount;
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
return false;
}
if(data1 < -9007199254740991 || isNaN(data1)){
return false;
}
}
else {
return false;
}
}
if(data.reference_paid_date !== undefined){
let data2 = data.reference_paid_date;
if(typeof data2 === "string"){
if(!pattern_f2b8864e99.test(data2)){
return false;
}
if(!(date(data2))){
return false;
}
}
else {
return false;
}
}
if(data.reference_payment_id !== undefined){
if(typeof data.reference_payment_id !== "string"){
return false;
}
}
if(data.pe_reference_taxbureau_retention_amount !== undefined){
let data4 = data.pe_reference_taxbureau_retention_amount;
if(typeof data4 == "number"){
if(data4 > 9007199254740991 || isNaN(data4)){
return false;
}
if(data4 < -9007199254740991 || isNaN(data4)){
return false;
}
}
else {
return false;
}
}
if(data.pe_reference_taxbureau_retention_date !== undefined){
let data5 = data.pe_reference_taxbureau_retention_date;
if(typeof data5 === "string"){
if(!pattern_f2b8864e99.test(data5)){
return false;
}
if(!(date(data5))){
return false;
}
}
else {
return false;
}
}
if(data.calculation_rate !== undefined){
let data6 = data.calculation_rate;
if(typeof data6 == "number"){
if(data6 > 9007199254740991 || isNaN(data6)){
return false;
}
if(data6 < -9007199254740991 || isNaN(data6)){
return false;
}
}
else {
return false;
}
}
if(data.currency_id !== undefined){
if(typeof data.currency_id !== "string"){
return false;
}
}
}
else {
return false;
}
return true;
}
function validate_DocumentReferenceAdditional(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0.length){case 20:switch(key0){case "pe_retention_details":continue;}break;};
return false;
}
if(data.pe_retention_details !== undefined){
if(!(validate_PeRetentionDetails(data.pe_retention_details))){
return false;
}
}
}
else {
return false;
}
return true;
}
function validate_DocumentReference(data){
let errors = 0;
const _errs3 = errors;
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.reference_document_id === undefined) && (missing0 = "reference_document_id")){
errors++;
}
}
var _valid0 = _errs4 === errors;
errors = _errs3;
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reference_number !== undefined){
return false;
}
}
var _valid0 = _errs5 === errors;
}
const _errs7 = errors;
const _errs8 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.reference_document_id === undefined) && (missing1 = "reference_document_id")){
errors++;
}
}
var _valid1 = _errs8 === errors;
errors = _errs7;
if(_valid1){
const _errs9 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reference_date !== undefined){
return false;
}
}
var _valid1 = _errs9 === errors;
}
const _errs11 = errors;
const _errs12 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.reference_code === undefined) && (missing2 = "reference_code")){
errors++;
}
else {
if(data.reference_code !== undefined){
let data2 = data.reference_code;
if(!(((((((data2 === 1) || (data2 === 2)) || (data2 === 3)) || (data2 === 4)) || (data2 === 6)) || (data2 === 7)) || (false))){
errors++;
}
}
}
}
var _valid2 = _errs12 === errors;
errors = _errs11;
if(_valid2){
const _errs14 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reference_type !== undefined){
return false;
}
}
var _valid2 = _errs14 === errors;
}
const _errs16 = errors;
const _errs17 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.reference_code === undefined) && (missing3 = "reference_code")){
errors++;
}
else {
if(data.reference_code !== undefined){
if(!(data.reference_code === 7)){
errors++;
}
}
}
}
var _valid3 = _errs17 === errors;
errors = _errs16;
if(_valid3){
const _errs19 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reference_number !== undefined){
if(!(data.reference_number === "0")){
return false;
}
}
}
var _valid3 = _errs19 === errors;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reference_code === undefined){
return false;
}
if(data.description === undefined){
return false;
}
for(const key0 in data){
switch(key0.length){case 16:switch(key0){case "document_type_id":case "reference_number":continue;}break;case 14:switch(key0){case "reference_type":case "reference_code":case "reference_date":continue;}break;case 21:switch(key0){case "reference_document_id":continue;}break;case 11:switch(key0){case "description":continue;}break;case 10:switch(key0){case "additional":continue;}break;};
return false;
}
if(data.document_type_id !== undefined){
let data6 = data.document_type_id;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
return false;
}
if(typeof data6 == "number"){
if(data6 > 9007199254740991 || isNaN(data6)){
return false;
}
if(data6 < -9007199254740991 || isNaN(data6)){
return false;
}
}
}
if(data.reference_type !== undefined){
let data7 = data.reference_type;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
return false;
}
if(!((((((((((((((((data7 === 801) || (data7 === 802)) || (data7 === 803)) || (data7 === 804)) || (data7 === 805)) || (data7 === 806)) || (data7 === 807)) || (data7 === 808)) || (data7 === 809)) || (data7 === 810)) || (data7 === 811)) || (data7 === 812)) || (data7 === 813)) || (data7 === 814)) || (data7 === 815)) || (false))){
return false;
}
}
if(data.reference_number !== undefined){
if(typeof data.reference_number !== "string"){
return false;
}
}
if(data.reference_document_id !== undefined){
let data9 = data.reference_document_id;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
return false;
}
if(typeof data9 == "number"){
if(data9 > 9007199254740991 || isNaN(data9)){
return false;
}
if(data9 < -9007199254740991 || isNaN(data9)){
return false;
}
}
}
if(data.reference_code !== undefined){
let data10 = data.reference_code;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
return false;
}
if(!((((((((data10 === 1) || (data10 === 2)) || (data10 === 3)) || (data10 === 4)) || (data10 === 5)) || (data10 === 6)) || (data10 === 7)) || (false))){
return false;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
return false;
}
}
if(data.reference_date !== undefined){
let data12 = data.reference_date;
if(typeof data12 === "string"){
if(!pattern_f2b8864e99.test(data12)){
return false;
}
if(!(date(data12))){
return false;
}
}
else {
return false;
}
}
if(data.additional !== undefined){
if(!(validate_DocumentReferenceAdditional(data.additional))){
return false;
}
}
}
else {
return false;
}
return true;
}
function validate_DocumentGlobal(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.discount_surcharge_code === undefined){
return false;
}
if(data.discount_surcharge_value === undefined){
return false;
}
if(data.discount_surcharge_type === undefined){
return false;
}
for(const key0 in data){
switch(key0.length){case 23:switch(key0){case "discount_surcharge_code":case "discount_surcharge_type":continue;}break;case 24:switch(key0){case "discount_surcharge_value":continue;}break;};
return false;
}
if(data.discount_surcharge_code !== undefined){
let data0 = data.discount_surcharge_code;
if(typeof data0 !== "string"){
return false;
}
if(!(((((data0 === "DA") || (data0 === "DE")) || (data0 === "RA")) || (data0 === "RE")) || (false))){
return false;
}
}
if(data.discount_surcharge_value !== undefined){
let data1 = data.discount_surcharge_value;
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
return false;
}
if(data1 < -9007199254740991 || isNaN(data1)){
return false;
}
}
else {
return false;
}
}
if(data.discount_surcharge_type !== undefined){
let data2 = data.discount_surcharge_type;
if(typeof data2 !== "string"){
return false;
}
if(!(((data2 === "$") || (data2 === "%")) || (false))){
return false;
}
}
}
else {
return false;
}
return true;
}
function validate_DocumentTotals(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.net_amount === undefined){
return false;
}
if(data.total_amount === undefined){
return false;
}
for(const key0 in data){
switch(key0.length){case 31:switch(key0){case "vat_credit_construction_company":continue;}break;case 10:switch(key0){case "net_amount":continue;}break;case 12:switch(key0){case "taxes_amount":case "total_amount":continue;}break;};
return false;
}
if(data.vat_credit_construction_company !== undefined){
let data0 = data.vat_credit_construction_company;
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
return false;
}
if(data0 < -9007199254740991 || isNaN(data0)){
return false;
}
}
else {
return false;
}
}
if(data.net_amount !== undefined){
let data1 = data.net_amount;
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
return false;
}
if(data1 < -9007199254740991 || isNaN(data1)){
return false;
}
}
else {
return false;
}
}
if(data.taxes_amount !== undefined){
let data2 = data.taxes_amount;
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
return false;
}
if(data2 < -9007199254740991 || isNaN(data2)){
return false;
}
}
else {
return false;
}
}
if(data.total_amount !== undefined){
let data3 = data.total_amount;
if(typeof data3 == "number"){
if(data3 > 9007199254740991 || isNaN(data3)){
return false;
}
if(data3 < -9007199254740991 || isNaN(data3)){
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
const pattern_49f53b5298 = new RegExp("^[A-Za-z0-9+/]*={0,2}$", "u");
function validate_ElectronicDocument(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0.length){case 12:switch(key0){case "document_xml":case "document_cdr":case "document_pdf":continue;}break;case 21:switch(key0){case "document_cdr_filename":continue;}break;case 9:switch(key0){case "stamp_img":continue;}break;case 26:switch(key0){case "document_transfer_copy_pdf":continue;}break;};
return false;
}
if(data.document_xml !== undefined){
let data0 = data.document_xml;
if(typeof data0 === "string"){
if(!pattern_49f53b5298.test(data0)){
return false;
}
if(!base64(data0, true)){
return false;
}
}
else {
return false;
}
}
if(data.document_cdr !== undefined){
let data1 = data.document_cdr;
if(typeof data1 === "string"){
if(!pattern_49f53b5298.test(data1)){
return false;
}
if(!base64(data1, true)){
return false;
}
}
else {
return false;
}
}
if(data.document_cdr_filename !== undefined){
if(typeof data.document_cdr_filename !== "string"){
return false;
}
}
if(data.document_pdf !== undefined){
let data3 = data.document_pdf;
if(typeof data3 === "string"){
if(!pattern_49f53b5298.test(data3)){
return false;
}
if(!base64(data3, true)){
return false;
}
}
else {
return false;
}
}
if(data.stamp_img !== undefined){
let data4 = data.stamp_img;
if(typeof data4 === "string"){
if(!pattern_49f53b5298.test(data4)){
return false;
}
if(!base64(data4, true)){
return false;
}
}
else {
return false;
}
}
if(data.document_transfer_copy_pdf !== undefined){
let data5 = data.document_transfer_copy_pdf;
if(typeof data5 === "string"){
if(!pattern_49f53b5298.test(data5)){
return false;
}
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
function validate_PaymentLink(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0.length){case 11:switch(key0){case "payment_url":continue;}break;};
return false;
}
if(data.payment_url !== undefined){
if(typeof data.payment_url !== "string"){
return false;
}
}
}
else {
return false;
}
return true;
}
function validate_Result(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0.length){case 6:switch(key0){case "status":continue;}break;case 13:switch(key0){case "error_message":continue;}break;};
return false;
}
if(data.status !== undefined){
let data0 = data.status;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
return false;
}
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
return false;
}
if(data0 < -9007199254740991 || isNaN(data0)){
return false;
}
}
}
if(data.error_message !== undefined){
if(typeof data.error_message !== "string"){
return false;
}
}
}
else {
return false;
}
return true;
}
function validate_DocumentHistoryEntry(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.at === undefined){
return false;
}
if(data.by === undefined){
return false;
}
if(data.to === undefined){
return false;
}
for(const key0 in data){
switch(key0.length){case 2:switch(key0){case "at":case "by":case "to":continue;}break;case 4:switch(key0){case "from":continue;}break;};
return false;
}
if(data.at !== undefined){
let data0 = data.at;
if(typeof data0 === "string"){
if(!pattern_269d35303a.test(data0)){
return false;
}
if(!(format_e9aaa9b15e(data0))){
return false;
}
}
else {
return false;
}
}
if(data.by !== undefined){
if(typeof data.by !== "string"){
return false;
}
}
if(data.from !== undefined){
let data2 = data.from;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
return false;
}
if(!((((data2 === 0) || (data2 === 1)) || (data2 === 2)) || (false))){
return false;
}
}
if(data.to !== undefined){
let data3 = data.to;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
return false;
}
if(!((((data3 === 0) || (data3 === 1)) || (data3 === 2)) || (false))){
return false;
}
}
}
else {
return false;
}
return true;
}
function validate_Document(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.document_status === undefined){
return false;
}
if(data.header === undefined){
return false;
}
if(data.details === undefined){
return false;
}
if(data.totals === undefined){
return false;
}
for(const key0 in data){
switch(key0.length){case 11:switch(key0){case "document_id":continue;}break;case 15:switch(key0){case "document_status":continue;}break;case 7:switch(key0){case "options":case "details":case "history":continue;}break;case 6:switch(key0){case "header":case "totals":case "result":continue;}break;case 10:switch(key0){case "references":continue;}break;case 28:switch(key0){case "globals_discounts_surcharges":continue;}break;case 19:switch(key0){case "electronic_document":continue;}break;case 12:switch(key0){case "payment_link":continue;}break;case 8:switch(key0){case "warnings":continue;}break;};
return false;
}
if(data.document_id !== undefined){
let data0 = data.document_id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
return false;
}
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
return false;
}
if(data0 < -9007199254740991 || isNaN(data0)){
return false;
}
}
}
if(data.document_status !== undefined){
let data1 = data.document_status;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
return false;
}
if(!((((data1 === 0) || (data1 === 1)) || (data1 === 2)) || (false))){
return false;
}
}
if(data.options !== undefined){
if(!(validate_DocumentOptions(data.options))){
return false;
}
}
if(data.header !== undefined){
if(!(validate_DocumentHeader(data.header))){
return false;
}
}
if(data.details !== undefined){
let data4 = data.details;
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
}
if(data.references !== undefined){
let data6 = data.references;
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
if(data.globals_discounts_surcharges !== undefined){
let data8 = data.globals_discounts_surcharges;
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
if(data.totals !== undefined){
if(!(validate_DocumentTotals(data.totals))){
return false;
}
}
if(data.electronic_document !== undefined){
if(!(validate_ElectronicDocument(data.electronic_document))){
return false;
}
}
if(data.payment_link !== undefined){
if(!(validate_PaymentLink(data.payment_link))){
return false;
}
}
if(data.result !== undefined){
if(!(validate_Result(data.result))){
return false;
}
}
if(data.history !== undefined){
let data14 = data.history;
if(Array.isArray(data14)){
const len3 = data14.length;
for(let i3=0; i3<len3; i3++){
if(!(validate_DocumentHistoryEntry(data14[i3]))){
return false;
}
}
}
else {
return false;
}
}
if(data.warnings !== undefined){
if(!(validate_Warnings(data.warnings))){
return false;
}
}
}
else {
return false;
}
return true;
}
function validate_DocumentList(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.items === undefined){
return false;
}
for(const key0 in data){
switch(key0.length){case 5:switch(key0){case "items":continue;}break;case 11:switch(key0){case "next_cursor":continue;}break;};
return false;
}
if(data.items !== undefined){
let data0 = data.items;
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
}
if(data.next_cursor !== undefined){
if(typeof data.next_cursor !== "string"){
return false;
}
}
}
else {
return false;
}
return true;
}
function validate_PasswordChanged(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.account_id === undefined){
return false;
}
if(data.detail === undefined){
return false;
}
for(const key0 in data){
switch(key0.length){case 10:switch(key0){case "account_id":continue;}break;case 6:switch(key0){case "detail":continue;}break;};
return false;
}
if(data.account_id !== undefined){
let data0 = data.account_id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
return false;
}
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
return false;
}
if(data0 < -9007199254740991 || isNaN(data0)){
return false;
}
}
}
if(data.detail !== undefined){
if(typeof data.detail !== "string"){
return false;
}
}
}
else {
return false;
}
return true;
}
function validate_Refusal(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.rule === undefined){
return false;
}
if(data.code === undefined){
return false;
}
if(data.message === undefined){
return false;
}
for(const key0 in data){
switch(key0.length){case 7:switch(key0){case "pointer":case "message":continue;}break;case 9:switch(key0){case "parameter":continue;}break;case 4:switch(key0){case "rule":case "code":continue;}break;};
return false;
}
if(data.pointer !== undefined){
if(typeof data.pointer !== "string"){
return false;
}
}
if(data.parameter !== undefined){
if(typeof data.parameter !== "string"){
return false;
}
}
if(data.rule !== undefined){
if(typeof data.rule !== "string"){
return false;
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
return false;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
return false;
}
}
}
else {
return false;
}
return true;
}
function validate_Problem(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
return false;
}
if(data.title === undefined){
return false;
}
if(data.status === undefined){
return false;
}
if(data.instance === undefined){
return false;
}
for(const key0 in data){
switch(key0.length){case 4:switch(key0){case "type":continue;}break;case 5:switch(key0){case "title":continue;}break;case 6:switch(key0){case "status":case "detail":case "errors":case "result":continue;}break;case 8:switch(key0){case "instance":continue;}break;case 9:switch(key0){case "truncated":continue;}break;};
return false;
}
if(data.type !== undefined){
if(typeof data.type !== "string"){
return false;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
return false;
}
}
if(data.status !== undefined){
let data2 = data.status;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
return false;
}
if(typeof data2 == "number"){
if(data2 > 599 || isNaN(data2)){
return false;
}
if(data2 < 400 || isNaN(data2)){
return false;
}
}
}
if(data.detail !== undefined){
if(typeof data.detail !== "string"){
return false;
}
}
if(data.instance !== undefined){
if(typeof data.instance !== "string"){
return false;
}
}
if(data.errors !== undefined){
let data5 = data.errors;
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
if(data.truncated !== undefined){
if(typeof data.truncated !== "boolean"){
return false;
}
}
if(data.result !== undefined){
if(!(validate_Result(data.result))){
return false;
}
}
}
else {
return false;
}
return true;
}
function validate_Token(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.access_token === undefined){
return false;
}
if(data.token_type === undefined){
return false;
}
if(data.expires_in === undefined){
return false;
}
for(const key0 in data){
switch(key0.length){case 12:switch(key0){case "access_token":continue;}break;case 10:switch(key0){case "token_type":case "expires_in":case "account_id":continue;}break;};
return false;
}
if(data.access_token !== undefined){
if(typeof data.access_token !== "string"){
return false;
}
}
if(data.token_type !== undefined){
let data1 = data.token_type;
if(typeof data1 !== "string"){
return false;
}
if(!((data1 === "Bearer") || (false))){
return false;
}
}
if(data.expires_in !== undefined){
let data2 = data.expires_in;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
return false;
}
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
return false;
}
if(data2 < -9007199254740991 || isNaN(data2)){
return false;
}
}
}
if(data.account_id !== undefined){
let data3 = data.account_id;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
return false;
}
if(typeof data3 == "number"){
if(data3 > 9007199254740991 || isNaN(data3)){
return false;
}
if(data3 < -9007199254740991 || isNaN(data3)){
return false;
}
}
}
}
else {
return false;
}
return true;
}
function validate_WebhookDelivery(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.webhook_delivery_id === undefined){
return false;
}
if(data.account_id === undefined){
return false;
}
if(data.webhook_subscription_id === undefined){
return false;
}
if(data.event_id === undefined){
return false;
}
if(data.message_id === undefined){
return false;
}
if(data.state === undefined){
return false;
}
if(data.attempts === undefined){
return false;
}
if(data.created_at === undefined){
return false;
}
for(const key0 in data){
switch(key0.length){case 19:switch(key0){case "webhook_delivery_id":continue;}break;case 10:switch(key0){case "account_id":case "message_id":case "created_at":continue;}break;case 23:switch(key0){case "webhook_subscription_id":continue;}break;case 8:switch(key0){case "event_id":case "attempts":continue;}break;case 5:switch(key0){case "state":continue;}break;case 15:switch(key0){case "next_attempt_at":case "last_attempt_at":case "response_status":continue;}break;case 7:switch(key0){case "failure":continue;}break;};
return false;
}
if(data.webhook_delivery_id !== undefined){
let data0 = data.webhook_delivery_id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
return false;
}
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
return false;
}
if(data0 < -9007199254740991 || isNaN(data0)){
return false;
}
}
}
if(data.account_id !== undefined){
let data1 = data.account_id;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
return false;
}
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
return false;
}
if(data1 < -9007199254740991 || isNaN(data1)){
return false;
}
}
}
if(data.webhook_subscription_id !== undefined){
let data2 = data.webhook_subscription_id;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
return false;
}
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
return false;
}
if(data2 < -9007199254740991 || isNaN(data2)){
return false;
}
}
}
if(data.event_id !== undefined){
let data3 = data.event_id;
if(typeof data3 !== "string"){
return false;
}
if(!((data3 === "ACCOUNT.CERTIFICATIONUPDATE") || (false))){
return false;
}
}
if(data.message_id !== undefined){
if(typeof data.message_id !== "string"){
return false;
}
}
if(data.state !== undefined){
let data5 = data.state;
if(typeof data5 !== "string"){
return false;
}
if(!((((data5 === "pending") || (data5 === "delivered")) || (data5 === "failed")) || (false))){
return false;
}
}
if(data.attempts !== undefined){
let data6 = data.attempts;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
return false;
}
if(typeof data6 == "number"){
if(data6 > 9007199254740991 || isNaN(data6)){
return false;
}
if(data6 < 0 || isNaN(data6)){
return false;
}
}
}
if(data.created_at !== undefined){
let data7 = data.created_at;
if(typeof data7 === "string"){
if(!pattern_269d35303a.test(data7)){
return false;
}
if(!(format_e9aaa9b15e(data7))){
return false;
}
}
else {
return false;
}
}
if(data.next_attempt_at !== undefined){
let data8 = data.next_attempt_at;
if(typeof data8 === "string"){
if(!pattern_269d35303a.test(data8)){
return false;
}
if(!(format_e9aaa9b15e(data8))){
return false;
}
}
else {
return false;
}
}
if(data.last_attempt_at !== undefined){
let data9 = data.last_attempt_at;
if(typeof data9 === "string"){
if(!pattern_269d35303a.test(data9)){
return false;
}
if(!(format_e9aaa9b15e(data9))){
return false;
}
}
else {
return false;
}
}
if(data.response_status !== undefined){
let data10 = data.response_status;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
return false;
}
if(typeof data10 == "number"){
if(data10 > 999 || isNaN(data10)){
return false;
}
if(data10 < 100 || isNaN(data10)){
return false;
}
}
}
if(data.failure !== undefined){
let data11 = data.failure;
if(typeof data11 !== "string"){
return false;
}
if(!(((((((((((data11 === "refused") || (data11 === "gone")) || (data11 === "not-connected")) || (data11 === "timed-out")) || (data11 === "name-unknown")) || (data11 === "address-refused")) || (data11 === "url")) || (data11 === "subscription-deleted")) || (data11 === "subscription-disabled")) || (data11 === "internal")) || (false))){
return false;
}
}
}
else {
return false;
}
return true;
}
function validate_WebhookDeliveryList(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.items === undefined){
return false;
}
for(const key0 in data){
switch(key0.length){case 5:switch(key0){case "items":continue;}break;case 11:switch(key0){case "next_cursor":continue;}break;};
return false;
}
if(data.items !== undefined){
let data0 = data.items;
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
}
if(data.next_cursor !== undefined){
if(typeof data.next_cursor !== "string"){
return false;
}
}
}
else {
return false;
}
return true;
}
const pattern_f968889cab = new RegExp("^[Hh][Tt][Tt][Pp][Ss]?:\\/\\/(?:[A-Za-z0-9._~!$&'()*+,;=:%-]{1,512}@)?(?:[A-Za-z0-9._~-]{1,253}|\\[[0-9A-Fa-f:.]{2,45}\\])(?::[0-9]{1,5})?(?:[/?#][A-Za-z0-9._~:/?#@!$&'()*+,;=%-]*)?$", "u");
function validate_WebhookSubscription(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.webhook_subscription_id === undefined){
return false;
}
if(data.account_id === undefined){
return false;
}
for(const key0 in data){
switch(key0.length){case 23:switch(key0){case "webhook_subscription_id":continue;}break;case 10:switch(key0){case "account_id":continue;}break;case 12:switch(key0){case "callback_url":continue;}break;case 17:switch(key0){case "callback_username":continue;}break;case 8:switch(key0){case "event_id":case "warnings":continue;}break;case 14:switch(key0){case "signing_secret":continue;}break;case 11:switch(key0){case "disabled_at":continue;}break;};
return false;
}
if(data.webhook_subscription_id !== undefined){
let data0 = data.webhook_subscription_id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
return false;
}
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
return false;
}
if(data0 < -9007199254740991 || isNaN(data0)){
return false;
}
}
}
if(data.account_id !== undefined){
let data1 = data.account_id;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
return false;
}
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
return false;
}
if(data1 < -9007199254740991 || isNaN(data1)){
return false;
}
}
}
if(data.callback_url !== undefined){
let data2 = data.callback_url;
if(typeof data2 === "string"){
if(!pattern_f968889cab.test(data2)){
return false;
}
if(!(uri(data2))){
return false;
}
}
else {
return false;
}
}
if(data.callback_username !== undefined){
if(typeof data.callback_username !== "string"){
return false;
}
}
if(data.event_id !== undefined){
let data4 = data.event_id;
if(typeof data4 !== "string"){
return false;
}
if(!((data4 === "ACCOUNT.CERTIFICATIONUPDATE") || (false))){
return false;
}
}
if(data.signing_secret !== undefined){
if(typeof data.signing_secret !== "string"){
return false;
}
}
if(data.disabled_at !== undefined){
let data6 = data.disabled_at;
if(typeof data6 === "string"){
if(!pattern_269d35303a.test(data6)){
return false;
}
if(!(format_e9aaa9b15e(data6))){
return false;
}
}
else {
return false;
}
}
if(data.warnings !== undefined){
if(!(validate_Warnings(data.warnings))){
return false;
}
}
}
else {
return false;
}
return true;
}
function validate_WebhookSubscriptionList(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.items === undefined){
return false;
}
for(const key0 in data){
switch(key0.length){case 5:switch(key0){case "items":continue;}break;case 11:switch(key0){case "next_cursor":continue;}break;};
return false;
}
if(data.items !== undefined){
let data0 = data.items;
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
}
if(data.next_cursor !== undefined){
if(typeof data.next_cursor !== "string"){
return false;
}
}
}
else {
return false;
}
return true;
}
