import type { ServiceRequest } from '@portal/shared/contract';
import { Typography } from 'antd';
import { useIntl } from 'react-intl';
import { rejectReasonText } from './reject-reason.messages';

/** Why a request was rejected: the reason of the provider's list, and what was written beside it. */
export function Rejection({ request }: { request: Pick<ServiceRequest, 'rejectReason' | 'rejectNote'> }) {
  const intl = useIntl();
  const { rejectReason, rejectNote } = request;
  if (!rejectReason && !rejectNote) return null;
  return (
    <Typography.Text type="secondary" style={{ maxWidth: 320, whiteSpace: 'pre-wrap' }}>
      {rejectReason && <div>{rejectReasonText(rejectReason, intl)}</div>}
      {rejectNote && <bdi>{rejectNote}</bdi>}
    </Typography.Text>
  );
}
