import { inRoot } from '../scripts/lib/workspace.mjs';
import partsLoader from './parts-loader.cjs';

test('the face of ui names, for a remote, what each part has, without types', () => {
  const addDependency = jest.fn();
  const text: string = partsLoader.call(
    { context: inRoot('shared/ui'), addDependency },
    "export * from './every-page';\nexport * from './lists';",
  );
  const [everyPage, lists] = text.split('\n');
  expect(everyPage).toMatch(/^export \{ .*\bPage\b.* \} from '@portal\/shared\/ui\/every-page';$/);
  expect(lists).toMatch(/^export \{ .*\bDataTable\b.* \} from '@portal\/shared\/ui\/lists';$/);
  expect(text).not.toMatch(/\btype\b|DataColumn|\bFact\b|\*/);
  expect(addDependency).toHaveBeenCalledWith(inRoot('shared/ui/lists.ts'));
});
