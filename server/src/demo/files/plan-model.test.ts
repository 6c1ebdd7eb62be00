import { NodeIO, type Document } from '@gltf-transform/core';
import { ALL_EXTENSIONS } from '@gltf-transform/extensions';
import { MeshoptDecoder } from 'meshoptimizer';
import { JAWS } from '../../modules/provider/simulator/plan-lengths';
import { planData } from '../../modules/provider/simulator/planning/plan-data';
import { usualTerms } from '../../modules/provider/simulator/planning/plan-terms';
import type { PlanTerms } from '../../modules/provider/simulator/planning/planned-teeth';
import type { Jaw } from './arch-shape';
import { makeArchShape, makePlanModel } from './plan-model';

const TRIANGLES = 20_000;
const STAGES = 12;
const TERMS = usualTerms({ upper: STAGES, lower: STAGES });

async function read(bytes: Uint8Array): Promise<Document> {
  await MeshoptDecoder.ready;
  const io = new NodeIO().registerExtensions(ALL_EXTENSIONS);
  return io.registerDependencies({ 'meshopt.decoder': MeshoptDecoder }).readBinary(bytes);
}

async function modelOf(jaw: Jaw, terms: PlanTerms = TERMS): Promise<Uint8Array> {
  return makePlanModel(await makeArchShape(jaw, TRIANGLES), terms);
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

  it('moves each tooth as far as the plan’s data say, within a tenth of a millimetre', async () => {
    for (const jaw of JAWS) {
      const terms = { ...TERMS, iprShare: 0.5 };
      const document = await read(await modelOf(jaw, terms));
      const { movements } = planData({ ...terms, stages: { upper: 0, lower: 0, [jaw]: STAGES } });
      expect(movements.length).toBeGreaterThan(8);
      for (const { tooth, steps } of movements) {
        const places = placesOf(document, String(tooth));
        const [before = [], after = []] = [places[0], places.at(-1)];
        const { mesial = 0, buccal = 0, extrusion = 0 } = steps.at(-1) ?? {};
        expect(Math.hypot(...after.map((value, axis) => value - (before[axis] ?? 0)))).toBeCloseTo(
          Math.hypot(mesial, buccal, extrusion),
          1,
        );
        const [height = 0, heightBefore = 0] = [after[1], before[1]];
        expect((heightBefore - height) * (jaw === 'upper' ? 1 : -1)).toBeCloseTo(extrusion, 1);
        // The first step is where it still stands as before.
        expect(places[steps[0]?.stage ?? 0]).toEqual(before);
      }
    }
  });

  it('has no tooth that is missing, and does not move one that stays', async () => {
    const document = await read(
      await modelOf('upper', { ...TERMS, chart: { missing: [14], doNotMove: [11] } }),
    );
    expect(placesOf(document, '14')).toEqual([]);
    const [before, ...later] = placesOf(document, '11');
    for (const place of later) expect(place).toEqual(before);
  });

  it('is a fraction of the same triangles as STL, and the same for the same plan', async () => {
    const model = await modelOf('lower');
    expect(model.byteLength).toBeLessThan((TRIANGLES * 50) / 6);
    expect(Buffer.from(await modelOf('lower')).equals(model)).toBe(true);
    expect(Buffer.from(await modelOf('lower', { ...TERMS, iprShare: 0 })).equals(model)).toBe(false);
  });
});
