import { PortalError } from '@portal/shared/errors';
import type { NewChatMessage } from '@portal/shared/contract';
import type { Realtime } from '@portal/shared/realtime';
import { forgetBytes } from './kept-bytes';
import {
  change,
  filesOf,
  isRefused,
  readOutbox,
  remove,
  type StoredMessage,
  type StoredOutbox,
} from './stored-outbox';
import { verdictOn } from './verdict';
import { withLock } from './with-lock';

/**
 * The first message of a room that is not refused, nor one of its files, once these are with the server; null where there is nothing
 * to send yet.
 */
export function nextToSend(outbox: StoredOutbox, room: string): StoredMessage | null {
  const first = outbox.messages.find((message) => message.room === room && !isRefused(message, outbox));
  return first && filesOf(first, outbox).every(({ isStored }) => isStored) ? first : null;
}

/** Rooms in which a message could be sent now. */
export function roomsToSend(outbox: StoredOutbox): string[] {
  const rooms = new Set(outbox.messages.map(({ room }) => room));
  return [...rooms].filter((room) => nextToSend(outbox, room) !== null);
}

/**
 * Sends the next message of a room, one tab at a time. Answers milliseconds until it is worth going on.
 * @param tries how often this has failed in a row
 */
export function sendNext(realtime: Realtime, owner: string, room: string, tries: number): Promise<number> {
  return withLock(`${owner}.${room}`, async () => {
    // Read under the lock: another tab may have sent it meanwhile.
    const outbox = readOutbox(owner);
    const next = nextToSend(outbox, room);
    if (!next) return 0;
    try {
      await sendJoined(realtime, toRequest(next, outbox));
    } catch (error) {
      const verdict = verdictOn(error, tries);
      if ('pauseMs' in verdict) return verdict.pauseMs;
      change(owner, next.id, verdict);
      return 0;
    }
    remove(owner, next.id);
    for (const file of next.files) {
      remove(owner, file);
      await forgetBytes(file);
    }
    return 0;
  });
}

/** Sends under the same id as often as it takes: the server stores it once. Where it says not joined, joins and sends again (CH-03). */
async function sendJoined(realtime: Realtime, request: NewChatMessage): Promise<void> {
  try {
    await realtime.request('message', request);
  } catch (error) {
    if (!(error instanceof PortalError && error.code === 'notJoined')) throw error;
    await realtime.request('join', { room: request.room });
    await realtime.request('message', request);
  }
}

function toRequest(
  { id, room, message, refers, ...more }: StoredMessage,
  { files }: StoredOutbox,
): NewChatMessage {
  const keys = more.files.flatMap((file) => files.find((one) => one.id === file)?.fileKey ?? []);
  return {
    room,
    clientId: id,
    ...(message !== '' && { message }),
    ...(keys.length > 0 && { files: keys }),
    ...(refers && { refers }),
  };
}
