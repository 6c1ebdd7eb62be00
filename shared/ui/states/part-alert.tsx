import { Alert, Button } from 'antd';
import { useIntl } from 'react-intl';
import { partMessages } from './part-alert.messages';

interface PartAlertProps {
  readonly reason: 'failed' | 'earlier';
  /** Of the part, in the person's language. */
  readonly title: string;
  readonly onAction: () => void;
}

/** Says what is wrong with another domain's part of a page, and what can be done; the page around it works. */
export function PartAlert({ reason, title, onAction }: PartAlertProps) {
  const { formatMessage } = useIntl();
  const texts = TEXTS[reason];
  return (
    <Alert
      showIcon
      role="alert"
      type="warning"
      title={formatMessage(texts.title, { title })}
      description={formatMessage(texts.hint)}
      action={
        <Button size="small" onClick={onAction}>
          {formatMessage(texts.action)}
        </Button>
      }
    />
  );
}

const TEXTS = {
  failed: { title: partMessages.failed, hint: partMessages.failedHint, action: partMessages.retry },
  earlier: { title: partMessages.earlier, hint: partMessages.earlierHint, action: partMessages.showEarlier },
} as const;
