import { PlusOutlined } from '@ant-design/icons';
import { useSearchParams } from '@portal/shared/router';
import { ChangeAction, FormDialog, useReadOnlyReason } from '@portal/shared/ui';
import { Button, Checkbox, Form } from 'antd';
import { useIntl } from 'react-intl';
import { useAddDoctorMutation } from '../../api/doctors.api';
import { toNewDoctor, type DoctorValues } from '../../domain/doctor-form';
import { dialogMessages, doneMessages } from './dialogs.messages';
import { DoctorFields } from './doctor-fields';

/**
 * Adds a doctor, who gets an invitation unless it is not wanted (DR-03). The dialog is open where the address says `?add`, so that the
 * portal's search leads to it.
 */
export function AddDoctorButton() {
  const { formatMessage } = useIntl();
  const [add] = useAddDoctorMutation();
  const [query, setQuery] = useSearchParams();
  const isReadOnly = useReadOnlyReason() !== null;
  const show = (isOpen: boolean): void =>
    setQuery(
      (params) => {
        if (isOpen) params.set('add', '');
        else params.delete('add');
        return params;
      },
      { replace: true },
    );
  return (
    <>
      <ChangeAction>
        <Button type="primary" icon={<PlusOutlined />} onClick={() => show(true)}>
          {formatMessage(dialogMessages.add)}
        </Button>
      </ChangeAction>
      <FormDialog<DoctorValues>
        open={query.has('add') && !isReadOnly}
        onClose={() => show(false)}
        title={formatMessage(dialogMessages.add)}
        onSubmit={(values) => add(toNewDoctor(values)).unwrap()}
        done={formatMessage(doneMessages.add)}
      >
        <DoctorFields />
        <Form.Item name="invite" valuePropName="checked" initialValue={true}>
          <Checkbox>{formatMessage(dialogMessages.inviteToo)}</Checkbox>
        </Form.Item>
      </FormDialog>
    </>
  );
}
