import { describe, expect, it, vi } from "vitest";
import { eventually } from "../eventually.ts";
import { ask, bodies, held, open, pause, serve } from "./raw-service.ts";

const MEGABYTE = 1024 * 1024;
const large = new Uint8Array(48 * MEGABYTE).fill(0x6f);

describe("a response", () => {
  it("that the client does not read is cut off, and other responses arrive", async () => {
    await serve((path) => new Response(path === "/large" ? large : "small"), {
      responseTimeoutSeconds: 0.5,
    });
    const deaf = await open();
    deaf.pause();
    deaf.send(ask("/large"));
    await eventually(async () => {
      const other = await open();
      other.send(ask("/small"));
      await eventually(() => expect(bodies(other)).toEqual(["small"]));
      other.hangUp();
      await other.ended;
      expect(await held()).toBe(0);
    });
    deaf.resume();
    await deaf.ended;
    expect(deaf.size()).toBeLessThan(large.length);
  });

  it("that the client reads too slowly is cut off, even if the client never stops reading", async () => {
    await serve(() => new Response(large), { responseTimeoutSeconds: 1 });
    const slow = await open();
    slow.pause();
    slow.send(ask("/"));
    const sipping = setInterval(() => slow.take(MEGABYTE / 4), 50);
    await eventually(async () => expect(await held()).toBe(0));
    clearInterval(sipping);
    slow.resume();
    await slow.ended;
    expect(slow.size()).toBeLessThan(large.length);
  });

  it("that the client reads with pauses arrives whole, even after the response timeout", async () => {
    await serve(() => new Response(large), { responseTimeoutSeconds: 2.5 });
    const slow = await open();
    slow.send(ask("/"));
    for (let part = 0; part < 3; part++) {
      slow.resume();
      await pause(1);
      slow.pause();
      await pause(1000);
    }
    // The response timeout is over, and the client has received less than half of the response.
    expect(slow.size()).toBeLessThan(large.length / 2);
    slow.resume();
    await eventually(() => expect(slow.size()).toBeGreaterThan(large.length));
    expect(bodies(slow)[0]).toHaveLength(large.length);
  });

  it("arrives whole even if the clock is set forward during the transfer", async () => {
    await serve(() => new Response(large), { responseTimeoutSeconds: 10 });
    const slow = await open();
    slow.pause();
    slow.send(ask("/"));
    await pause(500);
    const hourLater = Date.now() + 3_600_000;
    const clock = vi.spyOn(Date, "now").mockReturnValue(hourLater);
    await pause(500);
    clock.mockRestore();
    slow.resume();
    await eventually(() => expect(slow.size()).toBeGreaterThan(large.length));
  });

  it("arrives even if the handler takes longer than the response timeout", async () => {
    await serve(() => pause(1500).then(() => new Response("made")), {
      responseTimeoutSeconds: 0.3,
    });
    const patient = await open();
    patient.send(ask("/"));
    await eventually(() => expect(bodies(patient)).toEqual(["made"]));
  });

  it("on the oldest connection is cut off first if too many bytes are unread", async () => {
    // Three responses of this size exceed the limit of unread bytes; two do not.
    const third = large.subarray(0, 28 * MEGABYTE);
    let responded = 0;
    await serve(() => {
      responded += 1;
      return new Response(third);
    });
    const deaf = [await open(), await open(), await open()];
    for (const [index, connection] of deaf.entries()) {
      connection.pause();
      connection.send(ask("/"));
      await eventually(() => expect(responded).toBe(index + 1));
    }
    await eventually(async () => expect(await held()).toBe(2));
    // During this pause the server checks several more times, and must cut off no other response.
    await pause(1000);
    for (const connection of deaf) connection.resume();
    await deaf[0]?.ended;
    await eventually(() => {
      const whole = deaf.map((connection) => connection.size() > third.length);
      expect(whole).toEqual([false, true, true]);
    });
  });

  it("counts as unread even if an earlier response on its connection is also unread", async () => {
    await serve((path) => new Response(path === "/small" ? "x" : large.subarray(0, 28 * MEGABYTE)));
    for (let count = 0; count < 3; count++) {
      const connection = await open();
      connection.pause();
      connection.send(ask("/small") + ask("/"));
    }
    await eventually(async () => expect(await held()).toBe(2));
  });

  it("of the caller with the most unread bytes is cut off before an older response of another caller", async () => {
    const third = large.subarray(0, 28 * MEGABYTE);
    let responded = 0;
    await serve(() => {
      responded += 1;
      return new Response(third);
    });
    const slow = [await open("127.0.0.2"), await open(), await open()];
    for (const [index, connection] of slow.entries()) {
      connection.pause();
      connection.send(ask("/"));
      await eventually(() => expect(responded).toBe(index + 1));
    }
    await eventually(async () => expect(await held()).toBe(2));
    for (const connection of slow) connection.resume();
    await slow[1]?.ended;
    await eventually(() => {
      const whole = slow.map((connection) => connection.size() > third.length);
      expect(whole).toEqual([true, false, true]);
    });
  });
});
