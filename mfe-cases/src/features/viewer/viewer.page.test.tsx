import { bus } from '@portal/shared/bus';
import type { ViewerModel } from '@portal/shared/contract';
import { signIn } from '@portal/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildCase } from '@portal/shared/testing';
import { buildPlan } from '../../testing/builders';
import { renderCases, servedCase, type Served } from '../../testing/render-cases';

const PLAN = buildPlan({ number: 2, upperStages: 16, lowerStages: 22, weeks: 44 });
const CASE = buildCase({ status: 'IN_CUSTOMER_APPPROVE' });
const MODEL: ViewerModel = {
  plan: PLAN,
  details: null,
  caseIdentifier: 'C-10001',
  side: 'client',
  files: [
    { assetType: 'trtPln', name: 'upper.glb', url: '/api/files/u', contentType: 'model/gltf-binary' },
    { assetType: 'uprImp', name: 'upper.stl', url: '/api/files/s', contentType: 'model/stl' },
  ],
};

/** What jsdom has no canvas for is seen in a real browser; here it is a browser that cannot draw. */
const getContext = jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
afterAll(() => getContext.mockRestore());
beforeEach(() => signIn());

const show = (served: Served) =>
  renderCases('/viewer/token', servedCase(CASE, { 'GET /case/{id}/plan': [PLAN], ...served }));

describe('the viewer', () => {
  it('[CA-14] says which plan it is, and leads to its case', async () => {
    await show({ 'GET /viewer/{token}': MODEL });
    expect(await screen.findByRole('heading', { level: 1, name: 'C-10001, plan 2' })).toBeVisible();
    expect(screen.getByText('Upper stages: 16, lower stages: 22, 44 weeks')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the case' })).toHaveAttribute(
      'href',
      `/admin/all/${PLAN.caseUuid}/plans`,
    );
  });

  it('[CA-14] says that a browser cannot draw in 3D', async () => {
    await show({ 'GET /viewer/{token}': MODEL });
    expect(await screen.findByText('This browser cannot draw in 3D')).toBeVisible();
  });

  it('[CA-14] says that only scans are there, or nothing to be shown', async () => {
    const [, scan] = MODEL.files;
    const { remote } = await show({ 'GET /viewer/{token}': { ...MODEL, files: [scan!] } });
    expect(await screen.findByText(/This plan has no 3D model yet/)).toBeVisible();
    await remote.unmount();
    await show({ 'GET /viewer/{token}': { ...MODEL, files: [] } });
    expect(await screen.findByText(/neither a 3D model nor scans/)).toBeVisible();
  });

  it('[CA-14] says that its address is over, and leads away', async () => {
    const gone = () => Response.json({ code: 'notFound', message: 'Gone' }, { status: 404 });
    await renderCases('/viewer/token', { 'GET /viewer/{token}': gone });
    const name = 'This link is no longer valid';
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the cases' })).toHaveAttribute('href', '/cases/admin');
  });

  it('[CA-14] opens from a published plan and leads back to it', async () => {
    const user = userEvent.setup();
    await renderCases(
      `/admin/all/${CASE.uuid}/plans`,
      servedCase(CASE, {
        'GET /case/{id}/plan': [PLAN, buildPlan({ number: 1, status: 'GENERATING', publishedAt: null })],
        'GET /treatPlan/{id}/3dViewerLink': { url: '/viewer/abc', expiresAt: '2026-03-02T10:00:00.000Z' },
        'GET /viewer/{token}': MODEL,
      }),
    );
    const buttons = await screen.findAllByRole('button', { name: /^View in 3D/ });
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(['View in 3D: plan 2']);
    await user.click(buttons[0]!);
    await user.click(await screen.findByRole('link', { name: 'Back to the case' }));
    expect(await screen.findByRole('button', { name: 'View in 3D: plan 2' })).toBeVisible();
  });

  it('[CA-14] [CH-06] opens at the stage that a link of the chat names, and leads to the chat with the stage', async () => {
    const user = userEvent.setup();
    await renderCases(
      `/admin/all/${CASE.uuid}/plans?plan=2&stage=14`,
      servedCase(CASE, {
        'GET /case/{id}/plan': [PLAN],
        'GET /treatPlan/{id}/3dViewerLink': { url: '/viewer/abc', expiresAt: '2026-03-02T10:00:00.000Z' },
        'GET /viewer/{token}': MODEL,
      }),
    );
    expect(await screen.findByRole('link', { name: 'Ask about stage 14 in the chat' })).toHaveAttribute(
      'href',
      `/cases/${PLAN.caseUuid}/chat?refers=plan:2:14`,
    );
    await user.click(screen.getByRole('link', { name: 'Back to the case' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Plan 2' })).toHaveFocus());
  });

  it('[CA-14] leaves those alone who went on before its link was renewed', async () => {
    const user = userEvent.setup();
    let renew: (link: { url: string; expiresAt: string }) => void = () => undefined;
    const { seen } = await show({
      'GET /viewer/{token}': MODEL,
      'GET /treatPlan/{id}/3dViewerLink': () => new Promise((resolve) => (renew = resolve)),
    });
    const back = await screen.findByRole('link', { name: 'Back to the case' });
    const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 11 * 60_000);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    later.mockRestore();
    await waitFor(() => expect(seen.map(({ call }) => call)).toContain('GET /treatPlan/{id}/3dViewerLink'));
    await user.click(back);
    await screen.findByRole('heading', { name: 'Plan 2' });
    await act(async () => renew({ url: '/viewer/renewed', expiresAt: '2026-03-02T10:00:00.000Z' }));
    expect(window.location.pathname).toBe(`/admin/all/${PLAN.caseUuid}/plans`);
  });

  describe('[CA-14] whose files come after it was opened', () => {
    const [glb, scan] = MODEL.files;
    /** The lab sends files. */
    const open = async (first: ViewerModel['files']) => {
      let files = first;
      const { seen } = await show({ 'GET /viewer/{token}': () => ({ ...MODEL, files }) });
      await screen.findByRole('heading', { level: 1, name: 'C-10001, plan 2' });
      return async (next: ViewerModel['files']) => {
        const reads = () => seen.filter(({ call }) => call === 'GET /viewer/{token}').length;
        const before = reads();
        files = next;
        act(() => bus.emit('assets:updated', { caseUuid: PLAN.caseUuid }));
        await waitFor(() => expect(reads()).toBeGreaterThan(before));
      };
    };
    const offer = () => screen.queryByText('The lab has changed the files of this plan.');

    it('offers them, and shows them when they are asked for', async () => {
      const send = await open([scan!]);
      await send([glb!]);
      await waitFor(() => expect(offer()).toBeVisible());
      expect(screen.getByText(/This plan has no 3D model yet/)).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Show' }));
      await waitFor(() => expect(screen.queryByText(/This plan has no 3D model yet/)).toBeNull());
      expect(offer()).toBeNull();
    });

    it('shows them where there was nothing to be seen, and offers the next', async () => {
      const send = await open([]);
      await send([glb!]);
      await waitFor(() => expect(screen.queryByText(/neither a 3D model nor scans/)).toBeNull());
      await send([glb!, { ...glb!, name: 'lower.glb' }]);
      await waitFor(() => expect(offer()).toBeVisible());
    });

    it('offers nothing that the picture does not show', async () => {
      const send = await open([glb!]);
      await send([glb!, { ...glb!, name: 'lower.glb' }]);
      await waitFor(() => expect(offer()).toBeVisible());
      await send([
        { ...glb!, url: '/api/files/u2' },
        { ...glb!, name: 'p.pdf', contentType: 'application/pdf' },
      ]);
      await waitFor(() => expect(offer()).toBeNull());
    });
  });
});
