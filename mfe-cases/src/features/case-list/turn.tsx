import { whoseTurn, type Case } from '@portal/shared/contract';
import { useDates } from '@portal/shared/i18n';
import { Typography } from 'antd';
import { useIntl } from 'react-intl';
import { turnMessage } from '../../components/turn.messages';

/** Whose turn a case is and since when; what waits for the reader stands out. */
export function Turn({ subject }: { subject: Case }) {
  const { formatMessage } = useIntl();
  const { date } = useDates();
  const isOurs = whoseTurn(subject.status) === 'client';
  return (
    <Typography.Text {...(!isOurs && { type: 'secondary' })}>
      {formatMessage(turnMessage(subject.status), { date: date(subject.statusSince) })}
    </Typography.Text>
  );
}
