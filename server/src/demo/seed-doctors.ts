import type { Db } from '../db/client';
import { doctor, doctorHistory } from '../db/schema';
import { DAY_MS, historyOf, invitationOf, type InvitationStory } from './make/invitations';
import { doctorNameIn } from './make/names';
import { Prng } from './prng';
import type { SeededCompany } from './seed-companies';

/** The organisation that manages as many doctors as a real one. */
const DOMAIN = 'brightsmile.example';
/** How many of them came how far. */
const CROWD: Readonly<Record<InvitationStory, number>> = {
  active: 168,
  open: 30,
  lapsed: 16,
  never: 12,
  failed: 4,
  blocked: 6,
  restricted: 4,
};

/**
 * Doctors beside those who have cases, with numbers of their own: what else the demo has stays the same. Who waits was invited
 * days ago, everybody else months.
 */
export async function seedDoctors(
  tx: Db,
  companies: readonly SeededCompany[],
  { seed, now }: { readonly seed: number; readonly now: Date },
): Promise<void> {
  const found = companies.find(({ company }) => company.domain === DOMAIN);
  if (!found) return;
  const { companyId, company, contacts } = found;
  const prng = new Prng(seed + 1);
  const managers = contacts.filter(({ isRm }) => isRm);
  const stories = Object.entries(CROWD).flatMap(([story, count]) =>
    Array<InvitationStory>(count).fill(story as InvitationStory),
  );
  const made = stories.map((story, index) => {
    const isNews = story === 'open' || story === 'never' || story === 'failed';
    const hours = (isNews ? prng.int(1, 10) : prng.int(20, 380)) * 24 + prng.int(0, 23);
    const createdAt = new Date(now.getTime() - (hours * DAY_MS) / 24);
    const uuid = prng.uuid();
    const values = {
      ...{ uuid, companyId, createdAt, ...invitationOf(story, uuid, createdAt) },
      name: doctorNameIn(prng, prng.pick(company.locales)),
      email: `practice${index + 1}@${DOMAIN}`,
      externalDoctorId: prng.chance(0.8) ? `P-${10_000 + index * 3}` : null,
      countryId: prng.chance(0.95) ? prng.pick(company.doctorCountries) : null,
      assignedRmId: prng.chance(0.8) ? prng.pick(managers).id : null,
    };
    return { story, values };
  });
  const rows = await tx
    .insert(doctor)
    .values(made.map(({ values }) => values))
    .returning({ id: doctor.id, createdAt: doctor.createdAt });
  const actorName = contacts[0]?.name ?? null;
  const entries = rows.flatMap(({ id: doctorId, createdAt }, index) =>
    historyOf(made[index]?.story ?? 'never', createdAt).map((entry) => ({
      ...{ ...entry, companyId, doctorId },
      actorName: entry.action === 'accepted' ? null : actorName,
    })),
  );
  await tx.insert(doctorHistory).values(entries);
}
