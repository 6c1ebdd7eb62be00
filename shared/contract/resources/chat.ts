import { Type } from 'typebox';
import { LIMITS } from '../constants';
import { DateTime, Nullable, Uuid } from './common';

/** Who a room's case belongs to; decides the room's address (SH-09). */
export const OWNER_TYPES = ['client', 'dso', 'admin'] as const;
export type OwnerType = (typeof OWNER_TYPES)[number];

/** One message of a case's room (CH-06). A room's name is its case's uuid. */
export const ChatMessage = Type.Object({
  room: Uuid,
  messageId: Uuid,
  /** Number of the message in its room, from 1, without gaps: the cursor for what was missed. */
  msgId: Type.Integer(),
  /** The text; of a file its name. */
  message: Type.String(),
  isFile: Type.Boolean(),
  /** Facts of the message's file; its address is asked for when somebody opens it, as it lives for minutes only. */
  file: Nullable(
    Type.Object({
      name: Type.String(),
      contentType: Type.String(),
      /** Bytes. */
      size: Type.Integer(),
    }),
  ),
  source: Type.Enum(['doctor', 'admin']),
  senderType: Type.Enum(['client', 'provider']),
  senderName: Type.String(),
  ownerType: Type.Enum([...OWNER_TYPES]),
  status: Type.Enum(['unread', 'read']),
  hidden: Type.Boolean(),
  sentAt: DateTime,
  caseIdentifier: Type.String(),
  patientName: Type.String(),
  /** The sender's own id of the message, so that a resend is recognised. */
  clientId: Nullable(Type.String()),
});
export type ChatMessage = Type.Static<typeof ChatMessage>;

/** A room that has messages one has not seen: its newest message and how many there are. */
export const PendingRoom = Type.Object({
  room: Uuid,
  unread: Type.Integer(),
  caseIdentifier: Type.String(),
  patientName: Type.String(),
  ownerType: Type.Enum([...OWNER_TYPES]),
  source: Type.Enum(['doctor', 'admin']),
  message: Type.String(),
  sentAt: DateTime,
});
export type PendingRoom = Type.Static<typeof PendingRoom>;

/** A text, or a file that was stored for this room before (POST /file, purpose chat). */
export const NewChatMessage = Type.Object({
  room: Uuid,
  message: Type.String({ minLength: 1, maxLength: LIMITS.chatMessageLength, pattern: '\\S' }),
  fileKey: Type.Optional(Type.String({ minLength: 1, maxLength: 300 })),
  clientId: Type.String({ minLength: 8, maxLength: 64 }),
});
export type NewChatMessage = Type.Static<typeof NewChatMessage>;
export const ChatConnect = Type.Object({ body: Type.Object({ url: Type.String() }) });

/** Where the file of a message can be read for some minutes. */
export const ChatFile = Type.Object({ url: Type.String(), name: Type.String(), contentType: Type.String() });
export type ChatFile = Type.Static<typeof ChatFile>;
