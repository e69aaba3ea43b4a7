/** @noprettier */ /* eslint-disable */ /* eslint max-lines: [1, 1] */
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
// biome-ignore-all assist: generated
// Generated; do not edit. Validates a body as a document-status-change by the shared schema; a variant adds its own schema.

export const is = validate_DocumentStatusChange;

export const variants = {
};

/** @typedef {(...values: any[]) => any} Any */
/** @type {Any} */
function validate_DocumentStatusChange(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "document_status":continue;};
return false;
}
const data0 = data.document_status;
if(!(data0 === 0 || data0 === 1 || data0 === 2)){
return false;
}
}
else {
return false;
}
return true;
}
