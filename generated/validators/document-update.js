// Generated; do not edit. Whether a body is a document-update: the shared schema, and each variant.

export const is = validate8;

export const variants = {
  "cl": { is: validate12 },
  "us": { is: validate16 },
  "co": { is: validate20 },
  "mx": { is: validate24 },
  "pe": { is: validate28 },
  "ar": { is: validate32 },
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

const pattern0 = new RegExp(",,|,$", "u");
const pattern1 = new RegExp("^(?:[0-9]*,){400}", "u");
function validate0(data){
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
if(data.payment_conditions !== undefined){
let data0 = data.payment_conditions;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
errors++;
}
}
var valid2 = errors === 0;
if(valid2)return false;
errors = 0;
}
if(data.payment_term !== undefined){
let data1 = data.payment_term;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
errors++;
}
}
var valid3 = errors === 0;
if(valid3)return false;
errors = 0;
}
if(data.payment_conditions !== undefined){
let data2 = data.payment_conditions;
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
errors++;
}
}
var valid5 = errors === 0;
if(valid5)return false;
errors = 0;
}
if(data.payment_term !== undefined){
let data3 = data.payment_term;
if(typeof data3 === "string"){
if(!pattern1.test(data3)){
errors++;
}
}
var valid6 = errors === 0;
if(valid6)return false;
errors = 0;
}
return true;
}
const formats0 = date;
const pattern2 = new RegExp("^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$", "u");
const pattern3 = new RegExp("^[0-9][0-9,]*$", "u");
function validate1(data){
if(!validate0(data))return false;
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
if(data.document_type_id === undefined || data.issue_date === undefined || data.issuer_address === undefined || data.issuer_district === undefined || data.issuer_city === undefined || data.issuer_phone === undefined || data.issuer_activity === undefined || data.receiver_address === undefined || data.receiver_district === undefined || data.receiver_city === undefined || data.receiver_phone === undefined || data.currency_id === undefined)return false;
for(const key0 in data){
switch(key0.length){
case 10:switch(key0){case "account_id":case "issue_date":continue;}break;
case 16:switch(key0){case "document_type_id":case "receiver_address":continue;}break;
case 23:switch(key0){case "document_type_taxbureau":case "transportation_doc_type":continue;}break;
case 15:switch(key0){case "document_number":case "issuer_district":case "issuer_state_id":case "issuer_activity":case "document_status":continue;}break;
case 20:switch(key0){case "received_issued_flag":case "customer_supplier_id":case "receiver_tax_id_code":case "receiver_tax_id_type":continue;}break;
case 27:switch(key0){case "taxbureau_validation_status":continue;}break;
case 18:switch(key0){case "issuer_tax_id_code":case "issuer_tax_id_type":case "payment_conditions":continue;}break;
case 17:switch(key0){case "issuer_legal_name":case "issuer_country_id":case "receiver_district":case "receiver_activity":case "receiver_state_id":continue;}break;
case 14:switch(key0){case "issuer_address":case "receiver_phone":continue;}break;
case 11:switch(key0){case "issuer_city":case "currency_id":case "sale_clause":continue;}break;
case 12:switch(key0){case "issuer_phone":continue;}break;
case 19:switch(key0){case "receiver_legal_name":case "receiver_postalcode":case "receiver_country_id":case "exchange_rate_value":continue;}break;
case 13:switch(key0){case "receiver_city":case "sale_modality":continue;}break;
case 26:switch(key0){case "transportation_doc_billing":continue;}break;
}
return false;
}
if(data.account_id !== undefined){
let data0 = data.account_id;
if(!Number.isSafeInteger(data0))return false;
}
let data1 = data.document_type_id;
if(!Number.isSafeInteger(data1))return false;if(data1 < 1)return false;
if(data.document_type_taxbureau !== undefined){
if(typeof data.document_type_taxbureau !== "string")return false;
}
if(data.document_number !== undefined){
let data3 = data.document_number;
if(!Number.isSafeInteger(data3))return false;
}
if(data.received_issued_flag !== undefined){
let data4 = data.received_issued_flag;
if(!(data4 === 0 || data4 === 1))return false;
}
if(data.taxbureau_validation_status !== undefined){
let data5 = data.taxbureau_validation_status;
if(!Number.isSafeInteger(data5))return false;
}
let data6 = data.issue_date;
if(typeof data6 !== "string")return false;
if(!pattern2.test(data6))return false;
if(!formats0(data6))return false;
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
let data13 = data.issuer_state_id;
if(!Number.isSafeInteger(data13))return false;
}
if(data.issuer_country_id !== undefined){
let data14 = data.issuer_country_id;
if(!Number.isSafeInteger(data14))return false;
}
if(typeof data.issuer_phone !== "string")return false;
if(typeof data.issuer_activity !== "string")return false;
if(data.customer_supplier_id !== undefined){
let data17 = data.customer_supplier_id;
if(!Number.isSafeInteger(data17))return false;
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
if(typeof data.receiver_district !== "string")return false;
if(typeof data.receiver_city !== "string")return false;
if(typeof data.receiver_phone !== "string")return false;
if(data.receiver_activity !== undefined){
if(typeof data.receiver_activity !== "string")return false;
}
if(data.receiver_postalcode !== undefined){
if(typeof data.receiver_postalcode !== "string")return false;
}
if(data.receiver_state_id !== undefined){
let data27 = data.receiver_state_id;
if(!Number.isSafeInteger(data27))return false;
}
if(data.receiver_country_id !== undefined){
let data28 = data.receiver_country_id;
if(!Number.isSafeInteger(data28))return false;
}
if(data.payment_conditions !== undefined){
let data29 = data.payment_conditions;
if(typeof data29 !== "string")return false;
if(!pattern3.test(data29))return false;
}
let data30 = data.currency_id;
if(typeof data30 != "number")return false;
if(data30 > 9007199254740991 || isNaN(data30))return false;
if(data30 < -9007199254740991)return false;
if(data.exchange_rate_value !== undefined){
let data31 = data.exchange_rate_value;
if(!Number.isSafeInteger(data31))return false;
}
if(data.sale_modality !== undefined){
let data32 = data.sale_modality;
if(!(data32 === 1 || data32 === 2 || data32 === 3 || data32 === 4 || data32 === 9))return false;
}
if(data.sale_clause !== undefined){
let data33 = data.sale_clause;
if(!(data33 === 1 || data33 === 2 || data33 === 3 || data33 === 4 || data33 === 5 || data33 === 6 || data33 === 9 || data33 === 10 || data33 === 11 || data33 === 12 || data33 === 17 || data33 === 18 || data33 === 8))return false;
}
if(data.transportation_doc_type !== undefined){
let data34 = data.transportation_doc_type;
if(typeof data34 != "number")return false;
if(!(data34 === 1 || data34 === 2 || data34 === 3 || data34 === 4 || data34 === 5 || data34 === 6 || data34 === 7 || data34 === 8 || data34 === 9))return false;
}
if(data.transportation_doc_billing !== undefined){
let data35 = data.transportation_doc_billing;
if(typeof data35 != "number")return false;
if(!(data35 === 1 || data35 === 2 || data35 === 3))return false;
}
if(data.document_status !== undefined){
let data36 = data.document_status;
if(typeof data36 != "number")return false;
if(!(data36 === 0 || data36 === 1 || data36 === 2 || data36 === 3))return false;
}
return true;
}
function validate2(data){
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
if(data.modifier_amount === undefined || data.modifier_percentage === undefined){
errors++;
}
else {
let data0 = data.modifier_amount;
if(typeof data0 != "number"){
errors++;
}
const _errs6 = errors;
const _errs7 = errors;
if(0 !== data0){
errors++;
}
var valid3 = errors === _errs7;
if(valid3){
errors++;
}
else {
errors = _errs6;
}
}
var _valid0 = errors === 0;
errors = 0;
if(_valid0){
if(data.modifier_percentage !== undefined){
if(0 !== data.modifier_percentage)return false;
}
var _valid0 = true;
}
return true;
}
function validate3(data){
if(!validate2(data))return false;
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
if(data.quantity === undefined || data.unit_price === undefined || data.total_amount_line === undefined)return false;
for(const key0 in data){
switch(key0.length){
case 8:switch(key0){case "quantity":continue;}break;
case 16:switch(key0){case "line_description":case "long_description":continue;}break;
case 10:switch(key0){case "unit_price":continue;}break;
case 12:switch(key0){case "unit_measure":continue;}break;
case 15:switch(key0){case "modifier_amount":continue;}break;
case 19:switch(key0){case "modifier_percentage":continue;}break;
case 11:switch(key0){case "total_taxes":continue;}break;
case 17:switch(key0){case "total_amount_line":continue;}break;
}
return false;
}
let data0 = data.quantity;
if(typeof data0 != "number")return false;
if(data0 > 9007199254740991 || isNaN(data0))return false;
if(data0 < -9007199254740991)return false;
if(!decimals(data0, 6))return false;
if(data.line_description !== undefined){
let data1 = data.line_description;
if(typeof data1 !== "string")return false;
if(data1.length > 100 && codePoints(data1) > 100)return false;
}
let data2 = data.unit_price;
if(typeof data2 != "number")return false;
if(data2 > 9007199254740991 || isNaN(data2))return false;
if(data2 < -9007199254740991)return false;
if(!decimals(data2, 6))return false;
if(data.long_description !== undefined){
let data3 = data.long_description;
if(typeof data3 !== "string")return false;
if(data3.length > 100 && codePoints(data3) > 100)return false;
}
if(data.unit_measure !== undefined){
if(typeof data.unit_measure !== "string")return false;
}
if(data.modifier_amount !== undefined){
let data5 = data.modifier_amount;
if(typeof data5 != "number")return false;
if(data5 > 9007199254740991 || isNaN(data5))return false;
if(data5 < -9007199254740991)return false;
}
if(data.modifier_percentage !== undefined){
let data6 = data.modifier_percentage;
if(typeof data6 != "number")return false;
if(data6 > 9007199254740991 || isNaN(data6))return false;
if(data6 < -9007199254740991)return false;
}
if(data.total_taxes !== undefined){
let data7 = data.total_taxes;
if(typeof data7 != "number")return false;
if(data7 > 9007199254740991 || isNaN(data7))return false;
if(data7 < -9007199254740991)return false;
}
let data8 = data.total_amount_line;
if(typeof data8 != "number")return false;
if(data8 > 9007199254740991 || isNaN(data8))return false;
if(data8 < -9007199254740991)return false;
return true;
}
function validate4(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
if(data.net_amount === undefined || data.total_amount === undefined)return false;
for(const key0 in data){
if(!(key0 === "net_amount" || key0 === "taxes_amount" || key0 === "total_amount"))return false;
}
let data0 = data.net_amount;
if(typeof data0 != "number")return false;
if(data0 > 9007199254740991 || isNaN(data0))return false;
if(data0 < -9007199254740991)return false;
if(data.taxes_amount !== undefined){
let data1 = data.taxes_amount;
if(typeof data1 != "number")return false;
if(data1 > 9007199254740991 || isNaN(data1))return false;
if(data1 < -9007199254740991)return false;
}
let data2 = data.total_amount;
if(typeof data2 != "number")return false;
if(data2 > 9007199254740991 || isNaN(data2))return false;
if(data2 < -9007199254740991)return false;
return true;
}
const pattern4 = new RegExp("^[A-Za-z0-9+/]*={0,2}$", "u");
function validate5(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
for(const key0 in data){
if(!(key0 === "document_xml" || key0 === "document_cdr" || key0 === "document_cdr_filename" || key0 === "document_pdf" || key0 === "stamp_img" || key0 === "document_transfer_copy_pdf"))return false;
}
if(data.document_xml !== undefined){
let data0 = data.document_xml;
if(typeof data0 !== "string")return false;
if(!pattern4.test(data0))return false;
if(!base64(data0, true))return false;
}
if(data.document_cdr !== undefined){
let data1 = data.document_cdr;
if(typeof data1 !== "string")return false;
if(!pattern4.test(data1))return false;
if(!base64(data1, true))return false;
}
if(data.document_cdr_filename !== undefined){
if(typeof data.document_cdr_filename !== "string")return false;
}
if(data.document_pdf !== undefined){
let data3 = data.document_pdf;
if(typeof data3 !== "string")return false;
if(!pattern4.test(data3))return false;
if(!base64(data3, true))return false;
}
if(data.stamp_img !== undefined){
let data4 = data.stamp_img;
if(typeof data4 !== "string")return false;
if(!pattern4.test(data4))return false;
if(!base64(data4, true))return false;
}
if(data.document_transfer_copy_pdf !== undefined){
let data5 = data.document_transfer_copy_pdf;
if(typeof data5 !== "string")return false;
if(!pattern4.test(data5))return false;
if(!base64(data5, true))return false;
}
return true;
}
function validate6(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
for(const key0 in data){
if(key0 !== "payment_url")return false;
}
if(data.payment_url !== undefined){
if(typeof data.payment_url !== "string")return false;
}
return true;
}
function validate7(data){
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
function validate8(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
if(data.header === undefined || data.totals === undefined)return false;
for(const key0 in data){
if(!(key0 === "document_id" || key0 === "document_status" || key0 === "header" || key0 === "details" || key0 === "totals" || key0 === "electronic_document" || key0 === "payment_link" || key0 === "result"))return false;
}
if(data.document_id !== undefined){
let data0 = data.document_id;
if(!Number.isSafeInteger(data0))return false;
}
if(data.document_status !== undefined){
let data1 = data.document_status;
if(!(data1 === 0 || data1 === 1 || data1 === 2))return false;
}
if(!validate1(data.header))return false;
if(data.details !== undefined){
let data3 = data.details;
if(!Array.isArray(data3))return false;
if(data3.length > 10000)return false;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!validate3(data3[i0]))return false;
}
}
if(!validate4(data.totals))return false;
if(data.electronic_document !== undefined){
if(!validate5(data.electronic_document))return false;
}
if(data.payment_link !== undefined){
if(!validate6(data.payment_link))return false;
}
if(data.result !== undefined){
if(!validate7(data.result))return false;
}
return true;
}
const pattern5 = new RegExp("^[0-9]{7,8}-[0-9Kk]$", "u");
function validate9(data){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.document_type_id !== undefined){
let data0 = data.document_type_id;
if(!(data0 === 2 || data0 === 32 || data0 === 37 || data0 === 39 || data0 === 41 || data0 === 54 || data0 === 17 || data0 === 16 || data0 === 46 || data0 === 47 || data0 === 48))return false;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.document_type_id === undefined){
errors++;
}
else {
let data1 = data.document_type_id;
if(!(data1 === 2 || data1 === 32 || data1 === 54 || data1 === 17 || data1 === 16 || data1 === 46 || data1 === 47 || data1 === 48)){
errors++;
}
}
}
var _valid0 = errors === 0;
errors = 0;
if(_valid0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.receiver_activity === undefined)return false;
}
var _valid0 = true;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.receiver_tax_id_code !== undefined){
var valid6 = false;
errors++;
}
else {
var valid6 = true;
}
if(valid6){
if(data.receiver_legal_name !== undefined){
var valid6 = false;
errors++;
}
else {
var valid6 = true;
}
}
}
var valid5 = errors === 0;
if(valid5){
errors++;
}
else {
errors = 0;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.document_type_id === undefined){
errors++;
}
else {
let data4 = data.document_type_id;
if(!(data4 === 37 || data4 === 39 || data4 === 41)){
errors++;
}
}
}
}
var _valid1 = errors === 0;
errors = 0;
if(_valid1){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.receiver_activity !== undefined)return false;
}
var _valid1 = true;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.document_type_id === undefined){
errors++;
}
else {
let data6 = data.document_type_id;
if(!(data6 === 2 || data6 === 32 || data6 === 37 || data6 === 39 || data6 === 41 || data6 === 54 || data6 === 17 || data6 === 16)){
errors++;
}
}
}
var _valid2 = errors === 0;
errors = 0;
if(_valid2){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.receiver_tax_id_code !== undefined){
let data7 = data.receiver_tax_id_code;
if(typeof data7 === "string"){
if(!pattern5.test(data7))return false;
}
}
}
var _valid2 = true;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.document_type_id === undefined){
errors++;
}
else {
let data8 = data.document_type_id;
if(!(data8 === 46 || data8 === 47 || data8 === 48)){
errors++;
}
}
}
var _valid3 = errors === 0;
errors = 0;
if(_valid3){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.receiver_tax_id_code !== undefined){
let data9 = data.receiver_tax_id_code;
if(typeof data9 === "string"){
if(data9.length < 1)return false;
}
}
}
var _valid3 = true;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.document_type_id === undefined){
errors++;
}
else {
let data10 = data.document_type_id;
if(!(data10 === 2 || data10 === 32 || data10 === 37 || data10 === 39 || data10 === 41 || data10 === 54 || data10 === 17 || data10 === 16)){
errors++;
}
}
}
var _valid4 = errors === 0;
errors = 0;
if(_valid4){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sale_modality !== undefined)return false;
}
var _valid4 = true;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.document_type_id === undefined){
errors++;
}
else {
let data12 = data.document_type_id;
if(!(data12 === 2 || data12 === 32 || data12 === 37 || data12 === 39 || data12 === 41 || data12 === 54 || data12 === 17 || data12 === 16)){
errors++;
}
}
}
var _valid5 = errors === 0;
errors = 0;
if(_valid5){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sale_clause !== undefined)return false;
}
var _valid5 = true;
}
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
if(data.receiver_district === undefined || data.receiver_city === undefined)return false;
return true;
}
function validate10(data){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.document_status !== undefined){
let data0 = data.document_status;
if(!(data0 === 0 || data0 === 1))return false;
}
}
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
if(data.header !== undefined){
let data1 = data.header;
if(!validate9(data1))return false;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.document_type_id === undefined){
errors++;
}
else {
let data2 = data1.document_type_id;
if(!(data2 === 2 || data2 === 32 || data2 === 37 || data2 === 39 || data2 === 41 || data2 === 17 || data2 === 16 || data2 === 46 || data2 === 47 || data2 === 48)){
errors++;
}
}
}
var _valid0 = errors === 0;
errors = 0;
if(_valid0){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.transportation_doc_type !== undefined)return false;
}
var _valid0 = true;
}
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.document_type_id === undefined){
errors++;
}
else {
let data4 = data1.document_type_id;
if(!(data4 === 2 || data4 === 32 || data4 === 37 || data4 === 39 || data4 === 41 || data4 === 17 || data4 === 16 || data4 === 46 || data4 === 47 || data4 === 48)){
errors++;
}
}
}
var _valid1 = errors === 0;
errors = 0;
if(_valid1){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.transportation_doc_billing !== undefined)return false;
}
var _valid1 = true;
}
}
return true;
}
function validate11(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.electronic_document !== undefined){
let data0 = data.electronic_document;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.document_cdr !== undefined)return false;
if(data0.document_cdr_filename !== undefined)return false;
}
}
}
return true;
}
function validate12(data){
if(!validate8(data))return false;
if(!validate10(data))return false;
if(!validate11(data))return false;
return true;
}
function validate13(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
if(data.receiver_activity === undefined || data.receiver_district === undefined || data.receiver_city === undefined)return false;
return true;
}
function validate14(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.document_status !== undefined){
if(1 !== data.document_status)return false;
}
}
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
if(data.header !== undefined){
if(!validate13(data.header))return false;
}
return true;
}
function validate15(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.electronic_document !== undefined){
let data0 = data.electronic_document;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.document_cdr !== undefined)return false;
if(data0.document_cdr_filename !== undefined)return false;
if(data0.document_transfer_copy_pdf !== undefined)return false;
}
}
}
return true;
}
function validate16(data){
if(!validate8(data))return false;
if(!validate14(data))return false;
if(!validate15(data))return false;
return true;
}
function validate17(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
if(data.receiver_activity === undefined)return false;
return true;
}
function validate18(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.document_status !== undefined){
if(1 !== data.document_status)return false;
}
}
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
if(data.header !== undefined){
if(!validate17(data.header))return false;
}
return true;
}
function validate19(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.electronic_document !== undefined){
let data0 = data.electronic_document;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.document_cdr !== undefined)return false;
if(data0.document_cdr_filename !== undefined)return false;
if(data0.document_transfer_copy_pdf !== undefined)return false;
}
}
}
return true;
}
function validate20(data){
if(!validate8(data))return false;
if(!validate18(data))return false;
if(!validate19(data))return false;
return true;
}
function validate21(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
if(data.receiver_activity === undefined || data.receiver_district === undefined || data.receiver_city === undefined)return false;
return true;
}
function validate22(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.document_status !== undefined){
let data0 = data.document_status;
if(!(data0 === 1 || data0 === 2))return false;
}
}
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
if(data.header !== undefined){
if(!validate21(data.header))return false;
}
return true;
}
function validate23(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.electronic_document !== undefined){
let data0 = data.electronic_document;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.document_cdr !== undefined)return false;
if(data0.document_cdr_filename !== undefined)return false;
if(data0.document_transfer_copy_pdf !== undefined)return false;
}
}
}
return true;
}
function validate24(data){
if(!validate8(data))return false;
if(!validate22(data))return false;
if(!validate23(data))return false;
return true;
}
function validate25(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
if(data.receiver_activity === undefined || data.receiver_district === undefined || data.receiver_city === undefined)return false;
return true;
}
function validate26(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.document_status !== undefined){
if(1 !== data.document_status)return false;
}
}
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
if(data.header !== undefined){
if(!validate25(data.header))return false;
}
return true;
}
function validate27(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.electronic_document !== undefined){
let data0 = data.electronic_document;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.document_transfer_copy_pdf !== undefined)return false;
}
}
}
return true;
}
function validate28(data){
if(!validate8(data))return false;
if(!validate26(data))return false;
if(!validate27(data))return false;
return true;
}
function validate29(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
if(data.receiver_activity === undefined || data.receiver_district === undefined || data.receiver_city === undefined)return false;
return true;
}
function validate30(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.document_status !== undefined){
if(1 !== data.document_status)return false;
}
}
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
if(data.header !== undefined){
if(!validate29(data.header))return false;
}
return true;
}
function validate31(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.electronic_document !== undefined){
let data0 = data.electronic_document;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.document_cdr !== undefined)return false;
if(data0.document_cdr_filename !== undefined)return false;
if(data0.document_transfer_copy_pdf !== undefined)return false;
}
}
}
return true;
}
function validate32(data){
if(!validate8(data))return false;
if(!validate30(data))return false;
if(!validate31(data))return false;
return true;
}
