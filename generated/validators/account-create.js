/** @noprettier */ /* eslint-disable */ /* eslint max-lines: [1, 1] */
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
// biome-ignore-all assist: generated
// Generated; do not edit. Validates a body as a account-create by the shared schema; a variant adds its own schema.

export const is = validate_AccountCreate;

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
/** @type {Any} */
function validate_part$2d522fd03252(data){
if(data && typeof data == "object" && !Array.isArray(data)){
const data0 = data.country_id;
if(!(data0 === 253)){
return false;
}
}
return true;
}
const pattern_dc7084cc341c = new RegExp("^[+]56[0-9]{9}$", "u");
const pattern_4d3d559c0cd1 = new RegExp("^[0-9]{8}-[0-9Kk]$", "u");
/** @type {Any} */
function validate_CountriesClAccountCreate(data){
if(!(data && typeof data == "object" && !Array.isArray(data))){
return false;
}
if(validate_part$2d522fd03252(data)){
if(data && typeof data == "object" && !Array.isArray(data)){
const data0 = data.contact_phone;
if(data0 !== undefined){
if(typeof data0 === "string"){
if(!pattern_dc7084cc341c.test(data0)){
return false;
}
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
const data1 = data.registration_tax_id_code;
if(data1 !== undefined){
if(typeof data1 === "string"){
if(!pattern_4d3d559c0cd1.test(data1)){
return false;
}
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
const data2 = data.registration_tax_id_type;
if(data2 !== undefined){
if(!(data2 === "CL-RUT")){
return false;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
const data3 = data.registration_additional_data;
if(data3 !== undefined){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.certificate_file === undefined){
return false;
}
if(data3.certificate_password === undefined){
return false;
}
}
}
}
}
return true;
}
/** @type {Any} */
function validate_part$e7166614f9a3(data){
if(data && typeof data == "object" && !Array.isArray(data)){
const data0 = data.country_id;
if(!(data0 === 89)){
return false;
}
}
return true;
}
const pattern_bbb9ec128fee = new RegExp("^[+]1[0-9]{9}$", "u");
/** @type {Any} */
function validate_CountriesUsAccountCreate(data){
if(!(data && typeof data == "object" && !Array.isArray(data))){
return false;
}
if(validate_part$e7166614f9a3(data)){
if(data && typeof data == "object" && !Array.isArray(data)){
const data0 = data.contact_phone;
if(data0 !== undefined){
if(typeof data0 === "string"){
if(!pattern_bbb9ec128fee.test(data0)){
return false;
}
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
const data1 = data.registration_tax_id_type;
if(data1 !== undefined){
if(!(data1 === "US-EIN" || data1 === "US-SSN")){
return false;
}
}
}
}
return true;
}
/** @type {Any} */
function validate_part$ec84981ddbd0(data){
if(data && typeof data == "object" && !Array.isArray(data)){
const data0 = data.country_id;
if(!(data0 === 66)){
return false;
}
}
return true;
}
const pattern_846cabf66737 = new RegExp("^[+]57[0-9]{10}$", "u");
const pattern_637da8b5bfc5 = new RegExp("^[0-9]{10}-[0-9]$", "u");
/** @type {Any} */
function validate_CountriesCoAccountCreate(data){
if(!(data && typeof data == "object" && !Array.isArray(data))){
return false;
}
if(validate_part$ec84981ddbd0(data)){
if(data && typeof data == "object" && !Array.isArray(data)){
const data0 = data.contact_phone;
if(data0 !== undefined){
if(typeof data0 === "string"){
if(!pattern_846cabf66737.test(data0)){
return false;
}
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
const data1 = data.registration_tax_id_code;
if(data1 !== undefined){
if(typeof data1 === "string"){
if(!pattern_637da8b5bfc5.test(data1)){
return false;
}
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
const data2 = data.registration_tax_id_type;
if(data2 !== undefined){
if(!(data2 === "CO-NIT")){
return false;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
const data3 = data.registration_additional_data;
if(data3 !== undefined){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.registration_test_set_id === undefined){
return false;
}
if(data3.registration_form_rut === undefined){
return false;
}
}
}
}
}
return true;
}
/** @type {Any} */
function validate_part$16224e7e60aa(data){
if(data && typeof data == "object" && !Array.isArray(data)){
const data0 = data.country_id;
if(!(data0 === 80)){
return false;
}
}
return true;
}
const pattern_4b09cdf664cf = new RegExp("^[+]52[0-9]{10}$", "u");
const pattern_43e6fffe5104 = new RegExp("^[A-Za-zÑñ&0-9]{12}$", "u");
/** @type {Any} */
function validate_CountriesMxAccountCreate(data){
if(!(data && typeof data == "object" && !Array.isArray(data))){
return false;
}
if(validate_part$16224e7e60aa(data)){
if(data && typeof data == "object" && !Array.isArray(data)){
const data0 = data.contact_phone;
if(data0 !== undefined){
if(typeof data0 === "string"){
if(!pattern_4b09cdf664cf.test(data0)){
return false;
}
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
const data1 = data.registration_tax_id_code;
if(data1 !== undefined){
if(typeof data1 === "string"){
if(!pattern_43e6fffe5104.test(data1)){
return false;
}
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
const data2 = data.registration_tax_id_type;
if(data2 !== undefined){
if(!(data2 === "MX-RFC")){
return false;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
const data3 = data.registration_additional_data;
if(data3 !== undefined){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.certificate_key === undefined){
return false;
}
if(data3.certificate_cer === undefined){
return false;
}
if(data3.certificate_password === undefined){
return false;
}
}
}
}
}
return true;
}
/** @type {Any} */
function validate_part$ada046a7a4bf(data){
if(data && typeof data == "object" && !Array.isArray(data)){
const data0 = data.country_id;
if(!(data0 === 83)){
return false;
}
}
return true;
}
const pattern_03576ac8d00a = new RegExp("^[+]51[0-9]{9}$", "u");
const pattern_fed4690bb163 = new RegExp("^[0-9]{11}$", "u");
/** @type {Any} */
function validate_CountriesPeAccountCreate(data){
if(!(data && typeof data == "object" && !Array.isArray(data))){
return false;
}
if(validate_part$ada046a7a4bf(data)){
if(data && typeof data == "object" && !Array.isArray(data)){
const data0 = data.contact_phone;
if(data0 !== undefined){
if(typeof data0 === "string"){
if(!pattern_03576ac8d00a.test(data0)){
return false;
}
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
const data1 = data.registration_tax_id_code;
if(data1 !== undefined){
if(typeof data1 === "string"){
if(!pattern_fed4690bb163.test(data1)){
return false;
}
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
const data2 = data.registration_tax_id_type;
if(data2 !== undefined){
if(!(data2 === "PE-RUC")){
return false;
}
}
}
}
return true;
}
/** @type {Any} */
function validate_part$85a7d392a032(data){
if(data && typeof data == "object" && !Array.isArray(data)){
const data0 = data.country_id;
if(!(data0 === 88)){
return false;
}
}
return true;
}
const pattern_5cde64b27674 = new RegExp("^[+]54[0-9]{11}$", "u");
/** @type {Any} */
function validate_CountriesArAccountCreate(data){
if(!(data && typeof data == "object" && !Array.isArray(data))){
return false;
}
if(validate_part$85a7d392a032(data)){
if(data && typeof data == "object" && !Array.isArray(data)){
const data0 = data.contact_phone;
if(data0 !== undefined){
if(typeof data0 === "string"){
if(!pattern_5cde64b27674.test(data0)){
return false;
}
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
const data1 = data.registration_tax_id_code;
if(data1 !== undefined){
if(typeof data1 === "string"){
if(!pattern_fed4690bb163.test(data1)){
return false;
}
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
const data2 = data.registration_tax_id_type;
if(data2 !== undefined){
if(!(data2 === "AR-CUIT")){
return false;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
const data3 = data.registration_additional_data;
if(data3 !== undefined){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.certificate_key === undefined){
return false;
}
if(data3.certificate_cer === undefined){
return false;
}
}
}
}
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
const pattern_d408aa351b38 = new RegExp("^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+([.][A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?[.]){1,16}[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?$", "u");
const format_email = /^(?![.@])(?![^]*?(?:\.[.@]))[a-z0-9!#$%&'*+/=?^_`{|}~.-]*@(?![.-])(?![^]*?(?:\.[.-]|-\.))(?=[^.]*?\.)[a-z0-9.-]*?[a-z0-9]$/i;
/** @type {Any} */
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
for(const key0 in data){
switch(key0){case "country_id":case "contact_name":case "contact_phone":case "admin_email":case "admin_password":case "registration_legal_name_company":case "registration_tax_id_code":case "registration_tax_id_type":case "registration_company_size":case "registration_terms_of_use":case "registration_type_use":case "registration_company_industry_sector":case "registration_additional_data":case "account_config":continue;};
return false;
}
const data0 = data.country_id;
if(!(data0 === 253 || data0 === 89 || data0 === 66 || data0 === 80 || data0 === 83 || data0 === 88)){
return false;
}
const data1 = data.contact_name;
if(typeof data1 !== "string"){
return false;
}
const data2 = data.contact_phone;
if(typeof data2 !== "string"){
return false;
}
const data3 = data.admin_email;
if(typeof data3 === "string"){
if(data3.length > 254 && codePoints(data3) > 254){
return false;
}
if(!pattern_d408aa351b38.test(data3)){
return false;
}
if(!(format_email.test(data3))){
return false;
}
}
else {
return false;
}
const data4 = data.admin_password;
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
if(!(validate_RegistrationAdditionalData(data12))){
return false;
}
const data13 = data.account_config;
if(data13 !== undefined){
if(!(validate_AccountConfig(data13))){
return false;
}
}
}
else {
return false;
}
return true;
}
