import type { Db } from '../db/client';
import { company, companyConfiguration, contact, doctor } from '../db/schema';
import { DEMO_COMPANIES, type DemoCompany } from './companies';
import type { SeededDoctor } from './make/make-cases';
import type { SeededContact } from './make/make-chats';
import { invitationOf, storyOf } from './make/invitations';
import { doctorNameIn } from './make/names';
import type { Prng } from './prng';

export interface CompaniesInput {
  /** In the order of DEMO_COMPANIES. */
  readonly companyUuids: readonly string[];
  readonly passwordHash: string;
  readonly now: Date;
  readonly prng: Prng;
}

/** A company that is in the database, with its people. */
export interface SeededCompany {
  readonly company: DemoCompany;
  readonly companyId: number;
  readonly uuid: string;
  readonly contacts: readonly (SeededContact & { readonly isRm: boolean })[];
  readonly doctors: readonly SeededDoctor[];
}

const DAY = 86_400_000;

/** Companies, their people and their doctors. */
export async function seedCompanies(tx: Db, input: CompaniesInput): Promise<SeededCompany[]> {
  const rows = await tx
    .insert(company)
    .values(
      DEMO_COMPANIES.map(({ fields, cases }, index) => ({
        ...fields,
        uuid: input.companyUuids[index],
        createdAt: daysAgo(input.now, cases > 0 ? 400 : 1),
      })),
    )
    .returning({ id: company.id, uuid: company.uuid });
  const companies = DEMO_COMPANIES.map((demo, index) => {
    const row = rows[index];
    if (!row) throw new Error('a demo company was not inserted');
    return { company: demo, companyId: row.id, uuid: row.uuid };
  });
  await tx
    .insert(companyConfiguration)
    .values(companies.map(({ company: { configuration }, companyId }) => ({ ...configuration, companyId })));
  const contacts = await seedContacts(tx, companies, input);
  const withPeople = companies.map((found) => ({
    ...found,
    contacts: contacts.filter(({ companyId }) => companyId === found.companyId),
  }));
  const doctors = await seedDoctors(tx, withPeople, input);
  return withPeople.map((found) => ({
    ...found,
    doctors: doctors.filter(({ companyId }) => companyId === found.companyId),
  }));
}

type Found = Pick<SeededCompany, 'company' | 'companyId'>;

async function seedContacts(
  tx: Db,
  companies: readonly Found[],
  { passwordHash, now, prng }: CompaniesInput,
) {
  const values = companies.flatMap(({ company: { people, domain, cases }, companyId }) =>
    people.map(({ mailbox, name, phone, role = null, isSuperAdmin = false, showHelp = false }) => ({
      name,
      phone,
      role,
      isSuperAdmin,
      showHelp,
      uuid: prng.uuid(),
      companyId,
      email: `${mailbox}@${domain}`,
      passwordHash,
      emailSubscription: role === 'RM',
      createdAt: daysAgo(now, cases > 0 ? prng.int(250, 390) : 1),
    })),
  );
  const rows = await tx
    .insert(contact)
    .values(values)
    .returning({ id: contact.id, name: contact.name, role: contact.role, companyId: contact.companyId });
  return rows.map(({ id, name, role, companyId }) => ({ id, name, companyId, isRm: role === 'RM' }));
}

async function seedDoctors(
  tx: Db,
  companies: readonly Omit<SeededCompany, 'doctors'>[],
  { now, prng }: CompaniesInput,
) {
  const values = companies.flatMap(
    ({ company: { doctors, doctorCountries, locales, domain }, companyId, contacts }) => {
      const managers = contacts.filter(({ isRm }) => isRm);
      return doctors
        .map((status, index) => ({
          uuid: prng.uuid(),
          companyId,
          name: doctorNameIn(prng, prng.pick(locales)),
          email: `doctor${index + 1}@${domain}`,
          externalDoctorId: prng.chance(0.7) ? `D-${1_000 + index * 7}` : null,
          status,
          countryId: prng.pick(doctorCountries),
          assignedRmId: managers[index % (managers.length + 1)]?.id ?? null,
          createdAt: daysAgo(now, prng.int(20, 240)),
        }))
        .map((values) => ({
          ...values,
          ...invitationOf(storyOf(values.status), values.uuid, values.createdAt),
        }));
    },
  );
  return tx
    .insert(doctor)
    .values(values)
    .returning({ id: doctor.id, companyId: doctor.companyId, assignedRmId: doctor.assignedRmId });
}

const daysAgo = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY);
