import { PRODUCT_NAMES, type Case } from '@portal/shared/contract';
import { useDates } from '@portal/shared/i18n';
import { CaseStatusTag, Ltr, PatientName, type DataColumn } from '@portal/shared/ui';
import { useIntl, type MessageDescriptor } from 'react-intl';
import {
  fieldMessages,
  flagMessages,
  impressionTypeMessages,
  packageTypeMessages,
  patientTypeMessages,
} from '../../domain/case-fields.messages';
import type { SortField } from '../../domain/case-list-view';
import { columnsOf, type CaseColumn } from '../../domain/list-preferences';
import { CaseLink, type ListPlace } from './case-link';
import { Turn } from './turn';

type Column = DataColumn<Case, SortField>;

/** The sort that a column's head asks for; a field that the server has no index for is not sorted by. */
const SORTS: Partial<Record<CaseColumn, SortField>> = {
  identifier: 'identifier',
  patientName: 'patientName',
  clientReferenceId: 'clientReferenceId',
  productId: 'productId',
  status: 'status',
  turn: 'statusSince',
  doctor: 'doctor.name',
  createdAt: 'createdAt',
};

/** The chosen columns of a list, in their order; the one that names the case always stands. */
export function useCaseColumns(
  place: ListPlace,
  chosen: readonly CaseColumn[],
): readonly [Column, ...Column[]] {
  const { formatMessage } = useIntl();
  const cells = useCells(place);
  const column = (key: CaseColumn): Column => {
    const sort = SORTS[key];
    return { key, title: formatMessage(fieldMessages[key]), render: cells[key], ...(sort && { sort }) };
  };
  const others = columnsOf(place.list).filter((key) => key !== 'identifier' && chosen.includes(key));
  return [column('identifier'), ...others.map(column)];
}

/** What each column shows of a case. */
function useCells(place: ListPlace): Record<CaseColumn, Column['render']> {
  const { formatMessage } = useIntl();
  const { date } = useDates();
  const named = (message: MessageDescriptor | null) => message && formatMessage(message);
  const flag = (is: boolean) => formatMessage(flagMessages[is ? 'true' : 'false']);
  return {
    identifier: (subject) => <CaseLink subject={subject} place={place} />,
    patientName: ({ patientName }) => <PatientName name={patientName} />,
    clientReferenceId: ({ clientReferenceId }) => clientReferenceId && <Ltr>{clientReferenceId}</Ltr>,
    productId: ({ productId }) => PRODUCT_NAMES[productId],
    status: ({ status }) => <CaseStatusTag status={status} />,
    turn: (subject) => <Turn subject={subject} />,
    doctor: ({ doctor }) => doctor?.name,
    doctorEmail: ({ doctor }) => doctor && <Ltr>{doctor.email}</Ltr>,
    assignedRm: ({ assignedRm }) => assignedRm?.name,
    impressionType: ({ impressionType }) => named(impressionType && impressionTypeMessages[impressionType]),
    packageType: ({ packageType }) => named(packageType && packageTypeMessages[packageType]),
    patientType: ({ patientType }) => named(patientType && patientTypeMessages[patientType]),
    hasRefinements: ({ hasRefinements }) => flag(hasRefinements),
    withTs: ({ withTs }) => flag(withTs),
    createdAt: ({ createdAt }) => date(createdAt),
    submittedAt: ({ submittedAt }) => submittedAt && date(submittedAt),
  };
}
