import ts from 'typescript';
import { noCycle } from './no-cycle.mjs';

const FILES: Readonly<Record<string, string>> = {
  '/src/a.ts': "import { b } from './b'; export const a = () => b;",
  '/src/b.ts': "export { c as b } from './c';",
  '/src/c.ts': "import { a } from './a'; export const c = () => a; export type C = 1;",
  '/src/types.ts': "import type { D } from './d'; export type T = D;",
  '/src/d.ts': "import { type T } from './types'; import { a } from './a'; export type D = T | typeof a;",
};

/** What the rule says of a file, in a program of the files above. */
function lint(filename: string): string[] {
  const host: ts.CompilerHost = {
    ...ts.createCompilerHost({}),
    getSourceFile: (path, target) =>
      FILES[path] === undefined ? undefined : ts.createSourceFile(path, FILES[path], target),
    fileExists: (path) => path in FILES,
    readFile: (path) => FILES[path],
    directoryExists: () => true,
    getCurrentDirectory: () => '/',
  };
  const program = ts.createProgram(Object.keys(FILES), { noLib: true }, host);
  const said: string[] = [];
  noCycle
    .create({
      sourceCode: { parserServices: { program } },
      filename,
      cwd: '/src',
      report: ({ data }: { data: { way: string } }) => said.push(data.way),
    })
    .Program({ body: [] });
  return said;
}

it('says of each file in a circle the shortest way back to it', () => {
  expect(lint('/src/a.ts')).toEqual(['a.ts → b.ts → c.ts → a.ts']);
  expect(lint('/src/b.ts')).toEqual(['b.ts → c.ts → a.ts → b.ts']);
});

it('says nothing of a file that only leads to a circle, nor of types that name each other', () => {
  expect(['/src/d.ts', '/src/types.ts'].flatMap(lint)).toEqual([]);
});
