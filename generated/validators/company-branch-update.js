// Generated; do not edit. Whether a body is a company-branch-update: the shared schema, and each variant.

export const is = validate_CompanyBranchUpdate;

export const variants = {
};

function validate_CompanyBranchUserPermissions(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0.length){case 7:switch(key0){case "user_id":continue;}break;case 9:switch(key0){case "user_name":continue;}break;case 21:switch(key0){case "has_branch_permission":continue;}break;};
return false;
}
if(data.user_id !== undefined){
if(typeof data.user_id !== "string"){
return false;
}
}
if(data.user_name !== undefined){
if(typeof data.user_name !== "string"){
return false;
}
}
if(data.has_branch_permission !== undefined){
let data2 = data.has_branch_permission;
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
function validate_CompanyBranchUpdate(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0.length){case 10:switch(key0){case "account_id":continue;}break;case 17:switch(key0){case "company_branch_id":continue;}break;case 4:switch(key0){case "name":case "city":continue;}break;case 7:switch(key0){case "address":continue;}break;case 8:switch(key0){case "district":continue;}break;case 5:switch(key0){case "phone":continue;}break;case 23:switch(key0){case "company_branch_tax_code":continue;}break;case 28:switch(key0){case "company_branch_internal_code":continue;}break;case 24:switch(key0){case "parent_company_branch_id":continue;}break;case 16:switch(key0){case "user_permissions":continue;}break;};
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
if(data.company_branch_id !== undefined){
let data1 = data.company_branch_id;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
return false;
}
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
return false;
}
if(data1 < -9007199254740991 || isNaN(data1)){
return false;
}
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
let data9 = data.parent_company_branch_id;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
return false;
}
if(typeof data9 == "number"){
if(data9 > 9007199254740991 || isNaN(data9)){
return false;
}
if(data9 < -9007199254740991 || isNaN(data9)){
return false;
}
}
}
if(data.user_permissions !== undefined){
if(!(validate_CompanyBranchUserPermissions(data.user_permissions))){
return false;
}
}
}
else {
return false;
}
return true;
}
