export { chatModule } from './chat.routes';
export { RedisUnreachableError } from './socket/redis-connections';
