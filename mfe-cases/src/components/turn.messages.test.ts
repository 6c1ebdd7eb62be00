import { CASE_STATUSES, CASE_TRANSITIONS } from '@portal/shared/contract';
import { turnMessage } from './turn.messages';

const statusesOf = (turn: string) =>
  CASE_STATUSES.filter((status) => turnMessage(status).id === `cases.turn.${turn}`);

describe('whose turn a case is', () => {
  it('[CA-11] is said to be over of those alone that are', () => {
    expect(statusesOf('nobody')).toEqual([
      'SHIPPED',
      'COMPLETE',
      'CANCELED',
      'CANCELED_REFINEMENT',
      'EXPIRED',
    ]);
  });

  it('[CA-11] is the reader’s wherever nobody else can lead on', () => {
    const onward = CASE_TRANSITIONS.filter(
      ({ action }) => action !== 'cancel' && action !== 'undoLastPlanApproval',
    );
    const waiting = CASE_STATUSES.filter((status) => {
      const ways = onward.filter(({ from }) => from.includes(status));
      return ways.length > 0 && ways.every(({ by }) => by.every((actor) => actor === 'client'));
    });
    expect(waiting).toContain('PENDING_COURIER_PICKUP');
    expect(statusesOf('client')).toEqual(expect.arrayContaining(waiting));
  });
});
