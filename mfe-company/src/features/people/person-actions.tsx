import { DeleteOutlined, EditOutlined, KeyOutlined, LogoutOutlined } from '@ant-design/icons';
import type { Contact } from '@portal/shared/contract';
import { ConfirmButton, FormDialog, RowButton } from '@portal/shared/ui';
import { Flex } from 'antd';
import { useIntl } from 'react-intl';
import { useChangePersonMutation, useRemovePersonMutation } from '../../api/people.api';
import { useEndSessionsOfMutation, useResetSecondFactorMutation } from '../../api/security.api';
import { useChanged } from '../../api/use-changed';
import { toContactChange, toPersonValues, type PersonValues } from '../../domain/person';
import {
  askRemovalMessage,
  editOfMessage,
  messages,
  removeOfMessage,
  resetFactorOfMessage,
  signOutOfMessage,
} from './people.messages';
import { PersonFields } from './person-fields';
import { SuccessorField } from './successor-field';

interface PersonProps {
  readonly person: Contact;
}

/** What a super admin can do with another person's account (CO-04). */
export function PersonActions({ person }: PersonProps) {
  return (
    <Flex gap={4}>
      <EditPerson person={person} />
      <SignOutPerson person={person} />
      {person.flagsMap.secondFactor && <ResetSecondFactor person={person} />}
      {person.role === 'RM' ? <RemoveManager person={person} /> : <RemovePerson person={person} />}
    </Flex>
  );
}

function EditPerson({ person }: PersonProps) {
  const { formatMessage } = useIntl();
  const [change] = useChangePersonMutation();
  const changed = useChanged();

  async function submit(values: PersonValues): Promise<void> {
    changed.person((await change(toContactChange(person, values)).unwrap()).uuid);
  }
  return (
    <FormDialog<PersonValues>
      trigger={
        <RowButton
          icon={<EditOutlined />}
          label={formatMessage(messages.edit)}
          name={formatMessage(editOfMessage, person)}
        />
      }
      title={formatMessage(messages.edit)}
      initialValues={toPersonValues(person)}
      onSubmit={submit}
      done={formatMessage(messages.edited)}
    >
      <PersonFields person={person} />
    </FormDialog>
  );
}

/** Ends what a stolen laptop or phone still opens. */
function SignOutPerson({ person }: PersonProps) {
  const { formatMessage } = useIntl();
  const [end] = useEndSessionsOfMutation();
  return (
    <ConfirmButton
      isAlwaysAllowed
      type="text"
      icon={<LogoutOutlined />}
      aria-label={formatMessage(signOutOfMessage, person)}
      question={formatMessage(signOutOfMessage, person)}
      hint={formatMessage(messages.signOutHint)}
      okText={formatMessage(messages.signOut)}
      run={() => end(person.uuid).unwrap()}
      done={formatMessage(messages.signedOut)}
    />
  );
}

/** For who lost the phone and the recovery codes. */
function ResetSecondFactor({ person }: PersonProps) {
  const { formatMessage } = useIntl();
  const [reset] = useResetSecondFactorMutation();
  const changed = useChanged();
  return (
    <ConfirmButton
      isAlwaysAllowed
      type="text"
      icon={<KeyOutlined />}
      aria-label={formatMessage(resetFactorOfMessage, person)}
      question={formatMessage(resetFactorOfMessage, person)}
      hint={formatMessage(messages.resetFactorHint)}
      okText={formatMessage(messages.resetFactor)}
      danger
      run={async () => {
        await reset(person.uuid).unwrap();
        changed.person(person.uuid);
      }}
      done={formatMessage(messages.factorReset)}
    />
  );
}

/** Asks first; of a relationship manager also who takes over (below). */
function RemovePerson({ person }: PersonProps) {
  const { formatMessage } = useIntl();
  const [remove] = useRemovePersonMutation();
  const changed = useChanged();
  return (
    <ConfirmButton
      type="text"
      danger
      icon={<DeleteOutlined />}
      aria-label={formatMessage(removeOfMessage, person)}
      question={formatMessage(messages.remove)}
      hint={formatMessage(askRemovalMessage, person)}
      okText={formatMessage(messages.confirmRemoval)}
      run={async () => {
        await remove({ uuid: person.uuid }).unwrap();
        changed.person(person.uuid);
      }}
      done={formatMessage(messages.removed)}
    />
  );
}

function RemoveManager({ person }: PersonProps) {
  const { formatMessage } = useIntl();
  const [remove] = useRemovePersonMutation();
  const changed = useChanged();
  return (
    <FormDialog<{ reassignTo?: string }>
      trigger={
        <RowButton
          danger
          icon={<DeleteOutlined />}
          label={formatMessage(messages.remove)}
          name={formatMessage(removeOfMessage, person)}
        />
      }
      danger
      title={formatMessage(messages.remove)}
      hint={formatMessage(askRemovalMessage, person)}
      okText={formatMessage(messages.confirmRemoval)}
      onSubmit={async ({ reassignTo }) => {
        await remove({ uuid: person.uuid, ...(reassignTo !== undefined && { reassignTo }) }).unwrap();
        changed.person(person.uuid);
      }}
      done={formatMessage(messages.removed)}
    >
      <SuccessorField person={person} />
    </FormDialog>
  );
}
