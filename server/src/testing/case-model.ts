import {
  CASE_ACTIONS,
  findCaseTransition,
  findOrderTransition,
  findPlanTransition,
  ORDER_ACTIONS,
  PLAN_ACTIONS,
  returnAfter,
  type Actor,
  type CaseAction,
  type CaseFacts,
  type CaseStatus,
  type DeliveredStatus,
  type OrderAction,
  type OrderStatus,
  type PlanAction,
  type PlanStatus,
  type Workflow,
} from '@portal/shared/contract';

/** What does not change of a case once it is submitted. */
export type CaseKind = Pick<CaseFacts, 'side' | 'withTs' | 'productId' | 'impressionType'>;

/** A case with its plan and order, as far as the tables of transitions can tell. */
export interface ModelCase {
  readonly kind: CaseKind;
  readonly status: CaseStatus;
  /** Null before it is submitted. */
  readonly workflow: Workflow | null;
  readonly hasRefinements: boolean;
  readonly returnsTo: DeliveredStatus | null;
  /** Of the plan that it goes by; null where there is none that is alive. */
  readonly plan: PlanStatus | null;
  /** Of the plan by which something was delivered last: the same plan, or what another one is by now. */
  readonly deliveredPlan: 'same' | PlanStatus | null;
  /** Of the order that is neither sent nor canceled. */
  readonly order: OrderStatus | null;
}

/** A line of a table that a step goes, of whatever record. */
export interface Move {
  readonly of: 'Case' | 'Treatment plan' | 'Production order';
  readonly action: string;
  readonly from: string;
  readonly to: string;
}
export type StepName =
  | { readonly ofCase: CaseAction }
  | { readonly ofPlan: PlanAction }
  | { readonly ofOrder: OrderAction };
export interface ModelStep {
  readonly name: StepName;
  readonly actor: Actor;
  readonly to: ModelCase;
  readonly moves: readonly Move[];
}

export const newCase = (kind: CaseKind): ModelCase => ({
  kind,
  status: 'NEW',
  workflow: null,
  hasRefinements: false,
  returnsTo: null,
  plan: null,
  deliveredPlan: null,
  order: null,
});

export const FINISHED: readonly CaseStatus[] = [
  'SHIPPED',
  'ACTIVE',
  'COMPLETE',
  'CANCELED',
  'CANCELED_REFINEMENT',
  'EXPIRED',
];
const AGREED: readonly (PlanStatus | null)[] = [
  'APPROVED',
  'CLEARED_FOR_MFG',
  'PENDING_PRODUCTION_FILE_UPLOAD',
  'PENDING_PRODUCTION_FILE_QC',
  'PENDING_PRODUCTION_FILE_SYNC',
];
/** By which of the company's or provider's decisions about a plan its case moves. */
const DECISIONS: Partial<Record<CaseAction, PlanAction>> = {
  approvePlan: 'approve',
  rejectPlan: 'reject',
  clearMfg: 'clearMfg',
  unclearMfg: 'unclearMfg',
  undoLastPlanApproval: 'undoApproval',
  rejectOrder: 'rejectOrder',
  resumeOrder: 'resumeOrder',
};
const ORDER_FOLLOWS: Partial<Record<CaseAction, OrderAction>> = {
  rejectPlan: 'cancel',
  rejectOrder: 'cancel',
  cancel: 'cancel',
  expire: 'cancel',
  startMfg: 'startMfg',
  finishMfg: 'finishMfg',
  bookShipment: 'bookShipment',
  ship: 'ship',
};

/** A record cannot follow its case, so the case does not move either. */
class Refused extends Error {}

/**
 * The rules of `case-follow-up.service.ts` and of the plan's calls once more, without a database: what each step that the tables allow
 * makes of a case. `liveness.test.ts` walks all of it, `liveness-walk.db.test.ts` holds it to the server.
 * @param ofCompany the workflow of the company now
 */
export function stepsOf(place: ModelCase, ofCompany: Workflow): ModelStep[] {
  const actors: readonly Actor[] = ['client', 'provider', 'system'];
  return actors.flatMap((actor) => [
    ...CASE_ACTIONS.flatMap((action) =>
      attempt(place, actor, { ofCase: action }, (walk) => walk.moveCase(action, actor, ofCompany)),
    ),
    ...PLAN_ACTIONS.filter((action) => actor === 'provider' && isOfPlanAlone(action)).flatMap((action) =>
      attempt(place, actor, { ofPlan: action }, (walk) => walk.movePlanAlone(action)),
    ),
    ...ORDER_ACTIONS.filter((action) => actor === 'provider' && action === 'process').flatMap((action) =>
      attempt(place, actor, { ofOrder: action }, (walk) => walk.moveOrder(action, actor)),
    ),
  ]);
}

function isOfPlanAlone(action: PlanAction): boolean {
  return action === 'convert' || /ProductionFile(Qc)?$/.test(action);
}

function attempt(place: ModelCase, actor: Actor, name: StepName, take: (walk: Walk) => void): ModelStep[] {
  const walk = new Walk(place);
  try {
    take(walk);
  } catch (error) {
    if (error instanceof Refused) return [];
    throw error;
  }
  return [{ name, actor, to: walk.place, moves: walk.moves }];
}

class Walk {
  readonly moves: Move[] = [];
  constructor(public place: ModelCase) {}

  moveCase(action: CaseAction, actor: Actor, ofCompany: Workflow): void {
    const { kind, status, hasRefinements, returnsTo } = this.place;
    const workflow = this.place.workflow ?? ofCompany;
    const line = findCaseTransition(action, status, { ...kind, workflow, hasRefinements, returnsTo }, actor);
    if (!line) throw new Refused();
    // What is made as a whole has no next batch.
    if (action === 'orderNextBatch' && kind.withTs) throw new Refused();
    if (action === 'submit') this.change({ workflow });
    if (action === 'publishPlan') this.publish();
    const decision = DECISIONS[action];
    const isHeld = action === 'unclearMfg' || action === 'undoLastPlanApproval';
    if (isHeld && this.place.order && this.place.order !== 'PENDING') this.moveOrder('hold', 'system');
    if (decision && !kind.withTs) this.movePlan(decision, actor);
    const follows = ORDER_FOLLOWS[action];
    if (follows && this.place.order) this.moveOrder(follows, actor);
    if (action === 'ship' && this.place.plan) this.change({ deliveredPlan: 'same' });
    this.note({ of: 'Case', action, from: status, to: line.to });
    this.change({
      status: line.to,
      hasRefinements: hasRefinements || action === 'refine',
      returnsTo: returnAfter({ from: status, to: line.to, returnsTo }),
    });
    if (action === 'cancel' || action === 'expire') this.end(line.history === 'treatmentResumed');
    if (line.to === 'IN_TS_GENERATING') this.beginPlan();
    if (line.to === 'IN_CLEARANCE' || line.to === 'PRE_MFG') this.makeOrder(line.to === 'PRE_MFG');
  }

  /** While the case waits for nobody's decision about the plan. */
  movePlanAlone(action: PlanAction): void {
    const isMaking = this.place.status === 'PRE_MFG' || this.place.status === 'IN_PRODUCTION_FILE_SYNC';
    if (action !== 'convert' && !isMaking) throw new Refused();
    this.movePlan(action, 'provider');
  }

  moveOrder(action: OrderAction, actor: Actor): void {
    const { order: from } = this.place;
    const line = from && findOrderTransition(action, from, actor);
    if (!from || !line) throw new Refused();
    this.note({ of: 'Production order', action, from, to: line.to });
    this.change({ order: line.to === 'SHIPPED' || line.to === 'CANCELED' ? null : line.to });
  }

  private movePlan(action: PlanAction, actor: Actor): void {
    const { plan: from, workflow, deliveredPlan } = this.place;
    const line = from && workflow && findPlanTransition(action, from, { workflow }, actor);
    if (!from || !line) throw new Refused();
    this.note({ of: 'Treatment plan', action, from, to: line.to });
    const isOver = line.to === 'REJECTED' || line.to === 'INACTIVE';
    this.change({ plan: isOver ? null : line.to });
    if (isOver && deliveredPlan === 'same') this.change({ deliveredPlan: line.to });
  }

  private publish(): void {
    const { plan } = this.place;
    if (plan !== 'GENERATING' && plan !== 'CONVERTED') this.beginPlan();
    this.movePlan('publish', 'provider');
  }

  private beginPlan(): void {
    this.supersede();
    this.change({ plan: 'GENERATING' });
  }

  private supersede(): void {
    if (this.place.plan) this.movePlan('supersede', 'system');
  }

  private makeOrder(isReleased: boolean): void {
    if (!this.place.order) this.change({ order: 'PENDING' });
    if (isReleased && this.place.order === 'PENDING') this.moveOrder('release', 'system');
  }

  /** What was delivered goes on by its plan; whatever else there is ends. */
  private end(isReturn: boolean): void {
    const { deliveredPlan } = this.place;
    if (!isReturn || deliveredPlan !== 'same') this.supersede();
    if (!isReturn || deliveredPlan === null) return;
    if (deliveredPlan !== 'same') this.change({ plan: deliveredPlan, deliveredPlan: 'same' });
    if (!AGREED.includes(this.place.plan)) this.movePlan('reinstate', 'system');
  }

  private note(move: Move): void {
    this.moves.push(move);
  }

  private change(fields: Partial<ModelCase>): void {
    this.place = { ...this.place, ...fields };
  }
}

/** What is one and the same place of a walk. */
export const keyOf = (place: ModelCase): string => JSON.stringify(place);
