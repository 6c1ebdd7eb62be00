import { definePart } from '@portal/shared/mfe';

/** What this domain puts into pages of others. */
export const parts = {
  chatScan: definePart('chat.scan', async () => {
    const { ChatScan } = await import('../components/records/preview/chat-scan');
    return ChatScan;
  }),
};
