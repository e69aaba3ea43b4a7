// Generated; do not edit. What the parameters of an operation may be.
import { codePoints as func0 } from "./runtime/lengths.js";
import { formats as formats } from "./runtime/formats.js";

export const judges = {
  " none": (value) => validate0(value),
  "listAccounts query": (value) => validate1(value),
  "createAccount header": (value) => validate2(value),
  "getAccount path": (value) => validate3(value),
  "updateAccount path": (value) => validate4(value),
  "getAccountCertificate path": (value) => validate5(value),
  "checkAccountCertificate path": (value) => validate6(value),
  "checkAccountCertificate header": (value) => validate7(value),
  "listCompanyBranches query": (value) => validate8(value),
  "createCompanyBranch header": (value) => validate9(value),
  "getCompanyBranch path": (value) => validate10(value),
  "updateCompanyBranch path": (value) => validate11(value),
  "listCustomersSuppliers query": (value) => validate12(value),
  "getCustomerSupplier path": (value) => validate13(value),
  "updateCustomerSupplier path": (value) => validate14(value),
  "listDocuments query": (value) => validate15(value),
  "createDocument query": (value) => validate16(value),
  "createDocument header": (value) => validate17(value),
  "deleteDocument path": (value) => validate18(value),
  "getDocument path": (value) => validate19(value),
  "getDocument query": (value) => validate20(value),
  "changeDocumentStatus path": (value) => validate21(value),
  "updateDocument path": (value) => validate22(value),
  "listWebhookDeliveries query": (value) => validate23(value),
  "getWebhookDelivery path": (value) => validate24(value),
  "replayWebhookDelivery path": (value) => validate25(value),
  "replayWebhookDelivery header": (value) => validate26(value),
  "listWebhookSubscriptions query": (value) => validate27(value),
  "createWebhookSubscription header": (value) => validate28(value),
  "deleteWebhookSubscription path": (value) => validate29(value),
  "getWebhookSubscription path": (value) => validate30(value),
};


function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate0.errors = [{}];
return false;
break;
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
if(!(((key0 === "limit") || (key0 === "cursor")) || (key0 === "account_id"))){
validate1.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.limit !== undefined){
let data0 = data.limit;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate1.errors = [{}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 > 100 || isNaN(data0)){
validate1.errors = [{}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
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
if(data.cursor !== undefined){
let data1 = data.cursor;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func0(data1) < 1){
validate1.errors = [{}];
return false;
}
}
else {
validate1.errors = [{}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.account_id !== undefined){
let data2 = data.account_id;
const _errs6 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate1.errors = [{}];
return false;
}
if(errors === _errs6){
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
validate1.errors = [{}];
return false;
}
else {
if(data2 < -9007199254740991 || isNaN(data2)){
validate1.errors = [{}];
return false;
}
}
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
validate1.errors = [{}];
return false;
}
}
validate1.errors = vErrors;
return errors === 0;
}


function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "Idempotency-Key")){
validate2.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data["Idempotency-Key"] !== undefined){
let data0 = data["Idempotency-Key"];
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 255){
validate2.errors = [{}];
return false;
}
else {
if(func0(data0) < 1){
validate2.errors = [{}];
return false;
}
}
}
else {
validate2.errors = [{}];
return false;
}
}
}
}
}
else {
validate2.errors = [{}];
return false;
}
}
validate2.errors = vErrors;
return errors === 0;
}

const pattern0 = new RegExp("^[0-9]+$", "u");

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.account_id === undefined) && (missing0 = "account_id")){
validate3.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "account_id")){
validate3.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.account_id !== undefined){
let data0 = data.account_id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
validate3.errors = [{}];
return false;
}
}
else {
validate3.errors = [{}];
return false;
}
}
}
}
}
}
else {
validate3.errors = [{}];
return false;
}
}
validate3.errors = vErrors;
return errors === 0;
}


function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.account_id === undefined) && (missing0 = "account_id")){
validate4.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "account_id")){
validate4.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.account_id !== undefined){
let data0 = data.account_id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
validate4.errors = [{}];
return false;
}
}
else {
validate4.errors = [{}];
return false;
}
}
}
}
}
}
else {
validate4.errors = [{}];
return false;
}
}
validate4.errors = vErrors;
return errors === 0;
}


function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.account_id === undefined) && (missing0 = "account_id")){
validate5.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "account_id")){
validate5.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.account_id !== undefined){
let data0 = data.account_id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
validate5.errors = [{}];
return false;
}
}
else {
validate5.errors = [{}];
return false;
}
}
}
}
}
}
else {
validate5.errors = [{}];
return false;
}
}
validate5.errors = vErrors;
return errors === 0;
}


function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.account_id === undefined) && (missing0 = "account_id")){
validate6.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "account_id")){
validate6.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.account_id !== undefined){
let data0 = data.account_id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
validate6.errors = [{}];
return false;
}
}
else {
validate6.errors = [{}];
return false;
}
}
}
}
}
}
else {
validate6.errors = [{}];
return false;
}
}
validate6.errors = vErrors;
return errors === 0;
}


function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "Idempotency-Key")){
validate7.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data["Idempotency-Key"] !== undefined){
let data0 = data["Idempotency-Key"];
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 255){
validate7.errors = [{}];
return false;
}
else {
if(func0(data0) < 1){
validate7.errors = [{}];
return false;
}
}
}
else {
validate7.errors = [{}];
return false;
}
}
}
}
}
else {
validate7.errors = [{}];
return false;
}
}
validate7.errors = vErrors;
return errors === 0;
}


function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "limit") || (key0 === "cursor")) || (key0 === "account_id"))){
validate8.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.limit !== undefined){
let data0 = data.limit;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate8.errors = [{}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 > 100 || isNaN(data0)){
validate8.errors = [{}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate8.errors = [{}];
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
if(data.cursor !== undefined){
let data1 = data.cursor;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func0(data1) < 1){
validate8.errors = [{}];
return false;
}
}
else {
validate8.errors = [{}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.account_id !== undefined){
let data2 = data.account_id;
const _errs6 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate8.errors = [{}];
return false;
}
if(errors === _errs6){
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
validate8.errors = [{}];
return false;
}
else {
if(data2 < -9007199254740991 || isNaN(data2)){
validate8.errors = [{}];
return false;
}
}
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
validate8.errors = [{}];
return false;
}
}
validate8.errors = vErrors;
return errors === 0;
}


function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "Idempotency-Key")){
validate9.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data["Idempotency-Key"] !== undefined){
let data0 = data["Idempotency-Key"];
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 255){
validate9.errors = [{}];
return false;
}
else {
if(func0(data0) < 1){
validate9.errors = [{}];
return false;
}
}
}
else {
validate9.errors = [{}];
return false;
}
}
}
}
}
else {
validate9.errors = [{}];
return false;
}
}
validate9.errors = vErrors;
return errors === 0;
}


function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.company_branch_id === undefined) && (missing0 = "company_branch_id")){
validate10.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "company_branch_id")){
validate10.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.company_branch_id !== undefined){
let data0 = data.company_branch_id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
validate10.errors = [{}];
return false;
}
}
else {
validate10.errors = [{}];
return false;
}
}
}
}
}
}
else {
validate10.errors = [{}];
return false;
}
}
validate10.errors = vErrors;
return errors === 0;
}


function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.company_branch_id === undefined) && (missing0 = "company_branch_id")){
validate11.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "company_branch_id")){
validate11.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.company_branch_id !== undefined){
let data0 = data.company_branch_id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
validate11.errors = [{}];
return false;
}
}
else {
validate11.errors = [{}];
return false;
}
}
}
}
}
}
else {
validate11.errors = [{}];
return false;
}
}
validate11.errors = vErrors;
return errors === 0;
}


function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "limit") || (key0 === "cursor")) || (key0 === "account_id"))){
validate12.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.limit !== undefined){
let data0 = data.limit;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate12.errors = [{}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 > 100 || isNaN(data0)){
validate12.errors = [{}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate12.errors = [{}];
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
if(data.cursor !== undefined){
let data1 = data.cursor;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func0(data1) < 1){
validate12.errors = [{}];
return false;
}
}
else {
validate12.errors = [{}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.account_id !== undefined){
let data2 = data.account_id;
const _errs6 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate12.errors = [{}];
return false;
}
if(errors === _errs6){
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
validate12.errors = [{}];
return false;
}
else {
if(data2 < -9007199254740991 || isNaN(data2)){
validate12.errors = [{}];
return false;
}
}
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
validate12.errors = [{}];
return false;
}
}
validate12.errors = vErrors;
return errors === 0;
}


function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.customer_supplier_id === undefined) && (missing0 = "customer_supplier_id")){
validate13.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "customer_supplier_id")){
validate13.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.customer_supplier_id !== undefined){
let data0 = data.customer_supplier_id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
validate13.errors = [{}];
return false;
}
}
else {
validate13.errors = [{}];
return false;
}
}
}
}
}
}
else {
validate13.errors = [{}];
return false;
}
}
validate13.errors = vErrors;
return errors === 0;
}


function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.customer_supplier_id === undefined) && (missing0 = "customer_supplier_id")){
validate14.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "customer_supplier_id")){
validate14.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.customer_supplier_id !== undefined){
let data0 = data.customer_supplier_id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
validate14.errors = [{}];
return false;
}
}
else {
validate14.errors = [{}];
return false;
}
}
}
}
}
}
else {
validate14.errors = [{}];
return false;
}
}
validate14.errors = vErrors;
return errors === 0;
}

const formats0 = formats.date;
const pattern1 = new RegExp("^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$", "u");

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((((((((key0 === "limit") || (key0 === "cursor")) || (key0 === "account_id")) || (key0 === "document_type_id")) || (key0 === "document_status")) || (key0 === "issue_date_from")) || (key0 === "issue_date_to")) || (key0 === "receiver_tax_id_code"))){
validate15.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.limit !== undefined){
let data0 = data.limit;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate15.errors = [{}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 > 100 || isNaN(data0)){
validate15.errors = [{}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate15.errors = [{}];
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
if(data.cursor !== undefined){
let data1 = data.cursor;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func0(data1) < 1){
validate15.errors = [{}];
return false;
}
}
else {
validate15.errors = [{}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.account_id !== undefined){
let data2 = data.account_id;
const _errs6 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate15.errors = [{}];
return false;
}
if(errors === _errs6){
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
validate15.errors = [{}];
return false;
}
else {
if(data2 < -9007199254740991 || isNaN(data2)){
validate15.errors = [{}];
return false;
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.document_type_id !== undefined){
let data3 = data.document_type_id;
const _errs8 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate15.errors = [{}];
return false;
}
if(errors === _errs8){
if(typeof data3 == "number"){
if(data3 > 9007199254740991 || isNaN(data3)){
validate15.errors = [{}];
return false;
}
else {
if(data3 < -9007199254740991 || isNaN(data3)){
validate15.errors = [{}];
return false;
}
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.document_status !== undefined){
let data4 = data.document_status;
const _errs10 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate15.errors = [{}];
return false;
}
if(!(((data4 === 0) || (data4 === 1)) || (data4 === 2))){
validate15.errors = [{}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.issue_date_from !== undefined){
let data5 = data.issue_date_from;
const _errs12 = errors;
if(errors === _errs12){
if(errors === _errs12){
if(typeof data5 === "string"){
if(!pattern1.test(data5)){
validate15.errors = [{}];
return false;
}
else {
if(!(formats0.validate(data5))){
validate15.errors = [{}];
return false;
}
}
}
else {
validate15.errors = [{}];
return false;
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.issue_date_to !== undefined){
let data6 = data.issue_date_to;
const _errs14 = errors;
if(errors === _errs14){
if(errors === _errs14){
if(typeof data6 === "string"){
if(!pattern1.test(data6)){
validate15.errors = [{}];
return false;
}
else {
if(!(formats0.validate(data6))){
validate15.errors = [{}];
return false;
}
}
}
else {
validate15.errors = [{}];
return false;
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.receiver_tax_id_code !== undefined){
const _errs16 = errors;
if(typeof data.receiver_tax_id_code !== "string"){
validate15.errors = [{}];
return false;
}
var valid0 = _errs16 === errors;
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
else {
validate15.errors = [{}];
return false;
}
}
validate15.errors = vErrors;
return errors === 0;
}


function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "generate_stamp")){
validate16.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.generate_stamp !== undefined){
let data0 = data.generate_stamp;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate16.errors = [{}];
return false;
}
if(!((data0 === 0) || (data0 === 1))){
validate16.errors = [{}];
return false;
}
}
}
}
else {
validate16.errors = [{}];
return false;
}
}
validate16.errors = vErrors;
return errors === 0;
}


function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "Idempotency-Key")){
validate17.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data["Idempotency-Key"] !== undefined){
let data0 = data["Idempotency-Key"];
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 255){
validate17.errors = [{}];
return false;
}
else {
if(func0(data0) < 1){
validate17.errors = [{}];
return false;
}
}
}
else {
validate17.errors = [{}];
return false;
}
}
}
}
}
else {
validate17.errors = [{}];
return false;
}
}
validate17.errors = vErrors;
return errors === 0;
}


function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.document_id === undefined) && (missing0 = "document_id")){
validate18.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "document_id")){
validate18.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.document_id !== undefined){
let data0 = data.document_id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
validate18.errors = [{}];
return false;
}
}
else {
validate18.errors = [{}];
return false;
}
}
}
}
}
}
else {
validate18.errors = [{}];
return false;
}
}
validate18.errors = vErrors;
return errors === 0;
}


function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.document_id === undefined) && (missing0 = "document_id")){
validate19.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "document_id")){
validate19.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.document_id !== undefined){
let data0 = data.document_id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
validate19.errors = [{}];
return false;
}
}
else {
validate19.errors = [{}];
return false;
}
}
}
}
}
}
else {
validate19.errors = [{}];
return false;
}
}
validate19.errors = vErrors;
return errors === 0;
}


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "pdf_transfer_copy")){
validate20.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.pdf_transfer_copy !== undefined){
let data0 = data.pdf_transfer_copy;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate20.errors = [{}];
return false;
}
if(!((data0 === 0) || (data0 === 1))){
validate20.errors = [{}];
return false;
}
}
}
}
else {
validate20.errors = [{}];
return false;
}
}
validate20.errors = vErrors;
return errors === 0;
}


function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.document_id === undefined) && (missing0 = "document_id")){
validate21.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "document_id")){
validate21.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.document_id !== undefined){
let data0 = data.document_id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
validate21.errors = [{}];
return false;
}
}
else {
validate21.errors = [{}];
return false;
}
}
}
}
}
}
else {
validate21.errors = [{}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}


function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.document_id === undefined) && (missing0 = "document_id")){
validate22.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "document_id")){
validate22.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.document_id !== undefined){
let data0 = data.document_id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
validate22.errors = [{}];
return false;
}
}
else {
validate22.errors = [{}];
return false;
}
}
}
}
}
}
else {
validate22.errors = [{}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}


function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "limit") || (key0 === "cursor")) || (key0 === "account_id")) || (key0 === "webhook_subscription_id")) || (key0 === "state"))){
validate23.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.limit !== undefined){
let data0 = data.limit;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate23.errors = [{}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 > 100 || isNaN(data0)){
validate23.errors = [{}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate23.errors = [{}];
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
if(data.cursor !== undefined){
let data1 = data.cursor;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func0(data1) < 1){
validate23.errors = [{}];
return false;
}
}
else {
validate23.errors = [{}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.account_id !== undefined){
let data2 = data.account_id;
const _errs6 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate23.errors = [{}];
return false;
}
if(errors === _errs6){
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
validate23.errors = [{}];
return false;
}
else {
if(data2 < -9007199254740991 || isNaN(data2)){
validate23.errors = [{}];
return false;
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.webhook_subscription_id !== undefined){
let data3 = data.webhook_subscription_id;
const _errs8 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate23.errors = [{}];
return false;
}
if(errors === _errs8){
if(typeof data3 == "number"){
if(data3 > 9007199254740991 || isNaN(data3)){
validate23.errors = [{}];
return false;
}
else {
if(data3 < -9007199254740991 || isNaN(data3)){
validate23.errors = [{}];
return false;
}
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined){
let data4 = data.state;
const _errs10 = errors;
if(typeof data4 !== "string"){
validate23.errors = [{}];
return false;
}
if(!(((data4 === "pending") || (data4 === "delivered")) || (data4 === "failed"))){
validate23.errors = [{}];
return false;
}
var valid0 = _errs10 === errors;
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
else {
validate23.errors = [{}];
return false;
}
}
validate23.errors = vErrors;
return errors === 0;
}


function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.webhook_delivery_id === undefined) && (missing0 = "webhook_delivery_id")){
validate24.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "webhook_delivery_id")){
validate24.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.webhook_delivery_id !== undefined){
let data0 = data.webhook_delivery_id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
validate24.errors = [{}];
return false;
}
}
else {
validate24.errors = [{}];
return false;
}
}
}
}
}
}
else {
validate24.errors = [{}];
return false;
}
}
validate24.errors = vErrors;
return errors === 0;
}


function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.webhook_delivery_id === undefined) && (missing0 = "webhook_delivery_id")){
validate25.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "webhook_delivery_id")){
validate25.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.webhook_delivery_id !== undefined){
let data0 = data.webhook_delivery_id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
validate25.errors = [{}];
return false;
}
}
else {
validate25.errors = [{}];
return false;
}
}
}
}
}
}
else {
validate25.errors = [{}];
return false;
}
}
validate25.errors = vErrors;
return errors === 0;
}


function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "Idempotency-Key")){
validate26.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data["Idempotency-Key"] !== undefined){
let data0 = data["Idempotency-Key"];
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 255){
validate26.errors = [{}];
return false;
}
else {
if(func0(data0) < 1){
validate26.errors = [{}];
return false;
}
}
}
else {
validate26.errors = [{}];
return false;
}
}
}
}
}
else {
validate26.errors = [{}];
return false;
}
}
validate26.errors = vErrors;
return errors === 0;
}


function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "limit") || (key0 === "cursor")) || (key0 === "account_id"))){
validate27.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.limit !== undefined){
let data0 = data.limit;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate27.errors = [{}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 > 100 || isNaN(data0)){
validate27.errors = [{}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate27.errors = [{}];
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
if(data.cursor !== undefined){
let data1 = data.cursor;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func0(data1) < 1){
validate27.errors = [{}];
return false;
}
}
else {
validate27.errors = [{}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.account_id !== undefined){
let data2 = data.account_id;
const _errs6 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate27.errors = [{}];
return false;
}
if(errors === _errs6){
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
validate27.errors = [{}];
return false;
}
else {
if(data2 < -9007199254740991 || isNaN(data2)){
validate27.errors = [{}];
return false;
}
}
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
validate27.errors = [{}];
return false;
}
}
validate27.errors = vErrors;
return errors === 0;
}


function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "Idempotency-Key")){
validate28.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data["Idempotency-Key"] !== undefined){
let data0 = data["Idempotency-Key"];
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 255){
validate28.errors = [{}];
return false;
}
else {
if(func0(data0) < 1){
validate28.errors = [{}];
return false;
}
}
}
else {
validate28.errors = [{}];
return false;
}
}
}
}
}
else {
validate28.errors = [{}];
return false;
}
}
validate28.errors = vErrors;
return errors === 0;
}


function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.webhook_subscription_id === undefined) && (missing0 = "webhook_subscription_id")){
validate29.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "webhook_subscription_id")){
validate29.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.webhook_subscription_id !== undefined){
let data0 = data.webhook_subscription_id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
validate29.errors = [{}];
return false;
}
}
else {
validate29.errors = [{}];
return false;
}
}
}
}
}
}
else {
validate29.errors = [{}];
return false;
}
}
validate29.errors = vErrors;
return errors === 0;
}


function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.webhook_subscription_id === undefined) && (missing0 = "webhook_subscription_id")){
validate30.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "webhook_subscription_id")){
validate30.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.webhook_subscription_id !== undefined){
let data0 = data.webhook_subscription_id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
validate30.errors = [{}];
return false;
}
}
else {
validate30.errors = [{}];
return false;
}
}
}
}
}
}
else {
validate30.errors = [{}];
return false;
}
}
validate30.errors = vErrors;
return errors === 0;
}

