import { ALLOWED, KEY } from './override-names';

/**
 * Takes over what the page's address and its development server ask for. The code for it is loaded only where the gateway allows
 * overrides and there is one: people who use the portal never need it.
 */
export async function prepareOverrides(): Promise<void> {
  const allowed = document.querySelector<HTMLMetaElement>(`meta[name="${ALLOWED}"]`);
  const { search } = window.location;
  const isWanted =
    allowed?.content !== '' || localStorage.getItem(KEY) !== null || /[?&]portal-/.test(search);
  if (!allowed || !isWanted) return;
  const { acceptOverrides, loadOverrides } = await import(/* webpackChunkName: "overrides" */ './overrides');
  acceptOverrides(new URL(window.location.href));
  await loadOverrides();
}
