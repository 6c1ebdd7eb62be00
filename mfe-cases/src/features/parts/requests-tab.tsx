import type { RequestStatus, ServiceRequest } from '@portal/shared/contract';
import { useDates } from '@portal/shared/i18n';
import { Loaded, Ltr } from '@portal/shared/ui';
import { Tag } from 'antd';
import { useIntl } from 'react-intl';
import { useCaseRequestsQuery } from '../../api/case-parts.api';
import { archMessages } from '../../domain/case-fields.messages';
import type { CaseTabProps } from '../../domain/case-tab';
import { PartTable } from './part-table';
import { requestMessages, requestStatusMessages, requestTypeMessages } from './requests.messages';
import { StatusWithReason } from './status-with-reason';

/** What was asked for to replace what a case delivered, newest first (CA-15). */
export function RequestsTab({ subject, list }: CaseTabProps) {
  const { formatMessage } = useIntl();
  const { date } = useDates();
  const query = useCaseRequestsQuery({ list, id: subject.uuid });
  return (
    <Loaded query={query}>
      {(requests) => (
        <PartTable
          label={requestMessages.label}
          rows={requests}
          empty={requestMessages.none}
          columns={[
            [requestMessages.request, ({ identifier }) => <Ltr>{identifier}</Ltr>],
            [requestMessages.type, ({ type }) => formatMessage(requestTypeMessages[type])],
            [
              requestMessages.status,
              (request) => (
                <StatusWithReason reason={reasonOf(request)}>
                  <Tag color={colorOf(request.status)} variant="filled">
                    {formatMessage(requestStatusMessages[request.status])}
                  </Tag>
                </StatusWithReason>
              ),
            ],
            [requestMessages.steps, (request) => <Ltr>{stepsOf(request)}</Ltr>],
            [requestMessages.arch, ({ arch }) => formatMessage(archMessages[arch])],
            [requestMessages.createdAt, ({ createdAt }) => date(createdAt)],
          ]}
        />
      )}
    </Loaded>
  );
}

function stepsOf({ fromStep, toStep }: ServiceRequest): string {
  return fromStep === toStep ? String(fromStep) : `${fromStep}–${toStep}`;
}

function reasonOf({ rejectReason, rejectNote }: ServiceRequest): string | null {
  return [rejectReason?.title, rejectNote].filter(Boolean).join('\n') || null;
}

function colorOf(status: RequestStatus): string {
  if (status === 'SHIPPED') return 'green';
  if (status === 'REJECTED') return 'red';
  return status === 'CANCELED' ? 'default' : 'cyan';
}
