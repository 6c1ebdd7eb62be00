import { type ThunkDispatch, type UnknownAction, useDispatch } from '@portal/shared/redux';
import { startTransition, useEffect, useState } from 'react';
import { casesApi, type CaseRef } from '../../../api/cases.api';
import { partsApi } from '../../../api/case-parts.api';

type Dispatch = ThunkDispatch<{ casesApi: ReturnType<typeof casesApi.reducer> }, unknown, UnknownAction>;

const { prefetch } = casesApi.util;
const history = (ref: CaseRef) => prefetch('caseHistory', ref, {});
const assets = (ref: CaseRef) => prefetch('caseAssets', ref, {});
const phaseTimes = () => prefetch('phaseTimes', undefined, {});
const shipTo = ({ id }: CaseRef) => partsApi.util.prefetch('caseShipTo', id, {});

/** Tabs that many go on to, and what they read. Their hidden effects are off, so the reads come first. */
const AHEAD = [
  { key: 'overview', reads: [history, phaseTimes, shipTo] },
  { key: 'records', reads: [assets] },
  { key: 'history', reads: [history, assets] },
] as const;

/**
 * The tabs of a case that are drawn ahead, one after the other, each when the page has read what it shows and the browser has
 * nothing else to do. All of it is of the case that is open. Safari tells of no idle time; there a tab is drawn when it is opened.
 */
export function usePreparedTabs({ list, id }: CaseRef, shown: readonly string[]): readonly string[] {
  const dispatch = useDispatch<Dispatch>();
  const [prepared, setPrepared] = useState<readonly string[]>([]);
  const next = AHEAD.find(({ key }) => shown.includes(key) && !prepared.includes(key));
  useEffect(() => {
    if (next === undefined || typeof requestIdleCallback === 'undefined') return;
    let handle = 0;
    let isLeft = false;
    const atRest = () =>
      new Promise<unknown>((rest) => {
        handle = requestIdleCallback(rest);
      });
    const reads = () => Promise.all(dispatch(casesApi.util.getRunningQueriesThunk()));
    const prepare = async () => {
      await atRest();
      await reads();
      if (isLeft) return;
      for (const read of next.reads) dispatch(read({ list, id }));
      await reads();
      if (isLeft) return;
      await atRest();
      startTransition(() => setPrepared((done) => [...done, next.key]));
    };
    void prepare();
    return () => {
      isLeft = true;
      cancelIdleCallback(handle);
    };
  }, [dispatch, next, list, id]);
  return prepared;
}
