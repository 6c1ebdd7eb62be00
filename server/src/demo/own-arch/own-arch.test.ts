import { NodeIO, type Document, type Node } from '@gltf-transform/core';
import { ALL_EXTENSIONS } from '@gltf-transform/extensions';
import { MeshoptDecoder } from 'meshoptimizer';
import { JAWS } from '../../modules/provider/simulator/plan-lengths';
import { planData } from '../../modules/provider/simulator/planning/plan-data';
import { usualTerms } from '../../modules/provider/simulator/planning/plan-terms';
import type { PlanTerms } from '../../modules/provider/simulator/planning/planned-teeth';
import { archStation, teethOf, type Jaw } from '../files/arch-shape';
import { makePlanModel } from '../files/plan-model';
import { makeArchStl } from '../files/stl-arch';
import { readOwnArch, type OwnArch } from './own-arch';
import { UnreadableArch } from './unreadable-arch';

const TRIANGLES = 60_000;
const SEED = 7;
const STAGES = 10;
type Triple = readonly [x: number, y: number, z: number];
type Numbers = ArrayLike<number>;

const scanOf = (jaw: Jaw): Buffer => makeArchStl(jaw, TRIANGLES, SEED);
const read = (jaw: Jaw, stl: Buffer): Promise<OwnArch> => readOwnArch(jaw, stl, null, TRIANGLES * 2);
/** The arches that the generator makes, each read once. */
const known = new Map<Jaw, Promise<OwnArch>>();
function readOf(jaw: Jaw): Promise<OwnArch> {
  const own = known.get(jaw) ?? read(jaw, scanOf(jaw));
  known.set(jaw, own);
  return own;
}
const termsOf = ({ shape: { jaw }, rows }: OwnArch): PlanTerms => ({
  ...usualTerms({ upper: 0, lower: 0, [jaw]: STAGES }),
  mouth: { [jaw]: rows },
});

async function documentOf(own: OwnArch): Promise<Document> {
  await MeshoptDecoder.ready;
  const io = new NodeIO().registerExtensions(ALL_EXTENSIONS);
  return io
    .registerDependencies({ 'meshopt.decoder': MeshoptDecoder })
    .readBinary(await makePlanModel(own.shape, termsOf(own)));
}

/** Points of a part as a viewer that plays no animation shows them, in the millimetres of the scan. */
function pointsInScan(node: Node): Triple[] {
  const mesh = node.getMesh() ? node : node.listChildren()[0];
  const position = mesh?.getMesh()?.listPrimitives()[0]?.getAttribute('POSITION');
  const m = mesh?.getWorldMatrix() ?? [];
  return Array.from({ length: position?.getCount() ?? 0 }, (_, index) => {
    const [x = 0, y = 0, z = 0] = position?.getElement(index, []) ?? [];
    const at = (row: number): number =>
      1_000 * ((m[row] ?? 0) * x + (m[row + 4] ?? 0) * y + (m[row + 8] ?? 0) * z + (m[row + 12] ?? 0));
    return [-at(0), at(2), at(1)];
  });
}

function nodesOf(document: Document): readonly Node[] {
  return document.getRoot().listScenes()[0]?.listChildren()[0]?.listChildren() ?? [];
}

/** Last place of a tooth, as an offset to its first one. */
function lastPlace(document: Document, name: string): Triple {
  const channels = document.getRoot().listAnimations()[0]?.listChannels() ?? [];
  const of = channels.find(
    (one) => one.getTargetNode()?.getName() === name && one.getTargetPath() === 'translation',
  );
  const output = of?.getSampler()?.getOutput();
  const [first, last]: Numbers[] = [output?.getElement(0, []) ?? [], output?.getElement(STAGES, []) ?? []];
  const by = (axis: number): number => (last?.[axis] ?? 0) - (first?.[axis] ?? 0);
  return [-by(0), by(2), by(1)];
}

describe('[CA-14] the arch of a case, read from its scan', () => {
  it.each(JAWS)('has every %s tooth where the generator put it, within a millimetre', async (jaw) => {
    const nodes = nodesOf(await documentOf(await readOf(jaw)));
    const teeth = teethOf(jaw);
    const total = teeth.reduce((sum, { width }) => sum + width, 0);
    let before = 0;
    expect(nodes).toHaveLength(15);
    teeth.forEach(({ width }, index) => {
      const { x, y } = archStation(jaw, (before + width / 2) / total, () => 0);
      before += width;
      // A scan's x is to the patient's right.
      const [right, left] = jaw === 'upper' ? [1, 2] : [4, 3];
      const name = index < 7 ? `${left}${7 - index}` : `${right}${index - 6}`;
      const node = nodes.find((one) => one.getName() === name);
      const [px = 0, , pz = 0] = node?.getTranslation() ?? [];
      expect(Math.hypot(-px - x, pz - y)).toBeLessThan(1);
    });
  });

  it('shows at first every point of the scan where it is, within the grain of the model', async () => {
    const jaw = 'lower';
    const stl = scanOf(jaw);
    const document = await documentOf(await readOf(jaw));
    const key = (place: readonly number[]): string => place.map((value) => Math.floor(value / 0.1)).join();
    const shown = new Map<string, Triple[]>();
    for (const point of nodesOf(document).flatMap((node) => pointsInScan(node)))
      shown.set(key(point), [...(shown.get(key(point)) ?? []), point]);
    const around = [-0.02, 0.02];
    let furthest = 0;
    for (let at = 84 + 12; at < stl.length; at += 50 * 17) {
      const [x, y, z] = [0, 4, 8].map((offset) => stl.readFloatLE(at + offset)) as [number, number, number];
      const keys = new Set(
        around.flatMap((a) => around.flatMap((b) => around.map((c) => key([x + a, y + b, z + c])))),
      );
      const near = [...keys].flatMap((one) => shown.get(one) ?? []);
      furthest = Math.max(furthest, Math.min(...near.map(([a, b, c]) => Math.hypot(a - x, b - y, c - z))));
    }
    expect(furthest).toBeLessThan(0.01);
  });

  it.each(JAWS)(
    'ends closed and level: neighbours of the %s jaw meet, and front teeth end alike',
    async (jaw) => {
      const own = await readOf(jaw);
      const document = await documentOf(own);
      const crowns = own.shape.teeth.map(({ name }) => {
        const node = nodesOf(document).find((one) => one.getName() === name);
        const by = lastPlace(document, name);
        const points = node ? pointsInScan(node) : [];
        return { name, points: points.map((point) => point.map((value, axis) => value + (by[axis] ?? 0))) };
      });
      crowns.slice(1).forEach(({ points }, index) => {
        const some = crowns[index]?.points.filter((_, at) => at % 5 === 0) ?? [];
        const others = points.filter((_, at) => at % 3 === 0);
        const gap = Math.min(
          ...some.map((a) =>
            Math.min(...others.map((b) => Math.hypot(...a.map((v, axis) => v - (b[axis] ?? 0))))),
          ),
        );
        expect(gap).toBeLessThan(0.35);
      });
      const up = jaw === 'upper' ? -1 : 1;
      const ends = crowns
        .filter(({ name }) => Number(name[1]) <= 3)
        .map(({ points }) => Math.max(...points.map((point) => up * (point[2] ?? 0))));
      expect(Math.max(...ends) - Math.min(...ends)).toBeLessThan(1);
    },
  );

  it('moves as the plan’s data say, and is the same for the same scan', async () => {
    const [own, again] = [await readOf('upper'), await read('upper', scanOf('upper'))];
    const document = await documentOf(own);
    const { movements } = planData(termsOf(own));
    expect(movements.length).toBeGreaterThan(4);
    for (const { tooth, steps } of movements) {
      const { mesial = 0, buccal = 0, extrusion = 0 } = steps.at(-1) ?? {};
      expect(Math.hypot(...lastPlace(document, String(tooth)))).toBeCloseTo(
        Math.hypot(mesial, buccal, extrusion),
        2,
      );
    }
    const [one, other] = [
      await makePlanModel(own.shape, termsOf(own)),
      await makePlanModel(again.shape, termsOf(again)),
    ];
    expect(Buffer.from(one).equals(other)).toBe(true);
  });

  it('leaves out teeth that are missing, keeps those that stay, and keeps to its number of triangles', async () => {
    const chart = { missing: [24], doNotMove: [13] };
    const { shape, rows } = await readOwnArch('upper', scanOf('upper'), chart, TRIANGLES / 2);
    expect(shape.teeth.map(({ name }) => name)).not.toContain('24');
    expect(shape.teeth.length).toBe(13);
    expect(rows.map(([tooth]) => tooth)).not.toContain(13);
    const surfaces = [shape.gum, ...shape.teeth.map(({ surface }) => surface)];
    const triangles = surfaces.reduce((sum, { indices }) => sum + indices.length / 3, 0);
    // Walls that close the parts come on top.
    expect(triangles).toBeLessThan((TRIANGLES / 2) * 1.4);
  });

  const changed = (change: (value: number, axis: number, at: number) => number): Buffer => {
    const stl = Buffer.from(scanOf('upper'));
    for (let at = 84; at < stl.length; at += 50)
      for (let n = 3; n < 12; n += 1)
        stl.writeFloatLE(change(stl.readFloatLE(at + n * 4), n % 3, at * 12 + n), at + n * 4);
    return stl;
  };
  const noise = (at: number): number => ((Math.imul(at, 0x9e3779b1) >>> 8) / 2 ** 24 - 0.5) * 60;

  it.each<[string, () => Buffer, RegExp]>([
    ['a single triangle', () => makeArchStl('upper', 400, SEED).subarray(0, 134), /STL/],
    ['one of few triangles', () => makeArchStl('upper', 2_000, SEED), /too few/],
    ['noise', () => changed((_, __, at) => noise(at)), /do not join/],
    [
      'a coordinate that is none',
      () => changed((value, _, at) => (at % 99_999 === 0 ? NaN : value)),
      /no number/,
    ],
    ['metres', () => changed((value) => value / 1_000), /size/],
    ['inches', () => changed((value) => value / 25.4), /size/],
    ['a plate', () => changed((value, axis) => (axis === 2 ? value / 20 : value)), /size/],
    ['its back to the front', () => changed((value, axis) => (axis === 1 ? -value : value)), /./],
    ['a bar without teeth', () => changed((value, axis) => (axis === 2 ? Math.max(6, value) : value)), /./],
    ['far away', () => changed((value, axis) => (axis === 0 ? value + 400 : value)), /too far/],
    ['another kind of file', () => Buffer.from('ply\nformat ascii 1.0\n'), /not an STL/],
    [
      'a text that is cut off',
      () => Buffer.from('solid arch\nfacet\nouter loop\nvertex 1 2 3\nvertex 1'),
      /STL/,
    ],
  ])('refuses %s, and says why', async (_title, stl, reason) => {
    const answer = read('upper', stl());
    await expect(answer).rejects.toBeInstanceOf(UnreadableArch);
    await expect(answer).rejects.toThrow(reason);
  });

  it('reads text as well as binary', async () => {
    const stl = scanOf('lower');
    const lines = ['solid arch'];
    for (let at = 84; at < stl.length; at += 50) {
      lines.push('facet normal 0 0 1', 'outer loop');
      for (let corner = 12; corner < 48; corner += 12)
        lines.push(`vertex ${[0, 4, 8].map((n) => stl.readFloatLE(at + corner + n)).join(' ')}`);
      lines.push('endloop', 'endfacet');
    }
    const own = await read('lower', Buffer.from([...lines, 'endsolid arch'].join('\n')));
    expect(own.rows).toEqual((await readOf('lower')).rows);
  });
});
