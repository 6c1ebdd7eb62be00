import { PlusOutlined } from '@ant-design/icons';
import type { NewDoctorAddress } from '@portal/shared/contract';
import { addressActionMessages as messages, FormDialog } from '@portal/shared/ui';
import { Button } from 'antd';
import { useIntl } from 'react-intl';
import { useAddDoctorAddressMutation } from '../../../api/doctor.api';
import { NEW_DOCTOR_ADDRESS } from '../../../domain/doctor-address';
import { DoctorAddressFields } from './doctor-address-fields';

/** 'Add address' of a doctor. */
export function AddDoctorAddress({ doctorUuid }: { doctorUuid: string }) {
  const { formatMessage } = useIntl();
  const [add] = useAddDoctorAddressMutation();
  return (
    <FormDialog<Partial<NewDoctorAddress>>
      trigger={
        <Button type="primary" icon={<PlusOutlined />}>
          {formatMessage(messages.add)}
        </Button>
      }
      title={formatMessage(messages.add)}
      initialValues={NEW_DOCTOR_ADDRESS}
      onSubmit={(values) => add({ id: doctorUuid, body: values as NewDoctorAddress }).unwrap()}
      done={formatMessage(messages.added)}
    >
      <DoctorAddressFields />
    </FormDialog>
  );
}
