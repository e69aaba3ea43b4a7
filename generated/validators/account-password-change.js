/** @noprettier */ /* eslint-disable */ /* eslint max-lines: [1, 1] */
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
// biome-ignore-all assist: generated
// Generated; do not edit. Validates a body as a account-password-change by the shared schema; a variant adds its own schema.

export const is = validate_AccountPasswordChange;

export const variants = {
};

/** @type {Any} */
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

/** @typedef {(...values: any[]) => any} Any */
/** @type {Any} */
function validate_AccountPasswordChange(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "password":case "new_password":continue;};
return false;
}
const data0 = data.password;
if(data0 !== undefined){
if(typeof data0 === "string"){
if(data0.length > 1024 && codePoints(data0) > 1024){
return false;
}
}
else {
return false;
}
}
const data1 = data.new_password;
if(typeof data1 === "string"){
if(data1.length > 1024 && codePoints(data1) > 1024){
return false;
}
if(data1.length < 12 || data1.length < 24 && codePoints(data1) < 12){
return false;
}
}
else {
return false;
}
}
else {
return false;
}
return true;
}
