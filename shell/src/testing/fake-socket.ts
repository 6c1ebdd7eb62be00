import type {
  Conversation,
  ConversationPage,
  ConversationsRequest,
  MissedChanges,
  SocketReply,
} from '@portal/shared/contract';

const PAGE = 2;

type Listener = (...args: unknown[]) => void;

/** Stands in for socket.io's client: connects at once and answers what the inbox asks, two conversations a page. */
export class FakeSocket {
  connected = false;
  active = true;
  conversations: Conversation[] = [];
  /** What came while the page was not connected. */
  missed: MissedChanges = { changes: [], cursor: { number: 0, at: null }, isTooOld: false };
  /** What was asked, in order. */
  readonly asked: { readonly event: string; readonly payload: unknown }[] = [];
  /** Whether it connects when it is opened. */
  isReachable = true;
  /** What questions are answered with instead of an answer. */
  refusal: { readonly code: string; readonly message: string } | null = null;
  /** The token of each connection that was tried. */
  readonly tokens: unknown[] = [];
  /** What `io` was called with. */
  opened: { url: string; options: Record<string, unknown> } | null = null;
  readonly #listeners = new Map<string, Set<Listener>>();
  #anyListener: Listener = () => undefined;

  open(url: string, options: Record<string, unknown>): this {
    this.opened = { url, options };
    this.#greet();
    if (this.isReachable) queueMicrotask(() => this.connectNow());
    return this;
  }

  connectNow(): void {
    this.connected = true;
    this.#dispatch('connect');
  }

  lose(): void {
    this.connected = false;
    this.#dispatch('disconnect');
  }

  /** The server does not let in who connects. */
  refuse(code: string): void {
    this.active = false;
    this.#dispatch('connect_error', Object.assign(new Error(code), { data: { code } }));
  }

  on(event: string, listener: Listener): this {
    this.#listeners.set(event, (this.#listeners.get(event) ?? new Set()).add(listener));
    return this;
  }

  onAny(listener: Listener): this {
    this.#anyListener = listener;
    return this;
  }

  hasListeners(event: string): boolean {
    return (this.#listeners.get(event)?.size ?? 0) > 0;
  }

  removeAllListeners(): this {
    this.#listeners.clear();
    return this;
  }

  timeout(): { emitWithAck: (event: string, payload?: unknown) => Promise<SocketReply<unknown>> } {
    return {
      emitWithAck: (event, payload) => {
        this.asked.push({ event, payload });
        if (this.refusal) return Promise.resolve({ ok: false, error: this.refusal } as never);
        if (event === 'getChanges') return Promise.resolve({ ok: true, data: this.missed });
        const isList = event === 'getPendings';
        return Promise.resolve({
          ok: true,
          data: isList ? this.#page(payload as ConversationsRequest) : null,
        });
      },
    };
  }

  /** How often something was asked. */
  countOf(event: string): number {
    return this.asked.filter((one) => one.event === event).length;
  }

  connect(): this {
    this.#greet();
    return this;
  }

  disconnect(): this {
    this.connected = false;
    return this;
  }

  /** Says something as the server would. */
  receive(event: string, payload: unknown): void {
    this.#anyListener(event, payload);
  }

  #page({ cursor = '0', unreadOnly = false, limit = PAGE }: ConversationsRequest): ConversationPage {
    const unread = this.conversations.filter((one) => one.unread > 0);
    const [from, listed] = [Number(cursor), unreadOnly ? unread : this.conversations];
    return {
      rooms: listed.slice(from, from + limit),
      nextCursor: from + limit < listed.length ? String(from + limit) : null,
      unreadTotal: unread.reduce((sum, one) => sum + one.unread, 0),
      unreadRooms: unread.length,
    };
  }

  #greet(): void {
    const auth = this.opened?.options['auth'] as (send: (data: { token: unknown }) => void) => void;
    auth(({ token }) => this.tokens.push(token));
  }

  #dispatch(event: string, ...args: unknown[]): void {
    for (const listener of this.#listeners.get(event) ?? []) listener(...args);
  }
}

let current = new FakeSocket();

/** The socket that the next shell opens. */
export function prepareSocket(): FakeSocket {
  return (current = new FakeSocket());
}

export function io(url: string, options: Record<string, unknown>): FakeSocket {
  return current.open(url, options);
}
