import type { CallBody, CallReply } from '@portal/shared/contract';
import type { AppContext } from '../../app-context';
import type { UnitOfWork } from '../../db/unit-of-work';
import { fieldRefusal, refusal } from '../../refusals';
import { nameDetail, nameSubject } from '../audit/audited-call';
import { nameChangedSettings } from '../audit/setting-changes';
import { mailPasswordLink } from '../auth/password/password-link.service';
import { endSessions } from '../auth/session.service';
import { openAccount } from '../contact/account.service';
import { lockPeople, type ContactRow } from '../contact/contact.repository';
import { dropSecondFactor } from '../contact/protect.service';
import type { AccessChange } from '../mail/mail';
import { requireCompany } from './provider-company.service';
import {
  demoteOthers,
  listSuperAdmins,
  lockContactByEmail,
  makeSuperAdmin,
} from './provider-people.repository';

type Context = Pick<AppContext, 'transact' | 'mail'>;
type Naming = CallBody<'PUT /api/provider/company/{id}/superAdmin'>;
type SuperAdmins = CallReply<'PUT /api/provider/company/{id}/superAdmin'>;

/** A company whose people are held until the transaction ends. */
interface HeldCompany {
  readonly id: number;
  readonly name: string;
}

/**
 * Makes a person of a company a super admin: the only one may have left, and no call of the company's own people makes another. Who
 * has no account in the company gets one if the call has a name, and who has never set a password gets a new link for it. As the only
 * one, the person takes the place of the others, who are signed out: they may be why it was asked for.
 * @throws PortalError 'notFound'; 'validation' on `email` for a relationship manager, and when somebody of another company has it
 */
export function nameSuperAdmin(ctx: Context, uuid: string, naming: Naming): Promise<SuperAdmins> {
  return ctx.transact(async (unit) => {
    const { tx } = unit;
    const company = await holdCompany(unit, uuid);
    const before = await listSuperAdmins(tx, company.id);
    const person = await findOrOpen(ctx, unit, company, naming);
    if (person.role === 'RM') throw fieldRefusal({ email: 'superAdminManager' });
    const others = before.filter(({ id }) => id !== person.id);
    const isDemotion = naming.isOnly === true && others.length > 0;
    await makeSuperAdmin(tx, person.id);
    if (isDemotion) {
      await demoteOthers(tx, company.id, person.id);
      for (const { id } of others) await endSessions(unit, id);
    }
    if (isDemotion || !person.isSuperAdmin) {
      const changed = isDemotion ? [person, ...others] : [person];
      for (const one of changed) unit.emit('contactChanged', { uuid: one.uuid, companyId: company.id });
      const change = isDemotion ? 'onlySuperAdmin' : 'superAdmin';
      await mailAccessChange(ctx, unit, { company, person, change, receivers: [person, ...others] });
    }
    const after = await listSuperAdmins(tx, company.id);
    nameSubject(person.uuid);
    nameChangedSettings({ superAdmins: namesOf(before) }, { superAdmins: namesOf(after) });
    return after.map(({ name, email }) => ({ name, email }));
  });
}

/**
 * Takes app and passkeys of a person away who has lost them and the recovery codes, where no super admin is left who could.
 * @throws PortalError 'notFound'
 */
export function resetFactor(
  ctx: Context,
  uuid: string,
  { email, reason }: CallBody<'PUT /api/provider/company/{id}/secondFactor/off'>,
): Promise<CallReply<'PUT /api/provider/company/{id}/secondFactor/off'>> {
  nameDetail(reason.trim());
  return ctx.transact(async (unit) => {
    const company = await holdCompany(unit, uuid);
    const person = await lockContactByEmail(unit.tx, company.id, email);
    if (!person) throw refusal('notFound', { record: 'person' });
    const isReset = await dropSecondFactor(unit, person);
    if (isReset) {
      const receivers = [person, ...(await listSuperAdmins(unit.tx, company.id))];
      await mailAccessChange(ctx, unit, { company, person, change: 'secondFactorReset', receivers });
    }
    return { isReset };
  });
}

function namesOf(people: readonly ContactRow[]): string | null {
  return people.length === 0 ? null : people.map(({ name }) => name).join(', ');
}

async function holdCompany(unit: UnitOfWork, uuid: string): Promise<HeldCompany> {
  const { row } = await requireCompany(unit.tx, uuid);
  await lockPeople(unit.tx, row.id);
  return { id: row.id, name: row.name };
}

async function findOrOpen(
  ctx: Context,
  unit: UnitOfWork,
  company: HeldCompany,
  { email, name }: Naming,
): Promise<ContactRow> {
  const account = { companyId: company.id, companyName: company.name };
  const person = await lockContactByEmail(unit.tx, company.id, email);
  if (person === null) {
    if (name === undefined) throw refusal('notFound', { record: 'person' });
    return openAccount(ctx, unit, { ...account, name, email, emailSubscription: true, showHelp: true }, null);
  }
  if (person.passwordHash === null) {
    const { id: contactId, locale } = person;
    const link = { template: 'accountOpened', contactId, locale, ...account } as const;
    await mailPasswordLink(unit, ctx.mail, { ...link, email: person.email, name: person.name });
  }
  return person;
}

interface ToldChange {
  readonly company: HeldCompany;
  readonly person: ContactRow;
  readonly change: AccessChange;
  /** Somebody may be in it twice. */
  readonly receivers: readonly ContactRow[];
}

/** Nobody of the company did it, so those hear of it who know whether it was asked for: the person, and the super admins of before and now. */
async function mailAccessChange(
  { mail }: Context,
  unit: UnitOfWork,
  { company, person, change, receivers }: ToldChange,
): Promise<void> {
  const about = { personName: person.name, companyName: company.name, change };
  for (const { id: contactId, name, email: to, locale } of new Map(
    receivers.map((one) => [one.id, one]),
  ).values())
    await mail.send(unit, {
      ...{ to, locale, contactId, template: 'accessChanged' },
      data: { name, path: '/profile/security', ...about },
    });
}
