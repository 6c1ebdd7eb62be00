import { callOf } from '@portal/shared/api';
import type { NewPlanPin, PinResolution, PlanCheck } from '@portal/shared/contract';
import { casesApi } from './cases.api';

/** A plan and its case, whose changes by colleagues refresh what is read of the plan. */
interface ReviewedPlan {
  readonly planUuid: string;
  readonly caseUuid: string;
}
interface NamedPin extends ReviewedPlan {
  readonly pinUuid: string;
}

const planReviewApi = casesApi.injectEndpoints({
  endpoints: (build) => ({
    planReview: build.query({
      ...callOf('GET /plan/{id}/review', ({ planUuid }: ReviewedPlan) => ({ params: { id: planUuid } })),
      providesTags: (_review, _error, { caseUuid }) => [{ type: 'Plans', id: caseUuid }],
    }),
    addPin: build.mutation({
      ...callOf('POST /plan/{id}/pin', ({ planUuid, pin }: ReviewedPlan & { pin: NewPlanPin }) => ({
        params: { id: planUuid },
        body: pin,
      })),
      invalidatesTags: (_pin, _error, { caseUuid }) => [{ type: 'Plans', id: caseUuid }],
    }),
    removePin: build.mutation({
      ...callOf('DELETE /plan/{id}/pin/{pinId}', ({ planUuid, pinUuid }: NamedPin) => ({
        params: { id: planUuid, pinId: pinUuid },
      })),
      invalidatesTags: (_done, _error, { caseUuid }) => [{ type: 'Plans', id: caseUuid }],
    }),
    // Started by a press on the choice itself, so the shell shows its failure.
    resolvePin: build.mutation({
      ...callOf(
        'PUT /plan/{id}/pin/{pinId}/resolution',
        ({ planUuid, pinUuid, resolution }: NamedPin & { resolution: PinResolution }) => ({
          params: { id: planUuid, pinId: pinUuid },
          body: { resolution },
        }),
        { quiet: false },
      ),
      invalidatesTags: (_pin, _error, { caseUuid }) => [{ type: 'Plans', id: caseUuid }],
    }),
    noteChecks: build.mutation({
      ...callOf(
        'PUT /plan/{id}/checks',
        ({ planUuid, checked }: ReviewedPlan & { checked: PlanCheck[] }) => ({
          params: { id: planUuid },
          body: { checked },
        }),
        { quiet: false },
      ),
      // The tick shows at once, and goes again when it was not noted.
      onQueryStarted: async ({ planUuid, caseUuid, checked }, { dispatch, queryFulfilled }) => {
        const shown = dispatch(
          planReviewApi.util.updateQueryData('planReview', { planUuid, caseUuid }, (review) => {
            review.checked = checked;
          }),
        );
        await queryFulfilled.catch(() => shown.undo());
      },
    }),
  }),
});

export const {
  useAddPinMutation,
  useNoteChecksMutation,
  usePlanReviewQuery,
  useRemovePinMutation,
  useResolvePinMutation,
} = planReviewApi;
