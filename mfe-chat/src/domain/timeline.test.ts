import { buildMessage, buildMessages } from '../testing/builders';
import type { Outgoing } from './outgoing';
import { buildTimeline } from './timeline';
import { countNew } from './unread-mark';

const keysOf = (...input: Parameters<typeof buildTimeline>) =>
  buildTimeline(...input).map((row) => (row.kind === 'message' ? row.message.msgId : row.kind));
const outgoing: Outgoing = {
  clientId: 'client-9',
  message: 'Hello',
  writtenAt: '2026-03-03T12:00:00',
  state: 'sending',
};

describe('timeline', () => {
  test('[CH-02] a day opens each day, the unread begin where the person left off, own unsent messages come last', () => {
    const messages = [
      buildMessage(1, { sentAt: '2026-03-01T12:00:00' }),
      buildMessage(2, { sentAt: '2026-03-02T12:00:00' }),
      buildMessage(3, { sentAt: '2026-03-02T13:00:00' }),
    ];
    expect(keysOf(messages, [outgoing], { msgId: 3, count: 1 })).toEqual([
      'day',
      1,
      'day',
      2,
      'unread',
      3,
      'day',
      'outgoing',
    ]);
  });

  test('[CH-02] unread that begin before what is loaded are marked at its start', () => {
    expect(keysOf(buildMessages(10, 11), [], { msgId: 4, count: 8 })).toEqual(['day', 'unread', 10, 11]);
  });

  test('a message keeps its key when the server confirms it', () => {
    const before = buildTimeline([], [outgoing], null).at(-1)?.key;
    expect(buildTimeline([buildMessage(1, { clientId: 'client-9' })], [], null).at(-1)?.key).toBe(before);
  });
});

describe('unread mark', () => {
  const own = buildMessage(3, { senderType: 'client' });
  const mark = { msgId: 4, count: 2, isSeen: false };
  test.each([
    ['own messages are not unread', null, [own], null],
    ['hidden ones are not unread', null, [buildMessage(3, { hidden: true })], null],
    ['the first unseen one starts a mark', null, buildMessages(3, 4), { msgId: 3, count: 2, isSeen: false }],
    ['more are counted', mark, buildMessages(6, 6), { msgId: 4, count: 3, isSeen: false }],
    [
      'after a look a new mark starts',
      { ...mark, isSeen: true },
      buildMessages(9, 9),
      { msgId: 9, count: 1, isSeen: false },
    ],
  ])('[CH-02] %s', (_, before, arrived, expected) => {
    expect(countNew(before, arrived)).toEqual(expected);
  });
});
