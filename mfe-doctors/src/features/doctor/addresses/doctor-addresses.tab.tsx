import type { Doctor } from '@portal/shared/contract';
import { addressActionMessages, DataTable, EmptyState, Loaded, SectionCard } from '@portal/shared/ui';
import { useIntl } from 'react-intl';
import { useDoctorAddressesQuery } from '../../../api/doctor.api';
import { AddDoctorAddress } from './add-doctor-address';
import { useDoctorAddressColumns } from './doctor-address-columns';
import { messages } from './doctor-addresses.messages';

/** The tab 'addresses' of a doctor (DR-02). */
export function DoctorAddressesTab({ doctor: { uuid } }: { doctor: Doctor }) {
  const { formatMessage } = useIntl();
  const columns = useDoctorAddressColumns();
  const query = useDoctorAddressesQuery(uuid);
  const title = formatMessage(addressActionMessages.addresses);
  return (
    <SectionCard title={title} extra={<AddDoctorAddress doctorUuid={uuid} />}>
      <Loaded query={query}>
        {(addresses) => (
          <DataTable
            label={title}
            columns={columns}
            rows={addresses}
            rowKey={(address) => address.uuid}
            empty={<EmptyState text={formatMessage(messages.empty)} />}
          />
        )}
      </Loaded>
    </SectionCard>
  );
}
