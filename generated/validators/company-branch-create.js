/** @noprettier */ /* eslint-disable */ /* eslint max-lines: [1, 1] */
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
// biome-ignore-all assist: generated
// Generated; do not edit. Whether a body is a company-branch-create: the shared schema, and each variant.

export const is = validate_CompanyBranchCreate;

export const variants = {
};

/** @typedef {(...values: any[]) => any} Any */
/** @type {Any} */
function validate_CompanyBranchCreate(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0.length){case 10:switch(key0){case "account_id":continue;}break;case 15:switch(key0){case "is_headquarters":continue;}break;case 11:switch(key0){case "branch_type":continue;}break;case 4:switch(key0){case "name":case "city":continue;}break;case 7:switch(key0){case "address":continue;}break;case 8:switch(key0){case "district":continue;}break;case 5:switch(key0){case "phone":continue;}break;case 23:switch(key0){case "company_branch_tax_code":continue;}break;case 28:switch(key0){case "company_branch_internal_code":continue;}break;case 24:switch(key0){case "parent_company_branch_id":continue;}break;};
return false;
}
const data0 = data.account_id;
if(data0 === undefined){
return false;
}
if(!(Number.isSafeInteger(data0))){
return false;
}
const data1 = data.is_headquarters;
if(data1 !== undefined){
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
return false;
}
if(!(data1 === 0 || data1 === 1)){
return false;
}
}
const data2 = data.branch_type;
if(data2 !== undefined){
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
return false;
}
if(!(data2 === 1 || data2 === 2)){
return false;
}
}
const data3 = data.name;
if(data3 === undefined){
return false;
}
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
