import { useIntl } from 'react-intl';
import { PanelSection } from '../../components/panel-section';
import { InboxPanel, inboxMessages } from '../../features/inbox';
import { ShortcutsPanel, shortcutsMessages, type ShortcutItem } from '../../features/shortcuts';
import { UploadsPanel, uploadsMessages } from '../../features/uploads';

/** The panel at the start of the page in layout 3: the person's pages. */
export function StartPanel({ items }: { items: readonly ShortcutItem[] }) {
  const { formatMessage } = useIntl();
  return (
    <PanelSection title={formatMessage(shortcutsMessages.title)}>
      <ShortcutsPanel items={items} />
    </PanelSection>
  );
}

/** The panel at the end of the page in layout 3: the inbox and the uploads, which otherwise open from the toolbar. */
export function EndPanel() {
  const { formatMessage } = useIntl();
  return (
    <>
      <PanelSection title={formatMessage(inboxMessages.title)}>
        <InboxPanel />
      </PanelSection>
      <PanelSection title={formatMessage(uploadsMessages.title)}>
        <UploadsPanel />
      </PanelSection>
    </>
  );
}
