const DAY_MS = 86_400_000;

/**
 * Whole days between a case's due day and when it will probably be shipped; negative for one that will be late.
 * @param dueOn day as YYYY-MM-DD, which ends by the clock of the reader: what is shipped on it is in time
 */
export function slackDays(dueOn: string, shippedAt: Date): number {
  const end = new Date(`${dueOn}T23:59:59.999`).getTime();
  return Math.floor((end - shippedAt.getTime()) / DAY_MS);
}
