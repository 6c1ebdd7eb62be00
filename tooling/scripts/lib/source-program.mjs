import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bundle } from './bundle.mjs';
import { inRoot, PlainError, readJson } from './workspace.mjs';

/** What each is made of: the program, and what runs beside it on threads of its own. */
const PROGRAMS = {
  server: [
    'server/src/main.ts',
    'server/src/watchdog.mjs',
    'server/src/modules/asset/pictures/heic-decoder.mjs',
  ],
  delivery: ['delivery/src/main.ts'],
};

const MADE_BY = ['tooling/scripts/lib/bundle.mjs', 'tooling/scripts/lib/source-program.mjs'];

/**
 * The server or the gateway as one bundle of the source as it is now, in `dist` of its package: as deep as `src`, so that what it
 * reads beside itself is where it looks for it. Made anew where a file has changed: a start from it takes a third of the processor's
 * time of one that compiles each file by itself. Several starts at once make the same files, each of which is put in place whole.
 * @param {string} [name] the package
 * @param {Readonly<Record<string, readonly string[]>>} [programs]
 * @returns {Promise<string>} the file to run
 * @throws {PlainError} where there is no such program
 */
export async function sourceProgram(name = '', programs = PROGRAMS) {
  const sources = programs[name];
  if (!sources) throw new PlainError(`Which program? One of: ${Object.keys(programs).join(', ')}`);
  const folder = inRoot(name, 'dist');
  const factsFile = path.join(folder, 'main.json');
  const program = path.join(folder, 'main.mjs');
  const facts = existsSync(factsFile) ? readJson(factsFile) : { inputs: {} };
  if (isMadeOf(facts.inputs)) return program;
  await make({ sources, folder, factsFile });
  return program;
}

/** @param {Record<string, string>} inputs the state of each file when the bundle was made, none where there is no bundle */
function isMadeOf(inputs) {
  const files = Object.keys(inputs);
  return files.length > 0 && files.every((file) => stateOf(file) === inputs[file]);
}

/**
 * @param {string} file below the root
 * @param {number} [since] milliseconds
 * @returns {string | undefined} another one after each change; none for a file that is gone or has changed since then
 */
function stateOf(file, since = Infinity) {
  const stat = statSync(inRoot(file), { throwIfNoEntry: false });
  return stat && stat.mtimeMs < since ? `${stat.mtimeMs} ${stat.size}` : undefined;
}

/** @param {{ sources: readonly string[], folder: string, factsFile: string }} program */
async function make({ sources, folder, factsFile }) {
  const since = Date.now();
  const { metafile, outputFiles = [] } = await bundle(sources, { outdir: folder, write: false });
  mkdirSync(folder, { recursive: true });
  for (const { path: file, contents } of outputFiles) put(file, contents);
  const made = outputFiles.map(({ path: file }) => path.basename(file));
  for (const name of readdirSync(folder))
    if (/\.mjs(\.map)?$/.test(name) && !made.includes(name)) rmSync(path.join(folder, name), { force: true });
  const inputs = [...Object.keys(metafile.inputs), ...MADE_BY].map((file) => [
    file,
    stateOf(file, since) ?? '',
  ]);
  put(factsFile, JSON.stringify({ inputs: Object.fromEntries(inputs) }));
}

/**
 * @param {string} file
 * @param {string | Uint8Array} contents
 */
function put(file, contents) {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, contents);
  renameSync(draft, file);
}
