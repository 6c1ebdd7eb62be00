import { CASE_STATUSES } from '@portal/shared/contract';
import { turnMessage } from './turn.messages';

describe('whose turn a case is', () => {
  it('[CA-11] is said to be over of those alone that are', () => {
    const closed = CASE_STATUSES.filter((status) => turnMessage(status).id === 'cases.turn.nobody');
    expect(closed).toEqual(['SHIPPED', 'COMPLETE', 'CANCELED', 'CANCELED_REFINEMENT', 'EXPIRED']);
  });
});
