import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '../../testing/fake-builds';
import { openOpsToken } from './ops-token';

test('a demo makes its token once, readable by its account alone', async () => {
  const { dir, remove } = await temporaryFolder();
  const config = { opsToken: 'make', dataDir: dir } as const;
  const token = await openOpsToken(config);
  expect(token).toMatch(/^[\w-]{32}$/);
  expect(await openOpsToken(config)).toBe(token);
  expect((await stat(join(dir, 'delivery/ops-token'))).mode & 0o777).toBe(0o600);
  expect(await openOpsToken({ opsToken: null, dataDir: dir })).toBeNull();
  await remove();
});
