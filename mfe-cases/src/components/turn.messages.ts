import { whoseTurn, type CaseStatus } from '@portal/shared/contract';
import { defineMessages, type MessageDescriptor } from 'react-intl';

const turnMessages = defineMessages({
  client: { id: 'cases.turn.client', defaultMessage: 'Your turn since {date}' },
  provider: { id: 'cases.turn.provider', defaultMessage: 'With the lab since {date}' },
  courier: { id: 'cases.turn.courier', defaultMessage: 'With the courier since {date}' },
  patient: { id: 'cases.turn.patient', defaultMessage: 'In treatment since {date}' },
  nobody: { id: 'cases.turn.nobody', defaultMessage: 'Closed since {date}' },
});

/** Says whose turn it is to act on a case. Takes the date since when as `date`. */
export function turnMessage(status: CaseStatus): MessageDescriptor {
  // Nobody has to act now, but the treatment still goes on.
  if (status === 'ACTIVE') return turnMessages.patient;
  return turnMessages[whoseTurn(status) ?? 'nobody'];
}
