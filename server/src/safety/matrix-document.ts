import type { DeclaredRoute } from '../plugins/declared-routes';
import type { Entrance } from './actors';
import { expectedAnswer } from './expected-answer';

type Column = Pick<Entrance, 'kind' | 'person'> & { readonly name: string };

/** Who may make which call, as a page of the documentation; made from the declared routes. */
export function matrixDocument(routes: readonly DeclaredRoute[], columns: readonly Column[]): string {
  const head = ['call', ...columns.map(({ name }) => name)];
  const rows = routes.map((route) => [
    `\`${route.name}\``,
    ...columns.map((column) => cell(expectedAnswer(route, column))),
  ]);
  return [
    '# Who may make which call',
    'Made from the routes that the server declares, and proven by a test that makes every one of these calls (`server/src/safety/authorisation-matrix.test.ts`; `UPDATE_DOCS=1` writes this page). ✓ stands for a call on one’s own company’s records; a record of another company is not found, whoever asks. A doctor’s account that is blocked or restricted refuses further changes of that doctor’s cases.',
    table([head, head.map(() => '---'), ...rows]),
  ]
    .join('\n\n')
    .concat('\n');
}

const cell = (answer: string): string => (answer === 'allowed' ? '✓' : answer);
const table = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `| ${row.join(' | ')} |`).join('\n');
