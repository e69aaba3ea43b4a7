// Generated; do not edit. Why a body is not a document-status-change: every error, at most 100.
import { explainWith } from "./runtime/explain.js";

// Made when something is first explained: a module that is only loaded has no use for it.
let made;
const tables = () => (made ??= {"rules":{},"named":{},"titles":{"DocumentStatusChange#/properties/document_status":["Draft (Chile)","Issued","Cancelled (Mexico)"]},"members":{"DocumentStatusChange#":["document_status"]}});

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
if(data.document_status === undefined){
found.push([path, "DocumentStatusChange#/required", {missingProperty: "document_status"}]);
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(key0 !== "document_status"){
found.push([path, "DocumentStatusChange#/additionalProperties", {additionalProperty: key0}]);
errors++;
}
}
if(data.document_status !== undefined){
let data0 = data.document_status;
if(!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))){
found.push([path+"/document_status", "DocumentStatusChange#/properties/document_status/type", {type: "integer"}]);
errors++;
}
if(!(data0 === 0 || data0 === 1 || data0 === 2)){
found.push([path+"/document_status", "DocumentStatusChange#/properties/document_status/enum", {allowedValues: [0,1,2]}]);
errors++;
}
}
}
else {
found.push([path, "DocumentStatusChange#/type", {type: "object"}]);
errors++;
}
return errors === 0;
}
