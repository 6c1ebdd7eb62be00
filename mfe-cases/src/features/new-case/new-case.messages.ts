import { defineMessage, defineMessages } from 'react-intl';

export const newCaseMessages = {
  ...defineMessages({
    newCase: { id: 'cases.newCase.action', defaultMessage: 'New case' },
    title: { id: 'cases.newCase.title', defaultMessage: 'New case' },
    subtitle: {
      id: 'cases.newCase.subtitle',
      defaultMessage: 'Two facts are enough to begin. The rest can follow, now or later.',
    },
    patientRequired: {
      id: 'cases.newCase.patientRequired',
      defaultMessage: 'Please enter the patient’s name',
    },
    productRequired: { id: 'cases.newCase.productRequired', defaultMessage: 'Please choose a product' },
    create: { id: 'cases.newCase.create', defaultMessage: 'Create case' },
    cancel: { id: 'cases.newCase.cancel', defaultMessage: 'Cancel' },
  }),
  created: defineMessage<{ identifier: string }>({
    id: 'cases.newCase.created',
    defaultMessage: 'Case {identifier} is created. Everything you fill in is saved.',
  }),
};
