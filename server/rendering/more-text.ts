/** The text in place of entries that are not printed; `{count}` in the words becomes their number. */
export function moreText(words: string, count: number): string {
  return words.replace("{count}", String(count));
}
