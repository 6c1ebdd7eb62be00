import {
  AnimationMixer,
  Mesh,
  MeshStandardMaterial,
  type AnimationAction,
  type Material,
  type Object3D,
} from 'three';
import { OTHER_COLOUR } from '../stage-colours';
import type { Jaw } from '../scene.types';
import type { JawModel } from './load-jaws';

const OTHER_OPACITY = 0.42;

/** An arch that can show any stage, and a second stage through it. */
export class StagedJaw {
  readonly jaw: Jaw;
  readonly object: Object3D;
  private readonly stage: Player;
  private other: { readonly player: Player; readonly material: Material } | null = null;

  constructor(private readonly model: JawModel) {
    this.jaw = model.jaw;
    this.object = model.object;
    this.stage = new Player(model.object, model.stages);
  }

  showStage(stage: number): void {
    this.stage.moveTo(stage);
  }

  showOther(stage: number | null): void {
    if (stage === null) return this.dropOther();
    this.other ??= this.makeOther();
    this.other.player.moveTo(stage);
  }

  dispose(): void {
    this.dropOther();
    this.stage.stop();
    eachMesh(this.object, ({ geometry, material }) => {
      geometry.dispose();
      for (const one of [material].flat()) one.dispose();
    });
  }

  /** A translucent copy of the geometry. Drawn behind the first one where both are at the same depth. */
  private makeOther() {
    const material = new MeshStandardMaterial({
      color: OTHER_COLOUR,
      opacity: OTHER_OPACITY,
      transparent: true,
      depthWrite: false,
      roughness: 0.6,
      polygonOffset: true,
      polygonOffsetFactor: 1,
      polygonOffsetUnits: 1,
    });
    const object = this.object.children[0]?.clone() ?? this.object.clone();
    eachMesh(object, (mesh) => {
      mesh.material = material;
      // A mesh that belongs to no tooth does not move between stages: a copy would only cover the original.
      mesh.visible = mesh.parent !== object;
    });
    this.object.add(object);
    return { player: new Player(object, this.model.stages), material, object };
  }

  private dropOther(): void {
    if (!this.other) return;
    this.other.player.stop();
    this.other.player.root.removeFromParent();
    this.other.material.dispose();
    this.other = null;
  }
}

/** The animation of an arch, set to one time after another instead of being played. */
class Player {
  private readonly mixer: AnimationMixer;
  private readonly action: AnimationAction | null;

  constructor(
    readonly root: Object3D,
    stages: JawModel['stages'],
  ) {
    this.mixer = new AnimationMixer(root);
    this.action = stages && this.mixer.clipAction(stages).play();
  }

  /** An arch with fewer stages than the opposite one stays at its last stage. */
  moveTo(stage: number): void {
    if (!this.action) return;
    this.action.time = Math.min(stage, this.action.getClip().duration);
    this.mixer.update(0);
  }

  stop(): void {
    this.mixer.stopAllAction();
    this.mixer.uncacheRoot(this.root);
  }
}

function eachMesh(object: Object3D, use: (mesh: Mesh) => void): void {
  object.traverse((node) => {
    if (node instanceof Mesh) use(node);
  });
}
