const MAX_MESSAGE = 300;
const MAX_ROUTE = 120;
const MAX_FRAMES = 12;

/** What may stand in a message by accident, and what stands there instead; the order matters. */
const SECRETS: readonly (readonly [RegExp, string])[] = [
  // Snippets of data, as JSON.parse quotes them.
  [/"[^"]*"/g, '"…"'],
  [/\b[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '<mail>'],
  [/\b[a-z][a-z0-9+.-]*:\/\/[^\s'")]+/gi, '<address>'],
  [/\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi, '<id>'],
  [/\b(?:\d{1,3}\.){3}\d{1,3}\b/g, '<address>'],
  // Of a session, a signed link or a key; names in code are shorter.
  [/[\w-]{20,}(?:\.[\w-]{10,})+|\b(?=[\w-]*\d)[\w-]{24,}/g, '<token>'],
  [/\+?\d[\d ().-]{6,}\d/g, '<number>'],
];

/** A word of the portal's addresses; everything else of a path may be an id or a name. */
const WORD = /^[a-z][a-z-]{0,24}$/;
const FRAME = /^[\w$.<>#]{0,60} [a-z][a-z0-9-]{0,40}\/[\w.+-]{1,80}\/[\w./-]{1,120}:\d{1,7}:\d{1,7}$/;

/** A message without mail addresses, tokens, ids, numbers and quoted data, which a program's errors may repeat. */
export function cleanMessage(message: string): string {
  const cleaned = SECRETS.reduce((text, [pattern, instead]) => text.replace(pattern, instead), message);
  return cleaned.slice(0, MAX_MESSAGE);
}

/** A path without what may name somebody or something: only words stay. */
export function cleanRoute(path: string): string {
  const parts = path.split(/[?#]/, 1)[0]?.split('/') ?? [];
  return parts
    .map((part) => (part === '' || WORD.test(part) ? part : ':id'))
    .join('/')
    .slice(0, MAX_ROUTE);
}

/** Whether a stack has nothing but frames in files of releases, and not too many. */
export function isStack(value: unknown): value is readonly string[] {
  return (
    Array.isArray(value) &&
    value.length <= MAX_FRAMES &&
    value.every((frame) => typeof frame === 'string' && FRAME.test(frame) && !frame.includes('..'))
  );
}
