import { callQuery, portalBaseQuery } from '@portal/shared/api';
import type {
  Company,
  CompanyConfiguration,
  Contact,
  ContactMeChange,
  DateFormat,
  DentalNotation,
} from '@portal/shared/contract';
import { createApi } from '@reduxjs/toolkit/query/react';

/** Calls of the company domain. */
export const companyApi = createApi({
  reducerPath: 'companyApi',
  baseQuery: portalBaseQuery,
  tagTypes: ['Company', 'Configuration', 'User'],
  endpoints: (build) => ({
    company: build.query<Company, void>({
      queryFn: callQuery('GET /company/me', () => ({})),
      providesTags: ['Company'],
    }),
    configuration: build.query<CompanyConfiguration, void>({
      queryFn: callQuery('GET /company/configuration', () => ({})),
      providesTags: ['Configuration'],
    }),
    user: build.query<Contact, void>({
      queryFn: callQuery('GET /contact/me', () => ({})),
      providesTags: ['User'],
    }),
    // Its failure has a text of its own (CO-29), which the dialog's owner tells.
    saveSupport: build.mutation<Company, { phone: string; email: string }>({
      queryFn: callQuery('PUT /company', (body) => ({ body }), { quiet: true }),
    }),
    saveDateFormat: build.mutation<Company, DateFormat>({
      queryFn: callQuery('PUT /company', (dateFormat) => ({ body: { dateFormat } })),
    }),
    saveDentalNotation: build.mutation<CompanyConfiguration, DentalNotation>({
      queryFn: callQuery('PATCH /company/configuration', (dentalNotation) => ({ body: { dentalNotation } })),
    }),
    saveUser: build.mutation<Contact, ContactMeChange>({
      queryFn: callQuery('PUT /contact/me', (body) => ({ body })),
    }),
    saveEmailNotifications: build.mutation<Contact, boolean>({
      queryFn: callQuery('PUT /contact/me/flags', (isOn) => ({
        body: { flags: [{ name: 'emailSubscription', value: isOn ? 1 : 0 }] },
      })),
    }),
  }),
});
