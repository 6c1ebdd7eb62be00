import {
  LIMITS,
  type ChatMessage,
  type ChatTyping,
  type JoinedRoom,
  type JoinRequest,
  type NewChatMessage,
  type OwnerType,
  type ServerToClientEvents,
} from '@portal/shared/contract';
import { PortalError } from '@portal/shared/errors';
import type { ClientEvent, Realtime, ReplyOf, RequestOf, ServerEvent } from '@portal/shared/realtime';
import { buildFile, buildMessage, ROOM } from './builders';

/** What becomes of the next request of a kind: an error instead of an answer, or done with its answer lost on the way. */
type Mishap = PortalError | 'answerLost';
type Handlers = { readonly [E in ClientEvent]: (...payload: RequestOf<E>) => ReplyOf<E> };
type Listeners = { readonly [E in ServerEvent]: Set<ServerToClientEvents[E]> };

const offline = () => new PortalError('network', 'The chat server cannot be reached');

/** A chat server in memory behind the portal's socket: one room and the pending list. */
export class FakeChat {
  /** Every request, in order. */
  readonly requests: { readonly event: ClientEvent; readonly payload: unknown }[] = [];
  private readonly listeners: Listeners = {
    message: new Set(),
    messageChanged: new Set(),
    notify: new Set(),
    typing: new Set(),
    sessionEnded: new Set(),
    caseChanged: new Set(),
    assetsChanged: new Set(),
    shipmentChanged: new Set(),
    requestChanged: new Set(),
    refinementChanged: new Set(),
    companyChanged: new Set(),
    contactChanged: new Set(),
    doctorChanged: new Set(),
  };
  private readonly connectionListeners = new Set<(connected: boolean) => void>();
  private readonly mishaps: { event: ClientEvent; mishap: Mishap }[] = [];
  private readonly held = new Map<ClientEvent, Promise<void>>();
  private isInRoom = false;

  constructor(
    /** What the server holds of the room. */
    public stored: ChatMessage[] = [],
    private connected = true,
  ) {}

  /** When the patient data of the case was erased. */
  erasedAt: string | null = null;
  /** Whose case it is; an earlier server does not say so. */
  ownerType: OwnerType | undefined = undefined;

  readonly realtime: Realtime = {
    request: (event, ...payload) => this.answer(event, ...payload),
    on: (event, listener) => {
      this.listeners[event].add(listener);
      return () => this.listeners[event].delete(listener);
    },
    isConnected: () => this.connected,
    onConnection: (listener) => {
      this.connectionListeners.add(listener);
      return () => this.connectionListeners.delete(listener);
    },
  };

  connect(): void {
    this.setConnected(true);
  }

  disconnect(): void {
    this.isInRoom = false;
    this.setConnected(false);
  }

  /** The server forgets who is in the room, while the socket stays. */
  forgetJoins(): void {
    this.isInRoom = false;
  }

  /** Decides what becomes of the next request of a kind. */
  spoilNext(event: ClientEvent, mishap: Mishap): void {
    this.mishaps.push({ event, mishap });
  }

  /** Holds the answers to one kind of request back until the returned function is called. */
  hold(event: ClientEvent): () => void {
    let letGo = () => {};
    this.held.set(event, new Promise<void>((resolve) => (letGo = resolve)));
    return () => {
      this.held.delete(event);
      letGo();
    };
  }

  /** The provider writes; told to the page where it is in the room. */
  write(over: Partial<ChatMessage> = {}): ChatMessage {
    const message = this.store(over);
    this.tellRoom('message', message);
    return message;
  }

  /** The server tells a message once more, as after a resend. */
  tellAgain(message: ChatMessage): void {
    this.tellRoom('message', message);
  }

  /** Somebody of the provider is writing. */
  type(over: Partial<ChatTyping> = {}): void {
    for (const listener of this.listeners.typing)
      listener({ room: ROOM, name: 'Care team', senderType: 'provider', ...over });
  }

  /** The patient data of the case is erased, and the company is told that the case changed. */
  erase(erasedAt: string): void {
    Object.assign(this, { erasedAt, stored: [] });
    const change = { uuid: ROOM, identifier: 'C-10001', status: 'COMPLETE', version: 2 } as const;
    for (const listener of this.listeners.caseChanged) listener(change);
  }

  /** The provider reads everything. */
  readAll(): void {
    this.change((message) => message.senderType === 'client', { status: 'read' });
  }

  notify(): void {
    for (const listener of this.listeners.notify) listener({ room: ROOM });
  }

  countOf(event: ClientEvent): number {
    return this.requests.filter((request) => request.event === event).length;
  }

  private readonly handlers: Handlers = {
    getPendings: () => ({ rooms: [], nextCursor: null, unreadTotal: 0, unreadRooms: 0 }),
    join: (request) => {
      if (request.room !== ROOM) throw new PortalError('notFound', 'Not found');
      this.isInRoom = true;
      const facts = {
        room: ROOM,
        ...(this.ownerType && { ownerType: this.ownerType }),
        caseIdentifier: 'C-10001',
        patientName: this.erasedAt === null ? 'Sarah Miller' : '',
        erasedAt: this.erasedAt,
      };
      return { ...facts, ...this.pageOf(request) };
    },
    leave: () => {
      this.isInRoom = false;
      return null;
    },
    message: (request) => this.take(request),
    setAsSeen: ({ upTo }) => {
      this.change((message) => message.senderType === 'provider' && message.msgId <= upTo, {
        status: 'read',
      });
      return null;
    },
    setAsHidden: ({ messageId }) => {
      this.change((message) => message.messageId === messageId, { hidden: true, message: '' });
      return null;
    },
    getUnseen: () =>
      this.stored.filter((message) => message.senderType === 'provider' && message.status === 'unread'),
    getPrevious: ({ before }) => this.pageBefore(before),
    getNext: ({ after }) => {
      const later = this.stored.filter(({ msgId }) => msgId > after);
      return { messages: later.slice(0, LIMITS.chatHistory), hasMore: later.length > LIMITS.chatHistory };
    },
    search: ({ text, before = Number.POSITIVE_INFINITY }) => {
      const found = this.stored.filter(({ msgId, message }) => msgId < before && message.includes(text));
      const page = found.toReversed().slice(0, LIMITS.chatHistory);
      return { messages: page, hasMore: found.length > page.length };
    },
    setAsUnread: () => null,
    typing: () => null,
    getChanges: () => ({ changes: [], cursor: { number: 0, at: null }, isTooOld: false }),
  };

  private async answer<E extends ClientEvent>(event: E, ...payload: RequestOf<E>): Promise<ReplyOf<E>> {
    this.requests.push({ event, payload: payload[0] });
    const spoiled = this.mishaps.findIndex((entry) => entry.event === event);
    const mishap = this.mishaps.splice(spoiled, spoiled < 0 ? 0 : 1)[0]?.mishap;
    await Promise.resolve();
    if (!this.connected) throw offline();
    if (mishap instanceof PortalError) throw mishap;
    const reply = this.handlers[event](...payload);
    await this.held.get(event);
    if (mishap === 'answerLost') throw offline();
    return reply;
  }

  private take({ message = '', clientId, files = [] }: NewChatMessage): ChatMessage {
    if (!this.isInRoom) throw new PortalError('notJoined', 'Join the room first');
    const known = this.stored.find((stored) => stored.clientId === clientId);
    if (known) return known;
    const stored = this.store({
      message,
      clientId,
      senderType: 'client',
      senderName: 'Emma Clark',
      hasText: message !== '',
      isFile: files.length > 0,
      files: files.map((name) => buildFile({ name })),
    });
    this.tellRoom('message', stored);
    return stored;
  }

  private store(over: Partial<ChatMessage>): ChatMessage {
    const message = buildMessage((this.stored.at(-1)?.msgId ?? 0) + 1, over);
    this.stored = [...this.stored, message];
    return message;
  }

  private change(which: (message: ChatMessage) => boolean, over: Partial<ChatMessage>): void {
    const changed = this.stored.filter(which).map((message) => ({ ...message, ...over }));
    this.stored = this.stored.map(
      (message) => changed.find(({ messageId }) => messageId === message.messageId) ?? message,
    );
    for (const message of changed) this.tellRoom('messageChanged', message);
  }

  private tellRoom(event: 'message' | 'messageChanged', message: ChatMessage): void {
    if (!this.isInRoom) return;
    for (const listener of this.listeners[event]) listener(message);
  }

  private pageOf({ after, around }: JoinRequest): Pick<JoinedRoom, 'messages' | 'hasMore' | 'hasNewer'> {
    if (after !== undefined) {
      const later = this.stored.filter(({ msgId }) => msgId > after);
      const messages = later.slice(0, LIMITS.chatCatchUp);
      return { messages, hasMore: after > 0, hasNewer: later.length > messages.length };
    }
    if (around === undefined) return this.pageBefore();
    const [from, to] = [around - LIMITS.chatHistory, around + LIMITS.chatHistory];
    const messages = this.stored.filter(({ msgId }) => msgId >= from && msgId <= to);
    return { messages, hasMore: from > 1, hasNewer: (this.stored.at(-1)?.msgId ?? 0) > to };
  }

  private pageBefore(before = Number.POSITIVE_INFINITY): { messages: ChatMessage[]; hasMore: boolean } {
    const earlier = this.stored.filter(({ msgId }) => msgId < before);
    return { messages: earlier.slice(-LIMITS.chatHistory), hasMore: earlier.length > LIMITS.chatHistory };
  }

  private setConnected(connected: boolean): void {
    this.connected = connected;
    for (const listener of [...this.connectionListeners]) listener(connected);
  }
}
