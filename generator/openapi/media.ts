/** How the bytes of a body become a value, and a value bytes. */
export type MediaKind = "json" | "form" | "multipart" | "text" | "binary";

/** The kind of a media type, or of a range of them such as `application/*`. */
export function mediaKind(mediaType: string): MediaKind {
  const type = bareMediaType(mediaType);
  if (/^[a-z*]+\/(json|[^;]*\+json|\*\+json)$/.test(type)) return "json";
  if (type === "application/x-www-form-urlencoded") return "form";
  if (type === "multipart/form-data") return "multipart";
  if (/^text\/|[/+](xml|yaml|x-yaml|x-ndjson|jsonl|json-seq|javascript|graphql)$/.test(type))
    return "text";
  return "binary";
}

/** A media type without its parameters, in lower case. */
export function bareMediaType(mediaType: string): string {
  return (mediaType.split(";")[0] ?? "").trim().toLowerCase();
}
