// Generated; do not edit. Whether a body is a account-create: the shared schema, and each variant.

export const is = validate_AccountCreate;

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

const pattern_dc7084cc34 = new RegExp("^[+]56[0-9]{9}$", "u");
const pattern_4d3d559c0c = new RegExp("^[0-9]{8}-[0-9Kk]$", "u");
function validate_CountriesClAccountCreate(data){
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data))){
return false;
}
const _errs3 = errors;
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.country_id === undefined) && (missing0 = "country_id")){
errors++;
}
else {
if(data.country_id !== undefined){
if(!(data.country_id === 253)){
errors++;
}
}
}
}
var _valid0 = _errs4 === errors;
errors = _errs3;
if(_valid0){
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.contact_phone !== undefined){
let data1 = data.contact_phone;
if(typeof data1 === "string"){
if(!pattern_dc7084cc34.test(data1)){
return false;
}
}
}
}
var _valid0 = _errs6 === errors;
}
const _errs9 = errors;
const _errs10 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.country_id === undefined) && (missing1 = "country_id")){
errors++;
}
else {
if(data.country_id !== undefined){
if(!(data.country_id === 253)){
errors++;
}
}
}
}
var _valid1 = _errs10 === errors;
errors = _errs9;
if(_valid1){
const _errs12 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.registration_tax_id_code !== undefined){
let data3 = data.registration_tax_id_code;
if(typeof data3 === "string"){
if(!pattern_4d3d559c0c.test(data3)){
return false;
}
}
}
}
var _valid1 = _errs12 === errors;
}
const _errs15 = errors;
const _errs16 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.country_id === undefined) && (missing2 = "country_id")){
errors++;
}
else {
if(data.country_id !== undefined){
if(!(data.country_id === 253)){
errors++;
}
}
}
}
var _valid2 = _errs16 === errors;
errors = _errs15;
if(_valid2){
const _errs18 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.registration_tax_id_type !== undefined){
if(!(data.registration_tax_id_type === "CL-RUT")){
return false;
}
}
}
var _valid2 = _errs18 === errors;
}
const _errs21 = errors;
const _errs22 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.country_id === undefined) && (missing3 = "country_id")){
errors++;
}
else {
if(data.country_id !== undefined){
if(!(data.country_id === 253)){
errors++;
}
}
}
}
var _valid3 = _errs22 === errors;
errors = _errs21;
if(_valid3){
const _errs24 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.registration_additional_data !== undefined){
let data7 = data.registration_additional_data;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.certificate_file === undefined){
return false;
}
if(data7.certificate_password === undefined){
return false;
}
}
}
}
var _valid3 = _errs24 === errors;
}
return true;
}
const pattern_bbb9ec128f = new RegExp("^[+]1[0-9]{9}$", "u");
function validate_CountriesUsAccountCreate(data){
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data))){
return false;
}
const _errs3 = errors;
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.country_id === undefined) && (missing0 = "country_id")){
errors++;
}
else {
if(data.country_id !== undefined){
if(!(data.country_id === 89)){
errors++;
}
}
}
}
var _valid0 = _errs4 === errors;
errors = _errs3;
if(_valid0){
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.contact_phone !== undefined){
let data1 = data.contact_phone;
if(typeof data1 === "string"){
if(!pattern_bbb9ec128f.test(data1)){
return false;
}
}
}
}
var _valid0 = _errs6 === errors;
}
const _errs9 = errors;
const _errs10 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.country_id === undefined) && (missing1 = "country_id")){
errors++;
}
else {
if(data.country_id !== undefined){
if(!(data.country_id === 89)){
errors++;
}
}
}
}
var _valid1 = _errs10 === errors;
errors = _errs9;
if(_valid1){
const _errs12 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.registration_tax_id_type !== undefined){
let data3 = data.registration_tax_id_type;
if(!(((data3 === "US-EIN") || (data3 === "US-SSN")) || (false))){
return false;
}
}
}
var _valid1 = _errs12 === errors;
}
return true;
}
const pattern_846cabf667 = new RegExp("^[+]57[0-9]{10}$", "u");
const pattern_637da8b5bf = new RegExp("^[0-9]{10}-[0-9]$", "u");
function validate_CountriesCoAccountCreate(data){
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data))){
return false;
}
const _errs3 = errors;
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.country_id === undefined) && (missing0 = "country_id")){
errors++;
}
else {
if(data.country_id !== undefined){
if(!(data.country_id === 66)){
errors++;
}
}
}
}
var _valid0 = _errs4 === errors;
errors = _errs3;
if(_valid0){
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.contact_phone !== undefined){
let data1 = data.contact_phone;
if(typeof data1 === "string"){
if(!pattern_846cabf667.test(data1)){
return false;
}
}
}
}
var _valid0 = _errs6 === errors;
}
const _errs9 = errors;
const _errs10 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.country_id === undefined) && (missing1 = "country_id")){
errors++;
}
else {
if(data.country_id !== undefined){
if(!(data.country_id === 66)){
errors++;
}
}
}
}
var _valid1 = _errs10 === errors;
errors = _errs9;
if(_valid1){
const _errs12 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.registration_tax_id_code !== undefined){
let data3 = data.registration_tax_id_code;
if(typeof data3 === "string"){
if(!pattern_637da8b5bf.test(data3)){
return false;
}
}
}
}
var _valid1 = _errs12 === errors;
}
const _errs15 = errors;
const _errs16 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.country_id === undefined) && (missing2 = "country_id")){
errors++;
}
else {
if(data.country_id !== undefined){
if(!(data.country_id === 66)){
errors++;
}
}
}
}
var _valid2 = _errs16 === errors;
errors = _errs15;
if(_valid2){
const _errs18 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.registration_tax_id_type !== undefined){
if(!(data.registration_tax_id_type === "CO-NIT")){
return false;
}
}
}
var _valid2 = _errs18 === errors;
}
const _errs21 = errors;
const _errs22 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.country_id === undefined) && (missing3 = "country_id")){
errors++;
}
else {
if(data.country_id !== undefined){
if(!(data.country_id === 66)){
errors++;
}
}
}
}
var _valid3 = _errs22 === errors;
errors = _errs21;
if(_valid3){
const _errs24 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.registration_additional_data !== undefined){
let data7 = data.registration_additional_data;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.registration_test_set_id === undefined){
return false;
}
if(data7.registration_form_rut === undefined){
return false;
}
}
}
}
var _valid3 = _errs24 === errors;
}
return true;
}
const pattern_4b09cdf664 = new RegExp("^[+]52[0-9]{10}$", "u");
const pattern_43e6fffe51 = new RegExp("^[A-Za-zÑñ&0-9]{12}$", "u");
function validate_CountriesMxAccountCreate(data){
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data))){
return false;
}
const _errs3 = errors;
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.country_id === undefined) && (missing0 = "country_id")){
errors++;
}
else {
if(data.country_id !== undefined){
if(!(data.country_id === 80)){
errors++;
}
}
}
}
var _valid0 = _errs4 === errors;
errors = _errs3;
if(_valid0){
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.contact_phone !== undefined){
let data1 = data.contact_phone;
if(typeof data1 === "string"){
if(!pattern_4b09cdf664.test(data1)){
return false;
}
}
}
}
var _valid0 = _errs6 === errors;
}
const _errs9 = errors;
const _errs10 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.country_id === undefined) && (missing1 = "country_id")){
errors++;
}
else {
if(data.country_id !== undefined){
if(!(data.country_id === 80)){
errors++;
}
}
}
}
var _valid1 = _errs10 === errors;
errors = _errs9;
if(_valid1){
const _errs12 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.registration_tax_id_code !== undefined){
let data3 = data.registration_tax_id_code;
if(typeof data3 === "string"){
if(!pattern_43e6fffe51.test(data3)){
return false;
}
}
}
}
var _valid1 = _errs12 === errors;
}
const _errs15 = errors;
const _errs16 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.country_id === undefined) && (missing2 = "country_id")){
errors++;
}
else {
if(data.country_id !== undefined){
if(!(data.country_id === 80)){
errors++;
}
}
}
}
var _valid2 = _errs16 === errors;
errors = _errs15;
if(_valid2){
const _errs18 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.registration_tax_id_type !== undefined){
if(!(data.registration_tax_id_type === "MX-RFC")){
return false;
}
}
}
var _valid2 = _errs18 === errors;
}
const _errs21 = errors;
const _errs22 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.country_id === undefined) && (missing3 = "country_id")){
errors++;
}
else {
if(data.country_id !== undefined){
if(!(data.country_id === 80)){
errors++;
}
}
}
}
var _valid3 = _errs22 === errors;
errors = _errs21;
if(_valid3){
const _errs24 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.registration_additional_data !== undefined){
let data7 = data.registration_additional_data;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.certificate_key === undefined){
return false;
}
if(data7.certificate_cer === undefined){
return false;
}
if(data7.certificate_password === undefined){
return false;
}
}
}
}
var _valid3 = _errs24 === errors;
}
return true;
}
const pattern_03576ac8d0 = new RegExp("^[+]51[0-9]{9}$", "u");
const pattern_fed4690bb1 = new RegExp("^[0-9]{11}$", "u");
function validate_CountriesPeAccountCreate(data){
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data))){
return false;
}
const _errs3 = errors;
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.country_id === undefined) && (missing0 = "country_id")){
errors++;
}
else {
if(data.country_id !== undefined){
if(!(data.country_id === 83)){
errors++;
}
}
}
}
var _valid0 = _errs4 === errors;
errors = _errs3;
if(_valid0){
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.contact_phone !== undefined){
let data1 = data.contact_phone;
if(typeof data1 === "string"){
if(!pattern_03576ac8d0.test(data1)){
return false;
}
}
}
}
var _valid0 = _errs6 === errors;
}
const _errs9 = errors;
const _errs10 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.country_id === undefined) && (missing1 = "country_id")){
errors++;
}
else {
if(data.country_id !== undefined){
if(!(data.country_id === 83)){
errors++;
}
}
}
}
var _valid1 = _errs10 === errors;
errors = _errs9;
if(_valid1){
const _errs12 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.registration_tax_id_code !== undefined){
let data3 = data.registration_tax_id_code;
if(typeof data3 === "string"){
if(!pattern_fed4690bb1.test(data3)){
return false;
}
}
}
}
var _valid1 = _errs12 === errors;
}
const _errs15 = errors;
const _errs16 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.country_id === undefined) && (missing2 = "country_id")){
errors++;
}
else {
if(data.country_id !== undefined){
if(!(data.country_id === 83)){
errors++;
}
}
}
}
var _valid2 = _errs16 === errors;
errors = _errs15;
if(_valid2){
const _errs18 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.registration_tax_id_type !== undefined){
if(!(data.registration_tax_id_type === "PE-RUC")){
return false;
}
}
}
var _valid2 = _errs18 === errors;
}
return true;
}
const pattern_5cde64b276 = new RegExp("^[+]54[0-9]{11}$", "u");
function validate_CountriesArAccountCreate(data){
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data))){
return false;
}
const _errs3 = errors;
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.country_id === undefined) && (missing0 = "country_id")){
errors++;
}
else {
if(data.country_id !== undefined){
if(!(data.country_id === 88)){
errors++;
}
}
}
}
var _valid0 = _errs4 === errors;
errors = _errs3;
if(_valid0){
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.contact_phone !== undefined){
let data1 = data.contact_phone;
if(typeof data1 === "string"){
if(!pattern_5cde64b276.test(data1)){
return false;
}
}
}
}
var _valid0 = _errs6 === errors;
}
const _errs9 = errors;
const _errs10 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.country_id === undefined) && (missing1 = "country_id")){
errors++;
}
else {
if(data.country_id !== undefined){
if(!(data.country_id === 88)){
errors++;
}
}
}
}
var _valid1 = _errs10 === errors;
errors = _errs9;
if(_valid1){
const _errs12 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.registration_tax_id_code !== undefined){
let data3 = data.registration_tax_id_code;
if(typeof data3 === "string"){
if(!pattern_fed4690bb1.test(data3)){
return false;
}
}
}
}
var _valid1 = _errs12 === errors;
}
const _errs15 = errors;
const _errs16 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.country_id === undefined) && (missing2 = "country_id")){
errors++;
}
else {
if(data.country_id !== undefined){
if(!(data.country_id === 88)){
errors++;
}
}
}
}
var _valid2 = _errs16 === errors;
errors = _errs15;
if(_valid2){
const _errs18 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.registration_tax_id_type !== undefined){
if(!(data.registration_tax_id_type === "AR-CUIT")){
return false;
}
}
}
var _valid2 = _errs18 === errors;
}
const _errs21 = errors;
const _errs22 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.country_id === undefined) && (missing3 = "country_id")){
errors++;
}
else {
if(data.country_id !== undefined){
if(!(data.country_id === 88)){
errors++;
}
}
}
}
var _valid3 = _errs22 === errors;
errors = _errs21;
if(_valid3){
const _errs24 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.registration_additional_data !== undefined){
let data7 = data.registration_additional_data;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.certificate_key === undefined){
return false;
}
if(data7.certificate_cer === undefined){
return false;
}
}
}
}
var _valid3 = _errs24 === errors;
}
return true;
}
const pattern_49f53b5298 = new RegExp("^[A-Za-z0-9+/]*={0,2}$", "u");
function validate_RegistrationAdditionalData(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0.length){case 24:switch(key0){case "registration_test_set_id":continue;}break;case 21:switch(key0){case "registration_form_rut":continue;}break;case 16:switch(key0){case "certificate_file":continue;}break;case 15:switch(key0){case "certificate_key":case "certificate_cer":continue;}break;case 20:switch(key0){case "certificate_password":continue;}break;};
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
if(data.registration_form_rut !== undefined){
let data1 = data.registration_form_rut;
if(typeof data1 === "string"){
if(data1.length < 1){
return false;
}
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
if(data.certificate_file !== undefined){
let data2 = data.certificate_file;
if(typeof data2 === "string"){
if(data2.length < 1){
return false;
}
if(!pattern_49f53b5298.test(data2)){
return false;
}
if(!base64(data2, true)){
return false;
}
}
else {
return false;
}
}
if(data.certificate_key !== undefined){
let data3 = data.certificate_key;
if(typeof data3 === "string"){
if(data3.length < 1){
return false;
}
}
else {
return false;
}
}
if(data.certificate_cer !== undefined){
let data4 = data.certificate_cer;
if(typeof data4 === "string"){
if(data4.length < 1){
return false;
}
}
else {
return false;
}
}
if(data.certificate_password !== undefined){
let data5 = data.certificate_password;
if(typeof data5 === "string"){
if(data5.length > 1024 && codePoints(data5) > 1024){
return false;
}
if(data5.length < 1){
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
const pattern_d64140ce67 = new RegExp("^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]{1,64}(?:[.][A-Za-z0-9!#$%&'*+/=?^_`{|}~-]{1,64}){0,31}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?[.]){1,16}[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$", "u");
const format_9ab8c387c1 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
function validate_AccountCreate(data){
if(!(validate_CountriesClAccountCreate(data))){
return false;
}
if(!(validate_CountriesUsAccountCreate(data))){
return false;
}
if(!(validate_CountriesCoAccountCreate(data))){
return false;
}
if(!(validate_CountriesMxAccountCreate(data))){
return false;
}
if(!(validate_CountriesPeAccountCreate(data))){
return false;
}
if(!(validate_CountriesArAccountCreate(data))){
return false;
}
if(data && typeof data == "object" && !Array.isArray(data)){
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
if(data.admin_password === undefined){
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
switch(key0.length){case 10:switch(key0){case "country_id":continue;}break;case 12:switch(key0){case "contact_name":continue;}break;case 13:switch(key0){case "contact_phone":continue;}break;case 11:switch(key0){case "admin_email":continue;}break;case 14:switch(key0){case "admin_password":case "account_config":continue;}break;case 31:switch(key0){case "registration_legal_name_company":continue;}break;case 24:switch(key0){case "registration_tax_id_code":case "registration_tax_id_type":continue;}break;case 25:switch(key0){case "registration_company_size":case "registration_terms_of_use":continue;}break;case 21:switch(key0){case "registration_type_use":continue;}break;case 36:switch(key0){case "registration_company_industry_sector":continue;}break;case 28:switch(key0){case "registration_additional_data":continue;}break;};
return false;
}
if(data.country_id !== undefined){
let data0 = data.country_id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
return false;
}
if(!(((((((data0 === 253) || (data0 === 89)) || (data0 === 66)) || (data0 === 80)) || (data0 === 83)) || (data0 === 88)) || (false))){
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
let data3 = data.admin_email;
if(typeof data3 === "string"){
if(data3.length > 254 && codePoints(data3) > 254){
return false;
}
if(!pattern_d64140ce67.test(data3)){
return false;
}
if(!(format_9ab8c387c1.test(data3))){
return false;
}
}
else {
return false;
}
}
if(data.admin_password !== undefined){
let data4 = data.admin_password;
if(typeof data4 === "string"){
if(data4.length > 1024 && codePoints(data4) > 1024){
return false;
}
if(data4.length < 1){
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
if(!(validate_RegistrationAdditionalData(data.registration_additional_data))){
return false;
}
}
if(data.account_config !== undefined){
if(!(validate_AccountConfig(data.account_config))){
return false;
}
}
}
else {
return false;
}
return true;
}
