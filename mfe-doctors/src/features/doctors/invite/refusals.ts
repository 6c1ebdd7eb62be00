import type { Doctor, DoctorInvitationResult, ErrorReply } from '@portal/shared/contract';
import { ERROR_STATUS, type ErrorCode } from '@portal/shared/errors';
import { failureTexts } from '@portal/shared/ui';
import type { IntlShape } from 'react-intl';

/** Doctors who were not invited for the same reason. */
export interface Refused {
  readonly reason: string;
  readonly names: readonly string[];
}

/** Who was not invited, by reason: an hour's limit is the same for hundreds. */
export function refusedByReason(
  result: DoctorInvitationResult,
  doctors: readonly Pick<Doctor, 'uuid' | 'name'>[],
  intl: IntlShape,
): readonly Refused[] {
  const names = new Map(doctors.map(({ uuid, name }) => [uuid, name]));
  const byReason = new Map<string, string[]>();
  for (const { uuid, error } of result.doctors) {
    if (!error) continue;
    const reason = reasonOf(error, intl);
    byReason.set(reason, [...(byReason.get(reason) ?? []), names.get(uuid) ?? uuid]);
  }
  return [...byReason].map(([reason, refused]) => ({ reason, names: refused }));
}

/** In the person's language; a code that this release does not know is told by the server's words. */
function reasonOf({ code, ...reply }: ErrorReply, intl: IntlShape): string {
  if (!isErrorCode(code)) return reply.message;
  const { message, values, extra, errors } = reply;
  return failureTexts(
    { code, message, ...(values && { values }), ...(extra && { extra }), ...(errors && { errors }) },
    intl,
  ).join(' ');
}

function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(ERROR_STATUS, code);
}
