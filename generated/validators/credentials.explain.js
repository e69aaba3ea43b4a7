// Generated; do not edit. Why a body is not a credentials: every error, at most 100.
import { explainWith } from "./runtime/explain.js";

const tables = {"rules":{},"named":{},"titles":{},"members":{"Credentials#":["email","password"]}};

const judge = (validate) => {
  const explanation = (body) => explainWith(validate, body, tables, 400);
  return { explanation, explain: (body) => explanation(body).refusals };
};

export const { explanation, explain } = judge(validate0);

export const variants = {
};


function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email === undefined){
const err0 = {instancePath,schemaPath:"Credentials#/required",keyword:"required",params:{missingProperty: "email"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.password === undefined){
const err1 = {instancePath,schemaPath:"Credentials#/required",keyword:"required",params:{missingProperty: "password"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!((key0 === "email") || (key0 === "password"))){
const err2 = {instancePath,schemaPath:"Credentials#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.email !== undefined){
if(typeof data.email !== "string"){
const err3 = {instancePath:instancePath+"/email",schemaPath:"Credentials#/properties/email/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.password !== undefined){
if(typeof data.password !== "string"){
const err4 = {instancePath:instancePath+"/password",schemaPath:"Credentials#/properties/password/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"Credentials#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

