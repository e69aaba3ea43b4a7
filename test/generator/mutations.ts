import { stringify } from "yaml";
import { isObject, type Json } from "../../generator/openapi/pointer.ts";

/** Returns a function that returns pseudorandom numbers: 0 or more, less than 1. Equal seeds give equal numbers. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

type Random = () => number;

/** The text of a spec after one random change; equal seeds give equal texts. */
export function mutate(data: Json, text: string, seed: number): string {
  const random = randomFrom(seed);
  return random() < 0.7
    ? stringify(changed(structuredClone(data), random), { aliasDuplicateObjects: false })
    : (pick(texts, random)?.(text, random) ?? text);
}

const strange: readonly Json[] = [
  null,
  true,
  false,
  0,
  -1,
  1e308,
  "",
  "#",
  "#/",
  "__proto__",
  "a b/c~d%",
  "\u0000",
  [],
  {},
  [[]],
  { $ref: "#" },
  { $ref: "#/components/schemas" },
  { $ref: 7 },
  ["a", "a", 1],
  { "": "" },
];

const keywords =
  "type properties items required allOf oneOf anyOf not if $ref $id $anchor $defs enum const pattern prefixItems unevaluatedProperties discriminator parameters schema content responses security x-rule x-only x-variants x-titles x-rules style in name".split(
    " ",
  );

function changed(data: Json, random: Random): Json {
  const holders = [...objectsOf(data)];
  const holder = pick(holders, random) ?? {};
  const names = Object.keys(holder);
  const name = pick(names, random) ?? "a";
  const other = pick(holders, random) ?? {};
  const members = holder as Record<string, Json>;
  const ways: (() => void)[] = [
    () => delete members[name],
    () => {
      members[name] = pick(strange, random) ?? null;
    },
    () => {
      members[pick(keywords, random) ?? "a"] = pick(strange, random) ?? null;
    },
    () => {
      members[name] = structuredClone(other) as Json;
    },
    () => {
      members[pick(keywords, random) ?? "a"] = structuredClone(members[name] ?? null);
    },
    () => {
      members[`${name}x`] = members[name] ?? null;
      delete members[name];
    },
  ];
  pick(ways, random)?.();
  return data;
}

function* objectsOf(value: Json): Generator<object> {
  if (isObject(value)) yield value;
  if (typeof value !== "object" || value === null) return;
  for (const member of Object.values(value)) yield* objectsOf(member);
}

const texts: readonly ((text: string, random: Random) => string)[] = [
  (text, random) => text.slice(0, Math.floor(random() * text.length)),
  (text, random) => insert(text, "\t", random),
  (text, random) => insert(text, pick([...`:{}[]"'#&*!|>%@\``], random) ?? "", random),
  (text, random) => {
    const lines = text.split("\n");
    const line = pick(lines, random) ?? "";
    return insert(text, `\n${line}\n`, random);
  },
  (text, random) => {
    const lines = text.split("\n");
    lines.splice(Math.floor(random() * lines.length), 1);
    return lines.join("\n");
  },
  (text) => `\ufeff${text.replaceAll("\n", "\r\n")}`,
  (text) => text.replaceAll("\n", "\r"),
  (text) => text.replaceAll("  ", "\t"),
  (text) => `${text}\n---\n${text}`,
];

function insert(text: string, more: string, random: Random): string {
  const at = Math.floor(random() * text.length);
  return text.slice(0, at) + more + text.slice(at);
}

function pick<T>(list: readonly T[], random: Random): T | undefined {
  return list[Math.floor(random() * list.length)];
}
