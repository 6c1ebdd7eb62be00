import { createSignedTokens } from './signed-tokens';
import { forge } from './testing/forge';

const IDS = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];
const tokens = createSignedTokens(['a-key-of-the-tests'], 'viewer', () => 1_000);

describe('a signed token', () => {
  it('gives its ids back until it is over', () => {
    const token = tokens.sign(IDS, 2_000);
    expect(tokens.read(token)).toEqual(IDS);
    expect(createSignedTokens(['a-key-of-the-tests'], 'viewer', () => 2_000).read(token)).toBeNull();
  });

  it('needs no escape in a path', () => {
    const token = tokens.sign(IDS, 2_000);
    expect(encodeURIComponent(token)).toBe(token);
  });

  it.each([
    ['another id', (token: string) => token.replace('1111', '3111')],
    ['a later end', (token: string) => token.replace(`~${(2_000).toString(36)}~`, '~zzzzzz~')],
    ['another signature', forge],
    ['no signature', (token: string) => token.slice(0, token.lastIndexOf('~'))],
    ['nothing in it', () => ''],
    ['only separators', () => '~~~'],
  ])('is worth nothing with %s', (_, forge) => {
    expect(tokens.read(forge(tokens.sign(IDS, 2_000)))).toBeNull();
  });

  it('is read while its key is the one of before, and made with the new one', () => {
    const during = createSignedTokens(['a-new-key', 'a-key-of-the-tests'], 'viewer', () => 1_000);
    expect(during.read(tokens.sign(IDS, 2_000))).toEqual(IDS);
    const after = createSignedTokens(['a-new-key'], 'viewer', () => 1_000);
    expect(after.read(during.sign(IDS, 2_000))).toEqual(IDS);
    expect(after.read(tokens.sign(IDS, 2_000))).toBeNull();
  });

  it('is good for one purpose and one key', () => {
    const token = tokens.sign(IDS, 2_000);
    expect(createSignedTokens(['a-key-of-the-tests'], 'slip', () => 1_000).read(token)).toBeNull();
    expect(createSignedTokens(['another-key'], 'viewer', () => 1_000).read(token)).toBeNull();
  });
});
