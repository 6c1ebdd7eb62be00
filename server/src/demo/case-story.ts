import {
  CASE_TRANSITIONS,
  type Actor,
  type CaseFacts,
  type CaseHistoryAction,
  type CaseStatus,
  type CaseTransition,
} from '@portal/shared/contract';
import type { Prng } from './prng';

/** One entry of a case's history to be. */
export interface StoryStep {
  readonly history: CaseHistoryAction;
  readonly actor: Actor;
  readonly from: CaseStatus | null;
  readonly to: CaseStatus;
  readonly at: Date;
  readonly note: string | null;
}

type Move = Omit<StoryStep, 'at' | 'note'>;

/** Statuses that no transition of ours leads to, or not by the way that a demo wants: where from, and what happened. */
const ENDINGS: Partial<Record<CaseStatus, Omit<Move, 'to'>>> = {
  IN_PRODUCTION_FILE_SYNC: { from: 'PRE_MFG', history: 'changed', actor: 'system' },
  ORDER_REJECTED: { from: 'PRE_MFG', history: 'rejected', actor: 'provider' },
  ACTIVE: { from: 'SHIPPED', history: 'changed', actor: 'system' },
  COMPLETE: { from: 'SHIPPED', history: 'completed', actor: 'system' },
  CANCELED_REFINEMENT: { from: 'SHIPPED', history: 'canceled', actor: 'client' },
  EXPIRED: { from: 'IN_CUSTOMER_APPPROVE', history: 'changed', actor: 'system' },
  PENDING_COURIER_PICKUP: { from: 'IN_QC', history: 'changed', actor: 'system' },
  AWAITING_IMPRESSION: { from: 'IN_QC', history: 'changed', actor: 'system' },
  CANCELED: { from: 'IN_QC', history: 'canceled', actor: 'client' },
};

const NOTES: Partial<Record<CaseHistoryAction, readonly string[]>> = {
  rejected: [
    'The upper scan ends before the second molar. Please scan again.',
    'The bite is not recorded. Please add a bite scan.',
    'Scan artefacts on the lower incisors hide the gingival margin.',
  ],
  planRejected: [
    'Please keep the midline and less IPR in the lower front.',
    'The patient does not want attachments on the upper incisors.',
    'More expansion in the premolar region, please.',
  ],
  uncleared: ['The clinic asked to wait for the periodontal treatment.'],
};

/** The shortest way from a new case to a status by the table of transitions; nothing when there is none. */
export function routeTo(status: CaseStatus, facts: CaseFacts): Move[] | null {
  const ending = ENDINGS[status];
  if (ending && ending.from !== null) {
    const before = routeTo(ending.from, facts);
    return before && [...before, { ...ending, to: status }];
  }
  const routes = new Map<CaseStatus, Move[]>([['NEW', []]]);
  for (const [from, route] of routes) {
    if (from === status) return route;
    for (const transition of CASE_TRANSITIONS) {
      if (
        transition.from.includes(from) &&
        (transition.when?.(facts) ?? true) &&
        !routes.has(transition.to)
      ) {
        routes.set(transition.to, [...route, toMove(transition, from)]);
      }
    }
  }
  return null;
}

function toMove({ to, by, history }: CaseTransition, from: CaseStatus): Move {
  return { from, to, history, actor: by[0] ?? 'system' };
}

/** Some cases are sent back once, and some plans are rejected once or twice before one is accepted. */
function withDetours(route: readonly Move[], prng: Prng): Move[] {
  return route.flatMap((move, index) => {
    const goesOn = index < route.length - 1;
    if (move.history === 'submitted' && goesOn && prng.chance(0.2))
      return [move, ...detour('IN_QC', 'REJECTED', 'rejected', 'submitted')];
    if (move.history === 'approved') {
      const times = prng.pick([0, 0, 0, 1, 1, 2]);
      const loop = detour('IN_CUSTOMER_APPPROVE', 'TS_REJECTED', 'planRejected', 'planPublished');
      return [...Array.from({ length: times }, () => loop).flat(), move];
    }
    return [move];
  });
}

function detour(at: CaseStatus, via: CaseStatus, there: CaseHistoryAction, back: CaseHistoryAction): Move[] {
  const [thereBy, backBy]: Actor[] = there === 'rejected' ? ['provider', 'client'] : ['client', 'provider'];
  return [
    { from: at, to: via, history: there, actor: thereBy ?? 'system' },
    { from: via, to: at, history: back, actor: backBy ?? 'system' },
  ];
}

const HOUR = 3_600_000;

/**
 * The history of a case that reached `status` at `since`: its creation first, each step some hours to days after the one
 * before. Nothing when the facts of the case do not allow the status.
 */
export function tellStory(status: CaseStatus, facts: CaseFacts, since: Date, prng: Prng): StoryStep[] | null {
  const route = routeTo(status, facts);
  if (!route) return null;
  const moves: Move[] = [
    { from: null, to: 'NEW', history: 'created', actor: 'client' },
    ...withDetours(route, prng),
  ];
  let at = since.getTime();
  const steps = moves.reverse().map((move) => {
    const step = { ...move, at: new Date(at), note: noteOf(move, prng) };
    at -= prng.int(2 * HOUR, 60 * HOUR);
    return step;
  });
  return steps.reverse();
}

function noteOf({ history }: Move, prng: Prng): string | null {
  const notes = NOTES[history];
  return notes ? prng.pick(notes) : null;
}
