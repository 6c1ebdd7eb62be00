import { ChatConnect } from '../resources/chat';
import type { CallTable } from './call';

export const chatCalls = {
  'GET /chatConnect': { summary: 'Where the chat socket is', access: 'signedIn', reply: ChatConnect },
} as const satisfies CallTable;
