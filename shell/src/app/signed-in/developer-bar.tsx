import { lazy, Suspense, useSyncExternalStore, type ComponentType } from 'react';
import {
  domainsWithChoice,
  followPreview,
  isPanelWanted,
  knownOverrides,
  knownPreview,
  type Feed,
} from '../../federation';

interface BarProps {
  /** Version of the released shell, also when the page runs another one. */
  readonly shell: string;
  readonly signed: Feed;
  readonly chosen: Feed;
}

/** Renders nothing when its chunk cannot be loaded: the portal works without the bar. */
const SourceBar = lazy((): Promise<{ default: ComponentType<BarProps> }> =>
  import(/* webpackChunkName: "sources" */ '../../features/sources').then(
    (sources) => ({ default: sources.SourceBar }),
    () => ({ default: () => null }),
  ),
);

/**
 * Shown in a tab that was opened by a preview link, and where overrides are allowed: with an override, a chosen side of a rollout, or
 * in a tab opened with `?portal-panel`.
 */
export function DeveloperBar(props: BarProps) {
  const isChanged = knownOverrides().length + domainsWithChoice(props.signed).length > 0;
  const preview = useSyncExternalStore(followPreview, knownPreview);
  if (!isChanged && !preview && !isPanelWanted()) return null;
  return (
    <Suspense fallback={null}>
      <SourceBar {...props} />
    </Suspense>
  );
}
