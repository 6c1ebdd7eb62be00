import { onboardingOf, useSession, type OnboardingState } from '@portal/shared/session';
import { ConfigurationDialog } from './configuration.dialog';
import { CongratulationsDialog } from './congratulations.dialog';
import { GetStartedDialog } from './get-started.dialog';
import { useOnboardingStep } from './use-onboarding-step';

/** What a new company's super admin is led through, over any page (CO-25 to CO-27). */
export function Onboarding() {
  const session = useSession();
  const state = onboardingOf(session);
  if (!state || !session.user) return null;
  return <OnboardingSteps key={session.user.uuid} userUuid={session.user.uuid} state={state} />;
}

function OnboardingSteps({ userUuid, state }: { userUuid: string; state: OnboardingState }) {
  const { step, close } = useOnboardingStep(userUuid, state);
  switch (step) {
    case 'configuration':
      return <ConfigurationDialog />;
    case 'getStarted':
      return <GetStartedDialog onClose={() => close('getStarted')} />;
    case 'congratulations':
      return <CongratulationsDialog wantsHelp={state.wantsHelp} onClose={() => close('congratulations')} />;
    case null:
      return null;
  }
}
