import type { RequestStatus, ServiceRequest, SlotProps } from '@portal/shared/contract';
import { useDates } from '@portal/shared/i18n';
import { DataTable, EmptyState, Loaded, Ltr, type DataColumn } from '@portal/shared/ui';
import { Flex, Tag, Typography } from 'antd';
import { useIntl } from 'react-intl';
import { useCaseRequestsQuery } from '../../api/case-parts.api';
import {
  requestArchMessages,
  requestMessages,
  requestStatusMessages,
  requestTypeMessages,
} from './requests.messages';

/** A tab of a case: what was asked for to replace what the case delivered, newest first (CA-15). */
export function CaseRequests(props: SlotProps['case.tab']) {
  const { formatMessage } = useIntl();
  const query = useCaseRequestsQuery(props);
  const columns = useColumns();
  return (
    <Loaded query={query}>
      {(requests) => (
        <DataTable
          label={formatMessage(requestMessages.label)}
          columns={columns}
          rows={requests}
          rowKey={({ uuid }) => uuid}
          empty={<EmptyState text={formatMessage(requestMessages.none)} />}
        />
      )}
    </Loaded>
  );
}

type Column = DataColumn<ServiceRequest, never>;

function useColumns(): [Column, ...Column[]] {
  const { formatMessage } = useIntl();
  const { date } = useDates();
  const column = (key: keyof typeof requestMessages, render: Column['render']): Column => ({
    key,
    title: formatMessage(requestMessages[key]),
    render,
  });
  return [
    column('request', ({ identifier }) => <Ltr>{identifier}</Ltr>),
    column('type', ({ type }) => formatMessage(requestTypeMessages[type])),
    column('status', (request) => <RequestState request={request} />),
    column('steps', (request) => <Ltr>{stepsOf(request)}</Ltr>),
    column('arch', ({ arch }) => formatMessage(requestArchMessages[arch])),
    column('createdAt', ({ createdAt }) => date(createdAt)),
  ];
}

/** The status as a chip, and why a request was rejected. */
function RequestState({ request }: { request: ServiceRequest }) {
  const { formatMessage } = useIntl();
  const reason = [request.rejectReason?.title, request.rejectNote].filter(Boolean).join('\n');
  return (
    <Flex vertical align="start" gap={4}>
      <Tag color={colorOf(request.status)} variant="filled">
        {formatMessage(requestStatusMessages[request.status])}
      </Tag>
      {reason && (
        <Typography.Text type="secondary" style={{ maxWidth: 320, whiteSpace: 'pre-wrap' }}>
          <bdi>{reason}</bdi>
        </Typography.Text>
      )}
    </Flex>
  );
}

function stepsOf({ fromStep, toStep }: ServiceRequest): string {
  return fromStep === toStep ? String(fromStep) : `${fromStep}–${toStep}`;
}

function colorOf(status: RequestStatus): string {
  if (status === 'SHIPPED') return 'green';
  if (status === 'REJECTED') return 'red';
  return status === 'CANCELED' ? 'default' : 'cyan';
}
