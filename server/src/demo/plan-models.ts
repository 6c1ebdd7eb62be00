import type { CaseArch, PlanModels } from '../modules/provider/simulator/plan-models';
import { JAWS, type Jaw } from '../modules/provider/simulator/plan-lengths';
import { makeArchShape, makePlanModel, type ArchShape } from './files/plan-model';
import { readOwnArch, type OwnArch } from './own-arch/own-arch';
import { UnreadableArch } from './own-arch/unreadable-arch';

const TRIANGLES = 150_000;
/** In bite the front teeth of both arches end so near to each other; millimetres. */
const MOST_APART = 12;

/** Makes models of plans as the simulated provider needs them. The prepared shapes of the arches are made once. */
export function createPlanModels(triangles = TRIANGLES): PlanModels {
  const shapes = new Map<Jaw, Promise<ArchShape>>();
  const shapeOf = (jaw: Jaw): Promise<ArchShape> => {
    const shape = shapes.get(jaw) ?? makeArchShape(jaw, triangles);
    shapes.set(jaw, shape);
    return shape;
  };
  return {
    makeModel: async (jaw, terms) => makePlanModel(await shapeOf(jaw), terms),
    async readArches(scans, chart) {
      const read: OwnArch[] = [];
      try {
        for (const jaw of JAWS) {
          const stl = scans[jaw];
          if (stl) read.push(await readOwnArch(jaw, stl, chart, triangles));
        }
        if (areApart(read)) return { unreadable: 'arches that do not lie in bite' };
      } catch (error) {
        if (!(error instanceof UnreadableArch)) throw error;
        return { unreadable: `${JAWS.filter((jaw) => scans[jaw])[read.length]}: ${error.message}` };
      }
      return Object.fromEntries(read.map((arch) => [arch.shape.jaw, asCaseArch(arch)]));
    },
  };
}

function asCaseArch({ shape, rows }: OwnArch): CaseArch {
  return { rows, makeModel: (terms) => makePlanModel(shape, terms) };
}

function areApart([one, other]: readonly OwnArch[]): boolean {
  if (!one || !other) return false;
  return Math.hypot(...one.front.map((value, axis) => value - (other.front[axis] ?? 0))) > MOST_APART;
}
