import { definePart } from '@portal/shared/mfe';

/** What this domain puts over any page. */
export const parts = {
  onboarding: definePart('session', async () => {
    const { Onboarding } = await import('../features/onboarding/onboarding');
    return Onboarding;
  }),
};
