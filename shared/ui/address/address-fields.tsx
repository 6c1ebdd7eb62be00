import { useIntl } from 'react-intl';
import type { Address } from '../../contract';
import { PhoneField, TextField } from '../forms/form-fields';
import { useFormRules } from '../forms/rules/use-form-rules';
import { addressMessages } from './address.messages';
import { PlaceFields } from './place-fields';
import type { Places } from './places';

/** As the contract has them; more is said at the field and not cut off. */
const LENGTHS = { title: 120, street: 250 } as const;

interface AddressFieldsProps {
  readonly places: Places;
  /** Parcels are to go there, which is not possible in every country. */
  readonly isShipping: boolean;
  /** The one that is edited. */
  readonly address?: Address | undefined;
}

/** Who receives where: the fields that an address has whosever it is (CO-13). */
export function AddressFields({ places, isShipping, address }: AddressFieldsProps) {
  const { formatMessage } = useIntl();
  const { lessThan } = useFormRules();
  return (
    <>
      <TextField
        name="title"
        dir="auto"
        label={formatMessage(addressMessages.title)}
        required
        autoComplete="off"
        rules={[lessThan(LENGTHS.title + 1)]}
      />
      <PlaceFields places={places} isShipping={isShipping} saved={address?.country} />
      <TextField
        name="street"
        dir="auto"
        label={formatMessage(addressMessages.street)}
        required
        autoComplete="off"
        rules={[lessThan(LENGTHS.street + 1)]}
      />
      <PhoneField name="phone" label={formatMessage(addressMessages.phone)} required autoComplete="off" />
    </>
  );
}
