// Generated; do not edit. Whether a body is a customer-supplier-update: the shared schema, and each variant.

export const is = validate_CustomerSupplierUpdate;

export const variants = {
};

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
function validate_Contact(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0.length){case 10:switch(key0){case "first_name":continue;}break;case 9:switch(key0){case "last_name":continue;}break;case 5:switch(key0){case "phone":case "email":continue;}break;};
return false;
}
if(data.first_name !== undefined){
if(typeof data.first_name !== "string"){
return false;
}
}
if(data.last_name !== undefined){
if(typeof data.last_name !== "string"){
return false;
}
}
if(data.phone !== undefined){
if(typeof data.phone !== "string"){
return false;
}
}
if(data.email !== undefined){
if(typeof data.email !== "string"){
return false;
}
}
}
else {
return false;
}
return true;
}
function validate_InvoicingDetails(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0.length){case 10:switch(key0){case "country_id":case "legal_name":continue;}break;case 11:switch(key0){case "tax_id_type":case "tax_id_code":case "postal_code":continue;}break;case 7:switch(key0){case "address":continue;}break;case 8:switch(key0){case "district":continue;}break;case 4:switch(key0){case "city":continue;}break;case 17:switch(key0){case "business_activity":continue;}break;case 5:switch(key0){case "phone":continue;}break;};
return false;
}
if(data.country_id !== undefined){
if(typeof data.country_id !== "string"){
return false;
}
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
if(data.legal_name !== undefined){
if(typeof data.legal_name !== "string"){
return false;
}
}
if(data.address !== undefined){
if(typeof data.address !== "string"){
return false;
}
}
if(data.district !== undefined){
if(typeof data.district !== "string"){
return false;
}
}
if(data.city !== undefined){
if(typeof data.city !== "string"){
return false;
}
}
if(data.business_activity !== undefined){
if(typeof data.business_activity !== "string"){
return false;
}
}
if(data.phone !== undefined){
if(typeof data.phone !== "string"){
return false;
}
}
if(data.postal_code !== undefined){
if(typeof data.postal_code !== "string"){
return false;
}
}
}
else {
return false;
}
return true;
}
function validate_CustomerSupplierAdditional(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0.length){case 11:switch(key0){case "data_name_1":case "data_name_2":case "data_name_3":case "data_name_4":case "data_name_5":continue;}break;case 12:switch(key0){case "data_value_1":case "data_value_2":case "data_value_3":case "data_value_4":case "data_value_5":continue;}break;};
return false;
}
if(data.data_name_1 !== undefined){
if(typeof data.data_name_1 !== "string"){
return false;
}
}
if(data.data_name_2 !== undefined){
if(typeof data.data_name_2 !== "string"){
return false;
}
}
if(data.data_name_3 !== undefined){
if(typeof data.data_name_3 !== "string"){
return false;
}
}
if(data.data_name_4 !== undefined){
if(typeof data.data_name_4 !== "string"){
return false;
}
}
if(data.data_name_5 !== undefined){
if(typeof data.data_name_5 !== "string"){
return false;
}
}
if(data.data_value_1 !== undefined){
if(typeof data.data_value_1 !== "string"){
return false;
}
}
if(data.data_value_2 !== undefined){
if(typeof data.data_value_2 !== "string"){
return false;
}
}
if(data.data_value_3 !== undefined){
if(typeof data.data_value_3 !== "string"){
return false;
}
}
if(data.data_value_4 !== undefined){
if(typeof data.data_value_4 !== "string"){
return false;
}
}
if(data.data_value_5 !== undefined){
if(typeof data.data_value_5 !== "string"){
return false;
}
}
}
else {
return false;
}
return true;
}
const pattern_9e52b0da74 = new RegExp("^[0-9][0-9,]*$", "u");
function validate_CustomerSupplierUpdate(data){
if(!(validate_DueDays(data))){
return false;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.account_id === undefined){
return false;
}
if(data.name === undefined){
return false;
}
for(const key0 in data){
switch(key0.length){case 10:switch(key0){case "account_id":case "additional":continue;}break;case 4:switch(key0){case "name":continue;}break;case 11:switch(key0){case "is_customer":case "is_supplier":continue;}break;case 19:switch(key0){case "responsible_user_id":continue;}break;case 12:switch(key0){case "payment_term":continue;}break;case 8:switch(key0){case "contacts":continue;}break;case 17:switch(key0){case "invoicing_details":continue;}break;};
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
if(data.name !== undefined){
if(typeof data.name !== "string"){
return false;
}
}
if(data.is_customer !== undefined){
if(typeof data.is_customer !== "boolean"){
return false;
}
}
if(data.is_supplier !== undefined){
if(typeof data.is_supplier !== "boolean"){
return false;
}
}
if(data.responsible_user_id !== undefined){
let data4 = data.responsible_user_id;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
return false;
}
if(typeof data4 == "number"){
if(data4 > 9007199254740991 || isNaN(data4)){
return false;
}
if(data4 < -9007199254740991 || isNaN(data4)){
return false;
}
}
}
if(data.payment_term !== undefined){
let data5 = data.payment_term;
if(typeof data5 === "string"){
if(!pattern_9e52b0da74.test(data5)){
return false;
}
}
else {
return false;
}
}
if(data.contacts !== undefined){
let data6 = data.contacts;
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
if(data.invoicing_details !== undefined){
let data8 = data.invoicing_details;
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
if(data.additional !== undefined){
if(!(validate_CustomerSupplierAdditional(data.additional))){
return false;
}
}
}
else {
return false;
}
return true;
}
