import { HOME_PATH, PAGES, pathTo } from '@portal/shared/contract';
import { Link } from '@portal/shared/router';
import { Page } from '@portal/shared/ui';
import { Card, Typography } from 'antd';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { Keys, PALETTE_KEYS } from '../../components/keys';
import styles from './help.module.css';
import { helpMessages, keyboardMessage } from './help.messages';

/** Each step, and the page that its text links to. */
const STEPS: readonly (readonly [title: MessageDescriptor, text: MessageDescriptor, to: string])[] = [
  [helpMessages.createTitle, helpMessages.createText, PAGES.newCase],
  [helpMessages.recordsTitle, helpMessages.recordsText, ''],
  [helpMessages.submitTitle, helpMessages.submitText, HOME_PATH],
  [helpMessages.planTitle, helpMessages.planText, HOME_PATH],
  [helpMessages.followTitle, helpMessages.followText, pathTo('shipmentList', { type: 'client' })],
  [helpMessages.askTitle, helpMessages.askText, PAGES.inbox],
];

/** How to submit and follow a case (SH-29). */
export function QuickGuidePage() {
  const { formatMessage } = useIntl();
  return (
    <Page title={formatMessage(helpMessages.title)} subtitle={formatMessage(helpMessages.lead)}>
      <Card style={{ maxWidth: 760 }}>
        <ol className={styles.steps}>
          {STEPS.map(([title, text, to]) => (
            <li key={title.id as string}>
              <Typography.Title level={2} style={{ fontSize: 16, marginBlock: '0 4px' }}>
                {formatMessage(title)}
              </Typography.Title>
              <Typography.Paragraph style={{ marginBlockEnd: 0 }}>
                {formatMessage(text, { link: (name) => <Link to={to}>{name}</Link> })}
              </Typography.Paragraph>
            </li>
          ))}
        </ol>
      </Card>
      <Typography.Text type="secondary">
        {formatMessage(keyboardMessage, { keys: <Keys keys={PALETTE_KEYS} /> })}
      </Typography.Text>
    </Page>
  );
}
