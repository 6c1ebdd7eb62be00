import type { Locale } from '@portal/shared/contract';
import { locale } from '@portal/shared/i18n';
import { session } from '@portal/shared/session';
import { saveOwnChoice } from './save-own-choice';

/** Shows the portal in another language on this device alone; mails to the signed-in person come in it from now on (SH-02). */
export function chooseLocale(next: Locale): void {
  locale.set(next);
  void saveOwnChoice('locale', next);
}

/** Mails to a person who has chosen no language come in the one that they sign in with; a second desk changes nothing of it. */
export function saveFirstLocale(): void {
  if (session.get().user?.locale === null) void saveOwnChoice('locale', locale.get(), { quiet: true });
}
