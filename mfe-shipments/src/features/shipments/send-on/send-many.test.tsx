import type { LastMileResults, Shipment } from '@portal/shared/contract';
import { signIn } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { COURIERS, PARCEL, SENT_ON } from '../../../testing/parcels';
import { listOf, renderShipments } from '../../../testing/render-shipments';

const PARCELS = [1, 2, 3].map((number) => numbered(PARCEL, number));
type Result = LastMileResults['results'][number];
const sent = ({ uuid }: Shipment): Result => ({ uuid, shipment: { ...SENT_ON, uuid }, refusal: null });
const refused = ({ uuid }: Shipment, refusal: NonNullable<Result['refusal']>): Result => ({
  uuid,
  shipment: null,
  refusal,
});

function numbered(shipment: Shipment, number: number): Shipment {
  return { ...shipment, uuid: `00000000-0000-4000-8000-00000000010${number}`, identifier: `S-${number}` };
}

async function openDialog(answers: LastMileResults[]) {
  let parcels = PARCELS;
  const rendered = await renderShipments(
    {
      'GET /dso/shipment': () => listOf(parcels),
      'GET /dso/shipment/statistics': { counts: [], toBeSentOn: parcels.length, reported: 0 },
      'GET /courier': COURIERS,
      'PUT /dso/shipment/lastmile': () => {
        const answer = answers.shift() ?? { results: [] };
        parcels = parcels.map((parcel) => {
          const result = answer.results.find(({ uuid }) => uuid === parcel.uuid);
          return result?.shipment ? { ...SENT_ON, ...numberOf(parcel) } : parcel;
        });
        return answer;
      },
    },
    '/shipments/dso',
  );
  const { user } = rendered;
  await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  await user.click(screen.getByRole('button', { name: 'Send 3 shipments on' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send 3 shipments on' }));
  const bodies = () =>
    rendered.seen.flatMap(({ call, request }) =>
      call === 'PUT /dso/shipment/lastmile' ? [request.body] : [],
    );
  return { user, dialog, bodies };
}
const numberOf = ({ uuid, identifier }: Shipment) => ({ uuid, identifier });

beforeEach(() => signIn());

describe('doctors’ parcels that are sent on together', () => {
  it('[SM-02] go by one courier, each by an airway bill of its own, and are let go of', async () => {
    const { user, dialog, bodies } = await openDialog([{ results: PARCELS.map(sent) }]);
    await user.click(dialog.getByRole('combobox', { name: /Courier/ }));
    await user.click(await screen.findByTitle('Own courier'));
    await user.type(dialog.getByRole('textbox', { name: /Airway bill of S-2/ }), ' A-2 ');
    await user.click(dialog.getByRole('button', { name: 'Send on' }));
    expect(await screen.findByText('3 shipments are on their way to the doctors.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.queryByRole('checkbox')).toBeNull());
    expect(bodies()).toEqual([
      {
        courierId: 5,
        shipments: [
          { uuid: PARCELS[0]!.uuid },
          { uuid: PARCELS[1]!.uuid, airwayBillNumber: 'A-2' },
          { uuid: PARCELS[2]!.uuid },
        ],
      },
    ]);
  });

  it('[SM-02] stay in the dialog where they are refused, with the reason and another try for those it helps', async () => {
    const [first, second, third] = PARCELS as [Shipment, Shipment, Shipment];
    const misfit = {
      field: 'airwayBillNumber',
      code: 'airwayBillForm',
      values: { courier: 'DHL', example: '1234567890' },
      msg: 'This is no airway bill of DHL',
    };
    const { user, dialog, bodies } = await openDialog([
      {
        results: [
          sent(first),
          refused(second, { code: 'validation', message: 'Not right', extra: [misfit] }),
          refused(third, { code: 'alreadySentOn', message: 'The shipment has been sent on already' }),
        ],
      },
      { results: [sent(second)] },
    ]);
    await user.click(dialog.getByRole('button', { name: 'Send on' }));
    expect(await dialog.findByText('This is no airway bill of DHL')).toBeVisible();
    expect(screen.getByText('1 shipment is on its way to the doctor.')).toBeVisible();
    const lost = within(dialog.getByRole('alert', { name: '' }));
    expect(lost.getByText('1 shipment was not sent on')).toBeVisible();
    expect(lost.getByText('S-3: The shipment has been sent on already')).toBeVisible();
    expect(dialog.getAllByRole('textbox')).toHaveLength(1);
    await user.type(dialog.getByRole('textbox', { name: /Airway bill of S-2/ }), '1234567890');
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Send on' })).toBeEnabled());
    await user.click(dialog.getByRole('button', { name: 'Send on' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodies()[1]).toEqual({ shipments: [{ uuid: second.uuid, airwayBillNumber: '1234567890' }] });
  });

  it('[SM-02] are not those that go straight to the doctor', async () => {
    const [first, second] = PARCELS as [Shipment, Shipment];
    const straight: Shipment = { ...second, shipTo: { ...second.shipTo!, via: 'doctor' } };
    const { user } = await renderShipments(
      {
        'GET /dso/shipment': listOf([first, straight]),
        'GET /dso/shipment/statistics': { counts: [], toBeSentOn: 1, reported: 0 },
      },
      '/shipments/dso',
    );
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    expect(screen.getByRole('button', { name: 'Send 1 shipment on' })).toBeEnabled();
    expect(screen.queryByRole('checkbox', { name: 'Select S-2' })).toBeNull();
  });

  it('[SH-27] can be selected by a blocked company, which is told why it cannot send them', async () => {
    signIn({ company: { status: 'BLOCKED' } });
    const { user } = await renderShipments(
      {
        'GET /dso/shipment': listOf(PARCELS),
        'GET /dso/shipment/statistics': { counts: [], toBeSentOn: 3, reported: 0 },
      },
      '/shipments/dso',
    );
    await user.click(await screen.findByRole('checkbox', { name: 'Select S-1' }));
    expect(screen.getByRole('button', { name: 'Send 1 shipment on' })).toBeDisabled();
    expect(screen.getByRole('group', { name: 'You are blocked' })).toBeVisible();
  });
});
