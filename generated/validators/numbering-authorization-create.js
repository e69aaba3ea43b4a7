/** @noprettier */ /* eslint-disable */ /* eslint max-lines: [1, 1] */
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
// biome-ignore-all assist: generated
// Generated; do not edit. Validates a body as a numbering-authorization-create by the shared schema; a variant adds its own schema.

export const is = validate_NumberingAuthorizationCreate;

export const variants = {
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
function validate_part$23292dbd5ff2(data){
if(data && typeof data == "object" && !Array.isArray(data)){
const data0 = data.caf;
if(data0 !== undefined){
return false;
}
}
return true;
}
/** @type {Any} */
function validate_part$b86c393acd42(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.caf === undefined){
return false;
}
}
return true;
}
const pattern_49f53b5298ee = new RegExp("^[A-Za-z0-9+/]*={0,2}$", "u");
const pattern_c735c86f3b53 = new RegExp("^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$", "u");
const format_date = date;
/** @type {Any} */
function validate_NumberingAuthorizationCreate(data){
if(validate_part$23292dbd5ff2(data)){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.document_type_id === undefined){
return false;
}
if(data.from === undefined){
return false;
}
if(data.to === undefined){
return false;
}
}
}
if(validate_part$b86c393acd42(data)){
if(data && typeof data == "object" && !Array.isArray(data)){
const data0 = data.document_type_id;
if(data0 !== undefined){
return false;
}
const data1 = data.series;
if(data1 !== undefined){
return false;
}
const data2 = data.from;
if(data2 !== undefined){
return false;
}
const data3 = data.to;
if(data3 !== undefined){
return false;
}
const data4 = data.valid_from;
if(data4 !== undefined){
return false;
}
const data5 = data.valid_to;
if(data5 !== undefined){
return false;
}
const data6 = data.authorization_number;
if(data6 !== undefined){
return false;
}
const data7 = data.technical_key;
if(data7 !== undefined){
return false;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "account_id":case "caf":case "document_type_id":case "series":case "from":case "to":case "valid_from":case "valid_to":case "authorization_number":case "technical_key":continue;};
return false;
}
const data8 = data.account_id;
if(data8 !== undefined){
if(!(Number.isSafeInteger(data8))){
return false;
}
}
const data9 = data.caf;
if(data9 !== undefined){
if(typeof data9 === "string"){
if(data9.length > 87384 && codePoints(data9) > 87384){
return false;
}
if(data9.length < 4 || data9.length < 8 && codePoints(data9) < 4){
return false;
}
if(!pattern_49f53b5298ee.test(data9)){
return false;
}
}
else {
return false;
}
}
const data10 = data.document_type_id;
if(data10 !== undefined){
if(!(Number.isSafeInteger(data10) && data10 >= 1)){
return false;
}
}
const data11 = data.series;
if(data11 !== undefined){
if(typeof data11 === "string"){
if(data11.length > 100 && codePoints(data11) > 100){
return false;
}
}
else {
return false;
}
}
const data12 = data.from;
if(data12 !== undefined){
if(!(Number.isSafeInteger(data12) && data12 >= 1)){
return false;
}
}
const data13 = data.to;
if(data13 !== undefined){
if(!(Number.isSafeInteger(data13) && data13 >= 1)){
return false;
}
}
const data14 = data.valid_from;
if(data14 !== undefined){
if(typeof data14 === "string"){
if(!pattern_c735c86f3b53.test(data14)){
return false;
}
if(!(format_date(data14))){
return false;
}
}
else {
return false;
}
}
const data15 = data.valid_to;
if(data15 !== undefined){
if(typeof data15 === "string"){
if(!pattern_c735c86f3b53.test(data15)){
return false;
}
if(!(format_date(data15))){
return false;
}
}
else {
return false;
}
}
const data16 = data.authorization_number;
if(data16 !== undefined){
if(typeof data16 === "string"){
if(data16.length > 100 && codePoints(data16) > 100){
return false;
}
}
else {
return false;
}
}
const data17 = data.technical_key;
if(data17 !== undefined){
if(typeof data17 === "string"){
if(data17.length > 200 && codePoints(data17) > 200){
return false;
}
if(data17.length < 1){
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
