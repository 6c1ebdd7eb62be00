import type { Case } from '@portal/shared/contract';
import { Alert } from 'antd';
import { useIntl } from 'react-intl';
import { detailMessages } from './case-detail.messages';

/** Why the lab could not accept the case; stays in sight while it is corrected. */
export function RejectAlert({ caseRecord }: { caseRecord: Case }) {
  const { formatMessage } = useIntl();
  if (caseRecord.status !== 'REJECTED') return null;
  return (
    <Alert
      type="error"
      showIcon
      title={formatMessage(detailMessages.rejected)}
      description={
        caseRecord.rejectReason ? (
          <bdi>{caseRecord.rejectReason}</bdi>
        ) : (
          formatMessage(detailMessages.noReason)
        )
      }
    />
  );
}
