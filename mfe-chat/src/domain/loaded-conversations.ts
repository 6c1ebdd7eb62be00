import type { Conversation, ConversationPage } from '@portal/shared/contract';

/** The conversations of all pages; one that moved up between two pages is met twice, and stands where it was met first. */
export function loadedConversations(pages: readonly ConversationPage[]): readonly Conversation[] {
  const byRoom = new Map<string, Conversation>();
  for (const conversation of pages.flatMap(({ rooms }) => rooms))
    if (!byRoom.has(conversation.room)) byRoom.set(conversation.room, conversation);
  return [...byRoom.values()];
}
