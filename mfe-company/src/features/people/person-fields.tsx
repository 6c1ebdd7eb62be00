import type { Contact } from '@portal/shared/contract';
import { useSession } from '@portal/shared/session';
import { EmailField, PhoneField, TextField, useFormRules } from '@portal/shared/ui';
import { Checkbox, Form } from 'antd';
import { useIntl } from 'react-intl';
import { columnMessages, messages } from './people.messages';
import { SuccessorField } from './successor-field';

/** As the contract has it; one more is said at the field and not cut off. */
const NAME_LENGTH = 120;

/** The fields of Add Contact and, with a person, of Edit Contact, where the email is only shown (CO-05). */
export function PersonFields({ person }: { person?: Contact }) {
  const { formatMessage } = useIntl();
  const { lessThan } = useFormRules();
  return (
    <>
      <TextField
        name="name"
        label={formatMessage(columnMessages.name)}
        required
        autoComplete="off"
        rules={[lessThan(NAME_LENGTH + 1)]}
      />
      <EmailField
        name="email"
        label={formatMessage(columnMessages.email)}
        required
        autoComplete="off"
        disabled={person !== undefined}
      />
      <PhoneField name="phone" label={formatMessage(columnMessages.phone)} autoComplete="off" />
      <ManagerField {...(person && { person })} />
    </>
  );
}

/** The role, where the company has it (CO-06). Who gives it up says who takes over. */
function ManagerField({ person }: { person?: Contact }) {
  const { formatMessage } = useIntl();
  const { configuration } = useSession();
  const isManager: unknown = Form.useWatch('isManager');
  const isSuperAdmin = person?.flagsMap.superAdmin ?? false;
  // Who has the role keeps it where the company lost it since, and a super admin can still take it away.
  if (!configuration?.allowRmRole && person?.role !== 'RM') return null;
  if (isSuperAdmin) return <p>{formatMessage(messages.superAdminHint)}</p>;
  return (
    <>
      <Form.Item name="isManager" valuePropName="checked" extra={formatMessage(messages.managerHint)}>
        <Checkbox>{formatMessage(messages.manager)}</Checkbox>
      </Form.Item>
      {person?.role === 'RM' && isManager === false && <SuccessorField person={person} />}
    </>
  );
}
