import { roomPath } from '@portal/shared/contract';
import { ROOM } from '../testing/builders';
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
