import { NodeIO, type Document } from '@gltf-transform/core';
import { ALL_EXTENSIONS } from '@gltf-transform/extensions';
import { MeshoptDecoder } from 'meshoptimizer';
import type { Jaw } from './arch-shape';
import { makeArchShape, makePlanModel } from './plan-model';

const TRIANGLES = 20_000;
const STAGES = 12;

async function read(bytes: Uint8Array): Promise<Document> {
  await MeshoptDecoder.ready;
  const io = new NodeIO().registerExtensions(ALL_EXTENSIONS);
  return io.registerDependencies({ 'meshopt.decoder': MeshoptDecoder }).readBinary(bytes);
}

async function modelOf(jaw: Jaw, seed = 1): Promise<Uint8Array> {
  return makePlanModel(await makeArchShape(jaw, TRIANGLES), STAGES, seed);
}

/** Where the moved node of a tooth is at a stage, in millimetres. */
function placesOf(document: Document, tooth: string): readonly (readonly number[])[] {
  const channel = document
    .getRoot()
    .listAnimations()[0]
    ?.listChannels()
    .find((one) => one.getTargetNode()?.getName() === tooth && one.getTargetPath() === 'translation');
  const output = channel?.getSampler()?.getOutput();
  return Array.from({ length: output?.getCount() ?? 0 }, (_, stage) => output?.getElement(stage, []) ?? []);
}

describe('[CA-14] the model of one arch of a plan', () => {
  it.each(['upper', 'lower'] as const)('has gum and fourteen teeth of the %s jaw by name', async (jaw) => {
    const root = (await read(await modelOf(jaw))).getRoot();
    const [arch] = root.listScenes()[0]?.listChildren() ?? [];
    expect(arch?.getName()).toBe(jaw);
    const names = arch?.listChildren().map((node) => node.getName()) ?? [];
    const quadrants = jaw === 'upper' ? ['1', '2'] : ['3', '4'];
    const teeth = quadrants.flatMap((quadrant) => [...'1234567'].map((place) => quadrant + place));
    expect(names.toSorted()).toEqual([...teeth, 'gum'].toSorted());
    const triangles = root
      .listMeshes()
      .flatMap((mesh) => mesh.listPrimitives())
      .reduce((sum, part) => sum + (part.getIndices()?.getCount() ?? 0) / 3, 0);
    expect(Math.abs(triangles - TRIANGLES)).toBeLessThan(TRIANGLES * 0.05);
  });

  it('has one animation whose seconds are the stages, and every tooth ends in the arch', async () => {
    const document = await read(await modelOf('upper'));
    const [animation, ...more] = document.getRoot().listAnimations();
    expect(more).toEqual([]);
    const times = animation?.listSamplers()[0]?.getInput()?.getArray();
    expect(Array.from(times ?? [])).toEqual(Array.from({ length: STAGES + 1 }, (_, stage) => stage));
    const [right, left] = [placesOf(document, '11'), placesOf(document, '21')];
    expect(right).toHaveLength(STAGES + 1);
    expect(right[0]).not.toEqual(right.at(-1));
    // In the end the two central incisors are each other's mirror image.
    const [x = 0, y = 0, z = 0] = right.at(-1) ?? [];
    const mirrored = left.at(-1) ?? [];
    [-x, y, z].forEach((value, axis) => expect(mirrored[axis]).toBeCloseTo(value, 2));
  });

  it('is a fraction of the same triangles as STL, and the same for the same seed', async () => {
    const model = await modelOf('lower');
    expect(model.byteLength).toBeLessThan((TRIANGLES * 50) / 6);
    expect(Buffer.from(await modelOf('lower')).equals(model)).toBe(true);
    expect(Buffer.from(await modelOf('lower', 2)).equals(model)).toBe(false);
  });
});
