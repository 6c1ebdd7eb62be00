import type { Contact, Country, DoctorImport, DoctorImportResult, Locale } from '@portal/shared/contract';
import { createRemote } from '@portal/shared/mfe';
import { buildContact, renderRemote, serveCalls } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { doctorsApi } from '../api/doctors.api';
import { RmReadOnly } from '../components/rm-read-only';
import { ImportDoctorsButton } from '../features/import/import-doctors-button';
import { manifest } from '../manifest';
import { listOf } from './render-doctors';

type Served = Parameters<typeof serveCalls>[0];
type RowResult = DoctorImportResult['rows'][number];

const COUNTRIES: Country[] = [{ id: 792, code: 'TR', name: 'Türkiye', isShippable: true }];
export const MANAGERS = [
  buildContact({ uuid: 'm-1', name: 'Rana Malik', email: 'rana@x.example', role: 'RM' }),
];
const LISTS: Served = {
  'GET /country': listOf<Country>(COUNTRIES),
  'GET /contact': listOf<Contact>(MANAGERS),
};

/** The button of the import alone, in the remote's own frame. */
export async function renderImport(served: Served = {}, language: Locale = 'en') {
  const remote = createRemote({
    manifest,
    App: () => (
      <RmReadOnly>
        <ImportDoctorsButton />
      </RmReadOnly>
    ),
    catalogues: { tr: () => import('../i18n/tr.json'), ar: () => import('../i18n/ar.json') },
    api: doctorsApi,
  });
  const { seen } = serveCalls({ ...LISTS, ...served });
  await renderRemote(remote, '/doctors', language);
  return {
    user: userEvent.setup({ delay: null }),
    sent: () => seen.flatMap(({ request: { body } }) => body ?? []) as DoctorImport[],
  };
}

/** As the server does: bad emails and repeated ones are refused, and of the others the first `places` are invited. */
export function serveImport(places = 500): Served {
  return {
    'POST /dso/doctor/import': ({ body }) => {
      const { rows, isDryRun = false, invite = true } = body as DoctorImport;
      const firsts = new Map<string, number>();
      let left = places;
      const results = rows.map(({ email }, row): RowResult => {
        const first = firsts.get(email ?? '');
        firsts.set(email ?? '', first ?? row + 1);
        const extra = whyNot(email ?? '', first);
        if (extra.length > 0) return { row, outcome: 'refused', uuid: null, isInvited: false, extra };
        const isInvited = !isDryRun && invite && left-- > 0;
        return { row, outcome: isDryRun ? 'valid' : 'added', uuid: null, isInvited, extra };
      });
      const invited = results.filter(({ isInvited }) => isInvited).length;
      const limit = {
        field: 'invite',
        code: 'invitationLimit',
        values: { limit: 500, minutes: 12 },
        msg: 'In 12 minutes',
      };
      return {
        rows: results,
        added: results.filter(({ outcome }) => outcome === 'added').length,
        refused: results.filter(({ outcome }) => outcome === 'refused').length,
        invited,
        notInvited: left < 0 ? { code: 'tooManyInvitations', message: 'Too many', extra: [limit] } : null,
      };
    },
  };
}

function whyNot(email: string, first: number | undefined): RowResult['extra'] {
  if (!email.includes('@')) return [{ field: 'email', code: 'email', msg: 'Please enter a valid email' }];
  if (first !== undefined)
    return [
      { field: 'email', code: 'sameAsRow', values: { row: first }, msg: `Row ${first} has the same already` },
    ];
  if (email.startsWith('known'))
    return [
      { field: 'email', code: 'doctorTaken', msg: 'Your organisation has a doctor of this email already' },
    ];
  return [];
}

export const dialog = () => within(screen.getByRole('dialog', { name: 'Import doctors' }));
export const press = async (user: ReturnType<typeof userEvent.setup>, name: string) => {
  const button = await dialog().findByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
};
export async function openWith(user: ReturnType<typeof userEvent.setup>, text: string) {
  await user.click(await screen.findByRole('button', { name: /Import doctors/ }));
  await user.click(dialog().getByRole('textbox', { name: 'Rows' }));
  await user.paste(text);
}
