import type { Arch, RequestStatus, RequestType } from '@portal/shared/contract';
import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';

export const requestMessages = defineMessages({
  label: { id: 'shipments.requests.label', defaultMessage: 'Requests' },
  none: {
    id: 'shipments.requests.none',
    defaultMessage: 'There is no request. One for a retainer or a replacement appears here once it is made.',
  },
});

/** The fields of a request, as its list, its page and its form call them. */
export const requestFieldMessages = defineMessages({
  identifier: { id: 'shipments.requests.request', defaultMessage: 'Request' },
  type: { id: 'shipments.requests.type', defaultMessage: 'Type' },
  status: { id: 'shipments.requests.status', defaultMessage: 'Status' },
  case: { id: 'shipments.requests.case', defaultMessage: 'Case' },
  patient: { id: 'shipments.requests.patient', defaultMessage: 'Patient' },
  doctor: { id: 'shipments.requests.doctor', defaultMessage: 'Doctor' },
  steps: { id: 'shipments.requests.steps', defaultMessage: 'Stages' },
  arch: { id: 'shipments.requests.arch', defaultMessage: 'Arch' },
  note: { id: 'shipments.requests.note', defaultMessage: 'Note' },
  createdAt: { id: 'shipments.requests.createdAt', defaultMessage: 'Created' },
  shippedAt: { id: 'shipments.requests.shippedAt', defaultMessage: 'Shipped' },
});

export const requestArchMessages: Record<Arch, MessageDescriptor> = defineMessages({
  both: { id: 'shipments.requestArch.both', defaultMessage: 'Both arches' },
  upper: { id: 'shipments.requestArch.upper', defaultMessage: 'Upper' },
  lower: { id: 'shipments.requestArch.lower', defaultMessage: 'Lower' },
});

export const requestTypeMessages: Record<RequestType, MessageDescriptor> = defineMessages({
  retainer: { id: 'shipments.requestType.retainer', defaultMessage: 'Retainer' },
  replacement: { id: 'shipments.requestType.replacement', defaultMessage: 'Replacement' },
});

export const requestStatusMessages: Record<RequestStatus, MessageDescriptor> = defineMessages({
  PENDING_PAYMENT: { id: 'shipments.requestStatus.PENDING_PAYMENT', defaultMessage: 'Pending payment' },
  APPROVED: { id: 'shipments.requestStatus.APPROVED', defaultMessage: 'Approved' },
  REJECTED: { id: 'shipments.requestStatus.REJECTED', defaultMessage: 'Rejected' },
  MANUFACTURING: { id: 'shipments.requestStatus.MANUFACTURING', defaultMessage: 'Manufacturing' },
  PENDING_COURIER_PICKUP: {
    id: 'shipments.requestStatus.PENDING_COURIER_PICKUP',
    defaultMessage: 'Pending courier pickup',
  },
  AWAITING_IMPRESSION: {
    id: 'shipments.requestStatus.AWAITING_IMPRESSION',
    defaultMessage: 'Awaiting impression',
  },
  SHIPPED: { id: 'shipments.requestStatus.SHIPPED', defaultMessage: 'Shipped' },
  FIRST_MILE_SHIPPED: {
    id: 'shipments.requestStatus.FIRST_MILE_SHIPPED',
    defaultMessage: 'First Mile Shipped',
  },
  CANCELED: { id: 'shipments.requestStatus.CANCELED', defaultMessage: 'Canceled' },
});

/** The page of one request. */
export const requestTitleMessage = defineMessage<{ identifier: string }>({
  id: 'shipments.request.title',
  defaultMessage: 'Request {identifier}',
});
