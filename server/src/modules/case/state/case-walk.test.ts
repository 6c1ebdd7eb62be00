import {
  CASE_ACTIONS,
  CASE_TRANSITIONS,
  findCaseTransition,
  findOrderTransition,
  findPlanTransition,
  ORDER_ACTIONS,
  PLAN_ACTIONS,
  returnAfter,
  type Actor,
  type Case,
  type CaseAction,
  type CaseFacts,
  type CaseHistoryEntry,
  type CaseTransition,
  type DeliveredStatus,
  type NewCase,
  type OrderStatus,
  type PlanStatus,
} from '@portal/shared/contract';
import { startCase, type CasePlayer } from '../../../testing/case-player';
import { createTestServer, type TestServer } from '../../../testing/test-server';
import { makeWorld } from '../../../testing/world';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

type Kind = Omit<CaseFacts, 'hasRefinements' | 'returnsTo'>;
const BASE: Kind = {
  workflow: 'ONE_STEP',
  withTs: false,
  side: 'client',
  productId: 'AL',
  impressionType: 'physical',
};
/** Every workflow, with plan and without, on both sides. */
const KINDS: readonly Kind[] = [
  { ...BASE, workflow: 'ZERO_STEP' },
  { ...BASE, workflow: 'ZERO_STEP', withTs: true, impressionType: 'meditScanner' },
  { ...BASE, impressionType: '3shapeScanner', side: 'doctor' },
  { ...BASE, withTs: true, side: 'doctor' },
  { ...BASE, workflow: 'TWO_STEPS', side: 'doctor' },
  { ...BASE, workflow: 'TWO_STEPS', withTs: true, productId: 'RE', side: 'doctor' },
];
const nameOf = ({ workflow, withTs, side, productId }: Kind): string =>
  `${workflow}, ${withTs ? 'without' : 'with'} a plan, ${side}’s ${productId}`;

async function open(kind: Kind): Promise<() => Promise<CasePlayer>> {
  const { owner, doctor } = await makeWorld(server.ctx, {
    company: { isDso: kind.side === 'doctor' },
    configuration: { workflow: kind.workflow },
  });
  const { productId, withTs, impressionType } = kind;
  const body: Partial<NewCase> = {
    productId,
    withTs,
    ...(impressionType && { impressionType }),
    ...(kind.side === 'doctor' && { doctorUuid: (await doctor()).uuid }),
  };
  return () => startCase(server, owner, body);
}

/** Where a case is, as far as the table can tell: a status, before the first refinement or after, and what was delivered. */
interface Place {
  readonly status: CaseTransition['to'];
  readonly hasRefinements: boolean;
  readonly returnsTo: DeliveredStatus | null;
}
interface Edge {
  readonly from: Place;
  readonly line: CaseTransition;
  readonly to: Place;
}
/**
 * A line from one status; after a refinement only what is another line then is gone once more. Giving up what is made again does
 * the same in whatever status it happens.
 */
const keyOf = ({ from, line }: Edge): string =>
  `${line.history === 'treatmentResumed' ? '' : from.status} ${line.action} ${line.to}`;

/** Of cases that a server of before began to make again: it did not keep what they had delivered. */
const isOfBefore = ({ to, when }: CaseTransition): boolean =>
  to === 'CANCELED_REFINEMENT' && when !== undefined;

/** The player plays `pendingQc` as the provider; the client's own call of it has a test in case-action.test.ts. */
const actorOf = ({ by }: CaseTransition): Actor =>
  by.find((actor) => actor === 'provider') ?? by[0] ?? 'system';

function edgesFrom(from: Place, kind: Kind): Edge[] {
  const { hasRefinements, returnsTo } = from;
  const facts = { ...kind, hasRefinements, returnsTo };
  return CASE_ACTIONS.flatMap((action) =>
    (['client', 'provider'] as const).flatMap((actor) => {
      const line = findCaseTransition(action, from.status, facts, actor);
      // What has no plan is made as a whole: there is no next batch of it.
      if (!line || actorOf(line) !== actor || (action === 'orderNextBatch' && kind.withTs)) return [];
      const to = {
        status: line.to,
        hasRefinements: hasRefinements || action === 'refine',
        returnsTo: returnAfter({ from: from.status, to: line.to, returnsTo }),
      };
      return [{ from, line, to }];
    }),
  );
}

/** The shortest way from a place over an edge that nobody has gone yet. */
function wayToNew(from: Place, kind: Kind, gone: ReadonlySet<string>): Edge[] | null {
  const seen = new Set<string>();
  const open: { place: Place; way: Edge[] }[] = [{ place: from, way: [] }];
  for (const { place, way } of open) {
    for (const edge of edgesFrom(place, kind)) {
      if (!gone.has(keyOf(edge))) return [...way, edge];
      const id = `${edge.to.status} ${String(edge.to.hasRefinements)} ${String(edge.to.returnsTo)}`;
      if (!seen.has(id)) open.push({ place: edge.to, way: [...way, edge] });
      seen.add(id);
    }
  }
  return null;
}

async function take(player: CasePlayer, { from, line, to }: Edge): Promise<void> {
  const answer = await player.act(line.action);
  const { status } = await player.read();
  expect([from.status, line.action, answer.statusCode < 300, status]).toEqual([
    from.status,
    line.action,
    true,
    to.status,
  ]);
}

const ofSubject = (history: CaseHistoryEntry[], subject: CaseHistoryEntry['subject']): CaseHistoryEntry[] =>
  history.filter((entry) => entry.subject === subject).toReversed();

describe('every line of the table of a case’s transitions', () => {
  const walked = new Set<CaseTransition>();
  /** What is given up is the same in every kind of case: the first one, which has the shortest ways, goes there for all. */
  const returned = new Set<string>();

  it.each(KINDS.map((kind) => [nameOf(kind), kind] as const))('[CA-12] is gone: %s', async (_, kind) => {
    const newCase = await open(kind);
    const gone = new Set(returned);
    const start: Place = { status: 'NEW', hasRefinements: false, returnsTo: null };
    while (wayToNew(start, kind, gone)) {
      const player = await newCase();
      const taken: Edge[] = [];
      let place = start;
      for (let way = wayToNew(place, kind, gone); way; way = wayToNew(place, kind, gone)) {
        for (const edge of way) {
          await take(player, edge);
          gone.add(keyOf(edge));
          walked.add(edge.line);
          if (edge.line.history === 'treatmentResumed') returned.add(keyOf(edge));
          taken.push(edge);
          place = edge.to;
        }
      }
      await checkHistory(player, taken, kind);
    }
    expect(gone.size).toBeGreaterThan(15);
  });

  it('[CA-12] was gone by one kind of case or another', () => {
    const missing = CASE_TRANSITIONS.filter((line) => !walked.has(line) && !isOfBefore(line));
    expect(missing.map(({ action, to }) => [action, to])).toEqual([]);
  });
});

/** Each change left one entry; plans and orders changed by their own tables, and came along. */
async function checkHistory(player: CasePlayer, taken: readonly Edge[], kind: Kind): Promise<void> {
  const history = await player.history();
  expect(
    ofSubject(history, 'case').map(({ label, fromStatus, toStatus }) => [label, fromStatus, toStatus]),
  ).toEqual([
    ['created', null, 'NEW'],
    ...taken.map(({ from, line, to }) => [line.history, from.status, to.status]),
  ]);
  for (const { subjectFrom, subjectTo, label, actor } of ofSubject(history, 'plan')) {
    if (subjectFrom === null) continue;
    const lines = PLAN_ACTIONS.map((name) =>
      findPlanTransition(name, subjectFrom as PlanStatus, kind, actor),
    );
    expect(lines.some((line) => line?.to === subjectTo && line?.history === label)).toBe(true);
  }
  for (const { subjectFrom, subjectTo, action, actor } of ofSubject(history, 'order')) {
    if (subjectFrom === null) continue;
    const lines = ORDER_ACTIONS.map((name) => findOrderTransition(name, subjectFrom as OrderStatus, actor));
    expect(lines.some((line) => line?.to === subjectTo && line?.history === action)).toBe(true);
  }
  await checkRecords(player);
}

/** At most one plan and one order of a case are alive, and they are where the case is. */
async function checkRecords(player: CasePlayer): Promise<void> {
  const { status } = await player.read();
  const plans = (await player.plans()).map((plan) => plan.status);
  const orders = (await player.orders()).map((order) => order.status);
  const alive = plans.filter((plan) => plan !== 'REJECTED' && plan !== 'INACTIVE');
  const open = orders.filter((order) => order !== 'SHIPPED' && order !== 'CANCELED');
  expect([alive.length <= 1, open.length <= 1]).toEqual([true, true]);
  const isOver = ['CANCELED', 'CANCELED_REFINEMENT', 'EXPIRED'].includes(status);
  if (isOver) expect([alive, open]).toEqual([[], []]);
  if (['SHIPPED', 'ACTIVE', 'COMPLETE'].includes(status)) expect(open).toEqual([]);
}

describe('an action that the table does not have', () => {
  /** Ways to places that together have most statuses. */
  const WAYS: readonly (readonly CaseAction[])[] = [
    [],
    ['submit'],
    ['submit', 'courierNotified', 'pendingQc', 'reject'],
    ['submit', 'courierNotified', 'pendingQc', 'passQc', 'publishPlan', 'approvePlan', 'unclearMfg'],
    ['submit', 'courierNotified', 'pendingQc', 'passQc', 'publishPlan', 'rejectPlan'],
    [
      ...(['submit', 'courierNotified', 'pendingQc', 'passQc', 'publishPlan', 'approvePlan'] as const),
      ...([
        'clearMfg',
        'startMfg',
        'finishMfg',
        'bookShipment',
        'ship',
        'lastMileShipped',
        'complete',
      ] as const),
    ],
  ];
  const kind: Kind = { ...BASE, workflow: 'TWO_STEPS', side: 'doctor' };

  it('[CA-12] is refused in every status, and changes nothing', async () => {
    const newCase = await open(kind);
    const tried = new Set<string>();
    for (const way of WAYS) {
      const player = await newCase();
      for (const next of [...way, null]) {
        const before = await player.read();
        if (!tried.has(before.status)) await tryOthers(player, before);
        tried.add(before.status);
        if (next) await player.play(next);
      }
    }
    expect(tried.size).toBeGreaterThan(14);
  });

  async function tryOthers(player: CasePlayer, before: Case): Promise<void> {
    const allowed = edgesFrom(before, kind).map(({ line }) => line.action);
    for (const action of CASE_ACTIONS.filter((name) => !allowed.includes(name))) {
      const { statusCode } = await player.act(action);
      // Without a plan or a parcel there is nothing to ask it of.
      expect([before.status, action, [404, 409].includes(statusCode)]).toEqual([before.status, action, true]);
    }
    expect(await player.read()).toEqual(before);
  }
});
