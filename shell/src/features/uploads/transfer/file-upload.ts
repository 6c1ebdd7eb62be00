/** Reason of an abort by the person. */
export const CANCELLED = 'cancelled';

/** Where tus creates the upload, and what the server needs to know its record by. */
export interface UploadTicket {
  readonly url: string;
  readonly assetUuid: string;
}

/** What sending one file needs and tells. */
export interface FileUpload {
  readonly file: File;
  /** Names the file in its slot; an upload of the same name that was broken off is resumed, also after a reload. */
  readonly resumeKey: string;
  readonly readToken: () => string | null;
  /** Announces the record; not asked when an earlier upload is resumed. */
  readonly getTicket: () => Promise<UploadTicket>;
  readonly onProgress: (sent: number) => void;
  /** Nothing gets through at present; it goes on by itself. */
  readonly onWaiting: () => void;
  readonly signal: AbortSignal;
}

/** An upload of which something may be on the server. */
export type LeftUpload = Pick<FileUpload, 'file' | 'resumeKey' | 'readToken'>;
