import { pathTo, type Doctor } from '@portal/shared/contract';
import { useDates, type Dates } from '@portal/shared/i18n';
import type { ListColumn } from '@portal/shared/list';
import { Link } from '@portal/shared/router';
import { Ltr, orDash } from '@portal/shared/ui';
import { useMemo } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { fieldMessages } from '../../components/doctor-fields.messages';
import { DoctorStatusTag } from '../../components/doctor-status-tag';

type Column = ListColumn<Doctor>;

/** The columns of the list (DR-01), each sortable; the same ones until language or date format change. */
export function useDoctorColumns(): [Column, ...Column[]] {
  const intl = useIntl();
  const dates = useDates();
  return useMemo(() => doctorColumns(intl, dates), [intl, dates]);
}

function doctorColumns({ formatMessage }: IntlShape, { date }: Dates): [Column, ...Column[]] {
  const column = (
    field: keyof typeof fieldMessages,
    render: Column['render'],
    more: Pick<Column, 'isExtra'> = {},
  ): Column => ({ key: field, sort: field, title: formatMessage(fieldMessages[field]), render, ...more });
  return [
    column('name', ({ uuid, name }) => (
      <Link to={pathTo('doctor', { doctorId: uuid, tab: 'profile' })}>{name}</Link>
    )),
    column('email', ({ email }) => <Ltr>{email}</Ltr>),
    column('externalDoctorId', ({ externalDoctorId: id }) => orDash(id && <Ltr>{id}</Ltr>)),
    column('status', ({ status }) => <DoctorStatusTag status={status} />),
    column('country', ({ country }) => orDash(country)),
    column('assignedRm', ({ assignedRm }) => orDash(assignedRm?.name)),
    column('createdAt', ({ createdAt }) => date(createdAt), { isExtra: true }),
  ];
}
