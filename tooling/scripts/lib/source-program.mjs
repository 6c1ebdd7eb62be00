import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { bundle } from './bundle.mjs';
import { inRoot, PlainError } from './workspace.mjs';

/** What each is made of: the program, and what runs beside it on threads of its own. */
export const SOURCE_PROGRAMS = {
  server: [
    'server/src/main.ts',
    'server/src/watchdog.mjs',
    'server/src/modules/asset/pictures/heic-decoder.mjs',
  ],
  delivery: ['delivery/src/main.ts'],
};

/** What else decides how a program is bundled. */
const MADE_BY = [
  'tooling/scripts/lib/bundle.mjs',
  'tooling/scripts/lib/source-program.mjs',
  'tooling/tsconfig/base.json',
  'server/tsconfig.json',
  'delivery/tsconfig.json',
  'pnpm-lock.yaml',
];
const PROGRAM = /^main-\w+\.mjs$/;
/** What was made before may still run, and load a part of itself. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/**
 * @typedef {object} Made
 * @property {string} program name of the file to run
 * @property {Record<string, string>} inputs state of each source file
 * @property {readonly string[]} outputs names of all files
 */

/**
 * The server or the gateway as one bundle of the current source, in `dist` of its package: as deep as `src`, so that what it
 * reads beside itself is where it looks for it. Rebuilt when a source file changes; starting from it takes a third of the CPU time of
 * `tsx`. Builds at the same time do not disturb each other: each names its files after their content, and is listed as a whole.
 * @param {string} [name] the package
 * @param {Readonly<Record<string, readonly string[]>>} [programs]
 * @returns {Promise<string>} the file to run
 * @throws {PlainError} where there is no such program, or it cannot be written
 */
export async function sourceProgram(name = '', programs = SOURCE_PROGRAMS) {
  const sources = programs[name];
  if (!sources) throw new PlainError(`Which program? One of: ${Object.keys(programs).join(', ')}`);
  const folder = inRoot(name, 'dist');
  const list = path.join(folder, 'main.json');
  const { program } = readMade(list) ?? (await make(sources, folder, list));
  return path.join(folder, program);
}

/**
 * @param {string} list
 * @returns {Made | undefined} undefined where something of it has changed or is gone
 */
function readMade(list) {
  try {
    const made = JSON.parse(readFileSync(list, 'utf8'));
    const isCurrent =
      made.outputs.every((name) => existsSync(path.join(path.dirname(list), name))) &&
      Object.entries(made.inputs).every(([file, state]) => stateOf(file) === state);
    return isCurrent ? made : undefined;
  } catch {
    return undefined;
  }
}

/**
 * @param {string} file below the root
 * @param {number} [since] milliseconds
 * @returns {string | undefined} another text after each change; undefined for a file that is gone or has changed since then
 */
function stateOf(file, since = Infinity) {
  const stat = statSync(inRoot(file), { throwIfNoEntry: false });
  return stat && stat.ctimeMs < since ? `${stat.ctimeMs} ${stat.size}` : undefined;
}

/**
 * @param {readonly string[]} sources
 * @param {string} folder
 * @param {string} list
 * @returns {Promise<Made>}
 */
async function make(sources, folder, list) {
  const since = Date.now();
  const { metafile, outputFiles } = await bundle(sources, { outdir: folder, write: false });
  const inputs = [...Object.keys(metafile.inputs), ...MADE_BY].map((file) => [
    file,
    stateOf(file, since) ?? '',
  ]);
  const files = outputFiles.map(({ path: file, contents }) => ({ name: nameOf(file, contents), contents }));
  const outputs = files.map(({ name }) => name);
  const program = outputs.find((name) => PROGRAM.test(name)) ?? '';
  const made = { program, inputs: Object.fromEntries(inputs), outputs };
  try {
    mkdirSync(folder, { recursive: true });
    for (const { name, contents } of files) put(path.join(folder, name), contents);
    put(list, JSON.stringify(made));
    sweep(folder, [...outputs, path.basename(list)]);
  } catch (cause) {
    throw new PlainError(`What is to be run could not be written to ${folder}: ${cause.message}`, { cause });
  }
  return made;
}

/**
 * @param {string} file
 * @param {Uint8Array} contents
 */
function nameOf(file, contents) {
  const name = path.basename(file);
  if (name !== 'main.mjs') return name;
  return `main-${createHash('sha256').update(contents).digest('hex').slice(0, 10)}.mjs`;
}

/**
 * @param {string} folder
 * @param {readonly string[]} kept
 */
function sweep(folder, kept) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (!entry.isFile() || kept.includes(entry.name)) continue;
    if (Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Infinity) > KEPT_MS)
      rmSync(file, { force: true });
  }
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
