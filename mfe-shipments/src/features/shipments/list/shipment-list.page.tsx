import type { Shipment, ShipmentStatus } from '@portal/shared/contract';
import {
  ListPage,
  useList,
  type FilterCounts,
  type ListBatch,
  type ListDefinition,
} from '@portal/shared/list';
import { useNavigate } from '@portal/shared/router';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useShipmentStatisticsQuery } from '../../../api/parcel.api';
import { useShipmentsQuery } from '../../../api/shipments.api';
import { useOriginState } from '../../../components/use-list-origin';
import { isToBeSentOn } from '../../../domain/shipment-actions';
import { shipmentPath, type ShipmentType } from '../../../domain/shipment-paths';
import { SendManyButton } from '../send-on/send-many-button';
import { SendManyDialog } from '../send-on/send-many-dialog';
import { useShipmentColumns, type ShipmentField } from '../shipment-columns';
import { titleMessages } from '../shipments.messages';
import { listMessages, subtitleMessages } from './list.messages';
import { SHIPMENT_FILTERS } from './shipment-filters';

/** One of the two lists of shipments (SM-01). */
export function ShipmentListPage({ type }: { type: ShipmentType }) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const state = useOriginState();
  const list = useList(useShipmentList(type));
  const query = useShipmentsQuery({ type, query: list.query });
  const counts = useCounts(type);
  const [sending, setSending] = useState<Sending | null>(null);
  return (
    <>
      <ListPage
        subtitle={formatMessage(subtitleMessages[type])}
        list={list}
        query={query}
        counts={counts}
        batch={type === 'dso' ? sendOnBatch(setSending) : undefined}
        onOpen={({ uuid }) => void navigate(shipmentPath(type, uuid), { state })}
      />
      {/* Not in the bar of the selection, which goes as soon as the parcels are sent on. */}
      {sending && <SendManyDialog {...sending} onClose={() => setSending(null)} />}
    </>
  );
}

interface Sending {
  readonly shipments: readonly Shipment[];
  readonly onSent: () => void;
}

/** A dispatcher's list: what has come for doctors is sent on, many at once. */
function sendOnBatch(send: (sending: Sending) => void): ListBatch<Shipment> {
  return {
    canSelect: isToBeSentOn,
    nameOf: ({ identifier }) => identifier,
    actions: (shipments, onSent) => (
      <SendManyButton count={shipments.length} onClick={() => send({ shipments, onSent })} />
    ),
  };
}

const OWN: readonly ShipmentField[] = [
  'status',
  'airwayBillNumber',
  'courier',
  'cases',
  'createdAt',
  'shippedAt',
  'shipTo',
];
const LISTED: Record<ShipmentType, readonly ShipmentField[]> = {
  client: OWN,
  dso: [...OWN, 'sentOnAt', 'lastMileCourier', 'lastMileAirwayBill'],
};

function useShipmentList(type: ShipmentType): ListDefinition<Shipment> {
  const { formatMessage } = useIntl();
  const columns = useShipmentColumns(type, LISTED[type]);
  return useMemo(
    () => ({
      name: `shipments.${type}`,
      label: formatMessage(titleMessages[type]),
      columns,
      fields: SHIPMENT_FILTERS[type],
      sort: { field: 'createdAt', direction: 'desc' },
      rowKey: ({ uuid }) => uuid,
      search: { label: listMessages.search },
      texts: { empty: formatMessage(listMessages.none), noMatch: formatMessage(listMessages.noneFound) },
    }),
    [type, formatMessage, columns],
  );
}

/** How many parcels are behind each of the filters above the list; nothing is said until it is known. */
function useCounts(type: ShipmentType): FilterCounts {
  const { data } = useShipmentStatisticsQuery(type);
  return useMemo(() => {
    if (!data) return {};
    const countOf = (status: ShipmentStatus) => data.counts.find((one) => one.status === status)?.count ?? 0;
    return {
      status: { PENDING: countOf('PENDING'), SHIPPED: countOf('SHIPPED') },
      toBeSentOn: { true: data.toBeSentOn },
    };
  }, [data]);
}
