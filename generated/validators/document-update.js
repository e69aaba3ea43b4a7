/** @noprettier */ /* eslint-disable */ /* eslint max-lines: [1, 1] */
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
// biome-ignore-all assist: generated
// Generated; do not edit. Validates a body as a document-update by the shared schema; a variant adds its own schema.

export const is = validate_DocumentUpdate;

export const variants = {
  "cl": { is: validate_document$update$47cl },
  "us": { is: validate_document$update$47us },
  "co": { is: validate_document$update$47co },
  "mx": { is: validate_document$update$47mx },
  "pe": { is: validate_document$update$47pe },
  "ar": { is: validate_document$update$47ar },
};

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
const pattern_ce39ba5ce035 = new RegExp(",,|,$", "u");
/** @type {Any} */
function validate_part$87da915bb391(data){
if(typeof data === "string"){
if(!pattern_ce39ba5ce035.test(data)){
return false;
}
}
return true;
}
const pattern_a9acbb3528d9 = new RegExp("^([0-9]*,){400}", "u");
/** @type {Any} */
function validate_part$4f7341ec00a2(data){
if(typeof data === "string"){
if(!pattern_a9acbb3528d9.test(data)){
return false;
}
}
return true;
}
/** @type {Any} */
function validate_DueDays(data){
if(!(data && typeof data == "object" && !Array.isArray(data))){
return false;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const data0 = data.payment_conditions;
if(data0 !== undefined){
if(validate_part$87da915bb391(data0)){
return false;
}
}
const data1 = data.payment_term;
if(data1 !== undefined){
if(validate_part$87da915bb391(data1)){
return false;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
const data2 = data.payment_conditions;
if(data2 !== undefined){
if(validate_part$4f7341ec00a2(data2)){
return false;
}
}
const data3 = data.payment_term;
if(data3 !== undefined){
if(validate_part$4f7341ec00a2(data3)){
return false;
}
}
}
return true;
}
const pattern_c735c86f3b53 = new RegExp("^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$", "u");
const pattern_9e52b0da7494 = new RegExp("^[0-9][0-9,]*$", "u");
const format_date = date;
/** @type {Any} */
function validate_DocumentHeaderUpdate(data){
if(!(validate_DueDays(data))){
return false;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0.length){case 10:switch(key0){case "account_id":case "issue_date":continue;}break;case 16:switch(key0){case "document_type_id":case "receiver_address":continue;}break;case 23:switch(key0){case "document_type_taxbureau":case "transportation_doc_type":continue;}break;case 15:switch(key0){case "document_number":case "issuer_district":case "issuer_state_id":case "issuer_activity":case "document_status":continue;}break;case 20:switch(key0){case "received_issued_flag":case "customer_supplier_id":case "receiver_tax_id_code":case "receiver_tax_id_type":continue;}break;case 27:switch(key0){case "taxbureau_validation_status":continue;}break;case 18:switch(key0){case "issuer_tax_id_code":case "issuer_tax_id_type":case "payment_conditions":continue;}break;case 17:switch(key0){case "issuer_legal_name":case "issuer_country_id":case "receiver_district":case "receiver_activity":case "receiver_state_id":continue;}break;case 14:switch(key0){case "issuer_address":case "receiver_phone":continue;}break;case 11:switch(key0){case "issuer_city":case "currency_id":case "sale_clause":continue;}break;case 12:switch(key0){case "issuer_phone":continue;}break;case 19:switch(key0){case "receiver_legal_name":case "receiver_postalcode":case "receiver_country_id":case "exchange_rate_value":continue;}break;case 13:switch(key0){case "receiver_city":case "sale_modality":continue;}break;case 26:switch(key0){case "transportation_doc_billing":continue;}break;};
return false;
}
const data0 = data.account_id;
if(data0 !== undefined){
if(!(Number.isSafeInteger(data0))){
return false;
}
}
const data1 = data.document_type_id;
if(!(Number.isSafeInteger(data1) && data1 >= 1)){
return false;
}
const data2 = data.document_type_taxbureau;
if(data2 !== undefined){
if(typeof data2 !== "string"){
return false;
}
}
const data3 = data.document_number;
if(data3 !== undefined){
if(!(Number.isSafeInteger(data3))){
return false;
}
}
const data4 = data.received_issued_flag;
if(data4 !== undefined){
if(!(data4 === 0 || data4 === 1)){
return false;
}
}
const data5 = data.taxbureau_validation_status;
if(data5 !== undefined){
if(!(Number.isSafeInteger(data5))){
return false;
}
}
const data6 = data.issue_date;
if(typeof data6 === "string"){
if(!pattern_c735c86f3b53.test(data6)){
return false;
}
if(!(format_date(data6))){
return false;
}
}
else {
return false;
}
const data7 = data.issuer_tax_id_code;
if(data7 !== undefined){
if(typeof data7 !== "string"){
return false;
}
}
const data8 = data.issuer_tax_id_type;
if(data8 !== undefined){
if(typeof data8 !== "string"){
return false;
}
}
const data9 = data.issuer_legal_name;
if(data9 !== undefined){
if(typeof data9 !== "string"){
return false;
}
}
const data10 = data.issuer_address;
if(typeof data10 !== "string"){
return false;
}
const data11 = data.issuer_district;
if(typeof data11 !== "string"){
return false;
}
const data12 = data.issuer_city;
if(typeof data12 !== "string"){
return false;
}
const data13 = data.issuer_state_id;
if(data13 !== undefined){
if(!(Number.isSafeInteger(data13))){
return false;
}
}
const data14 = data.issuer_country_id;
if(data14 !== undefined){
if(!(Number.isSafeInteger(data14))){
return false;
}
}
const data15 = data.issuer_phone;
if(typeof data15 !== "string"){
return false;
}
const data16 = data.issuer_activity;
if(typeof data16 !== "string"){
return false;
}
const data17 = data.customer_supplier_id;
if(data17 !== undefined){
if(!(Number.isSafeInteger(data17))){
return false;
}
}
const data18 = data.receiver_tax_id_code;
if(data18 !== undefined){
if(typeof data18 !== "string"){
return false;
}
}
const data19 = data.receiver_tax_id_type;
if(data19 !== undefined){
if(typeof data19 !== "string"){
return false;
}
}
const data20 = data.receiver_legal_name;
if(data20 !== undefined){
if(typeof data20 !== "string"){
return false;
}
}
const data21 = data.receiver_address;
if(typeof data21 !== "string"){
return false;
}
const data22 = data.receiver_district;
if(typeof data22 !== "string"){
return false;
}
const data23 = data.receiver_city;
if(typeof data23 !== "string"){
return false;
}
const data24 = data.receiver_phone;
if(typeof data24 !== "string"){
return false;
}
const data25 = data.receiver_activity;
if(data25 !== undefined){
if(typeof data25 !== "string"){
return false;
}
}
const data26 = data.receiver_postalcode;
if(data26 !== undefined){
if(typeof data26 !== "string"){
return false;
}
}
const data27 = data.receiver_state_id;
if(data27 !== undefined){
if(!(Number.isSafeInteger(data27))){
return false;
}
}
const data28 = data.receiver_country_id;
if(data28 !== undefined){
if(!(Number.isSafeInteger(data28))){
return false;
}
}
const data29 = data.payment_conditions;
if(data29 !== undefined){
if(typeof data29 === "string"){
if(!pattern_9e52b0da7494.test(data29)){
return false;
}
}
else {
return false;
}
}
const data30 = data.currency_id;
if(!(typeof data30 === "number" && data30 >= -9007199254740991 && data30 <= 9007199254740991)){
return false;
}
const data31 = data.exchange_rate_value;
if(data31 !== undefined){
if(!(Number.isSafeInteger(data31))){
return false;
}
}
const data32 = data.sale_modality;
if(data32 !== undefined){
if(!(data32 === 1 || data32 === 2 || data32 === 3 || data32 === 4 || data32 === 9)){
return false;
}
}
const data33 = data.sale_clause;
if(data33 !== undefined){
if(!(data33 === 1 || data33 === 2 || data33 === 3 || data33 === 4 || data33 === 5 || data33 === 6 || data33 === 9 || data33 === 10 || data33 === 11 || data33 === 12 || data33 === 17 || data33 === 18 || data33 === 8)){
return false;
}
}
const data34 = data.transportation_doc_type;
if(data34 !== undefined){
if(!(data34 === 1 || data34 === 2 || data34 === 3 || data34 === 4 || data34 === 5 || data34 === 6 || data34 === 7 || data34 === 8 || data34 === 9)){
return false;
}
}
const data35 = data.transportation_doc_billing;
if(data35 !== undefined){
if(!(data35 === 1 || data35 === 2 || data35 === 3)){
return false;
}
}
const data36 = data.document_status;
if(data36 !== undefined){
if(!(data36 === 0 || data36 === 1 || data36 === 2 || data36 === 3)){
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
function validate_part$17b9b84fa888(data){
if(!(data === 0)){
return false;
}
return true;
}
/** @type {Any} */
function validate_part$cde9c86f78be(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.modifier_percentage === undefined){
return false;
}
const data0 = data.modifier_amount;
if(validate_part$17b9b84fa888(data0)){
return false;
}
if(!(Number.isFinite(data0))){
return false;
}
}
return true;
}
/** @type {Any} */
function validate_LineModifiers(data){
if(!(data && typeof data == "object" && !Array.isArray(data))){
return false;
}
if(validate_part$cde9c86f78be(data)){
if(data && typeof data == "object" && !Array.isArray(data)){
const data0 = data.modifier_percentage;
if(data0 !== undefined){
if(!(data0 === 0)){
return false;
}
}
}
}
return true;
}
/** @type {Any} */
function validate_DocumentLineUpdate(data){
if(!(validate_LineModifiers(data))){
return false;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "quantity":case "line_description":case "unit_price":case "long_description":case "unit_measure":case "modifier_amount":case "modifier_percentage":case "total_taxes":case "total_amount_line":continue;};
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
const data1 = data.line_description;
if(data1 !== undefined){
if(typeof data1 === "string"){
if(data1.length > 100 && codePoints(data1) > 100){
return false;
}
}
else {
return false;
}
}
const data2 = data.unit_price;
if(!(typeof data2 === "number" && data2 >= -9007199254740991 && data2 <= 9007199254740991)){
return false;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(!decimals(data2, 6)){
return false;
}
}
const data3 = data.long_description;
if(data3 !== undefined){
if(typeof data3 === "string"){
if(data3.length > 100 && codePoints(data3) > 100){
return false;
}
}
else {
return false;
}
}
const data4 = data.unit_measure;
if(data4 !== undefined){
if(typeof data4 !== "string"){
return false;
}
}
const data5 = data.modifier_amount;
if(data5 !== undefined){
if(!(typeof data5 === "number" && data5 >= -9007199254740991 && data5 <= 9007199254740991)){
return false;
}
}
const data6 = data.modifier_percentage;
if(data6 !== undefined){
if(!(typeof data6 === "number" && data6 >= -9007199254740991 && data6 <= 9007199254740991)){
return false;
}
}
const data7 = data.total_taxes;
if(data7 !== undefined){
if(!(typeof data7 === "number" && data7 >= -9007199254740991 && data7 <= 9007199254740991)){
return false;
}
}
const data8 = data.total_amount_line;
if(!(typeof data8 === "number" && data8 >= -9007199254740991 && data8 <= 9007199254740991)){
return false;
}
}
else {
return false;
}
return true;
}
/** @type {Any} */
function validate_DocumentTotalsUpdate(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "net_amount":case "taxes_amount":case "total_amount":continue;};
return false;
}
const data0 = data.net_amount;
if(!(typeof data0 === "number" && data0 >= -9007199254740991 && data0 <= 9007199254740991)){
return false;
}
const data1 = data.taxes_amount;
if(data1 !== undefined){
if(!(typeof data1 === "number" && data1 >= -9007199254740991 && data1 <= 9007199254740991)){
return false;
}
}
const data2 = data.total_amount;
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
/** @type {Any} */
function validate_DocumentUpdate(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "document_id":case "document_status":case "header":case "details":case "totals":case "electronic_document":case "payment_link":case "result":continue;};
return false;
}
const data0 = data.document_id;
if(data0 !== undefined){
if(!(Number.isSafeInteger(data0))){
return false;
}
}
const data1 = data.document_status;
if(data1 !== undefined){
if(!(data1 === 0 || data1 === 1 || data1 === 2)){
return false;
}
}
const data2 = data.header;
if(data2 === undefined){
return false;
}
if(!(validate_DocumentHeaderUpdate(data2))){
return false;
}
const data3 = data.details;
if(data3 !== undefined){
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
const data5 = data.totals;
if(data5 === undefined){
return false;
}
if(!(validate_DocumentTotalsUpdate(data5))){
return false;
}
const data6 = data.electronic_document;
if(data6 !== undefined){
if(!(validate_ElectronicDocument(data6))){
return false;
}
}
const data7 = data.payment_link;
if(data7 !== undefined){
if(!(validate_PaymentLink(data7))){
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
function validate_part$eed0924e8c67(data){
if(data && typeof data == "object" && !Array.isArray(data)){
const data0 = data.document_type_id;
if(!(data0 === 2 || data0 === 32 || data0 === 54 || data0 === 17 || data0 === 16 || data0 === 46 || data0 === 47 || data0 === 48)){
return false;
}
}
return true;
}
/** @type {Any} */
function validate_part$768c08b85310(data){
if(data && typeof data == "object" && !Array.isArray(data)){
const data0 = data.receiver_tax_id_code;
if(data0 !== undefined){
return false;
}
const data1 = data.receiver_legal_name;
if(data1 !== undefined){
return false;
}
}
return true;
}
/** @type {Any} */
function validate_part$9ef366120bfa(data){
if(validate_part$768c08b85310(data)){
return false;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const data0 = data.document_type_id;
if(!(data0 === 37 || data0 === 39 || data0 === 41)){
return false;
}
}
return true;
}
/** @type {Any} */
function validate_part$b72fb336da19(data){
if(data && typeof data == "object" && !Array.isArray(data)){
const data0 = data.document_type_id;
if(!(data0 === 2 || data0 === 32 || data0 === 37 || data0 === 39 || data0 === 41 || data0 === 54 || data0 === 17 || data0 === 16)){
return false;
}
}
return true;
}
/** @type {Any} */
function validate_part$7b307c78776f(data){
if(data && typeof data == "object" && !Array.isArray(data)){
const data0 = data.document_type_id;
if(!(data0 === 46 || data0 === 47 || data0 === 48)){
return false;
}
}
return true;
}
const pattern_3afdd6f4d7e7 = new RegExp("^[0-9]{7,8}-[0-9Kk]$", "u");
/** @type {Any} */
function validate_CountriesClDocumentHeader(data){
if(data && typeof data == "object" && !Array.isArray(data)){
const data0 = data.document_type_id;
if(data0 !== undefined){
if(!(data0 === 2 || data0 === 32 || data0 === 37 || data0 === 39 || data0 === 41 || data0 === 54 || data0 === 17 || data0 === 16 || data0 === 46 || data0 === 47 || data0 === 48)){
return false;
}
}
}
if(validate_part$eed0924e8c67(data)){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.receiver_activity === undefined){
return false;
}
}
}
if(validate_part$9ef366120bfa(data)){
if(data && typeof data == "object" && !Array.isArray(data)){
const data1 = data.receiver_activity;
if(data1 !== undefined){
return false;
}
}
}
if(validate_part$b72fb336da19(data)){
if(data && typeof data == "object" && !Array.isArray(data)){
const data2 = data.receiver_tax_id_code;
if(data2 !== undefined){
if(typeof data2 === "string"){
if(!pattern_3afdd6f4d7e7.test(data2)){
return false;
}
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
const data3 = data.sale_modality;
if(data3 !== undefined){
return false;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
const data4 = data.sale_clause;
if(data4 !== undefined){
return false;
}
}
}
if(validate_part$7b307c78776f(data)){
if(data && typeof data == "object" && !Array.isArray(data)){
const data5 = data.receiver_tax_id_code;
if(data5 !== undefined){
if(typeof data5 === "string"){
if(data5.length < 1){
return false;
}
}
}
}
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
/** @type {Any} */
function validate_part$17803e7a192b(data){
if(data && typeof data == "object" && !Array.isArray(data)){
const data0 = data.document_type_id;
if(!(data0 === 2 || data0 === 32 || data0 === 37 || data0 === 39 || data0 === 41 || data0 === 17 || data0 === 16 || data0 === 46 || data0 === 47 || data0 === 48)){
return false;
}
}
return true;
}
/** @type {Any} */
function validate_CountriesClDocumentUpdate(data){
if(data && typeof data == "object" && !Array.isArray(data)){
const data0 = data.document_status;
if(data0 !== undefined){
if(!(data0 === 0 || data0 === 1)){
return false;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
const data1 = data.header;
if(data1 !== undefined){
if(!(validate_CountriesClDocumentHeader(data1))){
return false;
}
if(validate_part$17803e7a192b(data1)){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
const data2 = data1.transportation_doc_type;
if(data2 !== undefined){
return false;
}
}
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
const data3 = data1.transportation_doc_billing;
if(data3 !== undefined){
return false;
}
}
}
}
}
else {
return false;
}
return true;
}
/** @type {Any} */
function validate_part$44136fa355b3(_data){
return true;
}
/** @type {Any} */
function validate_document$update$47cl$scope(data){
if(data && typeof data == "object" && !Array.isArray(data)){
const data0 = data.electronic_document;
if(data0 !== undefined){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
const data1 = data0.document_cdr;
if(data1 !== undefined){
if(validate_part$44136fa355b3(data1)){
return false;
}
}
const data2 = data0.document_cdr_filename;
if(data2 !== undefined){
if(validate_part$44136fa355b3(data2)){
return false;
}
}
}
}
}
return true;
}
/** @type {Any} */
function validate_document$update$47cl(data){
if(!(validate_DocumentUpdate(data))){
return false;
}
if(!(validate_CountriesClDocumentUpdate(data))){
return false;
}
if(!(validate_document$update$47cl$scope(data))){
return false;
}
return true;
}
/** @type {Any} */
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
/** @type {Any} */
function validate_CountriesUsDocumentUpdate(data){
if(data && typeof data == "object" && !Array.isArray(data)){
const data0 = data.document_status;
if(data0 !== undefined){
if(!(data0 === 1)){
return false;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
const data1 = data.header;
if(data1 !== undefined){
if(!(validate_CountriesUsDocumentHeader(data1))){
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
function validate_document$update$47us$scope(data){
if(data && typeof data == "object" && !Array.isArray(data)){
const data0 = data.electronic_document;
if(data0 !== undefined){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
const data1 = data0.document_cdr;
if(data1 !== undefined){
if(validate_part$44136fa355b3(data1)){
return false;
}
}
const data2 = data0.document_cdr_filename;
if(data2 !== undefined){
if(validate_part$44136fa355b3(data2)){
return false;
}
}
const data3 = data0.document_transfer_copy_pdf;
if(data3 !== undefined){
if(validate_part$44136fa355b3(data3)){
return false;
}
}
}
}
}
return true;
}
/** @type {Any} */
function validate_document$update$47us(data){
if(!(validate_DocumentUpdate(data))){
return false;
}
if(!(validate_CountriesUsDocumentUpdate(data))){
return false;
}
if(!(validate_document$update$47us$scope(data))){
return false;
}
return true;
}
/** @type {Any} */
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
/** @type {Any} */
function validate_CountriesCoDocumentUpdate(data){
if(data && typeof data == "object" && !Array.isArray(data)){
const data0 = data.document_status;
if(data0 !== undefined){
if(!(data0 === 1)){
return false;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
const data1 = data.header;
if(data1 !== undefined){
if(!(validate_CountriesCoDocumentHeader(data1))){
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
function validate_document$update$47co$scope(data){
if(data && typeof data == "object" && !Array.isArray(data)){
const data0 = data.electronic_document;
if(data0 !== undefined){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
const data1 = data0.document_cdr;
if(data1 !== undefined){
if(validate_part$44136fa355b3(data1)){
return false;
}
}
const data2 = data0.document_cdr_filename;
if(data2 !== undefined){
if(validate_part$44136fa355b3(data2)){
return false;
}
}
const data3 = data0.document_transfer_copy_pdf;
if(data3 !== undefined){
if(validate_part$44136fa355b3(data3)){
return false;
}
}
}
}
}
return true;
}
/** @type {Any} */
function validate_document$update$47co(data){
if(!(validate_DocumentUpdate(data))){
return false;
}
if(!(validate_CountriesCoDocumentUpdate(data))){
return false;
}
if(!(validate_document$update$47co$scope(data))){
return false;
}
return true;
}
/** @type {Any} */
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
/** @type {Any} */
function validate_CountriesMxDocumentUpdate(data){
if(data && typeof data == "object" && !Array.isArray(data)){
const data0 = data.document_status;
if(data0 !== undefined){
if(!(data0 === 1 || data0 === 2)){
return false;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
const data1 = data.header;
if(data1 !== undefined){
if(!(validate_CountriesMxDocumentHeader(data1))){
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
function validate_document$update$47mx$scope(data){
if(data && typeof data == "object" && !Array.isArray(data)){
const data0 = data.electronic_document;
if(data0 !== undefined){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
const data1 = data0.document_cdr;
if(data1 !== undefined){
if(validate_part$44136fa355b3(data1)){
return false;
}
}
const data2 = data0.document_cdr_filename;
if(data2 !== undefined){
if(validate_part$44136fa355b3(data2)){
return false;
}
}
const data3 = data0.document_transfer_copy_pdf;
if(data3 !== undefined){
if(validate_part$44136fa355b3(data3)){
return false;
}
}
}
}
}
return true;
}
/** @type {Any} */
function validate_document$update$47mx(data){
if(!(validate_DocumentUpdate(data))){
return false;
}
if(!(validate_CountriesMxDocumentUpdate(data))){
return false;
}
if(!(validate_document$update$47mx$scope(data))){
return false;
}
return true;
}
/** @type {Any} */
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
/** @type {Any} */
function validate_CountriesPeDocumentUpdate(data){
if(data && typeof data == "object" && !Array.isArray(data)){
const data0 = data.document_status;
if(data0 !== undefined){
if(!(data0 === 1)){
return false;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
const data1 = data.header;
if(data1 !== undefined){
if(!(validate_CountriesPeDocumentHeader(data1))){
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
function validate_document$update$47pe$scope(data){
if(data && typeof data == "object" && !Array.isArray(data)){
const data0 = data.electronic_document;
if(data0 !== undefined){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
const data1 = data0.document_transfer_copy_pdf;
if(data1 !== undefined){
if(validate_part$44136fa355b3(data1)){
return false;
}
}
}
}
}
return true;
}
/** @type {Any} */
function validate_document$update$47pe(data){
if(!(validate_DocumentUpdate(data))){
return false;
}
if(!(validate_CountriesPeDocumentUpdate(data))){
return false;
}
if(!(validate_document$update$47pe$scope(data))){
return false;
}
return true;
}
/** @type {Any} */
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
/** @type {Any} */
function validate_CountriesArDocumentUpdate(data){
if(data && typeof data == "object" && !Array.isArray(data)){
const data0 = data.document_status;
if(data0 !== undefined){
if(!(data0 === 1)){
return false;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
const data1 = data.header;
if(data1 !== undefined){
if(!(validate_CountriesArDocumentHeader(data1))){
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
function validate_document$update$47ar$scope(data){
if(data && typeof data == "object" && !Array.isArray(data)){
const data0 = data.electronic_document;
if(data0 !== undefined){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
const data1 = data0.document_cdr;
if(data1 !== undefined){
if(validate_part$44136fa355b3(data1)){
return false;
}
}
const data2 = data0.document_cdr_filename;
if(data2 !== undefined){
if(validate_part$44136fa355b3(data2)){
return false;
}
}
const data3 = data0.document_transfer_copy_pdf;
if(data3 !== undefined){
if(validate_part$44136fa355b3(data3)){
return false;
}
}
}
}
}
return true;
}
/** @type {Any} */
function validate_document$update$47ar(data){
if(!(validate_DocumentUpdate(data))){
return false;
}
if(!(validate_CountriesArDocumentUpdate(data))){
return false;
}
if(!(validate_document$update$47ar$scope(data))){
return false;
}
return true;
}
