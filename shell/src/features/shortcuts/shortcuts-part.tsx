import { useIntl } from 'react-intl';
import { PanelPart } from '../../panel-part';
import { ShortcutsPanel, type ShortcutItem } from './shortcuts-menu';
import { shortcutsMessages } from './shortcuts.messages';

/** The pages of the navigation, the pinned ones first, open beside the page. */
export function ShortcutsPart({ items }: { items: readonly ShortcutItem[] }) {
  const { formatMessage } = useIntl();
  return (
    <PanelPart title={formatMessage(shortcutsMessages.title)}>
      <ShortcutsPanel items={items} onLeave={() => undefined} />
    </PanelPart>
  );
}
