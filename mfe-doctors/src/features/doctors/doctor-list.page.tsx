import { pathTo, type Doctor } from '@portal/shared/contract';
import { ListPage, useList, useLocalPage, type ListDefinition } from '@portal/shared/list';
import { useNavigate } from '@portal/shared/router';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useDoctorsQuery } from '../../api/doctors.api';
import { DOCTOR_RECORDS } from '../../domain/doctor-list';
import { useDoctorColumns } from './doctor-columns';
import { DOCTOR_FILTERS } from './doctor-filters';
import { countMessage, messages } from './doctors.messages';

/** The organisation's doctors (DR-01): all of them come at once, so searching, sorting and paging are the page's own. */
export function DoctorListPage() {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const list = useList(useDoctorList());
  const query = useLocalPage(list, useDoctorsQuery(), DOCTOR_RECORDS);
  return (
    <ListPage
      title={formatMessage(messages.title)}
      subtitle={formatMessage(messages.subtitle)}
      list={list}
      query={query}
      onOpen={({ uuid }) => void navigate(pathTo('doctor', { doctorId: uuid, tab: 'profile' }))}
    />
  );
}

function useDoctorList(): ListDefinition<Doctor> {
  const { formatMessage } = useIntl();
  const columns = useDoctorColumns();
  return useMemo(
    () => ({
      name: 'doctors.all',
      label: formatMessage(messages.title),
      columns,
      fields: DOCTOR_FILTERS,
      sort: { field: 'name', direction: 'asc' },
      pageSizes: [20, 50, 100],
      rowKey: ({ uuid }) => uuid,
      search: { label: messages.search, isInstant: true },
      texts: {
        empty: formatMessage(messages.none),
        noMatch: formatMessage(messages.noneFound),
        count: countMessage,
      },
    }),
    [formatMessage, columns],
  );
}
