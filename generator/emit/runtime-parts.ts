import { formatsSource } from "./ajv-formats.ts";
import { annotate } from "./builds/annotate.ts";
import { runtimeFiles } from "./runtime.ts";

/** A function or constant of the runtime, and the names of the parts that its code uses. */
interface Part {
  text: string;
  mentions: readonly string[];
}

let known: ReadonlyMap<string, Part> | undefined;

/**
 * The text of the runtime functions in `calls` and of all parts that they use, followed by an empty line.
 * Every module contains a copy: importing a shared file would cost half a millisecond, far more than a copy.
 * Throws for an unknown name.
 */
export function runtimeText(calls: Iterable<string>): string {
  known ??= readParts();
  const wanted = new Set(calls);
  // The loop also visits names that are added to the set while it runs.
  for (const name of wanted) {
    const part = known.get(name);
    if (part === undefined) throw new Error(`The runtime has no part named ${name}`);
    for (const one of part.mentions) wanted.add(one);
  }
  const texts = [...known].flatMap(([name, { text }]) => (wanted.has(name) ? [text] : []));
  return texts.length === 0 ? "" : `${texts.join("\n")}\n\n`;
}

/** All parts by name: those of our runtime, and those of ajv-formats that our runtime does not replace. */
function readParts(): Map<string, Part> {
  const own = runtimeFiles("validators").filter(([name]) => name.endsWith(".js"));
  const texts = new Map<string, string>();
  for (const [name, text] of own.flatMap(([, text]) => declarations(text))) {
    if (texts.has(name)) throw new Error(`The runtime declares ${name} twice`);
    texts.set(name, text);
  }
  for (const [name, text] of declarations(formatsSource())) {
    if (!texts.has(name)) texts.set(name, text);
  }
  return new Map(
    [...texts].map(([name, text]): [string, Part] => {
      const code = text.replace(/"(?:[^"\\\n]|\\.)*"/g, '""');
      const words = code.match(/(?<![.\w$])[A-Za-z_]\w*/g) ?? [];
      return [
        name,
        {
          text: annotate(text),
          mentions: words.filter((word) => word !== name && texts.has(word)),
        },
      ];
    }),
  );
}

/** The declarations of a module, without comments. A declaration must not be indented. */
function declarations(source: string): [name: string, text: string][] {
  return source
    .replace(/^\s*(?:\/\*\*|\*|\/\/).*\n/gm, "")
    .split(/^(?=\S)(?![})\]])/m)
    .flatMap((text): [string, string][] => {
      const name = /^(?:export )?(?:const|function) (\w+)/.exec(text)?.[1];
      return name === undefined ? [] : [[name, text.replace(/^export /, "").trim()]];
    });
}
