import { LIMITS } from '@portal/shared/contract';
import { PortalError } from '@portal/shared/errors';
import { waitFor } from '@testing-library/react';
import { buildMessage, buildMessages, ROOM } from '../../testing/builders';
import { FakeChat } from '../../testing/fake-chat';
import { openRoom } from '../../testing/open-room';
import { roomActions } from './room.slice';

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

  test('[CH-02] loads what is unseen beyond the newest 20 before it shows the room', async () => {
    const chat = new FakeChat([...buildMessages(1, 25, { status: 'read' }), ...buildMessages(26, 70)]);
    const room = openRoom(chat);
    await room.untilReady();
    expect(room.numbers()).toEqual([11, 70]);
    expect(room.state()).toMatchObject({ hasMore: true, unread: { msgId: 26, count: 45 } });
  });

  test('[CH-02] counts what comes while the unseen are loaded', async () => {
    const chat = new FakeChat(buildMessages(1, 45));
    const loadEarlier = chat.hold('getPrevious');
    const room = openRoom(chat);
    await waitFor(() => expect(chat.countOf('getPrevious')).toBe(1));
    chat.write();
    loadEarlier();
    await room.untilReady();
    expect([room.numbers(), room.state().unread?.count]).toEqual([[1, 46], 46]);
  });

  test('[CH-02] is shown after a while, though the rest of the unseen is still on its way', async () => {
    jest.useFakeTimers();
    const chat = new FakeChat(buildMessages(1, 45));
    chat.hold('getPrevious');
    const room = openRoom(chat);
    await jest.advanceTimersByTimeAsync(1_900);
    expect(room.state().status).toBe('joining');
    await jest.advanceTimersByTimeAsync(200);
    expect([room.state().status, room.numbers()]).toEqual(['ready', [26, 45]]);
    jest.useRealTimers();
  });

  test('[CH-02] shows what it has where the rest of the unseen cannot be loaded', async () => {
    const chat = new FakeChat(buildMessages(1, 45));
    chat.spoilNext('getPrevious', new PortalError('internal', 'Something went wrong'));
    const room = openRoom(chat);
    await room.untilReady();
    expect(room.numbers()).toEqual([26, 45]);
    expect(room.state()).toMatchObject({ hasMore: true, older: 'idle' });
  });

  test('[CH-02] loads older messages until there are none', async () => {
    const chat = new FakeChat(buildMessages(1, 45, { status: 'read' }));
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

  test('[CH-07] after more than one answer holds it goes on at the end of the room', async () => {
    const chat = new FakeChat(buildMessages(1, 2));
    const room = openRoom(chat);
    await room.untilReady();
    chat.disconnect();
    chat.stored = buildMessages(1, 1_200);
    chat.connect();
    await waitFor(() => expect(room.numbers()).toEqual([1_181, 1_200]));
    expect(room.state()).toMatchObject({ hasMore: true, hasNewer: false });
  });
});

describe('who is writing', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('[CH-02] is shown until they stop, or their message comes', async () => {
    const chat = new FakeChat();
    const room = openRoom(chat);
    await jest.advanceTimersByTimeAsync(0);
    chat.type();
    expect(room.state().typing).toMatchObject({ name: 'Care team' });
    await jest.advanceTimersByTimeAsync(LIMITS.typingForgottenMs);
    expect(room.state().typing).toBeNull();
    chat.type();
    chat.write();
    expect(room.state().typing).toBeNull();
  });

  test('[CH-02] is told to the others, every few seconds at most', async () => {
    const chat = new FakeChat();
    const room = openRoom(chat);
    await jest.advanceTimersByTimeAsync(0);
    for (let keys = 0; keys < 5; keys++) room.dispatch(roomActions.typed());
    await jest.advanceTimersByTimeAsync(LIMITS.typingEveryMs);
    room.dispatch(roomActions.typed());
    await jest.advanceTimersByTimeAsync(0);
    expect(chat.countOf('typing')).toBe(2);
  });
});
