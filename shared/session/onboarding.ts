import type { SessionView } from './session';

/** What a new company still lacks, as its super admin is told (specification § 2, onboarding dialogs). */
export interface OnboardingState {
  readonly needsNotation: boolean;
  /** The person's flag showHelp. */
  readonly wantsHelp: boolean;
  readonly needsShippingAddress: boolean;
}

/** Null for everybody who is no super admin, and for a blocked company, which cannot change any of it. */
export function onboardingOf({ user, company }: SessionView): OnboardingState | null {
  if (!user?.flagsMap.superAdmin || !company || company.status === 'BLOCKED') return null;
  return {
    needsNotation: !company.isDentalNotationSet,
    wantsHelp: user.flagsMap.showHelp,
    needsShippingAddress: !company.hasShippingAddress,
  };
}

/** Whether anything is left to be done, so that the onboarding has to be loaded. */
export function isOnboarding(view: SessionView): boolean {
  return Object.values(onboardingOf(view) ?? {}).includes(true);
}
