/** The encoding of a value as the bytes of a body. */
export type MediaKind = "json" | "form" | "multipart" | "text" | "binary";

/** The kind of a media type, or of a media range such as `application/*`. */
export function mediaKind(mediaType: string): MediaKind {
  const type = bareMediaType(mediaType);
  // A type that ends in `json` is JSON, except ndjson, which is a sequence of JSON values.
  if (/^[^/]+\/.*(?<!nd)json$/.test(type)) return "json";
  if (type === "application/x-www-form-urlencoded") return "form";
  if (type === "multipart/form-data") return "multipart";
  if (
    /^text\/|[/+](xml|yaml|x-yaml|(x-)?(ndjson|jsonl|jsonlines)|json-seq|javascript|graphql)$/.test(
      type,
    )
  )
    return "text";
  return "binary";
}

/** How a streaming media type writes items: as server-sent events or as lines of JSON. Undefined for other types. */
export function streamKind(mediaType: string): "events" | "lines" | undefined {
  const type = bareMediaType(mediaType);
  if (type === "text/event-stream") return "events";
  return /^application\/(x-)?(ndjson|jsonl|jsonlines)$/.test(type) ? "lines" : undefined;
}

/** Whether two media types are equal, apart from letter case and the spaces around `;` and `=`. */
export function isSameMediaType(one: string, other: string): boolean {
  const [left, right] = [one, other].map((text) => text.toLowerCase().replace(/ *([;=]) */g, "$1"));
  return left === right;
}

/** Whether a media range such as `image/*` contains a media type. */
export function isInRange(mediaType: string, range: string): boolean {
  const [type, wanted] = [mediaType, range].map(bareMediaType) as [string, string];
  return wanted === "*/*" || (wanted.endsWith("/*") && type.startsWith(wanted.slice(0, -1)));
}

/** A media type without its parameters, in lower case. */
export function bareMediaType(mediaType: string): string {
  return (mediaType.split(";")[0] ?? "").trim().toLowerCase();
}
