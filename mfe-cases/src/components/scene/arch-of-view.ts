import type { Arch } from '@portal/shared/contract';
import type { SceneView } from './scene.types';

/** The arches that are shown, and the side from which they are seen. */
export interface Look {
  readonly arch: Arch;
  readonly view: SceneView;
}

/**
 * Changes the view. A biting surface is shown without the opposite arch, which would hide it; leaving such a view shows both
 * arches again.
 */
export function lookFrom(view: SceneView, before: Look): Look {
  if (isOfOneArch(view)) return { view, arch: view };
  return { view, arch: isOfOneArch(before.view) ? 'both' : before.arch };
}

function isOfOneArch(view: SceneView): view is 'upper' | 'lower' {
  return view === 'upper' || view === 'lower';
}
