import type { Arch } from '@portal/shared/contract';
import type { SceneView } from './scene.types';

/** What is seen, and from where. */
export interface Look {
  readonly arch: Arch;
  readonly view: SceneView;
}

/** A bite is seen of one arch alone, since the other one would be in front of it; whoever leaves it gets both back. */
export function lookFrom(view: SceneView, before: Look): Look {
  if (isOfOneArch(view)) return { view, arch: view };
  return { view, arch: isOfOneArch(before.view) ? 'both' : before.arch };
}

function isOfOneArch(view: SceneView): view is 'upper' | 'lower' {
  return view === 'upper' || view === 'lower';
}
