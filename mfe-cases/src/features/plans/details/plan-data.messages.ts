import { defineMessage, defineMessages } from 'react-intl';

export const planDataMessages = {
  ...defineMessages({
    data: { id: 'cases.planData.data', defaultMessage: 'Plan data' },
    none: {
      id: 'cases.planData.none',
      defaultMessage: 'The lab gave no movements, reductions or attachments with this plan.',
    },
    shipAt: { id: 'cases.planData.shipAt', defaultMessage: 'First aligners sent' },
    endAt: { id: 'cases.planData.endAt', defaultMessage: 'Last aligner worn' },
    estimate: {
      id: 'cases.planData.estimate',
      defaultMessage:
        'Dates are estimates: they hold if the plan is approved on the day it was published and every aligner is worn as planned.',
    },
    movement: { id: 'cases.planData.movement', defaultMessage: 'Tooth movement' },
    noMovement: { id: 'cases.planData.noMovement', defaultMessage: 'The lab gave no movement of any tooth.' },
    tooth: { id: 'cases.planData.tooth', defaultMessage: 'Tooth' },
    stages: { id: 'cases.planData.stages', defaultMessage: 'Stages' },
    stage: { id: 'cases.planData.stage', defaultMessage: 'Stage' },
    byStage: { id: 'cases.planData.byStage', defaultMessage: 'Movement by stage' },
    otherTeeth: {
      id: 'cases.planData.otherTeeth',
      defaultMessage: 'The lab gave no data for the teeth that are not listed.',
    },
    ipr: { id: 'cases.planData.ipr', defaultMessage: 'Interproximal reduction (IPR)' },
    noIpr: { id: 'cases.planData.noIpr', defaultMessage: 'No enamel is reduced.' },
    between: { id: 'cases.planData.between', defaultMessage: 'Between' },
    amount: { id: 'cases.planData.amount', defaultMessage: 'Amount' },
    beforeStage: { id: 'cases.planData.beforeStage', defaultMessage: 'Before stage' },
    attachments: { id: 'cases.planData.attachments', defaultMessage: 'Attachments' },
    noAttachments: { id: 'cases.planData.noAttachments', defaultMessage: 'There are no attachments.' },
    type: { id: 'cases.planData.type', defaultMessage: 'Type' },
    overcorrections: { id: 'cases.planData.overcorrections', defaultMessage: 'Overcorrections' },
    noOvercorrections: {
      id: 'cases.planData.noOvercorrections',
      defaultMessage: 'Nothing is planned beyond its aim.',
    },
    beyond: { id: 'cases.planData.beyond', defaultMessage: 'Beyond the aim' },
    printShort: { id: 'cases.planData.printShort', defaultMessage: 'Chairside sheet' },
  }),
  mm: defineMessage<{ mm: string }>({ id: 'cases.planData.mm', defaultMessage: '{mm} mm' }),
  print: defineMessage<{ number: number }>({
    id: 'cases.planData.print',
    defaultMessage: 'Chairside sheet of plan {number}',
  }),
  range: defineMessage<{ from: number; to: number }>({
    id: 'cases.planData.range',
    defaultMessage: '{from}–{to}',
  }),
};
