import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError, readSettings } from './config';
import { fileKeysOf, readSecrets } from './secrets';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'portal-secrets-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

describe('the secrets', () => {
  it('are made in demo mode, for this user’s eyes only, and kept', async () => {
    const first = await readSecrets({}, { dataDir, isDemo: true });
    expect(first.providerToken).toMatch(/^[0-9a-f]{64}$/);
    expect(await readSecrets({}, { dataDir, isDemo: true })).toEqual(first);
    expect((await stat(join(dataDir, 'service.json'))).mode & 0o777).toBe(0o600);
  });

  it('leave alone what others keep in the same file', async () => {
    await writeFile(join(dataDir, 'service.json'), '{"other":"x"}');
    const { fileKey } = await readSecrets({}, { dataDir, isDemo: true });
    expect(JSON.parse(await readFile(join(dataDir, 'service.json'), 'utf8'))).toMatchObject({
      other: 'x',
      fileKey,
    });
  });

  it('must be given outside demo mode', async () => {
    const given = { PROVIDER_TOKEN: 'p'.repeat(24), FILE_KEY: 'f'.repeat(24) };
    expect(await readSecrets(given, { dataDir, isDemo: false })).toEqual({
      providerToken: given.PROVIDER_TOKEN,
      providerTokens: [],
      fileKey: given.FILE_KEY,
    });
    await expect(readSecrets({}, { dataDir, isDemo: false })).rejects.toThrow(ConfigError);
    await expect(readSecrets({ ...given, FILE_KEY: 'short' }, { dataDir, isDemo: false })).rejects.toThrow(
      /FILE_KEY/,
    );
  });

  it('know a second key while one is changed for the other', async () => {
    const given = {
      PROVIDER_TOKEN: 'p'.repeat(24),
      FILE_KEY: 'f'.repeat(24),
      FILE_KEY_OTHER: 'b'.repeat(24),
    };
    const secrets = await readSecrets(given, { dataDir, isDemo: false });
    expect(fileKeysOf(secrets)).toEqual([given.FILE_KEY, given.FILE_KEY_OTHER]);
    await expect(
      readSecrets({ ...given, FILE_KEY_OTHER: 'short' }, { dataDir, isDemo: false }),
    ).rejects.toThrow(/^FILE_KEY_OTHER /);
  });

  it.each(['ünlü-token-of-the-provider', 'with a space in the token!', 'x'.repeat(513)])(
    'refuse a service token that no call could carry: %s',
    async (token) => {
      const given = { PROVIDER_TOKEN: token, FILE_KEY: 'f'.repeat(24) };
      await expect(readSecrets(given, { dataDir, isDemo: false })).rejects.toThrow(
        /^PROVIDER_TOKEN .*letters/,
      );
    },
  );

  it('let the key of file addresses be any text', async () => {
    const given = { PROVIDER_TOKEN: 'p'.repeat(24), FILE_KEY: 'ä key with spaces, and long enough' };
    expect((await readSecrets(given, { dataDir, isDemo: false })).fileKey).toBe(given.FILE_KEY);
  });
});

describe('the settings', () => {
  it('have defaults', () => {
    expect(readSettings({})).toMatchObject({ host: '127.0.0.1', port: 8081, isDemo: false });
    expect(readSettings({ PORT: '9000', DEMO: '1' })).toMatchObject({ port: 9001, isDemo: true });
    expect(() => readSettings({ API_PORT: 'x' })).toThrow(ConfigError);
  });

  it('has a token for each of the provider’s people, by name', async () => {
    const given = { PROVIDER_TOKEN: 'p'.repeat(24), FILE_KEY: 'f'.repeat(24) };
    const [mia, noah] = ['m'.repeat(24), 'n'.repeat(24)];
    const read = (tokens: string) =>
      readSecrets({ ...given, PROVIDER_TOKENS: tokens }, { dataDir, isDemo: false });
    expect((await read(`Mia Lab:${mia}, Noah:${noah}:2027-06-30`)).providerTokens).toEqual([
      { name: 'Mia Lab', token: mia, until: null },
      { name: 'Noah', token: noah, until: new Date('2027-06-30T23:59:59.999Z') },
    ]);
    expect((await read(' ')).providerTokens).toEqual([]);
    for (const wrong of [
      'Mia',
      `Mia:short`,
      `:${mia}`,
      `Mia:${mia}:x`,
      `Mia:${mia}:2027-02-30`,
      `Mia:${mia}:2027-06-30:x`,
      `Mia:${mia},Mia:${noah}`,
      `Mia:${mia},Noah:${mia}`,
    ])
      await expect(read(wrong)).rejects.toThrow(/^PROVIDER_TOKENS (?!.*mmm)/);
  });
});
