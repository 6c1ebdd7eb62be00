import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

test('the command portal says who types, not the account that it becomes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-command-'));
  const becomes = '#!/bin/sh\necho "$DELIVERY_BY: $*"\n';
  writeFileSync(join(folder, 'setpriv'), becomes, { mode: 0o700 });
  writeFileSync(join(folder, 'logname'), '#!/bin/sh\necho ann\n', { mode: 0o700 });
  const script = fileURLToPath(new URL('../systemd/portal', import.meta.url));
  const type = (env: Record<string, string>) => {
    const PATH = `${folder}:${process.env['PATH']}`;
    return execFileSync('sh', [script, 'delivery', 'status'], { env: { ...env, PATH }, encoding: 'utf8' });
  };
  expect(type({})).toMatch(/^ann: --reuid=portal .*portal\.mjs delivery status\n$/);
  expect(type({ SUDO_USER: 'bob' })).toMatch(/^bob: /);
  // `sudo portal` typed in a root shell.
  expect(type({ SUDO_USER: 'root' })).toMatch(/^ann: /);
  expect(type({ SUDO_USER: 'bob', DELIVERY_BY: 'cem' })).toMatch(/^cem: /);
  writeFileSync(join(folder, 'logname'), '#!/bin/sh\nexit 1\n', { mode: 0o700 });
  for (const env of [{}, { SUDO_USER: 'root' }] as const) expect(type(env)).toMatch(/^\S+: --reuid=portal /);
  rmSync(folder, { recursive: true });
});
