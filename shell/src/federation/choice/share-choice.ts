import { remotesOf, type Feed } from '../feed/feed';
import { areOverridesAllowed, clearOverrides } from './overrides';
import type { Share } from './rollout';

const KEY = 'portal.shares';

/** What somebody who tries releases chose of a rollout, in place of their lot; of another rollout it says nothing. */
export function chosenShare(id: string, version: string): Share | undefined {
  const share = areOverridesAllowed() ? read()[id] : undefined;
  return share?.version === version ? share.share : undefined;
}

/** Takes effect when the page is loaded again. */
export function chooseShare(id: string, version: string, share: Share): void {
  localStorage.setItem(KEY, JSON.stringify({ ...read(), [id]: { version, share } }));
}

/** Ids of the domains that are being rolled out and of which a side was chosen. */
export function domainsWithChoice(signed: Feed): readonly string[] {
  return Object.entries(remotesOf(signed))
    .filter(([id, { version, percent }]) => percent < 100 && chosenShare(id, version))
    .map(([id]) => id);
}

/** Back to the releases, and in a rollout to one's own lot. */
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
