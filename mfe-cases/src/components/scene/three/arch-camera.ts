import { Box3, PerspectiveCamera, Spherical, Vector3, type Object3D } from 'three';
import { OrbitControls } from 'three/examples/jsm/controls/OrbitControls.js';
import type { ScenePose, SceneView } from '../scene.types';

/** Degrees. */
const FIELD = 28;
const LEAN = 0.001;
const MARGIN = 1.15;
const NEAREST = 0.25;
const FURTHEST = 3;
/** Share of the distance for the whole arches. */
const NEARBY = 0.45;
/**
 * Direction from the arches to the camera for each view. The tiny z part keeps the front teeth at the top, or at the bottom as
 * in a mirror, when the camera looks straight up or down.
 */
const DIRECTIONS: Record<SceneView, readonly [x: number, y: number, z: number]> = {
  front: [0, 0, 1],
  right: [-1, 0, LEAN],
  rightFront: [-0.75, 0.1, 0.66],
  leftFront: [0.75, 0.1, 0.66],
  left: [1, 0, LEAN],
  upper: [0, -1, LEAN],
  lower: [0, 1, LEAN],
  lingual: [0, 0.25, -1],
};

/** A camera that circles the arches by pointer, touch or method calls. */
export class ArchCamera {
  readonly camera = new PerspectiveCamera(FIELD);
  private readonly controls: OrbitControls;
  private readonly box = new Box3();
  private view: SceneView = 'front';
  private readonly listeners = new Set<(pose: ScenePose) => void>();

  constructor(element: HTMLElement, onChange: () => void) {
    this.controls = new OrbitControls(this.camera, element);
    this.controls.addEventListener('change', () => {
      onChange();
      for (const listener of this.listeners) listener(this.pose());
    });
  }

  /** Fits an object into the picture. */
  frame(object: Object3D): void {
    this.box.setFromObject(object);
    this.look(this.view);
  }

  /**
   * The arches stay turned and zoomed as they are: they fill as much of the picture as before. Does not tell listeners, since a linked
   * camera is resized by itself.
   */
  resize(width: number, height: number): void {
    const before = this.distanceFor(this.view);
    this.camera.aspect = width / height;
    this.camera.updateProjectionMatrix();
    if (this.box.isEmpty()) return;
    const distance = this.distanceFor(this.view);
    this.limit(distance);
    this.withoutListeners(() => this.moveTo(this.fromTarget().multiplyScalar(distance / before)));
  }

  look(view: SceneView): void {
    this.view = view;
    const { controls, camera, box } = this;
    const distance = this.distanceFor(view);
    const middle = box.getCenter(new Vector3());
    this.limit(distance);
    controls.target.copy(middle);
    camera.position.fromArray(DIRECTIONS[view]).setLength(distance).add(middle);
    controls.update();
  }

  turn(right: number, up: number): void {
    const place = new Spherical().setFromVector3(this.fromTarget());
    place.theta -= right;
    place.phi = Math.min(Math.PI - LEAN, Math.max(LEAN, place.phi + up));
    this.moveTo(new Vector3().setFromSpherical(place));
  }

  zoom(factor: number): void {
    this.moveTo(this.fromTarget().divideScalar(factor));
  }

  /** Looks at a place from one side, from nearby. */
  lookAt(place: Vector3, side: Vector3): void {
    this.controls.target.copy(place);
    this.moveTo(side.clone().setLength(this.distanceFor('front') * NEARBY));
  }

  /** Does not tell listeners: two linked cameras would answer each other for ever. */
  setPose({ from, to }: ScenePose): void {
    this.withoutListeners(() => {
      this.controls.target.fromArray([...to]);
      this.camera.position.fromArray([...from]);
      this.controls.update();
    });
  }

  onTurn(listener: (pose: ScenePose) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  dispose(): void {
    this.controls.dispose();
  }

  /** Distance at which the arches fill the picture, except for a margin. */
  private distanceFor(view: SceneView): number {
    const { x, y, z } = this.box.getSize(new Vector3());
    const [width, height, depth] =
      view === 'right' || view === 'left'
        ? [z, y, x]
        : view === 'upper' || view === 'lower'
          ? [x, z, y]
          : [x, y, z];
    const needed = MARGIN * Math.max(height, width / this.camera.aspect);
    return needed / 2 / Math.tan(((FIELD / 2) * Math.PI) / 180) + depth / 2;
  }

  /** @param distance at which the arches fill the picture */
  private limit(distance: number): void {
    Object.assign(this.camera, { near: distance / 50, far: distance * 6 });
    Object.assign(this.controls, { minDistance: distance * NEAREST, maxDistance: distance * FURTHEST });
    this.camera.updateProjectionMatrix();
  }

  private withoutListeners(turn: () => void): void {
    const listeners = [...this.listeners];
    this.listeners.clear();
    turn();
    for (const listener of listeners) this.listeners.add(listener);
  }

  private pose(): ScenePose {
    return { from: this.camera.position.toArray(), to: this.controls.target.toArray() };
  }

  private fromTarget(): Vector3 {
    return this.camera.position.clone().sub(this.controls.target);
  }

  private moveTo(fromTarget: Vector3): void {
    this.camera.position.copy(this.controls.target).add(fromTarget);
    this.controls.update();
  }
}
