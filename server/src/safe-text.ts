/** Control characters but tab and line ends, and the zero byte, which is refused; what embeds or overrides a direction. */
const REMOVED = /(?![\0\t\n\r])\p{Cc}|[\u202a-\u202e]/gu;
const ISOLATES = /[\u2066-\u2069]/g;
const POP_ISOLATE = '\u2069';

/**
 * A text without what controls a terminal or turns the direction of what stands around it. Marks and balanced isolates stay:
 * people write two scripts in one line by them.
 */
export function withoutControls(text: string): string {
  const clean = text.replaceAll(REMOVED, '');
  return areIsolatesBalanced(clean) ? clean : clean.replaceAll(ISOLATES, '');
}

function areIsolatesBalanced(text: string): boolean {
  let open = 0;
  for (const [isolate] of text.matchAll(ISOLATES)) {
    open += isolate === POP_ISOLATE ? -1 : 1;
    if (open < 0) return false;
  }
  return open === 0;
}
