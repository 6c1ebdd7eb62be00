import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { ShipmentType } from '../../../domain/shipment-paths';

export const subtitleMessages: Record<ShipmentType, MessageDescriptor> = defineMessages({
  client: { id: 'shipments.list.clientSubtitle', defaultMessage: 'What the lab sends for your own cases.' },
  dso: { id: 'shipments.list.dsoSubtitle', defaultMessage: 'What the lab sends for your doctors’ cases.' },
});

export const listMessages = defineMessages({
  search: { id: 'shipments.list.search', defaultMessage: 'Search by shipment, airway bill, case or patient' },
  allStatuses: { id: 'shipments.list.allStatuses', defaultMessage: 'All statuses' },
  toBeSentOn: { id: 'shipments.list.toBeSentOn', defaultMessage: 'Still to be sent on' },
  arrival: { id: 'shipments.list.arrival', defaultMessage: 'Arrival' },
  none: {
    id: 'shipments.list.none',
    defaultMessage: 'No shipments yet. One appears here when the lab books a courier for a finished case.',
  },
  noneFound: { id: 'shipments.list.noneFound', defaultMessage: 'No shipment matches.' },
  createdFrom: { id: 'shipments.list.createdFrom', defaultMessage: 'Created from' },
  createdTo: { id: 'shipments.list.createdTo', defaultMessage: 'Created to' },
  shippedFrom: { id: 'shipments.list.shippedFrom', defaultMessage: 'Shipped from' },
  shippedTo: { id: 'shipments.list.shippedTo', defaultMessage: 'Shipped to' },
  sentOnFrom: { id: 'shipments.list.sentOnFrom', defaultMessage: 'Sent on from' },
  sentOnTo: { id: 'shipments.list.sentOnTo', defaultMessage: 'Sent on to' },
});
