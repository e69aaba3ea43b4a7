// Generated; do not edit. What the parameters of an operation may be.

export const judges = {
  " none": validate0,
  "listAccounts query": validate1,
  "createAccount header": validate2,
  "getAccount path": validate3,
  "updateAccount path": validate4,
  "getAccountCertificate path": validate5,
  "checkAccountCertificate path": validate6,
  "checkAccountCertificate header": validate7,
  "changeAccountPassword path": validate8,
  "listCompanyBranches query": validate9,
  "createCompanyBranch header": validate10,
  "getCompanyBranch path": validate11,
  "updateCompanyBranch path": validate12,
  "listCustomersSuppliers query": validate13,
  "getCustomerSupplier path": validate14,
  "updateCustomerSupplier path": validate15,
  "listDocuments query": validate16,
  "createDocument query": validate17,
  "createDocument header": validate18,
  "deleteDocument path": validate19,
  "getDocument path": validate20,
  "getDocument query": validate21,
  "changeDocumentStatus path": validate22,
  "updateDocument path": validate23,
  "listWebhookDeliveries query": validate24,
  "getWebhookDelivery path": validate25,
  "replayWebhookDelivery path": validate26,
  "replayWebhookDelivery header": validate27,
  "listWebhookSubscriptions query": validate28,
  "createWebhookSubscription header": validate29,
  "deleteWebhookSubscription path": validate30,
  "getWebhookSubscription path": validate31,
};

const days = [0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
function date(text) {
  if (text.length !== 10 || text[4] !== "-" || text[7] !== "-") return false;
  const year = digits(text, 0, 4);
  const month = digits(text, 5, 7);
  const day = digits(text, 8, 10);
  if (year < 0 || month < 1 || month > 12 || day < 1) return false;
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return day <= (month === 2 && leap ? 29 : (days[month] ?? 0));
}
function digits(text, from, to) {
  let number = 0;
  for (let index = from; index < to; index++) {
    const digit = text.charCodeAt(index) - 48;
    if (digit < 0 || digit > 9) return -1;
    number = number * 10 + digit;
  }
  return number;
}
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
for(const key0 in data){
return false;
}
return true;
}
function validate1(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
for(const key0 in data){
if(!(key0 === "limit" || key0 === "cursor" || key0 === "account_id"))return false;
}
if(data.limit !== undefined){
let data0 = data.limit;
if(!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0)))return false;
if(data0 > 100)return false;
if(data0 < 1)return false;
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 !== "string")return false;
if(data1.length < 1)return false;
}
if(data.account_id !== undefined){
let data2 = data.account_id;
if(!Number.isSafeInteger(data2))return false;
}
return true;
}
function validate2(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
for(const key0 in data){
if(key0 !== "Idempotency-Key")return false;
}
if(data["Idempotency-Key"] !== undefined){
let data0 = data["Idempotency-Key"];
if(typeof data0 !== "string")return false;
if(data0.length > 255 && codePoints(data0) > 255)return false;
if(data0.length < 1)return false;
}
return true;
}
const pattern0 = new RegExp("^[0-9]+$", "u");
function validate3(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
if(data.account_id === undefined)return false;
for(const key0 in data){
if(key0 !== "account_id")return false;
}
let data0 = data.account_id;
if(typeof data0 !== "string")return false;
if(!pattern0.test(data0))return false;
return true;
}
function validate4(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
if(data.account_id === undefined)return false;
for(const key0 in data){
if(key0 !== "account_id")return false;
}
let data0 = data.account_id;
if(typeof data0 !== "string")return false;
if(!pattern0.test(data0))return false;
return true;
}
function validate5(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
if(data.account_id === undefined)return false;
for(const key0 in data){
if(key0 !== "account_id")return false;
}
let data0 = data.account_id;
if(typeof data0 !== "string")return false;
if(!pattern0.test(data0))return false;
return true;
}
function validate6(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
if(data.account_id === undefined)return false;
for(const key0 in data){
if(key0 !== "account_id")return false;
}
let data0 = data.account_id;
if(typeof data0 !== "string")return false;
if(!pattern0.test(data0))return false;
return true;
}
function validate7(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
for(const key0 in data){
if(key0 !== "Idempotency-Key")return false;
}
if(data["Idempotency-Key"] !== undefined){
let data0 = data["Idempotency-Key"];
if(typeof data0 !== "string")return false;
if(data0.length > 255 && codePoints(data0) > 255)return false;
if(data0.length < 1)return false;
}
return true;
}
function validate8(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
if(data.account_id === undefined)return false;
for(const key0 in data){
if(key0 !== "account_id")return false;
}
let data0 = data.account_id;
if(typeof data0 !== "string")return false;
if(!pattern0.test(data0))return false;
return true;
}
function validate9(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
for(const key0 in data){
if(!(key0 === "limit" || key0 === "cursor" || key0 === "account_id"))return false;
}
if(data.limit !== undefined){
let data0 = data.limit;
if(!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0)))return false;
if(data0 > 100)return false;
if(data0 < 1)return false;
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 !== "string")return false;
if(data1.length < 1)return false;
}
if(data.account_id !== undefined){
let data2 = data.account_id;
if(!Number.isSafeInteger(data2))return false;
}
return true;
}
function validate10(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
for(const key0 in data){
if(key0 !== "Idempotency-Key")return false;
}
if(data["Idempotency-Key"] !== undefined){
let data0 = data["Idempotency-Key"];
if(typeof data0 !== "string")return false;
if(data0.length > 255 && codePoints(data0) > 255)return false;
if(data0.length < 1)return false;
}
return true;
}
function validate11(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
if(data.company_branch_id === undefined)return false;
for(const key0 in data){
if(key0 !== "company_branch_id")return false;
}
let data0 = data.company_branch_id;
if(typeof data0 !== "string")return false;
if(!pattern0.test(data0))return false;
return true;
}
function validate12(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
if(data.company_branch_id === undefined)return false;
for(const key0 in data){
if(key0 !== "company_branch_id")return false;
}
let data0 = data.company_branch_id;
if(typeof data0 !== "string")return false;
if(!pattern0.test(data0))return false;
return true;
}
function validate13(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
for(const key0 in data){
if(!(key0 === "limit" || key0 === "cursor" || key0 === "account_id"))return false;
}
if(data.limit !== undefined){
let data0 = data.limit;
if(!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0)))return false;
if(data0 > 100)return false;
if(data0 < 1)return false;
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 !== "string")return false;
if(data1.length < 1)return false;
}
if(data.account_id !== undefined){
let data2 = data.account_id;
if(!Number.isSafeInteger(data2))return false;
}
return true;
}
function validate14(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
if(data.customer_supplier_id === undefined)return false;
for(const key0 in data){
if(key0 !== "customer_supplier_id")return false;
}
let data0 = data.customer_supplier_id;
if(typeof data0 !== "string")return false;
if(!pattern0.test(data0))return false;
return true;
}
function validate15(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
if(data.customer_supplier_id === undefined)return false;
for(const key0 in data){
if(key0 !== "customer_supplier_id")return false;
}
let data0 = data.customer_supplier_id;
if(typeof data0 !== "string")return false;
if(!pattern0.test(data0))return false;
return true;
}
const formats0 = date;
const pattern1 = new RegExp("^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$", "u");
function validate16(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
for(const key0 in data){
if(!(key0 === "limit" || key0 === "cursor" || key0 === "account_id" || key0 === "document_type_id" || key0 === "document_status" || key0 === "issue_date_from" || key0 === "issue_date_to" || key0 === "receiver_tax_id_code"))return false;
}
if(data.limit !== undefined){
let data0 = data.limit;
if(!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0)))return false;
if(data0 > 100)return false;
if(data0 < 1)return false;
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 !== "string")return false;
if(data1.length < 1)return false;
}
if(data.account_id !== undefined){
let data2 = data.account_id;
if(!Number.isSafeInteger(data2))return false;
}
if(data.document_type_id !== undefined){
let data3 = data.document_type_id;
if(!Number.isSafeInteger(data3))return false;
}
if(data.document_status !== undefined){
let data4 = data.document_status;
if(!(data4 === 0 || data4 === 1 || data4 === 2))return false;
}
if(data.issue_date_from !== undefined){
let data5 = data.issue_date_from;
if(typeof data5 !== "string")return false;
if(!pattern1.test(data5))return false;
if(!formats0(data5))return false;
}
if(data.issue_date_to !== undefined){
let data6 = data.issue_date_to;
if(typeof data6 !== "string")return false;
if(!pattern1.test(data6))return false;
if(!formats0(data6))return false;
}
if(data.receiver_tax_id_code !== undefined){
if(typeof data.receiver_tax_id_code !== "string")return false;
}
return true;
}
function validate17(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
for(const key0 in data){
if(key0 !== "generate_stamp")return false;
}
if(data.generate_stamp !== undefined){
let data0 = data.generate_stamp;
if(!(data0 === 0 || data0 === 1))return false;
}
return true;
}
function validate18(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
for(const key0 in data){
if(key0 !== "Idempotency-Key")return false;
}
if(data["Idempotency-Key"] !== undefined){
let data0 = data["Idempotency-Key"];
if(typeof data0 !== "string")return false;
if(data0.length > 255 && codePoints(data0) > 255)return false;
if(data0.length < 1)return false;
}
return true;
}
function validate19(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
if(data.document_id === undefined)return false;
for(const key0 in data){
if(key0 !== "document_id")return false;
}
let data0 = data.document_id;
if(typeof data0 !== "string")return false;
if(!pattern0.test(data0))return false;
return true;
}
function validate20(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
if(data.document_id === undefined)return false;
for(const key0 in data){
if(key0 !== "document_id")return false;
}
let data0 = data.document_id;
if(typeof data0 !== "string")return false;
if(!pattern0.test(data0))return false;
return true;
}
function validate21(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
for(const key0 in data){
if(key0 !== "pdf_transfer_copy")return false;
}
if(data.pdf_transfer_copy !== undefined){
let data0 = data.pdf_transfer_copy;
if(!(data0 === 0 || data0 === 1))return false;
}
return true;
}
function validate22(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
if(data.document_id === undefined)return false;
for(const key0 in data){
if(key0 !== "document_id")return false;
}
let data0 = data.document_id;
if(typeof data0 !== "string")return false;
if(!pattern0.test(data0))return false;
return true;
}
function validate23(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
if(data.document_id === undefined)return false;
for(const key0 in data){
if(key0 !== "document_id")return false;
}
let data0 = data.document_id;
if(typeof data0 !== "string")return false;
if(!pattern0.test(data0))return false;
return true;
}
function validate24(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
for(const key0 in data){
if(!(key0 === "limit" || key0 === "cursor" || key0 === "account_id" || key0 === "webhook_subscription_id" || key0 === "state"))return false;
}
if(data.limit !== undefined){
let data0 = data.limit;
if(!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0)))return false;
if(data0 > 100)return false;
if(data0 < 1)return false;
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 !== "string")return false;
if(data1.length < 1)return false;
}
if(data.account_id !== undefined){
let data2 = data.account_id;
if(!Number.isSafeInteger(data2))return false;
}
if(data.webhook_subscription_id !== undefined){
let data3 = data.webhook_subscription_id;
if(!Number.isSafeInteger(data3))return false;
}
if(data.state !== undefined){
let data4 = data.state;
if(!(data4 === "pending" || data4 === "delivered" || data4 === "failed"))return false;
}
return true;
}
function validate25(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
if(data.webhook_delivery_id === undefined)return false;
for(const key0 in data){
if(key0 !== "webhook_delivery_id")return false;
}
let data0 = data.webhook_delivery_id;
if(typeof data0 !== "string")return false;
if(!pattern0.test(data0))return false;
return true;
}
function validate26(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
if(data.webhook_delivery_id === undefined)return false;
for(const key0 in data){
if(key0 !== "webhook_delivery_id")return false;
}
let data0 = data.webhook_delivery_id;
if(typeof data0 !== "string")return false;
if(!pattern0.test(data0))return false;
return true;
}
function validate27(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
for(const key0 in data){
if(key0 !== "Idempotency-Key")return false;
}
if(data["Idempotency-Key"] !== undefined){
let data0 = data["Idempotency-Key"];
if(typeof data0 !== "string")return false;
if(data0.length > 255 && codePoints(data0) > 255)return false;
if(data0.length < 1)return false;
}
return true;
}
function validate28(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
for(const key0 in data){
if(!(key0 === "limit" || key0 === "cursor" || key0 === "account_id"))return false;
}
if(data.limit !== undefined){
let data0 = data.limit;
if(!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0)))return false;
if(data0 > 100)return false;
if(data0 < 1)return false;
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 !== "string")return false;
if(data1.length < 1)return false;
}
if(data.account_id !== undefined){
let data2 = data.account_id;
if(!Number.isSafeInteger(data2))return false;
}
return true;
}
function validate29(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
for(const key0 in data){
if(key0 !== "Idempotency-Key")return false;
}
if(data["Idempotency-Key"] !== undefined){
let data0 = data["Idempotency-Key"];
if(typeof data0 !== "string")return false;
if(data0.length > 255 && codePoints(data0) > 255)return false;
if(data0.length < 1)return false;
}
return true;
}
function validate30(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
if(data.webhook_subscription_id === undefined)return false;
for(const key0 in data){
if(key0 !== "webhook_subscription_id")return false;
}
let data0 = data.webhook_subscription_id;
if(typeof data0 !== "string")return false;
if(!pattern0.test(data0))return false;
return true;
}
function validate31(data){
if(!(data && typeof data == "object" && !Array.isArray(data)))return false;
if(data.webhook_subscription_id === undefined)return false;
for(const key0 in data){
if(key0 !== "webhook_subscription_id")return false;
}
let data0 = data.webhook_subscription_id;
if(typeof data0 !== "string")return false;
if(!pattern0.test(data0))return false;
return true;
}
