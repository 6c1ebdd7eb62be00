import { test as base, type APIRequestContext } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { PASSWORD, PortalApi } from './api';
import { Lab } from './lab';
import { linkOfMail, setPassword, tokenOf } from './outbox';
import { PORTAL, type PortalPlace } from './portals';

/** What the provider decides about a company as it opens it; without anything it is a clinic with cases of its own. */
export interface CompanyFacts {
  /** One of its own where nothing is said. */
  readonly name?: string;
  readonly isDso?: boolean;
  readonly returned?: boolean;
  readonly workflow?: 'ZERO_STEP' | 'ONE_STEP' | 'TWO_STEPS';
  readonly areRequestsEnabled?: boolean;
  readonly isPackageTypeEnabled?: boolean;
  readonly isPatientTypeAllowed?: boolean;
  readonly isCustomFieldAllowed?: boolean;
  readonly allowRmRole?: boolean;
  readonly shipmentType?: 'bulkshipping' | 'dropshipping';
  /** As the provider leaves it: the onboarding awaits its super admin. Others have been through it. */
  readonly isNew?: boolean;
}

/** A DSO with everything that a company can have. */
export const FULL: CompanyFacts = {
  isDso: true,
  workflow: 'ONE_STEP',
  areRequestsEnabled: true,
  isPackageTypeEnabled: true,
  isPatientTypeAllowed: true,
  isCustomFieldAllowed: true,
  allowRmRole: true,
  shipmentType: 'bulkshipping',
};

/** A company that nobody else sees or changes, and its super admin. */
export interface Company {
  readonly uuid: string;
  readonly name: string;
  readonly admin: string;
  readonly email: string;
  /** The super admin by calls. */
  readonly api: PortalApi;
  readonly lab: Lab;
}

/** Opens a company as the provider does; its super admin sets the password by the link of the mail. */
async function openCompany(
  request: APIRequestContext,
  portal: PortalPlace,
  facts: CompanyFacts,
): Promise<Company> {
  const id = randomUUID().slice(0, 8);
  const { name = `Clinic ${id}`, isNew = false, ...decided } = facts;
  const [admin, email] = ['Ada Admin', `ada@${id}.example`];
  const lab = await Lab.open(request, portal);
  const opened = await lab.call<{ uuid: string }>('POST', '/company', {
    ...decided,
    name,
    admin: { name: admin, email },
  });
  if (opened.status !== 201) throw new Error(`The company was answered by ${JSON.stringify(opened)}`);
  await setPassword(request, await linkOfMail(email, 1, portal), PASSWORD);
  const api = await PortalApi.signIn(request, email);
  if (!isNew) await passOnboarding(api);
  return { uuid: opened.body.uuid, name, admin, email, api, lab };
}

/** Answers what a new company's super admin is asked; there is no shipping address yet. */
async function passOnboarding(api: PortalApi): Promise<void> {
  const answers = [
    await api.call('PATCH', '/company/configuration', { dentalNotation: 'fdi' }),
    await api.call('PUT', '/contact/me/flags', { flags: [{ name: 'showHelp', value: 0 }] }),
  ];
  for (const { status, body } of answers)
    if (status !== 200) throw new Error(`The onboarding was answered by ${JSON.stringify(body)}`);
}

/** What somebody of a company may do there; one who is added later is no super admin. */
type Role = 'superAdmin' | 'admin' | 'RM';

/** Somebody of the company beside its super admin, with the same password; answers the email. */
export async function addPerson(
  { api, email: ofAdmin }: Company,
  name: string,
  role: Exclude<Role, 'superAdmin'>,
  portal = PORTAL,
): Promise<string> {
  const email = ofAdmin.replace('ada@', `${randomUUID().slice(0, 8)}@`);
  const added = await api.call('POST', '/contact', { name, email, ...(role === 'RM' && { role }) });
  if (added.status !== 201) throw new Error(`The person was answered by ${JSON.stringify(added)}`);
  const token = tokenOf(await linkOfMail(email, 1, portal));
  await api.call('PUT', '/contact/setPassword', { token, password: PASSWORD });
  return email;
}

export const DOCTOR_NAME = 'Dr. Dora Passing';

/** A doctor of the company, who has accepted the invitation; answers the uuid. */
export async function addDoctor(
  api: PortalApi,
  status: 'active' | 'blocked' | 'restricted' = 'active',
): Promise<string> {
  const email = `doctor-${randomUUID().slice(0, 8)}@people.example`;
  const doctor = { name: DOCTOR_NAME, email };
  const { body } = await api.call<{ uuid: string }>('POST', '/dso/doctor', doctor);
  const token = tokenOf(await linkOfMail(email));
  const accepted = await api.call('POST', '/doctor/acceptInvitation', { token });
  if (accepted.status !== 200) throw new Error(`The invitation was answered by ${JSON.stringify(accepted)}`);
  if (status !== 'active') await api.call('PUT', `/dso/doctor/${body.uuid}`, { status });
  return body.uuid;
}

interface Fixtures {
  readonly portal: PortalPlace;
  readonly company: Company;
  /** Who is signed in on the pages, by calls. */
  readonly api: PortalApi;
}
interface Options {
  readonly facts: CompanyFacts;
  /** Of who is signed in. */
  readonly role: Role;
}

/**
 * Tests of which each has a company of its own. Its super admin, or somebody of another role, is signed in on every page by a
 * stored session.
 */
export const test = base.extend<Fixtures & Options>({
  facts: [FULL, { option: true }],
  role: ['superAdmin', { option: true }],
  portal: async ({}, use) => use(PORTAL),
  company: async ({ playwright, portal, facts }, use) => {
    const request = await playwright.request.newContext({ baseURL: portal.url });
    await use(await openCompany(request, portal, facts));
    await request.dispose();
  },
  api: async ({ company, portal, role }, use) => {
    const { api } = company;
    await use(
      role === 'superAdmin' ? api : await api.again(await addPerson(company, 'Pat Passing', role, portal)),
    );
  },
  // A session of its own: signing out on the page is not signing out by calls.
  storageState: async ({ baseURL, api, facts }, use) => {
    const { body } = await api.call<{ uuid: string }>('GET', '/contact/me');
    const kept = facts.isNew ? {} : { [`portal.onboarding.${body.uuid}`]: 'told' };
    await use((await api.again()).session(baseURL ?? '', kept));
  },
});

/** The same for tests that begin before the sign-in. */
export const guestTest = test.extend({ storageState: async ({}, use) => use({ cookies: [], origins: [] }) });
