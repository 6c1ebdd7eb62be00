import type { InterproximalReduction } from '@portal/shared/contract';
import type { Jaw } from '../plan-lengths';
import { hundredths, type PlanTerms } from './planned-teeth';

/** Where the crowding asks for room: two neighbours, millimetres, and the share of the treatment after which it is made. */
type Contact = readonly [tooth: number, neighbour: number, mm: number, after: number];
const CONTACTS: Record<Jaw, readonly Contact[]> = {
  upper: [
    [13, 12, 0.2, 0.25],
    [12, 11, 0.2, 0.25],
    [21, 22, 0.2, 0.25],
    [22, 23, 0.2, 0.25],
  ],
  lower: [
    [43, 42, 0.2, 0.15],
    [42, 41, 0.3, 0.15],
    [41, 31, 0.3, 0.15],
    [31, 32, 0.3, 0.4],
    [32, 33, 0.2, 0.4],
  ],
};

/** Enamel that a plan takes away in an arch. */
export function reductionsOf(
  jaw: Jaw,
  { stages, iprShare, noIpr, chart }: PlanTerms,
): InterproximalReduction[] {
  return CONTACTS[jaw].flatMap(([tooth, neighbour, mm, after]) => {
    const taken = hundredths(mm * iprShare);
    const isThere = ![tooth, neighbour].some((one) => chart?.missing?.includes(one));
    return taken > 0 && isThere && !noIpr.includes(tooth)
      ? [{ tooth, neighbour, mm: taken, beforeStage: Math.round(stages[jaw] * after) + 1 }]
      : [];
  });
}

/** The contacts of a tooth, as `PlanTerms.noIpr` names them. */
export function contactsOf(tooth: number): readonly number[] {
  return [...CONTACTS.upper, ...CONTACTS.lower]
    .filter(([one, other]) => one === tooth || other === tooth)
    .map(([first]) => first);
}
