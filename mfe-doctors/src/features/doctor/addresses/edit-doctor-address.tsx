import type { Address, NewDoctorAddress } from '@portal/shared/contract';
import {
  AddressButton,
  addressActionMessages as messages,
  FormDialog,
  ParcelsAlert,
} from '@portal/shared/ui';
import { useIntl } from 'react-intl';
import { useChangeDoctorAddressMutation } from '../../../api/doctor.api';
import { toDoctorAddressValues } from '../../../domain/doctor-address';
import { DoctorAddressFields } from './doctor-address-fields';

/** Edits an address of a doctor. What somebody else saved meanwhile is said before it is overwritten. */
export function EditDoctorAddress({ address }: { address: Address }) {
  const { formatMessage } = useIntl();
  const [change] = useChangeDoctorAddressMutation();
  const { uuid, version } = address;
  return (
    <FormDialog<Partial<NewDoctorAddress>>
      trigger={<AddressButton action="edit" address={address} />}
      title={formatMessage(messages.edit)}
      initialValues={toDoctorAddressValues(address)}
      onSubmit={(values) => change({ id: uuid, body: { ...(values as NewDoctorAddress), version } }).unwrap()}
      done={formatMessage(messages.edited)}
    >
      <ParcelsAlert address={address} />
      <DoctorAddressFields address={address} />
    </FormDialog>
  );
}
