/** Of local storage. */
export const KEY = 'portal.overrides';
/** Set by the gateway where overrides are allowed; the development server lists in it what it serves: `cases@http://…/`. */
export const ALLOWED = 'portal-overrides';
/** Of session storage: the token of the preview link that this tab was opened with. */
export const PREVIEW_KEY = 'portal.preview';
/** Of the page's address. */
export const PREVIEW_PARAMETER = 'portal-preview';
