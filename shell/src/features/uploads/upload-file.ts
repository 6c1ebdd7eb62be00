import { PortalError, type ErrorCode } from '@portal/shared/errors';
import type { DetailedError, Upload, UploadOptions } from 'tus-js-client';

/** Sent in one request; a lost request costs at most this. */
const CHUNK_BYTES = 8 * 1024 ** 2;
/** Pauses between tries before an upload counts as failed, in milliseconds. */
const RETRY_DELAYS = [0, 1_000, 3_000, 5_000, 10_000];
/** Progress is told at most this often, in milliseconds. */
const PROGRESS_MS = 200;

const FILE_CODES = ['emptyFile', 'wrongFileType', 'tooLarge'] as const satisfies readonly ErrorCode[];

/** Reason of an abort by the person. */
export const CANCELLED = 'cancelled';

/** Where tus creates the upload, and what the server needs to know its record by. */
export interface UploadTicket {
  readonly url: string;
  readonly assetUuid: string;
}
export interface FileUpload {
  readonly file: File;
  /** Names the file in its slot; an upload of the same name that was broken off is resumed, also after a reload. */
  readonly resumeKey: string;
  readonly readToken: () => string | null;
  /** Announces the record; not asked when an earlier upload is resumed. */
  readonly getTicket: () => Promise<UploadTicket>;
  readonly onProgress: (sent: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Sends one file by a resumable upload.
 * @throws PortalError 'sessionExpired' for a refused token, 'network' when the server cannot be reached, 'emptyFile',
 * 'wrongFileType' or 'tooLarge' when it does not take the file, else 'internal'.
 */
export async function uploadFile(request: FileUpload): Promise<void> {
  const { Upload: TusUpload } = await import('tus-js-client');
  const resumed = new TusUpload(request.file, optionsOf(request));
  const [earlier] = await resumed.findPreviousUploads();
  if (earlier) {
    resumed.resumeFromPreviousUpload(earlier);
    if (await succeeds(resumed, request.signal)) return;
  }
  const { url, assetUuid } = await request.getTicket();
  const metadata = { assetUuid, filename: request.file.name };
  const upload = new TusUpload(request.file, { ...optionsOf(request), endpoint: url, metadata });
  await run(upload, request.signal, `${url}/${assetUuid}`);
}

/** Takes what is left of a failed upload from the server; without this its pending record would hold its case up. */
export async function discardUpload(
  request: Pick<FileUpload, 'file' | 'resumeKey' | 'readToken'>,
): Promise<void> {
  const { Upload: TusUpload } = await import('tus-js-client');
  const upload = new TusUpload(request.file, optionsOf({ ...request, onProgress: () => undefined }));
  const [earlier] = await upload.findPreviousUploads();
  if (!earlier) return;
  upload.resumeFromPreviousUpload(earlier);
  // A server that cannot be reached now forgets silent uploads by itself.
  await upload.abort(true).catch(() => undefined);
}

/** False when what was there to resume is gone from the server, so that a new upload is needed. */
async function succeeds(upload: Upload, signal: AbortSignal): Promise<boolean> {
  try {
    await run(upload, signal);
    return true;
  } catch (error) {
    if (error instanceof PortalError && error.code === 'notFound') return false;
    throw error;
  }
}

/** `announced` is where the upload will be once it is created. */
function run(upload: Upload, signal: AbortSignal, announced: string | null = null): Promise<void> {
  return new Promise((resolve, reject) => {
    upload.options.onSuccess = () => resolve();
    upload.options.onError = (error) => reject(toPortalError(error));
    // What a person cancels goes from the server too, also when it was only announced: it would hold its case up.
    // What a session's end broke off stays there to be resumed.
    const breakOff = () => {
      upload.url ??= announced;
      upload.abort(signal.reason === CANCELLED).catch(() => undefined);
    };
    if (signal.aborted) return breakOff();
    signal.addEventListener('abort', breakOff);
    upload.start();
  });
}

type Sending = Pick<FileUpload, 'resumeKey' | 'readToken' | 'onProgress'>;

function optionsOf({ resumeKey, readToken, onProgress }: Sending): UploadOptions {
  let toldAt = 0;
  return {
    chunkSize: CHUNK_BYTES,
    retryDelays: RETRY_DELAYS,
    fingerprint: () => Promise.resolve(resumeKey),
    removeFingerprintOnSuccess: true,
    // Asked for each request: the token may change while a large file is on its way.
    onBeforeRequest: (http) => {
      const token = readToken();
      if (token) http.setHeader('Authorization', `Bearer ${token}`);
    },
    onShouldRetry: ({ originalResponse }) => !originalResponse || isPassing(originalResponse.getStatus()),
    onProgress: (sent, total) => {
      if (sent < total && Date.now() - toldAt < PROGRESS_MS) return;
      toldAt = Date.now();
      onProgress(sent);
    },
  };
}

/** Whether a refusal may be gone in a moment; 409 and 423 are a part still being written. */
function isPassing(status: number): boolean {
  return status >= 500 || status === 409 || status === 423 || status === 429;
}

function toPortalError(error: Error | DetailedError): PortalError {
  const response = 'originalResponse' in error ? error.originalResponse : null;
  if (!response) return new PortalError('originalRequest' in error ? 'network' : 'internal', error.message);
  const status = response.getStatus();
  if (status === 401) return new PortalError('sessionExpired', 'Session expired');
  if (status === 404 || status === 410 || status === 403)
    return new PortalError('notFound', error.message, { status });
  const { code, message = error.message } = readRefusal(response.getBody());
  return new PortalError(code, message, { status });
}

/** The code is kept where it is about the file; all else is a failure like any other. */
function readRefusal(body: string): { code: ErrorCode; message?: string } {
  try {
    const { code, message } = JSON.parse(body) as { code?: unknown; message?: unknown };
    return {
      code: FILE_CODES.find((known) => known === code) ?? 'internal',
      ...(typeof message === 'string' && { message }),
    };
  } catch {
    return { code: 'internal' };
  }
}

/** Forgets what could be resumed, when a person leaves the portal: the names of their files stay with nobody. */
export function forgetResumable(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith('tus::')) localStorage.removeItem(key);
}
