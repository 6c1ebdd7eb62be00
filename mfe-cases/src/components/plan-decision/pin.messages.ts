import type { ReactNode } from 'react';
import { defineMessage } from 'react-intl';

export const pinMessages = {
  place: defineMessage<{ tooth: string; stage: number }>({
    id: 'cases.pins.place',
    defaultMessage: 'Tooth {tooth}, stage {stage}',
  }),
  said: defineMessage<{ tooth: string; stage: number; text: ReactNode }>({
    id: 'cases.pins.said',
    defaultMessage: 'Tooth {tooth}, stage {stage}: {text}',
  }),
};
