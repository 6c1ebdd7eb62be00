import { Tag } from 'antd';
import { useIntl } from 'react-intl';
import { whoseTurn, type CaseStatus } from '../../contract';
import { caseStatusMessages } from './case-status.messages';

/** A case's status as a chip (CA-06): amber asks the clinic, teal is at work elsewhere, green is done, red is a stop. */
export function CaseStatusTag({ status }: { status: CaseStatus }) {
  const { formatMessage } = useIntl();
  return (
    <Tag color={colorOf(status)} variant="filled">
      {formatMessage(caseStatusMessages[status])}
    </Tag>
  );
}

function colorOf(status: CaseStatus): string {
  if (status === 'REJECTED' || status === 'ORDER_REJECTED' || status === 'TS_REJECTED') return 'red';
  if (status === 'SHIPPED' || status === 'COMPLETE' || status === 'ACTIVE') return 'green';
  const turn = whoseTurn(status);
  if (turn === 'client') return 'gold';
  return turn === null ? 'default' : 'cyan';
}
