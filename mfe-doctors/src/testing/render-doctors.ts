import type { CallName, Country, List, Locale } from '@portal/shared/contract';
import { keepPreferences, renderRemote, serveCalls } from '@portal/shared/testing';
import userEvent from '@testing-library/user-event';
import * as remote from '../lifecycle';

export const COUNTRIES: List<Country> = {
  data: [
    { id: 1, code: 'TR', name: 'Türkiye', isShippable: true },
    { id: 2, code: 'DK', name: 'Denmark', isShippable: true },
  ],
  total: 2,
  pages: 1,
  page: 1,
};

/** The doctors domain at an address, over the calls that a test answers; gone after the test. */
export async function renderDoctors(
  served: Parameters<typeof serveCalls>[0],
  path = '/doctors',
  language: Locale = 'en',
) {
  const { seen } = serveCalls({ ...keepPreferences().served, 'GET /country': COUNTRIES, ...served });
  await renderRemote(remote, path, language);
  const bodies = (name: CallName) =>
    seen.flatMap(({ call, request }) => (call === name ? [request.body] : []));
  return { seen, bodies, user: userEvent.setup() };
}

/** A list's reply with all its records. */
export function listOf<T>(data: readonly T[]): List<T> {
  return { data: [...data], total: data.length, pages: 1, page: 1 };
}
