import { useDates } from '@portal/shared/i18n';
import { Link } from '@portal/shared/router';
import { Loaded, Ltr } from '@portal/shared/ui';
import { Tag } from 'antd';
import { useIntl } from 'react-intl';
import { useCaseShipmentsQuery } from '../../api/case-parts.api';
import { shipmentPath } from '../../domain/case-paths';
import type { CaseTabProps } from '../../domain/case-tab';
import { PartTable } from './part-table';
import { shipmentMessages, shipmentStatusMessages } from './shipments.messages';

/** The parcels with a case in them, newest first (CA-15). */
export function ShipmentsTab({ subject, list }: CaseTabProps) {
  const { formatMessage } = useIntl();
  const { date } = useDates();
  const query = useCaseShipmentsQuery({ list, id: subject.uuid });
  return (
    <Loaded query={query}>
      {(shipments) => (
        <PartTable
          label={shipmentMessages.label}
          rows={shipments}
          empty={shipmentMessages.none}
          columns={[
            [
              shipmentMessages.shipment,
              ({ uuid, identifier }) => (
                <Link to={shipmentPath(list, uuid)}>
                  <Ltr>{identifier}</Ltr>
                </Link>
              ),
            ],
            [
              shipmentMessages.status,
              ({ status }) => (
                <Tag color={status === 'SHIPPED' ? 'green' : 'cyan'} variant="filled">
                  {formatMessage(shipmentStatusMessages[status])}
                </Tag>
              ),
            ],
            [shipmentMessages.courier, ({ courier }) => courier?.title],
            [shipmentMessages.airwayBill, ({ airwayBillNumber: bill }) => bill && <Ltr>{bill}</Ltr>],
            [shipmentMessages.createdAt, ({ createdAt }) => date(createdAt)],
            [shipmentMessages.shippedAt, ({ shippedAt }) => shippedAt && date(shippedAt)],
          ]}
        />
      )}
    </Loaded>
  );
}
