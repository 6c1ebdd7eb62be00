import { REJECT_REASON_KEYS, type RejectReasonKey } from '@portal/shared/contract';

/** Whether a reason of the provider's list is one that this release has a translation for. */
export function isKnownReason(key: string): key is RejectReasonKey {
  return REJECT_REASON_KEYS.some((known) => known === key);
}
