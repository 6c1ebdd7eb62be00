// Starts a portal with empty data, as `npm start` does; ends with it.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
rmSync(resolve(root, process.env.DATA_DIR), { recursive: true, force: true });

const portal = spawn(process.execPath, ['tooling/scripts/start.mjs'], { cwd: root, stdio: 'inherit' });
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => portal.kill(signal));
portal.on('exit', (code) => process.exit(code ?? 1));
