// Generated; do not edit. What the parameters of an operation may be.
import { codePoints as func0 } from "./runtime/values.js";
import { date as formats0 } from "./runtime/values.js";
import { explainWith } from "./runtime/explain.js";

// Made when something is first explained: a module that is only loaded has no use for it.
let made;
const tables = () => (made ??= {"rules":{},"named":{},"titles":{"listDocuments-query#/properties/document_status":["Draft","Issued","Cancelled"],"createDocument-query#/properties/generate_stamp":["Without the image","With the image"],"getDocument-query#/properties/pdf_transfer_copy":["Without transfer copy","With transfer copy"],"listWebhookDeliveries-query#/properties/state":["Still to be tried","Answered with a 2xx status","Given up"]},"members":{"-none#":[],"listAccounts-query#":["limit","cursor","account_id"],"createAccount-header#":["Idempotency-Key"],"getAccount-path#":["account_id"],"updateAccount-path#":["account_id"],"getAccountCertificate-path#":["account_id"],"checkAccountCertificate-path#":["account_id"],"checkAccountCertificate-header#":["Idempotency-Key"],"listCompanyBranches-query#":["limit","cursor","account_id"],"createCompanyBranch-header#":["Idempotency-Key"],"getCompanyBranch-path#":["company_branch_id"],"updateCompanyBranch-path#":["company_branch_id"],"listCustomersSuppliers-query#":["limit","cursor","account_id"],"getCustomerSupplier-path#":["customer_supplier_id"],"updateCustomerSupplier-path#":["customer_supplier_id"],"listDocuments-query#":["limit","cursor","account_id","document_type_id","document_status","issue_date_from","issue_date_to","receiver_tax_id_code"],"createDocument-query#":["generate_stamp"],"createDocument-header#":["Idempotency-Key"],"deleteDocument-path#":["document_id"],"getDocument-path#":["document_id"],"getDocument-query#":["pdf_transfer_copy"],"changeDocumentStatus-path#":["document_id"],"updateDocument-path#":["document_id"],"listWebhookDeliveries-query#":["limit","cursor","account_id","webhook_subscription_id","state"],"getWebhookDelivery-path#":["webhook_delivery_id"],"replayWebhookDelivery-path#":["webhook_delivery_id"],"replayWebhookDelivery-header#":["Idempotency-Key"],"listWebhookSubscriptions-query#":["limit","cursor","account_id"],"createWebhookSubscription-header#":["Idempotency-Key"],"deleteWebhookSubscription-path#":["webhook_subscription_id"],"getWebhookSubscription-path#":["webhook_subscription_id"]}});

export const explanations = {
  " none": (value) => explainWith(validate0, value, tables(), 400),
  "listAccounts query": (value) => explainWith(validate1, value, tables(), 400),
  "createAccount header": (value) => explainWith(validate2, value, tables(), 400),
  "getAccount path": (value) => explainWith(validate3, value, tables(), 400),
  "updateAccount path": (value) => explainWith(validate4, value, tables(), 400),
  "getAccountCertificate path": (value) => explainWith(validate5, value, tables(), 400),
  "checkAccountCertificate path": (value) => explainWith(validate6, value, tables(), 400),
  "checkAccountCertificate header": (value) => explainWith(validate7, value, tables(), 400),
  "listCompanyBranches query": (value) => explainWith(validate8, value, tables(), 400),
  "createCompanyBranch header": (value) => explainWith(validate9, value, tables(), 400),
  "getCompanyBranch path": (value) => explainWith(validate10, value, tables(), 400),
  "updateCompanyBranch path": (value) => explainWith(validate11, value, tables(), 400),
  "listCustomersSuppliers query": (value) => explainWith(validate12, value, tables(), 400),
  "getCustomerSupplier path": (value) => explainWith(validate13, value, tables(), 400),
  "updateCustomerSupplier path": (value) => explainWith(validate14, value, tables(), 400),
  "listDocuments query": (value) => explainWith(validate15, value, tables(), 400),
  "createDocument query": (value) => explainWith(validate16, value, tables(), 400),
  "createDocument header": (value) => explainWith(validate17, value, tables(), 400),
  "deleteDocument path": (value) => explainWith(validate18, value, tables(), 400),
  "getDocument path": (value) => explainWith(validate19, value, tables(), 400),
  "getDocument query": (value) => explainWith(validate20, value, tables(), 400),
  "changeDocumentStatus path": (value) => explainWith(validate21, value, tables(), 400),
  "updateDocument path": (value) => explainWith(validate22, value, tables(), 400),
  "listWebhookDeliveries query": (value) => explainWith(validate23, value, tables(), 400),
  "getWebhookDelivery path": (value) => explainWith(validate24, value, tables(), 400),
  "replayWebhookDelivery path": (value) => explainWith(validate25, value, tables(), 400),
  "replayWebhookDelivery header": (value) => explainWith(validate26, value, tables(), 400),
  "listWebhookSubscriptions query": (value) => explainWith(validate27, value, tables(), 400),
  "createWebhookSubscription header": (value) => explainWith(validate28, value, tables(), 400),
  "deleteWebhookSubscription path": (value) => explainWith(validate29, value, tables(), 400),
  "getWebhookSubscription path": (value) => explainWith(validate30, value, tables(), 400),
};

function validate0(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
found.push([path, "-none#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
else {
found.push([path, "-none#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate1(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(key0 === "limit" || key0 === "cursor" || key0 === "account_id")){
found.push([path, "listAccounts-query#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.limit !== undefined){
let data0 = data.limit;
if(!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))){
found.push([path+"/limit", "listAccounts-query#/properties/limit/type", {type: "integer"}]);
errors++;
}
if(typeof data0 == "number"){
if(data0 > 100 || isNaN(data0)){
found.push([path+"/limit", "listAccounts-query#/properties/limit/maximum", {comparison: "<=", limit: 100}]);
errors++;
}
if(data0 < 1 || isNaN(data0)){
found.push([path+"/limit", "listAccounts-query#/properties/limit/minimum", {comparison: ">=", limit: 1}]);
errors++;
}
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 === "string"){
if(data1.length < 1){
found.push([path+"/cursor", "listAccounts-query#/properties/cursor/minLength", {limit: 1}]);
errors++;
}
}
else {
found.push([path+"/cursor", "listAccounts-query#/properties/cursor/type", {type: "string"}]);
errors++;
}
}
if(data.account_id !== undefined){
let data2 = data.account_id;
if(!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))){
found.push([path+"/account_id", "listAccounts-query#/properties/account_id/type", {type: "integer"}]);
errors++;
}
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
found.push([path+"/account_id", "listAccounts-query#/properties/account_id/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data2 < -9007199254740991 || isNaN(data2)){
found.push([path+"/account_id", "listAccounts-query#/properties/account_id/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
}
}
else {
found.push([path, "listAccounts-query#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate2(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(key0 !== "Idempotency-Key"){
found.push([path, "createAccount-header#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data["Idempotency-Key"] !== undefined){
let data0 = data["Idempotency-Key"];
if(typeof data0 === "string"){
if(data0.length > 255 && func0(data0) > 255){
found.push([path+"/Idempotency-Key", "createAccount-header#/properties/Idempotency-Key/maxLength", {limit: 255}]);
errors++;
}
if(data0.length < 1){
found.push([path+"/Idempotency-Key", "createAccount-header#/properties/Idempotency-Key/minLength", {limit: 1}]);
errors++;
}
}
else {
found.push([path+"/Idempotency-Key", "createAccount-header#/properties/Idempotency-Key/type", {type: "string"}]);
errors++;
}
}
}
else {
found.push([path, "createAccount-header#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
const pattern0 = new RegExp("^[0-9]+$", "u");
function validate3(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.account_id === undefined){
found.push([path, "getAccount-path#/required", {missingProperty: "account_id"}]);
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(key0 !== "account_id"){
found.push([path, "getAccount-path#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.account_id !== undefined){
let data0 = data.account_id;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
found.push([path+"/account_id", "getAccount-path#/properties/account_id/pattern", {pattern: "^[0-9]+$"}]);
errors++;
}
}
else {
found.push([path+"/account_id", "getAccount-path#/properties/account_id/type", {type: "string"}]);
errors++;
}
}
}
else {
found.push([path, "getAccount-path#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate4(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.account_id === undefined){
found.push([path, "updateAccount-path#/required", {missingProperty: "account_id"}]);
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(key0 !== "account_id"){
found.push([path, "updateAccount-path#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.account_id !== undefined){
let data0 = data.account_id;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
found.push([path+"/account_id", "updateAccount-path#/properties/account_id/pattern", {pattern: "^[0-9]+$"}]);
errors++;
}
}
else {
found.push([path+"/account_id", "updateAccount-path#/properties/account_id/type", {type: "string"}]);
errors++;
}
}
}
else {
found.push([path, "updateAccount-path#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate5(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.account_id === undefined){
found.push([path, "getAccountCertificate-path#/required", {missingProperty: "account_id"}]);
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(key0 !== "account_id"){
found.push([path, "getAccountCertificate-path#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.account_id !== undefined){
let data0 = data.account_id;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
found.push([path+"/account_id", "getAccountCertificate-path#/properties/account_id/pattern", {pattern: "^[0-9]+$"}]);
errors++;
}
}
else {
found.push([path+"/account_id", "getAccountCertificate-path#/properties/account_id/type", {type: "string"}]);
errors++;
}
}
}
else {
found.push([path, "getAccountCertificate-path#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate6(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.account_id === undefined){
found.push([path, "checkAccountCertificate-path#/required", {missingProperty: "account_id"}]);
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(key0 !== "account_id"){
found.push([path, "checkAccountCertificate-path#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.account_id !== undefined){
let data0 = data.account_id;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
found.push([path+"/account_id", "checkAccountCertificate-path#/properties/account_id/pattern", {pattern: "^[0-9]+$"}]);
errors++;
}
}
else {
found.push([path+"/account_id", "checkAccountCertificate-path#/properties/account_id/type", {type: "string"}]);
errors++;
}
}
}
else {
found.push([path, "checkAccountCertificate-path#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate7(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(key0 !== "Idempotency-Key"){
found.push([path, "checkAccountCertificate-header#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data["Idempotency-Key"] !== undefined){
let data0 = data["Idempotency-Key"];
if(typeof data0 === "string"){
if(data0.length > 255 && func0(data0) > 255){
found.push([path+"/Idempotency-Key", "checkAccountCertificate-header#/properties/Idempotency-Key/maxLength", {limit: 255}]);
errors++;
}
if(data0.length < 1){
found.push([path+"/Idempotency-Key", "checkAccountCertificate-header#/properties/Idempotency-Key/minLength", {limit: 1}]);
errors++;
}
}
else {
found.push([path+"/Idempotency-Key", "checkAccountCertificate-header#/properties/Idempotency-Key/type", {type: "string"}]);
errors++;
}
}
}
else {
found.push([path, "checkAccountCertificate-header#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate8(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(key0 === "limit" || key0 === "cursor" || key0 === "account_id")){
found.push([path, "listCompanyBranches-query#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.limit !== undefined){
let data0 = data.limit;
if(!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))){
found.push([path+"/limit", "listCompanyBranches-query#/properties/limit/type", {type: "integer"}]);
errors++;
}
if(typeof data0 == "number"){
if(data0 > 100 || isNaN(data0)){
found.push([path+"/limit", "listCompanyBranches-query#/properties/limit/maximum", {comparison: "<=", limit: 100}]);
errors++;
}
if(data0 < 1 || isNaN(data0)){
found.push([path+"/limit", "listCompanyBranches-query#/properties/limit/minimum", {comparison: ">=", limit: 1}]);
errors++;
}
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 === "string"){
if(data1.length < 1){
found.push([path+"/cursor", "listCompanyBranches-query#/properties/cursor/minLength", {limit: 1}]);
errors++;
}
}
else {
found.push([path+"/cursor", "listCompanyBranches-query#/properties/cursor/type", {type: "string"}]);
errors++;
}
}
if(data.account_id !== undefined){
let data2 = data.account_id;
if(!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))){
found.push([path+"/account_id", "listCompanyBranches-query#/properties/account_id/type", {type: "integer"}]);
errors++;
}
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
found.push([path+"/account_id", "listCompanyBranches-query#/properties/account_id/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data2 < -9007199254740991 || isNaN(data2)){
found.push([path+"/account_id", "listCompanyBranches-query#/properties/account_id/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
}
}
else {
found.push([path, "listCompanyBranches-query#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate9(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(key0 !== "Idempotency-Key"){
found.push([path, "createCompanyBranch-header#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data["Idempotency-Key"] !== undefined){
let data0 = data["Idempotency-Key"];
if(typeof data0 === "string"){
if(data0.length > 255 && func0(data0) > 255){
found.push([path+"/Idempotency-Key", "createCompanyBranch-header#/properties/Idempotency-Key/maxLength", {limit: 255}]);
errors++;
}
if(data0.length < 1){
found.push([path+"/Idempotency-Key", "createCompanyBranch-header#/properties/Idempotency-Key/minLength", {limit: 1}]);
errors++;
}
}
else {
found.push([path+"/Idempotency-Key", "createCompanyBranch-header#/properties/Idempotency-Key/type", {type: "string"}]);
errors++;
}
}
}
else {
found.push([path, "createCompanyBranch-header#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate10(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.company_branch_id === undefined){
found.push([path, "getCompanyBranch-path#/required", {missingProperty: "company_branch_id"}]);
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(key0 !== "company_branch_id"){
found.push([path, "getCompanyBranch-path#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.company_branch_id !== undefined){
let data0 = data.company_branch_id;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
found.push([path+"/company_branch_id", "getCompanyBranch-path#/properties/company_branch_id/pattern", {pattern: "^[0-9]+$"}]);
errors++;
}
}
else {
found.push([path+"/company_branch_id", "getCompanyBranch-path#/properties/company_branch_id/type", {type: "string"}]);
errors++;
}
}
}
else {
found.push([path, "getCompanyBranch-path#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate11(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.company_branch_id === undefined){
found.push([path, "updateCompanyBranch-path#/required", {missingProperty: "company_branch_id"}]);
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(key0 !== "company_branch_id"){
found.push([path, "updateCompanyBranch-path#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.company_branch_id !== undefined){
let data0 = data.company_branch_id;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
found.push([path+"/company_branch_id", "updateCompanyBranch-path#/properties/company_branch_id/pattern", {pattern: "^[0-9]+$"}]);
errors++;
}
}
else {
found.push([path+"/company_branch_id", "updateCompanyBranch-path#/properties/company_branch_id/type", {type: "string"}]);
errors++;
}
}
}
else {
found.push([path, "updateCompanyBranch-path#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate12(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(key0 === "limit" || key0 === "cursor" || key0 === "account_id")){
found.push([path, "listCustomersSuppliers-query#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.limit !== undefined){
let data0 = data.limit;
if(!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))){
found.push([path+"/limit", "listCustomersSuppliers-query#/properties/limit/type", {type: "integer"}]);
errors++;
}
if(typeof data0 == "number"){
if(data0 > 100 || isNaN(data0)){
found.push([path+"/limit", "listCustomersSuppliers-query#/properties/limit/maximum", {comparison: "<=", limit: 100}]);
errors++;
}
if(data0 < 1 || isNaN(data0)){
found.push([path+"/limit", "listCustomersSuppliers-query#/properties/limit/minimum", {comparison: ">=", limit: 1}]);
errors++;
}
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 === "string"){
if(data1.length < 1){
found.push([path+"/cursor", "listCustomersSuppliers-query#/properties/cursor/minLength", {limit: 1}]);
errors++;
}
}
else {
found.push([path+"/cursor", "listCustomersSuppliers-query#/properties/cursor/type", {type: "string"}]);
errors++;
}
}
if(data.account_id !== undefined){
let data2 = data.account_id;
if(!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))){
found.push([path+"/account_id", "listCustomersSuppliers-query#/properties/account_id/type", {type: "integer"}]);
errors++;
}
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
found.push([path+"/account_id", "listCustomersSuppliers-query#/properties/account_id/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data2 < -9007199254740991 || isNaN(data2)){
found.push([path+"/account_id", "listCustomersSuppliers-query#/properties/account_id/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
}
}
else {
found.push([path, "listCustomersSuppliers-query#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate13(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.customer_supplier_id === undefined){
found.push([path, "getCustomerSupplier-path#/required", {missingProperty: "customer_supplier_id"}]);
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(key0 !== "customer_supplier_id"){
found.push([path, "getCustomerSupplier-path#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.customer_supplier_id !== undefined){
let data0 = data.customer_supplier_id;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
found.push([path+"/customer_supplier_id", "getCustomerSupplier-path#/properties/customer_supplier_id/pattern", {pattern: "^[0-9]+$"}]);
errors++;
}
}
else {
found.push([path+"/customer_supplier_id", "getCustomerSupplier-path#/properties/customer_supplier_id/type", {type: "string"}]);
errors++;
}
}
}
else {
found.push([path, "getCustomerSupplier-path#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate14(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.customer_supplier_id === undefined){
found.push([path, "updateCustomerSupplier-path#/required", {missingProperty: "customer_supplier_id"}]);
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(key0 !== "customer_supplier_id"){
found.push([path, "updateCustomerSupplier-path#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.customer_supplier_id !== undefined){
let data0 = data.customer_supplier_id;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
found.push([path+"/customer_supplier_id", "updateCustomerSupplier-path#/properties/customer_supplier_id/pattern", {pattern: "^[0-9]+$"}]);
errors++;
}
}
else {
found.push([path+"/customer_supplier_id", "updateCustomerSupplier-path#/properties/customer_supplier_id/type", {type: "string"}]);
errors++;
}
}
}
else {
found.push([path, "updateCustomerSupplier-path#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
const pattern1 = new RegExp("^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$", "u");
function validate15(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(key0 === "limit" || key0 === "cursor" || key0 === "account_id" || key0 === "document_type_id" || key0 === "document_status" || key0 === "issue_date_from" || key0 === "issue_date_to" || key0 === "receiver_tax_id_code")){
found.push([path, "listDocuments-query#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.limit !== undefined){
let data0 = data.limit;
if(!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))){
found.push([path+"/limit", "listDocuments-query#/properties/limit/type", {type: "integer"}]);
errors++;
}
if(typeof data0 == "number"){
if(data0 > 100 || isNaN(data0)){
found.push([path+"/limit", "listDocuments-query#/properties/limit/maximum", {comparison: "<=", limit: 100}]);
errors++;
}
if(data0 < 1 || isNaN(data0)){
found.push([path+"/limit", "listDocuments-query#/properties/limit/minimum", {comparison: ">=", limit: 1}]);
errors++;
}
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 === "string"){
if(data1.length < 1){
found.push([path+"/cursor", "listDocuments-query#/properties/cursor/minLength", {limit: 1}]);
errors++;
}
}
else {
found.push([path+"/cursor", "listDocuments-query#/properties/cursor/type", {type: "string"}]);
errors++;
}
}
if(data.account_id !== undefined){
let data2 = data.account_id;
if(!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))){
found.push([path+"/account_id", "listDocuments-query#/properties/account_id/type", {type: "integer"}]);
errors++;
}
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
found.push([path+"/account_id", "listDocuments-query#/properties/account_id/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data2 < -9007199254740991 || isNaN(data2)){
found.push([path+"/account_id", "listDocuments-query#/properties/account_id/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
}
if(data.document_type_id !== undefined){
let data3 = data.document_type_id;
if(!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3))){
found.push([path+"/document_type_id", "listDocuments-query#/properties/document_type_id/type", {type: "integer"}]);
errors++;
}
if(typeof data3 == "number"){
if(data3 > 9007199254740991 || isNaN(data3)){
found.push([path+"/document_type_id", "listDocuments-query#/properties/document_type_id/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data3 < -9007199254740991 || isNaN(data3)){
found.push([path+"/document_type_id", "listDocuments-query#/properties/document_type_id/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
}
if(data.document_status !== undefined){
let data4 = data.document_status;
if(!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4))){
found.push([path+"/document_status", "listDocuments-query#/properties/document_status/type", {type: "integer"}]);
errors++;
}
if(!(data4 === 0 || data4 === 1 || data4 === 2)){
found.push([path+"/document_status", "listDocuments-query#/properties/document_status/enum", {allowedValues: [0,1,2]}]);
errors++;
}
}
if(data.issue_date_from !== undefined){
let data5 = data.issue_date_from;
if(typeof data5 === "string"){
if(!pattern1.test(data5)){
found.push([path+"/issue_date_from", "listDocuments-query#/properties/issue_date_from/pattern", {pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"}]);
errors++;
}
if(!formats0(data5)){
found.push([path+"/issue_date_from", "listDocuments-query#/properties/issue_date_from/format", {format: "date"}]);
errors++;
}
}
else {
found.push([path+"/issue_date_from", "listDocuments-query#/properties/issue_date_from/type", {type: "string"}]);
errors++;
}
}
if(data.issue_date_to !== undefined){
let data6 = data.issue_date_to;
if(typeof data6 === "string"){
if(!pattern1.test(data6)){
found.push([path+"/issue_date_to", "listDocuments-query#/properties/issue_date_to/pattern", {pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"}]);
errors++;
}
if(!formats0(data6)){
found.push([path+"/issue_date_to", "listDocuments-query#/properties/issue_date_to/format", {format: "date"}]);
errors++;
}
}
else {
found.push([path+"/issue_date_to", "listDocuments-query#/properties/issue_date_to/type", {type: "string"}]);
errors++;
}
}
if(data.receiver_tax_id_code !== undefined){
if(typeof data.receiver_tax_id_code !== "string"){
found.push([path+"/receiver_tax_id_code", "listDocuments-query#/properties/receiver_tax_id_code/type", {type: "string"}]);
errors++;
}
}
}
else {
found.push([path, "listDocuments-query#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate16(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(key0 !== "generate_stamp"){
found.push([path, "createDocument-query#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.generate_stamp !== undefined){
let data0 = data.generate_stamp;
if(!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))){
found.push([path+"/generate_stamp", "createDocument-query#/properties/generate_stamp/type", {type: "integer"}]);
errors++;
}
if(!(data0 === 0 || data0 === 1)){
found.push([path+"/generate_stamp", "createDocument-query#/properties/generate_stamp/enum", {allowedValues: [0,1]}]);
errors++;
}
}
}
else {
found.push([path, "createDocument-query#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate17(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(key0 !== "Idempotency-Key"){
found.push([path, "createDocument-header#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data["Idempotency-Key"] !== undefined){
let data0 = data["Idempotency-Key"];
if(typeof data0 === "string"){
if(data0.length > 255 && func0(data0) > 255){
found.push([path+"/Idempotency-Key", "createDocument-header#/properties/Idempotency-Key/maxLength", {limit: 255}]);
errors++;
}
if(data0.length < 1){
found.push([path+"/Idempotency-Key", "createDocument-header#/properties/Idempotency-Key/minLength", {limit: 1}]);
errors++;
}
}
else {
found.push([path+"/Idempotency-Key", "createDocument-header#/properties/Idempotency-Key/type", {type: "string"}]);
errors++;
}
}
}
else {
found.push([path, "createDocument-header#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate18(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.document_id === undefined){
found.push([path, "deleteDocument-path#/required", {missingProperty: "document_id"}]);
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(key0 !== "document_id"){
found.push([path, "deleteDocument-path#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.document_id !== undefined){
let data0 = data.document_id;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
found.push([path+"/document_id", "deleteDocument-path#/properties/document_id/pattern", {pattern: "^[0-9]+$"}]);
errors++;
}
}
else {
found.push([path+"/document_id", "deleteDocument-path#/properties/document_id/type", {type: "string"}]);
errors++;
}
}
}
else {
found.push([path, "deleteDocument-path#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate19(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.document_id === undefined){
found.push([path, "getDocument-path#/required", {missingProperty: "document_id"}]);
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(key0 !== "document_id"){
found.push([path, "getDocument-path#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.document_id !== undefined){
let data0 = data.document_id;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
found.push([path+"/document_id", "getDocument-path#/properties/document_id/pattern", {pattern: "^[0-9]+$"}]);
errors++;
}
}
else {
found.push([path+"/document_id", "getDocument-path#/properties/document_id/type", {type: "string"}]);
errors++;
}
}
}
else {
found.push([path, "getDocument-path#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate20(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(key0 !== "pdf_transfer_copy"){
found.push([path, "getDocument-query#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.pdf_transfer_copy !== undefined){
let data0 = data.pdf_transfer_copy;
if(!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))){
found.push([path+"/pdf_transfer_copy", "getDocument-query#/properties/pdf_transfer_copy/type", {type: "integer"}]);
errors++;
}
if(!(data0 === 0 || data0 === 1)){
found.push([path+"/pdf_transfer_copy", "getDocument-query#/properties/pdf_transfer_copy/enum", {allowedValues: [0,1]}]);
errors++;
}
}
}
else {
found.push([path, "getDocument-query#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate21(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.document_id === undefined){
found.push([path, "changeDocumentStatus-path#/required", {missingProperty: "document_id"}]);
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(key0 !== "document_id"){
found.push([path, "changeDocumentStatus-path#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.document_id !== undefined){
let data0 = data.document_id;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
found.push([path+"/document_id", "changeDocumentStatus-path#/properties/document_id/pattern", {pattern: "^[0-9]+$"}]);
errors++;
}
}
else {
found.push([path+"/document_id", "changeDocumentStatus-path#/properties/document_id/type", {type: "string"}]);
errors++;
}
}
}
else {
found.push([path, "changeDocumentStatus-path#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate22(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.document_id === undefined){
found.push([path, "updateDocument-path#/required", {missingProperty: "document_id"}]);
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(key0 !== "document_id"){
found.push([path, "updateDocument-path#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.document_id !== undefined){
let data0 = data.document_id;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
found.push([path+"/document_id", "updateDocument-path#/properties/document_id/pattern", {pattern: "^[0-9]+$"}]);
errors++;
}
}
else {
found.push([path+"/document_id", "updateDocument-path#/properties/document_id/type", {type: "string"}]);
errors++;
}
}
}
else {
found.push([path, "updateDocument-path#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate23(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(key0 === "limit" || key0 === "cursor" || key0 === "account_id" || key0 === "webhook_subscription_id" || key0 === "state")){
found.push([path, "listWebhookDeliveries-query#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.limit !== undefined){
let data0 = data.limit;
if(!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))){
found.push([path+"/limit", "listWebhookDeliveries-query#/properties/limit/type", {type: "integer"}]);
errors++;
}
if(typeof data0 == "number"){
if(data0 > 100 || isNaN(data0)){
found.push([path+"/limit", "listWebhookDeliveries-query#/properties/limit/maximum", {comparison: "<=", limit: 100}]);
errors++;
}
if(data0 < 1 || isNaN(data0)){
found.push([path+"/limit", "listWebhookDeliveries-query#/properties/limit/minimum", {comparison: ">=", limit: 1}]);
errors++;
}
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 === "string"){
if(data1.length < 1){
found.push([path+"/cursor", "listWebhookDeliveries-query#/properties/cursor/minLength", {limit: 1}]);
errors++;
}
}
else {
found.push([path+"/cursor", "listWebhookDeliveries-query#/properties/cursor/type", {type: "string"}]);
errors++;
}
}
if(data.account_id !== undefined){
let data2 = data.account_id;
if(!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))){
found.push([path+"/account_id", "listWebhookDeliveries-query#/properties/account_id/type", {type: "integer"}]);
errors++;
}
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
found.push([path+"/account_id", "listWebhookDeliveries-query#/properties/account_id/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data2 < -9007199254740991 || isNaN(data2)){
found.push([path+"/account_id", "listWebhookDeliveries-query#/properties/account_id/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
}
if(data.webhook_subscription_id !== undefined){
let data3 = data.webhook_subscription_id;
if(!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3))){
found.push([path+"/webhook_subscription_id", "listWebhookDeliveries-query#/properties/webhook_subscription_id/type", {type: "integer"}]);
errors++;
}
if(typeof data3 == "number"){
if(data3 > 9007199254740991 || isNaN(data3)){
found.push([path+"/webhook_subscription_id", "listWebhookDeliveries-query#/properties/webhook_subscription_id/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data3 < -9007199254740991 || isNaN(data3)){
found.push([path+"/webhook_subscription_id", "listWebhookDeliveries-query#/properties/webhook_subscription_id/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
}
if(data.state !== undefined){
let data4 = data.state;
if(typeof data4 !== "string"){
found.push([path+"/state", "listWebhookDeliveries-query#/properties/state/type", {type: "string"}]);
errors++;
}
if(!(data4 === "pending" || data4 === "delivered" || data4 === "failed")){
found.push([path+"/state", "listWebhookDeliveries-query#/properties/state/enum", {allowedValues: ["pending","delivered","failed"]}]);
errors++;
}
}
}
else {
found.push([path, "listWebhookDeliveries-query#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate24(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.webhook_delivery_id === undefined){
found.push([path, "getWebhookDelivery-path#/required", {missingProperty: "webhook_delivery_id"}]);
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(key0 !== "webhook_delivery_id"){
found.push([path, "getWebhookDelivery-path#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.webhook_delivery_id !== undefined){
let data0 = data.webhook_delivery_id;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
found.push([path+"/webhook_delivery_id", "getWebhookDelivery-path#/properties/webhook_delivery_id/pattern", {pattern: "^[0-9]+$"}]);
errors++;
}
}
else {
found.push([path+"/webhook_delivery_id", "getWebhookDelivery-path#/properties/webhook_delivery_id/type", {type: "string"}]);
errors++;
}
}
}
else {
found.push([path, "getWebhookDelivery-path#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate25(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.webhook_delivery_id === undefined){
found.push([path, "replayWebhookDelivery-path#/required", {missingProperty: "webhook_delivery_id"}]);
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(key0 !== "webhook_delivery_id"){
found.push([path, "replayWebhookDelivery-path#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.webhook_delivery_id !== undefined){
let data0 = data.webhook_delivery_id;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
found.push([path+"/webhook_delivery_id", "replayWebhookDelivery-path#/properties/webhook_delivery_id/pattern", {pattern: "^[0-9]+$"}]);
errors++;
}
}
else {
found.push([path+"/webhook_delivery_id", "replayWebhookDelivery-path#/properties/webhook_delivery_id/type", {type: "string"}]);
errors++;
}
}
}
else {
found.push([path, "replayWebhookDelivery-path#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate26(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(key0 !== "Idempotency-Key"){
found.push([path, "replayWebhookDelivery-header#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data["Idempotency-Key"] !== undefined){
let data0 = data["Idempotency-Key"];
if(typeof data0 === "string"){
if(data0.length > 255 && func0(data0) > 255){
found.push([path+"/Idempotency-Key", "replayWebhookDelivery-header#/properties/Idempotency-Key/maxLength", {limit: 255}]);
errors++;
}
if(data0.length < 1){
found.push([path+"/Idempotency-Key", "replayWebhookDelivery-header#/properties/Idempotency-Key/minLength", {limit: 1}]);
errors++;
}
}
else {
found.push([path+"/Idempotency-Key", "replayWebhookDelivery-header#/properties/Idempotency-Key/type", {type: "string"}]);
errors++;
}
}
}
else {
found.push([path, "replayWebhookDelivery-header#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate27(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(key0 === "limit" || key0 === "cursor" || key0 === "account_id")){
found.push([path, "listWebhookSubscriptions-query#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.limit !== undefined){
let data0 = data.limit;
if(!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))){
found.push([path+"/limit", "listWebhookSubscriptions-query#/properties/limit/type", {type: "integer"}]);
errors++;
}
if(typeof data0 == "number"){
if(data0 > 100 || isNaN(data0)){
found.push([path+"/limit", "listWebhookSubscriptions-query#/properties/limit/maximum", {comparison: "<=", limit: 100}]);
errors++;
}
if(data0 < 1 || isNaN(data0)){
found.push([path+"/limit", "listWebhookSubscriptions-query#/properties/limit/minimum", {comparison: ">=", limit: 1}]);
errors++;
}
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 === "string"){
if(data1.length < 1){
found.push([path+"/cursor", "listWebhookSubscriptions-query#/properties/cursor/minLength", {limit: 1}]);
errors++;
}
}
else {
found.push([path+"/cursor", "listWebhookSubscriptions-query#/properties/cursor/type", {type: "string"}]);
errors++;
}
}
if(data.account_id !== undefined){
let data2 = data.account_id;
if(!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))){
found.push([path+"/account_id", "listWebhookSubscriptions-query#/properties/account_id/type", {type: "integer"}]);
errors++;
}
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
found.push([path+"/account_id", "listWebhookSubscriptions-query#/properties/account_id/maximum", {comparison: "<=", limit: 9007199254740991}]);
errors++;
}
if(data2 < -9007199254740991 || isNaN(data2)){
found.push([path+"/account_id", "listWebhookSubscriptions-query#/properties/account_id/minimum", {comparison: ">=", limit: -9007199254740991}]);
errors++;
}
}
}
}
else {
found.push([path, "listWebhookSubscriptions-query#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate28(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(key0 !== "Idempotency-Key"){
found.push([path, "createWebhookSubscription-header#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data["Idempotency-Key"] !== undefined){
let data0 = data["Idempotency-Key"];
if(typeof data0 === "string"){
if(data0.length > 255 && func0(data0) > 255){
found.push([path+"/Idempotency-Key", "createWebhookSubscription-header#/properties/Idempotency-Key/maxLength", {limit: 255}]);
errors++;
}
if(data0.length < 1){
found.push([path+"/Idempotency-Key", "createWebhookSubscription-header#/properties/Idempotency-Key/minLength", {limit: 1}]);
errors++;
}
}
else {
found.push([path+"/Idempotency-Key", "createWebhookSubscription-header#/properties/Idempotency-Key/type", {type: "string"}]);
errors++;
}
}
}
else {
found.push([path, "createWebhookSubscription-header#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate29(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.webhook_subscription_id === undefined){
found.push([path, "deleteWebhookSubscription-path#/required", {missingProperty: "webhook_subscription_id"}]);
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(key0 !== "webhook_subscription_id"){
found.push([path, "deleteWebhookSubscription-path#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.webhook_subscription_id !== undefined){
let data0 = data.webhook_subscription_id;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
found.push([path+"/webhook_subscription_id", "deleteWebhookSubscription-path#/properties/webhook_subscription_id/pattern", {pattern: "^[0-9]+$"}]);
errors++;
}
}
else {
found.push([path+"/webhook_subscription_id", "deleteWebhookSubscription-path#/properties/webhook_subscription_id/type", {type: "string"}]);
errors++;
}
}
}
else {
found.push([path, "deleteWebhookSubscription-path#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
function validate30(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.webhook_subscription_id === undefined){
found.push([path, "getWebhookSubscription-path#/required", {missingProperty: "webhook_subscription_id"}]);
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(key0 !== "webhook_subscription_id"){
found.push([path, "getWebhookSubscription-path#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.webhook_subscription_id !== undefined){
let data0 = data.webhook_subscription_id;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
found.push([path+"/webhook_subscription_id", "getWebhookSubscription-path#/properties/webhook_subscription_id/pattern", {pattern: "^[0-9]+$"}]);
errors++;
}
}
else {
found.push([path+"/webhook_subscription_id", "getWebhookSubscription-path#/properties/webhook_subscription_id/type", {type: "string"}]);
errors++;
}
}
}
else {
found.push([path, "getWebhookSubscription-path#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
