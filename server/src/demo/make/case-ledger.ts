import {
  findOrderTransition,
  findPlanTransition,
  type Actor,
  type BatchNumber,
  type HistoryLabel,
  type OrderAction,
  type OrderStatus,
  type PlanAction,
  type PlanStatus,
  type Workflow,
} from '@portal/shared/contract';
import { nextBatch, type KnownBatch } from '../../modules/order/next-batch';
import type { Prng } from '../prng';
import type { StoryStep } from './case-story';

/** Records of a case to be; `id` counts within the case and is what they refer to each other by. */
interface Made {
  readonly id: number;
  readonly uuid: string;
  readonly createdAt: Date;
}
export interface LedgerPlan extends Made {
  readonly number: number;
  status: PlanStatus;
  upperStages: number;
  lowerStages: number;
  stagesPerBatch: number | null;
  rejectReason: string | null;
  publishedAt: Date | null;
}
export interface LedgerBatch extends Made {
  number: BatchNumber;
  planId: number | null;
  refinementId: number | null;
  fromStage: number | null;
  toStage: number | null;
}
export interface LedgerOrder extends Made {
  readonly batchId: number;
  readonly planId: number | null;
  status: OrderStatus;
  rejectReason: string | null;
  updatedAt: Date;
}
export interface LedgerRefinement extends Made {
  readonly number: number;
  readonly note: string | null;
  isOpen: boolean;
  isCanceled: boolean;
}

/** An entry of history about a plan or an order; the entries of the case itself are the story's steps. */
export interface LedgerEntry {
  readonly subject: 'plan' | 'order';
  readonly of: LedgerPlan | LedgerOrder;
  readonly from: string | null;
  readonly to: string;
  readonly action: HistoryLabel;
  readonly actor: Actor;
  readonly at: Date;
}

/** What belongs to a case while its story is told: the same rules as the server's, by the same tables, without a database. */
export class CaseLedger {
  readonly plans: LedgerPlan[] = [];
  readonly batches: LedgerBatch[] = [];
  readonly orders: LedgerOrder[] = [];
  readonly refinements: LedgerRefinement[] = [];
  /** Everything in the order in which it happened. */
  readonly history: (StoryStep | LedgerEntry)[] = [];

  constructor(
    private readonly workflow: Workflow,
    private readonly prng: Prng,
  ) {}

  get livePlan(): LedgerPlan | undefined {
    return this.plans.findLast(({ status }) => status !== 'REJECTED' && status !== 'INACTIVE');
  }

  get openOrder(): LedgerOrder | undefined {
    return this.orders.findLast(({ status }) => status !== 'SHIPPED' && status !== 'CANCELED');
  }

  beginPlan(at: Date): LedgerPlan {
    this.supersede(at);
    const plan: LedgerPlan = {
      ...this.made(this.plans, at),
      number: this.plans.length + 1,
      status: 'GENERATING',
      upperStages: 0,
      lowerStages: 0,
      stagesPerBatch: null,
      rejectReason: null,
      publishedAt: null,
    };
    this.plans.push(plan);
    this.note({ subject: 'plan', of: plan, from: null, action: 'planGenerating', actor: 'system', at });
    return plan;
  }

  movePlan(action: PlanAction, actor: Actor, at: Date): void {
    const plan = this.livePlan;
    const line = plan && findPlanTransition(action, plan.status, { workflow: this.workflow }, actor);
    if (!plan || !line) throw new RangeError(`no plan to ${action}`);
    const from = plan.status;
    plan.status = line.to;
    this.note({ subject: 'plan', of: plan, from, action: line.history, actor, at });
  }

  supersede(at: Date): void {
    if (this.livePlan) this.movePlan('supersede', 'system', at);
  }

  /** The open order, made now with its batch if there is none. */
  orderOf(plan: LedgerPlan | null, at: Date): LedgerOrder {
    if (this.openOrder) return this.openOrder;
    const refinement = this.refinements.findLast(({ isOpen }) => isOpen);
    const next = nextBatch(this.knownBatches(), plan, refinement?.id ?? null);
    if (!next) throw new RangeError('nothing is left to be made');
    const { takesPlaceOf, ...values } = next;
    const old = this.batches.find(({ id }) => id === takesPlaceOf);
    const batch = old ? Object.assign(old, values) : { ...this.made(this.batches, at), ...values };
    if (!old) this.batches.push(batch);
    const order: LedgerOrder = {
      ...this.made(this.orders, at),
      batchId: batch.id,
      planId: plan?.id ?? null,
      status: 'PENDING',
      rejectReason: null,
      updatedAt: at,
    };
    this.orders.push(order);
    this.note({ subject: 'order', of: order, from: null, action: 'orderCreated', actor: 'system', at });
    return order;
  }

  moveOrder(action: OrderAction, actor: Actor, at: Date): void {
    const order = this.openOrder;
    if (!order) return;
    const line = findOrderTransition(action, order.status, actor);
    if (!line) throw new RangeError(`no order to ${action} in ${order.status}`);
    const from = order.status;
    Object.assign(order, { status: line.to, updatedAt: at });
    this.note({ subject: 'order', of: order, from, action: line.history, actor, at });
  }

  beginRefinement(note: string | null, at: Date): void {
    this.closeRefinement(false);
    this.refinements.push({
      ...this.made(this.refinements, at),
      number: this.refinements.length + 1,
      note,
      isOpen: true,
      isCanceled: false,
    });
  }

  closeRefinement(isCanceled: boolean): void {
    for (const refinement of this.refinements.filter(({ isOpen }) => isOpen))
      Object.assign(refinement, { isOpen: false, isCanceled });
  }

  private knownBatches(): KnownBatch[] {
    return this.batches.map((batch) => ({
      ...batch,
      isDead: this.orders.findLast(({ batchId }) => batchId === batch.id)?.status === 'CANCELED',
    }));
  }

  private made(siblings: readonly Made[], createdAt: Date): Made {
    return { id: siblings.length + 1, uuid: this.prng.uuid(), createdAt };
  }

  private note(entry: Omit<LedgerEntry, 'to'>): void {
    this.history.push({ ...entry, to: entry.of.status });
  }
}
