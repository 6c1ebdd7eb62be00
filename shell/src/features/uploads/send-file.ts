import { PortalError, type ErrorCode } from '@portal/shared/errors';
import { Upload, type UploadOptions } from 'tus-js-client';
import { CANCELLED, type FileUpload, type LeftUpload } from './file-upload';
import { retryWithBackoff } from './retry-with-backoff';
import { sendingOptions, tusOptions } from './tus-options';
import { toPortalError } from './upload-error';
import { forgetResumable } from './forget-resumable';

/** A request on which nothing moves for so long is broken off and made anew, in milliseconds. */
const STALL_MS = 2 * 60_000;
/** Progress is told at most this often, in milliseconds. */
const PROGRESS_MS = 200;
/** So many times a file is sent from its beginning. */
const SENDINGS = 3;
/** There is nothing on the server to go on with: what was there is gone, or was not the file. */
const ANEW: ReadonlySet<ErrorCode> = new Set(['notFound', 'checksumMismatch']);

/** Sends one file; see `uploadFile`. */
export async function sendFile(request: FileUpload): Promise<void> {
  for (let sendings = 1; ; sendings++) {
    const { upload, announced } = (await earlierUpload(request)) ?? (await newUpload(request));
    try {
      return await send(upload, request, announced);
    } catch (error) {
      if (!(error instanceof PortalError && ANEW.has(error.code))) throw error;
      forgetResumable(request.resumeKey);
      if (sendings === SENDINGS) throw error;
    }
  }
}

/** Takes what is left of an upload from the server. One that cannot be reached for long forgets it by itself. */
export async function removeFile(left: LeftUpload): Promise<void> {
  const upload = new Upload(left.file, tusOptions(left));
  const [earlier] = await upload.findPreviousUploads();
  if (!earlier) return;
  upload.resumeFromPreviousUpload(earlier);
  await remove(upload, left.resumeKey);
}

interface Begun {
  readonly upload: Upload;
  /** Where the upload will be once it is created. */
  readonly announced: string | null;
}

async function earlierUpload(request: FileUpload): Promise<Begun | null> {
  const upload = new Upload(request.file, sendingOptions(request));
  const [earlier] = await upload.findPreviousUploads();
  if (!earlier) return null;
  upload.resumeFromPreviousUpload(earlier);
  return { upload, announced: null };
}

async function newUpload(request: FileUpload): Promise<Begun> {
  const { url, assetUuid } = await retryWithBackoff(request.getTicket, request);
  const metadata = { assetUuid, filename: request.file.name };
  const upload = new Upload(request.file, { ...sendingOptions(request), endpoint: url, metadata });
  return { upload, announced: `${url}/${assetUuid}` };
}

async function send(upload: Upload, request: FileUpload, announced: string | null): Promise<void> {
  const { signal, resumeKey } = request;
  // What a person cancels goes from the server too, also when it was only announced: it would hold its case up.
  // What a session's end broke off stays there to be resumed.
  const breakOff = (): void => {
    upload.url ??= announced;
    void (signal.reason === CANCELLED ? remove(upload, resumeKey) : upload.abort());
  };
  if (signal.aborted) breakOff();
  signal.throwIfAborted();
  signal.addEventListener('abort', breakOff);
  try {
    await retryWithBackoff((onAdvance) => attempt(upload, request, onAdvance), request);
  } finally {
    signal.removeEventListener('abort', breakOff);
  }
}

/** Begins, or goes on where the server is. */
function attempt(upload: Upload, { signal, onProgress }: FileUpload, onAdvance: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const watch = watchSilence(() => {
      void upload.abort();
      reject(new PortalError('network', 'Nothing moves'));
    });
    const report = throttled(onProgress);
    Object.assign(upload.options, {
      onProgress: (sent, total) => {
        watch.heard();
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

function watchSilence(onSilence: () => void) {
  let timer = setTimeout(onSilence, STALL_MS);
  const end = () => clearTimeout(timer);
  const heard = () => {
    end();
    timer = setTimeout(onSilence, STALL_MS);
  };
  return { heard, end };
}

function throttled(report: (sent: number) => void) {
  let toldAt = 0;
  return (sent: number, total: number): void => {
    if (sent < total && Date.now() - toldAt < PROGRESS_MS) return;
    toldAt = Date.now();
    report(sent);
  };
}

/** Forgotten here at once, so that nobody goes on with what is about to be removed. */
async function remove(upload: Upload, resumeKey: string): Promise<void> {
  forgetResumable(resumeKey);
  try {
    await retryWithBackoff(() =>
      upload.abort(true).catch((error: Error) => Promise.reject(toPortalError(error))),
    );
  } catch {
    // The server forgets silent uploads by itself.
  }
}
