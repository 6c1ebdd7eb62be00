import { Page } from '@portal/shared/ui';
import { Card, Typography } from 'antd';
import { useIntl, type MessageDescriptor } from 'react-intl';
import styles from './help.module.css';
import { helpMessages } from './help.messages';

const STEPS: readonly (readonly [title: MessageDescriptor, text: MessageDescriptor])[] = [
  [helpMessages.createTitle, helpMessages.createText],
  [helpMessages.recordsTitle, helpMessages.recordsText],
  [helpMessages.submitTitle, helpMessages.submitText],
  [helpMessages.planTitle, helpMessages.planText],
  [helpMessages.followTitle, helpMessages.followText],
  [helpMessages.askTitle, helpMessages.askText],
];

/** How to submit and follow a case (SH-29). */
export function QuickGuidePage() {
  const { formatMessage } = useIntl();
  return (
    <Page title={formatMessage(helpMessages.title)} subtitle={formatMessage(helpMessages.lead)}>
      <Card style={{ maxWidth: 760 }}>
        <ol className={styles.steps}>
          {STEPS.map(([title, text]) => (
            <li key={title.id as string}>
              <Typography.Title level={2} style={{ fontSize: 16, marginBlock: '0 4px' }}>
                {formatMessage(title)}
              </Typography.Title>
              <Typography.Paragraph style={{ marginBlockEnd: 0 }}>{formatMessage(text)}</Typography.Paragraph>
            </li>
          ))}
        </ol>
      </Card>
    </Page>
  );
}
