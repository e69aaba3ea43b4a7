// Generated; do not edit. Whether a body is a document-create: the shared schema, and each variant.

export const is = validate_DocumentCreate;

export const variants = {
  "cl": { is: validate_DocumentCreate$cl },
  "us": { is: validate_DocumentCreate$us },
  "co": { is: validate_DocumentCreate$co },
  "mx": { is: validate_DocumentCreate$mx },
  "pe": { is: validate_DocumentCreate$pe },
  "ar": { is: validate_DocumentCreate$ar },
};

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
const pattern_269d35303a = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}(?:[.][0-9]{1,9})?(?:[Zz]|[+-][0-9]{2}:[0-9]{2})$", "u");
const format_e9aaa9b15e = getDateTime(true);
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
const pattern_f2b8864e99 = new RegExp("^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$", "u");
const pattern_9e52b0da74 = new RegExp("^[0-9][0-9,]*$", "u");
function validate_DocumentHeaderCreate(data){
let errors = 0;
if(!(validate_DueDays(data))){
return false;
}
const _errs4 = errors;
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.receiver_county_id !== undefined){
errors++;
}
}
var _valid0 = _errs5 === errors;
errors = _errs4;
if(_valid0){
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.receiver_district === undefined){
return false;
}
if(data.receiver_city === undefined){
return false;
}
}
var _valid0 = _errs6 === errors;
}
const _errs8 = errors;
const _errs9 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.exchange_rate_value === undefined) && (missing0 = "exchange_rate_value")){
errors++;
}
else {
if(data.currency_id !== undefined){
errors++;
}
}
}
var _valid1 = _errs9 === errors;
errors = _errs8;
if(_valid1){
const _errs10 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.exchange_rate_value !== undefined){
return false;
}
}
var _valid1 = _errs10 === errors;
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
if(data.receiver_phone === undefined){
return false;
}
if(data.payment_conditions === undefined){
return false;
}
for(const key0 in data){
switch(key0.length){case 10:switch(key0){case "account_id":case "issue_date":case "guide_type":case "additional":continue;}break;case 16:switch(key0){case "document_type_id":case "receiver_address":case "port_embarkation":case "shipping_address":continue;}break;case 22:switch(key0){case "document_sequence_code":continue;}break;case 15:switch(key0){case "document_number":case "issuer_district":case "issuer_activity":continue;}break;case 18:switch(key0){case "issuer_tax_id_code":case "issuer_tax_id_type":case "receiver_county_id":case "payment_conditions":case "branch_office_code":continue;}break;case 17:switch(key0){case "issuer_legal_name":case "issuer_country_id":case "issuer_postalcode":case "receiver_district":case "receiver_activity":case "receiver_state_id":case "service_indicator":continue;}break;case 14:switch(key0){case "issuer_address":case "receiver_phone":case "receiver_email":continue;}break;case 11:switch(key0){case "issuer_city":case "currency_id":case "sale_clause":continue;}break;case 12:switch(key0){case "issuer_phone":case "observations":case "gross_weight":continue;}break;case 20:switch(key0){case "receiver_tax_id_code":case "receiver_tax_id_type":continue;}break;case 19:switch(key0){case "receiver_legal_name":case "receiver_postalcode":case "receiver_country_id":case "exchange_rate_value":case "port_disembarkation":continue;}break;case 13:switch(key0){case "receiver_city":case "sale_modality":case "transfer_type":continue;}break;case 9:switch(key0){case "seller_id":continue;}break;case 23:switch(key0){case "deployment_observations":continue;}break;};
return false;
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
if(data.document_type_id !== undefined){
let data4 = data.document_type_id;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
return false;
}
if(typeof data4 == "number"){
if(data4 > 9007199254740991 || isNaN(data4)){
return false;
}
if(data4 < 1 || isNaN(data4)){
return false;
}
}
}
if(data.document_sequence_code !== undefined){
if(typeof data.document_sequence_code !== "string"){
return false;
}
}
if(data.document_number !== undefined){
let data6 = data.document_number;
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
if(data.receiver_county_id !== undefined){
if(typeof data.receiver_county_id !== "string"){
return false;
}
}
if(data.receiver_country_id !== undefined){
let data29 = data.receiver_country_id;
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
if(data.receiver_email !== undefined){
if(typeof data.receiver_email !== "string"){
return false;
}
}
if(data.payment_conditions !== undefined){
let data31 = data.payment_conditions;
if(typeof data31 === "string"){
if(!pattern_9e52b0da74.test(data31)){
return false;
}
}
else {
return false;
}
}
if(data.seller_id !== undefined){
let data32 = data.seller_id;
if(!((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32)))){
return false;
}
if(typeof data32 == "number"){
if(data32 > 9007199254740991 || isNaN(data32)){
return false;
}
if(data32 < -9007199254740991 || isNaN(data32)){
return false;
}
}
}
if(data.currency_id !== undefined){
let data33 = data.currency_id;
if(!((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33)))){
return false;
}
if(typeof data33 == "number"){
if(data33 > 9007199254740991 || isNaN(data33)){
return false;
}
if(data33 < -9007199254740991 || isNaN(data33)){
return false;
}
}
}
if(data.exchange_rate_value !== undefined){
let data34 = data.exchange_rate_value;
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
if(data.service_indicator !== undefined){
let data35 = data.service_indicator;
if(!((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35)))){
return false;
}
if(!((((((data35 === 1) || (data35 === 2)) || (data35 === 3)) || (data35 === 4)) || (data35 === 5)) || (false))){
return false;
}
}
if(data.sale_modality !== undefined){
let data36 = data.sale_modality;
if(!((typeof data36 == "number") && (!(data36 % 1) && !isNaN(data36)))){
return false;
}
if(!((((((data36 === 1) || (data36 === 2)) || (data36 === 3)) || (data36 === 4)) || (data36 === 9)) || (false))){
return false;
}
}
if(data.sale_clause !== undefined){
let data37 = data.sale_clause;
if(!((typeof data37 == "number") && (!(data37 % 1) && !isNaN(data37)))){
return false;
}
if(!((((((((((((((data37 === 1) || (data37 === 2)) || (data37 === 3)) || (data37 === 4)) || (data37 === 5)) || (data37 === 6)) || (data37 === 9)) || (data37 === 10)) || (data37 === 11)) || (data37 === 12)) || (data37 === 17)) || (data37 === 18)) || (data37 === 8)) || (false))){
return false;
}
}
if(data.guide_type !== undefined){
let data38 = data.guide_type;
if(!((typeof data38 == "number") && (!(data38 % 1) && !isNaN(data38)))){
return false;
}
if(!((((((((((data38 === 1) || (data38 === 2)) || (data38 === 3)) || (data38 === 4)) || (data38 === 5)) || (data38 === 6)) || (data38 === 7)) || (data38 === 8)) || (data38 === 9)) || (false))){
return false;
}
}
if(data.transfer_type !== undefined){
let data39 = data.transfer_type;
if(!((typeof data39 == "number") && (!(data39 % 1) && !isNaN(data39)))){
return false;
}
if(!((((data39 === 1) || (data39 === 2)) || (data39 === 3)) || (false))){
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
let data42 = data.deployment_observations;
if(!((typeof data42 == "number") && (!(data42 % 1) && !isNaN(data42)))){
return false;
}
if(!(((((data42 === 0) || (data42 === 1)) || (data42 === 2)) || (data42 === 3)) || (false))){
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
function validate_DocumentLineCreate(data){
if(!(validate_LineModifiers(data))){
return false;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.quantity === undefined){
return false;
}
if(data.line_description === undefined){
return false;
}
if(data.unit_price === undefined){
return false;
}
if(data.unit_measure === undefined){
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
function validate_DocumentTotalsCreate(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.total_amount === undefined){
return false;
}
for(const key0 in data){
switch(key0.length){case 31:switch(key0){case "vat_credit_construction_company":continue;}break;case 10:switch(key0){case "net_amount":continue;}break;case 12:switch(key0){case "taxes_amount":case "total_amount":continue;}break;};
return false;
}
if(data.vat_credit_construction_company !== undefined){
let data0 = data.vat_credit_construction_company;
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
if(data.net_amount !== undefined){
let data1 = data.net_amount;
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
if(data.taxes_amount !== undefined){
let data2 = data.taxes_amount;
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
if(data.total_amount !== undefined){
let data3 = data.total_amount;
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
function validate_DocumentCreate(data){
let errors = 0;
const _errs3 = errors;
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.options !== undefined){
let data0 = data.options;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.gross_values !== undefined){
if(!(data0.gross_values === 0)){
errors++;
}
}
}
}
}
var _valid0 = _errs4 === errors;
errors = _errs3;
if(_valid0){
const _errs7 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.totals !== undefined){
let data2 = data.totals;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.net_amount === undefined){
return false;
}
}
}
}
var _valid0 = _errs7 === errors;
}
if(data && typeof data == "object" && !Array.isArray(data)){
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
switch(key0.length){case 7:switch(key0){case "options":case "details":continue;}break;case 6:switch(key0){case "header":case "totals":continue;}break;case 10:switch(key0){case "references":continue;}break;case 28:switch(key0){case "globals_discounts_surcharges":continue;}break;case 12:switch(key0){case "payment_link":continue;}break;};
return false;
}
if(data.options !== undefined){
if(!(validate_DocumentOptions(data.options))){
return false;
}
}
if(data.header !== undefined){
if(!(validate_DocumentHeaderCreate(data.header))){
return false;
}
}
if(data.details !== undefined){
let data5 = data.details;
if(Array.isArray(data5)){
if(data5.length > 10000){
return false;
}
if(data5.length < 1){
return false;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(!(validate_DocumentLineCreate(data5[i0]))){
return false;
}
}
}
else {
return false;
}
}
if(data.references !== undefined){
let data7 = data.references;
if(Array.isArray(data7)){
if(data7.length > 1000){
return false;
}
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
if(!(validate_DocumentReference(data7[i1]))){
return false;
}
}
}
else {
return false;
}
}
if(data.globals_discounts_surcharges !== undefined){
let data9 = data.globals_discounts_surcharges;
if(Array.isArray(data9)){
const len2 = data9.length;
for(let i2=0; i2<len2; i2++){
if(!(validate_DocumentGlobal(data9[i2]))){
return false;
}
}
}
else {
return false;
}
}
if(data.totals !== undefined){
if(!(validate_DocumentTotalsCreate(data.totals))){
return false;
}
}
if(data.payment_link !== undefined){
if(!(validate_PaymentLink(data.payment_link))){
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
function validate_CountriesClDocumentCreate(data){
let errors = 0;
const _errs3 = errors;
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.header === undefined) && (missing0 = "header")){
errors++;
}
else {
if(data.header !== undefined){
let data0 = data.header;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.document_type_id === undefined) && (missing1 = "document_type_id")){
errors++;
}
else {
if(data0.document_type_id !== undefined){
let data1 = data0.document_type_id;
if(!((((((((((data1 === 2) || (data1 === 32)) || (data1 === 41)) || (data1 === 54)) || (data1 === 17)) || (data1 === 16)) || (data1 === 46)) || (data1 === 47)) || (data1 === 48)) || (false))){
errors++;
}
}
}
}
}
}
}
var _valid0 = _errs4 === errors;
errors = _errs3;
if(_valid0){
const _errs7 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.options !== undefined){
let data2 = data.options;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.gross_values !== undefined){
if(!(data2.gross_values === 0)){
return false;
}
}
}
}
}
var _valid0 = _errs7 === errors;
}
const _errs11 = errors;
const _errs12 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.options === undefined) && (missing2 = "options")){
errors++;
}
else {
if(data.options !== undefined){
let data4 = data.options;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing3;
if((data4.gross_values === undefined) && (missing3 = "gross_values")){
errors++;
}
else {
if(data4.gross_values !== undefined){
if(!(data4.gross_values === 1)){
errors++;
}
}
}
}
}
}
}
var _valid1 = _errs12 === errors;
errors = _errs11;
if(_valid1){
const _errs15 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.totals !== undefined){
let data6 = data.totals;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.vat_credit_construction_company !== undefined){
return false;
}
if(data6.net_amount !== undefined){
return false;
}
if(data6.taxes_amount !== undefined){
return false;
}
}
}
}
var _valid1 = _errs15 === errors;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.header !== undefined){
let data10 = data.header;
if(!(validate_CountriesClDocumentHeader(data10))){
return false;
}
const _errs20 = errors;
const _errs21 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing4;
if((data10.document_type_id === undefined) && (missing4 = "document_type_id")){
errors++;
}
else {
if(data10.document_type_id !== undefined){
let data11 = data10.document_type_id;
if(!((((((((data11 === 2) || (data11 === 32)) || (data11 === 17)) || (data11 === 16)) || (data11 === 46)) || (data11 === 47)) || (data11 === 48)) || (false))){
errors++;
}
}
}
}
var _valid2 = _errs21 === errors;
errors = _errs20;
if(_valid2){
const _errs23 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.receiver_tax_id_code === undefined){
return false;
}
}
var _valid2 = _errs23 === errors;
}
const _errs25 = errors;
const _errs26 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing5;
if((data10.document_type_id === undefined) && (missing5 = "document_type_id")){
errors++;
}
else {
if(data10.document_type_id !== undefined){
let data12 = data10.document_type_id;
if(!((((((((data12 === 2) || (data12 === 32)) || (data12 === 17)) || (data12 === 16)) || (data12 === 46)) || (data12 === 47)) || (data12 === 48)) || (false))){
errors++;
}
}
}
}
var _valid3 = _errs26 === errors;
errors = _errs25;
if(_valid3){
const _errs28 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.receiver_legal_name === undefined){
return false;
}
}
var _valid3 = _errs28 === errors;
}
const _errs30 = errors;
const _errs31 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing6;
if(((data10.document_type_id === undefined) && (missing6 = "document_type_id")) || ((data10.receiver_legal_name === undefined) && (missing6 = "receiver_legal_name"))){
errors++;
}
else {
if(data10.document_type_id !== undefined){
let data13 = data10.document_type_id;
if(!((((data13 === 37) || (data13 === 39)) || (data13 === 41)) || (false))){
errors++;
}
}
}
}
var _valid4 = _errs31 === errors;
errors = _errs30;
if(_valid4){
const _errs33 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.receiver_tax_id_code === undefined){
return false;
}
}
var _valid4 = _errs33 === errors;
}
const _errs35 = errors;
const _errs36 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing7;
if(((data10.document_type_id === undefined) && (missing7 = "document_type_id")) || ((data10.receiver_tax_id_code === undefined) && (missing7 = "receiver_tax_id_code"))){
errors++;
}
else {
if(data10.document_type_id !== undefined){
let data14 = data10.document_type_id;
if(!((((data14 === 37) || (data14 === 39)) || (data14 === 41)) || (false))){
errors++;
}
}
}
}
var _valid5 = _errs36 === errors;
errors = _errs35;
if(_valid5){
const _errs38 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.receiver_legal_name === undefined){
return false;
}
}
var _valid5 = _errs38 === errors;
}
const _errs40 = errors;
const _errs41 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing8;
if((data10.document_type_id === undefined) && (missing8 = "document_type_id")){
errors++;
}
else {
if(data10.document_type_id !== undefined){
let data15 = data10.document_type_id;
if(!(((((((((data15 === 2) || (data15 === 32)) || (data15 === 37)) || (data15 === 39)) || (data15 === 41)) || (data15 === 54)) || (data15 === 17)) || (data15 === 16)) || (false))){
errors++;
}
}
}
}
var _valid6 = _errs41 === errors;
errors = _errs40;
if(_valid6){
const _errs43 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.currency_id !== undefined){
return false;
}
}
var _valid6 = _errs43 === errors;
}
const _errs45 = errors;
const _errs46 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing9;
if((data10.document_type_id === undefined) && (missing9 = "document_type_id")){
errors++;
}
else {
if(data10.document_type_id !== undefined){
let data17 = data10.document_type_id;
if(!(((((((((data17 === 2) || (data17 === 32)) || (data17 === 37)) || (data17 === 39)) || (data17 === 41)) || (data17 === 54)) || (data17 === 17)) || (data17 === 16)) || (false))){
errors++;
}
}
}
}
var _valid7 = _errs46 === errors;
errors = _errs45;
if(_valid7){
const _errs48 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.service_indicator !== undefined){
return false;
}
}
var _valid7 = _errs48 === errors;
}
const _errs50 = errors;
const _errs51 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing10;
if((data10.document_type_id === undefined) && (missing10 = "document_type_id")){
errors++;
}
else {
if(data10.document_type_id !== undefined){
if(!(data10.document_type_id === 54)){
errors++;
}
}
}
}
var _valid8 = _errs51 === errors;
errors = _errs50;
if(_valid8){
const _errs53 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.guide_type === undefined){
return false;
}
}
var _valid8 = _errs53 === errors;
}
const _errs55 = errors;
const _errs56 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing11;
if(((data10.document_type_id === undefined) && (missing11 = "document_type_id")) || ((data10.guide_type === undefined) && (missing11 = "guide_type"))){
errors++;
}
else {
if(data10.document_type_id !== undefined){
const _errs57 = errors;
if(!(data10.document_type_id === 54)){
errors++;
}
var valid31 = _errs57 === errors;
}
else {
var valid31 = true;
}
if(valid31){
if(data10.guide_type !== undefined){
let data21 = data10.guide_type;
const _errs58 = errors;
if(!(((((((((data21 === 1) || (data21 === 2)) || (data21 === 3)) || (data21 === 4)) || (data21 === 6)) || (data21 === 7)) || (data21 === 8)) || (data21 === 9)) || (false))){
errors++;
}
var valid31 = _errs58 === errors;
}
else {
var valid31 = true;
}
}
}
}
var _valid9 = _errs56 === errors;
errors = _errs55;
if(_valid9){
const _errs59 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.transfer_type === undefined){
return false;
}
}
var _valid9 = _errs59 === errors;
}
}
}
else {
return false;
}
return true;
}
function validate_DocumentCreate$cl$scope(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.options !== undefined){
let data0 = data.options;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.send_email !== undefined){
if(!(data0.send_email === 0)){
return false;
}
}
}
}
if(data.header !== undefined){
let data2 = data.header;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.document_sequence_code !== undefined){
return false;
}
if(data2.receiver_county_id !== undefined){
return false;
}
if(data2.additional !== undefined){
let data5 = data2.additional;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.mx_header !== undefined){
return false;
}
if(data5.mx_shipping !== undefined){
return false;
}
if(data5.mx_exports !== undefined){
return false;
}
if(data5.co_header !== undefined){
return false;
}
if(data5.pe_header !== undefined){
return false;
}
if(data5.pe_detraction !== undefined){
return false;
}
if(data5.pe_cargo_transport !== undefined){
return false;
}
if(data5.ar_header !== undefined){
return false;
}
if(data5.pe_retention_header !== undefined){
return false;
}
if(data5.pe_shipping !== undefined){
return false;
}
}
}
}
}
if(data.details !== undefined){
let data16 = data.details;
if(Array.isArray(data16)){
const len0 = data16.length;
for(let i0=0; i0<len0; i0++){
let data17 = data16[i0];
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.additional !== undefined){
let data18 = data17.additional;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.mx_detail !== undefined){
return false;
}
}
}
}
}
}
}
if(data.references !== undefined){
let data20 = data.references;
if(Array.isArray(data20)){
const len1 = data20.length;
for(let i1=0; i1<len1; i1++){
let data21 = data20[i1];
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(data21.additional !== undefined){
let data22 = data21.additional;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(data22.pe_retention_details !== undefined){
return false;
}
}
}
}
}
}
}
}
return true;
}
function validate_DocumentCreate$cl(data){
if(!(validate_DocumentCreate(data))){
return false;
}
if(!(validate_CountriesClDocumentCreate(data))){
return false;
}
if(!(validate_DocumentCreate$cl$scope(data))){
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
function validate_CountriesUsDocumentCreate(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.header !== undefined){
if(!(validate_CountriesUsDocumentHeader(data.header))){
return false;
}
}
if(data.totals !== undefined){
let data1 = data.totals;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.net_amount === undefined){
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
function validate_DocumentCreate$us$scope(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.options !== undefined){
let data0 = data.options;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.draft_only !== undefined){
if(!(data0.draft_only === 0)){
return false;
}
}
if(data0.draft_preview !== undefined){
if(!(data0.draft_preview === 0)){
return false;
}
}
if(data0.send_email !== undefined){
if(!(data0.send_email === 0)){
return false;
}
}
if(data0.gross_values !== undefined){
if(!(data0.gross_values === 0)){
return false;
}
}
if(data0.pdf_transfer_copy !== undefined){
if(!(data0.pdf_transfer_copy === 0)){
return false;
}
}
}
}
if(data.header !== undefined){
let data6 = data.header;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.document_sequence_code !== undefined){
return false;
}
if(data6.receiver_county_id !== undefined){
return false;
}
if(data6.additional !== undefined){
let data9 = data6.additional;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.mx_header !== undefined){
return false;
}
if(data9.mx_shipping !== undefined){
return false;
}
if(data9.mx_exports !== undefined){
return false;
}
if(data9.co_header !== undefined){
return false;
}
if(data9.pe_header !== undefined){
return false;
}
if(data9.pe_detraction !== undefined){
return false;
}
if(data9.pe_cargo_transport !== undefined){
return false;
}
if(data9.ar_header !== undefined){
return false;
}
if(data9.pe_retention_header !== undefined){
return false;
}
if(data9.pe_shipping !== undefined){
return false;
}
}
}
}
}
if(data.details !== undefined){
let data20 = data.details;
if(Array.isArray(data20)){
const len0 = data20.length;
for(let i0=0; i0<len0; i0++){
let data21 = data20[i0];
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(data21.additional !== undefined){
let data22 = data21.additional;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(data22.mx_detail !== undefined){
return false;
}
}
}
}
}
}
}
if(data.references !== undefined){
let data24 = data.references;
if(Array.isArray(data24)){
const len1 = data24.length;
for(let i1=0; i1<len1; i1++){
let data25 = data24[i1];
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
if(data25.additional !== undefined){
let data26 = data25.additional;
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
if(data26.pe_retention_details !== undefined){
return false;
}
}
}
}
}
}
}
}
return true;
}
function validate_DocumentCreate$us(data){
if(!(validate_DocumentCreate(data))){
return false;
}
if(!(validate_CountriesUsDocumentCreate(data))){
return false;
}
if(!(validate_DocumentCreate$us$scope(data))){
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
function validate_CountriesCoDocumentCreate(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.header !== undefined){
if(!(validate_CountriesCoDocumentHeader(data.header))){
return false;
}
}
if(data.totals !== undefined){
let data1 = data.totals;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.net_amount === undefined){
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
function validate_DocumentCreate$co$scope(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.options !== undefined){
let data0 = data.options;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.draft_only !== undefined){
if(!(data0.draft_only === 0)){
return false;
}
}
if(data0.draft_preview !== undefined){
if(!(data0.draft_preview === 0)){
return false;
}
}
if(data0.gross_values !== undefined){
if(!(data0.gross_values === 0)){
return false;
}
}
if(data0.pdf_transfer_copy !== undefined){
if(!(data0.pdf_transfer_copy === 0)){
return false;
}
}
}
}
if(data.header !== undefined){
let data5 = data.header;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.additional !== undefined){
let data6 = data5.additional;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.mx_header !== undefined){
return false;
}
if(data6.mx_shipping !== undefined){
return false;
}
if(data6.mx_exports !== undefined){
return false;
}
if(data6.pe_header !== undefined){
return false;
}
if(data6.pe_detraction !== undefined){
return false;
}
if(data6.pe_cargo_transport !== undefined){
return false;
}
if(data6.ar_header !== undefined){
return false;
}
if(data6.pe_retention_header !== undefined){
return false;
}
if(data6.pe_shipping !== undefined){
return false;
}
}
}
}
}
if(data.details !== undefined){
let data16 = data.details;
if(Array.isArray(data16)){
const len0 = data16.length;
for(let i0=0; i0<len0; i0++){
let data17 = data16[i0];
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.additional !== undefined){
let data18 = data17.additional;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.mx_detail !== undefined){
return false;
}
}
}
}
}
}
}
if(data.references !== undefined){
let data20 = data.references;
if(Array.isArray(data20)){
const len1 = data20.length;
for(let i1=0; i1<len1; i1++){
let data21 = data20[i1];
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(data21.additional !== undefined){
let data22 = data21.additional;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(data22.pe_retention_details !== undefined){
return false;
}
}
}
}
}
}
}
}
return true;
}
function validate_DocumentCreate$co(data){
if(!(validate_DocumentCreate(data))){
return false;
}
if(!(validate_CountriesCoDocumentCreate(data))){
return false;
}
if(!(validate_DocumentCreate$co$scope(data))){
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
function validate_CountriesMxDocumentCreate(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.header !== undefined){
if(!(validate_CountriesMxDocumentHeader(data.header))){
return false;
}
}
if(data.totals !== undefined){
let data1 = data.totals;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.net_amount === undefined){
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
function validate_DocumentCreate$mx$scope(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.options !== undefined){
let data0 = data.options;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.draft_only !== undefined){
if(!(data0.draft_only === 0)){
return false;
}
}
if(data0.draft_preview !== undefined){
if(!(data0.draft_preview === 0)){
return false;
}
}
if(data0.send_email !== undefined){
if(!(data0.send_email === 0)){
return false;
}
}
if(data0.gross_values !== undefined){
if(!(data0.gross_values === 0)){
return false;
}
}
if(data0.pdf_transfer_copy !== undefined){
if(!(data0.pdf_transfer_copy === 0)){
return false;
}
}
}
}
if(data.header !== undefined){
let data6 = data.header;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.document_sequence_code !== undefined){
return false;
}
if(data6.receiver_county_id !== undefined){
return false;
}
if(data6.additional !== undefined){
let data9 = data6.additional;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.co_header !== undefined){
return false;
}
if(data9.pe_header !== undefined){
return false;
}
if(data9.pe_detraction !== undefined){
return false;
}
if(data9.pe_cargo_transport !== undefined){
return false;
}
if(data9.ar_header !== undefined){
return false;
}
if(data9.pe_retention_header !== undefined){
return false;
}
if(data9.pe_shipping !== undefined){
return false;
}
}
}
}
}
if(data.references !== undefined){
let data17 = data.references;
if(Array.isArray(data17)){
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
let data18 = data17[i0];
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.additional !== undefined){
let data19 = data18.additional;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(data19.pe_retention_details !== undefined){
return false;
}
}
}
}
}
}
}
}
return true;
}
function validate_DocumentCreate$mx(data){
if(!(validate_DocumentCreate(data))){
return false;
}
if(!(validate_CountriesMxDocumentCreate(data))){
return false;
}
if(!(validate_DocumentCreate$mx$scope(data))){
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
function validate_CountriesPeDocumentCreate(data){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.header !== undefined){
let data0 = data.header;
if(!(validate_CountriesPeDocumentHeader(data0))){
return false;
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.additional !== undefined){
let data1 = data0.additional;
const _errs6 = errors;
const _errs7 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing0;
if((data1.pe_header === undefined) && (missing0 = "pe_header")){
errors++;
}
else {
if(data1.pe_header !== undefined){
let data2 = data1.pe_header;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2.operation_type === undefined) && (missing1 = "operation_type")){
errors++;
}
else {
if(data2.operation_type !== undefined){
let data3 = data2.operation_type;
if(!((((data3 === "1001") || (data3 === "1003")) || (data3 === "1004")) || (false))){
errors++;
}
}
}
}
}
}
}
var _valid0 = _errs7 === errors;
errors = _errs6;
if(_valid0){
const _errs10 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.pe_detraction === undefined){
return false;
}
}
var _valid0 = _errs10 === errors;
}
const _errs12 = errors;
const _errs13 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing2;
if((data1.pe_header === undefined) && (missing2 = "pe_header")){
errors++;
}
else {
if(data1.pe_header !== undefined){
let data4 = data1.pe_header;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing3;
if((data4.operation_type === undefined) && (missing3 = "operation_type")){
errors++;
}
else {
if(data4.operation_type !== undefined){
if(!(data4.operation_type === "1004")){
errors++;
}
}
}
}
}
}
}
var _valid1 = _errs13 === errors;
errors = _errs12;
if(_valid1){
const _errs16 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.pe_cargo_transport === undefined){
return false;
}
}
var _valid1 = _errs16 === errors;
}
}
}
}
if(data.totals !== undefined){
let data6 = data.totals;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.net_amount === undefined){
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
function validate_DocumentCreate$pe$scope(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.options !== undefined){
let data0 = data.options;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.draft_only !== undefined){
if(!(data0.draft_only === 0)){
return false;
}
}
if(data0.draft_preview !== undefined){
if(!(data0.draft_preview === 0)){
return false;
}
}
if(data0.send_email !== undefined){
if(!(data0.send_email === 0)){
return false;
}
}
if(data0.gross_values !== undefined){
if(!(data0.gross_values === 0)){
return false;
}
}
if(data0.pdf_transfer_copy !== undefined){
if(!(data0.pdf_transfer_copy === 0)){
return false;
}
}
}
}
if(data.header !== undefined){
let data6 = data.header;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.receiver_county_id !== undefined){
return false;
}
if(data6.additional !== undefined){
let data8 = data6.additional;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.mx_header !== undefined){
return false;
}
if(data8.mx_shipping !== undefined){
return false;
}
if(data8.mx_exports !== undefined){
return false;
}
if(data8.co_header !== undefined){
return false;
}
if(data8.ar_header !== undefined){
return false;
}
}
}
}
}
if(data.details !== undefined){
let data14 = data.details;
if(Array.isArray(data14)){
const len0 = data14.length;
for(let i0=0; i0<len0; i0++){
let data15 = data14[i0];
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.additional !== undefined){
let data16 = data15.additional;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.mx_detail !== undefined){
return false;
}
}
}
}
}
}
}
}
return true;
}
function validate_DocumentCreate$pe(data){
if(!(validate_DocumentCreate(data))){
return false;
}
if(!(validate_CountriesPeDocumentCreate(data))){
return false;
}
if(!(validate_DocumentCreate$pe$scope(data))){
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
function validate_CountriesArDocumentCreate(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.header !== undefined){
if(!(validate_CountriesArDocumentHeader(data.header))){
return false;
}
}
if(data.totals !== undefined){
let data1 = data.totals;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.net_amount === undefined){
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
function validate_DocumentCreate$ar$scope(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.options !== undefined){
let data0 = data.options;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.draft_only !== undefined){
if(!(data0.draft_only === 0)){
return false;
}
}
if(data0.draft_preview !== undefined){
if(!(data0.draft_preview === 0)){
return false;
}
}
if(data0.send_email !== undefined){
if(!(data0.send_email === 0)){
return false;
}
}
if(data0.gross_values !== undefined){
if(!(data0.gross_values === 0)){
return false;
}
}
if(data0.pdf_transfer_copy !== undefined){
if(!(data0.pdf_transfer_copy === 0)){
return false;
}
}
}
}
if(data.header !== undefined){
let data6 = data.header;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.receiver_county_id !== undefined){
return false;
}
if(data6.additional !== undefined){
let data8 = data6.additional;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.mx_header !== undefined){
return false;
}
if(data8.mx_shipping !== undefined){
return false;
}
if(data8.mx_exports !== undefined){
return false;
}
if(data8.co_header !== undefined){
return false;
}
if(data8.pe_header !== undefined){
return false;
}
if(data8.pe_detraction !== undefined){
return false;
}
if(data8.pe_cargo_transport !== undefined){
return false;
}
if(data8.pe_retention_header !== undefined){
return false;
}
if(data8.pe_shipping !== undefined){
return false;
}
}
}
}
}
if(data.details !== undefined){
let data18 = data.details;
if(Array.isArray(data18)){
const len0 = data18.length;
for(let i0=0; i0<len0; i0++){
let data19 = data18[i0];
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(data19.additional !== undefined){
let data20 = data19.additional;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20.mx_detail !== undefined){
return false;
}
}
}
}
}
}
}
if(data.references !== undefined){
let data22 = data.references;
if(Array.isArray(data22)){
const len1 = data22.length;
for(let i1=0; i1<len1; i1++){
let data23 = data22[i1];
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if(data23.additional !== undefined){
let data24 = data23.additional;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if(data24.pe_retention_details !== undefined){
return false;
}
}
}
}
}
}
}
}
return true;
}
function validate_DocumentCreate$ar(data){
if(!(validate_DocumentCreate(data))){
return false;
}
if(!(validate_CountriesArDocumentCreate(data))){
return false;
}
if(!(validate_DocumentCreate$ar$scope(data))){
return false;
}
return true;
}
