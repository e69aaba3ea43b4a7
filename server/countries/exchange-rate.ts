/** Returns `sent` if above 0; otherwise undefined, because a native file cannot state a rate of 0 or less. */
export function usableRate(sent: number | undefined): number | undefined {
  return sent !== undefined && sent > 0 ? sent : undefined;
}
