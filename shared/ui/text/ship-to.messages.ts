import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { ShipToVia } from '../../contract';

/** Why it is this address. */
export const viaMessages: Record<ShipToVia, MessageDescriptor> = defineMessages({
  default: { id: 'shared.shipTo.via.default', defaultMessage: 'Default shipping address' },
  doctor: { id: 'shared.shipTo.via.doctor', defaultMessage: 'The doctor’s address' },
  company: { id: 'shared.shipTo.via.company', defaultMessage: 'Your company’s shipping address' },
});
