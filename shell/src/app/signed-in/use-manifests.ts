import type { RemoteManifest } from '@portal/shared/mfe/manifest';
import { useState } from 'react';
import type { Feed } from '../../federation';
import { manifestsOf } from './match-route';

/** The manifests of a feed. As long as they say the same they are the same array: most releases change no manifest. */
export function useManifests(feed: Feed): readonly RemoteManifest[] {
  const [known, setKnown] = useState(() => ({ feed, manifests: manifestsOf(feed) }));
  if (known.feed === feed) return known.manifests;
  const next = manifestsOf(feed);
  const isSame = JSON.stringify(next) === JSON.stringify(known.manifests);
  const manifests = isSame ? known.manifests : next;
  setKnown({ feed, manifests });
  return manifests;
}
