import type { AppContext } from '../../app-context';
import type { contact } from '../../db/schema';
import type { UnitOfWork } from '../../db/unit-of-work';
import type { SecurityChange } from '../mail/mail';

type Owner = Pick<typeof contact.$inferSelect, 'id' | 'name' | 'email' | 'locale'>;

/** Tells a person what has changed about the ways into their account: a passkey that a thief added outlives a new password (ADR 21). */
export async function mailSecurityChange(
  { mail }: Pick<AppContext, 'mail'>,
  unit: UnitOfWork,
  { id: contactId, name, email: to, locale }: Owner,
  change: SecurityChange,
): Promise<void> {
  const data = { name, path: '/profile/security', change };
  await mail.send(unit, { to, locale, template: 'securityChanged', contactId, data });
}
