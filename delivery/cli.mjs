// npm run delivery -- <command>: the built commands where there are any, which start in a fifth of the time, else the source.
import { existsSync } from 'node:fs';

const built = new URL('dist/cli/delivery.mjs', import.meta.url);
if (existsSync(built)) {
  await import(built.href);
} else {
  const { register } = await import('tsx/esm/api');
  register();
  await import('./src/cli.ts');
}
