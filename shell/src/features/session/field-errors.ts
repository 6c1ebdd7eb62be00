import type { ErrorData } from '@portal/shared/api';
import type { Credentials } from '@portal/shared/contract';
import type { IntlShape } from 'react-intl';
import { noticesOfFailure, noticeText } from '../../notices';

const FIELDS = ['username', 'password'] as const satisfies readonly (keyof Credentials)[];

/** The server's errors of the login's fields (specification § 8); none when the error is about something else. */
export function fieldErrorsOf(
  error: ErrorData,
  intl: IntlShape,
): { name: keyof Credentials; errors: string[] }[] {
  return FIELDS.flatMap((name) => {
    const text = error.errors?.[name];
    if (!text) return [];
    const known = noticesOfFailure({ ...error, errors: {}, message: text });
    return [{ name, errors: known.map((notice) => noticeText(notice, intl)) }];
  });
}
