import { ErrorReply } from '@portal/shared/contract/schemas';

/** Every error has one shape; the document says so for each call. */
export const errorReplies = {
  '4xx': { description: 'Refused', content: { 'application/json': { schema: ErrorReply } } },
  '5xx': { description: 'Failed', content: { 'application/json': { schema: ErrorReply } } },
} as const;
