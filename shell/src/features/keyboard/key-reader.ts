/** The command of a shortcut: the palette, the list of shortcuts, or the position of a navigation entry, from 1. */
export type KeyCommand = 'palette' | 'help' | number;

/** A digit counts as a position for this long after G, in milliseconds. */
const GO_MS = 3_000;

/**
 * Recognises the portal's shortcuts in the key events of the page. Single keys can be switched off and are ignored in fields (WCAG
 * 2.1.4); while a dialog is open, all shortcuts are ignored.
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

/** The Latin letter of a key, or on a keyboard of another script the letter at its position. */
function letterOf({ key, code }: KeyboardEvent): string | undefined {
  return /^[a-z]$/i.test(key) ? key.toLowerCase() : /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase();
}

/** The digit of a key, also on keyboards where digits need Shift. */
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
