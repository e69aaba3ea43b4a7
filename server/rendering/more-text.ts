/** The text that replaces omitted entries; `{count}` in `words` becomes the number of these entries. */
export function moreText(words: string, count: number): string {
  return words.replace("{count}", String(count));
}
