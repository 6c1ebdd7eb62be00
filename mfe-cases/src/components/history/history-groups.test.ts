import { buildEntry, uuidOf } from '../../testing/builders';
import { groupHistory } from './history-groups';

const added = (n: number, actorName = 'Emma Clark') =>
  buildEntry({ uuid: uuidOf(n), action: 'fileAdded', toStatus: null, note: `${n}.jpg`, actorName });
const lines = (entries: Parameters<typeof groupHistory>[0]) =>
  groupHistory(entries).map((group) => group.map(({ note }) => note));

describe('groups of a history', () => {
  it('[CA-15] hold what one person added in a row', () => {
    const submitted = buildEntry({ uuid: uuidOf(9), action: 'submitted', note: 'sent' });
    expect(lines([submitted, added(1), added(2), added(3, 'Ali'), submitted, added(4)])).toEqual([
      ['sent'],
      ['1.jpg', '2.jpg'],
      ['3.jpg'],
      ['sent'],
      ['4.jpg'],
    ]);
  });

  it('[CA-15] leave out what the case’s own entry tells, which parts no group', () => {
    const ofPlan = buildEntry({ uuid: uuidOf(5), subject: 'plan', action: 'planPublished' });
    expect(lines([added(1), ofPlan, added(2)])).toEqual([['1.jpg', '2.jpg']]);
  });
});
