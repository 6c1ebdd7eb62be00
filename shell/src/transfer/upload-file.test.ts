import { waitFor } from '@testing-library/react';
import { CANCELLED, type UploadTicket } from './file-upload';
import { discardUpload, uploadFile } from './upload-file';

/** What tus was asked to do, by the address of the upload. */
const mockCalls: string[] = [];
let mockEarlier: string[] = [];

jest.mock('tus-js-client', () => ({
  Upload: class {
    url: string | null = null;
    constructor(
      _file: File,
      readonly options: { endpoint?: string },
    ) {}
    findPreviousUploads = () => Promise.resolve(mockEarlier);
    resumeFromPreviousUpload(url: string) {
      this.url = url;
    }
    start() {
      mockCalls.push(`start ${this.url ?? this.options.endpoint}`);
    }
    abort(isForGood: boolean) {
      mockCalls.push(`${isForGood ? 'remove' : 'pause'} ${this.url}`);
      return Promise.resolve();
    }
  },
}));

const TICKET: UploadTicket = { url: '/api/client/upload', assetUuid: 'asset-1' };

function begin(getTicket: () => Promise<UploadTicket> = () => Promise.resolve(TICKET), resumeKey = 'key') {
  const aborter = new AbortController();
  void uploadFile({
    file: new File(['bytes'], 'front.jpg'),
    resumeKey,
    readToken: () => 'token',
    getTicket,
    onProgress: () => undefined,
    onWaiting: () => undefined,
    signal: aborter.signal,
  }).catch(() => undefined);
  return aborter;
}

beforeEach(() => {
  mockCalls.length = 0;
  mockEarlier = [];
});
const until = (...calls: string[]) => waitFor(() => expect(mockCalls).toEqual(calls));

describe('an upload that a person cancels', () => {
  it('[UP-01] [CA-22] while it is announced is taken back from the server and never starts', async () => {
    let announced: (ticket: UploadTicket) => void = () => undefined;
    const getTicket = jest.fn(() => new Promise<UploadTicket>((resolve) => (announced = resolve)));
    const aborter = begin(getTicket);
    await waitFor(() => expect(getTicket).toHaveBeenCalled());
    aborter.abort(CANCELLED);
    announced(TICKET);
    await until('remove /api/client/upload/asset-1');
  });

  it('[UP-01] [CA-22] while it is created is taken back from the server', async () => {
    const aborter = begin();
    await until('start /api/client/upload');
    aborter.abort(CANCELLED);
    await until('start /api/client/upload', 'remove /api/client/upload/asset-1');
  });

  it('[UP-01] when it was resumed is removed where it was', async () => {
    mockEarlier = ['/api/client/upload/earlier'];
    const aborter = begin();
    await until('start /api/client/upload/earlier');
    aborter.abort(CANCELLED);
    await until('start /api/client/upload/earlier', 'remove /api/client/upload/earlier');
  });
});

test('what the end of a session breaks off stays on the server', async () => {
  const aborter = begin();
  await until('start /api/client/upload');
  aborter.abort();
  await until('start /api/client/upload', 'pause null');
});

describe('a failed upload that a person removes', () => {
  const discard = (resumeKey = 'another key') =>
    discardUpload({ file: new File(['bytes'], 'front.jpg'), resumeKey, readToken: () => 'token' });

  it('[CA-22] takes what is left of it from the server', async () => {
    mockEarlier = ['/api/client/upload/asset-1'];
    await discard();
    expect(mockCalls).toEqual(['remove /api/client/upload/asset-1']);
  });

  it('[CA-22] takes one from the server that was announced and never created', async () => {
    begin(undefined, 'failing').abort();
    await until('pause null');
    await discard('failing');
    expect(mockCalls.at(-1)).toBe('remove /api/client/upload/asset-1');
  });

  it('asks the server nothing when nothing is left', async () => {
    await discard();
    expect(mockCalls).toEqual([]);
  });
});
