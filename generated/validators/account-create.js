// Generated; do not edit. Whether a body is a account-create: the shared schema, and each variant.
import { codePoints as func0 } from "./runtime/lengths.js";
import { base64 as func1 } from "./runtime/base64.js";

export const is = (body) => validate8(body);

export const variants = {
};

const schema0 = {"type":"object","additionalProperties":false,"required":["country_id","contact_name","contact_phone","admin_email","admin_password","registration_legal_name_company","registration_tax_id_code","registration_tax_id_type","registration_company_size","registration_terms_of_use","registration_type_use","registration_additional_data"],"properties":{"country_id":{"type":"integer","enum":[253,89,66,80,83,88]},"contact_name":{"type":"string"},"contact_phone":{"type":"string"},"admin_email":{"type":"string","format":"email","pattern":"^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]{1,64}([.][A-Za-z0-9!#$%&'*+/=?^_`{|}~-]{1,64}){0,31}@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?[.]){1,16}[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?$"},"admin_password":{"type":"string","minLength":1},"registration_legal_name_company":{"type":"string"},"registration_tax_id_code":{"type":"string","minLength":1},"registration_tax_id_type":{"type":"string","enum":["CL-RUT","US-EIN","US-SSN","CO-NIT","PE-RUC","MX-RFC","AR-CUIT"]},"registration_company_size":{"type":"string","enum":["1","2","3","4"]},"registration_terms_of_use":{"type":"integer","enum":[1]},"registration_type_use":{"type":"integer","enum":[1]},"registration_company_industry_sector":{"type":"string"},"registration_additional_data":{"$ref":"RegistrationAdditionalData"},"account_config":{"$ref":"AccountConfig"}},"allOf":[{"$ref":"CountriesClAccountCreate"},{"$ref":"CountriesUsAccountCreate"},{"$ref":"CountriesCoAccountCreate"},{"$ref":"CountriesMxAccountCreate"},{"$ref":"CountriesPeAccountCreate"},{"$ref":"CountriesArAccountCreate"}]};
const pattern0 = new RegExp("^[+]56[0-9]{9}$", "u");
const pattern1 = new RegExp("^[0-9]{8}-[0-9Kk]$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate0.errors = [{}];
return false;
}
const _errs1 = errors;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.country_id === undefined) && (missing0 = "country_id")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.country_id !== undefined){
if(253 !== data.country_id){
(vErrors ??= []).push({});
errors++;
}
}
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.contact_phone !== undefined){
let data1 = data.contact_phone;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
validate0.errors = [{}];
return false;
}
}
}
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
}
if(!valid1){
(vErrors ??= []).push({});
errors++;
validate0.errors = vErrors;
return false;
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs7 = errors;
const _errs8 = errors;
let valid4 = true;
const _errs9 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.country_id === undefined) && (missing1 = "country_id")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.country_id !== undefined){
if(253 !== data.country_id){
(vErrors ??= []).push({});
errors++;
}
}
}
}
var _valid1 = _errs9 === errors;
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs11 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.registration_tax_id_code !== undefined){
let data3 = data.registration_tax_id_code;
if(typeof data3 === "string"){
if(!pattern1.test(data3)){
validate0.errors = [{}];
return false;
}
}
}
}
var _valid1 = _errs11 === errors;
valid4 = _valid1;
}
if(!valid4){
(vErrors ??= []).push({});
errors++;
validate0.errors = vErrors;
return false;
}
var valid0 = _errs7 === errors;
if(valid0){
const _errs13 = errors;
const _errs14 = errors;
let valid7 = true;
const _errs15 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.country_id === undefined) && (missing2 = "country_id")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.country_id !== undefined){
if(253 !== data.country_id){
(vErrors ??= []).push({});
errors++;
}
}
}
}
var _valid2 = _errs15 === errors;
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs17 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.registration_tax_id_type !== undefined){
if("CL-RUT" !== data.registration_tax_id_type){
validate0.errors = [{}];
return false;
}
}
}
var _valid2 = _errs17 === errors;
valid7 = _valid2;
}
if(!valid7){
(vErrors ??= []).push({});
errors++;
validate0.errors = vErrors;
return false;
}
var valid0 = _errs13 === errors;
if(valid0){
const _errs19 = errors;
const _errs20 = errors;
let valid10 = true;
const _errs21 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.country_id === undefined) && (missing3 = "country_id")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.country_id !== undefined){
if(253 !== data.country_id){
(vErrors ??= []).push({});
errors++;
}
}
}
}
var _valid3 = _errs21 === errors;
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs23 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.registration_additional_data !== undefined){
let data7 = data.registration_additional_data;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing4;
if(((data7.certificate_file === undefined) && (missing4 = "certificate_file")) || ((data7.certificate_password === undefined) && (missing4 = "certificate_password"))){
validate0.errors = [{}];
return false;
}
}
}
}
var _valid3 = _errs23 === errors;
valid10 = _valid3;
}
if(!valid10){
(vErrors ??= []).push({});
errors++;
validate0.errors = vErrors;
return false;
}
var valid0 = _errs19 === errors;
}
}
}
validate0.errors = vErrors;
return errors === 0;
}

const pattern2 = new RegExp("^[+]1[0-9]{9}$", "u");

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate1.errors = [{}];
return false;
}
const _errs1 = errors;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.country_id === undefined) && (missing0 = "country_id")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.country_id !== undefined){
if(89 !== data.country_id){
(vErrors ??= []).push({});
errors++;
}
}
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.contact_phone !== undefined){
let data1 = data.contact_phone;
if(typeof data1 === "string"){
if(!pattern2.test(data1)){
validate1.errors = [{}];
return false;
}
}
}
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
}
if(!valid1){
(vErrors ??= []).push({});
errors++;
validate1.errors = vErrors;
return false;
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs7 = errors;
const _errs8 = errors;
let valid4 = true;
const _errs9 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.country_id === undefined) && (missing1 = "country_id")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.country_id !== undefined){
if(89 !== data.country_id){
(vErrors ??= []).push({});
errors++;
}
}
}
}
var _valid1 = _errs9 === errors;
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs11 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.registration_tax_id_type !== undefined){
let data3 = data.registration_tax_id_type;
if(!((data3 === "US-EIN") || (data3 === "US-SSN"))){
validate1.errors = [{}];
return false;
}
}
}
var _valid1 = _errs11 === errors;
valid4 = _valid1;
}
if(!valid4){
(vErrors ??= []).push({});
errors++;
validate1.errors = vErrors;
return false;
}
var valid0 = _errs7 === errors;
}
validate1.errors = vErrors;
return errors === 0;
}

const pattern3 = new RegExp("^[+]57[0-9]{10}$", "u");
const pattern4 = new RegExp("^[0-9]{10}-[0-9]$", "u");

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate2.errors = [{}];
return false;
}
const _errs1 = errors;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.country_id === undefined) && (missing0 = "country_id")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.country_id !== undefined){
if(66 !== data.country_id){
(vErrors ??= []).push({});
errors++;
}
}
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.contact_phone !== undefined){
let data1 = data.contact_phone;
if(typeof data1 === "string"){
if(!pattern3.test(data1)){
validate2.errors = [{}];
return false;
}
}
}
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
}
if(!valid1){
(vErrors ??= []).push({});
errors++;
validate2.errors = vErrors;
return false;
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs7 = errors;
const _errs8 = errors;
let valid4 = true;
const _errs9 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.country_id === undefined) && (missing1 = "country_id")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.country_id !== undefined){
if(66 !== data.country_id){
(vErrors ??= []).push({});
errors++;
}
}
}
}
var _valid1 = _errs9 === errors;
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs11 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.registration_tax_id_code !== undefined){
let data3 = data.registration_tax_id_code;
if(typeof data3 === "string"){
if(!pattern4.test(data3)){
validate2.errors = [{}];
return false;
}
}
}
}
var _valid1 = _errs11 === errors;
valid4 = _valid1;
}
if(!valid4){
(vErrors ??= []).push({});
errors++;
validate2.errors = vErrors;
return false;
}
var valid0 = _errs7 === errors;
if(valid0){
const _errs13 = errors;
const _errs14 = errors;
let valid7 = true;
const _errs15 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.country_id === undefined) && (missing2 = "country_id")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.country_id !== undefined){
if(66 !== data.country_id){
(vErrors ??= []).push({});
errors++;
}
}
}
}
var _valid2 = _errs15 === errors;
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs17 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.registration_tax_id_type !== undefined){
if("CO-NIT" !== data.registration_tax_id_type){
validate2.errors = [{}];
return false;
}
}
}
var _valid2 = _errs17 === errors;
valid7 = _valid2;
}
if(!valid7){
(vErrors ??= []).push({});
errors++;
validate2.errors = vErrors;
return false;
}
var valid0 = _errs13 === errors;
if(valid0){
const _errs19 = errors;
const _errs20 = errors;
let valid10 = true;
const _errs21 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.country_id === undefined) && (missing3 = "country_id")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.country_id !== undefined){
if(66 !== data.country_id){
(vErrors ??= []).push({});
errors++;
}
}
}
}
var _valid3 = _errs21 === errors;
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs23 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.registration_additional_data !== undefined){
let data7 = data.registration_additional_data;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing4;
if(((data7.registration_test_set_id === undefined) && (missing4 = "registration_test_set_id")) || ((data7.registration_form_rut === undefined) && (missing4 = "registration_form_rut"))){
validate2.errors = [{}];
return false;
}
}
}
}
var _valid3 = _errs23 === errors;
valid10 = _valid3;
}
if(!valid10){
(vErrors ??= []).push({});
errors++;
validate2.errors = vErrors;
return false;
}
var valid0 = _errs19 === errors;
}
}
}
validate2.errors = vErrors;
return errors === 0;
}

const pattern5 = new RegExp("^[+]52[0-9]{10}$", "u");
const pattern6 = new RegExp("^[A-Za-zÑñ&0-9]{12}$", "u");

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate3.errors = [{}];
return false;
}
const _errs1 = errors;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.country_id === undefined) && (missing0 = "country_id")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.country_id !== undefined){
if(80 !== data.country_id){
(vErrors ??= []).push({});
errors++;
}
}
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.contact_phone !== undefined){
let data1 = data.contact_phone;
if(typeof data1 === "string"){
if(!pattern5.test(data1)){
validate3.errors = [{}];
return false;
}
}
}
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
}
if(!valid1){
(vErrors ??= []).push({});
errors++;
validate3.errors = vErrors;
return false;
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs7 = errors;
const _errs8 = errors;
let valid4 = true;
const _errs9 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.country_id === undefined) && (missing1 = "country_id")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.country_id !== undefined){
if(80 !== data.country_id){
(vErrors ??= []).push({});
errors++;
}
}
}
}
var _valid1 = _errs9 === errors;
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs11 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.registration_tax_id_code !== undefined){
let data3 = data.registration_tax_id_code;
if(typeof data3 === "string"){
if(!pattern6.test(data3)){
validate3.errors = [{}];
return false;
}
}
}
}
var _valid1 = _errs11 === errors;
valid4 = _valid1;
}
if(!valid4){
(vErrors ??= []).push({});
errors++;
validate3.errors = vErrors;
return false;
}
var valid0 = _errs7 === errors;
if(valid0){
const _errs13 = errors;
const _errs14 = errors;
let valid7 = true;
const _errs15 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.country_id === undefined) && (missing2 = "country_id")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.country_id !== undefined){
if(80 !== data.country_id){
(vErrors ??= []).push({});
errors++;
}
}
}
}
var _valid2 = _errs15 === errors;
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs17 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.registration_tax_id_type !== undefined){
if("MX-RFC" !== data.registration_tax_id_type){
validate3.errors = [{}];
return false;
}
}
}
var _valid2 = _errs17 === errors;
valid7 = _valid2;
}
if(!valid7){
(vErrors ??= []).push({});
errors++;
validate3.errors = vErrors;
return false;
}
var valid0 = _errs13 === errors;
if(valid0){
const _errs19 = errors;
const _errs20 = errors;
let valid10 = true;
const _errs21 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.country_id === undefined) && (missing3 = "country_id")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.country_id !== undefined){
if(80 !== data.country_id){
(vErrors ??= []).push({});
errors++;
}
}
}
}
var _valid3 = _errs21 === errors;
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs23 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.registration_additional_data !== undefined){
let data7 = data.registration_additional_data;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing4;
if((((data7.certificate_key === undefined) && (missing4 = "certificate_key")) || ((data7.certificate_cer === undefined) && (missing4 = "certificate_cer"))) || ((data7.certificate_password === undefined) && (missing4 = "certificate_password"))){
validate3.errors = [{}];
return false;
}
}
}
}
var _valid3 = _errs23 === errors;
valid10 = _valid3;
}
if(!valid10){
(vErrors ??= []).push({});
errors++;
validate3.errors = vErrors;
return false;
}
var valid0 = _errs19 === errors;
}
}
}
validate3.errors = vErrors;
return errors === 0;
}

const pattern7 = new RegExp("^[+]51[0-9]{9}$", "u");
const pattern8 = new RegExp("^[0-9]{11}$", "u");

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate4.errors = [{}];
return false;
}
const _errs1 = errors;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.country_id === undefined) && (missing0 = "country_id")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.country_id !== undefined){
if(83 !== data.country_id){
(vErrors ??= []).push({});
errors++;
}
}
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.contact_phone !== undefined){
let data1 = data.contact_phone;
if(typeof data1 === "string"){
if(!pattern7.test(data1)){
validate4.errors = [{}];
return false;
}
}
}
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
}
if(!valid1){
(vErrors ??= []).push({});
errors++;
validate4.errors = vErrors;
return false;
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs7 = errors;
const _errs8 = errors;
let valid4 = true;
const _errs9 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.country_id === undefined) && (missing1 = "country_id")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.country_id !== undefined){
if(83 !== data.country_id){
(vErrors ??= []).push({});
errors++;
}
}
}
}
var _valid1 = _errs9 === errors;
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs11 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.registration_tax_id_code !== undefined){
let data3 = data.registration_tax_id_code;
if(typeof data3 === "string"){
if(!pattern8.test(data3)){
validate4.errors = [{}];
return false;
}
}
}
}
var _valid1 = _errs11 === errors;
valid4 = _valid1;
}
if(!valid4){
(vErrors ??= []).push({});
errors++;
validate4.errors = vErrors;
return false;
}
var valid0 = _errs7 === errors;
if(valid0){
const _errs13 = errors;
const _errs14 = errors;
let valid7 = true;
const _errs15 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.country_id === undefined) && (missing2 = "country_id")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.country_id !== undefined){
if(83 !== data.country_id){
(vErrors ??= []).push({});
errors++;
}
}
}
}
var _valid2 = _errs15 === errors;
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs17 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.registration_tax_id_type !== undefined){
if("PE-RUC" !== data.registration_tax_id_type){
validate4.errors = [{}];
return false;
}
}
}
var _valid2 = _errs17 === errors;
valid7 = _valid2;
}
if(!valid7){
(vErrors ??= []).push({});
errors++;
validate4.errors = vErrors;
return false;
}
var valid0 = _errs13 === errors;
}
}
validate4.errors = vErrors;
return errors === 0;
}

const pattern9 = new RegExp("^[+]54[0-9]{11}$", "u");

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate5.errors = [{}];
return false;
}
const _errs1 = errors;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.country_id === undefined) && (missing0 = "country_id")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.country_id !== undefined){
if(88 !== data.country_id){
(vErrors ??= []).push({});
errors++;
}
}
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.contact_phone !== undefined){
let data1 = data.contact_phone;
if(typeof data1 === "string"){
if(!pattern9.test(data1)){
validate5.errors = [{}];
return false;
}
}
}
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
}
if(!valid1){
(vErrors ??= []).push({});
errors++;
validate5.errors = vErrors;
return false;
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs7 = errors;
const _errs8 = errors;
let valid4 = true;
const _errs9 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.country_id === undefined) && (missing1 = "country_id")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.country_id !== undefined){
if(88 !== data.country_id){
(vErrors ??= []).push({});
errors++;
}
}
}
}
var _valid1 = _errs9 === errors;
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs11 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.registration_tax_id_code !== undefined){
let data3 = data.registration_tax_id_code;
if(typeof data3 === "string"){
if(!pattern8.test(data3)){
validate5.errors = [{}];
return false;
}
}
}
}
var _valid1 = _errs11 === errors;
valid4 = _valid1;
}
if(!valid4){
(vErrors ??= []).push({});
errors++;
validate5.errors = vErrors;
return false;
}
var valid0 = _errs7 === errors;
if(valid0){
const _errs13 = errors;
const _errs14 = errors;
let valid7 = true;
const _errs15 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.country_id === undefined) && (missing2 = "country_id")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.country_id !== undefined){
if(88 !== data.country_id){
(vErrors ??= []).push({});
errors++;
}
}
}
}
var _valid2 = _errs15 === errors;
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs17 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.registration_tax_id_type !== undefined){
if("AR-CUIT" !== data.registration_tax_id_type){
validate5.errors = [{}];
return false;
}
}
}
var _valid2 = _errs17 === errors;
valid7 = _valid2;
}
if(!valid7){
(vErrors ??= []).push({});
errors++;
validate5.errors = vErrors;
return false;
}
var valid0 = _errs13 === errors;
if(valid0){
const _errs19 = errors;
const _errs20 = errors;
let valid10 = true;
const _errs21 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.country_id === undefined) && (missing3 = "country_id")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.country_id !== undefined){
if(88 !== data.country_id){
(vErrors ??= []).push({});
errors++;
}
}
}
}
var _valid3 = _errs21 === errors;
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs23 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.registration_additional_data !== undefined){
let data7 = data.registration_additional_data;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing4;
if(((data7.certificate_key === undefined) && (missing4 = "certificate_key")) || ((data7.certificate_cer === undefined) && (missing4 = "certificate_cer"))){
validate5.errors = [{}];
return false;
}
}
}
}
var _valid3 = _errs23 === errors;
valid10 = _valid3;
}
if(!valid10){
(vErrors ??= []).push({});
errors++;
validate5.errors = vErrors;
return false;
}
var valid0 = _errs19 === errors;
}
}
}
validate5.errors = vErrors;
return errors === 0;
}

const pattern10 = new RegExp("^[A-Za-z0-9+/]*={0,2}$", "u");

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "registration_test_set_id") || (key0 === "registration_form_rut")) || (key0 === "certificate_file")) || (key0 === "certificate_key")) || (key0 === "certificate_cer")) || (key0 === "certificate_password"))){
validate6.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.registration_test_set_id !== undefined){
let data0 = data.registration_test_set_id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) < 1){
validate6.errors = [{}];
return false;
}
}
else {
validate6.errors = [{}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.registration_form_rut !== undefined){
let data1 = data.registration_form_rut;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func0(data1) < 1){
validate6.errors = [{}];
return false;
}
else {
if(!pattern10.test(data1)){
validate6.errors = [{}];
return false;
}
else {
if(!func1(data1, true)){
validate6.errors = [{}];
return false;
}
}
}
}
else {
validate6.errors = [{}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.certificate_file !== undefined){
let data2 = data.certificate_file;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func0(data2) < 1){
validate6.errors = [{}];
return false;
}
else {
if(!pattern10.test(data2)){
validate6.errors = [{}];
return false;
}
else {
if(!func1(data2, true)){
validate6.errors = [{}];
return false;
}
}
}
}
else {
validate6.errors = [{}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.certificate_key !== undefined){
let data3 = data.certificate_key;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(func0(data3) < 1){
validate6.errors = [{}];
return false;
}
}
else {
validate6.errors = [{}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.certificate_cer !== undefined){
let data4 = data.certificate_cer;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data4 === "string"){
if(func0(data4) < 1){
validate6.errors = [{}];
return false;
}
}
else {
validate6.errors = [{}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.certificate_password !== undefined){
let data5 = data.certificate_password;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data5 === "string"){
if(func0(data5) < 1){
validate6.errors = [{}];
return false;
}
}
else {
validate6.errors = [{}];
return false;
}
}
var valid0 = _errs12 === errors;
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
else {
validate6.errors = [{}];
return false;
}
}
validate6.errors = vErrors;
return errors === 0;
}

const schema1 = {"type":"object","additionalProperties":false,"properties":{"rounding_format":{"type":"number","enum":[0,1]},"time_zone":{"type":"string","pattern":"^UTC[+-]([01]?[0-9]|2[0-3])(:[0-5][0-9])?$"},"allow_issuance_based_on_stock":{"type":"number","enum":[0,1,2]},"show_document_time":{"type":"number","enum":[0,1]},"adjust_draft_date":{"type":"number","enum":[0,1]},"sum_up_detail_lines":{"type":"number","enum":[0,1]},"order_of_added_products":{"type":"number","enum":[0,1]},"display_tax_receipt":{"type":"number","enum":[0,1,2]},"stock_reservation_for_quotation":{"type":"number","enum":[0,1]},"cost_greater_than_the_price":{"type":"number","enum":[0,1]}}};
const func2 = Object.prototype.hasOwnProperty;
const pattern11 = new RegExp("^UTC[+-]([01]?[0-9]|2[0-3])(:[0-5][0-9])?$", "u");

function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(func2.call(schema1.properties, key0))){
validate7.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.rounding_format !== undefined){
let data0 = data.rounding_format;
const _errs2 = errors;
if(!(typeof data0 == "number")){
validate7.errors = [{}];
return false;
}
if(!((data0 === 0) || (data0 === 1))){
validate7.errors = [{}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.time_zone !== undefined){
let data1 = data.time_zone;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern11.test(data1)){
validate7.errors = [{}];
return false;
}
}
else {
validate7.errors = [{}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allow_issuance_based_on_stock !== undefined){
let data2 = data.allow_issuance_based_on_stock;
const _errs6 = errors;
if(!(typeof data2 == "number")){
validate7.errors = [{}];
return false;
}
if(!(((data2 === 0) || (data2 === 1)) || (data2 === 2))){
validate7.errors = [{}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.show_document_time !== undefined){
let data3 = data.show_document_time;
const _errs8 = errors;
if(!(typeof data3 == "number")){
validate7.errors = [{}];
return false;
}
if(!((data3 === 0) || (data3 === 1))){
validate7.errors = [{}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.adjust_draft_date !== undefined){
let data4 = data.adjust_draft_date;
const _errs10 = errors;
if(!(typeof data4 == "number")){
validate7.errors = [{}];
return false;
}
if(!((data4 === 0) || (data4 === 1))){
validate7.errors = [{}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sum_up_detail_lines !== undefined){
let data5 = data.sum_up_detail_lines;
const _errs12 = errors;
if(!(typeof data5 == "number")){
validate7.errors = [{}];
return false;
}
if(!((data5 === 0) || (data5 === 1))){
validate7.errors = [{}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.order_of_added_products !== undefined){
let data6 = data.order_of_added_products;
const _errs14 = errors;
if(!(typeof data6 == "number")){
validate7.errors = [{}];
return false;
}
if(!((data6 === 0) || (data6 === 1))){
validate7.errors = [{}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.display_tax_receipt !== undefined){
let data7 = data.display_tax_receipt;
const _errs16 = errors;
if(!(typeof data7 == "number")){
validate7.errors = [{}];
return false;
}
if(!(((data7 === 0) || (data7 === 1)) || (data7 === 2))){
validate7.errors = [{}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stock_reservation_for_quotation !== undefined){
let data8 = data.stock_reservation_for_quotation;
const _errs18 = errors;
if(!(typeof data8 == "number")){
validate7.errors = [{}];
return false;
}
if(!((data8 === 0) || (data8 === 1))){
validate7.errors = [{}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cost_greater_than_the_price !== undefined){
let data9 = data.cost_greater_than_the_price;
const _errs20 = errors;
if(!(typeof data9 == "number")){
validate7.errors = [{}];
return false;
}
if(!((data9 === 0) || (data9 === 1))){
validate7.errors = [{}];
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
validate7.errors = [{}];
return false;
}
}
validate7.errors = vErrors;
return errors === 0;
}

const formats0 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
const pattern12 = new RegExp("^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]{1,64}([.][A-Za-z0-9!#$%&'*+/=?^_`{|}~-]{1,64}){0,31}@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?[.]){1,16}[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?$", "u");

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
if(!(validate0(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs2 = errors;
if(!(validate1(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
if(valid0){
const _errs3 = errors;
if(!(validate2(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
if(valid0){
const _errs4 = errors;
if(!(validate3(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
if(valid0){
const _errs5 = errors;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
if(valid0){
const _errs6 = errors;
if(!(validate5(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
}
}
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((data.country_id === undefined) && (missing0 = "country_id")) || ((data.contact_name === undefined) && (missing0 = "contact_name"))) || ((data.contact_phone === undefined) && (missing0 = "contact_phone"))) || ((data.admin_email === undefined) && (missing0 = "admin_email"))) || ((data.admin_password === undefined) && (missing0 = "admin_password"))) || ((data.registration_legal_name_company === undefined) && (missing0 = "registration_legal_name_company"))) || ((data.registration_tax_id_code === undefined) && (missing0 = "registration_tax_id_code"))) || ((data.registration_tax_id_type === undefined) && (missing0 = "registration_tax_id_type"))) || ((data.registration_company_size === undefined) && (missing0 = "registration_company_size"))) || ((data.registration_terms_of_use === undefined) && (missing0 = "registration_terms_of_use"))) || ((data.registration_type_use === undefined) && (missing0 = "registration_type_use"))) || ((data.registration_additional_data === undefined) && (missing0 = "registration_additional_data"))){
validate8.errors = [{}];
return false;
}
else {
const _errs7 = errors;
for(const key0 in data){
if(!(func2.call(schema0.properties, key0))){
validate8.errors = [{}];
return false;
break;
}
}
if(_errs7 === errors){
if(data.country_id !== undefined){
let data0 = data.country_id;
const _errs8 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate8.errors = [{}];
return false;
}
if(!((((((data0 === 253) || (data0 === 89)) || (data0 === 66)) || (data0 === 80)) || (data0 === 83)) || (data0 === 88))){
validate8.errors = [{}];
return false;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.contact_name !== undefined){
const _errs10 = errors;
if(typeof data.contact_name !== "string"){
validate8.errors = [{}];
return false;
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.contact_phone !== undefined){
const _errs12 = errors;
if(typeof data.contact_phone !== "string"){
validate8.errors = [{}];
return false;
}
var valid1 = _errs12 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.admin_email !== undefined){
let data3 = data.admin_email;
const _errs14 = errors;
if(errors === _errs14){
if(errors === _errs14){
if(typeof data3 === "string"){
if(!pattern12.test(data3)){
validate8.errors = [{}];
return false;
}
else {
if(!(formats0.test(data3))){
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
var valid1 = _errs14 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.admin_password !== undefined){
let data4 = data.admin_password;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data4 === "string"){
if(func0(data4) < 1){
validate8.errors = [{}];
return false;
}
}
else {
validate8.errors = [{}];
return false;
}
}
var valid1 = _errs16 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.registration_legal_name_company !== undefined){
const _errs18 = errors;
if(typeof data.registration_legal_name_company !== "string"){
validate8.errors = [{}];
return false;
}
var valid1 = _errs18 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.registration_tax_id_code !== undefined){
let data6 = data.registration_tax_id_code;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data6 === "string"){
if(func0(data6) < 1){
validate8.errors = [{}];
return false;
}
}
else {
validate8.errors = [{}];
return false;
}
}
var valid1 = _errs20 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.registration_tax_id_type !== undefined){
let data7 = data.registration_tax_id_type;
const _errs22 = errors;
if(typeof data7 !== "string"){
validate8.errors = [{}];
return false;
}
if(!(((((((data7 === "CL-RUT") || (data7 === "US-EIN")) || (data7 === "US-SSN")) || (data7 === "CO-NIT")) || (data7 === "PE-RUC")) || (data7 === "MX-RFC")) || (data7 === "AR-CUIT"))){
validate8.errors = [{}];
return false;
}
var valid1 = _errs22 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.registration_company_size !== undefined){
let data8 = data.registration_company_size;
const _errs24 = errors;
if(typeof data8 !== "string"){
validate8.errors = [{}];
return false;
}
if(!((((data8 === "1") || (data8 === "2")) || (data8 === "3")) || (data8 === "4"))){
validate8.errors = [{}];
return false;
}
var valid1 = _errs24 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.registration_terms_of_use !== undefined){
let data9 = data.registration_terms_of_use;
const _errs26 = errors;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
validate8.errors = [{}];
return false;
}
if(!(data9 === 1)){
validate8.errors = [{}];
return false;
}
var valid1 = _errs26 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.registration_type_use !== undefined){
let data10 = data.registration_type_use;
const _errs28 = errors;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
validate8.errors = [{}];
return false;
}
if(!(data10 === 1)){
validate8.errors = [{}];
return false;
}
var valid1 = _errs28 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.registration_company_industry_sector !== undefined){
const _errs30 = errors;
if(typeof data.registration_company_industry_sector !== "string"){
validate8.errors = [{}];
return false;
}
var valid1 = _errs30 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.registration_additional_data !== undefined){
const _errs32 = errors;
if(!(validate6(data.registration_additional_data, {instancePath:instancePath+"/registration_additional_data",parentData:data,parentDataProperty:"registration_additional_data",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid1 = _errs32 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.account_config !== undefined){
const _errs33 = errors;
if(!(validate7(data.account_config, {instancePath:instancePath+"/account_config",parentData:data,parentDataProperty:"account_config",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
var valid1 = _errs33 === errors;
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

