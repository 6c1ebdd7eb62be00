import { whoActs, type Case, type CaseStatus, type TreatmentPhase } from '@portal/shared/contract';
import { defineMessages, type MessageDescriptor } from 'react-intl';

const turnMessages = defineMessages({
  company: { id: 'cases.turn.client', defaultMessage: 'Your turn since {date}' },
  doctor: { id: 'cases.turn.doctor', defaultMessage: 'The doctor’s turn since {date}' },
  provider: { id: 'cases.turn.provider', defaultMessage: 'With the lab since {date}' },
  courier: { id: 'cases.turn.courier', defaultMessage: 'With the courier since {date}' },
  patient: { id: 'cases.turn.patient', defaultMessage: 'In treatment since {date}' },
  delivered: { id: 'cases.turn.delivered', defaultMessage: 'Delivered since {date}' },
  nobody: { id: 'cases.turn.nobody', defaultMessage: 'Closed since {date}' },
});

/** Where the treatment is while nobody has to act, as far as a status alone says it. */
const RESTING: Partial<Record<CaseStatus, keyof typeof turnMessages>> = {
  SHIPPED: 'delivered',
  ACTIVE: 'patient',
  CANCELED_REFINEMENT: 'delivered',
};
const OF_PHASE: Partial<Record<TreatmentPhase, keyof typeof turnMessages>> = {
  inTreatment: 'patient',
  delivered: 'delivered',
};

/**
 * Says whose turn it is to act on a case. Takes the date since when as `date`.
 * @param phase of the treatment, where it is known: a shipped case is still treated while batches follow
 */
export function turnMessage(
  { status, side }: Pick<Case, 'status' | 'side'>,
  phase?: TreatmentPhase,
): MessageDescriptor {
  const turn = whoActs(status, side);
  if (turn) return turnMessages[turn];
  return turnMessages[(phase ? OF_PHASE[phase] : RESTING[status]) ?? 'nobody'];
}
