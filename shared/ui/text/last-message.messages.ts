import { defineMessage } from 'react-intl';

export const lastMessageMessages = {
  you: defineMessage({ id: 'shared.lastMessage.you', defaultMessage: 'You' }),
  files: defineMessage<{ count: number }>({
    id: 'shared.lastMessage.files',
    defaultMessage: '{count, plural, one {# file} other {# files}}',
  }),
  more: defineMessage<{ count: number }>({
    id: 'shared.lastMessage.more',
    defaultMessage: '{count, plural, one {and # more file} other {and # more files}}',
  }),
};
