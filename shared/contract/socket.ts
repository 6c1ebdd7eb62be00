import type { ErrorReply } from './resources/common';
import type { CaseStatus, CompanyPart } from './constants';
import type {
  ChangeCursor,
  ChatMessage,
  ConversationPage,
  ConversationsRequest,
  NewChatMessage,
  OwnerType,
} from './resources/chat';

/** Every emit is answered: with the data, or with the one error shape (`code: 'notJoined'` asks for a rejoin). */
export type SocketReply<T> = { ok: true; data: T } | { ok: false; error: ErrorReply };
type Ack<T> = (reply: SocketReply<T>) => void;

export interface JoinedRoom {
  /** Whose case it is; missing in an answer of an earlier server. */
  ownerType?: OwnerType;
  room: string;
  caseIdentifier: string;
  patientName: string;
  messages: ChatMessage[];
  /** Whether there are messages before the first of these. */
  hasMore: boolean;
  /** Whether there are messages after the last of these: `getNext` has them. A server of before this does not say it. */
  hasNewer?: boolean;
  /** Number of the room's newest message, 0 in an empty one. */
  lastMsgId?: number;
  /** How far one has seen the room, 0 for not at all: the provider's messages after it are unread. */
  seenUpTo?: number;
  /** When the patient data of the case was erased: from then on nobody writes. A server of before this does not say it. */
  erasedAt?: string | null;
}

/** Messages in the order in which they were sent, and whether there are more in the direction that was asked for. */
export interface ChatPage {
  messages: ChatMessage[];
  hasMore: boolean;
}

/** Which messages a join is answered with; the newest unless said. `after` and `around` exclude each other. */
export interface JoinRequest {
  room: string;
  /** The messages after this msgId, `LIMITS.chatCatchUp` of them at most. */
  after?: number;
  /** The messages around this msgId: 20 before it, itself, and 20 after it. */
  around?: number;
}

/** What a page says on the chat socket (CH-05). */
export interface ClientToServerEvents {
  /**
   * A page of the inbox, rooms without unread messages too. Pages of an earlier release send no request, and are answered the rooms
   * with unread messages as `PendingRoom[]`.
   */
  getPendings(request: ConversationsRequest, ack: Ack<ConversationPage>): void;
  /** Joins a room and answers its newest messages, or those that were asked for. */
  join(request: JoinRequest, ack: Ack<JoinedRoom>): void;
  leave(request: { room: string }, ack: Ack<null>): void;
  message(request: NewChatMessage, ack: Ack<ChatMessage>): void;
  setAsSeen(request: { room: string; upTo: number }, ack: Ack<null>): void;
  /** Takes back what one has seen from this msgId on, for oneself alone. */
  setAsUnread(request: { room: string; from: number }, ack: Ack<null>): void;
  /** Tells the others in a room that one is writing; said again every few seconds, and forgotten by them after some. */
  typing(request: { room: string }, ack: Ack<null>): void;
  setAsHidden(request: { room: string; messageId: string }, ack: Ack<null>): void;
  getUnseen(request: { room: string }, ack: Ack<ChatMessage[]>): void;
  /** The 20 messages before msgId `before`. */
  getPrevious(request: { room: string; before: number }, ack: Ack<ChatPage>): void;
  /** The 20 messages after msgId `after`. */
  getNext(request: { room: string; after: number }, ack: Ack<ChatPage>): void;
  /** The newest 20 messages with a text in them or in the names of their files, or those before msgId `before`; newest first. */
  search(request: { room: string; text: string; before?: number }, ack: Ack<ChatPage>): void;
  /** What of the company changed after a place, where one was before the connection broke; null for one who knows none. */
  getChanges(request: { after: ChangeCursor | null }, ack: Ack<MissedChanges>): void;
}

/**
 * What the server says: a message in a joined room; a hint that pendings changed; what moved in the company. A message may
 * be told more than once (after a resend, or when a server process was lost): `messageId` recognises it, and a change is
 * recognised by the number of its cursor.
 */
export interface ServerToClientEvents extends CompanyEvents {
  message(message: ChatMessage): void;
  /** A message became read or hidden. */
  messageChanged(message: ChatMessage): void;
  notify(hint: ChatHint): void;
  /** Somebody else in a joined room is writing. */
  typing(typing: ChatTyping): void;
  /** The session is over; the server closes the socket right after it. */
  sessionEnded(error: ErrorReply): void;
}

/**
 * What changed in the company, told to all of its people. Changes have numbers without gaps; a server of before this sends no
 * cursor.
 */
export interface CompanyEvents {
  caseChanged(change: CaseChangedEvent, cursor?: ChangeCursor): void;
  /** A record of the case was added, replaced or removed. */
  assetsChanged(change: { caseUuid: string }, cursor?: ChangeCursor): void;
  shipmentChanged(change: ShipmentChangedEvent, cursor?: ChangeCursor): void;
  requestChanged(change: RequestChangedEvent, cursor?: ChangeCursor): void;
  refinementChanged(change: RefinementChangedEvent, cursor?: ChangeCursor): void;
  companyChanged(change: CompanyChangedEvent, cursor?: ChangeCursor): void;
  /** A person of the company was added, changed or removed; their own flags count. */
  contactChanged(change: { uuid: string }, cursor?: ChangeCursor): void;
  doctorChanged(change: DoctorChangedEvent, cursor?: ChangeCursor): void;
}

/** A change of the company as the socket tells it. */
export type CompanyEvent = {
  [E in keyof CompanyEvents]: { event: E; change: Parameters<CompanyEvents[E]>[0] };
}[keyof CompanyEvents];

export type NumberedEvent = CompanyEvent & { cursor: ChangeCursor };

export interface MissedChanges {
  /** In the order of their numbers. */
  changes: NumberedEvent[];
  /** After the last of them. */
  cursor: ChangeCursor;
  /** They are too many, or not known any more: whatever one has read may be out of date. */
  isTooOld: boolean;
}

/** Something of a room in the inbox changed: what one has seen of it or, with `message`, its newest message. */
export interface ChatHint {
  room: string;
  /** By whichever side. Of several within a second only the first and the last are told of. */
  message?: ChatMessage;
}

export interface ChatTyping {
  room: string;
  name: string;
  senderType: ChatMessage['senderType'];
}

/** `uuid` of the doctor; null when several changed at once. */
export interface DoctorChangedEvent {
  uuid: string | null;
}

export interface CompanyChangedEvent {
  uuid: string;
  part: CompanyPart;
}

export interface ShipmentChangedEvent {
  uuid: string;
  /** The cases in it; a server of before this does not say them. */
  caseUuids?: readonly string[];
}

export interface RefinementChangedEvent {
  uuid: string;
  caseUuid: string;
}

export interface RequestChangedEvent {
  uuid: string;
  caseUuid: string;
}

export interface CaseChangedEvent {
  uuid: string;
  identifier: string;
  status: CaseStatus;
  version: number;
}
