import type { Doctor } from '@portal/shared/contract';
import { Link } from '@portal/shared/router';
import { Ltr, type DataColumn } from '@portal/shared/ui';
import type { IntlShape } from 'react-intl';
import type { DoctorSort } from '../../domain/doctor-list';
import { DoctorStatusTag } from './doctor-status-tag';
import { fieldMessages } from './doctors.messages';

type Column = DataColumn<Doctor, DoctorSort>;
const DASH = '—';

/** The columns of the list (DR-01), each sortable by its own field. */
export function doctorColumns({ formatMessage }: IntlShape): [Column, ...Column[]] {
  const column = (field: DoctorSort, render: Column['render']): Column => ({
    key: field,
    sort: field,
    title: formatMessage(fieldMessages[field]),
    render,
  });
  return [
    column('name', ({ uuid, name }) => <Link to={`/doctors/${uuid}/profile`}>{name}</Link>),
    column('email', ({ email }) => <Ltr>{email}</Ltr>),
    column('externalDoctorId', ({ externalDoctorId: id }) => (id ? <Ltr>{id}</Ltr> : DASH)),
    column('status', ({ status }) => <DoctorStatusTag status={status} />),
    column('country', ({ country }) => country ?? DASH),
    column('assignedRm', ({ assignedRm }) => assignedRm?.name ?? DASH),
  ];
}
