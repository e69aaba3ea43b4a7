/** @noprettier */ /* eslint-disable */ /* eslint max-lines: [1, 1] */
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
// biome-ignore-all assist: generated
// Generated; do not edit. Validates a body as a account-update by the shared schema; a variant adds its own schema.

export const is = validate_AccountUpdate;

export const variants = {
};

/** @type {Any} */
function base64(text) {
  return text.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/.test(text);
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
const pattern_49f53b5298ee = new RegExp("^[A-Za-z0-9+/]*={0,2}$", "u");
const pattern_39128171b973 = new RegExp("^(#[0-9A-Fa-f]{6})?$", "u");
/** @type {Any} */
function validate_AccountBranding(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "logo":case "accent_color":continue;};
return false;
}
const data0 = data.logo;
if(data0 !== undefined){
if(typeof data0 === "string"){
if(data0.length > 266668 && codePoints(data0) > 266668){
return false;
}
if(!pattern_49f53b5298ee.test(data0)){
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
const data1 = data.accent_color;
if(data1 !== undefined){
if(typeof data1 === "string"){
if(!pattern_39128171b973.test(data1)){
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
function validate_RegistrationAdditionalData(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "registration_test_set_id":case "registration_form_rut":case "certificate_file":case "certificate_key":case "certificate_cer":case "certificate_password":case "registration_tax_regime":case "registration_postal_code":case "registration_activity_code":continue;};
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
const data1 = data.registration_form_rut;
if(data1 !== undefined){
if(typeof data1 === "string"){
if(data1.length < 1){
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
const data2 = data.certificate_file;
if(data2 !== undefined){
if(typeof data2 === "string"){
if(data2.length < 1){
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
const data3 = data.certificate_key;
if(data3 !== undefined){
if(typeof data3 === "string"){
if(data3.length < 1){
return false;
}
}
else {
return false;
}
}
const data4 = data.certificate_cer;
if(data4 !== undefined){
if(typeof data4 === "string"){
if(data4.length < 1){
return false;
}
}
else {
return false;
}
}
const data5 = data.certificate_password;
if(data5 !== undefined){
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
const data6 = data.registration_tax_regime;
if(data6 !== undefined){
if(typeof data6 === "string"){
if(data6.length > 20 && codePoints(data6) > 20){
return false;
}
if(data6.length < 1){
return false;
}
}
else {
return false;
}
}
const data7 = data.registration_postal_code;
if(data7 !== undefined){
if(typeof data7 === "string"){
if(data7.length > 20 && codePoints(data7) > 20){
return false;
}
if(data7.length < 1){
return false;
}
}
else {
return false;
}
}
const data8 = data.registration_activity_code;
if(data8 !== undefined){
if(typeof data8 === "string"){
if(data8.length > 20 && codePoints(data8) > 20){
return false;
}
if(data8.length < 1){
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
function validate_AccountUpdate(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "contact_name":case "contact_phone":case "account_config":case "branding":case "disabled":case "registration_additional_data":case "registration_test_set_id":case "registration_form_rut":case "certificate_file":case "certificate_key":case "certificate_cer":case "certificate_password":case "registration_tax_regime":case "registration_postal_code":case "registration_activity_code":continue;};
return false;
}
const data0 = data.contact_name;
if(data0 !== undefined){
if(typeof data0 !== "string"){
return false;
}
}
const data1 = data.contact_phone;
if(data1 !== undefined){
if(typeof data1 !== "string"){
return false;
}
}
const data2 = data.account_config;
if(data2 !== undefined){
if(!(validate_AccountConfig(data2))){
return false;
}
}
const data3 = data.branding;
if(data3 !== undefined){
if(!(validate_AccountBranding(data3))){
return false;
}
}
const data4 = data.disabled;
if(data4 !== undefined){
if(typeof data4 !== "boolean"){
return false;
}
}
const data5 = data.registration_additional_data;
if(data5 !== undefined){
if(!(validate_RegistrationAdditionalData(data5))){
return false;
}
}
const data6 = data.registration_test_set_id;
if(data6 !== undefined){
if(typeof data6 === "string"){
if(data6.length < 1){
return false;
}
}
else {
return false;
}
}
const data7 = data.registration_form_rut;
if(data7 !== undefined){
if(typeof data7 === "string"){
if(data7.length < 1){
return false;
}
if(!base64(data7, true)){
return false;
}
}
else {
return false;
}
}
const data8 = data.certificate_file;
if(data8 !== undefined){
if(typeof data8 === "string"){
if(data8.length < 1){
return false;
}
if(!base64(data8, true)){
return false;
}
}
else {
return false;
}
}
const data9 = data.certificate_key;
if(data9 !== undefined){
if(typeof data9 === "string"){
if(data9.length < 1){
return false;
}
}
else {
return false;
}
}
const data10 = data.certificate_cer;
if(data10 !== undefined){
if(typeof data10 === "string"){
if(data10.length < 1){
return false;
}
}
else {
return false;
}
}
const data11 = data.certificate_password;
if(data11 !== undefined){
if(typeof data11 === "string"){
if(data11.length > 1024 && codePoints(data11) > 1024){
return false;
}
if(data11.length < 1){
return false;
}
}
else {
return false;
}
}
const data12 = data.registration_tax_regime;
if(data12 !== undefined){
if(typeof data12 === "string"){
if(data12.length > 20 && codePoints(data12) > 20){
return false;
}
if(data12.length < 1){
return false;
}
}
else {
return false;
}
}
const data13 = data.registration_postal_code;
if(data13 !== undefined){
if(typeof data13 === "string"){
if(data13.length > 20 && codePoints(data13) > 20){
return false;
}
if(data13.length < 1){
return false;
}
}
else {
return false;
}
}
const data14 = data.registration_activity_code;
if(data14 !== undefined){
if(typeof data14 === "string"){
if(data14.length > 20 && codePoints(data14) > 20){
return false;
}
if(data14.length < 1){
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
