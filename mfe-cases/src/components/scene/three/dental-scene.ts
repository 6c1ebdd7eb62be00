import type { Arch } from '@portal/shared/contract';
import type { DentalScene, SceneSource } from '../scene.types';
import { loadJaws } from './load-jaws';
import { MeasuredLine } from './measured-line';
import { watchPresses } from './presses';
import { secondArchOf } from './second-arch';
import { createStage } from './stage';
import { disposeOf, StagedJaw } from './staged-jaw';
import { findTeeth, placeOf } from './teeth';
import { ToothMarks } from './tooth-marks';

interface SceneOptions {
  /** The canvas is appended here and follows this element's size. */
  readonly host: HTMLElement;
  /** Called when the browser has taken the WebGL context away. */
  onLost(): void;
}

/**
 * Arches in 3D, drawn from `start` on. Draws nothing while nothing changes, and `dispose` frees everything.
 * Throws when a file cannot be read, or the browser has no WebGL.
 */
export async function createDentalScene(
  sources: readonly SceneSource[],
  { host, onLost }: SceneOptions,
): Promise<DentalScene> {
  const jaws = (await readJaws(sources)).map((model) => new StagedJaw(model));
  // Only the stages hold the positions of the teeth, so the first one has to be applied before drawing.
  for (const jaw of jaws) jaw.showStage(0);
  const teeth = new Map(
    jaws.flatMap(({ object }) => findTeeth(object)).map((tooth) => [tooth.tooth, tooth] as const),
  );
  const marks = new ToothMarks(host, teeth);
  const line = new MeasuredLine();
  const stage = createStage(host, { onLost, beforeFrame: (camera) => marks.update(camera) });
  for (const { object } of jaws) stage.arches.add(object);
  stage.scene.add(marks.attachments, line.object);
  stage.camera.frame(stage.arches);
  const presses = watchPresses(stage.canvas, stage.camera.camera, () =>
    jaws.map(({ object }) => object).filter(({ visible }) => visible),
  );
  const redraw = (change: (jaw: StagedJaw) => void): void => {
    jaws.forEach(change);
    stage.invalidate();
  };
  let comparisons = 0;
  return {
    start: stage.start,
    jaws: jaws.map(({ jaw }) => jaw),
    showArch: (arch: Arch) =>
      redraw(({ jaw, object }) => {
        object.visible = arch === 'both' || arch === jaw;
      }),
    showStage: (to) => redraw((jaw) => jaw.showStage(to)),
    showOther: (to) => redraw((jaw) => jaw.showOther(to)),
    showDistances: (isOn) => redraw((jaw) => jaw.showDistances(isOn)),
    async compareWith(others) {
      const turn = ++comparisons;
      const models = others && (await readJaws(others));
      // The comparison was left, or is with another plan, by now.
      if (turn !== comparisons) {
        for (const { object } of models ?? []) disposeOf(object);
        return [];
      }
      redraw((jaw) => jaw.compareWith(secondArchOf(models, jaw.jaw)));
      return models?.map(({ jaw }) => jaw) ?? [];
    },
    showMarks(shown) {
      marks.show(shown);
      stage.invalidate();
    },
    focusTooth(tooth) {
      const found = teeth.get(tooth);
      if (!found) return false;
      const { place, side } = placeOf(found);
      stage.camera.lookAt(place, side);
      // What was pressed to see it may stand far below on a phone.
      host.scrollIntoView({ block: 'nearest' });
      return true;
    },
    onPress: presses.listen,
    showLine(ends) {
      line.show(ends);
      stage.invalidate();
    },
    onTurn: (listener) => stage.camera.onTurn(listener),
    setPose: (pose) => stage.camera.setPose(pose),
    look: (view) => stage.camera.look(view),
    turn: (right, up) => stage.camera.turn(right, up),
    zoom: (factor) => stage.camera.zoom(factor),
    dispose: () => {
      for (const jaw of jaws) jaw.dispose();
      presses.stop();
      marks.dispose();
      line.dispose();
      stage.dispose();
    },
  };
}

/** Models are oldest first: of two models of one jaw, the last one is the plan's. */
async function readJaws(sources: readonly SceneSource[]) {
  const models = (await Promise.all(sources.map(({ file, bytes }) => loadJaws(file, bytes)))).flat();
  return [...new Map(models.map((model) => [model.jaw, model])).values()];
}
