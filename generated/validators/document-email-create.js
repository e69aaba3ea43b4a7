/** @noprettier */ /* eslint-disable */ /* eslint max-lines: [1, 1] */
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
// biome-ignore-all assist: generated
// Generated; do not edit. Validates a body as a document-email-create by the shared schema; a variant adds its own schema.

export const is = validate_DocumentEmailCreate;

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
const pattern_589a71bed481 = new RegExp("^[^\\s\\u0000-\\u001f\\u007f-\\u009f@<>,;:\"()\\[\\]\\\\]+@[^\\s\\u0000-\\u001f\\u007f-\\u009f@<>,;:\"()\\[\\]\\\\]+$", "u");
/** @type {Any} */
function validate_DocumentEmailCreate(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "to":continue;};
return false;
}
const data0 = data.to;
if(data0 !== undefined){
if(Array.isArray(data0)){
if(data0.length > 10){
return false;
}
if(data0.length < 1){
return false;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(data1.length > 254 && codePoints(data1) > 254){
return false;
}
if(!pattern_589a71bed481.test(data1)){
return false;
}
}
else {
return false;
}
}
}
else {
return false;
}
}
}
else {
return false;
}
return true;
}
