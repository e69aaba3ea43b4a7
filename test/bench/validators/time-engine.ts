import { engines, type Validator } from "./engines.ts";
import { subjects } from "./subjects.ts";

// One engine in a process of its own: prints nanoseconds per body, by subject and measurement.

const [name = "", milliseconds = "300"] = process.argv.slice(2);
const make = engines[name];
if (make === undefined) throw new Error(`there is no engine ${name}`);

const times: Record<string, Record<string, number>> = {};
for (const subject of subjects) {
  const validator = await make(subject);
  const { accept, reject, explain } = subject.bodies;
  if (!validator.accepts(accept) || validator.accepts(reject) || validator.explain(explain) < 2) {
    throw new Error(`${name} gives a wrong verdict on a body of ${subject.name}`);
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

/** Nanoseconds per call: the quickest of ten turns, after a warm-up of half their time. */
function timeOf(work: () => unknown): number {
  const turn = Number(milliseconds) / 10;
  let calls = 0;
  for (const end = performance.now() + turn * 5; performance.now() < end; calls++) work();
  const batch = Math.max(1, Math.round(calls / 5));
  const rates = Array.from({ length: 10 }, () => {
    // Processor time, so that other load on the machine has little effect.
    const start = process.cpuUsage();
    for (let call = 0; call < batch; call++) work();
    const { user, system } = process.cpuUsage(start);
    return ((user + system) * 1000) / batch;
  });
  return Math.min(...rates);
}

/** Nanoseconds per body; each is parsed anew, as in a server, and validated once. Parsing is not counted. */
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
