import {
  CASE_TRANSITIONS,
  type Actor,
  type CaseAction,
  type CaseFacts,
  type CaseHistoryAction,
  type CaseStatus,
  type CaseTransition,
} from '@portal/shared/contract';
import type { Prng } from '../prng';

/** One entry of a case's history to be; its creation is no action of the table. */
export interface StoryStep {
  readonly action: CaseAction | null;
  readonly history: CaseHistoryAction;
  readonly actor: Actor;
  readonly from: CaseStatus | null;
  readonly to: CaseStatus;
  readonly at: Date;
  readonly note: string | null;
}

type Move = Omit<StoryStep, 'at' | 'note'>;

/** Ends that a demo wants to be reached from somewhere else than from the nearest status. */
const BY_WAY_OF: Partial<Record<CaseStatus, CaseStatus>> = {
  CANCELED: 'IN_QC',
  EXPIRED: 'IN_CUSTOMER_APPPROVE',
  COMPLETE: 'ACTIVE',
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
  orderRejected: [
    'Stage 4 of the upper arch cannot be printed: two teeth overlap.',
    'The trim line of the lower arch leaves the last molar uncovered.',
  ],
  refinementStarted: ['The upper canines did not track.', 'A little crowding is left in the lower front.'],
  uncleared: ['The clinic asked to wait for the periodontal treatment.'],
};

/** Where a case is, as far as the table can tell. */
interface Place {
  readonly status: CaseStatus;
  readonly hasRefinements: boolean;
}

/**
 * The shortest way from a new case to a status by the table of transitions; nothing when there is none.
 * @param facts of the case at its end: with `hasRefinements` the way leads through a refinement.
 */
export function routeTo(status: CaseStatus, facts: CaseFacts): Move[] | null {
  const start: Place = { status: 'NEW', hasRefinements: false };
  const end: Place = { status, hasRefinements: facts.hasRefinements };
  const via = BY_WAY_OF[status];
  if (via) {
    const stop = { ...end, status: via };
    const before = shortest(start, stop, facts);
    const after = shortest(stop, end, facts);
    if (before && after) return [...before, ...after];
  }
  return shortest(start, end, facts);
}

function shortest(start: Place, end: Place, facts: CaseFacts): Move[] | null {
  const keyOf = ({ status, hasRefinements }: Place): string => `${status} ${String(hasRefinements)}`;
  const routes = new Map([[keyOf(start), { place: start, route: [] as Move[] }]]);
  for (const { place, route } of routes.values()) {
    if (keyOf(place) === keyOf(end)) return route;
    // A refinement that was given up ends a story: a case that goes on had one that was made.
    if (place.status === 'CANCELED_REFINEMENT') continue;
    for (const line of linesFrom(place, facts)) {
      const next = { status: line.to, hasRefinements: place.hasRefinements || line.action === 'refine' };
      if (!routes.has(keyOf(next)))
        routes.set(keyOf(next), { place: next, route: [...route, toMove(line, place.status)] });
    }
  }
  return null;
}

function linesFrom({ status, hasRefinements }: Place, facts: CaseFacts): CaseTransition[] {
  return CASE_TRANSITIONS.filter(
    ({ from, when }) => from.includes(status) && (when?.holds({ ...facts, hasRefinements }) ?? true),
  );
}

function toMove({ action, to, by, history }: CaseTransition, from: CaseStatus): Move {
  return { action, from, to, history, actor: by[0] ?? 'system' };
}

/** Some cases are sent back once, and some plans are rejected once or twice before one is accepted. */
function withDetours(route: readonly Move[], facts: CaseFacts, prng: Prng): Move[] {
  return route.flatMap((move, index) => {
    const goesOn = index < route.length - 1;
    if (move.action === 'submit' && move.to === 'IN_QC' && goesOn && prng.chance(0.2))
      return [move, ...loop('IN_QC', ['reject', 'submit'], facts)];
    if (move.action === 'approvePlan') {
      const times = prng.pick([0, 0, 0, 1, 1, 1, 2]);
      const again = loop('IN_CUSTOMER_APPPROVE', ['rejectPlan', 'publishPlan'], facts);
      return [...Array.from({ length: times }, () => again).flat(), move];
    }
    return [move];
  });
}

/** Some treatments are made in up to four batches: those before the last one are delivered on the way. */
function withBatches(route: readonly Move[], facts: CaseFacts, prng: Prng): Move[] {
  const first = route.findIndex(({ to }) => to === 'PRE_MFG');
  if (first < 0 || facts.withTs) return [...route];
  const delivery = loop('PRE_MFG', facts.side === 'doctor' ? DOCTORS_BATCH : CLIENTS_BATCH, facts);
  const before = Array.from({ length: prng.pick([0, 0, 0, 0, 1, 1, 2, 3]) }, () => delivery).flat();
  return [...route.slice(0, first + 1), ...before, ...route.slice(first + 1)];
}

/** From one batch to the next. */
const CLIENTS_BATCH: readonly CaseAction[] = [
  'startMfg',
  'finishMfg',
  'bookShipment',
  'ship',
  'activate',
  'orderNextBatch',
];
const DOCTORS_BATCH = CLIENTS_BATCH.flatMap((action) =>
  action === 'ship' ? [action, 'lastMileShipped' as const] : [action],
);

/** The moves of some actions one after the other. */
function loop(start: CaseStatus, actions: readonly CaseAction[], facts: CaseFacts): Move[] {
  let status = start;
  return actions.map((action) => {
    const place = { status, hasRefinements: facts.hasRefinements };
    const line = linesFrom(place, facts).find((candidate) => candidate.action === action);
    if (!line) throw new RangeError(`${action} is not possible in ${status}`);
    const move = toMove(line, status);
    status = line.to;
    return move;
  });
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/**
 * The history of a case that reached `status` at `since`: its creation first, each step some hours to days after the one
 * before, a next batch some weeks. Nothing when the facts of the case do not allow the status.
 */
export function tellStory(status: CaseStatus, facts: CaseFacts, since: Date, prng: Prng): StoryStep[] | null {
  const route = routeTo(status, facts);
  if (!route) return null;
  const moves: Move[] = [
    { action: null, from: null, to: 'NEW', history: 'created', actor: 'client' },
    ...withDetours(withBatches(route, facts, prng), facts, prng),
  ];
  let at = since.getTime();
  const steps = moves.reverse().map((move) => {
    const step = { ...move, at: new Date(at), note: noteOf(move, prng) };
    // The aligners of a batch are worn for weeks before the next one is made.
    at -= move.action === 'orderNextBatch' ? prng.int(42 * DAY, 56 * DAY) : prng.int(2 * HOUR, 60 * HOUR);
    return step;
  });
  return steps.reverse();
}

function noteOf({ history }: Move, prng: Prng): string | null {
  const notes = NOTES[history];
  return notes ? prng.pick(notes) : null;
}
