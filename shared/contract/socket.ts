import type { ErrorReply } from './resources/common';
import type { CaseStatus, CompanyPart } from './constants';
import type { ChatMessage, NewChatMessage, PendingRoom } from './resources/chat';

/** Every emit is answered: with the data, or with the one error shape (`code: 'notJoined'` asks for a rejoin). */
export type SocketReply<T> = { ok: true; data: T } | { ok: false; error: ErrorReply };
type Ack<T> = (reply: SocketReply<T>) => void;

export interface JoinedRoom {
  room: string;
  caseIdentifier: string;
  patientName: string;
  messages: ChatMessage[];
  hasMore: boolean;
}

/** What a page says on the chat socket (CH-05). */
export interface ClientToServerEvents {
  getPendings(ack: Ack<PendingRoom[]>): void;
  /** Joins a room and answers its newest messages; with `after`, all messages after that msgId instead. */
  join(request: { room: string; after?: number }, ack: Ack<JoinedRoom>): void;
  leave(request: { room: string }, ack: Ack<null>): void;
  message(request: NewChatMessage, ack: Ack<ChatMessage>): void;
  setAsSeen(request: { room: string; upTo: number }, ack: Ack<null>): void;
  setAsHidden(request: { room: string; messageId: string }, ack: Ack<null>): void;
  getUnseen(request: { room: string }, ack: Ack<ChatMessage[]>): void;
  /** The 20 messages before msgId `before`. */
  getPrevious(
    request: { room: string; before: number },
    ack: Ack<{ messages: ChatMessage[]; hasMore: boolean }>,
  ): void;
}

/**
 * What the server says: a message in a joined room; a hint that pendings changed; what moved in the company. A message may
 * be told more than once (after a resend, or when a server process was lost): `messageId` recognises it.
 */
export interface ServerToClientEvents {
  message(message: ChatMessage): void;
  /** A message became read or hidden. */
  messageChanged(message: ChatMessage): void;
  notify(hint: { room: string }): void;
  caseChanged(change: CaseChangedEvent): void;
  /** A record of the case was added, replaced or removed. */
  assetsChanged(change: { caseUuid: string }): void;
  shipmentChanged(change: ShipmentChangedEvent): void;
  requestChanged(change: RequestChangedEvent): void;
  refinementChanged(change: RefinementChangedEvent): void;
  companyChanged(change: CompanyChangedEvent): void;
  /** A person of the company was added, changed or removed; their own flags count. */
  contactChanged(change: { uuid: string }): void;
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
