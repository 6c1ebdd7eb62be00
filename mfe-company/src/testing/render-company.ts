import type { Locale } from '@portal/shared/contract';
import {
  buildCompany,
  buildConfiguration,
  buildContact,
  renderRemote,
  serveCalls,
  type RenderedRemote,
} from '@portal/shared/testing';
import userEvent from '@testing-library/user-event';
import * as remote from '../lifecycle';

let rendered: RenderedRemote | undefined;
afterEach(async () => {
  await rendered?.unmount();
  rendered = undefined;
});

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
  rendered = await renderRemote(remote, path, language);
  return { seen, user: userEvent.setup() };
}
