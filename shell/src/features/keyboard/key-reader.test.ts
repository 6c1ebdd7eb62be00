import { createKeyReader } from './key-reader';

/** What a key means that is pressed on an element, with a moment in milliseconds. */
function press(
  read: ReturnType<typeof createKeyReader>,
  init: KeyboardEventInit,
  at = 0,
  on = document.body,
) {
  let command: ReturnType<typeof read> = null;
  const listen = (event: KeyboardEvent) => {
    Object.defineProperty(event, 'timeStamp', { value: at });
    command = read(event, hasSingleKeys);
  };
  document.addEventListener('keydown', listen, { once: true });
  on.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));
  return command;
}

let hasSingleKeys = true;
beforeEach(() => {
  hasSingleKeys = true;
  document.body.innerHTML = '';
});

test.each([
  ['Ctrl+K', { key: 'k', code: 'KeyK', ctrlKey: true }, 'palette'],
  ['⌘K', { key: 'k', code: 'KeyK', metaKey: true }, 'palette'],
  ['Ctrl+K on an Arabic keyboard', { key: 'ن', code: 'KeyK', ctrlKey: true }, 'palette'],
  ['Ctrl+K on a Dvorak keyboard', { key: 'k', code: 'KeyV', ctrlKey: true }, 'palette'],
  ['/', { key: '/', code: 'Slash' }, 'palette'],
  ['/ on a Turkish keyboard', { key: '/', code: 'Digit7', shiftKey: true }, 'palette'],
  ['?', { key: '?', code: 'Slash', shiftKey: true }, 'help'],
  ['؟ on an Arabic keyboard', { key: '؟', code: 'Slash', shiftKey: true }, 'help'],
  ['Ctrl+Shift+K', { key: 'K', code: 'KeyK', ctrlKey: true, shiftKey: true }, null],
  ['Ctrl+/', { key: '/', code: 'Slash', ctrlKey: true }, null],
  ['a digit alone', { key: '1', code: 'Digit1' }, null],
  ['a key held down', { key: '?', code: 'Slash', repeat: true }, null],
])('[SH-11] %s', (_, init, command) => {
  expect(press(createKeyReader(), init)).toBe(command);
});

test.each([
  ['G 2', [{ key: 'g' }, { key: '2', code: 'Digit2' }], 2],
  [
    'G 2 on an Arabic keyboard',
    [
      { key: 'ل', code: 'KeyG' },
      { key: '٢', code: 'Digit2' },
    ],
    2,
  ],
  ['G 2 on a French keyboard', [{ key: 'g' }, { key: 'é', code: 'Digit2' }], 2],
  ['G, another key, 2', [{ key: 'g' }, { key: 'a' }, { key: '2', code: 'Digit2' }], null],
  ['G 0', [{ key: 'g' }, { key: '0', code: 'Digit0' }], null],
])('%s', (_, keys, command) => {
  const read = createKeyReader();
  expect(keys.map((key) => press(read, key)).at(-1)).toBe(command);
});

test('a digit long after G means nothing', () => {
  const read = createKeyReader();
  press(read, { key: 'g' }, 1_000);
  expect(press(read, { key: '2' }, 4_001)).toBeNull();
});

test.each(['<input>', '<textarea></textarea>', '<select></select>', '<p contenteditable="true"></p>'])(
  'single keys in %s are text, Ctrl+K is not',
  (html) => {
    document.body.innerHTML = html;
    const field = document.body.firstElementChild as HTMLElement;
    expect(press(createKeyReader(), { key: '?' }, 0, field)).toBeNull();
    expect(press(createKeyReader(), { key: 'k', ctrlKey: true }, 0, field)).toBe('palette');
  },
);

test('single keys can be switched off, Ctrl+K stays', () => {
  hasSingleKeys = false;
  expect(press(createKeyReader(), { key: '?' })).toBeNull();
  expect(press(createKeyReader(), { key: '/' })).toBeNull();
  expect(press(createKeyReader(), { key: 'k', ctrlKey: true })).toBe('palette');
});

test('an open dialog has the keyboard to itself, a closed one has not', () => {
  document.body.innerHTML = '<div><div role="dialog" aria-modal="true"></div></div>';
  expect(press(createKeyReader(), { key: '?' })).toBeNull();
  expect(press(createKeyReader(), { key: 'k', ctrlKey: true })).toBeNull();
  (document.body.firstElementChild as HTMLElement).style.display = 'none';
  expect(press(createKeyReader(), { key: '?' })).toBe('help');
});
