import { withoutControls } from '../../safe-text';

/** A password is taken as it was typed. */
const TAKEN_AS_SENT = /password/i;

/**
 * Cleans every text of a call, in place: names reach mails, exports, terminals and headers of files. Without recursion: how
 * deep a body is nested is up to who sends it.
 */
export function cleanStrings(data: unknown): void {
  const open = [data];
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next !== 'object' || next === null) continue;
    const parts = next as Record<string, unknown>;
    for (const [name, part] of Object.entries(parts)) {
      if (typeof part !== 'string') open.push(part);
      else if (!TAKEN_AS_SENT.test(name)) parts[name] = withoutControls(part);
    }
  }
}
