import { beforeAll, describe, expect, it } from "vitest";
import { generateSpec, importFrom } from "./output.ts";
import { seedsSpec } from "./seeds-spec.ts";

interface Definition {
  body?: { limits?: object };
}
interface App {
  request(path: string, init: RequestInit): Promise<Response>;
}
interface Routes {
  definitions: Definition[];
  createRoutes(options: object): Promise<App>;
}

describe("routes with limits for the request body", () => {
  const limits = { bytes: 100, depth: 3, values: 10 };
  let routes: Routes;
  let errors: unknown[] = [];

  beforeAll(async () => {
    routes = await importFrom(
      await generateSpec("body-limits/routes", seedsSpec(limits)),
      "routes.ts",
    );
  });

  const make = async (settings: object = {}, of = routes) => {
    errors = [];
    const operations = { putSeed: async () => ({ status: 204 }) };
    const onError = (error: unknown) => void errors.push(error);
    return of.createRoutes({ operations, onError, ...settings });
  };
  const put = (app: App, body: BodyInit, init: object = {}) => {
    const headers = { "Content-Type": "application/json" };
    return app.request("/seeds", { method: "PUT", headers, body, ...init } as RequestInit);
  };
  const stream = (text: string) => new Blob([text]).stream();
  const ofBytes = (bytes: number) => `[${" ".repeat(bytes - 2)}]`;
  const ofValues = (values: number) => JSON.stringify(Array(values - 1).fill(0));
  const ofDepth = (depth: number) => "[".repeat(depth) + "]".repeat(depth);

  it("have the limits of the spec, or no limits if the spec has none", async () => {
    expect(routes.definitions[0]?.body?.limits).toEqual(limits);
    const without = await generateSpec("body-limits/without", seedsSpec(undefined));
    const { definitions } = await importFrom<Routes>(without, "routes.ts");
    expect(definitions[0]?.body).not.toHaveProperty("limits");
  });

  it("have the limits of a referenced request body", async () => {
    const { requestBody } = seedsSpec(limits).paths["/seeds"].put;
    const spec = seedsSpec(undefined, { requestBody: { $ref: "#/components/requestBodies/Seed" } });
    const components = { requestBodies: { Seed: requestBody } };
    const folder = await generateSpec("body-limits/referred", { ...spec, components });
    const { definitions } = await importFrom<Routes>(folder, "routes.ts");
    expect(definitions[0]?.body?.limits).toEqual(limits);
  });

  it.each<[string, string, number]>([
    ["the maximum number of bytes", ofBytes(100), 204],
    ["one byte too many", ofBytes(101), 413],
    ["the maximum number of values", ofValues(10), 204],
    ["one value too many", ofValues(11), 413],
    ["the maximum number of levels", ofDepth(3), 204],
    ["one level too many", ofDepth(4), 400],
    ["too many bytes of invalid JSON", "[".repeat(101), 413],
    ["too many values of invalid JSON", `[${"0,".repeat(11)}`, 413],
    ["too many levels of invalid JSON", "[[[[", 400],
    ["too many bytes in few characters", JSON.stringify(["é".repeat(49)]), 413],
  ])("return the same status for %s, as a text or a stream", async (_, text, status) => {
    const app = await make();
    const [whole, chunked] = await Promise.all([
      put(app, text),
      put(app, stream(text), { duplex: "half" }),
    ]);
    expect([whole.status, chunked.status]).toEqual([status, status]);
    expect(errors).toEqual([]);
  });

  it("respond with 400 to a number that is too large for a double, and do not call onError", async () => {
    const app = await make();
    const response = await put(app, '{"a":[1e400]}');
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ detail: expect.stringContaining("number") });
    expect((await put(app, '{"a":[1e300]}')).status).toBe(204);
    expect(errors).toEqual([]);
  });

  it.each([
    ['{"a":[1,{"b":"\\u0000"}]}', "/a/1/b"],
    ['{"a/b":{"c\\ud800":1}}', "/a~1b"],
    ['{"a":["x",{}],"b":["\\udc00"],"c":"\\ud800"}', "/b/0"],
    ['"\\ud800"', "The body"],
  ])(
    "respond with 400 to %s, which has a text that databases cannot store, and report the location %s",
    async (text, place) => {
      const response = await put(await make(), text);
      expect(response.status).toBe(400);
      const detail = `${place} contains NUL or half of a surrogate pair.`;
      expect(await response.json()).toMatchObject({ detail });
    },
  );

  it.each([
    ['{"a":1,"b":{"a":2},"c":[{"a":1},{"a":1}]}', undefined],
    [String.raw`{"a":"\":","b":"{\"a\":1,\"a\":2}"}`, undefined],
    ['{"a":":","b":[": ","\\":"],"c":"a :"}', undefined],
    ['{"a":"x","a":"x"}', "a"],
    ['{"a" : 1,"a"\n:":"}', "a"],
    [String.raw`[1,{"a":1,"\u0061" : 2}]`, "a"],
    ['{"__proto__":1,"__proto__":2}', "__proto__"],
  ])("check for duplicate members only with the setting uniqueNames: %s", async (text, name) => {
    const strict = await put(await make({ uniqueNames: true }), text);
    expect(strict.status).toBe(name === undefined ? 204 : 400);
    if (name !== undefined) {
      const detail = `An object in the body has "${name}" twice; send the member once.`;
      expect(await strict.json()).toMatchObject({ detail });
    }
    expect((await put(await make(), text)).status).toBe(204);
  });

  it("reject a Content-Length above the limit before they read a byte", async () => {
    let pulled = 0;
    const never = new ReadableStream({ pull: () => void pulled++ }, { highWaterMark: 0 });
    const headers = { "Content-Type": "application/json", "Content-Length": "101" };
    const response = await put(await make(), never, { duplex: "half", headers });
    expect([response.status, pulled]).toEqual([413, 0]);
  });

  it("cancel a stream that exceeds the limit", async () => {
    let pulled = 0;
    let isCancelled = false;
    const unending = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(40).fill(++pulled)),
      cancel: () => {
        isCancelled = true;
      },
    });
    expect((await put(await make(), unending, { duplex: "half" })).status).toBe(413);
    expect(isCancelled).toBe(true);
    expect(pulled).toBeLessThan(6);
  });

  it("apply the smaller of the spec's limit and the service's limit, for each kind of limit", async () => {
    const less = await make({ bodyLimitBytes: 50, depthLimit: 2, valueLimit: 5 });
    const more = await make({ bodyLimitBytes: 1000, depthLimit: 30, valueLimit: 1000 });
    const ask = async (app: App) => {
      const texts = [50, 51, 100, 101].map(ofBytes);
      const others = [...[5, 6, 10, 11].map(ofValues), ...[2, 3, 4].map(ofDepth)];
      const responses = [...texts, ...others].map(async (text) => (await put(app, text)).status);
      return Promise.all(responses);
    };
    expect(await ask(less)).toEqual([204, 413, 413, 413, 204, 413, 413, 413, 204, 400, 400]);
    expect(await ask(more)).toEqual([204, 204, 204, 413, 204, 204, 204, 413, 204, 204, 400]);
  });

  it.each([
    ["64 KiB", ofBytes(65_536), 204, 0],
    ["64 KiB and one byte", ofBytes(65_537), 204, 2],
    ["invalid JSON of 64 KiB and one byte", "[".padEnd(65_537), 400, 1],
  ])(
    "call the setting takeTurn before they parse a body above 64 KiB, and again before they validate it: %s",
    async (_, text, status, turns) => {
      const folder = await generateSpec("body-limits/turns", seedsSpec(undefined));
      let taken = 0;
      const takeTurn = async () => void taken++;
      const app = await make({ takeTurn }, await importFrom<Routes>(folder, "routes.ts"));
      expect((await put(app, text)).status).toBe(status);
      expect(taken).toBe(turns);
    },
  );

  it("respond with 499 to an upload that the client aborts, and do not call onError", async () => {
    const gone = new AbortController();
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{"a":')),
      pull: (controller) => {
        gone.abort();
        controller.error(new Error("The connection is gone."));
      },
    });
    const response = await put(await make(), body, { duplex: "half", signal: gone.signal });
    expect(response.status).toBe(499);
    expect(errors).toEqual([]);
  });

  it("respond with 500 to a stream that fails while the client is connected, and call onError", async () => {
    const body = new ReadableStream({ pull: () => Promise.reject(new Error("A disk is gone.")) });
    const response = await put(await make(), body, { duplex: "half" });
    expect(response.status).toBe(500);
    expect(errors).toMatchObject([{ message: "A disk is gone." }]);
  });
});
