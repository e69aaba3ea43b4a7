// Generated; do not edit. Why a body is not a company-branch-create: every error, at most 100.
import { explainWith } from "./runtime/explain.js";

// Made when something is first explained: a module that is only loaded has no use for it.
let made;
const tables = () => (made ??= {"rules":{},"named":{},"titles":{"CompanyBranchCreate#/properties/is_headquarters":["Not the main office","Main office"],"CompanyBranchCreate#/properties/branch_type":["Physical branch","Virtual branch"]},"members":{"CompanyBranchCreate#":["account_id","is_headquarters","branch_type","name","address","district","city","phone","company_branch_tax_code","company_branch_internal_code","parent_company_branch_id"]}});

const judge = (validate) => {
  const explanation = (body) => explainWith(validate, body, tables(), 400);
  return { explanation, explain: (body) => explanation(body).refusals };
};

export const { explanation, explain } = judge(validate0);

export const variants = {
};

function validate0(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.account_id === undefined){
found.push([path, "CompanyBranchCreate#/required", {missingProperty: "account_id"}]);
errors++;
}
if(data.name === undefined){
found.push([path, "CompanyBranchCreate#/required", {missingProperty: "name"}]);
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
switch(key0.length){
case 10:switch(key0){case "account_id":continue;}break;
case 15:switch(key0){case "is_headquarters":continue;}break;
case 11:switch(key0){case "branch_type":continue;}break;
case 4:switch(key0){case "name":case "city":continue;}break;
case 7:switch(key0){case "address":continue;}break;
case 8:switch(key0){case "district":continue;}break;
case 5:switch(key0){case "phone":continue;}break;
case 23:switch(key0){case "company_branch_tax_code":continue;}break;
case 28:switch(key0){case "company_branch_internal_code":continue;}break;
case 24:switch(key0){case "parent_company_branch_id":continue;}break;
}
found.push([path, "CompanyBranchCreate#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
if(data.account_id !== undefined){
let data0 = data.account_id;
if(!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))){
found.push([path+"/account_id", "CompanyBranchCreate#/properties/account_id/type", {type: "integer"}]);
errors++;
}
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
found.push([path+"/account_id", "CompanyBranchCreate#/properties/account_id/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data0 < -9007199254740991 || isNaN(data0)){
found.push([path+"/account_id", "CompanyBranchCreate#/properties/account_id/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
}
if(data.is_headquarters !== undefined){
let data1 = data.is_headquarters;
if(!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1))){
found.push([path+"/is_headquarters", "CompanyBranchCreate#/properties/is_headquarters/type", {type: "integer"}]);
errors++;
}
if(!(data1 === 0 || data1 === 1)){
found.push([path+"/is_headquarters", "CompanyBranchCreate#/properties/is_headquarters/enum", {allowedValues: [0,1]}]);
errors++;
}
}
if(data.branch_type !== undefined){
let data2 = data.branch_type;
if(!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))){
found.push([path+"/branch_type", "CompanyBranchCreate#/properties/branch_type/type", {type: "integer"}]);
errors++;
}
if(!(data2 === 1 || data2 === 2)){
found.push([path+"/branch_type", "CompanyBranchCreate#/properties/branch_type/enum", {allowedValues: [1,2]}]);
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
found.push([path+"/name", "CompanyBranchCreate#/properties/name/type", {type: "string"}]);
errors++;
}
}
if(data.address !== undefined){
if(typeof data.address !== "string"){
found.push([path+"/address", "CompanyBranchCreate#/properties/address/type", {type: "string"}]);
errors++;
}
}
if(data.district !== undefined){
if(typeof data.district !== "string"){
found.push([path+"/district", "CompanyBranchCreate#/properties/district/type", {type: "string"}]);
errors++;
}
}
if(data.city !== undefined){
if(typeof data.city !== "string"){
found.push([path+"/city", "CompanyBranchCreate#/properties/city/type", {type: "string"}]);
errors++;
}
}
if(data.phone !== undefined){
if(typeof data.phone !== "string"){
found.push([path+"/phone", "CompanyBranchCreate#/properties/phone/type", {type: "string"}]);
errors++;
}
}
if(data.company_branch_tax_code !== undefined){
if(typeof data.company_branch_tax_code !== "string"){
found.push([path+"/company_branch_tax_code", "CompanyBranchCreate#/properties/company_branch_tax_code/type", {type: "string"}]);
errors++;
}
}
if(data.company_branch_internal_code !== undefined){
if(typeof data.company_branch_internal_code !== "string"){
found.push([path+"/company_branch_internal_code", "CompanyBranchCreate#/properties/company_branch_internal_code/type", {type: "string"}]);
errors++;
}
}
if(data.parent_company_branch_id !== undefined){
let data10 = data.parent_company_branch_id;
if(!(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10))){
found.push([path+"/parent_company_branch_id", "CompanyBranchCreate#/properties/parent_company_branch_id/type", {type: "integer"}]);
errors++;
}
if(typeof data10 == "number"){
if(data10 > 9007199254740991 || isNaN(data10)){
found.push([path+"/parent_company_branch_id", "CompanyBranchCreate#/properties/parent_company_branch_id/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data10 < -9007199254740991 || isNaN(data10)){
found.push([path+"/parent_company_branch_id", "CompanyBranchCreate#/properties/parent_company_branch_id/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
}
}
else {
found.push([path, "CompanyBranchCreate#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
