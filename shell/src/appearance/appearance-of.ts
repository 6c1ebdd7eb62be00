import { DEFAULT_APPEARANCE, type Appearance, type Contact } from '@portal/shared/contract';

/** The look of a person; nobody, the guest, has the default (SH-15). What an older portal stored may lack the field. */
export function appearanceOf(user: Partial<Pick<Contact, 'appearance'>> | null): Appearance {
  return user?.appearance ?? DEFAULT_APPEARANCE;
}
