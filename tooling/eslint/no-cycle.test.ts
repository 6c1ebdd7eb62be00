import ts from 'typescript';
import { noCycle, noModuleCycle } from './no-cycle.mjs';

const FILES: Readonly<Record<string, string>> = {
  '/src/a.ts': "import { b } from './b'; export const a = () => b;",
  '/src/b.ts': "export { c as b } from './c';",
  '/src/c.ts': "import { a } from './a'; export const c = () => a; export type C = 1;",
  '/src/types.ts': "import type { D } from './d'; export type T = D;",
  '/src/d.ts': "import { type T } from './types'; import { a } from './a'; export type D = T | typeof a;",
};

const M = '/server/src/modules';
const MODULES: Readonly<Record<string, string>> = {
  [`${M}/case/case.ts`]: "import type { Plan } from '../plan/plan'; export type Case = Plan;",
  [`${M}/case/scope.ts`]: 'export type Scope = 1;',
  [`${M}/plan/plan.ts`]: "import type { Order } from '../order/order'; export type Plan = Order;",
  [`${M}/order/order.ts`]: "import type { Scope } from '../case/scope'; export type Order = Scope;",
  [`${M}/order/order.test.ts`]: "import type { Flow } from '../workflow/flow'; export type T = Flow;",
  [`${M}/workflow/flow.ts`]: "import type { Case } from '../case/case'; export type Flow = Case;",
};

function programOf(files: Readonly<Record<string, string>>): ts.Program {
  const host: ts.CompilerHost = {
    ...ts.createCompilerHost({}),
    getSourceFile: (path, target) =>
      files[path] === undefined ? undefined : ts.createSourceFile(path, files[path], target),
    fileExists: (path) => path in files,
    readFile: (path) => files[path],
    directoryExists: () => true,
    getCurrentDirectory: () => '/',
  };
  return ts.createProgram(Object.keys(files), { noLib: true }, host);
}

/** What the rule says of a file, in a program of the files above. */
function lint(filename: string): string[] {
  const program = programOf(FILES);
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

/** What the rule says of the imports of a file of a module. */
function lintModule(filename: string): string[] {
  const program = programOf(MODULES);
  const said: string[] = [];
  const rule = noModuleCycle.create({
    sourceCode: { parserServices: { program, esTreeNodeToTSNodeMap: { get: (node: ts.Node) => node } } },
    filename,
    report: ({ data }: { data: { way: string } }) => said.push(data.way),
  });
  for (const statement of program.getSourceFile(filename)?.statements ?? [])
    if (ts.isImportDeclaration(statement)) rule.ImportDeclaration(statement);
  return said;
}

it('says of an import by which modules know each other, by types too, the way back', () => {
  expect(lintModule(`${M}/case/case.ts`)).toEqual(['case → plan → order → case']);
  expect(lintModule(`${M}/order/order.ts`)).toEqual(['order → case → plan → order']);
});

it('says nothing of a module above a circle, nor of what a test imports', () => {
  expect(lintModule(`${M}/workflow/flow.ts`)).toEqual([]);
});
