import type { Change } from "./change.ts";
import { contextOf, diffContent, type Pair } from "./pair.ts";
import { diffSchemas } from "./schemas.ts";

/** What changed in what an operation answers: statuses, media types, bodies and headers. */
export function diffAnswers(pair: Pair): Change[] {
  const { old, now } = pair;
  const context = contextOf(pair, "response");
  const about = { side: "response" as const, subject: context.subject };
  const changes: Change[] = [];
  for (const answer of old.answers) {
    const same = now.answers.find((one) => one.status === answer.status);
    if (same === undefined) {
      const typescript = `a handler for ${now.id} that answers ${answer.status} no longer compiles`;
      const breaking = /^[23]/.test(answer.status);
      changes.push({ ...about, breaking, message: `${answer.status} was removed`, typescript });
      continue;
    }
    for (const content of answer.contents) {
      const is = same.contents.find((one) => one.mediaType === content.mediaType);
      if (is !== undefined) changes.push(...diffContent(content, is, context, pair.versions()));
      else {
        const message = `${answer.status} is no longer answered as ${content.mediaType}`;
        changes.push({ ...about, breaking: true, message });
      }
    }
    for (const header of answer.headers) {
      const is = same.headers.find(({ name }) => name === header.name);
      const place = `${answer.status} ${header.name}`;
      if (is !== undefined) {
        changes.push(...diffSchemas(header.schema, is.schema, place, context, pair.versions()));
      }
      const lost = is === undefined ? "the header was removed" : "the header may be left out";
      const kept = is !== undefined && (is.required || !header.required);
      if (!kept) changes.push({ ...about, place, breaking: header.required, message: lost });
    }
    for (const header of same.headers.filter(({ required }) => required)) {
      if (answer.headers.some((one) => one.name === header.name && one.required)) continue;
      const message = `${answer.status} carries the header ${header.name}`;
      const typescript = `your handler for ${now.id} no longer compiles: its ${answer.status} lacks ${header.name}`;
      changes.push({ ...about, breaking: false, message, typescript });
    }
  }
  for (const { status } of now.answers) {
    if (old.answers.some((one) => one.status === status)) continue;
    changes.push({ ...about, breaking: false, message: `${status} is a new response` });
  }
  return changes;
}
