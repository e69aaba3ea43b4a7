const words: ReadonlySet<string> = new Set([
  "sin información",
  "sin informacion",
  "no informado",
  "no aplica",
  "n/a",
  "s/i",
  "s/n",
  "none",
  "not applicable",
]);

/** Whether a text is empty or a placeholder for a missing value, such as "Sin información", "N/A", "---" or "0". */
export function isPlaceholder(text: string): boolean {
  const plain = text.trim().toLowerCase();
  return plain === "" || words.has(plain) || /^(?:[-–—.*]+|0+(?:[.,]0+)?)$/.test(plain);
}
