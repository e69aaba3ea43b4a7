import { formatsSource } from "./ajv-formats.ts";
import { annotate } from "./builds/annotate.ts";
import { runtimeFiles } from "./runtime.ts";

/** A function or a table of the runtime, and what it mentions of the others. */
interface Part {
  text: string;
  mentions: readonly string[];
}

let known: ReadonlyMap<string, Part> | undefined;

/**
 * The functions of the runtime that a module calls, with all that those call, as text with an empty
 * line behind it. Every module holds what it needs: a file that is imported costs half a millisecond,
 * and these take far less.
 */
export function runtimeText(calls: Iterable<string>): string {
  known ??= readParts();
  const wanted = new Set(calls);
  // What is added to a set while it is read is read too.
  for (const name of wanted) {
    const part = known.get(name);
    if (part === undefined) throw new Error(`The runtime has nothing of the name ${name}`);
    for (const one of part.mentions) wanted.add(one);
  }
  const texts = [...known].flatMap(([name, { text }]) => (wanted.has(name) ? [text] : []));
  return texts.length === 0 ? "" : `${texts.join("\n")}\n\n`;
}

/** Ours, and the formats of ajv-formats except those that have a function here. */
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

/** The declarations of a module, each of which begins a line; comments stay behind. */
function declarations(source: string): [name: string, text: string][] {
  return source
    .replace(/^\s*(?:\/\*\*|\*|\/\/).*\n/gm, "")
    .split(/^(?=\S)(?![})\]])/m)
    .flatMap((text): [string, string][] => {
      const name = /^(?:export )?(?:const|function) (\w+)/.exec(text)?.[1];
      return name === undefined ? [] : [[name, text.replace(/^export /, "").trim()]];
    });
}
