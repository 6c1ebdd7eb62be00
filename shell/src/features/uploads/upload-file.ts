import { PortalError } from '@portal/shared/errors';
import type { FileUpload, LeftUpload } from './file-upload';
import { retryWithBackoff } from './retry-with-backoff';

/**
 * Sends one file by a resumable upload, waiting for the network as long as it takes.
 * @throws PortalError 'sessionExpired' for a refused token, 'network' or 'unavailable' when the server takes nothing for
 * minutes, 'emptyFile', 'wrongFileType' or 'tooLarge' when it does not take the file, 'checksumMismatch' when other bytes
 * than the file's arrive time after time, else 'internal'.
 */
export async function uploadFile(request: FileUpload): Promise<void> {
  const { sendFile } = await retryWithBackoff(loadSending, request);
  await sendFile(request);
}

/** Takes what is left of a failed upload from the server; without this its pending record would hold its case up. */
export async function discardUpload(left: LeftUpload): Promise<void> {
  const { removeFile } = await retryWithBackoff(loadSending);
  await removeFile(left);
}

/** What it takes to send is loaded by those who send. */
async function loadSending() {
  try {
    return await import('./send-file');
  } catch {
    throw new PortalError('network', 'What sends files could not be loaded');
  }
}
