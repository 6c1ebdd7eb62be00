import { PRODUCT_NAMES, type Case } from '@portal/shared/contract';
import { useDates } from '@portal/shared/i18n';
import { useLocation } from '@portal/shared/router';
import { CaseStatusTag, PatientName } from '@portal/shared/ui';
import { Flex, Typography } from 'antd';
import { useIntl } from 'react-intl';
import { useCaseNext } from '../../../api/use-case-next';
import { BackLink } from '../../../components/back-link';
import { turnMessage } from '../../../components/turn.messages';
import { dashboardPath, type CaseListName } from '../../../domain/case-paths';
import { detailMessages } from '../case-detail.messages';

/** Patient, product, status, and whose turn it is. */
export function CaseSubtitle({ caseRecord, list }: { caseRecord: Case; list: CaseListName }) {
  'use memo';
  const { formatMessage } = useIntl();
  const { date } = useDates();
  const next = useCaseNext(caseRecord, list);
  return (
    <Flex wrap align="center" gap="4px 12px">
      <Typography.Text strong>
        <PatientName name={caseRecord.patientName} />
      </Typography.Text>
      <Typography.Text type="secondary">{PRODUCT_NAMES[caseRecord.productId]}</Typography.Text>
      <CaseStatusTag status={caseRecord.status} />
      <Typography.Text type="secondary">
        {formatMessage(turnMessage(caseRecord, next?.phase), { date: date(caseRecord.statusSince) })}
      </Typography.Text>
    </Flex>
  );
}

/** Link back to the list from which the case was opened, with its page, sorting and filter (CA-08). */
export function ListLink({ list, segment }: { list: CaseListName; segment: string }) {
  const { formatMessage } = useIntl();
  const from = useLocation().state as { from?: unknown } | null;
  return (
    <BackLink to={typeof from?.from === 'string' ? from.from : dashboardPath(list, segment)}>
      {formatMessage(detailMessages.back)}
    </BackLink>
  );
}
