import { findTransition, type Actor, type Transition } from './transitions';

/** Statuses of a production order (specification § 4), in the order of its life. */
export const ORDER_STATUSES = [
  'PENDING',
  'READY_FOR_MANUFACTURING',
  'PROCESSING',
  'MANUFACTURING',
  'READY_FOR_AWB',
  'READY_FOR_SHIPPING',
  'SHIPPED',
  'CANCELED',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Which part of a treatment is made: the batches of a plan, or a refinement's (specification § 9). */
export const BATCH_NUMBERS = ['1st', '2nd', '3rd', '4th', 'Refinement'] as const;
export type BatchNumber = (typeof BATCH_NUMBERS)[number];

export const ORDER_ACTIONS = [
  'release',
  'hold',
  'process',
  'startMfg',
  'finishMfg',
  'bookShipment',
  'ship',
  'cancel',
] as const;
export type OrderAction = (typeof ORDER_ACTIONS)[number];

/** Labelled entries of an order's history. */
export const ORDER_HISTORY_ACTIONS = [
  'orderCreated',
  'orderReleased',
  'orderHeld',
  'orderProcessing',
  'orderInManufacturing',
  'orderManufactured',
  'orderReadyForShipping',
  'orderShipped',
  'orderCanceled',
] as const;
export type OrderHistoryAction = (typeof ORDER_HISTORY_ACTIONS)[number];
export type OrderTransition = Transition<OrderAction, OrderStatus, OrderHistoryAction, null>;

const PROVIDER: readonly Actor[] = ['provider'];

/** The one table of a production order's transitions (specification § 4). An order follows its case. */
export const ORDER_TRANSITIONS: readonly OrderTransition[] = [
  {
    action: 'release',
    from: ['PENDING'],
    to: 'READY_FOR_MANUFACTURING',
    by: ['system'],
    history: 'orderReleased',
  },
  {
    action: 'hold',
    from: ['READY_FOR_MANUFACTURING', 'PROCESSING'],
    to: 'PENDING',
    by: ['system'],
    history: 'orderHeld',
  },
  {
    action: 'process',
    from: ['READY_FOR_MANUFACTURING'],
    to: 'PROCESSING',
    by: PROVIDER,
    history: 'orderProcessing',
  },
  {
    action: 'startMfg',
    from: ['READY_FOR_MANUFACTURING', 'PROCESSING'],
    to: 'MANUFACTURING',
    by: PROVIDER,
    history: 'orderInManufacturing',
  },
  {
    action: 'finishMfg',
    from: ['MANUFACTURING'],
    to: 'READY_FOR_AWB',
    by: PROVIDER,
    history: 'orderManufactured',
  },
  {
    action: 'bookShipment',
    from: ['READY_FOR_AWB'],
    to: 'READY_FOR_SHIPPING',
    by: PROVIDER,
    history: 'orderReadyForShipping',
  },
  { action: 'ship', from: ['READY_FOR_SHIPPING'], to: 'SHIPPED', by: PROVIDER, history: 'orderShipped' },
  {
    action: 'cancel',
    from: ['PENDING', 'READY_FOR_MANUFACTURING', 'PROCESSING'],
    to: 'CANCELED',
    by: ['client', 'provider', 'system'],
    history: 'orderCanceled',
  },
];

/** The transition an action would make now, or nothing when it is not allowed. */
export function findOrderTransition(
  action: OrderAction,
  from: OrderStatus,
  actor: Actor,
): OrderTransition | undefined {
  return findTransition(ORDER_TRANSITIONS, { action, from, facts: null, actor });
}
