import fc from "fast-check";
import type { ModelCommand } from "./commands.ts";
import { anyCommand } from "./commands.ts";
import { listStep } from "./list-step.ts";
import type { Real } from "./real.ts";
import { shortestFailure } from "./shortest-failure.ts";
import type { Stage } from "./stage.ts";
import { pairs } from "./stage.ts";
import type { World } from "./world.ts";

/** The results of a check. `divergence` is the seed, the accounts, a shortened failing sequence and its error. */
export interface ModelFigures {
  readonly operations: number;
  readonly sequences: number;
  /** Number of operations by name and response status. */
  readonly kinds: ReadonlyMap<string, number>;
  readonly divergence: string | undefined;
}

/** The minimum number of operations to run, and the seed of the sequences. */
export interface ModelPlan {
  readonly operations: number;
  readonly seed: number;
}

const LONGEST_SEQUENCE = 60;

/** Runs random sequences on the service and on the model, until enough operations have run or a sequence fails. */
export async function checkModel(
  stage: Stage,
  { operations, seed }: ModelPlan,
  progress: (operations: number) => void = () => undefined,
): Promise<ModelFigures> {
  const kinds = new Map<string, number>();
  let ran = 0;
  let sequences = 0;
  const commands = fc.commands(
    anyCommand((kind) => {
      ran += 1;
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    }),
    { maxCommands: LONGEST_SEQUENCE, size: "max" },
  );
  const play = async (sequence: Iterable<ModelCommand>, other: number) => {
    const { model, real } = await stage.begin(other);
    await fc.asyncModelRun(() => ({ model, real }), sequence);
    await takeStock(model, real);
  };
  const property = fc.asyncProperty(commands, fc.nat(pairs - 1), async (sequence, other) => {
    sequences += 1;
    await play(sequence, other);
    progress(ran);
  });
  for (let round = 0; ran < operations; round++) {
    const numRuns = Math.max(1, Math.ceil((operations - ran) / LONGEST_SEQUENCE));
    const details = await fc.check(property, { seed: seed + round, numRuns });
    if (details.counterexample !== null) {
      const [sequence, other] = details.counterexample;
      const divergence = await describeRun([...sequence], (fewer) => play(fewer, other));
      const found = `seed ${seed + round}, accounts of pair ${other}: ${divergence}`;
      return { operations: ran, sequences, kinds, divergence: found };
    }
  }
  return { operations: ran, sequences, kinds, divergence: undefined };
}

/** Shortens a failing sequence. Returns one operation per line, then the error. */
async function describeRun(
  sequence: readonly ModelCommand[],
  play: (sequence: readonly ModelCommand[]) => Promise<void>,
): Promise<string> {
  const failure = await shortestFailure(sequence, async (fewer) => {
    try {
      await play(fewer);
      return undefined;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  });
  if (failure === undefined) return "the failure did not occur again";
  return [...failure.items.map(String), failure.reason].join("\n");
}

/** Reads all documents and customers after a sequence; throws if one differs from the model. */
async function takeStock(world: World, real: Real): Promise<void> {
  for (const what of ["documents", "customers_suppliers"] as const) {
    const wish = { who: "operator", what, account: 0, limit: 100 } as const;
    let step: ReturnType<typeof listStep> | undefined = listStep(world, wish);
    while (step !== undefined) step = step.next(await real.perform(step));
  }
}
