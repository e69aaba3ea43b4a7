// Generated; do not edit. Whether a body is a credentials: the shared schema, and each variant.

export const is = validate0;

export const variants = {
};

function codePoints(text) {
  let length = text.length;
  for (let index = text.length - 1; index > 0; index--) {
    const low = text.charCodeAt(index);
    if (low < 0xdc00 || low > 0xdfff) continue;
    const high = text.charCodeAt(index - 1);
    if (high >= 0xd800 && high <= 0xdbff) {
      length--;
      index--;
    }
  }
  return length;
}

function validate0(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
if(data.email === undefined || data.password === undefined)return false;
for(const key0 in data){
if(!(key0 === "email" || key0 === "password"))return false;
}
let data0 = data.email;
if(typeof data0 !== "string")return false;
if(data0.length > 254 && codePoints(data0) > 254)return false;
let data1 = data.password;
if(typeof data1 !== "string")return false;
if(data1.length > 1024 && codePoints(data1) > 1024)return false;
return true;
}
