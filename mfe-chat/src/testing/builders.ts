import type { ChatMessage, ChatMessageFile } from '@portal/shared/contract';
import type { OutboxMessage } from '@portal/shared/realtime';

export const ROOM = '00000000-0000-4000-8000-0000000000c1';

/** Message number `msgId` of a room: of the provider, unread, a minute after the one before. */
export function buildMessage(msgId: number, over: Partial<ChatMessage> = {}): ChatMessage {
  return {
    room: ROOM,
    messageId: `00000000-0000-4000-8000-${String(msgId).padStart(12, '0')}`,
    msgId,
    message: `Message ${msgId}`,
    hasText: true,
    isFile: false,
    files: [],
    refers: null,
    file: null,
    source: 'admin',
    senderType: 'provider',
    senderName: 'Care team',
    ownerType: 'client',
    status: 'unread',
    hidden: false,
    sentAt: new Date(Date.UTC(2026, 2, 2, 9, msgId)).toISOString(),
    caseIdentifier: 'C-10001',
    patientName: 'Sarah Miller',
    clientId: null,
    ...over,
  };
}

/** Messages number `from` to `to`. */
export function buildMessages(from: number, to: number, over: Partial<ChatMessage> = {}): ChatMessage[] {
  return Array.from({ length: to - from + 1 }, (_, i) => buildMessage(from + i, over));
}

/** A photo of a message. */
export function buildFile(over: Partial<ChatMessageFile> = {}): ChatMessageFile {
  return {
    name: 'front.jpg',
    contentType: 'image/jpeg',
    size: 120_000,
    hasPreview: true,
    width: 1_600,
    height: 1_200,
    ...over,
  };
}

/** An own message that waits to be sent. */
export function buildOutgoing(over: Partial<OutboxMessage> = {}): OutboxMessage {
  return {
    clientId: 'client-9',
    room: ROOM,
    message: 'Hello',
    files: [],
    refers: null,
    writtenAt: '2026-03-03T12:00:00',
    refused: null,
    ...over,
  };
}
