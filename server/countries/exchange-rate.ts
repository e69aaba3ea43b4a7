/** An exchange rate that a file can state: above 0, otherwise undefined. */
export function usableRate(sent: number | undefined): number | undefined {
  return sent !== undefined && sent > 0 ? sent : undefined;
}
