import type { Address } from '@portal/shared/contract';
import { AddressButton, AddressRemoval, ChangeAction } from '@portal/shared/ui';
import { useState } from 'react';
import {
  useCompanyShippingAddressesQuery,
  useDoctorAddressesQuery,
  useRemoveDoctorAddressMutation,
} from '../../../api/doctor.api';
import { isForShipments } from '../../../domain/doctor-address';

/** Asks first; of an address that parcels go to also where they go instead. */
export function RemoveDoctorAddress({ address }: { address: Address }) {
  const [isOpen, setIsOpen] = useState(false);
  const [remove] = useRemoveDoctorAddressMutation();
  return (
    <>
      <ChangeAction>
        <AddressButton action="remove" address={address} onClick={() => setIsOpen(true)} />
      </ChangeAction>
      {isOpen && (
        <AddressRemoval
          address={address}
          useReplacements={useReplacements}
          onRemove={(replaceWith) =>
            remove({ id: address.uuid, ...(replaceWith !== undefined && { replaceWith }) }).unwrap()
          }
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

/** The doctor's other shipping addresses, then the organisation's. */
function useReplacements({ doctorUuid }: Address) {
  const own = useDoctorAddressesQuery(doctorUuid ?? '', { skip: doctorUuid === null });
  const company = useCompanyShippingAddressesQuery(undefined, { refetchOnMountOrArgChange: true });
  return {
    data: own.data && company.data && [...own.data.filter(isForShipments), ...company.data.data],
    error: company.error ?? own.error,
    refetch: () => Promise.all([own.refetch(), company.refetch()]),
  };
}
