import type { ServiceRequest } from '@portal/shared/contract';
import { useDates } from '@portal/shared/i18n';
import { Facts, SectionCard } from '@portal/shared/ui';
import { Alert, Flex, Typography } from 'antd';
import { useIntl } from 'react-intl';
import { NewRequestButton } from '../create/new-request-button';
import { Rejection } from '../rejection';
import { requestFields, type RequestField } from '../request-fields';
import { requestFieldMessages } from '../requests.messages';
import {
  doctorsNextStepMessages,
  requestDetailMessages,
  requestNextStepMessages,
} from './request-detail.messages';
import { RequestWay } from './request-way';

/** What a request asks for, what happens next with it, and the way of its parcel. */
export function RequestOverview({ request }: { request: ServiceRequest }) {
  const { formatMessage } = useIntl();
  const { status, side } = request;
  const ofDoctor = side === 'doctor' ? doctorsNextStepMessages[status] : undefined;
  return (
    <Flex vertical gap={16}>
      <SectionCard title={formatMessage(requestDetailMessages.nextStep)}>
        <Typography.Text>{formatMessage(ofDoctor ?? requestNextStepMessages[status])}</Typography.Text>
      </SectionCard>
      {status === 'REJECTED' && <RejectionAlert request={request} />}
      <RequestWay request={request} />
      <RequestFacts request={request} />
    </Flex>
  );
}

/** Why it was rejected, and the way to ask once more with the same choices. */
function RejectionAlert({ request }: { request: ServiceRequest }) {
  const { formatMessage } = useIntl();
  const hasReason = request.rejectReason !== null || request.rejectNote !== null;
  return (
    <Alert
      type="error"
      showIcon
      title={formatMessage(requestDetailMessages.rejected)}
      description={
        hasReason ? <Rejection request={request} /> : formatMessage(requestDetailMessages.noReason)
      }
      action={<AskAgainButton request={request} />}
    />
  );
}

function AskAgainButton({ request }: { request: ServiceRequest }) {
  const { formatMessage } = useIntl();
  const { type, method, fromStep, toStep, arch, note } = request;
  const asked = {
    type,
    method,
    arch,
    ...(note !== null && { note }),
    ...(method === 'stepNumber' ? { stepNumber: fromStep } : { fromStep, toStep }),
  };
  return (
    <NewRequestButton caseUuid={request.case.uuid} asked={asked}>
      {formatMessage(requestDetailMessages.askAgain)}
    </NewRequestButton>
  );
}

const FACTS: readonly RequestField[] = ['case', 'patient', 'type', 'steps', 'arch', 'note', 'createdAt'];

function RequestFacts({ request }: { request: ServiceRequest }) {
  const intl = useIntl();
  const fields = requestFields(intl, useDates());
  const shown = request.doctor ? [...FACTS, 'doctor' as const] : FACTS;
  return (
    <SectionCard title={intl.formatMessage(requestDetailMessages.facts)}>
      <Facts
        facts={shown.map((key) => ({
          key,
          label: intl.formatMessage(requestFieldMessages[key]),
          value: fields[key](request),
        }))}
      />
    </SectionCard>
  );
}
