import { waitingStatuses, type Case } from '@portal/shared/contract';
import { useDates, type Dates } from '@portal/shared/i18n';
import type { ListColumn } from '@portal/shared/list';
import { CaseStatusTag, Ltr, PatientName } from '@portal/shared/ui';
import { useMemo } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { fieldMessages, flagMessages } from '../case-fields/case-fields.messages';
import { choiceName, LISTED_FIELDS, type ListedField } from '../case-fields/submission-fields';
import type { CaseListName } from '../../domain/case-paths';
import { turnMessage } from '../turn.messages';
import { CaseLink } from './case-link';
import { Slack } from './slack';

type Column = ListColumn<Case>;

/** The columns of a list of cases (CA-07). Memoised, because a new array draws every row again. */
export function useCaseColumns(list: CaseListName): [Column, ...Column[]] {
  const intl = useIntl();
  const dates = useDates();
  return useMemo(() => caseColumns(list, intl, dates), [list, intl, dates]);
}

/** Columns without `sort` have no index in the server. Only doctors' cases have a doctor. */
function caseColumns(list: CaseListName, intl: IntlShape, { date }: Dates): [Column, ...Column[]] {
  const { formatMessage } = intl;
  const column = (
    key: keyof typeof fieldMessages,
    width: number,
    render: Column['render'],
    more: Pick<Column, 'sort' | 'isExtra'> = {},
  ): Column => ({ key, width, title: formatMessage(fieldMessages[key]), render, ...more });
  const choice = (key: ListedField, more: Pick<Column, 'sort' | 'isExtra'>, width = 150): Column =>
    column(key, width, (caseRecord) => choiceName(key, caseRecord[key], intl), more);
  const flag = (is: boolean) => formatMessage(flagMessages[is ? 'true' : 'false']);
  const ofDoctor = [
    column('doctor', 180, ({ doctor }) => doctor?.name, { sort: 'doctor.name' }),
    column('doctorEmail', 230, ({ doctor }) => doctor && <Ltr>{doctor.email}</Ltr>, { isExtra: true }),
  ];
  return [
    column('identifier', 100, (caseRecord) => <CaseLink caseRecord={caseRecord} />, { sort: 'identifier' }),
    column('patientName', 165, ({ patientName }) => <PatientName name={patientName} />, {
      sort: 'patientName',
    }),
    column('clientReferenceId', 150, ({ clientReferenceId: id }) => id && <Ltr>{id}</Ltr>, {
      sort: 'clientReferenceId',
      isExtra: true,
    }),
    choice('productId', { sort: 'productId' }, 135),
    column('status', 185, ({ status }) => <CaseStatusTag status={status} />, { sort: 'status' }),
    column('turn', 230, (caseRecord) => <Turn caseRecord={caseRecord} />, { sort: 'statusSince' }),
    ...(list === 'doctor' ? ofDoctor : []),
    column('assignedRm', 170, ({ assignedRm }) => assignedRm?.name, {
      sort: 'assignedRm.name',
      isExtra: true,
    }),
    ...LISTED_FIELDS.filter((key) => key !== 'productId').map((key) => choice(key, { isExtra: true })),
    column('hasRefinements', 140, ({ hasRefinements }) => flag(hasRefinements), { isExtra: true }),
    column('withTs', 140, ({ withTs }) => flag(withTs), { isExtra: true }),
    column('dueOn', 130, ({ dueOn }) => dueOn && date(dueOn), { isExtra: true }),
    column('appointmentOn', 130, ({ appointmentOn: day }) => day && date(day), { isExtra: true }),
    column('slack', 160, (caseRecord) => <Slack caseRecord={caseRecord} />, {
      sort: 'slack',
      isExtra: true,
    }),
    column('createdAt', 120, ({ createdAt }) => date(createdAt), { sort: 'createdAt' }),
    column('submittedAt', 130, ({ submittedAt }) => submittedAt && date(submittedAt), { isExtra: true }),
  ];
}

const LABS = { color: 'var(--ant-color-text-description)' };

/** Says whose turn it is to act on a case, and since when. Cases that wait for the company stand out. */
function Turn({ caseRecord }: { caseRecord: Case }) {
  const { formatMessage } = useIntl();
  const { date } = useDates();
  const isOurs = waitingStatuses(caseRecord.side).includes(caseRecord.status);
  return (
    // A plain element: antd's text does much that a cell has no need of, a hundred times a page.
    <span {...(!isOurs && { style: LABS })}>
      {formatMessage(turnMessage(caseRecord), { date: date(caseRecord.statusSince) })}
    </span>
  );
}
