import type { AttachmentType, ToothDirection } from '@portal/shared/contract';
import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';

export const attachmentTypeMessages: Record<AttachmentType, MessageDescriptor> = defineMessages({
  rectangularHorizontal: {
    id: 'cases.attachment.rectangularHorizontal',
    defaultMessage: 'Horizontal rectangular',
  },
  rectangularVertical: { id: 'cases.attachment.rectangularVertical', defaultMessage: 'Vertical rectangular' },
  ellipsoid: { id: 'cases.attachment.ellipsoid', defaultMessage: 'Ellipsoid' },
  bevelled: { id: 'cases.attachment.bevelled', defaultMessage: 'Bevelled' },
  biteRamp: { id: 'cases.attachment.biteRamp', defaultMessage: 'Bite ramp' },
  button: { id: 'cases.attachment.button', defaultMessage: 'Button' },
});

/** Both ways of a direction, the positive one first. */
export const directionMessages: Record<ToothDirection, MessageDescriptor> = defineMessages({
  mesial: { id: 'cases.direction.mesial', defaultMessage: 'Mesial / distal' },
  buccal: { id: 'cases.direction.buccal', defaultMessage: 'Buccal / lingual' },
  extrusion: { id: 'cases.direction.extrusion', defaultMessage: 'Extrusion / intrusion' },
  torque: { id: 'cases.direction.torque', defaultMessage: 'Torque' },
  tip: { id: 'cases.direction.tip', defaultMessage: 'Tip' },
  rotation: { id: 'cases.direction.rotation', defaultMessage: 'Rotation' },
});

type OfAmount = { readonly amount: string };
/** An amount in a direction: millimetres of the first three, degrees of the others. `forward` is the positive way. */
export const amountMessages = {
  mesial: {
    forward: defineMessage<OfAmount>({ id: 'cases.amount.mesial', defaultMessage: '{amount} mm mesial' }),
    back: defineMessage<OfAmount>({ id: 'cases.amount.distal', defaultMessage: '{amount} mm distal' }),
  },
  buccal: {
    forward: defineMessage<OfAmount>({ id: 'cases.amount.buccal', defaultMessage: '{amount} mm buccal' }),
    back: defineMessage<OfAmount>({ id: 'cases.amount.lingual', defaultMessage: '{amount} mm lingual' }),
  },
  extrusion: {
    forward: defineMessage<OfAmount>({
      id: 'cases.amount.extrusion',
      defaultMessage: '{amount} mm extrusion',
    }),
    back: defineMessage<OfAmount>({ id: 'cases.amount.intrusion', defaultMessage: '{amount} mm intrusion' }),
  },
  torque: {
    forward: defineMessage<OfAmount>({
      id: 'cases.amount.buccalTorque',
      defaultMessage: '{amount}° buccal crown torque',
    }),
    back: defineMessage<OfAmount>({
      id: 'cases.amount.lingualTorque',
      defaultMessage: '{amount}° lingual crown torque',
    }),
  },
  tip: {
    forward: defineMessage<OfAmount>({
      id: 'cases.amount.mesialTip',
      defaultMessage: '{amount}° mesial tip',
    }),
    back: defineMessage<OfAmount>({ id: 'cases.amount.distalTip', defaultMessage: '{amount}° distal tip' }),
  },
  rotation: {
    forward: defineMessage<OfAmount>({
      id: 'cases.amount.mesialRotation',
      defaultMessage: '{amount}° mesial-in rotation',
    }),
    back: defineMessage<OfAmount>({
      id: 'cases.amount.distalRotation',
      defaultMessage: '{amount}° distal-in rotation',
    }),
  },
} as const satisfies Record<ToothDirection, object>;

export const planChartMessages = {
  ...defineMessages({
    chart: { id: 'cases.planChart.chart', defaultMessage: 'Dental chart of the plan' },
    sides: {
      id: 'cases.planChart.sides',
      defaultMessage: 'Seen from the front: the patient’s right is on the left.',
    },
    noData: { id: 'cases.planChart.noData', defaultMessage: 'no data' },
    changed: { id: 'cases.planChart.changed', defaultMessage: 'changed' },
    moves: { id: 'cases.planChart.moves', defaultMessage: 'Moves' },
    ipr: { id: 'cases.planChart.ipr', defaultMessage: 'IPR between two teeth, in millimetres' },
    hasChanged: { id: 'cases.planChart.hasChanged', defaultMessage: 'Changed between the two versions' },
  }),
  tooth: defineMessage<{ quadrant: string; place: number; label: string }>({
    id: 'cases.planChart.tooth',
    defaultMessage: '{quadrant} {place} ({label})',
  }),
  iprWith: defineMessage<{ mm: string; neighbour: string }>({
    id: 'cases.planChart.iprWith',
    defaultMessage: '{mm} mm of IPR towards {neighbour}',
  }),
};
