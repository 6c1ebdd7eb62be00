import { act } from '@testing-library/react';
import { publishSession } from '../session';
import { locale } from '../i18n';
import type { Company, CompanyConfiguration, Contact, Locale } from '../contract';
import { chooseRole } from '../contract';
import type { RemoteLifecycle } from '../mfe';
import { buildCompany, buildConfiguration, buildContact } from './builders';
import { atEndOfTest } from './end-of-test';

export interface RenderedRemote {
  readonly element: HTMLElement;
  readonly errors: unknown[];
  unmount(): Promise<void>;
}

/** Signs somebody in, as the shell would tell remotes. */
export function signIn(
  over: {
    user?: Partial<Contact>;
    company?: Partial<Company>;
    configuration?: Partial<CompanyConfiguration>;
  } = {},
): void {
  const company = buildCompany(over.company);
  publishSession({
    user: buildContact(over.user),
    company,
    configuration: buildConfiguration(over.configuration),
    role: chooseRole({ ...company.flagsMap, areRequestsEnabled: company.areRequestsEnabled }),
  });
}

/** Mounts a whole remote at an address by its real lifecycles, as the shell does; gone after the test. */
export async function renderRemote(
  remote: RemoteLifecycle,
  path: string,
  language: Locale = 'en',
): Promise<RenderedRemote> {
  window.history.replaceState(null, '', path);
  const element = document.body.appendChild(document.createElement('div'));
  const errors: unknown[] = [];
  await act(async () => {
    locale.set(language);
    await remote.mount({ domElement: element, onError: (error) => errors.push(error) });
  });
  const unmount = async () => {
    if (!element.isConnected) return;
    await act(async () => remote.unmount());
    element.remove();
  };
  atEndOfTest(unmount);
  return { element, errors, unmount };
}
