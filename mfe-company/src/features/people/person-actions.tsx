import { DeleteOutlined, EditOutlined, KeyOutlined, LogoutOutlined } from '@ant-design/icons';
import type { Contact } from '@portal/shared/contract';
import { ChangeAction, ConfirmButton, FormDialog, RowButton } from '@portal/shared/ui';
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

/** An action with a form, which is asked about. */
export interface AskedPerson extends PersonProps {
  readonly action: 'edit' | 'removeManager';
}

/** What a super admin can do with another person's account (CO-04). The section shows `PersonDialog`. */
export function PersonActions({
  person,
  onAsk,
}: PersonProps & { readonly onAsk: (asked: AskedPerson) => void }) {
  const { formatMessage } = useIntl();
  return (
    <Flex gap={4}>
      <ChangeAction>
        <RowButton
          icon={<EditOutlined />}
          label={formatMessage(messages.edit)}
          name={formatMessage(editOfMessage, person)}
          onClick={() => onAsk({ action: 'edit', person })}
        />
      </ChangeAction>
      <SignOutPerson person={person} />
      {person.flagsMap.secondFactor && <ResetSecondFactor person={person} />}
      {person.role === 'RM' ? (
        <ChangeAction>
          <RowButton
            danger
            icon={<DeleteOutlined />}
            label={formatMessage(messages.remove)}
            name={formatMessage(removeOfMessage, person)}
            onClick={() => onAsk({ action: 'removeManager', person })}
          />
        </ChangeAction>
      ) : (
        <RemovePerson person={person} />
      )}
    </Flex>
  );
}

interface DialogProps extends PersonProps {
  readonly onClose: () => void;
}

/** The form of an action on a person; rendered while it is open. */
export function PersonDialog({ action, ...props }: DialogProps & Pick<AskedPerson, 'action'>) {
  return action === 'edit' ? <EditPerson {...props} /> : <RemoveManager {...props} />;
}

function EditPerson({ person, onClose }: DialogProps) {
  const { formatMessage } = useIntl();
  const [change] = useChangePersonMutation();
  const changed = useChanged();

  async function submit(values: PersonValues): Promise<void> {
    changed.person((await change(toContactChange(person, values)).unwrap()).uuid);
  }
  return (
    <FormDialog<PersonValues>
      open
      onClose={onClose}
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

function RemoveManager({ person, onClose }: DialogProps) {
  const { formatMessage } = useIntl();
  const [remove] = useRemovePersonMutation();
  const changed = useChanged();
  return (
    <FormDialog<{ reassignTo?: string }>
      open
      danger
      onClose={onClose}
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
