import type { PendingRoom } from '@portal/shared/contract';
import { inboxSlice, roomsReceived, selectInbox } from './inbox.slice';

const room = (over: Partial<PendingRoom>): PendingRoom => ({
  room: 'r1',
  unread: 1,
  caseIdentifier: 'C-1',
  patientName: 'Sarah Miller',
  ownerType: 'client',
  source: 'admin',
  message: 'Hello',
  sentAt: '2026-03-02T09:30:00.000Z',
  ...over,
});

test('[SH-08] rooms stand newest first', () => {
  const rooms = [
    room({ room: 'old', sentAt: '2026-01-01T00:00:00Z' }),
    room({ room: 'new', sentAt: '2026-02-01T00:00:00Z' }),
  ];
  const inbox = inboxSlice.reducer(undefined, roomsReceived(rooms));
  expect(selectInbox({ inbox }).rooms?.map((one) => one.room)).toEqual(['new', 'old']);
});
