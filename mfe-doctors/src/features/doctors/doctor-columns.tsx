import { pathTo, type Doctor } from '@portal/shared/contract';
import { useDates, type Dates } from '@portal/shared/i18n';
import type { ListColumn } from '@portal/shared/list';
import { Link } from '@portal/shared/router';
import { Ltr, orDash } from '@portal/shared/ui';
import { useMemo } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { DoctorActions } from '../../components/doctor-dialogs/doctor-actions';
import { fieldMessages } from '../../components/doctor-fields.messages';
import { DoctorStatusTag } from '../../components/doctor-status-tag';
import { InvitationState } from '../../components/invitation-state';
import { useCountryNames, type CountryOf } from '../../components/use-country-names';
import { useOriginState } from '../../components/use-list-origin';
import type { DoctorAction } from '../../domain/doctor-actions';
import type { ListedDoctor } from '../../domain/doctor-list';
import { messages } from './doctors.messages';

type Column = ListColumn<ListedDoctor>;
type OnAction = (action: DoctorAction, doctor: Doctor) => void;

/**
 * The columns of the list (DR-01), each sortable; the same ones until language, date format, names of countries or `onAction` change.
 * The counts of cases are asked for when one of their columns is chosen.
 */
export function useDoctorColumns(onAction: OnAction): [Column, ...Column[]] {
  const intl = useIntl();
  const dates = useDates();
  const countryOf = useCountryNames();
  return useMemo(() => doctorColumns(intl, dates, countryOf, onAction), [intl, dates, countryOf, onAction]);
}

function doctorColumns(
  { formatMessage, formatNumber }: IntlShape,
  { date }: Dates,
  countryOf: CountryOf,
  onAction: OnAction,
): [Column, ...Column[]] {
  const column = (
    field: keyof typeof fieldMessages,
    width: number,
    render: Column['render'],
    more: Pick<Column, 'isExtra'> = {},
  ): Column => ({
    key: field,
    sort: field,
    width,
    title: formatMessage(fieldMessages[field]),
    render,
    ...more,
  });
  return [
    column('name', 210, (doctor) => <DoctorLink doctor={doctor} />),
    column('email', 240, ({ email }) => <Ltr>{email}</Ltr>),
    column('externalDoctorId', 130, ({ externalDoctorId: id }) => orDash(id && <Ltr>{id}</Ltr>)),
    column('status', 120, ({ status }) => <DoctorStatusTag status={status} />),
    column('invitation', 190, ({ invitation }) => <InvitationState invitation={invitation} />),
    column('country', 150, (doctor) => orDash(countryOf(doctor))),
    column('assignedRm', 170, ({ assignedRm }) => orDash(assignedRm?.name)),
    column('openCases', 120, ({ counts }) => formatNumber(counts?.openCases ?? 0), { isExtra: true }),
    column(
      'lastActivityAt',
      150,
      ({ counts }) => orDash(counts?.lastActivityAt && date(counts.lastActivityAt)),
      {
        isExtra: true,
      },
    ),
    column('createdAt', 140, ({ createdAt }) => date(createdAt), { isExtra: true }),
    {
      key: 'actions',
      title: formatMessage(messages.actions),
      width: 176,
      isPinned: true,
      render: (doctor) => <DoctorActions isInRow doctor={doctor} onAction={onAction} />,
    },
  ];
}

function DoctorLink({ doctor: { uuid, name } }: { doctor: Doctor }) {
  return (
    <Link to={pathTo('doctor', { doctorId: uuid, tab: 'profile' })} state={useOriginState()}>
      {name}
    </Link>
  );
}
