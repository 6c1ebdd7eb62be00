import type { Doctor, List } from '@portal/shared/contract';
import { buildDoctor, signIn } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { listOf, renderDoctors } from '../../testing/render-doctors';
import { catchSavedFile } from '../../testing/saved-file';

const DOCTORS = [
  buildDoctor({ uuid: 'd-1', name: 'Dr. Ada Yılmaz', assignedRm: { uuid: 'r-1', name: 'Rana Malik' } }),
  buildDoctor({
    uuid: 'd-2',
    name: 'Dr. Bo Larsen',
    email: 'bo@clinic.example',
    status: 'invited',
    locationCountryId: 2,
    country: 'Denmark',
  }),
  buildDoctor({
    uuid: 'd-3',
    name: 'Dr. Cy Young',
    email: 'cy@clinic.example',
    status: 'blocked',
    externalDoctorId: null,
  }),
];
const table = () => screen.findByRole('table', { name: 'Doctors' });
const names = () => screen.getAllByRole('link', { name: /^Dr\./ }).map(({ textContent }) => textContent);

beforeEach(() => signIn());

describe('the page of doctors', () => {
  it('[DR-01] shows all doctors, asked for in one call after a first page of them', async () => {
    const { seen } = await renderDoctors({ 'GET /dso/doctor': listOf(DOCTORS) });
    const row = within(await table()).getByRole('row', { name: /Dr\. Ada/ });
    for (const text of ['ada@clinic.example', 'EXT-1', 'Active', 'Türkiye', 'Rana Malik']) {
      expect(row).toHaveTextContent(text);
    }
    expect(screen.getByText('3 doctors')).toBeInTheDocument();
    const asked = () => seen.filter(({ call }) => call === 'GET /dso/doctor');
    await waitFor(() => expect(asked()).toHaveLength(2));
    expect(asked().map(({ request }) => Object.fromEntries(request.query))).toEqual([
      { page: '1', paginate: '50', order: 'name asc', getStatistics: 'false' },
      { page: '1', paginate: '9999', order: 'name asc', getStatistics: 'false' },
    ]);
  });

  it('[DR-01] shows the first doctors while all are on their way, and claims nothing about the others', async () => {
    let answerAll!: (all: List<Doctor>) => void;
    const all = new Promise<List<Doctor>>((resolve) => (answerAll = resolve));
    const first = { ...listOf(DOCTORS.slice(0, 2)), total: 3 };
    const { user } = await renderDoctors({
      'GET /dso/doctor': ({ query }) => (query.get('paginate') === '50' ? first : all),
    });
    expect(await table()).toHaveAttribute('aria-rowcount', '4');
    expect(names()).toEqual(['Dr. Ada Yılmaz', 'Dr. Bo Larsen']);
    expect(screen.getByText('3 doctors')).toBeInTheDocument();
    const every = () => screen.getByRole('checkbox', { name: 'Select all' });
    const exports = () => screen.getByRole('button', { name: /Export CSV/ });
    expect([every(), exports()].map((control) => control.matches(':disabled'))).toEqual([true, true]);

    await user.type(screen.getByRole('searchbox'), 'cy');
    await waitFor(() => expect(screen.queryByRole('table')).toBeNull());
    expect(screen.queryByText(/\d doctors$|No doctor matches/)).toBeNull();
    await user.clear(screen.getByRole('searchbox'));
    await waitFor(() => expect(names()).toHaveLength(2));

    answerAll(listOf(DOCTORS));
    await waitFor(() => expect(names()).toHaveLength(3));
    expect([every(), exports()].map((control) => control.matches(':disabled'))).toEqual([false, false]);
  });

  it.each(['link', 'row'] as const)(
    '[DR-01] is found as it was left from a doctor opened by the %s',
    async (by) => {
      const search = '?sort=country&direction=desc&status=invited';
      const { user } = await renderDoctors(
        {
          'GET /dso/doctor': listOf(DOCTORS),
          'GET /dso/doctor/{id}': buildDoctor(),
          'GET /dso/doctor/{id}/history': [],
        },
        `/doctors${search}`,
      );
      const found = within(await screen.findByRole('row', { name: /Dr\. Bo/ }));
      await user.click(
        by === 'link' ? found.getByRole('link', { name: 'Dr. Bo Larsen' }) : found.getByText('Invited'),
      );
      await user.click(await screen.findByRole('tab', { name: 'History' }));
      await user.click(await screen.findByRole('link', { name: 'All doctors' }));
      await screen.findByRole('row', { name: /Dr\. Bo/ });
      expect(window.location.pathname + window.location.search).toBe(`/doctors${search}`);
    },
  );

  it('[DR-01] shows no part of the list once all of it has failed', async () => {
    let isUp = false;
    const { user } = await renderDoctors({
      'GET /dso/doctor': ({ query }) =>
        isUp || query.get('paginate') === '50' ? listOf(DOCTORS) : Response.json({}, { status: 500 }),
    });
    await screen.findByText('This could not be loaded');
    isUp = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(names()).toHaveLength(3));
  });

  it('[DR-01] searches without putting a name into the address', async () => {
    const { user } = await renderDoctors({ 'GET /dso/doctor': listOf(DOCTORS) }, '/doctors?page=2');
    await user.type(await screen.findByRole('searchbox', { name: 'Search by name, email or ID' }), 'yilmaz');
    await waitFor(() => expect(names()).toEqual(['Dr. Ada Yılmaz']));
    expect(window.location.search).toBe('');
  });

  it('[DR-01] filters by status and sorts by the address', async () => {
    const { user } = await renderDoctors({ 'GET /dso/doctor': listOf(DOCTORS) }, '/doctors?direction=desc');
    await table();
    expect(names()).toEqual(['Dr. Cy Young', 'Dr. Bo Larsen', 'Dr. Ada Yılmaz']);
    await user.click(screen.getByRole('combobox', { name: 'Status' }));
    await user.click(await screen.findByTitle('Invited'));
    await waitFor(() => expect(names()).toEqual(['Dr. Bo Larsen']));
    expect(window.location.search).toBe('?direction=desc&status=invited');
  });

  it('says when nobody matches, and leads back to all', async () => {
    const { user } = await renderDoctors(
      { 'GET /dso/doctor': listOf(DOCTORS) },
      '/doctors?status=restricted',
    );
    expect(await screen.findByText('No doctor matches.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear search and filter' }));
    await waitFor(() => expect(names()).toHaveLength(3));
  });

  it('[DR-01] draws of 9999 doctors those in view, and searches all', async () => {
    const many = Array.from({ length: 9_999 }, (_, n) =>
      buildDoctor({ uuid: `d-${n}`, name: `Dr. Number ${n + 1}` }),
    );
    const { user } = await renderDoctors({ 'GET /dso/doctor': listOf(many) });
    expect(within(await table()).getAllByRole('row').length).toBeLessThan(60);
    expect(await table()).toHaveAttribute('aria-rowcount', '10000');
    expect(screen.queryByRole('navigation', { name: 'Pages: Doctors' })).toBeNull();
    await user.type(screen.getByRole('searchbox'), '4321');
    await waitFor(() => expect(names()).toEqual(['Dr. Number 4321']));
  });

  it('[DR-01] asks for the counts of cases when they are shown or filtered by, and exports what is left', async () => {
    const saved = catchSavedFile();
    const { user, seen } = await renderDoctors({
      'GET /dso/doctor': listOf([...DOCTORS, buildDoctor({ uuid: 'd-5', name: '=HYPERLINK("x")' })]),
      'GET /dso/doctor/statistics': [
        { uuid: 'd-3', cases: 9, openCases: 4, lastActivityAt: '2026-04-05T09:30:00.000Z' },
        { uuid: 'd-5', cases: 2, openCases: 1, lastActivityAt: null },
        { uuid: 'd-1', cases: 2, openCases: 0, lastActivityAt: '2026-03-05T09:30:00.000Z' },
      ],
    });
    await table();
    const asked = () => seen.filter(({ call }) => call === 'GET /dso/doctor/statistics').length;
    expect(asked()).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Has open cases' }));
    await waitFor(() => expect(names()).toEqual(['Dr. Cy Young']));
    expect(asked()).toBe(1);
    expect(window.location.search).toBe('?openCases=true');
    await user.click(screen.getByRole('button', { name: /Columns/ }));
    await user.click(await screen.findByRole('checkbox', { name: 'Open cases' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Last activity' }));
    const row = within(await table()).getByRole('row', { name: /Dr\. Cy/ });
    expect(row).toHaveTextContent('405 Apr 2026');
    await user.click(screen.getByRole('button', { name: /Export CSV/ }));
    const lines = (await saved()).text.split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toBe(
      '\uFEFFName,Email,External ID,Status,Invitation,Country,Relationship manager,Created at,Open cases,Last activity',
    );
    // A spreadsheet must not take a name for a formula.
    expect(lines.find((line) => line.includes('HYPERLINK'))).toMatch(/^"'=HYPERLINK/);
  });

  it('[DR-01] filters by country, manager and invitation, by what some doctor has', async () => {
    const rana = { uuid: '00000000-0000-4000-8000-0000000000aa', name: 'Rana Malik' };
    const { user } = await renderDoctors({
      'GET /dso/doctor': listOf([
        buildDoctor({ uuid: 'd-1', assignedRm: rana, locationCountryId: 2, country: 'Denmark' }),
        ...DOCTORS.slice(1),
      ]),
    });
    await table();
    await user.click(screen.getByRole('button', { name: /Filter/ }));
    const panel = within(await screen.findByRole('dialog', { name: 'Filter' }));
    for (const [field, option] of [
      ['Country', 'Denmark'],
      ['Relationship manager', 'Rana Malik'],
      ['Invitation', 'Accepted'],
    ] as const) {
      await user.type(panel.getByRole('combobox', { name: field }), option);
      await user.click(await screen.findByTitle(option));
    }
    await user.click(panel.getByRole('button', { name: 'Apply filter' }));
    await waitFor(() => expect(names()).toEqual(['Dr. Ada Yılmaz']));
    expect(Object.fromEntries(new URLSearchParams(window.location.search))).toEqual({
      country: '2',
      assignedRm: rana.uuid,
      invitation: 'accepted',
    });
  });

  it('[DR-01] filters by several statuses and by days', async () => {
    const old = buildDoctor({ uuid: 'd-4', name: 'Dr. Old', createdAt: '2020-01-01T12:00:00.000Z' });
    const { user } = await renderDoctors(
      { 'GET /dso/doctor': listOf([...DOCTORS, old]) },
      '/doctors?status=invited,active&createdFrom=2026-01-01',
    );
    await table();
    expect(names()).toEqual(['Dr. Ada Yılmaz', 'Dr. Bo Larsen']);
    await user.click(screen.getByRole('button', { name: 'Remove filter Created from: 01 Jan 2026' }));
    await waitFor(() => expect(names()).toHaveLength(3));
  });

  it('opens a doctor from the list', async () => {
    const { user } = await renderDoctors({
      'GET /dso/doctor': listOf(DOCTORS),
      'GET /dso/doctor/{id}': ({ params }) => DOCTORS.find(({ uuid }) => uuid === params.id)!,
    });
    await user.click(await screen.findByRole('link', { name: 'Dr. Bo Larsen' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Dr. Bo Larsen' })).toBeInTheDocument();
    expect(window.location.pathname).toBe('/doctors/d-2/profile');
  });

  it('says what would stand there when there are no doctors', async () => {
    await renderDoctors({ 'GET /dso/doctor': listOf([]) });
    expect(await screen.findByText(/No doctors yet/)).toBeInTheDocument();
  });

  it('says that it failed, and tries again on demand', async () => {
    let isUp = false;
    const { user } = await renderDoctors({
      'GET /dso/doctor': () => (isUp ? listOf(DOCTORS) : Response.json({}, { status: 503 })),
    });
    await screen.findByText('This could not be loaded');
    isUp = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await table()).toBeInTheDocument();
  });

  it('[DR-01] calls nothing for a company that is not a DSO', async () => {
    signIn({ company: { flagsMap: { isDso: false, hasAdvancedModules: false, returned: true } } });
    const { seen } = await renderDoctors({});
    expect(await screen.findByText('You do not have access to this page')).toBeInTheDocument();
    expect(seen).toEqual([]);
  });

  it('[DR-01] says so when the server refuses', async () => {
    await renderDoctors({
      'GET /dso/doctor': () => Response.json({ code: 'forbidden', message: 'No' }, { status: 403 }),
    });
    expect(await screen.findByText('You do not have access to this page')).toBeInTheDocument();
  });

  it('speaks Arabic', async () => {
    await renderDoctors({ 'GET /dso/doctor': listOf(DOCTORS) }, '/doctors', 'ar');
    expect(await screen.findByRole('heading', { level: 1, name: 'الأطباء' })).toBeInTheDocument();
    expect(await screen.findByText('3 أطباء')).toBeInTheDocument();
  });
});
