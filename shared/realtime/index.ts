export {
  outbox,
  provideOutbox,
  useOutbox,
  type NewOutboxMessage,
  type Outbox,
  type OutboxFile,
  type OutboxMessage,
  type OutboxRefusal,
  type OutboxState,
} from './outbox';
export {
  provideRealtime,
  realtime,
  type ClientEvent,
  type Realtime,
  type ReplyOf,
  type RequestOf,
  type ServerEvent,
} from './realtime';
