import { S3Client, S3ServiceException, type S3ClientConfig } from '@aws-sdk/client-s3';
import { refusal } from '../refusals';
import type { S3Config } from '../services-config';

/** Tries of one request that fails, with pauses that grow; one that is not answered is not tried again. */
const TRIES = 4;

/** How long a connection to the storage may take to come about. */
const CONNECT_LIMIT_MS = 5_000;
/** How long not one byte may go either way; an object may take as long as it is large. */
export const SILENCE_LIMIT_MS = 30_000;
/** What is copied within the storage is answered when it is done, by some without a byte before: 2 GiB at 7 MB a second. */
const COPY_LIMIT_MS = 300_000;

type Extension = NonNullable<S3ClientConfig['extensions']>[number];

/** The SDK's own retries, but of silence: a storage that does not answer would be waited for as often as it is asked. */
const RETRIES: Extension = {
  configure(client) {
    const standard = client.retryStrategy();
    client.setRetryStrategy(async () => {
      const strategy = await standard();
      if (!('refreshRetryTokenForRetry' in strategy)) return strategy;
      return {
        acquireInitialRetryToken: (scope) => strategy.acquireInitialRetryToken(scope),
        refreshRetryTokenForRetry: (token, failure) =>
          isSilence(failure.error)
            ? Promise.reject(new Error('The storage does not answer'))
            : strategy.refreshRetryTokenForRetry(token, failure),
        recordSuccess: (token) => strategy.recordSuccess(token),
      };
    });
  },
};

/** The SDK gives a connection that breaks the same name, with the system's code besides. */
function isSilence(error: Error | undefined): boolean {
  return error?.name === 'TimeoutError' && !('code' in error);
}

/**
 * How the bucket is reached. The bucket stands in the path, which every S3-compatible storage understands; checksums that
 * only the newest of them take are sent only where S3 demands one.
 */
export function toClientConfig(
  { endpoint, region, accessKey, secretKey }: S3Config,
  silenceMs = SILENCE_LIMIT_MS,
): S3ClientConfig {
  return {
    endpoint,
    region,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: TRIES,
    extensions: [RETRIES],
    requestHandler: { connectionTimeout: CONNECT_LIMIT_MS, socketTimeout: silenceMs },
  };
}

export function createS3Client(config: S3Config, silenceMs?: number): S3Client {
  return new S3Client(toClientConfig(config, silenceMs));
}

/** For copies within the storage alone. */
export function createCopyClient(config: S3Config): S3Client {
  return createS3Client(config, COPY_LIMIT_MS);
}

const MISSING = new Set(['NoSuchKey', 'NotFound', 'NoSuchUpload']);

/** Whether storage answered that there is no such object or upload. */
export function isMissing(error: unknown): boolean {
  return error instanceof S3ServiceException && MISSING.has(error.name);
}

/**
 * Awaits a request to the storage.
 * @throws PortalError 'unavailable' when it failed, with the storage's own error as `cause` for the log; what is missing
 * stays the storage's error (`isMissing`).
 */
export async function withStorageErrors<T>(request: Promise<T>): Promise<T> {
  try {
    return await request;
  } catch (error) {
    if (isMissing(error)) throw error;
    const said = error instanceof S3ServiceException ? ` (${error.name})` : '';
    throw Object.assign(refusal('unavailable', { why: `The file storage cannot be used now${said}` }), {
      cause: error,
    });
  }
}

/** Awaits a request about what may not be there: null when it is not. @throws PortalError as `withStorageErrors` */
export async function orNull<T>(request: Promise<T>): Promise<T | null> {
  try {
    return await withStorageErrors(request);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
