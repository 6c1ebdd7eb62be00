import type { Conversation, ConversationPage } from '@portal/shared/contract';
import { PortalError } from '@portal/shared/errors';
import { atEndOfTest, buildConversation } from '@portal/shared/testing';
import { combineReducers } from '@portal/shared/redux';
import { noticesSlice } from '../../notices';
import { createTestStore } from '../../testing/create-test-store';
import { inboxSaga, type ChatConnection } from './inbox.saga';
import { filterChanged, inboxSlice } from './inbox.slice';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const read = buildConversation({ unread: 0, msgId: 6 });
const unread = buildConversation({ unread: 1, msgId: 7, sentAt: '2026-03-02T10:30:00.000Z' });

/** The saga on a connection whose answers the test gives. */
function open() {
  const listeners = { notify: () => {}, connection: (() => {}) as (connected: boolean) => void };
  const asked: {
    payload: unknown;
    resolve: (page: ConversationPage) => void;
    reject: (error: Error) => void;
  }[] = [];
  const chat = {
    request: (_: string, payload: unknown) =>
      new Promise((resolve, reject) => asked.push({ payload, resolve, reject })),
    on: (_: string, listener: () => void) => {
      listeners.notify = listener;
      return () => undefined;
    },
    onConnection: (listener: (connected: boolean) => void) => {
      listeners.connection = listener;
      return () => undefined;
    },
    isConnected: () => true,
    isInRoom: () => false,
  } as unknown as ChatConnection;
  const store = createTestStore(
    combineReducers({ inbox: inboxSlice.reducer, notices: noticesSlice.reducer }),
  );
  const task = store.runSaga(inboxSaga, chat);
  atEndOfTest(() => task.cancel());
  const answer = async (...rooms: Conversation[]) => {
    const unreadTotal = rooms.reduce((sum, one) => sum + one.unread, 0);
    asked.at(-1)?.resolve({ rooms, nextCursor: null, unreadTotal, unreadRooms: Number(unreadTotal > 0) });
    await jest.advanceTimersByTimeAsync(0);
  };
  return { store, asked, answer, listeners, wait: (ms: number) => jest.advanceTimersByTimeAsync(ms) };
}

it('[CH-04] a message is told a moment after it came, and not when it was read in that moment', async () => {
  const { store, answer, listeners, wait } = open();
  await wait(0);
  await answer(read);
  listeners.notify();
  await wait(2_000);
  await answer(unread);
  expect(store.getState().inbox.news).toEqual([]);
  await wait(3_000);
  expect(store.getState().inbox.news).toEqual([unread]);

  const second = buildConversation({ room: 'other', sentAt: '2026-03-02T11:00:00.000Z' });
  listeners.notify();
  await wait(2_000);
  await answer(second, unread);
  // It is read on a phone: the server hints at that, and the list says so.
  listeners.notify();
  await wait(2_000);
  await answer({ ...second, unread: 0 }, unread);
  await wait(3_000);
  expect(store.getState().inbox.news).toEqual([unread]);
});

it('[CH-04] what a hint was about is asked for again after a failure, at longer and longer intervals', async () => {
  const { store, asked, answer, listeners, wait } = open();
  await wait(0);
  await answer(read);
  listeners.notify();
  await wait(2_000);
  expect(asked).toHaveLength(2);
  for (const [failures, pauseMs] of [4_000, 8_000].entries()) {
    asked.at(-1)?.reject(new PortalError('internal', 'Something went wrong'));
    await wait(pauseMs - 1);
    expect(asked).toHaveLength(2 + failures);
    await wait(2_001);
    expect(asked).toHaveLength(3 + failures);
  }
  await answer(unread);
  expect(store.getState().inbox).toMatchObject({ rooms: [unread], isFailed: false });
  await wait(100_000);
  expect(asked).toHaveLength(4);
});

it('[CH-04] what was asked on a connection that is lost does not hold up the next one', async () => {
  const { store, asked, answer, listeners, wait } = open();
  await wait(0);
  expect(asked).toHaveLength(1);
  listeners.connection(false);
  listeners.connection(true);
  await wait(0);
  expect(asked).toHaveLength(2);
  await answer(read);
  asked[0]?.reject(new PortalError('network', 'gone'));
  await wait(0);
  expect(store.getState().inbox).toMatchObject({ rooms: [read], isFailed: false });
});

it('[CH-01] an answer to another filter is dropped', async () => {
  const { store, asked, answer, wait } = open();
  await wait(0);
  store.dispatch(filterChanged({ unreadOnly: true }));
  await wait(0);
  expect(asked.map(({ payload }) => payload)).toEqual([{}, { unreadOnly: true }]);
  asked[0]?.resolve({ rooms: [read], nextCursor: null, unreadTotal: 0, unreadRooms: 0 });
  await wait(0);
  expect(store.getState().inbox.rooms).toBeNull();
  await answer(unread);
  expect(store.getState().inbox.rooms).toEqual([unread]);
});
