import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { browserPackages, inRoot, ROOT } from '../scripts/lib/workspace.mjs';

interface Source {
  readonly filePath: string;
  readonly text: string;
}
interface Result {
  readonly messages: readonly { readonly line: number; readonly ruleId: string }[];
}

/** Lints sources that stand in no file, all of them in one process: reading the rules takes longer than using them. */
const LINT = `
  import { readFileSync } from 'node:fs';
  import { ESLint } from 'eslint';
  const eslint = new ESLint();
  const sources = JSON.parse(readFileSync(0, 'utf8'));
  const results = await Promise.all(sources.map(({ text, filePath }) => eslint.lintText(text, { filePath })));
  console.log(JSON.stringify(results.flat()));
`;

function lint(sources: readonly Source[]): readonly Result[] {
  const args = ['--input-type=module', '-e', LINT];
  const options = { cwd: ROOT, input: JSON.stringify(sources), encoding: 'utf8' as const };
  return JSON.parse(spawnSync(process.execPath, args, options).stdout) as Result[];
}

/** A source in a folder of a package that imports these files of the package; the lines of those that lint refuses. */
interface Probe {
  readonly filePath: string;
  readonly imports: readonly string[];
}
// No TypeScript, whose rules read the whole workspace first; imports are looked at in the same way.
const probeIn = (folder: string, path: string, imports: readonly string[]): Probe => ({
  filePath: inRoot(folder, path, 'some-source.mjs'),
  imports,
});

const packages = browserPackages();
const othersOf = (folder: string): readonly string[] => packages.filter((other) => other !== folder);
const packageProbes = packages.map((folder) =>
  probeIn(folder, 'src', [
    ...othersOf(folder).map((other) => inRoot(other, 'package.json')),
    inRoot(folder, 'package.json'),
    inRoot('shared/package.json'),
    inRoot('shared/bus/index.ts'),
  ]),
);

const LAYERS = ['app', 'features', 'components', 'api', 'domain'];
/** The layers that a package has, each with a file of its own and the folder in which that stands. */
const layersOf = (folder: string) =>
  LAYERS.filter((layer) => existsSync(inRoot(folder, 'src', layer))).map((layer) => {
    const files = readdirSync(inRoot(folder, 'src', layer), { recursive: true, encoding: 'utf8' });
    const source = join('src', layer, files.find((name) => /\.tsx?$/.test(name)) ?? '');
    return { layer, room: dirname(source), source: inRoot(folder, source) };
  });
const layerProbes = packages.flatMap((folder) => {
  const layers = layersOf(folder);
  return layers.map(({ layer, room }, index) => ({
    name: `${folder}/${layer}`,
    above: layers.slice(0, index).map((_, line) => line + 1),
    probe: probeIn(
      folder,
      room,
      layers.map(({ source }) => source),
    ),
  }));
});

let refused: readonly (readonly number[])[];

beforeAll(() => {
  const probes = [...packageProbes, ...layerProbes.map(({ probe }) => probe)];
  const results = lint(
    probes.map(({ filePath, imports }) => ({
      filePath,
      text: imports.map((path) => `import '${path}';`).join('\n'),
    })),
  );
  refused = results.map(({ messages }) =>
    messages.filter(({ ruleId }) => ruleId === 'import-x/no-restricted-paths').map(({ line }) => line),
  );
});

it.each(packages.map((folder, index) => ({ folder, index })))(
  '[PL-04] lint of imports lets $folder know shared, and neither shell nor remotes beside it',
  ({ folder, index }) => {
    expect(refused[index]).toEqual(othersOf(folder).map((_, line) => line + 1));
  },
);

it.each(layerProbes.map((one, index) => ({ ...one, index })))(
  'lint of imports lets $name know the layers below it alone',
  ({ above, index }) => {
    expect(refused[packageProbes.length + index]).toEqual(above);
  },
);
