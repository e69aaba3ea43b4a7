// Generated; do not edit. Whether a body is a document-create: the shared schema, and each variant.

export const is = validate38;

export const variants = {
  "cl": { is: validate42 },
  "us": { is: validate46 },
  "co": { is: validate50 },
  "mx": { is: validate54 },
  "pe": { is: validate58 },
  "ar": { is: validate62 },
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

const pattern0 = new RegExp("^https?://", "u");
function validate0(data){
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
if(!pattern0.test(data6))return false;
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
const pattern1 = new RegExp(",,|,$", "u");
const pattern2 = new RegExp("^(?:[0-9]*,){400}", "u");
function validate1(data){
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
if(data.payment_conditions !== undefined){
let data0 = data.payment_conditions;
if(typeof data0 === "string"){
if(!pattern1.test(data0)){
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
if(!pattern1.test(data1)){
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
if(!pattern2.test(data2)){
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
if(!pattern2.test(data3)){
errors++;
}
}
var valid6 = errors === 0;
if(valid6)return false;
errors = 0;
}
return true;
}
function validate2(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
for(const key0 in data){
if(key0 !== "receiver_cfdi_usage")return false;
}
if(data.receiver_cfdi_usage !== undefined){
if(typeof data.receiver_cfdi_usage !== "string")return false;
}
return true;
}
const formats0 = getDateTime(true);
const pattern3 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}(?:[.][0-9]{1,9})?(?:[Zz]|[+-][0-9]{2}:[0-9]{2})$", "u");
function validate3(data){
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
if(!pattern3.test(data2))return false;
if(!formats0(data2))return false;
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
function validate4(data){
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
function validate5(data){
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
if(!validate4(data9[i0]))return false;
}
}
return true;
}
function validate6(data){
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
if(!validate3(data.origin))return false;
}
if(data.destination !== undefined){
if(!validate3(data.destination))return false;
}
if(data.merchandise !== undefined){
if(!validate5(data.merchandise))return false;
}
return true;
}
function validate7(data){
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
function validate8(data){
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
function validate9(data){
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
function validate10(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
for(const key0 in data){
if(key0 !== "details")return false;
}
if(data.details !== undefined){
let data0 = data.details;
if(!Array.isArray(data0))return false;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!validate9(data0[i0]))return false;
}
}
return true;
}
function validate11(data){
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
if(!validate7(data.origin))return false;
}
if(data.destination !== undefined){
if(!validate8(data.destination))return false;
}
if(data.merchandise !== undefined){
if(!validate10(data.merchandise))return false;
}
return true;
}
function validate12(data){
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
function validate13(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
for(const key0 in data){
if(key0 !== "operation_type")return false;
}
if(data.operation_type !== undefined){
if(typeof data.operation_type !== "string")return false;
}
return true;
}
function validate14(data){
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
function validate15(data){
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
function validate16(data){
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
function validate17(data){
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
function validate18(data){
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
function validate19(data){
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
function validate20(data){
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
if(!validate18(data.driver_person))return false;
}
if(data.carrier_party !== undefined){
if(!validate19(data.carrier_party))return false;
}
return true;
}
function validate21(data){
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
function validate22(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
for(const key0 in data){
if(!(key0 === "delivery_address" || key0 === "dispatch"))return false;
}
if(data.delivery_address !== undefined){
if(!validate21(data.delivery_address))return false;
}
if(data.dispatch !== undefined){
if(!validate21(data.dispatch))return false;
}
return true;
}
function validate23(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
for(const key0 in data){
if(key0 !== "transport_equipment_id")return false;
}
if(data.transport_equipment_id !== undefined){
if(typeof data.transport_equipment_id !== "string")return false;
}
return true;
}
function validate24(data){
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
if(!validate20(data.shipment_stage))return false;
}
if(data.delivery !== undefined){
if(!validate22(data.delivery))return false;
}
if(data.transport_handling_unit !== undefined){
if(!validate23(data.transport_handling_unit))return false;
}
return true;
}
function validate25(data){
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
if(!validate2(data.mx_header))return false;
}
if(data.mx_shipping !== undefined){
if(!validate6(data.mx_shipping))return false;
}
if(data.mx_exports !== undefined){
if(!validate11(data.mx_exports))return false;
}
if(data.co_header !== undefined){
if(!validate12(data.co_header))return false;
}
if(data.pe_header !== undefined){
if(!validate13(data.pe_header))return false;
}
if(data.pe_detraction !== undefined){
if(!validate14(data.pe_detraction))return false;
}
if(data.pe_cargo_transport !== undefined){
if(!validate15(data.pe_cargo_transport))return false;
}
if(data.ar_header !== undefined){
if(!validate16(data.ar_header))return false;
}
if(data.pe_retention_header !== undefined){
if(!validate17(data.pe_retention_header))return false;
}
if(data.pe_shipping !== undefined){
if(!validate24(data.pe_shipping))return false;
}
return true;
}
const formats1 = date;
const pattern4 = new RegExp("^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$", "u");
const pattern5 = new RegExp("^[0-9][0-9,]*$", "u");
function validate26(data){
let errors = 0;
if(!validate1(data))return false;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.receiver_county_id !== undefined){
errors++;
}
}
var _valid0 = errors === 0;
errors = 0;
if(_valid0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.receiver_district === undefined || data.receiver_city === undefined)return false;
}
var _valid0 = true;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.exchange_rate_value === undefined){
errors++;
}
else if(data.currency_id !== undefined){
errors++;
}
}
var _valid1 = errors === 0;
errors = 0;
if(_valid1){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.exchange_rate_value !== undefined)return false;
}
var _valid1 = true;
}
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
if(data.document_type_id === undefined || data.issue_date === undefined || data.issuer_address === undefined || data.issuer_district === undefined || data.issuer_city === undefined || data.issuer_phone === undefined || data.issuer_activity === undefined || data.receiver_address === undefined || data.receiver_phone === undefined || data.payment_conditions === undefined)return false;
for(const key0 in data){
switch(key0.length){
case 10:switch(key0){case "account_id":case "issue_date":case "guide_type":case "additional":continue;}break;
case 16:switch(key0){case "document_type_id":case "receiver_address":case "port_embarkation":case "shipping_address":continue;}break;
case 22:switch(key0){case "document_sequence_code":continue;}break;
case 15:switch(key0){case "document_number":case "issuer_district":case "issuer_activity":continue;}break;
case 18:switch(key0){case "issuer_tax_id_code":case "issuer_tax_id_type":case "receiver_county_id":case "payment_conditions":case "branch_office_code":continue;}break;
case 17:switch(key0){case "issuer_legal_name":case "issuer_country_id":case "issuer_postalcode":case "receiver_district":case "receiver_activity":case "receiver_state_id":case "service_indicator":continue;}break;
case 14:switch(key0){case "issuer_address":case "receiver_phone":case "receiver_email":continue;}break;
case 11:switch(key0){case "issuer_city":case "currency_id":case "sale_clause":continue;}break;
case 12:switch(key0){case "issuer_phone":case "observations":case "gross_weight":continue;}break;
case 20:switch(key0){case "receiver_tax_id_code":case "receiver_tax_id_type":continue;}break;
case 19:switch(key0){case "receiver_legal_name":case "receiver_postalcode":case "receiver_country_id":case "exchange_rate_value":case "port_disembarkation":continue;}break;
case 13:switch(key0){case "receiver_city":case "sale_modality":case "transfer_type":continue;}break;
case 9:switch(key0){case "seller_id":continue;}break;
case 23:switch(key0){case "deployment_observations":continue;}break;
}
return false;
}
if(data.account_id !== undefined){
let data3 = data.account_id;
if(!Number.isSafeInteger(data3))return false;
}
let data4 = data.document_type_id;
if(!Number.isSafeInteger(data4))return false;if(data4 < 1)return false;
if(data.document_sequence_code !== undefined){
if(typeof data.document_sequence_code !== "string")return false;
}
if(data.document_number !== undefined){
let data6 = data.document_number;
if(!Number.isSafeInteger(data6))return false;
}
let data7 = data.issue_date;
if(typeof data7 !== "string")return false;
if(!pattern4.test(data7))return false;
if(!formats1(data7))return false;
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
if(data.issuer_country_id !== undefined){
if(typeof data.issuer_country_id !== "string")return false;
}
if(typeof data.issuer_phone !== "string")return false;
if(typeof data.issuer_activity !== "string")return false;
if(data.issuer_postalcode !== undefined){
if(typeof data.issuer_postalcode !== "string")return false;
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
let data27 = data.receiver_state_id;
if(!Number.isSafeInteger(data27))return false;
}
if(data.receiver_county_id !== undefined){
if(typeof data.receiver_county_id !== "string")return false;
}
if(data.receiver_country_id !== undefined){
let data29 = data.receiver_country_id;
if(!Number.isSafeInteger(data29))return false;
}
if(data.receiver_email !== undefined){
if(typeof data.receiver_email !== "string")return false;
}
let data31 = data.payment_conditions;
if(typeof data31 !== "string")return false;
if(!pattern5.test(data31))return false;
if(data.seller_id !== undefined){
let data32 = data.seller_id;
if(!Number.isSafeInteger(data32))return false;
}
if(data.currency_id !== undefined){
let data33 = data.currency_id;
if(!Number.isSafeInteger(data33))return false;
}
if(data.exchange_rate_value !== undefined){
let data34 = data.exchange_rate_value;
if(!Number.isSafeInteger(data34))return false;
}
if(data.service_indicator !== undefined){
let data35 = data.service_indicator;
if(!(data35 === 1 || data35 === 2 || data35 === 3 || data35 === 4 || data35 === 5))return false;
}
if(data.sale_modality !== undefined){
let data36 = data.sale_modality;
if(!(data36 === 1 || data36 === 2 || data36 === 3 || data36 === 4 || data36 === 9))return false;
}
if(data.sale_clause !== undefined){
let data37 = data.sale_clause;
if(!(data37 === 1 || data37 === 2 || data37 === 3 || data37 === 4 || data37 === 5 || data37 === 6 || data37 === 9 || data37 === 10 || data37 === 11 || data37 === 12 || data37 === 17 || data37 === 18 || data37 === 8))return false;
}
if(data.guide_type !== undefined){
let data38 = data.guide_type;
if(!(data38 === 1 || data38 === 2 || data38 === 3 || data38 === 4 || data38 === 5 || data38 === 6 || data38 === 7 || data38 === 8 || data38 === 9))return false;
}
if(data.transfer_type !== undefined){
let data39 = data.transfer_type;
if(!(data39 === 1 || data39 === 2 || data39 === 3))return false;
}
if(data.branch_office_code !== undefined){
if(typeof data.branch_office_code !== "string")return false;
}
if(data.observations !== undefined){
if(typeof data.observations !== "string")return false;
}
if(data.deployment_observations !== undefined){
let data42 = data.deployment_observations;
if(!(data42 === 0 || data42 === 1 || data42 === 2 || data42 === 3))return false;
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
if(data.additional !== undefined){
if(!validate25(data.additional))return false;
}
return true;
}
function validate27(data){
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
function validate28(data){
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
function validate29(data){
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
function validate30(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
for(const key0 in data){
if(key0 !== "mx_detail")return false;
}
if(data.mx_detail !== undefined){
if(!validate29(data.mx_detail))return false;
}
return true;
}
function validate31(data){
if(!validate27(data))return false;
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
if(data.quantity === undefined || data.line_description === undefined || data.unit_price === undefined || data.unit_measure === undefined || data.total_amount_line === undefined)return false;
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
let data2 = data.line_description;
if(typeof data2 !== "string")return false;
if(data2.length > 100 && codePoints(data2) > 100)return false;
let data3 = data.unit_price;
if(typeof data3 != "number")return false;
if(data3 > 9007199254740991 || isNaN(data3))return false;
if(data3 < -9007199254740991)return false;
if(!decimals(data3, 6))return false;
if(data.long_description !== undefined){
if(typeof data.long_description !== "string")return false;
}
if(typeof data.unit_measure !== "string")return false;
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
if(!validate28(data10[i0]))return false;
}
}
if(data.additional !== undefined){
if(!validate30(data.additional))return false;
}
return true;
}
function validate32(data){
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
if(!pattern4.test(data2))return false;
if(!formats1(data2))return false;
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
if(!pattern4.test(data5))return false;
if(!formats1(data5))return false;
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
function validate33(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
for(const key0 in data){
if(key0 !== "pe_retention_details")return false;
}
if(data.pe_retention_details !== undefined){
if(!validate32(data.pe_retention_details))return false;
}
return true;
}
function validate34(data){
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
if(!pattern4.test(data12))return false;
if(!formats1(data12))return false;
}
if(data.additional !== undefined){
if(!validate33(data.additional))return false;
}
return true;
}
function validate35(data){
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
function validate36(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
if(data.total_amount === undefined)return false;
for(const key0 in data){
if(!(key0 === "vat_credit_construction_company" || key0 === "net_amount" || key0 === "taxes_amount" || key0 === "total_amount"))return false;
}
if(data.vat_credit_construction_company !== undefined){
let data0 = data.vat_credit_construction_company;
if(!Number.isSafeInteger(data0))return false;
}
if(data.net_amount !== undefined){
let data1 = data.net_amount;
if(!Number.isSafeInteger(data1))return false;
}
if(data.taxes_amount !== undefined){
let data2 = data.taxes_amount;
if(!Number.isSafeInteger(data2))return false;
}
let data3 = data.total_amount;
if(!Number.isSafeInteger(data3))return false;
return true;
}
function validate37(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
for(const key0 in data){
if(key0 !== "payment_url")return false;
}
if(data.payment_url !== undefined){
if(typeof data.payment_url !== "string")return false;
}
return true;
}
function validate38(data){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.options !== undefined){
let data0 = data.options;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.gross_values !== undefined){
if(0 !== data0.gross_values){
errors++;
}
}
}
}
}
var _valid0 = errors === 0;
errors = 0;
if(_valid0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.totals !== undefined){
let data2 = data.totals;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.net_amount === undefined)return false;
}
}
}
var _valid0 = true;
}
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
if(data.header === undefined || data.details === undefined || data.totals === undefined)return false;
for(const key0 in data){
if(!(key0 === "options" || key0 === "header" || key0 === "details" || key0 === "references" || key0 === "globals_discounts_surcharges" || key0 === "totals" || key0 === "payment_link"))return false;
}
if(data.options !== undefined){
if(!validate0(data.options))return false;
}
if(!validate26(data.header))return false;
let data5 = data.details;
if(!Array.isArray(data5))return false;
if(data5.length > 10000)return false;
if(data5.length < 1)return false;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(!validate31(data5[i0]))return false;
}
if(data.references !== undefined){
let data7 = data.references;
if(!Array.isArray(data7))return false;
if(data7.length > 1000)return false;
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
if(!validate34(data7[i1]))return false;
}
}
if(data.globals_discounts_surcharges !== undefined){
let data9 = data.globals_discounts_surcharges;
if(!Array.isArray(data9))return false;
const len2 = data9.length;
for(let i2=0; i2<len2; i2++){
if(!validate35(data9[i2]))return false;
}
}
if(!validate36(data.totals))return false;
if(data.payment_link !== undefined){
if(!validate37(data.payment_link))return false;
}
return true;
}
const pattern6 = new RegExp("^[0-9]{7,8}-[0-9Kk]$", "u");
function validate39(data){
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
if(!pattern6.test(data7))return false;
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
function validate40(data){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.header === undefined){
errors++;
}
else {
let data0 = data.header;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.document_type_id === undefined){
errors++;
}
else {
let data1 = data0.document_type_id;
if(!(data1 === 2 || data1 === 32 || data1 === 41 || data1 === 54 || data1 === 17 || data1 === 16 || data1 === 46 || data1 === 47 || data1 === 48)){
errors++;
}
}
}
}
}
var _valid0 = errors === 0;
errors = 0;
if(_valid0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.options !== undefined){
let data2 = data.options;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.gross_values !== undefined){
if(0 !== data2.gross_values)return false;
}
}
}
}
var _valid0 = true;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.options === undefined){
errors++;
}
else {
let data4 = data.options;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.gross_values === undefined){
errors++;
}
else if(1 !== data4.gross_values){
errors++;
}
}
}
}
var _valid1 = errors === 0;
errors = 0;
if(_valid1){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.totals !== undefined){
let data6 = data.totals;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.vat_credit_construction_company !== undefined)return false;
if(data6.net_amount !== undefined)return false;
if(data6.taxes_amount !== undefined)return false;
}
}
}
var _valid1 = true;
}
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
if(data.header !== undefined){
let data10 = data.header;
if(!validate39(data10))return false;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.document_type_id === undefined){
errors++;
}
else {
let data11 = data10.document_type_id;
if(!(data11 === 2 || data11 === 32 || data11 === 17 || data11 === 16 || data11 === 46 || data11 === 47 || data11 === 48)){
errors++;
}
}
}
var _valid2 = errors === 0;
errors = 0;
if(_valid2){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.receiver_tax_id_code === undefined)return false;
}
var _valid2 = true;
}
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.document_type_id === undefined){
errors++;
}
else {
let data12 = data10.document_type_id;
if(!(data12 === 2 || data12 === 32 || data12 === 17 || data12 === 16 || data12 === 46 || data12 === 47 || data12 === 48)){
errors++;
}
}
}
var _valid3 = errors === 0;
errors = 0;
if(_valid3){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.receiver_legal_name === undefined)return false;
}
var _valid3 = true;
}
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.document_type_id === undefined || data10.receiver_legal_name === undefined){
errors++;
}
else {
let data13 = data10.document_type_id;
if(!(data13 === 37 || data13 === 39 || data13 === 41)){
errors++;
}
}
}
var _valid4 = errors === 0;
errors = 0;
if(_valid4){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.receiver_tax_id_code === undefined)return false;
}
var _valid4 = true;
}
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.document_type_id === undefined || data10.receiver_tax_id_code === undefined){
errors++;
}
else {
let data14 = data10.document_type_id;
if(!(data14 === 37 || data14 === 39 || data14 === 41)){
errors++;
}
}
}
var _valid5 = errors === 0;
errors = 0;
if(_valid5){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.receiver_legal_name === undefined)return false;
}
var _valid5 = true;
}
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.document_type_id === undefined){
errors++;
}
else {
let data15 = data10.document_type_id;
if(!(data15 === 2 || data15 === 32 || data15 === 37 || data15 === 39 || data15 === 41 || data15 === 54 || data15 === 17 || data15 === 16)){
errors++;
}
}
}
var _valid6 = errors === 0;
errors = 0;
if(_valid6){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.currency_id !== undefined)return false;
}
var _valid6 = true;
}
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.document_type_id === undefined){
errors++;
}
else {
let data17 = data10.document_type_id;
if(!(data17 === 2 || data17 === 32 || data17 === 37 || data17 === 39 || data17 === 41 || data17 === 54 || data17 === 17 || data17 === 16)){
errors++;
}
}
}
var _valid7 = errors === 0;
errors = 0;
if(_valid7){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.service_indicator !== undefined)return false;
}
var _valid7 = true;
}
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.document_type_id === undefined){
errors++;
}
else if(54 !== data10.document_type_id){
errors++;
}
}
var _valid8 = errors === 0;
errors = 0;
if(_valid8){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.guide_type === undefined)return false;
}
var _valid8 = true;
}
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.document_type_id === undefined || data10.guide_type === undefined){
errors++;
}
else {
if(54 !== data10.document_type_id){
errors++;
}
var valid30 = errors === 0;
if(valid30){
let data21 = data10.guide_type;
const _errs57 = errors;
if(!(data21 === 1 || data21 === 2 || data21 === 3 || data21 === 4 || data21 === 6 || data21 === 7 || data21 === 8 || data21 === 9)){
errors++;
}
var valid30 = errors === _errs57;
}
}
}
var _valid9 = errors === 0;
errors = 0;
if(_valid9){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.transfer_type === undefined)return false;
}
var _valid9 = true;
}
}
return true;
}
function validate41(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.options !== undefined){
let data0 = data.options;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.send_email !== undefined){
if(0 !== data0.send_email)return false;
}
}
}
if(data.header !== undefined){
let data2 = data.header;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.document_sequence_code !== undefined)return false;
if(data2.receiver_county_id !== undefined)return false;
if(data2.additional !== undefined){
let data5 = data2.additional;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.mx_header !== undefined)return false;
if(data5.mx_shipping !== undefined)return false;
if(data5.mx_exports !== undefined)return false;
if(data5.co_header !== undefined)return false;
if(data5.pe_header !== undefined)return false;
if(data5.pe_detraction !== undefined)return false;
if(data5.pe_cargo_transport !== undefined)return false;
if(data5.ar_header !== undefined)return false;
if(data5.pe_retention_header !== undefined)return false;
if(data5.pe_shipping !== undefined)return false;
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
if(data18.mx_detail !== undefined)return false;
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
if(data22.pe_retention_details !== undefined)return false;
}
}
}
}
}
}
}
return true;
}
function validate42(data){
if(!validate38(data))return false;
if(!validate40(data))return false;
if(!validate41(data))return false;
return true;
}
function validate43(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
if(data.receiver_activity === undefined || data.receiver_district === undefined || data.receiver_city === undefined)return false;
return true;
}
function validate44(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
if(data.header !== undefined){
if(!validate43(data.header))return false;
}
if(data.totals !== undefined){
let data1 = data.totals;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.net_amount === undefined)return false;
}
}
return true;
}
function validate45(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.options !== undefined){
let data0 = data.options;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.draft_only !== undefined){
if(0 !== data0.draft_only)return false;
}
if(data0.draft_preview !== undefined){
if(0 !== data0.draft_preview)return false;
}
if(data0.send_email !== undefined){
if(0 !== data0.send_email)return false;
}
if(data0.gross_values !== undefined){
if(0 !== data0.gross_values)return false;
}
if(data0.pdf_transfer_copy !== undefined){
if(0 !== data0.pdf_transfer_copy)return false;
}
}
}
if(data.header !== undefined){
let data6 = data.header;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.document_sequence_code !== undefined)return false;
if(data6.receiver_county_id !== undefined)return false;
if(data6.additional !== undefined){
let data9 = data6.additional;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.mx_header !== undefined)return false;
if(data9.mx_shipping !== undefined)return false;
if(data9.mx_exports !== undefined)return false;
if(data9.co_header !== undefined)return false;
if(data9.pe_header !== undefined)return false;
if(data9.pe_detraction !== undefined)return false;
if(data9.pe_cargo_transport !== undefined)return false;
if(data9.ar_header !== undefined)return false;
if(data9.pe_retention_header !== undefined)return false;
if(data9.pe_shipping !== undefined)return false;
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
if(data22.mx_detail !== undefined)return false;
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
if(data26.pe_retention_details !== undefined)return false;
}
}
}
}
}
}
}
return true;
}
function validate46(data){
if(!validate38(data))return false;
if(!validate44(data))return false;
if(!validate45(data))return false;
return true;
}
function validate47(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
if(data.receiver_activity === undefined)return false;
return true;
}
function validate48(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
if(data.header !== undefined){
if(!validate47(data.header))return false;
}
if(data.totals !== undefined){
let data1 = data.totals;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.net_amount === undefined)return false;
}
}
return true;
}
function validate49(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.options !== undefined){
let data0 = data.options;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.draft_only !== undefined){
if(0 !== data0.draft_only)return false;
}
if(data0.draft_preview !== undefined){
if(0 !== data0.draft_preview)return false;
}
if(data0.gross_values !== undefined){
if(0 !== data0.gross_values)return false;
}
if(data0.pdf_transfer_copy !== undefined){
if(0 !== data0.pdf_transfer_copy)return false;
}
}
}
if(data.header !== undefined){
let data5 = data.header;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.additional !== undefined){
let data6 = data5.additional;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.mx_header !== undefined)return false;
if(data6.mx_shipping !== undefined)return false;
if(data6.mx_exports !== undefined)return false;
if(data6.pe_header !== undefined)return false;
if(data6.pe_detraction !== undefined)return false;
if(data6.pe_cargo_transport !== undefined)return false;
if(data6.ar_header !== undefined)return false;
if(data6.pe_retention_header !== undefined)return false;
if(data6.pe_shipping !== undefined)return false;
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
if(data18.mx_detail !== undefined)return false;
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
if(data22.pe_retention_details !== undefined)return false;
}
}
}
}
}
}
}
return true;
}
function validate50(data){
if(!validate38(data))return false;
if(!validate48(data))return false;
if(!validate49(data))return false;
return true;
}
function validate51(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
if(data.receiver_activity === undefined || data.receiver_district === undefined || data.receiver_city === undefined)return false;
return true;
}
function validate52(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
if(data.header !== undefined){
if(!validate51(data.header))return false;
}
if(data.totals !== undefined){
let data1 = data.totals;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.net_amount === undefined)return false;
}
}
return true;
}
function validate53(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.options !== undefined){
let data0 = data.options;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.draft_only !== undefined){
if(0 !== data0.draft_only)return false;
}
if(data0.draft_preview !== undefined){
if(0 !== data0.draft_preview)return false;
}
if(data0.send_email !== undefined){
if(0 !== data0.send_email)return false;
}
if(data0.gross_values !== undefined){
if(0 !== data0.gross_values)return false;
}
if(data0.pdf_transfer_copy !== undefined){
if(0 !== data0.pdf_transfer_copy)return false;
}
}
}
if(data.header !== undefined){
let data6 = data.header;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.document_sequence_code !== undefined)return false;
if(data6.receiver_county_id !== undefined)return false;
if(data6.additional !== undefined){
let data9 = data6.additional;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.co_header !== undefined)return false;
if(data9.pe_header !== undefined)return false;
if(data9.pe_detraction !== undefined)return false;
if(data9.pe_cargo_transport !== undefined)return false;
if(data9.ar_header !== undefined)return false;
if(data9.pe_retention_header !== undefined)return false;
if(data9.pe_shipping !== undefined)return false;
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
if(data19.pe_retention_details !== undefined)return false;
}
}
}
}
}
}
}
return true;
}
function validate54(data){
if(!validate38(data))return false;
if(!validate52(data))return false;
if(!validate53(data))return false;
return true;
}
function validate55(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
if(data.receiver_activity === undefined || data.receiver_district === undefined || data.receiver_city === undefined)return false;
return true;
}
function validate56(data){
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
if(data.header !== undefined){
let data0 = data.header;
if(!validate55(data0))return false;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.additional !== undefined){
let data1 = data0.additional;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.pe_header === undefined){
errors++;
}
else {
let data2 = data1.pe_header;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.operation_type === undefined){
errors++;
}
else {
let data3 = data2.operation_type;
if(!(data3 === "1001" || data3 === "1003" || data3 === "1004")){
errors++;
}
}
}
}
}
var _valid0 = errors === 0;
errors = 0;
if(_valid0){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.pe_detraction === undefined)return false;
}
var _valid0 = true;
}
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.pe_header === undefined){
errors++;
}
else {
let data4 = data1.pe_header;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.operation_type === undefined){
errors++;
}
else if("1004" !== data4.operation_type){
errors++;
}
}
}
}
var _valid1 = errors === 0;
errors = 0;
if(_valid1){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.pe_cargo_transport === undefined)return false;
}
var _valid1 = true;
}
}
}
}
if(data.totals !== undefined){
let data6 = data.totals;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.net_amount === undefined)return false;
}
}
return true;
}
function validate57(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.options !== undefined){
let data0 = data.options;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.draft_only !== undefined){
if(0 !== data0.draft_only)return false;
}
if(data0.draft_preview !== undefined){
if(0 !== data0.draft_preview)return false;
}
if(data0.send_email !== undefined){
if(0 !== data0.send_email)return false;
}
if(data0.gross_values !== undefined){
if(0 !== data0.gross_values)return false;
}
if(data0.pdf_transfer_copy !== undefined){
if(0 !== data0.pdf_transfer_copy)return false;
}
}
}
if(data.header !== undefined){
let data6 = data.header;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.receiver_county_id !== undefined)return false;
if(data6.additional !== undefined){
let data8 = data6.additional;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.mx_header !== undefined)return false;
if(data8.mx_shipping !== undefined)return false;
if(data8.mx_exports !== undefined)return false;
if(data8.co_header !== undefined)return false;
if(data8.ar_header !== undefined)return false;
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
if(data16.mx_detail !== undefined)return false;
}
}
}
}
}
}
}
return true;
}
function validate58(data){
if(!validate38(data))return false;
if(!validate56(data))return false;
if(!validate57(data))return false;
return true;
}
function validate59(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
if(data.receiver_activity === undefined || data.receiver_district === undefined || data.receiver_city === undefined)return false;
return true;
}
function validate60(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
if(data.header !== undefined){
if(!validate59(data.header))return false;
}
if(data.totals !== undefined){
let data1 = data.totals;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.net_amount === undefined)return false;
}
}
return true;
}
function validate61(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.options !== undefined){
let data0 = data.options;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.draft_only !== undefined){
if(0 !== data0.draft_only)return false;
}
if(data0.draft_preview !== undefined){
if(0 !== data0.draft_preview)return false;
}
if(data0.send_email !== undefined){
if(0 !== data0.send_email)return false;
}
if(data0.gross_values !== undefined){
if(0 !== data0.gross_values)return false;
}
if(data0.pdf_transfer_copy !== undefined){
if(0 !== data0.pdf_transfer_copy)return false;
}
}
}
if(data.header !== undefined){
let data6 = data.header;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.receiver_county_id !== undefined)return false;
if(data6.additional !== undefined){
let data8 = data6.additional;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.mx_header !== undefined)return false;
if(data8.mx_shipping !== undefined)return false;
if(data8.mx_exports !== undefined)return false;
if(data8.co_header !== undefined)return false;
if(data8.pe_header !== undefined)return false;
if(data8.pe_detraction !== undefined)return false;
if(data8.pe_cargo_transport !== undefined)return false;
if(data8.pe_retention_header !== undefined)return false;
if(data8.pe_shipping !== undefined)return false;
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
if(data20.mx_detail !== undefined)return false;
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
if(data24.pe_retention_details !== undefined)return false;
}
}
}
}
}
}
}
return true;
}
function validate62(data){
if(!validate38(data))return false;
if(!validate60(data))return false;
if(!validate61(data))return false;
return true;
}
