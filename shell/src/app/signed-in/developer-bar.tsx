import { lazy, Suspense, type ComponentType } from 'react';
import { isPanelWanted, knownOverrides, type Feed } from '../../federation';

interface BarProps {
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
export function DeveloperBar({ signed, chosen }: BarProps) {
  if (knownOverrides().length === 0 && !isPanelWanted()) return null;
  return (
    <Suspense fallback={null}>
      <SourceBar signed={signed} chosen={chosen} />
    </Suspense>
  );
}
