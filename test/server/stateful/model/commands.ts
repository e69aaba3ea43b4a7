import type fc from "fast-check";
import type { Reply } from "../../client.ts";
import { createStep } from "./create-step.ts";
import { customerStep } from "./customer-step.ts";
import { deleteStep } from "./delete-step.ts";
import { listStep } from "./list-step.ts";
import { readStep } from "./read-step.ts";
import type { Real } from "./real.ts";
import { statusStep } from "./status-step.ts";
import type { Step } from "./step.ts";
import { updateStep } from "./update-step.ts";
import { wishes } from "./wishes.ts";
import type { World } from "./world.ts";

/** One operation of a random sequence. */
export type ModelCommand = fc.AsyncCommand<World, Real>;

/**
 * Generators of all operations; most operations change data. `ran` receives a text per operation that passed, e.g.
 * `create 201`.
 */
export function anyCommand(ran: (kind: string) => void): fc.Arbitrary<ModelCommand>[] {
  const command = (
    name: string,
    wish: unknown,
    run: (world: World, real: Real) => Promise<Reply>,
  ): ModelCommand => ({
    check: () => true,
    async run(world, real) {
      real.advance(world);
      const { status } = await run(world, real);
      ran(`${name} ${status}`);
    },
    toString: () => `${name}(${JSON.stringify(wish)})`,
  });
  function of<Wish>(
    name: string,
    wish: fc.Arbitrary<Wish>,
    step: (world: World, wish: Wish) => Step,
  ): fc.Arbitrary<ModelCommand> {
    return wish.map((wanted) =>
      command(name, wanted, (world, real) => real.perform(step(world, wanted))),
    );
  }
  const create = of("create", wishes.create, createStep);
  const update = of("update", wishes.update, updateStep);
  const list = wishes.list.map((wanted) =>
    command("list", wanted, async (world, real) => {
      let step = listStep(world, wanted);
      for (;;) {
        const response = await real.perform(step);
        const next = step.next(response);
        if (next === undefined) return response;
        step = next;
      }
    }),
  );
  return [
    create,
    create,
    create,
    update,
    update,
    of("status", wishes.status, statusStep),
    of("status", wishes.status, statusStep),
    of("delete", wishes.delete, deleteStep),
    of("read", wishes.read, readStep),
    of("customer", wishes.customer, customerStep),
    list,
  ];
}
