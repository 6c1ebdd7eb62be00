import { defineMessage, defineMessages } from 'react-intl';

/** Texts that belong to the portal as a whole. */
export const portalMessages = defineMessages({
  name: { id: 'shell.portal.name', defaultMessage: 'Case Portal' },
  beta: { id: 'shell.portal.beta', defaultMessage: 'BETA' },
  retry: { id: 'shell.portal.retry', defaultMessage: 'Try again' },
  language: { id: 'shell.portal.language', defaultMessage: 'Language' },
  languageOf: defineMessage<{ language: string }>({
    id: 'shell.portal.languageOf',
    defaultMessage: 'Language: {language}',
  }),
});
