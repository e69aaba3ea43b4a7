// Generated; do not edit. What the parameters of an operation may be.
import { codePoints as func0 } from "./runtime/lengths.js";
import { formats as formats } from "./runtime/formats.js";

export const judges = {
  "authenticate path": (value) => validate0(value),
  "authenticate query": (value) => validate1(value),
  "authenticate header": (value) => validate2(value),
  "listAccounts path": (value) => validate3(value),
  "listAccounts query": (value) => validate4(value),
  "listAccounts header": (value) => validate5(value),
  "createAccount path": (value) => validate6(value),
  "createAccount query": (value) => validate7(value),
  "createAccount header": (value) => validate8(value),
  "getAccount path": (value) => validate9(value),
  "getAccount query": (value) => validate10(value),
  "getAccount header": (value) => validate11(value),
  "updateAccount path": (value) => validate12(value),
  "updateAccount query": (value) => validate13(value),
  "updateAccount header": (value) => validate14(value),
  "getAccountCertificate path": (value) => validate15(value),
  "getAccountCertificate query": (value) => validate16(value),
  "getAccountCertificate header": (value) => validate17(value),
  "checkAccountCertificate path": (value) => validate18(value),
  "checkAccountCertificate query": (value) => validate19(value),
  "checkAccountCertificate header": (value) => validate20(value),
  "listCompanyBranches path": (value) => validate21(value),
  "listCompanyBranches query": (value) => validate22(value),
  "listCompanyBranches header": (value) => validate23(value),
  "createCompanyBranch path": (value) => validate24(value),
  "createCompanyBranch query": (value) => validate25(value),
  "createCompanyBranch header": (value) => validate26(value),
  "getCompanyBranch path": (value) => validate27(value),
  "getCompanyBranch query": (value) => validate28(value),
  "getCompanyBranch header": (value) => validate29(value),
  "updateCompanyBranch path": (value) => validate30(value),
  "updateCompanyBranch query": (value) => validate31(value),
  "updateCompanyBranch header": (value) => validate32(value),
  "listCustomersSuppliers path": (value) => validate33(value),
  "listCustomersSuppliers query": (value) => validate34(value),
  "listCustomersSuppliers header": (value) => validate35(value),
  "getCustomerSupplier path": (value) => validate36(value),
  "getCustomerSupplier query": (value) => validate37(value),
  "getCustomerSupplier header": (value) => validate38(value),
  "updateCustomerSupplier path": (value) => validate39(value),
  "updateCustomerSupplier query": (value) => validate40(value),
  "updateCustomerSupplier header": (value) => validate41(value),
  "listDocuments path": (value) => validate42(value),
  "listDocuments query": (value) => validate43(value),
  "listDocuments header": (value) => validate44(value),
  "createDocument path": (value) => validate45(value),
  "createDocument query": (value) => validate46(value),
  "createDocument header": (value) => validate47(value),
  "deleteDocument path": (value) => validate48(value),
  "deleteDocument query": (value) => validate49(value),
  "deleteDocument header": (value) => validate50(value),
  "getDocument path": (value) => validate51(value),
  "getDocument query": (value) => validate52(value),
  "getDocument header": (value) => validate53(value),
  "changeDocumentStatus path": (value) => validate54(value),
  "changeDocumentStatus query": (value) => validate55(value),
  "changeDocumentStatus header": (value) => validate56(value),
  "updateDocument path": (value) => validate57(value),
  "updateDocument query": (value) => validate58(value),
  "updateDocument header": (value) => validate59(value),
  "listWebhookDeliveries path": (value) => validate60(value),
  "listWebhookDeliveries query": (value) => validate61(value),
  "listWebhookDeliveries header": (value) => validate62(value),
  "getWebhookDelivery path": (value) => validate63(value),
  "getWebhookDelivery query": (value) => validate64(value),
  "getWebhookDelivery header": (value) => validate65(value),
  "replayWebhookDelivery path": (value) => validate66(value),
  "replayWebhookDelivery query": (value) => validate67(value),
  "replayWebhookDelivery header": (value) => validate68(value),
  "listWebhookSubscriptions path": (value) => validate69(value),
  "listWebhookSubscriptions query": (value) => validate70(value),
  "listWebhookSubscriptions header": (value) => validate71(value),
  "createWebhookSubscription path": (value) => validate72(value),
  "createWebhookSubscription query": (value) => validate73(value),
  "createWebhookSubscription header": (value) => validate74(value),
  "deleteWebhookSubscription path": (value) => validate75(value),
  "deleteWebhookSubscription query": (value) => validate76(value),
  "deleteWebhookSubscription header": (value) => validate77(value),
  "getWebhookSubscription path": (value) => validate78(value),
  "getWebhookSubscription query": (value) => validate79(value),
  "getWebhookSubscription header": (value) => validate80(value),
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
for(const key0 in data){
validate1.errors = [{}];
return false;
break;
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
for(const key0 in data){
validate2.errors = [{}];
return false;
break;
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


function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate3.errors = [{}];
return false;
break;
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
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "limit") || (key0 === "cursor")) || (key0 === "account_id"))){
validate4.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.limit !== undefined){
let data0 = data.limit;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate4.errors = [{}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 > 100 || isNaN(data0)){
validate4.errors = [{}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate4.errors = [{}];
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
validate4.errors = [{}];
return false;
}
}
else {
validate4.errors = [{}];
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
validate4.errors = [{}];
return false;
}
if(errors === _errs6){
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
validate4.errors = [{}];
return false;
}
else {
if(data2 < -9007199254740991 || isNaN(data2)){
validate4.errors = [{}];
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
for(const key0 in data){
validate5.errors = [{}];
return false;
break;
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
for(const key0 in data){
validate6.errors = [{}];
return false;
break;
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
for(const key0 in data){
validate7.errors = [{}];
return false;
break;
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
if(!(key0 === "Idempotency-Key")){
validate8.errors = [{}];
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
validate8.errors = [{}];
return false;
}
else {
if(func0(data0) < 1){
validate8.errors = [{}];
return false;
}
}
}
else {
validate8.errors = [{}];
return false;
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

const pattern0 = new RegExp("^[0-9]+$", "u");

function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.account_id === undefined) && (missing0 = "account_id")){
validate9.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "account_id")){
validate9.errors = [{}];
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
validate9.errors = [{}];
return false;
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
for(const key0 in data){
validate10.errors = [{}];
return false;
break;
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
for(const key0 in data){
validate11.errors = [{}];
return false;
break;
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
let missing0;
if((data.account_id === undefined) && (missing0 = "account_id")){
validate12.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "account_id")){
validate12.errors = [{}];
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
validate12.errors = [{}];
return false;
}
}
else {
validate12.errors = [{}];
return false;
}
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
for(const key0 in data){
validate13.errors = [{}];
return false;
break;
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
for(const key0 in data){
validate14.errors = [{}];
return false;
break;
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


function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.account_id === undefined) && (missing0 = "account_id")){
validate15.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "account_id")){
validate15.errors = [{}];
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
validate15.errors = [{}];
return false;
}
}
else {
validate15.errors = [{}];
return false;
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
for(const key0 in data){
validate16.errors = [{}];
return false;
break;
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
for(const key0 in data){
validate17.errors = [{}];
return false;
break;
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
if((data.account_id === undefined) && (missing0 = "account_id")){
validate18.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "account_id")){
validate18.errors = [{}];
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
for(const key0 in data){
validate19.errors = [{}];
return false;
break;
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
if(!(key0 === "Idempotency-Key")){
validate20.errors = [{}];
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
validate20.errors = [{}];
return false;
}
else {
if(func0(data0) < 1){
validate20.errors = [{}];
return false;
}
}
}
else {
validate20.errors = [{}];
return false;
}
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
for(const key0 in data){
validate21.errors = [{}];
return false;
break;
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
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "limit") || (key0 === "cursor")) || (key0 === "account_id"))){
validate22.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.limit !== undefined){
let data0 = data.limit;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate22.errors = [{}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 > 100 || isNaN(data0)){
validate22.errors = [{}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate22.errors = [{}];
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
validate22.errors = [{}];
return false;
}
}
else {
validate22.errors = [{}];
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
validate22.errors = [{}];
return false;
}
if(errors === _errs6){
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
validate22.errors = [{}];
return false;
}
else {
if(data2 < -9007199254740991 || isNaN(data2)){
validate22.errors = [{}];
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
for(const key0 in data){
validate23.errors = [{}];
return false;
break;
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
for(const key0 in data){
validate24.errors = [{}];
return false;
break;
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
for(const key0 in data){
validate25.errors = [{}];
return false;
break;
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
let missing0;
if((data.company_branch_id === undefined) && (missing0 = "company_branch_id")){
validate27.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "company_branch_id")){
validate27.errors = [{}];
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
validate27.errors = [{}];
return false;
}
}
else {
validate27.errors = [{}];
return false;
}
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
for(const key0 in data){
validate28.errors = [{}];
return false;
break;
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
for(const key0 in data){
validate29.errors = [{}];
return false;
break;
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
if((data.company_branch_id === undefined) && (missing0 = "company_branch_id")){
validate30.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "company_branch_id")){
validate30.errors = [{}];
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


function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate31.errors = [{}];
return false;
break;
}
}
else {
validate31.errors = [{}];
return false;
}
}
validate31.errors = vErrors;
return errors === 0;
}


function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate32.errors = [{}];
return false;
break;
}
}
else {
validate32.errors = [{}];
return false;
}
}
validate32.errors = vErrors;
return errors === 0;
}


function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate33.errors = [{}];
return false;
break;
}
}
else {
validate33.errors = [{}];
return false;
}
}
validate33.errors = vErrors;
return errors === 0;
}


function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "limit") || (key0 === "cursor")) || (key0 === "account_id"))){
validate34.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.limit !== undefined){
let data0 = data.limit;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate34.errors = [{}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 > 100 || isNaN(data0)){
validate34.errors = [{}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate34.errors = [{}];
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
validate34.errors = [{}];
return false;
}
}
else {
validate34.errors = [{}];
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
validate34.errors = [{}];
return false;
}
if(errors === _errs6){
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
validate34.errors = [{}];
return false;
}
else {
if(data2 < -9007199254740991 || isNaN(data2)){
validate34.errors = [{}];
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
validate34.errors = [{}];
return false;
}
}
validate34.errors = vErrors;
return errors === 0;
}


function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate35.errors = [{}];
return false;
break;
}
}
else {
validate35.errors = [{}];
return false;
}
}
validate35.errors = vErrors;
return errors === 0;
}


function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.customer_supplier_id === undefined) && (missing0 = "customer_supplier_id")){
validate36.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "customer_supplier_id")){
validate36.errors = [{}];
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
validate36.errors = [{}];
return false;
}
}
else {
validate36.errors = [{}];
return false;
}
}
}
}
}
}
else {
validate36.errors = [{}];
return false;
}
}
validate36.errors = vErrors;
return errors === 0;
}


function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate37.errors = [{}];
return false;
break;
}
}
else {
validate37.errors = [{}];
return false;
}
}
validate37.errors = vErrors;
return errors === 0;
}


function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate38.errors = [{}];
return false;
break;
}
}
else {
validate38.errors = [{}];
return false;
}
}
validate38.errors = vErrors;
return errors === 0;
}


function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.customer_supplier_id === undefined) && (missing0 = "customer_supplier_id")){
validate39.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "customer_supplier_id")){
validate39.errors = [{}];
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
validate39.errors = [{}];
return false;
}
}
else {
validate39.errors = [{}];
return false;
}
}
}
}
}
}
else {
validate39.errors = [{}];
return false;
}
}
validate39.errors = vErrors;
return errors === 0;
}


function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate40.errors = [{}];
return false;
break;
}
}
else {
validate40.errors = [{}];
return false;
}
}
validate40.errors = vErrors;
return errors === 0;
}


function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate41.errors = [{}];
return false;
break;
}
}
else {
validate41.errors = [{}];
return false;
}
}
validate41.errors = vErrors;
return errors === 0;
}


function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate42.errors = [{}];
return false;
break;
}
}
else {
validate42.errors = [{}];
return false;
}
}
validate42.errors = vErrors;
return errors === 0;
}

const formats0 = formats.date;
const pattern8 = new RegExp("^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$", "u");

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((((((((key0 === "limit") || (key0 === "cursor")) || (key0 === "account_id")) || (key0 === "document_type_id")) || (key0 === "document_status")) || (key0 === "issue_date_from")) || (key0 === "issue_date_to")) || (key0 === "receiver_tax_id_code"))){
validate43.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.limit !== undefined){
let data0 = data.limit;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate43.errors = [{}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 > 100 || isNaN(data0)){
validate43.errors = [{}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate43.errors = [{}];
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
validate43.errors = [{}];
return false;
}
}
else {
validate43.errors = [{}];
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
validate43.errors = [{}];
return false;
}
if(errors === _errs6){
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
validate43.errors = [{}];
return false;
}
else {
if(data2 < -9007199254740991 || isNaN(data2)){
validate43.errors = [{}];
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
validate43.errors = [{}];
return false;
}
if(errors === _errs8){
if(typeof data3 == "number"){
if(data3 > 9007199254740991 || isNaN(data3)){
validate43.errors = [{}];
return false;
}
else {
if(data3 < -9007199254740991 || isNaN(data3)){
validate43.errors = [{}];
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
validate43.errors = [{}];
return false;
}
if(!(((data4 === 0) || (data4 === 1)) || (data4 === 2))){
validate43.errors = [{}];
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
if(!pattern8.test(data5)){
validate43.errors = [{}];
return false;
}
else {
if(!(formats0.validate(data5))){
validate43.errors = [{}];
return false;
}
}
}
else {
validate43.errors = [{}];
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
if(!pattern8.test(data6)){
validate43.errors = [{}];
return false;
}
else {
if(!(formats0.validate(data6))){
validate43.errors = [{}];
return false;
}
}
}
else {
validate43.errors = [{}];
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
validate43.errors = [{}];
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
validate43.errors = [{}];
return false;
}
}
validate43.errors = vErrors;
return errors === 0;
}


function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate44.errors = [{}];
return false;
break;
}
}
else {
validate44.errors = [{}];
return false;
}
}
validate44.errors = vErrors;
return errors === 0;
}


function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate45.errors = [{}];
return false;
break;
}
}
else {
validate45.errors = [{}];
return false;
}
}
validate45.errors = vErrors;
return errors === 0;
}


function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "generate_stamp")){
validate46.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.generate_stamp !== undefined){
let data0 = data.generate_stamp;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate46.errors = [{}];
return false;
}
if(!((data0 === 0) || (data0 === 1))){
validate46.errors = [{}];
return false;
}
}
}
}
else {
validate46.errors = [{}];
return false;
}
}
validate46.errors = vErrors;
return errors === 0;
}


function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "Idempotency-Key")){
validate47.errors = [{}];
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
validate47.errors = [{}];
return false;
}
else {
if(func0(data0) < 1){
validate47.errors = [{}];
return false;
}
}
}
else {
validate47.errors = [{}];
return false;
}
}
}
}
}
else {
validate47.errors = [{}];
return false;
}
}
validate47.errors = vErrors;
return errors === 0;
}


function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.document_id === undefined) && (missing0 = "document_id")){
validate48.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "document_id")){
validate48.errors = [{}];
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
validate48.errors = [{}];
return false;
}
}
else {
validate48.errors = [{}];
return false;
}
}
}
}
}
}
else {
validate48.errors = [{}];
return false;
}
}
validate48.errors = vErrors;
return errors === 0;
}


function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate49.errors = [{}];
return false;
break;
}
}
else {
validate49.errors = [{}];
return false;
}
}
validate49.errors = vErrors;
return errors === 0;
}


function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate50.errors = [{}];
return false;
break;
}
}
else {
validate50.errors = [{}];
return false;
}
}
validate50.errors = vErrors;
return errors === 0;
}


function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.document_id === undefined) && (missing0 = "document_id")){
validate51.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "document_id")){
validate51.errors = [{}];
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
validate51.errors = [{}];
return false;
}
}
else {
validate51.errors = [{}];
return false;
}
}
}
}
}
}
else {
validate51.errors = [{}];
return false;
}
}
validate51.errors = vErrors;
return errors === 0;
}


function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "pdf_transfer_copy")){
validate52.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.pdf_transfer_copy !== undefined){
let data0 = data.pdf_transfer_copy;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate52.errors = [{}];
return false;
}
if(!((data0 === 0) || (data0 === 1))){
validate52.errors = [{}];
return false;
}
}
}
}
else {
validate52.errors = [{}];
return false;
}
}
validate52.errors = vErrors;
return errors === 0;
}


function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate53.errors = [{}];
return false;
break;
}
}
else {
validate53.errors = [{}];
return false;
}
}
validate53.errors = vErrors;
return errors === 0;
}


function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.document_id === undefined) && (missing0 = "document_id")){
validate54.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "document_id")){
validate54.errors = [{}];
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
validate54.errors = [{}];
return false;
}
}
else {
validate54.errors = [{}];
return false;
}
}
}
}
}
}
else {
validate54.errors = [{}];
return false;
}
}
validate54.errors = vErrors;
return errors === 0;
}


function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate55.errors = [{}];
return false;
break;
}
}
else {
validate55.errors = [{}];
return false;
}
}
validate55.errors = vErrors;
return errors === 0;
}


function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate56.errors = [{}];
return false;
break;
}
}
else {
validate56.errors = [{}];
return false;
}
}
validate56.errors = vErrors;
return errors === 0;
}


function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.document_id === undefined) && (missing0 = "document_id")){
validate57.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "document_id")){
validate57.errors = [{}];
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
validate57.errors = [{}];
return false;
}
}
else {
validate57.errors = [{}];
return false;
}
}
}
}
}
}
else {
validate57.errors = [{}];
return false;
}
}
validate57.errors = vErrors;
return errors === 0;
}


function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate58.errors = [{}];
return false;
break;
}
}
else {
validate58.errors = [{}];
return false;
}
}
validate58.errors = vErrors;
return errors === 0;
}


function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate59.errors = [{}];
return false;
break;
}
}
else {
validate59.errors = [{}];
return false;
}
}
validate59.errors = vErrors;
return errors === 0;
}


function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate60.errors = [{}];
return false;
break;
}
}
else {
validate60.errors = [{}];
return false;
}
}
validate60.errors = vErrors;
return errors === 0;
}


function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "limit") || (key0 === "cursor")) || (key0 === "account_id")) || (key0 === "webhook_subscription_id")) || (key0 === "state"))){
validate61.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.limit !== undefined){
let data0 = data.limit;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate61.errors = [{}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 > 100 || isNaN(data0)){
validate61.errors = [{}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate61.errors = [{}];
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
validate61.errors = [{}];
return false;
}
}
else {
validate61.errors = [{}];
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
validate61.errors = [{}];
return false;
}
if(errors === _errs6){
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
validate61.errors = [{}];
return false;
}
else {
if(data2 < -9007199254740991 || isNaN(data2)){
validate61.errors = [{}];
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
validate61.errors = [{}];
return false;
}
if(errors === _errs8){
if(typeof data3 == "number"){
if(data3 > 9007199254740991 || isNaN(data3)){
validate61.errors = [{}];
return false;
}
else {
if(data3 < -9007199254740991 || isNaN(data3)){
validate61.errors = [{}];
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
validate61.errors = [{}];
return false;
}
if(!(((data4 === "pending") || (data4 === "delivered")) || (data4 === "failed"))){
validate61.errors = [{}];
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
validate61.errors = [{}];
return false;
}
}
validate61.errors = vErrors;
return errors === 0;
}


function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate62.errors = [{}];
return false;
break;
}
}
else {
validate62.errors = [{}];
return false;
}
}
validate62.errors = vErrors;
return errors === 0;
}


function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.webhook_delivery_id === undefined) && (missing0 = "webhook_delivery_id")){
validate63.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "webhook_delivery_id")){
validate63.errors = [{}];
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
validate63.errors = [{}];
return false;
}
}
else {
validate63.errors = [{}];
return false;
}
}
}
}
}
}
else {
validate63.errors = [{}];
return false;
}
}
validate63.errors = vErrors;
return errors === 0;
}


function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate64.errors = [{}];
return false;
break;
}
}
else {
validate64.errors = [{}];
return false;
}
}
validate64.errors = vErrors;
return errors === 0;
}


function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate65.errors = [{}];
return false;
break;
}
}
else {
validate65.errors = [{}];
return false;
}
}
validate65.errors = vErrors;
return errors === 0;
}


function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.webhook_delivery_id === undefined) && (missing0 = "webhook_delivery_id")){
validate66.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "webhook_delivery_id")){
validate66.errors = [{}];
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
validate66.errors = [{}];
return false;
}
}
else {
validate66.errors = [{}];
return false;
}
}
}
}
}
}
else {
validate66.errors = [{}];
return false;
}
}
validate66.errors = vErrors;
return errors === 0;
}


function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate67.errors = [{}];
return false;
break;
}
}
else {
validate67.errors = [{}];
return false;
}
}
validate67.errors = vErrors;
return errors === 0;
}


function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "Idempotency-Key")){
validate68.errors = [{}];
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
validate68.errors = [{}];
return false;
}
else {
if(func0(data0) < 1){
validate68.errors = [{}];
return false;
}
}
}
else {
validate68.errors = [{}];
return false;
}
}
}
}
}
else {
validate68.errors = [{}];
return false;
}
}
validate68.errors = vErrors;
return errors === 0;
}


function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate69.errors = [{}];
return false;
break;
}
}
else {
validate69.errors = [{}];
return false;
}
}
validate69.errors = vErrors;
return errors === 0;
}


function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "limit") || (key0 === "cursor")) || (key0 === "account_id"))){
validate70.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.limit !== undefined){
let data0 = data.limit;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate70.errors = [{}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 > 100 || isNaN(data0)){
validate70.errors = [{}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate70.errors = [{}];
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
validate70.errors = [{}];
return false;
}
}
else {
validate70.errors = [{}];
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
validate70.errors = [{}];
return false;
}
if(errors === _errs6){
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
validate70.errors = [{}];
return false;
}
else {
if(data2 < -9007199254740991 || isNaN(data2)){
validate70.errors = [{}];
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
validate70.errors = [{}];
return false;
}
}
validate70.errors = vErrors;
return errors === 0;
}


function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate71.errors = [{}];
return false;
break;
}
}
else {
validate71.errors = [{}];
return false;
}
}
validate71.errors = vErrors;
return errors === 0;
}


function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate72.errors = [{}];
return false;
break;
}
}
else {
validate72.errors = [{}];
return false;
}
}
validate72.errors = vErrors;
return errors === 0;
}


function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate73.errors = [{}];
return false;
break;
}
}
else {
validate73.errors = [{}];
return false;
}
}
validate73.errors = vErrors;
return errors === 0;
}


function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "Idempotency-Key")){
validate74.errors = [{}];
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
validate74.errors = [{}];
return false;
}
else {
if(func0(data0) < 1){
validate74.errors = [{}];
return false;
}
}
}
else {
validate74.errors = [{}];
return false;
}
}
}
}
}
else {
validate74.errors = [{}];
return false;
}
}
validate74.errors = vErrors;
return errors === 0;
}


function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.webhook_subscription_id === undefined) && (missing0 = "webhook_subscription_id")){
validate75.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "webhook_subscription_id")){
validate75.errors = [{}];
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
validate75.errors = [{}];
return false;
}
}
else {
validate75.errors = [{}];
return false;
}
}
}
}
}
}
else {
validate75.errors = [{}];
return false;
}
}
validate75.errors = vErrors;
return errors === 0;
}


function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate76.errors = [{}];
return false;
break;
}
}
else {
validate76.errors = [{}];
return false;
}
}
validate76.errors = vErrors;
return errors === 0;
}


function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate77.errors = [{}];
return false;
break;
}
}
else {
validate77.errors = [{}];
return false;
}
}
validate77.errors = vErrors;
return errors === 0;
}


function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.webhook_subscription_id === undefined) && (missing0 = "webhook_subscription_id")){
validate78.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "webhook_subscription_id")){
validate78.errors = [{}];
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
validate78.errors = [{}];
return false;
}
}
else {
validate78.errors = [{}];
return false;
}
}
}
}
}
}
else {
validate78.errors = [{}];
return false;
}
}
validate78.errors = vErrors;
return errors === 0;
}


function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate79.errors = [{}];
return false;
break;
}
}
else {
validate79.errors = [{}];
return false;
}
}
validate79.errors = vErrors;
return errors === 0;
}


function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate80.errors = [{}];
return false;
break;
}
}
else {
validate80.errors = [{}];
return false;
}
}
validate80.errors = vErrors;
return errors === 0;
}

