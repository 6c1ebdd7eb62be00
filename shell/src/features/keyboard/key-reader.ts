/** What keys ask for: the palette, the list of shortcuts, or the navigation's entry of a position from 1. */
export type KeyCommand = 'palette' | 'help' | number;

/** So long after G the position may come, in milliseconds; later a digit means nothing. */
const GO_MS = 3_000;

/**
 * Reads the portal's shortcuts out of the keys of the page, whichever React root they are pressed in. Single keys can be
 * switched off and are never taken from a field (WCAG 2.1.4); an open dialog has the keyboard to itself.
 */
export function createKeyReader(): (event: KeyboardEvent, hasSingleKeys: boolean) => KeyCommand | null {
  let goAt = -Infinity;
  return (event, hasSingleKeys) => {
    if (event.defaultPrevented || event.isComposing || event.repeat || isDialogOpen()) return null;
    if (isPaletteKey(event)) return 'palette';
    if (!hasSingleKeys || event.ctrlKey || event.metaKey || event.altKey || isField(event.target))
      return null;
    const position = event.timeStamp - goAt < GO_MS ? digitOf(event) : null;
    goAt = letterOf(event) === 'g' ? event.timeStamp : -Infinity;
    if (position !== null) return position;
    if (event.key === '/') return 'palette';
    return event.key === '?' || event.key === '؟' ? 'help' : null;
  };
}

/** Ctrl+K, and ⌘K. */
function isPaletteKey(event: KeyboardEvent): boolean {
  return event.ctrlKey !== event.metaKey && !event.altKey && !event.shiftKey && letterOf(event) === 'k';
}

/** The Latin letter of a key: by what it writes, or on another script's keyboard by its place. */
function letterOf({ key, code }: KeyboardEvent): string | undefined {
  return /^[a-z]$/i.test(key) ? key.toLowerCase() : /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase();
}

/** The digit of a key, also where the row of digits writes something else without Shift. */
function digitOf({ key, code }: KeyboardEvent): number | null {
  const digit = /^[1-9]$/.exec(key)?.[0] ?? /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1];
  return digit === undefined ? null : Number(digit);
}

function isField(target: EventTarget | null): boolean {
  const fields = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';
  return target instanceof Element && target.closest(fields) !== null;
}

function isDialogOpen(): boolean {
  return [...document.querySelectorAll('[aria-modal="true"]')].some((dialog) => dialog.checkVisibility());
}
