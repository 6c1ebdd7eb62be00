import type { ShipmentArrival, ShipmentStatus } from '@portal/shared/contract';
import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';

export const airwayBillMessages = defineMessages({
  copied: { id: 'shipments.airwayBill.copied', defaultMessage: 'Copied' },
  copy: { id: 'shipments.airwayBill.copy', defaultMessage: 'Copy the airway bill number' },
});

/** A link to the courier's own page leaves the portal. */
export const trackMessage = defineMessage<{ number: string }>({
  id: 'shipments.airwayBill.track',
  defaultMessage: '{number}: track with the courier, opens in a new tab',
});

export const statusMessages: Record<ShipmentStatus, MessageDescriptor> = defineMessages({
  PENDING: { id: 'shipments.status.PENDING', defaultMessage: 'Pending' },
  SHIPPED: { id: 'shipments.status.SHIPPED', defaultMessage: 'Shipped' },
});

/** Where a doctors' parcel is that has come to the organisation. */
export const wayMessages = defineMessages({
  toBeSentOn: { id: 'shipments.way.toBeSentOn', defaultMessage: 'To be sent on' },
  sentOn: { id: 'shipments.way.sentOn', defaultMessage: 'Sent on' },
});

export const arrivalMessages: Record<ShipmentArrival, MessageDescriptor> = defineMessages({
  ARRIVED: { id: 'shipments.arrival.ARRIVED', defaultMessage: 'Arrived' },
  MISSING: { id: 'shipments.arrival.MISSING', defaultMessage: 'Missing' },
  WRONG: { id: 'shipments.arrival.WRONG', defaultMessage: 'Wrong contents' },
});
