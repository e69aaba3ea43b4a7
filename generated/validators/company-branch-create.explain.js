// Generated; do not edit. Why a body is not a company-branch-create: every error, at most 100.
import { explainWith } from "./runtime/explain.js";

const tables = {"rules":{},"named":{},"titles":{"CompanyBranchCreate#/properties/is_headquarters":["Not the main office","Main office"],"CompanyBranchCreate#/properties/branch_type":["Physical branch","Virtual branch"]},"members":{"CompanyBranchCreate#":["account_id","is_headquarters","branch_type","name","address","district","city","phone","company_branch_tax_code","company_branch_internal_code","parent_company_branch_id"]}};

const judge = (validate) => {
  const explanation = (body) => explainWith(validate, body, tables, 400);
  return { explanation, explain: (body) => explanation(body).refusals };
};

export const { explanation, explain } = judge(validate0);

export const variants = {
};

const schema0 = {"type":"object","additionalProperties":false,"required":["account_id","name"],"properties":{"account_id":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"is_headquarters":{"type":"integer","enum":[0,1]},"branch_type":{"type":"integer","enum":[1,2]},"name":{"type":"string"},"address":{"type":"string"},"district":{"type":"string"},"city":{"type":"string"},"phone":{"type":"string"},"company_branch_tax_code":{"type":"string"},"company_branch_internal_code":{"type":"string"},"parent_company_branch_id":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991}}};
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.account_id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"CompanyBranchCreate#/required",keyword:"required",params:{missingProperty: "account_id"}});
errors++;
}
if(data.name === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"CompanyBranchCreate#/required",keyword:"required",params:{missingProperty: "name"}});
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
(vErrors ??= []).push({instancePath,schemaPath:"CompanyBranchCreate#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
if(data.account_id !== undefined){
let data0 = data.account_id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/account_id",schemaPath:"CompanyBranchCreate#/properties/account_id/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/account_id",schemaPath:"CompanyBranchCreate#/properties/account_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data0 < -9007199254740991 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/account_id",schemaPath:"CompanyBranchCreate#/properties/account_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
}
if(data.is_headquarters !== undefined){
let data1 = data.is_headquarters;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/is_headquarters",schemaPath:"CompanyBranchCreate#/properties/is_headquarters/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(!((data1 === 0) || (data1 === 1))){
(vErrors ??= []).push({instancePath:instancePath+"/is_headquarters",schemaPath:"CompanyBranchCreate#/properties/is_headquarters/enum",keyword:"enum",params:{allowedValues: schema0.properties.is_headquarters.enum}});
errors++;
}
}
if(data.branch_type !== undefined){
let data2 = data.branch_type;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/branch_type",schemaPath:"CompanyBranchCreate#/properties/branch_type/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(!((data2 === 1) || (data2 === 2))){
(vErrors ??= []).push({instancePath:instancePath+"/branch_type",schemaPath:"CompanyBranchCreate#/properties/branch_type/enum",keyword:"enum",params:{allowedValues: schema0.properties.branch_type.enum}});
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"CompanyBranchCreate#/properties/name/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.address !== undefined){
if(typeof data.address !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/address",schemaPath:"CompanyBranchCreate#/properties/address/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.district !== undefined){
if(typeof data.district !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/district",schemaPath:"CompanyBranchCreate#/properties/district/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.city !== undefined){
if(typeof data.city !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/city",schemaPath:"CompanyBranchCreate#/properties/city/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.phone !== undefined){
if(typeof data.phone !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/phone",schemaPath:"CompanyBranchCreate#/properties/phone/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.company_branch_tax_code !== undefined){
if(typeof data.company_branch_tax_code !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/company_branch_tax_code",schemaPath:"CompanyBranchCreate#/properties/company_branch_tax_code/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.company_branch_internal_code !== undefined){
if(typeof data.company_branch_internal_code !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/company_branch_internal_code",schemaPath:"CompanyBranchCreate#/properties/company_branch_internal_code/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.parent_company_branch_id !== undefined){
let data10 = data.parent_company_branch_id;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
(vErrors ??= []).push({instancePath:instancePath+"/parent_company_branch_id",schemaPath:"CompanyBranchCreate#/properties/parent_company_branch_id/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data10 == "number"){
if(data10 > 9007199254740991 || isNaN(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/parent_company_branch_id",schemaPath:"CompanyBranchCreate#/properties/parent_company_branch_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data10 < -9007199254740991 || isNaN(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/parent_company_branch_id",schemaPath:"CompanyBranchCreate#/properties/parent_company_branch_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"CompanyBranchCreate#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
