import { bus } from '@portal/shared/bus';
import { buildCase, signIn } from '@portal/shared/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildEntry, listOf, uuidOf } from '../../../testing/builders';
import { COUNTS, renderCases, servedCase, type RenderedCases } from '../../../testing/render-cases';

const CASE = buildCase({ status: 'IN_QC', patientName: 'Sarah Miller' });
const at = (tab: string) => `/admin/all/${CASE.uuid}/${tab}`;
const ADDED = [1, 2].map((n) => buildEntry({ uuid: uuidOf(n), action: 'changed', label: 'fileAdded' }));
const openTab = async (name: string) => userEvent.click(await screen.findByRole('tab', { name }));

/** How often each of a case's calls was made. */
function countsOf(seen: RenderedCases['seen']): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { call } of seen) if (call.startsWith('GET /case/{id}')) counts[call] = (counts[call] ?? 0) + 1;
  return counts;
}

beforeEach(() => signIn());

describe('the tabs of a case', () => {
  it('[CA-08] are as they were left when they are opened again', async () => {
    await renderCases(at('history'), servedCase(CASE, { 'GET /case/{id}/history': ADDED }));
    const details = (await screen.findByRole('region', { name: 'History' })).querySelector('details')!;
    details.open = true;
    await openTab('Overview');
    await waitFor(() => expect(details).not.toBeVisible());
    await openTab('History');
    await waitFor(() => expect(details).toBeVisible());
    expect(details.open).toBe(true);
  });

  it('make no call while another one is shown, and show what is new when they are opened', async () => {
    const { seen } = await renderCases(at('records'), servedCase(CASE));
    await waitFor(() => expect(countsOf(seen)['GET /case/{id}/asset']).toBe(1));
    await openTab('Overview');
    await waitFor(() => expect(window.location.pathname).toBe(at('overview')));
    act(() => bus.emit('assets:updated', { caseUuid: CASE.uuid }));
    await waitFor(() => expect(countsOf(seen)['GET /case/{id}']).toBe(2));
    expect(countsOf(seen)['GET /case/{id}/asset']).toBe(1);
    await openTab('Records');
    await waitFor(() => expect(countsOf(seen)['GET /case/{id}/asset']).toBe(2));
  });

  it('[CA-08] count a file that comes while the case is open, and the history has it', async () => {
    let files = 0;
    const counts = () => ({ ...COUNTS, assets: files });
    await renderCases(
      at('overview'),
      servedCase(CASE, {
        'GET /case/{id}/statistics': counts,
        'GET /case/{id}/history': () => ADDED.slice(0, files),
      }),
    );
    await screen.findByRole('tab', { name: 'Records' });
    files = 1;
    act(() => bus.emit('assets:updated', { caseUuid: CASE.uuid }));
    expect(await screen.findByRole('tab', { name: 'Records 1' })).toBeVisible();
    expect(await screen.findByText('Record added')).toBeVisible();
  });

  it.each([
    ['overview', CASE],
    ['submission', buildCase()],
  ])(
    'are drawn ahead of the %s when nothing is to be done, with each read made once',
    async (open, caseRecord) => {
      const { requestIdleCallback, cancelIdleCallback } = globalThis;
      globalThis.requestIdleCallback = (rest) => Number(setTimeout(rest));
      globalThis.cancelIdleCallback = (handle) => clearTimeout(handle);
      try {
        const { seen } = await renderCases(
          at(open),
          servedCase(caseRecord, { 'GET /case/{id}/history': ADDED }),
        );
        const history = () => document.querySelector('[id$="panel-history"] summary');
        await waitFor(() => expect(history()).not.toBeNull());
        expect(history()).not.toBeVisible();
        expect(new Set(Object.values(countsOf(seen)))).toEqual(new Set([1]));
        await openTab('History');
        await waitFor(() => expect(history()).toBeVisible());
        expect(countsOf(seen)['GET /case/{id}/history']).toBe(1);
      } finally {
        Object.assign(globalThis, { requestIdleCallback, cancelIdleCallback });
      }
    },
  );
});

describe('a case whose row the pointer or the focus rests on', () => {
  it.each([
    ['pointer', (row: HTMLElement) => userEvent.hover(row)],
    ['focus', (row: HTMLElement) => Promise.resolve(fireEvent.focus(row))],
  ])('is drawn ahead by the %s and read only when it is opened', async (_by, rest) => {
    const { seen } = await renderCases('/cases/admin', servedCase(CASE, { 'GET /case': listOf([CASE]) }));
    const link = await screen.findByRole('link', { name: CASE.identifier });
    await rest(link);
    const heading = await screen.findByRole('heading', { name: `Case ${CASE.identifier}`, hidden: true });
    expect(heading).not.toBeVisible();
    expect(document.title).toBe('Admin Cases');
    expect(countsOf(seen)).toEqual({});
    await userEvent.click(link);
    await waitFor(() => expect(heading).toBeVisible());
    await waitFor(() => expect(countsOf(seen)['GET /case/{id}']).toBe(1));
    expect(document.title).toBe(`Case ${CASE.identifier}`);
  });
});
