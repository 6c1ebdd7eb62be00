import { defineMessage, defineMessages } from 'react-intl';

export const comparisonMessages = {
  ...defineMessages({
    totalIpr: { id: 'cases.planComparison.totalIpr', defaultMessage: 'IPR in all' },
    added: { id: 'cases.planComparison.added', defaultMessage: 'new' },
    dropped: { id: 'cases.planComparison.dropped', defaultMessage: 'no longer planned' },
    same: { id: 'cases.planComparison.same', defaultMessage: 'Both versions say the same.' },
    hideSame: { id: 'cases.planComparison.hideSame', defaultMessage: 'Hide what is the same' },
  }),
  showSame: defineMessage<{ count: number }>({
    id: 'cases.planComparison.showSame',
    defaultMessage:
      '{count, plural, one {Show # row that is the same} other {Show # rows that are the same}}',
  }),
  movementOf: defineMessage<{ tooth: string }>({
    id: 'cases.planComparison.movementOf',
    defaultMessage: 'Movement of {tooth}',
  }),
  iprOf: defineMessage<{ teeth: string }>({
    id: 'cases.planComparison.iprOf',
    defaultMessage: 'IPR {teeth}',
  }),
  iprBefore: defineMessage<{ mm: string; stage: number }>({
    id: 'cases.planComparison.iprBefore',
    defaultMessage: '{mm} mm before stage {stage}',
  }),
  attachmentOf: defineMessage<{ tooth: string }>({
    id: 'cases.planComparison.attachmentOf',
    defaultMessage: 'Attachment on {tooth}',
  }),
  overcorrectionOf: defineMessage<{ tooth: string }>({
    id: 'cases.planComparison.overcorrectionOf',
    defaultMessage: 'Overcorrection of {tooth}',
  }),
  stages: defineMessage<{ from: number; to: number }>({
    id: 'cases.planComparison.stages',
    defaultMessage: 'stages {from}–{to}',
  }),
};
