import type { Jaw } from '../modules/provider/simulator/plan-lengths';
import type { MakePlanModel } from '../modules/provider/simulator/plan-models';
import { makeArchShape, makePlanModel, type ArchShape } from './files/plan-model';

const TRIANGLES = 150_000;

/** Makes models of plans as the simulated provider needs them. The shapes of the arches are made once. */
export function createPlanModels(triangles = TRIANGLES): MakePlanModel {
  const shapes = new Map<Jaw, Promise<ArchShape>>();
  const shapeOf = (jaw: Jaw): Promise<ArchShape> => {
    const shape = shapes.get(jaw) ?? makeArchShape(jaw, triangles);
    shapes.set(jaw, shape);
    return shape;
  };
  return async (jaw, terms) => makePlanModel(await shapeOf(jaw), terms);
}
