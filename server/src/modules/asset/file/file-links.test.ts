import { readRange } from './byte-range';
import { createFileLinks } from './file-links';

const ASSET = 'e0a4f6b2-55a1-4a0e-9d0c-0f3c8f0c7f11';
const COMPANY = '4f768cc3-f215-4120-90a6-0906165788d6';
const MINUTE = 60_000;

describe('[UP-04] a file address', () => {
  let now = Date.UTC(2026, 0, 1);
  const links = createFileLinks(['key'], () => now);
  const tokenOf = (url: string): string => url.split('/').at(-1) ?? '';

  it('is good for 15 minutes and no longer than 20', () => {
    const token = tokenOf(links.urlOf(ASSET, COMPANY));
    now += 14 * MINUTE;
    expect(links.read(token)).toMatchObject({ assetUuid: ASSET, companyUuid: COMPANY });
    now += 7 * MINUTE;
    expect(links.read(token)).toBeNull();
  });

  it('cannot be made longer, for another file, or with another key', () => {
    const token = tokenOf(links.urlOf(ASSET, COMPANY));
    const [, company, expiry, signature] = token.split('.');
    expect(links.read([COMPANY, company, expiry, signature].join('.'))).toBeNull();
    expect(links.read([ASSET, company, 'zzzzzzzzz', signature].join('.'))).toBeNull();
    expect(links.read(tokenOf(createFileLinks(['other'], () => now).urlOf(ASSET, COMPANY)))).toBeNull();
    expect(links.read('')).toBeNull();
    expect(links.read(`${token}.more`)).toBeNull();
  });
});

describe('a range of bytes', () => {
  it.each([
    [undefined, null],
    ['bytes=0-4', { start: 0, end: 4 }],
    ['bytes=5-', { start: 5, end: 9 }],
    ['bytes=-3', { start: 7, end: 9 }],
    ['bytes=-30', { start: 0, end: 9 }],
    ['bytes=2-300', { start: 2, end: 9 }],
    ['bytes=10-', 'impossible'],
    ['bytes=-0', 'impossible'],
    ['bytes=0-1,3-4', null],
    ['lines=1', null],
  ])('%s', (header, expected) => {
    expect(readRange(header, 10)).toEqual(expected);
  });
});
