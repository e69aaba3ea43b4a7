import { isInRange, isSameMediaType } from "../openapi/media.ts";
import { escapeSegment, type JsonObject } from "../openapi/pointer.ts";
import type { Content } from "../plan/contents.ts";
import type { Operation } from "../plan/operations.ts";
import type { Plan } from "../plan/plan.ts";
import { type DecodeShape, decodeShape } from "../plan/shapes.ts";
import type { Change, Context } from "./change.ts";
import { diffSchemas, type Versions } from "./schemas.ts";

/** An operation that exists in both specs, and the plans of both specs. */
export interface Pair {
  old: Operation;
  now: Operation;
  plans: { old: Plan; now: Plan };
  versions: () => Versions;
}

/** The name of an operation in changes, such as `POST /books`. */
export function subjectOf({ method, path }: Operation): string {
  return `${method.toUpperCase()} ${path}`;
}

/** The context for comparing the schemas on one side of an operation. */
export function contextOf({ now }: Pair, side: "request" | "response"): Context {
  return { side, subject: subjectOf(now), handler: now.id };
}

/** The changes in the schema, the stream and the form fields of one content. */
function diffContent(old: Content, now: Content, context: Context, versions: Versions): Change[] {
  const styles = [
    ...diffStreams(old, now, context),
    ...diffStyles(old.arrays ?? {}, now.arrays ?? {}, context),
  ];
  if (old.model === undefined && now.model === undefined) return styles;
  const [before, after] = [old, now].map(({ model }) =>
    model === undefined ? {} : { $ref: model },
  );
  const files = now.kind === "multipart" ? diffFiles(before, after, context, versions) : [];
  return [...styles, ...files, ...diffSchemas(before, after, "", context, versions)];
}

/** Reports the members of a multipart form that became files or are no longer files. */
function diffFiles(
  old: JsonObject | undefined,
  now: JsonObject | undefined,
  context: Context,
  versions: Versions,
): Change[] {
  const { members: before = {} } = decodeShape(old, versions.old, 2);
  const { members: after = {} } = decodeShape(now, versions.now, 2);
  const isFile = ({ file, items }: DecodeShape) => (file ?? items?.file) === true;
  const { side, subject, handler } = context;
  return Object.entries(after).flatMap(([name, is]): Change[] => {
    const was = Object.hasOwn(before, name) ? before[name] : undefined;
    if (was === undefined || isFile(was) === isFile(is)) return [];
    const message = isFile(is) ? "the member is a file now" : "the member is no longer a file";
    const place = `/${escapeSegment(name)}`;
    const change: Change = { breaking: true, side, subject, place, message };
    if (side === "response" || handler === undefined) return [change];
    return [
      { ...change, typescript: `a handler for ${handler} that reads ${name} no longer compiles` },
    ];
  });
}

/** Finds the content that has the given media type. Ignores letter case and blanks, as the routes do. */
export function sameContent(
  contents: readonly Content[],
  { mediaType }: Content,
): Content | undefined {
  return (
    contents.find((one) => one.mediaType === mediaType) ??
    contents.find((one) => isSameMediaType(one.mediaType, mediaType))
  );
}

function isNarrow({ mediaType }: Content): boolean {
  return !mediaType.startsWith("*");
}

/** The changes in the media types of a body, and in their schemas. `messages` describes one lost or added type. */
export function diffContents(
  old: readonly Content[],
  now: readonly Content[],
  context: Context,
  versions: () => Versions,
  messages: { lost(mediaType: string): string; added(mediaType: string): string },
): Change[] {
  const about = { side: context.side, subject: context.subject };
  // In requests, an old media type matches a new range that contains it.
  // In responses, a new media type matches an old range that contains it.
  const fits = (was: Content, is: Content) =>
    context.side === "request"
      ? isInRange(was.mediaType, is.mediaType)
      : isInRange(is.mediaType, was.mediaType);
  const matchesOf = (was: Content): readonly Content[] => {
    const same = sameContent(now, was);
    if (same !== undefined) return [same];
    const fitting = now.filter((is) => fits(was, is));
    // In a response, several new types can match one old range.
    if (context.side === "response")
      return fitting.filter((is) => sameContent(old, is) === undefined);
    // Like the routes, prefers a range such as `image/*` to `*/*`.
    return [fitting.find(isNarrow) ?? fitting[0]].filter((one) => one !== undefined);
  };
  const changesOf = (content: Content, same: Content): Change[] => {
    const changes = diffContent(content, same, context, versions());
    if (same.mediaType === content.mediaType) return changes;
    const message = `the spec lists ${same.mediaType} instead of ${content.mediaType} now`;
    const typescript = `code for ${context.handler} that names ${content.mediaType} no longer compiles`;
    const effect = context.handler === undefined ? {} : { typescript };
    return [{ ...about, breaking: false, message, ...effect }, ...changes];
  };
  const changed = old.flatMap((content): Change[] => {
    const matches = matchesOf(content);
    if (matches.length > 0) return matches.flatMap((match) => changesOf(content, match));
    return [{ ...about, breaking: true, message: messages.lost(content.mediaType) }];
  });
  const matched = new Set(old.flatMap(matchesOf));
  const added = now.filter((one) => !matched.has(one) && sameContent(old, one) === undefined);
  const news = added.map(({ mediaType }) => messages.added(mediaType));
  return [...changed, ...news.map((message) => ({ ...about, breaking: false, message }))];
}

/**
 * The change in how a response is sent: as a whole, item by item, or event by event. The change breaks no client
 * if the old spec did not describe the body.
 */
function diffStreams(old: Content, now: Content, { side, subject, handler }: Context): Change[] {
  if (JSON.stringify(old.stream) === JSON.stringify(now.stream)) return [];
  const breaking = (old.stream ?? old.model ?? old.textItems) !== undefined;
  const message = `the form of the stream ${now.mediaType} changed`;
  const effect = `your handler for ${handler} no longer compiles: return a body of the new form`;
  const typescript = handler === undefined ? {} : { typescript: effect };
  return [{ breaking, side, subject, message, ...typescript }];
}

/** The changes in how the lists in a form are written. */
function diffStyles(
  old: NonNullable<Content["arrays"]>,
  now: NonNullable<Content["arrays"]>,
  { side, subject }: Context,
): Change[] {
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  const message = "the style of the field changed";
  return names
    .filter((name) => old[name] !== now[name])
    .map((name) => ({
      breaking: true,
      side,
      subject,
      place: `/${escapeSegment(name)}`,
      message,
    }));
}
