import type { FilterField } from '@portal/shared/list';
import { fieldMessages, statusMessages } from '../../components/doctor-fields.messages';
import { messages } from './doctors.messages';

/** What the list is filtered by. */
export const DOCTOR_FILTERS: readonly FilterField[] = [
  {
    kind: 'choices',
    key: 'status',
    label: fieldMessages.status,
    options: statusMessages,
    quick: { all: messages.allStatuses, several: messages.severalStatuses },
  },
  {
    kind: 'dateRange',
    key: 'created',
    label: fieldMessages.createdAt,
    path: 'createdAt',
    from: messages.createdFrom,
    to: messages.createdTo,
  },
];
