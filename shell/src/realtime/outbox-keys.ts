let keys: readonly Uint8Array[] = [];

/** Keys of the signed-in person for what waits to be sent on this device. In memory alone: they are gone with the page or the session. */
export const outboxKeys = (): readonly Uint8Array[] => keys;

/** @param base64 as `GET /contact/me` answers them */
export function setOutboxKeys(base64: readonly string[]): void {
  keys = base64.map((key) => Uint8Array.from(atob(key), (char) => char.charCodeAt(0)));
}
