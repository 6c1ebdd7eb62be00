import type { Arch, ProductId } from '@portal/shared/contract';
import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';

export const slipMessages = defineMessages({
  title: { id: 'shipments.slip.title', defaultMessage: 'Packing slip' },
  back: { id: 'shipments.slip.back', defaultMessage: 'Back to the shipment' },
  print: { id: 'shipments.slip.print', defaultMessage: 'Print' },
  receiver: { id: 'shipments.slip.receiver', defaultMessage: 'Ships to' },
  courier: { id: 'shipments.slip.courier', defaultMessage: 'Courier' },
  airwayBill: { id: 'shipments.slip.airwayBill', defaultMessage: 'Airway bill number' },
  booked: { id: 'shipments.slip.booked', defaultMessage: 'Created at' },
  shipped: { id: 'shipments.slip.shipped', defaultMessage: 'Shipped at' },
  case: { id: 'shipments.slip.case', defaultMessage: 'Case' },
  reference: { id: 'shipments.slip.reference', defaultMessage: 'Your reference' },
  patient: { id: 'shipments.slip.patient', defaultMessage: 'Patient name' },
  doctor: { id: 'shipments.slip.doctor', defaultMessage: 'Doctor' },
  product: { id: 'shipments.slip.product', defaultMessage: 'Product' },
  content: { id: 'shipments.slip.content', defaultMessage: 'In the parcel' },
  checked: { id: 'shipments.slip.checked', defaultMessage: 'Checked by' },
});

export const slipCountMessage = defineMessage<{ count: number }>({
  id: 'shipments.slip.count',
  defaultMessage: '{count, plural, one {# item} other {# items}}',
});

export const productMessages: Record<ProductId, MessageDescriptor> = defineMessages({
  AL: { id: 'shipments.product.AL', defaultMessage: 'Clear Aligners' },
  NG: { id: 'shipments.product.NG', defaultMessage: 'Night Guard' },
  RE: { id: 'shipments.product.RE', defaultMessage: 'Retainer' },
  WK: { id: 'shipments.product.WK', defaultMessage: 'Whitening Kit' },
});

export const archMessages: Record<Arch, MessageDescriptor> = defineMessages({
  both: { id: 'shipments.slip.arch.both', defaultMessage: 'Both arches' },
  upper: { id: 'shipments.slip.arch.upper', defaultMessage: 'Upper' },
  lower: { id: 'shipments.slip.arch.lower', defaultMessage: 'Lower' },
});
