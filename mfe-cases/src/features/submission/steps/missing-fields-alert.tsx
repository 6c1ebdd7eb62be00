import { Alert, Button } from 'antd';
import { useIntl } from 'react-intl';
import { submissionMessages } from '../submission.messages';
import { missingFieldMessage } from './missing-fields';

interface GapListProps {
  readonly missingFields: readonly string[];
  onFill(missingField: string): void;
}

/** Lists what is missing, each with a link to its control. Renders nothing when the submission is complete. */
export function MissingFieldsAlert({ missingFields, onFill }: GapListProps) {
  const { formatMessage } = useIntl();
  if (missingFields.length === 0) return null;
  return (
    <Alert
      type="info"
      showIcon
      title={formatMessage(submissionMessages.missing)}
      description={
        <ul style={{ margin: 0, paddingInlineStart: 20 }}>
          {missingFields.map((missingField) => {
            const message = missingFieldMessage(missingField);
            return (
              <li key={missingField}>
                <Button type="link" size="small" onClick={() => onFill(missingField)}>
                  {message ? formatMessage(message) : missingField}
                </Button>
              </li>
            );
          })}
        </ul>
      }
    />
  );
}
