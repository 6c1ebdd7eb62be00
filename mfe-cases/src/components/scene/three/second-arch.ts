import type { Jaw } from '../scene.types';
import type { JawModel } from './load-jaws';

/** What the second stage of an arch is of: this plan's own arch or that of another plan, whose model may have none. */
export type SecondArch = JawModel | 'own' | 'absent';

/** @param others arches of another plan; null where this plan is compared with itself */
export function secondArchOf(others: readonly JawModel[] | null, jaw: Jaw): SecondArch {
  return others ? (others.find((other) => other.jaw === jaw) ?? 'absent') : 'own';
}
