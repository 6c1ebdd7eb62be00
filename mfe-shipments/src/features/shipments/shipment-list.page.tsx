import type { Shipment } from '@portal/shared/contract';
import { ListPage, useList, type ListDefinition } from '@portal/shared/list';
import { useNavigate } from '@portal/shared/router';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useShipmentsQuery } from '../../api/shipments.api';
import { shipmentPath, type ShipmentType } from '../../domain/shipment-paths';
import { useShipmentColumns } from './shipment-columns';
import { SHIPMENT_FILTERS } from './shipment-filters';
import { messages, subtitleMessages, titleMessages } from './shipments.messages';

/** One of the two lists of shipments (SM-01). */
export function ShipmentListPage({ type }: { type: ShipmentType }) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const list = useList(useShipmentList(type));
  const query = useShipmentsQuery({ type, query: list.query });
  return (
    <ListPage
      subtitle={formatMessage(subtitleMessages[type])}
      list={list}
      query={query}
      onOpen={({ uuid }) => void navigate(shipmentPath(type, uuid))}
    />
  );
}

function useShipmentList(type: ShipmentType): ListDefinition<Shipment> {
  const { formatMessage } = useIntl();
  const columns = useShipmentColumns(type);
  return useMemo(
    () => ({
      name: `shipments.${type}`,
      label: formatMessage(titleMessages[type]),
      columns,
      fields: SHIPMENT_FILTERS,
      sort: { field: 'createdAt', direction: 'desc' },
      rowKey: ({ uuid }) => uuid,
      search: { label: messages.search },
      texts: { empty: formatMessage(messages.none), noMatch: formatMessage(messages.noneFound) },
    }),
    [type, formatMessage, columns],
  );
}
