import type { Doctor, DoctorBelongings } from '@portal/shared/contract';
import { Alert } from 'antd';
import { useIntl } from 'react-intl';
import { belongingsMessages } from './dialogs.messages';

interface BelongingsAlertProps {
  readonly doctor: Pick<Doctor, 'name'>;
  readonly belongings: DoctorBelongings;
  /** The doctor goes, and with them what only they have. */
  readonly isRemoval: boolean;
}

/** What hangs on a doctor, before they are removed or blocked. */
export function BelongingsAlert({ doctor: { name }, belongings, isRemoval }: BelongingsAlertProps) {
  const { formatList, formatMessage } = useIntl();
  const { cases, openCases, openCaseRefs, addresses, openShipments } = belongings;
  const identifiers = formatList(
    openCaseRefs.map(({ identifier }) => identifier),
    { type: 'unit' },
  );
  return (
    <Alert
      type="warning"
      showIcon
      style={{ marginBlockEnd: 16 }}
      title={formatMessage(belongingsMessages.cases, { name, cases, openCases })}
      description={
        <ul style={{ margin: 0, paddingInlineStart: 20 }}>
          {openCases > 0 && (
            <li>
              {formatMessage(belongingsMessages.openCases, {
                cases: identifiers,
                others: openCases - openCaseRefs.length,
              })}
            </li>
          )}
          {isRemoval && addresses > 0 && (
            <li>{formatMessage(belongingsMessages.addresses, { addresses })}</li>
          )}
          {isRemoval && openShipments > 0 && (
            <li>{formatMessage(belongingsMessages.shipments, { openShipments })}</li>
          )}
        </ul>
      }
    />
  );
}
