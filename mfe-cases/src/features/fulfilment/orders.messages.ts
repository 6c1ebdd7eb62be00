import type { BatchNumber, OrderStatus } from '@portal/shared/contract';
import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';

export const orderMessages = defineMessages({
  orders: { id: 'cases.orders.label', defaultMessage: 'Orders' },
  batches: { id: 'cases.batches.label', defaultMessage: 'Batches' },
  noOrders: {
    id: 'cases.orders.none',
    defaultMessage: 'There is no order yet. It appears here as soon as the case goes to manufacturing.',
  },
  noBatches: {
    id: 'cases.batches.none',
    defaultMessage: 'There is no batch yet. The first one appears here with the first order.',
  },
  order: { id: 'cases.orders.order', defaultMessage: 'Order' },
  status: { id: 'cases.orders.status', defaultMessage: 'Status' },
  batch: { id: 'cases.orders.batch', defaultMessage: 'Batch' },
  plan: { id: 'cases.orders.plan', defaultMessage: 'Plan' },
  stages: { id: 'cases.orders.stages', defaultMessage: 'Stages' },
  createdAt: { id: 'cases.orders.createdAt', defaultMessage: 'Created' },
  updatedAt: { id: 'cases.orders.updatedAt', defaultMessage: 'Last change' },
});

/** Labels of the order statuses (CA-21). */
export const orderStatusMessages: Record<OrderStatus, MessageDescriptor> = defineMessages({
  PENDING: { id: 'cases.orderStatus.PENDING', defaultMessage: 'Pending' },
  READY_FOR_MANUFACTURING: {
    id: 'cases.orderStatus.READY_FOR_MANUFACTURING',
    defaultMessage: 'Ready for manufacturing',
  },
  PROCESSING: { id: 'cases.orderStatus.PROCESSING', defaultMessage: 'Processing' },
  MANUFACTURING: { id: 'cases.orderStatus.MANUFACTURING', defaultMessage: 'Manufacturing' },
  READY_FOR_AWB: { id: 'cases.orderStatus.READY_FOR_AWB', defaultMessage: 'Ready for airway bill' },
  READY_FOR_SHIPPING: { id: 'cases.orderStatus.READY_FOR_SHIPPING', defaultMessage: 'Ready for shipping' },
  SHIPPED: { id: 'cases.orderStatus.SHIPPED', defaultMessage: 'Shipped' },
  CANCELED: { id: 'cases.orderStatus.CANCELED', defaultMessage: 'Canceled' },
});

/** Names of the batches (CA-16). */
export const batchNumberMessages: Record<BatchNumber, MessageDescriptor> = defineMessages({
  '1st': { id: 'cases.batchNumber.1st', defaultMessage: '1st' },
  '2nd': { id: 'cases.batchNumber.2nd', defaultMessage: '2nd' },
  '3rd': { id: 'cases.batchNumber.3rd', defaultMessage: '3rd' },
  '4th': { id: 'cases.batchNumber.4th', defaultMessage: '4th' },
  Refinement: { id: 'cases.batchNumber.Refinement', defaultMessage: 'Refinement' },
});

/** The stages of one arch in a batch. */
export const archStagesMessages = {
  upper: defineMessage<{ from: number; to: number }>({
    id: 'cases.batches.upper',
    defaultMessage: 'Upper {from}–{to}',
  }),
  lower: defineMessage<{ from: number; to: number }>({
    id: 'cases.batches.lower',
    defaultMessage: 'Lower {from}–{to}',
  }),
};
