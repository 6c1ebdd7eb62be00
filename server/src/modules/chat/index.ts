export { writeAsPerson } from './chat.service';
export { chatModule } from './chat.routes';
export { RedisUnreachableError } from './socket/redis-connections';
