/** A mark such as `-word0-` that `text` does not contain. The hyphens make type printers quote a marked name. */
export function markFor(text: string, word: string): string {
  let number = 0;
  while (text.includes(`-${word}${number}-`)) number++;
  return `-${word}${number}-`;
}

// Type printers look names up in plain objects. A name such as `constructor` would find an inherited member.
/** Puts the mark before a name that every object inherits, such as `constructor`; returns other names unchanged. */
export function markedName(name: string, mark: string): string {
  return name in Object.prototype ? mark + name : name;
}
