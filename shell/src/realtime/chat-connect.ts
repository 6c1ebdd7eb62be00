import { api } from '@portal/shared/api';
import type { ChatConnect } from '@portal/shared/contract';

let answer: Promise<ChatConnect['body']> | null = null;

/**
 * Where the socket is (CH-05), and the place among the company's changes from which on it has to tell: asked once a session, before
 * anything is read that could change.
 */
export function readChatConnect(): Promise<ChatConnect['body']> {
  answer ??= api.call('GET /chatConnect', undefined, { quiet: true }).then(
    ({ body }) => body,
    (error: unknown) => {
      answer = null;
      throw error;
    },
  );
  return answer;
}

/** The next session may be that of another company. */
export function forgetChatConnect(): void {
  answer = null;
}
