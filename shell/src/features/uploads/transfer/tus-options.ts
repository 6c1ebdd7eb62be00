import { UPLOAD_SHA256_HEADER } from '@portal/shared/contract';
import type { HttpRequest, UploadOptions } from 'tus-js-client';
import { createFileHash, type FileHash } from './file-hash';
import type { FileUpload } from './file-upload';
import { refusalOf } from './upload-error';

/** Sent in one request; a lost request costs at most this. */
const PART_BYTES = 8 * 1024 ** 2;

/** Options of an upload that sends. */
export function sendingOptions(request: FileUpload): UploadOptions {
  const hash = createFileHash(request.file);
  const common = tusOptions(request);
  return {
    ...common,
    chunkSize: PART_BYTES,
    onBeforeRequest: async (http) => {
      await tellHash(http, request.file, hash);
      // It may have been broken off meanwhile; what takes it from the server goes all the same.
      if (http.getMethod() !== 'DELETE') request.signal.throwIfAborted();
      return common.onBeforeRequest?.(http);
    },
  };
}

/** Options of whatever is asked about an upload. */
export function tusOptions({
  resumeKey,
  readToken,
}: Pick<FileUpload, 'resumeKey' | 'readToken'>): UploadOptions {
  return {
    retryDelays: null,
    fingerprint: () => Promise.resolve(resumeKey),
    removeFingerprintOnSuccess: true,
    // Asked for each request: the token may change while a large file is on its way.
    onBeforeRequest: (http) => {
      const token = readToken();
      if (token) http.setHeader('Authorization', `Bearer ${token}`);
    },
    // Of what tus does not hear it forgets nothing: after a refused token it would have nothing to resume.
    onAfterResponse: (_http, response) => {
      const refusal = response.getStatus() >= 400 ? refusalOf(response) : null;
      if (refusal && refusal.code !== 'notFound') throw refusal;
    },
  };
}

/**
 * Says what the whole file is, in each request that may be the last: with the last part, and with the question how much has
 * arrived. Until then the file is hashed as it is sent.
 */
async function tellHash(http: HttpRequest, file: File, hash: FileHash): Promise<void> {
  const method = http.getMethod();
  const end = Number(http.getHeader('Upload-Offset')) + PART_BYTES;
  if (method === 'PATCH' && end < file.size) hash.advance(end);
  else if (['PATCH', 'HEAD'].includes(method)) http.setHeader(UPLOAD_SHA256_HEADER, await hash.whole());
}
