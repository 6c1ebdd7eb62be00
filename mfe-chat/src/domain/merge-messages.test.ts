import type { ChatMessage } from '@portal/shared/contract';
import { buildMessage, buildMessages } from '../testing/builders';
import { catchUpCursor, gapAfter, mergeMessages, mergeWithin, notArrived } from './merge-messages';

const part = (messages: ChatMessage[], sides = {}) => ({
  messages,
  hasMore: false,
  hasNewer: false,
  ...sides,
});
const numbers = (messages: readonly { msgId: number }[]) => messages.map(({ msgId }) => msgId);

describe('merging messages', () => {
  test.each([
    ['nothing new', buildMessages(1, 3), [], [1, 2, 3]],
    ['the first ones', [], buildMessages(4, 6), [4, 5, 6]],
    ['newer ones', buildMessages(1, 2), buildMessages(3, 4), [1, 2, 3, 4]],
    ['older ones', buildMessages(3, 4), buildMessages(1, 2), [1, 2, 3, 4]],
    ['the same ones twice', buildMessages(1, 3), buildMessages(1, 3), [1, 2, 3]],
    ['an overlap', buildMessages(1, 3), buildMessages(2, 5), [1, 2, 3, 4, 5]],
    [
      'what was missing between',
      [...buildMessages(1, 2), ...buildMessages(5, 6)],
      buildMessages(3, 4),
      [1, 2, 3, 4, 5, 6],
    ],
    ['the wrong order', [], buildMessages(1, 4).reverse(), [1, 2, 3, 4]],
    ['one twice in one answer', [], [buildMessage(2), buildMessage(2)], [2]],
  ])('[CH-07] %s: each message once, in order', (_, known, incoming, expected) => {
    expect(numbers(mergeMessages(known, incoming))).toEqual(expected);
  });

  test('[CH-02] an old copy does not make a read message unread, nor show a hidden one', () => {
    const known = [buildMessage(1, { status: 'read' }), buildMessage(2, { hidden: true, message: '' })];
    const [first, second] = mergeMessages(known, buildMessages(1, 2));
    expect(first?.status).toBe('read');
    expect(second).toMatchObject({ hidden: true, message: '' });
  });

  test('[CH-02] a new copy tells that a message was read or hidden', () => {
    const [message] = mergeMessages(
      [buildMessage(1)],
      [buildMessage(1, { status: 'read', hidden: true, message: '' })],
    );
    expect(message).toMatchObject({ status: 'read', hidden: true, message: '' });
  });

  test('[CH-07] an answer to a late resend that is older than what is loaded makes no gap', () => {
    expect(
      numbers(
        mergeWithin(part(buildMessages(30, 32), { hasMore: true }), [buildMessage(5), buildMessage(33)]),
      ),
    ).toEqual([30, 31, 32, 33]);
  });

  test('[CH-07] what is new is not of a part of the room that ends before it', () => {
    expect(numbers(mergeWithin(part(buildMessages(1, 2), { hasNewer: true }), [buildMessage(9)]))).toEqual([
      1, 2,
    ]);
  });

  test('[CH-07] the first message may come after the second where the room is loaded from its start', () => {
    expect(numbers(mergeWithin(part([buildMessage(2)]), [buildMessage(1)]))).toEqual([1, 2]);
  });
});

describe('gaps', () => {
  test.each([
    ['none', buildMessages(4, 8), true, null],
    ['an empty room', [], false, null],
    ['one message', buildMessages(7, 7), true, null],
    ['one missing', [...buildMessages(1, 3), ...buildMessages(5, 6)], true, 3],
    ['two gaps', [buildMessage(1), buildMessage(3), buildMessage(9)], true, 1],
    ['the first one there', buildMessages(1, 2), false, null],
    ['the first one missing', [buildMessage(2)], false, 0],
  ])('[CH-07] %s', (_, messages, hasMore, expected) => {
    expect(gapAfter(messages, hasMore)).toBe(expected);
  });

  test.each([
    ['an empty room: everything', [], 0],
    ['few messages: all of them', buildMessages(1, 5), 0],
    ['a page: all of it', buildMessages(11, 30), 10],
    ['many: the newest page', buildMessages(1, 50), 30],
  ])('[CH-07] joins again after a break: %s', (_, messages, expected) => {
    expect(catchUpCursor(messages)).toBe(expected);
  });
});

describe('own messages on their way', () => {
  test('[CH-03] one that arrived is told by its own id', () => {
    const outgoing = [{ clientId: 'client-1' }, { clientId: 'client-2' }];
    expect(notArrived(outgoing, [buildMessage(1, { clientId: 'client-1' })])).toEqual([
      { clientId: 'client-2' },
    ]);
  });
});
