import { SHIPMENT_STATUSES, type List, type Shipment, type ShipmentStatus } from '@portal/shared/contract';
import { useDates } from '@portal/shared/i18n';
import { useNavigate } from '@portal/shared/router';
import { DataTable, EmptyState, Loaded, Page, useListState, type ListControls } from '@portal/shared/ui';
import { Button, Flex } from 'antd';
import { useIntl } from 'react-intl';
import { shipmentsApi } from '../../api/shipments.api';
import { shipmentPath, type ShipmentType } from '../../domain/shipment-paths';
import { SHIPMENT_SORTS, shipmentColumns, type ShipmentSort } from './shipment-columns';
import { StatusFilter } from './status-filter';
import { messages, subtitleMessages, titleMessages } from './shipments.messages';

interface Filters extends Record<string, string> {
  status: ShipmentStatus;
}
type Controls = ListControls<ShipmentSort, Filters>;

/** One of the two lists of shipments (SM-01). */
export function ShipmentListPage({ type }: { type: ShipmentType }) {
  const { formatMessage } = useIntl();
  const list = useListState<ShipmentSort, Filters>({
    sort: { fields: SHIPMENT_SORTS, field: 'createdAt', direction: 'desc' },
    pageSizes: [10, 20, 50, 100],
    filters: { status: SHIPMENT_STATUSES },
  });
  const { status } = list.filters;
  const shipments = shipmentsApi.useShipmentsQuery({
    type,
    query: { ...list.query, ...(status && { status }) },
  });
  return (
    <Page title={formatMessage(titleMessages[type])} subtitle={formatMessage(subtitleMessages[type])}>
      <Flex vertical gap={16}>
        <StatusFilter status={status} onChoose={(chosen) => list.setFilter('status', chosen)} />
        <Loaded query={shipments} rows={10}>
          {(loaded) => (
            <Shipments type={type} loaded={loaded} list={list} isRefreshing={shipments.isFetching} />
          )}
        </Loaded>
      </Flex>
    </Page>
  );
}

interface ShipmentsProps {
  readonly type: ShipmentType;
  readonly loaded: List<Shipment>;
  readonly list: Controls;
  readonly isRefreshing: boolean;
}

function Shipments({ type, loaded, list, isRefreshing }: ShipmentsProps) {
  const intl = useIntl();
  const { date } = useDates();
  const navigate = useNavigate();
  return (
    <DataTable
      label={intl.formatMessage(titleMessages[type])}
      columns={shipmentColumns(type, intl, date)}
      rows={loaded.data}
      rowKey={({ uuid }) => uuid}
      total={loaded.total}
      list={list}
      isRefreshing={isRefreshing}
      onOpen={({ uuid }) => void navigate(shipmentPath(type, uuid))}
      empty={<NoShipments list={list} />}
    />
  );
}

function NoShipments({ list }: { list: Controls }) {
  const { formatMessage } = useIntl();
  if (!list.filters.status) return <EmptyState text={formatMessage(messages.none)} />;
  return (
    <EmptyState text={formatMessage(messages.noneFound)}>
      <Button onClick={() => list.setFilter('status', undefined)}>{formatMessage(messages.clear)}</Button>
    </EmptyState>
  );
}
