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
import { DistanceMap } from './distance-map';
import type { JawModel } from './load-jaws';
import type { SecondArch } from './second-arch';
import { toothNodes } from './teeth';

const OTHER_OPACITY = 0.42;

interface Other {
  readonly player: Player;
  readonly material: Material;
}

/** An arch that can show any stage, and through it a second stage, of the same plan or of another one. */
export class StagedJaw {
  readonly jaw: Jaw;
  readonly object: Object3D;
  private readonly stage: Player;
  private readonly distances = new DistanceMap();
  /** Of the first stage alone: the second one is added to the same object. */
  private readonly teeth: readonly Object3D[];
  private otherModel: SecondArch = 'own';
  private other: Other | null = null;
  private areDistancesOn = false;

  constructor(private readonly model: JawModel) {
    this.jaw = model.jaw;
    this.object = model.object;
    this.teeth = toothNodes(model.object);
    this.stage = new Player(model.object, model.stages);
  }

  showStage(stage: number): void {
    this.stage.moveTo(stage);
    this.paint();
  }

  showOther(stage: number | null): void {
    if (stage === null || this.otherModel === 'absent') this.dropOther();
    else {
      this.other ??= this.makeOther(this.otherModel === 'own' ? this.model : this.otherModel);
      this.other.player.moveTo(stage);
    }
    this.paint();
  }

  /** Nothing is shown through an arch that the other plan lacks. */
  compareWith(second: SecondArch): void {
    this.dropOther();
    if (typeof this.otherModel === 'object') disposeOf(this.otherModel.object);
    this.otherModel = second;
    this.paint();
  }

  showDistances(isOn: boolean): void {
    this.areDistancesOn = isOn;
    this.paint();
  }

  dispose(): void {
    this.compareWith('own');
    this.distances.dispose();
    this.stage.stop();
    disposeOf(this.object);
  }

  /** Either colours say where the second stage is, or it is seen itself. */
  private paint(): void {
    const other = this.other?.player.root ?? null;
    const isOn = this.areDistancesOn && other !== null;
    if (other) other.visible = !isOn;
    if (!isOn) return this.distances.clear();
    this.distances.paint(this.teeth, (name) => other.getObjectByName(name) ?? null);
  }

  /** A translucent copy. Drawn behind the first one where both are at the same depth. */
  private makeOther({ object: source, stages }: JawModel): Other {
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
    const object = source.children[0]?.clone() ?? source.clone();
    eachMesh(object, (mesh) => {
      mesh.material = material;
      // A mesh that belongs to no tooth does not move between stages: a copy would only cover the original.
      mesh.visible = mesh.parent !== object;
    });
    this.object.add(object);
    return { player: new Player(object, stages), material };
  }

  private dropOther(): void {
    if (!this.other) return;
    this.distances.clear();
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

/** Frees what the graphics card holds of an object. */
export function disposeOf(object: Object3D): void {
  eachMesh(object, ({ geometry, material }) => {
    geometry.dispose();
    for (const one of [material].flat()) one.dispose();
  });
}
