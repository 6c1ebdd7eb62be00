import { PlusOutlined } from '@ant-design/icons';
import { useSession } from '@portal/shared/session';
import { FormDialog } from '@portal/shared/ui';
import { Button } from 'antd';
import { useIntl } from 'react-intl';
import { useAddPersonMutation } from '../../api/people.api';
import { useChanged } from '../../api/use-changed';
import { toNewContact, type PersonValues } from '../../domain/person';
import { messages } from './people.messages';
import { PersonFields } from './person-fields';

/** 'Add Contact' (CO-05). */
export function AddPersonButton() {
  const { formatMessage } = useIntl();
  const { company } = useSession();
  const [add] = useAddPersonMutation();
  const changed = useChanged();
  if (!company) return null;
  return (
    <FormDialog<PersonValues>
      trigger={
        <Button type="primary" icon={<PlusOutlined />}>
          {formatMessage(messages.add)}
        </Button>
      }
      title={formatMessage(messages.addTitle)}
      onSubmit={async (values) =>
        changed.person((await add(toNewContact(values, company.uuid)).unwrap()).uuid)
      }
      done={formatMessage(messages.added)}
    >
      <PersonFields />
    </FormDialog>
  );
}
