import { useIntl } from 'react-intl';
import { PanelPart } from '../../panel-part';
import { InboxPanel } from './inbox-panel';
import { inboxMessages } from './inbox.messages';

/** The inbox, open beside the page. */
export function InboxPart() {
  const { formatMessage } = useIntl();
  return (
    <PanelPart title={formatMessage(inboxMessages.title)}>
      <InboxPanel onLeave={() => undefined} />
    </PanelPart>
  );
}
