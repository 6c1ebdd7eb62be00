import type { RemoteManifest } from '@portal/shared/mfe/manifest';
import { useSession } from '@portal/shared/session';
import { useState, type ReactNode } from 'react';
import { KeyboardHelp, useKeyCommands, useSingleKeys, type KeyCommand } from '../../features/keyboard';
import type { Viewer } from '../../features/layout';
import { CommandPalette, type Command, type Searchable } from '../../features/search';
import { useActions } from './use-actions';
import { useOpenedPages } from './use-opened-pages';
import { useSearchOfDomains } from './use-search-of-domains';

interface PortalSearchOptions {
  readonly manifests: readonly RemoteManifest[];
  readonly viewer: Viewer;
  /** The entries of the navigation in order. */
  readonly items: readonly { readonly path: string; readonly title: string; readonly isPinned: boolean }[];
  /** Goes to an address at once, or after a confirmation when the page holds unsaved input. */
  readonly go: (path: string) => void;
  /** Logs out, after the questions about what would be lost. */
  readonly signOut: () => void;
  readonly openThemeSettings: () => void;
  readonly openNotifications: () => void;
}

/** What the portal's search finds, and the dialogs that keys open on every page: the search, and the list of the keys. */
export function usePortalSearch({ manifests, viewer, items, ...openers }: PortalSearchOptions): {
  readonly searchable: Searchable;
  readonly dialogs: ReactNode;
} {
  const { go } = openers;
  const [open, setOpen] = useState<'palette' | 'help' | null>(null);
  const [hasSingleKeys, setSingleKeys] = useSingleKeys(useSession().user?.uuid ?? '');
  const own = useActions({ ...openers, openKeyboardHelp: () => setOpen('help') });
  const { sources, actions } = useSearchOfDomains(manifests, viewer, go);
  const opened = useOpenedPages(go);
  const close = () => setOpen(null);
  const pages = items.map((item, index): Command => ({
    ...item,
    key: item.path,
    kind: 'page',
    run: () => go(item.path),
    ...(hasSingleKeys && index < 9 && { keys: ['G', String(index + 1)] }),
  }));
  useKeyCommands(hasSingleKeys, (command: KeyCommand) => {
    if (typeof command === 'number') pages[command - 1]?.run();
    else setOpen(command);
  });
  const searchable = { commands: [...pages, ...actions, ...own], sources, opened, go };
  return {
    searchable,
    dialogs: (
      <>
        {open === 'palette' && <CommandPalette searchable={searchable} onClose={close} />}
        <KeyboardHelp
          items={items}
          isOpen={open === 'help'}
          onClose={close}
          hasSingleKeys={hasSingleKeys}
          onSingleKeysChange={setSingleKeys}
        />
      </>
    ),
  };
}
