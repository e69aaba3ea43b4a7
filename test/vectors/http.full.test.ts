import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { validators } from "../../generated/validators/answers.js";
import { startService, type TestService } from "../server/service.ts";
import { lines, type Reported, unhelpful, unmet } from "./findings.ts";
import { loadVectors } from "./load.ts";
import { operationOf } from "./operations.ts";
import { valueAt } from "./patch.ts";
import { createStage } from "./stage.ts";

let service: TestService;
let stage: ReturnType<typeof createStage>;

beforeAll(async () => {
  service = await startService();
  stage = createStage(service);
});

afterAll(() => service.close());

// On Citus, every twelfth vector is enough to check that the SQL statements run.
const SAMPLE = process.env.TEST_CITUS_URL === undefined ? 1 : 12;

describe.each(loadVectors())("the service with the vectors of $place", (file) => {
  const { success } = operationOf(file.body);

  it.each(file.vectors.filter((_, at) => at % SAMPLE === 0))(
    "responds as expected: $name",
    async (vector) => {
      const { errors = [], warnings = [], answer = {} } = vector;
      const { status, type, body } = await stage.play(vector, file);
      const reported = body as { errors?: Reported[]; warnings?: Reported[] };
      const findings = [...(reported.errors ?? []), ...(reported.warnings ?? [])];
      expect({
        errors: lines(reported.errors ?? []),
        warnings: lines(reported.warnings ?? []),
        status,
      }).toEqual({
        errors: lines(errors),
        warnings: lines(warnings),
        status: vector.status ?? (errors.length > 0 ? 400 : success),
      });
      expect(unmet([...errors, ...warnings], findings)).toEqual([]);
      expect(unhelpful(findings)).toEqual([]);
      const pointers = Object.keys(answer);
      expect(pointers.map((pointer) => [pointer, valueAt(body, pointer)])).toEqual(
        Object.entries(answer),
      );
      if (status < 300) return;
      expect(type).toBe("application/problem+json");
      expect(validators.Problem(body)).toBe(true);
    },
  );
});
