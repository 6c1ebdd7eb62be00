import {
  LIMITS,
  type ChatMessage,
  type JoinedRoom,
  type NewChatMessage,
  type PendingRoom,
} from '@portal/shared/contract';
import { randomUUID } from 'node:crypto';
import type { AppContext } from '../../app-context';
import type { Db } from '../../db/client';
import { isConstraintViolation } from '../../db/database-errors';
import type { UnitOfWork } from '../../db/unit-of-work';
import { refusal } from '../../refusals';
import { claimChatFile } from '../asset';
import type { Person } from '../auth/person';
import { NOBODY_YET, toChatMessage, toPendingRoom } from './chat.mapper';
import { checkMayHide, checkMayWrite } from './chat.policy';
import * as chats from './chat.repository';
import * as seen from './chat-seen.repository';

export interface ChatPage {
  messages: ChatMessage[];
  hasMore: boolean;
}

/** The rooms of cases (specification § 4, Chat). A room of another company is not found. */
export interface ChatService {
  pendings(who: Person): Promise<PendingRoom[]>;
  /** @throws PortalError 'notFound' */
  find(who: Person, room: string): Promise<chats.Room>;
  /** The newest messages of a room or, with `after`, everything after that number. @throws PortalError 'notFound' */
  open(who: Person, room: chats.Room, after?: number): Promise<JoinedRoom>;
  /** Stores a message once: a resend with the same `clientId` answers the stored one. @throws PortalError 'companyBlocked' */
  send(who: Person, message: NewChatMessage): Promise<ChatMessage>;
  /** Marks everything up to a number as seen by this person. */
  setAsSeen(who: Person, room: string, upTo: number): Promise<void>;
  /** @throws PortalError 'forbidden' when it is not one's own message. */
  setAsHidden(who: Person, room: string, messageId: string): Promise<void>;
  /** Every message after a number, as somebody sees it who has seen none of them. @throws PortalError 'notFound' */
  after(scope: { readonly companyId: number }, room: string, number: number): Promise<ChatMessage[]>;
  unseen(who: Person, room: string): Promise<ChatMessage[]>;
  previous(who: Person, room: string, before: number): Promise<ChatPage>;
}

export function createChatService(ctx: Pick<AppContext, 'db' | 'transact'>): ChatService {
  const { db, transact } = ctx;
  return {
    pendings: async (who) => (await seen.findPendings(db, who.companyId, who.contactId)).map(toPendingRoom),
    find: (who, room) => requireRoom(db, who, room),
    open: (who, room, after) => open(db, who, room, after),
    send: (who, message) => sendOnce(transact, who, message),
    setAsSeen: (who, room, upTo) => transact((unit) => setAsSeen(unit, who, room, upTo)),
    setAsHidden: (who, room, messageId) => transact((unit) => setAsHidden(unit, who, room, messageId)),
    after: (scope, room, number) => after(db, scope, room, number),
    unseen: (who, room) => unseen(db, who, room),
    previous: (who, room, before) => previous(db, who, room, before),
  };
}

async function requireRoom(db: Db, who: chats.ChatScope, uuid: string): Promise<chats.Room> {
  const room = await chats.findRoom(db, who, uuid);
  if (!room) throw refusal('notFound', { record: 'case' });
  return room;
}

/** One message more than a page is asked for, to know whether there are older ones. */
async function readPage(db: Db, who: Person, room: chats.Room, before?: number): Promise<ChatPage> {
  if (room.id === null) return { messages: [], hasMore: false };
  const rows = await chats.findLatest(db, room.id, LIMITS.chatHistory + 1, before);
  const viewer = { seenUpTo: await seen.findSeen(db, room.id, who.contactId) };
  const page = rows.slice(-LIMITS.chatHistory);
  return {
    messages: page.map((row) => toChatMessage(room, row, viewer)),
    hasMore: rows.length > page.length,
  };
}

async function open(db: Db, who: Person, found: chats.Room, after?: number): Promise<JoinedRoom> {
  // Its first message may have come since it was found.
  const room = found.id === null ? await requireRoom(db, who, found.uuid) : found;
  const facts = { room: room.uuid, caseIdentifier: room.caseIdentifier, patientName: room.patientName };
  if (after === undefined || room.id === null) return { ...facts, ...(await readPage(db, who, room)) };
  const rows = await chats.findAfter(db, room.id, after);
  const viewer = { seenUpTo: await seen.findSeen(db, room.id, who.contactId) };
  return { ...facts, messages: rows.map((row) => toChatMessage(room, row, viewer)), hasMore: false };
}

async function after(db: Db, scope: chats.ChatScope, uuid: string, number: number): Promise<ChatMessage[]> {
  const room = await requireRoom(db, scope, uuid);
  if (room.id === null) return [];
  const rows = await chats.findAfter(db, room.id, number);
  return rows.map((row) => toChatMessage(room, row, NOBODY_YET));
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

async function send(
  { tx, emit }: UnitOfWork,
  who: Person,
  { room: uuid, message, fileKey, clientId }: NewChatMessage,
): Promise<ChatMessage> {
  checkMayWrite(who);
  const found = await chats.findRoomForSending(tx, who, uuid, clientId);
  if (!found) throw refusal('notFound', { record: 'case' });
  const { room, sent } = found;
  if (sent && sent.senderContactId !== who.contactId) throw refusal('clientIdTaken');
  const row =
    sent ??
    (await chats.insertMessage(tx, await chats.ensureRoom(tx, room), {
      ...(fileKey === undefined ? { message } : await fileColumns(tx, room, fileKey)),
      clientId,
      senderType: 'client',
      senderContactId: who.contactId,
      senderName: who.name,
    }));
  const stored = toChatMessage(room, row, NOBODY_YET);
  // A resend is told again: the process that stored the message may have died before it could tell anybody.
  emit('chatMessageAdded', { companyId: room.companyId, message: stored });
  return stored;
}

/**
 * Writes what a person says by another step of theirs into the room of a case, in the transaction of that step.
 * @throws PortalError 'notFound'; 'companyBlocked'
 */
export async function writeAsPerson(
  unit: UnitOfWork,
  who: Person,
  room: string,
  message: string,
): Promise<ChatMessage> {
  return send(unit, who, { room, message, clientId: randomUUID() });
}

/** A message that is a file is named like the file, whatever the sender calls it. */
async function fileColumns(tx: Db, room: chats.Room, fileKey: string) {
  const { key, name, contentType, size } = await claimChatFile(tx, room, fileKey);
  return { message: name, isFile: true, fileKey: key, fileContentType: contentType, fileSize: size };
}

async function setAsSeen({ tx, emit }: UnitOfWork, who: Person, uuid: string, upTo: number): Promise<void> {
  const room = await requireRoom(tx, who, uuid);
  if (room.id === null) return;
  const before = await seen.findSeen(tx, room.id, who.contactId);
  const newlySeen = (await seen.findUnseen(tx, room.id, before)).filter((row) => row.number <= upTo);
  await seen.raiseSeen(tx, room.id, who.contactId, upTo);
  await seen.markRead(tx, room.id, 'provider', upTo);
  if (newlySeen.length === 0) return;
  const messages = newlySeen.map((row) => toChatMessage(room, row, { seenUpTo: upTo }));
  emit('chatMessagesChanged', { room: room.uuid, messages, contactId: who.contactId });
}

async function setAsHidden(
  { tx, emit }: UnitOfWork,
  who: Person,
  uuid: string,
  messageId: string,
): Promise<void> {
  checkMayWrite(who);
  const room = await requireRoom(tx, who, uuid);
  const message = room.id === null ? null : await chats.findMessage(tx, room.id, messageId);
  if (!message) throw refusal('notFound', { record: 'message' });
  checkMayHide(who, message);
  const hidden = await chats.hideMessage(tx, message.id);
  if (hidden)
    emit('chatMessagesChanged', { room: room.uuid, messages: [toChatMessage(room, hidden, NOBODY_YET)] });
}

async function unseen(db: Db, who: Person, uuid: string): Promise<ChatMessage[]> {
  const room = await requireRoom(db, who, uuid);
  if (room.id === null) return [];
  const seenUpTo = await seen.findSeen(db, room.id, who.contactId);
  return (await seen.findUnseen(db, room.id, seenUpTo)).map((row) => toChatMessage(room, row, { seenUpTo }));
}

async function previous(db: Db, who: Person, uuid: string, before: number): Promise<ChatPage> {
  return readPage(db, who, await requireRoom(db, who, uuid), before);
}
