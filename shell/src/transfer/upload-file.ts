import { PortalError } from '@portal/shared/errors';
import type { FileUpload, LeftUpload } from './file-upload';
import { retryWithBackoff } from './retry-with-backoff';

/**
 * Sends one file by a resumable upload, and waits without a limit while the browser is offline.
 * @throws PortalError 'sessionExpired' for a refused token; 'network' or 'unavailable' after minutes without an answer; 'emptyFile',
 * 'wrongFileType', 'damagedFile', 'infectedFile' or 'tooLarge' for a refused file; 'checksumMismatch' when the server repeatedly received other bytes
 * than the file's; else 'internal'
 */
export async function uploadFile(request: FileUpload): Promise<void> {
  const { sendFile } = await retryWithBackoff(loadSending, request);
  await sendFile(request);
}

/** Deletes a failed upload on the server, because its pending record blocks the case. */
export async function discardUpload(left: LeftUpload): Promise<void> {
  const { removeFile } = await retryWithBackoff(loadSending);
  await removeFile(left);
}

/** tus and the hash are a chunk of their own, loaded with the first upload. */
async function loadSending() {
  try {
    return await import('./send-file');
  } catch {
    throw new PortalError('network', 'The code for uploads could not be loaded');
  }
}
