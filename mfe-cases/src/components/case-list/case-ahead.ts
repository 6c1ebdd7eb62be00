import type { Case } from '@portal/shared/contract';
import { createContext, use, useEffect, useRef, type SyntheticEvent } from 'react';
import { firstTab, type CaseListName } from '../../domain/case-paths';
import type { ListPlace } from './case-link';

/** The page of a case, as its address says it. */
export interface CaseAddress {
  readonly list: CaseListName;
  readonly status: string;
  readonly caseId: string;
  readonly tab: string;
}

/** Has the page of a case drawn ahead, unseen; the app gives it. */
export const CaseAheadContext = createContext<(address: CaseAddress) => void>(() => undefined);

/** Milliseconds for which a pointer or the focus rests on a row that somebody is about to open. */
const REST_MS = 50;

/**
 * Handles what comes to a list's rows: the page of the one on which a mouse or the focus rests is drawn ahead from what the row says.
 * Nothing of the case is read for it, since a look at a patient stands in the audit log.
 */
export function useCaseAhead({ list, segment }: ListPlace, rows: readonly Case[] = []) {
  const draw = use(CaseAheadContext);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return ({ target }: SyntheticEvent): void => {
    const row = target instanceof Element && target.closest<HTMLElement>('[data-row-key]');
    const found = row && rows.find(({ uuid }) => uuid === row.dataset['rowKey']);
    clearTimeout(timer.current);
    if (!found) return;
    const { uuid: caseId, status } = found;
    timer.current = setTimeout(() => draw({ list, status: segment, caseId, tab: firstTab(status) }), REST_MS);
  };
}
