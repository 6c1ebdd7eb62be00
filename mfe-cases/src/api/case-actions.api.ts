import { byScope, callOf, type CallRequest } from '@portal/shared/api';
import type { CallBody, Case } from '@portal/shared/contract';
import type { OfferedAction } from '../domain/case-actions';
import { casesApi, tagsOfChange, toCaseParams, type CaseRef } from './cases.api';

/** What a step takes: a note where a rejection is overridden, the way where a case is sent on. All of it may be unknown. */
export type CaseActionInput = CallBody<'PUT /case/{id}/overrideReject'> &
  CallBody<'POST /dso/case/{id}/lastMileShipped'>;

type StepArg = CaseRef & { readonly step: OfferedAction; readonly input: CaseActionInput };

const toParams = ({ id }: StepArg) => ({ params: { id } });
const withInput = ({ id, input }: StepArg) => ({ params: { id }, body: input });

const CALLS: Record<OfferedAction, { query(arg: StepArg): CallRequest }> = {
  cancel: callOf('PATCH /case/{id}/cancel', toParams),
  overrideReject: callOf('PUT /case/{id}/overrideReject', withInput),
  undoLastPlanApproval: byScope('PATCH /case/{id}/undoLastPlanApproval', toCaseParams),
  courierNotified: byScope('PUT /case/{id}/courierNotified', toCaseParams),
  approveRetainerCase: callOf('PATCH /dso/case/{id}/approveRetainerCase', toParams),
  pendingQc: callOf('PATCH /dso/case/{id}/pendingqc', toParams),
  lastMileShipped: callOf('POST /dso/case/{id}/lastMileShipped', withInput),
};

const stepsApi = casesApi.injectEndpoints({
  endpoints: (build) => ({
    runCaseAction: build.mutation<Case, StepArg>({
      query: (arg) => CALLS[arg.step].query(arg),
      // A refusal too says that the case is not what the page shows.
      invalidatesTags: (_case, _error, { id }) => tagsOfChange(id),
    }),
    couriers: build.query(callOf('GET /courier')),
  }),
});

export const { useRunCaseActionMutation: useRunCaseActionMutation, useCouriersQuery } = stepsApi;
