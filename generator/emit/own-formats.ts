import { fullFormats } from "ajv-formats/dist/formats.js";

const hex = "[0-9a-f]";
/**
 * Any number of these characters and of `%` with two hexadecimal digits. A group for each character would fail on
 * long texts.
 */
const many = (characters: string) => `[${characters}]*(?:%${hex}{2}[${characters}]*)*`;
const plain = "a-z0-9\\-._~!$&'()*+,;=";
/** Ajv's pattern without its groups' captures, which take time. */
const ipv6 = sourceOf("ipv6").slice(1, -1).replaceAll("(", "(?:");
const address = `\\[(?:${ipv6}|v${hex}+\\.[${plain}:]+)\\]`;
const authority = `(?:${many(`${plain}:`)}@)?(?:${address}|${many(plain)})(?::\\d*)?`;
const path = many(`${plain}:@/`);
const rooted = `//${authority}(?:/${path})?|/(?!/)${path}`;
const end = `(?:\\?${many(`${plain}:@/?`)})?(?:#${many(`${plain}:@/?`)})?$`;
const uri = `[a-z][a-z0-9+\\-.]*:(?:${rooted}|(?!/)${path})${end}`;
const relative = `(?:${rooted}|(?![^/?#]*:)(?!/)${path})${end}`;

const seconds = "\\d+S";
const minutes = `\\d+M(?:${seconds})?`;
const hours = `\\d+H(?:${minutes})?`;
const months = "\\d+M(?:\\d+D)?";
const time = `T(?:${hours}|${minutes}|${seconds})`;

/**
 * The formats for which ajv-formats has other verdicts than the standard, takes quadratic time or fails on long
 * texts. Each format is a pattern or the name of a runtime function.
 */
export const ownFormats: Readonly<Record<string, RegExp | string>> = {
  byte: "base64",
  "date-time": "dateTime",
  // RFC 3339, appendix A
  duration: new RegExp(`^P(?:\\d+W|(?:\\d+Y(?:${months})?|${months}|\\d+D)(?:${time})?|${time})$`),
  int64: "int64",
  time: "fullTime",
  // RFC 3986
  uri: new RegExp(`^${uri}`, "i"),
  "uri-reference": new RegExp(`^(?:${uri}|${relative})`, "i"),
  url: new RegExp(linear(sourceOf("url")), "iu"),
  // RFC 4122, section 3
  uuid: new RegExp(`^${hex}{8}(?:-${hex}{4}){3}-${hex}{12}$`, "i"),
};

/** The pattern for `url` without the parts that take quadratic time. It also rejects Unicode spaces in a host. */
function linear(source: string): string {
  const login = "(?:\\S+(?::\\S*)?@)?";
  if (!source.includes(login))
    throw new Error("ajv-formats no longer has url in the expected form");
  return source.replace(login, () => "(?:\\S+@)?").replace("^", "^(?=\\S*$)");
}

function sourceOf(name: "ipv6" | "url"): string {
  const format = fullFormats[name];
  if (format instanceof RegExp) return format.source;
  throw new Error(`ajv-formats no longer has a pattern for ${name}`);
}
