import { lengthOf, toMessages } from './outgoing-messages';

const ids = (count: number) => Array.from({ length: count }, (_, i) => `file-${i}`);
const refers = { kind: 'plan', version: 2 } as const;

test.each([
  [0, [0]],
  [10, [10]],
  [11, [10, 1]],
  [50, [10, 10, 10, 10, 10]],
])('[CH-06] %i files go in messages of at most ten; text and reference with the first', (count, expected) => {
  const messages = toMessages({ room: 'room', message: 'Look', refers, files: ids(count) });
  expect(messages.map(({ files }) => files.length)).toEqual(expected);
  expect(messages.flatMap(({ files }) => files)).toEqual(ids(count));
  expect(messages.map(({ message }) => message)).toEqual(['Look', ...expected.slice(1).map(() => '')]);
  expect(messages.filter((message) => message.refers)).toHaveLength(1);
});

test('[CH-02] a text is as long as the server counts it', () => {
  expect(lengthOf('🦷'.repeat(4_000))).toBe(4_000);
});
