/** @noprettier */ /* eslint-disable */ /* eslint max-lines: [1, 1] */
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
// biome-ignore-all assist: generated
// Generated; do not edit. Validates a body as a customer-supplier-update by the shared schema; a variant adds its own schema.

export const is = validate_CustomerSupplierUpdate;

export const variants = {
};

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
/** @type {Any} */
function validate_Contact(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "first_name":case "last_name":case "phone":case "email":continue;};
return false;
}
const data0 = data.first_name;
if(data0 !== undefined){
if(typeof data0 !== "string"){
return false;
}
}
const data1 = data.last_name;
if(data1 !== undefined){
if(typeof data1 !== "string"){
return false;
}
}
const data2 = data.phone;
if(data2 !== undefined){
if(typeof data2 !== "string"){
return false;
}
}
const data3 = data.email;
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
function validate_InvoicingDetails(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "country_id":case "tax_id_type":case "tax_id_code":case "legal_name":case "address":case "district":case "city":case "business_activity":case "phone":case "postal_code":continue;};
return false;
}
const data0 = data.country_id;
if(data0 !== undefined){
if(typeof data0 !== "string"){
return false;
}
}
const data1 = data.tax_id_type;
if(data1 !== undefined){
if(typeof data1 !== "string"){
return false;
}
}
const data2 = data.tax_id_code;
if(data2 !== undefined){
if(typeof data2 !== "string"){
return false;
}
}
const data3 = data.legal_name;
if(data3 !== undefined){
if(typeof data3 !== "string"){
return false;
}
}
const data4 = data.address;
if(data4 !== undefined){
if(typeof data4 !== "string"){
return false;
}
}
const data5 = data.district;
if(data5 !== undefined){
if(typeof data5 !== "string"){
return false;
}
}
const data6 = data.city;
if(data6 !== undefined){
if(typeof data6 !== "string"){
return false;
}
}
const data7 = data.business_activity;
if(data7 !== undefined){
if(typeof data7 !== "string"){
return false;
}
}
const data8 = data.phone;
if(data8 !== undefined){
if(typeof data8 !== "string"){
return false;
}
}
const data9 = data.postal_code;
if(data9 !== undefined){
if(typeof data9 !== "string"){
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
function validate_CustomerSupplierAdditional(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "data_name_1":case "data_name_2":case "data_name_3":case "data_name_4":case "data_name_5":case "data_value_1":case "data_value_2":case "data_value_3":case "data_value_4":case "data_value_5":continue;};
return false;
}
const data0 = data.data_name_1;
if(data0 !== undefined){
if(typeof data0 !== "string"){
return false;
}
}
const data1 = data.data_name_2;
if(data1 !== undefined){
if(typeof data1 !== "string"){
return false;
}
}
const data2 = data.data_name_3;
if(data2 !== undefined){
if(typeof data2 !== "string"){
return false;
}
}
const data3 = data.data_name_4;
if(data3 !== undefined){
if(typeof data3 !== "string"){
return false;
}
}
const data4 = data.data_name_5;
if(data4 !== undefined){
if(typeof data4 !== "string"){
return false;
}
}
const data5 = data.data_value_1;
if(data5 !== undefined){
if(typeof data5 !== "string"){
return false;
}
}
const data6 = data.data_value_2;
if(data6 !== undefined){
if(typeof data6 !== "string"){
return false;
}
}
const data7 = data.data_value_3;
if(data7 !== undefined){
if(typeof data7 !== "string"){
return false;
}
}
const data8 = data.data_value_4;
if(data8 !== undefined){
if(typeof data8 !== "string"){
return false;
}
}
const data9 = data.data_value_5;
if(data9 !== undefined){
if(typeof data9 !== "string"){
return false;
}
}
}
else {
return false;
}
return true;
}
const pattern_9e52b0da7494 = new RegExp("^[0-9][0-9,]*$", "u");
/** @type {Any} */
function validate_CustomerSupplierUpdate(data){
if(!(validate_DueDays(data))){
return false;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "account_id":case "name":case "is_customer":case "is_supplier":case "responsible_user_id":case "payment_term":case "contacts":case "invoicing_details":case "additional":continue;};
return false;
}
const data0 = data.account_id;
if(!(Number.isSafeInteger(data0))){
return false;
}
const data1 = data.name;
if(typeof data1 !== "string"){
return false;
}
const data2 = data.is_customer;
if(data2 !== undefined){
if(typeof data2 !== "boolean"){
return false;
}
}
const data3 = data.is_supplier;
if(data3 !== undefined){
if(typeof data3 !== "boolean"){
return false;
}
}
const data4 = data.responsible_user_id;
if(data4 !== undefined){
if(!(Number.isSafeInteger(data4))){
return false;
}
}
const data5 = data.payment_term;
if(data5 !== undefined){
if(typeof data5 === "string"){
if(!pattern_9e52b0da7494.test(data5)){
return false;
}
}
else {
return false;
}
}
const data6 = data.contacts;
if(data6 !== undefined){
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
if(!(validate_Contact(data6[i0]))){
return false;
}
}
}
else {
return false;
}
}
const data8 = data.invoicing_details;
if(data8 !== undefined){
if(Array.isArray(data8)){
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
if(!(validate_InvoicingDetails(data8[i1]))){
return false;
}
}
}
else {
return false;
}
}
const data10 = data.additional;
if(data10 !== undefined){
if(!(validate_CustomerSupplierAdditional(data10))){
return false;
}
}
}
else {
return false;
}
return true;
}
