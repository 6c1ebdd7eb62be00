import { byScope, callOf, type CallRequest } from '@portal/shared/api';
import type { Plan } from '@portal/shared/contract';
import type { CaseListName } from '../domain/case-paths';
import type { PlanDecision } from '../domain/plan-decisions';
import { casesApi, scopeOf, tagsOfChange } from './cases.api';

interface DecisionArg {
  readonly list: CaseListName;
  readonly caseUuid: string;
  readonly planUuid: string;
  readonly decision: PlanDecision;
  /** Reason of a rejection. */
  readonly reason?: string;
}

const toParams = ({ planUuid }: DecisionArg) => ({ params: { id: planUuid } });
const clearOwn = callOf('PUT /plan/{id}/clearMfg', toParams);
const clearDoctors = callOf(
  'PUT /dso/case/{id}/plan/{planId}/clearMfg',
  ({ caseUuid, planUuid }: DecisionArg) => ({
    params: { id: caseUuid, planId: planUuid },
  }),
);

const CALLS: Record<PlanDecision, { query(arg: DecisionArg): CallRequest }> = {
  approve: callOf('PUT /plan/{id}/approve', toParams),
  reject: callOf('PUT /plan/{id}/reject', (arg: DecisionArg) => ({
    ...toParams(arg),
    body: { reason: arg.reason ?? '' },
  })),
  // The call for doctors' cases also takes the case's id.
  clearMfg: { query: (arg) => (arg.list === 'doctor' ? clearDoctors : clearOwn).query(arg) },
  unclearMfg: callOf('PUT /plan/{id}/unclearMfg', toParams),
};

interface ViewedPlan {
  readonly list: CaseListName;
  readonly planUuid: string;
}

const plansApi = casesApi.injectEndpoints({
  endpoints: (build) => ({
    // Started by a button, so the shell shows its failure.
    viewerLink: build.mutation(
      byScope(
        'GET /treatPlan/{id}/3dViewerLink',
        ({ list, planUuid }: ViewedPlan) => ({ scope: scopeOf(list), params: { id: planUuid } }),
        { quiet: false },
      ),
    ),
    /** Nobody asked for it, so nobody is told when it fails: the next one follows. */
    renewLink: build.mutation(
      byScope(
        'GET /treatPlan/{id}/3dViewerLink',
        ({ list, planUuid }: ViewedPlan) => ({ scope: scopeOf(list), params: { id: planUuid } }),
        { quiet: true },
      ),
    ),
    planDetails: build.query({
      ...byScope(
        'GET /plan/{id}/details',
        ({ list, planUuid }: ViewedPlan & { readonly caseUuid: string }) => ({
          scope: scopeOf(list),
          params: { id: planUuid },
        }),
      ),
      providesTags: (_details, _error, { caseUuid }) => [{ type: 'Plans', id: caseUuid }],
    }),
    /** Not cached after use: the addresses of its files expire within minutes. */
    viewerModel: build.query({
      ...callOf('GET /viewer/{token}', (token: string) => ({ params: { token } })),
      keepUnusedDataFor: 0,
    }),
    /** The same beside what is shown, which stays until somebody asks for the new: a query would replace it. */
    readViewerModel: build.mutation(
      callOf('GET /viewer/{token}', (token: string) => ({ params: { token } }), { quiet: true }),
    ),
    decidePlan: build.mutation<Plan, DecisionArg>({
      query: (arg) => CALLS[arg.decision].query(arg),
      invalidatesTags: (_plan, _error, { caseUuid }) => tagsOfChange(caseUuid),
    }),
  }),
});

export const {
  useDecidePlanMutation,
  useLazyViewerModelQuery,
  usePlanDetailsQuery,
  useReadViewerModelMutation,
  useRenewLinkMutation,
  useViewerLinkMutation,
  useViewerModelQuery,
} = plansApi;
