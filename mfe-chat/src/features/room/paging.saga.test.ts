import { PortalError } from '@portal/shared/errors';
import { waitFor } from '@testing-library/react';
import { buildMessages, ROOM } from '../../testing/builders';
import { FakeChat } from '../../testing/fake-chat';
import { openRoom } from '../../testing/open-room';
import { roomActions } from './room.slice';

describe('a long room', () => {
  test('[CH-02] holds a part of it, without gaps: what is far below is let go, and comes back', async () => {
    const chat = new FakeChat(buildMessages(1, 400, { status: 'read' }));
    const room = openRoom(chat);
    await room.untilReady();
    for (let pages = 1; pages <= 10; pages++) {
      room.dispatch(roomActions.olderRequested());
      await waitFor(() => expect(room.state().older).toBe('idle'));
    }
    expect([room.numbers(), room.state().hasNewer]).toEqual([[181, 340], true]);
    chat.write({ message: 'at the end' });
    expect(room.texts()).not.toContain('at the end');
    for (let pages = 1; pages <= 5; pages++) {
      room.dispatch(roomActions.newerRequested());
      await waitFor(() => expect(room.state().newer).toBe('idle'));
    }
    await waitFor(() => expect(room.texts()).toContain('at the end'));
    expect(room.state().hasNewer).toBe(false);
    chat.write({ message: 'live again' });
    expect(room.texts()).toContain('live again');
    const numbers = room.state().messages.map(({ msgId }) => msgId);
    expect(numbers).toEqual(numbers.map((_, i) => (numbers[0] ?? 0) + i));
  });

  test('[CH-02] opens at a message that an address names, and does not count as seen', async () => {
    const chat = new FakeChat(buildMessages(1, 100));
    const room = openRoom(chat, ROOM, 30);
    await room.untilReady();
    expect([room.numbers(), room.state().hasNewer, room.state().target]).toEqual([
      [10, 50],
      true,
      { msgId: 30 },
    ]);
    expect(chat.countOf('setAsSeen')).toBe(0);
    room.dispatch(roomActions.placeRequested({ msgId: null }));
    await waitFor(() => expect(room.numbers()).toEqual([81, 100]));
  });

  test('[CH-02] a page that was on its way when another part was gone to leaves no hole in it', async () => {
    const chat = new FakeChat(buildMessages(1, 100, { status: 'read' }));
    const room = openRoom(chat, ROOM, 30);
    await room.untilReady();
    const [sendNewer, sendOlder] = [chat.hold('getNext'), chat.hold('getPrevious')];
    room.dispatch(roomActions.newerRequested());
    room.dispatch(roomActions.olderRequested());
    room.dispatch(roomActions.placeRequested({ msgId: null }));
    await waitFor(() => expect(room.numbers()).toEqual([81, 100]));
    room.dispatch(roomActions.olderRequested());
    sendNewer();
    sendOlder();
    await waitFor(() => expect(room.state().older).toBe('idle'));
    expect(room.texts()).toEqual(buildMessages(61, 100).map(({ message }) => message));
    expect(room.state()).toMatchObject({ hasNewer: false, newer: 'idle' });
  });

  test('[CH-02] a message that comes while the end of the room is on its way is there', async () => {
    const chat = new FakeChat(buildMessages(1, 100, { status: 'read' }));
    const room = openRoom(chat, ROOM, 30);
    await room.untilReady();
    const sendEnd = chat.hold('join');
    room.dispatch(roomActions.placeRequested({ msgId: null }));
    await waitFor(() => expect(chat.countOf('join')).toBe(2));
    await Promise.resolve();
    chat.write({ message: 'meanwhile' });
    sendEnd();
    await waitFor(() => expect(room.texts().at(-1)).toBe('meanwhile'));
  });

  test('[CH-07] the end of the room that was asked for without a connection comes with it', async () => {
    const chat = new FakeChat(buildMessages(1, 100, { status: 'read' }));
    const room = openRoom(chat, ROOM, 30);
    await room.untilReady();
    chat.disconnect();
    room.dispatch(roomActions.placeRequested({ msgId: null }));
    chat.connect();
    await waitFor(() => expect(room.numbers()).toEqual([81, 100]));
  });

  test('[CH-07] the end of the room is asked for again after a failure', async () => {
    const chat = new FakeChat(buildMessages(1, 100, { status: 'read' }));
    const room = openRoom(chat, ROOM, 30);
    await room.untilReady();
    chat.spoilNext('join', new PortalError('internal', 'Something went wrong'));
    jest.useFakeTimers();
    try {
      room.dispatch(roomActions.placeRequested({ msgId: null }));
      await jest.advanceTimersByTimeAsync(4_000);
    } finally {
      jest.useRealTimers();
    }
    expect(room.numbers()).toEqual([81, 100]);
  });

  test('[CH-07] who is at the end stays there when what came meanwhile could not be asked for', async () => {
    const chat = new FakeChat(buildMessages(1, 100, { status: 'read' }));
    const room = openRoom(chat, ROOM, 30);
    await room.untilReady();
    const sendEnd = chat.hold('join');
    room.dispatch(roomActions.placeRequested({ msgId: null }));
    await waitFor(() => expect(chat.countOf('join')).toBe(2));
    chat.spoilNext('join', new PortalError('internal', 'Something went wrong'));
    jest.useFakeTimers();
    try {
      sendEnd();
      await jest.advanceTimersByTimeAsync(10_000);
    } finally {
      jest.useRealTimers();
    }
    expect(room.numbers()).toEqual([81, 100]);
    expect(chat.countOf('join')).toBe(3);
  });

  test('[CH-02] an older page takes nothing from who sees the end', async () => {
    const room = openRoom(new FakeChat(buildMessages(1, 400, { status: 'read' })));
    await room.untilReady();
    room.dispatch(roomActions.watchingChanged(true));
    for (let pages = 1; pages <= 8; pages++) {
      room.dispatch(roomActions.olderRequested());
      await waitFor(() => expect(room.state().older).toBe('idle'));
    }
    expect([room.numbers(), room.state().hasNewer]).toEqual([[221, 400], false]);
  });

  test('[CH-07] a break while an older part is on screen brings its own news, not the end of the room', async () => {
    const chat = new FakeChat(buildMessages(1, 100));
    const room = openRoom(chat, ROOM, 30);
    await room.untilReady();
    chat.disconnect();
    chat.readAll();
    chat.connect();
    await waitFor(() => expect(chat.countOf('join')).toBe(2));
    expect(room.numbers()).toEqual([10, 50]);
    expect(room.state()).toMatchObject({ hasNewer: true, unread: { count: 100 } });
  });
});
