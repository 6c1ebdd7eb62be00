import { bus } from '@portal/shared/bus';
import type { Address } from '@portal/shared/contract';
import { buildAddress, signIn } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { listOf, renderCompany } from '../../testing/render-company';

type Served = NonNullable<Parameters<typeof renderCompany>[0]>;

const hub = buildAddress({ uuid: 'a-1', title: 'Hub', isDefaultShippingAddress: true });
const branch = buildAddress({ uuid: 'a-2', title: 'Branch', ownerType: 'clinic', city: 'Waco' });
const office = buildAddress({
  uuid: 'a-3',
  title: 'Office',
  typeId: 1,
  addressType: { id: 1, key: 'company', title: 'Company address' },
  countryId: 792,
  country: { id: 792, code: 'TR', name: 'Türkiye' },
});
const parcels = {
  count: 2,
  caseCount: 3,
  cases: [
    { uuid: 'c-1', identifier: 'C-1', patientName: 'One' },
    { uuid: 'c-2', identifier: 'C-2', patientName: 'Two' },
  ],
};

/** Addresses as the server answers them: all, or those of a type. */
function addressCall(addresses: () => readonly Address[]): Served {
  return {
    'GET /address': ({ query }) => {
      const typeId = query.get('typeId');
      return listOf(addresses().filter((one) => typeId === null || one.typeId === Number(typeId)));
    },
  };
}
const render = (addresses: readonly Address[], served: Served = {}, language: 'en' | 'tr' | 'ar' = 'en') =>
  renderCompany({ ...addressCall(() => addresses), ...served }, '/profile/addresses', language);
const table = async (name = 'Addresses') => within(await screen.findByRole('table', { name }));
const dialog = () => within(screen.getByRole('dialog'));
const press = async (user: Awaited<ReturnType<typeof render>>['user'], name: string) => {
  const button = dialog().getByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
};

beforeEach(() => signIn());

describe('the address table', () => {
  it('[CO-08] has the columns in their order, and an owner for shipments only', async () => {
    await render([hub, office]);
    const rows = (await table()).getAllByRole('row');
    expect((await table()).getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      ...['Full Name', 'Address Type', 'Address Owner', 'Country', 'City', 'State', 'St.Name', 'Zip Code'],
      ...['Phone', 'Default', 'Actions'],
    ]);
    expect(rows[1]).toHaveTextContent('HubShipmentAdmin OfficeUnited StatesAustinTexas500 Brazos Lane78701');
    expect(rows[2]).toHaveTextContent('OfficeCompany address—Türkiye');
  });

  it('[CO-08] sorts by five columns, descending first and then the other way', async () => {
    const { user, sent } = await render([hub]);
    const asked = () => sent('GET /address').at(-1)!.request.query.get('order');
    for (const [head, field] of [
      ['Full Name', 'title'],
      ['State', 'state'],
      ['St.Name', 'street'],
      ['Zip Code', 'zipCode'],
      ['Phone', 'phone'],
    ] as const) {
      const column = (await table()).getByRole('columnheader', { name: head });
      await user.click(column);
      await waitFor(() => expect(asked()).toBe(`${field} desc`));
      await user.click((await table()).getByRole('columnheader', { name: head }));
      await waitFor(() => expect(asked()).toBe(`${field} asc`));
    }
    await user.click((await table()).getByRole('columnheader', { name: 'Country' }));
    expect(asked()).toBe('phone asc');
  });

  it('[CO-09] pages by 5, 10, 20, 50 and 100, and shows the top after a change', async () => {
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
    const many = { ...listOf([hub, branch]), total: 42, pages: 5 };
    const { user, sent } = await render([], { 'GET /address': many });
    await table();
    expect(scroll).not.toHaveBeenCalled();
    await user.click(screen.getByTitle('2'));
    await waitFor(() => expect(scroll).toHaveBeenCalledWith({ block: 'start' }));
    expect(sent('GET /address').map(({ request }) => request.query.get('page'))).toContain('2');
    await user.click(screen.getByRole('combobox', { name: 'Rows per page' }));
    for (const size of [5, 10, 20, 50, 100])
      expect(screen.getAllByTitle(`${size} / page`)).not.toHaveLength(0);
    scroll.mockRestore();
  });

  it('[CO-09] hides patients’ addresses', async () => {
    await render([hub, buildAddress({ uuid: 'a-9', title: 'Of a patient', ownerType: 'patient' })]);
    await (await table()).findByText('Hub');
    expect(screen.queryByText('Of a patient')).toBeNull();
  });

  it('[CO-10] warns while there is no address for shipments', async () => {
    let addresses = [office];
    await renderCompany(
      addressCall(() => addresses),
      '/profile/addresses',
    );
    const warning = "* You don't have any shipping addresses, please create one";
    expect(await screen.findByText(warning)).toBeInTheDocument();
    addresses = [office, hub];
    bus.emit('company:changed', { uuid: 'c', part: 'addresses' });
    await waitFor(() => expect(screen.queryByText(warning)).toBeNull());
    expect(await (await table()).findByText('Hub')).toBeInTheDocument();
  });

  it('[CO-11] marks the default by its tooltip, which the keyboard reaches, in bulk shipping only', async () => {
    const { user } = await render([hub, branch]);
    const marker = await screen.findByRole('button', { name: 'Default Doctor Portal address' });
    expect(within((await table()).getAllByRole('row')[1]!).getByRole('button', { name: /^Default/ })).toBe(
      marker,
    );
    await user.hover(marker);
    expect(await screen.findByRole('tooltip', { name: 'Default Doctor Portal address' })).toBeInTheDocument();
  });

  it('[CO-11] has no marker where each doctor gets their own parcels', async () => {
    signIn({ configuration: { shipmentType: 'dropshipping' } });
    await render([hub]);
    await (await table()).findByText('Hub');
    expect(screen.queryByRole('button', { name: /^Default/ })).toBeNull();
    expect(screen.queryByRole('columnheader', { name: 'Default' })).toBeNull();
  });

  it('[CO-08] [CO-16] marks where parcels go now, also when the way of shipping changes', async () => {
    let addresses = [{ ...hub, isShipTo: true }, branch];
    await renderCompany(
      addressCall(() => addresses),
      '/profile/addresses',
    );
    expect((await screen.findByText('Parcels go here')).closest('tr')).toHaveTextContent('Hub');
    addresses = [hub, { ...branch, isShipTo: true }];
    bus.emit('company:changed', { uuid: 'c', part: 'configuration' });
    await waitFor(() =>
      expect(screen.getByText('Parcels go here').closest('tr')).toHaveTextContent('Branch'),
    );
  });

  it('[CO-16] says in drop shipping that a doctor’s own address goes before', async () => {
    signIn({ configuration: { shipmentType: 'dropshipping' } });
    await render([{ ...branch, isShipTo: true }]);
    expect(
      await screen.findByText('Parcels go here, except to doctors who have an address of their own'),
    ).toBeInTheDocument();
  });

  it('[CO-16] says in bulk shipping that no address is the default yet, and where parcels go meanwhile', async () => {
    await render([{ ...branch, isShipTo: true }, office]);
    expect(await screen.findByText(/^No address is the default of your bulk shipping/)).toHaveTextContent(
      'Until one is, parcels go to Branch.',
    );
  });

  it('names countries in the language of the person', async () => {
    await render([hub, office], {}, 'ar');
    const rows = await table('العناوين');
    expect(await rows.findByText('الولايات المتحدة')).toBeInTheDocument();
    expect(rows.getByText('تركيا')).toBeInTheDocument();
  });

  it('says which open shipments go to an address', async () => {
    const { user } = await render([{ ...branch, openShipments: parcels }]);
    await user.click(await screen.findByRole('button', { name: '2 open shipments' }));
    expect(await screen.findByText('2 open shipments go to this address')).toBeInTheDocument();
    expect(screen.getByText('Cases: C-1, C-2 and # other'.replace('#', '1'))).toBeInTheDocument();
  });

  it('[CO-10] asks a blocked company, which may add none, for no first one', async () => {
    signIn({ company: { status: 'BLOCKED' } });
    await render([]);
    expect(await screen.findByText('No addresses yet.')).toBeVisible();
  });

  it('says that there is nothing yet, and that it could not be read', async () => {
    let isUp = true;
    const { user } = await renderCompany(
      { 'GET /address': () => (isUp ? listOf([]) : Response.json({}, { status: 500 })) },
      '/profile/addresses',
    );
    expect(await screen.findByText(/No addresses yet/)).toBeInTheDocument();
    isUp = false;
    bus.emit('company:changed', { uuid: 'c', part: 'addresses' });
    await user.click(screen.getByRole('tab', { name: 'Profile' }));
    await user.click(screen.getByRole('tab', { name: 'Addresses' }));
    isUp = true;
    expect(await screen.findByText(/No addresses yet|This could not be loaded/)).toBeInTheDocument();
  });
});

describe('removing an address', () => {
  it('[CO-12] asks first, reads the list again and tells the portal', async () => {
    const received = jest.fn();
    const off = bus.on('company:updated', received);
    let addresses = [hub, branch];
    const { user, sent } = await renderCompany(
      {
        ...addressCall(() => addresses),
        'DELETE /address/{id}': ({ params }) => {
          addresses = addresses.filter(({ uuid }) => uuid !== params['id']);
          return { ok: true };
        },
      },
      '/profile/addresses',
    );
    await user.click(await screen.findByRole('button', { name: 'Remove the address of Branch' }));
    expect(
      dialog().getByText('The address of Branch, 500 Brazos Lane, Waco, will be removed.'),
    ).toBeInTheDocument();
    await press(user, 'Remove');
    expect(await screen.findByText('Address removed')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Branch')).toBeNull());
    expect(sent('DELETE /address/{id}')[0]!.request.params).toEqual({ id: 'a-2' });
    expect(received).toHaveBeenCalled();
    off();
  });

  it('[CO-17] is refused for the default shipping address, with Confirm as the only button', async () => {
    const { user, sent } = await render([hub, branch]);
    await user.click(await screen.findByRole('button', { name: 'Remove the address of Hub' }));
    expect(
      dialog().getByText(
        'you can not remove the default shipping address without choosing another default shipping address',
      ),
    ).toBeInTheDocument();
    expect(dialog().queryByRole('button', { name: 'Cancel' })).toBeNull();
    await user.click(dialog().getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent('DELETE /address/{id}')).toEqual([]);
  });

  it('wants another address for open shipments, and names it to the server', async () => {
    const { user, sent } = await render([hub, { ...branch, openShipments: parcels }, office], {
      'DELETE /address/{id}': { ok: true },
    });
    await user.click(await screen.findByRole('button', { name: 'Remove the address of Branch' }));
    expect(dialog().getByText('2 open shipments go to this address')).toBeInTheDocument();
    await waitFor(() => expect(dialog().getByRole('button', { name: 'Remove' })).toBeDisabled());
    await user.click(await screen.findByRole('combobox', { name: 'Ship them instead to' }));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toHaveLength(1);
    await user.click(await screen.findByTitle('Hub, 500 Brazos Lane, Austin'));
    await press(user, 'Remove');
    await waitFor(() => expect(sent('DELETE /address/{id}')).toHaveLength(1));
    expect(sent('DELETE /address/{id}')[0]!.request.query.get('replaceWith')).toBe('a-1');
  });

  it('asks for another address when parcels were booked while it was asked', async () => {
    let addresses: Address[] = [hub, branch];
    const { user } = await renderCompany(
      {
        ...addressCall(() => addresses),
        'DELETE /address/{id}': () => {
          addresses = [hub, { ...branch, openShipments: parcels }];
          const extra = [
            { field: 'replaceWith', code: 'addressInUse', values: { shipments: 2 }, msg: 'In use' },
          ];
          return Response.json({ code: 'validation', message: 'no', extra }, { status: 400 });
        },
      },
      '/profile/addresses',
    );
    await user.click(await screen.findByRole('button', { name: 'Remove the address of Branch' }));
    await press(user, 'Remove');
    expect(await screen.findByRole('combobox', { name: 'Ship them instead to' })).toBeInTheDocument();
  });

  it('[CO-12] keep what is typed when somebody else moves the row to another page', async () => {
    let addresses = [hub, branch];
    const { user } = await renderCompany(
      addressCall(() => addresses),
      '/profile/addresses',
    );
    await user.click(await screen.findByRole('button', { name: 'Edit the address of Branch' }));
    const name = dialog().getByRole('textbox', { name: 'Full Name' });
    await user.type(name, ' 2');
    addresses = [hub, office];
    bus.emit('company:changed', { uuid: 'k', part: 'addresses' });
    await waitFor(() => expect(screen.getByText('Office')).toBeInTheDocument());
    expect(name).toBeInTheDocument();
    expect(name).toHaveValue('Branch 2');
  });
});
