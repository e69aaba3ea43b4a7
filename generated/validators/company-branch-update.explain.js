// Generated; do not edit. Why a body is not a company-branch-update: every error, at most 100.
import { explainWith } from "./runtime/explain.js";

const tables = {"rules":{},"named":{},"titles":{},"members":{"CompanyBranchUpdate#":["account_id","company_branch_id","name","address","district","city","phone","company_branch_tax_code","company_branch_internal_code","parent_company_branch_id","user_permissions"],"CompanyBranchUserPermissions#":["user_id","user_name","has_branch_permission"]}};

const judge = (validate) => {
  const explanation = (body) => explainWith(validate, body, tables, 400);
  return { explanation, explain: (body) => explanation(body).refusals };
};

export const { explanation, explain } = judge(validate1);

export const variants = {
};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(((key0 === "user_id") || (key0 === "user_name")) || (key0 === "has_branch_permission"))){
(vErrors ??= []).push({instancePath,schemaPath:"CompanyBranchUserPermissions#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.user_id !== undefined){
if(typeof data.user_id !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/user_id",schemaPath:"CompanyBranchUserPermissions#/properties/user_id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.user_name !== undefined){
if(typeof data.user_name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/user_name",schemaPath:"CompanyBranchUserPermissions#/properties/user_name/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.has_branch_permission !== undefined){
let data2 = data.has_branch_permission;
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/has_branch_permission",schemaPath:"CompanyBranchUserPermissions#/properties/has_branch_permission/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data2 < -9007199254740991 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/has_branch_permission",schemaPath:"CompanyBranchUserPermissions#/properties/has_branch_permission/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/has_branch_permission",schemaPath:"CompanyBranchUserPermissions#/properties/has_branch_permission/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"CompanyBranchUserPermissions#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
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
(vErrors ??= []).push({instancePath,schemaPath:"CompanyBranchUpdate#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
if(data.account_id !== undefined){
let data0 = data.account_id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/account_id",schemaPath:"CompanyBranchUpdate#/properties/account_id/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/account_id",schemaPath:"CompanyBranchUpdate#/properties/account_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data0 < -9007199254740991 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/account_id",schemaPath:"CompanyBranchUpdate#/properties/account_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
}
if(data.company_branch_id !== undefined){
let data1 = data.company_branch_id;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/company_branch_id",schemaPath:"CompanyBranchUpdate#/properties/company_branch_id/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/company_branch_id",schemaPath:"CompanyBranchUpdate#/properties/company_branch_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data1 < -9007199254740991 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/company_branch_id",schemaPath:"CompanyBranchUpdate#/properties/company_branch_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"CompanyBranchUpdate#/properties/name/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.address !== undefined){
if(typeof data.address !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/address",schemaPath:"CompanyBranchUpdate#/properties/address/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.district !== undefined){
if(typeof data.district !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/district",schemaPath:"CompanyBranchUpdate#/properties/district/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.city !== undefined){
if(typeof data.city !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/city",schemaPath:"CompanyBranchUpdate#/properties/city/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.phone !== undefined){
if(typeof data.phone !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/phone",schemaPath:"CompanyBranchUpdate#/properties/phone/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.company_branch_tax_code !== undefined){
if(typeof data.company_branch_tax_code !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/company_branch_tax_code",schemaPath:"CompanyBranchUpdate#/properties/company_branch_tax_code/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.company_branch_internal_code !== undefined){
if(typeof data.company_branch_internal_code !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/company_branch_internal_code",schemaPath:"CompanyBranchUpdate#/properties/company_branch_internal_code/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.parent_company_branch_id !== undefined){
let data9 = data.parent_company_branch_id;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
(vErrors ??= []).push({instancePath:instancePath+"/parent_company_branch_id",schemaPath:"CompanyBranchUpdate#/properties/parent_company_branch_id/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data9 == "number"){
if(data9 > 9007199254740991 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/parent_company_branch_id",schemaPath:"CompanyBranchUpdate#/properties/parent_company_branch_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data9 < -9007199254740991 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/parent_company_branch_id",schemaPath:"CompanyBranchUpdate#/properties/parent_company_branch_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
}
if(data.user_permissions !== undefined){
if(errors < 400){
if(!(validate0(data.user_permissions, {instancePath:instancePath+"/user_permissions",parentData:data,parentDataProperty:"user_permissions",rootData}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"CompanyBranchUpdate#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
