import { pathTo, type Case, type Doctor } from '@portal/shared/contract';
import { ListSection, useList, type ListDefinition } from '@portal/shared/list';
import { Link } from '@portal/shared/router';
import { SectionCard } from '@portal/shared/ui';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useDoctorCasesQuery } from '../../../api/doctor.api';
import { tabMessages } from '../doctor.messages';
import { useDoctorCaseColumns } from './doctor-case-columns';
import { countMessage, messages } from './doctor-cases.messages';

/** The tab 'cases': the doctor's, with a way into the list of cases, where they can be searched and filtered (DR-02). */
export function DoctorCasesTab({ doctor: { uuid } }: { doctor: Doctor }) {
  const { formatMessage } = useIntl();
  const list = useList(useDoctorCaseList());
  const query = useDoctorCasesQuery({ id: uuid, query: list.query });
  const inList = `${pathTo('caseList', { list: 'doctor' })}?${new URLSearchParams({ doctor: uuid }).toString()}`;
  return (
    <SectionCard
      title={formatMessage(tabMessages.cases)}
      extra={<Link to={inList}>{formatMessage(messages.inList)}</Link>}
    >
      <ListSection list={list} query={query} />
    </SectionCard>
  );
}

function useDoctorCaseList(): ListDefinition<Case> {
  const { formatMessage } = useIntl();
  const columns = useDoctorCaseColumns();
  return useMemo(
    () => ({
      name: 'doctors.cases',
      label: formatMessage(tabMessages.cases),
      columns,
      fields: [],
      sort: { field: 'createdAt', direction: 'desc' },
      rowKey: ({ uuid }) => uuid,
      texts: {
        empty: formatMessage(messages.none),
        noMatch: formatMessage(messages.none),
        count: countMessage,
      },
      fixed: { filter: {}, place: 'doctor' },
    }),
    [formatMessage, columns],
  );
}
