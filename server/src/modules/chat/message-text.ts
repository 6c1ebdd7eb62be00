import { withoutControls } from '../../safe-text';

/** A text as it is kept: its lines end in one way, and nothing in it controls a terminal or turns a direction. */
export function cleanText(text: string): string {
  const lines = text.replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n').replaceAll('\0', '');
  return withoutControls(lines).trim();
}
