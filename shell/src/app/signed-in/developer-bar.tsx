import { lazy, Suspense, type ComponentType } from 'react';
import { isPanelWanted, knownOverrides, type Feed } from '../../federation';

interface BarProps {
  /** Version of the released shell that this page has, or would have. */
  readonly shell: string;
  readonly signed: Feed;
  readonly chosen: Feed;
}

/** Without it one would work on, as with it. */
const SourceBar = lazy((): Promise<{ default: ComponentType<BarProps> }> =>
  import(/* webpackChunkName: "sources" */ '../../features/sources').then(
    (sources) => ({ default: sources.SourceBar }),
    () => ({ default: () => null }),
  ),
);

/** For squads, where the portal allows it: in a tab with an override, or that was opened with `?portal-panel`. */
export function DeveloperBar(props: BarProps) {
  if (knownOverrides().length === 0 && !isPanelWanted()) return null;
  return (
    <Suspense fallback={null}>
      <SourceBar {...props} />
    </Suspense>
  );
}
