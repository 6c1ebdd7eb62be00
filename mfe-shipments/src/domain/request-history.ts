import { REQUEST_HISTORY_ACTIONS, type RequestHistoryAction } from '@portal/shared/contract';

/** Whether a label of a history is one of a request's that this release has a text for. */
export function isRequestHistoryAction(action: string): action is RequestHistoryAction {
  return REQUEST_HISTORY_ACTIONS.some((known) => known === action);
}
