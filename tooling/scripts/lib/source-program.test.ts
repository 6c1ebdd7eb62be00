import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bundle } from './bundle.mjs';
import { SOURCE_PROGRAMS, sourceProgram } from './source-program.mjs';
import { inRoot, ROOT } from './workspace.mjs';

describe('the program of a source', () => {
  let folder: string;
  beforeEach(() => {
    mkdirSync(inRoot('.cache'), { recursive: true });
    folder = mkdtempSync(inRoot('.cache', 'source-program-'));
    mkdirSync(path.join(folder, 'src'));
    write(
      'main.ts',
      "import { word } from './word';\nimport('./late').then(({ late }) => console.log(word, late));",
    );
    write('word.ts', "export const word: string = 'good';");
    write('late.ts', "export const late = 'morning';");
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const write = (name: string, content: string) => writeFileSync(path.join(folder, 'src', name), content);
  const make = () => {
    const name = path.relative(ROOT, folder);
    return sourceProgram(name, { [name]: [`${name}/src/main.ts`] });
  };
  const run = (program: string) => execFileSync(process.execPath, [program]).toString().trim();

  it('matches the current source, in a folder as deep as it', async () => {
    const program = await make();
    expect(run(program)).toBe('good morning');
    expect(path.dirname(program)).toBe(path.join(folder, 'dist'));
    write('word.ts', "export const word: string = 'bright';");
    write('late.ts', "export const late = 'day';");
    expect(run(await make())).toBe('bright day');
  });

  it('is not made again where nothing has changed, and is where a file is gone', async () => {
    const first = statSync(await make()).mtimeMs;
    // Files that changed while it was made are looked at once more.
    await make();
    const { mtimeMs } = statSync(await make());
    expect(statSync(await make()).mtimeMs).toBe(mtimeMs);
    expect(mtimeMs).toBeGreaterThanOrEqual(first);
    rmSync(path.join(folder, 'src', 'word.ts'));
    await expect(make()).rejects.toThrow('Could not resolve "./word"');
  });

  it('is made again where a part of it, or the list of its parts, is gone', async () => {
    const program = await make();
    rmSync(program);
    expect(run(await make())).toBe('good morning');
    writeFileSync(path.join(folder, 'dist', 'main.json'), '{"inputs":');
    expect(run(await make())).toBe('good morning');
  });

  it('rejects an unknown name, and a folder that cannot be written to by its name', async () => {
    await expect(sourceProgram('shell')).rejects.toThrow('Which program? One of: server, delivery');
    writeFileSync(path.join(folder, 'dist'), 'no folder');
    await expect(make()).rejects.toThrow(
      `What is to be run could not be written to ${path.join(folder, 'dist')}`,
    );
  });

  it.each(Object.entries(SOURCE_PROGRAMS))(
    '%s looks for files beside itself only where it lies as deep',
    async (name, sources) => {
      const { metafile } = await bundle(sources, { outdir: path.join(folder, name), write: false });
      const looking = Object.keys(metafile.inputs).filter(
        (file) =>
          file.startsWith(`${name}/`) && readFileSync(inRoot(file), 'utf8').includes('import.meta.url'),
      );
      expect(looking).toEqual(
        {
          // The decoder of pictures is a program of its own, in the same folder.
          server: [
            'server/src/modules/asset/pictures/heic-to-jpeg.ts',
            'server/src/package-folder.ts',
            'server/src/watchdog.ts',
          ],
          delivery: ['delivery/src/main.ts'],
        }[name],
      );
    },
  );
});
