import { whoseTurn, type Case } from '@portal/shared/contract';
import { useDates } from '@portal/shared/i18n';
import { Typography } from 'antd';
import { useIntl } from 'react-intl';
import { turnMessage } from '../../components/turn.messages';

/** Whose turn a case is and since when; what waits for the reader stands out. */
export function Turn({ caseRecord }: { caseRecord: Case }) {
  const { formatMessage } = useIntl();
  const { date } = useDates();
  const isOurs = whoseTurn(caseRecord.status) === 'client';
  return (
    <Typography.Text {...(!isOurs && { type: 'secondary' })}>
      {formatMessage(turnMessage(caseRecord.status), { date: date(caseRecord.statusSince) })}
    </Typography.Text>
  );
}
