import type { Doctor } from '@portal/shared/contract';
import { useNavigate } from '@portal/shared/router';
import { DataTable, EmptyState, Loaded, Page } from '@portal/shared/ui';
import { Button, Flex } from 'antd';
import { useIntl } from 'react-intl';
import { doctorsApi } from '../../api/doctors.api';
import { doctorColumns } from './doctor-columns';
import { DoctorFilters } from './doctor-filters';
import { messages } from './doctors.messages';
import { useDoctorList } from './use-doctor-list';

/** The organisation's doctors (DR-01). */
export function DoctorListPage() {
  const { formatMessage } = useIntl();
  const doctors = doctorsApi.useDoctorsQuery();
  return (
    <Page title={formatMessage(messages.title)} subtitle={formatMessage(messages.subtitle)}>
      <Loaded query={doctors} rows={10}>
        {({ data }) =>
          data.length > 0 ? (
            <DoctorList doctors={data} isRefreshing={doctors.isFetching} />
          ) : (
            <EmptyState text={formatMessage(messages.none)} />
          )
        }
      </Loaded>
    </Page>
  );
}

function DoctorList({ doctors, isRefreshing }: { doctors: readonly Doctor[]; isRefreshing: boolean }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const shown = useDoctorList(doctors);
  return (
    <Flex vertical gap={16}>
      <DoctorFilters shown={shown} />
      <DataTable
        label={intl.formatMessage(messages.title)}
        columns={doctorColumns(intl)}
        rows={shown.rows}
        rowKey={({ uuid }) => uuid}
        total={shown.total}
        list={shown.list}
        isRefreshing={isRefreshing || shown.isSearching}
        onOpen={({ uuid }) => void navigate(`/doctors/${uuid}/profile`)}
        empty={
          <EmptyState text={intl.formatMessage(messages.noneFound)}>
            <Button onClick={shown.clear}>{intl.formatMessage(messages.clear)}</Button>
          </EmptyState>
        }
      />
    </Flex>
  );
}
