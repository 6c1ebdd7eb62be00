// npm run serve [-- server | gateway]: starts the portal that npm run build made, and does nothing else.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkNodeVersion } from './lib/node-version.mjs';
import { BUILT_PORTAL, PlainError, runScript } from './lib/workspace.mjs';

await runScript(async () => {
  checkNodeVersion();
  const program = path.join(BUILT_PORTAL, 'portal.mjs');
  if (!existsSync(program)) throw new PlainError('There is no built portal. Make it: npm run build');
  process.argv.splice(1, 1, program, 'serve');
  await import(pathToFileURL(program).href);
});
