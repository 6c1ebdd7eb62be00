import { areOverridesAllowed } from './overrides';
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

function read(): Readonly<Record<string, { readonly version: string; readonly share: Share } | undefined>> {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') as ReturnType<typeof read> | null) ?? {};
  } catch {
    return {};
  }
}
