import type { ChatHint, Conversation, ConversationPage, ConversationsRequest } from '@portal/shared/contract';
import { PortalError } from '@portal/shared/errors';
import type { Realtime } from '@portal/shared/realtime';

const PAGE = 2;

/** The inbox of a chat server in memory, two conversations a page; it hints after each mark, as the server does. */
export class FakeInbox {
  /** Every request, in order. */
  readonly requests: { readonly event: string; readonly payload: unknown }[] = [];
  /** What the next request is refused with. */
  refusal: PortalError | null = null;
  private readonly hintListeners = new Set<(hint: ChatHint) => void>();
  private readonly connectionListeners = new Set<(connected: boolean) => void>();

  constructor(
    public conversations: Conversation[] = [],
    private connected = true,
  ) {}

  readonly realtime: Realtime = {
    request: (event, ...payload) => this.answer(event, payload[0]) as never,
    on: (event, listener) => {
      if (event === 'notify') this.hintListeners.add(listener as (hint: ChatHint) => void);
      return () => this.hintListeners.delete(listener as (hint: ChatHint) => void);
    },
    isConnected: () => this.connected,
    onConnection: (listener) => {
      this.connectionListeners.add(listener);
      return () => this.connectionListeners.delete(listener);
    },
  };

  notify(): void {
    for (const listener of this.hintListeners) listener({ room: '' });
  }

  setConnected(connected: boolean): void {
    this.connected = connected;
    for (const listener of [...this.connectionListeners]) listener(connected);
  }

  countOf(event: string): number {
    return this.requests.filter((request) => request.event === event).length;
  }

  private async answer(event: string, payload: unknown): Promise<unknown> {
    this.requests.push({ event, payload });
    await Promise.resolve();
    const { refusal } = this;
    this.refusal = null;
    if (refusal) throw refusal;
    if (!this.connected) throw new PortalError('network', 'The chat is not connected');
    if (event === 'getPendings') return this.page(payload as ConversationsRequest);
    const { room } = payload as { room: string };
    this.conversations = this.conversations.map((one) =>
      one.room === room ? { ...one, unread: event === 'setAsSeen' ? 0 : 1 } : one,
    );
    this.notify();
    return null;
  }

  private page({ cursor = '0', unreadOnly = false }: ConversationsRequest): ConversationPage {
    const unread = this.conversations.filter((one) => one.unread > 0);
    const listed = unreadOnly ? unread : this.conversations;
    const end = Number(cursor) + PAGE;
    return {
      rooms: listed.slice(Number(cursor), end),
      nextCursor: end < listed.length ? String(end) : null,
      unreadTotal: unread.reduce((sum, one) => sum + one.unread, 0),
      unreadRooms: unread.length,
    };
  }
}
