import { desc, eq } from 'drizzle-orm';
import type { AppContext } from '../app-context';
import { doctor as doctorTable, passwordToken, session } from '../db/schema';
import { newChallenge } from '../modules/auth/passkey/relying-party';
import { createChallenge } from '../modules/auth/second-factor/sign-in-challenge';
import { hashToken, newToken } from '../modules/auth/tokens';
import { createDevice, givePasskey } from '../testing/passkey';
import { giveSecondFactor } from '../testing/second-factor';
import { makeContact, TEST_PASSWORD } from '../testing/test-data';
import { WORLD_COUNTRY, type World } from '../testing/world';
import { id, none, someMail, type Samples } from './samples';

const newDoctorAddress = {
  typeId: 2,
  title: 'Front desk',
  countryId: WORLD_COUNTRY,
  city: 'Austin',
  state: 'Texas',
  street: 'Main St 1',
  zipCode: '73301',
  phone: '+1 512 555 0100',
} as const;
const newAddress = { ...newDoctorAddress, ownerType: 'clinic' } as const;
const newPassword = 'Another-fine-passphrase-1';

const auth = {
  'POST /auth': async (world, ctx) => ({
    body: { username: (await colleague(world, ctx)).email, password: TEST_PASSWORD },
  }),
  'POST /auth/secondFactor': async (world, ctx) => {
    const person = await colleague(world, ctx);
    const code = await giveSecondFactor(ctx, person.id);
    return { body: { challenge: createChallenge(ctx.config, person), code } };
  },
  'POST /auth/passkey/options': () => ({ body: {} }),
  'POST /auth/passkey': async (world, ctx) => {
    const { device } = await givePasskey(ctx, (await colleague(world, ctx)).id);
    return { body: { credential: device.get(await newChallenge(ctx.db, null)) } };
  },
  'POST /auth/token': async ({ owner }, ctx) => ({
    body: { refreshToken: (await ctx.sessions.open(owner.contact.id)).refreshToken },
  }),
  'POST /auth/logout': none,
  'GET /contact/me/sessions': none,
  'DELETE /contact/me/sessions': none,
  'DELETE /contact/me/sessions/{id}': ({ owner }, ctx) => anotherSession(ctx, owner.contact.id),
  'DELETE /contact/{id}/sessions': async (world, ctx) => id(await colleague(world, ctx)),
  'GET /contact/me/secondFactor': none,
  'POST /contact/me/secondFactor': () => ({ body: { password: TEST_PASSWORD } }),
  'PUT /contact/me/secondFactor': async ({ owner }, ctx) => ({
    body: { code: await giveSecondFactor(ctx, owner.contact.id, { isConfirmed: false }) },
  }),
  'PUT /contact/me/secondFactor/off': async ({ owner }, ctx) => ({
    body: { password: TEST_PASSWORD, code: await giveSecondFactor(ctx, owner.contact.id) },
  }),
  'DELETE /contact/{id}/secondFactor': async (world, ctx) => {
    const person = await colleague(world, ctx);
    await giveSecondFactor(ctx, person.id);
    return id(person);
  },
  'PUT /api/provider/company/{id}/superAdmin': ({ owner }) => ({
    ...id(owner.company),
    body: { email: someMail(), name: 'Sue' },
  }),
  'PUT /api/provider/company/{id}/secondFactor/off': async (world, ctx) => {
    const { id: contactId, email } = await colleague(world, ctx);
    await giveSecondFactor(ctx, contactId);
    return { ...id(world.owner.company), body: { email, reason: 'Lost the phone' } };
  },
  'GET /contact/me/passkeys': none,
  'POST /contact/me/passkeys/options': () => ({ body: { password: TEST_PASSWORD } }),
  'POST /contact/me/passkeys': async ({ owner }, ctx) => {
    const credential = createDevice(ctx).create(await newChallenge(ctx.db, owner.contact.id));
    return { body: { name: 'Laptop', credential } };
  },
  'PUT /contact/me/passkeys/{id}': async ({ owner }, ctx) => ({
    ...id((await givePasskey(ctx, owner.contact.id)).row),
    body: { name: 'Old laptop' },
  }),
  'PUT /contact/me/passkeys/{id}/off': async ({ owner }, ctx) => ({
    ...id((await givePasskey(ctx, owner.contact.id)).row),
    body: { password: TEST_PASSWORD },
  }),
  'PUT /contact/resetPassword': () => ({ body: { oldPassword: TEST_PASSWORD, newPassword } }),
  'PUT /contact/changePassword': () => ({ body: { oldPassword: TEST_PASSWORD, newPassword } }),
  'PUT /contact/setPassword': async (world, ctx) => {
    const { db } = ctx;
    const person = await colleague(world, ctx);
    const token = newToken();
    const expiresAt = new Date(Date.now() + 3_600_000);
    await db.insert(passwordToken).values({ hash: hashToken(token), contactId: person.id, expiresAt });
    return { body: { token, password: newPassword } };
  },
  'POST /contact/forgetPassword': ({ owner }) => ({ body: { email: owner.contact.email } }),
  'POST /api/auth/user/update': () => ({ body: { shortcuts: ['/inbox'] } }),
} satisfies Partial<Samples>;

/** A session besides the one that the call is made with. */
async function anotherSession({ db, sessions }: AppContext, contactId: number) {
  await sessions.open(contactId);
  const [row] = await db
    .select({ uuid: session.uuid })
    .from(session)
    .where(eq(session.contactId, contactId))
    .orderBy(desc(session.id))
    .limit(1);
  if (!row) throw new Error('no session');
  return id(row);
}

type Colleague = Awaited<ReturnType<typeof colleague>>;
/** Another person of the world's company. */
async function colleague(world: World, ctx: AppContext) {
  return (await makeContact(ctx, world.owner.company.id)).contact;
}
const changeOf = ({ uuid }: Colleague) => ({
  params: { id: uuid },
  body: { uuid, model: { name: 'New Name' } },
});

const people = {
  'GET /contact/me': none,
  'PUT /contact/me': () => ({ body: { name: 'Ada' } }),
  'PUT /contact/me/flags': () => ({ body: { flags: [{ name: 'showHelp', value: 0 }] } }),
  'GET /contact/me/preferences/{list}': () => ({ params: { list: 'cases.admin' } }),
  'PUT /contact/me/preferences/{list}': () => ({
    params: { list: 'cases.admin' },
    body: { columns: ['identifier'], density: 'compact', views: [], version: 0 },
  }),
  'GET /contact': none,
  'POST /contact': () => ({ body: { name: 'Grace', email: someMail() } }),
  'PUT /contact/{id}': async (world, ctx) => changeOf(await colleague(world, ctx)),
  'GET /contact/{id}/managed': async (world, ctx) => id(await colleague(world, ctx)),
  'DELETE /contact/{id}': async (world, ctx) => id(await colleague(world, ctx)),
} satisfies Partial<Samples>;

const company = {
  'GET /audit': none,
  'GET /audit/csv': none,
  'GET /company/me': none,
  'PUT /company': () => ({ body: { phone: '+1 512 555 0100' } }),
  'GET /company/configuration': none,
  'PATCH /company/configuration': () => ({ body: { dentalNotation: 'palmer' } }),
  'PUT /company/usualPrescription': () => ({ body: { productId: 'NG', prescription: { thickness: '3' } } }),
  'GET /company/package': none,
  'GET /company/product': none,
  'GET /dso/company/{id}/hasCases': ({ owner }) => id(owner.company),
  'GET /lmp': none,
  'PUT /lmp': () => ({ body: { key: 'archFlag', value: true } }),
  'GET /courier': none,
  'GET /rejectReason': none,
  'GET /address': none,
  'GET /address/all': none,
  'GET /address/{id}': async (world) => id(await world.address()),
  'GET /dso/address/{id}': async (world) => id(await world.address()),
  'POST /address': () => ({ body: newAddress }),
  'PUT /address/{id}': async (world) => ({ ...id(await world.address()), body: newAddress }),
  'DELETE /address/{id}': async (world) => id(await world.address()),
  'PUT /address/{id}/default': async (world) => id(await world.address()),
  'GET /addressType': none,
  'GET /country': none,
  'GET /city/{id}': () => ({ params: { id: String(WORLD_COUNTRY) } }),
} satisfies Partial<Samples>;

const anyDoctor = async (world: World) => id(await world.doctor());
const invitedDoctor = (world: World) => world.doctor({ status: 'invited' });
const doctorsAddress = async (world: World) =>
  id(await world.address({ ownerType: 'doctor', doctorId: (await world.doctor()).id }));

const doctors = {
  'GET /dso/doctor': none,
  'GET /dso/doctor/{id}': anyDoctor,
  'GET /dso/doctor/statistics': none,
  'GET /dso/doctor/{id}/belongings': anyDoctor,
  'GET /dso/doctor/{id}/statistics': anyDoctor,
  'GET /dso/doctor/{id}/history': anyDoctor,
  'POST /dso/doctor/import': () => ({ body: { rows: [{ name: 'Dr. Dora', email: someMail() }] } }),
  'POST /dso/doctor/invitation': async (world) => ({ body: { uuids: [(await invitedDoctor(world)).uuid] } }),
  'PUT /dso/doctor/{id}/openCases': async (world) => ({
    ...(await anyDoctor(world)),
    body: { reassignTo: (await world.doctor()).uuid },
  }),
  'POST /dso/doctor/{id}/address': async (world) => ({ ...(await anyDoctor(world)), body: newDoctorAddress }),
  'PUT /dso/address/{id}': async (world) => ({ ...(await doctorsAddress(world)), body: newDoctorAddress }),
  'DELETE /dso/address/{id}': doctorsAddress,
  'POST /dso/doctor': () => ({ body: { name: 'Dr. Dora', email: someMail() } }),
  'PUT /dso/doctor/{id}': async (world) => ({ ...(await anyDoctor(world)), body: { name: 'Dr. Dora Ada' } }),
  'DELETE /dso/doctor/{id}': anyDoctor,
  'PUT /dso/doctor/{id}/invitation': async (world) => id(await invitedDoctor(world)),
  'GET /dso/doctor/{id}/case': anyDoctor,
  'GET /dso/doctor/{id}/address': anyDoctor,
  'POST /doctor/acceptInvitation': async (world, { db }) => {
    const token = newToken();
    const invited = await invitedDoctor(world);
    await db
      .update(doctorTable)
      .set({ invitationHash: hashToken(token), invitationExpiresAt: new Date(Date.now() + 3_600_000) })
      .where(eq(doctorTable.id, invited.id));
    return { body: { token } };
  },
} satisfies Partial<Samples>;

/** Inputs of the calls about people, the company, its addresses and its doctors. */
export const COMPANY_SAMPLES = { ...auth, ...people, ...company, ...doctors } satisfies Partial<Samples>;
