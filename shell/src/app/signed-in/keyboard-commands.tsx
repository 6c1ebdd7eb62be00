import { useNavigate } from '@portal/shared/router';
import { useSession } from '@portal/shared/session';
import { useState } from 'react';
import { KeyboardHelp, useKeyCommands, useSingleKeys, type KeyCommand } from '../../features/keyboard';
import { CommandPalette, type Command } from '../../features/search';
import { useActions } from './use-actions';

interface KeyboardCommandsProps {
  /** The entries of the navigation in order. */
  readonly items: readonly { readonly path: string; readonly title: string; readonly isPinned: boolean }[];
  /** Calls `proceed` at once, or after a confirmation when the page holds unsaved input. */
  readonly confirmDiscard: (proceed: () => void) => void;
  readonly openThemeSettings: () => void;
  readonly openNotifications: () => void;
}

/** The command palette, the single-key shortcuts and their list, on every page. */
export function KeyboardCommands({ items, ...openers }: KeyboardCommandsProps) {
  const { confirmDiscard } = openers;
  const navigate = useNavigate();
  const [open, setOpen] = useState<'palette' | 'help' | null>(null);
  const [hasSingleKeys, setSingleKeys] = useSingleKeys(useSession().user?.uuid ?? '');
  const actions = useActions({ ...openers, openKeyboardHelp: () => setOpen('help') });
  const close = () => setOpen(null);
  const pages = items.map((item, index): Command => ({
    ...item,
    key: item.path,
    kind: 'page',
    run: () => confirmDiscard(() => void navigate(item.path)),
    ...(hasSingleKeys && index < 9 && { keys: ['G', String(index + 1)] }),
  }));
  useKeyCommands(hasSingleKeys, (command: KeyCommand) => {
    if (typeof command === 'number') pages[command - 1]?.run();
    else setOpen(command);
  });
  return (
    <>
      {open === 'palette' && <CommandPalette commands={[...pages, ...actions]} onClose={close} />}
      <KeyboardHelp
        items={items}
        isOpen={open === 'help'}
        onClose={close}
        hasSingleKeys={hasSingleKeys}
        onSingleKeysChange={setSingleKeys}
      />
    </>
  );
}
