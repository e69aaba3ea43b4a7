import { answer } from "./service.js";

const { port } = globalThis.Bun.serve({ fetch: answer, hostname: "127.0.0.1", port: 0 });
console.log(`port ${port}`);
