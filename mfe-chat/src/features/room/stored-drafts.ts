import { session } from '@portal/shared/session';
import type { Outgoing } from '../../domain/outgoing';

// What a person has written but the server does not have outlives a reload: in this tab only, and for this person only.

const keyOf = (kind: 'draft' | 'outbox', room: string): string =>
  `portal.chat.${kind}.${session.get().user?.uuid ?? ''}.${room}`;

export function readDraft(room: string): string {
  return sessionStorage.getItem(keyOf('draft', room)) ?? '';
}

export function storeDraft(room: string, text: string): void {
  keep(keyOf('draft', room), text);
}

/** Messages that were not confirmed when the room was left. */
export function readOutbox(room: string): Outgoing[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf('outbox', room)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isOutgoing) : [];
  } catch {
    return [];
  }
}

export function keepOutbox(room: string, outgoing: readonly Outgoing[]): void {
  keep(keyOf('outbox', room), outgoing.length > 0 ? JSON.stringify(outgoing) : '');
}

function keep(key: string, text: string): void {
  if (text === '') sessionStorage.removeItem(key);
  else sessionStorage.setItem(key, text);
}

function isOutgoing(value: unknown): value is Outgoing {
  if (typeof value !== 'object' || value === null) return false;
  const { clientId, message, writtenAt, state } = value as Partial<Record<keyof Outgoing, unknown>>;
  const texts = [clientId, message, writtenAt].every((text) => typeof text === 'string');
  return texts && (state === 'sending' || state === 'failed');
}
