import type { BucketSettings } from './bucket';

type Environment = Readonly<Record<string, string | undefined>>;

const DEFAULT_REGION = 'us-east-1';

/**
 * The bucket that DELIVERY_S3_BUCKET, DELIVERY_S3_ENDPOINT, DELIVERY_S3_REGION and DELIVERY_S3_PREFIX name; null without one.
 * Throws an error with a one-line message on a value that cannot be used.
 */
export function readBucketSettings(env: Environment): BucketSettings | null {
  const bucket = env['DELIVERY_S3_BUCKET'];
  if (!bucket) return null;
  return {
    bucket,
    endpoint: readEndpoint(env['DELIVERY_S3_ENDPOINT']),
    region: env['DELIVERY_S3_REGION'] || DEFAULT_REGION,
    prefix: readPrefix(env['DELIVERY_S3_PREFIX']),
  };
}

function readEndpoint(text: string | undefined): string | null {
  if (!text) return null;
  if (URL.canParse(text) && /^https?:/.test(text)) return text;
  throw new Error(`DELIVERY_S3_ENDPOINT is '${text}', which is not an http address`);
}

/** Written with or without slashes around it. */
function readPrefix(text = ''): string {
  const name = text.replaceAll(/^\/+|\/+$/g, '');
  return name === '' ? '' : `${name}/`;
}
