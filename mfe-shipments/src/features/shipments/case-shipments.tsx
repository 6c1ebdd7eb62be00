import type { SlotProps } from '@portal/shared/contract';
import { DataTable, EmptyState, Loaded } from '@portal/shared/ui';
import { useIntl } from 'react-intl';
import { useCaseShipmentsQuery } from '../../api/case-parts.api';
import { typeOfSide } from '../../domain/shipment-paths';
import { useShipmentColumns, type ShipmentField } from './shipment-columns';
import { messages } from './shipments.messages';

const OWN: readonly ShipmentField[] = ['status', 'courier', 'airwayBillNumber', 'createdAt', 'shippedAt'];
const DOCTORS: readonly ShipmentField[] = [...OWN, 'sentOnAt'];

/** A tab of a case: the parcels with the case in them, newest first (CA-15). */
export function CaseShipments(props: SlotProps['case.tab']) {
  const { formatMessage } = useIntl();
  const columns = useShipmentColumns(typeOfSide(props.side), props.side === 'doctor' ? DOCTORS : OWN);
  const query = useCaseShipmentsQuery(props);
  return (
    <Loaded query={query}>
      {(shipments) => (
        <DataTable
          label={formatMessage(messages.ofCase)}
          columns={columns}
          rows={shipments}
          rowKey={({ uuid }) => uuid}
          empty={<EmptyState text={formatMessage(messages.noneOfCase)} />}
        />
      )}
    </Loaded>
  );
}
