import { ChatConnect, ChatFile } from '../resources/chat';
import { IdParams } from '../resources/common';
import type { CallTable } from './call';

export const chatCalls = {
  'GET /chatConnect': { summary: 'Where the chat socket is', access: 'signedIn', reply: ChatConnect },
  'GET /chatMessage/{id}/file': {
    summary: 'Where the file of a chat message can be read',
    access: 'signedIn',
    params: IdParams,
    reply: ChatFile,
  },
} as const satisfies CallTable;
