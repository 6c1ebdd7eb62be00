import { LIMITS } from '@portal/shared/contract';
import { open, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { checkContent, checkName, HEAD_BYTES } from '../modules/asset/file/file-format';
import { UsageError } from './cli-errors';

/** The viewer draws these alone; the slot takes papers of a plan, too. */
const MODELS = ['.glb'] as const;
const MOST_LETTERS = 200;

/** The size of a file in bytes. @throws UsageError when there is none */
export async function checkFile(file: string): Promise<number> {
  const found = await stat(file).catch(() => null);
  if (!found?.isFile()) throw new UsageError(`There is no file ${file}.`);
  return found.size;
}

/**
 * Refuses a model that the server would refuse: it is sent after its plan is published, which cannot be taken back.
 * @throws UsageError
 */
export async function checkModel(file: string): Promise<void> {
  const size = await checkFile(file);
  const name = basename(file);
  if (name.length > MOST_LETTERS)
    throw new UsageError(`The name of ${file} is longer than ${MOST_LETTERS} characters.`);
  if (size > LIMITS.assetBytes) throw new UsageError(`${file} is larger than ${LIMITS.assetBytes} bytes.`);
  const head = await readHead(file);
  try {
    checkName(MODELS, name);
    checkContent(MODELS, head, size);
  } catch (error) {
    throw new UsageError(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** A path as a shell takes it for one word. */
export function shellWord(path: string): string {
  return /^[\p{L}\p{N}._/:@+-]+$/u.test(path) ? path : `'${path.replaceAll("'", String.raw`'\''`)}'`;
}

async function readHead(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
