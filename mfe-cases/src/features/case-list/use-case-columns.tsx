import { PRODUCT_NAMES, type Case } from '@portal/shared/contract';
import { useDates } from '@portal/shared/i18n';
import { CaseStatusTag, type DataColumn } from '@portal/shared/ui';
import { useIntl } from 'react-intl';
import { fieldMessages } from '../../domain/case-fields.messages';
import type { SortField } from '../../domain/case-list-view';
import { CaseLink, type ListPlace } from './case-link';
import { Turn } from './turn';

type Column = DataColumn<Case, SortField>;

/** What lists show of a case; only the doctors' side has a doctor to show. */
export function useCaseColumns(place: ListPlace): readonly [Column, ...Column[]] {
  const { formatMessage } = useIntl();
  const { date } = useDates();
  const column = (key: keyof typeof fieldMessages, render: Column['render']): Column => ({
    key,
    title: formatMessage(fieldMessages[key]),
    render,
  });
  const doctor = column('doctor', (subject) => subject.doctor?.name);
  return [
    {
      ...column('identifier', (subject) => <CaseLink subject={subject} place={place} />),
      sort: 'identifier',
    },
    { ...column('patientName', ({ patientName }) => patientName), sort: 'patientName' },
    column('productId', ({ productId }) => PRODUCT_NAMES[productId]),
    column('status', ({ status }) => <CaseStatusTag status={status} />),
    column('turn', (subject) => <Turn subject={subject} />),
    ...(place.list === 'doctor' ? [doctor] : []),
    { ...column('createdAt', ({ createdAt }) => date(createdAt)), sort: 'createdAt' },
  ];
}
