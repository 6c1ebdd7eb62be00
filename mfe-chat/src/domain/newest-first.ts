import type { PendingRoom } from '@portal/shared/contract';

/** Pending rooms in the order of the inbox: by the time of their newest message (SH-08). */
export function newestFirst(rooms: readonly PendingRoom[]): PendingRoom[] {
  return [...rooms].sort((a, b) => Date.parse(b.sentAt) - Date.parse(a.sentAt));
}
