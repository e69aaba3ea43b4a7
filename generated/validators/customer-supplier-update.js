// Generated; do not edit. Whether a body is a customer-supplier-update: the shared schema, and each variant.

export const is = (body) => validate4(body);

export const variants = {
};

const schema0 = {"type":"object","additionalProperties":false,"required":["account_id","name"],"properties":{"account_id":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"name":{"type":"string"},"is_customer":{"type":"boolean"},"is_supplier":{"type":"boolean"},"responsible_user_id":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"payment_term":{"type":"string","pattern":"^[0-9][0-9,]*$"},"contacts":{"type":"array","items":{"$ref":"Contact"}},"invoicing_details":{"type":"array","items":{"$ref":"InvoicingDetails"}},"additional":{"$ref":"CustomerSupplierAdditional"}},"allOf":[{"$ref":"DueDays"}]};
const pattern0 = new RegExp(",,|,$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate0.errors = [{}];
return false;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.payment_conditions !== undefined){
let data0 = data.payment_conditions;
const _errs2 = errors;
const _errs3 = errors;
const _errs4 = errors;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
(vErrors ??= []).push({});
errors++;
}
}
var valid2 = _errs4 === errors;
if(valid2){
validate0.errors = [{}];
return false;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.payment_term !== undefined){
let data1 = data.payment_term;
const _errs5 = errors;
const _errs6 = errors;
const _errs7 = errors;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
(vErrors ??= []).push({});
errors++;
}
}
var valid3 = _errs7 === errors;
if(valid3){
validate0.errors = [{}];
return false;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
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
if(!((((key0 === "first_name") || (key0 === "last_name")) || (key0 === "phone")) || (key0 === "email"))){
validate1.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.first_name !== undefined){
const _errs2 = errors;
if(typeof data.first_name !== "string"){
validate1.errors = [{}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_name !== undefined){
const _errs4 = errors;
if(typeof data.last_name !== "string"){
validate1.errors = [{}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.phone !== undefined){
const _errs6 = errors;
if(typeof data.phone !== "string"){
validate1.errors = [{}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email !== undefined){
const _errs8 = errors;
if(typeof data.email !== "string"){
validate1.errors = [{}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
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

const schema1 = {"type":"object","additionalProperties":false,"properties":{"country_id":{"type":"string"},"tax_id_type":{"type":"string"},"tax_id_code":{"type":"string"},"legal_name":{"type":"string"},"address":{"type":"string"},"district":{"type":"string"},"city":{"type":"string"},"business_activity":{"type":"string"},"phone":{"type":"string"},"postal_code":{"type":"string"}}};
const func0 = Object.prototype.hasOwnProperty;

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema1.properties, key0))){
validate2.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.country_id !== undefined){
const _errs2 = errors;
if(typeof data.country_id !== "string"){
validate2.errors = [{}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tax_id_type !== undefined){
const _errs4 = errors;
if(typeof data.tax_id_type !== "string"){
validate2.errors = [{}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tax_id_code !== undefined){
const _errs6 = errors;
if(typeof data.tax_id_code !== "string"){
validate2.errors = [{}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.legal_name !== undefined){
const _errs8 = errors;
if(typeof data.legal_name !== "string"){
validate2.errors = [{}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.address !== undefined){
const _errs10 = errors;
if(typeof data.address !== "string"){
validate2.errors = [{}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.district !== undefined){
const _errs12 = errors;
if(typeof data.district !== "string"){
validate2.errors = [{}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.city !== undefined){
const _errs14 = errors;
if(typeof data.city !== "string"){
validate2.errors = [{}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.business_activity !== undefined){
const _errs16 = errors;
if(typeof data.business_activity !== "string"){
validate2.errors = [{}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.phone !== undefined){
const _errs18 = errors;
if(typeof data.phone !== "string"){
validate2.errors = [{}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.postal_code !== undefined){
const _errs20 = errors;
if(typeof data.postal_code !== "string"){
validate2.errors = [{}];
return false;
}
var valid0 = _errs20 === errors;
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
else {
validate2.errors = [{}];
return false;
}
}
validate2.errors = vErrors;
return errors === 0;
}

const schema2 = {"type":"object","additionalProperties":false,"properties":{"data_name_1":{"type":"string"},"data_name_2":{"type":"string"},"data_name_3":{"type":"string"},"data_name_4":{"type":"string"},"data_name_5":{"type":"string"},"data_value_1":{"type":"string"},"data_value_2":{"type":"string"},"data_value_3":{"type":"string"},"data_value_4":{"type":"string"},"data_value_5":{"type":"string"}}};

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema2.properties, key0))){
validate3.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data_name_1 !== undefined){
const _errs2 = errors;
if(typeof data.data_name_1 !== "string"){
validate3.errors = [{}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data_name_2 !== undefined){
const _errs4 = errors;
if(typeof data.data_name_2 !== "string"){
validate3.errors = [{}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data_name_3 !== undefined){
const _errs6 = errors;
if(typeof data.data_name_3 !== "string"){
validate3.errors = [{}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data_name_4 !== undefined){
const _errs8 = errors;
if(typeof data.data_name_4 !== "string"){
validate3.errors = [{}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data_name_5 !== undefined){
const _errs10 = errors;
if(typeof data.data_name_5 !== "string"){
validate3.errors = [{}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data_value_1 !== undefined){
const _errs12 = errors;
if(typeof data.data_value_1 !== "string"){
validate3.errors = [{}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data_value_2 !== undefined){
const _errs14 = errors;
if(typeof data.data_value_2 !== "string"){
validate3.errors = [{}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data_value_3 !== undefined){
const _errs16 = errors;
if(typeof data.data_value_3 !== "string"){
validate3.errors = [{}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data_value_4 !== undefined){
const _errs18 = errors;
if(typeof data.data_value_4 !== "string"){
validate3.errors = [{}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data_value_5 !== undefined){
const _errs20 = errors;
if(typeof data.data_value_5 !== "string"){
validate3.errors = [{}];
return false;
}
var valid0 = _errs20 === errors;
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
else {
validate3.errors = [{}];
return false;
}
}
validate3.errors = vErrors;
return errors === 0;
}

const pattern1 = new RegExp("^[0-9][0-9,]*$", "u");

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate0(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.account_id === undefined) && (missing0 = "account_id")) || ((data.name === undefined) && (missing0 = "name"))){
validate4.errors = [{}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
validate4.errors = [{}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.account_id !== undefined){
let data0 = data.account_id;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate4.errors = [{}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
validate4.errors = [{}];
return false;
}
else {
if(data0 < -9007199254740991 || isNaN(data0)){
validate4.errors = [{}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.name !== undefined){
const _errs5 = errors;
if(typeof data.name !== "string"){
validate4.errors = [{}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.is_customer !== undefined){
const _errs7 = errors;
if(typeof data.is_customer !== "boolean"){
validate4.errors = [{}];
return false;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.is_supplier !== undefined){
const _errs9 = errors;
if(typeof data.is_supplier !== "boolean"){
validate4.errors = [{}];
return false;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.responsible_user_id !== undefined){
let data4 = data.responsible_user_id;
const _errs11 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate4.errors = [{}];
return false;
}
if(errors === _errs11){
if(typeof data4 == "number"){
if(data4 > 9007199254740991 || isNaN(data4)){
validate4.errors = [{}];
return false;
}
else {
if(data4 < -9007199254740991 || isNaN(data4)){
validate4.errors = [{}];
return false;
}
}
}
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.payment_term !== undefined){
let data5 = data.payment_term;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data5 === "string"){
if(!pattern1.test(data5)){
validate4.errors = [{}];
return false;
}
}
else {
validate4.errors = [{}];
return false;
}
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.contacts !== undefined){
let data6 = data.contacts;
const _errs15 = errors;
if(errors === _errs15){
if(Array.isArray(data6)){
var valid2 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
const _errs17 = errors;
if(!(validate1(data6[i0], {instancePath:instancePath+"/contacts/" + i0,parentData:data6,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid2 = _errs17 === errors;
if(!valid2){
break;
}
}
}
else {
validate4.errors = [{}];
return false;
}
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.invoicing_details !== undefined){
let data8 = data.invoicing_details;
const _errs18 = errors;
if(errors === _errs18){
if(Array.isArray(data8)){
var valid3 = true;
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
const _errs20 = errors;
if(!(validate2(data8[i1], {instancePath:instancePath+"/invoicing_details/" + i1,parentData:data8,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid3 = _errs20 === errors;
if(!valid3){
break;
}
}
}
else {
validate4.errors = [{}];
return false;
}
}
var valid1 = _errs18 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.additional !== undefined){
const _errs21 = errors;
if(!(validate3(data.additional, {instancePath:instancePath+"/additional",parentData:data,parentDataProperty:"additional",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid1 = _errs21 === errors;
}
else {
var valid1 = true;
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
validate4.errors = [{}];
return false;
}
}
validate4.errors = vErrors;
return errors === 0;
}

