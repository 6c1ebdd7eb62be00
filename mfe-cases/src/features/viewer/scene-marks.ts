import type { PlanDetails, PlanPin } from '@portal/shared/contract';
import type { SceneLabel, SceneMarks } from '../../components/scene/scene.types';

interface MarkSources {
  readonly teeth: readonly number[];
  readonly details: PlanDetails | null;
  readonly pins: readonly PlanPin[];
  readonly stage: number;
  readonly areNumbersShown: boolean;
  labelOf(tooth: number): string;
  mmOf(mm: number): string;
}

/**
 * What is drawn on the teeth at a stage: their numbers, attachments that are worn then, reductions due before it (and from the start,
 * those before stage 1), and comments by their numbers in the list.
 */
export function sceneMarks(from: MarkSources): SceneMarks {
  const { teeth, details, pins, stage, areNumbersShown, labelOf, mmOf } = from;
  const numbers = areNumbersShown
    ? teeth.map((tooth): SceneLabel => ({ tooth, text: labelOf(tooth), kind: 'number' }))
    : [];
  const reductions = (details?.ipr ?? [])
    .filter(({ beforeStage }) => beforeStage <= stage + 1)
    .map(({ tooth, neighbour, mm }): SceneLabel => ({ tooth, neighbour, text: mmOf(mm), kind: 'ipr' }));
  const pinned = [...new Set(pins.map(({ tooth }) => tooth))].map((tooth): SceneLabel => ({
    tooth,
    text: pins.flatMap((pin, index) => (pin.tooth === tooth ? [index + 1] : [])).join(', '),
    kind: 'pin',
  }));
  const attachments = (details?.attachments ?? []).filter(
    ({ fromStage, toStage }) => fromStage <= stage + 1 && stage <= toStage,
  );
  return { labels: [...numbers, ...reductions, ...pinned], attachments };
}
