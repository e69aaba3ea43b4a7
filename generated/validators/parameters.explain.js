// Generated; do not edit. What the parameters of an operation may be.
import { codePoints as func0 } from "./runtime/lengths.js";
import { date as formats0 } from "./runtime/date.js";
import { explainWith } from "./runtime/explain.js";

const tables = {"rules":{},"named":{},"titles":{"listDocuments-query#/properties/document_status":["Draft","Issued","Cancelled"],"createDocument-query#/properties/generate_stamp":["Without the image","With the image"],"getDocument-query#/properties/pdf_transfer_copy":["Without transfer copy","With transfer copy"],"listWebhookDeliveries-query#/properties/state":["Still to be tried","Answered with a 2xx status","Given up"]},"members":{"-none#":[],"listAccounts-query#":["limit","cursor","account_id"],"createAccount-header#":["Idempotency-Key"],"getAccount-path#":["account_id"],"updateAccount-path#":["account_id"],"getAccountCertificate-path#":["account_id"],"checkAccountCertificate-path#":["account_id"],"checkAccountCertificate-header#":["Idempotency-Key"],"listCompanyBranches-query#":["limit","cursor","account_id"],"createCompanyBranch-header#":["Idempotency-Key"],"getCompanyBranch-path#":["company_branch_id"],"updateCompanyBranch-path#":["company_branch_id"],"listCustomersSuppliers-query#":["limit","cursor","account_id"],"getCustomerSupplier-path#":["customer_supplier_id"],"updateCustomerSupplier-path#":["customer_supplier_id"],"listDocuments-query#":["limit","cursor","account_id","document_type_id","document_status","issue_date_from","issue_date_to","receiver_tax_id_code"],"createDocument-query#":["generate_stamp"],"createDocument-header#":["Idempotency-Key"],"deleteDocument-path#":["document_id"],"getDocument-path#":["document_id"],"getDocument-query#":["pdf_transfer_copy"],"changeDocumentStatus-path#":["document_id"],"updateDocument-path#":["document_id"],"listWebhookDeliveries-query#":["limit","cursor","account_id","webhook_subscription_id","state"],"getWebhookDelivery-path#":["webhook_delivery_id"],"replayWebhookDelivery-path#":["webhook_delivery_id"],"replayWebhookDelivery-header#":["Idempotency-Key"],"listWebhookSubscriptions-query#":["limit","cursor","account_id"],"createWebhookSubscription-header#":["Idempotency-Key"],"deleteWebhookSubscription-path#":["webhook_subscription_id"],"getWebhookSubscription-path#":["webhook_subscription_id"]}};

export const explanations = {
  " none": (value) => explainWith(validate0, value, tables, 400),
  "listAccounts query": (value) => explainWith(validate1, value, tables, 400),
  "createAccount header": (value) => explainWith(validate2, value, tables, 400),
  "getAccount path": (value) => explainWith(validate3, value, tables, 400),
  "updateAccount path": (value) => explainWith(validate4, value, tables, 400),
  "getAccountCertificate path": (value) => explainWith(validate5, value, tables, 400),
  "checkAccountCertificate path": (value) => explainWith(validate6, value, tables, 400),
  "checkAccountCertificate header": (value) => explainWith(validate7, value, tables, 400),
  "listCompanyBranches query": (value) => explainWith(validate8, value, tables, 400),
  "createCompanyBranch header": (value) => explainWith(validate9, value, tables, 400),
  "getCompanyBranch path": (value) => explainWith(validate10, value, tables, 400),
  "updateCompanyBranch path": (value) => explainWith(validate11, value, tables, 400),
  "listCustomersSuppliers query": (value) => explainWith(validate12, value, tables, 400),
  "getCustomerSupplier path": (value) => explainWith(validate13, value, tables, 400),
  "updateCustomerSupplier path": (value) => explainWith(validate14, value, tables, 400),
  "listDocuments query": (value) => explainWith(validate15, value, tables, 400),
  "createDocument query": (value) => explainWith(validate16, value, tables, 400),
  "createDocument header": (value) => explainWith(validate17, value, tables, 400),
  "deleteDocument path": (value) => explainWith(validate18, value, tables, 400),
  "getDocument path": (value) => explainWith(validate19, value, tables, 400),
  "getDocument query": (value) => explainWith(validate20, value, tables, 400),
  "changeDocumentStatus path": (value) => explainWith(validate21, value, tables, 400),
  "updateDocument path": (value) => explainWith(validate22, value, tables, 400),
  "listWebhookDeliveries query": (value) => explainWith(validate23, value, tables, 400),
  "getWebhookDelivery path": (value) => explainWith(validate24, value, tables, 400),
  "replayWebhookDelivery path": (value) => explainWith(validate25, value, tables, 400),
  "replayWebhookDelivery header": (value) => explainWith(validate26, value, tables, 400),
  "listWebhookSubscriptions query": (value) => explainWith(validate27, value, tables, 400),
  "createWebhookSubscription header": (value) => explainWith(validate28, value, tables, 400),
  "deleteWebhookSubscription path": (value) => explainWith(validate29, value, tables, 400),
  "getWebhookSubscription path": (value) => explainWith(validate30, value, tables, 400),
};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
(vErrors ??= []).push({instancePath,schemaPath:"-none#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"-none#/type",keyword:"type",params:{type: "object"}});
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
if(!(((key0 === "limit") || (key0 === "cursor")) || (key0 === "account_id"))){
(vErrors ??= []).push({instancePath,schemaPath:"listAccounts-query#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.limit !== undefined){
let data0 = data.limit;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"listAccounts-query#/properties/limit/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data0 == "number"){
if(data0 > 100 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"listAccounts-query#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}});
errors++;
}
if(data0 < 1 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"listAccounts-query#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 === "string"){
if(data1.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/cursor",schemaPath:"listAccounts-query#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/cursor",schemaPath:"listAccounts-query#/properties/cursor/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.account_id !== undefined){
let data2 = data.account_id;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/account_id",schemaPath:"listAccounts-query#/properties/account_id/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/account_id",schemaPath:"listAccounts-query#/properties/account_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data2 < -9007199254740991 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/account_id",schemaPath:"listAccounts-query#/properties/account_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"listAccounts-query#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(key0 === "Idempotency-Key")){
(vErrors ??= []).push({instancePath,schemaPath:"createAccount-header#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data["Idempotency-Key"] !== undefined){
let data0 = data["Idempotency-Key"];
if(typeof data0 === "string"){
if(data0.length > 255 && func0(data0) > 255){
(vErrors ??= []).push({instancePath:instancePath+"/Idempotency-Key",schemaPath:"createAccount-header#/properties/Idempotency-Key/maxLength",keyword:"maxLength",params:{limit: 255}});
errors++;
}
if(data0.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/Idempotency-Key",schemaPath:"createAccount-header#/properties/Idempotency-Key/minLength",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/Idempotency-Key",schemaPath:"createAccount-header#/properties/Idempotency-Key/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"createAccount-header#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}
const pattern0 = new RegExp("^[0-9]+$", "u");
function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.account_id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"getAccount-path#/required",keyword:"required",params:{missingProperty: "account_id"}});
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(key0 === "account_id")){
(vErrors ??= []).push({instancePath,schemaPath:"getAccount-path#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.account_id !== undefined){
let data0 = data.account_id;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/account_id",schemaPath:"getAccount-path#/properties/account_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]+$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/account_id",schemaPath:"getAccount-path#/properties/account_id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"getAccount-path#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}
function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.account_id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"updateAccount-path#/required",keyword:"required",params:{missingProperty: "account_id"}});
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(key0 === "account_id")){
(vErrors ??= []).push({instancePath,schemaPath:"updateAccount-path#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.account_id !== undefined){
let data0 = data.account_id;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/account_id",schemaPath:"updateAccount-path#/properties/account_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]+$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/account_id",schemaPath:"updateAccount-path#/properties/account_id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"updateAccount-path#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}
function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.account_id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"getAccountCertificate-path#/required",keyword:"required",params:{missingProperty: "account_id"}});
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(key0 === "account_id")){
(vErrors ??= []).push({instancePath,schemaPath:"getAccountCertificate-path#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.account_id !== undefined){
let data0 = data.account_id;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/account_id",schemaPath:"getAccountCertificate-path#/properties/account_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]+$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/account_id",schemaPath:"getAccountCertificate-path#/properties/account_id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"getAccountCertificate-path#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}
function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.account_id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"checkAccountCertificate-path#/required",keyword:"required",params:{missingProperty: "account_id"}});
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(key0 === "account_id")){
(vErrors ??= []).push({instancePath,schemaPath:"checkAccountCertificate-path#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.account_id !== undefined){
let data0 = data.account_id;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/account_id",schemaPath:"checkAccountCertificate-path#/properties/account_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]+$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/account_id",schemaPath:"checkAccountCertificate-path#/properties/account_id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"checkAccountCertificate-path#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate6.errors = vErrors;
return errors === 0;
}
function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(key0 === "Idempotency-Key")){
(vErrors ??= []).push({instancePath,schemaPath:"checkAccountCertificate-header#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data["Idempotency-Key"] !== undefined){
let data0 = data["Idempotency-Key"];
if(typeof data0 === "string"){
if(data0.length > 255 && func0(data0) > 255){
(vErrors ??= []).push({instancePath:instancePath+"/Idempotency-Key",schemaPath:"checkAccountCertificate-header#/properties/Idempotency-Key/maxLength",keyword:"maxLength",params:{limit: 255}});
errors++;
}
if(data0.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/Idempotency-Key",schemaPath:"checkAccountCertificate-header#/properties/Idempotency-Key/minLength",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/Idempotency-Key",schemaPath:"checkAccountCertificate-header#/properties/Idempotency-Key/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"checkAccountCertificate-header#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate7.errors = vErrors;
return errors === 0;
}
function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(((key0 === "limit") || (key0 === "cursor")) || (key0 === "account_id"))){
(vErrors ??= []).push({instancePath,schemaPath:"listCompanyBranches-query#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.limit !== undefined){
let data0 = data.limit;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"listCompanyBranches-query#/properties/limit/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data0 == "number"){
if(data0 > 100 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"listCompanyBranches-query#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}});
errors++;
}
if(data0 < 1 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"listCompanyBranches-query#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 === "string"){
if(data1.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/cursor",schemaPath:"listCompanyBranches-query#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/cursor",schemaPath:"listCompanyBranches-query#/properties/cursor/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.account_id !== undefined){
let data2 = data.account_id;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/account_id",schemaPath:"listCompanyBranches-query#/properties/account_id/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/account_id",schemaPath:"listCompanyBranches-query#/properties/account_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data2 < -9007199254740991 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/account_id",schemaPath:"listCompanyBranches-query#/properties/account_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"listCompanyBranches-query#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate8.errors = vErrors;
return errors === 0;
}
function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(key0 === "Idempotency-Key")){
(vErrors ??= []).push({instancePath,schemaPath:"createCompanyBranch-header#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data["Idempotency-Key"] !== undefined){
let data0 = data["Idempotency-Key"];
if(typeof data0 === "string"){
if(data0.length > 255 && func0(data0) > 255){
(vErrors ??= []).push({instancePath:instancePath+"/Idempotency-Key",schemaPath:"createCompanyBranch-header#/properties/Idempotency-Key/maxLength",keyword:"maxLength",params:{limit: 255}});
errors++;
}
if(data0.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/Idempotency-Key",schemaPath:"createCompanyBranch-header#/properties/Idempotency-Key/minLength",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/Idempotency-Key",schemaPath:"createCompanyBranch-header#/properties/Idempotency-Key/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"createCompanyBranch-header#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate9.errors = vErrors;
return errors === 0;
}
function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.company_branch_id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"getCompanyBranch-path#/required",keyword:"required",params:{missingProperty: "company_branch_id"}});
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(key0 === "company_branch_id")){
(vErrors ??= []).push({instancePath,schemaPath:"getCompanyBranch-path#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.company_branch_id !== undefined){
let data0 = data.company_branch_id;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/company_branch_id",schemaPath:"getCompanyBranch-path#/properties/company_branch_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]+$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/company_branch_id",schemaPath:"getCompanyBranch-path#/properties/company_branch_id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"getCompanyBranch-path#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.company_branch_id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"updateCompanyBranch-path#/required",keyword:"required",params:{missingProperty: "company_branch_id"}});
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(key0 === "company_branch_id")){
(vErrors ??= []).push({instancePath,schemaPath:"updateCompanyBranch-path#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.company_branch_id !== undefined){
let data0 = data.company_branch_id;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/company_branch_id",schemaPath:"updateCompanyBranch-path#/properties/company_branch_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]+$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/company_branch_id",schemaPath:"updateCompanyBranch-path#/properties/company_branch_id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"updateCompanyBranch-path#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}
function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(((key0 === "limit") || (key0 === "cursor")) || (key0 === "account_id"))){
(vErrors ??= []).push({instancePath,schemaPath:"listCustomersSuppliers-query#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.limit !== undefined){
let data0 = data.limit;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"listCustomersSuppliers-query#/properties/limit/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data0 == "number"){
if(data0 > 100 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"listCustomersSuppliers-query#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}});
errors++;
}
if(data0 < 1 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"listCustomersSuppliers-query#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 === "string"){
if(data1.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/cursor",schemaPath:"listCustomersSuppliers-query#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/cursor",schemaPath:"listCustomersSuppliers-query#/properties/cursor/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.account_id !== undefined){
let data2 = data.account_id;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/account_id",schemaPath:"listCustomersSuppliers-query#/properties/account_id/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/account_id",schemaPath:"listCustomersSuppliers-query#/properties/account_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data2 < -9007199254740991 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/account_id",schemaPath:"listCustomersSuppliers-query#/properties/account_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"listCustomersSuppliers-query#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}
function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.customer_supplier_id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"getCustomerSupplier-path#/required",keyword:"required",params:{missingProperty: "customer_supplier_id"}});
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(key0 === "customer_supplier_id")){
(vErrors ??= []).push({instancePath,schemaPath:"getCustomerSupplier-path#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.customer_supplier_id !== undefined){
let data0 = data.customer_supplier_id;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/customer_supplier_id",schemaPath:"getCustomerSupplier-path#/properties/customer_supplier_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]+$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/customer_supplier_id",schemaPath:"getCustomerSupplier-path#/properties/customer_supplier_id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"getCustomerSupplier-path#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate13.errors = vErrors;
return errors === 0;
}
function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.customer_supplier_id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"updateCustomerSupplier-path#/required",keyword:"required",params:{missingProperty: "customer_supplier_id"}});
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(key0 === "customer_supplier_id")){
(vErrors ??= []).push({instancePath,schemaPath:"updateCustomerSupplier-path#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.customer_supplier_id !== undefined){
let data0 = data.customer_supplier_id;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/customer_supplier_id",schemaPath:"updateCustomerSupplier-path#/properties/customer_supplier_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]+$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/customer_supplier_id",schemaPath:"updateCustomerSupplier-path#/properties/customer_supplier_id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"updateCustomerSupplier-path#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate14.errors = vErrors;
return errors === 0;
}
const schema0 = {"type":"object","properties":{"limit":{"type":"integer","minimum":1,"maximum":100},"cursor":{"type":"string","minLength":1},"account_id":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"document_type_id":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"document_status":{"type":"integer","enum":[0,1,2]},"issue_date_from":{"type":"string","format":"date","pattern":"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"},"issue_date_to":{"type":"string","format":"date","pattern":"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"},"receiver_tax_id_code":{"type":"string"}},"required":[],"additionalProperties":false};
const pattern1 = new RegExp("^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$", "u");
function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!((((((((key0 === "limit") || (key0 === "cursor")) || (key0 === "account_id")) || (key0 === "document_type_id")) || (key0 === "document_status")) || (key0 === "issue_date_from")) || (key0 === "issue_date_to")) || (key0 === "receiver_tax_id_code"))){
(vErrors ??= []).push({instancePath,schemaPath:"listDocuments-query#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.limit !== undefined){
let data0 = data.limit;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"listDocuments-query#/properties/limit/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data0 == "number"){
if(data0 > 100 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"listDocuments-query#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}});
errors++;
}
if(data0 < 1 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"listDocuments-query#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 === "string"){
if(data1.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/cursor",schemaPath:"listDocuments-query#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/cursor",schemaPath:"listDocuments-query#/properties/cursor/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.account_id !== undefined){
let data2 = data.account_id;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/account_id",schemaPath:"listDocuments-query#/properties/account_id/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/account_id",schemaPath:"listDocuments-query#/properties/account_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data2 < -9007199254740991 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/account_id",schemaPath:"listDocuments-query#/properties/account_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
}
if(data.document_type_id !== undefined){
let data3 = data.document_type_id;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/document_type_id",schemaPath:"listDocuments-query#/properties/document_type_id/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data3 == "number"){
if(data3 > 9007199254740991 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/document_type_id",schemaPath:"listDocuments-query#/properties/document_type_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data3 < -9007199254740991 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/document_type_id",schemaPath:"listDocuments-query#/properties/document_type_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
}
if(data.document_status !== undefined){
let data4 = data.document_status;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
(vErrors ??= []).push({instancePath:instancePath+"/document_status",schemaPath:"listDocuments-query#/properties/document_status/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(!(((data4 === 0) || (data4 === 1)) || (data4 === 2))){
(vErrors ??= []).push({instancePath:instancePath+"/document_status",schemaPath:"listDocuments-query#/properties/document_status/enum",keyword:"enum",params:{allowedValues: schema0.properties.document_status.enum}});
errors++;
}
}
if(data.issue_date_from !== undefined){
let data5 = data.issue_date_from;
if(typeof data5 === "string"){
if(!pattern1.test(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/issue_date_from",schemaPath:"listDocuments-query#/properties/issue_date_from/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"}});
errors++;
}
if(!(formats0(data5))){
(vErrors ??= []).push({instancePath:instancePath+"/issue_date_from",schemaPath:"listDocuments-query#/properties/issue_date_from/format",keyword:"format",params:{format: "date"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/issue_date_from",schemaPath:"listDocuments-query#/properties/issue_date_from/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.issue_date_to !== undefined){
let data6 = data.issue_date_to;
if(typeof data6 === "string"){
if(!pattern1.test(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/issue_date_to",schemaPath:"listDocuments-query#/properties/issue_date_to/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"}});
errors++;
}
if(!(formats0(data6))){
(vErrors ??= []).push({instancePath:instancePath+"/issue_date_to",schemaPath:"listDocuments-query#/properties/issue_date_to/format",keyword:"format",params:{format: "date"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/issue_date_to",schemaPath:"listDocuments-query#/properties/issue_date_to/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.receiver_tax_id_code !== undefined){
if(typeof data.receiver_tax_id_code !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/receiver_tax_id_code",schemaPath:"listDocuments-query#/properties/receiver_tax_id_code/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"listDocuments-query#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate15.errors = vErrors;
return errors === 0;
}
const schema1 = {"type":"object","properties":{"generate_stamp":{"type":"integer","enum":[0,1]}},"required":[],"additionalProperties":false};
function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(key0 === "generate_stamp")){
(vErrors ??= []).push({instancePath,schemaPath:"createDocument-query#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.generate_stamp !== undefined){
let data0 = data.generate_stamp;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/generate_stamp",schemaPath:"createDocument-query#/properties/generate_stamp/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(!((data0 === 0) || (data0 === 1))){
(vErrors ??= []).push({instancePath:instancePath+"/generate_stamp",schemaPath:"createDocument-query#/properties/generate_stamp/enum",keyword:"enum",params:{allowedValues: schema1.properties.generate_stamp.enum}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"createDocument-query#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate16.errors = vErrors;
return errors === 0;
}
function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(key0 === "Idempotency-Key")){
(vErrors ??= []).push({instancePath,schemaPath:"createDocument-header#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data["Idempotency-Key"] !== undefined){
let data0 = data["Idempotency-Key"];
if(typeof data0 === "string"){
if(data0.length > 255 && func0(data0) > 255){
(vErrors ??= []).push({instancePath:instancePath+"/Idempotency-Key",schemaPath:"createDocument-header#/properties/Idempotency-Key/maxLength",keyword:"maxLength",params:{limit: 255}});
errors++;
}
if(data0.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/Idempotency-Key",schemaPath:"createDocument-header#/properties/Idempotency-Key/minLength",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/Idempotency-Key",schemaPath:"createDocument-header#/properties/Idempotency-Key/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"createDocument-header#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate17.errors = vErrors;
return errors === 0;
}
function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.document_id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"deleteDocument-path#/required",keyword:"required",params:{missingProperty: "document_id"}});
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(key0 === "document_id")){
(vErrors ??= []).push({instancePath,schemaPath:"deleteDocument-path#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.document_id !== undefined){
let data0 = data.document_id;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/document_id",schemaPath:"deleteDocument-path#/properties/document_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]+$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/document_id",schemaPath:"deleteDocument-path#/properties/document_id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"deleteDocument-path#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate18.errors = vErrors;
return errors === 0;
}
function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.document_id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"getDocument-path#/required",keyword:"required",params:{missingProperty: "document_id"}});
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(key0 === "document_id")){
(vErrors ??= []).push({instancePath,schemaPath:"getDocument-path#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.document_id !== undefined){
let data0 = data.document_id;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/document_id",schemaPath:"getDocument-path#/properties/document_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]+$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/document_id",schemaPath:"getDocument-path#/properties/document_id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"getDocument-path#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate19.errors = vErrors;
return errors === 0;
}
const schema2 = {"type":"object","properties":{"pdf_transfer_copy":{"type":"integer","enum":[0,1]}},"required":[],"additionalProperties":false};
function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(key0 === "pdf_transfer_copy")){
(vErrors ??= []).push({instancePath,schemaPath:"getDocument-query#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.pdf_transfer_copy !== undefined){
let data0 = data.pdf_transfer_copy;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/pdf_transfer_copy",schemaPath:"getDocument-query#/properties/pdf_transfer_copy/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(!((data0 === 0) || (data0 === 1))){
(vErrors ??= []).push({instancePath:instancePath+"/pdf_transfer_copy",schemaPath:"getDocument-query#/properties/pdf_transfer_copy/enum",keyword:"enum",params:{allowedValues: schema2.properties.pdf_transfer_copy.enum}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"getDocument-query#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.document_id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"changeDocumentStatus-path#/required",keyword:"required",params:{missingProperty: "document_id"}});
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(key0 === "document_id")){
(vErrors ??= []).push({instancePath,schemaPath:"changeDocumentStatus-path#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.document_id !== undefined){
let data0 = data.document_id;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/document_id",schemaPath:"changeDocumentStatus-path#/properties/document_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]+$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/document_id",schemaPath:"changeDocumentStatus-path#/properties/document_id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"changeDocumentStatus-path#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.document_id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"updateDocument-path#/required",keyword:"required",params:{missingProperty: "document_id"}});
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(key0 === "document_id")){
(vErrors ??= []).push({instancePath,schemaPath:"updateDocument-path#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.document_id !== undefined){
let data0 = data.document_id;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/document_id",schemaPath:"updateDocument-path#/properties/document_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]+$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/document_id",schemaPath:"updateDocument-path#/properties/document_id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"updateDocument-path#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}
const schema3 = {"type":"object","properties":{"limit":{"type":"integer","minimum":1,"maximum":100},"cursor":{"type":"string","minLength":1},"account_id":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"webhook_subscription_id":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"state":{"type":"string","enum":["pending","delivered","failed"]}},"required":[],"additionalProperties":false};
function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(((((key0 === "limit") || (key0 === "cursor")) || (key0 === "account_id")) || (key0 === "webhook_subscription_id")) || (key0 === "state"))){
(vErrors ??= []).push({instancePath,schemaPath:"listWebhookDeliveries-query#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.limit !== undefined){
let data0 = data.limit;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"listWebhookDeliveries-query#/properties/limit/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data0 == "number"){
if(data0 > 100 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"listWebhookDeliveries-query#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}});
errors++;
}
if(data0 < 1 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"listWebhookDeliveries-query#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 === "string"){
if(data1.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/cursor",schemaPath:"listWebhookDeliveries-query#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/cursor",schemaPath:"listWebhookDeliveries-query#/properties/cursor/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.account_id !== undefined){
let data2 = data.account_id;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/account_id",schemaPath:"listWebhookDeliveries-query#/properties/account_id/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/account_id",schemaPath:"listWebhookDeliveries-query#/properties/account_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data2 < -9007199254740991 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/account_id",schemaPath:"listWebhookDeliveries-query#/properties/account_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
}
if(data.webhook_subscription_id !== undefined){
let data3 = data.webhook_subscription_id;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/webhook_subscription_id",schemaPath:"listWebhookDeliveries-query#/properties/webhook_subscription_id/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data3 == "number"){
if(data3 > 9007199254740991 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/webhook_subscription_id",schemaPath:"listWebhookDeliveries-query#/properties/webhook_subscription_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data3 < -9007199254740991 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/webhook_subscription_id",schemaPath:"listWebhookDeliveries-query#/properties/webhook_subscription_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
}
if(data.state !== undefined){
let data4 = data.state;
if(typeof data4 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/state",schemaPath:"listWebhookDeliveries-query#/properties/state/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!(((data4 === "pending") || (data4 === "delivered")) || (data4 === "failed"))){
(vErrors ??= []).push({instancePath:instancePath+"/state",schemaPath:"listWebhookDeliveries-query#/properties/state/enum",keyword:"enum",params:{allowedValues: schema3.properties.state.enum}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"listWebhookDeliveries-query#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}
function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.webhook_delivery_id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"getWebhookDelivery-path#/required",keyword:"required",params:{missingProperty: "webhook_delivery_id"}});
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(key0 === "webhook_delivery_id")){
(vErrors ??= []).push({instancePath,schemaPath:"getWebhookDelivery-path#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.webhook_delivery_id !== undefined){
let data0 = data.webhook_delivery_id;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/webhook_delivery_id",schemaPath:"getWebhookDelivery-path#/properties/webhook_delivery_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]+$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/webhook_delivery_id",schemaPath:"getWebhookDelivery-path#/properties/webhook_delivery_id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"getWebhookDelivery-path#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}
function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.webhook_delivery_id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"replayWebhookDelivery-path#/required",keyword:"required",params:{missingProperty: "webhook_delivery_id"}});
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(key0 === "webhook_delivery_id")){
(vErrors ??= []).push({instancePath,schemaPath:"replayWebhookDelivery-path#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.webhook_delivery_id !== undefined){
let data0 = data.webhook_delivery_id;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/webhook_delivery_id",schemaPath:"replayWebhookDelivery-path#/properties/webhook_delivery_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]+$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/webhook_delivery_id",schemaPath:"replayWebhookDelivery-path#/properties/webhook_delivery_id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"replayWebhookDelivery-path#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}
function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(key0 === "Idempotency-Key")){
(vErrors ??= []).push({instancePath,schemaPath:"replayWebhookDelivery-header#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data["Idempotency-Key"] !== undefined){
let data0 = data["Idempotency-Key"];
if(typeof data0 === "string"){
if(data0.length > 255 && func0(data0) > 255){
(vErrors ??= []).push({instancePath:instancePath+"/Idempotency-Key",schemaPath:"replayWebhookDelivery-header#/properties/Idempotency-Key/maxLength",keyword:"maxLength",params:{limit: 255}});
errors++;
}
if(data0.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/Idempotency-Key",schemaPath:"replayWebhookDelivery-header#/properties/Idempotency-Key/minLength",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/Idempotency-Key",schemaPath:"replayWebhookDelivery-header#/properties/Idempotency-Key/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"replayWebhookDelivery-header#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}
function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(((key0 === "limit") || (key0 === "cursor")) || (key0 === "account_id"))){
(vErrors ??= []).push({instancePath,schemaPath:"listWebhookSubscriptions-query#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.limit !== undefined){
let data0 = data.limit;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"listWebhookSubscriptions-query#/properties/limit/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data0 == "number"){
if(data0 > 100 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"listWebhookSubscriptions-query#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}});
errors++;
}
if(data0 < 1 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"listWebhookSubscriptions-query#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 === "string"){
if(data1.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/cursor",schemaPath:"listWebhookSubscriptions-query#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/cursor",schemaPath:"listWebhookSubscriptions-query#/properties/cursor/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.account_id !== undefined){
let data2 = data.account_id;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/account_id",schemaPath:"listWebhookSubscriptions-query#/properties/account_id/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/account_id",schemaPath:"listWebhookSubscriptions-query#/properties/account_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data2 < -9007199254740991 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/account_id",schemaPath:"listWebhookSubscriptions-query#/properties/account_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"listWebhookSubscriptions-query#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate27.errors = vErrors;
return errors === 0;
}
function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(key0 === "Idempotency-Key")){
(vErrors ??= []).push({instancePath,schemaPath:"createWebhookSubscription-header#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data["Idempotency-Key"] !== undefined){
let data0 = data["Idempotency-Key"];
if(typeof data0 === "string"){
if(data0.length > 255 && func0(data0) > 255){
(vErrors ??= []).push({instancePath:instancePath+"/Idempotency-Key",schemaPath:"createWebhookSubscription-header#/properties/Idempotency-Key/maxLength",keyword:"maxLength",params:{limit: 255}});
errors++;
}
if(data0.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/Idempotency-Key",schemaPath:"createWebhookSubscription-header#/properties/Idempotency-Key/minLength",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/Idempotency-Key",schemaPath:"createWebhookSubscription-header#/properties/Idempotency-Key/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"createWebhookSubscription-header#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate28.errors = vErrors;
return errors === 0;
}
function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.webhook_subscription_id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"deleteWebhookSubscription-path#/required",keyword:"required",params:{missingProperty: "webhook_subscription_id"}});
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(key0 === "webhook_subscription_id")){
(vErrors ??= []).push({instancePath,schemaPath:"deleteWebhookSubscription-path#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.webhook_subscription_id !== undefined){
let data0 = data.webhook_subscription_id;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/webhook_subscription_id",schemaPath:"deleteWebhookSubscription-path#/properties/webhook_subscription_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]+$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/webhook_subscription_id",schemaPath:"deleteWebhookSubscription-path#/properties/webhook_subscription_id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"deleteWebhookSubscription-path#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate29.errors = vErrors;
return errors === 0;
}
function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.webhook_subscription_id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"getWebhookSubscription-path#/required",keyword:"required",params:{missingProperty: "webhook_subscription_id"}});
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(key0 === "webhook_subscription_id")){
(vErrors ??= []).push({instancePath,schemaPath:"getWebhookSubscription-path#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.webhook_subscription_id !== undefined){
let data0 = data.webhook_subscription_id;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/webhook_subscription_id",schemaPath:"getWebhookSubscription-path#/properties/webhook_subscription_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]+$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/webhook_subscription_id",schemaPath:"getWebhookSubscription-path#/properties/webhook_subscription_id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"getWebhookSubscription-path#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate30.errors = vErrors;
return errors === 0;
}
