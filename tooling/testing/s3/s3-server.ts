import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { S3Bucket, S3Refusal, type S3Reply } from './s3-bucket';

/** How to reach it. */
export interface TestS3Config {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKey: string;
  readonly secretKey: string;
}

interface Faults {
  /** While it is set, every request is answered by this status. */
  failWith: number | null;
  /** Where it says so, a request is answered by 500. */
  failOn: (method: string, key: string) => boolean;
}

export interface TestS3 extends Faults {
  readonly config: TestS3Config;
  readonly bucket: S3Bucket;
  /** What was asked since the start, as `GET a/key`. */
  readonly requests: string[];
  close(): Promise<void>;
}

const ACCESS_KEY = 'key-of-the-tests';
const BUCKET = 'records';

/**
 * S3-compatible storage in the test's own process: what server, tus and delivery ask of it, over HTTP and by S3's own rules
 * (least size of parts, tags of parts, paging, conditional puts). Signatures are not computed anew, but a request without one is refused, and so are
 * the checksum trailers that many storages do not know.
 */
export async function startTestS3(): Promise<TestS3> {
  const bucket = new S3Bucket();
  const s3: Faults = { failWith: null, failOn: () => false };
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(nameOf(request));
    void answer(request, response, bucket, s3);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const config = {
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    bucket: BUCKET,
    accessKey: ACCESS_KEY,
    secretKey: 'secret-of-the-tests',
  };
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return Object.assign(s3, { config, bucket, requests, close });
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  bucket: S3Bucket,
  { failWith, failOn }: Faults,
): Promise<void> {
  try {
    const body = await buffer(request);
    if (failWith !== null) throw new S3Refusal(failWith, 'InternalError');
    const [method = '', key = ''] = nameOf(request).split(' ');
    if (failOn(method, key)) throw new S3Refusal(500, 'InternalError');
    const reply = dispatch(request, body, bucket);
    response.writeHead(reply.status ?? 200, {
      ...reply.headers,
      'content-length': reply.body?.length ?? 0,
    });
    response.end(request.method === 'HEAD' ? undefined : reply.body);
  } catch (error) {
    const { status, code } = error instanceof S3Refusal ? error : new S3Refusal(500, String(error));
    response.writeHead(status, { 'content-type': 'application/xml' });
    response.end(request.method === 'HEAD' ? undefined : `<Error><Code>${code}</Code></Error>`);
  }
}

/** `GET a/key`, without the bucket. */
function nameOf({ method = 'GET', url = '/' }: IncomingMessage): string {
  const { pathname } = new URL(url, 'http://s3.test');
  return `${method} ${pathname.split('/').slice(2).map(decodeURIComponent).join('/')}`;
}

function dispatch(
  { method = 'GET', url = '/', headers }: IncomingMessage,
  body: Buffer,
  bucket: S3Bucket,
): S3Reply {
  if (!headers.authorization?.includes(`Credential=${ACCESS_KEY}/`)) throw new S3Refusal(403, 'AccessDenied');
  if (headers['x-amz-trailer'] !== undefined) throw new S3Refusal(501, 'NotImplemented');
  const { pathname, searchParams: query } = new URL(url, 'http://s3.test');
  const [, name = '', ...rest] = pathname.split('/').map(decodeURIComponent);
  if (name !== BUCKET) throw new S3Refusal(404, 'NoSuchBucket');
  const key = rest.join('/');
  if (key === '') return method === 'HEAD' ? {} : bucket.list(query);
  const uploadId = query.get('uploadId');
  switch (method) {
    case 'PUT':
      return putTo(bucket, { key, uploadId, part: Number(query.get('partNumber')), headers, body });
    case 'POST':
      return uploadId === null ? bucket.begin(key, headers) : bucket.complete(key, uploadId, body);
    case 'DELETE':
      return uploadId === null ? bucket.remove(key) : bucket.abort(uploadId);
    default:
      return uploadId === null ? bucket.get(key, headers.range) : bucket.listParts(key, uploadId, query);
  }
}

interface PutRequest {
  readonly key: string;
  readonly uploadId: string | null;
  readonly part: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

function putTo(bucket: S3Bucket, { key, uploadId, part, headers, body }: PutRequest): S3Reply {
  const source = headers['x-amz-copy-source'];
  if (typeof source === 'string')
    return bucket.copy(decodeURIComponent(source).replace(`${BUCKET}/`, ''), key);
  return uploadId === null ? bucket.put(key, body, headers) : bucket.putPart(uploadId, part, body);
}
