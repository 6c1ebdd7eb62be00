import type { ChatMessage, PendingRoom } from '@portal/shared/contract';

export const ROOM = '00000000-0000-4000-8000-0000000000c1';

/** Message number `msgId` of a room: of the provider, unread, a minute after the one before. */
export function buildMessage(msgId: number, over: Partial<ChatMessage> = {}): ChatMessage {
  return {
    room: ROOM,
    messageId: `00000000-0000-4000-8000-${String(msgId).padStart(12, '0')}`,
    msgId,
    message: `Message ${msgId}`,
    isFile: false,
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

export function buildPendingRoom(over: Partial<PendingRoom> = {}): PendingRoom {
  return {
    room: ROOM,
    unread: 2,
    caseIdentifier: 'C-10001',
    patientName: 'Sarah Miller',
    ownerType: 'client',
    source: 'admin',
    message: 'Please send the upper impression again',
    sentAt: '2026-03-02T09:30:00.000Z',
    ...over,
  };
}
