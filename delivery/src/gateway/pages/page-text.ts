import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { acceptsBrotli } from '../accepts-brotli';

/** As small as it gets: for what is compressed once. */
export const compress = promisify(brotliCompress);

/** A page as it is, and as Brotli from when somebody first takes it. */
export class PageText {
  private packed: Promise<Buffer> | undefined;

  constructor(readonly html: string) {}

  /** The body for a caller, with the headers that say which it is. */
  async bodyFor(
    acceptEncoding: string | undefined,
  ): Promise<{ body: string | Buffer; headers: Record<string, string> }> {
    if (!acceptsBrotli(acceptEncoding)) return { body: this.html, headers: { vary: 'accept-encoding' } };
    const body = await (this.packed ??= compress(this.html));
    return { body, headers: { vary: 'accept-encoding', 'content-encoding': 'br' } };
  }
}
