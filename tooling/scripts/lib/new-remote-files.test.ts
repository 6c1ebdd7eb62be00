import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { nextSteps, remoteFiles } from './new-remote-files.mjs';
import { inRoot } from './workspace.mjs';

const TITLE = { en: "Lab's notes", tr: 'Laboratuvar notları', ar: 'ملاحظات المختبر' };
const MANIFESTS = [{ id: 'cases', paths: ['/cases'], navigation: [{ order: 10 }, { order: 51 }] }];
const files = (): Map<string, string> =>
  remoteFiles({ name: 'lab-notes', title: TITLE, manifests: MANIFESTS });

const textOf = (file: string): string => {
  const text = files().get(file);
  if (text === undefined) throw new Error(`The template makes no ${file}`);
  return text;
};

/** A workspace with the new remote, `shared` and the presets as they are, and the dependencies of another remote. */
function makeWorkspace(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'portal-remote-'));
  for (const [file, content] of files()) {
    const location = path.join(root, 'mfe-lab-notes', file);
    mkdirSync(path.dirname(location), { recursive: true });
    writeFileSync(location, content);
  }
  cpSync(inRoot('tooling', 'tsconfig'), path.join(root, 'tooling', 'tsconfig'), { recursive: true });
  symlinkSync(inRoot('node_modules'), path.join(root, 'node_modules'));
  symlinkSync(inRoot('mfe-doctors', 'node_modules'), path.join(root, 'mfe-lab-notes', 'node_modules'));
  return root;
}

test('no place of the template is left open, and none names another remote', () => {
  for (const [file, text] of files()) {
    expect(`${file}\n${text}`).not.toMatch(/__\w+__/);
    expect(`${file}\n${text}`).not.toMatch(/doctors/i);
  }
});

test('a remote has the anatomy of all remotes', () => {
  const folders = new Set([...files().keys()].map((file) => path.dirname(file)));
  for (const folder of ['app', 'api', 'domain', 'features/lab-notes', 'i18n', 'testing'])
    expect(folders).toContain(`src/${folder}`);
  for (const file of ['package.json', 'tsconfig.json', 'README.md', 'src/lifecycle.tsx', 'src/manifest.ts'])
    expect([...files().keys()]).toContain(file);
});

test('its entry stands in the navigation after those of all others, in three languages', () => {
  const manifest = textOf('src/manifest.ts');
  for (const part of ["id: 'lab-notes'", "paths: ['/lab-notes']", 'order: 61', ...Object.values(TITLE)])
    expect(manifest).toContain(part);
});

test('it has the dependencies that all other remotes have', () => {
  const { dependencies, devDependencies } = JSON.parse(textOf('package.json'));
  const others = readdirSync(inRoot())
    .filter((folder) => folder.startsWith('mfe-'))
    .map((folder) => jest.requireActual(inRoot(folder, 'package.json')));
  expect(others.length).toBeGreaterThan(1);
  for (const [kind, own] of Object.entries({ dependencies, devDependencies })) {
    const [first, ...more] = others.map((other) => Object.entries<string>(other[kind]));
    const common = first?.filter(([name]) => more.every((one) => one.some(([also]) => also === name)));
    expect(own).toEqual(Object.fromEntries(common ?? []));
  }
});

test('its texts are the same in three languages, and sorted', () => {
  const keys = (language: string) => Object.keys(JSON.parse(textOf(`src/i18n/${language}.json`)));
  expect(keys('en')).toEqual(keys('en').toSorted());
  expect(keys('tr')).toEqual(keys('en'));
  expect(keys('ar')).toEqual(keys('en'));
});

test('[PL-02] its types are right against the contract as it is', async () => {
  const root = makeWorkspace();
  try {
    const compiler = inRoot('node_modules', 'typescript', 'bin', 'tsc');
    const check = promisify(execFile)(process.execPath, [compiler, '--noEmit', '-p', 'mfe-lab-notes'], {
      cwd: root,
    });
    expect(await check.then(({ stdout }) => stdout).catch(({ stdout }) => String(stdout))).toBe('');
  } finally {
    rmSync(root, { recursive: true });
  }
});

test('what is left to translate is said', () => {
  expect(nextSteps('lab-notes', TITLE)).not.toContain('the English one');
  expect(nextSteps('lab-notes', { ...TITLE, tr: TITLE.en })).toContain(
    'its title in Turkish: the English one',
  );
});
