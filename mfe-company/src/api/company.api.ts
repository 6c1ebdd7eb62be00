import { callOf, portalBaseQuery } from '@portal/shared/api';
import type { ContactMeChange, DateFormat, DentalNotation } from '@portal/shared/contract';
import { createApi } from '@reduxjs/toolkit/query/react';

/** Calls of the company domain. */
export const companyApi = createApi({
  reducerPath: 'companyApi',
  baseQuery: portalBaseQuery,
  tagTypes: ['Company', 'Configuration', 'User', 'Lmp'],
  endpoints: (build) => ({
    company: build.query({ ...callOf('GET /company/me'), providesTags: ['Company'] }),
    configuration: build.query({ ...callOf('GET /company/configuration'), providesTags: ['Configuration'] }),
    user: build.query({ ...callOf('GET /contact/me'), providesTags: ['User'] }),
    // Its failure has a text of its own (CO-29), which the dialog's owner tells.
    saveSupport: build.mutation(
      callOf('PUT /company', (body: { phone: string; email: string }) => ({ body }), { quiet: true }),
    ),
    saveDateFormat: build.mutation(
      callOf('PUT /company', (dateFormat: DateFormat) => ({ body: { dateFormat } })),
    ),
    saveDentalNotation: build.mutation(
      callOf('PATCH /company/configuration', (dentalNotation: DentalNotation) => ({
        body: { dentalNotation },
      })),
    ),
    saveUser: build.mutation(callOf('PUT /contact/me', (body: ContactMeChange) => ({ body }))),
    saveEmailNotifications: build.mutation(
      callOf('PUT /contact/me/flags', (isOn: boolean) => ({
        body: { flags: [{ name: 'emailSubscription', value: isOn ? 1 : 0 }] },
      })),
    ),
  }),
});

export const {
  useCompanyQuery,
  useConfigurationQuery,
  useUserQuery,
  useSaveSupportMutation,
  useSaveDateFormatMutation,
  useSaveDentalNotationMutation,
  useSaveUserMutation,
  useSaveEmailNotificationsMutation,
} = companyApi;
