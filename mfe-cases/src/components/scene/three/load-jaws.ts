import {
  BufferAttribute,
  BufferGeometry,
  Group,
  Mesh,
  MeshStandardMaterial,
  type AnimationClip,
  type Object3D,
} from 'three';
import { GLTFLoader } from 'three/examples/jsm/loaders/GLTFLoader.js';
// The page's script policy forbids WebAssembly, on which the package's default decoder is built. This decoder takes about
// 0.1 s.
import { MeshoptDecoder } from '../../../../node_modules/meshoptimizer/meshopt_decoder_reference.js';
import type { Jaw, SceneFile } from '../scene.types';
import { parseScan, type ScanFormat } from '../../scan-worker/parse-scan';
import { readMesh } from '../../scan-worker/scan-work';

/** One arch to draw. A scan has no stages. */
export interface JawModel {
  readonly jaw: Jaw;
  readonly object: Object3D;
  readonly stages: AnimationClip | null;
}

const METRE = 1_000;
const PLASTER = 0xd9d2c4;
const JAWS: readonly Jaw[] = ['upper', 'lower'];

/**
 * Reads the arches of a file. Millimetres: x to the patient's left, y up, z to the front. Throws when the file cannot be
 * read.
 */
export async function loadJaws({ format, jaw }: SceneFile, bytes: ArrayBuffer): Promise<readonly JawModel[]> {
  return format === 'glb' ? loadModel(bytes) : [await loadScan(bytes, format, jaw ?? 'upper')];
}

async function loadModel(bytes: ArrayBuffer): Promise<readonly JawModel[]> {
  const loader = new GLTFLoader().setMeshoptDecoder(MeshoptDecoder);
  const { scene, animations } = await loader.parseAsync(bytes, '');
  const found = JAWS.flatMap((jaw) => {
    const node = scene.getObjectByName(jaw);
    if (!node) return [];
    const object = new Group().add(node);
    object.scale.setScalar(METRE);
    return [{ jaw, object, stages: animations[0] ?? null }];
  });
  if (found.length === 0) throw new Error('The model names no jaw');
  return found;
}

async function loadScan(bytes: ArrayBuffer, format: ScanFormat, jaw: Jaw): Promise<JawModel> {
  const mesh = new Mesh(
    await scanGeometry(bytes, format),
    new MeshStandardMaterial({ color: PLASTER, roughness: 0.55 }),
  );
  // Scanners use z for up and y for the front.
  mesh.rotation.set(-Math.PI / 2, 0, Math.PI);
  return { jaw, object: new Group().add(mesh), stages: null };
}

async function scanGeometry(bytes: ArrayBuffer, format: ScanFormat): Promise<BufferGeometry> {
  const mesh = await readMesh(bytes, format);
  if (!mesh) return parseScan(bytes, format);
  const { positions, normals, index } = mesh;
  return new BufferGeometry()
    .setAttribute('position', new BufferAttribute(positions, 3))
    .setAttribute('normal', new BufferAttribute(normals, 3))
    .setIndex(index && new BufferAttribute(index, 1));
}
