import type { PlanReview } from '@portal/shared/contract';
import { signIn } from '@portal/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { uuidOf } from '../../../testing/builders';
import { CASE, DETAILS, PIN, PLAN, scene, showReview } from '../../../testing/plan-review';

jest.mock('../../../components/scene/three/dental-scene', () => ({
  createDentalScene: () => Promise.resolve(scene),
}));
jest.mock('../../../components/scene/fetch-bytes', () => ({
  fetchBytes: () => Promise.resolve(new ArrayBuffer(0)),
}));
const getContext = jest
  .spyOn(HTMLCanvasElement.prototype, 'getContext')
  .mockReturnValue({ getExtension: () => null } as never);
afterAll(() => getContext.mockRestore());

const bodyOf = (seen: Awaited<ReturnType<typeof showReview>>['seen'], call: string) =>
  seen.find((one) => one.call === call)?.request.body;

beforeEach(() => {
  signIn({ configuration: { dentalNotation: 'universal' } });
  jest.clearAllMocks();
});

describe('a plan under review', () => {
  it('[CA-14] names the patient, and offers the decisions beside the picture', async () => {
    await showReview();
    expect(await screen.findByText('Zeynep Arslan')).toBeVisible();
    const decision = await screen.findByRole('region', { name: 'Decision' });
    const names = within(decision)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['Approve', 'Reject']);
    expect(screen.getByText('Upper 0 of 16, lower 0 of 20')).toBeVisible();
  });

  it('[CA-20] shows the data of the lab by teeth in the company’s notation; a pressed row leads the picture', async () => {
    const { user } = await showReview();
    await user.click(screen.getByText('Movements'));
    const table = await screen.findByRole('table', { name: /^At stage 0/ });
    await user.click(within(table).getByRole('button', { name: '5' }));
    expect(scene.focusTooth).toHaveBeenLastCalledWith(14);
    expect(scene.showStage).toHaveBeenLastCalledWith(10);
    expect(await screen.findByRole('table', { name: /^At stage 10/ })).toHaveTextContent('1.5 mm');
    expect(screen.getByText('Tooth 5 moves until stage 10.')).toBeVisible();
    await user.click(screen.getByText('Interproximal reduction'));
    expect(await screen.findByRole('table', { name: 'Interproximal reduction' })).toHaveTextContent('6 – 5');
  });

  it('[CA-14] draws numbers, reductions, comments and the attachments of the stage on the teeth', async () => {
    await showReview({ pins: [PIN] });
    await waitFor(() => {
      const [marks] = scene.showMarks.mock.lastCall ?? [];
      expect(marks?.attachments.map(({ tooth }) => tooth)).toEqual([14]);
      expect(marks?.labels.filter(({ tooth }) => tooth === 14)).toEqual([
        { tooth: 14, text: '5', kind: 'number' },
        { tooth: 14, text: '1', kind: 'pin' },
      ]);
    });
  });

  it('[CA-13] keeps what was looked through', async () => {
    const { user, seen } = await showReview({ checked: ['bite'] });
    expect(await screen.findByRole('checkbox', { name: 'Bite' })).toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: 'Stages' }));
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Stages' })).toBeChecked());
    await waitFor(() =>
      expect(bodyOf(seen, 'PUT /plan/{id}/checks')).toEqual({ checked: ['stages', 'bite'] }),
    );
  });

  it('[CA-13] takes no ticks and denies no comments before it has read them, and reads again', async () => {
    let review: PlanReview | null = null;
    const { user } = await showReview({}, DETAILS, {
      'GET /plan/{id}/review': () => review ?? Response.json({ code: 'internal' }, { status: 500 }),
    });
    const comments = within(await screen.findByRole('region', { name: 'Comments on teeth' }));
    const again = await comments.findByRole('button', { name: 'Try again' });
    expect(screen.queryByText(/^No comments yet/)).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Reject' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('This could not be loaded')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    review = { pins: [PIN], earlier: [], checked: ['bite'] };
    await user.click(again);
    expect(await screen.findByText('Tips too far')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Bite' })).toBeChecked();
  });

  it('[CA-13] says that the case could not be read, and reads it again', async () => {
    let isDown = true;
    const { user } = await showReview({}, DETAILS, {
      'GET /case/{id}': () => (isDown ? Response.json({ code: 'internal' }, { status: 500 }) : CASE),
    });
    const decision = within(await screen.findByRole('region', { name: 'Decision' }));
    const again = await decision.findByRole('button', { name: 'Try again' });
    isDown = false;
    await user.click(again);
    expect(await screen.findByRole('button', { name: 'Approve' })).toBeVisible();
    expect(screen.getByText('Zeynep Arslan')).toBeVisible();
  });

  it('[CA-13] [SH-27] takes no ticks from a blocked company', async () => {
    signIn({ company: { status: 'BLOCKED' } });
    await showReview();
    expect(await screen.findByRole('checkbox', { name: 'Bite' })).toBeDisabled();
  });

  it('[CA-13] takes a comment on the tooth that is pressed; it goes with a rejection', async () => {
    const { user, seen } = await showReview();
    const [press] = scene.onPress.mock.lastCall ?? [];
    act(() => press?.({ tooth: 14, point: [0, 0, 0] }));
    await user.click(await screen.findByRole('button', { name: 'Comment on tooth 5' }));
    await user.type(await screen.findByRole('textbox', { name: 'Comment' }), 'Too far');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    const list = await screen.findByRole('list', { name: 'Comments on teeth' });
    expect(list).toHaveTextContent('Tooth 5, stage 0');
    expect(bodyOf(seen, 'POST /plan/{id}/pin')).toEqual({ tooth: 14, stage: 0, text: 'Too far' });
    await user.click(screen.getByRole('button', { name: 'Reject' }));
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText('These comments go with the rejection:')).toBeVisible();
    expect(dialog).toHaveTextContent('Tooth 5, stage 0: Too far');
  });

  it.each([
    ['a reason', 'Reject', 'What should the lab change?'],
    ['a comment', 'Add a comment', 'Comment'],
  ])(
    '[CA-13] keeps %s that is being typed when a colleague decides meanwhile',
    async (_what, press, field) => {
      const { user, approve } = await showReview();
      await user.click(await screen.findByRole('button', { name: press }));
      const text = await screen.findByRole('textbox', { name: field });
      await user.type(text, 'Too far');
      await approve();
      await user.type(text, ', and too fast');
      expect(text).toBeVisible();
      expect(text).toHaveValue('Too far, and too fast');
    },
  );

  it('[CA-13] comments on the stage that the picture showed, while it plays on', async () => {
    const { user, seen } = await showReview();
    const [press] = scene.onPress.mock.lastCall ?? [];
    act(() => press?.({ tooth: 14, point: [0, 0, 0] }));
    await user.click(screen.getByRole('button', { name: 'Play' }));
    await user.click(await screen.findByRole('button', { name: 'Comment on tooth 5' }));
    const text = await screen.findByRole('textbox', { name: 'Comment' });
    const stage = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Stage' }).value;
    await user.type(text, 'Too far');
    const shown = () => scene.showStage.mock.lastCall?.[0] ?? 0;
    const next = Math.min(Math.floor(shown()) + 1, PLAN.lowerStages);
    await waitFor(() => expect(shown()).toBeGreaterThanOrEqual(next));
    expect(within(screen.getByRole('dialog')).queryByRole('alert')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Add' }));
    await waitFor(() =>
      expect(bodyOf(seen, 'POST /plan/{id}/pin')).toEqual({
        tooth: 14,
        stage: Number(stage),
        text: 'Too far',
      }),
    );
  });

  it('[CA-13] asks whether earlier comments are resolved, also of a tooth that this model lacks', async () => {
    const earlier = {
      ...PIN,
      planUuid: uuidOf(101),
      planNumber: 1,
      tooth: 24,
      labResolution: 'resolved' as const,
    };
    const { user, seen } = await showReview({ earlier: [earlier] });
    const list = await screen.findByRole('list', { name: 'Comments on plan 1' });
    expect(list).toHaveTextContent('The lab: Resolved');
    await user.click(within(list).getByRole('button', { name: 'Tooth 12, stage 5' }));
    expect(await screen.findByText('The 3D model of this plan has no tooth 12.')).toBeVisible();
    const [press] = scene.onPress.mock.lastCall ?? [];
    act(() => press?.({ tooth: 14, point: [0, 0, 0] }));
    expect(await screen.findByText('Tooth 5 moves until stage 10.')).toBeVisible();
    await user.click(within(list).getByRole('radio', { name: 'Not resolved' }));
    await waitFor(() =>
      expect(bodyOf(seen, 'PUT /plan/{id}/pin/{pinId}/resolution')).toEqual({ resolution: 'notResolved' }),
    );
  });

  it('[CA-13] names the version of each earlier comment, the newest first', async () => {
    const of = (planNumber: number) => ({ ...PIN, uuid: uuidOf(100 + planNumber), planNumber });
    await showReview({ earlier: [of(2), of(1), { ...of(1), uuid: uuidOf(109) }] });
    await screen.findByRole('list', { name: 'Comments on plan 2' });
    const lists = screen.getAllByRole('list', { name: /^Comments on plan/ });
    expect(lists.map((list) => within(list).getAllByRole('listitem').length)).toEqual([1, 2]);
  });

  it('[CA-13] says that the lab gave no data', async () => {
    const { user } = await showReview({}, null);
    await user.click(screen.getByText('Attachments'));
    expect(await screen.findByText(/The lab gave no data with this plan/)).toBeVisible();
  });

  it('[CA-14] measures between two pressed points', async () => {
    const { user } = await showReview();
    await user.click(screen.getByRole('button', { name: 'Measure' }));
    const [press] = scene.onPress.mock.lastCall ?? [];
    act(() => press?.({ tooth: 11, point: [0, 0, 0] }));
    expect(await screen.findByText('Press the second point.')).toBeVisible();
    act(() => press?.({ tooth: 21, point: [3, 4, 0] }));
    expect(await screen.findByText('5.0 mm between the two points')).toBeVisible();
  });
});
