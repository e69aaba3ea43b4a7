// Generated; do not edit. Whether a body is a document-status-change: the shared schema, and each variant.

export const is = validate0;

export const variants = {
};

function validate0(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
if(data.document_status === undefined)return false;
for(const key0 in data){
if(key0 !== "document_status")return false;
}
let data0 = data.document_status;
if(!(data0 === 0 || data0 === 1 || data0 === 2))return false;
return true;
}
