import type { Locale } from '@portal/shared/contract';
import {
  buildCompany,
  buildConfiguration,
  buildContact,
  renderRemote,
  serveCalls,
} from '@portal/shared/testing';
import userEvent from '@testing-library/user-event';
import * as remote from '../lifecycle';

/** The company domain at an address, with the records it reads and what a test adds; gone after the test. */
export async function renderCompany(
  served: Parameters<typeof serveCalls>[0] = {},
  path = '/profile',
  language: Locale = 'en',
) {
  const { seen } = serveCalls({
    'GET /company/me': buildCompany(),
    'GET /company/configuration': buildConfiguration(),
    'GET /contact/me': buildContact(),
    ...served,
  });
  await renderRemote(remote, path, language);
  return { seen, user: userEvent.setup() };
}
