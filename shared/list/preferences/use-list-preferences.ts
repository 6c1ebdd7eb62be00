import { App } from 'antd';
import { useEffect, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import type { ListPreferences } from '../../contract';
import { useSession } from '../../session';
import { useListMemory } from '../list-memory';
import { createPreferenceStore, type PreferenceChange } from './preference-store';
import { preferenceMessages } from './preferences.messages';

export interface PreferencesControls {
  readonly preferences: ListPreferences;
  /** The server was asked, so that the list does not change its look once it stands. */
  readonly isReady: boolean;
  /** Changes some of it; a change that cannot be kept is taken back, and the person is told. */
  change(change: PreferenceChange): void;
  /** Reads again what another tab or desk has kept. */
  refresh(): void;
}

/** How this person wants this list to look; kept with the person on the server. */
export function useListPreferences(list: string): PreferencesControls {
  const { user } = useSession();
  const { formatMessage } = useIntl();
  const { message } = App.useApp();
  const { preferencesOf } = useListMemory();
  const key = `portal.${list}.${user?.uuid ?? ''}`;
  const store = preferencesOf(key, () => createPreferenceStore(list, key));
  useEffect(() => void store.start(), [store]);
  const { preferences, isLoading } = useSyncExternalStore(store.subscribe, store.get);
  return {
    preferences,
    isReady: !isLoading,
    change: (change) =>
      void store.change(change).catch(() => message.error(formatMessage(preferenceMessages.notKept))),
    refresh: () => void store.load(),
  };
}
