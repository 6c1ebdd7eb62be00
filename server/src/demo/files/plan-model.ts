import { Document, NodeIO, type Accessor, type Buffer as GltfBuffer, type Node } from '@gltf-transform/core';
import { EXTMeshoptCompression, KHRMeshQuantization } from '@gltf-transform/extensions';
import { MeshoptEncoder } from 'meshoptimizer';
import { planTeeth, type PlanTerms } from '../../modules/provider/simulator/planning/planned-teeth';
import type { Jaw } from './arch-shape';
import { gumSurface } from './gum-shape';
import type { Surface } from './surface';
import { toothMotion, type Motion } from './tooth-motion';
import { toothPlaces, type ToothPlace } from './tooth-places';
import { toothSurface } from './tooth-shape';

/** The shape of an arch, of which plans of any length are made. */
export interface ArchShape {
  readonly jaw: Jaw;
  readonly gum: Surface;
  /** Its surfaces are open, so that they are seen from within, too. */
  readonly isOpen?: boolean;
  readonly teeth: readonly (ToothPlace & { readonly surface: Surface })[];
}

/** Positions are whole multiples of this, in millimetres: finer than any printer. */
const GRAIN = 0.005;
const MILLIMETRE = 0.001;
const GUM_SHARE = 0.26;

/** @param triangles about how many in all */
export async function makeArchShape(jaw: Jaw, triangles: number): Promise<ArchShape> {
  await MeshoptEncoder.ready;
  const places = toothPlaces(jaw);
  const ofTooth = (triangles * (1 - GUM_SHARE)) / places.length;
  return {
    jaw,
    gum: inCodecOrder(gumSurface(jaw, triangles * GUM_SHARE)),
    teeth: places.map((place) => ({
      ...place,
      surface: inCodecOrder(toothSurface(place.tooth, jaw === 'upper', ofTooth)),
    })),
  };
}

/**
 * One arch of a treatment plan as binary glTF 2.0: the gum, and each tooth as a node named by ISO 3950. Its one animation
 * leads the teeth through the plan, by the same movements as its data; a second of it is a stage, 0 the one before the first aligner. Lengths are in metres,
 * as glTF has them; the geometry is quantised and compressed (KHR_mesh_quantization, EXT_meshopt_compression).
 */
export async function makePlanModel(shape: ArchShape, terms: PlanTerms): Promise<Uint8Array> {
  const stages = terms.stages[shape.jaw];
  const arch = new ArchDocument(shape.jaw, stages);
  const planned = planTeeth(shape.jaw, terms);
  if (shape.isOpen) arch.showInsides();
  arch.addGum(shape.gum);
  for (const tooth of shape.teeth) {
    const number = Number(tooth.name);
    if (terms.chart?.missing?.includes(number)) continue;
    const plan = planned.find((one) => one.tooth === number);
    arch.addTooth(tooth, toothMotion(tooth, stages, plan));
  }
  return arch.write();
}

/** What a viewer that plays no animation shows: the stage before the treatment. */
function startOf(values: Float32Array, length: number): number[] {
  return Array.from(values.subarray(0, length));
}

/** Puts a glTF document together, part by part. */
class ArchDocument {
  private readonly document = new Document();
  private readonly buffer: GltfBuffer = this.document.createBuffer();
  private readonly root: Node;
  private readonly enamel = this.document.createMaterial('enamel').setBaseColorFactor([0.9, 0.86, 0.77, 1]);
  private readonly gum = this.document.createMaterial('gum').setBaseColorFactor([0.74, 0.33, 0.34, 1]);
  private readonly animation = this.document.createAnimation('stages');
  private readonly times: Accessor;

  constructor(jaw: Jaw, stages: number) {
    const { document } = this;
    for (const material of [this.enamel, this.gum]) material.setMetallicFactor(0).setRoughnessFactor(0.45);
    this.root = document.createNode(jaw).setScale([MILLIMETRE, MILLIMETRE, MILLIMETRE]);
    document.createScene(jaw).addChild(this.root);
    this.times = this.accessor(
      'SCALAR',
      Float32Array.from({ length: stages + 1 }, (_, stage) => stage),
    );
    document.createExtension(KHRMeshQuantization).setRequired(true);
    document
      .createExtension(EXTMeshoptCompression)
      .setRequired(true)
      .setEncoderOptions({ method: EXTMeshoptCompression.EncoderMethod.QUANTIZE });
  }

  showInsides(): void {
    for (const material of [this.enamel, this.gum]) material.setDoubleSided(true);
  }

  addGum(surface: Surface): void {
    this.root.addChild(this.meshNode('gum', surface, this.gum));
  }

  addTooth({ name, surface }: ArchShape['teeth'][number], { translations, rotations }: Motion): void {
    // The grain of its positions must not be scaled away from what moves it, so they are two nodes.
    const tooth = this.document.createNode(name).addChild(this.meshNode('crown', surface, this.enamel));
    tooth.setTranslation(startOf(translations, 3) as [number, number, number]);
    tooth.setRotation(startOf(rotations, 4) as [number, number, number, number]);
    this.root.addChild(tooth);
    this.animate(tooth, 'translation', this.accessor('VEC3', translations));
    this.animate(tooth, 'rotation', this.accessor('VEC4', rotations));
  }

  write(): Promise<Uint8Array> {
    return new NodeIO()
      .registerExtensions([EXTMeshoptCompression, KHRMeshQuantization])
      .registerDependencies({ 'meshopt.encoder': MeshoptEncoder })
      .writeBinary(this.document);
  }

  private meshNode(name: string, surface: Surface, material: typeof this.gum): Node {
    const { positions, normals, indices } = surface;
    const primitive = this.document
      .createPrimitive()
      .setMaterial(material)
      .setIndices(this.accessor('SCALAR', indicesFor(indices, positions.length / 3)))
      .setAttribute(
        'POSITION',
        this.accessor(
          'VEC3',
          Int16Array.from(positions, (mm) => Math.round(mm / GRAIN)),
        ),
      )
      .setAttribute(
        'NORMAL',
        this.accessor(
          'VEC3',
          Int8Array.from(normals, (part) => Math.round(part * 127)),
        ).setNormalized(true),
      );
    const mesh = this.document.createMesh(name).addPrimitive(primitive);
    return this.document.createNode(name).setMesh(mesh).setScale([GRAIN, GRAIN, GRAIN]);
  }

  private animate(node: Node, path: 'translation' | 'rotation', output: Accessor): void {
    const sampler = this.document.createAnimationSampler().setInput(this.times).setOutput(output);
    const channel = this.document.createAnimationChannel().setTargetNode(node).setTargetPath(path);
    this.animation.addSampler(sampler).addChannel(channel.setSampler(sampler));
  }

  private accessor(
    type: 'SCALAR' | 'VEC3' | 'VEC4',
    array: Float32Array | Int16Array | Int8Array | Uint16Array | Uint32Array,
  ): Accessor {
    return this.document.createAccessor().setType(type).setArray(array).setBuffer(this.buffer);
  }
}

/** Short numbers where they reach. */
function indicesFor(indices: Uint32Array, points: number): Uint16Array | Uint32Array {
  return points > 65_535 ? indices : Uint16Array.from(indices);
}

/** Points and triangles in the order in which they compress best. */
export function inCodecOrder({ positions, normals, indices }: Surface): Surface {
  const ordered = indices.slice();
  const [places] = MeshoptEncoder.reorderMesh(ordered, true, true);
  const moved = { positions: new Float32Array(positions.length), normals: new Float32Array(normals.length) };
  places.forEach((place, point) => {
    for (const key of ['positions', 'normals'] as const)
      moved[key].set({ positions, normals }[key].subarray(point * 3, point * 3 + 3), place * 3);
  });
  return { ...moved, indices: ordered };
}
