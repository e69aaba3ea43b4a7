// Generated; do not edit. Whether a body is a company-branch-create: the shared schema, and each variant.

export const is = validate0;

export const variants = {
};

function validate0(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
if(data.account_id === undefined || data.name === undefined)return false;
for(const key0 in data){
switch(key0.length){
case 10:switch(key0){case "account_id":continue;}break;
case 15:switch(key0){case "is_headquarters":continue;}break;
case 11:switch(key0){case "branch_type":continue;}break;
case 4:switch(key0){case "name":case "city":continue;}break;
case 7:switch(key0){case "address":continue;}break;
case 8:switch(key0){case "district":continue;}break;
case 5:switch(key0){case "phone":continue;}break;
case 23:switch(key0){case "company_branch_tax_code":continue;}break;
case 28:switch(key0){case "company_branch_internal_code":continue;}break;
case 24:switch(key0){case "parent_company_branch_id":continue;}break;
}
return false;
}
let data0 = data.account_id;
if(!Number.isSafeInteger(data0))return false;
if(data.is_headquarters !== undefined){
let data1 = data.is_headquarters;
if(!(data1 === 0 || data1 === 1))return false;
}
if(data.branch_type !== undefined){
let data2 = data.branch_type;
if(!(data2 === 1 || data2 === 2))return false;
}
if(typeof data.name !== "string")return false;
if(data.address !== undefined){
if(typeof data.address !== "string")return false;
}
if(data.district !== undefined){
if(typeof data.district !== "string")return false;
}
if(data.city !== undefined){
if(typeof data.city !== "string")return false;
}
if(data.phone !== undefined){
if(typeof data.phone !== "string")return false;
}
if(data.company_branch_tax_code !== undefined){
if(typeof data.company_branch_tax_code !== "string")return false;
}
if(data.company_branch_internal_code !== undefined){
if(typeof data.company_branch_internal_code !== "string")return false;
}
if(data.parent_company_branch_id !== undefined){
let data10 = data.parent_company_branch_id;
if(!Number.isSafeInteger(data10))return false;
}
return true;
}
