import { Alert, Button } from 'antd';
import { useIntl } from 'react-intl';
import { submissionMessages } from '../submission.messages';
import { gapMessage } from './submission-gaps';

interface GapListProps {
  readonly gaps: readonly string[];
  onFill(gap: string): void;
}

/** What is still missing, each with the way to where it is filled in; nothing when nothing is. */
export function GapList({ gaps, onFill }: GapListProps) {
  const { formatMessage } = useIntl();
  if (gaps.length === 0) return null;
  return (
    <Alert
      type="info"
      showIcon
      title={formatMessage(submissionMessages.missing)}
      description={
        <ul style={{ margin: 0, paddingInlineStart: 20 }}>
          {gaps.map((gap) => {
            const message = gapMessage(gap);
            return (
              <li key={gap}>
                <Button type="link" size="small" onClick={() => onFill(gap)}>
                  {message ? formatMessage(message) : gap}
                </Button>
              </li>
            );
          })}
        </ul>
      }
    />
  );
}
