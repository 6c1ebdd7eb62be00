/** A later version of the server has taken away what this one needs of the schema. */
export class SchemaTooNewError extends Error {
  override readonly name = 'SchemaTooNewError';
  constructor(what: 'data folder' | 'database') {
    super(
      `The ${what} belongs to a newer version of the portal, which has taken away what this version still needs. ` +
        'Nothing was changed. Start a newer version, or restore the backup that was made before the update ' +
        '(docs/runbooks/backup.md).',
    );
  }
}

/** Another running server has the data folder open, or a backup reads it. */
export class DataFolderLockedError extends Error {
  override readonly name = 'DataFolderLockedError';
  constructor(lockFile: string, { pid, isBackup }: { readonly pid: number; readonly isBackup?: true }) {
    const [owner, remedy] = isBackup ? ['a backup', 'Wait for its end'] : ['another server', 'Stop it first'];
    super(
      `The data folder is in use by ${owner} (process ${pid}). ${remedy}, or choose another DATA_DIR. Lock: ${lockFile}`,
    );
  }
}

/** PostgreSQL does not answer, or does not let this server in. */
export class DatabaseUnreachableError extends Error {
  override readonly name = 'DatabaseUnreachableError';
  constructor(databaseUrl: string, cause: unknown) {
    // The address without user and password: this text goes into logs.
    const { host, pathname } = new URL(databaseUrl);
    super(`The database ${host}${pathname} of DATABASE_URL cannot be used: ${reasonOf(cause)}`, { cause });
  }
}

/** A name with several network addresses fails with an error for each and no text of its own. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return error.errors.map(reasonOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}
