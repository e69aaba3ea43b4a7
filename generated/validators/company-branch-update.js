// Generated; do not edit. Whether a body is a company-branch-update: the shared schema, and each variant.

export const is = (body) => validate1(body);

export const variants = {
};

const schema0 = {"type":"object","additionalProperties":false,"properties":{"account_id":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"company_branch_id":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"name":{"type":"string"},"address":{"type":"string"},"district":{"type":"string"},"city":{"type":"string"},"phone":{"type":"string"},"company_branch_tax_code":{"type":"string"},"company_branch_internal_code":{"type":"string"},"parent_company_branch_id":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"user_permissions":{"$ref":"CompanyBranchUserPermissions"}}};
const func0 = Object.prototype.hasOwnProperty;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "user_id") || (key0 === "user_name")) || (key0 === "has_branch_permission"))){
validate0.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.user_id !== undefined){
const _errs2 = errors;
if(typeof data.user_id !== "string"){
validate0.errors = [{}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user_name !== undefined){
const _errs4 = errors;
if(typeof data.user_name !== "string"){
validate0.errors = [{}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.has_branch_permission !== undefined){
let data2 = data.has_branch_permission;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
validate0.errors = [{}];
return false;
}
else {
if(data2 < -9007199254740991 || isNaN(data2)){
validate0.errors = [{}];
return false;
}
}
}
else {
validate0.errors = [{}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate0.errors = [{}];
return false;
}
}
validate0.errors = vErrors;
return errors === 0;
}


function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
validate1.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.account_id !== undefined){
let data0 = data.account_id;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate1.errors = [{}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
validate1.errors = [{}];
return false;
}
else {
if(data0 < -9007199254740991 || isNaN(data0)){
validate1.errors = [{}];
return false;
}
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.company_branch_id !== undefined){
let data1 = data.company_branch_id;
const _errs4 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate1.errors = [{}];
return false;
}
if(errors === _errs4){
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
validate1.errors = [{}];
return false;
}
else {
if(data1 < -9007199254740991 || isNaN(data1)){
validate1.errors = [{}];
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs6 = errors;
if(typeof data.name !== "string"){
validate1.errors = [{}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.address !== undefined){
const _errs8 = errors;
if(typeof data.address !== "string"){
validate1.errors = [{}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.district !== undefined){
const _errs10 = errors;
if(typeof data.district !== "string"){
validate1.errors = [{}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.city !== undefined){
const _errs12 = errors;
if(typeof data.city !== "string"){
validate1.errors = [{}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.phone !== undefined){
const _errs14 = errors;
if(typeof data.phone !== "string"){
validate1.errors = [{}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.company_branch_tax_code !== undefined){
const _errs16 = errors;
if(typeof data.company_branch_tax_code !== "string"){
validate1.errors = [{}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.company_branch_internal_code !== undefined){
const _errs18 = errors;
if(typeof data.company_branch_internal_code !== "string"){
validate1.errors = [{}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parent_company_branch_id !== undefined){
let data9 = data.parent_company_branch_id;
const _errs20 = errors;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
validate1.errors = [{}];
return false;
}
if(errors === _errs20){
if(typeof data9 == "number"){
if(data9 > 9007199254740991 || isNaN(data9)){
validate1.errors = [{}];
return false;
}
else {
if(data9 < -9007199254740991 || isNaN(data9)){
validate1.errors = [{}];
return false;
}
}
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user_permissions !== undefined){
const _errs22 = errors;
if(!(validate0(data.user_permissions, {instancePath:instancePath+"/user_permissions",parentData:data,parentDataProperty:"user_permissions",rootData}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate1.errors = [{}];
return false;
}
}
validate1.errors = vErrors;
return errors === 0;
}

