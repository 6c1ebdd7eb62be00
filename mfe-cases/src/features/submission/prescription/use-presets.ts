import { useEffect } from 'react';
import { useDispatch } from '@portal/shared/redux';
import { useCaseQuery, useLastPrescriptionQuery } from '../../../api/cases.api';
import type { CaseListName } from '../../../domain/case-paths';
import { shownValues, useDraftPart } from '../draft/draft-parts';
import { submissionActions as actions } from '../draft/submission.slice';

/**
 * Brings into the draft the clinic's usual answers for the product, and what its doctor, or its person, prescribed last (CA-24).
 * Without an answer nothing is repeated.
 */
export function usePresets(uuid: string, list: CaseListName): void {
  const dispatch = useDispatch();
  const { doctorUuid } = useCaseQuery(
    { list, id: uuid },
    { selectFromResult: ({ currentData }) => ({ doctorUuid: currentData?.doctor?.uuid }) },
  );
  const productId = useDraftPart(uuid, (draft) => shownValues(draft).productId);
  const { currentData } = useLastPrescriptionQuery(
    { productId, ...(doctorUuid !== undefined && { doctorUuid }) },
    { refetchOnMountOrArgChange: true },
  );
  const last = currentData?.last ?? null;
  const clinic = currentData?.clinic ?? null;
  useEffect(() => {
    dispatch(actions.presetsArrived({ uuid, last, clinic }));
  }, [dispatch, uuid, last, clinic]);
}
