import { byScope, callOf, type CallRequest } from '@portal/shared/api';
import type { CallBody, Case } from '@portal/shared/contract';
import type { OfferedAction } from '../domain/case-actions';
import { casesApi, tagsOfChange, toCaseParams, type CaseRef } from './cases.api';

/** Optional input of an action: a note when a case is canceled or a rejection is overridden, courier and airway bill when a case is sent on. */
export type CaseActionInput = CallBody<'PUT /case/{id}/overrideReject'> &
  CallBody<'POST /dso/case/{id}/lastMileShipped'>;

type ActionArg = CaseRef & { readonly action: OfferedAction; readonly input: CaseActionInput };

const toParams = ({ id }: ActionArg) => ({ params: { id } });
const withInput = ({ id, input }: ActionArg) => ({ params: { id }, body: input });

const CALLS: Record<OfferedAction, { query(arg: ActionArg): CallRequest }> = {
  cancel: callOf('PUT /case/{id}/cancel', withInput),
  overrideReject: callOf('PUT /case/{id}/overrideReject', withInput),
  undoLastPlanApproval: byScope('PATCH /case/{id}/undoLastPlanApproval', toCaseParams),
  courierNotified: byScope('PUT /case/{id}/courierNotified', toCaseParams),
  approveRetainerCase: callOf('PATCH /dso/case/{id}/approveRetainerCase', toParams),
  pendingQc: callOf('PATCH /dso/case/{id}/pendingqc', toParams),
  lastMileShipped: callOf('POST /dso/case/{id}/lastMileShipped', withInput),
};

const actionsApi = casesApi.injectEndpoints({
  endpoints: (build) => ({
    runCaseAction: build.mutation<Case, ActionArg>({
      query: (arg) => CALLS[arg.action].query(arg),
      // A refusal means that the page shows an outdated case, so it is fetched again in any case.
      invalidatesTags: (_case, _error, { id }) => tagsOfChange(id),
    }),
    couriers: build.query(callOf('GET /courier')),
  }),
});

export const { useRunCaseActionMutation, useCouriersQuery } = actionsApi;
