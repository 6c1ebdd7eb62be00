import { callOf } from '@portal/shared/api';
import type { DentalNotation } from '@portal/shared/contract';
import { companyApi } from './company.api';

/** Calls of the onboarding's dialogs. */
export const onboardingApi = companyApi.injectEndpoints({
  endpoints: (build) => ({
    chooseNotation: build.mutation(
      callOf('PATCH /company/configuration', (dentalNotation: DentalNotation) => ({
        body: { dentalNotation },
      })),
    ),
    endHelp: build.mutation(
      callOf('PUT /contact/me/flags', {
        body: { flags: [{ name: 'showHelp' as const, value: 0 as const }] },
      }),
    ),
  }),
});

export const { useChooseNotationMutation, useEndHelpMutation } = onboardingApi;
