import type { ChatMessage, NewChatMessage } from '@portal/shared/contract';
import { PortalError } from '@portal/shared/errors';
import type { Realtime } from '@portal/shared/realtime';
import { serveCalls, signIn } from '@portal/shared/testing';
import { readTokenFrom } from '@portal/shared/api';
import { combineReducers } from '@portal/shared/redux';
import { waitFor } from '@testing-library/react';
import { installFakeLocks, removeFakeLocks } from '../../testing/fake-locks';
import { createTestStore } from '../../testing/create-test-store';
import type { FileUpload } from '../../transfer';
import { createOutbox } from './create-outbox';
import { outboxSaga } from './outbox.saga';
import { outboxSlice } from './outbox.slice';

const ROOM = '00000000-0000-4000-8000-0000000000c1';
const OTHER = '00000000-0000-4000-8000-0000000000c2';

/** The server's side of the rooms, for all tabs: stores each client id once, and refuses what a test tells it to. */
class FakeServer {
  readonly stored: NewChatMessage[] = [];
  /** What the next messages are answered with; 'answerLost' stores them first. */
  readonly mishaps: (PortalError | 'answerLost')[] = [];
  joins = 0;

  take(message: NewChatMessage): void {
    const mishap = this.mishaps.shift();
    if (mishap instanceof PortalError) throw mishap;
    if (!this.stored.some(({ clientId }) => clientId === message.clientId)) this.stored.push(message);
    if (mishap) throw new PortalError('network', 'No answer');
  }

  get texts(): (string | undefined)[] {
    return this.stored.map(({ message }) => message);
  }
}

class FakeLine {
  isOpen = true;
  private readonly listeners = new Set<(connected: boolean) => void>();
  constructor(private readonly server: FakeServer) {}

  readonly realtime = {
    isConnected: () => this.isOpen,
    onConnection: (listener: (connected: boolean) => void) => {
      this.listeners.add(listener);
      return () => this.listeners.delete(listener);
    },
    request: async (event: string, payload: NewChatMessage) => {
      await Promise.resolve();
      if (!this.isOpen) throw new PortalError('network', 'Not connected');
      if (event === 'join') this.server.joins++;
      if (event === 'message') this.server.take(payload);
      return {} as ChatMessage;
    },
  } as unknown as Realtime;

  set(isOpen: boolean): void {
    this.isOpen = isOpen;
    for (const listener of [...this.listeners]) listener(isOpen);
  }
}

interface Running {
  readonly upload: FileUpload;
  readonly succeed: () => void;
  readonly fail: (error: Error) => void;
}

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A tab of the browser: with a store and a line of its own, and the local storage of all. */
function openTab(server = new FakeServer(), line = new FakeLine(server)) {
  const store = createTestStore(combineReducers({ outbox: outboxSlice.reducer }));
  const running: Running[] = [];
  const uploadFile = (upload: FileUpload) =>
    new Promise<void>((succeed, fail) => {
      running.push({ upload, succeed, fail });
    });
  const outbox = createOutbox(store);
  const task = store.runSaga(outboxSaga, { realtime: line.realtime, uploadFile, readToken: () => 'token' });
  const close = () => task.cancel();
  closing.push(close);
  const write = (message: string, over: { room?: string; files?: string[] } = {}) =>
    outbox.add({ room: ROOM, message, files: [], refers: null, ...over });
  const waiting = () => outbox.state().messages.map(({ message }) => message);
  const attach = async (...files: File[]) => {
    const before = outbox.state().chosen.length;
    outbox.attach(ROOM, files);
    await waitFor(() => expect(outbox.state().chosen).toHaveLength(before + files.length));
    return outbox
      .state()
      .chosen.slice(before)
      .map(({ id }) => id);
  };
  return { server, line, outbox, write, waiting, attach, running, close };
}
const photo = (name = 'front.jpg') => new File(['bytes'], name, { type: 'image/jpeg' });
const untilEmpty = ({ outbox }: ReturnType<typeof openTab>) =>
  waitFor(() => expect(outbox.state()).toEqual({ messages: [], chosen: [] }));

beforeEach(() => {
  localStorage.clear();
  signIn();
  installFakeLocks();
  readTokenFrom(() => null);
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(removeFakeLocks);

describe('messages', () => {
  test('[CH-07] wait for the connection and then go by themselves, in the order of writing', async () => {
    const tab = openTab();
    tab.line.set(false);
    for (const text of ['one', 'two', 'three']) tab.write(text);
    expect(tab.waiting()).toEqual(['one', 'two', 'three']);
    expect(tab.server.texts).toEqual([]);
    tab.line.set(true);
    await untilEmpty(tab);
    expect(tab.server.texts).toEqual(['one', 'two', 'three']);
  });

  test('[CH-07] outlive the tab, and a clock that was set back does not change their order', async () => {
    const before = openTab();
    before.line.set(false);
    before.write('one');
    jest.spyOn(Date.prototype, 'toISOString').mockReturnValue('1999-01-01T00:00:00.000Z');
    before.write('two');
    jest.restoreAllMocks();
    before.close();
    const tab = openTab(before.server);
    await untilEmpty(tab);
    expect(tab.server.texts).toEqual(['one', 'two']);
  });

  test('[CH-03] an answer lost on the way makes no second message', async () => {
    const tab = openTab();
    tab.server.mishaps.push('answerLost', 'answerLost');
    tab.write('Hello');
    await untilEmpty(tab);
    expect(tab.server.texts).toEqual(['Hello']);
  });

  test('[CH-03] where the server says not joined: joins and sends again under the same id', async () => {
    const tab = openTab();
    tab.server.mishaps.push(new PortalError('notJoined', 'Join first'));
    tab.write('Hello');
    await untilEmpty(tab);
    expect([tab.server.joins, tab.server.texts]).toEqual([1, ['Hello']]);
  });

  test('[CH-07] too many at once wait as long as the server says, and go on by themselves', async () => {
    const tab = openTab();
    tab.server.mishaps.push(new PortalError('tooManyCalls', 'Slower', { values: { seconds: 1 } }));
    tab.write('one');
    tab.write('two');
    expect(tab.waiting()).toEqual(['one', 'two']);
    await untilEmpty(tab);
    expect(tab.server.texts).toEqual(['one', 'two']);
  });

  test('[CH-07] one that is refused stays with the reason, also after the tab, and holds up neither the next nor another room', async () => {
    const before = openTab();
    before.server.mishaps.push(new PortalError('companyBlocked', 'Blocked'));
    before.write('one');
    before.write('two');
    before.write('elsewhere', { room: OTHER });
    await waitFor(() => expect([...before.server.texts].sort()).toEqual(['elsewhere', 'two']));
    const refused = [{ message: 'one', refused: { code: 'companyBlocked' } }];
    await waitFor(() => expect(before.outbox.state().messages).toMatchObject(refused));
    before.close();
    const tab = openTab(before.server);
    tab.write('three');
    await waitFor(() => expect(tab.outbox.state().messages).toMatchObject(refused));
    expect(tab.server.texts.at(-1)).toBe('three');
    tab.outbox.discard(tab.outbox.state().messages[0]?.clientId ?? '');
    expect(tab.waiting()).toEqual([]);
  });

  test('[CH-07] two tabs send each message once', async () => {
    const first = openTab();
    const second = openTab(first.server);
    first.line.set(false);
    second.line.set(false);
    for (const text of ['one', 'two', 'three']) first.write(text);
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(second.waiting()).toEqual(['one', 'two', 'three']);
    const sent = jest.spyOn(first.server, 'take');
    first.line.set(true);
    second.line.set(true);
    await untilEmpty(first);
    expect(first.server.texts).toEqual(['one', 'two', 'three']);
    expect(sent).toHaveBeenCalledTimes(3);
  });

  test('[CH-07] are not sent as somebody else, and go when their writer is back', async () => {
    const before = openTab();
    before.line.set(false);
    before.write('mine');
    before.close();
    signIn({ user: { uuid: 'somebody else' } });
    const other = openTab(before.server);
    other.write('theirs');
    await untilEmpty(other);
    other.close();
    signIn();
    const again = openTab(before.server);
    await untilEmpty(again);
    expect(again.server.texts).toEqual(['theirs', 'mine']);
  });
});

describe('files', () => {
  const ticket = (name: string) => ({
    fileKey: `key of ${name}`,
    upload: { url: '/uploads', uploadUuid: OTHER },
  });

  test('[CH-06] are sent at once when chosen, and their message waits for them in its order', async () => {
    serveCalls({ 'POST /chatFile': ({ body }) => ticket((body as { name: string }).name) });
    const tab = openTab();
    const [id = ''] = await tab.attach(photo());
    await waitFor(() => expect(tab.running).toHaveLength(1));
    await tab.running[0]?.upload.getTicket();
    tab.running[0]?.upload.onProgress(2);
    await waitFor(() => expect(tab.outbox.state().chosen).toMatchObject([{ sent: 2, state: 'uploading' }]));
    tab.write('with a photo', { files: [id] });
    tab.write('after it');
    tab.running[0]?.upload.onWaiting();
    await waitFor(() => expect(tab.outbox.state().messages[0]?.files).toMatchObject([{ state: 'waiting' }]));
    expect(tab.server.texts).toEqual([]);
    tab.running[0]?.succeed();
    await untilEmpty(tab);
    expect(tab.server.stored).toMatchObject([
      { message: 'with a photo', files: ['key of front.jpg'] },
      { message: 'after it' },
    ]);
  });

  test('[CH-07] one that is too many for now goes by itself; when that takes long, the person is told', async () => {
    const tab = openTab();
    const tooMany = (minutes: number) => new PortalError('tooManyUploads', 'Later', { values: { minutes } });
    const [id = ''] = await tab.attach(photo());
    tab.write('with a photo', { files: [id] });
    await waitFor(() => expect(tab.running).toHaveLength(1));
    tab.running[0]?.fail(tooMany(1));
    await waitFor(() => expect(tab.running).toHaveLength(2));
    tab.running[1]?.fail(tooMany(90));
    await waitFor(() =>
      expect(tab.outbox.state().messages).toMatchObject([
        { message: 'with a photo', refused: { code: 'tooManyUploads', values: { minutes: 90 } } },
      ]),
    );
  });

  test('[UP-05] what cannot be right is refused without being sent', async () => {
    const tab = openTab();
    await tab.attach(new File([], 'empty.pdf'), new File(['x'], 'setup.exe'));
    expect(tab.outbox.state().chosen).toMatchObject([
      { state: 'refused', refused: { code: 'emptyFile' } },
      { state: 'refused', refused: { code: 'wrongFileType' } },
    ]);
    expect(tab.running).toEqual([]);
  });

  test('[UP-05] a file that lies about its type says so, and its message can be taken back', async () => {
    const tab = openTab();
    const [id = ''] = await tab.attach(photo('lies.jpg'));
    await waitFor(() => expect(tab.running).toHaveLength(1));
    tab.write('look', { files: [id] });
    tab.write('next');
    tab.running[0]?.fail(new PortalError('wrongFileType', 'No picture'));
    await waitFor(() => expect(tab.server.texts).toEqual(['next']));
    const [refused] = tab.outbox.state().messages;
    expect(refused).toMatchObject({ message: 'look', refused: { code: 'wrongFileType' } });
    tab.outbox.withdraw(refused?.clientId ?? '');
    expect(tab.outbox.state()).toMatchObject({ messages: [], chosen: [{ id, state: 'refused' }] });
  });

  test('[CH-06] one that is removed is broken off', async () => {
    const tab = openTab();
    const [id = ''] = await tab.attach(photo());
    await waitFor(() => expect(tab.running).toHaveLength(1));
    tab.outbox.detach(id);
    await waitFor(() => expect(tab.running[0]?.upload.signal.reason).toBe('cancelled'));
    expect(tab.outbox.state().chosen).toEqual([]);
  });

  test('[UP-01] three at once; the next follows as one has arrived', async () => {
    const tab = openTab();
    await tab.attach(photo('1.jpg'), photo('2.jpg'), photo('3.jpg'), photo('4.jpg'));
    await waitFor(() => expect(tab.running).toHaveLength(3));
    tab.running[1]?.succeed();
    await waitFor(() => expect(tab.running[3]?.upload.file.name).toBe('4.jpg'));
  });
});
