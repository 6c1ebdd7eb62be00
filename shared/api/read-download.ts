import { PortalError } from '../errors';
import { checkSuccess } from './read-reply';

/** A file that a call answered, and the name that the server gave it. */
export interface Download {
  readonly blob: Blob;
  readonly name: string;
}

/** Sees each part of a file as it arrives. */
export type OnPart = (bytes: Uint8Array) => void;

/** Reads a file to its end; one that breaks off is an error and not a shorter file (CA-05). */
export async function readDownload(
  response: Response,
  { onPart }: { readonly onPart?: OnPart } = {},
): Promise<Download> {
  await checkSuccess(response);
  const [, name = 'download'] =
    /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  try {
    return { blob: await (onPart ? watched(response, onPart) : response).blob(), name };
  } catch (cause) {
    if (cause instanceof Error && cause.name === 'AbortError') throw cause;
    throw new PortalError('network', 'The download broke off, please try again');
  }
}

/** The parts pass by and are not kept: the browser holds the file, on its disk where it is large. */
function watched({ body, headers }: Response, onPart: OnPart): Response {
  const watch = new TransformStream<Uint8Array, Uint8Array>({
    transform(part, controller) {
      onPart(part);
      controller.enqueue(part);
    },
  });
  return new Response(body?.pipeThrough(watch), { headers });
}
