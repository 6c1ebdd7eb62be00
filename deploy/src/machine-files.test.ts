import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const read = (file: string) => readFileSync(fileURLToPath(new URL(`../${file}`, import.meta.url)), 'utf8');

test('systemd starts the server again for as long as its database is away', () => {
  const unit = read('systemd/portal-server.service');
  expect(unit).toMatch(/^StartLimitIntervalSec=0$/m);
  expect(unit).toMatch(/^RestartPreventExitStatus=2 3 4$/m);
});
