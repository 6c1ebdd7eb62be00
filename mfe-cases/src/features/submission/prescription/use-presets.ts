import { useEffect, useState } from 'react';
import { useDispatch } from '@portal/shared/redux';
import { useCaseQuery, useLastPrescriptionQuery } from '../../../api/cases.api';
import type { CaseListName } from '../../../domain/case-paths';
import { shownValues, useDraftPart } from '../draft/draft-parts';
import { submissionActions as actions } from '../draft/submission.slice';

/** Milliseconds until a wait is worth a word. */
const LONG_MS = 1_000;

interface Presets {
  readonly hasFailed: boolean;
  readonly isSlow: boolean;
  retry(): void;
}

/**
 * Brings into the draft the clinic's usual answers for the product, and what its doctor, or its person, prescribed last (CA-24).
 */
export function usePresets(uuid: string, list: CaseListName): Presets {
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
  const hasFailed = isError && !presets;
  return { hasFailed, isSlow: useIsLong(!presets && !isError), retry: () => void refetch() };
}

function useIsLong(isWaiting: boolean): boolean {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = isWaiting && setTimeout(() => setIsLong(true), LONG_MS);
    return () => {
      if (timer) clearTimeout(timer);
      setIsLong(false);
    };
  }, [isWaiting]);
  return isLong;
}
