import type { Change } from "./change.ts";
import { contextOf, diffContents, type Pair, sameContent } from "./pair.ts";
import { diffSchemas } from "./schemas.ts";

/** The changes in the responses of an operation: statuses, media types, bodies and headers. */
export function diffResponses(pair: Pair): Change[] {
  const { old, now } = pair;
  const context = contextOf(pair, "response");
  const about = { side: "response" as const, subject: context.subject };
  const changes: Change[] = [];
  for (const response of old.responses) {
    const same = now.responses.find((one) => one.status === response.status);
    if (same === undefined) {
      const typescript = `a handler for ${now.id} that returns ${response.status} no longer compiles`;
      const breaking = /^[23]/.test(response.status);
      changes.push({
        ...about,
        breaking,
        message: `status ${response.status} was removed`,
        typescript,
      });
      continue;
    }
    const messages = {
      lost: (mediaType: string) => `status ${response.status} is no longer sent as ${mediaType}`,
      added: (mediaType: string) => `status ${response.status} may be sent as ${mediaType} now`,
    };
    changes.push(
      ...diffContents(response.contents, same.contents, context, pair.versions, messages),
    );
    const [[first], [firstNow]] = [response.contents, same.contents];
    const kept = first && sameContent(same.contents, first);
    if (kept !== undefined && kept !== firstNow) {
      const types = `${firstNow?.mediaType} by default (was ${first?.mediaType})`;
      const message = `status ${response.status} is sent as ${types}`;
      const handler = `a handler for ${now.id} that returns ${response.status} without contentType`;
      const typescript = `${handler} may no longer compile`;
      changes.push({ ...about, breaking: false, message, typescript });
    }
    for (const header of response.headers) {
      const is = same.headers.find((one) => isSameHeader(one, header));
      const place = `${response.status} ${header.name}`;
      if (is !== undefined) {
        changes.push(...diffSchemas(header.schema, is.schema, place, context, pair.versions()));
      }
      if (is !== undefined && is.name !== header.name) {
        const message = `the header is named ${is.name} (was ${header.name})`;
        const typescript = `your handler for ${now.id} no longer compiles: rename ${header.name} to ${is.name}`;
        const named = `${response.status} ${is.name}`;
        changes.push({ ...about, place: named, breaking: false, message, typescript });
      }
      const lost = is === undefined ? "the header was removed" : "the header is optional now";
      const kept = is !== undefined && (is.required || !header.required);
      if (!kept) changes.push({ ...about, place, breaking: header.required, message: lost });
    }
    for (const header of same.headers) {
      const was = response.headers.find((one) => isSameHeader(one, header));
      if (was === undefined && !header.required) {
        const message = `status ${response.status} may have the header ${header.name} now`;
        changes.push({ ...about, breaking: false, message });
      }
      if (!header.required || was?.required) continue;
      const message = `status ${response.status} always has the header ${header.name} now`;
      const typescript = `your handler for ${now.id} no longer compiles: add ${header.name} to its ${response.status} response`;
      changes.push({ ...about, breaking: false, message, typescript });
    }
  }
  for (const { status } of now.responses) {
    if (old.responses.some((one) => one.status === status)) continue;
    changes.push({ ...about, breaking: false, message: `status ${status} is new` });
  }
  return changes;
}

/** Whether two headers have the same name. Header names are case-insensitive. */
function isSameHeader(one: { name: string }, other: { name: string }): boolean {
  return one.name.toLowerCase() === other.name.toLowerCase();
}
