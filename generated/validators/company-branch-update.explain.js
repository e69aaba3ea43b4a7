// Generated; do not edit. Why a body is not a company-branch-update: every error, at most 100.
import { explainWith } from "./runtime/explain.js";

// Made when something is first explained: a module that is only loaded has no use for it.
let made;
const tables = () => (made ??= {"rules":{},"named":{},"titles":{},"members":{"CompanyBranchUpdate#":["account_id","company_branch_id","name","address","district","city","phone","company_branch_tax_code","company_branch_internal_code","parent_company_branch_id","user_permissions"],"CompanyBranchUserPermissions#":["user_id","user_name","has_branch_permission"]}});

const judge = (validate) => {
  const explanation = (body) => explainWith(validate, body, tables(), 400);
  return { explanation, explain: (body) => explanation(body).refusals };
};

export const { explanation, explain } = judge(validate1);

export const variants = {
};

function validate0(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(key0 === "user_id" || key0 === "user_name" || key0 === "has_branch_permission")){
found.push([path, "CompanyBranchUserPermissions#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.user_id !== undefined){
if(typeof data.user_id !== "string"){
found.push([path+"/user_id", "CompanyBranchUserPermissions#/properties/user_id/type", {type: "string"}]);
errors++;
}
}
if(data.user_name !== undefined){
if(typeof data.user_name !== "string"){
found.push([path+"/user_name", "CompanyBranchUserPermissions#/properties/user_name/type", {type: "string"}]);
errors++;
}
}
if(data.has_branch_permission !== undefined){
let data2 = data.has_branch_permission;
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
found.push([path+"/has_branch_permission", "CompanyBranchUserPermissions#/properties/has_branch_permission/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data2 < -9007199254740991 || isNaN(data2)){
found.push([path+"/has_branch_permission", "CompanyBranchUserPermissions#/properties/has_branch_permission/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
else {
found.push([path+"/has_branch_permission", "CompanyBranchUserPermissions#/properties/has_branch_permission/type", {type: "number"}]);
errors++;
}
}
}
else {
found.push([path, "CompanyBranchUserPermissions#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate1(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
switch(key0.length){
case 10:switch(key0){case "account_id":continue;}break;
case 17:switch(key0){case "company_branch_id":continue;}break;
case 4:switch(key0){case "name":case "city":continue;}break;
case 7:switch(key0){case "address":continue;}break;
case 8:switch(key0){case "district":continue;}break;
case 5:switch(key0){case "phone":continue;}break;
case 23:switch(key0){case "company_branch_tax_code":continue;}break;
case 28:switch(key0){case "company_branch_internal_code":continue;}break;
case 24:switch(key0){case "parent_company_branch_id":continue;}break;
case 16:switch(key0){case "user_permissions":continue;}break;
}
found.push([path, "CompanyBranchUpdate#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
if(data.account_id !== undefined){
let data0 = data.account_id;
if(!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))){
found.push([path+"/account_id", "CompanyBranchUpdate#/properties/account_id/type", {type: "integer"}]);
errors++;
}
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
found.push([path+"/account_id", "CompanyBranchUpdate#/properties/account_id/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data0 < -9007199254740991 || isNaN(data0)){
found.push([path+"/account_id", "CompanyBranchUpdate#/properties/account_id/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
}
if(data.company_branch_id !== undefined){
let data1 = data.company_branch_id;
if(!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1))){
found.push([path+"/company_branch_id", "CompanyBranchUpdate#/properties/company_branch_id/type", {type: "integer"}]);
errors++;
}
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
found.push([path+"/company_branch_id", "CompanyBranchUpdate#/properties/company_branch_id/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data1 < -9007199254740991 || isNaN(data1)){
found.push([path+"/company_branch_id", "CompanyBranchUpdate#/properties/company_branch_id/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
found.push([path+"/name", "CompanyBranchUpdate#/properties/name/type", {type: "string"}]);
errors++;
}
}
if(data.address !== undefined){
if(typeof data.address !== "string"){
found.push([path+"/address", "CompanyBranchUpdate#/properties/address/type", {type: "string"}]);
errors++;
}
}
if(data.district !== undefined){
if(typeof data.district !== "string"){
found.push([path+"/district", "CompanyBranchUpdate#/properties/district/type", {type: "string"}]);
errors++;
}
}
if(data.city !== undefined){
if(typeof data.city !== "string"){
found.push([path+"/city", "CompanyBranchUpdate#/properties/city/type", {type: "string"}]);
errors++;
}
}
if(data.phone !== undefined){
if(typeof data.phone !== "string"){
found.push([path+"/phone", "CompanyBranchUpdate#/properties/phone/type", {type: "string"}]);
errors++;
}
}
if(data.company_branch_tax_code !== undefined){
if(typeof data.company_branch_tax_code !== "string"){
found.push([path+"/company_branch_tax_code", "CompanyBranchUpdate#/properties/company_branch_tax_code/type", {type: "string"}]);
errors++;
}
}
if(data.company_branch_internal_code !== undefined){
if(typeof data.company_branch_internal_code !== "string"){
found.push([path+"/company_branch_internal_code", "CompanyBranchUpdate#/properties/company_branch_internal_code/type", {type: "string"}]);
errors++;
}
}
if(data.parent_company_branch_id !== undefined){
let data9 = data.parent_company_branch_id;
if(!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9))){
found.push([path+"/parent_company_branch_id", "CompanyBranchUpdate#/properties/parent_company_branch_id/type", {type: "integer"}]);
errors++;
}
if(typeof data9 == "number"){
if(data9 > 9007199254740991 || isNaN(data9)){
found.push([path+"/parent_company_branch_id", "CompanyBranchUpdate#/properties/parent_company_branch_id/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data9 < -9007199254740991 || isNaN(data9)){
found.push([path+"/parent_company_branch_id", "CompanyBranchUpdate#/properties/parent_company_branch_id/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
}
if(data.user_permissions !== undefined){
if(errors < 400){
const before0 = found.length;
if(!validate0(data.user_permissions, path+"/user_permissions", found)){
errors += found.length - before0;
}
}
}
}
else {
found.push([path, "CompanyBranchUpdate#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
