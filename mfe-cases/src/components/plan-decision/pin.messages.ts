import { defineMessage, type MessageDescriptor } from 'react-intl';

/** `text` is an element, as it may be written in any direction. */
const said: MessageDescriptor = defineMessage({
  id: 'cases.pins.said',
  defaultMessage: 'Tooth {tooth}, stage {stage}: {text}',
});

export const pinMessages = {
  said,
  place: defineMessage<{ tooth: string; stage: number }>({
    id: 'cases.pins.place',
    defaultMessage: 'Tooth {tooth}, stage {stage}',
  }),
};
