import { callQuery } from '@portal/shared/api';
import type { Plan, ViewerLink, ViewerModel } from '@portal/shared/contract';
import type { CaseListName } from '../domain/case-paths';
import type { PlanDecision } from '../domain/plan-decisions';
import { bySide } from './by-side';
import { casesApi, tagsOfChange } from './cases.api';

interface DecisionArg {
  readonly list: CaseListName;
  readonly caseUuid: string;
  readonly planUuid: string;
  readonly decision: PlanDecision;
  /** Of a rejection. */
  readonly reason?: string;
}

const toParams = ({ planUuid }: DecisionArg) => ({ params: { id: planUuid } });

const CALLS = {
  approve: callQuery('PUT /plan/{id}/approve', toParams),
  reject: callQuery('PUT /plan/{id}/reject', (arg: DecisionArg) => ({
    ...toParams(arg),
    body: { reason: arg.reason ?? '' },
  })),
  clearMfg: bySide(
    callQuery('PUT /plan/{id}/clearMfg', toParams),
    callQuery('PUT /dso/case/{id}/plan/{planId}/clearMfg', ({ caseUuid, planUuid }: DecisionArg) => ({
      params: { id: caseUuid, planId: planUuid },
    })),
  ),
  unclearMfg: callQuery('PUT /plan/{id}/unclearMfg', toParams),
} satisfies Record<PlanDecision, unknown>;

interface ViewedPlan {
  readonly list: CaseListName;
  readonly planUuid: string;
}

const toPlanId = ({ planUuid }: ViewedPlan) => ({ params: { id: planUuid } });
// A person asked for it by a button, so the shell tells of its failure.
const LOUD = { quiet: false };

const plansApi = casesApi.injectEndpoints({
  endpoints: (build) => ({
    viewerLink: build.mutation<ViewerLink, ViewedPlan>({
      queryFn: bySide(
        callQuery('GET /treatPlan/{id}/3dViewerLink', toPlanId, LOUD),
        callQuery('GET /dso/treatPlan/{id}/3dViewerLink', toPlanId, LOUD),
      ),
    }),
    /** Not kept: the addresses of its files are over in minutes. */
    viewerModel: build.query<ViewerModel, string>({
      queryFn: callQuery('GET /viewer/{token}', (token) => ({ params: { token } })),
      keepUnusedDataFor: 0,
    }),
    decidePlan: build.mutation<Plan, DecisionArg>({
      queryFn: (arg, context) => CALLS[arg.decision](arg, context),
      invalidatesTags: (_plan, _error, { caseUuid }) => tagsOfChange(caseUuid),
    }),
  }),
});

export const { useDecidePlanMutation, useViewerLinkMutation, useViewerModelQuery } = plansApi;
