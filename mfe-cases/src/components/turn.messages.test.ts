import { CASE_STATUSES, CASE_TRANSITIONS, TREATMENT_PHASES } from '@portal/shared/contract';
import { turnMessage } from './turn.messages';

const statusesOf = (turn: string) =>
  CASE_STATUSES.filter((status) => turnMessage({ status, side: 'client' }).id === `cases.turn.${turn}`);

describe('whose turn a case is', () => {
  it('[CA-11] is said to be over of those alone that are', () => {
    expect(statusesOf('nobody')).toEqual(['COMPLETE', 'CANCELED', 'EXPIRED']);
    expect(statusesOf('delivered')).toEqual(['SHIPPED', 'CANCELED_REFINEMENT']);
    expect(statusesOf('patient')).toEqual(['ACTIVE']);
  });

  it('[CA-11] is the patient’s while batches follow, and over when the treatment is', () => {
    const turns = TREATMENT_PHASES.map((phase) =>
      turnMessage({ status: 'SHIPPED', side: 'client' }, phase).id?.split('.').at(-1),
    );
    expect(turns).toEqual(['nobody', 'patient', 'delivered', 'nobody', 'nobody']);
    expect(turnMessage({ status: 'IN_MFG', side: 'client' }, 'inTreatment').id).toBe('cases.turn.provider');
  });

  it('[CA-11] is the reader’s wherever nobody else can lead on', () => {
    const back = ['cancel', 'expire', 'undoLastPlanApproval'];
    const onward = CASE_TRANSITIONS.filter(({ action }) => !back.includes(action));
    const waiting = CASE_STATUSES.filter((status) => {
      const ways = onward.filter(({ from }) => from.includes(status));
      return ways.length > 0 && ways.every(({ by }) => by.every((actor) => actor === 'client'));
    });
    expect(waiting).toContain('IN_CUSTOMER_APPPROVE');
    // Impressions may come all the same, but it is the client who calls the courier.
    expect(statusesOf('client')).toEqual(expect.arrayContaining([...waiting, 'PENDING_COURIER_PICKUP']));
  });
});
