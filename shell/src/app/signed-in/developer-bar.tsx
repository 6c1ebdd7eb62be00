import { lazy, Suspense, type ComponentType } from 'react';
import { domainsWithChoice, isPanelWanted, knownOverrides, type Feed } from '../../federation';

interface BarProps {
  /** Version of the released shell that this page has, or would have. */
  readonly shell: string;
  readonly signed: Feed;
  readonly chosen: Feed;
}

/** The portal works without the bar; a chunk that does not come must not break it. */
const SourceBar = lazy((): Promise<{ default: ComponentType<BarProps> }> =>
  import(/* webpackChunkName: "sources" */ '../../features/sources').then(
    (sources) => ({ default: sources.SourceBar }),
    () => ({ default: () => null }),
  ),
);

/** For squads, where the portal allows it: with an override or a chosen side of a rollout, or in a tab opened with `?portal-panel`. */
export function DeveloperBar(props: BarProps) {
  const isChanged = knownOverrides().length + domainsWithChoice(props.signed).length > 0;
  if (!isChanged && !isPanelWanted()) return null;
  return (
    <Suspense fallback={null}>
      <SourceBar {...props} />
    </Suspense>
  );
}
