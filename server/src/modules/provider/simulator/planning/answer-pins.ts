import type { PlanPin } from '@portal/shared/contract';
import { contactsOf } from './contacts';
import { planData } from './plan-data';
import { GAP_TEETH, jawOf, type PlanTerms } from './planned-teeth';
import { readWishesAtTooth, type Wish } from './wishes';

/** A comment on a tooth as a provider reads it. */
export type ReadPin = Pick<PlanPin, 'tooth' | 'text'>;

/** What a revision did at a tooth that was commented on. */
export type PinChange = 'fewerStages' | 'closedGap' | 'lessIpr' | 'noAttachment' | 'attachment';

export interface PinAnswer<P extends ReadPin = ReadPin> {
  readonly pin: P;
  /** What was done of what its text asks for; a pin of which nothing was understood or done has none. */
  readonly done: readonly PinChange[];
  /** All that was understood is done. */
  readonly isAnswered: boolean;
}

/** The plan with what the pins ask for at their teeth; shorter arches are the revision's own. */
export function withPins(before: PlanTerms, pins: readonly ReadPin[]): PlanTerms {
  return pins.reduce((terms, { tooth, text }) => {
    const wishes = readWishesAtTooth(text);
    let next = terms;
    if (wishes.includes('lessIpr')) next = { ...next, noIpr: union(next.noIpr, contactsOf(tooth)) };
    if (wishes.includes('closedGap') && GAP_TEETH.includes(tooth)) next = { ...next, isGapFirst: true };
    if (wishes.includes('fewerAttachments'))
      next = withOtherAttachment(next, tooth, hasAttachment(before, tooth));
    return next;
  }, before);
}

/** A comment on the attachment of a tooth without one can only ask for one. */
function withOtherAttachment(terms: PlanTerms, tooth: number, isThere: boolean): PlanTerms {
  const { bare, attached } = terms;
  return isThere
    ? { ...terms, bare: union(bare, [tooth]), attached: attached.filter((one) => one !== tooth) }
    : { ...terms, bare: bare.filter((one) => one !== tooth), attached: union(attached, [tooth]) };
}

/** What became of each pin, read from the two plans rather than from what was meant to be done. */
export function answersTo<P extends ReadPin>(
  pins: readonly P[],
  before: PlanTerms,
  after: PlanTerms,
): readonly PinAnswer<P>[] {
  return pins.map((pin) => {
    const wishes = readWishesAtTooth(pin.text);
    const changes = wishes.map((wish) => changeAt(pin.tooth, wish, before, after));
    const done = changes.filter((change) => change !== null);
    return { pin, done, isAnswered: done.length > 0 && done.length === wishes.length };
  });
}

function changeAt(tooth: number, wish: Wish, before: PlanTerms, after: PlanTerms): PinChange | null {
  switch (wish) {
    case 'fewerStages':
      return after.stages[jawOf(tooth)] < before.stages[jawOf(tooth)] ? 'fewerStages' : null;
    case 'closedGap':
      return GAP_TEETH.includes(tooth) && after.isGapFirst && !before.isGapFirst ? 'closedGap' : null;
    case 'lessIpr':
      return iprAt(after, tooth) < iprAt(before, tooth) ? 'lessIpr' : null;
    case 'fewerAttachments': {
      const isThere = hasAttachment(after, tooth);
      if (isThere === hasAttachment(before, tooth)) return null;
      return isThere ? 'attachment' : 'noAttachment';
    }
  }
}

function iprAt(terms: PlanTerms, tooth: number): number {
  return planData(terms)
    .ipr.filter((one) => one.tooth === tooth || one.neighbour === tooth)
    .reduce((sum, { mm }) => sum + mm, 0);
}

const hasAttachment = (terms: PlanTerms, tooth: number): boolean =>
  planData(terms).attachments.some((one) => one.tooth === tooth);

const union = (some: readonly number[], others: readonly number[]): readonly number[] => [
  ...new Set([...some, ...others]),
];
