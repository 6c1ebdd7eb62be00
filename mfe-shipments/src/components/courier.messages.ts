import { defineMessages } from 'react-intl';

export const courierMessages = defineMessages({
  courier: { id: 'shipments.courier.field', defaultMessage: 'Courier' },
  airwayBill: { id: 'shipments.courier.airwayBill', defaultMessage: 'Airway bill number' },
});
