import { PortalError, type ErrorCode } from '@portal/shared/errors';
import type { Person } from '../person';
import type { DeclaredRoute } from '../plugins/declared-routes';
import type { Entrance } from './actors';

/** What the declared access and policy of a route grant: 'allowed', or the code of the refusal. */
export function expectedAnswer(
  route: DeclaredRoute,
  { kind, person }: Pick<Entrance, 'kind' | 'person'>,
): 'allowed' | ErrorCode {
  if (route.access === 'public') return 'allowed';
  if (kind === 'nobody') return 'unauthenticated';
  if (route.access === 'provider') return kind === 'provider' ? 'allowed' : 'forbidden';
  // The service token is no person's session.
  if (!person) return 'sessionExpired';
  return refusalOf(route, person) ?? 'allowed';
}

function refusalOf({ name, access, policy }: DeclaredRoute, person: Person): ErrorCode | null {
  if (access === 'dso' && !person.isDso) return 'forbidden';
  if (policy.rm === 'refused' && person.isRm) return 'rmNotAllowed';
  if (access === 'superAdmin' && !person.isSuperAdmin) return 'forbidden';
  const isChange = !name.startsWith('GET ');
  if (isChange && person.companyStatus === 'BLOCKED' && policy.whenBlocked !== 'allowed')
    return 'companyBlocked';
  try {
    policy.check?.(person);
    return null;
  } catch (error) {
    if (error instanceof PortalError) return error.code;
    throw error;
  }
}
