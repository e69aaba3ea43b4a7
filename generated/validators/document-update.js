// Generated; do not edit. Whether a body is a document-update: the shared schema, and each variant.

export const is = validate_DocumentUpdate;

export const variants = {
  "cl": { is: validate_DocumentUpdate$cl },
  "us": { is: validate_DocumentUpdate$us },
  "co": { is: validate_DocumentUpdate$co },
  "mx": { is: validate_DocumentUpdate$mx },
  "pe": { is: validate_DocumentUpdate$pe },
  "ar": { is: validate_DocumentUpdate$ar },
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

const pattern_ce39ba5ce0 = new RegExp(",,|,$", "u");
const pattern_fbd3f70e82 = new RegExp("^(?:[0-9]*,){400}", "u");
function validate_DueDays(data){
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data))){
return false;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.payment_conditions !== undefined){
let data0 = data.payment_conditions;
const _errs4 = errors;
const _errs5 = errors;
if(typeof data0 === "string"){
if(!pattern_ce39ba5ce0.test(data0)){
errors++;
}
}
var valid3 = _errs5 === errors;
if(valid3){
return false;
}
else {
errors = _errs4;
}
}
if(data.payment_term !== undefined){
let data1 = data.payment_term;
const _errs7 = errors;
const _errs8 = errors;
if(typeof data1 === "string"){
if(!pattern_ce39ba5ce0.test(data1)){
errors++;
}
}
var valid4 = _errs8 === errors;
if(valid4){
return false;
}
else {
errors = _errs7;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.payment_conditions !== undefined){
let data2 = data.payment_conditions;
const _errs11 = errors;
const _errs12 = errors;
if(typeof data2 === "string"){
if(!pattern_fbd3f70e82.test(data2)){
errors++;
}
}
var valid6 = _errs12 === errors;
if(valid6){
return false;
}
else {
errors = _errs11;
}
}
if(data.payment_term !== undefined){
let data3 = data.payment_term;
const _errs14 = errors;
const _errs15 = errors;
if(typeof data3 === "string"){
if(!pattern_fbd3f70e82.test(data3)){
errors++;
}
}
var valid7 = _errs15 === errors;
if(valid7){
return false;
}
else {
errors = _errs14;
}
}
}
return true;
}
const pattern_f2b8864e99 = new RegExp("^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$", "u");
const pattern_9e52b0da74 = new RegExp("^[0-9][0-9,]*$", "u");
function validate_DocumentHeaderUpdate(data){
if(!(validate_DueDays(data))){
return false;
}
if(data && typeof data == "object" && !Array.isArray(data)){
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
if(data.receiver_district === undefined){
return false;
}
if(data.receiver_city === undefined){
return false;
}
if(data.receiver_phone === undefined){
return false;
}
if(data.currency_id === undefined){
return false;
}
for(const key0 in data){
switch(key0.length){case 10:switch(key0){case "account_id":case "issue_date":continue;}break;case 16:switch(key0){case "document_type_id":case "receiver_address":continue;}break;case 23:switch(key0){case "document_type_taxbureau":case "transportation_doc_type":continue;}break;case 15:switch(key0){case "document_number":case "issuer_district":case "issuer_state_id":case "issuer_activity":case "document_status":continue;}break;case 20:switch(key0){case "received_issued_flag":case "customer_supplier_id":case "receiver_tax_id_code":case "receiver_tax_id_type":continue;}break;case 27:switch(key0){case "taxbureau_validation_status":continue;}break;case 18:switch(key0){case "issuer_tax_id_code":case "issuer_tax_id_type":case "payment_conditions":continue;}break;case 17:switch(key0){case "issuer_legal_name":case "issuer_country_id":case "receiver_district":case "receiver_activity":case "receiver_state_id":continue;}break;case 14:switch(key0){case "issuer_address":case "receiver_phone":continue;}break;case 11:switch(key0){case "issuer_city":case "currency_id":case "sale_clause":continue;}break;case 12:switch(key0){case "issuer_phone":continue;}break;case 19:switch(key0){case "receiver_legal_name":case "receiver_postalcode":case "receiver_country_id":case "exchange_rate_value":continue;}break;case 13:switch(key0){case "receiver_city":case "sale_modality":continue;}break;case 26:switch(key0){case "transportation_doc_billing":continue;}break;};
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
if(data.document_type_taxbureau !== undefined){
if(typeof data.document_type_taxbureau !== "string"){
return false;
}
}
if(data.document_number !== undefined){
let data3 = data.document_number;
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
if(data.received_issued_flag !== undefined){
let data4 = data.received_issued_flag;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
return false;
}
if(!(((data4 === 0) || (data4 === 1)) || (false))){
return false;
}
}
if(data.taxbureau_validation_status !== undefined){
let data5 = data.taxbureau_validation_status;
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
if(data.issue_date !== undefined){
let data6 = data.issue_date;
if(typeof data6 === "string"){
if(!pattern_f2b8864e99.test(data6)){
return false;
}
if(!(date(data6))){
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
let data13 = data.issuer_state_id;
if(!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))){
return false;
}
if(typeof data13 == "number"){
if(data13 > 9007199254740991 || isNaN(data13)){
return false;
}
if(data13 < -9007199254740991 || isNaN(data13)){
return false;
}
}
}
if(data.issuer_country_id !== undefined){
let data14 = data.issuer_country_id;
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
if(data.customer_supplier_id !== undefined){
let data17 = data.customer_supplier_id;
if(!((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17)))){
return false;
}
if(typeof data17 == "number"){
if(data17 > 9007199254740991 || isNaN(data17)){
return false;
}
if(data17 < -9007199254740991 || isNaN(data17)){
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
let data27 = data.receiver_state_id;
if(!((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27)))){
return false;
}
if(typeof data27 == "number"){
if(data27 > 9007199254740991 || isNaN(data27)){
return false;
}
if(data27 < -9007199254740991 || isNaN(data27)){
return false;
}
}
}
if(data.receiver_country_id !== undefined){
let data28 = data.receiver_country_id;
if(!((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28)))){
return false;
}
if(typeof data28 == "number"){
if(data28 > 9007199254740991 || isNaN(data28)){
return false;
}
if(data28 < -9007199254740991 || isNaN(data28)){
return false;
}
}
}
if(data.payment_conditions !== undefined){
let data29 = data.payment_conditions;
if(typeof data29 === "string"){
if(!pattern_9e52b0da74.test(data29)){
return false;
}
}
else {
return false;
}
}
if(data.currency_id !== undefined){
let data30 = data.currency_id;
if(typeof data30 == "number"){
if(data30 > 9007199254740991 || isNaN(data30)){
return false;
}
if(data30 < -9007199254740991 || isNaN(data30)){
return false;
}
}
else {
return false;
}
}
if(data.exchange_rate_value !== undefined){
let data31 = data.exchange_rate_value;
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
if(data.sale_modality !== undefined){
let data32 = data.sale_modality;
if(!((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32)))){
return false;
}
if(!((((((data32 === 1) || (data32 === 2)) || (data32 === 3)) || (data32 === 4)) || (data32 === 9)) || (false))){
return false;
}
}
if(data.sale_clause !== undefined){
let data33 = data.sale_clause;
if(!((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33)))){
return false;
}
if(!((((((((((((((data33 === 1) || (data33 === 2)) || (data33 === 3)) || (data33 === 4)) || (data33 === 5)) || (data33 === 6)) || (data33 === 9)) || (data33 === 10)) || (data33 === 11)) || (data33 === 12)) || (data33 === 17)) || (data33 === 18)) || (data33 === 8)) || (false))){
return false;
}
}
if(data.transportation_doc_type !== undefined){
let data34 = data.transportation_doc_type;
if(!(typeof data34 == "number")){
return false;
}
if(!((((((((((data34 === 1) || (data34 === 2)) || (data34 === 3)) || (data34 === 4)) || (data34 === 5)) || (data34 === 6)) || (data34 === 7)) || (data34 === 8)) || (data34 === 9)) || (false))){
return false;
}
}
if(data.transportation_doc_billing !== undefined){
let data35 = data.transportation_doc_billing;
if(!(typeof data35 == "number")){
return false;
}
if(!((((data35 === 1) || (data35 === 2)) || (data35 === 3)) || (false))){
return false;
}
}
if(data.document_status !== undefined){
let data36 = data.document_status;
if(!(typeof data36 == "number")){
return false;
}
if(!(((((data36 === 0) || (data36 === 1)) || (data36 === 2)) || (data36 === 3)) || (false))){
return false;
}
}
}
else {
return false;
}
return true;
}
function validate_LineModifiers(data){
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data))){
return false;
}
const _errs3 = errors;
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.modifier_amount === undefined) && (missing0 = "modifier_amount")) || ((data.modifier_percentage === undefined) && (missing0 = "modifier_percentage"))){
errors++;
}
else {
if(data.modifier_amount !== undefined){
let data0 = data.modifier_amount;
if(!(typeof data0 == "number")){
errors++;
}
const _errs7 = errors;
const _errs8 = errors;
if(!(data0 === 0)){
errors++;
}
var valid4 = _errs8 === errors;
if(valid4){
errors++;
}
else {
errors = _errs7;
}
}
}
}
var _valid0 = _errs4 === errors;
errors = _errs3;
if(_valid0){
const _errs9 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.modifier_percentage !== undefined){
if(!(data.modifier_percentage === 0)){
return false;
}
}
}
var _valid0 = _errs9 === errors;
}
return true;
}
function validate_DocumentLineUpdate(data){
if(!(validate_LineModifiers(data))){
return false;
}
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
switch(key0.length){case 8:switch(key0){case "quantity":continue;}break;case 16:switch(key0){case "line_description":case "long_description":continue;}break;case 10:switch(key0){case "unit_price":continue;}break;case 12:switch(key0){case "unit_measure":continue;}break;case 15:switch(key0){case "modifier_amount":continue;}break;case 19:switch(key0){case "modifier_percentage":continue;}break;case 11:switch(key0){case "total_taxes":continue;}break;case 17:switch(key0){case "total_amount_line":continue;}break;};
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
if(data.line_description !== undefined){
let data1 = data.line_description;
if(typeof data1 === "string"){
if(data1.length > 100 && codePoints(data1) > 100){
return false;
}
}
else {
return false;
}
}
if(data.unit_price !== undefined){
let data2 = data.unit_price;
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
return false;
}
if(data2 < -9007199254740991 || isNaN(data2)){
return false;
}
if(!decimals(data2, 6)){
return false;
}
}
else {
return false;
}
}
if(data.long_description !== undefined){
let data3 = data.long_description;
if(typeof data3 === "string"){
if(data3.length > 100 && codePoints(data3) > 100){
return false;
}
}
else {
return false;
}
}
if(data.unit_measure !== undefined){
if(typeof data.unit_measure !== "string"){
return false;
}
}
if(data.modifier_amount !== undefined){
let data5 = data.modifier_amount;
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
if(data.modifier_percentage !== undefined){
let data6 = data.modifier_percentage;
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
if(data.total_taxes !== undefined){
let data7 = data.total_taxes;
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
if(data.total_amount_line !== undefined){
let data8 = data.total_amount_line;
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
}
else {
return false;
}
return true;
}
function validate_DocumentTotalsUpdate(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.net_amount === undefined){
return false;
}
if(data.total_amount === undefined){
return false;
}
for(const key0 in data){
switch(key0.length){case 10:switch(key0){case "net_amount":continue;}break;case 12:switch(key0){case "taxes_amount":case "total_amount":continue;}break;};
return false;
}
if(data.net_amount !== undefined){
let data0 = data.net_amount;
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
if(data.taxes_amount !== undefined){
let data1 = data.taxes_amount;
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
if(data.total_amount !== undefined){
let data2 = data.total_amount;
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
function validate_DocumentUpdate(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.header === undefined){
return false;
}
if(data.totals === undefined){
return false;
}
for(const key0 in data){
switch(key0.length){case 11:switch(key0){case "document_id":continue;}break;case 15:switch(key0){case "document_status":continue;}break;case 6:switch(key0){case "header":case "totals":case "result":continue;}break;case 7:switch(key0){case "details":continue;}break;case 19:switch(key0){case "electronic_document":continue;}break;case 12:switch(key0){case "payment_link":continue;}break;};
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
if(data.header !== undefined){
if(!(validate_DocumentHeaderUpdate(data.header))){
return false;
}
}
if(data.details !== undefined){
let data3 = data.details;
if(Array.isArray(data3)){
if(data3.length > 10000){
return false;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate_DocumentLineUpdate(data3[i0]))){
return false;
}
}
}
else {
return false;
}
}
if(data.totals !== undefined){
if(!(validate_DocumentTotalsUpdate(data.totals))){
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
}
else {
return false;
}
return true;
}
const pattern_3afdd6f4d7 = new RegExp("^[0-9]{7,8}-[0-9Kk]$", "u");
function validate_CountriesClDocumentHeader(data){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.document_type_id !== undefined){
let data0 = data.document_type_id;
if(!((((((((((((data0 === 2) || (data0 === 32)) || (data0 === 37)) || (data0 === 39)) || (data0 === 41)) || (data0 === 54)) || (data0 === 17)) || (data0 === 16)) || (data0 === 46)) || (data0 === 47)) || (data0 === 48)) || (false))){
return false;
}
}
}
const _errs5 = errors;
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.document_type_id === undefined) && (missing0 = "document_type_id")){
errors++;
}
else {
if(data.document_type_id !== undefined){
let data1 = data.document_type_id;
if(!(((((((((data1 === 2) || (data1 === 32)) || (data1 === 54)) || (data1 === 17)) || (data1 === 16)) || (data1 === 46)) || (data1 === 47)) || (data1 === 48)) || (false))){
errors++;
}
}
}
}
var _valid0 = _errs6 === errors;
errors = _errs5;
if(_valid0){
const _errs8 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.receiver_activity === undefined){
return false;
}
}
var _valid0 = _errs8 === errors;
}
const _errs10 = errors;
const _errs11 = errors;
const _errs12 = errors;
const _errs13 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.receiver_tax_id_code !== undefined){
var valid7 = false;
errors++;
}
else {
var valid7 = true;
}
if(valid7){
if(data.receiver_legal_name !== undefined){
var valid7 = false;
errors++;
}
else {
var valid7 = true;
}
}
}
var valid6 = _errs13 === errors;
if(valid6){
errors++;
}
else {
errors = _errs12;
}
if(errors === _errs11){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.document_type_id === undefined) && (missing1 = "document_type_id")){
errors++;
}
else {
if(data.document_type_id !== undefined){
let data4 = data.document_type_id;
if(!((((data4 === 37) || (data4 === 39)) || (data4 === 41)) || (false))){
errors++;
}
}
}
}
}
var _valid1 = _errs11 === errors;
errors = _errs10;
if(_valid1){
const _errs15 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.receiver_activity !== undefined){
return false;
}
}
var _valid1 = _errs15 === errors;
}
const _errs17 = errors;
const _errs18 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.document_type_id === undefined) && (missing2 = "document_type_id")){
errors++;
}
else {
if(data.document_type_id !== undefined){
let data6 = data.document_type_id;
if(!(((((((((data6 === 2) || (data6 === 32)) || (data6 === 37)) || (data6 === 39)) || (data6 === 41)) || (data6 === 54)) || (data6 === 17)) || (data6 === 16)) || (false))){
errors++;
}
}
}
}
var _valid2 = _errs18 === errors;
errors = _errs17;
if(_valid2){
const _errs20 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.receiver_tax_id_code !== undefined){
let data7 = data.receiver_tax_id_code;
if(typeof data7 === "string"){
if(!pattern_3afdd6f4d7.test(data7)){
return false;
}
}
}
}
var _valid2 = _errs20 === errors;
}
const _errs23 = errors;
const _errs24 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.document_type_id === undefined) && (missing3 = "document_type_id")){
errors++;
}
else {
if(data.document_type_id !== undefined){
let data8 = data.document_type_id;
if(!((((data8 === 46) || (data8 === 47)) || (data8 === 48)) || (false))){
errors++;
}
}
}
}
var _valid3 = _errs24 === errors;
errors = _errs23;
if(_valid3){
const _errs26 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.receiver_tax_id_code !== undefined){
let data9 = data.receiver_tax_id_code;
if(typeof data9 === "string"){
if(data9.length < 1){
return false;
}
}
}
}
var _valid3 = _errs26 === errors;
}
const _errs29 = errors;
const _errs30 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((data.document_type_id === undefined) && (missing4 = "document_type_id")){
errors++;
}
else {
if(data.document_type_id !== undefined){
let data10 = data.document_type_id;
if(!(((((((((data10 === 2) || (data10 === 32)) || (data10 === 37)) || (data10 === 39)) || (data10 === 41)) || (data10 === 54)) || (data10 === 17)) || (data10 === 16)) || (false))){
errors++;
}
}
}
}
var _valid4 = _errs30 === errors;
errors = _errs29;
if(_valid4){
const _errs32 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sale_modality !== undefined){
return false;
}
}
var _valid4 = _errs32 === errors;
}
const _errs34 = errors;
const _errs35 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if((data.document_type_id === undefined) && (missing5 = "document_type_id")){
errors++;
}
else {
if(data.document_type_id !== undefined){
let data12 = data.document_type_id;
if(!(((((((((data12 === 2) || (data12 === 32)) || (data12 === 37)) || (data12 === 39)) || (data12 === 41)) || (data12 === 54)) || (data12 === 17)) || (data12 === 16)) || (false))){
errors++;
}
}
}
}
var _valid5 = _errs35 === errors;
errors = _errs34;
if(_valid5){
const _errs37 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sale_clause !== undefined){
return false;
}
}
var _valid5 = _errs37 === errors;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.receiver_district === undefined){
return false;
}
if(data.receiver_city === undefined){
return false;
}
}
else {
return false;
}
return true;
}
function validate_CountriesClDocumentUpdate(data){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.document_status !== undefined){
let data0 = data.document_status;
if(!(((data0 === 0) || (data0 === 1)) || (false))){
return false;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.header !== undefined){
let data1 = data.header;
if(!(validate_CountriesClDocumentHeader(data1))){
return false;
}
const _errs7 = errors;
const _errs8 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing0;
if((data1.document_type_id === undefined) && (missing0 = "document_type_id")){
errors++;
}
else {
if(data1.document_type_id !== undefined){
let data2 = data1.document_type_id;
if(!(((((((((((data2 === 2) || (data2 === 32)) || (data2 === 37)) || (data2 === 39)) || (data2 === 41)) || (data2 === 17)) || (data2 === 16)) || (data2 === 46)) || (data2 === 47)) || (data2 === 48)) || (false))){
errors++;
}
}
}
}
var _valid0 = _errs8 === errors;
errors = _errs7;
if(_valid0){
const _errs10 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.transportation_doc_type !== undefined){
return false;
}
}
var _valid0 = _errs10 === errors;
}
const _errs12 = errors;
const _errs13 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.document_type_id === undefined) && (missing1 = "document_type_id")){
errors++;
}
else {
if(data1.document_type_id !== undefined){
let data4 = data1.document_type_id;
if(!(((((((((((data4 === 2) || (data4 === 32)) || (data4 === 37)) || (data4 === 39)) || (data4 === 41)) || (data4 === 17)) || (data4 === 16)) || (data4 === 46)) || (data4 === 47)) || (data4 === 48)) || (false))){
errors++;
}
}
}
}
var _valid1 = _errs13 === errors;
errors = _errs12;
if(_valid1){
const _errs15 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.transportation_doc_billing !== undefined){
return false;
}
}
var _valid1 = _errs15 === errors;
}
}
}
else {
return false;
}
return true;
}
function validate_DocumentUpdate$cl$scope(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.electronic_document !== undefined){
let data0 = data.electronic_document;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.document_cdr !== undefined){
return false;
}
if(data0.document_cdr_filename !== undefined){
return false;
}
}
}
}
return true;
}
function validate_DocumentUpdate$cl(data){
if(!(validate_DocumentUpdate(data))){
return false;
}
if(!(validate_CountriesClDocumentUpdate(data))){
return false;
}
if(!(validate_DocumentUpdate$cl$scope(data))){
return false;
}
return true;
}
function validate_CountriesUsDocumentHeader(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.receiver_activity === undefined){
return false;
}
if(data.receiver_district === undefined){
return false;
}
if(data.receiver_city === undefined){
return false;
}
}
else {
return false;
}
return true;
}
function validate_CountriesUsDocumentUpdate(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.document_status !== undefined){
if(!(data.document_status === 1)){
return false;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.header !== undefined){
if(!(validate_CountriesUsDocumentHeader(data.header))){
return false;
}
}
}
else {
return false;
}
return true;
}
function validate_DocumentUpdate$us$scope(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.electronic_document !== undefined){
let data0 = data.electronic_document;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.document_cdr !== undefined){
return false;
}
if(data0.document_cdr_filename !== undefined){
return false;
}
if(data0.document_transfer_copy_pdf !== undefined){
return false;
}
}
}
}
return true;
}
function validate_DocumentUpdate$us(data){
if(!(validate_DocumentUpdate(data))){
return false;
}
if(!(validate_CountriesUsDocumentUpdate(data))){
return false;
}
if(!(validate_DocumentUpdate$us$scope(data))){
return false;
}
return true;
}
function validate_CountriesCoDocumentHeader(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.receiver_activity === undefined){
return false;
}
}
else {
return false;
}
return true;
}
function validate_CountriesCoDocumentUpdate(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.document_status !== undefined){
if(!(data.document_status === 1)){
return false;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.header !== undefined){
if(!(validate_CountriesCoDocumentHeader(data.header))){
return false;
}
}
}
else {
return false;
}
return true;
}
function validate_DocumentUpdate$co$scope(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.electronic_document !== undefined){
let data0 = data.electronic_document;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.document_cdr !== undefined){
return false;
}
if(data0.document_cdr_filename !== undefined){
return false;
}
if(data0.document_transfer_copy_pdf !== undefined){
return false;
}
}
}
}
return true;
}
function validate_DocumentUpdate$co(data){
if(!(validate_DocumentUpdate(data))){
return false;
}
if(!(validate_CountriesCoDocumentUpdate(data))){
return false;
}
if(!(validate_DocumentUpdate$co$scope(data))){
return false;
}
return true;
}
function validate_CountriesMxDocumentHeader(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.receiver_activity === undefined){
return false;
}
if(data.receiver_district === undefined){
return false;
}
if(data.receiver_city === undefined){
return false;
}
}
else {
return false;
}
return true;
}
function validate_CountriesMxDocumentUpdate(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.document_status !== undefined){
let data0 = data.document_status;
if(!(((data0 === 1) || (data0 === 2)) || (false))){
return false;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.header !== undefined){
if(!(validate_CountriesMxDocumentHeader(data.header))){
return false;
}
}
}
else {
return false;
}
return true;
}
function validate_DocumentUpdate$mx$scope(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.electronic_document !== undefined){
let data0 = data.electronic_document;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.document_cdr !== undefined){
return false;
}
if(data0.document_cdr_filename !== undefined){
return false;
}
if(data0.document_transfer_copy_pdf !== undefined){
return false;
}
}
}
}
return true;
}
function validate_DocumentUpdate$mx(data){
if(!(validate_DocumentUpdate(data))){
return false;
}
if(!(validate_CountriesMxDocumentUpdate(data))){
return false;
}
if(!(validate_DocumentUpdate$mx$scope(data))){
return false;
}
return true;
}
function validate_CountriesPeDocumentHeader(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.receiver_activity === undefined){
return false;
}
if(data.receiver_district === undefined){
return false;
}
if(data.receiver_city === undefined){
return false;
}
}
else {
return false;
}
return true;
}
function validate_CountriesPeDocumentUpdate(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.document_status !== undefined){
if(!(data.document_status === 1)){
return false;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.header !== undefined){
if(!(validate_CountriesPeDocumentHeader(data.header))){
return false;
}
}
}
else {
return false;
}
return true;
}
function validate_DocumentUpdate$pe$scope(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.electronic_document !== undefined){
let data0 = data.electronic_document;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.document_transfer_copy_pdf !== undefined){
return false;
}
}
}
}
return true;
}
function validate_DocumentUpdate$pe(data){
if(!(validate_DocumentUpdate(data))){
return false;
}
if(!(validate_CountriesPeDocumentUpdate(data))){
return false;
}
if(!(validate_DocumentUpdate$pe$scope(data))){
return false;
}
return true;
}
function validate_CountriesArDocumentHeader(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.receiver_activity === undefined){
return false;
}
if(data.receiver_district === undefined){
return false;
}
if(data.receiver_city === undefined){
return false;
}
}
else {
return false;
}
return true;
}
function validate_CountriesArDocumentUpdate(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.document_status !== undefined){
if(!(data.document_status === 1)){
return false;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.header !== undefined){
if(!(validate_CountriesArDocumentHeader(data.header))){
return false;
}
}
}
else {
return false;
}
return true;
}
function validate_DocumentUpdate$ar$scope(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.electronic_document !== undefined){
let data0 = data.electronic_document;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.document_cdr !== undefined){
return false;
}
if(data0.document_cdr_filename !== undefined){
return false;
}
if(data0.document_transfer_copy_pdf !== undefined){
return false;
}
}
}
}
return true;
}
function validate_DocumentUpdate$ar(data){
if(!(validate_DocumentUpdate(data))){
return false;
}
if(!(validate_CountriesArDocumentUpdate(data))){
return false;
}
if(!(validate_DocumentUpdate$ar$scope(data))){
return false;
}
return true;
}
