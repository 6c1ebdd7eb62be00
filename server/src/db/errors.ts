/** The data folder was written by a newer version of the server, whose schema this one does not know. */
export class SchemaTooNewError extends Error {
  override readonly name = 'SchemaTooNewError';
  constructor() {
    super(
      'The data folder belongs to a newer version of the portal: its database has changes that this version does not know. ' +
        'Nothing was changed. Start the newer version, or restore the backup that was made before the update.',
    );
  }
}

/** Another running server has the data folder open. */
export class DataFolderLockedError extends Error {
  override readonly name = 'DataFolderLockedError';
  constructor(lockFile: string, pid: number) {
    super(
      `The data folder is in use by another server (process ${pid}). Stop it first, or choose another DATA_DIR. Lock: ${lockFile}`,
    );
  }
}
