import { setOutboxKeys } from '../../realtime/outbox-keys';
import { readBytes, keepBytes } from './kept-bytes';
import { seal, sealText, unseal, unsealText } from './seal';
import { readOutbox, store } from './stored-outbox';

const keyOf = (byte: number) => btoa(String.fromCharCode(...new Uint8Array(32).fill(byte)));
const OWNER = 'person.company';
const message = {
  kind: 'message',
  id: '00000000-0000-4000-8000-0000000000a1',
  number: 1,
  room: '00000000-0000-4000-8000-0000000000c1',
  message: 'Zoë’s scan has a hole',
  files: [],
  refers: null,
  writtenAt: '2026-03-01T08:00:00.000Z',
  refused: null,
} as const;

beforeEach(() => localStorage.clear());
afterEach(() => setOutboxKeys([]));

describe('what waits on a device', () => {
  it('[CH-07] is unreadable there once the session is over, and is there for the same person', () => {
    setOutboxKeys([keyOf(1)]);
    store(OWNER, message);
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/has a hole|Zoë/);
    expect(readOutbox(OWNER).messages).toEqual([message]);
    setOutboxKeys([]);
    expect(readOutbox(OWNER).messages).toEqual([]);
    setOutboxKeys([keyOf(2)]);
    expect(readOutbox(OWNER).messages).toEqual([]);
    setOutboxKeys([keyOf(1)]);
    expect(readOutbox(OWNER).messages).toEqual([message]);
  });

  it('[CH-07] outlives a new key of the server', () => {
    setOutboxKeys([keyOf(1)]);
    store(OWNER, message);
    setOutboxKeys([keyOf(2), keyOf(1)]);
    expect(readOutbox(OWNER).messages).toEqual([message]);
  });

  it('[CH-07] is read and kept as it is with a server that gives no key', () => {
    store(OWNER, message);
    expect(readOutbox(OWNER).messages).toEqual([message]);
    setOutboxKeys([keyOf(1)]);
    expect(readOutbox(OWNER).messages).toEqual([message]);
  });

  it('was not changed by anybody', () => {
    setOutboxKeys([keyOf(1)]);
    const sealed = sealText('text');
    expect(unsealText(sealed)).toBe('text');
    expect(unsealText(`${sealed.slice(0, -4)}AAA=`)).toBeNull();
    const bytes = seal(new Uint8Array([1, 2, 3]))!;
    bytes[30]! ^= 1;
    expect(unseal(bytes)).toBeNull();
  });
});

describe('the bytes of a file', () => {
  const kept = new Map<string, Response>();
  const cache = {
    put: async (address: string, response: Response) => void kept.set(address, response),
    match: async (address: string) => kept.get(address)?.clone(),
    delete: async (address: string) => kept.delete(address),
  };
  beforeEach(() => Object.assign(window, { caches: { open: async () => cache } }));
  afterEach(() => Reflect.deleteProperty(window, 'caches'));

  it('[CH-06] are sealed on the device too', async () => {
    setOutboxKeys([keyOf(1)]);
    const file = new File(['%PDF of Zoë'], 'consent.pdf', { type: 'application/pdf' });
    // jsdom's files cannot be read.
    await keepBytes('a', Object.assign(file, { arrayBuffer: async () => Buffer.from('%PDF of Zoë') }));
    jest.resetModules();
    // As another page finds them, which has no files of its own.
    const { readBytes: readLater } = await import('./kept-bytes');
    const { setOutboxKeys: setLater } = await import('../../realtime/outbox-keys');
    const facts = { name: 'consent.pdf', type: 'application/pdf' };
    expect(await [...kept.values()][0]!.clone().text()).not.toContain('PDF');
    expect(await readLater('a', facts)).toBeNull();
    setLater([keyOf(1)]);
    const found = (await readLater('a', facts))!;
    expect([found.name, found.size]).toEqual(['consent.pdf', file.size]);
    expect(await readBytes('a', facts)).not.toBeNull();
  });
});
