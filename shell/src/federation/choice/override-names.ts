/** Of local storage. */
export const KEY = 'portal.overrides';
/** Set by the gateway where overrides are allowed; the development server lists in it what it serves: `cases@http://…/`. */
export const ALLOWED = 'portal-overrides';
