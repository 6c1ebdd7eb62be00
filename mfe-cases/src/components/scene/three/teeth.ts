import { Box3, Mesh, Raycaster, Vector3, type Object3D } from 'three';

/** A tooth of a model, with the place of its outer side in its own coordinates: it moves with the tooth. */
export interface SceneTooth {
  /** FDI number. */
  readonly tooth: number;
  readonly node: Object3D;
  readonly arch: Object3D;
  readonly outer: Vector3;
  readonly inner: Vector3;
}

const NAME = /^[1-4][1-8]$/;
const BEYOND = 20;

/** The nodes of the teeth of an arch, which stand at whatever depth its maker chose. */
export function toothNodes(arch: Object3D): Object3D[] {
  const nodes: Object3D[] = [];
  arch.traverse((node) => {
    if (NAME.test(node.name)) nodes.push(node);
  });
  return nodes;
}

/** The teeth of an arch as it stands now. A scan has none. */
export function findTeeth(arch: Object3D): SceneTooth[] {
  arch.updateWorldMatrix(true, true);
  const nodes = toothNodes(arch);
  const box = new Box3().setFromObject(arch);
  // Behind the last teeth, so that the outer side of a molar is the cheek and that of an incisor the lip.
  const focus = new Vector3((box.min.x + box.max.x) / 2, 0, box.min.z);
  return nodes.map((node) => {
    const middle = new Box3().setFromObject(node).getCenter(new Vector3());
    const side = middle.clone().sub(focus).setY(0).normalize();
    const surface = (direction: Vector3): Vector3 => node.worldToLocal(surfaceOf(node, middle, direction));
    return {
      tooth: Number(node.name),
      node,
      arch,
      outer: surface(side),
      inner: surface(side.clone().negate()),
    };
  });
}

function surfaceOf(node: Object3D, middle: Vector3, side: Vector3): Vector3 {
  const from = middle.clone().addScaledVector(side, BEYOND);
  const [hit] = new Raycaster(from, side.clone().negate()).intersectObject(node);
  return hit?.point ?? middle.clone();
}

/** Where a place of a tooth is now, and the direction that is outwards there. */
export function placeOf(
  { node, outer, inner }: SceneTooth,
  isInner = false,
): { readonly place: Vector3; readonly side: Vector3 } {
  const [out, into] = [node.localToWorld(outer.clone()), node.localToWorld(inner.clone())];
  const side = out.clone().sub(into).normalize();
  return isInner ? { place: into, side: side.negate() } : { place: out, side };
}

/** The tooth that a mesh belongs to; null for the gum. */
export function toothOf(object: Object3D | null): number | null {
  for (let node = object; node; node = node.parent) if (NAME.test(node.name)) return Number(node.name);
  return null;
}

/** The mesh of a tooth. */
export function crownOf(node: Object3D): Mesh | null {
  let crown: Mesh | null = null;
  node.traverse((part) => {
    if (part instanceof Mesh) crown ??= part;
  });
  return crown;
}
