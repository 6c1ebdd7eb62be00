import { UPLOAD_SHA256_HEADER } from '@portal/shared/contract';
import { defaultOptions, type HttpRequest, type UploadOptions } from 'tus-js-client';
import { createFileHash, type FileHash } from './file-hash';
import type { FileUpload } from './file-upload';
import { refusalOf } from './upload-error';

/** Size of a chunk: a lost request costs at most this. */
const PART_BYTES = 8 * 1024 ** 2;

/** Options for sending a file. */
export function sendingOptions(request: FileUpload): UploadOptions {
  const hash = createFileHash(request.file);
  const common = tusOptions(request);
  return {
    ...common,
    chunkSize: PART_BYTES,
    onBeforeRequest: async (http) => {
      await addHash(http, request.file, hash);
      // The person may have cancelled during the hash; then only the request that deletes the upload is sent.
      if (http.getMethod() !== 'DELETE') request.signal.throwIfAborted();
      return common.onBeforeRequest?.(http);
    },
  };
}

/** Where the browser notes uploads to resume: without their names, which may be a patient's. */
const urlStorage: NonNullable<UploadOptions['urlStorage']> = {
  findAllUploads: () => defaultOptions.urlStorage.findAllUploads(),
  findUploadsByFingerprint: (key) => defaultOptions.urlStorage.findUploadsByFingerprint(key),
  removeUpload: (key) => defaultOptions.urlStorage.removeUpload(key),
  addUpload: (key, upload) => defaultOptions.urlStorage.addUpload(key, { ...upload, metadata: {} }),
};

/** Options of every request about an upload. */
export function tusOptions({
  resumeKey,
  readToken,
}: Pick<FileUpload, 'resumeKey' | 'readToken'>): UploadOptions {
  return {
    retryDelays: null,
    fingerprint: () => Promise.resolve(resumeKey),
    removeFingerprintOnSuccess: true,
    urlStorage,
    // For each request: the token may be renewed during a long upload.
    onBeforeRequest: (http) => {
      const token = readToken();
      if (token) http.setHeader('Authorization', `Bearer ${token}`);
    },
    // tus forgets an upload after a 4xx answer. Throwing here prevents that, so that it can be resumed after a new sign-in.
    onAfterResponse: (_http, response) => {
      const refusal = response.getStatus() >= 400 ? refusalOf(response) : null;
      if (refusal && refusal.code !== 'notFound') throw refusal;
    },
  };
}

/**
 * Adds the hash of the whole file to each request that can complete the upload: the last chunk, and HEAD, after which nothing may be
 * left to send. Before that the file is hashed chunk by chunk while it is sent.
 */
async function addHash(http: HttpRequest, file: File, hash: FileHash): Promise<void> {
  const method = http.getMethod();
  const end = Number(http.getHeader('Upload-Offset')) + PART_BYTES;
  if (method === 'PATCH' && end < file.size) hash.advance(end);
  else if (['PATCH', 'HEAD'].includes(method)) http.setHeader(UPLOAD_SHA256_HEADER, await hash.whole());
}
