import type { ChatReference } from '@portal/shared/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { dentalCase } from './case';
import { company } from './company';
import { contact } from './contact';
import { createdAt, id, timestamptz, publicId, ref } from './columns';
import { storedFile } from './file';

/** The room of a case; made with its first message. A room's outward name is its case's uuid. */
export const chatRoom = pgTable(
  'chat_room',
  {
    id: id(),
    caseId: ref('case_id')
      .notNull()
      .unique()
      .references(() => dentalCase.id, { onDelete: 'cascade' }),
    companyId: ref('company_id')
      .notNull()
      .references(() => company.id),
    /** Number of the newest message, 0 while there is none. Raised under a row lock, so numbers have no gaps. */
    lastNumber: integer('last_number').notNull().default(0),
    /** Of the provider's newest, 0 while there is none: who has seen less has something unread. */
    lastProviderNumber: integer('last_provider_number').notNull().default(0),
    lastMessageAt: timestamptz('last_message_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('chat_room_company_idx').on(t.companyId, t.lastMessageAt),
    // What the inbox goes through to find what is unread: the index alone answers.
    index('chat_room_unread_idx').on(t.companyId, t.id, t.lastProviderNumber),
  ],
);

export const chatMessage = pgTable(
  'chat_message',
  {
    id: id(),
    uuid: publicId(),
    roomId: ref('room_id')
      .notNull()
      .references(() => chatRoom.id, { onDelete: 'cascade' }),
    /** From 1 within its room, without gaps: `msgId` of calls and events. */
    number: integer('number').notNull(),
    /** The text; of files without one the name of the first. */
    message: text('message').notNull(),
    hasText: boolean('has_text').notNull().default(true),
    isFile: boolean('is_file').notNull().default(false),
    /** The first of its files; further ones are in `chat_message_file`. */
    fileKey: text('file_key').references(() => storedFile.key),
    fileContentType: text('file_content_type'),
    /** Bytes. */
    fileSize: bigint('file_size', { mode: 'number' }),
    /** What it points to, with its name at the time. */
    refers: jsonb('refers').$type<ChatReference>(),
    senderType: text('sender_type', { enum: ['client', 'provider'] }).notNull(),
    senderContactId: ref('sender_contact_id').references(() => contact.id, { onDelete: 'set null' }),
    senderName: text('sender_name').notNull(),
    hidden: boolean('hidden').notNull().default(false),
    readAt: timestamptz('read_at'),
    /** The sender's own id of the message; unique for the sender's side of the room, so a resend makes no second one. */
    clientId: text('client_id'),
    sentAt: timestamptz('sent_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('chat_message_number_key').on(t.roomId, t.number),
    // What mails tell of: the provider's messages of the last hours.
    index('chat_message_provider_idx')
      .on(t.sentAt, t.roomId)
      .where(sql`sender_type = 'provider'`),
    index('chat_message_file_idx')
      .on(t.fileKey)
      .where(sql`file_key is not null`),
    uniqueIndex('chat_message_client_key')
      .on(t.roomId, t.senderType, t.clientId)
      .where(sql`client_id is not null`),
  ],
);

/** The files of a message after its first, by their place from 1. */
export const chatMessageFile = pgTable(
  'chat_message_file',
  {
    messageId: ref('message_id')
      .notNull()
      .references(() => chatMessage.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    fileKey: text('file_key')
      .notNull()
      .references(() => storedFile.key),
  },
  (t) => [
    primaryKey({ columns: [t.messageId, t.position] }),
    index('chat_message_file_key_idx').on(t.fileKey),
  ],
);

/** How far a reader has seen a room; a reader is a contact, or the provider as a whole (null). */
export const chatSeen = pgTable(
  'chat_seen',
  {
    id: id(),
    roomId: ref('room_id')
      .notNull()
      .references(() => chatRoom.id, { onDelete: 'cascade' }),
    contactId: ref('contact_id').references(() => contact.id, { onDelete: 'cascade' }),
    upTo: integer('up_to').notNull().default(0),
    /** What a mail has told the reader of; up to the number of a message. */
    mailedUpTo: integer('mailed_up_to').notNull().default(0),
    seenAt: timestamptz('seen_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('chat_seen_contact_key').on(t.roomId, t.contactId),
    index('chat_seen_reader_idx').on(t.contactId, t.roomId, t.upTo),
    uniqueIndex('chat_seen_provider_key')
      .on(t.roomId)
      .where(sql`contact_id is null`),
  ],
);
