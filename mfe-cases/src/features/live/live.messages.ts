import { defineMessage } from 'react-intl';

export const liveMessages = {
  caseMoved: defineMessage<{ identifier: string; status: string }>({
    id: 'cases.live.caseMoved',
    defaultMessage: 'Case {identifier}: {status}',
  }),
};
