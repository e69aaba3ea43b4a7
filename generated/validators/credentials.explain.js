// Generated; do not edit. Why a body is not a credentials: every error, at most 100.
import { explainWith } from "./runtime/explain.js";

// Made when something is first explained: a module that is only loaded has no use for it.
let made;
const tables = () => (made ??= {"rules":{},"named":{},"titles":{},"members":{"Credentials#":["email","password"]}});

const judge = (validate) => {
  const explanation = (body) => explainWith(validate, body, tables(), 400);
  return { explanation, explain: (body) => explanation(body).refusals };
};

export const { explanation, explain } = judge(validate0);

export const variants = {
};

function validate0(data, path, found){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email === undefined){
found.push([path, "Credentials#/required", {missingProperty: "email"}]);
errors++;
}
if(data.password === undefined){
found.push([path, "Credentials#/required", {missingProperty: "password"}]);
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(key0 === "email" || key0 === "password")){
found.push([path, "Credentials#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.email !== undefined){
if(typeof data.email !== "string"){
found.push([path+"/email", "Credentials#/properties/email/type", {type: "string"}]);
errors++;
}
}
if(data.password !== undefined){
if(typeof data.password !== "string"){
found.push([path+"/password", "Credentials#/properties/password/type", {type: "string"}]);
errors++;
}
}
}
else {
found.push([path, "Credentials#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
