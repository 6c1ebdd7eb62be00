import { defineMessage, defineMessages } from 'react-intl';

export const sendOnMessages = defineMessages({
  label: { id: 'shipments.sendOn.label', defaultMessage: 'Send on' },
  hint: {
    id: 'shipments.sendOn.hint',
    defaultMessage:
      'Courier and airway bill of the way to the doctor; those of the lab’s parcel stay as they are. Leave blank what you do not know.',
  },
  manyHint: {
    id: 'shipments.sendOn.manyHint',
    defaultMessage:
      'One courier takes them all; each parcel has its own airway bill. Leave blank what you do not know.',
  },
  close: { id: 'shipments.sendOn.close', defaultMessage: 'Close' },
});

export const oneMessages = {
  title: defineMessage<{ identifier: string }>({
    id: 'shipments.sendOn.title',
    defaultMessage: 'Send shipment {identifier} on to the doctor',
  }),
  done: defineMessage<{ identifier: string }>({
    id: 'shipments.sendOn.done',
    defaultMessage: 'Shipment {identifier} is on its way to the doctor.',
  }),
};

export const manyMessages = {
  label: defineMessage<{ count: number }>({
    id: 'shipments.sendMany.label',
    defaultMessage: '{count, plural, one {Send # shipment on} other {Send # shipments on}}',
  }),
  done: defineMessage<{ count: number }>({
    id: 'shipments.sendMany.done',
    defaultMessage:
      '{count, plural, one {# shipment is on its way to the doctor.} other {# shipments are on their way to the doctors.}}',
  }),
  tooMany: defineMessage<{ most: number }>({
    id: 'shipments.sendMany.tooMany',
    defaultMessage: 'At most {most} shipments can be sent on at once',
  }),
  notSent: defineMessage<{ count: number }>({
    id: 'shipments.sendMany.notSent',
    defaultMessage: '{count, plural, one {# shipment was not sent on} other {# shipments were not sent on}}',
  }),
  why: defineMessage<{ identifier: string; reason: string }>({
    id: 'shipments.sendMany.why',
    defaultMessage: '{identifier}: {reason}',
  }),
  bill: defineMessage<{ identifier: string }>({
    id: 'shipments.sendMany.bill',
    defaultMessage: 'Airway bill of {identifier}',
  }),
};
