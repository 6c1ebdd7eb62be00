import { defineMessages } from 'react-intl';

export const configurationMessages = defineMessages({
  title: { id: 'company.onboarding.configuration.title', defaultMessage: 'Configuration' },
  text: {
    id: 'company.onboarding.configuration.text',
    defaultMessage:
      'Please fill in your dental notation configuration , You can change your dental notation in company profile page',
  },
  notation: { id: 'company.onboarding.configuration.notation', defaultMessage: 'Dental Notation' },
});

export const getStartedMessages = defineMessages({
  title: { id: 'company.onboarding.getStarted.title', defaultMessage: 'Get started' },
  text: {
    id: 'company.onboarding.getStarted.text',
    defaultMessage:
      'Your account is activated. Please add a shipping address, so that we know where to send your cases.',
  },
  hide: { id: 'company.onboarding.getStarted.hide', defaultMessage: "Don't show again" },
  go: { id: 'company.onboarding.getStarted.go', defaultMessage: 'Go to Addresses Page' },
});

export const congratulationsMessages = defineMessages({
  title: { id: 'company.onboarding.congratulations.title', defaultMessage: 'Congratulations' },
  text: {
    id: 'company.onboarding.congratulations.text',
    defaultMessage: 'Your shipping address is saved. You can start submitting new cases.',
  },
  done: { id: 'company.onboarding.congratulations.done', defaultMessage: 'Close' },
});
