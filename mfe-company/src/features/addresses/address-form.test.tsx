import type { Address } from '@portal/shared/contract';
import { buildAddress, signIn } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { listOf, renderCompany } from '../../testing/render-company';

type Served = NonNullable<Parameters<typeof renderCompany>[0]>;
type User = Awaited<ReturnType<typeof renderCompany>>['user'];

const hub = buildAddress({ uuid: 'a-1', title: 'Hub', isDefaultShippingAddress: true, version: 5 });
const branch = buildAddress({ uuid: 'a-2', title: 'Branch', ownerType: 'clinic' });
const USE = 'Use this as single shipping address for all doctor cases';
const REPLACE =
  'Please note the default shipping address for doctor cases has already been assigned to an existing address, do you want to update the default shipping address to this one?';
const KEEP =
  'you can not remove the default shipping address without choosing another default shipping address';

const render = (addresses: readonly Address[], served: Served = {}) =>
  renderCompany({ 'GET /address': listOf(addresses), ...served }, '/profile/addresses');
const form = (name: string) => within(screen.getByRole('dialog', { name }));
const add = async (user: User) => {
  await user.click(await screen.findByRole('button', { name: 'plus Add address' }));
  return form('Add address');
};
const edit = async (user: User, title: string) => {
  await user.click(await screen.findByRole('button', { name: `Edit the address of ${title}` }));
  return form('Edit address');
};
const choose = async (user: User, label: string, option: string) => {
  await user.click(screen.getByRole('combobox', { name: label }));
  await user.click((await screen.findAllByTitle(option)).at(-1)!);
};
/** By its heading: in tests antd gives all dialogs one id. */
const secondDialog = async (title: string) => {
  const heading = await screen.findByText(title);
  return within(heading.closest<HTMLElement>('[role=dialog]')!);
};
const fill = async (user: User, values: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(values))
    await user.type(screen.getByRole(name === 'City' ? 'combobox' : 'textbox', { name }), value);
};
const submit = async (user: User) => {
  const button = screen.getByRole('button', { name: 'Submit' });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
};

beforeEach(() => signIn());

describe('the form of an address', () => {
  it('[CO-13] wants every field', async () => {
    const { user } = await render([]);
    const fields = await add(user);
    await waitFor(() => expect(fields.getByRole('button', { name: 'Submit' })).toBeDisabled());
    await choose(user, 'Address', 'Shipment');
    await user.type(fields.getByRole('textbox', { name: 'Full Name' }), '{Enter}');
    await waitFor(() => expect(fields.getAllByText('this field is required')).toHaveLength(8));
  });

  it('[CO-14] has a list of states and a Zip Code for the United States, else Region and Postal Code', async () => {
    const { user } = await render([]);
    const fields = await add(user);
    expect(fields.getByRole('textbox', { name: 'Region' })).toBeInTheDocument();
    expect(fields.getByRole('textbox', { name: 'Postal Code' })).toBeInTheDocument();
    await choose(user, 'Country', 'United States');
    expect(await fields.findByRole('combobox', { name: 'State' })).toBeInTheDocument();
    expect(fields.getByRole('textbox', { name: 'Zip Code' })).toBeInTheDocument();
    expect(fields.queryByRole('textbox', { name: 'Region' })).toBeNull();
    await choose(user, 'State', 'Alabama');
    await choose(user, 'Country', 'Türkiye');
    expect(await fields.findByRole('textbox', { name: 'Region' })).toHaveValue('');
  });

  it('[CO-15] [CO-12] begins as a company address of the admin office, without an owner to choose', async () => {
    const { user, sent } = await render([], { 'POST /address': hub });
    const fields = await add(user);
    expect(fields.queryByRole('combobox', { name: 'Address Owner' })).toBeNull();
    await user.click(fields.getByRole('combobox', { name: 'Address' }));
    await user.click(await screen.findByTitle('Billing'));
    expect(fields.queryByRole('combobox', { name: 'Address Owner' })).toBeNull();
    await user.click(screen.getAllByTitle('Company address').at(-1)!);
    await fill(user, { 'Full Name': 'Front desk' });
    await choose(user, 'Country', 'Türkiye');
    await fill(user, { City: 'Bursa', Region: 'Bursa', 'Postal Code': '16000', Street: 'Atatürk 1' });
    await fill(user, { Phone: '+90 224 000 00 00' });
    await submit(user);
    expect(await screen.findByText('Address added')).toBeInTheDocument();
    expect(sent('POST /address')[0]!.request.body).toEqual({
      typeId: 1,
      ownerType: 'adminOffice',
      title: 'Front desk',
      countryId: 792,
      city: 'Bursa',
      state: 'Bursa',
      zipCode: '16000',
      street: 'Atatürk 1',
      phone: '+90 224 000 00 00',
    });
  });

  it('[CO-18] [CO-15] asks for countries that can be shipped to, and refuses another one chosen before', async () => {
    const { user, sent } = await render([]);
    const fields = await add(user);
    expect(Object.fromEntries(sent('GET /country')[0]!.request.query)).toEqual({
      page: '1',
      paginate: '300',
    });
    await choose(user, 'Country', 'Antarctica');
    await choose(user, 'Address', 'Shipment');
    expect(await fields.findByRole('combobox', { name: 'Address Owner' })).toBeInTheDocument();
    await waitFor(() =>
      expect(sent('GET /country').at(-1)!.request.query.get('filter')).toBe(
        '{"op":"EQ","key":"isShippable","value":true}',
      ),
    );
    await user.type(fields.getByRole('textbox', { name: 'Full Name' }), 'x{Enter}');
    expect(
      await fields.findByText('Nothing can be shipped to Antarctica. Choose another country.'),
    ).toBeInTheDocument();
  });

  it('[CO-18] offers cities of the country while one is typed, and takes any other', async () => {
    const { user, sent } = await render([], {
      'GET /city/{id}': ({ query }) => [{ id: 1, name: query.get('search') === 'iz' ? 'İzmir' : 'İzmit' }],
    });
    const fields = await add(user);
    await choose(user, 'Country', 'Türkiye');
    await user.type(fields.getByRole('combobox', { name: 'City' }), 'iz');
    await user.click(await screen.findByTitle('İzmir'));
    expect(fields.getByRole('combobox', { name: 'City' })).toHaveValue('İzmir');
    expect(sent('GET /city/{id}')[0]!.request.params).toEqual({ id: '792' });
    await user.clear(fields.getByRole('combobox', { name: 'City' }));
    await user.type(fields.getByRole('combobox', { name: 'City' }), 'Köyüm');
    expect(fields.getByRole('combobox', { name: 'City' })).toHaveValue('Köyüm');
  });

  it('[CO-13] says at the field what is too long or no phone number, and keeps it', async () => {
    const { user } = await render([]);
    const fields = await add(user);
    const name = fields.getByRole('textbox', { name: 'Full Name' });
    await user.click(name);
    await user.paste('x'.repeat(257));
    expect(await fields.findByText('Use fewer than 121 characters')).toBeInTheDocument();
    expect(name).toHaveValue('x'.repeat(257));
    await fill(user, { Phone: 'call me' });
    expect(await fields.findByText('Use digits, spaces, brackets, + and - only')).toBeInTheDocument();
  });

  it('[CO-16] says that parcels of the company’s own cases go to the default, too', async () => {
    const { user } = await render([hub]);
    const fields = await edit(user, 'Hub');
    expect(await fields.findByText('Parcels of your company’s own cases go there, too.')).toBeVisible();
  });

  it('[CO-17] sends an edit with its version, and the default flag not at all while it is not touched', async () => {
    const { user, sent } = await render([hub, branch], { 'PUT /address/{id}': hub });
    const fields = await edit(user, 'Hub');
    expect(await fields.findByRole('checkbox', { name: USE })).toBeChecked();
    await user.type(fields.getByRole('textbox', { name: 'Full Name' }), ' 2');
    await submit(user);
    await waitFor(() => expect(sent('PUT /address/{id}')).toHaveLength(1));
    expect(sent('PUT /address/{id}')[0]!.request.body).toEqual({
      typeId: 2,
      ownerType: 'adminOffice',
      title: 'Hub 2',
      countryId: 840,
      city: 'Austin',
      state: 'Texas',
      street: '500 Brazos Lane',
      zipCode: '78701',
      phone: '+1 512 555 0107',
      version: 5,
    });
  });

  it('[CO-16] asks before it takes the place of another default, and takes it on Confirm only', async () => {
    const { user, sent } = await render([hub, branch], { 'PUT /address/{id}': branch });
    const fields = await edit(user, 'Branch');
    const checkbox = await fields.findByRole('checkbox', { name: USE });
    await user.click(checkbox);
    const question = await secondDialog('Default shipping address');
    expect(question.getByText(REPLACE)).toBeInTheDocument();
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    expect(checkbox).not.toBeChecked();
    await user.click(checkbox);
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(checkbox).toBeChecked());
    await submit(user);
    await waitFor(() => expect(sent('PUT /address/{id}')).toHaveLength(1));
    expect(sent('PUT /address/{id}')[0]!.request.body).toMatchObject({ isDefaultShippingAddress: true });
  });

  it('[CO-16] asks nothing for the first default', async () => {
    const { user } = await render([branch]);
    const fields = await edit(user, 'Branch');
    await user.click(await fields.findByRole('checkbox', { name: USE }));
    expect(fields.getByRole('checkbox', { name: USE })).toBeChecked();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  it('[CO-17] cannot give up the default, by the checkbox or by another kind of address', async () => {
    const { user } = await render([hub, branch]);
    const fields = await edit(user, 'Hub');
    const notice = () => secondDialog('Default shipping address');
    await user.click(await fields.findByRole('checkbox', { name: USE }));
    expect((await notice()).getByText(KEEP)).toBeInTheDocument();
    expect((await notice()).queryByRole('button', { name: 'Cancel' })).toBeNull();
    await user.click((await notice()).getByRole('button', { name: 'Confirm' }));
    expect(fields.getByRole('checkbox', { name: USE })).toBeChecked();
    await choose(user, 'Address', 'Company address');
    await user.click((await notice()).getByRole('button', { name: 'Confirm' }));
    expect(fields.getByRole('combobox', { name: 'Address Owner' })).toBeInTheDocument();
  });

  it('[CO-16] has no default where the company does not ship in bulk', async () => {
    signIn({ configuration: { shipmentType: 'dropshipping' } });
    const { user } = await render([branch]);
    await edit(user, 'Branch');
    expect(screen.queryByRole('checkbox', { name: USE })).toBeNull();
  });

  it('[CO-12] stays open with what was typed when it is not saved', async () => {
    const zip = { field: 'zipCode', code: 'zipCode', values: {}, msg: 'Five digits' };
    const { user } = await render([hub], {
      'PUT /address/{id}': () =>
        Response.json({ code: 'validation', message: 'no', extra: [zip] }, { status: 400 }),
    });
    const fields = await edit(user, 'Hub');
    await user.type(fields.getByRole('textbox', { name: 'Zip Code' }), '9');
    await submit(user);
    expect(await fields.findByText('Five digits')).toBeInTheDocument();
    expect(fields.getByRole('textbox', { name: 'Zip Code' })).toHaveValue('787019');
  });
});
