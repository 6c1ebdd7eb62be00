import type { ChatMessage, NewChatMessage } from '@portal/shared/contract';
import { randomUUID } from 'node:crypto';
import { connectChat, type ChatClient } from './chat-client';

interface PageFacts {
  readonly token: string;
  readonly room: string;
  /** Where the socket is: the first of these that answers. */
  readonly urls: readonly string[];
}

/**
 * What an open chat page does, without its looks: it comes back by itself, fetches by cursor what it missed, knows a message
 * again that it has, and sends what was not acknowledged once more under the same id.
 */
export class ChatPage {
  private readonly byNumber = new Map<number, ChatMessage>();
  private client: ChatClient | null = null;
  private isClosed = false;
  /** Messages that came more than once. */
  repeated = 0;

  constructor(protected readonly facts: PageFacts) {}

  /** In the order of the room. */
  get messages(): ChatMessage[] {
    return [...this.byNumber.values()].sort((a, b) => a.msgId - b.msgId);
  }

  async open(): Promise<void> {
    while (!this.isClosed) {
      for (const url of this.facts.urls) if (await this.tryOpen(url)) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  close(): void {
    this.isClosed = true;
    this.client?.socket.disconnect();
  }

  /** Sends until it is acknowledged. */
  send(text: string): Promise<ChatMessage> {
    return this.deliver({ room: this.facts.room, message: text, clientId: randomUUID() });
  }

  /** The connection breaks; the page notices and comes back. */
  drop(): void {
    this.client?.socket.io.engine.close();
  }

  protected async deliver(message: NewChatMessage): Promise<ChatMessage> {
    for (;;) {
      try {
        const reply = await this.client?.ask('message', message);
        if (reply?.ok) return reply.data;
        if (reply?.error.code === 'notJoined') await this.join();
      } catch {
        // The answer is lost with the connection; nobody knows whether the message is.
      }
      await this.open();
    }
  }

  private async tryOpen(url: string): Promise<boolean> {
    if (this.client?.socket.connected) return true;
    try {
      const client = await connectChat(url, { token: this.facts.token });
      client.socket.on('message', (message) => this.take(message));
      client.socket.on('disconnect', () => void this.open());
      this.client = client;
      await this.join();
      return true;
    } catch {
      return false;
    }
  }

  private async join(): Promise<void> {
    const { room } = this.facts;
    const joined = await this.client?.get('join', { room, after: this.newestWithoutGap() });
    for (const message of joined?.messages ?? []) this.byNumber.set(message.msgId, message);
  }

  private take(message: ChatMessage): void {
    if (this.byNumber.has(message.msgId)) this.repeated += 1;
    this.byNumber.set(message.msgId, message);
    if (message.msgId > this.newestWithoutGap()) this.join().catch(() => undefined);
  }

  private newestWithoutGap(): number {
    let number = 0;
    while (this.byNumber.has(number + 1)) number += 1;
    return number;
  }
}
