import type { FastifyInstance } from 'fastify';
import { DeliveryError } from '../errors';
import { previewDigest, previewText, toFeedRelease } from '../feed';
import type { ReleaseStore } from '../releases';
import type { TrustedKeys } from './feed/trusted-keys';

const STATUS: Readonly<Record<string, number>> = {
  previewForged: 403,
  previewExpired: 410,
  previewGone: 404,
};

interface PreviewParts {
  readonly keys: TrustedKeys;
  readonly releases: Pick<ReleaseStore, 'find'>;
  /** Milliseconds of the epoch. */
  readonly now: () => number;
}

/**
 * `/portal/preview?token=…`: the release of a preview link as the feed would have it, as the text that the link's digest is of.
 * Refused by `previewForged`, `previewExpired` or `previewGone`, which pages put into words.
 */
export function registerPreview(app: FastifyInstance, { keys, releases, now }: PreviewParts): void {
  app.get<{ Querystring: { token?: unknown } }>('/portal/preview', async ({ query }, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      const text = await read(String(query.token ?? ''));
      return await reply.type('application/json; charset=utf-8').send(text);
    } catch (error) {
      if (!(error instanceof DeliveryError) || !STATUS[error.code]) throw error;
      return reply.code(STATUS[error.code] ?? 409).send({ code: error.code, message: error.message });
    }
  });

  /** @throws DeliveryError */
  async function read(token: string): Promise<string> {
    const preview = keys.readPreview(token);
    if (!preview) throw new DeliveryError('previewForged', 'No key of this portal has signed this link.');
    const { domain, version, until, digest } = preview;
    if (Date.parse(until) <= now())
      throw new DeliveryError('previewExpired', `The preview of ${domain} ${version} ended on ${until}.`);
    const release = await releases.find(domain, version);
    const found = release && toFeedRelease(release);
    if (!found || previewDigest(found) !== digest)
      throw new DeliveryError('previewGone', `The release ${version} of ${domain} is not here any more.`);
    return previewText(found);
  }
}
