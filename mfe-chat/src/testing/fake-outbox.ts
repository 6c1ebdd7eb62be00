import { PortalError } from '@portal/shared/errors';
import {
  provideOutbox,
  provideRealtime,
  type NewOutboxMessage,
  type Outbox,
  type OutboxFile,
  type OutboxMessage,
  type OutboxState,
} from '@portal/shared/realtime';
import { toErrorData } from '@portal/shared/api';
import { buildOutgoing } from './builders';
import type { FakeChat } from './fake-chat';

/** The shell's side for a page: its socket, and an outbox that sends over it in order, as long as it is connected. */
export function provideChat(chat: FakeChat): FakeOutbox {
  const box = new FakeOutbox(chat);
  provideRealtime(chat.realtime);
  provideOutbox(box.outbox);
  return box;
}

export class FakeOutbox {
  private current: OutboxState = { messages: [], chosen: [] };
  private readonly listeners = new Set<() => void>();
  private ids = 0;

  constructor(private readonly chat: FakeChat) {
    chat.realtime.onConnection((connected) => {
      if (connected) void this.send();
    });
  }

  readonly outbox: Outbox = {
    add: (message) => this.add(message),
    withdraw: (clientId) => {
      const taken = this.current.messages.find((message) => message.clientId === clientId);
      this.drop(clientId);
      this.set({ ...this.current, chosen: [...this.current.chosen, ...(taken?.files ?? [])] });
    },
    discard: (clientId) => this.drop(clientId),
    attach: (room, files) => {
      const added = files.map(({ name, size }): OutboxFile => ({
        id: `file-${++this.ids}`,
        room,
        name,
        size,
        sent: 0,
        state: 'uploading',
        refused: null,
      }));
      this.set({ ...this.current, chosen: [...this.current.chosen, ...added] });
    },
    detach: (id) =>
      this.set({ ...this.current, chosen: this.current.chosen.filter((file) => file.id !== id) }),
    state: () => this.current,
    subscribe: (listener) => {
      this.listeners.add(listener);
      return () => this.listeners.delete(listener);
    },
  };

  /** What the upload queue tells of a chosen file. */
  changeFile(name: string, over: Partial<OutboxFile>): void {
    const change = (file: OutboxFile) => (file.name === name ? { ...file, ...over } : file);
    this.set({ ...this.current, chosen: this.current.chosen.map(change) });
  }

  /** A message of an earlier visit. */
  hold(message: Partial<OutboxMessage>): void {
    this.set({ ...this.current, messages: [...this.current.messages, buildOutgoing(message)] });
  }

  private add({ files, ...message }: NewOutboxMessage): void {
    const own = this.current.chosen.filter(({ id }) => files.includes(id));
    const next = buildOutgoing({ ...message, files: own, clientId: `client-${++this.ids}` });
    this.set({
      messages: [...this.current.messages, next],
      chosen: this.current.chosen.filter((file) => !own.includes(file)),
    });
    void this.send();
  }

  private async send(): Promise<void> {
    const next = this.current.messages.find(({ refused }) => !refused);
    if (!next || !this.chat.realtime.isConnected()) return;
    try {
      await this.request(next);
      this.drop(next.clientId);
    } catch (error) {
      if (error instanceof PortalError && error.code === 'network') return;
      const refused = toErrorData(error);
      const messages = this.current.messages.map((one) => (one === next ? { ...one, refused } : one));
      this.set({ ...this.current, messages });
    }
    await this.send();
  }

  private async request({ room, clientId, message, files, refers }: OutboxMessage): Promise<void> {
    // Joined again after a break, as by the shell.
    await this.chat.realtime.request('join', { room });
    await this.chat.realtime.request('message', {
      room,
      clientId,
      ...(message !== '' && { message }),
      ...(files.length > 0 && { files: files.map(({ name }) => name) }),
      ...(refers && { refers }),
    });
  }

  private drop(clientId: string): void {
    const messages = this.current.messages.filter((message) => message.clientId !== clientId);
    this.set({ ...this.current, messages });
  }

  private set(next: OutboxState): void {
    this.current = next;
    for (const listener of [...this.listeners]) listener();
  }
}
