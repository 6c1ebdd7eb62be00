import { session } from '@portal/shared/session';

// What is being written outlives a reload, in this tab only: two tabs of one room are two thoughts.

const keyOf = (room: string): string => `portal.chat.draft.${session.get().user?.uuid ?? ''}.${room}`;

export function readDraft(room: string): string {
  return sessionStorage.getItem(keyOf(room)) ?? '';
}

export function storeDraft(room: string, text: string): void {
  if (text === '') sessionStorage.removeItem(keyOf(room));
  else sessionStorage.setItem(keyOf(room), text);
}
