import { affectedPackages } from './test-scope.mjs';

const GRAPH = new Map([
  ['e2e', []],
  ['mfe-cases', ['shared', 'tooling']],
  ['mfe-chat', ['shared', 'tooling']],
  ['server', ['shared']],
  ['shared', []],
  ['tooling', []],
]);

describe('affectedPackages', () => {
  it.each([
    ['a remote alone', ['mfe-cases/src/app/routes.tsx'], ['mfe-cases']],
    [
      'what depends on a changed package',
      ['shared/bus/index.ts'],
      ['mfe-cases', 'mfe-chat', 'server', 'shared'],
    ],
    ['several packages once', ['mfe-chat/a.ts', 'mfe-chat/b.ts', 'server/c.ts'], ['mfe-chat', 'server']],
    ['everything for a file of the root', ['pnpm-lock.yaml'], [...GRAPH.keys()]],
    ['whose tests read a document', ['README.md', 'docs/adr/0001-state.md'], ['tooling']],
    ['the server for its table of rights', ['docs/authorisation.md'], ['server']],
    ['who looks at the colours of a page', ['mfe-chat/src/room.module.css'], ['mfe-chat', 'tooling']],
    ['nothing for the script that starts the tests', ['.ci/run'], []],
    ['nothing for no change', [], []],
    ['a folder by its whole name', ['shared-notes/a.ts', 'mfe-chat/a.ts'], [...GRAPH.keys()]],
  ])('names %s', (_, files, expected) => {
    expect(affectedPackages(files, GRAPH)).toEqual(expected);
  });
});
