import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { failuresOfJest, failuresOfPlaywright, failureText } from './test-failures.mjs';

test('tests of a report that failed are told with why, and files that broke before their first test', () => {
  const failures = failuresOfJest(
    {
      testResults: [
        {
          name: '/portal/server/a.test.ts',
          status: 'failed',
          assertionResults: [
            { fullName: 'adds', status: 'passed' },
            {
              fullName: 'counts',
              status: 'failed',
              failureMessages: ['\u001B[31mexpected 1\u001B[39m\n\nto be 2'],
            },
          ],
        },
        {
          name: '/portal/server/b.test.ts',
          status: 'failed',
          message: 'no such module',
          assertionResults: [],
        },
      ],
    },
    '/portal',
  );
  expect(failureText(failures).split('\n')).toEqual([
    '  ✗ FAILED unit  server/a.test.ts  counts',
    '      expected 1',
    '      to be 2',
    '  ✗ FAILED unit  server/b.test.ts  (the file)',
    '      no such module',
  ]);
});

test('end-to-end tests that failed are told with the beginning of why, and what the page showed', () => {
  const message = Array.from({ length: 100 }, (_, index) => `line ${index}`).join('\n');
  const context = join(tmpdir(), `context-${process.pid}.md`);
  writeFileSync(
    context,
    '# Error details\n\nlost\n\n# Page snapshot\n\n- navigation:\n  - link "Cases"\n- main:\n  - text: "Cases"\n\n# Test source\n',
  );
  const attachments = [{ name: 'error-context', path: context }];
  const outcome = (status: string, errors: { message: string }[]) => ({
    projectName: '',
    expectedStatus: 'passed',
    status,
    results: [{ errors, attachments }],
  });
  const failures = failuresOfPlaywright(
    {
      config: { rootDir: '/portal/e2e/tests' },
      suites: [
        {
          title: 'a.spec.ts',
          specs: [
            { title: 'opens', file: 'a.spec.ts', tests: [outcome('unexpected', [{ message }])] },
            { title: 'closes', file: 'a.spec.ts', tests: [outcome('expected', [])] },
          ],
        },
      ],
    },
    '/portal',
  );
  const [line, first, ...more] = failureText(failures).split('\n');
  expect([line, first]).toEqual(['  ✗ FAILED e2e  e2e/tests/a.spec.ts  opens', '      line 0']);
  expect(more.length).toBeLessThan(20);
  expect(more.slice(-3)).toEqual(['      line 13', '      - main:', '        - text: "Cases"']);
  rmSync(context);
});
