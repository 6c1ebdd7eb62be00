import { framesOf, routeOf } from './stack';

function errorWith(stack: string): Error {
  return Object.assign(new Error('Ada Lovelace'), { stack });
}

const FILE = 'http://localhost:8080/releases/cases/0.1.0-h12%2Bx/src_app_tsx.0a1b2c3d.js';

test.each([
  [
    'Chrome',
    `TypeError: Ada Lovelace
    at submit (${FILE}:1:20417)
    at async Object.<anonymous> (${FILE}:1:7)
    at new Form (${FILE}?t=1:2:8)
    at ${FILE}:3:9
    at secret "Ada" (${FILE}:3:9)
    at elsewhere (https://cdn.example/x.js?token=1:1:1)`,
    ['submit', 'Object.<anonymous>', 'Form', '', ''],
  ],
  [
    'Firefox and Safari',
    `submit@${FILE}:1:20417\n@${FILE}:3:9\nf@https://cdn.example/x.js:1:1`,
    ['submit', ''],
  ],
])('keeps of a stack of %s what lies in releases', (_browser, stack, names) => {
  const frames = framesOf(errorWith(stack));
  expect(frames.map((frame) => frame.split(' ')[0])).toEqual(names);
  expect(frames[0]).toBe('submit cases/0.1.0-h12+x/src_app_tsx.0a1b2c3d.js:1:20417');
  expect(frames.join()).not.toMatch(/Ada|token|localhost/);
});

test('has an end', () => {
  expect(framesOf(errorWith(`at f (${FILE}:1:1)\n`.repeat(50)))).toHaveLength(12);
  expect(framesOf('text')).toEqual([]);
});

test.each([
  ['/admin/all/0b9f3a52-2f83-4a66-9b6e-6c1a2d5a7e01/requests', '/admin/all/:id/requests'],
  ['/doctors/Ada%20Lovelace', '/doctors/:id'],
  ['/', '/'],
])('tells %s as %s', (path, route) => {
  expect(routeOf(path)).toBe(route);
});
