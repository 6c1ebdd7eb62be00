import { TO_BE_SENT_ON_FILTER } from '@portal/shared/contract';
import type { FilterField } from '@portal/shared/list';
import { useCouriersQuery } from '../../../api/couriers.api';
import { arrivalMessages, statusMessages } from '../../../components/parcel/parcel.messages';
import type { ShipmentType } from '../../../domain/shipment-paths';
import { fieldMessages } from '../shipments.messages';
import { listMessages } from './list.messages';

/** Airway bills are numbers with spaces or dashes between, some with a courier's letters in front; those of UPS have letters within. */
const AIRWAY_BILL = /^(?:[A-Z]{0,4}[\d -]{2,40}|1Z[A-Z\d -]{1,38})$/i;

const COMMON: readonly FilterField[] = [
  {
    kind: 'choices',
    key: 'arrival',
    path: 'arrival.status',
    label: listMessages.arrival,
    options: arrivalMessages,
  },
  {
    kind: 'lookup',
    key: 'courier',
    path: 'courier.id',
    isNumbered: true,
    label: fieldMessages.courier,
    useOptions: useCourierOptions,
  },
  {
    kind: 'text',
    key: 'airwayBill',
    label: fieldMessages.airwayBillNumber,
    path: 'airwayBillNumber',
    pattern: AIRWAY_BILL,
  },
  {
    kind: 'dateRange',
    key: 'created',
    label: fieldMessages.createdAt,
    path: 'createdAt',
    from: listMessages.createdFrom,
    to: listMessages.createdTo,
  },
  {
    kind: 'dateRange',
    key: 'shipped',
    label: fieldMessages.shippedAt,
    path: 'shippedAt',
    from: listMessages.shippedFrom,
    to: listMessages.shippedTo,
  },
];

const STATUS: FilterField = {
  kind: 'choices',
  key: 'status',
  label: fieldMessages.status,
  options: statusMessages,
  quick: { all: listMessages.allStatuses },
};

/** What the two lists are filtered by; the same arrays each time. */
export const SHIPMENT_FILTERS: Record<ShipmentType, readonly FilterField[]> = {
  client: [STATUS, ...COMMON],
  dso: [
    STATUS,
    {
      kind: 'toggle',
      key: 'toBeSentOn',
      label: listMessages.toBeSentOn,
      toExpression: () => TO_BE_SENT_ON_FILTER,
    },
    ...COMMON,
    {
      kind: 'dateRange',
      key: 'sentOn',
      label: fieldMessages.sentOnAt,
      path: 'lastMile.shippedAt',
      from: listMessages.sentOnFrom,
      to: listMessages.sentOnTo,
    },
    {
      kind: 'text',
      key: 'lastMileAirwayBill',
      label: fieldMessages.lastMileAirwayBill,
      path: 'lastMile.airwayBillNumber',
      pattern: AIRWAY_BILL,
    },
  ],
};

function useCourierOptions() {
  const { data: couriers = [] } = useCouriersQuery();
  return couriers.map(({ id, title }) => ({ value: String(id), label: title }));
}
