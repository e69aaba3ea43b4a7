/** @noprettier */ /* eslint-disable */ /* eslint max-lines: [1, 1] */
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
// biome-ignore-all assist: generated
// Generated; do not edit. The validators of an operation's parameters.

export const validators = {
  " none": validate_$none,
  "listAccounts query": validate_listAccounts$query,
  "createAccount header": validate_createAccount$header,
  "getAccount path": validate_getAccount$path,
  "updateAccount path": validate_updateAccount$path,
  "getAccountCertificate path": validate_getAccountCertificate$path,
  "checkAccountCertificate path": validate_checkAccountCertificate$path,
  "checkAccountCertificate header": validate_checkAccountCertificate$header,
  "changeAccountPassword path": validate_changeAccountPassword$path,
  "listCompanyBranches query": validate_listCompanyBranches$query,
  "createCompanyBranch header": validate_createCompanyBranch$header,
  "getCompanyBranch path": validate_getCompanyBranch$path,
  "updateCompanyBranch path": validate_updateCompanyBranch$path,
  "listCustomersSuppliers query": validate_listCustomersSuppliers$query,
  "getCustomerSupplier path": validate_getCustomerSupplier$path,
  "updateCustomerSupplier path": validate_updateCustomerSupplier$path,
  "listDocuments query": validate_listDocuments$query,
  "createDocument query": validate_createDocument$query,
  "createDocument header": validate_createDocument$header,
  "deleteDocument path": validate_deleteDocument$path,
  "getDocument path": validate_getDocument$path,
  "getDocument query": validate_getDocument$query,
  "changeDocumentStatus path": validate_changeDocumentStatus$path,
  "updateDocument path": validate_updateDocument$path,
  "listDocumentEmails path": validate_listDocumentEmails$path,
  "listDocumentEmails query": validate_listDocumentEmails$query,
  "createDocumentEmails path": validate_createDocumentEmails$path,
  "createDocumentEmails header": validate_createDocumentEmails$header,
  "getDocumentPdf path": validate_getDocumentPdf$path,
  "getDocumentPdf header": validate_getDocumentPdf$header,
  "getDocumentStamp path": validate_getDocumentStamp$path,
  "getDocumentStamp header": validate_getDocumentStamp$header,
  "getDocumentXml path": validate_getDocumentXml$path,
  "getDocumentXml header": validate_getDocumentXml$header,
  "listNumberingAuthorizations query": validate_listNumberingAuthorizations$query,
  "createNumberingAuthorization header": validate_createNumberingAuthorization$header,
  "deleteNumberingAuthorization path": validate_deleteNumberingAuthorization$path,
  "getNumberingAuthorization path": validate_getNumberingAuthorization$path,
  "getSummary query": validate_getSummary$query,
  "listWebhookDeliveries query": validate_listWebhookDeliveries$query,
  "getWebhookDelivery path": validate_getWebhookDelivery$path,
  "replayWebhookDelivery path": validate_replayWebhookDelivery$path,
  "replayWebhookDelivery header": validate_replayWebhookDelivery$header,
  "listWebhookSubscriptions query": validate_listWebhookSubscriptions$query,
  "createWebhookSubscription header": validate_createWebhookSubscription$header,
  "deleteWebhookSubscription path": validate_deleteWebhookSubscription$path,
  "getWebhookSubscription path": validate_getWebhookSubscription$path,
};

export const judges = validators;

const days = [0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
/** @type {Any} */
function date(text) {
  if (text.length !== 10 || text[4] !== "-" || text[7] !== "-") return false;
  const year = digits(text, 0, 4);
  const month = digits(text, 5, 7);
  const day = digits(text, 8, 10);
  if (year < 0 || month < 1 || month > 12 || day < 1) return false;
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return day <= (month === 2 && leap ? 29 : (days[month] ?? 0));
}
/** @type {Any} */
function digits(text, from, to) {
  let number = 0;
  for (let index = from; index < to; index++) {
    const digit = text.charCodeAt(index) - 48;
    if (digit < 0 || digit > 9) return -1;
    number = number * 10 + digit;
  }
  return number;
}
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
function validate_$none(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const _key0 in data){
return false;
}
}
else {
return false;
}
return true;
}
/** @type {Any} */
function validate_listAccounts$query(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "limit":case "cursor":case "account_id":continue;};
return false;
}
const data0 = data.limit;
if(data0 !== undefined){
if(!(Number.isSafeInteger(data0) && data0 >= 1 && data0 <= 100)){
return false;
}
}
const data1 = data.cursor;
if(data1 !== undefined){
if(typeof data1 === "string"){
if(data1.length < 1){
return false;
}
}
else {
return false;
}
}
const data2 = data.account_id;
if(data2 !== undefined){
if(!(Number.isSafeInteger(data2))){
return false;
}
}
}
else {
return false;
}
return true;
}
/** @type {Any} */
function validate_createAccount$header(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "Idempotency-Key":continue;};
return false;
}
const data0 = data["Idempotency-Key"];
if(data0 !== undefined){
if(typeof data0 === "string"){
if(data0.length > 255 && codePoints(data0) > 255){
return false;
}
if(data0.length < 1){
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
return true;
}
const pattern_0d8528fa4cea = new RegExp("^[0-9]+$", "u");
/** @type {Any} */
function validate_getAccount$path(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "account_id":continue;};
return false;
}
const data0 = data.account_id;
if(typeof data0 === "string"){
if(!pattern_0d8528fa4cea.test(data0)){
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
/** @type {Any} */
function validate_updateAccount$path(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "account_id":continue;};
return false;
}
const data0 = data.account_id;
if(typeof data0 === "string"){
if(!pattern_0d8528fa4cea.test(data0)){
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
/** @type {Any} */
function validate_getAccountCertificate$path(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "account_id":continue;};
return false;
}
const data0 = data.account_id;
if(typeof data0 === "string"){
if(!pattern_0d8528fa4cea.test(data0)){
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
/** @type {Any} */
function validate_checkAccountCertificate$path(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "account_id":continue;};
return false;
}
const data0 = data.account_id;
if(typeof data0 === "string"){
if(!pattern_0d8528fa4cea.test(data0)){
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
/** @type {Any} */
function validate_checkAccountCertificate$header(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "Idempotency-Key":continue;};
return false;
}
const data0 = data["Idempotency-Key"];
if(data0 !== undefined){
if(typeof data0 === "string"){
if(data0.length > 255 && codePoints(data0) > 255){
return false;
}
if(data0.length < 1){
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
return true;
}
/** @type {Any} */
function validate_changeAccountPassword$path(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "account_id":continue;};
return false;
}
const data0 = data.account_id;
if(typeof data0 === "string"){
if(!pattern_0d8528fa4cea.test(data0)){
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
/** @type {Any} */
function validate_listCompanyBranches$query(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "limit":case "cursor":case "account_id":continue;};
return false;
}
const data0 = data.limit;
if(data0 !== undefined){
if(!(Number.isSafeInteger(data0) && data0 >= 1 && data0 <= 100)){
return false;
}
}
const data1 = data.cursor;
if(data1 !== undefined){
if(typeof data1 === "string"){
if(data1.length < 1){
return false;
}
}
else {
return false;
}
}
const data2 = data.account_id;
if(data2 !== undefined){
if(!(Number.isSafeInteger(data2))){
return false;
}
}
}
else {
return false;
}
return true;
}
/** @type {Any} */
function validate_createCompanyBranch$header(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "Idempotency-Key":continue;};
return false;
}
const data0 = data["Idempotency-Key"];
if(data0 !== undefined){
if(typeof data0 === "string"){
if(data0.length > 255 && codePoints(data0) > 255){
return false;
}
if(data0.length < 1){
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
return true;
}
/** @type {Any} */
function validate_getCompanyBranch$path(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "company_branch_id":continue;};
return false;
}
const data0 = data.company_branch_id;
if(typeof data0 === "string"){
if(!pattern_0d8528fa4cea.test(data0)){
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
/** @type {Any} */
function validate_updateCompanyBranch$path(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "company_branch_id":continue;};
return false;
}
const data0 = data.company_branch_id;
if(typeof data0 === "string"){
if(!pattern_0d8528fa4cea.test(data0)){
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
/** @type {Any} */
function validate_listCustomersSuppliers$query(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "limit":case "cursor":case "account_id":continue;};
return false;
}
const data0 = data.limit;
if(data0 !== undefined){
if(!(Number.isSafeInteger(data0) && data0 >= 1 && data0 <= 100)){
return false;
}
}
const data1 = data.cursor;
if(data1 !== undefined){
if(typeof data1 === "string"){
if(data1.length < 1){
return false;
}
}
else {
return false;
}
}
const data2 = data.account_id;
if(data2 !== undefined){
if(!(Number.isSafeInteger(data2))){
return false;
}
}
}
else {
return false;
}
return true;
}
/** @type {Any} */
function validate_getCustomerSupplier$path(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "customer_supplier_id":continue;};
return false;
}
const data0 = data.customer_supplier_id;
if(typeof data0 === "string"){
if(!pattern_0d8528fa4cea.test(data0)){
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
/** @type {Any} */
function validate_updateCustomerSupplier$path(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "customer_supplier_id":continue;};
return false;
}
const data0 = data.customer_supplier_id;
if(typeof data0 === "string"){
if(!pattern_0d8528fa4cea.test(data0)){
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
const pattern_c735c86f3b53 = new RegExp("^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$", "u");
const format_date = date;
/** @type {Any} */
function validate_listDocuments$query(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "limit":case "cursor":case "account_id":case "document_type_id":case "document_status":case "issue_date_from":case "issue_date_to":case "receiver_tax_id_code":case "receiver_name":case "document_number":case "total_amount":continue;};
return false;
}
const data0 = data.limit;
if(data0 !== undefined){
if(!(Number.isSafeInteger(data0) && data0 >= 1 && data0 <= 100)){
return false;
}
}
const data1 = data.cursor;
if(data1 !== undefined){
if(typeof data1 === "string"){
if(data1.length < 1){
return false;
}
}
else {
return false;
}
}
const data2 = data.account_id;
if(data2 !== undefined){
if(!(Number.isSafeInteger(data2))){
return false;
}
}
const data3 = data.document_type_id;
if(data3 !== undefined){
if(!(Number.isSafeInteger(data3))){
return false;
}
}
const data4 = data.document_status;
if(data4 !== undefined){
if(!(data4 === 0 || data4 === 1 || data4 === 2)){
return false;
}
}
const data5 = data.issue_date_from;
if(data5 !== undefined){
if(typeof data5 === "string"){
if(!pattern_c735c86f3b53.test(data5)){
return false;
}
if(!(format_date(data5))){
return false;
}
}
else {
return false;
}
}
const data6 = data.issue_date_to;
if(data6 !== undefined){
if(typeof data6 === "string"){
if(!pattern_c735c86f3b53.test(data6)){
return false;
}
if(!(format_date(data6))){
return false;
}
}
else {
return false;
}
}
const data7 = data.receiver_tax_id_code;
if(data7 !== undefined){
if(typeof data7 !== "string"){
return false;
}
}
const data8 = data.receiver_name;
if(data8 !== undefined){
if(typeof data8 === "string"){
if(data8.length > 100 && codePoints(data8) > 100){
return false;
}
if(data8.length < 3 || data8.length < 6 && codePoints(data8) < 3){
return false;
}
}
else {
return false;
}
}
const data9 = data.document_number;
if(data9 !== undefined){
if(!(Number.isSafeInteger(data9))){
return false;
}
}
const data10 = data.total_amount;
if(data10 !== undefined){
if(!(typeof data10 === "number" && data10 >= -9007199254740991 && data10 <= 9007199254740991)){
return false;
}
}
}
else {
return false;
}
return true;
}
/** @type {Any} */
function validate_createDocument$query(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "generate_stamp":continue;};
return false;
}
const data0 = data.generate_stamp;
if(data0 !== undefined){
if(!(data0 === 0 || data0 === 1)){
return false;
}
}
}
else {
return false;
}
return true;
}
/** @type {Any} */
function validate_createDocument$header(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "Idempotency-Key":continue;};
return false;
}
const data0 = data["Idempotency-Key"];
if(data0 !== undefined){
if(typeof data0 === "string"){
if(data0.length > 255 && codePoints(data0) > 255){
return false;
}
if(data0.length < 1){
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
return true;
}
/** @type {Any} */
function validate_deleteDocument$path(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "document_id":continue;};
return false;
}
const data0 = data.document_id;
if(typeof data0 === "string"){
if(!pattern_0d8528fa4cea.test(data0)){
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
/** @type {Any} */
function validate_getDocument$path(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "document_id":continue;};
return false;
}
const data0 = data.document_id;
if(typeof data0 === "string"){
if(!pattern_0d8528fa4cea.test(data0)){
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
/** @type {Any} */
function validate_getDocument$query(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "pdf_transfer_copy":continue;};
return false;
}
const data0 = data.pdf_transfer_copy;
if(data0 !== undefined){
if(!(data0 === 0 || data0 === 1)){
return false;
}
}
}
else {
return false;
}
return true;
}
/** @type {Any} */
function validate_changeDocumentStatus$path(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "document_id":continue;};
return false;
}
const data0 = data.document_id;
if(typeof data0 === "string"){
if(!pattern_0d8528fa4cea.test(data0)){
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
/** @type {Any} */
function validate_updateDocument$path(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "document_id":continue;};
return false;
}
const data0 = data.document_id;
if(typeof data0 === "string"){
if(!pattern_0d8528fa4cea.test(data0)){
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
/** @type {Any} */
function validate_listDocumentEmails$path(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "document_id":continue;};
return false;
}
const data0 = data.document_id;
if(typeof data0 === "string"){
if(!pattern_0d8528fa4cea.test(data0)){
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
/** @type {Any} */
function validate_listDocumentEmails$query(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "limit":case "cursor":continue;};
return false;
}
const data0 = data.limit;
if(data0 !== undefined){
if(!(Number.isSafeInteger(data0) && data0 >= 1 && data0 <= 100)){
return false;
}
}
const data1 = data.cursor;
if(data1 !== undefined){
if(typeof data1 === "string"){
if(data1.length < 1){
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
return true;
}
/** @type {Any} */
function validate_createDocumentEmails$path(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "document_id":continue;};
return false;
}
const data0 = data.document_id;
if(typeof data0 === "string"){
if(!pattern_0d8528fa4cea.test(data0)){
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
/** @type {Any} */
function validate_createDocumentEmails$header(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "Idempotency-Key":continue;};
return false;
}
const data0 = data["Idempotency-Key"];
if(data0 !== undefined){
if(typeof data0 === "string"){
if(data0.length > 255 && codePoints(data0) > 255){
return false;
}
if(data0.length < 1){
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
return true;
}
/** @type {Any} */
function validate_getDocumentPdf$path(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "document_id":continue;};
return false;
}
const data0 = data.document_id;
if(typeof data0 === "string"){
if(!pattern_0d8528fa4cea.test(data0)){
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
/** @type {Any} */
function validate_getDocumentPdf$header(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "If-None-Match":continue;};
return false;
}
const data0 = data["If-None-Match"];
if(data0 !== undefined){
if(typeof data0 === "string"){
if(data0.length > 4096 && codePoints(data0) > 4096){
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
return true;
}
/** @type {Any} */
function validate_getDocumentStamp$path(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "document_id":continue;};
return false;
}
const data0 = data.document_id;
if(typeof data0 === "string"){
if(!pattern_0d8528fa4cea.test(data0)){
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
/** @type {Any} */
function validate_getDocumentStamp$header(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "If-None-Match":continue;};
return false;
}
const data0 = data["If-None-Match"];
if(data0 !== undefined){
if(typeof data0 === "string"){
if(data0.length > 4096 && codePoints(data0) > 4096){
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
return true;
}
/** @type {Any} */
function validate_getDocumentXml$path(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "document_id":continue;};
return false;
}
const data0 = data.document_id;
if(typeof data0 === "string"){
if(!pattern_0d8528fa4cea.test(data0)){
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
/** @type {Any} */
function validate_getDocumentXml$header(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "If-None-Match":continue;};
return false;
}
const data0 = data["If-None-Match"];
if(data0 !== undefined){
if(typeof data0 === "string"){
if(data0.length > 4096 && codePoints(data0) > 4096){
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
return true;
}
/** @type {Any} */
function validate_listNumberingAuthorizations$query(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "limit":case "cursor":case "account_id":continue;};
return false;
}
const data0 = data.limit;
if(data0 !== undefined){
if(!(Number.isSafeInteger(data0) && data0 >= 1 && data0 <= 100)){
return false;
}
}
const data1 = data.cursor;
if(data1 !== undefined){
if(typeof data1 === "string"){
if(data1.length < 1){
return false;
}
}
else {
return false;
}
}
const data2 = data.account_id;
if(data2 !== undefined){
if(!(Number.isSafeInteger(data2))){
return false;
}
}
}
else {
return false;
}
return true;
}
/** @type {Any} */
function validate_createNumberingAuthorization$header(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "Idempotency-Key":continue;};
return false;
}
const data0 = data["Idempotency-Key"];
if(data0 !== undefined){
if(typeof data0 === "string"){
if(data0.length > 255 && codePoints(data0) > 255){
return false;
}
if(data0.length < 1){
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
return true;
}
/** @type {Any} */
function validate_deleteNumberingAuthorization$path(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "numbering_authorization_id":continue;};
return false;
}
const data0 = data.numbering_authorization_id;
if(typeof data0 === "string"){
if(!pattern_0d8528fa4cea.test(data0)){
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
/** @type {Any} */
function validate_getNumberingAuthorization$path(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "numbering_authorization_id":continue;};
return false;
}
const data0 = data.numbering_authorization_id;
if(typeof data0 === "string"){
if(!pattern_0d8528fa4cea.test(data0)){
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
/** @type {Any} */
function validate_getSummary$query(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "account_id":continue;};
return false;
}
const data0 = data.account_id;
if(data0 !== undefined){
if(!(Number.isSafeInteger(data0))){
return false;
}
}
}
else {
return false;
}
return true;
}
/** @type {Any} */
function validate_listWebhookDeliveries$query(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "limit":case "cursor":case "account_id":case "webhook_subscription_id":case "state":continue;};
return false;
}
const data0 = data.limit;
if(data0 !== undefined){
if(!(Number.isSafeInteger(data0) && data0 >= 1 && data0 <= 100)){
return false;
}
}
const data1 = data.cursor;
if(data1 !== undefined){
if(typeof data1 === "string"){
if(data1.length < 1){
return false;
}
}
else {
return false;
}
}
const data2 = data.account_id;
if(data2 !== undefined){
if(!(Number.isSafeInteger(data2))){
return false;
}
}
const data3 = data.webhook_subscription_id;
if(data3 !== undefined){
if(!(Number.isSafeInteger(data3))){
return false;
}
}
const data4 = data.state;
if(data4 !== undefined){
if(!(data4 === "pending" || data4 === "delivered" || data4 === "failed")){
return false;
}
}
}
else {
return false;
}
return true;
}
/** @type {Any} */
function validate_getWebhookDelivery$path(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "webhook_delivery_id":continue;};
return false;
}
const data0 = data.webhook_delivery_id;
if(typeof data0 === "string"){
if(!pattern_0d8528fa4cea.test(data0)){
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
/** @type {Any} */
function validate_replayWebhookDelivery$path(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "webhook_delivery_id":continue;};
return false;
}
const data0 = data.webhook_delivery_id;
if(typeof data0 === "string"){
if(!pattern_0d8528fa4cea.test(data0)){
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
/** @type {Any} */
function validate_replayWebhookDelivery$header(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "Idempotency-Key":continue;};
return false;
}
const data0 = data["Idempotency-Key"];
if(data0 !== undefined){
if(typeof data0 === "string"){
if(data0.length > 255 && codePoints(data0) > 255){
return false;
}
if(data0.length < 1){
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
return true;
}
/** @type {Any} */
function validate_listWebhookSubscriptions$query(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "limit":case "cursor":case "account_id":continue;};
return false;
}
const data0 = data.limit;
if(data0 !== undefined){
if(!(Number.isSafeInteger(data0) && data0 >= 1 && data0 <= 100)){
return false;
}
}
const data1 = data.cursor;
if(data1 !== undefined){
if(typeof data1 === "string"){
if(data1.length < 1){
return false;
}
}
else {
return false;
}
}
const data2 = data.account_id;
if(data2 !== undefined){
if(!(Number.isSafeInteger(data2))){
return false;
}
}
}
else {
return false;
}
return true;
}
/** @type {Any} */
function validate_createWebhookSubscription$header(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "Idempotency-Key":continue;};
return false;
}
const data0 = data["Idempotency-Key"];
if(data0 !== undefined){
if(typeof data0 === "string"){
if(data0.length > 255 && codePoints(data0) > 255){
return false;
}
if(data0.length < 1){
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
return true;
}
/** @type {Any} */
function validate_deleteWebhookSubscription$path(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "webhook_subscription_id":continue;};
return false;
}
const data0 = data.webhook_subscription_id;
if(typeof data0 === "string"){
if(!pattern_0d8528fa4cea.test(data0)){
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
/** @type {Any} */
function validate_getWebhookSubscription$path(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
switch(key0){case "webhook_subscription_id":continue;};
return false;
}
const data0 = data.webhook_subscription_id;
if(typeof data0 === "string"){
if(!pattern_0d8528fa4cea.test(data0)){
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
