import type { Case } from '@portal/shared/contract';
import { buildCase, signIn } from '@portal/shared/testing';
import { hasUnsavedInput, saveInput } from '@portal/shared/ui';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderCases, servedCase } from '../../testing/render-cases';

const CASE = buildCase({ packageType: 'lite', patientType: 'adult' });
const at = (tab: string) => `/admin/all/${CASE.uuid}/${tab}`;
const openTab = async (name: string) => userEvent.click(await screen.findByRole('tab', { name }));
const refused = (code: string, status: number, message: string) =>
  Response.json({ code, message }, { status });
const reference = () => screen.findByRole('textbox', { name: 'Client reference ID' });

beforeEach(() => signIn());

describe('what was typed and could not be saved', () => {
  it('[CA-18] is told and asked about on the other tabs of its case, and is there again in its own', async () => {
    let isDown = true;
    await renderCases(
      `${at('submission')}?step=patient`,
      servedCase(CASE, {
        'PUT /case/{id}': ({ body }) =>
          isDown ? refused('unavailable', 503, 'Down') : { ...CASE, ...(body as object), version: 2 },
      }),
    );
    await userEvent.type(await reference(), 'A 7');
    await openTab('History');
    await waitFor(() => expect(window.location.pathname).toBe(at('history')));
    expect(await screen.findByText(/Your last changes to case C-10001 are not saved/)).toBeVisible();
    expect(hasUnsavedInput()).toBe(true);
    isDown = false;
    await openTab('Submission');
    await userEvent.click(await screen.findByText('Patient & product'));
    expect(await reference()).toHaveValue('A 7');
    await waitFor(() => expect(hasUnsavedInput()).toBe(false));
  });

  it.each([
    ['is saved', false],
    ['cannot be saved', true],
  ])('[CA-18] is waited for when somebody leaves, until it %s', async (_end, isUnsaved) => {
    let answer!: (reply: Response | Case) => void;
    const answered = new Promise<Response | Case>((resolve) => (answer = resolve));
    const { seen } = await renderCases(
      `${at('submission')}?step=patient`,
      servedCase(CASE, { 'PUT /case/{id}': () => answered }),
    );
    await userEvent.type(await reference(), 'A');
    let isOver = false;
    const over = saveInput().then(() => (isOver = true));
    await waitFor(() => expect(seen.filter(({ call }) => call === 'PUT /case/{id}')).toHaveLength(1));
    expect(isOver).toBe(false);
    answer(
      isUnsaved
        ? refused('validation', 400, 'No')
        : { ...CASE, clientReferenceId: 'A', version: CASE.version + 1 },
    );
    await over;
    await waitFor(() => expect(hasUnsavedInput()).toBe(isUnsaved));
  });

  it('[CA-18] is told when the case was submitted by somebody else meanwhile', async () => {
    let isChanged = false;
    await renderCases(
      `${at('submission')}?step=patient`,
      servedCase(CASE, {
        'GET /case/{id}': () => (isChanged ? { ...CASE, status: 'IN_QC', version: 7 } : CASE),
        'PUT /case/{id}': ({ body }) => {
          isChanged = true;
          return (body as { version: number }).version === 7
            ? refused('caseLocked', 409, 'The case is with the provider')
            : refused('conflict', 409, 'Changed');
        },
      }),
    );
    await userEvent.type(await reference(), 'A 7');
    await waitFor(() => expect(window.location.pathname).toBe(at('overview')));
    const warning = 'Your last changes to case C-10001 are not saved. The case is with the provider';
    expect(await screen.findByText(warning)).toBeVisible();
    expect(hasUnsavedInput()).toBe(false);
  });

  it('[CA-18] holds back who leaves while the case is submitted, and tells on another tab that it was refused', async () => {
    let answer!: (refusal: Response) => void;
    const answered = new Promise<Response>((resolve) => (answer = resolve));
    await renderCases(
      `${at('submission')}?step=review`,
      servedCase(
        { ...CASE, arch: 'upper', impressionType: 'physical' },
        { 'PUT /case/{id}': () => answered },
      ),
    );
    const submit = await screen.findByRole('button', { name: 'Submit case' });
    await waitFor(() => expect(submit).toBeEnabled());
    await userEvent.click(submit);
    await openTab('History');
    await waitFor(() => expect(window.location.pathname).toBe(at('history')));
    expect(hasUnsavedInput()).toBe(true);
    answer(refused('uploadsRunning', 409, 'Please wait for new case assets to be uploaded'));
    const warning = 'Case C-10001 has not been submitted. Please wait for new case assets to be uploaded';
    expect(await screen.findByText(warning)).toBeVisible();
    expect(hasUnsavedInput()).toBe(false);
  });
});
