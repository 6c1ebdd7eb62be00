import type { Case } from '@portal/shared/contract';
import { useDates, type Dates } from '@portal/shared/i18n';
import type { ListColumn } from '@portal/shared/list';
import { CaseStatusTag, Ltr, PatientName } from '@portal/shared/ui';
import { useMemo } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { fieldMessages, flagMessages } from '../../components/case-fields/case-fields.messages';
import { choiceName, LISTED_FIELDS, type ListedField } from '../../components/case-fields/submission-fields';
import type { CaseListName } from '../../domain/case-paths';
import { CaseLink } from './case-link';
import { Turn } from './turn';

type Column = ListColumn<Case>;

/** The columns of a list of cases (CA-07), the same ones until list, language or date format change. */
export function useCaseColumns(list: CaseListName): [Column, ...Column[]] {
  const intl = useIntl();
  const dates = useDates();
  return useMemo(() => caseColumns(list, intl, dates), [list, intl, dates]);
}

/** A field that the server has no index for is not sorted by. Only doctors' cases have doctors. */
function caseColumns(list: CaseListName, intl: IntlShape, { date }: Dates): [Column, ...Column[]] {
  const { formatMessage } = intl;
  const column = (
    key: keyof typeof fieldMessages,
    render: Column['render'],
    more: Pick<Column, 'sort' | 'isExtra'> = {},
  ): Column => ({ key, title: formatMessage(fieldMessages[key]), render, ...more });
  const choice = (key: ListedField, more: Pick<Column, 'sort' | 'isExtra'>): Column =>
    column(key, (caseRecord) => choiceName(key, caseRecord[key], intl), more);
  const flag = (is: boolean) => formatMessage(flagMessages[is ? 'true' : 'false']);
  const ofDoctor = [
    column('doctor', ({ doctor }) => doctor?.name, { sort: 'doctor.name' }),
    column('doctorEmail', ({ doctor }) => doctor && <Ltr>{doctor.email}</Ltr>, { isExtra: true }),
  ];
  return [
    column('identifier', (caseRecord) => <CaseLink caseRecord={caseRecord} />, { sort: 'identifier' }),
    column('patientName', ({ patientName }) => <PatientName name={patientName} />, { sort: 'patientName' }),
    column('clientReferenceId', ({ clientReferenceId: id }) => id && <Ltr>{id}</Ltr>, {
      sort: 'clientReferenceId',
      isExtra: true,
    }),
    choice('productId', { sort: 'productId' }),
    column('status', ({ status }) => <CaseStatusTag status={status} />, { sort: 'status' }),
    column('turn', (caseRecord) => <Turn caseRecord={caseRecord} />, { sort: 'statusSince' }),
    ...(list === 'doctor' ? ofDoctor : []),
    column('assignedRm', ({ assignedRm }) => assignedRm?.name, { isExtra: true }),
    ...LISTED_FIELDS.filter((key) => key !== 'productId').map((key) => choice(key, { isExtra: true })),
    column('hasRefinements', ({ hasRefinements }) => flag(hasRefinements), { isExtra: true }),
    column('withTs', ({ withTs }) => flag(withTs), { isExtra: true }),
    column('createdAt', ({ createdAt }) => date(createdAt), { sort: 'createdAt' }),
    column('submittedAt', ({ submittedAt }) => submittedAt && date(submittedAt), { isExtra: true }),
  ];
}
