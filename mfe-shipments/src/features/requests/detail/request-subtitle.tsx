import type { ServiceRequest } from '@portal/shared/contract';
import { PatientName } from '@portal/shared/ui';
import { Flex, Typography } from 'antd';
import { useIntl } from 'react-intl';
import { RequestStatusTag } from '../request-status-tag';
import { requestTypeMessages } from '../requests.messages';

/** Patient, type and status. */
export function RequestSubtitle({ request }: { request: ServiceRequest }) {
  const { formatMessage } = useIntl();
  return (
    <Flex wrap align="center" gap="4px 12px">
      <Typography.Text strong>
        <PatientName name={request.case.patientName} />
      </Typography.Text>
      <Typography.Text type="secondary">{formatMessage(requestTypeMessages[request.type])}</Typography.Text>
      <RequestStatusTag status={request.status} />
    </Flex>
  );
}
