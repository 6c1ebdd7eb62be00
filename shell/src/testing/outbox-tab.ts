import type { ChatMessage, NewChatMessage } from '@portal/shared/contract';
import { PortalError } from '@portal/shared/errors';
import type { Realtime } from '@portal/shared/realtime';
import { signIn } from '@portal/shared/testing';
import { readTokenFrom } from '@portal/shared/api';
import { combineReducers } from '@portal/shared/redux';
import { waitFor } from '@testing-library/react';
import { noticesSlice } from '../notices';
import type { FileUpload } from '../transfer';
import { createOutbox } from '../features/outbox/create-outbox';
import { outboxSaga } from '../features/outbox/outbox.saga';
import { outboxSlice } from '../features/outbox/outbox.slice';
import { createTestStore } from './create-test-store';
import { installFakeLocks, removeFakeLocks } from './fake-locks';

export const ROOM = '00000000-0000-4000-8000-0000000000c1';
export const OTHER = '00000000-0000-4000-8000-0000000000c2';

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
export function openTab(server = new FakeServer(), line = new FakeLine(server)) {
  const store = createTestStore(
    combineReducers({ outbox: outboxSlice.reducer, notices: noticesSlice.reducer }),
  );
  const notices = () => store.getState().notices.map(({ name }) => name);
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
  return { server, line, outbox, write, waiting, attach, running, notices, close };
}
export const photo = (name = 'front.jpg') => new File(['bytes'], name, { type: 'image/jpeg' });
export const untilEmpty = ({ outbox }: ReturnType<typeof openTab>) =>
  waitFor(() => expect(outbox.state()).toEqual({ messages: [], chosen: [] }));

beforeEach(() => {
  localStorage.clear();
  signIn();
  installFakeLocks();
  readTokenFrom(() => null);
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(removeFakeLocks);
