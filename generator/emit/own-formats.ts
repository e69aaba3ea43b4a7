import { fullFormats } from "ajv-formats/dist/formats.js";

const hex = "[0-9a-f]";
/**
 * A lookahead: the text after this point contains no match of the pattern. A repeated group could do the same, but
 * would overflow the stack on long texts.
 */
const without = (pattern: string) => `(?![^]*?(?:${pattern}))`;
/**
 * Matches a part one or more times. In a process that has compiled many patterns, V8 no longer optimizes patterns.
 * In such a process, `+` counts its repetitions on the stack, and the stack overflows on long texts.
 */
const some = (part: string) => `${part}${part}*`;
/** Each `%` stands before two hexadecimal digits. */
const escapes = without(`%(?!${hex}{2})`);
const many = (characters: string) => `[%${characters}]*`;
const plain = "a-z0-9\\-._~!$&'()*+,;=";
/** The pattern of ajv-formats with groups that do not capture, because captures take time. */
const ipv6 = sourceOf("ipv6").slice(1, -1).replaceAll("(", "(?:");
const address = `\\[(?:${ipv6}|v${some(hex)}\\.${some(`[${plain}:]`)})\\]`;
const authority = `(?:${many(`${plain}:`)}@)?(?:${address}|${many(plain)})(?::\\d*)?`;
const path = many(`${plain}:@/`);
const rooted = `//${authority}(?:/${path})?|/(?!/)${path}`;
const end = `(?:\\?${many(`${plain}:@/?`)})?(?:#${many(`${plain}:@/?`)})?$`;
const uri = `[a-z][a-z0-9+\\-.]*:(?:${rooted}|(?!/)${path})${end}`;
const relative = `(?:${rooted}|(?![^/?#]*:)(?!/)${path})${end}`;

/** No dot is first, last or next to another dot. */
const local = `(?![.@])${without("\\.[.@]")}[a-z0-9!#$%&'*+/=?^_\`{|}~.-]*`;
/** Two or more labels. No label is empty, and no hyphen is first or last in a label. */
const domain = `(?![.-])${without("\\.[.-]|-\\.")}(?=[^.]*?\\.)[a-z0-9.-]*?[a-z0-9]`;

/** Each `~` is an escape of JSON Pointer. */
const tildes = without("~(?![01])");

const name = "[a-z0-9_%]";
const misplaced = `[,.](?!${name})|:(?![1-9]\\d{0,3}[,}])|\\*(?![,}])`;
const expression = `\\{[+#./;?&=,!@|]?(?=${name})(?![^}]*?(?:${misplaced}))[a-z0-9_%.,:*]*\\}`;
/**
 * Each brace belongs to an expression, and each `|` is the operator of an expression. Each lookbehind stands after the
 * character that it tests. In front of this character, it would run at each position of the text, in quadratic time.
 */
const template = `${without(`(?!${expression})\\{`)}${without("\\}(?<!\\{[^{}]*\\})")}${without("\\|(?<!\\{\\|)")}`;

const digits = some("\\d");
const seconds = `${digits}S`;
const minutes = `${digits}M(?:${seconds})?`;
const hours = `${digits}H(?:${minutes})?`;
const months = `${digits}M(?:${digits}D)?`;
const time = `T(?:${hours}|${minutes}|${seconds})`;

/**
 * The formats whose test in ajv-formats deviates from the standard, takes quadratic time, or throws on long texts.
 * Each value replaces that test: a pattern or the name of a runtime function.
 */
export const ownFormats: Readonly<Record<string, RegExp | string>> = {
  byte: "base64",
  "date-time": "dateTime",
  // RFC 3339, appendix A
  duration: new RegExp(
    `^P(?:${digits}W|(?:${digits}Y(?:${months})?|${months}|${digits}D)(?:${time})?|${time})$`,
  ),
  email: new RegExp(`^${local}@${domain}$`, "i"),
  int64: "int64",
  // RFC 6901
  "json-pointer": new RegExp(`^${tildes}(?:/[^]*)?$`),
  "json-pointer-uri-fragment": new RegExp(
    `^${tildes}${escapes}#(?:/${many(`${plain}:@/`)})?$`,
    "i",
  ),
  "relative-json-pointer": new RegExp(`^${tildes}(?:0|[1-9]\\d*)(?:#|(?:/[^]*)?)$`),
  time: "fullTime",
  // RFC 3986
  uri: new RegExp(`^${escapes}${uri}`, "i"),
  "uri-reference": new RegExp(`^${escapes}(?:${uri}|${relative})`, "i"),
  // RFC 6570; by its erratum 6937, a literal may contain an apostrophe.
  "uri-template": new RegExp(`^${escapes}${template}[^\\x00-\\x20"<>\\\\^\`]*$`, "i"),
  url: new RegExp(linear(sourceOf("url")), "iu"),
  // RFC 4122, section 3
  uuid: new RegExp(`^${hex}{8}(?:-${hex}{4}){3}-${hex}{12}$`, "i"),
};

/** The `url` pattern of ajv-formats without its slow part. The result also rejects Unicode spaces in a host. */
function linear(source: string): string {
  const login = "(?:\\S+(?::\\S*)?@)?";
  if (!source.includes(login))
    throw new Error("ajv-formats no longer has url in the expected form");
  return source.replace(login, () => "(?:\\S\\S*@)?").replace("^", "^(?=\\S*$)");
}

function sourceOf(name: "ipv6" | "url"): string {
  const format = fullFormats[name];
  if (format instanceof RegExp) return format.source;
  throw new Error(`ajv-formats no longer has a pattern for ${name}`);
}
