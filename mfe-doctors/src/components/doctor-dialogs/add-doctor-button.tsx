import { PlusOutlined } from '@ant-design/icons';
import { FormDialog } from '@portal/shared/ui';
import { Button, Checkbox, Form } from 'antd';
import { useIntl } from 'react-intl';
import { useAddDoctorMutation } from '../../api/doctors.api';
import { toNewDoctor, type DoctorValues } from '../../domain/doctor-form';
import { dialogMessages, doneMessages } from './dialogs.messages';
import { DoctorFields } from './doctor-fields';

/** Adds a doctor, who gets an invitation unless it is not wanted (DR-03). */
export function AddDoctorButton() {
  const { formatMessage } = useIntl();
  const [add] = useAddDoctorMutation();
  return (
    <FormDialog<DoctorValues>
      trigger={
        <Button type="primary" icon={<PlusOutlined />}>
          {formatMessage(dialogMessages.add)}
        </Button>
      }
      title={formatMessage(dialogMessages.add)}
      onSubmit={(values) => add(toNewDoctor(values)).unwrap()}
      done={formatMessage(doneMessages.add)}
    >
      <DoctorFields />
      <Form.Item name="invite" valuePropName="checked" initialValue={true}>
        <Checkbox>{formatMessage(dialogMessages.inviteToo)}</Checkbox>
      </Form.Item>
    </FormDialog>
  );
}
