/** A mark that a text does not hold, until a printer is done. It begins no identifier, so a name that holds it is quoted. */
export function markFor(text: string, word: string): string {
  let number = 0;
  while (text.includes(`-${word}${number}-`)) number++;
  return `-${word}${number}-`;
}

/** A name, behind a mark where every object inherits it: printers look such names up in plain objects. */
export function markedName(name: string, mark: string): string {
  return name in Object.prototype ? mark + name : name;
}
