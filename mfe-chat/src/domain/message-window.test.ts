import { buildMessages } from '../testing/builders';
import { cutEnd, cutStart } from './message-window';

const whole = (count: number) => ({ messages: buildMessages(1, count), hasMore: false, hasNewer: false });
const ends = ({ messages }: ReturnType<typeof cutEnd>) => [messages[0]?.msgId, messages.at(-1)?.msgId];

test('[CH-02] a page holds a part of a long room: what is furthest from the reader is let go', () => {
  const above = cutEnd(whole(180));
  expect([ends(above), above.hasMore, above.hasNewer]).toEqual([[1, 160], false, true]);
  const below = cutStart(whole(220));
  expect([ends(below), below.hasMore, below.hasNewer]).toEqual([[61, 220], true, false]);
});

test('[CH-02] a short room is held as a whole', () => {
  expect(cutEnd(whole(160))).toEqual(whole(160));
  expect(cutStart(whole(200))).toEqual(whole(200));
});
