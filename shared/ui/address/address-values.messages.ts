import { defineMessage } from 'react-intl';

export const editOfMessage = defineMessage<{ title: string }>({
  id: 'shared.address.editOf',
  defaultMessage: 'Edit the address of {title}',
});

export const removeOfMessage = defineMessage<{ title: string }>({
  id: 'shared.address.removeOf',
  defaultMessage: 'Remove the address of {title}',
});

export const askRemovalMessage = defineMessage<{ title: string; street: string; city: string }>({
  id: 'shared.address.askRemoval',
  defaultMessage: 'The address of {title}, {street}, {city}, will be removed.',
});

export const notShippableMessage = defineMessage<{ country: string }>({
  id: 'shared.address.notShippable',
  defaultMessage: 'Nothing can be shipped to {country}. Choose another country.',
});

export const openShipmentsMessage = defineMessage<{ count: number }>({
  id: 'shared.address.openShipments',
  defaultMessage: '{count, plural, one {# open shipment} other {# open shipments}}',
});

export const goHereMessage = defineMessage<{ count: number }>({
  id: 'shared.address.goHere',
  defaultMessage:
    '{count, plural, one {# open shipment goes to this address} other {# open shipments go to this address}}',
});

export const ofCasesMessage = defineMessage<{ cases: string; others: number }>({
  id: 'shared.address.ofCases',
  defaultMessage: 'Cases: {cases}{others, plural, =0 {} one { and # other} other { and # others}}',
});
