import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { isFileError } from '../../errors';
import { isJsonObject, isTextList, readJson } from '../../json';

const compress = promisify(brotliCompress);

export interface PageAsset {
  readonly content: Buffer;
  readonly integrity: string;
  /** The packed content, made when it is first asked for. */
  readonly brotli: () => Promise<Buffer>;
}

export interface PageAssets {
  /** Names of the files of the first load, in their order. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly files: ReadonlyMap<string, PageAsset>;
}

/** The built ops page, or null when it is not built. Its few files are kept in memory: no path of a caller meets the disk. */
export async function readPageAssets(dir: string): Promise<PageAssets | null> {
  const build = await readJson(join(dir, 'build.json'));
  if (!isJsonObject(build) || !isTextList(build['scripts']) || !isTextList(build['styles'])) return null;
  const names = (await readdir(dir).catch(emptyWhenMissing)).filter((name) => /\.(js|css)$/.test(name));
  const files = await Promise.all(
    names.map(async (name) => [name, toAsset(await readFile(join(dir, name)))] as const),
  );
  return { scripts: build['scripts'], styles: build['styles'], files: new Map(files) };
}

function toAsset(content: Buffer): PageAsset {
  let packed: Promise<Buffer> | undefined;
  return {
    content,
    integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
    brotli: () => (packed ??= compress(content)),
  };
}

function emptyWhenMissing(error: unknown): string[] {
  if (isFileError(error, 'ENOENT')) return [];
  throw error;
}
