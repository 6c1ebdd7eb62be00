import { callQuery } from '@portal/shared/api';
import type { CallBody, Case, Reference } from '@portal/shared/contract';
import type { CaseStep } from '../domain/case-actions';
import { bySide } from './by-side';
import { casesApi, tagsOfChange, type CaseRef } from './cases.api';

/** What a step takes: a note where a rejection is overridden, the way where a case is sent on. All of it may be unknown. */
export type CaseStepInput = CallBody<'PUT /case/{id}/overrideReject'> &
  CallBody<'POST /dso/case/{id}/lastMileShipped'>;

type StepArg = CaseRef & { readonly step: CaseStep; readonly input: CaseStepInput };

const toParams = ({ id }: StepArg) => ({ params: { id } });
const withInput = ({ id, input }: StepArg) => ({ params: { id }, body: input });

const CALLS = {
  cancel: callQuery('PATCH /case/{id}/cancel', toParams),
  overrideReject: callQuery('PUT /case/{id}/overrideReject', withInput),
  undoLastPlanApproval: bySide(
    callQuery('PATCH /case/{id}/undoLastPlanApproval', toParams),
    callQuery('PATCH /dso/case/{id}/undoLastPlanApproval', toParams),
  ),
  courierNotified: bySide(
    callQuery('PUT /case/{id}/courierNotified', toParams),
    callQuery('PUT /dso/case/{id}/courierNotified', toParams),
  ),
  approveRetainerCase: callQuery('PATCH /dso/case/{id}/approveRetainerCase', toParams),
  pendingQc: callQuery('PATCH /dso/case/{id}/pendingqc', toParams),
  lastMileShipped: callQuery('POST /dso/case/{id}/lastMileShipped', withInput),
} satisfies Record<CaseStep, unknown>;

const stepsApi = casesApi.injectEndpoints({
  endpoints: (build) => ({
    takeStep: build.mutation<Case, StepArg>({
      queryFn: (arg, context) => CALLS[arg.step](arg, context),
      // A refusal too says that the case is not what the page shows.
      invalidatesTags: (_case, _error, { id }) => tagsOfChange(id),
    }),
    couriers: build.query<Reference[], void>({ queryFn: callQuery('GET /courier', () => ({})) }),
  }),
});

export const { useTakeStepMutation, useCouriersQuery } = stepsApi;
