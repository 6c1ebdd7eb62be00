import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';
import type { ShipmentType } from '../../domain/shipment-paths';
import type { ShipmentField } from './shipment-columns';

export const titleMessages: Record<ShipmentType, MessageDescriptor> = defineMessages({
  client: { id: 'shipments.list.client', defaultMessage: 'Client Shipments' },
  dso: { id: 'shipments.list.dso', defaultMessage: 'Doctor Shipments' },
});

export const messages = defineMessages({
  ofCase: { id: 'shipments.ofCase.label', defaultMessage: 'Shipments' },
  noneOfCase: {
    id: 'shipments.ofCase.none',
    defaultMessage: 'There is no shipment yet. It appears here as soon as the lab has booked a courier.',
  },
});

/** Cases of a shipment that a row has no room for. */
export const moreCasesMessage = defineMessage<{ count: number }>({
  id: 'shipments.cases.more',
  defaultMessage: '{count, plural, one {and # more} other {and # more}}',
});

export const fieldMessages: Record<ShipmentField, MessageDescriptor> = defineMessages({
  identifier: { id: 'shipments.field.identifier', defaultMessage: 'Shipment' },
  status: { id: 'shipments.field.status', defaultMessage: 'Status' },
  airwayBillNumber: { id: 'shipments.field.airwayBillNumber', defaultMessage: 'Airway bill number' },
  courier: { id: 'shipments.field.courier', defaultMessage: 'Courier' },
  cases: { id: 'shipments.field.cases', defaultMessage: 'Cases' },
  shipTo: { id: 'shipments.field.shipTo', defaultMessage: 'Ships to' },
  createdAt: { id: 'shipments.field.createdAt', defaultMessage: 'Created at' },
  shippedAt: { id: 'shipments.field.shippedAt', defaultMessage: 'Shipped at' },
  sentOnAt: { id: 'shipments.field.sentOnAt', defaultMessage: 'Sent on at' },
  lastMileCourier: { id: 'shipments.field.lastMileCourier', defaultMessage: 'Courier to the doctor' },
  lastMileAirwayBill: {
    id: 'shipments.field.lastMileAirwayBill',
    defaultMessage: 'Airway bill to the doctor',
  },
});
