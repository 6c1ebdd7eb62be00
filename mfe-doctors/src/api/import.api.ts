import { callOf } from '@portal/shared/api';
import { LIMITS, type DoctorImport, type FilterExpression } from '@portal/shared/contract';
import { doctorsApi } from './doctors.api';

const MANAGERS: FilterExpression = { op: 'EQ', key: 'role', value: 'RM' };

/** Calls of the import of doctors. Its dialog tells its failures itself. */
const importApi = doctorsApi.injectEndpoints({
  endpoints: (build) => ({
    importDoctors: build.mutation(
      callOf('POST /dso/doctor/import', (body: DoctorImport) => ({ body }), { quiet: true }),
    ),
    importCountries: build.query(
      callOf('GET /country', { query: { page: 1, paginate: LIMITS.countriesPageSize } }),
    ),
    importManagers: build.query(
      callOf('GET /contact', {
        query: { page: 1, paginate: LIMITS.contactsPageSize, filter: JSON.stringify(MANAGERS) },
      }),
    ),
  }),
});

export const { useImportDoctorsMutation, useLazyImportCountriesQuery, useLazyImportManagersQuery } =
  importApi;
