import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** Bytes hashed at a time; takes the page 3 ms. */
const PIECE_BYTES = 512 * 1024;

/** SHA-256 of a file, read piece by piece. */
export interface FileHash {
  /** Hashes up to an offset in bytes, in the background. */
  advance(end: number): void;
  /** The hash of the whole file in hexadecimal digits. @throws DOMException when the file can no longer be read */
  whole(): Promise<string>;
}

export function createFileHash(file: Blob): FileHash {
  const hash = sha256.create();
  let hashed = 0;
  let work = Promise.resolve();
  let digest: Promise<string> | null = null;
  const readTo = (end: number): Promise<void> => {
    work = work.then(async () => {
      while (hashed < Math.min(end, file.size)) {
        const piece = await file.slice(hashed, hashed + PIECE_BYTES).arrayBuffer();
        hash.update(new Uint8Array(piece));
        hashed += piece.byteLength;
      }
    });
    return work;
  };
  return {
    // An error is thrown again by `whole`.
    advance: (end) => void readTo(end).catch(() => undefined),
    whole: () => (digest ??= readTo(file.size).then(() => bytesToHex(hash.digest()))),
  };
}
