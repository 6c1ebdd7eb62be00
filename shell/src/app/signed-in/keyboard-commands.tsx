import { useNavigate } from '@portal/shared/router';
import { useSession } from '@portal/shared/session';
import { useState } from 'react';
import { KeyboardHelp, useKeyCommands, useSingleKeys, type KeyCommand } from '../../features/keyboard';
import { CommandPalette, type Command } from '../../features/search';
import { useActions } from './use-actions';

interface KeyboardCommandsProps {
  /** The navigation's entries in their order. */
  readonly items: readonly { readonly path: string; readonly title: string; readonly isPinned: boolean }[];
  /** Goes on when nothing unsaved is lost by it. */
  readonly confirmDiscard: (proceed: () => void) => void;
  readonly openThemeSettings: () => void;
}

/** The portal by keyboard, on every page: the palette, single keys, and the list of them. */
export function KeyboardCommands({ items, confirmDiscard, openThemeSettings }: KeyboardCommandsProps) {
  const navigate = useNavigate();
  const [open, setOpen] = useState<'palette' | 'help' | null>(null);
  const [hasSingleKeys, setSingleKeys] = useSingleKeys(useSession().user?.uuid ?? '');
  const actions = useActions({ confirmDiscard, openKeyboardHelp: () => setOpen('help'), openThemeSettings });
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
