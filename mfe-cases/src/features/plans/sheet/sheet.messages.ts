import { defineMessage, defineMessages } from 'react-intl';

export const sheetMessages = {
  ...defineMessages({
    back: { id: 'cases.planSheet.back', defaultMessage: 'Back to the plans' },
    print: { id: 'cases.planSheet.print', defaultMessage: 'Print' },
    patient: { id: 'cases.planSheet.patient', defaultMessage: 'Patient' },
    case: { id: 'cases.planSheet.case', defaultMessage: 'Case' },
    doctor: { id: 'cases.planSheet.doctor', defaultMessage: 'Doctor' },
    before: { id: 'cases.planSheet.before', defaultMessage: 'Before aligner' },
    ipr: { id: 'cases.planSheet.ipr', defaultMessage: 'IPR' },
    bond: { id: 'cases.planSheet.bond', defaultMessage: 'Bond attachments' },
    remove: { id: 'cases.planSheet.remove', defaultMessage: 'Remove attachments' },
    end: { id: 'cases.planSheet.end', defaultMessage: 'After the last aligner' },
    done: { id: 'cases.planSheet.done', defaultMessage: 'Done' },
    nothing: {
      id: 'cases.planSheet.nothing',
      defaultMessage: 'Nothing is reduced or bonded in this plan.',
    },
  }),
  reduction: defineMessage<{ teeth: string; mm: string }>({
    id: 'cases.planSheet.reduction',
    defaultMessage: '{teeth}: {mm} mm',
  }),
  attachments: defineMessage<{ type: string; teeth: string }>({
    id: 'cases.planSheet.attachments',
    defaultMessage: '{type}: {teeth}',
  }),
  title: defineMessage<{ number: number }>({
    id: 'cases.planSheet.title',
    defaultMessage: 'Chairside sheet, plan {number}',
  }),
};
