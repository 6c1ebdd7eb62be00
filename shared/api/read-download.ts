import { PortalError } from '../errors';
import { checkSuccess } from './read-reply';

/** A file that a call answered, and the name that the server gave it. */
export interface Download {
  readonly blob: Blob;
  readonly name: string;
}

/** Reads a file to its end; one that breaks off is an error and not a shorter file (CA-05). */
export async function readDownload(response: Response): Promise<Download> {
  await checkSuccess(response);
  const [, name = 'download'] =
    /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  try {
    return { blob: await response.blob(), name };
  } catch (cause) {
    if (cause instanceof Error && cause.name === 'AbortError') throw cause;
    throw new PortalError('network', 'The download broke off, please try again');
  }
}
