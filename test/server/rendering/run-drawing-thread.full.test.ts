import { Worker } from "node:worker_threads";
import { expect, it, vi } from "vitest";
import { drawSymbolInThread } from "../../../server/rendering/run-drawing-thread.ts";

it("when a failed worker thread exits late, the new thread stays in use", async () => {
  const post = vi.spyOn(Worker.prototype, "postMessage");
  const threadOfDrawing = async () => {
    await drawSymbolInThread({ symbology: "qrcode", payload: "text" }, "source");
    return post.mock.contexts.at(-1) as Worker;
  };
  const failed = await threadOfDrawing();
  failed.emit("error", new Error("out of memory"));
  const next = await threadOfDrawing();
  expect(next).not.toBe(failed);
  failed.emit("exit", 1);
  expect(await threadOfDrawing()).toBe(next);
  post.mockRestore();
  await failed.terminate();
});
