// Generated; do not edit. Whether a body is a credentials: the shared schema, and each variant.

export const is = validate0;

export const variants = {
};

function validate0(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
if(data.email === undefined || data.password === undefined)return false;
for(const key0 in data){
if(!(key0 === "email" || key0 === "password"))return false;
}
if(typeof data.email !== "string")return false;
if(typeof data.password !== "string")return false;
return true;
}
