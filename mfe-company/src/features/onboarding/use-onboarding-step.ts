import type { OnboardingStep } from '@portal/shared/contract';
import { useBus, useBusEvent } from '@portal/shared/mfe';
import type { OnboardingState } from '@portal/shared/session';
import { useEffect, useState } from 'react';
import { recall, remember } from './congratulation-memory';

interface OnboardingProgress {
  /** The one dialog to show now; a later one waits for those before it. */
  readonly step: 'configuration' | OnboardingStep | null;
  /** Closes a dialog, here and in the person's other tabs. */
  readonly close: (step: OnboardingStep) => void;
}

/** Leads a super admin through the dialogs of the onboarding in their order, each once (specification § 2). */
export function useOnboardingStep(userUuid: string, state: OnboardingState): OnboardingProgress {
  const { needsNotation, wantsHelp, needsShippingAddress } = state;
  const bus = useBus();
  const [closed, setClosed] = useState<readonly OnboardingStep[]>([]);
  const [isAwaited, setIsAwaited] = useState(() => recall(userUuid) === 'waiting');

  useEffect(() => {
    if (needsShippingAddress && recall(userUuid) === null) remember(userUuid, 'waiting');
  }, [needsShippingAddress, userUuid]);
  if (needsShippingAddress && !isAwaited && recall(userUuid) !== 'told') setIsAwaited(true);

  function markClosed(step: OnboardingStep): void {
    setClosed((before) => [...before, step]);
    if (step === 'congratulations') remember(userUuid, 'told');
  }
  useBusEvent('onboarding:closed', (event) => {
    if (event.userUuid === userUuid) markClosed(event.step);
  });

  const steps = {
    configuration: needsNotation,
    congratulations: isAwaited && !needsShippingAddress && !closed.includes('congratulations'),
    getStarted: wantsHelp && !closed.includes('getStarted') && !closed.includes('congratulations'),
  };
  const step = (['configuration', 'congratulations', 'getStarted'] as const).find((name) => steps[name]);
  return {
    step: step ?? null,
    close: (name) => bus.emit('onboarding:closed', { userUuid, step: name }),
  };
}
