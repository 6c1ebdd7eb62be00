import type { KeyedReference, RejectReasonKey } from '@portal/shared/contract';
import { defineMessages, type IntlShape, type MessageDescriptor } from 'react-intl';
import { isKnownReason } from '../../domain/reject-reason';

const reasonMessages: Record<RejectReasonKey, MessageDescriptor> = defineMessages({
  duplicate: { id: 'shipments.rejectReason.duplicate', defaultMessage: 'Duplicate request' },
  wrongCase: { id: 'shipments.rejectReason.wrongCase', defaultMessage: 'Wrong case or patient' },
  wrongSteps: { id: 'shipments.rejectReason.wrongSteps', defaultMessage: 'Wrong steps or arch' },
  newImpressions: {
    id: 'shipments.rejectReason.newImpressions',
    defaultMessage: 'New impressions or scans are needed',
  },
  treatmentFinished: {
    id: 'shipments.rejectReason.treatmentFinished',
    defaultMessage: 'The treatment is finished',
  },
  paymentOpen: { id: 'shipments.rejectReason.paymentOpen', defaultMessage: 'Payment is open' },
  mistake: { id: 'shipments.rejectReason.mistake', defaultMessage: 'Asked for by mistake' },
  other: { id: 'shipments.rejectReason.other', defaultMessage: 'Another reason, see the note' },
});

/** A reason of the provider's list in the reader's language; one that was added later has its own title (SM-06). */
export function rejectReasonText({ key, title }: KeyedReference, { formatMessage }: IntlShape): string {
  return isKnownReason(key) ? formatMessage(reasonMessages[key]) : title;
}
