import type { Locale } from '@portal/shared/contract';
import { locale } from '@portal/shared/i18n';
import { startShell } from './app/start-shell';
import { acceptOverrides, loadOverrides } from './federation/choice/overrides';
import { readPageFeed } from './federation/feed/page-feed';

/** Starts the portal in the page that the gateway served. */
async function bootstrap(): Promise<void> {
  acceptOverrides(new URL(window.location.href));
  const element = document.getElementById('root');
  if (!element) throw new Error('The page has no #root');
  const [page] = await Promise.all([readPageFeed(), loadOverrides()]);
  startShell(element, page);
}

/** Here and not in the catalogues, which may be what could not be loaded. */
const START_FAILED: Record<Locale, string> = {
  en: 'The portal could not be started. Please reload the page.',
  tr: 'Portal başlatılamadı. Lütfen sayfayı yenileyin.',
  ar: 'تعذر تشغيل البوابة. يرجى إعادة تحميل الصفحة.',
};

/** Replaces the splash by an error text; otherwise it would stay for ever. */
function showStartFailed(error: unknown): void {
  console.error(error);
  const splash = document.getElementById('splash');
  if (!splash) return;
  splash.setAttribute('role', 'alert');
  splash.textContent = START_FAILED[locale.get()];
}

void bootstrap().catch(showStartFailed);
