import type { ShipmentStatus } from '@portal/shared/contract';
import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';
import type { ShipmentType } from '../../domain/shipment-paths';

export const titleMessages: Record<ShipmentType, MessageDescriptor> = defineMessages({
  client: { id: 'shipments.list.client', defaultMessage: 'Client Shipments' },
  dso: { id: 'shipments.list.dso', defaultMessage: 'Doctor Shipments' },
});

export const subtitleMessages: Record<ShipmentType, MessageDescriptor> = defineMessages({
  client: { id: 'shipments.list.clientSubtitle', defaultMessage: 'What the lab sends for your own cases.' },
  dso: { id: 'shipments.list.dsoSubtitle', defaultMessage: 'What the lab sends for your doctors’ cases.' },
});

export const messages = defineMessages({
  search: { id: 'shipments.list.search', defaultMessage: 'Search by shipment, airway bill, case or patient' },
  allStatuses: { id: 'shipments.list.allStatuses', defaultMessage: 'All statuses' },
  none: {
    id: 'shipments.list.none',
    defaultMessage: 'No shipments yet. One appears here when the lab books a courier for a finished case.',
  },
  ofCase: { id: 'shipments.ofCase.label', defaultMessage: 'Shipments' },
  noneOfCase: {
    id: 'shipments.ofCase.none',
    defaultMessage: 'There is no shipment yet. It appears here as soon as the lab has booked a courier.',
  },
  noneFound: { id: 'shipments.list.noneFound', defaultMessage: 'No shipment matches.' },
  createdFrom: { id: 'shipments.list.createdFrom', defaultMessage: 'Created from' },
  createdTo: { id: 'shipments.list.createdTo', defaultMessage: 'Created to' },
  shippedFrom: { id: 'shipments.list.shippedFrom', defaultMessage: 'Shipped from' },
  shippedTo: { id: 'shipments.list.shippedTo', defaultMessage: 'Shipped to' },
  detailTitle: { id: 'shipments.detail.title', defaultMessage: 'Shipment' },
  noCases: { id: 'shipments.detail.noCases', defaultMessage: 'There are no cases in this shipment.' },
  copied: { id: 'shipments.airwayBill.copied', defaultMessage: 'Copied' },
  copy: { id: 'shipments.airwayBill.copy', defaultMessage: 'Copy the airway bill number' },
});

/** A link to the courier's own page leaves the portal. */
export const trackMessage = defineMessage<{ courier: string }>({
  id: 'shipments.courier.track',
  defaultMessage: 'Track with {courier}, opens in a new tab',
});

/** Cases of a shipment that a row has no room for. */
export const moreCasesMessage = defineMessage<{ count: number }>({
  id: 'shipments.cases.more',
  defaultMessage: '{count, plural, one {and # more} other {and # more}}',
});

export const fieldMessages = defineMessages({
  identifier: { id: 'shipments.field.identifier', defaultMessage: 'Shipment' },
  status: { id: 'shipments.field.status', defaultMessage: 'Status' },
  airwayBillNumber: { id: 'shipments.field.airwayBillNumber', defaultMessage: 'Airway bill number' },
  courier: { id: 'shipments.field.courier', defaultMessage: 'Courier' },
  cases: { id: 'shipments.field.cases', defaultMessage: 'Cases' },
  createdAt: { id: 'shipments.field.createdAt', defaultMessage: 'Created at' },
  shippedAt: { id: 'shipments.field.shippedAt', defaultMessage: 'Shipped at' },
  caseIdentifier: { id: 'shipments.field.caseIdentifier', defaultMessage: 'Case' },
  patientName: { id: 'shipments.field.patientName', defaultMessage: 'Patient name' },
});

export const statusMessages: Record<ShipmentStatus, MessageDescriptor> = defineMessages({
  PENDING: { id: 'shipments.status.PENDING', defaultMessage: 'Pending' },
  SHIPPED: { id: 'shipments.status.SHIPPED', defaultMessage: 'Shipped' },
});
