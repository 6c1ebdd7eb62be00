import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useCaseQuery, useLastPrescriptionQuery } from '../../../api/cases.api';
import type { CaseListName } from '../../../domain/case-paths';
import { shownValues, useDraftPart } from '../draft/draft-parts';
import { submissionActions as actions } from '../draft/submission.slice';

/** Brings into the draft what its doctor, or its person, prescribed last for the product (CA-24). Without an answer nothing is repeated. */
export function useLastPrescription(uuid: string, list: CaseListName): void {
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
  useEffect(() => {
    dispatch(actions.lastPrescriptionArrived({ uuid, last }));
  }, [dispatch, uuid, last]);
}
