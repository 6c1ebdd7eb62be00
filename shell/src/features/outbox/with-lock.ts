/** Runs work that one tab of this browser does at a time; the lock of a tab that is closed or killed passes to the next. */
export function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  const { locks } = navigator;
  // Browsers offer locks only on https. Elsewhere the server recognises what two tabs send.
  return locks ? locks.request(`portal.outbox.${name}`, work) : work();
}
