/** @noprettier */ /* eslint-disable */ /* eslint max-lines: [1, 1] */
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
// biome-ignore-all assist: generated
// Generated; do not edit. Validates a body as a company-branch-create by the shared schema; a variant adds its own schema.

export const is = validate_CompanyBranchCreate;

export const variants = {
};

/** @typedef {(...values: any[]) => any} Any */
/** @type {Any} */
function validate_CompanyBranchCreate(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "account_id":case "is_headquarters":case "branch_type":case "name":case "address":case "district":case "city":case "phone":case "company_branch_tax_code":case "company_branch_internal_code":case "parent_company_branch_id":continue;};
return false;
}
const data0 = data.account_id;
if(!(Number.isSafeInteger(data0))){
return false;
}
const data1 = data.is_headquarters;
if(data1 !== undefined){
if(!(data1 === 0 || data1 === 1)){
return false;
}
}
const data2 = data.branch_type;
if(data2 !== undefined){
if(!(data2 === 1 || data2 === 2)){
return false;
}
}
const data3 = data.name;
if(typeof data3 !== "string"){
return false;
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
const data7 = data.phone;
if(data7 !== undefined){
if(typeof data7 !== "string"){
return false;
}
}
const data8 = data.company_branch_tax_code;
if(data8 !== undefined){
if(typeof data8 !== "string"){
return false;
}
}
const data9 = data.company_branch_internal_code;
if(data9 !== undefined){
if(typeof data9 !== "string"){
return false;
}
}
const data10 = data.parent_company_branch_id;
if(data10 !== undefined){
if(!(Number.isSafeInteger(data10))){
return false;
}
}
}
else {
return false;
}
return true;
}
