import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSecretFiles } from './secret-files';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'secrets-'));
  await writeFile(join(folder, 'ops'), 'a token of a vault\n');
});
afterEach(() => rm(folder, { recursive: true }));

describe('secrets in files', () => {
  it('are read without the end of their line, and a blank name is none', async () => {
    const env = { OPS_TOKEN_FILE: join(folder, 'ops'), FILE_KEY_FILE: ' ', OPS_TOKEN: '' };
    expect(await readSecretFiles(env)).toEqual({ secrets: { OPS_TOKEN: 'a token of a vault' }, faults: [] });
  });

  it('are told when they cannot be read, and when the setting itself is there too', async () => {
    const env = {
      FILE_KEY_FILE: join(folder, 'nothing'),
      OPS_TOKEN_FILE: join(folder, 'ops'),
      OPS_TOKEN: 'x',
    };
    const { secrets, faults } = await readSecretFiles(env);
    expect(secrets).toEqual({});
    expect(faults.map(({ message }) => message)).toEqual([
      'FILE_KEY_FILE names a file that cannot be read (ENOENT)',
      'OPS_TOKEN_FILE and OPS_TOKEN are both set: one of them is enough',
    ]);
  });
});
