import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { delivery, ROOT } from './bench-portal.mjs';

/**
 * The alternative to a rollback: the portal as one bundle, built anew from the earlier source and served. Without tests,
 * upload and a restart, so it is the least that it takes.
 */
export async function measureRebuild({ dataDir }) {
  const out = join(ROOT, '.cache/bench-rebuild');
  rmSync(out, { recursive: true, force: true });
  const version = `0.1.0-rebuilt-${Date.now()}`;
  const started = Date.now();
  execFileSync(
    process.execPath,
    [
      join(ROOT, 'tooling/node_modules/webpack/bin/webpack.js'),
      '--config',
      join(ROOT, 'tooling/webpack/one-bundle.config.mjs'),
    ],
    {
      cwd: join(ROOT, 'shell'),
      env: { ...process.env, NODE_ENV: 'production', PORTAL_VERSION: version, PORTAL_OUTPUT_DIR: out },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  delivery(dataDir, 'publish', out);
  delivery(dataDir, 'activate', `shell@${version}`, '--force');
  console.log(
    `\nThe alternative, one bundle built anew and served: ${Date.now() - started} ms (and every tab must reload)`,
  );
  return [];
}
