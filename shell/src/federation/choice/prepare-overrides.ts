import { ALLOWED, KEY, PREVIEW_KEY, PREVIEW_PARAMETER } from './override-names';

/**
 * Takes over what the page's address and its development server ask for. The code for it is loaded only where there is an override
 * that the gateway allows, or a preview link: people who use the portal never need it.
 */
export async function prepareOverrides(): Promise<void> {
  await Promise.all([prepareOverride(), preparePreview()]);
}

async function preparePreview(): Promise<void> {
  const isAsked = new URLSearchParams(window.location.search).has(PREVIEW_PARAMETER);
  if (!isAsked && sessionStorage.getItem(PREVIEW_KEY) === null) return;
  const { loadPreview } = await import(/* webpackChunkName: "overrides" */ './preview');
  await loadPreview();
}

async function prepareOverride(): Promise<void> {
  const allowed = document.querySelector<HTMLMetaElement>(`meta[name="${ALLOWED}"]`);
  const { search } = window.location;
  const isWanted =
    allowed?.content !== '' ||
    localStorage.getItem(KEY) !== null ||
    /[?&]portal-(?:override|panel)/.test(search);
  if (!allowed || !isWanted) return;
  const { acceptOverrides, loadOverrides } = await import(/* webpackChunkName: "overrides" */ './overrides');
  acceptOverrides(new URL(window.location.href));
  await loadOverrides();
}
