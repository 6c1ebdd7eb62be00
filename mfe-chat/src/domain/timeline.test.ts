import { buildMessage, buildMessages } from '../testing/builders';
import { buildOutgoing } from '../testing/builders';
import { buildTimeline } from './timeline';
import { countNew } from './unread-mark';

const keysOf = (...input: Parameters<typeof buildTimeline>) =>
  buildTimeline(...input).map((row) => (row.kind === 'message' ? row.message.msgId : row.kind));
const outgoing = buildOutgoing({ clientId: 'client-9' });

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
      'outgoing',
    ]);
  });

  test('[CH-02] unread that begin before what is loaded are marked at its start', () => {
    expect(keysOf(buildMessages(10, 11), [], { msgId: 4, count: 8 })).toEqual(['day', 'unread', 10, 11]);
  });

  const runs = (messages: Parameters<typeof buildTimeline>[0]) =>
    buildTimeline(messages, [], null).flatMap((row) =>
      row.kind === 'message' ? [(row.isFirst ? 'first ' : '') + (row.isLast ? 'last' : '')] : [],
    );

  test('[CH-02] messages of one sender make one run: the first says who, the last says when', () => {
    expect(runs(buildMessages(1, 3))).toEqual(['first ', '', 'last']);
  });

  test.each([
    ['another sender', { senderName: 'Somebody else' }],
    ['the other side', { senderType: 'client' as const }],
    ['a hidden one', { hidden: true }],
    ['a pause', { sentAt: buildMessage(20).sentAt }],
    ['another day', { sentAt: '2026-03-09T09:02:00.000Z' }],
  ])('[CH-02] %s ends a run', (_, over) => {
    expect(runs([buildMessage(1), buildMessage(2, over)])).toEqual(['first last', 'first last']);
  });

  test('[CH-02] of an own run each with another mark says when', () => {
    const own = buildMessages(1, 2, { senderType: 'client' });
    expect(runs(own.map((message, i) => ({ ...message, status: i === 0 ? 'read' : 'unread' })))).toEqual([
      'first last',
      'first last',
    ]);
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
