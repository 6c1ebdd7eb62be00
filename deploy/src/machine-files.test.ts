import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const read = (file: string) => readFileSync(fileURLToPath(new URL(`../${file}`, import.meta.url)), 'utf8');

test('systemd starts the server again for as long as its database is away', () => {
  const unit = read('systemd/portal-server.service');
  expect(unit).toMatch(/^StartLimitIntervalSec=0$/m);
  expect(unit).toMatch(/^RestartPreventExitStatus=2 3 4$/m);
});

test('with Compose, server and gateway have one data folder, which a backup needs whole, and the same alarms', () => {
  const compose = read('compose.yaml');
  const partOf = (name: string) =>
    new RegExp(`^  ${name}:\\n(?:(?: {4}.*)?\\n)+`, 'm').exec(compose)?.[0] ?? '';
  const [gateway, server] = ['gateway', 'server'].map(partOf);
  expect(gateway).toContain("volumes: &data ['releases:/var/lib/portal']");
  expect(server).toContain('volumes: *data');
  for (const part of [gateway, server])
    for (const name of ['ALERT_WEBHOOK', 'ALERT_WEBHOOK_KEY'])
      expect(part).toContain(`${name}: \${${name}:-}`);
  expect(gateway).toContain('METRICS_PORT: ${METRICS_PORT:-}');
});
