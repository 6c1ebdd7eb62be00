import { expect, type Response } from '@playwright/test';
import { PAGES } from '../pages/domains';
import { Portal } from '../pages/portal';
import { test } from '../support/own-gateway';

interface Report {
  readonly domain: string;
  readonly kind: string;
  readonly message?: string;
  readonly stack?: readonly string[];
  readonly route?: string;
}

test('[PL-05] a page tells with the ticket of its person what failed, where, and nothing of anybody', async ({
  page,
  gateway,
}) => {
  const version = await gateway.publishBroken('doctors', 'throwsInRender');
  await gateway.delivery('activate', `doctors@${version}`, '--force');
  const portal = new Portal(page);
  // From before the first page of a gateway that has just been started.
  const patience = { timeout: 60_000 };
  const ticket = page.waitForResponse('**/portal/tickets', patience);
  const failure = page.waitForResponse((response) => reportsOf(response).some(isOfRender), patience);
  await page.goto('/');
  expect((await ticket).status()).toBe(200);
  await PAGES.doctors.open(portal);

  const answer = await failure;
  expect(answer.status()).toBe(204);
  const { ticket: sent } = answer.request().postDataJSON() as { ticket: string };
  expect(sent).toBe(((await (await ticket).json()) as { ticket: string }).ticket);
  const report = reportsOf(answer).find(isOfRender);
  expect(report).toMatchObject({ domain: 'doctors', route: expect.stringMatching(/^\/doctors/) });
  expect(report?.stack?.[0]).toMatch(new RegExp(`^\\S* doctors/${version}/remoteEntry\\.js:\\d+:\\d+$`));
});

const isOfRender = ({ message }: Report): boolean => message === 'Error: broken in render';

function reportsOf(response: Response): readonly Report[] {
  if (!response.url().endsWith('/portal/reports')) return [];
  // What a page sends as a beacon cannot be read here.
  const sent = response.request().postDataJSON() as { reports: readonly Report[] } | null;
  return sent?.reports ?? [];
}
