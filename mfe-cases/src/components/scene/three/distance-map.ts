import { BufferAttribute, Color, Matrix4, MeshStandardMaterial, type Mesh, type Object3D } from 'three';
import { DISTANCE_COLOURS } from '../stage-colours';
import { crownOf } from './teeth';

const SCALE = DISTANCE_COLOURS.map(({ mm, colour }) => ({ mm, colour: new Color(colour) }));

/**
 * Colours the teeth of an arch by how far each of their points is from where the same tooth stands in another arch. Teeth are rigid
 * and their crowns are those of one scan, so that a tooth is taken as the same in both; one without a counterpart stays as it is.
 */
export class DistanceMap {
  private readonly material = new MeshStandardMaterial({ vertexColors: true, roughness: 0.5 });
  private readonly before = new Map<Mesh, Mesh['material']>();

  paint(teeth: readonly Object3D[], counterpartOf: (name: string) => Object3D | null): void {
    for (const tooth of teeth) {
      const crown = crownOf(tooth);
      const other = counterpartOf(tooth.name);
      if (!crown || !other) continue;
      if (!this.before.has(crown)) this.before.set(crown, crown.material);
      crown.material = this.material;
      tooth.updateWorldMatrix(true, true);
      other.updateWorldMatrix(true, false);
      colour(crown, toCounterpart(tooth, other, crown));
    }
  }

  clear(): void {
    for (const [crown, material] of this.before) crown.material = material;
    this.before.clear();
  }

  dispose(): void {
    this.clear();
    this.material.dispose();
  }
}

/** What a point of the crown has to be multiplied with to get its way to the counterpart: a difference of matrices. */
function toCounterpart(tooth: Object3D, other: Object3D, crown: Mesh): Matrix4 {
  const inTooth = tooth.matrixWorld.clone().invert().multiply(crown.matrixWorld);
  const there = other.matrixWorld.clone().multiply(inTooth);
  const way = new Matrix4();
  way.elements = there.elements.map(
    (value, index) => value - (crown.matrixWorld.elements[index] ?? 0),
  ) as typeof way.elements;
  return way;
}

function colour({ geometry }: Mesh, { elements: e }: Matrix4): void {
  const positions = geometry.getAttribute('position');
  const colours = attributeOf(geometry, positions.count);
  const at = (index: number): number => e[index] ?? 0;
  const shade = new Color();
  for (let index = 0; index < positions.count; index += 1) {
    const [x, y, z] = [positions.getX(index), positions.getY(index), positions.getZ(index)];
    const row = (first: number): number =>
      at(first) * x + at(first + 4) * y + at(first + 8) * z + at(first + 12);
    shadeOf(Math.hypot(row(0), row(1), row(2)), shade);
    colours.setXYZ(index, shade.r, shade.g, shade.b);
  }
  colours.needsUpdate = true;
}

function attributeOf(geometry: Mesh['geometry'], count: number): BufferAttribute {
  const known = geometry.getAttribute('color');
  if (known instanceof BufferAttribute) return known;
  const made = new BufferAttribute(new Float32Array(count * 3), 3);
  geometry.setAttribute('color', made);
  return made;
}

/** @param mm distance in millimetres */
function shadeOf(mm: number, into: Color): void {
  const next = SCALE.findIndex((step) => step.mm > mm);
  const [from, to] = next === -1 ? [SCALE.at(-1), SCALE.at(-1)] : [SCALE[next - 1], SCALE[next]];
  if (!from || !to) return;
  into.lerpColors(from.colour, to.colour, from === to ? 0 : (mm - from.mm) / (to.mm - from.mm));
}
