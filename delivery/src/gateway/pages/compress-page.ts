import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { acceptsBrotli } from '../accepts-brotli';

const compress = promisify(brotliCompress);
/** A page is made for each request, so this is quick rather than thorough; releases are compressed when published. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };

/** The page as Brotli when the caller takes it, else as it is; with the headers that say which. */
export async function compressPage(
  page: string,
  acceptEncoding: string | undefined,
): Promise<{ body: string | Buffer; headers: Record<string, string> }> {
  if (!acceptsBrotli(acceptEncoding)) return { body: page, headers: { vary: 'accept-encoding' } };
  const body = await compress(page, { params });
  return { body, headers: { vary: 'accept-encoding', 'content-encoding': 'br' } };
}
