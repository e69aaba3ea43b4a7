/** What stands in the place of entries that are not printed: `{count}` in the words becomes how many. */
export function moreText(words: string, count: number): string {
  return words.replace("{count}", String(count));
}
