import { remotesOf, type Feed } from '../feed/feed';
import { areOverridesAllowed, clearOverrides } from './overrides';
import type { Share } from './rollout';

const KEY = 'portal.shares';

/** The side of this rollout that was chosen in this browser. A choice ends with its rollout. */
export function chosenShare(id: string, version: string): Share | undefined {
  const share = areOverridesAllowed() ? read()[id] : undefined;
  return share?.version === version ? share.share : undefined;
}

/** Takes effect after a reload. */
export function chooseShare(id: string, version: string, share: Share): void {
  localStorage.setItem(KEY, JSON.stringify({ ...read(), [id]: { version, share } }));
}

/** Ids of the domains with a chosen side of a running rollout. */
export function domainsWithChoice(signed: Feed): readonly string[] {
  return Object.entries(remotesOf(signed))
    .filter(([id, { version, percent }]) => percent < 100 && chosenShare(id, version))
    .map(([id]) => id);
}

/** Removes all overrides and choices, and reloads the page. */
export function clearChoices(): void {
  localStorage.removeItem(KEY);
  clearOverrides();
}

function read(): Readonly<Record<string, { readonly version: string; readonly share: Share } | undefined>> {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') as ReturnType<typeof read> | null) ?? {};
  } catch {
    return {};
  }
}
