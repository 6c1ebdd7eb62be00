import type { ProductId } from '@portal/shared/contract';
import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';

export const newCaseMessages = {
  ...defineMessages({
    title: { id: 'cases.newCase.title', defaultMessage: 'New case' },
    subtitle: {
      id: 'cases.newCase.subtitle',
      defaultMessage:
        'What do you need? Your choice creates the case, and everything you fill in from then on is saved.',
    },
    products: { id: 'cases.newCase.products', defaultMessage: 'Products' },
    cancel: { id: 'cases.newCase.cancel', defaultMessage: 'Cancel' },
  }),
  created: defineMessage<{ identifier: string }>({
    id: 'cases.newCase.created',
    defaultMessage: 'Case {identifier} has been created. Everything you fill in is saved.',
  }),
};

/** What a product is for, in one line. */
export const productMessages: Record<ProductId, MessageDescriptor> = defineMessages({
  AL: {
    id: 'cases.newCase.product.AL',
    defaultMessage: 'Straightens teeth step by step, following a treatment plan.',
  },
  NG: {
    id: 'cases.newCase.product.NG',
    defaultMessage: 'Protects teeth from grinding and clenching during sleep.',
  },
  RE: {
    id: 'cases.newCase.product.RE',
    defaultMessage: 'Keeps teeth in place after treatment.',
  },
  WK: {
    id: 'cases.newCase.product.WK',
    defaultMessage: 'Whitens teeth at home, with trays.',
  },
});
