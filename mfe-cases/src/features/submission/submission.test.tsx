import type { Case, CaseChange } from '@portal/shared/contract';
import { buildCase, signIn } from '@portal/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildAsset } from '../../testing/builders';
import { renderCases, servedCase, type Served } from '../../testing/render-cases';

const CASE = buildCase({ packageType: 'lite', patientType: 'adult' });
const PATH = `/admin/all/${CASE.uuid}/submission`;
const SCANS = (['uprImp', 'lwrImp', 'frtImg', 'ritImg', 'lftImg', 'bitScn'] as const).map((assetType) =>
  buildAsset({ uuid: assetType, assetType, name: `${assetType}.stl` }),
);
const STL = new File(['solid'], 'jaw.stl');

beforeEach(() => signIn());

/** A server that takes every change and answers with the case as it then is. */
function renderSubmission(caseRecord: Case = CASE, more: Served = {}, query = '') {
  let current = caseRecord;
  return renderCases(
    `${PATH}${query}`,
    servedCase(caseRecord, {
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
const unavailable = () => Response.json({ code: 'unavailable', message: 'Down' }, { status: 503 });
const changesOf = ({ seen }: Awaited<ReturnType<typeof renderSubmission>>) =>
  seen.filter(({ call }) => call === 'PUT /case/{id}').map(({ request }) => request.body);

const goTo = async (user: ReturnType<typeof userEvent.setup>, step: string) =>
  user.click(
    within(await screen.findByRole('navigation', { name: 'Steps of the submission' })).getByText(step),
  );

describe('submission', () => {
  it('[CA-18] fills in step by step what is missing, saves it by itself, and submits', async () => {
    const user = userEvent.setup();
    const rendered = await renderSubmission(
      { ...CASE, impressionType: null, arch: null },
      { 'GET /case/{id}/asset': SCANS },
    );
    // What the company asks for is there: it goes on with what is not.
    expect(await screen.findByRole('heading', { name: 'Clinical choices' })).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Both arches' }));
    expect(await screen.findByText('Saved')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByRole('heading', { name: 'Records' })).toHaveFocus();
    expect(window.location.search).toBe('?step=records');
    await user.click(screen.getByRole('radio', { name: 'Medit scanner' }));
    await user.click(screen.getByRole('button', { name: 'Next' }));

    const submit = screen.getByRole('button', { name: 'Submit case' });
    await waitFor(() => expect(submit).toBeEnabled());
    await user.click(submit);
    expect(await screen.findByText('Case C-10001 has been submitted.')).toBeVisible();
    await waitFor(() => expect(window.location.pathname).toBe(`/admin/all/${CASE.uuid}/overview`));
    expect(changesOf(rendered)).toContainEqual(expect.objectContaining({ arch: 'both' }));
    expect(changesOf(rendered).at(-1)).toMatchObject({ submit: true });
  });

  it('[CA-18] says of each step what it lacks, and opens the one in the address', async () => {
    await renderSubmission({ ...CASE, packageType: null, patientType: null }, {}, '?step=review');
    const steps = within(await screen.findByRole('navigation', { name: 'Steps of the submission' }));
    const marks = steps.getAllByText(/missing|Complete/).map(({ textContent }) => textContent);
    expect(marks).toEqual(['2 missing', 'Complete', '6 missing']);
    expect(screen.getByRole('button', { name: 'Submit case' })).toBeDisabled();
    expect(steps.getByText('Review & Submit')).toHaveAttribute('aria-current', 'step');
  });

  it('[CA-18] has package and patient type only where the company has them', async () => {
    signIn({ configuration: { isPackageTypeEnabled: false, isPatientTypeAllowed: false } });
    await renderSubmission(CASE, {}, '?step=patient');
    expect(await screen.findByRole('radiogroup', { name: 'Product' })).toBeVisible();
    expect(screen.queryByRole('radiogroup', { name: 'Package type' })).toBeNull();
    expect(screen.queryByRole('radiogroup', { name: 'Patient type' })).toBeNull();
  });

  it('[CA-18] [CA-17] reviews photos by sight: each small, and large when it is pressed', async () => {
    const photo = { assetType: 'frtImg', contentType: 'image/jpeg', url: '/files/front.jpg' } as const;
    await renderSubmission(CASE, { 'GET /case/{id}/asset': [buildAsset(photo)] }, '?step=review');
    const small = within(await screen.findByRole('button', { name: 'View Front image' })).getByRole('img');
    expect(small).toHaveAttribute('src', '/files/front.jpg');
    await userEvent.click(small);
    expect(await screen.findByRole('dialog', { name: 'Front image' })).toBeVisible();
  });

  it('[CA-18] reviews what was filled in by step, and leads to where it can be changed', async () => {
    const user = userEvent.setup();
    const filled = {
      ...CASE,
      trimLine: 'STRAIGHT_CUT' as const,
      teeth: { missing: [18, 48] },
      customFields: { Chair: '4' },
    };
    await renderSubmission(filled, { 'GET /case/{id}/asset': SCANS });
    const clinical = within(await screen.findByRole('region', { name: 'Clinical choices' }));
    expect(clinical.getByText('Straight cut')).toBeVisible();
    expect(clinical.getByText('0.5 mm (company preference)')).toBeVisible();
    expect(clinical.getByText('Missing teeth').nextElementSibling?.textContent).toMatch(/18.*48/);
    expect(screen.getByText('Chair').nextElementSibling).toHaveTextContent('4');
    expect(
      screen.getByText('Upper impression, Lower impression, Front image, Right image, Left image, Bite scan'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Change: Clinical choices' }));
    expect(screen.getByRole('heading', { name: 'Clinical choices' })).toHaveFocus();
    expect(screen.getByRole('radio', { name: 'Straight cut' })).toBeChecked();
  });

  it('[CA-18] asks for no record again because the records could not be loaded', async () => {
    const user = userEvent.setup();
    let isDown = true;
    await renderSubmission(
      CASE,
      {
        'GET /case/{id}/asset': () => (isDown ? Response.json({ message: 'Down' }, { status: 503 }) : SCANS),
      },
      '?step=records',
    );
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByLabelText('Choose file: Upper impression')).toBeNull();
    isDown = false;
    await user.click(retry);
    expect(await screen.findByLabelText('Replace: Upper impression')).toBeInTheDocument();
  });

  it('[CA-18] leads from a missing record to its slot', async () => {
    const user = userEvent.setup();
    await renderSubmission(CASE, {}, '?step=review');
    await user.click(await screen.findByRole('button', { name: 'Lower impression' }));
    expect(await screen.findByLabelText('Choose file: Lower impression')).toHaveFocus();
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
    expect(await screen.findByText('1 missing')).toBeVisible();
    expect(submit).toBeEnabled();
    await user.click(screen.getByRole('button', { name: 'Prescription' }));
    expect(await screen.findByText('A prescription is needed in your country')).toBeVisible();
  });

  it('[CA-18] takes the company’s preference unless another is chosen, and has the choices of the product', async () => {
    const user = userEvent.setup();
    const rendered = await renderSubmission({ ...CASE, productId: 'RE' }, {}, '?step=clinical');
    const material = within(await screen.findByRole('radiogroup', { name: 'Material' }));
    expect(material.getByRole('radio', { name: 'Zendura A (company preference)' })).toBeChecked();
    await user.click(material.getByRole('radio', { name: 'Zendura FLX' }));
    await waitFor(() =>
      expect(changesOf(rendered)).toContainEqual(expect.objectContaining({ material: 'Zendura FLX' })),
    );
    await user.click(material.getByRole('radio', { name: 'Zendura A (company preference)' }));
    await waitFor(() => expect(changesOf(rendered).at(-1)).toMatchObject({ material: null }));

    await goTo(user, 'Patient & product');
    await user.click(screen.getByRole('radio', { name: 'Night Guard' }));
    await goTo(user, 'Clinical choices');
    expect(screen.getByRole('radiogroup', { name: 'Arch' })).toBeVisible();
    for (const name of ['Trim line', 'Offset', 'Material'])
      expect(screen.queryByRole('radiogroup', { name })).toBeNull();
    expect(screen.getByRole('radio', { name: 'Crown' })).toBeVisible();
    expect(screen.queryByRole('radio', { name: 'Do not move' })).toBeNull();
  });

  it('[CA-18] has own fields where the company allows them, each saved with its name', async () => {
    const user = userEvent.setup();
    const rendered = await renderSubmission(CASE, {}, '?step=patient');
    await user.click(await screen.findByRole('button', { name: 'Add a field' }));
    expect(screen.getByRole('textbox', { name: 'Value of custom field 1' })).toBeDisabled();
    await user.type(screen.getByRole('textbox', { name: 'Name of custom field 1' }), 'Chair');
    await user.type(screen.getByRole('textbox', { name: 'Value of custom field 1' }), '4');
    await waitFor(() => expect(changesOf(rendered).at(-1)).toMatchObject({ customFields: { Chair: '4' } }));
    await user.click(screen.getByRole('button', { name: 'Add a field' }));
    await user.type(screen.getByRole('textbox', { name: 'Name of custom field 2' }), 'Chair');
    expect(await screen.findByText('Another field has this name')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove custom field 2' }));
    await user.click(screen.getByRole('button', { name: 'Remove custom field 1' }));
    await waitFor(() => expect(changesOf(rendered).at(-1)).toMatchObject({ customFields: null }));
  });

  it('[CA-18] has no own fields where the company has none', async () => {
    signIn({ configuration: { isCustomFieldAllowed: false } });
    await renderSubmission(CASE, {}, '?step=patient');
    expect(await screen.findByRole('textbox', { name: 'Patient name' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add a field' })).toBeNull();
  });

  it('[CA-19] offers the courier slip where impressions are physical', async () => {
    const user = userEvent.setup();
    const tab = { opener: window, location: { replace: jest.fn() } };
    jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    const link = { url: '/api/files/slip/x', expiresAt: '2026-03-02T09:45:00.000Z' };
    await renderSubmission(CASE, { 'POST /case/{id}/physicalImpressionsLink': link }, '?step=records');
    await user.click(await screen.findByRole('radio', { name: 'Physical' }));
    expect(screen.queryByLabelText('Choose file: Upper impression')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Open the courier slip' }));
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith(link.url));
    expect(tab.opener).toBeNull();
  });

  it('[CA-22] waits for records that are still uploading', async () => {
    const user = userEvent.setup();
    const rendered = await renderSubmission(
      { ...CASE, arch: 'upper' },
      { 'GET /case/{id}/asset': SCANS.slice(1) },
      '?step=records',
    );
    await user.upload(await screen.findByLabelText('Choose file: Upper impression'), STL);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('1 record is still uploading')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Submit case' }));
    expect(await screen.findByText('Please wait for new case assets to be uploaded')).toBeVisible();
    expect(changesOf(rendered)).toEqual([]);

    act(() => rendered.uploads.move('uprImp', { state: 'done' }));
    await user.click(screen.getByRole('button', { name: 'Submit case' }));
    expect(await screen.findByText('Case C-10001 has been submitted.')).toBeVisible();
  });

  it('[CA-18] says that what could not be saved is tried again, and does so when the network is back', async () => {
    const user = userEvent.setup();
    let isDown = true;
    const put = ({ body }: { body: unknown }) => ({ ...CASE, ...(body as Partial<Case>) });
    const rendered = await renderSubmission(
      CASE,
      { 'PUT /case/{id}': (request) => (isDown ? unavailable() : put(request)) },
      '?step=patient',
    );
    await user.type(await screen.findByRole('textbox', { name: 'Client reference ID' }), 'A 7');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The portal retries automatically');
    expect(screen.getByText('Not saved')).toBeVisible();
    isDown = false;
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(alert).not.toBeInTheDocument();
    expect(changesOf(rendered).at(-1)).toMatchObject({ clientReferenceId: 'A 7' });
  });

  it('[CA-18] tells that it was not submitted until somebody asks again', async () => {
    const user = userEvent.setup();
    let isDown = true;
    const sent = { ...CASE, status: 'IN_QC' as const, version: 7 };
    await renderSubmission(CASE, {
      'GET /case/{id}/asset': SCANS,
      'PUT /case/{id}': () => (isDown ? unavailable() : sent),
    });
    const submit = await screen.findByRole('button', { name: 'Submit case' });
    await waitFor(() => expect(submit).toBeEnabled());
    await user.click(submit);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The case could not be submitted. What you filled in is saved.');
    isDown = false;
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Case C-10001 has been submitted.')).toBeVisible();
  });

  it('[SH-27] a blocked company sees it and can change nothing', async () => {
    signIn({ company: { status: 'BLOCKED' } });
    const user = userEvent.setup();
    await renderSubmission(CASE, { 'GET /case/{id}/asset': SCANS });
    expect(await screen.findByRole('button', { name: 'Submit case' })).toBeDisabled();
    await goTo(user, 'Records');
    expect(screen.getByLabelText('Choose file: Prescription')).toBeDisabled();
    await goTo(user, 'Clinical choices');
    expect(screen.getByRole('button', { name: 'Upper right 6 (16)' })).toBeDisabled();
    await goTo(user, 'Patient & product');
    expect(screen.getByRole('textbox', { name: 'Patient name' })).toBeDisabled();
  });

  it('[CA-18] is no part of a case that was submitted', async () => {
    await renderSubmission({ ...CASE, status: 'IN_MFG' });
    expect(await screen.findByRole('tab', { name: 'Overview', selected: true })).toBeVisible();
    expect(screen.queryByRole('tab', { name: 'Submission' })).toBeNull();
  });
});
