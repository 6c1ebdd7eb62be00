import type { ShipToVia } from '@portal/shared/contract';
import { defineMessages, type MessageDescriptor } from 'react-intl';

export const shipToMessages = defineMessages({
  label: { id: 'cases.shipTo.label', defaultMessage: 'Ships to' },
  missing: { id: 'cases.shipTo.missing', defaultMessage: 'No shipping address is known yet' },
  add: { id: 'cases.shipTo.add', defaultMessage: 'Add a shipping address' },
});

/** Why it is this address. */
export const viaMessages: Record<ShipToVia, MessageDescriptor> = defineMessages({
  default: { id: 'cases.shipTo.via.default', defaultMessage: 'Default shipping address' },
  doctor: { id: 'cases.shipTo.via.doctor', defaultMessage: 'The doctor’s address' },
  company: { id: 'cases.shipTo.via.company', defaultMessage: 'Your company’s shipping address' },
});
