import { LIMITS } from '@portal/shared/contract';
import type { NewOutboxMessage } from '@portal/shared/realtime';

/** Files that are taken at once; more is a folder dropped by mistake. */
export const MOST_FILES = 50;

/** What is sent for a text and files: a message takes ten, so the rest follows in messages of its own. */
export function toMessages({ files, ...first }: NewOutboxMessage): NewOutboxMessage[] {
  const messages: NewOutboxMessage[] = [{ ...first, files: files.slice(0, LIMITS.chatFilesAtOnce) }];
  for (let from = LIMITS.chatFilesAtOnce; from < files.length; from += LIMITS.chatFilesAtOnce)
    messages.push({
      room: first.room,
      message: '',
      refers: null,
      files: files.slice(from, from + LIMITS.chatFilesAtOnce),
    });
  return messages;
}

/** As the server counts: a smiley is one. */
export function lengthOf(text: string): number {
  return [...text].length;
}
