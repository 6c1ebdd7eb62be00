import { Type } from 'typebox';
import { ChatConnect, ChatFile, ChatFileQuery, ChatFileTicket, NewChatFile } from '../resources/chat';
import { IdParams } from '../resources/common';
import type { CallTable } from './call';

export const chatCalls = {
  'GET /chatConnect': {
    summary: 'Where the socket is, and where the changes are that it tells of',
    access: 'signedIn',
    reply: ChatConnect,
  },
  'GET /chatMessage/{id}/file': {
    summary: 'Where a file of a chat message can be read',
    access: 'signedIn',
    params: IdParams,
    query: ChatFileQuery,
    reply: ChatFile,
  },
  'GET /chatMessage/{id}/files': {
    summary: 'Where all files of a chat message can be read, and the small pictures of them',
    access: 'signedIn',
    params: IdParams,
    reply: Type.Array(ChatFile),
  },
  'POST /chatFile': {
    summary: 'Announce a file for a chat and get a place to upload it',
    access: 'signedIn',
    body: NewChatFile,
    reply: ChatFileTicket,
    status: 201,
  },
} as const satisfies CallTable;
