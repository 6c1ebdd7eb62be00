import { isOnboarding, useSession } from '@portal/shared/session';
import { useState } from 'react';

/**
 * Whether the onboarding's part is for this person (CO-25 to CO-27). It stays until they leave, once it was: the part has the last
 * word, after everything that it asked for is there.
 */
export function useOnboarding(): boolean {
  const session = useSession();
  const [begunFor, setBegunFor] = useState<string>();
  const uuid = session.user?.uuid;
  const isDue = isOnboarding(session);
  if (isDue && begunFor !== uuid) setBegunFor(uuid);
  return isDue || (uuid !== undefined && begunFor === uuid);
}
