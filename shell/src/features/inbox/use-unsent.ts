import { useOutbox, type OutboxMessage } from '@portal/shared/realtime';

/** Messages of the person's own that do not go by themselves any more, in the order they were written. */
export function useUnsent(): OutboxMessage[] {
  return useOutbox().messages.filter(({ refused }) => refused !== null);
}
