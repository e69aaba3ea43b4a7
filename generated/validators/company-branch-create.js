// Generated; do not edit. Whether a body is a company-branch-create: the shared schema, and each variant.

export const is = validate_CompanyBranchCreate;

export const variants = {
};

function validate_CompanyBranchCreate(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.account_id === undefined){
return false;
}
if(data.name === undefined){
return false;
}
for(const key0 in data){
switch(key0.length){case 10:switch(key0){case "account_id":continue;}break;case 15:switch(key0){case "is_headquarters":continue;}break;case 11:switch(key0){case "branch_type":continue;}break;case 4:switch(key0){case "name":case "city":continue;}break;case 7:switch(key0){case "address":continue;}break;case 8:switch(key0){case "district":continue;}break;case 5:switch(key0){case "phone":continue;}break;case 23:switch(key0){case "company_branch_tax_code":continue;}break;case 28:switch(key0){case "company_branch_internal_code":continue;}break;case 24:switch(key0){case "parent_company_branch_id":continue;}break;};
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
if(data.is_headquarters !== undefined){
let data1 = data.is_headquarters;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
return false;
}
if(!(((data1 === 0) || (data1 === 1)) || (false))){
return false;
}
}
if(data.branch_type !== undefined){
let data2 = data.branch_type;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
return false;
}
if(!(((data2 === 1) || (data2 === 2)) || (false))){
return false;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
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
if(data.phone !== undefined){
if(typeof data.phone !== "string"){
return false;
}
}
if(data.company_branch_tax_code !== undefined){
if(typeof data.company_branch_tax_code !== "string"){
return false;
}
}
if(data.company_branch_internal_code !== undefined){
if(typeof data.company_branch_internal_code !== "string"){
return false;
}
}
if(data.parent_company_branch_id !== undefined){
let data10 = data.parent_company_branch_id;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
return false;
}
if(typeof data10 == "number"){
if(data10 > 9007199254740991 || isNaN(data10)){
return false;
}
if(data10 < -9007199254740991 || isNaN(data10)){
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
