/** A mark that a text does not contain. The mark's hyphens make printers quote each marked name. */
export function markFor(text: string, word: string): string {
  let number = 0;
  while (text.includes(`-${word}${number}-`)) number++;
  return `-${word}${number}-`;
}

/** Marks a name that every object inherits, such as `constructor`: printers look names up in plain objects. */
export function markedName(name: string, mark: string): string {
  return name in Object.prototype ? mark + name : name;
}
