import type { ChatMessage } from '@portal/shared/contract';

/** Messages that a page holds at most: a room may have tens of thousands. */
export const MOST = 160;
/** More come in at the end before the start is cut off, so that not each of them moves the page. */
const SLACK = 40;

/** A part of a room without gaps, and whether there is more on either side of it. */
export interface MessageWindow {
  readonly messages: ChatMessage[];
  /** Before the first. */
  readonly hasMore: boolean;
  /** After the last: live messages are not of this window then. */
  readonly hasNewer: boolean;
}

/** After older messages were added, what is furthest below the reader is let go. */
export function cutEnd({ messages, ...sides }: MessageWindow): MessageWindow {
  if (messages.length <= MOST) return { messages, ...sides };
  return { ...sides, messages: messages.slice(0, MOST), hasNewer: true };
}

/** After newer ones were added, what is furthest above. */
export function cutStart({ messages, ...sides }: MessageWindow): MessageWindow {
  if (messages.length <= MOST + SLACK) return { messages, ...sides };
  return { ...sides, messages: messages.slice(-MOST), hasMore: true };
}
