// Generated; do not edit. Why a body is not a document-status-change: every error, at most 100.
import { explainWith } from "./runtime/explain.js";

const tables = {"rules":{},"named":{},"titles":{"DocumentStatusChange#/properties/document_status":["Draft (Chile)","Issued","Cancelled (Mexico)"]},"members":{"DocumentStatusChange#":["document_status"]}};

const judge = (validate) => {
  const explanation = (body) => explainWith(validate, body, tables, 400);
  return { explanation, explain: (body) => explanation(body).refusals };
};

export const { explanation, explain } = judge(validate0);

export const variants = {
};

const schema0 = {"type":"object","additionalProperties":false,"required":["document_status"],"properties":{"document_status":{"type":"integer","enum":[0,1,2]}}};
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.document_status === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"DocumentStatusChange#/required",keyword:"required",params:{missingProperty: "document_status"}});
errors++;
}
const key0_=errors;
for(const key0 in data){if(errors-key0_>=400)break;
if(!(key0 === "document_status")){
(vErrors ??= []).push({instancePath,schemaPath:"DocumentStatusChange#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.document_status !== undefined){
let data0 = data.document_status;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/document_status",schemaPath:"DocumentStatusChange#/properties/document_status/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(!(((data0 === 0) || (data0 === 1)) || (data0 === 2))){
(vErrors ??= []).push({instancePath:instancePath+"/document_status",schemaPath:"DocumentStatusChange#/properties/document_status/enum",keyword:"enum",params:{allowedValues: schema0.properties.document_status.enum}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"DocumentStatusChange#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
