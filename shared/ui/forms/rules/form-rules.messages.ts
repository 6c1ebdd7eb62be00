import { defineMessage, defineMessages } from 'react-intl';

export const ruleMessages = {
  ...defineMessages({
    required: { id: 'shared.rules.required', defaultMessage: 'this field is required' },
    firstCharacterIsLetter: {
      id: 'shared.rules.firstCharacterIsLetter',
      defaultMessage: 'Begin with a letter from A to Z',
    },
    phone: { id: 'shared.rules.phone', defaultMessage: 'Use digits, spaces, brackets, + and - only' },
    email: { id: 'shared.rules.email', defaultMessage: 'Enter an email address, such as name@example.com' },
    passwordVaried: {
      id: 'shared.rules.passwordVaried',
      defaultMessage: 'Not just a few characters repeated',
    },
  }),
  moreThan: defineMessage<{ bound: number }>({
    id: 'shared.rules.moreThan',
    defaultMessage: 'Enter a number above {bound, number}',
  }),
  lessThan: defineMessage<{ bound: number }>({
    id: 'shared.rules.lessThan',
    defaultMessage: '{bound, plural, one {Use fewer than # character} other {Use fewer than # characters}}',
  }),
  passwordLength: defineMessage<{ count: number }>({
    id: 'shared.rules.passwordLength',
    defaultMessage: '{count, plural, one {At least # character} other {At least # characters}}',
  }),
};
