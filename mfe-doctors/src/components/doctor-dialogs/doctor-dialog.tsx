import type { Doctor } from '@portal/shared/contract';
import { ConfirmDialog, FormDialog } from '@portal/shared/ui';
import { Alert } from 'antd';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import {
  useChangeDoctorMutation,
  useInviteDoctorMutation,
  useReassignOpenCasesMutation,
  useRemoveDoctorMutation,
} from '../../api/doctors.api';
import { NOBODY, type DoctorAction } from '../../domain/doctor-actions';
import { toDoctorChange, toDoctorValues, type DoctorValues } from '../../domain/doctor-form';
import {
  actionMessages,
  actionOfMessages,
  blockedMessage,
  dialogMessages,
  doneMessages,
  hintMessages,
} from './dialogs.messages';
import { DoctorFields } from './doctor-fields';
import { SuccessorField } from './successor-field';

interface DialogProps {
  readonly doctor: Doctor;
  readonly onClose: () => void;
  /** There is no such doctor any more; the dialog closes besides. */
  readonly onRemoved?: (() => void) | undefined;
}

/** Who takes over open cases; not in the form where there are none. */
interface SuccessorValues {
  readonly reassignTo?: string;
}

const DIALOGS = {
  edit: EditDoctor,
  invite: InviteDoctor,
  block: BlockDoctor,
  unblock: UnblockDoctor,
  handOver: HandOverCases,
  remove: RemoveDoctor,
};

/** The dialog of an action on a doctor (DR-03); rendered while it is open. */
export function DoctorDialog({ action, ...props }: DialogProps & { readonly action: DoctorAction }) {
  const Dialog = DIALOGS[action];
  return <Dialog {...props} />;
}

function EditDoctor({ doctor, onClose }: DialogProps) {
  const { formatMessage } = useIntl();
  const [change] = useChangeDoctorMutation();
  return (
    <FormDialog<DoctorValues>
      open
      onClose={onClose}
      title={formatMessage(actionMessages.edit)}
      initialValues={toDoctorValues(doctor)}
      onSubmit={(values) => change({ uuid: doctor.uuid, change: toDoctorChange(doctor, values) }).unwrap()}
      done={formatMessage(doneMessages.edit)}
    >
      <DoctorFields doctor={doctor} />
    </FormDialog>
  );
}

function InviteDoctor({ doctor, onClose }: DialogProps) {
  const { formatMessage } = useIntl();
  const [invite] = useInviteDoctorMutation();
  return (
    <ConfirmDialog
      question={formatMessage(actionOfMessages.invite, doctor)}
      hint={formatMessage(hintMessages.invite, doctor)}
      okText={formatMessage(actionMessages.invite)}
      run={() => invite(doctor.uuid).unwrap()}
      done={formatMessage(doneMessages.invite)}
      onClose={onClose}
    />
  );
}

/** Blocks first: where giving the cases away is refused, it says so, and another try does what is left. */
function BlockDoctor({ doctor, onClose }: DialogProps) {
  const { formatMessage } = useIntl();
  const [change] = useChangeDoctorMutation();
  const [reassign] = useReassignOpenCasesMutation();
  const [isBlocked, setIsBlocked] = useState(false);
  const { uuid } = doctor;
  const rest = {
    okText: formatMessage(actionMessages.handOver),
    cancelText: formatMessage(dialogMessages.close),
  };
  return (
    <FormDialog<SuccessorValues>
      open
      danger
      onClose={onClose}
      title={formatMessage(actionOfMessages.block, doctor)}
      hint={formatMessage(hintMessages.block, doctor)}
      okText={formatMessage(actionMessages.block)}
      {...(isBlocked && rest)}
      onSubmit={async ({ reassignTo = NOBODY }) => {
        if (!isBlocked) await change({ uuid, change: { status: 'blocked' } }).unwrap();
        if (reassignTo === NOBODY) return;
        try {
          await reassign({ uuid, reassignTo }).unwrap();
        } catch (error) {
          setIsBlocked(true);
          throw error;
        }
      }}
      done={formatMessage(doneMessages.block)}
    >
      {isBlocked && (
        <Alert
          type="info"
          showIcon
          role="status"
          title={formatMessage(blockedMessage, doctor)}
          style={{ marginBlockEnd: 16 }}
        />
      )}
      <SuccessorField doctor={doctor} action="block" />
    </FormDialog>
  );
}

function UnblockDoctor({ doctor, onClose }: DialogProps) {
  const { formatMessage } = useIntl();
  const [change] = useChangeDoctorMutation();
  return (
    <ConfirmDialog
      question={formatMessage(actionOfMessages.unblock, doctor)}
      hint={formatMessage(hintMessages.unblock, doctor)}
      okText={formatMessage(actionMessages.unblock)}
      run={() => change({ uuid: doctor.uuid, change: { status: 'active' } }).unwrap()}
      done={formatMessage(doneMessages.unblock)}
      onClose={onClose}
    />
  );
}

/** Gives away the open cases of a doctor who stays. */
function HandOverCases({ doctor, onClose }: DialogProps) {
  const { formatMessage } = useIntl();
  const [reassign] = useReassignOpenCasesMutation();
  return (
    <FormDialog<Required<SuccessorValues>>
      open
      onClose={onClose}
      title={formatMessage(actionOfMessages.handOver, doctor)}
      hint={formatMessage(hintMessages.handOver, doctor)}
      okText={formatMessage(actionMessages.handOver)}
      onSubmit={({ reassignTo }) => reassign({ uuid: doctor.uuid, reassignTo }).unwrap()}
      done={formatMessage(doneMessages.handOver)}
    >
      <SuccessorField doctor={doctor} action="handOver" />
    </FormDialog>
  );
}

function RemoveDoctor({ doctor, onClose, onRemoved }: DialogProps) {
  const { formatMessage } = useIntl();
  const [remove] = useRemoveDoctorMutation();
  return (
    <FormDialog<SuccessorValues>
      open
      danger
      onClose={onClose}
      title={formatMessage(actionMessages.remove)}
      hint={formatMessage(hintMessages.remove, doctor)}
      okText={formatMessage(actionOfMessages.remove, doctor)}
      onSubmit={async (values) => {
        await remove({ uuid: doctor.uuid, ...values }).unwrap();
        onRemoved?.();
      }}
      done={formatMessage(doneMessages.remove)}
    >
      <SuccessorField doctor={doctor} action="remove" />
    </FormDialog>
  );
}
