import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  inList: { id: 'doctors.cases.inList', defaultMessage: 'Open in the list of cases' },
  none: { id: 'doctors.cases.none', defaultMessage: 'This doctor has no cases yet.' },
});

export const columnMessages = defineMessages({
  identifier: { id: 'doctors.cases.identifier', defaultMessage: 'Case' },
  patientName: { id: 'doctors.cases.patientName', defaultMessage: 'Patient name' },
  productId: { id: 'doctors.cases.productId', defaultMessage: 'Product' },
  status: { id: 'doctors.cases.status', defaultMessage: 'Status' },
  createdAt: { id: 'doctors.cases.createdAt', defaultMessage: 'Created at' },
});

export const countMessage = defineMessage<{ count: number }>({
  id: 'doctors.cases.count',
  defaultMessage: '{count, plural, one {# case} other {# cases}}',
});
