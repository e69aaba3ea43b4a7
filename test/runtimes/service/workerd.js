import { answer } from "./service.js";

export default { fetch: answer };
