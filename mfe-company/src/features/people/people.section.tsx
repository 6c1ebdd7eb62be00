import { LIMITS, pathTo } from '@portal/shared/contract';
import { useListState } from '@portal/shared/list';
import { Link } from '@portal/shared/router';
import { DataTable, EmptyState, Loaded, SectionCard } from '@portal/shared/ui';
import { Flex } from 'antd';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { usePeopleQuery } from '../../api/people.api';
import { useExistingPage } from '../../components/use-existing-page';
import { AddPersonButton } from './add-person-button';
import { PEOPLE_SORTS, usePeopleColumns } from './people-columns';
import { messages } from './people.messages';
import { PersonDialog, type AskedPerson } from './person-actions';

/** The admin users of the company, for a super admin (CO-04). */
export function PeopleSection() {
  const { formatMessage } = useIntl();
  const [asked, setAsked] = useState<AskedPerson | null>(null);
  const columns = usePeopleColumns(setAsked);
  const list = useListState({
    sort: { field: 'createdAt', direction: 'desc', fields: PEOPLE_SORTS },
    pageSizes: [LIMITS.adminUsersPageSize, 5, 20, 50, 100],
    fields: [],
  });
  const query = usePeopleQuery({
    page: list.page,
    paginate: list.pageSize,
    order: `${list.sort.field} ${list.sort.direction}`,
  });
  useExistingPage(list.page, query.currentData);
  return (
    <SectionCard title={formatMessage(messages.title)} extra={<Actions />}>
      {/* No taller than one person: a page that becomes shorter moves these buttons from under the pointer of whoever is at its end. */}
      <Loaded query={query} rows={1}>
        {(people) => (
          <DataTable
            label={formatMessage(messages.title)}
            columns={columns}
            rows={people.data}
            rowKey={({ uuid }) => uuid}
            list={list}
            total={people.total}
            isTotalCapped={people.isTotalCapped ?? false}
            isRefreshing={query.currentData === undefined}
            empty={<EmptyState text={formatMessage(messages.empty)} />}
          />
        )}
      </Loaded>
      {/* Not in a row, which goes when somebody else adds or removes people: what is typed stays. */}
      {asked && (
        <PersonDialog
          action={asked.action}
          person={query.data?.data.find(({ uuid }) => uuid === asked.person.uuid) ?? asked.person}
          onClose={() => setAsked(null)}
        />
      )}
    </SectionCard>
  );
}

/** Adding somebody, and what all of them did. */
function Actions() {
  const { formatMessage } = useIntl();
  return (
    <Flex wrap align="center" gap={16}>
      <Link to={pathTo('audit')}>{formatMessage(messages.audit)}</Link>
      <Link to={pathTo('patientData')}>{formatMessage(messages.patientData)}</Link>
      <AddPersonButton />
    </Flex>
  );
}
