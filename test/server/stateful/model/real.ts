import type { Client, Reply } from "../../client.ts";
import { createClient } from "../../client.ts";
import type { TestService } from "../../service.ts";
import type { ModelRequest, Step } from "./step.ts";
import type { World } from "./world.ts";

/** The service that is checked against the model. */
export interface Real {
  /** Sends a step's request, and passes the response to the step's `take`. */
  perform(step: Step): Promise<Reply>;
  /** Advances the clocks of the service and of the model by seven hours. */
  advance(world: World): void;
}

const someHours = 7 * 3_600_000;

/** Wraps a service that reads the time from `clock`; requests of the operator use the token of `operator`. */
export function createReal(service: TestService, operator: Client, clock: { now: number }): Real {
  return {
    async perform({ request, take }) {
      const response = await send(service, operator, request);
      take(response);
      return response;
    },
    advance(world) {
      clock.now += someHours;
      world.now = clock.now;
    },
  };
}

function send(service: TestService, operator: Client, request: ModelRequest): Promise<Reply> {
  const { caller, method, path, body } = request;
  const client = createClient(service, caller === "operator" ? operator.token : caller.admin.token);
  switch (method) {
    case "GET":
      return client.get(path);
    case "DELETE":
      return client.delete(path);
    case "POST":
      return client.post(path, body);
    case "PUT":
      return client.put(path, body);
    case "PATCH":
      return client.patch(path, body);
  }
}
