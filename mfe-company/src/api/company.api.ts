import { callOf, portalBaseQuery } from '@portal/shared/api';
import type {
  CompanyChange,
  CompanyConfigurationChange,
  ContactMeChange,
  DateFormat,
  DentalNotation,
  FilePurpose,
} from '@portal/shared/contract';
import { createApi } from '@portal/shared/redux';

/** What is cut out here is a PNG, whatever it was cut out of. */
const PICTURE_NAME = 'picture.png';

/** Calls of the company domain. */
export const companyApi = createApi({
  reducerPath: 'companyApi',
  baseQuery: portalBaseQuery,
  refetchOnReconnect: true,
  tagTypes: [
    'Company',
    'Configuration',
    'User',
    'People',
    'Addresses',
    'Lmp',
    'Sessions',
    'SecondFactor',
    'Erasures',
  ],
  endpoints: (build) => ({
    company: build.query({ ...callOf('GET /company/me'), providesTags: ['Company'] }),
    configuration: build.query({ ...callOf('GET /company/configuration'), providesTags: ['Configuration'] }),
    user: build.query({ ...callOf('GET /contact/me'), providesTags: ['User'] }),
    // Its failure has a text of its own (CO-29), which the dialog's owner tells.
    saveSupport: build.mutation({
      ...callOf('PUT /company', (body: CompanyChange) => ({ body }), { quiet: true }),
      // Also where it is refused because somebody else has changed it.
      invalidatesTags: ['Company'],
    }),
    saveDateFormat: build.mutation(
      callOf('PUT /company', (dateFormat: DateFormat | null) => ({ body: { dateFormat } })),
    ),
    saveDentalNotation: build.mutation(
      callOf('PATCH /company/configuration', (dentalNotation: DentalNotation) => ({
        body: { dentalNotation },
      })),
    ),
    saveTwoApprovers: build.mutation(
      callOf('PATCH /company/configuration', (needsTwoApprovers: boolean) => ({
        body: { needsTwoApprovers },
      })),
    ),
    // So have those of the logo and of the preferences (CO-20, CO-28).
    saveLogo: build.mutation(
      callOf('PUT /company', (logoUrl: string | null) => ({ body: { logoUrl } }), { quiet: true }),
    ),
    savePreferences: build.mutation({
      ...callOf('PATCH /company/configuration', (body: CompanyConfigurationChange) => ({ body }), {
        quiet: true,
      }),
      invalidatesTags: ['Configuration'],
    }),
    storePicture: build.mutation(
      callOf(
        'POST /file',
        ({ purpose, picture }: { purpose: FilePurpose; picture: Blob }) => ({
          query: { purpose, name: PICTURE_NAME },
          file: picture,
        }),
        { quiet: true },
      ),
    ),
    saveUser: build.mutation({
      ...callOf('PUT /contact/me', (body: ContactMeChange) => ({ body })),
      invalidatesTags: ['User'],
    }),
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
  useSaveLogoMutation,
  useSavePreferencesMutation,
  useStorePictureMutation,
  useSaveDateFormatMutation,
  useSaveDentalNotationMutation,
  useSaveTwoApproversMutation,
  useSaveUserMutation,
  useSaveEmailNotificationsMutation,
} = companyApi;
