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
(vErrors ??= []).push({instancePath,schemaPath:"Credentials#/required",keyword:"required",params:{missingProperty: "email"}});
errors++;
}
if(data.password === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"Credentials#/required",keyword:"required",params:{missingProperty: "password"}});
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!((key0 === "email") || (key0 === "password"))){
(vErrors ??= []).push({instancePath,schemaPath:"Credentials#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.email !== undefined){
if(typeof data.email !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/email",schemaPath:"Credentials#/properties/email/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.password !== undefined){
if(typeof data.password !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/password",schemaPath:"Credentials#/properties/password/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"Credentials#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
