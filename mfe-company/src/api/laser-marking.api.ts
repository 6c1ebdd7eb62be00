import { callOf } from '@portal/shared/api';
import type { Lmp, LmpChange } from '@portal/shared/contract';
import { companyApi } from './company.api';

const quiet = { quiet: true } as const;

/** Calls of the production preferences. A failure is told at the row that it is about. */
export const laserMarkingApi = companyApi.injectEndpoints({
  endpoints: (build) => ({
    lmp: build.query({ ...callOf('GET /lmp'), providesTags: ['Lmp'] }),
    changeLmp: build.mutation({
      ...callOf('PUT /lmp', (body: LmpChange) => ({ body }), quiet),
      async onQueryStarted({ key }, { dispatch, queryFulfilled }) {
        const saved = await queryFulfilled.catch(() => null);
        if (!saved) return;
        // Of several changes at a time the last reply need not be the latest, so each brings its own key only.
        const change: Partial<Lmp> = { [key]: saved.data[key] };
        dispatch(laserMarkingApi.util.updateQueryData('lmp', undefined, (lmp) => ({ ...lmp, ...change })));
      },
    }),
    storeLogo: build.mutation(
      callOf(
        'POST /file',
        (file: File) => ({ query: { purpose: 'lmpLogo' as const, name: file.name }, file }),
        quiet,
      ),
    ),
  }),
});

export const { useLmpQuery, useChangeLmpMutation, useStoreLogoMutation } = laserMarkingApi;
