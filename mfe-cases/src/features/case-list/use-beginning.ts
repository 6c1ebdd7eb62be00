import type { Bus } from '@portal/shared/bus';
import { useBus } from '@portal/shared/mfe';
import { useLocation } from '@portal/shared/router';
import { usePermissions } from '@portal/shared/session';
import { useEffect, useState } from 'react';
import type { CaseListName } from '../../domain/case-paths';

const MINE = '?mine=true';

/** The lists that were opened, of each mount of the remote, which has a bus of its own. */
const openedLists = new WeakMap<Bus, Set<CaseListName>>();

/**
 * Where a list begins for a relationship manager who comes to it by the menu: with the cases assigned to them, which they can undo. Null
 * for everybody else, for an address that asks for something, and for who comes back to the list.
 */
export function useBeginning(list: CaseListName): string | null {
  const bus = useBus();
  const { isRm } = usePermissions();
  const { search } = useLocation();
  const [opened] = useState(() => openedListsOf(bus));
  const isFirst = !opened.has(list);
  useEffect(() => {
    opened.add(list);
  }, [opened, list]);
  // The company's own cases are assigned to nobody.
  return list === 'doctor' && isRm && isFirst && search === '' ? MINE : null;
}

function openedListsOf(bus: Bus): Set<CaseListName> {
  const known = openedLists.get(bus) ?? new Set();
  openedLists.set(bus, known);
  return known;
}
