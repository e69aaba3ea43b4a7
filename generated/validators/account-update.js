// Generated; do not edit. Whether a body is a account-update: the shared schema, and each variant.

export const is = validate1;

export const variants = {
};

function base64(text) {
  return text.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/.test(text);
}

const pattern0 = new RegExp("^[A-Za-z0-9+/]*={0,2}$", "u");
function validate0(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
for(const key0 in data){
if(!(key0 === "registration_test_set_id" || key0 === "registration_form_rut" || key0 === "certificate_file" || key0 === "certificate_key" || key0 === "certificate_cer" || key0 === "certificate_password"))return false;
}
if(data.registration_test_set_id !== undefined){
let data0 = data.registration_test_set_id;
if(typeof data0 !== "string")return false;
if(data0.length < 1)return false;
}
if(data.registration_form_rut !== undefined){
let data1 = data.registration_form_rut;
if(typeof data1 !== "string")return false;
if(data1.length < 1)return false;
if(!pattern0.test(data1))return false;
if(!base64(data1, true))return false;
}
if(data.certificate_file !== undefined){
let data2 = data.certificate_file;
if(typeof data2 !== "string")return false;
if(data2.length < 1)return false;
if(!pattern0.test(data2))return false;
if(!base64(data2, true))return false;
}
if(data.certificate_key !== undefined){
let data3 = data.certificate_key;
if(typeof data3 !== "string")return false;
if(data3.length < 1)return false;
}
if(data.certificate_cer !== undefined){
let data4 = data.certificate_cer;
if(typeof data4 !== "string")return false;
if(data4.length < 1)return false;
}
if(data.certificate_password !== undefined){
let data5 = data.certificate_password;
if(typeof data5 !== "string")return false;
if(data5.length < 1)return false;
}
return true;
}
function validate1(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
for(const key0 in data){
if(!(key0 === "registration_additional_data" || key0 === "registration_test_set_id" || key0 === "registration_form_rut" || key0 === "certificate_file" || key0 === "certificate_key" || key0 === "certificate_cer" || key0 === "certificate_password"))return false;
}
if(data.registration_additional_data !== undefined){
if(!validate0(data.registration_additional_data))return false;
}
if(data.registration_test_set_id !== undefined){
let data1 = data.registration_test_set_id;
if(typeof data1 !== "string")return false;
if(data1.length < 1)return false;
}
if(data.registration_form_rut !== undefined){
let data2 = data.registration_form_rut;
if(typeof data2 !== "string")return false;
if(data2.length < 1)return false;
if(!pattern0.test(data2))return false;
if(!base64(data2, true))return false;
}
if(data.certificate_file !== undefined){
let data3 = data.certificate_file;
if(typeof data3 !== "string")return false;
if(data3.length < 1)return false;
if(!pattern0.test(data3))return false;
if(!base64(data3, true))return false;
}
if(data.certificate_key !== undefined){
let data4 = data.certificate_key;
if(typeof data4 !== "string")return false;
if(data4.length < 1)return false;
}
if(data.certificate_cer !== undefined){
let data5 = data.certificate_cer;
if(typeof data5 !== "string")return false;
if(data5.length < 1)return false;
}
if(data.certificate_password !== undefined){
let data6 = data.certificate_password;
if(typeof data6 !== "string")return false;
if(data6.length < 1)return false;
}
return true;
}
