import { answer } from "./service.js";

const onListen = (/** @type {{port: number}} */ { port }) => console.log(`port ${port}`);
globalThis.Deno.serve({ hostname: "127.0.0.1", port: 0, onListen }, answer);
