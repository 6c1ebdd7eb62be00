import { Alert, Button } from 'antd';
import { useIntl } from 'react-intl';
import { formMessages } from './forms.messages';

/** Says that somebody has saved what the form is about since it was opened; what was typed stays until the person asks for that. */
export function NewerAlert({ onTake }: { onTake: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={formatMessage(formMessages.newer)}
      description={formatMessage(formMessages.newerHint)}
      action={
        <Button size="small" onClick={onTake}>
          {formatMessage(formMessages.takeNewer)}
        </Button>
      }
      style={{ marginBlockEnd: 16 }}
    />
  );
}
