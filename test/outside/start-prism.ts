import { spawn } from "node:child_process";
import { once } from "node:events";

/** Starts Prism, a third-party mock server, for an OpenAPI document. Rejects if Prism exits before listening. */
export async function startPrism(
  document: string,
): Promise<{ readonly url: string; close(): Promise<void> }> {
  const program = "test/outside/node_modules/@stoplight/prism-cli/dist/index.js";
  const child = spawn(process.execPath, [program, "mock", "--port", "0", document], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  const exited = once(child, "exit");
  let printed = "";
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      const found = /Prism is listening on (http:\/\/[0-9.:]+)[^0-9.:]/.exec(printed)?.[1];
      if (found !== undefined) resolve(found);
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    exited.then(() => reject(new Error(`Prism exited before listening:\n${printed}`)), reject);
  });
  return {
    url,
    async close() {
      child.kill();
      await exited;
    },
  };
}
