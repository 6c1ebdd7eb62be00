import { MessageOutlined } from '@ant-design/icons';
import { PRODUCT_NAMES, type Case } from '@portal/shared/contract';
import { useDates } from '@portal/shared/i18n';
import { Link, useLocation } from '@portal/shared/router';
import { CaseStatusTag, PatientName } from '@portal/shared/ui';
import { Flex, Typography } from 'antd';
import { useIntl } from 'react-intl';
import { BackLink } from '../../components/back-link';
import { turnMessage } from '../../components/turn.messages';
import { chatPath, dashboardPath, type CaseListName } from '../../domain/case-paths';
import { detailMessages } from './case-detail.messages';

/** Patient, product, status and turn: what a reader needs before anything else. */
export function CaseSubtitle({ caseRecord }: { caseRecord: Case }) {
  'use memo';
  const { formatMessage } = useIntl();
  const { date } = useDates();
  return (
    <Flex wrap align="center" gap="4px 12px">
      <Typography.Text strong>
        <PatientName name={caseRecord.patientName} />
      </Typography.Text>
      <Typography.Text type="secondary">{PRODUCT_NAMES[caseRecord.productId]}</Typography.Text>
      <CaseStatusTag status={caseRecord.status} />
      <Typography.Text type="secondary">
        {formatMessage(turnMessage(caseRecord.status), { date: date(caseRecord.statusSince) })}
      </Typography.Text>
    </Flex>
  );
}

/** The way back to the list that the reader came from, with its page, sorting and filter (CA-08). */
export function ListLink({ list, segment }: { list: CaseListName; segment: string }) {
  const { formatMessage } = useIntl();
  const from = useLocation().state as { from?: unknown } | null;
  return (
    <BackLink to={typeof from?.from === 'string' ? from.from : dashboardPath(list, segment)}>
      {formatMessage(detailMessages.back)}
    </BackLink>
  );
}

export function ChatLink({ list, uuid }: { list: CaseListName; uuid: string }) {
  const { formatMessage } = useIntl();
  return (
    <Link to={chatPath(list, uuid)}>
      <Flex gap={8}>
        <MessageOutlined aria-hidden />
        {formatMessage(detailMessages.chat)}
      </Flex>
    </Link>
  );
}
