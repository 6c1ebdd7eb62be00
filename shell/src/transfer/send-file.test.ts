import { PortalError, type ErrorCode } from '@portal/shared/errors';
import { Blob } from 'node:buffer';
import { createHash } from 'node:crypto';
import type { HttpRequest, HttpResponse, UploadOptions } from 'tus-js-client';
import { sendFile } from './send-file';
import { sendingOptions } from './tus-options';

/** How each try ends, in their order: with a code of the server's, or well. */
let mockEnds: (ErrorCode | 'done' | 410)[] = [];
const mockStarts: string[] = [];

jest.mock('tus-js-client', () => ({
  Upload: class {
    url: string | null = null;
    constructor(
      _file: File,
      readonly options: UploadOptions,
    ) {}
    findPreviousUploads = () =>
      Promise.resolve(Object.keys(localStorage).map((key) => localStorage.getItem(key)));
    resumeFromPreviousUpload(url: string) {
      this.url = url;
    }
    start() {
      mockStarts.push(this.url ?? this.options.metadata?.['assetUuid'] ?? '');
      const end = mockEnds.shift() ?? 'done';
      if (end === 'done') this.options.onSuccess?.({} as never);
      else this.options.onError?.(end === 410 ? answered(end) : failedWith(end));
    }
    abort = () => Promise.resolve();
  },
}));
/** Whatever its body says: the answer to a HEAD has none. */
const answered = (status: number) =>
  Object.assign(new Error(), {
    originalRequest: {},
    originalResponse: { getStatus: () => status, getBody: () => '' },
  }) as never;
const failedWith = (code: ErrorCode) =>
  Object.assign(new Error(code), { originalRequest: {}, causingError: new PortalError(code, code) });

const BYTES = Buffer.alloc(9 * 1024 ** 2, 'scan');
const FILE = Object.assign(new Blob([BYTES]), { name: 'upper.stl', lastModified: 0 }) as unknown as File;

function requestOf(signal = new AbortController().signal) {
  let announced = 0;
  return {
    file: FILE,
    resumeKey: 'key',
    readToken: () => 'token',
    getTicket: () => Promise.resolve({ url: '/upload', assetUuid: `asset-${++announced}` }),
    onProgress: () => undefined,
    onWaiting: () => undefined,
    signal,
  };
}

beforeEach(() => {
  mockEnds = [];
  mockStarts.length = 0;
  localStorage.clear();
});

test('[UP-04] a file that was damaged on its way is sent anew, as another record', async () => {
  mockEnds = ['checksumMismatch', 'done'];
  await sendFile(requestOf());
  expect(mockStarts).toEqual(['asset-1', 'asset-2']);
});

test('[UP-04] a file that is damaged each time is given up', async () => {
  mockEnds = ['checksumMismatch', 'checksumMismatch', 'checksumMismatch'];
  await expect(sendFile(requestOf())).rejects.toMatchObject({ code: 'checksumMismatch' });
  expect(mockStarts).toHaveLength(3);
});

test('[UP-01] what is gone from the server is announced anew, and nobody tries to resume it again', async () => {
  localStorage.setItem('tus::key::1', '/upload/earlier');
  mockEnds = ['notFound', 'done'];
  await sendFile(requestOf());
  expect(mockStarts).toEqual(['/upload/earlier', 'asset-1']);
  expect(localStorage).toHaveLength(0);
});

test('[UP-01] after a refused token the upload can be resumed', async () => {
  localStorage.setItem('tus::key::1', '/upload/earlier');
  mockEnds = ['sessionExpired'];
  await expect(sendFile(requestOf())).rejects.toMatchObject({ code: 'sessionExpired' });
  expect(localStorage.getItem('tus::key::1')).toBe('/upload/earlier');
  // tus forgets what a question about it was refused for, so it must not hear of the refusal.
  const { onAfterResponse } = sendingOptions(requestOf());
  const refused = { getStatus: () => 401, getBody: () => '' } as HttpResponse;
  expect(() => onAfterResponse?.({} as HttpRequest, refused)).toThrow(PortalError);
});

test.each([
  ['a part that is not the last', 'PATCH', '0', undefined],
  ['the last part', 'PATCH', String(8 * 1024 ** 2), createHash('sha256').update(BYTES).digest('hex')],
  ['the question how much has arrived', 'HEAD', '', createHash('sha256').update(BYTES).digest('hex')],
])(
  '[UP-04] with %s goes what the file’s hash is, where it may be the end',
  async (_, method, offset, sha256) => {
    const headers: Record<string, string> = { 'Upload-Offset': offset };
    await sendingOptions(requestOf()).onBeforeRequest?.(requestBy(method, headers));
    expect(headers['upload-sha256']).toBe(sha256);
  },
);

test('[CA-22] what was cancelled sends nothing more but its removal', async () => {
  const { onBeforeRequest } = sendingOptions(requestOf(AbortSignal.abort('cancelled')));
  const headers: Record<string, string> = { 'Upload-Offset': '0' };
  await expect(onBeforeRequest?.(requestBy('PATCH', headers))).rejects.toBe('cancelled');
  await onBeforeRequest?.(requestBy('DELETE', headers));
  expect(headers['Authorization']).toBe('Bearer token');
});

function requestBy(method: string, headers: Record<string, string>): HttpRequest {
  return {
    getMethod: () => method,
    getHeader: (name: string) => headers[name],
    setHeader: (name: string, value: string) => void (headers[name] = value),
  } as HttpRequest;
}

test('[UP-05] where what was announced is over, the announcement says why, at once', async () => {
  mockEnds = [410];
  const request = requestOf();
  const tickets = [request.getTicket, () => Promise.reject(new PortalError('phoneLinkOver', 'Over'))];
  const getTicket = () => tickets.shift()?.() ?? Promise.reject(new Error('asked too often'));
  await expect(sendFile({ ...request, getTicket })).rejects.toMatchObject({ code: 'phoneLinkOver' });
});
