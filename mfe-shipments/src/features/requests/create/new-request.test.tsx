import type { ServiceRequest } from '@portal/shared/contract';
import { signIn } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildRequest, buildRequestableCase } from '../../../testing/build-request';
import { fakeUploads } from '../../../testing/fake-uploads';
import { CASE_UUID, renderCasePart } from '../../../testing/render-case-part';
import { listOf, renderShipments } from '../../../testing/render-shipments';

const SERVED = {
  'GET /request': listOf<ServiceRequest>([]),
  'GET /request/statistics': [],
  'GET /dso/request/statistics': [],
};
const OTHER = buildRequestableCase({
  uuid: '00000000-0000-4000-9000-000000000062',
  identifier: 'C-10002',
  patientName: 'Tom Hall',
  steps: { upper: 20, lower: 0 },
});
const MADE = buildRequest({ uuid: '00000000-0000-4000-9000-000000000041', identifier: 'R-1002' });
const NEXT = {
  phase: 'delivered' as const,
  stages: { delivered: 14, last: 14 },
  isRequestable: true,
  isRefinable: true,
  openRefinementUuid: null,
  openRequests: 0,
  parcelUuid: null,
};

beforeEach(() => signIn());

const submitButton = (form: ReturnType<typeof within>) => form.getByRole('button', { name: 'Make request' });

/** Opens the form from the list and picks a case by typing. */
async function pick(
  ofCase: ReturnType<typeof buildRequestableCase>,
  served: Parameters<typeof renderShipments>[0],
) {
  const { seen, user } = await renderShipments(
    { ...SERVED, 'GET /request/case': listOf([buildRequestableCase(), OTHER]), ...served },
    '/request?rows=20',
  );
  await user.click(await screen.findByRole('button', { name: 'New request' }));
  const form = within(await screen.findByRole('dialog', { name: 'New request' }));
  await user.click(form.getByRole('combobox', { name: 'Case' }));
  await user.click(await screen.findByTitle(ofCase.identifier));
  return { seen, user, form };
}

describe('a new request', () => {
  it('[SM-05] is for a case that one can be made for, found by searching, and made once with its files', async () => {
    const { asked } = fakeUploads();
    const answers: ((made: ServiceRequest) => void)[] = [];
    const { seen, user, form } = await pick(buildRequestableCase(), {
      'POST /request': () => new Promise<ServiceRequest>((answer) => answers.push(answer)),
      'GET /request/{id}': MADE,
    });
    await user.click(form.getByRole('radio', { name: 'Replacement' }));
    await user.click(form.getByRole('radio', { name: 'Lower' }));
    await user.type(form.getByRole('spinbutton', { name: 'Stage' }), '12');
    await user.type(form.getByRole('textbox', { name: /^Note for the lab/ }), ' Bitten through ');
    expect(form.getByText('16 / 2000')).toBeVisible();
    const scan = new File(['solid'], 'lower.stl');
    await user.upload(form.getByLabelText('Choose file: Lower impression', { selector: 'input' }), scan);
    expect(form.getByText('lower.stl')).toBeVisible();
    expect(form.queryByLabelText('Choose file: Upper impression')).toBeNull();
    await waitFor(() => expect(submitButton(form)).toBeEnabled());
    // A double press.
    await user.dblClick(submitButton(form));
    await waitFor(() => expect(answers).toHaveLength(1));
    answers[0]?.(MADE);
    await waitFor(() => expect(window.location.pathname).toBe(`/request/${MADE.uuid}/overview`));
    expect(await screen.findByText('The request is made.')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'All requests' })).toHaveAttribute(
      'href',
      '/request?rows=20',
    );
    expect(seen.filter(({ call }) => call === 'POST /request').map(({ request }) => request.body)).toEqual([
      {
        caseUuid: CASE_UUID,
        type: 'replacement',
        method: 'stepNumber',
        stepNumber: 12,
        arch: 'lower',
        note: 'Bitten through',
      },
    ]);
    expect(asked).toEqual([
      {
        caseUuid: CASE_UUID,
        caseIdentifier: 'C-10001',
        patientName: 'Sarah Miller',
        assetType: 'lwrImp',
        file: scan,
        requestUuid: MADE.uuid,
      },
    ]);
  });

  it('[SM-05] [UP-02] says which file did not go with it, before its page opens, where another of that type is on its way', async () => {
    const { asked } = fakeUploads({ busy: ['uprImp'] });
    const { user, form } = await pick(buildRequestableCase(), {
      'POST /request': MADE,
      'GET /request/{id}': MADE,
    });
    await user.type(form.getByRole('spinbutton', { name: 'Stage' }), '12');
    for (const [slot, name] of [
      ['Upper impression', 'upper.stl'],
      ['Lower impression', 'lower.stl'],
    ] as const)
      await user.upload(
        form.getByLabelText(`Choose file: ${slot}`, { selector: 'input' }),
        new File(['solid'], name),
      );
    await user.click(submitButton(form));
    const notice = await screen.findByRole('dialog', { name: 'One file was not sent' });
    expect(notice).toHaveTextContent(
      'upper.stl: the same type is still being uploaded for C-10001. R-1002 is made; add the file to it when that upload is done.',
    );
    expect(asked.map(({ assetType }) => assetType)).toEqual(['lwrImp']);
    expect(window.location.pathname).toBe('/request');
    await user.click(within(notice).getByRole('button', { name: 'Understood' }));
    await waitFor(() => expect(window.location.pathname).toBe(`/request/${MADE.uuid}/overview`));
  });

  it('[SM-03] [SM-05] holds a range to the plan’s stages, of the arch that has some', async () => {
    const { form, user, seen } = await pick(OTHER, { 'POST /request': MADE, 'GET /request/{id}': MADE });
    // Only the upper arch was made.
    expect(form.getByRole('radio', { name: 'Upper' })).toBeChecked();
    for (const name of ['Lower', 'Both arches']) expect(form.getByRole('radio', { name })).toBeDisabled();
    await user.click(form.getByRole('radio', { name: 'Several in a row' }));
    expect(form.getByText('The plan has stages 1 to 20.')).toBeVisible();
    const [from, to] = [
      form.getByRole('spinbutton', { name: 'From stage' }),
      form.getByRole('spinbutton', { name: 'To stage' }),
    ];
    await user.type(from, '8');
    await user.type(to, '5');
    expect(await form.findByText('The last stage cannot come before the first one.')).toBeVisible();
    await user.type(to, '0');
    expect(await form.findByText('Stage 20 is the last one of the plan.')).toBeVisible();
    await waitFor(() => expect(submitButton(form)).toBeDisabled());
    await user.clear(to);
    await user.type(to, '20');
    await waitFor(() => expect(submitButton(form)).toBeEnabled());
    await user.click(submitButton(form));
    await waitFor(() => expect(seen.some(({ call }) => call === 'POST /request')).toBe(true));
    expect(seen.find(({ call }) => call === 'POST /request')?.request.body).toMatchObject({
      caseUuid: OTHER.uuid,
      type: 'retainer',
      method: 'stepRange',
      fromStep: 8,
      toStep: 20,
      arch: 'upper',
    });
  });

  it('[SM-05] warns of the same open request, and keeps what was typed when the server refuses', async () => {
    const openRequests = [
      {
        uuid: MADE.uuid,
        identifier: 'R-1002',
        type: 'retainer',
        fromStep: 14,
        toStep: 14,
        arch: 'both',
      } as const,
    ];
    const ofCase = buildRequestableCase({ openRequests });
    const extra = [
      {
        field: 'stepNumber',
        code: 'alreadyRequested',
        values: { identifier: 'R-1002' },
        msg: 'R-1002 asks for this',
      },
    ];
    const { form, user, seen } = await pick(ofCase, {
      'GET /request/case': listOf([ofCase]),
      'POST /request': () => Response.json({ code: 'validation', message: 'No', extra }, { status: 400 }),
    });
    const stage = form.getByRole('spinbutton', { name: 'Stage' });
    await user.type(stage, '14');
    expect(await form.findByText('R-1002 asks for this already.')).toBeVisible();
    await user.click(submitButton(form));
    expect(await form.findByText('R-1002 asks for this')).toBeVisible();
    expect(stage).toHaveValue('14');
    await user.clear(stage);
    await user.type(stage, '13');
    await user.click(submitButton(form));
    await waitFor(() => expect(seen.filter(({ call }) => call === 'POST /request')).toHaveLength(2));
  });

  it('[SM-05] for what has no stages asks for none, and replaces a night guard for the arch that it was made for', async () => {
    const guard = buildRequestableCase({ productId: 'NG', steps: null, arch: 'upper' });
    const { form, user, seen } = await pick(guard, {
      'GET /request/case': listOf([guard]),
      'POST /request': MADE,
      'GET /request/{id}': MADE,
    });
    expect(form.queryByText('Which stages')).toBeNull();
    expect(form.getByRole('radio', { name: 'Replacement' })).toBeChecked();
    expect(form.queryByRole('radio', { name: 'Retainer' })).toBeNull();
    for (const name of ['Both arches', 'Lower']) expect(form.getByRole('radio', { name })).toBeDisabled();
    await user.click(submitButton(form));
    await waitFor(() =>
      expect(seen.find(({ call }) => call === 'POST /request')?.request.body).toMatchObject({
        type: 'replacement',
        method: 'stepNumber',
        stepNumber: 1,
        arch: 'upper',
      }),
    );
  });

  it('[SM-05] sends no scan of an arch that was left out after it was chosen', async () => {
    const { asked } = fakeUploads();
    const { user, form } = await pick(buildRequestableCase(), {
      'POST /request': MADE,
      'GET /request/{id}': MADE,
    });
    await user.type(form.getByRole('spinbutton', { name: 'Stage' }), '12');
    for (const slot of ['Upper impression', 'Lower impression'])
      await user.upload(
        form.getByLabelText(`Choose file: ${slot}`, { selector: 'input' }),
        new File(['solid'], 'scan.stl'),
      );
    await user.click(form.getByRole('radio', { name: 'Upper' }));
    await user.click(submitButton(form));
    await waitFor(() => expect(window.location.pathname).toBe(`/request/${MADE.uuid}/overview`));
    expect(asked.map(({ assetType }) => assetType)).toEqual(['uprImp']);
  });

  it('[SM-05] does not take an empty file', async () => {
    fakeUploads();
    const { form, user } = await pick(OTHER, {});
    await user.upload(
      form.getByLabelText('Choose file: Upper impression', { selector: 'input' }),
      new File([], 'empty.stl'),
    );
    expect(await form.findByText('This file is empty')).toBeVisible();
    expect(form.queryByText('empty.stl')).toBeNull();
  });

  it('[SM-05] begins in the page of a case, where one can be made', async () => {
    const user = userEvent.setup();
    let requests: ServiceRequest[] = [];
    await renderCasePart('caseRequests', {
      'GET /case/{id}/next': NEXT,
      'GET /case/{id}/request': () => requests,
      'GET /case/{id}/requestable': buildRequestableCase(),
      'POST /request': () => (requests = [MADE])[0] ?? MADE,
    });
    await user.click(await screen.findByRole('button', { name: 'New request' }));
    const form = within(await screen.findByRole('dialog', { name: 'New request' }));
    expect(form.getByText('Sarah Miller')).toBeVisible();
    await user.type(form.getByRole('spinbutton', { name: 'Stage' }), '14');
    await user.click(submitButton(form));
    expect(await screen.findByRole('row', { name: /R-1002/ })).toBeVisible();
  });

  it.each([
    ['the case has nothing to ask for', { isRequestable: false }, true],
    ['the role has no requests', {}, false],
  ])('[SM-05] does not begin there when %s', async (_why, next, isDso) => {
    signIn({ company: { flagsMap: { isDso, hasAdvancedModules: false, returned: true } } });
    await renderCasePart('caseRequests', {
      'GET /case/{id}/next': { ...NEXT, ...next },
      'GET /case/{id}/request': [MADE],
    });
    const row = await screen.findByRole('row', { name: /R-1002/ });
    expect(within(row).queryByRole('link')?.textContent ?? null).toBe(isDso ? 'R-1002' : null);
    expect(screen.queryByRole('button', { name: 'New request' })).toBeNull();
  });
});
