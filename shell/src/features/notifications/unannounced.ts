import type { Conversation } from '@portal/shared/contract';

const NAME = 'portal.notifications.announced';
/** Conversations whose last announced message is remembered. */
const REMEMBERED = 200;

/**
 * Of the conversations those whose newest message no tab of this browser has announced yet; they count as announced from now on. The tabs
 * do this one after another, so each message is announced by one of them.
 */
export async function claimUnannounced(news: readonly Conversation[]): Promise<readonly Conversation[]> {
  const { locks } = navigator;
  // Browsers offer locks only on https; elsewhere two tabs that ask in the same millisecond may both announce.
  return locks ? locks.request(NAME, () => Promise.resolve(claim(news))) : claim(news);
}

function claim(news: readonly Conversation[]): readonly Conversation[] {
  const announced = new Map(readAnnounced());
  const unannounced = news.filter(({ room, msgId }) => msgId > (announced.get(room) ?? 0));
  for (const { room, msgId } of unannounced) {
    announced.delete(room);
    announced.set(room, msgId);
  }
  localStorage.setItem(NAME, JSON.stringify([...announced].slice(-REMEMBERED)));
  return unannounced;
}

function readAnnounced(): [room: string, msgId: number][] {
  try {
    return JSON.parse(localStorage.getItem(NAME) ?? '[]') as [string, number][];
  } catch {
    return [];
  }
}
