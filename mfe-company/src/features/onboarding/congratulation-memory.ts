/**
 * What this browser knows of a person's first shipping address: `waiting` once the portal has seen that there is none, `told` after
 * the congratulations. The server has no word of either, and an address may appear while nobody looks.
 */
type Memory = 'waiting' | 'told';

const keyOf = (userUuid: string): string => `portal.onboarding.${userUuid}`;

export function recall(userUuid: string): Memory | null {
  try {
    const kept = localStorage.getItem(keyOf(userUuid));
    return kept === 'waiting' || kept === 'told' ? kept : null;
  } catch {
    return null;
  }
}

export function remember(userUuid: string, memory: Memory): void {
  try {
    localStorage.setItem(keyOf(userUuid), memory);
  } catch {
    // A browser that keeps nothing congratulates in open tabs only.
  }
}
