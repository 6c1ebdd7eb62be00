import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { refusal } from '../../../refusals';
import type { PictureSize } from './picture-size';
import { unreadable } from './unreadable';
import { iccSegment, readHeicProfile } from './heic-profile';

/** Phones take up to 48 million pixels; each takes about 10 bytes of memory while it is decoded. */
const MOST_PIXELS = 64_000_000;
/** Of 48 million pixels it takes a few seconds; a file that is made to take longer is given up. */
const LIMIT_MS = 30_000;
/** Hardly told from the photo, and hardly larger than the HEIC was. */
const QUALITY = 92;

type Decoded =
  | (PictureSize & { readonly data: Uint8Array; readonly problem?: never })
  | { readonly problem: 'damaged' | 'tooLarge' };

let last: Promise<unknown> = Promise.resolve();

/**
 * A photo of a phone as a JPEG: upright, in its own colours, without place, time and device. One at a time, as each takes
 * hundreds of megabytes for a moment.
 * @throws PortalError 'damagedFile'; 'tooLarge' for more than 64 million pixels
 */
export function heicToJpeg(bytes: Buffer): Promise<Buffer> {
  const run = last.then(() => convert(bytes));
  last = run.catch(() => undefined);
  return run;
}

async function convert(bytes: Buffer): Promise<Buffer> {
  const decoded = await decode(bytes);
  if (decoded.problem === 'tooLarge') throw refusal('tooLarge');
  if (decoded.problem) throw unreadable();
  const { data, width, height } = decoded;
  const { default: sharp } = await import('sharp');
  const jpeg = await sharp(data, { raw: { width, height, channels: 4 }, limitInputPixels: MOST_PIXELS })
    .removeAlpha()
    .jpeg({ quality: QUALITY })
    .toBuffer();
  const profile = readHeicProfile(bytes);
  if (!profile) return jpeg;
  // Behind the first two bytes, which begin every JPEG.
  return Buffer.concat([jpeg.subarray(0, 2), iccSegment(profile), jpeg.subarray(2)]);
}

/** Decodes in a thread: the server answers others meanwhile, and what takes too long or breaks the decoder ends with the thread. */
async function decode(bytes: Buffer): Promise<Decoded> {
  const worker = new Worker(new URL('heic-decoder.mjs', import.meta.url), {
    workerData: { bytes, mostPixels: MOST_PIXELS },
    // The library tells of damaged files there; the answer says so.
    stdout: true,
  });
  try {
    const signal = AbortSignal.timeout(LIMIT_MS);
    const [message] = (await Promise.race([
      once(worker, 'message', { signal }),
      once(worker, 'exit', { signal }).then(() => [{ problem: 'damaged' }]),
    ])) as [Decoded];
    return message;
  } catch {
    // It ran out of time or memory: nothing of such a file can be used.
    return { problem: 'damaged' };
  } finally {
    await worker.terminate();
  }
}
