import { createHash, randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** S3's answer to what it does not do. */
export class S3Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
  ) {
    super(code);
  }
}

export interface S3Reply {
  readonly status?: number;
  readonly headers?: Record<string, string>;
  readonly body?: Buffer;
}

interface StoredObject {
  readonly body: Buffer;
  readonly metadata: Record<string, string>;
}
interface Multipart extends Pick<StoredObject, 'metadata'> {
  readonly key: string;
  readonly parts: Map<number, Buffer>;
}

const LEAST_PART_BYTES = 5 * 1024 * 1024;
/** Few, so that tests see that lists have pages. */
const PAGE = 3;

/** A bucket in memory; see `startTestS3`. */
export class S3Bucket {
  readonly objects = new Map<string, StoredObject>();
  readonly uploads = new Map<string, Multipart>();

  put(key: string, body: Buffer, headers: IncomingHttpHeaders): S3Reply {
    if (headers['if-none-match'] === '*' && this.objects.has(key))
      throw new S3Refusal(412, 'PreconditionFailed');
    this.objects.set(key, { body, metadata: metadataOf(headers) });
    return { headers: { etag: tagOf(body) } };
  }

  copy(from: string, to: string): S3Reply {
    this.objects.set(to, this.find(from));
    return xml('CopyObjectResult', `<ETag>${tagOf(this.find(to).body)}</ETag>`);
  }

  get(key: string, range: string | undefined): S3Reply {
    const { body, metadata } = this.find(key);
    const meta = Object.entries(metadata).map(([name, value]) => [`x-amz-meta-${name}`, value]);
    const headers = { ...Object.fromEntries(meta), etag: tagOf(body) } as Record<string, string>;
    const asked = /^bytes=(\d+)-(\d+)$/.exec(range ?? '');
    if (!asked) return { headers, body };
    const [start, end] = [Number(asked[1]), Math.min(Number(asked[2]), body.length - 1)];
    if (start >= body.length) throw new S3Refusal(416, 'InvalidRange');
    headers['content-range'] = `bytes ${start}-${end}/${body.length}`;
    return { status: 206, headers, body: body.subarray(start, end + 1) };
  }

  remove(key: string): S3Reply {
    this.objects.delete(key);
    return { status: 204 };
  }

  list(query: URLSearchParams): S3Reply {
    const prefix = query.get('prefix') ?? '';
    const found = [...this.objects.keys()].filter((key) => key.startsWith(prefix));
    const names = [...new Set(found.map((key) => grouped(key, prefix, query.get('delimiter'))))].sort();
    const after = query.get('continuation-token') ?? '';
    const left = names.filter((name) => name > after);
    const page = left.slice(0, PAGE);
    const isTruncated = left.length > page.length;
    return xml(
      'ListBucketResult',
      page.map((name) => entryOf(name, this.objects.has(name))).join('') +
        `<IsTruncated>${isTruncated}</IsTruncated>` +
        (isTruncated ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''),
    );
  }

  begin(key: string, headers: IncomingHttpHeaders): S3Reply {
    const id = randomUUID();
    this.uploads.set(id, { key, parts: new Map(), metadata: metadataOf(headers) });
    return xml('InitiateMultipartUploadResult', `<Key>${key}</Key><UploadId>${id}</UploadId>`);
  }

  putPart(uploadId: string, number: number, body: Buffer): S3Reply {
    this.findUpload(uploadId).parts.set(number, body);
    return { headers: { etag: tagOf(body) } };
  }

  listParts(_key: string, uploadId: string, query: URLSearchParams): S3Reply {
    const after = Number(query.get('part-number-marker') ?? 0);
    const left = [...this.findUpload(uploadId).parts]
      .filter(([number]) => number > after)
      .sort(([a], [b]) => a - b);
    const page = left.slice(0, PAGE);
    return xml(
      'ListPartsResult',
      page
        .map(
          ([number, body]) =>
            `<Part><PartNumber>${number}</PartNumber><ETag>${tagOf(body)}</ETag><Size>${body.length}</Size></Part>`,
        )
        .join('') +
        `<IsTruncated>${left.length > page.length}</IsTruncated>` +
        `<NextPartNumberMarker>${page.at(-1)?.[0] ?? 0}</NextPartNumberMarker>`,
    );
  }

  complete(key: string, uploadId: string, body: Buffer): S3Reply {
    const { parts, metadata } = this.findUpload(uploadId);
    const named = [...body.toString().matchAll(/<Part>.*?<\/Part>/gs)].map(([part]) => ({
      number: Number(/<PartNumber>(\d+)</.exec(part)?.[1]),
      tag: /<ETag>(.*?)</.exec(part)?.[1]?.replaceAll('&quot;', '"'),
    }));
    const bodies = named.map(({ number, tag }, index) => {
      const bytes = parts.get(number);
      if (!bytes || tagOf(bytes) !== tag) throw new S3Refusal(400, 'InvalidPart');
      if (index < named.length - 1 && bytes.length < LEAST_PART_BYTES)
        throw new S3Refusal(400, 'EntityTooSmall');
      return bytes;
    });
    this.objects.set(key, { body: Buffer.concat(bodies), metadata });
    this.uploads.delete(uploadId);
    return xml('CompleteMultipartUploadResult', `<Key>${key}</Key>`);
  }

  abort(uploadId: string): S3Reply {
    this.findUpload(uploadId);
    this.uploads.delete(uploadId);
    return { status: 204 };
  }

  private find(key: string): StoredObject {
    const found = this.objects.get(key);
    if (!found) throw new S3Refusal(404, 'NoSuchKey');
    return found;
  }

  private findUpload(uploadId: string): Multipart {
    const found = this.uploads.get(uploadId);
    if (!found) throw new S3Refusal(404, 'NoSuchUpload');
    return found;
  }
}

/** The key itself, or the folder below the prefix that it is in. */
function grouped(key: string, prefix: string, delimiter: string | null): string {
  const end = delimiter ? key.indexOf(delimiter, prefix.length) : -1;
  return end < 0 ? key : key.slice(0, end + 1);
}

function entryOf(name: string, isObject: boolean): string {
  return isObject
    ? `<Contents><Key>${name}</Key></Contents>`
    : `<CommonPrefixes><Prefix>${name}</Prefix></CommonPrefixes>`;
}

function tagOf(body: Buffer): string {
  return `"${createHash('md5').update(body).digest('hex')}"`;
}

function metadataOf(headers: IncomingHttpHeaders): Record<string, string> {
  const prefix = 'x-amz-meta-';
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      name.startsWith(prefix) && typeof value === 'string' ? [[name.slice(prefix.length), value]] : [],
    ),
  );
}

function xml(root: string, content: string): S3Reply {
  return {
    headers: { 'content-type': 'application/xml' },
    body: Buffer.from(`<${root}>${content}</${root}>`),
  };
}
