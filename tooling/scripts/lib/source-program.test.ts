import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sourceProgram } from './source-program.mjs';
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

  it('is as the source is now, and lies as deep', async () => {
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

  it('that nobody knows is asked for', async () => {
    await expect(sourceProgram('shell')).rejects.toThrow('Which program? One of: server, delivery');
  });
});
