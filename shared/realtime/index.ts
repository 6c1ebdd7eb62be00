export {
  provideRealtime,
  realtime,
  type ClientEvent,
  type Realtime,
  type ReplyOf,
  type RequestOf,
  type ServerEvent,
} from './realtime';
