import { writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import published from "../../generated/rules.json" with { type: "json" };
import { main } from "../../generator/cli.ts";
import { recordingConsole } from "../generator/command.ts";
import { folderFor } from "../generator/output.ts";
import { startService, type TestService } from "../server/service.ts";
import { loadVectors } from "./load.ts";
import { createStage } from "./stage.ts";
import type { Vector } from "./vector.ts";

const body = path.join(folderFor("vectors-command"), "body.json");
let service: TestService;
let stage: ReturnType<typeof createStage>;
let sent = "";

beforeAll(async () => {
  service = await startService();
  stage = createStage({
    ...service,
    request: (url, init) => {
      sent = String(init?.body);
      return service.request(url, init);
    },
  });
});

afterAll(() => service.close());

const kept = new Set(published.rules.filter(({ kind }) => kind === "refusal").map(({ id }) => id));

/** At most four vectors with status 400 whose errors all come from the schema and point into the request body. */
function sampleOf(vectors: readonly Vector[]): Vector[] {
  const refused = vectors.filter(
    ({ errors = [], status = 400, state }) =>
      errors.length > 0 &&
      status === 400 &&
      state !== true &&
      errors.every(({ rule, pointer }) => pointer !== undefined && !kept.has(rule)),
  );
  return refused.filter((_, index) => index % Math.ceil(refused.length / 4) === 0);
}

const files = loadVectors().filter(({ vectors }) => sampleOf(vectors).length > 0);

describe.each(files)("talonario validate with the vectors of $place", (file) => {
  const vectors = sampleOf(file.vectors);

  it.each(vectors)("prints the same errors as the service: $name", async (vector) => {
    const response = await stage.play(vector, file);
    const { errors, truncated } = response.body as { errors: unknown; truncated?: boolean };
    writeFileSync(body, sent);
    const { console, out } = recordingConsole();
    const variant = file.variant === undefined ? [] : ["--variant", file.variant];
    const args = ["validate", body, "--schema", file.body, ...variant, "--json"];
    expect(await main(args, console)).toBe(1);
    expect(JSON.parse(out.join("\n"))).toEqual({
      valid: false,
      errors,
      ...(truncated === undefined ? {} : { truncated }),
    });
  });
});
