/** @noprettier */ /* eslint-disable */ /* eslint max-lines: [1, 1] */
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
// biome-ignore-all assist: generated
// Generated; do not edit. Validates a body as a document-create by the shared schema; a variant adds its own schema.

export const is = validate_DocumentCreate;

export const variants = {
  "cl": { is: validate_document$create$47cl },
  "us": { is: validate_document$create$47us },
  "co": { is: validate_document$create$47co },
  "mx": { is: validate_document$create$47mx },
  "pe": { is: validate_document$create$47pe },
  "ar": { is: validate_document$create$47ar },
};

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
/** @type {Any} */
function dateTime(text) {
  return (text[10] === "T" || text[10] === "t") && date(text.slice(0, 10)) && isTime(text, 11);
}
/** @type {Any} */
function isTime(text, from) {
  if (text.length < from + 9 || text[from + 2] !== ":" || text[from + 5] !== ":") return false;
  const hour = digits(text, from, from + 2);
  const minute = digits(text, from + 3, from + 5);
  const second = digits(text, from + 6, from + 8);
  if (hour < 0 || hour > 23 || minute < 0 || minute > 59 || second < 0 || second > 60) return false;
  const offset = minutesOf(text, endOfFraction(text, from + 8));
  if (offset === undefined) return false;
  return second < 60 || (hour * 60 + minute - offset + 1440) % 1440 === 1439;
}
/** @type {Any} */
function endOfFraction(text, from) {
  if (text[from] !== ".") return from;
  let end = from + 1;
  while (end < text.length && digits(text, end, end + 1) >= 0) end++;
  return end === from + 1 ? from : end;
}
/** @type {Any} */
function minutesOf(text, at) {
  const sign = text[at];
  if (sign === "Z" || sign === "z") return text.length === at + 1 ? 0 : undefined;
  if ((sign !== "+" && sign !== "-") || text.length !== at + 6 || text[at + 3] !== ":") {
    return undefined;
  }
  const hours = digits(text, at + 1, at + 3);
  const minutes = digits(text, at + 4, at + 6);
  if (hours < 0 || hours > 23 || minutes < 0 || minutes > 59) return undefined;
  return (sign === "-" ? -1 : 1) * (hours * 60 + minutes);
}

/** @typedef {(...values: any[]) => any} Any */
/** @type {Any} */
function validate_part$6793141b70d0(data){
if(data && typeof data == "object" && !Array.isArray(data)){
const data0 = data.options;
if(data0 !== undefined){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
const data1 = data0.gross_values;
if(data1 !== undefined){
if(!(data1 === 0)){
return false;
}
}
}
}
}
return true;
}
/** @type {Any} */
function validate_part$35b972c77e58(data){
if(data && typeof data == "object" && !Array.isArray(data)){
const data0 = data.options;
if(data0 !== undefined){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
const data1 = data0.decimal_amounts;
if(data1 !== undefined){
if(!(data1 === 0)){
return false;
}
}
}
}
}
return true;
}
const pattern_ccaba4ebdd20 = new RegExp("^https?://", "u");
/** @type {Any} */
function validate_DocumentOptions(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "draft_only":case "draft_preview":case "send_email":case "template_id":case "gross_values":case "decimal_amounts":case "rounding_type":case "company_web":case "company_email":case "pdf_transfer_copy":continue;};
return false;
}
const data0 = data.draft_only;
if(data0 !== undefined){
if(!(data0 === 0 || data0 === 1)){
return false;
}
}
const data1 = data.draft_preview;
if(data1 !== undefined){
if(!(data1 === 0 || data1 === 1)){
return false;
}
}
const data2 = data.send_email;
if(data2 !== undefined){
if(!(data2 === 0 || data2 === 1)){
return false;
}
}
const data3 = data.template_id;
if(data3 !== undefined){
if(!(Number.isSafeInteger(data3))){
return false;
}
}
const data4 = data.gross_values;
if(data4 !== undefined){
if(!(data4 === 0 || data4 === 1)){
return false;
}
}
const data5 = data.decimal_amounts;
if(data5 !== undefined){
if(!(data5 === 0 || data5 === 1)){
return false;
}
}
const data6 = data.rounding_type;
if(data6 !== undefined){
if(!(data6 === "net" || data6 === "gross")){
return false;
}
}
const data7 = data.company_web;
if(data7 !== undefined){
if(typeof data7 === "string"){
if(!pattern_ccaba4ebdd20.test(data7)){
return false;
}
}
else {
return false;
}
}
const data8 = data.company_email;
if(data8 !== undefined){
if(typeof data8 !== "string"){
return false;
}
}
const data9 = data.pdf_transfer_copy;
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
/** @type {Any} */
function validate_part$f932132f5221(data){
if(data && typeof data == "object" && !Array.isArray(data)){
const data0 = data.receiver_county_id;
if(data0 !== undefined){
return false;
}
}
return true;
}
/** @type {Any} */
function validate_part$93495307420f(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.exchange_rate_value === undefined){
return false;
}
const data0 = data.currency_id;
if(data0 !== undefined){
return false;
}
}
return true;
}
/** @type {Any} */
function validate_MxHeader(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "receiver_cfdi_usage":continue;};
return false;
}
const data0 = data.receiver_cfdi_usage;
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
const pattern_ecd6f5a07317 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,9})?([Zz]|[+-][0-9]{2}:[0-9]{2})$", "u");
const format_date_time = dateTime;
/** @type {Any} */
function validate_MxShippingPlace(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "tax_id_type":case "tax_id_code":case "date_time":case "address_state_id":case "address_country_id":case "address_postalcode":continue;};
return false;
}
const data0 = data.tax_id_type;
if(data0 !== undefined){
if(typeof data0 !== "string"){
return false;
}
}
const data1 = data.tax_id_code;
if(data1 !== undefined){
if(typeof data1 !== "string"){
return false;
}
}
const data2 = data.date_time;
if(data2 !== undefined){
if(typeof data2 === "string"){
if(!pattern_ecd6f5a07317.test(data2)){
return false;
}
if(!(format_date_time(data2))){
return false;
}
}
else {
return false;
}
}
const data3 = data.address_state_id;
if(data3 !== undefined){
if(typeof data3 !== "string"){
return false;
}
}
const data4 = data.address_country_id;
if(data4 !== undefined){
if(typeof data4 !== "string"){
return false;
}
}
const data5 = data.address_postalcode;
if(data5 !== undefined){
if(typeof data5 !== "string"){
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
function validate_MxShippingProduct(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "product_code":case "description":case "quantity":case "weight":continue;};
return false;
}
const data0 = data.product_code;
if(data0 !== undefined){
if(typeof data0 !== "string"){
return false;
}
}
const data1 = data.description;
if(data1 !== undefined){
if(typeof data1 !== "string"){
return false;
}
}
const data2 = data.quantity;
if(data2 !== undefined){
if(typeof data2 !== "string"){
return false;
}
}
const data3 = data.weight;
if(data3 !== undefined){
if(typeof data3 !== "string"){
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
function validate_MxShippingMerchandise(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "total_weight":case "sct_permission_code":case "sct_permission_number":case "vehicle_configuration":case "vehicle_weight":case "vehicle_license_plate":case "vehicle_year":case "insurance_company":case "insurance_identifier":case "details":continue;};
return false;
}
const data0 = data.total_weight;
if(data0 !== undefined){
if(typeof data0 !== "string"){
return false;
}
}
const data1 = data.sct_permission_code;
if(data1 !== undefined){
if(typeof data1 !== "string"){
return false;
}
}
const data2 = data.sct_permission_number;
if(data2 !== undefined){
if(typeof data2 !== "string"){
return false;
}
}
const data3 = data.vehicle_configuration;
if(data3 !== undefined){
if(typeof data3 !== "string"){
return false;
}
}
const data4 = data.vehicle_weight;
if(data4 !== undefined){
if(typeof data4 !== "string"){
return false;
}
}
const data5 = data.vehicle_license_plate;
if(data5 !== undefined){
if(typeof data5 !== "string"){
return false;
}
}
const data6 = data.vehicle_year;
if(data6 !== undefined){
if(typeof data6 !== "string"){
return false;
}
}
const data7 = data.insurance_company;
if(data7 !== undefined){
if(typeof data7 !== "string"){
return false;
}
}
const data8 = data.insurance_identifier;
if(data8 !== undefined){
if(typeof data8 !== "string"){
return false;
}
}
const data9 = data.details;
if(data9 !== undefined){
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
/** @type {Any} */
function validate_MxShipping(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "distance":case "transport_code":case "transport_method_name":case "transport_tax_id_type":case "transport_tax_id_code":case "transport_license":case "origin":case "destination":case "merchandise":continue;};
return false;
}
const data0 = data.distance;
if(data0 !== undefined){
if(typeof data0 !== "string"){
return false;
}
}
const data1 = data.transport_code;
if(data1 !== undefined){
if(typeof data1 !== "string"){
return false;
}
}
const data2 = data.transport_method_name;
if(data2 !== undefined){
if(typeof data2 !== "string"){
return false;
}
}
const data3 = data.transport_tax_id_type;
if(data3 !== undefined){
if(typeof data3 !== "string"){
return false;
}
}
const data4 = data.transport_tax_id_code;
if(data4 !== undefined){
if(typeof data4 !== "string"){
return false;
}
}
const data5 = data.transport_license;
if(data5 !== undefined){
if(typeof data5 !== "string"){
return false;
}
}
const data6 = data.origin;
if(data6 !== undefined){
if(!(validate_MxShippingPlace(data6))){
return false;
}
}
const data7 = data.destination;
if(data7 !== undefined){
if(!(validate_MxShippingPlace(data7))){
return false;
}
}
const data8 = data.merchandise;
if(data8 !== undefined){
if(!(validate_MxShippingMerchandise(data8))){
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
function validate_MxExportsOrigin(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "address_street":case "address_city_id":case "address_county_id":case "address_state_id":case "address_country_id":case "address_postalcode":continue;};
return false;
}
const data0 = data.address_street;
if(data0 !== undefined){
if(typeof data0 !== "string"){
return false;
}
}
const data1 = data.address_city_id;
if(data1 !== undefined){
if(typeof data1 !== "string"){
return false;
}
}
const data2 = data.address_county_id;
if(data2 !== undefined){
if(typeof data2 !== "string"){
return false;
}
}
const data3 = data.address_state_id;
if(data3 !== undefined){
if(typeof data3 !== "string"){
return false;
}
}
const data4 = data.address_country_id;
if(data4 !== undefined){
if(typeof data4 !== "string"){
return false;
}
}
const data5 = data.address_postalcode;
if(data5 !== undefined){
if(typeof data5 !== "string"){
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
function validate_MxExportsDestination(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "tax_id_type":case "tax_id_code":case "address_street":case "address_state_id":case "address_country_id":case "address_postalcode":continue;};
return false;
}
const data0 = data.tax_id_type;
if(data0 !== undefined){
if(typeof data0 !== "string"){
return false;
}
}
const data1 = data.tax_id_code;
if(data1 !== undefined){
if(typeof data1 !== "string"){
return false;
}
}
const data2 = data.address_street;
if(data2 !== undefined){
if(typeof data2 !== "string"){
return false;
}
}
const data3 = data.address_state_id;
if(data3 !== undefined){
if(typeof data3 !== "string"){
return false;
}
}
const data4 = data.address_country_id;
if(data4 !== undefined){
if(typeof data4 !== "string"){
return false;
}
}
const data5 = data.address_postalcode;
if(data5 !== undefined){
if(typeof data5 !== "string"){
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
function validate_MxExportsProduct(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "customs_code":case "customs_quantity":case "sku":case "customs_measure_unit":case "customs_unit_value":case "customs_total_value":continue;};
return false;
}
const data0 = data.customs_code;
if(data0 !== undefined){
if(typeof data0 !== "string"){
return false;
}
}
const data1 = data.customs_quantity;
if(data1 !== undefined){
if(typeof data1 !== "string"){
return false;
}
}
const data2 = data.sku;
if(data2 !== undefined){
if(typeof data2 !== "string"){
return false;
}
}
const data3 = data.customs_measure_unit;
if(data3 !== undefined){
if(typeof data3 !== "string"){
return false;
}
}
const data4 = data.customs_unit_value;
if(data4 !== undefined){
if(typeof data4 !== "string"){
return false;
}
}
const data5 = data.customs_total_value;
if(data5 !== undefined){
if(typeof data5 !== "string"){
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
function validate_MxExportsMerchandise(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "details":continue;};
return false;
}
const data0 = data.details;
if(data0 !== undefined){
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
/** @type {Any} */
function validate_MxExports(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "terms":case "exchange_rate":case "total":case "origin":case "destination":case "merchandise":continue;};
return false;
}
const data0 = data.terms;
if(data0 !== undefined){
if(typeof data0 !== "string"){
return false;
}
}
const data1 = data.exchange_rate;
if(data1 !== undefined){
if(!(typeof data1 === "number" && data1 >= -9007199254740991 && data1 <= 9007199254740991)){
return false;
}
}
const data2 = data.total;
if(data2 !== undefined){
if(!(Number.isSafeInteger(data2))){
return false;
}
}
const data3 = data.origin;
if(data3 !== undefined){
if(!(validate_MxExportsOrigin(data3))){
return false;
}
}
const data4 = data.destination;
if(data4 !== undefined){
if(!(validate_MxExportsDestination(data4))){
return false;
}
}
const data5 = data.merchandise;
if(data5 !== undefined){
if(!(validate_MxExportsMerchandise(data5))){
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
function validate_CoHeader(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "reported_payment_code":continue;};
return false;
}
const data0 = data.reported_payment_code;
if(data0 !== undefined){
if(!(Number.isSafeInteger(data0))){
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
function validate_PeHeader(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "operation_type":continue;};
return false;
}
const data0 = data.operation_type;
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
function validate_PeDetraction(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "code":case "percent":case "amount":case "nation_bank_account":case "payment_means_code":continue;};
return false;
}
const data0 = data.code;
if(data0 !== undefined){
if(typeof data0 !== "string"){
return false;
}
}
const data1 = data.percent;
if(data1 !== undefined){
if(!(typeof data1 === "number" && data1 >= -9007199254740991 && data1 <= 9007199254740991)){
return false;
}
}
const data2 = data.amount;
if(data2 !== undefined){
if(!(typeof data2 === "number" && data2 >= -9007199254740991 && data2 <= 9007199254740991)){
return false;
}
}
const data3 = data.nation_bank_account;
if(data3 !== undefined){
if(typeof data3 !== "string"){
return false;
}
}
const data4 = data.payment_means_code;
if(data4 !== undefined){
if(typeof data4 !== "string"){
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
function validate_PeCargoTransport(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "origin_ubigeo":case "origin_address":case "destination_ubigeo":case "destination_address":case "trip_detail":case "service_reference_amount":case "effective_load_reference_amount":case "payload_reference_amount":continue;};
return false;
}
const data0 = data.origin_ubigeo;
if(data0 !== undefined){
if(typeof data0 !== "string"){
return false;
}
}
const data1 = data.origin_address;
if(data1 !== undefined){
if(typeof data1 !== "string"){
return false;
}
}
const data2 = data.destination_ubigeo;
if(data2 !== undefined){
if(typeof data2 !== "string"){
return false;
}
}
const data3 = data.destination_address;
if(data3 !== undefined){
if(typeof data3 !== "string"){
return false;
}
}
const data4 = data.trip_detail;
if(data4 !== undefined){
if(typeof data4 !== "string"){
return false;
}
}
const data5 = data.service_reference_amount;
if(data5 !== undefined){
if(!(typeof data5 === "number" && data5 >= -9007199254740991 && data5 <= 9007199254740991)){
return false;
}
}
const data6 = data.effective_load_reference_amount;
if(data6 !== undefined){
if(!(typeof data6 === "number" && data6 >= -9007199254740991 && data6 <= 9007199254740991)){
return false;
}
}
const data7 = data.payload_reference_amount;
if(data7 !== undefined){
if(!(typeof data7 === "number" && data7 >= -9007199254740991 && data7 <= 9007199254740991)){
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
function validate_ArHeader(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "invoice_concept":case "items_quantity":case "service_date_from":case "service_date_to":case "receiver_vat_condition_id":continue;};
return false;
}
const data0 = data.invoice_concept;
if(data0 !== undefined){
if(!(data0 === 1 || data0 === 2 || data0 === 3)){
return false;
}
}
const data1 = data.items_quantity;
if(data1 !== undefined){
if(!(Number.isSafeInteger(data1))){
return false;
}
}
const data2 = data.service_date_from;
if(data2 !== undefined){
if(typeof data2 !== "string"){
return false;
}
}
const data3 = data.service_date_to;
if(data3 !== undefined){
if(typeof data3 !== "string"){
return false;
}
}
const data4 = data.receiver_vat_condition_id;
if(data4 !== undefined){
if(typeof data4 !== "string"){
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
function validate_PeRetentionHeader(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "pe_taxbureau_retention_system_code":case "pe_taxbureau_retention_percent":case "pe_taxbureau_total_paid":continue;};
return false;
}
const data0 = data.pe_taxbureau_retention_system_code;
if(data0 !== undefined){
if(typeof data0 !== "string"){
return false;
}
}
const data1 = data.pe_taxbureau_retention_percent;
if(data1 !== undefined){
if(!(typeof data1 === "number" && data1 >= -9007199254740991 && data1 <= 9007199254740991)){
return false;
}
}
const data2 = data.pe_taxbureau_total_paid;
if(data2 !== undefined){
if(!(typeof data2 === "number" && data2 >= -9007199254740991 && data2 <= 9007199254740991)){
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
function validate_PeDriver(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "driver_id":case "first_name":case "family_name":case "identity_document_reference":continue;};
return false;
}
const data0 = data.driver_id;
if(data0 !== undefined){
if(typeof data0 !== "string"){
return false;
}
}
const data1 = data.first_name;
if(data1 !== undefined){
if(typeof data1 !== "string"){
return false;
}
}
const data2 = data.family_name;
if(data2 !== undefined){
if(typeof data2 !== "string"){
return false;
}
}
const data3 = data.identity_document_reference;
if(data3 !== undefined){
if(typeof data3 !== "string"){
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
function validate_PeCarrier(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "party_identification":case "party_legal_entity_name":case "party_legal_entity_id":case "agent_party_id":continue;};
return false;
}
const data0 = data.party_identification;
if(data0 !== undefined){
if(typeof data0 !== "string"){
return false;
}
}
const data1 = data.party_legal_entity_name;
if(data1 !== undefined){
if(typeof data1 !== "string"){
return false;
}
}
const data2 = data.party_legal_entity_id;
if(data2 !== undefined){
if(typeof data2 !== "string"){
return false;
}
}
const data3 = data.agent_party_id;
if(data3 !== undefined){
if(typeof data3 !== "string"){
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
function validate_PeShipmentStage(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "transport_mode_code":case "transit_period":case "driver_person":case "carrier_party":continue;};
return false;
}
const data0 = data.transport_mode_code;
if(data0 !== undefined){
if(!(data0 === "01" || data0 === "02")){
return false;
}
}
const data1 = data.transit_period;
if(data1 !== undefined){
if(typeof data1 !== "string"){
return false;
}
}
const data2 = data.driver_person;
if(data2 !== undefined){
if(!(validate_PeDriver(data2))){
return false;
}
}
const data3 = data.carrier_party;
if(data3 !== undefined){
if(!(validate_PeCarrier(data3))){
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
function validate_PeDeliveryPlace(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "id":case "city_subdivision_name":case "city_name":case "country_subentity":case "district":case "address_line":case "country_id":continue;};
return false;
}
const data0 = data.id;
if(data0 !== undefined){
if(typeof data0 !== "string"){
return false;
}
}
const data1 = data.city_subdivision_name;
if(data1 !== undefined){
if(typeof data1 !== "string"){
return false;
}
}
const data2 = data.city_name;
if(data2 !== undefined){
if(typeof data2 !== "string"){
return false;
}
}
const data3 = data.country_subentity;
if(data3 !== undefined){
if(typeof data3 !== "string"){
return false;
}
}
const data4 = data.district;
if(data4 !== undefined){
if(typeof data4 !== "string"){
return false;
}
}
const data5 = data.address_line;
if(data5 !== undefined){
if(typeof data5 !== "string"){
return false;
}
}
const data6 = data.country_id;
if(data6 !== undefined){
if(typeof data6 !== "string"){
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
function validate_PeDelivery(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "delivery_address":case "dispatch":continue;};
return false;
}
const data0 = data.delivery_address;
if(data0 !== undefined){
if(!(validate_PeDeliveryPlace(data0))){
return false;
}
}
const data1 = data.dispatch;
if(data1 !== undefined){
if(!(validate_PeDeliveryPlace(data1))){
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
function validate_PeTransportHandlingUnit(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "transport_equipment_id":continue;};
return false;
}
const data0 = data.transport_equipment_id;
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
function validate_PeShipping(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "handling_code":case "special_instructions":case "handling_instructions":case "gross_weight_measure":case "gross_weight_measure_id":case "shipment_stage":case "delivery":case "transport_handling_unit":continue;};
return false;
}
const data0 = data.handling_code;
if(data0 !== undefined){
if(!(data0 === "1" || data0 === "01" || data0 === "2" || data0 === "02" || data0 === "13" || data0 === "013")){
return false;
}
}
const data1 = data.special_instructions;
if(data1 !== undefined){
if(!(data1 === 1 || data1 === 2 || data1 === 3 || data1 === 4 || data1 === 5 || data1 === 6 || data1 === 7 || data1 === 8 || data1 === 9)){
return false;
}
}
const data2 = data.handling_instructions;
if(data2 !== undefined){
if(typeof data2 !== "string"){
return false;
}
}
const data3 = data.gross_weight_measure;
if(data3 !== undefined){
if(typeof data3 !== "string"){
return false;
}
}
const data4 = data.gross_weight_measure_id;
if(data4 !== undefined){
if(typeof data4 !== "string"){
return false;
}
}
const data5 = data.shipment_stage;
if(data5 !== undefined){
if(!(validate_PeShipmentStage(data5))){
return false;
}
}
const data6 = data.delivery;
if(data6 !== undefined){
if(!(validate_PeDelivery(data6))){
return false;
}
}
const data7 = data.transport_handling_unit;
if(data7 !== undefined){
if(!(validate_PeTransportHandlingUnit(data7))){
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
function validate_DocumentAdditional(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "mx_header":case "mx_shipping":case "mx_exports":case "co_header":case "pe_header":case "pe_detraction":case "pe_cargo_transport":case "ar_header":case "pe_retention_header":case "pe_shipping":continue;};
return false;
}
const data0 = data.mx_header;
if(data0 !== undefined){
if(!(validate_MxHeader(data0))){
return false;
}
}
const data1 = data.mx_shipping;
if(data1 !== undefined){
if(!(validate_MxShipping(data1))){
return false;
}
}
const data2 = data.mx_exports;
if(data2 !== undefined){
if(!(validate_MxExports(data2))){
return false;
}
}
const data3 = data.co_header;
if(data3 !== undefined){
if(!(validate_CoHeader(data3))){
return false;
}
}
const data4 = data.pe_header;
if(data4 !== undefined){
if(!(validate_PeHeader(data4))){
return false;
}
}
const data5 = data.pe_detraction;
if(data5 !== undefined){
if(!(validate_PeDetraction(data5))){
return false;
}
}
const data6 = data.pe_cargo_transport;
if(data6 !== undefined){
if(!(validate_PeCargoTransport(data6))){
return false;
}
}
const data7 = data.ar_header;
if(data7 !== undefined){
if(!(validate_ArHeader(data7))){
return false;
}
}
const data8 = data.pe_retention_header;
if(data8 !== undefined){
if(!(validate_PeRetentionHeader(data8))){
return false;
}
}
const data9 = data.pe_shipping;
if(data9 !== undefined){
if(!(validate_PeShipping(data9))){
return false;
}
}
}
else {
return false;
}
return true;
}
const pattern_c735c86f3b53 = new RegExp("^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$", "u");
const pattern_9e52b0da7494 = new RegExp("^[0-9][0-9,]*$", "u");
const format_date = date;
/** @type {Any} */
function validate_DocumentHeaderCreate(data){
if(!(validate_DueDays(data))){
return false;
}
if(validate_part$f932132f5221(data)){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.receiver_district === undefined){
return false;
}
if(data.receiver_city === undefined){
return false;
}
}
}
if(validate_part$93495307420f(data)){
if(data && typeof data == "object" && !Array.isArray(data)){
const data0 = data.exchange_rate_value;
if(data0 !== undefined){
return false;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0.length){case 10:switch(key0){case "account_id":case "issue_date":case "guide_type":case "additional":continue;}break;case 16:switch(key0){case "document_type_id":case "receiver_address":case "port_embarkation":case "shipping_address":continue;}break;case 22:switch(key0){case "document_sequence_code":continue;}break;case 15:switch(key0){case "document_number":case "issuer_district":case "issuer_activity":continue;}break;case 18:switch(key0){case "issuer_tax_id_code":case "issuer_tax_id_type":case "receiver_county_id":case "payment_conditions":case "branch_office_code":continue;}break;case 17:switch(key0){case "issuer_legal_name":case "issuer_country_id":case "issuer_postalcode":case "receiver_district":case "receiver_activity":case "receiver_state_id":case "service_indicator":continue;}break;case 14:switch(key0){case "issuer_address":case "receiver_phone":case "receiver_email":continue;}break;case 11:switch(key0){case "issuer_city":case "currency_id":case "sale_clause":continue;}break;case 12:switch(key0){case "issuer_phone":case "observations":case "gross_weight":continue;}break;case 20:switch(key0){case "receiver_tax_id_code":case "receiver_tax_id_type":continue;}break;case 19:switch(key0){case "receiver_legal_name":case "receiver_postalcode":case "receiver_country_id":case "exchange_rate_value":case "port_disembarkation":continue;}break;case 13:switch(key0){case "receiver_city":case "sale_modality":case "transfer_type":continue;}break;case 9:switch(key0){case "seller_id":continue;}break;case 23:switch(key0){case "deployment_observations":continue;}break;};
return false;
}
const data1 = data.account_id;
if(data1 !== undefined){
if(!(Number.isSafeInteger(data1))){
return false;
}
}
const data2 = data.document_type_id;
if(!(Number.isSafeInteger(data2) && data2 >= 1)){
return false;
}
const data3 = data.document_sequence_code;
if(data3 !== undefined){
if(typeof data3 !== "string"){
return false;
}
}
const data4 = data.document_number;
if(data4 !== undefined){
if(!(Number.isSafeInteger(data4))){
return false;
}
}
const data5 = data.issue_date;
if(typeof data5 === "string"){
if(!pattern_c735c86f3b53.test(data5)){
return false;
}
if(!(format_date(data5))){
return false;
}
}
else {
return false;
}
const data6 = data.issuer_tax_id_code;
if(data6 !== undefined){
if(typeof data6 !== "string"){
return false;
}
}
const data7 = data.issuer_tax_id_type;
if(data7 !== undefined){
if(typeof data7 !== "string"){
return false;
}
}
const data8 = data.issuer_legal_name;
if(data8 !== undefined){
if(typeof data8 !== "string"){
return false;
}
}
const data9 = data.issuer_address;
if(typeof data9 !== "string"){
return false;
}
const data10 = data.issuer_district;
if(typeof data10 !== "string"){
return false;
}
const data11 = data.issuer_city;
if(typeof data11 !== "string"){
return false;
}
const data12 = data.issuer_country_id;
if(data12 !== undefined){
if(typeof data12 !== "string"){
return false;
}
}
const data13 = data.issuer_phone;
if(typeof data13 !== "string"){
return false;
}
const data14 = data.issuer_activity;
if(typeof data14 !== "string"){
return false;
}
const data15 = data.issuer_postalcode;
if(data15 !== undefined){
if(typeof data15 !== "string"){
return false;
}
}
const data16 = data.receiver_tax_id_code;
if(data16 !== undefined){
if(typeof data16 !== "string"){
return false;
}
}
const data17 = data.receiver_tax_id_type;
if(data17 !== undefined){
if(typeof data17 !== "string"){
return false;
}
}
const data18 = data.receiver_legal_name;
if(data18 !== undefined){
if(typeof data18 !== "string"){
return false;
}
}
const data19 = data.receiver_address;
if(typeof data19 !== "string"){
return false;
}
const data20 = data.receiver_district;
if(data20 !== undefined){
if(typeof data20 !== "string"){
return false;
}
}
const data21 = data.receiver_city;
if(data21 !== undefined){
if(typeof data21 !== "string"){
return false;
}
}
const data22 = data.receiver_phone;
if(typeof data22 !== "string"){
return false;
}
const data23 = data.receiver_activity;
if(data23 !== undefined){
if(typeof data23 !== "string"){
return false;
}
}
const data24 = data.receiver_postalcode;
if(data24 !== undefined){
if(typeof data24 !== "string"){
return false;
}
}
const data25 = data.receiver_state_id;
if(data25 !== undefined){
if(!(Number.isSafeInteger(data25))){
return false;
}
}
const data26 = data.receiver_county_id;
if(data26 !== undefined){
if(typeof data26 !== "string"){
return false;
}
}
const data27 = data.receiver_country_id;
if(data27 !== undefined){
if(!(Number.isSafeInteger(data27))){
return false;
}
}
const data28 = data.receiver_email;
if(data28 !== undefined){
if(typeof data28 !== "string"){
return false;
}
}
const data29 = data.payment_conditions;
if(typeof data29 === "string"){
if(!pattern_9e52b0da7494.test(data29)){
return false;
}
}
else {
return false;
}
const data30 = data.seller_id;
if(data30 !== undefined){
if(!(Number.isSafeInteger(data30))){
return false;
}
}
const data31 = data.currency_id;
if(data31 !== undefined){
if(!(Number.isSafeInteger(data31))){
return false;
}
}
const data32 = data.exchange_rate_value;
if(data32 !== undefined){
if(!(typeof data32 === "number" && data32 >= -9007199254740991 && data32 <= 9007199254740991)){
return false;
}
if((typeof data32 == "number") && (isFinite(data32))){
if(!decimals(data32, 6)){
return false;
}
}
}
const data33 = data.service_indicator;
if(data33 !== undefined){
if(!(data33 === 1 || data33 === 2 || data33 === 3 || data33 === 4 || data33 === 5)){
return false;
}
}
const data34 = data.sale_modality;
if(data34 !== undefined){
if(!(data34 === 1 || data34 === 2 || data34 === 3 || data34 === 4 || data34 === 9)){
return false;
}
}
const data35 = data.sale_clause;
if(data35 !== undefined){
if(!(data35 === 1 || data35 === 2 || data35 === 3 || data35 === 4 || data35 === 5 || data35 === 6 || data35 === 9 || data35 === 10 || data35 === 11 || data35 === 12 || data35 === 17 || data35 === 18 || data35 === 8)){
return false;
}
}
const data36 = data.guide_type;
if(data36 !== undefined){
if(!(data36 === 1 || data36 === 2 || data36 === 3 || data36 === 4 || data36 === 5 || data36 === 6 || data36 === 7 || data36 === 8 || data36 === 9)){
return false;
}
}
const data37 = data.transfer_type;
if(data37 !== undefined){
if(!(data37 === 1 || data37 === 2 || data37 === 3)){
return false;
}
}
const data38 = data.branch_office_code;
if(data38 !== undefined){
if(typeof data38 !== "string"){
return false;
}
}
const data39 = data.observations;
if(data39 !== undefined){
if(typeof data39 !== "string"){
return false;
}
}
const data40 = data.deployment_observations;
if(data40 !== undefined){
if(!(data40 === 0 || data40 === 1 || data40 === 2 || data40 === 3)){
return false;
}
}
const data41 = data.port_disembarkation;
if(data41 !== undefined){
if(typeof data41 !== "string"){
return false;
}
}
const data42 = data.port_embarkation;
if(data42 !== undefined){
if(typeof data42 !== "string"){
return false;
}
}
const data43 = data.gross_weight;
if(data43 !== undefined){
if(typeof data43 !== "string"){
return false;
}
}
const data44 = data.shipping_address;
if(data44 !== undefined){
if(typeof data44 !== "string"){
return false;
}
}
const data45 = data.additional;
if(data45 !== undefined){
if(!(validate_DocumentAdditional(data45))){
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
function validate_LineTax(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "tax_type_id":case "tax_percentage":case "tax_amount":continue;};
return false;
}
const data0 = data.tax_type_id;
if(typeof data0 !== "string"){
return false;
}
const data1 = data.tax_percentage;
if(!(typeof data1 === "number" && data1 >= -9007199254740991 && data1 <= 9007199254740991)){
return false;
}
const data2 = data.tax_amount;
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
function validate_MxDetail(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "product_service_identifier":case "measure_unit_code":continue;};
return false;
}
const data0 = data.product_service_identifier;
if(data0 !== undefined){
if(typeof data0 !== "string"){
return false;
}
}
const data1 = data.measure_unit_code;
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
function validate_DocumentLineAdditional(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "mx_detail":continue;};
return false;
}
const data0 = data.mx_detail;
if(data0 !== undefined){
if(!(validate_MxDetail(data0))){
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
function validate_DocumentLineCreate(data){
if(!(validate_LineModifiers(data))){
return false;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "quantity":case "sku":case "line_description":case "unit_price":case "long_description":case "unit_measure":case "modifier_amount":case "modifier_percentage":case "total_taxes":case "total_amount_line":case "taxes":case "additional":continue;};
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
const data1 = data.sku;
if(data1 !== undefined){
if(typeof data1 !== "string"){
return false;
}
}
const data2 = data.line_description;
if(typeof data2 === "string"){
if(data2.length > 100 && codePoints(data2) > 100){
return false;
}
}
else {
return false;
}
const data3 = data.unit_price;
if(!(typeof data3 === "number" && data3 >= -9007199254740991 && data3 <= 9007199254740991)){
return false;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(!decimals(data3, 6)){
return false;
}
}
const data4 = data.long_description;
if(data4 !== undefined){
if(typeof data4 !== "string"){
return false;
}
}
const data5 = data.unit_measure;
if(typeof data5 !== "string"){
return false;
}
const data6 = data.modifier_amount;
if(data6 !== undefined){
if(!(typeof data6 === "number" && data6 >= -9007199254740991 && data6 <= 9007199254740991)){
return false;
}
}
const data7 = data.modifier_percentage;
if(data7 !== undefined){
if(!(typeof data7 === "number" && data7 >= -9007199254740991 && data7 <= 9007199254740991)){
return false;
}
}
const data8 = data.total_taxes;
if(data8 !== undefined){
if(!(typeof data8 === "number" && data8 >= -9007199254740991 && data8 <= 9007199254740991)){
return false;
}
}
const data9 = data.total_amount_line;
if(!(typeof data9 === "number" && data9 >= -9007199254740991 && data9 <= 9007199254740991)){
return false;
}
const data10 = data.taxes;
if(data10 !== undefined){
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
const data12 = data.additional;
if(data12 !== undefined){
if(!(validate_DocumentLineAdditional(data12))){
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
function validate_part$2a248105225d(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reference_document_id === undefined){
return false;
}
}
return true;
}
/** @type {Any} */
function validate_part$13818a4651c2(data){
if(data && typeof data == "object" && !Array.isArray(data)){
const data0 = data.reference_code;
if(!(data0 === 1 || data0 === 2 || data0 === 3 || data0 === 4 || data0 === 6 || data0 === 7)){
return false;
}
}
return true;
}
/** @type {Any} */
function validate_part$768b9add1719(data){
if(data && typeof data == "object" && !Array.isArray(data)){
const data0 = data.reference_code;
if(!(data0 === 7)){
return false;
}
}
return true;
}
/** @type {Any} */
function validate_PeRetentionDetails(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "reference_paid_amount":case "reference_total_invoice_amount":case "reference_paid_date":case "reference_payment_id":case "pe_reference_taxbureau_retention_amount":case "pe_reference_taxbureau_retention_date":case "calculation_rate":case "currency_id":continue;};
return false;
}
const data0 = data.reference_paid_amount;
if(data0 !== undefined){
if(!(typeof data0 === "number" && data0 >= -9007199254740991 && data0 <= 9007199254740991)){
return false;
}
}
const data1 = data.reference_total_invoice_amount;
if(data1 !== undefined){
if(!(typeof data1 === "number" && data1 >= -9007199254740991 && data1 <= 9007199254740991)){
return false;
}
}
const data2 = data.reference_paid_date;
if(data2 !== undefined){
if(typeof data2 === "string"){
if(!pattern_c735c86f3b53.test(data2)){
return false;
}
if(!(format_date(data2))){
return false;
}
}
else {
return false;
}
}
const data3 = data.reference_payment_id;
if(data3 !== undefined){
if(typeof data3 !== "string"){
return false;
}
}
const data4 = data.pe_reference_taxbureau_retention_amount;
if(data4 !== undefined){
if(!(typeof data4 === "number" && data4 >= -9007199254740991 && data4 <= 9007199254740991)){
return false;
}
}
const data5 = data.pe_reference_taxbureau_retention_date;
if(data5 !== undefined){
if(typeof data5 === "string"){
if(!pattern_c735c86f3b53.test(data5)){
return false;
}
if(!(format_date(data5))){
return false;
}
}
else {
return false;
}
}
const data6 = data.calculation_rate;
if(data6 !== undefined){
if(!(typeof data6 === "number" && data6 >= -9007199254740991 && data6 <= 9007199254740991)){
return false;
}
}
const data7 = data.currency_id;
if(data7 !== undefined){
if(typeof data7 !== "string"){
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
function validate_DocumentReferenceAdditional(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "pe_retention_details":continue;};
return false;
}
const data0 = data.pe_retention_details;
if(data0 !== undefined){
if(!(validate_PeRetentionDetails(data0))){
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
function validate_DocumentReference(data){
if(validate_part$2a248105225d(data)){
if(data && typeof data == "object" && !Array.isArray(data)){
const data0 = data.reference_number;
if(data0 !== undefined){
return false;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
const data1 = data.reference_date;
if(data1 !== undefined){
return false;
}
}
}
if(validate_part$13818a4651c2(data)){
if(data && typeof data == "object" && !Array.isArray(data)){
const data2 = data.reference_type;
if(data2 !== undefined){
return false;
}
}
}
if(validate_part$768b9add1719(data)){
if(data && typeof data == "object" && !Array.isArray(data)){
const data3 = data.reference_number;
if(data3 !== undefined){
if(!(data3 === "0")){
return false;
}
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "document_type_id":case "reference_type":case "reference_number":case "reference_document_id":case "reference_code":case "description":case "reference_date":case "additional":continue;};
return false;
}
const data4 = data.document_type_id;
if(data4 !== undefined){
if(!(Number.isSafeInteger(data4))){
return false;
}
}
const data5 = data.reference_type;
if(data5 !== undefined){
if(!(data5 === 801 || data5 === 802 || data5 === 803 || data5 === 804 || data5 === 805 || data5 === 806 || data5 === 807 || data5 === 808 || data5 === 809 || data5 === 810 || data5 === 811 || data5 === 812 || data5 === 813 || data5 === 814 || data5 === 815)){
return false;
}
}
const data6 = data.reference_number;
if(data6 !== undefined){
if(typeof data6 !== "string"){
return false;
}
}
const data7 = data.reference_document_id;
if(data7 !== undefined){
if(!(Number.isSafeInteger(data7))){
return false;
}
}
const data8 = data.reference_code;
if(!(data8 === 1 || data8 === 2 || data8 === 3 || data8 === 4 || data8 === 5 || data8 === 6 || data8 === 7)){
return false;
}
const data9 = data.description;
if(typeof data9 !== "string"){
return false;
}
const data10 = data.reference_date;
if(data10 !== undefined){
if(typeof data10 === "string"){
if(!pattern_c735c86f3b53.test(data10)){
return false;
}
if(!(format_date(data10))){
return false;
}
}
else {
return false;
}
}
const data11 = data.additional;
if(data11 !== undefined){
if(!(validate_DocumentReferenceAdditional(data11))){
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
function validate_DocumentGlobal(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "discount_surcharge_code":case "discount_surcharge_value":case "discount_surcharge_type":continue;};
return false;
}
const data0 = data.discount_surcharge_code;
if(!(data0 === "DA" || data0 === "DE" || data0 === "RA" || data0 === "RE")){
return false;
}
const data1 = data.discount_surcharge_value;
if(!(typeof data1 === "number" && data1 >= -9007199254740991 && data1 <= 9007199254740991)){
return false;
}
const data2 = data.discount_surcharge_type;
if(!(data2 === "$" || data2 === "%")){
return false;
}
}
else {
return false;
}
return true;
}
/** @type {Any} */
function validate_DocumentTotalsCreate(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "vat_credit_construction_company":case "net_amount":case "taxes_amount":case "total_amount":continue;};
return false;
}
const data0 = data.vat_credit_construction_company;
if(data0 !== undefined){
if(!(typeof data0 === "number" && data0 >= -9007199254740991 && data0 <= 9007199254740991)){
return false;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(!decimals(data0, 2)){
return false;
}
}
}
const data1 = data.net_amount;
if(data1 !== undefined){
if(!(typeof data1 === "number" && data1 >= -9007199254740991 && data1 <= 9007199254740991)){
return false;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(!decimals(data1, 2)){
return false;
}
}
}
const data2 = data.taxes_amount;
if(data2 !== undefined){
if(!(typeof data2 === "number" && data2 >= -9007199254740991 && data2 <= 9007199254740991)){
return false;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(!decimals(data2, 2)){
return false;
}
}
}
const data3 = data.total_amount;
if(!(typeof data3 === "number" && data3 >= -9007199254740991 && data3 <= 9007199254740991)){
return false;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(!decimals(data3, 2)){
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
function validate_DocumentCreate(data){
if(validate_part$6793141b70d0(data)){
if(data && typeof data == "object" && !Array.isArray(data)){
const data0 = data.totals;
if(data0 !== undefined){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.net_amount === undefined){
return false;
}
}
}
}
}
if(validate_part$35b972c77e58(data)){
if(data && typeof data == "object" && !Array.isArray(data)){
const data1 = data.totals;
if(data1 !== undefined){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
const data2 = data1.vat_credit_construction_company;
if(data2 !== undefined){
if(!(Number.isInteger(data2))){
return false;
}
}
const data3 = data1.net_amount;
if(data3 !== undefined){
if(!(Number.isInteger(data3))){
return false;
}
}
const data4 = data1.taxes_amount;
if(data4 !== undefined){
if(!(Number.isInteger(data4))){
return false;
}
}
const data5 = data1.total_amount;
if(data5 !== undefined){
if(!(Number.isInteger(data5))){
return false;
}
}
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
const data6 = data.header;
if(data6 !== undefined){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
const data7 = data6.exchange_rate_value;
if(data7 !== undefined){
if(!(Number.isInteger(data7))){
return false;
}
}
}
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "options":case "header":case "details":case "references":case "globals_discounts_surcharges":case "totals":case "payment_link":continue;};
return false;
}
const data8 = data.options;
if(data8 !== undefined){
if(!(validate_DocumentOptions(data8))){
return false;
}
}
const data9 = data.header;
if(data9 === undefined){
return false;
}
if(!(validate_DocumentHeaderCreate(data9))){
return false;
}
const data10 = data.details;
if(Array.isArray(data10)){
if(data10.length > 10000){
return false;
}
if(data10.length < 1){
return false;
}
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
if(!(validate_DocumentLineCreate(data10[i0]))){
return false;
}
}
}
else {
return false;
}
const data12 = data.references;
if(data12 !== undefined){
if(Array.isArray(data12)){
if(data12.length > 1000){
return false;
}
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
if(!(validate_DocumentReference(data12[i1]))){
return false;
}
}
}
else {
return false;
}
}
const data14 = data.globals_discounts_surcharges;
if(data14 !== undefined){
if(Array.isArray(data14)){
const len2 = data14.length;
for(let i2=0; i2<len2; i2++){
if(!(validate_DocumentGlobal(data14[i2]))){
return false;
}
}
}
else {
return false;
}
}
const data16 = data.totals;
if(data16 === undefined){
return false;
}
if(!(validate_DocumentTotalsCreate(data16))){
return false;
}
const data17 = data.payment_link;
if(data17 !== undefined){
if(!(validate_PaymentLink(data17))){
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
function validate_part$5c28759965cc(data){
if(data && typeof data == "object" && !Array.isArray(data)){
const data0 = data.header;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
const data1 = data0.document_type_id;
if(!(data1 === 2 || data1 === 32 || data1 === 41 || data1 === 54 || data1 === 17 || data1 === 16 || data1 === 46 || data1 === 47 || data1 === 48)){
return false;
}
}
else {
return false;
}
}
return true;
}
/** @type {Any} */
function validate_part$d70ff6cb1b30(data){
if(data && typeof data == "object" && !Array.isArray(data)){
const data0 = data.options;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
const data1 = data0.gross_values;
if(!(data1 === 1)){
return false;
}
}
else {
return false;
}
}
return true;
}
/** @type {Any} */
function validate_part$31e332bbb0d1(data){
if(data && typeof data == "object" && !Array.isArray(data)){
const data0 = data.options;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
const data1 = data0.decimal_amounts;
if(!(data1 === 1)){
return false;
}
}
else {
return false;
}
const data2 = data.header;
if(data2 !== undefined){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
const data3 = data2.currency_id;
if(data3 !== undefined){
if(!(data3 === 1 || data3 === 152)){
return false;
}
}
}
}
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
function validate_part$e1cea5a3c20d(data){
if(data && typeof data == "object" && !Array.isArray(data)){
const data0 = data.document_type_id;
if(!(data0 === 2 || data0 === 32 || data0 === 17 || data0 === 16 || data0 === 46 || data0 === 47 || data0 === 48)){
return false;
}
}
return true;
}
/** @type {Any} */
function validate_part$1781a953f8bb(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.receiver_legal_name === undefined){
return false;
}
const data0 = data.document_type_id;
if(!(data0 === 37 || data0 === 39 || data0 === 41)){
return false;
}
}
return true;
}
/** @type {Any} */
function validate_part$b031c35bd29f(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.receiver_tax_id_code === undefined){
return false;
}
const data0 = data.document_type_id;
if(!(data0 === 37 || data0 === 39 || data0 === 41)){
return false;
}
}
return true;
}
/** @type {Any} */
function validate_part$fa9b779d5d44(data){
if(data && typeof data == "object" && !Array.isArray(data)){
const data0 = data.document_type_id;
if(!(data0 === 54)){
return false;
}
}
return true;
}
/** @type {Any} */
function validate_part$357593597a7c(data){
if(data && typeof data == "object" && !Array.isArray(data)){
const data0 = data.guide_type;
if(!(data0 === 5)){
return false;
}
}
return true;
}
/** @type {Any} */
function validate_part$02e1934bd0d1(data){
if(validate_part$357593597a7c(data)){
return false;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const data0 = data.document_type_id;
if(!(data0 === 54)){
return false;
}
}
return true;
}
/** @type {Any} */
function validate_CountriesClDocumentCreate(data){
if(validate_part$5c28759965cc(data)){
if(data && typeof data == "object" && !Array.isArray(data)){
const data0 = data.options;
if(data0 !== undefined){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
const data1 = data0.gross_values;
if(data1 !== undefined){
if(!(data1 === 0)){
return false;
}
}
}
}
}
}
if(validate_part$d70ff6cb1b30(data)){
if(data && typeof data == "object" && !Array.isArray(data)){
const data2 = data.totals;
if(data2 !== undefined){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
const data3 = data2.vat_credit_construction_company;
if(data3 !== undefined){
return false;
}
const data4 = data2.net_amount;
if(data4 !== undefined){
return false;
}
const data5 = data2.taxes_amount;
if(data5 !== undefined){
return false;
}
}
}
}
}
if(validate_part$31e332bbb0d1(data)){
if(data && typeof data == "object" && !Array.isArray(data)){
const data6 = data.totals;
if(data6 !== undefined){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
const data7 = data6.vat_credit_construction_company;
if(data7 !== undefined){
if(!(Number.isInteger(data7))){
return false;
}
}
const data8 = data6.net_amount;
if(data8 !== undefined){
if(!(Number.isInteger(data8))){
return false;
}
}
const data9 = data6.taxes_amount;
if(data9 !== undefined){
if(!(Number.isInteger(data9))){
return false;
}
}
const data10 = data6.total_amount;
if(data10 !== undefined){
if(!(Number.isInteger(data10))){
return false;
}
}
}
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
const data11 = data.header;
if(data11 !== undefined){
if(!(validate_CountriesClDocumentHeader(data11))){
return false;
}
if(validate_part$e1cea5a3c20d(data11)){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.receiver_tax_id_code === undefined){
return false;
}
}
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.receiver_legal_name === undefined){
return false;
}
}
}
if(validate_part$1781a953f8bb(data11)){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.receiver_tax_id_code === undefined){
return false;
}
}
}
if(validate_part$b031c35bd29f(data11)){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.receiver_legal_name === undefined){
return false;
}
}
}
if(validate_part$b72fb336da19(data11)){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
const data12 = data11.currency_id;
if(data12 !== undefined){
return false;
}
}
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
const data13 = data11.service_indicator;
if(data13 !== undefined){
return false;
}
}
}
if(validate_part$fa9b779d5d44(data11)){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.guide_type === undefined){
return false;
}
}
}
if(validate_part$02e1934bd0d1(data11)){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.transfer_type === undefined){
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
function validate_document$create$47cl$scope(data){
if(data && typeof data == "object" && !Array.isArray(data)){
const data0 = data.options;
if(data0 !== undefined){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
const data1 = data0.send_email;
if(data1 !== undefined){
if(!(data1 === 0)){
return false;
}
}
}
}
const data2 = data.header;
if(data2 !== undefined){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
const data3 = data2.document_sequence_code;
if(data3 !== undefined){
if(validate_part$44136fa355b3(data3)){
return false;
}
}
const data4 = data2.receiver_county_id;
if(data4 !== undefined){
if(validate_part$44136fa355b3(data4)){
return false;
}
}
const data5 = data2.additional;
if(data5 !== undefined){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
const data6 = data5.mx_header;
if(data6 !== undefined){
if(validate_part$44136fa355b3(data6)){
return false;
}
}
const data7 = data5.mx_shipping;
if(data7 !== undefined){
if(validate_part$44136fa355b3(data7)){
return false;
}
}
const data8 = data5.mx_exports;
if(data8 !== undefined){
if(validate_part$44136fa355b3(data8)){
return false;
}
}
const data9 = data5.co_header;
if(data9 !== undefined){
if(validate_part$44136fa355b3(data9)){
return false;
}
}
const data10 = data5.pe_header;
if(data10 !== undefined){
if(validate_part$44136fa355b3(data10)){
return false;
}
}
const data11 = data5.pe_detraction;
if(data11 !== undefined){
if(validate_part$44136fa355b3(data11)){
return false;
}
}
const data12 = data5.pe_cargo_transport;
if(data12 !== undefined){
if(validate_part$44136fa355b3(data12)){
return false;
}
}
const data13 = data5.ar_header;
if(data13 !== undefined){
if(validate_part$44136fa355b3(data13)){
return false;
}
}
const data14 = data5.pe_retention_header;
if(data14 !== undefined){
if(validate_part$44136fa355b3(data14)){
return false;
}
}
const data15 = data5.pe_shipping;
if(data15 !== undefined){
if(validate_part$44136fa355b3(data15)){
return false;
}
}
}
}
}
}
const data16 = data.details;
if(data16 !== undefined){
if(Array.isArray(data16)){
const len0 = data16.length;
for(let i0=0; i0<len0; i0++){
let data17 = data16[i0];
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
const data18 = data17.additional;
if(data18 !== undefined){
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
const data19 = data18.mx_detail;
if(data19 !== undefined){
if(validate_part$44136fa355b3(data19)){
return false;
}
}
}
}
}
}
}
}
const data20 = data.references;
if(data20 !== undefined){
if(Array.isArray(data20)){
const len1 = data20.length;
for(let i1=0; i1<len1; i1++){
let data21 = data20[i1];
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
const data22 = data21.additional;
if(data22 !== undefined){
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
const data23 = data22.pe_retention_details;
if(data23 !== undefined){
if(validate_part$44136fa355b3(data23)){
return false;
}
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
/** @type {Any} */
function validate_document$create$47cl(data){
if(!(validate_DocumentCreate(data))){
return false;
}
if(!(validate_CountriesClDocumentCreate(data))){
return false;
}
if(!(validate_document$create$47cl$scope(data))){
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
function validate_CountriesUsDocumentCreate(data){
if(data && typeof data == "object" && !Array.isArray(data)){
const data0 = data.header;
if(data0 !== undefined){
if(!(validate_CountriesUsDocumentHeader(data0))){
return false;
}
}
const data1 = data.totals;
if(data1 !== undefined){
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
/** @type {Any} */
function validate_document$create$47us$scope(data){
if(data && typeof data == "object" && !Array.isArray(data)){
const data0 = data.options;
if(data0 !== undefined){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
const data1 = data0.draft_only;
if(data1 !== undefined){
if(!(data1 === 0)){
return false;
}
}
const data2 = data0.draft_preview;
if(data2 !== undefined){
if(!(data2 === 0)){
return false;
}
}
const data3 = data0.send_email;
if(data3 !== undefined){
if(!(data3 === 0)){
return false;
}
}
const data4 = data0.gross_values;
if(data4 !== undefined){
if(!(data4 === 0)){
return false;
}
}
const data5 = data0.pdf_transfer_copy;
if(data5 !== undefined){
if(!(data5 === 0)){
return false;
}
}
}
}
const data6 = data.header;
if(data6 !== undefined){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
const data7 = data6.document_sequence_code;
if(data7 !== undefined){
if(validate_part$44136fa355b3(data7)){
return false;
}
}
const data8 = data6.receiver_county_id;
if(data8 !== undefined){
if(validate_part$44136fa355b3(data8)){
return false;
}
}
const data9 = data6.additional;
if(data9 !== undefined){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
const data10 = data9.mx_header;
if(data10 !== undefined){
if(validate_part$44136fa355b3(data10)){
return false;
}
}
const data11 = data9.mx_shipping;
if(data11 !== undefined){
if(validate_part$44136fa355b3(data11)){
return false;
}
}
const data12 = data9.mx_exports;
if(data12 !== undefined){
if(validate_part$44136fa355b3(data12)){
return false;
}
}
const data13 = data9.co_header;
if(data13 !== undefined){
if(validate_part$44136fa355b3(data13)){
return false;
}
}
const data14 = data9.pe_header;
if(data14 !== undefined){
if(validate_part$44136fa355b3(data14)){
return false;
}
}
const data15 = data9.pe_detraction;
if(data15 !== undefined){
if(validate_part$44136fa355b3(data15)){
return false;
}
}
const data16 = data9.pe_cargo_transport;
if(data16 !== undefined){
if(validate_part$44136fa355b3(data16)){
return false;
}
}
const data17 = data9.ar_header;
if(data17 !== undefined){
if(validate_part$44136fa355b3(data17)){
return false;
}
}
const data18 = data9.pe_retention_header;
if(data18 !== undefined){
if(validate_part$44136fa355b3(data18)){
return false;
}
}
const data19 = data9.pe_shipping;
if(data19 !== undefined){
if(validate_part$44136fa355b3(data19)){
return false;
}
}
}
}
}
}
const data20 = data.details;
if(data20 !== undefined){
if(Array.isArray(data20)){
const len0 = data20.length;
for(let i0=0; i0<len0; i0++){
let data21 = data20[i0];
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
const data22 = data21.additional;
if(data22 !== undefined){
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
const data23 = data22.mx_detail;
if(data23 !== undefined){
if(validate_part$44136fa355b3(data23)){
return false;
}
}
}
}
}
}
}
}
const data24 = data.references;
if(data24 !== undefined){
if(Array.isArray(data24)){
const len1 = data24.length;
for(let i1=0; i1<len1; i1++){
let data25 = data24[i1];
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
const data26 = data25.additional;
if(data26 !== undefined){
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
const data27 = data26.pe_retention_details;
if(data27 !== undefined){
if(validate_part$44136fa355b3(data27)){
return false;
}
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
/** @type {Any} */
function validate_document$create$47us(data){
if(!(validate_DocumentCreate(data))){
return false;
}
if(!(validate_CountriesUsDocumentCreate(data))){
return false;
}
if(!(validate_document$create$47us$scope(data))){
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
function validate_CountriesCoDocumentCreate(data){
if(data && typeof data == "object" && !Array.isArray(data)){
const data0 = data.header;
if(data0 !== undefined){
if(!(validate_CountriesCoDocumentHeader(data0))){
return false;
}
}
const data1 = data.totals;
if(data1 !== undefined){
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
/** @type {Any} */
function validate_document$create$47co$scope(data){
if(data && typeof data == "object" && !Array.isArray(data)){
const data0 = data.options;
if(data0 !== undefined){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
const data1 = data0.draft_only;
if(data1 !== undefined){
if(!(data1 === 0)){
return false;
}
}
const data2 = data0.draft_preview;
if(data2 !== undefined){
if(!(data2 === 0)){
return false;
}
}
const data3 = data0.gross_values;
if(data3 !== undefined){
if(!(data3 === 0)){
return false;
}
}
const data4 = data0.pdf_transfer_copy;
if(data4 !== undefined){
if(!(data4 === 0)){
return false;
}
}
}
}
const data5 = data.header;
if(data5 !== undefined){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
const data6 = data5.additional;
if(data6 !== undefined){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
const data7 = data6.mx_header;
if(data7 !== undefined){
if(validate_part$44136fa355b3(data7)){
return false;
}
}
const data8 = data6.mx_shipping;
if(data8 !== undefined){
if(validate_part$44136fa355b3(data8)){
return false;
}
}
const data9 = data6.mx_exports;
if(data9 !== undefined){
if(validate_part$44136fa355b3(data9)){
return false;
}
}
const data10 = data6.pe_header;
if(data10 !== undefined){
if(validate_part$44136fa355b3(data10)){
return false;
}
}
const data11 = data6.pe_detraction;
if(data11 !== undefined){
if(validate_part$44136fa355b3(data11)){
return false;
}
}
const data12 = data6.pe_cargo_transport;
if(data12 !== undefined){
if(validate_part$44136fa355b3(data12)){
return false;
}
}
const data13 = data6.ar_header;
if(data13 !== undefined){
if(validate_part$44136fa355b3(data13)){
return false;
}
}
const data14 = data6.pe_retention_header;
if(data14 !== undefined){
if(validate_part$44136fa355b3(data14)){
return false;
}
}
const data15 = data6.pe_shipping;
if(data15 !== undefined){
if(validate_part$44136fa355b3(data15)){
return false;
}
}
}
}
}
}
const data16 = data.details;
if(data16 !== undefined){
if(Array.isArray(data16)){
const len0 = data16.length;
for(let i0=0; i0<len0; i0++){
let data17 = data16[i0];
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
const data18 = data17.additional;
if(data18 !== undefined){
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
const data19 = data18.mx_detail;
if(data19 !== undefined){
if(validate_part$44136fa355b3(data19)){
return false;
}
}
}
}
}
}
}
}
const data20 = data.references;
if(data20 !== undefined){
if(Array.isArray(data20)){
const len1 = data20.length;
for(let i1=0; i1<len1; i1++){
let data21 = data20[i1];
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
const data22 = data21.additional;
if(data22 !== undefined){
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
const data23 = data22.pe_retention_details;
if(data23 !== undefined){
if(validate_part$44136fa355b3(data23)){
return false;
}
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
/** @type {Any} */
function validate_document$create$47co(data){
if(!(validate_DocumentCreate(data))){
return false;
}
if(!(validate_CountriesCoDocumentCreate(data))){
return false;
}
if(!(validate_document$create$47co$scope(data))){
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
function validate_CountriesMxDocumentCreate(data){
if(data && typeof data == "object" && !Array.isArray(data)){
const data0 = data.header;
if(data0 !== undefined){
if(!(validate_CountriesMxDocumentHeader(data0))){
return false;
}
}
const data1 = data.totals;
if(data1 !== undefined){
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
/** @type {Any} */
function validate_document$create$47mx$scope(data){
if(data && typeof data == "object" && !Array.isArray(data)){
const data0 = data.options;
if(data0 !== undefined){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
const data1 = data0.draft_only;
if(data1 !== undefined){
if(!(data1 === 0)){
return false;
}
}
const data2 = data0.draft_preview;
if(data2 !== undefined){
if(!(data2 === 0)){
return false;
}
}
const data3 = data0.send_email;
if(data3 !== undefined){
if(!(data3 === 0)){
return false;
}
}
const data4 = data0.gross_values;
if(data4 !== undefined){
if(!(data4 === 0)){
return false;
}
}
const data5 = data0.pdf_transfer_copy;
if(data5 !== undefined){
if(!(data5 === 0)){
return false;
}
}
}
}
const data6 = data.header;
if(data6 !== undefined){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
const data7 = data6.document_sequence_code;
if(data7 !== undefined){
if(validate_part$44136fa355b3(data7)){
return false;
}
}
const data8 = data6.receiver_county_id;
if(data8 !== undefined){
if(validate_part$44136fa355b3(data8)){
return false;
}
}
const data9 = data6.additional;
if(data9 !== undefined){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
const data10 = data9.co_header;
if(data10 !== undefined){
if(validate_part$44136fa355b3(data10)){
return false;
}
}
const data11 = data9.pe_header;
if(data11 !== undefined){
if(validate_part$44136fa355b3(data11)){
return false;
}
}
const data12 = data9.pe_detraction;
if(data12 !== undefined){
if(validate_part$44136fa355b3(data12)){
return false;
}
}
const data13 = data9.pe_cargo_transport;
if(data13 !== undefined){
if(validate_part$44136fa355b3(data13)){
return false;
}
}
const data14 = data9.ar_header;
if(data14 !== undefined){
if(validate_part$44136fa355b3(data14)){
return false;
}
}
const data15 = data9.pe_retention_header;
if(data15 !== undefined){
if(validate_part$44136fa355b3(data15)){
return false;
}
}
const data16 = data9.pe_shipping;
if(data16 !== undefined){
if(validate_part$44136fa355b3(data16)){
return false;
}
}
}
}
}
}
const data17 = data.references;
if(data17 !== undefined){
if(Array.isArray(data17)){
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
let data18 = data17[i0];
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
const data19 = data18.additional;
if(data19 !== undefined){
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
const data20 = data19.pe_retention_details;
if(data20 !== undefined){
if(validate_part$44136fa355b3(data20)){
return false;
}
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
/** @type {Any} */
function validate_document$create$47mx(data){
if(!(validate_DocumentCreate(data))){
return false;
}
if(!(validate_CountriesMxDocumentCreate(data))){
return false;
}
if(!(validate_document$create$47mx$scope(data))){
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
function validate_part$f110b7bf5abd(data){
if(data && typeof data == "object" && !Array.isArray(data)){
const data0 = data.pe_header;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
const data1 = data0.operation_type;
if(!(data1 === "1001" || data1 === "1003" || data1 === "1004")){
return false;
}
}
else {
return false;
}
}
return true;
}
/** @type {Any} */
function validate_part$31b0c9909bd8(data){
if(data && typeof data == "object" && !Array.isArray(data)){
const data0 = data.pe_header;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
const data1 = data0.operation_type;
if(!(data1 === "1004")){
return false;
}
}
else {
return false;
}
}
return true;
}
/** @type {Any} */
function validate_CountriesPeDocumentCreate(data){
if(data && typeof data == "object" && !Array.isArray(data)){
const data0 = data.header;
if(data0 !== undefined){
if(!(validate_CountriesPeDocumentHeader(data0))){
return false;
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
const data1 = data0.additional;
if(data1 !== undefined){
if(validate_part$f110b7bf5abd(data1)){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.pe_detraction === undefined){
return false;
}
}
}
if(validate_part$31b0c9909bd8(data1)){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.pe_cargo_transport === undefined){
return false;
}
}
}
}
}
}
const data2 = data.totals;
if(data2 !== undefined){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.net_amount === undefined){
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
/** @type {Any} */
function validate_document$create$47pe$scope(data){
if(data && typeof data == "object" && !Array.isArray(data)){
const data0 = data.options;
if(data0 !== undefined){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
const data1 = data0.draft_only;
if(data1 !== undefined){
if(!(data1 === 0)){
return false;
}
}
const data2 = data0.draft_preview;
if(data2 !== undefined){
if(!(data2 === 0)){
return false;
}
}
const data3 = data0.send_email;
if(data3 !== undefined){
if(!(data3 === 0)){
return false;
}
}
const data4 = data0.gross_values;
if(data4 !== undefined){
if(!(data4 === 0)){
return false;
}
}
const data5 = data0.pdf_transfer_copy;
if(data5 !== undefined){
if(!(data5 === 0)){
return false;
}
}
}
}
const data6 = data.header;
if(data6 !== undefined){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
const data7 = data6.receiver_county_id;
if(data7 !== undefined){
if(validate_part$44136fa355b3(data7)){
return false;
}
}
const data8 = data6.additional;
if(data8 !== undefined){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
const data9 = data8.mx_header;
if(data9 !== undefined){
if(validate_part$44136fa355b3(data9)){
return false;
}
}
const data10 = data8.mx_shipping;
if(data10 !== undefined){
if(validate_part$44136fa355b3(data10)){
return false;
}
}
const data11 = data8.mx_exports;
if(data11 !== undefined){
if(validate_part$44136fa355b3(data11)){
return false;
}
}
const data12 = data8.co_header;
if(data12 !== undefined){
if(validate_part$44136fa355b3(data12)){
return false;
}
}
const data13 = data8.ar_header;
if(data13 !== undefined){
if(validate_part$44136fa355b3(data13)){
return false;
}
}
}
}
}
}
const data14 = data.details;
if(data14 !== undefined){
if(Array.isArray(data14)){
const len0 = data14.length;
for(let i0=0; i0<len0; i0++){
let data15 = data14[i0];
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
const data16 = data15.additional;
if(data16 !== undefined){
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
const data17 = data16.mx_detail;
if(data17 !== undefined){
if(validate_part$44136fa355b3(data17)){
return false;
}
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
/** @type {Any} */
function validate_document$create$47pe(data){
if(!(validate_DocumentCreate(data))){
return false;
}
if(!(validate_CountriesPeDocumentCreate(data))){
return false;
}
if(!(validate_document$create$47pe$scope(data))){
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
function validate_CountriesArDocumentCreate(data){
if(data && typeof data == "object" && !Array.isArray(data)){
const data0 = data.header;
if(data0 !== undefined){
if(!(validate_CountriesArDocumentHeader(data0))){
return false;
}
}
const data1 = data.totals;
if(data1 !== undefined){
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
/** @type {Any} */
function validate_document$create$47ar$scope(data){
if(data && typeof data == "object" && !Array.isArray(data)){
const data0 = data.options;
if(data0 !== undefined){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
const data1 = data0.draft_only;
if(data1 !== undefined){
if(!(data1 === 0)){
return false;
}
}
const data2 = data0.draft_preview;
if(data2 !== undefined){
if(!(data2 === 0)){
return false;
}
}
const data3 = data0.send_email;
if(data3 !== undefined){
if(!(data3 === 0)){
return false;
}
}
const data4 = data0.gross_values;
if(data4 !== undefined){
if(!(data4 === 0)){
return false;
}
}
const data5 = data0.pdf_transfer_copy;
if(data5 !== undefined){
if(!(data5 === 0)){
return false;
}
}
}
}
const data6 = data.header;
if(data6 !== undefined){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
const data7 = data6.receiver_county_id;
if(data7 !== undefined){
if(validate_part$44136fa355b3(data7)){
return false;
}
}
const data8 = data6.additional;
if(data8 !== undefined){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
const data9 = data8.mx_header;
if(data9 !== undefined){
if(validate_part$44136fa355b3(data9)){
return false;
}
}
const data10 = data8.mx_shipping;
if(data10 !== undefined){
if(validate_part$44136fa355b3(data10)){
return false;
}
}
const data11 = data8.mx_exports;
if(data11 !== undefined){
if(validate_part$44136fa355b3(data11)){
return false;
}
}
const data12 = data8.co_header;
if(data12 !== undefined){
if(validate_part$44136fa355b3(data12)){
return false;
}
}
const data13 = data8.pe_header;
if(data13 !== undefined){
if(validate_part$44136fa355b3(data13)){
return false;
}
}
const data14 = data8.pe_detraction;
if(data14 !== undefined){
if(validate_part$44136fa355b3(data14)){
return false;
}
}
const data15 = data8.pe_cargo_transport;
if(data15 !== undefined){
if(validate_part$44136fa355b3(data15)){
return false;
}
}
const data16 = data8.pe_retention_header;
if(data16 !== undefined){
if(validate_part$44136fa355b3(data16)){
return false;
}
}
const data17 = data8.pe_shipping;
if(data17 !== undefined){
if(validate_part$44136fa355b3(data17)){
return false;
}
}
}
}
}
}
const data18 = data.details;
if(data18 !== undefined){
if(Array.isArray(data18)){
const len0 = data18.length;
for(let i0=0; i0<len0; i0++){
let data19 = data18[i0];
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
const data20 = data19.additional;
if(data20 !== undefined){
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
const data21 = data20.mx_detail;
if(data21 !== undefined){
if(validate_part$44136fa355b3(data21)){
return false;
}
}
}
}
}
}
}
}
const data22 = data.references;
if(data22 !== undefined){
if(Array.isArray(data22)){
const len1 = data22.length;
for(let i1=0; i1<len1; i1++){
let data23 = data22[i1];
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
const data24 = data23.additional;
if(data24 !== undefined){
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
const data25 = data24.pe_retention_details;
if(data25 !== undefined){
if(validate_part$44136fa355b3(data25)){
return false;
}
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
/** @type {Any} */
function validate_document$create$47ar(data){
if(!(validate_DocumentCreate(data))){
return false;
}
if(!(validate_CountriesArDocumentCreate(data))){
return false;
}
if(!(validate_document$create$47ar$scope(data))){
return false;
}
return true;
}
