import { applyLoad } from "../load.ts";
import { documentRequest } from "./document-request.ts";
import { metricsToken, startProcess } from "./start-process.ts";
import { creation } from "./subjects.ts";

const CONNECTIONS = 64;
const PART_MS = 2000;

/** Creates at least `documents` documents, then reads the service's resident memory in MB from `/metrics`. */
export async function measureMemory(documents: number): Promise<number> {
  const running = await startProcess(creation);
  try {
    const { port } = running;
    const request = await documentRequest(creation, port);
    for (let stored = 0; stored < documents; ) {
      const load = { connections: CONNECTIONS, warmMs: 0, measureMs: PART_MS, status: 201 };
      const { responses, others } = await applyLoad({ ...load, port, request });
      if (Object.keys(others).length > 0) {
        throw new Error(`Unexpected responses: ${JSON.stringify(others)}`);
      }
      stored += responses;
    }
    const headers = { Authorization: `Bearer ${metricsToken}` };
    const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`, { headers })).text();
    const bytes = /^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1];
    return Number(bytes) / 1e6;
  } finally {
    await running.end();
  }
}
