import { bus } from '@portal/shared/bus';
import type { Address, Country } from '@portal/shared/contract';
import { buildAddress, buildDoctor, signIn } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { listOf, renderDoctors } from '../../../testing/render-doctors';

const COUNTRIES: readonly Country[] = [
  { id: 10, code: 'AQ', name: 'Antarctica', isShippable: false },
  { id: 792, code: 'TR', name: 'Türkiye', isShippable: true },
  { id: 840, code: 'US', name: 'United States', isShippable: true },
];
const own = { ownerType: 'doctor', doctorUuid: 'd-1' } as const;
const clinic = buildAddress({ uuid: 'a-1', title: 'Clinic', version: 5, ...own });
const branch = buildAddress({ uuid: 'a-2', title: 'Branch', city: 'Waco', ...own });
const office = buildAddress({ uuid: 'a-9', title: 'Office' });
const BUSY = { count: 2, caseCount: 1, cases: [{ uuid: 'c-1', identifier: 'C-1', patientName: '' }] };

async function render(addresses: readonly Address[], served: Parameters<typeof renderDoctors>[0] = {}) {
  const rendered = await renderDoctors(
    {
      'GET /dso/doctor/{id}': buildDoctor({ uuid: 'd-1' }),
      'GET /dso/doctor/{id}/address': () => [...addresses],
      'GET /country': ({ query }) =>
        listOf(COUNTRIES.filter(({ isShippable }) => isShippable || !query.has('filter'))),
      'GET /city/{id}': [],
      ...served,
    },
    '/doctors/d-1/addresses',
  );
  const sent = (call: (typeof rendered.seen)[number]['call']) =>
    rendered.seen.filter((one) => one.call === call).map(({ request }) => request);
  return { ...rendered, sent };
}
type User = Awaited<ReturnType<typeof render>>['user'];

const choose = async (user: User, label: string, option: string) => {
  await user.click(screen.getByRole('combobox', { name: label }));
  await user.click((await screen.findAllByTitle(option)).at(-1)!);
};
const submit = async (user: User) => {
  const button = screen.getByRole('button', { name: 'Submit' });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
};

describe('addresses of a doctor', () => {
  it('[DR-02] lists them, and adds one for shipments', async () => {
    signIn();
    const all = [clinic];
    const { user, sent } = await render(all, {
      'POST /dso/doctor/{id}/address': () => {
        all.push(branch);
        return Response.json(branch, { status: 201 });
      },
    });
    const row = await screen.findByRole('row', { name: /Clinic/ });
    for (const text of ['Shipment', 'United States', 'Austin', 'Texas', '500 Brazos Lane', '78701'])
      expect(row).toHaveTextContent(text);
    await user.click(screen.getByRole('button', { name: 'plus Add address' }));
    const fields = { title: 'Branch', state: 'İzmir', street: 'Cumhuriyet 1', zipCode: '35000' };
    await choose(user, 'Country', 'Türkiye');
    await user.type(screen.getByRole('textbox', { name: 'Full Name' }), fields.title);
    await user.type(screen.getByRole('combobox', { name: 'City' }), 'İzmir');
    await user.type(screen.getByRole('textbox', { name: 'Region' }), fields.state);
    await user.type(screen.getByRole('textbox', { name: 'Postal Code' }), fields.zipCode);
    await user.type(screen.getByRole('textbox', { name: 'Street' }), fields.street);
    await user.type(screen.getByRole('textbox', { name: 'Phone' }), '+90 232 000 00 00');
    await submit(user);
    expect(await screen.findByRole('row', { name: /Branch/ })).toBeInTheDocument();
    const [request] = sent('POST /dso/doctor/{id}/address');
    expect(request?.params['id']).toBe('d-1');
    expect(request?.body).toEqual({
      ...{ ...fields, typeId: 2, countryId: 792, city: 'İzmir', phone: '+90 232 000 00 00' },
    });
  });

  it('[DR-02] edits one by its version, and keeps what was typed when somebody was faster', async () => {
    signIn();
    const all = [clinic];
    const { user, sent } = await render(all, {
      'PUT /dso/address/{id}': ({ body }) => {
        if ((body as Address).version === 6) return clinic;
        all[0] = { ...clinic, street: 'Elm 1', version: 6 };
        return Response.json({ code: 'conflict', message: 'Somebody was faster' }, { status: 409 });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Edit the address of Clinic' }));
    const city = screen.getByRole('combobox', { name: 'City' });
    await user.clear(city);
    await user.type(city, 'Dallas');
    await submit(user);
    expect(await screen.findByText('Changed meanwhile')).toBeInTheDocument();
    expect(city).toHaveValue('Dallas');
    await submit(user);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const change = { title: 'Clinic', city: 'Dallas', typeId: 2 };
    expect(sent('PUT /dso/address/{id}')).toMatchObject([
      { params: { id: 'a-1' }, body: { ...change, version: 5 } },
      { params: { id: 'a-1' }, body: { ...change, version: 6 } },
    ]);
  });

  it('[DR-02] removes one, whose parcels go to another address of the doctor or of the company', async () => {
    signIn();
    const busy = { ...clinic, openShipments: BUSY };
    const { user, sent } = await render([busy, branch], {
      'GET /address': listOf([office]),
      'DELETE /dso/address/{id}': { ok: true },
    });
    await user.click(await screen.findByRole('button', { name: 'Remove the address of Branch' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(sent('DELETE /dso/address/{id}')).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Remove the address of Clinic' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('2 open shipments go to this address')).toBeInTheDocument();
    await user.click(await dialog.findByRole('combobox', { name: 'Ship them instead to' }));
    expect(await screen.findAllByTitle(/500 Brazos Lane/)).toHaveLength(2);
    await user.click(screen.getByTitle('Office, 500 Brazos Lane, Austin'));
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(sent('DELETE /dso/address/{id}')).toHaveLength(2));
    const [first, second] = sent('DELETE /dso/address/{id}');
    expect([first?.params['id'], first?.query.has('replaceWith')]).toEqual(['a-2', false]);
    expect([second?.params['id'], second?.query.get('replaceWith')]).toEqual(['a-1', 'a-9']);
  });

  it('[DR-02] offers what can take the place of one as it is when the question opens, and as it changes', async () => {
    signIn();
    let offered: readonly Address[] = [];
    const { user } = await render([{ ...clinic, openShipments: BUSY }], {
      'GET /address': () => listOf([...offered]),
    });
    const ask = async () => {
      await user.click(await screen.findByRole('button', { name: 'Remove the address of Clinic' }));
      await user.click(await screen.findByRole('combobox', { name: 'Ship them instead to' }));
    };
    await ask();
    expect(await screen.findByText('There is no other shipping address. Add one first.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    offered = [office];
    await ask();
    expect(await screen.findByTitle(/^Office/)).toBeInTheDocument();
    offered = [office, buildAddress({ uuid: 'a-10', title: 'Depot' })];
    bus.emit('company:changed', { uuid: 'k', part: 'addresses' });
    expect(await screen.findByTitle(/^Depot/)).toBeInTheDocument();
  });

  it('says that there are none', async () => {
    signIn();
    await render([]);
    expect(await screen.findByText(/No addresses yet/)).toBeInTheDocument();
  });

  it.each([
    ['an RM', 'Role RM Not Allowed', { user: { role: 'RM' } }],
    ['a blocked company', 'You are blocked', { company: { status: 'BLOCKED' } }],
  ] as const)(
    '[DR-03] [CO-07] shows them to %s, who changes nothing and reads why',
    async (_who, reason, is) => {
      signIn(is);
      const { user } = await render([clinic]);
      const names = ['plus Add address', 'Edit the address of Clinic', 'Remove the address of Clinic'];
      for (const name of names) {
        const button = await screen.findByRole('button', { name });
        expect(button).toBeDisabled();
        const frame = button.closest('[role=group]');
        expect(frame).toHaveAccessibleName(reason);
        expect(frame).toHaveAttribute('tabindex', '0');
      }
      const [first] = screen.getAllByRole('group', { name: reason });
      await user.hover(first!);
      expect(await screen.findByRole('tooltip')).toHaveTextContent(reason);
    },
  );
});
