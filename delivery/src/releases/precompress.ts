import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { mapLimited, writeFlushed } from '../files';
import type { FileDigest } from './folder-digest';

// Source maps are left out: they are large, quality 11 is slow, and only developer tools ask for them.
const COMPRESSIBLE = /\.(m?js|css|json|svg|html|txt|xml|wasm|ttf|webmanifest)$/;
const WORTH_IT_BYTES = 1000;

const compress = promisify(brotliCompress);

/** Writes `.br` copies beside the files and tells their sizes by path. */
export async function precompress(dir: string, files: readonly FileDigest[]): Promise<Map<string, number>> {
  const chosen = files.filter(({ path, bytes }) => COMPRESSIBLE.test(path) && bytes > WORTH_IT_BYTES);
  const sizes = await mapLimited(
    chosen,
    availableParallelism(),
    async ({ path }): Promise<[string, number][]> => {
      const content = await readFile(join(dir, path));
      const compressed = await compress(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
        },
      });
      if (compressed.byteLength >= content.byteLength) return [];
      await writeFlushed(join(dir, `${path}.br`), compressed);
      return [[path, compressed.byteLength]];
    },
  );
  return new Map(sizes.flat());
}
