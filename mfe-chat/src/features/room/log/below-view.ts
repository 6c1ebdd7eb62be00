/** Pixels of the log that are below its view. */
export function belowView(log: Element): number {
  return log.scrollHeight - log.clientHeight - log.scrollTop;
}
