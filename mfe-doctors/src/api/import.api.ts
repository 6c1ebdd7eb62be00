import { callOf } from '@portal/shared/api';
import type { DoctorImport } from '@portal/shared/contract';
import { doctorsApi } from './doctors.api';

/** The call of the import of doctors. Its dialog tells its failures itself. */
const importApi = doctorsApi.injectEndpoints({
  endpoints: (build) => ({
    importDoctors: build.mutation({
      ...callOf('POST /dso/doctor/import', (body: DoctorImport) => ({ body }), { quiet: true }),
      invalidatesTags: (_result, _error, { isDryRun = false }) => (isDryRun ? [] : ['DoctorList']),
    }),
  }),
});

export const { useImportDoctorsMutation } = importApi;
