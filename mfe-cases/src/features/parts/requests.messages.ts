import type { RequestStatus, RequestType } from '@portal/shared/contract';
import { defineMessages, type MessageDescriptor } from 'react-intl';

export const requestMessages = defineMessages({
  label: { id: 'cases.requests.label', defaultMessage: 'Requests' },
  none: {
    id: 'cases.requests.none',
    defaultMessage: 'There is no request. One for a retainer or a replacement appears here once it is made.',
  },
  request: { id: 'cases.requests.request', defaultMessage: 'Request' },
  type: { id: 'cases.requests.type', defaultMessage: 'Type' },
  status: { id: 'cases.requests.status', defaultMessage: 'Status' },
  steps: { id: 'cases.requests.steps', defaultMessage: 'Steps' },
  arch: { id: 'cases.requests.arch', defaultMessage: 'Arch' },
  createdAt: { id: 'cases.requests.createdAt', defaultMessage: 'Created' },
});

export const requestTypeMessages: Record<RequestType, MessageDescriptor> = defineMessages({
  retainer: { id: 'cases.requestType.retainer', defaultMessage: 'Retainer' },
  replacement: { id: 'cases.requestType.replacement', defaultMessage: 'Replacement' },
});

export const requestStatusMessages: Record<RequestStatus, MessageDescriptor> = defineMessages({
  PENDING_PAYMENT: { id: 'cases.requestStatus.PENDING_PAYMENT', defaultMessage: 'Pending payment' },
  APPROVED: { id: 'cases.requestStatus.APPROVED', defaultMessage: 'Approved' },
  REJECTED: { id: 'cases.requestStatus.REJECTED', defaultMessage: 'Rejected' },
  MANUFACTURING: { id: 'cases.requestStatus.MANUFACTURING', defaultMessage: 'Manufacturing' },
  PENDING_COURIER_PICKUP: {
    id: 'cases.requestStatus.PENDING_COURIER_PICKUP',
    defaultMessage: 'Pending courier pickup',
  },
  AWAITING_IMPRESSION: {
    id: 'cases.requestStatus.AWAITING_IMPRESSION',
    defaultMessage: 'Awaiting impression',
  },
  SHIPPED: { id: 'cases.requestStatus.SHIPPED', defaultMessage: 'Shipped' },
  FIRST_MILE_SHIPPED: { id: 'cases.requestStatus.FIRST_MILE_SHIPPED', defaultMessage: 'First Mile Shipped' },
  CANCELED: { id: 'cases.requestStatus.CANCELED', defaultMessage: 'Canceled' },
});
