import { PortalError } from '@portal/shared/errors';
import { provideRealtime } from '@portal/shared/realtime';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { waitFor } from '@testing-library/react';
import createSagaMiddleware from 'redux-saga';
import { buildMessage, buildMessages, ROOM } from '../../testing/builders';
import { FakeChat } from '../../testing/fake-chat';
import { keepOutbox, readOutbox } from './stored-drafts';
import { roomSaga } from './room.saga';
import { roomActions, roomSlice } from './room.slice';

let stopCurrent = () => {};

function openRoom(chat: FakeChat, room = ROOM) {
  provideRealtime(chat.realtime);
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: combineReducers({ room: roomSlice.reducer }),
    middleware: (defaults) => defaults().concat(sagas),
  });
  const task = sagas.run(roomSaga);
  stopCurrent = () => task.cancel();
  store.dispatch(roomActions.opened({ room, outgoing: readOutbox(room) }));
  const state = () => store.getState().room;
  const texts = () => state().messages.map(({ message }) => message);
  const untilReady = () => waitFor(() => expect(state().status).toBe('ready'));
  return { ...store, state, texts, untilReady };
}

beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => stopCurrent());

describe('opening a room', () => {
  test('[CH-02] loads the newest 20 messages, counts the unseen, then marks them as seen', async () => {
    const chat = new FakeChat([...buildMessages(1, 27, { status: 'read' }), ...buildMessages(28, 30)]);
    const room = openRoom(chat);
    await waitFor(() => expect(room.state().seenUpTo).toBe(30));
    expect(room.texts()).toEqual(buildMessages(11, 30).map(({ message }) => message));
    expect(room.state()).toMatchObject({
      hasMore: true,
      caseIdentifier: 'C-10001',
      unread: { msgId: 28, count: 3 },
    });
    expect(chat.stored.every(({ status }) => status === 'read')).toBe(true);
  });

  test('[CH-02] loads older messages until there are none', async () => {
    const chat = new FakeChat(buildMessages(1, 45));
    const room = openRoom(chat);
    await room.untilReady();
    room.dispatch(roomActions.olderRequested());
    await waitFor(() => expect(room.state().messages).toHaveLength(40));
    room.dispatch(roomActions.olderRequested());
    await waitFor(() => expect(room.state().messages).toHaveLength(45));
    expect(room.state().hasMore).toBe(false);
    expect(room.state().messages[0]?.msgId).toBe(1);
  });

  test('[CH-02] leaves the room when its page closes', async () => {
    const chat = new FakeChat();
    const room = openRoom(chat);
    await room.untilReady();
    room.dispatch(roomActions.closed({ room: ROOM }));
    await waitFor(() => expect(chat.countOf('leave')).toBe(1));
    expect(room.state().room).toBeNull();
  });

  test("[CH-07] another company's room is not found", async () => {
    const room = openRoom(new FakeChat(), '00000000-0000-4000-8000-0000000000ff');
    await waitFor(() => expect(room.state().status).toBe('notFound'));
  });

  test('[CH-07] a failed join can be tried again', async () => {
    const chat = new FakeChat(buildMessages(1, 2));
    chat.spoilNext('join', new PortalError('internal', 'Something went wrong'));
    const room = openRoom(chat);
    await waitFor(() => expect(room.state().status).toBe('failed'));
    room.dispatch(roomActions.joinRequested());
    await room.untilReady();
    expect(room.texts()).toHaveLength(2);
  });

  test('[CH-05] a room opened before the socket is connected waits for it', async () => {
    const chat = new FakeChat(buildMessages(1, 2), false);
    const room = openRoom(chat);
    expect(room.state().status).toBe('joining');
    chat.connect();
    await room.untilReady();
  });
});

describe('while the room is open', () => {
  test('[CH-02] new messages appear, and are seen when the person watches', async () => {
    const chat = new FakeChat(buildMessages(1, 1));
    const room = openRoom(chat);
    await room.untilReady();
    room.dispatch(roomActions.watchingChanged(true));
    chat.write({ message: 'Any news?' });
    expect(room.texts()).toContain('Any news?');
    await waitFor(() => expect(room.state().seenUpTo).toBe(2));
  });

  test('[CH-02] a message that comes while nobody looks stays unread and is counted', async () => {
    const chat = new FakeChat(buildMessages(1, 1));
    const room = openRoom(chat);
    await waitFor(() => expect(room.state().seenUpTo).toBe(1));
    room.dispatch(roomActions.watchingChanged(true));
    room.dispatch(roomActions.watchingChanged(false));
    chat.write();
    expect(room.state()).toMatchObject({ seenUpTo: 1, unread: { msgId: 2, count: 1 } });
    room.dispatch(roomActions.watchingChanged(true));
    await waitFor(() => expect(chat.stored[1]?.status).toBe('read'));
  });

  test('[CH-07] a message that was missed on the way is fetched when the next one comes', async () => {
    const chat = new FakeChat(buildMessages(1, 2));
    const room = openRoom(chat);
    await room.untilReady();
    chat.stored = [...chat.stored, buildMessage(3)];
    chat.write();
    await waitFor(() => expect(room.state().messages.map(({ msgId }) => msgId)).toEqual([1, 2, 3, 4]));
  });

  test('[CH-07] the first message of a room is fetched when the second one comes without it', async () => {
    const chat = new FakeChat();
    const room = openRoom(chat);
    await room.untilReady();
    chat.stored = [buildMessage(1)];
    chat.write();
    await waitFor(() => expect(room.state().messages.map(({ msgId }) => msgId)).toEqual([1, 2]));
  });

  test('[CH-07] a message that is told twice is shown once', async () => {
    const chat = new FakeChat(buildMessages(1, 1));
    const room = openRoom(chat);
    await room.untilReady();
    chat.tellAgain(chat.write({ message: 'once' }));
    chat.write({ message: 'next' });
    expect(room.texts()).toEqual(['Message 1', 'once', 'next']);
  });

  test('[CH-02] an own message is hidden once the server agrees; a refusal is told', async () => {
    const chat = new FakeChat([buildMessage(1, { senderType: 'client' })]);
    const room = openRoom(chat);
    await room.untilReady();
    const messageId = room.state().messages[0]?.messageId ?? '';
    chat.spoilNext('setAsHidden', new PortalError('forbidden', 'No'));
    room.dispatch(roomActions.hideRequested({ messageId }));
    await waitFor(() => expect(room.state().hideFailed).toBe(true));
    expect(room.state().messages[0]?.hidden).toBe(false);
    room.dispatch(roomActions.hideRequested({ messageId }));
    await waitFor(() => expect(room.state().messages[0]).toMatchObject({ hidden: true, message: '' }));
  });
});

describe('sending', () => {
  test('[CH-02] a message is on its way, then sent, then read', async () => {
    const chat = new FakeChat();
    const room = openRoom(chat);
    await room.untilReady();
    room.dispatch(roomActions.sendRequested('Hello'));
    expect(room.state().outgoing).toMatchObject([{ message: 'Hello', state: 'sending' }]);
    await waitFor(() => expect(room.state().outgoing).toEqual([]));
    expect(room.state().messages).toMatchObject([{ message: 'Hello', status: 'unread' }]);
    chat.readAll();
    expect(room.state().messages).toMatchObject([{ status: 'read' }]);
  });

  test('[CH-03] where the server says not joined: rejoins and resends under the same id, once', async () => {
    const chat = new FakeChat(buildMessages(1, 2));
    const room = openRoom(chat);
    await room.untilReady();
    chat.forgetJoins();
    room.dispatch(roomActions.sendRequested('Hello'));
    await waitFor(() => expect(room.texts()).toContain('Hello'));
    const sent = chat.requests.filter(({ event }) => event === 'message');
    expect(sent).toHaveLength(2);
    expect(sent[0]).toEqual(sent[1]);
    expect(chat.countOf('join')).toBe(2);
    expect(chat.stored.filter(({ message }) => message === 'Hello')).toHaveLength(1);
  });

  test('[CH-03] an answer lost on the way: kept as not sent, and the retry makes no second message', async () => {
    const chat = new FakeChat();
    const room = openRoom(chat);
    await room.untilReady();
    chat.forgetJoins();
    chat.realtime.request('join', { room: ROOM }).catch(() => {});
    chat.spoilNext('message', 'answerLost');
    chat.disconnect();
    room.dispatch(roomActions.sendRequested('Hello'));
    await waitFor(() => expect(room.state().outgoing).toMatchObject([{ state: 'failed' }]));
    const clientId = room.state().outgoing[0]?.clientId ?? '';
    chat.connect();
    await waitFor(() => expect(chat.countOf('join')).toBe(3));
    chat.spoilNext('message', 'answerLost');
    room.dispatch(roomActions.retryRequested({ clientId }));
    await waitFor(() => expect(chat.stored).toHaveLength(1));
    room.dispatch(roomActions.retryRequested({ clientId }));
    await waitFor(() => expect(room.state().outgoing).toEqual([]));
    expect(room.texts()).toEqual(['Hello']);
    expect(chat.stored).toHaveLength(1);
  });

  test('[CH-07] messages keep their order, and one that failed can be given up', async () => {
    const chat = new FakeChat();
    const room = openRoom(chat);
    await room.untilReady();
    chat.spoilNext('message', new PortalError('internal', 'Something went wrong'));
    for (const text of ['one', 'two', 'three']) room.dispatch(roomActions.sendRequested(text));
    await waitFor(() => expect(room.texts()).toEqual(['two', 'three']));
    expect(room.state().outgoing).toMatchObject([{ message: 'one', state: 'failed' }]);
    room.dispatch(roomActions.discarded({ clientId: room.state().outgoing[0]?.clientId ?? '' }));
    expect(room.state().outgoing).toEqual([]);
    expect(readOutbox(ROOM)).toEqual([]);
  });

  test('[CH-07] what was on its way when the page was left goes on when it is opened again, once', async () => {
    const writtenAt = '2026-03-02T09:00:00.000Z';
    keepOutbox(ROOM, [
      { clientId: 'client-arrived', message: 'arrived', writtenAt, state: 'sending' },
      { clientId: 'client-lost', message: 'lost', writtenAt, state: 'sending' },
      { clientId: 'client-failed', message: 'failed', writtenAt, state: 'failed' },
    ]);
    const chat = new FakeChat([
      buildMessage(1, { clientId: 'client-arrived', message: 'arrived', senderType: 'client' }),
    ]);
    const room = openRoom(chat);
    await waitFor(() => expect(room.texts()).toEqual(['arrived', 'lost']));
    expect(room.state().outgoing).toMatchObject([{ message: 'failed', state: 'failed' }]);
    expect(chat.countOf('message')).toBe(1);
  });
});

describe('after a broken connection', () => {
  test('[CH-07] what was missed comes once, in order, with what was read meanwhile', async () => {
    const own = buildMessage(2, { senderType: 'client', clientId: 'client-own' });
    const chat = new FakeChat([buildMessage(1), own]);
    const room = openRoom(chat);
    await room.untilReady();
    chat.disconnect();
    expect(room.state().connected).toBe(false);
    chat.write({ message: 'missed' });
    chat.readAll();
    chat.connect();
    await waitFor(() => expect(room.texts()).toEqual(['Message 1', 'Message 2', 'missed']));
    expect(room.state().messages[1]?.status).toBe('read');
    chat.write({ message: 'live' });
    expect(room.texts()).toEqual(['Message 1', 'Message 2', 'missed', 'live']);
  });

  test('[CH-07] a room that was empty shows all that came meanwhile, more than a page too', async () => {
    const chat = new FakeChat();
    const room = openRoom(chat);
    await room.untilReady();
    chat.disconnect();
    chat.stored = buildMessages(1, 30);
    chat.connect();
    await waitFor(() => expect(room.state().messages).toHaveLength(30));
  });

  test('[CH-07] an own message that arrived while its answer was lost is not shown twice', async () => {
    const chat = new FakeChat(buildMessages(1, 1));
    const room = openRoom(chat);
    await room.untilReady();
    chat.spoilNext('message', 'answerLost');
    const muted = chat.realtime.on('message', () => {});
    room.dispatch(roomActions.sendRequested('Hello'));
    await waitFor(() => expect(chat.stored).toHaveLength(2));
    chat.disconnect();
    chat.connect();
    await waitFor(() => expect(chat.countOf('join')).toBe(2));
    await waitFor(() => expect(room.state().outgoing).toEqual([]));
    expect(room.texts()).toEqual(['Message 1', 'Hello']);
    muted();
  });
});
