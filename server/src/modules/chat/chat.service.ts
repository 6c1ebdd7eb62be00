import type {
  ChatMessage,
  ChatPage,
  ConversationPage,
  ConversationsRequest,
  JoinedRoom,
  NewChatMessage,
  NewChatReference,
  PendingRoom,
} from '@portal/shared/contract';
import { randomUUID } from 'node:crypto';
import type { AppContext } from '../../app-context';
import { isConstraintViolation } from '../../db/database-errors';
import type { UnitOfWork } from '../../db/unit-of-work';
import { refusal } from '../../refusals';
import { unaudited } from '../audit/audited-call';
import type { Person } from '../../person';
import { withFiles } from './chat-file.repository';
import { NOBODY_YET, toChatMessage, toPendingRoom } from './chat.mapper';
import { checkMayHide, checkMayWrite } from './chat.policy';
import * as reading from './chat-reading.service';
import * as chats from './chat.repository';
import { findPendings } from './chat-seen.repository';
import { readUnseen, setAsSeen, setAsUnread } from './chat-seen.service';
import { getPendings } from './conversation.service';
import { addMessage, type MessageContent } from './new-message';

/** The rooms of cases (specification § 4, Chat). A room of another company is not found. */
export interface ChatService {
  pendings(who: Person): Promise<PendingRoom[]>;
  /** @throws PortalError 'badRequest' for a cursor that is none */
  conversations(who: Person, request: ConversationsRequest): Promise<ConversationPage>;
  /** @throws PortalError 'notFound' */
  find(who: Person, room: string): Promise<chats.Room>;
  /** The messages of a room at a place, the newest unless said. @throws PortalError 'notFound' */
  open(who: Person, room: chats.Room, place?: reading.Place): Promise<Required<JoinedRoom>>;
  /**
   * Stores a message once: a resend with the same `clientId` answers the stored one.
   * @throws PortalError 'companyBlocked', 'clientIdTaken', and those of `addMessage`
   */
  send(who: Person, message: NewChatMessage): Promise<ChatMessage>;
  /** Marks everything up to a number as seen by this person. */
  setAsSeen(who: Person, room: string, upTo: number): Promise<void>;
  /** Takes back what this person has seen from a number on. */
  setAsUnread(who: Person, room: string, from: number): Promise<void>;
  /** @throws PortalError 'forbidden' when it is not one's own message. */
  setAsHidden(who: Person, room: string, messageId: string): Promise<void>;
  /** The messages after a number, as somebody sees them who has seen none of them. @throws PortalError 'notFound' */
  after(scope: { readonly companyId: number }, room: string, number: number): Promise<ChatMessage[]>;
  unseen(who: Person, room: string): Promise<ChatMessage[]>;
  previous(who: Person, room: string, before: number): Promise<ChatPage>;
  next(who: Person, room: string, after: number): Promise<ChatPage>;
  search(who: Person, search: { room: string; text: string; before?: number }): Promise<ChatPage>;
}

export function createChatService(ctx: Pick<AppContext, 'db' | 'transact'>): ChatService {
  const { db, transact } = ctx;
  return {
    pendings: async (who) => (await findPendings(db, who.companyId, who.contactId)).map(toPendingRoom),
    conversations: (who, request) => getPendings(db, who, request),
    find: (who, room) => reading.requireRoom(db, who, room),
    open: (who, room, place) => reading.openRoom(db, who, room, place),
    send: (who, message) => sendOnce(transact, who, message),
    setAsSeen: (who, room, upTo) => unaudited(() => transact((unit) => setAsSeen(unit, who, room, upTo))),
    setAsUnread: (who, room, from) => unaudited(() => transact((unit) => setAsUnread(unit, who, room, from))),
    setAsHidden: (who, room, messageId) => transact((unit) => setAsHidden(unit, who, room, messageId)),
    after: (scope, room, number) => reading.readAfter(db, scope, room, number),
    unseen: (who, room) => readUnseen(db, who, room),
    previous: (who, room, before) => reading.readPage(db, who, room, { before }),
    next: (who, room, after) => reading.readPage(db, who, room, { after }),
    search: (who, search) => reading.searchRoom(db, who, search),
  };
}

/** Two copies of one message at once: the database refuses the second, which then finds the first. */
async function sendOnce(transact: AppContext['transact'], who: Person, message: NewChatMessage) {
  try {
    return await transact((unit) => send(unit, who, message));
  } catch (error) {
    if (!isConstraintViolation(error)) throw error;
    return transact((unit) => send(unit, who, message));
  }
}

async function send({ tx, emit }: UnitOfWork, who: Person, message: NewChatMessage): Promise<ChatMessage> {
  checkMayWrite(who);
  const { clientId } = message;
  const found = await chats.findRoomForSending(tx, who, message.room, clientId);
  if (!found) throw refusal('notFound', { record: 'case' });
  const { room, sent } = found;
  if (sent && sent.senderContactId !== who.contactId) throw refusal('clientIdTaken');
  const sender = {
    clientId,
    senderType: 'client',
    senderContactId: who.contactId,
    senderName: who.name,
  } as const;
  const [again] = await withFiles(tx, sent ? [sent] : []);
  const added = again ?? (await addMessage(tx, room, contentOf(message), sender));
  const stored = toChatMessage(room, added, NOBODY_YET);
  // A resend is told again: the process that stored the message may have died before it could tell anybody.
  emit('chatMessageAdded', { companyId: room.companyId, message: stored, isResend: again !== undefined });
  return stored;
}

/** Pages that know of one file give it a name as its text. */
function contentOf({ message, files, fileKey, refers }: NewChatMessage): MessageContent {
  return files === undefined && fileKey !== undefined
    ? { files: [fileKey], refers }
    : { message, files, refers };
}

/**
 * Writes what a person says by another step of theirs into the room of a case, in the transaction of that step.
 * @param refers what of the case it is about
 * @throws PortalError 'notFound'; 'companyBlocked'
 */
export async function writeAsPerson(
  unit: UnitOfWork,
  who: Person,
  room: string,
  message: string,
  refers?: NewChatReference,
): Promise<ChatMessage> {
  return send(unit, who, { room, message, clientId: randomUUID(), ...(refers && { refers }) });
}

async function setAsHidden(
  { tx, emit }: UnitOfWork,
  who: Person,
  uuid: string,
  messageId: string,
): Promise<void> {
  checkMayWrite(who);
  const room = await reading.requireRoom(tx, who, uuid);
  const message = room.id === null ? null : await chats.findMessage(tx, room.id, messageId);
  if (!message) throw refusal('notFound', { record: 'message' });
  checkMayHide(who, message);
  const hidden = await chats.hideMessage(tx, message.id);
  if (!hidden) return;
  const messages = [toChatMessage(room, { ...hidden, files: [] }, NOBODY_YET)];
  emit('chatMessagesChanged', { room: room.uuid, messages, companyId: room.companyId });
}
