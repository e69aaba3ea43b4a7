// Generated; do not edit. Whether a body is a credentials: the shared schema, and each variant.

export const is = (body) => validate0(body);

export const variants = {
};


function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.email === undefined) && (missing0 = "email")) || ((data.password === undefined) && (missing0 = "password"))){
validate0.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "email") || (key0 === "password"))){
validate0.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.email !== undefined){
const _errs2 = errors;
if(typeof data.email !== "string"){
validate0.errors = [{}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.password !== undefined){
const _errs4 = errors;
if(typeof data.password !== "string"){
validate0.errors = [{}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
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

