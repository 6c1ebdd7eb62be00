import { CASE_HISTORY_ACTIONS, type CaseHistoryAction } from './cases';
import { ORDER_HISTORY_ACTIONS, type OrderHistoryAction } from './orders';
import { PLAN_HISTORY_ACTIONS, type PlanHistoryAction } from './plan-transitions';
import { REFINEMENT_HISTORY_ACTIONS, type RefinementHistoryAction } from './refinements';
import { REQUEST_HISTORY_ACTIONS, type RequestHistoryAction } from './requests';
import { ARRIVAL_HISTORY_ACTIONS, SHIPMENT_HISTORY_ACTIONS, type ShipmentHistoryAction } from './shipments';

/** Every label of an entry of history, whatever the entry is about (CA-15). */
export type HistoryLabel =
  | CaseHistoryAction
  | PlanHistoryAction
  | OrderHistoryAction
  | RequestHistoryAction
  | RefinementHistoryAction
  | ShipmentHistoryAction;

/**
 * The labels of the first version, which an entry's `action` is one of. The list is closed, as released pages have a text for these and
 * no other. A plan's publication and rejection have one label for plan and case.
 */
export const HISTORY_ACTIONS = [
  ...new Set([
    ...CASE_HISTORY_ACTIONS,
    ...PLAN_HISTORY_ACTIONS,
    ...ORDER_HISTORY_ACTIONS,
    ...REQUEST_HISTORY_ACTIONS,
    ...SHIPMENT_HISTORY_ACTIONS,
  ]),
] as const;
export type HistoryAction = (typeof HISTORY_ACTIONS)[number];

/** Labels of later, which an entry says by `label`; with each, the `action` that pages of before show instead. */
export const LATER_HISTORY_LABELS = {
  treatmentResumed: 'canceled',
  planReinstated: 'planApproved',
  refinementRequested: 'changed',
  refinementRefused: 'changed',
  refinementWithdrawn: 'changed',
  shipmentArrived: 'changed',
  shipmentMissing: 'changed',
  shipmentWrong: 'changed',
  dueDateChanged: 'changed',
  appointmentChanged: 'changed',
} as const satisfies Record<Exclude<HistoryLabel, HistoryAction>, HistoryAction>;

export const HISTORY_LABELS = [
  ...HISTORY_ACTIONS,
  ...REFINEMENT_HISTORY_ACTIONS,
  ...ARRIVAL_HISTORY_ACTIONS,
  'treatmentResumed',
  'planReinstated',
  'dueDateChanged',
  'appointmentChanged',
] as const satisfies readonly HistoryLabel[];
