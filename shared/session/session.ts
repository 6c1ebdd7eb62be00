import { useSyncExternalStore } from 'react';
import type { Company, CompanyConfiguration, Contact, Role } from '../contract';
import { createObservable } from '../internal/observable';

/** Who is signed in, as remotes may know it; all null before sign-in. */
export interface SessionView {
  readonly user: Contact | null;
  readonly company: Company | null;
  readonly configuration: CompanyConfiguration | null;
  readonly role: Role | null;
}

const EMPTY: SessionView = { user: null, company: null, configuration: null, role: null };
const view = createObservable<SessionView>(EMPTY);

/** The session as the shell keeps it; read-only for remotes. */
export const session = { get: view.get, subscribe: view.subscribe };

/** The shell's alone: publishes what it knows of the session. */
export function publishSession(next: SessionView | null): void {
  view.set(next ?? EMPTY);
}

export function useSession(): SessionView {
  return useSyncExternalStore(view.subscribe, view.get);
}

/** What the signed-in person is and may do, for offering; the server decides (specification § 6). */
export function usePermissions(): {
  isBlocked: boolean;
  isSuperAdmin: boolean;
  isDso: boolean;
  isRm: boolean;
  /** Has to set up a second factor before anything else; the server refuses all other calls. */
  lacksSecondFactor: boolean;
  /** @deprecated `useReadOnlyReason` of shared/ui knows more; releases that may be rolled back to still read this. */
  canChange: boolean;
} {
  const { user, company, configuration } = useSession();
  const isSuperAdmin = user?.flagsMap.superAdmin ?? false;
  const isBlocked = company?.status === 'BLOCKED';
  return {
    isBlocked,
    isSuperAdmin,
    isDso: company?.flagsMap.isDso ?? false,
    isRm: user?.role === 'RM',
    lacksSecondFactor:
      isSuperAdmin && configuration?.isSecondFactorRequired === true && !user?.flagsMap.secondFactor,
    canChange: user !== null && !isBlocked,
  };
}
