import { segmentsOf } from "../openapi/pointer.ts";
import { splitAddress } from "../resolve/address.ts";

/** `document-header` → `DocumentHeader`. Keeps letters and digits. A leading digit gets `_` before it; "" → `_`. */
export function pascalCase(text: string): string {
  const name = wordsOf(text)
    .map((word) => word[0]?.toUpperCase() + word.slice(1))
    .join("");
  return /^\p{Nd}/u.test(name) || name === "" ? `_${name}` : name;
}

/** The name of a method: the text unchanged if it is an ASCII identifier, otherwise the text in camel case. */
export function methodName(text: string): string {
  if (/^[A-Za-z_$][A-Za-z0-9_$]*$/.test(text)) return text;
  const name = pascalCase(text);
  return name.startsWith("_") ? name : (name[0]?.toLowerCase() ?? "") + name.slice(1);
}

/** The key of an operation: its method and path. Not its address: two paths can `$ref` the same path item. */
export function operationKey({ method, path }: { method: string; path: string }): string {
  return `${method} ${path}`;
}

function wordsOf(text: string): string[] {
  return text
    .normalize("NFC")
    .split(/[^\p{L}\p{Nd}]+/u)
    .filter((word) => word !== "");
}

/** The schema name at an address: `common.yaml#/$defs/address` → `CommonAddress`. A component's name omits the file. */
export function nameFromAddress(address: string): string {
  const [file, pointer] = splitAddress(address);
  const segments = segmentsOf(pointer);
  const inComponents = segments[0] === "components" && segments[1] === "schemas";
  const below: string[] = [];
  // The segment after a container such as `$defs` is a name, even a segment that is itself called `$defs`.
  let isName = false;
  for (const segment of segments) {
    const isContainer: boolean =
      !isName && /^(\$defs|definitions|components|schemas)$/.test(segment);
    if (!isContainer) below.push(segment);
    isName = isContainer && segment !== "components";
  }
  const stem = file
    .replace(/^https?:\/\/[^/]*\//, "")
    .replace(/\.[a-z]+$/i, "")
    .replace(/^(?:.*\/)?(?:schemas|models|definitions)\//, "");
  return pascalCase([...(inComponents ? [] : [stem]), ...below].join("-"));
}

/** The published name of a schema, in the style of a file name: `document-create`. */
export function publishedFrom(address: string, model: string): string {
  const [file, pointer] = splitAddress(address);
  const name =
    pointer === ""
      ? file.replace(/\.[a-z]+$/i, "").replace(/^.*\//, "")
      : model.replace(/([\p{Ll}\p{Nd}])(\p{Lu})/gu, "$1-$2").toLowerCase();
  return (
    cut(
      name
        .normalize("NFC")
        .replace(/[^\p{L}\p{Nd}._-]+/gu, "-")
        .replace(/^[.-]+/, ""),
    ) || "schema"
  );
}

/** The first 200 bytes of a name. Most file systems limit a file name with its extensions to 255 bytes. */
function cut(name: string): string {
  const points = [...name.slice(0, 200)];
  while (Buffer.byteLength(points.join("")) > 200) points.pop();
  return points.join("");
}
