import { expect } from '@playwright/test';
import { test } from '../support/own-gateway';

test('[PL-05] a build whose page throws, or whose shell does not start, is not released, and the reason is said', async ({
  gateway,
}) => {
  await gateway.publishStandIn();
  const { code, output } = await gateway.smokeTest('chat', 'standIn');
  expect([code, output.trim()]).toEqual([0, '1 page opened, nothing failed']);

  const broken = await gateway.publishBroken('company', 'throwsInRender');
  const remote = await gateway.smokeTest('company', 'throwsInRender');
  expect(remote.code).toBe(3);
  expect(remote.output).toContain(`/profile: company ${broken} failed. Error: broken in render`);

  const version = await gateway.breakShell('throwsAtStart');
  const shell = await gateway.smokeTest('shell', 'throwsAtStart');
  expect(shell.code).toBe(3);
  expect(shell.output).toContain(`/login: shell ${version} failed. Uncaught Error: broken at its start`);
});
