export { isOnboarding, onboardingOf, type OnboardingState } from './onboarding';
export { publishSession, session, usePermissions, useSession, type SessionView } from './session';
