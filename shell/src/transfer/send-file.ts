import { PortalError, type ErrorCode } from '@portal/shared/errors';
import { Upload, type UploadOptions } from 'tus-js-client';
import { CANCELLED, forgetResumable, type FileUpload, type LeftUpload } from './file-upload';
import { retryWithBackoff } from './retry-with-backoff';
import { sendingOptions, tusOptions } from './tus-options';
import { toPortalError } from './upload-error';

/** A request without progress for so long is aborted and repeated, in milliseconds. */
const STALL_MS = 2 * 60_000;
/** Progress is reported at most this often, in milliseconds. */
const PROGRESS_MS = 200;
/** How often a file is sent from its beginning. */
const MAX_ATTEMPTS = 3;
/** Errors after which the file is sent from its beginning: the server has lost the upload, or has other bytes than the file. */
const RESTART_CODES: ReadonlySet<ErrorCode> = new Set(['notFound', 'checksumMismatch']);

/** By resume key, the address of an announced upload that is not over: tus notes one only when it is created. */
const announced = new Map<string, string>();

/** Sends one file; see `uploadFile`. */
export async function sendFile(request: FileUpload): Promise<void> {
  for (let attempts = 1; ; attempts++) {
    const upload = (await earlierUpload(request)) ?? (await newUpload(request));
    try {
      await send(upload, request);
      announced.delete(request.resumeKey);
      return;
    } catch (error) {
      if (!(error instanceof PortalError && RESTART_CODES.has(error.code))) throw error;
      forgetResumable(request.resumeKey);
      if (attempts === MAX_ATTEMPTS) throw error;
    }
  }
}

/** Deletes an unfinished upload on the server. If that fails, the server deletes it after a while by itself. */
export async function removeFile(left: LeftUpload): Promise<void> {
  const upload = new Upload(left.file, tusOptions(left));
  const [earlier] = await upload.findPreviousUploads();
  if (earlier) upload.resumeFromPreviousUpload(earlier);
  if (earlier || announced.has(left.resumeKey)) await remove(upload, left.resumeKey);
}

async function earlierUpload(request: FileUpload): Promise<Upload | null> {
  const upload = new Upload(request.file, sendingOptions(request));
  const [earlier] = await upload.findPreviousUploads();
  if (!earlier) return null;
  upload.resumeFromPreviousUpload(earlier);
  return upload;
}

async function newUpload(request: FileUpload): Promise<Upload> {
  const { url, assetUuid } = await retryWithBackoff(request.getTicket, request);
  const metadata = { assetUuid, filename: request.file.name };
  announced.set(request.resumeKey, `${url}/${assetUuid}`);
  return new Upload(request.file, { ...sendingOptions(request), endpoint: url, metadata });
}

async function send(upload: Upload, request: FileUpload): Promise<void> {
  const { signal, resumeKey } = request;
  // A cancelled upload is deleted on the server, even one that was only announced, because its pending record blocks the case. An
  // upload that the end of the session aborted stays there and is resumed later.
  const abort = (): void => {
    void (signal.reason === CANCELLED ? remove(upload, resumeKey) : upload.abort());
  };
  if (signal.aborted) abort();
  signal.throwIfAborted();
  signal.addEventListener('abort', abort);
  try {
    await retryWithBackoff((onAdvance) => attempt(upload, request, onAdvance), request);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

/** Sends the file from the server's offset on. */
function attempt(upload: Upload, { signal, onProgress }: FileUpload, onAdvance: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const watch = watchStall(() => {
      void upload.abort();
      reject(new PortalError('network', 'The upload makes no progress'));
    });
    const report = throttled(onProgress);
    Object.assign(upload.options, {
      onProgress: (sent, total) => {
        watch.progress();
        report(sent, total);
      },
      onChunkComplete: onAdvance,
      onSuccess: () => {
        watch.end();
        resolve();
      },
      onError: (error) => {
        watch.end();
        reject(toPortalError(error));
      },
    } satisfies UploadOptions);
    signal.addEventListener('abort', () => {
      watch.end();
      reject(signal.reason as Error);
    });
    upload.start();
  });
}

function watchStall(onStall: () => void) {
  let timer = setTimeout(onStall, STALL_MS);
  const end = () => clearTimeout(timer);
  const progress = () => {
    end();
    timer = setTimeout(onStall, STALL_MS);
  };
  return { progress, end };
}

function throttled(report: (sent: number) => void) {
  let reportedAt = 0;
  return (sent: number, total: number): void => {
    if (sent < total && Date.now() - reportedAt < PROGRESS_MS) return;
    reportedAt = Date.now();
    report(sent);
  };
}

/** Forgets the upload in this browser first, so that it is not resumed while it is being deleted. */
async function remove(upload: Upload, resumeKey: string): Promise<void> {
  upload.url ??= announced.get(resumeKey) ?? null;
  announced.delete(resumeKey);
  forgetResumable(resumeKey);
  try {
    await retryWithBackoff(() =>
      upload.abort(true).catch((error: Error) => Promise.reject(toPortalError(error))),
    );
  } catch {
    // The server deletes unfinished uploads by itself.
  }
}
