import type { HistoryLabel } from '@portal/shared/contract';
import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';
import type { ShipmentTab } from '../../../domain/shipment-paths';

export const detailMessages = defineMessages({
  title: { id: 'shipments.detail.title', defaultMessage: 'Shipment' },
  tabs: { id: 'shipments.detail.tabs', defaultMessage: 'Parts of the shipment' },
  fromLab: { id: 'shipments.detail.fromLab', defaultMessage: 'From the lab' },
  toDoctor: { id: 'shipments.detail.toDoctor', defaultMessage: 'On to the doctor' },
  notSentOn: { id: 'shipments.detail.notSentOn', defaultMessage: 'It has not been sent on yet.' },
  restNotSentOn: {
    id: 'shipments.detail.restNotSentOn',
    defaultMessage: 'The rest has not been sent on yet.',
  },
  sentOnApart: {
    id: 'shipments.detail.sentOnApart',
    defaultMessage: 'Some of it was sent on by itself: the tab “Cases” says how.',
  },
  straight: {
    id: 'shipments.detail.straight',
    defaultMessage: 'It goes straight to the doctor. Choose “Send on” once it is there.',
  },
  arrival: { id: 'shipments.detail.arrival', defaultMessage: 'Arrival' },
  notSaid: { id: 'shipments.detail.notSaid', defaultMessage: 'Nobody has said yet that it has arrived.' },
  notLeft: {
    id: 'shipments.detail.notLeft',
    defaultMessage: 'The lab has not handed it to the courier yet.',
  },
  reportedBy: { id: 'shipments.detail.reportedBy', defaultMessage: 'Reported by' },
  reportedAt: { id: 'shipments.detail.reportedAt', defaultMessage: 'Reported at' },
  note: { id: 'shipments.detail.note', defaultMessage: 'Note' },
  chat: { id: 'shipments.detail.chat', defaultMessage: 'Open the chat about it' },
  noAddress: { id: 'shipments.detail.noAddress', defaultMessage: 'The lab was given no address.' },
  slip: { id: 'shipments.detail.slip', defaultMessage: 'Packing slip' },
  cases: { id: 'shipments.detail.cases', defaultMessage: 'Cases' },
  noCases: { id: 'shipments.detail.noCases', defaultMessage: 'There are no cases in this shipment.' },
  caseIdentifier: { id: 'shipments.field.caseIdentifier', defaultMessage: 'Case' },
  patientName: { id: 'shipments.field.patientName', defaultMessage: 'Patient name' },
  doctor: { id: 'shipments.field.doctor', defaultMessage: 'Doctor' },
  contents: { id: 'shipments.field.contents', defaultMessage: 'In the parcel' },
  caseStatus: { id: 'shipments.field.caseStatus', defaultMessage: 'Status of the case' },
  ask: { id: 'shipments.detail.ask', defaultMessage: 'Chat' },
  askShort: { id: 'shipments.detail.askShort', defaultMessage: 'Ask about it' },
  timeline: { id: 'shipments.detail.timeline', defaultMessage: 'Timeline' },
  noHistory: { id: 'shipments.detail.noHistory', defaultMessage: 'Nothing is known of its way yet.' },
});

export const tabMessages: Record<ShipmentTab, MessageDescriptor> = defineMessages({
  parcel: { id: 'shipments.tab.parcel', defaultMessage: 'Parcel' },
  cases: { id: 'shipments.tab.cases', defaultMessage: 'Cases' },
  timeline: { id: 'shipments.tab.timeline', defaultMessage: 'Timeline' },
});

/** Of a link to the chat of one of its cases. */
export const askMessage = defineMessage<{ identifier: string }>({
  id: 'shipments.detail.askOf',
  defaultMessage: 'Ask about it in the chat of {identifier}',
});

/** Before the courier and the airway bill of what did not go with the rest of its parcel. */
export const sentOnAloneMessage = defineMessage<{ date: string }>({
  id: 'shipments.detail.sentOnAlone',
  defaultMessage: 'Sent on by itself on {date}',
});

/** A tab with the number of what it holds. */
export const countedTabMessage = defineMessage<{ tab: string; count: number }>({
  id: 'shipments.tab.counted',
  defaultMessage: '{tab} ({count, number})',
});

/** What can happen to a parcel; an entry of another kind is told as a change. */
export const historyMessages: Partial<Record<HistoryLabel, MessageDescriptor>> &
  Record<'changed', MessageDescriptor> = defineMessages({
  shipmentBooked: { id: 'shipments.history.shipmentBooked', defaultMessage: 'Parcel booked' },
  shipmentShipped: { id: 'shipments.history.shipmentShipped', defaultMessage: 'Handed to the courier' },
  shipmentLastMile: { id: 'shipments.history.shipmentLastMile', defaultMessage: 'Sent on to the doctor' },
  shipmentArrived: { id: 'shipments.history.shipmentArrived', defaultMessage: 'It has arrived' },
  shipmentMissing: { id: 'shipments.history.shipmentMissing', defaultMessage: 'Reported missing' },
  shipmentWrong: { id: 'shipments.history.shipmentWrong', defaultMessage: 'Reported with wrong contents' },
  changed: { id: 'shipments.history.changed', defaultMessage: 'Changed' },
});

export const actorMessages = defineMessages({
  client: { id: 'shipments.actor.client', defaultMessage: 'Your company' },
  provider: { id: 'shipments.actor.provider', defaultMessage: 'The lab' },
  system: { id: 'shipments.actor.system', defaultMessage: 'The portal' },
});
