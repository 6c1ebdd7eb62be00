import type { ShipmentArrival } from '@portal/shared/contract';
import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';

export const arrivedMessages = {
  ...defineMessages({
    label: { id: 'shipments.arrived.label', defaultMessage: 'It has arrived' },
    hint: { id: 'shipments.arrived.hint', defaultMessage: 'The lab sees that the parcel is with you.' },
  }),
  question: defineMessage<{ identifier: string }>({
    id: 'shipments.arrived.question',
    defaultMessage: 'Has shipment {identifier} arrived with all that should be in it?',
  }),
  done: defineMessage<{ identifier: string }>({
    id: 'shipments.arrived.done',
    defaultMessage: 'Shipment {identifier} has arrived.',
  }),
};

export const reportMessages = {
  ...defineMessages({
    label: { id: 'shipments.report.label', defaultMessage: 'Missing or wrong' },
    hint: {
      id: 'shipments.report.hint',
      defaultMessage: 'This is written to the lab in the chat of the case, where you go on with it.',
    },
    what: { id: 'shipments.report.what', defaultMessage: 'What is the matter?' },
    about: { id: 'shipments.report.about', defaultMessage: 'About the case' },
    note: { id: 'shipments.report.note', defaultMessage: 'What the lab should know' },
    send: { id: 'shipments.report.send', defaultMessage: 'Report and open the chat' },
  }),
  title: defineMessage<{ identifier: string }>({
    id: 'shipments.report.title',
    defaultMessage: 'Shipment {identifier} is missing or wrong',
  }),
};

export const problemMessages: Record<Exclude<ShipmentArrival, 'ARRIVED'>, MessageDescriptor> = defineMessages(
  {
    MISSING: { id: 'shipments.problem.MISSING', defaultMessage: 'The parcel has not arrived' },
    WRONG: { id: 'shipments.problem.WRONG', defaultMessage: 'Something in it is missing, wrong or damaged' },
  },
);
