import type { PinResolution, PlanCheck, ToothDirection } from '@portal/shared/contract';
import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';

/** Both are elements: a name in any direction, and a time that goes on. */
const byName: MessageDescriptor = defineMessage({
  id: 'cases.review.byName',
  defaultMessage: 'by {name}, {time}',
});

export const reviewMessages = {
  ...defineMessages({
    decide: { id: 'cases.review.decide', defaultMessage: 'Decision' },
    nothingToDecide: {
      id: 'cases.review.nothingToDecide',
      defaultMessage: 'This plan waits for no decision of yours.',
    },
    checklist: { id: 'cases.review.checklist', defaultMessage: 'Checklist' },
    noDetails: {
      id: 'cases.review.noDetails',
      defaultMessage: 'The lab gave no data with this plan. The picture shows what moves.',
    },
    none: { id: 'cases.review.none', defaultMessage: 'None in this plan.' },
    tooth: { id: 'cases.review.tooth', defaultMessage: 'Tooth' },
    teeth: { id: 'cases.review.teeth', defaultMessage: 'Between' },
    amount: { id: 'cases.review.amount', defaultMessage: 'Amount' },
    beforeStage: { id: 'cases.review.beforeStage', defaultMessage: 'Before stage' },
    form: { id: 'cases.review.form', defaultMessage: 'Form' },
    worn: { id: 'cases.review.worn', defaultMessage: 'Stages' },
    overcorrections: { id: 'cases.review.overcorrections', defaultMessage: 'Overcorrections' },
    direction: { id: 'cases.review.direction', defaultMessage: 'Direction' },
    start: { id: 'cases.review.start', defaultMessage: 'Before treatment' },
    end: { id: 'cases.review.end', defaultMessage: 'Last stage' },
    upper: { id: 'cases.review.upper', defaultMessage: 'Upper stages' },
    lower: { id: 'cases.review.lower', defaultMessage: 'Lower stages' },
    shipAt: { id: 'cases.review.shipAt', defaultMessage: 'First aligners sent, if approved at once' },
    endAt: { id: 'cases.review.endAt', defaultMessage: 'Last aligner worn until' },
    biteHint: {
      id: 'cases.review.biteHint',
      defaultMessage: 'Compare the bite before treatment and after the last stage from each side.',
    },
    comments: { id: 'cases.review.comments', defaultMessage: 'Comments on teeth' },
    noComments: {
      id: 'cases.review.noComments',
      defaultMessage: 'No comments yet. Press a tooth in the picture, or add one here.',
    },
    comment: { id: 'cases.review.comment', defaultMessage: 'Comment' },
    addComment: { id: 'cases.review.addComment', defaultMessage: 'Add a comment' },
    save: { id: 'cases.review.saveComment', defaultMessage: 'Add' },
    added: { id: 'cases.review.commentAdded', defaultMessage: 'The comment is added.' },
    stage: { id: 'cases.review.stage', defaultMessage: 'Stage' },
    remove: { id: 'cases.review.remove', defaultMessage: 'Remove' },
    removeQuestion: { id: 'cases.review.removeQuestion', defaultMessage: 'Remove this comment?' },
    removed: { id: 'cases.review.removed', defaultMessage: 'The comment is removed.' },
    resolution: { id: 'cases.review.resolution', defaultMessage: 'Your answer' },
    numbers: { id: 'cases.review.numbers', defaultMessage: 'Tooth numbers' },
  }),
  earlier: defineMessage<{ number: number }>({
    id: 'cases.review.earlier',
    defaultMessage: 'Comments on plan {number}',
  }),
  atStage: defineMessage<{ stage: number }>({
    id: 'cases.review.atStage',
    defaultMessage: 'At stage {stage}, against the teeth before treatment',
  }),
  byName,
  labSays: defineMessage<{ resolution: string }>({
    id: 'cases.review.labSays',
    defaultMessage: 'The lab: {resolution}',
  }),
  notInModel: defineMessage<{ tooth: string }>({
    id: 'cases.review.notInModel',
    defaultMessage: 'The 3D model of this plan has no tooth {tooth}.',
  }),
  noToothData: defineMessage<{ tooth: string }>({
    id: 'cases.review.noToothData',
    defaultMessage: 'Tooth {tooth}: the lab gave no movement of it.',
  }),
  chosen: defineMessage<{ tooth: string; last: number }>({
    id: 'cases.review.chosen',
    defaultMessage: 'Tooth {tooth} moves until stage {last}.',
  }),
  commentOn: defineMessage<{ tooth: string }>({
    id: 'cases.review.commentOn',
    defaultMessage: 'Comment on tooth {tooth}',
  }),
  mm: defineMessage<{ value: number }>({
    id: 'cases.review.mm',
    defaultMessage: '{value, number, ::.0#} mm',
  }),
  ask: defineMessage<{ stage: number }>({
    id: 'cases.review.ask',
    defaultMessage: 'Ask about stage {stage} in the chat',
  }),
  degrees: defineMessage<{ value: number }>({
    id: 'cases.review.degrees',
    defaultMessage: '{value, number, ::.0}°',
  }),
};

export const checkMessages: Record<PlanCheck, MessageDescriptor> = defineMessages({
  movement: { id: 'cases.review.check.movement', defaultMessage: 'Movements' },
  ipr: { id: 'cases.review.check.ipr', defaultMessage: 'Interproximal reduction' },
  attachments: { id: 'cases.review.check.attachments', defaultMessage: 'Attachments' },
  stages: { id: 'cases.review.check.stages', defaultMessage: 'Stages' },
  bite: { id: 'cases.review.check.bite', defaultMessage: 'Bite' },
});

export const resolutionMessages: Record<PinResolution, MessageDescriptor> = defineMessages({
  resolved: { id: 'cases.review.resolved', defaultMessage: 'Resolved' },
  notResolved: { id: 'cases.review.notResolved', defaultMessage: 'Not resolved' },
});

/** Names of the first three directions stand for millimetres, of the others for degrees. */
export const directionMessages: Record<ToothDirection, MessageDescriptor> = defineMessages({
  mesial: { id: 'cases.review.direction.mesial', defaultMessage: 'Mesial' },
  buccal: { id: 'cases.review.direction.buccal', defaultMessage: 'Buccal' },
  extrusion: { id: 'cases.review.direction.extrusion', defaultMessage: 'Extrusion' },
  torque: { id: 'cases.review.direction.torque', defaultMessage: 'Torque' },
  tip: { id: 'cases.review.direction.tip', defaultMessage: 'Tip' },
  rotation: { id: 'cases.review.direction.rotation', defaultMessage: 'Rotation' },
});
