import type { CaseHistoryAction } from './cases';
import { CASE_HISTORY_ACTIONS } from './cases';
import { ORDER_HISTORY_ACTIONS, type OrderHistoryAction } from './orders';
import { PLAN_HISTORY_ACTIONS, type PlanHistoryAction } from './plan-transitions';
import { REQUEST_HISTORY_ACTIONS, type RequestHistoryAction } from './requests';
import { SHIPMENT_HISTORY_ACTIONS, type ShipmentHistoryAction } from './shipments';

/** Every label of an entry of history, whatever the entry is about (CA-15). */
export type HistoryAction =
  CaseHistoryAction | PlanHistoryAction | OrderHistoryAction | RequestHistoryAction | ShipmentHistoryAction;

/** A plan's publication and rejection have one label for plan and case. */
export const HISTORY_ACTIONS = [
  ...new Set<HistoryAction>([
    ...CASE_HISTORY_ACTIONS,
    ...PLAN_HISTORY_ACTIONS,
    ...ORDER_HISTORY_ACTIONS,
    ...REQUEST_HISTORY_ACTIONS,
    ...SHIPMENT_HISTORY_ACTIONS,
  ]),
] as [HistoryAction, ...HistoryAction[]];
