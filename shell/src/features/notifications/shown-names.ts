/**
 * Whether notifications may name patients and say what was written. Kept in the browser and not with the person: who can see the
 * lock screen differs between a desk at the reception and one's own phone.
 */
export function areNamesShown(userUuid: string): boolean {
  return localStorage.getItem(keyOf(userUuid)) === 'on';
}

export function saveNamesShown(userUuid: string, areShown: boolean): void {
  localStorage.setItem(keyOf(userUuid), areShown ? 'on' : 'off');
}

function keyOf(userUuid: string): string {
  return `portal.notifications.names.${userUuid}`;
}
