import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { ROOT } from './workspace.mjs';

const FOLDERS = ['.', 'deploy', 'docs', 'docs/adr', 'docs/runbooks'];
const DOCUMENTS = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name)),
);

/** Paths that a document links to, as it writes them. */
function pathsIn(document: string): string[] {
  const text = readFileSync(join(ROOT, document), 'utf8');
  return [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
    .map(([, path = '']) => path)
    .filter((path) => !path.includes('://'));
}

describe('documents', () => {
  it.each(DOCUMENTS)('%s links to what there is', (document) => {
    const from = resolve(ROOT, dirname(document));
    expect(pathsIn(document).filter((path) => !existsSync(resolve(from, path)))).toEqual([]);
  });
});
