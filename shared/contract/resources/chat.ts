import { Type } from 'typebox';
import { ASSET_TYPE_KEYS, LIMITS } from '../constants';
import { DateTime, NonBlank, Nullable, Uuid } from './common';

/** Who a room's case belongs to; decides the room's address (SH-09). */
export const OWNER_TYPES = ['client', 'dso', 'admin'] as const;
export type OwnerType = (typeof OWNER_TYPES)[number];

/** A file of a message; its address is asked for when somebody sees or opens it, as it lives for minutes only. */
export const ChatMessageFile = Type.Object({
  name: Type.String(),
  /** By the file's content, whatever its name says. */
  contentType: Type.String(),
  /** Bytes. */
  size: Type.Integer(),
  /** Whether there is a small picture of it; of pictures only. */
  hasPreview: Type.Boolean(),
  /** Of a picture with a preview, in pixels: what to keep free for it before it is there. */
  width: Nullable(Type.Integer()),
  height: Nullable(Type.Integer()),
});
export type ChatMessageFile = Type.Static<typeof ChatMessageFile>;

const Stage = Type.Integer({ minimum: 0, maximum: 60 });

/** What a new message points to: a version of a plan (and a step of it), a record, or a parcel of the room's case. */
export const NewChatReference = Type.Union([
  Type.Object({
    kind: Type.Literal('plan'),
    version: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
    stage: Type.Optional(Stage),
  }),
  Type.Object({ kind: Type.Literal('record'), assetUuid: Uuid }),
  Type.Object({ kind: Type.Literal('parcel'), shipmentUuid: Uuid }),
]);
export type NewChatReference = Type.Static<typeof NewChatReference>;

/** The same with what it was called when the message was sent: it may have been renamed or removed since. */
export const ChatReference = Type.Union([
  Type.Object({
    kind: Type.Literal('plan'),
    version: Type.Integer(),
    stage: Nullable(Stage),
    planUuid: Uuid,
  }),
  Type.Object({
    kind: Type.Literal('record'),
    assetUuid: Uuid,
    assetType: Type.Enum([...ASSET_TYPE_KEYS]),
    name: Type.String(),
  }),
  Type.Object({ kind: Type.Literal('parcel'), shipmentUuid: Uuid, identifier: Type.String() }),
]);
export type ChatReference = Type.Static<typeof ChatReference>;

/** One message of a case's room (CH-06). A room's name is its case's uuid. */
export const ChatMessage = Type.Object({
  room: Uuid,
  messageId: Uuid,
  /** Number of the message in its room, from 1, without gaps: the cursor for what was missed. */
  msgId: Type.Integer(),
  /** The text; of files without a text the name of the first. */
  message: Type.String(),
  /** Whether somebody wrote a text: `message` is the name of a file otherwise, or empty where the message is hidden. */
  hasText: Type.Boolean(),
  /** Whether it has files. */
  isFile: Type.Boolean(),
  /** In the order in which they were sent; none of a hidden message. */
  files: Type.Array(ChatMessageFile),
  /** What it points to. */
  refers: Nullable(ChatReference),
  /** The first of `files`, for pages that know of one only. */
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

/** A room in the inbox, read or not, with its newest message that is not hidden (CH-01, SH-08). */
export const Conversation = Type.Object({
  room: Uuid,
  /** Messages of the provider that one has not seen. */
  unread: Type.Integer(),
  caseIdentifier: Type.String(),
  patientName: Type.String(),
  ownerType: Type.Enum([...OWNER_TYPES]),
  source: Type.Enum(['doctor', 'admin']),
  senderType: Type.Enum(['client', 'provider']),
  senderName: Type.String(),
  /** Whether one wrote it oneself. */
  isOwn: Type.Boolean(),
  /** As in a message: of files without a text the name of the first. */
  message: Type.String(),
  hasText: Type.Boolean(),
  files: Type.Integer(),
  /** Number of that message in its room. */
  msgId: Type.Integer(),
  sentAt: DateTime,
});
export type Conversation = Type.Static<typeof Conversation>;

const CURSOR_LENGTH = 200;

/** A page of the inbox: unread rooms first, then the others, each newest first. */
export const ConversationsRequest = Type.Object({
  /** `nextCursor` of the page before. */
  cursor: Type.Optional(Type.String({ minLength: 1, maxLength: CURSOR_LENGTH })),
  unreadOnly: Type.Optional(Type.Boolean()),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: LIMITS.conversationsAtOnce })),
});
export type ConversationsRequest = Type.Static<typeof ConversationsRequest>;

export interface ConversationPage {
  rooms: Conversation[];
  /** Null on the last page. */
  nextCursor: string | null;
  /** Unread messages in all rooms, and the rooms that have some; on whatever page. */
  unreadTotal: number;
  unreadRooms: number;
}

const FileKey = Type.String({ minLength: 1, maxLength: 300 });
const FileKeys = Type.Array(FileKey, { minItems: 1, maxItems: LIMITS.chatFilesAtOnce, uniqueItems: true });
const Text = Type.String({ minLength: 1, maxLength: LIMITS.chatMessageLength, pattern: '\\S' });

/**
 * A text, files that were stored for this room before (POST /chatFile, or POST /file with purpose chat), or both. `fileKey` is of
 * pages that know of one file only: its message is called like the file.
 */
export const NewChatMessage = Type.Object({
  room: Uuid,
  message: Type.Optional(Text),
  files: Type.Optional(FileKeys),
  fileKey: Type.Optional(FileKey),
  refers: Type.Optional(NewChatReference),
  clientId: Type.String({ minLength: 8, maxLength: 64 }),
});
export type NewChatMessage = Type.Static<typeof NewChatMessage>;

/** What the provider says in a room, always with a text; its people have no ids of their own for what they send. */
export const ProviderChatMessage = Type.Object({
  room: Uuid,
  message: NonBlank(LIMITS.chatMessageLength),
  files: Type.Optional(FileKeys),
  refers: Type.Optional(NewChatReference),
});
export const ProviderChatSeen = Type.Object({
  room: Uuid,
  /** Everything up to this number; all there is unless said. */
  upTo: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
});
export const ProviderChatTyping = Type.Object({ room: Uuid });
export const ProviderFileQuery = Type.Object({ room: Uuid, name: NonBlank(200) });

/**
 * A place among the changes of a company: after the change of this number, which was made at this moment; null at the beginning. The
 * moment tells a number from the same one after a backup was restored.
 */
export const ChangeCursor = Type.Object({
  number: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
  at: Nullable(DateTime),
});
export type ChangeCursor = Type.Static<typeof ChangeCursor>;

export const ChatConnect = Type.Object({
  body: Type.Object({
    url: Type.String(),
    /** What is read from now on has all changes up to here in it. */
    cursor: Type.Optional(ChangeCursor),
  }),
});
export type ChatConnect = Type.Static<typeof ChatConnect>;

/** Announces a file for a room; its bytes follow by a resumable upload (tus). */
export const NewChatFile = Type.Object({
  room: Uuid,
  name: NonBlank(200),
  /** Bytes; an empty file is answered by the code 'emptyFile'. */
  size: Type.Integer({ minimum: 0 }),
});
export type NewChatFile = Type.Static<typeof NewChatFile>;
export const ChatFileTicket = Type.Object({
  /** What a message names once the file has arrived. */
  fileKey: Type.String(),
  /** Where tus creates the upload; send metadata {assetUuid: uploadUuid, filename}. */
  upload: Type.Object({ url: Type.String(), uploadUuid: Uuid }),
});
export type ChatFileTicket = Type.Static<typeof ChatFileTicket>;

/** Which of a message's files, from 0; the first unless said. */
export const ChatFileQuery = Type.Object({
  index: Type.Optional(Type.Integer({ minimum: 0, maximum: LIMITS.chatFilesAtOnce - 1 })),
});

/** Where a file of a message can be read for some minutes. */
export const ChatFile = Type.Object({
  url: Type.String(),
  name: Type.String(),
  contentType: Type.String(),
  /** Of a picture a small one, at most `LIMITS.chatPreviewPixels` on its longer side. */
  previewUrl: Nullable(Type.String()),
});
export type ChatFile = Type.Static<typeof ChatFile>;
