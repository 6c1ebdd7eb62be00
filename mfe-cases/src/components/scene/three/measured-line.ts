import { BufferGeometry, Line, LineBasicMaterial, Vector3 } from 'three';
import type { ScenePoint } from '../scene.types';

const COLOUR = 0x1668dc;

/** A line between two places, seen through the teeth. */
export class MeasuredLine {
  readonly object = new Line(
    new BufferGeometry().setFromPoints([new Vector3(), new Vector3()]),
    new LineBasicMaterial({ color: COLOUR, depthTest: false, transparent: true }),
  );

  constructor() {
    this.object.visible = false;
    this.object.renderOrder = 1;
    // Its two points change, and a box made of the first ones would hide it.
    this.object.frustumCulled = false;
  }

  show(ends: readonly [ScenePoint, ScenePoint] | null): void {
    this.object.visible = ends !== null;
    if (ends) this.object.geometry.setFromPoints(ends.map((end) => new Vector3(...end)));
  }

  dispose(): void {
    this.object.geometry.dispose();
    this.object.material.dispose();
  }
}
