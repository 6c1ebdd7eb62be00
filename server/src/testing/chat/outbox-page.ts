import type { NewChatMessage } from '@portal/shared/contract';
import { ChatPage } from './chat-page';

/**
 * What a page with an outbox does: first in, first out, one message in flight, sent again under the same id until it is acknowledged.
 * Besides, it sends some messages once more although they were taken, as a page does whose reload lost the answer.
 */
export class OutboxPage extends ChatPage {
  private tail: Promise<unknown> = Promise.resolve();
  readonly sent: string[] = [];

  post(text: string, isRepeated: boolean): void {
    this.sent.push(text);
    this.tail = this.tail.then(async () => {
      const message = this.compose(text);
      await this.deliver(message);
      if (isRepeated) await this.deliver(message);
    });
  }

  /** When everything that was posted is acknowledged. */
  async flushed(): Promise<void> {
    await this.tail;
  }

  private compose(message: string): NewChatMessage {
    return { room: this.facts.room, message, clientId: crypto.randomUUID() };
  }
}
