import { expect } from '@playwright/test';
import { DOCTOR_NAME } from '../support/company';
import type { Portal } from './portal';

export type Domain = 'cases' | 'company' | 'shipments' | 'doctors' | 'chat';

interface DomainPage {
  /** Of the domain, as its panel names it. */
  readonly title: string;
  readonly heading: string;
  /** Of a company that is new. */
  readonly content: string | RegExp;
  open(portal: Portal): Promise<void>;
}

/** A page of each domain, and how a person comes there. */
export const PAGES: Record<Domain, DomainPage> = {
  cases: {
    title: 'Cases',
    heading: 'Pending Actions',
    content: 'Incomplete Submission',
    open: (portal) => portal.follow('Pending Actions'),
  },
  company: {
    title: 'Company profile',
    heading: 'Company profile',
    content: /Clinic [0-9a-f]{8}/,
    open: (portal) => portal.follow('Company profile'),
  },
  shipments: {
    title: 'Shipments',
    heading: 'Client Shipments',
    content: /No shipments yet\.|176-[0-9a-f]{8}/,
    open: (portal) => portal.follow('Client Shipments'),
  },
  doctors: {
    title: 'Doctors',
    heading: 'Doctors',
    content: DOCTOR_NAME,
    open: (portal) => portal.follow('Doctors'),
  },
  chat: { title: 'Chat', heading: 'Inbox', content: 'Empty Inbox', open: openInbox },
};

/** What the portal takes at most to show something else than a remote that does not answer: two tries of 20 s, and a pause. */
export const PATIENCE_MS = 41_000;

/** Goes through the pages of all domains but the broken one. */
export async function expectOthersWork(portal: Portal, broken: Domain): Promise<void> {
  for (const domain of Object.keys(PAGES) as Domain[]) {
    if (domain === broken) continue;
    await PAGES[domain].open(portal);
    await expectPage(portal, domain);
  }
}

/** The page of a domain, with what only its remote can have put there. */
export async function expectPage({ heading, main }: Portal, domain: Domain): Promise<void> {
  await expect(heading).toHaveText(PAGES[domain].heading, { timeout: PATIENCE_MS });
  await expect(main).toContainText(PAGES[domain].content);
}

async function openInbox(portal: Portal): Promise<void> {
  await portal.toolbarButton('shell.inbox.count').click();
  await portal.page.getByRole('link', { name: portal.text('shell.inbox.seeAll') }).click();
}
