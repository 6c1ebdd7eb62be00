import type { ErrorData } from '@portal/shared/api';
import { isNoticeName } from './notices.messages';
import type { NoticeContent } from './notices.slice';

/** The notices of a failed call (specification § 8, AP-03 to AP-05): a missing record tells each of its messages. */
export function noticesOfFailure({ code, status, message, extra = [], errors }: ErrorData): NoticeContent[] {
  if (status === 404 && extra.length > 0) {
    return [
      ...extra.map(({ msg }) => ({ kind: 'error' as const, text: msg })),
      { kind: 'error', name: 'validation' },
    ];
  }
  const firstField = errors && Object.values(errors)[0];
  if (firstField && extra.length === 0) return [{ kind: 'error', name: 'validation', text: firstField }];
  // The client's own text for no answer says less than ours.
  if (code === 'network') return [{ kind: 'error', name: 'network' }];
  return [{ kind: 'error', text: message, ...(isNoticeName(code) && extra.length === 0 && { name: code }) }];
}
