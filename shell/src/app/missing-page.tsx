import { Alert, Button } from 'antd';
import { useIntl } from 'react-intl';
import { GuestCard } from '../guest-card';
import { noticeText } from '../notices';
import { portalMessages } from '../portal.messages';

/** Shown instead of a guest page whose code could not be loaded. */
export function MissingPage() {
  const intl = useIntl();
  return (
    <GuestCard title={intl.formatMessage(portalMessages.name)}>
      <Alert type="error" showIcon role="alert" title={noticeText({ name: 'network' }, intl)} />
      <Button block style={{ marginBlockStart: 24 }} onClick={() => window.location.reload()}>
        {intl.formatMessage(portalMessages.retry)}
      </Button>
    </GuestCard>
  );
}
