import type { RequestHistoryAction, RequestStatus } from '@portal/shared/contract';
import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { RequestTab } from '../../../domain/request-paths';

export const requestDetailMessages = defineMessages({
  loading: { id: 'shipments.request.loading', defaultMessage: 'Request' },
  back: { id: 'shipments.request.back', defaultMessage: 'All requests' },
  tabs: { id: 'shipments.request.tabs', defaultMessage: 'Parts of the request' },
  nextStep: { id: 'shipments.request.nextStep', defaultMessage: 'Next step' },
  facts: { id: 'shipments.request.facts', defaultMessage: 'What is asked for' },
  firstMile: { id: 'shipments.request.firstMile', defaultMessage: 'From the lab' },
  lastMile: { id: 'shipments.request.lastMile', defaultMessage: 'On to the doctor' },
  openParcel: { id: 'shipments.request.openParcel', defaultMessage: 'Open the shipment' },
  doctorBlocked: {
    id: 'shipments.request.doctorBlocked',
    defaultMessage: "This doctor's account is blocked.",
  },
  rejected: { id: 'shipments.request.rejected', defaultMessage: 'The request was rejected' },
  noReason: { id: 'shipments.request.noReason', defaultMessage: 'No reason was given. Ask in the chat.' },
  askAgain: { id: 'shipments.request.askAgain', defaultMessage: 'Ask again' },
  history: { id: 'shipments.request.history', defaultMessage: 'Timeline' },
  noHistory: { id: 'shipments.request.noHistory', defaultMessage: 'Nothing has happened yet' },
});

export const requestTabMessages: Record<RequestTab, MessageDescriptor> = defineMessages({
  overview: { id: 'shipments.request.tab.overview', defaultMessage: 'Overview' },
  files: { id: 'shipments.request.tab.files', defaultMessage: 'Files' },
  timeline: { id: 'shipments.request.tab.timeline', defaultMessage: 'Timeline' },
});

/** What happens next with a company's own request. */
export const requestNextStepMessages: Record<RequestStatus, MessageDescriptor> = defineMessages({
  PENDING_PAYMENT: {
    id: 'shipments.request.next.PENDING_PAYMENT',
    defaultMessage: 'The lab approves the request when the payment is settled.',
  },
  APPROVED: { id: 'shipments.request.next.APPROVED', defaultMessage: 'The lab starts manufacturing soon.' },
  REJECTED: {
    id: 'shipments.request.next.REJECTED',
    defaultMessage: 'Nothing is manufactured. You can ask again with what was missing.',
  },
  MANUFACTURING: {
    id: 'shipments.request.next.MANUFACTURING',
    defaultMessage: 'The lab manufactures what was asked for.',
  },
  PENDING_COURIER_PICKUP: {
    id: 'shipments.request.next.PENDING_COURIER_PICKUP',
    defaultMessage:
      'The lab needs new impressions. Call the courier to collect them, then choose “Courier notified”.',
  },
  AWAITING_IMPRESSION: {
    id: 'shipments.request.next.AWAITING_IMPRESSION',
    defaultMessage: 'The impressions are on their way to the lab.',
  },
  SHIPPED: {
    id: 'shipments.request.next.SHIPPED',
    defaultMessage: 'The parcel is on its way. Confirm in the shipment that it has arrived.',
  },
  FIRST_MILE_SHIPPED: {
    id: 'shipments.request.next.FIRST_MILE_SHIPPED',
    // A request does not say where its parcel goes.
    defaultMessage:
      'The parcel is on its way. If it comes to you, send it on to the doctor; if it goes straight to the doctor, choose “Last mile shipped” once it is there.',
  },
  CANCELED: {
    id: 'shipments.request.next.CANCELED',
    defaultMessage: 'The request was canceled. Nothing is left to do.',
  },
});

/** Where a doctor's request goes on otherwise: the organisation decides about it. */
export const doctorsNextStepMessages: Partial<Record<RequestStatus, MessageDescriptor>> = defineMessages({
  PENDING_PAYMENT: {
    id: 'shipments.request.doctorNext.PENDING_PAYMENT',
    defaultMessage: 'Approve the request of your doctor, or reject it with a reason.',
  },
});

export const requestHistoryMessages: Record<RequestHistoryAction, MessageDescriptor> = defineMessages({
  requestCreated: { id: 'shipments.request.history.requestCreated', defaultMessage: 'Request made' },
  requestApproved: { id: 'shipments.request.history.requestApproved', defaultMessage: 'Request approved' },
  requestRejected: { id: 'shipments.request.history.requestRejected', defaultMessage: 'Request rejected' },
  requestCanceled: { id: 'shipments.request.history.requestCanceled', defaultMessage: 'Request canceled' },
  requestImpressionsAsked: {
    id: 'shipments.request.history.requestImpressionsAsked',
    defaultMessage: 'New impressions asked for',
  },
  requestCourierNotified: {
    id: 'shipments.request.history.requestCourierNotified',
    defaultMessage: 'Courier notified',
  },
  requestImpressionsReceived: {
    id: 'shipments.request.history.requestImpressionsReceived',
    defaultMessage: 'Impressions received',
  },
  requestInManufacturing: {
    id: 'shipments.request.history.requestInManufacturing',
    defaultMessage: 'Manufacturing started',
  },
  requestShipped: { id: 'shipments.request.history.requestShipped', defaultMessage: 'Shipped' },
  requestLastMileShipped: {
    id: 'shipments.request.history.requestLastMileShipped',
    defaultMessage: 'Sent on to the doctor',
  },
});

/** Who did it, where nobody is named. */
export const historyActorMessages: Record<'client' | 'provider' | 'system', MessageDescriptor> =
  defineMessages({
    client: { id: 'shipments.request.actor.client', defaultMessage: 'Your company' },
    provider: { id: 'shipments.request.actor.provider', defaultMessage: 'The lab' },
    system: { id: 'shipments.request.actor.system', defaultMessage: 'The portal' },
  });
