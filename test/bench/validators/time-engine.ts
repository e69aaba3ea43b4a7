import { engines, type Validator } from "./engines.ts";
import { subjects } from "./subjects.ts";

// Measures the engine that the first argument names. Prints JSON by subject: nanoseconds per body, number of errors.

const [name = "", milliseconds = "300"] = process.argv.slice(2);
const make = engines[name];
if (make === undefined) throw new Error(`Unknown engine: ${name}`);

const times: Record<string, Record<string, number>> = {};
for (const subject of subjects) {
  const validator = await make(subject);
  const { accept, reject, explain } = subject.bodies;
  if (!validator.accepts(accept) || validator.accepts(reject) || validator.explain(explain) < 2) {
    throw new Error(`${name} returns a wrong result for a body of ${subject.name}`);
  }
  times[subject.name] = {
    accept: timeOf(() => validator.accepts(accept)),
    fresh: timeOfFresh(validator, JSON.stringify(accept)),
    reject: timeOf(() => validator.accepts(reject)),
    explain: timeOf(() => validator.explain(explain)),
    mistakes: validator.explain(explain),
  };
}
console.log(JSON.stringify(times));

/** Nanoseconds per call: the fastest of ten turns, after a warm-up as long as five turns. */
function timeOf(work: () => unknown): number {
  const turn = Number(milliseconds) / 10;
  let calls = 0;
  for (const end = performance.now() + turn * 5; performance.now() < end; calls++) work();
  const batch = Math.max(1, Math.round(calls / 5));
  const rates = Array.from({ length: 10 }, () => {
    // Other load on the machine has little effect on processor time.
    const start = process.cpuUsage();
    for (let call = 0; call < batch; call++) work();
    const { user, system } = process.cpuUsage(start);
    return ((user + system) * 1000) / batch;
  });
  return Math.min(...rates);
}

/** Nanoseconds per body. As in a server, each body is parsed and validated once; the time excludes parsing. */
function timeOfFresh(validator: Validator, text: string): number {
  const rates = Array.from({ length: 30 }, () => {
    const bodies = Array.from({ length: 2000 }, () => JSON.parse(text));
    const start = process.cpuUsage();
    for (const body of bodies) validator.accepts(body);
    const { user, system } = process.cpuUsage(start);
    return ((user + system) * 1000) / bodies.length;
  });
  return Math.min(...rates);
}
