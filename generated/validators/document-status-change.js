// Generated; do not edit. Whether a body is a document-status-change: the shared schema, and each variant.

export const is = (body) => validate0(body);

export const variants = {
};


function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.document_status === undefined) && (missing0 = "document_status")){
validate0.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "document_status")){
validate0.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.document_status !== undefined){
let data0 = data.document_status;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate0.errors = [{}];
return false;
}
if(!(((data0 === 0) || (data0 === 1)) || (data0 === 2))){
validate0.errors = [{}];
return false;
}
}
}
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

