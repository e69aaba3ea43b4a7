import { segmentsOf } from "../pointer.ts";
import { splitAddress } from "../resolve/resolve.ts";

/** `document-header` → `DocumentHeader`; what cannot stand in an identifier is left out. */
export function pascalCase(text: string): string {
  const name = text
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== "")
    .map((word) => word[0]?.toUpperCase() + word.slice(1))
    .join("");
  return /^[0-9]/.test(name) || name === "" ? `_${name}` : name;
}

/** The name of the schema at an address: from its file, its component or its definition. */
export function modelName(address: string): string {
  const [file, pointer] = splitAddress(address);
  const segments = segmentsOf(pointer).filter(
    (segment) => !/^(\$defs|components|schemas)$/.test(segment),
  );
  const stem = file.replace(/\.[a-z]+$/i, "").replace(/^schemas\//, "");
  const inComponents = pointer.startsWith("/components/schemas/");
  return pascalCase([...(inComponents ? [] : [stem]), ...segments].join("-"));
}

/** The name under which a schema is published: `document-create`. */
export function publishedName(address: string): string {
  const [file, pointer] = splitAddress(address);
  if (pointer === "") return file.replace(/\.[a-z]+$/i, "").replace(/^.*\//, "");
  return modelName(address)
    .replace(/([a-z0-9])([A-Z])/g, "$1-$2")
    .toLowerCase();
}
