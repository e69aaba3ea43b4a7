// Generated; do not edit. What the body of an answer may be.

export const judges = {
  "Account": validate4,
  "AccountCertificate": validate5,
  "AccountList": validate6,
  "CompanyBranch": validate8,
  "CompanyBranchList": validate9,
  "CustomerSupplier": validate13,
  "CustomerSupplierList": validate14,
  "Document": validate54,
  "DocumentList": validate55,
  "PasswordChanged": validate56,
  "Problem": validate58,
  "Token": validate59,
  "WebhookDelivery": validate60,
  "WebhookDeliveryList": validate61,
  "WebhookSubscription": validate62,
  "WebhookSubscriptionList": validate63,
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

const formats0 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
const pattern0 = new RegExp("^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]{1,64}(?:[.][A-Za-z0-9!#$%&'*+/=?^_`{|}~-]{1,64}){0,31}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?[.]){1,16}[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$", "u");
function validate0(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
for(const key0 in data){
if(key0 !== "registration_test_set_id")return false;
}
if(data.registration_test_set_id !== undefined){
let data0 = data.registration_test_set_id;
if(typeof data0 !== "string")return false;
if(data0.length < 1)return false;
}
return true;
}
const pattern1 = new RegExp("^UTC[+-](?:[01]?[0-9]|2[0-3])(?::[0-5][0-9])?$", "u");
function validate1(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
for(const key0 in data){
switch(key0.length){
case 15:switch(key0){case "rounding_format":continue;}break;
case 9:switch(key0){case "time_zone":continue;}break;
case 29:switch(key0){case "allow_issuance_based_on_stock":continue;}break;
case 18:switch(key0){case "show_document_time":continue;}break;
case 17:switch(key0){case "adjust_draft_date":continue;}break;
case 19:switch(key0){case "sum_up_detail_lines":case "display_tax_receipt":continue;}break;
case 23:switch(key0){case "order_of_added_products":continue;}break;
case 31:switch(key0){case "stock_reservation_for_quotation":continue;}break;
case 27:switch(key0){case "cost_greater_than_the_price":continue;}break;
}
return false;
}
if(data.rounding_format !== undefined){
let data0 = data.rounding_format;
if(typeof data0 != "number")return false;
if(!(data0 === 0 || data0 === 1))return false;
}
if(data.time_zone !== undefined){
let data1 = data.time_zone;
if(typeof data1 !== "string")return false;
if(!pattern1.test(data1))return false;
}
if(data.allow_issuance_based_on_stock !== undefined){
let data2 = data.allow_issuance_based_on_stock;
if(typeof data2 != "number")return false;
if(!(data2 === 0 || data2 === 1 || data2 === 2))return false;
}
if(data.show_document_time !== undefined){
let data3 = data.show_document_time;
if(typeof data3 != "number")return false;
if(!(data3 === 0 || data3 === 1))return false;
}
if(data.adjust_draft_date !== undefined){
let data4 = data.adjust_draft_date;
if(typeof data4 != "number")return false;
if(!(data4 === 0 || data4 === 1))return false;
}
if(data.sum_up_detail_lines !== undefined){
let data5 = data.sum_up_detail_lines;
if(typeof data5 != "number")return false;
if(!(data5 === 0 || data5 === 1))return false;
}
if(data.order_of_added_products !== undefined){
let data6 = data.order_of_added_products;
if(typeof data6 != "number")return false;
if(!(data6 === 0 || data6 === 1))return false;
}
if(data.display_tax_receipt !== undefined){
let data7 = data.display_tax_receipt;
if(typeof data7 != "number")return false;
if(!(data7 === 0 || data7 === 1 || data7 === 2))return false;
}
if(data.stock_reservation_for_quotation !== undefined){
let data8 = data.stock_reservation_for_quotation;
if(typeof data8 != "number")return false;
if(!(data8 === 0 || data8 === 1))return false;
}
if(data.cost_greater_than_the_price !== undefined){
let data9 = data.cost_greater_than_the_price;
if(typeof data9 != "number")return false;
if(!(data9 === 0 || data9 === 1))return false;
}
return true;
}
function validate2(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
if(data.pointer === undefined || data.rule === undefined || data.code === undefined || data.message === undefined)return false;
for(const key0 in data){
if(!(key0 === "pointer" || key0 === "rule" || key0 === "code" || key0 === "message"))return false;
}
if(typeof data.pointer !== "string")return false;
if(typeof data.rule !== "string")return false;
if(typeof data.code !== "string")return false;
if(typeof data.message !== "string")return false;
return true;
}
function validate3(data){
if(!Array.isArray(data))return false;
if(data.length < 1)return false;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!validate2(data[i0]))return false;
}
return true;
}
function validate4(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
if(data.account_id === undefined || data.country_id === undefined || data.contact_name === undefined || data.contact_phone === undefined || data.admin_email === undefined || data.registration_legal_name_company === undefined || data.registration_tax_id_code === undefined || data.registration_tax_id_type === undefined || data.registration_company_size === undefined || data.registration_terms_of_use === undefined || data.registration_type_use === undefined || data.registration_additional_data === undefined)return false;
for(const key0 in data){
switch(key0.length){
case 10:switch(key0){case "account_id":case "country_id":continue;}break;
case 12:switch(key0){case "contact_name":continue;}break;
case 13:switch(key0){case "contact_phone":continue;}break;
case 11:switch(key0){case "admin_email":continue;}break;
case 31:switch(key0){case "registration_legal_name_company":continue;}break;
case 24:switch(key0){case "registration_tax_id_code":case "registration_tax_id_type":continue;}break;
case 25:switch(key0){case "registration_company_size":case "registration_terms_of_use":continue;}break;
case 21:switch(key0){case "registration_type_use":continue;}break;
case 36:switch(key0){case "registration_company_industry_sector":continue;}break;
case 28:switch(key0){case "registration_additional_data":continue;}break;
case 14:switch(key0){case "account_config":continue;}break;
case 8:switch(key0){case "disabled":case "warnings":continue;}break;
}
return false;
}
let data0 = data.account_id;
if(!Number.isSafeInteger(data0))return false;
let data1 = data.country_id;
if(!(data1 === 253 || data1 === 89 || data1 === 66 || data1 === 80 || data1 === 83 || data1 === 88))return false;
if(typeof data.contact_name !== "string")return false;
if(typeof data.contact_phone !== "string")return false;
let data4 = data.admin_email;
if(typeof data4 !== "string")return false;
if(!pattern0.test(data4))return false;
if(!formats0.test(data4))return false;
if(typeof data.registration_legal_name_company !== "string")return false;
let data6 = data.registration_tax_id_code;
if(typeof data6 !== "string")return false;
if(data6.length < 1)return false;
let data7 = data.registration_tax_id_type;
if(!(data7 === "CL-RUT" || data7 === "US-EIN" || data7 === "US-SSN" || data7 === "CO-NIT" || data7 === "PE-RUC" || data7 === "MX-RFC" || data7 === "AR-CUIT"))return false;
let data8 = data.registration_company_size;
if(!(data8 === "1" || data8 === "2" || data8 === "3" || data8 === "4"))return false;
let data9 = data.registration_terms_of_use;
if(data9 !== 1)return false;
let data10 = data.registration_type_use;
if(data10 !== 1)return false;
if(data.registration_company_industry_sector !== undefined){
if(typeof data.registration_company_industry_sector !== "string")return false;
}
if(!validate0(data.registration_additional_data))return false;
if(data.account_config !== undefined){
if(!validate1(data.account_config))return false;
}
if(data.disabled !== undefined){
if(typeof data.disabled !== "boolean")return false;
}
if(data.warnings !== undefined){
if(!validate3(data.warnings))return false;
}
return true;
}
const formats1 = getDateTime(true);
const pattern2 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}(?:[.][0-9]{1,9})?(?:[Zz]|[+-][0-9]{2}:[0-9]{2})$", "u");
function validate5(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
if(data.account_id === undefined || data.state === undefined)return false;
for(const key0 in data){
if(!(key0 === "account_id" || key0 === "state" || key0 === "reasons" || key0 === "checked_at" || key0 === "not_before" || key0 === "not_after"))return false;
}
let data0 = data.account_id;
if(!Number.isSafeInteger(data0))return false;
let data1 = data.state;
if(!(data1 === "pending" || data1 === "valid" || data1 === "invalid"))return false;
if(data.reasons !== undefined){
let data2 = data.reasons;
if(!Array.isArray(data2))return false;
if(data2.length < 1)return false;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(!(data3 === "incomplete" || data3 === "unreadable" || data3 === "password" || data3 === "no-key" || data3 === "key-mismatch" || data3 === "not-yet-valid" || data3 === "expired" || data3 === "other-tax-id" || data3 === "too-costly"))return false;
}
}
if(data.checked_at !== undefined){
let data4 = data.checked_at;
if(typeof data4 !== "string")return false;
if(!pattern2.test(data4))return false;
if(!formats1(data4))return false;
}
if(data.not_before !== undefined){
let data5 = data.not_before;
if(typeof data5 !== "string")return false;
if(!pattern2.test(data5))return false;
if(!formats1(data5))return false;
}
if(data.not_after !== undefined){
let data6 = data.not_after;
if(typeof data6 !== "string")return false;
if(!pattern2.test(data6))return false;
if(!formats1(data6))return false;
}
return true;
}
function validate6(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
if(data.items === undefined)return false;
for(const key0 in data){
if(!(key0 === "items" || key0 === "next_cursor"))return false;
}
let data0 = data.items;
if(!Array.isArray(data0))return false;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!validate4(data0[i0]))return false;
}
if(data.next_cursor !== undefined){
if(typeof data.next_cursor !== "string")return false;
}
return true;
}
function validate7(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
for(const key0 in data){
if(!(key0 === "user_id" || key0 === "user_name" || key0 === "has_branch_permission"))return false;
}
if(data.user_id !== undefined){
if(typeof data.user_id !== "string")return false;
}
if(data.user_name !== undefined){
if(typeof data.user_name !== "string")return false;
}
if(data.has_branch_permission !== undefined){
let data2 = data.has_branch_permission;
if(typeof data2 != "number")return false;
if(data2 > 9007199254740991 || isNaN(data2))return false;
if(data2 < -9007199254740991)return false;
}
return true;
}
function validate8(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
if(data.company_branch_id === undefined || data.account_id === undefined || data.name === undefined)return false;
for(const key0 in data){
switch(key0.length){
case 17:switch(key0){case "company_branch_id":continue;}break;
case 10:switch(key0){case "account_id":continue;}break;
case 15:switch(key0){case "is_headquarters":continue;}break;
case 11:switch(key0){case "branch_type":continue;}break;
case 4:switch(key0){case "name":case "city":continue;}break;
case 7:switch(key0){case "address":continue;}break;
case 8:switch(key0){case "district":case "warnings":continue;}break;
case 5:switch(key0){case "phone":continue;}break;
case 23:switch(key0){case "company_branch_tax_code":continue;}break;
case 28:switch(key0){case "company_branch_internal_code":continue;}break;
case 24:switch(key0){case "parent_company_branch_id":continue;}break;
case 16:switch(key0){case "user_permissions":continue;}break;
}
return false;
}
let data0 = data.company_branch_id;
if(!Number.isSafeInteger(data0))return false;
let data1 = data.account_id;
if(!Number.isSafeInteger(data1))return false;
if(data.is_headquarters !== undefined){
let data2 = data.is_headquarters;
if(!(data2 === 0 || data2 === 1))return false;
}
if(data.branch_type !== undefined){
let data3 = data.branch_type;
if(!(data3 === 1 || data3 === 2))return false;
}
if(typeof data.name !== "string")return false;
if(data.address !== undefined){
if(typeof data.address !== "string")return false;
}
if(data.district !== undefined){
if(typeof data.district !== "string")return false;
}
if(data.city !== undefined){
if(typeof data.city !== "string")return false;
}
if(data.phone !== undefined){
if(typeof data.phone !== "string")return false;
}
if(data.company_branch_tax_code !== undefined){
if(typeof data.company_branch_tax_code !== "string")return false;
}
if(data.company_branch_internal_code !== undefined){
if(typeof data.company_branch_internal_code !== "string")return false;
}
if(data.parent_company_branch_id !== undefined){
let data11 = data.parent_company_branch_id;
if(!Number.isSafeInteger(data11))return false;
}
if(data.user_permissions !== undefined){
if(!validate7(data.user_permissions))return false;
}
if(data.warnings !== undefined){
if(!validate3(data.warnings))return false;
}
return true;
}
function validate9(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
if(data.items === undefined)return false;
for(const key0 in data){
if(!(key0 === "items" || key0 === "next_cursor"))return false;
}
let data0 = data.items;
if(!Array.isArray(data0))return false;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!validate8(data0[i0]))return false;
}
if(data.next_cursor !== undefined){
if(typeof data.next_cursor !== "string")return false;
}
return true;
}
const pattern3 = new RegExp("^[0-9][0-9,]*$", "u");
function validate10(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
for(const key0 in data){
if(!(key0 === "first_name" || key0 === "last_name" || key0 === "phone" || key0 === "email"))return false;
}
if(data.first_name !== undefined){
if(typeof data.first_name !== "string")return false;
}
if(data.last_name !== undefined){
if(typeof data.last_name !== "string")return false;
}
if(data.phone !== undefined){
if(typeof data.phone !== "string")return false;
}
if(data.email !== undefined){
if(typeof data.email !== "string")return false;
}
return true;
}
function validate11(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
for(const key0 in data){
switch(key0.length){
case 10:switch(key0){case "country_id":case "legal_name":continue;}break;
case 11:switch(key0){case "tax_id_type":case "tax_id_code":case "postal_code":continue;}break;
case 7:switch(key0){case "address":continue;}break;
case 8:switch(key0){case "district":continue;}break;
case 4:switch(key0){case "city":continue;}break;
case 17:switch(key0){case "business_activity":continue;}break;
case 5:switch(key0){case "phone":continue;}break;
}
return false;
}
if(data.country_id !== undefined){
if(typeof data.country_id !== "string")return false;
}
if(data.tax_id_type !== undefined){
if(typeof data.tax_id_type !== "string")return false;
}
if(data.tax_id_code !== undefined){
if(typeof data.tax_id_code !== "string")return false;
}
if(data.legal_name !== undefined){
if(typeof data.legal_name !== "string")return false;
}
if(data.address !== undefined){
if(typeof data.address !== "string")return false;
}
if(data.district !== undefined){
if(typeof data.district !== "string")return false;
}
if(data.city !== undefined){
if(typeof data.city !== "string")return false;
}
if(data.business_activity !== undefined){
if(typeof data.business_activity !== "string")return false;
}
if(data.phone !== undefined){
if(typeof data.phone !== "string")return false;
}
if(data.postal_code !== undefined){
if(typeof data.postal_code !== "string")return false;
}
return true;
}
function validate12(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
for(const key0 in data){
switch(key0.length){
case 11:switch(key0){case "data_name_1":case "data_name_2":case "data_name_3":case "data_name_4":case "data_name_5":continue;}break;
case 12:switch(key0){case "data_value_1":case "data_value_2":case "data_value_3":case "data_value_4":case "data_value_5":continue;}break;
}
return false;
}
if(data.data_name_1 !== undefined){
if(typeof data.data_name_1 !== "string")return false;
}
if(data.data_name_2 !== undefined){
if(typeof data.data_name_2 !== "string")return false;
}
if(data.data_name_3 !== undefined){
if(typeof data.data_name_3 !== "string")return false;
}
if(data.data_name_4 !== undefined){
if(typeof data.data_name_4 !== "string")return false;
}
if(data.data_name_5 !== undefined){
if(typeof data.data_name_5 !== "string")return false;
}
if(data.data_value_1 !== undefined){
if(typeof data.data_value_1 !== "string")return false;
}
if(data.data_value_2 !== undefined){
if(typeof data.data_value_2 !== "string")return false;
}
if(data.data_value_3 !== undefined){
if(typeof data.data_value_3 !== "string")return false;
}
if(data.data_value_4 !== undefined){
if(typeof data.data_value_4 !== "string")return false;
}
if(data.data_value_5 !== undefined){
if(typeof data.data_value_5 !== "string")return false;
}
return true;
}
function validate13(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
if(data.customer_supplier_id === undefined || data.account_id === undefined)return false;
for(const key0 in data){
switch(key0.length){
case 20:switch(key0){case "customer_supplier_id":continue;}break;
case 10:switch(key0){case "account_id":case "additional":continue;}break;
case 4:switch(key0){case "name":continue;}break;
case 11:switch(key0){case "is_customer":case "is_supplier":continue;}break;
case 19:switch(key0){case "responsible_user_id":continue;}break;
case 12:switch(key0){case "payment_term":continue;}break;
case 8:switch(key0){case "contacts":case "warnings":continue;}break;
case 17:switch(key0){case "invoicing_details":continue;}break;
}
return false;
}
let data0 = data.customer_supplier_id;
if(!Number.isSafeInteger(data0))return false;
let data1 = data.account_id;
if(!Number.isSafeInteger(data1))return false;
if(data.name !== undefined){
if(typeof data.name !== "string")return false;
}
if(data.is_customer !== undefined){
if(typeof data.is_customer !== "boolean")return false;
}
if(data.is_supplier !== undefined){
if(typeof data.is_supplier !== "boolean")return false;
}
if(data.responsible_user_id !== undefined){
let data5 = data.responsible_user_id;
if(!Number.isSafeInteger(data5))return false;
}
if(data.payment_term !== undefined){
let data6 = data.payment_term;
if(typeof data6 !== "string")return false;
if(!pattern3.test(data6))return false;
}
if(data.contacts !== undefined){
let data7 = data.contacts;
if(!Array.isArray(data7))return false;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
if(!validate10(data7[i0]))return false;
}
}
if(data.invoicing_details !== undefined){
let data9 = data.invoicing_details;
if(!Array.isArray(data9))return false;
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
if(!validate11(data9[i1]))return false;
}
}
if(data.additional !== undefined){
if(!validate12(data.additional))return false;
}
if(data.warnings !== undefined){
if(!validate3(data.warnings))return false;
}
return true;
}
function validate14(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
if(data.items === undefined)return false;
for(const key0 in data){
if(!(key0 === "items" || key0 === "next_cursor"))return false;
}
let data0 = data.items;
if(!Array.isArray(data0))return false;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!validate13(data0[i0]))return false;
}
if(data.next_cursor !== undefined){
if(typeof data.next_cursor !== "string")return false;
}
return true;
}
const pattern4 = new RegExp("^https?://", "u");
function validate15(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
for(const key0 in data){
switch(key0.length){
case 10:switch(key0){case "draft_only":case "send_email":continue;}break;
case 13:switch(key0){case "draft_preview":case "rounding_type":case "company_email":continue;}break;
case 11:switch(key0){case "template_id":case "company_web":continue;}break;
case 12:switch(key0){case "gross_values":continue;}break;
case 17:switch(key0){case "pdf_transfer_copy":continue;}break;
}
return false;
}
if(data.draft_only !== undefined){
let data0 = data.draft_only;
if(!(data0 === 0 || data0 === 1))return false;
}
if(data.draft_preview !== undefined){
let data1 = data.draft_preview;
if(!(data1 === 0 || data1 === 1))return false;
}
if(data.send_email !== undefined){
let data2 = data.send_email;
if(!(data2 === 0 || data2 === 1))return false;
}
if(data.template_id !== undefined){
let data3 = data.template_id;
if(!Number.isSafeInteger(data3))return false;
}
if(data.gross_values !== undefined){
let data4 = data.gross_values;
if(!(data4 === 0 || data4 === 1))return false;
}
if(data.rounding_type !== undefined){
let data5 = data.rounding_type;
if(!(data5 === "net" || data5 === "gross"))return false;
}
if(data.company_web !== undefined){
let data6 = data.company_web;
if(typeof data6 !== "string")return false;
if(!pattern4.test(data6))return false;
}
if(data.company_email !== undefined){
if(typeof data.company_email !== "string")return false;
}
if(data.pdf_transfer_copy !== undefined){
let data8 = data.pdf_transfer_copy;
if(!(data8 === 0 || data8 === 1))return false;
}
return true;
}
const formats2 = date;
const pattern5 = new RegExp("^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$", "u");
function validate16(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
for(const key0 in data){
if(key0 !== "receiver_cfdi_usage")return false;
}
if(data.receiver_cfdi_usage !== undefined){
if(typeof data.receiver_cfdi_usage !== "string")return false;
}
return true;
}
function validate17(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
for(const key0 in data){
if(!(key0 === "tax_id_type" || key0 === "tax_id_code" || key0 === "date_time" || key0 === "address_state_id" || key0 === "address_country_id" || key0 === "address_postalcode"))return false;
}
if(data.tax_id_type !== undefined){
if(typeof data.tax_id_type !== "string")return false;
}
if(data.tax_id_code !== undefined){
if(typeof data.tax_id_code !== "string")return false;
}
if(data.date_time !== undefined){
let data2 = data.date_time;
if(typeof data2 !== "string")return false;
if(!pattern2.test(data2))return false;
if(!formats1(data2))return false;
}
if(data.address_state_id !== undefined){
if(typeof data.address_state_id !== "string")return false;
}
if(data.address_country_id !== undefined){
if(typeof data.address_country_id !== "string")return false;
}
if(data.address_postalcode !== undefined){
if(typeof data.address_postalcode !== "string")return false;
}
return true;
}
function validate18(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
for(const key0 in data){
if(!(key0 === "product_code" || key0 === "description" || key0 === "quantity" || key0 === "weight"))return false;
}
if(data.product_code !== undefined){
if(typeof data.product_code !== "string")return false;
}
if(data.description !== undefined){
if(typeof data.description !== "string")return false;
}
if(data.quantity !== undefined){
if(typeof data.quantity !== "string")return false;
}
if(data.weight !== undefined){
if(typeof data.weight !== "string")return false;
}
return true;
}
function validate19(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
for(const key0 in data){
switch(key0.length){
case 12:switch(key0){case "total_weight":case "vehicle_year":continue;}break;
case 19:switch(key0){case "sct_permission_code":continue;}break;
case 21:switch(key0){case "sct_permission_number":case "vehicle_configuration":case "vehicle_license_plate":continue;}break;
case 14:switch(key0){case "vehicle_weight":continue;}break;
case 17:switch(key0){case "insurance_company":continue;}break;
case 20:switch(key0){case "insurance_identifier":continue;}break;
case 7:switch(key0){case "details":continue;}break;
}
return false;
}
if(data.total_weight !== undefined){
if(typeof data.total_weight !== "string")return false;
}
if(data.sct_permission_code !== undefined){
if(typeof data.sct_permission_code !== "string")return false;
}
if(data.sct_permission_number !== undefined){
if(typeof data.sct_permission_number !== "string")return false;
}
if(data.vehicle_configuration !== undefined){
if(typeof data.vehicle_configuration !== "string")return false;
}
if(data.vehicle_weight !== undefined){
if(typeof data.vehicle_weight !== "string")return false;
}
if(data.vehicle_license_plate !== undefined){
if(typeof data.vehicle_license_plate !== "string")return false;
}
if(data.vehicle_year !== undefined){
if(typeof data.vehicle_year !== "string")return false;
}
if(data.insurance_company !== undefined){
if(typeof data.insurance_company !== "string")return false;
}
if(data.insurance_identifier !== undefined){
if(typeof data.insurance_identifier !== "string")return false;
}
if(data.details !== undefined){
let data9 = data.details;
if(!Array.isArray(data9))return false;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
if(!validate18(data9[i0]))return false;
}
}
return true;
}
function validate20(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
for(const key0 in data){
switch(key0.length){
case 8:switch(key0){case "distance":continue;}break;
case 14:switch(key0){case "transport_code":continue;}break;
case 21:switch(key0){case "transport_method_name":case "transport_tax_id_type":case "transport_tax_id_code":continue;}break;
case 17:switch(key0){case "transport_license":continue;}break;
case 6:switch(key0){case "origin":continue;}break;
case 11:switch(key0){case "destination":case "merchandise":continue;}break;
}
return false;
}
if(data.distance !== undefined){
if(typeof data.distance !== "string")return false;
}
if(data.transport_code !== undefined){
if(typeof data.transport_code !== "string")return false;
}
if(data.transport_method_name !== undefined){
if(typeof data.transport_method_name !== "string")return false;
}
if(data.transport_tax_id_type !== undefined){
if(typeof data.transport_tax_id_type !== "string")return false;
}
if(data.transport_tax_id_code !== undefined){
if(typeof data.transport_tax_id_code !== "string")return false;
}
if(data.transport_license !== undefined){
if(typeof data.transport_license !== "string")return false;
}
if(data.origin !== undefined){
if(!validate17(data.origin))return false;
}
if(data.destination !== undefined){
if(!validate17(data.destination))return false;
}
if(data.merchandise !== undefined){
if(!validate19(data.merchandise))return false;
}
return true;
}
function validate21(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
for(const key0 in data){
if(!(key0 === "address_street" || key0 === "address_city_id" || key0 === "address_county_id" || key0 === "address_state_id" || key0 === "address_country_id" || key0 === "address_postalcode"))return false;
}
if(data.address_street !== undefined){
if(typeof data.address_street !== "string")return false;
}
if(data.address_city_id !== undefined){
if(typeof data.address_city_id !== "string")return false;
}
if(data.address_county_id !== undefined){
if(typeof data.address_county_id !== "string")return false;
}
if(data.address_state_id !== undefined){
if(typeof data.address_state_id !== "string")return false;
}
if(data.address_country_id !== undefined){
if(typeof data.address_country_id !== "string")return false;
}
if(data.address_postalcode !== undefined){
if(typeof data.address_postalcode !== "string")return false;
}
return true;
}
function validate22(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
for(const key0 in data){
if(!(key0 === "tax_id_type" || key0 === "tax_id_code" || key0 === "address_street" || key0 === "address_state_id" || key0 === "address_country_id" || key0 === "address_postalcode"))return false;
}
if(data.tax_id_type !== undefined){
if(typeof data.tax_id_type !== "string")return false;
}
if(data.tax_id_code !== undefined){
if(typeof data.tax_id_code !== "string")return false;
}
if(data.address_street !== undefined){
if(typeof data.address_street !== "string")return false;
}
if(data.address_state_id !== undefined){
if(typeof data.address_state_id !== "string")return false;
}
if(data.address_country_id !== undefined){
if(typeof data.address_country_id !== "string")return false;
}
if(data.address_postalcode !== undefined){
if(typeof data.address_postalcode !== "string")return false;
}
return true;
}
function validate23(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
for(const key0 in data){
if(!(key0 === "customs_code" || key0 === "customs_quantity" || key0 === "sku" || key0 === "customs_measure_unit" || key0 === "customs_unit_value" || key0 === "customs_total_value"))return false;
}
if(data.customs_code !== undefined){
if(typeof data.customs_code !== "string")return false;
}
if(data.customs_quantity !== undefined){
if(typeof data.customs_quantity !== "string")return false;
}
if(data.sku !== undefined){
if(typeof data.sku !== "string")return false;
}
if(data.customs_measure_unit !== undefined){
if(typeof data.customs_measure_unit !== "string")return false;
}
if(data.customs_unit_value !== undefined){
if(typeof data.customs_unit_value !== "string")return false;
}
if(data.customs_total_value !== undefined){
if(typeof data.customs_total_value !== "string")return false;
}
return true;
}
function validate24(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
for(const key0 in data){
if(key0 !== "details")return false;
}
if(data.details !== undefined){
let data0 = data.details;
if(!Array.isArray(data0))return false;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!validate23(data0[i0]))return false;
}
}
return true;
}
function validate25(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
for(const key0 in data){
if(!(key0 === "terms" || key0 === "exchange_rate" || key0 === "total" || key0 === "origin" || key0 === "destination" || key0 === "merchandise"))return false;
}
if(data.terms !== undefined){
if(typeof data.terms !== "string")return false;
}
if(data.exchange_rate !== undefined){
let data1 = data.exchange_rate;
if(typeof data1 != "number")return false;
if(data1 > 9007199254740991 || isNaN(data1))return false;
if(data1 < -9007199254740991)return false;
}
if(data.total !== undefined){
let data2 = data.total;
if(!Number.isSafeInteger(data2))return false;
}
if(data.origin !== undefined){
if(!validate21(data.origin))return false;
}
if(data.destination !== undefined){
if(!validate22(data.destination))return false;
}
if(data.merchandise !== undefined){
if(!validate24(data.merchandise))return false;
}
return true;
}
function validate26(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
for(const key0 in data){
if(key0 !== "reported_payment_code")return false;
}
if(data.reported_payment_code !== undefined){
let data0 = data.reported_payment_code;
if(!Number.isSafeInteger(data0))return false;
}
return true;
}
function validate27(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
for(const key0 in data){
if(key0 !== "operation_type")return false;
}
if(data.operation_type !== undefined){
if(typeof data.operation_type !== "string")return false;
}
return true;
}
function validate28(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
for(const key0 in data){
if(!(key0 === "code" || key0 === "percent" || key0 === "amount" || key0 === "nation_bank_account" || key0 === "payment_means_code"))return false;
}
if(data.code !== undefined){
if(typeof data.code !== "string")return false;
}
if(data.percent !== undefined){
let data1 = data.percent;
if(typeof data1 != "number")return false;
if(data1 > 9007199254740991 || isNaN(data1))return false;
if(data1 < -9007199254740991)return false;
}
if(data.amount !== undefined){
let data2 = data.amount;
if(typeof data2 != "number")return false;
if(data2 > 9007199254740991 || isNaN(data2))return false;
if(data2 < -9007199254740991)return false;
}
if(data.nation_bank_account !== undefined){
if(typeof data.nation_bank_account !== "string")return false;
}
if(data.payment_means_code !== undefined){
if(typeof data.payment_means_code !== "string")return false;
}
return true;
}
function validate29(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
for(const key0 in data){
if(!(key0 === "origin_ubigeo" || key0 === "origin_address" || key0 === "destination_ubigeo" || key0 === "destination_address" || key0 === "trip_detail" || key0 === "service_reference_amount" || key0 === "effective_load_reference_amount" || key0 === "payload_reference_amount"))return false;
}
if(data.origin_ubigeo !== undefined){
if(typeof data.origin_ubigeo !== "string")return false;
}
if(data.origin_address !== undefined){
if(typeof data.origin_address !== "string")return false;
}
if(data.destination_ubigeo !== undefined){
if(typeof data.destination_ubigeo !== "string")return false;
}
if(data.destination_address !== undefined){
if(typeof data.destination_address !== "string")return false;
}
if(data.trip_detail !== undefined){
if(typeof data.trip_detail !== "string")return false;
}
if(data.service_reference_amount !== undefined){
let data5 = data.service_reference_amount;
if(typeof data5 != "number")return false;
if(data5 > 9007199254740991 || isNaN(data5))return false;
if(data5 < -9007199254740991)return false;
}
if(data.effective_load_reference_amount !== undefined){
let data6 = data.effective_load_reference_amount;
if(typeof data6 != "number")return false;
if(data6 > 9007199254740991 || isNaN(data6))return false;
if(data6 < -9007199254740991)return false;
}
if(data.payload_reference_amount !== undefined){
let data7 = data.payload_reference_amount;
if(typeof data7 != "number")return false;
if(data7 > 9007199254740991 || isNaN(data7))return false;
if(data7 < -9007199254740991)return false;
}
return true;
}
function validate30(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
for(const key0 in data){
if(!(key0 === "invoice_concept" || key0 === "items_quantity" || key0 === "service_date_from" || key0 === "service_date_to" || key0 === "receiver_vat_condition_id"))return false;
}
if(data.invoice_concept !== undefined){
let data0 = data.invoice_concept;
if(!(data0 === 1 || data0 === 2 || data0 === 3))return false;
}
if(data.items_quantity !== undefined){
let data1 = data.items_quantity;
if(!Number.isSafeInteger(data1))return false;
}
if(data.service_date_from !== undefined){
if(typeof data.service_date_from !== "string")return false;
}
if(data.service_date_to !== undefined){
if(typeof data.service_date_to !== "string")return false;
}
if(data.receiver_vat_condition_id !== undefined){
if(typeof data.receiver_vat_condition_id !== "string")return false;
}
return true;
}
function validate31(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
for(const key0 in data){
if(!(key0 === "pe_taxbureau_retention_system_code" || key0 === "pe_taxbureau_retention_percent" || key0 === "pe_taxbureau_total_paid"))return false;
}
if(data.pe_taxbureau_retention_system_code !== undefined){
if(typeof data.pe_taxbureau_retention_system_code !== "string")return false;
}
if(data.pe_taxbureau_retention_percent !== undefined){
let data1 = data.pe_taxbureau_retention_percent;
if(typeof data1 != "number")return false;
if(data1 > 9007199254740991 || isNaN(data1))return false;
if(data1 < -9007199254740991)return false;
}
if(data.pe_taxbureau_total_paid !== undefined){
let data2 = data.pe_taxbureau_total_paid;
if(typeof data2 != "number")return false;
if(data2 > 9007199254740991 || isNaN(data2))return false;
if(data2 < -9007199254740991)return false;
}
return true;
}
function validate32(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
for(const key0 in data){
if(!(key0 === "driver_id" || key0 === "first_name" || key0 === "family_name" || key0 === "identity_document_reference"))return false;
}
if(data.driver_id !== undefined){
if(typeof data.driver_id !== "string")return false;
}
if(data.first_name !== undefined){
if(typeof data.first_name !== "string")return false;
}
if(data.family_name !== undefined){
if(typeof data.family_name !== "string")return false;
}
if(data.identity_document_reference !== undefined){
if(typeof data.identity_document_reference !== "string")return false;
}
return true;
}
function validate33(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
for(const key0 in data){
if(!(key0 === "party_identification" || key0 === "party_legal_entity_name" || key0 === "party_legal_entity_id" || key0 === "agent_party_id"))return false;
}
if(data.party_identification !== undefined){
if(typeof data.party_identification !== "string")return false;
}
if(data.party_legal_entity_name !== undefined){
if(typeof data.party_legal_entity_name !== "string")return false;
}
if(data.party_legal_entity_id !== undefined){
if(typeof data.party_legal_entity_id !== "string")return false;
}
if(data.agent_party_id !== undefined){
if(typeof data.agent_party_id !== "string")return false;
}
return true;
}
function validate34(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
for(const key0 in data){
if(!(key0 === "transport_mode_code" || key0 === "transit_period" || key0 === "driver_person" || key0 === "carrier_party"))return false;
}
if(data.transport_mode_code !== undefined){
let data0 = data.transport_mode_code;
if(!(data0 === "01" || data0 === "02"))return false;
}
if(data.transit_period !== undefined){
if(typeof data.transit_period !== "string")return false;
}
if(data.driver_person !== undefined){
if(!validate32(data.driver_person))return false;
}
if(data.carrier_party !== undefined){
if(!validate33(data.carrier_party))return false;
}
return true;
}
function validate35(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
for(const key0 in data){
if(!(key0 === "id" || key0 === "city_subdivision_name" || key0 === "city_name" || key0 === "country_subentity" || key0 === "district" || key0 === "address_line" || key0 === "country_id"))return false;
}
if(data.id !== undefined){
if(typeof data.id !== "string")return false;
}
if(data.city_subdivision_name !== undefined){
if(typeof data.city_subdivision_name !== "string")return false;
}
if(data.city_name !== undefined){
if(typeof data.city_name !== "string")return false;
}
if(data.country_subentity !== undefined){
if(typeof data.country_subentity !== "string")return false;
}
if(data.district !== undefined){
if(typeof data.district !== "string")return false;
}
if(data.address_line !== undefined){
if(typeof data.address_line !== "string")return false;
}
if(data.country_id !== undefined){
if(typeof data.country_id !== "string")return false;
}
return true;
}
function validate36(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
for(const key0 in data){
if(!(key0 === "delivery_address" || key0 === "dispatch"))return false;
}
if(data.delivery_address !== undefined){
if(!validate35(data.delivery_address))return false;
}
if(data.dispatch !== undefined){
if(!validate35(data.dispatch))return false;
}
return true;
}
function validate37(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
for(const key0 in data){
if(key0 !== "transport_equipment_id")return false;
}
if(data.transport_equipment_id !== undefined){
if(typeof data.transport_equipment_id !== "string")return false;
}
return true;
}
function validate38(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
for(const key0 in data){
if(!(key0 === "handling_code" || key0 === "special_instructions" || key0 === "handling_instructions" || key0 === "gross_weight_measure" || key0 === "gross_weight_measure_id" || key0 === "shipment_stage" || key0 === "delivery" || key0 === "transport_handling_unit"))return false;
}
if(data.handling_code !== undefined){
let data0 = data.handling_code;
if(!(data0 === "1" || data0 === "01" || data0 === "2" || data0 === "02" || data0 === "13" || data0 === "013"))return false;
}
if(data.special_instructions !== undefined){
let data1 = data.special_instructions;
if(!(data1 === 1 || data1 === 2 || data1 === 3 || data1 === 4 || data1 === 5 || data1 === 6 || data1 === 7 || data1 === 8 || data1 === 9))return false;
}
if(data.handling_instructions !== undefined){
if(typeof data.handling_instructions !== "string")return false;
}
if(data.gross_weight_measure !== undefined){
if(typeof data.gross_weight_measure !== "string")return false;
}
if(data.gross_weight_measure_id !== undefined){
if(typeof data.gross_weight_measure_id !== "string")return false;
}
if(data.shipment_stage !== undefined){
if(!validate34(data.shipment_stage))return false;
}
if(data.delivery !== undefined){
if(!validate36(data.delivery))return false;
}
if(data.transport_handling_unit !== undefined){
if(!validate37(data.transport_handling_unit))return false;
}
return true;
}
function validate39(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
for(const key0 in data){
switch(key0.length){
case 9:switch(key0){case "mx_header":case "co_header":case "pe_header":case "ar_header":continue;}break;
case 11:switch(key0){case "mx_shipping":case "pe_shipping":continue;}break;
case 10:switch(key0){case "mx_exports":continue;}break;
case 13:switch(key0){case "pe_detraction":continue;}break;
case 18:switch(key0){case "pe_cargo_transport":continue;}break;
case 19:switch(key0){case "pe_retention_header":continue;}break;
}
return false;
}
if(data.mx_header !== undefined){
if(!validate16(data.mx_header))return false;
}
if(data.mx_shipping !== undefined){
if(!validate20(data.mx_shipping))return false;
}
if(data.mx_exports !== undefined){
if(!validate25(data.mx_exports))return false;
}
if(data.co_header !== undefined){
if(!validate26(data.co_header))return false;
}
if(data.pe_header !== undefined){
if(!validate27(data.pe_header))return false;
}
if(data.pe_detraction !== undefined){
if(!validate28(data.pe_detraction))return false;
}
if(data.pe_cargo_transport !== undefined){
if(!validate29(data.pe_cargo_transport))return false;
}
if(data.ar_header !== undefined){
if(!validate30(data.ar_header))return false;
}
if(data.pe_retention_header !== undefined){
if(!validate31(data.pe_retention_header))return false;
}
if(data.pe_shipping !== undefined){
if(!validate38(data.pe_shipping))return false;
}
return true;
}
function validate40(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
if(data.account_id === undefined || data.document_type_id === undefined || data.issue_date === undefined || data.issuer_address === undefined || data.issuer_district === undefined || data.issuer_city === undefined || data.issuer_phone === undefined || data.issuer_activity === undefined || data.receiver_address === undefined || data.receiver_phone === undefined || data.payment_conditions === undefined || data.document_status === undefined)return false;
for(const key0 in data){
switch(key0.length){
case 10:switch(key0){case "account_id":case "issue_date":case "guide_type":case "additional":continue;}break;
case 16:switch(key0){case "document_type_id":case "receiver_address":case "port_embarkation":case "shipping_address":continue;}break;
case 22:switch(key0){case "document_sequence_code":continue;}break;
case 23:switch(key0){case "document_type_taxbureau":case "transportation_doc_type":case "deployment_observations":continue;}break;
case 15:switch(key0){case "document_number":case "issuer_district":case "issuer_state_id":case "issuer_activity":case "document_status":continue;}break;
case 20:switch(key0){case "received_issued_flag":case "customer_supplier_id":case "receiver_tax_id_code":case "receiver_tax_id_type":continue;}break;
case 27:switch(key0){case "taxbureau_validation_status":continue;}break;
case 18:switch(key0){case "issuer_tax_id_code":case "issuer_tax_id_type":case "receiver_county_id":case "payment_conditions":case "branch_office_code":continue;}break;
case 17:switch(key0){case "issuer_legal_name":case "issuer_country_id":case "issuer_postalcode":case "receiver_district":case "receiver_activity":case "receiver_state_id":case "service_indicator":continue;}break;
case 14:switch(key0){case "issuer_address":case "receiver_phone":case "receiver_email":continue;}break;
case 11:switch(key0){case "issuer_city":case "currency_id":case "sale_clause":continue;}break;
case 12:switch(key0){case "issuer_phone":case "observations":case "gross_weight":continue;}break;
case 19:switch(key0){case "receiver_legal_name":case "receiver_postalcode":case "receiver_country_id":case "exchange_rate_value":case "port_disembarkation":continue;}break;
case 13:switch(key0){case "receiver_city":case "sale_modality":case "transfer_type":continue;}break;
case 9:switch(key0){case "seller_id":continue;}break;
case 26:switch(key0){case "transportation_doc_billing":continue;}break;
}
return false;
}
let data0 = data.account_id;
if(!Number.isSafeInteger(data0))return false;
let data1 = data.document_type_id;
if(!Number.isSafeInteger(data1))return false;if(data1 < 1)return false;
if(data.document_sequence_code !== undefined){
if(typeof data.document_sequence_code !== "string")return false;
}
if(data.document_type_taxbureau !== undefined){
if(typeof data.document_type_taxbureau !== "string")return false;
}
if(data.document_number !== undefined){
let data4 = data.document_number;
if(!Number.isSafeInteger(data4))return false;
}
if(data.received_issued_flag !== undefined){
let data5 = data.received_issued_flag;
if(!(data5 === 0 || data5 === 1))return false;
}
if(data.taxbureau_validation_status !== undefined){
let data6 = data.taxbureau_validation_status;
if(!Number.isSafeInteger(data6))return false;
}
let data7 = data.issue_date;
if(typeof data7 !== "string")return false;
if(!pattern5.test(data7))return false;
if(!formats2(data7))return false;
if(data.issuer_tax_id_code !== undefined){
if(typeof data.issuer_tax_id_code !== "string")return false;
}
if(data.issuer_tax_id_type !== undefined){
if(typeof data.issuer_tax_id_type !== "string")return false;
}
if(data.issuer_legal_name !== undefined){
if(typeof data.issuer_legal_name !== "string")return false;
}
if(typeof data.issuer_address !== "string")return false;
if(typeof data.issuer_district !== "string")return false;
if(typeof data.issuer_city !== "string")return false;
if(data.issuer_state_id !== undefined){
let data14 = data.issuer_state_id;
if(!Number.isSafeInteger(data14))return false;
}
if(data.issuer_country_id !== undefined){
if(typeof data.issuer_country_id !== "string")return false;
}
if(typeof data.issuer_phone !== "string")return false;
if(typeof data.issuer_activity !== "string")return false;
if(data.issuer_postalcode !== undefined){
if(typeof data.issuer_postalcode !== "string")return false;
}
if(data.customer_supplier_id !== undefined){
let data19 = data.customer_supplier_id;
if(!Number.isSafeInteger(data19))return false;
}
if(data.receiver_tax_id_code !== undefined){
if(typeof data.receiver_tax_id_code !== "string")return false;
}
if(data.receiver_tax_id_type !== undefined){
if(typeof data.receiver_tax_id_type !== "string")return false;
}
if(data.receiver_legal_name !== undefined){
if(typeof data.receiver_legal_name !== "string")return false;
}
if(typeof data.receiver_address !== "string")return false;
if(data.receiver_district !== undefined){
if(typeof data.receiver_district !== "string")return false;
}
if(data.receiver_city !== undefined){
if(typeof data.receiver_city !== "string")return false;
}
if(typeof data.receiver_phone !== "string")return false;
if(data.receiver_activity !== undefined){
if(typeof data.receiver_activity !== "string")return false;
}
if(data.receiver_postalcode !== undefined){
if(typeof data.receiver_postalcode !== "string")return false;
}
if(data.receiver_state_id !== undefined){
let data29 = data.receiver_state_id;
if(!Number.isSafeInteger(data29))return false;
}
if(data.receiver_county_id !== undefined){
if(typeof data.receiver_county_id !== "string")return false;
}
if(data.receiver_country_id !== undefined){
let data31 = data.receiver_country_id;
if(!Number.isSafeInteger(data31))return false;
}
if(data.receiver_email !== undefined){
if(typeof data.receiver_email !== "string")return false;
}
let data33 = data.payment_conditions;
if(typeof data33 !== "string")return false;
if(!pattern3.test(data33))return false;
if(data.seller_id !== undefined){
let data34 = data.seller_id;
if(!Number.isSafeInteger(data34))return false;
}
if(data.currency_id !== undefined){
let data35 = data.currency_id;
if(typeof data35 != "number")return false;
if(data35 > 9007199254740991 || isNaN(data35))return false;
if(data35 < -9007199254740991)return false;
}
if(data.exchange_rate_value !== undefined){
let data36 = data.exchange_rate_value;
if(!Number.isSafeInteger(data36))return false;
}
if(data.service_indicator !== undefined){
let data37 = data.service_indicator;
if(!(data37 === 1 || data37 === 2 || data37 === 3 || data37 === 4 || data37 === 5))return false;
}
if(data.sale_modality !== undefined){
let data38 = data.sale_modality;
if(!(data38 === 1 || data38 === 2 || data38 === 3 || data38 === 4 || data38 === 9))return false;
}
if(data.sale_clause !== undefined){
let data39 = data.sale_clause;
if(!(data39 === 1 || data39 === 2 || data39 === 3 || data39 === 4 || data39 === 5 || data39 === 6 || data39 === 9 || data39 === 10 || data39 === 11 || data39 === 12 || data39 === 17 || data39 === 18 || data39 === 8))return false;
}
if(data.guide_type !== undefined){
let data40 = data.guide_type;
if(!(data40 === 1 || data40 === 2 || data40 === 3 || data40 === 4 || data40 === 5 || data40 === 6 || data40 === 7 || data40 === 8 || data40 === 9))return false;
}
if(data.transfer_type !== undefined){
let data41 = data.transfer_type;
if(!(data41 === 1 || data41 === 2 || data41 === 3))return false;
}
if(data.transportation_doc_type !== undefined){
let data42 = data.transportation_doc_type;
if(typeof data42 != "number")return false;
if(!(data42 === 1 || data42 === 2 || data42 === 3 || data42 === 4 || data42 === 5 || data42 === 6 || data42 === 7 || data42 === 8 || data42 === 9))return false;
}
if(data.transportation_doc_billing !== undefined){
let data43 = data.transportation_doc_billing;
if(typeof data43 != "number")return false;
if(!(data43 === 1 || data43 === 2 || data43 === 3))return false;
}
if(data.branch_office_code !== undefined){
if(typeof data.branch_office_code !== "string")return false;
}
if(data.observations !== undefined){
if(typeof data.observations !== "string")return false;
}
if(data.deployment_observations !== undefined){
let data46 = data.deployment_observations;
if(!(data46 === 0 || data46 === 1 || data46 === 2 || data46 === 3))return false;
}
if(data.port_disembarkation !== undefined){
if(typeof data.port_disembarkation !== "string")return false;
}
if(data.port_embarkation !== undefined){
if(typeof data.port_embarkation !== "string")return false;
}
if(data.gross_weight !== undefined){
if(typeof data.gross_weight !== "string")return false;
}
if(data.shipping_address !== undefined){
if(typeof data.shipping_address !== "string")return false;
}
let data51 = data.document_status;
if(typeof data51 != "number")return false;
if(!(data51 === 0 || data51 === 1 || data51 === 2 || data51 === 3))return false;
if(data.additional !== undefined){
if(!validate39(data.additional))return false;
}
return true;
}
function validate41(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
if(data.tax_type_id === undefined || data.tax_percentage === undefined || data.tax_amount === undefined)return false;
for(const key0 in data){
if(!(key0 === "tax_type_id" || key0 === "tax_percentage" || key0 === "tax_amount"))return false;
}
if(typeof data.tax_type_id !== "string")return false;
let data1 = data.tax_percentage;
if(typeof data1 != "number")return false;
if(data1 > 9007199254740991 || isNaN(data1))return false;
if(data1 < -9007199254740991)return false;
let data2 = data.tax_amount;
if(typeof data2 != "number")return false;
if(data2 > 9007199254740991 || isNaN(data2))return false;
if(data2 < -9007199254740991)return false;
return true;
}
function validate42(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
for(const key0 in data){
if(!(key0 === "product_service_identifier" || key0 === "measure_unit_code"))return false;
}
if(data.product_service_identifier !== undefined){
if(typeof data.product_service_identifier !== "string")return false;
}
if(data.measure_unit_code !== undefined){
if(typeof data.measure_unit_code !== "string")return false;
}
return true;
}
function validate43(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
for(const key0 in data){
if(key0 !== "mx_detail")return false;
}
if(data.mx_detail !== undefined){
if(!validate42(data.mx_detail))return false;
}
return true;
}
function validate44(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
if(data.quantity === undefined || data.unit_price === undefined || data.total_amount_line === undefined)return false;
for(const key0 in data){
switch(key0.length){
case 8:switch(key0){case "quantity":continue;}break;
case 3:switch(key0){case "sku":continue;}break;
case 16:switch(key0){case "line_description":case "long_description":continue;}break;
case 10:switch(key0){case "unit_price":case "additional":continue;}break;
case 12:switch(key0){case "unit_measure":continue;}break;
case 15:switch(key0){case "modifier_amount":continue;}break;
case 19:switch(key0){case "modifier_percentage":continue;}break;
case 11:switch(key0){case "total_taxes":continue;}break;
case 17:switch(key0){case "total_amount_line":continue;}break;
case 5:switch(key0){case "taxes":continue;}break;
}
return false;
}
let data0 = data.quantity;
if(typeof data0 != "number")return false;
if(data0 > 9007199254740991 || isNaN(data0))return false;
if(data0 < -9007199254740991)return false;
if(!decimals(data0, 6))return false;
if(data.sku !== undefined){
if(typeof data.sku !== "string")return false;
}
if(data.line_description !== undefined){
let data2 = data.line_description;
if(typeof data2 !== "string")return false;
if(data2.length > 100 && codePoints(data2) > 100)return false;
}
let data3 = data.unit_price;
if(typeof data3 != "number")return false;
if(data3 > 9007199254740991 || isNaN(data3))return false;
if(data3 < -9007199254740991)return false;
if(!decimals(data3, 6))return false;
if(data.long_description !== undefined){
if(typeof data.long_description !== "string")return false;
}
if(data.unit_measure !== undefined){
if(typeof data.unit_measure !== "string")return false;
}
if(data.modifier_amount !== undefined){
let data6 = data.modifier_amount;
if(typeof data6 != "number")return false;
if(data6 > 9007199254740991 || isNaN(data6))return false;
if(data6 < -9007199254740991)return false;
}
if(data.modifier_percentage !== undefined){
let data7 = data.modifier_percentage;
if(typeof data7 != "number")return false;
if(data7 > 9007199254740991 || isNaN(data7))return false;
if(data7 < -9007199254740991)return false;
}
if(data.total_taxes !== undefined){
let data8 = data.total_taxes;
if(typeof data8 != "number")return false;
if(data8 > 9007199254740991 || isNaN(data8))return false;
if(data8 < -9007199254740991)return false;
}
let data9 = data.total_amount_line;
if(typeof data9 != "number")return false;
if(data9 > 9007199254740991 || isNaN(data9))return false;
if(data9 < -9007199254740991)return false;
if(data.taxes !== undefined){
let data10 = data.taxes;
if(!Array.isArray(data10))return false;
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
if(!validate41(data10[i0]))return false;
}
}
if(data.additional !== undefined){
if(!validate43(data.additional))return false;
}
return true;
}
function validate45(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
for(const key0 in data){
if(!(key0 === "reference_paid_amount" || key0 === "reference_total_invoice_amount" || key0 === "reference_paid_date" || key0 === "reference_payment_id" || key0 === "pe_reference_taxbureau_retention_amount" || key0 === "pe_reference_taxbureau_retention_date" || key0 === "calculation_rate" || key0 === "currency_id"))return false;
}
if(data.reference_paid_amount !== undefined){
let data0 = data.reference_paid_amount;
if(typeof data0 != "number")return false;
if(data0 > 9007199254740991 || isNaN(data0))return false;
if(data0 < -9007199254740991)return false;
}
if(data.reference_total_invoice_amount !== undefined){
let data1 = data.reference_total_invoice_amount;
if(typeof data1 != "number")return false;
if(data1 > 9007199254740991 || isNaN(data1))return false;
if(data1 < -9007199254740991)return false;
}
if(data.reference_paid_date !== undefined){
let data2 = data.reference_paid_date;
if(typeof data2 !== "string")return false;
if(!pattern5.test(data2))return false;
if(!formats2(data2))return false;
}
if(data.reference_payment_id !== undefined){
if(typeof data.reference_payment_id !== "string")return false;
}
if(data.pe_reference_taxbureau_retention_amount !== undefined){
let data4 = data.pe_reference_taxbureau_retention_amount;
if(typeof data4 != "number")return false;
if(data4 > 9007199254740991 || isNaN(data4))return false;
if(data4 < -9007199254740991)return false;
}
if(data.pe_reference_taxbureau_retention_date !== undefined){
let data5 = data.pe_reference_taxbureau_retention_date;
if(typeof data5 !== "string")return false;
if(!pattern5.test(data5))return false;
if(!formats2(data5))return false;
}
if(data.calculation_rate !== undefined){
let data6 = data.calculation_rate;
if(typeof data6 != "number")return false;
if(data6 > 9007199254740991 || isNaN(data6))return false;
if(data6 < -9007199254740991)return false;
}
if(data.currency_id !== undefined){
if(typeof data.currency_id !== "string")return false;
}
return true;
}
function validate46(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
for(const key0 in data){
if(key0 !== "pe_retention_details")return false;
}
if(data.pe_retention_details !== undefined){
if(!validate45(data.pe_retention_details))return false;
}
return true;
}
function validate47(data){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reference_document_id === undefined){
errors++;
}
}
var _valid0 = errors === 0;
errors = 0;
if(_valid0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reference_number !== undefined)return false;
}
var _valid0 = true;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reference_document_id === undefined){
errors++;
}
}
var _valid1 = errors === 0;
errors = 0;
if(_valid1){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reference_date !== undefined)return false;
}
var _valid1 = true;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reference_code === undefined){
errors++;
}
else {
let data2 = data.reference_code;
if(!(data2 === 1 || data2 === 2 || data2 === 3 || data2 === 4 || data2 === 6 || data2 === 7)){
errors++;
}
}
}
var _valid2 = errors === 0;
errors = 0;
if(_valid2){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reference_type !== undefined)return false;
}
var _valid2 = true;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reference_code === undefined){
errors++;
}
else if(7 !== data.reference_code){
errors++;
}
}
var _valid3 = errors === 0;
errors = 0;
if(_valid3){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reference_number !== undefined){
if("0" !== data.reference_number)return false;
}
}
var _valid3 = true;
}
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
if(data.reference_code === undefined || data.description === undefined)return false;
for(const key0 in data){
if(!(key0 === "document_type_id" || key0 === "reference_type" || key0 === "reference_number" || key0 === "reference_document_id" || key0 === "reference_code" || key0 === "description" || key0 === "reference_date" || key0 === "additional"))return false;
}
if(data.document_type_id !== undefined){
let data6 = data.document_type_id;
if(!Number.isSafeInteger(data6))return false;
}
if(data.reference_type !== undefined){
let data7 = data.reference_type;
if(!(data7 === 801 || data7 === 802 || data7 === 803 || data7 === 804 || data7 === 805 || data7 === 806 || data7 === 807 || data7 === 808 || data7 === 809 || data7 === 810 || data7 === 811 || data7 === 812 || data7 === 813 || data7 === 814 || data7 === 815))return false;
}
if(data.reference_number !== undefined){
if(typeof data.reference_number !== "string")return false;
}
if(data.reference_document_id !== undefined){
let data9 = data.reference_document_id;
if(!Number.isSafeInteger(data9))return false;
}
let data10 = data.reference_code;
if(!(data10 === 1 || data10 === 2 || data10 === 3 || data10 === 4 || data10 === 5 || data10 === 6 || data10 === 7))return false;
if(typeof data.description !== "string")return false;
if(data.reference_date !== undefined){
let data12 = data.reference_date;
if(typeof data12 !== "string")return false;
if(!pattern5.test(data12))return false;
if(!formats2(data12))return false;
}
if(data.additional !== undefined){
if(!validate46(data.additional))return false;
}
return true;
}
function validate48(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
if(data.discount_surcharge_code === undefined || data.discount_surcharge_value === undefined || data.discount_surcharge_type === undefined)return false;
for(const key0 in data){
if(!(key0 === "discount_surcharge_code" || key0 === "discount_surcharge_value" || key0 === "discount_surcharge_type"))return false;
}
let data0 = data.discount_surcharge_code;
if(!(data0 === "DA" || data0 === "DE" || data0 === "RA" || data0 === "RE"))return false;
let data1 = data.discount_surcharge_value;
if(typeof data1 != "number")return false;
if(data1 > 9007199254740991 || isNaN(data1))return false;
if(data1 < -9007199254740991)return false;
let data2 = data.discount_surcharge_type;
if(!(data2 === "$" || data2 === "%"))return false;
return true;
}
function validate49(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
if(data.net_amount === undefined || data.total_amount === undefined)return false;
for(const key0 in data){
if(!(key0 === "vat_credit_construction_company" || key0 === "net_amount" || key0 === "taxes_amount" || key0 === "total_amount"))return false;
}
if(data.vat_credit_construction_company !== undefined){
let data0 = data.vat_credit_construction_company;
if(typeof data0 != "number")return false;
if(data0 > 9007199254740991 || isNaN(data0))return false;
if(data0 < -9007199254740991)return false;
}
let data1 = data.net_amount;
if(typeof data1 != "number")return false;
if(data1 > 9007199254740991 || isNaN(data1))return false;
if(data1 < -9007199254740991)return false;
if(data.taxes_amount !== undefined){
let data2 = data.taxes_amount;
if(typeof data2 != "number")return false;
if(data2 > 9007199254740991 || isNaN(data2))return false;
if(data2 < -9007199254740991)return false;
}
let data3 = data.total_amount;
if(typeof data3 != "number")return false;
if(data3 > 9007199254740991 || isNaN(data3))return false;
if(data3 < -9007199254740991)return false;
return true;
}
const pattern6 = new RegExp("^[A-Za-z0-9+/]*={0,2}$", "u");
function validate50(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
for(const key0 in data){
if(!(key0 === "document_xml" || key0 === "document_cdr" || key0 === "document_cdr_filename" || key0 === "document_pdf" || key0 === "stamp_img" || key0 === "document_transfer_copy_pdf"))return false;
}
if(data.document_xml !== undefined){
let data0 = data.document_xml;
if(typeof data0 !== "string")return false;
if(!pattern6.test(data0))return false;
if(!base64(data0, true))return false;
}
if(data.document_cdr !== undefined){
let data1 = data.document_cdr;
if(typeof data1 !== "string")return false;
if(!pattern6.test(data1))return false;
if(!base64(data1, true))return false;
}
if(data.document_cdr_filename !== undefined){
if(typeof data.document_cdr_filename !== "string")return false;
}
if(data.document_pdf !== undefined){
let data3 = data.document_pdf;
if(typeof data3 !== "string")return false;
if(!pattern6.test(data3))return false;
if(!base64(data3, true))return false;
}
if(data.stamp_img !== undefined){
let data4 = data.stamp_img;
if(typeof data4 !== "string")return false;
if(!pattern6.test(data4))return false;
if(!base64(data4, true))return false;
}
if(data.document_transfer_copy_pdf !== undefined){
let data5 = data.document_transfer_copy_pdf;
if(typeof data5 !== "string")return false;
if(!pattern6.test(data5))return false;
if(!base64(data5, true))return false;
}
return true;
}
function validate51(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
for(const key0 in data){
if(key0 !== "payment_url")return false;
}
if(data.payment_url !== undefined){
if(typeof data.payment_url !== "string")return false;
}
return true;
}
function validate52(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
for(const key0 in data){
if(!(key0 === "status" || key0 === "error_message"))return false;
}
if(data.status !== undefined){
let data0 = data.status;
if(!Number.isSafeInteger(data0))return false;
}
if(data.error_message !== undefined){
if(typeof data.error_message !== "string")return false;
}
return true;
}
function validate53(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
if(data.at === undefined || data.by === undefined || data.to === undefined)return false;
for(const key0 in data){
if(!(key0 === "at" || key0 === "by" || key0 === "from" || key0 === "to"))return false;
}
let data0 = data.at;
if(typeof data0 !== "string")return false;
if(!pattern2.test(data0))return false;
if(!formats1(data0))return false;
if(typeof data.by !== "string")return false;
if(data.from !== undefined){
let data2 = data.from;
if(!(data2 === 0 || data2 === 1 || data2 === 2))return false;
}
let data3 = data.to;
if(!(data3 === 0 || data3 === 1 || data3 === 2))return false;
return true;
}
function validate54(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
if(data.document_status === undefined || data.header === undefined || data.details === undefined || data.totals === undefined)return false;
for(const key0 in data){
switch(key0.length){
case 11:switch(key0){case "document_id":continue;}break;
case 15:switch(key0){case "document_status":continue;}break;
case 7:switch(key0){case "options":case "details":case "history":continue;}break;
case 6:switch(key0){case "header":case "totals":case "result":continue;}break;
case 10:switch(key0){case "references":continue;}break;
case 28:switch(key0){case "globals_discounts_surcharges":continue;}break;
case 19:switch(key0){case "electronic_document":continue;}break;
case 12:switch(key0){case "payment_link":continue;}break;
case 8:switch(key0){case "warnings":continue;}break;
}
return false;
}
if(data.document_id !== undefined){
let data0 = data.document_id;
if(!Number.isSafeInteger(data0))return false;
}
let data1 = data.document_status;
if(!(data1 === 0 || data1 === 1 || data1 === 2))return false;
if(data.options !== undefined){
if(!validate15(data.options))return false;
}
if(!validate40(data.header))return false;
let data4 = data.details;
if(!Array.isArray(data4))return false;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!validate44(data4[i0]))return false;
}
if(data.references !== undefined){
let data6 = data.references;
if(!Array.isArray(data6))return false;
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
if(!validate47(data6[i1]))return false;
}
}
if(data.globals_discounts_surcharges !== undefined){
let data8 = data.globals_discounts_surcharges;
if(!Array.isArray(data8))return false;
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
if(!validate48(data8[i2]))return false;
}
}
if(!validate49(data.totals))return false;
if(data.electronic_document !== undefined){
if(!validate50(data.electronic_document))return false;
}
if(data.payment_link !== undefined){
if(!validate51(data.payment_link))return false;
}
if(data.result !== undefined){
if(!validate52(data.result))return false;
}
if(data.history !== undefined){
let data14 = data.history;
if(!Array.isArray(data14))return false;
const len3 = data14.length;
for(let i3=0; i3<len3; i3++){
if(!validate53(data14[i3]))return false;
}
}
if(data.warnings !== undefined){
if(!validate3(data.warnings))return false;
}
return true;
}
function validate55(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
if(data.items === undefined)return false;
for(const key0 in data){
if(!(key0 === "items" || key0 === "next_cursor"))return false;
}
let data0 = data.items;
if(!Array.isArray(data0))return false;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!validate54(data0[i0]))return false;
}
if(data.next_cursor !== undefined){
if(typeof data.next_cursor !== "string")return false;
}
return true;
}
function validate56(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
if(data.account_id === undefined || data.detail === undefined)return false;
for(const key0 in data){
if(!(key0 === "account_id" || key0 === "detail"))return false;
}
let data0 = data.account_id;
if(!Number.isSafeInteger(data0))return false;
if(typeof data.detail !== "string")return false;
return true;
}
function validate57(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
if(data.rule === undefined || data.code === undefined || data.message === undefined)return false;
for(const key0 in data){
if(!(key0 === "pointer" || key0 === "parameter" || key0 === "rule" || key0 === "code" || key0 === "message"))return false;
}
if(data.pointer !== undefined){
if(typeof data.pointer !== "string")return false;
}
if(data.parameter !== undefined){
if(typeof data.parameter !== "string")return false;
}
if(typeof data.rule !== "string")return false;
if(typeof data.code !== "string")return false;
if(typeof data.message !== "string")return false;
return true;
}
function validate58(data){
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
if(data.type === undefined || data.title === undefined || data.status === undefined || data.instance === undefined)return false;
for(const key0 in data){
if(!(key0 === "type" || key0 === "title" || key0 === "status" || key0 === "detail" || key0 === "instance" || key0 === "errors" || key0 === "truncated" || key0 === "result"))return false;
}
if(typeof data.type !== "string")return false;
if(typeof data.title !== "string")return false;
let data2 = data.status;
if(!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2)))return false;
if(data2 > 599)return false;
if(data2 < 400)return false;
if(data.detail !== undefined){
if(typeof data.detail !== "string")return false;
}
if(typeof data.instance !== "string")return false;
if(data.errors !== undefined){
let data5 = data.errors;
if(!Array.isArray(data5))return false;
if(data5.length > 100)return false;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(!validate57(data5[i0]))return false;
}
}
if(data.truncated !== undefined){
if(typeof data.truncated !== "boolean")return false;
}
if(data.result !== undefined){
if(!validate52(data.result))return false;
}
return true;
}
function validate59(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
if(data.access_token === undefined || data.token_type === undefined || data.expires_in === undefined)return false;
for(const key0 in data){
if(!(key0 === "access_token" || key0 === "token_type" || key0 === "expires_in" || key0 === "account_id"))return false;
}
if(typeof data.access_token !== "string")return false;
let data1 = data.token_type;
if(data1 !== "Bearer")return false;
let data2 = data.expires_in;
if(!Number.isSafeInteger(data2))return false;
if(data.account_id !== undefined){
let data3 = data.account_id;
if(!Number.isSafeInteger(data3))return false;
}
return true;
}
function validate60(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
if(data.webhook_delivery_id === undefined || data.account_id === undefined || data.webhook_subscription_id === undefined || data.event_id === undefined || data.message_id === undefined || data.state === undefined || data.attempts === undefined || data.created_at === undefined)return false;
for(const key0 in data){
switch(key0.length){
case 19:switch(key0){case "webhook_delivery_id":continue;}break;
case 10:switch(key0){case "account_id":case "message_id":case "created_at":continue;}break;
case 23:switch(key0){case "webhook_subscription_id":continue;}break;
case 8:switch(key0){case "event_id":case "attempts":continue;}break;
case 5:switch(key0){case "state":continue;}break;
case 15:switch(key0){case "next_attempt_at":case "last_attempt_at":case "response_status":continue;}break;
case 7:switch(key0){case "failure":continue;}break;
}
return false;
}
let data0 = data.webhook_delivery_id;
if(!Number.isSafeInteger(data0))return false;
let data1 = data.account_id;
if(!Number.isSafeInteger(data1))return false;
let data2 = data.webhook_subscription_id;
if(!Number.isSafeInteger(data2))return false;
let data3 = data.event_id;
if(data3 !== "ACCOUNT.CERTIFICATIONUPDATE")return false;
if(typeof data.message_id !== "string")return false;
let data5 = data.state;
if(!(data5 === "pending" || data5 === "delivered" || data5 === "failed"))return false;
let data6 = data.attempts;
if(!Number.isSafeInteger(data6))return false;if(data6 < 0)return false;
let data7 = data.created_at;
if(typeof data7 !== "string")return false;
if(!pattern2.test(data7))return false;
if(!formats1(data7))return false;
if(data.next_attempt_at !== undefined){
let data8 = data.next_attempt_at;
if(typeof data8 !== "string")return false;
if(!pattern2.test(data8))return false;
if(!formats1(data8))return false;
}
if(data.last_attempt_at !== undefined){
let data9 = data.last_attempt_at;
if(typeof data9 !== "string")return false;
if(!pattern2.test(data9))return false;
if(!formats1(data9))return false;
}
if(data.response_status !== undefined){
let data10 = data.response_status;
if(!(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10)))return false;
if(data10 > 999)return false;
if(data10 < 100)return false;
}
if(data.failure !== undefined){
let data11 = data.failure;
if(!(data11 === "refused" || data11 === "gone" || data11 === "not-connected" || data11 === "timed-out" || data11 === "name-unknown" || data11 === "address-refused" || data11 === "url" || data11 === "subscription-deleted" || data11 === "subscription-disabled" || data11 === "internal"))return false;
}
return true;
}
function validate61(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
if(data.items === undefined)return false;
for(const key0 in data){
if(!(key0 === "items" || key0 === "next_cursor"))return false;
}
let data0 = data.items;
if(!Array.isArray(data0))return false;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!validate60(data0[i0]))return false;
}
if(data.next_cursor !== undefined){
if(typeof data.next_cursor !== "string")return false;
}
return true;
}
const formats3 = uri;
const pattern7 = new RegExp("^[Hh][Tt][Tt][Pp][Ss]?://(?:[A-Za-z0-9._~!$&'()*+,;=:%-]{1,512}@)?(?:[A-Za-z0-9._~-]{1,253}|\\[[0-9A-Fa-f:.]{2,45}\\])(?::[0-9]{1,5})?(?:[/?#][A-Za-z0-9._~:/?#@!$&'()*+,;=%-]*)?$", "u");
function validate62(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
if(data.webhook_subscription_id === undefined || data.account_id === undefined)return false;
for(const key0 in data){
if(!(key0 === "webhook_subscription_id" || key0 === "account_id" || key0 === "callback_url" || key0 === "callback_username" || key0 === "event_id" || key0 === "signing_secret" || key0 === "disabled_at" || key0 === "warnings"))return false;
}
let data0 = data.webhook_subscription_id;
if(!Number.isSafeInteger(data0))return false;
let data1 = data.account_id;
if(!Number.isSafeInteger(data1))return false;
if(data.callback_url !== undefined){
let data2 = data.callback_url;
if(typeof data2 !== "string")return false;
if(!pattern7.test(data2))return false;
if(!formats3(data2))return false;
}
if(data.callback_username !== undefined){
if(typeof data.callback_username !== "string")return false;
}
if(data.event_id !== undefined){
let data4 = data.event_id;
if(data4 !== "ACCOUNT.CERTIFICATIONUPDATE")return false;
}
if(data.signing_secret !== undefined){
if(typeof data.signing_secret !== "string")return false;
}
if(data.disabled_at !== undefined){
let data6 = data.disabled_at;
if(typeof data6 !== "string")return false;
if(!pattern2.test(data6))return false;
if(!formats1(data6))return false;
}
if(data.warnings !== undefined){
if(!validate3(data.warnings))return false;
}
return true;
}
function validate63(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
if(data.items === undefined)return false;
for(const key0 in data){
if(!(key0 === "items" || key0 === "next_cursor"))return false;
}
let data0 = data.items;
if(!Array.isArray(data0))return false;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!validate62(data0[i0]))return false;
}
if(data.next_cursor !== undefined){
if(typeof data.next_cursor !== "string")return false;
}
return true;
}
