import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { noModuleCycle } from './module-cycle.mjs';

const MODULES: Readonly<Record<string, string>> = {
  'case/case.ts': "import type { Plan } from '../plan/plan'; export type Case = Plan;",
  'case/index.ts': 'export type Scope = 1;',
  'plan/plan.ts': "import type { Order } from '../order/order'; export type Plan = Order;",
  'order/order.ts': "import type { Scope } from '../case'; export type Order = Scope;",
  'order/order.test.ts': "import type { Flow } from '../workflow/flow'; export type T = Flow;",
  'workflow/flow.ts': "import type { Case } from '../case/case'; export type Flow = Case;",
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-module-cycle-'));
  for (const [name, text] of Object.entries(MODULES)) {
    mkdirSync(dirname(pathOf(name)), { recursive: true });
    writeFileSync(pathOf(name), text);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

function pathOf(name: string): string {
  return join(folder, 'server/src/modules', name);
}

/** What the rule says of what a file of a module imports. */
function lint(name: string, imported: string): string[] {
  const said: string[] = [];
  noModuleCycle
    .create({
      filename: pathOf(name),
      report: ({ data }: { data: { way: string } }) => said.push(data.way),
    })
    .ImportDeclaration({ source: { value: imported } });
  return said;
}

it('says of an import by which modules know each other, by types too, the way back', () => {
  expect(lint('case/case.ts', '../plan/plan')).toEqual(['case → plan → order → case']);
  expect(lint('order/order.ts', '../case')).toEqual(['order → case → plan → order']);
});

it('says nothing of a module above a circle, of what a test imports, nor of what is no module', () => {
  expect(lint('workflow/flow.ts', '../case/case')).toEqual([]);
  expect(lint('case/case.ts', '../../db/client')).toEqual([]);
  expect(lint('case/case.ts', 'drizzle-orm')).toEqual([]);
});
