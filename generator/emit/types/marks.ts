/** A mark that a text does not contain. No identifier can contain the mark, so printers quote a name with a mark. */
export function markFor(text: string, word: string): string {
  let number = 0;
  while (text.includes(`-${word}${number}-`)) number++;
  return `-${word}${number}-`;
}

/** A name, with a mark before it if every object inherits it: printers look names up in plain objects. */
export function markedName(name: string, mark: string): string {
  return name in Object.prototype ? mark + name : name;
}
