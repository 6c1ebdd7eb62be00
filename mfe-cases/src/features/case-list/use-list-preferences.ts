import { useSession } from '@portal/shared/session';
import { useState } from 'react';
import type { CaseListName } from '../../domain/case-paths';
import { readPreferences, type ListPreferences } from '../../domain/list-preferences';

export interface PreferencesControls {
  readonly preferences: ListPreferences;
  /** Changes some of it, upon what another tab may have kept meanwhile. */
  change(to: (kept: ListPreferences) => Partial<ListPreferences>): void;
}

/** How this person wants this list to look; kept in this browser. */
export function useListPreferences(list: CaseListName): PreferencesControls {
  const { user } = useSession();
  const key = `portal.cases.${list}.${user?.uuid ?? ''}`;
  const read = () => readPreferences(localStorage.getItem(key));
  const [preferences, setPreferences] = useState(read);
  return {
    preferences,
    change: (to) => {
      const kept = read();
      const next = { ...kept, ...to(kept) };
      localStorage.setItem(key, JSON.stringify(next));
      setPreferences(next);
    },
  };
}
