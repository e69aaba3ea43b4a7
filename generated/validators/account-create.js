// Generated; do not edit. Whether a body is a account-create: the shared schema, and each variant.

export const is = validate8;

export const variants = {
};

function base64(text) {
  return text.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/.test(text);
}
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

const pattern0 = new RegExp("^[+]56[0-9]{9}$", "u");
const pattern1 = new RegExp("^[0-9]{8}-[0-9Kk]$", "u");
function validate0(data){
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
if(data.country_id === undefined){
errors++;
}
else if(253 !== data.country_id){
errors++;
}
var _valid0 = errors === 0;
errors = 0;
if(_valid0){
if(data.contact_phone !== undefined){
let data1 = data.contact_phone;
if(typeof data1 === "string"){
if(!pattern0.test(data1))return false;
}
}
var _valid0 = true;
}
if(data.country_id === undefined){
errors++;
}
else if(253 !== data.country_id){
errors++;
}
var _valid1 = errors === 0;
errors = 0;
if(_valid1){
if(data.registration_tax_id_code !== undefined){
let data3 = data.registration_tax_id_code;
if(typeof data3 === "string"){
if(!pattern1.test(data3))return false;
}
}
var _valid1 = true;
}
if(data.country_id === undefined){
errors++;
}
else if(253 !== data.country_id){
errors++;
}
var _valid2 = errors === 0;
errors = 0;
if(_valid2){
if(data.registration_tax_id_type !== undefined){
if("CL-RUT" !== data.registration_tax_id_type)return false;
}
var _valid2 = true;
}
if(data.country_id === undefined){
errors++;
}
else if(253 !== data.country_id){
errors++;
}
var _valid3 = errors === 0;
errors = 0;
if(_valid3){
if(data.registration_additional_data !== undefined){
let data7 = data.registration_additional_data;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.certificate_file === undefined || data7.certificate_password === undefined)return false;
}
}
var _valid3 = true;
}
return true;
}
const pattern2 = new RegExp("^[+]1[0-9]{9}$", "u");
function validate1(data){
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
if(data.country_id === undefined){
errors++;
}
else if(89 !== data.country_id){
errors++;
}
var _valid0 = errors === 0;
errors = 0;
if(_valid0){
if(data.contact_phone !== undefined){
let data1 = data.contact_phone;
if(typeof data1 === "string"){
if(!pattern2.test(data1))return false;
}
}
var _valid0 = true;
}
if(data.country_id === undefined){
errors++;
}
else if(89 !== data.country_id){
errors++;
}
var _valid1 = errors === 0;
errors = 0;
if(_valid1){
if(data.registration_tax_id_type !== undefined){
let data3 = data.registration_tax_id_type;
if(!(data3 === "US-EIN" || data3 === "US-SSN"))return false;
}
var _valid1 = true;
}
return true;
}
const pattern3 = new RegExp("^[+]57[0-9]{10}$", "u");
const pattern4 = new RegExp("^[0-9]{10}-[0-9]$", "u");
function validate2(data){
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
if(data.country_id === undefined){
errors++;
}
else if(66 !== data.country_id){
errors++;
}
var _valid0 = errors === 0;
errors = 0;
if(_valid0){
if(data.contact_phone !== undefined){
let data1 = data.contact_phone;
if(typeof data1 === "string"){
if(!pattern3.test(data1))return false;
}
}
var _valid0 = true;
}
if(data.country_id === undefined){
errors++;
}
else if(66 !== data.country_id){
errors++;
}
var _valid1 = errors === 0;
errors = 0;
if(_valid1){
if(data.registration_tax_id_code !== undefined){
let data3 = data.registration_tax_id_code;
if(typeof data3 === "string"){
if(!pattern4.test(data3))return false;
}
}
var _valid1 = true;
}
if(data.country_id === undefined){
errors++;
}
else if(66 !== data.country_id){
errors++;
}
var _valid2 = errors === 0;
errors = 0;
if(_valid2){
if(data.registration_tax_id_type !== undefined){
if("CO-NIT" !== data.registration_tax_id_type)return false;
}
var _valid2 = true;
}
if(data.country_id === undefined){
errors++;
}
else if(66 !== data.country_id){
errors++;
}
var _valid3 = errors === 0;
errors = 0;
if(_valid3){
if(data.registration_additional_data !== undefined){
let data7 = data.registration_additional_data;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.registration_test_set_id === undefined || data7.registration_form_rut === undefined)return false;
}
}
var _valid3 = true;
}
return true;
}
const pattern5 = new RegExp("^[+]52[0-9]{10}$", "u");
const pattern6 = new RegExp("^[A-Za-zÑñ&0-9]{12}$", "u");
function validate3(data){
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
if(data.country_id === undefined){
errors++;
}
else if(80 !== data.country_id){
errors++;
}
var _valid0 = errors === 0;
errors = 0;
if(_valid0){
if(data.contact_phone !== undefined){
let data1 = data.contact_phone;
if(typeof data1 === "string"){
if(!pattern5.test(data1))return false;
}
}
var _valid0 = true;
}
if(data.country_id === undefined){
errors++;
}
else if(80 !== data.country_id){
errors++;
}
var _valid1 = errors === 0;
errors = 0;
if(_valid1){
if(data.registration_tax_id_code !== undefined){
let data3 = data.registration_tax_id_code;
if(typeof data3 === "string"){
if(!pattern6.test(data3))return false;
}
}
var _valid1 = true;
}
if(data.country_id === undefined){
errors++;
}
else if(80 !== data.country_id){
errors++;
}
var _valid2 = errors === 0;
errors = 0;
if(_valid2){
if(data.registration_tax_id_type !== undefined){
if("MX-RFC" !== data.registration_tax_id_type)return false;
}
var _valid2 = true;
}
if(data.country_id === undefined){
errors++;
}
else if(80 !== data.country_id){
errors++;
}
var _valid3 = errors === 0;
errors = 0;
if(_valid3){
if(data.registration_additional_data !== undefined){
let data7 = data.registration_additional_data;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.certificate_key === undefined || data7.certificate_cer === undefined || data7.certificate_password === undefined)return false;
}
}
var _valid3 = true;
}
return true;
}
const pattern7 = new RegExp("^[+]51[0-9]{9}$", "u");
const pattern8 = new RegExp("^[0-9]{11}$", "u");
function validate4(data){
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
if(data.country_id === undefined){
errors++;
}
else if(83 !== data.country_id){
errors++;
}
var _valid0 = errors === 0;
errors = 0;
if(_valid0){
if(data.contact_phone !== undefined){
let data1 = data.contact_phone;
if(typeof data1 === "string"){
if(!pattern7.test(data1))return false;
}
}
var _valid0 = true;
}
if(data.country_id === undefined){
errors++;
}
else if(83 !== data.country_id){
errors++;
}
var _valid1 = errors === 0;
errors = 0;
if(_valid1){
if(data.registration_tax_id_code !== undefined){
let data3 = data.registration_tax_id_code;
if(typeof data3 === "string"){
if(!pattern8.test(data3))return false;
}
}
var _valid1 = true;
}
if(data.country_id === undefined){
errors++;
}
else if(83 !== data.country_id){
errors++;
}
var _valid2 = errors === 0;
errors = 0;
if(_valid2){
if(data.registration_tax_id_type !== undefined){
if("PE-RUC" !== data.registration_tax_id_type)return false;
}
var _valid2 = true;
}
return true;
}
const pattern9 = new RegExp("^[+]54[0-9]{11}$", "u");
function validate5(data){
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
if(data.country_id === undefined){
errors++;
}
else if(88 !== data.country_id){
errors++;
}
var _valid0 = errors === 0;
errors = 0;
if(_valid0){
if(data.contact_phone !== undefined){
let data1 = data.contact_phone;
if(typeof data1 === "string"){
if(!pattern9.test(data1))return false;
}
}
var _valid0 = true;
}
if(data.country_id === undefined){
errors++;
}
else if(88 !== data.country_id){
errors++;
}
var _valid1 = errors === 0;
errors = 0;
if(_valid1){
if(data.registration_tax_id_code !== undefined){
let data3 = data.registration_tax_id_code;
if(typeof data3 === "string"){
if(!pattern8.test(data3))return false;
}
}
var _valid1 = true;
}
if(data.country_id === undefined){
errors++;
}
else if(88 !== data.country_id){
errors++;
}
var _valid2 = errors === 0;
errors = 0;
if(_valid2){
if(data.registration_tax_id_type !== undefined){
if("AR-CUIT" !== data.registration_tax_id_type)return false;
}
var _valid2 = true;
}
if(data.country_id === undefined){
errors++;
}
else if(88 !== data.country_id){
errors++;
}
var _valid3 = errors === 0;
errors = 0;
if(_valid3){
if(data.registration_additional_data !== undefined){
let data7 = data.registration_additional_data;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.certificate_key === undefined || data7.certificate_cer === undefined)return false;
}
}
var _valid3 = true;
}
return true;
}
const pattern10 = new RegExp("^[A-Za-z0-9+/]*={0,2}$", "u");
function validate6(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
for(const key0 in data){
if(!(key0 === "registration_test_set_id" || key0 === "registration_form_rut" || key0 === "certificate_file" || key0 === "certificate_key" || key0 === "certificate_cer" || key0 === "certificate_password"))return false;
}
if(data.registration_test_set_id !== undefined){
let data0 = data.registration_test_set_id;
if(typeof data0 !== "string")return false;
if(data0.length < 1)return false;
}
if(data.registration_form_rut !== undefined){
let data1 = data.registration_form_rut;
if(typeof data1 !== "string")return false;
if(data1.length < 1)return false;
if(!pattern10.test(data1))return false;
if(!base64(data1, true))return false;
}
if(data.certificate_file !== undefined){
let data2 = data.certificate_file;
if(typeof data2 !== "string")return false;
if(data2.length < 1)return false;
if(!pattern10.test(data2))return false;
if(!base64(data2, true))return false;
}
if(data.certificate_key !== undefined){
let data3 = data.certificate_key;
if(typeof data3 !== "string")return false;
if(data3.length < 1)return false;
}
if(data.certificate_cer !== undefined){
let data4 = data.certificate_cer;
if(typeof data4 !== "string")return false;
if(data4.length < 1)return false;
}
if(data.certificate_password !== undefined){
let data5 = data.certificate_password;
if(typeof data5 !== "string")return false;
if(data5.length > 1024 && codePoints(data5) > 1024)return false;
if(data5.length < 1)return false;
}
return true;
}
const pattern11 = new RegExp("^UTC[+-](?:[01]?[0-9]|2[0-3])(?::[0-5][0-9])?$", "u");
function validate7(data){
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
if(!pattern11.test(data1))return false;
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
const formats0 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
const pattern12 = new RegExp("^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]{1,64}(?:[.][A-Za-z0-9!#$%&'*+/=?^_`{|}~-]{1,64}){0,31}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?[.]){1,16}[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$", "u");
function validate8(data){
if(!validate0(data))return false;
if(!validate1(data))return false;
if(!validate2(data))return false;
if(!validate3(data))return false;
if(!validate4(data))return false;
if(!validate5(data))return false;
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
if(data.country_id === undefined || data.contact_name === undefined || data.contact_phone === undefined || data.admin_email === undefined || data.admin_password === undefined || data.registration_legal_name_company === undefined || data.registration_tax_id_code === undefined || data.registration_tax_id_type === undefined || data.registration_company_size === undefined || data.registration_terms_of_use === undefined || data.registration_type_use === undefined || data.registration_additional_data === undefined)return false;
for(const key0 in data){
switch(key0.length){
case 10:switch(key0){case "country_id":continue;}break;
case 12:switch(key0){case "contact_name":continue;}break;
case 13:switch(key0){case "contact_phone":continue;}break;
case 11:switch(key0){case "admin_email":continue;}break;
case 14:switch(key0){case "admin_password":case "account_config":continue;}break;
case 31:switch(key0){case "registration_legal_name_company":continue;}break;
case 24:switch(key0){case "registration_tax_id_code":case "registration_tax_id_type":continue;}break;
case 25:switch(key0){case "registration_company_size":case "registration_terms_of_use":continue;}break;
case 21:switch(key0){case "registration_type_use":continue;}break;
case 36:switch(key0){case "registration_company_industry_sector":continue;}break;
case 28:switch(key0){case "registration_additional_data":continue;}break;
}
return false;
}
let data0 = data.country_id;
if(!(data0 === 253 || data0 === 89 || data0 === 66 || data0 === 80 || data0 === 83 || data0 === 88))return false;
if(typeof data.contact_name !== "string")return false;
if(typeof data.contact_phone !== "string")return false;
let data3 = data.admin_email;
if(typeof data3 !== "string")return false;
if(data3.length > 254 && codePoints(data3) > 254)return false;
if(!pattern12.test(data3))return false;
if(!formats0.test(data3))return false;
let data4 = data.admin_password;
if(typeof data4 !== "string")return false;
if(data4.length > 1024 && codePoints(data4) > 1024)return false;
if(data4.length < 1)return false;
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
if(!validate6(data.registration_additional_data))return false;
if(data.account_config !== undefined){
if(!validate7(data.account_config))return false;
}
return true;
}
