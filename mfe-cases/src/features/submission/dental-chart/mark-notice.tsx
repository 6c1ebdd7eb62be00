import { toothLabel, type DentalNotation, type ToothChart, type ToothMark } from '@portal/shared/contract';
import { Alert, Button } from 'antd';
import { useIntl } from 'react-intl';
import { toothMarkMessages } from '../../../components/case-fields/clinical.messages';
import { submissionMessages } from '../submission.messages';

/** What the last press did beyond the mark that it was for. */
export interface NoticedMark {
  readonly tooth: number;
  readonly mark: ToothMark;
  /** Marks that the tooth lost; none when the mark was not set because the tooth is missing. */
  readonly dropped: readonly ToothMark[];
  /** The chart that can be had instead. */
  readonly other: ToothChart | null;
}

interface MarkNoticeProps {
  readonly noticed: NoticedMark | null;
  readonly notation: DentalNotation | null;
  readonly isEnabled: boolean;
  onTake(other: ToothChart | null): void;
}

/** Says which marks a tooth lost or did not get, with the way back. Always on the page, so that screen readers announce it. */
export function MarkNotice({ noticed, notation, isEnabled, onTake }: MarkNoticeProps) {
  const { formatMessage, formatList } = useIntl();
  if (!noticed) return <div role="status" />;
  const names = noticed.dropped.map((one) => formatMessage(toothMarkMessages[one]));
  const values = {
    tooth: `\u2066${toothLabel(noticed.tooth, notation)}\u2069`,
    mark: formatMessage(toothMarkMessages[noticed.mark]),
  };
  const isDropped = names.length > 0;
  return (
    <div role="status">
      <Alert
        type="warning"
        showIcon
        role="none"
        title={
          isDropped
            ? formatMessage(submissionMessages.marksDropped, {
                ...values,
                dropped: formatList(names, { type: 'unit' }),
              })
            : formatMessage(submissionMessages.staysMissing, values)
        }
        action={
          <Button size="small" disabled={!isEnabled} onClick={() => onTake(noticed.other)}>
            {isDropped
              ? formatMessage(submissionMessages.undo)
              : formatMessage(submissionMessages.notMissing, values)}
          </Button>
        }
      />
    </div>
  );
}
