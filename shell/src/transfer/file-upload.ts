/** The reason of an abort by the person. */
export const CANCELLED = 'cancelled';

/** The announced record of a file. */
export interface UploadTicket {
  /** Address at which tus creates the upload. */
  readonly url: string;
  readonly assetUuid: string;
}

export interface FileUpload {
  readonly file: File;
  /** Identifies the file and its slot; an interrupted upload of the same key is resumed, also after a reload. */
  readonly resumeKey: string;
  readonly readToken: () => string | null;
  /** Announces the record to the server; not called when an earlier upload is resumed. */
  readonly getTicket: () => Promise<UploadTicket>;
  readonly onProgress: (sent: number) => void;
  /** Called while server or network are out of reach; the upload continues by itself. */
  readonly onWaiting: () => void;
  readonly signal: AbortSignal;
}

/** An upload that may have left data on the server. */
export type LeftUpload = Pick<FileUpload, 'file' | 'resumeKey' | 'readToken'>;

/** Removes what tus keeps in local storage to resume one file, or all files after a logout. */
export function forgetResumable(resumeKey?: string): void {
  const prefix = resumeKey === undefined ? 'tus::' : `tus::${resumeKey}::`;
  for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
}
