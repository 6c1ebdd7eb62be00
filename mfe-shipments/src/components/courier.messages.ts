import { defineMessage, defineMessages } from 'react-intl';

export const courierMessages = defineMessages({
  courier: { id: 'shipments.courier.field', defaultMessage: 'Courier' },
  airwayBill: { id: 'shipments.courier.airwayBill', defaultMessage: 'Airway bill number' },
});

export const airwayBillFormMessage = defineMessage<{ courier: string; example: string }>({
  id: 'shipments.courier.airwayBillForm',
  defaultMessage: 'This is no airway bill of {courier}: theirs look like {example}',
});
