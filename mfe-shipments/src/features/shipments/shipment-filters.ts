import type { FilterField } from '@portal/shared/list';
import { fieldMessages, messages, statusMessages } from './shipments.messages';

/** Airway bills are numbers with spaces or dashes between, some with a courier's letters in front. */
const AIRWAY_BILL = /^[A-Z]{0,4}[\d -]{2,40}$/i;

/** What the lists are filtered by. */
export const SHIPMENT_FILTERS: readonly FilterField[] = [
  {
    kind: 'choices',
    key: 'status',
    label: fieldMessages.status,
    options: statusMessages,
    quick: { all: messages.allStatuses },
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
    from: messages.createdFrom,
    to: messages.createdTo,
  },
  {
    kind: 'dateRange',
    key: 'shipped',
    label: fieldMessages.shippedAt,
    path: 'shippedAt',
    from: messages.shippedFrom,
    to: messages.shippedTo,
  },
];
