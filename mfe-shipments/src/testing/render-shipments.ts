import type { List, Locale } from '@portal/shared/contract';
import { keepPreferences, renderRemote, serveCalls } from '@portal/shared/testing';
import userEvent from '@testing-library/user-event';
import * as remote from '../lifecycle';

/** The shipments domain at an address, over the calls that a test answers; gone after the test. */
export async function renderShipments(
  served: Parameters<typeof serveCalls>[0],
  path = '/shipments/client',
  language: Locale = 'en',
) {
  const { seen } = serveCalls({ ...keepPreferences().served, ...served });
  await renderRemote(remote, path, language);
  return { seen, user: userEvent.setup() };
}

/** The first page of a list's reply. */
export function listOf<R>(data: R[], total = data.length): List<R> {
  return { data, total, pages: Math.ceil(total / 10), page: 1 };
}
