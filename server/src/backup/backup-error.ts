/** What stands in the way of a backup or of restoring one; the message says what to do. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
