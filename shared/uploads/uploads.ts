import { useSyncExternalStore } from 'react';
import type { AssetTypeKey } from '../contract';
import type { ErrorCode } from '../errors';
import { createProvided } from '../internal/provided';

/** One file on its way to one slot of one case (UP-01); `failed` keeps it for a retry that resumes. */
export interface UploadItem {
  readonly id: string;
  readonly caseUuid: string;
  readonly caseIdentifier: string;
  readonly patientName: string;
  readonly assetType: AssetTypeKey;
  readonly fileName: string;
  /** Bytes in all, and sent so far. */
  readonly size: number;
  readonly sent: number;
  readonly state: 'pending' | 'uploading' | 'failed' | 'done' | 'discarded';
  readonly error: ErrorCode | null;
  /** Bytes a second, averaged over the last ones; null while that is not known. */
  readonly speed?: number | null;
  /** Nothing gets through at present: it goes on by itself when the network or the server is back. */
  readonly isWaiting?: boolean;
  /** Why the server did not take the file (UP-05): another try with the same file would end the same way. */
  readonly refused?: UploadRefusal;
  /** What the file belongs to besides its case; a record of the case itself has neither. */
  readonly requestUuid?: string;
  readonly refinementUuid?: string;
}

export interface UploadRequest {
  readonly caseUuid: string;
  readonly caseIdentifier: string;
  readonly patientName: string;
  readonly assetType: AssetTypeKey;
  readonly file: File;
  /** What the file belongs to besides its case. */
  readonly requestUuid?: string;
  readonly refinementUuid?: string;
}

/** What a file belongs to besides its case. */
export type UploadOwner = Pick<UploadRequest, 'requestUuid' | 'refinementUuid'>;

/**
 * Why a file was not taken: its slot is waiting or uploading already (UP-02), or the file cannot be right (UP-05), by
 * its name and size or, as the server found, by its content.
 */
export type UploadRefusal =
  | 'sameTypeQueued'
  | 'sameTypeUploading'
  | 'emptyFile'
  | 'wrongFileType'
  | 'wrongContent'
  | 'tooLarge';

export interface Uploads {
  /** Queues a file; answers its id, or why it was refused. The shell tells the person of a refusal. */
  add(request: UploadRequest): { id: string } | { refused: UploadRefusal };
  cancel(id: string): void;
  retry(id: string): void;
  items(): readonly UploadItem[];
  subscribe(listener: () => void): () => void;
}

const slot = createProvided<Uploads>('uploads');
/** The shell's alone. */
export const provideUploads = slot.provide;

export const uploads: Uploads = {
  add: (request) => slot.use().add(request),
  cancel: (id) => slot.use().cancel(id),
  retry: (id) => slot.use().retry(id),
  items: () => slot.use().items(),
  subscribe: (listener) => slot.use().subscribe(listener),
};

/** The files on their way, of one case or of all. `items` of an implementation must be stable between changes. */
export function useUploads(caseUuid?: string): readonly UploadItem[] {
  const items = useSyncExternalStore(uploads.subscribe, uploads.items);
  return caseUuid === undefined ? items : items.filter((item) => item.caseUuid === caseUuid);
}

/** Uploads of a case that are not over: what a submission must wait for (CA-22). */
export function areUploading(items: readonly UploadItem[]): boolean {
  return items.some(({ state }) => state === 'pending' || state === 'uploading');
}
