import type { Doctor } from '@portal/shared/contract';
import { ChoiceField, Loaded, useFormRules } from '@portal/shared/ui';
import { Form, Input } from 'antd';
import { useIntl } from 'react-intl';
import { useBelongingsQuery, useDoctorsQuery } from '../../api/doctors.api';
import { canTakeCases, NOBODY, type DoctorAction } from '../../domain/doctor-actions';
import { BelongingsAlert } from './belongings-alert';
import { dialogMessages, keepMessage } from './dialogs.messages';

interface SuccessorFieldProps {
  readonly doctor: Doctor;
  /** What is about to be done: who is removed goes, who is blocked may keep the open cases, and handing them over needs some. */
  readonly action: Extract<DoctorAction, 'remove' | 'block' | 'handOver'>;
}

/** What hangs on a doctor, and who takes it over; nothing where nothing hangs on them. */
export function SuccessorField({ doctor, action }: SuccessorFieldProps) {
  const belongings = useBelongingsQuery(doctor.uuid, { refetchOnMountOrArgChange: true });
  const { openCases = 0, openShipments = 0 } = belongings.data ?? {};
  const isAsked = openCases > 0 || (action === 'remove' && openShipments > 0);
  const doctors = useDoctorsQuery(undefined, { skip: !isAsked });
  const isKnown = belongings.data !== undefined && !belongings.isFetching;
  const isReady = isAsked ? doctors.data !== undefined : action !== 'handOver';
  return (
    <>
      {!(isKnown && isReady) && <NotReady />}
      <Loaded query={belongings} rows={2}>
        {(found) =>
          (found.cases + found.addresses + found.openShipments > 0 || action === 'handOver') && (
            <BelongingsAlert doctor={doctor} belongings={found} isRemoval={action === 'remove'} />
          )
        }
      </Loaded>
      {isAsked && (
        <Loaded query={doctors} rows={1}>
          {({ data }) => <DoctorChoice {...{ doctor, action }} hasCases={openCases > 0} doctors={data} />}
        </Loaded>
      )}
    </>
  );
}

interface DoctorChoiceProps extends SuccessorFieldProps {
  /** Otherwise there are parcels alone. */
  readonly hasCases: boolean;
  readonly doctors: readonly Doctor[];
}

function DoctorChoice({ doctor, action, hasCases, doctors }: DoctorChoiceProps) {
  const { formatMessage } = useIntl();
  const nobody = {
    remove: [
      { value: NOBODY, label: formatMessage(dialogMessages[hasCases ? 'nobody' : 'parcelsToNobody']) },
    ],
    block: [{ value: NOBODY, label: formatMessage(keepMessage, doctor) }],
    handOver: [],
  };
  return (
    <ChoiceField<string>
      isLate
      name="reassignTo"
      label={formatMessage(dialogMessages[hasCases ? 'reassignTo' : 'parcelsTo'])}
      showSearch={{ optionFilterProp: 'label' }}
      notFoundContent={formatMessage(dialogMessages.noDoctor)}
      options={[
        ...nobody[action],
        ...doctors
          .filter((other) => other.uuid !== doctor.uuid && canTakeCases(other))
          .map(({ uuid, name, email }) => ({ value: uuid, label: `${name} (${email})` })),
      ]}
    />
  );
}

/** A field that nobody can fill: the form waits for the answer to what hangs on the doctor. */
function NotReady() {
  const { required } = useFormRules();
  return (
    <Form.Item hidden name="notReady" initialValue={null} rules={[required]}>
      <Input type="hidden" />
    </Form.Item>
  );
}
