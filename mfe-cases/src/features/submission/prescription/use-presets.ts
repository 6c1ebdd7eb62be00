import { useEffect } from 'react';
import { useDispatch } from '@portal/shared/redux';
import { useCaseQuery, useLastPrescriptionQuery } from '../../../api/cases.api';
import type { CaseListName } from '../../../domain/case-paths';
import { shownValues, useDraftPart } from '../draft/draft-parts';
import { submissionActions as actions } from '../draft/submission.slice';

/**
 * Brings into the draft the clinic's usual answers for the product, and what its doctor, or its person, prescribed last (CA-24).
 */
export function usePresets(uuid: string, list: CaseListName): { readonly hasFailed: boolean; retry(): void } {
  const dispatch = useDispatch();
  const { doctorUuid } = useCaseQuery(
    { list, id: uuid },
    { selectFromResult: ({ currentData }) => ({ doctorUuid: currentData?.doctor?.uuid }) },
  );
  const productId = useDraftPart(uuid, (draft) => shownValues(draft).productId);
  const { currentData, isError, refetch } = useLastPrescriptionQuery(
    { productId, ...(doctorUuid !== undefined && { doctorUuid }) },
    { refetchOnMountOrArgChange: true },
  );
  const presets = currentData ?? null;
  useEffect(() => {
    dispatch(actions.presetsArrived({ uuid, presets }));
  }, [dispatch, uuid, presets]);
  return { hasFailed: isError && !presets, retry: () => void refetch() };
}
