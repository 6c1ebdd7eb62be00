import {
  ARCHES,
  IMPRESSION_TYPES,
  PACKAGE_TYPES,
  PATIENT_TYPES,
  PRODUCTS,
  PRODUCT_NAMES,
} from '@portal/shared/contract';
import type { MessageDescriptor } from 'react-intl';
import {
  archMessages,
  impressionTypeMessages,
  packageTypeMessages,
  patientTypeMessages,
} from '../../domain/case-fields.messages';

/** A value to choose; product names are the provider's and not translated. */
export interface Choice {
  readonly value: string;
  readonly label: string | MessageDescriptor;
}

/** What each field of a submission can be. */
export const CHOICES = {
  productId: PRODUCTS.map((value): Choice => ({ value, label: PRODUCT_NAMES[value] })),
  impressionType: IMPRESSION_TYPES.map((value): Choice => ({ value, label: impressionTypeMessages[value] })),
  arch: ARCHES.map((value): Choice => ({ value, label: archMessages[value] })),
  packageType: PACKAGE_TYPES.map((value): Choice => ({ value, label: packageTypeMessages[value] })),
  patientType: PATIENT_TYPES.map((value): Choice => ({ value, label: patientTypeMessages[value] })),
} as const;
