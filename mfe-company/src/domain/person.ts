import type { Contact, ContactChange, NewContact } from '@portal/shared/contract';

export type PersonRole = 'superAdmin' | 'manager' | 'admin';

/** What somebody is in the company (docs/glossary.md). */
export function roleOf({ role, flagsMap }: Pick<Contact, 'role' | 'flagsMap'>): PersonRole {
  if (flagsMap.superAdmin) return 'superAdmin';
  return role === 'RM' ? 'manager' : 'admin';
}

/** Stands for nobody among those who take over doctors and cases. */
export const NOBODY = 'nobody';

/** What the dialogs Add Contact and Edit Contact hold. */
export interface PersonValues {
  readonly name: string;
  readonly email: string;
  readonly phone?: string;
  /** Only where the form offers the role. */
  readonly isManager?: boolean;
  /** Who takes over from a relationship manager who is none any more. */
  readonly reassignTo?: string;
}

export function toPersonValues({ name, email, phone, role }: Contact): PersonValues {
  return { name, email, phone: phone ?? '', isManager: role === 'RM' };
}

/** A new person of the caller's company; a relationship manager gets mails from the start (CO-06). */
export function toNewContact(
  { name, email, phone, isManager }: PersonValues,
  companyUuid: string,
): NewContact {
  return {
    name,
    email,
    companyUuid,
    ...(phone && { phone }),
    ...(isManager && { role: 'RM', flags: [{ name: 'emailSubscription', value: 1 }] }),
  };
}

/** Uuid and model (CO-05): a role that is switched off is null, one that the form does not offer is not said. */
export function toContactChange(
  { uuid, role, version }: Contact,
  { name, phone, isManager, reassignTo }: PersonValues,
): ContactChange {
  const isGivenUp = role === 'RM' && isManager === false;
  return {
    uuid,
    model: {
      name,
      // An empty text would be dropped on the way; null takes the number away.
      phone: phone || null,
      ...(isManager !== undefined && { role: isManager ? 'RM' : null }),
    },
    ...(isGivenUp && reassignTo !== undefined && { reassignTo: reassignTo === NOBODY ? null : reassignTo }),
    version,
  };
}
