import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError, readSettings } from './config';
import { readSecrets } from './secrets';

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
      fileKey: given.FILE_KEY,
    });
    await expect(readSecrets({}, { dataDir, isDemo: false })).rejects.toThrow(ConfigError);
    await expect(readSecrets({ ...given, FILE_KEY: 'short' }, { dataDir, isDemo: false })).rejects.toThrow(
      /FILE_KEY/,
    );
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
});
