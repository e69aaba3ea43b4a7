/** @noprettier */ /* eslint-disable */ /* eslint max-lines: [1, 1] */
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
// biome-ignore-all assist: generated
// Generated; do not edit. Whether a body is a company-branch-update: the shared schema, and each variant.

export const is = validate_CompanyBranchUpdate;

export const variants = {
};

/** @typedef {(...values: any[]) => any} Any */
/** @type {Any} */
function validate_CompanyBranchUserPermissions(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0.length){case 7:switch(key0){case "user_id":continue;}break;case 9:switch(key0){case "user_name":continue;}break;case 21:switch(key0){case "has_branch_permission":continue;}break;};
return false;
}
const data0 = data.user_id;
if(data0 !== undefined){
if(typeof data0 !== "string"){
return false;
}
}
const data1 = data.user_name;
if(data1 !== undefined){
if(typeof data1 !== "string"){
return false;
}
}
const data2 = data.has_branch_permission;
if(data2 !== undefined){
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
/** @type {Any} */
function validate_CompanyBranchUpdate(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0.length){case 10:switch(key0){case "account_id":continue;}break;case 17:switch(key0){case "company_branch_id":continue;}break;case 4:switch(key0){case "name":case "city":continue;}break;case 7:switch(key0){case "address":continue;}break;case 8:switch(key0){case "district":continue;}break;case 5:switch(key0){case "phone":continue;}break;case 23:switch(key0){case "company_branch_tax_code":continue;}break;case 28:switch(key0){case "company_branch_internal_code":continue;}break;case 24:switch(key0){case "parent_company_branch_id":continue;}break;case 16:switch(key0){case "user_permissions":continue;}break;};
return false;
}
const data0 = data.account_id;
if(data0 !== undefined){
if(!(Number.isSafeInteger(data0))){
return false;
}
}
const data1 = data.company_branch_id;
if(data1 !== undefined){
if(!(Number.isSafeInteger(data1))){
return false;
}
}
const data2 = data.name;
if(data2 !== undefined){
if(typeof data2 !== "string"){
return false;
}
}
const data3 = data.address;
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
const data5 = data.city;
if(data5 !== undefined){
if(typeof data5 !== "string"){
return false;
}
}
const data6 = data.phone;
if(data6 !== undefined){
if(typeof data6 !== "string"){
return false;
}
}
const data7 = data.company_branch_tax_code;
if(data7 !== undefined){
if(typeof data7 !== "string"){
return false;
}
}
const data8 = data.company_branch_internal_code;
if(data8 !== undefined){
if(typeof data8 !== "string"){
return false;
}
}
const data9 = data.parent_company_branch_id;
if(data9 !== undefined){
if(!(Number.isSafeInteger(data9))){
return false;
}
}
const data10 = data.user_permissions;
if(data10 !== undefined){
if(!(validate_CompanyBranchUserPermissions(data10))){
return false;
}
}
}
else {
return false;
}
return true;
}
