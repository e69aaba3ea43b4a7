/** Returns `sent` if it is above 0; otherwise undefined, because a native file cannot state such a rate. */
export function usableRate(sent: number | undefined): number | undefined {
  return sent !== undefined && sent > 0 ? sent : undefined;
}
