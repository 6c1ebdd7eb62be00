import type { OutboxMessage } from '@portal/shared/realtime';
import { act, renderHook } from '@testing-library/react';
import { buildTimeline } from '../../../domain/timeline';
import { buildMessages, ROOM } from '../../../testing/builders';
import { useLogScroll } from './use-log-scroll';

const DAY_MS = 86_400_000;

function outgoing(clientId: string, writtenAt: number): OutboxMessage {
  const what = { clientId, room: ROOM, message: clientId, files: [], refers: null, refused: null };
  return { ...what, writtenAt: new Date(writtenAt).toISOString() };
}

test('[CH-06] a reader further up is brought to the end by what they write, not by what was refused before', () => {
  const scroller = document.createElement('div');
  const messages = buildMessages(1, 3);
  const places = {
    hasNewer: false,
    target: null,
    onTargetShown: () => {},
    onNearStart: () => {},
    onNearEnd: () => {},
  };
  const log = renderHook(({ own }) => useLogScroll(buildTimeline(messages, own, null), places), {
    initialProps: { own: [] as OutboxMessage[] },
  });
  log.result.current.scroller.current = scroller;
  log.rerender({ own: [] });
  scroller.scrollTop = -500;

  const refused = outgoing('refused', Date.now() - DAY_MS);
  log.rerender({ own: [refused] });
  expect(scroller.scrollTop).toBe(-500);
  const written = outgoing('written', Date.now() + DAY_MS);
  log.rerender({ own: [refused, written] });
  expect(scroller.scrollTop).toBe(0);
  scroller.scrollTop = -500;
  log.rerender({ own: [refused] });
  expect(scroller.scrollTop).toBe(-500);
});

test('[CH-02] the end of an older part is not the end of the room: who asks for that one sees its end', () => {
  const scroller = document.createElement('div');
  const onNearEnd = jest.fn();
  const places = { target: null, onTargetShown: () => {}, onNearStart: () => {}, onNearEnd };
  const log = renderHook(
    ({ from, to, hasNewer }) =>
      useLogScroll(buildTimeline(buildMessages(from, to), [], null), { ...places, hasNewer }),
    { initialProps: { from: 1, to: 40, hasNewer: true } },
  );
  log.result.current.scroller.current = scroller;
  log.rerender({ from: 1, to: 40, hasNewer: true });
  scroller.scrollTop = -500;
  act(() => log.result.current.onScroll());
  expect(onNearEnd).toHaveBeenCalledTimes(1);
  act(() => log.result.current.toEnd());
  act(() => log.result.current.onScroll());
  // Pages on the way to the end are not asked for.
  expect(onNearEnd).toHaveBeenCalledTimes(1);
  scroller.scrollTop = -30;
  log.rerender({ from: 31, to: 50, hasNewer: false });
  expect(scroller.scrollTop).toBe(0);
});
