import type { AuditEntry } from '@portal/shared/contract';
import { buildContact, signIn } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { listOf, renderCompany } from '../../testing/render-company';

const CASE = '00000000-0000-4000-8000-0000000000c1';
const entry = (over: Partial<AuditEntry>): AuditEntry => ({
  uuid: `00000000-0000-4000-8000-${String(entries++).padStart(12, '0')}`,
  at: '2026-03-05T10:00:00.000Z',
  area: 'case',
  deed: 'view',
  action: 'GET /case/{id}',
  summary: 'One case',
  outcome: 'done',
  code: null,
  actor: { type: 'person', uuid: buildContact().uuid, name: 'Emma Clark' },
  subject: CASE,
  subjectLabel: 'C-10001',
  address: '192.0.2.7',
  requestId: 'r-1',
  detail: null,
  number: 41,
  ...over,
});
let entries = 1;
const SEEN = entry({});
const REFUSED = entry({
  action: 'signIn',
  area: 'session',
  deed: 'add',
  summary: null,
  outcome: 'refused',
  code: 'wrongCredentials',
  actor: { type: 'nobody', uuid: null, name: null },
  subject: null,
  subjectLabel: null,
});
const BY_LAB = entry({
  action: 'PUT /api/provider/case/{id}/passQc',
  deed: 'change',
  summary: 'Quality check passed',
  actor: { type: 'provider', uuid: null, name: 'Mia Lab' },
});
const BY_LINK = entry({
  action: 'GET /api/files/{token}',
  area: 'file',
  actor: { type: 'link', uuid: null, name: 'Emma Clark' },
  subjectLabel: null,
});

const served = (rows: readonly AuditEntry[] = [SEEN, REFUSED, BY_LAB, BY_LINK]) => ({
  'GET /audit': listOf(rows),
});
const ISOLATES = /[\u2068\u2069]/g;
const rows = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent.replaceAll(ISOLATES, ''));
const queries = (sent: Awaited<ReturnType<typeof renderCompany>>['sent']) =>
  sent('GET /audit').map(({ request }) => Object.fromEntries(request.query));

beforeEach(() => signIn());

describe('the audit log', () => {
  it('[AP-15] says who did what, with which record, and what came of it', async () => {
    const { sent } = await renderCompany(served(), '/audit');
    await screen.findByRole('table', { name: 'Audit log' });
    const [seen, refused, byLab, byLink] = await rows();
    expect(seen).toMatch(/^05 Mar 2026 \d\d:00Emma ClarkCase: viewedOne caseC-10001Done$/);
    expect(refused).toContain('Not signed inSigned in—RefusedWrong credentials');
    expect(byLab).toContain('Mia LabLabCase: changedQuality check passedC-10001Done');
    expect(byLink).toContain('Emma ClarkBy a linkOpened a file');
    expect(queries(sent)).toEqual([{ page: '1', paginate: '50', order: 'at desc' }]);
  });

  it('[AP-15] is filtered by the address, and by a record that a row leads to', async () => {
    const { sent, user } = await renderCompany(served(), '/audit?outcome=refused&area=session,case');
    await screen.findByRole('table', { name: 'Audit log' });
    expect(JSON.parse(queries(sent)[0]?.['filter'] ?? '')).toMatchObject({
      op: 'AND',
      value: [{ op: 'EQ', key: 'outcome', value: 'refused' }, expect.anything()],
    });
    const [link] = screen.getAllByRole('link', { name: 'Show only C-10001' });
    await user.click(link!);
    await waitFor(() => expect(window.location.search).toBe(`?record=${CASE}`));
    await waitFor(() =>
      expect(queries(sent).at(-1)?.['filter']).toContain(
        JSON.stringify({ op: 'EQ', key: 'subject', value: CASE }),
      ),
    );
    expect(await screen.findByRole('button', { name: /Record: C-10001/ })).toBeVisible();
  });

  it('[AP-15] calls a record that nothing was done with by the beginning of its number', async () => {
    await renderCompany(served([]), `/audit?record=${CASE}`);
    expect(await screen.findByRole('button', { name: /Record: 00000000$/ })).toBeVisible();
  });

  it('[AP-15] leads to all that is about a record, whatever was searched for', async () => {
    const { sent, user } = await renderCompany(served(), '/audit');
    await user.type(await screen.findByRole('searchbox'), 'Emma{Enter}');
    await waitFor(() => expect(queries(sent).at(-1)).toMatchObject({ search: 'Emma' }));
    await user.click(screen.getAllByRole('link', { name: 'Show only C-10001' })[0]!);
    await waitFor(() => expect(window.location.search).toBe(`?record=${CASE}`));
    expect(screen.getByRole('searchbox')).toHaveValue('');
    await waitFor(() => expect(queries(sent).at(-1)?.['filter']).toContain(CASE));
    expect(queries(sent).at(-1)).not.toHaveProperty('search');
  });

  it('[AP-15] is a table for spreadsheets, as it is filtered', async () => {
    const save = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const url = jest.fn(() => 'blob:audit');
    Object.assign(URL, { createObjectURL: url, revokeObjectURL: jest.fn() });
    const { sent, user } = await renderCompany(
      { ...served(), 'GET /audit/csv': () => new Response('Number\r\n41\r\n') },
      '/audit?outcome=refused',
    );
    await screen.findByRole('table', { name: 'Audit log' });
    await user.click(screen.getByRole('button', { name: /Export/ }));
    await waitFor(() => expect(save).toHaveBeenCalled());
    expect(sent('GET /audit/csv')[0]?.request.query.get('filter')).toContain('"refused"');
    save.mockRestore();
  });

  it('[AP-15] is in the person’s language', async () => {
    await renderCompany(served([REFUSED, SEEN]), '/audit', 'tr');
    const table = await screen.findByRole('table', { name: 'Denetim kaydı' });
    expect(table).toHaveTextContent('Oturum açtı');
    expect(table).toHaveTextContent('Vaka: görüntülendi');
    expect(table).not.toHaveTextContent('One case');
    expect(table).not.toHaveTextContent('Wrong credentials');
  });

  const SETTINGS = entry({
    action: 'PATCH /company/configuration',
    area: 'company',
    deed: 'change',
    summary: null,
    detail: 'alignerCutline: SCALLOPED → STRAIGHT_CUT\nalignerOffset: – → 0.5\nneedsTwoApprovers: off → on',
  });
  const MARKING = entry({
    action: 'PUT /lmp',
    area: 'company',
    deed: 'change',
    summary: null,
    detail: 'companyName: off → Other',
  });

  it('[AP-15] [CO-20] [CO-24] says which settings were changed, from what and to what', async () => {
    await renderCompany(served([SETTINGS, MARKING]), '/audit');
    await screen.findByRole('table', { name: 'Audit log' });
    const [settings, marking] = await rows();
    expect(settings).toContain(
      'Aligner, trimline: Scalloped → Straight cutAligner, offset: – → 0.5 mmApproval by two people: off → on',
    );
    // A name is what somebody wrote, whatever else the word means.
    expect(marking).toContain('Engraved company name: off → Other');
  });

  it('[AP-15] [CO-20] says in the person’s language which settings were changed', async () => {
    await renderCompany(served([SETTINGS]), '/audit', 'tr');
    const table = await screen.findByRole('table', { name: 'Denetim kaydı' });
    expect((await rows())[0]).toContain('Şeffaf plak, kesim hattı: Dalgalı kesim → Düz kesim');
    expect(table).not.toHaveTextContent('SCALLOPED');
  });

  it('[AP-15] [CO-24] reads from what to what in Arabic, too, where both run the other way', async () => {
    const detail = 'companyName: Bright → Other\ntrimLine: – → Scalloped';
    await renderCompany(served([{ ...MARKING, detail }]), '/audit', 'ar');
    const table = await screen.findByRole('table');
    expect(table).toHaveTextContent('\u2068Bright\u2069 ← \u2068Other\u2069');
    expect(table).toHaveTextContent('خط القص: \u2068–\u2069 ← ');
  });

  const NAMED = entry({
    action: 'PUT /api/provider/company/{id}/superAdmin',
    area: 'company',
    deed: 'change',
    summary: null,
    actor: { type: 'provider', uuid: null, name: 'Mia Lab' },
    subjectLabel: 'Old Boss',
    detail: 'superAdmins: Old Boss → Sue Park',
  });
  const RESET = entry({
    ...NAMED,
    uuid: '00000000-0000-4000-8000-0000000000e1',
    action: 'PUT /api/provider/company/{id}/secondFactor/off',
    area: 'session',
    deed: 'remove',
    detail: 'Lost the phone',
  });

  it.each([
    [
      'en',
      'Named a super adminSuper admins: Old Boss → Sue ParkOld Boss',
      'Took two-step sign-in awayOld Boss',
    ],
    [
      'tr',
      'Süper yönetici atadıSüper yöneticiler: Old Boss → Sue ParkOld Boss',
      'İki adımlı girişi kaldırdıOld Boss',
    ],
  ] as const)(
    '[AP-15] says who were super admins before the lab named one and who after, and that it reset a second factor (%s)',
    async (locale, named, reset) => {
      await renderCompany(served([NAMED, RESET]), '/audit', locale);
      await screen.findByRole('table');
      const [first, second] = await rows();
      expect(first).toContain(named);
      expect(second).toContain(reset);
    },
  );

  it('[AP-15] says that nothing matches, and that it failed', async () => {
    let isUp = false;
    const { user } = await renderCompany(
      { 'GET /audit': () => (isUp ? listOf([]) : Response.json({}, { status: 503 })) },
      '/audit?outcome=refused',
    );
    await screen.findByText('This could not be loaded');
    isUp = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Nothing matches.')).toBeInTheDocument();
  });

  it('[AP-15] is for super admins only, who find it beside their admin users', async () => {
    const { user } = await renderCompany(served(), '/profile');
    await user.click(await screen.findByRole('link', { name: 'Audit log' }));
    expect(await screen.findByRole('table', { name: 'Audit log' })).toBeInTheDocument();
    expect(window.location.pathname).toBe('/audit');
  });

  it('[AP-15] is not shown to others', async () => {
    const own = buildContact();
    signIn({ user: { flagsMap: { ...own.flagsMap, superAdmin: false } } });
    const { sent } = await renderCompany(served(), '/audit');
    expect(await screen.findByText(/^The audit log is for super admins/)).toBeInTheDocument();
    expect(sent('GET /audit')).toEqual([]);
  });
});
