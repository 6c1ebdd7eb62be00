import type { DentalNotation } from '@portal/shared/contract';
import { defineMessages, type MessageDescriptor } from 'react-intl';

export const dentalNotationMessages: Record<DentalNotation, MessageDescriptor> = defineMessages({
  fdi: { id: 'company.dentalNotation.fdi', defaultMessage: 'FDI' },
  palmer: { id: 'company.dentalNotation.palmer', defaultMessage: 'Palmer' },
  universal: { id: 'company.dentalNotation.universal', defaultMessage: 'Universal' },
});
