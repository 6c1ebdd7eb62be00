export { createOutbox } from './create-outbox';
export { outboxSaga, type OutboxServices } from './outbox.saga';
export { outboxSlice } from './outbox.slice';
export { useWaitingQuestion } from './use-waiting-question';
