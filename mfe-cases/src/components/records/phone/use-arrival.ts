import type { AssetTypeKey, CaseAsset } from '@portal/shared/contract';
import { useState } from 'react';

/** What has come into a slot since the first render: nothing, a record that still arrives, or a stored one. */
export function useArrival(slot: AssetTypeKey, assets: readonly CaseAsset[]): 'arriving' | 'stored' | null {
  const [known] = useState(() => new Set(assets.map(({ uuid }) => uuid)));
  const come = assets.filter(({ uuid, assetType }) => assetType === slot && !known.has(uuid));
  if (come.some(({ state }) => state === 'stored')) return 'stored';
  return come.length > 0 ? 'arriving' : null;
}
