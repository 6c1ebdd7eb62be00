import { signIn } from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import { PARCEL, SENT_ON, SLIP } from '../../../testing/parcels';
import { renderShipments } from '../../../testing/render-shipments';

const ADDRESS = `/shipments/dso/${PARCEL.uuid}/slip`;

beforeEach(() => signIn());

describe('the packing slip', () => {
  it('says from whom, to whom, by whom and what, and is printed', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = await renderShipments({ 'GET /dso/shipment/{id}/packingSlip': SLIP }, ADDRESS);
    const sheet = within(await screen.findByRole('article', { name: 'Packing slip' }));
    for (const text of [SLIP.company.name, 'Bright Smile Receiving', '1234567890', 'DHL Express', '2 items'])
      expect(sheet.getByText(text)).toBeVisible();
    const [, first, second] = sheet.getAllByRole('row');
    expect(first).toHaveTextContent(
      'C-10001REF-7Sarah MillerDr. AdaClear Aligners · Both arches1st batch, stages 1–10',
    );
    expect(second).toHaveTextContent(
      'C-10002—Omar HaddadDr. AdaRetainer · UpperRetainer R-1004 (upper arch, stage 12)',
    );
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('link', { name: 'S-20001' })).toHaveAttribute(
      'href',
      `/shipments/dso/${PARCEL.uuid}/parcel`,
    );
  });

  it('is a sheet for each doctor, to their address and with their patients alone', async () => {
    const [first, second] = SLIP.lines;
    const [ada, bob] = ['51', '52'].map((end) => `00000000-0000-4000-9000-0000000000${end}`) as [
      string,
      string,
    ];
    const practice = { ...PARCEL.shipTo!, via: 'doctor', title: 'Practice Ada' } as const;
    const slip = {
      ...SLIP,
      lines: [
        { ...first!, doctorUuid: ada },
        { ...second!, doctorUuid: bob, doctorName: 'Dr. Bob' },
      ],
      doctors: [
        { uuid: ada, name: 'Dr. Ada', shipTo: practice },
        { uuid: bob, name: 'Dr. Bob', shipTo: null },
      ],
    };
    await renderShipments({ 'GET /dso/shipment/{id}/packingSlip': slip }, ADDRESS);
    const ofAda = await screen.findByRole('article', { name: 'Packing slip · Dr. Ada' });
    const ofBob = screen.getByRole('article', { name: 'Packing slip · Dr. Bob' });
    expect(within(ofAda).getByText('Practice Ada')).toBeVisible();
    expect(within(ofAda).getByText('1 item')).toBeVisible();
    expect(ofAda).toHaveTextContent('Sarah Miller');
    expect(ofAda).not.toHaveTextContent(/Omar Haddad|Dr. Bob|Bright Smile Receiving/);
    expect(ofBob).toHaveTextContent('Omar Haddad');
    expect(ofBob).not.toHaveTextContent(/Sarah Miller|Dr. Ada|Bright Smile Receiving/);
  });

  it.each([
    ['their own, where all of them went by it', ['VAN-2', 'VAN-2'], 'VAN-2'],
    ['none, where each went by another', ['VAN-2', 'VAN-3'], null],
    ['none, where some went with the rest of the parcel', ['VAN-2', null], null],
    ['that of the parcel, where all of them went with it', [null, null], 'LM-1'],
  ])('[SM-02] says of the cases on a sheet which way they went: %s', async (_what, own, said) => {
    const lines = SLIP.lines.map((line, index) => {
      const airwayBillNumber = own[index] ?? null;
      return {
        ...line,
        lastMile: airwayBillNumber === null ? null : { ...SENT_ON.lastMile!, airwayBillNumber },
      };
    });
    const slip = { ...SLIP, shipment: SENT_ON, lines };
    await renderShipments({ 'GET /dso/shipment/{id}/packingSlip': slip }, ADDRESS);
    const sheet = await screen.findByRole('article', { name: 'Packing slip' });
    const shown = ['VAN-2', 'VAN-3', 'LM-1', '1234567890'].filter((bill) => sheet.textContent.includes(bill));
    expect(shown).toEqual(said === null ? [] : [said]);
    expect(within(sheet).queryByText('Own courier') !== null).toBe(said !== null);
  });

  it('names what a replacement is of, for the arch that was asked for', async () => {
    const lines = SLIP.lines.map((line) => ({
      ...line,
      request: line.request && { ...line.request, type: 'replacement' as const },
    }));
    await renderShipments({ 'GET /dso/shipment/{id}/packingSlip': { ...SLIP, lines } }, ADDRESS);
    expect((await screen.findAllByRole('row'))[2]).toHaveTextContent(
      'Clear Aligners · UpperReplacement R-1004 (upper arch, stage 12)',
    );
  });

  it('is in the person’s language, with numbers left to right', async () => {
    await renderShipments({ 'GET /dso/shipment/{id}/packingSlip': SLIP }, ADDRESS, 'ar');
    const sheet = within(await screen.findByRole('article', { name: 'قائمة التعبئة' }));
    expect(sheet.getByText('1234567890')).toHaveAttribute('dir', 'ltr');
    expect(sheet.getByText('عنصران')).toBeVisible();
    expect(sheet.getByText('الدفعة الأولى، المراحل 1–10')).toBeVisible();
  });
});
