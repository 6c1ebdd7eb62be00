import type { Doctor } from '@portal/shared/contract';
import { namedCountries, useLocale } from '@portal/shared/i18n';
import { useSession } from '@portal/shared/session';
import { ChoiceField, EmailField, TextField, useFormRules } from '@portal/shared/ui';
import { Form } from 'antd';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useCountriesQuery, useManagersQuery } from '../../api/doctors.api';
import { canChangeEmail, EDITED_STATUSES, editedStatusOf } from '../../domain/doctor-form';
import { fieldMessages, statusMessages } from '../doctor-fields.messages';
import { dialogMessages } from './dialogs.messages';

/** As the contract has them; more is said at the field and not cut off. */
const LENGTHS = { name: 120, externalDoctorId: 60 } as const;
const BY_LABEL = { optionFilterProp: 'label' } as const;

/** The fields of a doctor (DR-03), of a new one without `doctor`. */
export function DoctorFields({ doctor }: { doctor?: Doctor }) {
  const { formatMessage } = useIntl();
  const { lessThan } = useFormRules();
  const isFixed = doctor !== undefined && !canChangeEmail(doctor);
  return (
    <>
      <TextField
        name="name"
        dir="auto"
        label={formatMessage(fieldMessages.name)}
        required
        autoComplete="off"
        rules={[lessThan(LENGTHS.name + 1)]}
      />
      <EmailField
        name="email"
        label={formatMessage(fieldMessages.email)}
        required
        autoComplete="off"
        disabled={isFixed}
      />
      {doctor && <EmailHint doctor={doctor} />}
      <TextField
        name="externalDoctorId"
        dir="ltr"
        label={formatMessage(fieldMessages.externalDoctorId)}
        autoComplete="off"
        rules={[lessThan(LENGTHS.externalDoctorId + 1)]}
      />
      <CountryField />
      <ManagerField assigned={doctor?.assignedRm ?? null} />
      {doctor && editedStatusOf(doctor) && <StatusField />}
    </>
  );
}

/** Why the email cannot be changed any more, or what follows from it. */
function EmailHint({ doctor }: { doctor: Doctor }) {
  const { formatMessage } = useIntl();
  const email: unknown = Form.useWatch('email');
  if (!canChangeEmail(doctor)) return <p>{formatMessage(dialogMessages.emailFixed)}</p>;
  if (doctor.invitation.state !== 'open' || email === undefined || email === doctor.email) return null;
  return <p role="status">{formatMessage(dialogMessages.emailVoids)}</p>;
}

function CountryField() {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { data } = useCountriesQuery('all');
  const options = useMemo(
    () => namedCountries(data?.data ?? [], locale).map(({ id, name }) => ({ value: id, label: name })),
    [data, locale],
  );
  return (
    <ChoiceField<number>
      name="locationCountryId"
      label={formatMessage(fieldMessages.country)}
      options={options}
      loading={data === undefined}
      rules={[]}
      allowClear
      showSearch={BY_LABEL}
    />
  );
}

/** Where the company has relationship managers, or the doctor has one of when it had. */
function ManagerField({ assigned }: { assigned: Doctor['assignedRm'] }) {
  const { formatMessage } = useIntl();
  const { configuration } = useSession();
  const isShown = configuration?.allowRmRole === true || assigned !== null;
  const { data } = useManagersQuery(undefined, { skip: !isShown });
  if (!isShown) return null;
  const managers = data?.data ?? (assigned ? [assigned] : []);
  return (
    <ChoiceField<string>
      name="assignedRmUuid"
      label={formatMessage(fieldMessages.assignedRm)}
      options={managers.map(({ uuid, name }) => ({ value: uuid, label: name }))}
      loading={data === undefined}
      rules={[]}
      allowClear
      showSearch={BY_LABEL}
    />
  );
}

/** The account of a doctor who has accepted: open, or closed to what is new (SH-26). */
function StatusField() {
  const { formatMessage } = useIntl();
  return (
    <>
      <ChoiceField<string>
        name="status"
        label={formatMessage(fieldMessages.status)}
        options={EDITED_STATUSES.map((status) => ({
          value: status,
          label: formatMessage(statusMessages[status]),
        }))}
      />
      {Form.useWatch('status') === 'restricted' && (
        <p role="status">{formatMessage(dialogMessages.restrictedMeans)}</p>
      )}
    </>
  );
}
