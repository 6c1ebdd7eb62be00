import { roomPath } from '@portal/shared/contract';
import { buildPendingRoom, ROOM } from '../testing/builders';
import { newestFirst } from './newest-first';
import { casePath } from './room-paths';

describe('addresses', () => {
  test.each([
    ['client', `/cases/${ROOM}/chat`, `/admin/all/${ROOM}/overview`],
    ['dso', `/cases/dso/${ROOM}/chat`, `/doctor/all/${ROOM}/overview`],
    ['admin', `/cases/admin/${ROOM}/chat`, `/admin/all/${ROOM}/overview`],
  ] as const)('[CH-01] the room and the case of owner %s', (ownerType, room, ofCase) => {
    expect(roomPath(ownerType, ROOM)).toBe(room);
    expect(casePath(ownerType, ROOM)).toBe(ofCase);
  });
});

test('[CH-01] pending rooms come newest first', () => {
  const days = ['2026-03-01', '2026-03-03', '2026-03-02'];
  const rooms = days.map((day) => buildPendingRoom({ sentAt: `${day}T09:00:00.000Z` }));
  expect(newestFirst(rooms).map(({ sentAt }) => sentAt.slice(0, 10))).toEqual([
    '2026-03-03',
    '2026-03-02',
    '2026-03-01',
  ]);
});
