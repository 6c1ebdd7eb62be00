export { chatModule } from './chat.routes';
export { RedisUnreachableError } from './redis-connections';
