// node tooling/scripts/run-source.mjs server | delivery: runs the API server or the gateway as their source is now.
import { pathToFileURL } from 'node:url';
import { sourceProgram } from './lib/source-program.mjs';
import { runScript } from './lib/workspace.mjs';

let program = '';
await runScript(async () => {
  program = await sourceProgram(process.argv[2]);
});
// A stack trace names the source.
process.setSourceMapsEnabled(true);
await import(pathToFileURL(program).href);
