import { signIn } from '@portal/shared/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { Jaw } from '../../../components/scene/scene.types';
import { buildPlan } from '../../../testing/builders';
import { DETAILS, MODEL, PLAN, scene, showReview } from '../../../testing/plan-review';
import type { Served } from '../../../testing/render-cases';

/** Addresses of files. */
const expired = new Set<string>();
jest.mock('../../../components/scene/three/dental-scene', () => ({
  createDentalScene: () => Promise.resolve(scene),
}));
jest.mock('../../../components/scene/fetch-bytes', () => ({
  fetchBytes: (url: string) =>
    expired.has(url) ? Promise.reject(new Error('Expired')) : Promise.resolve(new ArrayBuffer(0)),
}));
const getContext = jest
  .spyOn(HTMLCanvasElement.prototype, 'getContext')
  .mockReturnValue({ getExtension: () => null } as never);
afterAll(() => getContext.mockRestore());

const OLDER = buildPlan({ number: 1, upperStages: 22, lowerStages: 10, weeks: 44 });

beforeEach(() => {
  signIn();
  jest.clearAllMocks();
});

/** Another plan is chosen for comparison, whose model has these arches. */
async function compare({ jaws = ['upper', 'lower'] as readonly Jaw[], served = {} as Served } = {}) {
  scene.compareWith.mockResolvedValue(jaws);
  const rendered = await showReview({}, DETAILS, {
    'GET /case/{id}/plan': [PLAN, OLDER],
    'GET /treatPlan/{id}/3dViewerLink': { url: '/viewer/older', expiresAt: '2026-03-02T10:00:00.000Z' },
    'GET /viewer/{token}': ({ params }) =>
      (params as { token: string }).token === 'older' ? { ...MODEL, plan: OLDER } : MODEL,
    ...served,
  });
  const { user } = rendered;
  await user.click(await screen.findByRole('switch', { name: 'Compare with another stage' }));
  await user.click(await screen.findByRole('combobox', { name: 'Compare with another plan' }));
  await user.click(await screen.findByTitle('Plan 1'));
  const press = async (name: string) => user.click(await screen.findByRole('switch', { name }));
  await screen.findByRole('switch', { name: 'Side by side' });
  return { ...rendered, press };
}

describe('the comparison with another plan', () => {
  it('[CA-14] says by colours how far its teeth are away, also where it stands beside', async () => {
    const { press } = await compare();
    await press('Side by side');
    await waitFor(() => expect(scene.showOther).toHaveBeenLastCalledWith(null));
    await press('Distance in colours');
    expect(scene.showDistances).toHaveBeenLastCalledWith(true);
    expect(scene.showOther).toHaveBeenLastCalledWith(0);
    await press('Distance in colours');
    expect(scene.showOther).toHaveBeenLastCalledWith(null);
  });

  it('[CA-14] says which arch the other model lacks', async () => {
    await compare({ jaws: ['lower'] });
    expect(screen.getByText('The model of plan 1 has no upper arch to compare with.')).toBeVisible();
    expect(screen.queryByText(/has no lower arch/)).toBeNull();
  });

  it('[CA-14] loads the other plan anew where the addresses of its files have expired', async () => {
    const [file] = MODEL.files;
    let round = 0;
    const { user, press } = await compare({
      served: {
        'GET /viewer/{token}': ({ params }) =>
          (params as { token: string }).token === 'older'
            ? { ...MODEL, plan: OLDER, files: [{ ...file!, url: `/older/${(round += 1)}` }] }
            : MODEL,
      },
    });
    expired.add('/older/1');
    await press('Side by side');
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('img', { name: 'Both arches, Plan 1, stage 0' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
    expect(round).toBe(2);
  });

  it('[CA-14] names the second stage by the plan that it is of, and keeps it within that plan', async () => {
    const { user } = await compare();
    const other = screen.getByRole('slider', { name: 'Stage to compare with' });
    fireEvent.change(other, { target: { value: '22' } });
    expect(other).toHaveAttribute('aria-valuetext', 'Stage 22 of 22, after 44 weeks');
    await user.click(screen.getByRole('combobox', { name: 'Compare with another plan' }));
    await user.click(await screen.findByTitle('This plan'));
    await waitFor(() => expect(other).toHaveAttribute('aria-valuetext', 'Stage 20 of 20, after 40 weeks'));
    expect(screen.getByRole('img', { name: 'Both arches, Stage 0, compared with stage 20' })).toBeVisible();
    expect(scene.showOther).toHaveBeenLastCalledWith(20);
  });

  it('[CA-14] offers the plans within its controls, which alone are seen in full screen', async () => {
    const { user } = await compare();
    await user.click(screen.getByRole('combobox', { name: 'Compare with another plan' }));
    const option = await screen.findByTitle('This plan');
    expect(screen.getByRole('group', { name: 'Stages' })).toContainElement(option);
  });
});
