import { JAWS, type Jaw } from '../plan-lengths';
import { answersTo, withPins, type PinAnswer, type ReadPin } from './answer-pins';
import { jawOf, type PlanTerms } from './planned-teeth';
import { readWishes, readWishesAtTooth, type Wish } from './wishes';

/** Fewer aligners than this would move teeth by more than a quarter of a millimetre in each. */
const FEWEST_STAGES = 8;
const MOST_STAGES = 60;
/** Stages that a wider arch or a more careful finish takes. */
const MORE_STAGES = 2;

/** What a revision changed, or found that it cannot: `fewestStages`. */
export type Change = Wish | 'fewestStages' | 'detailed';

export interface Revision<P extends ReadPin = ReadPin> {
  readonly terms: PlanTerms;
  readonly changes: readonly Change[];
  readonly answers: readonly PinAnswer<P>[];
}

/**
 * Answers a rejection: does what its reason asks for, and at single teeth what the comments on them ask for; where nothing of it is
 * understood, works the plan out in more detail.
 */
export function revisePlan<P extends ReadPin>(
  before: PlanTerms,
  reason: string,
  pins: readonly P[] = [],
): Revision<P> {
  const { wishes, arches, isNoneWanted } = readWishes(reason);
  let terms = before;
  const changes: Change[] = [];
  if (wishes.includes('lessIpr') && before.iprShare > 0) {
    terms = { ...terms, iprShare: isNoneWanted ? 0 : before.iprShare > 0.5 ? 0.5 : 0 };
    if (!wishes.includes('fewerStages')) terms = longer(terms);
    changes.push('lessIpr');
  }
  if (wishes.includes('closedGap') && !before.isGapFirst && before.stages.upper > 0) {
    terms = { ...terms, isGapFirst: true };
    changes.push('closedGap');
  }
  if (wishes.includes('fewerAttachments') && !before.isFrontFree && before.stages.upper > 0) {
    terms = { ...terms, isFrontFree: true };
    changes.push('fewerAttachments');
  }
  terms = withPins(terms, pins);
  const isShorterWished = wishes.includes('fewerStages');
  const stages = shorter(terms.stages, [...(isShorterWished ? arches : []), ...archesToShorten(pins)]);
  const isShorter = JAWS.some((jaw) => stages[jaw] < terms.stages[jaw]);
  if (isShorterWished) changes.push(isShorter ? 'fewerStages' : 'fewestStages');
  terms = { ...terms, stages };
  const answers = answersTo(pins, before, terms);
  const isChanged =
    changes.some((change) => change !== 'fewestStages') || answers.some(({ done }) => done.length > 0);
  return isChanged
    ? { terms, changes, answers }
    : { terms: inDetail(terms), changes: [...changes, 'detailed'], answers };
}

const archesToShorten = (pins: readonly ReadPin[]): readonly Jaw[] =>
  pins.filter(({ text }) => readWishesAtTooth(text).includes('fewerStages')).map(({ tooth }) => jawOf(tooth));

function shorter(stages: PlanTerms['stages'], arches: readonly Jaw[]): PlanTerms['stages'] {
  const of = (jaw: Jaw): number => {
    const wanted = Math.max(FEWEST_STAGES, Math.round(stages[jaw] * 0.75));
    return arches.includes(jaw) ? Math.min(stages[jaw], wanted) : stages[jaw];
  };
  return { upper: of('upper'), lower: of('lower') };
}

function longer(terms: PlanTerms): PlanTerms {
  const of = (stages: number): number => (stages === 0 ? 0 : Math.min(MOST_STAGES, stages + MORE_STAGES));
  return { ...terms, stages: { upper: of(terms.stages.upper), lower: of(terms.stages.lower) } };
}

function inDetail(terms: PlanTerms): PlanTerms {
  return { ...longer(terms), rotationExcess: terms.rotationExcess + 0.05 };
}
