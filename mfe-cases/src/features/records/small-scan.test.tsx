import type { CaseAsset, CaseAssetChange } from '@portal/shared/contract';
import { buildCase, signIn } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildAsset } from '../../testing/builders';
import { renderCases, servedCase, type Served } from '../../testing/render-cases';

const CASE = buildCase({
  productId: 'RE',
  arch: 'upper',
  impressionType: 'meditScanner',
  patientType: 'adult',
});
const SCAN = new File(['solid'], 'scan.stl');
const SMALL = buildAsset({ name: 'small.stl', size: 684 });

beforeEach(() => signIn());

const renderAt = (step: string, served: Served) =>
  renderCases(`/admin/all/${CASE.uuid}/submission?step=${step}`, servedCase(CASE, served));
const slotOf = (control: string) => screen.getByLabelText(`${control}: Upper impression`).closest('li')!;
const marks = () => screen.queryAllByText(/^\d missing$/).map(({ textContent }) => textContent);

describe('a scan that cannot be an arch', () => {
  it('[CA-17] [CA-18] is missing where it was moved to, and its slot says why, until another one comes', async () => {
    const user = userEvent.setup();
    let asset: CaseAsset = { ...SMALL, assetType: 'trdPty' };
    await renderAt('records', {
      'GET /case/{id}/asset': () => [asset],
      'PUT /caseAsset/{id}': ({ body }) => (asset = { ...asset, ...(body as CaseAssetChange) } as CaseAsset),
    });
    await user.click(await screen.findByRole('button', { name: 'Move: Third party' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Upper impression' }));
    await screen.findByLabelText('Replace: Upper impression');
    expect(within(slotOf('Replace')).getByRole('alert')).toHaveTextContent('too few triangles to be an arch');
    expect(marks()).toEqual(['1 missing']);
    asset = { ...asset, uuid: 'other', size: 4_200_000 };
    await user.upload(screen.getByLabelText('Replace: Upper impression'), SCAN);
    await waitFor(() => expect(marks()).toEqual([]));
  });

  it('[CA-18] that the server refuses is so no more once another one is on its way', async () => {
    const user = userEvent.setup();
    const extra = [{ field: 'uprImp', msg: 'Your lab wants a finer scan' }];
    await renderAt('review', {
      'GET /case/{id}/asset': [buildAsset()],
      'PUT /case/{id}': () =>
        Response.json({ code: 'incomplete', message: 'Not complete', extra }, { status: 409 }),
    });
    const submit = await screen.findByRole('button', { name: 'Submit case' });
    await waitFor(() => expect(submit).toBeEnabled());
    await user.click(submit);
    await user.click(await screen.findByRole('button', { name: 'Upper impression' }));
    await screen.findByLabelText('Replace: Upper impression');
    expect(within(slotOf('Replace')).getByRole('alert')).toHaveTextContent('Your lab wants a finer scan');
    expect(marks()).toEqual(['1 missing']);
    await user.upload(screen.getByLabelText('Replace: Upper impression'), SCAN);
    await waitFor(() => expect(marks()).toEqual([]));
    expect(screen.queryByText('Your lab wants a finer scan')).toBeNull();
  });
});
