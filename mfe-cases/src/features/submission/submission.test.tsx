import type { Case, CaseChange } from '@portal/shared/contract';
import { buildCase, signIn } from '@portal/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildAsset } from '../../testing/builders';
import { renderCases, servedCase, type Served } from '../../testing/render-cases';

const CASE = buildCase({ packageType: 'lite', patientType: 'adult' });
const PATH = `/admin/all/${CASE.uuid}/submission`;
const SCANS = [buildAsset(), buildAsset({ uuid: 'lower', assetType: 'lwrImp', name: 'lower.stl' })];
const STL = new File(['solid'], 'jaw.stl');

beforeEach(() => signIn());

/** A server that takes every change and answers with the case as it then is. */
function renderSubmission(subject: Case = CASE, more: Served = {}) {
  let current = subject;
  return renderCases(
    PATH,
    servedCase(subject, {
      'GET /case/{id}': () => current,
      'PUT /case/{id}': ({ body }) => {
        const { submit, ...change } = body as CaseChange;
        current = { ...current, ...(change as Partial<Case>), version: current.version + 1 };
        if (submit) current = { ...current, status: 'IN_QC' };
        return current;
      },
      ...more,
    }),
  );
}
const changesOf = ({ seen }: Awaited<ReturnType<typeof renderSubmission>>) =>
  seen.filter(({ call }) => call === 'PUT /case/{id}').map(({ request }) => request.body);

describe('submission', () => {
  it('[CA-18] fills in what is missing, saves it by itself, and submits', async () => {
    const user = userEvent.setup();
    const rendered = await renderSubmission(
      { ...CASE, impressionType: null, arch: null },
      { 'GET /case/{id}/asset': SCANS },
    );
    const submit = await screen.findByRole('button', { name: 'Submit case' });
    expect(submit).toBeDisabled();
    const review = screen.getByRole('region', { name: 'Review & Submit' });
    expect(within(review).getByRole('button', { name: 'Arch' })).toBeVisible();

    await user.click(screen.getByRole('radio', { name: 'Medit scanner' }));
    await user.click(screen.getByRole('radio', { name: 'Both arches' }));
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(within(review).queryByRole('button', { name: 'Arch' })).toBeNull();

    await waitFor(() => expect(submit).toBeEnabled());
    await user.click(submit);
    expect(await screen.findByText('Case C-10001 is submitted.')).toBeVisible();
    await waitFor(() => expect(window.location.pathname).toBe(`/admin/all/${CASE.uuid}/overview`));
    expect(changesOf(rendered).at(-1)).toMatchObject({ submit: true });
  });

  it('[CA-18] has package and patient type only where the company has them', async () => {
    signIn({ configuration: { isPackageTypeEnabled: false, isPatientTypeAllowed: false } });
    await renderSubmission();
    expect(await screen.findByRole('radiogroup', { name: 'Impression type' })).toBeVisible();
    expect(screen.queryByRole('radiogroup', { name: 'Package type' })).toBeNull();
    expect(screen.queryByRole('radiogroup', { name: 'Patient type' })).toBeNull();
  });

  it('[CA-18] leads from a missing record to its slot', async () => {
    const user = userEvent.setup();
    await renderSubmission();
    await user.click(await screen.findByRole('button', { name: 'Lower impression' }));
    expect(screen.getByLabelText('Choose file: Lower impression')).toHaveFocus();
  });

  it('[CA-18] shows what the server finds missing where it is missing', async () => {
    const user = userEvent.setup();
    const extra = [{ field: 'presc', msg: 'A prescription is needed in your country' }];
    await renderSubmission(CASE, {
      'GET /case/{id}/asset': SCANS,
      'PUT /case/{id}': () =>
        Response.json({ code: 'incomplete', message: 'Not complete', extra }, { status: 409 }),
    });
    const submit = await screen.findByRole('button', { name: 'Submit case' });
    await waitFor(() => expect(submit).toBeEnabled());
    await user.click(submit);
    expect(await screen.findByText('A prescription is needed in your country')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Prescription' })).toBeVisible();
    expect(submit).toBeEnabled();
  });

  it('[CA-22] waits for records that are still uploading', async () => {
    const user = userEvent.setup();
    const rendered = await renderSubmission({ ...CASE, arch: 'upper' });
    await user.upload(await screen.findByLabelText('Choose file: Upper impression'), STL);
    expect(await screen.findByText('1 record is still uploading')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Submit case' }));
    expect(await screen.findByText('Please wait for new case assets to be uploaded')).toBeVisible();
    expect(changesOf(rendered)).toEqual([]);

    act(() => rendered.uploads.move('uprImp', { state: 'done' }));
    await user.click(screen.getByRole('button', { name: 'Submit case' }));
    expect(await screen.findByText('Case C-10001 is submitted.')).toBeVisible();
  });

  it('[CA-22] warns when the case is left while its records are uploading', async () => {
    const user = userEvent.setup();
    await renderSubmission(CASE, {
      'GET /case/statistics': [],
      'GET /case': { data: [], total: 0, pages: 0, page: 1 },
    });
    await user.upload(await screen.findByLabelText('Choose file: Upper impression'), STL);
    await user.click(screen.getByRole('link', { name: 'Back to the list' }));
    expect(await screen.findByText('Please wait for new case assets to be uploaded')).toBeVisible();
  });

  it('[CA-18] offers the newer version after a clash', async () => {
    const user = userEvent.setup();
    const theirs = { ...CASE, notes: 'theirs', version: 7 };
    let isChanged = false;
    await renderSubmission(CASE, {
      'GET /case/{id}': () => (isChanged ? theirs : CASE),
      'PUT /case/{id}': () => {
        isChanged = true;
        return Response.json({ code: 'conflict', message: 'Changed' }, { status: 409 });
      },
    });
    const notes = await screen.findByRole('textbox', { name: 'Notes' });
    await user.type(notes, 'ours');
    await user.tab();
    await user.click(await screen.findByRole('button', { name: 'Load the newer version' }));
    await waitFor(() => expect(notes).toHaveValue('theirs'));
  });

  it('[SH-27] a blocked company sees it and can change nothing', async () => {
    signIn({ company: { status: 'BLOCKED' } });
    await renderSubmission(CASE, { 'GET /case/{id}/asset': SCANS });
    expect(await screen.findByRole('textbox', { name: 'Patient name' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Submit case' })).toBeDisabled();
    expect(screen.getByLabelText('Choose file: Prescription')).toBeDisabled();
  });

  it('[CA-18] is no part of a case that was submitted', async () => {
    await renderSubmission({ ...CASE, status: 'IN_MFG' });
    expect(await screen.findByRole('tab', { name: 'Overview', selected: true })).toBeVisible();
    expect(screen.queryByRole('tab', { name: 'Submission' })).toBeNull();
  });
});
