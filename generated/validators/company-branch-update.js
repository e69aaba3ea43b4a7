/** @noprettier */ /* eslint-disable */ /* eslint max-lines: [1, 1] */
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
// biome-ignore-all assist: generated
// Generated; do not edit. Validates a body as a company-branch-update by the shared schema; a variant adds its own schema.

export const is = validate_CompanyBranchUpdate;

export const variants = {
};

/** @typedef {(...values: any[]) => any} Any */
/** @type {Any} */
function validate_CompanyBranchUserPermissions(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "user_id":case "user_name":case "has_branch_permission":continue;};
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
function validate_CompanyBranchUpdate(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "account_id":case "company_branch_id":case "name":case "address":case "district":case "city":case "phone":case "company_branch_tax_code":case "company_branch_internal_code":case "parent_company_branch_id":case "user_permissions":continue;};
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
