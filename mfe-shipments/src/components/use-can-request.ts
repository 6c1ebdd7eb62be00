import { hasAccess } from '@portal/shared/contract';
import { useSession } from '@portal/shared/session';

/** Whether requests are open to the reader's role (specification § 6). */
export function useCanRequest(): boolean {
  return hasAccess(useSession().role, 'customerWithRequest');
}
