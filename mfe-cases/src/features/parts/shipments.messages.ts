import type { ShipmentStatus } from '@portal/shared/contract';
import { defineMessages, type MessageDescriptor } from 'react-intl';

export const shipmentMessages = defineMessages({
  label: { id: 'cases.shipments.label', defaultMessage: 'Shipments' },
  none: {
    id: 'cases.shipments.none',
    defaultMessage: 'There is no shipment yet. It appears here as soon as the lab has booked a courier.',
  },
  shipment: { id: 'cases.shipments.shipment', defaultMessage: 'Shipment' },
  status: { id: 'cases.shipments.status', defaultMessage: 'Status' },
  courier: { id: 'cases.shipments.courier', defaultMessage: 'Courier' },
  airwayBill: { id: 'cases.shipments.airwayBill', defaultMessage: 'Airway bill number' },
  createdAt: { id: 'cases.shipments.createdAt', defaultMessage: 'Created' },
  shippedAt: { id: 'cases.shipments.shippedAt', defaultMessage: 'Shipped at' },
});

export const shipmentStatusMessages: Record<ShipmentStatus, MessageDescriptor> = defineMessages({
  PENDING: { id: 'cases.shipmentStatus.PENDING', defaultMessage: 'Pending' },
  SHIPPED: { id: 'cases.shipmentStatus.SHIPPED', defaultMessage: 'Shipped' },
});
