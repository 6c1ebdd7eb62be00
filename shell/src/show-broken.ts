import type { Locale } from '@portal/shared/contract';
import { locale } from '@portal/shared/i18n';

/** Not from the catalogues: this is for when nothing else could be started. */
const TEXTS: Record<Locale, string> = {
  en: 'The portal could not be started. Please reload the page.',
  tr: 'Portal başlatılamadı. Lütfen sayfayı yenileyin.',
  ar: 'تعذر تشغيل البوابة. يرجى إعادة تحميل الصفحة.',
};

/** Says in the splash that the portal did not start; nobody should look at it for ever. */
export function showBroken(error: unknown): void {
  console.error(error);
  const splash = document.getElementById('splash');
  if (!splash) return;
  splash.setAttribute('role', 'alert');
  splash.textContent = TEXTS[locale.get()];
}
