import { PRODUCT_NAMES, PRODUCTS } from '@portal/shared/contract';
import { caseStatusMessages } from '@portal/shared/ui';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { useCaseDoctorsQuery } from '../../api/cases.api';
import type { FilterKey } from '../../domain/case-filter';
import {
  fieldMessages,
  flagMessages,
  impressionTypeMessages,
  packageTypeMessages,
  patientTypeMessages,
} from '../../domain/case-fields.messages';
import { filterMessages } from './filter.messages';

/** A field to filter by; without options it is a day. */
export interface FilterField {
  readonly label: string;
  readonly options?: readonly { readonly value: string; readonly label: string }[];
}

type Names = Readonly<Record<string, MessageDescriptor>>;
const STATUS_NAMES: Names = { inManufacturing: filterMessages.inManufacturing, ...caseStatusMessages };

/** Names and choices of what lists are filtered by. Doctors are asked for only where they are to be shown. */
export function useFilterFields(withDoctors: boolean): Readonly<Record<FilterKey, FilterField>> {
  const { formatMessage } = useIntl();
  const { data: doctors } = useCaseDoctorsQuery(undefined, { skip: !withDoctors });
  const field = (label: MessageDescriptor, names: Names): FilterField => ({
    label: formatMessage(label),
    options: Object.entries(names).map(([value, name]) => ({ value, label: formatMessage(name) })),
  });
  return {
    status: field(fieldMessages.status, STATUS_NAMES),
    productId: {
      label: formatMessage(fieldMessages.productId),
      options: PRODUCTS.map((value) => ({ value, label: PRODUCT_NAMES[value] })),
    },
    impressionType: field(fieldMessages.impressionType, impressionTypeMessages),
    packageType: field(fieldMessages.packageType, packageTypeMessages),
    patientType: field(fieldMessages.patientType, patientTypeMessages),
    doctor: {
      label: formatMessage(fieldMessages.doctor),
      options: (doctors?.data ?? []).map(({ uuid, name }) => ({ value: uuid, label: name })),
    },
    createdFrom: { label: formatMessage(filterMessages.createdFrom) },
    createdTo: { label: formatMessage(filterMessages.createdTo) },
    hasRefinements: field(fieldMessages.hasRefinements, flagMessages),
    withTs: field(fieldMessages.withTs, flagMessages),
    reference: field(fieldMessages.clientReferenceId, {
      given: filterMessages.given,
      missing: filterMessages.missing,
    }),
  };
}
