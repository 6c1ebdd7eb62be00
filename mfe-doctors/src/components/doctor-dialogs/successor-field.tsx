import type { Doctor } from '@portal/shared/contract';
import { ChoiceField, Loaded } from '@portal/shared/ui';
import { useIntl } from 'react-intl';
import { useBelongingsQuery, useDoctorsQuery } from '../../api/doctors.api';
import { canTakeCases, NOBODY } from '../../domain/doctor-actions';
import { BelongingsAlert } from './belongings-alert';
import { dialogMessages, keepMessage } from './dialogs.messages';

interface SuccessorFieldProps {
  readonly doctor: Doctor;
  /** The doctor goes, so that somebody has to be named; who is only blocked may keep the open cases. */
  readonly isRemoval: boolean;
}

/** What hangs on a doctor, and who takes over the open cases; nothing where nothing hangs on them. */
export function SuccessorField({ doctor, isRemoval }: SuccessorFieldProps) {
  const belongings = useBelongingsQuery(doctor.uuid, { refetchOnMountOrArgChange: true });
  return (
    <Loaded query={belongings} rows={2}>
      {(found) => (
        <>
          {found.cases + found.addresses + found.openShipments > 0 && (
            <BelongingsAlert doctor={doctor} belongings={found} isRemoval={isRemoval} />
          )}
          {found.openCases > 0 && <DoctorChoice doctor={doctor} isRemoval={isRemoval} />}
        </>
      )}
    </Loaded>
  );
}

function DoctorChoice({ doctor, isRemoval }: SuccessorFieldProps) {
  const { formatMessage } = useIntl();
  const doctors = useDoctorsQuery();
  const others = isRemoval
    ? { value: NOBODY, label: formatMessage(dialogMessages.nobody) }
    : { value: NOBODY, label: formatMessage(keepMessage, doctor) };
  return (
    <Loaded query={doctors} rows={1}>
      {({ data }) => (
        <ChoiceField<string>
          isLate
          name="reassignTo"
          label={formatMessage(dialogMessages.reassignTo)}
          showSearch={{ optionFilterProp: 'label' }}
          notFoundContent={formatMessage(dialogMessages.noDoctor)}
          options={[
            others,
            ...data
              .filter((other) => other.uuid !== doctor.uuid && canTakeCases(other))
              .map(({ uuid, name, email }) => ({ value: uuid, label: `${name} (${email})` })),
          ]}
        />
      )}
    </Loaded>
  );
}
