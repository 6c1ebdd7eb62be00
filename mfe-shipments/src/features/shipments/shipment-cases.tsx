import type { Shipment } from '@portal/shared/contract';
import { Link } from '@portal/shared/router';
import { EmptyState, Ltr, SectionCard } from '@portal/shared/ui';
import { Table } from 'antd';
import { useIntl } from 'react-intl';
import { casePath, type ShipmentType } from '../../domain/shipment-paths';
import { fieldMessages, messages } from './shipments.messages';

type ShippedCase = Shipment['cases'][number];

/** The tab 'cases' of a shipment (SM-02). */
export function ShipmentCases({ type, shipment: { cases } }: { type: ShipmentType; shipment: Shipment }) {
  const { formatMessage } = useIntl();
  const title = formatMessage(fieldMessages.cases);
  if (cases.length === 0) return <EmptyState text={formatMessage(messages.noCases)} />;
  return (
    <SectionCard title={title}>
      <Table<ShippedCase>
        aria-label={title}
        size="middle"
        dataSource={cases}
        rowKey={({ uuid }) => uuid}
        pagination={false}
        columns={[
          {
            key: 'identifier',
            title: formatMessage(fieldMessages.caseIdentifier),
            render: (_, { uuid, identifier }) => (
              <Link to={casePath(type, uuid)}>
                <Ltr>{identifier}</Ltr>
              </Link>
            ),
          },
          {
            key: 'patientName',
            title: formatMessage(fieldMessages.patientName),
            render: (_, { patientName }) => patientName,
          },
        ]}
      />
    </SectionCard>
  );
}
