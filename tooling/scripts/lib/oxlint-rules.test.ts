import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const ROOT = join(__dirname, '../../..');
const OXLINT = join(ROOT, 'node_modules/oxlint/bin/oxlint');

/** What each rule of a page refuses, by the rule's name. */
const REFUSED: Readonly<Record<string, string>> = {
  'rules-of-hooks': 'if (props.isOn) useState(0);',
  'exhaustive-deps': 'useEffect(() => console.error(props.id), []);',
  'error-boundaries': 'try { return <p>{props.id}</p>; } catch { return null; }',
  globals: 'outside = 1;',
  immutability: 'const [state] = useState({ id: 1 }); state.id = 2;',
  'preserve-manual-memoization':
    'const { user } = props; const own = useMemo(() => [1].map((id) => ({ is: user?.list.includes(id) ?? false })), [user?.list]); if (own[0]) return <p>{own.length}</p>;',
  purity: 'const own = Math.random();',
  refs: 'const ref = useRef(0); return <p>{ref.current}</p>;',
  'set-state-in-effect':
    'const [, setState] = useState(0); useEffect(() => { setState(props.id); }, [props.id]);',
  'set-state-in-render': 'const [, setState] = useState(0); setState(1);',
  'static-components': 'const Own = () => <p />; if (props.id) return <Own />;',
  'unsupported-syntax': "eval('1');",
  'use-memo': 'const own = useMemo(async () => 1, []);',
  'jsx-key': 'if (props.list) return props.list.map((id) => <p>{id}</p>);',
};
const PAGES = ['shell/src/app', 'mfe-cases/src/features', 'shared/ui', 'delivery/ops/src'];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-oxlint-'));
  cpSync(join(ROOT, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function save(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

/** What the rules say, each as its file and the rule's name. */
function lint(): string[] {
  const args = [OXLINT, '.', '-c', join(folder, '.oxlintrc.json'), '-f', 'json'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { filename: string; code: string }[] };
  return diagnostics.map(({ filename, code }) => `${filename} ${/\((.*)\)/.exec(code)?.[1]}`);
}

it.each(PAGES)('a component below %s keeps to the rules of React and of its compiler', (place) => {
  for (const [rule, line] of Object.entries(REFUSED))
    save(
      `${place}/${rule}.tsx`,
      `import { useEffect, useMemo, useRef, useState } from 'react';
       let outside = 0;
       export function Page(props: { id: number; isOn: boolean; list?: number[]; user?: { list: number[] } }) { ${line} return <p />; }`,
    );
  const found = lint();
  const missed = Object.keys(REFUSED).filter((rule) => !found.includes(`${place}/${rule}.tsx ${rule}`));
  expect(missed).toEqual([]);
});

it('two files that import each other are refused, unless it is for types', () => {
  save('server/src/a.ts', "import { b } from './b'; export const a = () => b;");
  save('server/src/b.ts', "import { a } from './a'; export const b = () => a;");
  save('server/src/c.ts', "import type { D } from './d'; export type C = D;");
  save('server/src/d.ts', "import type { C } from './c'; export type D = C | null;");
  expect(lint().toSorted()).toEqual(['server/src/a.ts no-cycle', 'server/src/b.ts no-cycle']);
});
